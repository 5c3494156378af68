### Fog Chess: Regeln und Einstieg auf Deutsch. Wir duzen. „Figur“ schließt den Bauern ein.

rules-lead = Fog of War ist Schach mit den üblichen Figuren und Zügen, aber jede Seite sieht nur einen Teil des Bretts.
rules-contents = Auf dieser Seite
rules-truth = Ohne Nebel
rules-white-sees = Was Weiß sieht
rules-at-start = Am Anfang
rules-opened = Nach e2–e4
rules-board = { $pieces }. Sicher leer: { $empty }. Alles andere ist verdeckt.

rules-see = Was du siehst
rules-see-moves = Deine Figuren, jedes Feld, auf das eine von ihnen ziehen könnte, und die gegnerische Figur, die dort steht.
rules-see-fog = Alles andere ist Nebel. Ein klares Feld ohne Figur ist sicher leer; im Nebel kann jede gegnerische Figur stehen.
rules-see-change = Nach jedem Zug siehst du andere Felder. Deine Sicht bleibt, während die Gegenseite überlegt.
rules-line = Auf einer Linie
rules-line-text = Türme, Läufer und Damen sehen so weit, wie sie ziehen könnten: bis zur ersten gegnerischen Figur und nie über sie hinaus.
rules-line-picture = Der Turm sieht den Bauern. Die Dame dahinter bleibt verdeckt.
rules-pawn = Bauern
rules-pawn-text = Ein Bauer sieht die freien Felder vor sich, auf die er ziehen könnte, und eine Diagonale nur, wenn er dort schlagen kann. Eine Figur, die ihm im Weg steht, bleibt verdeckt: Du erfährst nur, dass der Weg versperrt ist.
rules-pawn-picture = Der Springer kann geschlagen werden, also ist er zu sehen. Der Bauer davor und die leere Diagonale sind es nicht.
rules-passing = En passant
rules-passing-text = Zieht ein gegnerischer Bauer zwei Felder und kannst du ihn en passant schlagen, dann siehst du ihn und das übersprungene Feld auch im Nebel. Wie immer gilt das nur für einen Zug.
rules-middle = Mitten in einer Partie
rules-middle-text = Je weiter deine Figuren reichen, desto mehr siehst du; den Rest musst du erraten. Hier sieht Weiß einen Läufer und zwei Bauern, vom König aber nichts.

rules-win = Wie du gewinnst
rules-win-king = Schlag den gegnerischen König, und du hast sofort gewonnen.
rules-win-no-check = Es gibt weder Schach noch Matt. Niemand warnt dich, wenn dein König angegriffen ist; er darf im Angriff stehen bleiben und sogar hineinziehen.
rules-win-pins = Keine Figur ist gefesselt: Jede darf ziehen wie immer.
rules-win-otherwise = Du gewinnst auch, wenn die Gegenseite aufgibt oder mit Uhr ihre Zeit überschreitet.
rules-king-picture = Die Dame sieht den König, also kann sie ihn schlagen.
rules-castling = Rochade
rules-castling-text = König und Turm dürfen noch nicht gezogen haben, und alle Felder zwischen ihnen müssen leer sein. Ob etwas angegriffen ist, spielt keine Rolle.
rules-castling-how = Zieh den König zwei Felder zum Turm hin oder direkt auf den Turm.
rules-castling-picture = Ein Turm, den Weiß nicht sieht, greift das Feld neben dem König an. Weiß darf trotzdem rochieren.

rules-told = Was du erfährst
rules-told-moved = Vom Zug der Gegenseite erfährst du nur, dass er gemacht wurde.
rules-told-mark = Wurde dabei eine deiner Figuren auf einem Feld geschlagen, das du nicht mehr siehst, ist es bis zu deinem nächsten Zug markiert. Wer geschlagen hat, erfährst du nicht.
rules-told-list = Der Verlust bleibt in deiner Zugliste. Siehst du das Feld noch, siehst du auch, was jetzt dort steht.
rules-told-promotion = Ein Bauer, der die letzte Reihe erreicht, wird Dame, Turm, Läufer oder Springer. Die Gegenseite sieht die neue Figur nur, wenn sie das Feld sieht.
rules-told-sure = Deine Züge stoßen nie auf etwas Verdecktes: Was du schlägst, siehst du auch.
rules-mark-picture = Weiß hat den Springer verloren. Die Marke zeigt, wo; den Bauern, der ihn geschlagen hat, verbirgt der Nebel.

rules-differences = Was anders ist
rules-ordinary = Übliches Schach
rules-fog-of-war = Fog of War
rules-ordinary-see = Du siehst das ganze Brett.
rules-fog-see = Du siehst, was deine Figuren erreichen.
rules-ordinary-win = Matt gewinnt.
rules-fog-win = Den König zu schlagen gewinnt.
rules-ordinary-check = Ein König im Schach muss gerettet werden.
rules-fog-check = Niemand sagt Schach. Der König darf in Gefahr bleiben.
rules-ordinary-pin = Eine Figur, die ihren König deckt, darf nicht weg.
rules-fog-pin = Jede Figur darf weg.
rules-ordinary-castling = Keine Rochade aus, durch oder in einen Angriff.
rules-fog-castling = Angriffe hindern nicht an der Rochade.
rules-ordinary-no-move = Kein Zug mehr: matt oder patt.
rules-fog-no-move = Kein Zug mehr: immer remis.
rules-ordinary-claim = Dreimal dieselbe Stellung und fünfzig Züge muss man reklamieren.
rules-fog-claim = Beides beendet die Partie von selbst.
rules-ordinary-material = Zu wenige Figuren für ein Matt: remis.
rules-fog-material = Sogar mit zwei bloßen Königen wird weitergespielt.

rules-draws = Remis
rules-draw-no-move = Die Seite am Zug hat keinen einzigen Zug.
rules-draw-threefold = Dieselbe Stellung entsteht zum dritten Mal, mit derselben Seite am Zug und denselben Rechten auf Rochade und en passant.
rules-draw-fifty = Fünfzig Züge beider Seiten ohne Schlagen und ohne Bauernzug.
rules-draw-agreed = Beide sind einverstanden.
rules-draw-automatic = Die ersten drei Fälle treten von selbst ein, denn keine Seite sieht genug, um sie zu reklamieren.

rules-device = Auf einem Gerät
rules-device-curtain = Gib das Handy nach deinem Zug weiter. Der Vorhang verdeckt das Brett, bis ihn die andere Seite öffnet.
rules-device-leave = Der Vorhang fällt auch, wenn ihr die App verlasst oder wieder öffnet.
rules-device-clock = Mit Uhr läuft die Zeit nur, solange der Vorhang offen ist.
rules-device-end = Ist die Partie zu Ende, lichtet sich der Nebel, und ihr könnt euch gemeinsam jeden Zug ansehen.

rules-history = Woher es kommt
rules-history-kriegspiel = Verborgene Figuren gab es im Schach schon vor den Computern. 1899 erfand der englische Journalist Henry Michael Temple das Kriegspiel, in dem niemand die gegnerischen Figuren sieht. Eine Schiedsperson mit einem dritten Brett sagt, welche der versuchten Züge möglich sind.
rules-history-dark = Von 1989 bis 1992 spielten Jens Bæk Nielsen und Torben Osted eine Fernpartie mit veränderten Regeln. Von Osted kam der Gedanke, dass eine Figur die Felder sieht, auf die sie ziehen kann; Ziel war es, den König zu schlagen. Sie nannten das Spiel „darkchess“. Noch sagte eine dritte Person beiden, was ihre Figuren sahen, und en passant gab es nicht.
rules-history-today = Ein Computer erledigt das sofort und verrät nichts, und so fand das Spiel im Netz seine Spieler. Sein heutiger Name „Fog of War“, Nebel des Krieges, ist der Ausdruck von Soldaten dafür, dass man nicht weiß, wo der Gegner steht. Von Seite zu Seite gibt es kleine Unterschiede, etwa darin, was ein Bauer sieht.

guide-step = Schritt { $step } von { $count }
guide-skip = Überspringen
guide-back = Zurück
guide-next = Weiter
guide-see = Was du siehst
guide-see-text = Hier hast du Weiß. Du siehst deine Figuren und jedes Feld, auf das eine von ihnen ziehen könnte.
guide-fog = Was der Nebel verbirgt
guide-fog-text = Gegnerische Figuren siehst du nur, wo du sie schlagen kannst. Ein klares Feld ohne Figur ist leer; im Nebel kann alles stehen.
guide-move = Mach einen Zug
guide-move-text = Wähle eine deiner Figuren, dann ein Feld mit einem Punkt.
guide-move-done = Jetzt siehst du andere Felder als vorher: Der Nebel ändert sich mit jedem Zug.
guide-pass = Gib das Handy weiter
guide-pass-text = Ein Vorhang fällt, und du gibst das Handy weiter. Das sieht Schwarz: Du hast gezogen, aber was, sagt niemand.
guide-king = Schlag den König
guide-king-text = Niemand sagt Schach, und niemand warnt. Deine Dame sieht den schwarzen König: Schlag ihn!
guide-king-done = Du hast gewonnen, und der Nebel lichtet sich. Pass nun auf deinen eigenen König auf!
