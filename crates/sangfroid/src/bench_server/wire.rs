//! A client's end of a table's socket that costs next to nothing: what is measured is the server, and both share the
//! processor.
//!
//! It speaks only to our own server, which sends whole texts, and it looks into them no further than it must.

use client::{ClientError, Visitor};
use memchr::memmem;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How much room a silent socket keeps for what comes.
const ROOM: usize = 4096;

const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8A;
const MASKED: u8 = 0x80;

/// One socket.
#[derive(Debug)]
pub(super) struct Wire {
    stream: TcpStream,
    bytes: Vec<u8>,
    /// How much of it is the last text, and the head before it.
    taken: usize,
}

fn lost(why: impl std::fmt::Display) -> ClientError {
    ClientError::Network(why.to_string())
}

impl Wire {
    /// Opens the socket of a table without saying hello.
    pub(super) async fn open(visitor: &Visitor, table: &str) -> Result<Self, ClientError> {
        let base = visitor.base();
        let host = base.strip_prefix("http://").unwrap_or(base);
        let stream = TcpStream::connect(host).await.map_err(lost)?;
        stream.set_nodelay(true).map_err(lost)?;
        let mut wire = Self { stream, bytes: Vec::with_capacity(ROOM), taken: 0 };
        let cookie = visitor.cookie().map_or_else(String::new, |it| format!("Cookie: {it}\r\n"));
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {base}\r\n{cookie}\
             Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: c2FuZy1mcm9pZC1iZW5jaA==\r\n\r\n"
        );
        wire.stream.write_all(request.as_bytes()).await.map_err(lost)?;
        loop {
            if let Some(end) = memmem::find(&wire.bytes, b"\r\n\r\n") {
                if !wire.bytes.starts_with(b"HTTP/1.1 101") {
                    return Err(lost(String::from_utf8_lossy(&wire.bytes)));
                }
                wire.taken = end + 4;
                return Ok(wire);
            }
            wire.read().await?;
        }
    }

    /// Sends a text.
    pub(super) async fn say(&mut self, text: &str) -> Result<(), ClientError> {
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
        // A mask of zeros: the payload stays as it is.
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(text.as_bytes());
        self.stream.write_all(&frame).await.map_err(lost)
    }

    /// Waits for the next text.
    pub(super) async fn next(&mut self) -> Result<&[u8], ClientError> {
        loop {
            self.bytes.drain(..self.taken);
            self.taken = 0;
            let Some((start, end)) = self.whole() else {
                self.read().await?;
                continue;
            };
            self.taken = end;
            match self.bytes[0] {
                TEXT => return Ok(&self.bytes[start..end]),
                CLOSE => return Err(ClientError::Closed { code: 1006, reason: String::new() }),
                PING => self.stream.write_all(&[PONG, MASKED, 0, 0, 0, 0]).await.map_err(lost)?,
                _ => {}
            }
        }
    }

    /// Where the payload of the first frame begins and ends, if all of it has come.
    fn whole(&self) -> Option<(usize, usize)> {
        let (length, start) = match *self.bytes {
            [_, 126, high, low, ..] => (usize::from(u16::from_be_bytes([high, low])), 4),
            [_, 127, ref rest @ ..] => (u64::from_be_bytes(*rest.first_chunk()?) as usize, 10),
            [_, 126] | [_, 126, _] => return None,
            [_, length, ..] => (usize::from(length), 2),
            _ => return None,
        };
        (self.bytes.len() >= start + length).then_some((start, start + length))
    }

    /// Waits for more. By `poll_read`, which knows that a short read has emptied the socket: asking it once more before
    /// every wait would cost as much as reading.
    async fn read(&mut self) -> Result<(), ClientError> {
        match self.stream.read_buf(&mut self.bytes).await.map_err(lost)? {
            0 => Err(ClientError::Closed { code: 1006, reason: String::new() }),
            _ => Ok(()),
        }
    }
}
