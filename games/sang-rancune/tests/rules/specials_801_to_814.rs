//! SR-801 to SR-814, the Encounters' own rules, first half.

use kernel::Seat;
use sang_rancune::cards::encounters::{EncounterId, Form};
use sang_rancune::rules::position::Position;
use sang_rancune::{Event, Question};
use testkit::Script;

use crate::common::*;

fn named(id: &str) -> EncounterId {
    EncounterId::named(id).unwrap_or_else(|| panic!("there is no encounter “{id}”"))
}

#[test]
fn sr_801_a_hero_wounded_by_the_eventreur_loses_a_random_card_before_countering() {
    let mut table = go(fight("ripper", ["attack_40", "flick", "flick", "attack_5"]));
    lay(&mut table, &["attack_40", "flick", "flick", "attack_5"]);
    until_targets(&mut table);
    let hit = targets(&table)[0];
    assert_eq!(hand_sizes(&table), [1; 4]);
    until(&mut table, |question| {
        matches!(
            question,
            Question::Window(Window::CreatureHit {}) | Question::Window(Window::PlanB {})
        )
    });
    assert_eq!(lives(&table)[usize::from(hit)], 85);
    let told = kinds(&table.gallery_events());
    let place = |kind: &str| told.iter().position(|other| other == kind);
    assert!(place("wounded") < place("card_lost"));
    assert_eq!(
        (hand_sizes(&table)[usize::from(hit)], discarded(&table, KEPT[usize::from(hit)])),
        (0, 1)
    );
}

#[test]
fn sr_802_the_troll_strikes_the_first_damage_for_20_and_the_last_for_10() {
    let mut table = go(fight("battle_troll", ["flick", "attack_5", "attack_30", "flick"]));
    lay(&mut table, &["flick", "attack_5", "attack_30", "flick"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [100, 80, 90, 100]);
    assert_eq!(creature(&table).life, 190 - 35, "and has no rule of its own");
}

#[test]
fn sr_803_the_paladin_gains_what_the_heroes_really_lost() {
    let mut table = go(fight("black_paladin", ["attack_50", "flick", "flick", "feint"])
        .life(1, 3)
        .drunk(2, "iron_skin_potion"));
    lay(&mut table, &["attack_50", "flick", "flick", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(lives(&table), [95, 0, 100, 95]);
    assert_eq!(creature(&table).life, 145 - 50 + 5 + 3 + 5);
}

#[test]
fn sr_804_an_attack_of_20_or_less_deals_0_to_the_gargouille_and_stays_successful() {
    let mut table = go(fight("iron_gargoyle", ["attack_20", "attack_25", "flick", "feint"]));
    lay(&mut table, &["attack_20", "attack_25", "flick", "feint"]);
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [0, 25, 0]);
    assert!(table.gallery().public.heroes[Seat::new(0)].attacked);
    assert_eq!(tallies(&table), [0, 25, 0, 0]);
}

#[test]
fn sr_804_the_final_damage_counts_prepared_cards_included() {
    let position = fight("iron_gargoyle", ["attack_20", "attack_25", "flick", "feint"]);
    let mut table = go(position.prepared(0, &["slip_behind"]));
    lay(&mut table, &["attack_20", "attack_25", "flick", "feint"]);
    until_targets(&mut table);
    assert_eq!(damage_pile(&table), [40, 25, 0]);
}

#[test]
fn sr_805_attacks_of_equal_damage_jam_and_leave_the_pile() {
    let position = fight("clockwork_golem", ["attack_30", "attack_30", "attack_5", "flick"])
        .prepared(2, &["focus_strength"]);
    let mut table = go(position.items(3, &["fireball_potion"]));
    lay(&mut table, &["attack_30", "attack_30", "attack_5", "flick"]);
    until_reveal_of(&mut table, 3);
    acts(&mut table, 3, THROW);
    until_targets(&mut table);
    assert_eq!(
        damage_pile(&table),
        [35, 30, 0],
        "35 is alone, the Fireball never jams, a 0 never jams"
    );
    assert_eq!(discarded(&table, "attack_30"), 2);
    assert_eq!(tallies(&table), [30, 30, 35, 30], "tallies do not change");
    assert_eq!(creature(&table).life, 160 - 65);
}

#[test]
fn sr_806_rancour_marks_everybody_tied_for_the_most_and_strikes_all_marked() {
    let drawn = ["attack_40"; 4];
    let position =
        fight("rancour", ["attack_30", "attack_30", "attack_5", "flick"]).creature_life(300);
    let position = position.hand(0, &["attack_30", "attack_50"]);
    let mut table = Script::new(position.top_of_pile(&drawn).table());
    play_round(&mut table, &["attack_30", "attack_30", "attack_5", "flick"]);
    assert_eq!(lives(&table), [85, 85, 100, 100]);
    play_round(&mut table, &["attack_50", "attack_40", "attack_40", "attack_40"]);
    assert_eq!(lives(&table), [65, 70, 100, 100], "10 and 5 for each Mark");
}

#[test]
fn sr_806_marks_go_with_the_encounter() {
    let position =
        fight("rancour", ["attack_30", "attack_25", "attack_5", "flick"]).creature_life(10);
    let mut table = go(position.change(|state| state.heroes[Seat::new(2)].marks = 3));
    play_round(&mut table, &["attack_30", "attack_25", "attack_5", "flick"]);
    assert_eq!(table.question(), Some(Question::Refresh {}));
    assert_eq!(table.gallery().public.heroes[Seat::new(2)].marks, 0);
}

#[test]
fn sr_807_each_attack_names_a_living_wolf_whose_killer_gains_1_at_once() {
    let mut table = go(fight("wolf_pack", ["attack_30", "attack_25", "attack_10", "flick"]));
    assert_eq!(creature(&table).wolves.len(), 6);
    lay(&mut table, &["attack_30", "attack_25", "attack_10", "flick"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    table.does(0, wolf(0));
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    assert_eq!(prestige(&table), [1, 0, 0, 0]);
    table.refuses(1, wolf(0), "SR-807");
    table.does(1, wolf(1));
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    table.does(2, wolf(1));
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    assert_eq!(prestige(&table), [1, 0, 1, 0], "25 and 10 kill it; what is too much is lost");
    table.does(3, wolf(2));
    until_targets(&mut table);
    assert_eq!(creature(&table).wolves.as_slice(), [0, 0, 30, 30, 30, 30]);
    let hits: Vec<u16> = table.gallery().public.hits.iter().map(|hit| hit.damage).collect();
    assert_eq!(hits, [10, 10], "two pairs of Wolves");
}

#[test]
fn sr_807_damage_on_a_wolf_stays_between_rounds_and_pairs_are_rounded_up() {
    let position = fight("wolf_pack", ["attack_10", "feint", "feint", "feint"]);
    let mut table = go(position
        .change(|state| state.creature.wolves = [30, 0, 30, 0, 0, 30].into_iter().collect()));
    lay(&mut table, &["attack_10", "feint", "feint", "feint"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    table.does(0, wolf(2));
    until_targets(&mut table);
    let hits: Vec<u16> = table.gallery().public.hits.iter().map(|hit| hit.damage).collect();
    assert_eq!(hits, [10, 10], "three Wolves are a pair and a half");
    until_plan_b(&mut table);
    assert_eq!(creature(&table).wolves.as_slice(), [30, 0, 20, 0, 0, 30]);
}

#[test]
fn sr_r30_every_wolf_pays_its_killer_and_only_the_last_one_earns_the_bonus() {
    // SR-807, SR-902
    let position = fight("wolf_pack", ["attack_30", "attack_50", "feint", "feint"]).number(7);
    let mut table =
        go(position
            .change(|state| state.creature.wolves = [30, 0, 30, 0, 0, 0].into_iter().collect()));
    lay(&mut table, &["attack_30", "attack_50", "feint", "feint"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    table.does(0, wolf(2));
    pass_all(&mut table);
    assert_eq!(table.question(), Some(Question::Refresh {}), "no Wolf is left");
    assert_eq!(prestige(&table), [1, 4, 0, 0]);
}

#[test]
fn sr_808_the_chief_is_out_of_reach_while_own_goblins_are_left() {
    let position = fight("goblins", ["attack_30", "attack_50", "feint", "feint"]).creature_life(60);
    let mut table = go(position.change(|state| state.heroes[Seat::new(1)].goblins.clear()));
    assert_eq!(table.gallery().public.heroes[Seat::new(0)].goblins.as_slice(), [15, 15, 15]);
    lay(&mut table, &["attack_30", "attack_50", "feint", "feint"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    table.refuses(0, CREATURE, "SR-808");
    table.does(0, goblin(3, 1));
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    table.refuses(1, goblin(3, 1), "SR-807");
    table.does(1, CREATURE);
    until_plan_b(&mut table);
    assert_eq!(creature(&table).life, 10);
}

#[test]
fn sr_808_the_last_goblin_before_a_hero_is_worth_1_and_the_chief_3_and_the_bonus() {
    let position =
        fight("goblins", ["attack_30", "attack_50", "feint", "feint"]).number(9).creature_life(40);
    let mut table = go(position.change(|state| {
        state.heroes[Seat::new(1)].goblins.clear();
        state.heroes[Seat::new(2)].goblins = [0, 15, 0].into_iter().collect();
    }));
    lay(&mut table, &["attack_30", "attack_50", "feint", "feint"]);
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    table.does(0, goblin(2, 1));
    until(&mut table, |question| {
        matches!(question, Question::Declare(Declaration { what: Declared::Target, .. }))
    });
    assert_eq!(prestige(&table), [1, 0, 0, 0]);
    table.does(1, CREATURE);
    pass_all(&mut table);
    assert_eq!(
        table.question(),
        Some(Question::Refresh {}),
        "the other Goblins are left for nothing"
    );
    assert_eq!(prestige(&table), [1, 8, 0, 0]);
    assert!(table.gallery().public.heroes.iter().all(|hero| hero.goblins.is_empty()));
}

#[test]
fn sr_808_a_dead_heros_goblins_are_discarded() {
    let position = fight("goblins", ["feint", "feint", "feint", ""])
        .items(0, &["fireball_potion"])
        .life(3, 10);
    let mut table = go(position);
    lay(&mut table, &["feint", "feint", "feint", ""]);
    acts(&mut table, 0, THROW);
    assert_eq!(lives(&table)[3], 0);
    assert!(table.gallery().public.heroes[Seat::new(3)].goblins.is_empty());
}

#[test]
fn sr_808_goblins_stand_before_each_living_hero_and_strike_with_their_chief() {
    let position = Position::fight("ripper", 4).to_come(&["goblins"]).dead(2);
    let position =
        [0, 1, 3].iter().fold(position, |position, seat| position.hand(*seat, &["feint"]));
    let mut table = between(position);
    pass_all(&mut table);
    let goblins: Vec<usize> =
        table.gallery().public.heroes.iter().map(|hero| hero.goblins.len()).collect();
    assert_eq!(goblins, [3, 3, 0, 3]);
    play_round(&mut table, &["feint"; 4]);
    let lost: u32 = lives(&table).iter().map(|life| 100 - u32::from(*life)).sum();
    assert_eq!(lost - 100, 10 + 3 * 5);
}

#[test]
fn sr_809_at_the_end_of_round_2_the_last_creature_defeated_comes_back_on_top() {
    let position = fight("necromancer", ["feint", "flick", "flick", "feint"]).to_come(&["vampire"]);
    let position = position.change(|state| {
        state.last_defeated = Some(named("ripper"));
        state.creature.round = 1;
    });
    let mut table = go(position);
    lay(&mut table, &["feint", "flick", "flick", "feint"]);
    until_plan_b(&mut table);
    assert_eq!(table.gallery().public.risen, Some(named("ripper")));
    let mut next = between(
        Position::fight("necromancer", 4).to_come(&["vampire"]).hand(0, &["feint"]).change(
            |state| {
                state.risen = Some(named("ripper"));
            },
        ),
    );
    pass_all(&mut next);
    assert_eq!(creature(&next).id, named("ripper"));
    assert_eq!((creature(&next).life, creature(&next).prestige), (95, 2), "half of 190");
    assert_eq!(next.gallery().own.encounters, 1, "the pile waits");
}

#[test]
fn sr_809_half_the_life_is_rounded_up_to_five() {
    let mut table = between(
        Position::fight("necromancer", 5).to_come(&["vampire"]).hand(0, &["feint"]).change(
            |state| {
                state.risen = Some(named("iron_gargoyle"));
            },
        ),
    );
    pass_all(&mut table);
    assert_eq!(creature(&table).life, 110);
    let mut odd = between(
        Position::fight("necromancer", 3).to_come(&["vampire"]).hand(0, &["feint"]).change(
            |state| {
                state.risen = Some(named("clockwork_golem"));
            },
        ),
    );
    pass_all(&mut odd);
    assert_eq!(creature(&odd).life, 60, "half of 115 is 57 and a half");
}

#[test]
fn sr_809_nothing_rises_in_other_rounds_or_if_nothing_was_defeated() {
    let position = fight("necromancer", ["feint", "flick", "flick", "feint"]);
    let mut first =
        go(position.clone().change(|state| state.last_defeated = Some(named("ripper"))));
    lay(&mut first, &["feint", "flick", "flick", "feint"]);
    until_plan_b(&mut first);
    assert_eq!(first.gallery().public.risen, None, "round 1");
    let mut none = go(position.change(|state| state.creature.round = 1));
    lay(&mut none, &["feint", "flick", "flick", "feint"]);
    until_plan_b(&mut none);
    assert_eq!(none.gallery().public.risen, None);
}

#[test]
fn sr_809_traps_and_token_encounters_do_not_rise() {
    let defeat = |id: &str, cards: [&str; 4], life: u16| {
        let mut table = go(fight(id, cards).creature_life(life).change(|state| {
            state.creature.wolves = state.creature.wolves.iter().take(1).copied().collect();
        }));
        play_round(&mut table, &cards);
        assert_eq!(table.question(), Some(Question::Refresh {}));
        table.gallery().public.last_defeated
    };
    let strong = ["attack_50", "feint", "flick", "feint"];
    assert_eq!(defeat("crushing_ceiling", strong, 40), None);
    assert_eq!(defeat("wolf_pack", strong, 30), None);
    assert_eq!(defeat("vampire", strong, 40), Some(named("vampire")));
}

#[test]
fn sr_810_blood_adds_an_unknown_encounter_at_the_bottom_two_at_most() {
    let position = fight("blood_summoner", ["feint", "flick", "flick", "feint"])
        .to_come(&["ripper", "vampire"]);
    let mut table = go(position.clone());
    lay(&mut table, &["feint", "flick", "flick", "feint"]);
    until_plan_b(&mut table);
    assert_eq!((table.gallery().own.encounters, table.gallery().own.unused), (3, 22));
    let pile: Vec<EncounterId> =
        table.table().examine(|state, referee| state.secrets.encounters.read(referee).to_vec());
    assert_eq!(pile[1..], [named("ripper"), named("vampire")], "it lies under the others");
    let mut full = go(position.clone().change(|state| state.creature.summoned = 2));
    lay(&mut full, &["feint", "flick", "flick", "feint"]);
    until_plan_b(&mut full);
    assert_eq!(full.gallery().own.encounters, 2);
    let mut unhurt = go(position.dead(1).dead(2).dead(3).drunk(0, "iron_skin_potion"));
    lay(&mut unhurt, &["feint"]);
    pass_all(&mut unhurt);
    assert_eq!(unhurt.gallery().own.encounters, 2, "nobody was wounded");
}

#[test]
fn sr_811_dread_grows_by_a_token_each_round_in_its_blow_and_in_its_prize() {
    let mut table = go(fight("fear", ["attack_5", "feint", "attack_10", "feint"]));
    play_round(&mut table, &["attack_5", "feint", "attack_10", "feint"]);
    assert_eq!(
        (creature(&table).tokens, lives(&table)[0]),
        (1, 100 - 15 - 5),
        "the new token counts"
    );
    let mut full = go(fight("fear", ["attack_5", "feint", "attack_10", "feint"])
        .change(|state| state.creature.tokens = 4));
    play_round(&mut full, &["attack_5", "feint", "attack_10", "feint"]);
    assert_eq!(creature(&full).tokens, 4, "four at most");
    let dying = fight("fear", ["attack_50", "feint", "flick", "feint"]).creature_life(50);
    let mut dying = go(dying.change(|state| state.creature.tokens = 3));
    play_round(&mut dying, &["attack_50", "feint", "flick", "feint"]);
    assert_eq!(prestige(&dying), [2 + 3, 0, 0, 0]);
}

/// The Changeforme in the form the coin gave it.
fn shifted(seed: u64) -> Position {
    fight("shapeshifter", ["attack_50", "attack_5", "feint", "feint"]).seed(seed)
}

#[test]
fn sr_812_the_colossus_strikes_the_most_and_the_mist_weakens_and_strikes_the_least() {
    let forms: Vec<(Form, Vec<u16>, Vec<u8>)> = (0..8)
        .map(|seed| {
            let mut table = go(shifted(seed));
            lay(&mut table, &["attack_50", "attack_5", "feint", "feint"]);
            until_plan_b(&mut table);
            (
                creature(&table).form.expect("the coin was flipped"),
                damage_pile(&table),
                lives(&table),
            )
        })
        .collect();
    assert!(forms.contains(&(Form::Colossus, vec![50, 5], vec![80, 100, 100, 100])));
    assert!(forms.contains(&(Form::Mist, vec![25, 0], vec![100, 80, 100, 100])));
}

#[test]
fn sr_812_a_change_of_form_adds_a_token_three_at_most() {
    let after = |form: Form, tokens: u8, seed: u64| {
        let table = go(shifted(seed).change(|state| {
            state.creature.form = Some(form);
            state.creature.tokens = tokens;
        }));
        (creature(&table).form == Some(form), creature(&table).tokens)
    };
    let seen: Vec<(bool, u8)> = (0..8).map(|seed| after(Form::Mist, 1, seed)).collect();
    assert!(seen.contains(&(true, 1)) && seen.contains(&(false, 2)));
    assert!(!seen.contains(&(true, 2)) && !seen.contains(&(false, 1)));
    assert!((0..8).map(|seed| after(Form::Mist, 3, seed)).all(|(_, tokens)| tokens == 3));
    assert!(
        (0..8).map(|seed| go(shifted(seed))).all(|table| creature(&table).tokens == 0),
        "the first flip is no change"
    );
}

#[test]
fn sr_813_every_attack_of_40_or_more_grows_a_head_up_to_the_maximum() {
    let mut table = go(fight("hydra", ["attack_40", "attack_30", "feint", "feint"]));
    lay(&mut table, &["attack_40", "attack_30", "feint", "feint"]);
    until_targets(&mut table);
    assert_eq!(creature(&table).heads, 2);
    assert_eq!(targets(&table), order(&table)[..2]);
    let hits: Vec<u16> = table.gallery().public.hits.iter().map(|hit| hit.damage).collect();
    assert_eq!(hits, [10, 10]);
    let mut full = go(fight("hydra", ["attack_40", "attack_40", "feint", "feint"])
        .change(|state| state.creature.heads = 3));
    lay(&mut full, &["attack_40", "attack_40", "feint", "feint"]);
    until_targets(&mut full);
    assert_eq!(creature(&full).heads, 4, "four for four players");
}

#[test]
fn sr_814_the_chest_swallows_a_closed_item_of_a_wounded_hero() {
    let position = fight("mimic", ["feint", "feint", "", ""]).dead(2).dead(3);
    let position = position.items(0, &["balm"]).items(1, &["healing_potion"]);
    let mut table = go(position);
    lay(&mut table, &["feint"; 2]);
    until_targets(&mut table);
    let hit = targets(&table)[0];
    until_plan_b(&mut table);
    assert_eq!(lives(&table)[usize::from(hit)], 80);
    assert_eq!(closed(&table, hit), []);
    assert_eq!(closed(&table, 1 - hit).len(), 1);
    assert_eq!(creature(&table).chest.len(), 1);
}

#[test]
fn sr_814_without_an_item_the_same_hit_deals_5_more_and_iron_skin_loses_nothing() {
    let position = fight("mimic", ["feint", "", "", ""]).dead(1).dead(2).dead(3);
    let mut poor = go(position.clone());
    play_round(&mut poor, &["feint"]);
    assert_eq!(lives(&poor)[0], 75);
    let mut iron = go(position.items(0, &["balm"]).drunk(0, "iron_skin_potion"));
    play_round(&mut iron, &["feint"]);
    assert_eq!((lives(&iron)[0], closed(&iron, 0)), (100, cards(&["balm"])));
}

#[test]
fn sr_814_its_killer_gets_everything_it_swallowed_closed() {
    let position = fight("mimic", ["attack_50", "feint", "feint", "feint"]).creature_life(50);
    let position = position.change(|state| {
        state.creature.chest = cards(&["balm", "mentalism_amulet"]).into_iter().collect()
    });
    let mut table = go(position);
    lay(&mut table, &["attack_50", "feint", "feint", "feint"]);
    pass_all(&mut table);
    assert_eq!(closed(&table, 0), cards(&["balm", "mentalism_amulet"]));
    // SR-615: the Amulette works when it comes out of the Chest.
    assert_eq!(table.question(), Some(Question::Mentalism { seat: Seat::new(0), most: 2 }));
    let taken = |event: &Event| matches!(event, Event::ItemTaken { from: None, .. });
    assert_eq!(table.gallery_events().iter().filter(|event| taken(event)).count(), 2);
}
