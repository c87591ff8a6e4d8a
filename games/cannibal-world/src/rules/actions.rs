//! CW-400: what the active player does in the Main phase. Abilities and Action cards are in [`super::abilities`].

use kernel::Next::Do;
use kernel::{Coverage, Look, Seat};

use super::abilities::{self, When, hand};
use super::drawing::{discard, distinct, leaves_hand};
use super::turn::pay;
use super::zones::{
    check_combat_target, combat_targets, cover, is_tracker, numbers, reach_of, shift, stands_guard,
    who,
};
use crate::cards::{Card, Rank};
use crate::table::Given;
use crate::table::action::{Action, Main};
use crate::table::creature::{Creature, CreatureId, Spot, Zone};
use crate::table::event::{BoardEvent, Course, Event, Who};
use crate::table::flow::{Entry, Moment, Step, Terms, Window};
use crate::table::forbidden::{Forbidden, Why};
use crate::table::public::{Ending, Public};
use crate::{CannibalWorld, Play};

/// CW-401, CW-402: what it costs to play a creature.
#[must_use]
pub fn cost_of_creature(given: &Given, card: Card) -> u8 {
    u8::from(given.card(card).rank != Rank::Chief)
}

/// One of the camp's creatures (CW-1805).
fn own<'a>(
    look: Look<'a, CannibalWorld>,
    seat: Seat,
    id: CreatureId,
) -> Result<&'a Creature, Forbidden> {
    let public = look.public;
    let own = public.creature(id).filter(|own| public.camp(own.owner) == public.camp(seat));
    own.ok_or(Forbidden::NotYourCreature)
}

/// CW-204: whether this may be done in the Main phase.
pub(crate) fn check(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    act: &Main,
) -> Result<(), Forbidden> {
    let (given, public) = (look.given, look.public);
    let broke = public.players[seat].meat == 0;
    let mut why = Why::default();
    match *act {
        Main::PlayCreature { card, .. } => {
            let held = hand(look, seat).contains(&card) && given.card(card).is_creature;
            why.when(!held, Forbidden::NotInHand);
            why.when(public.players[seat].meat < cost_of_creature(given, card), Forbidden::NoMeat);
        }
        Main::PlayAction { card, slot, aim, both } => {
            why.also(abilities::check_play(look, seat, When::Main, (card, slot, both), &aim));
        }
        Main::UseAbility { creature, slot, aim } => {
            let spot = Spot { creature, slot };
            why.also(abilities::check_use(look, seat, When::Main, spot, &aim));
        }
        Main::Move { creature } => {
            let creature = own(look, seat, creature)?;
            let card = creature.card;
            why.when(creature.zone == Zone::Hunting, Forbidden::NoRetreat);
            let fixed = creature.stunned && !given.house.stunned_may_move;
            why.when(fixed, Forbidden::StunnedCannotMove { card }).when(broke, Forbidden::NoMeat);
        }
        Main::Attack { attacker, target } => {
            let attacker = own(look, seat, attacker)?;
            why.when(attacker.zone == Zone::Cover, Forbidden::AttackFromCover);
            why.when(attacker.stunned, Forbidden::Stunned { card: attacker.card });
            let reach = reach_of(given, attacker);
            why.also(check_combat_target(given, public, public.camp(seat), reach, target));
            why.when(broke, Forbidden::NoMeat);
        }
        Main::Pillage {} => {
            why.also(check_pillage(given, public, seat)).when(broke, Forbidden::NoMeat);
        }
        Main::DrawExtra {} => {
            let empty =
                look.secrets.mains[seat].is_empty() && look.secrets.reinforcements[seat].is_empty();
            why.when(empty, Forbidden::NothingToDraw).when(broke, Forbidden::NoMeat);
        }
        Main::Recover { creature } => {
            let creature = own(look, seat, creature)?;
            why.when(!creature.stunned, Forbidden::NotStunned { card: creature.card });
            why.when(broke, Forbidden::NoMeat);
        }
        Main::DropTracker { creature } => {
            let creature = own(look, seat, creature)?;
            let card = creature.card;
            why.when(!is_tracker(given, creature), Forbidden::NoTracker { card });
        }
        Main::GiveToken {} => {
            why.when(!may_give(public, seat), Forbidden::NoGift);
        }
        Main::EndTurn {} => {
            why.when(
                must_spend(look, seat),
                Forbidden::MustSpend { meat: public.players[seat].meat },
            );
        }
    }
    why.say()
}

/// CW-413, CW-415: whether the enemy Habitat may be pillaged, Meat aside.
///
/// # Errors
/// Says why not.
pub fn check_pillage(given: &Given, public: &Public, seat: Seat) -> Result<(), Forbidden> {
    let camp = public.camp(seat);
    let mut why = Why::default();
    let hunter = |own: &Creature| own.zone == Zone::Hunting && stands_guard(given, own);
    why.when(public.players[seat].pillaged, Forbidden::PillagedAlready);
    why.when(public.turn == 1, Forbidden::FirstTurnPillage);
    let defender = public.creatures_of(camp.other()).find(|enemy| stands_guard(given, enemy));
    match defender {
        Some(defender) => why.when(true, Forbidden::Defended { by: defender.card }),
        // Number 5 of section 8 speaks of an undefended enemy.
        None => why.when(!public.creatures_of(camp).any(hunter), Forbidden::NobodyToPillage),
    };
    why.say()
}

/// CW-1807: once a turn, in one's own turn, with a token to give.
fn may_give(public: &Public, seat: Seat) -> bool {
    let player = &public.players[seat];
    public.teammate(seat).is_some() && public.active == seat && !player.gave && player.meat > 0
}

/// CW-314 to CW-316: an exhausted player spends on while something can be bought, unless the Habitat was pillaged.
pub(crate) fn must_spend(look: Look<'_, CannibalWorld>, seat: Seat) -> bool {
    let player = &look.public.players[seat];
    if !player.exhausted || player.meat == 0 || player.pillaged {
        return false;
    }
    let mut can = false;
    list(look, seat, &mut |act| can |= costs_meat(look.given, &act) && act != Main::GiveToken {});
    can
}

/// CW-315: whether an action spends Meat. CW-1815: a gift does, but is never forced.
#[must_use]
pub fn costs_meat(given: &Given, act: &Main) -> bool {
    match act {
        Main::PlayCreature { card, .. } => cost_of_creature(given, *card) > 0,
        Main::PlayAction { .. }
        | Main::UseAbility { .. }
        | Main::Move { .. }
        | Main::Attack { .. }
        | Main::Pillage {}
        | Main::DrawExtra {}
        | Main::Recover { .. }
        | Main::GiveToken {} => true,
        Main::DropTracker { .. } | Main::EndTurn {} => false,
    }
}

/// CW-204: everything that may be done now, the end of the turn aside.
pub(crate) fn list(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    each: &mut dyn FnMut(Main),
) -> Coverage {
    let (given, public) = (look.given, look.public);
    let camp = public.camp(seat);
    let has_meat = public.players[seat].meat > 0;
    for card in &distinct(hand(look, seat)) {
        if given.card(*card).is_creature && (has_meat || cost_of_creature(given, *card) == 0) {
            Zone::BOTH.into_iter().for_each(|zone| each(Main::PlayCreature { card: *card, zone }));
        }
    }
    for creature in public.creatures_of(camp) {
        let id = creature.id;
        if is_tracker(given, creature) {
            each(Main::DropTracker { creature: id });
        }
        if !has_meat {
            continue;
        }
        let may_move = !creature.stunned || given.house.stunned_may_move;
        if creature.zone == Zone::Cover && may_move {
            each(Main::Move { creature: id });
        }
        if creature.stunned {
            each(Main::Recover { creature: id });
        } else if creature.zone == Zone::Hunting {
            combat_targets(given, public, camp, reach_of(given, creature))
                .for_each(|target| each(Main::Attack { attacker: id, target }));
        }
    }
    if !has_meat {
        return Coverage::Complete;
    }
    if check_pillage(given, public, seat).is_ok() {
        each(Main::Pillage {});
    }
    if !look.secrets.mains[seat].is_empty() || !look.secrets.reinforcements[seat].is_empty() {
        each(Main::DrawExtra {});
    }
    if may_give(public, seat) {
        each(Main::GiveToken {});
    }
    abilities::list(look, seat, When::Main, each)
}

/// D4: everything, the end of the turn included.
pub(crate) fn candidates(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    out: &mut Vec<Action>,
) -> Coverage {
    let coverage = list(look, seat, &mut |act| out.push(Action::Main(act)));
    if !must_spend(look, seat) {
        out.push(Action::END_TURN);
    }
    coverage
}

/// CW-419: an action is resolved completely before the next one is announced.
pub(crate) fn act(play: &mut Play<'_>, seat: Seat, act: Main) {
    if act == (Main::EndTurn {}) {
        return play.then([Do(Step::Judge { at: Moment::PhaseDone }), Do(Step::FinalPhase {})]);
    }
    play.then([Do(Step::Judge { at: Moment::ActionDone }), Do(Step::MainPhase {})]);
    match act {
        Main::PlayCreature { card, zone } => play_creature(play, seat, card, zone),
        Main::PlayAction { card, slot, aim, both } => {
            abilities::play_card(play, seat, (card, slot, both), aim);
        }
        Main::UseAbility { creature, slot, aim } => {
            abilities::use_creature(play, seat, Spot { creature, slot }, aim);
        }
        Main::Move { creature } => {
            pay(play, seat, 1);
            shift(play, Some(seat), creature, Zone::Hunting);
            entered(play, creature, Entry::IntoHunting);
        }
        Main::Attack { attacker, target } => {
            pay(play, seat, 1);
            let terms = Terms::Plain;
            let combat = Step::StartCombat { initiator: seat, attacker, defender: target, terms };
            play.then([Do(combat)]);
        }
        Main::Pillage {} => pillage(play, seat),
        Main::DrawExtra {} => {
            pay(play, seat, 1);
            play.then([Do(Step::Draws { seat, left: 1 })]);
        }
        Main::Recover { creature } => recover(play, seat, creature),
        Main::DropTracker { creature } => drop_tracker(play, creature),
        Main::GiveToken {} => give_token(play, seat),
        Main::EndTurn {} => {}
    }
}

/// CW-401, CW-402: a creature enters play, unhurt and unused.
fn play_creature(play: &mut Play<'_>, seat: Seat, card: Card, zone: Zone) {
    pay(play, seat, cost_of_creature(play.given, card));
    leaves_hand(play, seat, card);
    let id = put_into_play(play, seat, card, zone);
    let entered_now = Who { id, card, owner: seat };
    play.tell(|_| Event::Board(BoardEvent::Entered { seat, who: entered_now, zone }));
    entered(play, id, Entry::Played);
}

fn put_into_play(play: &mut Play<'_>, owner: Seat, card: Card, zone: Zone) -> CreatureId {
    let id = CreatureId(play.public.entered);
    play.public.entered += 1;
    play.public.creatures.push(Creature { id, card, owner, zone, ..Creature::default() });
    play.public.stirred = true;
    id
}

/// CW-403, CW-1810: the “enters” triggers; in the camp's own turn the active player is asked first.
pub(crate) fn entered(play: &mut Play<'_>, creature: CreatureId, entry: Entry) {
    let Some(owner) = play.public.creature(creature).map(|creature| creature.owner) else { return };
    let active = play.public.active;
    let own_turn = play.public.camp(active) == play.public.camp(owner);
    let seat = if own_turn { active } else { owner };
    play.then([Do(Step::Open(Window::Enter { seat, creature, entry }))]);
}

/// CW-413, CW-414, CW-1601
fn pillage(play: &mut Play<'_>, seat: Seat) {
    pay(play, seat, 1);
    let camp = play.public.camp(seat);
    let left = &mut play.public.habitats[camp.other() as usize];
    *left = left.saturating_sub(1);
    let left = *left;
    play.public.players[seat].pillaged = true;
    play.public.stirred = true;
    play.tell(|_| Event::Course(Course::Pillaged { seat, left }));
    if left == 0 {
        super::victory::win(play, camp, Ending::Pillage { winner: camp });
    }
}

/// CW-417
fn recover(play: &mut Play<'_>, seat: Seat, id: CreatureId) {
    pay(play, seat, 1);
    let Some(creature) = play.public.creature_mut(id) else { return };
    creature.stunned = false;
    play.public.stirred = true;
    if let Some(who) = who(play.public, id) {
        play.tell(|_| Event::Board(BoardEvent::Recovered { seat, who }));
    }
}

/// CW-418
fn drop_tracker(play: &mut Play<'_>, id: CreatureId) {
    let Some(creature) = play.public.creature(id) else { return };
    if let (Some(slot), Some(who)) = (numbers(play.given, creature).tracker(), who(play.public, id))
    {
        cover(play, id, slot);
        play.tell(|_| Event::Board(BoardEvent::LostTracker { who }));
    }
}

/// CW-1807
fn give_token(play: &mut Play<'_>, seat: Seat) {
    let Some(mate) = play.public.teammate(seat) else { return };
    pay(play, seat, 1);
    play.public.players[seat].gave = true;
    play.public.players[mate].meat += 1;
    play.tell(|_| Event::Course(Course::GaveToken { from: seat, to: mate }));
}

/// CW-911: a creature leaves play for its owner's discard pile; its tokens go back to the supply.
pub(crate) fn bury(play: &mut Play<'_>, id: CreatureId) {
    let Some(place) = play.public.creatures.iter().position(|creature| creature.id == id) else {
        return;
    };
    let dead = play.public.creatures.remove(place);
    discard(play, dead.owner, dead.card);
    let who = Who { id, card: dead.card, owner: dead.owner };
    play.tell(|_| Event::Board(BoardEvent::Died { who }));
}
