//! The property that every reader of records must have, for the fuzz targets.

use huri_core::Game;
use huri_core::record::{self, Format, Loss, compare};

/// Reads `data` as `format`; whatever is read, or kept of a broken game, can be written and read
/// again.
pub fn read_as(format: Format, data: &[u8]) {
    let records = record::read_as(format, data).expect("the target is a format with games");
    for record in records {
        match record {
            Ok(record) => survives(format, &record.game),
            Err(error) => {
                if let Some(partial) = error.partial {
                    survives(format, &partial);
                }
            }
        }
    }
}

/// Reads `data` as whatever it is recognised as.
pub fn recognised(data: &[u8]) {
    if let Ok(format) = record::recognise(data)
        && format.is_read()
    {
        read_as(format, data);
    }
}

fn survives(format: Format, game: &Game) {
    // Nothing is lost in our own format.
    for own in [Format::Huri, Format::HuriLines] {
        let (again, losses) = written_and_read(own, game).expect("it holds all games");
        assert_eq!(losses, [], "{own:?}");
        assert!(again == *game, "{own:?} gives back\n{again:?}\nfor\n{game:?}");
    }
    if !format.is_written() {
        return;
    }
    let Some((again, losses)) = written_and_read(format, game) else {
        return;
    };
    for lost in compare(game, &again) {
        assert!(losses.contains(&lost), "{lost:?} is lost in silence: {game:?}\n{again:?}");
    }
    // What came back of it comes back whole, and is written the same.
    let (third, _) = written_and_read(format, &again).expect("it was written before");
    assert!(third == again, "{again:?} becomes {third:?}");
}

/// The game after writing and reading it in `format`, and what is said to be lost; none if it
/// cannot be written.
fn written_and_read(format: Format, game: &Game) -> Option<(Game, Vec<Loss>)> {
    let mut out = Vec::new();
    let losses = record::write(format, game, &mut out).ok()?;
    let mut records = record::read_as(format, out.as_slice()).expect("it is read, too");
    let shown = || String::from_utf8_lossy(&out).into_owned();
    let first = records.next().unwrap_or_else(|| panic!("no game in {}", shown()));
    let first = first.unwrap_or_else(|error| panic!("{error} in {}", shown()));
    assert!(records.next().is_none(), "more than one game in {}", shown());
    Some((first.game, losses))
}
