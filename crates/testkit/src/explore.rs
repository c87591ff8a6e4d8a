//! Whole games chosen by bytes, and a small corpus of those that reached something new.
//!
//! Rules that clash are found where two cards meet, and random play rarely brings the same two together. A *trail* is
//! a list of bytes: the first chooses a configuration, the second a seed, and every further one an answer. What a game
//! reached is the set of pairs of things that happened one after the other. [`explore`] changes trails of the corpus at
//! random and keeps those that reach a pair no other has reached; it plays the corpus under the laws first.
//!
//! The corpus is a text file in the game's tests: one trail a line, in hexadecimal digits.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use kernel::{Rng, Seat, Seed, Table, Told};

use crate::laws::watch;
use crate::random_game::{RandomGame, asked_by_hand};
use crate::{Trial, json};

/// How many trails are tried for each that is asked for by hand.
const TRIES: u64 = 1_000;
/// The longest trail that is kept.
const LONGEST_TRAIL: usize = 600;

/// Two things that happened one after the other.
type Pair = (String, String);

/// Plays every trail of a corpus under the laws about single states, looking at one state in so many; then, if
/// `EXPLORE` names a number of thousand tries, looks for more trails and writes them into the corpus.
///
/// # Panics
/// If a law is broken, or a trail of the corpus reaches nothing that those before it had not reached: then the corpus
/// is longer than it needs to be.
pub fn explore<G: Trial>(corpus: &Path, look_one_in: u32) {
    let mut trails = read(corpus);
    let mut reached: BTreeSet<Pair> = BTreeSet::new();
    for trail in &trails {
        let pairs = play::<G>(trail, Some(look_one_in));
        let before = reached.len();
        reached.extend(pairs);
        assert!(
            reached.len() > before,
            "{}: the trail {} reaches nothing new; remove it from {}",
            G::SLUG,
            hex(trail),
            corpus.display()
        );
    }
    let Some(thousands) = asked_by_hand("EXPLORE") else { return };
    let mut rng = Rng::from_number(asked_by_hand("LAW_SEED").unwrap_or(0));
    for _ in 0..thousands * TRIES {
        let trail = changed(&trails, &mut rng);
        let before = reached.len();
        reached.extend(play::<G>(&trail, None));
        if reached.len() > before {
            trails.push(trail);
        }
    }
    write::<G>(corpus, &trails);
    eprintln!("{}: {} trails reach {} pairs", G::SLUG, trails.len(), reached.len());
}

/// How many pairs of happenings the trails of a corpus reach together.
///
/// # Panics
/// If the corpus cannot be read.
#[must_use]
pub fn pairs_reached<G: Trial>(corpus: &Path) -> usize {
    let pairs: BTreeSet<Pair> =
        read(corpus).iter().flat_map(|trail| play::<G>(trail, None)).collect();
    pairs.len()
}

fn read(corpus: &Path) -> Vec<Vec<u8>> {
    let Ok(text) = fs::read_to_string(corpus) else { return Vec::new() };
    let trails = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    trails
        .map(|line| {
            let digits = (0..line.len()).step_by(2).map(|at| line.get(at..at + 2));
            digits
                .map(|pair| u8::from_str_radix(pair?, 16).ok())
                .collect::<Option<Vec<u8>>>()
                .unwrap_or_else(|| panic!("{}: {line} is not a trail", corpus.display()))
        })
        .collect()
}

fn hex(trail: &[u8]) -> String {
    trail.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Writes the corpus without trails that reach nothing of their own: the longest are given up first.
fn write<G: Trial>(corpus: &Path, trails: &[Vec<u8>]) {
    let mut played: Vec<(&Vec<u8>, BTreeSet<Pair>)> =
        trails.iter().map(|trail| (trail, play::<G>(trail, None))).collect();
    played.sort_by_key(|(trail, pairs)| (std::cmp::Reverse(pairs.len()), trail.len()));
    let mut reached: BTreeSet<Pair> = BTreeSet::new();
    let mut text = String::from(
        "# Games that bring things together which chance rarely does; see `testkit::explore`.\n",
    );
    for (trail, pairs) in played {
        if !pairs.is_subset(&reached) {
            reached.extend(pairs);
            text.push_str(&hex(trail));
            text.push('\n');
        }
    }
    fs::write(corpus, text).unwrap_or_else(|error| panic!("{}: {error}", corpus.display()));
}

/// A trail of the corpus with a few changes, or a new one.
fn changed(trails: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let byte = |rng: &mut Rng| rng.below(256) as u8;
    let mut trail = match trails {
        [] => Vec::new(),
        _ if rng.below(8) == 0 => Vec::new(),
        _ => rng.pick(trails).clone(),
    };
    match rng.below(3) {
        0 => trail.truncate(rng.below(trail.len() as u32 + 1) as usize),
        1 if trails.len() > 1 => {
            let at = rng.below(trail.len() as u32 + 1) as usize;
            trail.truncate(at);
            trail.extend(rng.pick(trails).iter().skip(at));
        }
        _ => {}
    }
    for _ in 0..=rng.below(4) {
        if let Some(place) = (trail.len() as u32).checked_sub(1) {
            let place = rng.below(place + 1) as usize;
            trail[place] = byte(rng);
        }
    }
    let longer = rng.below(64);
    trail.extend((0..longer).map(|_| byte(rng)));
    trail.truncate(LONGEST_TRAIL);
    trail
}

/// Plays a trail to the end of its bytes, or of the game, and says what it reached.
fn play<G: Trial>(trail: &[u8], look_one_in: Option<u32>) -> BTreeSet<Pair> {
    let configs = G::configs();
    let mut bytes = trail.iter().copied();
    let config = &configs[usize::from(bytes.next().unwrap_or(0)) % configs.len()];
    let seed = Seed([bytes.next().unwrap_or(0); 32]);
    let mut told = Vec::new();
    let mut table = Table::<G>::open(config, seed, Some(&mut told))
        .unwrap_or_else(|error| panic!("{}: no table for {}: {error}", G::SLUG, json(config)));
    let mut reached = Reached::default();
    let mut answers: Vec<(Seat, G::Action)> = Vec::new();
    let mut options = Vec::new();
    for byte in bytes {
        let Some(seat) = table.waiting().lowest() else { break };
        table.options(seat, &mut options);
        let action = options[usize::from(byte) % options.len()];
        reached.note(&told, &table.question(), &action);
        told.clear();
        table.apply(seat, action, Some(&mut told)).unwrap_or_else(|refusal| {
            panic!("{}: the trail {}: {action:?} is refused: {refusal:?}", G::SLUG, hex(trail))
        });
        answers.push((seat, action));
    }
    if let Some(one_in) = look_one_in {
        let game = RandomGame::<G>::again("a trail", config.clone(), seed);
        watch(game, &answers, one_in);
    }
    reached.pairs
}

/// What happened last, and every pair so far.
#[derive(Default)]
struct Reached {
    last: String,
    pairs: BTreeSet<Pair>,
}

impl Reached {
    fn note<E: Debug>(&mut self, told: &[Told<E>], question: &impl Debug, action: &impl Debug) {
        for telling in told {
            self.happened(name(&telling.event));
        }
        self.happened(format!("{} {}", name(question), name(action)));
    }

    fn happened(&mut self, what: String) {
        if what != self.last {
            self.pairs.insert((std::mem::replace(&mut self.last, what.clone()), what));
        }
    }
}

/// What something is, without the seats and numbers in it: the names of its variants and of the cards it speaks of.
fn name(of: &impl Debug) -> String {
    let text = format!("{of:?}");
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let is_name = |word: &&str| {
        word.len() > 2 && word.starts_with(|letter: char| letter.is_ascii_uppercase())
    };
    words
        .filter(is_name)
        .filter(|word| *word != "Some" && *word != "None")
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_no_seats_and_no_numbers() {
        #[derive(Debug)]
        #[expect(dead_code, reason = "it is only printed")]
        enum Event {
            Window { card: Option<Card>, by: Seat },
        }
        #[derive(Debug)]
        enum Card {
            CoupDouble,
        }
        let event = Event::Window { card: Some(Card::CoupDouble), by: Seat::new(3) };
        assert_eq!(name(&event), "Window CoupDouble");
    }

    #[test]
    fn trails_are_changed_and_never_grow_for_ever() {
        let mut rng = Rng::from_number(1);
        let mut trails = vec![vec![0; LONGEST_TRAIL]];
        for _ in 0..200 {
            let trail = changed(&trails, &mut rng);
            assert!(trail.len() <= LONGEST_TRAIL);
            trails.push(trail);
        }
        assert!(trails.iter().any(|trail| trail.len() < 64));
    }
}
