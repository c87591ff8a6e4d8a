//! Figures as geometry sees them, and who is whose friend (DS-111, DS-206).

use arrayvec::ArrayVec;

use super::figure::Figure;
use super::given::Given;
use super::ids::FigureId;
use super::public::{FIGURES, Public};
use crate::cards::lists::Base;
use crate::cards::{Npc, Role, ScenarioId, Setup, Table, Trait};
use crate::geometry::place::elevation;
use crate::geometry::walk::Walker;
use crate::geometry::{Body, Scene, Stand, Terrain};

/// What everybody knows, with what never changes: facts are asked of this.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    pub given: &'a Given,
    pub public: &'a Public,
}

/// The other living figures around somebody.
pub type Bodies = ArrayVec<Body, FIGURES>;

impl<'a> Board<'a> {
    /// Both halves together.
    #[must_use]
    pub const fn new(given: &'a Given, public: &'a Public) -> Self {
        Self { given, public }
    }

    /// The table played on.
    #[must_use]
    pub fn table(self) -> &'a Table {
        self.given.ground(self.public.table)
    }

    /// Its terrain.
    #[must_use]
    pub fn terrain(self) -> &'a Terrain {
        &self.table().terrain
    }

    /// The set-up of the scenario on this table.
    ///
    /// # Panics
    /// Before the table is chosen.
    #[must_use]
    pub fn setup(self) -> &'a Setup {
        self.given
            .setup(self.public.table, self.public.scenario)
            .expect("a table is chosen that has the scenario")
    }

    /// A figure.
    #[must_use]
    pub fn figure(self, id: FigureId) -> &'a Figure {
        self.public.figure(id)
    }

    /// DS-206: its footprint.
    #[must_use]
    pub fn base(self, figure: &Figure) -> &'a Base {
        let mounted = self.given.has_trait(figure, Trait::Monte);
        let unit = self.given.member(figure).is_some_and(|member| member.rank.is_unit());
        self.given.printed.base(mounted, unit)
    }

    /// A figure as geometry sees it, somewhere.
    #[must_use]
    pub fn body_at(self, figure: &Figure, stand: Stand) -> Body {
        let base = self.base(figure);
        Body {
            stand,
            z: elevation(self.terrain(), stand),
            radius: base.radius,
            eye: base.eye,
            height: base.height,
            enemy: false,
        }
    }

    /// A figure as geometry sees it, where it stands.
    #[must_use]
    pub fn body(self, figure: &Figure) -> Body {
        self.body_at(figure, figure.stand)
    }

    /// The other living figures on the table, each friend or enemy of this one.
    #[must_use]
    pub fn others(self, of: &Figure) -> Bodies {
        self.public
            .standing()
            .filter(|other| other.id != of.id)
            .map(|other| Body { enemy: self.enemies(of, other), ..self.body(other) })
            .collect()
    }

    /// A scene among these others.
    #[must_use]
    pub fn scene(self, others: &'a [Body]) -> Scene<'a> {
        Scene { terrain: self.terrain(), doors: &self.public.doors, others }
    }

    /// Whether it bears a heavy load or is in chains (DS-1510).
    #[must_use]
    pub fn is_loaded(self, figure: &Figure) -> bool {
        figure.load.is_some() || self.is_chained(figure)
    }

    /// DS-1481: in chains.
    #[must_use]
    pub fn is_chained(self, figure: &Figure) -> bool {
        figure.npc == Some(Npc::Prisonnier) && !self.public.freed
    }

    /// Who walks.
    #[must_use]
    pub fn walker(self, figure: &Figure) -> Walker {
        Walker {
            radius: self.base(figure).radius,
            mounted: self.given.has_trait(figure, Trait::Monte),
            loaded: self.is_loaded(figure),
            sure_footed: self.given.has_trait(figure, Trait::Coureur),
        }
    }

    /// DS-111: the side it fights for; nothing for neutral NPCs and the prisoner.
    #[must_use]
    pub fn side(self, figure: &Figure) -> Option<u8> {
        if figure.npc == Some(Npc::Prisonnier) {
            return None;
        }
        figure.owner.map(|seat| self.given.side(seat))
    }

    /// DS-111, DS-1503, DS-1483: whether two figures are enemies.
    #[must_use]
    pub fn enemies(self, one: &Figure, two: &Figure) -> bool {
        match (self.side(one), self.side(two)) {
            (Some(one), Some(two)) => one != two,
            (None, _) => self.has_enemy(one, two),
            (Some(_), None) => self.has_enemy(two, one),
        }
    }

    fn has_enemy(self, npc: &Figure, other: &Figure) -> bool {
        let slot = self.public.slot(other.id).unwrap_or_default();
        let own = self.public.slot(npc.id).unwrap_or_default();
        let marks = |npc: &Figure, slot: usize| {
            npc.id.seat().is_none() && self.public.hostile[npc.id.place()] >> slot & 1 == 1
        };
        marks(npc, slot) || marks(other, own)
    }

    /// DS-111: whether two figures are friends.
    #[must_use]
    pub fn friends(self, one: &Figure, two: &Figure) -> bool {
        let side = self.side(one);
        side.is_some() && side == self.side(two)
    }

    /// DS-1103: the seat that decides for a side: the lowest of those that have not resigned.
    #[must_use]
    pub fn speaker(self, side: u8) -> kernel::Seat {
        let seats = self.given.seats_of(side).minus(self.public.resigned);
        seats.lowest().unwrap_or(self.given.speaker(side))
    }

    /// The part a figure's side plays, if it has one.
    #[must_use]
    pub fn role(self, figure: &Figure) -> Option<Role> {
        figure.owner.map(|seat| self.public.roles[seat])
    }

    /// Whether two figures are in contact (DS-210).
    #[must_use]
    pub fn touch(self, one: &Figure, two: &Figure) -> bool {
        let (terrain, doors) = (self.terrain(), &self.public.doors);
        crate::geometry::place::in_contact(terrain, doors, &self.body(one), &self.body(two))
    }

    /// Whether the scenario is this one.
    #[must_use]
    pub fn plays(self, scenario: ScenarioId) -> bool {
        self.public.scenario == scenario
    }
}
