//! What happened, in words.

use shelf::speech::{list, name, names, you};
use shelf::{Line, Tells, Voice};

use super::say;
use crate::PremierPli;
use crate::table::Event;
use crate::table::event::Laid;

impl Tells for PremierPli {
    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        let text = match event {
            Event::Opened { laid, taken_by } => {
                let one = |Laid { seat, card }: &Laid| {
                    let value = u16::from(*card).into();
                    say(voice, "laid-by", [("who", name(voice, *seat)), ("value", value)])
                };
                let laid = list(voice.language, &laid.iter().map(one).collect::<Vec<_>>());
                let (you, who) = (you(voice, *taken_by), name(voice, *taken_by));
                say(voice, "event-opened", [("laid", laid.into()), ("you", you), ("who", who)])
            }
            Event::Won { seats } => {
                let count = ("count", seats.len().into());
                say(voice, "event-won", [("who", names(voice, *seats)), count])
            }
        };
        Line::new(text, event.clauses())
    }
}
