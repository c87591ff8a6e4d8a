//! How long a decision may take (section 7).

use crate::table::Config;
use crate::table::Question;

/// The seconds of a question; nothing for no limit.
pub(super) fn pace(config: &Config, question: Question) -> Option<u16> {
    let timers = config.timers?;
    let seconds = match question {
        Question::Show { .. } => timers.show,
        Question::Offer {} => timers.offer,
        Question::Deal { .. } => timers.deal,
        Question::Protest {} => timers.protest,
        Question::Peace {} => timers.peace,
        Question::Activate { .. } => timers.activation,
        Question::Muster { .. } => timers.muster,
        Question::Support {} => timers.support,
        Question::Riposte { .. } => timers.riposte,
        Question::Drop { .. } | Question::Loot { .. } | Question::Shelter { .. } => timers.loss,
        Question::Keep {} => timers.keep,
        Question::Claim {} => timers.claim,
        Question::Tilt { .. } => timers.tilt,
    };
    (seconds > 0).then_some(seconds)
}
