### Fog Chess: pravidla a průvodce česky. Tykáme. „Kámen“ zahrnuje i pěšce.

rules-lead = Fog of War neboli „mlha války“ jsou šachy s obvyklými kameny a tahy, ale každá strana vidí jen část šachovnice.
rules-contents = Na této stránce
rules-truth = Bez mlhy
rules-white-sees = Co vidí bílý
rules-at-start = Na začátku
rules-opened = Po e2–e4
rules-board = { $pieces }. Určitě prázdné: { $empty }. Vše ostatní je skryté.

rules-see = Co vidíš
rules-see-moves = Své kameny, každé pole, na které by některý z nich mohl táhnout, a soupeřův kámen, který tam stojí.
rules-see-fog = Všude jinde je mlha. Odkryté pole bez kamene je určitě prázdné; v mlze může stát kterýkoli soupeřův kámen.
rules-see-change = Po každém tahu vidíš jiná pole. Když přemýšlí soupeř, tvůj výhled trvá.
rules-line = Po linii
rules-line-text = Věže, střelci a dámy vidí tak daleko, kam by mohli táhnout: k prvnímu soupeřovu kameni, a nikdy za něj.
rules-line-picture = Věž vidí pěšce. Dáma za ním zůstává skrytá.
rules-pawn = Pěšci
rules-pawn-text = Pěšec vidí volná pole před sebou, na která by mohl táhnout, a šikmo jen tehdy, když tam může brát. Kámen, který mu stojí v cestě, zůstává skrytý: poznáš jen to, že cesta je zahrazená.
rules-pawn-picture = Jezdce lze vzít, proto je vidět. Pěšec vpředu a prázdné pole šikmo vidět nejsou.
rules-passing = Braní mimochodem
rules-passing-text = Když soupeřův pěšec postoupí o dvě pole a můžeš ho vzít mimochodem, vidíš ho i s přeskočeným polem také v mlze. Jako vždy to platí jen jeden tah.
rules-middle = Uprostřed partie
rules-middle-text = Čím dál tvé kameny dosáhnou, tím víc vidíš; zbytek musíš uhodnout. Bílý tu vidí střelce a dva pěšce, z krále nic.

rules-win = Jak vyhraješ
rules-win-king = Vezmi soupeři krále a hned vyhráváš.
rules-win-no-check = Šach ani mat neexistuje. Nikdo tě nevaruje, že je tvůj král napadený; smí v napadení zůstat i do něj vstoupit.
rules-win-pins = Žádný kámen není ve vazbě: každý smí táhnout jako vždy.
rules-win-otherwise = Vyhraješ také, když se soupeř vzdá nebo mu s hodinami dojde čas.
rules-king-picture = Dáma vidí krále, může ho tedy vzít.
rules-castling = Rošáda
rules-castling-text = Král ani věž se ještě nepohnuli a všechna pole mezi nimi jsou prázdná. Zda je něco napadené, nehraje roli.
rules-castling-how = Táhni králem o dvě pole k věži, nebo přímo na věž.
rules-castling-picture = Věž, kterou bílý nevidí, napadá pole vedle krále. Bílý přesto smí rošovat.

rules-told = Co se dozvíš
rules-told-moved = O soupeřově tahu se dozvíš jen to, že byl zahrán.
rules-told-mark = Když ti soupeř vzal kámen na poli, které už nevidíš, je to pole označené až do tvého dalšího tahu. Čím bral, se nedozvíš.
rules-told-list = Ztráta zůstane v tvém seznamu tahů. Pokud pole ještě vidíš, vidíš i to, co na něm teď stojí.
rules-told-promotion = Pěšec, který dojde na poslední řadu, se promění v dámu, věž, střelce nebo jezdce. Soupeř nový kámen vidí, jen když vidí to pole.
rules-told-sure = Tvé tahy nikdy nenarazí na nic skrytého: co bereš, to vidíš.
rules-mark-picture = Bílý ztratil jezdce. Značka říká kde, pěšce, který ho vzal, skrývá mlha.

rules-differences = V čem je rozdíl
rules-ordinary = Běžné šachy
rules-fog-of-war = Fog of War
rules-ordinary-see = Vidíš celou šachovnici.
rules-fog-see = Vidíš, kam dosáhnou tvé kameny.
rules-ordinary-win = Vyhrává mat.
rules-fog-win = Vyhrává vzetí krále.
rules-ordinary-check = Král v šachu se musí zachránit.
rules-fog-check = Šach nikdo nehlásí. Král smí zůstat v nebezpečí.
rules-ordinary-pin = Kámen, který kryje svého krále, nesmí odejít.
rules-fog-pin = Odejít smí každý kámen.
rules-ordinary-castling = Nelze rošovat ze šachu ani přes napadené pole či na něj.
rules-fog-castling = Napadení rošádě nebrání.
rules-ordinary-no-move = Žádný tah: mat, nebo pat.
rules-fog-no-move = Žádný tah: vždy remíza.
rules-ordinary-claim = Trojí opakování a padesát tahů je třeba reklamovat.
rules-fog-claim = Obojí ukončí partii samo.
rules-ordinary-material = Málo kamenů na mat: remíza.
rules-fog-material = I král proti králi hraje dál.

rules-draws = Remíza
rules-draw-no-move = Strana na tahu nemá vůbec žádný tah.
rules-draw-threefold = Stejná pozice nastane potřetí, se stejnou stranou na tahu a se stejnými právy na rošádu a braní mimochodem.
rules-draw-fifty = Padesát tahů obou stran bez braní a bez tahu pěšcem.
rules-draw-agreed = Oba hráči souhlasí.
rules-draw-automatic = První tři případy nastanou samy, protože nikdo nevidí dost na to, aby je reklamoval.

rules-device = Na jednom zařízení
rules-device-curtain = Po svém tahu předej telefon. Opona skrývá šachovnici, dokud ji neotevře další hráč.
rules-device-leave = Opona spadne také, když aplikaci opustíte nebo znovu otevřete.
rules-device-clock = S hodinami běží čas jen tehdy, když je opona nahoře.
rules-device-end = Po skončení partie se mlha zvedne a můžete si spolu projít každý tah.

rules-history = Odkud se to vzalo
rules-history-kriegspiel = Skryté kameny jsou v šachu starší než počítače. Roku 1899 vymyslel anglický novinář Henry Michael Temple Kriegspiel, v němž hráči nevidí žádný ze soupeřových kamenů. Rozhodčí s třetí šachovnicí jim říká, které z tahů, o něž se pokusí, jsou možné.
rules-history-dark = V letech 1989 až 1992 hráli Jens Bæk Nielsen a Torben Osted korespondenční partii se změněnými pravidly. Osted přišel na to, že kámen vidí pole, na která může táhnout; cílem bylo vzít krále. Nazvali to „darkchess“. Co jejich kameny vidí, jim tehdy ještě říkal někdo třetí a mimochodem se nebralo.
rules-history-today = Počítač to zvládne hned a nic neprozradí, a tak si hra našla hráče na síti. Její dnešní jméno Fog of War, mlha války, je vojenský výraz pro to, že nevíme, kde stojí nepřítel. Weby se liší v drobnostech, třeba v tom, co vidí pěšec.

guide-step = Krok { $step } z { $count }
guide-skip = Přeskočit
guide-back = Zpět
guide-next = Dál
guide-see = Co vidíš
guide-see-text = Tady hraješ bílými. Vidíš své kameny a každé pole, na které by některý z nich mohl táhnout.
guide-fog = Co skrývá mlha
guide-fog-text = Soupeřův kámen vidíš jen tam, kde ho můžeš vzít. Odkryté pole bez kamene je určitě prázdné; v mlze může být cokoli.
guide-move = Zahraj tah
guide-move-text = Vyber některý ze svých kamenů a pak pole s tečkou.
guide-move-done = Teď vidíš jiná pole než předtím: mlha se mění s každým tahem.
guide-pass = Předej telefon
guide-pass-text = Spadne opona a předáš telefon. Tohle vidí černý: táhlo se, ale nikdo neřekne co.
guide-king = Vezmi krále
guide-king-text = Šach nikdo nehlásí a nikdo nevaruje. Tvá dáma vidí černého krále: vezmi ho!
guide-king-done = Vyhráváš a mlha se zvedá. A teď si hlídej i svého krále!
