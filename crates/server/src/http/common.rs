//! What the API document says at many addresses: of which table or seat, and how a request may be refused.

#![expect(dead_code, reason = "refusals are only described here; `Fault` makes them")]

use protocol::Problem;
use serde::Deserialize;
use utoipa::{IntoParams, IntoResponses};

/// The address of a table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct OfTable {
    /// The id of the table
    pub(super) id: String,
}

/// The address of a seat.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct OfSeat {
    /// The id of the table
    pub(super) id: String,
    /// The number of the seat, from 0
    pub(super) seat: u8,
}

/// Nobody knows who asks; `GET /api/me` gives the cookie that says so
#[derive(Debug, IntoResponses)]
#[response(status = 401)]
pub(super) struct NoGuest(Problem);

/// It is not this guest's to do
#[derive(Debug, IntoResponses)]
#[response(status = 403)]
pub(super) struct NotYours(Problem);

/// There is no such thing
#[derive(Debug, IntoResponses)]
#[response(status = 404)]
pub(super) struct NotThere(Problem);

/// Not as the table is now
#[derive(Debug, IntoResponses)]
#[response(status = 409)]
pub(super) struct NotNow(Problem);

/// What was sent cannot be read, or asks for what cannot be
#[derive(Debug, IntoResponses)]
#[response(status = 422)]
pub(super) struct Unreadable(Problem);

/// More than the server allows
#[derive(Debug, IntoResponses)]
#[response(status = 429)]
pub(super) struct TooMany(Problem);

/// The server cannot keep it at the moment, or is about to stop
#[derive(Debug, IntoResponses)]
#[response(status = 503)]
pub(super) struct Unwell(Problem);
