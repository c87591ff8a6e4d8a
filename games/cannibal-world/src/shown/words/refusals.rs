//! Why an answer is refused, in words: what is wrong, and what one may do instead.

use kernel::Refusal;
use shelf::speech::name;
use shelf::{Code, Refuses, Voice};

use super::{card, number, plain, say, zone};
use crate::CannibalWorld;
use crate::table::Forbidden;

impl Refuses for CannibalWorld {
    fn code(refusal: &Refusal<Forbidden>) -> Code {
        let (number, clause) = match refusal {
            Refusal::NotAsked | Refusal::Stale => (24, "CW-508"),
            Refusal::Answered => (25, "CW-111"),
            Refusal::GameOver => (46, "CW-1601"),
            Refusal::Forbidden(forbidden) => forbidden.number_and_clause(),
        };
        (format!("CW-E{number:02}"), Some(clause))
    }

    fn why(voice: &Voice<'_>, code: &str, refusal: &Refusal<Forbidden>) -> String {
        let key = format!("refusal-{code}");
        let Refusal::Forbidden(forbidden) = refusal else { return plain(voice, &key) };
        match forbidden {
            Forbidden::Guarded { by: named }
            | Forbidden::Stunned { card: named }
            | Forbidden::Defended { by: named }
            | Forbidden::NotFighting { card: named }
            | Forbidden::NotStunned { card: named }
            | Forbidden::NoTracker { card: named }
            | Forbidden::StunnedCannotMove { card: named }
            | Forbidden::LockedByLeap { card: named } => {
                say(voice, &key, [("card", card(voice, *named).into())])
            }
            Forbidden::DodgeCost { meat }
            | Forbidden::MustSpend { meat }
            | Forbidden::BothCost { meat } => say(voice, &key, [("meat", number(*meat))]),
            Forbidden::NotTheOwner { owner } => say(voice, &key, [("who", name(voice, *owner))]),
            Forbidden::WrongZone { works_from } => {
                say(voice, &key, [("zone", zone(voice, *works_from).into())])
            }
            Forbidden::OutOfRange { distance } => say(voice, &key, [("n", number(*distance))]),
            Forbidden::BadSplit { x } => say(voice, &key, [("n", number(*x))]),
            Forbidden::BadSpread { excess } => say(voice, &key, [("n", number(*excess))]),
            Forbidden::BadDeck { errors } => {
                let all: Vec<String> =
                    errors.iter().map(|error| error.say(voice.language)).collect();
                say(voice, &key, [("errors", all.join(" ").into())])
            }
            Forbidden::AttackFromCover
            | Forbidden::TrackerTarget
            | Forbidden::NobodyToPillage
            | Forbidden::PillagedAlready
            | Forbidden::FirstTurnPillage
            | Forbidden::StunnedCannotDodge
            | Forbidden::Undodgeable
            | Forbidden::AlreadyUsed
            | Forbidden::OnlyInCombat
            | Forbidden::NothingToDraw
            | Forbidden::NotRechargeable
            | Forbidden::NoRetreat
            | Forbidden::BothOnlyInCombat
            | Forbidden::NetCost
            | Forbidden::NotYourDecision
            | Forbidden::MulliganOver
            | Forbidden::BadLoyalty
            | Forbidden::NoGift
            | Forbidden::NoMeat
            | Forbidden::MustTake
            | Forbidden::SwapWithTarget
            | Forbidden::NotInHand
            | Forbidden::NotYourCreature
            | Forbidden::NoSuchAbility
            | Forbidden::NotNow
            | Forbidden::BadAim
            | Forbidden::NotInReinforcements
            | Forbidden::NotInDeck { .. } => plain(voice, &key),
        }
    }
}
