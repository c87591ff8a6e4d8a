# Taverne: every sentence of the game, in English.

name = Taverne
summary = Tavern Battle, for 2 to 6 players: twelve Heroes share their loot in a tavern, and the bargaining turns into a brawl. Keep the Treasures your Heroes love.
nobody = nobody
nothing = nothing
copy = { $name } no. { $number }
with-note = { $what } ({ $note })
times = { $what } ×{ $count }
posture-standing = Standing
posture-tilted = Tilted
posture-down = Down
posture-ko = KO
posture-escaped = Outside
mode-contact = in contact
mode-distance = at a distance
stat-force = Force
stat-ruse = Ruse
treasures = { $n ->
    [one] { $n } Treasure
   *[other] { $n } Treasures
}
objects = { $n ->
    [one] { $n } Object
   *[other] { $n } Objects
}
heroes = { $n ->
    [one] { $n } Hero
   *[other] { $n } Heroes
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
a-treasure = a Treasure
drawn-weapon = the drawn weapon
ask-show = { $you ->
    [yes] Show a Treasure to sell, or lay an Agitation card to sell nothing.
   *[no] { $who } chooses a Treasure to sell.
}
ask-offer = { $you ->
    [yes] { $who } sells: { $treasure }. What do you offer?
   *[no] { $who } sells: { $treasure }. The others make their offers.
}
ask-deal = { $you ->
    [yes] Who gets: { $treasure }?
   *[no] { $who } chooses who gets: { $treasure }.
}
ask-protest = { $you ->
    [yes] Do you lay an Agitation card against this deal?
   *[no] Does anybody protest against this deal?
}
ask-peace = Part as friends? If everybody wants to, the game ends here.
ask-activate = { $you ->
    [yes] Round { $round }: activate a Standing character.
   *[no] Round { $round }: { $who } activates a character.
}
ask-muster = { $you ->
    [yes] Who supports the action: { $what }?
   *[no] { $who } looks for support: { $what }.
}
ask-support = { $you ->
    [yes] { $who } calls on you: { $what }. Do you send somebody?
   *[no] { $who } waits for support: { $what }.
}
ask-after-blow = { $target }: { $state }, by { $by }.
ask-drop = { $you ->
    [yes] Which Treasure do you drop, face up?
   *[no] { $who } drops a Treasure.
}
ask-loot = { $you ->
    [yes] Which Treasure do you take from { $whom }?
   *[no] { $who } takes a Treasure from { $whom }.
}
ask-riposte = { $you ->
    [yes] { $what } stands firm: do you hit back?
   *[no] { $what } stands firm: does { $who } hit back?
}
ask-shelter = { $you ->
    [yes] Which two Treasures do you put in safety?
   *[no] { $who } puts Treasures in safety.
}
ask-keep = End of round { $round }: keep one Object at most, the rest is discarded.
ask-claim = { $arrival } comes in. MINE?
ask-tilt = { $you ->
    [yes] False claim: which Standing character do you tilt?
   *[no] { $who } tilts a character for a wrong claim.
}
do-show = Show: { $treasure }
do-decline = Sell nothing (Agitation card)
do-offer = Offer: { $treasures }
do-offer-nothing = Offer nothing
do-deal = Deal with { $whom } for: { $price }
do-refuse = Refuse everything (Agitation card)
do-protest = Protest (Agitation card)
do-accept = Let it be
do-peace = Peace
do-no-peace = No peace
do-activate = { $who }: { $deed }
deed-pick-up = pick up { $treasure }
deed-pick-up-unseen = pick up a face-down Treasure
deed-protect = take cover behind { $object }
deed-hide = hide with { $object }
deed-stay-hidden = stay hidden
deed-draw = draw { $weapon }
deed-fight = attack { $target } { $mode } with { $arm }
deed-door = go to the Door
deed-window = jump through the Window
deed-pass = pass
do-muster = My own help: { $own }; call on: { $called }
do-muster-nobody = Without help
do-support = Send { $who }
do-no-support = Do not help
do-riposte = Hit back at { $target } { $mode } with { $arm }
do-no-riposte = Do not hit back
do-drop = Drop: { $treasure }
do-loot = Take: { $treasure }
do-shelter = Put in safety: { $treasures }
do-keep = Keep: { $object }
do-keep-nothing = Keep nothing
do-claim = MINE!
do-silent = Stay silent
do-tilt = Tilt { $who }
hint-right = your claim would be right
hint-wrong = your claim would be wrong
event-started = The table is set: { $groups }. { $you ->
    [yes] You sell
   *[no] { $who } sells
} first.
event-group = { $you ->
    [yes] you play
   *[no] { $who } plays
} { $heroes }
event-dealt = Everybody is dealt { $count } Treasures. Yours: { $treasures }.
event-dealt-others = Everybody is dealt { $count } Treasures.
event-skipped = { $you ->
    [yes] You have
   *[no] { $who } has
} nothing to sell: the sale turn is skipped.
event-shown = { $you ->
    [yes] You put up for sale
   *[no] { $who } puts up for sale
}: { $treasure }.
event-declined = { $you ->
    [yes] You sell nothing
   *[no] { $who } sells nothing
} ({ $card }).
event-offers = The offers: { $offers }.
event-offer = { $who }: { $cards }
event-sold = { $you ->
    [yes] You give
   *[no] { $seller } gives
} { $treasure } to { $buyer } for: { $price }.
event-refused = { $you ->
    [yes] You refuse
   *[no] { $who } refuses
} all offers ({ $card }).
event-protested = { $you ->
    [yes] You protest
   *[no] { $who } protests
} against the deal ({ $card }).
event-agitated = Agitation cards laid: { $laid } of { $of }.
event-peace = Everybody wants peace: all part as friends.
event-ran-out = The trade has lasted long enough: the brawl starts.
event-brawl = The brawl breaks out! { $you ->
    [yes] You lead.
   *[no] { $who } leads.
}
event-round = Round { $round }.
event-activated = { $seat }, { $who }: { $deed }.
event-left-hiding = { $who } comes out of hiding: { $object } is discarded.
event-left-door = { $who } leaves the Door.
event-cover-discarded = { $who } loses a cover: { $object } is discarded.
event-trophy-discarded = { $who }: { $object } is discarded.
event-weapon-back = { $treasure } leaves { $who } and goes back to { $you ->
    [yes] your hand
   *[no] the hand of { $seat }
}.
event-mustered = { $you ->
    [yes] You ask
   *[no] { $who } asks
} for help. Own supporters: { $own }. Called on: { $called }.
event-supported = { $who } is supported by: { $supporters }.
test-hide = test to hide
test-stay = test to stay hidden
test-window = test at the Window
event-tested = { $who }, { $test }: { $dice } ({ $pool }) → { $passed ->
    [yes] passed
   *[no] failed
}.
event-no-hiding = { $object } hides nobody and is discarded.
event-discovered = { $who } is discovered: { $object } { $broken ->
    [yes] is broken
   *[no] is discarded
}.
event-escaped-door = { $who } ({ $seat }) is out by the Door.
event-escaped-window = { $who } ({ $seat }) is out by the Window.
event-struck = { $who } attacks { $target }: { $dice } ({ $pool }) → { $result } damage.
event-struck-opposed = { $who } attacks { $target }: { $dice } ({ $pool }) against { $defence } → margin { $result }.
break-die = Break die: { $first }.
breaking-dice = Broken by: { $dice }.
tavern-points = State of the tavern: { $points }.
militia-may-come = The Militia may come.
like-circled = { $type } { $score } (circled)
event-harmed = { $who }: { $from } → { $to }.
event-unharmed = { $who } does not budge.
event-broken = Broken: { $object }. The tavern is worth { $tavern }.
event-object-discarded = Discarded: { $object }.
event-protection-lost = { $who } loses the Protection: { $object } { $broken ->
    [yes] breaks
   *[no] is discarded
}.
event-door-lost = { $who } is no longer at the Door.
event-riposte = { $you ->
    [yes] You hit back
   *[no] { $seat } hits back
}, { $who }: { $blow }.
event-no-riposte = { $who } ({ $seat }) does not hit back.
event-picked-up = { $who } ({ $seat }) picks up { $treasure }.
event-picked-up-down = { $who } ({ $seat }) picks up a face-down Treasure.
event-picked-up-mine = { $who } ({ $seat }) picks up a face-down Treasure: { $treasure }.
event-stolen = { $you ->
    [yes] You take
   *[no] { $by } takes
} { $treasure } at random from { $from }.
event-stolen-mine = { $by } takes { $treasure } at random from you.
event-dropped = { $you ->
    [yes] You drop
   *[no] { $who } drops
} { $treasure }.
event-looked = { $you ->
    [yes] You look
   *[no] { $by } looks
} at { $size } of { $at }.
event-looked-cards = { $you ->
    [yes] You look
   *[no] { $by } looks
} at { $size } of { $at }: { $cards }.
event-looked-mine = { $by } looks at { $size } of yours: { $cards }.
event-looted = { $you ->
    [yes] You take
   *[no] { $by } takes
} { $treasure } from { $from }.
event-looted-mine = { $by } takes { $treasure } from you.
event-spilled = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $size } to the floor, face down.
event-spilled-cards = { $you ->
    [yes] You lose
   *[no] { $who } loses
} { $size } to the floor, face down ({ $cards }).
event-sheltered = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $size } in safety.
event-sheltered-cards = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $size } in safety: { $cards }.
event-objects-discarded = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $objects }, keeping { $kept }.
event-drew = { $who } draws { $size }.
event-drew-cards = You draw { $size }: { $cards }.
event-reshuffled = The discard pile ({ $size }) becomes the Object pile again.
event-straightened = Everybody straightens by one step.
event-lapsed = The hiding place of { $who } was not kept up: { $object } is discarded.
event-came = { $arrival } enters the tavern.
event-claimed-nobody = Nobody claims: everybody rolls.
event-claimed = MINE! Rightly: { $right }. Wrongly: { $wrong }.
event-raced = { $you ->
    [yes] You shout
   *[no] { $who } shouts
} MINE! { $right ->
    [yes] Rightly.
   *[no] Wrongly.
}
event-penalty = { $you ->
    [yes] You tilt
   *[no] { $seat } tilts
} { $who } for the wrong claim.
event-rolled-for = Dice for { $arrival }: { $rolls }.
event-joined = { $you ->
    [yes] { $arrival } joins you
   *[no] { $arrival } joins { $who }
}.
event-militia = The Militia! Everything stops.
event-last-group = The only group left in the tavern is that of: { $who }.
event-scored = { $who }: { $total } ({ $treasures }).
event-allotted = { $treasure } { $points }
event-allotted-hero = { $treasure } { $points } ({ $hero })
event-won = Victory: { $who }.
pool-force = Force { $n }
pool-ruse = Ruse { $n }
pool-weapon = weapon +{ $n }
pool-support = { $who } +{ $n }
pool-three = three at least +{ $n }
sheet-trade = Trade, sale no. { $turn }: { $who } sells. Agitation: { $laid } of { $of }.
sheet-shown = For sale: { $treasure }.
sheet-brawl = Brawl, round { $round }. Next to lead: { $who }. Arrivals to come: { $left }.
sheet-over = The game is over.
sheet-place = { $place }. { $who }: { $points }{ $tie }
sheet-tie = a tie: { $heroes } not KO, { $treasures }
sheet-tavern = Tavern: { $value } ({ $state }, { $points } for the Innkeeper). Discarded: { $discard }. Broken: { $broken }. Pile: { $pile }.
sheet-name = The tavern: { $name }
sheet-floor = On the floor: { $cards }.
sheet-face-down = and { $n } face down
sheet-player = { $who }: { $treasures } in hand, { $safe } in safety, { $objects }, Agitation { $agitation }.
sheet-figure = { $who } (F{ $force } R{ $ruse }) { $posture }{ $notes }
note-protected = behind { $object }
note-hidden = hidden: { $object }
note-door = at the Door since round { $round }
note-weapon = weapon: { $weapon }
own-gallery = You are watching.
own-treasures = Your Treasures: { $cards }.
own-safe = In safety: { $cards }.
own-objects = Your Objects: { $cards }.
own-heroes = Your Heroes: { $heroes }.
aid-total = Your Treasures score { $points } now: { $cards }.
aid-where = Where every Treasure can be:
aid-place = { $treasure }: { $places }
place-hand = with { $whom }
place-safety = in the safety of { $whom }
place-face-down = on the floor, face down
place-aside = set aside at the start
place-open = on the table
claim-too-little = Too little!
claim-fair = A fair deal.
claim-not-that = Not that, thank you.
claim-brawl = Enough talk, let us fight!
claim-mine = Mine!
claim-truce = Shall we leave each other alone?
claim-door = Hold the Door!
claim-well = Well thrown!
claim-about-hit = Help me hit @.
claim-about-rich = @ has too many Treasures.
claim-about-help = @, a hand?
claim-about-offer = @, a better offer?
card-hero = Force { $force }, Ruse { $ruse }. Loves: { $likes }. { $text }
like-treasure = { $type } { $score }
like-wildcard = wildcard 1
like-tavern = the state of the tavern and the Guards (circled)
card-treasure = { $types }. { $text }
card-object = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, value { $value }. { $text }
card-arrival = Force { $force }, Ruse { $ruse }, support { $support }. Friend of: { $likes }. { $text }
bond-garde = the Guard
card-plain = { $text }
setting-variants = Variants
setting-variants-help = Casse-tout breaks the furniture, Tous sur Un lets others help, Tête Dure lets the defender roll.
setting-heroes_per_player = Heroes per player
setting-heroes_per_player-help = Three Heroes each suit two players; there are only twelve.
setting-heroes_per_player-2 = Two
setting-heroes_per_player-2-help = The usual number.
setting-heroes_per_player-3 = Three
setting-heroes_per_player-3-help = Up to four players.
setting-treasures_per_player = Treasures per player
setting-treasures_per_player-help = How many everybody is dealt.
setting-offers = Offers
setting-offers-help = Who sees the cards on offer.
setting-offers-open = Open
setting-offers-open-help = Everybody sees all offers.
setting-offers-sealed = Sealed
setting-offers-sealed-help = Only the Seller sees the cards; the others see how many.
setting-claims = MINE!
setting-claims-help = How an Arrival is claimed.
setting-claims-usual = As the table needs
setting-claims-usual-help = In secret if everybody is there, otherwise by itself.
setting-claims-sealed = In secret
setting-claims-sealed-help = Everybody chooses, then all is revealed.
setting-claims-race = As a race
setting-claims-race-help = The first right claim wins. It favours quick hands and quick connections.
setting-claims-auto = By itself
setting-claims-auto-help = Everybody who would be right claims.
setting-claim_hint = Hint for claims
setting-claim_hint-help = Tells everybody whether the claim would be right.
setting-presence = Presence
setting-presence-help = Whether the players are there at the same time.
setting-presence-live = Together
setting-presence-live-help = Everybody is at the table.
setting-presence-by_mail = By mail
setting-presence-by_mail-help = Everybody plays when they can.
setting-max_sale_turns_per_player = Sales per player
setting-max_sale_turns_per_player-help = After so many sales each the brawl starts anyway.
setting-protests_per_deal = Protests per deal
setting-protests_per_deal-help = How many Agitation cards a deal can meet.
setting-protests_per_deal-one = Only one
setting-protests_per_deal-one-help = The first from the Seller’s left.
setting-protests_per_deal-any = Any number
setting-protests_per_deal-any-help = All that people want to lay.
setting-peaceful_end = Peaceful end
setting-peaceful_end-help = After each circuit everybody votes in secret to leave it there.
setting-ko_heroes_score = KO Heroes score
setting-ko_heroes_score-help = Treasures may be allotted to a KO Hero.
setting-ko_spill = Spilled hand
setting-ko_spill-help = With Tête Dure: what falls from the hand when a Hero is KO.
setting-ko_spill-all = All of it
setting-ko_spill-all-help = The whole hand falls, face down.
setting-ko_spill-share = The Hero’s share
setting-ko_spill-share-help = Only the share of the Hero who fell.
setting-timers = Clocks
setting-timers-help = Seconds for every decision; 0 for no limit.
setting-timers-show = Show
setting-timers-show-help = Choose the Treasure to sell.
setting-timers-offer = Offer
setting-timers-offer-help = Make an offer.
setting-timers-deal = Deal
setting-timers-deal-help = Choose a buyer.
setting-timers-protest = Protest
setting-timers-protest-help = Lay a card or not.
setting-timers-peace = Peace
setting-timers-peace-help = Vote on peace.
setting-timers-activation = Activation
setting-timers-activation-help = Activate a character.
setting-timers-muster = Muster
setting-timers-muster-help = Ask for support.
setting-timers-support = Support
setting-timers-support-help = Answer a call.
setting-timers-riposte = Hit back
setting-timers-riposte-help = Hit back or not.
setting-timers-loss = Treasures
setting-timers-loss-help = Drop, take or put in safety.
setting-timers-keep = Keep
setting-timers-keep-help = Keep an Object.
setting-timers-claim = Claim
setting-timers-claim-help = Shout MINE! or stay silent.
setting-timers-tilt = Tilt
setting-timers-tilt-help = Pay for a wrong claim.
refusal-TV-E01 = It is not your turn to sell.
refusal-TV-E02 = You do not have that Treasure: offer cards of your hand, each once.
refusal-TV-E03 = The offers are on the table.
refusal-TV-E04 = Choose another player.
refusal-TV-E05 = You have no Agitation card: you must choose a buyer.
refusal-TV-E06 = Only the others may protest, after a deal.
refusal-TV-E07 = Only a Standing character can act.
refusal-TV-E08 = That character is not in your group.
refusal-TV-E09 = You must activate a character; it may Pass.
refusal-TV-E10 = In contact you reach your neighbours only.
refusal-TV-E11 = Too close to throw: you can only throw past your neighbours.
refusal-TV-E12 = This character throws nothing: strike in contact.
refusal-TV-E13 = Protected against throws: strike in contact, or aim elsewhere.
refusal-TV-E14 = Nobody can find them: aim at somebody who is not hidden.
refusal-TV-E15 = Not a target: aim at an opponent in the tavern.
refusal-TV-E16 = Draw it first; it can be used from the next round.
refusal-TV-E17 = Usable from the next round.
refusal-TV-E18 = One weapon per character.
refusal-TV-E19 = That Object cannot be used that way.
refusal-TV-E20 = Stay hidden, or come out.
refusal-TV-E21 = No Ruse to roll.
refusal-TV-E22 = Two 6s need two dice.
refusal-TV-E23 = Already at the Door: Pass to wait.
refusal-TV-E24 = Nothing there.
refusal-TV-E25 = Face down: you take one unseen.
refusal-TV-E26 = That character cannot support.
refusal-TV-E27 = They will not help you hit them.
refusal-TV-E28 = Three at most.
refusal-TV-E29 = Only an unharmed Standing defender, against the attacker or its supporters.
refusal-TV-E30 = Keep one or none.
refusal-TV-E31 = Choose two.
refusal-TV-E32 = Choose a Standing character.
refusal-TV-E33 = Too late.
refusal-TV-E34 = The game is over.
refusal-TV-E35 = You do not have that Object.
refusal-TV-E36 = You were not called.
refusal-TV-E37 = Choose other players, and your own characters in the tavern.
refusal-TV-E38 = That is not a weapon to draw.
refusal-TV-E39 = That Treasure is not there.
refusal-TV-E40 = You have no Agitation card: you must show a Treasure.
refusal-TV-E41 = That character is not hidden.
refusal-TV-E42 = That is not what you are asked: take one of the answers offered.
refusal-TV-E43 = Nothing is asked of you at the moment.
refusal-TV-E44 = This answer comes too late: the question has changed.
card-state = From { $min } to { $max }: { $points } for the Innkeeper.

## What an option would bring

then-worth = Worth { $points } to you.
then-bargain = You get { $get } and give { $give }, as your Heroes count.
then-agitated = Your Agitation card is spent: { $laid } of { $of }. The brawl begins with { $of }.
then-protest = Your Agitation card is spent: { $laid } of { $of } at least, for others may protest too. The brawl begins with { $of }.
then-protest-first = One protest is laid, the first from the Seller’s left: { $laid } of { $of }, by your card or another. The brawl begins with { $of }.
then-brawl = Your Agitation card is the last: the brawl begins, and you lead.
then-peace = If everybody agrees, the game ends now and Treasures are counted.
then-no-peace = The trade goes on.
then-fight = { $dice }: hurts { $target } { $hurt } times in 100, knocks out { $out } times in 100.
then-hide = { $dice }: hidden { $chance } times in 100; hidden characters cannot be attacked.
then-stay-hidden = { $dice }: stays hidden { $chance } times in 100.
then-window = { $dice }: out at once { $chance } times in 100, with two Treasures in safety.
then-unseen = One of those face down, by chance; only you will see it.
then-protect = Nothing can be thrown at this character until a blow in contact hurts it.
then-draw = { $dice } more in contact, from the next round on.
then-door = Out at the end of the next round, with { $treasures } in safety, unless Down or KO by then.
then-no-offer = You keep everything; you may still be given what is shown.
then-accept = You keep your Agitation card: { $laid } of { $of } are laid.
then-no-riposte = Nothing is struck back: you keep your Objects and your Protection.
then-keep = { $discarded } discarded, then you draw { $drawn }.
then-draws = Nothing is discarded, then you draw { $drawn }.
then-tilt = { $who } is Tilted and misses the next round.
then-may-end = May end the game.
then-breaks = The Object breaks ({ $object }): { $chance } times in 100.
then-innkeeper = Your Innkeeper would lose by that: { $then } instead of { $now }.
then-comes-out = Comes out of hiding first: { $object } is discarded.
then-leaves-cover = Leaves the Protection first: { $object } is discarded.
then-replaces = The Protection that was there is discarded: { $object }.
then-leaves-door = Gives up the Door first.
then-tilted = This character is Tilted and does nothing.
then-support = { $who } is Tilted and gives { $dice }.
then-no-support = Your characters stay as they are.
then-claim = Right: the Arrival joins you, or you roll for it against others who are right. Wrong: you tilt a Standing character.
then-silent = If nobody claims rightly, everybody rolls for the Arrival.

## For those who look back

standing = Loot and heroes
played-as = with { $heroes }
