//! All settings; every change counts at once.

use eframe::egui::Ui;
use huri_i18n::text::{Common, Gui, Tui};
use huri_i18n::{Language, Text};
use huri_session::settings::TurningHelp;
use huri_session::{Action, Command};

use crate::ask::Ask;
use crate::remembered::{BoardColors, Ground, Remembered};
use crate::scene::Scene;

/// Draws them.
pub fn show(ui: &mut Ui, scene: &Scene, asks: &mut Vec<Ask>) {
    let words = scene.words;
    let before = scene.session.settings();
    let mut settings = before.clone();
    let system = std::iter::once(words.get(Common::LanguageOfSystem));
    let languages = system.chain(Language::ALL.map(|language| language.name().to_owned()));
    let languages: Vec<_> = languages.collect();
    let tag = settings.language.as_deref();
    let known = tag.and_then(|tag| Language::ALL.iter().position(|one| one.tag() == tag));
    let mut language = known.map_or(0, |index| index + 1);
    if words.choice(ui, &words.get(Common::Language), &mut language, &languages) {
        let chosen = language
            .checked_sub(1)
            .and_then(|index| Language::ALL.get(index));
        settings.language = chosen.map(|language| language.tag().to_owned());
    }
    let mut remembered = scene.remembered;
    let all = |texts: &[Gui]| -> Vec<String> {
        texts.iter().map(|text| words.get(text.clone())).collect()
    };
    let names = all(&[
        Gui::BySystem,
        Gui::GroundDark,
        Gui::GroundLight,
        Gui::GroundContrast,
    ]);
    let mut chosen = Ground::ALL
        .iter()
        .position(|one| *one == remembered.ground)
        .unwrap_or(0);
    words.choice(ui, &words.get(Gui::Ground), &mut chosen, &names);
    remembered.ground = Ground::ALL[chosen];
    let names = all(&[
        Gui::BoardGreen,
        Gui::BoardBlue,
        Gui::BoardGray,
        Gui::BoardPaper,
    ]);
    let mut chosen = BoardColors::ALL
        .iter()
        .position(|one| *one == remembered.board)
        .unwrap_or(0);
    words.choice(ui, &words.get(Gui::BoardColors), &mut chosen, &names);
    remembered.board = BoardColors::ALL[chosen];
    let sizes = Remembered::TEXT;
    let percent = |size: u16| {
        words.get(Gui::Percent {
            number: size.into(),
        })
    };
    let by_system = std::iter::once(words.get(Gui::BySystem));
    let names: Vec<_> = by_system.chain(sizes.map(percent)).collect();
    let mut chosen = remembered.text.map_or(0, |text| {
        let found = sizes.iter().position(|size| *size >= text);
        found.map_or(sizes.len(), |index| index + 1)
    });
    if words.choice(ui, &words.get(Gui::TextSize), &mut chosen, &names) {
        remembered.text = chosen.checked_sub(1).map(|index| sizes[index]);
    }
    words.switch(ui, &mut remembered.still, &words.get(Gui::Still));
    ui.add_space(4.0);

    let mut pace = u32::from(settings.play.pace);
    if words.number(ui, &words.get(Tui::Pace), &mut pace, 0..=500) {
        settings.play.pace = u16::try_from(pace).unwrap_or(500);
    }
    let study = &mut settings.study;
    for (name, level) in [
        (Tui::AnalysisLevel, &mut study.analysis_level),
        (Tui::ReviewLevel, &mut study.review_level),
    ] {
        let mut number = u32::from(*level);
        if words.number(ui, &words.get(name), &mut number, 1..=30) {
            *level = u8::try_from(number).unwrap_or(30);
        }
    }
    let mut hints = u32::try_from(study.hints).unwrap_or(64);
    if words.number(ui, &words.get(Tui::Hints), &mut hints, 0..=64) {
        study.hints = hints as usize;
    }
    for (index, name) in [Tui::LossDoubtful, Tui::LossMistake, Tui::LossBlunder]
        .into_iter()
        .enumerate()
    {
        let mut number = u32::from(study.losses[index]);
        if words.number(ui, &words.get(name), &mut number, 1..=64) {
            study.losses[index] = u8::try_from(number).unwrap_or(64);
        }
    }
    let mut tenths = u32::try_from(study.autoplay_ms / 100).unwrap_or(600);
    if words.number(ui, &words.get(Tui::AutoplayTenths), &mut tenths, 1..=600) {
        study.autoplay_ms = u64::from(tenths) * 100;
    }
    let engine = &mut settings.engine;
    for (name, number, most) in [
        (Tui::Hash, &mut engine.hash_mib, 65_536),
        (Tui::Threads, &mut engine.threads, 64),
    ] {
        let least = u32::from(name == Tui::Hash);
        let mut small = u32::try_from(*number).unwrap_or(most);
        if words.number(ui, &words.get(name), &mut small, least..=most) {
            *number = small as usize;
        }
    }
    for (name, on) in [
        (Tui::Ponder, &mut engine.ponder),
        (Tui::ConfirmPasses, &mut settings.play.confirm_passes),
    ] {
        words.switch(ui, on, &words.get(name));
    }
    let helps =
        [Tui::TurningStrict, Tui::TurningTell, Tui::TurningRows].map(|text| words.get(text));
    let help = &mut settings.play.turning_help;
    let mut chosen = TurningHelp::ALL
        .iter()
        .position(|one| one == help)
        .unwrap_or(0);
    words.choice(ui, &words.get(Tui::TurningHelp), &mut chosen, &helps);
    *help = TurningHelp::ALL[chosen];
    ui.add_space(8.0);
    for (action, what) in Action::ALL
        .into_iter()
        .filter_map(|action| Some((action, action.shows()?)))
    {
        let mut on = settings.shows.has(what);
        if words
            .switch(ui, &mut on, &words.get(Text::from(action)))
            .changed()
        {
            settings.shows.toggle(what);
        }
    }
    let settings = if remembered == before.own::<Remembered>() {
        settings
    } else {
        settings.with_own(&remembered)
    };
    if settings != *before {
        asks.push(Ask::Do(Command::Settings(Box::new(settings))));
    }
}
