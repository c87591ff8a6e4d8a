//! Who is asked, what may be answered, and what answers lead to.

use kernel::Next::Ask;
use kernel::{Answers, Asked, Audience, Hidden, Seat, Viewer};

use super::forbidden::Forbidden;
use super::{
    Look, Play, ambush, board, candidates, command, declare, deploy, ending, fight, lookout, npcs,
    perform, seen, setup, special, spy, targets, turn,
};
use crate::cards::{Npc, Role, ScenarioId};
use crate::geometry::Facing;
use crate::table::flow::{Choice, Reaction, Setting, TurnStep};
use crate::table::public::Purpose;
use crate::table::scene::Board;
use crate::table::{Action, Question, Step};

/// Whom a question is put to.
pub(crate) fn who(look: Look<'_>, question: Question) -> Asked {
    match question.seat() {
        Some(seat) => Asked::One(seat),
        None => {
            let sides = 0..look.given.side_count;
            let seats = sides.map(|side| seen(&look).speaker(side));
            Asked::Everyone(seats.fold(kernel::Seats::NONE, kernel::Seats::with))
        }
    }
}

/// DS-1604: whether an answer is allowed.
pub(crate) fn check(look: Look<'_>, question: Question, action: &Action) -> Result<(), Forbidden> {
    let now = seen(&look);
    let seat = look.seat().ok_or(Forbidden::NotYourDecision)?;
    match (question, action) {
        (_, Action::Resign {}) => Ok(()),
        (Question::Activate { .. }, Action::EndTurn {}) => Ok(()),
        (Question::Activate { .. }, Action::Activate(said)) => declare::check(now, seat, said),
        (Question::Perform { .. }, Action::Forgo {}) => Ok(()),
        (Question::Perform { .. }, Action::Perform(deed)) => perform::check(now, deed, false),
        (Question::Perform { .. }, Action::DropAndPerform(deed)) => perform::check(now, deed, true),
        (Question::React { lookout, .. }, Action::React(reaction)) => {
            lookout::may_react(now, lookout, *reaction)
        }
        (Question::SpringReact { figure, .. }, Action::React(reaction)) => {
            lookout::may_react(now, figure, *reaction)
        }
        (Question::Spring { forced: false, .. }, Action::React(Reaction::Wait {})) => Ok(()),
        (question, Action::Choose(choice)) => choice_allowed(now, seat, question, choice),
        (question, Action::Setup(setting)) => setting_allowed(now, seat, question, setting),
        _ => Err(Forbidden::BadInput),
    }
}

fn choice_allowed(
    board: Board<'_>,
    seat: Seat,
    question: Question,
    choice: &Choice,
) -> Result<(), Forbidden> {
    match (question, choice) {
        (Question::Reroll { .. }, Choice::KeepRoll {}) => Ok(()),
        (Question::Reroll { figure, .. }, Choice::RerollSelf {}) => {
            let may = command::has_luck(board, board.figure(figure));
            if may { Ok(()) } else { Err(Forbidden::NoReroll) }
        }
        (Question::Reroll { figure, .. }, Choice::RerollInspired {}) => {
            let may = command::has_example(board, board.figure(figure));
            if may { Ok(()) } else { Err(Forbidden::NoReroll) }
        }
        (Question::SecondExchange { .. }, Choice::Stop {}) => Ok(()),
        (Question::SecondExchange { .. }, Choice::Again { target }) => {
            let fight = board.public.fight.ok_or(Forbidden::OneExchange)?;
            let attacker = board.figure(fight.attacker);
            targets::again(board, attacker, *target, fight::struck_first(&fight)).map(|_| ())
        }
        (Question::TurnTarget { .. }, Choice::Turn { .. }) => Ok(()),
        (Question::DodgeMove { .. }, Choice::Stay {}) => Ok(()),
        (Question::DodgeMove { .. }, Choice::Dodge { dir }) => {
            let valid = Facing::new(dir.0, dir.1).valid();
            if valid { Ok(()) } else { Err(Forbidden::BadFacing) }
        }
        (Question::Patrol { .. } | Question::MoveNotable { .. }, Choice::Skip {}) => Ok(()),
        (Question::Ambush { .. }, Choice::Skip {}) => Ok(()),
        (Question::Patrol { searcher, .. }, Choice::Patrol { fig, path, face }) => {
            npcs::may_patrol(board, seat, searcher, *fig, path, *face)
        }
        (Question::MoveNotable { .. }, Choice::MoveNotable { path, face }) => {
            let notable = npcs::notable(board).ok_or(Forbidden::NotAvailable)?;
            npcs::may_walk(board, notable, path, *face).map(|_| ())
        }
        (Question::SpyOrders { .. }, Choice::Orders { r#do }) => spy::check(board, r#do),
        (Question::Ambush { .. }, Choice::Spring { marker, fig, face }) => {
            ambush::place(board, seat, *marker, *fig, None)?;
            if face.valid() { Ok(()) } else { Err(Forbidden::BadFacing) }
        }
        (Question::Spring { marker: asked, forced, .. }, Choice::Spring { marker, fig, .. }) => {
            if asked != *marker {
                return Err(Forbidden::BadInput);
            }
            let moving = board.public.moving.ok_or(Forbidden::NotYourDecision)?;
            // DS-1493, DS-1494: only one who must come out makes way for the mover.
            let mover = forced.then(|| board.figure(moving.figure));
            ambush::place(board, seat, *marker, *fig, mover).map(|_| ())
        }
        (Question::Spring { forced: true, .. }, Choice::Decoy {}) => {
            if ambush::may_remove(board, seat) { Ok(()) } else { Err(Forbidden::NoDecoy) }
        }
        _ => Err(Forbidden::BadInput),
    }
}

fn setting_allowed(
    board: Board<'_>,
    seat: Seat,
    question: Question,
    setting: &Setting,
) -> Result<(), Forbidden> {
    let refused = |allowed: bool, why: Forbidden| if allowed { Ok(()) } else { Err(why) };
    match (question, setting) {
        (Question::Propose {}, Setting::Propose { scenario }) => {
            refused(setup::exists(board.given, *scenario), Forbidden::BadInput)
        }
        (Question::ChooseRole { .. }, Setting::Role { role }) => {
            refused(matches!(role, Role::Militia | Role::Renegade), Forbidden::BadInput)
        }
        (Question::HideLoot { .. }, Setting::HideLoot { spot }) => {
            refused(*spot < 6, Forbidden::BadInput)
        }
        (Question::NameSpy { .. }, Setting::Name { fig }) => {
            refused(deploy::could_be_spy(board).any(|one| one.id == *fig), Forbidden::BadSpy)
        }
        (Question::NameAssassin { .. }, Setting::Name { fig }) => {
            refused(deploy::could_be_assassin(board).any(|one| one.id == *fig), Forbidden::BadInput)
        }
        (Question::PickSpot { .. }, Setting::Spot { spot }) => {
            let there = usize::from(*spot) < board.table().spots.len();
            let taken = board.public.spots.iter().any(|one| *one == Some(*spot));
            refused(there && !taken, Forbidden::BadDeploy)
        }
        (Question::Deploy { .. }, Setting::Deploy { placements, bearers }) => {
            deploy::check(board, seat, placements, bearers)
        }
        (Question::PlaceMarkers { .. }, Setting::Markers { points }) => {
            refused(ambush::may_lie(board, seat, points), Forbidden::BadMarkers)
        }
        _ => Err(Forbidden::BadInput),
    }
}

/// Goes on with the answers.
pub(crate) fn answer(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
    if let Question::Propose {} = question {
        return proposals(play, answers);
    }
    let (seat, action) = answers.only();
    if let Action::Resign {} = action {
        if !ending::resign(play, seat) {
            // DS-R112: an NPC in the middle of its activation goes on for the heir.
            let heir = play.public.acting.map(|acting| acting.seat).filter(|heir| *heir != seat);
            if let (Question::Perform { .. }, Some(seat)) = (question, heir) {
                return play.then([Ask(Question::Perform { seat })]);
            }
            let mut list = Vec::new();
            candidates::candidates(play.look(Viewer::Seat(seat)), question, &mut list);
            let look = play.look(Viewer::Seat(seat));
            let first = list.into_iter().find(|one| check(look, question, one).is_ok());
            if let Some(first) = first {
                carry_out(play, seat, question, &first);
            }
        }
        return;
    }
    carry_out(play, seat, question, action);
}

/// DS-1305: both proposals are turned over.
fn proposals(play: &mut Play<'_>, answers: &Answers<Action>) {
    let mut proposed = Vec::new();
    for (seat, action) in answers.iter() {
        if let Action::Setup(Setting::Propose { scenario }) = action {
            proposed.push(*scenario);
        } else if ending::resign(play, seat) {
            return;
        } else {
            proposed.push(ScenarioId::Affrontement);
        }
    }
    if let [first, second] = proposed[..] {
        setup::proposed(play, first, second);
    }
}

fn carry_out(play: &mut Play<'_>, seat: Seat, question: Question, action: &Action) {
    match (question, action) {
        (_, Action::EndTurn {}) => turn::stop(play, seat),
        (_, Action::Activate(said)) => turn::activate(play, seat, said),
        (_, Action::Forgo {}) => perform::forgo(play),
        (_, Action::Perform(deed)) => perform::perform(play, seat, deed, false),
        (_, Action::DropAndPerform(deed)) => perform::perform(play, seat, deed, true),
        (Question::React { lookout, .. }, Action::React(reaction)) => {
            lookout::react(play, lookout, *reaction);
        }
        (Question::SpringReact { figure, .. }, Action::React(reaction)) => {
            lookout::react(play, figure, *reaction);
        }
        (_, Action::React(_)) => {}
        (question, Action::Choose(choice)) => chosen(play, seat, question, choice),
        (question, Action::Setup(setting)) => set(play, seat, question, setting),
        (_, Action::Resign {}) => {}
    }
}

fn chosen(play: &mut Play<'_>, seat: Seat, question: Question, choice: &Choice) {
    match *choice {
        Choice::KeepRoll {} => rerolls(play, question, false),
        Choice::RerollSelf {} => {
            if let Question::Reroll { figure, .. } = question {
                play.public.figure_mut(figure).lucky = true;
            }
            rerolls(play, question, true);
        }
        Choice::RerollInspired {} => {
            if let Question::Reroll { figure, .. } = question {
                play.public.figure_mut(figure).inspired = true;
            }
            rerolls(play, question, true);
        }
        Choice::Again { target } => fight::goes_on(play, target),
        Choice::Stop {} => play.public.fight = None,
        Choice::Turn { turn } => {
            if turn {
                fight::turn_to_attacker(play);
            }
        }
        Choice::Dodge { dir } => special::dodge(play, Some(dir)),
        Choice::Stay {} => special::dodge(play, None),
        Choice::Patrol { fig, path, face } => {
            npcs::walk(play, seat, fig, Purpose::Patrol, path, face);
        }
        Choice::MoveNotable { path, face } => {
            let notable = play.public.figures.iter().find(|one| one.npc == Some(Npc::Notable));
            if let Some(id) = notable.map(|one| one.id) {
                npcs::walk(play, seat, id, Purpose::Notable, path, face);
            }
        }
        Choice::Skip {} => {
            if let Question::Ambush { seat } = question {
                let from = seat.number() + 1;
                play.then([kernel::Next::Do(Step::Turn(TurnStep::Ambush { from }))]);
            }
        }
        Choice::Orders { r#do } => spy::obey(play, &r#do),
        Choice::Spring { marker, fig, face } => {
            if let Question::Spring { forced, .. } = question {
                return ambush::spring(play, seat, marker, fig, forced);
            }
            if let Ok(stand) = ambush::place(board(play), seat, marker, fig, None) {
                ambush::come_out(play, marker, fig, stand, face);
            }
            let from = seat.number();
            play.then([kernel::Next::Do(Step::Turn(TurnStep::Ambush { from }))]);
        }
        Choice::Decoy {} => {
            if let Question::Spring { marker, .. } = question {
                ambush::remove(play, marker);
            }
        }
    }
}

fn rerolls(play: &mut Play<'_>, question: Question, again: bool) {
    let Question::Reroll { figure, .. } = question else { return };
    if play.public.testing.is_some() {
        special::rerolled(play, again);
    } else {
        fight::rerolled(play, figure, again);
    }
}

fn set(play: &mut Play<'_>, seat: Seat, question: Question, setting: &Setting) {
    use crate::table::Event;
    use crate::table::event::TableEvent;
    let side = play.given.side(seat);
    let audience = Audience::seats(play.given.seats_of(side));
    match *setting {
        Setting::Propose { .. } => {}
        Setting::Role { role } => setup::assign(play, side, role),
        Setting::Spot { spot } => {
            play.public.spots[seat] = Some(spot);
            play.tell(|_| Event::Table(TableEvent::TookSpot { seat, spot }));
        }
        Setting::HideLoot { spot } => {
            // DS-1313: a side's secret is known to all its seats.
            play.secrets.loot = Some(Hidden::known_to(audience, spot));
            play.public.secret_named = true;
            play.tell(|_| Event::Table(TableEvent::SecretNamed { seat }));
        }
        Setting::Name { fig } => {
            let secret = Some(Hidden::known_to(audience, fig));
            play.public.secret_named = true;
            if let Question::NameSpy { .. } = question {
                play.secrets.spy = secret;
            } else {
                play.secrets.assassin = secret;
            }
            play.tell(|_| Event::Table(TableEvent::SecretNamed { seat }));
        }
        Setting::Deploy { placements, bearers } => {
            deploy::deploy(play, seat, &placements, &bearers);
        }
        Setting::Markers { points } => deploy::lay_markers(play, seat, &points),
    }
}
