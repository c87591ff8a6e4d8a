### Sang Rancune: everything the table says, in English.

name = Sang Rancune
summary = Nine Encounters to defeat together, one killing blow each time: strike, hold back, betray, and be the most prestigious survivor. 3 to 6 players.

## Names of things

nothing = nothing
nobody = nobody
times = { $card } ×{ $count }
with-note = { $what } ({ $note })
amount-damage = { $n } damage
amount-life = { $n } Life
amount-prestige = { $n } Prestige
amount-attacks = { $n ->
    [one] one Attack card
   *[other] { $n } Attack cards
}
aim-creature = the creature
aim-wolf = Wolf { $number }
aim-goblin = a Goblin before { $whom }
form-colossus = Colossus
form-mist = Mist
type-beast = Beast
type-humanoid = Humanoid
type-construct = Construct
type-undead = Undead
type-demon = Demon
type-mage = Mage
type-dragon = Dragon
type-trap = Trap
heroic = { $card }, Heroic
clumsy = { $card }, now an Attack of 5
spoiled = { $card }, dropped to 0

## What a creature does in its turn

strike = { $damage } { $who }
strike-words = { $damage } { $who }
who-slots = to Initiative { $slots }
who-heads = to each Initiative from 1 to its number of heads
who-all = to every hero
who-most_damage = to whoever dealt the most damage
who-least_damage = to whoever dealt the least damage
who-first_damage = to the first to damage it
who-last_damage = to the last to damage it
who-most_prestige = to whoever has the most Prestige
who-marked = to every marked hero
who-own_goblins = to whoever still has Goblins before them
who-lowest_total = to whoever has the lowest total of damage
when-odd = odd rounds
when-even = even rounds
growth-grudge = +{ $more } per Mark
growth-prestige_tokens = +{ $more } per Prestige token
growth-heads = +{ $more } per head
growth-wolf_pairs = per pair of Wolves
growth-damage_gap = the gap between most and least damage

## Questions

ask-between-before = { $you ->
    [yes] Before the next Encounter: use or trade your Items, or say that you are ready.
   *[no] Before the next Encounter, living players may use or trade their Items.
}
ask-between-after = { $you ->
    [yes] The Encounter is known ({ $encounter }): last chance to use or trade your Items before Initiative. Otherwise say that you are ready.
   *[no] The Encounter is known ({ $encounter }): living players may use or trade their Items before Initiative.
}
ask-accept-trade = { $you ->
    [to] { $from } offers you a trade: you get { $give }, you give { $take }. Do you accept?
    [from] { $to } thinks about your trade: { $give } for { $take }.
   *[no] { $to } answers the trade { $from } offers: { $give } for { $take }.
}
ask-accept-drink = { $you ->
    [to] { $from } offers you { $potion }. Do you accept?
    [from] { $to } thinks about what you offer: { $potion }.
   *[no] { $to } accepts or refuses what { $from } offers: { $potion }.
}
ask-loot = { $you ->
    [yes] { $corpse } is no more and leaves Items: take one, or nothing.
   *[no] { $who } may take one of the Items { $corpse } left.
}
ask-plan-b = { $you ->
    [yes] Initiative is drawn and nothing is set yet.
   *[no] Initiative is drawn: there is still time to react before Attacks are set.
}
ask-you-play = { $moment } Do you play { $cards }?
ask-pass-card = { $you ->
    [yes] Secretly choose a card from your hand: it goes to { $next }.
   *[no] Everybody secretly chooses a card to pass to the next player.
}
ask-set = { $you ->
    [yes] Round { $round }, Initiative { $place }: which card do you set face down?
    [stone] Round { $round }: you are stone and set nothing.
   *[no] Round { $round }: everybody secretly sets a card face down.
}
ask-set-openly = { $you ->
    [yes] Round { $round }, Initiative { $place }: which card do you set, face up?
   *[no] { $who } sets a card, face up.
}
ask-before-reveal = { $you ->
    [turn] It is your turn to reveal.
    [yes] { $who } is about to reveal.
   *[no] { $who } is about to reveal; there is still time to react.
}
ask-answer-move-over = { $you ->
    [yes] { $by } made you lose what you had set.
   *[no] { $who } lost what was set and may still answer.
}
ask-replace = { $you ->
    [yes] { $card } was revealed before you: what do you play instead? Choose { $now } from your hand.
   *[no] { $who } chooses from hand what replaces the revealed card.
}
ask-replace-later = { $you ->
    [yes] { $card } was revealed before you: what do you play instead? Choose { $now } from your hand, and if you like another one to set face down.
   *[no] { $who } chooses from hand what replaces the revealed card.
}
ask-order = { $you ->
    [yes] Which of your cards comes first?
   *[no] { $who } puts the revealed cards in order.
}
ask-order-next = { $you ->
    [yes] Which of your cards comes next?
   *[no] { $who } puts the revealed cards in order.
}
ask-heroic = { $you ->
    [yes] { $card } shows your portrait: do you declare it Heroic? It would deal { $double } and be Protected.
   *[no] { $who } may declare the revealed card Heroic: { $card }.
}
ask-blessing = { $you ->
    [yes] { $card }: do you use it against this creature? { $added } more, and it makes no attack this round.
   *[no] { $who } may strengthen the revealed card: { $card }.
}
ask-theft = { $you ->
    [yes] { $card }: which closed Item do you take if the Attack succeeds?
   *[no] { $who } chooses an Item to steal ({ $card }).
}
ask-target = { $you ->
    [yes] What does your card { $card } aim at?
   *[no] { $who } chooses what { $card } aims at.
}
ask-attack-revealed = { $you ->
    [turn] You revealed: { $cards }. It is about to strike.
    [yes] { $who } revealed: { $cards }. It is about to strike.
   *[no] { $who } revealed: { $cards }. There is still time to react before it strikes.
}
ask-fireball = { $you ->
    [yes] Your turn ends: do you throw the Fireball? { $damage } to every creature in reach, { $burned } to every other hero.
   *[no] { $who } may still throw a Fireball.
}
ask-low-blow = { $you ->
    [by] You played { $ploy }. The others may still cancel it.
    [yes] { $by } plays { $ploy }.
   *[no] { $by } plays { $ploy }. It may still be cancelled.
}
ask-creature-targets = { $you ->
    [yes] The creature aims at { $targets }.
   *[no] The creature aims at { $targets }. One of its hits may still be redirected.
}
ask-creature-hit = { $you ->
    [yes] The creature hit you.
   *[no] The creature hit { $targets }: striking back is still possible.
}
ask-discard-down = { $you ->
    [yes] You hold too many cards ({ $size } where { $limit } are allowed): which one do you discard?
   *[no] { $who } holds too many cards and discards.
}
ask-mentalism = { $you ->
    [yes] Amulet of Mentalism: how many cards do you draw, up to { $most }?
   *[no] Amulet of Mentalism: { $who } may draw.
}
ask-refresh = { $you ->
    [yes] The Encounter is over: what do you discard, in secret, before filling your hand?
   *[no] The Encounter is over: everybody secretly chooses what to discard.
}
ask-bridge = { $you ->
    [yes] Round { $round } on the bridge: hold or cross? Choose in secret.
   *[no] Round { $round } on the bridge: everybody secretly chooses to hold or to cross.
}

## Options

option-pass = Pass
option-pass-loot = Take nothing
option-pass-answer = Do not answer
option-pass-fireball = Throw no Fireball
option-ready = I am ready
option-use = Drink { $item }: { $text }
option-use-self = Heal yourself with { $item }: +{ $amount }
option-use-other = Heal { $who } with { $item }: +{ $amount }, and { $prestige } for you if { $who } accepts
option-trade = Offer { $to } a trade: { $give } for { $take }
option-trade-give = Give { $to }: { $give }
option-trade-ask = Ask { $to } for: { $take }
option-accept-trade = Accept the trade
option-accept-drink = Accept
option-refuse-trade = Refuse the trade
option-refuse-drink = Refuse
option-throw = Throw the Fireball: { $damage } to every creature in reach, { $burned } to every other hero
option-set = Set { $cards }
option-set-useless = Set { $cards }, without effect
option-pass-on = Pass { $card } on
option-replace = Play { $cards }
option-replace-later = Play { $cards } and set { $later } face down
option-replace-none = Play nothing
option-next = { $card }
option-heroic = Heroic: { $damage }, Protected
option-heroic-plain = Ordinary: { $damage }
option-bless = Add { $damage }; the creature makes no attack this round
option-bless-plain = The Attack alone
option-rob = Take from { $victim }: { $item }
option-rob-plain = Take nothing
option-aim-creature = The creature
option-aim-chief = The Goblin Chief ({ $left } left)
option-aim-wolf = Wolf { $number } ({ $left } left)
option-aim-goblin = Goblin { $number } before { $whom } ({ $left } left)
option-discard = Discard { $card }
option-keep = Keep everything
option-refresh = Discard: { $cards }
option-draw-none = Draw nothing
option-draw = { $n ->
    [one] Draw one card
   *[other] Draw { $n } cards
}
option-take-loot = Take { $item }
option-hold = Hold
option-cross = Cross

## Coups Bas in a line

ploy-on = { $card } on { $whom }
ploy-with = { $card } with { $whom }
ploy-steal = { $card }: take { $item } from { $whom }
ploy-destroy = { $card }: destroy { $item } before { $whom }
ploy-redirect = { $card }: a hit goes to { $to }
ploy-redirect-hit = { $card }: the hit of { $damage } on { $from } goes to { $to }
ploy-redirect-twin = { $card }: hit no. { $number } ({ $damage } on { $from }) goes to { $to }
ploy-attack = { $card } on { $attack }
ploy-attack-twin = { $card } on { $attack } (card no. { $number })
ploy-weaker = Weaker than It Looks ({ $amount } less)
ploy-tougher = Tougher than It Looks ({ $amount } more)
ploy-counter = { $card } with { $with }
ploy-cancel = { $card } against { $other }
ploy-cancel-take = { $card } against { $other }, to take it in hand

## Events

event-game-started = { $heroes } enter the dungeon. Encounters to defeat: { $encounters }.
hero-of = { $who } ({ $hero })
event-dealt = { $cards ->
    [none] Everybody gets a hand and keeps it secret.
   *[other] Your hand: { $cards }.
}
event-encounter = New Encounter: { $encounter }, { $life }. { $text }
event-encounter-risen = Risen again: { $encounter }, { $life }. { $text }
event-encounter-trap = New Encounter: { $encounter }, a trap. { $text }
event-encounter-threshold = New Encounter: { $encounter }, a trap, threshold { $threshold }. { $text }
event-initiative = Initiative: { $order }.
place = { $place } { $whom }
event-round = Round { $round }.
event-attacks-set = Cards are set face down by { $names }.
event-set-openly = { $you ->
    [yes] You set face up: { $cards }.
   *[no] { $who } sets face up: { $cards }.
}
event-drew = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
event-drew-known = { $you ->
    [yes] You draw: { $card }.
   *[no] { $who } draws: { $card }.
}
event-item-drawn = { $you ->
    [yes] You get an Item: { $item }.
   *[no] { $who } gets an Item: { $item }.
}
event-reshuffled = The Action pile is empty: the discard pile is shuffled and takes its place.
event-drink-offered = { $you ->
    [from] You offer { $to }: { $potion }.
    [to] { $from } offers you: { $potion }.
   *[no] { $from } offers { $to }: { $potion }.
}
event-drink-refused = { $you ->
    [from] { $to } refuses: your Item stays closed ({ $potion }).
    [to] You refuse: the Item stays closed ({ $potion }).
   *[no] { $to } refuses what { $from } offered: the Item stays closed ({ $potion }).
}
event-healed-self = { $you ->
    [yes] { $potion }: you regain { $life }.
   *[no] { $potion }: { $who } regains { $life }.
}
event-healed-other = { $you ->
    [by] { $potion }: { $who } regains { $life }, and you gain { $prestige }.
    [who] { $potion }: you regain { $life }, and { $by } gains { $prestige }.
   *[no] { $potion }: { $who } regains { $life }, and { $by } gains { $prestige }.
}
event-potion-drunk = { $you ->
    [yes] You drink: { $potion }.
   *[no] { $who } drinks: { $potion }.
}
event-potion-ended = { $you ->
    [yes] Your Potion has worn off: { $potion }.
   *[no] A Potion has worn off for { $who }: { $potion }.
}
event-trade-offered = { $you ->
    [from] You offer { $to }: { $give } for { $take }.
    [to] { $from } offers you: { $give } for { $take }.
   *[no] { $from } offers { $to }: { $give } for { $take }.
}
event-trade-agreed = { $you ->
    [to] You accept the trade with { $from }.
    [from] { $to } accepts your trade.
   *[no] { $to } accepts the trade with { $from }.
}
event-trade-refused = { $you ->
    [to] You refuse the trade with { $from }.
    [from] { $to } refuses your trade.
   *[no] { $to } refuses the trade with { $from }.
}
event-item-taken = { $you ->
    [by] You take from { $from }: { $item }.
    [from] { $by } takes from you: { $item }.
   *[no] { $by } takes from { $from }: { $item }.
}
event-item-found = { $you ->
    [yes] You gather from the Chest: { $item }.
   *[no] { $who } gathers from the Chest: { $item }.
}
event-item-destroyed = { $you ->
    [by] You destroy an Item before { $from }: { $item }.
    [from] { $by } destroys your Item: { $item }.
   *[no] { $by } destroys an Item before { $from }: { $item }.
}
event-loot-left = Left by { $from } and taken by nobody, this leaves the game: { $items }.
event-card-passed = { $you ->
    [from] You pass a card to { $to }.
    [to] { $from } passes you a card.
   *[no] { $from } passes a card to { $to }.
}
event-card-passed-known = { $you ->
    [from] You pass { $to }: { $card }.
    [to] { $from } passes you: { $card }.
   *[no] { $from } passes { $to }: { $card }.
}
event-revealed = { $you ->
    [yes] You reveal: { $cards }.
   *[no] { $who } reveals: { $cards }.
}
event-missed = { $you ->
    [yes] You miss, and your Attack is discarded: { $cards }.
   *[no] { $who } misses, and the Attack is discarded: { $cards }.
}
event-replaced = { $you ->
    [yes] You replace { $card } with cards from your hand.
   *[no] { $who } replaces { $card } with cards from hand.
}
event-brought = { $you ->
    [yes] You play: { $cards }.
   *[no] { $who } plays: { $cards }.
}
event-brought-later = { $you ->
    [yes] You play: { $cards }. You also set a card face down.
   *[no] { $who } plays: { $cards }, and also sets a card face down.
}
event-heroic = { $you ->
    [yes] You declare your Attack Heroic and Protected: { $card }.
   *[no] { $who } declares an Attack Heroic and Protected: { $card }.
}
event-blessed = { $you ->
    [yes] You bless your Attack against this creature.
   *[no] { $who } blesses an Attack against this creature.
}
event-prepared = { $you ->
    [yes] You prepare your blow: { $card }.
   *[no] { $who } prepares a blow: { $card }.
}
event-wasted = { $you ->
    [yes] Your card has no effect: { $card }.
   *[no] The card { $who } played has no effect: { $card }.
}
event-struck = { $you ->
    [yes] You strike with { $card }: { $sum }.
   *[no] { $who } strikes with { $card }: { $sum }.
}
event-struck-at = { $you ->
    [yes] You strike { $aim } with { $card }: { $sum }.
   *[no] { $who } strikes { $aim } with { $card }: { $sum }.
}
event-countered = { $you ->
    [yes] You strike back with { $card }: { $sum }, at once.
   *[no] { $who } strikes back with { $card }: { $sum }, at once.
}
event-countered-at = { $you ->
    [yes] You strike back at { $aim } with { $card }: { $sum }, at once.
   *[no] { $who } strikes back at { $aim } with { $card }: { $sum }, at once.
}
sum-reduced = { $sum }, brought down to { $left }
event-swallowed = { $you ->
    [yes] The Jelly swallows your Attack: { $card } does no damage.
   *[no] The Jelly swallows the Attack of { $who }: { $card } does no damage.
}
event-fireball = { $you ->
    [yes] You throw a Fireball: { $damage } to every creature in reach, { $burned } to every other hero.
   *[no] { $who } throws a Fireball: { $damage } to every creature in reach, { $burned } to every other hero.
}
event-jostled = { $you ->
    [yes] Jostle: this round the Attacks that follow rotate down ({ $names }).
   *[no] Jostle by { $who }: this round the Attacks that follow rotate down ({ $names }).
}
event-tripped = { $you ->
    [by] Trip Up: { $who } will miss.
    [who] Trip Up by { $by }: you will miss.
   *[no] Trip Up by { $by }: { $who } will miss.
}
event-head-grown = A head falls, two grow: the Hydra has { $heads }.
event-low-blow = { $you ->
    [yes] You play { $ploy }.
   *[no] { $who } plays { $ploy }.
}
event-cancelled = { $you ->
    [by] You cancel { $card }, played by { $of }.
    [of] { $by } cancels your { $card }.
   *[no] { $by } cancels { $card }, played by { $of }.
}
event-cancelled-taken = { $you ->
    [by] You cancel { $card }, played by { $of }, and take the card in hand.
    [of] { $by } cancels your { $card } and takes the card in hand.
   *[no] { $by } cancels { $card }, played by { $of }, and takes the card in hand.
}
event-set-lost = { $you ->
    [yes] You lose what you had set ({ $cards }) and will not attack this round.
   *[no] { $who } loses what was set ({ $cards }) and will not attack this round.
}
event-set-swapped = { $you ->
    [one] You exchange what is set before you with { $two }.
    [two] { $one } exchanges what is set before each of you.
   *[no] { $one } and { $two } exchange what is set before them.
}
event-initiative-swapped = { $you ->
    [one] You exchange Initiative with { $two }.
    [two] { $one } exchanges Initiative with you.
   *[no] { $one } and { $two } exchange Initiative.
}
event-turned-zero = { $you ->
    [yes] Your Attack drops to 0 and loses its effects: { $card }.
   *[no] The Attack { $who } revealed drops to 0 and loses its effects: { $card }.
}
event-turned-up = { $you ->
    [yes] Your Attack rotates up: { $card }.
   *[no] The Attack { $who } revealed rotates up: { $card }.
}
event-clumsy = { $you ->
    [yes] Your card becomes an Attack of 5: { $card }.
   *[no] The card { $who } revealed becomes an Attack of 5: { $card }.
}
event-life-changed = The enemy's Life: { $change }, which makes { $life }.
event-adjusted = The creature's Life: { $before } − { $damage } = { $life }.
event-adjusted-none = Life is adjusted.
event-coin-colossus = The coin shows heads: the Colossus will strike whoever deals the most damage. Prestige tokens: { $tokens }.
event-coin-mist = The coin shows tails: the Mist rotates Attacks down and will strike whoever deals the least damage. Prestige tokens: { $tokens }.
event-token-added = Dread grows. Prestige tokens: { $tokens }.
event-marked = One more Mark for { $names }.
event-jammed = Attacks of equal damage jam each other: { $cards }. The Damage pile loses { $damage }.
event-dead-raised = The Necromancer raises the dead: { $encounter } waits on top of the Encounter pile.
event-encounter-added = Blood calls: an unknown Encounter is added under the pile.
event-threshold = The ceiling comes down: the threshold is now { $life }.
event-fatigue = The heroes tire: each loses { $life }.
event-aims-random = The creature's random attack: { $targets }.
event-aims-precise = The creature's precise attack: { $targets }.
event-nobody-matches = The creature finds nobody to strike: every living hero loses { $life }.
event-banished = The creature will make no attack this round.
event-redirected = { $you ->
    [from] The hit aimed at you goes to { $to }.
    [to] The hit aimed at { $from } goes to you.
   *[no] The hit aimed at { $from } goes to { $to }.
}
event-wounded = { $you ->
    [yes] You take { $damage }: { $life } left.
   *[no] { $who } takes { $damage }: { $life } left.
}
event-unharmed = { $you ->
    [yes] Iron Skin: you take nothing.
   *[no] Iron Skin: { $who } takes nothing.
}
event-card-lost = { $you ->
    [yes] You lose a card at random: { $card }.
   *[no] { $who } loses a card at random: { $card }.
}
event-item-swallowed = { $you ->
    [yes] The Chest swallows your Item: { $item }.
   *[no] The Chest swallows an Item taken from { $who }: { $item }.
}
event-petrified = { $you ->
    [yes] You turn to stone: you set nothing next round.
   *[no] { $who } turns to stone and sets nothing next round.
}
event-counter = { $you ->
    [yes] You play Counter Attack with { $card }.
   *[no] { $who } plays Counter Attack with { $card }.
}
event-died = { $you ->
    [yes] You die and lose all your Prestige. Discarded: { $cards }.
   *[no] { $who } dies and loses all Prestige. Discarded: { $cards }.
}
event-token-killed = { $you ->
    [yes] You kill { $aim }.
   *[no] { $who } kills { $aim }.
}
event-token-killed-prestige = { $you ->
    [yes] You kill { $aim } and gain { $prestige }.
   *[no] { $who } kills { $aim } and gains { $prestige }.
}
event-bridge = On the bridge, crossing: { $crossed }. Holding: { $held }.
event-defeated = { $you ->
    [yes] You strike the killing blow! { $encounter }: { $prestige }.
   *[no] { $who } strikes the killing blow! { $encounter }: { $prestige }.
}
event-trap-won = { $you ->
    [yes] You beat the trap! { $encounter }: { $prestige }.
   *[no] { $who } beats the trap! { $encounter }: { $prestige }.
}
event-ended = { $you ->
    [yes] You put an end to the Encounter: { $encounter }.
   *[no] { $who } puts an end to the Encounter: { $encounter }.
}
prestige-bonus = { $prestige } +{ $bonus } = { $total }
event-over = { $encounter }: it is over, and nobody gains Prestige.
event-discarded = { $you ->
    [yes] You discard: { $cards }.
   *[no] { $who } discards: { $cards }.
}
event-kept = { $you ->
    [yes] You keep your whole hand.
   *[no] { $who } keeps the whole hand.
}
event-tie = A tie for the most Prestige: { $names }. One more Encounter will decide.
event-won = The game is over. Victory for { $names }!
event-all-dead = All heroes are dead: nobody wins.

## Refusals

refusal-SR-E01 = You hold an Attack card: set it.
refusal-SR-E02 = Your card is already set: wait for the others.
refusal-SR-E03 = One card per round only, except with a Quickness Potion: set one.
refusal-SR-E04 = An Item cannot be set: set an Attack card from your hand.
refusal-SR-E05 = Between Encounters only: keep this Item until then.
refusal-SR-E06 = Too late, Initiative has been drawn: wait for the end of the Encounter.
refusal-SR-E07 = On your own turn only: keep the Fireball until then.
refusal-SR-E08 = There is no creature here: keep it for another Encounter.
refusal-SR-E09 = That Attack is Protected: only its owner may still target it.
refusal-SR-E10 = Wait for the cards that replace it: those may be targeted.
refusal-SR-E11 = Nothing can affect a Feint, nor another tactical card here: target an Attack with a value.
refusal-SR-E12 = That is not your hero: play the card plainly.
refusal-SR-E13 = No face-down card left there: target somebody who has not revealed yet.
refusal-SR-E14 = Choose another player.
refusal-SR-E15 = The cards are face up: neither Out of My Way! nor Unclear Order against this Encounter.
refusal-SR-E16 = You need a face-down card before you: play Unclear Order before you reveal.
refusal-SR-E17 = After the creature's attack, or at the start of an Encounter: keep Plan B until then.
refusal-SR-E18 = That is not a creature's attack: keep After You! for a hit that targets somebody.
refusal-SR-E19 = You have no Attack to play: another Attack card in hand is needed.
refusal-SR-E20 = You were not hit: keep Counter Attack for when you are.
refusal-SR-E21 = Get rid of your own Goblins first.
refusal-SR-E22 = Already defeated: choose a target that still stands.
refusal-SR-E23 = Only Items may be traded: offer closed Items.
refusal-SR-E24 = That Potion has been used, or the Item is not there: choose a closed Item.
refusal-SR-E25 = Refused: the Potion stays closed.
refusal-SR-E26 = You are dead: all you can do is watch.
refusal-SR-E27 = An Attack is needed: wait until a card with a value is revealed.
refusal-SR-E28 = The situation has changed: look at the open question and answer that.
refusal-SR-E29 = Nobody may say what they hold: stay vague, or lie.
refusal-SR-E30 = You do not have that card: choose one of yours.
refusal-SR-E31 = That is not an Item: use one of the closed Items before you.
refusal-SR-E32 = Say who gets it: you, or another living hero.
refusal-SR-E33 = Choose a living hero.
refusal-SR-E34 = Enough offers for this time: use your Items or say that you are ready.
refusal-SR-E35 = A trade holds at least one Item: give or ask for something.
refusal-SR-E36 = That is not possible now: choose one of the answers offered.
refusal-SR-E37 = It is not your decision: wait until you are asked.
refusal-SR-E38 = The game is over.
refusal-SR-E39 = This is an Attack: set it face down at the start of a round; only low blows react.

## The table as text

sheet-before = The dungeon waits. Encounters to come: { $left }.
sheet-encounter = Encounter { $number }: { $encounter } ({ $type }), { $prestige }. { $left } more to come.
sheet-encounter-risen = Encounter { $number }: { $encounter } ({ $type }, risen again), { $prestige }. { $left } more to come.
sheet-encounter-last = Encounter { $number }, the last: { $encounter } ({ $type }), { $prestige }.
sheet-bonus = { $prestige }, bonus +{ $bonus }
sheet-risen = On top of the Encounter pile: { $encounter }
sheet-life = Life { $life }, Damage pile { $pile }: { $left } left
sheet-chief = Goblin Chief: Life { $life }, Damage pile { $pile }: { $left } left
sheet-threshold = Threshold { $life }, Damage pile { $pile }: { $left } left
sheet-wolves = Wolves: { $wolves }
sheet-over = The Encounter is over.
sheet-token = no. { $number } { $left } left
sheet-token-dead = no. { $number } killed
sheet-attacks = Attack: { $strikes }
sheet-rule = Rule: { $text }
sheet-round = Round { $round }
sheet-tokens = Prestige tokens: { $n }
sheet-heads = heads: { $n }
sheet-form = form: { $form }
sheet-chest = swallowed: { $items }
sheet-banished = makes no attack this round
sheet-full = has swallowed an Attack this round
sheet-you = you
sheet-life-short = { $life } Life
sheet-prestige = { $prestige } Prestige
sheet-hand = hand { $n }
sheet-dead = dead
sheet-set-down = { $n ->
    [one] one card face down
   *[other] { $n } cards face down
}
sheet-set-known = face down: { $cards }
sheet-set-open = face up: { $cards }
sheet-tally = { $damage } this round
sheet-items = Items: { $items }
sheet-drunk = { $item } (drunk)
sheet-prepared = prepares: { $cards }
sheet-marks = Marks: { $n }
sheet-stone = stone this round
sheet-stone-next = stone next round
sheet-barred = attacks no more this round
sheet-tripped = will miss
sheet-jostled = Attacks rotated down this round
sheet-goblins = Goblins: { $goblins }
sheet-pile = Damage pile: { $blows }
sheet-blow = { $who } { $damage } ({ $cards })
sheet-blow-at = { $who } { $damage } on { $aim } ({ $cards })
sheet-hits = The creature aims at { $targets }
sheet-my-hand = Your hand: { $cards }
sheet-my-hand-empty = Your hand is empty.
sheet-piles = Action pile { $pile }, discard pile { $discard }, Items out of the game { $removed }
own-title = { $who }, { $hero }. { $life }, { $prestige }.
own-card = { $card }: { $text }
own-item = Item, { $card }: { $text }
own-heroic = { $card }: { $text } It shows your portrait.
own-empty = You have no card in hand.
own-dead = You are dead: you have no cards any more.
own-none = Those who watch have no cards.
aid-title = What you do not see, in the pile, in other hands and face down ({ $n }):
aid-title-gallery = What the gallery does not see, in the pile, in hands and face down ({ $n }):
aid-attacks = Attacks ({ $n }): { $cards }
aid-low-blows = Coups Bas ({ $n }): { $cards }
aid-items = Items, which can only be in the pile ({ $n }): { $cards }
aid-gift = You passed { $to }: { $card }

## The cards, one by one

card-attack = { $text } Values: { $faces }. Copies: { $count }.
card-other = { $text } Copies: { $count }.
card-hero = { $life } at the start. Heroic Attacks: { $cards }.
card-encounter = { $type }, { $prestige }. { $text }
card-life = Life for 3 to 6 players: { $numbers }.
card-threshold = Threshold for 3 to 6 players: { $numbers }.
card-wolves = Wolves for 3 to 6 players: { $numbers }.
card-heads = First and most heads for 3 to 6 players: { $numbers }.
card-strikes = Attack: { $strikes }.
card-strikes-for = Attack with { $players } players: { $strikes }.

## The reference sheet

reference-name = Reference sheet
reference-text = How a combat round goes, when one may react, what an Attack is worth and whom the creature strikes. Everybody may read it at any time.
reference-goal = The goal
reference-goal-1 = Beat every Encounter together, but only the killing blow scores. In the end the living hero with the most Prestige wins. If everybody dies, nobody does.
reference-round = A combat round
reference-round-1 = Start of the round: rules of the Encounter that begin here.
reference-round-2 = Everybody sets one Attack face down, in secret.
reference-round-3 = In Initiative order each hero reveals, declares, lets others react, then strikes. The Damage pile grows.
reference-round-4 = As soon as the pile reaches the creature's Life it dies, and the round stops.
reference-round-5 = Late Attacks, then the end of the round.
reference-round-6 = The pile is taken off its Life.
reference-round-7 = New Initiative. The creature strikes at random, then with precision.
reference-round-8 = Initiatives may change places, then everybody draws a card.
reference-windows = When can one react?
reference-windows-note = Among several, the lowest Initiative goes first; after each card the window is offered to all again.
reference-window-before = Before a reveal
reference-window-before-is = { $cards }. A Potion is drunk or thrown on one's own turn.
reference-window-revealed = After a reveal
reference-window-revealed-is = { $cards }.
reference-window-low-blow = After a Coup Bas
reference-window-low-blow-is = { $cards }: they cancel it, and each other.
reference-window-targets = The creature aims
reference-window-targets-is = { $cards }: one of its hits finds another victim.
reference-window-hit = The creature has hit
reference-window-hit-is = { $cards }, for those who were just hit and still live.
reference-window-initiative = At the start of an Encounter, and after each attack of the creature
reference-window-initiative-is = { $cards }: two Initiatives change places.
reference-window-between = Between Encounters
reference-window-between-is = { $cards }, and trading Items.
reference-targets = Whom the creature strikes
reference-target-slot = An Initiative
reference-target-slot-is = Whoever holds that place after the new draw; if nobody does, the last.
reference-target-damage = Most, least damage
reference-target-damage-is = By the total of the round; all of those who tie. { $feint } does not count, an Attack of 0 does.
reference-target-wound = First, last to wound
reference-target-wound-is = With at least 1 damage this round.
reference-target-nobody = Nobody
reference-target-nobody-is = Then every living hero loses { $fallback }.
reference-worth = What an Attack is worth
reference-worth-1 = Its base value, or the double one if it is declared Heroic.
reference-worth-2 = { $strength }: one step up.
reference-worth-3 = The rule of an Encounter that turns cards, then { $crowd }: one step down.
reference-worth-4 = { $breach }: one step up behind somebody else.
reference-worth-5 = Reactions, in the order in which they are played.
reference-worth-6 = { $water }, then prepared cards in their order.
reference-worth-7 = Last, the Encounter's own rule.
reference-prestige = Prestige
reference-prestige-1 = The killing blow earns the Encounter's Prestige and the tokens on it.
reference-prestige-2 = In the two rooms before the last: { $late } more. In the last and beyond: { $last } more.
reference-prestige-3 = Healing another hero who agrees: { $healed }.
reference-prestige-4 = A dead hero loses all Prestige. The living share out the closed Items.
reference-prestige-5 = A tie at the top: one more Encounter.
reference-healed-with = { $n } with { $card }
reference-hand = The hand
reference-hand-1 = { $hand } cards at most, { $most } with { $amulet }. Items are not part of it. Nobody shows or names cards; anything else may be said, true or not.

## Ready-made phrases

claim-hard = I hit hard.
claim-hold = I hold back.
claim-trust = Trust me.
claim-finish = Finish it!
claim-leave = Leave it to me!
claim-prepare = I am preparing something.
claim-together = All together, or we die.
claim-heal = Heal me!
claim-trade = I would gladly trade.
claim-bridge = I am not moving.
claim-about-steal = @ is going to steal the killing blow!
claim-about-lazy = @ does nothing for us.
claim-about-leader = @ has far too much Prestige.
claim-about-heal = Heal @!
claim-about-trust = I trust @.

## The settings of a table

setting-dungeon_size = Length of the dungeon
setting-dungeon_size-help = How many Encounters the heroes face before Prestige is counted.
setting-dungeon_size-5 = Short: 5 Encounters
setting-dungeon_size-5-help = To discover the game, or when time is short.
setting-dungeon_size-9 = Normal: 9 Encounters
setting-dungeon_size-9-help = The usual game.
setting-dungeon_size-12 = Long: 12 Encounters
setting-dungeon_size-12-help = For a long evening; it is harder to survive.
setting-talk = Talk
setting-talk-help = What players may say to each other. All of it is public, nobody tells what they hold, and promises bind nobody.
setting-talk-vague = Vague words
setting-talk-vague-help = People write what they like; a message that names a card of one's own hand is held back.
setting-talk-canned = Ready-made phrases
setting-talk-canned-help = People choose from phrases such as “I hit hard”.
setting-talk-silent = None
setting-talk-silent-help = Nobody writes anything.
setting-set_seconds = Seconds to decide
setting-set_seconds-help = The time to set an Attack and for every other choice that is not a reaction. 0: no limit.
setting-window_seconds = Seconds to react
setting-window_seconds-help = The time to play a Coup Bas or another reaction, or to let the moment go by. 0: no limit.
setting-bonus_by_position = Bonus at the end of the dungeon
setting-bonus_by_position-help = The killing blow is worth 5 more Prestige in the last Encounter, and 3 more in the two before it.
setting-last_survivor_ends = The last survivor wins at once
setting-last_survivor_ends-help = Otherwise the only hero still alive has to finish the dungeon, and may die there.
setting-fatigue_from = Fatigue from round
setting-fatigue_from-help = If an Encounter drags on, every hero loses 5 Life at the end of this round and of each one after it.
setting-heroes = Heroes
setting-heroes-help = The heroes in play, one for each player, in the order of the seats. Without a choice they are drawn at random.
setting-encounters = Possible Encounters
setting-encounters-help = Those the dungeon is drawn from: at least three more than its length. Without a choice, all of them.

## What an option would bring

then-heal = { $life } for you.
then-heal-other = If { $who } accepts: { $life } for { $who }, { $prestige } for you.
then-drink = { $life } for you, { $prestige } for { $from }.
then-no-drink = { $from } keeps the potion.
then-offer = { $left ->
    [one] { $left } offer left after that.
   *[other] { $left } offers left after that.
}
then-trade = You get: { $get }. You give: { $give }.
then-no-trade = Everybody keeps their own.
then-pass-on = { $to } gets it and knows it is from you.
then-no-damage = No damage.
then-deals = { $damage } as things stand.
then-deals-of = { $damage } as things stand, of the { $left } left.
then-kills = { $damage } as things stand: enough for the { $left } left, and { $prestige } for you.
then-may-end = May end the game.
then-fells = { $damage } as things stand: enough for the { $left } left.
then-die = Dies of it: { $names }.
then-barred = { $who } loses what is set and does not attack this round.
then-initiative = You act at place { $mine }, { $who } at place { $theirs }.
then-hit = { $who } has { $left } Life left.
then-life = { $before } Life becomes { $after }.
then-instead = { $after } instead of { $before }.
then-refresh = { $drawn ->
    [0] You draw no card.
    [one] You draw { $drawn } card.
   *[other] You draw { $drawn } cards.
}
then-hold = If exactly one crosses, you lose { $life }. If nobody does, nobody scores.
then-cross = Alone: { $prestige } for you. With others: each of you loses { $life }.

## For those who look back

standing = Prestige
played-as = as { $hero }
