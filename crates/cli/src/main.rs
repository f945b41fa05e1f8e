//! `huri`: the Reversi (Othello) suite on the command line.

fn main() {
    println!("{:?}", huri_core::Position::START);
}
