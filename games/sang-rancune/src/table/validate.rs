//! Whether a position read from a file, or set by hand, can occur.

use kernel::Next::{Ask, Do};
use kernel::{Audience, Next, Referee, Seat, Seats};

use crate::cards::Card;
use crate::cards::heroes::FULL_LIFE;
use crate::table::config::PLAYERS;
use crate::table::flow::{Declaration, Question, Step, Window};
use crate::table::given::Given;
use crate::table::public::Public;
use crate::table::secrets::Sizes;
use crate::{SangRancune, State};

/// Whether such a position can occur, as far as that can be told without looking at what is hidden.
pub(crate) fn validate(
    _given: &Given,
    state: &State,
    players: u8,
    to_come: &[Next<SangRancune>],
) -> Result<(), String> {
    let State { public, secrets } = state;
    if !PLAYERS.contains(&players) {
        return Err(format!("there is no game for {players} players"));
    }
    let lists = [
        public.heroes.len(),
        public.offers_made.len(),
        secrets.hands.len(),
        secrets.set.len(),
        secrets.gifts.len(),
    ];
    if lists != [players; 5] {
        return Err("not every list has a place for every player".into());
    }
    for seat in public.heroes.seats().iter() {
        let knows = |audience: Audience| audience.at_table(players).contains(seat);
        if !knows(secrets.hands[seat].audience()) || !knows(secrets.set[seat].audience()) {
            return Err(format!("{seat} does not know his own cards"));
        }
    }
    let unseen: usize = Card::all().map(|card| public.unseen(card)).sum();
    let held = |seat: Seat| secrets.hand_size(seat) + secrets.set_size(seat);
    let hidden: usize = public.heroes.seats().iter().map(held).sum();
    if unseen != hidden + secrets.pile.len() {
        return Err("there are more or fewer cards than were printed".into());
    }
    let heroes: Vec<_> = public.heroes.iter().map(|hero| hero.hero).collect();
    if heroes.iter().enumerate().any(|(place, hero)| heroes[..place].contains(hero)) {
        return Err("two players have the same hero".into());
    }
    if public.heroes.iter().any(|hero| hero.life > FULL_LIFE) {
        return Err("a hero has more Life than a hero can have".into());
    }
    check_to_come(public, to_come)
}

/// Whether what is hidden can occur: no Item in a hand or face down, and no card more often than it was printed.
pub(crate) fn validate_secrets(
    _given: &Given,
    state: &State,
    referee: Referee<'_>,
) -> Result<(), String> {
    let State { public, secrets } = state;
    let seats = || public.heroes.seats().iter();
    let held = |seat: Seat| {
        secrets.hands[seat].read(referee).iter().chain(secrets.set[seat].read(referee)).copied()
    };
    if let Some(seat) = seats().find(|seat| held(*seat).any(Card::is_item)) {
        return Err(format!("{seat} hides an Item"));
    }
    let hidden = || seats().flat_map(held).chain(secrets.pile.read(referee).iter().copied());
    let count = |card: Card| hidden().filter(|other| *other == card).count();
    match Card::all().find(|card| count(*card) != public.unseen(*card)) {
        Some(card) => Err(format!("{card:?} is there more or less often than it was printed")),
        None => Ok(()),
    }
}

/// What is to come must have what it needs, and every seat that is named must exist.
fn check_to_come(public: &Public, to_come: &[Next<SangRancune>]) -> Result<(), String> {
    let table = public.heroes.seats();
    let mut named: Seats = public.corpses.iter().copied().collect();
    named = public.hits.iter().map(|hit| hit.target).fold(named.union(public.struck), Seats::with);
    named = public.damage_pile.iter().map(|blow| blow.owner).fold(named, Seats::with);
    named = public.low_blows.iter().map(|played| played.by).fold(named, Seats::with);
    named = public.turn.iter().map(|turn| turn.seat).fold(named, Seats::with);
    for next in to_come {
        let (needs_turn, seats) = needs(*next);
        named = named.union(seats);
        if needs_turn && public.turn.is_none() {
            return Err("what is to come belongs to a turn, and there is none".into());
        }
    }
    if named.is_subset_of(table) {
        Ok(())
    } else {
        Err("a seat is named that the table does not have".into())
    }
}

/// Whether something to come needs a turn, and which seats it names.
const fn needs(next: Next<SangRancune>) -> (bool, Seats) {
    match next {
        Do(Step::Strike {}) => (true, Seats::NONE),
        Do(
            Step::RevealAttacks { seat }
            | Step::CheckDefeat { by: seat }
            | Step::Mentalism { seat },
        )
        | Ask(
            Question::Loot { seat }
            | Question::SetOpenly { seat }
            | Question::DiscardDown { seat }
            | Question::Mentalism { seat, .. },
        ) => (false, Seats::only(seat)),
        Ask(Question::Window(window)) => (false, named_by(window)),
        Ask(Question::Replace { seat, .. } | Question::Declare(Declaration { seat, .. })) => {
            (true, Seats::only(seat))
        }
        Do(_) | Ask(_) => (false, Seats::NONE),
    }
}

/// The seats a window names.
const fn named_by(window: Window) -> Seats {
    match window {
        Window::BeforeReveal { turn: seat }
        | Window::AttackRevealed { turn: seat }
        | Window::Fireball { seat } => Seats::only(seat),
        Window::AnswerMoveOver { seat, by } => Seats::only(seat).with(by),
        Window::PlanB {}
        | Window::LowBlow { .. }
        | Window::CreatureTargets {}
        | Window::CreatureHit {} => Seats::NONE,
    }
}
