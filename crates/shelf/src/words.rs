//! Sentences in French and English, from Fluent files.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Seat, Viewer};
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
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A word or name.
    Text(String),
    /// A number, for plurals.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(i64::from(number))
    }
}

/// All sentences of one game, in every language.
pub struct Words {
    bundles: [(Language, FluentBundle<FluentResource>, Vec<String>); 2],
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
    pub fn say(&self, language: Language, key: &str, args: &[(&str, Arg)]) -> String {
        let bundle = self.bundle(language);
        let pattern = bundle
            .get_message(key)
            .and_then(|message| message.value())
            .unwrap_or_else(|| panic!("no sentence “{key}” in {language}"));
        let mut given = FluentArgs::new();
        for (name, value) in args {
            match value {
                Arg::Text(text) => given.set(*name, FluentValue::from(text.as_str())),
                Arg::Number(number) => given.set(*name, FluentValue::from(*number)),
            }
        }
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&given), &mut errors).into_owned();
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

/// To whom, and in which language, something is said.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The listener's language.
    pub language: Language,
    /// Who listens: sentences say "you" to them.
    pub viewer: Viewer,
    /// What the players are called, in seat order.
    pub names: &'a [String],
    /// Which of a game's sets of names is used; empty for the usual one. Tables set it by themselves.
    pub skin: &'static str,
}

impl<'a> Voice<'a> {
    /// Speaks to this viewer in this language about players with these names.
    #[must_use]
    pub const fn new(language: Language, viewer: Viewer, names: &'a [String]) -> Self {
        Self { language, viewer, names, skin: "" }
    }

    /// The same with another set of names for things.
    #[must_use]
    pub const fn in_skin(self, skin: &'static str) -> Self {
        Self { skin, ..self }
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(usize::from(seat.number())).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Whether this seat is the listener's own.
    #[must_use]
    pub fn is_me(&self, seat: Seat) -> bool {
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
