//! Setting a table, sitting down, host tools, and the way in to the socket.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{
    Claim, Created, NewSalt, NewShare, NewTable, Rematch, SeatChange, SeatLink, Sit, TableInfo,
    TableList,
};

use super::App;
use super::answer::{At, Body, Reader, Refused};
use super::common::{
    NoGuest, NotNow, NotThere, NotYours, OfSeat, OfTable, TooMany, Unreadable, Unwell,
};
use super::upgrade::Upgrade;
use crate::fault::Many;
use crate::store::TableId;
use crate::table_task::{Call, Operation, Reply, Request};
use crate::{Fault, socket};

fn table_id(reader: &Reader, text: &str) -> Result<TableId, Refused> {
    text.parse().map_err(|_| reader.refuse(Fault::NoTable))
}

/// The lobby: my tables, open tables, games to watch.
#[utoipa::path(get, path = "/api/tables", operation_id = "list_tables", tag = "tables", responses((status = 200, body = TableList)))]
pub(super) async fn list(State(app): State<App>, reader: Reader) -> Json<TableList> {
    Json(app.tables.lobby(reader.guest.as_ref().map(|guest| &guest.id)))
}

/// Sets a table. Whoever sets it is its host.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Created), NoGuest, NotThere, Unreadable, TooMany, Unwell)
)]
pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let created = app.tables.create(reader.guest()?, reader.address, wish).await;
    let (id, commitment) = created.map_err(|fault| reader.refuse(fault))?;
    let link = format!("{}/table/{id}", app.tables.settings.url(app.tables.listening));
    Ok((StatusCode::CREATED, Json(Created { id: id.to_string(), link, commitment })))
}

/// A table: who sits where, what was agreed, how far it has come.
#[utoipa::path(
    get, path = "/api/tables/{id}", operation_id = "show_table", tag = "tables",
    params(OfTable),
    responses((status = 200, body = TableInfo), NotThere)
)]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
) -> Result<Json<TableInfo>, Refused> {
    let id = table_id(&reader, &id)?;
    let info = app.tables.ask(&id, |reply| Call::Info { reply }).await;
    info.map(Json).map_err(|fault| reader.refuse(fault))
}

/// Puts a table away at which one is the only person: it is on no list any more, and forgotten once nobody has touched it
/// for long; whoever opens it by its link takes it out again.
#[utoipa::path(
    delete, path = "/api/tables/{id}", operation_id = "put_table_away", tag = "tables",
    params(OfTable),
    responses((status = 204, description = "It is put away"), NoGuest, NotYours, NotThere, NotNow, Unwell)
)]
pub(super) async fn put_away(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
) -> Result<StatusCode, Refused> {
    let guest = reader.guest()?.clone();
    let id = table_id(&reader, &id)?;
    let done = app.tables.put_away(&id, guest).await;
    done.map(|()| StatusCode::NO_CONTENT).map_err(|fault| reader.refuse(fault))
}

async fn perform(
    app: &App,
    reader: &Reader,
    id: &str,
    operation: Operation,
) -> Result<Reply, Refused> {
    let guest = reader.guest()?.clone();
    let id = table_id(reader, id)?;
    let done =
        app.tables.ask(&id, |reply| Call::Do(Box::new(Request { guest, operation, reply }))).await;
    done.map_err(|fault| reader.refuse(fault))
}

/// A operation that changes the table and is answered with the table.
async fn change(
    app: &App,
    reader: &Reader,
    id: &str,
    operation: Operation,
) -> Result<Json<TableInfo>, Refused> {
    match perform(app, reader, id, operation).await? {
        Reply::Table(table) => Ok(Json(*table)),
        Reply::SeatLink(_) | Reply::Rematch(_) => Err(reader.refuse(Fault::NoTable)),
    }
}

/// Sits down on a free seat, or takes back the seat one left to a bot.
#[utoipa::path(
    post, path = "/api/tables/{id}/sit", tag = "tables",
    params(OfTable), request_body = Sit,
    responses((status = 200, body = TableInfo), NoGuest, NotThere, NotNow, Unreadable)
)]
pub(super) async fn sit(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
    Body(wish): Body<Sit>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Sit(wish)).await
}

/// Host: frees a seat before the start, or seats a bot there; in the middle of a game, in place of a person who has been away
/// for two minutes.
#[utoipa::path(
    put, path = "/api/tables/{id}/seats/{seat}", tag = "tables",
    params(OfSeat),
    request_body = SeatChange,
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere, NotNow, Unreadable)
)]
pub(super) async fn change_seat(
    State(app): State<App>,
    reader: Reader,
    At(OfSeat { id, seat }): At<OfSeat>,
    Body(wish): Body<SeatChange>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Change { seat, player: wish.player }).await
}

/// Stands up. In the middle of a game a bot plays on until one sits down again.
#[utoipa::path(
    delete, path = "/api/tables/{id}/seats/{seat}", tag = "tables",
    params(OfSeat),
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere, NotNow)
)]
pub(super) async fn leave(
    State(app): State<App>,
    reader: Reader,
    At(OfSeat { id, seat }): At<OfSeat>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Leave { seat }).await
}

/// Seals something of one's own for the shuffle, in place of what one sealed before, until the start is fixed. Read the
/// table's commitment first: a share is bound to it and to the seat. docs/fairness.md says how to make one.
#[utoipa::path(
    put, path = "/api/tables/{id}/seats/{seat}/share", tag = "tables",
    params(OfSeat),
    request_body = NewShare,
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere, NotNow, Unreadable)
)]
pub(super) async fn seal_share(
    State(app): State<App>,
    reader: Reader,
    At(OfSeat { id, seat }): At<OfSeat>,
    Body(NewShare { share }): Body<NewShare>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Seal { seat, share }).await
}

/// Opens what one has sealed, once the start is fixed. Write down what everybody has sealed first: it must be the same
/// in the record. The deal waits for a few seconds; who has not opened by then is recorded.
#[utoipa::path(
    put, path = "/api/tables/{id}/seats/{seat}/salt", tag = "tables",
    params(OfSeat),
    request_body = NewSalt,
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere, NotNow, Unreadable)
)]
pub(super) async fn open_share(
    State(app): State<App>,
    reader: Reader,
    At(OfSeat { id, seat }): At<OfSeat>,
    Body(NewSalt { salt }): Body<NewSalt>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Open { seat, salt }).await
}

/// A link that brings one's own seat to another device.
#[utoipa::path(
    get, path = "/api/tables/{id}/seats/{seat}/link", tag = "tables",
    params(OfSeat),
    responses((status = 200, body = SeatLink), NoGuest, NotYours, NotThere)
)]
pub(super) async fn seat_link(
    State(app): State<App>,
    reader: Reader,
    At(OfSeat { id, seat }): At<OfSeat>,
) -> Result<Json<SeatLink>, Refused> {
    match perform(&app, &reader, &id, Operation::SeatLink { seat }).await? {
        Reply::SeatLink(link) => Ok(Json(link)),
        Reply::Table(_) | Reply::Rematch(_) => Err(reader.refuse(Fault::NoTable)),
    }
}

/// Voids all links of one's own seat and puts all other devices out; ask for a link again to make a new one. Only the device
/// on which one sat down can do it.
#[utoipa::path(
    delete, path = "/api/tables/{id}/seats/{seat}/link", tag = "tables",
    params(OfSeat),
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere)
)]
pub(super) async fn void_links(
    State(app): State<App>,
    reader: Reader,
    At(OfSeat { id, seat }): At<OfSeat>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Unshare { seat }).await
}

/// Takes a seat over on this device with the secret of its link.
#[utoipa::path(
    post, path = "/api/tables/{id}/claim", tag = "tables",
    params(OfTable), request_body = Claim,
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere, NotNow, TooMany)
)]
pub(super) async fn claim(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
    Body(Claim { token, .. }): Body<Claim>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Claim { token }).await
}

/// Host: fixes the start, and deals the cards as soon as what was sealed is opened, or a few seconds later without it.
#[utoipa::path(
    post, path = "/api/tables/{id}/start", tag = "tables",
    params(OfTable),
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere, NotNow)
)]
pub(super) async fn start(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Start).await
}

/// Host: stops clocks and game for a while.
#[utoipa::path(
    post, path = "/api/tables/{id}/pause", tag = "tables",
    params(OfTable),
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere, NotNow)
)]
pub(super) async fn pause(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Pause(true)).await
}

/// Host: goes on after a pause.
#[utoipa::path(
    post, path = "/api/tables/{id}/resume", tag = "tables",
    params(OfTable),
    responses((status = 200, body = TableInfo), NoGuest, NotYours, NotThere, NotNow)
)]
pub(super) async fn resume(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
) -> Result<Json<TableInfo>, Refused> {
    change(&app, &reader, &id, Operation::Pause(false)).await
}

/// Sets the same table again for the same people, after the game.
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(OfTable),
    responses((status = 200, body = Rematch), NoGuest, NotYours, NotThere, NotNow)
)]
pub(super) async fn rematch(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
) -> Result<Json<Rematch>, Refused> {
    match perform(&app, &reader, &id, Operation::Rematch).await? {
        Reply::Rematch(rematch) => Ok(Json(rematch)),
        Reply::Table(_) | Reply::SeatLink(_) => Err(reader.refuse(Fault::NoTable)),
    }
}

/// Live play: a WebSocket. docs/protocol.md describes its messages.
#[utoipa::path(
    get, path = "/api/tables/{id}/socket", tag = "tables",
    params(
        OfTable,
        ("Connection" = String, Header, description = "A list with the word `Upgrade`", pattern = "^([ -+\\--~]*,)*[ \\t]*[Uu][Pp][Gg][Rr][Aa][Dd][Ee][ \\t]*(,[ -+\\--~]*)*$"),
        ("Upgrade" = String, Header, description = "A list with the word `websocket`", pattern = "^([ -+\\--~]*,)*[ \\t]*[Ww][Ee][Bb][Ss][Oo][Cc][Kk][Ee][Tt][ \\t]*(,[ -+\\--~]*)*$"),
        ("Sec-WebSocket-Version" = String, Header, description = "`13`", pattern = "^13$"),
        ("Sec-WebSocket-Key" = String, Header, description = "16 bytes of chance in Base64", pattern = "^[A-Za-z0-9+/]{22}==$"),
    ),
    responses(
        (status = 101, description = "A WebSocket"),
        (status = 400, description = "No upgrade to a WebSocket was asked for", body = String),
        NotYours, NotThere, TooMany
    )
)]
pub(super) async fn socket(
    State(app): State<App>,
    reader: Reader,
    At(OfTable { id }): At<OfTable>,
    upgrade: Result<Upgrade, <Upgrade as FromRequestParts<App>>::Rejection>,
) -> Result<Response, Refused> {
    let id = table_id(&reader, &id)?;
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return Ok(rejection.into_response()),
    };
    let address = reader.address;
    let most = app.tables.settings.connections_per_address;
    let place = app.tables.connections.enter(address, most);
    let place = place.ok_or_else(|| reader.refuse(Fault::TooMany(Many::Connections)))?;
    let guest = reader.guest;
    Ok(upgrade
        .then(move |stream, begun| socket::serve(stream, begun, app.tables, id, guest, place)))
}
