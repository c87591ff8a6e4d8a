//! The game on trial: the ten laws every game must keep.

use std::path::Path;

use kernel::{Audience, Opening, Pile, Referee, Seat, Viewer};
use testkit::explore::explore;
use testkit::{Trial, laws, words};

use crate::cards::Card;
use crate::cards::encounters::EncounterId;
use crate::table::config::Config;
use crate::{SangRancune, State};

/// How many decisions the laws watch.
const DECISIONS: u64 = 300_000;
/// In how many games worlds are imagined by the hundred.
const WORLDS: u64 = 12;
/// One state in so many of an explored game is looked at.
const EXPLORED_ONE_IN: u32 = 40;

impl Trial for SangRancune {
    /// Random games take some fifteen hundred decisions; the longest of a hundred thousand took under six thousand.
    const LONGEST: u32 = 12_000;

    const LOOK_ONE_IN: u32 = 40;

    fn configs() -> Vec<Config> {
        let mut configs: Vec<Config> = (3..=6).map(Config::new).collect();
        configs.extend((3..=6).map(|players| Config { dungeon_size: 5, ..Config::new(players) }));
        configs.push(Config {
            last_survivor_ends: true,
            bonus_by_position: false,
            ..Config::new(4)
        });
        configs
    }

    /// Every Action card and every Encounter is in exactly one place.
    fn count_pieces(state: &State, players: u8, referee: Referee<'_>) -> Result<(), String> {
        let seats = kernel::Seats::first(players);
        for card in Card::all() {
            let count = |cards: &[Card]| cards.iter().filter(|other| **other == card).count();
            let hidden: usize = seats
                .iter()
                .map(|seat| {
                    count(state.secrets.hands[seat].read(referee))
                        + count(state.secrets.set[seat].read(referee))
                })
                .sum();
            let found = hidden + count(state.secrets.pile.read(referee));
            if found != state.public.unseen(card) {
                return Err(format!(
                    "{found} {card:?} are hidden where {} must be",
                    state.public.unseen(card)
                ));
            }
        }
        let known = state
            .secrets
            .encounters
            .read(referee)
            .iter()
            .chain(state.secrets.unused.read(referee))
            .chain(&state.public.met);
        let mut all: Vec<EncounterId> = known.copied().collect();
        all.sort_unstable();
        let wanted: Vec<EncounterId> = EncounterId::all().collect();
        if all == wanted { Ok(()) } else { Err(format!("the Encounters are {all:?}")) }
    }

    /// Exchanges a card that another player has held from the start and never shown with one still in the pile, and an
    /// Encounter to come with one in the box.
    fn redeal(
        mut opening: Opening<Self>,
        now: &State,
        world: &State,
        viewer: Viewer,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>> {
        if now.public.reshuffles > 0 {
            return None;
        }
        swap_encounters(&mut opening.state, now, referee);
        let seats = now.public.heroes.seats();
        let others = seats.iter().filter(|seat| viewer != Viewer::Seat(*seat));
        for seat in others {
            if swap_card(&mut opening.state, now, world, seat, referee) {
                break;
            }
        }
        Some(opening)
    }

    /// The pile, the Encounters to come and those in the box: nobody knows anything about their order.
    fn hidden_orders(state: &State, _viewer: Viewer, referee: Referee<'_>) -> Vec<Vec<String>> {
        let secrets = &state.secrets;
        let family = |card: &Card| format!("{:?}", card.print().family);
        let encounter = |id: &EncounterId| format!("{:?}", id.print().kind);
        vec![
            secrets.pile.read(referee).iter().map(family).collect(),
            secrets.encounters.read(referee).iter().map(encounter).collect(),
            secrets.unused.read(referee).iter().map(encounter).collect(),
        ]
    }
}

/// One of the Encounters to come changes places with one in the box.
fn swap_encounters(opening: &mut State, now: &State, referee: Referee<'_>) {
    let mut dungeon: Vec<EncounterId> = opening.secrets.encounters.read(referee).to_vec();
    let mut unused: Vec<EncounterId> = opening.secrets.unused.read(referee).to_vec();
    let untouched = unused == now.secrets.unused.read(referee);
    if untouched && !now.secrets.encounters.is_empty() && !unused.is_empty() {
        std::mem::swap(&mut dungeon[0], &mut unused[0]);
        opening.secrets.encounters = Pile::known_to(Audience::NOBODY, dungeon);
        opening.secrets.unused = Pile::known_to(Audience::NOBODY, unused);
    }
}

/// A card this seat was dealt and that nobody has ever seen a copy of, for one of the same kind still in the pile.
fn swap_card(
    opening: &mut State,
    now: &State,
    world: &State,
    seat: Seat,
    referee: Referee<'_>,
) -> bool {
    let mut hand: Vec<Card> = opening.secrets.hands[seat].read(referee).to_vec();
    let mut pile: Vec<Card> = opening.secrets.pile.read(referee).to_vec();
    let left = now.secrets.pile.len();
    let count = |cards: &[Card], card: Card| cards.iter().filter(|other| **other == card).count();
    let printed = |card: Card| usize::from(card.print().count);
    let kept = |card: &Card| {
        now.public.unseen(*card) == printed(*card)
            && count(&hand, *card) == count(now.secrets.hands[seat].read(referee), *card)
            && now.secrets.set[seat].is_empty()
    };
    let alike = |one: Card, two: Card| {
        one != two
            && one.print().family == two.print().family
            && one.print().subtype == two.print().subtype
    };
    let wish = |held: Card| {
        let wanted =
            world.secrets.pile.read(referee).iter().copied().find(|other| alike(held, *other));
        wanted.and_then(|other| pile[..left].iter().position(|card| *card == other))
    };
    let found = hand
        .iter()
        .enumerate()
        .filter(|(_, card)| kept(card))
        .find_map(|(at, card)| Some((at, wish(*card)?)));
    let Some((at, place)) = found else { return false };
    std::mem::swap(&mut hand[at], &mut pile[place]);
    opening.secrets.hands[seat] = Pile::known_to(Audience::seat(seat), hand);
    opening.secrets.pile = Pile::known_to(Audience::NOBODY, pile);
    true
}

/// The ten laws, over random games of every configuration.
#[test]
fn the_laws_hold_wherever_random_games_lead() {
    laws::walk::<SangRancune>(DECISIONS);
}

/// Who imagines worlds believes that every card of a pile may lie anywhere in it.
#[test]
fn imagined_piles_have_no_order() {
    laws::even_worlds::<SangRancune>(WORLDS);
}

/// Games that lead where two effects meet.
#[test]
fn the_laws_hold_where_effects_meet() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus.trails");
    explore::<SangRancune>(&corpus, EXPLORED_ONE_IN);
}

#[test]
fn words_are_whole_in_both_languages() {
    words::check_words::<SangRancune>();
    words::sentences::<SangRancune>(12);
}
