//! The rules as a page: sections of paragraphs and diagrams, in reading order.

use huri_core::{Bitboard, Position, Square};
use huri_i18n::Text;
use huri_i18n::text::Rules;
use huri_picture::Picture;

use crate::board;

/// A part of the page under one title.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// Its name in links, such as `pass`.
    pub id: &'static str,
    /// Its title.
    pub title: Text,
    /// What it holds.
    pub blocks: Vec<Block>,
}

/// A paragraph or a diagram.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// Some sentences.
    Paragraph(Text),
    /// A board.
    Diagram(Diagram),
}

/// A board with what is said below it.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagram {
    /// Its name, such as `pass`; each has its own.
    pub name: &'static str,
    /// What is to be seen.
    pub picture: Picture,
    /// What it shows, in words: also for who cannot see it.
    pub caption: Text,
}

/// The title of the page.
pub fn title() -> Text {
    Rules::Title.into()
}

fn paragraph(text: Rules) -> Block {
    Block::Paragraph(text.into())
}

fn diagram(name: &'static str, picture: Picture, caption: Rules) -> Block {
    Block::Diagram(Diagram {
        name,
        picture,
        caption: caption.into(),
    })
}

/// The position with a dot where the disc is going to be placed.
fn before(position: Position, square: Square) -> Picture {
    Picture {
        marks: square.bit(),
        ..Picture::of(position)
    }
}

/// The position after the move, its disc and the turned ones marked.
fn played(position: Position, square: Square) -> Picture {
    let after = position.play(square.into()).expect("our moves are legal");
    Picture {
        last: Some(square),
        turned: position.board().flips(square),
        marks: Bitboard::EMPTY,
        ..Picture::of(after)
    }
}

/// The complete rules.
pub fn page() -> Vec<Section> {
    use Rules as R;
    let section = |id, title: Rules, blocks| Section {
        id,
        title: title.into(),
        blocks,
    };
    vec![
        section("aim", R::AimTitle, vec![paragraph(R::Aim)]),
        section(
            "start",
            R::StartTitle,
            vec![
                paragraph(R::Discs),
                paragraph(R::Squares),
                paragraph(R::Start),
                diagram(
                    "start",
                    Picture::of(Position::START).with_legal_moves(),
                    R::StartPicture,
                ),
            ],
        ),
        section(
            "turn",
            R::TurnTitle,
            vec![
                paragraph(R::Turn),
                paragraph(R::Outflank),
                diagram("row-before", before(board::row(), Square::F4), R::RowBefore),
                diagram("row-after", played(board::row(), Square::F4), R::RowAfter),
            ],
        ),
        section(
            "directions",
            R::DirectionsTitle,
            vec![
                paragraph(R::Directions),
                diagram(
                    "directions-before",
                    before(board::star(), Square::D4),
                    R::DirectionsBefore,
                ),
                diagram(
                    "directions-after",
                    played(board::star(), Square::D4),
                    R::DirectionsAfter,
                ),
            ],
        ),
        section(
            "not",
            R::NotTitle,
            vec![
                paragraph(R::Chain),
                diagram("chain", played(board::chain(), Square::E4), R::ChainPicture),
                paragraph(R::Jump),
                diagram("jump", played(board::jump(), Square::A4), R::JumpPicture),
            ],
        ),
        section("all", R::AllTitle, vec![paragraph(R::All)]),
        section(
            "pass",
            R::PassTitle,
            vec![
                paragraph(R::Pass),
                paragraph(R::NoPass),
                diagram("pass", Picture::of(board::pass()), R::PassPicture),
            ],
        ),
        section("supply", R::SupplyTitle, vec![paragraph(R::Supply)]),
        section(
            "mend",
            R::MendTitle,
            vec![paragraph(R::Placed), paragraph(R::Mend), paragraph(R::Huri)],
        ),
        section(
            "end",
            R::EndTitle,
            vec![
                paragraph(R::End),
                diagram("end", Picture::of(board::early_end()), R::EndPicture),
            ],
        ),
        section(
            "count",
            R::CountTitle,
            vec![paragraph(R::Count), paragraph(R::CountEmpties)],
        ),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use huri_core::Color;

    use super::*;

    #[test]
    fn names_are_given_once() {
        let page = page();
        let ids: BTreeSet<_> = page.iter().map(|section| section.id).collect();
        assert_eq!(ids.len(), page.len());
        let diagrams = page.iter().flat_map(|section| &section.blocks);
        let names: Vec<_> = diagrams
            .filter_map(|block| match block {
                Block::Diagram(diagram) => Some(diagram.name),
                Block::Paragraph(_) => None,
            })
            .collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    }

    /// What the captions say is what the rules of the program do.
    #[test]
    fn the_captions_are_true() {
        let flips = |position: Position, square: Square| -> Vec<Square> {
            position.board().flips(square).squares().collect()
        };
        assert_eq!(Position::START.legal_moves().len(), 4);
        assert_eq!(
            flips(board::row(), Square::F4),
            [Square::C4, Square::D4, Square::E4]
        );
        assert_eq!(flips(board::star(), Square::D4).len(), 10);
        assert_eq!(flips(board::chain(), Square::E4), [Square::C4, Square::D4]);
        assert_eq!(flips(board::jump(), Square::A4), [Square::B4]);
        let pass = board::pass();
        assert_eq!((pass.turn(), pass.must_pass()), (Color::Black, true));
        let white: Vec<_> = pass.passed().legal_moves().squares().collect();
        assert_eq!(white, [Square::C5, Square::E7]);
        let end = board::early_end();
        assert!(end.is_over());
        assert_eq!((end.count(Color::Black), end.count(Color::White)), (15, 2));
        assert_eq!(end.final_score(), 60);
    }
}
