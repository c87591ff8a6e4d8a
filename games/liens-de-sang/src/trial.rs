//! The game on trial: the laws every game must keep, in one walk through random games.

use std::path::Path;

use kernel::{Audience, Hidden, Opening, Referee, Rng, Seat, Table, Viewer};
use testkit::{Trial, explore, laws, words};

use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Card, Clan, Identity};
use crate::rules::setup;
use crate::table::config::{Config, DeductionAid, Skin};
use crate::table::flow::{Action, Step, Use};
use crate::{LiensDeSang, State};

/// So many decisions are made under all laws at once.
const DECISIONS: u64 = 12_000;
/// In games chosen to bring rare things together one state in so many is looked at closely.
const LOOK_AT_ONE_IN: u32 = 20;

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
            state.secrets.characters.iter().map(|card| *card.read(referee)).collect();
        let twice = printed::repeats(&dealt);
        let deal = catalogue().deal(players).ok_or("no such deal")?;
        let inquisitors = dealt.iter().filter(|card| card.is_inquisitor()).count();
        if twice || inquisitors != usize::from(deal.inquisitor) {
            return Err(format!("the deal is {dealt:?}"));
        }
        for card in Card::ALL {
            let held = state.public.players.iter().filter(|player| player.cards.has(card)).count();
            if held + state.public.in_supply(card) != catalogue().copies(card, players) {
                return Err(format!("{held} {card:?} are out"));
            }
        }
        let true_curse = *state.secrets.true_curse.read(referee);
        if true_curse.is_some() != state.public.curses_are_out() {
            return Err("the True Curse and the curses part ways".into());
        }
        if true_curse.is_some_and(|seat| !state.public.players[seat].cards.has(Card::Curse)) {
            return Err("the True Curse lies before somebody without a curse".into());
        }
        Ok(())
    }

    fn redeal(
        opening: Opening<Self>,
        _now: &State,
        world: &State,
        _viewer: Viewer,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>> {
        let cards: Vec<Identity> =
            world.secrets.characters.iter().map(|card| *card.read(referee)).collect();
        let state = setup::table(&cards, opening.state.public.dagger);
        Some(Opening { state, ..opening })
    }

    /// The Inquisitor's answer holds a secret: which of the curses is the true one.
    fn retell(action: &Action, _seat: Seat, world: &State, referee: Referee<'_>) -> Action {
        let Action::UseAbility(Use { true_to: Some(true_to), false_to, .. }) = *action else {
            return *action;
        };
        let before = world.secrets.true_curse.read(referee).unwrap_or(true_to);
        Action::UseAbility(Use::curses(before, false_to.seats().with(true_to).without(before)))
    }
}

#[test]
fn all_laws_hold_in_random_games() {
    laws::walk::<LiensDeSang>(DECISIONS);
}

#[test]
fn games_in_which_rare_things_meet_keep_the_laws() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus.trails");
    explore::explore::<LiensDeSang>(&corpus, LOOK_AT_ONE_IN);
}

#[test]
fn words_are_whole_in_both_languages() {
    words::check_words::<LiensDeSang>();
    words::sentences::<LiensDeSang>(20);
}

/// A secret card that everybody knows would be caught: the laws are not empty for this game.
#[test]
fn law_5_catches_a_card_known_to_the_wrong_player() {
    let cards: Vec<Identity> =
        (1..=3).flat_map(|rank| Clan::BOTH.map(|clan| Identity::member(clan, rank))).collect();
    let table = |state| {
        let opening = Opening { players: 6, state, first: Step::Turn {} };
        Table::<LiensDeSang>::begin(&Config::new(6), opening, Rng::from_number(0), None)
            .expect("a table that can be played")
    };
    let honest = setup::table(&cards, Seat::new(0));
    let mut leaky = honest;
    leaky.secrets.characters[Seat::new(1)] = Hidden::known_to(Audience::EVERYBODY, cards[1]);
    let (honest, leaky) = (table(honest), table(leaky));
    let imagined = leaky.imagined_by(Viewer::Gallery, &mut Rng::from_number(1));
    assert_ne!(leaky.view(Viewer::Gallery), imagined.view(Viewer::Gallery));
    assert_ne!(leaky.view(Viewer::Gallery), honest.view(Viewer::Gallery));
}
