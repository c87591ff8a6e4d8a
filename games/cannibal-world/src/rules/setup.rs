//! CW-100: decks are brought, Reinforcements chosen, hands dealt, mulligans taken.

use kernel::Next::{Ask, Do};
use kernel::{Answers, Asked, Audience, Hidden, List, Look, Opening, Pile, Seat, Seats, State};

use super::decks;
use crate::cards::{Card, DeckList, Faction};
use crate::table::action::Action;
use crate::table::event::{Course, Event};
use crate::table::flow::{Question, Step};
use crate::table::forbidden::Forbidden;
use crate::table::given::{First, Given, ReinforcementRule};
use crate::table::public::{Camp, PerPlayer, Phase, Player, Public};
use crate::table::secrets::Secrets;
use crate::{CannibalWorld, Play};

/// CW-109
const OPENING_HAND: usize = 6;
/// CW-106: the first player, and everybody else.
pub(crate) const FIRST_MEAT: u8 = 2;
pub(crate) const FULL_MEAT: u8 = 4;
/// CW-105
pub(crate) const LIVES: u8 = 3;

/// CW-108, CW-1802: the faction whose Habitat a camp has: the chosen one, or that of its left player.
#[must_use]
pub fn habitat_of(given: &Given, public: &Public, camp: Camp) -> Option<Faction> {
    let left = public.members(camp).lowest().and_then(|seat| public.players[seat].faction);
    given.habitats.map(|habitats| habitats[camp as usize]).or(left)
}

/// A player before anything has happened.
#[must_use]
pub fn new_player() -> Player {
    Player {
        faction: None,
        meat: FULL_MEAT,
        exhausted: false,
        pillaged: false,
        gave: false,
        mulliganed: false,
        discard: List::new(),
        known: List::new(),
        known_hand: List::new(),
        has_drawn_reinforcements: false,
        no_alpha: false,
        no_small: false,
    }
}

/// The table before anything has happened.
#[must_use]
pub fn opening(given: &Given) -> Opening<CannibalWorld> {
    let players = given.players;
    let mine = Audience::seat;
    let listed = |seat: Seat| given.lists[seat].unwrap_or_default();
    let mut public = Public {
        players: PerPlayer::new(players, |_| new_player()),
        habitats: [LIVES; 2],
        creatures: List::new(),
        entered: 0,
        turn: 0,
        active: Seat::new(0),
        first: Seat::new(0),
        phase: Phase::Setup,
        played: List::new(),
        assault: None,
        combat: None,
        shot: None,
        stirred: false,
        quiet: 0,
        open_hands: Seats::NONE,
        open_lists: Seats::NONE,
        conceding: Seats::NONE,
        ending: None,
    };
    for seat in Seats::first(players).iter().filter(|seat| !given.brings(*seat)) {
        public.players[seat].faction = Some(listed(seat).faction);
        public.open_lists.insert(seat);
    }
    let audience =
        |seat| if public.open_lists.contains(seat) { Audience::EVERYBODY } else { mine(seat) };
    let secrets = Secrets {
        lists: PerPlayer::new(players, |seat| Hidden::known_to(audience(seat), listed(seat))),
        hands: PerPlayer::new(players, |seat| Pile::known_to(mine(seat), [])),
        mains: PerPlayer::new(players, |seat| {
            Pile::known_to(Audience::NOBODY, listed(seat).each())
        }),
        reinforcements: PerPlayer::new(players, |seat| Pile::known_to(mine(seat), [])),
    };
    Opening { players, state: State { public, secrets }, first: Step::Begin {} }
}

/// The seats that bring a list of their own.
fn bringing(given: &Given) -> Seats {
    given.lists.seats().iter().filter(|seat| given.brings(*seat)).collect()
}

/// CW-101, CW-102: decks, then Reinforcements, then the deal.
pub(crate) fn begin(play: &mut Play<'_>) {
    play.tell(|look| Event::Course(Course::Began { factions: factions(look.public) }));
    let recommended = play.given.house.reinforcement == ReinforcementRule::Recommended;
    play.then([Do(Step::Deal {})]);
    if !recommended {
        play.then([Ask(Question::ChooseReinforcement {})]);
    }
    if !bringing(play.given).is_empty() {
        play.then([Ask(Question::BringDeck {})]);
    }
}

fn factions(public: &Public) -> Vec<Option<crate::cards::Faction>> {
    public.players.iter().map(|player| player.faction).collect()
}

/// Whom the questions of the set-up are put to.
pub(crate) fn who(given: &Given, question: Question) -> Asked {
    let brings = question == (Question::BringDeck {});
    Asked::Everyone(if brings { bringing(given) } else { Seats::first(given.players) })
}

/// Lists are laid down; where lists are open, everybody sees them.
pub(crate) fn decks_are_brought(play: &mut Play<'_>, answers: &Answers<Action>) {
    let referee = play.referee();
    for (seat, action) in answers.iter() {
        let Action::Bring { deck } = action else { continue };
        play.public.players[seat].faction = Some(deck.faction);
        *play.secrets.lists[seat].write(referee) = *deck;
        play.secrets.mains[seat] = Pile::known_to(Audience::NOBODY, deck.each());
        if play.given.house.open_lists {
            play.public.open_lists.insert(seat);
            play.secrets.lists[seat].reveal(referee);
        }
    }
    play.tell(|look| Event::Course(Course::DecksBrought { factions: factions(look.public) }));
}

/// CW-112, 5.8: the card proposed for the Reinforcements: the list's own, without one the Chief.
#[must_use]
pub fn proposed(given: &Given, list: &DeckList) -> Card {
    let chief = || list.each().find(|card| given.card(*card).rank == crate::cards::Rank::Chief);
    let own = list.reinforcement.filter(|card| list.count(*card) > 0);
    own.or_else(chief).unwrap_or_else(|| list.faction.print().reinforcement)
}

/// CW-102: the chosen card is the whole Reinforcement deck.
pub(crate) fn reinforcements_are_chosen(play: &mut Play<'_>, answers: &Answers<Action>) {
    for (seat, action) in answers.iter() {
        if let Action::ChooseReinforcement { card } = action {
            lay_reinforcement(play, seat, *card);
        }
    }
    tell_reinforcements(play);
}

fn tell_reinforcements(play: &mut Play<'_>) {
    play.tell(|look| {
        let mine =
            |seat: Seat| look.secrets.reinforcements[seat].last_seen_by(look.eyes()).copied();
        Event::Course(Course::ReinforcementsChosen { yours: look.seat().and_then(mine) })
    });
}

fn lay_reinforcement(play: &mut Play<'_>, seat: Seat, card: Card) {
    let referee = play.referee();
    let main = &mut play.secrets.mains[seat];
    if let Some(place) = main.read(referee).iter().position(|held| *held == card) {
        main.take(place, referee);
        play.secrets.reinforcements[seat].put(card, referee);
    }
}

/// CW-103, CW-104, CW-106, CW-109: main decks are shuffled in seat order, then the first player is drawn.
pub(crate) fn deal(play: &mut Play<'_>) {
    let referee = play.referee();
    for seat in play.seats().iter() {
        if play.secrets.reinforcements[seat].is_empty() {
            let list = *play.secrets.lists[seat].read(referee);
            let card = proposed(play.given, &list);
            lay_reinforcement(play, seat, card);
        }
        play.secrets.mains[seat].shuffle(play.rng, referee);
    }
    if play.given.house.reinforcement == ReinforcementRule::Recommended {
        tell_reinforcements(play);
    }
    let camp = match play.given.house.first {
        First::Random => [Camp::A, Camp::B][play.rng.below(2) as usize],
        First::CampA => Camp::A,
        First::CampB => Camp::B,
    };
    let first = play.public.members(camp).lowest().unwrap_or_default();
    play.public.first = first;
    play.public.active = first;
    play.public.players[first].meat = FIRST_MEAT;
    play.tell(|_| Event::Course(Course::FirstPlayer { seat: first }));
    for seat in play.seats().iter() {
        deal_hand(play, seat);
    }
    play.tell(|look| Event::Course(Course::Dealt { yours: my_hand(look) }));
    play.then([Ask(Question::Mulligan {}), Do(Step::Turn {})]);
}

fn my_hand(look: Look<'_, CannibalWorld>) -> Option<Vec<Card>> {
    let seat = look.seat()?;
    let mut hand = look.secrets.hands[seat].seen_by(look.eyes())?.to_vec();
    hand.sort_unstable();
    Some(hand)
}

fn deal_hand(play: &mut Play<'_>, seat: Seat) {
    let referee = play.referee();
    for _ in 0..OPENING_HAND {
        if let Some(card) = play.secrets.mains[seat].draw(referee) {
            play.secrets.hands[seat].put(card, referee);
        }
    }
}

/// CW-110, CW-111: all at once; the reshuffles come in seat order.
pub(crate) fn mulligans(play: &mut Play<'_>, answers: &Answers<Action>) {
    let referee = play.referee();
    let mut seats = Vec::new();
    for (seat, action) in answers.iter() {
        if !matches!(action, Action::Mulligan {}) {
            continue;
        }
        seats.push(seat);
        play.public.players[seat].mulliganed = true;
        for card in play.secrets.hands[seat].take_all(referee) {
            play.secrets.mains[seat].put(card, referee);
        }
        play.secrets.mains[seat].shuffle(play.rng, referee);
        deal_hand(play, seat);
    }
    play.tell(|look| {
        let mine = look.seat().filter(|seat| seats.contains(seat)).and_then(|_| my_hand(look));
        Event::Course(Course::Mulligans { seats: seats.clone(), yours: mine })
    });
}

/// What may be answered while the table is set.
pub(crate) fn check(
    look: Look<'_, CannibalWorld>,
    question: Question,
    action: &Action,
) -> Result<(), Forbidden> {
    match (question, action) {
        (Question::BringDeck {}, Action::Bring { deck }) => check_brought(look.given, deck),
        (Question::ChooseReinforcement {}, Action::ChooseReinforcement { card }) => {
            let list = my_list(look);
            let has = list.is_some_and(|list| list.count(*card) > 0);
            let faction = list.map(|list| list.faction);
            if has { Ok(()) } else { Err(Forbidden::NotInDeck { faction }) }
        }
        (Question::Mulligan {}, Action::Keep {} | Action::Mulligan {}) => Ok(()),
        (_, _) => Err(Forbidden::NotNow),
    }
}

/// CW-1710, and a list in its one written form.
fn check_brought(given: &Given, deck: &DeckList) -> Result<(), Forbidden> {
    let errors = decks::check_list(given, deck);
    if !errors.is_empty() {
        return Err(Forbidden::BadDeck { errors });
    }
    if DeckList::of(deck.faction, deck.each(), deck.reinforcement).as_ref() == Some(deck) {
        Ok(())
    } else {
        Err(Forbidden::BadAim)
    }
}

fn my_list<'a>(look: Look<'a, CannibalWorld>) -> Option<&'a DeckList> {
    look.secrets.lists[look.seat()?].seen_by(look.eyes())
}

/// What may be answered while the table is set; of lists to bring, the known legal ones.
pub(crate) fn list(
    look: Look<'_, CannibalWorld>,
    question: Question,
    out: &mut Vec<Action>,
) -> kernel::Coverage {
    if question == (Question::BringDeck {}) {
        let known = crate::cards::load::catalogue().decks.iter();
        let lists = known.filter_map(|deck| decks::list_of(look.given, &deck.listed).ok());
        out.extend(lists.map(|deck| Action::Bring { deck }));
        return kernel::Coverage::Sampled;
    }
    if question == (Question::Mulligan {}) {
        out.extend([Action::Keep {}, Action::Mulligan {}]);
    } else {
        let lines = my_list(look).map(|list| list.cards).unwrap_or_default();
        out.extend(lines.iter().map(|line| Action::ChooseReinforcement { card: line.id }));
    }
    kernel::Coverage::Complete
}
