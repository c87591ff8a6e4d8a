//! LS-4xx, attack and wounds: who suffers, which token he takes, and where the dagger goes.

use kernel::{Look, Seat};

use crate::cards::catalogue::{Standing, TokenRule, catalogue};
use crate::cards::pieces::{Card, Color, Identity, Symbol, Token};
use crate::rules::capture;
use crate::rules::forbidden::Forbidden;
use crate::table::event::Event;
use crate::table::flow::Step;
use crate::table::flow::{Cause, Question};
use crate::table::state::{Player, State};
use crate::{LiensDeSang, Play, ask};
use kernel::Next::Do;

/// LS-403: the intervener suffers the wound of the attack, and must show his rank (LS-506); otherwise the target does,
/// and chooses (LS-509).
pub(crate) fn wound(play: &mut Play<'_>) {
    let attack = play.state.attack.expect("the wound of an attack");
    let rule = if attack.intervener.is_some() { TokenRule::RankFirst } else { TokenRule::Choice };
    let cause = Cause::Attack { by: attack.attacker };
    play.then([Do(Step::Suffer { victim: attack.wounded(), cause, rule })]);
}

/// LS-404, LS-409: one wound is one token, and the fourth is a capture.
///
/// LS-1202: a single possible token is taken without asking. While the rank is hidden and fewer than two affiliation
/// tokens are shown there are always two, so that this tells nobody anything new.
pub(crate) fn suffer(play: &mut Play<'_>, victim: Seat, cause: Cause, rule: TokenRule) {
    if play.state.wounds(victim) == 3 {
        return capture::capture(play, victim, cause);
    }
    let identity = *play.state.characters[victim].read(play.referee());
    let mut possible = Symbol::ALL.into_iter().filter(|symbol| {
        let unknown_only = play.state.has_standing(victim, Standing::AffiliationUnknown);
        check_symbol(&play.state.players[victim], unknown_only, identity, rule, *symbol).is_ok()
    });
    let first =
        possible.next().expect("a player with fewer than three wounds has an unmatched symbol");
    if possible.next().is_none() {
        take_token(play, victim, first, cause);
    } else {
        play.then(ask(Question::Token { victim, cause, rule }));
    }
}

/// LS-404: lays the token down; LS-601: remembers whether it wakes the ability.
pub(crate) fn take_token(play: &mut Play<'_>, seat: Seat, symbol: Symbol, cause: Cause) {
    let referee = play.referee();
    let token = match symbol {
        Symbol::Unknown => Token::Unknown,
        Symbol::Rose => Token::Rose,
        Symbol::Beast => Token::Beast,
        Symbol::Rank => Token::Rank(play.state.characters[seat].read(referee).rank()),
    };
    let has_staff = play.state.has_standing(seat, Standing::AffiliationUnknown);
    let player = &mut play.state.players[seat];
    player.wounds.add(token);
    remember(player, token, has_staff);
    referee.disclose();
    if let (Symbol::Rank, Cause::Attack { .. }, Some(attack)) =
        (symbol, cause, &mut play.state.attack)
    {
        attack.rank_shown = true;
    }
    play.tell(|_| Event::Wound { seat, token, cause });
}

/// D3, D4: what a token proves. With a Staff an affiliation token proves nothing.
pub(crate) fn remember(player: &mut Player, token: Token, has_staff: bool) {
    let shown = player.wounds.showing(token.symbol()) as u8;
    let evidence = &mut player.evidence;
    match token {
        Token::Rank(rank) => evidence.rank = Some(rank),
        Token::Rose | Token::Beast | Token::Unknown if has_staff => {}
        Token::Rose => evidence.rose = evidence.rose.max(shown),
        Token::Beast => evidence.beast = evidence.beast.max(shown),
        Token::Unknown => evidence.unknown = evidence.unknown.max(shown),
    }
}

/// LS-763, LS-764: at the Sword holder's third wound his Sword and every Shield of its colour go back, at once.
pub(crate) fn drop_lapsed_protection(play: &mut Play<'_>) {
    for color in Color::BOTH {
        let state = &mut *play.state;
        let lapsed =
            |player: &Player| player.cards.has(Card::sword(color)) && player.wounds.count() == 3;
        let Some((seat, _)) = state.players.pairs().find(|(_, player)| lapsed(player)) else {
            continue;
        };
        state.players[seat].cards.remove(Card::sword(color));
        let shields = state.players.seats_where(|player| player.cards.has(Card::shield(color)));
        for holder in shields.iter() {
            state.players[holder].cards.remove(Card::shield(color));
        }
        play.tell(|_| Event::ProtectionLapsed { seat, color, shields });
    }
}

/// LS-410, LS-412: the dagger goes to the wounded player, unless an ability sent it elsewhere.
pub(crate) fn move_dagger(play: &mut Play<'_>) {
    let attack = play.state.attack.take().expect("the dagger moves at the end of an attack");
    let to = attack.dagger_to.unwrap_or(attack.wounded());
    play.state.dagger = to;
    play.tell(|_| Event::DaggerMoved { to });
}

/// LS-406: which token a player may take, judged by what he knows of his own card.
pub(crate) fn check_token(
    look: Look<'_, LiensDeSang>,
    me: Seat,
    rule: TokenRule,
    symbol: Symbol,
) -> Result<(), Forbidden> {
    let identity =
        *look.state.characters[me].seen_by(look.viewer).expect("everybody knows his own card");
    let unknown_only = look.state.has_standing(me, Standing::AffiliationUnknown);
    check_symbol(&look.state.players[me], unknown_only, identity, rule, symbol)
}

/// LS-404, LS-405, LS-407, LS-506, LS-752, LS-862, LS-902: whether a card allows this token now.
fn check_symbol(
    player: &Player,
    unknown_only: bool,
    identity: Identity,
    rule: TokenRule,
    symbol: Symbol,
) -> Result<(), Forbidden> {
    let wounds = player.wounds;
    let rank_is_free = wounds.rank().is_none();
    if symbol == Symbol::Rank {
        return if rank_is_free { Ok(()) } else { Err(Forbidden::AlreadyMatched) };
    }
    if rule == TokenRule::RankFirst && rank_is_free {
        return Err(Forbidden::MustShowRank);
    }
    if wounds.affiliations() == 2 {
        return Err(Forbidden::AlreadyMatched);
    }
    if unknown_only {
        return if symbol == Symbol::Unknown { Ok(()) } else { Err(Forbidden::StaffBinds) };
    }
    let character = catalogue().character(identity);
    match character.symbols(symbol) {
        _ if character.is_wild() => Ok(()),
        0 => Err(Forbidden::NotOnCard),
        printed if wounds.showing(symbol) >= printed => Err(Forbidden::AlreadyMatched),
        _ => Ok(()),
    }
}

/// LS-743: a healed player returns a token he has.
pub(crate) fn check_return(state: &State, me: Seat, symbol: Symbol) -> Result<(), Forbidden> {
    if state.players[me].wounds.showing(symbol) > 0 { Ok(()) } else { Err(Forbidden::NoSuchToken) }
}
