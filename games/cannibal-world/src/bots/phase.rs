//! The Main phase: every legal action gets a score, the best is taken, until nothing is worth doing (section 11).

use kernel::{Seat, View};

use super::duel::{expected, with_combat};
use super::worth::{ability_worth, balance, pyrrhic, worth};
use super::{Seen, best};
use crate::CannibalWorld;
use crate::cards::{Ability, Assault, Card, Cover, Rank, Slot, Tactical, Triggered, Type};
use crate::rules::abilities::ability_of;
use crate::rules::cover::single;
use crate::rules::foresight;
use crate::rules::zones::{
    combat_targets, is_tracker, numbers, reach_of, remaining_life, stands_guard,
};
use crate::table::Given;
use crate::table::action::{Action, Aim, Main, Source, Split};
use crate::table::creature::{Creature, CreatureId, Spot, Zone};
use crate::table::public::{Attack, Camp, Public};

const PILLAGE: i32 = 1_000;
/// Taking the last defender away.
const OPENS_THE_WAY: i32 = 320;
/// What a combat is worth for its own sake: Meat that is left over is wasted.
const FIGHT: i32 = 20;

pub(super) fn choose(seen: &Seen, seat: Seat) -> Action {
    let end = Action::END_TURN;
    let found = best(&seen.options, |action| {
        if let Action::Main(act) = action { score(seen, seat, act) } else { i32::MIN }
    });
    match found {
        Some((action, score)) if score > 0 || !seen.options.contains(&end) => action,
        Some(_) | None => end,
    }
}

/// CW-405: the second ability of an Action card, by the same scores.
pub(super) fn second(seen: &Seen, seat: Seat, card: Card, slot: Slot) -> Action {
    let (view, public) = (&seen.view, &seen.view.public);
    let source = Source::Card { card, slot };
    let found = best(&seen.options, |action| {
        let Action::Second { aim } = action else { return 0 };
        if public.combat.is_none() { effect(view, public, seat, source, aim) } else { 0 }
    });
    found.map_or(seen.options[0], |(action, _)| action)
}

fn score(seen: &Seen, seat: Seat, act: &Main) -> i32 {
    let (view, given, public) = (&seen.view, seen.view.given(), &seen.view.public);
    let camp = public.camp(seat);
    match *act {
        Main::PlayCreature { card, zone } => creature(seen, camp, card, zone),
        Main::PlayAction { card, slot, aim, both } => {
            let source = |slot| Source::Card { card, slot };
            let first = effect(view, public, seat, source(slot), &aim);
            if !both {
                return first - 5;
            }
            let second = any_effect(view, public, seat, source(slot.other()));
            first.min(second + 20) + second - 10
        }
        Main::UseAbility { creature, slot, aim } => {
            let hidden = public.creature(creature).is_some_and(|own| is_tracker(given, own));
            let source = Source::Creature(Spot { creature, slot });
            effect(view, public, seat, source, &aim) - if hidden { 15 } else { 0 }
        }
        Main::Move { creature } => advance(given, public, camp, creature),
        Main::Attack { attacker, target } => {
            fight(view, public, seat, attacker, target, false) + FIGHT
        }
        Main::Pillage {} => PILLAGE,
        Main::DrawExtra {} => draw_extra(seen, seat),
        Main::Recover { creature } => {
            public.creature(creature).map_or(0, |own| 22 + 18 * worth(given, own) / 100)
        }
        Main::DropTracker { creature } => drop_tracker(given, public, camp, creature),
        Main::GiveToken {} => -50,
        Main::EndTurn {} => 0,
    }
}

/// The last defender of a camp, if there is only one.
fn last_defender(given: &Given, public: &Public, camp: Camp) -> Option<CreatureId> {
    let mut guards = public.creatures_of(camp).filter(|own| stands_guard(given, own));
    let last = guards.next()?;
    guards.next().is_none().then_some(last.id)
}

/// More if this takes away what keeps the Habitat safe, and somebody stands ready to pillage it.
fn opening(
    given: &Given,
    public: &Public,
    camp: Camp,
    gone: CreatureId,
    but: Option<CreatureId>,
) -> i32 {
    let hunter = |own: &&Creature| {
        own.zone == Zone::Hunting && stands_guard(given, own) && Some(own.id) != but
    };
    let ready = public.creatures_of(camp).find(hunter).is_some() && public.turn > 1;
    if ready && last_defender(given, public, camp.other()) == Some(gone) {
        OPENS_THE_WAY
    } else {
        0
    }
}

/// What a combat brings, with the enemy's best visible answer.
fn fight(
    view: &View<CannibalWorld>,
    public: &Public,
    seat: Seat,
    attacker: CreatureId,
    target: CreatureId,
    charged: bool,
) -> i32 {
    let (given, camp) = (view.given(), public.camp(seat));
    let after = with_combat(public, seat, attacker, target, charged);
    let value = expected(view, &after, camp);
    let (Some(own), Some(enemy)) = (public.creature(attacker), public.creature(target)) else {
        return 0;
    };
    let kills = numbers(given, own).strength >= remaining_life(given, enemy);
    let dies = !enemy.stunned && numbers(given, enemy).strength >= remaining_life(given, own);
    let but = dies.then_some(attacker);
    let hidden = if is_tracker(given, own) { 15 } else { 0 };
    value - hidden + if kills { opening(given, public, camp, target, but) } else { 0 }
}

/// 4.2 and a little for every point of value; a Chief is free. Cover is for Cover abilities behind somebody's back.
fn creature(seen: &Seen, camp: Camp, card: Card, zone: Zone) -> i32 {
    let (given, public) = (seen.view.given(), &seen.view.public);
    let printed = given.card(card);
    let base =
        42 + 12 * i32::from(printed.value) / 10 + if printed.rank == Rank::Chief { 30 } else { 0 };
    let guarded =
        public.creatures_of(camp).any(|own| own.zone == Zone::Hunting && stands_guard(given, own));
    let has_cover = printed.abilities.iter().flatten().any(|ability| {
        ability.of_type() == Type::Cover
            || *ability == Ability::Triggered(Triggered::RatProliferation {})
    });
    let fits = match zone {
        Zone::Cover if has_cover && guarded => 12,
        Zone::Cover => -20,
        Zone::Hunting => 0,
    };
    let leaps = printed.trigger(|trigger| trigger == Triggered::FelineLeap {}).is_some();
    let leap = if leaps && zone == Zone::Hunting { leap_now(seen, camp, card) } else { 0 };
    base + fits + leap
}

/// The best fight of a creature that leaps as it enters.
fn leap_now(seen: &Seen, camp: Camp, card: Card) -> i32 {
    let (given, public) = (seen.view.given(), &seen.view.public);
    let mut after = *public;
    let id = CreatureId(after.entered);
    let newcomer =
        Creature { id, card, owner: seen.seat, zone: Zone::Hunting, ..Creature::default() };
    if after.creatures.try_push(newcomer).is_err() {
        return 0;
    }
    let reach = reach_of(given, &newcomer);
    combat_targets(given, &after, camp, reach)
        .map(|target| fight(&seen.view, &after, seen.seat, id, target, false))
        .fold(0, i32::max)
}

fn advance(given: &Given, public: &Public, camp: Camp, id: CreatureId) -> i32 {
    let Some(own) = public.creature(id).filter(|own| !own.stunned) else { return -10 };
    let guarded =
        public.creatures_of(camp).any(|own| own.zone == Zone::Hunting && stands_guard(given, own));
    let has_cover = Slot::BOTH.into_iter().any(|slot| {
        !own.has_used(slot) && matches!(given.ability(own.card, slot), Some(Ability::Cover(_)))
    });
    let leaps = Slot::BOTH.into_iter().any(|slot| {
        !own.has_used(slot)
            && given.ability(own.card, slot) == Some(Ability::Triggered(Triggered::FelineLeap {}))
    });
    let base = if has_cover { -15 } else { 14 };
    base + if guarded { 0 } else { 20 } + if leaps { 12 } else { 0 }
}

/// CW-R18: a lone Tracker cannot pillage.
fn drop_tracker(given: &Given, public: &Public, camp: Camp, id: CreatureId) -> i32 {
    let open = last_defender(given, public, camp.other()).is_none()
        && !public.creatures_of(camp.other()).any(|enemy| stands_guard(given, enemy));
    let hunter =
        public.creatures_of(camp).any(|own| own.zone == Zone::Hunting && stands_guard(given, own));
    let ready = public.creature(id).is_some_and(|own| own.zone == Zone::Hunting && !own.stunned);
    let seat_may = public.turn > 1
        && !public.players[public.active].pillaged
        && public.players[public.active].meat > 0;
    if open && !hunter && ready && seat_may { 900 } else { -20 }
}

/// 2.6, 2.0, 1.2 or 0.3 by the size of the hand; nothing when the decks run low.
fn draw_extra(seen: &Seen, seat: Seat) -> i32 {
    let own = &seen.view.own;
    if own.mains[seat] + own.reinforcements[seat].size <= 2 {
        return -5;
    }
    match own.hands[seat].size {
        0..=1 => 26,
        2..=3 => 20,
        4..=5 => 12,
        6.. => 3,
    }
}

/// The best an ability can do, whatever it aims at.
fn any_effect(view: &View<CannibalWorld>, public: &Public, seat: Seat, source: Source) -> i32 {
    let given = view.given();
    let Some(ability) = ability_of(given, public, source) else { return 0 };
    let mut top = 0;
    let activation = crate::rules::aims::Activation { given, public, seat, source, ability };
    activation.list(&mut |aim| top = top.max(effect(view, public, seat, source, &aim)));
    top
}

/// What an ability is worth in the Main phase.
fn effect(
    view: &View<CannibalWorld>,
    public: &Public,
    seat: Seat,
    source: Source,
    aim: &Aim,
) -> i32 {
    let given = view.given();
    let Some(ability) = ability_of(given, public, source) else { return 0 };
    match ability {
        Ability::Cover(cover) => cover_effect(view, public, seat, source, cover, aim),
        Ability::Assault(assault) => assault_effect(view, public, seat, source, assault, aim),
        Ability::Tactical(Tactical::SingleShot { x }) => {
            hits(view, public, seat, &single(*aim, x)) - ability_worth(ability) / 2
        }
        Ability::Tactical(Tactical::ScatteredShots { .. }) => {
            hits(view, public, seat, &aim.split.unwrap_or_default()) - ability_worth(ability) / 2
        }
        Ability::Tactical(_) | Ability::Innate(_) | Ability::Triggered(_) => 0,
    }
}

/// Shots: kills and finishing blows.
fn hits(view: &View<CannibalWorld>, public: &Public, seat: Seat, split: &Split) -> i32 {
    let (given, camp) = (view.given(), public.camp(seat));
    let foreseen = foresight::struck(given, public, split);
    let fallen = foreseen.fates.iter().filter(|fate| fate.left == 0);
    let opened: i32 = fallen.map(|fate| opening(given, public, camp, fate.id, None)).sum();
    balance(given, public, camp, &foreseen) + opened - pyrrhic(view, &foreseen.after)
}

fn cover_effect(
    view: &View<CannibalWorld>,
    public: &Public,
    seat: Seat,
    source: Source,
    cover: Cover,
    aim: &Aim,
) -> i32 {
    let (given, camp) = (view.given(), public.camp(seat));
    let target = aim.target.and_then(|id| public.creature(id));
    match cover {
        Cover::SingleShot { x } => hits(view, public, seat, &single(*aim, x)),
        Cover::ScatteredShots { .. } => hits(view, public, seat, &aim.split.unwrap_or_default()),
        Cover::Support { x } => 35 * i32::from(x),
        Cover::RatProliferation {} => {
            if crate::rules::cover::small_rats(given, public, seat).is_empty() { 1 } else { 25 }
        }
        Cover::Recharge {} => aim.frees.map_or(1, |spot| {
            ability_of(given, public, Source::Creature(spot)).map_or(1, ability_worth)
        }),
        Cover::Net {} => target.filter(|enemy| !enemy.stunned).map_or(0, |enemy| {
            worth(given, enemy) / 2 + opening(given, public, camp, enemy.id, None)
        }),
        Cover::FelineLeap {} => {
            let leaper = match source {
                Source::Creature(spot) => Some(spot.creature),
                Source::Card { .. } => aim.this,
            };
            match (leaper, aim.target) {
                (Some(leaper), Some(target)) => {
                    fight(view, public, seat, leaper, target, false) + FIGHT + 10
                }
                (Some(_) | None, _) => 5,
            }
        }
        Cover::SummonAlpha {} => 16,
        Cover::Harpoon {} => target.map_or(0, |enemy| {
            let drawn_out = if enemy.zone == Zone::Cover { 12 } else { 0 };
            hits(view, public, seat, &single(*aim, 1)) + drawn_out
        }),
    }
}

fn assault_effect(
    view: &View<CannibalWorld>,
    public: &Public,
    seat: Seat,
    source: Source,
    assault: Assault,
    aim: &Aim,
) -> i32 {
    let (given, camp) = (view.given(), public.camp(seat));
    let Some(target) = aim.target.and_then(|id| public.creature(id)) else { return 0 };
    let attacker = match source {
        Source::Creature(spot) => Some(spot.creature),
        Source::Card { .. } => None,
    };
    let foreseen = foresight::took_effect(given, public, &attack(seat, source, assault, target.id));
    let mut after = foreseen.after;
    let mut charged = false;
    let beside = match assault {
        Assault::SingleShot { .. } | Assault::Stab { .. } | Assault::Sacrifice {} => 0,
        Assault::Shield { x } => {
            if let Some(own) = attacker.and_then(|id| after.creature_mut(id)) {
                own.stance.shield = x;
            }
            0
        }
        Assault::Net {} => {
            if target.stunned {
                0
            } else {
                worth(given, target) / 3
            }
        }
        Assault::CanineCharge {} => {
            charged = true;
            5
        }
        Assault::Feint {} => {
            if let Some(own) = attacker.and_then(|id| after.creature_mut(id)) {
                own.stance.feint = true;
            }
            5
        }
    };
    let direct = balance(given, public, camp, &foreseen) - pyrrhic(view, &after) + beside;
    let survivor = attacker.filter(|id| after.creature(*id).is_some());
    if after.creature(target.id).is_none() {
        let but = attacker.filter(|_| survivor.is_none());
        return direct + opening(given, public, camp, target.id, but);
    }
    let follows = survivor
        .map_or(0, |attacker| fight(view, &after, seat, attacker, target.id, charged) + FIGHT);
    direct + follows
}

/// An Assault that nobody has answered yet.
const fn attack(by: Seat, source: Source, assault: Assault, target: CreatureId) -> Attack {
    let ability = Ability::Assault(assault);
    Attack { by, source, ability, target, fighter: target, dodged: false, bullseye: None }
}
