//! What an activation is worth.

use super::fighting;
use super::mind::{Mind, POINT, Price};
use crate::cards::book::book;
use crate::cards::kinds::Stat;
use crate::cards::{Mode, Object, Treasure};
use crate::rules::odds::at_least;
use crate::table::action::Activation;
use crate::table::{Deed, Figure, Weapon};

/// What an activation is worth, with what it gives up.
pub(super) fn activation(mind: &Mind<'_>, activation: &Activation) -> Price {
    let figure = mind.public().figure(activation.character);
    let deed = &activation.deed;
    let mut price = match deed {
        Deed::PickUp { treasure } => pick_up(mind, *treasure),
        Deed::PickUpUnseen {} => POINT * 13 / 10,
        Deed::Protect { .. } => protect(mind, figure),
        Deed::Hide { .. } => hide(mind, figure),
        Deed::StayHidden {} => POINT * 7 / 10,
        Deed::Draw { weapon } => draw(mind, figure, *weapon),
        Deed::Fight { blow } => fighting::blow(mind, figure.who, *blow),
        Deed::Door {} => door(mind, figure),
        Deed::Window {} => window(mind, figure),
        Deed::Pass {} => 0,
    };
    if figure.at_door.is_some() {
        let stay = *deed == Deed::Pass {};
        price += if stay { held_door(mind) } else { -held_door(mind) / 4 };
    }
    if figure.is_hidden() && *deed != (Deed::StayHidden {}) {
        price -= POINT / 2;
    }
    price
}

fn pick_up(mind: &Mind<'_>, treasure: Treasure) -> Price {
    mind.mine(treasure) + POINT / 4
}

/// A Protection is worth more with many Treasures, and when the Militia can come.
fn protect(mind: &Mind<'_>, figure: &Figure) -> Price {
    if figure.cover.is_some() {
        return 0;
    }
    POINT / 5 + mind.stake(figure) * POINT / 20 + late(mind)
}

fn hide(mind: &Mind<'_>, figure: &Figure) -> Price {
    let chance = at_least(1, figure.value(Stat::Ruse), book().combat.hide_from);
    let safe = POINT / 4 + mind.stake(figure) * POINT / 12 + late(mind);
    chance.of(safe)
}

/// From round 5 on every round can be the last.
fn late(mind: &Mind<'_>) -> Price {
    if mind.public().round >= 5 { POINT / 5 } else { 0 }
}

/// A weapon is worth drawing early, with a strong arm.
fn draw(mind: &Mind<'_>, figure: &Figure, weapon: Weapon) -> Price {
    let rounds = 5 - Price::from(mind.public().round.min(5));
    let force = Price::from(figure.value(Stat::Force));
    let lasting = if matches!(weapon, Weapon::Treasure { .. }) { POINT / 10 } else { 0 };
    rounds * (force - 2).max(0) * POINT / 12 + lasting
}

/// What is saved at the Door: two Treasures, and a Hero that can no longer be robbed.
fn held_door(mind: &Mind<'_>) -> Price {
    let mut own: Vec<Price> = mind.treasures().iter().map(|card| mind.mine(*card)).collect();
    own.sort_unstable();
    let best: Price = own.iter().rev().take(2).sum();
    best * 2 / 5 + POINT / 2
}

/// The Door is for the last activation of a round, when nobody is left to strike, and two rounds are still to come.
fn door(mind: &Mind<'_>, figure: &Figure) -> Price {
    if !figure.is_hero() || mind.public().round < 2 {
        return -POINT;
    }
    let others = mind.public().groups[mind.me].iter().filter(|other| other.is_in_tavern()).count();
    let danger = mind.standing_rivals() * POINT / 5;
    let last_of_group = if others <= 1 { POINT } else { 0 };
    let hard = if mind.given().tete_dure { POINT / 2 } else { -POINT / 2 };
    held_door(mind) / 2 + hard - danger - last_of_group
}

fn window(mind: &Mind<'_>, figure: &Figure) -> Price {
    let numbers = &book().window;
    let chance = at_least(numbers.needed, figure.value(Stat::Ruse), numbers.face);
    let worth = if figure.is_hero() { held_door(mind) } else { POINT / 3 };
    chance.of(worth)
}

/// What an Object is worth keeping for.
pub(super) fn object(mind: &Mind<'_>, object: Object) -> Price {
    let group = mind.public().groups[mind.me].iter().filter(|figure| figure.is_in_tavern());
    let best = |stat: Stat| group.clone().map(|figure| figure.value(stat)).max().unwrap_or(0);
    let mut price = 0;
    for mode in [Mode::Contact, Mode::Distance] {
        if object.strikes(mode) {
            price += POINT / 3 + Price::from(best(mode.stat())) * POINT / 20;
        }
    }
    if object.protects() {
        price += POINT / 4;
    }
    if object.hides() {
        price += Price::from(best(Stat::Ruse)) * POINT / 18;
    }
    if object.weapon().is_some() {
        price += Price::from(best(Stat::Force)) * POINT / 10;
    }
    price + mind.breaking(object.print().tavern_value) / 8
}

/// Whether a riposte is worth an Object.
pub(super) fn is_worth_it(price: Price) -> bool {
    price > POINT / 4
}
