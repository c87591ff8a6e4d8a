//! Two devices on one seat that answer at the same time.

use kernel::Rng;

use client::ClientError;

use crate::games::{games, house_with_toy};
use crate::people::{any_option, begun, catch_up, check_record, same_in_the_end};
use crate::size::size;

/// How the games say that the question is gone, that the answer already given stands, and that the game is over.
const TOO_LATE: [&str; 15] = [
    "CO-E0",
    "LS-E28",
    "LS-E12",
    "LS-E27",
    "SR-E28",
    "SR-E02",
    "SR-E38",
    "TV-E44",
    "TV-E33",
    "TV-E34",
    "CW-E24",
    "CW-E25",
    "CW-E46",
    "DS-E25",
    "not_playing",
];

fn code(error: ClientError) -> String {
    match error {
        ClientError::Refused { problem, .. } => problem.code,
        ClientError::Closed { .. } | ClientError::TooLate | ClientError::Network(_) => {
            panic!("{error}")
        }
    }
}

/// Both devices answer every question at once. One answer is taken; the other one comes too late, hears that the
/// answer given stands, or changes a sealed answer where the game allows it. Nothing else can happen, and both screens
/// agree.
#[tokio::test(flavor = "multi_thread")]
async fn two_devices_that_answer_at_once_get_one_answer_taken() {
    let house = house_with_toy().await;
    for game in games() {
        for seed in 0..size(1, 5) {
            let (id, people) = begun(&house.server.url(), game).await;
            let mut rng = Rng::from_number(seed as u64);
            let mut phone = people[1].connect(&id, None, None).await.unwrap();
            let mut desk = people[1].connect(&id, None, None).await.unwrap();
            let mut others = [
                people[0].connect(&id, None, None).await.unwrap(),
                people[2].connect(&id, None, None).await.unwrap(),
            ];
            let (mut late, mut asked) = (0, 0);
            while phone.screen.over.is_none() {
                same_in_the_end(&mut phone, &mut desk).await;
                if phone.screen.is_asked() {
                    let one = any_option(&phone.screen, &mut rng);
                    let two = any_option(&desk.screen, &mut rng);
                    let serial = phone.screen.question.as_ref().unwrap().serial;
                    let (one, two) = tokio::join!(phone.answer(one), desk.answer(two));
                    assert!(one.is_ok() || two.is_ok(), "question {serial}: {one:?}, {two:?}");
                    for refused in [one, two].into_iter().filter_map(Result::err) {
                        let code = code(refused);
                        assert!(TOO_LATE.contains(&code.as_str()), "{code}");
                        late += 1;
                    }
                    asked += 1;
                }
                for other in &mut others {
                    catch_up(other).await;
                    if other.screen.is_asked() {
                        let action = any_option(&other.screen, &mut rng);
                        other.answer(action).await.unwrap();
                    }
                }
            }
            same_in_the_end(&mut phone, &mut desk).await;
            assert!(late > 0, "somebody is always too late");
            eprintln!("{}: {asked} questions, {late} answers too late", game.slug());
            check_record(&people[1], &id).await;
        }
    }
    house.server.stop().await;
}
