//! Coffer in its box: words, bots, and what the laws must know of it.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use bots::{Policy, Random};
use kernel::{Observation, Opening, Referee, Refusal, Rng, Seat, State, View};
use serde::{Deserialize, Serialize};
use shelf::{
    Arg, Asks, CardText, Code, Describes, Foretells, Helps, Hosts, Language, Line, NamedOpening,
    Offers, Prints, Problem, Published, Refuses, Setting, Shows, Speaks, Stands, StandsIn, Talk,
    Talks, Tells, Tries, Voice, Words,
};
use testkit::Trial;
use ts_rs::TS;

use crate::coffer::{
    Action, CARDS, Coffer, Config, Event, Forbidden, Given, Question, fault, opening,
};

/// The name of its only opening: hands as they are listed, and the rest of the cards in order.
pub(crate) const LESSON: &str = "lesson";

const FR: &str = "
name = Coffre
standing = Points
summary = Un petit jeu pour essayer les lois.
ask-lay = Posez une carte.
ask-look = { $name } peut regarder une main.
ask-claim = Qui veut la carte du coffre ?
lay = Poser le { $card }.
look = Regarder la main de { $name }.
claim = Prendre la carte.
pass = Passer.
opened = { $name } fait le pli.
looked = { $by } regarde la main de { $at }.
looked-seen = { $by } regarde la main de { $at } : { $cards }.
claimed = { $name } prend le { $card }.
not-held = Vous n'avez pas le { $card }.
no-such-hand = Choisissez la main d'un autre joueur.
unlucky = Pas cette fois.
out-of-place = Ce n'est pas ce qui est demandé.
refused = Rien ne vous est demandé.
sheet = { $name } : { $points }
own = Votre main : { $cards }
clause-CO-1 = La plus haute carte fait le pli.
clause-CO-2 = On ne pose que ce que l'on a.
";

const EN: &str = "
name = Coffer
standing = Points
summary = A small game to try the laws on.
ask-lay = Lay a card.
ask-look = { $name } may look at a hand.
ask-claim = Who wants the card in the coffer?
lay = Lay the { $card }.
look = Look at the hand of { $name }.
claim = Take the card.
pass = Pass.
opened = { $name } takes the trick.
looked = { $by } looks at the hand of { $at }.
looked-seen = { $by } looks at the hand of { $at }: { $cards }.
claimed = { $name } takes the { $card }.
not-held = You do not hold the { $card }.
no-such-hand = Choose another player's hand.
unlucky = Not this time.
out-of-place = This is not what is asked.
refused = Nothing is asked of you.
sheet = { $name }: { $points }
own = Your hand: { $cards }
clause-CO-1 = The highest card takes the trick.
clause-CO-2 = One lays only what one holds.
";

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(&[FR], &[EN]));

fn say(voice: &Voice<'_>, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    WORDS.say(voice.language, key, args)
}

fn list(cards: &[u8]) -> Arg<'static> {
    format!("{cards:?}").into()
}

fn number(card: u8) -> Arg<'static> {
    u16::from(card).into()
}

/// What is on a card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub(crate) enum Facts {
    Card { value: u8 },
}

impl<const FAULT: u8> Hosts for Coffer<FAULT> {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const DEFAULT_PLAYERS: u8 = 3;
    const SET_THE_DEAL: &'static [&'static str] =
        if FAULT == fault::SILENT_DEAL { &[] } else { &["pack"] };

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    fn settings(_language: Language) -> Vec<Setting> {
        Vec::new()
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn shuffles_seats(config: &Config) -> bool {
        FAULT == fault::SILENT_SEATS && !config.seated
    }

    fn pace(_config: &Config, _question: Question) -> Option<u16> {
        None
    }

    fn timed(_config: &Config) -> bool {
        false
    }
}

impl<const FAULT: u8> Talks for Coffer<FAULT> {
    fn talk(_config: &Config, language: Language) -> Talk {
        let phrases = vec![language.of("Bravo !", "Well done!").to_owned()];
        Talk {
            free: false,
            phrases,
            about_players: Vec::new(),
            private: false,
            gallery_to_players: false,
            clauses: Vec::new(),
        }
    }
}

impl<const FAULT: u8> Speaks for Coffer<FAULT> {
    fn words() -> &'static Words {
        &WORDS
    }
}

impl<const FAULT: u8> Asks for Coffer<FAULT> {
    fn ask(voice: &Voice<'_>, view: &View<Self>, question: Question) -> String {
        match question {
            Question::Lay => say(voice, "ask-lay", &[]),
            Question::Look => {
                let best = view
                    .public
                    .points
                    .pairs()
                    .max_by_key(|(_, points)| **points)
                    .map(|(seat, _)| seat);
                say(voice, "ask-look", &[("name", voice.names_of(best).into())])
            }
            Question::Claim => say(voice, "ask-claim", &[]),
        }
    }

    fn clauses(_question: Question) -> &'static [&'static str] {
        &[]
    }
}

impl<const FAULT: u8> Offers for Coffer<FAULT> {
    fn choice(
        voice: &Voice<'_>,
        _view: &View<Self>,
        _question: Question,
        action: &Action,
    ) -> (String, Vec<String>) {
        match action {
            Action::Lay(card) => {
                (say(voice, "lay", &[("card", number(*card))]), vec![format!("card:{card}")])
            }
            Action::Look { at } => {
                let text = say(voice, "look", &[("name", voice.name(*at).into())]);
                (text, vec![format!("seat:{}", at.number())])
            }
            Action::Claim => (say(voice, "claim", &[]), vec!["say:claim".into()]),
            Action::Pass => (say(voice, "pass", &[]), vec!["say:pass".into()]),
        }
    }
}

impl<const FAULT: u8> Foretells for Coffer<FAULT> {}

impl<const FAULT: u8> Tells for Coffer<FAULT> {
    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        let text = match event {
            Event::Opened { taken_by, .. } => {
                say(voice, "opened", &[("name", voice.name(*taken_by).into())])
            }
            Event::Looked { by, at, cards } => {
                let mut args = vec![("by", voice.name(*by).into()), ("at", voice.name(*at).into())];
                args.extend(cards.as_ref().map(|cards| ("cards", list(cards))));
                say(voice, if cards.is_some() { "looked-seen" } else { "looked" }, &args)
            }
            Event::Claimed { .. } if FAULT == fault::MUTE => String::new(),
            Event::Claimed { by, card } => {
                say(voice, "claimed", &[("name", voice.name(*by).into()), ("card", number(*card))])
            }
        };
        Line { text, clauses: vec!["CO-1".into()] }
    }
}

impl<const FAULT: u8> Refuses for Coffer<FAULT> {
    fn code(refusal: &Refusal<Forbidden>) -> Code {
        let Refusal::Forbidden(forbidden) = refusal else { return ("CO-E0".into(), None) };
        let code = match forbidden {
            Forbidden::NotHeld { .. } => "CO-E1",
            Forbidden::NoSuchHand => "CO-E2",
            Forbidden::Unlucky => "CO-E3",
            Forbidden::OutOfPlace => "CO-E4",
        };
        (code.into(), Some("CO-2"))
    }

    fn why(voice: &Voice<'_>, _code: &str, refusal: &Refusal<Forbidden>) -> String {
        let Refusal::Forbidden(forbidden) = refusal else { return say(voice, "refused", &[]) };
        match forbidden {
            Forbidden::NotHeld { card } => say(voice, "not-held", &[("card", number(*card))]),
            Forbidden::NoSuchHand => say(voice, "no-such-hand", &[]),
            Forbidden::Unlucky => say(voice, "unlucky", &[]),
            Forbidden::OutOfPlace => say(voice, "out-of-place", &[]),
        }
    }
}

impl<const FAULT: u8> Describes for Coffer<FAULT> {
    fn sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String> {
        let line = |(seat, points): (Seat, &i32)| {
            say(
                voice,
                "sheet",
                &[("name", voice.name(seat).into()), ("points", points.to_string().into())],
            )
        };
        view.public.points.pairs().map(line).collect()
    }

    fn own_sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String> {
        let hand = view.seat().and_then(|seat| view.own.hands[seat].as_ref());
        hand.map(|hand| say(voice, "own", &[("cards", list(hand))])).into_iter().collect()
    }
}

impl<const FAULT: u8> Helps for Coffer<FAULT> {
    type Aid = ();

    fn aid(_voice: &Voice<'_>, _view: &View<Self>) -> Option<Vec<String>> {
        None
    }
}

impl<const FAULT: u8> Tries for Coffer<FAULT> {
    type Tried = ();
}

impl<const FAULT: u8> Shows for Coffer<FAULT> {
    type Shown = ();

    fn shown(_view: &View<Self>, _question: Option<Question>) {}
}

impl<const FAULT: u8> Stands for Coffer<FAULT> {
    fn standing(view: &View<Self>, seat: Seat) -> i32 {
        view.public.points[seat]
    }

    fn sways(event: &Event) -> bool {
        matches!(event, Event::Opened { .. } | Event::Claimed { .. })
    }
}

impl<const FAULT: u8> Prints for Coffer<FAULT> {
    type Facts = Facts;

    fn cards(language: Language) -> Vec<CardText<Facts>> {
        let text = |card: u8| language.of(format!("Vaut {card}."), format!("Worth {card}."));
        (1..=CARDS)
            .map(|card| CardText {
                id: card.to_string(),
                name: card.to_string(),
                text: text(card),
                facts: Facts::Card { value: card },
            })
            .collect()
    }
}

impl<const FAULT: u8> StandsIn for Coffer<FAULT> {
    fn when_time_is_up(seen: &Observation<Self>) -> Action {
        if FAULT == fault::BAD_TIME_OUT { Action::Lay(99) } else { seen.options[0] }
    }
}

impl<const FAULT: u8> Published for Coffer<FAULT> {
    type Regular = Random;

    const PREFIX: &'static str = "CO";
    const LEVELS: &'static [&'static str] = &["random"];

    fn opening(
        config: &Config,
        _given: &Given,
        wanted: &NamedOpening,
        _rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        if wanted.name != LESSON {
            return Err(wanted.unknown("coffer"));
        }
        let Ok(hands) = Vec::<Vec<u8>>::deserialize(&wanted.data) else {
            return Err(Problem::new("a lesson lists hands"));
        };
        if hands.len() != usize::from(config.players) {
            return Err(Problem::new("a lesson has a hand for everybody"));
        }
        let dealt: Vec<u8> = hands.iter().flatten().copied().collect();
        Ok(opening(&hands, (1..=CARDS).filter(|card| !dealt.contains(card)).collect()))
    }

    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>> {
        (level == "random").then(|| Box::new(Random) as Box<dyn Policy<Self>>)
    }

    fn side(_state: &State<Self>, _seat: Seat, _referee: Referee<'_>) -> &'static str {
        "everybody"
    }
}

impl<const FAULT: u8> Trial for Coffer<FAULT> {
    /// Three rounds in which all four lay, one looks, and all four pass.
    const LONGEST: u32 = 27;

    fn configs() -> Vec<Config> {
        (2..=4).map(Config::new).collect()
    }

    fn count_pieces(state: &State<Self>, _players: u8, referee: Referee<'_>) -> Result<(), String> {
        let State { public, secrets } = state;
        let hands = secrets.hands.iter().flat_map(|hand| hand.read(referee));
        let table = public.laid.iter().flatten().chain(&public.claimed);
        let mut cards: Vec<u8> =
            hands.chain(table).chain(secrets.coffer.read(referee)).copied().collect();
        cards.sort_unstable();
        if cards.iter().copied().eq(1..=CARDS) {
            Ok(())
        } else {
            Err(format!("the cards are {cards:?}"))
        }
    }

    fn redeal(
        opening_now: Opening<Self>,
        _now: &State<Self>,
        world: &State<Self>,
        _viewer: kernel::Viewer,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>> {
        if FAULT == fault::NO_REDEAL {
            return None;
        }
        let hands = opening_now.state.secrets.hands.pairs().map(|(seat, hand)| {
            let mut still_held = world.secrets.hands[seat].read(referee).iter();
            let was_laid = |card: &u8| world.public.laid[seat].contains(card);
            let dealt =
                |card: &u8| if was_laid(card) { Some(*card) } else { still_held.next().copied() };
            hand.read(referee).iter().map(dealt).collect::<Option<Vec<u8>>>()
        });
        let coffer =
            world.secrets.coffer.read(referee).iter().chain(world.public.claimed.iter().rev());
        Some(opening(&hands.collect::<Option<Vec<_>>>()?, coffer.copied().collect()))
    }

    fn hidden_orders(
        state: &State<Self>,
        _viewer: kernel::Viewer,
        referee: Referee<'_>,
    ) -> Vec<Vec<String>> {
        let kind = |card: &u8| if *card > CARDS / 2 { "high" } else { "low" }.to_owned();
        vec![state.secrets.coffer.read(referee).iter().map(kind).collect()]
    }

    fn retell(action: &Action, seat: Seat, world: &State<Self>, referee: Referee<'_>) -> Action {
        match action {
            Action::Lay(card) if !world.public.laid[seat].contains(card) => {
                Action::Lay(world.secrets.hands[seat].read(referee)[0])
            }
            Action::Lay(_) | Action::Look { .. } | Action::Claim | Action::Pass => *action,
        }
    }
}
