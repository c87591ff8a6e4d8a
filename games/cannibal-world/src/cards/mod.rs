//! What is printed: factions and Habitats, the vocabulary of abilities, cards, deck lists, and the reading and checking
//! of all of it (CW-1001, CW-1011, CW-1700). It knows no table.

pub mod ability;
pub mod card;
pub mod deck;
pub mod deck_error;
pub mod deck_text;
pub mod load;
pub mod vocabulary;

pub use ability::{Ability, Assault, Cover, Innate, Slot, Tactical, Triggered, Type};
pub use card::{Card, Faction, Habitat, Numbers, Print, Rank, Species};
pub use deck::{Deck, DeckList, Line, Listed};
pub use deck_error::DeckError;
