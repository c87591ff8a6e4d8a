//! What only some know (section 6): the spy, the assassin, the hiding place, and the rest of a path being walked.

use kernel::{Hidden, List, Look};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ids::FigureId;
use crate::SangSurLaLame;
use crate::geometry::Facing;
use crate::geometry::measure::MAX_WAYPOINTS;
use crate::geometry::path::Waypoint;

/// A path as it was given, way-points first.
pub type Path = List<Waypoint, MAX_WAYPOINTS>;

/// What only the mover knows of a movement in progress.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Course {
    pub path: Path,
    pub face: Facing,
    /// The enemy a charge is aimed at.
    pub target: Option<FigureId>,
    /// Leaves the table at the end.
    pub exit: bool,
    /// The way-point reached by the jump.
    pub jump: Option<u8>,
    /// DS-911, DS-915: where it was cut: leg and sample.
    pub cut: Option<(u8, u16)>,
}

/// What only some know, or nobody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    #[serde(with = "kernel::sealed")]
    pub spy: Option<Hidden<FigureId>>,
    #[serde(with = "kernel::sealed")]
    pub assassin: Option<Hidden<FigureId>>,
    /// Which of the six spots hides the loot, counted from 0.
    #[serde(with = "kernel::sealed")]
    pub loot: Option<Hidden<u8>>,
    #[serde(with = "kernel::sealed")]
    pub course: Option<Hidden<Course>>,
}

impl Secrets {
    /// Nothing chosen yet.
    pub const NONE: Self = Self { spy: None, assassin: None, loot: None, course: None };
}

/// What one viewer knows beside what everybody knows.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, TS)]
pub struct Own {
    pub spy: Option<FigureId>,
    pub assassin: Option<FigureId>,
    pub loot: Option<u8>,
    pub course: Option<Course>,
}

shelf::fields!(Own { spy, assassin, loot, course });

/// Built field by field through the viewer's eyes.
pub(crate) fn own(look: Look<'_, SangSurLaLame>) -> Own {
    let (secrets, eyes) = (look.secrets, look.eyes());
    Own {
        spy: secrets.spy.as_ref().and_then(|spy| spy.seen_by(eyes).copied()),
        assassin: secrets.assassin.as_ref().and_then(|one| one.seen_by(eyes).copied()),
        loot: secrets.loot.as_ref().and_then(|loot| loot.seen_by(eyes).copied()),
        course: secrets.course.as_ref().and_then(|course| course.seen_by(eyes).copied()),
    }
}
