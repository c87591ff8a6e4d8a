//! SR-823 to SR-825, the three traps: no creature, no attack, a rule of their own.

use kernel::Next::{Ask, Do};
use kernel::{Answers, Seats};

use crate::Play;
use crate::cards::encounters::{Special, Strike};
use crate::rules::{aftermath, items, round};
use crate::table::event::Event;
use crate::table::flow::{Action, Question, Step};
use crate::table::public::Public;

/// SR-316: the ceiling comes down, or the pit opens.
pub(crate) fn end_of_round(play: &mut Play<'_>) {
    let special = play.public.creature.id.special();
    if let Special::Ceiling { step, min } = special {
        lower_ceiling(play, step, min);
    } else if let Special::PitAuction { damage } = special {
        open_pit(play, damage[usize::from(play.public.starters()) - 3]);
    }
}

/// SR-823: a failed round hurts everybody and lowers the threshold.
fn lower_ceiling(play: &mut Play<'_>, step: u16, min: u16) {
    let damage = ceiling_damage(play.public);
    for seat in play.public.living().iter() {
        aftermath::hurt(play, seat, damage);
    }
    let creature = &mut play.public.creature;
    creature.life = creature.life.saturating_sub(step).max(min);
    let life = creature.life;
    play.tell(|_| Event::ThresholdLowered { life });
}

/// SR-823: what the ceiling deals to everybody, by its row.
#[must_use]
pub fn ceiling_damage(public: &Public) -> u16 {
    let row = public.creature.id.row(public.starters());
    row.attacks.iter().map(Strike::damage).sum()
}

/// SR-824: the lowest total falls, the highest scores if alone at it; then it is over.
fn open_pit(play: &mut Play<'_>, damage: u8) {
    let living = play.public.living();
    let tally = |seat| play.public.heroes[seat].tally;
    let lowest = living.iter().map(tally).min();
    let highest = living.iter().map(tally).max();
    let falling: Seats = living.iter().filter(|seat| Some(tally(*seat)) == lowest).collect();
    let top: Seats = living.iter().filter(|seat| Some(tally(*seat)) == highest).collect();
    for seat in falling.iter() {
        aftermath::hurt(play, seat, u16::from(damage));
    }
    let alone = top.lowest().filter(|_| top.len() == 1 && lowest != highest);
    match alone {
        Some(seat) => aftermath::score(play, seat),
        None => aftermath::nobody_scores(play),
    }
}

/// SR-825: another try on the bridge.
pub(crate) fn bridge(play: &mut Play<'_>) {
    round::begin(play);
    items::turn_potions(play);
    play.then([Ask(Question::Bridge {})]);
}

/// SR-825: shown together.
pub(crate) fn bridge_is_chosen(play: &mut Play<'_>, answers: &Answers<Action>) {
    let Special::BridgeDilemma { max_rounds, crowd_damage, left_behind_damage } =
        play.public.creature.id.special()
    else {
        return;
    };
    let crossed: Seats = answers
        .iter()
        .filter(|(_, action)| matches!(action, Action::Cross {}))
        .map(|(seat, _)| seat)
        .collect();
    let held = answers.seats().minus(crossed);
    play.referee().disclose();
    play.tell(|_| Event::BridgeChosen { crossed, held });
    match (crossed.len(), crossed.lowest()) {
        (1, Some(seat)) => {
            for other in held.iter() {
                aftermath::hurt(play, other, u16::from(left_behind_damage));
            }
            aftermath::score(play, seat);
        }
        (0, _) => aftermath::nobody_scores(play),
        _ => {
            for seat in crossed.iter() {
                aftermath::hurt(play, seat, u16::from(crowd_damage));
            }
            if play.public.creature.round >= max_rounds {
                aftermath::nobody_scores(play);
            }
        }
    }
}

/// The Encounter is over without a fight.
pub(crate) fn over(play: &mut Play<'_>) {
    play.public.creature.is_defeated = true;
    play.cut_short(Step::Round {});
    play.then([Do(Step::Aftermath {})]);
}
