tui-too-small = La ventana es demasiado pequeña: hacen falta { $width } columnas por { $height } filas
tui-mobility = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
tui-supply = { $count } junto al tablero
tui-periods = ×{ $count }
tui-thinking-move = pensando, nivel { $level }
tui-thinking-hints = buscando pistas
tui-thinking-review = analizando la partida
tui-thinking-ponder = pensando en su tiempo
tui-nodes-short = { $nodes } nodos
tui-speed = { $nodes } nodos, { $per_second }/s
tui-prompt-first = Elija una casilla marcada: flechas e Intro, un clic, o escríbala, como f5
tui-prompt-resume = Su última partida está guardada: { $key } la recupera. O elija una casilla marcada
tui-prompt-turn = Voltee las fichas encerradas y diga que está listo
tui-prompt-engine = { $color ->
    [black] Las negras piensan
   *[white] Las blancas piensan
}
tui-prompt-beside = Mirando atrás: la partida espera; una jugada aquí abre una variante
tui-prompt-looking = No hay partida en curso: una jugada abre una variante
tui-prompt-editing = { $color ->
    [black] Montando una posición, juegan las negras
   *[white] Montando una posición, juegan las blancas
}
tui-on-board = en el tablero { $black }–{ $white }
tui-anti-winner = { $color ->
    [black] Las negras tienen menos fichas y ganan
   *[white] Las blancas tienen menos fichas y ganan
}
tui-anti-draw = Empate: ambas tienen las mismas fichas
tui-menu = Menú
tui-edit-cycle = ficha
tui-edit-turn = quién juega
tui-edit-clear = vaciar
tui-edit-start = comienzo
tui-edit-rotate = girar
tui-edit-mirror = espejo
tui-edit-swap = cambiar colores
tui-edit-accept = listo
tui-edit-cancel = cancelar
tui-course-leave = salir
tui-overwrite = Reemplazar el archivo de ese nombre
tui-all-of-folder = todas las partidas de esta carpeta
tui-library-foot = Intro: abrir   Retroceso: carpeta superior
tui-games-of = { $shown } de { $all } partidas
tui-look-for = Nombre o año:
tui-unreadable = { $count ->
    [one] { $count } partida no se puede leer
   *[other] { $count } partidas no se pueden leer
}
tui-find-command = Buscar una orden
tui-new-game = Partida nueva
tui-new-game-button = Empezar
tui-players = Jugadores
tui-tags = Nombres y torneo
tui-open = Abrir
tui-open-button = Abrir
tui-save-as = Guardar como
tui-save-button = Guardar
tui-path = Archivo
tui-format = Formato
tui-comment = Comentario
tui-paste = Pegar una partida o posición
tui-text-foot = Tab: listo   Esc: cancelar
tui-keys = Teclas
tui-press-key = pulse la tecla nueva
tui-keys-foot = Intro: otra tecla   Retroceso: como estaba   Supr: ninguna
tui-copied = Enviado al portapapeles del terminal; si no llega, márquelo aquí
tui-no-picture-here = Un terminal no tiene imágenes que copiar: use «huri show --svg»
tui-no-date = Una fecha se escribe 1986, 1986-04 o 1986-04-27
tui-about-version = Huri { $version }: jugar, ver y estudiar Reversi (Othello).
tui-about-license = Software libre bajo la licencia MIT o la licencia Apache 2.0, a su elección. Sin garantía.
tui-start-listed = de la lista de aperturas
tui-person = una persona aquí
tui-engine-at = motor, nivel { $level }
tui-start = Comienzo
tui-start-standard = habitual
tui-start-random = al azar, equilibrado
tui-start-handicap = { $color ->
    [black] { $corners ->
        [one] { $corners } esquina para las negras
       *[other] { $corners } esquinas para las negras
    }
   *[white] { $corners ->
        [one] { $corners } esquina para las blancas
       *[other] { $corners } esquinas para las blancas
    }
}
tui-start-shown = desde la posición mostrada
tui-rules = Reglas
tui-rules-standard = habituales
tui-rules-tabletop = tablero de madera: voltear a mano
tui-rules-anti = gana quien tiene menos fichas
tui-clock = Reloj
tui-clock-none = ninguno
tui-clock-sudden-death = para toda la partida
tui-clock-increment = con un suplemento por jugada
tui-clock-byo-yomi = y después períodos
tui-clock-per-move = por jugada
tui-clock-minutes = { $color ->
    [black] Minutos, negras
   *[white] Minutos, blancas
}
tui-clock-seconds = Segundos de suplemento, período o jugada
tui-clock-periods = Períodos
tui-tag-name = { $color ->
    [black] Negras
   *[white] Blancas
}
tui-tag-rating = { $color ->
    [black] Clasificación de las negras
   *[white] Clasificación de las blancas
}
tui-tag-event = Torneo
tui-tag-round = Ronda
tui-tag-place = Lugar
tui-tag-date = Fecha
tui-by-terminal = según el terminal
tui-ground = Fondo del terminal
tui-ground-dark = oscuro
tui-ground-light = claro
tui-board-color = Tablero
tui-board-green = verde
tui-board-blue = azul
tui-board-gray = gris
tui-design = Tamaño del tablero
tui-design-large = grande
tui-design-medium = mediano
tui-design-plain = líneas
tui-mouse = Ratón
tui-rtl = Texto de derecha a izquierda
tui-rtl-visual = ordenado aquí
tui-rtl-logical = lo ordena el terminal
tui-pace = Velocidad de las jugadas en tanto por ciento, 0 para ninguna
tui-my-name = Mi nombre
tui-openings-list = Lista de aperturas, un archivo
tui-confirm-passes = Confirmar mis pases
tui-turning-help = Voltear a mano
tui-turning-strict = estricto, sin ayuda
tui-turning-tell = se dicen los errores
tui-turning-rows = se muestran las fichas que voltear
tui-analysis-level = Nivel de las pistas
tui-hints = Número de pistas, 0 para todas
tui-review-level = Nivel de los análisis
tui-loss-doubtful = ?! desde esta pérdida
tui-loss-mistake = ? desde esta pérdida
tui-loss-blunder = ?? desde esta pérdida
tui-autoplay-tenths = Décimas de segundo por jugada mostrada
tui-hash = Memoria del motor en MiB
tui-threads = Hilos, 0 para todos menos uno
tui-ponder = El motor piensa en mi tiempo
tui-review = Análisis
tui-review-progress = { $done } de { $all } posiciones
tui-totals = { $color ->
    [black] Negras: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
   *[white] Blancas: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
}
tui-losses = { $loss } fichas perdidas en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} ({ $kind })
tui-selective-short = selectivo
tui-no-mistakes = No se conocen errores.
tui-mistakes-foot = Intro: ir allí
tui-lost = perdió { $loss }: lo mejor era { $best } { $value }
tui-no-terminal = La entrada y la salida deben ser un terminal; «--lines» no lo necesita
tui-lines-welcome = Huri. Escriba una casilla como f5, o «help».
tui-lines-help = Casillas: f5. Mirar: board, moves, count, list, where, hint. Jugar: pass, undo, redo, now, pause, continue, resign, new, swap, level 5. Tablero de madera: una casilla con ficha la voltea, done, mend. Recorrer: back, forward, start, end, return, play. Archivos: open ARCHIVO, save ARCHIVO. Salir: quit.
tui-lines-unknown = No se entiende «{ $line }»: escriba «help»
