### Fog Chess: Deutsch.
### Wir duzen. „Figur“ schließt den Bauern ein.

app-title = Fog Chess
back-home = Startseite

start-failed-title = Fog Chess konnte nicht starten
start-failed = Ein Teil wurde nicht geladen. Prüfe die Verbindung und lade die Seite neu. Deine Partien sind sicher.
start-no-wasm-title = Etwas fehlt
start-no-wasm = Dieser Browser hat kein WebAssembly, oder es ist hier abgeschaltet. Erlaube es für diese Seite oder nimm einen aktuellen Browser.
start-crashed-title = Fog Chess ist stehen geblieben
start-crashed = Ein Fehler der App. Deine Züge sind gespeichert: Lade die Seite neu, um weiterzuspielen.
start-again = Neu laden

## Seiten, Figuren, Daten

side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
side-named = { $side ->
    [white] Weiß: { $name }
   *[black] Schwarz: { $name }
}
piece-name = { $role ->
    [pawn] Bauer
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
   *[king] König
}
piece-letter-king = K
piece-letter-queen = D
piece-letter-rook = T
piece-letter-bishop = L
piece-letter-knight = S
date = { $month ->
    [january] { $day }. Jan. { $year }
    [february] { $day }. Feb. { $year }
    [march] { $day }. März { $year }
    [april] { $day }. Apr. { $year }
    [may] { $day }. Mai { $year }
    [june] { $day }. Juni { $year }
    [july] { $day }. Juli { $year }
    [august] { $day }. Aug. { $year }
    [september] { $day }. Sept. { $year }
    [october] { $day }. Okt. { $year }
    [november] { $day }. Nov. { $year }
   *[december] { $day }. Dez. { $year }
}

## Startseite

home-what = Schach im Nebel: Du siehst nur, wohin deine Figuren ziehen können.
home-play = Auf diesem Gerät spielen
home-guide = Neu hier? Zwei Minuten
home-how = So geht’s
home-how-see = Du siehst deine Figuren und die Felder, auf die sie ziehen können. Alles andere ist Nebel.
home-how-win = Schlag den gegnerischen König. Niemand sagt Schach, also pass auf deinen auf.
home-how-pass = Gib das Handy nach jedem Zug weiter. Dazwischen verdeckt ein Vorhang das Brett.
home-active = Laufende Partien
home-finished = Beendete Partien
home-damaged = Beschädigte Partien
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}
home-turn-named = { $side ->
    [white] Weiß am Zug: { $name }
   *[black] Schwarz am Zug: { $name }
}
home-progress = Zug { $number } · { $date }
home-length = { $number ->
    [one] { $number } Zug · { $date }
   *[other] { $number } Züge · { $date }
}
home-delete = Partie { $names } löschen
home-save = Partie { $names } als Datei speichern
home-damaged-text = Diese Partie ist nicht lesbar. Speichere sie als Datei oder lösche sie.
home-damaged-newer = Sie stammt aus einer neueren Version der App.
home-damaged-export = { $name } als Datei speichern
home-damaged-delete = { $name } löschen
home-more = Mehr
home-import = Partien importieren
home-export-all = Alle Partien exportieren
home-export-finished-pgn = Beendete als PGN
install = App installieren
install-by-hand = Zum Installieren öffne im Browser das Teilen-Menü und wähle „Zum Home-Bildschirm“.

## Neue Partie

new-title = Neue Partie
new-first-player = Spieler 1
new-second-player = Spieler 2
new-name-placeholder = Name
new-white = Wer spielt Weiß?
new-random = Das Los entscheidet
new-clock = Uhr
new-clock-hint = Minuten für die Partie + Sekunden pro Zug. Hinter dem Vorhang steht die Zeit still.
new-no-clock = Keine
new-custom-clock = Andere
new-minutes = Minuten
new-increment = Sekunden pro Zug
new-clock-error = Minuten von 1 bis { $minutes }, Sekunden von 0 bis { $seconds }.
new-start = Partie beginnen

## Der Vorhang zwischen zwei Zügen

curtain-move-number = Zug { $number }
curtain-start = { $side ->
    [white] Du beginnst. Außer dir sollte jetzt niemand hinsehen.
   *[black] Du beginnst. Außer dir sollte jetzt niemand hinsehen.
}
curtain-turn = { $side ->
    [white] Du bist am Zug. Außer dir sollte jetzt niemand hinsehen.
   *[black] Du bist am Zug. Außer dir sollte jetzt niemand hinsehen.
}
curtain-back = { $side ->
    [white] Die Partie wartet auf dich. Außer dir sollte jetzt niemand hinsehen.
   *[black] Die Partie wartet auf dich. Außer dir sollte jetzt niemand hinsehen.
}
curtain-open = Zeig mein Brett

## Am Brett

board-label = Schachbrett
square-hidden = { $square }, verdeckt
square-empty = { $square }, leer
square-own = { $role ->
    [pawn] { $square }, dein Bauer
    [knight] { $square }, dein Springer
    [bishop] { $square }, dein Läufer
    [rook] { $square }, dein Turm
    [queen] { $square }, deine Dame
   *[king] { $square }, dein König
}
square-enemy = { $role ->
    [pawn] { $square }, gegnerischer Bauer
    [knight] { $square }, gegnerischer Springer
    [bishop] { $square }, gegnerischer Läufer
    [rook] { $square }, gegnerischer Turm
    [queen] { $square }, gegnerische Dame
   *[king] { $square }, gegnerischer König
}
square-white = { $role ->
    [pawn] { $square }, weißer Bauer
    [knight] { $square }, weißer Springer
    [bishop] { $square }, weißer Läufer
    [rook] { $square }, weißer Turm
    [queen] { $square }, weiße Dame
   *[king] { $square }, weißer König
}
square-black = { $role ->
    [pawn] { $square }, schwarzer Bauer
    [knight] { $square }, schwarzer Springer
    [bishop] { $square }, schwarzer Läufer
    [rook] { $square }, schwarzer Turm
    [queen] { $square }, schwarze Dame
   *[king] { $square }, schwarzer König
}
square-is-picked = ausgewählt
square-can-be-reached = Zug hierher möglich
square-can-be-taken = kann geschlagen werden
square-can-castle = Rochade mit diesem Turm
square-of-last-move = letzter Zug
square-of-loss = hier hast du eine Figur verloren
square-of-pending-move = noch zu bestätigen

table-your-turn = Du bist am Zug
table-moved = Zug gespielt
table-you-are = { $side ->
    [white] Du spielst Weiß
   *[black] Du spielst Schwarz
}
table-lost = { $role ->
    [pawn] Du hast auf { $square } einen Bauern verloren.
    [knight] Du hast auf { $square } einen Springer verloren.
    [bishop] Du hast auf { $square } einen Läufer verloren.
    [rook] Du hast auf { $square } einen Turm verloren.
    [queen] Du hast auf { $square } deine Dame verloren.
   *[king] Du hast auf { $square } deinen König verloren.
}
table-draw-declined = { $name } hat Remis abgelehnt.
table-draw-mine = Du bietest Remis an.
table-pass = Weiter an { $name }
table-passing = Gleich fällt der Vorhang.
table-confirm = { $move } spielen
table-cancel = Abbrechen
table-draw-offered = { $name } bietet Remis an.
table-draw-accept = Annehmen
table-draw-decline = Ablehnen
table-type = Zug eingeben
table-offer-draw = Remis anbieten
table-draw-withdraw = Zurückziehen
table-resign = Aufgeben
typed-label = Zug, zum Beispiel e2e4 oder Sf3
typed-placeholder = e2e4, Sf3
typed-play = Spielen
typed-close = Feld schließen
typed-not-a-move = Das ist kein Zug. Schreib e2e4 oder Sf3.
typed-illegal = Das kann keine deiner Figuren.
typed-ambiguous = Das können mehrere Figuren. Schreib, von wo: e2e4.
seat-took = { $side ->
    [white] Von Weiß geschlagen: { $pieces }
   *[black] Von Schwarz geschlagen: { $pieces }
}
seat-clock = { $side ->
    [white] Weiß hat noch { $time }
   *[black] Schwarz hat noch { $time }
}
promotion-title = Dein Bauer wird

moves-label = Züge
moves-none = Noch keine Züge
moves-hidden = { $side ->
    [white] Weiß hat gezogen
   *[black] Schwarz hat gezogen
}
moves-hidden-taking = { $side ->
    [white] Weiß hat deine Figur auf { $square } geschlagen
   *[black] Schwarz hat deine Figur auf { $square } geschlagen
}

spoken-goes = { $role ->
    [pawn] Bauer{ $from } nach { $to }
    [knight] Springer{ $from } nach { $to }
    [bishop] Läufer{ $from } nach { $to }
    [rook] Turm{ $from } nach { $to }
    [queen] Dame{ $from } nach { $to }
   *[king] König{ $from } nach { $to }
}
spoken-takes = { $role ->
    [pawn] Bauer{ $from } schlägt auf { $to }
    [knight] Springer{ $from } schlägt auf { $to }
    [bishop] Läufer{ $from } schlägt auf { $to }
    [rook] Turm{ $from } schlägt auf { $to }
    [queen] Dame{ $from } schlägt auf { $to }
   *[king] König{ $from } schlägt auf { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, wird Springer
    [bishop] { $move }, wird Läufer
    [rook] { $move }, wird Turm
   *[queen] { $move }, wird Dame
}
spoken-castles-king-side = kurze Rochade
spoken-castles-queen-side = lange Rochade

## Fragen

ask-no = Weiterspielen
ask-resign = Aufgeben?
ask-resign-detail = Damit endet die Partie und du hast verloren.
ask-resign-yes = Aufgeben
ask-offer-draw = Remis anbieten?
ask-offer-draw-detail = Die Gegenseite wird gefragt, sobald sie am Zug ist. Mach deinen Zug und gib das Handy weiter.
ask-offer-draw-yes = Remis anbieten
ask-accept-draw = Remis annehmen?
ask-accept-draw-detail = Damit endet die Partie und niemand hat gewonnen.
ask-accept-draw-yes = Annehmen

## Wie eine Partie endete

result-win = { $winner ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}
result-win-named = { $name } gewinnt
result-draw = Remis
result-king-captured = { $winner ->
    [white] Weiß schlug den schwarzen König.
   *[black] Schwarz schlug den weißen König.
}
result-resignation = { $winner ->
    [white] Schwarz hat aufgegeben.
   *[black] Weiß hat aufgegeben.
}
result-time = { $winner ->
    [white] Schwarz hat keine Zeit mehr.
   *[black] Weiß hat keine Zeit mehr.
}
result-no-move = Die Seite am Zug kann nicht ziehen.
result-threefold = Dieselbe Stellung zum dritten Mal.
result-fifty-moves = Fünfzig Züge ohne Schlagen und ohne Bauernzug.
result-agreement = Beide haben sich geeinigt.

## Nachspielen einer beendeten Partie

replay-turn-board = Brett drehen
replay-save = Partie speichern
replay-save-pgn = Als PGN speichern
replay-save-json = Als JSON speichern
replay-perspective = Wessen Sicht
replay-white-view = Sicht: Weiß
replay-true-board = Ohne Nebel
replay-black-view = Sicht: Schwarz
replay-steps = Partie durchgehen
replay-first = Zum Anfang
replay-back = Zurück
replay-forward = Vor
replay-last = Zum Ende
replay-rematch = Revanche

## Regeln

rules-title = Regeln
lessons-coming = Einen Moment …
lessons-missing = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung.
lessons-retry = Noch einmal
guide-title = Deine erste Partie

## Einstellungen

settings-title = Einstellungen
settings-look = Darstellung
settings-language = Sprache
settings-language-browser = Wie der Browser
settings-theme = Hell oder dunkel
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-board = Brettfarben
settings-board-wood = Holz
settings-board-slate = Schiefer
settings-board-sea = Meer
settings-board-contrast = Kontrast
settings-notation = Figuren in der Zugliste
settings-notation-figurines = Symbole: ♘f3
settings-notation-letters = Buchstaben: Sf3
settings-coordinates = Koordinaten
settings-play = Spiel
settings-turning = Brett gedreht zu
settings-turning-viewer = Wer am Zug ist
settings-turning-white = Immer Weiß
settings-confirm-moves = Jeden Zug bestätigen
settings-pass-alone = Vorhang fällt von selbst
settings-pass-alone-hint = Ein paar Sekunden nach jedem Zug
settings-noise = Ton
settings-sound = Töne
settings-vibration = Vibration
settings-device = App
settings-keep-awake = Bildschirm bleibt beim Spielen an
settings-offline = Alles ist auf diesem Gerät: Die App läuft ohne Netz.
settings-online = Die App ist noch nicht auf diesem Gerät: Zum Öffnen braucht sie Netz.
settings-version = Version { $version }

## Eine Partie, die sich nicht öffnen lässt

busy-title = In anderem Tab geöffnet
busy-text = Diese Partie läuft in einem anderen Tab oder Fenster. Du kannst sie stattdessen hier fortsetzen.
busy-take-over = Hier spielen
missing-title = Diese Partie gibt es hier nicht
missing-text = Vielleicht wurde sie gelöscht oder sie ist auf einem anderen Gerät.

## Hinweise, die bleiben

notice-label = Hinweis
notice-storage-blocked = Dieser Browser speichert hier nichts. Du kannst spielen, aber beim Schließen der Seite ist die Partie weg.
notice-storage-full = Zum Speichern ist kein Platz mehr. Du kannst spielen, aber beim Schließen der Seite sind neue Züge weg.
notice-storage-failed = Speichern fehlgeschlagen. Du kannst spielen, aber beim Schließen der Seite sind neue Züge weg.
notice-update = Eine neue Version ist bereit. Deine Partien bleiben.
notice-update-now = Aktualisieren

## Meldungen, die vergehen

toast-deleted = Partie gelöscht.
toast-delete-busy = Die Partie ist in einem anderen Tab offen und lässt sich hier nicht löschen.
toast-undo = Rückgängig
toast-close = Schließen
toast-saved = Datei gespeichert.
toast-saved-moves = Datei gespeichert. Sie enthält alle Züge beider Seiten.
toast-imported = { $count ->
    [one] { $count } Partie importiert.
   *[other] { $count } Partien importiert.
}
toast-language-failed = { $language } konnte nicht geladen werden. Prüfe die Verbindung.
error-import-unreadable = Die Datei ist nicht lesbar.
error-import-unknown = Die Datei ist weder ein Export dieser App noch PGN.
error-import-newer = Die Datei stammt aus einer neueren Version dieser App.
error-import-game = Nichts importiert. Partie { $game }: { $reason }
error-import-line = Nichts importiert. Partie { $game }, Zeile { $line }: { $reason }
error-malformed = Sie ist unvollständig oder beschädigt.
error-illegal-move = { $text } ist nicht spielbar.
error-unsupported = { $text } wird nicht unterstützt.
error-wrong-result = Das Ergebnis { $text } passt nicht zu den Zügen.

## Ansagen: vorgelesen, nie zu sehen

say-curtain = Der Vorhang ist gefallen. Als Nächstes: { $player }.
say-first-turn = Du bist am Zug. Die Partie beginnt.
say-your-turn = Du bist am Zug. Die Gegenseite hat gezogen.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Gespielt: { $move }. Gib das Handy weiter, wenn du so weit bist.
say-picked = { piece-name } { $square } ausgewählt, { $count ->
    [one] { $count } mögliches Feld
   *[other] { $count } mögliche Felder
}.
say-nothing-to-move = { $square }: Hier hast du nichts zu ziehen.
say-cannot-go = Nach { $square } geht es nicht.
say-put-down = Nichts ausgewählt.
say-draw-offered = Remis angeboten. Die Gegenseite wird gefragt, sobald sie am Zug ist.
say-draw-withdrawn = Remisangebot zurückgezogen.
say-draw-declined = Remis abgelehnt.
say-replay-start = Anfang. Insgesamt { $count ->
    [one] { $count } Halbzug
   *[other] { $count } Halbzüge
}.
say-replay-ply = { $ply } von { $count }: { $move }
