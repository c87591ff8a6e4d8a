//! LS-7xx to LS-9xx: what the effects of an ability do.

use kernel::Next::Do;
use kernel::{Seat, Seats};

use crate::cards::catalogue::{Effect, Target};
use crate::cards::pieces::{Card, Color, Symbol};
use crate::rules::abilities::choices::mode_of;
use crate::rules::abilities::possible::color_for;
use crate::rules::abilities::shown;
use crate::rules::attack;
use crate::table::event::{Event, SeenCharacter};
use crate::table::flow::{Cause, Question, Step};
use crate::table::public::Attack;
use crate::{Play, ask};

/// One effect of the ability in use, then the next.
pub(crate) fn effect(play: &mut Play<'_>, owner: Seat, at: u8) {
    let ability = shown(play.public, owner).expect("the ability in use");
    let Some(effect) = ability.effects.get(usize::from(at)) else { return };
    play.then([Do(Step::Effect { owner, at: at + 1 })]);
    carry_out(play, owner, effect);
}

fn carry_out(play: &mut Play<'_>, owner: Seat, effect: &Effect) {
    let attack = play.public.attack.expect("abilities belong to an attack");
    let chosen = attack.chosen.expect("the choices were made");
    let aimed_at = |target: Target| match target {
        Target::Attacker => attack.attacker,
        Target::IntervenedFor => attack.target,
        Target::Other | Target::PreviousTarget => chosen.target.expect("the owner chose a player"),
    };
    match effect {
        Effect::TakeCard { card, color } => {
            take_card(play, owner, card.card(color_for(play.public, owner, *color)))
        }
        Effect::GiveCard { card, target, color } => {
            give_card(
                play,
                owner,
                aimed_at(*target),
                card.card(color_for(play.public, owner, *color)),
            );
        }
        Effect::ForceWounds { target, count, token } => {
            let wound = Step::Suffer {
                victim: aimed_at(*target),
                cause: Cause::Ability { by: owner },
                rule: *token,
            };
            for _ in 0..*count {
                play.then([Do(wound)]);
            }
        }
        Effect::HealWounds { chooser, .. } => heal(play, aimed_at(*chooser)),
        Effect::ChooseOne { options } => {
            let option = options.iter().find(|option| mode_of(option) == chosen.mode);
            carry_out(play, owner, option.expect("the mode was checked"));
        }
        Effect::LookAtCharacters { .. } => look_at(play, owner, chosen.targets),
        Effect::DistributeCards { card, .. } => {
            hand_out(play, owner, chosen.targets, card.card(Color::Purple))
        }
        Effect::MoveDagger { to } => {
            play.public.attack = Some(Attack { dagger_to: Some(aimed_at(*to)), ..attack });
        }
    }
}

/// LS-711, LS-761, LS-781: takes a card, unless he already holds one (LS-782).
fn take_card(play: &mut Play<'_>, seat: Seat, card: Card) {
    if play.public.players[seat].cards.has(card) {
        return;
    }
    play.public.players[seat].cards.add(card);
    play.tell(|_| Event::CardTaken { seat, card });
}

/// LS-610: gives a card from the supply.
fn give_card(play: &mut Play<'_>, from: Seat, to: Seat, card: Card) {
    play.public.players[to].cards.add(card);
    play.tell(|_| Event::CardGiven { from, to, card });
}

/// LS-743: the healed player chooses one of his own tokens. Equal tokens are one choice, taken without asking.
fn heal(play: &mut Play<'_>, victim: Seat) {
    let mut kinds = attack::returns(play.public, victim);
    let (first, second) = (kinds.next(), kinds.next());
    drop(kinds);
    match (first, second) {
        (Some(only), None) => return_token(play, victim, only),
        _ => play.then(ask(Question::Return { victim })),
    }
}

/// LS-743, LS-744: the token goes back and its symbol is free again; what it showed stays known (LS-745).
pub(crate) fn return_token(play: &mut Play<'_>, seat: Seat, symbol: Symbol) {
    let token = play.public.players[seat].wounds.remove(symbol).expect("the token was checked");
    play.tell(|_| Event::TokenReturned { seat, token });
}

/// LS-731, LS-732: he alone sees the whole cards, clue and all; everybody sees whom he looked at.
fn look_at(play: &mut Play<'_>, by: Seat, targets: Seats) {
    let referee = play.referee();
    let player = &mut play.public.players[by];
    player.looked_at = player.looked_at.union(targets);
    for seat in targets.iter() {
        play.secrets.characters[seat].show_to(by, referee);
        play.secrets.clues[seat].show_to(by, referee);
    }
    play.tell(|look| {
        // Others may know a card too, from a look of their own; this event tells it to the looker alone.
        let mine = look.seat() == Some(by);
        let seen = |seat: Seat| {
            look.secrets.characters[seat].seen_by(look.eyes()).copied().filter(|_| mine)
        };
        let seen =
            targets.iter().map(|seat| SeenCharacter { seat, character: seen(seat) }).collect();
        Event::CharactersSeen { by, seen }
    });
}

/// LS-905, LS-906: each curse to a different player, face down.
fn hand_out(play: &mut Play<'_>, by: Seat, to: Seats, card: Card) {
    for seat in to.iter() {
        play.public.players[seat].cards.add(card);
    }
    play.tell(|look| Event::CursesGiven {
        by,
        to,
        true_to: look.secrets.true_curse.seen_by(look.eyes()).copied().flatten(),
    });
}
