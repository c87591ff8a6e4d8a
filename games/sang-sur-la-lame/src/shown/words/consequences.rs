//! What an option would bring beside what it says itself (its price, its distance, its chances): what is left, what is
//! lost, who may react, what it does for one's objectives, and whether the game may end by it.

use kernel::{Seat, View};
use shelf::speech::things;
use shelf::{Consequence, Foretells, Voice};

use super::{figure, plain, say};
use crate::SangSurLaLame;
use crate::cards::scenario::{How, Objective};
use crate::geometry::path::Waypoint;
use crate::geometry::{Stand, Surface};
use crate::rules::command::price;
use crate::rules::{declare, ending, lookout, perform};
use crate::shown::field::known_assassin;
use crate::shown::sheet::aim;
use crate::table::flow::{Choice, Declaration, Deed, Reaction};
use crate::table::scene::Board;
use crate::table::{Action, Figure, FigureId, Public, Question};

impl Foretells for SangSurLaLame {
    fn consequence(
        voice: &Voice<'_>,
        view: &View<SangSurLaLame>,
        question: Question,
        action: &Action,
    ) -> Option<Consequence> {
        let me = view.seat()?;
        let board = Board::new(view.given(), &view.public);
        let foresees = Foresees { voice, view, board };
        let parts = match action {
            Action::Activate(said) => foresees.activating(me, said),
            Action::EndTurn {} => vec![foresees.stopping(me)],
            Action::Forgo {} => foresees.forgoing().into_iter().collect(),
            Action::Perform(deed) | Action::DropAndPerform(deed) => foresees.performing(deed),
            Action::React(reaction) => foresees.reacting(question, *reaction),
            Action::Choose(Choice::Again { target }) => {
                let attacker = view.public.fight.map(|fight| fight.attacker);
                let ends = attacker.is_some_and(|by| foresees.killing_ends(by, *target));
                foresees.may_end(ends).into_iter().collect()
            }
            Action::Resign {} => vec![foresees.resigning(me)],
            Action::Choose(_) | Action::Setup(_) => Vec::new(),
        };
        Consequence::all(parts)
    }
}

/// What has to come true first.
#[derive(Clone, Copy)]
enum If {
    Done,
    Works,
    Dies,
}

struct Foresees<'a> {
    voice: &'a Voice<'a>,
    view: &'a View<SangSurLaLame>,
    board: Board<'a>,
}

impl Foresees<'_> {
    /// DS-310: the gold that is left, and DS-903: who may react.
    fn activating(&self, me: Seat, said: &Declaration) -> Vec<Consequence> {
        let own = self.board.figure(said.fig);
        let gold = declare::total(self.board, own, &said.r#do);
        let left = self.board.public.purses[me].saturating_sub(gold);
        let left = say(self.voice, "then-left", [("gold", u16::from(left).into())]);
        let mut parts = vec![left.into()];
        if said.r#do.iter().any(|kind| lookout::is_watched_for(*kind)) {
            parts.extend(self.watched(own));
        }
        parts
    }

    /// DS-304: gold that is left over is lost.
    fn stopping(&self, me: Seat) -> Consequence {
        let gold = u16::from(self.board.public.purses[me]);
        say(self.voice, "then-lapses", [("gold", gold.into())]).into()
    }

    /// DS-313
    fn forgoing(&self) -> Option<Consequence> {
        let acting = self.board.public.acting?;
        let own = self.board.figure(acting.figure);
        let gold = price(self.board, own, perform::present(&acting)?);
        Some(say(self.voice, "then-forgone", [("gold", u16::from(gold).into())]).into())
    }

    fn performing(&self, deed: &Deed) -> Vec<Consequence> {
        let Some(acting) = self.board.public.acting else { return Vec::new() };
        let own = self.board.figure(acting.figure);
        let watched = perform::present(&acting).is_some_and(lookout::is_watched_for);
        let (if_it_works, then) = match deed {
            Deed::Duel { target, .. }
            | Deed::Shoot { target, .. }
            | Deed::HeavyThrow { target, .. }
            | Deed::Charge { target: Some(target), .. } => {
                (If::Dies, ending::after_death(self.board, own.id, *target))
            }
            Deed::Go { exit: true, .. } | Deed::Fly { exit: true, .. } => {
                (If::Done, Some(ending::after_leaving(self.board, own)))
            }
            Deed::Go { path, exit: false, .. } => (If::Done, self.walked(own, path)),
            Deed::Search { .. } => (If::Works, Some(ending::after_finding(self.board))),
            Deed::Chains { .. } => (If::Works, Some(ending::after_freeing(self.board))),
            Deed::PickUp { .. }
            | Deed::Fly { exit: false, .. }
            | Deed::Charge { target: None, .. }
            | Deed::Jump { .. }
            | Deed::Keep {}
            | Deed::Climb { .. }
            | Deed::Door { .. }
            | Deed::Disengage { .. }
            | Deed::Face { .. } => (If::Done, None),
        };
        let mut parts = Vec::new();
        if watched {
            parts.extend(self.watched(own));
        }
        if let Deed::PickUp { object, .. } = deed {
            parts.extend(self.towards(*object));
        }
        if let Some(then) = then {
            parts.extend(self.objectives(if_it_works, &then));
            parts.extend(self.may_end(self.would_end(&then)));
        }
        parts
    }

    /// Where a walk leads by itself, if any of one's objectives is about standing somewhere.
    fn walked(&self, own: &Figure, path: &[Waypoint]) -> Option<Public> {
        let is_about_places = |aim: &Objective| match aim {
            Objective::DeliverLoad { how: How::Stand, .. }
            | Objective::DeliverNpc { .. }
            | Objective::HoldPoints { .. } => true,
            Objective::DeliverLoad { how: How::Exit, .. }
            | Objective::StealLoad { .. }
            | Objective::Prevent { .. }
            | Objective::KillRank { .. }
            | Objective::FindLoot {}
            | Objective::KillNpc { .. }
            | Objective::NpcAlive { .. }
            | Objective::FreeNpc { .. }
            | Objective::Annihilate {} => false,
        };
        self.aims().iter().any(is_about_places).then_some(())?;
        let on = |on: Surface, step: &Waypoint| match step {
            Waypoint::Walk(_) => Some(on),
            Waypoint::Step { on, .. } => Some(*on),
            // Where a ladder or a stair ends is the way's own business.
            Waypoint::Link { .. } => None,
        };
        let on = path.iter().try_fold(own.stand.on, on)?;
        let to = Stand { at: path.last()?.to(), on };
        Some(ending::after_walking(self.board, own, to))
    }

    /// What one's own side is after.
    fn aims(&self) -> &[Objective] {
        let role = self.view.seat().map(|me| self.board.public.roles[me]);
        let scenario = self.board.given.scenario(self.board.public.scenario);
        role.map_or(&[], |role| scenario.objectives(role))
    }

    /// DS-1307: which of one's own objectives would be met then and are not now, or the other way round.
    fn objectives(&self, condition: If, then: &Public) -> Vec<Consequence> {
        let Some(me) = self.view.seat() else { return Vec::new() };
        let side = self.board.given.side(me);
        let assassin = known_assassin(self.view);
        let then = Board::new(self.board.given, then);
        let changed = |objective: &Objective| {
            let before = ending::is_met(self.board, assassin, side, objective)?;
            let after = ending::is_met(then, assassin, side, objective)?;
            let key = match (condition, after) {
                (If::Done, true) => "then-met",
                (If::Done, false) => "then-unmet",
                (If::Dies, true) => "then-met-dies",
                (If::Dies, false) => "then-unmet-dies",
                (If::Works, true) => "then-met-works",
                (If::Works, false) => "then-unmet",
            };
            (before != after).then(|| self.about(key, objective))
        };
        self.aims().iter().filter_map(changed).collect()
    }

    /// DS-1307: a load that an objective is about.
    fn towards(&self, object: u8) -> Option<Consequence> {
        let kind = self.board.public.things.get(usize::from(object))?.kind;
        let is_about = |aim: &&Objective| {
            matches!(aim, Objective::DeliverLoad { object, .. } | Objective::StealLoad { object, .. }
                if *object == kind)
        };
        self.aims().iter().find(is_about).map(|aim| self.about("then-towards", aim))
    }

    fn about(&self, key: &str, objective: &Objective) -> Consequence {
        say(self.voice, key, [("aim", aim(self.voice, objective).into())]).into()
    }

    fn would_end(&self, then: &Public) -> bool {
        ending::would_end(self.board.given, then, self.view.own.assassin)
    }

    fn reacting(&self, question: Question, reaction: Reaction) -> Vec<Consequence> {
        let by = if let Question::React { lookout: by, .. }
        | Question::SpringReact { figure: by, .. } = question
        {
            Some(by)
        } else {
            None
        };
        let strikes = !matches!(reaction, Reaction::Wait {});
        let mover = self.board.public.moving.map(|moving| moving.figure);
        let ends = by.zip(mover).is_some_and(|(by, mover)| self.killing_ends(by, mover));
        self.may_end(strikes && ends).into_iter().collect()
    }

    /// DS-1309
    fn resigning(&self, me: Seat) -> Consequence {
        if ending::resigning_ends(self.board.given, me) {
            return Consequence::may_end(plain(self.voice, "then-resign-over"));
        }
        plain(self.voice, "then-resign-leaves").into()
    }

    /// DS-1307, as far as the listener knows the assassin.
    fn killing_ends(&self, by: FigureId, target: FigureId) -> bool {
        ending::after_death(self.board, by, target).is_some_and(|then| self.would_end(&then))
    }

    fn may_end(&self, may: bool) -> Option<Consequence> {
        may.then(|| Consequence::may_end(plain(self.voice, "then-may-end")))
    }

    /// DS-903: who is on the lookout for this figure.
    fn watched(&self, own: &Figure) -> Option<Consequence> {
        let all = self.board.public.figures.iter();
        let eyes: Vec<String> = all
            .filter(|other| lookout::watches(self.board, other, own))
            .map(|other| figure(self.voice, self.board, other.id))
            .collect();
        if eyes.is_empty() {
            return None;
        }
        let figures = ("figures", things(self.voice, &eyes).into());
        Some(say(self.voice, "then-watched", [figures]).into())
    }
}
