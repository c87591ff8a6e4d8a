//! The time of day, for log entries and clocks that run for days.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970. A clock set before that counts as 1970.
pub(crate) fn now() -> u64 {
    let time = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX));
    #[cfg(test)]
    let time = time.saturating_add_signed(set::by());
    time
}

/// Setting the clock in tests, as whoever keeps the machine may.
#[cfg(test)]
pub(crate) mod set {
    use std::cell::Cell;

    thread_local! {
        static BY: Cell<i64> = const { Cell::new(0) };
    }

    pub(super) fn by() -> i64 {
        BY.get()
    }

    /// Sets the clock so many milliseconds off the true time, for this thread.
    pub(crate) fn clock(by: i64) {
        BY.set(by);
    }
}
