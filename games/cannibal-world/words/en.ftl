### Cannibal World: everything the table says, in English.


## Names of things

name = Cannibal World
summary = Animal tribes hunt and eat each other: pillage the enemy Habitat three times, or leave no creature on the other side. 2 players, or 4 in two camps.
nothing = nothing
nobody = nobody
times = { $card } ×{ $count }
zone-cover = Cover zone
zone-hunting = Hunting zone
camp-a = Camp A
camp-b = Camp B
unknown-faction = a faction not known yet
plays-faction = { $who } ({ $faction })
hand-of = { $who }: { $cards }
creature-of = { $you ->
    [yes] { $card } (yours)
   *[no] { $card } ({ $owner })
}
creature-twin = { $card } { $number }
creature-owned = { $card } ({ $owner })
creature-twin-owned = { $card } { $number } ({ $owner })
share = { $n } on { $creature }
aim-this = with { $what }
aim-target = on { $what }
aim-split = ({ $what })
aim-frees = to free { $ability } of { $creature }
aim-from = from the { $what }
sum-direct = + { $n } direct
sum-redirected = , taken by { $creature }
blow = { $creature }: { $sum } = { $total }

## Questions

ask-bring = { $you ->
    [yes] Lay your deck down: the others see its faction only.
   *[no] The players lay their decks down.
}
ask-reinforcement = { $you ->
    [yes] Secretly choose a card of your deck for your Reinforcements: at any later draw you may take it instead of the unknown top card.
   *[no] Everybody secretly chooses a Reinforcement card.
}
note-last-cards = Cards left in your decks: { $left }. Once there is none to draw your faction is exhausted: you must then spend all your Meat every turn, on attacks if need be, unless you pillage.
ask-mulligan = { $you ->
    [yes] Do you keep this hand, or want another one? Once only.
   *[no] Everybody keeps a hand or asks for another.
}
ask-draw = { $you ->
    [yes] You draw a card: from the main deck or from your Reinforcements?
   *[no] { $who } draws a card.
}
ask-main = { $you ->
    [yes] Your Main phase, { $meat } Meat in stock.
   *[no] { $who } acts, { $meat } Meat in stock.
}
ask-main-pillage = { $you ->
    [yes] Your Main phase, { $meat } Meat in stock: the enemy Habitat lies open, you may pillage.
   *[no] { $who } acts, { $meat } Meat in stock, and may pillage.
}
ask-main-exhausted = { $you ->
    [yes] Your faction is exhausted: spend your { $meat } Meat while you can, or pillage.
   *[no] { $who } acts, exhausted, { $meat } Meat in stock.
}
ask-enter = { $you ->
    [yes] { $what } has just entered: do you use one of its abilities?
   *[no] { $what } has just entered: { $who } may use one of its abilities.
}
ask-recharge = { $you ->
    [yes] { $what } of { $by } was just used: do you recharge it at once?
   *[no] { $what } of { $by } was just used; { $who } may recharge it.
}
ask-respond-combat = { $you ->
    [yes] { $by } attacks { $what }: do you dodge?
   *[no] { $by } attacks { $what }; { $who } may react.
}
ask-respond-forced = { $you ->
    [yes] { $by } attacks { $what }, and this combat cannot be dodged: do you react?
   *[no] { $by } attacks { $what }; { $who } may react.
}
ask-respond-assault = { $you ->
    [yes] Assault ({ $by }) against { $what }: do you dodge the Assault? The combat that follows is dodged separately.
   *[no] Assault ({ $by }) against { $what }; { $who } may react.
}
ask-swap = { $you ->
    [yes] { $what } is the target and nothing was dodged: do you swap the target?
   *[no] { $what } is the target; { $who } may swap it.
}
ask-bullseye = { $you ->
    [yes] { $by } is about to deal direct damage: does a creature take all of it?
   *[no] { $by } is about to deal direct damage; { $who } may turn it aside.
}
ask-armour = { $you ->
    [yes] { $what } is about to take { $by }: do you use Armour?
   *[no] { $what } is about to take { $by }; { $who } may use Armour.
}
ask-tactics = { $you ->
    [yes] { $attacker } against { $defender }: a tactic?
   *[no] { $attacker } against { $defender }: { $who } uses a tactic or passes.
}
ask-tactics-last = { $you ->
    [yes] { $attacker } against { $defender }: the other side has passed; if you pass too, the blows fall.
   *[no] { $attacker } against { $defender }: if { $who } passes too, the blows fall.
}
ask-spread = { $you ->
    [yes] The Charge spills { $n }: spread it among your other creatures of the zone.
   *[no] { $who } spreads { $n } damage of the Charge.
}
ask-search-alpha = { $you ->
    [yes] Search your deck for a creature of value 8 or more; it will be shown.
   *[no] { $who } searches for a creature of value 8 or more.
}
ask-search-replacement = { $you ->
    [yes] Search your deck for a card of value 6 or less; it will be shown.
   *[no] { $who } searches for a card of value 6 or less.
}
ask-search-tactics = { $you ->
    [yes] Choose a card of your deck: it goes to your Reinforcements unseen.
   *[no] { $who } chooses a card of the deck.
}
ask-proliferate = { $you ->
    [yes] Which Rat comes back from the discard pile to your Reinforcements?
   *[no] { $who } chooses a Rat from the discard pile.
}
ask-second = { $you ->
    [yes] { $card }: what does { $ability } aim at?
   *[no] { $card }: { $who } chooses what { $ability } aims at.
}

## Options

option-bring = Play a deck of { $size } cards, { $faction }
option-reinforcement = Put { $card } into Reinforcements
option-keep = Keep this hand
option-mulligan = Shuffle it back and draw six others
option-draw-main = Draw the top card of the main deck
option-draw-reinforcement = Take { $card } from your Reinforcements
option-play-creature = { $cost ->
    [0] Play { $card } for free, { $zone }
   *[other] Play { $card }, { $zone } ({ $cost } Meat)
}
option-play-action = Play { $card }: { $ability }{ $aim } (1 Meat)
option-play-both = Play { $card }: { $ability }{ $aim }, then { $second } (2 Meat)
option-use = { $creature }: { $ability }{ $aim } (1 Meat)
option-move = Move { $creature } to the Hunting zone (1 Meat)
option-attack = Attack { $target } with { $attacker } (1 Meat)
option-pillage = Pillage the enemy Habitat (1 Meat)
option-draw-extra = Draw an extra card (1 Meat)
option-recover = Recover { $creature } (1 Meat)
option-drop = Drop the Tracker of { $creature } (free)
option-give = Give 1 Meat to { $to }
option-end = End the turn
option-pass = Pass
option-spread = Spread { $shares }
option-take = Take { $card }
option-take-none = Nothing matches
option-second = { $ability }{ $aim }
option-concede = Concede the game
option-net = Net of { $source } (1 Meat): the attack does not take place
option-bullseye = Bullseye ({ $source }): { $creature } takes it all
option-armour = Armour of { $source }: { $x } less
option-recharge = Recharge with { $source }
option-swap = Swap ({ $source }): { $creature } becomes the target
option-trigger = { $ability }{ $aim }
option-dodge-combat = Dodge the combat (2 Meat)
option-dodge-assault = Dodge the Assault (2 Meat)
option-dodge-useless = Dodge the Assault (2 Meat), of no use: its damage is already turned aside
option-accept = Accept
option-decline = Do nothing

## What is counted of a deck

measure-cards = cards
measure-points = points
measure-chiefs = Chief
measure-limited = Limited

## What an option would bring

then-fate = { $how ->
    [dies] { $creature } takes { $points } and dies
    [none] { $creature } takes nothing
   *[lives] { $creature } takes { $points } ({ $left } life left)
}
then-combat = If nobody announces anything: { $fates }.
then-assault = The effect, then the combat if nobody announces anything: { $fates }.
then-blows = The blows fall: { $fates }.
then-both-pass = If everybody passes then: { $fates }.
then-struck = { $fates }.
then-may-dodge = { $who } can dodge ({ $cost } Meat).
then-cannot-dodge = { $who } cannot dodge.
then-stunned-cannot-dodge = Stunned, { $creature } can neither dodge nor strike.
then-stunned = { $creature } is stunned.
then-dragged = Whoever survives is dragged into the Hunting zone.
then-fetches = One of these comes back from your discard pile to your Reinforcements: { $cards }.
then-nothing-to-fetch = No Rat can come back to your Reinforcements: no effect.
then-freed = { $ability } can be used again.
then-frees-nothing = No used ability can be freed: no effect.
then-only-moves = Nobody to leap at: it only moves to the Hunting zone.
then-deck-empty = Your main deck is empty: nothing can be found in it.
then-searches-alpha = A creature of value 8 or more goes from your main deck to your Reinforcements, shown to everybody.
then-searches-small = A card of value 6 or less goes from your main deck to your Reinforcements, shown to everybody.
then-searches-any = A card of your choice goes from your main deck to your Reinforcements; the other side does not see it.
then-put-shown = It goes to your Reinforcements; everybody sees it.
then-put-unseen = It goes to your Reinforcements; the other side does not see it.
then-shuffled = Nothing is taken; your main deck is shuffled.
then-stays-unused = The ability stays unused.
then-stays-used = The ability stays used.
then-loses-tracker = { $creature } loses Tracker.
then-recovered = Stunned it neither strikes, dodges nor uses abilities; then it can, and counts in its zone.
then-recovered-tracker = Stunned it neither strikes, dodges nor uses abilities; then it can.
then-given = You will have { $meat } Meat left.
then-supported = You draw { $x } { $x ->
    [1] card
   *[other] cards
} and gain { $x } Meat.
then-victory = Nobody is left over there: you win.
then-may-win = May end the game: with no creature in hand either, the other side is eliminated and you win.
then-pyrrhic = May end the game by a Pyrrhic victory: { $strength } strength against { $tokens } tokens, a draw.
then-defeat = May end the game against you: neither a creature nor a card to draw would be left.
then-dear-defeat = May end the game in a draw: you would be eliminated, but by a Pyrrhic victory, { $strength } strength against { $tokens } tokens.
then-maybe-dear-defeat = May end the game against you: neither a creature nor a card to draw would be left. Unless a hand over there adds to the { $strength } strength one sees, it would be a draw, too little against { $tokens } tokens.
then-both-out = May end the game in a draw: neither side would have a creature left.
then-maybe-both-out = May end the game: neither side would have a creature in play. With one in hand the other side may win, otherwise it is a draw.
then-dodged = The combat does not take place: nobody is hurt.
then-no-effect = The Assault has no effect.
then-dodged-assault = The Assault has no effect; the combat follows, if nobody announces anything: { $fates }.
then-no-change = As it stands this changes nothing in the combat.
then-meat-left = You will have { $meat } Meat left for your own turn.
then-may-use = On entering it may use { $abilities }.
then-hunts = Can attack at once, and holds the Hunting zone.
then-moves-stunned = Stunned, it neither attacks nor holds the zone.
then-guarded = Sheltered behind { $guard }, who holds the Hunting zone.
then-unguarded = Nobody holds your Hunting zone: it can be attacked here.
then-tracker = A Tracker: it cannot be targeted, and does not hold its zone.
then-no-tracker = It can be targeted then, and will hold its zone.
then-pillaged = { $left ->
    [0] The last token: you win.
   *[other] { $left } will be left on their Habitat. Nobody can dodge it.
}
then-turn-ends = { $meat ->
    [0] Your stock goes back to 4 Meat.
   *[other] Your stock goes back to 4 Meat; what you did not spend ({ $meat }) is not added.
}
then-last-card = Your last card: the next draw exhausts you.
then-drawn = { $left } { $left ->
    [1] card
   *[other] cards
} will be left in your decks.
then-refilled = The top card of the main deck will take its place.
then-mulligan = Once only: the new hand is kept.
then-conceded = The other side wins.

## Events

event-began = The game begins: { $factions }.
event-brought = The decks are laid down: { $factions }.
event-reinforcement = Everybody has chosen a Reinforcement card.
event-reinforcement-yours = Everybody has chosen; your Reinforcements: { $card }.
event-first = { $you ->
    [yes] You begin, with 2 Meat; the others have 4.
   *[no] { $who } begins, with 2 Meat; the others have 4.
}
event-dealt = Everybody draws six cards.
event-dealt-yours = Your hand: { $cards }.
event-no-mulligan = Everybody keeps their hand.
event-mulligan = A new hand for { $names }.
event-mulligan-yours = A new hand for { $names }. Yours: { $cards }.
event-turn = { $you ->
    [yes] Turn { $turn }: yours.
   *[no] Turn { $turn }: { $who }.
}
event-turn-ended = { $you ->
    [yes] Your turn ends: 4 Meat.
   *[no] { $who } ends the turn: 4 Meat.
}
event-exhausted = { $you ->
    [yes] Nothing left to draw: your faction is exhausted.
   *[no] Nothing left to draw: { $who } is exhausted.
}
event-meat = { $you ->
    [yes] You gain { $n } Meat.
   *[no] { $who } gains { $n } Meat.
}
event-gave = { $you ->
    [yes] You give 1 Meat to { $to }.
   *[no] { $who } gives 1 Meat to { $to }.
}
event-pillaged = { $you ->
    [yes] You pillage the enemy Habitat: { $left } left.
   *[no] { $who } pillages the Habitat across the table: { $left } left.
}
event-offers = { $you ->
    [yes] You offer to concede.
   *[no] { $who } offers to concede.
}
event-hands = Hands shown: { $hands }.
event-counted = Creatures counted in hand: { $hands }. Total strength { $strength } against { $tokens } tokens on the Habitat.
event-won-pillage = { $you ->
    [yes] { $one ->
        [yes] You have destroyed the enemy Habitat and win.
       *[no] Your camp ({ $camp }) has destroyed the enemy Habitat and wins.
    }
   *[no] { $one ->
        [yes] { $camp } has destroyed the enemy Habitat and wins.
       *[no] { $camp } have destroyed the enemy Habitat and win.
    }
}
event-won-elimination = { $you ->
    [yes] { $one ->
        [yes] No creature left on the other side: you win.
       *[no] No creature left on the other side: your camp ({ $camp }) wins.
    }
   *[no] { $one ->
        [yes] No creature left on the other side: { $camp } wins.
       *[no] No creature left on the other side: { $camp } win.
    }
}
event-pyrrhic = { $you ->
    [yes] { $one ->
        [yes] Pyrrhic victory: you have only { $strength } strength left against { $tokens } tokens. A draw.
       *[no] Pyrrhic victory: your camp ({ $camp }) has only { $strength } strength left against { $tokens } tokens. A draw.
    }
   *[no] { $one ->
        [yes] Pyrrhic victory: { $camp } has only { $strength } strength left against { $tokens } tokens. A draw.
       *[no] Pyrrhic victory: { $camp } have only { $strength } strength left against { $tokens } tokens. A draw.
    }
}
event-both-out = Both camps are eliminated together: a draw.
event-stalemate = Two rounds in which nothing happened: a draw.
event-too-long = The limit of turns is reached: a draw.
event-conceded = { $you ->
    [yes] { $one ->
        [yes] The other side concedes: you win.
       *[no] The other side concedes: your camp ({ $camp }) wins.
    }
   *[no] { $one ->
        [yes] The other side concedes: { $camp } wins.
       *[no] The other side concedes: { $camp } win.
    }
}
event-drew = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws from the main deck.
}
event-drew-known = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
event-drew-reinforcement = { $you ->
    [yes] You draw from your Reinforcements.
   *[no] { $who } draws from the Reinforcements.
}
event-drew-reinforcement-known = { $you ->
    [yes] You take { $card } from your Reinforcements.
   *[no] { $who } takes { $card } from the Reinforcements.
}
event-refilled = { $you ->
    [yes] A card of your deck goes to the Reinforcements.
   *[no] A card of the deck of { $who } goes to the Reinforcements.
}
event-refilled-known = { $you ->
    [yes] { $card } goes from your deck to your Reinforcements.
   *[no] { $card } goes from the deck of { $who } to the Reinforcements.
}
event-revealed = { $you ->
    [yes] You play the Action card { $card }.
   *[no] { $who } plays the Action card { $card }.
}
event-discarded = { $you ->
    [yes] { $card } goes to your discard pile.
   *[no] { $card } goes to the discard pile of { $who }.
}
event-second-lost = { $you ->
    [yes] { $ability } of { $card } has no target left: lost.
   *[no] { $ability } of { $card } has no target left: lost.
}
event-proliferated = { $you ->
    [yes] { $card } comes back from the discard pile to your Reinforcements.
   *[no] { $card } comes back from the discard pile to the Reinforcements of { $who }.
}
event-nothing-to-fetch = { $you ->
    [yes] No Rat to bring back.
   *[no] No Rat to bring back for { $who }.
}
event-searched = { $you ->
    [yes] You put a card of your deck into your Reinforcements unseen.
   *[no] { $who } puts a card of the deck into Reinforcements unseen.
}
event-searched-known = { $you ->
    [yes] You put { $card } into your Reinforcements and shuffle.
   *[no] { $who } puts { $card } into Reinforcements and shuffles.
}
event-found-nothing = { $you ->
    [yes] You find nothing that matches and shuffle.
   *[no] { $who } finds nothing that matches and shuffles.
}
event-deck-empty = { $you ->
    [yes] Your deck is empty: nothing to choose.
   *[no] The deck of { $who } is empty: nothing to choose.
}
event-entered = { $you ->
    [yes] You play { $card }, { $zone }.
   *[no] { $who } plays { $card }, { $zone }.
}
event-moved = { $creature } moves to the { $zone }.
event-recovered = { $you ->
    [yes] You recover { $creature }.
   *[no] { $who } recovers { $creature }.
}
event-stunned = { $creature } is stunned.
event-lost-tracker = { $creature } loses Tracker.
event-freed = { $you ->
    [yes] You free { $ability } of { $creature }.
   *[no] { $who } frees { $ability } of { $creature }.
}
event-died = { $creature } dies.
event-attacked = { $you ->
    [yes] You send { $attacker } against { $defender }.
   *[no] { $who } sends { $attacker } against { $defender }.
}
event-used = { $you ->
    [yes] You use { $ability } of { $creature }{ $aim }.
   *[no] { $who } uses { $ability } of { $creature }{ $aim }.
}
event-used-card = { $you ->
    [yes] { $card }: { $ability }{ $aim }.
   *[no] { $card }: { $ability }{ $aim }.
}
event-triggered = { $you ->
    [yes] You trigger { $ability } of { $creature }.
   *[no] { $who } triggers { $ability } of { $creature }.
}
event-triggered-card = { $you ->
    [yes] You reveal { $card }: { $ability }.
   *[no] { $who } reveals { $card }: { $ability }.
}
event-dodged-combat = { $you ->
    [yes] You dodge: the combat against { $creature } does not take place.
   *[no] { $who } dodges: the combat against { $creature } does not take place.
}
event-dodged-assault = { $you ->
    [yes] You dodge the Assault against { $creature }.
   *[no] { $who } dodges the Assault against { $creature }.
}
event-netted = { $you ->
    [yes] Your net stops { $creature }: the attack does not take place.
   *[no] The net of { $who } stops { $creature }: the attack does not take place.
}
event-netted-card = { $you ->
    [yes] Your net stops the Assault.
   *[no] The net of { $who } stops the Assault.
}
event-takes-shot = { $you ->
    [yes] { $creature } takes all the direct damage.
   *[no] { $creature } takes all the direct damage.
}
event-swapped = { $you ->
    [yes] You swap: { $creature } takes the place of { $out }.
   *[no] { $who } swaps: { $creature } takes the place of { $out }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-blows = The blows fall. { $blows }.
event-spread = { $you ->
    [yes] You spread the Charge: { $shares }.
   *[no] { $who } spreads the Charge: { $shares }.
}
event-armoured = { $you ->
    [yes] Your Armour prevents { $n } on { $creature }.
   *[no] The Armour of { $who } prevents { $n } on { $creature }.
}
event-damaged = Damage: { $hits }.
event-no-combat = The combat cannot take place.

## Refusals: the numbers of section 8

refusal-CW-E01 = Only a creature in your Hunting zone can attack.
refusal-CW-E02 = { $card } still guards the Hunting zone: attack it first.
refusal-CW-E03 = A Tracker cannot be targeted: choose another creature.
refusal-CW-E04 = { $card } is stunned; recover it first (1 Meat).
refusal-CW-E05 = You need a creature in your Hunting zone that is not stunned and not a Tracker.
refusal-CW-E06 = You have already pillaged this turn; you may again in your next one.
refusal-CW-E07 = The first player cannot pillage in the first turn.
refusal-CW-E08 = { $card } still protects the Habitat: kill or stun it.
refusal-CW-E09 = Dodging costs 2 Meat; you have { $meat }.
refusal-CW-E10 = A stunned creature cannot dodge.
refusal-CW-E11 = This combat cannot be dodged.
refusal-CW-E12 = Only { $who } can dodge for this creature.
refusal-CW-E13 = This ability only works from the { $zone }.
refusal-CW-E14 = Already used; it needs Recharge.
refusal-CW-E15 = Only during a combat.
refusal-CW-E16 = Out of range: { $n } zones away, range 2.
refusal-CW-E17 = Distribute exactly { $n } damage, at least 1 per target.
refusal-CW-E18 = No card left to draw.
refusal-CW-E19 = Only another used ability can be recharged.
refusal-CW-E20 = Your faction is exhausted: spend your remaining { $meat } Meat or pillage.
refusal-CW-E21 = Creatures never retreat.
refusal-CW-E22 = One of the two abilities can only be used in a combat: play the other alone.
refusal-CW-E23 = The Net costs 1 Meat.
refusal-CW-E24 = It is not your decision.
refusal-CW-E25 = Only one decision about the opening hand, already taken.
refusal-CW-E26 = Spread { $n } among the other creatures, at most their remaining life each.
refusal-CW-E27 = { $card } is not fighting.
refusal-CW-E28 = Choose your own fighter; another creature takes its damage.
refusal-CW-E29 = One token per turn, to your teammate, in your own turn.
refusal-CW-E30 = This deck is not legal. { $errors }
refusal-CW-E31 = Both abilities cost 2 Meat; you have { $meat }.
refusal-CW-E32 = That costs 1 Meat; you have 0.
refusal-CW-E33 = A card matches: take one that does.
refusal-CW-E34 = { $card } is not stunned.
refusal-CW-E35 = { $card } is not a Tracker.
refusal-CW-E36 = Choose a creature other than the target.
refusal-CW-E37 = { $card } is stunned and cannot move; recover it first (1 Meat).
refusal-CW-E38 = This card is not in your hand, or is not played like this.
refusal-CW-E39 = Choose a creature of your camp that is in play.
refusal-CW-E40 = This card has no such ability to use here.
refusal-CW-E41 = That is not possible at this moment: choose among what is offered.
refusal-CW-E42 = A choice is missing, or there is one too many: choose what the ability asks for.
refusal-CW-E43 = { $card } is caught by the Feline Leap and can use nothing in this combat.
refusal-CW-E44 = This card is not in your Reinforcements.
refusal-CW-E45 = This card is not in your deck.
refusal-CW-E46 = The game is over.
refusal-CW-E47 = Do not name a card of your hand or your Reinforcements.

## The table in lines

sheet-turn = Turn { $turn }, { $who }.
sheet-habitat = { $names }: { $habitat }, { $tokens } tokens
sheet-zone = { $zone }: { $creatures }
sheet-damage = , { $left } life left
sheet-stunned = , stunned
sheet-tracker = , Tracker
sheet-player = { $who } ({ $faction }): { $meat } Meat, hand { $hand }, deck { $main }, Reinforcements { $reinforcements }, discard { $discard }
sheet-exhausted = , exhausted
sheet-known = , seen in Reinforcements: { $cards }
sheet-known-hand = , surely in hand: { $cards }
sheet-forecast = If everybody passes now: { $blows }.
sheet-pyrrhic = Beware of a Pyrrhic victory: { $strength } strength in play against { $tokens } tokens; an elimination would be a draw.
own-hand = Your hand: { $cards }
own-reinforcements = Your Reinforcements: { $cards }
own-card = { $card }: { $text }
aid-title = Cards out of sight, by the lists that are known:
aid-unseen = { $who }: { $cards }
aid-unknown = { $who }: list not known

## Talk

phrase-attack = I attack this turn.
phrase-hold = I keep my Meat to react.
phrase-dodge = Dodge!
phrase-pillage = The Habitat lies open!
phrase-guard = We must guard the Hunting zone.
phrase-meat = I need Meat.
phrase-tracker = Beware of Trackers.
phrase-wait = Let us wait.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-about-attack = Let us attack @.
phrase-about-watch = @ is up to something.

## Settings

list-decks-build = Build a deck
list-decks-own = A deck of one’s own
deck-brought = Brought by the player
deck-brought-help = The player lays down a list that the others do not see.
setting-deck_1 = Deck of the first seat
setting-deck_1-help = The deck of the first player.
setting-deck_2 = Deck of the second seat
setting-deck_2-help = The deck of the second player.
setting-deck_3 = Deck of the third seat
setting-deck_3-help = With four players only.
setting-deck_4 = Deck of the fourth seat
setting-deck_4-help = With four players only.
setting-reinforcement = Reinforcement card
setting-reinforcement-help = Who chooses the first Reinforcement card.
setting-reinforcement-choose = Free choice
setting-reinforcement-choose-help = Everybody chooses in secret.
setting-reinforcement-recommended = Recommended
setting-reinforcement-recommended-help = The card recommended to beginners, without a question.
setting-talk = Talk
setting-talk-help = What partners may say with four players.
setting-talk-free = Free
setting-talk-free-help = Free text, without naming one’s cards.
setting-talk-preset = Phrases
setting-talk-preset-help = Ready-made sentences only.
setting-talk-off = No talk
setting-talk-off-help = Nobody talks.
setting-decision_seconds = Seconds per decision
setting-decision_seconds-help = To act in one’s turn; 0 for no limit.
setting-reaction_seconds = Seconds per reaction
setting-reaction_seconds-help = To dodge, react or use a tactic; 0 for no limit.
setting-first = First player
setting-first-help = Who begins, with 2 Meat and no pillage in the first turn.
setting-first-random = At random
setting-first-random-help = Drawn by lot.
setting-first-camp_a = Camp A
setting-first-camp_a-help = The first seat.
setting-first-camp_b = Camp B
setting-first-camp_b-help = The other camp.
setting-pyrrhic = Pyrrhic victory
setting-pyrrhic-help = An elimination with less strength than enemy tokens is a draw.
setting-mirror = Same faction allowed
setting-mirror-help = Two players may have the same faction.
setting-open_lists = Open lists
setting-open_lists-help = Decks that are brought are shown to all.
setting-open_lists_after = Show all at the end
setting-open_lists_after-help = Hands and lists are shown when the game is over.
setting-on_timeout = Time-out
setting-on_timeout-help = What happens to whoever does not answer in time.
setting-on_timeout-pass_or_random = Pass
setting-on_timeout-pass_or_random-help = The table passes, or plays what is forced.
setting-on_timeout-forfeit = Forfeit
setting-on_timeout-forfeit-help = The camp loses the game.
setting-max_turns = Limit of turns
setting-max_turns-help = After so many turns in all the game is a draw.
setting-charge_excess = Charge excess
setting-charge_excess-help = Beyond which life a Charge spills over.
setting-charge_excess-remaining_life = Remaining life
setting-charge_excess-remaining_life-help = Wounds count.
setting-charge_excess-printed_life = Printed life
setting-charge_excess-printed_life-help = Wounds do not count.
setting-swap_takes_assault = Swap takes the Assault
setting-swap_takes_assault-help = The creature swapped in suffers the Assault’s effect, too.
setting-stunned_may_move = Stunned may move
setting-stunned_may_move-help = A stunned creature may move.
setting-last_stand = Last stand
setting-last_stand-help = In one’s turn one is not eliminated while an Action card can be played.

## For those who look back

standing = Position
played-as = as the { $tribe }
