### Fog Chess: reglas y guía en español. Tuteamos. «Pieza» incluye al peón.

rules-lead = Fog of War («niebla de guerra») es ajedrez con las piezas y jugadas de siempre, pero cada bando ve solo una parte del tablero.
rules-contents = En esta página
rules-truth = Sin niebla
rules-white-sees = Lo que ven blancas
rules-at-start = Al empezar
rules-opened = Tras e2–e4
rules-board = { $pieces }. Vacías con seguridad: { $empty }. Todo lo demás está oculto.

rules-see = Lo que ves
rules-see-moves = Tus piezas, cada casilla a la que podría mover alguna de ellas y la pieza rival que haya allí.
rules-see-fog = Todo lo demás es niebla. Una casilla despejada y sin pieza está vacía con seguridad; en la niebla puede haber cualquier pieza rival.
rules-see-change = Con cada jugada ves otras casillas. Mientras piensa tu rival, tu vista se mantiene.
rules-line = En línea
rules-line-text = Torres, alfiles y damas ven hasta donde podrían llegar: hasta la primera pieza rival, y nunca más allá.
rules-line-picture = La torre ve el peón. La dama que hay detrás sigue oculta.
rules-pawn = Peones
rules-pawn-text = Un peón ve las casillas libres de delante a las que podría avanzar, y una diagonal solo si puede capturar allí. La pieza que le cierra el paso queda oculta: solo sabes que no puede avanzar.
rules-pawn-picture = El caballo se puede capturar, así que se ve. El peón de delante y la diagonal vacía, no.
rules-passing = Captura al paso
rules-passing-text = Cuando un peón rival avanza dos casillas y puedes capturarlo al paso, lo ves, y también la casilla que ha saltado, aunque haya niebla. Como siempre, solo vale durante una jugada.
rules-middle = En plena partida
rules-middle-text = Cuanto más lejos llegan tus piezas, más ves; el resto hay que adivinarlo. Aquí las blancas ven un alfil y dos peones, y nada del rey.

rules-win = Cómo se gana
rules-win-king = Captura al rey rival y has ganado al instante.
rules-win-no-check = No hay jaque ni mate. Nadie te avisa si tu rey está atacado, y puede quedarse así o meterse él mismo en peligro.
rules-win-pins = Ninguna pieza está clavada: todas pueden mover como siempre.
rules-win-otherwise = También ganas si tu rival abandona o, con reloj, agota su tiempo.
rules-king-picture = La dama ve al rey, así que puede capturarlo.
rules-castling = Enroque
rules-castling-text = Ni el rey ni la torre deben haberse movido, y todas las casillas entre ellos deben estar vacías. Que algo esté atacado no importa.
rules-castling-how = Lleva el rey dos casillas hacia la torre, o ponlo sobre la propia torre.
rules-castling-picture = Una torre que las blancas no ven ataca la casilla junto al rey. Aun así pueden enrocar.

rules-told = Lo que sabrás
rules-told-moved = De la jugada rival solo sabes que se hizo.
rules-told-mark = Si capturó una pieza tuya en una casilla que ya no ves, esa casilla queda marcada hasta tu próxima jugada. No se dice qué pieza la capturó.
rules-told-list = La pérdida queda en tu lista de jugadas. Si aún ves la casilla, ves también lo que hay ahora en ella.
rules-told-promotion = Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo. Tu rival solo ve la pieza nueva si ve la casilla.
rules-told-sure = Tus jugadas nunca chocan con algo oculto: lo que capturas lo ves.
rules-mark-picture = Las blancas han perdido el caballo. La marca dice dónde; la niebla oculta el peón que lo capturó.

rules-differences = En qué se diferencia
rules-ordinary = Ajedrez normal
rules-fog-of-war = Fog of War
rules-ordinary-see = Ves todo el tablero.
rules-fog-see = Ves lo que alcanzan tus piezas.
rules-ordinary-win = Gana el mate.
rules-fog-win = Gana capturar al rey.
rules-ordinary-check = Hay que salvar al rey en jaque.
rules-fog-check = Nadie avisa del jaque. El rey puede seguir en peligro.
rules-ordinary-pin = La pieza que protege a su rey no puede irse.
rules-fog-pin = Cualquier pieza puede irse.
rules-ordinary-castling = No se enroca en jaque, por una casilla atacada ni hacia ella.
rules-fog-castling = Los ataques no impiden enrocar.
rules-ordinary-no-move = Sin jugadas: mate o ahogado.
rules-fog-no-move = Sin jugadas: siempre tablas.
rules-ordinary-claim = La triple repetición y las cincuenta jugadas se reclaman.
rules-fog-claim = Ambas terminan la partida por sí solas.
rules-ordinary-material = Sin piezas para dar mate: tablas.
rules-fog-material = Hasta rey contra rey se sigue jugando.

rules-draws = Tablas
rules-draw-no-move = El bando al que le toca no tiene ninguna jugada.
rules-draw-threefold = La misma posición se da por tercera vez, con el mismo turno y los mismos derechos de enroque y de captura al paso.
rules-draw-fifty = Cincuenta jugadas de ambos bandos sin capturas ni movimientos de peón.
rules-draw-agreed = Ambos jugadores están de acuerdo.
rules-draw-automatic = Los tres primeros casos se aplican solos, porque nadie ve lo bastante para reclamarlos.

rules-device = En un solo dispositivo
rules-device-curtain = Después de tu jugada, pasa el teléfono. El telón tapa el tablero hasta que tu rival lo abra.
rules-device-leave = El telón cae también al salir de la app y al volver a abrirla.
rules-device-clock = Con reloj, el tiempo solo corre mientras el telón está subido.
rules-device-end = Al terminar la partida se levanta la niebla para repasar juntos cada jugada.

rules-history = De dónde viene
rules-history-kriegspiel = En el ajedrez, las piezas ocultas son más antiguas que los ordenadores. En 1899 el periodista inglés Henry Michael Temple creó el Kriegspiel, en el que nadie ve las piezas rivales. Un árbitro con un tercer tablero dice cuáles de las jugadas intentadas son posibles.
rules-history-dark = De 1989 a 1992, Jens Bæk Nielsen y Torben Osted jugaron una partida por correspondencia con otras reglas. De Osted fue la idea de que una pieza ve las casillas a las que puede ir; el fin era capturar al rey. Lo llamaron «darkchess». Una tercera persona aún les decía a ambos lo que veían sus piezas, y no se capturaba al paso.
rules-history-today = Un ordenador lo hace al instante y no revela nada, y así el juego encontró a sus jugadores en la red. Su nombre de hoy, Fog of War, es la expresión militar para cuando no se sabe dónde está el enemigo. Entre unos sitios y otros hay pequeñas diferencias, por ejemplo en lo que ve un peón.

guide-step = Paso { $step } de { $count }
guide-skip = Saltar
guide-back = Atrás
guide-next = Siguiente
guide-see = Lo que ves
guide-see-text = Aquí juegas con blancas. Ves tus piezas y cada casilla a la que podría mover alguna de ellas.
guide-fog = Lo que oculta la niebla
guide-fog-text = Solo ves una pieza rival donde podrías capturarla. Una casilla despejada está vacía; en la niebla puede haber de todo.
guide-move = Haz una jugada
guide-move-text = Elige una de tus piezas y después una casilla con un punto.
guide-move-done = Ahora ves otras casillas que antes: la niebla cambia con cada jugada.
guide-pass = Pasa el teléfono
guide-pass-text = Cae un telón y pasas el teléfono. Esto ven las negras: has movido, pero nadie dice qué.
guide-king = Captura al rey
guide-king-text = Nadie avisa del jaque, nadie advierte. Tu dama ve al rey negro: ¡captúralo!
guide-king-done = Has ganado y se levanta la niebla. Ahora, ¡cuida también de tu rey!
