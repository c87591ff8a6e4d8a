//! The chapters a game names are those of its rules.

use registry::GAMES;
use shelf::{AnyGame, Language};

/// The ids of the chapters in `docs/rules`, from headings such as `### LS-300 The turn`.
fn in_the_rules(game: &dyn AnyGame) -> Vec<String> {
    let file = format!("../../docs/rules/{}.md", game.slug());
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let heading = format!("### {}-", game.prefix());
    let text = std::fs::read_to_string(path).unwrap();
    let headings = text.lines().filter(|line| line.starts_with(&heading));
    headings.map(|line| line.split(' ').nth(1).unwrap().to_owned()).collect()
}

#[test]
fn every_chapter_of_the_rules_has_a_title_and_the_rulings_come_last() {
    for game in GAMES {
        let mut wanted = in_the_rules(*game);
        wanted.push(format!("{}-R00", game.prefix()));
        for language in Language::ALL {
            let chapters = game.chapters(language);
            assert!(chapters.iter().all(|chapter| !chapter.title.is_empty()));
            let named: Vec<String> = chapters.into_iter().map(|chapter| chapter.id).collect();
            assert_eq!(named, wanted, "{} in {language}", game.slug());
        }
    }
}

#[test]
fn every_clause_is_in_the_chapter_of_its_number() {
    for game in GAMES {
        let chapters = game.chapters(Language::Fr);
        let inside: Vec<String> =
            chapters.iter().flat_map(|chapter| chapter.clauses.clone()).collect();
        assert_eq!(inside, game.clauses());
        for chapter in &chapters {
            let hundreds = chapter.id.strip_suffix("00").unwrap();
            for clause in &chapter.clauses {
                let is_ruling = chapter.id.ends_with("R00");
                let number = clause.strip_prefix(hundreds).unwrap();
                // A game may have more than ninety-nine rulings.
                let digits = if is_ruling { 2..=3 } else { 2..=2 };
                let is_numbered = digits.contains(&number.len());
                assert!(is_numbered && (is_ruling || number != "00"), "{clause}");
            }
        }
    }
}
