//! SR-502: who is asked in a window: everybody who could react by what all can see, whatever they hold.

use std::sync::LazyLock;

use kernel::{Asked, List, Seat, Seats};

use super::Look1;
use crate::NOBODY;
use crate::cards::{AttackEffect, Card, Effect, LowBlowEffect};
use crate::rules::items::may_throw;
use crate::table::flow::Window;
use crate::table::pieces::Revealed;
use crate::table::public::Public;

/// Whom a window is open to.
pub(super) fn who(look: Look1<'_>, window: Window) -> Asked {
    let public = look.public;
    let living = public.living();
    let everybody_if =
        |open: bool, seats: Seats| if open { Asked::Everyone(seats) } else { NOBODY };
    let could = |seats: Seats, cards: &[Card]| public.might_hold(look.secrets, seats, cards);
    match window {
        Window::PlanB {} => {
            everybody_if(living.len() > 1 && could(living, &USES.swap_initiative), living)
        }
        Window::BeforeReveal { turn } => before_reveal(look, turn),
        Window::AnswerMoveOver { seat, .. } => Asked::One(seat),
        Window::AttackRevealed { .. } => {
            let reactions = reactions(public);
            everybody_if(!reactions.is_empty() && could(living, &reactions), living)
        }
        Window::LowBlow { depth } => {
            let is_newest = public.low_blows.len() == usize::from(depth) + 1;
            let Some(newest) = public.low_blows.last().filter(|_| is_newest) else { return NOBODY };
            let others = living.without(newest.by);
            everybody_if(could(others, &USES.cancel), others)
        }
        Window::CreatureTargets {} => {
            let any = living.len() > 1 && !public.hits.is_empty();
            everybody_if(any && could(living, &USES.redirect), living)
        }
        Window::CreatureHit {} => {
            let hit = may_counter(public);
            let any = !public.creature.is_defeated && !hit.is_empty();
            everybody_if(any && could(hit, &USES.counter), hit)
        }
        Window::Fireball { seat } => {
            if may_throw(public, seat) {
                Asked::One(seat)
            } else {
                NOBODY
            }
        }
    }
}

/// Which cards can be of use in a window, by what is printed on them.
struct Uses {
    swap_initiative: List<Card, 4>,
    /// SR-508, SR-510: what touches cards that lie face down.
    face_down: List<Card, 4>,
    cancel: List<Card, 4>,
    redirect: List<Card, 4>,
    counter: List<Card, 4>,
    /// SR-513, SR-514: what turns an Attack.
    turn: List<Card, 4>,
    /// SR-515
    life: List<Card, 4>,
    /// SR-518
    clumsy: List<Card, 4>,
}

static USES: LazyLock<Uses> = LazyLock::new(|| {
    let low_blows = |wanted: fn(&LowBlowEffect) -> bool| -> List<Card, 4> {
        Card::all().filter(|card| card.low_blow_effect().is_some_and(wanted)).collect()
    };
    let counters =
        |card: &Card| matches!(card.effect(), Some(Effect::Attack(AttackEffect::Counter {})));
    Uses {
        swap_initiative: low_blows(|effect| matches!(effect, LowBlowEffect::SwapInitiative {})),
        face_down: low_blows(|effect| {
            matches!(effect, LowBlowEffect::DiscardSetNoAttack {} | LowBlowEffect::SwapSetCards {})
        }),
        cancel: low_blows(|effect| matches!(effect, LowBlowEffect::CancelLowBlow { .. })),
        redirect: low_blows(|effect| matches!(effect, LowBlowEffect::RedirectHit {})),
        counter: Card::all().filter(counters).collect(),
        turn: low_blows(|effect| {
            matches!(effect, LowBlowEffect::RotateAllToZero {} | LowBlowEffect::RotateTarget { .. })
        }),
        life: low_blows(|effect| matches!(effect, LowBlowEffect::ChooseLifeChange { .. })),
        clumsy: low_blows(|effect| matches!(effect, LowBlowEffect::ReplacePrepWithAttack { .. })),
    }
});

/// SR-708, SR-815: those who took a hit of the group, live, and are not stone.
#[must_use]
pub fn may_counter(public: &Public) -> Seats {
    let free = |seat: &Seat| !public.is_petrified(*seat);
    public.struck.intersection(public.living()).iter().filter(free).collect()
}

/// Everybody while a face-down card could be touched; otherwise only the one who could throw a Fireball.
fn before_reveal(look: Look1<'_>, turn: Seat) -> Asked {
    let (public, sizes) = (look.public, look.secrets);
    let living = public.living();
    let face_down = living.iter().any(|seat| public.has_face_down(sizes, seat));
    if face_down && public.might_hold(sizes, living, &USES.face_down) {
        Asked::Everyone(living)
    } else if may_throw(public, turn) {
        Asked::Everyone(Seats::only(turn))
    } else {
        NOBODY
    }
}

/// SR-513 to SR-518: the cards that could still change what was revealed.
fn reactions(public: &Public) -> List<Card, 12> {
    let mut cards = List::new();
    let Some(turn) = &public.turn else { return cards };
    if turn.attacks.iter().any(Revealed::deals_damage) {
        cards.extend(USES.turn);
        if !public.creature.id.is_trap() {
            cards.extend(USES.life);
        }
    }
    if turn.attacks.iter().any(|revealed| revealed.card.is_prepare()) {
        cards.extend(USES.clumsy);
    }
    cards
}
