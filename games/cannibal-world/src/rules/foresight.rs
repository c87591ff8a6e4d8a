//! What would come of something if nobody did anything more: by the functions that deal the damage, asked before, on a
//! copy of the board. Armour aside, which may come from a hidden hand.

use kernel::{Seat, View};

use super::zones::{numbers, remaining_life};
use super::{assault, combat, damage, tactical, triggered, victory};
use crate::CannibalWorld;
use crate::cards::{Ability, Assault, Card};
use crate::table::Given;
use crate::table::action::{Share, Source, Split};
use crate::table::creature::{Creature, CreatureId};
use crate::table::flow::Terms;
use crate::table::public::{Attack, Camp, Public};

/// What somebody would suffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fate {
    pub(crate) id: CreatureId,
    pub(crate) points: u8,
    /// The life left; nobody lives with none (CW-911).
    pub(crate) left: u8,
}

/// What would come of it.
#[derive(Clone, Debug)]
pub(crate) struct Foreseen {
    pub(crate) fates: Vec<Fate>,
    /// The board after it.
    pub(crate) after: Public,
}

impl Foreseen {
    fn nothing(public: &Public) -> Self {
        Self { fates: Vec::new(), after: *public }
    }

    /// This, and then what follows from it.
    fn then(mut self, next: Self) -> Self {
        for fate in next.fates {
            match self.fates.iter_mut().find(|known| known.id == fate.id) {
                Some(known) => *known = Fate { points: known.points + fate.points, ..fate },
                None => self.fates.push(fate),
            }
        }
        Self { after: next.after, ..self }
    }
}

/// CW-901, CW-911: damage is placed, and whoever has enough of it is gone.
fn suffered(given: &Given, public: &Public, hits: &[(CreatureId, u8)]) -> Foreseen {
    let mut after = *public;
    let mut fates: Vec<Fate> = Vec::new();
    for &(id, points) in hits {
        let Some(creature) = after.creature_mut(id) else { continue };
        creature.damage = creature.damage.saturating_add(points);
        let left = remaining_life(given, creature);
        fates.push(Fate { id, points, left });
    }
    after.creatures.retain(|creature| remaining_life(given, creature) > 0);
    Foreseen { fates, after }
}

/// Damage that is dealt at once.
pub(crate) fn struck(given: &Given, public: &Public, Split(shares): &Split) -> Foreseen {
    let hits: Vec<_> = shares.iter().map(|share| (share.creature, share.points)).collect();
    suffered(given, public, &hits)
}

/// CW-709: what the current combat of this board does if both sides pass now.
pub(crate) fn blows(given: &Given, public: &Public) -> Foreseen {
    let blows = damage::forecast(given, public);
    let hits: Vec<_> = blows.iter().map(|blow| (blow.who.id, blow.total)).collect();
    suffered(given, public, &hits)
}

/// CW-1207: the same with the excess of a Charge spread like this.
pub(crate) fn blows_spread(given: &Given, public: &Public, Split(shares): &Split) -> Foreseen {
    let mut ready = *public;
    for share in shares {
        if let Some(creature) = ready.creature_mut(share.creature) {
            creature.incoming = share.points;
        }
    }
    let blows = damage::blows(given, &ready);
    let hits: Vec<_> = blows.iter().map(|blow| (blow.who.id, blow.total)).collect();
    suffered(given, public, &hits)
}

/// CW-702: the board with this combat declared on it; nothing where none can take place (CW-713).
pub(crate) fn declared(
    public: &Public,
    initiator: Seat,
    (attacker, defender): (CreatureId, CreatureId),
    terms: Terms,
) -> Option<Public> {
    public.creature(defender)?;
    public.creature(attacker).filter(|attacker| !attacker.stunned)?;
    let mut board = *public;
    combat::declare(&mut board, initiator, attacker, defender, terms);
    Some(board)
}

/// CW-806, CW-807: the effect of the Assault of this board, and the combat that follows.
pub(crate) fn assaulted(given: &Given, public: &Public) -> Foreseen {
    let Some(attack) = public.assault else { return Foreseen::nothing(public) };
    let first = took_effect(given, public, &attack);
    match fought_on(&first.after, &attack) {
        Some(board) => first.then(blows(given, &board)),
        None => first,
    }
}

/// CW-806: the effect of an Assault alone.
pub(crate) fn took_effect(given: &Given, public: &Public, attack: &Attack) -> Foreseen {
    let hits: Vec<_> = assault::hits(given, public, attack)
        .iter()
        .map(|Share { creature, points }| (*creature, *points))
        .collect();
    let mut first = suffered(given, public, &hits);
    first.after.assault = None;
    if !attack.dodged
        && attack.ability == Ability::Assault(Assault::Net {})
        && let Some(netted) = first.after.creature_mut(attack.target)
    {
        netted.stunned = true;
    }
    first
}

/// CW-807, CW-808: the board with the combat that follows an Assault; nothing where none does.
pub(crate) fn fought_on(after: &Public, attack: &Attack) -> Option<Public> {
    let Source::Creature(spot) = attack.source else { return None };
    declared(after, attack.by, (spot.creature, attack.fighter), assault::terms(attack))
}

/// CW-1516: the board with another target of the attack, in the attacked zone and no Tracker any more (CW-617).
pub(crate) fn swapped(given: &Given, public: &Public, with: CreatureId) -> Public {
    let mut board = *public;
    let attacked = public.attacked().and_then(|id| public.creature(id));
    triggered::retarget(given, &mut board, with);
    if let (Some(attacked), Some(new)) = (attacked, board.creature_mut(with)) {
        new.zone = attacked.zone;
        if let Some(tracker) = numbers(given, new).tracker() {
            new.used[tracker.index()] = true;
        }
    }
    board
}

/// CW-1502: the board with the damage of a shot or an Assault taken over by this creature, or by nobody. In a combat a
/// shot waits for the blow (CW-1301).
pub(crate) fn taken_over(public: &Public, taker: Option<CreatureId>) -> Public {
    let mut board = *public;
    match board.shot {
        Some(shot) if board.combat.is_some() => tactical::register(&mut board, &shot.split, taker),
        Some(mut shot) => {
            shot.bullseye = taker;
            board.shot = Some(shot);
        }
        None => {
            if let Some(attack) = &mut board.assault {
                attack.bullseye = taker;
            }
        }
    }
    board
}

/// What a board would mean for whoever looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Prospect {
    /// CW-1602: nobody is left over there, for certain or unless a creature is in hand.
    Victory { is_certain: bool },
    /// CW-1605: the same, but too dear.
    Pyrrhic { strength: u16, tokens: u8 },
    /// CW-1602: nobody is left on one's own side.
    Defeat,
    /// CW-1605: the same, but with less strength over there, as far as it is seen, than tokens on one's own Habitat.
    DearDefeat { strength: u16, tokens: u8, is_certain: bool },
    /// CW-1607: nobody is left on either side, for certain or unless a creature is in a hand over there.
    BothOut { is_certain: bool },
}

/// CW-1602 to CW-1607, as far as the viewer can see: how this board would end the game, if it could.
pub(crate) fn prospect(view: &View<CannibalWorld>, after: &Public) -> Option<Prospect> {
    let camp = view.public.camp(view.seat()?);
    let enemy = camp.other();
    let held: u8 = after.members(enemy).iter().map(|seat| view.own.hands[seat].size).sum();
    let is_certain = held == 0;
    match [camp, enemy].map(|camp| may_be_out(view, after, camp)) {
        [false, false] => None,
        [true, true] => Some(Prospect::BothOut { is_certain }),
        [true, false] => Some(match too_dear(view, after, enemy) {
            Some((strength, tokens)) => Prospect::DearDefeat { strength, tokens, is_certain },
            None => Prospect::Defeat,
        }),
        [false, true] => Some(match too_dear(view, after, camp) {
            Some((strength, tokens)) => Prospect::Pyrrhic { strength, tokens },
            None => Prospect::Victory { is_certain },
        }),
    }
}

/// CW-1605: the strength a camp would win with and the tokens it is counted against, if that is too little.
fn too_dear(view: &View<CannibalWorld>, after: &Public, winner: Camp) -> Option<(u16, u8)> {
    let strength = victory::strength_on(view, after, winner);
    let tokens = after.habitat(winner.other());
    let counts = view.given().house.pyrrhic && victory::is_too_dear(strength, tokens);
    counts.then_some((strength, tokens))
}

/// CW-1602: no creature in play, no card to draw, and none in hand that the viewer knows to be a creature.
fn may_be_out(view: &View<CannibalWorld>, after: &Public, camp: Camp) -> bool {
    let is_creature = |card: &Card| view.given().card(*card).is_creature;
    after.creatures_of(camp).next().is_none()
        && victory::decks_are_empty(view, camp)
        && after.members(camp).iter().all(|seat| {
            !view.own.hand(seat).iter().any(is_creature)
                && !after.players[seat].known_hand.iter().any(is_creature)
        })
}

/// CW-910: all that is about to be dealt, with so much of it prevented on one creature.
pub(crate) fn armoured(given: &Given, public: &Public, id: CreatureId, prevented: u8) -> Foreseen {
    let prevented_on = |creature: &Creature| if creature.id == id { prevented } else { 0 };
    let hit = public.creatures.iter().filter(|creature| creature.incoming > 0);
    let hits: Vec<_> = hit
        .map(|creature| (creature.id, creature.incoming.saturating_sub(prevented_on(creature))))
        .collect();
    suffered(given, public, &hits)
}
