//! CW-1006 to CW-1008: what an ability asks for when it is activated, what of it is allowed, and every choice there is.

use kernel::{Coverage, Seat};

use super::zones::{
    Reach, check_combat_target, check_enemy_target, check_ranged_target, combat_targets,
    enemy_targets, ranged_targets, reach_of,
};
use crate::cards::{Ability, Cover, Slot, Tactical, Type};
use crate::table::Given;
use crate::table::action::{Aim, MOST_SHARES, Share, Source, Split};
use crate::table::creature::{Creature, CreatureId, Spot, Zone};
use crate::table::forbidden::{Forbidden, Why};
use crate::table::public::{Camp, Combat, Public};

/// The most splits of one damage that are listed; where there are more, a sample is (5.6 of the rules).
const MOST_SPLITS: usize = 500;

/// An ability somebody wants to use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Activation<'a> {
    pub(crate) given: &'a Given,
    pub(crate) public: &'a Public,
    pub(crate) seat: Seat,
    pub(crate) source: Source,
    pub(crate) ability: Ability,
}

impl<'a> Activation<'a> {
    fn camp(&self) -> Camp {
        self.public.camp(self.seat)
    }

    /// The creature whose ability it is; none for an Action card.
    fn bearer(&self) -> Option<&'a Creature> {
        match self.source {
            Source::Creature(spot) => self.public.creature(spot.creature),
            Source::Card { .. } => None,
        }
    }

    fn own_creature(&self, id: CreatureId) -> Option<&'a Creature> {
        self.public.creature(id).filter(|own| self.public.camp(own.owner) == self.camp())
    }

    /// CW-614
    fn reach(&self) -> Reach {
        self.bearer().map_or(Reach::Ordinary, |bearer| reach_of(self.given, bearer))
    }

    /// CW-407, CW-609: where it may be launched from.
    fn launching_zones(&self) -> &'static [Zone] {
        match (self.bearer(), self.ability.of_type()) {
            (Some(bearer), _) => match bearer.zone {
                Zone::Cover => &[Zone::Cover],
                Zone::Hunting => &[Zone::Hunting],
            },
            (None, Type::Tactical) => &[Zone::Hunting, Zone::Cover],
            (None, Type::Cover | Type::Assault | Type::Innate | Type::Triggered) => &[Zone::Cover],
        }
    }

    /// Whether the zone is a choice: only for a tactical ability of an Action card.
    fn chooses_zone(&self) -> bool {
        self.bearer().is_none() && self.ability.of_type() == Type::Tactical
    }

    /// CW-1303, CW-1304: the two creatures that fight.
    fn combatants(&self) -> Option<[CreatureId; 2]> {
        self.public.combat.map(|combat| [combat.attacker, combat.defender])
    }

    /// CW-1306: the fighter of one's own side.
    fn own_combatant(&self) -> Option<CreatureId> {
        self.combatants()?.into_iter().find(|id| self.own_creature(*id).is_some())
    }

    /// CW-1105, CW-1106: whether an ability may be freed.
    fn is_rechargeable(&self, spot: Spot) -> bool {
        let Some(creature) = self.own_creature(spot.creature) else { return false };
        let this_very = matches!(self.source, Source::Creature(own) if own == spot);
        let freed =
            self.given.ability(creature.card, spot.slot).is_some_and(|ability| {
                match ability.of_type() {
                    Type::Cover | Type::Assault | Type::Tactical | Type::Triggered => true,
                    Type::Innate => false,
                }
            });
        freed && creature.has_used(spot.slot) && !this_very
    }

    fn rechargeable(&self) -> impl Iterator<Item = Spot> + '_ {
        let spots = self
            .public
            .creatures_of(self.camp())
            .flat_map(|creature| Slot::BOTH.map(|slot| Spot { creature: creature.id, slot }));
        spots.filter(|spot| self.is_rechargeable(*spot))
    }

    /// CW-1111, CW-1115: who may leap: the bearer, or any creature of one's own in Cover that is not stunned.
    fn check_leaper(&self, leaper: &Creature) -> Result<(), Forbidden> {
        let mut why = Why::default();
        why.when(leaper.stunned, Forbidden::Stunned { card: leaper.card });
        why.when(leaper.zone != Zone::Cover, Forbidden::WrongZone { works_from: Zone::Cover });
        why.say()
    }

    /// Whether these choices are allowed.
    pub(crate) fn check(&self, aim: &Aim) -> Result<(), Forbidden> {
        let mut why = Why::default();
        why.also(self.check_fields(aim));
        match self.ability {
            Ability::Cover(Cover::SingleShot { .. } | Cover::Net {})
            | Ability::Tactical(Tactical::SingleShot { .. }) => why.also(self.check_ranged(aim)),
            Ability::Cover(Cover::ScatteredShots { x })
            | Ability::Tactical(Tactical::ScatteredShots { x }) => {
                why.also(self.check_split(aim, x))
            }
            Ability::Cover(Cover::Harpoon {}) => {
                let target = aim.target.ok_or(Forbidden::BadAim)?;
                why.also(check_enemy_target(self.given, self.public, self.camp(), target))
            }
            Ability::Cover(Cover::Recharge {}) => why.also(self.check_recharge(aim)),
            Ability::Cover(Cover::FelineLeap {}) => why.also(self.check_leap(aim)),
            Ability::Cover(
                Cover::Support { .. } | Cover::RatProliferation {} | Cover::SummonAlpha {},
            ) => &mut why,
            Ability::Assault(_) => {
                let target = aim.target.ok_or(Forbidden::BadAim)?;
                let reach = self.reach();
                why.also(check_combat_target(self.given, self.public, self.camp(), reach, target))
            }
            Ability::Tactical(Tactical::ExtraDamage { .. } | Tactical::Shield { .. }) => {
                why.also(self.check_combatant(aim))
            }
            Ability::Tactical(Tactical::Feint {}) => why.also(self.check_feint(aim)),
            Ability::Tactical(Tactical::Loyalty {}) => why.also(self.check_loyalty(aim)),
            Ability::Innate(_) | Ability::Triggered(_) => why.when(true, Forbidden::NotNow),
        };
        why.say()
    }

    /// An aim holds what its ability asks for and nothing else.
    fn check_fields(&self, aim: &Aim) -> Result<(), Forbidden> {
        let from_card = self.bearer().is_none();
        // Zone, this creature, target, ability to free, split.
        let (this, target, frees, split) = match self.ability {
            Ability::Cover(Cover::SingleShot { .. } | Cover::Net {} | Cover::Harpoon {})
            | Ability::Assault(_)
            | Ability::Tactical(Tactical::SingleShot { .. }) => (false, true, false, false),
            Ability::Cover(Cover::ScatteredShots { .. })
            | Ability::Tactical(Tactical::ScatteredShots { .. }) => (false, false, false, true),
            Ability::Cover(Cover::Recharge {}) => (false, false, aim.frees.is_some(), false),
            Ability::Cover(Cover::FelineLeap {}) => (from_card, aim.target.is_some(), false, false),
            Ability::Tactical(Tactical::ExtraDamage { .. } | Tactical::Shield { .. }) => {
                (false, from_card, false, false)
            }
            Ability::Tactical(Tactical::Feint {}) => (from_card, false, false, false),
            Ability::Tactical(Tactical::Loyalty {}) => (from_card, true, false, false),
            Ability::Cover(
                Cover::Support { .. } | Cover::RatProliferation {} | Cover::SummonAlpha {},
            )
            | Ability::Innate(_)
            | Ability::Triggered(_) => (false, false, false, false),
        };
        let ranged = matches!(
            self.ability,
            Ability::Tactical(Tactical::SingleShot { .. } | Tactical::ScatteredShots { .. })
        );
        let fits = aim.from.is_some() == (ranged && self.chooses_zone())
            && aim.this.is_some() == this
            && aim.target.is_some() == target
            && aim.frees.is_some() == frees
            && aim.split.is_some() == split;
        if fits { Ok(()) } else { Err(Forbidden::BadAim) }
    }

    fn launched_from(&self, aim: &Aim) -> Zone {
        aim.from.unwrap_or_else(|| self.launching_zones()[0])
    }

    /// CW-1101, CW-1107
    fn check_ranged(&self, aim: &Aim) -> Result<(), Forbidden> {
        let target = aim.target.ok_or(Forbidden::BadAim)?;
        check_ranged_target(self.given, self.public, self.camp(), self.launched_from(aim), target)
    }

    /// CW-1102: exactly X, at least 1 each, nobody twice.
    fn check_split(&self, aim: &Aim, x: u8) -> Result<(), Forbidden> {
        let Split(shares) = aim.split.ok_or(Forbidden::BadAim)?;
        let from = self.launched_from(aim);
        let mut why = Why::default();
        for share in &shares {
            let camp = self.camp();
            why.also(check_ranged_target(self.given, self.public, camp, from, share.creature));
        }
        let sum: u16 = shares.iter().map(|share| u16::from(share.points)).sum();
        let in_order = shares.windows(2).all(|pair| pair[0].creature < pair[1].creature);
        let each = shares.iter().all(|share| share.points > 0);
        why.when(sum != u16::from(x) || !in_order || !each, Forbidden::BadSplit { x });
        why.say()
    }

    /// CW-1105, CW-1007
    fn check_recharge(&self, aim: &Aim) -> Result<(), Forbidden> {
        match aim.frees {
            Some(spot) if self.is_rechargeable(spot) => Ok(()),
            Some(_) => Err(Forbidden::NotRechargeable),
            None if self.rechargeable().next().is_some() => Err(Forbidden::BadAim),
            None => Ok(()),
        }
    }

    /// CW-1111, CW-1112, CW-1115
    fn check_leap(&self, aim: &Aim) -> Result<(), Forbidden> {
        let leaper = match (self.bearer(), aim.this) {
            (Some(bearer), _) => bearer,
            (None, Some(this)) => self.own_creature(this).ok_or(Forbidden::NotYourCreature)?,
            (None, None) => return Err(Forbidden::BadAim),
        };
        let reach = reach_of(self.given, leaper);
        let mut why = Why::default();
        why.also(self.check_leaper(leaper));
        match aim.target {
            Some(target) => {
                why.also(check_combat_target(self.given, self.public, self.camp(), reach, target));
            }
            None => {
                let mut targets = combat_targets(self.given, self.public, self.camp(), reach);
                why.when(targets.next().is_some(), Forbidden::BadAim);
            }
        }
        why.say()
    }

    /// CW-1303, CW-1304, CW-R28: a creature helps itself, an Action card either fighter.
    fn check_combatant(&self, aim: &Aim) -> Result<(), Forbidden> {
        let Some(combatants) = self.combatants() else { return Err(Forbidden::OnlyInCombat) };
        let mut why = Why::default();
        match (self.bearer(), aim.target) {
            (Some(bearer), _) => {
                let must_fight =
                    matches!(self.ability, Ability::Tactical(Tactical::ExtraDamage { .. }));
                let fights = combatants.contains(&bearer.id);
                why.when(must_fight && !fights, Forbidden::NotFighting { card: bearer.card });
            }
            (None, Some(target)) => {
                let card = self.public.creature(target).map(|creature| creature.card);
                match card {
                    Some(card) => {
                        why.when(!combatants.contains(&target), Forbidden::NotFighting { card })
                    }
                    None => why.when(true, Forbidden::NotYourCreature),
                };
            }
            (None, None) => return Err(Forbidden::BadAim),
        }
        why.say()
    }

    /// CW-1305
    fn check_feint(&self, aim: &Aim) -> Result<(), Forbidden> {
        let mut why = Why::default();
        why.when(self.public.combat.is_none(), Forbidden::OnlyInCombat);
        if let Some(this) = aim.this {
            why.when(self.own_creature(this).is_none(), Forbidden::NotYourCreature);
        }
        why.say()
    }

    /// CW-1306: one's own fighter, and another creature that takes its damage.
    fn check_loyalty(&self, aim: &Aim) -> Result<(), Forbidden> {
        let mut why = Why::default();
        why.when(self.public.combat.is_none(), Forbidden::OnlyInCombat);
        let loyal = match (self.bearer(), aim.this) {
            (Some(bearer), _) => Some(bearer.id),
            (None, Some(this)) => {
                why.when(self.own_creature(this).is_none(), Forbidden::NotYourCreature);
                Some(this)
            }
            (None, None) => None,
        };
        let fighter = self.own_combatant();
        why.when(aim.target.is_none() || aim.target != fighter, Forbidden::BadLoyalty);
        why.when(loyal == fighter, Forbidden::BadLoyalty);
        why.say()
    }

    /// Whether there is any allowed choice (CW-1006).
    pub(crate) fn has_any(&self) -> bool {
        let mut found = false;
        self.list(&mut |_| found = true);
        found
    }

    /// Whether nothing is to be chosen.
    pub(crate) fn needs_nothing(&self) -> bool {
        let mut only = true;
        self.list(&mut |aim| only &= aim == Aim::default());
        only
    }

    /// Every allowed choice.
    pub(crate) fn list(&self, each: &mut dyn FnMut(Aim)) -> Coverage {
        let (given, public, camp) = (self.given, self.public, self.camp());
        let at = |target: CreatureId| Aim { target: Some(target), ..Aim::default() };
        match self.ability {
            Ability::Cover(Cover::SingleShot { .. } | Cover::Net {})
            | Ability::Tactical(Tactical::SingleShot { .. }) => {
                for zone in self.launching_zones() {
                    let from = self.chooses_zone().then_some(*zone);
                    ranged_targets(given, public, camp, *zone)
                        .for_each(|id| each(Aim { from, ..at(id) }));
                }
            }
            Ability::Cover(Cover::ScatteredShots { x })
            | Ability::Tactical(Tactical::ScatteredShots { x }) => {
                return self.list_splits(x, each);
            }
            Ability::Cover(Cover::Harpoon {}) => {
                enemy_targets(given, public, camp).for_each(|id| each(at(id)));
            }
            Ability::Cover(Cover::Recharge {}) => {
                let mut none = true;
                self.rechargeable().for_each(|spot| {
                    none = false;
                    each(Aim { frees: Some(spot), ..Aim::default() });
                });
                if none {
                    each(Aim::default());
                }
            }
            Ability::Cover(Cover::FelineLeap {}) => self.list_leaps(each),
            Ability::Cover(
                Cover::Support { .. } | Cover::RatProliferation {} | Cover::SummonAlpha {},
            ) => each(Aim::default()),
            Ability::Assault(_) => {
                combat_targets(given, public, camp, self.reach()).for_each(|id| each(at(id)));
            }
            Ability::Tactical(
                Tactical::ExtraDamage { .. }
                | Tactical::Shield { .. }
                | Tactical::Feint {}
                | Tactical::Loyalty {},
            ) => self.list_in_combat(each),
            Ability::Innate(_) | Ability::Triggered(_) => {}
        }
        Coverage::Complete
    }

    fn list_leaps(&self, each: &mut dyn FnMut(Aim)) {
        let mut leaps = |leaper: &Creature, this: Option<CreatureId>| {
            if self.check_leaper(leaper).is_err() {
                return;
            }
            let reach = reach_of(self.given, leaper);
            let mut none = true;
            for target in combat_targets(self.given, self.public, self.camp(), reach) {
                none = false;
                each(Aim { this, target: Some(target), ..Aim::default() });
            }
            if none {
                each(Aim { this, ..Aim::default() });
            }
        };
        match self.bearer() {
            Some(bearer) => leaps(bearer, None),
            None => {
                for leaper in self.public.creatures_of(self.camp()) {
                    leaps(leaper, Some(leaper.id));
                }
            }
        }
    }

    fn list_in_combat(&self, each: &mut dyn FnMut(Aim)) {
        let Some(Combat { attacker, defender, .. }) = self.public.combat else { return };
        let mut offer = |aim: Aim| {
            if self.check(&aim).is_ok() {
                each(aim);
            }
        };
        let own = || self.public.creatures_of(self.camp()).map(|creature| creature.id);
        let fighter = self.own_combatant();
        match (self.ability, self.bearer().is_some()) {
            (Ability::Tactical(Tactical::Loyalty {}), true) => {
                offer(Aim { target: fighter, ..Aim::default() })
            }
            (Ability::Tactical(Tactical::Loyalty {}), false) => {
                own().for_each(|id| {
                    offer(Aim { this: Some(id), target: fighter, ..Aim::default() })
                });
            }
            (Ability::Tactical(Tactical::Feint {}), false) => {
                own().for_each(|id| offer(Aim { this: Some(id), ..Aim::default() }));
            }
            (_, true) => offer(Aim::default()),
            (_, false) => [attacker, defender]
                .into_iter()
                .for_each(|id| offer(Aim { target: Some(id), ..Aim::default() })),
        }
    }

    /// CW-1102
    fn list_splits(&self, x: u8, each: &mut dyn FnMut(Aim)) -> Coverage {
        let mut coverage = Coverage::Complete;
        for zone in self.launching_zones() {
            let from = self.chooses_zone().then_some(*zone);
            let targets: kernel::List<CreatureId, MOST_SHARES> =
                ranged_targets(self.given, self.public, self.camp(), *zone)
                    .take(MOST_SHARES)
                    .collect();
            let many = ways(x, targets.len()) > MOST_SPLITS
                || ranged_targets(self.given, self.public, self.camp(), *zone).count()
                    > MOST_SHARES;
            let mut offer = |split| each(Aim { from, split: Some(Split(split)), ..Aim::default() });
            if many {
                coverage = Coverage::Sampled;
                for creature in &targets {
                    offer([Share { creature: *creature, points: x }].into_iter().collect());
                }
            } else {
                let whole: Caps =
                    targets.iter().map(|id| Share { creature: *id, points: x }).collect();
                splits(&whole, x, &mut kernel::List::new(), &mut offer);
            }
        }
        coverage
    }
}

/// Creatures with the most damage each may get.
pub(crate) type Caps = kernel::List<Share, MOST_SHARES>;

/// In how many ways a damage can be split among so many creatures.
fn ways(points: u8, creatures: usize) -> usize {
    let (points, creatures) = (usize::from(points), creatures.max(1));
    (1..creatures).fold(1, |ways: usize, k| ways.saturating_mul(points + k) / k)
}

/// Every way to split a damage among creatures that may get so much each.
pub(crate) fn splits(caps: &[Share], left: u8, chosen: &mut Caps, each: &mut dyn FnMut(Caps)) {
    let Some((first, rest)) = caps.split_first() else {
        if left == 0 {
            each(*chosen);
        }
        return;
    };
    for points in (0..=left.min(first.points)).rev() {
        if points > 0 {
            chosen.push(Share { points, ..*first });
        }
        splits(rest, left - points, chosen, each);
        if points > 0 {
            chosen.pop();
        }
    }
}

/// CW-1113, CW-604: whether a creature may use an ability of its own now.
///
/// # Errors
/// Says why not.
pub(crate) fn check_bearer(public: &Public, creature: &Creature) -> Result<(), Forbidden> {
    let locked = public.combat.is_some_and(|combat| combat.locked == Some(creature.id));
    let mut why = Why::default();
    why.when(creature.stunned, Forbidden::Stunned { card: creature.card });
    why.when(locked, Forbidden::LockedByLeap { card: creature.card });
    why.say()
}
