//! A complete game in a hundred lines, to read before writing a real one.
//!
//! *High card*: everybody holds two cards from a shuffled pack. All lay one face down at once; the cards are opened
//! together and the highest takes a point. Then the other card the same way. Most points win.

use serde::{Deserialize, Serialize};

use crate::{
    Answers, Asked, Audience, ConfigError, Coverage, Game, Look, Next, Opening, Outcome, PerSeat,
    Pile, Play, Rng, Seats, Viewer,
};
use Next::{Ask, Do};

/// The game.
#[derive(Debug)]
pub struct HighCard;

/// What is true.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    #[serde(with = "crate::sealed")]
    hands: PerSeat<Pile<u8, 2>>,
    /// Cards already opened.
    opened: Vec<u8>,
    points: PerSeat<i32>,
    trick: u8,
}

/// What the rules do next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A trick, or the end after two.
    Trick,
}

/// What the rules ask.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Lay one card, all at once.
    LayCard,
}

/// Every possible answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Lay this card.
    Lay(u8),
}

/// What can be seen to happen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    /// The cards were opened.
    Opened(Vec<u8>),
}

/// Why a move is refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Forbidden {
    /// The card is not in the hand.
    NotYours,
}

/// What one viewer knows: hand sizes, the own hand, points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    sizes: Vec<usize>,
    viewer: Viewer,
    mine: Vec<u8>,
    opened: Vec<u8>,
    points: PerSeat<i32>,
    trick: u8,
}

impl Game for HighCard {
    const SLUG: &'static str = "high-card";
    const RULES: u32 = 1;
    type Config = u8;
    type State = State;
    type Step = Step;
    type Question = Question;
    type Action = Move;
    type Event = Event;
    type Forbidden = Forbidden;
    type View = View;

    fn setup(players: &u8, rng: &mut Rng) -> Result<Opening<Self>, ConfigError> {
        if !(2..=6).contains(players) {
            return Err(ConfigError::new(
                "La carte haute se joue de 2 à 6.",
                "High card is for 2 to 6 players.",
            ));
        }
        let mut pack: Vec<u8> = (1..=20).collect();
        rng.shuffle(&mut pack);
        let hands =
            PerSeat::new(*players, |seat| Pile::known_to(Audience::seat(seat), pack.drain(..2)));
        let state =
            State { hands, opened: Vec::new(), points: PerSeat::new(*players, |_| 0), trick: 0 };
        Ok(Opening { players: *players, state, first: Step::Trick })
    }

    fn step(play: &mut Play<'_, Self>, step: Step) {
        match step {
            Step::Trick if play.state.trick == 2 => {
                let best = play.state.points.iter().max().copied();
                let winners = play.state.points.seats_where(|points| Some(*points) == best);
                play.end(Outcome::won_by(winners).with_scores(play.state.points.clone()));
            }
            Step::Trick => play.then([Ask(Question::LayCard), Do(Step::Trick)]),
        }
    }

    fn who(state: &State, question: Question) -> Asked {
        match question {
            Question::LayCard => Asked::Everyone(Seats::first(state.hands.len())),
        }
    }

    fn answer(play: &mut Play<'_, Self>, _question: Question, answers: Answers<Move>) {
        let referee = play.referee();
        let laid: Vec<u8> = answers.iter().map(|(_, Move::Lay(card))| *card).collect();
        for (seat, Move::Lay(card)) in answers.iter() {
            let hand = &mut play.state.hands[seat];
            let place =
                hand.read(referee).iter().position(|held| held == card).expect("checked before");
            hand.take(place, referee);
            if laid.iter().all(|other| other <= card) {
                play.state.points[seat] += 1;
            }
        }
        referee.disclose();
        play.state.trick += 1;
        play.state.opened.extend(&laid);
        play.tell(|_| Event::Opened(laid.clone()));
    }

    fn check(look: Look<'_, Self>, _question: Question, action: &Move) -> Result<(), Forbidden> {
        let Move::Lay(card) = action;
        let mine = look.viewer.seat().and_then(|seat| look.state.hands[seat].seen_by(look.viewer));
        if mine.is_some_and(|hand| hand.contains(card)) { Ok(()) } else { Err(Forbidden::NotYours) }
    }

    fn candidates(_look: Look<'_, Self>, _question: Question, out: &mut Vec<Move>) -> Coverage {
        out.extend((1..=20).map(Move::Lay));
        Coverage::Complete
    }

    fn view(look: Look<'_, Self>) -> View {
        let mine = look.viewer.seat().and_then(|seat| look.state.hands[seat].seen_by(look.viewer));
        View {
            sizes: look.state.hands.iter().map(Pile::len).collect(),
            viewer: look.viewer,
            mine: mine.unwrap_or_default().to_vec(),
            opened: look.state.opened.clone(),
            points: look.state.points.clone(),
            trick: look.state.trick,
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> State {
        let seen = |card: &u8| view.mine.contains(card) || view.opened.contains(card);
        let mut unseen: Vec<u8> = (1..=20).filter(|card| !seen(card)).collect();
        rng.shuffle(&mut unseen);
        let hands = PerSeat::new(view.points.len(), |seat| {
            let cards: Vec<u8> = if view.viewer == Viewer::Seat(seat) {
                view.mine.clone()
            } else {
                unseen.drain(..view.sizes[usize::from(seat.number())]).collect()
            };
            Pile::known_to(Audience::seat(seat), cards)
        });
        State { hands, opened: view.opened.clone(), points: view.points.clone(), trick: view.trick }
    }

    fn validate(state: &State, players: u8, _to_come: &[Next<Self>]) -> Result<(), String> {
        if state.hands.len() == players && state.points.len() == players {
            Ok(())
        } else {
            Err("hands, points and players differ".into())
        }
    }
}
