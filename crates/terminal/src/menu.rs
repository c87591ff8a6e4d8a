//! The list of answers one chooses from: by number, by part of the sentence, page by page when it is long.

use crate::text::{contains, fold};

/// Lists longer than this are shown in pages.
const LONG: usize = 30;
/// The length of a page.
const PAGE: usize = 20;

/// What a typed answer means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    /// This option.
    One(usize),
    /// Any of these; more must be typed.
    Several(Vec<usize>),
    /// A number that is not in the list.
    NoSuchNumber,
    /// Words that are in no option.
    Nothing,
}

/// The options of one question. Numbers stay the same however the list is narrowed.
#[derive(Debug)]
pub(crate) struct Menu {
    folded: Vec<String>,
    /// The options still meant.
    listed: Vec<usize>,
    /// How many of them were shown.
    shown: usize,
}

impl Menu {
    /// A menu of all the options with these sentences.
    pub(crate) fn new<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        let folded: Vec<String> = texts.into_iter().map(fold).collect();
        Self { listed: (0..folded.len()).collect(), folded, shown: 0 }
    }

    /// How many options there are in all.
    pub(crate) fn len(&self) -> usize {
        self.folded.len()
    }

    /// The options still meant.
    pub(crate) fn listed(&self) -> usize {
        self.listed.len()
    }

    /// The next options to show: all of a short list, the next page of a long one. Nothing after the last page.
    pub(crate) fn next_page(&mut self) -> &[usize] {
        let from = self.shown;
        let length = if self.listed.len() > LONG { PAGE } else { self.listed.len() };
        self.shown = (from + length).min(self.listed.len());
        &self.listed[from..self.shown]
    }

    /// How many of the listed options were shown so far.
    pub(crate) fn shown(&self) -> usize {
        self.shown
    }

    /// Lists every option again, from the first.
    pub(crate) fn list_all(&mut self) {
        self.narrow((0..self.len()).collect());
    }

    /// Keeps only these options in the list.
    pub(crate) fn narrow(&mut self, to: Vec<usize>) {
        self.listed = to;
        self.shown = 0;
    }

    /// Finds what is meant: a number, a whole sentence, or a part of one, first among the listed options, then
    /// among all.
    pub(crate) fn pick(&self, typed: &str) -> Pick {
        let typed = fold(typed);
        if typed.bytes().all(|digit| digit.is_ascii_digit()) {
            return match typed.parse::<usize>() {
                Ok(number) if (1..=self.len()).contains(&number) => Pick::One(number - 1),
                _ => Pick::NoSuchNumber,
            };
        }
        let everything: Vec<usize> = (0..self.len()).collect();
        let searches: [&dyn Fn(&str) -> bool; 3] =
            [&|text| text == typed, &|text| text.contains(&typed), &|text| contains(text, &typed)];
        for list in [&self.listed, &everything] {
            for fits in searches {
                let found: Vec<usize> =
                    list.iter().copied().filter(|place| fits(&self.folded[*place])).collect();
                match found.as_slice() {
                    [] => {}
                    [one] => return Pick::One(*one),
                    _ => return Pick::Several(found),
                }
            }
        }
        Pick::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_or_a_part_of_the_sentence_finds_an_option() {
        let menu = Menu::new(["Attaquer Ana", "Attaquer Élise", "Passer à Ana"]);
        assert_eq!(menu.pick("2"), Pick::One(1));
        assert_eq!(menu.pick("elise"), Pick::One(1));
        assert_eq!(menu.pick("ana"), Pick::Several(vec![0, 2]));
        assert_eq!(menu.pick("ana pass"), Pick::One(2));
        assert_eq!(menu.pick("4"), Pick::NoSuchNumber);
        assert_eq!(menu.pick("99999999999999999999999"), Pick::NoSuchNumber);
        assert_eq!(menu.pick("0"), Pick::NoSuchNumber);
        assert_eq!(menu.pick("bruno"), Pick::Nothing);
    }

    #[test]
    fn a_whole_sentence_wins_over_longer_ones() {
        let menu = Menu::new(["Passer", "Passer la dague"]);
        assert_eq!(menu.pick("PASSER"), Pick::One(0));
    }

    #[test]
    fn equal_sentences_are_told_apart_by_number() {
        let menu = Menu::new(["Pass", "Pass"]);
        assert_eq!(menu.pick("pass"), Pick::Several(vec![0, 1]));
        assert_eq!(menu.pick("2"), Pick::One(1));
    }

    #[test]
    fn long_lists_come_in_pages_and_can_be_narrowed() {
        let texts: Vec<String> =
            (0..45).map(|n| format!("card {} of {}", char::from(b'a' + n % 26), n / 26)).collect();
        let mut menu = Menu::new(texts.iter().map(String::as_str));
        assert_eq!(menu.next_page().len(), 20);
        assert_eq!(menu.next_page().len(), 20);
        assert_eq!(menu.next_page().len(), 5);
        assert_eq!(menu.next_page().len(), 0);
        let Pick::Several(found) = menu.pick("of 1") else { panic!("several cards fit") };
        menu.narrow(found);
        assert_eq!(menu.next_page().first(), Some(&26));
        assert_eq!(menu.pick("card b"), Pick::One(27), "the narrowed list comes first");
        assert_eq!(menu.pick("card z"), Pick::One(25), "the others are still there");
    }
}
