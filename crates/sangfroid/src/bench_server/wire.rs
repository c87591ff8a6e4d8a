//! A client's end of a table's socket that costs next to nothing: what is measured is the server, and both share the
//! processor.
//!
//! It speaks only to our own server, which sends whole texts, and it looks into them no further than it must. A socket
//! comes in on the runtime, like any other; then [`Wire`] is read by whoever asks the system which sockets have news, into
//! a room that all of them share.

use std::io::{self, Read, Write};

use client::{ClientError, Visitor};
use memchr::memmem;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8A;
const MASKED: u8 = 0x80;

/// A client's sign of life. With a mask of zeros, as all that is sent here: the payload stays as it is.
const ALIVE: [u8; 6] = [PONG, MASKED, 0, 0, 0, 0];

fn lost(why: impl std::fmt::Display) -> ClientError {
    ClientError::Network(why.to_string())
}

const fn closed() -> ClientError {
    ClientError::Closed { code: 1006, reason: String::new() }
}

/// The first frame of some bytes, if it is whole: its kind, and where its payload begins and ends.
fn first(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let (length, start) = match *bytes {
        [_, 126, high, low, ..] => (usize::from(u16::from_be_bytes([high, low])), 4),
        [_, 127, ref rest @ ..] => (u64::from_be_bytes(*rest.first_chunk()?) as usize, 10),
        [_, 126] | [_, 126, _] => return None,
        [_, length, ..] => (usize::from(length), 2),
        _ => return None,
    };
    (bytes.len() >= start + length).then_some((bytes[0], start, start + length))
}

/// The frame of a text.
fn framed(text: &str) -> Result<Vec<u8>, ClientError> {
    let mut frame = Vec::with_capacity(text.len() + 8);
    frame.push(TEXT);
    match u8::try_from(text.len()) {
        Ok(length @ 0..126) => frame.push(MASKED | length),
        _ => {
            let length = u16::try_from(text.len()).map_err(lost)?;
            frame.push(MASKED | 126);
            frame.extend_from_slice(&length.to_be_bytes());
        }
    }
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(text.as_bytes());
    Ok(frame)
}

/// A socket that is coming in.
#[derive(Debug)]
pub(super) struct Opening {
    stream: tokio::net::TcpStream,
    bytes: Vec<u8>,
    /// How much of it is the last text, and the head before it.
    taken: usize,
}

impl Opening {
    /// Opens the socket of a table without saying hello.
    pub(super) async fn open(visitor: &Visitor, table: &str) -> Result<Self, ClientError> {
        let base = visitor.base();
        let host = base.strip_prefix("http://").unwrap_or(base);
        let stream = tokio::net::TcpStream::connect(host).await.map_err(lost)?;
        stream.set_nodelay(true).map_err(lost)?;
        let mut opening = Self { stream, bytes: Vec::new(), taken: 0 };
        let cookie = visitor.cookie().map_or_else(String::new, |it| format!("Cookie: {it}\r\n"));
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {base}\r\n{cookie}\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: c2FuZy1mcm9pZC1iZW5jaA==\r\n\r\n"
        );
        opening.stream.write_all(request.as_bytes()).await.map_err(lost)?;
        loop {
            if let Some(end) = memmem::find(&opening.bytes, b"\r\n\r\n") {
                if !opening.bytes.starts_with(b"HTTP/1.1 101") {
                    return Err(lost(String::from_utf8_lossy(&opening.bytes)));
                }
                opening.taken = end + 4;
                return Ok(opening);
            }
            opening.more().await?;
        }
    }

    /// Sends a text.
    pub(super) async fn say(&mut self, text: &str) -> Result<(), ClientError> {
        self.stream.write_all(&framed(text)?).await.map_err(lost)
    }

    /// Waits for the next text.
    pub(super) async fn next(&mut self) -> Result<&[u8], ClientError> {
        loop {
            self.bytes.drain(..self.taken);
            self.taken = 0;
            let Some((kind, start, end)) = first(&self.bytes) else {
                self.more().await?;
                continue;
            };
            self.taken = end;
            match kind {
                TEXT => return Ok(&self.bytes[start..end]),
                CLOSE => return Err(closed()),
                PING => self.stream.write_all(&ALIVE).await.map_err(lost)?,
                _ => {}
            }
        }
    }

    async fn more(&mut self) -> Result<(), ClientError> {
        match self.stream.read_buf(&mut self.bytes).await.map_err(lost)? {
            0 => Err(closed()),
            _ => Ok(()),
        }
    }

    /// The socket, in the state it is in.
    pub(super) fn open_wire(mut self) -> Result<Wire, ClientError> {
        self.bytes.drain(..self.taken);
        let stream = self.stream.into_std().map_err(lost)?;
        Ok(Wire { stream: mio::net::TcpStream::from_std(stream), begun: self.bytes })
    }
}

/// A socket that is in.
#[derive(Debug)]
pub(super) struct Wire {
    pub(super) stream: mio::net::TcpStream,
    /// What has come of a frame that is not whole.
    begun: Vec<u8>,
}

impl Wire {
    /// Sends a text.
    pub(super) fn say(&mut self, text: &str) -> Result<(), ClientError> {
        self.stream.write_all(&framed(text)?).map_err(lost)
    }

    /// Reads what has come, and passes every text on.
    pub(super) fn hear(
        &mut self,
        room: &mut [u8],
        mut pass_on: impl FnMut(&[u8]),
    ) -> Result<(), ClientError> {
        loop {
            let begun = self.begun.len();
            if begun >= room.len() {
                return Err(lost("a frame is longer than anything a table tells"));
            }
            room[..begun].copy_from_slice(&self.begun);
            let read = match self.stream.read(&mut room[begun..]) {
                Ok(0) => return Err(closed()),
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) => return Err(lost(error)),
            };
            let mut rest = &room[..begun + read];
            while let Some((kind, start, end)) = first(rest) {
                match kind {
                    TEXT => pass_on(&rest[start..end]),
                    CLOSE => return Err(closed()),
                    PING => self.stream.write_all(&ALIVE).map_err(lost)?,
                    _ => {}
                }
                rest = &rest[end..];
            }
            self.begun.clear();
            self.begun.extend_from_slice(rest);
            if begun + read < room.len() {
                // A short read has emptied the socket; asking once more would cost as much as reading.
                return Ok(());
            }
        }
    }
}
