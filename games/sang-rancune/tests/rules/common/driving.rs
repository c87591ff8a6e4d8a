//! Tables set for a test, and ways to play on: rounds without reactions, and one reaction among many.

use kernel::{Game, Rng};
use sang_rancune::cards::Card;
use sang_rancune::rules::position::Position;
use sang_rancune::table::flow::Window;
use sang_rancune::{Action, Config, Question, SangRancune, Step};
use testkit::Script;

use super::{HIT, PASS, PLAN_B, TARGETS, before_reveal, refresh, revealed, set};

pub(crate) type Play = Script<SangRancune>;

/// What each seat of [`fight`] keeps: low blows, so that reactions are possible and nobody has to use them.
pub(crate) const KEPT: [&str; 6] =
    ["plan_b", "crack", "critical_miss", "move_over", "after_you", "mixed_order"];

/// Heroes who each hold a card to set and one of [`KEPT`]; none at all where no card is named.
pub(crate) fn fight<const N: usize>(id: &str, set: [&str; N]) -> Position {
    let hands = set.into_iter().zip(KEPT).zip(0..).filter(|((card, _), _)| !card.is_empty());
    hands.fold(Position::fight(id, N as u8), |position, ((card, kept), seat)| {
        position.hand(seat, &[card, kept])
    })
}

/// The beginning of a round, with the pile as it comes.
pub(crate) fn play(position: Position) -> Play {
    Script::new(position.table())
}

/// Another step, and then rounds.
pub(crate) fn play_at(position: Position, step: Step) -> Play {
    Script::new(position.table_at(step))
}

/// The beginning of a round. Items lie at the bottom of the pile, so that nobody draws one by chance.
pub(crate) fn go(position: Position) -> Play {
    Script::new(without_items_on_top(position).table())
}

/// The table between two Encounters; the one of the position is over.
pub(crate) fn between(position: Position) -> Play {
    Script::new(without_items_on_top(position).table_at(Step::Encounter {}))
}

/// A table set up by the game itself.
pub(crate) fn set_up(config: &Config, seed: u64) -> Play {
    let mut rng = Rng::from_number(seed);
    let given = SangRancune::given(config).expect("a table that can be played");
    let opening = SangRancune::setup(config, &given, &mut rng);
    Script::begin(config, opening, rng)
}

/// The pile from its top: Attacks from 50 down, tactical cards, low blows, the 100, Items.
fn without_items_on_top(position: Position) -> Position {
    position.pile_by(|card| {
        let rest = Card::all().count() - card.index();
        let first =
            u32::from(!card.is_item()) + u32::from(!card.is_item() && card.id() != "attack_100");
        first * 100 + rest as u32
    })
}

/// Everybody who is asked to sets the card named for the seat; nobody does for `""`.
#[track_caller]
pub(crate) fn lay(table: &mut Play, ids: &[&str]) {
    let asked = table.asked();
    for (seat, id) in (0..).zip(ids).filter(|(seat, id)| !id.is_empty() && asked.contains(seat)) {
        table.does(seat, set(id));
    }
}

/// Everybody lets this window go by.
#[track_caller]
pub(crate) fn pass(table: &mut Play, window: Question) {
    assert_eq!(table.question(), Some(window));
    table.everybody_does(&PASS);
}

/// Everybody lets windows go by until this question is asked.
#[track_caller]
pub(crate) fn pass_to(table: &mut Play, question: Question) {
    until(table, |asked| asked == question);
}

/// Everybody lets all windows go by, until something has to be chosen.
#[track_caller]
pub(crate) fn pass_all(table: &mut Play) {
    while matches!(table.question(), Some(Question::Window(_))) {
        table.everybody_does(&PASS);
    }
}

/// Reactions are passed over until this question is asked.
#[track_caller]
pub(crate) fn until(table: &mut Play, wanted: impl Fn(Question) -> bool) {
    while let Some(question) = table.question().filter(|question| !wanted(*question)) {
        assert!(matches!(question, Question::Window(_)), "{question:?} cannot be passed over");
        table.everybody_does(&PASS);
    }
    assert!(table.question().is_some(), "the game is over");
}

#[track_caller]
pub(crate) fn until_reveal_of(table: &mut Play, seat: u8) {
    pass_to(table, before_reveal(seat));
}

#[track_caller]
pub(crate) fn until_reaction_to(table: &mut Play, seat: u8) {
    pass_to(table, revealed(seat));
}

#[track_caller]
pub(crate) fn until_targets(table: &mut Play) {
    pass_to(table, TARGETS);
}

#[track_caller]
pub(crate) fn until_hit(table: &mut Play) {
    pass_to(table, HIT);
}

/// To the Plan B window that follows the creature's attack.
#[track_caller]
pub(crate) fn until_plan_b(table: &mut Play) {
    pass_to(table, PLAN_B);
}

/// In a window, this seat acts and all others pass.
#[track_caller]
pub(crate) fn acts(table: &mut Play, seat: u8, action: Action) {
    for other in table.asked() {
        if other != seat {
            table.does(other, PASS);
        }
    }
    table.does(seat, action);
}

/// In a window, this seat plays a low blow and nobody cancels it.
#[track_caller]
pub(crate) fn plays(table: &mut Play, seat: u8, action: Action) {
    acts(table, seat, action);
    while matches!(table.question(), Some(Question::Window(Window::LowBlow { .. }))) {
        table.everybody_does(&PASS);
    }
}

/// A whole round in which nobody reacts.
#[track_caller]
pub(crate) fn play_round(table: &mut Play, ids: &[&str]) {
    assert_eq!(table.question(), Some(Question::SetAttack {}), "nobody sets now");
    lay(table, ids);
    pass_all(table);
}

/// Nobody discards anything after the Encounter.
#[track_caller]
pub(crate) fn keep_hands(table: &mut Play) {
    assert_eq!(table.question(), Some(Question::Refresh {}), "the Encounter is not over");
    table.everybody_does(&refresh(&[]));
}
