//! Everything that may be answered, listed. What is listed is allowed: a law of the tests compares it with `legal`.

use kernel::{Coverage, List, Rng, Seat};

use super::flight::sheltered;
use super::hard_head::{defender, riposte_targets};
use super::legal::{check_deed, is_within_reach, lootable, losable, objects_of};
use super::support::{can_support, may_be_called, stat_of};
use crate::Look;
use crate::cards::{Character, Mode, Object, Treasure, book};
use crate::table::action::{Activation, Bargain, Help, Loss, RoundChoice};
use crate::table::secrets::MOST_IN_HAND;
use crate::table::{Action, Arm, Blow, Deed, Figure, Picked, Question, Weapon};

/// Up to so many cards every set of them is listed; beyond, a choice of sets.
const ALL_SETS_OF: usize = 8;

/// What the viewer may answer.
pub(crate) fn candidates(look: Look<'_>, question: Question, out: &mut Vec<Action>) -> Coverage {
    let Some(me) = look.seat() else { return Coverage::Complete };
    match question {
        Question::Show { .. } => {
            let show = |treasure: &Treasure| Bargain::Show { treasure: *treasure };
            out.extend(losable(look).iter().map(show).map(Action::Trade));
            if look.public.trade.agitation[me] > 0 {
                out.push(Action::Trade(Bargain::Decline {}));
            }
        }
        Question::Offer {} => return offers(losable(look), out),
        Question::Deal { .. } => {
            let buyers = look.seats().without(me).iter();
            out.extend(buyers.map(|buyer| Action::Trade(Bargain::Deal { buyer })));
            if look.public.trade.agitation[me] > 0 {
                out.push(Action::Trade(Bargain::Refuse {}));
            }
        }
        Question::Protest {} => {
            out.extend([Bargain::Accept {}, Bargain::Protest {}].map(Action::Trade));
        }
        Question::Peace {} => {
            out.extend([Bargain::NoPeace {}, Bargain::Peace {}].map(Action::Trade))
        }
        Question::Activate { .. } => activations(look, me, out),
        Question::Muster { .. } => return musters(look, me, out),
        Question::Support {} => supports(look, me, out),
        Question::Drop { .. } => {
            let drop = |treasure: &Treasure| Action::Loss(Loss::Drop { treasure: *treasure });
            out.extend(losable(look).iter().map(drop));
        }
        Question::Loot { .. } => {
            let there = Treasure::all().filter(|treasure| lootable(look, *treasure));
            out.extend(there.map(|treasure| Action::Loss(Loss::Loot { treasure })));
        }
        Question::Riposte { .. } => ripostes(look, me, out),
        Question::Shelter { .. } => shelters(losable(look), out),
        Question::Keep {} => keeps(objects_of(look), out),
        Question::Claim {} => {
            out.extend([RoundChoice::Silent {}, RoundChoice::Claim {}].map(Action::Round));
        }
        Question::Tilt { .. } => {
            let standing = look.public.groups[me].iter().filter(|figure| figure.is_standing());
            let tilt = |figure: &Figure| RoundChoice::Tilt { character: figure.who };
            out.extend(standing.map(tilt).map(Action::Round));
        }
    }
    Coverage::Complete
}

/// TV-304: every set of Treasures; of a large hand those of up to two cards, and all of it.
fn offers(hand: &[Treasure], out: &mut Vec<Action>) -> Coverage {
    let offer = |treasures: Picked<Treasure>| Action::Trade(Bargain::Offer { treasures });
    if hand.len() <= ALL_SETS_OF {
        for bits in 0u32..1 << hand.len() {
            out.push(offer(subset(hand, bits)));
        }
        return Coverage::Complete;
    }
    out.push(offer(Picked::none()));
    for (place, one) in hand.iter().enumerate() {
        out.push(offer(Picked::none().with(*one)));
        let pairs = hand[..place].iter().map(|two| Picked::none().with(*one).with(*two));
        out.extend(pairs.map(offer));
    }
    out.push(offer(hand.iter().copied().collect()));
    Coverage::Sampled
}

fn subset(hand: &[Treasure], bits: u32) -> Picked<Treasure> {
    let chosen = hand.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
    chosen.map(|(_, card)| *card).collect()
}

/// Objects without repetition, in the order received.
fn kinds(objects: &[Object]) -> List<Object, MOST_IN_HAND> {
    let mut kinds: List<Object, MOST_IN_HAND> = List::new();
    for object in objects {
        if !kinds.contains(object) {
            kinds.push(*object);
        }
    }
    kinds
}

/// TV-403, TV-501: every Standing character with everything it can do.
fn activations(look: Look<'_>, me: Seat, out: &mut Vec<Action>) {
    let objects = kinds(objects_of(look));
    let targets = Targets::of(look, me);
    for figure in look.public.groups[me].iter().filter(|figure| figure.is_standing()) {
        let character = figure.who;
        let mut add = |deed: Deed| out.push(Action::Activate(Activation { character, deed }));
        add(Deed::Pass {});
        look.public.floor.iter().for_each(|treasure| add(Deed::PickUp { treasure: *treasure }));
        let simple = [Deed::PickUpUnseen {}, Deed::StayHidden {}, Deed::Door {}, Deed::Window {}];
        for deed in simple {
            if check_deed(look, me, figure, &deed).is_ok() {
                add(deed);
            }
        }
        for object in objects {
            if object.protects() {
                add(Deed::Protect { object });
            }
            if object.hides() && !figure.is_hidden() && !figure.has_no_ruse() {
                add(Deed::Hide { object });
            }
        }
        if figure.weapon.is_none() {
            weapons(look, me, &objects).for_each(|weapon| add(Deed::Draw { weapon }));
        }
        blows(look, figure, &objects, &targets, |blow| add(Deed::Fight { blow }));
    }
}

/// TV-541: the weapons a player could draw.
fn weapons(look: Look<'_>, me: Seat, objects: &[Object]) -> impl Iterator<Item = Weapon> {
    let held = losable(look).iter().filter(|treasure| treasure.weapon().is_some());
    let ready =
        held.filter(move |treasure| !look.public.drawn(me).any(|drawn| drawn == **treasure));
    let treasures = ready.map(|treasure| Weapon::Treasure { treasure: *treasure });
    let trophies = objects.iter().filter(|object| object.weapon().is_some());
    treasures.chain(trophies.map(|object| Weapon::Object { object: *object }))
}

/// Who can be attacked, by the way of attacking.
struct Targets {
    contact: List<Character, 32>,
    distance: List<Character, 32>,
}

impl Targets {
    /// TV-551 to TV-553, for somebody with Ruse.
    fn of(look: Look<'_>, me: Seat) -> Self {
        let public = look.public;
        let within = |mode: Mode| {
            let reach = super::terms::reach(public, me, mode);
            let may = move |figure: &&Figure| {
                let aims = figure.is_in_tavern() && !figure.is_hidden();
                aims && (mode == Mode::Contact || !figure.is_protected())
            };
            reach
                .iter()
                .flat_map(move |seat| public.groups[seat].iter().filter(may))
                .map(|figure| figure.who)
                .collect()
        };
        Self { contact: within(Mode::Contact), distance: within(Mode::Distance) }
    }
}

fn blows(
    look: Look<'_>,
    striker: &Figure,
    objects: &[Object],
    targets: &Targets,
    mut add: impl FnMut(Blow),
) {
    let mut strike = |with: Arm, mode: Mode| {
        let reached = match mode {
            Mode::Contact => &targets.contact,
            Mode::Distance if striker.has_no_ruse() => return,
            Mode::Distance => &targets.distance,
        };
        reached.iter().for_each(|target| add(Blow { with, mode, target: *target }));
    };
    for object in objects {
        for mode in [Mode::Contact, Mode::Distance] {
            if object.strikes(mode) {
                strike(Arm::Object { object: *object }, mode);
            }
        }
    }
    let usable = striker.usable_weapon(look.public.round);
    if let Some(weapon) = usable.and_then(Weapon::print) {
        strike(Arm::Drawn {}, weapon.mode);
    }
}

/// TV-906: none to three own supporters, and any set of other players but the target's owner.
fn musters(look: Look<'_>, me: Seat, out: &mut Vec<Action>) -> Coverage {
    let Some(act) = &look.public.act else { return Coverage::Complete };
    let stat = stat_of(&act.deed);
    let able: List<Character, 24> = look.public.groups[me]
        .iter()
        .filter(|figure| can_support(figure, act.who, stat))
        .map(|figure| figure.who)
        .collect();
    let others: List<Seat, 6> = may_be_called(look.public, me, &act.deed).iter().collect();
    let most = usize::from(book().max_supports);
    let mut own: Vec<Picked<Character>> = vec![Picked::none()];
    let mut from = 0;
    for _ in 0..most {
        let to = own.len();
        for place in from..to {
            let picked = own[place];
            let last = able.iter().rposition(|who| picked.contains(*who));
            let rest = able.iter().skip(last.map_or(0, |last| last + 1));
            own.extend(rest.map(|who| picked.with(*who)).collect::<Vec<_>>());
        }
        from = to;
    }
    let is_sampled = able.len() > ALL_SETS_OF;
    if is_sampled {
        own.retain(|picked| picked.len() <= 1);
    }
    for own in own {
        for bits in 0u32..1 << others.len() {
            let called = others.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
            let call = called.map(|(_, seat)| *seat).collect();
            out.push(Action::Help(Help::Muster { own, call }));
        }
    }
    if is_sampled { Coverage::Sampled } else { Coverage::Complete }
}

/// TV-907
fn supports(look: Look<'_>, me: Seat, out: &mut Vec<Action>) {
    out.push(Action::Help(Help::NoSupport {}));
    let Some(act) = &look.public.act else { return };
    let stat = stat_of(&act.deed);
    let able = look.public.groups[me].iter().filter(|figure| can_support(figure, act.who, stat));
    out.extend(able.map(|figure| Action::Help(Help::Support { character: figure.who })));
}

/// TV-1013, TV-1014
fn ripostes(look: Look<'_>, me: Seat, out: &mut Vec<Action>) {
    out.push(Action::Help(Help::NoRiposte {}));
    let Some(striker) = defender(look.public).map(|who| look.public.figure(who)) else { return };
    if !striker.is_standing() {
        return;
    }
    let within = |mode: Mode| {
        let may =
            move |target: &Character| is_within_reach(look.public, me, striker, mode, *target);
        riposte_targets(look.public).into_iter().filter(may).collect()
    };
    let targets = Targets { contact: within(Mode::Contact), distance: within(Mode::Distance) };
    let objects = kinds(objects_of(look));
    blows(look, striker, &objects, &targets, |blow| {
        out.push(Action::Help(Help::Riposte { blow }));
    });
}

/// TV-575: every pair.
fn shelters(losable: &[Treasure], out: &mut Vec<Action>) {
    let shelter = |treasures: Picked<Treasure>| Action::Loss(Loss::Shelter { treasures });
    if losable.len() <= sheltered(losable.len()) {
        out.push(shelter(losable.iter().copied().collect()));
        return;
    }
    for (place, one) in losable.iter().enumerate() {
        let pairs = losable[..place].iter().map(|two| Picked::none().with(*one).with(*two));
        out.extend(pairs.map(shelter));
    }
}

/// TV-611
fn keeps(objects: &[Object], out: &mut Vec<Action>) {
    let keep = |objects: List<Object, MOST_IN_HAND>| Action::Round(RoundChoice::Keep { objects });
    out.push(keep(List::new()));
    out.extend(kinds(objects).into_iter().map(|object| keep([object].into_iter().collect())));
}

/// One answer at random. An offer is drawn without listing all of them.
pub(crate) fn draw(
    look: Look<'_>,
    question: Question,
    rng: &mut Rng,
    buffer: &mut Vec<Action>,
) -> Option<Action> {
    match question {
        Question::Offer {} if losable(look).len() <= ALL_SETS_OF => {
            let treasures = losable(look).iter().copied().filter(|_| rng.below(2) == 0).collect();
            Some(Action::Trade(Bargain::Offer { treasures }))
        }
        Question::Protest {} => {
            let protests = rng.below(2) == 0;
            Some(Action::Trade(if protests { Bargain::Protest {} } else { Bargain::Accept {} }))
        }
        Question::Claim {} => {
            let claims = rng.below(2) == 0;
            Some(Action::Round(if claims { RoundChoice::Claim {} } else { RoundChoice::Silent {} }))
        }
        Question::Show { .. }
        | Question::Offer {}
        | Question::Deal { .. }
        | Question::Peace {}
        | Question::Activate { .. }
        | Question::Muster { .. }
        | Question::Support {}
        | Question::Drop { .. }
        | Question::Loot { .. }
        | Question::Riposte { .. }
        | Question::Shelter { .. }
        | Question::Keep {}
        | Question::Tilt { .. } => kernel::draw_listed(look, question, rng, buffer),
    }
}
