//! Timing tells no hands: the same table with other hands, automatic passes on, and what others receive is the same, byte
//! for byte and moment for moment.

use std::time::Duration;

use kernel::{Rng, Seat, Seats, Viewer};
use protocol::{ClientMessage, NewSeat, NewTable, Options, PassUntil, Sit, TakeBack};
use serde_json::Value;
use shelf::{AnyTable, Language, Voice};
use tokio::time::advance;

use super::{Seen, TaskTest, guest, me};
use crate::Guest;
use crate::table_task::{Call, Operation};

const GAME: &str = "sang-rancune";
/// The one whose hand is another one.
const HOLDER: Seat = Seat::new(1);
const STEP: u64 = 50;
/// Longer than any window.
const LONG: u64 = 8_000;

/// What came, and when, in milliseconds.
type Schedule = Vec<(u64, String)>;

fn voice(viewer: Viewer) -> Voice<'static> {
    Voice::new(Language::En, viewer, &[])
}

/// What a seat may answer: to let the question go by, and everything else.
fn options(table: &dyn AnyTable, seat: Seat) -> (Option<Value>, usize) {
    let seen = table.observe(&voice(Viewer::Seat(seat)));
    let pass = seen.options.iter().find(|choice| choice.pass);
    (pass.map(|choice| choice.action.value()), seen.options.len())
}

/// What a viewer sees once everybody has let the question go by; nothing if somebody cannot.
fn after_passes(table: &dyn AnyTable, viewer: Viewer) -> Option<(Value, Value, usize)> {
    let mut fork = table.fork();
    for seat in table.asked().iter() {
        let (pass, _) = options(fork.as_ref(), seat);
        fork.apply(&voice(Viewer::Seat(seat)), seat, None, &pass?).ok()?;
    }
    let seen = fork.observe(&voice(viewer));
    let lines = fork.log(&voice(viewer), 0);
    let question = serde_json::to_value(seen.question).ok()?;
    (fork.serial() != table.serial()).then(|| (seen.view.value(), question, lines.len()))
}

/// Two deals, the same for the witness: somebody can only pass in the first, and could do more in the second.
fn two_worlds(witness: Seat) -> [Box<dyn AnyTable>; 2] {
    let game = registry::game(GAME).unwrap();
    let config = game.configure(&serde_json::json!({}), Some(3)).unwrap();
    for number in 0..400 {
        let mut rng = Rng::from_number(number);
        let mut table = game.open(&config, rng.seed()).unwrap();
        for _ in 0..60 {
            let asked = table.asked();
            let is_window = asked.len() == 3 && table.waiting() == asked;
            if is_window {
                let poor = table.believed_by(witness, &mut rng);
                let rich = table.believed_by(witness, &mut rng);
                let differ = matches!(options(poor.as_ref(), HOLDER), (Some(_), 1))
                    && matches!(options(rich.as_ref(), HOLDER), (Some(_), 2..));
                let alike = [Viewer::Seat(witness), Viewer::Gallery].into_iter().all(|viewer| {
                    let after = after_passes(poor.as_ref(), viewer);
                    after.is_some() && after == after_passes(rich.as_ref(), viewer)
                });
                if differ && alike {
                    return [poor, rich];
                }
            }
            let Some(seat) = table.waiting().lowest() else { break };
            let seen = table.observe(&voice(Viewer::Seat(seat)));
            let action = rng.pick(&seen.options).action.value();
            table.apply(&voice(Viewer::Seat(seat)), seat, None, &action).unwrap();
        }
    }
    panic!("no such moment was found");
}

/// Everybody who is asked answers, in this order, until the question closes; and how each could take it back then.
async fn answered_in(
    order: [usize; 3],
    test: &TaskTest,
    seats: &mut [Seen],
) -> Vec<Option<TakeBack>> {
    let open = seats[0].look(test).await.question.clone().unwrap();
    for place in order {
        seats[place].look(test).await;
        let question = seats[place].screen.question.clone().unwrap();
        if question.serial != open.serial {
            break;
        }
        let pass = question.options.iter().find(|choice| choice.pass);
        let Some(choice) = pass.or(question.options.first()) else { continue };
        let (serial, action) = (question.serial, choice.action.value());
        seats[place].say(ClientMessage::Answer { serial, action, tag: 1 }).await;
        test.calm().await;
    }
    advance(Duration::from_millis(LONG)).await;
    let mut told = Vec::new();
    for seen in seats {
        let screen = seen.look(test).await;
        assert_ne!(screen.question.as_ref().unwrap().serial, open.serial);
        told.push(screen.you.as_ref().unwrap().take_back);
    }
    told
}

/// Three people whose game has begun, with the usual pace.
async fn three() -> (TaskTest, [Guest; 3]) {
    let seats = vec![me(), NewSeat::Open {}, NewSeat::Open {}];
    let options = Options::default();
    let test = TaskTest::new(NewTable { options, ..NewTable::at_once(GAME, seats) }).await;
    let (bruno, chloe) = (guest("Bruno"), guest("Chloé"));
    for guest in [&bruno, &chloe] {
        test.operation(guest, Operation::Sit(Sit::default())).await.unwrap();
    }
    test.operation(&test.ana, Operation::Start).await.unwrap();
    let ana = test.ana.clone();
    (test, [ana, bruno, chloe])
}

/// Somebody who plays by hand where there is a choice: now something else, then to let it go by.
async fn play_by_hand(seen: &mut Seen, busy: bool) {
    let Some(question) = seen.screen.question.clone() else { return };
    if question.options.len() < 2 {
        return;
    }
    let serial = question.serial;
    let wanted = question.options.iter().find(|choice| choice.pass != busy).unwrap();
    let action = wanted.action.value();
    seen.say(ClientMessage::Answer { serial, action, tag: 1 }).await;
}

/// Plays a window of one world to its end. What each seat and the gallery hear, in this order.
async fn play(
    store: &TaskTest,
    people: &[Guest; 3],
    zoe: &Guest,
    game: Box<dyn AnyTable>,
) -> Vec<Schedule> {
    let test = store.copied().await;
    let mut seats = Vec::new();
    for guest in people {
        seats.push(test.come(guest).await);
    }
    seats.sort_by_key(|seen| seen.screen.seat());
    seats.push(test.come(zoe).await);
    for seen in &mut seats {
        seen.look(&test).await;
    }
    for seen in &seats[..3] {
        seen.say(ClientMessage::PassForMe { until: PassUntil::OnlyOption }).await;
    }
    test.tables.call(&test.id, Call::Put(game)).await.unwrap();
    test.calm().await;
    let mut heard = vec![Schedule::new(); 4];
    for moment in (0..LONG).step_by(STEP as usize) {
        for (seen, heard) in seats.iter_mut().zip(&mut heard) {
            while let Ok(frame) = seen.frames.try_recv() {
                seen.take(&frame);
                heard.push((moment, frame));
            }
        }
        // Whoever can do more than pass thinks twice, mutes a neighbour, and passes in the end, before it is time.
        match moment {
            100 => play_by_hand(&mut seats[1], true).await,
            150 => seats[1].say(ClientMessage::Mute { seat: 0, mute: true }).await,
            200 => play_by_hand(&mut seats[1], false).await,
            250 => play_by_hand(&mut seats[2], false).await,
            300 => play_by_hand(&mut seats[0], false).await,
            _ => {}
        }
        test.calm().await;
        advance(Duration::from_millis(STEP)).await;
        test.calm().await;
    }
    heard
}

/// Whether a frame asks something else than the question with this number.
fn closes(serial: u32, frame: &str) -> bool {
    let question = frame.split("{\"is\":\"question\",\"serial\":").nth(1);
    question.is_some_and(|question| !question.starts_with(&format!("{serial},")))
}

/// What came up to the frame with which the window closes, and that frame.
fn until_closed(serial: u32, schedule: &[(u64, String)]) -> &[(u64, String)] {
    let place = schedule.iter().position(|(_, frame)| closes(serial, frame));
    &schedule[..place.map_or(schedule.len(), |place| place + 1)]
}

/// How a frame begins: with its number.
fn numbered(frame: &str) -> &str {
    frame.split(',').next().expect("a frame is not empty")
}

/// Issue 14, section 9. Seat 1 can only pass in one world, and passes by itself; in the other it could do more, changes
/// its mind, and passes by hand.
#[tokio::test(start_paused = true)]
async fn what_others_hear_and_when_is_the_same_whatever_somebody_holds() {
    let (test, people) = three().await;
    let zoe = guest("Zoé");
    for witness in [Seat::new(0), Seat::new(2)] {
        let [poor, rich] = two_worlds(witness);
        assert_eq!(poor.asked(), Seats::first(3));
        let serial = poor.serial();
        let poor = play(&test, &people, &zoe, poor).await;
        let rich = play(&test, &people, &zoe, rich).await;
        for place in [usize::from(witness.number()), 3] {
            let (poor, rich) =
                (until_closed(serial, &poor[place]), until_closed(serial, &rich[place]));
            for (one, other) in poor.iter().zip(rich) {
                if closes(serial, &one.1) {
                    // What is turned over then may be another card; when, and in which frame, is the same.
                    let [one, other] = [one, other].map(|(at, frame)| (at, numbered(frame)));
                    assert_eq!(one, other, "the window closes for {place} at the same time");
                } else {
                    assert_eq!(one, other, "{place} hears the same at the same time");
                }
            }
            assert_eq!(poor.len(), rich.len(), "{place} hears as much");
        }
        let closed = poor[3].iter().find(|(_, frame)| closes(serial, frame));
        assert!(closed.is_some_and(|(at, _)| *at >= 700), "the window has closed in its time");
        assert_ne!(poor[1], rich[1], "the worlds are not the same to whoever holds the hand");
    }
}

/// How an answer could be taken back is told beforehand, and tells nobody who has answered before or after.
#[tokio::test(start_paused = true)]
async fn how_an_answer_is_taken_back_is_the_same_whoever_answered_first() {
    let (test, people) = three().await;
    let mut told = Vec::new();
    for order in [[0, 1, 2], [2, 0, 1]] {
        let test = test.copied().await;
        let mut seats = Vec::new();
        for guest in &people {
            seats.push(test.come(guest).await);
        }
        seats.sort_by_key(|seen| seen.screen.seat());
        let mut after = Vec::new();
        for _ in 0..6 {
            after.push(answered_in(order, &test, &mut seats).await);
        }
        told.push(after);
    }
    assert_eq!(told[0], told[1]);
    let may_ask = told[0].iter().flatten().any(|way| *way == Some(TakeBack::Ask));
    assert!(may_ask, "others may have decided something since");
}
