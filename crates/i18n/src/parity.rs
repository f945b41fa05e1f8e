//! Compares the languages: same messages, same variables, forms that the language has.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use crate::texts::sources;
use crate::{Language, Text, Texts};

/// The variables and the variant keys of a message.
#[derive(Default)]
struct Shape {
    variables: BTreeSet<String>,
    keys: BTreeSet<String>,
}

impl Shape {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let VariantKey::Identifier { name } = &variant.key {
                        self.keys.insert((*name).to_owned());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// The messages of a language. Panics where a file is ill-formed or a message is there twice.
fn shapes(language: Language) -> BTreeMap<String, Shape> {
    let mut shapes = BTreeMap::new();
    for (area, source) in sources(language) {
        let resource = parser::parse(*source)
            .unwrap_or_else(|(_, errors)| panic!("{language}/{area}.ftl: {errors:?}"));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    assert!(
                        key.starts_with(&format!("{area}-")),
                        "{language}/{area}.ftl: {key} belongs elsewhere"
                    );
                    assert!(message.attributes.is_empty(), "{language}: {key}");
                    let mut shape = Shape::default();
                    shape.pattern(message.value.as_ref().expect("a message has words"));
                    let twice = shapes.insert(key.to_owned(), shape);
                    assert!(twice.is_none(), "{language}: {key} is there twice");
                }
                Entry::Junk { content } => panic!("{language}/{area}.ftl: {content}"),
                _ => {}
            }
        }
    }
    shapes
}

fn is_plural(name: &str) -> bool {
    ["zero", "one", "two", "few", "many", "other"].contains(&name)
}

#[test]
fn english_has_exactly_the_messages_that_are_declared() {
    let english = shapes(Language::English);
    let mut declared = BTreeMap::<&str, BTreeSet<String>>::new();
    for text in Text::samples() {
        let variables = text
            .arguments()
            .into_iter()
            .map(|(name, _)| name.to_owned());
        declared.insert(text.key(), variables.collect());
    }
    let missing: Vec<_> = declared
        .keys()
        .filter(|key| !english.contains_key(**key))
        .collect();
    let unused: Vec<_> = english
        .keys()
        .filter(|key| !declared.contains_key(key.as_str()))
        .collect();
    assert!(
        missing.is_empty() && unused.is_empty(),
        "English lacks {missing:?} and has {unused:?} for nothing"
    );
    for (key, variables) in &declared {
        assert_eq!(english[*key].variables, *variables, "variables of {key}");
    }
}

/// Areas that are still being written: there a language may lack a message, which is then said in
/// English. Empty when all is done.
const IN_PROGRESS: [&str; 0] = [];

#[test]
fn all_languages_have_the_same_messages_and_variables() {
    let english = shapes(Language::English);
    let mut problems = Vec::new();
    for language in Language::ALL {
        let shapes = shapes(language);
        for key in english.keys().filter(|key| !shapes.contains_key(*key)) {
            let area = key.split('-').next().expect("a split has a first part");
            if IN_PROGRESS.contains(&area) {
                eprintln!("{language} lacks {key}");
            } else {
                problems.push(format!("{language} lacks {key}"));
            }
        }
        for (key, shape) in &shapes {
            let Some(wanted) = english.get(key) else {
                problems.push(format!("{language} has {key} for nothing"));
                continue;
            };
            if shape.variables != wanted.variables {
                problems.push(format!("{language}: variables of {key} differ"));
            }
            // A language need not select by the same cases, but where it does it has all of them.
            let cases = |shape: &Shape| -> BTreeSet<String> {
                let keys = shape.keys.iter();
                keys.filter(|name| !is_plural(name)).cloned().collect()
            };
            if !cases(shape).is_empty() && cases(shape) != cases(wanted) {
                problems.push(format!("{language}: cases of {key} differ"));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Fluent knows no plural rules of Samoan, Māori and Guaraní and would silently use English ones;
/// Japanese has one form.
#[test]
fn plural_forms_are_those_of_the_language() {
    for language in Language::ALL {
        let allowed: &[&str] = match language {
            Language::English | Language::Yiddish => &["one", "other"],
            // The rule has "many" for millions, which read the same but for "de".
            Language::French | Language::Spanish => &["one", "many", "other"],
            Language::Japanese | Language::Samoan | Language::Maori | Language::Guarani => {
                &["other"]
            }
        };
        for (key, shape) in shapes(language) {
            for name in &shape.keys {
                assert!(
                    !is_plural(name) || allowed.contains(&name.as_str()),
                    "{language}: {key} has a form for [{name}]: write [0], [1], … instead"
                );
            }
        }
    }
}

#[test]
fn every_message_can_be_said_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for text in Text::samples() {
            let words = texts.get(&text);
            assert!(
                !words.trim().is_empty() && !words.contains(['⟨', '{']),
                "{language}: {text:?} is said as {words:?}"
            );
        }
    }
}

/// Which letters beyond ASCII a language's words may have. Names of other languages, formats and
/// squares are ASCII.
fn is_letter_of(language: Language, letter: char) -> bool {
    match language {
        Language::English => false,
        Language::French => "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ".contains(letter),
        Language::Spanish => "áéíñóúüÁÉÍÑÓÚÜº".contains(letter),
        Language::Japanese => true,
        Language::Samoan => "āēīōūĀĒĪŌŪʻ".contains(letter),
        Language::Maori => "āēīōūĀĒĪŌŪ".contains(letter),
        // Letters and their points apart, as the YIVO standard is typed; ײ alone is one sign.
        Language::Yiddish => matches!(letter, 'א'..='ת' | 'ײ') || points().contains(&letter),
        // The tilde of g̃ is a mark of its own, since there is no such letter in Unicode.
        Language::Guarani => "áéíóúýÁÉÍÓÚÝãẽĩõũỹñÃẼĨÕŨỸÑʼ".contains(letter),
    }
}

/// The points of the YIVO standard and the letters that carry them.
const POINTED: [(char, &str); 6] = [
    ('\u{5b4}', "י"),    // khirik
    ('\u{5b7}', "אײ"),   // pasekh
    ('\u{5b8}', "א"),    // komets
    ('\u{5bc}', "פכתו"), // dogesh and melupm
    ('\u{5bf}', "פב"),   // rofe
    ('\u{5c2}', "ש"),    // sin
];

fn points() -> [char; POINTED.len()] {
    POINTED.map(|(point, _)| point)
}

#[test]
fn yiddish_points_stand_where_they_belong() {
    for (area, source) in sources(Language::Yiddish) {
        let letters: Vec<char> = source.chars().collect();
        for pair in letters.windows(2) {
            for (point, carriers) in POINTED {
                assert!(
                    pair[1] != point || carriers.contains(pair[0]),
                    "{area}.ftl: {} carries {:?}",
                    pair[0],
                    point
                );
            }
            // Every pe says whether it is p or f, every beys with a rofe is veys.
            assert!(
                pair[0] != 'פ' || ['\u{5bc}', '\u{5bf}'].contains(&pair[1]),
                "{area}.ftl: a פ without a point"
            );
        }
    }
}

/// The ʻokina, the puso, macrons and points are letters, not quotation marks from the keyboard.
#[test]
fn every_language_keeps_to_its_letters() {
    for language in Language::ALL {
        for (area, source) in sources(language) {
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                let wrong: String = line
                    .chars()
                    .filter(|c| {
                        let is_typed = *c == '\'';
                        is_typed
                            || c.is_alphabetic() && !c.is_ascii() && !is_letter_of(language, *c)
                    })
                    .collect();
                assert!(
                    wrong.is_empty(),
                    "{language}/{area}.ftl: {wrong:?} in {line}"
                );
            }
        }
    }
}
