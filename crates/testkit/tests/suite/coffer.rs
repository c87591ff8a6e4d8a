//! *Coffer*, a small game with everything a law wants to see.
//!
//! Everybody holds three cards; the rest is the coffer, which nobody knows. Each round all lay a card at once and the
//! highest takes a point; its player may look at somebody's hand; then anybody may claim the coffer's top card, for
//! a point if it is above eight and a point less if not. Three rounds, most points win.
//!
//! The number in its type is a fault that is built in on purpose.

use std::cell::Cell;
use std::sync::atomic::{AtomicI32, Ordering};

use kernel::Next::{Ask, Do};
use kernel::{
    Answers, Asked, Audience, ConfigError, Coverage, Game, Look, Next, Opening, Outcome, PerSeat,
    Pile, Play, Referee, Rng, Seat, Seats, Viewer,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What may be wrong with the game.
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    /// A counter outside the table changes the points.
    pub(crate) const OUTSIDE_COUNTER: u8 = 1;
    /// Whoever may look at a hand has nothing to choose from.
    pub(crate) const NO_OPTION: u8 = 2;
    /// Not to look is allowed but not offered.
    pub(crate) const OPTION_MISSING: u8 = 3;
    /// Whether one may claim depends on the card nobody knows.
    pub(crate) const CHECK_READS_SECRET: u8 = 4;
    /// Hands are dealt face up.
    pub(crate) const WRONG_AUDIENCE: u8 = 5;
    /// A view tells whether the coffer's top card is high.
    pub(crate) const VIEW_LEAKS: u8 = 6;
    /// Everybody is told what only one may see.
    pub(crate) const EVENT_LEAKS: u8 = 7;
    /// Imagined worlds hold cards that lie open on the table.
    pub(crate) const IMPOSSIBLE_WORLDS: u8 = 8;
    /// A claimed card vanishes.
    pub(crate) const CARD_LOST: u8 = 9;
    /// Part of the state is not saved.
    pub(crate) const NOT_SAVED: u8 = 10;
    /// The round never ends.
    pub(crate) const ENDLESS: u8 = 11;
    /// One event has no words.
    pub(crate) const MUTE: u8 = 12;
    /// A player whose time is up plays a card that does not exist.
    pub(crate) const BAD_TIME_OUT: u8 = 13;
    /// The game cannot be dealt in another way.
    pub(crate) const NO_REDEAL: u8 = 14;
    /// Whoever was last judged is written down, outside the running rules.
    pub(crate) const CHECK_WRITES: u8 = 15;
}
use fault::*;

#[derive(Debug)]
pub(crate) struct Coffer<const FAULT: u8>;

pub(crate) const CARDS: u8 = 16;
const ROUNDS: u8 = 3;
const HIGH: u8 = 8;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Config {
    pub(crate) players: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    #[serde(with = "kernel::sealed")]
    pub(crate) hands: PerSeat<Pile<u8, 3>>,
    #[serde(with = "kernel::sealed")]
    pub(crate) coffer: Pile<u8, 16>,
    /// Cards laid, by seat.
    pub(crate) laid: PerSeat<Vec<u8>>,
    /// Cards claimed from the coffer, in order.
    pub(crate) claimed: Vec<u8>,
    /// Who has looked at a seat's hand.
    pub(crate) lookers: PerSeat<Seats>,
    pub(crate) points: PerSeat<i32>,
    pub(crate) round: u8,
    pub(crate) leader: Seat,
    /// A secret in an ordinary field; only faulty games use it.
    pub(crate) lucky: bool,
    /// Part of the state that a save file leaves out.
    #[serde(skip)]
    forgotten: u8,
    /// What even a check could change; only a faulty one does.
    last_judged: Cell<u8>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Round,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Question {
    Lay,
    Look,
    Claim,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Lay(u8),
    Look { at: Seat },
    Claim,
    Pass,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub(crate) enum Event {
    Opened { cards: Vec<u8>, taken_by: Seat },
    Looked { by: Seat, at: Seat, cards: Option<Vec<u8>> },
    Claimed { by: Seat, card: u8 },
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Forbidden {
    NotHeld { card: u8 },
    NoSuchHand,
    Unlucky,
    OutOfPlace,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) sizes: Vec<usize>,
    /// The hands the viewer knows.
    pub(crate) hands: PerSeat<Option<Vec<u8>>>,
    pub(crate) coffer: usize,
    laid: PerSeat<Vec<u8>>,
    claimed: Vec<u8>,
    lookers: PerSeat<Seats>,
    pub(crate) points: PerSeat<i32>,
    round: u8,
    leader: Seat,
    hint: Option<bool>,
}

shelf::fields!(View {
    viewer,
    sizes,
    hands,
    coffer,
    laid,
    claimed,
    lookers,
    points,
    round,
    leader,
    hint,
});

pub(crate) fn is_lucky(coffer: &[u8]) -> bool {
    coffer.last().is_some_and(|card| *card > HIGH)
}

/// An opening with these hands and this coffer, top card last.
pub(crate) fn opening<const FAULT: u8>(
    hands: &[Vec<u8>],
    coffer: Vec<u8>,
) -> Opening<Coffer<FAULT>> {
    let players = hands.len() as u8;
    let open = FAULT == WRONG_AUDIENCE;
    let audience = |seat| if open { Audience::EVERYBODY } else { Audience::seat(seat) };
    let state = State {
        hands: PerSeat::new(players, |seat| {
            Pile::known_to(audience(seat), hands[usize::from(seat.number())].clone())
        }),
        lucky: is_lucky(&coffer),
        coffer: Pile::known_to(Audience::NOBODY, coffer),
        laid: PerSeat::new(players, |_| Vec::new()),
        claimed: Vec::new(),
        lookers: PerSeat::new(players, |_| Seats::NONE),
        points: PerSeat::new(players, |_| 0),
        round: 0,
        leader: Seat::new(0),
        forgotten: 0,
        last_judged: Cell::new(0),
    };
    Opening { players, state, first: Step::Round }
}

impl<const FAULT: u8> Game for Coffer<FAULT> {
    const SLUG: &'static str = "coffer";
    const RULES: u32 = 1;
    type Config = Config;
    type State = State;
    type Step = Step;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Forbidden = Forbidden;
    type View = View;

    fn setup(config: &Config, rng: &mut Rng) -> Result<Opening<Self>, ConfigError> {
        if !(2..=4).contains(&config.players) {
            return Err(ConfigError::new(
                "Le coffre se joue de 2 à 4.",
                "Coffer is for 2 to 4 players.",
            ));
        }
        let mut pack: Vec<u8> = (1..=CARDS).collect();
        rng.shuffle(&mut pack);
        let hands: Vec<Vec<u8>> = (0..config.players).map(|_| pack.drain(..3).collect()).collect();
        Ok(opening(&hands, pack))
    }

    fn step(play: &mut Play<'_, Self>, step: Step) {
        match step {
            Step::Round if FAULT == ENDLESS => play.then([Ask(Question::Look), Do(Step::Round)]),
            Step::Round if play.state.round == ROUNDS => {
                let best = play.state.points.iter().max().copied();
                let winners = play.state.points.seats_where(|points| Some(*points) == best);
                play.end(Outcome::won_by(winners).with_scores(play.state.points.clone()));
            }
            Step::Round => {
                play.state.round += 1;
                play.then([
                    Ask(Question::Lay),
                    Ask(Question::Look),
                    Ask(Question::Claim),
                    Do(Step::Round),
                ]);
            }
        }
    }

    fn who(state: &State, question: Question) -> Asked {
        match question {
            Question::Lay => Asked::Everyone(state.hands.seats()),
            Question::Look => Asked::One(state.leader),
            Question::Claim => Asked::Anyone(state.hands.seats()),
        }
    }

    fn answer(play: &mut Play<'_, Self>, question: Question, answers: Answers<Action>) {
        match question {
            Question::Lay => open_cards(play, &answers),
            Question::Look => {
                if let (by, Action::Look { at }) = answers.only() {
                    look_at(play, by, at);
                }
            }
            Question::Claim => {
                if let Some((by, _)) = answers.iter().next() {
                    claim(play, by);
                }
            }
        }
    }

    fn check(look: Look<'_, Self>, question: Question, action: &Action) -> Result<(), Forbidden> {
        let Some(me) = look.viewer.seat() else { return Err(Forbidden::OutOfPlace) };
        if FAULT == CHECK_WRITES {
            look.state.last_judged.set(me.number());
        }
        match (question, action) {
            (Question::Lay, Action::Lay(card)) => {
                let held = look.state.hands[me]
                    .seen_by(look.viewer)
                    .is_some_and(|hand| hand.contains(card));
                if held { Ok(()) } else { Err(Forbidden::NotHeld { card: *card }) }
            }
            (Question::Look, Action::Look { at }) => {
                if *at != me && look.state.hands.get(*at).is_some() {
                    Ok(())
                } else {
                    Err(Forbidden::NoSuchHand)
                }
            }
            (Question::Claim, Action::Claim)
                if FAULT == CHECK_READS_SECRET && !look.state.lucky =>
            {
                Err(Forbidden::Unlucky)
            }
            (Question::Claim, Action::Claim) | (Question::Look | Question::Claim, Action::Pass) => {
                Ok(())
            }
            _ => Err(Forbidden::OutOfPlace),
        }
    }

    fn candidates(look: Look<'_, Self>, question: Question, out: &mut Vec<Action>) -> Coverage {
        match question {
            Question::Lay => out.extend((1..=CARDS).map(Action::Lay)),
            Question::Look if FAULT == NO_OPTION => {}
            Question::Look => {
                out.extend(look.state.hands.seats().iter().map(|at| Action::Look { at }));
                out.extend((FAULT != OPTION_MISSING).then_some(Action::Pass));
            }
            Question::Claim => out.extend([Action::Claim, Action::Pass]),
        }
        Coverage::Complete
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn view(look: Look<'_, Self>) -> View {
        let state = look.state;
        View {
            viewer: look.viewer,
            sizes: state.hands.iter().map(Pile::len).collect(),
            hands: state.hands.map(|_, hand| hand.seen_by(look.viewer).map(<[_]>::to_vec)),
            coffer: state.coffer.len(),
            laid: state.laid.clone(),
            claimed: state.claimed.clone(),
            lookers: state.lookers.clone(),
            points: state.points.clone(),
            round: state.round,
            leader: state.leader,
            hint: (FAULT == VIEW_LEAKS).then_some(state.lucky),
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> State {
        let open =
            view.laid.iter().flatten().chain(&view.claimed).filter(|_| FAULT != IMPOSSIBLE_WORLDS);
        let known: Vec<u8> = open.chain(view.hands.iter().flatten().flatten()).copied().collect();
        let mut unknown: Vec<u8> = (1..=CARDS).filter(|card| !known.contains(card)).collect();
        rng.shuffle(&mut unknown);
        let hands = PerSeat::new(view.points.len(), |seat| {
            let audience = view.lookers[seat]
                .iter()
                .map(Viewer::Seat)
                .fold(Audience::seat(seat), Audience::with);
            let size = view.sizes[usize::from(seat.number())];
            let cards = view.hands[seat].clone().unwrap_or_else(|| unknown.drain(..size).collect());
            Pile::known_to(audience, cards)
        });
        unknown.truncate(view.coffer);
        State {
            hands,
            lucky: view.hint.unwrap_or_else(|| is_lucky(&unknown)),
            coffer: Pile::known_to(Audience::NOBODY, unknown),
            laid: view.laid.clone(),
            claimed: view.claimed.clone(),
            lookers: view.lookers.clone(),
            points: view.points.clone(),
            round: view.round,
            leader: view.leader,
            forgotten: 0,
            last_judged: Cell::new(0),
        }
    }

    fn validate(state: &State, players: u8, _to_come: &[Next<Self>]) -> Result<(), String> {
        if state.hands.len() == players { Ok(()) } else { Err("hands and players differ".into()) }
    }
}

/// The cards are opened; the highest takes a point.
fn open_cards<const FAULT: u8>(play: &mut Play<'_, Coffer<FAULT>>, answers: &Answers<Action>) {
    let mut cards = Vec::new();
    for (seat, action) in answers.iter() {
        if let Action::Lay(card) = action {
            take_from_hand(play.state, seat, *card, play.referee());
            cards.push(*card);
        }
    }
    let highest = cards.iter().max().copied();
    let taken_by = play.state.laid.seats_where(|laid| laid.last().copied() == highest).lowest();
    play.state.leader = taken_by.expect("somebody laid the highest card");
    play.state.points[play.state.leader] += 1 + outside_counter::<FAULT>();
    play.state.forgotten += u8::from(FAULT == NOT_SAVED);
    play.referee().disclose();
    let taken_by = play.state.leader;
    play.tell(|_| Event::Opened { cards: cards.clone(), taken_by });
}

fn take_from_hand(state: &mut State, seat: Seat, card: u8, referee: Referee<'_>) {
    let hand = &mut state.hands[seat];
    let place = hand.read(referee).iter().position(|held| *held == card).expect("checked before");
    state.laid[seat].push(hand.take(place, referee));
}

fn outside_counter<const FAULT: u8>() -> i32 {
    static COUNTER: AtomicI32 = AtomicI32::new(0);
    if FAULT == OUTSIDE_COUNTER { COUNTER.fetch_add(1, Ordering::Relaxed) } else { 0 }
}

fn look_at<const FAULT: u8>(play: &mut Play<'_, Coffer<FAULT>>, by: Seat, at: Seat) {
    let referee = play.referee();
    play.state.hands[at].show_to(by, referee);
    play.state.lookers[at].insert(by);
    let all = play.state.hands[at].read(referee).to_vec();
    play.tell(|look| {
        let seen = look.state.hands[at].seen_by(look.viewer).map(<[_]>::to_vec);
        Event::Looked { by, at, cards: if FAULT == EVENT_LEAKS { Some(all.clone()) } else { seen } }
    });
}

fn claim<const FAULT: u8>(play: &mut Play<'_, Coffer<FAULT>>, by: Seat) {
    let referee = play.referee();
    let card = play.state.coffer.draw(referee).expect("three rounds do not empty the coffer");
    play.state.lucky = is_lucky(play.state.coffer.read(referee));
    play.state.points[by] += if card > HIGH { 1 } else { -1 };
    play.state.claimed.extend((FAULT != CARD_LOST).then_some(card));
    referee.disclose();
    play.tell(|_| Event::Claimed { by, card });
}
