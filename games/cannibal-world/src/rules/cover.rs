//! CW-1100: Cover abilities, one function each; shots also of type Tactical.

use kernel::Next::{Ask, Do};
use kernel::Seat;

use super::actions::entered;
use super::damage::hurt;
use super::drawing::{discard, reinforce};
use super::tactical::register;
use super::triggered::search;
use super::zones::{shift, stun, who};
use crate::Play;
use crate::cards::{Ability, Card, Cover, Species};
use crate::table::Given;
use crate::table::action::{Aim, Share, Source, Split};
use crate::table::creature::{CreatureId, Spot, Zone};
use crate::table::event::{BoardEvent, CardEvent, Event};
use crate::table::flow::{Entry, Question, Search, Step, Terms, Window};
use crate::table::forbidden::Forbidden;
use crate::table::public::{Cards, Public, Shot};

/// CW-1104: the largest value of a Rat that comes back.
const SMALL_RAT: u8 = 6;
/// CW-1109
pub(crate) const HARPOON_DAMAGE: u8 = 1;

/// What a Cover ability does.
pub(crate) fn resolve(play: &mut Play<'_>, seat: Seat, source: Source, ability: Cover, aim: Aim) {
    match ability {
        Cover::SingleShot { x } => {
            shoot(play, seat, source, Ability::Cover(ability), single(aim, x))
        }
        Cover::ScatteredShots { .. } => {
            shoot(play, seat, source, Ability::Cover(ability), aim.split.unwrap_or_default());
        }
        Cover::Support { x } => support(play, seat, x),
        Cover::RatProliferation {} => proliferate(play, seat),
        Cover::Recharge {} => recharge(play, seat, aim.frees),
        Cover::Net {} => aim.target.into_iter().for_each(|target| stun(play, target)),
        Cover::FelineLeap {} => leap(play, seat, source, aim),
        Cover::SummonAlpha {} => search(play, seat, Search::Alpha),
        Cover::Harpoon {} => harpoon(play, aim.target),
    }
}

/// CW-1101: all of it on one creature.
pub(crate) fn single(aim: Aim, x: u8) -> Split {
    let share = aim.target.map(|creature| Share { creature, points: x });
    Split(share.into_iter().collect())
}

/// CW-1101, CW-1102, CW-1301, CW-1302: direct damage; a Bullseye may still take it all.
pub(crate) fn shoot(play: &mut Play<'_>, by: Seat, source: Source, ability: Ability, split: Split) {
    let first = split.0.first().and_then(|share| play.public.creature(share.creature));
    let Some(seat) = first.map(|target| target.owner) else { return };
    play.public.shot = Some(Shot { by, source, ability, split, bullseye: None });
    play.then([Do(Step::Open(Window::Bullseye { seat })), Do(Step::ShotLands {})]);
}

/// CW-902, CW-1301: at once outside a combat, registered until the blow inside one.
pub(crate) fn shot_lands(play: &mut Play<'_>) {
    let Some(shot) = play.public.shot.take() else { return };
    if play.public.combat.is_some() {
        return register(play.public, &shot.split, shot.bullseye);
    }
    for share in &shot.split.0 {
        hurt(play, shot.bullseye.unwrap_or(share.creature), share.points);
    }
    play.then([Do(Step::Armour { place: 0 }), Do(Step::Apply {})]);
}

/// CW-1103: the cards one by one, then the Meat in full.
pub(crate) fn support(play: &mut Play<'_>, seat: Seat, x: u8) {
    play.then([Do(Step::Draws { seat, left: x }), Do(Step::GainMeat { seat, meat: x })]);
}

/// CW-1104: the Rats of a discard pile that may come back.
#[must_use]
pub fn small_rats(given: &Given, public: &Public, seat: Seat) -> Cards {
    let is_small_rat = |card: &&Card| {
        let numbers = given.card(**card);
        numbers.is_creature && numbers.species == Some(Species::Rat) && numbers.value <= SMALL_RAT
    };
    public.players[seat].discard.iter().filter(is_small_rat).copied().collect()
}

/// CW-1104, CW-313, D15: a Rat of small value goes from the discard pile to the Reinforcements.
pub(crate) fn proliferate(play: &mut Play<'_>, seat: Seat) {
    let rats = small_rats(play.given, play.public, seat);
    match rats.first() {
        Some(first) if !play.public.players[seat].exhausted => {
            if rats.iter().all(|rat| rat == first) {
                bring_back(play, seat, *first);
            } else {
                play.then([Ask(Question::Proliferate { seat })]);
            }
        }
        Some(_) | None => play.tell(|_| Event::Cards(CardEvent::NothingToFetch { seat })),
    }
}

/// D15
pub(crate) fn check_bring_back(
    given: &Given,
    public: &Public,
    seat: Seat,
    card: Card,
) -> Result<(), Forbidden> {
    let fits = small_rats(given, public, seat).contains(&card);
    if fits { Ok(()) } else { Err(Forbidden::MustTake) }
}

/// CW-1104
pub(crate) fn bring_back(play: &mut Play<'_>, seat: Seat, card: Card) {
    if play.public.players[seat].discard.take(&card).is_some() {
        reinforce(play, seat, card, true);
        play.tell(|_| Event::Cards(CardEvent::Proliferated { seat, card }));
    }
}

/// CW-1105, CW-R36: the token goes to the supply, the ability is unused again.
pub(crate) fn recharge(play: &mut Play<'_>, seat: Seat, frees: Option<Spot>) {
    let Some(spot) = frees else { return };
    let Some(creature) = play.public.creature_mut(spot.creature) else { return };
    creature.used[spot.slot.index()] = false;
    let card = creature.card;
    if let (Some(who), Some(ability)) =
        (who(play.public, spot.creature), play.given.ability(card, spot.slot))
    {
        play.tell(|_| Event::Board(BoardEvent::Freed { seat, who, ability }));
    }
}

/// CW-1109: 1 combat damage; a survivor in Cover is dragged out.
fn harpoon(play: &mut Play<'_>, target: Option<CreatureId>) {
    let Some(target) = target else { return };
    hurt(play, target, HARPOON_DAMAGE);
    play.then([
        Do(Step::Armour { place: 0 }),
        Do(Step::Apply {}),
        Do(Step::Drag { creature: target }),
    ]);
}

/// CW-1109, CW-1110
pub(crate) fn drag(play: &mut Play<'_>, id: CreatureId) {
    let in_cover = play.public.creature(id).is_some_and(|creature| creature.zone == Zone::Cover);
    if in_cover {
        shift(play, None, id, Zone::Hunting);
        entered(play, id, Entry::IntoHunting);
    }
}

/// CW-1111, CW-1112, CW-1115, CW-1116: out of Cover and into a combat that locks its target.
fn leap(play: &mut Play<'_>, seat: Seat, source: Source, aim: Aim) {
    let leaper = match source {
        Source::Creature(spot) => spot.creature,
        Source::Card { .. } => match aim.this {
            Some(this) => this,
            None => return,
        },
    };
    shift(play, Some(seat), leaper, Zone::Hunting);
    entered(play, leaper, Entry::IntoHunting);
    if let Some(target) = aim.target {
        let combat = Step::StartCombat {
            initiator: seat,
            attacker: leaper,
            defender: target,
            terms: Terms::Locked,
        };
        play.then([Do(combat)]);
    }
}

/// CW-310: a card laid open goes to the discard pile, for reactions from hand.
pub(crate) fn throw_away(play: &mut Play<'_>, seat: Seat, card: Card) {
    discard(play, seat, card);
    play.tell(|_| Event::Cards(CardEvent::Discarded { seat, card }));
}
