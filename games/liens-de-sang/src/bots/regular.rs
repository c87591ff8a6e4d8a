//! The regular player (spec chapter 11): knows what can be deduced, and plays the rest by rules of thumb.
//!
//! He sees what his seat sees and remembers nothing between questions. From the exact grid he reads who is probably a
//! mate, a rival, a leader ([`reading`]); one function per question turns that into an answer. Abilities are in
//! [`plans`], what only the Inquisitor does in [`inquisitor`].

mod inquisitor;
mod leaders;
mod plans;
mod reading;

use bots::Policy;
use kernel::{Observation, Rng, Seat, Seats};

use self::plans::{
    CLEAR_LEADER, IN_DANGER, PROBABLY, captures, could_capture, is_worth_the_rank, plan,
};
use self::reading::{Chance, Reading};
use crate::LiensDeSang;
use crate::cards::pieces::{Identity, Symbol};
use crate::table::flow::{Action, Cause, Question};
use crate::table::public::Attack;

/// A finishing attack needs this chance of having found the rival leader: a mistake loses the game at once.
const FINISH: Chance = 700;
/// With the own leader about to be captured there is less to wait for.
const FINISH_IN_DANGER: Chance = 500;
/// Wounds on a likely leader bring the end nearer, so he counts more than any other rival.
const LEADERS_FIRST: i32 = 2;
/// What each wound takes from the score of a target: enough to decide between equals.
const FRESH_FIRST: i32 = 100;
/// The Sword of a mate is brought down if it keeps the rival leader safe with this chance.
const WORTH_BREAKING: Chance = 500;
/// Enough to decide between mates equally sure.
const KNOWS_A_CLUE: i32 = 100;
/// A capture less likely than this to be good for us should be prevented.
const PREVENT_CAPTURE: Chance = 600;
/// After so many turns nobody can be finished by reason any more, for instance if both leaders are shielded by guards
/// who are shielded themselves. The dagger is then used without reason.
const WEARY: u16 = 400;

/// The regular player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Regular;

impl Policy<LiensDeSang> for Regular {
    fn choose(&self, seen: &Observation<LiensDeSang>, rng: &mut Rng) -> Action {
        let options = seen.options.as_slice();
        if let [only] = options {
            return *only;
        }
        let answer = seen.question.and_then(|question| {
            answer(&Reading::new(&seen.view, seen.seat), question, options, rng)
        });
        answer.filter(|it| options.contains(it)).unwrap_or_else(|| *rng.pick(options))
    }
}

/// The answer to a question.
fn answer(
    reading: &Reading<'_>,
    question: Question,
    options: &[Action],
    rng: &mut Rng,
) -> Option<Action> {
    let attack = || reading.view.public.attack.as_ref();
    match question {
        Question::Turn {} => turn(reading, options, rng),
        Question::Request {} => Some(request(reading, attack()?)),
        Question::Offer {} => Some(offer(reading, attack()?, rng)),
        Question::Accept {} => Some(accept(reading, attack()?, rng)),
        Question::Token { cause: Cause::Attack { .. }, .. } => {
            wound_by_attack(reading, attack()?, options, rng)
        }
        Question::Token { cause: Cause::Ability { .. }, .. } => hide(reading, attack()?, options),
        Question::Ability { .. } => Some(ability(reading, attack()?, options, rng)),
        Question::Return { .. } => give_back(options),
    }
}

/// The choice with the highest score; any of them if several have it.
fn best<T: Copy>(choices: impl Iterator<Item = (T, i32)>, rng: &mut Rng) -> Option<(T, i32)> {
    let mut choices: Vec<(T, i32)> = choices.collect();
    let highest = choices.iter().map(|(_, score)| *score).max()?;
    choices.retain(|(_, score)| *score == highest);
    Some(*rng.pick(&choices))
}

/// Finish the rival leader, or probe a rival, or let a mate do better.
fn turn(reading: &Reading<'_>, options: &[Action], rng: &mut Rng) -> Option<Action> {
    if reading.card.is_inquisitor() && inquisitor::lets_others_finish(reading) {
        return hand_over(reading, rng);
    }
    let attack = |target| Action::Attack { target };
    let may_attack = |target: &Seat| options.contains(&attack(*target));
    let targets: Seats = reading.others().iter().filter(may_attack).collect();

    let in_danger = reading.exposure() >= IN_DANGER;
    let needed = if in_danger { FINISH_IN_DANGER } else { FINISH };
    let finish = likeliest_leader(reading, targets, rng);
    if let Some((target, _)) = finish.filter(|(_, chance)| *chance >= needed) {
        return Some(attack(target));
    }
    // Whoever is probed gets the dagger; with a leader in danger a mate may know something better to do with it.
    let waits = in_danger && rng.below(2) == 0;
    if let Some(target) = best_to_probe(reading, targets, rng).filter(|_| !waits) {
        return Some(attack(target));
    }
    // Waiting is a gamble against the finishing chance, so that no table of regulars passes the dagger for ever.
    let luck = rng.below(1000) as Chance;
    let dares = |chance| luck < chance || reading.view.public.turn > WEARY;
    match finish {
        Some((target, chance)) if dares(chance) => Some(attack(target)),
        _ => hand_over(reading, rng),
    }
}

/// The player with three wounds who is most likely to be the rival leader, and how likely that is.
fn likeliest_leader(
    reading: &Reading<'_>,
    targets: Seats,
    rng: &mut Rng,
) -> Option<(Seat, Chance)> {
    let at_three = targets.iter().filter(|seat| reading.wounds(*seat) == 3);
    best(at_three.map(|seat| (seat, reading.finishing_chance(seat))), rng)
}

/// The player with fewer than three wounds who is worth most to attack. Sure mates are left in peace, unless a Sword of
/// theirs has come to guard the wrong leader.
fn best_to_probe(reading: &Reading<'_>, targets: Seats, rng: &mut Rng) -> Option<Seat> {
    let is_worth_it = |seat: &Seat| {
        let in_the_way = || guarded_leader(reading, *seat) >= WORTH_BREAKING;
        reading.wounds(*seat) < 3 && (reading.rival(*seat) > 0 || in_the_way())
    };
    let scores =
        targets.iter().filter(is_worth_it).map(|seat| (seat, probing_score(reading, seat)));
    best(scores, rng).map(|(seat, _)| seat)
}

/// Likely rivals, likely leaders above all; rather fresh ones, since a first token tells most; and while our own leader
/// is exposed rather not those who would capture him with the dagger they get.
fn probing_score(reading: &Reading<'_>, target: Seat) -> i32 {
    let danger = reading.exposure() * reading.rival(target) / 1000;
    reading.rival(target)
        + LEADERS_FIRST * reading.leads_rivals(target)
        + guarded_leader(reading, target)
        - FRESH_FIRST * reading.wounds(target) as i32
        - danger
}

/// Passes the dagger to whoever makes the best of it.
fn hand_over(reading: &Reading<'_>, rng: &mut Rng) -> Option<Action> {
    let receivers = reading.others().iter().map(|seat| (seat, receiving_score(reading, seat)));
    best(receivers, rng).map(|(to, _)| Action::Pass { to })
}

/// A sure mate, rather one who knows the clue of somebody close to capture.
fn receiving_score(reading: &Reading<'_>, to: Seat) -> i32 {
    let neighbour = to.right_of(reading.view.players);
    let knows = reading.wounds(neighbour) == 3 && reading.rival(neighbour) > 0;
    reading.mate(to) + if knows { KNOWS_A_CLUE } else { 0 }
}

/// The chance that a Sword of this player keeps the rival leader safe: his third wound brings it down (LS-763).
fn guarded_leader(reading: &Reading<'_>, guardian: Seat) -> Chance {
    let public = &reading.view.public;
    let guarded = public.guarded_by(guardian).iter();
    let worth = |seat| {
        let next = public.guarded_by(seat).iter().map(|seat| reading.leads_rivals(seat));
        reading.leads_rivals(seat) + next.sum::<Chance>()
    };
    guarded.map(worth).sum()
}

/// Ask for help when a capture would be bad for us, or when a probable leader would get his third wound.
fn request(reading: &Reading<'_>, attack: &Attack) -> Action {
    let asks = match reading.wounds(reading.me) {
        3 => reading.capture_is_good(attack.attacker, reading.me) < PREVENT_CAPTURE,
        2 => reading.leads_us(reading.me) >= CLEAR_LEADER,
        _ => false,
    };
    if asks { Action::Request {} } else { Action::NoRequest {} }
}

/// Step in to capture, to prevent a bad capture, or to spare the own leader his third wound.
fn offer(reading: &Reading<'_>, attack: &Attack, rng: &mut Rng) -> Action {
    if reading.card.is_inquisitor() {
        return inquisitor::offer(reading, attack);
    }
    let target = attack.target;
    let strikes = could_capture(reading, attack)
        && plan(reading, attack, rng).is_some_and(|plan| captures(reading, attack, &plan));
    let saves = match reading.wounds(target) {
        3 => reading.capture_is_good(attack.attacker, target) < PREVENT_CAPTURE,
        2 => reading.leads_us(target) >= CLEAR_LEADER && reading.leads_us(reading.me) == 0,
        _ => false,
    };
    if strikes || saves { Action::Offer {} } else { Action::NoOffer {} }
}

/// Take help from a probable mate; at three wounds from anybody less dangerous than the capture.
fn accept(reading: &Reading<'_>, attack: &Attack, rng: &mut Rng) -> Action {
    let safety = |seat: Seat| (seat, 1000 - danger_from(reading, seat));
    let safest = best(attack.offers.iter().map(safety), rng);
    let needed = if reading.wounds(reading.me) == 3 {
        reading.capture_is_good(attack.attacker, reading.me)
    } else {
        PROBABLY
    };
    match safest {
        Some((seat, safety)) if safety > needed => Action::Accept { seat },
        _ => Action::DeclineOffers {},
    }
}

/// The chance that an intervener turns on the player he helped: at three wounds only the rival Assassin, Alchemist and
/// Mentalist can do harm.
fn danger_from(reading: &Reading<'_>, seat: Seat) -> Chance {
    let rival = |identity: Identity| identity.clan() == Some(reading.side.rival());
    if reading.wounds(reading.me) < 3 {
        return 1000 - reading.mate(seat);
    }
    reading.is(seat, |identity| rival(identity) && matches!(identity.rank().number(), 2 | 4 | 5))
}

/// The token for the wound of an attack: the rank if the ability is worth it now.
fn wound_by_attack(
    reading: &Reading<'_>,
    attack: &Attack,
    options: &[Action],
    rng: &mut Rng,
) -> Option<Action> {
    let rank = Action::Take { token: Symbol::Rank };
    let shows_rank = options.contains(&rank)
        && plan(reading, attack, rng).is_some_and(|plan| is_worth_the_rank(reading, attack, &plan));
    if shows_rank { Some(rank) } else { hide(reading, attack, options) }
}

/// The token that tells least: unknown, then the clan, the rank last. The Inquisitor would rather tell a lie.
fn hide(reading: &Reading<'_>, attack: &Attack, options: &[Action]) -> Option<Action> {
    let lie = reading.card.is_inquisitor().then(|| inquisitor::disguise(reading, attack));
    let mut answers = lie.into_iter().chain(Symbol::ALL).map(|token| Action::Take { token });
    answers.find(|answer| options.contains(answer))
}

/// The ability as planned, if the rules allow it; otherwise none.
fn ability(reading: &Reading<'_>, attack: &Attack, options: &[Action], rng: &mut Rng) -> Action {
    let planned = plan(reading, attack, rng).map(Action::UseAbility);
    planned.filter(|planned| options.contains(planned)).unwrap_or(Action::DeclineAbility {})
}

/// The rank if it lies there: it wakes the ability again, and what it showed is known anyway (LS-745).
fn give_back(options: &[Action]) -> Option<Action> {
    let mut answers = Symbol::ALL.into_iter().rev().map(|token| Action::Return { token });
    answers.find(|answer| options.contains(answer))
}
