//! LS-2xx, set-up: who is dealt what, who sees which clue, who begins.
//!
//! LS-1201: nothing here needs a decision, so the game starts in the first player's turn.

use kernel::Next::Do;
use kernel::{Opening, Rng, Seat, State};

use crate::cards::catalogue::Deal;
use crate::cards::pieces::{Clan, Identity};
use crate::table::config::{Config, FirstPlayer, Given};
use crate::table::event::Event;
use crate::table::flow::Step;
use crate::table::public::Public;
use crate::table::secrets::{Secrets, my_identity};
use crate::{LiensDeSang, Play};

/// LS-211: the order of the draws is part of the rules, so that a seed always gives the same game.
pub(crate) fn deal(config: &Config, given: &Given, rng: &mut Rng) -> Opening<LiensDeSang> {
    let drawn = draw(given.deal, rng);
    let first = Seat::new(rng.below(u32::from(given.deal.players)) as u8);
    let cards = config.fixed_deal.clone().unwrap_or(drawn);
    let first = match config.first_player {
        FirstPlayer::Drawn(_) => first,
        FirstPlayer::Seat(seat) => seat,
    };
    Opening { players: given.deal.players, state: table(&cards, first), first: Step::Begin {} }
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
pub(crate) fn table(cards: &[Identity], first: Seat) -> State<LiensDeSang> {
    let public = Public::fresh(cards.len() as u8, first);
    State { public, secrets: Secrets::dealt(cards) }
}

/// Everybody looks at his card and at one clue, then the first player begins (LS-1201).
pub(crate) fn begin(play: &mut Play<'_>) {
    let players = play.players();
    play.tell(|look| Event::GameStarted { players, first: look.public.dagger });
    play.tell(|look| Event::CharactersDealt { yours: my_identity(look) });
    play.tell(|look| {
        let of = look.seat().map(|me| me.right_of(players));
        let clue = of.and_then(|seat| look.secrets.clues[seat].seen_by(look.eyes()).copied());
        Event::CluesShown { of, clue }
    });
    play.then([Do(Step::Turn {})]);
}
