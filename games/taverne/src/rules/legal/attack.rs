//! Attacks that may be made (rows 10 to 19, 29 and 35).

use kernel::Seat;

use super::{Verdict, objects_of, require};
use crate::Look;
use crate::cards::{Character, Mode, Object};
use crate::rules::hard_head::{defender, riposte_targets};
use crate::rules::terms::{is_crowded, living, neighbours, reach};
use crate::table::{Arm, Blow, Figure, Forbidden, Public};

/// TV-551 to TV-554: an attack by one of the viewer's own characters.
pub(crate) fn check_blow(look: Look<'_>, me: Seat, figure: &Figure, blow: Blow) -> Verdict {
    check_target(look.public, me, figure, blow)?;
    check_arm(look.public.round, figure, blow)?;
    check_held(look, blow)
}

/// TV-1013, TV-1014: the same reach, and only the attacker or a supporter.
pub(super) fn check_riposte(look: Look<'_>, me: Seat, blow: Blow) -> Verdict {
    let Some(who) = defender(look.public) else { return Err(Forbidden::NoSuchRiposte) };
    let Some(placed) = look.public.find(who) else { return Err(Forbidden::NoSuchRiposte) };
    check_target(look.public, me, placed.figure, blow)?;
    check_arm(look.public.round, placed.figure, blow)?;
    let may = placed.figure.is_standing() && riposte_targets(look.public).contains(&blow.target);
    require(may, Forbidden::NoSuchRiposte)?;
    check_held(look, blow)
}

/// Rows 10 to 15.
fn check_target(public: &Public, me: Seat, striker: &Figure, blow: Blow) -> Verdict {
    let target = public.find(blow.target);
    let owner = target.map(|target| target.owner).filter(|owner| *owner != me);
    if let Some(owner) = owner {
        let is_living = living(public).contains(owner);
        let near = neighbours(public, me).contains(owner);
        require(blow.mode != Mode::Contact || near || !is_living, Forbidden::OutOfReach)?;
        let too_close = blow.mode == Mode::Distance && near && is_crowded(public);
        require(!too_close, Forbidden::TooClose)?;
    }
    let throws = blow.mode == Mode::Distance;
    require(!(throws && striker.has_no_ruse()), Forbidden::ThrowsNothing)?;
    let (Some(target), Some(owner)) = (target, owner) else { return Err(Forbidden::NotATarget) };
    let is_protected = target.figure.is_in_tavern() && target.figure.is_protected();
    require(!(throws && is_protected), Forbidden::IsProtected)?;
    require(!target.figure.is_hidden(), Forbidden::IsHidden)?;
    let in_reach = reach(public, me, blow.mode).contains(owner);
    require(target.figure.is_in_tavern() && in_reach, Forbidden::NotATarget)
}

/// Rows 16, 17 and 19: whether the weapon serves this way.
fn check_arm(round: u8, striker: &Figure, blow: Blow) -> Verdict {
    match blow.with {
        Arm::Object { object } => {
            require(object.weapon().is_none(), Forbidden::DrawItFirst)?;
            require(object.strikes(blow.mode), Forbidden::NotForThat)
        }
        Arm::Treasure { treasure } => {
            require(treasure.weapon().is_none(), Forbidden::DrawItFirst)?;
            Err(Forbidden::NotForThat)
        }
        Arm::Drawn {} => {
            let Some(drawn) = striker.weapon else { return Err(Forbidden::NotYourObject) };
            require(drawn.round < round, Forbidden::UsableNextRound)?;
            let serves = drawn.weapon.print().is_some_and(|weapon| weapon.mode == blow.mode);
            require(serves, Forbidden::NotForThat)
        }
    }
}

/// Row 35.
fn check_held(look: Look<'_>, blow: Blow) -> Verdict {
    match blow.with {
        Arm::Object { object } => require(holds(look, object), Forbidden::NotYourObject),
        Arm::Drawn {} | Arm::Treasure { .. } => Ok(()),
    }
}

/// Whether the viewer has this Object in hand.
pub(super) fn holds(look: Look<'_>, object: Object) -> bool {
    objects_of(look).contains(&object)
}

/// TV-551 to TV-553: whether a character could be the target of such an attack, whatever the weapon.
pub(crate) fn is_within_reach(
    public: &Public,
    me: Seat,
    striker: &Figure,
    mode: Mode,
    target: Character,
) -> bool {
    let blow = Blow { with: Arm::Drawn {}, mode, target };
    check_target(public, me, striker, blow).is_ok()
}
