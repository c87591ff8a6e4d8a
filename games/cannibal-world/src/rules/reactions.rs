//! CW-500, 5.4 of the rules: windows. Who is asked follows from public grounds alone, so being asked tells nothing.

use kernel::Next::{Ask, Do};
use kernel::{Look, Seat, Viewer};

use super::abilities::hand;
use super::aims::check_bearer;
use super::drawing::distinct;
use super::turn::pay;
use super::zones::{check_combat_target, combat_targets, reach_of, who};
use super::{combat, triggered};
use crate::cards::{Ability, Card, Slot, Triggered};
use crate::table::action::{Action, Reaction, Source};
use crate::table::creature::{Creature, CreatureId, Spot, Zone};
use crate::table::event::{Event, FightEvent};
use crate::table::flow::{Entry, Question, Step, Window};
use crate::table::forbidden::{Forbidden, Why};
use crate::table::given::HandTriggers;
use crate::table::public::Public;
use crate::table::{Given, Secrets};
use crate::{CannibalWorld, Play};

/// CW-501, CW-502
pub const DODGE_COST: u8 = 2;
/// CW-1520
pub(crate) const NET_COST: u8 = 1;

/// Opens a window for the first seat that has a public ground, from this one on.
pub(crate) fn open(play: &mut Play<'_>, window: Window) {
    let mut next = Some(window);
    while let Some(window) = next {
        if is_asked(play, window) {
            return play.then([Ask(Question::Window(window))]);
        }
        next = after(play.public, window);
    }
}

fn is_asked(play: &Play<'_>, window: Window) -> bool {
    if !has_ground(play.given, play.public, play.secrets, window) {
        return false;
    }
    if !play.given.house.fast_windows {
        return true;
    }
    let mut options = Vec::new();
    list(play.look(Viewer::Seat(window.seat())), window, &mut options);
    options.iter().any(|option| *option != Action::DECLINE)
}

/// CW-1810, CW-1819: the teammate of whoever is asked first.
fn after(public: &Public, window: Window) -> Option<Window> {
    let first = match window {
        Window::Recharge { .. } => return None,
        Window::Enter { creature, .. } => {
            let owner = public.creature(creature)?.owner;
            let own_turn = public.camp(public.active) == public.camp(owner);
            if own_turn { public.active } else { owner }
        }
        Window::Respond { .. } | Window::Swap { .. } => public.creature(public.attacked()?)?.owner,
        Window::Bullseye { .. } => public.creature(public.shot?.split.0.first()?.creature)?.owner,
        Window::Armour { creature, .. } => public.creature(creature)?.owner,
    };
    let mate = public.teammate(first)?;
    (window.seat() == first).then(|| window.for_seat(mate))
}

/// 5.4: the public grounds to ask a seat.
fn has_ground(given: &Given, public: &Public, secrets: &Secrets, window: Window) -> bool {
    let seat = window.seat();
    let faction = public.players[seat].faction;
    let in_hand = |has: fn(&HandTriggers) -> bool| {
        !secrets.hands[seat].is_empty()
            && faction.is_some_and(|faction| has(&given.in_hand[faction.index()]))
    };
    let in_play =
        |wanted: fn(Triggered) -> bool| has_trigger(given, public, seat, wanted, |_| true);
    match window {
        Window::Enter { creature, entry, .. } => {
            public.creature(creature).is_some_and(|creature| {
                enter_slots(given, public, seat, creature, entry).next().is_some()
            })
        }
        Window::Recharge { used, .. } => {
            let is_used =
                public.creature(used.creature).is_some_and(|bearer| bearer.has_used(used.slot));
            is_used
                && (in_play(|trigger| trigger == Triggered::Recharge {})
                    || in_hand(|hand| hand.recharge))
        }
        Window::Respond { .. } => {
            responds(given, public, seat, in_hand(|hand| hand.net), in_hand(|hand| hand.bullseye))
        }
        Window::Swap { .. } => {
            let dodged =
                public.combat.is_none() && public.assault.is_none_or(|assault| assault.dodged);
            let alone = public.creatures_of(public.camp(seat)).nth(1).is_none();
            !dodged
                && !alone
                && (in_play(|trigger| trigger == Triggered::Swap {}) || in_hand(|hand| hand.swap))
        }
        Window::Bullseye { .. } => {
            public.shot.is_some_and(|shot| shot.bullseye.is_none())
                && (in_play(|trigger| trigger == Triggered::Bullseye {})
                    || in_hand(|hand| hand.bullseye))
        }
        Window::Armour { creature, .. } => {
            let own = |bearer: &Creature| bearer.id == creature;
            let is_armour = |trigger| matches!(trigger, Triggered::Armour { .. });
            public.creature(creature).is_some_and(|creature| creature.incoming > 0)
                && (has_trigger(given, public, seat, is_armour, own) || in_hand(|hand| hand.armour))
        }
    }
}

/// D7, D8: a Net, a Bullseye against direct damage, or a dodge.
fn responds(
    given: &Given,
    public: &Public,
    seat: Seat,
    net_in_hand: bool,
    bullseye_in_hand: bool,
) -> bool {
    let Some(target) = public.attacked().and_then(|id| public.creature(id)) else { return false };
    let beside = |bearer: &Creature| bearer.zone == target.zone;
    let net = public.players[seat].meat >= NET_COST
        && (has_trigger(given, public, seat, |trigger| trigger == Triggered::Net {}, beside)
            || net_in_hand);
    let is_bullseye = |trigger| trigger == Triggered::Bullseye {};
    let bullseye = may_bullseye(public)
        && (has_trigger(given, public, seat, is_bullseye, |_| true) || bullseye_in_hand);
    net || bullseye || check_dodge(public, seat).is_ok()
}

/// CW-1501, CW-1502: at most one Bullseye, against direct damage, while the Assault is not dodged.
fn may_bullseye(public: &Public) -> bool {
    public.combat.is_none()
        && public.assault.is_some_and(|assault| {
            assault.ability.deals_direct_damage() && assault.bullseye.is_none() && !assault.dodged
        })
}

/// 5.4 (a): a creature of the camp with an unused trigger that it may use.
fn has_trigger(
    given: &Given,
    public: &Public,
    seat: Seat,
    wanted: impl Fn(Triggered) -> bool + Copy,
    fits: impl Fn(&Creature) -> bool,
) -> bool {
    public.creatures_of(public.camp(seat)).any(|creature| {
        let usable = check_bearer(public, creature).is_ok();
        usable && fits(creature) && unused_slots(given, creature, wanted).next().is_some()
    })
}

fn unused_slots<'a>(
    given: &'a Given,
    creature: &'a Creature,
    wanted: impl Fn(Triggered) -> bool + 'a,
) -> impl Iterator<Item = Slot> + 'a {
    Slot::BOTH.into_iter().filter(move |slot| {
        let ability = given.ability(creature.card, *slot);
        !creature.has_used(*slot)
            && matches!(ability, Some(Ability::Triggered(found)) if wanted(found))
    })
}

/// CW-1509 to CW-1514: the triggers a creature may use, having entered like this.
fn enter_slots<'a>(
    given: &'a Given,
    public: &'a Public,
    seat: Seat,
    creature: &'a Creature,
    entry: Entry,
) -> impl Iterator<Item = Slot> + 'a {
    let usable = check_bearer(public, creature).is_ok();
    let may_leap = move || {
        let quiet = public.combat.is_none() && public.assault.is_none();
        let reach = reach_of(given, creature);
        quiet && combat_targets(given, public, public.camp(seat), reach).next().is_some()
    };
    unused_slots(given, creature, move |trigger| {
        enters(trigger, creature.zone, entry) && (trigger != Triggered::FelineLeap {} || may_leap())
    })
    .filter(move |_| usable)
}

/// CW-1509 to CW-1514: whether a trigger is one for entering this zone in this way.
pub(crate) fn enters(trigger: Triggered, zone: Zone, entry: Entry) -> bool {
    match trigger {
        Triggered::RenegadeTactics {} | Triggered::Support { .. } | Triggered::Replacement {} => {
            entry == Entry::Played
        }
        Triggered::RatProliferation {} => {
            let entered_cover = zone == Zone::Cover && entry == Entry::Played;
            entered_cover || entry == Entry::SwappedIntoCover
        }
        Triggered::FelineLeap {} => zone == Zone::Hunting,
        Triggered::Bullseye {}
        | Triggered::Armour { .. }
        | Triggered::Recharge {}
        | Triggered::Swap {}
        | Triggered::Net {} => false,
    }
}

/// CW-501 to CW-505, CW-1812: whether this seat may dodge now.
///
/// # Errors
/// Says why not.
pub fn check_dodge(public: &Public, seat: Seat) -> Result<(), Forbidden> {
    let target = public.attacked().and_then(|id| public.creature(id)).ok_or(Forbidden::NotNow)?;
    let meat = public.players[seat].meat;
    let mut why = Why::default();
    why.when(meat < DODGE_COST, Forbidden::DodgeCost { meat });
    why.when(target.stunned, Forbidden::StunnedCannotDodge);
    why.when(public.combat.is_some_and(|combat| !combat.dodgeable), Forbidden::Undodgeable);
    why.when(target.owner != seat, Forbidden::NotTheOwner { owner: target.owner });
    why.say()
}

/// Whether a source is one this seat may use for this trigger.
fn check_source(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    source: Source,
    wanted: impl Fn(Triggered) -> bool,
    fits: impl Fn(&Creature) -> Result<(), Forbidden>,
) -> Result<(), Forbidden> {
    let (given, public) = (look.given, look.public);
    let ability = super::abilities::ability_of(given, public, source);
    let is_wanted = matches!(ability, Some(Ability::Triggered(found)) if wanted(found));
    let mut why = Why::default();
    match source {
        Source::Creature(spot) => {
            let own = public
                .creature(spot.creature)
                .filter(|own| public.camp(own.owner) == public.camp(seat));
            let creature = own.ok_or(Forbidden::NotYourCreature)?;
            why.also(check_bearer(public, creature)).also(fits(creature));
            why.when(creature.has_used(spot.slot), Forbidden::AlreadyUsed);
        }
        Source::Card { card, .. } => {
            let held = hand(look, seat).contains(&card) && !given.card(card).is_creature;
            why.when(!held, Forbidden::NotInHand);
        }
    }
    why.when(!is_wanted, Forbidden::NoSuchAbility);
    why.say()
}

const fn is_net(trigger: Triggered) -> bool {
    matches!(trigger, Triggered::Net {})
}

const fn is_swap(trigger: Triggered) -> bool {
    matches!(trigger, Triggered::Swap {})
}

const fn is_recharge(trigger: Triggered) -> bool {
    matches!(trigger, Triggered::Recharge {})
}

const fn is_armour(trigger: Triggered) -> bool {
    matches!(trigger, Triggered::Armour { .. })
}

const fn is_bullseye(trigger: Triggered) -> bool {
    matches!(trigger, Triggered::Bullseye {})
}

/// What may be answered in a window.
pub(crate) fn check(
    look: Look<'_, CannibalWorld>,
    window: Window,
    reaction: &Reaction,
) -> Result<(), Forbidden> {
    let seat = window.seat();
    let anybody = |_: &Creature| Ok(());
    match (window, *reaction) {
        (_, Reaction::Decline {}) => Ok(()),
        (Window::Respond { .. }, Reaction::Dodge {}) => check_dodge(look.public, seat),
        (Window::Respond { .. }, Reaction::Net { source }) => check_net(look, seat, source),
        (Window::Respond { .. }, Reaction::Bullseye { source, this })
            if may_bullseye(look.public) =>
        {
            check_bullseye(look, seat, source, this)
        }
        (Window::Bullseye { .. }, Reaction::Bullseye { source, this }) => {
            check_bullseye(look, seat, source, this)
        }
        (Window::Recharge { .. }, Reaction::Recharge { source }) => {
            check_source(look, seat, source, is_recharge, anybody)
        }
        (Window::Armour { creature, .. }, Reaction::Armour { source }) => {
            check_source(look, seat, source, is_armour, |bearer| {
                if bearer.id == creature { Ok(()) } else { Err(Forbidden::BadAim) }
            })
        }
        (Window::Swap { .. }, Reaction::Swap { source, with }) => {
            check_swap(look, seat, source, with)
        }
        (Window::Enter { creature, entry, .. }, Reaction::Trigger { slot, target }) => {
            check_trigger(look, seat, (creature, entry), slot, target)
        }
        (Window::Respond { .. }, Reaction::Bullseye { .. }) => Err(Forbidden::NotNow),
        // Number 24 of section 8: that window is closed, or not open yet.
        (_, _) => Err(Forbidden::NotYourDecision),
    }
}

/// CW-1520, CW-1521
fn check_net(look: Look<'_, CannibalWorld>, seat: Seat, source: Source) -> Result<(), Forbidden> {
    let public = look.public;
    let target = public.attacked().and_then(|id| public.creature(id)).ok_or(Forbidden::NotNow)?;
    let mut why = Why::default();
    why.also(check_source(look, seat, source, is_net, |bearer| {
        let works_from = target.zone;
        if bearer.zone == works_from { Ok(()) } else { Err(Forbidden::WrongZone { works_from }) }
    }));
    why.when(public.players[seat].meat < NET_COST, Forbidden::NetCost);
    why.say()
}

/// CW-1501, CW-1505: an Action card names a creature of one's own.
fn check_bullseye(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    source: Source,
    this: Option<CreatureId>,
) -> Result<(), Forbidden> {
    let public = look.public;
    let mut why = Why::default();
    why.also(check_source(look, seat, source, is_bullseye, |_| Ok(())));
    let named = match source {
        Source::Creature(_) => this.is_none(),
        Source::Card { .. } => this
            .and_then(|id| public.creature(id))
            .is_some_and(|own| public.camp(own.owner) == public.camp(seat)),
    };
    why.when(!named, Forbidden::BadAim);
    why.say()
}

/// CW-1516, CW-1517
fn check_swap(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    source: Source,
    with: CreatureId,
) -> Result<(), Forbidden> {
    let public = look.public;
    let own = public.creature(with).filter(|own| public.camp(own.owner) == public.camp(seat));
    let mut why = Why::default();
    why.also(check_source(look, seat, source, is_swap, |_| Ok(())));
    why.when(own.is_none(), Forbidden::NotYourCreature);
    why.when(public.attacked() == Some(with), Forbidden::SwapWithTarget);
    why.say()
}

/// CW-1515: any of the triggers, in any order.
fn check_trigger(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    (id, entry): (CreatureId, Entry),
    slot: Slot,
    target: Option<CreatureId>,
) -> Result<(), Forbidden> {
    let (given, public) = (look.given, look.public);
    let creature = public.creature(id).ok_or(Forbidden::NotYourCreature)?;
    let mut why = Why::default();
    why.also(check_bearer(public, creature)).when(creature.has_used(slot), Forbidden::AlreadyUsed);
    let offered = enter_slots(given, public, seat, creature, entry).any(|offered| offered == slot);
    why.when(!offered, Forbidden::NoSuchAbility);
    let leaps =
        given.ability(creature.card, slot) == Some(Ability::Triggered(Triggered::FelineLeap {}));
    match target {
        Some(target) if leaps => {
            let reach = reach_of(given, creature);
            why.also(check_combat_target(given, public, public.camp(seat), reach, target));
        }
        Some(_) => drop(why.when(true, Forbidden::BadAim)),
        None => drop(why.when(leaps, Forbidden::BadAim)),
    }
    why.say()
}

/// Everything that may be answered in a window, declining first.
pub(crate) fn list(look: Look<'_, CannibalWorld>, window: Window, out: &mut Vec<Action>) {
    let (given, public, seat) = (look.given, look.public, window.seat());
    out.push(Action::DECLINE);
    let mut offer = |reaction| out.push(Action::React(reaction));
    match window {
        Window::Respond { .. } => {
            if check_dodge(public, seat).is_ok() {
                offer(Reaction::Dodge {});
            }
            if let Some(target) = public.attacked().and_then(|id| public.creature(id))
                && public.players[seat].meat >= NET_COST
            {
                sources(look, seat, is_net, |bearer| bearer.zone == target.zone, &mut |source| {
                    offer(Reaction::Net { source });
                });
            }
            if may_bullseye(public) {
                list_bullseyes(look, seat, &mut offer);
            }
        }
        Window::Bullseye { .. } => list_bullseyes(look, seat, &mut offer),
        Window::Recharge { .. } => {
            sources(look, seat, is_recharge, |_| true, &mut |source| {
                offer(Reaction::Recharge { source })
            });
        }
        Window::Armour { creature, .. } => {
            sources(look, seat, is_armour, |bearer| bearer.id == creature, &mut |source| {
                offer(Reaction::Armour { source });
            });
        }
        Window::Swap { .. } => {
            let target = public.attacked();
            sources(look, seat, is_swap, |_| true, &mut |source| {
                public
                    .creatures_of(public.camp(seat))
                    .filter(|own| Some(own.id) != target)
                    .for_each(|own| offer(Reaction::Swap { source, with: own.id }));
            });
        }
        Window::Enter { creature, entry, .. } => {
            let Some(creature) = public.creature(creature) else { return };
            for slot in enter_slots(given, public, seat, creature, entry) {
                if given.ability(creature.card, slot)
                    == Some(Ability::Triggered(Triggered::FelineLeap {}))
                {
                    let reach = reach_of(given, creature);
                    combat_targets(given, public, public.camp(seat), reach)
                        .for_each(|target| offer(Reaction::Trigger { slot, target: Some(target) }));
                } else {
                    offer(Reaction::Trigger { slot, target: None });
                }
            }
        }
    }
}

fn list_bullseyes(look: Look<'_, CannibalWorld>, seat: Seat, offer: &mut dyn FnMut(Reaction)) {
    let public = look.public;
    sources(look, seat, is_bullseye, |_| true, &mut |source| match source {
        Source::Creature(_) => offer(Reaction::Bullseye { source, this: None }),
        Source::Card { .. } => public
            .creatures_of(public.camp(seat))
            .for_each(|own| offer(Reaction::Bullseye { source, this: Some(own.id) })),
    });
}

/// Every creature and every card in hand with this trigger.
fn sources(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    wanted: impl Fn(Triggered) -> bool + Copy,
    fits: impl Fn(&Creature) -> bool,
    each: &mut dyn FnMut(Source),
) {
    let (given, public) = (look.given, look.public);
    for creature in public.creatures_of(public.camp(seat)) {
        if check_bearer(public, creature).is_err() || !fits(creature) {
            continue;
        }
        for slot in unused_slots(given, creature, wanted) {
            each(Source::Creature(Spot { creature: creature.id, slot }));
        }
    }
    for card in &distinct(hand(look, seat)) {
        for slot in card_slots(given, *card, wanted) {
            each(Source::Card { card: *card, slot });
        }
    }
}

/// The positions of an Action card with this trigger.
fn card_slots<'a>(
    given: &'a Given,
    card: Card,
    wanted: impl Fn(Triggered) -> bool + 'a,
) -> impl Iterator<Item = Slot> + 'a {
    Slot::BOTH.into_iter().filter(move |slot| {
        let ability = given.ability(card, *slot);
        !given.card(card).is_creature
            && matches!(ability, Some(Ability::Triggered(found)) if wanted(found))
    })
}

/// Goes on with an answer; whoever acted may be asked again, whoever declined is not (CW-1504, CW-1819).
pub(crate) fn answer(play: &mut Play<'_>, window: Window, reaction: Reaction) {
    let seat = window.seat();
    let again = Do(Step::Open(window));
    match reaction {
        Reaction::Decline {} => {
            if let Some(next) = after(play.public, window) {
                play.then([Do(Step::Open(next))]);
            }
        }
        Reaction::Dodge {} => dodge(play, seat),
        Reaction::Net { source } => triggered::net(play, seat, source),
        Reaction::Bullseye { source, this } => {
            if matches!(window, Window::Respond { .. }) {
                play.then([again]);
            }
            triggered::bullseye(play, seat, source, this);
        }
        Reaction::Armour { source } => {
            if let Window::Armour { creature, .. } = window {
                play.then([again]);
                triggered::armour(play, seat, source, creature);
            }
        }
        Reaction::Recharge { source } => {
            if let Window::Recharge { used, .. } = window {
                triggered::recharge(play, seat, source, used);
            }
        }
        Reaction::Swap { source, with } => triggered::swap(play, seat, source, with),
        Reaction::Trigger { slot, target } => {
            if let Window::Enter { creature, .. } = window {
                triggered::enters(play, window, Spot { creature, slot }, target);
            }
        }
    }
}

/// CW-501: the combat does not take place. CW-502: the effect of the Assault is cancelled, the combat still follows.
fn dodge(play: &mut Play<'_>, seat: Seat) {
    pay(play, seat, DODGE_COST);
    let target = play.public.attacked().and_then(|id| who(play.public, id));
    let assault = play.public.combat.is_none();
    if let Some(target) = target {
        play.tell(|_| Event::Fight(FightEvent::Dodged { seat, who: target, assault }));
    }
    if !assault {
        combat::break_off(play);
    } else if let Some(attack) = &mut play.public.assault {
        attack.dodged = true;
    }
}
