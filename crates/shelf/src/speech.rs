//! What every game says in the same way: sentences with and without values, names of players, "you", and which of
//! several players the listener is.
//!
//! A game's `words.rs` begins with [`speaks!`](crate::speaks), which makes `say`, `plain` and `about` speak its own words,
//! and uses the functions here for their values.
//!
//! ```
//! use kernel::{Seat, Viewer};
//! use shelf::speech::{name, you};
//! use shelf::{Language, Voice, Words};
//!
//! fn words() -> &'static Words {
//!     static WORDS: std::sync::LazyLock<Words> = std::sync::LazyLock::new(|| {
//!         let both = "struck = { $you ->\n  [yes] You strike\n  *[no] { $who } strikes\n  }.";
//!         Words::new(&[both], &[both])
//!     });
//!     &WORDS
//! }
//! shelf::speak!(words);
//!
//! let names = ["Ana".to_owned(), "Bruno".to_owned()];
//! let voice = Voice::new(Language::En, Viewer::Seat(Seat::new(0)), &names);
//! let struck = |seat| say(&voice, "struck", [("you", you(&voice, seat)), ("who", name(&voice, seat))]);
//! assert_eq!((struck(Seat::new(0)), struck(Seat::new(1))), ("You strike.".into(), "Bruno strikes.".into()));
//! ```

use kernel::{Roll, Seat, Seats};

use crate::{Arg, Language, Voice};

/// Makes `say` and `plain` speak the words that a function gives.
#[macro_export]
macro_rules! speak {
    ($words:path) => {
        /// A sentence without values.
        #[allow(dead_code, reason = "not every game has one")]
        pub(crate) fn plain(voice: &$crate::Voice<'_>, key: &str) -> String {
            $words().say(voice.language, key, &[])
        }

        /// A sentence with values.
        #[allow(dead_code, reason = "not every game has one")]
        pub(crate) fn say<const N: usize>(
            voice: &$crate::Voice<'_>,
            key: &str,
            args: [(&str, $crate::Arg<'_>); N],
        ) -> String {
            $words().say(voice.language, key, &args)
        }

        /// A sentence about one player or several, by their roles, and whatever else it needs. Its value `you` is the
        /// listener's role, `yes` if there is only one, and `no` to everybody else.
        #[allow(dead_code, reason = "not every game has one")]
        pub(crate) fn about<const R: usize, const M: usize>(
            voice: &$crate::Voice<'_>,
            key: &str,
            roles: [(&str, kernel::Seat); R],
            more: [(&str, $crate::Arg<'_>); M],
        ) -> String {
            $words().say(voice.language, key, &$crate::speech::about(voice, roles, more))
        }
    };
}

/// Gives a game its sentences, from the files and documents of its crate under their usual names, and `say`, `plain` and
/// `about` to speak them: `words/fr.ftl`, `words/clauses.fr.ftl` and `words/en.ftl`, and for the English clauses the
/// rules and rulings in `docs`. `speaks!(MyGame, lesson)` adds the words of its guided game, `words/lesson.fr.ftl` and
/// `words/lesson.en.ftl`.
#[macro_export]
macro_rules! speaks {
    ($game:ty) => {
        $crate::speaks!($game, []);
    };
    ($game:ty, lesson) => {
        $crate::speaks!($game, ["lesson"]);
    };
    ($game:ty, [$($more:literal)?]) => {
        /// The sentences of the game.
        pub(crate) fn words() -> &'static $crate::Words {
            static WORDS: std::sync::LazyLock<$crate::Words> = std::sync::LazyLock::new(|| {
                let french = [
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/fr.ftl")),
                    $(include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"),
                        "/words/",
                        $more,
                        ".fr.ftl"
                    )),)?
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/clauses.fr.ftl")),
                ];
                let english = [
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/en.ftl")),
                    $(include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"),
                        "/words/",
                        $more,
                        ".en.ftl"
                    )),)?
                ];
                let documents = [
                    include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"),
                        "/../../docs/rules/",
                        env!("CARGO_PKG_NAME"),
                        ".md"
                    )),
                    include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"),
                        "/../../docs/rulings/",
                        env!("CARGO_PKG_NAME"),
                        ".md"
                    )),
                ];
                $crate::Words::new(&french, &english).with_clauses(&documents)
            });
            &WORDS
        }

        impl $crate::Speaks for $game {
            fn words() -> &'static $crate::Words {
                words()
            }
        }

        $crate::speak!(words);
    };
}

/// The values of a sentence about players by their roles: see [`speak!`](crate::speak).
#[must_use]
pub fn about<'a, const R: usize, const M: usize>(
    voice: &Voice<'a>,
    roles: [(&'a str, Seat); R],
    more: [(&'a str, Arg<'a>); M],
) -> Vec<(&'a str, Arg<'a>)> {
    let mine = roles.iter().find(|(_, seat)| voice.is_me(*seat));
    let you = mine.map_or("no", |(role, _)| if R == 1 { "yes" } else { role });
    let mut args = Vec::with_capacity(1 + R + M);
    args.push(("you", you.into()));
    args.extend(roles.map(|(role, seat)| (role, name(voice, seat))));
    args.extend(more);
    args
}

/// What a player is called.
#[must_use]
pub fn name<'a>(voice: &Voice<'a>, seat: Seat) -> Arg<'a> {
    voice.called(seat).into()
}

/// Several names in a row: "Ana, Bruno and Chloé".
#[must_use]
pub fn names(voice: &Voice<'_>, seats: Seats) -> Arg<'static> {
    voice.names_of(seats.iter()).into()
}

/// `yes` if the listener is this player, `no` if not.
#[must_use]
pub fn you(voice: &Voice<'_>, seat: Seat) -> Arg<'static> {
    yes(voice.is_me(seat))
}

/// `yes` or `no`.
#[must_use]
pub fn yes(is_so: bool) -> Arg<'static> {
    if is_so { "yes".into() } else { "no".into() }
}

/// Which of several players the listener is; `no` if none of them.
#[must_use]
pub fn role<'a, const N: usize>(voice: &Voice<'_>, roles: [(&'a str, Seat); N]) -> Arg<'a> {
    roles.into_iter().find(|(_, seat)| voice.is_me(*seat)).map_or("no", |(role, _)| role).into()
}

/// Several things in a row: "a sword, a shield and a crown". Nothing for none.
#[must_use]
pub fn list(language: Language, things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            format!("{} {} {last}", first.join(", "), language.of("et", "and"))
        }
    }
}

/// The same, and "nothing" for none.
#[must_use]
pub fn things(voice: &Voice<'_>, things: &[String]) -> String {
    match things {
        [] => voice.language.of("rien", "nothing").to_owned(),
        some => list(voice.language, some),
    }
}

/// Several statements in a row: "Ana has won; Bruno has lost".
#[must_use]
pub fn statements(voice: &Voice<'_>, all: &[String]) -> String {
    all.join(voice.language.of("\u{a0}; ", "; "))
}

/// A player after a preposition: "you" to the listener.
#[must_use]
pub fn whom(voice: &Voice<'_>, seat: Seat) -> String {
    if voice.is_me(seat) { voice.language.of("vous", "you").to_owned() } else { voice.name(seat) }
}

/// Several players after a preposition: "Ana, Bruno and you", or "nobody".
#[must_use]
pub fn those(voice: &Voice<'_>, seats: Seats) -> String {
    let all: Vec<String> = seats.iter().map(|seat| whom(voice, seat)).collect();
    if all.is_empty() {
        return voice.language.of("personne", "nobody").to_owned();
    }
    list(voice.language, &all)
}

/// Things as kinds with their number, in the order in which they first come.
pub fn kinds<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<(T, usize)> {
    let mut kinds: Vec<(T, usize)> = Vec::new();
    for one in all {
        match kinds.iter_mut().find(|(kind, _)| *kind == one) {
            Some((_, count)) => *count += 1,
            None => kinds.push((one, 1)),
        }
    }
    kinds
}

/// Every die of a roll in a row, those that count in brackets: `[6] 2 [5]`.
#[must_use]
pub fn dice<W>(roll: &Roll<W>) -> String {
    let shown = roll
        .dice
        .iter()
        .map(|die| if die.counts { format!("[{}]", die.face) } else { die.face.to_string() });
    shown.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_listed_as_people_do() {
        let things = ["a sword", "a shield", "a crown"].map(str::to_owned);
        assert_eq!(list(Language::En, &things), "a sword, a shield and a crown");
        assert_eq!(list(Language::Fr, &things[..2]), "a sword et a shield");
        assert_eq!(
            (list(Language::En, &things[..1]).as_str(), list(Language::En, &[])),
            ("a sword", String::new())
        );
    }

    #[test]
    fn dice_that_count_stand_out() {
        assert_eq!(dice(&Roll::<()>::of([6, 2, 5]).hits(5, 1)), "[6] 2 [5]");
    }

    #[test]
    fn nobody_and_nothing_have_words() {
        let names = ["Ana", "Bruno"].map(str::to_owned);
        let voice = Voice::new(Language::Fr, kernel::Viewer::Seat(Seat::new(1)), &names);
        assert_eq!(those(&voice, Seats::first(2)), "Ana et vous");
        assert_eq!(
            (those(&voice, Seats::NONE), things(&voice, &[])),
            ("personne".into(), "rien".into())
        );
    }

    #[test]
    fn kinds_come_as_they_are_first_met() {
        assert_eq!(kinds("abcab".chars()), [('a', 2), ('b', 2), ('c', 1)]);
    }
}
