//! Talk: what may be said at a table, by whom, and who hears it.

use kernel::{Seat, Seats, Viewer};
use protocol::{ChatLine, LONGEST_TEXT};
use shelf::{Language, Talk};

use super::{Entry, Room};
use crate::guest::proper_text;
use crate::{Fault, GuestId};

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatEntry {
    /// The entry that brought it.
    pub(crate) entry: u32,
    /// Its number in the gallery, and among players.
    pub(crate) number: (u32, u32),
    pub(crate) at: u64,
    pub(crate) seat: Option<u8>,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) gallery: bool,
}

/// From where on somebody is told what was said.
#[derive(Clone, Copy, Debug)]
pub(crate) enum After {
    /// From the first line on.
    Nothing,
    /// After this line, as the reader knows its number.
    Line(u32),
    /// After this entry of the log.
    Entry(u32),
}

/// Who speaks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Speaker<'a> {
    /// A player.
    Seat(u8),
    /// Somebody who watches.
    Watcher { name: &'a str },
}

impl Room {
    /// What may be said while the game is on. Before and after, players talk freely.
    pub(crate) fn talk(&self, language: Language) -> Option<Talk> {
        self.playing().ok()?;
        self.game.talk(&self.setup.config, language).ok()
    }

    /// Somebody says something in their own words.
    pub(crate) fn say(
        &self,
        speaker: Speaker<'_>,
        language: Language,
        text: &str,
        at: u64,
    ) -> Result<Entry, Fault> {
        let text = proper_text(text, LONGEST_TEXT)?;
        let talk = self.talk(language);
        match speaker {
            Speaker::Watcher { name } => {
                let gallery = talk.is_none_or(|talk| !talk.gallery_to_players);
                Ok(Entry::Said { at, seat: None, name: name.to_owned(), text, gallery })
            }
            Speaker::Seat(seat) => {
                if let Some(talk) = talk {
                    if !talk.free {
                        return Err(Fault::TalkClosed);
                    }
                    let voice = self.voice(language, Viewer::Seat(Seat::new(seat)));
                    self.playing()?.may_say(&voice, &text).map_err(Fault::Rule)?;
                }
                let name = self.chair(seat)?.name.clone();
                Ok(Entry::Said { at, seat: Some(seat), name, text, gallery: false })
            }
        }
    }

    /// A player says one of the ready-made sentences, perhaps about somebody.
    pub(crate) fn phrase(
        &self,
        seat: u8,
        language: Language,
        phrase: u8,
        about: Option<u8>,
        at: u64,
    ) -> Result<Entry, Fault> {
        let talk = self.talk(language).ok_or(Fault::NotPlaying)?;
        let place = usize::from(phrase);
        let text = match about {
            None => talk.phrases.get(place).cloned(),
            Some(whom) => {
                let name = &self.chair(whom)?.name;
                talk.about_players.get(place).map(|sentence| sentence.replace('@', name))
            }
        };
        let text = text.ok_or(Fault::NoPhrase)?;
        let name = self.chair(seat)?.name.clone();
        Ok(Entry::Said { at, seat: Some(seat), name, text, gallery: false })
    }

    /// Whether a reader hears the gallery. Players who hide behind the gallery's view do not.
    fn is_in_gallery(&self, viewer: Viewer, reader: Option<&GuestId>) -> bool {
        let plays = reader.is_some_and(|reader| !self.seats_of(reader).is_empty());
        viewer == Viewer::Gallery && !plays
    }

    /// The number of the last line that was said to this reader.
    pub(crate) fn lines_said(&self, viewer: Viewer, reader: Option<&GuestId>) -> u32 {
        if self.is_in_gallery(viewer, reader) { self.said.0 } else { self.said.1 }
    }

    /// What was said after some moment, as this reader hears it who has muted these seats.
    pub(crate) fn heard(
        &self,
        after: After,
        viewer: Viewer,
        reader: Option<&GuestId>,
        muted: Seats,
    ) -> Vec<ChatLine> {
        let is_muted = |seat: Option<u8>| seat.is_some_and(|seat| muted.contains(Seat::new(seat)));
        let in_gallery = self.is_in_gallery(viewer, reader);
        let number = |line: &ChatEntry| if in_gallery { line.number.0 } else { line.number.1 };
        let heard = self.chat.iter().filter(|line| {
            let is_new = match after {
                After::Nothing => true,
                After::Line(last) => number(line) > last,
                After::Entry(last) => line.entry > last,
            };
            is_new && (!line.gallery || in_gallery) && !is_muted(line.seat)
        });
        heard.map(|line| line.told(number(line))).collect()
    }
}

impl ChatEntry {
    fn told(&self, number: u32) -> ChatLine {
        ChatLine {
            n: number,
            at: self.at,
            seat: self.seat.map(Seat::new),
            name: self.name.clone(),
            text: self.text.clone(),
            gallery: self.gallery,
        }
    }
}
