//! `huri verify` over the real archives, against facts that another program computed.

#[expect(dead_code, reason = "the other tests use the rest")]
mod support;

use std::path::PathBuf;

use serde_json::Value;
use support::{Folder, workspace};

#[test]
fn every_file_of_the_wthor_base_is_as_it_should_be() {
    let Some(data) = std::env::var_os("HURI_DATA").map(PathBuf::from) else {
        eprintln!("LEFT OUT: set HURI_DATA to the folder with the collections to run this test");
        return;
    };
    let data = workspace().join(data);
    let facts = std::fs::read_to_string(data.join("wthor-facts.json")).unwrap();
    let facts: Value = serde_json::from_str(&facts).unwrap();

    let folder = Folder::new("archives");
    let wthor = data.join("wthor");
    let output = folder
        .run(&["verify", "--json", wthor.to_str().unwrap()])
        .quiet();
    let lines: Vec<Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let (total, files) = lines.split_last().unwrap();

    let expected = facts["files"].as_array().unwrap();
    assert_eq!(files.len(), expected.len());
    for (file, fact) in files.iter().zip(expected) {
        let name = fact["file"].as_str().unwrap();
        assert!(file["file"].as_str().unwrap().ends_with(name), "{file}");
        for key in ["games", "legal", "illegal", "finished", "unfinished"] {
            assert_eq!(file[key], fact[key], "{name}: {key}");
        }
        assert_eq!(file["differing"], fact["mismatched_finished"], "{name}");
        assert_eq!(file["problems"], Value::Array(Vec::new()), "{name}");
    }
    let counts = [
        "games",
        "illegal",
        "broken",
        "finished",
        "agreeing",
        "unfinished",
    ];
    let counts = counts.map(|key| total[key].as_u64().unwrap());
    assert_eq!(counts, [137_548, 0, 0, 137_135, 137_135, 413]);
}
