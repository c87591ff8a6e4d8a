//! What one viewer knows, built through that viewer's eyes.

use arrayvec::ArrayVec;
use kernel::{Look, PerSeat, Seat, Seats, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::SangRancune;
use crate::cards::Card;
use crate::cards::encounters::EncounterId;
use crate::table::state::{
    Blow, Creature, Drink, Fallback, Gift, Hero, Hit, House, Offer, Played, Turn,
};

/// What one viewer knows.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub viewer: Viewer,
    pub heroes: PerSeat<Hero>,
    pub hands: PerSeat<Seen<12>>,
    /// Cards lying face down, known to their owner and to whoever held them before a swap.
    pub set: PerSeat<SetView>,
    /// SR-820: what the viewer passed on or was given.
    pub gifts: PerSeat<Option<Gift>>,
    pub pile: u8,
    pub reshuffles: u8,
    #[ts(as = "Vec<Card>")]
    pub discard: ArrayVec<Card, 94>,
    #[ts(as = "Vec<Card>")]
    pub removed: ArrayVec<Card, 16>,
    /// How many Encounters are left in the pile, and how many in the box.
    pub encounters: u8,
    pub unused: u8,
    /// Encounters seen in this game, the current one included.
    #[ts(as = "Vec<EncounterId>")]
    pub met: Seen26,
    pub risen: Option<EncounterId>,
    pub creature: Creature,
    pub last_defeated: Option<EncounterId>,
    pub progress: u8,
    #[ts(as = "Vec<Blow>")]
    pub damage_pile: ArrayVec<Blow, 32>,
    pub is_adjusted: bool,
    pub first_damage: Option<Seat>,
    pub last_damage: Option<Seat>,
    pub turn: Option<Turn>,
    #[ts(as = "Vec<Played>")]
    pub low_blows: ArrayVec<Played, 8>,
    #[ts(as = "Vec<Hit>")]
    pub hits: ArrayVec<Hit, 16>,
    pub fallback: Fallback,
    pub struck: Seats,
    pub offer: Option<Offer>,
    pub drink: Option<Drink>,
    pub offers_made: PerSeat<u8>,
    #[ts(as = "Vec<Seat>")]
    pub corpses: ArrayVec<Seat, 6>,
    pub house: House,
}

shelf::fields!(View {
    viewer,
    heroes,
    hands,
    set,
    gifts,
    pile,
    reshuffles,
    discard,
    removed,
    encounters,
    unused,
    met,
    risen,
    creature,
    last_defeated,
    progress,
    damage_pile,
    is_adjusted,
    first_damage,
    last_damage,
    turn,
    low_blows,
    hits,
    fallback,
    struck,
    offer,
    drink,
    offers_made,
    corpses,
    house,
});

/// The Encounters met so far, in the order of the data.
pub type Seen26 = ArrayVec<EncounterId, 26>;

/// Cards whose number everybody knows, and whose faces only some.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Seen<const N: usize> {
    pub size: u8,
    #[ts(as = "Option<Vec<Card>>")]
    pub cards: Option<ArrayVec<Card, N>>,
}

/// Cards lying before a hero.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SetView {
    pub size: u8,
    #[ts(as = "Option<Vec<Card>>")]
    pub cards: Option<ArrayVec<Card, 4>>,
    /// Who knows them: the owner, and whoever had them before a swap.
    pub known_to: Seats,
}

/// What this viewer knows.
#[must_use]
pub fn view(look: Look<'_, SangRancune>) -> View {
    let Look { state, viewer } = look;
    View {
        viewer,
        heroes: state.heroes.clone(),
        hands: state.hands.map(|_, hand| Seen {
            size: hand.len() as u8,
            cards: hand.seen_by(viewer).map(|cards| sorted(cards.iter().copied().collect())),
        }),
        set: state.set.map(|_, cards| SetView {
            size: cards.len() as u8,
            cards: cards.seen_by(viewer).map(|cards| cards.iter().copied().collect()),
            known_to: cards.audience().at_table(state.heroes.len()),
        }),
        gifts: state.gifts.map(|_, gift| gift.seen_by(viewer).copied().flatten()),
        pile: state.pile.len() as u8,
        reshuffles: state.reshuffles,
        discard: state.discard.clone(),
        removed: state.removed.clone(),
        encounters: state.encounters.len() as u8,
        unused: state.unused.len() as u8,
        met: state.met.clone(),
        risen: state.risen,
        creature: state.creature.clone(),
        last_defeated: state.last_defeated,
        progress: state.progress,
        damage_pile: state.damage_pile.clone(),
        is_adjusted: state.is_adjusted,
        first_damage: state.first_damage,
        last_damage: state.last_damage,
        turn: state.turn.clone(),
        low_blows: state.low_blows.clone(),
        hits: state.hits.clone(),
        fallback: state.fallback,
        struck: state.struck,
        offer: state.offer,
        drink: state.drink,
        offers_made: state.offers_made.clone(),
        corpses: state.corpses.clone(),
        house: state.house,
    }
}

/// The order of a hand means nothing and is not shown.
fn sorted(mut cards: ArrayVec<Card, 12>) -> ArrayVec<Card, 12> {
    cards.sort_unstable();
    cards
}

impl View {
    /// The viewer's own seat, if it is a player.
    #[must_use]
    pub const fn me(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The viewer's own hand.
    #[must_use]
    pub fn my_hand(&self) -> &[Card] {
        self.me().and_then(|me| self.hands[me].cards.as_deref()).unwrap_or_default()
    }
}
