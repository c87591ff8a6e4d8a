//! Random games of any game, the same in every run, and the moments of them that are looked at.

use std::collections::BTreeMap;

use kernel::{Rng, Seat, Viewer};
use serde_json::json;
use shelf::{AnyGame, AnyTable, Language, Voice};

/// A question of a kind that was met so often is looked at once in a while only.
const USUAL: u32 = 4;

/// How seldom that is, but for `VERIFY=full`, which looks at every moment.
const ONE_IN: u32 = 8;

/// Plays so many games and shows the table: with the seat that is about to answer, and without one at the end.
pub(crate) fn watch(
    game: &dyn AnyGame,
    games: u64,
    mut show: impl FnMut(&dyn AnyTable, Option<Seat>),
) {
    let every_moment = std::env::var_os("VERIFY").is_some_and(|size| size == "full");
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    for number in 0..games {
        let mut rng = Rng::from_number(number);
        let players = *rng.pick(&game.players());
        let config = game.configure(&json!({}), Some(players)).unwrap();
        let config = game.for_simulation(&config).unwrap();
        let mut table = game.open(&config, rng.seed()).unwrap();
        while let Some(seat) = table.waiting().lowest() {
            let count = met.entry(kind_of_question(table.as_ref())).or_default();
            *count += 1;
            if every_moment || *count <= USUAL || count.is_multiple_of(ONE_IN) {
                show(table.as_ref(), Some(seat));
            }
            let answer = table.bot_answer(seat, "random", &mut rng).unwrap();
            let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
            table.apply(&voice, seat, None, &answer).unwrap();
        }
        show(table.as_ref(), None);
    }
}

/// What the open question begins with: its kind, without whom and what it is about.
fn kind_of_question(table: &dyn AnyTable) -> String {
    let seen = table.observe(&Voice::new(Language::En, Viewer::Gallery, &[]));
    let question = seen.question.expect("somebody is asked something");
    question.text().split([',', '}']).next().unwrap_or_default().to_owned()
}
