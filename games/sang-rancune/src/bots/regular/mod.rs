//! The regular player (spec chapter 11): the killing blow for himself, as long as everybody lives to see it.
//!
//! He sees what his seat sees and remembers nothing between questions. He guesses what the others will deal
//! ([`chances`]), weighs the chance of the killing blow against Life and rounds ([`outlook`]), and picks the option
//! that is worth most: Attacks in [`setting`], reactions in [`windows`], Items and hands in [`belongings`].

mod belongings;
mod chances;
mod outlook;
mod reading;
mod setting;
mod windows;

use bots::Policy;
use kernel::{Observation, Rng};

use self::reading::{Reading, Worth};
use crate::SangRancune;
use crate::rules::items::fireball;
use crate::table::flow::{Action, Aim, Declaration, Declared, Question, Window};

/// The regular player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Regular;

impl Policy<SangRancune> for Regular {
    fn choose(&self, seen: &Observation<SangRancune>, rng: &mut Rng) -> Action {
        let (options, Some(question)) = (seen.options.as_slice(), seen.question) else {
            return *rng.pick(&seen.options);
        };
        if let [only] = options {
            return *only;
        }
        let reading = Reading::new(&seen.view, seen.seat, question);
        let chosen = at_once(&reading, question, rng).filter(|action| options.contains(action));
        chosen.unwrap_or_else(|| best(&reading, question, options, rng))
    }
}

/// Questions that are answered without weighing every option.
fn at_once(reading: &Reading<'_>, question: Question, rng: &mut Rng) -> Option<Action> {
    let yes_or_no = |yes: bool| if yes { Action::Accept {} } else { Action::Refuse {} };
    match question {
        Question::AcceptTrade {} => {
            reading.view.public.offer.map(|offer| yes_or_no(belongings::is_good_trade(&offer)))
        }
        Question::AcceptDrink {} => Some(Action::Accept {}),
        Question::Refresh {} => Some(Action::Refresh { discard: belongings::refresh(reading) }),
        Question::Bridge {} => {
            Some(if belongings::crosses(reading, rng) { Action::Cross {} } else { Action::Hold {} })
        }
        Question::Mentalism { most, .. } => Some(Action::Draw { cards: most }),
        Question::Between {}
        | Question::Loot { .. }
        | Question::PassCard {}
        | Question::SetAttack {}
        | Question::SetOpenly { .. }
        | Question::Replace { .. }
        | Question::DiscardDown { .. }
        | Question::Window(_)
        | Question::Declare(_) => None,
    }
}

/// The option that is worth most; any of them if several are.
fn best(reading: &Reading<'_>, question: Question, options: &[Action], rng: &mut Rng) -> Action {
    let worths: Vec<Worth> =
        options.iter().map(|option| worth(reading, question, option)).collect();
    let highest = worths.iter().max();
    let equals: Vec<&Action> = options
        .iter()
        .zip(&worths)
        .filter(|(_, worth)| Some(*worth) == highest)
        .map(|(option, _)| option)
        .collect();
    **rng.pick(&equals)
}

/// What an answer is worth; letting a moment go by is worth nothing.
fn worth(reading: &Reading<'_>, question: Question, action: &Action) -> Worth {
    let turn = reading.view.public.turn.as_ref();
    match (question, action) {
        (_, Action::Play(ploy)) => windows::ploy_worth(reading, question, ploy),
        (_, Action::Set { card, second }) => setting::set_worth(reading, *card, *second),
        (_, Action::UseItem { item, drinker }) => belongings::use_worth(reading, *item, *drinker),
        (_, Action::Throw {}) => fireball_worth(reading, question),
        (_, Action::TakeLoot { item } | Action::Rob { item, .. }) => belongings::item_worth(*item),
        (_, Action::PassOn { card } | Action::Discard { card }) => {
            -belongings::card_worth(reading, *card)
        }
        (_, Action::Replace { now, later }) => setting::replacement_worth(reading, now, *later),
        (_, Action::Next { attack }) => {
            turn.map_or(0, |turn| setting::order_worth(reading, turn, *attack))
        }
        (Question::Declare(Declaration { what: Declared::Heroic, at, .. }), Action::Declare {}) => {
            turn.map_or(1, |turn| if setting::is_worth_heroism(reading, turn, at) { 1 } else { -1 })
        }
        (_, Action::Declare {}) => 1,
        (Question::Declare(Declaration { at, .. }), Action::Aim { at: aim }) => {
            turn.map_or(0, |turn| setting::target_worth(reading, turn, at, *aim))
        }
        (_, Action::OfferTrade { .. }) => -1,
        (
            _,
            Action::Pass {}
            | Action::Ready {}
            | Action::Accept {}
            | Action::Refuse {}
            | Action::Plain {}
            | Action::Aim { .. }
            | Action::Refresh { .. }
            | Action::Draw { .. }
            | Action::Hold {}
            | Action::Cross {},
        ) => 0,
    }
}

/// The Fireball is for the killing blow; before the own Attack only if that cannot kill.
fn fireball_worth(reading: &Reading<'_>, question: Question) -> Worth {
    let reach = i32::from(fireball().0);
    let wolves = reading.view.public.creature.wolves.iter().enumerate();
    let burnt = wolves.filter(|(number, life)| {
        let left = reading.view.public.left_of(Aim::Wolf { number: *number as u8 });
        **life > 0 && i32::from(left) <= reach
    });
    let burnt = burnt.count() as Worth;
    if !reading.view.public.creature.wolves.is_empty() {
        return if burnt >= 2 { burnt * 1000 } else { -1 };
    }
    if reading.view.public.creature.id.has_tokens() && reading.mine().goblins_left() > 0 {
        return -1;
    }
    let after = matches!(question, Question::Window(Window::Fireball { .. }));
    let alone = after || reading.view.own.set[reading.me].size == 0;
    if alone && reading.need() <= reach { reading.kill_worth(reading.me) } else { -1 }
}
