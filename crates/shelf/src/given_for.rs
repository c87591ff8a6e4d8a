//! Answers that a player did not give: which of them somebody or something else gave instead.
//!
//! It is told for people, who want to know whom they played with. It is in no hash, since it proves nothing: whoever
//! writes a record can write what they like here.

use crate::Language;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Which answers of people were given for them, by their numbers in the record.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenFor {
    /// By a bot that played in their place for a while, or from some moment on.
    #[serde(default, skip_serializing_if = "Runs::is_empty")]
    pub stand_in: Runs,
    /// By the rules, because their time was up.
    #[serde(default, skip_serializing_if = "Runs::is_empty")]
    pub time_out: Runs,
    /// By the server, because they had asked for it: they let everything go by for a while.
    #[serde(default, skip_serializing_if = "Runs::is_empty")]
    pub wish: Runs,
}

impl GivenFor {
    /// Whether people gave all answers themselves.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.stand_in.is_empty() && self.time_out.is_empty() && self.wish.is_empty()
    }

    /// In a sentence, of so many answers in all; nothing if people gave all of them themselves.
    #[must_use]
    pub fn say(&self, language: Language, of: usize) -> Option<String> {
        let parts = [
            (&self.stand_in, language.of("par un remplaçant", "by a stand-in")),
            (&self.time_out, language.of("le temps écoulé", "when time was up")),
            (&self.wish, language.of("sur demande", "let go by as asked")),
        ];
        let mut said = String::new();
        for (runs, how) in parts.iter().filter(|(runs, _)| !runs.is_empty()) {
            let count = runs.count();
            if said.is_empty() {
                let first = language.of(
                    format!("{count} réponse{} sur {of}", if count > 1 { "s" } else { "" }),
                    format!("{count} of {of} answers"),
                );
                said = format!("{first} {how}");
            } else {
                said = format!("{said}, {count} {how}");
            }
        }
        (!said.is_empty()).then_some(said)
    }

    /// Forgets everything from this answer on.
    pub fn truncate(&mut self, to: u32) {
        for runs in [&mut self.stand_in, &mut self.time_out, &mut self.wish] {
            runs.truncate(to);
        }
    }

    /// Whether all of them are among so many answers.
    #[must_use]
    pub fn fits(&self, answers: usize) -> bool {
        let ends = [&self.stand_in, &self.time_out, &self.wish].map(Runs::end);
        ends.into_iter().all(|end| end as usize <= answers)
    }
}

/// Rising numbers, written as `"3 17-19"`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Runs(Vec<(u32, u32)>);

impl Runs {
    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many numbers.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|(first, last)| last - first + 1).sum()
    }

    /// Whether this number is one of them.
    #[must_use]
    pub fn contains(&self, number: u32) -> bool {
        self.0.iter().any(|(first, last)| (*first..=*last).contains(&number))
    }

    /// Adds a number that is larger than all others; one that is not is there already, or comes too late.
    pub fn push(&mut self, number: u32) {
        if number < self.end() {
            return;
        }
        match self.0.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(number) => *last = number,
            Some(_) | None => self.0.push((number, number)),
        }
    }

    fn truncate(&mut self, to: u32) {
        self.0.retain(|(first, _)| *first < to);
        if let Some((_, last)) = self.0.last_mut() {
            *last = (*last).min(to.saturating_sub(1));
        }
    }

    /// The first number behind all of them.
    fn end(&self) -> u32 {
        self.0.last().map_or(0, |(_, last)| last.saturating_add(1))
    }
}

impl Serialize for Runs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let run = |(first, last): &(u32, u32)| match first == last {
            true => first.to_string(),
            false => format!("{first}-{last}"),
        };
        serializer.serialize_str(&self.0.iter().map(run).collect::<Vec<_>>().join(" "))
    }
}

impl<'de> Deserialize<'de> for Runs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).ok_or_else(|| {
            serde::de::Error::custom("numbers of answers are written like “3 17-19”, rising")
        })
    }
}

fn read(text: &str) -> Option<Runs> {
    let mut runs = Vec::new();
    let mut least = 0;
    for run in text.split_ascii_whitespace() {
        let (first, last) = run.split_once('-').unwrap_or((run, run));
        let (first, last): (u32, u32) = (first.parse().ok()?, last.parse().ok()?);
        if first < least || last < first || last == u32::MAX {
            return None;
        }
        runs.push((first, last));
        least = last + 1;
    }
    Some(Runs(runs))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(numbers: &[u32]) -> Runs {
        let mut runs = Runs::default();
        numbers.iter().for_each(|number| runs.push(*number));
        runs
    }

    #[test]
    fn numbers_are_written_in_runs_and_read_again() {
        let written = runs(&[0, 3, 4, 5, 9, 9, 2]);
        let text = serde_json::to_string(&written).expect("a text");
        assert_eq!(text, r#""0 3-5 9""#);
        assert_eq!(serde_json::from_str::<Runs>(&text).expect("runs"), written);
        assert_eq!((written.count(), written.end()), (5, 10));
        assert!(written.contains(4) && !written.contains(6));
        for wrong in ["3 2", "5-4", "1 1", "x", "-", "1-", "0-4294967295"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn it_is_said_in_a_sentence() {
        let (stand_in, time_out) = (runs(&[3, 4, 9]), runs(&[11]));
        let given = GivenFor { stand_in, time_out, wish: Runs::default() };
        let said = given.say(Language::En, 41);
        assert_eq!(said.as_deref(), Some("3 of 41 answers by a stand-in, 1 when time was up"));
        assert_eq!(GivenFor::default().say(Language::Fr, 41), None);
    }

    #[test]
    fn answers_that_are_taken_back_are_nobodys() {
        let mut given = GivenFor { stand_in: runs(&[1, 2, 3, 7]), ..GivenFor::default() };
        assert!(given.fits(8) && !given.fits(7));
        given.truncate(3);
        assert_eq!(given.stand_in, runs(&[1, 2]));
        given.truncate(0);
        assert!(given.is_empty() && given.fits(0));
    }
}
