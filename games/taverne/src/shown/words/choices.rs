//! Options in words, and the things one points at to choose them.

use kernel::View;
use shelf::speech::{those, whom};
use shelf::{Offers, Voice, pick_seat};

use super::{
    blow, character, characters, counted, deed, inside, object, plain, say, treasure, treasures,
};
use crate::Taverne;
use crate::cards::Mode;
use crate::cards::{Character, Object, Treasure};
use crate::rules::arrivals::is_right;
use crate::table::action::{Bargain, Help, Loss, RoundChoice};
use crate::table::{Action, Arm, Blow, Deed, Question, Weapon};

type Choice = (String, Vec<String>);

impl Offers for Taverne {
    fn choice(
        voice: &Voice<'_>,
        view: &View<Taverne>,
        _question: Question,
        action: &Action,
    ) -> Choice {
        match action {
            Action::Trade(bargain) => trade(voice, view, bargain),
            Action::Activate(activation) => {
                let who = activation.character;
                let args = [
                    ("who", character(voice, who).into()),
                    ("deed", deed(voice, activation.deed).into()),
                ];
                let mut picks = vec![pick_character(who)];
                picks.extend(deed_picks(activation.deed));
                (say(voice, "do-activate", args), picks)
            }
            Action::Help(help) => helping(voice, help),
            Action::Loss(loss) => losing(voice, loss),
            Action::Round(choice) => round(voice, view, choice),
        }
    }
}

fn said(key: &str) -> Vec<String> {
    vec![format!("say:{key}")]
}

fn pick_character(who: Character) -> String {
    format!("character:{}", who.id())
}

fn pick_treasure(card: Treasure) -> String {
    format!("treasure:{}", card.id())
}

pub(super) fn pick_object(card: Object) -> String {
    format!("object:{}", card.id())
}

fn trade(voice: &Voice<'_>, view: &View<Taverne>, bargain: &Bargain) -> Choice {
    match bargain {
        Bargain::Show { treasure: card } => {
            let text = say(voice, "do-show", [("treasure", treasure(voice, *card).into())]);
            (text, vec![pick_treasure(*card)])
        }
        Bargain::Decline {} => (plain(voice, "do-decline"), said("decline")),
        Bargain::Offer { treasures: cards } if cards.is_empty() => {
            (plain(voice, "do-offer-nothing"), said("nothing"))
        }
        Bargain::Offer { treasures: cards } => {
            let text =
                say(voice, "do-offer", [("treasures", treasures(voice, cards.iter()).into())]);
            (text, cards.iter().map(pick_treasure).chain(said("offer")).collect())
        }
        Bargain::Deal { buyer } => {
            let offer = &view.own.purses[*buyer].offer;
            let price = match &offer.cards {
                Some(cards) => treasures(voice, cards.iter().copied()),
                None => counted(voice, "treasures", offer.size),
            };
            let args = [("whom", whom(voice, *buyer).into()), ("price", price.into())];
            (say(voice, "do-deal", args), vec![pick_seat(*buyer)])
        }
        Bargain::Refuse {} => (plain(voice, "do-refuse"), said("refuse")),
        Bargain::Protest {} => (plain(voice, "do-protest"), said("protest")),
        Bargain::Accept {} => (plain(voice, "do-accept"), said("accept")),
        Bargain::Peace {} => (plain(voice, "do-peace"), said("peace")),
        Bargain::NoPeace {} => (plain(voice, "do-no-peace"), said("no-peace")),
    }
}

fn deed_picks(deed: Deed) -> Vec<String> {
    match deed {
        Deed::PickUp { treasure } => vec![pick_treasure(treasure)],
        Deed::PickUpUnseen {} => vec!["floor:down".into()],
        Deed::Protect { object } => vec![pick_object(object), "say:protect".into()],
        Deed::Hide { object } => vec![pick_object(object), "say:hide".into()],
        Deed::StayHidden {} => said("stay"),
        Deed::Draw { weapon: Weapon::Object { object } } => {
            vec![pick_object(object), "say:draw".into()]
        }
        Deed::Draw { weapon: Weapon::Treasure { treasure } } => {
            vec![pick_treasure(treasure), "say:draw".into()]
        }
        Deed::Fight { blow } => blow_picks(blow),
        Deed::Door {} => vec!["place:door".into()],
        Deed::Window {} => vec!["place:window".into()],
        Deed::Pass {} => said("pass"),
    }
}

fn blow_picks(blow: Blow) -> Vec<String> {
    let with = match blow.with {
        Arm::Object { object } => pick_object(object),
        Arm::Treasure { treasure } => pick_treasure(treasure),
        Arm::Drawn {} => "weapon:drawn".into(),
    };
    let mode = match blow.mode {
        Mode::Contact => "say:contact",
        Mode::Distance => "say:distance",
    };
    vec![with, mode.into(), format!("target:{}", blow.target.id())]
}

fn helping(voice: &Voice<'_>, help: &Help) -> Choice {
    match help {
        Help::Muster { own, call } if own.is_empty() && call.is_empty() => {
            (plain(voice, "do-muster-nobody"), said("nobody"))
        }
        Help::Muster { own, call } => {
            let args = [
                ("own", characters(voice, own.iter()).into()),
                ("called", those(voice, call.iter().collect()).into()),
            ];
            let picks = own.iter().map(pick_character).chain(call.iter().map(pick_seat));
            (say(voice, "do-muster", args), picks.chain(said("muster")).collect())
        }
        Help::Support { character: who } => {
            let text = say(voice, "do-support", [("who", inside(voice, *who).into())]);
            (text, vec![pick_character(*who)])
        }
        Help::NoSupport {} => (plain(voice, "do-no-support"), said("no-support")),
        Help::Riposte { blow: strike } => (blow(voice, "do-riposte", *strike), blow_picks(*strike)),
        Help::NoRiposte {} => (plain(voice, "do-no-riposte"), said("no-riposte")),
    }
}

fn losing(voice: &Voice<'_>, loss: &Loss) -> Choice {
    match loss {
        Loss::Drop { treasure: card } => {
            let text = say(voice, "do-drop", [("treasure", treasure(voice, *card).into())]);
            (text, vec![pick_treasure(*card)])
        }
        Loss::Loot { treasure: card } => {
            let text = say(voice, "do-loot", [("treasure", treasure(voice, *card).into())]);
            (text, vec![pick_treasure(*card)])
        }
        Loss::Shelter { treasures: cards } => {
            let text =
                say(voice, "do-shelter", [("treasures", treasures(voice, cards.iter()).into())]);
            (text, cards.iter().map(pick_treasure).collect())
        }
    }
}

fn round(voice: &Voice<'_>, view: &View<Taverne>, choice: &RoundChoice) -> Choice {
    match choice {
        RoundChoice::Keep { objects } => match objects.first() {
            Some(card) => {
                let text = say(voice, "do-keep", [("object", object(voice, *card).into())]);
                (text, vec![pick_object(*card)])
            }
            None => (plain(voice, "do-keep-nothing"), said("nothing")),
        },
        RoundChoice::Claim {} => {
            let text = plain(voice, "do-claim");
            let right = view.public.call.zip(view.seat()).filter(|_| view.given().claim_hint);
            let hinted = match right.map(|(call, me)| is_right(&view.public, me, call.arrival)) {
                Some(true) => with_note(voice, text, "hint-right"),
                Some(false) => with_note(voice, text, "hint-wrong"),
                None => text,
            };
            (hinted, said("claim"))
        }
        RoundChoice::Silent {} => (plain(voice, "do-silent"), said("silent")),
        RoundChoice::Tilt { character: who } => {
            let text = say(voice, "do-tilt", [("who", inside(voice, *who).into())]);
            (text, vec![pick_character(*who)])
        }
    }
}

fn with_note(voice: &Voice<'_>, what: String, note: &str) -> String {
    say(voice, "with-note", [("what", what.into()), ("note", plain(voice, note).into())])
}
