//! What an activation is worth: each announced action by what it could come to, over its price.

use super::mind::{GOLD, Mind, OBJECTIVE, Price};
use super::seldom;
use super::thinking::work;
use crate::cards::kinds::{Kind, Test};
use crate::cards::lists::Class;
use crate::cards::{Npc, Role};
use crate::geometry::measure::{INCH, len};
use crate::geometry::path::{Gait, Waypoint, judge};
use crate::geometry::route::contact_point;
use crate::rules::command::{allowance, usable};
use crate::rules::odds::{self, WHOLE};
use crate::rules::{contacts, declare, special, targets};
use crate::table::flow::Declaration;
use crate::table::{Figure, FigureId, Status};

/// Prices of one to five gold pieces to the power of 0.7, in tenths (section 11).
const DEAR: [Price; 7] = [10, 10, 16, 22, 26, 31, 35];

/// What a declaration is worth.
pub(super) fn activation(mind: &Mind<'_>, said: &Declaration) -> Price {
    let mut figure = *mind.board.figure(said.fig);
    let mut public = *mind.board.public;
    if let (Some(marker), Status::Hidden) = (said.marker, figure.status) {
        figure.stand.at = public.markers[usize::from(marker)].at;
        figure.facing = said.face.unwrap_or(figure.facing);
        figure.status = Status::Standing;
        *public.figure_mut(said.fig) = figure;
    }
    let board = crate::table::scene::Board::new(mind.board.given, &public);
    let there = Mind { board, ..*mind };
    let gold = declare::total(mind.board, &figure, &said.r#do);
    let value = plan(&there, &figure, &said.r#do) + unmasking(mind, &figure, gold);
    value * 10 / DEAR[usize::from(gold).min(6)]
}

/// Section 11: activating a suspect for one gold from turn 3 on is a test; anything dearer would be the spy's to spend.
fn unmasking(mind: &Mind<'_>, figure: &Figure, gold: u8) -> Price {
    let from = mind.board.given.scenario(mind.scenario()).spy_from();
    if mind.board.public.turn < from || mind.role() != Role::Militia {
        return 0;
    }
    let suspicion = mind.suspicion(figure);
    let harm = if mind.bears_the_load(figure) { OBJECTIVE } else { GOLD * Price::from(gold) };
    if gold == 1 && !mind.bears_the_load(figure) {
        share(suspicion, 2 * GOLD)
    } else {
        -share(suspicion, harm)
    }
}

/// What one or two actions in a row are worth.
pub(super) fn plan(mind: &Mind<'_>, figure: &Figure, kinds: &[Kind]) -> Price {
    match *kinds {
        [] => 0,
        [only] => first(mind, figure, only),
        [Kind::PickUp, Kind::HeavyThrow, ..] => seldom::pick_up_and_throw(mind, figure),
        [one, two, ..] => first(mind, figure, one) + second(mind, figure, one, two),
    }
}

/// What an action is worth as things stand.
fn first(mind: &Mind<'_>, figure: &Figure, kind: Kind) -> Price {
    match kind {
        Kind::Duel => best_duel(mind, figure).unwrap_or(-GOLD),
        Kind::Charge => best_charge(mind, figure),
        Kind::Shoot => best_shot(mind, figure, Class::Shot),
        Kind::Throw => best_shot(mind, figure, Class::Thrown),
        Kind::Move | Kind::Run | Kind::Fly => advance(mind, figure, kind),
        Kind::Search => chance(mind, figure, Test::Search, OBJECTIVE),
        Kind::PickUp => pick_up(mind, figure),
        Kind::Lock | Kind::Door => chains(mind, figure),
        Kind::Watch => watch(mind, figure),
        Kind::Disengage => disengage(mind, figure),
        Kind::Reorient => {
            let behind = |one: &Figure| {
                !figure.facing.has_in_front(figure.at(), one.at())
                    && len(figure.at(), one.at()) < 3 * INCH
            };
            if mind.enemies().any(behind) { GOLD / 10 } else { -GOLD / 4 }
        }
        Kind::Jump => seldom::jump(mind, figure),
        Kind::Climb => seldom::climb(mind, figure),
        Kind::HeavyThrow => seldom::heavy_throw(mind, figure),
    }
}

/// What a second action adds to a first.
fn second(mind: &Mind<'_>, figure: &Figure, before: Kind, kind: Kind) -> Price {
    let moves = matches!(before, Kind::Move | Kind::Run | Kind::Fly);
    let far = allowance(mind.board, figure, before, 3);
    let goal = mind.goal(figure).map_or(i32::MAX, |goal| len(figure.at(), goal));
    match (kind, moves) {
        (Kind::Duel, true) => after_moving(mind, figure, far),
        (Kind::Duel, false) if before == Kind::Charge => best_charge(mind, figure) / 2,
        (Kind::Move | Kind::Run, true) => advance(mind, figure, kind) * 8 / 10,
        (Kind::Move, false) if before == Kind::Jump => advance(mind, figure, kind) / 2,
        (Kind::Move, false) if before == Kind::PickUp => advance(mind, figure, kind),
        (Kind::Shoot, true) => later_shot(mind, figure, Class::Shot, far),
        (Kind::Throw, true) => later_shot(mind, figure, Class::Thrown, far),
        (Kind::Charge, true) if goal > far => GOLD / 2,
        (Kind::Search | Kind::PickUp | Kind::Lock | Kind::Door, true) => {
            let there = mind.errand(figure).is_some() && goal < far;
            if there && figure.load.is_none() { errand_act(mind, figure, kind) } else { -GOLD / 2 }
        }
        (Kind::Move, false) if matches!(before, Kind::Shoot | Kind::Throw) => 0,
        (Kind::Watch, _) => watch(mind, figure) / 2,
        _ => -GOLD / 4,
    }
}

/// Such a part of a price.
pub(super) fn share(part: u32, of: Price) -> Price {
    (i64::from(part) * i64::from(of) / i64::from(WHOLE)) as Price
}

/// What a test is worth that brings so much.
pub(super) fn chance(mind: &Mind<'_>, figure: &Figure, test: Test, worth: Price) -> Price {
    share(odds::of_test(mind.board, figure, test), worth)
}

/// The act an errand leads to.
fn errand_act(mind: &Mind<'_>, figure: &Figure, kind: Kind) -> Price {
    use crate::cards::ScenarioId;
    match (mind.scenario(), mind.role(), kind) {
        (ScenarioId::Cache, Role::Renegade, Kind::Search) => {
            chance(mind, figure, Test::Search, OBJECTIVE) * 9 / 10
        }
        (ScenarioId::Prisonnier, Role::Renegade, Kind::Lock | Kind::Door) => GOLD * 2,
        (ScenarioId::Espion, Role::Militia, Kind::PickUp)
        | (ScenarioId::Contrebande | ScenarioId::Convoi, Role::Renegade, Kind::PickUp) => {
            chance(mind, figure, Test::PickUp, OBJECTIVE) * 9 / 10
        }
        _ => -GOLD / 2,
    }
}

fn best_duel(mind: &Mind<'_>, figure: &Figure) -> Option<Price> {
    let targets = mind.board.public.standing().filter(|one| one.id != figure.id);
    targets
        .filter_map(|one| {
            let odds = odds::of_duel(mind.board, figure, one.id)?;
            Some(mind.fight(&odds, figure, one))
        })
        .max()
}

/// The best charge by straight lines, and how likely its die reaches.
fn best_charge(mind: &Mind<'_>, figure: &Figure) -> Price {
    let board = mind.board;
    let (body, others, walker) = (board.body(figure), board.others(figure), board.walker(figure));
    let base = allowance(board, figure, Kind::Charge, 0);
    let mut best = -GOLD / 2;
    for enemy in mind.enemies().filter(|enemy| !mind.spares(figure, enemy)) {
        if len(figure.at(), enemy.at()) > base + 7 * INCH {
            continue;
        }
        let to = contact_point(body.radius, &board.body(enemy), enemy.at().to(figure.at()));
        let path = [Waypoint::Walk(to)];
        let cost = if mind.thinking.affords(work::JUDGE) {
            let far = base + 6 * INCH;
            let legs = judge(board.scene(&others), &body, &walker, &path, Gait::Run, far);
            let Ok(legs) = legs else { continue };
            legs.iter().map(|leg| leg.cost).sum()
        } else {
            len(figure.at(), to)
        };
        let needed = (cost - base + INCH - 1).max(0) / INCH;
        let likely = (7 - needed.max(1)).clamp(0, 6);
        let there = Figure { stand: crate::geometry::Stand { at: to, ..figure.stand }, ..*figure };
        let value = mind.fight(&odds::of_charge(board, figure, there, enemy.id), figure, enemy);
        best = best.max(value * likely / 6 - (6 - likely) * GOLD / 20);
    }
    best
}

fn best_shot(mind: &Mind<'_>, figure: &Figure, class: Class) -> Price {
    let mut best = -GOLD;
    for place in usable(mind.board, figure, class) {
        for enemy in mind.enemies() {
            if mind.thinking.affords(2 * work::SIGHT)
                && targets::ranged(mind.board, figure, place, enemy.id).is_ok()
            {
                let odds = odds::of_shot(mind.board, figure, place, enemy.id);
                best = best.max(mind.fight(&odds, figure, enemy));
            }
        }
    }
    best
}

/// A shot after a move: somebody will be in range.
fn later_shot(mind: &Mind<'_>, figure: &Figure, class: Class, far: i32) -> Price {
    let ranges = usable(mind.board, figure, class).into_iter().filter_map(|place| {
        crate::rules::command::weapon(mind.board, figure, place).map(|weapon| weapon.range)
    });
    let Some(range) = ranges.max() else { return -GOLD };
    let near = mind.enemies().any(|enemy| len(figure.at(), enemy.at()) < far + range);
    if near { GOLD * 7 / 10 } else { -GOLD }
}

/// A duel after a move into contact.
fn after_moving(mind: &Mind<'_>, figure: &Figure, far: i32) -> Price {
    let near = mind
        .enemies()
        .filter(|enemy| !mind.spares(figure, enemy))
        .filter(|enemy| len(figure.at(), enemy.at()) < far + INCH);
    let value = near.map(|enemy| {
        let attack = (
            crate::rules::command::dice(
                mind.board,
                figure,
                crate::cards::kinds::Rolled::DuelAttack,
            ),
            0,
        );
        let defence = (
            crate::rules::command::dice(
                mind.board,
                enemy,
                crate::cards::kinds::Rolled::DuelDefence,
            ),
            0,
        );
        mind.fight(&odds::clash(attack, defence, false), figure, enemy)
    });
    value.max().map_or(-GOLD, |value| value * 8 / 10)
}

/// Getting nearer to where one should be, an inch at a time.
pub(super) fn advance(mind: &Mind<'_>, figure: &Figure, kind: Kind) -> Price {
    if figure.status == Status::Reserve {
        return GOLD;
    }
    if figure.engaged() {
        return -GOLD;
    }
    let Some(goal) = mind.goal(figure) else { return -GOLD / 4 };
    let on_errand = mind.errand(figure).is_some();
    let left = len(figure.at(), goal) - if on_errand { 0 } else { INCH };
    let far = allowance(mind.board, figure, kind, 3).min(left.max(0));
    let inch = if mind.may_wait(figure) {
        // Friends first, who keep the road free.
        GOLD / 10
    } else if mind.bears_the_load(figure) || figure.npc == Some(Npc::Prisonnier) {
        GOLD / 2
    } else if on_errand {
        GOLD / 4
    } else {
        GOLD / 10
    };
    far * inch / INCH - GOLD / 20
}

fn pick_up(mind: &Mind<'_>, figure: &Figure) -> Price {
    let wanted = (0..mind.board.public.things.len() as u8).any(|thing| {
        !mind.board.public.things[usize::from(thing)].kind.is_throwable()
            && special::may_pick_up(mind.board, figure, thing).is_ok()
    });
    if wanted { chance(mind, figure, Test::PickUp, OBJECTIVE) } else { -GOLD / 2 }
}

fn chains(mind: &Mind<'_>, figure: &Figure) -> Price {
    let free = |npc: FigureId| special::may_unchain(mind.board, figure, npc).is_ok();
    let captive = mind.board.public.standing().find(|one| one.npc == Some(Npc::Prisonnier));
    if captive.is_some_and(|one| free(one.id)) {
        return chance(mind, figure, Test::Lock, 2 * OBJECTIVE);
    }
    -GOLD / 4
}

/// Waiting for somebody with a weapon that reaches him, if he is near but not too near.
fn watch(mind: &Mind<'_>, figure: &Figure) -> Price {
    let shoots = [Class::Thrown, Class::Shot]
        .iter()
        .any(|class| !usable(mind.board, figure, *class).is_empty());
    let near = mind.enemies().map(|enemy| len(figure.at(), enemy.at())).min();
    let waits = near.is_some_and(|near| (3 * INCH..10 * INCH).contains(&near));
    if shoots && waits && !figure.engaged() { GOLD * 6 / 10 } else { -GOLD }
}

/// Worth it for somebody who is losing, or who has an errand to run.
fn disengage(mind: &Mind<'_>, figure: &Figure) -> Price {
    if contacts::opponents(mind.board, figure).next().is_none() {
        return -GOLD;
    }
    let stays = best_duel(mind, figure).unwrap_or(0);
    let errand = if mind.errand(figure).is_some() { GOLD / 4 } else { 0 };
    let out = GOLD / 10 - stays + errand;
    chance(mind, figure, Test::Disengage, out)
}
