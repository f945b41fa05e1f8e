//! `huri manual FOLDER`: the man pages, one a command. For packagers: `cargo xtask manual`.

use std::io;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, Command};
use clap_mangen::Man;

use crate::{Answer, Context, Done, Failure, args};

/// Arguments of `huri manual`.
#[derive(clap::Args, Debug)]
pub struct Args {
    folder: PathBuf,
}

pub(crate) fn run(args: &Args, context: &Context<'_, '_>) -> Done {
    let mut command = args::command(context.texts).disable_help_subcommand(true);
    command.build();
    write(command, &args.folder).map_err(|why| Failure::Write {
        path: args.folder.clone(),
        why,
    })?;
    Ok(Answer::Yes)
}

/// Writes the page of a command and those of all below it.
fn write(command: Command, folder: &Path) -> io::Result<()> {
    let below = command.get_subcommands().filter(|it| !it.is_hide_set());
    for command in below {
        write(command.clone(), folder)?;
    }
    let synopsis = synopsis(&command);
    Man::new(command.override_usage(synopsis)).generate_to(folder)?;
    Ok(())
}

/// How a command is called, with the values of its options and what may be repeated:
/// `huri show [-g|--game <NUMBER>] [GAME]...`. What the generator writes has neither.
fn synopsis(command: &Command) -> String {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    let arguments = command.get_arguments().filter(|it| !it.is_hide_set());
    let (places, options): (Vec<_>, Vec<_>) = arguments.partition(|it| it.is_positional());
    let mut words = vec![name.to_owned()];
    words.extend(options.into_iter().map(option));
    // clap writes them as a synopsis does.
    words.extend(places.into_iter().map(Arg::to_string));
    if command.has_subcommands() {
        let below = command.get_subcommand_value_name();
        words.push(format!("<{}>", below.unwrap_or("COMMAND")));
    }
    words.join(" ")
}

/// `[-g|--game <NUMBER>]`.
fn option(option: &Arg) -> String {
    let short = option.get_short().filter(|_| option.get_long().is_some());
    let short = short.map(|letter| format!("-{letter}|"));
    let repeated = match option.get_action() {
        ArgAction::Append | ArgAction::Count => "...",
        _ => "",
    };
    let words = format!("{}{option}", short.unwrap_or_default());
    match option.is_required_set() {
        true => format!("{words}{repeated}"),
        false => format!("[{words}]{repeated}"),
    }
}
