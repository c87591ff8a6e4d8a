//! How a game ends and for whom it is won (DS-1204, DS-1205, DS-1307…1312, DS-1105).

use kernel::Next::Do;
use kernel::{Outcome, PerSeat, Seat, Seats};

use super::turn::side_of;
use super::{Play, board, command};
use crate::cards::scenario::{End, How, Objective};
use crate::cards::{Npc, Role, ScenarioId};
use crate::geometry::Surface;
use crate::geometry::measure::within;
use crate::geometry::place::{elevation, same_level};
use crate::geometry::{Point, Stand};
use crate::table::event::TableEvent;
use crate::table::flow::TurnStep;
use crate::table::public::{Level, Thing, ThingPlace};
use crate::table::scene::Board;
use crate::table::{Event, Figure, FigureId, Given, Public, Status, Step};

/// DS-1311: so many whole turns without harm are a stalemate.
const STALEMATE: u8 = 5;
/// DS-1310: no game lasts longer.
const SAFETY: u8 = 30;

/// Why objectives are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Because {
    /// As they stand.
    Now,
    /// DS-1308: only this side has living figures; nobody if none.
    Last(Option<u8>),
    /// DS-1309: this side gives up.
    Resigned(u8),
}

/// DS-1205: whether a side has a living figure of its band, wherever it is.
pub(crate) fn is_able(board: Board<'_>, side: u8) -> bool {
    board
        .public
        .figures
        .iter()
        .any(|figure| figure.npc.is_none() && figure.lives() && board.side(figure) == Some(side))
}

/// The seats with a living figure.
fn fighting(board: Board<'_>) -> Seats {
    let figures = board.public.figures.iter().filter(|one| one.npc.is_none() && one.lives());
    figures.filter_map(|one| one.owner).fold(Seats::NONE, Seats::with)
}

/// Runs between any two things: ends the game if a resolution has brought its end about (DS-1307).
pub(crate) fn look_for_end(play: &mut Play<'_>) {
    if !play.public.look_for_end || play.public.turn == 0 || play.public.levels.is_some() {
        return;
    }
    play.public.look_for_end = false;
    let assassin = assassin(play);
    if let Some(because) = why_over(board(play), assassin) {
        return end(play, because);
    }
    play.public.fighting = fighting(board(play));
}

/// DS-1307, DS-1308: why the game is over as things stand, if it is.
fn why_over(now: Board<'_>, assassin: Option<FigureId>) -> Option<Because> {
    let able: Vec<u8> = (0..now.given.side_count).filter(|side| is_able(now, *side)).collect();
    if able.len() <= 1 {
        return Some(Because::Last(able.first().copied()));
    }
    let met = now.given.scenario(now.public.scenario).end.iter().any(|end| match end {
        End::ObjectiveMet { role } => {
            side_of(now, *role).is_some_and(|side| fulfils(now, assassin, side, Because::Now))
        }
        End::NpcDead { npc } => {
            let dead = |one: &Figure| one.npc == Some(*npc) && one.is_dead();
            now.public.figures.iter().any(dead)
        }
        End::ObjectiveMetEndOfTurn {} | End::SideEliminated {} | End::TurnLimit {} => false,
    });
    met.then_some(Because::Now)
}

/// Whether the game would be over, at once or with the turn, if things stood so, for somebody who knows the assassin or
/// not.
pub(crate) fn would_end(given: &Given, then: &Public, assassin: Option<FigureId>) -> bool {
    let then = Board::new(given, then);
    why_over(then, assassin).is_some() || ends_by_chief(then)
}

/// How things would stand if this figure died by that one. A unit does not die at once.
pub(crate) fn after_death(now: Board<'_>, by: FigureId, target: FigureId) -> Option<Public> {
    let dies = now.public.find(target).filter(|one| !command::is_unit(now, one))?;
    let chief_of = by.seat().filter(|_| command::is_chief(now, dies));
    let mut then = *now.public;
    then.figure_mut(target).status = Status::Fallen;
    chief_of.into_iter().for_each(|seat| then.chief_killers.insert(seat));
    if dies.npc == Some(Npc::Notable) {
        then.notable_killed_by = Some(by);
    }
    Some(then)
}

/// The same if this figure left the table with what it bears.
pub(crate) fn after_leaving(now: Board<'_>, leaver: &Figure) -> Public {
    let mut then = *now.public;
    let figure = then.figure_mut(leaver.id);
    figure.status = Status::Left;
    if let Some(load) = figure.load {
        then.things[usize::from(load)].place = ThingPlace::Off(leaver.id);
    }
    then
}

/// The same if it stood there.
pub(crate) fn after_walking(now: Board<'_>, walker: &Figure, to: Stand) -> Public {
    let mut then = *now.public;
    then.figure_mut(walker.id).stand = to;
    then
}

/// The same if the loot were found.
pub(crate) fn after_finding(now: Board<'_>) -> Public {
    let mut then = *now.public;
    then.loot_found = true;
    then
}

/// The same if the prisoner were freed.
pub(crate) fn after_freeing(now: Board<'_>) -> Public {
    let mut then = *now.public;
    then.freed = true;
    then
}

/// DS-301 step 6: limits, stalemate, and chiefs killed this turn.
pub(crate) fn end_of_turn(play: &mut Play<'_>) {
    let turn = play.public.turn;
    play.public.quiet_turns = if play.public.harm { 0 } else { play.public.quiet_turns + 1 };
    let now = board(play);
    let scenario = now.public.scenario;
    let limit = now.given.last_turn(scenario);
    let chief = ends_by_chief(now);
    let over = limit.is_some_and(|limit| turn >= limit)
        || turn >= SAFETY
        || limit.is_none() && play.public.quiet_turns >= STALEMATE
        || chief;
    if over {
        return end(play, Because::Now);
    }
    play.then([Do(Step::Turn(TurnStep::Begin))]);
}

/// DS-1442: whether the game ends with this turn for a chief's death.
fn ends_by_chief(board: Board<'_>) -> bool {
    let ends = &board.given.scenario(board.public.scenario).end;
    ends.contains(&End::ObjectiveMetEndOfTurn {}) && chief_fell(board)
}

/// DS-1442, DS-R78: a chief is dead; among three bands or more, killed by one of them.
fn chief_fell(board: Board<'_>) -> bool {
    if board.given.free_for_all() {
        return !board.public.chief_killers.is_empty();
    }
    board.public.figures.iter().any(|one| one.is_dead() && command::is_chief(board, one))
}

/// DS-1309: whether nobody is left to fight for one of the sides when this seat gives up.
pub(crate) fn resigning_ends(given: &Given, seat: Seat) -> bool {
    given.side_count == 2 && given.seats_of(given.side(seat)).len() == 1
}

/// DS-1309: a seat gives up. True if the game is over by that.
pub(crate) fn resign(play: &mut Play<'_>, seat: Seat) -> bool {
    play.tell(|_| Event::Table(TableEvent::Resigned { seat }));
    let side = play.given.side(seat);
    if resigning_ends(play.given, seat) {
        end(play, Because::Resigned(side));
        return true;
    }
    play.public.resigned.insert(seat);
    play.public.finished.insert(seat);
    // DS-1103, DS-R112: NPCs are no members of a band; the seat that now speaks for the side has them.
    let heir = board(play).speaker(side);
    let mut own = Vec::new();
    for figure in play.public.figures.iter_mut().filter(|one| one.owner == Some(seat)) {
        match figure.npc {
            Some(_) => figure.owner = Some(heir),
            None => own.push(figure.id),
        }
    }
    if let Some(acting) = play.public.acting.as_mut().filter(|acting| acting.seat == seat)
        && play.public.figures.iter().any(|one| one.id == acting.figure && one.npc.is_some())
    {
        acting.seat = heir;
    }
    for id in own {
        super::harm::drop_load(play, id);
        let figure = play.public.figure_mut(id);
        figure.status = Status::Removed;
        (figure.lookout, figure.duel) = (false, None);
    }
    play.public.harm = true;
    super::ambush::forget_empty(play);
    if play.public.turn > 0 {
        super::contacts::recompute(play, None);
        play.public.look_for_end = true;
    }
    false
}

/// DS-1461: the one secret that decides an objective.
fn assassin(play: &Play<'_>) -> Option<FigureId> {
    let referee = play.referee();
    play.secrets.assassin.as_ref().map(|one| *one.read(referee))
}

/// DS-1307: whether a side fulfils all its objectives.
fn fulfils(board: Board<'_>, assassin: Option<FigureId>, side: u8, because: Because) -> bool {
    // DS-1309: before the first turn everything is still possible, even what nobody has been told to do.
    if let Because::Resigned(loser) = because
        && board.public.turn == 0
    {
        return loser != side;
    }
    let role = board.public.roles[board.given.speaker(side)];
    let scenario = board.given.scenario(board.public.scenario);
    let all = scenario.objectives(role);
    !all.is_empty() && all.iter().all(|one| meets(board, assassin, side, one, because))
}

/// Whether an objective is met as things stand, for somebody who knows the assassin or not; nothing if he cannot tell.
pub(crate) fn is_met(
    board: Board<'_>,
    assassin: Option<FigureId>,
    side: u8,
    objective: &Objective,
) -> Option<bool> {
    let secret = matches!(objective, Objective::KillNpc { .. })
        && assassin.is_none()
        && board.public.notable_killed_by.is_some();
    (!secret).then(|| meets(board, assassin, side, objective, Because::Now))
}

fn meets(
    board: Board<'_>,
    assassin: Option<FigureId>,
    side: u8,
    objective: &Objective,
    because: Because,
) -> bool {
    if because == Because::Resigned(side) {
        return false;
    }
    // DS-1308, DS-1309: what is still possible is deemed done by the side that is left.
    let deemed = match because {
        Because::Now => false,
        Because::Last(last) => last == Some(side),
        Because::Resigned(_) => true,
    };
    let beaten = matches!(because, Because::Last(Some(last)) if last != side);
    let things = board.public.things.iter();
    let npc = |wanted: Npc| board.public.figures.iter().find(|one| one.npc == Some(wanted));
    let lives = |wanted: Npc| npc(wanted).is_some_and(Figure::lives);
    match objective {
        Objective::DeliverLoad { object, zone, how, count } => {
            let arrived = |thing: &&Thing| match (thing.place, how) {
                (ThingPlace::Off(by), How::Exit) => board.side(board.figure(by)) == Some(side),
                (ThingPlace::Borne(by), How::Stand) => {
                    let bearer = board.figure(by);
                    let there = bearer.stands()
                        && board.side(bearer) == Some(side)
                        && in_zone(board, zone, bearer.at());
                    deemed || there && !beaten
                }
                (ThingPlace::Lying(_) | ThingPlace::Borne(_), _) => deemed,
                (ThingPlace::Off(_) | ThingPlace::Nowhere, _) => false,
            };
            let there = things.filter(|thing| thing.kind == *object).filter(arrived).count();
            there >= usize::from(*count)
        }
        Objective::StealLoad { object, .. } => {
            things.filter(|thing| thing.kind == *object).any(|thing| match thing.place {
                ThingPlace::Off(by) => board.side(board.figure(by)) == Some(side),
                ThingPlace::Lying(_) | ThingPlace::Borne(_) => deemed,
                ThingPlace::Nowhere => false,
            })
        }
        Objective::Prevent { of } => {
            let other = side_of(board, *of);
            !beaten && other.is_none_or(|other| !fulfils(board, assassin, other, because))
        }
        Objective::KillRank { .. } => {
            killed_chief(board, side) || deemed && has_living_chief(board, side)
        }
        Objective::FindLoot {} => board.public.loot_found || deemed,
        Objective::KillNpc { npc, .. } => {
            let alive = assassin.is_some_and(|one| board.figure(one).lives());
            let done = assassin.is_some() && board.public.notable_killed_by == assassin;
            done || deemed && alive && lives(*npc)
        }
        Objective::NpcAlive { npc } => lives(*npc) && !beaten,
        Objective::FreeNpc { npc } => board.public.freed || deemed && lives(*npc),
        Objective::DeliverNpc { npc: wanted, zone } => {
            let there = npc(*wanted).is_some_and(|one| {
                one.stands() && !board.public.freed && in_zone(board, zone, one.at())
            });
            there || deemed && lives(*wanted) && !board.public.freed
        }
        Objective::HoldPoints { points, radius } => {
            deemed || !beaten && holds(board, side, points, *radius)
        }
        Objective::Annihilate {} => deemed || annihilated(board, side),
    }
}

fn in_zone(board: Board<'_>, zone: &str, at: Point) -> bool {
    board.setup().zone(zone).iter().any(|area| area.contains(at))
}

/// DS-1105, DS-1441: an enemy chief is dead, or among several bands killed by one's own.
fn killed_chief(board: Board<'_>, side: u8) -> bool {
    if board.given.free_for_all() {
        return board.public.chief_killers.contains(board.given.speaker(side));
    }
    board.public.figures.iter().any(|one| {
        one.is_dead()
            && command::is_chief(board, one)
            && one.id.seat().is_some_and(|seat| board.given.side(seat) != side)
    })
}

/// Whether a chief of another side lives, so that killing one is still possible (DS-1308).
fn has_living_chief(board: Board<'_>, side: u8) -> bool {
    let enemy = |one: &Figure| one.id.seat().is_some_and(|seat| board.given.side(seat) != side);
    let mut figures = board.public.figures.iter();
    figures.any(|one| one.lives() && enemy(one) && command::is_chief(board, one))
}

/// DS-1471: at both ends a figure of one's own on the level of the ground, and no enemy of it.
fn holds(board: Board<'_>, side: u8, points: &[String], radius: i32) -> bool {
    points.iter().all(|name| {
        let Some(at) = board.setup().points.get(name).copied() else { return false };
        let ground = elevation(board.terrain(), Stand { at, on: Surface::Ground });
        let near =
            |one: &&Figure| within(one.at(), at, radius) && same_level(board.body(one).z, ground);
        let own = board
            .public
            .standing()
            .filter(near)
            .find(|one| one.npc.is_none() && board.side(one) == Some(side));
        own.is_some_and(|own| {
            !board.public.standing().filter(near).any(|one| board.enemies(own, one))
        })
    })
}

/// DS-1105, DS-1496, DS-R73: every enemy band is dead; if nobody is left, those who fell together.
fn annihilated(board: Board<'_>, side: u8) -> bool {
    let others = (0..board.given.side_count).filter(|other| *other != side);
    let alone = others.into_iter().all(|other| !is_able(board, other));
    if !board.given.free_for_all() {
        return alone;
    }
    let fell_now = board.public.fighting.contains(board.given.speaker(side));
    alone && (is_able(board, side) || fell_now)
}

/// DS-1204, DS-1312: levels of victory; secrets are shown (DS-1414).
fn end(play: &mut Play<'_>, because: Because) {
    let assassin = assassin(play);
    let now = board(play);
    let count = now.given.side_count;
    let done: Vec<bool> = (0..count).map(|side| fulfils(now, assassin, side, because)).collect();
    let successes = done.iter().filter(|done| **done).count();
    let level = |side: u8| {
        let beaten = (0..count).filter(|other| *other != side).all(|other| !is_able(now, other));
        match (done[usize::from(side)], successes) {
            (true, 1) if beaten => Level::Crushing,
            (true, 1) => Level::Plain,
            (true, _) => Level::Draw,
            (false, _) => Level::Defeat,
        }
    };
    let levels: PerSeat<Level, 6> =
        PerSeat::new(play.players(), |seat| level(play.given.side(seat)));
    play.public.levels = Some(levels);
    show_secrets(play);
    play.tell(|_| Event::Table(TableEvent::Ended { levels }));
    let winners = levels.seats_where(|level| *level != Level::Defeat);
    // DS-1203: what the game would bring in a campaign.
    let loot = levels.map(|_, level| match level {
        Level::Crushing => 4,
        Level::Plain | Level::Draw => 2,
        Level::Defeat => 1,
    });
    play.end(Outcome::won_by(winners).with_scores(loot));
}

/// DS-1414: what was secret is shown at the end.
fn show_secrets(play: &mut Play<'_>) {
    let referee = play.referee();
    if let Some(spy) = play.secrets.spy.as_mut() {
        spy.reveal(referee);
        let figure = *spy.read(referee);
        play.public.revealed_spy = Some(figure);
        play.tell(|_| Event::Table(TableEvent::WasSpy { figure }));
    }
    if let Some(assassin) = play.secrets.assassin.as_mut() {
        assassin.reveal(referee);
        let figure = *assassin.read(referee);
        play.public.revealed_assassin = Some(figure);
        play.tell(|_| Event::Table(TableEvent::WasAssassin { figure }));
    }
    if let Some(loot) = play.secrets.loot.as_mut() {
        loot.reveal(referee);
        let spot = *loot.read(referee);
        play.public.revealed_loot = Some(spot);
        play.tell(|_| Event::Table(TableEvent::LootWas { spot }));
    }
    play.secrets.course = None;
}

/// Whether a side's part in the scenario is this one, for those who count.
#[must_use]
pub fn plays_part(board: Board<'_>, side: u8, role: Role) -> bool {
    board.public.scenario != ScenarioId::Libre && side_of(board, role) == Some(side)
}
