//! SR-9xx, the end of an Encounter: Prestige, death, looting, and the end of the game.

use kernel::Seat;
use sang_rancune::cards::encounters::EncounterId;
use sang_rancune::rules::position::Position;
use sang_rancune::{Action, Event, Question};

use crate::common::*;

fn named(id: &str) -> EncounterId {
    EncounterId::named(id).unwrap_or_else(|| panic!("there is no encounter “{id}”"))
}

/// Seat 0 is about to kill a creature of 50 Life.
fn kill(id: &str) -> Position {
    fight(id, ["attack_50", "flick", "feint", "feint"]).creature_life(50)
}

const KILL: [&str; 4] = ["attack_50", "flick", "feint", "feint"];

#[test]
fn sr_901_the_killer_gains_the_prestige_the_tokens_and_the_trophy() {
    let mut table = go(kill("fear").change(|state| state.creature.tokens = 2));
    play_round(&mut table, &KILL);
    assert_eq!(prestige(&table), [4, 0, 0, 0]);
    assert_eq!(table.gallery().public.heroes[Seat::new(0)].trophies.as_slice(), [named("fear")]);
}

#[test]
fn sr_901_a_counter_attack_may_be_the_killing_blow() {
    let position = fight("black_paladin", ["feint", "flick", "flick", "feint"]).creature_life(30);
    let mut table = go(position.hand(1, &["flick", "counter_attack", "attack_50"]));
    lay(&mut table, &["feint", "flick", "flick", "feint"]);
    until_hit(&mut table);
    acts(&mut table, 1, counter("attack_50"));
    pass_all(&mut table);
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert_eq!(prestige(&table), [0, 3, 0, 0]);
}

#[test]
fn sr_902_late_encounters_are_worth_3_and_then_5_more() {
    let worth = |number| {
        let mut table = go(kill("vampire").number(number));
        play_round(&mut table, &KILL);
        prestige(&table)[0]
    };
    assert_eq!([6, 7, 8, 9, 10].map(worth), [5, 8, 8, 10, 10]);
}

#[test]
fn sr_902_the_hero_who_gains_a_traps_prestige_earns_the_bonus() {
    let mut table = go(fight("rickety_bridge", ["", "", "", ""]).number(9));
    table.does(1, CROSS).does(0, HOLD).does(2, HOLD).does(3, HOLD);
    assert_eq!(prestige(&table), [0, 8, 0, 0]);
}

#[test]
fn sr_903_what_lies_before_the_heroes_is_discarded_and_potions_leave_the_game() {
    let position =
        kill("vampire").prepared(1, &["focus_strength"]).drunk(2, "haste_potion").creature_life(50);
    let mut table = go(position.change(|state| state.heroes[Seat::new(3)].marks = 1));
    play_round(&mut table, &KILL);
    assert_eq!(
        (discarded(&table, "attack_50"), discarded(&table, "flick"), discarded(&table, "feint")),
        (1, 1, 2)
    );
    assert_eq!((discarded(&table, "focus_strength"), removed(&table, "haste_potion")), (1, 1));
    assert!(
        table
            .gallery()
            .public
            .heroes
            .iter()
            .all(|hero| hero.prepared.is_empty() && hero.marks == 0)
    );
    assert!(
        table.gallery().own.set.iter().all(|set| set.size == 0) && damage_pile(&table).is_empty()
    );
}

#[test]
fn sr_904_everybody_discards_what_he_likes_and_then_draws_up_to_the_limit() {
    let position =
        kill("vampire").to_come(&["ripper"]).items(1, &["mentalism_amulet"]).hand(3, &[]).dead(3);
    let mut table = go(position);
    play_round(&mut table, &KILL);
    assert_eq!(table.asked(), [0, 1, 2]);
    table.does(0, refresh(&["plan_b"])).does(1, refresh(&[]));
    table.refuses(2, refresh(&["plan_b"]), "SR-E30");
    assert_eq!(discarded(&table, "plan_b"), 0);
    table.does(2, refresh(&[]));
    assert_eq!(discarded(&table, "plan_b"), 1);
    assert_eq!(hand_sizes(&table), [7, 8, 7, 0]);
    assert!(hand(&table, 1).contains(&card("crack")), "kept");
}

#[test]
fn sr_904_items_drawn_on_the_way_do_not_shrink_the_hand() {
    let position = kill("vampire").to_come(&["ripper"]).hand(2, &[]).hand(3, &[]);
    let position = position.dead(1).dead(2).dead(3).hand(1, &[]);
    let top =
        ["balm", "balm", "healing_potion", "attack_40", "attack_40", "attack_40", "attack_40"];
    let top: Vec<&str> = top.into_iter().chain(["attack_30", "attack_30"]).collect();
    let mut table = testkit::Script::new(position.top_of_pile(&top).table());
    play_round(&mut table, &KILL);
    keep_hands(&mut table);
    assert_eq!(closed(&table, 0), cards(&["healing_potion", "balm", "balm"]));
    assert_eq!(hand_sizes(&table)[0], 7);
}

#[test]
fn sr_r32_refresh_discards_are_chosen_in_secret_and_shown_together() {
    let mut table = go(kill("vampire").to_come(&["ripper"]));
    play_round(&mut table, &KILL);
    table.does(0, refresh(&["plan_b"])).does(1, refresh(&["crack"])).does(2, refresh(&[]));
    assert_eq!((discarded(&table, "plan_b"), hand_sizes(&table)[0]), (0, 1));
    assert!(table.heard(3).is_empty());
    table.does(3, refresh(&[]));
    let refreshed = |event: &&Event| matches!(event, Event::Refreshed { .. });
    assert_eq!(table.heard(3).iter().filter(refreshed).count(), 4);
}

#[test]
fn sr_905_the_marker_moves_and_the_next_encounter_begins() {
    let mut table = go(kill("vampire").number(3).to_come(&["ripper", "hydra"]));
    play_round(&mut table, &KILL);
    keep_hands(&mut table);
    assert_eq!((table.gallery().public.progress, creature(&table).id), (4, named("hydra")));
    assert_eq!(table.gallery().own.encounters, 1);
}

#[test]
fn sr_905_with_an_empty_pile_the_game_ends_instead() {
    let mut table = go(kill("vampire").number(9).to_come(&[]));
    play_round(&mut table, &KILL);
    assert_eq!(table.winners(), [0]);
}

#[test]
fn sr_906_an_encounter_without_a_killer_is_nobodys() {
    let mut table = go(fight("rickety_bridge", ["", "", "", ""]).number(9));
    table.everybody_does(&HOLD);
    assert_eq!(prestige(&table), [0; 4]);
    assert!(table.gallery().public.heroes.iter().all(|hero| hero.trophies.is_empty()));
    assert_eq!(table.gallery().own.unused, 17, "its card leaves the game");
}

#[test]
fn sr_907_prestige_is_public_and_cannot_be_given_away() {
    let position =
        Position::fight("ripper", 4).to_come(&["vampire"]).prestige(0, 6).items(0, &["balm"]);
    let mut table = between(position);
    assert_eq!(prestige(&table), [6, 0, 0, 0], "those who watch see it");
    table.refuses(0, offer(1, &[], &[]), "SR-1001");
    table.does(0, offer(1, &["balm"], &[])).does(1, ACCEPT);
    assert_eq!(prestige(&table), [6, 0, 0, 0], "Items change hands, Prestige does not");
}

#[test]
fn sr_908_the_living_player_with_the_most_prestige_wins() {
    let position = kill("vampire").to_come(&[]).prestige(1, 4).prestige(2, 7);
    let mut table = go(position);
    play_round(&mut table, &KILL);
    assert_eq!(prestige(&table), [5, 4, 7, 0]);
    assert_eq!(table.winners(), [2], "the killing blow alone does not win");
}

#[test]
fn sr_909_a_tie_is_broken_by_a_random_unused_encounter_in_full() {
    let position = kill("vampire").number(9).to_come(&[]).prestige(1, 10).life(3, 40);
    let mut table = go(position);
    play_round(&mut table, &KILL);
    assert_eq!((prestige(&table), table.outcome()), (vec![10, 10, 0, 0], None));
    assert_eq!(table.question(), Some(Question::Refresh {}), "a refresh before it");
    assert_eq!((table.gallery().own.encounters, table.gallery().own.unused), (1, 24));
    keep_hands(&mut table);
    assert_eq!(table.gallery().public.progress, 10, "so its bonus is 5");
}

#[test]
fn sr_r26_all_the_living_play_the_tie_break_and_an_outsider_may_win() {
    let position =
        kill("vampire").number(10).to_come(&[]).prestige(0, 8).prestige(1, 12).prestige(2, 12);
    let mut table = go(position);
    play_round(&mut table, &KILL);
    assert_eq!(prestige(&table)[0], 18);
    assert_eq!(table.winners(), [0], "he was not among the leaders");
    let mut tied = go(kill("vampire").number(9).to_come(&[]).prestige(1, 10));
    play_round(&mut tied, &KILL);
    assert_eq!(tied.asked(), [0, 1, 2, 3]);
}

#[test]
fn sr_910_without_an_unused_encounter_the_healthiest_leader_wins_or_they_share() {
    let end = |life: u8| {
        let position =
            kill("vampire").number(9).to_come(&[]).prestige(1, 10).life(0, 60).life(1, life);
        let mut table = go(position.unused(&[]));
        play_round(&mut table, &KILL);
        (table.winners(), shown(&table).life_decides)
    };
    assert_eq!(end(70), (vec![1], true));
    assert_eq!(end(50), (vec![0], true));
    assert_eq!(end(60), (vec![0, 1], false));
}

#[test]
fn sr_911_if_all_heroes_are_dead_nobody_wins() {
    let position = fight("black_paladin", ["feint", "flick", "flick", "feint"]).prestige(0, 9);
    let mut table = go((0..4).fold(position, |position, seat| position.life(seat, 5)));
    play_round(&mut table, &["feint", "flick", "flick", "feint"]);
    assert_eq!(table.winners(), [0; 0]);
    assert!(happened(&table, "all_dead"));
}

#[test]
fn sr_912_a_dead_hero_loses_everything_but_what_lies_on_the_damage_pile() {
    let position = fight("battle_troll", ["attack_40", "attack_30", "flick", "feint"])
        .life(0, 10)
        .prestige(0, 8);
    let mut table = go(position.items(1, &["fireball_potion"]).prepared(0, &[]));
    lay(&mut table, &["attack_40", "attack_30", "flick", "feint"]);
    until_reveal_of(&mut table, 1);
    acts(&mut table, 1, THROW);
    assert_eq!((lives(&table)[0], prestige(&table)[0]), (0, 0));
    assert_eq!((hand_sizes(&table)[0], discarded(&table, "plan_b")), (0, 1));
    assert_eq!(damage_pile(&table), [40, 30], "the Attack of the dead still counts");
    table.refuses(0, PASS, "SR-912");
}

#[test]
fn sr_912_set_and_prepared_cards_of_the_dead_are_discarded() {
    let position = fight("battle_troll", ["feint", "attack_30", "flick", "feint"]).life(1, 10);
    let mut table = go(position.items(0, &["fireball_potion"]).prepared(1, &["focus_strength"]));
    lay(&mut table, &["feint", "attack_30", "flick", "feint"]);
    acts(&mut table, 0, THROW);
    assert_eq!((discarded(&table, "attack_30"), discarded(&table, "focus_strength")), (1, 1));
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [30, 0], "no turn for the dead");
}

#[test]
fn sr_913_after_a_death_only_numbers_1_to_n_are_in_use() {
    let position =
        fight("black_paladin", ["feint", "flick", "flick", "feint"]).life(1, 5).life(3, 5);
    let mut table = go(position);
    lay(&mut table, &["feint", "flick", "flick", "feint"]);
    until_targets(&mut table);
    let before: Vec<u8> = order(&table).into_iter().filter(|seat| [0, 2].contains(seat)).collect();
    until_plan_b(&mut table);
    assert_eq!(order(&table), before, "order kept");
    let numbers = |seat: &u8| table.gallery().public.heroes[Seat::new(*seat)].initiative;
    assert_eq!(before.iter().map(numbers).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn sr_r17_numbers_close_up_in_order_when_initiative_was_already_drawn() {
    let position = fight("battle_troll", ["feint", "attack_30", "flick", "feint"]).life(1, 10);
    let mut table = go(position.items(0, &["fireball_potion"]));
    lay(&mut table, &["feint", "attack_30", "flick", "feint"]);
    acts(&mut table, 0, THROW);
    let numbers: Vec<u8> =
        table.gallery().public.heroes.iter().map(|hero| hero.initiative).collect();
    assert_eq!(numbers, [1, 0, 2, 3]);
}

#[test]
fn sr_914_encounter_rows_do_not_change_because_of_deaths() {
    let mut table = between(
        Position::fight("ripper", 5).to_come(&["vampire"]).dead(1).dead(2).hand(0, &["feint"]),
    );
    pass_all(&mut table);
    assert_eq!(creature(&table).life, 220, "the row of five");
}

#[test]
fn sr_r25_a_single_survivor_goes_on_alone_and_wins_if_alive_at_the_end() {
    // SR-915
    let position = fight("black_paladin", ["attack_50", "flick", "", ""])
        .life(1, 5)
        .dead(2)
        .dead(3)
        .to_come(&["ripper"]);
    let mut table = go(position);
    play_round(&mut table, &["attack_50", "flick"]);
    assert_eq!((lives(&table), table.outcome()), (vec![95, 0, 0, 0], None));
    assert_eq!(table.asked(), [0]);
    let mut last = go(kill("vampire").dead(1).dead(2).dead(3).to_come(&[]));
    play_round(&mut last, &["attack_50"]);
    assert_eq!(last.winners(), [0], "SR-915");
}

/// Seat 3 is dead and left these Items.
fn corpse(items: &[&str]) -> Position {
    let position = Position::fight("ripper", 4)
        .to_come(&["vampire"])
        .dead(3)
        .items(3, items)
        .hand(0, &["attack_50"]);
    position.change(|state| state.corpses.push(Seat::new(3)))
}

#[test]
fn sr_916_the_living_loot_a_corpse_in_initiative_order_one_item_each() {
    let mut table = between(corpse(&["balm", "healing_potion", "strength_potion"]));
    let order = order(&table);
    assert_eq!(table.question(), Some(Question::Loot { seat: Seat::new(order[0]) }));
    table.does(order[0], Action::TakeLoot { item: card("balm") });
    table.refuses(order[1], Action::TakeLoot { item: card("balm") }, "SR-E24");
    table.does(order[1], PASS).does(order[2], Action::TakeLoot { item: card("strength_potion") });
    assert_eq!((closed(&table, order[0]), closed(&table, order[1])), (cards(&["balm"]), vec![]));
    table.refuses(order[2], drink("strength_potion", None), "SR-204");
    assert!(!matches!(table.question(), Some(Question::Loot { .. })), "one pass");
}

#[test]
fn sr_r24_loot_that_nobody_took_leaves_the_game() {
    // SR-916
    let mut table = between(corpse(&["balm", "healing_potion"]));
    let order = order(&table);
    table.does(order[0], PASS).does(order[1], PASS).does(order[2], PASS);
    assert_eq!((removed(&table, "balm"), removed(&table, "healing_potion")), (1, 1));
    assert!(closed(&table, 3).is_empty());
}

#[test]
fn sr_916_the_oldest_corpse_comes_first() {
    let position =
        Position::fight("ripper", 4).to_come(&["vampire"]).dead(3).dead(1).hand(0, &["attack_50"]);
    let position = position.items(3, &["balm"]).items(1, &["healing_potion"]);
    let mut table =
        between(position.change(|state| state.corpses.extend([Seat::new(3), Seat::new(1)])));
    let first = order(&table)[0];
    table.refuses(first, Action::TakeLoot { item: card("healing_potion") }, "SR-E24");
    table.does(first, Action::TakeLoot { item: card("balm") });
    assert_eq!(
        table.question(),
        Some(Question::Loot { seat: Seat::new(first) }),
        "a pass for each corpse"
    );
    table.does(first, Action::TakeLoot { item: card("healing_potion") });
    assert_eq!(closed(&table, first), cards(&["healing_potion", "balm"]));
}

#[test]
fn sr_917_death_is_checked_right_after_each_batch_of_damage() {
    // The Comte would feast on nobody's Life later: the hero is out before anything else follows.
    let position = fight("vampire", ["attack_30", "flick", "flick", "feint"])
        .life(0, 20)
        .items(0, &["healing_potion"]);
    let mut table = go(position.hand(0, &["attack_30", "counter_attack", "attack_50"]));
    lay(&mut table, &["attack_30", "flick", "flick", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table)[0], 0);
    assert!(!table.asked().contains(&0));
    let told = kinds(&table.gallery_events());
    let place = |kind: &str| told.iter().position(|other| other == kind);
    assert!(place("wounded") < place("died") && place("died") < place("life_changed"));
}

#[test]
fn sr_r27_pas_si_baleze_never_kills_by_itself() {
    let position = fight("vampire", ["flick", "attack_5", "feint", "feint"]).creature_life(10);
    let mut table = go(position.hand(3, &["feint", "not_so_tough"]));
    lay(&mut table, &["flick", "attack_5", "feint", "feint"]);
    until_reaction_to(&mut table, 0);
    plays(&mut table, 3, tough(-25));
    assert_eq!((creature(&table).life, prestige(&table)), (5, vec![0; 4]));
    pass_all(&mut table);
    assert_eq!(prestige(&table), [0, 5, 0, 0], "the Attack of 5 kills, and its owner scores");
}

#[test]
fn sr_r31_fatigue_ends_an_endless_encounter() {
    let tired = |round: u8| {
        let position = fight("vampire", ["flick", "flick", "feint", "feint"]);
        let mut table = go(position.change(|state| state.creature.round = round - 1));
        lay(&mut table, &["flick", "flick", "feint", "feint"]);
        until_plan_b(&mut table);
        lives(&table)[0]
    };
    assert_eq!(
        (tired(12), tired(13)),
        (95, 90),
        "the fallback of the Comte, and 5 more from round 13 on"
    );
}
