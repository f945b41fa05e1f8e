//! Words that users read come from `huri-i18n` alone.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Front ends, whose sources hold no sentence.
const FRONT_ENDS: [&str; 3] = ["cli", "tui", "gui"];

/// Names that are the same in every language.
const NAMES: [&str; 2] = ["Huri", "huri bench"];

/// Macros and methods whose texts are for developers: they say why something cannot happen.
const FOR_DEVELOPERS: [&str; 14] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "expect",
    "expect_err",
    "panic",
    "unreachable",
    "include_str",
    "include_bytes",
    "env",
    "concat",
];

/// Whether someone would read it as words: two words in a row, or one with a capital letter.
fn is_prose(text: &str) -> bool {
    let words: Vec<&str> = text
        .split_whitespace()
        .map(|word| word.trim_matches(|c: char| ",.:;!?()“”\"'".contains(c)))
        .collect();
    let is_word = |word: &str| {
        word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || "’'-".contains(c))
    };
    let is_capitalised = |word: &&str| {
        let mut characters = word.chars();
        word.chars().count() > 2
            && characters.next().is_some_and(char::is_uppercase)
            && characters.all(char::is_lowercase)
    };
    words
        .windows(2)
        .any(|pair| is_word(pair[0]) && is_word(pair[1]))
        || words.iter().any(is_capitalised)
        || text.chars().any(|c| c.is_alphabetic() && c > '\u{24f}')
}

/// Texts of a token stream that users may read, with their lines.
fn prose(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut index = 0;
    while index < tokens.len() {
        match &tokens[index] {
            // `#[…]`, `#![…]` and doc comments. After `#[cfg(test)]` the item is skipped as well.
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                let mut next = index + 1;
                if matches!(&tokens.get(next), Some(TokenTree::Punct(bang)) if bang.as_char() == '!')
                {
                    next += 1;
                }
                if let Some(TokenTree::Group(attribute)) = tokens.get(next) {
                    if attribute.to_string().replace(' ', "").contains("cfg(test)") {
                        next = end_of_item(&tokens, next + 1);
                    }
                    index = next;
                }
            }
            // `assert!(…)`, `.expect(…)`: the arguments are skipped.
            TokenTree::Ident(name) if FOR_DEVELOPERS.contains(&name.to_string().as_str()) => {
                let next = index + 1;
                let is_bang =
                    |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == '!');
                let arguments = next + usize::from(tokens.get(next).is_some_and(is_bang));
                if matches!(tokens.get(arguments), Some(TokenTree::Group(_))) {
                    index = arguments;
                }
            }
            // `impl Display for …` is for logs.
            TokenTree::Ident(name) if name == "Display" => {
                if matches!(tokens.get(index + 1), Some(TokenTree::Ident(next)) if next == "for") {
                    index = end_of_item(&tokens, index);
                }
            }
            TokenTree::Group(group) => prose(group.stream(), found),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let is_text =
                    text.starts_with('"') || text.starts_with("r\"") || text.starts_with("r#");
                if is_text && is_prose(text.trim_matches(|c| "r#\"".contains(c))) {
                    found.push((literal.span().start().line, text));
                }
            }
            _ => {}
        }
        index += 1;
    }
}

/// The index of the last token of the item that begins at `index`: its block or semicolon.
fn end_of_item(tokens: &[TokenTree], index: usize) -> usize {
    let is_end = |token: &TokenTree| match token {
        TokenTree::Group(group) => Group::delimiter(group) == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';',
        _ => false,
    };
    let length = tokens[index..].iter().position(is_end);
    length.map_or(tokens.len(), |length| index + length)
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.expect("a folder of ours can be listed").path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

#[test]
fn front_ends_hold_no_words_of_their_own() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut files = Vec::new();
    for front_end in FRONT_ENDS {
        sources(&crates.join(front_end).join("src"), &mut files);
    }
    assert!(!files.is_empty(), "the sources have moved");
    files.sort();
    let mut list = String::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a source can be read");
        let tokens = TokenStream::from_str(&source).expect("a source that compiles has tokens");
        let mut found = Vec::new();
        prose(tokens, &mut found);
        let file = file.strip_prefix(&crates).unwrap_or(&file);
        for (line, text) in found {
            let is_name = NAMES.iter().any(|name| text.trim_matches('"') == *name);
            if !is_name {
                list += &format!("\n  crates/{}:{line}: {text}", file.display());
            }
        }
    }
    assert!(
        list.is_empty(),
        "words outside crates/i18n (declare a message there instead):{list}"
    );
}

#[test]
fn prose_is_told_from_code() {
    for text in [
        "Undo",
        "no legal move",
        "Move {} of {}",
        "Yes!",
        "石を置く",
        "error: no game",
    ] {
        assert!(is_prose(text), "{text}");
    }
    for text in [
        "f5d6",
        "ply",
        "--depth",
        "{}: {}",
        "name=list_games",
        "X O -",
        "GM[Othello]",
        "%Y-%m",
        "",
    ] {
        assert!(!is_prose(text), "{text}");
    }
}

#[test]
fn texts_for_developers_and_tests_are_left_out() {
    let source = r#"
        /// Some words here.
        #[command(about = "Not these words")]
        fn f() {
            assert!(true, "nor these words");
            x.expect("nor those words");
            show("but these words");
        }
        #[cfg(test)]
        mod tests { fn g() { show("words of a test"); } }
        impl fmt::Display for E { fn fmt() { show("words for a log"); } }
        fn h() { show("and these words"); }
    "#;
    let mut found = Vec::new();
    prose(TokenStream::from_str(source).unwrap(), &mut found);
    let texts: Vec<_> = found.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(texts, ["\"but these words\"", "\"and these words\""]);
    assert_eq!(found[0].0, 7);
}
