//! The bytes a seat receives: nothing in them depends on what the seat cannot know, and no secret of server or guests
//! is in them.

mod leaks;
mod wire;
