//! The games that tests of the server are played with.
//!
//! The server knows no game, so a toy and one real game try all of it; in full size every game does.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::sync::{Arc, LazyLock};

use server::Games;
use server::store::Sqlite;
use server::testing::serve_with;
use shelf::{AnyGame, Boxed};
use tempfile::TempDir;

use crate::coffer::{Coffer, fault};
use crate::house::{House, settings};
use crate::size::is_full;

static TOY: &dyn AnyGame = &Boxed::<Coffer<{ fault::NONE }>>::NEW;

/// The games there are, and the toy.
static ALL: LazyLock<Vec<&'static dyn AnyGame>> =
    LazyLock::new(|| registry::GAMES.iter().copied().chain([TOY]).collect());

/// The real game that is always played.
pub(crate) fn usual() -> &'static dyn AnyGame {
    registry::game("liens-de-sang").unwrap()
}

/// The games that are played beside it: the toy, and in full size all others.
pub(crate) fn others() -> impl Iterator<Item = &'static dyn AnyGame> {
    let usual = usual().slug();
    ALL.iter()
        .copied()
        .filter(move |game| game.slug() == TOY.slug() || (is_full() && game.slug() != usual))
}

/// All games a test is played with.
pub(crate) fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    [usual()].into_iter().chain(others())
}

/// A game by its name, the toy included.
pub(crate) fn find(slug: &str) -> &'static dyn AnyGame {
    ALL.iter().copied().find(|game| game.slug() == slug).unwrap()
}

/// A server that offers the toy beside the games there are.
pub(crate) async fn house_with_toy() -> House {
    let folder = TempDir::new().unwrap();
    let settings = settings(folder.path());
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    let server = serve_with(settings.clone(), store, Games::only(&ALL)).await.unwrap();
    House::of(server, folder, settings)
}
