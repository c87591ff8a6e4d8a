//! A small published game for the tests of programs that know no game.
//!
//! *Duel of cards*: everybody is dealt two named cards in secret. The first seat bets on a pair of cards (a long list
//! of answers); then all lay a card at once, twice, and the highest takes the trick. Most tricks win. Odd and even
//! seats are two sides.

#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(unreachable_pub, reason = "a module shared between test files")]

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use bots::{Policy, Random};
use kernel::Next::{Ask, Do};
use kernel::{
    Answers, Asked, Audience, ConfigError, Coverage, Game, List, Look, Next, Observation, Opening,
    Outcome, PerSeat, Pile, Play, Referee, Refusal, Rng, Seat, State, View,
};
use serde::{Deserialize, Serialize};
use shelf::{
    AnyGame, Asks, Boxed, CardText, Code, Describes, Foretells, Helps, Hosts, Language, Line,
    Offers, Prints, Published, Refuses, Setting, Shows, Speaks, Stands, StandsIn, Talk, Talks,
    Tells, Tries, Voice, Words,
};
use ts_rs::TS;

/// The game on its shelf.
pub static DUEL: &dyn AnyGame = &Boxed::<Duel>::NEW;

const CARDS: [(&str, &str); 12] = [
    ("Épée d'argent", "Silver Sword"),
    ("Épée d'or", "Golden Sword"),
    ("Étoile", "Star"),
    ("Lune", "Moon"),
    ("Soleil", "Sun"),
    ("Comète", "Comet"),
    ("Renard", "Fox"),
    ("Hibou", "Owl"),
    ("Loup", "Wolf"),
    ("Cerf", "Deer"),
    ("Chêne", "Oak"),
    ("Frêne", "Ash"),
];

fn card_name(language: Language, card: u8) -> &'static str {
    let (fr, en) = CARDS[usize::from(card)];
    language.of(fr, en)
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        &[
            "name = Duel de cartes\nstanding = Plis\nsummary = La plus haute carte gagne.\nclause-DC-101 = Chacun reçoit deux cartes.\nclause-DC-102 = La plus haute carte gagne le pli.\n",
        ],
        &[
            "name = Duel of Cards\nstanding = Tricks\nsummary = The highest card wins.\nclause-DC-101 = Everybody gets two cards.\nclause-DC-102 = The highest card takes the trick.\n",
        ],
    )
});

#[derive(Debug)]
pub struct Duel;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub players: u8,
    pub aid: bool,
}

const MOST: usize = 6;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Public {
    opened: List<u8, 12>,
    tricks: PerSeat<i32, MOST>,
}

shelf::fields!(Public { opened, tricks });

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Secrets {
    #[serde(with = "kernel::sealed")]
    hands: PerSeat<Pile<u8, 2>, MOST>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Own {
    mine: List<u8, 2>,
    sizes: PerSeat<u8, MOST>,
}

shelf::fields!(Own { mine, sizes });

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Step {
    Deal,
    Trick,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub enum Question {
    Bet,
    LayCard,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    Bet(u8, u8),
    Lay(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: Seat, cards: Option<Vec<u8>> },
    BetPlaced { first: u8, second: u8 },
    Opened { cards: Vec<u8> },
}

#[derive(Clone, PartialEq, Debug)]
pub enum Forbidden {
    NotYours,
}

fn hand<'a>(look: Look<'a, Duel>) -> &'a [u8] {
    let seen = look.seat().and_then(|seat| look.secrets.hands[seat].seen_by(look.eyes()));
    seen.unwrap_or_default()
}

impl Game for Duel {
    const SLUG: &'static str = "duel";
    const RULES: u32 = 1;
    type Config = Config;
    /// Whether the table helps.
    type Given = bool;
    type Public = Public;
    type Secrets = Secrets;
    type Own = Own;
    type Step = Step;
    type Question = Question;
    type Action = Move;
    type Event = Event;
    type Forbidden = Forbidden;
    type Beliefs = View<Self>;

    fn given(config: &Config) -> Result<bool, ConfigError> {
        if !(2..=6).contains(&config.players) {
            return Err(ConfigError::new(
                "Le duel se joue de 2 à 6.",
                "Duel is for 2 to 6 players.",
            ));
        }
        Ok(config.aid)
    }

    fn setup(config: &Config, _aid: &bool, rng: &mut Rng) -> Opening<Self> {
        let mut pack: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut pack);
        let hands = PerSeat::new(config.players, |seat| {
            Pile::known_to(Audience::seat(seat), pack.drain(..2))
        });
        let public = Public { opened: List::new(), tricks: PerSeat::new(config.players, |_| 0) };
        let state = State { public, secrets: Secrets { hands } };
        Opening { players: config.players, state, first: Step::Deal }
    }

    fn step(play: &mut Play<'_, Self>, step: Step) {
        match step {
            Step::Deal => {
                for seat in play.seats().iter() {
                    play.tell(|look| Event::Dealt {
                        seat,
                        cards: look.secrets.hands[seat].seen_by(look.eyes()).map(<[u8]>::to_vec),
                    });
                }
                play.then([Ask(Question::Bet), Do(Step::Trick)]);
            }
            Step::Trick if play.secrets.hands.iter().all(Pile::is_empty) => {
                let best = play.public.tricks.iter().max().copied();
                let winners = play.public.tricks.seats_where(|tricks| Some(*tricks) == best);
                play.end(Outcome::won_by(winners).with_scores(play.public.tricks));
            }
            Step::Trick => play.then([Ask(Question::LayCard), Do(Step::Trick)]),
        }
    }

    fn who(look: Look<'_, Self>, question: Question) -> Asked {
        match question {
            Question::Bet => Asked::One(Seat::new(0)),
            Question::LayCard => Asked::Everyone(look.seats()),
        }
    }

    fn answer(play: &mut Play<'_, Self>, _question: Question, answers: &Answers<Move>) {
        let referee = play.referee();
        let mut laid: Vec<(Seat, u8)> = Vec::new();
        for (seat, action) in answers.iter() {
            match action {
                Move::Bet(first, second) => {
                    play.tell(|_| Event::BetPlaced { first: *first, second: *second })
                }
                Move::Lay(card) => laid.push((seat, *card)),
            }
        }
        let Some(best) = laid.iter().map(|(_, card)| *card).max() else { return };
        for (seat, card) in &laid {
            let hand = &mut play.secrets.hands[*seat];
            let place =
                hand.read(referee).iter().position(|held| held == card).expect("checked before");
            hand.take(place, referee);
            play.public.tricks[*seat] += i32::from(*card == best);
        }
        let cards: Vec<u8> = laid.iter().map(|(_, card)| *card).collect();
        play.public.opened.extend(cards.iter().copied());
        play.tell(|_| Event::Opened { cards: cards.clone() });
    }

    fn check(look: Look<'_, Self>, question: Question, action: &Move) -> Result<(), Forbidden> {
        let fits = match (question, action) {
            (Question::Bet, Move::Bet(first, second)) => first < second && *second < 12,
            (Question::LayCard, Move::Lay(card)) => hand(look).contains(card),
            (Question::Bet, Move::Lay(_)) | (Question::LayCard, Move::Bet(..)) => false,
        };
        if fits { Ok(()) } else { Err(Forbidden::NotYours) }
    }

    fn candidates(_look: Look<'_, Self>, question: Question, out: &mut Vec<Move>) -> Coverage {
        match question {
            Question::Bet => {
                out.extend((0..12).flat_map(|a| (a + 1..12).map(move |b| Move::Bet(a, b))))
            }
            Question::LayCard => out.extend((0..12).map(Move::Lay)),
        }
        Coverage::Complete
    }

    /// The last bet of the list is no bet at all.
    fn is_pass(action: &Move) -> bool {
        *action == Move::Bet(10, 11)
    }

    fn own(look: Look<'_, Self>) -> Own {
        let sizes = look.secrets.hands.map(|_, hand| hand.len() as u8);
        Own { mine: hand(look).iter().copied().collect(), sizes }
    }

    fn beliefs(view: &View<Self>) -> View<Self> {
        view.clone()
    }

    fn world(view: &View<Self>, rng: &mut Rng) -> Secrets {
        let View { public, own, .. } = view;
        let seen = |card: &u8| own.mine.contains(card) || public.opened.contains(card);
        let mut unseen: List<u8, 12> = (0..12).filter(|card| !seen(card)).collect();
        rng.shuffle(&mut unseen);
        let hands = own.sizes.map(|seat, size| {
            let is_mine = view.seat() == Some(seat);
            let cards =
                if is_mine { own.mine } else { unseen.drain(..usize::from(*size)).collect() };
            Pile::known_to(Audience::seat(seat), cards)
        });
        Secrets { hands }
    }

    fn validate(
        _aid: &bool,
        state: &State<Self>,
        players: u8,
        _to_come: &[Next<Self>],
    ) -> Result<(), String> {
        if state.secrets.hands.len() == players && state.public.tricks.len() == players {
            Ok(())
        } else {
            Err("hands and players differ".into())
        }
    }
}

/// Lays the highest card.
struct High;

impl Policy<Duel> for High {
    fn choose(&self, seen: &Observation<Duel>, _rng: &mut Rng) -> Move {
        *seen.options.last().expect("somebody who is asked has an option")
    }
}

/// What is on a card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub enum Facts {
    Card { value: u8 },
}

impl Hosts for Duel {
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const DEFAULT_PLAYERS: u8 = 3;
    const SET_THE_DEAL: &'static [&'static str] = &[];

    fn config(players: u8) -> Config {
        Config { players, aid: false }
    }

    fn settings(_language: Language) -> Vec<Setting> {
        Vec::new()
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn shuffles_seats(_config: &Config) -> bool {
        true
    }

    fn pace(_config: &Config, _question: Question) -> Option<u16> {
        None
    }

    fn timed(_config: &Config) -> bool {
        false
    }
}

impl Talks for Duel {
    fn talk(_config: &Config, _language: Language) -> Talk {
        Talk {
            free: true,
            phrases: Vec::new(),
            about_players: Vec::new(),
            private: true,
            gallery_to_players: true,
            clauses: Vec::new(),
        }
    }
}

impl Speaks for Duel {
    fn words() -> &'static Words {
        &WORDS
    }
}

impl Asks for Duel {
    fn ask(voice: &Voice<'_>, _view: &View<Self>, question: Question) -> String {
        match question {
            Question::Bet => voice
                .language
                .of("Sur quelles cartes pariez-vous ?", "Which cards do you bet on?")
                .into(),
            Question::LayCard => {
                voice.language.of("Quelle carte posez-vous ?", "Which card do you lay?").into()
            }
        }
    }

    fn clauses(_question: Question) -> &'static [&'static str] {
        &[]
    }
}

impl Offers for Duel {
    fn choice(
        voice: &Voice<'_>,
        _view: &View<Self>,
        _question: Question,
        action: &Move,
    ) -> (String, Vec<String>) {
        let name = |card: &u8| card_name(voice.language, *card);
        let text = match action {
            Move::Bet(first, second) => match voice.language {
                Language::Fr => format!("Parier sur {} et {}", name(first), name(second)),
                Language::En => format!("Bet on {} and {}", name(first), name(second)),
            },
            Move::Lay(card) => format!("{} {}", voice.language.of("Poser", "Lay"), name(card)),
        };
        (text, Vec::new())
    }
}

impl Foretells for Duel {}

impl Tells for Duel {
    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        let name = |card: &u8| card_name(voice.language, *card);
        let list = |cards: &[u8]| cards.iter().map(name).collect::<Vec<_>>().join(", ");
        let (text, clause) = match event {
            Event::Dealt { seat, cards } => {
                let cards = cards.as_ref().map_or_else(
                    || voice.language.of("en secret", "in secret").into(),
                    |c| list(c),
                );
                (format!("{} ← {cards}", voice.name(*seat)), "DC-101")
            }
            Event::BetPlaced { first, second } => {
                (format!("{} + {}", name(first), name(second)), "DC-101")
            }
            Event::Opened { cards } => (list(cards), "DC-102"),
        };
        Line { text, clauses: vec![clause.into()] }
    }
}

impl Refuses for Duel {
    fn code(refusal: &Refusal<Forbidden>) -> Code {
        (format!("{refusal:?}"), None)
    }

    fn why(_voice: &Voice<'_>, _code: &str, _refusal: &Refusal<Forbidden>) -> String {
        "No.".into()
    }
}

impl Describes for Duel {
    fn sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String> {
        view.public
            .tricks
            .pairs()
            .map(|(seat, tricks)| format!("| {:<10} {tricks} |", voice.name(seat)))
            .collect()
    }

    fn own_sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String> {
        view.own.mine.iter().map(|card| card_name(voice.language, *card).to_owned()).collect()
    }
}

impl Helps for Duel {
    type Aid = ();

    fn aid(voice: &Voice<'_>, view: &View<Self>) -> Option<Vec<String>> {
        view.given().then(|| {
            vec![format!("{} cards are unseen ({}).", 12 - view.own.mine.len(), voice.language)]
        })
    }
}

impl Tries for Duel {
    type Tried = ();
}

impl Shows for Duel {
    type Shown = ();

    fn shown(_view: &View<Self>, _question: Option<Question>) {}
}

impl Stands for Duel {
    fn standing(view: &View<Self>, seat: Seat) -> i32 {
        view.public.tricks[seat]
    }

    fn sways(event: &Event) -> bool {
        matches!(event, Event::Opened { .. })
    }
}

impl Prints for Duel {
    type Facts = Facts;

    fn cards(language: Language) -> Vec<CardText<Facts>> {
        let card = |card: u8| CardText {
            id: format!("card_{card}"),
            name: card_name(language, card).into(),
            text: format!("{} {card}.", language.of("Valeur", "Value")),
            facts: Facts::Card { value: card },
        };
        (0..12).map(card).collect()
    }
}

impl StandsIn for Duel {
    fn when_time_is_up(seen: &Observation<Self>) -> Move {
        seen.options[0]
    }
}

impl Published for Duel {
    type Regular = Random;

    const PREFIX: &'static str = "DC";
    const LEVELS: &'static [&'static str] = &["random", "high"];

    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "high" => Some(Box::new(High)),
            _ => None,
        }
    }

    fn side(_state: &State<Self>, seat: Seat, _referee: Referee<'_>) -> &'static str {
        if seat.number().is_multiple_of(2) { "even" } else { "odd" }
    }
}
