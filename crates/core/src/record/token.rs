//! [`Token`]: moves as people and programs write them, and what stands between them.

use crate::{Move, Square};

/// A piece of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'t> {
    /// What it is.
    pub kind: Kind,
    /// As written.
    pub text: &'t str,
    /// Its byte in the line.
    pub offset: usize,
}

/// What a piece of a line can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A square or a pass.
    Move(Move),
    /// The number of a move, or any other number.
    Number,
    /// Two numbers with a hyphen, such as `37-27`, `1-0` or `1/2-1/2`.
    Result,
    /// `*`, as chess-like texts end an unfinished game.
    Star,
    /// What is left of moves written without a gap, such as the `d` of `f5d`.
    Leftover,
    /// Any other word.
    Word,
}

impl Token<'_> {
    /// The move, if it is one.
    pub fn mv(&self) -> Option<Move> {
        match self.kind {
            Kind::Move(mv) => Some(mv),
            _ => None,
        }
    }
}

/// Cuts a line into its tokens; `%` begins a comment, which is left out, as is `{…}`.
///
/// The line is expected in half-width letters.
pub fn tokens(line: &str) -> Vec<Token<'_>> {
    let mut lexer = Lexer {
        line,
        at: 0,
        tokens: Vec::new(),
    };
    while lexer.step() {}
    lexer.tokens
}

struct Lexer<'t> {
    line: &'t str,
    at: usize,
    tokens: Vec<Token<'t>>,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        &self.line[self.at..]
    }

    /// Takes one token or separator; false at the end.
    fn step(&mut self) -> bool {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else {
            return false;
        };
        match first {
            '%' => self.at = self.line.len(),
            '{' => self.at += rest.find('}').map_or(rest.len(), |end| end + 1),
            '-' => match run(rest, |c| c == '-') {
                1 => self.at += 1,
                2 => self.push(Kind::Move(Move::Pass), 2),
                n => self.push(Kind::Word, n),
            },
            '@' => match run(rest, |c| c == '@') {
                n @ (2 | 4) => self.push(Kind::Move(Move::Pass), n),
                n => self.push(Kind::Word, n),
            },
            '*' => self.push(Kind::Star, 1),
            // XBoard drops a disc: `P@f5`.
            'P' | 'p' if rest[1..].starts_with('@') && leading_move(&rest[2..]).is_some() => {
                self.at += 2;
            }
            '0'..='9' => match result_length(rest).filter(|_| !self.line[..self.at].ends_with('-'))
            {
                Some(length) => self.push(Kind::Result, length),
                None => self.push(Kind::Number, run(rest, |c| c.is_ascii_digit())),
            },
            c if c.is_alphanumeric() => self.word(),
            c => self.at += c.len_utf8(),
        }
        true
    }

    fn push(&mut self, kind: Kind, length: usize) {
        self.tokens.push(Token {
            kind,
            text: &self.line[self.at..self.at + length],
            offset: self.at,
        });
        self.at += length;
    }

    /// Takes letters and digits without a gap: moves, or a word.
    fn word(&mut self) {
        // An apostrophe or hyphen within letters is no gap: `Tobik's`, `X-square`. A hyphen
        // after a digit is one: `f5-d6`.
        let rest = self.rest();
        let end = self.at + run(rest, |c| c.is_alphanumeric() || matches!(c, '\'' | '_'));
        let begin = self.at;
        while self.at < end {
            let left = &self.line[self.at..end];
            if let Some((mv, length)) = leading_move(left) {
                self.push(Kind::Move(mv), length);
                continue;
            }
            // The number of the next move: `1.f52.d6`.
            let digits = run(left, |c| c.is_ascii_digit());
            let after = self.line[self.at + digits..].chars().next();
            if digits > 0 && matches!(after, Some('.' | ')')) {
                self.push(Kind::Number, digits);
                continue;
            }
            let only = self.at == begin;
            let kind = if only { Kind::Word } else { Kind::Leftover };
            self.push(kind, end - self.at);
        }
        // What is half a word is none: in `bach` there is no move `ba`, in `a8th` no `a8` either.
        let of_word = self.tokens.iter().rposition(|token| token.offset == begin);
        if let Some(index) = of_word
            && let [pass, leftover] = self.tokens[index..]
            && pass.kind == Kind::Move(Move::Pass)
            && leftover.kind == Kind::Leftover
        {
            self.tokens.truncate(index);
            self.at = begin;
            self.push(Kind::Word, end - begin);
        }
    }
}

/// How many bytes of `text` fulfil `condition` from the beginning.
fn run(text: &str, condition: impl Fn(char) -> bool) -> usize {
    text.find(|c| !condition(c)).unwrap_or(text.len())
}

/// The move that `text` begins with, and its length: a square, `pass`, `pa` or `ps`.
fn leading_move(text: &str) -> Option<(Move, usize)> {
    if let Some(square) = text.get(..2).and_then(|two| two.parse::<Square>().ok()) {
        return Some((Move::Place(square), 2));
    }
    for spelling in ["pass", "pa", "ps"] {
        let begins = text.get(..spelling.len());
        if begins.is_some_and(|begin| begin.eq_ignore_ascii_case(spelling)) {
            return Some((Move::Pass, spelling.len()));
        }
    }
    None
}

/// The length of a result at the beginning of `text`: `37-27`, `1/2-1/2`.
fn result_length(text: &str) -> Option<usize> {
    let number = |text: &str| {
        let digits = run(text, |c| c.is_ascii_digit());
        let fraction = text[digits..].starts_with("/2");
        (digits > 0).then_some(digits + if fraction { 2 } else { 0 })
    };
    let first = number(text)?;
    let second = text[first..].strip_prefix('-').and_then(number)?;
    // In `10-d6` and in `1-2-3` there is no result.
    let after = text[first + 1 + second..].chars().next();
    let ends = after.is_none_or(|c| !c.is_alphanumeric() && c != '-');
    ends.then_some(first + 1 + second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(line: &str) -> Vec<String> {
        let show = |token: Token<'_>| match token.kind {
            Kind::Move(mv) => mv.to_string(),
            kind => format!("{kind:?}:{}", token.text),
        };
        tokens(line).into_iter().map(show).collect()
    }

    #[test]
    fn moves_and_what_stands_between() {
        for (line, expected) in [
            ("f5D6", "f5 d6"),
            ("f5-d6,c3", "f5 d6 c3"),
            ("g7e8--h8@@@@a4", "g7 e8 pass h8 pass a4"),
            ("h8pah2PASSd3 ps", "h8 pass h2 pass d3 pass"),
            ("1. f5 ... d6 12)c3", "Number:1 f5 d6 Number:12 c3"),
            ("1.f52.d6", "Number:1 f5 Number:2 d6"),
            ("f5d", "f5 Leftover:d"),
            ("f5x9c3", "f5 Leftover:x9c3"),
            ("a2 a7 9-55", "a2 a7 Result:9-55"),
            ("1/2-1/2 *", "Result:1/2-1/2 Star:*"),
            ("10-d6 1-2-3", "Number:10 d6 Number:1 Number:2 Number:3"),
            ("f5 % d6", "f5"),
            ("f5 {d6 c3} d6", "f5 d6"),
            ("passed Spassky pa", "Word:passed Word:Spassky pass"),
            ("-----", "Word:-----"),
            ("P@f5 p@D6", "f5 d6"),
            ("Zugfolge: f5d6", "Word:Zugfolge f5 d6"),
            ("19:45 Øb", "Number:19 Number:45 Word:Øb"),
            ("", ""),
        ] {
            assert_eq!(kinds(line).join(" "), expected, "{line}");
        }
    }
}
