//! The game on trial: the ten laws every game must keep, over two thousand random games each.

use kernel::{Audience, Hidden, Opening, Referee, Seat};
use testkit::{Trial, laws, words};

use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Card, Identity};
use crate::rules::setup;
use crate::table::config::{Config, DeductionAid, Skin};
use crate::table::flow::{Action, Use};
use crate::{LiensDeSang, State};

const GAMES: u64 = 2_000;

impl Trial for LiensDeSang {
    /// Random games take a few hundred decisions; the longest seen in a hundred thousand took under two thousand.
    const LONGEST: u32 = 5_000;

    fn configs() -> Vec<Config> {
        let mut configs: Vec<Config> = crate::cards::catalogue::PLAYERS.map(Config::new).collect();
        configs.push(Config {
            turn_limit: 20,
            deduction_aid: DeductionAid::Notes,
            ..Config::new(9)
        });
        configs.push(Config {
            skin: Skin::PhoenixGargoyle,
            deduction_aid: DeductionAid::None,
            show_box_at_end: false,
            ..Config::new(7)
        });
        configs
    }

    /// LS-103, LS-210, LS-891, LS-893: every character once, no more tokens of a rank and no more cards than there are.
    fn count_pieces(state: &State, players: u8, referee: Referee<'_>) -> Result<(), String> {
        let dealt: Vec<Identity> =
            state.characters.iter().map(|card| *card.read(referee)).collect();
        let twice = dealt.iter().enumerate().any(|(place, card)| dealt[..place].contains(card));
        let deal = catalogue().deal(players).ok_or("no such deal")?;
        let inquisitors = dealt.iter().filter(|card| card.is_inquisitor()).count();
        if twice || inquisitors != usize::from(deal.inquisitor) {
            return Err(format!("the deal is {dealt:?}"));
        }
        for card in Card::ALL {
            let held = state.players.iter().filter(|player| player.cards.has(card)).count();
            if held + state.in_supply(card) != catalogue().copies(card, players) {
                return Err(format!("{held} {card:?} are out"));
            }
        }
        let true_curse = *state.true_curse.read(referee);
        if true_curse.is_some() != state.curses_are_out() {
            return Err("the True Curse and the curses part ways".into());
        }
        if true_curse.is_some_and(|seat| !state.players[seat].cards.has(Card::Curse)) {
            return Err("the True Curse lies before somebody without a curse".into());
        }
        Ok(())
    }

    fn redeal(
        opening: Opening<Self>,
        _now: &State,
        world: &State,
        _viewer: kernel::Viewer,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>> {
        let cards: Vec<Identity> =
            world.characters.iter().map(|card| *card.read(referee)).collect();
        let state = setup::table(&cards, opening.state.dagger, opening.state.house);
        Some(Opening { state, ..opening })
    }

    /// The Inquisitor's answer holds a secret: which of the curses is the true one.
    fn retell(action: &Action, _seat: Seat, world: &State, referee: Referee<'_>) -> Action {
        let Action::UseAbility(Use { true_to: Some(true_to), false_to, .. }) = *action else {
            return *action;
        };
        let before = world.true_curse.read(referee).unwrap_or(true_to);
        Action::UseAbility(Use::curses(before, false_to.with(true_to).without(before)))
    }
}

#[test]
fn law_1_same_answers_same_game() {
    laws::determinism::<LiensDeSang>(GAMES);
}

#[test]
fn law_2_somebody_can_always_act() {
    laws::somebody_can_act::<LiensDeSang>(GAMES);
}

#[test]
fn law_3_options_are_exactly_what_is_allowed() {
    laws::exact_options::<LiensDeSang>(GAMES);
}

#[test]
fn law_4_refusals_change_nothing() {
    laws::refusals_change_nothing::<LiensDeSang>(GAMES);
}

#[test]
fn law_5_a_view_is_all_one_needs_to_imagine_the_table() {
    laws::imagination::<LiensDeSang>(GAMES);
}

#[test]
fn law_6_nothing_received_depends_on_what_may_not_be_known() {
    laws::swap::<LiensDeSang>(GAMES);
}

#[test]
fn law_7_pieces_are_conserved() {
    laws::pieces_are_conserved::<LiensDeSang>(GAMES);
}

#[test]
fn law_8_saving_and_loading_anywhere_changes_nothing() {
    laws::save_and_load::<LiensDeSang>(GAMES);
}

#[test]
fn law_9_random_games_end() {
    laws::games_end::<LiensDeSang>(GAMES);
}

#[test]
fn law_10_sealed_answers_may_arrive_in_any_order() {
    laws::arrival_order::<LiensDeSang>(GAMES);
}

#[test]
fn words_are_whole_in_both_languages() {
    words::check_words::<LiensDeSang>();
    words::sentences::<LiensDeSang>(60);
}

/// A secret card that everybody knows would be caught: the laws are not empty for this game.
#[test]
fn law_5_catches_a_card_known_to_the_wrong_player() {
    let seat = Seat::new(1);
    let mut state =
        crate::rules::position::Position::deal(["R1", "B2", "R3", "B4", "R5", "B6"]).state();
    let before = <LiensDeSang as kernel::Game>::view(kernel::Look {
        state: &state,
        viewer: kernel::Viewer::Gallery,
    });
    let card = *state.characters[seat].seen_by(kernel::Viewer::Seat(seat)).expect("his own card");
    state.characters[seat] = Hidden::known_to(Audience::EVERYBODY, card);
    let after = <LiensDeSang as kernel::Game>::view(kernel::Look {
        state: &state,
        viewer: kernel::Viewer::Gallery,
    });
    let mut rng = kernel::Rng::from_number(1);
    let imagined = <LiensDeSang as kernel::Game>::imagine(&after, &mut rng);
    let again = <LiensDeSang as kernel::Game>::view(kernel::Look {
        state: &imagined,
        viewer: kernel::Viewer::Gallery,
    });
    assert_ne!(after, again);
    assert_ne!(after, before);
}
