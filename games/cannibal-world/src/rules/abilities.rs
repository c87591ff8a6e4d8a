//! CW-1000, CW-404 to CW-409: using abilities of creatures and of Action cards: when they work, what they cost, and in
//! which order things happen.

use kernel::Next::{Ask, Do};
use kernel::{Coverage, Look, Seat};

use super::aims::{Activation, check_bearer};
use super::drawing::{discard, distinct, leaves_hand};
use super::turn::pay;
use super::zones::{cover as cover_ability, lose_tracker, who};
use super::{assault, cover, tactical};
use crate::cards::{Ability, Card, Slot, Type};
use crate::table::action::{Action, Aim, Main, Source};
use crate::table::creature::{CreatureId, Spot, Zone};
use crate::table::event::{Aimed, AimedAt, CardEvent, Event, FightEvent};
use crate::table::flow::{Question, Step, Window};
use crate::table::forbidden::{Forbidden, Why};
use crate::table::public::{Public, Shown};
use crate::table::{Given, Split};
use crate::{CannibalWorld, Play};

/// When somebody wants to use an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// In one's own Main phase, between actions (CW-1002, CW-1003).
    Main,
    /// At one's step in a combat (CW-506).
    Combat,
}

impl When {
    /// CW-1002 to CW-1005: whether abilities of this kind work now.
    pub(crate) const fn allows(self, ability: Ability) -> Result<(), Forbidden> {
        match (self, ability) {
            (Self::Main, Ability::Cover(_) | Ability::Assault(_)) => Ok(()),
            (Self::Main, Ability::Tactical(tactical)) if tactical.is_for_combat_only() => {
                Err(Forbidden::OnlyInCombat)
            }
            (Self::Main | Self::Combat, Ability::Tactical(_)) => Ok(()),
            (Self::Combat, Ability::Cover(_) | Ability::Assault(_))
            | (Self::Main | Self::Combat, Ability::Innate(_) | Ability::Triggered(_)) => {
                Err(Forbidden::NotNow)
            }
        }
    }
}

/// The ability behind a source, as this table has it.
#[must_use]
pub fn ability_of(given: &Given, public: &Public, source: Source) -> Option<Ability> {
    let (card, slot) = match source {
        Source::Creature(spot) => (public.creature(spot.creature)?.card, spot.slot),
        Source::Card { card, slot } => (card, slot),
    };
    given.ability(card, slot)
}

/// CW-602: the zone abilities of this type work from.
const fn zone_of(of_type: Type) -> Option<Zone> {
    match of_type {
        Type::Cover => Some(Zone::Cover),
        Type::Assault => Some(Zone::Hunting),
        Type::Tactical | Type::Innate | Type::Triggered => None,
    }
}

/// CW-409: whether a creature's ability may be used, its choices aside.
fn check_creature(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    when: When,
    spot: Spot,
) -> Result<Ability, Forbidden> {
    let (given, public) = (look.given, look.public);
    let own =
        public.creature(spot.creature).filter(|own| public.camp(own.owner) == public.camp(seat));
    let creature = own.ok_or(Forbidden::NotYourCreature)?;
    let ability = given.ability(creature.card, spot.slot).ok_or(Forbidden::NoSuchAbility)?;
    let mut why = Why::default();
    why.also(check_bearer(public, creature));
    if let Some(zone) = zone_of(ability.of_type()) {
        why.when(creature.zone != zone, Forbidden::WrongZone { works_from: zone });
    }
    why.when(creature.has_used(spot.slot), Forbidden::AlreadyUsed);
    why.also(when.allows(ability));
    why.when(public.players[seat].meat == 0, Forbidden::NoMeat);
    why.say().map(|()| ability)
}

/// CW-409, CW-506: whether a creature's ability may be used so.
pub(crate) fn check_use(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    when: When,
    spot: Spot,
    aim: &Aim,
) -> Result<(), Forbidden> {
    let source = Source::Creature(spot);
    let mut why = Why::default();
    why.also(check_creature(look, seat, when, spot).map(drop));
    if let Some(ability) = ability_of(look.given, look.public, source) {
        let (given, public) = (look.given, look.public);
        why.also(Activation { given, public, seat, source, ability }.check(aim));
    }
    why.say()
}

/// CW-404 to CW-407, CW-420: whether an Action card may be played so.
pub(crate) fn check_play(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    when: When,
    (card, slot, both): (Card, Slot, bool),
    aim: &Aim,
) -> Result<(), Forbidden> {
    let (given, public) = (look.given, look.public);
    let mut why = Why::default();
    let held = hand(look, seat).contains(&card);
    why.when(!held || given.card(card).is_creature, Forbidden::NotInHand);
    let Some(ability) = given.ability(card, slot) else { return Err(Forbidden::NoSuchAbility) };
    let first = Activation { given, public, seat, source: Source::Card { card, slot }, ability };
    let meat = public.players[seat].meat;
    let aimed = first.check(aim);
    if both {
        // Number 22 of section 8, whichever of the two is named first.
        let too_early = aimed == Err(Forbidden::OnlyInCombat);
        why.also(if too_early { Err(Forbidden::BothOnlyInCombat) } else { aimed });
        let source = Source::Card { card, slot: slot.other() };
        let Some(second) = given.ability(card, slot.other()) else {
            return Err(Forbidden::NoSuchAbility);
        };
        for ability in [ability, second] {
            let late = when.allows(ability);
            why.when(late == Err(Forbidden::OnlyInCombat), Forbidden::BothOnlyInCombat);
            why.when(late == Err(Forbidden::NotNow), Forbidden::NotNow);
        }
        why.when(meat < 2, Forbidden::BothCost { meat });
        let usable = Activation { given, public, seat, source, ability: second }.has_any();
        why.when(!usable, Forbidden::BadAim);
    } else {
        why.also(aimed).also(when.allows(ability));
        why.when(meat == 0, Forbidden::NoMeat);
    }
    why.say()
}

/// The hand of a seat, for those who see it.
pub(crate) fn hand<'a>(look: Look<'a, CannibalWorld>, seat: Seat) -> &'a [Card] {
    look.secrets.hands[seat].seen_by(look.eyes()).unwrap_or_default()
}

/// Everything this seat may use now, of creatures and from hand.
pub(crate) fn list(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    when: When,
    each: &mut dyn FnMut(Main),
) -> Coverage {
    let meat = look.public.players[seat].meat;
    if meat == 0 {
        return Coverage::Complete;
    }
    let creatures = list_creatures(look, seat, when, each);
    let cards = list_cards(look, seat, when, each);
    if creatures == Coverage::Complete { cards } else { creatures }
}

/// Every use of a creature's ability.
pub(crate) fn list_creatures(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    when: When,
    each: &mut dyn FnMut(Main),
) -> Coverage {
    let (given, public) = (look.given, look.public);
    let mut coverage = Coverage::Complete;
    for creature in public.creatures_of(public.camp(seat)) {
        for slot in Slot::BOTH {
            let spot = Spot { creature: creature.id, slot };
            let Ok(ability) = check_creature(look, seat, when, spot) else { continue };
            let source = Source::Creature(spot);
            let found = Activation { given, public, seat, source, ability }.list(&mut |aim| {
                each(Main::UseAbility { creature: creature.id, slot, aim });
            });
            if found == Coverage::Sampled {
                coverage = found;
            }
        }
    }
    coverage
}

/// Every play of an Action card.
fn list_cards(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    when: When,
    each: &mut dyn FnMut(Main),
) -> Coverage {
    let (given, public) = (look.given, look.public);
    let meat = public.players[seat].meat;
    let mut coverage = Coverage::Complete;
    for card in &distinct(hand(look, seat)) {
        if given.card(*card).is_creature {
            continue;
        }
        let usable = |slot: Slot| {
            let ability = given.ability(*card, slot)?;
            let source = Source::Card { card: *card, slot };
            when.allows(ability).ok()?;
            Some(Activation { given, public, seat, source, ability })
        };
        for slot in Slot::BOTH {
            let Some(activation) = usable(slot) else { continue };
            let second = meat >= 2 && usable(slot.other()).is_some_and(|other| other.has_any());
            let found = activation.list(&mut |aim| {
                each(Main::PlayAction { card: *card, slot, aim, both: false });
                if second {
                    each(Main::PlayAction { card: *card, slot, aim, both: true });
                }
            });
            if found == Coverage::Sampled {
                coverage = found;
            }
        }
    }
    coverage
}

/// Whether this seat could use an ability of a creature in this combat: a public ground to ask (D11).
pub(crate) fn has_tactic(look: Look<'_, CannibalWorld>, seat: Seat) -> bool {
    let mut found = false;
    list_creatures(look, seat, When::Combat, &mut |_| found = true);
    found
}

/// CW-409: pays for a creature's ability, covers it, and sets it going. CW-617: using it costs Tracker.
pub(crate) fn use_creature(play: &mut Play<'_>, seat: Seat, spot: Spot, aim: Aim) {
    let source = Source::Creature(spot);
    let Some(ability) = ability_of(play.given, play.public, source) else { return };
    let Some(bearer) = who(play.public, spot.creature) else { return };
    pay(play, seat, ability.cost());
    cover_ability(play, spot.creature, spot.slot);
    let aimed = aimed(play.given, play.public, &aim);
    play.tell(|_| {
        Event::Fight(FightEvent::Used { seat, who: bearer, ability, aim: aimed.clone() })
    });
    lose_tracker(play, spot.creature);
    set_going(play, seat, source, ability, aim);
    // CW-1508: before anybody else reacts.
    play.then([Do(Step::Open(Window::Recharge { seat, used: spot }))]);
}

/// CW-404, CW-405: an Action card is revealed and paid for as a whole; the second ability waits for the first.
pub(crate) fn play_card(
    play: &mut Play<'_>,
    seat: Seat,
    (card, slot, both): (Card, Slot, bool),
    aim: Aim,
) {
    leaves_hand(play, seat, card);
    play.public.played.push(Shown { seat, card });
    play.public.stirred = true;
    pay(play, seat, 1 + u8::from(both));
    play.tell(|_| Event::Cards(CardEvent::Revealed { seat, card }));
    play.then([Do(Step::DiscardPlayed {})]);
    if both {
        play.then([Do(Step::SecondAbility { seat, card, slot: slot.other() })]);
    }
    use_card(play, seat, card, slot, aim);
}

fn use_card(play: &mut Play<'_>, seat: Seat, card: Card, slot: Slot, aim: Aim) {
    let source = Source::Card { card, slot };
    let Some(ability) = play.given.ability(card, slot) else { return };
    let aimed = aimed(play.given, play.public, &aim);
    play.tell(|_| Event::Fight(FightEvent::UsedCard { seat, card, ability, aim: aimed.clone() }));
    set_going(play, seat, source, ability, aim);
}

fn set_going(play: &mut Play<'_>, seat: Seat, source: Source, ability: Ability, aim: Aim) {
    match ability {
        Ability::Assault(_) => assault::begin(play, seat, source, ability, aim),
        Ability::Cover(_) | Ability::Tactical(_) => {
            play.then([Do(Step::Resolve { seat, source, aim })])
        }
        Ability::Innate(_) | Ability::Triggered(_) => {}
    }
}

/// What an ability does, once nobody has stopped it.
pub(crate) fn resolve(play: &mut Play<'_>, seat: Seat, source: Source, aim: Aim) {
    match ability_of(play.given, play.public, source) {
        Some(Ability::Cover(ability)) => cover::resolve(play, seat, source, ability, aim),
        Some(Ability::Tactical(ability)) => tactical::resolve(play, seat, source, ability, aim),
        Some(Ability::Assault(_) | Ability::Innate(_) | Ability::Triggered(_)) | None => {}
    }
}

/// CW-405, D17: the second ability; without a legal target it is lost.
pub(crate) fn second_ability(play: &mut Play<'_>, seat: Seat, card: Card, slot: Slot) {
    let Some(ability) = play.given.ability(card, slot) else { return };
    let (given, public) = (play.given, &*play.public);
    let second = Activation { given, public, seat, source: Source::Card { card, slot }, ability };
    if !second.has_any() {
        play.tell(|_| Event::Cards(CardEvent::SecondLost { seat, card, ability }));
    } else if second.needs_nothing() {
        use_card(play, seat, card, slot, Aim::default());
    } else {
        play.then([Ask(Question::Second { seat, card, slot })]);
    }
}

/// D17
pub(crate) fn second_is_chosen(play: &mut Play<'_>, seat: Seat, card: Card, slot: Slot, aim: Aim) {
    use_card(play, seat, card, slot, aim);
}

/// D17
pub(crate) fn check_second(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    (card, slot): (Card, Slot),
    aim: &Aim,
) -> Result<(), Forbidden> {
    let (given, public) = (look.given, look.public);
    let ability = given.ability(card, slot).ok_or(Forbidden::NoSuchAbility)?;
    Activation { given, public, seat, source: Source::Card { card, slot }, ability }.check(aim)
}

/// D17
pub(crate) fn list_second(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    (card, slot): (Card, Slot),
    out: &mut Vec<Action>,
) -> Coverage {
    let (given, public) = (look.given, look.public);
    let Some(ability) = given.ability(card, slot) else { return Coverage::Complete };
    let source = Source::Card { card, slot };
    Activation { given, public, seat, source, ability }
        .list(&mut |aim| out.push(Action::Second { aim }))
}

/// CW-408: the card goes to its owner's discard pile, however much of it was used.
pub(crate) fn discard_played(play: &mut Play<'_>) {
    let Some(Shown { seat, card }) = play.public.played.pop() else { return };
    discard(play, seat, card);
    play.tell(|_| Event::Cards(CardEvent::Discarded { seat, card }));
}

/// What an ability aims at, as sentences name it.
#[must_use]
pub fn aimed(given: &Given, public: &Public, aim: &Aim) -> Aimed {
    let named = |id: CreatureId| who(public, id);
    let mut targets: Vec<AimedAt> =
        aim.target.and_then(named).map(|who| AimedAt { who, points: None }).into_iter().collect();
    if let Some(Split(shares)) = aim.split {
        targets.extend(shares.iter().filter_map(|share| {
            Some(AimedAt { who: named(share.creature)?, points: Some(share.points) })
        }));
    }
    let frees = aim.frees.and_then(|spot| {
        let ability = ability_of(given, public, Source::Creature(spot))?;
        Some((named(spot.creature)?, ability))
    });
    Aimed { this: aim.this.and_then(named), targets, frees }
}
