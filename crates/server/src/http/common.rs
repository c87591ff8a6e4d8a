//! What the API document says at many addresses: of which table or seat, and how a request may be refused.

#![expect(dead_code, reason = "refusals are only described here; `Fault` makes them")]

use protocol::Problem;
use serde::Deserialize;
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::{OpenApi, RefOr, Schema};
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
    #[param(maximum = 255)]
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

/// The request did not come whole in time
#[derive(Debug, IntoResponses)]
#[response(status = 408)]
struct TooLate;

/// What was sent is longer than anything that makes sense here
#[derive(Debug, IntoResponses)]
#[response(status = 413)]
struct TooLarge(Problem);

/// What was sent does not say that it is JSON
#[derive(Debug, IntoResponses)]
#[response(status = 415)]
struct NotJson(Problem);

/// This server has another name; whoever runs it says which in `public_url`
#[derive(Debug, IntoResponses)]
#[response(status = 421)]
struct WrongHost(Problem);

/// The schemas of what clients write in one of several forms. They refuse fields that a form does not have, as every other
/// body does, but a derived schema of an enum does not say so.
const FORMS: [&str; 3] = ["Clock", "ListDraft", "NewSeat"];

/// Says of bodies in several forms that they have no further fields.
pub(super) fn close_forms(document: &mut OpenApi) {
    let schemas = document.components.iter_mut().flat_map(|components| &mut components.schemas);
    for (_, schema) in schemas.filter(|(name, _)| FORMS.contains(&name.as_str())) {
        let RefOr::T(Schema::OneOf(forms)) = schema else { continue };
        for form in &mut forms.items {
            if let RefOr::T(Schema::Object(form)) = form {
                form.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
            }
        }
    }
}

/// Adds what any request may be answered with, wherever it leads: it is decided before a handler is asked, or by what reads
/// the request for it. What an operation says of itself stays.
pub(super) fn describe_refusals(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        let PathItem { get, put, post, delete, .. } = item;
        for operation in get.iter_mut() {
            describe_any(operation);
        }
        for operation in [put, post, delete].into_iter().flatten() {
            describe_any(operation);
            // A page of another site changes nothing.
            add::<NotYours>(operation);
        }
    }
}

fn describe_any(operation: &mut Operation) {
    add::<TooLate>(operation);
    add::<WrongHost>(operation);
    add::<TooMany>(operation);
    add::<Unwell>(operation);
    if operation.request_body.is_some() {
        add::<TooLarge>(operation);
        add::<NotJson>(operation);
        add::<Unreadable>(operation);
    }
    let parameters = operation.parameters.iter().flatten();
    let places: Vec<ParameterIn> = parameters
        .filter_map(|it| match it {
            RefOr::T(parameter) => Some(parameter.parameter_in.clone()),
            RefOr::Ref(_) => None,
        })
        .collect();
    if places.contains(&ParameterIn::Path) {
        add::<NotThere>(operation);
    }
    if places.contains(&ParameterIn::Query) {
        add::<Unreadable>(operation);
    }
}

fn add<R: IntoResponses>(operation: &mut Operation) {
    for (status, response) in R::responses() {
        operation.responses.responses.entry(status).or_insert(response);
    }
}
