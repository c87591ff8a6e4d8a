//! The turn (DS-300): the dead, gold, start-of-turn moves, initiative, activations in turn, the end.

use kernel::Next::{Ask, Do};
use kernel::{List, PerSeat, Rng, Roll, Seat};

use super::{Play, ambush, board, command, declare, ending, npcs, perform, spy};
use crate::cards::{Npc, Role, ScenarioId};
use crate::table::event::TurnEvent;
use crate::table::flow::{Declaration, TurnStep};
use crate::table::public::Acting;
use crate::table::scene::Board;
use crate::table::{Event, Question, Status, Step};

/// One step of a turn.
pub(crate) fn step(play: &mut Play<'_>, step: TurnStep) {
    match step {
        TurnStep::Begin => begin(play),
        TurnStep::Arrival => arrival(play),
        TurnStep::Notable => notable(play),
        TurnStep::Ambush { from } => reveals(play, from),
        TurnStep::Neutrals => npcs::behave(play),
        TurnStep::Initiative => initiative(play),
        TurnStep::Activations => activations(play),
        TurnStep::NextAction => next_action(play),
        TurnStep::Close => perform::close(play),
        TurnStep::End => ending::end_of_turn(play),
    }
}

/// DS-301…305: the dead leave the table, and their gold with them.
fn begin(play: &mut Play<'_>) {
    play.public.turn += 1;
    for figure in &mut play.public.figures {
        if figure.status == Status::Fallen {
            figure.status = Status::Removed;
        }
        (figure.activated, figure.lucky, figure.inspired) = (false, false, false);
        figure.gold = 0;
    }
    for seat in play.seats().iter() {
        play.public.purses[seat] = purse(board(play), seat);
    }
    play.public.harm = false;
    // Bands may have resigned before the first turn (DS-1308, DS-1309).
    play.public.look_for_end = true;
    let turn = play.public.turn;
    play.tell(|_| Event::Turn(TurnEvent::Began { turn }));
    play.then([
        Do(Step::Turn(TurnStep::Arrival)),
        Do(Step::Turn(TurnStep::Notable)),
        Do(Step::Turn(TurnStep::Ambush { from: 0 })),
        Do(Step::Turn(TurnStep::Neutrals)),
        Do(Step::Turn(TurnStep::Initiative)),
        Do(Step::Turn(TurnStep::Activations)),
        Do(Step::Turn(TurnStep::End)),
    ]);
}

/// DS-303, DS-304, DS-R01: what a seat may spend this turn.
#[must_use]
pub fn purse(board: Board<'_>, seat: Seat) -> u8 {
    let own = || board.public.figures.iter().filter(move |one| one.id.seat() == Some(seat));
    let sum = |is: fn(&crate::table::Figure) -> bool| {
        own().filter(|one| is(one)).map(|one| command::cost(board, one)).sum::<u8>()
    };
    // A turncoat counts once as dead for those he left, and in neither sum for those he joined (DS-1413).
    let dead = sum(|one| one.is_dead() || one.turncoat);
    let living = sum(|one| one.lives() && !one.turncoat);
    let base = board.given.purse(board.public.roles[seat]);
    base.saturating_sub(dead).max(base.min(living))
}

/// DS-1432, DS-1492: the reserve arrives, certainly or on a die.
fn arrival(play: &mut Play<'_>) {
    let scenario = play.given.scenario(play.public.scenario);
    let turn = play.public.turn;
    let arrivals = scenario.reserves.iter().flat_map(|reserve| &reserve.arrival);
    let Some(arrival) = arrivals.into_iter().find(|arrival| arrival.turn == turn) else { return };
    if play.public.arrived {
        return;
    }
    let die = (arrival.on > 1).then(|| die(play.rng));
    let arrived = die.is_none_or(|die| die >= arrival.on);
    play.public.arrived = arrived;
    play.tell(|_| Event::Turn(TurnEvent::Arrival { die, arrived }));
}

/// One six-sided die.
pub(crate) fn die(rng: &mut Rng) -> u8 {
    rng.below(6) as u8 + 1
}

/// The side that plays a part.
pub(crate) fn side_of(board: Board<'_>, role: Role) -> Option<u8> {
    (0..board.given.side_count).find(|side| board.public.roles[board.given.speaker(*side)] == role)
}

/// DS-1462: the militia may move the notable, not if he is engaged.
fn notable(play: &mut Play<'_>) {
    let now = board(play);
    let free = |one: &&crate::table::Figure| {
        one.npc == Some(Npc::Notable) && one.stands() && !one.engaged()
    };
    if now.plays(ScenarioId::Assassinat)
        && now.public.figures.iter().find(free).is_some()
        && let Some(side) = side_of(now, Role::Militia)
    {
        let seat = now.speaker(side);
        play.then([Ask(Question::MoveNotable { seat })]);
    }
}

/// DS-1493 b: ambushers may come out at the start of a turn, any number of them.
fn reveals(play: &mut Play<'_>, from: u8) {
    let now = board(play);
    let can = |seat: &Seat| {
        let markers = 0..now.public.markers.len() as u8;
        markers.into_iter().any(|marker| {
            ambush::hidden(now, *seat)
                .any(|one| ambush::place(now, *seat, marker, one.id, None).is_ok())
        })
    };
    let next = play.seats().iter().filter(|seat| seat.number() >= from).find(can);
    if let Some(seat) = next {
        play.then([Ask(Question::Ambush { seat })]);
    }
}

/// DS-306: two dice each, from highest to lowest; those who are tied roll again.
fn initiative(play: &mut Play<'_>) {
    let seats: List<Seat, 6> = play.seats().minus(play.public.resigned).iter().collect();
    let mut totals: PerSeat<u8, 6> = PerSeat::new(play.players(), |_| 0);
    let order = rank(play.rng, &seats, Some(&mut totals));
    play.public.order = order;
    play.public.next = 0;
    play.public.finished = play.public.resigned;
    if let Some(first) = order.first().copied() {
        play.tell(|_| Event::Turn(TurnEvent::Initiative { totals, first }));
    }
}

/// What a seat's two dice show.
fn two_dice(rng: &mut Rng, seat: Seat) -> u8 {
    let roll = Roll::<()>::dice_for(format_args!("order:{}", seat.number()), 2, rng);
    roll.dice.iter().map(|die| die.face).sum()
}

/// Seats from the highest total of two dice to the lowest; ties are rolled again among the tied, in seat order.
pub(crate) fn rank(
    rng: &mut Rng,
    seats: &[Seat],
    mut shown: Option<&mut PerSeat<u8, 6>>,
) -> List<Seat, 6> {
    if seats.len() < 2 {
        return seats.iter().copied().collect();
    }
    let rolled: List<(Seat, u8), 6> =
        seats.iter().map(|seat| (*seat, two_dice(rng, *seat))).collect();
    for (seat, total) in &rolled {
        if let Some(shown) = shown.as_deref_mut() {
            shown[*seat] = *total;
        }
    }
    let mut order = List::new();
    for total in (2..=12).rev() {
        let tied: List<Seat, 6> =
            rolled.iter().filter(|(_, one)| *one == total).map(|(seat, _)| *seat).collect();
        order.extend(rank(rng, &tied, None));
    }
    order
}

/// DS-307…309: the next seat that can still act is asked; when none can, the turn is over.
fn activations(play: &mut Play<'_>) {
    let count = play.public.order.len();
    for _ in 0..count {
        let seat = play.public.order[usize::from(play.public.next) % count];
        play.public.next = ((usize::from(play.public.next) + 1) % count) as u8;
        if play.public.finished.contains(seat) {
            continue;
        }
        let now = board(play);
        if declare::is_destitute(now, seat) || !declare::can_activate(now, seat) {
            // DS-308: able again only if a marker or an arrival lets it be; within a turn nothing does.
            if declare::is_destitute(now, seat) {
                play.public.finished.insert(seat);
            }
            continue;
        }
        return play
            .then([Ask(Question::Activate { seat }), Do(Step::Turn(TurnStep::Activations))]);
    }
}

/// DS-309: a seat stops for the whole turn.
pub(crate) fn stop(play: &mut Play<'_>, seat: Seat) {
    play.public.finished.insert(seat);
    play.tell(|_| Event::Turn(TurnEvent::Stopped { seat }));
}

/// DS-310, DS-1412, DS-1512: the figure is named and paid for; the load may be put down, an ambusher comes out.
pub(crate) fn activate(play: &mut Play<'_>, seat: Seat, said: &Declaration) {
    let now = board(play);
    let gold = declare::total(now, now.figure(said.fig), &said.r#do);
    if let Some(marker) = said.marker
        && let Ok(stand) = ambush::place(now, seat, marker, said.fig, None)
    {
        ambush::come_out(play, marker, said.fig, stand, said.face.unwrap_or_default());
    }
    play.public.purses[seat] -= gold;
    let figure = play.public.figure_mut(said.fig);
    (figure.activated, figure.gold) = (true, gold);
    figure.lookout = false;
    let (id, kinds) = (said.fig, said.r#do);
    play.tell(|_| Event::Turn(TurnEvent::Activated { seat, figure: id, kinds, gold }));
    if said.drop {
        super::harm::drop_load(play, id);
    }
    play.public.acting = Some(Acting { figure: id, seat, kinds, paid: gold, ..Acting::default() });
    play.then([Do(Step::Turn(TurnStep::NextAction))]);
    spy::look(play, id);
}

/// DS-315, DS-R98: the next announced action, its die first; or the activation is over.
fn next_action(play: &mut Play<'_>) {
    let Some(mut acting) = play.public.acting else { return };
    let figure = play.public.figure(acting.figure);
    let here = matches!(figure.status, Status::Standing | Status::Reserve);
    let kind = perform::present(&acting).filter(|_| here && !acting.over);
    let Some(kind) = kind else {
        play.public.acting = None;
        return;
    };
    acting.die = 0;
    if kind.has_die() {
        let rolled = Roll::<()>::dice_for(format_args!("die:{}", acting.figure), 1, play.rng);
        acting.die = rolled.dice[0].face;
        let (figure, face) = (acting.figure, acting.die);
        play.tell(|_| Event::Turn(TurnEvent::Die { figure, kind, face }));
    }
    play.public.acting = Some(acting);
    let seat = acting.seat;
    play.then([Ask(Question::Perform { seat }), Do(Step::Turn(TurnStep::NextAction))]);
}
