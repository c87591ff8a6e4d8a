//! Frames of the WebSocket protocol, read by our own code and by a library: same bytes, same verdict.

use std::io::{self, Cursor, Read, Write};

use protocol::LONGEST_MESSAGE;
use server::testing::{Frame, hear};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocket, WebSocketConfig};

/// No longer: our side takes a message in 64 frames at most, the library in any number, and so many do not fit in here.
const LONGEST: usize = 380;

/// A connection on which everything has come already, and what is said in answer is forgotten.
struct Heard(Cursor<Vec<u8>>);

impl Read for Heard {
    fn read(&mut self, space: &mut [u8]) -> io::Result<usize> {
        self.0.read(space)
    }
}

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Everything a library hears before the connection ends, in whichever way.
fn library(bytes: &[u8]) -> Vec<Frame> {
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST_MESSAGE))
        .max_frame_size(Some(LONGEST_MESSAGE));
    let heard = Heard(Cursor::new(bytes.to_vec()));
    let mut socket = WebSocket::from_raw_socket(heard, Role::Server, Some(config));
    let mut frames = Vec::new();
    loop {
        frames.push(match socket.read() {
            Ok(Message::Text(text)) => Frame::Text(text.as_str().to_owned()),
            Ok(Message::Binary(_)) => Frame::Binary,
            Ok(Message::Ping(payload)) => Frame::Ping(payload.to_vec()),
            Ok(Message::Pong(_)) => Frame::Pong,
            Ok(Message::Close(_) | Message::Frame(_)) | Err(_) => return frames,
        });
    }
}

/// Reads the frames in pieces of several sizes. What follows the input is no frame, so that both sides come to an end.
pub(super) fn read(bytes: &[u8]) -> String {
    let mut bytes = bytes[..bytes.len().min(LONGEST)].to_vec();
    bytes.extend(std::iter::repeat_n(0, LONGEST_MESSAGE + 16));
    let expected = library(&bytes);
    for piece in [1, 7, usize::MAX] {
        assert_eq!(hear(&bytes, piece), expected, "in pieces of {piece}");
    }
    let kind = |frame: &Frame| match frame {
        Frame::Text(_) => 't',
        Frame::Binary => 'b',
        Frame::Ping(_) => 'i',
        Frame::Pong => 'o',
    };
    expected.iter().map(kind).collect()
}

/// A frame with a mask that changes nothing.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    [&[first, 0x80 | payload.len() as u8, 0, 0, 0, 0], payload].concat()
}

pub(super) fn first() -> Vec<Vec<u8>> {
    let parts = [frame(0x01, b"in "), frame(0x89, b"?"), frame(0x80, "piècès".as_bytes())];
    vec![
        frame(0x81, b"{\"do\":\"ping\"}"),
        parts.concat(),
        frame(0x82, &[0, 255]),
        frame(0x88, &[3, 232]),
        [frame(0x8A, b""), frame(0x81, b"")].concat(),
        [&[0x81, 0xFE, 0, 5, 1, 2, 3, 4][..], b"hello"].concat(),
    ]
}
