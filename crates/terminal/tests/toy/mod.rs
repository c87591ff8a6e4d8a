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
    Answers, Asked, Audience, ConfigError, Coverage, Game, Look, Next, Observation, Opening,
    Outcome, PerSeat, Pile, Play, Referee, Refusal, Rng, Seat, Seats, Viewer,
};
use serde::{Deserialize, Serialize};
use shelf::{
    AnyGame, Boxed, CardText, Language, Line, Published, Refused, Setting, Talk, Voice, Words,
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
            "name = Duel de cartes\nsummary = La plus haute carte gagne.\nclause-DC-101 = Chacun reçoit deux cartes.\nclause-DC-102 = La plus haute carte gagne le pli.\n",
        ],
        &[
            "name = Duel of Cards\nsummary = The highest card wins.\nclause-DC-101 = Everybody gets two cards.\nclause-DC-102 = The highest card takes the trick.\n",
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

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    #[serde(with = "kernel::sealed")]
    hands: PerSeat<Pile<u8, 2>>,
    opened: Vec<u8>,
    tricks: PerSeat<i32>,
    aid: bool,
}

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

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
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

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    viewer: Viewer,
    mine: Vec<u8>,
    sizes: Vec<usize>,
    opened: Vec<u8>,
    tricks: PerSeat<i32>,
    aid: bool,
}

shelf::fields!(View { viewer, mine, sizes, opened, tricks, aid });

impl Game for Duel {
    const SLUG: &'static str = "duel";
    const RULES: u32 = 1;
    type Config = Config;
    type State = State;
    type Step = Step;
    type Question = Question;
    type Action = Move;
    type Event = Event;
    type Forbidden = Forbidden;
    type View = View;

    fn setup(config: &Config, rng: &mut Rng) -> Result<Opening<Self>, ConfigError> {
        if !(2..=6).contains(&config.players) {
            return Err(ConfigError::new(
                "Le duel se joue de 2 à 6.",
                "Duel is for 2 to 6 players.",
            ));
        }
        let mut pack: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut pack);
        let hands = PerSeat::new(config.players, |seat| {
            Pile::known_to(Audience::seat(seat), pack.drain(..2))
        });
        let state = State {
            hands,
            opened: Vec::new(),
            tricks: PerSeat::new(config.players, |_| 0),
            aid: config.aid,
        };
        Ok(Opening { players: config.players, state, first: Step::Deal })
    }

    fn step(play: &mut Play<'_, Self>, step: Step) {
        match step {
            Step::Deal => {
                for seat in play.seats().iter() {
                    play.tell(|look| Event::Dealt {
                        seat,
                        cards: look.state.hands[seat].seen_by(look.viewer).map(<[u8]>::to_vec),
                    });
                }
                play.then([Ask(Question::Bet), Do(Step::Trick)]);
            }
            Step::Trick if play.state.hands.iter().all(Pile::is_empty) => {
                let best = play.state.tricks.iter().max().copied();
                let winners = play.state.tricks.seats_where(|tricks| Some(*tricks) == best);
                play.end(Outcome::won_by(winners).with_scores(play.state.tricks.clone()));
            }
            Step::Trick => play.then([Ask(Question::LayCard), Do(Step::Trick)]),
        }
    }

    fn who(state: &State, question: Question) -> Asked {
        match question {
            Question::Bet => Asked::One(Seat::new(0)),
            Question::LayCard => Asked::Everyone(Seats::first(state.hands.len())),
        }
    }

    fn answer(play: &mut Play<'_, Self>, _question: Question, answers: Answers<Move>) {
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
            let hand = &mut play.state.hands[*seat];
            let place =
                hand.read(referee).iter().position(|held| held == card).expect("checked before");
            hand.take(place, referee);
            play.state.tricks[*seat] += i32::from(*card == best);
        }
        let cards: Vec<u8> = laid.iter().map(|(_, card)| *card).collect();
        play.state.opened.extend(&cards);
        play.tell(|_| Event::Opened { cards: cards.clone() });
    }

    fn check(look: Look<'_, Self>, question: Question, action: &Move) -> Result<(), Forbidden> {
        let mine = look.viewer.seat().and_then(|seat| look.state.hands[seat].seen_by(look.viewer));
        let fits = match (question, action) {
            (Question::Bet, Move::Bet(first, second)) => first < second && *second < 12,
            (Question::LayCard, Move::Lay(card)) => mine.is_some_and(|hand| hand.contains(card)),
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

    fn view(look: Look<'_, Self>) -> View {
        let mine = look.viewer.seat().and_then(|seat| look.state.hands[seat].seen_by(look.viewer));
        View {
            viewer: look.viewer,
            mine: mine.unwrap_or_default().to_vec(),
            sizes: look.state.hands.iter().map(Pile::len).collect(),
            opened: look.state.opened.clone(),
            tricks: look.state.tricks.clone(),
            aid: look.state.aid,
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> State {
        let seen = |card: &u8| view.mine.contains(card) || view.opened.contains(card);
        let mut unseen: Vec<u8> = (0..12).filter(|card| !seen(card)).collect();
        rng.shuffle(&mut unseen);
        let hands = PerSeat::new(view.tricks.len(), |seat| {
            let cards: Vec<u8> = if view.viewer == Viewer::Seat(seat) {
                view.mine.clone()
            } else {
                unseen.drain(..view.sizes[usize::from(seat.number())]).collect()
            };
            Pile::known_to(Audience::seat(seat), cards)
        });
        State { hands, opened: view.opened.clone(), tricks: view.tricks.clone(), aid: view.aid }
    }

    fn validate(state: &State, players: u8, _to_come: &[Next<Self>]) -> Result<(), String> {
        if state.hands.len() == players && state.tricks.len() == players {
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
        seen.options.last().expect("somebody who is asked has an option").clone()
    }
}

/// What is on a card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub enum Facts {
    Card { value: u8 },
}

impl Published for Duel {
    type Facts = Facts;
    type Aid = ();

    const PREFIX: &'static str = "DC";
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const DEFAULT_PLAYERS: u8 = 3;
    const LEVELS: &'static [&'static str] = &["random", "high"];

    fn words() -> &'static Words {
        &WORDS
    }

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

    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "high" => Some(Box::new(High)),
            _ => None,
        }
    }

    fn when_time_is_up(seen: &Observation<Self>) -> Move {
        seen.options[0].clone()
    }

    fn side(_state: &State, seat: Seat, _referee: Referee<'_>) -> &'static str {
        if seat.number().is_multiple_of(2) { "even" } else { "odd" }
    }

    fn ask(voice: &Voice<'_>, _view: &View, question: Question) -> String {
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

    fn choice(
        voice: &Voice<'_>,
        _view: &View,
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

    fn refusal(_voice: &Voice<'_>, refusal: &Refusal<Forbidden>) -> Refused {
        Refused { code: format!("{refusal:?}"), clause: None, text: "No.".into() }
    }

    fn sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
        view.tricks
            .pairs()
            .map(|(seat, tricks)| format!("| {:<10} {tricks} |", voice.name(seat)))
            .collect()
    }

    fn own(voice: &Voice<'_>, view: &View) -> Vec<String> {
        view.mine.iter().map(|card| card_name(voice.language, *card).to_owned()).collect()
    }

    fn aid(voice: &Voice<'_>, view: &View) -> Option<Vec<String>> {
        view.aid.then(|| {
            vec![format!("{} cards are unseen ({}).", 12 - view.mine.len(), voice.language)]
        })
    }

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
