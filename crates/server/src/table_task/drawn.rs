//! Times that are drawn when a question is put: how long bots seem to think, and how long a window stays open at least.
//!
//! They come from the table's secret and the number of the question, before anything that anybody holds is looked at.
//! So they are the same whatever the hands are, and nobody at the table can tell them beforehand.

use std::time::Duration;

use kernel::{MAX_SEATS as MOST_SEATS, Rng, Seat, Seed};

use crate::room::Room;

/// A window stays open for so much of the beat in any case, and for no more than so many beats.
const SHORTEST: f64 = 0.4;
const LONGEST: f64 = 6.0;

/// In a race a bot lets so many thousandths of the time go by in any case, and no more than so many.
const SHOUTS: std::ops::Range<u32> = 500..900;

/// What was drawn for one question, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Drawn {
    think: u32,
    window: u32,
    shouts: [u32; MOST_SEATS],
}

impl Drawn {
    /// What is drawn for the open question of a room.
    pub(super) fn of(room: &Room) -> Self {
        let options = &room.setup.options;
        if options.beat == 0 && options.bot_pace == 0 && !room.is_race() {
            return Self { think: 1_000, window: 1_000, shouts: [0; MOST_SEATS] };
        }
        Self::for_question(&room.setup.secret, room.window().unwrap_or(0))
    }

    fn for_question(secret: &Seed, serial: u32) -> Self {
        let mut what = *b"pace\0\0\0\0";
        what[4..].copy_from_slice(&serial.to_le_bytes());
        let mut rng = Rng::new(Seed(*blake3::keyed_hash(&secret.0, &what).as_bytes()));
        let (think, window) = (600 + rng.below(400), window(rng.bits()));
        let shouts = std::array::from_fn(|_| SHOUTS.start + rng.below(SHOUTS.len() as u32));
        Self { think, window, shouts }
    }

    /// How long a bot with this pace seems to think, in milliseconds.
    pub(super) fn think(self, pace: u32) -> Duration {
        thousandths(self.think, pace)
    }

    /// How long a bot on this seat waits in a race for which there is so much time.
    pub(super) fn shout(self, seat: Seat, time: Duration) -> Duration {
        let part = self.shouts.get(usize::from(seat.number())).copied().unwrap_or(SHOUTS.end);
        time * part / 1_000
    }

    /// How long a window with this beat stays open at least.
    pub(super) fn window(self, beat: u32) -> Duration {
        thousandths(self.window, beat)
    }
}

fn thousandths(of: u32, milliseconds: u32) -> Duration {
    Duration::from_micros(u64::from(of) * u64::from(milliseconds))
}

/// A time that is longer than the beat as often as shorter, and now and then many times as long, as the time people take
/// is: half of what is left is over after every further part.
fn window(bits: u32) -> u32 {
    let luck = (f64::from(bits) + 1.0) / 4_294_967_296.0;
    let beats = SHORTEST + (1.0 - SHORTEST) * -luck.log2();
    (beats.min(LONGEST) * 1_000.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_windows_are_shorter_than_the_beat_and_some_are_much_longer() {
        let drawn = |secret: u8| (0..500).map(move |n| Drawn::for_question(&Seed([secret; 32]), n));
        let mut windows: Vec<u32> = drawn(1).map(|drawn| drawn.window).collect();
        windows.sort_unstable();
        let usual = protocol::Options::default().beat;
        let median =
            Drawn { think: 0, window: windows[250], shouts: [0; MOST_SEATS] }.window(usual);
        assert!(median < Duration::from_millis(1_500), "{median:?}");
        assert!((850..1_150).contains(&windows[250]), "{}", windows[250]);
        assert!(windows[0] >= 400 && windows[499] <= 6_000);
        assert!(windows[475] > 2_500, "one in twenty is more than twice as long: {}", windows[475]);
        assert!(drawn(1).eq(drawn(1)) && drawn(1).ne(drawn(2)));
    }
}
