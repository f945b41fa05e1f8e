cli-usual-start = el comienzo habitual
cli-standard-input = la entrada estándar
cli-place-in-file = { $path }, { $place }
cli-recognised = { $format }, partida { $number }
cli-cannot-read = no se puede leer { $path }: { $why }
cli-cannot-write = no se puede escribir { $path }: { $why }
cli-exists = { $path } ya existe; --force lo sobrescribe
cli-not-found = no existe ese archivo
cli-no-folder = no existe esa carpeta
cli-no-permission = permiso denegado
cli-is-folder = es una carpeta
cli-not-a-folder = no es una carpeta
cli-disk-full = el disco está lleno
cli-no-such-game = { $count ->
    [one] { $source } tiene { $count } partida, no una partida { $wanted }
   *[other] { $source } tiene { $count } partidas, no una partida { $wanted }
}
cli-no-such-ply = { $count ->
    [one] { $source } tiene { $count } jugada, así que no hay --ply { $wanted }
   *[other] { $source } tiene { $count } jugadas, así que no hay --ply { $wanted }
}
cli-no-match = ningún archivo coincide con { $pattern }
cli-which-format = diga con --to qué formato escribir: { $formats }
cli-one-game-a-file = el formato { $format } guarda una partida por archivo: elíjala con --game, o escriba huri-lines
cli-not-a-duration = «{ $text }» no es un tiempo como 2s o 500ms
cli-played = { $number }. { $what }
cli-to-move = { $color ->
    [black] { $count ->
        [one] Juegan las negras, { $count } jugada
       *[other] Juegan las negras, { $count } jugadas
    }
   *[white] { $count ->
        [one] Juegan las blancas, { $count } jugada
       *[other] Juegan las blancas, { $count } jugadas
    }
}
cli-move-of = Jugada { $number } de { $count }
cli-round = ronda { $round }
cli-opening = Apertura: { $name }
cli-turning = { $count ->
    [one] voltea { $count } ficha: { $squares }
   *[other] voltea { $count } fichas: { $squares }
}
cli-replay-keys = → siguiente   ← atrás   Home comienzo   End final   Espacio correr   q salir
cli-replay-keys-running = Espacio parar   ← atrás   q salir
cli-file = Archivo
cli-games = Partidas
cli-legal = Legales
cli-finished = Terminadas
cli-unfinished = Sin terminar
cli-agreeing = Concordantes
cli-total = Total
cli-all-right = { $games ->
    [one] { $games } partida, legal y con el resultado correcto.
   *[other] { $games } partidas, todas legales y con el resultado correcto.
}
cli-not-right = { $illegal ->
    [0] { $differing ->
        [one] { $differing } resultado no es el del tablero.
       *[other] { $differing } resultados no son los del tablero.
    }
    [one] { $differing ->
        [0] { $illegal } partida está mal.
        [one] { $illegal } partida está mal, { $differing } resultado no es el del tablero.
       *[other] { $illegal } partida está mal, { $differing } resultados no son los del tablero.
    }
   *[other] { $differing ->
        [0] { $illegal } partidas están mal.
        [one] { $illegal } partidas están mal, { $differing } resultado no es el del tablero.
       *[other] { $illegal } partidas están mal, { $differing } resultados no son los del tablero.
    }
}
cli-files-left-out = { $count ->
    [one] { $count } archivo más no tiene partidas y se dejó fuera.
   *[other] { $count } archivos más no tienen partidas y se dejaron fuera.
}
cli-nothing-to-verify = no se encontraron partidas
cli-repair = quizá: { $what }
cli-no-repair = no se encontró arreglo
cli-converted = { $games ->
    [one] { $games } partida escrita en { $path }
   *[other] { $games } partidas escritas en { $path }
}
cli-game-range = partidas { $first }–{ $last }
cli-play-prompt = { $color ->
    [black] Negras:
   *[white] Blancas:
}
cli-play-help =
    f5      poner una ficha en f5
    undo    deshacer la última jugada
    redo    volver a jugarla
    save    guardar la partida en un archivo: save NOMBRE
    resign  abandonar la partida
    help    mostrar esta lista
    quit    salir; la partida se guarda para la próxima vez
cli-play-what = «{ $written }» no es ni una casilla ni una orden; «help» muestra las órdenes
cli-play-try = posible: { $squares }
cli-play-nothing-to-undo = no hay jugada que deshacer
cli-play-nothing-to-redo = no hay jugada que rehacer
cli-play-taken-back = se deshizo { $square }
cli-play-resumed = Sigue la partida sin terminar; --new empieza otra. Se guarda en { $path }
cli-play-kept = La partida está guardada en { $path }; «huri play» la continúa.
cli-play-saved = guardado como { $path }
cli-play-save-where = diga dónde guardar: save NOMBRE
cli-which-extension = { $path } no tiene una terminación que diga el formato: { $extensions }
cli-play-over = undo, save NOMBRE o quit:
