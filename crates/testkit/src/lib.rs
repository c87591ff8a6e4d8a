//! What the tests of every game have in common.
//!
//! * [`Trial`] is what a game says about itself so that it can be put to the test.
//! * [`laws`] are the ten laws every game must pass, one function each; [`laws::walk`] tries them all on the same games.
//! * [`Script`] is a table whose players do what the test says, so that a test reads like the clause it tests.
//! * [`explore`](mod@explore) looks for games in which rare things meet, and keeps them.
//! * [`lesson`] plays a guided game to its end, with every answer nobody planned.
//! * [`golden`] replays stored records; [`words`] reads every sentence of a game; [`settings`] fills its form in;
//!   [`deal`] finds every option that sets what chance should.
//!
//! A game's tests walk through random games under all laws at once; a failure names its law:
//!
//! ```text
//! #[test]
//! fn all_laws_hold() {
//!     testkit::laws::walk::<LiensDeSang>(20_000);
//! }
//! ```

pub mod deal;
pub mod explore;
mod fuzz;
pub mod golden;
pub mod laws;
pub mod lesson;
mod random_game;
mod script;
pub mod settings;
mod stream;
mod trial;
pub mod words;

pub use script::{Script, names};
pub use stream::Stream;
pub use trial::Trial;

use kernel::{Seats, Viewer};
use serde::Serialize;

/// Every seat of a table, and the gallery.
fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    Seats::first(players).iter().map(Viewer::Seat).chain([Viewer::Gallery])
}

/// A value as the text that would be sent or saved.
fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data can always be written as JSON")
}
