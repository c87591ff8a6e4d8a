//! Where a table comes from: a deal, or an opening the game has built; both with a seed.

use std::collections::BTreeMap;

use kernel::{Rng, Seed, Table, Told};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::value;
use crate::{Problem, Published};

/// An opening that a game builds instead of dealing, such as the beginning of a lesson or of a puzzle.
///
/// A game knows its openings by name ([`Published::opening`]); what stands beside the name is the game's own business.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedOpening {
    /// What the game calls it.
    pub name: String,
    /// The game's own data for it; `null` if the name says everything.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub data: Value,
}

impl NamedOpening {
    /// What every game calls the opening of its lesson.
    pub const LESSON: &'static str = "lesson";

    /// Makes chance do as the data of a lesson say: `seed` takes the place of the table's own, and `draws` says what
    /// comes of draws by their purpose. Whatever else is in the data is the game's own business.
    ///
    /// # Errors
    /// If the data say it in another way.
    pub fn prepare(&self, rng: &mut Rng) -> Result<(), Problem> {
        let unclear = |what: &str| {
            Problem::said(
                format!("l’ouverture « {} » : {what} est illisible", self.name),
                format!("the opening “{}”: {what} cannot be read", self.name),
            )
        };
        if let Some(seed) = self.data.get("seed") {
            let seed = Seed::deserialize(seed).map_err(|_| unclear("seed"))?;
            *rng = Rng::new(seed);
        }
        if let Some(draws) = self.data.get("draws") {
            let draws: BTreeMap<String, Vec<Vec<u8>>> =
                Deserialize::deserialize(draws).map_err(|_| unclear("draws"))?;
            for (purpose, results) in draws {
                for result in results {
                    rng.fix(&purpose, result);
                }
            }
        }
        Ok(())
    }

    /// The data, as the game keeps them.
    ///
    /// # Errors
    /// If they are of another kind.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, Problem> {
        T::deserialize(&self.data).map_err(|error| {
            Problem::said(
                format!("l’ouverture « {} » : {error}", self.name),
                format!("the opening “{}”: {error}", self.name),
            )
        })
    }

    /// What to say to whoever wants an opening that a game does not have.
    #[must_use]
    pub fn unknown(&self, game: &str) -> Problem {
        let name = &self.name;
        Problem::said(
            format!("{game} n’a pas d’ouverture « {name} »"),
            format!("{game} has no opening called “{name}”"),
        )
    }
}

/// The options that set the deal and are not those of an ordinary table for as many players.
pub(crate) fn deal_set_by<G: Published>(config: &G::Config) -> Vec<&'static str> {
    let (chosen, ordinary) = (value(config), value(&G::config(G::players(config))));
    let differs = |key: &&str| chosen.get(key) != ordinary.get(key);
    G::SET_THE_DEAL.iter().copied().filter(differs).collect()
}

/// Everything a table follows from, but for the answers.
pub(crate) struct Origin<G: Published> {
    pub(crate) config: G::Config,
    /// What was built instead of a deal.
    pub(crate) opening: Option<NamedOpening>,
    pub(crate) seed: Seed,
}

impl<G: Published> Clone for Origin<G> {
    fn clone(&self) -> Self {
        Self { config: self.config.clone(), opening: self.opening.clone(), seed: self.seed }
    }
}

impl<G: Published> Origin<G> {
    /// The table at its first question. What is seen on the way goes to `told`.
    pub(crate) fn table(&self, told: &mut Vec<Told<G::Event>>) -> Result<Table<G>, Problem> {
        let Some(wanted) = &self.opening else {
            return Ok(Table::open(&self.config, self.seed, Some(told))?);
        };
        let mut rng = Rng::new(self.seed);
        let given = G::given(&self.config)?;
        let opening = G::opening(&self.config, &given, wanted, &mut rng)?;
        let (built, set) = (opening.players, G::players(&self.config));
        if built != set {
            return Err(Problem::said(
                format!(
                    "l’ouverture « {} » est pour {built} joueurs, la table pour {set}",
                    wanted.name
                ),
                format!(
                    "the opening “{}” is for {built} players, the table for {set}",
                    wanted.name
                ),
            ));
        }
        Ok(Table::begin(&self.config, opening, rng, Some(told))?)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Rng, Roll};
    use serde_json::json;

    use super::NamedOpening;

    #[test]
    fn a_lesson_sets_seed_and_draws_and_refuses_what_it_cannot_read() {
        let opening = |data| NamedOpening { name: NamedOpening::LESSON.into(), data };
        let mut rng = Rng::from_number(5);
        let said = json!({ "seed": "7a", "draws": { "strike": [[6, 6]] }, "other": 1 });
        opening(said).prepare(&mut rng).unwrap();
        assert_eq!(rng.drawn(), 0, "the seed of the lesson took the place of the table's");
        assert_eq!(Roll::<()>::dice_for("strike", 2, &mut rng).total(), 12);
        for wrong in [json!({ "seed": "tea" }), json!({ "draws": { "strike": "6" } })] {
            assert!(opening(wrong).prepare(&mut rng).is_err());
        }
    }
}
