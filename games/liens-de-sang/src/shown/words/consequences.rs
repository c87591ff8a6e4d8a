//! What an option would bring, from the rules and what the listener knows: what is shown, who gets the dagger, and
//! whether the game may end.

use kernel::Seat;
use shelf::speech::{name, names, you};
use shelf::{Consequence, Foretells, Voice};

use super::{ability_of, pick_token, plain, rank_title, say, side};
use crate::cards::catalogue::{AbilityId, Standing};
use crate::cards::pieces::{Identity, Symbol};
use crate::rules::abilities::{possible, shown};
use crate::table::flow::{Action, Cause, Mode, Question, Use};
use crate::table::public::{Attack, Public};
use crate::table::secrets::my_character;
use crate::{LiensDeSang, View};

impl Foretells for LiensDeSang {
    fn consequence(
        voice: &Voice<'_>,
        view: &View,
        question: Question,
        action: &Action,
    ) -> Option<Consequence> {
        let text = brings(voice, view, question, action)?;
        let may_end = captive(&view.public, view.seat()?, action).is_some();
        Some(Consequence { text, may_end })
    }

    /// Every token of the supply, for whoever takes one.
    fn attempts(view: &View, question: Question) -> Vec<(String, Action)> {
        match question {
            Question::Token { victim, .. } if view.seat() == Some(victim) => {
                let take = |token: Symbol| (pick_token(token), Action::Take { token });
                Symbol::ALL.map(take).to_vec()
            }
            Question::Token { .. }
            | Question::Turn {}
            | Question::Request {}
            | Question::Offer {}
            | Question::Accept {}
            | Question::Ability { .. }
            | Question::Return { .. } => Vec::new(),
        }
    }
}

/// The words of it.
fn brings(voice: &Voice<'_>, view: &View, question: Question, action: &Action) -> Option<String> {
    let me = view.seat()?;
    match *action {
        Action::Attack { target } => Some(attack(voice, view, Attack::new(me, target))),
        Action::Pass { to } => Some(say(voice, "then-pass", [("to", name(voice, to))])),
        Action::Request {} => {
            let helpers = names(voice, view.public.may_step_in(&view.public.attack?));
            Some(say(voice, "then-request", [("helpers", helpers)]))
        }
        Action::NoRequest {} | Action::DeclineOffers {} => Some(alone(voice, view, me)),
        Action::Offer {} => {
            let rank = rank_title(voice, my_character(view)?.rank()).into();
            let target = name(voice, view.public.attack?.target);
            Some(say(voice, "then-offer", [("target", target), ("rank", rank)]))
        }
        Action::NoOffer {} => Some(plain(voice, "then-no-offer")),
        Action::Accept { seat } => Some(say(voice, "then-accept", [("who", name(voice, seat))])),
        Action::Take { token } => Some(take(voice, view, me, question, token)),
        Action::UseAbility(choice) => used(voice, view, question, choice),
        Action::DeclineAbility {} => Some(plain(voice, "then-dagger")),
        Action::Return { token } => {
            let left = view.public.wounds(me).saturating_sub(1);
            let key = if token == Symbol::Rank { "then-return-rank" } else { "then-return" };
            Some(say(voice, key, [("left", left.into())]))
        }
        Action::LookAtCurse { .. } => None,
    }
}

/// LS-409: who is captured by that answer, unless somebody steps in.
fn captive(public: &Public, me: Seat, action: &Action) -> Option<Seat> {
    match *action {
        Action::Attack { target } => Some(target).filter(|target| public.is_at_stake(*target)),
        Action::NoRequest {} | Action::DeclineOffers {} => {
            Some(me).filter(|me| public.is_at_stake(*me))
        }
        Action::UseAbility(choice) => {
            possible::captive(public, &public.attack?, shown(public, me)?, &choice)
        }
        Action::Pass { .. }
        | Action::Request {}
        | Action::Offer {}
        | Action::NoOffer {}
        | Action::Accept { .. }
        | Action::Take { .. }
        | Action::DeclineAbility {}
        | Action::Return { .. }
        | Action::LookAtCurse { .. } => None,
    }
}

/// LS-401 to LS-410: the target is wounded and gets the dagger, unless somebody may step in.
fn attack(voice: &Voice<'_>, view: &View, attack: Attack) -> String {
    let public = &view.public;
    let is_alone = public.has_standing(attack.target, Standing::NoInterventionFor)
        || public.may_step_in(&attack).is_empty();
    let key = match (public.is_at_stake(attack.target), is_alone) {
        (true, true) => "then-captured",
        (true, false) => "then-attack-stake",
        (false, true) => "then-attack-alone",
        (false, false) => "then-attack",
    };
    let args = [
        ("you", you(voice, attack.target)),
        ("who", name(voice, attack.target)),
        ("wounds", (public.wounds(attack.target) + 1).into()),
    ];
    let text = say(voice, key, args);
    if public.is_at_stake(attack.target) { decided(voice, view, attack.target, text) } else { text }
}

/// LS-1004, LS-1005: what that capture decides for the clan of whoever brings it about.
fn decided(voice: &Voice<'_>, view: &View, captive: Seat, text: String) -> String {
    let mine = my_character(view).and_then(Identity::clan);
    let Some(mine) = mine.filter(|_| view.seat() != Some(captive)) else { return text };
    let rival = side(voice, mine.rival().into());
    let args = [("who", name(voice, captive)), ("rival", rival.into())];
    format!("{text} {}", say(voice, "then-decides", args))
}

/// LS-509, LS-409: nobody helps.
fn alone(voice: &Voice<'_>, view: &View, me: Seat) -> String {
    if view.public.is_at_stake(me) { captured(voice, me) } else { plain(voice, "then-alone") }
}

fn captured(voice: &Voice<'_>, who: Seat) -> String {
    say(voice, "then-captured", [("you", you(voice, who)), ("who", name(voice, who))])
}

/// LS-404, LS-411, LS-601: what everybody learns, and whether the ability wakes.
fn take(voice: &Voice<'_>, view: &View, me: Seat, question: Question, token: Symbol) -> String {
    let is_attack = matches!(question, Question::Token { cause: Cause::Attack { .. }, .. });
    let key = match (token, is_attack) {
        (Symbol::Rank, true) => "then-take-rank",
        (Symbol::Rank, false) => "then-take-rank-only",
        (Symbol::Rose | Symbol::Beast | Symbol::Unknown, true) => "then-take",
        (Symbol::Rose | Symbol::Beast | Symbol::Unknown, false) => "then-take-only",
    };
    say(voice, key, [("wounds", (view.public.wounds(me) + 1).into())])
}

/// LS-7xx to LS-9xx: what the ability does to whom, and where the dagger goes (LS-412).
fn used(voice: &Voice<'_>, view: &View, question: Question, choice: Use) -> Option<String> {
    let Question::Ability { owner } = question else { return None };
    let attack = view.public.attack?;
    let wounded = |who: Seat, wounds: u8, key: &str| {
        if view.public.players[who].wounds.capture_after(wounds) {
            return decided(voice, view, who, captured(voice, who));
        }
        let after = view.public.wounds(who) + usize::from(wounds);
        say(voice, key, [("who", name(voice, who)), ("wounds", after.into())])
    };
    let on = |key: &str| Some(say(voice, key, [("who", name(voice, choice.target?))]));
    match ability_of(view, owner) {
        AbilityId::Elder | AbilityId::Inquisitor => Some(plain(voice, "then-dagger")),
        AbilityId::Harlequin => Some(plain(voice, "then-harlequin")),
        AbilityId::Assassin => Some(wounded(choice.target?, 2, "then-wounded-theirs")),
        AbilityId::Mentalist => Some(wounded(choice.target?, 1, "then-wounded-theirs")),
        AbilityId::Berserker => Some(wounded(attack.attacker, 1, "then-wounded")),
        AbilityId::Alchemist if choice.mode == Some(Mode::Heal) => {
            Some(say(voice, "then-healed", [("who", name(voice, attack.target))]))
        }
        AbilityId::Alchemist => Some(wounded(attack.target, 1, "then-wounded")),
        AbilityId::Guardian => on("then-guardian"),
        AbilityId::Mage => on("then-mage"),
        AbilityId::Courtesan => on("then-courtesan"),
    }
}
