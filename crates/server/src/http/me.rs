//! Who somebody is.

use axum::Json;
use axum::extract::State;
use axum_extra::extract::cookie::SignedCookieJar;
use protocol::{Me, NewMe};

use super::App;
use super::access::cookie_for;
use super::answer::{Body, Reader, Refused};
use super::common::Unreadable;
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
    let me = guest.me();
    (jar.add(cookie_for(&guest, &app.tables.settings)), Json(me))
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
    let me = guest.me();
    Ok((jar.add(cookie_for(&guest, &app.tables.settings)), Json(me)))
}
