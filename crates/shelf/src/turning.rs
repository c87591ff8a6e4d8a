//! The turning points of a game: the largest swings of how its players stand, by what everybody could see.
//!
//! A game says how a player stands ([`Stands`](crate::Stands)); here the number is compared before and after every
//! answer. Nothing is picked by hand, and a game in which nobody's number moves has no turning points.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{AnyGame, Language, Problem, Record, Voice};

/// How many turning points a game has at most.
const MOST: usize = 7;

/// An answer after which somebody stood much better or worse.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TurningPoint {
    /// After how many answers.
    pub step: u32,
    /// Whose standing changed most.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// By how much, in what the game counts.
    pub change: i32,
    /// What happened, as everybody saw it; empty where nothing was told.
    pub text: String,
}

/// Plays a record again and finds the largest swings, in the order of the game. Of equal ones the first count.
pub(crate) fn turning_points(
    game: &dyn AnyGame,
    record: &Record,
    language: Language,
) -> Result<Vec<TurningPoint>, Problem> {
    let names: Vec<String> = record.seats.iter().map(|chair| chair.name.clone()).collect();
    let watching = Voice::new(language, Viewer::Gallery, &names);
    let mut table = game.open_from(&record.config, record.opening.as_ref(), record.seed)?;
    let mut before = table.standing(Viewer::Gallery);
    let mut points = Vec::new();
    for (number, (seat, action)) in record.answers.iter().enumerate() {
        let told = table.logged();
        let voice = Voice::new(language, Viewer::Seat(*seat), &names);
        table.apply(&voice, *seat, None, action).map_err(|refused| Problem::new(refused.text))?;
        let now = table.standing(Viewer::Gallery);
        if let Some((seat, change)) = largest_swing(&before, &now) {
            let text = table.swayed(&watching, told, seat).unwrap_or_default();
            points.push(TurningPoint { step: number as u32 + 1, seat, change, text });
        }
        before = now;
    }
    Ok(largest(points))
}

/// Whose number moved most, and by how much; the first of equals. Nothing if none did.
fn largest_swing(before: &[i32], now: &[i32]) -> Option<(Seat, i32)> {
    let changes = before.iter().zip(now).map(|(before, now)| now - before);
    let most = changes.clone().map(i32::abs).max().filter(|most| *most > 0)?;
    let seats = (0..).map(Seat::new).zip(changes);
    seats.into_iter().find(|(_, change)| change.abs() == most)
}

fn largest(mut points: Vec<TurningPoint>) -> Vec<TurningPoint> {
    // The sort is stable: among equals the earlier stays before the later.
    points.sort_by_key(|point| std::cmp::Reverse(point.change.abs()));
    points.truncate(MOST);
    points.sort_by_key(|point| point.step);
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(step: u32, change: i32) -> TurningPoint {
        TurningPoint { step, seat: Seat::new(0), change, text: String::new() }
    }

    #[test]
    fn the_largest_swing_is_the_first_of_equals() {
        assert_eq!(largest_swing(&[3, 5, 7], &[3, 2, 10]), Some((Seat::new(1), -3)));
        assert_eq!(largest_swing(&[3, 5, 7], &[4, 5, 9]), Some((Seat::new(2), 2)));
        assert_eq!(largest_swing(&[3, 5], &[3, 5]), None);
    }

    #[test]
    fn seven_of_the_largest_are_left_in_the_order_of_the_game() {
        let all = (0..9).map(|step| point(step, if step == 8 { -4 } else { 1 })).collect();
        let steps: Vec<u32> = largest(all).iter().map(|point| point.step).collect();
        assert_eq!(steps, [0, 1, 2, 3, 4, 5, 8]);
        assert_eq!(largest(vec![point(2, 1)]), [point(2, 1)]);
    }
}
