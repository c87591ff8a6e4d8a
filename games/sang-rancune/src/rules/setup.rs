//! SR-1xx, set-up: heroes, hands, and the pile of Encounters.

use kernel::Next::Do;
use kernel::{Audience, Hidden, List, Opening, PerSeat, Pile, Rng, Seat, Seats};

use crate::cards::encounters::EncounterId;
use crate::cards::heroes::{FULL_LIFE, HeroId};
use crate::cards::{Card, deck};
use crate::table::config::Config;
use crate::table::event::Event;
use crate::table::flow::Step;
use crate::table::items::Item;
use crate::table::pieces::{Creature, Fallback, HAND_LIMIT, Hero};
use crate::table::public::Public;
use crate::table::secrets::{Secrets, own};
use crate::{Play, SangRancune, State};

/// SR-101 to SR-111. Order of the draws: heroes, Encounters, Action cards.
pub(crate) fn deal(config: &Config, rng: &mut Rng) -> Opening<SangRancune> {
    deal_dungeon(config, usize::from(config.dungeon_size), rng)
}

/// The same with only so many Encounters, as a lesson wants it; the others stay in the box.
pub(crate) fn deal_dungeon(config: &Config, met: usize, rng: &mut Rng) -> Opening<SangRancune> {
    let players = config.players;
    let heroes = heroes(config, rng);
    let mut encounters: Vec<EncounterId> =
        config.encounters.clone().unwrap_or_else(|| EncounterId::all().collect());
    rng.shuffle(&mut encounters);
    let mut dungeon = encounters.split_off(encounters.len() - usize::from(config.dungeon_size));
    encounters.extend(dungeon.drain(..dungeon.len().saturating_sub(met.max(1))));
    let mut cards: Vec<Card> = Card::all()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(card.print().count)))
        .collect();
    rng.shuffle(&mut cards);
    let dealt: Vec<Vec<Card>> =
        (0..players).map(|_| cards.split_off(cards.len() - HAND_LIMIT)).collect();
    // SR-105: Items are placed and not replaced.
    let (of_items, of_hands): (Vec<Vec<Card>>, Vec<Vec<Card>>) =
        dealt.into_iter().map(|hand| hand.into_iter().partition(|card| card.is_item())).unzip();
    let place = |seat: Seat| usize::from(seat.number());
    let first = *dungeon.last().expect("a dungeon has Encounters");
    let public = Public {
        heroes: PerSeat::new(players, |seat| hero(heroes[place(seat)], &of_items[place(seat)])),
        ..bare(players, first)
    };
    let secrets = Secrets {
        hands: PerSeat::new(players, |seat| own(seat, of_hands[place(seat)].iter().copied())),
        set: PerSeat::new(players, |seat| own(seat, [])),
        gifts: PerSeat::new(players, |_| Hidden::known_to(Audience::NOBODY, None)),
        pile: Pile::known_to(Audience::NOBODY, cards),
        encounters: Pile::known_to(Audience::NOBODY, dungeon),
        unused: Pile::known_to(Audience::NOBODY, encounters),
    };
    Opening { players, state: State { public, secrets }, first: Step::Begin {} }
}

/// A table before anything happens; the heroes are still to be chosen.
fn bare(players: u8, first: EncounterId) -> Public {
    Public {
        heroes: PerSeat::new(players, |_| hero(HeroId::default(), &[])),
        reshuffles: 0,
        discard: List::new(),
        removed: List::new(),
        risen: None,
        creature: Creature::new(first, players, false),
        last_defeated: None,
        met: List::new(),
        progress: 1,
        damage_pile: List::new(),
        is_adjusted: false,
        strikers: List::new(),
        turn: None,
        low_blows: List::new(),
        hits: List::new(),
        fallback: Fallback::None,
        struck: Seats::NONE,
        wounds: PerSeat::new(players, |_| 0),
        offer: None,
        drink: None,
        offers_made: PerSeat::new(players, |_| 0),
        corpses: List::new(),
    }
}

/// SR-101: no two players have the same hero.
fn heroes(config: &Config, rng: &mut Rng) -> Vec<HeroId> {
    let mut drawn: Vec<HeroId> = HeroId::all().collect();
    rng.shuffle(&mut drawn);
    config.heroes.clone().unwrap_or(drawn)
}

/// SR-102: a hero at the start.
fn hero(hero: HeroId, items: &[Card]) -> Hero {
    Hero {
        hero,
        life: FULL_LIFE,
        buried: false,
        prestige: 0,
        initiative: 0,
        items: items.iter().map(|card| Item { card: *card, is_open: false }).collect(),
        prepared: List::new(),
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
        goblins: List::new(),
        trophies: List::new(),
    }
}

/// SR-111, SR-205: the first Encounter is turned up at the end of set-up; an Amulette dealt at once has its effect.
pub(crate) fn begin(play: &mut Play<'_>) {
    let heroes = play.public.heroes.iter().map(|hero| hero.hero).collect();
    let encounters = play.secrets.encounters.len() as u8;
    play.tell(|_| Event::GameStarted { heroes, encounters });
    play.tell(|look| {
        let hand = look.seat().and_then(|seat| look.secrets.hands[seat].seen_by(look.eyes()));
        Event::Dealt { yours: hand.map(|hand| hand.iter().copied().collect()) }
    });
    for seat in play.seats().iter() {
        for item in play.public.heroes[seat].items {
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
