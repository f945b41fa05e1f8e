//! New game and settings.

use crate::driver::*;

#[test]
fn a_new_game_begins_with_what_was_chosen() {
    let mut window = window();
    act(&mut window, Action::NewGame);
    let start = format!(
        "{}: {}",
        words(text::Tui::Start),
        words(text::Tui::StartStandard)
    );
    window.get_by_label(&start).click();
    window.run();
    let handicap = words(text::Tui::StartHandicap {
        corners: 1,
        color: Color::White,
    });
    window.get_by_label(&handicap).click();
    window.run();
    assert!(
        window.query_by_label(&handicap).is_none(),
        "the list has closed"
    );
    let start = words(text::Tui::NewGameButton);
    let button = egui::accesskit::Role::Button;
    window.get_by_role_and_label(button, &start).scroll_to_me();
    window.run();
    window.get_by_role_and_label(button, &start).click();
    window.run();
    let position = view(&window).position;
    assert_eq!(
        position.disc(Square::A1),
        Some(Color::White),
        "{:?}",
        window.state().app
    );
    assert_eq!(position.turn(), Color::Black);
}

#[test]
fn a_level_says_how_long_a_move_may_take() {
    let mut window = window();
    let engine = Player::Engine(huri_ai::Level::new(20));
    do_now(&mut window, Command::SetPlayer(Color::White, engine));
    act(&mut window, Action::Players);
    let time = huri_i18n::facts::move_may_take(engine).expect("an engine takes its time");
    assert!(window.query_by_label(&words(time)).is_some());
}

#[test]
fn settings_count_at_once() {
    let mut window = window();
    act(&mut window, Action::Settings);
    let name = words(text::Gui::Ground);
    let before = words(text::Gui::BySystem);
    window.get_by_label(&format!("{name}: {before}")).click();
    window.run();
    let light = words(text::Gui::GroundLight);
    window.get_by_label(&light).click();
    window.run();
    assert!(window.query_by_label(&format!("{name}: {light}")).is_some());
    assert!(!window.ctx.global_style().visuals.dark_mode);
    let pass = words(text::Tui::ConfirmPasses);
    window.get_by_label(&pass).scroll_to_me();
    window.run();
    window.get_by_label(&pass).click();
    window.run();
    assert!(window.state().app.session.settings().play.confirm_passes);
}
