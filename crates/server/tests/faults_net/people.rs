//! Tables and people for a test.

use client::{ClientError, Connection, Screen, Visitor};
use kernel::Rng;
use protocol::{ClientMessage, NewSeat, NewTable};
use serde_json::{Value, json};
use shelf::{AnyGame, Language};

use crate::games;

/// A table at which nobody waits, and everybody may watch.
pub(crate) fn quick(game: &dyn AnyGame, seats: Vec<NewSeat>) -> NewTable {
    // Only some games have the option; without it everybody may watch anyway.
    let open = json!({ "spectators": "public" });
    let config = if game.configure(&open, None).is_ok() { open } else { json!({}) };
    NewTable { config, ..NewTable::at_once(game.slug(), seats) }
}

/// Three people and bots on the other seats of a game that has begun; the first one is the host.
pub(crate) async fn begun(base: &str, game: &dyn AnyGame) -> (String, Vec<Visitor>) {
    let wanted = game.default_players().max(3);
    let players = game.players().into_iter().find(|players| *players >= wanted).unwrap();
    let mut seats = vec![NewSeat::Me { name: None }, NewSeat::Open {}, NewSeat::Open {}];
    seats.resize(usize::from(players), NewSeat::Bot { level: "random".into() });
    let mut people = Vec::new();
    for (name, language) in
        [("Ana", Language::En), ("Bruno", Language::Fr), ("Chloé", Language::Fr)]
    {
        people.push(Visitor::new(base, name, language).await.unwrap());
    }
    let table = people[0].create(&quick(game, seats)).await.unwrap();
    for visitor in &people[1..] {
        visitor.sit(&table.id, &Default::default()).await.unwrap();
    }
    people[0].start(&table.id).await.unwrap();
    (table.id, people)
}

/// Comes back to a table with what is on the screen already.
pub(crate) async fn come_back(
    visitor: &Visitor,
    id: &str,
    mut screen: Screen,
) -> Result<Connection, ClientError> {
    screen.disconnect();
    let mut connection = Connection::knock(visitor, id).await?;
    let (language, last) = (visitor.language, screen.heard());
    connection.screen = screen;
    connection.say(&ClientMessage::Hello { language, last, seat: None, shared: false }).await?;
    connection.next().await?;
    Ok(connection)
}

/// Takes everything the server has to say to this client by now.
pub(crate) async fn catch_up(connection: &mut Connection) {
    let pongs = connection.screen.pongs;
    connection.say(&ClientMessage::Ping {}).await.unwrap();
    connection.until(|screen| screen.pongs > pongs).await.unwrap();
}

/// Any of the options on a screen.
pub(crate) fn any_option(screen: &Screen, rng: &mut Rng) -> Value {
    let question = screen.question.as_ref().unwrap();
    rng.pick(&question.options).action.value()
}

/// Waits until two screens show the same. A message may still be on its way when one of them asks; after a moment it
/// no longer is.
pub(crate) async fn same_in_the_end(one: &mut Connection, two: &mut Connection) {
    for _ in 0..50 {
        catch_up(one).await;
        catch_up(two).await;
        if one.screen.lasting() == two.screen.lasting() {
            return;
        }
    }
    let (one, two) = (one.screen.lasting(), two.screen.lasting());
    for (key, value) in one.as_object().unwrap() {
        assert_eq!(*value, two[key], "{key} differs");
    }
}

/// The record of a finished game plays again and its deal is proved.
pub(crate) async fn check_record(visitor: &Visitor, id: &str) -> shelf::Record {
    let text = visitor.text(&format!("/api/records/{id}")).await.unwrap();
    let record = shelf::Record::read(&text).unwrap();
    let game = games::find(&record.game);
    assert_eq!(game.replay(&record, None).unwrap().faithful, Some(true));
    let shuffles = game.shuffles_seats(&record.config).unwrap();
    record.fairness.as_ref().unwrap().check(&record, shuffles).unwrap();
    record
}
