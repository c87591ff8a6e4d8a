//! Decks: what a game says about one, and those a guest keeps here.

use axum::Json;
use axum::extract::State;
use protocol::{DeckAnswer, DeckText, KeptDecks};
use shelf::Decks;

use super::App;
use super::answer::{At, Body, Reader, Refused};
use super::common::{NoGuest, NotThere, TooMany, Unreadable};
use crate::fault::Many;
use crate::store::KeptFor;
use crate::{Fault, games};

/// What a game says about decks, or that it has none.
fn decks(reader: &Reader, slug: &str) -> Result<&'static dyn Decks, Refused> {
    let game = registry::game(slug).map_err(|problem| reader.refuse(Fault::NoGame(problem)))?;
    game.decks().ok_or_else(|| reader.refuse(Fault::NoGame(games::without_decks(slug))))
}

/// Judges a deck as people type it: everything that is wrong, what is counted, and the deck as an option of a table.
#[utoipa::path(
    post, path = "/api/games/{slug}/decks/check", operation_id = "check_deck", tag = "games",
    params(("slug" = String, Path, description = "The name of the game in addresses, such as `cannibal-world`")),
    request_body = DeckText,
    responses((status = 200, body = DeckAnswer), NotThere, Unreadable)
)]
pub(super) async fn check(
    reader: Reader,
    At(slug): At<String>,
    Body(deck): Body<DeckText>,
) -> Result<Json<DeckAnswer>, Refused> {
    let decks = decks(&reader, &slug)?;
    if deck.text.len() > decks.longest() {
        return Err(reader.refuse(Fault::TooLarge));
    }
    Ok(Json(decks.judge(&deck.text, reader.language).into()))
}

/// The decks the reader keeps here.
#[utoipa::path(
    get, path = "/api/games/{slug}/decks", operation_id = "list_decks", tag = "games",
    params(("slug" = String, Path, description = "The name of the game in addresses, such as `cannibal-world`")),
    responses((status = 200, body = KeptDecks), NoGuest, NotThere)
)]
pub(super) async fn list(
    State(app): State<App>,
    reader: Reader,
    At(slug): At<String>,
) -> Result<Json<KeptDecks>, Refused> {
    let whose = KeptFor { guest: reader.guest()?.id.text().to_owned(), game: slug.clone() };
    decks(&reader, &slug)?;
    let kept = app.tables.store.decks(&whose).await.map_err(|error| reader.storage(&error))?;
    // What cannot be read any more is not there.
    let decks = kept.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default();
    Ok(Json(KeptDecks { decks }))
}

/// Keeps these decks for the reader, in place of those before: all of them or none.
#[utoipa::path(
    put, path = "/api/games/{slug}/decks", operation_id = "keep_decks", tag = "games",
    params(("slug" = String, Path, description = "The name of the game in addresses, such as `cannibal-world`")),
    request_body = KeptDecks,
    responses((status = 200, body = KeptDecks), NoGuest, NotThere, Unreadable, TooMany)
)]
pub(super) async fn keep(
    State(app): State<App>,
    reader: Reader,
    At(slug): At<String>,
    Body(wish): Body<KeptDecks>,
) -> Result<Json<KeptDecks>, Refused> {
    let whose = KeptFor { guest: reader.guest()?.id.text().to_owned(), game: slug.clone() };
    let decks = decks(&reader, &slug)?;
    let settings = &app.tables.settings;
    if wish.decks.len() > settings.decks_per_guest as usize {
        return Err(reader.refuse(Fault::TooMany(Many::Decks)));
    }
    for text in &wish.decks {
        if text.len() > decks.longest() {
            return Err(reader.refuse(Fault::TooLarge));
        }
        let judged = decks.judge(text, reader.language);
        if let (None, Some(mistake)) = (judged.list, judged.mistakes.first()) {
            return Err(reader.refuse(Fault::Config(shelf::Problem::new(&mistake.text))));
        }
    }
    let body = serde_json::to_string(&wish.decks).expect("a list of texts is plain data");
    let now = app.tables.time();
    let kept = app.tables.store.keep_decks(whose, body, now, settings.forget_before(now));
    kept.await.map_err(|error| reader.storage(&error))?;
    Ok(Json(wish))
}
