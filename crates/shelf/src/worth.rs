//! What a deal that checks out proves, and to whom: not every record whose parts fit together shows that nobody chose.

use crate::Fairness;

/// To whom a deal that checks out is proved, if the server may have played, too. Nothing is ever proved to those who
/// added no salt: whoever did may all have worked with the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// To everybody who opened one of so many salts: they know that the seed holds what nobody else could foresee.
    ToOpeners { salts: usize },
    /// To the same but for a choice: so many more were sealed, and the deal was made without them. Those who did not open
    /// are proved nothing.
    ButForChoices { salts: usize, unopened: usize },
    /// To nobody: so many salts were sealed and none opened, and whoever knew the secret could look for their own.
    Chosen { unopened: usize },
    /// To nobody against a server that played: so many salts were added in the open.
    Unsealed { salts: usize },
    /// To nobody: nobody added a salt.
    Nothing,
}

impl Fairness {
    /// To whom a deal that checks out is proved.
    #[must_use]
    pub fn worth(&self) -> Worth {
        let salts = self.salts.iter().flatten().count();
        match (salts, self.unopened(), &self.shares) {
            (0, 0, _) => Worth::Nothing,
            (0, unopened, _) => Worth::Chosen { unopened },
            (_, _, None) => Worth::Unsealed { salts },
            (_, 0, Some(_)) => Worth::ToOpeners { salts },
            (_, unopened, Some(_)) => Worth::ButForChoices { salts, unopened },
        }
    }
}
