//! The TypeScript types of the web client are those of this crate.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

const FILE: &str = "../../web/src/lib/protocol/types.ts";

#[test]
fn the_file_is_up_to_date() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    // Somebody's git may have given the file other ends of lines.
    let kept = kept.replace('\r', "");
    let made = protocol::typescript();
    let differs = kept.lines().zip(made.lines()).position(|(kept, made)| kept != made);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(made.lines().count())) + 1;
    assert!(
        kept == made,
        "web/src/lib/protocol/types.ts is out of date from line {line} on; run `cargo xtask types`"
    );
}

#[test]
fn every_type_is_declared_once_and_nothing_is_left_vague() {
    let text = protocol::typescript();
    let code: Vec<&str> =
        text.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])).collect();
    let mut declared: Vec<&str> = code
        .iter()
        .filter_map(|line| line.strip_prefix("export type ")?.split(' ').next())
        .collect();
    declared.sort_unstable();
    let known = declared.len();
    declared.dedup();
    assert_eq!(known, declared.len(), "a type is declared twice");
    for word in code.iter().flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric())) {
        assert!(!["any", "bigint", "object"].contains(&word), "{word} says too little");
        let is_type = word.starts_with(|letter: char| letter.is_ascii_uppercase());
        let is_built_in = ["Array", "Record"].contains(&word);
        assert!(!is_type || is_built_in || declared.contains(&word), "{word} is declared nowhere");
    }
}
