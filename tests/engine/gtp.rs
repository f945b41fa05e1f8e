//! GTP: what a controller sends, and what it is answered.

use std::io::{BufReader, Write};
use std::path::Path;

use huri_ai::{Engine, Level, Options};
use huri_core::{Color, Move, NodeId, Position};
use huri_protocol::gtp::{Settings, serve};
use huri_tests::{Random, data, data_text, game, random_game};

fn engine() -> Engine {
    Engine::new(Options {
        hash_mib: 1,
        threads: 1,
    })
}

const SETTINGS: Settings = Settings {
    level: Level::new(1),
    level_with_clock: true,
};

/// Everything answered to `input`, sent in one piece.
fn output(input: &str) -> String {
    let mut output = Vec::new();
    serve(&mut engine(), SETTINGS, &mut input.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// The answers to `input`, each without the empty line after it.
fn answers(input: &str) -> Vec<String> {
    let output = output(input);
    if output.is_empty() {
        return Vec::new();
    }
    let output = output
        .strip_suffix("\n\n")
        .expect("an empty line ends an answer");
    output.split("\n\n").map(str::to_owned).collect()
}

/// The last answer to `input`.
fn answer(input: &str) -> String {
    answers(input).pop().expect("an answer")
}

/// Sends what a captured dialogue sent, and checks every answer; `…` stands for a legal move.
fn check_dialogue(folder: &Path, file: &str, expected: &[(&str, &str)]) {
    let text = data_text(folder, file);
    let sent: Vec<_> = text
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    let found = answers(&(sent.join("\n") + "\n"));
    let asked = sent
        .iter()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let pairs: Vec<_> = asked.zip(&found).collect();
    assert_eq!(pairs.len(), found.len(), "one answer a command");
    assert_eq!(pairs.len(), expected.len());
    for ((command, answer), (wanted_command, wanted)) in pairs.into_iter().zip(expected) {
        assert_eq!(command, wanted_command);
        match wanted.strip_suffix('…') {
            None => assert_eq!(answer, wanted, "{command}"),
            Some(start) => {
                let mv = answer.strip_prefix(start).expect(command);
                assert!(mv.parse::<Move>().is_ok(), "{command}: {answer}");
            }
        }
    }
}

#[test]
fn a_captured_dialogue_is_answered_by_the_standard() {
    let Some(folder) = data() else { return };
    let commands = answer("list_commands");
    let board = "=10 O to move, X 5, O 2\n\
                 \x20 a b c d e f g h\n\
                 1 . . . . . . . . 1\n\
                 2 . . . . . . . . 2\n\
                 3 . . X . . . . . 3\n\
                 4 . . . X X . . . 4\n\
                 5 . . . O X X . . 5\n\
                 6 . . . O . . . . 6\n\
                 7 . . . . . . . . 7\n\
                 8 . . . . . . . . 8\n\
                 \x20 a b c d e f g h";
    let version = format!("= {}", env!("CARGO_PKG_VERSION"));
    let expected = [
        ("protocol_version", "= 2"),
        ("name", "= Huri"),
        ("version", &version),
        ("list_commands", &commands),
        ("known_command genmove", "= true"),
        ("known_command foo", "= false"),
        ("list_games", "= Othello"),
        ("set_game Othello", "="),
        ("set_game Go", "? unsupported game"),
        ("boardsize 8", "="),
        ("boardsize 10", "? unacceptable size"),
        ("komi 0", "="),
        ("clear_board", "="),
        ("time_settings 60 0 0", "="),
        ("time_left black 60 0", "="),
        ("play black f5", "="),
        // The captured program refuses colours in capitals, the standard does not.
        ("play B d6", "? illegal move"),
        ("play white d6", "="),
        ("7 play black a1", "?7 illegal move"),
        ("8 play purple a1", "?8 syntax error"),
        ("9 play black c3", "=9"),
        ("10 showboard", board),
        ("level 4", "? unknown command"),
        ("11 genmove white", "=11 …"),
        ("12 reg_genmove black", "=12 …"),
        ("undo", "="),
        ("13 undo", "=13"),
        ("14 final_score", "?14 cannot score"),
        ("foo", "? unknown command"),
        ("15 quit", "=15"),
    ];
    check_dialogue(&folder, "sessions/gtp-edax-1.txt", &expected);
}

#[test]
fn another_captured_dialogue_is_answered_by_the_standard() {
    let Some(folder) = data() else { return };
    let expected = [
        ("protocol_version", "= 2"),
        ("set_game Othello", "="),
        ("boardsize 8", "="),
        ("clear_board", "="),
        ("play black f5", "="),
        ("genmove white", "= …"),
        ("3 genmove black", "=3 …"),
        ("4 reg_genmove white", "=4 …"),
        ("undo", "="),
        ("undo", "="),
        ("undo", "="),
        ("undo", "? cannot undo"),
        ("genmove white", "? illegal move"),
        ("play black pass", "? illegal move"),
        ("play black PASS", "? illegal move"),
        ("final_score", "? cannot score"),
        ("quit", "="),
    ];
    check_dialogue(&folder, "sessions/gtp-edax-2.txt", &expected);
}

#[test]
fn every_listed_command_is_known_and_works() {
    let list = answer("list_commands");
    let names: Vec<_> = list.strip_prefix("= ").unwrap().lines().collect();
    for required in [
        "protocol_version",
        "name",
        "version",
        "known_command",
        "list_commands",
        "quit",
        "boardsize",
        "clear_board",
        "komi",
        "play",
        "genmove",
    ] {
        assert!(names.contains(&required), "{required}");
    }
    for name in names {
        assert_eq!(answer(&format!("known_command {name}")), "= true");
        let bare = answer(name);
        assert_ne!(bare, "? unknown command", "{name}");
        assert!(
            bare.lines().all(|line| !line.is_empty()),
            "{name}: {bare:?}"
        );
    }
}

#[test]
fn lines_are_read_as_the_draft_says() {
    assert_eq!(output(""), "");
    assert_eq!(output("\n  \n# only a comment\n\t\r\n"), "");
    assert_eq!(
        output("name"),
        "= Huri\n\n",
        "also without a line break at the end"
    );
    assert_eq!(
        output("1\tname # comment\r\n2 name\n"),
        "=1 Huri\n\n=2 Huri\n\n"
    );
    assert_eq!(
        output("na\u{7}me\n"),
        "= Huri\n\n",
        "control characters are dropped"
    );
    assert_eq!(
        output("Name\n"),
        "? unknown command\n\n",
        "names are in lower case"
    );
    assert_eq!(output("5\n"), "?5 unknown command\n\n");
    assert_eq!(
        output("99999999999999999999 name\n"),
        "=99999999999999999999 Huri\n\n"
    );
    let long = format!("{} name\nname\n", "x".repeat(1 << 20));
    assert_eq!(output(&long), "? unknown command\n\n= Huri\n\n");
}

#[test]
fn wrong_arguments_are_syntax_errors() {
    for command in [
        "known_command",
        "boardsize",
        "boardsize eight",
        "komi",
        "komi much",
        "play",
        "play black",
        "play purple f5",
        "play black f55",
        "play black i1",
        "play black --",
        "genmove",
        "genmove green",
        "reg_genmove",
        "time_settings 1 2",
        "time_settings -1 0 0",
        "time_settings NaN 0 0",
        "time_left black",
        "time_left black 5 x",
        "loadsgf",
        "loadsgf file 0",
        "set_game",
    ] {
        assert_eq!(answer(command), "? syntax error", "{command}");
    }
    assert_eq!(answer("loadsgf /no/such/file"), "? cannot load file");
}

#[test]
fn colours_and_squares_are_read_in_any_case() {
    for command in ["play b f5", "play B F5", "play Black f5", "play BLACK F5"] {
        assert_eq!(answer(command), "=", "{command}");
    }
    assert_eq!(answer("play b f5\nplay WHITE PASS"), "? illegal move");
}

/// The earliest possible pass: after these moves Black has none.
const BLOCKED: &str = "play b f5\nplay w f6\nplay b d3\nplay w g5\nplay b h5\nplay w h4\n\
                       play b f7\nplay w h6\n";

#[test]
fn a_pass_is_put_in_where_the_colour_demands_it() {
    let after = |more: &str| answer(&format!("{BLOCKED}{more}"));
    assert_eq!(after("play w e7"), "=");
    assert_eq!(after("play b c5"), "? illegal move");
    assert_eq!(after("play b pass\nplay w e7"), "=");
    assert_eq!(after("play w pass"), "? illegal move");
    assert_eq!(after("genmove b"), "= pass");
    assert_eq!(
        after("genmove b\ngenmove b"),
        "? illegal move",
        "it is White's turn now"
    );
    assert!(["= c5", "= e7"].contains(&after("genmove w").as_str()));
    assert_eq!(after("gogui-rules_legal_moves"), "= pass");
    assert_eq!(answer("genmove b\ngenmove b"), "? illegal move");
}

#[test]
fn undo_takes_back_the_pass_that_was_put_in() {
    let shown = |more: &str| answer(&format!("{BLOCKED}{more}\nshowboard"));
    let blocked = shown("");
    assert!(blocked.starts_with("= X to move, X 8, O 4"));
    assert_eq!(shown("play w e7\nundo"), blocked);
    assert_eq!(shown("genmove w\nundo\nplay w e7\nundo"), blocked);
    assert_ne!(
        shown("genmove b\nplay w e7\nundo"),
        blocked,
        "the pass was asked for"
    );
    assert_eq!(shown("genmove b\nplay w e7\nundo\nundo"), blocked);
    assert_eq!(answer(&(BLOCKED.to_owned() + &"undo\n".repeat(8))), "=");
    assert_eq!(
        answer(&(BLOCKED.to_owned() + &"undo\n".repeat(9))),
        "? cannot undo"
    );
}

/// The `play` commands of a game, without its passes.
fn plays(game: &huri_core::Game) -> String {
    let mut text = String::new();
    let mut node = NodeId::ROOT;
    for next in game.main_line() {
        let color = game.position(node).turn();
        if let Some(Move::Place(square)) = game.mv(next) {
            text += &format!("play {color:?} {square}\n");
        }
        node = next;
    }
    text
}

#[test]
fn a_finished_game_is_passed_and_nothing_changes() {
    // Neither side can move after 13 moves.
    let over = plays(&game("f5d6c4d3c2b3d7d1a2a4b1e6f7"));
    let after = |more: &str| answer(&format!("{over}{more}"));
    for command in ["genmove b", "genmove w", "reg_genmove b"] {
        assert_eq!(after(command), "= pass");
        assert_eq!(after(&format!("{command}\nshowboard")), after("showboard"));
        assert_eq!(
            after(&format!("{command}\nundo\nshowboard")),
            after("undo\nshowboard")
        );
    }
    assert_eq!(after("play b pass"), "? illegal move");
    assert_eq!(after("play w a1"), "? illegal move");
    assert_eq!(after("final_score"), "= B+60");
    assert_eq!(after("gogui-rules_final_result"), "= B+60");
    assert_eq!(after("gogui-rules_legal_moves"), "=");
    assert!(after("showboard").starts_with("= game over, X 15, O 2"));
}

#[test]
fn random_games_played_without_passes_arrive_where_they_should() {
    for seed in 0..20 {
        println!("seed {seed}");
        let game = random_game(seed);
        let input = plays(&game) + "gogui-rules_board\nfinal_score";
        let mut found = answers(&input);
        let outcome = game.outcome().unwrap();
        let score = match outcome.score {
            0 => "0".to_owned(),
            black @ 1.. => format!("B+{black}"),
            white => format!("W+{}", -white),
        };
        assert_eq!(found.pop().unwrap(), format!("= {score}"));
        let board = found.pop().unwrap();
        let mut rows: Vec<_> = board[2..].lines().collect();
        rows.reverse(); // row 1 is at the bottom there
        let board: String = rows.concat().replace(' ', "").replace('.', "-");
        let end = game.position(game.end());
        assert_eq!(huri_tests::position(&board, end.turn()), end);
        assert!(found.iter().all(|answer| answer == "="));
    }
}

#[test]
fn the_engine_plays_a_game_for_a_controller_that_knows_no_pass() {
    for seed in 0..5 {
        println!("seed {seed}");
        // The controller plays Black at random; the engine is asked for White.
        let mut random = Random::new(seed);
        let mut position = Position::START;
        let mut input = String::new();
        while !position.is_over() {
            let mv = if position.must_pass() {
                Move::Pass
            } else if position.turn() == Color::Black {
                let mv = random.mv(position).unwrap();
                input += &format!("play black {mv}\n");
                mv
            } else {
                // The end of input cuts the search short, so that each answer is asked for once.
                let reply = answer(&format!("{input}genmove white\n"));
                let mv = reply.strip_prefix("= ").unwrap().parse().unwrap();
                input += &format!("play white {mv}\n");
                mv
            };
            position = position.play(mv).expect("a legal move");
        }
    }
}

#[test]
fn games_are_loaded_up_to_a_move() {
    let file = std::env::temp_dir().join(format!("huri-gtp-{}.txt", std::process::id()));
    std::fs::write(&file, "f5d6c3d3c4\n").unwrap();
    let load = |more: &str| answer(&format!("loadsgf {}{more}", file.display()));
    assert_eq!(load(""), "=");
    assert!(load("\nshowboard").starts_with("= O to move, X 6, O 3"));
    assert!(load(" 1\nshowboard").starts_with("= X to move, X 2, O 2"));
    assert!(load(" 3\nshowboard").starts_with("= X to move, X 3, O 3"));
    assert!(load(" 99\nundo\nshowboard").starts_with("= X to move, X 4, O 4"));
    assert_eq!(load(" 2\nundo\nundo"), "? cannot undo");
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn clocks_are_set_in_every_way() {
    for settings in ["0 1 0", "0 0 0", "5 0 0", "0 10 3", "5 10 1", "0.5 0 0"] {
        let input = format!(
            "time_settings {settings}\ntime_left b 1 0\ntime_left w 2 5\ngenmove b\ngenmove w\n\
             genmove b\ngenmove w"
        );
        assert_eq!(answers(&input).len(), 7);
        assert!(
            answers(&input).iter().all(|answer| answer.starts_with('=')),
            "{settings}"
        );
    }
    assert!(answer("time_left b 0 0\ngenmove b").starts_with("= "));
}

/// Were the search not stopped, these would not come back.
#[test]
fn quit_and_the_end_of_input_stop_a_search() {
    for last in ["quit\n", ""] {
        let (reader, mut writer) = std::io::pipe().unwrap();
        let mut output = Vec::new();
        let settings = Settings {
            level: Level::MAX,
            level_with_clock: true,
        };
        std::thread::scope(|scope| {
            let served = scope.spawn(|| {
                let mut input = BufReader::new(reader);
                serve(&mut engine(), settings, &mut input, &mut output)
            });
            writer.write_all(b"play b f5\ngenmove w\n").unwrap();
            writer.write_all(last.as_bytes()).unwrap();
            drop(writer);
            served.join().unwrap().unwrap();
        });
        let output = String::from_utf8(output).unwrap();
        let answers: Vec<_> = output.split_terminator("\n\n").collect();
        assert_eq!(answers.len(), if last.is_empty() { 2 } else { 3 });
        assert!(answers[1].starts_with("= "), "{output}");
    }
}

/// A controller that asks for a hint before every move of a game, to its end and beyond.
#[test]
fn hints_are_given_at_every_move_of_a_game_and_at_its_end() {
    let game = game(
        "f5d6c3d3c4f4f6g5e6d7e3c5f3e7h5e2c6d2c2b3b4g6a4h6g4h4c7h3d8b5f8b6f7a5a3a2a7c1b7g3g2c8b8e8d1e1\
         f1b2a6a8h2h1g1f2g7g8a1b1h8h7",
    );
    let mut input = String::from("time_settings 60 0 0\n");
    let mut positions = Vec::new();
    let mut position = game.start();
    for node in game.main_line() {
        let color = if position.turn() == Color::Black {
            "b"
        } else {
            "w"
        };
        let mv = game.mv(node).expect("only the root has no move");
        input += &format!("time_left {color} 1 0\nreg_genmove {color}\nplay {color} {mv}\n");
        positions.push(position);
        position = game.position(node);
    }
    assert!(position.is_over() && positions.len() == 61, "one pass");
    input += "reg_genmove b\nreg_genmove w\ngenmove b\nfinal_score\n";
    let answers = answers(&input);
    let of_moves = answers[1..].chunks(3);
    for (position, answers) in positions.iter().zip(of_moves) {
        let hint = answers[1].strip_prefix("= ").expect(&answers[1]);
        let hint: Move = hint.parse().expect("a move");
        assert_eq!(position.check(hint), Ok(()), "{position:?} {hint}");
        assert_eq!((answers[0].as_str(), answers[2].as_str()), ("=", "="));
    }
    assert_eq!(
        answers[1 + 3 * 61..],
        ["= pass", "= pass", "= pass", "= W+24"]
    );
}
