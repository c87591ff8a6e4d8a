//! What people read: the pages of the server, the OpenAPI document, and `docs/hosting.md`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod house;

mod api;
mod elsewhere;
mod hosting;
