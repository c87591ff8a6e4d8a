//! SR-6xx, Items: what lies before a hero, when it is used, and what it does.

use arrayvec::ArrayVec;
use kernel::Next::{Ask, Do};
use kernel::{Look, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Card, Effect, Window, deck};
use crate::event::Event;
use crate::flow::{Question, Step};
use crate::forbidden::Forbidden;
use crate::heroes::FULL_LIFE;
use crate::state::{Drink, Hero, Offer, State};
use crate::{Play, SangRancune};

/// An Item before a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Item {
    pub card: Card,
    /// SR-604: drunk, and working until its time is over.
    pub is_open: bool,
}

/// A few Items: up to three of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<Card>", into = "ArrayVec<Card, 48>")]
pub struct Bag(#[ts(as = "Vec<Card>")] u32);

impl Bag {
    pub const EMPTY: Self = Self(0);
    const NOT_AN_ITEM: u32 = 1 << 31;

    /// A bag with these Items.
    #[must_use]
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn place(card: Card) -> u32 {
        2 * deck().item_place(card)
    }

    #[must_use]
    pub fn count(self, card: Card) -> usize {
        (self.0 >> Self::place(card) & 3) as usize
    }

    /// The bag with one more card. What is not an Item only leaves a mark, so that the offer can be refused.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        if !card.is_item() {
            return Self(self.0 | Self::NOT_AN_ITEM);
        }
        if self.count(card) == 3 { self } else { Self(self.0 + (1 << Self::place(card))) }
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        let kinds = deck().items().iter().enumerate();
        kinds.flat_map(move |(place, card)| {
            std::iter::repeat_n(*card, (self.0 >> (2 * place) & 3) as usize)
        })
    }

    /// Whether all of it is in the other bag.
    #[must_use]
    pub fn is_within(self, other: Self) -> bool {
        (0..16).all(|place| self.0 >> (2 * place) & 3 <= other.0 >> (2 * place) & 3)
    }
}

impl TryFrom<Vec<Card>> for Bag {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Self, String> {
        if let Some(card) = cards.iter().find(|card| !card.is_item()) {
            return Err(format!("{card:?} is not an Item"));
        }
        if cards.len() > 11 {
            return Err("there are only eleven Items".into());
        }
        Ok(Self::of(cards))
    }
}

impl From<Bag> for ArrayVec<Card, 48> {
    fn from(bag: Bag) -> Self {
        bag.iter().collect()
    }
}

impl Hero {
    /// SR-604: Items not yet used.
    #[must_use]
    pub fn closed(&self) -> Bag {
        Bag::of(self.items.iter().filter(|item| !item.is_open).map(|item| item.card))
    }

    /// Whether this Item lies closed before the hero.
    #[must_use]
    pub fn has_closed(&self, card: Card) -> bool {
        self.items.contains(&Item { card, is_open: false })
    }

    fn lose(&mut self, card: Card) {
        let place = self.items.iter().position(|item| *item == Item { card, is_open: false });
        self.items.remove(place.expect("only Items that are there change hands"));
    }

    /// Potions that work in this round (SR-606, SR-607).
    pub(crate) fn working(&self, round: u8) -> impl Iterator<Item = &'static Effect> {
        let effects =
            self.items.iter().filter(|item| item.is_open).filter_map(|item| item.card.effect());
        effects.filter(move |effect| lasts(effect).is_none_or(|rounds| round <= rounds))
    }

    /// SR-610: takes no damage in this Encounter.
    #[must_use]
    pub fn has_iron_skin(&self) -> bool {
        self.items.iter().any(|item| {
            item.is_open && item.card.effect() == Some(&Effect::NoDamageThisEncounter {})
        })
    }

    /// SR-611: a closed Potion de Boule de Feu.
    #[must_use]
    pub fn fireball(&self) -> Option<Card> {
        let throws = |item: &&Item| {
            !item.is_open && matches!(item.card.effect(), Some(Effect::DamageAll { .. }))
        };
        self.items.iter().find(throws).map(|item| item.card)
    }
}

/// For how many rounds a lasting potion works; nothing for the whole Encounter.
const fn lasts(effect: &Effect) -> Option<u8> {
    if let Effect::RotateOwnAttacks { rounds, .. } | Effect::ExtraSet { rounds, .. } = effect {
        Some(*rounds)
    } else {
        None
    }
}

/// SR-202: whether anything could be done between Encounters, by what everybody sees.
fn anything_to_do(state: &State) -> bool {
    state.living().iter().any(|seat| !state.heroes[seat].closed().is_empty())
}

/// SR-202, SR-204: the window between Encounters, while there is anything to do in it.
pub(crate) fn window(play: &mut Play<'_>) {
    play.state.offers_made.iter_mut().for_each(|made| *made = 0);
    reopen(play);
}

/// SR-202: any action re-opens everyone's readiness.
pub(crate) fn reopen(play: &mut Play<'_>) {
    if anything_to_do(play.state) {
        play.then([Ask(Question::Between {})]);
    }
}

/// SR-601: an Item is placed face up at once.
pub(crate) fn receive(play: &mut Play<'_>, seat: Seat, card: Card) {
    play.state.heroes[seat].items.push(Item { card, is_open: false });
    if matches!(card.effect(), Some(Effect::HandLimit { .. })) {
        play.then([Do(Step::Mentalism { seat })]);
    }
}

/// SR-615: whoever gets the Amulette may draw up to two cards, within the new limit.
pub(crate) fn mentalism(play: &mut Play<'_>, seat: Seat) {
    let hero = &play.state.heroes[seat];
    let gain = hero.items.iter().find_map(|item| match item.card.effect() {
        Some(Effect::HandLimit { draw_on_gain, .. }) => Some(usize::from(*draw_on_gain)),
        _ => None,
    });
    let room = hero.hand_limit().saturating_sub(play.state.hands[seat].len());
    let most = gain.map_or(0, |gain| gain.min(room)) as u8;
    if most > 0 && hero.is_alive() {
        play.then([Ask(Question::Mentalism { seat, most })]);
    }
}

/// Moves a closed Item from one hero to another.
pub(crate) fn hand_over(play: &mut Play<'_>, from: Seat, to: Seat, card: Card) {
    play.state.heroes[from].lose(card);
    receive(play, to, card);
}

/// SR-522: a closed Item leaves the game.
pub(crate) fn destroy(play: &mut Play<'_>, from: Seat, card: Card) {
    play.state.heroes[from].lose(card);
    play.state.removed.push(card);
}

/// SR-602 to SR-606: an Item is used between Encounters.
pub(crate) fn use_item(play: &mut Play<'_>, seat: Seat, card: Card, drinker: Option<Seat>) {
    match drinker.filter(|drinker| *drinker != seat) {
        Some(to) => {
            play.state.offers_made[seat] += 1;
            play.state.drink = Some(Drink { from: seat, to, potion: card });
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
    let Drink { from, to, potion } = play.state.drink.take().expect("a drink was offered");
    if agrees {
        take_effect(play, from, to, potion);
    } else {
        play.tell(|_| Event::DrinkRefused { from, to, potion });
    }
}

fn take_effect(play: &mut Play<'_>, owner: Seat, drinker: Seat, card: Card) {
    match card.effect() {
        Some(Effect::Heal { amount, prestige_if_other }) => {
            destroy(play, owner, card);
            let hero = &mut play.state.heroes[drinker];
            let healed = (*amount).min(FULL_LIFE - hero.life);
            hero.life += healed;
            let prestige = if drinker == owner { 0 } else { *prestige_if_other };
            play.state.heroes[owner].prestige += prestige;
            play.tell(|_| Event::Healed {
                by: owner,
                seat: drinker,
                potion: card,
                healed,
                prestige,
            });
        }
        _ => {
            play.state.heroes[owner].lose(card);
            play.state.heroes[owner].items.push(Item { card, is_open: true });
            play.tell(|_| Event::PotionDrunk { seat: owner, potion: card });
        }
    }
}

/// SR-607: potions whose time is over leave the game.
pub(crate) fn turn_potions(play: &mut Play<'_>) {
    let round = play.state.creature.round;
    end_potions(play, |effect| lasts(effect).is_some_and(|rounds| round > rounds));
}

/// SR-606, SR-903: at the end of an Encounter all of them.
pub(crate) fn end_potions(play: &mut Play<'_>, is_over: impl Fn(&Effect) -> bool) {
    for seat in play.seats().iter() {
        let over: ArrayVec<Card, 11> = play.state.heroes[seat]
            .items
            .iter()
            .filter(|item| item.is_open && item.card.effect().is_some_and(&is_over))
            .map(|item| item.card)
            .collect();
        for card in over {
            play.state.heroes[seat].items.retain(|item| *item != Item { card, is_open: true });
            play.state.removed.push(card);
            play.tell(|_| Event::PotionEnded { seat, potion: card });
        }
    }
}

/// SR-1001: an exchange of Items is offered.
pub(crate) fn offer(play: &mut Play<'_>, from: Seat, to: Seat, give: Bag, take: Bag) {
    play.state.offers_made[from] += 1;
    play.state.offer = Some(Offer { from, to, give, take });
    play.tell(|_| Event::TradeOffered { from, to, give, take });
    play.then([Ask(Question::AcceptTrade {}), Do(Step::Between {})]);
}

/// SR-1001: both sides must agree, and the exchange is atomic.
pub(crate) fn answer_offer(play: &mut Play<'_>, agrees: bool) {
    let Offer { from, to, give, take } = play.state.offer.take().expect("a trade was offered");
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
    let hero = &look.state.heroes[me];
    if !card.is_item() {
        return Err(Forbidden::NotAnItem);
    }
    if hero.items.contains(&Item { card, is_open: true }) && !hero.has_closed(card) {
        return Err(Forbidden::PotionIsUsed);
    }
    if !hero.has_closed(card) {
        return Err(Forbidden::NotYours);
    }
    if !card.print().windows.contains(&Window::Between) {
        return Err(Forbidden::NotNow);
    }
    let heals = matches!(card.effect(), Some(Effect::Heal { .. }));
    match drinker {
        None if heals => Err(Forbidden::NameADrinker),
        None => Ok(()),
        Some(_) if !heals => Err(Forbidden::NotNow),
        Some(seat) if !look.state.living().contains(seat) => Err(Forbidden::NotALivingHero),
        Some(seat) if seat != me && look.state.offers_made[me] >= OFFERS_PER_WINDOW => {
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
    if to == me || !look.state.living().contains(to) {
        return Err(Forbidden::NotALivingHero);
    }
    if look.state.offers_made[me] >= OFFERS_PER_WINDOW {
        return Err(Forbidden::EnoughOffers);
    }
    if give.is_empty() && take.is_empty() {
        return Err(Forbidden::NothingOffered);
    }
    if (give.0 | take.0) & Bag::NOT_AN_ITEM != 0 {
        return Err(Forbidden::OnlyItemsAreTraded);
    }
    let closed = |seat: Seat| look.state.heroes[seat].closed();
    if give.is_within(closed(me)) && take.is_within(closed(to)) {
        Ok(())
    } else {
        Err(Forbidden::PotionIsUsed)
    }
}

/// Every exchange of up to two Items on each side.
pub(crate) fn offers(look: Look<'_, SangRancune>, me: Seat, mut each: impl FnMut(Seat, Bag, Bag)) {
    let mine = handfuls(look.state.heroes[me].closed());
    for to in look.state.living().without(me).iter() {
        for take in handfuls(look.state.heroes[to].closed()) {
            for give in &mine {
                each(to, *give, take);
            }
        }
    }
}

/// Nothing, one Item, or two.
fn handfuls(from: Bag) -> ArrayVec<Bag, 80> {
    let items: ArrayVec<Card, 11> = from.iter().collect();
    let mut found = ArrayVec::new();
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
