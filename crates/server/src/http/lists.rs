//! Lists that players bring: what a game says about one, the ready-made ones, and those a guest keeps here.

use axum::Json;
use axum::extract::State;
use protocol::{KeptLists, ListAnswer, ListDraft, ReadyLists};
use shelf::Lists;

use super::App;
use super::answer::{At, Body, Reader, Refused};
use super::common::{NoGuest, NotThere, TooMany, Unreadable, Unwell};
use crate::Fault;
use crate::fault::Many;
use crate::store::{KeptFor, NewLists};

/// What a game says about a kind of lists, or that nobody brings it any.
fn lists(reader: &Reader, slug: &str, kind: &str) -> Result<&'static dyn Lists, Refused> {
    let found = registry::game(slug).and_then(|game| game.list(kind));
    found.map_err(|problem| reader.refuse(Fault::NoGame(problem)))
}

/// Judges a list: everything that is wrong, what is counted, the list as text and as an option of a table.
#[utoipa::path(
    post, path = "/api/games/{slug}/lists/{kind}/check", operation_id = "check_list", tag = "games",
    params(
        ("slug" = String, Path, description = "The name of the game in addresses, such as `cannibal-world`"),
        ("kind" = String, Path, description = "What is brought, such as `decks`"),
    ),
    request_body = ListDraft,
    responses((status = 200, body = ListAnswer), NotThere, Unreadable)
)]
pub(super) async fn check(
    reader: Reader,
    At((slug, kind)): At<(String, String)>,
    Body(draft): Body<ListDraft>,
) -> Result<Json<ListAnswer>, Refused> {
    let lists = lists(&reader, &slug, &kind)?;
    let text = match draft {
        ListDraft::Text(text) => text,
        ListDraft::List(list) => lists
            .write(&list, reader.language)
            .map_err(|problem| reader.refuse(Fault::Unreadable(problem)))?,
    };
    if text.len() > lists.longest() {
        return Err(reader.refuse(Fault::TooLarge));
    }
    Ok(Json(lists.judge(&text, reader.language)))
}

/// The ready-made lists of a kind, to begin with.
#[utoipa::path(
    get, path = "/api/games/{slug}/lists/{kind}/ready", operation_id = "ready_lists", tag = "games",
    params(
        ("slug" = String, Path, description = "The name of the game in addresses, such as `cannibal-world`"),
        ("kind" = String, Path, description = "What is brought, such as `decks`"),
    ),
    responses((status = 200, body = ReadyLists), NotThere)
)]
pub(super) async fn ready(
    reader: Reader,
    At((slug, kind)): At<(String, String)>,
) -> Result<Json<ReadyLists>, Refused> {
    let lists = lists(&reader, &slug, &kind)?.ready(reader.language);
    Ok(Json(ReadyLists { lists }))
}

/// The lists of a kind that the reader keeps here.
#[utoipa::path(
    get, path = "/api/games/{slug}/lists/{kind}", operation_id = "kept_lists", tag = "games",
    params(
        ("slug" = String, Path, description = "The name of the game in addresses, such as `cannibal-world`"),
        ("kind" = String, Path, description = "What is brought, such as `decks`"),
    ),
    responses((status = 200, body = KeptLists), NoGuest, NotThere)
)]
pub(super) async fn kept(
    State(app): State<App>,
    reader: Reader,
    At((slug, kind)): At<(String, String)>,
) -> Result<Json<KeptLists>, Refused> {
    let guest = reader.guest()?.id.text().to_owned();
    lists(&reader, &slug, &kind)?;
    let whose = KeptFor { guest, game: slug, kind };
    let kept = app.tables.store.lists(&whose).await.map_err(|error| reader.storage(&error))?;
    // What cannot be read any more is not there.
    let lists = kept.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default();
    Ok(Json(KeptLists { lists }))
}

/// Keeps these lists for the reader, in place of those of this kind before: all of them or none.
#[utoipa::path(
    put, path = "/api/games/{slug}/lists/{kind}", operation_id = "keep_lists", tag = "games",
    params(
        ("slug" = String, Path, description = "The name of the game in addresses, such as `cannibal-world`"),
        ("kind" = String, Path, description = "What is brought, such as `decks`"),
    ),
    request_body = KeptLists,
    responses((status = 200, body = KeptLists), NoGuest, NotThere, Unreadable, TooMany, Unwell)
)]
pub(super) async fn keep(
    State(app): State<App>,
    reader: Reader,
    At((slug, kind)): At<(String, String)>,
    Body(wish): Body<KeptLists>,
) -> Result<Json<KeptLists>, Refused> {
    let guest = reader.guest()?.id.text().to_owned();
    let lists = lists(&reader, &slug, &kind)?;
    let settings = &app.tables.settings;
    if wish.lists.len() > settings.lists_per_guest as usize {
        return Err(reader.refuse(Fault::TooMany(Many::Lists)));
    }
    if !app.tables.lists.take(reader.address) {
        return Err(reader.refuse(Fault::TooMany(Many::Lists)));
    }
    for text in &wish.lists {
        if text.len() > lists.longest() {
            return Err(reader.refuse(Fault::TooLarge));
        }
        let judged = lists.judge(text, reader.language);
        if let (None, Some(mistake)) = (judged.list, judged.mistakes.first()) {
            return Err(reader.refuse(Fault::Config(shelf::Problem::new(&mistake.text))));
        }
    }
    let body = (!wish.lists.is_empty())
        .then(|| serde_json::to_string(&wish.lists).expect("a list of texts is plain data"));
    let now = app.tables.time();
    let new = NewLists {
        whose: KeptFor { guest, game: slug, kind },
        place: app.tables.place(reader.address),
        body,
        now,
        forget_before: settings.forget_before(now),
    };
    let kept = app.tables.store.keep_lists(new, settings.lists());
    kept.await.map_err(|error| reader.storage(&error))?;
    Ok(Json(wish))
}
