//! A table set by hand, and short names for what happens at it. Creatures go by their card; `RA/05#2` is the second.

use cannibal_world::cards::card::TrialCard;
use cannibal_world::cards::{Ability, Card, DeckList, Faction, Slot, Tactical};
use cannibal_world::rules::setup;
use cannibal_world::table::action::{Aim, Main, Reaction, Share, Source, Split};
use cannibal_world::table::creature::{Creature, CreatureId, Spot, Zone};
use cannibal_world::table::public::{Ending, Phase, Public};
use cannibal_world::{Action, CannibalWorld, Config, Event, Question, Step};
use kernel::{Audience, Game, Opening, Pile, Rng, Seat, Table};
use testkit::Script;

pub(crate) const PASS: Action = Action::Pass {};
pub(crate) const DECLINE: Action = Action::DECLINE;
pub(crate) const DODGE: Action = Action::React(Reaction::Dodge {});
pub(crate) const END: Action = Action::END_TURN;
pub(crate) const PILLAGE: Action = Action::Main(Main::Pillage {});
pub(crate) const DRAW: Action = Action::Main(Main::DrawExtra {});
pub(crate) const GIVE: Action = Action::Main(Main::GiveToken {});
pub(crate) const MID: Slot = Slot::Middle;
pub(crate) const RIGHT: Slot = Slot::Right;

pub(crate) fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

fn cards(ids: &[&str]) -> Vec<Card> {
    ids.iter().map(|id| card(id)).collect()
}

/// A table being set.
pub(crate) struct Board {
    pub(crate) config: Config,
    opening: Opening<CannibalWorld>,
    first: Step,
}

/// A duel in the third turn, seat 0 to act: full stocks, three cards in each deck, one in each Reinforcement deck.
pub(crate) fn duel(decks: [&str; 2]) -> Board {
    let decks = decks.map(|faction| format!("prebuilt-{faction}"));
    board(Config::new(2).with_decks(&[&decks[0], &decks[1]]))
}

/// Two camps of two: seats 0 and 1 against 2 and 3.
pub(crate) fn camps(decks: [&str; 4]) -> Board {
    let decks = decks.map(|faction| format!("prebuilt-{faction}"));
    let named: Vec<&str> = decks.iter().map(String::as_str).collect();
    board(Config::new(4).with_decks(&named))
}

/// CW-R92, CW-R93: bodies that worked examples and tests keep, whatever is printed since.
const KEPT: [(&str, u8, u8); 13] = [
    ("CA/01", 4, 5),
    ("CA/02", 4, 4),
    ("DO/04", 3, 3),
    ("DO/08", 2, 2),
    ("DO/09", 2, 2),
    ("RA/03", 3, 2),
    ("RA/04", 2, 3),
    ("RA/06", 1, 4),
    ("RE/01", 3, 5),
    ("RE/03", 3, 2),
    ("RE/07", 3, 2),
    ("RE/10", 1, 2),
    ("RE/12", 3, 3),
];

/// Another body for a card.
fn body((id, strength, life): (&str, u8, u8)) -> TrialCard {
    TrialCard {
        id: card(id),
        strength: Some(strength),
        life: Some(life),
        value: None,
        abilities: None,
    }
}

pub(crate) fn board(mut config: Config) -> Board {
    // What a test changes by itself comes after.
    config.trial_cards.splice(0..0, KEPT.map(body));
    let given = CannibalWorld::given(&config).expect("a table can be set");
    let mut opening = setup::opening(&given);
    let public = &mut opening.state.public;
    public.turn = 3;
    public.phase = Phase::Main;
    let mut board = Board { config, opening, first: Step::MainPhase {} };
    for seat in 0..given.players {
        let faction = board.opening.state.public.players[Seat::new(seat)].faction;
        let prefix = faction.unwrap_or(Faction::Rats).print().prefix.clone();
        let id = |n: u8| format!("{prefix}/{n:02}");
        let (main, stack) = ([id(4), id(5), id(9)], id(8));
        board =
            board.main(seat, &main.each_ref().map(String::as_str)).reinforcements(seat, &[&stack]);
    }
    board
}

impl Board {
    fn place(mut self, seat: u8, id: &str, zone: Zone) -> Self {
        let public = &mut self.opening.state.public;
        let creature = Creature {
            id: CreatureId(public.entered),
            card: card(id),
            owner: Seat::new(seat),
            zone,
            ..Creature::default()
        };
        public.entered += 1;
        public.creatures.push(creature);
        self
    }

    pub(crate) fn hunting(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            self = self.place(seat, id, Zone::Hunting);
        }
        self
    }

    pub(crate) fn cover(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            self = self.place(seat, id, Zone::Cover);
        }
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Public)) -> Self {
        change(&mut self.opening.state.public);
        self
    }

    pub(crate) fn creature(mut self, name: &str, change: impl FnOnce(&mut Creature)) -> Self {
        let id = find(&self.opening.state.public, name);
        change(self.opening.state.public.creature_mut(id).expect("it was placed"));
        self
    }

    pub(crate) fn stunned(self, name: &str) -> Self {
        self.creature(name, |creature| creature.stunned = true)
    }

    pub(crate) fn used(self, name: &str, slot: Slot) -> Self {
        self.creature(name, |creature| creature.used[slot.index()] = true)
    }

    pub(crate) fn damaged(self, name: &str, damage: u8) -> Self {
        self.creature(name, |creature| creature.damage = damage)
    }

    pub(crate) fn meat(mut self, meat: &[u8]) -> Self {
        for (seat, meat) in meat.iter().enumerate() {
            self.opening.state.public.players[Seat::new(seat as u8)].meat = *meat;
        }
        self
    }

    pub(crate) fn hand(mut self, seat: u8, ids: &[&str]) -> Self {
        let seat = Seat::new(seat);
        self.opening.state.secrets.hands[seat] = Pile::known_to(Audience::seat(seat), cards(ids));
        self
    }

    /// The top card first.
    pub(crate) fn main(mut self, seat: u8, ids: &[&str]) -> Self {
        let mut cards = cards(ids);
        cards.reverse();
        self.opening.state.secrets.mains[Seat::new(seat)] = Pile::known_to(Audience::NOBODY, cards);
        self
    }

    pub(crate) fn reinforcements(mut self, seat: u8, ids: &[&str]) -> Self {
        let seat = Seat::new(seat);
        self.opening.state.secrets.reinforcements[seat] =
            Pile::known_to(Audience::seat(seat), cards(ids));
        self
    }

    /// Both decks empty.
    pub(crate) fn decked(self, seat: u8) -> Self {
        self.main(seat, &[]).reinforcements(seat, &[])
    }

    /// The list a seat plays with: exactly these cards.
    pub(crate) fn list(mut self, seat: u8, ids: &[&str]) -> Self {
        let faction = card(ids[0]).print().numbers.faction;
        let list = DeckList::of(faction, cards(ids), None).expect("a short list");
        let seat = Seat::new(seat);
        self.opening.state.secrets.lists[seat] =
            kernel::Hidden::known_to(Audience::seat(seat), list);
        self
    }

    pub(crate) fn discard(self, seat: u8, ids: &[&str]) -> Self {
        let mut cards = cards(ids);
        cards.sort_unstable();
        self.with(|public| public.players[Seat::new(seat)].discard = cards.into_iter().collect())
    }

    pub(crate) fn exhausted(self, seat: u8) -> Self {
        self.decked(seat).with(|public| public.players[Seat::new(seat)].exhausted = true)
    }

    pub(crate) fn active(self, seat: u8) -> Self {
        self.with(|public| public.active = Seat::new(seat))
    }

    pub(crate) fn house(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    /// Another body for a card at this table.
    pub(crate) fn trial(self, id: &str, strength: u8, life: u8) -> Self {
        self.house(|config| config.trial_cards.push(body((id, strength, life))))
    }

    /// The numbers that worked examples keep: RE/07 with Tactical·Single Shot 1.
    pub(crate) fn old_crossbow(self) -> Self {
        let shot = Ability::Tactical(Tactical::SingleShot { x: 1 });
        let trial = TrialCard {
            id: card("RE/07"),
            strength: None,
            life: None,
            value: None,
            abilities: Some([Some(shot), None]),
        };
        self.house(|config| config.trial_cards.push(trial))
    }

    pub(crate) fn from(mut self, first: Step) -> Self {
        self.first = first;
        self
    }

    /// The table itself, for what a script does not do.
    pub(crate) fn table(self) -> Table<CannibalWorld> {
        let opening = Opening { first: self.first, ..self.opening };
        Table::begin(&self.config, opening, Rng::from_number(7), None).expect("a table can be set")
    }

    pub(crate) fn play(self) -> Play {
        let opening = Opening { first: self.first, ..self.opening };
        Play(Script::begin(&self.config, opening, Rng::from_number(7)))
    }
}

/// A creature by its card; `#2` is the second of that card in the order of entering play.
pub(crate) fn find(public: &Public, name: &str) -> CreatureId {
    look_for(public, name).unwrap_or_else(|| panic!("{name} is not in play"))
}

fn look_for(public: &Public, name: &str) -> Option<CreatureId> {
    let (id, number) =
        name.split_once('#').map_or((name, 1), |(id, n)| (id, n.parse().expect("a number")));
    public.creatures.iter().filter(|own| own.card == card(id)).nth(number - 1).map(|own| own.id)
}

/// The answer that lets a moment go by, where there is one.
const fn nothing(question: Question) -> Option<Action> {
    if matches!(question, Question::Window(_)) {
        Some(DECLINE)
    } else if matches!(question, Question::Tactics { .. }) {
        Some(PASS)
    } else {
        None
    }
}

/// A table at which people play.
pub(crate) struct Play(pub(crate) Script<CannibalWorld>);

impl Play {
    pub(crate) fn public(&self) -> Public {
        self.0.gallery().public
    }

    pub(crate) fn id(&self, name: &str) -> CreatureId {
        find(&self.public(), name)
    }

    pub(crate) fn spot(&self, name: &str, slot: Slot) -> Spot {
        Spot { creature: self.id(name), slot }
    }

    pub(crate) fn source(&self, name: &str, slot: Slot) -> Source {
        Source::Creature(self.spot(name, slot))
    }

    pub(crate) fn on(&self, name: &str) -> Aim {
        Aim { target: Some(self.id(name)), ..Aim::default() }
    }

    pub(crate) fn split(&self, shares: &[(&str, u8)]) -> Split {
        let share =
            |(name, points): &(&str, u8)| Share { creature: self.id(name), points: *points };
        Split(shares.iter().map(share).collect())
    }

    #[track_caller]
    pub(crate) fn does(&mut self, seat: u8, action: Action) -> &mut Self {
        self.0.does(seat, action);
        self
    }

    #[track_caller]
    pub(crate) fn refuses(&mut self, seat: u8, action: Action, code: &str) -> &mut Self {
        self.0.refuses(seat, action, code);
        self
    }

    pub(crate) fn attack(&self, attacker: &str, target: &str) -> Action {
        Action::Main(Main::Attack { attacker: self.id(attacker), target: self.id(target) })
    }

    pub(crate) fn uses(&self, name: &str, slot: Slot, aim: Aim) -> Action {
        Action::Main(Main::UseAbility { creature: self.id(name), slot, aim })
    }

    pub(crate) fn moves(&self, name: &str) -> Action {
        Action::Main(Main::Move { creature: self.id(name) })
    }

    pub(crate) fn recovers(&self, name: &str) -> Action {
        Action::Main(Main::Recover { creature: self.id(name) })
    }

    pub(crate) fn drops(&self, name: &str) -> Action {
        Action::Main(Main::DropTracker { creature: self.id(name) })
    }

    /// Passes, declines and accepts for everybody until somebody has the Main phase, or something must be chosen.
    #[track_caller]
    pub(crate) fn let_go(&mut self) -> &mut Self {
        while let Some(question) = self.0.question() {
            let Some(answer) = nothing(question) else { break };
            let seat = self.0.asked()[0];
            self.0.does(seat, answer);
        }
        self
    }

    /// Passes and declines until this seat is asked about a window or a tactic.
    #[track_caller]
    pub(crate) fn until(&mut self, wanted: impl Fn(Question) -> bool) -> &mut Self {
        while let Some(question) = self.0.question() {
            if wanted(question) {
                return self;
            }
            let answer = nothing(question).unwrap_or_else(|| panic!("came to {question:?}"));
            let seat = self.0.asked()[0];
            self.0.does(seat, answer);
        }
        panic!("the game is over");
    }

    #[track_caller]
    pub(crate) fn until_tactics_of(&mut self, seat: u8) -> &mut Self {
        self.until(|question| matches!(question, Question::Tactics { seat: asked, .. } if asked == Seat::new(seat)))
    }

    pub(crate) fn is_in_play(&self, name: &str) -> bool {
        look_for(&self.public(), name).is_some()
    }

    pub(crate) fn get(&self, name: &str) -> Creature {
        *self.public().creature(self.id(name)).expect("it is in play")
    }

    pub(crate) fn damage(&self, name: &str) -> u8 {
        self.get(name).damage
    }

    pub(crate) fn meat(&self) -> Vec<u8> {
        self.public().players.iter().map(|player| player.meat).collect()
    }

    pub(crate) fn hand(&self, seat: u8) -> Vec<String> {
        let seat_ = Seat::new(seat);
        self.0.view(seat).own.hand(seat_).iter().map(|card| card.id().to_owned()).collect()
    }

    pub(crate) fn reinforcements(&self, seat: u8) -> Vec<String> {
        let own = self.0.view(seat).own;
        let cards = own.reinforcements[Seat::new(seat)].cards.clone().unwrap_or_default();
        cards.iter().map(|card| card.id().to_owned()).collect()
    }

    pub(crate) fn discard(&self, seat: u8) -> Vec<String> {
        self.public().players[Seat::new(seat)]
            .discard
            .iter()
            .map(|card| card.id().to_owned())
            .collect()
    }

    pub(crate) fn may(&self, seat: u8, action: Action) -> bool {
        self.0.options(seat).contains(&action)
    }

    pub(crate) fn asked(&self) -> Vec<u8> {
        self.0.asked()
    }

    pub(crate) fn question(&self) -> Question {
        self.0.question().expect("the game goes on")
    }

    pub(crate) fn is_main_of(&self, seat: u8) -> bool {
        self.0.question() == Some(Question::Main { seat: Seat::new(seat) })
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        self.public().ending
    }

    pub(crate) fn heard(&self, seat: u8) -> Vec<Event> {
        self.0.heard(seat)
    }
}

pub(crate) const fn react(reaction: Reaction) -> Action {
    Action::React(reaction)
}

pub(crate) fn plays(id: &str, zone: Zone) -> Action {
    Action::Main(Main::PlayCreature { card: card(id), zone })
}

pub(crate) fn action(id: &str, slot: Slot, aim: Aim) -> Action {
    Action::Main(Main::PlayAction { card: card(id), slot, aim, both: false })
}

pub(crate) fn both(id: &str, slot: Slot, aim: Aim) -> Action {
    Action::Main(Main::PlayAction { card: card(id), slot, aim, both: true })
}

pub(crate) fn take(id: &str) -> Action {
    Action::Take { card: Some(card(id)) }
}

pub(crate) fn from_hand(id: &str, slot: Slot) -> Source {
    Source::Card { card: card(id), slot }
}
