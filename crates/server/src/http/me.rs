//! Who somebody is.

use axum::Json;
use axum::extract::State;
use axum_extra::extract::cookie::SignedCookieJar;
use protocol::{GuestClaim, GuestLink, Me, NewMe};

use super::App;
use super::access::cookie_for;
use super::answer::{Body, Reader, Refused};
use super::common::{NoGuest, NotYours, TooMany, Unreadable};
use crate::Guest;
use crate::guest::proper_name;

/// Who am I? Whoever has no cookie yet is given one, with a name for the time being.
#[utoipa::path(get, path = "/api/me", operation_id = "show_me", tag = "me", responses((status = 200, body = Me)))]
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    jar: SignedCookieJar,
) -> (SignedCookieJar, Json<Me>) {
    let guest = reader.guest.unwrap_or_else(|| Guest::fresh(reader.language));
    enter(&app, jar, &guest)
}

/// Changes name or language.
#[utoipa::path(
    put, path = "/api/me", tag = "me", request_body = NewMe,
    responses((status = 200, body = Me), Unreadable)
)]
pub(super) async fn change(
    State(app): State<App>,
    reader: Reader,
    jar: SignedCookieJar,
    Body(wish): Body<NewMe>,
) -> Result<(SignedCookieJar, Json<Me>), Refused> {
    let mut guest = reader.guest.clone().unwrap_or_else(|| Guest::fresh(reader.language));
    if let Some(name) = wish.name {
        let from = std::mem::replace(
            &mut guest.name,
            proper_name(&name).map_err(|fault| reader.refuse(fault))?,
        );
        if from != guest.name {
            app.tables.rename(&guest, &from).await;
        }
    }
    if let Some(language) = wish.language {
        guest.language = language;
    }
    app.tables.rename_link(&guest).await;
    Ok(enter(&app, jar, &guest))
}

/// Makes a link that carries this guest to another browser, or back after lost cookies. It is told once; a new one voids the
/// one before.
#[utoipa::path(
    post, path = "/api/me/link", operation_id = "link_me", tag = "me",
    responses((status = 200, body = GuestLink), NoGuest, TooMany)
)]
pub(super) async fn link(
    State(app): State<App>,
    reader: Reader,
) -> Result<Json<GuestLink>, Refused> {
    let made = app.tables.link_guest(reader.guest()?, reader.address).await;
    let token = made.map_err(|fault| reader.refuse(fault))?;
    // The secret stands behind the `#`, where no request and no log sees it.
    let link = format!("{}/me#token={token}", app.tables.settings.url(app.tables.listening));
    Ok(Json(GuestLink { link, token }))
}

/// Voids the link of this guest and puts out every other browser that is this guest.
#[utoipa::path(
    delete, path = "/api/me/link", operation_id = "put_devices_out", tag = "me",
    responses((status = 200, body = Me), NoGuest, TooMany)
)]
pub(super) async fn put_out(
    State(app): State<App>,
    reader: Reader,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<Me>), Refused> {
    let put_out = app.tables.put_devices_out(reader.guest()?, reader.address).await;
    let guest = put_out.map_err(|fault| reader.refuse(fault))?;
    Ok(enter(&app, jar, &guest))
}

/// Whom a link carries; nothing changes.
#[utoipa::path(
    post, path = "/api/me/link/whose", operation_id = "whose_link", tag = "me", request_body = GuestClaim,
    responses((status = 200, body = Me), NotYours, Unreadable, TooMany)
)]
pub(super) async fn whose(
    State(app): State<App>,
    reader: Reader,
    Body(GuestClaim { token }): Body<GuestClaim>,
) -> Result<Json<Me>, Refused> {
    let found = app.tables.guest_of_link(&token, reader.address).await;
    Ok(Json(found.map_err(|fault| reader.refuse(fault))?.me()))
}

/// Becomes the guest of a link in this browser, in place of the one it has.
#[utoipa::path(
    post, path = "/api/me/claim", operation_id = "claim_me", tag = "me", request_body = GuestClaim,
    responses((status = 200, body = Me), NotYours, Unreadable, TooMany)
)]
pub(super) async fn claim(
    State(app): State<App>,
    reader: Reader,
    jar: SignedCookieJar,
    Body(GuestClaim { token }): Body<GuestClaim>,
) -> Result<(SignedCookieJar, Json<Me>), Refused> {
    let found = app.tables.guest_of_link(&token, reader.address).await;
    let guest = found.map_err(|fault| reader.refuse(fault))?;
    Ok(enter(&app, jar, &guest))
}

/// The answer to whoever is this guest from now on.
fn enter(app: &App, jar: SignedCookieJar, guest: &Guest) -> (SignedCookieJar, Json<Me>) {
    (jar.add(cookie_for(guest, &app.tables.settings)), Json(guest.me()))
}
