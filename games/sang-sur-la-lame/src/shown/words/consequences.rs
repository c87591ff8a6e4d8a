//! What an option would bring beside what it says itself (its price, its distance, its chances): what is left, what is
//! lost, who may react, and whether the game may end by it.

use kernel::{Seat, View};
use shelf::speech::things;
use shelf::{Foretells, Voice};

use super::{figure, plain, say};
use crate::SangSurLaLame;
use crate::rules::command::price;
use crate::rules::{declare, ending, lookout, perform};
use crate::table::flow::{Choice, Declaration, Deed, Reaction};
use crate::table::scene::Board;
use crate::table::{Action, Figure, FigureId, Question};

impl Foretells for SangSurLaLame {
    fn consequence(
        voice: &Voice<'_>,
        view: &View<SangSurLaLame>,
        question: Question,
        action: &Action,
    ) -> Option<String> {
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
                foresees.may_end(ends)
            }
            Action::Resign {} => vec![foresees.resigning(me)],
            Action::Choose(_) | Action::Setup(_) => Vec::new(),
        };
        (!parts.is_empty()).then(|| parts.join(" "))
    }
}

struct Foresees<'a> {
    voice: &'a Voice<'a>,
    view: &'a View<SangSurLaLame>,
    board: Board<'a>,
}

impl Foresees<'_> {
    /// DS-310: the gold that is left, and DS-903: who may react.
    fn activating(&self, me: Seat, said: &Declaration) -> Vec<String> {
        let own = self.board.figure(said.fig);
        let gold = declare::total(self.board, own, &said.r#do);
        let left = self.board.public.purses[me].saturating_sub(gold);
        let mut parts = vec![say(self.voice, "then-left", [("gold", u16::from(left).into())])];
        if said.r#do.iter().any(|kind| lookout::is_watched_for(*kind)) {
            parts.extend(self.watched(own));
        }
        parts
    }

    /// DS-304: gold that is left over is lost.
    fn stopping(&self, me: Seat) -> String {
        let gold = u16::from(self.board.public.purses[me]);
        say(self.voice, "then-lapses", [("gold", gold.into())])
    }

    /// DS-313
    fn forgoing(&self) -> Option<String> {
        let acting = self.board.public.acting?;
        let own = self.board.figure(acting.figure);
        let gold = price(self.board, own, perform::present(&acting)?);
        Some(say(self.voice, "then-forgone", [("gold", u16::from(gold).into())]))
    }

    fn performing(&self, deed: &Deed) -> Vec<String> {
        let Some(acting) = self.board.public.acting else { return Vec::new() };
        let own = self.board.figure(acting.figure);
        let watched = perform::present(&acting).is_some_and(lookout::is_watched_for);
        let ends = match deed {
            Deed::Duel { target, .. }
            | Deed::Shoot { target, .. }
            | Deed::HeavyThrow { target, .. }
            | Deed::Charge { target: Some(target), .. } => self.killing_ends(own.id, *target),
            Deed::Go { exit: true, .. } | Deed::Fly { exit: true, .. } => {
                ending::leaving_ends(self.board, own)
            }
            Deed::Search { .. } => ending::finding_ends(self.board),
            Deed::Chains { .. } => ending::freeing_ends(self.board),
            Deed::Go { exit: false, .. }
            | Deed::Fly { exit: false, .. }
            | Deed::Charge { target: None, .. }
            | Deed::Jump { .. }
            | Deed::Keep {}
            | Deed::Climb { .. }
            | Deed::Door { .. }
            | Deed::PickUp { .. }
            | Deed::Disengage { .. }
            | Deed::Face { .. } => false,
        };
        let mut parts = Vec::new();
        if watched {
            parts.extend(self.watched(own));
        }
        parts.extend(self.may_end(ends));
        parts
    }

    fn reacting(&self, question: Question, reaction: Reaction) -> Vec<String> {
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
        self.may_end(strikes && ends)
    }

    /// DS-1309
    fn resigning(&self, me: Seat) -> String {
        let over = ending::resigning_ends(self.board.given, me);
        plain(self.voice, if over { "then-resign-over" } else { "then-resign-leaves" })
    }

    /// DS-1307, as far as the listener knows the assassin.
    fn killing_ends(&self, by: FigureId, target: FigureId) -> bool {
        ending::death_ends(self.board, by, target, self.view.own.assassin)
    }

    fn may_end(&self, may: bool) -> Vec<String> {
        if may { vec![plain(self.voice, "then-may-end")] } else { Vec::new() }
    }

    /// DS-903: who is on the lookout for this figure.
    fn watched(&self, own: &Figure) -> Option<String> {
        let all = self.board.public.figures.iter();
        let eyes: Vec<String> = all
            .filter(|other| lookout::watches(self.board, other, own))
            .map(|other| figure(self.voice, self.board, other.id))
            .collect();
        if eyes.is_empty() {
            return None;
        }
        let figures = ("figures", things(self.voice, &eyes).into());
        Some(say(self.voice, "then-watched", [figures]))
    }
}
