//! Sentences in French and English, from Fluent files.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use kernel::{Seat, Seats, Viewer};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::sentence::{self, Sentence};
use crate::speech::list;
use crate::{Problem, clauses, french};

/// A language the project speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// French, the games' own language.
    #[default]
    Fr,
    /// English.
    En,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Fr, Self::En];

    /// Its two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// Whether a number of things is said in the singular.
    pub(crate) const fn is_one(self, number: i64) -> bool {
        match self {
            Self::Fr => number.unsigned_abs() < 2,
            Self::En => number.unsigned_abs() == 1,
        }
    }

    /// A text as it is set in this language. French has a space before some signs and inside its quotation marks, at
    /// which no line may end, and one kind of apostrophe.
    ///
    /// ```
    /// use shelf::Language;
    /// assert_eq!(Language::Fr.set("« Qu'y a-t-il ? »"), "«\u{a0}Qu’y a-t-il\u{a0}?\u{a0}»");
    /// assert_eq!(Language::En.set("Who's there ?"), "Who's there ?");
    /// ```
    #[must_use]
    pub fn set(self, text: &str) -> String {
        match self {
            Self::Fr => french::set(text),
            Self::En => text.to_owned(),
        }
    }

    /// The language a value in two languages is wanted in.
    pub fn of<T>(self, fr: T, en: T) -> T {
        match self {
            Self::Fr => fr,
            Self::En => en,
        }
    }
}

impl FromStr for Language {
    type Err = Problem;

    fn from_str(code: &str) -> Result<Self, Problem> {
        match code {
            "fr" => Ok(Self::Fr),
            "en" => Ok(Self::En),
            _ => Err(Problem::new(format!("there is no language “{code}”; choose fr or en"))),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A value put into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A word or name.
    Text(Cow<'a, str>),
    /// A number, for plurals.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Self::Number(i64::from(number))
    }
}

/// All sentences of one game, in every language.
pub struct Words {
    /// In the order of [`Language::ALL`].
    books: [Book; 2],
}

/// All sentences in one language.
struct Book {
    /// In the order of the files.
    keys: Vec<String>,
    sentences: FxHashMap<String, Sentence>,
}

impl Book {
    fn read(language: Language, sources: &[&str]) -> Self {
        let mut book = Self { keys: Vec::new(), sentences: FxHashMap::default() };
        for source in sources {
            let read = sentence::read(&language.set(source));
            for (key, sentence) in read.unwrap_or_else(|why| panic!("words in {language}: {why}")) {
                book.add(language, key, sentence);
            }
        }
        book
    }

    fn add(&mut self, language: Language, key: String, sentence: Sentence) {
        let twice = self.sentences.insert(key.clone(), sentence).is_some();
        assert!(!twice, "the sentence “{key}” is there twice in {language}");
        self.keys.push(key);
    }
}

impl Words {
    /// Reads the Fluent sources of a game. They are part of the program, so a mistake in them is a bug.
    ///
    /// # Panics
    /// If a source cannot be read, uses more of Fluent than values and choices by a value, or a key is given twice.
    #[must_use]
    pub fn new(fr: &[&str], en: &[&str]) -> Self {
        Self { books: Language::ALL.map(|language| Book::read(language, language.of(fr, en))) }
    }

    /// The same with the chapters and clauses of these documents (`docs/rules`, `docs/rulings`) as their English texts,
    /// which are written there and nowhere else.
    ///
    /// # Panics
    /// If a clause has a text already.
    #[must_use]
    pub fn with_clauses(mut self, documents: &[&str]) -> Self {
        let [_, en] = &mut self.books;
        for (key, text) in documents.iter().flat_map(|document| clauses::read(document)) {
            en.add(Language::En, key, Sentence::plain(&text));
        }
        self
    }

    fn book(&self, language: Language) -> &Book {
        let [fr, en] = &self.books;
        language.of(fr, en)
    }

    /// The keys of one language in the order of the files.
    #[must_use]
    pub fn keys(&self, language: Language) -> &[String] {
        &self.book(language).keys
    }

    /// Whether there is a sentence with this key.
    #[must_use]
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.book(language).sentences.contains_key(key)
    }

    /// A sentence.
    ///
    /// # Panics
    /// If the key is missing or an argument it needs was not given: tests go through all of them.
    #[must_use]
    pub fn say(&self, language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let sentence = self.book(language).sentences.get(key);
        let sentence = sentence.unwrap_or_else(|| panic!("no sentence “{key}” in {language}"));
        sentence.say(language, args).unwrap_or_else(|missing| {
            panic!("the sentence “{key}” in {language} needs a value “{missing}”")
        })
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({} keys)", self.keys(Language::Fr).len())
    }
}

/// A player as something to point at. A server makes them by the thousand, and formatting is slow.
#[must_use]
pub fn pick_seat(seat: Seat) -> String {
    let number = seat.number();
    let mut pick = String::with_capacity(8);
    pick.push_str("seat:");
    if number >= 10 {
        pick.push(char::from(b'0' + number / 10));
    }
    pick.push(char::from(b'0' + number % 10));
    pick
}

/// To whom, and in which language, something is said.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The listener's language.
    pub language: Language,
    /// What the players are called, in seat order.
    pub names: &'a [String],
    /// Which of a game's sets of names is used; empty for the usual one. Tables set it by themselves.
    pub skin: &'static str,
    /// Who listens: sentences say "you" to them.
    viewer: Viewer,
    /// The seats to which the words would have been others, if somebody wants to know.
    concerned: Option<&'a Cell<Seats>>,
}

impl<'a> Voice<'a> {
    /// Speaks to this viewer in this language about players with these names.
    #[must_use]
    pub const fn new(language: Language, viewer: Viewer, names: &'a [String]) -> Self {
        Self { language, viewer, names, skin: "", concerned: None }
    }

    /// Who listens.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.concern(Seats::first(15));
        self.viewer
    }

    /// The same, and it notes the seats to which its words may be others than to everybody else.
    pub(crate) const fn noting(self, concerned: &'a Cell<Seats>) -> Self {
        Self { concerned: Some(concerned), ..self }
    }

    fn concern(&self, seats: Seats) {
        if let Some(concerned) = self.concerned {
            concerned.set(concerned.get().union(seats));
        }
    }

    /// The same with another set of names for things.
    #[must_use]
    pub const fn in_skin(self, skin: &'static str) -> Self {
        Self { skin, ..self }
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.called(seat).into_owned()
    }

    /// The same, borrowed where it can be.
    #[must_use]
    pub fn called(&self, seat: Seat) -> Cow<'a, str> {
        let name = self.names.get(usize::from(seat.number()));
        name.map_or_else(|| Cow::Owned(seat.to_string()), |name| Cow::Borrowed(name.as_str()))
    }

    /// Whether this seat is the listener's own.
    #[must_use]
    pub fn is_me(&self, seat: Seat) -> bool {
        self.concern(Seats::only(seat));
        self.viewer == Viewer::Seat(seat)
    }

    /// Several names in a row: "Ana, Bruno and Chloé".
    #[must_use]
    pub fn names_of(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        if names.is_empty() {
            return self.language.of("personne", "nobody").to_owned();
        }
        list(self.language, &names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_picked_by_their_number() {
        for number in 0..12 {
            assert_eq!(pick_seat(Seat::new(number)), format!("seat:{number}"));
        }
    }

    #[test]
    #[should_panic(expected = "the sentence “all” is there twice in en")]
    fn a_sentence_has_one_wording() {
        let _ = Words::new(&["all = Tous."], &["all = All.", "all = Everybody."]);
    }

    #[test]
    fn clauses_are_said_as_the_documents_have_them() {
        let words = Words::new(&["clause-LS-301 = Il passe."], &["name = Game"])
            .with_clauses(&["- **LS-301** He *passes* {so}.\n"]);
        assert_eq!(words.say(Language::En, "clause-LS-301", &[]), "He passes {so}.");
        assert_eq!(words.keys(Language::En), ["name", "clause-LS-301"]);
    }

    #[test]
    fn one_is_another_number_in_each_language() {
        let is_one =
            |language: Language| (-2..4).filter(|n| language.is_one(*n)).collect::<Vec<_>>();
        assert_eq!(is_one(Language::Fr), [-1, 0, 1]);
        assert_eq!(is_one(Language::En), [-1, 1]);
    }
}
