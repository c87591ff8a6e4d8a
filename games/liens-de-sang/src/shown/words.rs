//! What the table says: questions, options, events and refusals in the listener's language.
//!
//! Everything here is made from a view, an event or an option, so it can tell nobody more than he knows.

use kernel::{Refusal, Seat, Seats};
use shelf::speech::{name, names, yes, you};
use shelf::{Asks, Code, Offers, Refuses, Voice, pick_seat};

mod consequences;
mod events;

use crate::cards::catalogue::{AbilityId, catalogue};
use crate::cards::pieces::{Allegiance, Card, Clan, Identity, Rank, Symbol, Token};
use crate::rules::forbidden::Forbidden;
use crate::table::flow::{Action, Cause, Mode, Question, Use};
use crate::table::secrets::my_character;
use crate::{LiensDeSang, View};

shelf::speaks!(LiensDeSang, lesson);

/// What a clan is called in this skin.
fn clan_id(voice: &Voice<'_>, clan: Clan) -> &'static str {
    match (clan, voice.skin) {
        (Clan::Rose, PHOENIX_GARGOYLE) => "phoenix",
        (Clan::Beast, PHOENIX_GARGOYLE) => "gargoyle",
        (Clan::Rose, _) => "rose",
        (Clan::Beast, _) => "beast",
    }
}

/// The skin with the clan names of the later edition.
pub(crate) const PHOENIX_GARGOYLE: &str = "phoenix_gargoyle";

pub(crate) fn clan(voice: &Voice<'_>, clan: Clan) -> String {
    plain(voice, &format!("clan-{}", clan_id(voice, clan)))
}

pub(crate) fn side(voice: &Voice<'_>, side: Allegiance) -> String {
    let id = side.clan().map_or("order", |clan| clan_id(voice, clan));
    plain(voice, &format!("side-{id}"))
}

/// A character's full name.
pub(crate) fn character(voice: &Voice<'_>, identity: Identity) -> String {
    let card = catalogue().character(identity);
    let short = card.short.get(voice.language);
    match identity.clan() {
        Some(_) => say(
            voice,
            "character-member",
            [("short", short.into()), ("side", side(voice, identity.allegiance()).into())],
        ),
        None => say(voice, "character-inquisitor", [("clue", clan(voice, card.clue).into())]),
    }
}

/// "4 (Alchemist)".
fn rank_title(voice: &Voice<'_>, rank: Rank) -> String {
    let title = catalogue().ability_of(rank).name.get(voice.language);
    say(voice, "rank-title", [("rank", rank.to_string().into()), ("title", title.into())])
}

pub(crate) fn symbol(voice: &Voice<'_>, symbol: Symbol) -> String {
    match symbol {
        Symbol::Rose => say(voice, "symbol-clan", [("clan", clan(voice, Clan::Rose).into())]),
        Symbol::Beast => say(voice, "symbol-clan", [("clan", clan(voice, Clan::Beast).into())]),
        Symbol::Unknown => plain(voice, "symbol-unknown"),
        Symbol::Rank => plain(voice, "symbol-rank"),
    }
}

fn token(voice: &Voice<'_>, token: Token) -> String {
    match token {
        Token::Rank(rank) => format!("{} {}", symbol(voice, Symbol::Rank), rank_title(voice, rank)),
        Token::Rose | Token::Beast | Token::Unknown => symbol(voice, token.symbol()),
    }
}

pub(crate) fn card(voice: &Voice<'_>, card: Card) -> String {
    plain(voice, &format!("card-{}", card.id()))
}

/// The ability of the player who is asked about it: his rank lies open.
fn ability_of(view: &View, owner: Seat) -> AbilityId {
    let rank =
        view.public.players[owner].wounds.rank().expect("an ability window follows a shown rank");
    catalogue().ability_of(rank).id
}

impl Asks for LiensDeSang {
    fn ask(voice: &Voice<'_>, view: &View, question: Question) -> String {
        let attack = || view.public.attack.expect("asked during an attack");
        match question {
            Question::Turn {} => say(
                voice,
                "ask-turn",
                [("you", you(voice, view.public.dagger)), ("who", name(voice, view.public.dagger))],
            ),
            Question::Request {} => {
                let (target, attacker) = (attack().target, attack().attacker);
                let who = [
                    ("you", you(voice, target)),
                    ("who", name(voice, target)),
                    ("attacker", name(voice, attacker)),
                ];
                say(voice, "ask-request", who)
            }
            Question::Offer {} => {
                let attack = attack();
                // Asked are those whose rank is hidden, the two of the attack aside: public knowledge.
                let asked = view.public.may_step_in(&attack);
                let you = yes(voice.viewer().seat().is_some_and(|me| asked.contains(me)));
                let (target, attacker) = (name(voice, attack.target), name(voice, attack.attacker));
                say(voice, "ask-offer", [("you", you), ("target", target), ("attacker", attacker)])
            }
            Question::Accept {} => {
                let target = attack().target;
                let offers = names(voice, attack().offers);
                say(
                    voice,
                    "ask-accept",
                    [("you", you(voice, target)), ("who", name(voice, target)), ("offers", offers)],
                )
            }
            Question::Token { victim, cause, .. } => {
                let by = name(voice, cause.by());
                say(
                    voice,
                    "ask-token",
                    [("you", you(voice, victim)), ("who", name(voice, victim)), ("by", by)],
                )
            }
            Question::Ability { owner } => {
                let ability = catalogue().ability(ability_of(view, owner));
                let args = [
                    ("you", you(voice, owner)),
                    ("who", name(voice, owner)),
                    ("ability", ability.name.get(voice.language).into()),
                    ("text", ability.text.get(voice.language).into()),
                ];
                say(voice, "ask-ability", args)
            }
            Question::Return { victim } => say(
                voice,
                "ask-return",
                [("you", you(voice, victim)), ("who", name(voice, victim))],
            ),
        }
    }

    fn clauses(question: Question) -> &'static [&'static str] {
        question.clauses()
    }

    fn note(voice: &Voice<'_>, view: &View, question: Question) -> Option<String> {
        let me = view.seat()?;
        let key = match question {
            // LS-409
            Question::Request {} if view.public.is_at_stake(me) => "note-fourth",
            // LS-506
            Question::Accept {} => "note-accept",
            // LS-601
            Question::Token { cause: Cause::Ability { .. }, .. } => "note-ability-wound",
            // LS-411
            Question::Token { .. } if view.public.players[me].cards.has(Card::Staff) => {
                "note-staff"
            }
            Question::Token { .. } => "note-rank",
            // LS-902
            Question::Ability { .. } if my_character(view)?.is_inquisitor() => "note-curses",
            Question::Turn {}
            | Question::Request {}
            | Question::Offer {}
            | Question::Ability { .. }
            | Question::Return { .. } => return None,
        };
        Some(plain(voice, key))
    }
}

fn pick_token(symbol: Symbol) -> String {
    let id = match symbol {
        Symbol::Unknown => "unknown",
        Symbol::Rose => "rose",
        Symbol::Beast => "beast",
        Symbol::Rank => "rank",
    };
    format!("token:{id}")
}

impl Offers for LiensDeSang {
    fn choice(
        voice: &Voice<'_>,
        view: &View,
        question: Question,
        action: &Action,
    ) -> (String, Vec<String>) {
        let target = || view.public.attack.map_or(view.public.dagger, |attack| attack.target);
        let button = |text: String, what: &str| (text, vec![format!("say:{what}")]);
        match *action {
            Action::Attack { target } => {
                let key = if view.public.is_at_stake(target) {
                    "option-attack-stake"
                } else {
                    "option-attack"
                };
                (
                    say(voice, key, [("target", name(voice, target))]),
                    vec!["say:attack".into(), pick_seat(target)],
                )
            }
            Action::Pass { to } => (
                say(voice, "option-pass", [("to", name(voice, to))]),
                vec!["say:pass".into(), pick_seat(to)],
            ),
            Action::Request {} => button(plain(voice, "option-request"), "request"),
            Action::NoRequest {} => button(plain(voice, "option-no-request"), "no_request"),
            Action::Offer {} => {
                button(say(voice, "option-offer", [("target", name(voice, target()))]), "offer")
            }
            Action::NoOffer {} => button(plain(voice, "option-no-offer"), "no_offer"),
            Action::Accept { seat } => {
                (say(voice, "option-accept", [("who", name(voice, seat))]), vec![pick_seat(seat)])
            }
            Action::DeclineOffers {} => button(plain(voice, "option-decline-offers"), "decline"),
            Action::Take { token } => (take(voice, view, token), vec![pick_token(token)]),
            Action::UseAbility(choice) => use_ability(voice, view, question, choice),
            Action::DeclineAbility {} => button(plain(voice, "option-decline-ability"), "decline"),
            Action::Return { token } => {
                let mine =
                    voice.viewer().seat().and_then(|me| view.public.players[me].wounds.rank());
                let text = match (token, mine) {
                    (Symbol::Rank, Some(rank)) => {
                        say(voice, "option-return-rank", [("rank", rank_title(voice, rank).into())])
                    }
                    _ => say(voice, "option-return", [("token", symbol(voice, token).into())]),
                };
                (text, vec![pick_token(token)])
            }
            Action::LookAtCurse { before } => {
                (say(voice, "option-look", [("who", name(voice, before))]), vec![pick_seat(before)])
            }
        }
    }
}

fn take(voice: &Voice<'_>, view: &View, wanted: Symbol) -> String {
    match (wanted, my_character(view)) {
        (Symbol::Rank, Some(me)) => {
            let title = catalogue().character(me).short.get(voice.language);
            say(
                voice,
                "option-take-rank",
                [("rank", me.rank().to_string().into()), ("title", title.into())],
            )
        }
        _ => say(voice, "option-take", [("token", symbol(voice, wanted).into())]),
    }
}

fn use_ability(
    voice: &Voice<'_>,
    view: &View,
    question: Question,
    choice: Use,
) -> (String, Vec<String>) {
    let Question::Ability { owner } = question else {
        return (plain(voice, "option-decline-ability"), Vec::new());
    };
    let ability = ability_of(view, owner);
    let id = ability.id();
    let attack = view.public.attack.expect("abilities belong to an attack");
    let on = |seat: Option<Seat>| [("target", name(voice, seat.unwrap_or(owner)))];
    let picks = |seats: Seats| seats.iter().map(pick_seat).collect::<Vec<_>>();
    match ability {
        AbilityId::Elder => (plain(voice, "option-elder"), vec!["card:quill".into()]),
        AbilityId::Berserker => {
            let text = say(voice, "option-berserker", [("attacker", name(voice, attack.attacker))]);
            (text, vec![pick_seat(attack.attacker)])
        }
        AbilityId::Harlequin => (
            say(voice, "option-harlequin", [("targets", names(voice, choice.targets.seats()))]),
            picks(choice.targets.seats()),
        ),
        AbilityId::Alchemist => {
            let (key, pick) = match choice.mode {
                Some(Mode::Wound) | None => ("option-alchemist-wound", "say:wound"),
                Some(Mode::Heal) => ("option-alchemist-heal", "say:heal"),
            };
            (say(voice, key, on(Some(attack.target))), vec![pick.into()])
        }
        AbilityId::Assassin
        | AbilityId::Mentalist
        | AbilityId::Guardian
        | AbilityId::Mage
        | AbilityId::Courtesan => {
            let seats = choice.target.into_iter().collect();
            (say(voice, &format!("option-{id}"), on(choice.target)), picks(seats))
        }
        AbilityId::Inquisitor => {
            let true_to = choice.true_to.unwrap_or(owner);
            let args =
                [("true", name(voice, true_to)), ("false", names(voice, choice.false_to.seats()))];
            let picks =
                [pick_seat(true_to)].into_iter().chain(picks(choice.false_to.seats())).collect();
            (say(voice, "option-inquisitor", args), picks)
        }
    }
}

impl Refuses for LiensDeSang {
    fn code(refusal: &Refusal<Forbidden>) -> Code {
        let (code, clause) = match refusal {
            Refusal::NotAsked => ("LS-E01", None),
            Refusal::Answered => ("LS-E12", Some("LS-513")),
            Refusal::GameOver => ("LS-E27", Some("LS-1001")),
            Refusal::Stale => ("LS-E28", None),
            Refusal::Forbidden(forbidden) => {
                let (code, clause) = forbidden.code_and_clause();
                (code, Some(clause))
            }
        };
        (code.into(), clause)
    }

    fn why(voice: &Voice<'_>, code: &str, refusal: &Refusal<Forbidden>) -> String {
        let target = match refusal {
            Refusal::Forbidden(
                Forbidden::ShieldProtects { target }
                | Forbidden::InquisitorSparesTheWeak { target },
            ) => voice.name(*target),
            Refusal::Forbidden(_)
            | Refusal::NotAsked
            | Refusal::Answered
            | Refusal::GameOver
            | Refusal::Stale => String::new(),
        };
        say(voice, &format!("refusal-{code}"), [("target", target.into())])
    }
}
