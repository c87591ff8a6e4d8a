### Liens de Sang: everything the table says, in English.

name = Liens de Sang
summary = Two hidden clans and one dagger: wound, bluff and deduce, and capture the rival leader before yours is found. 6 to 12 players.

## Names of things

clan-rose = Rose
clan-beast = Beast
clan-phoenix = Phoenix
clan-gargoyle = Gargoyle
side-rose = the Rose clan
side-beast = the Beast clan
side-phoenix = the Phoenix clan
side-gargoyle = the Gargoyle clan
side-order = the Inquisitor
character-member = { $short } of { $side }
character-inquisitor = Inquisitor ({ $clue } clue)
symbol-clan = { $clan } token
symbol-unknown = unknown token
symbol-rank = rank token
rank-title = { $rank } ({ $title })
card-quill = Quill
card-sword_purple = purple Sword
card-sword_green = green Sword
card-shield_purple = purple Shield
card-shield_green = green Shield
card-staff = Staff
card-fan = Fan
card-curse = Curse
reference-name = Reference card
reference-text = All ranks with their symbols and abilities, and what is dealt for each number of players. Everybody may read it at any time.
reference-leader = A clan is led by its lowest number in play; by its highest once one of its members has the Quill.
reference-clue = The Harlequin's clue shows the rival clan.
reference-capture = The fourth wound is a capture and ends the game. The rival leader: your clan wins. Anybody else: it loses.
reference-inquisitor = The Inquisitor wins alone if captured.
color-purple = purple
color-green = green

## Questions

ask-turn = { $you ->
    [yes] You hold the dagger: attack somebody, or pass the dagger on.
   *[no] { $who } holds the dagger and decides whom to attack, or to whom to pass it.
}
ask-request = { $you ->
    [yes] { $attacker } attacks you. Do you ask the table whether somebody steps in?
   *[no] { $attacker } attacks { $who }, who may ask for help.
}
ask-offer = { $you ->
    [yes] { $target } asks for help against { $attacker }. Do you offer to take the wound? You would show your rank.
   *[no] { $target } has asked for help; those who could step in are answering in secret.
}
ask-accept = { $you ->
    [yes] Whose offer do you accept? { $offers } would step in for you.
   *[no] { $who } decides whose help to accept.
}
ask-token = { $you ->
    [yes] You are wounded by { $by }: which token do you take?
   *[no] { $who } is wounded and takes a token.
}
ask-ability = { $you ->
    [yes] You showed your rank: { $ability }. { $text } Do you use it?
   *[no] { $who } showed the rank { $ability } and may use the ability.
}
ask-return = { $you ->
    [yes] You are healed: which token goes back to the supply?
   *[no] { $who } is healed and returns a token.
}

## Options

option-attack = Attack { $target }
option-attack-stake = Attack { $target }: fourth wound! If { $target } does not lead the rival clan, your clan loses
option-pass = Pass the dagger to { $to }
option-request = Ask for help
option-no-request = Ask nobody
option-offer = Offer to step in for { $target }
option-no-offer = Stay out of it
option-accept = Accept the help of { $who }
option-decline-offers = Accept nobody and take the wound
option-take = Take the { $token }
option-take-rank = Take the rank token { $rank }: show that you are the { $title }
option-decline-ability = Do not use the ability
option-elder = Take the Quill: your clan's highest number leads from now on
option-berserker = Strike back: { $attacker } suffers a wound
option-assassin = { $target } suffers two wounds and gets the dagger
option-harlequin = Look at the cards of { $targets }
option-alchemist-wound = Wound { $target }
option-alchemist-heal = Heal { $target }
option-mentalist = { $target } suffers a wound, rank first, and gets the dagger
option-guardian = Give { $target } a Shield
option-mage = Give { $target } a Staff and keep one
option-courtesan = Give { $target } a Fan: nobody will step in any more
option-inquisitor = True Curse to { $true }, false to { $false }
option-return = Return the { $token }
option-return-rank = Return the rank token { $rank }
option-look = Look at the curse before { $who }

## Events

event-game-started = { $players } players sit down. { $first } is drawn to hold the dagger first.
event-characters-dealt = { $card ->
    [none] Everybody secretly looks at a character card.
   *[other] Your card: { $card }.
}
event-clues-shown = { $clue ->
    [none] Everybody shows a clue to the next player clockwise.
   *[other] You saw the clue of { $of }: { $clue }.
}
event-turn-started = { $you ->
    [yes] Turn { $turn }: you hold the dagger.
   *[no] Turn { $turn }: { $who } holds the dagger.
}
event-attack-declared = { $you ->
    [by] You attack { $target }.
    [target] { $by } attacks you!
   *[no] { $by } attacks { $target }.
}
event-dagger-passed = { $you ->
    [by] You pass the dagger to { $to }.
    [to] { $by } passes you the dagger.
   *[no] { $by } passes the dagger to { $to }.
}
event-no-help-fan = { $you ->
    [yes] You hold a Fan: nobody can step in for you.
   *[no] { $who } holds a Fan: nobody can step in.
}
event-no-help-nobody = Nobody is left who could step in.
event-requested = { $you ->
    [yes] You ask for help.
   *[no] { $who } asks for help.
}
event-not-requested = { $you ->
    [yes] You ask nobody for help.
   *[no] { $who } asks nobody for help.
}
event-offers-revealed = The answers are opened. Offering: { $offers }. Staying out: { $refusals }.
event-offer-accepted = { $you ->
    [target] You accept: { $who } steps in for you.
    [who] { $target } accepts: you step in.
   *[no] { $target } accepts: { $who } steps in.
}
event-offers-declined = { $you ->
    [yes] You decline all help.
   *[no] { $who } declines all help.
}
event-wound = { $you ->
    [yes] You take the { $token }.
   *[no] { $who } takes the { $token }.
}
event-wound-rank = { $you ->
    [yes] You show your rank: { $rank }.
   *[no] { $who } shows the rank { $rank }.
}
event-ability-used = { $you ->
    [yes] You use your ability: { $what }.
   *[no] { $who } uses the ability: { $what }.
}
what-elder = the Elder takes the Quill
what-assassin = the Assassin strikes { $targets } twice
what-harlequin = the Harlequin looks at { $targets }
what-alchemist-wound = the Alchemist wounds { $targets }
what-alchemist-heal = the Alchemist heals { $targets }
what-mentalist = the Mentalist wounds { $targets }
what-guardian = the Guardian protects { $targets }
what-berserker = the Berserker strikes back at { $targets }
what-mage = the Mage gives { $targets } a Staff
what-courtesan = the Courtesan gives { $targets } a Fan
what-inquisitor = the Inquisitor curses { $targets }
event-ability-declined = { $you ->
    [yes] You do not use your ability.
   *[no] { $who } does not use the ability.
}
event-card-taken = { $you ->
    [yes] You take a { $card }.
   *[no] { $who } takes a { $card }.
}
event-card-given = { $you ->
    [to] { $by } gives you a { $card }.
    [by] You give { $to } a { $card }.
   *[no] { $by } gives { $to } a { $card }.
}
event-protection-lapsed = The third wound of { $who } ends the { $color } protection: Sword and Shields go back.
event-token-returned = { $you ->
    [yes] You are healed and return the { $token }.
   *[no] { $who } is healed and returns the { $token }.
}
event-characters-seen = { $you ->
    [by] You look at two cards: { $cards }.
    [seen] { $by } looks at your card and another: { $cards }.
   *[no] { $by } looks at the cards of { $cards }.
}
seen-card = { $who } is { $card }
event-curses-given = { $you ->
    [by] You lay curses before { $to }; the true one lies before { $true }.
   *[no] { $by } lays curses, face down, before { $to }.
}
event-dagger-moved = { $you ->
    [yes] The dagger is yours.
   *[no] The dagger goes to { $who }.
}
event-captured = { $you ->
    [yes] You suffer a fourth wound: { $by } has captured you!
    [by] { $who } suffers a fourth wound: you have captured { $who }!
   *[no] { $who } suffers a fourth wound: captured by { $by }!
}
event-all-revealed = All cards are turned over: { $cards }.
event-all-revealed-curse = All cards are turned over: { $cards }. The True Curse lay before { $curse }.
event-box = Left in the box: { $cards }.
event-over-leader = { $captive } led { $loser }: { $winner } wins. Winners: { $winners }.
event-over-wrong = { $captive } was not the leader of { $rival }: { $capturer } captured the wrong player, and { $winner } wins. Winners: { $winners }.
event-over-own = { $capturer } captured a member of the own clan: { $winner } wins. Winners: { $winners }.
event-over-inquisitor = { $captive } was the Inquisitor, and wins alone by being captured.
event-over-curse = { $victorious } would have won, but its leader { $leader } holds the True Curse: the Inquisitor { $winners } wins alone.
event-leaders = The leaders were { $rose } ({ $roseclan }) and { $beast } ({ $beastclan }).
event-turn-limit = The table's limit of { $turns } turns is reached: the game ends without a winner.

## Refusals

refusal-LS-E01 = It is not your decision: wait until you are asked.
refusal-LS-E02 = You cannot attack yourself: choose another player.
refusal-LS-E03 = { $target } is protected by a Shield: attack somebody else, or pass the dagger.
refusal-LS-E04 = The Inquisitor may not attack a player with three wounds: choose another target, or pass the dagger.
refusal-LS-E05 = Give the dagger to another player.
refusal-LS-E06 = No such player: choose one who sits at this table.
refusal-LS-E07 = One action per turn: your attack is being resolved.
refusal-LS-E08 = The attack has been declared and cannot be taken back.
refusal-LS-E09 = No intervention is possible here: only the target may ask, once, and never with a Fan.
refusal-LS-E10 = Your rank is already shown, so you cannot step in.
refusal-LS-E11 = You cannot intervene in this attack.
refusal-LS-E12 = Your answer stands: wait for the others.
refusal-LS-E13 = Choose one of the offers made, or decline them all.
refusal-LS-E14 = That token does not match your card: take one that does.
refusal-LS-E15 = That symbol is already matched: take another token.
refusal-LS-E16 = With a Staff only an unknown token, or your rank, is allowed.
refusal-LS-E17 = You must show your rank for this wound.
refusal-LS-E18 = Your ability is not available: it goes with a rank shown for the wound of an attack.
refusal-LS-E19 = Choose another player without a Shield.
refusal-LS-E20 = Choose two different other players.
refusal-LS-E21 = Not possible for the Alchemist here: he wounds or heals the player he stepped in for, and heals only the wounded.
refusal-LS-E22 = Choose another player who does not have that card.
refusal-LS-E23 = One curse per player, all of them, to others than yourself.
refusal-LS-E24 = You do not have that token: return one that lies before you.
refusal-LS-E25 = Curses stay hidden until the end, even from their holders.
refusal-LS-E26 = All talk is public: speak to the whole table.
refusal-LS-E27 = The game is over.
refusal-LS-E28 = The situation has changed: look at the open question and answer that.

## The table as text

sheet-turn = Turn { $turn }, the dagger: { $who }
sheet-you = you
sheet-attack = { $attacker } attacks { $target }
sheet-clue = clue { $clue }
sheet-is = { $card }
sheet-true-curse = True Curse
sheet-supply = Supply: { $cards }
sheet-tokens = { $rose } { $roseclan }, { $beast } { $beastclan } and { $unknown } unknown tokens
sheet-empty = empty
own-card = You are { $card }.
own-symbols = Your three tokens: rank { $rank }, { $one }, { $two }.
own-symbols-wild = Your tokens: the cross, and for each other wound Rose, Beast or unknown as you like.
own-clue = The next player clockwise saw your clue: { $clue }.
own-ability = Your ability: { $text }
own-goal-clan = You win if the leader of { $rival } is captured by your clan, or if a rival captures the wrong player.
own-goal-order = You win alone if you are captured, or if the leader of the winning clan holds your True Curse.
own-none = Those who watch have no card.
aid-title = Who can be what, from what you know ({ $deals } possible deals):
aid-title-gallery = Who can be what, from what everybody knows ({ $deals } possible deals):
aid-notes-title = What each player's own tokens allow:
aid-row = { $who }: { $ranks }
aid-inquisitor = Inquisitor
aid-certain = { $who }: { $card }, for certain

## Ready-made claims

claim-side = I am of { $side }.
claim-inquisitor = I am the Inquisitor.
claim-leader = I lead my clan.
claim-help = Somebody step in for me!
claim-stay-out = Nobody step in.
claim-no-heal = Do not heal.
claim-dagger = Pass me the dagger.
claim-trust = Trust me.
claim-about-side = @ is of { $side }.
claim-about-inquisitor = @ is the Inquisitor.
claim-about-leader = @ leads a clan.
claim-about-attack = Attack @!

## The settings of a table

setting-talk = Talk
setting-talk-help = What players may say to each other. All talk is public, and nobody has to tell the truth.
setting-talk-open = Free
setting-talk-open-help = People write what they like.
setting-talk-claims = Ready-made phrases
setting-talk-claims-help = People choose from claims such as “I lead my clan”.
setting-talk-silent = None
setting-talk-silent-help = Nobody writes anything: only the tokens speak.
setting-deduction_aid = Deduction aid
setting-deduction_aid-help = What the table works out for each player, from what that player knows and nothing else.
setting-deduction_aid-none = None
setting-deduction_aid-none-help = Everybody reasons alone.
setting-deduction_aid-notes = Player by player
setting-deduction_aid-notes-help = For each player, the ranks that their own tokens allow.
setting-deduction_aid-full = Full
setting-deduction_aid-full-help = An exact table of who can still be what.
setting-timer = Time limit
setting-timer-help = A countdown for every decision. When it runs out, the table takes the most cautious choice.
setting-timer-turn = Seconds for a turn
setting-timer-turn-help = The time to attack somebody or to pass the dagger.
setting-timer-response = Seconds for a response
setting-timer-response-help = The time for any other decision: to ask for help or offer it, to take a token, to use an ability.
setting-spectators = Spectators
setting-spectators-help = Whether people who do not play may watch. They are shown only what is public.
setting-spectators-none = None
setting-spectators-none-help = The table is closed to those who do not play.
setting-spectators-public = Welcome
setting-spectators-public-help = Anybody may come and watch.
setting-seating = Seats
setting-seating-help = How people are seated. Neighbours matter: everybody shows their clue to the next player.
setting-seating-as_joined = In order of arrival
setting-seating-as_joined-help = Everybody sits beside whoever came just before.
setting-seating-shuffled = Drawn at random
setting-seating-shuffled-help = Seats are drawn at random before the deal.
setting-skin = Names of the clans
setting-skin-help = The names and colours change, the rules stay the same.
setting-skin-rose_beast = Rose and Beast
setting-skin-rose_beast-help = The usual names.
setting-skin-phoenix_gargoyle = Phoenix and Gargoyle
setting-skin-phoenix_gargoyle-help = The names of a later edition.
setting-show_box_at_end = Open the box at the end
setting-show_box_at_end-help = After the game the table also shows the characters that were not in play.
setting-turn_limit = Turn limit
setting-turn_limit-help = After this many turns the game ends without a winner. 0: no limit.

## What an option would bring

note-fourth = This would be your fourth wound.
note-accept = Whoever you accept takes the wound, shows the rank and gets the dagger.
note-rank = Showing your rank opens your ability; each symbol serves once.
note-ability-wound = This wound comes from an ability: showing your rank does not open yours.
note-staff = You hold a Staff: your affiliation tokens are unknown.
note-curses = The first person you point at gets the True Curse.
then-attack = { $who } shows a token (wound { $wounds } of 3) and gets the dagger, unless somebody steps in.
then-attack-alone = { $who } shows a token (wound { $wounds } of 3) and gets the dagger. Nobody can step in.
then-attack-stake = { $who } is captured and the game ends, unless somebody steps in.
then-decides = If { $who } leads { $rival }, your clan wins; if not, it loses.
then-captured = { $you ->
    [yes] You are captured and the game ends.
   *[no] { $who } is captured and the game ends.
}
then-pass = Nothing is shown. { $to } gets the dagger.
then-request = { $helpers } may offer to take the wound; whose help you accept stays your choice.
then-alone = You take the wound, choose the token and get the dagger.
then-offer = If { $target } accepts: you show your rank { $rank }, may use the ability and get the dagger.
then-no-offer = You show nothing. All answers are opened together.
then-accept = { $who } shows a rank instead of you, may use the ability and gets the dagger.
then-take = Everybody sees it: wound { $wounds } of 3. Your ability sleeps, and you get the dagger.
then-take-only = Everybody sees it: wound { $wounds } of 3.
then-take-rank = Everybody learns your rank (wound { $wounds } of 3). You may use the ability now.
then-take-rank-only = Everybody learns your rank (wound { $wounds } of 3). It wakes no ability.
then-dagger = You get the dagger.
then-harlequin = You alone see them; everybody sees whom you look at. You get the dagger.
then-wounded = { $who } has { $wounds } of 3 wounds after that. You get the dagger.
then-wounded-theirs = { $who } has { $wounds } of 3 wounds after that, and the dagger.
then-healed = { $who } takes one token back and may show it anew. You get the dagger.
then-guardian = Nobody can attack or wound { $who } until your third wound. You get the dagger.
then-mage = { $who } and you take only unknown tokens or the rank from now on. You get the dagger.
then-courtesan = Whoever attacks { $who } strikes home. You get the dagger.
then-return = You have { $left ->
    [one] { $left } wound
   *[other] { $left } wounds
} left. What it showed stays known.
then-return-rank = You have { $left ->
    [one] { $left } wound
   *[other] { $left } wounds
} left. You may step in again, and the ability may wake again.

## For those who look back

standing = Safety
played-as = as { $title }
