//! What can be seen to happen.

use kernel::{List, Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::encounters::{EncounterId, Form};
use crate::cards::heroes::HeroId;
use crate::cards::{Card, Cards};
use crate::table::flow::{Aim, Group, Ploy};
use crate::table::items::Bag;
use crate::table::public::BLOWS;

/// An event as one viewer sees it: fields that only some may know are empty for the rest.
///
/// Tables keep all events of their game, so what is long and seldom is boxed.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    GameStarted {
        heroes: List<HeroId, 6>,
        encounters: u8,
    },
    /// SR-104: everybody sees his own hand.
    Dealt {
        yours: Option<List<Card, 12>>,
    },
    EncounterRevealed {
        encounter: EncounterId,
        number: i16,
        life: u16,
        is_risen: bool,
    },
    InitiativeDrawn {
        order: List<Seat, 6>,
    },
    RoundStarted {
        round: u8,
    },
    /// SR-303: that somebody set, not what.
    AttacksSet {
        seats: Seats,
    },
    SetOpenly {
        seat: Seat,
        cards: Cards,
    },
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    ItemDrawn {
        seat: Seat,
        item: Card,
    },
    Reshuffled {},
    DrinkOffered {
        from: Seat,
        to: Seat,
        potion: Card,
    },
    DrinkRefused {
        from: Seat,
        to: Seat,
        potion: Card,
    },
    Healed {
        by: Seat,
        seat: Seat,
        potion: Card,
        healed: u8,
        prestige: u16,
    },
    PotionDrunk {
        seat: Seat,
        potion: Card,
    },
    PotionEnded {
        seat: Seat,
        potion: Card,
    },
    TradeOffered {
        from: Seat,
        to: Seat,
        give: Bag,
        take: Bag,
    },
    TradeAnswered {
        from: Seat,
        to: Seat,
        agreed: bool,
    },
    ItemTaken {
        by: Seat,
        from: Option<Seat>,
        item: Card,
    },
    ItemDestroyed {
        by: Seat,
        from: Seat,
        item: Card,
    },
    LootLeft {
        from: Seat,
        items: Bag,
    },
    /// SR-820: giver and receiver know what was passed.
    CardPassed {
        from: Seat,
        to: Seat,
        card: Option<Card>,
    },
    Revealed {
        seat: Seat,
        cards: Cards,
    },
    Missed {
        seat: Seat,
        cards: Cards,
    },
    Replaced {
        seat: Seat,
        card: Card,
    },
    Brought {
        seat: Seat,
        cards: Cards,
        face_down: bool,
    },
    DeclaredHeroic {
        seat: Seat,
        card: Card,
    },
    Blessed {
        seat: Seat,
    },
    Prepared {
        seat: Seat,
        card: Card,
    },
    Wasted {
        seat: Seat,
        card: Card,
    },
    /// SR-403: how an Attack came to its damage.
    Struck {
        seat: Seat,
        card: Card,
        face: u16,
        added: u16,
        riders: List<Card, 4>,
        damage: u16,
        aim: Aim,
        counter: bool,
    },
    Swallowed {
        seat: Seat,
        card: Card,
        life: u16,
    },
    FireballThrown {
        seat: Seat,
        damage: u16,
        burned: u8,
    },
    Jostled {
        by: Seat,
        seats: Seats,
    },
    Tripped {
        by: Seat,
        seat: Seat,
    },
    HeadGrown {
        heads: u8,
    },
    LowBlowPlayed {
        seat: Seat,
        ploy: Ploy,
    },
    LowBlowCancelled {
        by: Seat,
        card: Card,
        of: Seat,
        taken: bool,
    },
    SetCardsLost {
        seat: Seat,
        cards: Cards,
    },
    SetCardsSwapped {
        one: Seat,
        two: Seat,
    },
    InitiativeSwapped {
        one: Seat,
        two: Seat,
    },
    AttackTurned {
        seat: Seat,
        card: Card,
        to_zero: bool,
    },
    MadeClumsy {
        seat: Seat,
        card: Card,
    },
    LifeChanged {
        change: i16,
        life: u16,
    },
    LifeAdjusted {
        damage: u16,
        life: u16,
    },
    CoinFlipped {
        form: Form,
        tokens: u8,
    },
    TokenAdded {
        tokens: u8,
    },
    Marked {
        seats: Seats,
    },
    Jammed {
        cards: Box<List<Card, BLOWS>>,
        damage: u16,
    },
    DeadRaised {
        encounter: EncounterId,
    },
    EncounterAdded {},
    ThresholdLowered {
        life: u16,
    },
    Fatigue {
        damage: u8,
    },
    CreatureAims {
        group: Group,
        targets: Box<List<(Seat, u16), 16>>,
    },
    NobodyMatches {
        damage: u8,
    },
    CreatureBanished {},
    HitRedirected {
        from: Seat,
        to: Seat,
    },
    Wounded {
        seat: Seat,
        damage: u16,
        life: u8,
    },
    Unharmed {
        seat: Seat,
    },
    CardLost {
        seat: Seat,
        card: Card,
    },
    ItemSwallowed {
        seat: Seat,
        item: Card,
    },
    Petrified {
        seat: Seat,
    },
    CounterAttacked {
        seat: Seat,
        with: Card,
    },
    Died {
        seat: Seat,
        cards: Box<List<Card, 24>>,
    },
    TokenKilled {
        by: Seat,
        aim: Aim,
        prestige: u16,
    },
    BridgeChosen {
        crossed: Seats,
        held: Seats,
    },
    EncounterDefeated {
        encounter: EncounterId,
        by: Seat,
        prestige: u16,
        bonus: u16,
    },
    EncounterOver {
        encounter: EncounterId,
    },
    Discarded {
        seat: Seat,
        cards: Cards,
    },
    Refreshed {
        seat: Seat,
        discarded: Cards,
    },
    TieBreak {
        seats: Seats,
        encounter_number: i16,
    },
    GameOver {
        winners: Seats,
    },
    AllDead {},
}
