//! *Coffer*, a small game with everything a law wants to see.
//!
//! Everybody holds three cards; the rest is the coffer, which nobody knows. Each round all lay a card at once and the
//! highest takes a point; its player may look at somebody's hand; then anybody may claim the coffer's top card, for
//! a point if it is above eight and a point less if not. Three rounds, most points win.
//!
//! The number in its type is a fault that is built in on purpose.

use std::sync::atomic::{AtomicI32, AtomicU8, Ordering};

use kernel::Next::{Ask, Do};
use kernel::{
    Answers, Asked, Audience, ConfigError, Coverage, Game, List, Look, Next, Opening, Outcome,
    PerSeat, Pile, Play, Rng, Seat, Seats, State, View, Viewer,
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
    /// Part of what everybody knows is not saved.
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
    /// What is said to be exactly what is allowed is more than that.
    pub(crate) const LIST_NOT_EXACT: u8 = 16;
    /// Answers by chance are always the same.
    pub(crate) const DRAWS_THE_FIRST: u8 = 17;
    /// Imagined coffers have their high cards on top.
    pub(crate) const UNEVEN_WORLDS: u8 = 18;
    /// No fault: a later version of the rules, by which nothing is different.
    pub(crate) const LATER_RULES: u8 = 19;
    /// No fault: a later version of the rules, by which the lowest card takes the trick.
    pub(crate) const OTHER_RULES: u8 = 20;
    /// An option sets the deal, and nobody says so.
    pub(crate) const SILENT_DEAL: u8 = 21;
    /// An option is said to set the deal, and does not.
    pub(crate) const IDLE_DEAL: u8 = 22;
    /// An option seats people, and nobody says so.
    pub(crate) const SILENT_SEATS: u8 = 23;
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
    /// The pack as it lies, for practice.
    #[serde(default)]
    pub(crate) pack: Option<Vec<u8>>,
    /// Whether people sit where they sat down; only a faulty game draws seats otherwise.
    #[serde(default)]
    pub(crate) seated: bool,
}

impl Config {
    pub(crate) const fn new(players: u8) -> Self {
        Self { players, pack: None, seated: false }
    }
}

const MOST: usize = 4;

/// What never changes during a game; only a faulty one does change it.
#[derive(Debug, Default)]
pub(crate) struct Given {
    last_judged: AtomicU8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub(crate) struct Public {
    /// Cards laid, by seat.
    pub(crate) laid: PerSeat<List<u8, 3>, MOST>,
    /// Cards claimed from the coffer, in order.
    pub(crate) claimed: List<u8, 16>,
    /// Who has looked at a seat's hand.
    pub(crate) lookers: PerSeat<Seats, MOST>,
    pub(crate) points: PerSeat<i32, MOST>,
    pub(crate) round: u8,
    pub(crate) leader: Seat,
    /// Something that a save file leaves out; only faulty games change it.
    #[serde(skip_deserializing)]
    forgotten: u8,
}

shelf::fields!(Public { laid, claimed, lookers, points, round, leader, forgotten });

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Secrets {
    #[serde(with = "kernel::sealed")]
    pub(crate) hands: PerSeat<Pile<u8, 3>, MOST>,
    #[serde(with = "kernel::sealed")]
    pub(crate) coffer: Pile<u8, 16>,
    /// A secret in an ordinary field; only faulty games use it.
    pub(crate) lucky: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub(crate) struct Own {
    pub(crate) sizes: PerSeat<u8, MOST>,
    /// The hands the viewer knows.
    pub(crate) hands: PerSeat<Option<List<u8, 3>>, MOST>,
    pub(crate) coffer: u8,
    hint: Option<bool>,
    last_judged: Option<u8>,
}

shelf::fields!(Own { sizes, hands, coffer, hint, last_judged });

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

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
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
    let secrets = Secrets {
        hands: PerSeat::new(players, |seat| {
            Pile::known_to(audience(seat), hands[usize::from(seat.number())].iter().copied())
        }),
        lucky: is_lucky(&coffer),
        coffer: Pile::known_to(Audience::NOBODY, coffer),
    };
    let public = Public {
        laid: PerSeat::new(players, |_| List::new()),
        claimed: List::new(),
        lookers: PerSeat::new(players, |_| Seats::NONE),
        points: PerSeat::new(players, |_| 0),
        round: 0,
        leader: Seat::new(0),
        forgotten: 0,
    };
    Opening { players, state: State { public, secrets }, first: Step::Round }
}

impl<const FAULT: u8> Game for Coffer<FAULT> {
    const SLUG: &'static str = "coffer";
    const RULES: u32 = if FAULT == LATER_RULES || FAULT == OTHER_RULES { 2 } else { 1 };
    type Config = Config;
    type Given = Given;
    type Public = Public;
    type Secrets = Secrets;
    type Own = Own;
    type Step = Step;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Forbidden = Forbidden;
    type Beliefs = View<Self>;

    fn given(config: &Config) -> Result<Given, ConfigError> {
        if !(2..=4).contains(&config.players) {
            return Err(ConfigError::new(
                "Le coffre se joue de 2 à 4.",
                "Coffer is for 2 to 4 players.",
            ));
        }
        let mut pack = config.pack.clone().unwrap_or_else(|| (1..=CARDS).collect());
        pack.sort_unstable();
        if !pack.into_iter().eq(1..=CARDS) {
            return Err(ConfigError::new(
                "pack nomme chacune des 16 cartes une fois.",
                "pack must name each of the 16 cards once.",
            ));
        }
        Ok(Given::default())
    }

    fn setup(config: &Config, _given: &Given, rng: &mut Rng) -> Opening<Self> {
        let mut pack: Vec<u8> = (1..=CARDS).collect();
        rng.shuffle(&mut pack);
        if FAULT != IDLE_DEAL
            && let Some(fixed) = &config.pack
        {
            pack.clone_from(fixed);
        }
        let hands: Vec<Vec<u8>> = (0..config.players).map(|_| pack.drain(..3).collect()).collect();
        opening(&hands, pack)
    }

    fn step(play: &mut Play<'_, Self>, step: Step) {
        match step {
            Step::Round if FAULT == ENDLESS => play.then([Ask(Question::Look), Do(Step::Round)]),
            Step::Round if play.public.round == ROUNDS => {
                let best = play.public.points.iter().max().copied();
                let winners = play.public.points.seats_where(|points| Some(*points) == best);
                play.end(Outcome::won_by(winners).with_scores(play.public.points));
            }
            Step::Round => {
                play.public.round += 1;
                play.then([
                    Ask(Question::Lay),
                    Ask(Question::Look),
                    Ask(Question::Claim),
                    Do(Step::Round),
                ]);
            }
        }
    }

    fn who(look: Look<'_, Self>, question: Question) -> Asked {
        match question {
            Question::Lay => Asked::Everyone(look.seats()),
            Question::Look => Asked::One(look.public.leader),
            Question::Claim => Asked::Anyone(look.seats()),
        }
    }

    fn answer(play: &mut Play<'_, Self>, question: Question, answers: &Answers<Action>) {
        match question {
            Question::Lay => open_cards(play, answers),
            Question::Look => {
                if let (by, Action::Look { at }) = answers.only() {
                    look_at(play, by, *at);
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
        let Some(me) = look.seat() else { return Err(Forbidden::OutOfPlace) };
        if FAULT == CHECK_WRITES {
            look.given.last_judged.store(me.number(), Ordering::Relaxed);
        }
        match (question, action) {
            (Question::Lay, Action::Lay(card)) => {
                let held = look.secrets.hands[me]
                    .seen_by(look.eyes())
                    .is_some_and(|hand| hand.contains(card));
                if held { Ok(()) } else { Err(Forbidden::NotHeld { card: *card }) }
            }
            (Question::Look, Action::Look { at }) => {
                if *at != me && look.secrets.hands.get(*at).is_some() {
                    Ok(())
                } else {
                    Err(Forbidden::NoSuchHand)
                }
            }
            (Question::Claim, Action::Claim)
                if FAULT == CHECK_READS_SECRET && !look.secrets.lucky =>
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
            Question::Lay => {
                let hand = look.seat().and_then(|me| look.secrets.hands[me].seen_by(look.eyes()));
                out.extend(hand.into_iter().flatten().copied().map(Action::Lay));
                out.extend((FAULT == LIST_NOT_EXACT).then_some(Action::Lay(0)));
            }
            Question::Look if FAULT == NO_OPTION => {}
            Question::Look => {
                out.extend(look.secrets.hands.seats().iter().map(|at| Action::Look { at }));
                out.extend((FAULT != OPTION_MISSING).then_some(Action::Pass));
            }
            Question::Claim => out.extend([Action::Claim, Action::Pass]),
        }
        Coverage::Complete
    }

    fn lists_exactly(question: Question) -> bool {
        question == Question::Lay
    }

    fn draw(
        look: Look<'_, Self>,
        question: Question,
        rng: &mut Rng,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        if FAULT == DRAWS_THE_FIRST {
            buffer.clear();
            Self::candidates(look, question, buffer);
            return buffer
                .iter()
                .find(|action| Self::check(look, question, action).is_ok())
                .copied();
        }
        kernel::draw_listed(look, question, rng, buffer)
    }

    fn is_pass(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn own(look: Look<'_, Self>) -> Own {
        let Secrets { hands, coffer, lucky } = look.secrets;
        Own {
            sizes: hands.map(|_, hand| hand.len() as u8),
            hands: hands.map(|_, hand| Some(hand.seen_by(look.eyes())?.iter().copied().collect())),
            coffer: coffer.len() as u8,
            hint: (FAULT == VIEW_LEAKS).then_some(*lucky),
            last_judged: (FAULT == CHECK_WRITES)
                .then(|| look.given.last_judged.load(Ordering::Relaxed)),
        }
    }

    fn beliefs(view: &View<Self>) -> View<Self> {
        view.clone()
    }

    fn world(view: &View<Self>, rng: &mut Rng) -> Secrets {
        let View { public, own, .. } = view;
        let open = public.laid.iter().flatten().chain(&public.claimed);
        let open = open.filter(|_| FAULT != IMPOSSIBLE_WORLDS);
        let known: Vec<u8> = open.chain(own.hands.iter().flatten().flatten()).copied().collect();
        let mut unknown: Vec<u8> = (1..=CARDS).filter(|card| !known.contains(card)).collect();
        rng.shuffle(&mut unknown);
        let hands = PerSeat::new(view.players, |seat| {
            let audience = public.lookers[seat]
                .iter()
                .map(Viewer::Seat)
                .fold(Audience::seat(seat), Audience::with);
            let size = usize::from(own.sizes[seat]);
            let cards = own.hands[seat].unwrap_or_else(|| unknown.drain(..size).collect());
            Pile::known_to(audience, cards)
        });
        unknown.truncate(usize::from(own.coffer));
        if FAULT == UNEVEN_WORLDS {
            unknown.sort_unstable();
        }
        let lucky = own.hint.unwrap_or_else(|| is_lucky(&unknown));
        Secrets { hands, lucky, coffer: Pile::known_to(Audience::NOBODY, unknown) }
    }

    fn validate(
        _given: &Given,
        state: &State<Self>,
        players: u8,
        _to_come: &[Next<Self>],
    ) -> Result<(), String> {
        if state.secrets.hands.len() == players {
            Ok(())
        } else {
            Err("hands and players differ".into())
        }
    }
}

/// The cards are opened; the highest takes a point.
fn open_cards<const FAULT: u8>(play: &mut Play<'_, Coffer<FAULT>>, answers: &Answers<Action>) {
    let mut cards = Vec::new();
    for (seat, action) in answers.iter() {
        if let Action::Lay(card) = action {
            take_from_hand(play, seat, *card);
            cards.push(*card);
        }
    }
    let best = if FAULT == OTHER_RULES { cards.iter().min() } else { cards.iter().max() };
    let best = best.copied();
    let taken_by = play.public.laid.seats_where(|laid| laid.last().copied() == best).lowest();
    play.public.leader = taken_by.expect("somebody laid the best card");
    play.public.points[play.public.leader] += 1 + outside_counter::<FAULT>();
    play.public.forgotten += u8::from(FAULT == NOT_SAVED);
    play.referee().disclose();
    let taken_by = play.public.leader;
    play.tell(|_| Event::Opened { cards: cards.clone(), taken_by });
}

fn take_from_hand<const FAULT: u8>(play: &mut Play<'_, Coffer<FAULT>>, seat: Seat, card: u8) {
    let referee = play.referee();
    let hand = &mut play.secrets.hands[seat];
    let place = hand.read(referee).iter().position(|held| *held == card).expect("checked before");
    play.public.laid[seat].push(hand.take(place, referee));
}

fn outside_counter<const FAULT: u8>() -> i32 {
    static COUNTER: AtomicI32 = AtomicI32::new(0);
    if FAULT == OUTSIDE_COUNTER { COUNTER.fetch_add(1, Ordering::Relaxed) } else { 0 }
}

fn look_at<const FAULT: u8>(play: &mut Play<'_, Coffer<FAULT>>, by: Seat, at: Seat) {
    let referee = play.referee();
    play.secrets.hands[at].show_to(by, referee);
    play.public.lookers[at].insert(by);
    let all = play.secrets.hands[at].read(referee).to_vec();
    play.tell(|look| {
        let seen = look.secrets.hands[at].seen_by(look.eyes()).map(<[_]>::to_vec);
        Event::Looked { by, at, cards: if FAULT == EVENT_LEAKS { Some(all.clone()) } else { seen } }
    });
}

fn claim<const FAULT: u8>(play: &mut Play<'_, Coffer<FAULT>>, by: Seat) {
    let referee = play.referee();
    let card = play.secrets.coffer.draw(referee).expect("three rounds do not empty the coffer");
    play.secrets.lucky = is_lucky(play.secrets.coffer.read(referee));
    play.public.points[by] += if card > HIGH { 1 } else { -1 };
    play.public.claimed.extend((FAULT != CARD_LOST).then_some(card));
    referee.disclose();
    play.tell(|_| Event::Claimed { by, card });
}
