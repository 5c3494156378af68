### Fog Chess: español.
### Tratamos de tú. Los bandos van en plural («las blancas»), como entre ajedrecistas.

app-title = Fog Chess
back-home = Inicio

start-failed-title = Fog Chess no pudo iniciarse
start-failed = Una parte no se cargó. Comprueba la conexión y vuelve a cargar la página. Tus partidas están a salvo.
start-no-wasm-title = Falta algo
start-no-wasm = Este navegador no tiene WebAssembly o está desactivado aquí. Permítelo en esta página o usa un navegador actual.
start-crashed-title = Fog Chess se ha detenido
start-crashed = Ha sido un fallo de la app. Tus jugadas están guardadas: vuelve a cargar la página para seguir.
start-again = Volver a cargar

## Bandos, piezas, fechas

side = { $side ->
    [white] Blancas
   *[black] Negras
}
side-named = { $side ->
    [white] Blancas: { $name }
   *[black] Negras: { $name }
}
piece-name = { $role ->
    [pawn] Peón
    [knight] Caballo
    [bishop] Alfil
    [rook] Torre
    [queen] Dama
   *[king] Rey
}
piece-letter-king = R
piece-letter-queen = D
piece-letter-rook = T
piece-letter-bishop = A
piece-letter-knight = C
date = { $month ->
    [january] { $day } ene { $year }
    [february] { $day } feb { $year }
    [march] { $day } mar { $year }
    [april] { $day } abr { $year }
    [may] { $day } may { $year }
    [june] { $day } jun { $year }
    [july] { $day } jul { $year }
    [august] { $day } ago { $year }
    [september] { $day } sept { $year }
    [october] { $day } oct { $year }
    [november] { $day } nov { $year }
   *[december] { $day } dic { $year }
}

## Página de inicio

home-what = Ajedrez en la niebla: solo ves hasta donde llegan tus piezas.
home-play = Jugar en el dispositivo
home-guide = ¿Primera vez? Dos minutos
home-how = Cómo se juega
home-how-see = Ves tus piezas y las casillas a las que pueden ir. Lo demás es niebla.
home-how-win = Captura al rey rival. Nadie avisa del jaque, así que cuida el tuyo.
home-how-pass = Pasa el teléfono después de cada jugada. Entretanto, un telón tapa el tablero.
home-active = Partidas en curso
home-finished = Partidas terminadas
home-damaged = Partidas dañadas
home-pair = { $white } – { $black }
home-turn = { $side ->
    [white] Juegan blancas
   *[black] Juegan negras
}
home-turn-named = { $side ->
    [white] Juegan blancas: { $name }
   *[black] Juegan negras: { $name }
}
home-progress = Jugada { $number } · { $date }
home-length = { $number ->
    [one] { $number } jugada · { $date }
    [many] { $number } de jugadas · { $date }
   *[other] { $number } jugadas · { $date }
}
home-delete = Borrar la partida { $names }
home-save = Guardar la partida { $names } como archivo
home-damaged-text = No se puede leer esta partida. Guárdala como archivo o bórrala.
home-damaged-newer = Es de una versión más reciente de la app.
home-damaged-export = Guardar { $name } como archivo
home-damaged-delete = Borrar { $name }
home-more = Más
home-import = Importar partidas
home-export-all = Exportar todas
home-export-finished-pgn = Terminadas en PGN
install = Instalar la app
install-by-hand = Para instalar la app, abre el menú Compartir del navegador y elige «Añadir a pantalla de inicio».

## Partida nueva

new-title = Partida nueva
new-first-player = Jugador 1
new-second-player = Jugador 2
new-name-placeholder = Nombre
new-white = ¿Quién lleva blancas?
new-random = Por sorteo
new-clock = Reloj
new-clock-hint = Minutos para la partida + segundos por jugada. Tras el telón, el tiempo se detiene.
new-no-clock = Sin reloj
new-custom-clock = Otro
new-minutes = Minutos
new-increment = Seg. por jugada
new-clock-error = Minutos de 1 a { $minutes }, segundos de 0 a { $seconds }.
new-start = Empezar la partida

## El telón entre dos jugadas

curtain-move-number = Jugada { $number }
curtain-start = { $side ->
    [white] Empiezas tú. Que nadie más mire ahora.
   *[black] Empiezas tú. Que nadie más mire ahora.
}
curtain-turn = { $side ->
    [white] Te toca. Que nadie más mire ahora.
   *[black] Te toca. Que nadie más mire ahora.
}
curtain-back = { $side ->
    [white] La partida te espera. Que nadie más mire ahora.
   *[black] La partida te espera. Que nadie más mire ahora.
}
curtain-open = Ver mi tablero

## Ante el tablero

board-label = Tablero de ajedrez
square-hidden = { $square }, oculta
square-empty = { $square }, vacía
square-own = { $role ->
    [pawn] { $square }, tu peón
    [knight] { $square }, tu caballo
    [bishop] { $square }, tu alfil
    [rook] { $square }, tu torre
    [queen] { $square }, tu dama
   *[king] { $square }, tu rey
}
square-enemy = { $role ->
    [pawn] { $square }, peón rival
    [knight] { $square }, caballo rival
    [bishop] { $square }, alfil rival
    [rook] { $square }, torre rival
    [queen] { $square }, dama rival
   *[king] { $square }, rey rival
}
square-white = { $role ->
    [pawn] { $square }, peón blanco
    [knight] { $square }, caballo blanco
    [bishop] { $square }, alfil blanco
    [rook] { $square }, torre blanca
    [queen] { $square }, dama blanca
   *[king] { $square }, rey blanco
}
square-black = { $role ->
    [pawn] { $square }, peón negro
    [knight] { $square }, caballo negro
    [bishop] { $square }, alfil negro
    [rook] { $square }, torre negra
    [queen] { $square }, dama negra
   *[king] { $square }, rey negro
}
square-is-picked = selección actual
square-can-be-reached = se puede mover aquí
square-can-be-taken = se puede capturar
square-can-castle = enroque con esta torre
square-of-last-move = última jugada
square-of-loss = aquí perdiste una pieza
square-of-pending-move = por confirmar

table-your-turn = Te toca
table-moved = Jugada hecha
table-you-are = { $side ->
    [white] Llevas blancas
   *[black] Llevas negras
}
table-lost = { $role ->
    [pawn] Perdiste un peón en { $square }.
    [knight] Perdiste un caballo en { $square }.
    [bishop] Perdiste un alfil en { $square }.
    [rook] Perdiste una torre en { $square }.
    [queen] Perdiste la dama en { $square }.
   *[king] Perdiste el rey en { $square }.
}
table-draw-declined = { $name } rechazó las tablas.
table-draw-mine = Ofreces tablas.
table-pass = Pasar a { $name }
table-passing = El telón caerá enseguida.
table-confirm = Jugar { $move }
table-cancel = Cancelar
table-draw-offered = Oferta de tablas: { $name }
table-draw-accept = Aceptar
table-draw-decline = Rechazar
table-type = Teclear jugada
table-offer-draw = Ofrecer tablas
table-draw-withdraw = Retirar oferta
table-resign = Abandonar
typed-label = Jugada, como e2e4 o Cf3
typed-placeholder = e2e4, Cf3
typed-play = Jugar
typed-close = Cerrar el campo
typed-not-a-move = Eso no es una jugada. Escribe e2e4 o Cf3.
typed-illegal = Ninguna de tus piezas puede hacer eso.
typed-ambiguous = Varias piezas pueden hacerlo. Indica desde dónde: e2e4.
seat-took = { $side ->
    [white] Capturas de las blancas: { $pieces }
   *[black] Capturas de las negras: { $pieces }
}
seat-clock = { $side ->
    [white] Tiempo de las blancas: { $time }
   *[black] Tiempo de las negras: { $time }
}
promotion-title = Tu peón se convierte en

moves-label = Jugadas
moves-none = Aún no hay jugadas
moves-hidden = { $side ->
    [white] Las blancas movieron
   *[black] Las negras movieron
}
moves-hidden-taking = { $side ->
    [white] Las blancas capturaron tu pieza en { $square }
   *[black] Las negras capturaron tu pieza en { $square }
}

spoken-goes = { $role ->
    [pawn] peón{ $from } a { $to }
    [knight] caballo{ $from } a { $to }
    [bishop] alfil{ $from } a { $to }
    [rook] torre{ $from } a { $to }
    [queen] dama{ $from } a { $to }
   *[king] rey{ $from } a { $to }
}
spoken-takes = { $role ->
    [pawn] peón{ $from } captura en { $to }
    [knight] caballo{ $from } captura en { $to }
    [bishop] alfil{ $from } captura en { $to }
    [rook] torre{ $from } captura en { $to }
    [queen] dama{ $from } captura en { $to }
   *[king] rey{ $from } captura en { $to }
}
spoken-promotes = { $role ->
    [knight] { $move }, promoción a caballo
    [bishop] { $move }, promoción a alfil
    [rook] { $move }, promoción a torre
   *[queen] { $move }, promoción a dama
}
spoken-castles-king-side = enroque corto
spoken-castles-queen-side = enroque largo

## Preguntas

ask-no = Seguir jugando
ask-resign = ¿Abandonar?
ask-resign-detail = La partida termina y la pierdes.
ask-resign-yes = Abandonar
ask-offer-draw = ¿Ofrecer tablas?
ask-offer-draw-detail = Tu rival responderá cuando le toque. Haz tu jugada y pasa el teléfono.
ask-offer-draw-yes = Ofrecer tablas
ask-accept-draw = ¿Aceptar tablas?
ask-accept-draw-detail = La partida termina y nadie gana.
ask-accept-draw-yes = Aceptar

## Cómo terminó una partida

result-win = { $winner ->
    [white] Ganan las blancas
   *[black] Ganan las negras
}
result-win-named = Gana { $name }
result-draw = Tablas
result-king-captured = { $winner ->
    [white] Las blancas capturan al rey negro.
   *[black] Las negras capturan al rey blanco.
}
result-resignation = { $winner ->
    [white] Las negras abandonaron.
   *[black] Las blancas abandonaron.
}
result-time = { $winner ->
    [white] Las negras agotaron su tiempo.
   *[black] Las blancas agotaron su tiempo.
}
result-no-move = El bando al que le toca no puede mover.
result-threefold = La misma posición por tercera vez.
result-fifty-moves = Cincuenta jugadas sin capturas ni movimientos de peón.
result-agreement = De común acuerdo.

## Repaso de una partida terminada

replay-turn-board = Girar el tablero
replay-save = Guardar la partida
replay-save-pgn = Guardar como PGN
replay-save-json = Guardar como JSON
replay-perspective = Punto de vista
replay-white-view = Blancas
replay-true-board = Sin niebla
replay-black-view = Negras
replay-steps = Recorrer la partida
replay-first = Al principio
replay-back = Atrás
replay-forward = Adelante
replay-last = Al final
replay-rematch = Revancha

## Reglas

rules-title = Reglas
lessons-coming = Un momento…
lessons-missing = No se pudo cargar esta página. Comprueba la conexión.
lessons-retry = Reintentar
guide-title = Tu primera partida

## Ajustes

settings-title = Ajustes
settings-look = Aspecto
settings-language = Idioma
settings-language-browser = Según el navegador
settings-theme = Claro u oscuro
settings-theme-system = Según el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-board = Colores del tablero
settings-board-wood = Madera
settings-board-slate = Pizarra
settings-board-sea = Mar
settings-board-contrast = Contraste
settings-notation = Piezas en la lista de jugadas
settings-notation-figurines = Figuras: ♘f3
settings-notation-letters = Letras: Cf3
settings-coordinates = Coordenadas
settings-play = Juego
settings-turning = Tablero girado hacia
settings-turning-viewer = Quien juega
settings-turning-white = Siempre las blancas
settings-confirm-moves = Confirmar cada jugada
settings-pass-alone = El telón cae solo
settings-pass-alone-hint = Unos segundos después de cada jugada
settings-noise = Sonido
settings-sound = Sonidos
settings-vibration = Vibración
settings-device = App
settings-keep-awake = La pantalla no se apaga al jugar
settings-offline = Todo está en este dispositivo: la app funciona sin red.
settings-online = La app aún no está en este dispositivo: necesita red para abrirse.
settings-version = Versión { $version }

## Una partida que no se puede abrir

busy-title = Abierta en otra pestaña
busy-text = Esta partida se está jugando en otra pestaña o ventana. Si quieres, puedes seguirla aquí.
busy-take-over = Jugar aquí
missing-title = No existe esa partida
missing-text = Puede que se haya borrado o que esté en otro dispositivo.

## Avisos que permanecen

notice-label = Aviso
notice-storage-blocked = Este navegador no guarda nada aquí. Puedes jugar, pero la partida se pierde al cerrar la página.
notice-storage-full = No queda espacio para guardar. Puedes jugar, pero las jugadas nuevas se pierden al cerrar la página.
notice-storage-failed = No se pudo guardar. Puedes jugar, pero las jugadas nuevas se pierden al cerrar la página.
notice-update = Hay una versión nueva. Tus partidas se conservan.
notice-update-now = Actualizar

## Mensajes pasajeros

toast-deleted = Partida borrada.
toast-delete-busy = La partida está abierta en otra pestaña; no se puede borrar aquí.
toast-undo = Deshacer
toast-close = Cerrar
toast-saved = Archivo guardado.
toast-saved-moves = Archivo guardado. Contiene todas las jugadas de ambos bandos.
toast-imported = { $count ->
    [one] { $count } partida importada.
    [many] { $count } de partidas importadas.
   *[other] { $count } partidas importadas.
}
toast-language-failed = { $language }: no se pudo cargar el idioma. Comprueba la conexión.
error-import-unreadable = No se puede leer el archivo.
error-import-unknown = El archivo no es una exportación de esta app ni PGN.
error-import-newer = El archivo es de una versión más reciente de esta app.
error-import-game = No se importó nada. Partida { $game }: { $reason }
error-import-line = No se importó nada. Partida { $game }, línea { $line }: { $reason }
error-malformed = está incompleta o dañada.
error-illegal-move = { $text } no se puede jugar.
error-unsupported = la etiqueta { $text } no es compatible.
error-wrong-result = el resultado { $text } no cuadra con las jugadas.

## Anuncios: se leen en voz alta, nunca se ven

say-curtain = Cayó el telón. Turno: { $player }.
say-first-turn = Te toca. Empieza la partida.
say-your-turn = Te toca. Tu rival movió.
say-your-turn-lost = { table-your-turn }. { table-lost }
say-played = Jugada hecha: { $move }. Pasa el teléfono cuando quieras.
say-picked = Selección: { piece-name } { $square }, { $count ->
    [one] { $count } casilla posible
    [many] { $count } de casillas posibles
   *[other] { $count } casillas posibles
}.
say-nothing-to-move = { $square }: aquí no tienes nada que mover.
say-cannot-go = No puede ir a { $square }.
say-put-down = Nada seleccionado.
say-draw-offered = Tablas ofrecidas. Tu rival responderá cuando le toque.
say-draw-withdrawn = Oferta de tablas retirada.
say-draw-declined = Tablas rechazadas.
say-replay-start = Inicio. En total, { $count ->
    [one] { $count } media jugada
    [many] { $count } de medias jugadas
   *[other] { $count } medias jugadas
}.
say-replay-ply = { $ply } de { $count }: { $move }
