//! The line of a record in lists, as the store keeps it: in every language, and with who held which seat.
//!
//! Sentences are made when the game is over, while its table is there, so that a list need not play games again.

use kernel::{Seat, Seats, Viewer};
use protocol::RecordInfo;
use serde::{Deserialize, Serialize};
use shelf::{AnyTable, Language, Voice};

/// What is kept beside a record.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct RecordLine {
    #[serde(flatten)]
    pub(crate) info: RecordInfo,
    /// How it ended, in every language; older lines do not say it.
    #[serde(default)]
    endings: Vec<String>,
    /// As whom everybody played, in every language, by seat.
    #[serde(default)]
    parts: Vec<Vec<Option<String>>>,
    /// The guests who held each seat: nobody is told, but to each of them which seats were theirs.
    #[serde(default)]
    holders: Vec<Vec<String>>,
}

impl RecordLine {
    /// The line of a game that has come to this table, with the guests of every seat.
    pub(crate) fn new(table: &dyn AnyTable, info: RecordInfo, holders: Vec<Vec<String>>) -> Self {
        let names = info.names.clone();
        let voice = |language| Voice::new(language, Viewer::Gallery, &names);
        let ending = |language| {
            let last = table.log(&voice(language), 0).pop().filter(|_| !info.abandoned);
            last.map_or_else(String::new, |line| line.text)
        };
        let parts = |language| played_as(table, &voice(language));
        let endings = Language::ALL.map(ending).into();
        let parts = Language::ALL.map(parts).into();
        Self { endings, parts, holders, info }
    }

    /// Reads a line as it was kept; nothing if it is spoilt.
    pub(crate) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The line as it is kept.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("a line of a list is plain data")
    }

    /// The line in a language, and to a guest whose own records are listed.
    pub(crate) fn told(self, language: Language, own: Option<&str>) -> RecordInfo {
        let place = Language::ALL.iter().position(|known| *known == language).unwrap_or_default();
        let holds = |seat: &Seat| {
            let holders = self.holders.get(usize::from(seat.number()));
            holders.is_some_and(|held| own.is_some_and(|own| held.iter().any(|one| one == own)))
        };
        let mine: Seats = Seats::first(self.info.names.len() as u8).iter().filter(holds).collect();
        let parts = self.parts.get(place).zip(mine.lowest());
        let played_as =
            parts.and_then(|(parts, seat)| parts.get(usize::from(seat.number()))?.clone());
        let ending = self.endings.into_iter().nth(place).filter(|text| !text.is_empty());
        RecordInfo { ending, mine, played_as, ..self.info }
    }
}

/// As whom everybody played, as far as the listener knows.
pub(crate) fn played_as(table: &dyn AnyTable, voice: &Voice<'_>) -> Vec<Option<String>> {
    Seats::first(table.players()).iter().map(|seat| table.played_as(voice, seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> RecordLine {
        RecordLine::read(text).expect("a line as it is kept")
    }

    const OLD: &str = r#"{ "id": "x", "game": "taverne", "rules": 1, "finished": 7, "names": ["Ana", "Bruno"],
        "winners": [0], "abandoned": false, "answers": 3, "uploaded": false }"#;

    #[test]
    fn everybody_is_told_of_no_seats_but_the_own() {
        let mut kept = line(OLD);
        kept.holders = vec![vec!["ana".into()], vec!["bruno".into(), "zoe".into()]];
        kept.endings = vec!["Ana gagne.".into(), "Ana wins.".into()];
        kept.parts = vec![
            vec![None, Some("avec le Nain".into())],
            vec![None, Some("with the Dwarf".into())],
        ];
        let kept = line(&kept.write());
        let zoe = kept.clone().told(Language::En, Some("zoe"));
        assert_eq!(zoe.mine, Seats::only(Seat::new(1)));
        assert_eq!(zoe.played_as.as_deref(), Some("with the Dwarf"));
        assert_eq!(zoe.ending.as_deref(), Some("Ana wins."));
        let ana = kept.clone().told(Language::Fr, Some("ana"));
        assert_eq!((ana.mine, ana.played_as), (Seats::only(Seat::new(0)), None));
        assert_eq!(ana.ending.as_deref(), Some("Ana gagne."));
        let nobody = kept.told(Language::Fr, None);
        assert_eq!((nobody.mine, nobody.played_as), (Seats::NONE, None));
    }

    #[test]
    fn a_line_of_an_older_program_says_less() {
        let told = line(OLD).told(Language::En, Some("ana"));
        assert_eq!((told.ending, told.lasted, told.mine), (None, None, Seats::NONE));
    }
}
