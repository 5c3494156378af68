### Fog Chess: italiano.
### Ci diamo del tu. Le parti sono al singolare («il Bianco»), le caselle si chiamano «case», come fra scacchisti.

app-title = Fog Chess
back-home = Pagina iniziale

## Se l’app non parte

start-failed-title = Fog Chess non si è avviato
start-failed = Ne manca una parte. Controlla la connessione e ricarica la pagina. Le tue partite sono al sicuro.
start-no-wasm-title = Manca qualcosa
start-no-wasm = Questo browser non ha WebAssembly, o qui è disattivato. Consentilo per questa pagina o usa un browser recente.
start-crashed-title = Fog Chess si è fermato
start-crashed = È successo un errore nell’app. Le tue mosse sono salvate: ricarica la pagina per continuare.
start-again = Ricarica

## Parti, pezzi, date

side = { $side ->
    [white] Bianco
   *[black] Nero
}
side-named = { $side ->
    [white] Bianco: { $name }
   *[black] Nero: { $name }
}
piece-name = { $role ->
    [pawn] Pedone
    [knight] Cavallo
    [bishop] Alfiere
    [rook] Torre
    [queen] Donna
   *[king] Re
}
piece-letter-king = R
piece-letter-queen = D
piece-letter-rook = T
piece-letter-bishop = A
piece-letter-knight = C
date = { $month ->
    [january] { $day } gen { $year }
    [february] { $day } feb { $year }
    [march] { $day } mar { $year }
    [april] { $day } apr { $year }
    [may] { $day } mag { $year }
    [june] { $day } giu { $year }
    [july] { $day } lug { $year }
    [august] { $day } ago { $year }
    [september] { $day } set { $year }
    [october] { $day } ott { $year }
    [november] { $day } nov { $year }
   *[december] { $day } dic { $year }
}

## Pagina iniziale

home-what = Scacchi nella nebbia: vedi solo dove possono andare i tuoi pezzi.
home-play = Gioca sul dispositivo
home-guide = Prima volta? Due minuti
home-how = Come funziona
home-how-see = Vedi i tuoi pezzi e le case in cui possono andare. Tutto il resto è nebbia.
home-how-win = Cattura il re avversario. Nessuno dice scacco, quindi tieni d’occhio il tuo.
home-how-pass = Passa il telefono dopo ogni mossa. Nel frattempo un sipario copre la scacchiera.
home-active = Partite in corso
home-finished = Partite finite
home-damaged = Partite danneggiate
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Muove il Bianco
   *[black] Muove il Nero
}
home-turn-named = { $side ->
    [white] Muove il Bianco: { $name }
   *[black] Muove il Nero: { $name }
}
home-progress = Mossa { $number } · { $date }
home-length = { $number ->
    [one] { $number } mossa · { $date }
   *[other] { $number } mosse · { $date }
}
home-delete = Elimina la partita { $names }
home-save = Salva la partita { $names } in un file
home-damaged-text = Questa partita non è leggibile. Salvala in un file o eliminala.
home-damaged-newer = Viene da una versione più recente dell’app.
home-damaged-export = Salva { $name } in un file
home-damaged-delete = Elimina { $name }
home-more = Altro
home-import = Importa partite
home-export-all = Esporta tutte
home-export-finished-pgn = Finite in PGN
install = Installa l’app
install-by-hand = Per installare l’app apri il menu Condividi del browser e scegli «Aggiungi alla schermata Home».

## Nuova partita

new-title = Nuova partita
new-first-player = Giocatore 1
new-second-player = Giocatore 2
new-name-placeholder = Nome
new-white = Chi ha il Bianco?
new-random = A sorte
new-clock = Orologio
new-clock-hint = Minuti per la partita + secondi per mossa. Dietro il sipario il tempo si ferma.
new-no-clock = Senza
new-custom-clock = Altro
new-minutes = Minuti
new-increment = Secondi per mossa
new-clock-error = Minuti da 1 a { $minutes }, secondi da 0 a { $seconds }.
new-start = Inizia la partita

## Il sipario fra due turni

curtain-move-number = Mossa { $number }
curtain-start = { $side ->
    [white] Cominci tu. Ora nessun altro deve guardare.
   *[black] Cominci tu. Ora nessun altro deve guardare.
}
curtain-turn = { $side ->
    [white] Tocca a te. Ora nessun altro deve guardare.
   *[black] Tocca a te. Ora nessun altro deve guardare.
}
curtain-back = { $side ->
    [white] La partita ti aspetta. Ora nessun altro deve guardare.
   *[black] La partita ti aspetta. Ora nessun altro deve guardare.
}
curtain-open = Mostra la mia scacchiera

## Alla scacchiera

board-label = Scacchiera
square-hidden = { $square }, nascosta
square-empty = { $square }, vuota
square-own = { $role ->
    [pawn] { $square }, il tuo pedone
    [knight] { $square }, il tuo cavallo
    [bishop] { $square }, il tuo alfiere
    [rook] { $square }, la tua torre
    [queen] { $square }, la tua donna
   *[king] { $square }, il tuo re
}
square-enemy = { $role ->
    [pawn] { $square }, pedone avversario
    [knight] { $square }, cavallo avversario
    [bishop] { $square }, alfiere avversario
    [rook] { $square }, torre avversaria
    [queen] { $square }, donna avversaria
   *[king] { $square }, re avversario
}
square-white = { $role ->
    [pawn] { $square }, pedone bianco
    [knight] { $square }, cavallo bianco
    [bishop] { $square }, alfiere bianco
    [rook] { $square }, torre bianca
    [queen] { $square }, donna bianca
   *[king] { $square }, re bianco
}
square-black = { $role ->
    [pawn] { $square }, pedone nero
    [knight] { $square }, cavallo nero
    [bishop] { $square }, alfiere nero
    [rook] { $square }, torre nera
    [queen] { $square }, donna nera
   *[king] { $square }, re nero
}
square-is-picked = casa scelta
square-can-be-reached = mossa possibile
square-can-be-taken = presa possibile
square-can-castle = arrocco con questa torre
square-of-last-move = ultima mossa
square-of-loss = qui hai perso un pezzo
square-of-pending-move = da confermare

table-your-turn = Tocca a te
table-moved = Mossa giocata
table-you-are = { $side ->
    [white] Hai il Bianco
   *[black] Hai il Nero
}
table-lost = { $role ->
    [pawn] Hai perso un pedone in { $square }.
    [knight] Hai perso un cavallo in { $square }.
    [bishop] Hai perso un alfiere in { $square }.
    [rook] Hai perso una torre in { $square }.
    [queen] Hai perso la donna in { $square }.
   *[king] Hai perso il re in { $square }.
}
table-draw-declined = { $name } ha rifiutato la patta.
table-draw-mine = Proponi patta.
table-pass = Passa a { $name }
table-passing = Il sipario sta per calare.
table-confirm = Gioca { $move }
table-cancel = Annulla
table-draw-offered = { $name } propone patta.
table-draw-accept = Accetta
table-draw-decline = Rifiuta
table-type = Scrivi mossa
table-offer-draw = Proponi patta
table-draw-withdraw = Ritira offerta
table-resign = Abbandona
typed-label = Mossa, per esempio e2e4 o Cf3
typed-placeholder = e2e4, Cf3
typed-play = Gioca
typed-close = Chiudi il campo
typed-not-a-move = Non è una mossa. Scrivi e2e4 o Cf3.
typed-illegal = Nessuno dei tuoi pezzi può farlo.
typed-ambiguous = Possono farlo più pezzi. Scrivi da dove: e2e4.
seat-took = { $side ->
    [white] Il Bianco ha catturato: { $pieces }
   *[black] Il Nero ha catturato: { $pieces }
}
seat-clock = { $side ->
    [white] Al Bianco restano { $time }
   *[black] Al Nero restano { $time }
}
promotion-title = Il tuo pedone diventa

moves-label = Mosse
moves-none = Ancora nessuna mossa
moves-hidden = { $side ->
    [white] Il Bianco ha mosso
   *[black] Il Nero ha mosso
}
moves-hidden-taking = { $side ->
    [white] Il Bianco ha catturato il tuo pezzo in { $square }
   *[black] Il Nero ha catturato il tuo pezzo in { $square }
}

spoken-goes = { $role ->
    [pawn] pedone{ $from } in { $to }
    [knight] cavallo{ $from } in { $to }
    [bishop] alfiere{ $from } in { $to }
    [rook] torre{ $from } in { $to }
    [queen] donna{ $from } in { $to }
   *[king] re{ $from } in { $to }
}
spoken-takes = { $role ->
    [pawn] pedone{ $from } prende in { $to }
    [knight] cavallo{ $from } prende in { $to }
    [bishop] alfiere{ $from } prende in { $to }
    [rook] torre{ $from } prende in { $to }
    [queen] donna{ $from } prende in { $to }
   *[king] re{ $from } prende in { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, promosso a cavallo
    [bishop] { $move }, promosso ad alfiere
    [rook] { $move }, promosso a torre
   *[queen] { $move }, promosso a donna
}
spoken-castles-king-side = arrocco corto
spoken-castles-queen-side = arrocco lungo

## Domande

ask-no = Continua
ask-resign = Abbandoni?
ask-resign-detail = La partita finisce e l’hai persa.
ask-resign-yes = Abbandona
ask-offer-draw = Proponi patta?
ask-offer-draw-detail = L’altra parte risponderà al suo turno. Fai la tua mossa e passa il telefono.
ask-offer-draw-yes = Proponi patta
ask-accept-draw = Accetti la patta?
ask-accept-draw-detail = La partita finisce e non vince nessuno.
ask-accept-draw-yes = Accetta

## Com’è finita una partita

result-win = { $winner ->
    [white] Vince il Bianco
   *[black] Vince il Nero
}
result-win-named = Vince { $name }
result-draw = Patta
result-king-captured = { $winner ->
    [white] Il Bianco ha catturato il re nero.
   *[black] Il Nero ha catturato il re bianco.
}
result-resignation = { $winner ->
    [white] Il Nero ha abbandonato.
   *[black] Il Bianco ha abbandonato.
}
result-time = { $winner ->
    [white] Il Nero ha esaurito il tempo.
   *[black] Il Bianco ha esaurito il tempo.
}
result-no-move = Chi deve muovere non ha mosse.
result-threefold = La stessa posizione per la terza volta.
result-fifty-moves = Cinquanta mosse senza prese né mosse di pedone.
result-agreement = Patta d’accordo fra i giocatori.

## Rivedere una partita finita

replay-turn-board = Gira la scacchiera
replay-save = Salva la partita
replay-save-pgn = Salva in PGN
replay-save-json = Salva in JSON
replay-perspective = Punto di vista
replay-white-view = Vista Bianco
replay-true-board = Senza nebbia
replay-black-view = Vista Nero
replay-steps = Scorri la partita
replay-first = Inizio
replay-back = Indietro
replay-forward = Avanti
replay-last = Fine
replay-rematch = Rivincita

## Regole e guida

rules-title = Regole
lessons-coming = Un momento…
lessons-missing = Non è stato possibile caricare questa pagina. Controlla la connessione.
lessons-retry = Riprova
guide-title = La prima partita

## Impostazioni

settings-title = Impostazioni
settings-look = Aspetto
settings-language = Lingua
settings-language-browser = Del browser
settings-theme = Chiaro o scuro
settings-theme-system = Sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-board = Colori della scacchiera
settings-board-wood = Legno
settings-board-slate = Ardesia
settings-board-sea = Mare
settings-board-contrast = Contrasto
settings-notation = Pezzi nella lista delle mosse
settings-notation-figurines = Figure: ♘f3
settings-notation-letters = Lettere: Cf3
settings-coordinates = Coordinate
settings-play = Gioco
settings-turning = Scacchiera rivolta a
settings-turning-viewer = Chi muove
settings-turning-white = Sempre al Bianco
settings-confirm-moves = Conferma ogni mossa
settings-pass-alone = Il sipario cala da solo
settings-pass-alone-hint = Pochi secondi dopo ogni mossa
settings-noise = Suono
settings-sound = Suoni
settings-vibration = Vibrazione
settings-device = App
settings-keep-awake = Schermo acceso durante la partita
settings-offline = È tutto su questo dispositivo: l’app funziona senza rete.
settings-online = L’app non è ancora su questo dispositivo: per aprirla serve la rete.
settings-version = Versione { $version }

## Una partita che non si apre

busy-title = Aperta in un’altra scheda
busy-text = Questa partita è in corso in un’altra scheda o finestra. Se vuoi, puoi continuarla qui.
busy-take-over = Gioca qui
missing-title = Questa partita non c’è
missing-text = Forse è stata eliminata o si trova su un altro dispositivo.

## Avvisi che restano

notice-label = Avviso
notice-storage-blocked = Qui il browser non conserva nulla. Puoi giocare, ma chiudendo la pagina perdi la partita.
notice-storage-full = Non c’è più spazio per salvare. Puoi giocare, ma chiudendo la pagina perdi le nuove mosse.
notice-storage-failed = Salvataggio non riuscito. Puoi giocare, ma chiudendo la pagina perdi le nuove mosse.
notice-update = È pronta una nuova versione. Le tue partite restano.
notice-update-now = Aggiorna

## Messaggi che passano

toast-deleted = Partita eliminata.
toast-delete-busy = La partita è aperta in un’altra scheda e qui non si può eliminare.
toast-undo = Annulla
toast-close = Chiudi
toast-saved = File salvato.
toast-saved-moves = File salvato. Contiene tutte le mosse dei due giocatori.
toast-imported = { $count ->
    [one] { $count } partita importata.
   *[other] { $count } partite importate.
}
toast-language-failed = { $language }: caricamento non riuscito. Controlla la connessione.
error-import-unreadable = Il file non è leggibile.
error-import-unknown = Il file non è né un’esportazione di questa app né PGN.
error-import-newer = Il file viene da una versione più recente di questa app.
error-import-game = Nessuna importazione. Partita { $game }: { $reason }
error-import-line = Nessuna importazione. Partita { $game }, riga { $line }: { $reason }
error-malformed = è incompleta o danneggiata.
error-illegal-move = { $text } non si può giocare.
error-unsupported = { $text } non è supportato.
error-wrong-result = il risultato { $text } non corrisponde alle mosse.

## Annunci: letti ad alta voce, mai visibili

say-curtain = Il sipario è calato. Tocca a: { $player }.
say-first-turn = Tocca a te. La partita comincia.
say-your-turn = Tocca a te. L’altra parte ha mosso.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Mossa giocata: { $move }. Passa il telefono quando vuoi.
say-picked = Scelta: { piece-name } { $square }, { $count ->
    [one] { $count } casa possibile
   *[other] { $count } case possibili
}.
say-nothing-to-move = { $square }: niente di tuo da muovere.
say-cannot-go = In { $square } non può andare.
say-put-down = Nessun pezzo scelto.
say-draw-offered = Patta proposta. L’altra parte risponderà al suo turno.
say-draw-withdrawn = Offerta di patta ritirata.
say-draw-declined = Patta rifiutata.
say-replay-start = Inizio. In tutto { $count ->
    [one] { $count } semimossa
   *[other] { $count } semimosse
}.
say-replay-ply = { $ply } di { $count }: { $move }
