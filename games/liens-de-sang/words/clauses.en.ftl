### Liens de Sang: the text of every rule clause and every ruling, in English, as opened from the log, the refusals and the rules page.

## LS-100 Identity

clause-LS-101 = Every player has exactly one character card, kept secret until the game ends. It carries a clan symbol, a rank symbol, two affiliation symbols and a clue symbol.
clause-LS-102 = There are three allegiances: the Rose clan, the Beast clan, and the Secret Order, whose only member is the Inquisitor.
clause-LS-103 = Ranks run from 1 to 9 in each clan, every rank once per clan. The Inquisitor's rank symbol is a cross; it has no place in any hierarchy.
clause-LS-104 = The two affiliation symbols depend on the rank only: ranks 1, 5 and 6 have two clan symbols; ranks 2, 3 and 4 two unknown symbols; ranks 7, 8 and 9 one clan and one unknown symbol; the Inquisitor two wild ones.
clause-LS-105 = The clue symbol is the character's own clan, with these exceptions: the Harlequin shows the rival clan; the Inquisitor's two cards show Rose and Beast respectively, although he belongs to neither.
clause-LS-106 = Rank tokens show only the rank: a 4 says Alchemist, but not of which clan.
clause-LS-107 = The leader of a clan is its member with the lowest rank number among the characters dealt in this game. Cards left in the box do not count.
clause-LS-108 = If a member of the clan holds the Quill, the leader is instead the clan's member with the highest rank number.
clause-LS-109 = Leaders follow from the deal and the Quills only, and nobody is told who leads. Wounds, shown tokens and healing never change the leader.
clause-LS-110 = The content of the reference card is public at all times: all abilities, all token combinations, all effects of ability cards.

## LS-200 Set-up

clause-LS-201 = The game is for 6 to 12 players. With an even number there is no Inquisitor; with an odd number there is exactly one.
clause-LS-202 = The supply holds the rank tokens 1 to 9 (two each), the three piles of affiliation tokens, and all Quills, Swords, Shields, Staffs and Fans, face up. Its content is public.
clause-LS-203 = With an odd number of players the supply also holds the cross token and, face down, the number of curse cards given by LS-210.
clause-LS-204 = Draw half the number of players, rounded down, at random from the nine Rose cards; the rest goes back to the box unseen. Do the same with the Beast cards.
clause-LS-205 = With an odd number of players draw one of the two Inquisitor cards at random; the other goes back to the box unseen.
clause-LS-206 = Shuffle the drawn cards together and deal one to each player, who looks at it in secret.
clause-LS-207 = All players at the same time show their clue symbol, and nothing else, to their left neighbour, the next player clockwise. So each player knows the clue of the player on his right. (LS-R26)
clause-LS-208 = A first player is chosen at random, receives the dagger and is the active player.
clause-LS-209 = Nobody starts with tokens or ability cards.
clause-LS-210 = With 6 or 7 players, three Rose and three Beast characters are dealt; with 8 or 9 players, four of each; with 10 or 11 players, five of each; with 12 players, six of each. With 7, 9 or 11 players one Inquisitor is dealt as well, and the supply holds one True Curse together with one False Curse for 7 players, two for 9 and three for 11. With an even number of players there is neither Inquisitor nor curse.
clause-LS-211 = Chance is drawn in a fixed order, so that the same seed always gives the same game: shuffle the Rose cards and keep as many as needed; do the same with the Beast cards; with an odd number of players shuffle the two Inquisitor cards and keep the first; put the kept cards together, shuffle them and deal them seat by seat; finally draw the first player.

## LS-300 The turn

clause-LS-301 = The player holding the dagger is the active player. There is always exactly one until the game ends.
clause-LS-302 = On his turn the active player must do exactly one of two things: attack, or pass.
clause-LS-303 = Pass: he hands the dagger to any other player, who becomes the active player. Nothing else happens.
clause-LS-304 = Attack: he names one other player as the target, and the attack is resolved (LS-401).
clause-LS-305 = A player holding a Shield may not be chosen as the target of an attack.
clause-LS-306 = The Inquisitor may not choose a target who has three wounds.
clause-LS-307 = There is no other restriction: the target may be a known clan mate, may have attacked last turn, may have any number of wounds up to three.
clause-LS-308 = The dagger may be passed to anybody else, Shield or not, wounds or not, even straight back.
clause-LS-309 = Turns follow one another in this way until somebody is captured. There is no round, no elimination and, unless the table has chosen one (LS-1205), no turn limit. (LS-R27)

## LS-400 Attack and wounds

clause-LS-401 = An attack is resolved in six steps: (1) the target is named; (2) the target may request an intervention; (3) the target may accept one offer; (4) the wound is suffered; (5) the wounded player may use his ability if he showed his rank in step 4; (6) the dagger moves.
clause-LS-402 = A declared attack cannot be taken back.
clause-LS-403 = The wound of an attack is suffered by the accepted intervener if there is one, otherwise by the target. Whoever suffers it is called the wounded player.
clause-LS-404 = To suffer a wound with zero, one or two wounds so far, a player takes one token from the supply that matches one of the three symbols of his card (his rank or one of his two affiliations) and lays it face up in front of him.
clause-LS-405 = Each symbol can be matched once: a player never has more than one rank token and two affiliation tokens, and for each affiliation symbol at most one token. A card with two clan symbols may take two clan tokens, a card with one clan and one unknown symbol one token of each, a card with two unknown symbols two unknown tokens.
clause-LS-406 = The player who suffers the wound chooses freely among the symbols not yet matched, unless a rule says which token to take (LS-506, LS-752, LS-862).
clause-LS-407 = Tokens never lie: a player may not take a token that does not match an unmatched symbol of his card. The only exceptions are the Inquisitor (LS-902) and holders of a Staff (LS-862).
clause-LS-408 = After three wounds all three symbols are matched; the next wound is the fourth.
clause-LS-409 = A player who would suffer his fourth wound is captured instead of taking a token. The game ends at once (LS-1001) and nothing after that is resolved: no ability, no second wound, no dagger.
clause-LS-410 = In step 6 the dagger goes to the wounded player, who becomes the active player, unless an ability used in step 5 sends it elsewhere (LS-723, LS-754). (LS-R22)
clause-LS-411 = Wounds caused by an ability are suffered under LS-404 to LS-409 but are not attacks: nobody may intervene, showing the rank for such a wound gives no ability, and such a wound does not itself move the dagger.
clause-LS-412 = The dagger ends up as follows. After a pass, with the receiver. After an attack, with the wounded player, target or intervener, whether he used no ability or that of the Elder, Harlequin, Alchemist, Guardian, Berserker, Mage, Courtesan or Inquisitor. After an Assassin's or Mentalist's ability, with the player that ability wounded, even if that is the attacker.

## LS-500 Intervention

clause-LS-501 = Before the wound of an attack is suffered, the target may ask the table whether somebody will intervene. If he does not ask, nobody may. (LS-R05)
clause-LS-502 = If the target holds a Fan there is no request.
clause-LS-503 = After a request, every player whose own rank token is in the supply may offer to intervene, except the target and the attacker. (LS-R04)
clause-LS-504 = Offering is voluntary and open to friend and foe, to the Inquisitor, and to holders of a Shield.
clause-LS-505 = The target may accept one offer or decline them all. He alone decides.
clause-LS-506 = An accepted intervener suffers the wound instead of the target and must take his rank token for it.
clause-LS-507 = Having shown his rank, the intervener may use his ability in step 5 like any wounded player.
clause-LS-508 = In step 6 the dagger goes to the intervener (LS-410).
clause-LS-509 = With no request, no offer, or no accepted offer, the target suffers the wound himself and chooses his token freely (LS-406).
clause-LS-510 = There is at most one request per attack, an intervener cannot be replaced by another, and a target left without help cannot ask again.
clause-LS-511 = A target with three wounds may ask too: an accepted intervener saves him from capture.
clause-LS-512 = An intervener has at most two wounds before intervening, since his rank token was in the supply; so an intervention never captures the intervener.
clause-LS-513 = All eligible players answer at the same time and in secret; the answers are then shown together and the target chooses. (LS-R06)

## LS-600 Abilities in general

clause-LS-601 = Only the wounded player of the current attack may use his ability, and only if he took his rank token for this very wound. He does so in step 5, before the dagger moves.
clause-LS-602 = Using an ability is always optional.
clause-LS-603 = A rank token taken for a wound caused by an ability (Assassin, Alchemist, Mentalist, Berserker) gives no ability, now or later, as long as it stays in front of the player.
clause-LS-604 = An ability not used in its step 5 cannot be used later on the strength of the same rank token.
clause-LS-605 = If the rank token is returned to the supply by healing, the player may use his ability again, or for the first time, when he next takes the rank token for the wound of an attack.
clause-LS-606 = There is no other limit to the number of uses.
clause-LS-607 = The owner announces that he uses the ability together with all its choices; it is resolved completely, then step 6 follows.
clause-LS-608 = Whenever an ability speaks of a player to choose, it means a player other than its owner. (LS-R07)
clause-LS-609 = An ability may not make a player with a Shield suffer wounds; such players are not legal choices. Other effects may freely be used on them.
clause-LS-610 = A card is given only if the supply holds one. A player never holds two Quills, two Staffs, two Fans, or two Shields of the same colour, so players already holding that card are not legal choices. (LS-R10)
clause-LS-611 = If an ability has no legal use at all, it is not offered. All conditions that decide this are public.
clause-LS-612 = Abilities do not chain: no ability can lead to another ability in the same attack.

## LS-700 The nine abilities

clause-LS-711 = Elder: he takes a Quill and lays it face up before him. From now on his clan's leader is its highest rank number (LS-108).
clause-LS-712 = The Quill stays until the end of the game, whatever happens to the Elder's tokens; an Elder who holds it has no further use of his ability.
clause-LS-713 = A Quill affects only the Elder's own clan. Both clans may have one.
clause-LS-721 = Assassin: he chooses another player without a Shield, who suffers two wounds. The attacker and the player he intervened for are allowed.
clause-LS-722 = The Assassin's two wounds are suffered one after the other; the victim chooses each token. The first may already capture him.
clause-LS-723 = Then the dagger goes to the victim instead of the Assassin.
clause-LS-731 = Harlequin: he chooses exactly two different other players and looks at their whole character cards; nobody else sees them.
clause-LS-732 = Whom the Harlequin looked at is public; what he saw is his. He may talk about it, truthfully or not, or keep silent. He may not show or prove it.
clause-LS-733 = The Harlequin's own clue symbol is the rival clan's (LS-105).
clause-LS-741 = Alchemist: only if he is the accepted intervener, he makes the original target of the attack either suffer one wound or heal one. The Alchemist decides which, or declines.
clause-LS-742 = If the Alchemist wounds, LS-411 applies; a target with three wounds is captured, by the Alchemist.
clause-LS-743 = If the Alchemist heals, the target chooses one of his own tokens and returns it to the supply. This is impossible if he has none.
clause-LS-744 = The symbol matched by a healed token is free again; if it was the rank token, LS-605 applies and the player may again offer to intervene (LS-503).
clause-LS-745 = What the returned token had shown stays public knowledge.
clause-LS-746 = As the target of an attack himself, the Alchemist has no ability.
clause-LS-751 = Mentalist: he chooses another player without a Shield, who suffers one wound.
clause-LS-752 = The Mentalist's victim must take his rank token if it is in the supply; otherwise he takes an affiliation token of his choice under LS-405.
clause-LS-753 = A victim of the Mentalist with three wounds is captured.
clause-LS-754 = Then the dagger goes to the victim instead of the Mentalist.
clause-LS-761 = Guardian: he gives a Shield to another player and takes the Sword of the same colour. If he already holds a Sword, he gives a Shield of that colour and takes nothing. (LS-R09)
clause-LS-762 = The Guardian cannot use the ability if he has three wounds after taking his rank token. (LS-R08)
clause-LS-763 = At the moment the holder of a Sword suffers his third wound, from whatever cause, his Sword and every Shield of its colour go back to the supply. They do so only then: losing and regaining other wounds changes nothing.
clause-LS-764 = Sword and Shields return immediately with the third wound, before the next wound of the same ability and before any ability is used.
clause-LS-771 = Berserker: he makes the attacker suffer one wound. This holds as well when the Berserker intervened. (LS-R11)
clause-LS-772 = If the attacker holds a Shield, the Berserker's ability has no use.
clause-LS-773 = An attacker with three wounds is captured, by the Berserker. The dagger otherwise stays with the Berserker (LS-410).
clause-LS-781 = Mage: he gives a Staff to another player who has none and takes one himself; both or neither.
clause-LS-782 = If the Mage already holds a Staff, from an earlier use or from the other Mage, he takes none and only gives one.
clause-LS-791 = Courtesan: she gives a Fan to another player who has none.

## LS-800 Ability cards

clause-LS-801 = Ability cards are taken from the supply and lie beside the character card of their holder. All are public except the faces of the curses.
clause-LS-811 = Quill: its holder's clan is led by its highest rank number (LS-108). It never leaves play.
clause-LS-821 = Sword: it marks the protector of all Shields of its colour and has no other effect. It leaves play by LS-763.
clause-LS-831 = Shield: its holder cannot be attacked (LS-305) nor made to suffer wounds by an ability (LS-609).
clause-LS-832 = The holder of a Shield may still attack, pass, receive the dagger and offer to intervene; if accepted, he suffers that wound normally and may use his ability.
clause-LS-833 = The holder of a Shield may still be looked at, and be given Staffs, Fans, curses and a Shield of the other colour.
clause-LS-834 = With Shields of both colours a player stays protected until both are gone.
clause-LS-861 = Staff: it concerns only tokens taken from now on; tokens already taken stay.
clause-LS-862 = When the holder of a Staff takes an affiliation token it must be an unknown one, whatever his card shows; it counts as matching any one of his unmatched affiliation symbols. He may take his rank token instead whenever the choice is his. A Staff never leaves play. (LS-R14)
clause-LS-871 = Fan: when its holder is attacked there is no request, so nobody intervenes. He may himself intervene for others. A Fan never leaves play.
clause-LS-881 = Curses: they follow LS-905 to LS-909.
clause-LS-891 = Rank tokens cannot run out: at most two players share a number, one per clan.
clause-LS-892 = Affiliation tokens never run out: if the pile is empty, a substitute is used. (LS-R13)
clause-LS-893 = Ability cards can run out: there are two Shields per colour, six Staffs, four Fans and two Quills; then LS-610 applies.

## LS-900 The Inquisitor (odd numbers of players)

clause-LS-901 = The Inquisitor belongs to no clan, is never a leader and is not counted among the members of a clan.
clause-LS-902 = The Inquisitor's affiliation symbols are wild: for each affiliation wound he takes a Rose, Beast or unknown token as he likes; the two may be equal or different. A Staff binds him too (LS-862).
clause-LS-903 = The Inquisitor may not attack a player who has three wounds at that moment. A player healed back to two may be attacked. (LS-R15)
clause-LS-904 = The Inquisitor's rank token is the cross; he may offer to intervene while it is in the supply.
clause-LS-905 = Inquisitor: he takes all curse cards from the supply, looks at them and gives them away face down, each to a different player other than himself. All must be given. (LS-R16)
clause-LS-906 = Who received a curse is public; which is the true one is known only to the Inquisitor.
clause-LS-907 = Nobody else may look at a curse, not even its holder, until the game ends. Curses never move and have no effect before the end.
clause-LS-908 = Once the curses have been handed out, the Inquisitor's ability has no further use.
clause-LS-909 = If the Inquisitor never uses his ability, the curses stay in the supply and have no effect.

## LS-1000 End and victory

clause-LS-1001 = The game ends the moment a player is captured. All characters and curses are turned face up.
clause-LS-1002 = The capturer is the player whose attack, or whose ability, caused the fourth wound. (LS-R02)
clause-LS-1003 = If the captive is the Inquisitor, the Inquisitor alone wins, whoever captured him and wherever the True Curse lies.
clause-LS-1004 = Otherwise, if the captive is the leader of the clan rival to the capturer's, the capturer's clan is the victorious clan.
clause-LS-1005 = Otherwise the rival clan is the victorious clan: the captive is a rival who is not the leader, or any member of the capturer's own clan, leader or not. (LS-R03)
clause-LS-1006 = Leaders are those of LS-107 and LS-108 at the moment of the capture.
clause-LS-1007 = If the curses have been handed out and the leader of the victorious clan holds the True Curse, the Inquisitor alone wins instead of that clan. In any other place the True Curse does nothing; False Curses never do anything.
clause-LS-1008 = All members of the winning clan win together, however wounded they are; everybody else loses.
clause-LS-1009 = The capturer is never the Inquisitor: he cannot attack a player with three wounds and his ability wounds nobody.

## LS-1100 Talk and information

clause-LS-1101 = Players may talk freely at any time, plot, accuse, promise and lie.
clause-LS-1102 = All talk is public: no private messages, signs or side channels between players.
clause-LS-1103 = Nobody may show or read out his character card, or otherwise give proof; only tokens prove anything.
clause-LS-1104 = Tokens themselves may never be used to deceive beyond what the rules allow (LS-407).
clause-LS-1105 = A player may always consult his own card, his own notes and everything public.

## LS-1200 The digital table

clause-LS-1201 = Set-up needs no decision: cards are dealt and clues shown automatically; the game starts in the first player's turn.
clause-LS-1202 = A decision with a single legal answer is resolved at once without asking. This gives nothing away: the table can already tell that there was no choice.
clause-LS-1203 = Timers are optional. When one runs out, the table answers for the player. On his turn the dagger passes to the next player clockwise; there is no request and no offer, and offers received are declined; the token taken is the first legal one of unknown, Rose, Beast, rank; the ability is declined; the token healed is the first present of clan, unknown, rank.
clause-LS-1204 = A seat may be handed to a bot and back at any time; the bot sees only what that seat may see. Humans cannot resign; a game is abandoned only if all human players agree, and then has no winner.
clause-LS-1205 = An optional turn limit, off by default, ends the game without a winner after that many turns; it exists for simulations.

## Rulings

clause-LS-R01 = Which affiliation symbols does each rank carry? Two clan symbols for ranks 1, 5 and 6, two unknown ones for ranks 2, 3 and 4, one of each for ranks 7, 8 and 9, two wild ones for the Inquisitor.
clause-LS-R02 = Who is the capturer when an ability captures during somebody else's turn? The player whose attack or ability caused the fourth wound, not the player who held the dagger.
clause-LS-R03 = What if a player captures a member of his own clan? His clan loses, even if the captive was its own leader.
clause-LS-R04 = May the attacker offer to intervene in his own attack? No: he would strike himself and hand himself the dagger.
clause-LS-R05 = May somebody intervene without having been asked? No: the target must ask first.
clause-LS-R06 = In which order do players offer to intervene? All at the same time and in secret; the answers are shown together and nobody changes his mind afterwards.
clause-LS-R07 = When an ability lets its owner choose a player, may he choose himself? No: it is always another player.
clause-LS-R08 = May a Guardian use his ability when his rank token is his third wound? No: the protection lasts until that wound, which has already happened.
clause-LS-R09 = Which colour of Sword and Shield does a Guardian use? The colour of the Sword he holds, otherwise purple, otherwise green, whichever Sword is in the supply; with both Shields of his colour out he cannot use the ability.
clause-LS-R10 = May a player be given a card he already holds? No: it could have no effect. Shields of different colours on the same player are allowed.
clause-LS-R11 = May a Berserker who intervened strike back although he was not the target? Yes: he took the blow, so the attacker suffers one wound.
clause-LS-R12 = What can a Berserker do to an attacker who holds a Shield? Nothing: the Shield wins and the ability is not offered.
clause-LS-R13 = What if a pile of affiliation tokens is empty? A substitute is used: a lack of tokens never changes what a player may reveal.
clause-LS-R14 = Which symbol does an unknown token taken under a Staff match? Either of the two affiliation symbols, no matter which, also after healing.
clause-LS-R15 = Does the Inquisitor's restriction count wounds since healed? No: it looks at three wounds now, and it concerns attacks only, not passing the dagger.
clause-LS-R16 = May the Inquisitor keep a curse, hand out only some, or use his ability twice? No: all of them go to other players, one each, and nothing is left for a second use.
clause-LS-R17 = Does the Inquisitor share the victory when he is captured? No: he wins alone; the curses are turned up but change nothing.
clause-LS-R18 = Does the Quill mean the highest place in the hierarchy or the highest number? The greatest number.
clause-LS-R19 = Are the Assassin's two wounds simultaneous? No: they come one after the other, so a Sword can fall in between and a capture ends the game at the first.
clause-LS-R20 = Does declining the ability use it up? Only for this rank token: once healed and taken again for the wound of an attack, it gives the ability again.
clause-LS-R21 = Must the Alchemist either wound or heal? No: he may decline altogether. If the target has no wound, only wounding is possible.
clause-LS-R22 = Who receives the dagger after an attack? The player who suffered the wound; a passage that says otherwise is a slip.
clause-LS-R23 = What do the tables of numbers count? Rose, Beast and Inquisitor characters in the first, True and False Curses in the second.
clause-LS-R24 = Which tokens does the target of the second printed example have? One Beast and one unknown token, since showing rank 7 then proves the Berserker of the Beast clan.
clause-LS-R25 = What are the ability cards called? Sword, Fan, Staff, Shield, Curse and Quill; the game itself is Liens de Sang.
clause-LS-R26 = Who is the left neighbour? The next player clockwise, as players face the centre; the table simply says whose clue you saw.
clause-LS-R27 = May players pass the dagger for ever? Yes. A table option can stop a game; by default there is none.
clause-LS-R28 = Which affiliation token does the Mentalist's victim take when his rank is already shown? He chooses among his affiliation symbols not yet matched.
clause-LS-R29 = What if a Mage already received a Staff from the other Mage? He keeps it and takes no second one.
clause-LS-R30 = May the Harlequin look at a single card? No: exactly two players, or the ability is not used.
clause-LS-R31 = Is the rank of a healed player hidden again? The token is gone but the memory is not: the log and the deduction aids keep it.
clause-LS-R32 = May an accepted intervener wound the player he helped? Yes: an Alchemist or an Assassin, for instance, may do so.
clause-LS-R33 = When the turn limit of a table ends the game without a winner, all cards are turned face up, as after a capture: the game is over and nobody has a reason to keep a secret.
