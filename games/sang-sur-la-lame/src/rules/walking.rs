//! Somebody about to walk, and the ways he finds (DS-1607, DS-1610): straight, round, or as far as he gets.

use crate::geometry::measure::{INCH, MAX_WAYPOINTS, Point, scale, within};
use crate::geometry::path::{Gait, Waypoint, judge};
use crate::geometry::route::route;
use crate::geometry::walk::{Walker, samples, walk};
use crate::geometry::{Body, Scene};
use crate::table::Figure;
use crate::table::scene::{Board, Bodies};
use crate::table::secrets::Path;

/// How long a way to a goal out of reach may be.
const LONGEST_WAY: i32 = 60 * INCH;

/// Somebody about to walk.
pub(super) struct Walk<'a> {
    pub(super) board: Board<'a>,
    pub(super) figure: &'a Figure,
    pub(super) body: Body,
    pub(super) others: Bodies,
    pub(super) walker: Walker,
    pub(super) allowance: i32,
    pub(super) gait: Gait,
    pub(super) from: Option<Point>,
    pub(super) searches: usize,
}

impl Walk<'_> {
    pub(super) fn scene(&self) -> Scene<'_> {
        self.board.scene(&self.others)
    }

    /// Who goes, and how.
    const fn who(&self) -> (&Walker, Gait) {
        (&self.walker, self.gait)
    }

    /// A path to a goal, straight or round, if it can be afforded.
    pub(super) fn to(&mut self, goal: Point, may_search: bool) -> Option<Path> {
        if !goal.on_table() || goal == self.body.at() {
            return None;
        }
        let straight: Path = [Waypoint::Walk(goal)].into_iter().collect();
        let judged = |this: &Self, path: &Path| {
            judge(this.scene(), &this.body, &this.walker, path, this.gait, this.allowance).is_ok()
        };
        if judged(self, &straight) {
            return Some(straight);
        }
        if !may_search || self.searches == 0 || !within(self.body.at(), goal, self.allowance) {
            return None;
        }
        self.searches -= 1;
        let corners = &self.board.table().corners;
        let way = route(self.scene(), &self.body, self.who(), goal, corners, self.allowance)?;
        let path: Path = way.into_iter().take(MAX_WAYPOINTS).collect();
        judged(self, &path).then_some(path)
    }

    /// DS-1610 h: as far as one gets on the way to a goal out of reach.
    pub(super) fn on_the_way(&mut self, goal: Point) -> Option<Path> {
        let corners = &self.board.table().corners;
        let way = route(self.scene(), &self.body, self.who(), goal, corners, LONGEST_WAY)
            .or_else(|| beside(self, goal))?;
        let mut path = Path::new();
        let mut here = self.body.at();
        for point in way.into_iter().map(Waypoint::to) {
            let whole = path.into_iter().chain([Waypoint::Walk(point)]).collect::<Path>();
            let judged =
                judge(self.scene(), &self.body, &self.walker, &whole, self.gait, self.allowance);
            if judged.is_ok() {
                (path, here) = (whole, point);
                continue;
            }
            let all: Vec<Point> = samples(here, point).collect();
            // The last sample that may be paid for and stopped at, by halves.
            let mut at = all.len();
            while at > 0 {
                let cut: Path = path.into_iter().chain([Waypoint::Walk(all[at - 1])]).collect();
                let (scene, walker) = (self.scene(), &self.walker);
                if judge(scene, &self.body, walker, &cut, self.gait, self.allowance).is_ok() {
                    return Some(cut);
                }
                at = at * 4 / 5;
            }
            break;
        }
        (!path.is_empty()).then_some(path)
    }

    /// The farthest legal sample in a direction.
    pub(super) fn along(&mut self, way: (i32, i32), far: i32) -> Option<Path> {
        let goal = self.body.at().plus(scale(way, far));
        let all: Vec<Point> = samples(self.body.at(), goal).collect();
        // Each try halves what is left, so that a wall nearby costs few of them.
        let mut at = all.len();
        while at > 0 {
            let to = all[at - 1];
            if to.on_table()
                && walk(self.scene(), &self.body, to).is_ok()
                && let Some(path) = self.to(to, false)
            {
                return Some(path);
            }
            at = at * 2 / 3;
        }
        None
    }
}

/// A way to a place beside a goal on which somebody stands.
fn beside(way: &Walk<'_>, goal: Point) -> Option<Vec<Waypoint>> {
    let corners = &way.board.table().corners;
    let near = goal.plus(scale(goal.to(way.body.at()), 3 * way.body.radius));
    route(way.scene(), &way.body, way.who(), near, corners, LONGEST_WAY)
}
