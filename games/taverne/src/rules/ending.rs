//! The end of the game and scoring (TV-7xx).

use kernel::{Outcome, PerSeat, Seat};

use super::terms::{living, tavern_value};
use crate::Play;
use crate::cards::book::book;
use crate::cards::{Hero, Treasure};
use crate::table::event::{Allotted, EndEvent, Tally};
use crate::table::public::{Each, Phase};
use crate::table::{Event, Figure, Given, Place, Posture, Public};

/// TV-701: at most one group is living.
#[must_use]
pub fn is_over(public: &Public) -> bool {
    living(public).len() <= 1
}

/// TV-701: checked after the Door of the end of a round.
pub(crate) fn check(play: &mut Play<'_>) {
    if is_over(play.public) {
        last_group(play);
    }
}

/// TV-701
pub(crate) fn last_group(play: &mut Play<'_>) {
    let seats = living(play.public);
    play.tell(|_| Event::End(EndEvent::LastGroup { seats }));
    finish(play);
}

/// TV-703 to TV-713: everything is shown and counted.
pub(crate) fn finish(play: &mut Play<'_>) {
    play.public.phase = Phase::Over;
    play.public.act = None;
    play.public.call = None;
    reveal(play);
    let referee = play.referee();
    let tallies: Each<Tally> = Each::new(play.players(), |seat| {
        let losable = play.secrets.treasures[seat].read(referee);
        let safe = play.secrets.safe[seat].read(referee);
        let own: Vec<Treasure> = losable.iter().chain(safe).copied().collect();
        tally(play.given, play.public, seat, &own)
    });
    for tally in &tallies {
        play.tell(|_| Event::End(EndEvent::Scored { tally: Box::new(tally.clone()) }));
    }
    let places = places(&tallies.map(|seat, tally| rank(play.public, seat, tally)));
    let winners = places.seats_where(|place| *place == 1);
    play.tell(|_| Event::End(EndEvent::Won { seats: winners }));
    let scores: PerSeat<i32> = PerSeat::new(play.players(), |seat| i32::from(tallies[seat].total));
    play.end(Outcome::won_by(winners).with_scores(scores));
}

/// A finished game shows everything.
fn reveal(play: &mut Play<'_>) {
    let referee = play.referee();
    let secrets = &mut *play.secrets;
    for seat in play.public.groups.seats().iter() {
        secrets.treasures[seat].reveal(referee);
        secrets.safe[seat].reveal(referee);
        secrets.objects[seat].reveal(referee);
    }
    secrets.face_down.reveal(referee);
    secrets.aside.reveal(referee);
    secrets.arrivals.reveal(referee);
    let shown = *secrets;
    let public = *play.public;
    let is_drawn = |treasure: Treasure| {
        public.groups.seats().iter().any(|seat| public.drawn(seat).any(|drawn| drawn == treasure))
    };
    secrets.learn(&public, referee, |_, known| {
        for seat in public.groups.seats().iter() {
            for treasure in shown.treasures[seat].read(referee) {
                let place = if is_drawn(*treasure) { Place::Open } else { Place::Hand(seat) };
                known.sees(*treasure, place);
            }
            let safe = shown.safe[seat].read(referee).iter();
            safe.for_each(|treasure| known.sees(*treasure, Place::Safety(seat)));
        }
        let down = shown.face_down.read(referee).iter();
        down.for_each(|treasure| known.sees(*treasure, Place::FaceDown));
        let aside = shown.aside.read(referee).iter();
        aside.for_each(|treasure| known.sees(*treasure, Place::Aside));
    });
}

/// TV-715: whether Treasures may be allotted to this Hero.
#[must_use]
pub fn can_score(given: &Given, figure: &Figure) -> bool {
    given.ko_heroes_score || figure.posture != Posture::Ko
}

/// The Heroes of a player that can score.
pub fn scorers<'a>(
    given: &'a Given,
    public: &'a Public,
    seat: Seat,
) -> impl Iterator<Item = Hero> + 'a {
    public.heroes(seat).filter(|(_, figure)| can_score(given, figure)).map(|(hero, _)| hero)
}

/// TV-R68: what a Treasure is worth to a player with his best Hero, the wildcard left out.
#[must_use]
pub fn worth(given: &Given, public: &Public, seat: Seat, treasure: Treasure) -> u8 {
    scorers(given, public, seat).map(|hero| hero.score(treasure)).max().unwrap_or(0)
}

/// TV-703 to TV-705: for each Treasure the best of the player's Heroes; then a point for each that scored nothing, up to
/// the number of wildcards.
#[must_use]
pub fn tally(given: &Given, public: &Public, seat: Seat, own: &[Treasure]) -> Tally {
    let mut allotted: Vec<Allotted> = own
        .iter()
        .map(|treasure| {
            let heroes = scorers(given, public, seat);
            let best =
                heroes.map(|hero| (hero.score(*treasure), hero)).max_by_key(|(score, _)| *score);
            let points = best.map_or(0, |(score, _)| score);
            let hero = best.map(|(_, hero)| hero);
            Allotted { treasure: *treasure, hero, points, wildcard: false }
        })
        .collect();
    let mut wildcards = scorers(given, public, seat).filter(|hero| hero.has_wildcard());
    for nothing in allotted.iter_mut().filter(|one| one.points == 0) {
        let Some(hero) = wildcards.next() else { break };
        *nothing = Allotted { hero: Some(hero), points: 1, wildcard: true, ..*nothing };
    }
    let tavern = tavern_points(given, public, seat);
    let total = allotted.iter().map(|one| one.points).sum::<u8>() + tavern;
    Tally { seat, allotted, tavern, total }
}

/// TV-712, TV-713: the state of the tavern scores for the owner of the Innkeeper, whatever the Innkeeper's state
/// (TV-715 apart).
#[must_use]
pub fn tavern_points(given: &Given, public: &Public, seat: Seat) -> u8 {
    let keeps = scorers(given, public, seat).any(Hero::keeps_the_tavern);
    if keeps { book().state_of(tavern_value(public)).points } else { 0 }
}

/// TV-706, TV-707: most points; then more Heroes not KO, escaped ones count; then more Treasures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rank {
    pub points: u8,
    pub heroes: u8,
    pub treasures: u8,
}

/// What decides a player's place.
#[must_use]
pub fn rank(public: &Public, seat: Seat, tally: &Tally) -> Rank {
    let heroes = public.heroes(seat).filter(|(_, figure)| figure.posture != Posture::Ko).count();
    Rank { points: tally.total, heroes: heroes as u8, treasures: tally.allotted.len() as u8 }
}

/// TV-707: the place of everybody, the first being 1; equal ones share theirs.
#[must_use]
pub fn places(ranks: &Each<Rank>) -> Each<u8> {
    ranks.map(|_, rank| 1 + ranks.iter().filter(|other| *other > rank).count() as u8)
}
