//! The time of day, for log entries and clocks that run for days.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970. A clock set before that counts as 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
