//! Names of figures (DS-1601): `s<seat>.m<index>` for members of a band, `n<index>` for NPCs.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A figure. Their order is that of DS-620: by seat, then by place in the band, NPCs last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, TS)]
#[ts(type = "string")]
pub struct FigureId(u8);

const NPCS: u8 = 0x80;

impl FigureId {
    /// A member of a band, counted from 0.
    #[must_use]
    pub const fn member(seat: Seat, place: u8) -> Self {
        Self(seat.number() << 3 | place)
    }

    /// An NPC, counted from 0.
    #[must_use]
    pub const fn npc(place: u8) -> Self {
        Self(NPCS | place)
    }

    /// The seat it was recruited by; nothing for an NPC.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        if self.0 & NPCS == 0 { Some(Seat::new(self.0 >> 3)) } else { None }
    }

    /// Its place in its band, or among the NPCs, counted from 0.
    #[must_use]
    pub const fn place(self) -> usize {
        if self.0 & NPCS == 0 { (self.0 & 7) as usize } else { (self.0 & !NPCS) as usize }
    }
}

impl fmt::Display for FigureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat() {
            Some(seat) => write!(f, "s{}.m{}", seat.number(), self.place() + 1),
            None => write!(f, "n{}", self.place() + 1),
        }
    }
}

impl fmt::Debug for FigureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for FigureId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text} names no figure; write s0.m1 or n1");
        let number = |text: &str, most: u8| {
            let number = text.parse::<u8>().ok().filter(|number| (1..=most).contains(number));
            number.map(|number| number - 1).ok_or_else(wrong)
        };
        if let Some(npc) = text.strip_prefix('n') {
            return Ok(Self::npc(number(npc, 16)?));
        }
        let (seat, member) =
            text.strip_prefix('s').and_then(|rest| rest.split_once(".m")).ok_or_else(wrong)?;
        let seat = seat.parse::<u8>().ok().filter(|seat| *seat < 6).ok_or_else(wrong)?;
        Ok(Self::member(Seat::new(seat), number(member, 8)?))
    }
}

impl Serialize for FigureId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for FigureId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
