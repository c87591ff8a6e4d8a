//! The same moment in two worlds that one seat cannot tell apart: what a client of that seat receives over its socket is
//! the same, byte for byte, and so is what a spectator receives.
//!
//! A random game is stopped at random moments at which nobody's sealed answer is pending. The table goes to one room,
//! and a table the seat could believe to sit at (other hands, decks and orders) to another. In both rooms the seat comes
//! in, asks what the game works out for it, tries answers that are refused, names cards in the chat, and hears of others'
//! sealed answers. Left out of the comparison are the room's id, its commitment and the time of day, which chance and
//! clocks make; they have a fixed length.

use client::{Connection, Visitor};
use kernel::{Rng, Seat, Viewer};
use protocol::{ClientMessage, NewSeat, NewTable};
use serde_json::{Value, json};
use server::Running;
use shelf::{AnyGame, AnyTable, Language, Voice};

use crate::house::house;
use crate::people::quick;
use crate::size::size;

/// Everything that happens in both worlds.
#[derive(Debug)]
struct Script {
    seat: u8,
    language: Language,
    /// Answers of the seat that the first world refuses: serial and action.
    refused: Vec<(u32, Value)>,
    /// What the seat says in the chat.
    said: Vec<String>,
}

/// A world, and what the other seats answer in it without closing the question.
#[derive(Debug)]
struct World {
    table: Box<dyn AnyTable>,
    sealed: Vec<(u8, Value)>,
}

/// What the seat and the gallery received, in order.
type Bytes = (Vec<String>, Vec<String>);

async fn come_in(visitor: &Visitor, id: &str, seat: Option<u8>, language: Language) -> Connection {
    let mut connection = Connection::knock(visitor, id).await.unwrap();
    connection
        .say(&ClientMessage::Hello { language, last: None, seat, shared: false })
        .await
        .unwrap();
    connection
}

/// Receives until a text has this in it.
async fn receive_until(connection: &mut Connection, wanted: &str, heard: &mut Vec<String>) {
    loop {
        heard.push(connection.receive().await.unwrap().to_string());
        if heard.last().unwrap().contains(wanted) {
            return;
        }
    }
}

async fn think(connection: &mut Connection, heard: &mut Vec<String>) {
    connection.say(&ClientMessage::Think {}).await.unwrap();
    receive_until(connection, r#"{"is":"aid""#, heard).await;
}

async fn ping(connection: &mut Connection, heard: &mut Vec<String>) {
    connection.say(&ClientMessage::Ping {}).await.unwrap();
    receive_until(connection, r#"{"is":"pong"}"#, heard).await;
}

/// Plays the script in one world.
async fn received(
    server: &Running,
    people: &(Visitor, Visitor),
    wish: &NewTable,
    script: &Script,
    world: World,
) -> Bytes {
    let (player, watcher) = people;
    let created = player.create(wish).await.unwrap();
    let id = &created.id;
    server.put_game(id, world.table).await.unwrap();
    let (mut seat_heard, mut gallery_heard) = (Vec::new(), Vec::new());
    let mut seat = come_in(player, id, Some(script.seat), script.language).await;
    ping(&mut seat, &mut seat_heard).await;
    let mut gallery = come_in(watcher, id, None, script.language).await;
    ping(&mut gallery, &mut gallery_heard).await;
    think(&mut seat, &mut seat_heard).await;
    think(&mut gallery, &mut gallery_heard).await;
    for (tag, (serial, action)) in (100..).zip(&script.refused) {
        let answer = ClientMessage::Answer { serial: *serial, action: action.clone(), tag };
        seat.say(&answer).await.unwrap();
        receive_until(&mut seat, &format!("\"tag\":{tag}"), &mut seat_heard).await;
    }
    for (tag, text) in (200..).zip(&script.said) {
        seat.say(&ClientMessage::Chat { text: text.clone(), tag }).await.unwrap();
        receive_until(&mut seat, &format!("\"tag\":{tag}"), &mut seat_heard).await;
    }
    // Others stay until the end, so that nobody hears them go at a moment of the scheduler's choice.
    let mut others = Vec::new();
    for (other, action) in world.sealed {
        let mut connection = come_in(player, id, Some(other), Language::En).await;
        connection.next().await.unwrap();
        connection.answer(action).await.unwrap();
        ping(&mut seat, &mut seat_heard).await;
        ping(&mut gallery, &mut gallery_heard).await;
        others.push(connection);
    }
    ping(&mut gallery, &mut gallery_heard).await;
    let info = player.table(id).await.unwrap();
    let strip = |texts: Vec<String>| {
        let plain = |text: String| {
            let text = text.replace(id.as_str(), "ID").replace(&info.commitment, "COMMITMENT");
            without_times(&text.replace(&format!("\"created\":{}", info.created), "CREATED"))
        };
        texts.into_iter().map(plain).collect()
    };
    (strip(seat_heard), strip(gallery_heard))
}

/// Stops at the first byte that differs.
fn same_bytes(one: &[String], two: &[String], moment: &str) {
    for (number, (one, two)) in one.iter().zip(two).enumerate() {
        let place = one.bytes().zip(two.bytes()).position(|(one, two)| one != two);
        if let Some(place) =
            place.or_else(|| (one.len() != two.len()).then_some(one.len().min(two.len())))
        {
            let around = |text: &str| {
                let bytes =
                    &text.as_bytes()[place.saturating_sub(200)..(place + 200).min(text.len())];
                String::from_utf8_lossy(bytes).into_owned()
            };
            panic!("{moment}: frame {number} differs\n{}\n\n{}", around(one), around(two));
        }
    }
    assert_eq!(one.len(), two.len(), "{moment}: the number of frames");
}

/// The text with the time of day of chat lines taken out.
fn without_times(text: &str) -> String {
    let mut pieces = text.split("\"at\":");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |before, piece| {
        before + "AT" + piece.trim_start_matches(|digit: char| digit.is_ascii_digit())
    })
}

/// Actions of all kinds that were possible somewhere in the game so far.
#[derive(Debug, Default)]
struct Seen(Vec<Value>);

impl Seen {
    fn note(&mut self, action: Value) {
        if self.0.len() < 400 && !self.0.contains(&action) {
            self.0.push(action);
        }
    }
}

fn options(table: &dyn AnyTable, names: &[String], seat: Seat) -> Vec<Value> {
    let seen = table.observe(&Voice::new(Language::En, Viewer::Seat(seat), names));
    let (passes, others): (Vec<_>, Vec<_>) = seen.options.iter().partition(|choice| choice.pass);
    passes.into_iter().chain(others).map(|choice| choice.action.value()).collect()
}

/// Answers that are wrong for this seat: of others, of other moments, of other games, to other questions.
fn wrong_answers(
    table: &dyn AnyTable,
    names: &[String],
    seat: Seat,
    seen: &Seen,
    rng: &mut Rng,
) -> Vec<(u32, Value)> {
    let mut wrong = vec![
        (table.serial(), json!("no such answer")),
        (table.serial(), json!({ "lay": { "card": 3 } })),
        (table.serial(), Value::Null),
    ];
    wrong.extend(seen.0.first().map(|action| (table.serial() + 1, action.clone())));
    let voice = Voice::new(Language::En, Viewer::Seat(seat), names);
    for _ in 0..20 {
        if wrong.len() == 10 || seen.0.is_empty() {
            break;
        }
        let action = rng.pick(&seen.0).clone();
        if table.fork().apply(&voice, seat, Some(table.serial()), &action).is_err() {
            wrong.push((table.serial(), action));
        }
    }
    wrong
}

/// What the others can answer in both worlds while the question stays open and nothing is seen to happen.
fn sealed_answers(
    worlds: [&dyn AnyTable; 2],
    names: &[String],
    seat: Seat,
) -> [Vec<(u8, Value)>; 2] {
    let mut forks = worlds.map(|world| world.fork());
    let mut sealed = [Vec::new(), Vec::new()];
    for other in worlds[0].asked().iter().filter(|other| *other != seat) {
        let voice = Voice::new(Language::En, Viewer::Seat(other), names);
        let mut after = Vec::new();
        for fork in &forks {
            let Some(action) = options(fork.as_ref(), names, other).into_iter().next() else {
                return sealed;
            };
            let mut next = fork.fork();
            let unseen = next.apply(&voice, other, None, &action).is_ok()
                && next.serial() == fork.serial()
                && next.logged() == fork.logged();
            if !unseen {
                return sealed;
            }
            after.push((next, action));
        }
        for (place, (next, action)) in after.into_iter().enumerate() {
            forks[place] = next;
            sealed[place].push((other.number(), action));
        }
    }
    sealed
}

#[derive(Debug, Default)]
struct Tally {
    moments: usize,
    /// In how many of them somebody else held something else in the believed world.
    really_other: usize,
    refusals: usize,
    sealed: usize,
    windows: usize,
    frames: usize,
    /// In how many a world that another seat believes in showed, as it must.
    control: usize,
}

struct Bench<'a> {
    server: &'a Running,
    people: (Visitor, Visitor),
    game: &'static dyn AnyGame,
    wish: NewTable,
    names: Vec<String>,
    rng: Rng,
    tally: Tally,
}

impl Bench<'_> {
    fn view(&self, table: &dyn AnyTable, seat: Seat) -> Value {
        table.observe(&Voice::new(Language::En, Viewer::Seat(seat), &self.names)).view.value()
    }

    async fn compare(&mut self, table: &dyn AnyTable, seen: &Seen) {
        let seats = kernel::Seats::first(table.players());
        let seat = *self.rng.pick(&seats.iter().collect::<Vec<_>>());
        let other_world = table.believed_by(seat, &mut self.rng);
        let differs =
            |other: Seat| self.view(table, other) != self.view(other_world.as_ref(), other);
        self.tally.really_other += usize::from(seats.iter().any(differs));
        let language = *self.rng.pick(&Language::ALL);
        let cards = self.game.cards(Language::ALL[self.rng.below(2) as usize]);
        let said = (0..4).map(|_| format!("{} ?", self.rng.pick(&cards).name)).collect();
        let script = Script {
            seat: seat.number(),
            language,
            refused: wrong_answers(table, &self.names, seat, seen, &mut self.rng),
            said,
        };
        let [mine, believed] = sealed_answers([table, other_world.as_ref()], &self.names, seat);
        self.tally.moments += 1;
        self.tally.windows += usize::from(table.asked().len() > 1);
        self.tally.refusals += script.refused.len();
        self.tally.sealed += mine.len();
        let sealed = mine.len();
        let one = World { table: table.fork(), sealed: mine };
        let two = World { table: other_world, sealed: believed };
        let one = received(self.server, &self.people, &self.wish, &script, one).await;
        let two = received(self.server, &self.people, &self.wish, &script, two).await;
        self.tally.frames += one.0.len() + one.1.len();
        let moment = format!("{} {table:?}, seat {seat}", self.game.slug());
        same_bytes(&one.0, &two.0, &moment);
        same_bytes(&one.1, &two.1, &format!("{moment}, from the gallery"));
        if sealed == 0 && self.rng.below(3) == 0 {
            self.control(table, &script, &one).await;
        }
    }

    /// The proof that this test can fail: a world somebody else believes in changes what this seat holds.
    async fn control(&mut self, table: &dyn AnyTable, script: &Script, honest: &Bytes) {
        let other = Seat::new((script.seat + 1) % table.players());
        let table = table.believed_by(other, &mut self.rng);
        let script = Script { refused: Vec::new(), said: Vec::new(), ..*script };
        let world = World { table, sealed: Vec::new() };
        let leaky = received(self.server, &self.people, &self.wish, &script, world).await;
        let differs = leaky.0.iter().zip(&honest.0).any(|(leaky, honest)| leaky != honest);
        self.tally.control += usize::from(differs);
    }
}

async fn compare_worlds(slug: &str, moments: usize) {
    let house = house().await;
    let base = house.server.url();
    let game = registry::game(slug).unwrap();
    let players = game.default_players();
    let seats = vec![NewSeat::Me { name: None }; usize::from(players)];
    let wish = quick(game, seats);
    let config = game.configure(&wish.config, Some(players)).unwrap();
    let people = (
        Visitor::new(&base, "Ana", Language::En).await.unwrap(),
        Visitor::new(&base, "Zoé", Language::Fr).await.unwrap(),
    );
    let first = people.0.create(&wish).await.unwrap();
    let seated = people.0.table(&first.id).await.unwrap().seats;
    let names = seated.into_iter().map(|seat| seat.name).collect();
    let rng = Rng::from_number(1);
    let mut bench =
        Bench { server: &house.server, people, game, wish, names, rng, tally: Tally::default() };
    let mut number = 0;
    while bench.tally.moments < moments {
        number += 1;
        let mut rng = Rng::from_number(number);
        let mut table = game.open(&config, rng.seed()).unwrap();
        let mut seen = Seen::default();
        while table.outcome().is_none() && bench.tally.moments < moments {
            // Imagined worlds know nothing of what others have sealed already.
            if table.waiting() == table.asked() && rng.below(25) == 0 {
                bench.compare(table.as_ref(), &seen).await;
            }
            let seat = *rng.pick(&table.waiting().iter().collect::<Vec<_>>());
            let choices = options(table.as_ref(), &bench.names, seat);
            let action = rng.pick(&choices).clone();
            let voice = Voice::new(Language::En, Viewer::Seat(seat), &bench.names);
            table.apply(&voice, seat, None, &action).unwrap();
            seen.note(action);
        }
    }
    eprintln!("{slug}: {:?} in {number} games", bench.tally);
    let Tally { really_other, refusals, sealed, windows, control, .. } = bench.tally;
    assert!(really_other > moments / 4, "the worlds hardly differ");
    assert!(refusals > moments && sealed > 0 && windows > 0);
    assert!(control > 0, "a secret that is shown would not be noticed");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_of_liens_de_sang_receives_is_the_same_in_all_worlds_it_believes_in() {
    compare_worlds("liens-de-sang", size(60, 1_000)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_of_sang_rancune_receives_is_the_same_in_all_worlds_it_believes_in() {
    compare_worlds("sang-rancune", size(60, 1_000)).await;
}
