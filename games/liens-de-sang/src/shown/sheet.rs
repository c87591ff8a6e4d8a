//! The table, one's own card and what follows from them, as lines of text.

use kernel::Seat;
use shelf::{Describes, Voice};

use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Card, Clan, Identity, Symbol, Token};
use crate::shown::words::{card, character, clan, plain, say, side, symbol};
use crate::table::public::Player;
use crate::table::secrets::my_character;
use crate::{LiensDeSang, View};

impl Describes for LiensDeSang {
    /// The whole table: a line per player, then the supply.
    fn sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
        let dagger = voice.name(view.public.dagger).into();
        let mut lines =
            vec![say(voice, "sheet-turn", [("turn", view.public.turn.into()), ("who", dagger)])];
        let labels: Vec<String> = view.seats().iter().map(|seat| label(voice, seat)).collect();
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        for ((seat, player), label) in view.public.players.pairs().zip(&labels) {
            let marker = if seat == view.public.dagger && view.public.ending.is_none() {
                '†'
            } else {
                ' '
            };
            let gap = " ".repeat(width - label.chars().count());
            let notes = notes(voice, view, seat, player).join(", ");
            lines.push(
                format!("{marker} {label}{gap}  {}  {notes}", tokens(player)).trim_end().to_owned(),
            );
        }
        if let (Some(attack), None) = (view.public.attack, view.public.ending) {
            let args = [
                ("attacker", voice.name(attack.attacker).into()),
                ("target", voice.name(attack.target).into()),
            ];
            lines.push(say(voice, "sheet-attack", args));
        }
        lines.push(supply(voice, view));
        lines
    }

    /// The viewer's own card, and what it means.
    fn own_sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
        let Some(me) = my_character(view) else { return vec![plain(voice, "own-none")] };
        let printed = catalogue().character(me);
        let mut lines = vec![say(voice, "own-card", [("card", character(voice, me).into())])];
        lines.push(symbols(voice, me));
        let ability = catalogue().ability(printed.ability);
        lines.push(say(voice, "own-ability", [("text", ability.text.get(voice.language).into())]));
        lines.push(say(voice, "own-clue", [("clue", clan(voice, printed.clue).into())]));
        lines.push(match me.clan() {
            Some(clan) => {
                say(voice, "own-goal-clan", [("rival", side(voice, clan.rival().into()).into())])
            }
            None => plain(voice, "own-goal-order"),
        });
        lines
    }
}

fn label(voice: &Voice<'_>, seat: Seat) -> String {
    let name = voice.name(seat);
    let you = plain(voice, "sheet-you");
    if voice.is_me(seat) && name.to_lowercase() != you { format!("{name} ({you})") } else { name }
}

/// Three places: `[R][?][ ]`.
fn tokens(player: &Player) -> String {
    let shown = player.wounds.iter().map(|token| match token {
        Token::Unknown => "[?]".to_owned(),
        Token::Rose | Token::Beast | Token::Rank(_) => format!("[{}]", token.letter()),
    });
    shown.chain(std::iter::repeat_n("[ ]".to_owned(), 3 - player.wounds.count())).collect()
}

fn notes(voice: &Voice<'_>, view: &View, seat: Seat, player: &Player) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    match (view.own.characters[seat], view.own.clues[seat]) {
        (Some(identity), _) => {
            notes.push(say(voice, "sheet-is", [("card", character(voice, identity).into())]))
        }
        (None, Some(clue)) => {
            notes.push(say(voice, "sheet-clue", [("clue", clan(voice, clue).into())]))
        }
        (None, None) => {}
    }
    for held in player.cards.iter() {
        let is_true = held == Card::Curse && view.own.true_curse == Some(seat);
        notes.push(if is_true { plain(voice, "sheet-true-curse") } else { card(voice, held) });
    }
    notes
}

fn supply(voice: &Voice<'_>, view: &View) -> String {
    let supply = view.public.supply();
    let tokens = [
        ("rose", usize::from(supply.rose).into()),
        ("roseclan", clan(voice, Clan::Rose).into()),
        ("beast", usize::from(supply.beast).into()),
        ("beastclan", clan(voice, Clan::Beast).into()),
        ("unknown", usize::from(supply.unknown).into()),
    ];
    let cards = Card::ALL.into_iter().zip(supply.cards).filter(|(_, count)| *count > 0);
    let listed = cards.map(|(kind, count)| format!("{} ×{count}", card(voice, kind)));
    let all: Vec<String> = listed.chain([say(voice, "sheet-tokens", tokens)]).collect();
    say(voice, "sheet-supply", [("cards", all.join(", ").into())])
}

fn symbols(voice: &Voice<'_>, me: Identity) -> String {
    let printed = catalogue().character(me);
    if printed.is_wild() {
        return plain(voice, "own-symbols-wild");
    }
    let kinds = [Symbol::Rose, Symbol::Beast, Symbol::Unknown];
    let mut both =
        kinds.into_iter().flat_map(|kind| std::iter::repeat_n(kind, printed.symbols(kind)));
    let mut next = || both.next().map_or_else(String::new, |kind| symbol(voice, kind)).into();
    say(
        voice,
        "own-symbols",
        [("rank", me.rank().to_string().into()), ("one", next()), ("two", next())],
    )
}
