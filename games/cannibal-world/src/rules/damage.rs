//! CW-900: damage, prevention, redirection, Armour and death; and what a combat would do if nobody did anything more.

use kernel::Next::Do;
use kernel::{Coverage, Seat};
use serde::Serialize;
use ts_rs::TS;

use super::actions::bury;
use super::aims::{Caps, splits};
use super::zones::{is_tracker, numbers, remaining_life, who};
use crate::Play;
use crate::table::Given;
use crate::table::action::{Action, MOST_SHARES, Share, Split};
use crate::table::creature::{Creature, CreatureId};
use crate::table::event::{Blow, Event, FightEvent, Hit};
use crate::table::flow::{Moment, Step, Window};
use crate::table::forbidden::Forbidden;
use crate::table::given::ChargeRule;
use crate::table::public::{Combat, Public};

/// CW-902: damage on its way to a creature, of either kind.
pub(crate) fn hurt(play: &mut Play<'_>, id: CreatureId, points: u8) {
    if let Some(creature) = play.public.creature_mut(id) {
        creature.incoming = creature.incoming.saturating_add(points);
    }
}

/// CW-R30: the life that counts for a Charge.
fn charge_life(given: &Given, creature: &Creature) -> u8 {
    match given.house.charge_excess {
        ChargeRule::RemainingLife => remaining_life(given, creature),
        ChargeRule::PrintedLife => numbers(given, creature).life,
    }
}

/// CW-903: what a fighter strikes the other with, and how it comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Striker {
    pub id: CreatureId,
    /// Its strength; a stunned creature strikes with none.
    pub strength: u8,
    /// What abilities add to it, on either side.
    pub extra: u8,
    /// Both together: the combat damage meant for the other.
    pub deals: u8,
}

/// CW-903: one fighter strikes the other.
fn striker(given: &Given, other: &Creature, receiver: &Creature) -> Striker {
    let (strength, own) =
        if other.stunned { (0, 0) } else { (numbers(given, other).strength, other.stance.extra) };
    let extra = own.saturating_add(receiver.stance.extra_taken);
    Striker { id: other.id, strength, extra, deals: strength.saturating_add(extra) }
}

/// CW-903: the combat damage meant for one fighter by the other.
fn meant_for(given: &Given, receiver: &Creature, other: &Creature) -> u8 {
    striker(given, other, receiver).deals
}

/// CW-903: what the attacker and the defender of the current combat strike with.
#[must_use]
pub fn strikers(given: &Given, public: &Public) -> Vec<Striker> {
    let Some((_, attacker, defender)) = fighters(public) else { return Vec::new() };
    vec![striker(given, attacker, defender), striker(given, defender, attacker)]
}

/// CW-904: what a Charge deals beyond the defender's life.
#[must_use]
pub fn excess(given: &Given, public: &Public) -> u8 {
    let Some((combat, attacker, defender)) = fighters(public) else { return 0 };
    if !combat.charged {
        return 0;
    }
    meant_for(given, defender, attacker).saturating_sub(charge_life(given, defender))
}

fn fighters(public: &Public) -> Option<(Combat, &Creature, &Creature)> {
    let combat = public.combat?;
    Some((combat, public.creature(combat.attacker)?, public.creature(combat.defender)?))
}

/// CW-1207: the other creatures of the defender's zone with the most each may get.
#[must_use]
pub(crate) fn spread_caps(given: &Given, public: &Public) -> Caps {
    let Some((_, _, defender)) = fighters(public) else { return Caps::new() };
    let beside = |other: &&Creature| {
        other.id != defender.id && other.zone == defender.zone && !is_tracker(given, other)
    };
    let cap = |other: &Creature| Share { creature: other.id, points: charge_life(given, other) };
    public
        .creatures_of(public.camp(defender.owner))
        .filter(beside)
        .map(cap)
        .take(MOST_SHARES)
        .collect()
}

/// How much of an excess can be placed at all.
fn placeable(caps: &Caps, excess: u8) -> u8 {
    let room: u16 = caps.iter().map(|cap| u16::from(cap.points)).sum();
    u8::try_from(room.min(u16::from(excess))).unwrap_or(u8::MAX)
}

/// D12: the only way to spread, where there is only one.
pub(crate) fn forced_spread(given: &Given, public: &Public, excess: u8) -> Option<Split> {
    let caps = spread_caps(given, public);
    let place = placeable(&caps, excess);
    let room: u16 = caps.iter().map(|cap| u16::from(cap.points)).sum();
    if room > u16::from(excess) && caps.len() > 1 {
        return None;
    }
    let mut left = place;
    let mut shares = Caps::new();
    for cap in &caps {
        let points = cap.points.min(left);
        left -= points;
        if points > 0 {
            shares.push(Share { points, ..*cap });
        }
    }
    Some(Split(shares))
}

/// 5.8: the creature of lowest value first, of equals the latest to enter.
#[must_use]
pub fn default_spread(given: &Given, public: &Public, excess: u8) -> Split {
    let caps = spread_caps(given, public);
    let mut left = placeable(&caps, excess);
    let mut order: Vec<Share> = caps.iter().copied().collect();
    let value =
        |share: &Share| public.creature(share.creature).map_or(0, |own| numbers(given, own).value);
    order.sort_by_key(|share| (value(share), std::cmp::Reverse(share.creature)));
    let mut shares: Vec<Share> = Vec::new();
    for cap in order {
        let points = cap.points.min(left);
        left -= points;
        if points > 0 {
            shares.push(Share { points, ..cap });
        }
    }
    shares.sort_by_key(|share| share.creature);
    Split(shares.into_iter().collect())
}

/// CW-1207: as far as it can be placed, nobody beyond the own life.
pub(crate) fn check_spread(
    given: &Given,
    public: &Public,
    excess: u8,
    Split(shares): &Split,
) -> Result<(), Forbidden> {
    let caps = spread_caps(given, public);
    let cap = |share: &Share| {
        caps.iter().find(|cap| cap.creature == share.creature).map_or(0, |cap| cap.points)
    };
    let sum: u16 = shares.iter().map(|share| u16::from(share.points)).sum();
    let fits = shares.iter().all(|share| share.points > 0 && share.points <= cap(share));
    let in_order = shares.windows(2).all(|pair| pair[0].creature < pair[1].creature);
    if fits && in_order && sum == u16::from(placeable(&caps, excess)) {
        Ok(())
    } else {
        Err(Forbidden::BadSpread { excess })
    }
}

/// D12
pub(crate) fn list_spreads(
    given: &Given,
    public: &Public,
    excess: u8,
    out: &mut Vec<Action>,
) -> Coverage {
    const MOST: usize = 500;
    let caps = spread_caps(given, public);
    let place = placeable(&caps, excess);
    let mut complete = true;
    splits(&caps, place, &mut Caps::new(), &mut |shares| {
        if out.len() < MOST {
            out.push(Action::Spread { split: Split(shares) });
        } else {
            complete = false;
        }
    });
    if complete { Coverage::Complete } else { Coverage::Sampled }
}

/// CW-1207: the excess lies ready; Feint and Shields of those who get it still count (CW-907).
pub(crate) fn spread(play: &mut Play<'_>, seat: Seat, Split(shares): &Split) {
    let hits: Vec<Hit> = shares.iter().filter_map(|share| hit(play.public, share)).collect();
    shares.iter().for_each(|share| hurt(play, share.creature, share.points));
    if !hits.is_empty() {
        play.tell(|_| Event::Fight(FightEvent::Spread { seat, shares: hits.clone() }));
    }
}

fn hit(public: &Public, share: &Share) -> Option<Hit> {
    Some(Hit { who: who(public, share.creature)?, points: share.points })
}

/// CW-905, CW-909: what Feint and Shields on a creature prevent of its combat damage.
fn prevented(creature: &Creature, combat: u8) -> u8 {
    if creature.stance.feint { combat } else { creature.stance.shield.min(combat) }
}

/// CW-903 to CW-908: what the combat deals to everybody, stage by stage, before Armour. What is already on its way to
/// others than the fighters is the excess of a Charge.
#[must_use]
pub fn blows(given: &Given, public: &Public) -> Vec<Blow> {
    let Some((combat, attacker, defender)) = fighters(public) else { return Vec::new() };
    let excess = excess(given, public);
    let meant = [
        meant_for(given, attacker, defender),
        meant_for(given, defender, attacker).saturating_sub(excess),
    ];
    let mut loyalty: Vec<(CreatureId, u8)> = Vec::new();
    let mut blows = Vec::new();
    for (fighter, (meant, loyal)) in
        [attacker, defender].into_iter().zip(meant.into_iter().zip(combat.loyal))
    {
        let prevented = prevented(fighter, meant);
        let left = meant - prevented;
        let redirected = loyal.filter(|_| left > 0).and_then(|loyal| who(public, loyal));
        if let Some(loyal) = redirected {
            loyalty.push((loyal.id, left));
        }
        let kept = if redirected.is_some() { 0 } else { left };
        let direct = fighter.stance.direct;
        let Some(who) = who(public, fighter.id) else { continue };
        let total = kept.saturating_add(direct);
        blows.push(Blow { who, combat: meant, prevented, redirected, direct, total });
    }
    for other in &public.creatures {
        if other.id == attacker.id || other.id == defender.id {
            continue;
        }
        let taken =
            loyalty.iter().filter(|(loyal, _)| *loyal == other.id).map(|(_, points)| *points);
        let combat = taken.fold(other.incoming, u8::saturating_add);
        let direct = other.stance.direct;
        if combat == 0 && direct == 0 {
            continue;
        }
        let prevented = prevented(other, combat);
        let Some(who) = who(public, other.id) else { continue };
        let total = (combat - prevented).saturating_add(direct);
        blows.push(Blow { who, combat, prevented, redirected: None, direct, total });
    }
    blows
}

/// What the combat would do if both sides passed now, Armour aside.
#[must_use]
pub fn forecast(given: &Given, public: &Public) -> Vec<Blow> {
    let mut after = *public;
    let Split(shares) = default_spread(given, public, excess(given, public));
    for share in &shares {
        if let Some(creature) = after.creature_mut(share.creature) {
            creature.incoming = share.points;
        }
    }
    blows(given, &after)
}

/// CW-709: everything is dealt in one batch.
pub(crate) fn strike(play: &mut Play<'_>) {
    let blows = blows(play.given, play.public);
    play.public.creatures.iter_mut().for_each(|creature| creature.incoming = 0);
    for blow in &blows {
        hurt(play, blow.who.id, blow.total);
    }
    play.tell(|_| Event::Fight(FightEvent::Blows { blows: blows.clone() }));
}

/// CW-910: Armour is offered creature by creature: the active side first, within a side in the order of entering play.
pub(crate) fn armour(play: &mut Play<'_>, place: u8) {
    let active = play.public.camp(play.public.active);
    let order = play.public.creatures_of(active).chain(play.public.creatures_of(active.other()));
    let next =
        order.enumerate().skip(usize::from(place)).find(|(_, creature)| creature.incoming > 0);
    let Some((at, creature)) = next else { return };
    let (seat, id) = (creature.owner, creature.id);
    play.then([
        Do(Step::Open(Window::Armour { seat, creature: id })),
        Do(Step::Armour { place: at as u8 + 1 }),
    ]);
}

/// CW-911: damage is placed, then everybody who has enough of it dies, all at once.
pub(crate) fn apply(play: &mut Play<'_>) {
    let mut hits: Vec<Hit> = Vec::new();
    for place in 0..play.public.creatures.len() {
        let creature = &mut play.public.creatures[place];
        let points = std::mem::take(&mut creature.incoming);
        if points == 0 {
            continue;
        }
        creature.damage = creature.damage.saturating_add(points);
        let share = Share { creature: creature.id, points };
        hits.extend(hit(play.public, &share));
    }
    if hits.is_empty() {
        return;
    }
    play.public.stirred = true;
    play.tell(|_| Event::Fight(FightEvent::Damaged { hits: hits.clone() }));
    let is_dead = |creature: &&Creature| remaining_life(play.given, creature) == 0;
    let dead: Vec<CreatureId> =
        play.public.creatures.iter().filter(is_dead).map(|dead| dead.id).collect();
    dead.into_iter().for_each(|id| bury(play, id));
    play.then([Do(Step::Judge { at: Moment::Midway })]);
}
