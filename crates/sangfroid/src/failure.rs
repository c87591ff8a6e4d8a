//! Why a command did not do what it was asked to.

use std::io;

use shelf::Problem;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something the user can put right.
    Problem(Problem),
    /// Nobody reads the output any more.
    ClosedPipe,
}

impl Failure {
    /// A problem in these words.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self::Problem(Problem::new(text))
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self::ClosedPipe;
        }
        Self::new(error.to_string())
    }
}
