//! A scripted game: players do what the test says with the dice it says, and what was told is kept.

use kernel::{Opening, Refusal, Rng, Seat, Table, Told, Viewer};
use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::cards::{Kind, Why};
use sang_sur_la_lame::table::event::{BloodEvent, SpaceEvent, TurnEvent};
use sang_sur_la_lame::table::flow::{Deed, Reaction};
use sang_sur_la_lame::table::public::Fight;
use sang_sur_la_lame::table::scene::Board;
use sang_sur_la_lame::table::{Action, Config, Event, Figure, FigureId, Public, Question};

use super::deeds::activate;

/// A generator whose next dice are these.
///
/// # Panics
/// Never: every throw comes up somewhere.
pub(crate) fn rigged(dice: &[u8]) -> Rng {
    let mut stream = Rng::from_number(6);
    let mut window: std::collections::VecDeque<u8> = std::collections::VecDeque::new();
    loop {
        window.push_back(stream.below(6) as u8 + 1);
        if window.len() > dice.len() {
            window.pop_front();
        }
        if window.len() == dice.len() && window.iter().eq(dice) {
            return at_word(stream.drawn() - dice.len() as u64);
        }
    }
}

fn at_word(word: u64) -> Rng {
    let mut written = serde_json::to_value(Rng::from_number(6)).expect("a generator is written");
    written["drawn"] = word.into();
    serde_json::from_value(written).expect("a generator is read")
}

/// A game whose players do what the test says.
#[derive(Clone)]
pub(crate) struct Game {
    table: Table<SangSurLaLame>,
    told: Vec<Told<Event>>,
    /// Where in the log the last answer begins.
    last: usize,
    /// How many words had been drawn when the dice were last laid out.
    drawn: u64,
}

impl Game {
    pub(crate) fn begin(config: &Config, opening: Opening<SangSurLaLame>, rng: Rng) -> Self {
        let mut told = Vec::new();
        let table = Table::begin(config, opening, rng, Some(&mut told))
            .unwrap_or_else(|wrong| panic!("{wrong}"));
        let drawn = table.draws();
        Self { table, told, last: 0, drawn }
    }

    /// A whole game from its very beginning.
    pub(crate) fn open(config: &Config, number: u64) -> Self {
        let seed = Rng::from_number(number).seed();
        let mut told = Vec::new();
        let table =
            Table::open(config, seed, Some(&mut told)).unwrap_or_else(|wrong| panic!("{wrong}"));
        let drawn = table.draws();
        Self { table, told, last: 0, drawn }
    }

    /// What was told so far does not matter.
    pub(crate) fn forget(&mut self) {
        self.told.clear();
        self.last = 0;
    }

    /// Which dice come next, left to right; those still to come are forgotten.
    pub(crate) fn dice(&mut self, dice: &[u8]) -> &mut Self {
        let rng = rigged(dice);
        self.drawn = rng.drawn();
        self.edit(|saved| saved["rng"] = serde_json::to_value(rng).expect("it is written"));
        self
    }

    /// How many dice were rolled since they were laid out.
    pub(crate) fn rolled(&self) -> u64 {
        self.table.draws() - self.drawn
    }

    /// Changes what is true at the table.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Public)) -> &mut Self {
        let mut public = *self.table.public();
        change(&mut public);
        let written = serde_json::to_value(public).expect("a position is written");
        self.edit(|saved| saved["state"]["public"] = written);
        self
    }

    fn edit(&mut self, change: impl FnOnce(&mut serde_json::Value)) {
        let mut saved = serde_json::to_value(self.table.save()).expect("a position is written");
        change(&mut saved);
        let saved = serde_json::from_value(saved).expect("a position is read");
        self.table = Table::load(saved).expect("a position that can be played on");
    }

    /// This seat gives this answer, and it is taken.
    #[track_caller]
    pub(crate) fn does(&mut self, seat: u8, action: Action) -> &mut Self {
        self.last = self.told.len();
        let taken = self.table.apply(Seat::new(seat), action, Some(&mut self.told));
        if let Err(why) = taken {
            panic!("seat {seat}: {action:?} is refused: {why:?}; asked: {:?}", self.question());
        }
        self
    }

    /// Whoever is asked answers.
    #[track_caller]
    pub(crate) fn answers(&mut self, action: Action) -> &mut Self {
        let seat = self.asked();
        self.does(seat, action)
    }

    /// The lookout that is asked walks up to the mover, straight (DS-R93).
    #[track_caller]
    pub(crate) fn engages(&mut self) -> &mut Self {
        let moving = self.public().moving.expect("somebody moves");
        let to = moving.asked.last().and_then(|asked| asked.offer.engage).expect("within an inch");
        self.answers(Action::React(Reaction::Engage { to }))
    }

    /// A figure's seat announces what it does.
    #[track_caller]
    pub(crate) fn announces(&mut self, figure: FigureId, kinds: &[Kind]) -> &mut Self {
        self.answers(activate(figure, kinds))
    }

    /// The announced action whose time has come is performed.
    #[track_caller]
    pub(crate) fn performs(&mut self, deed: Deed) -> &mut Self {
        self.answers(Action::Perform(deed))
    }

    /// A figure announces one action and performs it.
    #[track_caller]
    pub(crate) fn acts(&mut self, figure: FigureId, kind: Kind, deed: Deed) -> &mut Self {
        self.announces(figure, &[kind]).performs(deed)
    }

    /// The answer is refused by this number (`DS-E07`) or clause, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, action: Action, code: &str) -> &mut Self {
        let seat = Seat::new(self.asked());
        let (before, told) = (self.table.clone(), self.told.len());
        match self.table.apply(seat, action, Some(&mut self.told)) {
            Ok(()) => panic!("{action:?} is taken, {code} should refuse it"),
            Err(Refusal::Forbidden(why)) => assert!(
                why.number() == code || why.clause() == code,
                "{action:?} is refused by {} ({}), not by {code}: {why:?}",
                why.number(),
                why.clause()
            ),
            Err(why) => panic!("{action:?}: {why:?}"),
        }
        assert!(self.table == before && self.told.len() == told, "a refusal leaves no trace");
        self
    }

    /// The deed is refused.
    #[track_caller]
    pub(crate) fn refuses_deed(&mut self, deed: Deed, code: &str) -> &mut Self {
        self.refuses(Action::Perform(deed), code)
    }

    /// The declaration is refused.
    #[track_caller]
    pub(crate) fn refuses_to(&mut self, figure: FigureId, kinds: &[Kind], code: &str) -> &mut Self {
        self.refuses(activate(figure, kinds), code)
    }

    /// Whether an answer would be taken now.
    pub(crate) fn allows(&self, action: Action) -> bool {
        self.table.check(Seat::new(self.asked()), &action).is_ok()
    }

    /// The seat that is asked.
    #[track_caller]
    pub(crate) fn asked(&self) -> u8 {
        let seats = self.table.waiting();
        seats.lowest().expect("somebody is asked").number()
    }

    #[track_caller]
    pub(crate) fn question(&self) -> Question {
        self.table.question().expect("something is asked")
    }

    /// Whether the seat is asked to activate somebody or stop.
    pub(crate) fn waits_for(&self, seat: u8) -> bool {
        self.table.question() == Some(Question::Activate { seat: Seat::new(seat) })
    }

    /// Whether the acting seat is asked to perform an announced action.
    pub(crate) fn performing(&self) -> bool {
        matches!(self.table.question(), Some(Question::Perform { .. }))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.outcome().is_some()
    }

    pub(crate) fn table(&self) -> &Table<SangSurLaLame> {
        &self.table
    }

    pub(crate) fn public(&self) -> &Public {
        self.table.public()
    }

    pub(crate) fn board(&self) -> Board<'_> {
        Board::new(self.table.given(), self.table.public())
    }

    pub(crate) fn figure(&self, id: FigureId) -> &Figure {
        self.public().figure(id)
    }

    /// Where a figure's centre is.
    pub(crate) fn at(&self, id: FigureId) -> (i32, i32) {
        let at = self.figure(id).at();
        (at.x, at.y)
    }

    pub(crate) fn faces(&self, id: FigureId) -> (i32, i32) {
        self.figure(id).facing.vector()
    }

    pub(crate) fn purse(&self, seat: u8) -> u8 {
        self.public().purses[Seat::new(seat)]
    }

    /// Whether two figures are opponents in one duel.
    pub(crate) fn fight_each_other(&self, one: FigureId, two: FigureId) -> bool {
        let (a, b) = (self.figure(one).duel, self.figure(two).duel);
        a.is_some() && a == b && (a == Some(one) || a == Some(two))
    }

    /// What everybody has seen since the last answer.
    pub(crate) fn events(&self) -> Vec<Event> {
        seen(&self.told[self.last..])
    }

    /// What everybody has seen since the table was set.
    pub(crate) fn log(&self) -> Vec<Event> {
        seen(&self.told)
    }

    /// Whether something was seen since the last answer.
    pub(crate) fn saw(&self, event: Event) -> bool {
        self.events().contains(&event)
    }

    /// The last exchange or ranged attack that was rolled.
    #[track_caller]
    pub(crate) fn fight(&self) -> Fight {
        let fights = seen(&self.told).into_iter().rev().find_map(|event| {
            let Event::Blood(BloodEvent::Rolled { fight }) = event else { return None };
            Some(fight)
        });
        fights.expect("somebody has attacked")
    }

    /// The totals of the last exchange or ranged attack, attacker first.
    #[track_caller]
    pub(crate) fn totals(&self) -> (i16, i16) {
        let fight = self.fight();
        (fight.attack.total(), fight.defence.total())
    }

    /// Why the totals of the last exchange were changed, attacker first.
    #[track_caller]
    pub(crate) fn whys(&self) -> (Vec<Why>, Vec<Why>) {
        let fight = self.fight();
        let whys = |roll: &kernel::Roll<Why>| roll.modifiers.iter().map(|one| one.why).collect();
        (whys(&fight.attack), whys(&fight.defence))
    }

    /// How many attacks were rolled since the last answer.
    pub(crate) fn attacks(&self) -> usize {
        let rolled = |event: &&Event| matches!(event, Event::Blood(BloodEvent::Rolled { .. }));
        self.events().iter().filter(rolled).count()
    }

    /// Whether a test was passed, if one was made since the last answer.
    pub(crate) fn passed(&self) -> Option<bool> {
        self.events().into_iter().rev().find_map(|event| {
            let Event::Turn(TurnEvent::Tested { passed, .. }) = event else { return None };
            Some(passed)
        })
    }

    /// Why the total of the last test was changed.
    #[track_caller]
    pub(crate) fn test_whys(&self) -> Vec<Why> {
        let roll = seen(&self.told).into_iter().rev().find_map(|event| {
            let Event::Turn(TurnEvent::Tested { roll, .. }) = event else { return None };
            Some(roll)
        });
        roll.expect("somebody has tested").modifiers.iter().map(|one| one.why).collect()
    }

    /// Where a figure was seen to pass, in order.
    pub(crate) fn passed_by(&self, id: FigureId) -> Vec<(i32, i32)> {
        let moves = self.log().into_iter().filter_map(|event| {
            let Event::Space(SpaceEvent::Moved { figure, to, .. }) = event else { return None };
            (figure == id).then_some(to.at)
        });
        moves.map(|at| (at.x, at.y)).collect()
    }
}

fn seen(told: &[Told<Event>]) -> Vec<Event> {
    told.iter().filter_map(|told| told.seen_by(Viewer::Gallery)).copied().collect()
}
