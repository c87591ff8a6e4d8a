//! What a character may be activated for (rows 7 to 25, 35, 38, 39, 41).

use kernel::Seat;

use super::attack::{check_blow, holds};
use super::{Verdict, losable, require};
use crate::Look;
use crate::cards::book::book;
use crate::cards::{Stat, Treasure};
use crate::rules::support::somebody_could;
use crate::table::action::Activation;
use crate::table::{Deed, Figure, Forbidden, Place, Weapon};

/// Rows 7 and 8, then those of the deed.
pub(super) fn check_activation(look: Look<'_>, me: Seat, activation: &Activation) -> Verdict {
    let placed = look.public.find(activation.character);
    require(placed.is_none_or(|one| one.figure.is_standing()), Forbidden::OnlyStanding)?;
    match placed.filter(|one| one.owner == me) {
        Some(mine) => check_deed(look, me, mine.figure, &activation.deed),
        None => Err(Forbidden::NotInYourGroup),
    }
}

/// TV-506: an action without a legal object, weapon, target or Treasure is not available.
pub(crate) fn check_deed(look: Look<'_>, me: Seat, figure: &Figure, deed: &Deed) -> Verdict {
    match deed {
        Deed::PickUp { treasure } => check_pick_up(look, me, *treasure),
        Deed::PickUpUnseen {} => {
            require(!look.secrets.face_down.is_empty(), Forbidden::NothingThere)
        }
        Deed::Protect { object } => {
            require(object.protects(), Forbidden::NotForThat)?;
            require(holds(look, *object), Forbidden::NotYourObject)
        }
        Deed::Hide { object } => {
            require(object.hides(), Forbidden::NotForThat)?;
            require(!figure.is_hidden(), Forbidden::AlreadyHidden)?;
            require(!figure.has_no_ruse(), Forbidden::NoRuse)?;
            require(holds(look, *object), Forbidden::NotYourObject)
        }
        Deed::StayHidden {} => require(figure.is_hidden(), Forbidden::NotHidden),
        Deed::Draw { weapon } => check_draw(look, figure, *weapon),
        Deed::Fight { blow } => check_blow(look, me, figure, *blow),
        Deed::Door {} => require(figure.at_door.is_none(), Forbidden::AlreadyAtDoor),
        Deed::Window {} => check_window(look, me, figure),
        Deed::Pass {} => Ok(()),
    }
}

/// Rows 24 and 25: a face-down Treasure has no name, not even to those who think they know it.
fn check_pick_up(look: Look<'_>, me: Seat, treasure: Treasure) -> Verdict {
    if look.public.floor.contains(&treasure) {
        return Ok(());
    }
    let known = look.secrets.known[me].seen_by(look.eyes());
    let may_lie_there = known.is_some_and(|known| known.of(treasure).contains(Place::FaceDown));
    Err(if may_lie_there { Forbidden::FaceDown } else { Forbidden::NothingThere })
}

/// Rows 18, 35, 38 and 39.
fn check_draw(look: Look<'_>, figure: &Figure, weapon: Weapon) -> Verdict {
    require(figure.weapon.is_none(), Forbidden::OneWeapon)?;
    match weapon {
        Weapon::Object { object } => {
            require(holds(look, object), Forbidden::NotYourObject)?;
            require(weapon.print().is_some(), Forbidden::NotAWeapon)
        }
        Weapon::Treasure { treasure } => {
            require(weapon.print().is_some(), Forbidden::NotAWeapon)?;
            let mine = look.seat().is_some_and(|me| {
                losable(look).contains(&treasure)
                    && !look.public.drawn(me).any(|drawn| drawn == treasure)
            });
            require(mine, Forbidden::NoSuchTreasure)
        }
    }
}

/// Rows 21 and 22: two 6s need two dice, or somebody who could add one.
fn check_window(look: Look<'_>, me: Seat, figure: &Figure) -> Verdict {
    require(!figure.has_no_ruse(), Forbidden::NoRuse)?;
    let helped =
        look.given.tous_sur_un && somebody_could(look.public, me, figure.who, &Deed::Window {});
    let enough = figure.value(Stat::Ruse) >= book().window.needed;
    require(enough || helped, Forbidden::NeedsTwoDice)
}
