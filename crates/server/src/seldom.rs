//! Lines of the log that would repeat themselves: said once a minute at most, with how often they were left unsaid.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// How often the same thing is said.
const EVERY: Duration = Duration::from_secs(60);

/// When something was last said, and how often it happened since.
#[derive(Debug)]
pub(crate) struct Seldom(Mutex<(Option<Instant>, u64)>);

impl Seldom {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new((None, 0)))
    }

    /// It has happened again: how often since it was last said, this time included, if it is to be said now.
    pub(crate) fn again(&self) -> Option<u64> {
        let now = Instant::now();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (said, times) = &mut *kept;
        *times += 1;
        if said.is_some_and(|said| now.duration_since(said) < EVERY) {
            return None;
        }
        *said = Some(now);
        Some(std::mem::take(times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_thousand_times_a_second_is_one_line_a_minute() {
        let seldom = Seldom::new();
        let said: Vec<u64> = (0..1_000).filter_map(|_| seldom.again()).collect();
        assert_eq!(said, [1]);
        tokio::time::advance(EVERY).await;
        assert_eq!((seldom.again(), seldom.again()), (Some(1_000), None));
    }
}
