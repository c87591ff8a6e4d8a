//! Setting a table (DS-1301…1305, DS-1504): scenario, roles, table, NPCs and objects, secrets, deployment.

use kernel::Next::{Ask, Do};
use kernel::{List, Opening, PerSeat, Seat, State};
use serde::Deserialize;

use super::turn::{die, rank, side_of};
use super::{Play, board, deploy};
use crate::SangSurLaLame;
use crate::cards::scenario::{SecretKind, When};
use crate::cards::{Npc, Role, ScenarioId, TableId};
use crate::geometry::measure::{CENTRE, Point, nearer, within};
use crate::geometry::place::stop;
use crate::geometry::{Body, Facing, Stand};
use crate::table::config::RolesChoice;
use crate::table::event::TableEvent;
use crate::table::flow::{Placement, SetupStep, TurnStep};
use crate::table::public::{Thing, ThingPlace};
use crate::table::{Event, Figure, FigureId, Given, Public, Question, Secrets, Status, Step};

/// DS-1305: after so many rounds chance decides.
const ROUNDS: u8 = 3;
/// DS-1504: where bystanders stand.
const GRID: i32 = 500;
const AROUND: i32 = 12_000;
const APART: i32 = 2_000;

/// The bands, off the table, before the first die.
#[must_use]
pub fn open(given: &Given) -> Opening<SangSurLaLame> {
    let players = given.config.players;
    let mut public = Public::new(players);
    for (seat, band) in (0u8..).zip(&given.bands) {
        for (place, member) in (0u8..).zip(&band.members) {
            public.figures.push(Figure {
                id: FigureId::member(Seat::new(seat), place),
                owner: Some(Seat::new(seat)),
                members: if member.rank.is_unit() { 5 } else { 1 },
                ..Figure::default()
            });
        }
    }
    Opening {
        players,
        state: State { public, secrets: Secrets::NONE },
        first: Step::Setup(SetupStep::Draw),
    }
}

/// Where a lesson puts figures; those it does not name wait off the table, and what lies off it is passed over.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Posted {
    placed: Vec<Placement>,
}

/// The bands of a practice table, placed already: no roll-off and no deployment (DS-1304).
pub(crate) fn open_posted(given: &Given, posted: &Posted) -> Opening<SangSurLaLame> {
    let mut opening = open(given);
    for Placement { fig, at, face } in &posted.placed {
        let figures = &mut opening.state.public.figures;
        let figure = figures.iter_mut().find(|one| one.id == *fig);
        if let Some(figure) = figure.filter(|_| at.on_table() && face.valid()) {
            figure.status = Status::Standing;
            (figure.stand, figure.facing) = (Stand::ground(*at), *face);
        }
    }
    Opening { first: Step::Setup(SetupStep::Posted), ..opening }
}

/// One step of setting a table.
pub(crate) fn step(play: &mut Play<'_>, step: SetupStep) {
    match step {
        SetupStep::Draw => draw(play),
        SetupStep::Posted => posted(play),
        SetupStep::Roles => roles(play),
        SetupStep::Lay => lay(play),
        SetupStep::SecretsBefore => secrets(play, When::BeforeDeployment),
        SetupStep::DeployOrder => order(play),
        SetupStep::Deploy => deploy::next(play),
        SetupStep::SecretsAfter => {
            secrets(play, When::AfterDeployment);
        }
    }
}

/// The rest of setting a practice table: scenario and ground are fixed.
fn posted(play: &mut Play<'_>) {
    play.then([
        Do(Step::Setup(SetupStep::Roles)),
        Do(Step::Setup(SetupStep::Lay)),
        Do(Step::Setup(SetupStep::SecretsAfter)),
        Do(Step::Turn(TurnStep::Begin)),
    ]);
    if let Some(scenario) = play.given.config.scenario.fixed() {
        play.public.scenario = scenario;
    }
}

/// DS-1301: the scenario, fixed or by dice; a result the table has no set-up for is rolled again.
fn draw(play: &mut Play<'_>) {
    play.then([
        Do(Step::Setup(SetupStep::Roles)),
        Do(Step::Setup(SetupStep::Lay)),
        Do(Step::Setup(SetupStep::SecretsBefore)),
        Do(Step::Setup(SetupStep::DeployOrder)),
        Do(Step::Setup(SetupStep::Deploy)),
        Do(Step::Setup(SetupStep::SecretsAfter)),
        Do(Step::Turn(TurnStep::Begin)),
    ]);
    if let Some(scenario) = play.given.config.scenario.fixed() {
        play.public.scenario = scenario;
        return;
    }
    loop {
        let dice = if play.given.free_for_all() {
            [die(play.rng), 0]
        } else {
            [die(play.rng), die(play.rng)]
        };
        let scenario = drawn(play.given, dice);
        let free = scenario == ScenarioId::Libre;
        if free || exists(play.given, scenario) {
            play.public.generator = dice;
            play.public.scenario = scenario;
            play.tell(|_| Event::Table(TableEvent::Drawn { dice, scenario }));
            if free {
                play.then([Ask(Question::Propose {})]);
            }
            return;
        }
    }
}

/// DS-1301: what the dice say; three bands or more roll one die for three scenarios.
#[must_use]
pub fn drawn(given: &Given, dice: [u8; 2]) -> ScenarioId {
    if given.free_for_all() {
        return match dice[0] {
            0..=2 => ScenarioId::Compte,
            3..=4 => ScenarioId::Passage,
            5.. => ScenarioId::Affrontement,
        };
    }
    ScenarioId::ALL[usize::from(dice[0] + dice[1]) - 2]
}

/// Whether some table that may be used has a set-up for it.
pub(crate) fn exists(given: &Given, scenario: ScenarioId) -> bool {
    given.allows(scenario)
        && match given.table {
            Some(table) => given.has(table, scenario),
            None => {
                (0..given.printed.tables.len()).any(|at| given.has(TableId(at as u8), scenario))
            }
        }
}

/// DS-1305: equal proposals are played; after three rounds one of the last two is drawn.
pub(crate) fn proposed(play: &mut Play<'_>, first: ScenarioId, second: ScenarioId) {
    play.tell(|_| Event::Table(TableEvent::Proposed { first, second }));
    play.public.proposals += 1;
    if first == second {
        play.public.scenario = first;
    } else if play.public.proposals == ROUNDS {
        play.public.scenario = if play.rng.below(2) == 0 { first } else { second };
    } else {
        play.then([Ask(Question::Propose {})]);
    }
}

/// DS-1302: who is militia and who renegade.
fn roles(play: &mut Play<'_>) {
    let scenario = play.given.scenario(play.public.scenario);
    if scenario.is_symmetric() {
        let lowest = play.given.side(Seat::new(0));
        let free = play.given.free_for_all();
        for seat in play.seats().iter() {
            let first = free || play.given.side(seat) == lowest;
            play.public.roles[seat] = if first { Role::A } else { Role::B };
        }
        return;
    }
    match play.given.config.roles {
        RolesChoice::FirstIsMilitia => assign(play, 0, Role::Militia),
        RolesChoice::FirstIsRenegade => assign(play, 0, Role::Renegade),
        RolesChoice::ByDice => {
            // DS-1302: the dice of the generator decide, if it was them that drew the scenario.
            let drawn = play.public.proposals == 0;
            let mut dice = if drawn { play.public.generator } else { [0, 0] };
            while dice[0] == dice[1] {
                dice = [die(play.rng), die(play.rng)];
                play.tell(|_| Event::Table(TableEvent::RoleDice { dice }));
            }
            let side = u8::from(dice[1] > dice[0]);
            let seat = board(play).speaker(side);
            play.then([Ask(Question::ChooseRole { seat })]);
        }
    }
}

/// A side takes a part, the other side the other.
pub(crate) fn assign(play: &mut Play<'_>, side: u8, role: Role) {
    let other = if role == Role::Militia { Role::Renegade } else { Role::Militia };
    for seat in play.seats().iter() {
        let own = play.given.side(seat) == side;
        play.public.roles[seat] = if own { role } else { other };
    }
    let seat = board(play).speaker(side);
    play.tell(|_| Event::Table(TableEvent::Chosen { seat, role }));
}

/// DS-1303: the table, NPCs and objects on their points, then bystanders.
fn lay(play: &mut Play<'_>) {
    let scenario = play.public.scenario;
    let table = play.given.table.unwrap_or_else(|| {
        let fit: List<TableId, 16> = (0..play.given.printed.tables.len() as u8)
            .map(TableId)
            .filter(|table| play.given.has(*table, scenario))
            .collect();
        *play.rng.pick(&fit)
    });
    (play.public.table, play.public.laid) = (table, true);
    play.public.doors = board(play).terrain().doors;
    play.tell(|_| Event::Table(TableEvent::Laid { scenario, table }));
    for loose in &play.given.ground(table).objects {
        let place = ThingPlace::Lying(Stand::ground(loose.at));
        play.public.things.push(Thing { kind: loose.kind, place });
    }
    loads(play);
    cast(play);
    hide(play);
    bystanders(play);
}

/// The loads of the scenario: those that lie on a point; those carried are given out at deployment.
fn loads(play: &mut Play<'_>) {
    let scenario = play.given.scenario(play.public.scenario);
    for load in &scenario.loads {
        let point = load.at.as_ref().and_then(|name| name.strip_prefix("point."));
        let at = point.and_then(|name| board(play).setup().points.get(name).copied());
        for _ in 0..load.count {
            let place = at.map_or(ThingPlace::Nowhere, |at| ThingPlace::Lying(Stand::ground(at)));
            play.public.things.push(Thing { kind: load.object, place });
        }
    }
}

/// DS-1303, DS-1431, DS-1461, DS-1481: the NPCs of the scenario.
fn cast(play: &mut Play<'_>) {
    let scenario = play.given.scenario(play.public.scenario);
    let owner = side_of(board(play), Role::Militia).map(|side| board(play).speaker(side));
    for cast in &scenario.npcs {
        let point = cast.at.as_ref().and_then(|name| name.strip_prefix("point."));
        let at = point.and_then(|name| board(play).setup().points.get(name).copied());
        for _ in 0..cast.count {
            add_npc(play, cast.npc, owner, at);
        }
    }
}

/// An NPC on its point faces the centre of the table, or waits to be deployed.
fn add_npc(play: &mut Play<'_>, npc: Npc, owner: Option<Seat>, at: Option<Point>) {
    let count = play.public.figures.iter().filter(|one| one.npc.is_some()).count();
    play.public.figures.push(Figure {
        id: FigureId::npc(count as u8),
        npc: Some(npc),
        owner,
        members: 1,
        status: if at.is_some() { Status::Standing } else { Status::Reserve },
        stand: Stand::ground(at.unwrap_or_default()),
        facing: at.and_then(|at| Facing::towards(at, CENTRE)).unwrap_or_default(),
        lookout: play.given.printed.npc(npc).watch && at.is_some(),
        ..Figure::default()
    });
}

/// DS-1491: those who hide are off the table.
fn hide(play: &mut Play<'_>) {
    let scenario = play.given.scenario(play.public.scenario);
    for at in 0..play.public.figures.len() {
        let Some(seat) = play.public.figures[at].owner else { continue };
        if scenario.hides(play.public.roles[seat]) {
            play.public.figures[at].status = Status::Hidden;
        }
    }
}

/// DS-1504: each bystander on a point drawn among those that fit, in order of y, then x.
fn bystanders(play: &mut Play<'_>) {
    for npc in play.given.config.neutral_npcs.clone() {
        let now = board(play);
        let setup = now.setup();
        let mut kept_clear: Vec<_> =
            setup.deploy.values().chain(setup.zones.values()).flatten().collect();
        if now.given.free_for_all() {
            kept_clear.extend(&now.table().spots);
        }
        let others: Vec<Body> = now.public.standing().map(|one| now.body(one)).collect();
        let base = now.given.printed.base(false, false);
        let figures = &now.public.figures;
        let fits = |at: &Point| {
            let body = Body { radius: base.radius, ..Body::default() };
            let body = body.moved(now.terrain(), Stand::ground(*at));
            within(*at, CENTRE, AROUND)
                && !kept_clear.iter().any(|area| area.contains(*at))
                && figures
                    .iter()
                    .filter(|one| one.npc.is_some() && one.stands())
                    .all(|one| !nearer(one.at(), *at, APART))
                && stop(now.scene(&others), &body).is_ok()
        };
        let points: Vec<Point> = (0..=70)
            .flat_map(|y| (0..=70).map(move |x| Point::new(x * GRID, y * GRID)))
            .filter(fits)
            .collect();
        if points.is_empty() {
            continue;
        }
        let at = points[play.rng.below(points.len() as u32) as usize];
        add_npc(play, npc, None, Some(at));
    }
}

/// DS-1303: what is chosen in secret, before or after deployment.
fn secrets(play: &mut Play<'_>, when: When) {
    let scenario = play.given.scenario(play.public.scenario);
    for secret in scenario.secrets.iter().filter(|secret| secret.when == when) {
        let Some(side) = side_of(board(play), secret.chosen_by) else { continue };
        let seat = board(play).speaker(side);
        let question = match secret.kind {
            SecretKind::Spy if deploy::could_be_spy(board(play)).next().is_none() => continue,
            SecretKind::Spy => Question::NameSpy { seat },
            SecretKind::LootSpot => Question::HideLoot { seat },
            SecretKind::Assassin => Question::NameAssassin { seat },
        };
        play.then([Ask(question)]);
    }
    if when == When::AfterDeployment {
        super::contacts::recompute(play, None);
    }
}

/// DS-1304: who deploys when.
fn order(play: &mut Play<'_>) {
    let scenario = play.given.scenario(play.public.scenario);
    let seats: List<Seat, 6> = play.seats().iter().collect();
    let order: List<Seat, 6> = match scenario.deploys_first() {
        Some(first) => {
            let (one, two): (Vec<Seat>, Vec<Seat>) =
                seats.iter().partition(|seat| play.public.roles[**seat] == first);
            one.into_iter().chain(two).collect()
        }
        None => {
            let mut totals: PerSeat<u8, 6> = PerSeat::new(play.players(), |_| 0);
            let speakers: List<Seat, 6> =
                (0..play.given.side_count).map(|side| play.given.speaker(side)).collect();
            let ranked = rank(play.rng, &speakers, Some(&mut totals));
            play.tell(|_| Event::Table(TableEvent::RollOff { totals }));
            // The loser deploys first.
            ranked
                .iter()
                .rev()
                .flat_map(|speaker| {
                    let side = play.given.side(*speaker);
                    play.given.seats_of(side).iter()
                })
                .collect()
        }
    };
    play.public.deploying = order;
}
