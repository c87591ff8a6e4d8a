//! The spy (DS-1411…1414): named in secret, revealed when he is activated from turn 3 on.

use kernel::Next::Ask;

use super::forbidden::Forbidden;
use super::turn::side_of;
use super::{Play, board, contacts, declare};
use crate::cards::kinds::Kind;
use crate::cards::{Role, ScenarioId};
use crate::table::event::TurnEvent;
use crate::table::scene::Board;
use crate::table::{Event, FigureId, Question};

/// DS-1412: the declaration is paid; if the figure is the spy, he changes sides and gets other orders.
pub(crate) fn look(play: &mut Play<'_>, id: FigureId) {
    let referee = play.referee();
    let is_spy = play.secrets.spy.as_ref().is_some_and(|spy| *spy.read(referee) == id);
    if play.public.scenario != ScenarioId::Espion
        || play.public.turn < play.given.scenario(ScenarioId::Espion).spy_from()
        || play.public.figure(id).turncoat
    {
        return;
    }
    if !is_spy {
        play.public.figure_mut(id).cleared = true;
        return;
    }
    let Some(side) = side_of(board(play), Role::Renegade) else { return };
    // DS-R85: he belongs to the renegades' lowest seat.
    let seat = board(play).speaker(side);
    if let Some(spy) = play.secrets.spy.as_mut() {
        spy.reveal(referee);
    }
    let figure = play.public.figure_mut(id);
    figure.turncoat = true;
    figure.owner = Some(seat);
    play.public.revealed_spy = Some(id);
    play.public.look_for_end = true;
    if let Some(acting) = play.public.acting.as_mut() {
        acting.seat = seat;
    }
    play.tell(|_| Event::Turn(TurnEvent::SpyRevealed { figure: id, seat }));
    contacts::recompute(play, None);
    play.then([Ask(Question::SpyOrders { seat })]);
}

/// DS-1412: any legal actions that cost no more than was paid.
pub(crate) fn check(board: Board<'_>, kinds: &[Kind]) -> Result<(), Forbidden> {
    let acting = board.public.acting.ok_or(Forbidden::NotYourDecision)?;
    if kinds.is_empty() {
        return Ok(());
    }
    let figure = board.figure(acting.figure);
    declare::judge(board, figure, kinds)?;
    let price = declare::total(board, figure, kinds);
    if price > acting.paid {
        return Err(Forbidden::TooPoor { price, purse: acting.paid });
    }
    Ok(())
}

/// The spy does what he is told instead.
pub(crate) fn obey(play: &mut Play<'_>, kinds: &[Kind]) {
    if let Some(acting) = play.public.acting.as_mut() {
        acting.kinds = kinds.iter().copied().collect();
        acting.next = 0;
    }
}
