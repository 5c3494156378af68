### Fog Chess: Nederlands.
### We zeggen je en jij. Wit en zwart zijn als partij zonder lidwoord, zoals onder schakers.

app-title = Fog Chess
back-home = Startpagina

## Als de app niet start

start-failed-title = Fog Chess kon niet starten
start-failed = Een deel is niet geladen. Controleer de verbinding en laad de pagina opnieuw. Je partijen zijn veilig.
start-no-wasm-title = Er ontbreekt iets
start-no-wasm = Deze browser heeft geen WebAssembly, of het staat hier uit. Sta het toe voor deze pagina of neem een recente browser.
start-crashed-title = Fog Chess is gestopt
start-crashed = Er ging iets mis in de app zelf. Je zetten zijn bewaard: laad de pagina opnieuw om verder te gaan.
start-again = Opnieuw laden

## Kleuren, stukken, datums

side = { $side ->
    [white] Wit
   *[black] Zwart
}
side-named = { $side ->
    [white] Wit: { $name }
   *[black] Zwart: { $name }
}
piece-name = { $role ->
    [pawn] Pion
    [knight] Paard
    [bishop] Loper
    [rook] Toren
    [queen] Dame
   *[king] Koning
}
piece-letter-king = K
piece-letter-queen = D
piece-letter-rook = T
piece-letter-bishop = L
piece-letter-knight = P
date = { $month ->
    [january] { $day } jan { $year }
    [february] { $day } feb { $year }
    [march] { $day } mrt { $year }
    [april] { $day } apr { $year }
    [may] { $day } mei { $year }
    [june] { $day } jun { $year }
    [july] { $day } jul { $year }
    [august] { $day } aug { $year }
    [september] { $day } sep { $year }
    [october] { $day } okt { $year }
    [november] { $day } nov { $year }
   *[december] { $day } dec { $year }
}

## Startpagina

home-what = Schaken in de mist: je ziet alleen waar je stukken heen kunnen.
home-play = Speel op dit toestel
home-guide = Nieuw hier? Twee minuten
home-how = Zo werkt het
home-how-see = Je ziet je eigen stukken en de velden waar ze heen kunnen. De rest is mist.
home-how-win = Sla de vijandelijke koning. Niemand zegt schaak, dus let op die van jou.
home-how-pass = Geef de telefoon na elke zet door. Intussen verbergt een gordijn het bord.
home-active = Lopende partijen
home-finished = Gespeelde partijen
home-damaged = Beschadigde partijen
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Wit aan zet
   *[black] Zwart aan zet
}
home-turn-named = { $side ->
    [white] Wit aan zet: { $name }
   *[black] Zwart aan zet: { $name }
}
home-progress = Zet { $number } · { $date }
home-length = { $number ->
    [one] { $number } zet · { $date }
   *[other] { $number } zetten · { $date }
}
home-delete = Partij { $names } verwijderen
home-save = Partij { $names } als bestand bewaren
home-damaged-text = Deze partij is niet te lezen. Bewaar haar als bestand of verwijder haar.
home-damaged-newer = Gemaakt met een nieuwere versie van de app.
home-damaged-export = { $name } als bestand bewaren
home-damaged-delete = { $name } verwijderen
home-more = Meer
home-import = Partijen importeren
home-export-all = Alles exporteren
home-export-finished-pgn = Gespeelde als PGN
install = Installeer de app
install-by-hand = Open het deelmenu van de browser en kies ‘Zet op beginscherm’ om de app te installeren.

## Nieuwe partij

new-title = Nieuwe partij
new-first-player = Speler 1
new-second-player = Speler 2
new-name-placeholder = Naam
new-white = Wie speelt met wit?
new-random = Loting
new-clock = Klok
new-clock-hint = Minuten voor de partij + seconden per zet. Achter het gordijn staat de klok stil.
new-no-clock = Geen
new-custom-clock = Anders
new-minutes = Minuten
new-increment = Seconden per zet
new-clock-error = Minuten van 1 tot { $minutes }, seconden van 0 tot { $seconds }.
new-start = Begin de partij

## Het gordijn tussen twee beurten

curtain-move-number = Zet { $number }
curtain-start = { $side ->
    [white] Jij begint. Niemand anders mag nu kijken.
   *[black] Jij begint. Niemand anders mag nu kijken.
}
curtain-turn = { $side ->
    [white] Jij bent aan zet. Niemand anders mag nu kijken.
   *[black] Jij bent aan zet. Niemand anders mag nu kijken.
}
curtain-back = { $side ->
    [white] De partij wacht op je. Niemand anders mag nu kijken.
   *[black] De partij wacht op je. Niemand anders mag nu kijken.
}
curtain-open = Toon mijn bord

## Aan het bord

board-label = Schaakbord
square-hidden = { $square }, verborgen
square-empty = { $square }, leeg
square-own = { $role ->
    [pawn] { $square }, jouw pion
    [knight] { $square }, jouw paard
    [bishop] { $square }, jouw loper
    [rook] { $square }, jouw toren
    [queen] { $square }, jouw dame
   *[king] { $square }, jouw koning
}
square-enemy = { $role ->
    [pawn] { $square }, vijandelijke pion
    [knight] { $square }, vijandelijk paard
    [bishop] { $square }, vijandelijke loper
    [rook] { $square }, vijandelijke toren
    [queen] { $square }, vijandelijke dame
   *[king] { $square }, vijandelijke koning
}
square-white = { $role ->
    [pawn] { $square }, witte pion
    [knight] { $square }, wit paard
    [bishop] { $square }, witte loper
    [rook] { $square }, witte toren
    [queen] { $square }, witte dame
   *[king] { $square }, witte koning
}
square-black = { $role ->
    [pawn] { $square }, zwarte pion
    [knight] { $square }, zwart paard
    [bishop] { $square }, zwarte loper
    [rook] { $square }, zwarte toren
    [queen] { $square }, zwarte dame
   *[king] { $square }, zwarte koning
}
square-is-picked = gekozen
square-can-be-reached = zet hierheen mogelijk
square-can-be-taken = kan geslagen worden
square-can-castle = rokade met deze toren
square-of-last-move = laatste zet
square-of-loss = hier verloor je een stuk
square-of-pending-move = nog te bevestigen

table-your-turn = Jij bent aan zet
table-moved = Zet gespeeld
table-you-are = { $side ->
    [white] Je speelt met wit
   *[black] Je speelt met zwart
}
table-lost = { $role ->
    [pawn] Je verloor een pion op { $square }.
    [knight] Je verloor een paard op { $square }.
    [bishop] Je verloor een loper op { $square }.
    [rook] Je verloor een toren op { $square }.
    [queen] Je verloor je dame op { $square }.
   *[king] Je verloor je koning op { $square }.
}
table-draw-declined = { $name } sloeg remise af.
table-draw-mine = Je biedt remise aan.
table-pass = Geef door aan { $name }
table-passing = Zo meteen valt het gordijn.
table-confirm = Speel { $move }
table-cancel = Annuleer
table-draw-offered = { $name } biedt remise aan.
table-draw-accept = Aannemen
table-draw-decline = Afslaan
table-type = Zet intypen
table-offer-draw = Bied remise
table-draw-withdraw = Trek bod in
table-resign = Geef op
typed-label = Zet, bijvoorbeeld e2e4 of Pf3
typed-placeholder = e2e4, Pf3
typed-play = Speel
typed-close = Sluit het veld
typed-not-a-move = Dat is geen zet. Schrijf e2e4 of Pf3.
typed-illegal = Dat kan geen van je stukken.
typed-ambiguous = Dat kan meer dan één stuk. Schrijf vanwaar: e2e4.
seat-took = { $side ->
    [white] Wit sloeg: { $pieces }
   *[black] Zwart sloeg: { $pieces }
}
seat-clock = { $side ->
    [white] Wit heeft nog { $time }
   *[black] Zwart heeft nog { $time }
}
promotion-title = Je pion wordt

moves-label = Zetten
moves-none = Nog geen zetten
moves-hidden = { $side ->
    [white] Wit heeft gezet
   *[black] Zwart heeft gezet
}
moves-hidden-taking = { $side ->
    [white] Wit sloeg je stuk op { $square }
   *[black] Zwart sloeg je stuk op { $square }
}

spoken-goes = { $role ->
    [pawn] pion{ $from } naar { $to }
    [knight] paard{ $from } naar { $to }
    [bishop] loper{ $from } naar { $to }
    [rook] toren{ $from } naar { $to }
    [queen] dame{ $from } naar { $to }
   *[king] koning{ $from } naar { $to }
}
spoken-takes = { $role ->
    [pawn] pion{ $from } slaat op { $to }
    [knight] paard{ $from } slaat op { $to }
    [bishop] loper{ $from } slaat op { $to }
    [rook] toren{ $from } slaat op { $to }
    [queen] dame{ $from } slaat op { $to }
   *[king] koning{ $from } slaat op { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, wordt paard
    [bishop] { $move }, wordt loper
    [rook] { $move }, wordt toren
   *[queen] { $move }, wordt dame
}
spoken-castles-king-side = korte rokade
spoken-castles-queen-side = lange rokade

## Vragen

ask-no = Speel door
ask-resign = Opgeven?
ask-resign-detail = De partij is dan afgelopen en je hebt verloren.
ask-resign-yes = Geef op
ask-offer-draw = Remise aanbieden?
ask-offer-draw-detail = De ander krijgt de vraag zodra die aan zet is. Doe je zet en geef de telefoon door.
ask-offer-draw-yes = Bied remise aan
ask-accept-draw = Remise aannemen?
ask-accept-draw-detail = De partij is dan afgelopen zonder winnaar.
ask-accept-draw-yes = Neem aan

## Hoe een partij afliep

result-win = { $winner ->
    [white] Wit wint
   *[black] Zwart wint
}
result-win-named = { $name } wint
result-draw = Remise
result-king-captured = { $winner ->
    [white] Wit sloeg de zwarte koning.
   *[black] Zwart sloeg de witte koning.
}
result-resignation = { $winner ->
    [white] Zwart gaf op.
   *[black] Wit gaf op.
}
result-time = { $winner ->
    [white] Zwart ging door de klok.
   *[black] Wit ging door de klok.
}
result-no-move = Wie aan zet is, heeft geen zet.
result-threefold = Dezelfde stelling voor de derde keer.
result-fifty-moves = Vijftig zetten zonder slag of pionzet.
result-agreement = Beide spelers waren het eens.

## Een gespeelde partij naspelen

replay-turn-board = Draai het bord
replay-save = Bewaar de partij
replay-save-pgn = Bewaar als PGN
replay-save-json = Bewaar als JSON
replay-perspective = Wie kijkt
replay-white-view = Zicht van wit
replay-true-board = Zonder mist
replay-black-view = Zicht van zwart
replay-steps = Loop door de partij
replay-first = Begin
replay-back = Terug
replay-forward = Vooruit
replay-last = Einde
replay-rematch = Revanche

## Regels en gids

rules-title = Spelregels
lessons-coming = Een ogenblik …
lessons-missing = Deze pagina kon niet geladen worden. Controleer de verbinding.
lessons-retry = Probeer opnieuw
guide-title = Je eerste partij

## Instellingen

settings-title = Instellingen
settings-look = Uiterlijk
settings-language = Taal
settings-language-browser = Van de browser
settings-theme = Licht of donker
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-board = Kleuren van het bord
settings-board-wood = Hout
settings-board-slate = Leisteen
settings-board-sea = Zee
settings-board-contrast = Contrast
settings-notation = Stukken in de zettenlijst
settings-notation-figurines = Plaatjes: ♘f3
settings-notation-letters = Letters: Pf3
settings-coordinates = Coördinaten
settings-play = Spel
settings-turning = Bord gedraaid naar
settings-turning-viewer = Wie aan zet is
settings-turning-white = Altijd wit
settings-confirm-moves = Bevestig elke zet
settings-pass-alone = Gordijn valt vanzelf
settings-pass-alone-hint = Een paar seconden na elke zet
settings-noise = Geluid
settings-sound = Geluiden
settings-vibration = Trillen
settings-device = App
settings-keep-awake = Scherm blijft aan tijdens een partij
settings-offline = Alles staat op dit toestel: de app werkt zonder netwerk.
settings-online = De app staat nog niet op dit toestel: zonder netwerk gaat ze niet open.
settings-version = Versie { $version }

## Een partij die niet opengaat

busy-title = Open in een ander tabblad
busy-text = Deze partij wordt in een ander tabblad of venster gespeeld. Je kunt haar ook hier voortzetten.
busy-take-over = Speel hier
missing-title = Deze partij is er niet
missing-text = Misschien is ze verwijderd, of ze staat op een ander toestel.

## Meldingen die blijven

notice-label = Melding
notice-storage-blocked = Deze browser bewaart hier niets. Je kunt spelen, maar de partij is weg als je de pagina sluit.
notice-storage-full = Er is geen ruimte meer om te bewaren. Je kunt spelen, maar nieuwe zetten zijn weg als je de pagina sluit.
notice-storage-failed = Bewaren is mislukt. Je kunt spelen, maar nieuwe zetten zijn weg als je de pagina sluit.
notice-update = Er staat een nieuwe versie klaar. Je partijen blijven.
notice-update-now = Werk bij

## Berichten die voorbijgaan

toast-deleted = Partij verwijderd.
toast-delete-busy = De partij is open in een ander tabblad en kan hier niet worden verwijderd.
toast-undo = Ongedaan maken
toast-close = Sluit
toast-saved = Bestand bewaard.
toast-saved-moves = Bestand bewaard. Alle zetten van beide kanten staan erin.
toast-imported = { $count ->
    [one] { $count } partij geïmporteerd.
   *[other] { $count } partijen geïmporteerd.
}
toast-language-failed = { $language } kon niet geladen worden. Controleer de verbinding.
error-import-unreadable = Het bestand is niet te lezen.
error-import-unknown = Het bestand is geen export van deze app en ook geen PGN.
error-import-newer = Het bestand is gemaakt met een nieuwere versie van deze app.
error-import-game = Niets geïmporteerd. Partij { $game }: { $reason }
error-import-line = Niets geïmporteerd. Partij { $game }, regel { $line }: { $reason }
error-malformed = ze is onvolledig of beschadigd.
error-illegal-move = { $text } kan niet gespeeld worden.
error-unsupported = { $text } wordt niet ondersteund.
error-wrong-result = de uitslag { $text } past niet bij de zetten.

## Aankondigingen: voorgelezen, nooit te zien

say-curtain = Het gordijn is gevallen. Nu: { $player }.
say-first-turn = Jij bent aan zet. De partij begint.
say-your-turn = Jij bent aan zet. De tegenpartij heeft gezet.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Gespeeld: { $move }. Geef de telefoon door als je zover bent.
say-picked = { piece-name } { $square } gekozen, { $count ->
    [one] { $count } veld
   *[other] { $count } velden
} mogelijk.
say-nothing-to-move = { $square }: hier kun je niets zetten.
say-cannot-go = Naar { $square } kan niet.
say-put-down = Niets gekozen.
say-draw-offered = Remise aangeboden. De ander krijgt de vraag zodra die aan zet is.
say-draw-withdrawn = Remiseaanbod ingetrokken.
say-draw-declined = Remise afgeslagen.
say-replay-start = Begin. In totaal { $count ->
    [one] { $count } halve zet
   *[other] { $count } halve zetten
}.
say-replay-ply = { $ply } van { $count }: { $move }
