//! Checks of configurations: one sentence, in French and in English, about the first option that is wrong.

use std::fmt::Display;
use std::ops::RangeInclusive;

use kernel::ConfigError;

pub use crate::copies::repeats;

/// Refuses a configuration.
///
/// # Errors
/// Always: what is wrong with it, and what to do instead.
pub fn wrong<T>(fr: impl Into<String>, en: impl Into<String>) -> Result<T, ConfigError> {
    Err(ConfigError::new(fr, en))
}

/// Refuses a configuration unless something holds.
///
/// ```
/// # use printed::config;
/// let seconds = 400;
/// let verdict = config::require(
///     seconds <= 300,
///     "set_seconds va jusqu’à 300.",
///     "set_seconds goes up to 300.",
/// );
/// assert_eq!(verdict.unwrap_err().en, "set_seconds goes up to 300.");
/// ```
///
/// # Errors
/// The sentence, if it does not.
pub fn require(holds: bool, fr: impl Display, en: impl Display) -> Result<(), ConfigError> {
    if holds { Ok(()) } else { wrong(fr.to_string(), en.to_string()) }
}

/// Refuses a number of players the game is not for.
///
/// # Errors
/// Says for how many it is.
pub fn players(game: &str, allowed: RangeInclusive<u8>, players: u8) -> Result<(), ConfigError> {
    let (from, to) = (allowed.start(), allowed.end());
    require(
        allowed.contains(&players),
        format_args!("{game} se joue de {from} à {to}, pas à {players}."),
        format_args!("{game} is for {from} to {to} players, not {players}."),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_players_is_refused_in_both_languages() {
        assert_eq!(players("Auberge", 2..=4, 4), Ok(()));
        let error = players("Auberge", 2..=4, 5).unwrap_err();
        assert_eq!(error.fr, "Auberge se joue de 2 à 4, pas à 5.");
        assert_eq!(error.en, "Auberge is for 2 to 4 players, not 5.");
    }
}
