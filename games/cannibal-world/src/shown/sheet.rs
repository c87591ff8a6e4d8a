//! The table and one's own cards, as lines of text.

use kernel::{Seat, View};
use shelf::speech::{statements, things, whom};
use shelf::{Describes, Voice};

use super::forecast::{TooDear, too_dear};
use super::words::{ability, arithmetic, card, cards, faction, number, plain, say, zone};
use crate::CannibalWorld;
use crate::cards::Slot;
use crate::rules::zones::{is_tracker, numbers, remaining_life};
use crate::rules::{damage, setup};
use crate::table::creature::{Creature, Zone};
use crate::table::public::{Camp, Phase};

type Seen = View<CannibalWorld>;

impl Describes for CannibalWorld {
    /// The whole table: both camps with their zones, a line per player, the combat and what it would do.
    fn sheet(voice: &Voice<'_>, view: &Seen) -> Vec<String> {
        let public = &view.public;
        let mut lines = Vec::new();
        if public.phase != Phase::Setup {
            let args = [("turn", public.turn.into()), ("who", whom(voice, public.active).into())];
            lines.push(say(voice, "sheet-turn", args));
        }
        for camp in Camp::BOTH {
            lines.push(habitat(voice, view, camp));
            for place in Zone::BOTH {
                lines.push(stands(voice, view, camp, place));
            }
            lines.extend(public.members(camp).iter().map(|seat| player(voice, view, seat)));
        }
        let forecast = damage::forecast(view.given(), public);
        if !forecast.is_empty() {
            let blows: Vec<String> = forecast.iter().map(|blow| arithmetic(voice, blow)).collect();
            lines.push(say(voice, "sheet-forecast", [("blows", statements(voice, &blows).into())]));
        }
        lines.extend(pyrrhic(voice, view));
        lines
    }

    /// The viewer's own hand and Reinforcements, with what the cards say.
    fn own_sheet(voice: &Voice<'_>, view: &Seen) -> Vec<String> {
        let Some(seat) = view.seat() else { return Vec::new() };
        let own = &view.own;
        let mut lines =
            vec![say(voice, "own-hand", [("cards", cards(voice, own.hand(seat)).into())])];
        let stack = own.reinforcements[seat].cards.clone().unwrap_or_default();
        lines.push(say(voice, "own-reinforcements", [("cards", cards(voice, &stack).into())]));
        let mut held: Vec<_> = own.hand(seat).iter().chain(&stack).copied().collect();
        held.sort_unstable();
        held.dedup();
        lines.extend(held.into_iter().map(|held| {
            let text = held.print().text.get(voice.language);
            say(voice, "own-card", [("card", card(voice, held).into()), ("text", text.into())])
        }));
        lines
    }
}

fn habitat(voice: &Voice<'_>, view: &Seen, camp: Camp) -> String {
    let members: Vec<String> =
        view.public.members(camp).iter().map(|seat| whom(voice, seat)).collect();
    let called = setup::habitat_of(view.given(), &view.public, camp).map_or_else(
        || plain(voice, "unknown-faction"),
        |faction| faction.print().habitat.name.get(voice.language).to_owned(),
    );
    let args = [
        ("names", things(voice, &members).into()),
        ("habitat", called.into()),
        ("tokens", number(view.public.habitat(camp))),
    ];
    say(voice, "sheet-habitat", args)
}

fn stands(voice: &Voice<'_>, view: &Seen, camp: Camp, place: Zone) -> String {
    let here = view.public.creatures_of(camp).filter(|creature| creature.zone == place);
    let parts: Vec<String> = here.map(|creature| standing(voice, view, creature)).collect();
    let args = [("zone", zone(voice, place).into()), ("creatures", things(voice, &parts).into())];
    say(voice, "sheet-zone", args)
}

/// “Shiv Fighter 3/3, 1 damage, stunned (Stab 1 used)”
fn standing(voice: &Voice<'_>, view: &Seen, creature: &Creature) -> String {
    let given = view.given();
    let printed = numbers(given, creature);
    let called = super::words::creature(voice, view, creature.id);
    let mut text = format!("{called} {}/{}", printed.strength, printed.life);
    if creature.damage > 0 {
        text.push_str(&say(
            voice,
            "sheet-damage",
            [("left", number(remaining_life(given, creature)))],
        ));
    }
    if creature.stunned {
        text.push_str(&plain(voice, "sheet-stunned"));
    }
    if is_tracker(given, creature) {
        text.push_str(&plain(voice, "sheet-tracker"));
    }
    let open = |slot: &Slot| !creature.has_used(*slot);
    let abilities: Vec<String> = Slot::BOTH
        .into_iter()
        .filter(open)
        .filter_map(|slot| printed.ability(slot))
        .map(|open| ability(voice, open))
        .collect();
    if !abilities.is_empty() {
        text.push_str(&format!(" [{}]", abilities.join(", ")));
    }
    text
}

fn player(voice: &Voice<'_>, view: &Seen, seat: Seat) -> String {
    let player = &view.public.players[seat];
    let own = &view.own;
    let plays = player
        .faction
        .map_or_else(|| plain(voice, "unknown-faction"), |known| faction(voice, known).to_owned());
    let args = [
        ("who", whom(voice, seat).into()),
        ("faction", plays.into()),
        ("meat", number(player.meat)),
        ("hand", number(own.hands[seat].size)),
        ("main", number(own.mains[seat])),
        ("reinforcements", number(own.reinforcements[seat].size)),
        ("discard", player.discard.len().into()),
    ];
    let mut text = say(voice, "sheet-player", args);
    if player.exhausted {
        text.push_str(&plain(voice, "sheet-exhausted"));
    }
    let known: Vec<_> = player.known.iter().map(|known| known.card).collect();
    if !known.is_empty() {
        text.push_str(&say(voice, "sheet-known", [("cards", cards(voice, &known).into())]));
    }
    if !player.known_hand.is_empty() {
        let held = cards(voice, &player.known_hand);
        text.push_str(&say(voice, "sheet-known-hand", [("cards", held.into())]));
    }
    text
}

/// CW-1605: a warning to whoever could win too dearly.
fn pyrrhic(voice: &Voice<'_>, view: &Seen) -> Option<String> {
    let TooDear { strength, tokens, .. } = too_dear(view)?;
    let args = [("strength", strength.into()), ("tokens", number(tokens))];
    Some(say(voice, "sheet-pyrrhic", args))
}
