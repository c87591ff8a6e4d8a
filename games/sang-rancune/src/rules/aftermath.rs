//! SR-9xx, the end of an Encounter: Prestige, death, looting, and the end of the game.

use arrayvec::ArrayVec;
use kernel::Next::{Ask, Do};
use kernel::{Answers, Audience, Outcome, PerSeat, Pile, Seat, Seats};

use crate::Play;
use crate::cards::encounters::Special;
use crate::cards::{Card, Cards};
use crate::rules::{items, round, specials, traps};
use crate::table::event::Event;
use crate::table::flow::{Action, Aim, Question, Step};
use crate::table::state::{Hero, State};

/// Damage to a hero. Returns the Life really lost: none with a Peau de Fer (SR-610).
pub(crate) fn hurt(play: &mut Play<'_>, seat: Seat, damage: u16) -> u16 {
    let hero = &mut play.state.heroes[seat];
    if !hero.is_alive() {
        return 0;
    }
    if hero.has_iron_skin() {
        play.tell(|_| Event::Unharmed { seat });
        return 0;
    }
    let lost = damage.min(u16::from(hero.life));
    hero.life -= lost as u8;
    let life = hero.life;
    play.tell(|_| Event::Wounded { seat, damage, life });
    lost
}

/// SR-430: the damage of a counter-attack comes off at once.
pub(crate) fn take_off(play: &mut Play<'_>, by: Seat, aim: Aim, damage: u16) {
    let state = &mut *play.state;
    match aim {
        Aim::Creature {} => state.creature.life = state.creature.life.saturating_sub(damage),
        Aim::Wolf { number } => {
            let left = u16::from(state.creature.wolves[usize::from(number)]).saturating_sub(damage);
            if left == 0 {
                kill_token(play, by, aim);
            } else {
                state.creature.wolves[usize::from(number)] = left as u8;
            }
        }
        Aim::Goblin { before, number } => {
            let left =
                u16::from(state.heroes[before].goblins[usize::from(number)]).saturating_sub(damage);
            if left == 0 {
                kill_token(play, by, aim);
            } else {
                state.heroes[before].goblins[usize::from(number)] = left as u8;
            }
        }
    }
}

/// SR-312: a creature or token is dead when the damage aimed at it is at least its Life.
pub(crate) fn check_defeat(play: &mut Play<'_>, by: Seat) {
    if play.state.creature.is_defeated {
        return;
    }
    let special = play.state.creature.id.special();
    for number in 0..play.state.creature.wolves.len() {
        let life = u16::from(play.state.creature.wolves[number]);
        let aim = Aim::Wolf { number: number as u8 };
        if life > 0 && play.state.damage_on(aim) >= life {
            kill_token(play, by, aim);
        }
    }
    for before in play.seats().iter() {
        for number in 0..play.state.heroes[before].goblins.len() {
            let life = u16::from(play.state.heroes[before].goblins[number]);
            let aim = Aim::Goblin { before, number: number as u8 };
            if life > 0 && play.state.damage_on(aim) >= life {
                kill_token(play, by, aim);
            }
        }
    }
    let creature = &play.state.creature;
    let cannot_be_slain =
        matches!(special, Special::PitAuction { .. } | Special::BridgeDilemma { .. });
    let defeated = if matches!(special, Special::TokenPack { .. }) {
        creature.wolves.iter().all(|life| *life == 0)
    } else {
        !cannot_be_slain && play.state.damage_on(Aim::Creature {}) >= creature.life
    };
    if defeated {
        score(play, by);
    }
}

/// SR-807, SR-808: a Wolf is worth a point; the last Goblin before a hero is worth one to its killer.
fn kill_token(play: &mut Play<'_>, by: Seat, aim: Aim) {
    let state = &mut *play.state;
    let prestige = match aim {
        Aim::Wolf { number } => {
            state.creature.wolves[usize::from(number)] = 0;
            state.creature.prestige
        }
        Aim::Goblin { before, number } => {
            state.heroes[before].goblins[usize::from(number)] = 0;
            let is_last = state.heroes[before].goblins_left() == 0;
            if let (Special::GoblinGang { group_prestige, .. }, true) =
                (state.creature.id.special(), is_last)
            {
                group_prestige
            } else {
                0
            }
        }
        Aim::Creature {} => 0,
    };
    state.heroes[by].prestige += prestige;
    play.tell(|_| Event::TokenKilled { by, aim, prestige });
}

/// SR-902: three more in Encounters 7 and 8, five more from the ninth on.
const fn late_bonus(state: &State) -> u16 {
    if !state.house.bonus_by_position {
        return 0;
    }
    match state.encounter_number() {
        ..=6 => 0,
        7..=8 => 3,
        9.. => 5,
    }
}

/// SR-901, SR-902: the killing blow takes the Prestige, the tokens and the swallowed Items; then the Encounter is over.
pub(crate) fn score(play: &mut Play<'_>, by: Seat) {
    let state = &mut *play.state;
    let bonus = late_bonus(state);
    let creature = &state.creature;
    // SR-807: the Wolves have been paid for one by one.
    let worth = if matches!(creature.id.special(), Special::TokenPack { .. }) {
        0
    } else {
        creature.prestige
    };
    let prestige = worth + u16::from(creature.tokens) + specials::price_on_head(state, by);
    let encounter = creature.id;
    if !encounter.is_trap() && !encounter.has_tokens() {
        state.last_defeated = Some(encounter);
    }
    state.heroes[by].prestige += prestige + bonus;
    state.heroes[by].trophies.push(encounter);
    play.tell(|_| Event::EncounterDefeated { encounter, by, prestige, bonus });
    let chest = std::mem::take(&mut play.state.creature.chest);
    traps::over(play);
    for item in chest {
        play.tell(|_| Event::ItemTaken { by, from: None, item });
        items::receive(play, by, item);
    }
}

/// SR-906: nobody scores it.
pub(crate) fn nobody_scores(play: &mut Play<'_>) {
    let encounter = play.state.creature.id;
    play.tell(|_| Event::EncounterOver { encounter });
    traps::over(play);
}

/// SR-912, SR-913, SR-917: whoever has no Life left is out of the game; then the Initiative closes up.
pub(crate) fn bury_the_dead(play: &mut Play<'_>) {
    let fallen = play.state.heroes.seats_where(|hero| !hero.is_alive() && !hero.buried);
    if fallen.is_empty() {
        return;
    }
    for seat in fallen.iter() {
        bury(play, seat);
    }
    let living = play.state.living();
    if living.is_empty() {
        // SR-911
        play.tell(|_| Event::AllDead {});
        play.end(Outcome::without_winner().with_scores(scores(play.state)));
    } else if living.len() == 1 && play.state.house.last_survivor_ends {
        win(play, living);
    }
}

fn bury(play: &mut Play<'_>, seat: Seat) {
    let referee = play.referee();
    let state = &mut *play.state;
    let mut cards: ArrayVec<Card, 24> = state.hands[seat].read(referee).iter().copied().collect();
    cards.extend(state.set[seat].read(referee).iter().copied());
    cards.extend(state.heroes[seat].prepared.iter().map(|prepared| prepared.card));
    state.hands[seat] = Pile::known_to(Audience::seat(seat), []);
    state.set[seat] = Pile::known_to(Audience::seat(seat), []);
    state.discard.extend(cards.iter().copied());
    referee.disclose();
    let number = state.heroes[seat].initiative;
    for hero in state.heroes.iter_mut().filter(|hero| hero.initiative > number) {
        hero.initiative -= 1;
    }
    let hero = &mut state.heroes[seat];
    hero.buried = true;
    hero.initiative = 0;
    hero.prestige = 0;
    hero.prepared.clear();
    hero.goblins.clear();
    hero.marks = 0;
    let used: ArrayVec<Card, 11> =
        hero.items.iter().filter(|item| item.is_open).map(|item| item.card).collect();
    hero.items.retain(|item| !item.is_open);
    if !hero.items.is_empty() {
        state.corpses.push(seat);
    }
    state.removed.extend(used);
    for card in &cards {
        specials::forget_gift(play, seat, *card);
    }
    play.tell(|_| Event::Died { seat, cards: Box::new(cards.clone()) });
}

/// SR-903, SR-905: the table is cleared; then the hands are refreshed and the next Encounter begins, or the game ends.
pub(crate) fn aftermath(play: &mut Play<'_>) {
    if let Some(turn) = play.state.turn.take() {
        play.state.discard.extend(turn.attacks.iter().map(|revealed| revealed.card));
    }
    round::discard_set_cards(play);
    round::discard_damage_pile(play);
    let state = &mut *play.state;
    for hero in state.heroes.iter_mut() {
        state.discard.extend(hero.prepared.drain(..).map(|prepared| prepared.card));
        hero.goblins.clear();
        hero.marks = 0;
        hero.petrified_in = 0;
        hero.is_stone = false;
    }
    state.hits.clear();
    state.struck = Seats::NONE;
    items::end_potions(play, |_| true);
    let is_last = play.state.encounters.is_empty() && play.state.risen.is_none();
    if is_last && !another_is_needed(play) {
        return;
    }
    play.then([Ask(Question::Refresh {}), Do(Step::Refill {}), Do(Step::Encounter {})]);
}

/// SR-908 to SR-910: the most Prestige wins; a tie is broken by another Encounter, as long as there is one.
fn another_is_needed(play: &mut Play<'_>) -> bool {
    let referee = play.referee();
    let leaders = most(play.state, play.state.living(), |hero| hero.prestige);
    if leaders.len() == 1 {
        win(play, leaders);
        return false;
    }
    if play.state.unused.is_empty() {
        let healthiest = most(play.state, leaders, |hero| u16::from(hero.life));
        win(play, healthiest);
        return false;
    }
    let place = play.rng.below(play.state.unused.len() as u32) as usize;
    let drawn = play.state.unused.take(place, referee);
    play.state.encounters.put(drawn, referee);
    let encounter_number = play.state.encounter_number() + 1;
    play.tell(|_| Event::TieBreak { seats: leaders, encounter_number });
    true
}

fn most(state: &State, among: Seats, value: impl Fn(&Hero) -> u16) -> Seats {
    let best = among.iter().map(|seat| value(&state.heroes[seat])).max();
    among.iter().filter(|seat| Some(value(&state.heroes[*seat])) == best).collect()
}

fn win(play: &mut Play<'_>, winners: Seats) {
    play.tell(|_| Event::GameOver { winners });
    play.end(Outcome::won_by(winners).with_scores(scores(play.state)));
}

fn scores(state: &State) -> PerSeat<i32> {
    state.heroes.map(|_, hero| i32::from(hero.prestige))
}

/// SR-904: chosen secretly, shown together.
pub(crate) fn refresh(play: &mut Play<'_>, answers: &Answers<Action>) {
    for (seat, action) in answers.iter() {
        let Action::Refresh { discard } = action else { panic!("{action:?} is not a refresh") };
        for card in discard.cards() {
            round::take_from_hand(play, seat, *card);
            round::discard(play, seat, *card);
        }
        let discarded: Cards = discard.cards().iter().copied().collect();
        play.tell(|_| Event::Refreshed { seat, discarded: discarded.clone() });
    }
}

/// SR-904: in Initiative order each draws up to the hand limit; Items on the way do not count.
pub(crate) fn refill(play: &mut Play<'_>) {
    for seat in play.state.by_initiative() {
        while play.state.hands[seat].len() < play.state.heroes[seat].hand_limit() {
            if round::draw_one(play, seat).is_none() {
                break;
            }
        }
    }
}
