//! What an option would bring, from the rules and what the listener knows: points, dice and their odds, who is Tilted,
//! and whether the brawl begins.

use kernel::{Seat, View};
use shelf::{Arg, Foretells, Voice};

use super::choices::pick_object;
use super::{character, counted, inside, plain, points, say};
use crate::Taverne;
use crate::cards::book::book;
use crate::cards::{Character, Mode, Object, Treasure};
use crate::rules::ending::worth;
use crate::rules::fight::weapon_bonus;
use crate::rules::hard_head::defender;
use crate::rules::odds;
use crate::rules::support::{pool, stat_of};
use crate::table::action::{Bargain, Help, Loss, RoundChoice};
use crate::table::{Action, Arm, Blow, Deed, Question, Weapon};

impl Foretells for Taverne {
    fn consequence(
        voice: &Voice<'_>,
        view: &View<Self>,
        _question: Question,
        action: &Action,
    ) -> Option<String> {
        let me = view.seat()?;
        match action {
            Action::Trade(bargain) => trade(voice, view, me, bargain),
            Action::Activate(activation) => {
                acting(voice, view, me, activation.character, activation.deed, &[])
            }
            Action::Help(help) => helping(voice, view, me, help),
            Action::Loss(loss) => Some(losing(voice, view, me, loss)),
            Action::Round(choice) => round(voice, choice),
        }
    }

    /// TV-505: an Object, for the first use printed on it, by the first character that stands.
    fn attempts(view: &View<Self>, question: Question) -> Vec<(String, Action)> {
        let (Question::Activate { .. }, Some(me)) = (question, view.seat()) else {
            return Vec::new();
        };
        let mut standing = view.public.groups[me].iter().filter(|figure| figure.is_standing());
        let Some(who) = standing.next().map(|figure| figure.who) else { return Vec::new() };
        let others = view.public.groups.pairs().filter(|(seat, _)| *seat != me);
        let target = others.flat_map(|(_, group)| group.iter()).map(|figure| figure.who).next();
        let deed = |object: Object| {
            if object.protects() {
                return Some(Deed::Protect { object });
            }
            if object.hides() {
                return Some(Deed::Hide { object });
            }
            if !object.is_for_striking() {
                return Some(Deed::Draw { weapon: Weapon::Object { object } });
            }
            let mode = if object.strikes(Mode::Contact) { Mode::Contact } else { Mode::Distance };
            let blow = Blow { target: target?, mode, with: Arm::Object { object } };
            Some(Deed::Fight { blow })
        };
        let objects = view.own.purses[me].objects.known().iter().copied();
        objects
            .filter_map(|object| Some((pick_object(object), Action::activate(who, deed(object)?))))
            .collect()
    }
}

/// TV-R68: what Treasures are worth to the listener.
fn value(view: &View<Taverne>, me: Seat, cards: impl IntoIterator<Item = Treasure>) -> u8 {
    cards.into_iter().map(|card| worth(view.given(), &view.public, me, card)).sum()
}

fn worth_it(voice: &Voice<'_>, value: u8) -> String {
    say(voice, "then-worth", [("points", points(voice, value).into())])
}

/// TV-3xx: what one gives and gets in points, and how near the brawl is.
fn trade(voice: &Voice<'_>, view: &View<Taverne>, me: Seat, bargain: &Bargain) -> Option<String> {
    let bargained = |get: u8, give: u8| {
        let args = [("get", points(voice, get).into()), ("give", points(voice, give).into())];
        Some(say(voice, "then-bargain", args))
    };
    let shown = || view.public.trade.shown.map_or(0, |card| value(view, me, [card]));
    match bargain {
        Bargain::Show { treasure } => Some(worth_it(voice, value(view, me, [*treasure]))),
        Bargain::Offer { treasures } if treasures.is_empty() => None,
        Bargain::Offer { treasures } => bargained(shown(), value(view, me, treasures.iter())),
        Bargain::Deal { buyer } => {
            let price = view.own.purses[*buyer].offer.cards?;
            bargained(value(view, me, price), shown())
        }
        Bargain::Decline {} | Bargain::Refuse {} | Bargain::Protest {} => {
            Some(agitated(voice, view))
        }
        Bargain::Accept {} => None,
        Bargain::Peace {} => Some(plain(voice, "then-peace")),
        Bargain::NoPeace {} => Some(plain(voice, "then-no-peace")),
    }
}

/// TV-310, TV-311: an Agitation card is spent; with as many as there are players the brawl begins.
fn agitated(voice: &Voice<'_>, view: &View<Taverne>) -> String {
    let laid = view.public.trade.laid + 1;
    if laid >= view.players {
        return plain(voice, "then-brawl");
    }
    let args = [("laid", u16::from(laid).into()), ("of", u16::from(view.players).into())];
    say(voice, "then-agitated", args)
}

/// TV-5xx: the dice of an action with these supporters, and their odds.
fn acting(
    voice: &Voice<'_>,
    view: &View<Taverne>,
    me: Seat,
    who: Character,
    deed: Deed,
    supporters: &[Character],
) -> Option<String> {
    let public = &view.public;
    let bonus = deed.blow().map_or(0, |blow| weapon_bonus(public, who, blow.with));
    let parts = pool(public, who, stat_of(&deed), bonus, supporters);
    let count: u8 = parts.iter().map(|(_, dice)| dice).sum();
    let dice = ("dice", Arg::from(counted(voice, "dice", count)));
    let tested = |key: &str, chance: odds::Chance| {
        Some(say(voice, key, [dice.clone(), ("chance", u16::from(chance.percent()).into())]))
    };
    match deed {
        Deed::Fight { blow } => {
            let target = public.find(blow.target)?.figure;
            let odds = odds::of_attack(view.given(), target, blow.mode.stat(), count);
            let args = [
                dice,
                ("target", inside(voice, blow.target).into()),
                ("hurt", u16::from(odds.hurt.percent()).into()),
                ("out", u16::from(odds.knocked_out.percent()).into()),
            ];
            Some(say(voice, "then-fight", args))
        }
        Deed::Hide { .. } => tested("then-hide", odds::at_least(1, count, book().combat.hide_from)),
        Deed::StayHidden {} => {
            tested("then-stay-hidden", odds::at_least(1, count, book().combat.hide_from))
        }
        Deed::Window {} => {
            let numbers = &book().window;
            tested("then-window", odds::at_least(numbers.needed, count, numbers.face))
        }
        Deed::PickUp { treasure } => Some(worth_it(voice, value(view, me, [treasure]))),
        Deed::PickUpUnseen {} => Some(plain(voice, "then-unseen")),
        Deed::Protect { .. } => Some(plain(voice, "then-protect")),
        Deed::Draw { .. } => Some(plain(voice, "then-draw")),
        Deed::Door {} => Some(plain(voice, "then-door")),
        Deed::Pass {} => Some(plain(voice, "then-tilted")),
    }
}

/// TV-9xx, TV-1012: dice for somebody else, or an answer to a blow.
fn helping(voice: &Voice<'_>, view: &View<Taverne>, me: Seat, help: &Help) -> Option<String> {
    let public = &view.public;
    match help {
        Help::Muster { own, .. } => {
            let act = public.act?;
            let own: Vec<Character> = own.iter().collect();
            acting(voice, view, me, act.who, act.deed, &own)
        }
        Help::Support { character: who } => {
            let act = public.act?;
            let dice = who.print().support.of(stat_of(&act.deed));
            let args = [
                ("who", character(voice, *who).into()),
                ("dice", counted(voice, "dice", dice).into()),
            ];
            Some(say(voice, "then-support", args))
        }
        Help::NoSupport {} => Some(plain(voice, "then-no-support")),
        Help::Riposte { blow } => {
            acting(voice, view, me, defender(public)?, Deed::Fight { blow: *blow }, &[])
        }
        Help::NoRiposte {} => None,
    }
}

/// TV-561, TV-562, TV-575: what goes, comes or is safe, in points.
fn losing(voice: &Voice<'_>, view: &View<Taverne>, me: Seat, loss: &Loss) -> String {
    match loss {
        Loss::Drop { treasure } | Loss::Loot { treasure } => {
            worth_it(voice, value(view, me, [*treasure]))
        }
        Loss::Shelter { treasures } => worth_it(voice, value(view, me, treasures.iter())),
    }
}

/// TV-641 to TV-645. Whether a claim is right is said only where the table gives that hint.
fn round(voice: &Voice<'_>, choice: &RoundChoice) -> Option<String> {
    match choice {
        RoundChoice::Claim {} => Some(plain(voice, "then-claim")),
        RoundChoice::Silent {} => Some(plain(voice, "then-silent")),
        RoundChoice::Keep { .. } | RoundChoice::Tilt { .. } => None,
    }
}
