//! Brackets, names and values as they stand in a file, not yet understood.

use crate::record::chunk::text;

/// A property as written, its values still escaped.
pub(super) struct Property<'c> {
    pub(super) name: &'c [u8],
    pub(super) values: Vec<&'c [u8]>,
    pub(super) at: usize,
}

/// A piece of a tree.
pub(super) enum Piece<'c> {
    Open,
    Close,
    Node(Vec<Property<'c>>),
}

/// The pieces of a game, and what else stands between them.
pub(super) fn pieces(bytes: &[u8]) -> (Vec<Piece<'_>>, Option<(usize, &[u8])>) {
    let (mut pieces, mut rubbish) = (Vec::new(), None);
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let length = bytes[at..]
            .iter()
            .take_while(|b| b.is_ascii_alphanumeric())
            .count();
        let name = &bytes[at..at + length];
        match byte {
            b'(' => pieces.push(Piece::Open),
            b')' => pieces.push(Piece::Close),
            b';' => pieces.push(Piece::Node(Vec::new())),
            _ if byte.is_ascii_whitespace() => {}
            _ => {
                let (values, end) = values(bytes, at + length);
                if let Some(Piece::Node(properties)) = pieces.last_mut()
                    && !name.is_empty()
                    && !values.is_empty()
                {
                    properties.push(Property { name, values, at });
                    at = end;
                    continue;
                }
                let odd = &bytes[at..at + length.max(1)];
                rubbish.get_or_insert((at, odd));
                at += odd.len();
                continue;
            }
        }
        at += 1;
    }
    (pieces, rubbish)
}

/// The values `[…][…]` from `at` on, and where they end.
fn values(bytes: &[u8], mut at: usize) -> (Vec<&[u8]>, usize) {
    let mut values = Vec::new();
    let mut end = at;
    loop {
        at += bytes[at..]
            .iter()
            .take_while(|byte| byte.is_ascii_whitespace())
            .count();
        if bytes.get(at) != Some(&b'[') {
            return (values, end);
        }
        let begin = at + 1;
        let (mut escaped, mut length) = (false, 0);
        for &byte in &bytes[begin..] {
            if !escaped && byte == b']' {
                break;
            }
            escaped = !escaped && byte == b'\\';
            length += 1;
        }
        values.push(&bytes[begin..begin + length]);
        at = (begin + length + 1).min(bytes.len());
        end = at;
    }
}

/// The text of a value: escapes and soft line breaks taken out, line ends made one kind.
pub(super) fn unescape(value: &[u8]) -> String {
    let value = text(value);
    let mut plain = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        let (escaped, letter) = match letter {
            '\\' => (true, letters.next()),
            letter => (false, Some(letter)),
        };
        match letter {
            Some(end @ ('\n' | '\r')) => {
                if end == '\r' {
                    letters.next_if_eq(&'\n');
                }
                if !escaped {
                    plain.push('\n');
                }
            }
            Some(letter) => plain.push(letter),
            None => {}
        }
    }
    plain
}

/// `name:value` of our own properties.
pub(super) fn composed(value: &[u8]) -> Option<(String, String)> {
    let mut escaped = false;
    let colon = value.iter().position(|&byte| {
        let is_colon = !escaped && byte == b':';
        escaped = !escaped && byte == b'\\';
        is_colon
    })?;
    Some((unescape(&value[..colon]), unescape(&value[colon + 1..])))
}

/// The first property of this name.
pub(super) fn find<'p, 'c>(
    properties: &'p [Property<'c>],
    name: &[u8],
) -> Option<&'p Property<'c>> {
    properties.iter().find(|property| property.name == name)
}
