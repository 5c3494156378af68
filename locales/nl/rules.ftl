### Fog Chess: Nederlands. De spelregels en de gids.

## De regels: begin

rules-lead = Fog of War is schaken met de gewone stukken en zetten, maar elke speler ziet slechts een deel van het bord.
rules-contents = Op deze pagina
rules-truth = Zonder mist
rules-white-sees = Wat wit ziet
rules-at-start = In het begin
rules-opened = Na e2–e4
rules-board = { $pieces }. Zichtbaar leeg: { $empty }. Al het andere is verborgen.

## Wat je ziet

rules-see = Wat je ziet
rules-see-moves = Je eigen stukken, elk veld waar een ervan heen kan, en het vijandelijke stuk dat daar staat.
rules-see-fog = Al het andere is mist. Een veld zonder mist en zonder stuk is echt leeg; in de mist kan elk vijandelijk stuk staan.
rules-see-change = Elke zet toont je andere velden dan daarvoor. Je zicht blijft zo terwijl de ander nadenkt.
rules-line = Langs een lijn
rules-line-text = Torens, lopers en dames zien zo ver als ze kunnen gaan: tot het eerste vijandelijke stuk, en nooit verder.
rules-line-picture = De toren ziet de pion. De dame erachter blijft verborgen.
rules-pawn = Pionnen
rules-pawn-text = Een pion ziet de vrije velden voor zich waar hij heen kan, en een diagonaal alleen als hij daar kan slaan. Een stuk dat in de weg staat blijft verborgen: je merkt alleen dat de weg versperd is.
rules-pawn-picture = Het paard kan geslagen worden, dus je ziet het. De pion ervoor en de lege diagonaal zie je niet.
rules-passing = En passant
rules-passing-text = Als een vijandelijke pion twee velden vooruitgaat en je hem en passant kunt slaan, zie je hem en het veld dat hij oversloeg, zelfs in de mist. Zoals altijd is die kans na één zet voorbij.
rules-middle = Midden in een partij
rules-middle-text = Hoe verder je stukken reiken, hoe meer je ziet; de rest moet je raden. Hier ziet wit een loper en twee pionnen, en niets van de koning.

## Hoe je wint

rules-win = Hoe je wint
rules-win-king = Sla de vijandelijke koning en je hebt meteen gewonnen.
rules-win-no-check = Er is geen schaak en geen mat. Niemand waarschuwt je als je koning wordt aangevallen; hij mag aangevallen blijven staan of er zelf in lopen.
rules-win-pins = Geen stuk is ooit gepend: elk stuk zet zoals altijd.
rules-win-otherwise = Je wint ook als de ander opgeeft of, met klok, door de tijd gaat.
rules-king-picture = De dame ziet de koning, dus ze kan hem slaan.
rules-castling = Rokeren
rules-castling-text = Koning en toren mogen nog niet gezet hebben en alle velden ertussen moeten leeg zijn. Of er iets wordt aangevallen, maakt niet uit.
rules-castling-how = Zet de koning twee velden in de richting van de toren, of op de toren zelf.
rules-castling-picture = Een toren die wit niet ziet, valt het veld naast de koning aan. Wit mag toch rokeren.

## Wat je te horen krijgt

rules-told = Wat je te horen krijgt
rules-told-moved = Van de zet van de ander hoor je alleen dat die gedaan is.
rules-told-mark = Sloeg die een stuk van je op een veld dat je niet meer ziet, dan is dat veld gemarkeerd tot je volgende zet. Welk stuk het deed, hoor je niet.
rules-told-list = Het verlies blijft in je eigen zettenlijst staan. Zie je het veld nog, dan zie je wat er nu staat.
rules-told-promotion = Een pion die de laatste rij bereikt, wordt dame, toren, loper of paard. De ander ziet het nieuwe stuk alleen als die het veld ziet.
rules-told-sure = Je eigen zetten stuiten nooit op iets onzichtbaars: wat je slaat, zie je.
rules-mark-picture = Wit verloor het paard. Het teken zegt waar; de mist verbergt de pion die het sloeg.

## De verschillen

rules-differences = Wat er anders is
rules-ordinary = Gewoon schaken
rules-fog-of-war = Fog of War
rules-ordinary-see = Je ziet het hele bord.
rules-fog-see = Je ziet waar je stukken bij kunnen.
rules-ordinary-win = Schaakmat wint.
rules-fog-win = De koning slaan wint.
rules-ordinary-check = Een koning die schaak staat, moet gered worden.
rules-fog-check = Niemand zegt schaak. De koning mag in gevaar blijven.
rules-ordinary-pin = Een stuk dat zijn koning dekt, mag niet weg.
rules-fog-pin = Elk stuk mag weg.
rules-ordinary-castling = Geen rokade uit, door of naar een aangevallen veld.
rules-fog-castling = Een aanval verhindert geen rokade.
rules-ordinary-no-move = Geen zet meer: mat of pat.
rules-fog-no-move = Geen zet meer: altijd remise.
rules-ordinary-claim = Drie keer dezelfde stelling en vijftig zetten moet je claimen.
rules-fog-claim = Beide beëindigen de partij vanzelf.
rules-ordinary-material = Te weinig stukken om mat te geven: remise.
rules-fog-material = Zelfs koning tegen koning gaat door.

## Remise

rules-draws = Remise
rules-draw-no-move = Wie aan zet is, heeft geen enkele zet.
rules-draw-threefold = Dezelfde stelling komt voor de derde keer voor, met dezelfde speler aan zet en dezelfde rechten om te rokeren en en passant te slaan.
rules-draw-fifty = Vijftig zetten van beide spelers zonder slag of pionzet.
rules-draw-agreed = Beide spelers zijn het eens.
rules-draw-automatic = De eerste drie gaan vanzelf in, want geen van beiden ziet genoeg om ze te claimen.

## Op één toestel

rules-device = Op één toestel
rules-device-curtain = Geef na je zet de telefoon door. Het gordijn verbergt het bord tot de ander het opent.
rules-device-leave = Het gordijn valt ook als je de app verlaat en als je haar weer opent.
rules-device-clock = Met klok loopt de tijd alleen als het gordijn open is.
rules-device-end = Na afloop trekt de mist op en kunnen jullie samen elke zet bekijken.

## Geschiedenis

rules-history = Waar het vandaan komt
rules-history-kriegspiel = Schaken met verborgen stukken is ouder dan de computer. In 1899 bedacht de Engelse journalist Henry Michael Temple Kriegspiel, waarin je geen enkel vijandelijk stuk ziet. Een scheidsrechter met een derde bord vertelt de spelers welke van de zetten die ze proberen mogelijk zijn.
rules-history-dark = Van 1989 tot 1992 speelden Jens Bæk Nielsen en Torben Osted een correspondentiepartij met gewijzigde regels. Osted had het idee dat een stuk de velden ziet waar het heen kan; het doel was de koning te slaan. Ze noemden het darkchess. Een derde persoon vertelde hun nog wat hun stukken zagen, en en passant slaan kon niet.
rules-history-today = Een computer doet dat werk meteen en verraadt niets, dus vond het spel zijn spelers op het net. De naam van nu, Fog of War (‘mist van de oorlog’), is hoe soldaten het noemen als je niet weet waar de vijand staat. Sites verschillen in kleinigheden, bijvoorbeeld in wat een pion ziet.

## De gids voor de eerste partij

guide-step = Stap { $step } van { $count }
guide-skip = Sla over
guide-back = Terug
guide-next = Verder
guide-see = Wat je ziet
guide-see-text = Hier speel je met wit. Je ziet je eigen stukken en elk veld waar een ervan heen kan.
guide-fog = Wat de mist verbergt
guide-fog-text = Je ziet een vijandelijk stuk alleen als je het kunt slaan. Buiten de mist is leeg echt leeg; erin kan alles staan.
guide-move = Doe een zet
guide-move-text = Kies een van je stukken, dan een veld met een stip.
guide-move-done = Nu zie je andere velden dan daarvoor: de mist verandert met elke zet.
guide-pass = Geef de telefoon door
guide-pass-text = Het gordijn valt en je geeft de telefoon door. Dit ziet zwart: je hebt gezet, maar niemand zegt wat.
guide-king = Sla de koning
guide-king-text = Niemand zegt schaak en niemand waarschuwt. Je dame ziet de zwarte koning: sla hem!
guide-king-done = Je hebt gewonnen en de mist trekt op. Let nu op je eigen koning!
