### Words that all front ends use, whatever they are about.

common-app-name = Huri
common-tagline = the Reversi (Othello) suite
common-yes = Yes
common-no = No
common-on = on
common-off = off
common-ok = OK
common-cancel = Cancel
common-close = Close
common-back = Back
common-next = Next
common-previous = Previous
common-more = More
common-help = Help
common-settings = Settings
common-language = Language
common-language-of-system = The system’s language
common-unknown = unknown
common-none = none

# Between the items of a list, with its space.
common-list-separator = {", "}

common-error = error: { $what }
common-warning = warning: { $what }

# $subject is a file's name or a place in it.
common-about = { $subject }: { $what }

common-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
common-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
common-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
