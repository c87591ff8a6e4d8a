//! Tous sur Un: support (TV-9xx), and the dice of an action, to which it adds (TV-216, TV-555).

use kernel::Next::{Ask, Do};
use kernel::{Answers, List, Roll, Seat, Seats};

use super::terms::clockwise;
use crate::Play;
use crate::cards::{Character, Stat, book};
use crate::table::action::Help;
use crate::table::event::{BrawlEvent, DiceFrom};
use crate::table::public::Act;
use crate::table::{Action, Deed, Event, Figure, Picked, Posture, Public, Question, Step};

/// TV-903: the characteristic others can help with.
#[must_use]
pub fn stat_of(deed: &Deed) -> Stat {
    deed.blow().map_or(Stat::Ruse, |blow| blow.mode.stat())
}

/// TV-904: a Standing character other than the acting one, neither hidden nor at the Door, with a point to give.
#[must_use]
pub fn can_support(figure: &Figure, acting: Character, stat: Stat) -> bool {
    figure.is_standing()
        && figure.who != acting
        && !figure.is_hidden()
        && figure.at_door.is_none()
        && figure.support(stat) > 0
}

/// TV-908: who can be called on: everybody but the acting player and the owner of the target.
#[must_use]
pub fn may_be_called(public: &Public, seat: Seat, deed: &Deed) -> Seats {
    let others = public.groups.seats().without(seat);
    let target = deed.blow().and_then(|blow| public.find(blow.target));
    target.map_or(others, |target| others.without(target.owner))
}

/// TV-906, TV-582: whether somebody could support such an action, of the acting player or of one who may be called.
#[must_use]
pub fn somebody_could(public: &Public, seat: Seat, who: Character, deed: &Deed) -> bool {
    let stat = stat_of(deed);
    let helpers = may_be_called(public, seat, deed).with(seat);
    helpers.iter().any(|helper| has_supporter(public, helper, who, stat))
}

/// Whether a player has a character that could support.
#[must_use]
pub fn has_supporter(public: &Public, seat: Seat, acting: Character, stat: Stat) -> bool {
    public.groups[seat].iter().any(|figure| can_support(figure, acting, stat))
}

/// TV-906: if somebody could help, the acting player names supporters and calls others.
pub(crate) fn open(play: &mut Play<'_>) {
    let Some(act) = play.public.act else { return };
    if play.given.tous_sur_un && somebody_could(play.public, act.seat, act.who, &act.deed) {
        play.then([Ask(Question::Muster { seat: act.seat })]);
    }
}

/// TV-906: own supporters count first; then those who were called answer.
pub(crate) fn muster(play: &mut Play<'_>, seat: Seat, own: Picked<Character>, call: Picked<Seat>) {
    let Some(act) = &mut play.public.act else { return };
    act.supporters = own.iter().collect();
    act.called = call.iter().collect();
    let (own, called) = (act.supporters, act.called);
    play.tell(|_| Event::Brawl(BrawlEvent::Mustered { seat, own, called }));
    play.then([Ask(Question::Support {}), Do(Step::TiltSupporters {})]);
}

/// TV-907: those called who have somebody to send; whether they have is public.
#[must_use]
pub fn who_answers(public: &Public) -> Seats {
    let Some(act) = &public.act else { return Seats::NONE };
    let stat = stat_of(&act.deed);
    act.called.iter().filter(|seat| has_supporter(public, *seat, act.who, stat)).collect()
}

/// TV-905, TV-907: accepted answers clockwise from the acting player until there are three supporters; those beyond are
/// not made known.
pub(crate) fn answers_are_in(play: &mut Play<'_>, answers: &Answers<Action>) {
    let players = play.players();
    let Some(act) = &mut play.public.act else { return };
    for seat in clockwise(act.seat, players) {
        let Some(Action::Help(Help::Support { character })) = answers.of(seat) else { continue };
        if act.supporters.len() < usize::from(book().max_supports) {
            act.supporters.push(*character);
        }
    }
}

/// TV-909: supporters are Tilted before the dice are rolled.
pub(crate) fn tilt(play: &mut Play<'_>) {
    let Some(Act { who, supporters, .. }) = play.public.act else { return };
    if supporters.is_empty() {
        return;
    }
    for supporter in supporters {
        play.public.figure_mut(supporter).posture = Posture::Tilted;
    }
    play.tell(|_| Event::Brawl(BrawlEvent::Supported { who, supporters }));
}

/// TV-555, TV-903: the dice of an action: the character's own, the bonus of the weapon used, one for each point of
/// support.
pub(crate) fn roll(play: &mut Play<'_>, act: &Act, stat: Stat, bonus: u8) -> Roll<DiceFrom> {
    let parts = pool(play.public, act.who, stat, bonus, &act.supporters);
    let count = parts.iter().map(|(_, dice)| dice).sum();
    let roll = Roll::dice_for(&act.who.print().id, count, play.rng);
    parts.into_iter().fold(roll, |roll, (from, dice)| roll.changed(from, dice.cast_signed()))
}

/// Where the dice of an action come from.
#[must_use]
pub fn pool(
    public: &Public,
    who: Character,
    stat: Stat,
    bonus: u8,
    supporters: &[Character],
) -> List<(DiceFrom, u8), 6> {
    let own = match stat {
        Stat::Force => DiceFrom::Force,
        Stat::Ruse => DiceFrom::Ruse,
    };
    let mut parts: List<(DiceFrom, u8), 6> = List::new();
    parts.push((own, public.figure(who).value(stat)));
    if bonus > 0 {
        parts.push((DiceFrom::Weapon, bonus));
    }
    for supporter in supporters {
        let points = supporter.print().support.of(stat);
        parts.push((DiceFrom::Support { who: *supporter }, points));
    }
    parts
}
