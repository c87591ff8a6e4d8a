//! The one list of all games. Everything that serves, shows, plays or measures games finds them here, by their slug.

use shelf::{AnyGame, Problem};

/// Every game there is, in the order in which they are offered.
pub static GAMES: &[&dyn AnyGame] = &[
    liens_de_sang::GAME,
    sang_rancune::GAME,
    taverne::GAME,
    cannibal_world::GAME,
    sang_sur_la_lame::GAME,
];

/// The game with this slug.
///
/// # Errors
/// Names the games there are.
pub fn game(slug: &str) -> Result<&'static dyn AnyGame, Problem> {
    find(GAMES, slug)
}

/// The game with this slug among these.
///
/// # Errors
/// Names the games there are.
pub fn find(games: &[&'static dyn AnyGame], slug: &str) -> Result<&'static dyn AnyGame, Problem> {
    games.iter().copied().find(|game| game.slug() == slug).ok_or_else(|| {
        let known: Vec<_> = games.iter().map(|game| game.slug()).collect();
        let known = known.join(", ");
        Problem::said(
            format!("il n’y a pas de jeu « {slug} » ; choisissez parmi : {known}"),
            format!("there is no game called “{slug}”; choose one of: {known}"),
        )
    })
}
