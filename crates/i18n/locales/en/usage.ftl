### Command lines: what is wrong with one, and what help adds to an argument.
### Names of options (--level) and commands (perft) stay as they are.

# $help is the sentence about an argument, $possible a list of words or a range such as 1…30.
usage-help-possible = { $help } ({ $possible })
usage-help-default = { $help }; without it, { $default }

# $option is one such as --level, or <DEPTH> where no option is meant.
usage-unknown-option = there is no option { $option }
usage-unknown-option-perhaps = there is no option { $option }, but { $meant }
usage-unknown-command = there is no command “{ $command }”
usage-unknown-command-perhaps = there is no command “{ $command }”, but { $meant }
usage-too-many = “{ $text }” is one argument too many
usage-not-possible = { $option }: “{ $value }” is not possible, but: { $possible }
usage-no-such-value = { $option }: “{ $value }” is not possible
usage-needs-value = { $option } needs a value
usage-needs-value-of = { $option } needs a value: { $possible }
usage-takes-no-value = { $option } takes no value
usage-twice = { $option } is given twice
usage-conflict = { $option } does not go with { $other }
usage-missing = missing: { $what }
usage-not-unicode = an argument is no Unicode text
usage-other = { $what }
# $command is one such as “huri perft --help”.
usage-more = { $command } tells more
