//! The table and one's own hand, as lines of text.

use kernel::Seat;
use shelf::speech::{kinds, things, whom};
use shelf::{Arg, Describes, Voice};

use crate::SangRancune;
use crate::View;
use crate::cards::Card;
use crate::cards::encounters::Special;
use crate::shown::words::{
    aim, card, cards, counted, damage, encounter, form, hero, kind, life, numbered, plain,
    prestige, say, strikes, targets,
};
use crate::table::flow::Aim;
use crate::table::pieces::{Blow, Hero};

impl Describes for SangRancune {
    /// The whole table: the Encounter, a line per hero, one's own hand, the piles.
    fn sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
        let mut lines = encounter_lines(voice, view);
        lines.extend(heroes(voice, view));
        if !view.public.hits.is_empty() {
            let hits = view.public.hits.iter().map(|hit| (hit.target, hit.damage));
            lines.push(say(voice, "sheet-hits", [("targets", targets(voice, hits).into())]));
        }
        if voice.viewer().seat().is_some_and(|me| view.public.heroes[me].is_alive()) {
            lines.push(match view.own.hand.as_slice() {
                [] => plain(voice, "sheet-my-hand-empty"),
                hand => say(voice, "sheet-my-hand", [("cards", with_values(voice, hand).into())]),
            });
        }
        let piles = [
            ("pile", usize::from(view.own.pile).into()),
            ("discard", view.public.discard.len().into()),
            ("removed", view.public.removed.len().into()),
        ];
        lines.push(say(voice, "sheet-piles", piles));
        lines
    }

    /// The viewer's own cards and Items, with their texts.
    fn own_sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
        let Some(me) = voice.viewer().seat() else { return vec![plain(voice, "own-none")] };
        let mine = &view.public.heroes[me];
        if !mine.is_alive() {
            return vec![plain(voice, "own-dead")];
        }
        let title = [
            ("who", voice.name(me).into()),
            ("hero", hero(voice, mine.hero).into()),
            ("life", life(voice, u16::from(mine.life)).into()),
            ("prestige", prestige(voice, mine.prestige).into()),
        ];
        let mut lines = vec![say(voice, "own-title", title)];
        let line = |key: &str, kind: Card, count: usize| {
            let text = kind.print().text.get(voice.language);
            say(voice, key, [("card", counted(voice, kind, count).into()), ("text", text.into())])
        };
        if view.own.hand.is_empty() {
            lines.push(plain(voice, "own-empty"));
        }
        for (kind, count) in kinds(view.own.hand.iter().copied()) {
            let key = if kind.print().hero == Some(mine.hero) { "own-heroic" } else { "own-card" };
            lines.push(line(key, kind, count));
        }
        for (kind, count) in kinds(mine.items.iter().map(|item| item.card)) {
            lines.push(line("own-item", kind, count));
        }
        lines
    }
}

/// The Encounter, once one has been revealed.
fn encounter_lines(voice: &Voice<'_>, view: &View) -> Vec<String> {
    if view.public.creature.number == 0 {
        return vec![say(
            voice,
            "sheet-before",
            [("left", usize::from(view.own.encounters).into())],
        )];
    }
    let mut lines = vec![title(voice, view)];
    if let Some(risen) = view.public.risen {
        lines.push(say(voice, "sheet-risen", [("encounter", encounter(voice, risen).into())]));
    }
    if view.public.creature.is_defeated {
        lines.push(plain(voice, "sheet-over"));
    } else {
        lines.extend(creature(voice, view));
    }
    lines
}

/// Which Encounter it is, and what it is worth.
fn title(voice: &Voice<'_>, view: &View) -> String {
    let creature = &view.public.creature;
    let worth = prestige(voice, creature.prestige + u16::from(creature.tokens));
    let worth = match view.given().bonus_of(creature.number) {
        0 => worth,
        bonus => say(voice, "sheet-bonus", [("prestige", worth.into()), ("bonus", bonus.into())]),
    };
    let left = usize::from(view.own.encounters) + usize::from(view.public.risen.is_some());
    let key = match (left, creature.is_risen) {
        (0, _) => "sheet-encounter-last",
        (_, true) => "sheet-encounter-risen",
        (_, false) => "sheet-encounter",
    };
    let args = [
        ("number", usize::from(creature.number).into()),
        ("encounter", encounter(voice, creature.id).into()),
        ("type", kind(voice, creature.id.print().kind).into()),
        ("prestige", worth.into()),
        ("left", left.into()),
    ];
    say(voice, key, args)
}

/// Its Life and what is missing, its attack for this number of players, its rule and its counters.
fn creature(voice: &Voice<'_>, view: &View) -> Vec<String> {
    let creature = &view.public.creature;
    let mut lines = Vec::new();
    let special = creature.id.special();
    let marker = match special {
        Special::PitAuction { .. } | Special::BridgeDilemma { .. } | Special::TokenPack { .. } => {
            None
        }
        Special::GoblinGang { .. } => Some("sheet-chief"),
        Special::Ceiling { .. } => Some("sheet-threshold"),
        Special::None
        | Special::RipCard
        | Special::DrainTotal
        | Special::IgnoreSmall { .. }
        | Special::JamEqualValues
        | Special::GrudgeMarks
        | Special::RaiseDead { .. }
        | Special::SummonOnBlood { .. }
        | Special::GrowingDread { .. }
        | Special::ShiftForm { .. }
        | Special::RegrowHeads { .. }
        | Special::SwallowItem { .. }
        | Special::Petrify
        | Special::BloodFeast { .. }
        | Special::AscendingOnly
        | Special::AbsorbFirst { .. }
        | Special::PriceOnHead { .. }
        | Special::PassAKiss
        | Special::OpenSet
        | Special::AlternateBreath
        | Special::ReflectGap { .. } => Some("sheet-life"),
    };
    if let Some(key) = marker {
        let pile = view.public.damage_on(Aim::Creature {});
        let left = view.public.left_of(Aim::Creature {});
        lines.push(say(
            voice,
            key,
            [("life", creature.life.into()), ("pile", pile.into()), ("left", left.into())],
        ));
    }
    if !creature.wolves.is_empty() {
        let wolf =
            |(number, life): (u8, &u8)| token(voice, view, number, *life, Aim::Wolf { number });
        let wolves: Vec<String> = (0..).zip(&creature.wolves).map(wolf).collect();
        lines.push(say(voice, "sheet-wolves", [("wolves", wolves.join(", ").into())]));
    }
    if let Some(strikes) = strikes(voice, creature.id, view.players) {
        lines.push(say(voice, "sheet-attacks", [("strikes", strikes.into())]));
    }
    let rule = creature.id.print().text.get(voice.language);
    lines.push(say(voice, "sheet-rule", [("text", rule.into())]));
    let counters = counters(voice, view);
    if !counters.is_empty() {
        lines.push(counters.join(", "));
    }
    if !view.public.damage_pile.is_empty() && !view.public.is_adjusted {
        let blows: Vec<String> =
            view.public.damage_pile.iter().map(|placed| blow(voice, view, placed)).collect();
        lines.push(say(voice, "sheet-pile", [("blows", blows.join(", ").into())]));
    }
    lines
}

/// One Wolf or Goblin: what it can still take.
fn token(voice: &Voice<'_>, view: &View, number: u8, life: u8, aim: Aim) -> String {
    let number = ("number", Arg::from(numbered(number)));
    if life == 0 {
        return say(voice, "sheet-token-dead", [number]);
    }
    say(voice, "sheet-token", [number, ("left", view.public.left_of(aim).into())])
}

fn counters(voice: &Voice<'_>, view: &View) -> Vec<String> {
    let creature = &view.public.creature;
    let count = |key: &str, number: u8| say(voice, key, [("n", usize::from(number).into())]);
    let mut parts = Vec::new();
    if creature.round > 0 {
        parts.push(say(voice, "sheet-round", [("round", usize::from(creature.round).into())]));
    }
    if creature.tokens > 0 {
        parts.push(count("sheet-tokens", creature.tokens));
    }
    if creature.heads > 0 {
        parts.push(count("sheet-heads", creature.heads));
    }
    if let Some(shape) = creature.form {
        parts.push(say(voice, "sheet-form", [("form", form(voice, shape).into())]));
    }
    if !creature.chest.is_empty() {
        let swallowed = cards(voice, creature.chest.iter().copied());
        parts.push(say(voice, "sheet-chest", [("items", swallowed.into())]));
    }
    if creature.is_banished {
        parts.push(plain(voice, "sheet-banished"));
    }
    if creature.has_swallowed {
        parts.push(plain(voice, "sheet-full"));
    }
    parts
}

/// SR-310: an Attack on the pile with its owner, and its target if there are several.
fn blow(voice: &Voice<'_>, view: &View, blow: &Blow) -> String {
    let placed = std::iter::once(blow.card).chain(blow.riders.iter().copied());
    let (who, dealt) = (("who", whom(voice, blow.owner).into()), ("damage", blow.damage.into()));
    let placed = ("cards", cards(voice, placed).into());
    if view.public.creature.id.has_tokens() {
        say(voice, "sheet-blow-at", [who, dealt, ("aim", aim(voice, blow.aim).into()), placed])
    } else {
        say(voice, "sheet-blow", [who, dealt, placed])
    }
}

/// One's own hand; a card whose name does not tell its value says it too.
fn with_values(voice: &Voice<'_>, hand: &[Card]) -> String {
    let part = |(kind, count): (Card, usize)| {
        let (name, print) = (counted(voice, kind, count), kind.print());
        match print.faces.get(usize::from(print.base)) {
            Some(value) if !card(voice, kind).ends_with(|last: char| last.is_ascii_digit()) => {
                say(voice, "with-note", [("what", name.into()), ("note", value.to_string().into())])
            }
            Some(_) | None => name,
        }
    };
    things(voice, &kinds(hand.iter().copied()).into_iter().map(part).collect::<Vec<_>>())
}

/// A line per hero: whose turn it is, Initiative, name, Life, Prestige, hand, and all that lies before him.
fn heroes(voice: &Voice<'_>, view: &View) -> Vec<String> {
    let labels: Vec<String> =
        view.public.heroes.pairs().map(|(seat, hero)| label(voice, seat, hero)).collect();
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let acting = acting(view);
    let line = |((seat, hero), label): ((Seat, &Hero), &String)| {
        let marker = if acting == Some(seat) { '▸' } else { ' ' };
        let gap = " ".repeat(width - label.chars().count());
        if !hero.is_alive() {
            return format!("{marker} - {label}{gap}  {}", plain(voice, "sheet-dead"));
        }
        let place = if hero.initiative == 0 { "-".to_owned() } else { hero.initiative.to_string() };
        let lives = say(voice, "sheet-life-short", [("life", format!("{:>3}", hero.life).into())]);
        let worth =
            say(voice, "sheet-prestige", [("prestige", format!("{:>2}", hero.prestige).into())]);
        let hand = say(voice, "sheet-hand", [("n", usize::from(view.own.hands[seat]).into())]);
        let notes = notes(voice, view, seat, hero).join(", ");
        format!("{marker} {place} {label}{gap}  {lives}  {worth}  {hand}  {notes}")
            .trim_end()
            .to_owned()
    };
    view.public.heroes.pairs().zip(&labels).map(line).collect()
}

fn label(voice: &Voice<'_>, seat: Seat, who: &Hero) -> String {
    let (name, you) = (voice.name(seat), plain(voice, "sheet-you"));
    let name = if voice.is_me(seat) && name.to_lowercase() != you {
        format!("{name} ({you})")
    } else {
        name
    };
    format!("{name}, {}", hero(voice, who.hero))
}

/// Whose turn it is: whoever is revealing, or is the next to reveal.
fn acting(view: &View) -> Option<Seat> {
    if view.public.creature.is_defeated {
        return None;
    }
    if let Some(turn) = &view.public.turn {
        return Some(turn.seat);
    }
    let somebody_acted = view.public.heroes.iter().any(|hero| hero.acted && hero.is_alive());
    let cards_wait = view.own.set.iter().any(|set| set.size > 0)
        && view.public.creature.id.special() != Special::OpenSet;
    view.public.still_to_act().next().filter(|_| somebody_acted || cards_wait)
}

fn notes(voice: &Voice<'_>, view: &View, seat: Seat, hero: &Hero) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    let set = &view.own.set[seat];
    match &set.cards {
        Some(known) if set.size > 0 => {
            let key = if hero.set_open { "sheet-set-open" } else { "sheet-set-known" };
            notes.push(say(voice, key, [("cards", cards(voice, known.iter().copied()).into())]));
        }
        None if set.size > 0 => {
            notes.push(say(voice, "sheet-set-down", [("n", usize::from(set.size).into())]))
        }
        Some(_) | None => {}
    }
    let is_round = !view.public.creature.is_defeated;
    if hero.tally > 0 && is_round {
        notes.push(say(voice, "sheet-tally", [("damage", damage(voice, hero.tally).into())]));
    }
    if !hero.items.is_empty() {
        let item = |(kind, count, is_open): (Card, usize, bool)| {
            let name = counted(voice, kind, count);
            if is_open { say(voice, "sheet-drunk", [("item", name.into())]) } else { name }
        };
        let of = |is_open: bool| {
            let all =
                hero.items.iter().filter(move |item| item.is_open == is_open).map(|item| item.card);
            kinds(all).into_iter().map(move |(kind, count)| (kind, count, is_open))
        };
        let items: Vec<String> = of(false).chain(of(true)).map(item).collect();
        notes.push(say(voice, "sheet-items", [("items", items.join(", ").into())]));
    }
    if !hero.prepared.is_empty() {
        let ready = cards(voice, hero.prepared.iter().map(|prepared| prepared.card));
        notes.push(say(voice, "sheet-prepared", [("cards", ready.into())]));
    }
    if hero.goblins_left() > 0 {
        let goblin = |(number, life): (u8, &u8)| {
            token(voice, view, number, *life, Aim::Goblin { before: seat, number })
        };
        let goblins: Vec<String> =
            (0..).zip(&hero.goblins).filter(|(_, life)| **life > 0).map(goblin).collect();
        notes.push(say(voice, "sheet-goblins", [("goblins", goblins.join(", ").into())]));
    }
    if hero.marks > 0 {
        notes.push(say(voice, "sheet-marks", [("n", usize::from(hero.marks).into())]));
    }
    let round = view.public.creature.round;
    let stone = hero.petrified_in > 0 && is_round;
    let states = [
        (hero.is_stone && is_round, "sheet-stone"),
        (stone && hero.petrified_in > round, "sheet-stone-next"),
        (hero.barred && is_round, "sheet-barred"),
        (hero.tripped && !hero.acted && is_round, "sheet-tripped"),
        (hero.jostled > 0 && !hero.acted && is_round, "sheet-jostled"),
    ];
    notes.extend(states.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| plain(voice, key)));
    notes
}
