//! What people read: the pages of the server, the OpenAPI document, and `docs/hosting.md`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

#[path = "../common/house.rs"]
mod house;
mod reader;

mod api;
mod elsewhere;
mod hosting;
