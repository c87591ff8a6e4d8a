//! One decision of one person: what happened, the table, the question, the answers, and all one may look up meanwhile.

use std::io::{self, BufRead, Write};

use kernel::{Coverage, Seat, Viewer};
use serde_json::Value;
use shelf::Observed;

use crate::command::Command;
use crate::lookup::{clause, clause_example, find_cards};
use crate::menu::{Menu, Pick};
use crate::play::Session;
use crate::screen::{Stop, WIDTH};
use crate::style::{DIM, TITLE, WARNING, paint};
use crate::{one_line, wrap};

impl<R: BufRead, W: Write> Session<'_, R, W> {
    /// Asks a person until an answer is taken.
    pub(crate) fn decide(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.can_only_pass(seat)? || self.lets_it_go_by(seat)? {
            return Ok(());
        }
        self.hand_over_to(seat)?;
        self.show_news(seat)?;
        self.show_table_if_changed(seat)?;
        loop {
            let seen = self.table.observe(&self.voice(Viewer::Seat(seat)));
            if seen.options.is_empty() {
                return Err(Stop::Broken(io::Error::other(self.screen.word("no-options", &[]))));
            }
            let action = self.choose(seat, &seen)?;
            let (language, names) = (self.screen.language, self.names.clone());
            let voice = shelf::Voice::new(language, Viewer::Seat(seat), &names);
            match self.table.apply(&voice, seat, Some(seen.serial), &action) {
                Ok(()) => return Ok(()),
                Err(refused) => self.screen.styled(WARNING, &refused.text)?,
            }
        }
    }

    /// Passes for a person who plays alone against bots and could do nothing else. Among several people it would tell
    /// the others that there was nothing to choose, so everybody is asked.
    fn can_only_pass(&mut self, seat: Seat) -> Result<bool, Stop> {
        if self.humans.len() > 1 {
            return Ok(false);
        }
        let seen = self.table.observe(&self.voice(Viewer::Seat(seat)));
        let [only] = seen.options.as_slice() else { return Ok(false) };
        if !only.pass || seen.coverage != Coverage::Complete {
            return Ok(false);
        }
        self.answer_for(seat, seen.serial, &only.action.value())?;
        Ok(true)
    }

    /// Lets the moment go by for a person who has said “not now”, if it can be let go by. A person alone with bots is
    /// told so; among several people nobody at the screen may learn it.
    fn lets_it_go_by(&mut self, seat: Seat) -> Result<bool, Stop> {
        if !self.not_now.contains(seat) {
            return Ok(false);
        }
        let seen = self.table.observe(&self.voice(Viewer::Seat(seat)));
        let Some(pass) = seen.options.iter().find(|option| option.pass) else { return Ok(false) };
        if self.humans.len() == 1 {
            let answer = [("answer", one_line(&pass.text).into())];
            let said = self.screen.word("not-now-passed", &answer);
            self.screen.styled(DIM, &said)?;
        }
        self.answer_for(seat, seen.serial, &pass.action.value())?;
        Ok(true)
    }

    fn answer_for(&mut self, seat: Seat, serial: u32, action: &Value) -> Result<(), Stop> {
        let (language, names) = (self.screen.language, self.names.clone());
        let voice = shelf::Voice::new(language, Viewer::Seat(seat), &names);
        let taken = self.table.apply(&voice, seat, Some(serial), action);
        taken.map_err(|refused| Stop::Broken(io::Error::other(refused.text)))
    }

    /// Sets or lifts the order “not now”; once it is set, it holds for the question at hand, too.
    fn turn_not_now(&mut self, seat: Seat, seen: &Observed) -> Result<Option<Value>, Stop> {
        if self.not_now.contains(seat) {
            self.not_now = self.not_now.without(seat);
            self.screen.say("not-now-off", &[])?;
            return Ok(None);
        }
        self.not_now = self.not_now.with(seat);
        self.screen.say("not-now-on", &[])?;
        let pass = seen.options.iter().find(|option| option.pass);
        Ok(pass.map(|pass| pass.action.value()))
    }

    /// What happened since this person's last decision.
    fn show_news(&mut self, seat: Seat) -> Result<(), Stop> {
        let place = usize::from(seat.number());
        let news = self.log(Viewer::Seat(seat), self.read[place]);
        if !news.is_empty() {
            let title = if self.read[place] == 0 { "news-first" } else { "news" };
            let title = self.screen.word(title, &[]);
            self.screen.heading(&title)?;
            news.iter().try_for_each(|line| self.screen.log_line(line))?;
        }
        self.read[place] = self.table.logged();
        Ok(())
    }

    fn show_table_if_changed(&mut self, seat: Seat) -> Result<(), Stop> {
        let sheet = self.table.sheet(&self.voice(Viewer::Seat(seat)));
        if sheet != self.sheets[usize::from(seat.number())] {
            self.show_table(seat)?;
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat) -> Result<(), Stop> {
        let sheet = self.table.sheet(&self.voice(Viewer::Seat(seat)));
        self.screen.line("")?;
        self.screen.block(&sheet)?;
        self.sheets[usize::from(seat.number())] = sheet;
        Ok(())
    }

    /// Lists the answers and reads lines until one of them is meant.
    fn choose(&mut self, seat: Seat, seen: &Observed) -> Result<Value, Stop> {
        let mut menu = Menu::new(seen.options.iter().map(|option| option.text.as_str()));
        self.show_question(&mut menu, seen)?;
        loop {
            let line = self.screen.ask()?;
            match Command::read(&line) {
                Command::Answer(typed) => match menu.pick(&typed) {
                    Pick::One(place) => return Ok(seen.options[place].action.value()),
                    Pick::Several(found) => {
                        self.screen.warn("matches", &[])?;
                        menu.narrow(found);
                        self.show_options(&mut menu, seen)?;
                    }
                    Pick::NoSuchNumber => self.no_answer("no-number", &typed, &menu)?,
                    Pick::Nothing => match self.table.written_answer(seat, &typed) {
                        Some(answer) => return Ok(answer),
                        None => self.no_answer("no-match", &typed, &menu)?,
                    },
                },
                // An empty line turns the page, or shows the question again once everything was listed.
                Command::Nothing if menu.shown() < menu.listed() => {
                    self.show_options(&mut menu, seen)?
                }
                Command::Nothing => self.show_question(&mut menu, seen)?,
                Command::NotNow => {
                    if let Some(pass) = self.turn_not_now(seat, seen)? {
                        return Ok(pass);
                    }
                }
                Command::Quit => {
                    self.consider_quitting(seat)?;
                    self.show_question(&mut menu, seen)?;
                }
                command @ (Command::Help
                | Command::Log(_)
                | Command::Table
                | Command::Rule(_)
                | Command::Card(_)
                | Command::Think) => self.look_up(seat, command)?,
            }
        }
    }

    /// Writes the question and its answers from the first.
    fn show_question(&mut self, menu: &mut Menu, seen: &Observed) -> Result<(), Stop> {
        self.screen.heading(seen.prompt.as_deref().unwrap_or_default())?;
        menu.list_all();
        self.show_options(menu, seen)
    }

    /// Says that a typed line is no answer.
    fn no_answer(&mut self, key: &str, typed: &str, menu: &Menu) -> Result<(), Stop> {
        self.screen.warn(key, &[("typed", one_line(typed).into()), ("total", menu.len().into())])
    }

    fn show_options(&mut self, menu: &mut Menu, seen: &Observed) -> Result<(), Stop> {
        let from = menu.shown() + 1;
        let mut group = None;
        for place in menu.next_page().to_vec() {
            let option = &seen.options[place];
            if option.group != group {
                group.clone_from(&option.group);
                let heading = group.as_deref().unwrap_or_default();
                self.screen.styled(DIM, &format!("  {heading}"))?;
            }
            self.screen.option(place + 1, &option.text)?;
            if let Some(consequence) = &option.consequence {
                self.screen.consequence(consequence)?;
            }
        }
        if menu.shown() < menu.listed() {
            let counts = [
                ("from", from.into()),
                ("to", menu.shown().into()),
                ("total", menu.listed().into()),
            ];
            let hint = self.screen.word("more-options", &counts);
            self.screen.styled(DIM, &hint)?;
        }
        Ok(())
    }

    /// Everything one may look up before answering.
    fn look_up(&mut self, seat: Seat, command: Command) -> Result<(), Stop> {
        match command {
            Command::Help => self.show_help(),
            Command::Log(lines) => self.show_log(seat, lines),
            Command::Table => self.show_table(seat),
            Command::Rule(typed) => self.show_rule(&typed),
            Command::Card(typed) if typed.is_empty() => self.show_own_cards(seat),
            Command::Card(typed) => self.show_cards(&typed),
            Command::Think => self.show_aid(seat),
            Command::NotNow | Command::Quit | Command::Nothing | Command::Answer(_) => Ok(()),
        }
    }

    fn show_help(&mut self) -> Result<(), Stop> {
        let example = clause_example(self.game, self.screen.language);
        self.screen.say("help", &[("example", example.into())])
    }

    fn show_log(&mut self, seat: Seat, lines: Option<usize>) -> Result<(), Stop> {
        let log = self.log(Viewer::Seat(seat), 0);
        if log.is_empty() {
            return self.screen.say("log-empty", &[]);
        }
        let from = log.len().saturating_sub(lines.unwrap_or(usize::MAX));
        log[from..].iter().try_for_each(|line| self.screen.log_line(line))
    }

    fn show_rule(&mut self, typed: &str) -> Result<(), Stop> {
        let language = self.screen.language;
        match clause(self.game, language, typed) {
            Some((id, text)) => {
                self.screen.styled(TITLE, &id)?;
                self.screen.block(&wrap(&text, WIDTH, "  "))
            }
            None => {
                let example = clause_example(self.game, language);
                self.screen.warn(
                    "rule-unknown",
                    &[("typed", one_line(typed).into()), ("example", example.into())],
                )
            }
        }
    }

    fn show_own_cards(&mut self, seat: Seat) -> Result<(), Stop> {
        let own = self.table.own(&self.voice(Viewer::Seat(seat)));
        if own.is_empty() {
            return self.screen.say("card-none", &[]);
        }
        let title = self.screen.word("own-title", &[]);
        self.screen.styled(TITLE, &title)?;
        own.iter().try_for_each(|line| self.screen.block(&wrap(line, WIDTH, "  ")))
    }

    fn show_cards(&mut self, typed: &str) -> Result<(), Stop> {
        let found = find_cards(self.game, self.screen.language, typed);
        if found.is_empty() {
            return self.screen.warn("card-unknown", &[("typed", one_line(typed).into())]);
        }
        for card in found {
            self.screen.line(&format!("{}  {}", paint(TITLE, &card.name), paint(DIM, &card.id)))?;
            self.screen.block(&wrap(&card.text, WIDTH, "  "))?;
        }
        Ok(())
    }

    fn show_aid(&mut self, seat: Seat) -> Result<(), Stop> {
        match self.table.aid(&self.voice(Viewer::Seat(seat))) {
            Some(lines) => self.screen.block(&lines),
            None => self.screen.say("no-aid", &[]),
        }
    }
}
