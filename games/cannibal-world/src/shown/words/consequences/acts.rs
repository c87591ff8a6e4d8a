//! What is done in the Main phase and announced in a combat, looked at beforehand (CW-400, CW-700, CW-1000).

use super::super::{card, creature, number, plain, say};
use super::{Ahead, Parts};
use crate::cards::{Ability, Card, Cover, Tactical};
use crate::rules::abilities::ability_of;
use crate::rules::combat::ends_by_passing;
use crate::rules::cover::{HARPOON_DAMAGE, single};
use crate::rules::foresight;
use crate::rules::tactical::announce;
use crate::rules::zones::guard_of_hunting;
use crate::table::Question;
use crate::table::action::{Aim, Main, Source, Split};
use crate::table::creature::{CreatureId, Spot, Zone};
use crate::table::flow::Terms;
use crate::table::public::{Attack, Public};

impl Ahead<'_> {
    pub(super) fn acting(&self, act: Main) -> Parts {
        match act {
            Main::PlayCreature { card, zone } => self.entering(card, zone),
            Main::PlayAction { card, slot, aim, .. } => {
                self.using(Source::Card { card, slot }, aim)
            }
            Main::UseAbility { creature, slot, aim } => {
                self.using(Source::Creature(Spot { creature, slot }), aim)
            }
            Main::Move { creature } => {
                let stunned = self.public().creature(creature).is_some_and(|own| own.stunned);
                let key = if stunned { "then-moves-stunned" } else { "then-hunts" };
                vec![plain(self.voice, key)]
            }
            Main::Attack { attacker, target } => self.fighting(attacker, target, Terms::Plain),
            Main::Pillage {} => {
                let camp = self.public().camp(self.me).other();
                let left = self.public().habitat(camp).saturating_sub(1);
                vec![say(self.voice, "then-pillaged", [("left", number(left))])]
            }
            Main::DrawExtra {} => self.drawing(),
            Main::DropTracker { .. } => vec![plain(self.voice, "then-no-tracker")],
            Main::EndTurn {} => {
                let unspent = self.public().players[self.me].meat;
                vec![say(self.voice, "then-turn-ends", [("meat", number(unspent))])]
            }
            Main::Recover { .. } | Main::GiveToken {} => Parts::new(),
        }
    }

    /// CW-412, CW-612: what a creature can do where it enters, and who guards it.
    fn entering(&self, played: Card, zone: Zone) -> Parts {
        if self.given().card(played).tracker().is_some() {
            return vec![plain(self.voice, "then-tracker")];
        }
        let guard = guard_of_hunting(self.given(), self.public(), self.public().camp(self.me));
        vec![match (zone, guard) {
            (Zone::Hunting, _) => plain(self.voice, "then-hunts"),
            (Zone::Cover, Some(guard)) => {
                let guard = card(self.voice, guard.card);
                say(self.voice, "then-guarded", [("guard", guard.into())])
            }
            (Zone::Cover, None) => plain(self.voice, "then-unguarded"),
        }]
    }

    /// CW-312: whether this is the last card.
    pub(super) fn drawing(&self) -> Parts {
        let own = &self.view.own;
        let left = own.mains[self.me] + own.reinforcements[self.me].size;
        if left == 1 { vec![plain(self.voice, "then-last-card")] } else { Parts::new() }
    }

    /// CW-304
    pub(super) fn drawing_reinforcement(&self) -> Parts {
        let own = &self.view.own;
        if own.reinforcements[self.me].size == 1 && own.mains[self.me] > 0 {
            return vec![plain(self.voice, "then-refilled")];
        }
        self.drawing()
    }

    /// CW-1000: what an ability does, by its kind.
    pub(super) fn using(&self, source: Source, aim: Aim) -> Parts {
        match ability_of(self.given(), self.public(), source) {
            Some(Ability::Cover(ability)) => self.using_cover(source, ability, aim),
            Some(Ability::Assault(ability)) => {
                self.assaulting(source, Ability::Assault(ability), aim)
            }
            Some(Ability::Tactical(ability)) => self.announcing(source, ability, aim),
            Some(Ability::Innate(_) | Ability::Triggered(_)) | None => Parts::new(),
        }
    }

    fn using_cover(&self, source: Source, ability: Cover, aim: Aim) -> Parts {
        match ability {
            Cover::SingleShot { x } => self.striking(&single(aim, x)),
            Cover::ScatteredShots { .. } => self.striking(&aim.split.unwrap_or_default()),
            Cover::Support { x } => self.supported(x),
            Cover::Net {} => aim.target.map(|target| self.stunned(target)).into_iter().collect(),
            Cover::FelineLeap {} => match (source, aim) {
                (Source::Creature(spot), Aim { target: Some(target), .. }) => {
                    self.fighting(spot.creature, target, Terms::Locked)
                }
                (Source::Card { .. }, Aim { this: Some(this), target: Some(target), .. }) => {
                    self.fighting(this, target, Terms::Locked)
                }
                (Source::Creature(_) | Source::Card { .. }, _) => Parts::new(),
            },
            Cover::Harpoon {} => {
                let mut parts = self.striking(&single(aim, HARPOON_DAMAGE));
                let in_cover = aim.target.and_then(|target| self.public().creature(target));
                if in_cover.is_some_and(|target| target.zone == Zone::Cover) {
                    parts.push(plain(self.voice, "then-dragged"));
                }
                parts
            }
            Cover::RatProliferation {} | Cover::Recharge {} | Cover::SummonAlpha {} => Parts::new(),
        }
    }

    /// CW-1101: direct damage, which nobody dodges.
    pub(super) fn striking(&self, split: &Split) -> Parts {
        self.told("then-struck", &foresight::struck(self.given(), self.public(), split))
    }

    pub(super) fn supported(&self, x: u8) -> Parts {
        vec![say(self.voice, "then-supported", [("x", number(x))])]
    }

    fn stunned(&self, id: CreatureId) -> String {
        let who = creature(self.voice, self.view, id);
        say(self.voice, "then-stunned", [("creature", who.into())])
    }

    /// CW-800: an Assault and the combat that follows.
    fn assaulting(&self, source: Source, ability: Ability, aim: Aim) -> Parts {
        let Some(target) = aim.target else { return Parts::new() };
        let attack = Attack {
            by: self.me,
            source,
            ability,
            target,
            fighter: target,
            dodged: false,
            bullseye: None,
        };
        let board = Public { assault: Some(attack), ..*self.public() };
        let mut parts = self.of_assault(&board);
        parts.extend(self.dodge(&board));
        parts
    }

    pub(super) fn of_assault(&self, board: &Public) -> Parts {
        let foreseen = foresight::assaulted(self.given(), board);
        let key = match board.assault.map(|attack| attack.source) {
            Some(Source::Creature(_)) => "then-assault",
            Some(Source::Card { .. }) | None => "then-struck",
        };
        let stunned = foreseen.after.creatures.iter().find(|creature| {
            creature.stunned && self.public().creature(creature.id).is_some_and(|was| !was.stunned)
        });
        let mut parts: Parts = stunned.map(|netted| self.stunned(netted.id)).into_iter().collect();
        parts.extend(self.told(key, &foreseen));
        parts
    }

    /// CW-707: an announcement, and the blow if both sides pass then; shots outside a combat land at once.
    fn announcing(&self, source: Source, ability: Tactical, aim: Aim) -> Parts {
        if self.public().combat.is_none() {
            return match ability {
                Tactical::SingleShot { x } => self.striking(&single(aim, x)),
                Tactical::ScatteredShots { .. } => self.striking(&aim.split.unwrap_or_default()),
                Tactical::ExtraDamage { .. }
                | Tactical::Shield { .. }
                | Tactical::Feint {}
                | Tactical::Loyalty {} => Parts::new(),
            };
        }
        let mut board = *self.public();
        announce(&mut board, source, ability, aim);
        let mut parts = self.told("then-both-pass", &foresight::blows(self.given(), &board));
        parts.extend(self.meat_left(1));
        parts
    }

    /// CW-705, CW-706
    pub(super) fn passing(&self, question: Question) -> Parts {
        let Question::Tactics { seat, passes } = question else { return Parts::new() };
        let last = ends_by_passing(self.public(), seat, passes);
        let key = if last { "then-blows" } else { "then-both-pass" };
        self.told(key, &foresight::blows(self.given(), self.public()))
    }
}
