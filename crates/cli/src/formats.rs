//! The formats by the names that the command line gives them.

use std::path::Path;

use huri_core::record::Format;
use huri_i18n::command_line::Possible;

/// The name of a format on the command line.
pub(crate) const fn name(format: Format) -> &'static str {
    match format {
        Format::Transcript => "transcript",
        Format::Grid => "grid",
        Format::Board => "board",
        Format::Obf => "obf",
        Format::Script => "script",
        Format::Ggf => "ggf",
        Format::Sgf => "sgf",
        Format::Pgn => "pgn",
        Format::Wthor => "wthor",
        Format::WthorPlayers => "wthor-players",
        Format::WthorTournaments => "wthor-tournaments",
        Format::Quest => "quest",
        Format::Egaroucid => "egaroucid",
        Format::Huri => "huri",
        Format::HuriLines => "huri-lines",
    }
}

/// The formats that can be written.
pub(crate) fn written() -> impl Iterator<Item = Format> {
    Format::all().filter(|format| format.is_written())
}

/// The format of a name, for the command line.
pub(crate) fn parse(wanted: &str) -> Result<Format, Possible> {
    // Whoever has just read the name of a file may write its ending.
    let is_meant = |format: &Format| {
        name(*format) == wanted || (*format == Format::HuriLines && wanted == "jsonl")
    };
    written().find(is_meant).ok_or_else(|| Possible(names()))
}

/// The names of the formats that can be written, for messages.
pub(crate) fn names() -> String {
    written().map(name).collect::<Vec<_>>().join(", ")
}

/// The extensions of the formats that can be written, for messages.
pub(crate) fn extensions() -> String {
    let mut extensions: Vec<_> = written()
        .map(|format| format!(".{}", format.extension()))
        .collect();
    extensions.dedup();
    extensions.join(" ")
}

/// The format that a file's name means: by its extension. Of the formats whose extension is
/// `.json` the one that loses nothing is meant.
pub(crate) fn of_path(path: &Path) -> Option<Format> {
    let file = path.file_name()?.to_str()?.to_ascii_lowercase();
    if file.ends_with(".json") {
        return Some(Format::Huri);
    }
    written()
        .filter(|format| file.ends_with(&format!(".{}", format.extension())))
        .max_by_key(|format| format.extension().len())
}
