//! The socket of a table.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Aid, ClientMessage, Frame, Heard, Tried};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::{ClientError, Screen, Visitor};

/// How long one waits for the server unless one says otherwise.
const PATIENCE: Duration = Duration::from_secs(20);

/// A visitor at a table.
#[derive(Debug)]
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    /// What the visitor sees.
    pub screen: Screen,
    /// The last frame as it came over the wire.
    pub last_text: String,
    next_tag: u32,
}

impl Connection {
    pub(crate) async fn open(
        visitor: &Visitor,
        id: &str,
        last: Option<Heard>,
        seat: Option<u8>,
    ) -> Result<Self, ClientError> {
        let mut connection = Self::knock(visitor, id).await?;
        let language = visitor.language;
        connection.say(&ClientMessage::Hello { language, last, seat, shared: false }).await?;
        connection.next().await?;
        Ok(connection)
    }

    /// Opens the socket without saying hello.
    ///
    /// # Errors
    /// If the server does not take it.
    pub async fn knock(visitor: &Visitor, id: &str) -> Result<Self, ClientError> {
        let host = visitor.base().strip_prefix("http://").unwrap_or_else(|| visitor.base());
        let network = |error: &dyn std::fmt::Display| ClientError::Network(error.to_string());
        let mut request = format!("ws://{host}/api/tables/{id}/socket")
            .into_client_request()
            .map_err(|error| network(&error))?;
        let headers = request.headers_mut();
        let origin = HeaderValue::from_str(visitor.base()).map_err(|error| network(&error))?;
        headers.insert(header::ORIGIN, origin);
        if let Some(cookie) = visitor.cookie() {
            let cookie = HeaderValue::from_str(cookie).map_err(|error| network(&error))?;
            headers.insert(header::COOKIE, cookie);
        }
        let stream = TcpStream::connect(host).await.map_err(|error| network(&error))?;
        stream.set_nodelay(true).map_err(|error| network(&error))?;
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let connected = client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = connected.map_err(|error| network(&error))?;
        Ok(Self { socket, screen: Screen::default(), last_text: String::new(), next_tag: 1 })
    }

    /// Says something.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).expect("a message is plain data");
        self.send_text(text).await
    }

    /// Sends any text, good or bad.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        let sent = self.socket.send(Message::text(text)).await;
        sent.map_err(|error| ClientError::Network(error.to_string()))
    }

    /// Waits for the next frame and takes it to the screen.
    ///
    /// # Errors
    /// If the connection is gone or nothing comes.
    pub async fn next(&mut self) -> Result<&Frame, ClientError> {
        self.next_within(PATIENCE).await
    }

    /// Waits for the next frame for so long.
    ///
    /// # Errors
    /// If the connection is gone or nothing comes.
    pub async fn next_within(&mut self, patience: Duration) -> Result<&Frame, ClientError> {
        loop {
            let text =
                timeout(patience, self.receive()).await.map_err(|_| ClientError::TooLate)??;
            let frame: Frame = serde_json::from_str(&text)
                .map_err(|error| ClientError::Network(error.to_string()))?;
            self.last_text = text.to_string();
            let more = frame.more;
            self.screen.take(frame);
            if !more {
                return Ok(self.screen.last_frame());
            }
        }
    }

    /// The next text as it is on the wire, not taken to the screen.
    ///
    /// # Errors
    /// If the connection is gone.
    pub async fn receive(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    let (code, reason) = frame.map_or((1005, String::new()), |frame| {
                        (frame.code.into(), frame.reason.to_string())
                    });
                    return Err(ClientError::Closed { code, reason });
                }
                Some(Ok(_)) => {}
                Some(Err(Error::ConnectionClosed | Error::AlreadyClosed)) | None => {
                    return Err(ClientError::Closed { code: 1006, reason: String::new() });
                }
                Some(Err(error)) => return Err(ClientError::Network(error.to_string())),
            }
        }
    }

    /// Takes frames until the screen shows what is wanted.
    ///
    /// # Errors
    /// If the connection is gone or it does not come.
    pub async fn until(
        &mut self,
        wanted: impl Fn(&Screen) -> bool,
    ) -> Result<&Screen, ClientError> {
        while !wanted(&self.screen) {
            self.next().await?;
        }
        Ok(&self.screen)
    }

    /// Sends a message with a tag and waits for what comes of it.
    ///
    /// # Errors
    /// If the connection is gone, or with the server's refusal.
    pub async fn ask(
        &mut self,
        message: impl FnOnce(u32) -> ClientMessage,
    ) -> Result<(), ClientError> {
        let tag = self.next_tag;
        self.next_tag += 1;
        self.say(&message(tag)).await?;
        loop {
            self.next().await?;
            if self.screen.taken.contains(&tag) {
                return Ok(());
            }
            self.refused(tag)?;
        }
    }

    /// The server's refusal of the message with this tag, if it has come.
    fn refused(&self, tag: u32) -> Result<(), ClientError> {
        let Some(refusal) = self.screen.refused.iter().find(|refusal| refusal.tag == tag) else {
            return Ok(());
        };
        let problem = protocol::Problem { code: refusal.code.clone(), text: refusal.text.clone() };
        Err(ClientError::Refused { status: 409, problem })
    }

    /// Answers the open question and waits until the answer is on disk.
    ///
    /// # Errors
    /// If the connection is gone, or with the server's refusal.
    pub async fn answer(&mut self, action: Value) -> Result<(), ClientError> {
        let serial = self.screen.question.as_ref().map_or(0, |question| question.serial);
        self.ask(|tag| ClientMessage::Answer { serial, action, tag }).await
    }

    /// Says something in the chat.
    ///
    /// # Errors
    /// If the connection is gone, or with the server's refusal.
    pub async fn chat(&mut self, text: &str) -> Result<(), ClientError> {
        let text = text.to_owned();
        self.ask(|tag| ClientMessage::Chat { text, tag }).await
    }

    /// Takes back one's last answer, or asks for it.
    ///
    /// # Errors
    /// If the connection is gone, or with the server's refusal.
    pub async fn undo(&mut self) -> Result<(), ClientError> {
        self.ask(|tag| ClientMessage::Undo { tag }).await
    }

    /// Tries an answer to the open question without giving it.
    ///
    /// # Errors
    /// If the connection is gone, or with the server's refusal to try anything now.
    pub async fn try_answer(&mut self, action: Value) -> Result<Tried, ClientError> {
        let serial = self.screen.question.as_ref().map_or(0, |question| question.serial);
        let tag = self.next_tag;
        self.next_tag += 1;
        self.say(&ClientMessage::Try { serial, action, tag }).await?;
        loop {
            self.next().await?;
            if let Some(tried) = self.screen.tried.clone().filter(|tried| tried.tag == tag) {
                return Ok(tried);
            }
            self.refused(tag)?;
        }
    }

    /// Asks what the game works out for the seat one looks through.
    ///
    /// # Errors
    /// If the connection is gone or nothing comes.
    pub async fn think(&mut self) -> Result<Aid, ClientError> {
        self.screen.aid = None;
        self.say(&ClientMessage::Think {}).await?;
        loop {
            self.next().await?;
            if let Some(aid) = self.screen.aid.clone() {
                return Ok(aid);
            }
        }
    }

    /// Ends the connection politely.
    pub async fn close(mut self) {
        // The other end may be gone already.
        let _ = self.socket.close(None).await;
    }

    /// Cuts the connection as a lost network does.
    pub fn cut(self) {
        drop(self.socket);
    }
}
