//! What a page must show and would otherwise have to work out by a rule: what a combat does if both pass now, who
//! guards what, how far it is from zone to zone, and whether a victory would be a Pyrrhic one.

use kernel::{Seat, View};
use serde::Serialize;
use shelf::Shows;
use ts_rs::TS;

use crate::CannibalWorld;
use crate::cards::vocabulary::RANGE;
use crate::rules::damage::{self, Striker};
use crate::rules::setup::{FULL_MEAT, LIVES};
use crate::rules::{actions, setup, turn, victory, zones};
use crate::table::creature::{Creature, CreatureId, Zone};
use crate::table::event::Blow;
use crate::table::flow::{Question, Window};
use crate::table::public::{Camp, Public};

/// What the rules say about what a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Board {
    /// CW-709: what the current combat does if both sides pass now, Armour aside.
    pub forecast: Vec<Fate>,
    /// CW-903: what the attacker and the defender of the current combat strike with.
    pub duel: Vec<Striker>,
    pub creatures: Vec<Standing>,
    /// CW-413: whether each camp's Habitat lies open to whoever is active.
    pub open_to_pillage: [bool; 2],
    /// CW-1605: the printed strength each camp has in play and in the hands this viewer sees.
    pub strength: [u16; 2],
    /// CW-1605: whether the viewer's camp is about to win too dearly.
    pub pyrrhic: Option<TooDear>,
    /// CW-501 to CW-709: how far the fight is.
    pub step: Stage,
    /// CW-1804
    pub turn_order: Vec<Seat>,
    /// CW-1801: the camp of every seat.
    pub camps: Vec<Camp>,
    /// CW-108, CW-1802: the Habitat cards of both camps; nothing while their factions are not known.
    pub habitats: [Option<String>; 2],
    /// CW-105: the tokens on a Habitat that nobody has pillaged.
    pub lives: u8,
    /// CW-206: a full stock of Meat.
    pub full_meat: u8,
    /// CW-608: how far abilities with a range reach.
    pub range: u8,
    /// CW-607: how far it is from one's own Cover, and from one's own Hunting zone, to the enemy's Cover and Hunting zone.
    pub distances: [[u8; 2]; 2],
}

/// What happens to a creature if both sides pass now.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Fate {
    #[serde(flatten)]
    pub blow: Blow,
    /// The life it has left now.
    pub remaining: u8,
    /// CW-911
    pub dies: bool,
}

/// A creature in play, with what the rules say about it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Standing {
    pub id: CreatureId,
    pub strength: u8,
    pub life: u8,
    pub remaining: u8,
    /// CW-615
    pub tracker: bool,
    /// CW-605, CW-616
    pub guards: bool,
}

/// The stages of a fight, by what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Engage,
    Dodge,
    Tactics,
    Damage,
}

impl Stage {
    const fn of(question: Option<Question>) -> Self {
        let Some(question) = question else { return Self::Engage };
        match question {
            Question::Window(Window::Respond { .. } | Window::Swap { .. }) => Self::Dodge,
            Question::Tactics { .. } => Self::Tactics,
            Question::Spread { .. } | Question::Window(Window::Armour { .. }) => Self::Damage,
            Question::Window(
                Window::Enter { .. } | Window::Recharge { .. } | Window::Bullseye { .. },
            )
            | Question::BringDeck {}
            | Question::ChooseReinforcement {}
            | Question::Mulligan {}
            | Question::DrawSource { .. }
            | Question::Main { .. }
            | Question::Search { .. }
            | Question::Proliferate { .. }
            | Question::Second { .. } => Self::Engage,
        }
    }
}

/// CW-1605: less strength than the enemy has tokens.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct TooDear {
    pub strength: u16,
    pub tokens: u8,
    /// The clauses behind the warning.
    pub clauses: &'static [&'static str],
}

shelf::fields!(Public {
    players,
    habitats,
    creatures,
    entered,
    turn,
    active,
    first,
    phase,
    played,
    assault,
    combat,
    shot,
    stirred,
    quiet,
    open_hands,
    open_lists,
    conceding,
    ending,
});
shelf::fields!(Board {
    forecast,
    duel,
    creatures,
    open_to_pillage,
    strength,
    pyrrhic,
    step,
    turn_order,
    camps,
    habitats,
    lives,
    full_meat,
    range,
    distances,
});

impl Shows for CannibalWorld {
    type Shown = Board;

    fn shown(view: &View<Self>, question: Option<Question>) -> Board {
        let (given, public) = (view.given(), &view.public);
        let open = |camp: Camp| {
            public.camp(public.active) == camp.other()
                && actions::check_pillage(given, public, public.active).is_ok()
        };
        let fate = |blow: Blow| {
            let remaining =
                public.creature(blow.who.id).map_or(0, |hurt| zones::remaining_life(given, hurt));
            Fate { remaining, dies: blow.total >= remaining, blow }
        };
        let habitat = |camp: Camp| {
            setup::habitat_of(given, public, camp).map(|faction| faction.print().habitat.id.clone())
        };
        Board {
            forecast: damage::forecast(given, public).into_iter().map(fate).collect(),
            duel: damage::strikers(given, public),
            creatures: public.creatures.iter().map(|creature| standing(view, creature)).collect(),
            open_to_pillage: Camp::BOTH.map(open),
            strength: Camp::BOTH.map(|camp| victory::strength_seen(view, camp)),
            pyrrhic: too_dear(view),
            step: Stage::of(question),
            turn_order: turn::turn_order(public),
            camps: view.seats().iter().map(|seat| public.camp(seat)).collect(),
            habitats: Camp::BOTH.map(habitat),
            lives: LIVES,
            full_meat: FULL_MEAT,
            range: RANGE,
            distances: Zone::BOTH.map(|from| Zone::BOTH.map(|to| zones::distance(from, to))),
        }
    }
}

fn standing(view: &View<CannibalWorld>, creature: &Creature) -> Standing {
    let given = view.given();
    Standing {
        id: creature.id,
        strength: zones::numbers(given, creature).strength,
        life: zones::numbers(given, creature).life,
        remaining: zones::remaining_life(given, creature),
        tracker: zones::is_tracker(given, creature),
        guards: zones::stands_guard(given, creature),
    }
}

/// CW-1605: a warning to whoever could win too dearly: the enemy's decks are empty, and there are more tokens on its
/// Habitat than one's own strength.
pub(super) fn too_dear(view: &View<CannibalWorld>) -> Option<TooDear> {
    let seat = view.seat().filter(|_| view.given().house.pyrrhic)?;
    let camp = view.public.camp(seat);
    let (strength, tokens) =
        (victory::strength_seen(view, camp), view.public.habitat(camp.other()));
    let is_near = victory::decks_are_empty(view, camp.other()) && view.public.ending.is_none();
    (is_near && victory::is_too_dear(strength, tokens)).then_some(TooDear {
        strength,
        tokens,
        clauses: &["CW-1605"],
    })
}
