//! What may be answered, and why not: the rows of section 8, in their order (TV-R62).
//!
//! Every check looks through the eyes of the seat that is asked, so a refusal tells nobody anything.

use kernel::{Asked, Seat, Seats};

use super::{arrivals, round_end, support, trade};
use crate::Look;
use crate::cards::{Object, Treasure};
use crate::table::action::{Bargain, Help, Loss, RoundChoice};
use crate::table::given::ClaimRule;
use crate::table::{Action, Forbidden, Place, Question};

mod attack;
mod deed;
mod helping;

pub(crate) use attack::is_within_reach;
pub(crate) use deed::check_deed;

type Verdict = Result<(), Forbidden>;

/// Refuses unless something holds.
const fn require(holds: bool, otherwise: Forbidden) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Whom a question is put to. Only public facts decide: numbers of cards and what lies open.
pub(crate) fn who(look: Look<'_>, question: Question) -> Asked {
    let public = look.public;
    match question {
        Question::Show { seat }
        | Question::Deal { seat }
        | Question::Activate { seat }
        | Question::Muster { seat }
        | Question::Drop { seat }
        | Question::Loot { seat }
        | Question::Riposte { seat }
        | Question::Shelter { seat }
        | Question::Tilt { seat } => Asked::One(seat),
        Question::Offer {} => Asked::Everyone(trade::who_offers(public, look.secrets)),
        Question::Protest {} => Asked::Everyone(trade::who_protests(public)),
        Question::Peace {} => Asked::Everyone(look.seats()),
        Question::Support {} => Asked::Everyone(support::who_answers(public)),
        Question::Keep {} => Asked::Everyone(round_end::who_keeps(look.secrets)),
        Question::Claim {} => match look.given.claims {
            ClaimRule::Sealed => Asked::Everyone(look.seats()),
            ClaimRule::Race => Asked::Anyone(arrivals::still_racing(public)),
            ClaimRule::Auto => Asked::Everyone(Seats::NONE),
        },
    }
}

/// Whether an answer to a question is allowed.
pub(crate) fn check(look: Look<'_>, question: Question, action: &Action) -> Verdict {
    let Some(me) = look.seat() else { return Err(Forbidden::NotTheQuestion) };
    match (question, action) {
        (Question::Show { .. }, Action::Trade(Bargain::Show { treasure })) => {
            require(losable(look).contains(treasure), Forbidden::NoSuchTreasure)
        }
        (Question::Show { .. }, Action::Trade(Bargain::Decline {})) => {
            require(look.public.trade.agitation[me] > 0, Forbidden::MustShow)
        }
        (Question::Offer {}, Action::Trade(Bargain::Offer { treasures })) => {
            require(trade::are_held(*treasures, losable(look)), Forbidden::NotYourTreasure)
        }
        (Question::Deal { .. }, Action::Trade(Bargain::Deal { buyer })) => {
            require(*buyer != me && look.seats().contains(*buyer), Forbidden::ChooseAnotherPlayer)
        }
        (Question::Deal { .. }, Action::Trade(Bargain::Refuse {})) => {
            require(look.public.trade.agitation[me] > 0, Forbidden::MustChooseABuyer)
        }
        (Question::Protest {}, Action::Trade(Bargain::Protest {} | Bargain::Accept {}))
        | (Question::Peace {}, Action::Trade(Bargain::Peace {} | Bargain::NoPeace {}))
        | (Question::Support {}, Action::Help(Help::NoSupport {}))
        | (Question::Riposte { .. }, Action::Help(Help::NoRiposte {}))
        | (Question::Claim {}, Action::Round(RoundChoice::Claim {} | RoundChoice::Silent {})) => {
            Ok(())
        }
        (Question::Activate { .. }, Action::Activate(activation)) => {
            deed::check_activation(look, me, activation)
        }
        (Question::Muster { .. }, Action::Help(Help::Muster { own, call })) => {
            helping::check_muster(look, me, *own, *call)
        }
        (Question::Support {}, Action::Help(Help::Support { character })) => {
            helping::check_support(look, me, *character)
        }
        (Question::Riposte { .. }, Action::Help(Help::Riposte { blow })) => {
            attack::check_riposte(look, me, *blow)
        }
        (Question::Drop { .. }, Action::Loss(Loss::Drop { treasure })) => {
            require(losable(look).contains(treasure), Forbidden::NoSuchTreasure)
        }
        (Question::Loot { .. }, Action::Loss(Loss::Loot { treasure })) => {
            require(lootable(look, *treasure), Forbidden::NoSuchTreasure)
        }
        (Question::Shelter { .. }, Action::Loss(Loss::Shelter { treasures })) => {
            let wanted = super::flight::sheltered(losable(look).len());
            let is_enough = treasures.len() == wanted || treasures.is_repeated();
            require(is_enough, Forbidden::ChooseTwo)?;
            require(trade::are_held(*treasures, losable(look)), Forbidden::NoSuchTreasure)
        }
        (Question::Keep {}, Action::Round(RoundChoice::Keep { objects })) => {
            require(objects.len() <= 1, Forbidden::KeepOneOrNone)?;
            require(printed::is_within(objects, objects_of(look)), Forbidden::NotYourObject)
        }
        (Question::Tilt { .. }, Action::Round(RoundChoice::Tilt { character })) => {
            let mut group = look.public.groups[me].iter();
            let stands = group.any(|figure| figure.who == *character && figure.is_standing());
            require(stands, Forbidden::ChooseStanding)
        }
        _ => Err(beside_the_point(look, me, question, action)),
    }
}

/// TV-R62: an answer of somebody who was not asked, where a row has words for it.
pub(crate) fn unasked(_look: Look<'_>, question: Question, action: &Action) -> Option<Forbidden> {
    match action {
        Action::Trade(
            Bargain::Show { .. } | Bargain::Decline {} | Bargain::Deal { .. } | Bargain::Refuse {},
        ) => Some(Forbidden::NotYourSale),
        Action::Trade(Bargain::Offer { .. }) if question != (Question::Offer {}) => {
            Some(Forbidden::OffersAreOpen)
        }
        Action::Trade(Bargain::Protest {}) => Some(Forbidden::OnlyOthersProtest),
        Action::Round(RoundChoice::Claim {}) => Some(Forbidden::TooLate),
        Action::Help(Help::Support { .. } | Help::NoSupport {}) => Some(Forbidden::NotCalled),
        Action::Trade(
            Bargain::Offer { .. } | Bargain::Accept {} | Bargain::Peace {} | Bargain::NoPeace {},
        )
        | Action::Activate(_)
        | Action::Help(Help::Muster { .. } | Help::Riposte { .. } | Help::NoRiposte {})
        | Action::Loss(_)
        | Action::Round(
            RoundChoice::Keep { .. } | RoundChoice::Silent {} | RoundChoice::Tilt { .. },
        ) => None,
    }
}

/// TV-R78: an answer to something else than what is asked. Where one of the rows for those who are not asked fits, it
/// speaks; a Leader must activate (row 9).
fn beside_the_point(look: Look<'_>, me: Seat, question: Question, action: &Action) -> Forbidden {
    let seller = look.public.trade.seller;
    let fitting = match action {
        // The Seller of the moment is told what is asked of him instead.
        Action::Trade(Bargain::Show { .. } | Bargain::Deal { .. }) if me == seller => None,
        Action::Trade(_)
        | Action::Activate(_)
        | Action::Help(_)
        | Action::Loss(_)
        | Action::Round(_) => unasked(look, question, action),
    };
    match (fitting, question) {
        (Some(row), _) => row,
        (None, Question::Activate { .. }) => Forbidden::MustActivate,
        (None, _) => Forbidden::NotTheQuestion,
    }
}

/// The viewer's own losable Treasures.
pub(crate) fn losable<'a>(look: Look<'a>) -> &'a [Treasure] {
    let mine = look.seat().and_then(|seat| look.secrets.treasures[seat].seen_by(look.eyes()));
    mine.unwrap_or_default()
}

/// The viewer's own Objects.
pub(crate) fn objects_of<'a>(look: Look<'a>) -> &'a [Object] {
    let mine = look.seat().and_then(|seat| look.secrets.objects[seat].seen_by(look.eyes()));
    mine.unwrap_or_default()
}

/// TV-1008: an attacker who has looked knows which Treasures his victim can lose: those in hand, and those drawn.
pub(crate) fn lootable(look: Look<'_>, treasure: Treasure) -> bool {
    let Some(looking) = look.public.looking else { return false };
    let known = look.secrets.known[looking.by].seen_by(look.eyes());
    let in_hand = |treasure: Treasure| {
        known.is_some_and(|known| known.of(treasure).is_only(Place::Hand(looking.victim)))
    };
    look.public.drawn(looking.victim).any(|drawn| drawn == treasure) || in_hand(treasure)
}
