//! Sentences in French and English, from Fluent files.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Seat, Seats, Viewer};
use quick_cache::Equivalent;
use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};

use crate::Problem;

/// A language the project speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub enum Arg<'a> {
    /// A word or name.
    Text(Cow<'a, str>),
    /// A number, for plurals.
    Number(i64),
}

impl Arg<'_> {
    fn kept(&self) -> Arg<'static> {
        match self {
            Self::Text(text) => Arg::Text(Cow::Owned(text.clone().into_owned())),
            Self::Number(number) => Arg::Number(*number),
        }
    }
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

/// How many sentences are remembered: enough for the things that happen again and again at many tables.
const REMEMBERED: usize = 4_096;

/// How long a sentence is, as a guess.
const LONG_SENTENCE: usize = 128;

/// All sentences of one game, in every language.
pub struct Words {
    bundles: [(Language, FluentBundle<FluentResource>, Vec<String>); 2],
    /// The last sentences said: a server says most of them many times, to every viewer and at every table.
    said: Cache<Saying, Box<str>>,
}

/// What a sentence is made from.
#[derive(PartialEq, Eq, Debug)]
struct Saying {
    language: Language,
    key: Box<str>,
    args: Box<[(Box<str>, Arg<'static>)]>,
}

/// The same, borrowed to look it up.
#[derive(Debug)]
struct Wish<'a> {
    language: Language,
    key: &'a str,
    args: &'a [(&'a str, Arg<'a>)],
}

impl Hash for Saying {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash(self.language, &self.key, self.args.iter().map(|(_, value)| value), state);
    }
}

impl Hash for Wish<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash(self.language, self.key, self.args.iter().map(|(_, value)| value), state);
    }
}

/// The names of values are not looked at: a key always comes with the same ones.
fn hash<'a, H: Hasher>(
    language: Language,
    key: &str,
    values: impl Iterator<Item = &'a Arg<'a>>,
    state: &mut H,
) {
    (language, key).hash(state);
    values.for_each(|value| value.hash(state));
}

impl Equivalent<Saying> for Wish<'_> {
    fn equivalent(&self, said: &Saying) -> bool {
        let alike = |(wished, said): (&(&str, Arg<'_>), &(Box<str>, Arg<'_>))| {
            *wished.0 == *said.0 && wished.1 == said.1
        };
        self.language == said.language
            && *self.key == *said.key
            && self.args.len() == said.args.len()
            && self.args.iter().zip(&said.args).all(alike)
    }
}

impl Wish<'_> {
    fn kept(&self) -> Saying {
        let args = self.args.iter().map(|(name, value)| ((*name).into(), value.kept()));
        Saying { language: self.language, key: self.key.into(), args: args.collect() }
    }
}

impl Words {
    /// Reads the Fluent sources of a game. They are part of the program, so a mistake in them is a bug.
    ///
    /// # Panics
    /// If a source cannot be read or a key is given twice.
    #[must_use]
    pub fn new(fr: &[&str], en: &[&str]) -> Self {
        Self {
            bundles: [(Language::Fr, fr), (Language::En, en)]
                .map(|(language, sources)| load(language, sources)),
            said: Cache::new(REMEMBERED),
        }
    }

    fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        &self
            .bundles
            .iter()
            .find(|(spoken, ..)| *spoken == language)
            .expect("every language is loaded")
            .1
    }

    /// The keys of one language in the order of the files.
    #[must_use]
    pub fn keys(&self, language: Language) -> &[String] {
        &self
            .bundles
            .iter()
            .find(|(spoken, ..)| *spoken == language)
            .expect("every language is loaded")
            .2
    }

    /// Whether there is a sentence with this key.
    #[must_use]
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.bundle(language).has_message(key)
    }

    /// A sentence.
    ///
    /// # Panics
    /// If the key is missing or an argument it needs was not given: tests go through all of them.
    #[must_use]
    pub fn say(&self, language: Language, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let wish = Wish { language, key, args };
        if args.is_empty() {
            return self.compose(&wish);
        }
        if let Some(sentence) = self.said.get(&wish) {
            return sentence.into();
        }
        let sentence = self.compose(&wish);
        self.said.insert(wish.kept(), sentence.as_str().into());
        sentence
    }

    fn compose(&self, wish: &Wish<'_>) -> String {
        let Wish { language, key, args } = *wish;
        let bundle = self.bundle(language);
        let pattern = bundle
            .get_message(key)
            .and_then(|message| message.value())
            .unwrap_or_else(|| panic!("no sentence “{key}” in {language}"));
        let mut given = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            match value {
                Arg::Text(text) => given.set(*name, FluentValue::from(&**text)),
                Arg::Number(number) => given.set(*name, FluentValue::from(*number)),
            }
        }
        let mut errors = Vec::new();
        let mut sentence = String::with_capacity(LONG_SENTENCE);
        let written = bundle.write_pattern(&mut sentence, pattern, Some(&given), &mut errors);
        written.expect("there is memory for text");
        assert!(errors.is_empty(), "the sentence “{key}” in {language}: {errors:?}");
        sentence
    }
}

fn load(
    language: Language,
    sources: &[&str],
) -> (Language, FluentBundle<FluentResource>, Vec<String>) {
    let code = language.code().parse().expect("a valid language code");
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    bundle.set_use_isolating(false);
    let mut keys = Vec::new();
    for source in sources {
        keys.extend(
            source
                .lines()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
                .filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned())),
        );
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("the words in {language}: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("the words in {language}: {errors:?}"));
    }
    (language, bundle, keys)
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
        match names.as_slice() {
            [] => self.language.of("personne", "nobody").to_owned(),
            [one] => one.clone(),
            [first @ .., last] => {
                format!("{} {} {last}", first.join(", "), self.language.of("et", "and"))
            }
        }
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
    fn what_is_remembered_is_what_was_said() {
        let words = Words::new(
            &[
                "hit = { $who } perd { $n ->\n    [one] un point\n   *[other] { $n } points\n }.\nall = Tous.",
            ],
            &[
                "hit = { $who } loses { $n ->\n    [one] a point\n   *[other] { $n } points\n }.\nall = All.",
            ],
        );
        let hit = |language, who: &str, n: usize| {
            words.say(language, "hit", &[("who", who.into()), ("n", n.into())])
        };
        // More than are remembered, and each of them twice.
        for _ in 0..2 {
            for n in 2..REMEMBERED + 200 {
                assert_eq!(hit(Language::Fr, "Ana", n), format!("Ana perd {n} points."));
            }
            assert_eq!(hit(Language::Fr, "Ana", 1), "Ana perd un point.");
            assert_eq!(hit(Language::En, "Ana", 1), "Ana loses a point.");
            assert_eq!(hit(Language::En, "Bo", 1), "Bo loses a point.");
            assert_eq!(words.say(Language::En, "all", &[]), "All.");
        }
        assert!(words.said.len() <= REMEMBERED * 11 / 10, "{}", words.said.len());
    }
}
