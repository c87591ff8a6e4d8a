//! What the clause tests have in common: short names for answers, and short questions about a table.

use kernel::{Game, Rng, Seat, Seats, Viewer};
use liens_de_sang::cards::pieces::{Card, Clan, Symbol};
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::flow::{Mode, Use};
pub(crate) use liens_de_sang::table::secrets::my_character;
use liens_de_sang::{Action, Config, Event, LiensDeSang, Question, View};
use serde::Serialize;
use testkit::Script;

pub(crate) type Play = Script<LiensDeSang>;

pub(crate) const REQUEST: Action = Action::Request {};
pub(crate) const NO_REQUEST: Action = Action::NoRequest {};
pub(crate) const OFFER: Action = Action::Offer {};
pub(crate) const NO_OFFER: Action = Action::NoOffer {};
pub(crate) const DECLINE_OFFERS: Action = Action::DeclineOffers {};
pub(crate) const DECLINE: Action = Action::DeclineAbility {};
pub(crate) const TAKE_RANK: Action = Action::Take { token: Symbol::Rank };
pub(crate) const TAKE_ROSE: Action = Action::Take { token: Symbol::Rose };
pub(crate) const TAKE_BEAST: Action = Action::Take { token: Symbol::Beast };
pub(crate) const TAKE_UNKNOWN: Action = Action::Take { token: Symbol::Unknown };
pub(crate) const RETURN_RANK: Action = Action::Return { token: Symbol::Rank };
pub(crate) const RETURN_ROSE: Action = Action::Return { token: Symbol::Rose };
pub(crate) const RETURN_BEAST: Action = Action::Return { token: Symbol::Beast };
pub(crate) const RETURN_UNKNOWN: Action = Action::Return { token: Symbol::Unknown };
/// The Elder takes the Quill, the Berserker strikes back.
pub(crate) const USE: Action = Action::UseAbility(Use::PLAIN);
pub(crate) const WOUND: Action = Action::UseAbility(Use::to(Mode::Wound));
pub(crate) const HEAL: Action = Action::UseAbility(Use::to(Mode::Heal));

pub(crate) const fn attack(target: u8) -> Action {
    Action::Attack { target: Seat::new(target) }
}

pub(crate) const fn pass(to: u8) -> Action {
    Action::Pass { to: Seat::new(to) }
}

pub(crate) const fn accept(seat: u8) -> Action {
    Action::Accept { seat: Seat::new(seat) }
}

/// Assassin, Mentalist, Guardian, Mage and Courtesan choose one player.
pub(crate) const fn use_on(target: u8) -> Action {
    Action::UseAbility(Use::on(Seat::new(target)))
}

/// The Harlequin looks at these players' cards.
pub(crate) fn look_at<const N: usize>(targets: [u8; N]) -> Action {
    Action::UseAbility(Use::on_both(seats(targets)))
}

/// The Inquisitor hands out the curses.
pub(crate) fn curses<const N: usize>(true_to: u8, false_to: [u8; N]) -> Action {
    Action::UseAbility(Use::curses(Seat::new(true_to), seats(false_to)))
}

pub(crate) fn seats<const N: usize>(numbers: [u8; N]) -> Seats {
    numbers.into_iter().map(Seat::new).collect()
}

/// A position in the spec's notation, ready to be played.
pub(crate) fn play(position: Position) -> Play {
    Script::new(position.table())
}

/// A table set up by the game itself.
pub(crate) fn open(config: &Config, seed: u64) -> Play {
    let mut rng = Rng::from_number(seed);
    let given = LiensDeSang::given(config).expect("a table that can be played");
    let opening = LiensDeSang::setup(config, &given, &mut rng);
    Script::begin(config, opening, rng)
}

/// An attack in which the target asks and accepts this helper; everybody else stays out.
#[track_caller]
pub(crate) fn attack_with_help(table: &mut Play, attacker: u8, target: u8, helper: u8) {
    table.does(attacker, attack(target)).does(target, REQUEST).does(helper, OFFER);
    if table.question() == Some(Question::Offer {}) {
        table.everybody_does(&NO_OFFER);
    }
    table.does(target, accept(helper));
}

/// The tokens in front of a player, in the order taken: `"RU9"`.
pub(crate) fn tokens(table: &Play, seat: u8) -> String {
    let wounds = table.gallery().public.players[Seat::new(seat)].wounds;
    wounds.iter().map(|token| token.letter()).collect()
}

/// The ability cards in front of a player.
pub(crate) fn cards(table: &Play, seat: u8) -> Vec<Card> {
    table.gallery().public.players[Seat::new(seat)].cards.iter().collect()
}

/// How many of a card the supply holds.
pub(crate) fn in_supply(table: &Play, card: Card) -> u8 {
    table.gallery().public.supply().cards[card as usize]
}

/// Who holds the dagger and is asked what to do with it.
#[track_caller]
pub(crate) fn active(table: &Play) -> u8 {
    assert_eq!(table.question(), Some(Question::Turn {}), "it is nobody's turn yet");
    assert_eq!(table.asked(), [table.gallery().public.dagger.number()]);
    table.gallery().public.dagger.number()
}

/// Who really leads a clan.
pub(crate) fn leader(table: &Play, clan: Clan) -> u8 {
    table
        .table()
        .examine(|state, referee| state.secrets.leader(&state.public, clan, referee))
        .number()
}

/// The cards a viewer knows, a dot for those he does not: `"R9 . . B2"`.
pub(crate) fn known_cards(view: &View) -> String {
    let known = |card: Option<_>| card.map_or_else(|| ".".to_owned(), |card| format!("{card:?}"));
    view.own.characters.iter().map(|card| known(*card)).collect::<Vec<_>>().join(" ")
}

/// The clues a viewer knows: `"R . . B"`.
pub(crate) fn known_clues(view: &View) -> String {
    let known = |clue| match clue {
        Some(Clan::Rose) => "R",
        Some(Clan::Beast) => "B",
        None => ".",
    };
    view.own.clues.iter().map(|clue| known(*clue)).collect::<Vec<_>>().join(" ")
}

/// What happened, by the names of the events.
pub(crate) fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event: &Event| json(event)["kind"].as_str().map(str::to_owned);
    events.iter().map(|event| kind(event).expect("every event has a kind")).collect()
}

/// The attacks among a seat's options.
pub(crate) fn targets(table: &Play, seat: u8) -> Vec<u8> {
    let target = |action: Action| {
        let Action::Attack { target } = action else { return None };
        Some(target.number())
    };
    table.options(seat).into_iter().filter_map(target).collect()
}

/// The players a seat's ability may be used on.
pub(crate) fn choosable(table: &Play, seat: u8) -> Vec<u8> {
    let target = |action: Action| {
        let Action::UseAbility(choice) = action else { return None };
        choice.target.map(Seat::number)
    };
    table.options(seat).into_iter().filter_map(target).collect()
}

pub(crate) fn json<T: Serialize>(value: &T) -> serde_json::Value {
    serde_json::to_value(value).expect("plain data can be written as JSON")
}

pub(crate) fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}
