//! LS-1200, the digital table: no decision in set-up, none with a single answer, timers, bots and the turn limit.

use kernel::{Rng, Seat, Seed};
use liens_de_sang::cards::catalogue::AbilityId;
use liens_de_sang::cards::catalogue::TokenRule;
use liens_de_sang::cards::pieces::{Card, Token};
use liens_de_sang::rules::position::Position;
use liens_de_sang::table::flow::Cause;
use liens_de_sang::{Action, Config, Event, GAME, LiensDeSang, Question};
use serde_json::json;
use shelf::{AnyTable, Language, Published, RecordSeat, StandsIn, Voice};

use crate::common::*;

#[test]
fn ls_1201_set_up_needs_no_decision() {
    let table = open(&Config::new(7), 5);
    let setup = ["game_started", "characters_dealt", "clues_shown", "turn_started"];
    assert_eq!(kinds(&table.events(2)), setup);
    assert_eq!(table.question(), Some(Question::Turn {}));
    assert_eq!(table.table().serial(), 1, "the first question is the first player's turn");
    assert_eq!(table.gallery().public.turn, 1);
}

#[test]
fn ls_1202_a_single_legal_token_is_taken_without_asking() {
    let deal = Position::deal(["R9", "B5", "R4", "B2", "B7", "R1"]);
    let mut rank_left = play(deal.clone().tokens(1, "BB"));
    rank_left.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&rank_left, 1), "BB5");
    let mut one_kind_left = play(deal.clone().tokens(1, "5"));
    one_kind_left.does(0, attack(1)).does(1, NO_REQUEST);
    assert_eq!(tokens(&one_kind_left, 1), "5B");
    let mut two_kinds_left = play(deal.tokens(4, "7"));
    two_kinds_left.does(0, attack(4)).does(4, NO_REQUEST);
    assert_eq!(two_kinds_left.options(4), [TAKE_UNKNOWN, TAKE_BEAST]);
}

#[test]
fn ls_1202_equal_tokens_are_returned_without_asking() {
    let mut table = play(Position::deal(["R9", "B5", "R4", "B2", "B7", "R1"]).tokens(1, "BB"));
    attack_with_help(&mut table, 0, 1, 2);
    table.does(2, HEAL);
    assert_eq!(tokens(&table, 1), "B");
    assert_eq!(active(&table), 2);
}

/// What everybody can see of a table, kept from public events alone.
#[derive(Default)]
struct Public {
    tokens: Vec<Vec<Token>>,
    staffs: Vec<bool>,
    helped: bool,
    ability: Option<AbilityId>,
}

impl Public {
    fn sees(&mut self, event: &Event) {
        if let Event::AttackDeclared { .. } = event {
            (self.helped, self.ability) = (false, None);
        } else if let Event::OfferAccepted { .. } = event {
            self.helped = true;
        } else if let Event::AbilityUsed { ability, .. } = event {
            self.ability = Some(*ability);
        } else if let Event::CardTaken { seat, card: Card::Staff }
        | Event::CardGiven { to: seat, card: Card::Staff, .. } = event
        {
            self.staffs[usize::from(seat.number())] = true;
        } else if let Event::Wound { seat, token, .. } = event {
            self.tokens[usize::from(seat.number())].push(*token);
        } else if let Event::TokenReturned { seat, token } = event {
            let shown = &mut self.tokens[usize::from(seat.number())];
            let place = shown.iter().position(|one| one == token).expect("it lay there");
            shown.remove(place);
        }
    }

    /// Whether this wound must show the rank if it can: the intervener's, and that of the Mentalist's victim.
    fn rank_first(&self, cause: Cause) -> bool {
        match cause {
            Cause::Attack { .. } => self.helped,
            Cause::Ability { .. } => self.ability == Some(AbilityId::Mentalist),
        }
    }

    /// Chapter 5.4: whether everybody knows that this player has only one token to take.
    fn is_forced(&self, seat: Seat, cause: Cause) -> bool {
        let shown = &self.tokens[usize::from(seat.number())];
        let staff = self.staffs[usize::from(seat.number())];
        let rank = shown.iter().find_map(|token| {
            if let Token::Rank(rank) = token { Some(rank.number()) } else { None }
        });
        let affiliations = shown.len() - usize::from(rank.is_some());
        match rank {
            None => affiliations == 2 || self.rank_first(cause),
            Some(_) if staff => true,
            Some(0) => false,
            Some(7..=9) => affiliations == 1,
            Some(_) => true,
        }
    }
}

#[test]
fn ls_1202_whether_a_token_is_asked_for_follows_from_public_facts_alone() {
    let mut choices = Rng::from_number(1202);
    let (mut automatic, mut asked) = (0, 0);
    for game in 0..210u64 {
        let players = 6 + (game % 7) as u8;
        let mut table = open(&Config::new(players), game);
        let mut public = Public {
            tokens: vec![Vec::new(); usize::from(players)],
            staffs: vec![false; usize::from(players)],
            ..Public::default()
        };
        while let Some(seat) = table.asked().first().copied() {
            let options = table.options(seat);
            let answer = *choices.pick(&options);
            table.does(seat, answer);
            for (place, event) in table.gallery_heard().iter().enumerate() {
                if let Event::Wound { seat, cause, .. } = event {
                    let was_asked = place == 0 && matches!(answer, Action::Take { .. });
                    if !was_asked {
                        assert!(
                            public.is_forced(*seat, *cause),
                            "game {game}: {event:?} was not asked for"
                        );
                        automatic += 1;
                    }
                }
                public.sees(event);
            }
            if let Some(Question::Token { victim, cause, rule }) = table.question() {
                assert!(
                    !public.is_forced(victim, cause),
                    "game {game}: {victim} is asked for a forced token"
                );
                assert_eq!(rule == TokenRule::RankFirst, public.rank_first(cause));
                asked += 1;
            }
        }
    }
    assert!(automatic > 500 && asked > 500, "{automatic} automatic, {asked} asked");
}

/// What the table answers for a seat whose time is up.
fn time_is_up(table: &Play, seat: u8) -> Action {
    let answer = LiensDeSang::when_time_is_up(&table.table().observe(Seat::new(seat)));
    assert!(table.options(seat).contains(&answer), "{answer:?} is not allowed");
    answer
}

#[test]
fn ls_1203_the_dagger_is_passed_to_the_left_and_nothing_is_asked_or_offered() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    assert_eq!(time_is_up(&table, 0), pass(1));
    table.does(0, pass(5));
    assert_eq!(time_is_up(&table, 5), pass(0));
    table.does(5, attack(1));
    assert_eq!(time_is_up(&table, 1), NO_REQUEST);
    table.does(1, REQUEST);
    assert_eq!(time_is_up(&table, 3), NO_OFFER);
    table.everybody_does(&OFFER);
    assert_eq!(time_is_up(&table, 1), DECLINE_OFFERS);
}

#[test]
fn ls_1203_the_first_legal_of_unknown_rose_beast_and_rank_is_taken() {
    let wounded = |position: Position| {
        let mut table = play(position);
        table.does(0, attack(1)).does(1, NO_REQUEST);
        time_is_up(&table, 1)
    };
    let inquisitor = Position::deal(["R8", "Ib", "R4", "B2", "B9", "R2", "B3"]);
    assert_eq!(wounded(inquisitor), TAKE_UNKNOWN);
    let rose = Position::deal(["R9", "R5", "B4", "B2", "B7", "R1"]);
    assert_eq!(wounded(rose), TAKE_ROSE);
    let beast = Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]);
    assert_eq!(wounded(beast.tokens(1, "U")), TAKE_BEAST);
}

#[test]
fn ls_1203_an_ability_is_declined() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    table.does(0, attack(1)).does(1, NO_REQUEST).does(1, TAKE_RANK);
    assert_eq!(time_is_up(&table, 1), DECLINE);
}

#[test]
fn ls_1203_healing_returns_a_clan_token_then_an_unknown_one_then_the_rank() {
    let healed = |shown: &str| {
        let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).tokens(1, shown));
        attack_with_help(&mut table, 0, 1, 2);
        table.does(2, HEAL);
        time_is_up(&table, 1)
    };
    assert_eq!(healed("U7B"), RETURN_BEAST);
    assert_eq!(healed("7U"), RETURN_UNKNOWN);
}

fn boxed_table(options: &serde_json::Value) -> Box<dyn AnyTable> {
    let game = GAME;
    let config = game.configure(options, Some(6)).expect("a table that can be played");
    game.open(&config, Seed([9; 32])).expect("a table that can be played")
}

/// Gives an answer for whoever is asked first.
fn answer(table: &mut dyn AnyTable, choose: impl FnOnce(&dyn AnyTable, Seat) -> serde_json::Value) {
    let names = testkit::names(6);
    let seat = table.waiting().lowest().expect("somebody is asked");
    let chosen = choose(table, seat);
    let voice = Voice::new(Language::En, kernel::Viewer::Seat(seat), &names);
    table.apply(&voice, seat, None, &chosen).expect("an answer that is allowed");
}

#[test]
fn ls_1203_a_table_where_everybodys_time_runs_out_goes_round() {
    let mut table = boxed_table(&json!({ "first_player": 4 }));
    assert_eq!(table.time_out_answer(Seat::new(2)), None, "nobody else's time runs");
    for _ in 0..3 {
        answer(table.as_mut(), |table, seat| table.time_out_answer(seat).unwrap());
    }
    assert_eq!(table.waiting().lowest(), Some(Seat::new(1)));
}

#[test]
fn ls_1204_a_seat_may_be_handed_to_a_bot_and_back_at_any_time() {
    let mut table = boxed_table(&json!({}));
    let mut thinking = Rng::from_number(4);
    let mut turns = 0u32;
    while table.outcome().is_none() {
        turns += 1;
        let by_bot = turns.is_multiple_of(2);
        answer(table.as_mut(), |table, seat| {
            if by_bot {
                return table.bot_answer(seat, "random", &mut thinking).unwrap();
            }
            let names = testkit::names(6);
            let voice = Voice::new(Language::En, kernel::Viewer::Seat(seat), &names);
            let options = table.observe(&voice).options;
            thinking.pick(&options).action.value()
        });
    }
    assert!(
        table.bot_answer(Seat::new(0), "random", &mut thinking).is_err(),
        "nobody is asked any more"
    );
    assert!(!table.outcome().unwrap().winners.is_empty());
}

#[test]
fn ls_1204_a_bot_answers_from_the_view_of_its_seat_alone() {
    // Two tables that only the others could tell apart: the bot does the same at both.
    let one = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]));
    let two = play(Position::deal(["R9", "R2", "B8", "B4", "B6", "R1"]));
    assert_eq!(one.view(0), two.view(0));
    for level in LiensDeSang::LEVELS {
        let bot = LiensDeSang::bot(level).unwrap();
        for number in 0..20 {
            let choose = |table: &Play| {
                bot.choose(&table.table().observe(Seat::new(0)), &mut Rng::from_number(number))
            };
            assert_eq!(choose(&one), choose(&two), "{level}");
        }
    }
}

#[test]
fn ls_1204_nobody_can_resign_and_an_abandoned_game_has_no_winner() {
    let resign = serde_json::from_value::<Action>(json!({ "kind": "resign" }));
    assert!(resign.is_err());
    let mut table = boxed_table(&json!({}));
    answer(table.as_mut(), |table, seat| table.time_out_answer(seat).unwrap());
    let chairs = testkit::names(6).into_iter().map(|name| RecordSeat { name, by: "human".into() });
    let record = table.record(chairs.collect()).expect("a table that was opened has a record");
    assert_eq!((record.outcome, record.answers.len()), (None, 1));
}

#[test]
fn ls_1205_a_turn_limit_ends_the_game_without_a_winner() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).turns_left(3));
    table.does(0, pass(1)).does(1, pass(2));
    assert_eq!(active(&table), 2, "the third turn is played");
    table.does(2, pass(3));
    let told = kinds(&table.heard(0));
    assert_eq!(told, ["dagger_passed", "turn_limit_reached", "all_revealed"]);
    assert!(table.winners().is_empty());
}

#[test]
fn ls_r33_the_turn_limit_turns_all_cards_over() {
    let mut table = play(Position::deal(["R9", "B7", "R4", "B2", "B5", "R1"]).turns_left(2));
    table.does(0, pass(1));
    assert!(table.gallery().own.characters.iter().all(Option::is_none));
    table.does(1, pass(2));
    assert!(table.gallery().own.characters.iter().all(Option::is_some));
}

#[test]
fn ls_1205_it_is_off_by_default() {
    assert_eq!(Config::new(8).turn_limit, 0);
    assert_eq!(open(&Config::new(8), 1).gallery().given().house.turn_limit, 0);
}
