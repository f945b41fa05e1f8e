//! Every command that the README shows runs as it stands there.

#[expect(dead_code, reason = "the other tests use the rest")]
mod support;

use support::{Folder, workspace};

fn readme() -> String {
    std::fs::read_to_string(workspace().join("README.md")).unwrap()
}

/// The command lines of the README's shell blocks.
fn commands() -> Vec<String> {
    let mut commands = Vec::new();
    let mut is_shell = false;
    for line in readme().lines() {
        match line {
            "```sh" => is_shell = true,
            "```" => is_shell = false,
            line if is_shell => commands.push(line.to_owned()),
            _ => {}
        }
    }
    commands
}

/// The words of a simple command line; the README quotes with single quotes only.
fn words(line: &str) -> Vec<&str> {
    let parts = line.split('\'').enumerate();
    let words = parts.flat_map(|(index, part)| match index % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}

#[test]
fn every_command_of_the_readme_runs() {
    let folder = Folder::new("readme");
    let commands = commands();
    let mut n_run = 0;
    for line in &commands {
        let line = line.replacen("cargo run --release --", "huri", 1);
        match &words(&line)[..] {
            ["huri", args @ ..] => {
                let ran = folder.run(args);
                // For broken games the answer is no.
                let expected = i32::from(line.contains("broken"));
                assert_eq!(ran.code, expected, "{line}: {ran:?}");
                assert!(
                    !ran.output.is_empty() || line.contains("--output"),
                    "{line}"
                );
                n_run += 1;
            }
            // This very test is part of it.
            ["cargo", "xtask", "ci"] => {}
            _ => panic!("the README has a command that is not tried: {line}"),
        }
    }
    assert!(n_run >= 10, "only {n_run} of {commands:?}");
    assert!(folder.path("board.svg").exists() && folder.path("games.ggf").exists());
}

#[test]
fn the_board_of_the_readme_is_what_its_first_example_prints() {
    let folder = Folder::new("readme-board");
    let readme = readme();
    let board = readme.split("```text\n").nth(1).unwrap();
    let board = board.split("```").next().unwrap();
    let commands = commands();
    let first = commands
        .iter()
        .find(|line| line.starts_with("huri show "))
        .unwrap();
    let printed = folder.run(&words(first)[1..]).quiet();
    assert!(
        printed.starts_with(board),
        "the README has\n{board}\nhuri prints\n{printed}"
    );
}
