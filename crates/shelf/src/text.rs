//! Comparing text, where accents and capitals do not matter, and numbers of players in words.

use crate::Language;

/// The text in small letters without accents, for comparing.
///
/// ```
/// assert_eq!(shelf::fold("Épée d’Œil"), "epee d'oeil");
/// ```
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => folded.push('a'),
            'ç' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '’' | '‘' => folded.push('\''),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            // Accents written as characters of their own.
            '\u{300}'..='\u{36f}' => {}
            other => folded.push(other),
        }
    }
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text contains a name as whole words, whatever the capitals, the accents and what stands between the words.
///
/// ```
/// assert!(shelf::mentions("j'ai un ECHEC critique…", "Échec Critique"));
/// assert!(!shelf::mentions("défeinter", "Feinte"));
/// ```
#[must_use]
pub fn mentions(text: &str, name: &str) -> bool {
    let (text, name) = (whole_words(text), whole_words(name));
    !name.is_empty() && text.windows(name.len()).any(|part| part == name)
}

fn whole_words(text: &str) -> Vec<String> {
    let text = fold(text);
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Numbers of players as one says them, the fewest first.
///
/// ```
/// use shelf::{Language, how_many};
/// assert_eq!(how_many(&[3, 4, 5, 6], Language::Fr), "3 à 6");
/// assert_eq!(how_many(&[2, 4], Language::En), "2 or 4");
/// ```
#[must_use]
pub fn how_many(numbers: &[u8], language: Language) -> String {
    let (to, or) = language.of((" à ", " ou "), (" to ", " or "));
    match numbers {
        [least, .., most] if usize::from(most - least) == numbers.len() - 1 => {
            format!("{least}{to}{most}")
        }
        _ => numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(or),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_as_whole_words_only() {
        assert!(mentions("Attaque 5 !", "Attaque 5"));
        assert!(!mentions("Attaque 50 !", "Attaque 5"));
        assert!(!mentions("contre une attaque", "Contre Attaque"));
        assert!(mentions("LAME DANS L’OMBRE", "Lame dans l'Ombre"));
        assert!(mentions("un croche pied", "Croche-Pied"));
    }

    #[test]
    fn accents_written_as_characters_of_their_own_do_not_hide_a_name() {
        assert!(mentions("E\u{301}chec critique", "Échec Critique"));
    }

    #[test]
    fn a_name_without_letters_is_in_no_text() {
        assert!(!mentions("!", "!"));
        assert!(!mentions("", "Feinte"));
    }
}
