//! What a page must show of a view and would otherwise have to work out by a rule.

use kernel::{List, PerSeat, Seat, Seats};
use serde::Serialize;
use shelf::Shows;
use ts_rs::TS;

use crate::SangRancune;
use crate::View;
use crate::cards::{Card, Sign, Term};
use crate::rules::aftermath::{healthiest, leaders};
use crate::rules::worth::{Landing, Worth, landings, left_for, worth_as_revealed};
use crate::table::flow::{Aim, Question};
use crate::table::items::Bag;
use crate::table::pieces::TurnKind;
use crate::table::public::{Public, SEATS};

/// What follows from a view, for whoever draws the table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Shown {
    /// The living in Initiative order (in seat order before it is drawn), then the dead.
    pub order: List<Seat, SEATS>,
    /// SR-902: what each Encounter of this dungeon adds to its killing blow, from the first to the last one known.
    pub bonuses: Vec<u16>,
    /// SR-312: what the creature can still take; nothing where there is no single Life to bring down.
    pub left: Option<u16>,
    /// SR-312: what it could still take if the revealed cards came to what they are worth now.
    pub left_then: Option<u16>,
    /// SR-310: the revealed cards that will lie on the Damage pile, with what they would add to it (SR-403).
    pub coming: Vec<Coming>,
    /// SR-807: what each Wolf can still take.
    pub wolves: Vec<u16>,
    /// SR-808: what each Goblin before a hero can still take.
    pub goblins: PerSeat<List<u16, 4>, SEATS>,
    /// Whether an Attack must name one of several creatures.
    pub has_tokens: bool,
    /// SR-709: who dealt the first and the last damage of the round, among the living.
    pub first_damage: Option<Seat>,
    pub last_damage: Option<Seat>,
    /// SR-1001: what each hero can give or be asked for; nothing for the dead, with whom nobody trades.
    pub tradable: PerSeat<Option<Bag>, SEATS>,
    /// SR-916: the dead hero who is looted now, or first.
    pub looted: Option<Seat>,
    /// SR-910: whether several have the most Prestige, and Life tells them apart.
    pub life_decides: bool,
    /// SR-815: who will be petrified from the next round on.
    pub turning_to_stone: Seats,
    /// SR-403: what each of the revealed cards comes to as things stand, before the Encounter's own rule; nothing for a
    /// card without a value.
    pub worths: Vec<Option<Sum>>,
}

shelf::fields!(Shown {
    order,
    bonuses,
    left,
    left_then,
    coming,
    wolves,
    goblins,
    has_tokens,
    first_damage,
    last_damage,
    tradable,
    looted,
    life_decides,
    turning_to_stone,
    worths,
});

/// A revealed card on its way to the Damage pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Coming {
    pub card: Card,
    pub damage: u16,
    /// Nothing while it has yet to be said.
    pub aim: Option<Aim>,
}

/// How an Attack comes to its damage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Sum {
    /// The values on its sides, from high to low.
    pub values: List<u16, 4>,
    /// Which side it is played at, and which one counts now.
    pub base: u8,
    pub side: u8,
    /// What is added to that side, in order.
    pub terms: Vec<Term>,
    pub damage: u16,
}

impl Shows for SangRancune {
    type Shown = Shown;

    /// What the rules say about this view.
    fn shown(view: &View, _question: Option<Question>) -> Shown {
        let public = &view.public;
        let dead = view.seats().minus(public.living());
        let left_of = |aim: Aim| public.left_of(aim);
        let landings = landings(public);
        let coming = coming(public, &landings);
        let wolves = 0..public.creature.wolves.len() as u8;
        Shown {
            order: public.by_initiative().into_iter().chain(dead.iter()).collect(),
            bonuses: (1..=rooms(view)).map(|place| view.given().bonus_of(place)).collect(),
            left: has_life(public).then(|| left_of(Aim::Creature {})),
            left_then: has_life(public).then(|| {
                let on_it = coming.iter().filter(|card| card.aim == Some(Aim::Creature {}));
                let left = left_for(public, &landings, Aim::Creature {});
                left.saturating_sub(on_it.map(|card| card.damage).sum())
            }),
            coming,
            wolves: wolves.map(|number| left_of(Aim::Wolf { number })).collect(),
            goblins: public.heroes.map(|before, hero| {
                let goblins = 0..hero.goblins.len() as u8;
                goblins.map(|number| left_of(Aim::Goblin { before, number })).collect()
            }),
            has_tokens: public.creature.id.has_tokens(),
            first_damage: public.first_damage(),
            last_damage: public.last_damage(),
            tradable: public.heroes.map(|_, hero| hero.is_alive().then(|| hero.closed())),
            looted: public.looted(),
            life_decides: healthiest(public) != leaders(public),
            turning_to_stone: public
                .heroes
                .seats_where(|hero| !hero.is_stone && hero.petrified_in > public.creature.round),
            worths: worth_as_revealed(public).map(|worth| worth.map(sum)).collect(),
        }
    }
}

/// SR-310, SR-429, SR-818: what is revealed and will lie on the pile. A Contre Attaque strikes at once and never does, nor
/// does what is swallowed.
fn coming(public: &Public, landings: &[Option<Landing>]) -> Vec<Coming> {
    let Some(turn) = public.turn.filter(|turn| turn.kind != TurnKind::Counter) else {
        return Vec::new();
    };
    let only = (!public.creature.id.has_tokens()).then_some(Aim::Creature {});
    let cards = turn.attacks.iter().zip(landings);
    cards
        .filter_map(|(revealed, landing)| {
            let landing = landing.filter(|landing| landing.swallowed.is_none())?;
            let aim = revealed.aim.or(only);
            Some(Coming { card: revealed.card, damage: landing.damage(), aim })
        })
        .collect()
}

/// How many Encounters this dungeon has, as far as anybody knows.
fn rooms(view: &View) -> u8 {
    view.public.creature.number + view.own.encounters + u8::from(view.public.risen.is_some())
}

/// Whether the Encounter has one Life to bring down: packs and some traps have not.
fn has_life(public: &Public) -> bool {
    public.creature.life > 0 && public.creature.wolves.is_empty()
}

fn sum(worth: Worth) -> Sum {
    let added = (worth.added > 0).then_some(Term { sign: Sign::Plus, by: worth.added });
    let riders = worth.riders.into_iter().filter(|_| !worth.is_spoiled).filter_map(Card::rider);
    Sum {
        values: worth.faces.iter().copied().collect(),
        base: worth.base as u8,
        side: worth.side as u8,
        terms: added.into_iter().chain(riders).collect(),
        damage: worth.damage,
    }
}
