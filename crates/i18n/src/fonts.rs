//! [`FONTS`]: fonts that draw every message of every language.
//!
//! They are subsets of Noto under the SIL Open Font License 1.1, whose text lies beside them in
//! `crates/i18n/fonts`; `cargo xtask fonts` cuts them. A painter takes them in this order, for
//! each character the first that has it. They hold no disc, arrow or gear: draw icons yourself.

/// A font file to embed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Font {
    /// Its name.
    pub name: &'static str,
    /// The file, TrueType.
    pub data: &'static [u8],
}

/// All of them, in the order in which a painter looks for a character.
pub const FONTS: [Font; 3] = [
    Font {
        name: "Noto Sans",
        data: include_bytes!("../fonts/NotoSans-Regular.ttf"),
    },
    Font {
        name: "Noto Sans Hebrew",
        data: include_bytes!("../fonts/NotoSansHebrew-Regular.ttf"),
    },
    Font {
        name: "Noto Sans JP",
        data: include_bytes!("../fonts/NotoSansJP-Regular.ttf"),
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{Language, Text, Texts, bidi};

    #[test]
    fn every_character_of_every_language_has_a_glyph() {
        let faces = FONTS.map(|font| {
            ttf_parser::Face::parse(font.data, 0)
                .unwrap_or_else(|why| panic!("{}: {why}", font.name))
        });
        let has_glyph = |c: char| faces.iter().any(|face| face.glyph_index(c).is_some());
        let mut missing = BTreeMap::new();
        for language in Language::ALL {
            let texts = Texts::new(language);
            let words = Text::samples().into_iter().map(|text| texts.get(text));
            let numbers = [texts.number(-1_234_567), texts.decimal(-0.5, 1)];
            let names = Language::ALL.map(|language| language.name().to_owned());
            for words in words.chain(numbers).chain(names) {
                for c in bidi::without_marks(&words).chars() {
                    if !c.is_control() && !has_glyph(c) {
                        missing.entry(c).or_insert((language, words.clone()));
                    }
                }
            }
        }
        assert!(
            missing.is_empty(),
            "no glyph, `cargo xtask fonts` may help: {missing:?}"
        );
    }

    #[test]
    fn the_licences_lie_beside_the_fonts() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
        for font in FONTS {
            let name = font.name.replace(' ', "");
            let licence = std::fs::read_to_string(folder.join(format!("{name}-LICENSE.txt")));
            assert!(licence.expect(font.name).contains("SIL OPEN FONT LICENSE"));
        }
    }
}
