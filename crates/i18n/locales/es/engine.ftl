engine-number = N.º
engine-empties = Vacías
engine-move = Jugada
engine-value = Valor
engine-depth = Prof.
engine-nodes = Nodos
engine-seconds = Segundos
engine-speed = Mn/s
engine-line = Línea
engine-level = Nivel
engine-looks-ahead = Jugadas adelante
engine-solves-from = Hasta el final desde
engine-win = gana
engine-loss = pierde
engine-draw = empata
engine-solved = { $count ->
    [one] { $count } posición, { $nodes } nodos, { $seconds } s, { $speed } Mn/s
   *[other] { $count } posiciones, { $nodes } nodos, { $seconds } s, { $speed } Mn/s
}
engine-wrong-score = { $source }: la posición { $number } se da como { $expected }, pero es { $found }
engine-worth-for = { $color ->
    [black] { $value } para las negras
   *[white] { $value } para las blancas
}
engine-signature = Firma: { $nodes } nodos
engine-ran-on = { $threads ->
    [one] { $cpu }, { $threads } hilo, { $hash } MiB
   *[other] { $cpu }, { $threads } hilos, { $hash } MiB
}
engine-at-confidence = { $what } ({ $percent } %)
engine-levels-note =
    Un número entre paréntesis dice lo seguro que está el motor de lo que deja fuera de su
    búsqueda; sin él no deja nada fuera.
engine-thinking = profundidad { $depth }, { $value }: { $moves }
engine-thinking-of = { $number } de { $count }: { $thought }
