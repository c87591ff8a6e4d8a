# Premier Pli: everything the table says, in English.

name = Premier Pli
summary = Three tricks, five cards in hand: lay the highest at the right moment. For 2 to 6 players.
kind-card = Card
card-name = The { $value }
card-text = It takes the trick if nobody lays a higher one.
ask-lay = { $you ->
    [yes] Trick { $trick }: which card do you lay?
   *[no] Trick { $trick }: everybody lays a card.
}
do-lay = Lay the { $value }
event-opened = The cards are opened: { $laid }. { $you ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
}
laid-by = { $who } lays the { $value }
event-won = { $count ->
    [one] { $who } wins the game.
   *[other] { $who } win together.
}
sheet-player = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
sheet-laid = Laid by { $who }: { $cards }
own-hand = Your hand: { $cards }
own-gallery = You are watching: hands stay hidden.
setting-seconds = Time to lay
setting-seconds-help = How many seconds everybody has to lay a card.
claim-well = Well played!
claim-high = I have a higher one.
claim-about-lead = @ leads, take care.
refusal-PP-E01 = You do not hold this card: lay one of your own hand (PP-201).
refusal-PP-E02 = Nothing is asked of you: wait until the others have laid (PP-201).
refusal-PP-E03 = This question is closed: answer the one that is open (PP-201).
refusal-PP-E04 = The game is over: open another table to play again (PP-301).

## For those who look back

standing = Points
