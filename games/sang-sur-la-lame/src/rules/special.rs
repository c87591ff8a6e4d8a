//! Tests and special actions (DS-500, DS-709…713, DS-1452, DS-1482): jumps, climbs, locks, doors, objects, throws.

use kernel::Next::{Ask, Do};
use kernel::Roll;

use super::forbidden::Forbidden;
use super::{Play, board, command, contacts, fight, harm, movement, quality};
use crate::cards::kinds::{Rolled, Test};
use crate::cards::{Npc, Role, ScenarioId};
use crate::geometry::displace::displaced;
use crate::geometry::leap::through_own_roof;
use crate::geometry::measure::{gap_within, within};
use crate::geometry::place::{hands_reach_past, is_indoors, same_level, stop};
use crate::geometry::segment::{nearest_point, reaches};
use crate::geometry::terrain::Kind as Terrain;
use crate::geometry::{Door, Facing, PieceId, Point, Stand, Surface};
use crate::table::event::{SpaceEvent, TurnEvent};
use crate::table::flow::TestStep;
use crate::table::public::{Purpose, Testing, ThingPlace, Trying};
use crate::table::scene::Board;
use crate::table::{Course, Event, Figure, FigureId, Question, Step};

/// DS-501: what a test needs.
const NEEDED: i16 = 7;
/// DS-510: how far hands reach.
pub(crate) const HANDS: i32 = 1_000;
/// DS-507: how far a climb takes one, and how high.
const CLIMB: i32 = 1_500;
const CLIMB_HEIGHT: i32 = 6_000;
/// DS-512, DS-712: how far one is displaced.
const BACK: i32 = 2_000;

/// Begins a test.
pub(crate) fn test(play: &mut Play<'_>, figure: FigureId, test: Test, trying: Trying) {
    play.public.testing =
        Some(Testing { figure, test, trying, roll: Roll::default(), again: false, kept: false });
    play.then([
        Do(Step::Test(TestStep::Roll)),
        Do(Step::Test(TestStep::Reroll)),
        Do(Step::Test(TestStep::Apply)),
    ]);
}

/// One step of a test.
pub(crate) fn step(play: &mut Play<'_>, step: TestStep) {
    match step {
        TestStep::Roll => roll(play),
        TestStep::Reroll => offer_reroll(play),
        TestStep::Apply => apply(play),
    }
}

fn roll(play: &mut Play<'_>) {
    let Some(mut testing) = play.public.testing else { return };
    let now = board(play);
    let whys = quality::test_whys(now, now.figure(testing.figure), testing.test);
    testing.roll = quality::roll(play, testing.figure, Rolled::Test, &whys).needs(NEEDED);
    if testing.test == Test::HeavyThrow {
        play.public.figure_mut(testing.figure).surprise = false;
    }
    play.public.testing = Some(testing);
}

/// DS-821, DS-822, DS-825: a failed test may be rolled again once.
fn offer_reroll(play: &mut Play<'_>) {
    let Some(testing) = play.public.testing else { return };
    let now = board(play);
    let figure = now.figure(testing.figure);
    let failed = testing.roll.succeeds() == Some(false);
    let may = command::has_luck(now, figure) || command::has_example(now, figure);
    if let Some(seat) = figure.owner
        && failed
        && may
        && !testing.again
        && !testing.kept
    {
        let figure = testing.figure;
        play.then([Ask(Question::Reroll { seat, figure }), Do(Step::Test(TestStep::Reroll))]);
    }
}

/// The roll is kept, or made again.
pub(crate) fn rerolled(play: &mut Play<'_>, again: bool) {
    let Some(mut testing) = play.public.testing else { return };
    if again {
        let whys = fight::whys_of(&testing.roll);
        testing.roll = quality::roll(play, testing.figure, Rolled::Test, &whys).needs(NEEDED);
        testing.again = true;
        let figure = testing.figure;
        play.tell(|_| Event::Turn(TurnEvent::RolledAgain { figure }));
    } else {
        testing.kept = true;
    }
    play.public.testing = Some(testing);
}

/// What a test leads to.
fn apply(play: &mut Play<'_>) {
    let Some(testing) = play.public.testing.take() else { return };
    let Testing { figure, test, trying, roll, .. } = testing;
    let passed = roll.succeeds() == Some(true);
    play.tell(|_| Event::Turn(TurnEvent::Tested { figure, test, roll, passed }));
    if !play.public.figure(figure).stands() {
        return;
    }
    if test == Test::HeavyDodge {
        return dodged(play, figure, trying, passed);
    }
    if !passed && let Some(acting) = play.public.acting.as_mut() {
        // DS-502: a failed test ends the activation.
        acting.over = true;
    }
    match (trying, passed) {
        (Trying::Jump, passed) => jumped(play, passed),
        (Trying::Climb { to }, true) => climbed(play, figure, to),
        (Trying::Lock { door }, true) => movement::set_door(play, door, Door::Open),
        (Trying::Door { door }, true) => movement::set_door(play, door, Door::Destroyed),
        (Trying::Chains { npc, .. }, true) => {
            play.public.freed = true;
            play.public.look_for_end = true;
            play.tell(|_| Event::Space(SpaceEvent::Freed { npc, by: figure }));
        }
        (Trying::PickUp { object }, true) => pick_up(play, figure, object),
        (Trying::Search { spot }, passed) => searched(play, figure, spot, passed),
        (Trying::Disengage { from }, true) => disengaged(play, figure, from),
        (Trying::HeavyThrow { target }, passed) => thrown(play, figure, target, passed),
        (Trying::HeavyDodge { .. }, _) => {}
        (
            Trying::Climb { .. }
            | Trying::Lock { .. }
            | Trying::Door { .. }
            | Trying::Chains { .. }
            | Trying::PickUp { .. }
            | Trying::Disengage { .. },
            false,
        ) => {}
    }
    if matches!(trying, Trying::Lock { .. } | Trying::Door { .. }) && passed {
        contacts::recompute(play, None);
    }
}

/// DS-505: a failed jump lands all the same, and goes no further.
fn jumped(play: &mut Play<'_>, passed: bool) {
    let referee = play.referee();
    if passed {
        if let Some(acting) = play.public.acting.as_mut() {
            acting.leapt = true;
        }
        return;
    }
    let Some(leg) = play.public.moving.map(|moving| moving.leg) else { return };
    if let Some(course) = play.secrets.course.as_mut() {
        let course = course.write(referee);
        course.path.truncate(usize::from(leg) + 1);
    }
}

/// DS-507, DS-508: a climb has one sample, its end.
fn climbed(play: &mut Play<'_>, figure: FigureId, to: Stand) {
    let Some(acting) = play.public.acting else { return };
    let face = acting.face;
    let step = crate::geometry::path::Waypoint::Step { to: to.at, on: to.on };
    let course = Course { path: [step].into_iter().collect(), face, ..Course::default() };
    movement::begin(play, acting.seat, figure, Purpose::Climb, CLIMB, course);
}

/// DS-510: the object is carried from now on.
fn pick_up(play: &mut Play<'_>, figure: FigureId, object: u8) {
    let thing = &mut play.public.things[usize::from(object)];
    thing.place = ThingPlace::Borne(figure);
    let kind = thing.kind;
    play.public.figure_mut(figure).load = Some(object);
    play.tell(|_| Event::Space(SpaceEvent::PickedUp { figure, object: kind }));
}

/// DS-1452…1454: the spot is opened, or the noise calls a patrol.
fn searched(play: &mut Play<'_>, figure: FigureId, spot: u8, passed: bool) {
    if !passed {
        let side = (0..play.given.side_count)
            .find(|side| play.public.roles[play.given.speaker(*side)] == Role::Militia);
        let seat = board(play).speaker(side.unwrap_or_default());
        let able = board(play).public.standing().any(|one| {
            one.owner.is_some_and(|owner| Some(play.given.side(owner)) == side) && !one.engaged()
        });
        if able {
            play.then([Ask(Question::Patrol { seat, searcher: figure })]);
        }
        return;
    }
    play.public.opened_spots |= 1 << spot;
    let loot = play.secrets.loot.as_ref().is_some_and(|loot| *loot.read(play.referee()) == spot);
    if loot {
        play.public.loot_found = true;
        play.public.look_for_end = true;
        let referee = play.referee();
        if let Some(hidden) = play.secrets.loot.as_mut() {
            hidden.reveal(referee);
        }
    }
    play.referee().disclose();
    play.tell(|_| Event::Space(SpaceEvent::SpotOpened { spot, loot }));
}

/// DS-512: two inches straight away from one enemy, facing it.
fn disengaged(play: &mut Play<'_>, id: FigureId, from: FigureId) {
    let now = board(play);
    let (figure, enemy) = (now.figure(id), now.figure(from));
    let others = now.others(figure);
    let away = enemy.at().to(figure.at());
    let stand = displaced(now.scene(&others), &now.body(figure), away, BACK);
    let face = Facing::towards(stand.at, enemy.at());
    let moved = play.public.figure_mut(id);
    moved.stand = stand;
    moved.facing = face.unwrap_or(moved.facing);
    play.tell(|_| Event::Space(SpaceEvent::Displaced { figure: id, to: stand }));
    contacts::recompute(play, None);
}

/// DS-710, DS-711: the object is gone; on target, the target tries to dodge.
fn thrown(play: &mut Play<'_>, thrower: FigureId, target: FigureId, passed: bool) {
    let load = play.public.figure_mut(thrower).load.take();
    if let Some(load) = load {
        let thing = &mut play.public.things[usize::from(load)];
        thing.place = ThingPlace::Nowhere;
        let object = thing.kind;
        play.tell(|_| Event::Space(SpaceEvent::Destroyed { object }));
    }
    // DS-1505: a throw that misses is an attack all the same.
    harm::make_enemies(play, thrower, target);
    if passed && play.public.figure(target).stands() {
        test(play, target, Test::HeavyDodge, Trying::HeavyDodge { thrower });
    }
}

/// DS-711, DS-712: hit, or out of the way.
fn dodged(play: &mut Play<'_>, target: FigureId, trying: Trying, passed: bool) {
    let Trying::HeavyDodge { thrower } = trying else { return };
    if !passed {
        return harm::hurt(play, target, Some(thrower));
    }
    let now = board(play);
    let figure = now.figure(target);
    if figure.engaged() || now.is_loaded(figure) {
        return;
    }
    play.public.testing = Some(Testing {
        figure: target,
        test: Test::HeavyDodge,
        trying,
        roll: Roll::default(),
        again: true,
        kept: true,
    });
    let free = DIRECTIONS
        .iter()
        .any(|dir| dodge_end(board(play), target, *dir) != figure_stand(play, target));
    let neutral = board(play).side(play.public.figure(target)).is_none();
    match play.public.figure(target).owner {
        Some(seat) if free && !neutral => play.then([Ask(Question::DodgeMove { seat })]),
        Some(_) | None => {
            // DS-1506: a neutral dodges straight away from the thrower.
            let now = board(play);
            let away = now.figure(thrower).at().to(now.figure(target).at());
            dodge(play, neutral.then_some(away));
        }
    }
}

fn figure_stand(play: &Play<'_>, id: FigureId) -> Stand {
    play.public.figure(id).stand
}

/// The sixteen directions of the compass.
pub const DIRECTIONS: [(i32, i32); 16] = [
    (1000, 0),
    (924, 383),
    (707, 707),
    (383, 924),
    (0, 1000),
    (-383, 924),
    (-707, 707),
    (-924, 383),
    (-1000, 0),
    (-924, -383),
    (-707, -707),
    (-383, -924),
    (0, -1000),
    (383, -924),
    (707, -707),
    (924, -383),
];

/// Where a dodge in a direction ends.
pub(crate) fn dodge_end(board: Board<'_>, id: FigureId, direction: (i32, i32)) -> Stand {
    let figure = board.figure(id);
    let others = board.others(figure);
    displaced(board.scene(&others), &board.body(figure), direction, BACK)
}

/// The one who dodged is displaced, or stays.
pub(crate) fn dodge(play: &mut Play<'_>, direction: Option<(i32, i32)>) {
    let Some(testing) = play.public.testing.take() else { return };
    let Some(direction) = direction else { return };
    let stand = dodge_end(board(play), testing.figure, direction);
    let figure = testing.figure;
    play.public.figure_mut(figure).stand = stand;
    play.tell(|_| Event::Space(SpaceEvent::Displaced { figure, to: stand }));
    contacts::recompute(play, None);
}

/// DS-511, DS-R99: whether hands reach a segment, past the piece it belongs to.
fn hands_on(board: Board<'_>, figure: &Figure, a: Point, b: Point, of: &[PieceId]) -> bool {
    if !reaches(figure.at(), a, b, HANDS) {
        return false;
    }
    let at = nearest_point(figure.at(), a, b);
    let (terrain, doors) = (board.terrain(), &board.public.doors);
    of.iter().any(|piece| hands_reach_past(terrain, doors, figure.at(), at, Some(*piece)))
}

/// DS-509: the doors within reach that stand like this.
pub(crate) fn door_in_reach(
    board: Board<'_>,
    figure: &Figure,
    door: u8,
    is: impl Fn(Door) -> bool,
) -> Result<(), Forbidden> {
    let found = board.terrain().all().find(|(_, piece)| piece.door == Some(door));
    let (id, piece) = found.ok_or(Forbidden::BadInput)?;
    if !is(board.public.doors[usize::from(door)]) || figure.stand.on != Surface::Ground {
        return Err(Forbidden::Impossible);
    }
    let (a, b) = piece.segments().next().ok_or(Forbidden::BadInput)?;
    // The door aimed at does not hinder, nor the wall it is set in.
    let near = reaches(figure.at(), a, b, HANDS);
    let at = nearest_point(figure.at(), a, b);
    let clear = past(board, figure.at(), at, &[Some(id), piece.of]);
    if near && clear { Ok(()) } else { Err(Forbidden::Impossible) }
}

/// Whether nothing but these pieces is between a figure and a point.
fn past(board: Board<'_>, from: Point, to: Point, except: &[Option<PieceId>]) -> bool {
    use crate::geometry::polygon::Bounds;
    use crate::geometry::segment::meet;
    let terrain = board.terrain();
    let near = Bounds::around(from, to, 0);
    let spared = |id: PieceId| except.contains(&Some(id));
    let wall = terrain
        .barriers_near(near)
        .any(|wall| wall.solid && !spared(wall.piece) && meet(from, to, wall.a, wall.b));
    let shut = terrain.near(near).any(|(id, piece)| {
        !spared(id)
            && !piece.of.is_some_and(spared)
            && terrain.door(&board.public.doors, piece).is_shut()
            && piece.segments().any(|(c, d)| meet(from, to, c, d))
    });
    !wall && !shut
}

/// DS-510: whether an object may be picked up.
pub(crate) fn may_pick_up(board: Board<'_>, figure: &Figure, object: u8) -> Result<(), Forbidden> {
    let thing = board.public.things.get(usize::from(object)).ok_or(Forbidden::BadInput)?;
    let ThingPlace::Lying(stand) = thing.place else { return Err(Forbidden::Impossible) };
    let lying = board.body_at(figure, stand);
    let scenario = board.given.scenario(board.public.scenario);
    let load = scenario.loads.iter().find(|load| load.object == thing.kind);
    let allowed = load
        .is_none_or(|load| board.role(figure).is_some_and(|role| load.pickup_by.contains(&role)));
    let near = within(figure.at(), stand.at, HANDS) && same_level(board.body(figure).z, lying.z);
    if allowed && near && figure.load.is_none() && past(board, figure.at(), stand.at, &[]) {
        Ok(())
    } else {
        Err(Forbidden::Impossible)
    }
}

/// DS-1452: whether a spot may be searched.
pub(crate) fn may_search(board: Board<'_>, figure: &Figure, spot: u8) -> Result<(), Forbidden> {
    if !board.plays(ScenarioId::Cache) || spot >= 6 {
        return Err(Forbidden::BadInput);
    }
    if board.role(figure) != Some(Role::Renegade) || board.public.opened_spots >> spot & 1 == 1 {
        return Err(Forbidden::NothingThere);
    }
    let at = spot_at(board, spot);
    let near = within(figure.at(), at, HANDS) && figure.stand.on == Surface::Ground;
    if near && past(board, figure.at(), at, &[]) { Ok(()) } else { Err(Forbidden::Impossible) }
}

/// Where a search spot is.
pub(crate) fn spot_at(board: Board<'_>, spot: u8) -> Point {
    let name = format!("spot_{}", spot + 1);
    board.setup().points.get(&name).copied().unwrap_or_default()
}

/// DS-1482, DS-R103: whether the chains of the prisoner may be worked at.
pub(crate) fn may_unchain(
    board: Board<'_>,
    figure: &Figure,
    id: FigureId,
) -> Result<(), Forbidden> {
    let npc = board.public.find(id).ok_or(Forbidden::BadInput)?;
    let renegade = board.role(figure) == Some(Role::Renegade);
    if npc.npc != Some(Npc::Prisonnier) || !npc.stands() || !renegade {
        return Err(Forbidden::Impossible);
    }
    let beside = |one: &Figure| {
        let (a, b) = (board.body(one), board.body(npc));
        !one.engaged()
            && gap_within(a.at(), a.radius, b.at(), b.radius, HANDS)
            && same_level(a.z, b.z)
            && past(board, a.at(), b.at(), &[])
    };
    let guarded = board.public.standing().any(|one| {
        let (a, b) = (board.body(one), board.body(npc));
        one.npc.is_none()
            && board.role(one) == Some(Role::Militia)
            && !one.engaged()
            && gap_within(a.at(), a.radius, b.at(), b.radius, HANDS)
    });
    if beside(figure) && !guarded { Ok(()) } else { Err(Forbidden::Impossible) }
}

/// DS-507: whether a piece can be climbed from where a figure stands.
pub(crate) fn in_climbing_reach(board: Board<'_>, figure: &Figure, id: PieceId) -> bool {
    let Some(piece) = board.terrain().pieces.get(id.index()) else { return false };
    let climbable = piece.climbable
        && matches!(piece.kind, Terrain::TallBlock | Terrain::Building | Terrain::HighWall)
        && piece.height <= CLIMB_HEIGHT;
    let outside = piece.area().is_none_or(|area| !area.contains(figure.at()));
    let beside = || {
        figure.stand.on == Surface::Ground
            && outside
            && piece.outline().any(|(a, b)| hands_on(board, figure, a, b, &[id]))
    };
    climbable && (figure.stand.on == Surface::Top(id) || beside())
}

/// DS-507: whether a climb may end here.
pub(crate) fn may_climb(
    board: Board<'_>,
    figure: &Figure,
    id: PieceId,
    to: Stand,
) -> Result<(), Forbidden> {
    if !to.at.on_table() || board.terrain().pieces.len() <= id.index() {
        return Err(Forbidden::BadInput);
    }
    let piece = board.terrain().piece(id);
    let from = figure.stand;
    if !in_climbing_reach(board, figure, id) || !within(figure.at(), to.at, CLIMB) {
        return Err(Forbidden::Impossible);
    }
    let outside = piece.area().is_none_or(|area| !area.contains(to.at));
    let beyond =
        piece.segments().any(|(c, d)| crate::geometry::segment::meet(from.at, to.at, c, d));
    let leads = match (from.on, to.on) {
        (Surface::Ground, Surface::Top(top)) => top == id,
        (Surface::Top(_), Surface::Ground) => outside,
        (Surface::Ground, Surface::Ground) => beyond,
        (Surface::Top(_), Surface::Top(_)) => false,
    };
    let indoors = through_own_roof(board.terrain(), from, to)
        || to.on == Surface::Ground && is_indoors(board.terrain(), to);
    if !leads || indoors || !past(board, from.at, to.at, &[Some(id)]) {
        return Err(Forbidden::Impossible);
    }
    let others = board.others(figure);
    stop(board.scene(&others), &board.body_at(figure, to))?;
    Ok(())
}
