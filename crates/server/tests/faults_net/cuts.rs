//! Sockets that are cut at any moment: whoever comes back with the last number they saw ends with the same screen as
//! somebody who never left.
//!
//! One person plays on a device that is cut again and again, also right after sending an answer or before reading a
//! welcome; a second device of the same person only looks on and is never cut. The same holds for two spectators. Every
//! few moves, when everything said has been heard, both screens are compared in [`client::Screen::lasting`]: table, log, chat, view,
//! question, wishes and result. Presence, clocks and acknowledgements are left out by nature. The chat stays under the
//! 200 lines a room remembers: beyond them a screen that starts afresh has fewer lines than one that was always there.

use client::{Connection, Visitor};
use kernel::Rng;
use protocol::{ClientMessage, Frame};
use shelf::{AnyGame, Language};

use crate::games::{house_with_toy, others, usual};
use crate::people::{any_option, begun, catch_up, check_record, come_back, same_in_the_end};
use crate::size::size;

/// The most lines of chat in one game, of players and gallery together.
const MOST_SAID: usize = 150;

struct Stage {
    id: String,
    /// The one whose sockets are cut, and the same guest's other device.
    bruno: Visitor,
    cut: Connection,
    twin: Connection,
    others: Vec<Connection>,
    stranger: Visitor,
    cut_watcher: Connection,
    watcher: Connection,
    rng: Rng,
    cuts: usize,
    said: usize,
}

impl Stage {
    async fn set(base: &str, game: &dyn AnyGame, seed: u64) -> Self {
        let (id, people) = begun(base, game).await;
        let bruno = people[1].clone();
        let mut others = Vec::new();
        for visitor in [&people[0], &people[2]] {
            others.push(visitor.connect(&id, None, None).await.unwrap());
        }
        let stranger = Visitor::new(base, "Zoé", Language::En).await.unwrap();
        Self {
            cut: bruno.connect(&id, None, None).await.unwrap(),
            twin: bruno.connect(&id, None, None).await.unwrap(),
            others,
            cut_watcher: stranger.connect(&id, None, None).await.unwrap(),
            watcher: stranger.connect(&id, None, None).await.unwrap(),
            id,
            bruno,
            stranger,
            rng: Rng::from_number(seed),
            cuts: 0,
            said: 0,
        }
    }

    /// Cuts the player's device, in one of the ways in which networks fail, and comes back.
    async fn cut_player(&mut self) {
        let mut screen = self.cut.screen.clone();
        match self.rng.below(4) {
            // In the middle of sending: whether the answer arrived is not known.
            0 | 1 if screen.is_asked() => {
                let serial = screen.question.as_ref().unwrap().serial;
                let action = any_option(&screen, &mut self.rng);
                let answer = ClientMessage::Answer { serial, action, tag: 77 };
                self.cut.say(&answer).await.unwrap();
            }
            // Just come back, and gone before all of the welcome was read.
            2 => {
                let language = self.bruno.language;
                let last = screen.heard().filter(|_| self.rng.below(3) > 0);
                let mut hasty = Connection::knock(&self.bruno, &self.id).await.unwrap();
                hasty
                    .say(&ClientMessage::Hello { language, last, seat: None, shared: false })
                    .await
                    .unwrap();
                screen.disconnect();
                for _ in 0..self.rng.below(4) {
                    let frame: Frame =
                        serde_json::from_str(&hasty.receive().await.unwrap()).unwrap();
                    let more = frame.more;
                    screen.take(frame);
                    if !more {
                        break;
                    }
                }
                hasty.cut();
                self.cuts += 1;
            }
            // With a few frames of the past unread.
            _ => {}
        }
        if self.rng.below(2) == 0 {
            self.others_move().await;
        }
        let fresh = come_back(&self.bruno, &self.id, screen).await.unwrap();
        std::mem::replace(&mut self.cut, fresh).cut();
        self.cuts += 1;
    }

    async fn cut_spectator(&mut self) {
        let screen = self.cut_watcher.screen.clone();
        let fresh = come_back(&self.stranger, &self.id, screen).await.unwrap();
        std::mem::replace(&mut self.cut_watcher, fresh).cut();
        self.cuts += 1;
    }

    /// The other people answer what they are asked, talk, and now and then take something back or let others do so.
    async fn others_move(&mut self) {
        for place in 0..self.others.len() {
            let (rng, other) = (&mut self.rng, &mut self.others[place]);
            catch_up(other).await;
            if other.screen.undo.is_some() {
                let grant = rng.below(3) > 0;
                other.say(&ClientMessage::GrantUndo { grant }).await.unwrap();
            } else if other.screen.is_asked() {
                let action = any_option(&other.screen, rng);
                // Somebody may have taken an answer back meanwhile.
                let _ = other.answer(action).await;
            }
            if rng.below(40) == 0 {
                let _ = other.undo().await;
            }
            if rng.below(8) == 0 && self.said < MOST_SAID {
                // Some games allow no free talk, or not these words.
                let text = format!("line {}, says {place}", self.said);
                self.said += usize::from(other.chat(&text).await.is_ok());
            }
        }
        if self.rng.below(12) == 0 && self.said < MOST_SAID {
            let text = format!("line {} in the gallery", self.said);
            self.said += usize::from(self.watcher.chat(&text).await.is_ok());
        }
    }

    async fn cut_player_answers(&mut self) {
        catch_up(&mut self.cut).await;
        if self.cut.screen.undo.is_some() {
            self.cut.say(&ClientMessage::GrantUndo { grant: true }).await.unwrap();
        }
        if self.cut.screen.is_asked() {
            let action = any_option(&self.cut.screen, &mut self.rng);
            let _ = self.cut.answer(action).await;
        }
    }

    async fn compare(&mut self) {
        same_in_the_end(&mut self.cut, &mut self.twin).await;
        same_in_the_end(&mut self.cut_watcher, &mut self.watcher).await;
    }
}

/// Plays one game with cuts and says how many there were.
async fn play(base: &str, game: &dyn AnyGame, seed: u64) -> usize {
    let mut stage = Stage::set(base, game, seed).await;
    let mut round = 0;
    while stage.twin.screen.over.is_none() {
        match stage.rng.below(10) {
            0..=3 => stage.cut_player().await,
            4 => stage.cut_spectator().await,
            5 => stage.cut_player_answers().await,
            _ => stage.others_move().await,
        }
        round += 1;
        if round % 5 == 0 {
            stage.compare().await;
            stage.cut_player_answers().await;
        }
        assert!(round < 20_000, "the game does not end");
    }
    stage.compare().await;
    assert!(stage.cut.screen.over.is_some() && stage.cut_watcher.screen.over.is_some());
    check_record(&stage.bruno, &stage.id).await;
    stage.cuts
}

async fn play_with_cuts(game: &dyn AnyGame, wanted: usize) {
    let house = house_with_toy().await;
    let (mut cuts, mut games) = (0, 0);
    while cuts < wanted {
        games += 1;
        cuts += play(&house.server.url(), game, games).await;
    }
    eprintln!("{}: {cuts} cuts in {games} games", game.slug());
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_cut_off_misses_nothing() {
    play_with_cuts(usual(), size(100, 500)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_cut_off_at_other_games_misses_nothing() {
    for game in others() {
        play_with_cuts(game, size(100, 500)).await;
    }
}
