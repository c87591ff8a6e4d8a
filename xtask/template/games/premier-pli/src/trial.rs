//! The game on trial: the laws every game must keep.

use kernel::{Opening, Referee, Seat, State, Viewer};
use testkit::{Trial, laws, words};

use crate::PremierPli;
use crate::cards::{Card, HIGHEST, pack};
use crate::rules::setup::opening;
use crate::table::{Action, Config};

impl Trial for PremierPli {
    /// Three tricks of six.
    const LONGEST: u32 = 18;

    fn configs() -> Vec<Config> {
        (2..=6).map(Config::new).collect()
    }

    fn count_pieces(state: &State<Self>, _players: u8, referee: Referee<'_>) -> Result<(), String> {
        let State { public, secrets } = state;
        let hands = secrets.hands.iter().flat_map(|hand| hand.read(referee));
        let open = public.laid.iter().flatten();
        let mut all: Vec<Card> =
            hands.chain(open).chain(secrets.aside.read(referee)).copied().collect();
        all.sort_unstable();
        if all.iter().copied().eq(pack()) { Ok(()) } else { Err(format!("the cards are {all:?}")) }
    }

    /// Everything hidden is dealt at the start, so the opening is dealt as it is in `world`.
    fn redeal(
        opening_then: Opening<Self>,
        _now: &State<Self>,
        world: &State<Self>,
        _viewer: Viewer,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>> {
        let hands = opening_then.state.secrets.hands.pairs().map(|(seat, hand)| {
            let mut still_held = world.secrets.hands[seat].read(referee).iter();
            let laid = &world.public.laid[seat];
            let dealt = |card: &Card| {
                if laid.contains(card) { Some(*card) } else { still_held.next().copied() }
            };
            hand.read(referee).iter().map(dealt).collect::<Option<Vec<Card>>>()
        });
        let aside = world.secrets.aside.read(referee).to_vec();
        Some(opening(&hands.collect::<Option<Vec<_>>>()?, aside))
    }

    /// A card that still lies face down is another one in another world.
    fn retell(action: &Action, seat: Seat, world: &State<Self>, referee: Referee<'_>) -> Action {
        let Action::Lay { card } = *action;
        if world.public.laid[seat].contains(&card) {
            return *action;
        }
        Action::Lay { card: world.secrets.hands[seat].read(referee)[0] }
    }

    fn hidden_orders(
        state: &State<Self>,
        _viewer: Viewer,
        referee: Referee<'_>,
    ) -> Vec<Vec<String>> {
        let kind = |card: &Card| if *card > HIGHEST / 2 { "high" } else { "low" }.to_owned();
        vec![state.secrets.aside.read(referee).iter().map(kind).collect()]
    }
}

#[test]
fn every_law_holds_on_the_way_through_random_games() {
    laws::walk::<PremierPli>(4_000);
}

#[test]
fn imagined_worlds_favour_nothing() {
    laws::even_worlds::<PremierPli>(12);
}

#[test]
fn words_are_whole_in_both_languages() {
    words::check_words::<PremierPli>();
    words::sentences::<PremierPli>(6);
}
