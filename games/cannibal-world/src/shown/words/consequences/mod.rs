//! What an option would bring, from the rules and what the listener sees: what is dealt to whom, who may dodge, what
//! happens if everybody passes, what Meat is left, and whether the game may end.

use std::cell::Cell;

use kernel::{Seat, View};
use shelf::speech::{things, whom};
use shelf::{Consequence, Foretells, Voice};

use super::choices::pick_card;
use super::{creature, number, plain, say};
use crate::CannibalWorld;
use crate::cards::{Ability, Card, Cover, Slot, Tactical};
use crate::rules::abilities::When;
use crate::rules::cover::single;
use crate::rules::foresight::{self, Fate, Foreseen, Prospect};
use crate::rules::reactions::{DODGE_COST, check_dodge};
use crate::table::action::{Action, Aim, Main, Source};
use crate::table::creature::{CreatureId, Zone};
use crate::table::flow::Terms;
use crate::table::public::Public;
use crate::table::{Given, Question};

mod acts;
mod reactions;
mod trackers;

impl Foretells for CannibalWorld {
    fn consequence(
        voice: &Voice<'_>,
        view: &View<Self>,
        question: Question,
        action: &Action,
    ) -> Option<Consequence> {
        let ahead = Ahead { voice, view, me: view.seat()?, may_end: Cell::new(false) };
        let mut said = match *action {
            Action::Main(act) => ahead.acting(act),
            Action::React(reaction) => ahead.reacting(question, reaction),
            Action::Pass {} => ahead.passing(question),
            Action::Spread { split } => {
                let foreseen = foresight::blows_spread(ahead.given(), &view.public, &split);
                ahead.told("then-blows", &foreseen)
            }
            Action::Second { aim } => match question {
                Question::Second { card, slot, .. } => {
                    ahead.using(Source::Card { card, slot }, aim)
                }
                Question::BringDeck {}
                | Question::ChooseReinforcement {}
                | Question::Mulligan {}
                | Question::DrawSource { .. }
                | Question::Main { .. }
                | Question::Window(_)
                | Question::Tactics { .. }
                | Question::Spread { .. }
                | Question::Search { .. }
                | Question::Proliferate { .. } => Vec::new(),
            },
            Action::Take { card } => ahead.taking(question, card),
            Action::DrawMain {} => ahead.drawing(),
            Action::DrawReinforcement { .. } => ahead.drawing_reinforcement(),
            Action::Mulligan {} => vec![plain(voice, "then-mulligan")],
            Action::Concede {} => {
                ahead.may_end.set(true);
                vec![plain(voice, "then-conceded")]
            }
            Action::Bring { .. } | Action::ChooseReinforcement { .. } | Action::Keep {} => {
                Vec::new()
            }
        };
        said.extend(ahead.unmasking(question, action));
        let may_end = ahead.may_end.get();
        (!said.is_empty()).then(|| Consequence { text: said.join(" "), may_end })
    }

    /// CW-401, CW-404: every card of the hand, aimed at the first enemy where it aims at somebody.
    fn attempts(view: &View<Self>, question: Question) -> Vec<(String, Action)> {
        let when = match question {
            Question::Main { .. } | Question::Window(_) => When::Main,
            Question::Tactics { .. } => When::Combat,
            Question::BringDeck {}
            | Question::ChooseReinforcement {}
            | Question::Mulligan {}
            | Question::DrawSource { .. }
            | Question::Spread { .. }
            | Question::Search { .. }
            | Question::Proliferate { .. }
            | Question::Second { .. } => return Vec::new(),
        };
        let Some(me) = view.seat() else { return Vec::new() };
        let hand = view.own.hand(me).iter();
        hand.map(|card| (pick_card(*card), Action::Main(attempt(view, me, when, *card)))).collect()
    }
}

/// A card as it would most likely be played now.
fn attempt(view: &View<CannibalWorld>, me: Seat, when: When, card: Card) -> Main {
    let (given, public) = (view.given(), &view.public);
    if given.card(card).is_creature {
        return Main::PlayCreature { card, zone: Zone::Hunting };
    }
    let works = |slot: &Slot| given.ability(card, *slot).is_some_and(|it| when.allows(it).is_ok());
    let is_played = |slot: &Slot| match given.ability(card, *slot) {
        Some(Ability::Cover(_) | Ability::Assault(_) | Ability::Tactical(_)) => true,
        Some(Ability::Innate(_) | Ability::Triggered(_)) | None => false,
    };
    let best = Slot::BOTH.into_iter().find(works);
    let slot = best.or_else(|| Slot::BOTH.into_iter().find(is_played)).unwrap_or(Slot::Middle);
    let target = public.creatures_of(public.camp(me).other()).next().map(|enemy| enemy.id);
    let aim = match given.ability(card, slot) {
        Some(
            Ability::Cover(Cover::ScatteredShots { x })
            | Ability::Tactical(Tactical::ScatteredShots { x }),
        ) => Aim { split: Some(single(Aim { target, ..Aim::default() }, x)), ..Aim::default() },
        Some(
            Ability::Cover(_)
            | Ability::Assault(_)
            | Ability::Tactical(_)
            | Ability::Innate(_)
            | Ability::Triggered(_),
        )
        | None => Aim { target, ..Aim::default() },
    };
    Main::PlayAction { card, slot, aim, both: false }
}

/// Somebody who looks ahead.
struct Ahead<'a> {
    voice: &'a Voice<'a>,
    view: &'a View<CannibalWorld>,
    me: Seat,
    /// Whether the game may end by what was looked at so far.
    may_end: Cell<bool>,
}

type Parts = Vec<String>;

impl Ahead<'_> {
    fn given(&self) -> &Given {
        self.view.given()
    }

    fn public(&self) -> &Public {
        &self.view.public
    }

    fn fate(&self, fate: &Fate) -> String {
        let how = match fate {
            Fate { points: 0, .. } => "none",
            Fate { left: 0, .. } => "dies",
            Fate { .. } => "lives",
        };
        let args = [
            ("creature", creature(self.voice, self.view, fate.id).into()),
            ("points", number(fate.points)),
            ("left", number(fate.left)),
            ("how", how.into()),
        ];
        say(self.voice, "then-fate", args)
    }

    /// What is dealt to everybody, and how the game may end by it.
    fn told(&self, key: &str, foreseen: &Foreseen) -> Parts {
        let fates: Vec<String> = foreseen.fates.iter().map(|fate| self.fate(fate)).collect();
        let mut parts = Parts::new();
        if !fates.is_empty() {
            parts.push(say(self.voice, key, [("fates", things(self.voice, &fates).into())]));
        }
        parts.extend(self.ending(&foreseen.after));
        parts
    }

    /// CW-1602, CW-1605
    fn ending(&self, after: &Public) -> Option<String> {
        let prospect = foresight::prospect(self.view, after)?;
        self.may_end.set(true);
        Some(match prospect {
            Prospect::Victory { is_certain: true } => plain(self.voice, "then-victory"),
            Prospect::Victory { is_certain: false } => plain(self.voice, "then-may-win"),
            Prospect::Defeat => plain(self.voice, "then-defeat"),
            Prospect::Pyrrhic { strength, tokens } => {
                let args = [("strength", strength.into()), ("tokens", number(tokens))];
                say(self.voice, "then-pyrrhic", args)
            }
            Prospect::DearDefeat { strength, tokens, is_certain } => {
                let key = if is_certain { "then-dear-defeat" } else { "then-maybe-dear-defeat" };
                say(self.voice, key, [("strength", strength.into()), ("tokens", number(tokens))])
            }
            Prospect::BothOut { is_certain: true } => plain(self.voice, "then-both-out"),
            Prospect::BothOut { is_certain: false } => plain(self.voice, "then-maybe-both-out"),
        })
    }

    /// CW-501 to CW-505: whether whoever is attacked on this board may dodge.
    fn dodge(&self, board: &Public) -> Option<String> {
        let attacked = board.attacked().and_then(|id| board.creature(id))?;
        if attacked.stunned {
            let who = creature(self.voice, self.view, attacked.id);
            return Some(say(self.voice, "then-stunned-cannot-dodge", [("creature", who.into())]));
        }
        let owner = attacked.owner;
        let may = check_dodge(board, owner).is_ok();
        let key = if may { "then-may-dodge" } else { "then-cannot-dodge" };
        let args = [("who", whom(self.voice, owner).into()), ("cost", number(DODGE_COST))];
        Some(say(self.voice, key, args))
    }

    /// CW-207: Meat spent in somebody else's turn is missing in one's own.
    fn meat_left(&self, spent: u8) -> Option<String> {
        let left = self.public().players[self.me].meat.saturating_sub(spent);
        let args = [("meat", number(left))];
        (self.public().active != self.me).then(|| say(self.voice, "then-meat-left", args))
    }

    /// CW-702: a combat that begins now.
    fn fighting(&self, attacker: CreatureId, defender: CreatureId, terms: Terms) -> Parts {
        let fighters = (attacker, defender);
        let Some(board) = foresight::declared(self.public(), self.me, fighters, terms) else {
            return Parts::new();
        };
        let mut parts = self.told("then-combat", &foresight::blows(self.given(), &board));
        parts.extend(self.dodge(&board));
        parts
    }
}
