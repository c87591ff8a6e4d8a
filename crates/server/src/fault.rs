//! Why the server refuses something, in words and in numbers.

use protocol::Refusal;
use shelf::{Language, Problem, Refused};

/// A refusal of the server itself, or one of a game passed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is nothing at this path.
    NoPage,
    /// The path is there, but not for this method.
    NoMethod,
    /// There is no such table.
    NoTable,
    /// The table's log cannot be played again; the text says why, to the host.
    SetAside(String),
    /// The game was begun under older rules and is another one by now.
    OldRules,
    /// There is no such game.
    NoGame(Problem),
    /// There is no such record, or no such step of it.
    NoRecord,
    /// Nobody has said hello yet: there is no guest.
    NoGuest,
    /// There is no such seat.
    NoSeat,
    /// The seat is taken.
    SeatTaken,
    /// No seat is free.
    Full,
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// Only the host may do this.
    NotHost,
    /// The game has begun.
    Begun,
    /// The game has not begun, or is over.
    NotPlaying,
    /// The game is not over.
    NotOver,
    /// Some seats are still open.
    SeatsOpen,
    /// The table is paused.
    Paused,
    /// Nobody may watch here.
    NoSpectators,
    /// Only ready-made sentences, or none at all, may be said here.
    TalkClosed,
    /// The text is empty or too long.
    TextLength,
    /// There is no such ready-made sentence.
    NoPhrase,
    /// Too much in too short a time.
    TooFast,
    /// Too many of something.
    TooMany(Many),
    /// Answers are not taken back at this table.
    UndoOff,
    /// There is nothing to take back.
    NothingToUndo,
    /// The player has taken this answer back.
    TakenBack,
    /// Nobody wishes to take anything back.
    NoUndoRequest,
    /// The secret of a seat link is wrong.
    WrongLink,
    /// The request came from another site.
    WrongOrigin,
    /// The disk does not take what was said.
    Storage,
    /// The server is about to stop.
    Stopping,
    /// What was sent cannot be read or makes no sense; the text says why.
    Unreadable(Problem),
    /// What was sent is longer than anything that makes sense here.
    TooLarge,
    /// What was sent does not say that it is JSON.
    NotJson,
    /// Something in the configuration of a game is wrong; the game says what.
    Config(Problem),
    /// A rule of the game is in the way.
    Rule(Refused),
}

/// What there can be too many of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Many {
    /// Tables of one guest, or of all.
    Tables,
    /// Connections from one address.
    Connections,
    /// Devices that play one seat.
    Devices,
}

impl Many {
    fn name(self, language: Language) -> &'static str {
        let (fr, en) = match self {
            Self::Tables => ("tables", "tables"),
            Self::Connections => ("connexions", "connections"),
            Self::Devices => ("appareils", "devices"),
        };
        language.of(fr, en)
    }
}

/// Games complain in sentences; other problems are said in half a line that follows the name of a file or an option.
fn sentence(text: &str) -> String {
    let mut rest = text.chars();
    match rest.next() {
        Some(first) if !text.ends_with('.') => {
            first.to_uppercase().chain(rest.chain(['.'])).collect()
        }
        _ => text.to_owned(),
    }
}

impl Fault {
    /// A short name of the reason.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Self::NoPage => "not_found",
            Self::NoMethod => "wrong_method",
            Self::NoTable => "no_table",
            Self::SetAside(_) => "set_aside",
            Self::OldRules => "old_rules",
            Self::NoGame(_) => "no_game",
            Self::NoRecord => "no_record",
            Self::NoGuest => "no_guest",
            Self::NoSeat => "no_seat",
            Self::SeatTaken => "seat_taken",
            Self::Full => "full",
            Self::NotYourSeat => "not_your_seat",
            Self::NotHost => "not_host",
            Self::Begun => "begun",
            Self::NotPlaying => "not_playing",
            Self::NotOver => "not_over",
            Self::SeatsOpen => "seats_open",
            Self::Paused => "paused",
            Self::NoSpectators => "no_spectators",
            Self::TalkClosed => "talk_closed",
            Self::TextLength => "text_length",
            Self::NoPhrase => "no_phrase",
            Self::TooFast => "too_fast",
            Self::TooMany(_) => "too_many",
            Self::UndoOff => "undo_off",
            Self::NothingToUndo => "nothing_to_undo",
            Self::TakenBack => "taken_back",
            Self::NoUndoRequest => "no_undo_request",
            Self::WrongLink => "wrong_link",
            Self::WrongOrigin => "wrong_origin",
            Self::Storage => "storage",
            Self::Stopping => "stopping",
            Self::Unreadable(_) => "unreadable",
            Self::TooLarge => "too_large",
            Self::NotJson => "not_json",
            Self::Config(_) => "config",
            Self::Rule(refused) => &refused.code,
        }
    }

    /// The HTTP status that says the same.
    #[must_use]
    pub const fn status(&self) -> u16 {
        match self {
            Self::NoPage | Self::NoTable | Self::NoGame(_) | Self::NoRecord | Self::NoSeat => 404,
            Self::NoMethod => 405,
            Self::NoGuest => 401,
            Self::NotYourSeat
            | Self::NotHost
            | Self::NoSpectators
            | Self::WrongLink
            | Self::WrongOrigin => 403,
            Self::SeatTaken
            | Self::Full
            | Self::Begun
            | Self::NotPlaying
            | Self::NotOver
            | Self::SeatsOpen
            | Self::Paused
            | Self::OldRules
            | Self::TalkClosed
            | Self::UndoOff
            | Self::NothingToUndo
            | Self::TakenBack
            | Self::NoUndoRequest
            | Self::Rule(_) => 409,
            Self::TextLength | Self::NoPhrase | Self::Unreadable(_) | Self::Config(_) => 422,
            Self::TooLarge => 413,
            Self::NotJson => 415,
            Self::TooFast | Self::TooMany(_) => 429,
            Self::Storage | Self::Stopping | Self::SetAside(_) => 503,
        }
    }

    /// What was wrong and what to do, in a sentence.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let (fr, en) = match self {
            Self::NoGame(problem) | Self::Config(problem) => {
                return sentence(problem.text(language));
            }
            Self::Rule(refused) => return refused.text.clone(),
            Self::Unreadable(why) => {
                let why = why.text(language);
                return language.of(
                    format!("Cette demande est illisible\u{a0}: {why}."),
                    format!("This request cannot be read: {why}."),
                );
            }
            Self::SetAside(why) => {
                return language.of(
                    format!(
                        "Cette table est mise de côté\u{a0}: son journal ne peut pas être rejoué ({why}). Qui tient le serveur peut l’examiner avec «\u{a0}sangfroid tables check\u{a0}»."
                    ),
                    format!(
                        "This table is set aside: its log cannot be played again ({why}). Whoever runs the server can look at it with “sangfroid tables check”."
                    ),
                );
            }
            Self::TooMany(what) => {
                let what = what.name(language);
                return language.of(
                    format!(
                        "Il y a une limite ici ({what})\u{a0}: fermez-en avant d’en ouvrir d’autres."
                    ),
                    format!("There is a limit here ({what}): close some before you open more."),
                );
            }
            Self::NoPage => (
                "Il n’y a rien à cette adresse : /api dit ce qu’il y a.",
                "There is nothing at this address: /api says what there is.",
            ),
            Self::NoMethod => (
                "Cette adresse n’accepte pas cette méthode : /api dit lesquelles elle accepte.",
                "This address does not take this method: /api says which ones it takes.",
            ),
            Self::NoTable => (
                "Cette table n’existe pas ou plus : vérifiez le lien.",
                "There is no such table, or no longer: check the link.",
            ),
            Self::OldRules => (
                "Les règles ont changé depuis que cette partie a commencé, et elle ne peut pas continuer : votez pour la terminer sans vainqueur.",
                "The rules have changed since this game was begun, and it cannot go on: vote to end it without a winner.",
            ),
            Self::NoRecord => (
                "Cette partie ou cette étape n’existe pas : vérifiez le lien.",
                "There is no such record or step: check the link.",
            ),
            Self::NoGuest => (
                "Présentez-vous d’abord : demandez /api/me, qui donne un nom et un cookie.",
                "Say who you are first: ask for /api/me, which gives a name and a cookie.",
            ),
            Self::NoSeat => ("Ce siège n’existe pas.", "There is no such seat."),
            Self::SeatTaken => (
                "Ce siège est pris : choisissez-en un autre.",
                "This seat is taken: choose another one.",
            ),
            Self::Full => (
                "Tous les sièges sont pris : vous pouvez regarder la partie.",
                "All seats are taken: you can watch the game.",
            ),
            Self::NotYourSeat => ("Ce siège n’est pas le vôtre.", "This seat is not yours."),
            Self::NotHost => (
                "Seul l’hôte de la table peut le faire.",
                "Only the host of the table may do this.",
            ),
            Self::Begun => ("La partie a déjà commencé.", "The game has already begun."),
            Self::NotPlaying => {
                ("Il n’y a pas de partie en cours ici.", "There is no game going on here.")
            }
            Self::NotOver => ("La partie n’est pas finie.", "The game is not over."),
            Self::SeatsOpen => (
                "Des sièges sont encore libres : attendez quelqu’un ou mettez-y un bot.",
                "Some seats are still free: wait for somebody or seat a bot there.",
            ),
            Self::Paused => (
                "La table est en pause : l’hôte peut la reprendre.",
                "The table is paused: the host can go on with it.",
            ),
            Self::NoSpectators => {
                ("Cette table n’admet pas de spectateurs.", "This table does not admit spectators.")
            }
            Self::TalkClosed => (
                "La règle de cette table ne permet pas de le dire : prenez une des phrases proposées.",
                "The rules of this table do not allow this to be said: take one of the sentences offered.",
            ),
            Self::TextLength => (
                "Un message compte de 1 à 500 caractères, un nom de 1 à 24.",
                "A message has 1 to 500 characters, a name 1 to 24.",
            ),
            Self::NoPhrase => ("Cette phrase n’existe pas.", "There is no such sentence."),
            Self::TooFast => {
                ("C’est trop rapide : attendez un instant.", "That is too fast: wait a moment.")
            }
            Self::UndoOff => (
                "On ne revient pas en arrière à cette table.",
                "Nothing is taken back at this table.",
            ),
            Self::NothingToUndo => {
                ("Vous n’avez rien à reprendre.", "You have nothing to take back.")
            }
            Self::TakenBack => {
                ("Vous avez repris cette réponse.", "You have taken this answer back.")
            }
            Self::NoUndoRequest => (
                "Personne ne demande à revenir en arrière.",
                "Nobody wishes to take anything back.",
            ),
            Self::WrongLink => (
                "Ce lien de siège n’est plus valable : demandez-en un nouveau.",
                "This seat link is not valid any more: ask for a new one.",
            ),
            Self::WrongOrigin => {
                ("Cette demande vient d’un autre site.", "This request comes from another site.")
            }
            Self::Storage => (
                "Le serveur ne peut pas enregistrer pour l’instant : rien n’a changé, réessayez plus tard.",
                "The server cannot write to its disk at the moment: nothing has changed, try again later.",
            ),
            Self::TooLarge => (
                "C’est trop long pour ce serveur : envoyez moins.",
                "This is too long for this server: send less.",
            ),
            Self::NotJson => (
                "Le serveur attend du JSON : indiquez Content-Type: application/json.",
                "The server expects JSON: say Content-Type: application/json.",
            ),
            Self::Stopping => (
                "Le serveur redémarre : revenez dans un instant.",
                "The server is restarting: come back in a moment.",
            ),
        };
        language.set(language.of(fr, en))
    }

    /// The refusal as a message to the one who asked.
    #[must_use]
    pub fn refusal(&self, language: Language, tag: u32) -> Refusal {
        let clause = if let Self::Rule(refused) = self { refused.clause.clone() } else { None };
        Refusal { tag, code: self.code().to_owned(), clause, text: self.text(language) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_are_told_in_sentences_of_the_reader() {
        let told = |problem: Problem| {
            Language::ALL.map(|language| Fault::Config(problem.clone()).text(language))
        };
        let half = Problem::said("étape inconnue", "no such step");
        assert_eq!(told(half), ["Étape inconnue.", "No such step."]);
        let whole = Problem::said("players vaut 3 à 6.", "players is 3 to 6.");
        assert_eq!(told(whole), ["players vaut 3 à 6.", "players is 3 to 6."]);
    }
}
