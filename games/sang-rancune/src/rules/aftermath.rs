//! SR-9xx, the end of an Encounter: Prestige, death, looting, and the end of the game.

use kernel::Next::{Ask, Do};
use kernel::{Answers, List, Outcome, PerSeat, Seat, Seats};

use crate::Play;
use crate::cards::encounters::Special;
use crate::cards::{Card, Cards};
use crate::rules::{items, round, specials, traps};
use crate::table::event::Event;
use crate::table::flow::{Action, Aim, Question, Step};
use crate::table::given::Given;
use crate::table::pieces::Hero;
use crate::table::public::{Public, SEATS};
use crate::table::secrets::{Sizes, own};

/// Damage to a hero. Returns the Life really lost: none with a Peau de Fer (SR-610).
pub(crate) fn hurt(play: &mut Play<'_>, seat: Seat, damage: u16) -> u16 {
    let hero = &mut play.public.heroes[seat];
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
    let public = &mut *play.public;
    match aim {
        Aim::Creature {} => public.creature.life = public.creature.life.saturating_sub(damage),
        Aim::Wolf { number } => {
            let left =
                u16::from(public.creature.wolves[usize::from(number)]).saturating_sub(damage);
            if left == 0 {
                kill_token(play, by, aim);
            } else {
                public.creature.wolves[usize::from(number)] = left as u8;
            }
        }
        Aim::Goblin { before, number } => {
            let left = u16::from(public.heroes[before].goblins[usize::from(number)])
                .saturating_sub(damage);
            if left == 0 {
                kill_token(play, by, aim);
            } else {
                public.heroes[before].goblins[usize::from(number)] = left as u8;
            }
        }
    }
}

/// SR-312: a creature or token is dead when the damage aimed at it is at least its Life.
pub(crate) fn check_defeat(play: &mut Play<'_>, by: Seat) {
    if play.public.creature.is_defeated {
        return;
    }
    let special = play.public.creature.id.special();
    for number in 0..play.public.creature.wolves.len() {
        let life = u16::from(play.public.creature.wolves[number]);
        let aim = Aim::Wolf { number: number as u8 };
        if life > 0 && play.public.damage_on(aim) >= life {
            kill_token(play, by, aim);
        }
    }
    for before in play.seats().iter() {
        for number in 0..play.public.heroes[before].goblins.len() {
            let life = u16::from(play.public.heroes[before].goblins[number]);
            let aim = Aim::Goblin { before, number: number as u8 };
            if life > 0 && play.public.damage_on(aim) >= life {
                kill_token(play, by, aim);
            }
        }
    }
    let creature = &play.public.creature;
    let cannot_be_slain =
        matches!(special, Special::PitAuction { .. } | Special::BridgeDilemma { .. });
    let defeated = if matches!(special, Special::TokenPack { .. }) {
        creature.wolves.iter().all(|life| *life == 0)
    } else {
        !cannot_be_slain && play.public.damage_on(Aim::Creature {}) >= creature.life
    };
    if defeated {
        score(play, by);
    }
}

/// SR-807, SR-808: a Wolf is worth a point; the last Goblin before a hero is worth one to its killer.
fn kill_token(play: &mut Play<'_>, by: Seat, aim: Aim) {
    let public = &mut *play.public;
    let prestige = match aim {
        Aim::Wolf { number } => {
            public.creature.wolves[usize::from(number)] = 0;
            public.creature.prestige
        }
        Aim::Goblin { before, number } => {
            public.heroes[before].goblins[usize::from(number)] = 0;
            let is_last = public.heroes[before].goblins_left() == 0;
            if let (Special::GoblinGang { group_prestige, .. }, true) =
                (public.creature.id.special(), is_last)
            {
                group_prestige
            } else {
                0
            }
        }
        Aim::Creature {} => 0,
    };
    public.heroes[by].prestige += prestige;
    play.tell(|_| Event::TokenKilled { by, aim, prestige });
}

/// SR-901, SR-902: what the Encounter is worth to whoever defeats it now, and the bonus of a late one.
#[must_use]
pub fn prize(given: &Given, public: &Public, by: Seat) -> (u16, u16) {
    let creature = &public.creature;
    // SR-807: the Wolves have been paid for one by one.
    let worth = if matches!(creature.id.special(), Special::TokenPack { .. }) {
        0
    } else {
        creature.prestige
    };
    let prestige = worth + u16::from(creature.tokens) + specials::price_on_head(public, by);
    (prestige, public.late_bonus(given))
}

/// SR-901, SR-902: the killing blow takes the Prestige, the tokens and the swallowed Items; then the Encounter is over.
pub(crate) fn score(play: &mut Play<'_>, by: Seat) {
    let (prestige, bonus) = prize(play.given, play.public, by);
    let public = &mut *play.public;
    let encounter = public.creature.id;
    if !encounter.is_trap() && !encounter.has_tokens() {
        public.last_defeated = Some(encounter);
    }
    public.heroes[by].prestige += prestige + bonus;
    public.heroes[by].trophies.push(encounter);
    play.tell(|_| Event::EncounterDefeated { encounter, by, prestige, bonus });
    let chest = std::mem::take(&mut play.public.creature.chest);
    traps::over(play);
    for item in chest {
        play.tell(|_| Event::ItemTaken { by, from: None, item });
        items::receive(play, by, item);
    }
}

/// SR-906: nobody scores it.
pub(crate) fn nobody_scores(play: &mut Play<'_>) {
    let encounter = play.public.creature.id;
    play.tell(|_| Event::EncounterOver { encounter });
    traps::over(play);
}

/// SR-912, SR-913, SR-917: whoever has no Life left is out of the game; then the Initiative closes up.
pub(crate) fn bury_the_dead(play: &mut Play<'_>) {
    let fallen = play.public.heroes.seats_where(|hero| !hero.is_alive() && !hero.buried);
    if fallen.is_empty() {
        return;
    }
    // SR-R41: of those who die at one moment the lowest Initiative comes first.
    let mut fallen: List<Seat, SEATS> = fallen.iter().collect();
    fallen.sort_by_key(|seat| play.public.heroes[*seat].initiative);
    for seat in fallen {
        bury(play, seat);
    }
    let living = play.public.living();
    if living.is_empty() {
        // SR-911
        play.tell(|_| Event::AllDead {});
        play.end(Outcome::without_winner().with_scores(scores(play.public)));
    } else if living.len() == 1 && play.given.last_survivor_ends {
        win(play, living);
    }
}

fn bury(play: &mut Play<'_>, seat: Seat) {
    let referee = play.referee();
    let (public, secrets) = (&mut *play.public, &mut *play.secrets);
    let mut cards: List<Card, 24> = secrets.hands[seat].read(referee).iter().copied().collect();
    cards.extend(secrets.set[seat].read(referee).iter().copied());
    cards.extend(public.heroes[seat].prepared.iter().map(|prepared| prepared.card));
    secrets.hands[seat] = own(seat, []);
    secrets.set[seat] = own(seat, []);
    public.discard.extend(cards.iter().copied());
    referee.disclose();
    let number = public.heroes[seat].initiative;
    for hero in public.heroes.iter_mut().filter(|hero| hero.initiative > number) {
        hero.initiative -= 1;
    }
    let hero = &mut public.heroes[seat];
    hero.buried = true;
    hero.initiative = 0;
    hero.prestige = 0;
    hero.prepared.clear();
    hero.goblins.clear();
    hero.marks = 0;
    let used: List<Card, 11> =
        hero.items.iter().filter(|item| item.is_open).map(|item| item.card).collect();
    hero.items.retain(|item| !item.is_open);
    if !hero.items.is_empty() {
        public.corpses.push(seat);
    }
    public.removed.extend(used);
    for card in &cards {
        specials::forget_gift(play, seat, *card);
    }
    play.tell(|_| Event::Died { seat, cards: Box::new(cards) });
}

/// SR-903, SR-905: the table is cleared; then the hands are refreshed and the next Encounter begins, or the game ends.
pub(crate) fn aftermath(play: &mut Play<'_>) {
    if let Some(turn) = play.public.turn.take() {
        play.public.discard.extend(turn.attacks.iter().map(|revealed| revealed.card));
    }
    round::discard_set_cards(play);
    round::discard_damage_pile(play);
    let public = &mut *play.public;
    for hero in public.heroes.iter_mut() {
        public.discard.extend(hero.prepared.drain(..).map(|prepared| prepared.card));
        hero.goblins.clear();
        hero.marks = 0;
        hero.petrified_in = 0;
        hero.is_stone = false;
    }
    public.hits.clear();
    public.struck = Seats::NONE;
    public.wounds.iter_mut().for_each(|wounds| *wounds = 0);
    items::end_potions(play, |_| true);
    let is_last = play.secrets.encounters.is_empty() && play.public.risen.is_none();
    if is_last && !another_is_needed(play) {
        return;
    }
    play.then([Ask(Question::Refresh {}), Do(Step::Refill { place: 0 }), Do(Step::Encounter {})]);
}

/// SR-908 to SR-910: the most Prestige wins; a tie is broken by another Encounter, as long as there is one.
fn another_is_needed(play: &mut Play<'_>) -> bool {
    let referee = play.referee();
    let leaders = leaders(play.public);
    if leaders.len() == 1 {
        win(play, leaders);
        return false;
    }
    if play.secrets.unused.is_empty() {
        let winners = healthiest(play.public);
        win(play, winners);
        return false;
    }
    let place = play.rng.below(play.secrets.unused.len() as u32) as usize;
    let drawn = play.secrets.unused.take(place, referee);
    play.secrets.encounters.put(drawn, referee);
    let encounter_number = play.public.encounter_number(play.given) + 1;
    play.tell(|_| Event::TieBreak { seats: leaders, encounter_number });
    true
}

/// SR-908: the living heroes with the most Prestige.
pub(crate) fn leaders(public: &Public) -> Seats {
    most(public, public.living(), |hero| hero.prestige)
}

/// SR-910: those of them with the most Life.
pub(crate) fn healthiest(public: &Public) -> Seats {
    most(public, leaders(public), |hero| u16::from(hero.life))
}

fn most(public: &Public, among: Seats, value: impl Fn(&Hero) -> u16) -> Seats {
    let best = among.iter().map(|seat| value(&public.heroes[seat])).max();
    among.iter().filter(|seat| Some(value(&public.heroes[*seat])) == best).collect()
}

fn win(play: &mut Play<'_>, winners: Seats) {
    play.tell(|_| Event::GameOver { winners });
    play.end(Outcome::won_by(winners).with_scores(scores(play.public)));
}

fn scores(public: &Public) -> PerSeat<i32, SEATS> {
    public.heroes.map(|_, hero| i32::from(hero.prestige))
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
        play.tell(|_| Event::Refreshed { seat, discarded });
    }
}

/// SR-904: in Initiative order each draws up to the hand limit; Items on the way do not count. What the Amulette does
/// comes at once, and its limit holds for the rest (SR-615).
pub(crate) fn refill(play: &mut Play<'_>, place: u8) {
    let Some(seat) = play.public.by_initiative().get(usize::from(place)).copied() else { return };
    let is_full =
        |play: &Play<'_>| play.secrets.hand_size(seat) >= play.public.heroes[seat].hand_limit();
    let nothing_left = play.secrets.pile.is_empty() && play.public.discard.is_empty();
    if is_full(play) || nothing_left {
        return play.then([Do(Step::Refill { place: place + 1 })]);
    }
    play.then([Do(Step::Refill { place })]);
    while !is_full(play) {
        let drawn = round::draw_one(play, seat);
        if drawn.is_none_or(items::changes_hand_limit) {
            return;
        }
    }
}
