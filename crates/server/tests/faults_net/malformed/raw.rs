//! A client that can say anything: requests and frames byte by byte.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The bits of a frame's first byte.
pub(crate) const TEXT: u8 = 0x81;
pub(crate) const BINARY: u8 = 0x82;
pub(crate) const CLOSE: u8 = 0x88;
pub(crate) const PING: u8 = 0x89;
pub(crate) const PONG: u8 = 0x8A;

/// What came of something that was said over a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// A text.
    Text(String),
    /// The server closed with this code.
    Closed(u16),
    /// The connection ended without a word.
    Ended,
}

/// A WebSocket whose every byte is ours.
#[derive(Debug)]
pub(crate) struct Raw {
    stream: TcpStream,
    buffer: Vec<u8>,
}

/// One request and everything that comes back until the server closes.
pub(crate) async fn exchange(address: SocketAddr, request: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that has heard enough may close before everything is said.
    let _ = stream.write_all(request).await;
    let mut answer = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("the server neither answers nor closes");
    answer
}

/// The status of an answer; nothing if the server closed without a word.
pub(crate) fn status(answer: &[u8]) -> Option<u16> {
    let line = answer.split(|byte| *byte == b'\r').next()?;
    let line = std::str::from_utf8(line).ok()?;
    line.strip_prefix("HTTP/1.")?.get(2..5)?.parse().ok()
}

impl Raw {
    /// Opens the socket of a table; nothing if the server says something else than 101.
    pub(crate) async fn open(address: SocketAddr, table: &str, cookie: &str) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let mut raw = Self { stream, buffer: Vec::new() };
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
             Cookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        raw.send(request.as_bytes()).await;
        let end = loop {
            let found = raw.buffer.windows(4).position(|bytes| bytes == b"\r\n\r\n");
            if let Some(end) = found {
                break end + 4;
            }
            assert!(raw.more().await, "the server closed before it answered");
        };
        assert_eq!(status(&raw.buffer), Some(101));
        raw.buffer.drain(..end);
        raw
    }

    pub(crate) async fn send(&mut self, bytes: &[u8]) {
        // What the server no longer hears is its answer to what was said before.
        let _ = self.stream.write_all(bytes).await;
    }

    /// Sends a frame as clients do, masked.
    pub(crate) async fn frame(&mut self, first: u8, payload: &[u8]) {
        self.send(&frame(first, payload)).await;
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.frame(TEXT, text.as_bytes()).await;
    }

    async fn more(&mut self) -> bool {
        let read = timeout(PATIENCE, self.stream.read_buf(&mut self.buffer)).await;
        matches!(read.expect("the server neither answers nor closes"), Ok(count) if count > 0)
    }

    /// The next text, or how it ended.
    pub(crate) async fn hear(&mut self) -> Heard {
        loop {
            while let Some((first, payload)) = take_frame(&mut self.buffer) {
                match first {
                    TEXT => return Heard::Text(String::from_utf8(payload).unwrap()),
                    CLOSE => {
                        let code =
                            payload.get(..2).map(|code| u16::from_be_bytes([code[0], code[1]]));
                        return Heard::Closed(code.unwrap_or(1005));
                    }
                    _ => {}
                }
            }
            if !self.more().await {
                return Heard::Ended;
            }
        }
    }

    /// Hears everything up to an end, or up to a text that has this in it.
    pub(crate) async fn hear_until(&mut self, wanted: &str) -> Heard {
        loop {
            let heard = self.hear().await;
            if !matches!(&heard, Heard::Text(text) if !text.contains(wanted)) {
                return heard;
            }
        }
    }
}

/// A masked frame.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        length @ 0..=125 => bytes.push(0x80 | length as u8),
        length @ 126..=65_535 => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        length => {
            bytes.push(0x80 | 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    let mask = [7, 77, 177, 17];
    bytes.extend(mask);
    bytes.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

/// Takes a whole frame of the server, which masks nothing, off the front.
fn take_frame(buffer: &mut Vec<u8>) -> Option<(u8, Vec<u8>)> {
    let (first, length) = (*buffer.first()?, *buffer.get(1)?);
    let (start, length) = match length {
        126 => (4, u64::from(u16::from_be_bytes(buffer.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(buffer.get(2..10)?.try_into().ok()?)),
        length => (2, u64::from(length)),
    };
    let end = start + usize::try_from(length).ok()?;
    let payload = buffer.get(start..end)?.to_vec();
    buffer.drain(..end);
    Some((first, payload))
}
