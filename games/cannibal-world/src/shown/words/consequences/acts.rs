//! What is done in the Main phase and announced in a combat, looked at beforehand (CW-400, CW-700, CW-1000).

use shelf::speech::things;

use super::super::{ability, card, cards, creature, number, plain, say};
use super::{Ahead, Parts};
use crate::cards::{Ability, Card, Cover, Slot, Tactical};
use crate::rules::abilities::ability_of;
use crate::rules::combat::ends_by_passing;
use crate::rules::cover::{HARPOON_DAMAGE, single, small_rats};
use crate::rules::foresight::{self, Foreseen};
use crate::rules::reactions::enters;
use crate::rules::tactical::announce;
use crate::rules::zones::{guard_of_hunting, is_tracker};
use crate::table::Question;
use crate::table::action::{Aim, Main, Source, Split};
use crate::table::creature::{CreatureId, Spot, Zone};
use crate::table::flow::{Entry, Search, Terms};
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
                self.may_end.set(left == 0);
                vec![say(self.voice, "then-pillaged", [("left", number(left))])]
            }
            Main::DrawExtra {} => self.drawing(),
            Main::DropTracker { .. } => vec![plain(self.voice, "then-no-tracker")],
            Main::EndTurn {} => {
                let unspent = self.public().players[self.me].meat;
                vec![say(self.voice, "then-turn-ends", [("meat", number(unspent))])]
            }
            Main::Recover { creature } => self.recovering(creature),
            Main::GiveToken {} => {
                let left = self.public().players[self.me].meat.saturating_sub(1);
                vec![say(self.voice, "then-given", [("meat", number(left))])]
            }
        }
    }

    /// CW-417, CW-605: a Tracker does not count in its zone, stunned or not.
    fn recovering(&self, id: CreatureId) -> Parts {
        let own = self.public().creature(id);
        let hides = own.is_some_and(|own| is_tracker(self.given(), own));
        let key = if hides { "then-recovered-tracker" } else { "then-recovered" };
        vec![plain(self.voice, key)]
    }

    /// CW-412, CW-612: what a creature can do where it enters, and who guards it; CW-403: what it may use at once.
    fn entering(&self, played: Card, zone: Zone) -> Parts {
        let guard = guard_of_hunting(self.given(), self.public(), self.public().camp(self.me));
        let is_tracker = self.given().card(played).tracker().is_some();
        let stands = match (zone, guard) {
            _ if is_tracker => plain(self.voice, "then-tracker"),
            (Zone::Hunting, _) => plain(self.voice, "then-hunts"),
            (Zone::Cover, Some(guard)) => {
                let guard = card(self.voice, guard.card);
                say(self.voice, "then-guarded", [("guard", guard.into())])
            }
            (Zone::Cover, None) => plain(self.voice, "then-unguarded"),
        };
        let entered = Slot::BOTH.into_iter().filter_map(|slot| self.given().ability(played, slot));
        let used = entered.filter(|ability| {
            matches!(ability, Ability::Triggered(trigger) if enters(*trigger, zone, Entry::Played))
        });
        let used: Vec<String> = used.map(|used| ability(self.voice, used)).collect();
        let mut parts = vec![stands];
        if !used.is_empty() {
            let used = things(self.voice, &used);
            parts.push(say(self.voice, "then-may-use", [("abilities", used.into())]));
        }
        parts
    }

    /// CW-312: how many cards are left to draw then, or whether this is the last one.
    pub(super) fn drawing(&self) -> Parts {
        let own = &self.view.own;
        let left = (own.mains[self.me] + own.reinforcements[self.me].size).saturating_sub(1);
        vec![match left {
            0 => plain(self.voice, "then-last-card"),
            left => say(self.voice, "then-drawn", [("left", number(left))]),
        }]
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
                // CW-1112
                (Source::Creature(_) | Source::Card { .. }, _) => {
                    vec![plain(self.voice, "then-only-moves")]
                }
            },
            Cover::Harpoon {} => {
                let mut parts = self.striking(&single(aim, HARPOON_DAMAGE));
                let in_cover = aim.target.and_then(|target| self.public().creature(target));
                if in_cover.is_some_and(|target| target.zone == Zone::Cover) {
                    parts.push(plain(self.voice, "then-dragged"));
                }
                parts
            }
            Cover::RatProliferation {} => self.proliferating(),
            Cover::Recharge {} => self.freeing(aim.frees),
            Cover::SummonAlpha {} => self.searching(Search::Alpha),
        }
    }

    /// CW-1104: who may come back; CW-313, CW-1007: or nobody.
    pub(super) fn proliferating(&self) -> Parts {
        let rats = small_rats(self.given(), self.public(), self.me);
        if rats.is_empty() || self.public().players[self.me].exhausted {
            return vec![plain(self.voice, "then-nothing-to-fetch")];
        }
        let rats = cards(self.voice, &rats);
        vec![say(self.voice, "then-fetches", [("cards", rats.into())])]
    }

    /// CW-1105, CW-1506: an ability is unused again; CW-1007: or none is.
    pub(super) fn freeing(&self, frees: Option<Spot>) -> Parts {
        let freed = frees.and_then(|spot| {
            let bearer = self.public().creature(spot.creature)?;
            self.given().ability(bearer.card, spot.slot)
        });
        vec![match freed {
            Some(freed) => {
                let freed = ability(self.voice, freed);
                say(self.voice, "then-freed", [("ability", freed.into())])
            }
            None => plain(self.voice, "then-frees-nothing"),
        }]
    }

    /// CW-1108, CW-1512, CW-1514; CW-1007: in an empty deck nothing is found.
    pub(super) fn searching(&self, search: Search) -> Parts {
        if self.view.own.mains[self.me] == 0 {
            return vec![plain(self.voice, "then-deck-empty")];
        }
        let key = match search {
            Search::Alpha => "then-searches-alpha",
            Search::Replacement => "then-searches-small",
            Search::RenegadeTactics => "then-searches-any",
        };
        vec![plain(self.voice, key)]
    }

    /// CW-308, CW-309: where a card goes that was looked for, and who sees it.
    pub(super) fn taking(&self, question: Question, card: Option<Card>) -> Parts {
        let unseen = matches!(question, Question::Search { search: Search::RenegadeTactics, .. });
        let key = match card {
            None => "then-shuffled",
            Some(_) if unseen => "then-put-unseen",
            Some(_) => "then-put-shown",
        };
        vec![plain(self.voice, key)]
    }

    /// CW-1101: direct damage, which nobody dodges.
    pub(super) fn striking(&self, split: &Split) -> Parts {
        self.told("then-struck", &foresight::struck(self.given(), self.public(), split))
    }

    pub(super) fn supported(&self, x: u8) -> Parts {
        vec![say(self.voice, "then-supported", [("x", number(x))])]
    }

    pub(super) fn stunned(&self, id: CreatureId) -> String {
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
        let key = match board.assault {
            Some(Attack { source: Source::Creature(_), dodged: false, .. }) => "then-assault",
            // CW-502: what a Bullseye has taken over is dealt all the same.
            Some(Attack { source: Source::Creature(_), dodged: true, bullseye: None, .. }) => {
                "then-dodged-assault"
            }
            Some(Attack {
                source: Source::Creature(_), dodged: true, bullseye: Some(_), ..
            }) => "then-assault",
            Some(Attack { source: Source::Card { .. }, .. }) | None => "then-struck",
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
        let (before, after) = (self.blows(self.public()), self.blows(&board));
        let mut parts = self.told("then-both-pass", &after);
        if before.fates == after.fates {
            parts.insert(0, plain(self.voice, "then-no-change"));
        }
        parts.extend(self.meat_left(1));
        parts
    }

    /// CW-705, CW-706
    pub(super) fn passing(&self, question: Question) -> Parts {
        let Question::Tactics { seat, passes } = question else { return Parts::new() };
        let last = ends_by_passing(self.public(), seat, passes);
        let key = if last { "then-blows" } else { "then-both-pass" };
        self.told(key, &self.blows(self.public()))
    }

    fn blows(&self, board: &Public) -> Foreseen {
        foresight::blows(self.given(), board)
    }
}
