//! [`SettingsForm`]: all settings; every change counts at once.

use huri_i18n::bidi::Rtl;
use huri_i18n::text::{Common, Tui};
use huri_i18n::{Language, Texts};
use huri_session::settings::{Settings, TurningHelp};
use huri_session::{Command, Keymap};

use super::Request;
use crate::form::{Answer, Field, Form, Value};
use crate::input::Press;
use crate::line_edit::LineEdit;
use crate::remembered::Remembered;
use crate::theme::{BoardColors, Design, Ground};

/// A setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The language.
    Language,
    /// The terminal's ground.
    Ground,
    /// The colour of the board.
    Board,
    /// The board's design.
    Design,
    /// Whether clicks come to Huri.
    Mouse,
    /// Who puts right-to-left characters in order.
    Rtl,
    /// The name of who plays here, for records.
    MyName,
    /// A file with openings to start from.
    OpeningsList,
    /// How fast moves are shown.
    Pace,
    /// Whether a human confirms his passes.
    ConfirmPasses,
    /// What helps who turns discs by hand.
    TurningHelp,
    /// Size of the table.
    Hash,
    /// Threads.
    Threads,
    /// Whether the engine thinks in the opponent's time.
    Ponder,
    /// Level of hints.
    AnalysisLevel,
    /// How many hints.
    Hints,
    /// Level of reviews.
    ReviewLevel,
    /// From which loss on a move is called doubtful, a mistake, a blunder.
    Loss(usize),
    /// How long autoplay shows a position, in tenths of a second.
    Autoplay,
}

/// All settings.
pub type SettingsForm = Form<Setting>;

const GROUNDS: [Option<Ground>; 3] = [None, Some(Ground::Dark), Some(Ground::Light)];
const BOARDS: [BoardColors; 3] = [BoardColors::Green, BoardColors::Blue, BoardColors::Gray];
const DESIGNS: [Option<Design>; 4] = [
    None,
    Some(Design::Large),
    Some(Design::Medium),
    Some(Design::Plain),
];

fn index_of<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|other| other == one).unwrap_or(0)
}

/// The form with the settings of now.
pub fn form(texts: &Texts, settings: &Settings) -> SettingsForm {
    let remembered: Remembered = settings.own();
    let (play, engine, study) = (&settings.play, &settings.engine, &settings.study);
    let openings = settings.files.xot_list.as_deref();
    let openings = openings.map(|path| path.display().to_string());
    let openings = openings.unwrap_or_default();
    let field = |id, label: Tui, value| Field {
        id,
        label: texts.get(label),
        value,
    };
    let words = |words: &[Tui]| -> Vec<String> {
        words.iter().map(|word| texts.get(word.clone())).collect()
    };
    let system = std::iter::once(texts.get(Common::LanguageOfSystem));
    let languages = system.chain(Language::ALL.map(|language| language.name().to_owned()));
    let tag = settings.language.as_deref();
    let language = tag.and_then(|tag| Language::ALL.iter().position(|one| one.tag() == tag));
    let grounds = words(&[Tui::ByTerminal, Tui::GroundDark, Tui::GroundLight]);
    let boards = words(&[Tui::BoardGreen, Tui::BoardBlue, Tui::BoardGray]);
    let designs = words(&[
        Tui::ByTerminal,
        Tui::DesignLarge,
        Tui::DesignMedium,
        Tui::DesignPlain,
    ]);
    let helps = words(&[Tui::TurningStrict, Tui::TurningTell, Tui::TurningRows]);
    let rtls = words(&[Tui::ByTerminal, Tui::RtlVisual, Tui::RtlLogical]);
    let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
    let loss = |index: usize| {
        let value = Value::number(study.losses[index].into(), 1..=64, 1);
        let sign = [Tui::LossDoubtful, Tui::LossMistake, Tui::LossBlunder][index].clone();
        field(Setting::Loss(index), sign, value)
    };
    Form::new(
        texts.get(Common::Close),
        vec![
            Field {
                id: Setting::Language,
                label: texts.get(Common::Language),
                value: Value::choice(languages, language.map_or(0, |index| index + 1)),
            },
            field(
                Setting::Ground,
                Tui::Ground,
                Value::choice(grounds, index_of(&GROUNDS, &remembered.ground)),
            ),
            field(
                Setting::Board,
                Tui::BoardColor,
                Value::choice(boards, index_of(&BOARDS, &remembered.board)),
            ),
            field(
                Setting::Design,
                Tui::Design,
                Value::choice(designs, index_of(&DESIGNS, &remembered.design)),
            ),
            field(Setting::Mouse, Tui::Mouse, Value::Toggle(remembered.mouse)),
            field(
                Setting::Rtl,
                Tui::Rtl,
                Value::choice(rtls, index_of(&Rtl::ALL, &settings.own())),
            ),
            field(
                Setting::MyName,
                Tui::MyName,
                Value::Text(LineEdit::new(play.name.as_str())),
            ),
            field(
                Setting::OpeningsList,
                Tui::OpeningsList,
                Value::Text(LineEdit::new(openings)),
            ),
            field(
                Setting::Pace,
                Tui::Pace,
                Value::number(play.pace.into(), 0..=500, 25),
            ),
            field(
                Setting::ConfirmPasses,
                Tui::ConfirmPasses,
                Value::Toggle(play.confirm_passes),
            ),
            field(
                Setting::TurningHelp,
                Tui::TurningHelp,
                Value::choice(helps, index_of(&TurningHelp::ALL, &play.turning_help)),
            ),
            field(
                Setting::AnalysisLevel,
                Tui::AnalysisLevel,
                Value::number(study.analysis_level.into(), 1..=30, 1),
            ),
            field(
                Setting::Hints,
                Tui::Hints,
                Value::number(number(study.hints), 0..=64, 1),
            ),
            field(
                Setting::ReviewLevel,
                Tui::ReviewLevel,
                Value::number(study.review_level.into(), 1..=30, 1),
            ),
            loss(0),
            loss(1),
            loss(2),
            field(
                Setting::Autoplay,
                Tui::AutoplayTenths,
                Value::number(number((study.autoplay_ms / 100) as usize), 1..=600, 5),
            ),
            field(
                Setting::Hash,
                Tui::Hash,
                Value::number(number(engine.hash_mib), 1..=65_536, 16),
            ),
            field(
                Setting::Threads,
                Tui::Threads,
                Value::number(number(engine.threads), 0..=64, 1),
            ),
            field(Setting::Ponder, Tui::Ponder, Value::Toggle(engine.ponder)),
        ],
    )
}

/// The settings with what the form says.
pub fn filled(form: &SettingsForm, settings: &Settings) -> Settings {
    let remembered = Remembered {
        ground: GROUNDS[form.chosen(Setting::Ground).min(2)],
        board: BOARDS[form.chosen(Setting::Board).min(2)],
        design: DESIGNS[form.chosen(Setting::Design).min(3)],
        mouse: form.is_on(Setting::Mouse),
        ..settings.own()
    };
    let rtl = Rtl::ALL[form.chosen(Setting::Rtl).min(2)];
    let mut settings = settings.with_own(&remembered).with_own(&rtl);
    let small = |id| u8::try_from(form.number(id)).unwrap_or(u8::MAX);
    settings.language = match form.chosen(Setting::Language) {
        0 => None,
        index => Some(Language::ALL[(index - 1).min(7)].tag().to_owned()),
    };
    settings.play.name = form.text(Setting::MyName).to_owned();
    settings.files.xot_list = match form.text(Setting::OpeningsList) {
        "" => None,
        path => Some(path.into()),
    };
    settings.play.pace = u16::try_from(form.number(Setting::Pace)).unwrap_or(500);
    settings.play.confirm_passes = form.is_on(Setting::ConfirmPasses);
    settings.play.turning_help = TurningHelp::ALL[form.chosen(Setting::TurningHelp).min(2)];
    settings.engine.hash_mib = form.number(Setting::Hash) as usize;
    settings.engine.threads = form.number(Setting::Threads) as usize;
    settings.engine.ponder = form.is_on(Setting::Ponder);
    settings.study.analysis_level = small(Setting::AnalysisLevel);
    settings.study.hints = form.number(Setting::Hints) as usize;
    settings.study.review_level = small(Setting::ReviewLevel);
    settings.study.losses = [0, 1, 2].map(|index| small(Setting::Loss(index)));
    settings.study.autoplay_ms = u64::from(form.number(Setting::Autoplay)) * 100;
    settings
}

/// Takes a key: every change counts at once.
pub fn press(
    form: &mut SettingsForm,
    press: Press,
    is_rtl: bool,
    settings: &Settings,
) -> Option<Request> {
    match form.press(press, is_rtl) {
        Answer::Done => Some(Request::Close),
        Answer::Changed => {
            let settings = Box::new(filled(form, settings));
            Some(Request::CommandKeeping(Command::Settings(settings)))
        }
        _ => None,
    }
}

/// The keys of now.
pub fn keymap(settings: &Settings) -> Keymap {
    Keymap::new(&settings.keys)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_untouched_form_changes_nothing() {
        let settings = Settings {
            language: Some("mi".to_owned()),
            ..Settings::default()
        };
        let form = form(&Texts::new(Language::English), &settings);
        // Once they have been seen, defaults are kept as well.
        let settings = settings.with_own(&Remembered::default());
        let settings = settings.with_own(&Rtl::default());
        assert_eq!(filled(&form, &settings), settings);
    }
}
