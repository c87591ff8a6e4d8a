//! Whether a position from a file can occur: every card is where its list says it may be, and what is to come fits.

use kernel::{List, Next, Referee, Seat, Seats, State};

use super::flow::{Question, Step, Window};
use super::public::{Cards, Public};
use crate::CannibalWorld;
use crate::cards::{Card, DeckList};
use crate::table::Given;

/// Whether a position can occur.
///
/// # Errors
/// Says what is wrong with it.
pub(crate) fn validate(
    given: &Given,
    state: &State<CannibalWorld>,
    players: u8,
    to_come: &[Next<CannibalWorld>],
) -> Result<(), String> {
    let public = &state.public;
    if players != given.players || public.players.len() != players {
        return Err("the number of players is not that of the table".into());
    }
    let seats = Seats::first(players);
    let of_table = |seat: Seat| seats.contains(seat);
    if !of_table(public.active) || !of_table(public.first) {
        return Err("a seat is named that the table does not have".into());
    }
    if public
        .creatures
        .iter()
        .any(|creature| !of_table(creature.owner) || creature.id.0 >= public.entered)
    {
        return Err("a creature in play has no owner, or an id of the future".into());
    }
    let ids: List<u16, { super::public::MOST_CREATURES }> =
        public.creatures.iter().map(|creature| creature.id.0).collect();
    if ids.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err("the creatures are not in the order of entering play".into());
    }
    if public.creatures.iter().any(|creature| !given.card(creature.card).is_creature) {
        return Err("a card in play is no creature".into());
    }
    if to_come.iter().any(|next| !fits(public, seats, next)) {
        return Err("what is to come names somebody or something that is not there".into());
    }
    Ok(())
}

fn fits(public: &Public, seats: Seats, next: &Next<CannibalWorld>) -> bool {
    let seat = match next {
        Next::Ask(Question::Window(window)) | Next::Do(Step::Open(window)) => {
            return seats.contains(window.seat()) && window_fits(public, *window);
        }
        Next::Ask(
            Question::DrawSource { seat }
            | Question::Main { seat }
            | Question::Search { seat, .. }
            | Question::Proliferate { seat }
            | Question::Second { seat, .. },
        ) => *seat,
        Next::Ask(Question::Tactics { seat, .. } | Question::Spread { seat, .. }) => {
            return public.combat.is_some() && seats.contains(*seat);
        }
        Next::Do(
            Step::Draws { seat, .. }
            | Step::GainMeat { seat, .. }
            | Step::SecondAbility { seat, .. }
            | Step::Resolve { seat, .. }
            | Step::Tactics { seat, .. },
        ) => *seat,
        Next::Do(Step::StartCombat { initiator, .. }) => *initiator,
        Next::Ask(
            Question::BringDeck {} | Question::ChooseReinforcement {} | Question::Mulligan {},
        )
        | Next::Do(
            Step::Begin {}
            | Step::Deal {}
            | Step::Turn {}
            | Step::DrawUp {}
            | Step::MainPhase {}
            | Step::FinalPhase {}
            | Step::DiscardPlayed {}
            | Step::Blow {}
            | Step::Strike {}
            | Step::EndCombat {}
            | Step::AssaultEffect {}
            | Step::FightOn {}
            | Step::Armour { .. }
            | Step::Apply {}
            | Step::ShotLands {}
            | Step::Drag { .. }
            | Step::Judge { .. },
        ) => return true,
    };
    seats.contains(seat)
}

fn window_fits(public: &Public, window: Window) -> bool {
    match window {
        Window::Respond { .. } | Window::Swap { .. } => public.attacked().is_some(),
        Window::Bullseye { .. } => public.shot.is_some(),
        Window::Enter { .. } | Window::Recharge { .. } | Window::Armour { .. } => true,
    }
}

/// Every card of a seat, wherever it lies, in order.
#[must_use]
pub fn all_cards(state: &State<CannibalWorld>, seat: Seat, referee: Referee<'_>) -> Vec<Card> {
    let (public, secrets) = (&state.public, &state.secrets);
    let in_play = public.creatures.iter().filter(|own| own.owner == seat).map(|own| own.card);
    let shown = public.played.iter().filter(|shown| shown.seat == seat).map(|shown| shown.card);
    let hidden = [&secrets.hands[seat], &secrets.mains[seat], &secrets.reinforcements[seat]];
    let mut cards: Vec<Card> = in_play
        .chain(shown)
        .chain(public.players[seat].discard.iter().copied())
        .chain(hidden.into_iter().flat_map(|stack| stack.read(referee).iter().copied()))
        .collect();
    cards.sort_unstable();
    cards
}

/// Whether a seat's cards are those of its list.
///
/// # Errors
/// Says which seat has other cards.
pub fn check_cards(
    state: &State<CannibalWorld>,
    seat: Seat,
    referee: Referee<'_>,
) -> Result<(), String> {
    let list: &DeckList = state.secrets.lists[seat].read(referee);
    let (found, wanted): (Vec<Card>, Cards) =
        (all_cards(state, seat, referee), list.each().collect());
    if found[..] == wanted[..] {
        Ok(())
    } else {
        Err(format!("{seat} has {found:?} and brought {:?}", &wanted[..]))
    }
}
