//! Texts that are longer than the terminal is wide: broken, or cut with a sign, and never without.

use crate::driver::{Driver, Setup};
use huri_i18n::text::Tui;
use huri_i18n::{Language, Texts, bidi};
use huri_session::Command;
use huri_tui::input::Input;

const SIZES: [(u16, u16); 2] = [(40, 20), (80, 24)];

fn of_size(size: (u16, u16)) -> Driver {
    Driver::new(Setup {
        size,
        ..Setup::default()
    })
}

/// A folder whose name alone fills a small terminal.
const FOLDER: &str = "/home/somebody/records of the club/the tournaments of the year 2026/juniors";

#[test]
fn a_long_path_keeps_the_name_of_its_file() {
    for size in SIZES {
        let mut driver = of_size(size);
        driver.squares("f5d6");
        driver.save(&format!("{FOLDER}/final of the city.ggf"));
        let screen = driver.screen();
        let said: Vec<_> = screen.lines().skip(usize::from(size.1) - 2).collect();
        let said = said.join(" ");
        // Broken between words, never within the name.
        assert!(said.contains("final of the city.ggf"), "{screen}");
        assert!(said.contains("Saved"), "{screen}");

        driver.keys("l");
        let screen = driver.screen();
        assert!(screen.contains("…/") && screen.contains("/juniors "));
        assert!(screen.contains("final of the city.ggf"), "{screen}");

        // A path that is typed is seen around the cursor.
        driver.keys("Escape Shift+S Ctrl+U");
        driver.input(Input::Paste(format!("{FOLDER}/final of the city.ggf")));
        let screen = driver.screen();
        let shown = ["…", "city.ggf▏"];
        assert!(shown.iter().all(|part| screen.contains(part)), "{screen}");
        driver.keys("Home");
        let screen = driver.screen();
        let line = screen.lines().find(|line| line.contains("▏/home/so"));
        assert!(line.is_some_and(|line| line.contains('…')), "{screen}");
    }
}

#[test]
fn what_is_saved_has_the_format_that_its_ending_says() {
    let mut driver = of_size((80, 24));
    driver.squares("f5d6");
    driver.keys("Shift+S Ctrl+U");
    driver.input(Input::Paste("games/one.ggf".to_owned()));
    assert!(driver.screen().contains("GGF"), "{}", driver.screen());
    driver.keys("Enter");
    assert!(
        driver.app.ui.panels.is_empty(),
        "Enter in a text carries out"
    );
    let file = driver.app.session.view().file.expect("it was saved");
    assert_eq!(file.format, huri_core::record::Format::Ggf);
    // And the other way round.
    driver.keys("Shift+S Down Right Up");
    assert!(driver.screen().contains(".sgf"), "{}", driver.screen());
}

#[test]
fn long_names_are_cut_with_a_sign_everywhere() {
    let name = "Wolfgang Amadeus Theophilus von und zu Hohenstein-Langenburg-Bartenstein";
    for size in SIZES {
        let mut driver = of_size(size);
        let mut tags = driver.app.session.game().tags.clone();
        tags.black.name = name.to_owned();
        tags.white.name = name.to_owned();
        tags.event = format!("Cup of {name}");
        let command = Command::SetTags(Box::new(tags));
        driver.app.session.apply(command, driver.now).unwrap();
        driver.squares("f5d6c3d3c4");
        let screen = driver.screen();
        assert_eq!(screen.matches("Wolf").count(), 2, "{screen}");
        assert_eq!(screen.matches('…').count(), 2, "{screen}");
        driver.keys("j");
        let screen = driver.screen();
        assert!(screen.contains('…'), "{screen}");
        driver.keys("Escape");
        let ggf = format!(
            "(;GM[Othello]PB[{name}]PW[{name}]EV[{name}]TY[8]\
             BO[8 ---------------------------O*------*O--------------------------- *]B[F5];)"
        );
        driver.input(Input::Paste(format!("{ggf}\n{ggf}")));
        let screen = driver.screen();
        assert!(screen.contains("2 of 2"), "{screen}");
        assert_eq!(
            screen.matches('…').count(),
            4,
            "two names in each: {screen}"
        );
    }
}

/// The words of a text with letters that run from right to left.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|c: char| c.is_whitespace() || c == '│');
    words.filter(|word| bidi::has_rtl(word))
}

#[test]
fn long_yiddish_is_read_line_by_line_from_the_right() {
    let texts = Texts::new(Language::Yiddish);
    for (width, height) in [(12, 12), (20, 10), (39, 19)] {
        let driver = Driver::new(Setup {
            language: Language::Yiddish,
            size: (width, height),
            ..Setup::default()
        });
        let notice = texts.get(Tui::TooSmall {
            width: 40,
            height: 20,
        });
        let whole = bidi::visual(&notice, huri_i18n::Direction::RightToLeft);
        let mut expected: Vec<_> = words(&whole).collect();
        expected.reverse();
        let screen = driver.screen();
        let mut read = Vec::new();
        for line in screen.lines() {
            let mut of_line: Vec<_> = words(line).collect();
            of_line.reverse();
            read.extend(of_line);
        }
        assert_eq!(read, expected, "{screen}");
    }
}

#[test]
fn a_long_remark_in_yiddish_is_read_line_by_line() {
    let mut driver = Driver::new(Setup {
        language: Language::Yiddish,
        ..Setup::default()
    });
    driver.squares("f5");
    let remark = "אײנס צװײ דרײ פֿיר פֿינף זעקס זיבן אַכט נײַן צען עלף צװעלף";
    driver.keys("t");
    driver.input(Input::Paste(remark.to_owned()));
    driver.keys("Tab");
    let screen = driver.screen();
    let of_first = bidi::visual("אײנס צװײ דרײ", huri_i18n::Direction::RightToLeft);
    let of_last = bidi::visual("עלף צװעלף", huri_i18n::Direction::RightToLeft);
    let row_of = |part: &str| screen.lines().position(|line| line.contains(part));
    let (first, last) = (row_of(&of_first), row_of(&of_last));
    assert!(first.is_some() && first < last, "{screen}");
}

/// Whatever the language, the key that brings the last game back is seen in a small terminal.
#[test]
fn the_offer_to_go_on_names_its_key_in_every_language() {
    for language in Language::ALL {
        for size in SIZES {
            let driver = Driver::with_a_game_to_resume(Setup {
                size,
                language,
                ..Setup::default()
            });
            assert!(driver.app.session.view().can_resume);
            let screen = driver.screen();
            assert!(screen.contains("Ctrl+B"), "{language}\n{screen}");
        }
    }
}
