//! What a clan player does with his ability, and whether it is worth showing the rank for it.

use kernel::{Rng, Seat};

use super::best;
use super::inquisitor;
use super::reading::{Chance, Reading};
use crate::cards::catalogue::{Ability, AbilityId, Target, catalogue};
use crate::cards::pieces::Card;
use crate::rules::abilities::possible;
use crate::table::flow::{Mode, Use};
use crate::table::public::Attack;

/// An ability captures from this chance on: nobody can step in, but a mistake loses the game.
const SURE_ENOUGH_TO_CAPTURE: Chance = 700;
/// Somebody as likely as this is treated as a mate, or as a rival.
pub(super) const PROBABLY: Chance = 600;
/// A dagger in a rival's hand is too dangerous from this exposure of our leader on.
pub(super) const IN_DANGER: Chance = 400;
/// Somebody this likely to lead is spared even the third wound, and veiled at the cost of a rank.
pub(super) const CLEAR_LEADER: Chance = 300;
/// A card that protects a leader is kept for somebody at least so likely to be one.
const MAY_LEAD: Chance = 150;

/// The best use of the own ability in this attack, if there is a good one.
pub(super) fn plan(reading: &Reading<'_>, attack: &Attack, rng: &mut Rng) -> Option<Use> {
    match my_ability(reading).id {
        AbilityId::Elder => takes_the_quill(reading).then_some(Use::PLAIN),
        AbilityId::Assassin => assassinate(reading, rng).map(Use::on),
        AbilityId::Harlequin => look(reading, rng),
        AbilityId::Alchemist => brew(reading, attack.target).map(Use::to),
        AbilityId::Mentalist => reveal(reading, rng).map(Use::on),
        AbilityId::Guardian => shield(reading, rng).map(Use::on),
        AbilityId::Berserker => strikes_back(reading, attack.attacker).then_some(Use::PLAIN),
        AbilityId::Mage => veil(reading, rng).map(Use::on),
        AbilityId::Courtesan => isolate(reading, rng).map(Use::on),
        AbilityId::Inquisitor => inquisitor::curse(reading, rng),
    }
}

/// Whether the plan would end the game at once.
pub(super) fn captures(reading: &Reading<'_>, attack: &Attack, plan: &Use) -> bool {
    possible::captive(&reading.view.public, attack, my_ability(reading), plan).is_some()
}

/// Whether an own ability could capture somebody in this attack at all.
pub(super) fn could_capture(reading: &Reading<'_>, attack: &Attack) -> bool {
    let Some((target, wounds)) = possible::strength(my_ability(reading)) else { return false };
    let falls = |seat: Seat| reading.view.public.players[seat].wounds.capture_after(wounds);
    match target {
        Target::Other | Target::PreviousTarget => reading.others().iter().any(falls),
        Target::Attacker => falls(attack.attacker),
        Target::IntervenedFor => falls(attack.target),
    }
}

/// The ability of the own card.
fn my_ability(reading: &Reading<'_>) -> &'static Ability {
    catalogue().ability_of(reading.card.rank())
}

/// Whether the rank is shown for this plan although another token would do.
///
/// A hidden rank can still step in for a mate and keeps the rivals guessing, so the plan must be worth that.
pub(super) fn is_worth_the_rank(reading: &Reading<'_>, attack: &Attack, plan: &Use) -> bool {
    let wounds = reading.wounds(reading.me);
    let target_wounds = plan.target.map_or(0, |seat| reading.wounds(seat));
    match my_ability(reading).id {
        // As long as the Elder can hide behind his clan tokens he need not give up the lead.
        AbilityId::Elder => wounds >= 2,
        // The Assassin is a likely leader and hides until he can strike for good.
        AbilityId::Assassin | AbilityId::Berserker => captures(reading, attack, plan),
        AbilityId::Harlequin => wounds >= 1 || reading.leads_us(reading.me) < PROBABLY,
        AbilityId::Mentalist => true,
        AbilityId::Mage => plan.target.is_some_and(|seat| reading.leads_us(seat) >= CLEAR_LEADER),
        // LS-762: as the third wound the rank would come too late.
        AbilityId::Guardian => wounds <= 1,
        // A Fan helps once its holder is close to capture.
        AbilityId::Courtesan => target_wounds >= 2,
        AbilityId::Alchemist => false,
        AbilityId::Inquisitor => inquisitor::leaders_are_guessable(reading),
    }
}

/// Elder: hands the lead to the highest number, unless that mate is in more danger than the Elder himself.
fn takes_the_quill(reading: &Reading<'_>) -> bool {
    let successors = reading.leaders_with_quill(reading.me);
    let lead = |seat: Seat| successors.per_mille(seat, reading.side);
    let danger = |seat: Seat| reading.wounds(seat) as i32;
    let theirs: i32 = reading.others().iter().map(|seat| lead(seat) * danger(seat)).sum();
    let cursed = reading.has(reading.me, Card::Curse);
    cursed || theirs / 1000 <= danger(reading.me)
}

/// Assassin: captures the probable rival leader, otherwise brings him close to it.
fn assassinate(reading: &Reading<'_>, rng: &mut Rng) -> Option<Seat> {
    let victims = || reading.others().iter().filter(|seat| !reading.is_shielded(*seat));
    let score = |seat: Seat| (seat, reading.leads_rivals(seat));
    let in_reach = victims().filter(|seat| reading.wounds(*seat) >= 2).map(score);
    if let Some((seat, _)) = best(in_reach.filter(|(_, lead)| *lead >= SURE_ENOUGH_TO_CAPTURE), rng)
    {
        return Some(seat);
    }
    let fresh = victims().filter(|seat| reading.wounds(*seat) <= 1).map(score);
    let likely = fresh.filter(|(seat, lead)| *lead >= MAY_LEAD && reading.rival(*seat) >= PROBABLY);
    best(likely, rng).map(|(seat, _)| seat).filter(|_| reading.exposure() < IN_DANGER)
}

/// Harlequin: looks at two of those he knows least about, rivals who may lead first.
fn look(reading: &Reading<'_>, rng: &mut Rng) -> Option<Use> {
    let doubt = |seat: Seat| {
        let clan = reading.rival(seat);
        let lead = reading.leads_rivals(seat);
        clan * (1000 - clan) / 250 + lead * (1000 - lead) / 250
    };
    let score = |seat: Seat| (seat, doubt(seat));
    let (first, _) = best(reading.others().iter().map(score), rng)?;
    let (second, _) = best(reading.others().without(first).iter().map(score), rng)?;
    Some(Use::on_both([first, second].into_iter().collect()))
}

/// Alchemist: heals a probable mate, wounds a probable rival, and captures only a probable leader.
fn brew(reading: &Reading<'_>, target: Seat) -> Option<Mode> {
    if reading.mate(target) >= PROBABLY {
        return (reading.wounds(target) > 0).then_some(Mode::Heal);
    }
    let wounds = if reading.wounds(target) == 3 {
        reading.leads_rivals(target) >= SURE_ENOUGH_TO_CAPTURE
    } else {
        reading.rival(target) >= PROBABLY
    };
    wounds.then_some(Mode::Wound)
}

/// Mentalist: captures the probable rival leader, otherwise drags a hidden rank into the open.
fn reveal(reading: &Reading<'_>, rng: &mut Rng) -> Option<Seat> {
    let victims = || reading.others().iter().filter(|seat| !reading.is_shielded(*seat));
    let in_reach = victims().filter(|seat| reading.wounds(*seat) == 3);
    let leader = in_reach.map(|seat| (seat, reading.leads_rivals(seat)));
    if let Some((seat, _)) = best(leader.filter(|(_, lead)| *lead >= SURE_ENOUGH_TO_CAPTURE), rng) {
        return Some(seat);
    }
    let hidden = victims().filter(|seat| {
        reading.wounds(*seat) < 3
            && reading.rank_is_hidden(*seat)
            && reading.rival(*seat) >= PROBABLY
    });
    let score = |seat: Seat| (seat, reading.rival(seat) + 2 * reading.leads_rivals(seat));
    best(hidden.map(score), rng).map(|(seat, _)| seat).filter(|_| reading.exposure() < IN_DANGER)
}

/// Guardian: shields the mate most likely to lead, the more wounded the sooner.
fn shield(reading: &Reading<'_>, rng: &mut Rng) -> Option<Seat> {
    let may_lead = |seat: &Seat| {
        reading.mate(*seat) >= PROBABLY
            && reading.leads_us(*seat) >= MAY_LEAD
            && !reading.is_shielded(*seat)
    };
    let score = |seat: Seat| (seat, reading.leads_us(seat) * (1 + reading.wounds(seat) as i32));
    best(reading.others().iter().filter(may_lead).map(score), rng).map(|(seat, _)| seat)
}

/// Berserker: strikes whoever is not a mate; with three wounds only a probable leader.
fn strikes_back(reading: &Reading<'_>, attacker: Seat) -> bool {
    if reading.is_shielded(attacker) {
        return false;
    }
    if reading.wounds(attacker) == 3 {
        return reading.leads_rivals(attacker) >= SURE_ENOUGH_TO_CAPTURE;
    }
    reading.mate(attacker) < PROBABLY
}

/// Mage: veils a mate who may lead and still has affiliations to hide.
fn veil(reading: &Reading<'_>, rng: &mut Rng) -> Option<Seat> {
    let to_hide = |seat: Seat| 2 - reading.view.public.players[seat].wounds.affiliations() as i32;
    let useful = |seat: &Seat| {
        reading.mate(*seat) >= PROBABLY && !reading.has(*seat, Card::Staff) && to_hide(*seat) > 0
    };
    let score = |seat: Seat| (seat, (reading.leads_us(seat) + MAY_LEAD) * to_hide(seat));
    best(reading.others().iter().filter(useful).map(score), rng).map(|(seat, _)| seat)
}

/// Courtesan: takes all help away from the rival who is about to be finished.
fn isolate(reading: &Reading<'_>, rng: &mut Rng) -> Option<Seat> {
    let useful = |seat: &Seat| reading.rival(*seat) >= PROBABLY && !reading.has(*seat, Card::Fan);
    let score = |seat: Seat| (seat, reading.leads_rivals(seat) * (1 + reading.wounds(seat) as i32));
    best(reading.others().iter().filter(useful).map(score), rng).map(|(seat, _)| seat)
}
