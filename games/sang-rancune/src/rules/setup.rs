//! SR-1xx, set-up: heroes, hands, and the pile of Encounters.

use arrayvec::ArrayVec;
use kernel::Next::Do;
use kernel::{Audience, ConfigError, Hidden, Opening, PerSeat, Pile, Rng, Seats};

use crate::cards::encounters::EncounterId;
use crate::cards::heroes::{FULL_LIFE, HeroId};
use crate::cards::{Card, deck};
use crate::table::config::Config;
use crate::table::event::Event;
use crate::table::flow::Step;
use crate::table::items::Item;
use crate::table::state::{Creature, Fallback, HAND_LIMIT, Hero, House, State};
use crate::{Play, SangRancune};

/// SR-101 to SR-111. Order of the draws: heroes, Encounters, Action cards.
pub(crate) fn deal(config: &Config, rng: &mut Rng) -> Result<Opening<SangRancune>, ConfigError> {
    config.check()?;
    let heroes = heroes(config, rng);
    let mut encounters: Vec<EncounterId> =
        config.encounters.clone().unwrap_or_else(|| EncounterId::all().collect());
    let pool = encounters.iter().fold(0, |pool, encounter| pool | 1 << encounter.index());
    rng.shuffle(&mut encounters);
    let dungeon = encounters.split_off(encounters.len() - usize::from(config.dungeon_size));
    let mut cards: Vec<Card> = Card::all()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(card.print().count)))
        .collect();
    rng.shuffle(&mut cards);
    let mut dealt: Vec<Vec<Card>> =
        (0..config.players).map(|_| cards.split_off(cards.len() - HAND_LIMIT)).collect();
    let heroes = PerSeat::new(config.players, |seat| {
        // SR-105: Items are placed and not replaced.
        let hand = &mut dealt[usize::from(seat.number())];
        let items = hand
            .iter()
            .filter(|card| card.is_item())
            .map(|card| Item { card: *card, is_open: false })
            .collect();
        hand.retain(|card| !card.is_item());
        hero(heroes[usize::from(seat.number())], items)
    });
    let first = *dungeon.last().expect("a dungeon has Encounters");
    let state = State {
        hands: PerSeat::new(config.players, |seat| {
            Pile::known_to(Audience::seat(seat), dealt[usize::from(seat.number())].drain(..))
        }),
        set: PerSeat::new(config.players, |seat| Pile::known_to(Audience::seat(seat), [])),
        gifts: PerSeat::new(config.players, |_| Hidden::known_to(Audience::NOBODY, None)),
        pile: Pile::known_to(Audience::NOBODY, cards),
        reshuffles: 0,
        discard: ArrayVec::new(),
        removed: ArrayVec::new(),
        encounters: Pile::known_to(Audience::NOBODY, dungeon),
        unused: Pile::known_to(Audience::NOBODY, encounters),
        risen: None,
        creature: Creature::new(first, config.players, false),
        last_defeated: None,
        met: ArrayVec::new(),
        progress: 0,
        damage_pile: ArrayVec::new(),
        is_adjusted: false,
        first_damage: None,
        last_damage: None,
        turn: None,
        low_blows: ArrayVec::new(),
        hits: ArrayVec::new(),
        fallback: Fallback::None,
        struck: Seats::NONE,
        offer: None,
        drink: None,
        offers_made: PerSeat::new(config.players, |_| 0),
        corpses: ArrayVec::new(),
        house: House {
            pool,
            dungeon_size: config.dungeon_size,
            bonus_by_position: config.bonus_by_position,
            last_survivor_ends: config.last_survivor_ends,
            fatigue_from: config.fatigue_from,
        },
        heroes,
    };
    Ok(Opening { players: config.players, state, first: Step::Begin {} })
}

/// SR-101: no two players have the same hero.
fn heroes(config: &Config, rng: &mut Rng) -> Vec<HeroId> {
    let mut drawn: Vec<HeroId> = HeroId::all().collect();
    rng.shuffle(&mut drawn);
    config.heroes.clone().unwrap_or(drawn)
}

/// SR-102: a hero at the start.
pub(crate) fn hero(hero: HeroId, items: ArrayVec<Item, 11>) -> Hero {
    Hero {
        hero,
        life: FULL_LIFE,
        buried: false,
        prestige: 0,
        initiative: 0,
        items,
        prepared: ArrayVec::new(),
        set_open: false,
        acted: false,
        barred: false,
        tripped: false,
        jostled: 0,
        petrified_in: 0,
        is_stone: false,
        marks: 0,
        tally: 0,
        attacked: false,
        goblins: ArrayVec::new(),
        trophies: ArrayVec::new(),
    }
}

/// SR-111, SR-205: the first Encounter is turned up at the end of set-up; an Amulette dealt at once has its effect.
pub(crate) fn begin(play: &mut Play<'_>) {
    let heroes = play.state.heroes.iter().map(|hero| hero.hero).collect::<ArrayVec<_, 6>>();
    let encounters = play.state.house.dungeon_size;
    play.tell(|_| Event::GameStarted { heroes: heroes.clone(), encounters });
    play.tell(|look| {
        let hand = look.viewer.seat().and_then(|seat| look.state.hands[seat].seen_by(look.viewer));
        Event::Dealt { yours: hand.map(|hand| hand.iter().copied().collect()) }
    });
    for seat in play.seats().iter() {
        let items: ArrayVec<Item, 11> = play.state.heroes[seat].items.clone();
        for item in &items {
            play.tell(|_| Event::ItemDrawn { seat, item: item.card });
        }
    }
    play.then([
        Do(Step::OpenBetween {}),
        Do(Step::Initiative {}),
        Do(Step::PlanB {}),
        Do(Step::Round {}),
    ]);
    // SR-615: whoever was dealt the Amulette may draw, once the first Encounter lies open.
    for seat in play.seats().iter() {
        play.then([Do(Step::Mentalism { seat })]);
    }
    play.then([Do(Step::Reveal {})]);
}

/// How many cards the box holds.
#[must_use]
pub fn printed_cards() -> usize {
    deck().cards().iter().map(|card| usize::from(card.count)).sum()
}
