//! LS-5xx, intervention: the target may ask for help, others may offer it, the target may accept one.

use kernel::{Answers, Look, Seat, Seats};

use crate::cards::catalogue::Standing;
use crate::rules::forbidden::Forbidden;
use crate::rules::turn;
use crate::table::event::{Event, NoHelp};
use crate::table::flow::{Action, Question};
use crate::table::public::Attack;
use crate::{LiensDeSang, Play, ask};

/// The attack being resolved.
fn current<'a>(play: &'a mut Play<'_>) -> &'a mut Attack {
    play.public.attack.as_mut().expect("there is help to ask for only during an attack")
}

/// LS-501: the target may ask, LS-502: unless he holds a Fan, or nobody could step in.
pub(crate) fn may_be_requested(play: &mut Play<'_>) {
    let attack = *current(play);
    let target = attack.target;
    let no_help = if play.public.has_standing(target, Standing::NoInterventionFor) {
        Some(NoHelp::Fan)
    } else if play.public.may_step_in(&attack).is_empty() {
        Some(NoHelp::Nobody)
    } else {
        None
    };
    match no_help {
        Some(why) => play.tell(|_| Event::InterventionImpossible { target, why }),
        None => play.then(ask(Question::Request {})),
    }
}

/// LS-503: everybody who can may offer.
pub(crate) fn request(play: &mut Play<'_>) {
    let target = current(play).target;
    play.tell(|_| Event::InterventionRequested { target });
    play.then(ask(Question::Offer {}));
}

/// LS-509: no request, no help.
pub(crate) fn no_request(play: &mut Play<'_>) {
    let target = current(play).target;
    play.tell(|_| Event::InterventionNotRequested { target });
}

/// LS-513: all answers are shown together.
pub(crate) fn open_offers(play: &mut Play<'_>, answers: &Answers<Action>) {
    let offered =
        |(seat, action): (Seat, &Action)| matches!(action, Action::Offer {}).then_some(seat);
    let offers: Seats = answers.iter().filter_map(offered).collect();
    let refusals = answers.seats().minus(offers);
    let attack = current(play);
    attack.offers = offers;
    let target = attack.target;
    play.tell(|_| Event::OffersRevealed { target, offers, refusals });
    if !offers.is_empty() {
        play.then(ask(Question::Accept {}));
    }
}

/// LS-505, LS-403: an accepted intervener will suffer the wound.
pub(crate) fn accept(play: &mut Play<'_>, intervener: Seat) {
    let attack = current(play);
    attack.intervener = Some(intervener);
    let target = attack.target;
    play.tell(|_| Event::OfferAccepted { target, intervener });
}

/// LS-505, LS-510: the target may decline them all, and cannot ask again.
pub(crate) fn decline(play: &mut Play<'_>) {
    let target = current(play).target;
    play.tell(|_| Event::OffersDeclined { target });
}

pub(crate) fn candidates(look: Look<'_, LiensDeSang>, out: &mut Vec<Action>) {
    let offers = look.public.attack.map_or(Seats::NONE, |attack| attack.offers);
    out.extend(offers.iter().map(|seat| Action::Accept { seat }));
    out.push(Action::DeclineOffers {});
}

/// LS-505: one of the offers made.
pub(crate) fn check_accept(look: Look<'_, LiensDeSang>, seat: Seat) -> Result<(), Forbidden> {
    turn::exists(look.public, seat)?;
    let offered = look.public.attack.is_some_and(|attack| attack.offers.contains(seat));
    if offered { Ok(()) } else { Err(Forbidden::DidNotOffer) }
}
