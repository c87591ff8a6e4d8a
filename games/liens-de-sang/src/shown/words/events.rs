//! What happened, in words.

use kernel::{Seat, Seats};
use shelf::speech::{name, names, role, you};
use shelf::{Arg, Language, Line, Tells, Voice};

use super::{card, character, clan, plain, rank_title, say, side, token};
use crate::LiensDeSang;
use crate::cards::catalogue::AbilityId;
use crate::cards::pieces::{Clan, Color, Identity, Token};
use crate::table::event::{Event, NoHelp};
use crate::table::flow::Mode;
use crate::table::public::{Ending, Reason};

impl Tells for LiensDeSang {
    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        Line::new(sentence(voice, event), event.clauses())
    }
}

fn sentence(voice: &Voice<'_>, event: &Event) -> String {
    let who = |seat: Seat| [("you", you(voice, seat)), ("who", name(voice, seat))];
    match event {
        Event::GameStarted { players, first } => {
            let args = [("players", usize::from(*players).into()), ("first", name(voice, *first))];
            say(voice, "event-game-started", args)
        }
        Event::CharactersDealt { yours } => {
            let card = yours.map_or("none".to_owned(), |identity| character(voice, identity));
            say(voice, "event-characters-dealt", [("card", card.into())])
        }
        Event::CluesShown { of, clue } => {
            let clue = clue.map_or("none".to_owned(), |clue| clan(voice, clue));
            let of = of.map_or_else(String::new, |seat| voice.name(seat));
            say(voice, "event-clues-shown", [("clue", clue.into()), ("of", of.into())])
        }
        Event::TurnStarted { turn, seat } => {
            let [you, who] = who(*seat);
            say(voice, "event-turn-started", [you, who, ("turn", (*turn).into())])
        }
        Event::AttackDeclared { by, target } => {
            let role = role(voice, [("by", *by), ("target", *target)]);
            let args = [("you", role), ("by", name(voice, *by)), ("target", name(voice, *target))];
            say(voice, "event-attack-declared", args)
        }
        Event::DaggerPassed { from, to } => {
            let role = role(voice, [("by", *from), ("to", *to)]);
            let args = [("you", role), ("by", name(voice, *from)), ("to", name(voice, *to))];
            say(voice, "event-dagger-passed", args)
        }
        Event::InterventionImpossible { target, why: NoHelp::Fan } => {
            say(voice, "event-no-help-fan", who(*target))
        }
        Event::InterventionImpossible { why: NoHelp::Nobody, .. } => {
            plain(voice, "event-no-help-nobody")
        }
        Event::InterventionRequested { target } => say(voice, "event-requested", who(*target)),
        Event::InterventionNotRequested { target } => {
            say(voice, "event-not-requested", who(*target))
        }
        Event::OffersRevealed { offers, refusals, .. } => {
            let args = [("offers", names(voice, *offers)), ("refusals", names(voice, *refusals))];
            say(voice, "event-offers-revealed", args)
        }
        Event::OfferAccepted { target, intervener } => {
            let role = role(voice, [("target", *target), ("who", *intervener)]);
            let (target, who) = (name(voice, *target), name(voice, *intervener));
            say(voice, "event-offer-accepted", [("you", role), ("target", target), ("who", who)])
        }
        Event::OffersDeclined { target } => say(voice, "event-offers-declined", who(*target)),
        Event::Wound { seat, token: Token::Rank(rank), .. } => {
            let [you, who] = who(*seat);
            let rank = rank_title(voice, *rank).into();
            say(voice, "event-wound-rank", [you, who, ("rank", rank)])
        }
        Event::Wound { seat, token: shown, .. } => {
            let [you, who] = who(*seat);
            say(voice, "event-wound", [you, who, ("token", token(voice, *shown).into())])
        }
        Event::AbilityUsed { seat, ability, targets, mode } => {
            let [you, who] = who(*seat);
            let what = what(voice, *ability, *targets, *mode);
            say(voice, "event-ability-used", [you, who, ("what", what.into())])
        }
        Event::AbilityDeclined { seat, .. } => say(voice, "event-ability-declined", who(*seat)),
        Event::CardTaken { seat, card: taken } => {
            let [you, who] = who(*seat);
            say(voice, "event-card-taken", [you, who, ("card", card(voice, *taken).into())])
        }
        Event::CardGiven { from, to, card: given } => {
            let role = role(voice, [("to", *to), ("by", *from)]);
            let args = [
                ("you", role),
                ("by", name(voice, *from)),
                ("to", name(voice, *to)),
                ("card", card(voice, *given).into()),
            ];
            say(voice, "event-card-given", args)
        }
        Event::ProtectionLapsed { seat, color, .. } => {
            let key = match color {
                Color::Purple => "color-purple",
                Color::Green => "color-green",
            };
            let args = [("who", name(voice, *seat)), ("color", plain(voice, key).into())];
            say(voice, "event-protection-lapsed", args)
        }
        Event::TokenReturned { seat, token: back } => {
            let [you, who] = who(*seat);
            say(voice, "event-token-returned", [you, who, ("token", token(voice, *back).into())])
        }
        Event::CharactersSeen { by, seen } => {
            let is_seen = seen.iter().any(|seen| voice.is_me(seen.seat));
            let you = match (voice.is_me(*by), is_seen) {
                (true, _) => "by",
                (false, true) => "seen",
                (false, false) => "no",
            };
            let cards = seen.iter().map(|seen| seen_card(voice, seen.seat, seen.character));
            let cards = cards.collect::<Vec<_>>().join(", ");
            let args = [("you", you.into()), ("by", name(voice, *by)), ("cards", cards.into())];
            say(voice, "event-characters-seen", args)
        }
        Event::CursesGiven { by, to, true_to } => {
            let knows = true_to.is_some() && voice.is_me(*by);
            let truly = true_to.map_or_else(String::new, |seat| voice.name(seat));
            let args = [
                ("you", if knows { "by".into() } else { "no".into() }),
                ("by", name(voice, *by)),
                ("to", names(voice, *to)),
                ("true", truly.into()),
            ];
            say(voice, "event-curses-given", args)
        }
        Event::DaggerMoved { to } => say(voice, "event-dagger-moved", who(*to)),
        Event::Captured { seat, cause } => {
            let role = role(voice, [("yes", *seat), ("by", cause.by())]);
            let (who, by) = (name(voice, *seat), name(voice, cause.by()));
            say(voice, "event-captured", [("you", role), ("who", who), ("by", by)])
        }
        Event::AllRevealed { characters, true_curse, left_in_box } => {
            let dealt: Vec<String> = characters
                .pairs()
                .map(|(seat, identity)| seen_card(voice, seat, Some(*identity)))
                .collect();
            revealed(voice, &dealt, *true_curse, left_in_box)
        }
        Event::GameOver { ending, winners } => over(voice, ending, *winners),
        Event::TurnLimitReached { turns } => {
            say(voice, "event-turn-limit", [("turns", (*turns).into())])
        }
    }
}

fn seen_card(voice: &Voice<'_>, seat: Seat, seen: Option<Identity>) -> String {
    match seen {
        Some(identity) => say(
            voice,
            "seen-card",
            [("who", name(voice, seat)), ("card", character(voice, identity).into())],
        ),
        None => voice.name(seat),
    }
}

fn revealed(
    voice: &Voice<'_>,
    dealt: &[String],
    curse: Option<Seat>,
    left_in_box: &[Identity],
) -> String {
    // French keeps a space before a semicolon, and a line is never broken there.
    let between = match voice.language {
        Language::Fr => "\u{a0}; ",
        Language::En => "; ",
    };
    let cards: Arg<'_> = dealt.join(between).into();
    let mut text = match curse {
        Some(seat) => {
            say(voice, "event-all-revealed-curse", [("cards", cards), ("curse", name(voice, seat))])
        }
        None => say(voice, "event-all-revealed", [("cards", cards)]),
    };
    if !left_in_box.is_empty() {
        let cards: Vec<String> =
            left_in_box.iter().map(|identity| character(voice, *identity)).collect();
        text.push(' ');
        text.push_str(&say(voice, "event-box", [("cards", cards.join(between).into())]));
    }
    text
}

/// Why this side won, in one sentence, and who led.
fn over(voice: &Voice<'_>, ending: &Ending, winners: Seats) -> String {
    let Ending { captive, capturer, leaders, .. } = *ending;
    let side_of = |clan: Clan| Arg::from(side(voice, clan.into()));
    let won = ("winners", names(voice, winners));
    let captive_name = ("captive", name(voice, captive));
    let text = match ending.reason() {
        Reason::Inquisitor {} => say(voice, "event-over-inquisitor", [captive_name]),
        Reason::Curse { victorious, leader } => {
            let leader = name(voice, leader);
            let args = [("victorious", side_of(victorious)), ("leader", leader), won];
            say(voice, "event-over-curse", args)
        }
        Reason::OwnClan { winner } => {
            let args = [("capturer", name(voice, capturer)), ("winner", side_of(winner)), won];
            say(voice, "event-over-own", args)
        }
        Reason::Leader { winner, of } => {
            let loser = ("loser", side_of(of));
            let args = [captive_name, loser, ("winner", side_of(winner)), won];
            say(voice, "event-over-leader", args)
        }
        Reason::WrongOne { winner, of } => {
            let args = [
                captive_name,
                ("rival", side_of(of)),
                ("capturer", name(voice, capturer)),
                ("winner", side_of(winner)),
                won,
            ];
            say(voice, "event-over-wrong", args)
        }
    };
    let [rose, beast] = leaders;
    let args = [
        ("rose", name(voice, rose)),
        ("roseclan", clan(voice, Clan::Rose).into()),
        ("beast", name(voice, beast)),
        ("beastclan", clan(voice, Clan::Beast).into()),
    ];
    format!("{text} {}", say(voice, "event-leaders", args))
}

fn what(voice: &Voice<'_>, ability: AbilityId, targets: Seats, mode: Option<Mode>) -> String {
    let key = match mode {
        Some(Mode::Wound) => format!("what-{}-wound", ability.id()),
        Some(Mode::Heal) => format!("what-{}-heal", ability.id()),
        None => format!("what-{}", ability.id()),
    };
    say(voice, &key, [("targets", names(voice, targets))])
}
