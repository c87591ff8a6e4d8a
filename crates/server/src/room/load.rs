//! A room as its whole log makes it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use protocol::TableState;

use super::{Entry, Headline, Room};
use crate::Fault;
use crate::games::Games;
use crate::store::TableId;

impl Room {
    /// Plays a log again. What the table's headline remembers of it is compared on the way.
    ///
    /// # Errors
    /// If there is no entry, or one cannot be read or taken: then the table is to be set aside.
    pub(crate) fn replay(
        games: Games,
        id: &TableId,
        log: &[String],
        kept: Option<&Headline>,
    ) -> Result<Self, Fault> {
        if log.is_empty() {
            return Err(Fault::NoTable);
        }
        let (room, damage) = Self::replay_part(games, id, log, kept);
        match (room, damage) {
            (Some(room), None) => Ok(room),
            (_, damage) => Err(Fault::SetAside(damage.unwrap_or_else(|| "it is empty".into()))),
        }
    }

    /// Plays as much of a log again as can be, and says what is wrong with the next entry.
    pub(crate) fn replay_part(
        games: Games,
        id: &TableId,
        log: &[String],
        kept: Option<&Headline>,
    ) -> (Option<Self>, Option<String>) {
        let mut room = None;
        let played = catch_unwind(AssertUnwindSafe(|| {
            for (number, line) in log.iter().enumerate() {
                take_line(games, id, &mut room, line, kept)
                    .map_err(|why| format!("entry {number} {why}"))?;
            }
            Ok(())
        }));
        let damage = match played {
            Ok(Ok(())) => None,
            Ok(Err(why)) => Some(why),
            // Rules that stop in the middle leave a table that nobody should see.
            Err(_) => {
                room = None;
                Some("the program stopped while it played the log again".to_owned())
            }
        };
        if let (Some(room), Some(kept)) = (&mut room, kept) {
            room.kept_check.clone_from(&kept.check);
            if kept.state == TableState::Over {
                room.kept_over.clone_from(&kept.over);
                room.has_ended |= room.is_stopped();
            }
        }
        (room, damage)
    }
}

/// No message repeats what an entry says.
fn take_line(
    games: Games,
    id: &TableId,
    room: &mut Option<Room>,
    line: &str,
    kept: Option<&Headline>,
) -> Result<(), String> {
    let entry: Entry = serde_json::from_str(line)
        .map_err(|error| format!("cannot be read (column {})", error.column()))?;
    let cannot = |unfit| format!("cannot be taken: {unfit}");
    match room {
        None => *room = Some(Room::begin(games, id.clone(), entry).map_err(cannot)?),
        Some(room) => {
            room.take(entry).map_err(cannot)?;
            room.compare(kept.and_then(|kept| kept.check.as_ref()));
        }
    }
    Ok(())
}
