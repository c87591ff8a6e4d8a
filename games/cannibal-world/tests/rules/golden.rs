//! Golden records: every pairing of factions, decks with extra cards, camps; together they use every ability.

use std::path::Path;

use cannibal_world::cards::Ability;
use cannibal_world::table::event::{BoardEvent, FightEvent};
use cannibal_world::{CannibalWorld, Config, Event, GAME};
use kernel::Table;
use serde_json::json;
use shelf::Record;
use testkit::golden::{Kept, replay_kept};

#[test]
fn golden_records_are_played_again_and_use_every_ability() {
    let factions = ["rats", "cats", "dogs", "renegades"];
    let mut kept = Vec::new();
    let mut names = Vec::new();
    for (place, one) in factions.iter().enumerate() {
        for other in &factions[place..] {
            let decks = [format!("prebuilt-{one}"), format!("prebuilt-{other}")];
            names.push((
                format!("{one}-{other}"),
                json!({ "deck_1": decks[0], "deck_2": decks[1] }),
                1,
            ));
        }
    }
    names.push((
        "extra-rats-renegades".into(),
        json!({ "deck_1": "custom-rats-swarm", "deck_2": "custom-renegades-arsenal" }),
        2,
    ));
    names.push((
        "extra-cats-dogs".into(),
        json!({ "deck_1": "custom-cats-night", "deck_2": "custom-dogs-phalanx" }),
        2,
    ));
    names.push(("brought".into(), json!({ "deck_1": "bring", "deck_2": "bring" }), 1));
    names.push(("two-camps".into(), json!({ "players": 4 }), 2));
    // The regular hardly ever summons the Alpha; by chance it is done soon.
    let dogs = json!({ "deck_1": "prebuilt-dogs", "deck_2": "custom-dogs-phalanx" });
    kept.push(Kept { name: "random-dogs", config: dogs, games: 3, levels: &["random"] });
    for (name, config, games) in &names {
        kept.push(Kept {
            name,
            config: config.clone(),
            games: *games,
            levels: &["regular", "random"],
        });
    }
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let records = replay_kept(GAME, &dir, &kept);
    let used = abilities_used(&records);
    let missing: Vec<String> = Ability::all(1)
        .map(|ability| format!("{}.{}", ability.of_type().id(), ability.kind()))
        .filter(|id| !used.contains(id))
        .collect();
    assert!(missing.is_empty(), "no record uses {missing:?}");
}

/// Every pair of type and kind that was used in these games.
fn abilities_used(records: &[Record]) -> Vec<String> {
    let mut used = Vec::new();
    for record in records {
        let config: Config = serde_json::from_value(record.config.clone()).unwrap();
        let mut told = Vec::new();
        let mut table = Table::<CannibalWorld>::open(&config, record.seed, None).unwrap();
        for (seat, action) in &record.answers {
            table
                .apply(*seat, serde_json::from_value(action.clone()).unwrap(), Some(&mut told))
                .unwrap();
        }
        for telling in told {
            // CW-617: an innate ability is used up where it is lost.
            if matches!(telling.event, Event::Board(BoardEvent::LostTracker { .. })) {
                used.push("innate.tracker".into());
            }
            let Event::Fight(
                FightEvent::Used { ability, .. }
                | FightEvent::UsedCard { ability, .. }
                | FightEvent::Triggered { ability, .. }
                | FightEvent::TriggeredCard { ability, .. },
            ) = telling.event
            else {
                continue;
            };
            used.push(format!("{}.{}", ability.of_type().id(), ability.kind()));
        }
    }
    used
}
