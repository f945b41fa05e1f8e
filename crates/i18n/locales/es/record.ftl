record-at-game = partida { $number }
record-at-move = jugada { $number }
record-at-line = línea { $number }
record-at-column = columna { $number }
record-at-byte = byte { $number }

record-illegal = jugada ilegal «{ $written }»: { $why }
record-expected = se esperaba { $expected }, pero hay «{ $found }»
record-wrong-side = «{ $written }» no es una jugada de las { $color ->
        [black] negras
       *[white] blancas
    }, que tienen el turno
record-ends-before = el archivo termina donde se esperaba { $expected }
record-twice = el número { $number } está dos veces
record-missing = falta el número { $number }
record-other-game = «{ $what }» no es una partida de Othello en 8×8
record-too-long = una partida ocupa más de { $limit } bytes
record-io = no se puede seguir leyendo: { $why }

record-expects-move = una jugada
record-expects-squares = casillas de a1 a h8
record-expects-cells = las 64 casillas de un tablero
record-expects-side = el color que tiene el turno
record-expects-score = una puntuación
record-expects-numbers = ocho filas de números
record-expects-tag = una etiqueta como [Black "nombre"]
record-expects-comment = un comentario que empiece por %
record-expects-ggf-game = (;GM[Othello]
record-expects-sgf-game = (; y las propiedades de una partida SGF
record-expects-property = una propiedad como B[f5]
record-expects-wthor-header = el encabezado de un archivo WTHOR
record-expects-wthor-record = un registro WTHOR completo
record-expects-json = un texto JSON
record-expects-quest-game = los campos de una partida de Othello Quest
record-expects-egaroucid-game = los campos de una partida de Egaroucid
record-expects-huri-game = los campos de una partida de Huri

record-not-this = no es { $format }: se esperaba { $expected }, pero hay «{ $found }»
record-unrecognised = esto no es un registro conocido aquí
record-nothing = no hay nada dentro
record-other-data = no es texto ni un archivo WTHOR, sino otros datos, como una imagen o un programa
record-no-games = { $format }: no contiene partidas
record-only-read = { $format }: se puede leer, pero no escribir
record-other-start = el formato solo guarda partidas desde la posición inicial habitual
record-turned-by-hand = en la partida se voltearon fichas a mano contra la regla, y el formato no puede guardarlo

record-result-differs = el resultado anotado es { $recorded }, las jugadas dan { $replayed }
record-rubbish = texto ignorado después del final: «{ $text }»
record-skipped = omitido: «{ $text }»
record-side-assumed = no se dice a quién le toca; se supone que a las { $color ->
        [black] negras
       *[white] blancas
    }
record-pass-after-end = se omitió un pase después del final de la partida
record-colors-assumed = los signos de las fichas pueden significar ambos colores; se supone que «{ $black }» es negra

record-format-transcript = jugadas como texto
record-format-grid = hoja numerada
record-format-board = tablero como texto
record-format-obf = OBF, posiciones con jugadas valoradas
record-format-script = lista de posiciones
record-format-ggf = GGF, partidas de GGS y NBoard
record-format-sgf = SGF
record-format-pgn = PGN
record-format-wthor = partidas de WTHOR
record-format-wthor-players = jugadores de WTHOR
record-format-wthor-tournaments = torneos de WTHOR
record-format-quest = Othello Quest
record-format-egaroucid = Egaroucid
record-format-huri = Huri, una partida
record-format-huri-lines = Huri, una partida por línea

record-loss-moves = jugadas
record-loss-variations = variantes
record-loss-comments = comentarios
record-loss-signs = signos como «?!»
record-loss-values = valores de las jugadas
record-loss-times = tiempos de las jugadas
record-loss-ending = cómo terminó la partida
record-loss-ratings = clasificaciones
record-loss-names = nombres de los jugadores
record-loss-shortened = se acortó un texto
record-loss-letters = se sustituyeron letras
record-loss-event = el torneo
record-loss-round = la ronda
record-loss-place = el lugar
record-loss-date = la fecha o una parte de ella
record-loss-time-control = el ritmo de juego
record-loss-rules = las reglas que sigue la partida
record-loss-other-tags = otras etiquetas
record-lost = este formato no puede guardar: { $what }
record-expects-wthor-end = el final del archivo WTHOR, cuyo encabezado no cuenta más registros
record-fix-passes = pases donde el tablero los exige
record-fix-square = jugada { $number }: { $meant } en lugar de { $written }
record-fix-illegible = jugada { $number }: { $meant }
record-fix-swapped = jugadas { $first } y { $second } intercambiadas
record-fix-missing = jugada { $number }: { $meant } añadida
record-fix-surplus = jugada { $number } omitida
record-fix-mirrored = en espejo desde la jugada { $from }
