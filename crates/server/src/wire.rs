//! WebSocket frames (RFC 6455), as far as the socket of a table needs them.
//!
//! A library keeps buffers of its own for every socket, though nearly all sockets are silent nearly always. Here a
//! silent socket has none: what comes is kept only while it is no whole message, and what goes out is written from the
//! buffer of whoever sends it.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use protocol::LONGEST_MESSAGE;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;

const CONTINUATION: u8 = 0x0;
const TEXT: u8 = 0x1;
const BINARY: u8 = 0x2;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const PONG: u8 = 0xA;

/// The bit of the first byte that says that a message ends here.
const LAST: u8 = 0x80;

/// The bit of the second byte that says that a mask follows. Clients mask, servers do not.
const MASKED: u8 = 0x80;

/// The longest payload of a frame that is no part of a message.
const LONGEST_CONTROL: usize = 125;

/// The longest head of a frame of ours.
const LONGEST_HEAD: usize = 10;

/// How much a client may still say when the server has said its last word.
const LONGEST_FAREWELL: usize = 1024 * 1024;

/// How much is read at once.
const READ_AT_ONCE: usize = 2048;

/// What a client sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    Text(String),
    Binary,
    Ping(Vec<u8>),
    Pong,
    Close,
}

/// Something that is no WebSocket frame, or a message that is too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Broken;

/// Makes messages of the bytes that come.
#[derive(Debug, Default)]
pub(crate) struct Ear {
    bytes: Vec<u8>,
    /// What has come of a message in several frames.
    begun: Option<Begun>,
}

/// A message that comes in several frames.
#[derive(Debug)]
struct Begun {
    is_text: bool,
    message: Vec<u8>,
    frames: u8,
}

/// The most frames a message may come in. Frames may be empty, so that a message could go on for ever without getting any
/// longer.
const MOST_FRAMES: u8 = 64;

/// The head of a client's frame.
struct Head {
    last: bool,
    kind: u8,
    mask: [u8; 4],
    /// Where the payload begins and ends.
    start: usize,
    end: usize,
}

impl Head {
    /// Reads a head; nothing if it is not whole yet.
    fn read(bytes: &[u8]) -> Result<Option<Self>, Broken> {
        let [first, second, rest @ ..] = bytes else { return Ok(None) };
        let (last, kind) = (first & LAST != 0, first & 0x0F);
        let is_known = matches!(kind, CONTINUATION | TEXT | BINARY | CLOSE | PING | PONG);
        if first & 0x70 != 0 || second & MASKED == 0 || !is_known {
            return Err(Broken);
        }
        let (length, rest) = match (second & 0x7F, rest) {
            (126, [one, two, rest @ ..]) => (u64::from(u16::from_be_bytes([*one, *two])), rest),
            (127, rest) => match rest.split_first_chunk() {
                Some((length, rest)) => (u64::from_be_bytes(*length), rest),
                None => return Ok(None),
            },
            (126, _) => return Ok(None),
            (length, rest) => (u64::from(length), rest),
        };
        let most = if kind >= CLOSE { LONGEST_CONTROL } else { LONGEST_MESSAGE };
        let length = usize::try_from(length).ok().filter(|length| *length <= most);
        let length = length.ok_or(Broken)?;
        if kind >= CLOSE && !last {
            return Err(Broken);
        }
        let Some((mask, rest)) = rest.split_first_chunk() else { return Ok(None) };
        let start = bytes.len() - rest.len();
        Ok(Some(Self { last, kind, mask: *mask, start, end: start + length }))
    }
}

impl Ear {
    /// Takes what came.
    pub(crate) fn hear(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next whole message; nothing if more has to come first.
    pub(crate) fn next(&mut self) -> Result<Option<Heard>, Broken> {
        while let Some(head) = Head::read(&self.bytes)?
            && self.bytes.len() >= head.end
        {
            let payload = self.bytes[head.start..head.end].iter().zip(head.mask.iter().cycle());
            let payload: Vec<u8> = payload.map(|(byte, mask)| byte ^ mask).collect();
            self.bytes.drain(..head.end);
            if self.bytes.is_empty() {
                self.bytes = Vec::new();
            }
            if let Some(heard) = self.take(&head, payload)? {
                return Ok(Some(heard));
            }
        }
        Ok(None)
    }

    fn take(&mut self, head: &Head, payload: Vec<u8>) -> Result<Option<Heard>, Broken> {
        let Begun { is_text, mut message, frames } = match head.kind {
            CLOSE => return Ok(Some(Heard::Close)),
            PING => return Ok(Some(Heard::Ping(payload))),
            PONG => return Ok(Some(Heard::Pong)),
            CONTINUATION => self.begun.take().ok_or(Broken)?,
            kind if self.begun.is_none() => {
                Begun { is_text: kind == TEXT, message: Vec::new(), frames: 0 }
            }
            _ => return Err(Broken),
        };
        if message.is_empty() {
            message = payload;
        } else {
            message.extend_from_slice(&payload);
        }
        if message.len() > LONGEST_MESSAGE || frames >= MOST_FRAMES {
            return Err(Broken);
        }
        if !head.last {
            // Text that can become none is refused at once, as libraries do.
            if is_text && str::from_utf8(&message).is_err_and(|error| error.error_len().is_some()) {
                return Err(Broken);
            }
            self.begun = Some(Begun { is_text, message, frames: frames + 1 });
            return Ok(None);
        }
        if !is_text {
            return Ok(Some(Heard::Binary));
        }
        String::from_utf8(message).map(|text| Some(Heard::Text(text))).map_err(|_| Broken)
    }
}

/// The reading half of a socket.
#[derive(Debug)]
pub(crate) struct Hearing {
    half: OwnedReadHalf,
    ear: Ear,
}

impl Hearing {
    /// Reads from a socket of which so much was read already.
    pub(crate) fn new(half: OwnedReadHalf, begun: &[u8]) -> Self {
        Self { half, ear: Ear { bytes: begun.to_vec(), begun: None } }
    }

    /// The next message; nothing when the connection is gone. Dropping the future loses nothing.
    pub(crate) async fn next(&mut self) -> Option<Result<Heard, Broken>> {
        loop {
            if let Some(heard) = self.ear.next().transpose() {
                return Some(heard);
            }
            match std::future::poll_fn(|context| self.poll_more(context)).await {
                Ok(0) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Lets the client speak until it hangs up, and forgets what it says; up to a limit. A socket that is closed while
    /// something in it is unheard is cut, and what was said to the client last may not reach it.
    pub(crate) async fn hear_out(&mut self) {
        let mut heard = 0;
        while heard < LONGEST_FAREWELL {
            self.ear = Ear::default();
            match std::future::poll_fn(|context| self.poll_more(context)).await {
                Ok(0) | Err(_) => return,
                Ok(more) => heard += more,
            }
        }
    }

    fn poll_more(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let mut space = [0; READ_AT_ONCE];
        let mut space = ReadBuf::new(&mut space);
        let polled = Pin::new(&mut self.half).poll_read(context, &mut space);
        polled.map_ok(|()| {
            self.ear.hear(space.filled());
            space.filled().len()
        })
    }
}

/// A text frame that is being written. The length of its head depends on what follows, so the longest has room in front.
#[derive(Debug, Default)]
pub(crate) struct TextFrame {
    bytes: Vec<u8>,
}

impl TextFrame {
    /// Begins a new frame: the text goes into what this returns.
    pub(crate) fn begin(&mut self) -> &mut Vec<u8> {
        self.bytes.clear();
        self.bytes.extend_from_slice(&[0; LONGEST_HEAD]);
        &mut self.bytes
    }

    /// The whole frame.
    pub(crate) fn end(&mut self) -> &[u8] {
        let (head, text) = self.bytes.split_at_mut(LONGEST_HEAD);
        let (bytes, length) = head_of(TEXT, text.len());
        let start = LONGEST_HEAD - length;
        head[start..].copy_from_slice(&bytes[..length]);
        &self.bytes[start..]
    }
}

/// The head of a frame of ours, and how long it is.
fn head_of(kind: u8, payload: usize) -> ([u8; LONGEST_HEAD], usize) {
    let mut head = [0; LONGEST_HEAD];
    head[0] = LAST | kind;
    let length = match (u8::try_from(payload), u16::try_from(payload)) {
        (Ok(short @ ..=125), _) => {
            head[1] = short;
            2
        }
        (_, Ok(middle)) => {
            head[1] = 126;
            head[2..4].copy_from_slice(&middle.to_be_bytes());
            4
        }
        _ => {
            head[1] = 127;
            head[2..].copy_from_slice(&(payload as u64).to_be_bytes());
            LONGEST_HEAD
        }
    };
    (head, length)
}

fn control(kind: u8, payload: &[u8]) -> Vec<u8> {
    let payload = &payload[..payload.len().min(LONGEST_CONTROL)];
    let (head, length) = head_of(kind, payload.len());
    [&head[..length], payload].concat()
}

/// Asks for a sign of life.
pub(crate) fn ping() -> Vec<u8> {
    control(PING, &[])
}

/// A sign of life.
pub(crate) fn pong(payload: &[u8]) -> Vec<u8> {
    control(PONG, payload)
}

/// The end of a conversation. Reasons that are too long are cut.
pub(crate) fn close(code: u16, reason: &str) -> Vec<u8> {
    let mut end = reason.len().min(LONGEST_CONTROL - 2);
    while !reason.is_char_boundary(end) {
        end -= 1;
    }
    control(CLOSE, &[&code.to_be_bytes(), &reason.as_bytes()[..end]].concat())
}

/// The text of a frame of ours.
#[cfg(test)]
pub(crate) fn text_of(frame: &[u8]) -> &str {
    let start = match frame[1] {
        127 => 10,
        126 => 4,
        _ => 2,
    };
    std::str::from_utf8(&frame[start..]).expect("our frames are text")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client's frame.
    fn masked(first: u8, payload: &[u8]) -> Vec<u8> {
        let (mut head, length) = head_of(0, payload.len());
        (head[0], head[1]) = (first, head[1] | MASKED);
        let mask = [1, 20, 200, 77];
        let payload = payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask);
        head[..length].iter().copied().chain(mask).chain(payload).collect()
    }

    /// Everything heard when the bytes come in pieces of this size.
    fn hear(bytes: &[u8], piece: usize) -> Result<Vec<Heard>, Broken> {
        let (mut ear, mut heard) = (Ear::default(), Vec::new());
        for piece in bytes.chunks(piece) {
            ear.hear(piece);
            while let Some(next) = ear.next()? {
                heard.push(next);
            }
        }
        Ok(heard)
    }

    #[test]
    fn messages_are_heard_however_they_are_cut() {
        let long = "é".repeat(300);
        let longest = "x".repeat(LONGEST_MESSAGE);
        let frames = [
            masked(LAST | TEXT, b"hello"),
            masked(LAST | TEXT, long.as_bytes()),
            masked(TEXT, b"in "),
            masked(LAST | PING, b"there?"),
            masked(CONTINUATION, b"three "),
            masked(LAST | CONTINUATION, b"frames"),
            masked(LAST | TEXT, b""),
            masked(LAST | BINARY, b"\0"),
            masked(LAST | TEXT, longest.as_bytes()),
            masked(LAST | PONG, b""),
            masked(LAST | CLOSE, &1000_u16.to_be_bytes()),
        ];
        let expected = vec![
            Heard::Text("hello".into()),
            Heard::Text(long),
            Heard::Ping(b"there?".to_vec()),
            Heard::Text("in three frames".into()),
            Heard::Text(String::new()),
            Heard::Binary,
            Heard::Text(longest),
            Heard::Pong,
            Heard::Close,
        ];
        for piece in [1, 2, 3, 7, 100, 4_096, usize::MAX] {
            assert_eq!(hear(&frames.concat(), piece).as_ref(), Ok(&expected), "{piece}");
        }
    }

    #[test]
    fn a_message_of_nothing_does_not_go_on_for_ever() {
        let of = |frames: usize| {
            let between = masked(CONTINUATION, b"").repeat(frames - 2);
            [masked(TEXT, b""), between, masked(LAST | CONTINUATION, b"end")].concat()
        };
        let most = usize::from(MOST_FRAMES);
        assert_eq!(hear(&of(most), usize::MAX), Ok(vec![Heard::Text("end".into())]));
        assert_eq!(hear(&of(most + 1), usize::MAX), Err(Broken));
    }

    #[test]
    fn a_silent_ear_has_no_buffer() {
        let mut ear = Ear { bytes: masked(LAST | TEXT, b"hello"), begun: None };
        assert_eq!(ear.next(), Ok(Some(Heard::Text("hello".into()))));
        assert_eq!(ear.bytes.capacity(), 0);
    }

    #[test]
    fn what_is_no_frame_is_refused() {
        let too_long = vec![b'x'; LONGEST_MESSAGE + 1];
        let half = vec![b'x'; LONGEST_MESSAGE / 2 + 1];
        let broken = [
            b"\x81\x05hello".to_vec(),
            masked(LAST | 0x40 | TEXT, b"reserved bit"),
            masked(LAST | 0x3, b"reserved kind"),
            masked(PING, b"in pieces"),
            masked(LAST | PING, &[0; 126]),
            masked(LAST | CONTINUATION, b"of nothing"),
            [masked(TEXT, b"one"), masked(LAST | TEXT, b"inside another")].concat(),
            masked(LAST | TEXT, &[0xFF]),
            masked(TEXT, &[0xFF]),
            masked(LAST | TEXT, &too_long),
            [masked(TEXT, &half), masked(LAST | CONTINUATION, &half)].concat(),
            b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff".to_vec(),
        ];
        for bytes in broken {
            assert_eq!(hear(&bytes, 1), Err(Broken), "{:?}", &bytes[..8]);
        }
    }

    #[test]
    fn our_frames_say_how_long_they_are() {
        let mut frame = TextFrame::default();
        for length in [0, 1, 125, 126, 65_535, 65_536] {
            frame.begin().extend(std::iter::repeat_n(b'x', length));
            let bytes = frame.end();
            assert_eq!(text_of(bytes).len(), length);
            let (head, long) = head_of(TEXT, length);
            assert_eq!(bytes[..long], head[..long]);
        }
        assert_eq!(ping(), [0x89, 0]);
        assert_eq!(close(1001, &"é".repeat(100)).len(), 2 + 2 + 122);
    }
}
