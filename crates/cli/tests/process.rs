//! The real process: exit codes, pipes, standard input, files.

mod support;

use std::fs;
use std::io::Read;
use std::process::Stdio;

use support::Folder;

#[test]
fn the_exit_code_says_whether_it_is_done_or_not_or_wrong() {
    let folder = Folder::new("codes");
    folder.run(&["verify", "tests/data/games.txt"]).quiet();
    folder.run(&["show", "f5d6a1"]).ends(1, "a1 turns nothing");
    folder
        .run(&["moves", "f5d6a1"])
        .ends(1, "move 3, line 1, column 5");
    folder.run(&["verify", "tests/data/broken.txt"]).ends(1, "");
    folder
        .run(&["verify", "missing.ggf"])
        .ends(2, "missing.ggf: there is no such file");
    folder.run(&["show", "tests"]).ends(2, "it is a folder");
    folder.run(&["show", "hello"]).ends(2, "not PGN");
    let first = |args: &[&str]| {
        let errors = folder.run(args).ends(2, "").errors;
        errors.lines().next().unwrap_or_default().to_owned()
    };
    assert!(first(&["show", "hello"]).ends_with("no record that is known here"));
    fs::write(folder.path("empty"), " \n").unwrap();
    let ran = folder.run(&["verify", "empty"]).ends(2, "there is nothing");
    assert_eq!(ran.errors.lines().count(), 1, "{ran:?}");
    fs::write(
        folder.path("picture"),
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x1b[2J",
    )
    .unwrap();
    assert!(first(&["show", "./picture"]).contains("other data"));
    let ran = folder.run(&["show", "./picture"]);
    assert!(
        !ran.errors.contains(|c: char| c.is_control() && c != '\n'),
        "{ran:?}"
    );
    folder.run(&["show", "f5", "--ply", "2"]).ends(2, "--ply 2");
    folder
        .run(&["show", "f5", "--game", "2"])
        .ends(2, "1 game, not a game 2");
    folder.run(&["show", "f5", "--game", "0"]).ends(2, "--game");
    folder.run(&["perft"]).ends(2, "<DEPTH>");
    folder.run(&["nonsense"]).ends(2, "nonsense");
    folder.run(&[]).ends(2, "Usage:");
    folder.run(&["--help"]).quiet();
    folder.run(&["--version"]).quiet();
}

#[test]
fn errors_go_to_standard_error_and_answers_to_standard_output() {
    let folder = Folder::new("streams");
    let ran = folder.run(&["show", "f5d6a1"]);
    assert!(ran.output.contains("2. White d6 turns 1 disc"), "{ran:?}");
    assert!(
        !ran.output.contains("illegal") && ran.errors.lines().count() == 1,
        "{ran:?}"
    );
    let ran = folder.run(&["verify", "tests/data/broken.txt"]);
    assert!(
        ran.output.contains("game 1, move 21, line 1, column 41"),
        "{ran:?}"
    );
    assert!(
        ran.output.contains("3 games are broken.") && ran.errors.is_empty(),
        "{ran:?}"
    );
}

#[test]
fn whatever_is_pasted_is_recognised() {
    let folder = Folder::new("paste");
    let show = |input: &str| folder.feed(&["show", "-", "--as", "line"], input).quiet();
    let expected = "------------------X--------XX------OXX-----O-------------------- O\n";
    for input in [
        "f5d6c3",
        "F5D6C3\r\n",
        "1. f5 d6 2. c3",
        "Ｆ５Ｄ６Ｃ３",
        "(;GM[Othello]PC[x]PB[a]PW[b]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6]B[C3];)",
        expected,
    ] {
        assert_eq!(show(input), expected, "{input}");
    }
    // What is printed is read again, with marks and facts.
    for form in [
        &["--as", "text"][..],
        &["--as", "text", "--legal"],
        &["--as", "board"],
    ] {
        let printed = folder.run(&[&["show", "f5d6c3"], form].concat()).quiet();
        let again = folder.feed(&["show", "-", "--as", "line"], &printed);
        assert_eq!(again.output, expected, "{printed}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new("pipe");
    for args in [
        &["replay", "tests/data/games.txt"][..],
        &["convert", "tests/data/games.ggf", "--to", "pgn"],
        &["perft", "4", "--divide"],
        &["--help"],
    ] {
        let mut child = folder
            .command()
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let mut first = [0];
        stdout.read_exact(&mut first).unwrap();
        drop(stdout);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!errors.contains("pipe"), "{args:?}: {output:?}");
    }
}

#[test]
fn a_full_disk_is_an_error() {
    let full = std::path::Path::new("/dev/full");
    if !full.exists() {
        eprintln!("LEFT OUT: there is no /dev/full here");
        return;
    }
    let folder = Folder::new("full");
    let device = fs::File::create(full).unwrap();
    let output = folder
        .command()
        .args(["show", "f5"])
        .stdout(device)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("the disk is full"),
        "{output:?}"
    );
}

#[test]
fn nothing_is_overwritten_and_nothing_half_written() {
    let folder = Folder::new("overwrite");
    let path = folder.path("board.svg");
    fs::write(&path, "mine").unwrap();
    let args = ["show", "f5", "--as", "svg", "--output", "board.svg"];
    folder
        .run(&args)
        .ends(2, "board.svg is there already; --force overwrites it");
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    folder.run(&[&args[..], &["--force"]].concat()).quiet();
    assert!(fs::read_to_string(&path).unwrap().starts_with("<svg "));

    // A base is three files: one of them is reason enough.
    fs::write(folder.path("new.jou"), "mine").unwrap();
    let args = ["convert", "tests/data/games.ggf", "--output", "new.wtb"];
    folder.run(&args).ends(2, "new.jou is there already");
    assert!(!folder.path("new.wtb").exists() && !folder.path("new.trn").exists());

    // What is refused leaves nothing behind.
    let args = [
        "convert",
        "tests/data/games.ggf",
        "--output",
        "new.txt",
        "--strict",
    ];
    folder
        .run(&args)
        .ends(1, "game 1: this format cannot hold: ");
    let mut names: Vec<_> = fs::read_dir(folder.path(""))
        .unwrap()
        .flatten()
        .map(|entry| entry.file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["board.svg", "new.jou", "tests"]);
}

#[test]
fn losses_are_listed_by_game() {
    let folder = Folder::new("losses");
    let ran = folder.run(&["convert", "tests/data/games.ggf", "-o", "new.txt"]);
    assert_eq!(ran.output, "6 games written to new.txt\n");
    let ran = ran.ends(
        0,
        "tests/data/games.ggf, games 1–6: this format cannot hold: times of moves, ",
    );
    assert_eq!(ran.errors.lines().count(), 1, "{ran:?}");
    assert_eq!(
        fs::read_to_string(folder.path("new.txt")).unwrap(),
        fs::read_to_string(folder.path("tests/data/games.txt")).unwrap()
    );
}

#[test]
fn a_format_of_its_own_loses_nothing() {
    let folder = Folder::new("own");
    for (source, path) in [
        ("tests/data/games.ggf", "all.jsonl"),
        ("all.jsonl", "again.ggf"),
    ] {
        folder.run(&["convert", source, "-o", path]).quiet();
    }
    assert_eq!(
        fs::read_to_string(folder.path("again.ggf")).unwrap(),
        fs::read_to_string(folder.path("tests/data/games.ggf")).unwrap()
    );
    let one = ["convert", "tests/data/games.ggf", "-o", "one.json"];
    folder.run(&one).ends(2, "one game a file");
    assert!(!folder.path("one.json").exists());
    folder.run(&[&one[..], &["--game", "2"]].concat()).quiet();
    let shown = folder.run(&["show", "one.json"]).quiet();
    assert!(shown.contains("Huri") && shown.contains("Dvora"), "{shown}");
}

#[test]
fn names_travel_with_a_wthor_base() {
    let folder = Folder::new("wthor");
    folder
        .run(&["convert", "tests/data/games.wtb", "-o", "new.pgn"])
        .ends(0, "");
    let text = fs::read_to_string(folder.path("new.pgn")).unwrap();
    assert!(
        text.contains("[Black \"Bruno\"]") && text.contains("[Event \"Huri samples\"]"),
        "{text}"
    );
    folder
        .run(&["convert", "new.pgn", "-o", "new.wtb"])
        .ends(0, "");
    for extension in ["wtb", "jou", "trn"] {
        let read = |path| fs::read(folder.path(path)).unwrap();
        let (old, new) = (
            read(&format!("tests/data/games.{extension}")),
            read(&format!("new.{extension}")),
        );
        // Games, not headers: those have the day on which a file was made.
        assert_eq!(old[16..], new[16..], "{extension}");
    }
    let ran = folder.feed(&["verify", "-"], "f5d6c3\n");
    assert!(ran.quiet().contains("standard input      1"));
}

#[test]
fn a_folder_is_searched_and_other_files_are_left_out() {
    let folder = Folder::new("search");
    fs::create_dir(folder.path("tests/data/deep")).unwrap();
    fs::write(folder.path("tests/data/deep/one.txt"), "f5d6c3\n").unwrap();
    fs::write(folder.path("tests/data/deep/.hidden.txt"), "f5a1\n").unwrap();
    fs::remove_file(folder.path("tests/data/broken.txt")).unwrap();
    let output = folder.run(&["verify", "tests"]).quiet();
    assert!(
        output.contains("deep/one.txt") && output.contains("games.ggf"),
        "{output}"
    );
    // Players, tournaments, and the description of the samples.
    assert!(output.contains("3 other files hold no games"), "{output}");
    let output = folder
        .run(&["verify", "tests/data/*.ggf", "--json"])
        .quiet();
    let lines: Vec<serde_json::Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[1]["games"], 6);
    assert_eq!(lines[1]["files"], 1);
    folder
        .run(&["verify", "tests/*.none"])
        .ends(2, "no file matches tests/*.none");
}

#[test]
fn without_a_terminal_there_is_no_colour_unless_wanted() {
    let folder = Folder::new("colour");
    assert!(!folder.run(&["show", "f5"]).quiet().contains('\x1b'));
    assert!(
        folder
            .run(&["show", "f5", "--color", "always"])
            .quiet()
            .contains("\x1b[")
    );
    let output = folder
        .command()
        .env("NO_COLOR", "1")
        .args(["show", "f5", "--color", "auto"])
        .output()
        .unwrap();
    assert!(!output.stdout.contains(&0x1b));
}

#[test]
fn two_people_play_at_one_keyboard() {
    let folder = Folder::new("play");
    let game = "f5\nundo\nundo\nredo\nf6 d3 g5 a1\nh5h4f7h6\nhello\ne7\nsave game.pgn\nsave game.pgn\nresign\n";
    let ran = folder
        .feed(&["play", "--black", "Ana", "--white", "Ben"], game)
        .ends(0, "");
    for words in [
        "there is no move to take back",
        "f5 is taken back",
        "a1 turns nothing",
        "“hello” is neither a square nor a command",
        "possible: c5 e7",
        "9. Black passes",
        "saved as game.pgn",
        "Black gave up",
    ] {
        assert!(ran.output.contains(words), "{words}: {ran:?}");
    }
    let end = ran.output.rsplit("saved as").next().unwrap();
    assert_eq!(end.matches("gave up").count(), 1, "{end}");
    assert!(!end.contains("Black to move"), "{end}");
    let saved = folder.run(&["show", "game.pgn", "--json"]).ends(0, "");
    let saved: serde_json::Value = serde_json::from_str(&saved.output).unwrap();
    assert_eq!(saved["black"]["name"], "Ana");
    assert_eq!(saved["moves"].as_array().unwrap().len(), 10, "{saved}");
    // It is over: the next game is a new one.
    let next = folder.feed(&["play"], "");
    assert!(next.output.contains("Black to move, 4 moves"), "{next:?}");
}

#[test]
fn an_unfinished_game_goes_on_next_time() {
    let folder = Folder::new("resume");
    let ran = folder.feed(&["play", "--black", "Ana"], "f5\nd6\n");
    assert!(ran.output.contains("The game is kept in "), "{ran:?}");
    let ran = folder.feed(&["play"], "c3\nquit\n");
    assert!(
        ran.output.contains("goes on") && ran.output.contains("3. Black c3"),
        "{ran:?}"
    );
    assert!(ran.output.contains("Ana"), "{ran:?}");
    let ran = folder.feed(&["play", "--new"], "");
    assert!(!ran.output.contains("Ana"), "{ran:?}");
}

#[test]
fn the_engine_replies() {
    let folder = Folder::new("engine");
    let ran = folder
        .feed(&["play", "--level", "1", "--json"], "f5\n")
        .ends(0, "");
    let plies: Vec<serde_json::Value> = ran
        .output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(plies.len(), 3, "the start, f5, and the reply");
    assert_eq!(
        (plies[2]["ply"].as_u64(), &plies[2]["turn"]),
        (Some(2), &"black".into())
    );
    // The engine with Black begins.
    let ran = folder.feed(&["play", "--level", "1", "--engine", "black"], "");
    assert!(ran.output.contains("1. Black"), "{ran:?}");
}

#[test]
fn repairs_are_proposed() {
    let folder = Folder::new("repair");
    let ran = folder
        .run(&["verify", "--repair", "tests/data/broken.txt"])
        .ends(1, "");
    let games = fs::read_to_string(folder.path("tests/data/games.txt")).unwrap();
    // The first proposal for each is what was played.
    for (fix, game) in ["move 21: f6 instead of a1", "31 and 32", "move 13: h5"]
        .iter()
        .zip(games.lines())
    {
        let mut lines = ran.output.lines().skip_while(|line| !line.contains(fix));
        assert_eq!(lines.nth(1).map(str::trim), Some(game), "{fix}: {ran:?}");
    }
}

#[test]
fn help_and_errors_are_in_the_language_that_is_asked_for() {
    let folder = Folder::new("language");
    let help = |args: &[&str]| folder.run(args).quiet();
    let english = help(&["--help"]);
    assert!(english.contains("Usage:") && english.contains("Play a game back"));
    // A language that lacks the words has the English ones.
    for tag in ["mi", "yi", "ja"] {
        assert!(
            help(&["--help", "--language", tag]).contains("huri"),
            "{tag}"
        );
    }
    folder.run(&["show", "--language", "xx"]).ends(2, "xx");
    folder.run(&["rules", "--lang", "sm"]).quiet();
}

#[test]
fn help_is_also_a_word() {
    let folder = Folder::new("help");
    let help = |args: &[&str]| folder.run(args).quiet();
    assert_eq!(help(&["help"]), help(&["--help"]));
    assert_eq!(help(&["help", "show"]), help(&["show", "--help"]));
    folder.run(&["help", "sho"]).ends(2, "but show");
}

#[test]
fn a_folder_that_is_not_there_is_named_as_one() {
    let folder = Folder::new("no-folder");
    let svg = ["show", "f5", "--as", "svg", "--output", "none/f5.svg"];
    let ran = folder
        .run(&svg)
        .ends(2, "none/f5.svg: there is no such folder");
    assert_eq!(ran.output, "");
}

#[test]
fn the_language_is_that_of_the_option_the_variable_the_settings_or_the_system() {
    let folder = Folder::new("language");
    let first_word = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = folder.command();
        let output = command.envs(variables.iter().copied()).args(args).output();
        let words = String::from_utf8(output.unwrap().stderr).unwrap();
        let words = words.strip_prefix("huri: ").expect(&words);
        words.split(' ').next().unwrap_or_default().to_owned()
    };
    // The beginning of what is said of a file that is not there.
    let missing = ["show", "missing.sgf"];
    let in_language = |tag| first_word(&[], &["show", "missing.sgf", "--language", tag]);
    let [english, french, spanish, maori] = ["en", "fr", "es", "mi"].map(in_language);
    let data = folder.path("own");
    let data = data.to_str().unwrap();
    let own = [("XDG_DATA_HOME", data), ("LANG", "es_PY.UTF-8")];
    assert_eq!(first_word(&own, &missing), spanish);
    fs::create_dir_all(folder.path("own/huri")).unwrap();
    let settings = folder.path("own/huri/settings.json");
    fs::write(settings, r#"{"version":1,"language":"mi"}"#).unwrap();
    assert_eq!(first_word(&own, &missing), maori);
    let with_variable = [own[0], own[1], ("HURI_LANG", "fr")];
    assert_eq!(first_word(&with_variable, &missing), french);
    let asked = ["--language", "en", "show", "missing.sgf"];
    assert_eq!(first_word(&with_variable, &asked), english);
}

#[test]
fn what_is_wrong_with_a_command_line_is_said_with_what_would_be_right() {
    let folder = Folder::new("usage");
    for (line, expected) in [
        ("perft 61", "<DEPTH>: “61” is not possible, but: 0…60"),
        ("show f5 --ply x", "“x” is not possible, but: -120…120"),
        ("play --level 0", "“0” is not possible, but: 1…30"),
        ("hint f5 --lines 65", "1…64"),
        ("hint f5 --time 2h", "0ms…3600s"),
        ("bench --threads 0", "1…64"),
        ("solve tests --selectivity 100", "1…99"),
        ("show f5 --color red", "auto, always, never"),
        ("convert tests --to doc", "huri-lines"),
        ("completions csh", "elvish"),
        ("rules --language de", "gn, en"),
    ] {
        let args: Vec<_> = line.split(' ').collect();
        let ran = folder.run(&args).ends(2, expected);
        assert!(ran.output.is_empty(), "{ran:?}");
        let french = folder.run(&[&args[..], &["--language", "fr"]].concat());
        if !line.contains("--language") {
            assert!(french.errors.contains("n’est pas possible"), "{french:?}");
        }
    }
}

#[test]
fn files_and_pipes_get_no_invisible_marks() {
    let folder = Folder::new("marks");
    let is_mark = |c: char| matches!(c, '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}');
    for line in [
        "moves f5",
        "show f5d6",
        "replay f5d6",
        "rules",
        "rules --json",
        "levels",
        "hint f5 --level 1",
        "verify tests/data/games.ggf tests/data/broken.txt --repair",
        "convert tests/data/games.ggf --to transcript",
        "convert tests/data/games.ggf --to doc",
        "show f5a1",
        "show missing.ggf",
        "--help",
        "perft --help",
    ] {
        let args: Vec<_> = line.split(' ').collect();
        let ran = folder.run(&[&args[..], &["--language", "yi"]].concat());
        let all = ran.output + &ran.errors;
        assert!(all.contains(|c| ('א'..='ת').contains(&c)), "{line}: {all}");
        assert!(!all.contains(is_mark), "{line}: {all:?}");
    }
}

#[test]
fn every_shell_gets_its_completions_and_every_command_its_page() {
    let folder = Folder::new("completions");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = folder.run(&["completions", shell]).quiet();
        assert!(
            script.contains("huri") && script.contains("replay"),
            "{shell}"
        );
    }
    fs::create_dir(folder.path("man")).unwrap();
    folder.run(&["manual", "man"]).quiet();
    let page = fs::read_to_string(folder.path("man/huri-verify.1")).unwrap();
    assert!(page.contains("every move is legal"), "{page}");
    let synopsis = |command: &str| {
        let page = fs::read_to_string(folder.path(&format!("man/{command}.1"))).unwrap();
        let (_, after) = page.split_once(".SH SYNOPSIS\n").expect(command);
        let (synopsis, _) = after.split_once(".SH").expect(command);
        synopsis
            .replace('\\', "")
            .replace("fB", "")
            .replace("fR", "")
    };
    // Options have their values, and what may be repeated says so.
    let convert = synopsis("huri-convert");
    for part in ["[-o|--output <FILE>]", "[--strict]", "<FILE>..."] {
        assert!(convert.contains(part), "{convert}");
    }
    assert!(synopsis("huri-perft").contains("<DEPTH>"));
    assert!(synopsis("huri").trim_end().ends_with("<COMMAND>"));
    folder.run(&["manual", "nowhere"]).ends(2, "nowhere");
}

#[test]
fn every_member_of_the_json_is_described() {
    fn members(value: &serde_json::Value, found: &mut std::collections::BTreeSet<String>) {
        match value {
            serde_json::Value::Object(object) => {
                for (name, value) in object {
                    // The first moves of `perft --divide` are names, too.
                    if name.len() > 2 {
                        found.insert(name.clone());
                    }
                    members(value, found);
                }
            }
            serde_json::Value::Array(values) => {
                values.iter().for_each(|value| members(value, found));
            }
            _ => {}
        }
    }
    let folder = Folder::new("json");
    let description = include_str!("../../../docs/json.md");
    for line in [
        "show tests/data/games.ggf",
        "replay f5d6",
        "moves f5d6",
        "perft 2 --divide",
        "verify tests/data/broken.txt --repair",
        "convert tests/data/games.ggf -o games.txt",
        "solve tests/data/ending.obf",
        "hint f5d6 --level 1",
        "eval f5d6",
        "levels",
        "rules",
        "play --new",
    ] {
        let command = line.split(' ').next().unwrap();
        let (general, rest) = description.split_once("\n## huri ").unwrap();
        let values = rest.split_once("\n## Values").unwrap().1;
        let values = values.split_once("\n## ").unwrap().0;
        let own = description.split_once(&format!("\n## huri {command}\n"));
        let own = own
            .unwrap_or_else(|| panic!("{command} is not described"))
            .1;
        let own = own.split("\n## ").next().unwrap();
        let args: Vec<_> = line.split(' ').collect();
        let ran = folder.run(&[&args[..], &["--json"]].concat());
        let mut found = std::collections::BTreeSet::new();
        assert!(!ran.output.is_empty(), "{ran:?}");
        for line in ran.output.lines() {
            members(&serde_json::from_str(line).unwrap(), &mut found);
        }
        for name in found {
            let name = format!("`{name}`");
            let is_described = [general, own, values]
                .iter()
                .any(|part| part.contains(&name));
            assert!(is_described, "{command}: {name} is not described");
        }
    }
}
