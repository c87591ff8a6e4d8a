//! A complete game in a hundred lines, to read before writing a real one.
//!
//! *High card*: everybody holds two cards from a shuffled pack. All lay one face down at once; the cards are opened
//! together and the highest takes a point. Then the other card the same way. Most points win.

use serde::{Deserialize, Serialize};

use crate::{
    Answers, Asked, Audience, ConfigError, Coverage, Game, List, Look, Next, Opening, Outcome,
    PerSeat, Pile, Play, Rng, State, View,
};
use Next::{Ask, Do};

/// The game.
#[derive(Debug)]
pub struct HighCard;

/// The most players.
const MOST: usize = 6;

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Cards already opened.
    opened: List<u8, { 2 * MOST }>,
    points: PerSeat<i32, MOST>,
    trick: u8,
}

/// What only some know.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Secrets {
    #[serde(with = "crate::sealed")]
    hands: PerSeat<Pile<u8, 2>, MOST>,
}

/// What one viewer knows beside what everybody knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Own {
    hand: List<u8, 2>,
    sizes: PerSeat<u8, MOST>,
}

/// What follows from a view: the cards nobody has shown to this viewer, and whose hand is known.
#[derive(Clone, Copy, Debug)]
pub struct Beliefs {
    unseen: List<u8, 20>,
    hands: PerSeat<Option<List<u8, 2>>, MOST>,
    sizes: PerSeat<u8, MOST>,
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
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
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

impl Public {
    /// The cards that nobody has opened yet.
    fn unopened(&self) -> impl Iterator<Item = u8> {
        (1..=20).filter(|card| !self.opened.contains(card))
    }
}

/// The hand of whoever looks.
fn hand<'a>(look: Look<'a, HighCard>) -> &'a [u8] {
    let seen = look.seat().and_then(|seat| look.secrets.hands[seat].seen_by(look.eyes()));
    seen.unwrap_or_default()
}

impl Game for HighCard {
    const SLUG: &'static str = "high-card";
    const RULES: u32 = 1;
    type Config = u8;
    type Given = ();
    type Public = Public;
    type Secrets = Secrets;
    type Own = Own;
    type Step = Step;
    type Question = Question;
    type Action = Move;
    type Event = Event;
    type Forbidden = Forbidden;
    type Beliefs = Beliefs;

    fn given(players: &u8) -> Result<(), ConfigError> {
        if !(2..=6).contains(players) {
            return Err(ConfigError::new(
                "La carte haute se joue de 2 à 6.",
                "High card is for 2 to 6 players.",
            ));
        }
        Ok(())
    }

    fn setup(players: &u8, (): &(), rng: &mut Rng) -> Opening<Self> {
        let mut pack: Vec<u8> = (1..=20).collect();
        rng.shuffle(&mut pack);
        let hands =
            PerSeat::new(*players, |seat| Pile::known_to(Audience::seat(seat), pack.drain(..2)));
        let public =
            Public { opened: List::new(), points: PerSeat::new(*players, |_| 0), trick: 0 };
        let state = State { public, secrets: Secrets { hands } };
        Opening { players: *players, state, first: Step::Trick }
    }

    fn step(play: &mut Play<'_, Self>, step: Step) {
        match step {
            Step::Trick if play.public.trick == 2 => {
                let best = play.public.points.iter().max().copied();
                let winners = play.public.points.seats_where(|points| Some(*points) == best);
                play.end(Outcome::won_by(winners).with_scores(play.public.points));
            }
            Step::Trick => play.then([Ask(Question::LayCard), Do(Step::Trick)]),
        }
    }

    fn who(look: Look<'_, Self>, question: Question) -> Asked {
        match question {
            Question::LayCard => Asked::Everyone(look.seats()),
        }
    }

    fn answer(play: &mut Play<'_, Self>, _question: Question, answers: &Answers<Move>) {
        let referee = play.referee();
        let laid: Vec<u8> = answers.iter().map(|(_, Move::Lay(card))| *card).collect();
        for (seat, Move::Lay(card)) in answers.iter() {
            let hand = &mut play.secrets.hands[seat];
            let place =
                hand.read(referee).iter().position(|held| held == card).expect("checked before");
            hand.take(place, referee);
            if laid.iter().all(|other| other <= card) {
                play.public.points[seat] += 1;
            }
        }
        referee.disclose();
        play.public.trick += 1;
        play.public.opened.extend(laid.iter().copied());
        play.tell(|_| Event::Opened(laid.clone()));
    }

    fn check(look: Look<'_, Self>, _question: Question, action: &Move) -> Result<(), Forbidden> {
        let Move::Lay(card) = action;
        if hand(look).contains(card) { Ok(()) } else { Err(Forbidden::NotYours) }
    }

    fn candidates(look: Look<'_, Self>, _question: Question, out: &mut Vec<Move>) -> Coverage {
        out.extend(hand(look).iter().copied().map(Move::Lay));
        Coverage::Complete
    }

    fn lists_exactly(_question: Question) -> bool {
        true
    }

    fn own(look: Look<'_, Self>) -> Own {
        let sizes = look.secrets.hands.map(|_, hand| hand.len() as u8);
        Own { hand: hand(look).iter().copied().collect(), sizes }
    }

    fn beliefs(view: &View<Self>) -> Beliefs {
        let mine = view.own.hand;
        Beliefs {
            unseen: view.public.unopened().filter(|card| !mine.contains(card)).collect(),
            hands: PerSeat::new(view.players, |seat| (view.seat() == Some(seat)).then_some(mine)),
            sizes: view.own.sizes,
        }
    }

    fn world(beliefs: &Beliefs, rng: &mut Rng) -> Secrets {
        let mut unseen = beliefs.unseen;
        rng.shuffle(&mut unseen);
        let hands = beliefs.hands.map(|seat, known| {
            let size = usize::from(beliefs.sizes[seat]);
            let cards = known.unwrap_or_else(|| unseen.drain(..size).collect());
            Pile::known_to(Audience::seat(seat), cards)
        });
        Secrets { hands }
    }

    fn validate(
        (): &(),
        state: &State<Self>,
        players: u8,
        _to_come: &[Next<Self>],
    ) -> Result<(), String> {
        if state.secrets.hands.len() == players && state.public.points.len() == players {
            Ok(())
        } else {
            Err("hands, points and players differ".into())
        }
    }
}
