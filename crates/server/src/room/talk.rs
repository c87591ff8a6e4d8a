//! Talk: what may be said at a table, by whom, and who hears it.

use kernel::{Seat, Viewer};
use protocol::{ChatLine, LONGEST_TEXT};
use shelf::{Language, Talk};

use super::{Entry, Room};
use crate::guest::proper_text;
use crate::{Fault, GuestId};

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatEntry {
    /// The entry that brought it.
    pub(crate) n: u32,
    pub(crate) at: u64,
    pub(crate) seat: Option<u8>,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) gallery: bool,
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

    /// What was said after an entry, as this reader hears it.
    pub(crate) fn heard(
        &self,
        after: Option<u32>,
        viewer: Viewer,
        reader: Option<&GuestId>,
    ) -> Vec<ChatLine> {
        let is_muted = |seat: Option<u8>| {
            let Some((seat, reader)) = seat.zip(reader) else { return false };
            self.muted.iter().any(|(who, whom)| who == reader && *whom == seat)
        };
        // Players who hide behind the gallery's view do not hear the gallery.
        let plays = reader.is_some_and(|reader| !self.held_by(reader).is_empty());
        let in_gallery = viewer == Viewer::Gallery && !plays;
        let heard = self.chat.iter().filter(|line| {
            after.is_none_or(|after| line.n > after)
                && (!line.gallery || in_gallery)
                && !is_muted(line.seat)
        });
        heard.map(ChatEntry::told).collect()
    }
}

impl ChatEntry {
    fn told(&self) -> ChatLine {
        ChatLine {
            n: self.n,
            at: self.at,
            seat: self.seat,
            name: self.name.clone(),
            text: self.text.clone(),
            gallery: self.gallery,
        }
    }
}
