//! The bot `regular`: the best answer by its own prices, with a little noise, from what its seat sees.

use bots::Policy;
use kernel::{Observation, Rng};

use super::mind::{Mind, POINT, Price};
use super::{brawling, fighting, trading};
use crate::rules::arrivals::is_right;
use crate::rules::hard_head::defender;
use crate::rules::terms::in_tavern;
use crate::table::action::{Bargain, Help, Loss, RoundChoice};
use crate::{Action, Taverne};

/// Plays by prices.
#[derive(Debug, Default)]
pub struct Regular;

/// Differences smaller than this are left to chance.
const NOISE: u32 = 12;

impl Policy<Taverne> for Regular {
    fn choose(&self, seen: &Observation<Taverne>, rng: &mut Rng) -> Action {
        let mind = Mind::new(seen);
        let mut best: Option<(Price, Action)> = None;
        for action in &seen.options {
            let noise = Price::try_from(rng.below(NOISE)).unwrap_or(0);
            let price = price(&mind, action) + noise;
            if best.is_none_or(|(most, _)| price > most) {
                best = Some((price, *action));
            }
        }
        best.expect("whoever is asked has an option").1
    }
}

/// What an answer is worth.
fn price(mind: &Mind<'_>, action: &Action) -> Price {
    match action {
        Action::Trade(bargain) => trade(mind, bargain),
        Action::Activate(activation) => brawling::activation(mind, activation),
        Action::Help(help) => helping(mind, help),
        Action::Loss(loss) => losing(mind, loss),
        Action::Round(choice) => round(mind, choice),
    }
}

fn trade(mind: &Mind<'_>, bargain: &Bargain) -> Price {
    match bargain {
        Bargain::Show { treasure } => trading::show(mind, *treasure),
        Bargain::Decline {} => trading::decline(),
        Bargain::Offer { treasures } => trading::offer(mind, *treasures),
        Bargain::Deal { buyer } => trading::deal(mind, *buyer),
        Bargain::Refuse {} => trading::refuse(),
        Bargain::Protest {} => trading::protest(mind),
        Bargain::Peace {} => trading::peace(mind),
        Bargain::Accept {} | Bargain::NoPeace {} => 0,
    }
}

/// Others are called on against the leader only, and helped against him only by those who keep somebody Standing.
fn helping(mind: &Mind<'_>, help: &Help) -> Price {
    let act = mind.public().act;
    let target = act.and_then(|act| mind.public().find(act.deed.blow()?.target));
    let hits_leader = target.is_some_and(|target| target.owner == mind.leader);
    match help {
        Help::Muster { own, call } => {
            let asked = call.len() as Price * if hits_leader { POINT / 10 } else { -POINT / 10 };
            asked - own.len() as Price * POINT / 2
        }
        Help::Support { character } => {
            let group = mind.public().groups[mind.me].iter();
            let standing = group.filter(|figure| figure.is_standing()).count();
            let points = character.print().support;
            let weak = Price::from(points.force + points.ruse) * POINT / 50;
            if hits_leader && standing > 1 { POINT / 5 - weak } else { -POINT }
        }
        Help::Riposte { blow } => {
            let Some(who) = defender(mind.public()) else { return 0 };
            let price = fighting::blow(mind, who, *blow);
            if brawling::is_worth_it(price) { price } else { -POINT }
        }
        Help::NoSupport {} | Help::NoRiposte {} => 0,
    }
}

fn losing(mind: &Mind<'_>, loss: &Loss) -> Price {
    match loss {
        Loss::Drop { treasure } => -mind.mine(*treasure),
        Loss::Loot { treasure } => {
            let victim = mind.public().looking.map(|looking| looking.victim);
            let denied = victim.map_or(0, |seat| mind.worth(seat, *treasure));
            mind.mine(*treasure) * 2 + denied / 2
        }
        Loss::Shelter { treasures } => treasures.iter().map(|card| mind.mine(card)).sum(),
    }
}

fn round(mind: &Mind<'_>, choice: &RoundChoice) -> Price {
    match choice {
        RoundChoice::Keep { objects } => {
            if in_tavern(mind.public(), mind.me) == 0 {
                return 0;
            }
            objects.iter().map(|object| brawling::object(mind, *object)).sum()
        }
        RoundChoice::Claim {} => {
            let call = mind.public().call;
            let right = call.is_some_and(|call| is_right(mind.public(), mind.me, call.arrival));
            if right { POINT } else { -POINT }
        }
        RoundChoice::Silent {} => 0,
        RoundChoice::Tilt { character } => {
            let values = character.print().values;
            -Price::from(values.force + values.ruse) * POINT
        }
    }
}
