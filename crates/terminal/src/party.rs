//! Who sits at the table: people and bots, and what they are called.

use kernel::MAX_SEATS;
use shelf::{Language, Problem, RecordSeat};

use crate::{one_line, say};

/// The word for a person in a list of seats, the same as in records.
pub use shelf::HUMAN;

/// What bots are called. Every name starts with another letter, so that one letter is enough to mean one of them.
const FIRST_NAMES: [&str; 12] = [
    "Ana", "Bruno", "Chloé", "Dov", "Élise", "Farid", "Gaia", "Hugo", "Inès", "Jules", "Kim", "Léo",
];

/// The longest name that still fits on a line with a sentence around it.
const LONGEST_NAME: usize = 24;

/// The first names of a table of so many.
///
/// ```
/// assert_eq!(terminal::first_names(2), ["Ana", "Bruno"]);
/// ```
#[must_use]
pub fn first_names(players: u8) -> Vec<String> {
    FIRST_NAMES.iter().take(usize::from(players)).map(|name| (*name).to_owned()).collect()
}

/// Reads a list of seats such as `human,regular*5`, whose words must be among the allowed ones.
///
/// ```
/// let seats = terminal::parse_seats("human, regular*2", &["human", "regular"]).unwrap();
/// assert_eq!(seats, ["human", "regular", "regular"]);
/// assert!(terminal::parse_seats("human,,", &["human"]).is_err());
/// ```
///
/// # Errors
/// Says which word is wrong and what it may be.
pub fn parse_seats(list: &str, allowed: &[&str]) -> Result<Vec<String>, Problem> {
    let mut seats = Vec::new();
    for item in list.split(',').map(str::trim) {
        let (who, count) =
            item.split_once('*').map_or((item, "1"), |(who, count)| (who.trim(), count.trim()));
        if !allowed.contains(&who) {
            let known = allowed.join(", ");
            return Err(Problem::new(format!(
                "“{}” cannot take a seat; choose from: {known} (such as {}*2 for two of them)",
                one_line(item),
                allowed.last().unwrap_or(&HUMAN)
            )));
        }
        let count: usize =
            count.parse().ok().filter(|count| (1..=MAX_SEATS).contains(count)).ok_or_else(
                || {
                    Problem::new(format!(
                        "“{}” asks for no possible number of seats; write {who}*2 for two",
                        one_line(item)
                    ))
                },
            )?;
        seats.extend(std::iter::repeat_n(who.to_owned(), count));
    }
    if seats.len() > MAX_SEATS {
        return Err(Problem::new(format!(
            "{} seats are too many; no table has more than {MAX_SEATS}",
            seats.len()
        )));
    }
    Ok(seats)
}

/// Gives everybody a name: those that were asked for in their order, then “Player 1 …” for people and first
/// names for bots, none twice.
///
/// # Errors
/// If there are more names than seats, or a name is empty, too long or given twice.
pub fn seat_party(
    by: &[String],
    names: &[String],
    language: Language,
) -> Result<Vec<RecordSeat>, Problem> {
    check_names(names, by.len())?;
    let mut taken: Vec<String> = names.to_vec();
    let mut human_number = 0usize;
    let mut chairs = Vec::new();
    for (place, who) in by.iter().enumerate() {
        human_number += usize::from(who == HUMAN);
        let name = match names.get(place) {
            Some(name) => name.clone(),
            None if who == HUMAN => {
                let numbers = human_number..human_number + MAX_SEATS;
                free_name(
                    numbers.map(|number| say(language, "player", &[("number", number.into())])),
                    &taken,
                )
            }
            None => free_name(FIRST_NAMES.map(str::to_owned), &taken),
        };
        taken.push(name.clone());
        chairs.push(RecordSeat { name, by: who.clone() });
    }
    Ok(chairs)
}

/// The first of these names nobody has, or one with a number.
fn free_name(wanted: impl IntoIterator<Item = String>, taken: &[String]) -> String {
    let numbered = (1..).map(|number| format!("Bot {number}"));
    let mut names = wanted.into_iter().chain(numbered);
    names.find(|name| !taken.contains(name)).expect("there is always another number")
}

fn check_names(names: &[String], seats: usize) -> Result<(), Problem> {
    if names.len() > seats {
        return Err(Problem::new(format!(
            "{} names for {seats} seats; give one name for each seat",
            names.len()
        )));
    }
    for (place, name) in names.iter().enumerate() {
        if name.trim().is_empty()
            || name.chars().count() > LONGEST_NAME
            || name.chars().any(char::is_control)
        {
            return Err(Problem::new(format!(
                "“{}” is no name; use 1 to {LONGEST_NAME} letters",
                one_line(name)
            )));
        }
        if names[..place].contains(name) {
            return Err(Problem::new(format!(
                "two players are called “{name}”; give each another name"
            )));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(by: &str, given: &[&str], language: Language) -> Vec<String> {
        let by = parse_seats(by, &["human", "regular"]).unwrap();
        let given: Vec<String> = given.iter().map(|name| (*name).to_owned()).collect();
        seat_party(&by, &given, language).unwrap().into_iter().map(|chair| chair.name).collect()
    }

    #[test]
    fn people_are_numbered_and_bots_have_first_names() {
        assert_eq!(names("human,regular*2", &[], Language::Fr), ["Joueur 1", "Ana", "Bruno"]);
        assert_eq!(names("regular,human", &[], Language::En), ["Ana", "Player 1"]);
    }

    #[test]
    fn several_people_are_numbered_and_no_name_is_used_twice() {
        assert_eq!(names("human*2,regular", &[], Language::Fr), ["Joueur 1", "Joueur 2", "Ana"]);
        assert_eq!(names("human,regular*2", &["Bruno"], Language::En), ["Bruno", "Ana", "Chloé"]);
    }

    #[test]
    fn wrong_lists_and_names_are_refused_in_one_line() {
        for list in ["", "expert", "human*0", "human*x", "regular*99", "human*8,regular*8"] {
            let problem = parse_seats(list, &["human", "regular"]).unwrap_err().to_string();
            assert!(!problem.contains('\n'), "{problem}");
        }
        let by = vec!["human".to_owned(); 2];
        for given in [vec!["A", "A"], vec![""], vec!["A", "B", "C"], vec!["\u{1b}[2J"]] {
            let given: Vec<String> = given.into_iter().map(str::to_owned).collect();
            assert!(seat_party(&by, &given, Language::En).is_err(), "{given:?}");
        }
    }

    #[test]
    fn twelve_bots_have_twelve_first_letters() {
        let mut letters: Vec<_> =
            FIRST_NAMES.iter().map(|name| crate::fold(name).remove(0)).collect();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), 12);
    }
}
