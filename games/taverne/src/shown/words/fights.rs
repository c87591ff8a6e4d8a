//! Rolls and attacks in words.

use kernel::Roll;
use shelf::speech::{name, things, whom, yes, you};
use shelf::{Arg, Voice};

use super::{blow, character, inside, object, posture, say};
use crate::rules::breaking::BREAK_DIE;
use crate::table::event::{DiceFrom, FightEvent, Struck};

/// The faces of a roll; those that count stand in brackets.
pub(super) fn faces(roll: &Roll<DiceFrom>) -> String {
    let face = |die: &kernel::Die| {
        if die.counts { format!("[{}]", die.face) } else { die.face.to_string() }
    };
    roll.dice.iter().map(face).collect::<Vec<_>>().join(" ")
}

/// Where the dice of a roll come from.
pub(super) fn pool(voice: &Voice<'_>, roll: &Roll<DiceFrom>) -> String {
    let part = |modifier: &kernel::Modifier<DiceFrom>| {
        let n = ("n", Arg::from(usize::from(modifier.by.unsigned_abs())));
        match modifier.why {
            DiceFrom::Force => say(voice, "pool-force", [n]),
            DiceFrom::Ruse => say(voice, "pool-ruse", [n]),
            DiceFrom::Weapon => say(voice, "pool-weapon", [n]),
            DiceFrom::Support { who } => {
                say(voice, "pool-support", [("who", inside(voice, who).into()), n])
            }
            DiceFrom::AtLeastThree => say(voice, "pool-three", [n]),
        }
    };
    things(voice, &roll.modifiers.iter().map(part).collect::<Vec<_>>())
}

pub(super) fn fight(voice: &Voice<'_>, event: &FightEvent) -> String {
    match event {
        FightEvent::Struck(struck) => strike(voice, struck),
        FightEvent::Harmed { who, from, to } => {
            let args = [
                ("who", character(voice, *who).into()),
                ("from", posture(voice, *from).into()),
                ("to", posture(voice, *to).into()),
            ];
            say(voice, "event-harmed", args)
        }
        FightEvent::Unharmed { who } => {
            say(voice, "event-unharmed", [("who", character(voice, *who).into())])
        }
        FightEvent::Broken { object: card, tavern } => {
            let tavern = ("tavern", u16::from(*tavern).into());
            say(voice, "event-broken", [("object", object(voice, *card).into()), tavern])
        }
        FightEvent::Discarded { object: card } => {
            let args = [("object", object(voice, *card).into())];
            say(voice, "event-object-discarded", args)
        }
        FightEvent::ProtectionLost { who, object: card, broken } => {
            let args = [
                ("who", character(voice, *who).into()),
                ("object", object(voice, *card).into()),
                ("broken", yes(*broken)),
            ];
            say(voice, "event-protection-lost", args)
        }
        FightEvent::DoorLost { who } => {
            say(voice, "event-door-lost", [("who", character(voice, *who).into())])
        }
        FightEvent::Riposte { seat, who, blow: strike } => {
            let args = [
                ("you", you(voice, *seat)),
                ("seat", name(voice, *seat)),
                ("who", inside(voice, *who).into()),
                ("blow", blow(voice, "deed-fight", *strike).into()),
            ];
            say(voice, "event-riposte", args)
        }
        FightEvent::NoRiposte { seat, who } => {
            let args =
                [("seat", whom(voice, *seat).into()), ("who", character(voice, *who).into())];
            say(voice, "event-no-riposte", args)
        }
    }
}

fn strike(voice: &Voice<'_>, struck: &Struck) -> String {
    let who = ("who", Arg::from(character(voice, struck.who)));
    let target = ("target", Arg::from(inside(voice, struck.target)));
    let dice = ("dice", Arg::from(faces(&struck.attack)));
    let from = ("pool", Arg::from(pool(voice, &struck.attack)));
    let mut text = match &struck.defence {
        Some(defence) => {
            let result = ("result", struck.result.to_string().into());
            let defence = ("defence", faces(defence).into());
            let args = [who, target, dice, from, defence, result];
            say(voice, "event-struck-opposed", args)
        }
        None => {
            let result = ("result", usize::from(struck.result.unsigned_abs()).into());
            let args = [who, target, dice, from, result];
            say(voice, "event-struck", args)
        }
    };
    if let Some(first) = struck.attack.dice.get(BREAK_DIE).filter(|_| struck.break_die) {
        text.push(' ');
        text.push_str(&say(voice, "break-die", [("first", u16::from(first.face).into())]));
    }
    if !struck.broke.is_empty() {
        let face = |place: &u8| struck.attack.dice[usize::from(*place)].face.to_string();
        let faces = struck.broke.iter().map(face).collect::<Vec<_>>().join(" ");
        text.push(' ');
        text.push_str(&say(voice, "breaking-dice", [("dice", faces.into())]));
    }
    text
}
