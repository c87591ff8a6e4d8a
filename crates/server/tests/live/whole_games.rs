//! Whole games over the socket: of a toy and a real game, and in full size of every game.

use kernel::Rng;
use protocol::NewTable;

use crate::games::{games, house_with_toy};
use crate::party::{bot, house, me, open, play_to_the_end};

#[tokio::test(flavor = "multi_thread")]
async fn somebody_alone_plays_to_the_end_against_bots() {
    let house = house_with_toy().await;
    for game in games() {
        let ana = house.visitor("Ana").await;
        let mut seats = vec![me()];
        seats.resize(usize::from(game.default_players()), bot());
        let table = ana.create(&NewTable::at_once(game.slug(), seats)).await.unwrap();
        ana.start(&table.id).await.unwrap();
        let mut connection = ana.connect(&table.id, None, None).await.unwrap();
        play_to_the_end(&mut connection, &mut Rng::from_number(1)).await;
        assert!(!connection.screen.log.is_empty());
        let record = ana.text(&format!("/api/records/{}", table.id)).await.unwrap();
        assert!(record.contains(&table.commitment));
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_to_the_end() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let table =
        ana.create(&NewTable::at_once("sang-rancune", vec![me(), open(), open()])).await.unwrap();
    let mut people = vec![ana.clone()];
    for name in ["Bruno", "Chloé"] {
        let visitor = house.visitor(name).await;
        visitor.sit(&table.id, &Default::default()).await.unwrap();
        people.push(visitor);
    }
    ana.start(&table.id).await.unwrap();
    let mut playing = Vec::new();
    for (number, visitor) in people.into_iter().enumerate() {
        let id = table.id.clone();
        playing.push(tokio::spawn(async move {
            let mut connection = visitor.connect(&id, None, None).await.unwrap();
            play_to_the_end(&mut connection, &mut Rng::from_number(number as u64)).await;
            connection.screen
        }));
    }
    for player in playing {
        assert!(player.await.unwrap().over.is_some());
    }
}
