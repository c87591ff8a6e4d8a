//! Why the server refuses something, in sentences that say what to do.

use shelf::Language;

use super::{Fault, Many};

impl Many {
    fn name(self, language: Language) -> &'static str {
        let (fr, en) = match self {
            Self::Tables => ("tables", "tables"),
            Self::Connections => ("connexions", "connections"),
            Self::Devices => ("appareils", "devices"),
            Self::Lists => ("listes gardées", "kept lists"),
            Self::Uploads => ("parties apportées", "records from elsewhere"),
            Self::Links => ("liens par jour", "links a day"),
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
            Self::NotYourRecord => (
                "Cette partie ne vient pas de vous : seul qui l’a apportée peut la retirer.",
                "You did not bring this record: only whoever did can remove it.",
            ),
            Self::NotHost => (
                "Seul l’hôte de la table peut le faire.",
                "Only the host of the table may do this.",
            ),
            Self::Begun => ("La partie a déjà commencé.", "The game has already begun."),
            Self::NotFixed => (
                "Le début n’est pas encore fixé : gardez votre part scellée jusque-là.",
                "The start is not fixed yet: keep your share sealed until then.",
            ),
            Self::WrongSalt => (
                "Ce sel n’est pas celui que vous aviez scellé à cette place.",
                "This salt is not the one you had sealed at this seat.",
            ),
            Self::OneSeat => (
                "Vous avez déjà un siège à cette table. À plusieurs sur un même appareil, demandez à l’hôte une table où on le partage.",
                "You have a seat at this table already. If several of you share a device, ask the host for a table where devices are shared.",
            ),
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
            Self::MixedScripts => (
                "Ce nom mêle des lettres d’alphabets qui se ressemblent : tenez-vous-en à un seul.",
                "This name mixes letters of alphabets that look alike: keep to one of them.",
            ),
            Self::StillHere => (
                "Ce joueur est là, ou l’était il y a peu : un bot le remplace s’il quitte son siège, ou après deux minutes d’absence.",
                "This player is here, or was a moment ago: a bot takes over when they leave the seat, or have been away for two minutes.",
            ),
            Self::OthersPlay => (
                "D’autres personnes ont un siège à cette table : vous pouvez vous lever, mais non la ranger.",
                "Other people have seats at this table: you may stand up, but not put it away.",
            ),
            Self::NotFirstDevice => (
                "Seul l’appareil sur lequel on s’est assis peut le faire.",
                "Only the device on which one sat down can do this.",
            ),
            Self::WrongHost => (
                "Ce serveur ne connaît pas ce nom : qui le tient doit l’indiquer dans public_url.",
                "This server does not know this name: whoever runs it has to say it in public_url.",
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
            Self::TooLateToUndo => (
                "Quelque chose a été tiré, lancé ou vu depuis : cela ne se reprend plus.",
                "Something was drawn, rolled or seen since: it cannot be taken back any more.",
            ),
            Self::Sealed => (
                "Votre réponse est scellée : donnez-en une autre à sa place, si la règle le permet.",
                "Your answer is sealed: give another one in its place, if the rules allow it.",
            ),
            Self::NoUndoRequest => (
                "Personne ne demande à revenir en arrière.",
                "Nobody wishes to take anything back.",
            ),
            Self::WrongLink => (
                "Ce lien de siège n’est plus valable : demandez-en un nouveau.",
                "This seat link is not valid any more: ask for a new one.",
            ),
            Self::WrongGuestLink => (
                "Ce lien n’est plus valable : faites-en un nouveau dans les réglages, là où vous jouez encore.",
                "This link is not valid any more: make a new one in the settings, where you still play.",
            ),
            Self::PutOut => (
                "Cet appareil a été mis dehors par un autre du même joueur : rechargez la page pour revenir sous un nouveau nom.",
                "This device was put out by another one of the same player: load the page again to come back under a new name.",
            ),
            Self::WrongOrigin => {
                ("Cette demande vient d’un autre site.", "This request comes from another site.")
            }
            Self::Storage => (
                "Le serveur ne peut pas enregistrer pour l’instant : rien n’a changé, réessayez plus tard.",
                "The server cannot write to its disk at the moment: nothing has changed, try again later.",
            ),
            Self::UploadsFull => (
                "Ce serveur ne garde pas plus de parties venues d’ailleurs pour l’instant : celles que nul n’ouvre s’en vont avec le temps, revenez plus tard.",
                "This server keeps no more records from elsewhere at the moment: those that nobody opens go in time, come back later.",
            ),
            Self::ListsFull => (
                "Ce serveur ne garde pas plus de listes pour l’instant : celles que nul ne retouche s’en vont avec le temps. Gardez la vôtre en texte et revenez plus tard.",
                "This server keeps no more lists at the moment: those that nobody changes go in time. Keep yours as text and come back later.",
            ),
            Self::LinksFull => (
                "Ce serveur ne fait pas plus de liens de joueur pour l’instant : ceux dont nul ne se sert s’en vont avec le temps, revenez plus tard.",
                "This server makes no more links of players at the moment: those that nobody uses go in time, come back later.",
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
}

#[cfg(test)]
mod tests {
    use shelf::Problem;

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
