//! Frames, written by hand: parts as they are told to many, joined and closed without a tree of JSON in between.
//!
//! What is written here is what [`Part`] says; where it is not written by its own code, a debug build reads it back.

use std::cell::Cell;

use kernel::Seats;
use protocol::Part;
use shelf::{AnyTable, Changes, Pen, Said, Voice};

use super::clients::Client;
use crate::frame_sender::Deaf;
use crate::wire::TextFrame;

/// Where everything that is told is written. Every thread has one and uses it for all tables, so that no telling begins
/// with buffers that have yet to grow.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    pub(super) frame: TextFrame,
    /// What one client alone is told.
    pub(super) own: Vec<u8>,
    /// What a viewer is asked.
    pub(super) asked: Vec<u8>,
    /// For the news of viewers. All are empty.
    pub(super) sheets: Vec<Vec<u8>>,
}

thread_local! {
    pub(super) static BUFFERS: Cell<Buffers> = Cell::default();
}

impl Buffers {
    /// Takes sheets back, but for those that are longer than anything usual.
    pub(super) fn clear(&mut self, sheets: impl Iterator<Item = Vec<u8>>) {
        for mut sheet in sheets.filter(|sheet| sheet.capacity() <= LARGE) {
            sheet.clear();
            self.sheets.push(sheet);
        }
    }
}

/// Sheets that are larger are not kept.
const LARGE: usize = 64 * 1024;

/// A frame of several is closed when it is this long, so that no socket needs a large buffer.
const LONG: usize = 2 * 1024;

/// A long message has no more frames than this.
const MOST_FRAMES: usize = 24;

/// Writes a part behind others, as the inside of a list.
pub(super) fn write(part: &Part, out: &mut Vec<u8>) {
    Pen::behind(out).data(part);
}

/// The same with a part that was written before, which may be nothing.
pub(super) fn copy(part: &[u8], out: &mut Vec<u8>) {
    Pen::behind(out).written(part);
}

/// Writes a part behind others, and in a debug build reads it back.
fn write_part(out: &mut Vec<u8>, says: fn(&Part) -> bool, inside: impl FnOnce(&mut Pen<'_>)) {
    let before = out.len();
    Pen::behind(out).object(inside);
    debug_assert!(
        // Behind the comma, if there is one.
        serde_json::from_slice(&out[before + usize::from(before > 0)..])
            .is_ok_and(|part| says(&part)),
        "parts are written as the protocol says"
    );
}

/// Writes [`Part::Events`], straight from the log.
pub(super) fn write_events(
    table: &dyn AnyTable,
    voice: &Voice<'_>,
    from: usize,
    said: &mut Said,
    out: &mut Vec<u8>,
) {
    let (before, mut lines) = (out.len(), 0);
    write_part(
        out,
        |part| matches!(part, Part::Events { .. }),
        |pen| {
            pen.field("is").text("events").field("lines").list(|pen| {
                lines = table.write_log(voice, from, said, pen);
            });
        },
    );
    if lines == 0 {
        out.truncate(before);
    }
}

/// Writes [`Part::ViewChanges`], straight from the changes.
pub(super) fn write_changes(changes: &Changes, out: &mut Vec<u8>) {
    if changes.inside().is_empty() {
        return;
    }
    write_part(
        out,
        |part| matches!(part, Part::ViewChanges { .. }),
        |pen| {
            pen.field("is").text("view_changes").field("changes").object(|pen| {
                pen.written(changes.inside());
            });
        },
    );
}

/// Writes [`Part::Question`], from what a viewer is asked as the table has written it.
pub(super) fn write_question(
    serial: u32,
    asked: Seats,
    waiting: Seats,
    written: &[u8],
    out: &mut Vec<u8>,
) {
    write_part(
        out,
        |part| matches!(part, Part::Question(_)),
        |pen| {
            pen.field("is").text("question").field("serial").data(&serial);
            pen.field("asked").data(&asked).field("waiting").data(&waiting);
            // Inside the braces that enclose it.
            pen.written(&written[1..written.len() - 1]);
        },
    );
}

/// A frame from parts that are written already.
pub(super) fn frame<'a>(
    frame: &'a mut TextFrame,
    number: u32,
    more: bool,
    shared: &[u8],
    own: &[u8],
) -> &'a [u8] {
    let text = frame.begin();
    text.reserve(shared.len() + own.len() + 40);
    Pen::on(text).object(|pen| {
        pen.field("n").data(&number);
        if more {
            pen.field("more").data(&true);
        }
        pen.field("parts").list(|pen| {
            pen.written(shared).written(own);
        });
    });
    frame.end()
}

/// A part by itself.
pub(super) fn written(part: &Part) -> Vec<u8> {
    serde_json::to_vec(part).expect("a message is plain data")
}

/// Sends all parts of a long message, in as many frames as it takes.
pub(super) fn send_long(client: &mut Client, parts: &[Vec<u8>]) -> Result<(), Deaf> {
    let total: usize = parts.iter().map(Vec::len).sum();
    let long = LONG.max(total / MOST_FRAMES);
    let mut writing = TextFrame::default();
    let mut inside = Vec::new();
    for part in parts {
        if !inside.is_empty() {
            if inside.len() + part.len() > long {
                client.send(&mut writing, true, &inside, b"")?;
                inside.clear();
            } else {
                inside.push(b',');
            }
        }
        inside.extend_from_slice(part);
    }
    client.send(&mut writing, false, &inside, b"")
}
