//! What French asks of words that are put together: "de Bruno", but "d’Ana" and "d’Hélène", "de la Hache".
//!
//! A sentence is written with "de { $who }", and the gap is filled as one says it; the page has the same for its own
//! words.

/// Words that lose their vowel before another: "d’Ana", "lorsqu’Hélène".
const ELIDED: [&str; 11] =
    ["de", "que", "puisque", "lorsque", "jusque", "quoique", "le", "la", "ne", "se", "je"];

/// How words begin whose h no word is run together with; the h of a name, and of any other word, is silent.
const ASPIRATED: [&str; 30] = [
    "hache",
    "hachette",
    "haie",
    "haine",
    "hallebard",
    "halte",
    "hameau",
    "hangar",
    "harangu",
    "harnais",
    "harpie",
    "harpon",
    "hasard",
    "haut",
    "heaume",
    "hérisson",
    "héron",
    "héros",
    "herse",
    "hêtre",
    "hibou",
    "horde",
    "hors",
    "houblon",
    "houle",
    "huit",
    "hurl",
    "hussard",
    "hutte",
    "hyène",
];

/// Whether "de" becomes "d’" before this.
///
/// ```
/// use shelf::elides;
/// assert!(["Ana", "Hélène", "Élise", "Yves", "Ombre-Grise"].into_iter().all(elides));
/// assert!(!["Bruno", "Yann", "Hache Naine", "onze", "11", ""].into_iter().any(elides));
/// ```
#[must_use]
pub fn elides(text: &str) -> bool {
    let mut letters = text.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('h') => {
            let small = text.to_lowercase();
            !ASPIRATED.iter().any(|word| small.starts_with(word))
        }
        Some('y') => letters.next().is_some_and(|next| next.is_alphabetic() && !is_vowel(next)),
        Some('o') => {
            let word = text.split(|letter: char| !letter.is_alphanumeric()).next();
            !word.is_some_and(|word| ["onze", "oui"].contains(&&*word.to_lowercase()))
        }
        Some(first) => is_vowel(first),
        None => false,
    }
}

const fn is_vowel(letter: char) -> bool {
    matches!(
        letter,
        'a' | 'à'
            | 'â'
            | 'ä'
            | 'æ'
            | 'e'
            | 'é'
            | 'è'
            | 'ê'
            | 'ë'
            | 'i'
            | 'î'
            | 'ï'
            | 'o'
            | 'ô'
            | 'ö'
            | 'œ'
            | 'u'
            | 'ù'
            | 'û'
            | 'ü'
    )
}

/// The word at the end of this text that loses its vowel before another, if it ends with one and a space.
///
/// ```
/// use shelf::elided;
/// assert_eq!(elided("le tour de "), Some("de"));
/// assert_eq!((elided("une attaque "), elided("l’une de")), (None, None));
/// ```
#[must_use]
pub fn elided(text: &str) -> Option<&'static str> {
    let before = text.strip_suffix(' ')?;
    let start = before.rfind(|letter: char| !letter.is_alphabetic());
    let last =
        &before[start.map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8))..];
    ELIDED.into_iter().find(|word| last.eq_ignore_ascii_case(word))
}

/// Adds a value to a sentence that is being said.
pub(crate) fn put(out: &mut String, value: &str) {
    if elides(value) && elided(out).is_some() {
        // The space and the vowel, which is one byte in each of these words.
        out.truncate(out.len() - 2);
        out.push('’');
    }
    out.push_str(value);
}

/// A text with the spaces and apostrophes of French print: a space before some signs and inside its quotation marks, at
/// which no line may end, and after a letter the apostrophe that is curved.
pub(crate) fn set(text: &str) -> String {
    let mut set = String::with_capacity(text.len() + text.len() / 16);
    let mut letters = text.chars().peekable();
    let mut last = ' ';
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        set.push(match letter {
            ' ' if last == '«' || matches!(next, Some(';' | ':' | '?' | '!' | '»')) => '\u{a0}',
            '\'' if last.is_alphabetic() => '’',
            other => other,
        });
        last = letter;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(text: &str, value: &str) -> String {
        let mut out = text.to_owned();
        put(&mut out, value);
        out
    }

    #[test]
    fn a_word_gives_up_its_vowel_before_another() {
        assert_eq!(after("Le tour de ", "Ana"), "Le tour d’Ana");
        assert_eq!(after("ce que ", "Hélène"), "ce qu’Hélène");
        assert_eq!(after("Puisque ", "Élise"), "Puisqu’Élise");
        assert_eq!(after("Prenez le ", "Éventail"), "Prenez l’Éventail");
    }

    #[test]
    fn other_words_stay_whole() {
        assert_eq!(after("Le tour de ", "Bruno"), "Le tour de Bruno");
        assert_eq!(after("le coup de ", "Hache"), "le coup de Hache");
        assert_eq!(after("l’attaque ", "Ana"), "l’attaque Ana");
        assert_eq!(after("Vous attaquez ", "Ana"), "Vous attaquez Ana");
        assert_eq!(after("de", "Ana"), "deAna");
    }

    #[test]
    fn an_apostrophe_after_a_letter_is_curved() {
        assert_eq!(set("l'{ $x } d'Ana : 5' ' non '"), "l’{ $x } d’Ana\u{a0}: 5' ' non '");
    }
}
