//! Nobody looks through other eyes than their own, whatever happens to the seats.

use protocol::{NewTable, Part, Sit};

use crate::party::{blood, closed, house, me, open, sync, with_bots};

/// People connect before the start, seats are drawn, and everybody is told what their own seat knows: never, not even
/// for one frame, what the seat knows that now has the number of their chair.
#[tokio::test(flavor = "multi_thread")]
async fn a_draw_of_seats_shows_nobody_another_seat() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    for _ in 0..8 {
        let mut people = vec![ana.clone()];
        let wish =
            NewTable::at_once("liens-de-sang", vec![me(), open(), open(), open(), open(), open()]);
        let id = ana.create(&wish).await.unwrap().id;
        for name in ["Bruno", "Chloé", "Damien", "Elsa", "Fabio"] {
            let visitor = house.visitor(name).await;
            visitor.sit(&id, &Sit::default()).await.unwrap();
            people.push(visitor);
        }
        let mut early = Vec::new();
        for visitor in &people {
            early.push(visitor.connect(&id, None, None).await.unwrap());
        }
        ana.start(&id).await.unwrap();
        for (visitor, connection) in people.iter().zip(&mut early) {
            let fresh = visitor.connect(&id, None, None).await.unwrap();
            loop {
                connection.next().await.unwrap();
                let parts = &connection.screen.last_frame().parts;
                if parts.iter().any(|part| matches!(part, Part::View { .. })) {
                    assert_eq!(connection.screen.view, fresh.screen.view);
                    assert_eq!(connection.screen.seat(), fresh.screen.seat());
                    break;
                }
            }
            sync(connection).await;
            assert_eq!(connection.screen.lasting(), fresh.screen.lasting());
        }
    }
}

/// Two people share a device: after the draw it still looks through the eyes of the one who held it.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_device_follows_the_player_to_the_drawn_seat() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    for _ in 0..8 {
        let id = ana
            .create(&NewTable::at_once("sang-rancune", vec![me(), me(), me()]))
            .await
            .unwrap()
            .id;
        let mut device = ana.connect(&id, None, Some(1)).await.unwrap();
        let name = ana.table(&id).await.unwrap().seats[1].name.clone();
        ana.start(&id).await.unwrap();
        device.until(|screen| screen.question.is_some()).await.unwrap();
        let seat = device.screen.seat().unwrap();
        assert_eq!(device.screen.table.as_ref().unwrap().seats[usize::from(seat)].name, name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_on_before_the_start_goes_where_nobody_may_watch() {
    let house = house().await;
    let ana = house.visitor("Ana").await;
    let mut wish = blood(with_bots(vec![me()], 6));
    wish.options.spectators = false;
    let mut tables = vec![wish.clone()];
    wish.options.spectators = true;
    wish.config["spectators"] = "none".into();
    tables.push(wish);
    for wish in tables {
        let id = ana.create(&wish).await.unwrap().id;
        let zoe = house.visitor("Zoé").await;
        let mut watching = zoe.connect(&id, None, None).await.unwrap();
        ana.start(&id).await.unwrap();
        assert_eq!(closed(&mut watching).await, protocol::CLOSE_NOT_ALLOWED);
        assert!(watching.screen.view.is_null(), "nothing of the game was shown");
    }
}
