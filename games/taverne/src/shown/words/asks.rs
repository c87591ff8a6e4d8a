//! The open question in words, to those who are asked and to those who wait.

use kernel::{Seat, View};
use shelf::speech::{name, whom, yes, you};
use shelf::{Arg, Asks, Voice};

use super::{arrival, character, deed, inside, plain, posture, say, treasure};
use crate::Taverne;
use crate::rules::hard_head::defender;
use crate::rules::support::who_answers;
use crate::rules::trade::who_protests;
use crate::table::Question;
use crate::table::public::{Act, Public};

impl Asks for Taverne {
    fn ask(voice: &Voice<'_>, view: &View<Taverne>, question: Question) -> String {
        let public = &view.public;
        let one = |key: &str, seat: Seat| {
            say(voice, key, [("you", you(voice, seat)), ("who", name(voice, seat))])
        };
        let round = || ("round", Arg::from(u16::from(public.round)));
        let shown = || {
            let card = public.trade.shown.map_or("", |card| treasure(voice, card));
            ("treasure", Arg::from(card))
        };
        match question {
            Question::Show { seat } => one("ask-show", seat),
            Question::Offer {} => {
                let seller = public.trade.seller;
                let asked = ("you", yes(is_asked(voice, view, seller)));
                say(voice, "ask-offer", [asked, ("who", name(voice, seller)), shown()])
            }
            Question::Deal { seat } => say(
                voice,
                "ask-deal",
                [("you", you(voice, seat)), ("who", name(voice, seat)), shown()],
            ),
            Question::Protest {} => {
                let asked =
                    voice.viewer().seat().is_some_and(|me| who_protests(public).contains(me));
                say(voice, "ask-protest", [("you", yes(asked))])
            }
            Question::Peace {} => plain(voice, "ask-peace"),
            Question::Activate { seat } => say(
                voice,
                "ask-activate",
                [("you", you(voice, seat)), ("who", name(voice, seat)), round()],
            ),
            Question::Muster { seat } => {
                let what = ("what", under_way(voice, public.act).into());
                say(
                    voice,
                    "ask-muster",
                    [("you", you(voice, seat)), ("who", name(voice, seat)), what],
                )
            }
            Question::Support {} => {
                let asked =
                    voice.viewer().seat().is_some_and(|me| who_answers(public).contains(me));
                let who = public.act.map_or_else(String::new, |act| voice.name(act.seat));
                let what = ("what", under_way(voice, public.act).into());
                say(voice, "ask-support", [("you", yes(asked)), ("who", who.into()), what])
            }
            Question::Drop { seat } => after_the_blow(voice, public, one("ask-drop", seat)),
            Question::Loot { seat } => {
                let victim = public.looking.map(|looking| whom(voice, looking.victim));
                let victim = ("whom", victim.unwrap_or_default().into());
                let args = [("you", you(voice, seat)), ("who", name(voice, seat)), victim];
                after_the_blow(voice, public, say(voice, "ask-loot", args))
            }
            Question::Riposte { seat } => {
                let what = defender(public).map(|who| character(voice, who)).unwrap_or_default();
                let what = ("what", what.into());
                say(
                    voice,
                    "ask-riposte",
                    [("you", you(voice, seat)), ("who", name(voice, seat)), what],
                )
            }
            Question::Shelter { seat } => one("ask-shelter", seat),
            Question::Keep {} => say(voice, "ask-keep", [round()]),
            Question::Claim {} => {
                let who = public.call.map_or("", |call| arrival(voice, call.arrival));
                say(voice, "ask-claim", [("arrival", who.into())])
            }
            Question::Tilt { seat } => one("ask-tilt", seat),
        }
    }

    fn clauses(question: Question) -> &'static [&'static str] {
        question.clauses()
    }
}

/// Whether the listener is one of those who make an offer.
fn is_asked(voice: &Voice<'_>, view: &View<Taverne>, seller: Seat) -> bool {
    let me = voice.viewer().seat();
    me.is_some_and(|me| me != seller && view.own.purses[me].hand > 0)
}

/// A question that follows from a blow begins with what the blow did: nobody has to look for it.
fn after_the_blow(voice: &Voice<'_>, public: &Public, ask: String) -> String {
    let struck = public.act.and_then(|act| Some((act.who, act.deed.blow()?.target)));
    let Some((by, placed)) = struck.and_then(|(by, target)| Some((by, public.find(target)?)))
    else {
        return ask;
    };
    let args = [
        ("target", character(voice, placed.figure.who).into()),
        ("state", posture(voice, placed.figure.posture).into()),
        ("by", inside(voice, by).into()),
    ];
    format!("{} {ask}", say(voice, "ask-after-blow", args))
}

/// The action under way.
fn under_way(voice: &Voice<'_>, act: Option<Act>) -> String {
    let Some(act) = act else { return String::new() };
    let args = [("who", character(voice, act.who).into()), ("deed", deed(voice, act.deed).into())];
    say(voice, "do-activate", args)
}
