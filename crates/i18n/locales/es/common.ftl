common-app-name = Huri
common-tagline = el programa de Reversi (Othello)
common-yes = Sí
common-no = No
common-on = activado
common-off = desactivado
common-ok = Aceptar
common-cancel = Cancelar
common-close = Cerrar
common-back = Atrás
common-next = Siguiente
common-previous = Anterior
common-more = Más
common-help = Ayuda
common-settings = Ajustes
common-language = Idioma
common-language-of-system = El idioma del sistema
common-unknown = desconocido
common-none = ninguno
common-list-separator = {", "}
common-error = error: { $what }
common-warning = aviso: { $what }
common-about = { $subject }: { $what }
common-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
common-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
common-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
