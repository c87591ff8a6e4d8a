//! SR-6xx, Items: when one is used, what it does, and how it changes hands.

use kernel::Next::{Ask, Do};
use kernel::{List, Look, Seat};

use crate::cards::heroes::FULL_LIFE;
use crate::cards::{Card, ItemEffect, Timing};
use crate::rules::forbidden::Forbidden;
use crate::rules::worth::aims;
use crate::rules::{aftermath, attacks, specials};
use crate::table::event::Event;
use crate::table::flow::{Question, Step};
use crate::table::items::{Bag, Item, lasts};
use crate::table::pieces::{Blow, Drink, Offer};
use crate::table::public::Public;
use crate::{Play, SangRancune};

/// SR-202: whether anything could be done between Encounters, by what everybody sees.
fn anything_to_do(public: &Public) -> bool {
    public.living().iter().any(|seat| !public.heroes[seat].closed().is_empty())
}

/// SR-202, SR-204: the window between Encounters, while there is anything to do in it.
pub(crate) fn window(play: &mut Play<'_>) {
    play.public.offers_made.iter_mut().for_each(|made| *made = 0);
    reopen(play);
}

/// SR-202: any action re-opens everyone's readiness.
pub(crate) fn reopen(play: &mut Play<'_>) {
    if anything_to_do(play.public) {
        play.then([Ask(Question::Between {})]);
    }
}

/// SR-601: an Item is placed face up at once.
pub(crate) fn receive(play: &mut Play<'_>, seat: Seat, card: Card) {
    play.public.heroes[seat].items.push(Item { card, is_open: false });
    if changes_hand_limit(card) {
        play.then([Do(Step::Mentalism { seat })]);
    }
}

/// SR-615: the Amulette de Mentalisme.
pub(crate) fn changes_hand_limit(card: Card) -> bool {
    matches!(card.item_effect(), Some(ItemEffect::HandLimit { .. }))
}

/// SR-615: whoever gets the Amulette may draw up to two cards, within the new limit.
pub(crate) fn mentalism(play: &mut Play<'_>, seat: Seat) {
    let hero = &play.public.heroes[seat];
    let gain = hero.items.iter().find_map(|item| match item.card.item_effect() {
        Some(ItemEffect::HandLimit { draw_on_gain, .. }) => Some(usize::from(*draw_on_gain)),
        Some(_) | None => None,
    });
    let room = hero.hand_limit().saturating_sub(play.secrets.hands[seat].len());
    let most = gain.map_or(0, |gain| gain.min(room)) as u8;
    if most > 0 && hero.is_alive() {
        play.then([Ask(Question::Mentalism { seat, most })]);
    }
}

/// Moves a closed Item from one hero to another.
pub(crate) fn hand_over(play: &mut Play<'_>, from: Seat, to: Seat, card: Card) {
    play.public.heroes[from].lose(card);
    receive(play, to, card);
}

/// SR-522: a closed Item leaves the game.
pub(crate) fn destroy(play: &mut Play<'_>, from: Seat, card: Card) {
    play.public.heroes[from].lose(card);
    play.public.removed.push(card);
}

/// SR-602 to SR-606: an Item is used between Encounters.
pub(crate) fn use_item(play: &mut Play<'_>, seat: Seat, card: Card, drinker: Option<Seat>) {
    match drinker.filter(|drinker| *drinker != seat) {
        Some(to) => {
            play.public.offers_made[seat] += 1;
            play.public.drink = Some(Drink { from: seat, to, potion: card });
            play.tell(|_| Event::DrinkOffered { from: seat, to, potion: card });
            play.then([Ask(Question::AcceptDrink {}), Do(Step::Between {})]);
        }
        None => {
            take_effect(play, seat, seat, card);
            play.then([Do(Step::Between {})]);
        }
    }
}

/// SR-605: the other hero agrees, or the potion stays closed.
pub(crate) fn answer_drink(play: &mut Play<'_>, agrees: bool) {
    let Drink { from, to, potion } = play.public.drink.take().expect("a drink was offered");
    if agrees {
        take_effect(play, from, to, potion);
    } else {
        play.tell(|_| Event::DrinkRefused { from, to, potion });
    }
}

/// SR-605: how much Life a potion of healing really gives its drinker, and how much Prestige its owner for healing
/// another; nothing for other Items.
#[must_use]
pub fn healing(public: &Public, owner: Seat, drinker: Seat, card: Card) -> Option<(u8, u16)> {
    let Some(ItemEffect::Heal { amount, prestige_if_other }) = card.item_effect() else {
        return None;
    };
    let healed = (*amount).min(FULL_LIFE - public.heroes[drinker].life);
    Some((healed, if drinker == owner { 0 } else { *prestige_if_other }))
}

fn take_effect(play: &mut Play<'_>, owner: Seat, drinker: Seat, card: Card) {
    let Some((healed, prestige)) = healing(play.public, owner, drinker, card) else {
        play.public.heroes[owner].lose(card);
        play.public.heroes[owner].items.push(Item { card, is_open: true });
        return play.tell(|_| Event::PotionDrunk { seat: owner, potion: card });
    };
    destroy(play, owner, card);
    play.public.heroes[drinker].life += healed;
    play.public.heroes[owner].prestige += prestige;
    play.tell(|_| Event::Healed { by: owner, seat: drinker, potion: card, healed, prestige });
}

/// SR-607: potions whose time is over leave the game.
pub(crate) fn turn_potions(play: &mut Play<'_>) {
    let round = play.public.creature.round;
    end_potions(play, |effect| lasts(effect).is_some_and(|rounds| round > rounds));
}

/// SR-606, SR-903: at the end of an Encounter all of them.
pub(crate) fn end_potions(play: &mut Play<'_>, is_over: impl Fn(&ItemEffect) -> bool) {
    for seat in play.seats().iter() {
        let over: List<Card, 11> = play.public.heroes[seat]
            .items
            .iter()
            .filter(|item| item.is_open && item.card.item_effect().is_some_and(&is_over))
            .map(|item| item.card)
            .collect();
        for card in over {
            play.public.heroes[seat].items.retain(|item| *item != Item { card, is_open: true });
            play.public.removed.push(card);
            play.tell(|_| Event::PotionEnded { seat, potion: card });
        }
    }
}

/// SR-611: what a Fireball does to every creature in reach, and to every other hero.
#[must_use]
pub fn fireball() -> (u16, u8) {
    let damage = |card: Card| match card.item_effect() {
        Some(ItemEffect::DamageAll { creatures, other_players }) => {
            Some((*creatures, *other_players))
        }
        Some(_) | None => None,
    };
    Card::all().find_map(damage).expect("a Fireball is printed")
}

/// SR-611, SR-613: whether this hero could throw a Fireball now. All of it is public.
pub(crate) fn may_throw(public: &Public, seat: Seat) -> bool {
    let hero = &public.heroes[seat];
    hero.is_alive()
        && hero.fireball().is_some()
        && !public.creature.id.is_trap()
        && !public.creature.is_defeated
        && !public.is_petrified(seat)
}

/// SR-611, SR-612: damage to every creature in reach and to every other hero, at the same time.
pub(crate) fn throw_fireball(play: &mut Play<'_>, seat: Seat) {
    let card = play.public.heroes[seat].fireball().expect("there is a Fireball to throw");
    let (creatures, other_players) = fireball();
    destroy(play, seat, card);
    let damage = specials::reduce(play.public, card, creatures);
    play.tell(|_| Event::FireballThrown { seat, damage, burned: other_players });
    for aim in aims(play.public, seat) {
        attacks::place(play, Blow { owner: seat, card, damage, aim, riders: List::new() });
    }
    for other in play.public.living().without(seat).iter() {
        aftermath::hurt(play, other, u16::from(other_players));
    }
    // SR-614: deaths are settled before the Encounter is scored.
    play.then([Do(Step::CheckDefeat { by: seat })]);
}

/// SR-1001: an exchange of Items is offered.
pub(crate) fn offer(play: &mut Play<'_>, from: Seat, to: Seat, give: Bag, take: Bag) {
    play.public.offers_made[from] += 1;
    play.public.offer = Some(Offer { from, to, give, take });
    play.tell(|_| Event::TradeOffered { from, to, give, take });
    play.then([Ask(Question::AcceptTrade {}), Do(Step::Between {})]);
}

/// SR-1001: both sides must agree, and the exchange is atomic.
pub(crate) fn answer_offer(play: &mut Play<'_>, agrees: bool) {
    let Offer { from, to, give, take } = play.public.offer.take().expect("a trade was offered");
    play.tell(|_| Event::TradeAnswered { from, to, agreed: agrees });
    if !agrees {
        return;
    }
    for card in give.iter() {
        hand_over(play, from, to, card);
    }
    for card in take.iter() {
        hand_over(play, to, from, card);
    }
}

/// SR-R34: how many offers a seat may make in one window.
pub const OFFERS_PER_WINDOW: u8 = 3;

/// SR-602: what may be used between Encounters.
pub(crate) fn check_use(
    look: Look<'_, SangRancune>,
    me: Seat,
    card: Card,
    drinker: Option<Seat>,
) -> Result<(), Forbidden> {
    let hero = &look.public.heroes[me];
    if !card.is_item() {
        return Err(Forbidden::NotAnItem);
    }
    if hero.items.contains(&Item { card, is_open: true }) && !hero.has_closed(card) {
        return Err(Forbidden::PotionIsUsed);
    }
    if !hero.has_closed(card) {
        return Err(Forbidden::NotYours);
    }
    if !card.print().timing.contains(&Timing::Between) {
        return Err(Forbidden::NotNow);
    }
    let heals = matches!(card.item_effect(), Some(ItemEffect::Heal { .. }));
    match drinker {
        None if heals => Err(Forbidden::NameADrinker),
        None => Ok(()),
        Some(_) if !heals => Err(Forbidden::NotNow),
        Some(seat) if !look.public.living().contains(seat) => Err(Forbidden::NotALivingHero),
        Some(seat) if seat != me && look.public.offers_made[me] >= OFFERS_PER_WINDOW => {
            Err(Forbidden::EnoughOffers)
        }
        Some(_) => Ok(()),
    }
}

/// SR-1001, SR-1002: only closed Items of both sides change hands.
pub(crate) fn check_offer(
    look: Look<'_, SangRancune>,
    me: Seat,
    to: Seat,
    give: Bag,
    take: Bag,
) -> Result<(), Forbidden> {
    if to == me || !look.public.living().contains(to) {
        return Err(Forbidden::NotALivingHero);
    }
    if look.public.offers_made[me] >= OFFERS_PER_WINDOW {
        return Err(Forbidden::EnoughOffers);
    }
    if give.is_empty() && take.is_empty() {
        return Err(Forbidden::NothingOffered);
    }
    if !give.has_items_only() || !take.has_items_only() {
        return Err(Forbidden::OnlyItemsAreTraded);
    }
    let closed = |seat: Seat| look.public.heroes[seat].closed();
    if give.is_within(closed(me)) && take.is_within(closed(to)) {
        Ok(())
    } else {
        Err(Forbidden::PotionIsUsed)
    }
}

/// Every exchange of up to two Items on each side.
pub(crate) fn offers(look: Look<'_, SangRancune>, me: Seat, mut each: impl FnMut(Seat, Bag, Bag)) {
    let mine = handfuls(look.public.heroes[me].closed());
    for to in look.public.living().without(me).iter() {
        for take in handfuls(look.public.heroes[to].closed()) {
            for give in &mine {
                each(to, *give, take);
            }
        }
    }
}

/// Nothing, one Item, or two.
fn handfuls(from: Bag) -> List<Bag, 80> {
    let items: List<Card, 11> = from.iter().collect();
    let mut found = List::new();
    found.push(Bag::EMPTY);
    for (place, first) in items.iter().enumerate() {
        let one = Bag::of([*first]);
        if !found.contains(&one) {
            found.push(one);
        }
        for second in &items[place + 1..] {
            let two = one.with(*second);
            if !found.contains(&two) {
                found.push(two);
            }
        }
    }
    found
}
