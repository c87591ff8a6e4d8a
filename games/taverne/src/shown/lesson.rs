//! The guided first game. Its steps are data, and its sentences are words like all others.

use std::sync::LazyLock;

use shelf::lesson::Lesson;

/// The lesson, read once.
pub(crate) fn lesson() -> &'static Lesson {
    static LESSON: LazyLock<Lesson> =
        LazyLock::new(|| printed::lesson("first.toml", include_str!("../../lessons/first.toml")));
    &LESSON
}
