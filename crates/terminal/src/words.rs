//! The terminal's own sentences. What a game says comes from the game.

use std::sync::LazyLock;

use shelf::{Arg, Language, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(&[include_str!("../words/fr.ftl")], &[include_str!("../words/en.ftl")])
});

/// One of the terminal's sentences, by its key in `words/*.ftl`.
///
/// ```
/// use shelf::Language;
/// assert_eq!(terminal::say(Language::En, "bye", &[]), "The game is abandoned.");
/// ```
///
/// # Panics
/// If there is no such sentence: a test looks every key of the sources up.
#[must_use]
pub fn say(language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    WORDS.say(language, key, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_keys() {
        assert_eq!(WORDS.keys(Language::Fr), WORDS.keys(Language::En));
    }

    #[test]
    fn every_key_the_sources_name_exists_and_none_is_left_over() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let mut sources = String::new();
        for file in std::fs::read_dir(folder).unwrap() {
            sources += &std::fs::read_to_string(file.unwrap().path()).unwrap();
        }
        // The binary says two of them.
        let used = |key: &str| sources.contains(&format!("\"{key}\""));
        for key in WORDS.keys(Language::En) {
            assert!(used(key) || key == "input-ended" || key == "recorded", "nobody says “{key}”");
        }
        for piece in sources.split("say(\"").skip(1).chain(sources.split("word(\"").skip(1)) {
            let key = piece.split('"').next().unwrap();
            assert!(WORDS.has(Language::En, key), "no sentence “{key}”");
        }
    }
}
