rules-title = Las reglas del Reversi

rules-aim-title = Objetivo
rules-aim = Dos jugadores, negras y blancas, ponen fichas en un tablero de ocho por ocho casillas. Gana quien al final tiene más fichas de su color en el tablero.

rules-start-title = Fichas y comienzo
rules-discs = Hay 64 fichas, negras por un lado y blancas por el otro. Cada jugador toma 32 y las pone con su color hacia arriba.
rules-squares = Las columnas se llaman de la a a la h de izquierda a derecha, y las filas del 1 al 8 de arriba abajo. Así, a1 es la casilla de arriba a la izquierda y h8 la de abajo a la derecha.
rules-start = Al comienzo hay cuatro fichas en el centro: las negras en d5 y e4, las blancas en d4 y e5. Empiezan las negras; después se juega por turnos.
rules-start-picture = El comienzo. Las marcas muestran las cuatro casillas donde las negras pueden poner la primera ficha.

rules-turn-title = Un turno
rules-turn = En su turno, el jugador pone una ficha en una casilla vacía de modo que encierre al menos una ficha del otro color. Después voltea todas las fichas encerradas: ahora muestran su color.
rules-outflank = Encerrar es tener una ficha en cada extremo de una línea de fichas del rival. La línea puede ser larga o de una sola ficha, pero debe ser recta y sin huecos: a lo largo de una fila, de una columna o de una diagonal.
rules-row-before = Juegan las negras. Las fichas blancas de c4, d4 y e4 forman una línea, con una ficha negra en un extremo y una casilla vacía en el otro.
rules-row-after = Las negras han puesto una ficha en f4, han encerrado las tres y las han volteado.

rules-directions-title = En todas las direcciones
rules-directions = Una sola ficha puede encerrar varias líneas a la vez, en cualquiera de las ocho direcciones. Todas se voltean.
rules-directions-before = Las negras van a jugar d4: de allí sale una línea de fichas blancas en cada una de las ocho direcciones, y cada una termina en una ficha negra.
rules-directions-after = Después de d4 se han volteado las diez fichas de las ocho líneas.

rules-not-title = Lo que no se voltea
rules-chain = Solo encierra la ficha que se acaba de poner. Las fichas volteadas no encierran otras en el mismo turno, aunque queden en el extremo de una línea: no hay reacciones en cadena.
rules-chain-picture = Las negras han puesto una ficha en e4 y han volteado c4 y d4. Ahora c5 está entre dos fichas negras, pero sigue blanca: e4 no está en línea con ella.
rules-jump = La línea termina en la primera ficha del propio color. Nadie puede saltar por encima de una ficha propia, ni de una casilla vacía, para encerrar fichas más lejanas.
rules-jump-picture = Las negras han puesto una ficha en a4. Voltea b4. La ficha blanca de d4 se queda: la ficha negra de c4 está delante.

rules-all-title = Se voltean todas
rules-all = Hay que voltear todas las fichas encerradas. No se puede dejar ninguna, aunque fuera mejor.

rules-pass-title = Pasar
rules-pass = Quien no puede encerrar nada debe pasar: no pone ficha, y el rival juega otra vez. Puede ocurrir varias veces seguidas.
rules-no-pass = Quien puede encerrar debe jugar. Nadie puede pasar porque todas sus jugadas sean malas.
rules-pass-picture = Juegan las negras. Ninguna ficha negra encierra nada, así que deben pasar. Las blancas pueden jugar en c5 o en e7.

rules-supply-title = Cuando a un jugador se le acaban las fichas
rules-supply = Si a un jugador no le queda ninguna ficha pero puede encerrar, el rival le da una de las suyas, tantas veces como haga falta. Nadie pierde una jugada por falta de fichas.

rules-mend-title = Fichas puestas y fichas mal volteadas
rules-placed = Una ficha puesta se queda en su casilla hasta el final de la partida. Solo cambia su color.
rules-mend = Si un jugador voltea una ficha equivocada u olvida una, se puede corregir mientras el rival no haya jugado. Después queda como está.
rules-huri = Huri voltea las fichas por usted y no se equivoca. En el tablero de madera las voltea usted, y entonces vale esta regla.

rules-end-title = El final
rules-end = La partida termina cuando ninguno de los dos puede jugar. Casi siempre el tablero está lleno entonces, pero no tiene por qué.
rules-end-picture = Un final temprano: ni las negras ni las blancas pueden encerrar nada. Han ganado las negras.

rules-count-title = El recuento
rules-count = Cada uno cuenta sus fichas en el tablero. Gana quien tiene más; con 32 cada uno, o con las mismas en un tablero no lleno, es empate.
rules-count-empties = En los torneos el resultado suma 64: las casillas que quedan vacías cuentan para quien gana, y en caso de empate la mitad para cada uno. Así, 15 fichas a 2 se anota 62 a 2.
