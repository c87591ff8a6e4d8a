//! What a bot knows, what harm is worth to it, and where its figures should go: every scenario and side.

use kernel::{Observation, Seat, View};

use super::thinking::Thinking;
use crate::SangSurLaLame;
use crate::cards::kinds::Kind;
use crate::cards::{Npc, Role, ScenarioId};
use crate::geometry::Point;
use crate::geometry::measure::{INCH, len, squared};
use crate::geometry::polygon::Polygon;
use crate::rules::odds::{Odds, WHOLE};
use crate::rules::{command, special};
use crate::table::Figure;
use crate::table::public::ThingPlace;
use crate::table::scene::Board;

/// Hundredths of a gold piece.
pub(super) type Price = i32;

/// One gold piece.
pub(super) const GOLD: Price = 100;
/// How near to a spot an enemy guards it.
const GUARDED: i32 = 6 * INCH;
/// What an objective within reach is worth.
pub(super) const OBJECTIVE: Price = 8 * GOLD;

/// Somebody who thinks.
#[derive(Clone, Copy)]
pub(super) struct Mind<'a> {
    pub(super) view: &'a View<SangSurLaLame>,
    pub(super) board: Board<'a>,
    pub(super) me: Seat,
    pub(super) side: u8,
    pub(super) thinking: &'a Thinking,
}

impl<'a> Mind<'a> {
    pub(super) fn new(seen: &'a Observation<SangSurLaLame>, thinking: &'a Thinking) -> Self {
        let board = Board::new(seen.view.given(), &seen.view.public);
        let side = board.given.side(seen.seat);
        Self { view: &seen.view, board, me: seen.seat, side, thinking }
    }

    pub(super) fn role(&self) -> Role {
        self.board.public.roles[self.me]
    }

    pub(super) fn scenario(&self) -> ScenarioId {
        self.board.public.scenario
    }

    /// The living enemies on the table.
    pub(super) fn enemies(&self) -> impl Iterator<Item = &'a Figure> {
        let (board, side) = (self.board, self.side);
        board
            .public
            .standing()
            .filter(move |one| board.side(one).is_some_and(|other| other != side))
    }

    /// What losing a figure altogether would cost its side: its price, and what hangs on it.
    pub(super) fn worth(&self, figure: &Figure) -> Price {
        let cost = Price::from(command::cost(self.board, figure)) * GOLD;
        let load = if self.bears_the_load(figure) { 4 * GOLD } else { 0 };
        let wanted = self.scenario() == ScenarioId::Compte && command::is_chief(self.board, figure);
        let chief = if wanted { 6 * GOLD } else { 0 };
        let npc = match figure.npc {
            Some(Npc::Notable) => 10 * GOLD,
            Some(Npc::Garde) => GOLD,
            Some(Npc::Prisonnier | Npc::Villageois | Npc::Sentinelle | Npc::Badaud) | None => 0,
        };
        cost.max(GOLD) + load + chief + npc
    }

    /// Whether it bears a load of the scenario.
    pub(super) fn bears_the_load(&self, figure: &Figure) -> bool {
        figure
            .load
            .is_some_and(|load| !self.board.public.things[usize::from(load)].kind.is_throwable())
    }

    /// What one more wound costs it: half of it, or all that is left.
    pub(super) fn wound(&self, figure: &Figure) -> Price {
        let worth = self.worth(figure);
        if command::is_unit(self.board, figure) {
            return worth / Price::from(figure.members.max(1));
        }
        if figure.wounded { worth } else { worth * 45 / 100 }
    }

    /// Whether nobody of this side should harm it: neutrals, the captive, and the notable but for the assassin.
    pub(super) fn spares(&self, attacker: &Figure, target: &Figure) -> bool {
        if self.board.side(target).is_none() {
            return true;
        }
        target.npc == Some(Npc::Notable) && self.view.own.assassin != Some(attacker.id)
    }

    /// What an exchange or a shot is worth on average.
    pub(super) fn fight(&self, odds: &Odds, attacker: &Figure, target: &Figure) -> Price {
        if self.spares(attacker, target) {
            return -2 * GOLD;
        }
        let share =
            |part: u32, of: Price| (i64::from(part) * i64::from(of) / i64::from(WHOLE)) as Price;
        let gain = share(odds.kills, self.worth(target)) + share(odds.wounds, self.wound(target));
        let loss = share(odds.dies, self.worth(attacker)) + share(odds.hurt, self.wound(attacker));
        // A figure that fights keeps others busy: a fair fight is better than none.
        gain - loss * 8 / 10 + GOLD / 5
    }

    /// The middle of a zone of the set-up.
    fn zone(&self, name: &str, from: Point) -> Option<Point> {
        let zones = self.board.setup().zone(name).iter().map(Polygon::middle);
        zones.min_by_key(|at| squared(*at, from))
    }

    fn point(&self, name: &str) -> Option<Point> {
        self.board.setup().points.get(name).copied()
    }

    /// Where a load of the scenario lies about.
    fn lying_load(&self, from: Point) -> Option<Point> {
        let things = self.board.public.things.iter();
        let lying =
            things.filter(|thing| !thing.kind.is_throwable()).filter_map(|thing| {
                match thing.place {
                    ThingPlace::Lying(stand) => Some(stand.at),
                    ThingPlace::Nowhere | ThingPlace::Borne(_) | ThingPlace::Off(_) => None,
                }
            });
        lying.min_by_key(|at| squared(*at, from))
    }

    /// The spot it should search: every one that nobody has opened is as likely (section 11, start uniform), so one of
    /// those it is the nearest to, the least guarded first; else the nearest.
    fn spot(&self, figure: &Figure) -> Option<Point> {
        let closed = (0..6u8).filter(|spot| self.board.public.opened_spots >> spot & 1 == 0);
        let guards =
            |at: Point| self.enemies().filter(|enemy| len(enemy.at(), at) < GUARDED).count() as i32;
        let own = |at: Point| i32::from(!self.is_nearest(figure, at)) * 12 * INCH;
        let key = |at: &Point| (len(*at, figure.at()) + guards(*at) * 2 * INCH + own(*at), *at);
        closed.map(|spot| special::spot_at(self.board, spot)).min_by_key(key)
    }

    /// Section 11: a militia figure that may still turn out to be the spy; its own side does not know (DS-1412).
    pub(super) fn is_suspect(&self, figure: &Figure) -> bool {
        self.scenario() == ScenarioId::Espion
            && self.board.role(figure) == Some(Role::Militia)
            && self.board.public.revealed_spy.is_none()
            && figure.npc.is_none()
            && !figure.cleared
            && !command::is_chief(self.board, figure)
    }

    /// Section 11: how likely a suspect is the spy, in ten-thousandths: by what it cost, twice that for who has the box.
    pub(super) fn suspicion(&self, figure: &Figure) -> u32 {
        let weight = |one: &Figure| {
            let cost = u32::from(command::cost(self.board, one));
            if self.bears_the_load(one) { 2 * cost } else { cost }
        };
        let figures = self.board.public.figures.iter();
        let all: u32 = figures.filter(|one| self.is_suspect(one)).map(weight).sum();
        if self.is_suspect(figure) { weight(figure) * WHOLE / all.max(1) } else { 0 }
    }

    /// Whether a bearer of contraband has turns to spare: what counts is where it stands at the end of the last (DS-1422),
    /// so it need not run ahead of its friends.
    pub(super) fn may_wait(&self, figure: &Figure) -> bool {
        let last = self.board.given.last_turn(self.scenario());
        let goal = self.errand(figure).filter(|_| self.scenario() == ScenarioId::Contrebande);
        let (Some(last), Some(goal)) = (last, goal.filter(|_| self.bears_the_load(figure))) else {
            return false;
        };
        let step = command::allowance(self.board, figure, Kind::Move, 0);
        let turns = i32::from(last) - i32::from(self.board.public.turn);
        // What this turn still brings is left out, and so much more for ways round.
        len(figure.at(), goal) + 2 * INCH <= 2 * step * turns
    }

    /// How many enemies could be upon somebody here before they meet a friend of his.
    pub(super) fn exposed(&self, figure: &Figure) -> Price {
        let screens = |enemy: &Figure| {
            self.board.public.standing().any(|one| {
                one.id != figure.id
                    && self.board.side(one) == Some(self.side)
                    && len(one.at(), enemy.at()) < len(figure.at(), enemy.at())
            })
        };
        let near = |enemy: &&Figure| len(figure.at(), enemy.at()) < 13 * INCH && !screens(enemy);
        self.enemies().filter(near).count() as Price
    }

    fn npc(&self, npc: Npc) -> Option<&'a Figure> {
        self.board.public.standing().find(|one| one.npc == Some(npc))
    }

    /// Whether it is the nearest of its side to a point, so that one goes and the others fight.
    fn is_nearest(&self, figure: &Figure, to: Point) -> bool {
        let own = self.board.public.standing().filter(|one| {
            one.npc.is_none() && self.board.side(one) == Some(self.side) && one.load.is_none()
        });
        // Section 11: no box for somebody who may be the spy, if somebody else is there to take it.
        let nearest = own.min_by_key(|one| (self.is_suspect(one), squared(one.at(), to), one.id));
        nearest.is_none_or(|one| one.id == figure.id)
    }

    /// The enemy it had best go for: near, and worth it.
    pub(super) fn prey(&self, figure: &Figure) -> Option<&'a Figure> {
        self.enemies()
            .filter(|enemy| !self.spares(figure, enemy))
            .min_by_key(|enemy| (len(figure.at(), enemy.at()) - self.worth(enemy) * 10, enemy.id))
    }

    /// DS-1471: the end of the passage it should hold. Each has a keeper, so that both keepers together have the least way
    /// to go; everybody else goes where the enemy is the stronger. An end is held alone, so whoever is near it has to go.
    fn end_to_hold(&self, figure: &Figure) -> Option<Point> {
        let ends = [self.point("entrance")?, self.point("exit")?];
        let own: Vec<&Figure> = self
            .board
            .public
            .standing()
            .filter(|one| one.npc.is_none() && self.board.side(one) == Some(self.side))
            .collect();
        let pairs = own.iter().flat_map(|one| own.iter().map(move |two| (one, two)));
        let keepers = pairs.filter(|(one, two)| one.id != two.id).min_by_key(|(one, two)| {
            (len(one.at(), ends[0]) + len(two.at(), ends[1]), one.id, two.id)
        });
        let near = |one: &Figure, end: Point| len(one.at(), end) < GUARDED + 2 * INCH;
        let pressed = |end: Point| {
            let enemies = self.enemies().filter(|one| near(one, end)).count() as i32;
            enemies - own.iter().filter(|one| near(one, end)).count() as i32
        };
        let end = match keepers {
            Some((one, _)) if one.id == figure.id => ends[0],
            Some((_, two)) if two.id == figure.id => ends[1],
            Some(_) | None => ends
                .into_iter()
                .max_by_key(|end| (pressed(*end), -len(figure.at(), *end)))
                .expect("a passage has two ends"),
        };
        let intruders = self.enemies().filter(|enemy| len(enemy.at(), end) < 5 * INCH);
        let nearest = intruders.min_by_key(|enemy| (len(enemy.at(), figure.at()), enemy.id));
        Some(nearest.map_or(end, Figure::at))
    }

    /// Whether it is the notable's enemy but not his murderer, and could still hold him fast: an engaged notable is not
    /// moved (DS-1462).
    pub(super) fn could_pin(&self, figure: &Figure, target: &Figure) -> bool {
        self.role() == Role::Renegade
            && target.npc == Some(Npc::Notable)
            && !target.engaged()
            && self.view.own.assassin.is_some_and(|assassin| {
                assassin != figure.id && self.board.figure(assassin).stands()
            })
    }

    /// The place its side's objective sends it to; nothing if it should fight.
    pub(super) fn errand(&self, figure: &Figure) -> Option<Point> {
        let at = figure.at();
        if self.bears_the_load(figure) {
            return match (self.scenario(), self.role()) {
                (ScenarioId::Espion, Role::Militia) => self.zone("exit", at),
                (ScenarioId::Contrebande, Role::Renegade) => self.zone("port", at),
                (ScenarioId::Convoi, Role::Renegade) => self.zone("exit_renegade", at),
                _ => None,
            };
        }
        match (self.scenario(), self.role()) {
            (ScenarioId::Espion, Role::Militia)
            | (ScenarioId::Contrebande | ScenarioId::Convoi, Role::Renegade) => {
                self.lying_load(at).filter(|load| self.is_nearest(figure, *load))
            }
            (ScenarioId::Cache, Role::Renegade) => self.spot(figure),
            (ScenarioId::Assassinat, Role::Renegade)
                if self.view.own.assassin == Some(figure.id) =>
            {
                self.npc(Npc::Notable).map(Figure::at)
            }
            (ScenarioId::Assassinat, Role::Renegade) => self
                .npc(Npc::Notable)
                .filter(|notable| self.could_pin(figure, notable))
                .map(Figure::at)
                .filter(|notable| self.is_nearest(figure, *notable)),
            (ScenarioId::Passage, _) => self.end_to_hold(figure),
            (ScenarioId::Prisonnier, _) if figure.npc == Some(Npc::Prisonnier) => {
                self.zone("prison", at)
            }
            (ScenarioId::Prisonnier, Role::Renegade) => self.npc(Npc::Prisonnier).map(Figure::at),
            (ScenarioId::Prisonnier, Role::Militia) => {
                let captive = self.npc(Npc::Prisonnier).map(Figure::at)?;
                let far = len(at, captive) > 3 * INCH && self.is_nearest(figure, captive);
                far.then_some(captive)
            }
            _ => None,
        }
    }

    /// Where it should go: on its errand, or to the enemy.
    pub(super) fn goal(&self, figure: &Figure) -> Option<Point> {
        self.errand(figure).or_else(|| self.prey(figure).map(Figure::at))
    }
}
