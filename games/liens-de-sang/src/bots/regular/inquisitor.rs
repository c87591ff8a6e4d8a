//! What the Inquisitor does differently: he belongs to nobody, so he chooses a clan to carry his curse to victory.

use kernel::{Rng, Seat};

use super::leaders::Leaders;
use super::reading::{Chance, Reading};
use crate::View;
use crate::cards::pieces::{Card, Clan, Symbol};
use crate::table::flow::{Action, Use};
use crate::table::public::Attack;

/// The curses go out once somebody leads with this chance; later the dagger may not come again.
const GUESSABLE: Chance = 600;
/// A rival leader at three wounds is left to others from this chance on.
const RIPE: Chance = 500;
/// A leader of either clan may be the one who wins; the clan ahead a little more often.
const CLAN_AHEAD: i32 = 3;
const CLAN_BEHIND: i32 = 2;
/// How much each wound of a leader counts against his clan.
const PER_WOUND: i32 = 150;

/// The clan the Inquisitor wants to win: the one whose leader has the True Curse, before that the one ahead.
pub(super) fn backed_clan(view: &View, leaders: &Leaders) -> Clan {
    let score = |clan: Clan| match view.own.true_curse {
        Some(holder) => leaders.per_mille(holder, clan),
        None => lead_of(view, leaders, clan),
    };
    if score(Clan::Rose) >= score(Clan::Beast) { Clan::Rose } else { Clan::Beast }
}

/// How likely a clan is to win, by the wounds of the two leaders.
fn lead_of(view: &View, leaders: &Leaders, clan: Clan) -> Chance {
    let wounds = |clan: Clan| -> i32 {
        let seats = view.seats();
        seats
            .iter()
            .map(|seat| leaders.per_mille(seat, clan) * view.public.wounds(seat) as i32)
            .sum()
    };
    500 + (wounds(clan.rival()) - wounds(clan)) * PER_WOUND / 1000
}

/// How good a place for the True Curse this is.
fn worth_cursing(reading: &Reading<'_>, seat: Seat) -> Chance {
    reading.leads_us(seat) * CLAN_AHEAD + reading.leads_rivals(seat) * CLAN_BEHIND
}

/// Whether it is time to show the cross.
pub(super) fn leaders_are_guessable(reading: &Reading<'_>) -> bool {
    reading.others().iter().any(|seat| reading.leads_us(seat) >= GUESSABLE)
}

/// The True Curse to the likeliest leader of the clan ahead, the false ones to those who could be leaders as well.
pub(super) fn curse(reading: &Reading<'_>, rng: &mut Rng) -> Option<Use> {
    let mut seats: Vec<Seat> = reading.others().iter().collect();
    rng.shuffle(&mut seats);
    seats.sort_by_key(|seat| -worth_cursing(reading, *seat));
    let curses = reading.view.public.in_supply(Card::Curse);
    let (true_to, rest) = seats.split_first()?;
    Some(Use::curses(*true_to, rest.iter().take(curses.checked_sub(1)?).copied().collect()))
}

/// Stepping in shows the cross at a moment of his choosing, and a target in danger is probably a leader.
pub(super) fn offer(reading: &Reading<'_>, attack: &Attack) -> Action {
    let curses_to_give = reading.view.public.in_supply(Card::Curse) > 0;
    let in_need = reading.wounds(attack.target) >= 2;
    if curses_to_give && in_need { Action::Offer {} } else { Action::NoOffer {} }
}

/// Whether the cursed side can win without him: its rivals' leader is probably at three wounds.
pub(super) fn lets_others_finish(reading: &Reading<'_>) -> bool {
    let ripe = |seat: Seat| reading.wounds(seat) == 3 && !reading.is_shielded(seat);
    let cursed = reading.view.own.true_curse.is_some();
    cursed && reading.others().iter().any(|seat| ripe(seat) && reading.leads_rivals(seat) >= RIPE)
}

/// The token that makes him look like a leader whom the attacker would like to capture: twice the same clan, and rather
/// the one the attacker does not belong to.
pub(super) fn disguise(reading: &Reading<'_>, attack: &Attack) -> Symbol {
    let mine = reading.view.public.players[reading.me].wounds;
    let clan =
        if reading.mate(attack.attacker) >= 500 { reading.side.rival() } else { reading.side };
    let shown = Clan::BOTH.into_iter().find(|clan| mine.showing(Symbol::of_clan(*clan)) > 0);
    Symbol::of_clan(shown.unwrap_or(clan))
}
