//! What can be seen to happen.

use kernel::{List, Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::encounters::{EncounterId, Form};
use crate::cards::heroes::HeroId;
use crate::cards::{AttackEffect, Card, Cards, LowBlowEffect};
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

impl Event {
    /// The clauses it follows from.
    #[must_use]
    pub fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::GameStarted { .. } => &["SR-101", "SR-103"],
            Self::Dealt { .. } => &["SR-104"],
            Self::EncounterRevealed { encounter, is_risen, .. } => {
                match (encounter.is_trap(), *is_risen) {
                    (false, true) => &["SR-809"],
                    (false, false) => &["SR-203"],
                    (true, _) => &["SR-203", "SR-713"],
                }
            }
            Self::InitiativeDrawn { .. } => &["SR-206", "SR-318"],
            Self::RoundStarted { .. } => &["SR-302"],
            Self::AttacksSet { .. } => &["SR-303"],
            Self::SetOpenly { .. } => &["SR-821"],
            Self::Drew { .. } => &["SR-322"],
            Self::ItemDrawn { .. } | Self::ItemTaken { from: Some(_), .. } => &["SR-601"],
            Self::Reshuffled {} => &["SR-108"],
            Self::DrinkOffered { .. } | Self::DrinkRefused { .. } => &["SR-605"],
            Self::Healed { .. } => &["SR-605", "SR-102"],
            Self::PotionDrunk { .. } => &["SR-606"],
            Self::PotionEnded { .. } => &["SR-606", "SR-607"],
            Self::TradeOffered { .. } | Self::TradeAnswered { .. } => &["SR-1001"],
            Self::ItemTaken { from: None, .. } | Self::ItemSwallowed { .. } => &["SR-814"],
            Self::ItemDestroyed { .. } => &["SR-522"],
            Self::LootLeft { .. } => &["SR-916", "SR-R24"],
            Self::CardPassed { .. } => &["SR-820"],
            Self::Revealed { .. } => &["SR-308"],
            Self::Missed { .. } => &["SR-311", "SR-412"],
            Self::Replaced { .. } => &["SR-417", "SR-419"],
            Self::Brought { face_down: false, .. } => &["SR-420"],
            Self::Brought { face_down: true, .. } => &["SR-419", "SR-315"],
            Self::DeclaredHeroic { .. } => &["SR-404", "SR-406"],
            Self::Blessed { .. } => &["SR-409"],
            Self::Prepared { .. } => &["SR-422"],
            Self::Wasted { card, .. } => of_wasted(*card),
            Self::Struck { counter, riders, .. } => match (*counter, riders.is_empty()) {
                (true, _) => &["SR-430", "SR-403"],
                (false, true) => &["SR-310", "SR-403"],
                (false, false) => &["SR-310", "SR-403", "SR-423", "SR-425"],
            },
            Self::Swallowed { .. } => &["SR-818"],
            Self::FireballThrown { .. } => &["SR-611", "SR-612"],
            Self::Jostled { .. } => &["SR-410"],
            Self::Tripped { .. } => &["SR-412"],
            Self::HeadGrown { .. } => &["SR-813"],
            Self::LowBlowPlayed { ploy, .. } => of_low_blow(ploy.card),
            Self::LowBlowCancelled { taken: true, .. } => &["SR-505"],
            Self::LowBlowCancelled { taken: false, .. } => &["SR-504"],
            Self::SetCardsLost { .. } => &["SR-508"],
            Self::SetCardsSwapped { .. } => &["SR-510"],
            Self::InitiativeSwapped { .. } => &["SR-507"],
            Self::AttackTurned { to_zero: true, .. } => &["SR-513"],
            Self::AttackTurned { to_zero: false, .. } => &["SR-514"],
            Self::MadeClumsy { .. } => &["SR-518"],
            Self::LifeChanged { .. } => &["SR-714"],
            Self::LifeAdjusted { .. } => &["SR-317"],
            Self::CoinFlipped { .. } => &["SR-812"],
            Self::TokenAdded { .. } => &["SR-811"],
            Self::Marked { .. } => &["SR-806"],
            Self::Jammed { .. } => &["SR-805"],
            Self::DeadRaised { .. } => &["SR-809"],
            Self::EncounterAdded {} => &["SR-810"],
            Self::ThresholdLowered { .. } => &["SR-823"],
            Self::Fatigue { .. } => &["SR-324"],
            Self::CreatureAims { group: Group::Random, .. } => &["SR-702", "SR-703"],
            Self::CreatureAims { group: Group::Precise, .. } => &["SR-704", "SR-709"],
            Self::NobodyMatches { .. } => &["SR-705"],
            Self::CreatureBanished {} => &["SR-409", "SR-712"],
            Self::HitRedirected { .. } => &["SR-519", "SR-520"],
            Self::Wounded { .. } => &["SR-707"],
            Self::Unharmed { .. } => &["SR-610"],
            Self::CardLost { .. } => &["SR-801"],
            Self::Petrified { .. } => &["SR-815"],
            Self::CounterAttacked { .. } => &["SR-429"],
            Self::Died { .. } => &["SR-912", "SR-913"],
            Self::TokenKilled { aim: Aim::Wolf { .. }, .. } => &["SR-807"],
            Self::TokenKilled { aim: Aim::Goblin { .. }, .. } => &["SR-808"],
            Self::TokenKilled { aim: Aim::Creature {}, .. } => &["SR-901"],
            Self::BridgeChosen { .. } => &["SR-825"],
            Self::EncounterDefeated { .. } => &["SR-901", "SR-902"],
            Self::EncounterOver { .. } => &["SR-906"],
            Self::Discarded { .. } => &["SR-107"],
            Self::Refreshed { .. } => &["SR-904"],
            Self::TieBreak { .. } => &["SR-909"],
            Self::GameOver { .. } => &["SR-908"],
            Self::AllDead {} => &["SR-911"],
        }
    }
}

/// Why a revealed card does nothing.
fn of_wasted(card: Card) -> &'static [&'static str] {
    match card.attack_effect() {
        Some(AttackEffect::NoHit {}) => &["SR-416"],
        Some(AttackEffect::Counter {}) => &["SR-431"],
        Some(AttackEffect::PrepareMul { .. }) => &["SR-424"],
        Some(_) | None => &["SR-415"],
    }
}

/// The clause of the low blow, and that it may be answered.
fn of_low_blow(card: Card) -> &'static [&'static str] {
    let Some(effect) = card.low_blow_effect() else { return &["SR-501"] };
    match effect {
        LowBlowEffect::DiscardSetNoAttack {} => &["SR-508", "SR-503"],
        LowBlowEffect::SwapSetCards {} => &["SR-510", "SR-503"],
        LowBlowEffect::SwapInitiative {} => &["SR-507", "SR-503"],
        LowBlowEffect::RedirectHit {} => &["SR-519", "SR-503"],
        LowBlowEffect::ChooseLifeChange { .. } => &["SR-515", "SR-503"],
        LowBlowEffect::RotateAllToZero {} => &["SR-513", "SR-503"],
        LowBlowEffect::RotateTarget { .. } => &["SR-514", "SR-503"],
        LowBlowEffect::ReplacePrepWithAttack { .. } => &["SR-518", "SR-503"],
        LowBlowEffect::StealItem { .. } | LowBlowEffect::DestroyItem { .. } => {
            &["SR-522", "SR-503"]
        }
        LowBlowEffect::CancelLowBlow { take: true } => &["SR-505", "SR-503"],
        LowBlowEffect::CancelLowBlow { take: false } => &["SR-504", "SR-503"],
    }
}
