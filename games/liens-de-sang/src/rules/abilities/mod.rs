//! LS-6xx to LS-9xx, abilities: when one may be used, and what is announced.
//!
//! What an ability does is a list of effects in `data/abilities.toml`. They run one by one, so that any of them may
//! stop to ask. Everything that decides whether an ability can be used is public (LS-611). [`possible`] says what can be
//! done to whom, [`choices`] what the owner may choose, [`effects`] what happens.

pub mod choices;
pub mod effects;
pub mod possible;

use kernel::Next::Do;
use kernel::{Audience, Hidden, Seat, Seats};

use crate::cards::catalogue::{Ability, catalogue};
use crate::table::event::Event;
use crate::table::flow::{Question, Step, Use};
use crate::table::public::{Chosen, Public};
use crate::{Play, ask};

/// The ability of a player whose rank token lies before him.
#[must_use]
pub fn shown(public: &Public, owner: Seat) -> Option<&'static Ability> {
    public.players[owner].wounds.rank().map(|rank| catalogue().ability_of(rank))
}

/// LS-601, LS-611: the window opens for the wounded player if he took his rank token for this very wound and there is
/// a legal use.
pub(crate) fn window(play: &mut Play<'_>) {
    let attack = play.public.attack.expect("abilities belong to an attack");
    let owner = attack.wounded();
    if attack.rank_shown && possible::has_use(play.public, &attack, owner) {
        play.then(ask(Question::Ability { owner }));
    }
}

/// LS-602: not used, and not to be used later on the strength of the same token (LS-604).
pub(crate) fn decline(play: &mut Play<'_>, seat: Seat) {
    let ability =
        shown(play.public, seat).expect("only an ability that could be used is declined").id;
    play.tell(|_| Event::AbilityDeclined { seat, ability });
}

/// LS-607: the ability is announced with all its choices, then resolved completely.
pub(crate) fn begin(play: &mut Play<'_>, owner: Seat, choice: Use) {
    let ability = shown(play.public, owner).expect("the choice was checked").id;
    let attack = play.public.attack.as_mut().expect("abilities belong to an attack");
    let receivers = choice.true_to.map_or(Seats::NONE, |seat| choice.false_to.seats().with(seat));
    let targets = choice.targets.seats().union(receivers);
    let chosen = Chosen { target: choice.target, targets, mode: choice.mode };
    attack.chosen = Some(chosen);
    let attack = *attack;
    // LS-906: which curse is the true one is known only to the Inquisitor, so it goes straight into hiding.
    if let Some(true_to) = choice.true_to {
        play.secrets.true_curse = Hidden::known_to(Audience::seat(owner), Some(true_to));
    }
    let fixed = catalogue()
        .ability(ability)
        .effects
        .iter()
        .find_map(|effect| possible::always_on(&attack, effect));
    let named = chosen.target.into_iter().chain(fixed).fold(targets, Seats::with);
    play.tell(|_| Event::AbilityUsed { seat: owner, ability, targets: named, mode: chosen.mode });
    play.then([Do(Step::Effect { owner, at: 0 })]);
}
