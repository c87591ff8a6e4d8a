//! LS-6xx to LS-9xx, abilities: when one may be used, on whom, and what it does.
//!
//! What an ability does is a list of effects in `data/abilities.toml`. They run one by one, so that any of them may
//! stop to ask. Everything that decides whether an ability can be used is public (LS-611).

use kernel::Next::Do;
use kernel::{Audience, Hidden, Look, Seat, Seats};

use crate::cards::catalogue::{
    Ability, ColorRule, Condition, Effect, Family, Role, Target, catalogue,
};
use crate::cards::pieces::{Card, Color, Symbol};
use crate::rules::forbidden::Forbidden;
use crate::rules::turn;
use crate::table::event::{Event, SeenCharacter};
use crate::table::flow::{Action, Cause, Mode, Question, Step, Use};
use crate::table::state::{Attack, Chosen, State};
use crate::{LiensDeSang, Play, ask};

/// The ability of a player whose rank token lies before him.
fn shown(state: &State, owner: Seat) -> Option<&'static Ability> {
    state.players[owner].wounds.rank().map(|rank| catalogue().ability_of(rank))
}

/// LS-601, LS-611: the window opens for the wounded player if he took his rank token for this very wound and there is
/// a legal use.
pub(crate) fn window(play: &mut Play<'_>) {
    let attack = play.state.attack.expect("abilities belong to an attack");
    let owner = attack.wounded();
    if attack.rank_shown && has_use(play.state, &attack, owner) {
        play.then(ask(Question::Ability { owner }));
    }
}

fn has_use(state: &State, attack: &Attack, owner: Seat) -> bool {
    let Some(ability) = shown(state, owner) else { return false };
    let role = if attack.intervener == Some(owner) { Role::Intervener } else { Role::Target };
    ability.usable_as.contains(&role)
        && ability.conditions.iter().all(|condition| holds(state, attack, owner, *condition))
        && ability.effects.iter().all(|effect| is_possible(state, attack, owner, effect))
}

fn holds(state: &State, attack: &Attack, owner: Seat, condition: Condition) -> bool {
    match condition {
        // LS-712
        Condition::OwnerHasNoQuill => !state.players[owner].cards.has(Card::Quill),
        // LS-762
        Condition::OwnerBelowThreeWounds => state.wounds(owner) < 3,
        // LS-772
        Condition::AttackerNotShielded => state.may_be_forced_to_suffer(attack.attacker),
        // LS-908
        Condition::CursesInSupply => state.in_supply(Card::Curse) > 0,
    }
}

/// LS-611: whether an effect could be carried out at all.
fn is_possible(state: &State, attack: &Attack, owner: Seat, effect: &Effect) -> bool {
    match effect {
        // LS-781: whoever must take a card as well as give one needs one for himself, unless he has it (LS-782).
        Effect::TakeCard { card, color } => {
            let card = card.card(color_for(state, owner, *color));
            state.players[owner].cards.has(card) || state.in_supply(card) > 0
        }
        Effect::GiveCard { .. } | Effect::ForceWounds { .. } => fixed_target(attack, effect)
            .map_or_else(
                || !choosable(state, owner, effect).is_empty(),
                |target| may_suffer_effect(state, target, effect),
            ),
        Effect::HealWounds { .. } => {
            fixed_target(attack, effect).is_some_and(|target| state.wounds(target) > 0)
        }
        Effect::ChooseOne { options } => {
            options.iter().any(|option| is_possible(state, attack, owner, option))
        }
        Effect::LookAtCharacters { count, .. } => state.others(owner).len() >= usize::from(*count),
        Effect::DistributeCards { card, .. } => {
            let cards = state.in_supply(card.card(Color::Purple));
            cards > 0 && cards <= state.others(owner).len()
        }
        Effect::MoveDagger { .. } => true,
    }
}

/// The player an effect always concerns, if the owner has no choice.
fn fixed_target(attack: &Attack, effect: &Effect) -> Option<Seat> {
    let (Effect::ForceWounds { target, .. } | Effect::HealWounds { target, .. }) = effect else {
        return None;
    };
    match target {
        Target::Attacker => Some(attack.attacker),
        Target::IntervenedFor => Some(attack.target),
        Target::Other | Target::PreviousTarget => None,
    }
}

/// The same, looking into a choice of effects too.
fn always_on(attack: &Attack, effect: &Effect) -> Option<Seat> {
    match effect {
        Effect::ChooseOne { options } => {
            options.iter().find_map(|option| fixed_target(attack, option))
        }
        Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::ForceWounds { .. }
        | Effect::HealWounds { .. }
        | Effect::LookAtCharacters { .. }
        | Effect::DistributeCards { .. }
        | Effect::MoveDagger { .. } => fixed_target(attack, effect),
    }
}

/// LS-609: a Shield keeps wounds away, and nothing else.
fn may_suffer_effect(state: &State, target: Seat, effect: &Effect) -> bool {
    !matches!(effect, Effect::ForceWounds { .. }) || state.may_be_forced_to_suffer(target)
}

/// LS-608 to LS-610: whom the owner may choose for an effect.
fn choosable(state: &State, owner: Seat, effect: &Effect) -> Seats {
    let others = state.others(owner);
    match effect {
        Effect::ForceWounds { .. } => {
            others.iter().filter(|seat| may_suffer_effect(state, *seat, effect)).collect()
        }
        Effect::GiveCard { card, color, .. } => {
            let card = card.card(color_for(state, owner, *color));
            if state.in_supply(card) < needed(state, owner, card) {
                return Seats::NONE;
            }
            others.iter().filter(|seat| !state.players[*seat].cards.has(card)).collect()
        }
        Effect::TakeCard { .. }
        | Effect::HealWounds { .. }
        | Effect::ChooseOne { .. }
        | Effect::LookAtCharacters { .. }
        | Effect::DistributeCards { .. }
        | Effect::MoveDagger { .. } => others,
    }
}

/// LS-781: the Mage gives one Staff and takes another, both or neither.
fn needed(state: &State, owner: Seat, card: Card) -> usize {
    let takes_one_too = card == Card::Staff && !state.players[owner].cards.has(card);
    1 + usize::from(takes_one_too)
}

/// LS-R09: the colour of the Sword he holds, otherwise the first whose Sword is in the supply.
fn color_for(state: &State, owner: Seat, rule: Option<ColorRule>) -> Color {
    let Some(ColorRule::OwnerSword) = rule else { return Color::Purple };
    let free = || Color::BOTH.into_iter().find(|color| state.in_supply(Card::sword(*color)) > 0);
    state.players[owner].cards.sword().or_else(free).unwrap_or(Color::Purple)
}

/// What the owner of an ability has to choose.
enum Choosing<'a> {
    Nothing,
    One(&'a Effect),
    Some(u8),
    Mode(&'a [Effect]),
    Curses(Family),
}

fn choosing(ability: &Ability) -> Choosing<'_> {
    ability.effects.iter().find_map(choice_for).unwrap_or(Choosing::Nothing)
}

fn choice_for(effect: &Effect) -> Option<Choosing<'_>> {
    match effect {
        Effect::GiveCard { target: Target::Other, .. }
        | Effect::ForceWounds { target: Target::Other, .. } => Some(Choosing::One(effect)),
        Effect::LookAtCharacters { count, .. } => Some(Choosing::Some(*count)),
        Effect::ChooseOne { options } => Some(Choosing::Mode(options)),
        Effect::DistributeCards { card, .. } => Some(Choosing::Curses(*card)),
        Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::ForceWounds { .. }
        | Effect::HealWounds { .. }
        | Effect::MoveDagger { .. } => None,
    }
}

/// What an option of `choose_one` is called.
const fn mode_of(effect: &Effect) -> Option<Mode> {
    match effect {
        Effect::ForceWounds { .. } => Some(Mode::Wound),
        Effect::HealWounds { .. } => Some(Mode::Heal),
        Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::ChooseOne { .. }
        | Effect::LookAtCharacters { .. }
        | Effect::DistributeCards { .. }
        | Effect::MoveDagger { .. } => None,
    }
}

/// LS-607: every way to use the ability, and to decline it (LS-602).
pub(crate) fn candidates(look: Look<'_, LiensDeSang>, owner: Seat, out: &mut Vec<Action>) {
    out.push(Action::DeclineAbility {});
    let Some(ability) = shown(look.state, owner) else { return };
    let others = look.state.others(owner);
    match choosing(ability) {
        Choosing::Nothing => out.push(Action::UseAbility(Use::PLAIN)),
        Choosing::One(effect) => {
            let seats = choosable(look.state, owner, effect);
            out.extend(seats.iter().map(|seat| Action::UseAbility(Use::on(seat))));
        }
        Choosing::Some(count) => {
            out.extend(
                subsets(others, usize::from(count))
                    .map(|seats| Action::UseAbility(Use::on_both(seats))),
            );
        }
        Choosing::Mode(options) => {
            out.extend(
                options.iter().filter_map(mode_of).map(|mode| Action::UseAbility(Use::to(mode))),
            );
        }
        Choosing::Curses(card) => {
            let false_ones = look.state.in_supply(card.card(Color::Purple)).saturating_sub(1);
            for true_to in others.iter() {
                let rest = others.without(true_to);
                let curses = |false_to| Action::UseAbility(Use::curses(true_to, false_to));
                out.extend(subsets(rest, false_ones).map(curses));
            }
        }
    }
}

/// All sets of so many seats.
fn subsets(of: Seats, size: usize) -> impl Iterator<Item = Seats> {
    let seats: arrayvec::ArrayVec<Seat, { kernel::MAX_SEATS }> = of.iter().collect();
    (0u32..1 << seats.len()).filter(move |bits| bits.count_ones() as usize == size).map(
        move |bits| {
            seats
                .iter()
                .enumerate()
                .filter(|(place, _)| bits >> place & 1 == 1)
                .map(|(_, seat)| *seat)
                .collect()
        },
    )
}

/// LS-608 to LS-610, LS-731, LS-741, LS-905: whether these choices are allowed.
pub(crate) fn check(look: Look<'_, LiensDeSang>, me: Seat, choice: &Use) -> Result<(), Forbidden> {
    let state = look.state;
    let (Some(attack), Some(ability)) = (&state.attack, shown(state, me)) else {
        return Err(Forbidden::AbilityNotAvailable);
    };
    for seat in choice
        .target
        .into_iter()
        .chain(choice.true_to)
        .chain(choice.targets.union(choice.false_to).iter())
    {
        turn::exists(state, seat)?;
    }
    match choosing(ability) {
        Choosing::Nothing if *choice == Use::PLAIN => Ok(()),
        Choosing::Nothing => Err(Forbidden::AbilityNotAvailable),
        Choosing::One(effect) => match choice.target {
            Some(target)
                if *choice == Use::on(target) && choosable(state, me, effect).contains(target) =>
            {
                Ok(())
            }
            _ if matches!(effect, Effect::ForceWounds { .. }) => Err(Forbidden::NotAVictim),
            _ => Err(Forbidden::NotAReceiver),
        },
        Choosing::Some(count) => {
            let fits = choice.targets.len() == usize::from(count) && !choice.targets.contains(me);
            if fits && *choice == Use::on_both(choice.targets) {
                Ok(())
            } else {
                Err(Forbidden::LooksAtTwo)
            }
        }
        Choosing::Mode(options) => {
            let option = |mode| options.iter().find(|option| mode_of(option) == Some(mode));
            let possible =
                choice.mode.and_then(option).is_some_and(|it| is_possible(state, attack, me, it));
            let plain = choice.mode.is_some_and(|mode| *choice == Use::to(mode));
            if possible && plain { Ok(()) } else { Err(Forbidden::AlchemistCannot) }
        }
        Choosing::Curses(card) => {
            let all = state.in_supply(card.card(Color::Purple));
            let fits = |true_to: Seat| {
                let receivers = choice.false_to.with(true_to);
                *choice == Use::curses(true_to, choice.false_to)
                    && !choice.false_to.contains(true_to)
                    && receivers.len() == all
                    && !receivers.contains(me)
            };
            if choice.true_to.is_some_and(fits) { Ok(()) } else { Err(Forbidden::CursesToOthers) }
        }
    }
}

/// LS-602: not used, and not to be used later on the strength of the same token (LS-604).
pub(crate) fn decline(play: &mut Play<'_>, seat: Seat) {
    let ability =
        shown(play.state, seat).expect("only an ability that could be used is declined").id;
    play.tell(|_| Event::AbilityDeclined { seat, ability });
}

/// LS-607: the ability is announced with all its choices, then resolved completely.
pub(crate) fn begin(play: &mut Play<'_>, owner: Seat, choice: Use) {
    let ability = shown(play.state, owner).expect("the choice was checked").id;
    let attack = play.state.attack.as_mut().expect("abilities belong to an attack");
    let receivers = choice.true_to.map_or(Seats::NONE, |seat| choice.false_to.with(seat));
    let targets = choice.targets.union(receivers);
    let chosen = Chosen { target: choice.target, targets, mode: choice.mode };
    attack.chosen = Some(chosen);
    let attack = *attack;
    // LS-906: which curse is the true one is known only to the Inquisitor, so it goes straight into hiding.
    if let Some(true_to) = choice.true_to {
        play.state.true_curse = Hidden::known_to(Audience::seat(owner), Some(true_to));
    }
    let fixed =
        catalogue().ability(ability).effects.iter().find_map(|effect| always_on(&attack, effect));
    let named = chosen.target.into_iter().chain(fixed).fold(targets, Seats::with);
    play.tell(|_| Event::AbilityUsed { seat: owner, ability, targets: named, mode: chosen.mode });
    play.then([Do(Step::Effect { owner, at: 0 })]);
}

/// One effect of the ability in use, then the next.
pub(crate) fn effect(play: &mut Play<'_>, owner: Seat, at: u8) {
    let ability = shown(play.state, owner).expect("the ability in use");
    let Some(effect) = ability.effects.get(usize::from(at)) else { return };
    play.then([Do(Step::Effect { owner, at: at + 1 })]);
    carry_out(play, owner, effect);
}

fn carry_out(play: &mut Play<'_>, owner: Seat, effect: &Effect) {
    let attack = play.state.attack.expect("abilities belong to an attack");
    let chosen = attack.chosen.expect("the choices were made");
    let aimed_at = |target: Target| match target {
        Target::Attacker => attack.attacker,
        Target::IntervenedFor => attack.target,
        Target::Other | Target::PreviousTarget => chosen.target.expect("the owner chose a player"),
    };
    match effect {
        Effect::TakeCard { card, color } => {
            take_card(play, owner, card.card(color_for(play.state, owner, *color)))
        }
        Effect::GiveCard { card, target, color } => {
            give_card(
                play,
                owner,
                aimed_at(*target),
                card.card(color_for(play.state, owner, *color)),
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
            play.state.attack = Some(Attack { dagger_to: Some(aimed_at(*to)), ..attack });
        }
    }
}

/// LS-711, LS-761, LS-781: takes a card, unless he already holds one (LS-782).
fn take_card(play: &mut Play<'_>, seat: Seat, card: Card) {
    if play.state.players[seat].cards.has(card) {
        return;
    }
    play.state.players[seat].cards.add(card);
    play.tell(|_| Event::CardTaken { seat, card });
}

/// LS-610: gives a card from the supply.
fn give_card(play: &mut Play<'_>, from: Seat, to: Seat, card: Card) {
    play.state.players[to].cards.add(card);
    play.tell(|_| Event::CardGiven { from, to, card });
}

/// LS-743: the healed player chooses one of his own tokens. Equal tokens are one choice, taken without asking.
fn heal(play: &mut Play<'_>, victim: Seat) {
    let wounds = play.state.players[victim].wounds;
    let mut shown = Symbol::ALL.into_iter().filter(|symbol| wounds.showing(*symbol) > 0);
    match (shown.next(), shown.next()) {
        (Some(only), None) => return_token(play, victim, only),
        _ => play.then(ask(Question::Return { victim })),
    }
}

/// LS-743, LS-744: the token goes back and its symbol is free again; what it showed stays known (LS-745).
pub(crate) fn return_token(play: &mut Play<'_>, seat: Seat, symbol: Symbol) {
    let token = play.state.players[seat].wounds.remove(symbol).expect("the token was checked");
    play.tell(|_| Event::TokenReturned { seat, token });
}

/// LS-731, LS-732: he alone sees the whole cards, clue and all; everybody sees whom he looked at.
fn look_at(play: &mut Play<'_>, by: Seat, targets: Seats) {
    let referee = play.referee();
    let player = &mut play.state.players[by];
    player.looked_at = player.looked_at.union(targets);
    for seat in targets.iter() {
        play.state.characters[seat].show_to(by, referee);
        play.state.clues[seat].show_to(by, referee);
    }
    play.tell(|look| {
        // Others may know a card too, from a look of their own; this event tells it to the looker alone.
        let mine = look.viewer.seat() == Some(by);
        let seen =
            |seat: Seat| look.state.characters[seat].seen_by(look.viewer).copied().filter(|_| mine);
        let seen =
            targets.iter().map(|seat| SeenCharacter { seat, character: seen(seat) }).collect();
        Event::CharactersSeen { by, seen }
    });
}

/// LS-905, LS-906: each curse to a different player, face down.
fn hand_out(play: &mut Play<'_>, by: Seat, to: Seats, card: Card) {
    for seat in to.iter() {
        play.state.players[seat].cards.add(card);
    }
    play.tell(|look| Event::CursesGiven {
        by,
        to,
        true_to: look.state.true_curse.seen_by(look.viewer).copied().flatten(),
    });
}
