//! What a typed line asks for. Commands are understood in both languages, whichever is spoken.

use crate::text::fold;

/// A typed line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// An empty line.
    Nothing,
    /// What can be typed.
    Help,
    /// The log, or its last lines.
    Log(Option<usize>),
    /// The table once more.
    Table,
    /// The text of a rule.
    Rule(String),
    /// The own cards if the word is empty, else any card.
    Card(String),
    /// What follows from what one knows.
    Think,
    /// From now on, let moments go by that can be let go by; or no longer.
    NotNow,
    /// Abandon the game.
    Quit,
    /// Anything else: an answer.
    Answer(String),
}

impl Command {
    /// Reads a line. A word that is a command by itself stays an answer when other words follow it.
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (fold(first).as_str(), rest) {
            ("", _) => Self::Nothing,
            ("?" | "help" | "aide", "") => Self::Help,
            ("log" | "journal", "") => Self::Log(None),
            ("log" | "journal", count) if count.parse::<usize>().is_ok() => {
                Self::Log(count.parse().ok())
            }
            ("table", "") => Self::Table,
            ("rule" | "regle", id) => Self::Rule(id.to_owned()),
            ("card" | "cards" | "carte" | "cartes", word) => Self::Card(word.to_owned()),
            ("think" | "deduce" | "deduire" | "reflechir", "") => Self::Think,
            ("not", rest) if fold(rest) == "now" => Self::NotNow,
            ("pas", rest) if fold(rest) == "maintenant" => Self::NotNow,
            ("quit" | "exit" | "quitter", "") => Self::Quit,
            _ => Self::Answer(line.to_owned()),
        }
    }
}

/// A yes or no in either language, if it is one.
pub(crate) fn yes_or_no(line: &str) -> Option<bool> {
    match fold(line).as_str() {
        "y" | "yes" | "o" | "oui" => Some(true),
        "n" | "no" | "non" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_both_languages() {
        assert_eq!(Command::read(" RÈGLE  LS-305 "), Command::Rule("LS-305".into()));
        assert_eq!(Command::read("log 20"), Command::Log(Some(20)));
        assert_eq!(Command::read("journal"), Command::Log(None));
        assert_eq!(Command::read("carte éventail"), Command::Card("éventail".into()));
        assert_eq!(Command::read("\t"), Command::Nothing);
        assert_eq!(Command::read("?"), Command::Help);
        assert_eq!(Command::read("not now"), Command::NotNow);
        assert_eq!(Command::read("Pas  maintenant"), Command::NotNow);
    }

    #[test]
    fn other_words_are_answers() {
        assert_eq!(Command::read("3"), Command::Answer("3".into()));
        assert_eq!(Command::read("quit the inn"), Command::Answer("quit the inn".into()));
        assert_eq!(Command::read("not nowhere"), Command::Answer("not nowhere".into()));
        assert_eq!(Command::read("log everything"), Command::Answer("log everything".into()));
    }
}
