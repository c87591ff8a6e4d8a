//! Playing a record again, under the rules it was played by or under later ones.

use kernel::Viewer;

use crate::position::{of_another_game, of_other_rules};
use crate::record::{Record, Replayed};
use crate::{AnyGame, Language, Problem, Voice};

/// What a record is called when something is wrong with it.
const CALLED: (&str, &str) = ("cette partie", "this record");

/// Plays a record again, to the end or for so many answers.
///
/// What was played by older rules is tried under these. If all is the same it is simply faithful; if not, the table is
/// where the last answer these rules allow has brought it.
pub(crate) fn replay(
    game: &dyn AnyGame,
    record: &Record,
    answers: Option<usize>,
) -> Result<Replayed, Problem> {
    if record.game != game.slug() {
        return Err(of_another_game(&record.game, game.slug(), CALLED));
    }
    if record.rules > game.rules() {
        return Err(of_other_rules(record.rules, game.rules(), CALLED));
    }
    let older_rules = (record.rules < game.rules()).then_some(record.rules);
    let (seated, set) = (record.seats.len(), game.seats(&record.config)?);
    if seated != usize::from(set) {
        return Err(Problem::said(
            format!(
                "cette partie compte {seated} joueurs mais fut réglée pour {set} : le fichier est abîmé"
            ),
            format!("this record seats {seated} players but was set for {set}; it is damaged"),
        ));
    }
    let wanted = answers.unwrap_or(record.answers.len());
    if wanted > record.answers.len() {
        let answers = record.answers.len();
        return Err(Problem::said(
            format!("cette partie compte {answers} réponses : il n’y a pas d’étape {wanted}"),
            format!("this record has {answers} answers, so there is no step {wanted}"),
        ));
    }
    let whole = wanted == record.answers.len();
    let mut table = game.open_from(&record.config, record.opening.as_ref(), record.seed)?;
    let names: Vec<String> = record.seats.iter().map(|chair| chair.name.clone()).collect();
    for (number, (seat, action)) in record.answers[..wanted].iter().enumerate() {
        let voice = Voice::new(Language::En, Viewer::Seat(*seat), &names);
        let Err(refused) = table.apply(&voice, *seat, None, action) else { continue };
        if older_rules.is_some() {
            return Ok(Replayed { table, faithful: whole.then_some(false), older_rules });
        }
        let code = refused.code;
        return Err(Problem::said(
            format!(
                "la réponse {number} de cette partie n’est pas permise ({code}) : le fichier est abîmé, ou d’autres règles valaient"
            ),
            format!(
                "answer {number} of this record is not allowed ({code}): it is damaged or was played by other rules"
            ),
        ));
    }
    let faithful = whole.then(|| record.is_proved_by(table.outcome().as_ref(), &table.proof()));
    Ok(Replayed { table, faithful, older_rules })
}
