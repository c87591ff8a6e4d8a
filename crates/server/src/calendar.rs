//! The time of day as the server believes it: by the clock on the wall, unless that has just jumped.
//!
//! A wall clock is set by hand, by the network, by a machine that wakes up. What lasts for days hangs on it (tables that
//! nobody touches, clocks that run for days), so a jump is first not believed: the time goes on as it went, and a line in
//! the log tells. A clock that was right after all, and stays where it is for an hour, is believed then; nobody's days end
//! before a day has passed since.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// By how much two clocks may differ, in milliseconds: being adjusted is no jump.
const LEEWAY: u64 = 60_000;

/// How long a clock that jumped has to stay before it is believed.
const SETTLES_IN: Duration = Duration::from_secs(3_600);

/// How long nobody's days end after that.
const LENIENCE: Duration = Duration::from_secs(86_400);

/// What a look at the wall has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seen {
    /// Nothing new.
    Same,
    /// It shows so many milliseconds more, or less, than have passed.
    Jumped(i64),
    /// It shows the time again that was believed in all along.
    CameBack,
    /// It has stayed where it jumped to, so it is believed.
    Settled,
}

/// Which time it is, by two clocks: one that is set by people, and one that only counts.
#[derive(Clone, Copy, Debug)]
struct Belief {
    /// What the wall showed when the steady clock began to count, as is believed.
    begin: u64,
    /// Since when, on the steady clock, the wall shows something else.
    off_since: Option<Duration>,
}

impl Belief {
    const fn new(wall: u64) -> Self {
        Self { begin: wall, off_since: None }
    }

    /// What the wall should show now.
    fn expected(self, steady: Duration) -> u64 {
        self.begin.saturating_add(u64::try_from(steady.as_millis()).unwrap_or(u64::MAX))
    }

    fn time(self, wall: u64, steady: Duration) -> u64 {
        if self.off_since.is_some() { self.expected(steady) } else { wall }
    }

    fn look(&mut self, wall: u64, steady: Duration) -> Seen {
        let expected = self.expected(steady);
        let is_off = wall.abs_diff(expected) > LEEWAY;
        match self.off_since {
            None if is_off => {
                self.off_since = Some(steady);
                let by = i128::from(wall) - i128::from(expected);
                Seen::Jumped(i64::try_from(by).unwrap_or(i64::MAX))
            }
            // Small corrections are followed, so that they never add up to a jump.
            None => {
                *self = Self::new(wall.saturating_sub(expected - self.begin));
                Seen::Same
            }
            Some(_) if !is_off => {
                self.off_since = None;
                Seen::CameBack
            }
            Some(since) if steady.saturating_sub(since) >= SETTLES_IN => {
                *self = Self::new(wall.saturating_sub(expected - self.begin));
                Seen::Settled
            }
            Some(_) => Seen::Same,
        }
    }
}

/// The time of day as the server believes it.
#[derive(Debug)]
pub(crate) struct Calendar {
    belief: Mutex<Belief>,
    steady: std::time::Instant,
    /// Before this moment nobody's days end.
    lenient_until: Mutex<Instant>,
}

impl Calendar {
    /// The calendar of a server that has just started; for so long nobody's days end.
    pub(crate) fn new(wall: u64, lenience: Duration) -> Self {
        Self {
            belief: Mutex::new(Belief::new(wall)),
            steady: std::time::Instant::now(),
            lenient_until: Mutex::new(Instant::now() + lenience),
        }
    }

    /// The time, in milliseconds since 1970, given what the wall shows.
    pub(crate) fn time(&self, wall: u64) -> u64 {
        let mut belief = self.belief.lock().unwrap_or_else(PoisonError::into_inner);
        let steady = self.steady.elapsed();
        self.tell(belief.look(wall, steady));
        belief.time(wall, steady)
    }

    /// Before this moment nobody's days end: they had no way to know that so much time has passed.
    pub(crate) fn lenient_until(&self) -> Instant {
        *self.lenient_until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, seen: Seen) {
        match seen {
            Seen::Same => {}
            Seen::Jumped(by) => tracing::warn!(
                seconds = by / 1_000,
                "the clock of this machine has jumped; until it has stayed for an hour, no table is forgotten and no days run out by it"
            ),
            Seen::CameBack => tracing::warn!("the clock of this machine is back where it was"),
            Seen::Settled => {
                let until = Instant::now() + LENIENCE;
                *self.lenient_until.lock().unwrap_or_else(PoisonError::into_inner) = until;
                tracing::warn!(
                    "the clock of this machine has stayed where it jumped to; it counts from now on, and clocks by days leave at least a day"
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::said::Said;

    const DAY: u64 = 86_400_000;
    const NOW: u64 = 20_000 * DAY;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[tokio::test]
    async fn a_jump_is_said() {
        let said = Said::listen();
        let calendar = Calendar::new(NOW, Duration::ZERO);
        assert!(calendar.time(NOW + 61 * DAY) < NOW + DAY);
        assert_eq!(said.about("the clock of this machine has jumped").len(), 1, "{said:?}");
        assert!(said.about("seconds=527").len() == 1, "61 days, less what the test took: {said:?}");
        calendar.time(NOW);
        assert_eq!(said.about("is back where it was").len(), 1, "{said:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_jump_that_is_believed_leaves_a_day() {
        let calendar = Calendar::new(NOW, Duration::ZERO);
        assert!(calendar.lenient_until() <= Instant::now());
        calendar.tell(Seen::Settled);
        assert_eq!(calendar.lenient_until(), Instant::now() + Duration::from_secs(86_400));
    }

    #[test]
    fn a_clock_that_is_adjusted_is_followed() {
        let mut belief = Belief::new(NOW);
        // A second too fast in every minute, for ten hours: no jump, and the wall is right all along.
        for minute in 1..600 {
            let wall = NOW + minute * 61_000;
            assert_eq!(belief.look(wall, seconds(minute * 60)), Seen::Same);
            assert_eq!(belief.time(wall, seconds(minute * 60)), wall);
        }
    }

    #[test]
    fn a_jump_is_not_believed_and_forgotten_when_it_is_mended() {
        for jump in [61 * DAY.cast_signed(), -61 * DAY.cast_signed(), i64::MAX, i64::MIN] {
            let mut belief = Belief::new(NOW);
            let wall = (NOW + 5_000).saturating_add_signed(jump);
            assert!(matches!(belief.look(wall, seconds(5)), Seen::Jumped(_)), "{jump}");
            assert_eq!(belief.time(wall, seconds(5)), NOW + 5_000);
            assert_eq!(belief.look(wall, seconds(6)), Seen::Same, "it is said once");
            assert_eq!(belief.look(NOW + 8_000, seconds(8)), Seen::CameBack);
            assert_eq!(belief.time(NOW + 8_000, seconds(8)), NOW + 8_000);
        }
    }

    #[test]
    fn a_clock_that_stays_where_it_jumped_is_believed_after_an_hour() {
        let mut belief = Belief::new(NOW);
        let wall = |second: u64| NOW + 4 * DAY + second * 1_000;
        belief.look(wall(5), seconds(5));
        assert_eq!(belief.look(wall(3_604), seconds(3_604)), Seen::Same);
        assert_eq!(belief.time(wall(3_604), seconds(3_604)), NOW + 3_604_000);
        assert_eq!(belief.look(wall(3_605), seconds(3_605)), Seen::Settled);
        assert_eq!(belief.time(wall(3_605), seconds(3_605)), wall(3_605));
        assert_eq!(belief.look(wall(3_606), seconds(3_606)), Seen::Same);
    }
}
