### Fog Chess: česky.
### Tykáme; „kámen“ zahrnuje i pěšce. Za jednopísmennými předložkami a spojkami a v datech stojí pevná mezera.

app-title = Fog Chess
back-home = Domů

start-failed-title = Fog Chess se nepodařilo spustit
start-failed = Část aplikace se nenačetla. Zkontroluj připojení a načti stránku znovu. Tvé partie jsou v bezpečí.
start-no-wasm-title = Něco chybí
start-no-wasm = Tento prohlížeč nemá WebAssembly, nebo je tu vypnuté. Povol je pro tuto stránku, nebo použij aktuální prohlížeč.
start-crashed-title = Fog Chess se zastavil
start-crashed = Chyba v aplikaci. Tvé tahy jsou uložené: načti stránku znovu a hraj dál.
start-again = Načíst znovu

## Strany, kameny, data

side = { $side ->
    [white] Bílý
   *[black] Černý
}
side-named = { $side ->
    [white] Bílý: { $name }
   *[black] Černý: { $name }
}
piece-name = { $role ->
    [pawn] Pěšec
    [knight] Jezdec
    [bishop] Střelec
    [rook] Věž
    [queen] Dáma
   *[king] Král
}
piece-letter-king = K
piece-letter-queen = D
piece-letter-rook = V
piece-letter-bishop = S
piece-letter-knight = J
date = { $month ->
    [january] { $day }. 1. { $year }
    [february] { $day }. 2. { $year }
    [march] { $day }. 3. { $year }
    [april] { $day }. 4. { $year }
    [may] { $day }. 5. { $year }
    [june] { $day }. 6. { $year }
    [july] { $day }. 7. { $year }
    [august] { $day }. 8. { $year }
    [september] { $day }. 9. { $year }
    [october] { $day }. 10. { $year }
    [november] { $day }. 11. { $year }
   *[december] { $day }. 12. { $year }
}

## Úvodní stránka

home-what = Šachy v mlze: vidíš jen tam, kam můžeš táhnout.
home-play = Hrát na tomto zařízení
home-guide = Hraješ poprvé? Dvě minuty
home-how = Jak se hraje
home-how-see = Vidíš své kameny a pole, na která mohou táhnout. Zbytek je mlha.
home-how-win = Vezmi soupeři krále. Šach nikdo nehlásí, hlídej si i svého.
home-how-pass = Po každém tahu předej telefon. Šachovnici mezitím skryje opona.
home-active = Rozehrané partie
home-finished = Dohrané partie
home-damaged = Poškozené partie
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Bílý na tahu
   *[black] Černý na tahu
}
home-turn-named = { $side ->
    [white] Bílý na tahu: { $name }
   *[black] Černý na tahu: { $name }
}
home-progress = { $number }. tah · { $date }
home-length = { $number ->
    [one] { $number } tah · { $date }
    [few] { $number } tahy · { $date }
    [many] { $number } tahu · { $date }
   *[other] { $number } tahů · { $date }
}
home-delete = Smazat partii { $names }
home-save = Uložit partii { $names } do souboru
home-damaged-text = Tuto partii nelze načíst. Ulož si ji do souboru, nebo ji smaž.
home-damaged-newer = Pochází z novější verze aplikace.
home-damaged-export = Uložit do souboru: { $name }
home-damaged-delete = Smazat: { $name }
home-more = Další
home-import = Importovat partie
home-export-all = Exportovat vše
home-export-finished-pgn = Dohrané jako PGN
install = Nainstalovat aplikaci
install-by-hand = Aplikaci nainstaluješ takto: otevři v prohlížeči nabídku Sdílet a zvol „Přidat na plochu“.

## Nová partie

new-title = Nová partie
new-first-player = První hráč
new-second-player = Druhý hráč
new-name-placeholder = Jméno
new-white = Kdo má bílé?
new-random = Rozhodne los
new-clock = Hodiny
new-clock-hint = Minuty na partii + sekundy za každý tah. Za oponou čas stojí.
new-no-clock = Bez hodin
new-custom-clock = Vlastní
new-minutes = Minuty
new-increment = Sekundy za tah
new-clock-error = Minuty od 1 do { $minutes }, sekundy od 0 do { $seconds }.
new-start = Začít partii

## Opona mezi dvěma tahy

curtain-move-number = { $number }. tah
curtain-start = { $side ->
    [white] Začínáš. Nikdo jiný by se teď neměl dívat.
   *[black] Začínáš. Nikdo jiný by se teď neměl dívat.
}
curtain-turn = { $side ->
    [white] Jsi na tahu. Nikdo jiný by se teď neměl dívat.
   *[black] Jsi na tahu. Nikdo jiný by se teď neměl dívat.
}
curtain-back = { $side ->
    [white] Partie čeká na tebe. Nikdo jiný by se teď neměl dívat.
   *[black] Partie čeká na tebe. Nikdo jiný by se teď neměl dívat.
}
curtain-open = Ukázat moji šachovnici

## U šachovnice

board-label = Šachovnice
square-hidden = { $square }, skryté
square-empty = { $square }, prázdné
square-own = { $role ->
    [pawn] { $square }, tvůj pěšec
    [knight] { $square }, tvůj jezdec
    [bishop] { $square }, tvůj střelec
    [rook] { $square }, tvoje věž
    [queen] { $square }, tvoje dáma
   *[king] { $square }, tvůj král
}
square-enemy = { $role ->
    [pawn] { $square }, soupeřův pěšec
    [knight] { $square }, soupeřův jezdec
    [bishop] { $square }, soupeřův střelec
    [rook] { $square }, soupeřova věž
    [queen] { $square }, soupeřova dáma
   *[king] { $square }, soupeřův král
}
square-white = { $role ->
    [pawn] { $square }, bílý pěšec
    [knight] { $square }, bílý jezdec
    [bishop] { $square }, bílý střelec
    [rook] { $square }, bílá věž
    [queen] { $square }, bílá dáma
   *[king] { $square }, bílý král
}
square-black = { $role ->
    [pawn] { $square }, černý pěšec
    [knight] { $square }, černý jezdec
    [bishop] { $square }, černý střelec
    [rook] { $square }, černá věž
    [queen] { $square }, černá dáma
   *[king] { $square }, černý král
}
square-is-picked = vybráno
square-can-be-reached = sem lze táhnout
square-can-be-taken = lze brát
square-can-castle = rošáda s touto věží
square-of-last-move = poslední tah
square-of-loss = tady padl tvůj kámen
square-of-pending-move = čeká na potvrzení

table-your-turn = Jsi na tahu
table-moved = Tah zahrán
table-you-are = { $side ->
    [white] Hraješ bílými
   *[black] Hraješ černými
}
table-lost = { $role ->
    [pawn] Na { $square } ti soupeř vzal pěšce.
    [knight] Na { $square } ti soupeř vzal jezdce.
    [bishop] Na { $square } ti soupeř vzal střelce.
    [rook] Na { $square } ti soupeř vzal věž.
    [queen] Na { $square } ti soupeř vzal dámu.
   *[king] Na { $square } ti soupeř vzal krále.
}
table-draw-declined = Remízu odmítá { $name }.
table-draw-mine = Nabízíš remízu.
table-pass = Předat: { $name }
table-passing = Opona za chvilku spadne.
table-confirm = Zahrát { $move }
table-cancel = Zrušit
table-draw-offered = { $name } nabízí remízu.
table-draw-accept = Přijmout
table-draw-decline = Odmítnout
table-type = Zapsat tah
table-offer-draw = Nabídka remízy
table-draw-withdraw = Zrušit nabídku
table-resign = Vzdát
typed-label = Tah, třeba e2e4 nebo Jf3
typed-placeholder = e2e4, Jf3
typed-play = Zahrát
typed-close = Zavřít pole
typed-not-a-move = To není tah. Napiš e2e4 nebo Jf3.
typed-illegal = Tohle žádný tvůj kámen nemůže.
typed-ambiguous = To může víc kamenů. Napiš i odkud: e2e4.
seat-took = { $side ->
    [white] Kořist bílého: { $pieces }
   *[black] Kořist černého: { $pieces }
}
seat-clock = { $side ->
    [white] Bílému zbývá { $time }
   *[black] Černému zbývá { $time }
}
promotion-title = Z tvého pěšce bude

moves-label = Tahy
moves-none = Zatím žádný tah
moves-hidden = { $side ->
    [white] Bílý táhl
   *[black] Černý táhl
}
moves-hidden-taking = { $side ->
    [white] Bílý ti vzal kámen na { $square }
   *[black] Černý ti vzal kámen na { $square }
}

spoken-goes = { $role ->
    [pawn] pěšec{ $from } na { $to }
    [knight] jezdec{ $from } na { $to }
    [bishop] střelec{ $from } na { $to }
    [rook] věž{ $from } na { $to }
    [queen] dáma{ $from } na { $to }
   *[king] král{ $from } na { $to }
}
spoken-takes = { $role ->
    [pawn] pěšec{ $from } bere na { $to }
    [knight] jezdec{ $from } bere na { $to }
    [bishop] střelec{ $from } bere na { $to }
    [rook] věž{ $from } bere na { $to }
    [queen] dáma{ $from } bere na { $to }
   *[king] král{ $from } bere na { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, proměna v jezdce
    [bishop] { $move }, proměna ve střelce
    [rook] { $move }, proměna ve věž
   *[queen] { $move }, proměna v dámu
}
spoken-castles-king-side = malá rošáda
spoken-castles-queen-side = velká rošáda

## Otázky

ask-no = Hrát dál
ask-resign = Vzdát partii?
ask-resign-detail = Partie skončí tvou prohrou.
ask-resign-yes = Vzdát
ask-offer-draw = Nabídnout remízu?
ask-offer-draw-detail = Soupeř odpoví, až bude na tahu. Zahraj svůj tah a předej telefon.
ask-offer-draw-yes = Nabídnout remízu
ask-accept-draw = Přijmout remízu?
ask-accept-draw-detail = Partie skončí a nikdo nevyhraje.
ask-accept-draw-yes = Přijmout

## Jak partie skončila

result-win = { $winner ->
    [white] Bílý vyhrál
   *[black] Černý vyhrál
}
result-win-named = Vítězí { $name }
result-draw = Remíza
result-king-captured = { $winner ->
    [white] Bílý vzal černého krále.
   *[black] Černý vzal bílého krále.
}
result-resignation = { $winner ->
    [white] Černý se vzdal.
   *[black] Bílý se vzdal.
}
result-time = { $winner ->
    [white] Černému došel čas.
   *[black] Bílému došel čas.
}
result-no-move = Strana na tahu nemá žádný tah.
result-threefold = Stejná pozice potřetí.
result-fifty-moves = Padesát tahů bez braní a bez tahu pěšcem.
result-agreement = Hráči se dohodli.

## Přehrání dohrané partie

replay-turn-board = Otočit šachovnici
replay-save = Uložit partii
replay-save-pgn = Uložit jako PGN
replay-save-json = Uložit jako JSON
replay-perspective = Čí pohled
replay-white-view = Vidí bílý
replay-true-board = Bez mlhy
replay-black-view = Vidí černý
replay-steps = Procházet partii
replay-first = Na začátek
replay-back = Zpět
replay-forward = Vpřed
replay-last = Na konec
replay-rematch = Odveta

## Pravidla

rules-title = Pravidla
lessons-coming = Okamžik …
lessons-missing = Stránku se nepodařilo načíst. Zkontroluj připojení.
lessons-retry = Zkusit znovu
guide-title = První partie

## Nastavení

settings-title = Nastavení
settings-look = Vzhled
settings-language = Jazyk
settings-language-browser = Podle prohlížeče
settings-theme = Motiv
settings-theme-system = Podle systému
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-board = Barvy šachovnice
settings-board-wood = Dřevo
settings-board-slate = Břidlice
settings-board-sea = Moře
settings-board-contrast = Kontrast
settings-notation = Kameny v zápisu tahů
settings-notation-figurines = Obrázky: ♘f3
settings-notation-letters = Písmena: Jf3
settings-coordinates = Souřadnice
settings-play = Hra
settings-turning = Pohled na šachovnici
settings-turning-viewer = Od hráče na tahu
settings-turning-white = Vždy od bílého
settings-confirm-moves = Potvrzovat každý tah
settings-pass-alone = Opona padá sama
settings-pass-alone-hint = Pár sekund po každém tahu
settings-noise = Zvuk
settings-sound = Zvuky
settings-vibration = Vibrace
settings-device = Aplikace
settings-keep-awake = Displej při partii nezhasne
settings-offline = Vše je v tomto zařízení: aplikace funguje bez sítě.
settings-online = Aplikace ještě není v tomto zařízení: k otevření potřebuje síť.
settings-version = Verze { $version }

## Partie, kterou nelze otevřít

busy-title = Otevřeno na jiné kartě
busy-text = Tato partie se hraje na jiné kartě nebo v jiném okně. Můžeš v ní ale pokračovat tady.
busy-take-over = Hrát tady
missing-title = Tato partie tu není
missing-text = Možná byla smazána, nebo je na jiném zařízení.

## Upozornění, která zůstávají

notice-label = Upozornění
notice-storage-blocked = Tento prohlížeč tu nic neukládá. Hrát můžeš, ale po zavření stránky partie zmizí.
notice-storage-full = Na ukládání už není místo. Hrát můžeš, ale nové tahy po zavření stránky zmizí.
notice-storage-failed = Uložení se nezdařilo. Hrát můžeš, ale nové tahy po zavření stránky zmizí.
notice-update = Nová verze je připravena. Partie zůstanou.
notice-update-now = Aktualizovat

## Zprávy, které zmizí

toast-deleted = Partie smazána.
toast-delete-busy = Partie je otevřená na jiné kartě, tady ji smazat nejde.
toast-undo = Vrátit
toast-close = Zavřít
toast-saved = Soubor uložen.
toast-saved-moves = Soubor uložen. Obsahuje všechny tahy obou stran.
toast-imported = { $count ->
    [one] { $count } partie importována.
    [few] { $count } partie importovány.
    [many] { $count } partie importováno.
   *[other] { $count } partií importováno.
}
toast-language-failed = { $language }: jazyk se nepodařilo načíst. Zkontroluj připojení.
error-import-unreadable = Soubor nelze přečíst.
error-import-unknown = Soubor není ani export této aplikace, ani PGN.
error-import-newer = Soubor pochází z novější verze této aplikace.
error-import-game = Nic nebylo importováno. Partie { $game }: { $reason }
error-import-line = Nic nebylo importováno. Partie { $game }, řádek { $line }: { $reason }
error-malformed = je neúplná nebo poškozená.
error-illegal-move = { $text } nelze zahrát.
error-unsupported = značka { $text } není podporována.
error-wrong-result = výsledek { $text } neodpovídá tahům.

## Hlášení: čtou se nahlas, nejsou vidět

say-curtain = Opona spadla. Na řadě je { $player }.
say-first-turn = Jsi na tahu. Partie začíná.
say-your-turn = Jsi na tahu. Soupeř táhl.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Zahráno: { $move }. Až budeš chtít, předej telefon.
say-picked = Vybráno: { piece-name } { $square }, může na { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}.
say-nothing-to-move = { $square }: tady nemáš čím táhnout.
say-cannot-go = Na { $square } to nejde.
say-put-down = Nic není vybráno.
say-draw-offered = Remíza nabídnuta. Soupeř odpoví, až bude na tahu.
say-draw-withdrawn = Nabídka remízy zrušena.
say-draw-declined = Remíza odmítnuta.
say-replay-start = Začátek. Celkem { $count ->
    [one] { $count } půltah
    [few] { $count } půltahy
    [many] { $count } půltahu
   *[other] { $count } půltahů
}.
say-replay-ply = { $ply } z { $count }: { $move }
