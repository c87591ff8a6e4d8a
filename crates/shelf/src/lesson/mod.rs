//! A first game that teaches: a lesson is data of a game, and one coach leads through any of them.
//!
//! A [`Lesson`] says from which opening it starts and what it is made of: steps that open when the table looks as they
//! say, what they point at, what they wait for, how the others answer on the way, and what to do about other answers.
//! [`Progress`] is how far somebody has come. It knows nothing but what the learner sees, the questions that are open
//! and the options of whoever is asked; so a coach can tell no secret.

mod coach;
mod data;
mod pattern;
mod progress;

pub use coach::{Coach, CoachChoice, CoachLine, CoachWaits};
pub use data::{LEARNER, Lesson, LessonChoice, LessonStep, Otherwise, Reply, Then, Wording};
pub use pattern::matches;
pub use progress::{Progress, Verdict};
