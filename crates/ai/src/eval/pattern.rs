//! The patterns: shapes of squares, their images on the board, and which fillings share a weight.
//!
//! A *shape* is a list of squares. Each of its different images under the eight symmetries of the
//! board is a *feature*, and all images of one shape share one table of weights. A filling of a
//! feature is a number in balanced base 3: the first square is the most significant digit, a
//! disc of the mover counts +1, one of the opponent −1, an empty square 0. So the filling seen
//! by the other side is the negative number. Its *row* is the number plus the shape's middle,
//! and the shape's place among all rows.
//!
//! Fillings that a symmetry of the shape itself maps onto each other share one weight: each row
//! has a *canonical id*, and the weights are stored by id.

use std::sync::LazyLock;

use huri_core::{Square, Symmetry};

/// A selection of shapes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// 10 shapes, 42 features: the fastest.
    Lean = 1,
    /// 12 shapes, 46 features, without 2x5 corners but with angles, blocks, short diagonals.
    Mid = 2,
    /// 15 shapes, 62 features: the most exact, for much training data.
    Big = 4,
}

/// The set this engine is built with. Another one needs other weights: change it here, run
/// `huri-train fit` and `huri-train export` on the same games.
pub const SET: Set = Set::Big;

/// The most squares of a shape: 3^10 fillings fit 16 bits.
pub const MAX_SQUARES: usize = 10;

/// A shape: name, squares, and the sets it belongs to.
struct Entry(&'static str, &'static str, u8);

const fn sets(lean: bool, mid: bool, big: bool) -> u8 {
    let (lean, mid, big) = (lean as u8, mid as u8, big as u8);
    (lean * Set::Lean as u8) | (mid * Set::Mid as u8) | (big * Set::Big as u8)
}
const EVERY: u8 = sets(true, true, true);

#[rustfmt::skip]
const ALL_SHAPES: [Entry; 15] = [
    Entry("edge and 2 X-squares", "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2", EVERY),
    Entry("corner 3x3", "a1 b1 a2 b2 c1 a3 c2 b3 c3", EVERY),
    Entry("row 2", "a2 b2 c2 d2 e2 f2 g2 h2", EVERY),
    Entry("row 3", "a3 b3 c3 d3 e3 f3 g3 h3", EVERY),
    Entry("row 4", "a4 b4 c4 d4 e4 f4 g4 h4", EVERY),
    Entry("diagonal of 8", "a1 b2 c3 d4 e5 f6 g7 h8", EVERY),
    Entry("diagonal of 7", "b1 c2 d3 e4 f5 g6 h7", EVERY),
    Entry("diagonal of 6", "c1 d2 e3 f4 g5 h6", EVERY),
    Entry("diagonal of 5", "d1 e2 f3 g4 h5", EVERY),
    Entry("diagonal of 4", "d1 c2 b3 a4", sets(false, true, true)),
    Entry("angle and X-square", "a5 a4 a3 a2 a1 b2 b1 c1 d1 e1", sets(false, true, true)),
    Entry("edge block", "a1 c1 d1 c2 d2 e2 f2 e1 f1 h1", sets(false, true, true)),
    Entry("triangle", "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4", sets(false, false, true)),
    Entry("corner 2x5", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2", sets(true, false, true)),
    Entry("inner 3x3", "b2 c2 d2 b3 c3 d3 b4 c4 d4", sets(false, false, true)),
];

const fn in_set(entry: &Entry) -> bool {
    entry.2 & SET as u8 != 0
}

/// Shapes of the set.
pub const N_SHAPES: usize = {
    let (mut count, mut entry) = (0, 0);
    while entry < ALL_SHAPES.len() {
        count += in_set(&ALL_SHAPES[entry]) as usize;
        entry += 1;
    }
    count
};

/// A shape of the set.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// What it is called.
    pub name: &'static str,
    /// Indices of its squares, most significant digit first; the first `n_squares` count.
    squares: [u8; MAX_SQUARES],
    n_squares: usize,
    /// The row of its empty filling.
    middle: usize,
}

impl Shape {
    /// Its squares, most significant digit first.
    pub fn squares(&self) -> impl ExactSizeIterator<Item = Square> + '_ {
        self.squares[..self.n_squares].iter().map(|&index| {
            Square::from_index(usize::from(index)).expect("shapes are made of squares")
        })
    }

    /// How many ways there are to fill it.
    pub const fn n_fillings(&self) -> usize {
        3_usize.pow(self.n_squares as u32)
    }

    /// Its first row.
    pub const fn first_row(&self) -> usize {
        self.middle - self.n_fillings() / 2
    }
}

/// The shapes of the set.
pub const SHAPES: [Shape; N_SHAPES] = {
    let none = Shape {
        name: "",
        squares: [0; MAX_SQUARES],
        n_squares: 0,
        middle: 0,
    };
    let mut shapes = [none; N_SHAPES];
    let (mut count, mut entry, mut row) = (0, 0, 0);
    while entry < ALL_SHAPES.len() {
        if in_set(&ALL_SHAPES[entry]) {
            let Entry(name, text, _) = ALL_SHAPES[entry];
            let shape = &mut shapes[count];
            shape.name = name;
            let text = text.as_bytes();
            // Letter, digit, space.
            while 3 * shape.n_squares < text.len() {
                let at = 3 * shape.n_squares;
                shape.squares[shape.n_squares] = (text[at + 1] - b'1') * 8 + (text[at] - b'a');
                shape.n_squares += 1;
            }
            shape.middle = row + shape.n_fillings() / 2;
            row += shape.n_fillings();
            count += 1;
        }
        entry += 1;
    }
    shapes
};

/// Rows of all shapes.
pub const N_ROWS: usize = SHAPES[N_SHAPES - 1].first_row() + SHAPES[N_SHAPES - 1].n_fillings();

/// An image of a shape on the board.
#[derive(Clone, Copy, Debug)]
pub struct Image {
    /// Index of its shape in [`SHAPES`].
    pub shape: usize,
    /// What maps the shape here.
    symmetry: u8,
    squares: [u8; MAX_SQUARES],
}

impl Image {
    /// Its squares in the order of the shape's.
    pub fn squares(&self) -> impl ExactSizeIterator<Item = Square> + '_ {
        let symmetry = Symmetry::all()
            .nth(usize::from(self.symmetry))
            .expect("images come from a symmetry");
        SHAPES[self.shape]
            .squares()
            .map(move |square| symmetry.square(square))
            .collect::<Vec<_>>()
            .into_iter()
    }
}

/// Where a symmetry sends a square; as [`Symmetry::square`], at compile time.
const fn image_of(symmetry: u8, square: u8) -> u8 {
    let set = match Symmetry::from_index(symmetry as usize) {
        Some(symmetry) => symmetry.set(huri_core::Bitboard(1 << square)),
        None => panic!("there are eight symmetries"),
    };
    set.0.trailing_zeros() as u8
}

const fn square_set(squares: &[u8; MAX_SQUARES], n_squares: usize) -> u64 {
    let (mut set, mut at) = (0, 0);
    while at < n_squares {
        set |= 1 << squares[at];
        at += 1;
    }
    set
}

/// All images, and how many of them there are.
const IMAGES_AND_COUNT: ([Image; 8 * N_SHAPES], usize) = {
    let none = Image {
        shape: 0,
        symmetry: 0,
        squares: [0; MAX_SQUARES],
    };
    let mut images = [none; 8 * N_SHAPES];
    let (mut count, mut shape) = (0, 0);
    while shape < N_SHAPES {
        let n_squares = SHAPES[shape].n_squares;
        let first = count;
        let mut symmetry = 0;
        while symmetry < 8 {
            let mut image = none;
            image.shape = shape;
            image.symmetry = symmetry;
            let mut at = 0;
            while at < n_squares {
                image.squares[at] = image_of(symmetry, SHAPES[shape].squares[at]);
                at += 1;
            }
            // An image on the same squares as an earlier one is no other feature.
            let mut earlier = first;
            while earlier < count
                && square_set(&images[earlier].squares, n_squares)
                    != square_set(&image.squares, n_squares)
            {
                earlier += 1;
            }
            if earlier == count {
                images[count] = image;
                count += 1;
            }
            symmetry += 1;
        }
        shape += 1;
    }
    (images, count)
};

/// How many features a board has.
pub const N_FEATURES: usize = IMAGES_AND_COUNT.1;

/// The features: every different image of every shape.
pub const IMAGES: [Image; N_FEATURES] = {
    let mut images = [IMAGES_AND_COUNT.0[0]; N_FEATURES];
    let mut at = 0;
    while at < N_FEATURES {
        images[at] = IMAGES_AND_COUNT.0[at];
        at += 1;
    }
    images
};

/// The row of each feature's empty filling.
pub const MIDDLES: [u32; N_FEATURES] = {
    let mut middles = [0; N_FEATURES];
    let mut at = 0;
    while at < N_FEATURES {
        middles[at] = SHAPES[IMAGES[at].shape].middle as u32;
        at += 1;
    }
    middles
};

/// What a disc of the mover on a square adds to each feature's filling: a power of 3 or nothing.
pub const fn powers<const LANES: usize>() -> [[i16; LANES]; 64] {
    let mut powers = [[0; LANES]; 64];
    let mut feature = 0;
    while feature < N_FEATURES {
        let image = IMAGES[feature];
        let mut power = 1_i16;
        let mut at = SHAPES[image.shape].n_squares;
        while at > 0 {
            at -= 1;
            powers[image.squares[at] as usize][feature] = power;
            // The product behind the last digit does not fit and is not needed.
            power = power.wrapping_mul(3);
        }
        feature += 1;
    }
    powers
}

/// The canonical ids of all rows.
#[derive(Debug)]
pub struct Canonical {
    /// The id of each row; ids count through all shapes without gaps.
    pub ids: Box<[u32]>,
    /// How many different ids there are.
    pub n_ids: usize,
}

/// The canonical ids of the set.
pub static CANONICAL: LazyLock<Canonical> = LazyLock::new(|| {
    let mut ids = vec![0; N_ROWS].into_boxed_slice();
    let mut n_ids = 0;
    for shape in &SHAPES {
        let rows = &mut ids[shape.first_row()..][..shape.n_fillings()];
        let moves = own_symmetries(shape);
        for filling in 0..rows.len() {
            // The smallest filling of a class comes first and is the one with the new id.
            let least = moves
                .iter()
                .map(|powers| rearranged(filling, powers))
                .min()
                .map_or(filling, |least| least.min(filling));
            if least == filling {
                rows[filling] = n_ids;
                n_ids += 1;
            } else {
                rows[filling] = rows[least];
            }
        }
    }
    Canonical {
        ids,
        n_ids: n_ids as usize,
    }
});

/// For each symmetry but the identity that maps the shape onto itself: the power of 3 of the
/// place to which each digit moves, least significant digit first.
fn own_symmetries(shape: &Shape) -> Vec<Vec<usize>> {
    let squares: Vec<Square> = shape.squares().collect();
    let places: Vec<Vec<usize>> = Symmetry::all()
        .filter_map(|symmetry| {
            let place = |&square| {
                let image = symmetry.square(square);
                squares.iter().position(|&other| other == image)
            };
            squares.iter().map(place).collect()
        })
        .filter(|places: &Vec<usize>| !places.is_sorted())
        .collect();
    let power = |place: usize| 3_usize.pow((squares.len() - 1 - place) as u32);
    places
        .into_iter()
        .map(|places| places.into_iter().rev().map(power).collect())
        .collect()
}

/// The filling with its base 3 digits moved, least significant first.
fn rearranged(mut filling: usize, powers: &[usize]) -> usize {
    let mut moved = 0;
    for &power in powers {
        moved += filling % 3 * power;
        filling /= 3;
    }
    moved
}

#[cfg(test)]
mod tests {
    use huri_core::Bitboard;

    use super::*;

    #[test]
    fn the_sets_have_the_known_sizes() {
        let (n_features, n_ids) = match SET {
            Set::Lean => (42, 113_832),
            Set::Mid => (46, 114_363),
            Set::Big => (62, 213_507),
        };
        assert_eq!(N_FEATURES, n_features);
        assert_eq!(CANONICAL.n_ids, n_ids);
    }

    #[test]
    fn every_symmetry_maps_the_images_of_a_shape_onto_each_other() {
        let set = |image: &Image| image.squares().collect::<Bitboard>();
        for symmetry in Symmetry::all() {
            for image in &IMAGES {
                let moved = symmetry.set(set(image));
                let same = IMAGES
                    .iter()
                    .filter(|other| other.shape == image.shape && set(other) == moved);
                assert_eq!(same.count(), 1, "{}", SHAPES[image.shape].name);
            }
        }
    }

    #[test]
    fn compile_time_images_are_those_of_the_symmetries() {
        for image in &IMAGES {
            for (at, square) in image.squares().enumerate() {
                assert_eq!(square.index(), usize::from(image.squares[at]));
            }
        }
    }

    #[test]
    fn rows_of_a_shape_share_ids_only_within_it() {
        let mut first_unused = 0;
        for shape in &SHAPES {
            let ids = &CANONICAL.ids[shape.first_row()..][..shape.n_fillings()];
            let (min, max) = (ids.iter().min(), ids.iter().max());
            assert_eq!(min, Some(&first_unused), "{}", shape.name);
            first_unused = max.expect("a shape has rows") + 1;
        }
        assert_eq!(first_unused as usize, CANONICAL.n_ids);
    }
}
