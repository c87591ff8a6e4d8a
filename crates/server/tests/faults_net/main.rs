//! What the server does when the network, its clients or the disk fail it, over real sockets.
//!
//! `cargo nextest run -p server --test faults_net` takes under a minute. `FAULTS=full` runs every test in its full
//! size; a number, as in `FAULTS=3`, multiplies the usual sizes. The seeds are fixed, the operating system's scheduling
//! and the server's own secrets are not.
//!
//! ```text
//! people     tables and people for a test                    cuts        sockets cut at any moment
//! devices    two devices on one seat                         disk        a disk that is full or read-only
//! malformed/ what no client of ours says                     secrecy/    the bytes a seat receives
//! ```

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

#[path = "../../../testkit/tests/suite/box_of_coffer.rs"]
#[allow(dead_code, reason = "the laws use more of it")]
mod box_of_coffer;
#[path = "../../../testkit/tests/suite/coffer.rs"]
#[allow(dead_code, reason = "the laws use more of it")]
mod coffer;
#[path = "../common/games.rs"]
mod games;
#[path = "../common/house.rs"]
mod house;
mod people;
#[path = "../common/size.rs"]
mod size;

mod cuts;
mod devices;
mod disk;
mod malformed;
mod secrecy;
