//! CW-600: zones, range, targets, stun and Tracker. Facts of the board, for rules, words and bots alike.

use kernel::Seat;

use crate::cards::{Numbers, Slot};
use crate::table::Given;
use crate::table::creature::{Creature, CreatureId, Zone};
use crate::table::event::{BoardEvent, Event, Who};
use crate::table::forbidden::{Forbidden, Why};
use crate::table::public::{Camp, Public};
use crate::{Play, cards::vocabulary::RANGE};

/// What is on the card of a creature.
#[must_use]
pub fn numbers<'a>(given: &'a Given, creature: &Creature) -> &'a Numbers {
    given.card(creature.card)
}

/// The life a creature has left.
#[must_use]
pub fn remaining_life(given: &Given, creature: &Creature) -> u8 {
    numbers(given, creature).life.saturating_sub(creature.damage)
}

/// CW-615: whether a creature has Tracker at this moment.
#[must_use]
pub fn is_tracker(given: &Given, creature: &Creature) -> bool {
    numbers(given, creature).tracker().is_some_and(|slot| !creature.has_used(slot))
}

/// CW-605, CW-616: whether it counts as a creature in its zone, to guard it or to pillage from it.
#[must_use]
pub fn stands_guard(given: &Given, creature: &Creature) -> bool {
    !creature.stunned && !is_tracker(given, creature)
}

/// CW-612: a creature that keeps a camp's Cover from being attacked.
#[must_use]
pub fn guard_of_hunting<'a>(given: &Given, public: &'a Public, camp: Camp) -> Option<&'a Creature> {
    public
        .creatures_of(camp)
        .find(|creature| creature.zone == Zone::Hunting && stands_guard(given, creature))
}

/// CW-613: whether an attack may reach past the Hunting zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    Ordinary,
    /// An attacker that is a Tracker at that moment.
    Tracker,
}

/// CW-613, CW-614: the reach of a creature; an Action card has the ordinary one.
#[must_use]
pub fn reach_of(given: &Given, attacker: &Creature) -> Reach {
    if is_tracker(given, attacker) { Reach::Tracker } else { Reach::Ordinary }
}

/// CW-612 to CW-615: whether somebody of a camp may attack this creature.
///
/// # Errors
/// Says why not.
pub fn check_combat_target(
    given: &Given,
    public: &Public,
    camp: Camp,
    reach: Reach,
    target: CreatureId,
) -> Result<(), Forbidden> {
    let Some(creature) = public.creature(target) else { return Err(Forbidden::NotYourCreature) };
    let mut why = Why::default();
    why.when(public.camp(creature.owner) == camp, Forbidden::BadAim);
    why.when(is_tracker(given, creature), Forbidden::TrackerTarget);
    if creature.zone == Zone::Cover
        && reach == Reach::Ordinary
        && let Some(guard) = guard_of_hunting(given, public, camp.other())
    {
        why.when(true, Forbidden::Guarded { by: guard.card });
    }
    why.say()
}

/// CW-612 to CW-615: every creature somebody of a camp may attack.
pub fn combat_targets<'a>(
    given: &'a Given,
    public: &'a Public,
    camp: Camp,
    reach: Reach,
) -> impl Iterator<Item = CreatureId> + Clone + 'a {
    let into_cover =
        reach == Reach::Tracker || guard_of_hunting(given, public, camp.other()).is_none();
    public
        .creatures_of(camp.other())
        .filter(move |creature| {
            (creature.zone == Zone::Hunting || into_cover) && !is_tracker(given, creature)
        })
        .map(|creature| creature.id)
}

/// CW-606, CW-607: how many zones lie between a zone of one's own and one of the enemy's.
#[must_use]
pub const fn distance(from: Zone, to: Zone) -> u8 {
    let out = match from {
        Zone::Cover => 1,
        Zone::Hunting => 0,
    };
    let into = match to {
        Zone::Hunting => 1,
        Zone::Cover => 2,
    };
    out + into
}

/// CW-608, CW-611, CW-615: whether an ability with a range, launched from this zone of a camp, may aim at a creature.
///
/// # Errors
/// Says why not.
pub fn check_ranged_target(
    given: &Given,
    public: &Public,
    camp: Camp,
    from: Zone,
    target: CreatureId,
) -> Result<(), Forbidden> {
    let mut why = Why::default();
    let Some(creature) = public.creature(target) else { return Err(Forbidden::NotYourCreature) };
    let distance = distance(from, creature.zone);
    why.also(check_enemy_target(given, public, camp, target));
    why.when(distance > RANGE, Forbidden::OutOfRange { distance });
    why.say()
}

/// CW-610, CW-611, CW-615: whether an ability without range may aim at a creature.
///
/// # Errors
/// Says why not.
pub fn check_enemy_target(
    given: &Given,
    public: &Public,
    camp: Camp,
    target: CreatureId,
) -> Result<(), Forbidden> {
    let Some(creature) = public.creature(target) else { return Err(Forbidden::NotYourCreature) };
    let mut why = Why::default();
    why.when(public.camp(creature.owner) == camp, Forbidden::BadAim);
    why.when(is_tracker(given, creature), Forbidden::TrackerTarget);
    why.say()
}

/// CW-608: the creatures in range from a zone of a camp.
pub fn ranged_targets<'a>(
    given: &'a Given,
    public: &'a Public,
    camp: Camp,
    from: Zone,
) -> impl Iterator<Item = CreatureId> + Clone + 'a {
    enemy_targets(given, public, camp).filter(move |id| {
        public.creature(*id).is_some_and(|creature| distance(from, creature.zone) <= RANGE)
    })
}

/// CW-610: every creature an ability without range may aim at.
pub fn enemy_targets<'a>(
    given: &'a Given,
    public: &'a Public,
    camp: Camp,
) -> impl Iterator<Item = CreatureId> + Clone + 'a {
    public
        .creatures_of(camp.other())
        .filter(move |creature| !is_tracker(given, creature))
        .map(|creature| creature.id)
}

/// A creature as sentences name it.
#[must_use]
pub fn who(public: &Public, id: CreatureId) -> Option<Who> {
    public.creature(id).map(|creature| Who { id, card: creature.card, owner: creature.owner })
}

/// CW-603: a creature is stunned; one that already is stays as it is.
pub(crate) fn stun(play: &mut Play<'_>, id: CreatureId) {
    let Some(creature) = play.public.creature_mut(id) else { return };
    if creature.stunned {
        return;
    }
    creature.stunned = true;
    play.public.stirred = true;
    if let Some(who) = who(play.public, id) {
        play.tell(|_| Event::Board(BoardEvent::Stunned { who }));
    }
}

/// CW-617: a creature that has Tracker loses it.
pub(crate) fn lose_tracker(play: &mut Play<'_>, id: CreatureId) {
    let Some(creature) = play.public.creature(id) else { return };
    let Some(slot) = numbers(play.given, creature).tracker() else { return };
    if creature.has_used(slot) {
        return;
    }
    cover(play, id, slot);
    if let Some(who) = who(play.public, id) {
        play.tell(|_| Event::Board(BoardEvent::LostTracker { who }));
    }
}

/// CW-410, CW-1005: an ability is covered.
pub(crate) fn cover(play: &mut Play<'_>, id: CreatureId, slot: Slot) {
    if let Some(creature) = play.public.creature_mut(id) {
        creature.used[slot.index()] = true;
        play.public.stirred = true;
    }
}

/// A creature changes zones.
pub(crate) fn shift(play: &mut Play<'_>, by: Option<Seat>, id: CreatureId, to: Zone) {
    let Some(creature) = play.public.creature_mut(id) else { return };
    creature.zone = to;
    play.public.stirred = true;
    if let Some(who) = who(play.public, id) {
        play.tell(|_| Event::Board(BoardEvent::Moved { seat: by, who, to }));
    }
}
