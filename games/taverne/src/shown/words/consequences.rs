//! What an option would bring, from the rules and what the listener knows: points, dice and their odds, who is Tilted,
//! and whether the brawl begins.

use kernel::{Seat, View};
use shelf::{Arg, Consequence, Foretells, Voice};

use super::choices::pick_object;
use super::{character, counted, inside, object, plain, points, say};
use crate::Taverne;
use crate::cards::book::book;
use crate::cards::{Character, Mode, Object, Treasure};
use crate::rules::ending::{is_over, tavern_points, worth};
use crate::rules::fight::{used_object, weapon_bonus};
use crate::rules::hard_head::defender;
use crate::rules::odds;
use crate::rules::round_end::objects_drawn;
use crate::rules::support::{pool, stat_of};
use crate::table::action::{Bargain, Help, Loss, RoundChoice};
use crate::table::{Action, Arm, Blow, Cover, Deed, Posture, Public, Question, Weapon};

impl Foretells for Taverne {
    fn consequence(
        voice: &Voice<'_>,
        view: &View<Self>,
        _question: Question,
        action: &Action,
    ) -> Option<Consequence> {
        let me = view.seat()?;
        Some(match action {
            Action::Trade(bargain) => trade(voice, view, me, bargain)?.into(),
            Action::Activate(activation) => {
                let (who, deed) = (activation.character, activation.deed);
                let brings = acting(voice, view, me, who, deed, &[]);
                let warnings = warnings(voice, &view.public, who, deed);
                let parts = brings.into_iter().chain(warnings.into_iter().map(Into::into));
                return Consequence::all(parts);
            }
            Action::Help(help) => return helping(voice, view, me, help),
            Action::Loss(loss) => losing(voice, view, me, loss).into(),
            Action::Round(choice) => round(voice, view, me, choice).into(),
        })
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
        Bargain::Offer { treasures } if treasures.is_empty() => Some(plain(voice, "then-no-offer")),
        Bargain::Offer { treasures } => bargained(shown(), value(view, me, treasures.iter())),
        Bargain::Deal { buyer } => {
            let price = view.own.purses[*buyer].offer.cards?;
            bargained(value(view, me, price), shown())
        }
        Bargain::Decline {} | Bargain::Refuse {} => Some(agitated(voice, view, "then-agitated")),
        // TV-309: others choose at the same time.
        Bargain::Protest {} if view.given().one_protest => {
            Some(agitated(voice, view, "then-protest-first"))
        }
        Bargain::Protest {} => Some(agitated(voice, view, "then-protest")),
        Bargain::Accept {} => {
            let (laid, of) = (u16::from(view.public.trade.laid), u16::from(view.players));
            Some(say(voice, "then-accept", [("laid", laid.into()), ("of", of.into())]))
        }
        Bargain::Peace {} => Some(plain(voice, "then-peace")),
        Bargain::NoPeace {} => Some(plain(voice, "then-no-peace")),
    }
}

/// TV-310, TV-311: an Agitation card is spent; with as many as there are players the brawl begins.
fn agitated(voice: &Voice<'_>, view: &View<Taverne>, key: &str) -> String {
    let laid = view.public.trade.laid + 1;
    if laid >= view.players {
        return plain(voice, "then-brawl");
    }
    let args = [("laid", u16::from(laid).into()), ("of", u16::from(view.players).into())];
    say(voice, key, args)
}

/// TV-5xx: the dice of an action with these supporters, and their odds.
fn acting(
    voice: &Voice<'_>,
    view: &View<Taverne>,
    me: Seat,
    who: Character,
    deed: Deed,
    supporters: &[Character],
) -> Option<Consequence> {
    let public = &view.public;
    let bonus = deed.blow().map_or(0, |blow| weapon_bonus(public, who, blow.with));
    let parts = pool(public, who, stat_of(&deed), bonus, supporters);
    let count: u8 = parts.iter().map(|(_, dice)| dice).sum();
    let dice = ("dice", Arg::from(counted(voice, "dice", count)));
    let tested = |key: &str, chance: odds::Chance| {
        say(voice, key, [dice.clone(), ("chance", u16::from(chance.percent()).into())])
    };
    let said = |text: String| Some(Consequence::from(text));
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
            let blows = say(voice, "then-fight", args);
            let ends = would_end(public, blow.target, Posture::Ko);
            let breaks = breaking(voice, view, me, who, blow.with, count);
            let parts = [Some(blows.into()), breaks.map(Into::into), may_end(voice, ends)];
            Consequence::all(parts.into_iter().flatten())
        }
        Deed::Hide { .. } => {
            said(tested("then-hide", odds::at_least(1, count, book().combat.hide_from)))
        }
        Deed::StayHidden {} => {
            said(tested("then-stay-hidden", odds::at_least(1, count, book().combat.hide_from)))
        }
        Deed::Window {} => {
            let numbers = &book().window;
            let out = tested("then-window", odds::at_least(numbers.needed, count, numbers.face));
            let ends = would_end(public, who, Posture::Escaped);
            Consequence::all([out.into()].into_iter().chain(may_end(voice, ends)))
        }
        Deed::PickUp { treasure } => said(worth_it(voice, value(view, me, [treasure]))),
        Deed::PickUpUnseen {} => said(plain(voice, "then-unseen")),
        Deed::Protect { .. } => said(plain(voice, "then-protect")),
        Deed::Draw { weapon } => {
            let bonus = weapon.print().map_or(0, |weapon| weapon.bonus);
            said(say(voice, "then-draw", [("dice", counted(voice, "dice", bonus).into())]))
        }
        Deed::Door {} => {
            let shelter = counted(voice, "treasures", book().door.shelter);
            said(say(voice, "then-door", [("treasures", shelter.into())]))
        }
        Deed::Pass {} => said(plain(voice, "then-tilted")),
    }
}

/// TV-9xx, TV-1012: dice for somebody else, or an answer to a blow.
fn helping(voice: &Voice<'_>, view: &View<Taverne>, me: Seat, help: &Help) -> Option<Consequence> {
    let public = &view.public;
    match help {
        Help::Muster { own, .. } => {
            let act = public.act?;
            let own: Vec<Character> = own.iter().collect();
            // What may end the game was declared already, with care.
            acting(voice, view, me, act.who, act.deed, &own).map(|it| it.text.into())
        }
        Help::Support { character: who } => {
            let act = public.act?;
            let dice = who.print().support.of(stat_of(&act.deed));
            let args = [
                ("who", character(voice, *who).into()),
                ("dice", counted(voice, "dice", dice).into()),
            ];
            Some(say(voice, "then-support", args).into())
        }
        Help::NoSupport {} => Some(plain(voice, "then-no-support").into()),
        Help::Riposte { blow } => {
            acting(voice, view, me, defender(public)?, Deed::Fight { blow: *blow }, &[])
        }
        Help::NoRiposte {} => Some(plain(voice, "then-no-riposte").into()),
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

/// TV-611 to TV-645. Whether a claim is right is said only where the table gives that hint.
fn round(voice: &Voice<'_>, view: &View<Taverne>, me: Seat, choice: &RoundChoice) -> String {
    match choice {
        RoundChoice::Claim {} => plain(voice, "then-claim"),
        RoundChoice::Silent {} => plain(voice, "then-silent"),
        RoundChoice::Keep { objects } => {
            let drawn = objects_drawn(view.given(), &view.public, me);
            let discarded = view.own.purses[me].objects.size.saturating_sub(objects.len() as u8);
            let drawn = ("drawn", Arg::from(counted(voice, "objects", drawn)));
            if discarded == 0 {
                return say(voice, "then-draws", [drawn]);
            }
            let discarded = ("discarded", counted(voice, "objects", discarded).into());
            say(voice, "then-keep", [discarded, drawn])
        }
        RoundChoice::Tilt { character: who } => {
            say(voice, "then-tilt", [("who", character(voice, *who).into())])
        }
    }
}

fn may_end(voice: &Voice<'_>, ends: bool) -> Option<Consequence> {
    ends.then(|| Consequence::may_end(plain(voice, "then-may-end")))
}

/// TV-701: whether the game is over when this character is out.
fn would_end(public: &Public, who: Character, out: Posture) -> bool {
    let mut after = *public;
    after.figure_mut(who).posture = out;
    is_over(&after)
}

/// TV-559, TV-801: how likely the Object one strikes with breaks. TV-712: and what that costs the Innkeeper's owner.
fn breaking(
    voice: &Voice<'_>,
    view: &View<Taverne>,
    me: Seat,
    who: Character,
    with: Arm,
    dice: u8,
) -> Option<String> {
    let used = used_object(&view.public, who, with)?;
    let chance = odds::of_breaking(view.given(), dice).percent();
    if chance == 0 {
        return None;
    }
    let args = [("object", object(voice, used).into()), ("chance", Arg::from(u16::from(chance)))];
    let breaks = say(voice, "then-breaks", args);
    let mut after = view.public;
    after.broken.push(used);
    let now = tavern_points(view.given(), &view.public, me);
    let then = tavern_points(view.given(), &after, me);
    if now == then {
        return Some(breaks);
    }
    let args = [("now", points(voice, now).into()), ("then", points(voice, then).into())];
    Some(format!("{breaks} {}", say(voice, "then-innkeeper", args)))
}

/// What one forgets most easily: TV-503, whoever acts comes out of hiding; TV-504, and leaves the Door; TV-524 and
/// TV-525, a Protection goes with another, and with an Object that is struck or thrown.
fn warnings(voice: &Voice<'_>, public: &Public, who: Character, deed: Deed) -> Vec<String> {
    let Some(found) = public.find(who) else { return Vec::new() };
    let figure = found.figure;
    let named = |key: &str, used: Object| say(voice, key, [("object", object(voice, used).into())]);
    let from_the_hand = deed.blow().is_some_and(|blow| matches!(blow.with, Arm::Object { .. }));
    let cover = match figure.cover {
        Some(Cover::Hiding { object, .. }) if deed != (Deed::StayHidden {}) => {
            Some(named("then-comes-out", object))
        }
        Some(Cover::Protection { object }) if from_the_hand => {
            Some(named("then-leaves-cover", object))
        }
        Some(Cover::Protection { object }) if matches!(deed, Deed::Protect { .. }) => {
            Some(named("then-replaces", object))
        }
        Some(Cover::Hiding { .. } | Cover::Protection { .. }) | None => None,
    };
    let leaves_door = figure.at_door.is_some() && deed != (Deed::Pass {});
    let door = leaves_door.then(|| plain(voice, "then-leaves-door"));
    cover.into_iter().chain(door).collect()
}
