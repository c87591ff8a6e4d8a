//! The ten laws every game must pass, each tried on random games.
//!
//! Every function takes the number of games to play. The environment variable `LAW_GAMES` overrides it, for a long
//! run by hand. A broken law panics with the number of the game, its configuration and seed, the step and the flow;
//! a game of that number is the same in every law and on every machine.
//!
//! [`walk`] tries all of them on the same games at once, which is what a game's tests do; [`even_worlds`] goes with law 5.
//!
//! | law | function |
//! |---|---|
//! | 1. same config, seed and answers: same table, events and outcome | [`determinism`] |
//! | 2. until the game is over somebody is asked, and whoever is asked has an option | [`somebody_can_act`] |
//! | 3. options are exactly the legal answers | [`exact_options`] |
//! | 4. a refused answer changes nothing | [`refusals_change_nothing`] |
//! | 5. an imagined world looks the same to the one who imagines it | [`imagination`] |
//! | 6. what a viewer cannot know never changes what the viewer receives | [`swap`] |
//! | 7. every piece is in exactly one place | [`pieces_are_conserved`] |
//! | 8. a saved table is the same table, and a copy is a copy | [`save_and_load`] |
//! | 9. games end | [`games_end`] |
//! | 10. the order in which sealed answers arrive does not matter | [`arrival_order`] |

mod answers;
mod course;
mod imagination;
mod pieces;
mod swap;
mod walk;
mod worlds;

pub use answers::{exact_options, refusals_change_nothing};
pub use course::{arrival_order, determinism, games_end, somebody_can_act};
pub use imagination::imagination;
pub use pieces::{pieces_are_conserved, save_and_load};
pub use swap::swap;
pub use walk::walk;
pub(crate) use walk::watch;
pub use worlds::even_worlds;
