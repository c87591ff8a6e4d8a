//! What can be played, and by which rules.

use axum::Json;
use protocol::{ClauseInfo, ConfigAnswer, ConfigRequest, GameInfo, RulesInfo};
use serde::Deserialize;
use serde_json::Map;
use shelf::{AnyGame, Language};
use utoipa::IntoParams;

use super::answer::{At, Body, Reader, Refused, Wish};
use super::common::{NotThere, Unreadable};
use crate::Fault;

/// Which games are wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Shelf {
    /// Only this one, as a table needs it.
    game: Option<String>,
}

/// The games on the shelf, with the options of their configurations.
#[utoipa::path(
    get, path = "/api/games", operation_id = "list_games", tag = "games", params(Shelf),
    responses((status = 200, body = Vec<GameInfo>), NotThere)
)]
pub(super) async fn list(
    reader: Reader,
    Wish(shelf): Wish<Shelf>,
) -> Result<Json<Vec<GameInfo>>, Refused> {
    let told = |game: &dyn AnyGame| info(game, reader.language);
    Ok(Json(match shelf.game {
        Some(slug) => vec![told(game(&reader, &slug)?)],
        None => registry::GAMES.iter().map(|game| told(*game)).collect(),
    }))
}

fn info(game: &dyn AnyGame, language: Language) -> GameInfo {
    let usual = game.configure(&Map::new().into(), None).unwrap_or_default();
    GameInfo {
        slug: game.slug().to_owned(),
        rules: game.rules(),
        prefix: game.prefix().to_owned(),
        name: game.name(language),
        summary: game.summary(language),
        players: game.players(),
        usual: game.default_players(),
        levels: game.levels().iter().map(|level| (*level).to_owned()).collect(),
        config: usual,
        settings: game.settings(language),
        lists: game.lists().iter().map(|lists| lists.info(language)).collect(),
        lesson: game.lesson().map(|lesson| lesson.minutes),
    }
}

fn game(reader: &Reader, slug: &str) -> Result<&'static dyn AnyGame, Refused> {
    registry::game(slug).map_err(|problem| reader.refuse(Fault::NoGame(problem)))
}

/// Which part of the rules is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// Only the cards, as a table needs them; chapters and clauses are then empty.
    #[serde(default)]
    cards_only: bool,
}

/// The rules of a game, clause by clause, and its cards.
#[utoipa::path(
    get, path = "/api/games/{slug}/rules", tag = "games",
    params(("slug" = String, Path, description = "The name of the game in addresses, such as `liens-de-sang`"), Wanted),
    responses((status = 200, body = RulesInfo), NotThere)
)]
pub(super) async fn rules(
    reader: Reader,
    At(slug): At<String>,
    Wish(wanted): Wish<Wanted>,
) -> Result<Json<RulesInfo>, Refused> {
    let game = game(&reader, &slug)?;
    let cards = game.cards(reader.language);
    if wanted.cards_only {
        return Ok(Json(RulesInfo { chapters: Vec::new(), clauses: Vec::new(), cards }));
    }
    let clause = |id: String| {
        let text = game.clause(reader.language, &id)?;
        Some(ClauseInfo { id, text })
    };
    Ok(Json(RulesInfo {
        chapters: game.chapters(reader.language),
        clauses: game.clauses().into_iter().filter_map(clause).collect(),
        cards,
    }))
}

/// Tries a configuration: answers with the whole one, or with what is wrong.
#[utoipa::path(
    post, path = "/api/games/{slug}/config", tag = "games",
    params(("slug" = String, Path, description = "The name of the game in addresses, such as `liens-de-sang`")),
    request_body = ConfigRequest,
    responses((status = 200, body = ConfigAnswer), NotThere, Unreadable)
)]
pub(super) async fn configure(
    reader: Reader,
    At(slug): At<String>,
    Body(wish): Body<ConfigRequest>,
) -> Result<Json<ConfigAnswer>, Refused> {
    let game = game(&reader, &slug)?;
    Ok(Json(match game.configure(&wish.config, wish.players) {
        Ok(config) => ConfigAnswer { config: Some(config), problem: None },
        Err(problem) => {
            ConfigAnswer { config: None, problem: Some(problem.text(reader.language).to_owned()) }
        }
    }))
}
