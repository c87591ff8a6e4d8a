//! The game on trial: the ten laws every game must keep, duels and camps, open and closed lists, every house rule.

use std::path::Path;

use kernel::{Audience, Opening, Pile, Referee, Seat, Seats, State, Viewer};
use testkit::explore::explore;
use testkit::{Trial, laws, words};

use crate::CannibalWorld;
use crate::cards::{Card, Numbers};
use crate::table::given::{ChargeRule, Config, First, ReinforcementRule};
use crate::table::position::check_cards;
use crate::table::secrets::Stack;

const DECISIONS: u64 = 12_000;

/// One state in so many of an explored game is looked at.
const EXPLORED_ONE_IN: u32 = 24;

impl Trial for CannibalWorld {
    /// Random duels take some three hundred decisions, random games of four some eight hundred.
    const LONGEST: u32 = 20_000;

    const LOOK_ONE_IN: u32 = 12;

    fn configs() -> Vec<Config> {
        let duel = |decks: [&str; 2]| Config::new(2).with_decks(&decks);
        vec![
            duel(["prebuilt-rats", "prebuilt-cats"]),
            duel(["prebuilt-dogs", "prebuilt-renegades"]),
            Config::new(4),
            duel(["custom-rats-swarm", "custom-renegades-arsenal"]),
            duel(["bring", "bring"]),
            Config {
                reinforcement: ReinforcementRule::Recommended,
                last_stand: true,
                swap_takes_assault: false,
                stunned_may_move: false,
                charge_excess: ChargeRule::PrintedLife,
                first: First::CampB,
                pyrrhic: false,
                ..duel(["custom-cats-night", "custom-dogs-phalanx"])
            },
            Config {
                last_stand: true,
                open_lists_after: false,
                ..Config::new(4).with_decks(&[
                    "prebuilt-rats",
                    "bring",
                    "custom-dogs-fifteen",
                    "prebuilt-cats",
                ])
            },
        ]
    }

    /// Every card of every list is in exactly one place.
    fn count_pieces(state: &State<Self>, players: u8, referee: Referee<'_>) -> Result<(), String> {
        Seats::first(players).iter().try_for_each(|seat| check_cards(state, seat, referee))
    }

    /// Exchanges two cards of a seat that nobody else has seen: one still in the main deck with one in hand, or, once
    /// Reinforcements were drawn from (answers name those cards), two that are both still in the main deck.
    fn redeal(
        mut opening: Opening<Self>,
        now: &State<Self>,
        _world: &State<Self>,
        viewer: Viewer,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>> {
        let mut changed = false;
        for seat in now.public.players.seats().iter() {
            let is_mine = viewer == Viewer::Seat(seat) || now.public.open_hands.contains(seat);
            // Whoever shuffled a hand back has seen cards that are in the deck again.
            if is_mine && now.public.players[seat].mulliganed {
                continue;
            }
            let from_hand = !is_mine && !now.public.players[seat].has_drawn_reinforcements;
            changed |= exchange(&mut opening, now, seat, from_hand, referee);
        }
        changed.then_some(opening)
    }

    /// CW-103: where creatures and Action cards lie in the main decks.
    fn hidden_orders(
        state: &State<Self>,
        _viewer: Viewer,
        referee: Referee<'_>,
    ) -> Vec<Vec<String>> {
        let kind = |card: &Card| card.print().numbers.is_creature.to_string();
        let kinds = |main: &Stack| main.read(referee).iter().map(kind).collect();
        state.secrets.mains.iter().map(kinds).collect()
    }
}

/// Whether no rule and no search tells two cards apart: then what happened would have happened with either.
fn alike(one: &Numbers, other: &Numbers) -> bool {
    let class = |card: &Numbers| (card.is_creature, card.rank, card.value <= 6, card.value >= 8);
    class(one) == class(other)
}

fn exchange(
    opening: &mut Opening<CannibalWorld>,
    now: &State<CannibalWorld>,
    seat: Seat,
    from_hand: bool,
    referee: Referee<'_>,
) -> bool {
    let (main, hand) =
        (now.secrets.mains[seat].read(referee), now.secrets.hands[seat].read(referee));
    let mut start: Vec<Card> = opening.state.secrets.mains[seat].read(referee).to_vec();
    let others = if from_hand { hand } else { main };
    let copies = |card: Card| start.iter().filter(|other| **other == card).count();
    let single = |card: &&Card| copies(**card) == 1;
    let pair = main.iter().filter(single).find_map(|one| {
        let fits =
            |other: &&Card| *other != one && alike(&one.print().numbers, &other.print().numbers);
        Some((*one, *others.iter().filter(single).find(fits)?))
    });
    let Some((one, other)) = pair else { return false };
    let place = |card: Card| start.iter().position(|held| *held == card);
    let (Some(one), Some(other)) = (place(one), place(other)) else { return false };
    start.swap(one, other);
    opening.state.secrets.mains[seat] = Pile::known_to(Audience::NOBODY, start);
    true
}

#[test]
fn all_laws_hold() {
    laws::walk::<CannibalWorld>(DECISIONS);
}

#[test]
fn games_in_which_rare_things_meet_keep_the_laws() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus.trails");
    explore::<CannibalWorld>(&corpus, EXPLORED_ONE_IN);
}

#[test]
fn imagined_worlds_favour_nothing() {
    laws::even_worlds::<CannibalWorld>(24);
}

#[test]
fn words_are_whole_in_both_languages() {
    words::check_words::<CannibalWorld>();
    words::sentences::<CannibalWorld>(8);
}
