//! Finished games: list, download, upload, and replay by step and seat.

use axum::Json;
use axum::extract::rejection::StringRejection;
use axum::extract::{FromRequest, Request, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kernel::{Coverage, Seat, Seats, Viewer};
use protocol::{Question, RecordInfo, RecordStep, RecordSummary, Uploaded};
use serde::Deserialize;
use shelf::{AnyGame, AnyTable, EventLine, Language, Record, Voice};
use utoipa::IntoParams;

use super::App;
use super::answer::{At, Reader, Refused, Wish};
use super::common::{NoGuest, NotThere, NotYours, TooMany, Unreadable, Unwell};
use super::record_file::RecordFile;
use crate::fault::Many;
use crate::films;
use crate::games::Games;
use crate::guest::proper_text;
use crate::now::now;
use crate::record_line::{RecordLine, played_as};
use crate::store::{NewRecord, RecordQuery};
use crate::table_task::Call;
use crate::{Fault, chance};

/// How many records a page of the list has.
const PAGE: u32 = 50;

/// The most answers a record may have that is played again for somebody.
pub(super) const LONGEST_RECORD: usize = 20_000;

/// The latest moment in milliseconds that every client can write.
const LATEST: u64 = (1 << 53) - 1;

/// Which records to list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// Only those of this game.
    game: Option<String>,
    /// Only those the reader took part in; otherwise the public ones.
    #[serde(default)]
    mine: bool,
    /// Those after this one in the list: the `finished` of the last one seen.
    #[param(maximum = 9_007_199_254_740_991_u64)]
    before: Option<u64>,
    /// See `before`: the id of the last one seen.
    before_id: Option<String>,
}

/// After so many milliseconds it is noted again that a record was opened.
const NOTED_FOR: u64 = 86_400_000;

/// Records, latest first, by pages.
#[utoipa::path(
    get, path = "/api/records", operation_id = "list_records", tag = "records", params(Wanted),
    responses((status = 200, body = Vec<RecordInfo>), NoGuest)
)]
pub(super) async fn list(
    State(app): State<App>,
    reader: Reader,
    Wish(wanted): Wish<Wanted>,
) -> Result<Json<Vec<RecordInfo>>, Refused> {
    let guest = if wanted.mine { Some(reader.guest()?.id.text().to_owned()) } else { None };
    if wanted.before.is_some_and(|finished| finished > LATEST) {
        let text = format!("before: {LATEST} is the latest moment there is");
        return Err(reader.refuse(Fault::Unreadable(shelf::Problem::new(text))));
    }
    let before = wanted.before.map(|finished| {
        (i64::try_from(finished).unwrap_or(i64::MAX), wanted.before_id.unwrap_or_default())
    });
    let own = guest.clone();
    let query = RecordQuery { game: wanted.game, guest, before, limit: PAGE };
    let heads = app.tables.store.records(query).await.map_err(|error| reader.storage(&error))?;
    let lines = heads.iter().filter_map(|head| RecordLine::read(&head.headline));
    Ok(Json(lines.map(|line| line.told(reader.language, own.as_deref())).collect()))
}

async fn load(app: &App, reader: &Reader, id: &str) -> Result<String, Refused> {
    let find = async || app.tables.store.record(id).await.map_err(|error| reader.storage(&error));
    let mut text = find().await?;
    // Everybody hears of the end of a game just before its record is kept; its table answers just after.
    if text.is_none()
        && let Ok(table) = id.parse()
        && app.tables.ask(&table, |reply| Call::Info { reply }).await.is_ok()
    {
        text = find().await?;
    }
    let text = text.ok_or_else(|| reader.refuse(Fault::NoRecord))?;
    note_opening(app, id).await;
    Ok(text)
}

/// Whatever people brought stays as long as somebody opens it.
async fn note_opening(app: &App, id: &str) {
    let now = app.tables.time();
    if let Ok(Some(upload)) = app.tables.store.upload(id).await
        && upload.opened.saturating_add(NOTED_FOR) <= now
        && let Err(error) = app.tables.store.open_upload(id, now).await
    {
        // It is shown all the same, and will be noted another time.
        tracing::debug!(%error, "an opening cannot be noted");
    }
}

/// A record as a file. `sangfroid verify` checks it, deal and all.
#[utoipa::path(
    get, path = "/api/records/{id}", tag = "records",
    params(("id" = String, Path, description = "The id of the record")),
    responses((status = 200, body = RecordFile), NotThere)
)]
pub(super) async fn download(
    State(app): State<App>,
    reader: Reader,
    At(id): At<String>,
) -> Result<impl IntoResponse, Refused> {
    let text = load(&app, &reader, &id).await?;
    let name = format!("attachment; filename=\"sangfroid-{id}.json\"");
    Ok((
        [
            (header::CONTENT_TYPE, "application/json".to_owned()),
            (header::CONTENT_DISPOSITION, name),
        ],
        text,
    ))
}

/// Brings a record from elsewhere. It is played again first: only true records are kept, so many of a guest, so much of an
/// address, and as long as somebody opens them.
#[utoipa::path(
    post, path = "/api/records", tag = "records", request_body = RecordFile,
    responses((status = 201, body = Uploaded), NoGuest, NotThere, Unreadable, TooMany, Unwell)
)]
pub(super) async fn upload(
    State(app): State<App>,
    reader: Reader,
    request: Request,
) -> Result<(StatusCode, Json<Uploaded>), Refused> {
    let guest = reader.guest()?.id.text().to_owned();
    let place = app.tables.place(reader.address);
    // What cannot be kept is not read; the store asks once more when it comes to keeping.
    let limits = app.tables.settings.uploads();
    let kept = app.tables.store.uploads_kept(&guest, &place).await;
    kept.and_then(|kept| kept.leave_room(limits, 0)).map_err(|error| reader.storage(&error))?;
    if !app.tables.uploads.take(reader.address) {
        return Err(reader.refuse(Fault::TooMany(Many::Uploads)));
    }
    // Files are large and may come slowly: one at a time from an address, and nobody waits for another's.
    let _arriving = app.arriving.take(reader.address).await;
    let text = String::from_request(request, &()).await.map_err(|rejection: StringRejection| {
        let too_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
        reader.refuse(if too_large {
            Fault::TooLarge
        } else {
            Fault::Config(shelf::Problem::said(
                "ce fichier n’est pas du texte en UTF-8 : prenez un fichier téléchargé d’une table",
                "this file is no text in UTF-8: take one that was downloaded from a table",
            ))
        })
    })?;
    // Playing them again is work: so many at a time.
    let _turn = app.uploads.acquire().await;
    let games = app.tables.games;
    let checked = tokio::task::spawn_blocking(move || check(games, &text)).await;
    let Checked { record, table, fair, practice } = checked
        .unwrap_or_else(|_| {
            Err(Fault::Config(shelf::Problem::said(
                "cette partie ne peut pas être rejouée : le fichier est abîmé",
                "this record cannot be played again: it is damaged",
            )))
        })
        .map_err(|fault| reader.refuse(fault))?;
    let id = chance::word();
    let info = RecordInfo {
        id: id.clone(),
        game: record.game.clone(),
        rules: record.rules,
        finished: now(),
        names: record.seats.iter().map(|chair| chair.name.clone()).collect(),
        winners: record.outcome.as_ref().map_or(Seats::NONE, |outcome| outcome.winners),
        abandoned: record.outcome.is_none(),
        answers: record.answers.len() as u32,
        uploaded: true,
        practice,
        ending: None,
        lasted: None,
        mine: Seats::NONE,
        played_as: None,
    };
    let line = RecordLine::new(table.as_ref(), info, Vec::new());
    let new = NewRecord {
        id: id.clone(),
        game: record.game.clone(),
        finished: i64::try_from(line.info.finished).unwrap_or(i64::MAX),
        public: false,
        guests: vec![guest],
        headline: line.write(),
        text: record.write(),
    };
    let kept = app.tables.store.add_upload(new, &place, limits, app.tables.time()).await;
    kept.map_err(|error| reader.storage(&error))?;
    Ok((StatusCode::CREATED, Json(Uploaded { id, fair, practice })))
}

/// Removes a record that one has brought. What was played here stays.
#[utoipa::path(
    delete, path = "/api/records/{id}", tag = "records",
    params(("id" = String, Path, description = "The id of the record")),
    responses((status = 204, description = "It is gone"), NoGuest, NotYours, NotThere, Unwell)
)]
pub(super) async fn remove(
    State(app): State<App>,
    reader: Reader,
    At(id): At<String>,
) -> Result<StatusCode, Refused> {
    let guest = reader.guest()?.id.text();
    let store = &app.tables.store;
    match store.upload(&id).await.map_err(|error| reader.storage(&error))? {
        Some(upload) if upload.guest == guest => {}
        Some(_) => return Err(reader.refuse(Fault::NotYourRecord)),
        None => {
            let is_here = store.record(&id).await.map_err(|error| reader.storage(&error))?;
            let fault = if is_here.is_some() { Fault::NotYourRecord } else { Fault::NoRecord };
            return Err(reader.refuse(fault));
        }
    }
    store.remove_upload(&id, u64::MAX).await.map_err(|error| reader.storage(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// A record that was played again.
struct Checked {
    record: Record,
    /// What it has come to.
    table: Box<dyn AnyTable>,
    /// Whether its deal is proved; nothing if nothing was promised.
    fair: Option<bool>,
    /// Whether its deal was chosen.
    practice: bool,
}

/// Plays a record again and says what its deal is worth.
fn check(games: Games, text: &str) -> Result<Checked, Fault> {
    let mut record = Record::read(text).map_err(Fault::Config)?;
    if record.answers.len() > LONGEST_RECORD {
        return Err(Fault::TooLarge);
    }
    for chair in &mut record.seats {
        // Names at a table may have grown by a number.
        chair.name = proper_text(&chair.name, 2 * protocol::LONGEST_NAME)?;
        chair.by = proper_text(&chair.by, protocol::LONGEST_NAME)?;
    }
    let game = games.find(&record.game).map_err(Fault::NoGame)?;
    check_form(game, &record)?;
    let replayed = game.replay(&record, None).map_err(Fault::Config)?;
    if let Some(was) = replayed.older_rules.filter(|_| replayed.faithful != Some(true)) {
        let now = game.rules();
        return Err(Fault::Config(shelf::Problem::said(
            format!(
                "cette partie suit la version {was} des règles et ne peut plus être prouvée avec la version {now} d’ici"
            ),
            format!(
                "this record was played by version {was} of the rules and can no longer be proved by version {now}, which is ours"
            ),
        )));
    }
    if replayed.faithful != Some(true) {
        return Err(Fault::Config(shelf::Problem::said(
            "cette partie ne finit pas comme elle le dit : le fichier a été modifié ou abîmé",
            "this record does not end as it says: it was changed or damaged",
        )));
    }
    let shuffles = game.shuffles_seats(&record.config).map_err(Fault::Config)?;
    let fair = record.fairness.as_ref().map(|fairness| fairness.check(&record, shuffles).is_ok());
    let practice = game.is_practice(&record).map_err(Fault::Config)?;
    Ok(Checked { record, table: replayed.table, fair, practice })
}

/// Whatever a replay does not look at has the form in which we write it, so that nothing else is kept in its place.
fn check_form(game: &dyn AnyGame, record: &Record) -> Result<(), Fault> {
    let seats = usize::from(game.seats(&record.config).map_err(Fault::Config)?);
    let set_by = game.deal_set_by(&record.config).map_err(Fault::Config)?;
    let fairness = record.fairness.as_ref();
    let is_ours = record.seats.len() == seats
        // Earlier programs did not say it.
        && (record.deal_set_by.is_empty() || record.deal_set_by == set_by)
        && fairness.is_none_or(|fairness| {
            fairness.salts.len() == seats
                && fairness.shares.as_ref().is_none_or(|shares| shares.len() == seats)
                && fairness.seating.as_ref().is_none_or(|seating| seating.len() == seats)
                // One more attempt than there are people fails at most.
                && fairness.voided.len() <= seats + 1
                && fairness.voided.iter().all(|attempt| {
                    attempt.shares.len() == seats && attempt.salts.len() == seats
                })
        });
    if is_ours {
        return Ok(());
    }
    Err(Fault::Config(shelf::Problem::said(
        "cette partie n’a pas la forme d’une des nôtres : le fichier a été modifié ou abîmé",
        "this record does not have the form of one of ours: it was changed or damaged",
    )))
}

/// Which moment to show, and through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Moment {
    /// Through the eyes of this seat; otherwise as those who watched.
    #[param(maximum = 255)]
    seat: Option<u8>,
    /// All cards open: what every seat knew beside what those who watched did, and everything that anybody saw happen.
    #[serde(default)]
    open: bool,
    /// Tell what happened since this step; otherwise since the step before.
    since: Option<u32>,
}

/// A moment of a recorded game: after so many answers, through somebody's eyes.
#[utoipa::path(
    get, path = "/api/records/{id}/steps/{step}", tag = "records",
    params(
        ("id" = String, Path, description = "The id of the record"),
        ("step" = u32, Path, description = "After how many answers"), Moment),
    responses((status = 200, body = RecordStep), NotThere)
)]
pub(super) async fn step(
    State(app): State<App>,
    reader: Reader,
    At((id, step)): At<(String, u32)>,
    Wish(moment): Wish<Moment>,
) -> Result<Json<RecordStep>, Refused> {
    let text = load(&app, &reader, &id).await?;
    let film = app.tables.store.film(&id).await.map_err(|error| reader.storage(&error))?;
    let (language, games) = (reader.language, app.tables.games);
    let shown = tokio::task::spawn_blocking(move || {
        let record = Record::read(&text).map_err(Fault::Config)?;
        let game = games.find(&record.game).map_err(Fault::NoGame)?;
        show(game, &record, film.as_deref(), step, &moment, language)
    });
    let shown = shown.await.unwrap_or(Err(Fault::NoRecord));
    shown.map(Json).map_err(|fault| reader.refuse(fault))
}

fn show(
    game: &dyn AnyGame,
    record: &Record,
    film: Option<&[u8]>,
    step: u32,
    moment: &Moment,
    language: Language,
) -> Result<RecordStep, Fault> {
    let of = record.answers.len();
    let at = step as usize;
    let since = moment.since.map_or_else(|| at.saturating_sub(1), |since| since as usize);
    if at > of
        || since > at
        || moment.seat.is_some_and(|seat| usize::from(seat) >= record.seats.len())
        || moment.open && moment.seat.is_some()
    {
        return Err(Fault::NoRecord);
    }
    let names: Vec<String> = record.seats.iter().map(|chair| chair.name.clone()).collect();
    let viewer = moment.seat.map_or(Viewer::Gallery, |seat| Viewer::Seat(Seat::new(seat)));
    let voice = Voice::new(language, viewer, &names);
    let old_rules = lost_to(game, record)?;
    if old_rules.is_some()
        && let Some(film) = film.and_then(films::unpack)
        && let Some(seen) = film.moment(at, since, viewer, language)
    {
        let all = if moment.open { record.seats.len() } else { 0 };
        let known = Seats::first(all as u8).iter().map(Viewer::Seat);
        let known = known.filter_map(|viewer| film.moment(at, at, viewer, language));
        let seats = known.map(|moment| moment.view).collect();
        return Ok(RecordStep { seats, ..filmed(record, step, old_rules, seen) });
    }
    let table = game.replay(record, Some(at)).map_err(Fault::Config)?.table;
    // The start of the game is told with step 0.
    let told = match (at, since) {
        (0, _) => 0,
        // A game that is another one by now stops where the rules part; nothing more is told from there on.
        _ => table.rewound(since).map_or_else(|| table.logged(), |before| before.logged()),
    };
    let seen = table.observe(&voice);
    let all = if moment.open { table.players() } else { 0 };
    let known = |seat| table.observe(&Voice::new(language, Viewer::Seat(seat), &names)).view;
    Ok(RecordStep {
        step,
        of: of as u32,
        by: at.checked_sub(1).and_then(|last| table.answerer(last)),
        view: seen.view,
        question: Question {
            serial: seen.serial,
            question: seen.question,
            prompt: seen.prompt,
            note: seen.note,
            asked: table.asked(),
            waiting: table.waiting(),
            put_to: seen.put_to,
            order: seen.order,
            clauses: seen.clauses,
            options: seen.options,
            complete: seen.coverage == Coverage::Complete,
            in_vain: seen.in_vain,
        },
        seats: Seats::first(all).iter().map(known).collect(),
        lines: if moment.open { open_log(&*table, &voice, told) } else { table.log(&voice, told) },
        old_rules,
    })
}

/// Everything that happened from a place in the log on, as whoever knew more than those who watched saw it.
fn open_log(table: &dyn AnyTable, voice: &Voice<'_>, from: usize) -> Vec<EventLine> {
    let mut lines: Vec<EventLine> = Vec::new();
    for (audience, line) in table.full_log(voice, from) {
        match lines.iter_mut().rfind(|known| known.fact == line.fact) {
            Some(known) if audience.contains(&Viewer::Gallery) || known.private => {}
            Some(known) => *known = line,
            None => lines.push(line),
        }
    }
    lines
}

/// What a finished game came to: its turning points, as whom everybody played, how long it took.
#[utoipa::path(
    get, path = "/api/records/{id}/summary", tag = "records",
    params(("id" = String, Path, description = "The id of the record")),
    responses((status = 200, body = RecordSummary), NotThere)
)]
pub(super) async fn summary(
    State(app): State<App>,
    reader: Reader,
    At(id): At<String>,
) -> Result<Json<RecordSummary>, Refused> {
    let text = load(&app, &reader, &id).await?;
    let line = app.tables.store.record_line(&id).await.map_err(|error| reader.storage(&error))?;
    let lasted = line.as_deref().and_then(RecordLine::read).and_then(|line| line.info.lasted);
    let (language, games) = (reader.language, app.tables.games);
    let told = tokio::task::spawn_blocking(move || {
        let record = Record::read(&text).map_err(Fault::Config)?;
        let game = games.find(&record.game).map_err(Fault::NoGame)?;
        let summary = sum_up(game, &record, language).map_err(Fault::Config)?;
        Ok::<_, Fault>(RecordSummary { lasted, ..summary })
    });
    let told = told.await.unwrap_or(Err(Fault::NoRecord));
    told.map(Json).map_err(|fault| reader.refuse(fault))
}

/// What the rules say of a record. Of one that is another game by now they have nothing to say.
fn sum_up(
    game: &dyn AnyGame,
    record: &Record,
    language: Language,
) -> Result<RecordSummary, shelf::Problem> {
    let counted = game.counted(language);
    let replayed = game.replay(record, None)?;
    if replayed.faithful != Some(true) {
        let (turning_points, played_as) = (Vec::new(), Vec::new());
        return Ok(RecordSummary { counted, turning_points, played_as, lasted: None });
    }
    let names: Vec<String> = record.seats.iter().map(|chair| chair.name.clone()).collect();
    let watching = Voice::new(language, Viewer::Gallery, &names);
    Ok(RecordSummary {
        counted,
        turning_points: game.turning_points(record, language)?,
        played_as: played_as(replayed.table.as_ref(), &watching),
        lasted: None,
    })
}

/// The rules a record was played by, if they are gone and it is another game by ours.
fn lost_to(game: &dyn AnyGame, record: &Record) -> Result<Option<u32>, Fault> {
    if record.rules >= game.rules() {
        return Ok(None);
    }
    let replayed = game.replay(record, None).map_err(Fault::Config)?;
    Ok(replayed.older_rules.filter(|_| replayed.faithful != Some(true)))
}

/// A moment as it was seen at the time.
fn filmed(record: &Record, step: u32, old_rules: Option<u32>, seen: shelf::Moment) -> RecordStep {
    let by = (step as usize).checked_sub(1).and_then(|last| record.answers.get(last));
    RecordStep {
        step,
        of: record.answers.len() as u32,
        by: by.map(|(seat, _)| *seat),
        view: seen.view,
        question: Question {
            serial: seen.serial,
            question: seen.question,
            prompt: None,
            note: None,
            asked: seen.asked,
            waiting: seen.waiting,
            put_to: seen.put_to,
            order: seen.order,
            clauses: seen.clauses,
            options: Vec::new(),
            complete: true,
            in_vain: Vec::new(),
        },
        seats: Vec::new(),
        lines: seen.lines,
        old_rules,
    }
}
