course-title = Aprender el juego
course-step = { $number } de { $of }: { $title }
course-progress = { $done ->
    [one] { $done } paso hecho de { $of }
   *[other] { $done } pasos hechos de { $of }
}
course-next = Paso siguiente
course-back = Paso anterior
course-again = Otra vez
course-done = Listo
course-complete = Ha terminado el curso. ¡Ahora juegue una partida!
course-nobody = Nadie
course-draw = Hay empate

course-not-next = { $color ->
    [black] Junto a { $square } no hay ninguna ficha blanca: no hay nada que encerrar.
   *[white] Junto a { $square } no hay ninguna ficha negra: no hay nada que encerrar.
}
course-not-closed = { $color ->
    [black] Desde { $square } ninguna línea de fichas blancas termina en una negra. Una línea debe tener una ficha negra en cada extremo.
   *[white] Desde { $square } ninguna línea de fichas negras termina en una blanca. Una línea debe tener una ficha blanca en cada extremo.
}
course-marked-own = { $color ->
    [black] { $square } ya es negra. Solo se pueden voltear fichas blancas.
   *[white] { $square } ya es blanca. Solo se pueden voltear fichas negras.
}
course-marked-off-line = { $square } no está en línea recta con { $placed }, así que no se voltea. Solo encierra la ficha que se acaba de poner.
course-marked-beyond = { $color ->
    [black] Entre { $placed } y { $square } hay una ficha negra o una casilla vacía. La línea termina allí.
   *[white] Entre { $placed } y { $square } hay una ficha blanca o una casilla vacía. La línea termina allí.
}
course-marked-open = { $color ->
    [black] La línea de { $placed } por { $square } no termina en una ficha negra, así que { $square } no se voltea.
   *[white] La línea de { $placed } por { $square } no termina en una ficha blanca, así que { $square } no se voltea.
}
course-marked-too-few = { $count ->
    [one] Se voltea { $count } ficha más. Mire en todas las direcciones.
   *[other] Se voltean { $count } fichas más. Mire en todas las direcciones.
}
course-no-disc = { $square } está vacía. Elija las fichas que se voltean.

course-first-title = La primera ficha
course-first-task = Usted lleva las negras. Ponga una ficha de modo que una blanca quede atrapada entre ella y otra negra.
course-first-right = Ha encerrado una ficha blanca, que ahora es negra. Cada jugada debe voltear al menos una.

course-diagonal-title = En diagonal
course-diagonal-task = Las líneas van de lado a lado, de arriba abajo y en diagonal. Encuentre la casilla donde las negras encierran tres fichas.
course-diagonal-right = De b2 a f6: tres fichas blancas con una negra en cada extremo. Las tres se voltean.

course-directions-title = Varias líneas a la vez
course-directions-task = Una ficha puede encerrar en varias direcciones. Encuentre la casilla desde la que las negras voltean fichas en tres.
course-directions-right = c6 voltea c5, d5 y d6: hacia arriba, en diagonal y hacia la derecha.
course-directions-wrong = { $square } es una jugada, pero no voltea fichas en tres direcciones. Busque una casilla con fichas blancas en tres lados.

course-all-title = Todas
course-all-task = Las negras ponen una ficha en d4. Elija todas las fichas que se voltean, en las ocho direcciones, y diga que está listo.
course-all-right = Diez fichas en ocho líneas. No se puede dejar ninguna.

course-chain-title = Sin cadenas
course-chain-task = Las negras ponen una ficha en e4. Elija las fichas que se voltean.
course-chain-right = Se voltean c4 y d4. Después c5 está entre dos fichas negras, pero sigue blanca: solo encierra la ficha que se acaba de poner.

course-jump-title = No por encima de las propias
course-jump-task = Las negras ponen una ficha en a4. Elija las fichas que se voltean.
course-jump-right = Solo se voltea b4. La línea termina en la ficha negra de c4; d4 está detrás.

course-pass-title = Sin jugada: pasar
course-pass-task = Les toca a las negras. Busque una jugada. Si no hay ninguna, pase.
course-pass-right = Las negras no podían encerrar nada, así que las blancas juegan otra vez. Se pasa por obligación, nunca por gusto.

course-must-title = Si hay jugada, se juega
course-must-task = Las negras querrían pasar, pues su única jugada regala una esquina a las blancas. Encuentre la jugada que deben hacer.
course-must-right = f1 es la única jugada, y quien tiene una debe hacerla. Ahora las blancas pueden tomar la esquina h1. Los buenos jugadores cuidan de no quedarse sin buenas jugadas.

course-end-title = Un final temprano
course-end-task = Muchas casillas están vacías. ¿Quién puede jugar todavía?
course-end-right = Nadie puede encerrar nada: la partida ha terminado. El tablero no tiene que estar lleno.
course-end-wrong = Mire otra vez: ¿hay alguna casilla donde ese jugador encierre algo?

course-count-title = El recuento
course-count-task = El tablero está lleno. Cuente las fichas: ¿quién ha ganado?
course-count-right = Las negras tienen 31 y las blancas 33: han ganado las blancas por dos fichas. La diferencia no importa.
course-count-wrong = Cuente fila por fila: ¿cuántas fichas negras hay? La mitad de 64 es 32.

course-corner-title = Las esquinas
course-corner-task = Una ficha en una esquina nunca se puede voltear, porque ninguna línea pasa por ella. Tome la esquina.
course-corner-right = La esquina es suya para siempre, y las fichas vecinas del borde también pueden quedar seguras.
course-corner-wrong = { $square } es una jugada, pero hay una esquina libre. Tómela.

course-gift-title = No regalar esquinas
course-gift-task = Una casilla junto a una esquina es peligrosa: una ficha allí suele abrir la esquina. Encuentre la jugada tras la cual las blancas no pueden tomar ninguna.
course-gift-right = Después de c4 las blancas no tienen esquina. Al principio conviene dejar las casillas junto a una esquina vacía.
course-gift-wrong = Después de { $square } las blancas pueden tomar una esquina. Busque otra jugada.

course-edge-title = Un borde seguro
course-edge-task = Las negras tienen la esquina h8. Encuentre la jugada que le une más fichas del borde, de modo que nunca se puedan voltear.
course-edge-right = f8, g8 y h8 son ahora una línea negra desde la esquina: segura hasta el final.
course-edge-wrong = { $square } no forma una línea de fichas negras por el borde desde la esquina.

course-quiet-title = Una jugada tranquila
course-quiet-task = Las fichas junto a casillas vacías dan jugadas al rival. Encuentre la jugada que solo voltea una ficha rodeada por todos lados.
course-quiet-right = f4 solo voltea e5, que está en el interior. Las blancas apenas ganan jugadas nuevas. Una jugada así se llama tranquila.
course-quiet-wrong = { $square } voltea una ficha junto a una casilla vacía, y así abre jugadas nuevas a las blancas.

course-mobility-title = Pocas jugadas para el rival
course-mobility-task = Quien tiene pocas jugadas pronto debe hacer malas. Encuentre la jugada que deja menos jugadas a las blancas.
course-mobility-right = Después de e2 las blancas solo tienen dos jugadas. En medio de la partida, las jugadas valen más que las fichas.
course-mobility-wrong = { $count ->
    [one] Después de { $square } las blancas tienen { $count } jugada. Pueden ser menos.
   *[other] Después de { $square } las blancas tienen { $count } jugadas. Pueden ser menos.
}

course-parity-title = La última jugada
course-parity-task = Quedan tres casillas: una sola y dos juntas. Quien juega el último en una región voltea fichas que nadie vuelve a voltear. ¿Dónde deben jugar ahora las negras para ganar?
course-parity-right = Las negras llenan la casilla sola. Las blancas deben empezar la pareja, y las negras hacen la última jugada. Deje al rival las regiones con un número par de casillas.
course-parity-wrong = Después de { $square } las blancas hacen la última jugada de la pareja y ganan. Cuente las casillas vacías de cada región.
