//! Pictures of positions: the same board, without a game behind it and with nothing to choose.

use std::collections::BTreeSet;

use eframe::egui::{Rect, Ui};
use huri_core::Bitboard;
use huri_picture::Picture;
use huri_session::View;
use huri_session::settings::{ShowSet, Shows};
use huri_session::view::Stage;

use super::{Board, Place, ground, marks};
use crate::scene::Scene;

/// What the board shows of a picture; what does not concern the board is as in a game's view.
pub fn view_of(picture: &Picture, game: &View) -> View {
    let shows = [Shows::LegalMoves, Shows::LastMove];
    let coordinates = picture.coordinates.then_some(Shows::Coordinates);
    View {
        stage: Stage::Place,
        position: picture.position,
        legal_moves: picture.marks,
        last_move: picture.last,
        last_pass: None,
        stable: Bitboard::EMPTY,
        regions: [].into(),
        numbers: [].into(),
        shown: None,
        hints: Vec::new(),
        turning: None,
        standing: Vec::new(),
        editor: None,
        result: None,
        shows: ShowSet(
            shows
                .into_iter()
                .chain(coordinates)
                .collect::<BTreeSet<_>>(),
        ),
        ..game.clone()
    }
}

/// Draws a picture, with rings around the discs turned last.
pub fn paint(ui: &Ui, area: Rect, picture: &Picture, scene: &Scene) {
    let view = view_of(picture, scene.view);
    let board = Board {
        view: &view,
        tones: scene.tones,
        words: scene.words,
        quarters: 0,
        still: true,
        line: &[],
        ringed: picture.turned,
    };
    let place = Place::new(area, &board, ui.pixels_per_point());
    ground::draw(ui.painter(), &board, place);
    marks::draw(ui.painter(), &board, place, None);
}
