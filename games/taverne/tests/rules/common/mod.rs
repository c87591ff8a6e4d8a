//! Tables set by hand, and short names for what players do.

use kernel::{Audience, Hidden, List, Opening, Pile, Rng, Seat, State};
use taverne::cards::kinds::Mode;
use taverne::cards::{Arrival, Character, Hero, Object, Treasure, Variant};
use taverne::rules::setup;
use taverne::table::action::{Bargain, Help, Loss, RoundChoice};
use taverne::table::figure::{Cover, Drawn, Figure, Posture, Weapon};
use taverne::table::public::Phase;
use taverne::table::secrets::{Treasures, fresh};
use taverne::table::{Arm, Blow, Deed, Picked, Place, Places};
use taverne::{Action, Config, Event, Given, Public, Secrets, Step, Taverne};
use testkit::Script;

pub(crate) type Table = Script<Taverne>;

pub(crate) const BASE: &[Variant] = &[];
pub(crate) const CASSE_TOUT: &[Variant] = &[Variant::CasseTout];
pub(crate) const TOUS_SUR_UN: &[Variant] = &[Variant::TousSurUn];
pub(crate) const TETE_DURE: &[Variant] = &[Variant::TousSurUn, Variant::TeteDure];
pub(crate) const ALL_THREE: &[Variant] =
    &[Variant::CasseTout, Variant::TousSurUn, Variant::TeteDure];

pub(crate) fn treasure(id: &str) -> Treasure {
    Treasure::named(id).unwrap_or_else(|| panic!("there is no Treasure {id}"))
}

pub(crate) fn object(id: &str) -> Object {
    Object::named(id).unwrap_or_else(|| panic!("there is no Object {id}"))
}

pub(crate) fn who(id: &str) -> Character {
    Character::named(id).unwrap_or_else(|| panic!("there is no character {id}"))
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A generator whose first dice are these.
pub(crate) fn rigged(dice: &[u8]) -> Rng {
    let shows = |number: &u64| {
        let mut rng = Rng::from_number(*number);
        dice.iter().all(|die| rng.below(6) as u8 + 1 == *die)
    };
    Rng::from_number((0..).find(shows).expect("every throw comes up somewhere"))
}

/// A generator whose first dice, so many of them, are as wanted.
fn rigged_by(count: usize, wanted: impl Fn(&[u8]) -> bool) -> Rng {
    let shows = |number: &u64| {
        let mut rng = Rng::from_number(*number);
        let dice: Vec<u8> = (0..count).map(|_| rng.below(6) as u8 + 1).collect();
        wanted(&dice)
    };
    Rng::from_number((0..).find(shows).expect("every throw comes up somewhere"))
}

/// A table in the making: in the Brawl, round 1, seat 0 leads, nobody has a Treasure or an Object, everybody stands.
///
/// Seats have the Heroes in the order of the data unless they are named: 0 Dwarf and Wizard, 1 Elf and Troll, 2 Innkeeper
/// and Barbarian, 3 Thief and Paladin, 4 Alchemist and Bard, 5 Corsair and Necromancer.
#[derive(Clone)]
pub(crate) struct Room {
    config: Config,
    public: Public,
    treasures: Vec<Vec<Treasure>>,
    safe: Vec<Vec<Treasure>>,
    face_down: Vec<Treasure>,
    objects: Vec<Vec<Object>>,
    /// The next ones first.
    arrivals: Vec<Arrival>,
    /// Objects to be drawn next, the next one first; nothing for any order.
    pile: Vec<Object>,
    rng: Rng,
}

pub(crate) fn room(players: u8) -> Room {
    let mut config = Config::new(players);
    config.fixed_heroes = Some(
        (0..players).map(|at| Hero::all().skip(usize::from(at) * 2).take(2).collect()).collect(),
    );
    room_of(config)
}

pub(crate) fn room_of(config: Config) -> Room {
    let given = Given::new(&config).expect("a configuration that can be played");
    let mut public = setup::deal(&given, &mut Rng::from_number(1)).state.public;
    public.phase = Phase::Brawl;
    public.round = 1;
    public.next_lead = seat(0);
    public.trade.seller = seat(0);
    let none = |_| Vec::new();
    let players = config.players;
    Room {
        config,
        public,
        treasures: (0..players).map(none).collect(),
        safe: (0..players).map(none).collect(),
        face_down: Vec::new(),
        objects: (0..players).map(|_| Vec::new()).collect(),
        arrivals: Vec::new(),
        pile: Vec::new(),
        rng: Rng::from_number(1),
    }
}

impl Room {
    pub(crate) fn heroes(mut self, at: u8, ids: &[&str]) -> Self {
        let fixed = self.config.fixed_heroes.as_mut().expect("rooms have fixed Heroes");
        let wanted: Vec<Hero> = ids.iter().map(|id| Hero::named(id).expect("a Hero")).collect();
        let at = usize::from(at);
        // Whoever had them gets those that were here.
        for (place, hero) in wanted.iter().enumerate() {
            let before = fixed[at][place];
            for own in fixed.iter_mut() {
                for other in own.iter_mut() {
                    if other == hero {
                        *other = before;
                    }
                }
            }
            fixed[at][place] = *hero;
        }
        let players = self.config.players;
        for number in 0..players {
            let group = &mut self.public.groups[seat(number)];
            for (place, hero) in fixed[usize::from(number)].iter().enumerate() {
                group[place] = Figure::new(hero.character());
            }
        }
        self
    }

    pub(crate) fn variants(mut self, set: &[Variant]) -> Self {
        self.config.variants = set.to_vec();
        self
    }

    pub(crate) fn config(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    pub(crate) fn hand(mut self, at: u8, ids: &[&str]) -> Self {
        self.treasures[usize::from(at)] = ids.iter().map(|id| treasure(id)).collect();
        self
    }

    pub(crate) fn safe(mut self, at: u8, ids: &[&str]) -> Self {
        self.safe[usize::from(at)] = ids.iter().map(|id| treasure(id)).collect();
        self
    }

    pub(crate) fn floor(mut self, ids: &[&str]) -> Self {
        self.public.floor = ids.iter().map(|id| treasure(id)).collect();
        self
    }

    pub(crate) fn face_down(mut self, ids: &[&str]) -> Self {
        self.face_down = ids.iter().map(|id| treasure(id)).collect();
        self
    }

    pub(crate) fn objects(mut self, at: u8, ids: &[&str]) -> Self {
        self.objects[usize::from(at)] = ids.iter().map(|id| object(id)).collect();
        self
    }

    /// Which Objects are drawn next.
    pub(crate) fn pile(mut self, ids: &[&str]) -> Self {
        self.pile = ids.iter().map(|id| object(id)).collect();
        self
    }

    /// An Arrival that has joined a player.
    pub(crate) fn joined(mut self, at: u8, id: &str) -> Self {
        let who = who(id);
        self.public.arrived.push(who.arrival().expect("an Arrival"));
        self.public.groups[seat(at)].push(Figure::new(who));
        self
    }

    /// Which cards of the Arrival pile come next; the Militia is at the bottom unless it is named.
    pub(crate) fn arrivals(mut self, ids: &[&str]) -> Self {
        let card = |id: &&str| Arrival::named(id).unwrap_or_else(|| panic!("no Arrival {id}"));
        self.arrivals = ids.iter().map(card).collect();
        self
    }

    pub(crate) fn posture(self, id: &str, posture: Posture) -> Self {
        self.figure(id, |figure| figure.posture = posture)
    }

    pub(crate) fn tilted(self, ids: &[&str]) -> Self {
        ids.iter().fold(self, |room, id| room.posture(id, Posture::Tilted))
    }

    pub(crate) fn ko(self, ids: &[&str]) -> Self {
        ids.iter().fold(self, |room, id| room.posture(id, Posture::Ko))
    }

    pub(crate) fn protected(self, id: &str, by: &str) -> Self {
        self.figure(id, |figure| figure.cover = Some(Cover::Protection { object: object(by) }))
    }

    pub(crate) fn hidden(self, id: &str, by: &str, tested: u8) -> Self {
        let object = object(by);
        self.figure(id, |figure| figure.cover = Some(Cover::Hiding { object, tested }))
    }

    /// A Special Weapon of its owner's hand, or the Wall Trophy, drawn in an earlier round.
    pub(crate) fn drawn(mut self, id: &str, weapon: &str, round: u8) -> Self {
        let weapon = match Treasure::named(weapon) {
            Some(treasure) => {
                let owner = usize::from(self.public.owner(who(id)).number());
                self.treasures[owner].push(treasure);
                Weapon::Treasure { treasure }
            }
            None => Weapon::Object { object: object(weapon) },
        };
        self.figure(id, |figure| figure.weapon = Some(Drawn { weapon, round }))
    }

    pub(crate) fn at_door(self, id: &str, since: u8) -> Self {
        self.figure(id, |figure| figure.at_door = Some(since))
    }

    pub(crate) fn figure(mut self, id: &str, change: impl FnOnce(&mut Figure)) -> Self {
        change(self.public.figure_mut(who(id)));
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.public.round = round;
        self
    }

    pub(crate) fn lead(mut self, at: u8) -> Self {
        self.public.next_lead = seat(at);
        self
    }

    pub(crate) fn change(mut self, change: impl FnOnce(&mut Public)) -> Self {
        change(&mut self.public);
        self
    }

    /// Which dice come next.
    pub(crate) fn dice(mut self, dice: &[u8]) -> Self {
        self.rng = rigged(dice);
        self
    }

    /// What the next dice are like, so many of them.
    pub(crate) fn thrown(mut self, count: usize, wanted: impl Fn(&[u8]) -> bool) -> Self {
        self.rng = rigged_by(count, wanted);
        self
    }

    /// In the Brawl, before the next activation.
    pub(crate) fn brawl(self) -> Table {
        self.at(Step::Turn {})
    }

    /// At the end of the round.
    pub(crate) fn round_end(self) -> Table {
        self.at(Step::EndOfRound {})
    }

    /// In the Trade, seat 0 sells.
    pub(crate) fn trade(mut self) -> Table {
        self.public.phase = Phase::Trade;
        self.public.round = 0;
        self.at(Step::Sale {})
    }

    pub(crate) fn at(self, first: Step) -> Table {
        let players = self.config.players;
        let secrets = self.secrets();
        let state = State { public: self.public, secrets };
        Script::begin(&self.config, Opening { players, state, first }, self.rng)
    }

    fn secrets(&self) -> Secrets {
        let used = self.treasures.iter().chain(&self.safe).flatten().chain(&self.face_down);
        let used: Vec<Treasure> = used.chain(&self.public.floor).copied().collect();
        let aside: Treasures = Treasure::all().filter(|card| !used.contains(card)).collect();
        let each = |list: &[Vec<Treasure>], at: Seat| -> Treasures {
            list[usize::from(at.number())].iter().copied().collect()
        };
        let groups = &self.public.groups;
        let mut secrets = Secrets {
            treasures: groups
                .map(|at, _| Pile::known_to(Audience::seat(at), each(&self.treasures, at))),
            safe: groups.map(|at, _| Pile::known_to(Audience::seat(at), each(&self.safe, at))),
            face_down: Pile::known_to(Audience::NOBODY, self.face_down.iter().copied()),
            aside: Pile::known_to(Audience::NOBODY, aside),
            offers: groups.map(|_, _| Pile::known_to(Audience::EVERYBODY, [])),
            objects: groups.map(|at, _| {
                let hand = self.objects[usize::from(at.number())].iter().copied();
                Pile::known_to(Audience::seat(at), hand)
            }),
            object_pile: Pile::known_to(Audience::NOBODY, self.object_pile()),
            arrivals: Pile::known_to(Audience::NOBODY, self.arrival_pile()),
            known: groups.map(|at, _| Hidden::known_to(Audience::seat(at), nothing_known())),
            known_to_all: Hidden::known_to(Audience::EVERYBODY, nothing_known()),
        };
        let counts = secrets.counts(&self.public);
        let mine = |at: Seat| {
            let (hand, safe) = (each(&self.treasures, at), each(&self.safe, at));
            fresh(&self.public, &counts, Some((at, &hand, &safe)))
        };
        secrets.known = groups.map(|at, _| Hidden::known_to(Audience::seat(at), mine(at)));
        let all = fresh(&self.public, &counts, None);
        secrets.known_to_all = Hidden::known_to(Audience::EVERYBODY, all);
        secrets
    }

    fn object_pile(&self) -> Vec<Object> {
        let copies = |card: Object| std::iter::repeat_n(card, usize::from(card.print().count));
        let mut left: Vec<Object> = Object::all().flat_map(copies).collect();
        let open = self.public.open_objects();
        let held = self.objects.iter().flatten().chain(&self.pile).copied();
        for used in open.chain(held) {
            let place = left.iter().position(|card| *card == used);
            left.remove(place.unwrap_or_else(|| panic!("there is no further {used:?}")));
        }
        left.extend(self.pile.iter().rev());
        left
    }

    fn arrival_pile(&self) -> Vec<Arrival> {
        let copies = |card: Arrival| std::iter::repeat_n(card, usize::from(card.print().count));
        let mut left: Vec<Arrival> =
            [Arrival::militia()].into_iter().chain(Arrival::people().flat_map(copies)).collect();
        for used in self.public.arrived.iter().chain(&self.arrivals) {
            let place = left.iter().position(|card| card == used).expect("the card is left");
            left.remove(place);
        }
        left.extend(self.arrivals.iter().rev());
        left
    }
}

fn nothing_known() -> taverne::table::Whereabouts {
    taverne::table::Whereabouts::anywhere(Places::only(Place::Aside))
}

pub(crate) fn act(id: &str, deed: Deed) -> Action {
    Action::activate(who(id), deed)
}

pub(crate) fn pass(id: &str) -> Action {
    act(id, Deed::Pass {})
}

pub(crate) fn blow(with: &str, mode: Mode, target: &str) -> Blow {
    let with = match (with, Treasure::named(with)) {
        ("drawn", _) => Arm::Drawn {},
        (_, Some(treasure)) => Arm::Treasure { treasure },
        (_, None) => Arm::Object { object: object(with) },
    };
    Blow { with, mode, target: who(target) }
}

/// An attack in contact.
pub(crate) fn strike(id: &str, with: &str, target: &str) -> Action {
    act(id, Deed::Fight { blow: blow(with, Mode::Contact, target) })
}

/// An attack at a distance.
pub(crate) fn throw(id: &str, with: &str, target: &str) -> Action {
    act(id, Deed::Fight { blow: blow(with, Mode::Distance, target) })
}

pub(crate) fn draw(id: &str, weapon: &str) -> Action {
    let weapon = match Treasure::named(weapon) {
        Some(treasure) => Weapon::Treasure { treasure },
        None => Weapon::Object { object: object(weapon) },
    };
    act(id, Deed::Draw { weapon })
}

pub(crate) fn protect(id: &str, by: &str) -> Action {
    act(id, Deed::Protect { object: object(by) })
}

pub(crate) fn hide(id: &str, by: &str) -> Action {
    act(id, Deed::Hide { object: object(by) })
}

pub(crate) fn pick_up(id: &str, card: &str) -> Action {
    act(id, Deed::PickUp { treasure: treasure(card) })
}

pub(crate) fn show(id: &str) -> Action {
    Action::Trade(Bargain::Show { treasure: treasure(id) })
}

pub(crate) fn offer(ids: &[&str]) -> Action {
    let treasures = ids.iter().map(|id| treasure(id)).collect();
    Action::Trade(Bargain::Offer { treasures })
}

pub(crate) fn deal(buyer: u8) -> Action {
    Action::Trade(Bargain::Deal { buyer: seat(buyer) })
}

pub(crate) const DECLINE: Action = Action::Trade(Bargain::Decline {});
pub(crate) const REFUSE: Action = Action::Trade(Bargain::Refuse {});
pub(crate) const PROTEST: Action = Action::Trade(Bargain::Protest {});
pub(crate) const ACCEPT: Action = Action::Trade(Bargain::Accept {});
pub(crate) const PEACE: Action = Action::Trade(Bargain::Peace {});
pub(crate) const NO_PEACE: Action = Action::Trade(Bargain::NoPeace {});
pub(crate) const CLAIM: Action = Action::Round(RoundChoice::Claim {});
pub(crate) const SILENT: Action = Action::Round(RoundChoice::Silent {});
pub(crate) const NO_SUPPORT: Action = Action::Help(Help::NoSupport {});
pub(crate) const NO_RIPOSTE: Action = Action::Help(Help::NoRiposte {});

pub(crate) fn muster(own: &[&str], call: &[u8]) -> Action {
    let own: Picked<Character> = own.iter().map(|id| who(id)).collect();
    let call: Picked<Seat> = call.iter().map(|at| seat(*at)).collect();
    Action::Help(Help::Muster { own, call })
}

pub(crate) fn support(id: &str) -> Action {
    Action::Help(Help::Support { character: who(id) })
}

pub(crate) fn riposte(with: &str, mode: Mode, target: &str) -> Action {
    Action::Help(Help::Riposte { blow: blow(with, mode, target) })
}

pub(crate) fn drop_it(id: &str) -> Action {
    Action::Loss(Loss::Drop { treasure: treasure(id) })
}

pub(crate) fn loot(id: &str) -> Action {
    Action::Loss(Loss::Loot { treasure: treasure(id) })
}

pub(crate) fn shelter(ids: &[&str]) -> Action {
    Action::Loss(Loss::Shelter { treasures: ids.iter().map(|id| treasure(id)).collect() })
}

pub(crate) fn keep(ids: &[&str]) -> Action {
    let objects: List<Object, 24> = ids.iter().map(|id| object(id)).collect();
    Action::Round(RoundChoice::Keep { objects })
}

pub(crate) fn tilt(id: &str) -> Action {
    Action::Round(RoundChoice::Tilt { character: who(id) })
}

/// A character as everybody sees it.
pub(crate) fn figure(table: &Table, id: &str) -> Figure {
    *table.gallery().public.figure(who(id))
}

pub(crate) fn posture(table: &Table, id: &str) -> Posture {
    figure(table, id).posture
}

/// What a player sees in his own hand, drawn weapons included.
pub(crate) fn hand(table: &Table, at: u8) -> Vec<&'static str> {
    let view = table.view(at);
    let own = view.own.purses[seat(at)].losable.expect("one's own hand");
    own.iter().map(|card| card.id()).collect()
}

pub(crate) fn in_safety(table: &Table, at: u8) -> Vec<&'static str> {
    let view = table.view(at);
    view.own.purses[seat(at)].safe.known().iter().map(|card| card.id()).collect()
}

pub(crate) fn objects(table: &Table, at: u8) -> Vec<&'static str> {
    let view = table.view(at);
    view.own.purses[seat(at)].objects.known().iter().map(|card| card.id()).collect()
}

pub(crate) fn floor(table: &Table) -> Vec<&'static str> {
    table.gallery().public.floor.iter().map(|card| card.id()).collect()
}

pub(crate) fn discard(table: &Table) -> Vec<&'static str> {
    table.gallery().public.discard.iter().map(|card| card.id()).collect()
}

pub(crate) fn broken(table: &Table) -> Vec<&'static str> {
    table.gallery().public.broken.iter().map(|card| card.id()).collect()
}

pub(crate) fn tavern(table: &Table) -> u8 {
    taverne::rules::terms::tavern_value(&table.gallery().public)
}

/// The last question, by its name.
pub(crate) fn question(table: &Table) -> String {
    let json = serde_json::to_value(table.question()).expect("questions can be written");
    json["ask"].as_str().unwrap_or("none").to_owned()
}

/// Everybody passes with the first who can, until the round is over or something else is asked.
pub(crate) fn pass_round(table: &mut Table) {
    while question(table) == "activate" {
        let at = table.asked()[0];
        let passes = |action: &Action| matches!(action, Action::Activate(activation) if activation.deed == Deed::Pass {});
        let first = table.options(at).into_iter().find(passes).expect("Pass is always legal");
        table.does(at, first);
    }
}

/// The names of what was told, by family and kind.
pub(crate) fn kinds(events: &[Event]) -> Vec<String> {
    let kind = |event: &Event| {
        let json = serde_json::to_value(event).expect("events can be written");
        let part = |key: &str| json[key].as_str().unwrap_or("?").to_owned();
        format!("{}:{}", part("kind"), part("what"))
    };
    events.iter().map(kind).collect()
}

/// Where, by what this seat has seen, a Treasure can be.
pub(crate) fn places(table: &Table, viewer: u8, id: &str) -> Vec<Place> {
    let view = table.view(viewer);
    view.own.whereabouts.whereabouts().of(treasure(id)).iter().collect()
}

pub(crate) const fn in_hand(at: u8) -> Place {
    Place::Hand(Seat::new(at))
}
