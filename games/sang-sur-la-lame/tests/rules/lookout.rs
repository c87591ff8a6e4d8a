//! On the lookout (DS-901…915): what triggers a lookout, what it may do at a sample, and what becomes of the mover.

use sang_sur_la_lame::cards::{Format, Kind, Npc, Trait, Why};
use sang_sur_la_lame::geometry::Surface;
use sang_sur_la_lame::table::event::{BloodEvent, SpaceEvent};
use sang_sur_la_lame::table::flow::{Deed, Reaction};
use sang_sur_la_lame::table::public::{Means, Occasion};
use sang_sur_la_lame::table::{Action, Event, FigureId, Question};

use crate::common::*;

/// Whether this lookout is asked now.
pub(crate) fn reacts(game: &Game, of: FigureId) -> bool {
    matches!(game.table().question(), Some(Question::React { lookout, .. }) if lookout == of)
}

/// The engagement that is offered now, if one is.
pub(crate) fn offered(game: &Game) -> Option<Action> {
    let mut options = Vec::new();
    game.table().options(seat(game.asked()), &mut options);
    options.into_iter().find(|one| matches!(one, Action::React(Reaction::Engage { .. })))
}

#[track_caller]
pub(crate) fn engages(game: &mut Game) {
    let to = offered(game).expect("an engagement is offered");
    game.answers(to);
}

/// Waits until the mover is here, and says where it was asked on the way.
#[track_caller]
pub(crate) fn waits_until(game: &mut Game, mover: FigureId, here: (i32, i32)) -> Vec<(i32, i32)> {
    let mut asked = Vec::new();
    while matches!(game.table().question(), Some(Question::React { .. })) && game.at(mover) != here
    {
        asked.push(game.at(mover));
        game.answers(WAIT);
    }
    asked
}

/// A hireling of seat 0 at (14000, 4000), and somebody of seat 1 far away who has not been activated.
pub(crate) fn lane() -> Field {
    field()
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(24_000, 10_000))
}

pub(crate) fn pistol() -> Who {
    hireling().armed(&["pistolet"]).facing(SOUTH).watching()
}

pub(crate) fn sword() -> Who {
    hireling().facing(SOUTH).watching()
}

pub(crate) fn walks(game: &mut Game, to: (i32, i32)) {
    game.acts(a(1), Kind::Move, go(&[to], NORTH));
}

#[test]
fn ds_901_going_on_the_lookout_costs_three_gold_and_ends_with_a_facing() {
    let mut game = lane().ready();
    let purse = game.purse(0);
    game.announces(a(1), &[Kind::Watch]);
    assert_eq!(purse - game.purse(0), 3);
    game.performs(turn(SOUTH));
    assert!(game.figure(a(1)).lookout);
    assert_eq!(game.faces(a(1)), SOUTH);

    let mut duel = lane().figure(1, hireling().at(14_984, 4_000).facing(WEST)).ready();
    duel.refuses_to(a(1), &[Kind::Watch], "DS-E07");
}

#[test]
fn ds_902_it_lasts_over_turns_until_the_figure_is_activated_again() {
    let mut game = lane().ready();
    game.acts(a(1), Kind::Watch, turn(SOUTH));
    game.dice(&[6, 6, 1, 1]).next_turn();
    assert!(game.figure(a(1)).lookout, "into the next turn");
    game.announces(a(1), &[Kind::Reorient]);
    assert!(!game.figure(a(1)).lookout);
}

#[test]
fn ds_902_it_ends_with_a_reaction_an_engagement_or_death() {
    let mut reacted = lane().figure(1, pistol().at(15_000, 6_000)).ready();
    walks(&mut reacted, (15_000, 4_000));
    assert!(reacts(&reacted, b(2)));
    reacted.dice(&[3, 3, 4, 4]).answers(shot(0));
    assert!(!reacted.figure(b(2)).lookout);

    let mut engaged = lane().figure(1, sword().at(18_000, 4_000).facing(EAST)).ready();
    walks(&mut engaged, (17_016, 4_000));
    assert!(engaged.figure(b(2)).engaged() && !engaged.figure(b(2)).lookout);

    let mut spear = field()
        .figure(0, hireling().armed(&["lance"]).at(14_000, 4_000).facing(NORTH))
        .figure(1, hireling().at(24_000, 10_000))
        .figure(1, sword().wounded().at(14_000, 5_900))
        .ready();
    spear.dice(&[5, 5, 1, 1]).acts(a(1), Kind::Duel, duel(b(2), NORTH));
    assert!(spear.figure(b(2)).is_dead() && !spear.figure(b(2)).lookout);
}

#[test]
fn ds_903_an_enemy_that_moves_along_a_path_triggers_it_at_samples_the_start_excluded() {
    let mut game = lane().figure(1, pistol().at(14_000, 6_000)).ready();
    walks(&mut game, (16_000, 4_000));
    assert!(reacts(&game, b(2)));
    assert_eq!(game.at(a(1)), (14_250, 4_000), "the first sample after the start");

    let mut turns = lane().figure(1, pistol().at(14_000, 6_000)).ready();
    turns.acts(a(1), Kind::Move, go(&[], SOUTH));
    assert!(turns.waits_for(1), "who stays where he is has no sample");

    let mut friend = lane().figure(0, hireling().at(14_000, 8_000)).ready();
    friend.change(|public| {
        let one = public.figure_mut(a(2));
        (one.lookout, one.facing) = (true, face(SOUTH));
    });
    walks(&mut friend, (16_000, 4_000));
    assert!(friend.waits_for(1), "friends are let pass");
}

#[test]
fn ds_903_the_end_of_a_flight_and_of_a_climb_trigger_it() {
    let mut flight = field()
        .figure(0, second().with(&[Trait::Voler]).at(14_000, 4_000))
        .figure(1, pistol().at(20_000, 6_000))
        .ready();
    flight.acts(a(1), Kind::Fly, fly((20_000, 4_000), Surface::Ground));
    assert!(reacts(&flight, b(1)));
    assert_eq!(flight.at(a(1)), (20_000, 4_000), "judged at its end only");

    let roof = crate::examples_space::piece(crate::examples_space::table("place"), "maison_no");
    let mut climb = field()
        .on("place")
        .figure(0, second().at(11_500, 25_000).facing(WEST))
        .figure(1, pistol().at(9_000, 26_000).on("maison_no").facing(EAST))
        .ready();
    let on = Surface::Top(roof);
    let deed = Deed::Climb { piece: roof, to: (10_700, 25_000).into(), on, face: face(WEST) };
    climb.dice(&[6, 5, 1]).acts(a(1), Kind::Climb, deed);
    assert!(reacts(&climb, b(1)));
    assert_eq!(climb.at(a(1)), (10_700, 25_000));
}

#[test]
fn ds_904_shoot_engage_strike_or_wait_at_what_is_in_front() {
    let all = hireling().armed(&["lance", "pistolet"]).facing(SOUTH).watching();
    let mut game = lane().figure(1, all.at(15_000, 5_900)).ready();
    walks(&mut game, (15_000, 4_000));
    waits_until(&mut game, a(1), (15_000, 4_000));
    assert!(game.allows(shot(1)) && game.allows(STRIKE) && game.allows(WAIT));
    assert!(offered(&game).is_some());
    game.refuses(shot(0), "DS-E23");

    let mut behind = lane().figure(1, pistol().at(15_000, 5_900).facing(NORTH)).ready();
    walks(&mut behind, (15_000, 4_000));
    assert!(behind.waits_for(1), "nothing behind its back");
    let mut blind = lane().figure(1, pistol().at(15_000, 7_001)).ready();
    walks(&mut blind, (15_000, 4_000));
    assert!(blind.waits_for(1), "3001 is too far for a pistol");
}

#[test]
fn ds_904_the_step_of_an_engagement_is_paid_like_any_walk() {
    // The marsh begins at x = 5000 between y 6757 and 9243: an inch in it costs two.
    let marsh = |x: i32| {
        let mut game = field()
            .figure(0, hireling().at(x, 4_000).facing(NORTH))
            .figure(1, sword().at(5_900, 8_000).facing(WEST))
            .ready();
        game.acts(a(1), Kind::Move, go(&[(x, 8_000)], NORTH));
        matches!(game.table().question(), Some(Question::React { .. }))
    };
    assert!(marsh(4_450), "456 in the marsh cost 912");
    assert!(!marsh(4_400), "506 in the marsh cost 1012");
}

#[test]
fn ds_905_asked_at_the_first_option_after_an_inch_when_the_offer_changes_and_never_without_an_option()
 {
    let mut game = field()
        .figure(0, hireling().at(14_000, 22_500).facing(EAST))
        .figure(1, pistol().at(17_700, 25_000))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(20_000, 22_500)], EAST));
    let asked = waits_until(&mut game, a(1), (20_000, 22_500));
    assert_eq!(asked, [(16_250, 22_500), (17_250, 22_500), (17_750, 22_500), (18_750, 22_500)]);
    assert_eq!(game.at(a(1)), (20_000, 22_500), "DS-X20: sample 21 and the end are not asked");
}

#[test]
fn ds_905_asked_once_more_at_the_last_sample_if_it_has_an_option_there() {
    let mut game = lane().figure(1, pistol().at(15_000, 6_000)).ready();
    walks(&mut game, (15_500, 4_000));
    let asked = waits_until(&mut game, a(1), (15_500, 4_000));
    assert_eq!(asked.last(), Some(&(15_250, 4_000)), "behind the mover from there on");
    assert!(reacts(&game, b(2)) && game.at(a(1)) == (15_500, 4_000), "the last sample");
    game.answers(WAIT);
    assert!(game.waits_for(1), "never twice at one sample");
}

#[test]
fn ds_906_seats_in_the_order_of_initiative_then_by_distance_neutral_guards_last() {
    let mut game = melee(3)
        .figure(0, hireling().at(14_000, 4_000).facing(EAST))
        .figure(1, pistol().at(14_250, 5_200))
        .figure(2, second().armed(&["pistolet"]).facing(SOUTH).watching().at(15_500, 6_500))
        .figure(2, pistol().at(13_000, 6_000))
        .npc(Npc::Sentinelle, None, (14_250, 2_300))
        .ready();
    game.change(|public| public.order = [seat(0), seat(2), seat(1)].into_iter().collect());
    walks(&mut game, (14_250, 4_000));
    assert!(reacts(&game, c(2)), "seat 2 before seat 1, the nearer of its two first");
    game.answers(WAIT);
    assert!(reacts(&game, c(1)));
    game.answers(WAIT);
    assert!(reacts(&game, b(1)));
    game.dice(&[3, 3, 3, 3]).answers(WAIT);
    let strikes = BloodEvent::Attacks { attacker: n(1), target: a(1), ranged: false };
    assert!(game.saw(Event::Blood(strikes)), "the guard when everybody else has decided");
}

#[test]
fn ds_906_each_reaction_is_resolved_before_the_next_is_offered() {
    let mut game =
        lane().figure(1, pistol().at(14_250, 5_200)).figure(1, pistol().at(14_250, 6_900)).ready();
    walks(&mut game, (14_250, 4_000));
    game.dice(&[6, 6, 1, 2]).answers(shot(0));
    assert!(game.figure(a(1)).is_dead());
    assert!(!reacts(&game, b(3)), "there is nobody left to shoot at");
}

#[test]
fn ds_907_a_reaction_costs_nothing_and_is_made_even_by_an_activated_figure() {
    let mut game = lane().figure(1, pistol().at(15_000, 6_000)).done(b(2)).ready();
    let purse = game.purse(1);
    walks(&mut game, (15_000, 4_000));
    game.dice(&[3, 3, 4, 4]).answers(shot(0));
    assert_eq!(game.purse(1), purse);
    assert!(game.figure(b(2)).activated && !game.figure(b(2)).lookout);

    let mut fresh = lane().figure(1, pistol().at(15_000, 6_000)).ready();
    walks(&mut fresh, (15_000, 4_000));
    fresh.dice(&[3, 3, 4, 4]).answers(shot(0));
    assert!(!fresh.figure(b(2)).activated, "it is no activation");
}

#[test]
fn ds_908_a_shot_is_an_ordinary_one_at_the_mover_where_it_is() {
    // The low wall is at y = 18000 from x = 20000 on: the mover comes behind it.
    let mut game = field()
        .figure(0, hireling().at(18_000, 17_000).facing(EAST))
        .figure(1, hireling().at(30_000, 4_000))
        .figure(1, hireling().armed(&["mousquet"]).facing(SOUTH).watching().at(23_000, 20_000))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(24_000, 17_000)], EAST));
    while game.at(a(1)).0 < 22_000 {
        game.answers(WAIT);
    }
    game.dice(&[5, 4, 3, 3]).answers(shot(0));
    let fight = game.fight();
    assert_eq!((fight.means, fight.occasion), (Means::Ranged(0), Occasion::Reaction));
    assert_eq!(game.whys().1, [Why::Cover], "cover where it stands now");
    assert!(game.figure(a(1)).wounded);
}

#[test]
fn ds_909_an_engagement_ends_the_movement_at_the_sample_and_the_lookout_attacks_first() {
    let mut game = lane().figure(1, sword().at(17_000, 5_800)).ready();
    walks(&mut game, (20_000, 4_000));
    assert_eq!(game.at(a(1)), (16_250, 4_000));
    game.dice(&[3, 3, 3, 3]);
    engages(&mut game);
    assert!(game.fight_each_other(a(1), b(2)));
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target, fight.charged), (b(2), a(1), false));
    assert_eq!(game.at(a(1)), (16_250, 4_000));
    assert_eq!(game.faces(a(1)), EAST, "DS-241: along its last segment, not as it had declared");
    let (x, y) = game.at(b(2));
    assert!(game.figure(b(2)).facing.has_in_front((x, y).into(), (16_250, 4_000).into()));
    assert!(game.waits_for(1), "and nothing is left of the move");
}

#[test]
fn ds_909_whoever_survives_the_movement_is_over() {
    let mut game = lane().figure(1, sword().at(17_000, 5_800)).ready();
    game.announces(a(1), &[Kind::Move, Kind::Move]).performs(go(&[(20_000, 4_000)], NORTH));
    game.dice(&[1, 2, 6, 6]);
    engages(&mut game);
    assert!(game.figure(b(2)).is_dead());
    assert_eq!(game.at(a(1)), (16_250, 4_000));
    assert!(game.performing(), "the second action is still its own");
}

#[test]
fn ds_909_lookouts_not_yet_asked_at_that_sample_are_asked_after_an_engagement() {
    let mut game =
        lane().figure(1, sword().at(17_000, 5_800)).figure(1, pistol().at(16_250, 6_900)).ready();
    walks(&mut game, (20_000, 4_000));
    assert_eq!(waits_until(&mut game, a(1), (16_250, 4_000)), [(15_500, 4_000)]);
    assert!(reacts(&game, b(2)));
    game.dice(&[3, 3, 3, 3]);
    engages(&mut game);
    assert!(reacts(&game, b(3)), "the sample has become the last one");
    game.dice(&[3, 3, 3, 3]).answers(shot(0));
    assert!(game.whys().1.contains(&Why::TargetEngaged));
}

#[test]
fn ds_910_a_strike_is_an_ordinary_reach_attack_and_lets_the_mover_go_on() {
    let halberd = hireling().armed(&["hallebarde"]).facing(SOUTH).watching();
    let mut game = lane().figure(1, halberd.at(17_000, 5_900)).ready();
    walks(&mut game, (20_000, 4_000));
    assert!(reacts(&game, b(2)));
    game.dice(&[3, 3, 6, 6]).answers(STRIKE);
    let fight = game.fight();
    assert_eq!((fight.means, fight.dodge_only), (Means::Reach, true));
    assert!(game.figure(b(2)).stands() && !game.figure(b(2)).engaged());
    assert_eq!(game.at(a(1)), (20_000, 4_000));
    assert_eq!(game.faces(a(1)), NORTH, "its own end, its own facing");
}

#[test]
fn ds_911_a_wound_takes_an_inch_at_once_and_the_path_is_cut_there() {
    let mut game = field()
        .figure(0, hireling().at(14_000, 22_500).facing(EAST))
        .figure(1, pistol().at(17_700, 25_000))
        .ready();
    game.acts(a(1), Kind::Move, go(&[(20_000, 22_500)], NORTH));
    game.dice(&[5, 5, 1, 2]).answers(shot(0));
    assert!(game.figure(a(1)).wounded);
    assert_eq!(game.at(a(1)), (19_000, 22_500), "DS-X20");
    assert_eq!(game.faces(a(1)), NORTH, "a cut path still ends with the declared facing");
}

#[test]
fn ds_911_a_unit_brought_to_two_loses_an_inch_and_one_brought_to_three_does_not() {
    let ends = |members: u8| {
        let mut game = field()
            .config(|config| config.format = Format::Units)
            .figure(0, green().members(members).at(14_000, 4_000).facing(EAST))
            .figure(1, green().armed(&["mousquet"]).facing(SOUTH).watching().at(17_000, 8_000))
            .ready();
        game.acts(a(1), Kind::Move, go(&[(20_000, 4_000)], NORTH));
        game.dice(&[5, 5, 1, 2]).answers(shot(0));
        assert_eq!(game.figure(a(1)).members, members - 1);
        game.at(a(1))
    };
    assert_eq!(ends(3), (19_000, 4_000));
    assert_eq!(ends(4), (20_000, 4_000));
}

#[test]
fn ds_911_a_cut_charge_attacks_nobody_it_does_not_touch() {
    let mut game = lane()
        .figure(1, hireling().at(20_984, 4_000).facing(WEST))
        .figure(1, pistol().at(17_000, 6_500))
        .ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]);
    game.change(|public| public.acting.as_mut().expect("it acts").die = 0);
    game.performs(charge(&[(20_000, 4_000)], Some(b(2)), EAST));
    game.dice(&[5, 5, 1, 2]).answers(shot(0));
    assert_eq!(game.at(a(1)), (19_000, 4_000));
    assert_eq!(game.fight().attacker, b(3), "nobody else has struck");
}

#[test]
fn ds_912_an_intercepted_charger_strikes_the_interceptor_without_surprise() {
    let mut game = lane()
        .figure(1, hireling().at(20_984, 4_000).facing(WEST))
        .figure(1, sword().at(17_000, 5_800))
        .ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]);
    game.performs(charge(&[(20_000, 4_000)], Some(b(2)), EAST));
    game.dice(&[3, 3, 3, 3, 4, 4, 3, 3]);
    engages(&mut game);
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target), (a(1), b(3)));
    assert_eq!((fight.charged, fight.dodge_only), (false, false));
    assert_eq!(fight.occasion, Occasion::Intercepted);
    assert!(game.figure(b(3)).wounded);
    assert!(game.figure(a(1)).facing.has_in_front((16_250, 4_000).into(), game.at(b(3)).into()));
}

#[test]
fn ds_912_a_charger_already_in_contact_at_its_end_charges_on_after_the_engagement() {
    let mut game = lane()
        .figure(1, hireling().at(20_984, 4_000).facing(WEST))
        .figure(1, sword().at(20_000, 5_900))
        .ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]);
    game.performs(charge(&[(20_000, 4_000)], Some(b(2)), EAST));
    waits_until(&mut game, a(1), (20_000, 4_000));
    game.dice(&[3, 3, 3, 3, 4, 4, 3, 3]);
    engages(&mut game);
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target, fight.charged), (a(1), b(2), true));
}

#[test]
fn ds_912_a_charger_engaged_at_an_end_that_touches_nobody_strikes_the_interceptor() {
    let mut game = lane().figure(1, sword().at(17_000, 5_800)).ready();
    game.dice(&[1]).announces(a(1), &[Kind::Charge]);
    game.performs(charge(&[(16_250, 4_000)], None, EAST));
    game.dice(&[3, 3, 3, 3, 4, 4, 3, 3]);
    engages(&mut game);
    let fight = game.fight();
    assert_eq!((fight.attacker, fight.target, fight.charged), (a(1), b(2), false));
}

#[test]
fn ds_913_displacements_and_the_steps_of_lookouts_trigger_nothing() {
    let mut back = field()
        .figure(0, second().at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(14_984, 4_000).facing(WEST))
        .figure(1, pistol().at(13_000, 6_000))
        .ready();
    back.dice(&[5, 5, 1]).acts(a(1), Kind::Disengage, disengage(b(1)));
    assert_eq!(back.at(a(1)), (12_000, 4_000));
    assert!(back.waits_for(1), "thrown back two inches before a pistol, and nobody is asked");

    let mut step =
        lane().figure(0, pistol().at(17_000, 8_000)).figure(1, sword().at(17_000, 5_800)).ready();
    walks(&mut step, (20_000, 4_000));
    step.dice(&[3, 3, 3, 3]);
    engages(&mut step);
    assert!(step.waits_for(1), "the lookout's step is not watched");
    assert!(step.figure(a(2)).lookout);
}

#[test]
fn ds_914_shooting_turning_and_fighting_trigger_nothing() {
    let watched = |who: Who| {
        field()
            .figure(0, who.at(14_000, 4_000).facing(EAST))
            .figure(1, hireling().at(14_984, 4_000).facing(WEST))
            .figure(1, pistol().at(13_000, 6_000))
            .ready()
    };
    let mut fights = watched(hireling());
    fights.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Duel, duel(b(1), EAST));
    assert!(fights.waits_for(1));
    let mut turns = watched(hireling());
    turns.acts(a(1), Kind::Reorient, turn(NORTH));
    assert!(turns.waits_for(1));
    let mut shoots = field()
        .figure(0, hireling().armed(&["pistolet"]).at(14_000, 4_000).facing(EAST))
        .figure(1, hireling().at(16_000, 4_000).facing(WEST))
        .figure(1, pistol().at(13_000, 6_000))
        .ready();
    shoots.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Shoot, shoot(0, b(1), EAST));
    assert!(shoots.waits_for(1));
}

#[test]
fn ds_915_ds_r81_a_path_that_would_touch_a_guard_turned_enemy_ends_before_it() {
    let field = field()
        .figure(0, hireling().at(14_000, 3_385).facing(EAST))
        .figure(1, hireling().at(24_000, 10_000))
        .npc(Npc::Sentinelle, None, (17_000, 2_400));
    let mut game = field.clone().ready();
    game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Move, go(&[(20_000, 3_385)], EAST));
    assert_eq!(game.fight().attacker, n(1));
    assert_eq!(game.at(a(1)), (16_750, 3_385), "the next sample would touch it");
    let mut peaceful = field.ready();
    peaceful.change(|public| public.figure_mut(n(1)).lookout = false);
    peaceful.acts(a(1), Kind::Move, go(&[(20_000, 3_385)], EAST));
    assert_eq!(peaceful.at(a(1)), (20_000, 3_385), "one may brush past a neutral");
}

#[test]
fn ds_915_ds_r72_one_who_cannot_stop_before_a_new_enemy_stops_as_soon_as_he_can() {
    // Shot at on the hedge, the mover would touch the guard at the next sample.
    let mut game = field()
        .figure(0, hireling().at(10_000, 17_150))
        .figure(1, hireling().at(24_000, 10_000))
        .npc(Npc::Sentinelle, None, (10_000, 18_640))
        .ready();
    game.change(|public| public.figure_mut(n(1)).facing = face(SOUTH));
    game.dice(&[3, 3, 3, 3]).acts(a(1), Kind::Move, go(&[(10_000, 17_650)], NORTH));
    assert_eq!(game.fight().attacker, n(1));
    assert_eq!(game.at(a(1)), (10_000, 17_650), "the hedge is no place to stand");
}

#[test]
fn ds_915_nobody_is_stopped_short_of_a_lookout_that_was_an_enemy_all_along() {
    let mut game = lane().figure(1, pistol().facing(WEST).at(19_000, 4_000)).ready();
    walks(&mut game, (18_016, 4_000));
    game.dice(&[3, 3, 4, 4]).answers(shot(0));
    assert_eq!(game.at(a(1)), (18_016, 4_000), "the path was legal and still is");
    assert!(game.fight_each_other(a(1), b(2)));
}

#[test]
fn ds_909_an_engagement_is_seen_by_everybody() {
    let mut game = lane().figure(1, sword().at(17_000, 5_800)).ready();
    walks(&mut game, (20_000, 4_000));
    game.dice(&[3, 3, 3, 3]);
    engages(&mut game);
    assert!(game.saw(Event::Blood(BloodEvent::Engaged { lookout: b(2), mover: a(1) })));
    let stopped = SpaceEvent::Stopped { figure: a(1), at: ground((16_250, 4_000)) };
    assert!(game.saw(Event::Space(stopped)));
}

/// Fifteen places all round, four inches and a half away.
const AROUND: [(i32, i32); 15] = [
    (4_402, 936),
    (3_641, 2_645),
    (2_250, 3_897),
    (470, 4_475),
    (-1_391, 4_280),
    (-3_011, 3_344),
    (-4_111, 1_830),
    (-4_500, 0),
    (-4_111, -1_830),
    (-3_011, -3_344),
    (-1_391, -4_280),
    (470, -4_475),
    (2_250, -3_897),
    (3_641, -2_645),
    (4_402, -936),
];

#[test]
fn ds_905_every_lookout_is_remembered_however_many_there_are() {
    let field = melee(4).figure(0, hireling().at(18_000, 6_000));
    let field = (0..).zip(AROUND).fold(field, |field, (at, (x, y))| {
        let who = if at % 5 == 0 { second() } else { hireling() };
        let who = who.armed(&["mousquet"]).watching().at(18_000 + x, 6_000 + y);
        field.figure(1 + at / 5, who.facing((-x, -y)))
    });
    let mut game = field.ready();
    game.acts(a(1), Kind::Move, go(&[(18_000, 7_000)], NORTH));
    for _ in AROUND {
        assert_eq!(game.at(a(1)), (18_000, 6_250), "each is asked at the first sample");
        game.answers(WAIT);
    }
    assert_eq!(game.at(a(1)), (18_000, 7_000), "and nobody again before the last");
}

#[test]
fn a_position_in_which_nobody_moves_or_one_was_asked_twice_is_refused() {
    let mut game = lane().figure(1, pistol().at(17_000, 6_000)).ready();
    walks(&mut game, (20_000, 4_000));
    game.answers(WAIT);
    let loads = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut saved = serde_json::to_value(game.table().save()).expect("it is written");
        change(&mut saved["state"]["public"]);
        let saved = serde_json::from_value(saved).expect("it is read");
        kernel::Table::<sang_sur_la_lame::SangSurLaLame>::load(saved).is_ok()
    };
    assert!(loads(&|_| {}));
    assert!(!loads(&|public| public["moving"]["figure"] = "s1.m7".into()));
    assert!(!loads(&|public| public["acting"]["figure"] = "n3".into()));
    assert!(!loads(&|public| {
        let asked = public["moving"]["asked"].as_array_mut().expect("a list");
        asked.push(asked[0].clone());
    }));
}
