//! How the game ended, with the names of whoever won (CW-1600).

use shelf::Voice;
use shelf::speech::{names, yes};

use super::{number, plain, say};
use crate::table::public::{Camp, Ending, Public};

/// How the game ended. Who belongs to a camp is known at a table only.
pub(super) fn ended(voice: &Voice<'_>, public: Option<&Public>, ending: Ending) -> String {
    let won = |key: &str, camp: Camp| by(voice, public, key, camp, (0, 0));
    match ending {
        Ending::Pillage { winner } => won("event-won-pillage", winner),
        Ending::Elimination { winner, .. } => won("event-won-elimination", winner),
        Ending::Pyrrhic { survivor, strength, tokens } => {
            by(voice, public, "event-pyrrhic", survivor, (strength, tokens))
        }
        Ending::BothEliminated {} => plain(voice, "event-both-out"),
        Ending::Stalemate {} => plain(voice, "event-stalemate"),
        Ending::TooLong {} => plain(voice, "event-too-long"),
        Ending::Concession { winner } => won("event-conceded", winner),
    }
}

/// A sentence about a camp: its only player, its two players, or the listener among them.
fn by(
    voice: &Voice<'_>,
    public: Option<&Public>,
    key: &str,
    camp: Camp,
    (strength, tokens): (u16, u8),
) -> String {
    let members = public.map(|public| public.members(camp)).unwrap_or_default();
    let called = match camp {
        Camp::A => "camp-a",
        Camp::B => "camp-b",
    };
    let (one, camp) = match members.len() {
        0 => (true, plain(voice, called).into()),
        number => (number == 1, names(voice, members)),
    };
    let mine = members.iter().any(|seat| voice.is_me(seat));
    let args = [
        ("camp", camp),
        ("you", yes(mine)),
        ("one", yes(one)),
        ("strength", strength.into()),
        ("tokens", number(tokens)),
    ];
    say(voice, key, args)
}
