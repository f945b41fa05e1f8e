gui-square-legal = { $count ->
    [one] { $square }, vacía, jugable, voltea { $count } ficha
   *[other] { $square }, vacía, jugable, voltea { $count } fichas
}
gui-square-last = { $color ->
    [black] { $square }, negra, última jugada
   *[white] { $square }, blanca, última jugada
}
gui-square-hint = { $best ->
    [yes] { $square }, vacía, jugable, voltea { $count }, vale { $value }, mejor jugada
   *[no] { $square }, vacía, jugable, voltea { $count }, vale { $value }
}
gui-square-wrong = { $color ->
    [black] { $square }, negra, mal volteada
   *[white] { $square }, blanca, mal volteada
}
gui-square-marked = { $color ->
    [black] { $square }, negra, marcada
   *[white] { $square }, blanca, marcada
}
gui-supply-of = { $color ->
    [black] Negras: { $count } fichas junto al tablero
   *[white] Blancas: { $count } fichas junto al tablero
}
gui-prompt-first = Haga clic en una casilla marcada.
gui-lesson-pass = Quien no puede voltear ninguna ficha pasa, y sigue el otro.
gui-lesson-early-end = Nadie puede voltear una ficha, así que la partida termina aquí. Las casillas vacías cuentan para el ganador.
gui-lesson-end = El tablero está lleno: quien tiene más fichas ha ganado.
gui-no-moves-yet = Aún no hay jugadas
gui-listed-move = jugada { $number }: { $name }
gui-graph = Valores para las negras, jugada a jugada
gui-point = { $name }, { $value }
gui-point-loss = { $name }, { $value }, pierde { $loss }
gui-better = Pierde { $loss }: era mejor { $square } ({ $value })
gui-line = { $value }: { $moves }
gui-copied = Copiado
gui-drop-here = Suelte aquí una partida o una colección para abrirla
gui-no-dialog = Este sistema no tiene diálogo de archivos: escriba la ruta
gui-pasted-text = Texto pegado
gui-pasted-picture = Una imagen no contiene ninguna partida: pegue jugadas, un registro o un tablero como texto


gui-edit-done = Listo
gui-edit-cancel = Cancelar
gui-edit-undo = Deshacer
gui-edit-turn = Juega el otro
gui-edit-clear = Vaciar
gui-edit-start = Posición inicial
gui-edit-rotate = Girar el tablero
gui-edit-mirror = Reflejar
gui-edit-swap = Cambiar colores
gui-edit-paste = También se puede pegar una posición.
gui-edit-paint = Arrastra sobre varias casillas para ponerlas todas. El botón derecho, o Mayús+Intro, pone el otro color.
gui-next-disc = lo siguiente
gui-odd-no-discs = No hay ninguna ficha en el tablero.
gui-odd-over = Nadie puede jugar: la partida terminaría enseguida.
gui-odd-must-pass = { $color ->
    [black] Las negras no tienen jugada y pasarían enseguida.
   *[white] Las blancas no tienen jugada y pasarían enseguida.
}
gui-odd-middle-empty = Una casilla del centro está vacía: ninguna partida lleva a esta posición.
gui-odd-apart = Hay fichas que no tocan las demás: ninguna partida lleva a esta posición.

gui-random-plies = Jugadas al azar
gui-corners = Esquinas cedidas

gui-choose-file = Elegir un archivo …
gui-choose-folder = Elegir una carpeta …
gui-choose-place = Elegir un lugar …
gui-recent = Abiertos o guardados hace poco
gui-games = Partidas
gui-outcome = Resultado
gui-any-result = cualquiera
gui-black-won = ganaron las negras
gui-white-won = ganaron las blancas
gui-drawn = empate
gui-folder-above = La carpeta superior
gui-whole-folder = Todas las partidas de esta carpeta
gui-board-svg = imagen del tablero, SVG
gui-board-png = imagen del tablero, PNG
gui-sheet-svg = hoja numerada como imagen, SVG
gui-sheet-png = hoja numerada como imagen, PNG
gui-copy = Copiar
gui-replace = Reemplazarlo
gui-nothing-lost = Este formato guarda toda la partida.
gui-details = Detalles
gui-close-collection = Cerrar la colección
gui-review-games = Analizar estas partidas
gui-save-reviewed = Guardar las partidas analizadas…
gui-stop-review-games = Detener
gui-games-reviewed = { $done } de { $all } partidas analizadas
gui-review-may-take = puede llevar { $time }
gui-review-left = falta aproximadamente { $time }
gui-lost-in-game = Las negras perdieron { $black }, las blancas { $white }
gui-plies = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
gui-breaks-off = se interrumpe

gui-other-tags = Otros datos
gui-tag-key = Nombre del dato
gui-add-tag = Añadir un dato
gui-remove = Quitar
gui-no-date = Una fecha se escribe 1986, 1986-04 o 1986-04-27.
gui-no-result = Un resultado se escribe 34-30, primero las fichas negras, o se deja vacío.

gui-seek = Lugar en la partida
gui-ply-of = { $ply } de { $all }
gui-seconds-a-move = Segundos por jugada

gui-ground = Ventana
gui-by-system = como el sistema
gui-ground-dark = oscura
gui-ground-light = clara
gui-ground-contrast = contraste alto
gui-board-colors = Tablero
gui-board-green = verde
gui-board-blue = azul y naranja, para todos los ojos
gui-board-gray = gris
gui-board-paper = papel, como en los libros
gui-text-size = Tamaño del texto
gui-percent = { $number } %
gui-still = Nada se mueve: las fichas se voltean de golpe

gui-new-key = Tecla nueva
gui-new-key-for = Tecla nueva para «{ $name }»
gui-press-key = Pulse la tecla nueva para «{ $name }», o Escape
gui-remove-key = Quitar { $key } de «{ $name }»
gui-keys-as-at-first = Como al principio
gui-all-keys-as-at-first = Todas las teclas como al principio
gui-key-taken = { $key } era la tecla de «{ $name }», que la ha perdido
gui-key-not-free = { $key } ya tiene un significado que no se puede cambiar
