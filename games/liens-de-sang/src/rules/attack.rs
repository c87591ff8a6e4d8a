//! LS-4xx, attack and wounds: who suffers, which token he takes, and where the dagger goes.

use kernel::{Look, Seat};

use crate::cards::catalogue::{Standing, TokenRule, catalogue};
use crate::cards::pieces::{Card, Color, Identity, Symbol, Token};
use crate::rules::capture;
use crate::rules::forbidden::Forbidden;
use crate::table::event::Event;
use crate::table::flow::Step;
use crate::table::flow::{Cause, Question};
use crate::table::public::{Player, Public};
use crate::table::secrets::my_identity;
use crate::{LiensDeSang, Play, ask};
use kernel::Next::Do;

/// LS-403: the intervener suffers the wound of the attack, and must show his rank (LS-506); otherwise the target does,
/// and chooses (LS-509).
pub(crate) fn wound(play: &mut Play<'_>) {
    let attack = play.public.attack.expect("the wound of an attack");
    let rule = if attack.intervener.is_some() { TokenRule::RankFirst } else { TokenRule::Choice };
    let cause = Cause::Attack { by: attack.attacker };
    play.then([Do(Step::Suffer { victim: attack.wounded(), cause, rule })]);
}

/// LS-404, LS-409: one wound is one token, and the fourth is a capture.
///
/// LS-1202: a single possible token is taken without asking. While the rank is hidden and fewer than two affiliation
/// tokens are shown there are always two, so that this tells nobody anything new.
pub(crate) fn suffer(play: &mut Play<'_>, victim: Seat, cause: Cause, rule: TokenRule) {
    if play.public.is_at_stake(victim) {
        return capture::capture(play, victim, cause);
    }
    let identity = play.secrets.identity(victim, play.referee());
    let unknown_only = play.public.has_standing(victim, Standing::AffiliationUnknown);
    let mut possible = Symbol::ALL.into_iter().filter(|symbol| {
        check_symbol(&play.public.players[victim], unknown_only, identity, rule, *symbol).is_ok()
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
        Symbol::Rank => Token::Rank(play.secrets.identity(seat, referee).rank()),
    };
    let has_staff = play.public.has_standing(seat, Standing::AffiliationUnknown);
    lay(&mut play.public.players[seat], token, has_staff);
    referee.disclose();
    if let (Symbol::Rank, Cause::Attack { .. }, Some(attack)) =
        (symbol, cause, &mut play.public.attack)
    {
        attack.rank_shown = true;
    }
    play.tell(|_| Event::Wound { seat, token, cause });
}

/// LS-404, LS-745: a token more, and what it proves.
pub(crate) fn lay(player: &mut Player, token: Token, has_staff: bool) {
    player.wounds.add(token);
    let lying = player.wounds.showing(token.symbol()) as u8;
    player.evidence.note(token, lying, has_staff);
}

/// LS-763, LS-764: at the Sword holder's third wound his Sword and every Shield of its colour go back, at once.
pub(crate) fn drop_lapsed_protection(play: &mut Play<'_>) {
    // Runs between any two steps, and hardly ever has anything to do.
    let guards = catalogue().cards_with(Standing::GuardsColor);
    let lapses = |player: &Player| player.cards.intersects(guards) && has_lapsed(player);
    if play.public.players.iter().any(lapses) {
        Color::BOTH.into_iter().for_each(|color| drop_protection(play, color));
    }
}

/// LS-763: a Sword protects nobody once its holder has three wounds.
fn has_lapsed(player: &Player) -> bool {
    player.wounds.capture_after(1)
}

#[cold]
fn drop_protection(play: &mut Play<'_>, color: Color) {
    let (sword, shield) = (Card::sword(color), Card::shield(color));
    let players = &mut play.public.players;
    let lapsed = |player: &Player| player.cards.has(sword) && has_lapsed(player);
    let Some(seat) = players.seats_where(lapsed).lowest() else { return };
    players[seat].cards.remove(sword);
    let shields = play.public.holders(shield);
    for holder in shields.iter() {
        play.public.players[holder].cards.remove(shield);
    }
    play.tell(|_| Event::ProtectionLapsed { seat, color, shields });
}

/// LS-410, LS-412: the dagger goes to the wounded player, unless an ability sent it elsewhere.
pub(crate) fn move_dagger(play: &mut Play<'_>) {
    let attack = play.public.attack.take().expect("the dagger moves at the end of an attack");
    let to = attack.dagger_to.unwrap_or(attack.wounded());
    play.public.dagger = to;
    play.tell(|_| Event::DaggerMoved { to });
}

/// LS-406: which token a player may take, judged by what he knows of his own card.
pub(crate) fn check_token(
    look: Look<'_, LiensDeSang>,
    me: Seat,
    rule: TokenRule,
    symbol: Symbol,
) -> Result<(), Forbidden> {
    let identity = my_identity(look).expect("everybody knows his own card");
    let unknown_only = look.public.has_standing(me, Standing::AffiliationUnknown);
    check_symbol(&look.public.players[me], unknown_only, identity, rule, symbol)
}

/// Every token that may be taken.
pub(crate) fn tokens(
    look: Look<'_, LiensDeSang>,
    me: Seat,
    rule: TokenRule,
) -> impl Iterator<Item = Symbol> {
    Symbol::ALL.into_iter().filter(move |symbol| check_token(look, me, rule, *symbol).is_ok())
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
pub(crate) fn check_return(public: &Public, me: Seat, symbol: Symbol) -> Result<(), Forbidden> {
    if public.players[me].wounds.showing(symbol) > 0 { Ok(()) } else { Err(Forbidden::NoSuchToken) }
}

/// Every token that may be returned.
pub(crate) fn returns(public: &Public, me: Seat) -> impl Iterator<Item = Symbol> {
    Symbol::ALL.into_iter().filter(move |symbol| check_return(public, me, *symbol).is_ok())
}
