//! Why an answer is refused (spec chapter 8): one variant per reason, each with its number and its clause.

use kernel::{Look, Seat};

use crate::LiensDeSang;
use crate::cards::catalogue::{AbilityId, catalogue};
use crate::rules::abilities::choices;
use crate::rules::{attack, intervention, turn};
use crate::table::flow::{Action, Question};

/// A reason to refuse. None is computed from anything the asked seat cannot see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Forbidden {
    AttacksHimself,
    ShieldProtects { target: Seat },
    InquisitorSparesTheWeak { target: Seat },
    PassesToHimself,
    NoSuchPlayer { seat: Seat },
    OneActionPerTurn,
    AttackIsDeclared,
    NoRequestHere,
    RankIsShown,
    MayNotStepIn,
    DidNotOffer,
    NotOnCard,
    AlreadyMatched,
    StaffBinds,
    MustShowRank,
    AbilityNotAvailable,
    NotAVictim,
    LooksAtTwo,
    AlchemistCannot,
    NotAReceiver,
    CursesToOthers,
    NoSuchToken,
    CursesStayHidden,
    SomethingElseIsAsked,
}

impl Forbidden {
    /// Every reason, for tests of words and numbers.
    pub const ALL: [Self; 24] = [
        Self::AttacksHimself,
        Self::ShieldProtects { target: Seat::new(0) },
        Self::InquisitorSparesTheWeak { target: Seat::new(0) },
        Self::PassesToHimself,
        Self::NoSuchPlayer { seat: Seat::new(14) },
        Self::OneActionPerTurn,
        Self::AttackIsDeclared,
        Self::NoRequestHere,
        Self::RankIsShown,
        Self::MayNotStepIn,
        Self::DidNotOffer,
        Self::NotOnCard,
        Self::AlreadyMatched,
        Self::StaffBinds,
        Self::MustShowRank,
        Self::AbilityNotAvailable,
        Self::NotAVictim,
        Self::LooksAtTwo,
        Self::AlchemistCannot,
        Self::NotAReceiver,
        Self::CursesToOthers,
        Self::NoSuchToken,
        Self::CursesStayHidden,
        Self::SomethingElseIsAsked,
    ];

    /// The number of the mistake and the clause it offends.
    #[must_use]
    pub const fn code_and_clause(&self) -> (&'static str, &'static str) {
        match self {
            Self::AttacksHimself => ("LS-E02", "LS-304"),
            Self::ShieldProtects { .. } => ("LS-E03", "LS-305"),
            Self::InquisitorSparesTheWeak { .. } => ("LS-E04", "LS-306"),
            Self::PassesToHimself => ("LS-E05", "LS-303"),
            Self::NoSuchPlayer { .. } => ("LS-E06", "LS-201"),
            Self::OneActionPerTurn => ("LS-E07", "LS-302"),
            Self::AttackIsDeclared => ("LS-E08", "LS-402"),
            Self::NoRequestHere => ("LS-E09", "LS-502"),
            Self::RankIsShown => ("LS-E10", "LS-503"),
            Self::MayNotStepIn => ("LS-E11", "LS-503"),
            Self::DidNotOffer => ("LS-E13", "LS-505"),
            Self::NotOnCard => ("LS-E14", "LS-407"),
            Self::AlreadyMatched => ("LS-E15", "LS-405"),
            Self::StaffBinds => ("LS-E16", "LS-862"),
            Self::MustShowRank => ("LS-E17", "LS-506"),
            Self::AbilityNotAvailable => ("LS-E18", "LS-601"),
            Self::NotAVictim => ("LS-E19", "LS-609"),
            Self::LooksAtTwo => ("LS-E20", "LS-731"),
            Self::AlchemistCannot => ("LS-E21", "LS-741"),
            Self::NotAReceiver => ("LS-E22", "LS-610"),
            Self::CursesToOthers => ("LS-E23", "LS-905"),
            Self::NoSuchToken => ("LS-E24", "LS-743"),
            Self::CursesStayHidden => ("LS-E25", "LS-907"),
            Self::SomethingElseIsAsked => ("LS-E01", "LS-401"),
        }
    }
}

/// Whether the asked seat may give this answer.
pub(crate) fn check(
    look: Look<'_, LiensDeSang>,
    question: Question,
    action: &Action,
) -> Result<(), Forbidden> {
    let me = look.seat().expect("only seats are asked");
    match (question, action) {
        (Question::Turn {}, Action::Attack { target }) => turn::check_attack(look, me, *target),
        (Question::Turn {}, Action::Pass { to }) => turn::check_pass(look.public, me, *to),
        (Question::Request {}, Action::Request {} | Action::NoRequest {}) => Ok(()),
        (Question::Offer {}, Action::Offer {} | Action::NoOffer {}) => Ok(()),
        (Question::Accept {}, Action::DeclineOffers {}) => Ok(()),
        (Question::Accept {}, Action::Accept { seat }) => intervention::check_accept(look, *seat),
        (Question::Token { rule, .. }, Action::Take { token }) => {
            attack::check_token(look, me, rule, *token)
        }
        (Question::Ability { .. }, Action::DeclineAbility {}) => Ok(()),
        (Question::Ability { .. }, Action::UseAbility(choice)) => choices::check(look, me, choice),
        (Question::Return { .. }, Action::Return { token }) => {
            attack::check_return(look.public, me, *token)
        }
        _ => Err(wrong_moment(look, me, action)),
    }
}

/// The reason for somebody who is not asked at all, if there is a better one than just that.
pub(crate) fn unasked(
    look: Look<'_, LiensDeSang>,
    question: Question,
    action: &Action,
) -> Option<Forbidden> {
    let me = look.seat()?;
    let attack = look.public.attack;
    let attacks = attack.is_some_and(|attack| attack.attacker == me);
    match action {
        Action::Attack { .. } if attacks => Some(Forbidden::OneActionPerTurn),
        Action::Pass { .. } if attacks => Some(Forbidden::AttackIsDeclared),
        Action::Attack { .. } | Action::Pass { .. } => None,
        Action::Offer {} | Action::NoOffer {} if matches!(question, Question::Offer {}) => {
            let part = attack.is_some_and(|attack| attack.attacker == me || attack.target == me);
            Some(if part { Forbidden::MayNotStepIn } else { Forbidden::RankIsShown })
        }
        Action::Request {}
        | Action::Offer {}
        | Action::Accept { .. }
        | Action::UseAbility(_)
        | Action::LookAtCurse { .. } => Some(wrong_moment(look, me, action)),
        Action::NoRequest {}
        | Action::NoOffer {}
        | Action::DeclineOffers {}
        | Action::Take { .. }
        | Action::DeclineAbility {}
        | Action::Return { .. } => None,
    }
}

/// An answer to a question that is not the open one.
fn wrong_moment(look: Look<'_, LiensDeSang>, me: Seat, action: &Action) -> Forbidden {
    let attacks = look.public.attack.is_some_and(|attack| attack.attacker == me);
    match action {
        Action::Attack { .. } if attacks => Forbidden::OneActionPerTurn,
        Action::Pass { .. } if attacks => Forbidden::AttackIsDeclared,
        Action::Request {} | Action::NoRequest {} => Forbidden::NoRequestHere,
        Action::Offer {} | Action::NoOffer {} => Forbidden::MayNotStepIn,
        Action::Accept { .. } | Action::DeclineOffers {} => Forbidden::DidNotOffer,
        // LS-746: attacked himself, the Alchemist has no ability.
        Action::UseAbility(_) if is_alchemist(look, me) => Forbidden::AlchemistCannot,
        Action::UseAbility(_) | Action::DeclineAbility {} => Forbidden::AbilityNotAvailable,
        Action::Return { .. } => Forbidden::NoSuchToken,
        Action::LookAtCurse { .. } => Forbidden::CursesStayHidden,
        Action::Attack { .. } | Action::Pass { .. } | Action::Take { .. } => {
            Forbidden::SomethingElseIsAsked
        }
    }
}

/// Whether the rank before this player is the Alchemist's.
fn is_alchemist(look: Look<'_, LiensDeSang>, me: Seat) -> bool {
    let rank = look.public.players[me].wounds.rank();
    rank.is_some_and(|rank| catalogue().ability_of(rank).id == AbilityId::Alchemist)
}
