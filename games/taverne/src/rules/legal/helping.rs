//! Support that may be asked for and given (rows 26 to 28 and 37).

use kernel::Seat;

use super::{Verdict, require};
use crate::Look;
use crate::cards::Character;
use crate::cards::book::book;
use crate::rules::support::{can_support, stat_of};
use crate::table::public::Act;
use crate::table::{Forbidden, Picked};

/// TV-905, TV-906, TV-908
pub(super) fn check_muster(
    look: Look<'_>,
    me: Seat,
    own: Picked<Character>,
    call: Picked<Seat>,
) -> Verdict {
    let Some(act) = &look.public.act else { return Err(Forbidden::NotTheQuestion) };
    let verdicts = || own.iter().map(|who| check_supporter(look, me, act, who));
    let unable = |verdict: Verdict| verdict == Err(Forbidden::CannotSupport);
    require(!verdicts().any(unable), Forbidden::CannotSupport)?;
    let target = act.deed.blow().and_then(|blow| look.public.find(blow.target));
    let asks_owner = target.is_some_and(|target| target.owner != me && call.contains(target.owner));
    require(!asks_owner, Forbidden::NotTheTargetsOwner)?;
    require(own.len() <= usize::from(book().max_supports), Forbidden::ThreeAtMost)?;
    let exist = call.iter().all(|seat| seat != me && look.seats().contains(seat));
    let once = !own.is_repeated() && !call.is_repeated();
    require(exist && once && verdicts().all(|verdict| verdict.is_ok()), Forbidden::ChooseOthers)
}

/// TV-907: one of one's own characters that could support.
pub(super) fn check_support(look: Look<'_>, me: Seat, who: Character) -> Verdict {
    let Some(act) = &look.public.act else { return Err(Forbidden::NotTheQuestion) };
    check_supporter(look, me, act, who)
}

/// TV-904: row 26 for one's own character in the tavern that cannot, row 37 for anybody else.
fn check_supporter(look: Look<'_>, me: Seat, act: &Act, who: Character) -> Verdict {
    let mut group = look.public.groups[me].iter();
    let mine = group.find(|figure| figure.who == who && figure.is_in_tavern());
    let Some(figure) = mine else { return Err(Forbidden::ChooseOthers) };
    let able = can_support(figure, act.who, stat_of(&act.deed));
    require(able, Forbidden::CannotSupport)
}
