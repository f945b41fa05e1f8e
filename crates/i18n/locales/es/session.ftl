session-action = { $action ->
    [new-game] Partida nueva …
    [play-again] Jugar otra vez
    [fetch-back] Recuperar la partida anterior
    [open] Abrir …
    [library] Biblioteca …
    [save] Guardar
    [save-as] Guardar como …
    [tags] Nombres y torneo …
    [players] Jugadores …
    [swap-sides] Cambiar de lado
    [pass] Pasar
    [turning-done] Terminar de voltear
    [turning-mend] Corregir lo volteado
    [resign] Abandonar
    [quit] Salir
    [undo] Deshacer
    [redo] Rehacer
    [copy-moves] Copiar las jugadas
    [copy-board] Copiar el tablero
    [copy-record] Copiar toda la partida
    [copy-picture] Copiar una imagen
    [paste] Pegar una partida o posición
    [set-up] Montar una posición
    [comment] Comentario …
    [sign-none] Sin signo
    [sign-very-good] Signo !! muy buena
    [sign-good] Signo ! buena
    [sign-interesting] Signo !? interesante
    [sign-doubtful] Signo ?! dudosa
    [sign-mistake] Signo ? error
    [sign-blunder] Signo ?? error grave
    [settings] Ajustes …
    [show-coordinates] Mostrar coordenadas
    [show-legal-moves] Mostrar jugadas posibles
    [show-last-move] Mostrar la última jugada
    [show-flips] Mostrar lo que voltea una jugada
    [show-hint-values] Mostrar valores en las casillas
    [show-stable] Mostrar fichas estables
    [show-move-numbers] Mostrar números de jugada
    [show-opening] Mostrar el nombre de la apertura
    [show-parity] Mostrar regiones vacías
    [show-mobility] Mostrar cuántas jugadas hay
    [show-graph] Mostrar el gráfico
    [rotate-board] Girar el tablero
    [show-margin] Mostrar jugadas y jugadores
    [whole-screen] Pantalla completa
    [larger-text] Texto más grande
    [smaller-text] Texto más pequeño
    [usual-text] Tamaño de texto habitual
    [hint] Pista
    [analyze] Valores en cada jugada
    [move-now] Jugar ya
    [pause] Pausa
    [continue] Continuar
    [start] Al comienzo
    [back] Una jugada atrás
    [forward] Una jugada adelante
    [end] Al final
    [previous-variation] Variante anterior
    [next-variation] Variante siguiente
    [leave-variation] Dejar la variante
    [previous-mistake] Error anterior
    [next-mistake] Error siguiente
    [return-to-game] Volver a la partida en curso
    [play-from-here] Jugar desde aquí
    [autoplay] Mostrar jugada tras jugada
    [promote] Hacerla línea principal
    [delete-move] Borrar esta jugada
    [cut-after] Borrar lo que sigue
    [review] Analizar la partida
    [stop-review] Parar el análisis
    [palette] Buscar una orden …
    [keys] Teclas
    [rules] Reglas del juego
    [course] Curso: aprender a jugar
   *[about] Acerca de Huri
}
session-group = { $group ->
    [game] Partida
    [edit] Edición
    [view] Ver
    [engine] Motor
    [study] Estudio
   *[help] Ayuda
}
session-engines-turn = Le toca al motor: espere, o pídale que juegue ya
session-nothing-to-undo = No hay jugada que deshacer
session-nothing-to-redo = No se ha deshecho nada
session-engine-not-thinking = El motor no está pensando ninguna jugada
session-no-engine = Aquí no hay motor
session-not-paused = No hay nada en pausa
session-paused = La partida está en pausa: elija antes «Continuar»
session-not-playing = Aquí no se está jugando ninguna partida
session-nothing-to-return-to = La partida en curso ya está a la vista
session-at-start = Este es el comienzo
session-at-end = Este es el final
session-no-variation = No hay otra jugada junto a esta
session-on-main-line = Esta ya es la línea principal
session-no-mistake = No hay errores en esa dirección
session-no-such-node = Ese lugar ya no está en la partida
session-no-move-here = No hay jugada antes del comienzo
session-in-play = La partida en curso pasa por esta jugada: deshágala
session-editing = El editor de posiciones está abierto: acepte o cancele antes
session-not-editing = El editor de posiciones no está abierto
session-nothing-kept = No hay ninguna partida anterior guardada
session-not-possible = Eso no es posible aquí
session-not-by-hand = En esta partida las fichas se voltean solas
session-nothing-placed = No hay jugada cuyas fichas se puedan voltear
session-turn-not-done = Termine antes de voltear para { $square }
session-no-disc = No hay ficha en { $square }
session-just-placed = La ficha de { $square } se acaba de poner y se queda como está
session-nothing-edited = No se cambió nada en el tablero
session-nothing-pasted = No hay nada que pegar
session-no-board = Ese texto no muestra ningún tablero
session-not-reviewing = No hay ningún análisis en marcha
session-nothing-to-review = Todavía no hay jugadas que analizar
session-nothing-reviewed = Todavía no se ha analizado nada
session-all-reviewed = Estas partidas ya están analizadas
session-no-values = No hay valores en una partida en la que gana quien tiene menos fichas
session-no-file = Elija un archivo donde guardar la partida
session-file-exists = Ya hay un archivo { $file }
session-file-not-found = { $file } no está
session-file-denied = { $file }: el sistema no lo permite
session-file-failed = { $file }: { $why }
session-no-games = No contiene partidas
session-no-collection = No hay ninguna colección de partidas abierta
session-no-such-game = La colección no tiene esa partida
session-no-openings = Elija antes una lista de aperturas en los ajustes
session-engine-failed = El motor falló en esta posición y se ha parado
session-kept = La partida anterior está guardada y se puede recuperar
session-mistakes = { $count ->
    [one] { $count } ficha no está como pide la regla; diga otra vez «terminar de voltear» para dejarla así
   *[other] { $count } fichas no están como pide la regla; diga otra vez «terminar de voltear» para dejarlas así
}
session-handed-over = { $to ->
    [black] Las blancas dan una ficha a las negras
   *[white] Las negras dan una ficha a las blancas
}
session-opened = { $file }: { $format }, { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
session-pasted = Pegado: { $format }, { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
session-broken = La partida se pudo leer hasta aquí: { $problem }
session-warnings = { $count ->
    [one] Leído con { $count } observación: { $first }
   *[other] Leído con { $count } observaciones, la primera: { $first }
}
session-saved = Guardado: { $file }
session-source-changed = { $file } ha cambiado o ya no está desde su análisis: sus partidas se guardan como eran
session-key-twice = La tecla { $key } es de «{ $action }», no también de «{ $other }»
session-key-for-squares = La tecla { $key } escribe casillas: no puede ser de «{ $action }»
session-set-aside = Un archivo de Huri no se pudo leer y ahora se llama { $file }
session-parts-ignored = Estos ajustes no se pudieron leer y están como al principio: { $parts }
session-human = usted
session-engine-level = nivel { $level }
session-move-may-take = una jugada puede llevar { $time }
session-nothing-balanced = No se encontró ninguna posición equilibrada: permita un valor mayor o menos jugadas
