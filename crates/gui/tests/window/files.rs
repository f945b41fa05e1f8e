//! Pasting, files and collections.

use crate::driver::*;

#[test]
fn texts_of_many_kinds_are_pasted() {
    let ggf = "(;GM[Othello]PC[x]PB[a]PW[b]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6]B[c3];)";
    let board = "---------------------------OX------XO--------------------------- X";
    for (pasted, ply, discs) in [
        ("f5d6c3", 3, 7),
        ("1. F5 d6 2. C3", 3, 7),
        (ggf, 3, 7),
        (board, 0, 4),
    ] {
        let mut window = window();
        window.event(Event::Paste(pasted.to_owned()));
        window.run();
        if window.state().app.session.allowed(Action::End).is_ok() {
            do_now(&mut window, Command::End);
        }
        let view = view(&window);
        assert_eq!(view.ply, ply, "{pasted}");
        let count: u32 = Color::BOTH
            .map(|color| view.position.count(color))
            .iter()
            .sum();
        assert_eq!(count, discs, "{pasted}");
    }
}

#[test]
fn a_collection_is_narrowed_down_and_a_game_opened() {
    use std::fmt::Write as _;
    let mut games = String::new();
    for index in 0..5000 {
        let _ = writeln!(
            games,
            "(;GM[Othello]PB[Name{index}]PW[Other]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6];)"
        );
    }
    let mut window = window();
    let command = Command::OpenBytes {
        name: "many.ggf".to_owned(),
        bytes: games.into_bytes(),
    };
    let given = window.state_mut();
    given
        .app
        .session
        .apply(command, given.now)
        .expect("it is read");
    for _ in 0..1000 {
        if window
            .state()
            .app
            .session
            .collection()
            .is_some_and(|games| games.is_complete())
        {
            break;
        }
        window.step();
    }
    act(&mut window, Action::Library);
    let rows = window.query_all_by_label_contains("Name").count();
    assert!(
        rows > 5 && rows < 60,
        "only what is in sight is made, not {rows}"
    );
    window.get_by_label(&words(text::Tui::LookFor)).focus();
    window.run();
    type_text(&mut window, "Name4321");
    window.get_by_label_contains("Name4321 – Other").click();
    window.run();
    assert_eq!(view(&window).sides.black.name, "Name4321");
}
