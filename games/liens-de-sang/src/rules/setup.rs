//! LS-2xx, set-up: who is dealt what, who sees which clue, who begins.
//!
//! LS-1201: nothing here needs a decision, so the game starts in the first player's turn.

use kernel::Next::Do;
use kernel::{Audience, ConfigError, Hidden, Opening, PerSeat, Rng, Seat};

use crate::cards::catalogue::{Deal, catalogue};
use crate::cards::pieces::{Clan, Identity};
use crate::table::config::{Config, FirstPlayer};
use crate::table::event::Event;
use crate::table::flow::Step;
use crate::table::state::{House, Player, State, clue_audience};
use crate::{LiensDeSang, Play};

/// LS-211: the order of the draws is part of the rules, so that a seed always gives the same game.
pub(crate) fn deal(config: &Config, rng: &mut Rng) -> Result<Opening<LiensDeSang>, ConfigError> {
    let numbers = config.check()?;
    let drawn = draw(numbers, rng);
    let first = Seat::new(rng.below(u32::from(numbers.players)) as u8);
    let cards = config.fixed_deal.clone().unwrap_or(drawn);
    let first = match config.first_player {
        FirstPlayer::Drawn(_) => first,
        FirstPlayer::Seat(seat) => seat,
    };
    let house = House {
        turn_limit: config.turn_limit,
        deduction_aid: config.deduction_aid,
        skin: config.skin,
        show_box_at_end: config.show_box_at_end,
    };
    Ok(Opening {
        players: numbers.players,
        state: table(&cards, first, house),
        first: Step::Begin {},
    })
}

/// LS-204 to LS-206: so many of each clan, an Inquisitor if the number is odd, all shuffled together.
fn draw(numbers: &Deal, rng: &mut Rng) -> Vec<Identity> {
    let mut drawn = Vec::new();
    for (clan, count) in [(Clan::Rose, numbers.rose), (Clan::Beast, numbers.beast)] {
        let mut members: Vec<Identity> = (1..=9).map(|rank| Identity::member(clan, rank)).collect();
        rng.shuffle(&mut members);
        drawn.extend(&members[..usize::from(count)]);
    }
    if numbers.inquisitor > 0 {
        let mut both = [Identity::INQUISITOR_ROSE, Identity::INQUISITOR_BEAST];
        rng.shuffle(&mut both);
        drawn.push(both[0]);
    }
    rng.shuffle(&mut drawn);
    drawn
}

/// LS-207, LS-209: nothing lies on the table; each knows his card and one clue.
pub(crate) fn table(cards: &[Identity], first: Seat, house: House) -> State {
    let players = cards.len() as u8;
    let card = |seat: Seat| cards[usize::from(seat.number())];
    State {
        players: PerSeat::new(players, |_| Player::default()),
        characters: PerSeat::new(players, |seat| {
            Hidden::known_to(Audience::seat(seat), card(seat))
        }),
        clues: PerSeat::new(players, |seat| {
            Hidden::known_to(clue_audience(seat, players), catalogue().character(card(seat)).clue)
        }),
        true_curse: Hidden::known_to(Audience::NOBODY, None),
        dagger: first,
        turn: 0,
        attack: None,
        ending: None,
        is_revealed: false,
        house,
    }
}

/// Everybody looks at his card and at one clue, then the first player begins (LS-1201).
pub(crate) fn begin(play: &mut Play<'_>) {
    let players = play.state.players.len();
    play.tell(|look| Event::GameStarted { players, first: look.state.dagger });
    play.tell(|look| Event::CharactersDealt {
        yours: look
            .viewer
            .seat()
            .and_then(|me| look.state.characters[me].seen_by(look.viewer).copied()),
    });
    play.tell(|look| {
        let of = look.viewer.seat().map(|me| me.right_of(players));
        Event::CluesShown {
            of,
            clue: of.and_then(|seat| look.state.clues[seat].seen_by(look.viewer).copied()),
        }
    });
    play.then([Do(Step::Turn {})]);
}
