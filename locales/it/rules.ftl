### Fog Chess: italiano. Le regole e la guida.

## Le regole: inizio

rules-lead = Fog of War si gioca con i pezzi e le mosse degli scacchi, ma ciascun giocatore vede solo una parte della scacchiera.
rules-contents = In questa pagina
rules-truth = Senza nebbia
rules-white-sees = Vista del Bianco
rules-at-start = All’inizio
rules-opened = Dopo e2–e4
rules-board = { $pieces }. Case che si vedono vuote: { $empty }. Tutto il resto è nascosto.

## Che cosa vedi

rules-see = Che cosa vedi
rules-see-moves = I tuoi pezzi, ogni casa in cui uno di loro potrebbe andare e il pezzo avversario che vi si trova.
rules-see-fog = Tutto il resto è nebbia. Una casa senza nebbia e senza pezzi è vuota di sicuro; in una casa nella nebbia può esserci qualunque pezzo avversario.
rules-see-change = Ogni mossa ti mostra case diverse da prima. Mentre l’altra parte pensa, la tua vista resta.
rules-line = Lungo una linea
rules-line-text = Torri, alfieri e donne vedono fin dove potrebbero andare: fino al primo pezzo avversario, mai oltre.
rules-line-picture = La torre vede il pedone. La donna dietro resta nascosta.
rules-pawn = Pedoni
rules-pawn-text = Un pedone vede davanti a sé le case libere in cui potrebbe andare, e una diagonale solo se può prendere lì. Un pezzo che gli sbarra la strada resta nascosto: sai solo che la via è chiusa.
rules-pawn-picture = Il cavallo si può prendere, quindi si vede. Il pedone davanti e la diagonale vuota no.
rules-passing = En passant
rules-passing-text = Quando un pedone avversario avanza di due case e puoi prenderlo en passant, lo vedi, insieme alla casa che ha saltato, anche nella nebbia. Come sempre, l’occasione dura una sola mossa.
rules-middle = A metà partita
rules-middle-text = Più lontano arrivano i tuoi pezzi, più vedi; il resto lo devi indovinare. Qui il Bianco vede un alfiere e due pedoni, e del re niente.

## Come si vince

rules-win = Come si vince
rules-win-king = Cattura il re avversario e hai vinto subito.
rules-win-no-check = Non ci sono né scacco né matto. Nessuno ti avvisa se il tuo re è attaccato, e il re può restare sotto attacco o andarci da solo.
rules-win-pins = Nessun pezzo è mai inchiodato: ognuno muove come sempre.
rules-win-otherwise = Vinci anche se l’altra parte abbandona o, con l’orologio, esaurisce il tempo.
rules-king-picture = La donna vede il re, quindi può prenderlo.
rules-castling = Arrocco
rules-castling-text = Re e torre non devono aver mosso e le case fra loro devono essere tutte vuote. Non importa se qualcosa è attaccato.
rules-castling-how = Sposta il re di due case verso la torre, oppure sopra la torre stessa.
rules-castling-picture = Una torre che il Bianco non vede attacca la casa accanto al re. Il Bianco può arroccare lo stesso.

## Che cosa vieni a sapere

rules-told = Che cosa vieni a sapere
rules-told-moved = Della mossa dell’altra parte sai solo che è stata fatta.
rules-told-mark = Se ha preso un tuo pezzo in una casa che non vedi più, quella casa resta segnata fino alla tua prossima mossa. Con che cosa l’ha preso, non si dice.
rules-told-list = La perdita resta nella tua lista delle mosse. Se vedi ancora la casa, vedi che cosa c’è ora.
rules-told-promotion = Un pedone che raggiunge l’ultima traversa diventa donna, torre, alfiere o cavallo. L’altra parte vede il nuovo pezzo solo se vede la casa.
rules-told-sure = Le tue mosse non si scontrano mai con qualcosa di invisibile: quello che prendi, lo vedi.
rules-mark-picture = Il Bianco ha perso il cavallo. Il segno dice dove, la nebbia nasconde il pedone che l’ha preso.

## Le differenze

rules-differences = Che cosa cambia
rules-ordinary = Scacchi normali
rules-fog-of-war = Fog of War
rules-ordinary-see = Vedi tutta la scacchiera.
rules-fog-see = Vedi dove arrivano i tuoi pezzi.
rules-ordinary-win = Si vince con lo scacco matto.
rules-fog-win = Si vince catturando il re.
rules-ordinary-check = Un re sotto scacco va salvato.
rules-fog-check = Nessuno dice scacco. Il re può restare in pericolo.
rules-ordinary-pin = Un pezzo che copre il suo re non può spostarsi.
rules-fog-pin = Ogni pezzo può spostarsi.
rules-ordinary-castling = Niente arrocco da, attraverso o verso una casa attaccata.
rules-fog-castling = Gli attacchi non impediscono l’arrocco.
rules-ordinary-no-move = Nessuna mossa: matto o stallo.
rules-fog-no-move = Nessuna mossa: sempre patta.
rules-ordinary-claim = Tripla ripetizione e cinquanta mosse vanno reclamate.
rules-fog-claim = Entrambe chiudono la partita da sole.
rules-ordinary-material = Pezzi insufficienti per il matto: patta.
rules-fog-material = Si gioca anche re contro re.

## Patta

rules-draws = Patta
rules-draw-no-move = Chi deve muovere non ha nessuna mossa.
rules-draw-threefold = La stessa posizione si presenta per la terza volta, con lo stesso giocatore al tratto e gli stessi diritti di arrocco e di presa en passant.
rules-draw-fifty = Cinquanta mosse di entrambi senza prese né mosse di pedone.
rules-draw-agreed = I due giocatori si accordano.
rules-draw-automatic = Le prime tre avvengono da sole, perché nessuno vede abbastanza per reclamarle.

## Su un solo dispositivo

rules-device = Su un solo dispositivo
rules-device-curtain = Dopo la tua mossa passa il telefono. Il sipario copre la scacchiera finché non lo apre chi muove dopo.
rules-device-leave = Il sipario cala anche quando si lascia l’app e quando la si riapre.
rules-device-clock = Con l’orologio il tempo scorre solo a sipario aperto.
rules-device-end = A partita finita la nebbia si dirada e potete rivedere insieme ogni mossa.

## Storia

rules-history = Da dove viene
rules-history-kriegspiel = Agli scacchi si nascondevano i pezzi ben prima dei computer. Nel 1899 il giornalista inglese Henry Michael Temple inventò il Kriegspiel, in cui non si vede nessun pezzo avversario. Un arbitro con una terza scacchiera dice ai giocatori quali delle mosse che tentano sono possibili.
rules-history-dark = Dal 1989 al 1992 Jens Bæk Nielsen e Torben Osted giocarono per corrispondenza una partita con regole cambiate. Osted ebbe l’idea che un pezzo veda le case in cui può andare; lo scopo era catturare il re. Lo chiamarono darkchess. Una terza persona diceva ancora a entrambi che cosa vedevano i loro pezzi, e la presa en passant non c’era.
rules-history-today = Un computer fa quel lavoro all’istante e non tradisce nulla, così il gioco ha trovato i suoi giocatori in rete. Il nome di oggi, Fog of War («nebbia di guerra»), è quello che i soldati danno al non sapere dov’è il nemico. I siti differiscono in piccole cose, per esempio in ciò che vede un pedone.

## La guida alla prima partita

guide-step = Passo { $step } di { $count }
guide-skip = Salta
guide-back = Indietro
guide-next = Avanti
guide-see = Che cosa vedi
guide-see-text = Qui hai il Bianco. Vedi i tuoi pezzi e ogni casa in cui uno di loro potrebbe andare.
guide-fog = Dentro la nebbia
guide-fog-text = Vedi un pezzo avversario solo dove puoi prenderlo. Fuori dalla nebbia una casa vuota è vuota; dentro può esserci di tutto.
guide-move = Fai una mossa
guide-move-text = Scegli un tuo pezzo, poi una casa con un punto.
guide-move-done = Ora vedi case diverse da prima: la nebbia cambia a ogni mossa.
guide-pass = Passa il telefono
guide-pass-text = Cala il sipario e passi il telefono. Ecco la vista del Nero: hai mosso, ma nessuno gli dice che cosa.
guide-king = Cattura il re
guide-king-text = Nessuno dice scacco e nessuno avvisa. La tua donna vede il re nero: prendilo!
guide-king-done = Hai vinto e la nebbia si dirada. Ora tieni d’occhio il tuo re!
