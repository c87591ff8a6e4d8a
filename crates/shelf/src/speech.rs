//! What every game says in the same way: sentences with and without values, names of players, "you", and which of
//! several players the listener is.
//!
//! A game's `words.rs` begins with [`speak!`](crate::speak), which makes `say` and `plain` speak its own words, and uses
//! the functions here for their values.
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
    };
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
}
