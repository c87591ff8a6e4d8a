//! SR-2xx, a new Encounter: it is revealed, Initiative is drawn, corpses are looted.

use kernel::Next::{Ask, Do};
use kernel::{List, Seat};

use crate::Play;
use crate::cards::encounters::{EncounterId, Special};
use crate::rules::items;
use crate::table::event::Event;
use crate::table::flow::{Question, Step};
use crate::table::pieces::Creature;

impl Creature {
    /// SR-203: Life, counters and attacks are those of the row for the number of starting players.
    #[must_use]
    pub fn new(id: EncounterId, starters: u8, is_risen: bool) -> Self {
        let row = id.row(starters);
        let column = usize::from(starters) - 3;
        let (life, prestige) = match (is_risen, EncounterId::necromancer_terms()) {
            // SR-809: half its Life, rounded up to the next five, and a fixed prize.
            (true, Some((percent, prestige))) => ((row.life * percent).div_ceil(500) * 5, prestige),
            _ => (row.life, id.print().prestige),
        };
        let (mut heads, mut wolves) = (0, List::new());
        if let Special::RegrowHeads { first_and_most, .. } = id.special() {
            heads = first_and_most[column][0];
        }
        if let Special::TokenPack { wolves: count } = id.special() {
            wolves.extend(std::iter::repeat_n(row.life as u8, usize::from(count[column])));
        }
        Self {
            id,
            number: 0,
            life,
            prestige,
            is_risen,
            round: 0,
            tokens: 0,
            heads,
            form: None,
            wolves,
            chest: List::new(),
            summoned: 0,
            is_banished: false,
            has_swallowed: false,
            is_defeated: false,
        }
    }
}

impl EncounterId {
    /// SR-809: what the Nécromancienne's rule says of the creature she raises.
    fn necromancer_terms() -> Option<(u16, u16)> {
        Self::all().find_map(|id| {
            let Special::RaiseDead { life_percent, prestige, .. } = id.special() else {
                return None;
            };
            Some((life_percent, prestige))
        })
    }
}

/// SR-905, SR-201: the marker moves, and the next Encounter begins.
pub(crate) fn next(play: &mut Play<'_>) {
    play.public.progress += 1;
    play.then([
        Do(Step::OpenBetween {}),
        Do(Step::Reveal {}),
        Do(Step::OpenBetween {}),
        Do(Step::Initiative {}),
        Do(Step::Loot { taken: 0 }),
        Do(Step::PlanB {}),
        Do(Step::Round {}),
    ]);
}

/// SR-203: reveals the top Encounter; one raised from the dead lies on top of all (SR-809).
pub(crate) fn reveal(play: &mut Play<'_>) {
    let referee = play.referee();
    let risen = play.public.risen.take();
    let drawn = risen
        .or_else(|| play.secrets.encounters.draw(referee))
        .expect("there is an Encounter to reveal");
    referee.disclose();
    let public = &mut *play.public;
    if !public.met.contains(&drawn) {
        public.met.push(drawn);
    }
    public.creature = Creature {
        number: public.progress,
        ..Creature::new(drawn, public.heroes.len(), risen.is_some())
    };
    // SR-808: three Goblins before each living hero.
    if let Special::GoblinGang { per_player, token_life, .. } = drawn.special() {
        for hero in public.heroes.iter_mut().filter(|hero| hero.life > 0) {
            hero.goblins = std::iter::repeat_n(token_life, usize::from(per_player)).collect();
        }
    }
    play.tell(|look| Event::EncounterRevealed {
        encounter: drawn,
        number: look.public.encounter_number(look.given),
        life: look.public.creature.life,
        is_risen: look.public.creature.is_risen,
    });
}

/// SR-206, SR-318: one card of 1 to N to each living player, at random, face up.
pub(crate) fn draw_initiative(play: &mut Play<'_>) {
    let mut order: List<Seat, 6> = play.public.living().iter().collect();
    play.rng.shuffle(&mut order);
    for (place, seat) in order.iter().enumerate() {
        play.public.heroes[*seat].initiative = place as u8 + 1;
    }
    play.referee().disclose();
    play.tell(|_| Event::InitiativeDrawn { order });
}

/// SR-916: one pass per corpse in Initiative order, oldest corpse first; what is left over leaves the game.
pub(crate) fn loot(play: &mut Play<'_>, taken: u8) {
    let Some(corpse) = play.public.looted() else { return };
    let order = play.public.by_initiative();
    let left = play.public.heroes[corpse].closed();
    if usize::from(taken) < order.len() && !left.is_empty() {
        let seat = order[usize::from(taken)];
        play.then([Ask(Question::Loot { seat }), Do(Step::Loot { taken: taken + 1 })]);
        return;
    }
    for card in left.iter() {
        items::destroy(play, corpse, card);
    }
    if !left.is_empty() {
        play.tell(|_| Event::LootLeft { from: corpse, items: left });
    }
    play.public.corpses.remove(0);
    play.then([Do(Step::Loot { taken: 0 })]);
}

/// SR-916: takes one closed Item of the dead hero's collection.
pub(crate) fn take_loot(play: &mut Play<'_>, seat: Seat, item: crate::cards::Card) {
    let corpse = play.public.looted().expect("somebody is looted");
    play.tell(|_| Event::ItemTaken { by: seat, from: Some(corpse), item });
    items::hand_over(play, corpse, seat, item);
}
