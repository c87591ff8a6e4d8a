//! The rules, one file per chapter: [`setup`] TV-1xx, [`terms`] TV-2xx, [`trade`] TV-3xx, [`brawl`] TV-4xx, then the
//! actions of TV-5xx ([`actions`], [`covers`], [`fight`], [`losses`], [`flight`]), the end of a round ([`round_end`],
//! [`arrivals`]) TV-6xx, the end of the game ([`ending`]) TV-7xx, and the variants: [`breaking`] TV-8xx, [`support`]
//! TV-9xx, [`hard_head`] TV-10xx. [`moving`] moves Treasures and says who saw it (TV-217). [`legal`] says what may be
//! answered, [`options`] lists it, and [`odds`] says how likely a roll is to do it.

pub mod actions;
pub mod arrivals;
pub mod brawl;
pub mod breaking;
pub mod covers;
pub mod ending;
pub mod fight;
pub mod flight;
pub mod hard_head;
pub mod legal;
pub mod losses;
pub mod moving;
pub mod odds;
pub mod options;
pub mod round_end;
pub mod setup;
pub mod support;
pub mod terms;
pub mod trade;
