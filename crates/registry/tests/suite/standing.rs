//! How players stand: every game counts from what everybody knows, and its turning points are the largest swings.

use kernel::{Seats, Viewer};
use shelf::{AnyGame, Language, RecordSeat, TurningPoint, Voice};

use crate::random_games::watch;

#[test]
fn a_standing_is_the_same_through_all_eyes() {
    for game in registry::GAMES {
        watch(*game, 1, |table, _| {
            let public = table.standing(Viewer::Gallery);
            assert_eq!(public.len(), usize::from(table.players()), "{}", game.slug());
            for seat in Seats::first(table.players()).iter() {
                let own = table.standing(Viewer::Seat(seat));
                assert_eq!(own, public, "{}: {seat} counts what others do not know", game.slug());
            }
        });
    }
}

/// The turning points of a random game, and every swing of it, in its order.
fn swings(game: &dyn AnyGame) -> (Vec<TurningPoint>, Vec<i32>) {
    let mut all = Vec::new();
    let mut rng = kernel::Rng::from_number(3);
    let config = game.configure(&serde_json::json!({}), None).unwrap();
    let config = game.for_simulation(&config).unwrap();
    let mut table = game.open(&config, rng.seed()).unwrap();
    let mut before = table.standing(Viewer::Gallery);
    while let Some(seat) = table.waiting().lowest() {
        let answer = table.bot_answer(seat, "random", &mut rng).unwrap();
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        table.apply(&voice, seat, None, &answer).unwrap();
        let now = table.standing(Viewer::Gallery);
        let moved = before.iter().zip(&now).map(|(before, now)| (now - before).abs());
        all.push(moved.max().unwrap_or(0));
        before = now;
    }
    let chair = |seat| RecordSeat { name: format!("P{seat}"), by: "random".into() };
    let record = table.record((0..table.players()).map(chair).collect()).unwrap();
    (game.turning_points(&record, Language::En).unwrap(), all)
}

#[test]
fn turning_points_are_the_largest_swings_and_say_what_happened() {
    let mut silent = Vec::new();
    for game in registry::GAMES {
        let (points, all) = swings(*game);
        let slug = game.slug();
        assert!(!points.is_empty() && points.len() <= 7, "{slug} has {} of them", points.len());
        assert!(points.is_sorted_by_key(|point| point.step), "{slug}: {points:?}");
        let mut largest: Vec<i32> = all.iter().copied().filter(|swing| *swing > 0).collect();
        largest.sort_unstable_by(|one, two| two.cmp(one));
        largest.truncate(7);
        let mut told: Vec<i32> = points.iter().map(|point| point.change.abs()).collect();
        told.sort_unstable_by(|one, two| two.cmp(one));
        assert_eq!(told, largest, "{slug}");
        for point in &points {
            assert_eq!(all[point.step as usize - 1], point.change.abs(), "{slug}: {point:?}");
        }
        silent.extend(
            points.into_iter().filter(|point| point.text.is_empty()).map(|point| (slug, point)),
        );
    }
    assert!(silent.is_empty(), "nothing says what happened in {silent:?}");
}

#[test]
fn every_game_says_what_it_counts() {
    for game in registry::GAMES {
        for language in Language::ALL {
            assert!(!game.counted(language).is_empty(), "{} in {language}", game.slug());
        }
    }
}
