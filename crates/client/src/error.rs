//! What can go wrong between a client and a server.

use protocol::Problem;

/// Why something did not work.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server refused.
    #[error("{status}: {} ({})", .problem.text, .problem.code)]
    Refused {
        /// The HTTP status.
        status: u16,
        /// What was wrong.
        problem: Problem,
    },
    /// The server closed the socket.
    #[error("the server closed the socket with code {code}: {reason}")]
    Closed {
        /// The close code; 1006 if the connection just ended.
        code: u16,
        /// Why.
        reason: String,
    },
    /// Nothing came within the time one was ready to wait.
    #[error("nothing came in time")]
    TooLate,
    /// The network, or something that is no server of ours.
    #[error("{0}")]
    Network(String),
}

impl From<reqwest::Error> for ClientError {
    fn from(error: reqwest::Error) -> Self {
        Self::Network(error.to_string())
    }
}
