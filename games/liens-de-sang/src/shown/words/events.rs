//! What happened, in words, with the clauses it follows from.

use kernel::{Seat, Seats};
use shelf::speech::{name, names, role, you};
use shelf::{Arg, Language, Line, Voice};

use super::{card, character, clan, plain, rank_title, say, side, token};
use crate::cards::catalogue::AbilityId;
use crate::cards::pieces::{Card, Clan, Identity, Token};
use crate::table::event::{Event, NoHelp};
use crate::table::flow::{Cause, Mode};
use crate::table::public::Ending;

pub(crate) fn event(voice: &Voice<'_>, event: &Event) -> Line {
    let (text, clauses) = sentence(voice, event);
    Line { text, clauses: clauses.iter().map(|clause| (*clause).to_owned()).collect() }
}

fn sentence(voice: &Voice<'_>, event: &Event) -> (String, &'static [&'static str]) {
    let who = |seat: Seat| [("you", you(voice, seat)), ("who", name(voice, seat))];
    match event {
        Event::GameStarted { players, first } => {
            let args = [("players", usize::from(*players).into()), ("first", name(voice, *first))];
            (say(voice, "event-game-started", args), &["LS-201", "LS-208"])
        }
        Event::CharactersDealt { yours } => {
            let card = yours.map_or("none".to_owned(), |identity| character(voice, identity));
            (say(voice, "event-characters-dealt", [("card", card.into())]), &["LS-206"])
        }
        Event::CluesShown { of, clue } => {
            let clue = clue.map_or("none".to_owned(), |clue| clan(voice, clue));
            let of = of.map_or_else(String::new, |seat| voice.name(seat));
            (
                say(voice, "event-clues-shown", [("clue", clue.into()), ("of", of.into())]),
                &["LS-207", "LS-105"],
            )
        }
        Event::TurnStarted { turn, seat } => {
            let [you, who] = who(*seat);
            (say(voice, "event-turn-started", [you, who, ("turn", (*turn).into())]), &["LS-301"])
        }
        Event::AttackDeclared { by, target } => {
            let role = role(voice, [("by", *by), ("target", *target)]);
            let args = [("you", role), ("by", name(voice, *by)), ("target", name(voice, *target))];
            (say(voice, "event-attack-declared", args), &["LS-304"])
        }
        Event::DaggerPassed { from, to } => {
            let role = role(voice, [("by", *from), ("to", *to)]);
            let args = [("you", role), ("by", name(voice, *from)), ("to", name(voice, *to))];
            (say(voice, "event-dagger-passed", args), &["LS-303"])
        }
        Event::InterventionImpossible { target, why: NoHelp::Fan } => {
            (say(voice, "event-no-help-fan", who(*target)), &["LS-502", "LS-871"])
        }
        Event::InterventionImpossible { why: NoHelp::Nobody, .. } => {
            (plain(voice, "event-no-help-nobody"), &["LS-503"])
        }
        Event::InterventionRequested { target } => {
            (say(voice, "event-requested", who(*target)), &["LS-501"])
        }
        Event::InterventionNotRequested { target } => {
            (say(voice, "event-not-requested", who(*target)), &["LS-509"])
        }
        Event::OffersRevealed { offers, refusals, .. } => {
            let args = [("offers", names(voice, *offers)), ("refusals", names(voice, *refusals))];
            (say(voice, "event-offers-revealed", args), &["LS-513"])
        }
        Event::OfferAccepted { target, intervener } => {
            let role = role(voice, [("target", *target), ("who", *intervener)]);
            let args = [
                ("you", role),
                ("target", name(voice, *target)),
                ("who", name(voice, *intervener)),
            ];
            (say(voice, "event-offer-accepted", args), &["LS-505", "LS-403"])
        }
        Event::OffersDeclined { target } => {
            (say(voice, "event-offers-declined", who(*target)), &["LS-505"])
        }
        Event::Wound { seat, token: Token::Rank(rank), cause } => {
            let [you, who] = who(*seat);
            let text = say(
                voice,
                "event-wound-rank",
                [you, who, ("rank", rank_title(voice, *rank).into())],
            );
            (text, wound_clauses(*cause))
        }
        Event::Wound { seat, token: shown, cause } => {
            let [you, who] = who(*seat);
            let text =
                say(voice, "event-wound", [you, who, ("token", token(voice, *shown).into())]);
            (text, wound_clauses(*cause))
        }
        Event::AbilityUsed { seat, ability, targets, mode } => {
            let [you, who] = who(*seat);
            let what = what(voice, *ability, *targets, *mode);
            (
                say(voice, "event-ability-used", [you, who, ("what", what.into())]),
                ability_clauses(*ability),
            )
        }
        Event::AbilityDeclined { seat, .. } => {
            (say(voice, "event-ability-declined", who(*seat)), &["LS-602"])
        }
        Event::CardTaken { seat, card: taken } => {
            let [you, who] = who(*seat);
            (
                say(voice, "event-card-taken", [you, who, ("card", card(voice, *taken).into())]),
                card_clauses(*taken),
            )
        }
        Event::CardGiven { from, to, card: given } => {
            let role = role(voice, [("to", *to), ("by", *from)]);
            let args = [
                ("you", role),
                ("by", name(voice, *from)),
                ("to", name(voice, *to)),
                ("card", card(voice, *given).into()),
            ];
            (say(voice, "event-card-given", args), card_clauses(*given))
        }
        Event::ProtectionLapsed { seat, color, .. } => {
            let key = match color {
                crate::cards::pieces::Color::Purple => "color-purple",
                crate::cards::pieces::Color::Green => "color-green",
            };
            let args = [("who", name(voice, *seat)), ("color", plain(voice, key).into())];
            (say(voice, "event-protection-lapsed", args), &["LS-763"])
        }
        Event::TokenReturned { seat, token: back } => {
            let [you, who] = who(*seat);
            (
                say(
                    voice,
                    "event-token-returned",
                    [you, who, ("token", token(voice, *back).into())],
                ),
                &["LS-743", "LS-744"],
            )
        }
        Event::CharactersSeen { by, seen } => {
            let mut roles = vec![("by", *by)];
            roles.extend(seen.iter().map(|seen| ("seen", seen.seat)));
            let role =
                roles.iter().find(|(_, seat)| voice.is_me(*seat)).map_or("no", |(role, _)| role);
            let cards: Vec<String> =
                seen.iter().map(|seen| seen_card(voice, seen.seat, seen.character)).collect();
            let args = [
                ("you", role.into()),
                ("by", name(voice, *by)),
                ("cards", cards.join(", ").into()),
            ];
            (say(voice, "event-characters-seen", args), &["LS-731", "LS-732"])
        }
        Event::CursesGiven { by, to, true_to } => {
            let you: Arg<'_> =
                if true_to.is_some() && voice.is_me(*by) { "by".into() } else { "no".into() };
            let truly = true_to.map_or_else(String::new, |seat| voice.name(seat));
            let args = [
                ("you", you),
                ("by", name(voice, *by)),
                ("to", names(voice, *to)),
                ("true", truly.into()),
            ];
            (say(voice, "event-curses-given", args), &["LS-905", "LS-906"])
        }
        Event::DaggerMoved { to } => {
            (say(voice, "event-dagger-moved", who(*to)), &["LS-410", "LS-412"])
        }
        Event::Captured { seat, cause } => {
            let role = role(voice, [("yes", *seat), ("by", cause.by())]);
            let args =
                [("you", role), ("who", name(voice, *seat)), ("by", name(voice, cause.by()))];
            (say(voice, "event-captured", args), &["LS-409", "LS-1001", "LS-1002"])
        }
        Event::AllRevealed { characters, true_curse, left_in_box } => {
            let dealt: Vec<String> = characters
                .pairs()
                .map(|(seat, identity)| seen_card(voice, seat, Some(*identity)))
                .collect();
            (revealed(voice, &dealt, *true_curse, left_in_box), &["LS-1001"])
        }
        Event::GameOver { ending, winners } => over(voice, ending, *winners),
        Event::TurnLimitReached { turns } => {
            (say(voice, "event-turn-limit", [("turns", (*turns).into())]), &["LS-1205"])
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
fn over(voice: &Voice<'_>, ending: &Ending, winners: Seats) -> (String, &'static [&'static str]) {
    let Ending { captive, capturer, leaders, .. } = *ending;
    let side_of = |clan: Clan| Arg::from(side(voice, clan.into()));
    let won = ("winners", names(voice, winners));
    let (text, clauses): (String, &'static [&'static str]) = match ending.victorious {
        None => {
            (say(voice, "event-over-inquisitor", [("captive", name(voice, captive))]), &["LS-1003"])
        }
        Some(clan) if ending.curse_stole => {
            let leader = name(voice, leaders[clan as usize]);
            let args = [("victorious", side_of(clan)), ("leader", leader), won];
            (say(voice, "event-over-curse", args), &["LS-1007"])
        }
        Some(clan) if ending.own_clan => {
            let args = [("capturer", name(voice, capturer)), ("winner", side_of(clan)), won];
            (say(voice, "event-over-own", args), &["LS-1005", "LS-1008"])
        }
        Some(clan) if captive == leaders[clan.rival() as usize] => {
            let args = [
                ("captive", name(voice, captive)),
                ("loser", side_of(clan.rival())),
                ("winner", side_of(clan)),
                won,
            ];
            (say(voice, "event-over-leader", args), &["LS-1004", "LS-1008"])
        }
        Some(clan) => {
            let args = [
                ("captive", name(voice, captive)),
                ("rival", side_of(clan)),
                ("capturer", name(voice, capturer)),
                ("winner", side_of(clan)),
                won,
            ];
            (say(voice, "event-over-wrong", args), &["LS-1005", "LS-1008"])
        }
    };
    let [rose, beast] = leaders;
    let args = [
        ("rose", name(voice, rose)),
        ("roseclan", clan(voice, Clan::Rose).into()),
        ("beast", name(voice, beast)),
        ("beastclan", clan(voice, Clan::Beast).into()),
    ];
    (format!("{text} {}", say(voice, "event-leaders", args)), clauses)
}

fn what(voice: &Voice<'_>, ability: AbilityId, targets: Seats, mode: Option<Mode>) -> String {
    let key = match mode {
        Some(Mode::Wound) => format!("what-{}-wound", ability.id()),
        Some(Mode::Heal) => format!("what-{}-heal", ability.id()),
        None => format!("what-{}", ability.id()),
    };
    say(voice, &key, [("targets", names(voice, targets))])
}

const fn wound_clauses(cause: Cause) -> &'static [&'static str] {
    match cause {
        Cause::Attack { .. } => &["LS-404"],
        Cause::Ability { .. } => &["LS-404", "LS-411"],
    }
}

const fn ability_clauses(ability: AbilityId) -> &'static [&'static str] {
    match ability {
        AbilityId::Elder => &["LS-711"],
        AbilityId::Assassin => &["LS-721", "LS-722"],
        AbilityId::Harlequin => &["LS-731"],
        AbilityId::Alchemist => &["LS-741"],
        AbilityId::Mentalist => &["LS-751", "LS-752"],
        AbilityId::Guardian => &["LS-761"],
        AbilityId::Berserker => &["LS-771"],
        AbilityId::Mage => &["LS-781"],
        AbilityId::Courtesan => &["LS-791"],
        AbilityId::Inquisitor => &["LS-905"],
    }
}

const fn card_clauses(card: Card) -> &'static [&'static str] {
    match card {
        Card::Quill => &["LS-811"],
        Card::SwordPurple | Card::SwordGreen => &["LS-821"],
        Card::ShieldPurple | Card::ShieldGreen => &["LS-831"],
        Card::Staff => &["LS-861", "LS-862"],
        Card::Fan => &["LS-871"],
        Card::Curse => &["LS-881"],
    }
}
