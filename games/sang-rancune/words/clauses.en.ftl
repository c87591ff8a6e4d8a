### Sang Rancune: the text of every rule clause and every ruling, in English, as opened from the log, the refusals and the rules page.

## SR-100 Set-up

clause-SR-101 = The game is for 3 to 6 players. Each takes one hero card; no two players have the same hero. Heroes differ only by their Heroic Attacks.
clause-SR-102 = Every hero starts with 100 Life. Life never exceeds 100; any excess healing is lost.
clause-SR-103 = Shuffle the 26 Encounters; 9 of them form the face-down Encounter pile. The other 17 stay unused, face down, in the box.
clause-SR-104 = Shuffle the 94 Action cards into the Action pile. Each player is dealt 7 cards.
clause-SR-105 = Any Item dealt at set-up is placed face up and closed beside its hero, and is not replaced: the starting hand may be under 7. (SR-R03)
clause-SR-106 = The hand limit is 7 cards (8 while holding the Amulet of Mentalism). Items never count in the hand.
clause-SR-107 = Whenever a hand exceeds its limit, its owner at once discards cards of their choice down to the limit, before anything else happens.
clause-SR-108 = When a card must be drawn and the Action pile is empty, the discard pile is shuffled into a new Action pile. If both are empty the draw is skipped.
clause-SR-109 = Only Initiative cards 1 to N are used, N being the number of living players (the starting players at set-up).
clause-SR-110 = The progress marker starts on space 1; the number of its space is the Encounter number used for bonuses (SR-902).
clause-SR-111 = The first Encounter is turned face up at the end of set-up; play starts at SR-203 with it. (SR-R02)
clause-SR-112 = The discard pile is face up and public. Cards removed from the game (used Items) are public too and never return. (SR-R04)

## SR-200 New Encounter

clause-SR-201 = Phase 1 of an Encounter is: between-Encounters window, reveal the top Encounter, same window again, draw Initiative, loot corpses, Plan B window.
clause-SR-202 = Between-Encounters window: every living player may, any number of times and in any order, use closed Items (except the Fireball Potion), give or trade Items (SR-1001), and play the Coups Bas meant for this moment (SR-522). It closes when all living players are ready; after any action everybody must say so again.
clause-SR-203 = Reveal the top Encounter. Its Life, counters and attacks are those for the number of starting players. Its Life marker is set; its tokens and counters are placed.
clause-SR-204 = The same window is open again after the reveal: Items may be used knowing the Encounter. It ends for good when Initiative is drawn.
clause-SR-205 = Before the first Encounter only the window of SR-204 exists, since that Encounter is already face up.
clause-SR-206 = Initiative: shuffle cards 1 to N and give one to each living player at random, face up. Number 1 acts first.
clause-SR-207 = After the Initiative of a new Encounter, corpses are looted (SR-916).
clause-SR-208 = Then the Plan B window (SR-507) is open, before the first Attacks are set.

## SR-300 The combat round

clause-SR-301 = A round has these steps, in this order: start of round, set, turns, late Attacks, end of round, adjust Life, new Initiative, random attack, precise attack, Plan B window, discard the Damage pile, draw.
clause-SR-302 = Start of round: Encounter rules with this timing act (the Shapeshifter's coin, the Succubus's passed card); lasting Potions turn (SR-607).
clause-SR-303 = Set: every living, non-petrified player secretly chooses one Attack card from hand and places it face down. All choose at the same time; a chosen card cannot be changed or taken back.
clause-SR-304 = A player with no Attack card in hand must set a Coup Bas instead. It has no effect and is discarded when revealed.
clause-SR-305 = A player holding at least one Attack card (tactical cards and Counter Attack included) may not set a Coup Bas.
clause-SR-306 = A player with an empty hand sets nothing and simply has no turn action this round.
clause-SR-307 = Turns: players act in Initiative order, 1 first. A turn is: window before reveal, reveal, replacements, declarations, window after reveal, resolution card by card, end of turn.
clause-SR-308 = On their turn a player must reveal the set card(s). Revealing cannot be refused or delayed.
clause-SR-309 = Declarations made by the revealing player, before the window after reveal: use as Heroic or not; target of the first Attack if several targets exist (targets of further Attacks of the same turn are declared as each one resolves); use of Holy Water's extra effect; order of several Attacks; victim of Sticky Fingers if any.
clause-SR-310 = A successful Attack is one that was revealed and played normally. It goes on the Damage pile with its damage, its owner and its target, even at 0 damage.
clause-SR-311 = A missed Attack was prevented or cancelled. Its card goes straight to the discard pile, never on the Damage pile, and its owner counts as not having attacked with it.
clause-SR-312 = Right after each Attack card is resolved, check the Encounter: a creature is dead when the damage on the pile aimed at it is at least its current Life.
clause-SR-313 = If the Encounter is defeated, stop the round at once: no further turn, no late Attack, no end-of-round rule, no creature attack, no draw. Go to SR-901.
clause-SR-314 = The Life marker is not moved during the turns; only the adjust Life step subtracts the Damage pile. Rules that change Life directly (Weaker / Tougher than It Looks, healing, Counter Attack) move the marker at once.
clause-SR-315 = Late Attacks: second cards of Opportunism still face down are revealed now, in Initiative order of their owners, each like a turn of its own (SR-307). (SR-R07)
clause-SR-316 = End of round: Encounter rules with this timing act (Clockwork Golem, Rancour, Dread, Necromancer and others); they may remove cards from the Damage pile.
clause-SR-317 = Adjust Life: subtract the damage still on the pile from the creature's Life. It never goes below 5: had it been lethal, SR-312 would have ended the Encounter.
clause-SR-318 = New Initiative: shuffle cards 1 to N and deal them again to the living players. This Initiative serves the creature's random attack now and the next round's turn order.
clause-SR-319 = The creature then makes its random hits, then its precise hits (SR-701).
clause-SR-320 = After the creature's attack the Plan B window opens (SR-507).
clause-SR-321 = Then all Attack cards of the Damage pile go to the discard pile; prepared cards that were not spent stay.
clause-SR-322 = Then every living player, in Initiative order, draws one Action card, unless their hand is already at the limit. A drawn Item is put face up and is not replaced.
clause-SR-323 = Then a new round starts at SR-302, with a fresh round tally.
clause-SR-324 = Fatigue: from the 13th round of one Encounter on, every living hero loses 5 Life at the end of each round, before SR-316. It is not a creature attack and nothing reduces it. (SR-R31)

## SR-400 Attack cards

clause-SR-401 = A standard Attack deals the value its card currently shows to its target.
clause-SR-402 = To rotate a card up or down is to move it one step to its next higher or next lower value. If there is no next value in that direction the card does not change.
clause-SR-403 = The value of an Attack is computed in this order: (1) base value; (2) Heroic use; (3) rotations by the owner's own lasting Potions; (4) rotation by the Encounter (Mist); (5) earlier Jostle; (6) Into the Breach; (7) reactions, in the order they were played; (8) the card's own flat bonus (Holy Water); (9) prepared cards, in the order they were played; (10) reductions by the Encounter (Iron Skin Gargoyle, Stair of Bones, Ravenous Jelly).
clause-SR-404 = Heroic cards show a hero. When that hero plays it, the owner may declare the Attack Heroic: it goes to its double value and becomes Protected. This is never compulsory. (SR-R15)
clause-SR-405 = Played by any other hero, or undeclared, a heroic card is an ordinary standard Attack and is not Protected. (SR-R13)
clause-SR-406 = A Protected Attack, once revealed, cannot be targeted by another player's Coup Bas. Its owner's own Coups Bas may target it. Before reveal it is an ordinary face-down card.
clause-SR-407 = Protection does not stop Attack effects (Jostle, Trip Up), Encounter rules, or Coups Bas that act on the creature (Weaker / Tougher than It Looks).
clause-SR-408 = Bonus Attacks are standard Attacks with an effect, applied only if the Attack is successful, right after its damage is placed and before the death check of SR-312. Exception: Into the Breach and Holy Water act while the value is computed.
clause-SR-409 = Holy Water: 10 damage; against an undead or demon Encounter its owner may add 50 damage, and the creature then makes no attack this round (random, precise and the 5-damage fallback are all skipped).
clause-SR-410 = Jostle: 20 damage; the Attacks of the next two players who still have a turn this round rotate one step down. Late Attacks are not affected.
clause-SR-411 = Sticky Fingers: 10 damage; take one closed Item from another living player who has one. Without a legal victim nothing is taken.
clause-SR-412 = Trip Up: 10 damage; the next player who still has a turn to take this round and has a face-down card misses: on their turn all their set cards are revealed and discarded without any window.
clause-SR-413 = Into the Breach: 20 damage; it rotates one step up if at least one card on this round's Damage pile belongs to another player.
clause-SR-414 = Flick: a successful Attack of 0. It counts for least damage, unlike Feint.
clause-SR-415 = Tactical cards deal no damage and are not Attacks for any comparison.
clause-SR-416 = Feint: nothing happens. No card may target or change it once revealed. It is discarded at the end of the turn.
clause-SR-417 = Double Strike: when revealed it is discarded and its owner reveals two Attack cards from hand at the same time, in the order they choose. With only one Attack card in hand, one; with none, the turn has no Attack.
clause-SR-418 = If one of these cards is another Double Strike, it is replaced in the same way: three Attacks in all, and more if the chain goes on and the hand permits.
clause-SR-419 = Opportunism: when revealed it is discarded; its owner reveals one Attack card from hand now, and may set another Attack card from hand face down for the late-Attacks step (SR-315).
clause-SR-420 = Replacing cards cannot be countered or changed; only the final Attack cards can. All final cards of one turn are revealed together and share one window after reveal.
clause-SR-421 = Several Attacks in a turn are separate: separate targets, separate death checks, in the declared order. If the Encounter ends before all are resolved the rest are discarded without effect.
clause-SR-422 = Prepare cards (Gathered Strength +30, Strike from Behind ×2) stay face up before the hero. They are spent on the owner's next successful Attack card of a later round, all of them on that single card.
clause-SR-423 = Prepared modifiers apply to the value in the order they were played: 50, ×2, +30 gives 130; 50, +30, ×2 gives 160. ×2 never rotates the card.
clause-SR-424 = Only one multiplier may ride on one Attack: a Strike from Behind revealed while its owner already has one prepared is discarded without effect. (SR-R12)
clause-SR-425 = When spent, Prepare cards go on the Damage pile with the Attack; together they are one Attack with one damage total.
clause-SR-426 = Several Prepare cards may be stored over several rounds. If the Attack meant to carry them is missed or discarded, they stay. If it is set to 0 by Critical Failure they are spent and the whole Attack deals 0. (SR-R10)
clause-SR-427 = If a hero makes several Attacks in one turn, prepared cards ride on the first one resolved that is successful. A Prepare card revealed in the same turn waits for a later round. (SR-R11)
clause-SR-428 = Prepare cards still in front of heroes when the Encounter ends are discarded. (SR-R09)
clause-SR-429 = Counter Attack, from hand: after you were a final target of a creature's attack and are still alive, you may reveal it; it is discarded and replaced by one Attack card from your hand, resolved at once with its own window after reveal. With no other Attack card in hand it may not be played. (SR-R06)
clause-SR-430 = The Attack brought by Counter Attack is not modified by prepared cards, lasting Potions or the Shapeshifter's form; a Double Strike gives two Attacks, an Opportunism two Attacks at once. Its damage is taken off the Life marker immediately and may kill; it counts for no round tally.
clause-SR-431 = A Counter Attack that was set face down does nothing when revealed, like a Feint, but it may be targeted before reveal.

## SR-500 Coups Bas

clause-SR-501 = Coups Bas are played from hand in the window meant for them, then discarded. They are never Attacks.
clause-SR-502 = Priority: if several players want to act in the same window, the one whose Initiative is closest to 1 goes first; after each play the window is offered again to everyone. A window closes when all pass in a row.
clause-SR-503 = Every Coup Bas played opens a response window before it takes effect: Certainly Not! and Give Me That! may cancel it; these may themselves be cancelled.
clause-SR-504 = Certainly Not! cancels a Coup Bas: both are discarded, the cancelled one has no effect.
clause-SR-505 = Give Me That! cancels a Coup Bas and its player takes that card into hand (hand limit applies at once). It may not be used on a Coup Bas set as an Attack (SR-304).
clause-SR-506 = Attack cards and Items cannot be cancelled by these two cards.
clause-SR-507 = Plan B: exchange Initiative cards with another living player. Only in the Plan B windows: at the start of an Encounter after looting, and after each creature attack. It never changes who was hit.
clause-SR-508 = Out of My Way!: on another player who has a face-down set card, in any window before reveal until that card is revealed. The card is discarded, and the target may not attack for the rest of the round: any other face-down card of theirs is discarded too. (SR-R22)
clause-SR-509 = Cards brought in by Double Strike, and the first card of Opportunism, are never face down: Out of My Way! cannot target them. It can target the second card of Opportunism until that card is revealed.
clause-SR-510 = Unclear Order: exchange your face-down set card(s) with those of another player. You must still have a face-down card (or have just lost it to the Out of My Way! you answer), and the other player must have one. Each then uses what they received as their own, on their own turn.
clause-SR-511 = Out of My Way! answered by Unclear Order: once the Out of My Way! has not been cancelled, the target loses the card and may then at once play Unclear Order on its player; the exchange happens with what is left: the aggressor's face-down card goes to the target, the aggressor gets nothing. Neither attacks this round; the moved card is discarded without effect when the target's turn comes, and only then becomes public.
clause-SR-512 = If the player of Out of My Way! no longer has a face-down card, the answer of SR-511 is not allowed. (SR-R23)
clause-SR-513 = Critical Failure: on another player in the window after reveal. All that player's unprotected Attack cards of this turn go to 0 and lose their bonus effects; they remain successful Attacks of 0. It does not affect tactical cards. (SR-R08)
clause-SR-514 = Have at Them!: one Attack card just revealed, anybody's, rotates one step up. Another player's Protected Attack is not a legal target.
clause-SR-515 = Weaker / Tougher than It Looks: only in a window after reveal in which at least one damaging-type Attack (standard, heroic or bonus, not tactical) was revealed. Its player says which side is used: the creature loses 25 Life or gains 25. With tokens, it applies to the token the first such Attack aims at.
clause-SR-516 = The Life change is immediate and permanent: this card never takes Life under 5 nor over 300. The death check then uses the new Life, so the card can make or spoil a kill; the killer is still the attacker. (SR-R27)
clause-SR-517 = Weaker / Tougher than It Looks is not playable against traps.
clause-SR-518 = Clumsy Move: when another player reveals a Prepare card (directly or through a replacing card), that card is discarded and becomes a standard Attack of 5 (values 10, 5 and 0) by that player, this turn. It carries earlier prepared cards. (SR-R14)
clause-SR-519 = After You!: any living player, after the targets of a random or precise group of hits are known and before damage. Choose one of the hits and a living player other than its target: that player takes the hit and all its effects instead. (SR-R05)
clause-SR-520 = With several targets (Initiative numbers, ties) the player of After You! chooses which one is replaced. The new target may already be a target and is then hit twice.
clause-SR-521 = After You! cannot redirect the 5-damage fallback, trap damage, Fireball damage or fatigue.
clause-SR-522 = Hand in the Bag and Crack!: in the between-Encounters window, on one closed Item of another living player. The first lets you take it, the second removes it from the game.

## SR-600 Items

clause-SR-601 = A drawn or received Item is placed face up beside its owner's hero at once, Potions on their closed side. Items may be kept for the whole game. An Item not yet used is called closed; the Amulet of Mentalism is always closed.
clause-SR-602 = Items may only be used between Encounters (SR-202, SR-204). Two exceptions: the Fireball Potion, on your own combat turn, and the Amulet of Mentalism, which is always on.
clause-SR-603 = There is no limit to how many Items one player uses in a window, except owning them. (SR-R01)
clause-SR-604 = A used Potion is turned: from then on it cannot be stolen, destroyed, traded or affected. Instant ones leave the game at once, lasting ones when their duration ends.
clause-SR-605 = A Healing Potion heals 25, a Scrapers' Balm 15. The owner chooses the drinker: themself, or another living hero who agrees. If it was another hero, the owner immediately gains 3 Prestige for the Potion, 2 for the Balm.
clause-SR-606 = Lasting Potions take effect in the Encounter that follows their use. They end with that Encounter at the latest, even if rounds are left.
clause-SR-607 = A two-round Potion works in rounds 1 and 2: it is turned at the start of each round and removed at the start of round 3.
clause-SR-608 = Strength Potion: in these rounds each of the owner's Attacks rotates one step up. Two such Potions rotate two steps.
clause-SR-609 = Quickness Potion: in these rounds the owner may set two Attack cards (the second is optional and must be an Attack). Both are revealed together on the owner's turn and ordered by them.
clause-SR-610 = Iron Skin Potion: all damage to this hero in the Encounter is 0, whatever its source except fatigue. The hero is still a target but is not wounded.
clause-SR-611 = Fireball Potion: on the owner's own turn, before revealing or after resolving their Attacks, while the Encounter is not defeated: 30 damage to every reachable creature and 10 to every other living hero, at the same time.
clause-SR-612 = The Fireball is no Attack: no Coup Bas answers it and prepared cards do not modify it. Its damage goes on the Damage pile as its owner's, counts in the round tally, and can be the killing blow. (SR-R21)
clause-SR-613 = With tokens, the Fireball damages every token; it reaches the Goblin Chief only if its owner has no Goblin of their own left when it is thrown. Against traps it may not be used.
clause-SR-614 = If the Fireball kills the creature and heroes at the same time, the heroes are dead first, then the Encounter is scored.
clause-SR-615 = Amulet of Mentalism: whoever gets it (draw, theft, trade, loot, Glutton Chest) may at once draw up to 2 cards, within the new limit of 8. Losing it brings the limit back to 7 at once (SR-107).

## SR-700 Creature attacks and comparisons

clause-SR-701 = A creature's attack is the list of hits given for it. All random hits form one group, all precise hits a second group. A group goes: find targets, After You! window, apply every hit of the group at the same time, deaths, Counter Attack window.
clause-SR-702 = A random hit targets an Initiative number, using the Initiative just drawn (SR-318).
clause-SR-703 = Number n means the living player with Initiative n; if n is above the number of living players, the player with the highest Initiative in play. Two numbers may thus fall on one player, who is hit twice. (SR-R16)
clause-SR-704 = A precise hit targets the living player or players its criterion names, from what happened in this round only. All tied players are hit. (SR-R18)
clause-SR-705 = If no living player fits the criterion of a precise hit, every living player loses 5 Life instead of that hit. This fallback happens once per creature attack even if several criteria fail. An Encounter may switch it off (Goblins and Goblin Chief). (SR-R19)
clause-SR-706 = The fallback is not a hit: no effect of the creature's attack goes with it, nor After You!, nor Counter Attack.
clause-SR-707 = A hit carries its damage and all its effects together (lost card, petrification and so on). Whoever takes the hit takes both. Effects that say wounded need at least 1 Life really lost.
clause-SR-708 = Counter Attack window: after the group's damage, effects and deaths, each living player who took at least one hit may counter, in priority order, once per Counter Attack card. If the creature dies, the rest of its attack does not happen.
clause-SR-709 = Criteria: all means every living player; most damage, the highest round tally, at least 1; least damage, the lowest tally among players with at least one successful standard, heroic or bonus Attack this round (0 counts); first or last damage, the owner of the first or last Attack this round that dealt at least 1; most Prestige, the highest Prestige, at least 1; marked, the heroes with Marks; own Goblins, the heroes with a Goblin in front.
clause-SR-710 = The round tally is the damage a hero placed on the Damage pile this round, after SR-403 and before end-of-round removals; damage from Fireballs counts, Counter Attack does not. A Fireball alone makes its owner eligible for most, first and last damage, but not for least.
clause-SR-711 = One player may be both the most and the least, or both first and last, and is then hit by each.
clause-SR-712 = A creature whose attack was cancelled (Holy Water) makes no hit and no fallback this round. (SR-R20)
clause-SR-713 = Traps are not creatures: their damage is not an attack, so After You!, Counter Attack and Weaker / Tougher than It Looks do not apply.
clause-SR-714 = All creature Life changes stay between 0 and 300.

## SR-800 The Encounters' own rules

clause-SR-801 = Ripper: a hero wounded by its hit loses one random card from hand to the discard pile, after the damage and before any Counter Attack.
clause-SR-802 = Battle Troll: it strikes the first hero to damage it this round for 20 and the last for 10; it has no other rule.
clause-SR-803 = Anti-Paladin: after its group of hits, its Life rises by the sum of Life the heroes really lost to it.
clause-SR-804 = Iron Skin Gargoyle: while damage is placed, an Attack (Fireball included) whose final damage is 20 or less deals 0. It stays a successful Attack of 0.
clause-SR-805 = Clockwork Golem: at the end of the round, group the Attacks on the Damage pile by damage (above 0, whoever owns them); every group of two or more leaves the pile for the discard. Fireballs never jam. Tallies do not change.
clause-SR-806 = Rancour: at the end of the round, every living hero tied for most damage gets one Mark. Its precise attack hits each marked hero for its base damage plus 5 per Mark. Marks go when the Encounter ends.
clause-SR-807 = Wolf Pack: the given number of Wolves, 30 Life each. Each Attack names one living Wolf. Damage on a Wolf stays between rounds; excess is lost. Whoever kills a Wolf gets its token and 1 Prestige at once. The Encounter ends when no Wolf is left; only the last one earns the bonus of SR-902. Each Initiative number hit takes 5 per pair of living Wolves, rounded up. (SR-R30)
clause-SR-808 = Goblins and Goblin Chief: 3 Goblins of 15 Life before each living hero. An Attack may name any Goblin of any hero; the Chief only if the attacker has no own Goblin left. Whoever kills the last Goblin before a hero gains 1 Prestige. The Encounter ends when the Chief dies; its killer takes 3 Prestige and the bonus; other Goblins left are discarded for nothing. A dead hero's Goblins are discarded. (SR-R30)
clause-SR-809 = Necromancer: at the end of round 2, once, the creature most recently defeated in this game (not a trap, not a token Encounter) comes back on top of the Encounter pile with half its starting Life, rounded up to a multiple of 5, and 2 Prestige. Its first killer keeps what they scored. Nothing happens if there is none.
clause-SR-810 = Blood Summoner: after her group of hits, if any hero was wounded, one random unused Encounter goes face down to the bottom of the Encounter pile; at most 2 per Encounter. Nobody sees it.
clause-SR-811 = Dread: at the end of the round, put one Prestige token of value 1 on it, up to 4. The killer takes the tokens. Its hit is its base damage plus 5 per token, the new one included.
clause-SR-812 = Shapeshifter: at the start of the round, flip the coin. Heads is the Colossus: it hits whoever dealt the most damage. Tails is the Mist: it hits whoever dealt the least, and all Attacks of the round rotate one step down. If the form differs from the previous round's, put one Prestige token on it, up to 3; the killer takes them.
clause-SR-813 = Deep Hydra: while damage is placed, each single Attack dealing 40 or more adds one head, at once, up to the maximum given. It hits Initiative numbers 1 to its number of heads for 10 each.
clause-SR-814 = Glutton Chest: a hero wounded by its hit loses one random closed Item into the Chest; with none, takes 5 more damage in the same hit. Its killer gets all swallowed Items, closed, at once.
clause-SR-815 = Gorgon: the target of its hit is petrified during the next round: sets nothing, has no turn, may not use Counter Attack; may still play Coups Bas. If this would petrify every living hero, nobody is.
clause-SR-816 = Bloodless Count: after its group of hits, it gains 10 Life per wounded hero.
clause-SR-817 = Stair of Bones: while damage is placed, an Attack whose damage is lower than the greatest Attack damage already on this round's pile deals 0, but is successful. Equal is fine. Fireballs neither count nor suffer.
clause-SR-818 = Ravenous Jelly: while damage is placed, the first Attack of the round that would deal at least 1 deals 0 instead, goes to the discard pile, counts as a successful Attack of 0, and the Jelly's Life rises by 10 at once. Fireballs are not swallowed and do not use up the rule.
clause-SR-819 = Masked Blade: if its killer was not among the living heroes with the most Prestige just before the kill, it is worth 2 more.
clause-SR-820 = Succubus: at the start of the round, every living hero with a card in hand secretly chooses one; all are passed at once to the next living player clockwise. Nobody else learns what was passed.
clause-SR-821 = Eye of the Abyss: players set their cards face up, one after another, from the highest Initiative to 1. Set cards count as not face down: Out of My Way! and Unclear Order cannot be played. Declarations and replacements still happen on the turn.
clause-SR-822 = Ash Dragon: in odd rounds it makes its odd hits, in even rounds its even hits.
clause-SR-823 = Crushing Ceiling: the threshold is its Life, but adjusting Life does not subtract: each round starts from an empty pile. At the end of a failed round every living hero takes 10 and the threshold drops by 20 (not under 40). Whoever's Attack brings the pile to the threshold gains its Prestige and ends the Encounter. These 10 are trap damage (SR-713), dealt once, at that moment. The other steps (Initiative, Plan B, draw) are as usual.
clause-SR-824 = Spiked Pit: one round. After the last turn and late Attacks, each living hero's total is their round tally (0 without Attack). All heroes with the lowest total take the damage given; then the hero with the highest total, if alone at it and alive, gains its Prestige. If all totals are equal everyone falls and nobody scores. The Encounter then ends.
clause-SR-825 = Rickety Bridge: no cards are set. Each round all living heroes secretly choose to hold or to cross, and show it together. If nobody crosses, it ends and nobody scores. If exactly one crosses, that hero gains its Prestige, all others take 5, and it ends. If two or more cross, each of them takes 15 and another round is played, three at most, after which it ends without score. There is no new Initiative and no draw between these rounds.
clause-SR-826 = Cursed Mirror: its hit on whoever dealt the most damage deals the difference between the highest and the lowest round tally of all living heroes (0 without Attack), at least 5, at most 25.

## SR-900 End of an Encounter, Prestige, death, end of the game

clause-SR-901 = The player whose Attack, Fireball or Counter Attack defeated the creature gains its Prestige, plus tokens lying on it, and keeps the card or token as a trophy.
clause-SR-902 = Bonus: a killing blow scores 3 more in Encounters number 7 and 8, and 5 more in number 9 and any later one. With tokens only the last Wolf or the Chief earns it; with traps, the hero who gains the trap's Prestige. (SR-R30)
clause-SR-903 = After scoring: unrevealed set cards, the Damage pile, prepared cards and Marks are discarded or removed; lasting Potions in use are removed from the game.
clause-SR-904 = Refresh: all living players choose secretly and simultaneously any number of hand cards to discard, shown together; then in Initiative order each draws up to their hand limit. Items drawn on the way are put face up and drawing goes on. (SR-R32)
clause-SR-905 = The progress marker moves one space; the next Encounter begins at SR-201. If the Encounter pile is empty, the game ends instead (SR-908).
clause-SR-906 = If an Encounter ends without a killer (traps), nobody scores it and its card leaves the game.
clause-SR-907 = Prestige is public and may not be given away.
clause-SR-908 = When the last Encounter of the pile is defeated, the living player with the most Prestige wins.
clause-SR-909 = Tie: if two or more living players share the most Prestige, draw a random unused Encounter and play it with all living players, in full (refresh before it, bonus +5). Repeat until there is a single leader or everybody is dead. (SR-R26)
clause-SR-910 = If a tie must be broken and no unused Encounter is left, the tied leader with the most Life wins; still tied, they share the win.
clause-SR-911 = If all heroes are dead the game ends with no winner.
clause-SR-912 = A hero at 0 Life is dead at once: the player is out of the game and loses all Prestige. Hand, prepared cards and set cards go to the discard pile; cards already on the Damage pile stay and still count.
clause-SR-913 = After a death the highest Initiative card leaves the game. If Initiative had already been dealt, players with higher numbers than the dead one move down by one, so that 1 to N stay in use and the order is kept. This is done after the whole group of hits. (SR-R17)
clause-SR-914 = Deaths never change the values of an Encounter.
clause-SR-915 = A single survivor goes on alone until the pile is empty, and wins if alive then. (SR-R25)
clause-SR-916 = Looting: at the next new Encounter, after Initiative, the living players in Initiative order may each take one closed Item from the dead hero's collection. One pass per corpse, oldest corpse first; Items left over are removed from the game. Looted Items cannot be used before the next between-Encounters window (except the Fireball Potion on one's turn). (SR-R24)
clause-SR-917 = A hero brought to 0 and healed at the same moment does not exist: death is checked right after each simultaneous batch of damage.

## SR-1000 Interaction

clause-SR-1001 = Closed Items may be given or traded between Encounters only (both windows of SR-202 and SR-204), for Items, promises or nothing. Both sides must agree; an exchange of Items happens as a whole or not at all. (SR-R33)
clause-SR-1002 = Attack cards and Coups Bas may never be given (only card rules move them).
clause-SR-1003 = Nobody may show their hand or say what is in it. Vague talk, for example that one will hit hard, is allowed, and may be a lie.
clause-SR-1004 = Promises bind nobody.

## Rulings

clause-SR-R01 = How many Items may one player use in a window? As many as they like: the passage that speaks of a single one is a summary, and the rules for Items set no number.
clause-SR-R02 = Is the first Encounter drawn twice, at set-up and again when play starts? No: it is the same card, turned once.
clause-SR-R03 = Are Items among the first seven cards replaced? No: everybody receives 7 cards. At the refresh, however, one draws until the hand is full, so Items do not shrink the hand there.
clause-SR-R04 = Is the discard pile open? Yes: everything discarded is shown; this is the simplest way, and counting cards becomes fair.
clause-SR-R05 = Who may play After You!? Any living player, not only a target, since its player picks among tied targets.
clause-SR-R06 = What exactly does Counter Attack do? It is replaced by an Attack card from hand, resolved at once, outside any round.
clause-SR-R07 = When is Opportunism's second, face-down card revealed? After the last turn: otherwise neither its being face down nor its being open to Out of My Way! would matter.
clause-SR-R08 = Does Critical Failure cancel the Attack? No, it takes it to 0: the Attack stays successful, so its victim can be the one who dealt the least damage.
clause-SR-R09 = Do prepared cards survive the Encounter? No, no more than the effects of Potions: otherwise hoarding them between Encounters would always be the best play.
clause-SR-R10 = What happens to prepared cards when the Attack meant to carry them is cancelled? They stay: their owner counts as not having attacked.
clause-SR-R11 = Which of several Attacks made at once carries the prepared cards? The first successful one in the owner's order carries them all.
clause-SR-R12 = What happens to a second multiplier? It is wasted when revealed; the table warns when it is set.
clause-SR-R13 = Is a heroic card Protected when used plainly, or by another hero? No: only a Heroic use is.
clause-SR-R14 = Does Clumsy Move punish a Feint as well? No, only Prepare cards: nothing can affect a Feint.
clause-SR-R15 = Can a Heroic Attack rotate above its double? No: Heroic use is the double value already, and nothing rotates above it.
clause-SR-R16 = Who takes a random hit on an Initiative number no longer in play? The player with the highest Initiative in play.
clause-SR-R17 = What happens to Initiative when a hero dies after it was drawn? The numbers close up in order, so that no gap is left.
clause-SR-R18 = Who takes a precise hit when the player named has just died in the random group? The target is found again, among the living.
clause-SR-R19 = Does the 5-damage fallback happen once per criterion that fails? No: once per creature attack.
clause-SR-R20 = What does a creature do when Holy Water has cancelled its attack? Nothing at all, not even the fallback.
clause-SR-R21 = Is a Fireball an Attack? No, it is an Item; but its damage is its owner's.
clause-SR-R22 = What does Out of My Way! do to a player with two face-down cards? Both are discarded: it is the player who may not attack this round.
clause-SR-R23 = May Unclear Order answer an Out of My Way! whose player has no face-down card left? No: nothing could be exchanged.
clause-SR-R24 = What happens to loot nobody took? There is one pass only and the rest is lost, so that looting stays a choice.
clause-SR-R25 = Does the game stop when a single hero survives? No: the survivor plays on alone, and may be hit twice by the same attack.
clause-SR-R26 = Who plays the Encounter that breaks a tie? All the living, so an outsider may still win.
clause-SR-R27 = Who is the killer when the creature dies of Life lost to Weaker than It Looks? The attacker: the card is only played on an Attack and never takes Life under 5, so a killer always exists.
clause-SR-R28 = Are the two names of the creatures' Life track two tracks? No: they are one and the same.
clause-SR-R29 = What of page references that do not fit and pictures that are lost? They are layout only. The picture of three Attacks worth 90 on the Damage pile became the example SR-X03.
clause-SR-R30 = What does it mean that only the last token gives a bonus? The bonus of late Encounters is meant; each token's own Prestige is scored by its killer.
clause-SR-R31 = Can an Encounter last for ever? No: the fatigue of SR-324 ends it.
clause-SR-R32 = In which order do players discard at the refresh? All choose in secret and show together, so that everything stays simultaneous.
clause-SR-R33 = May Items be traded after the Encounter is revealed? Yes, until Initiative: this is how the time between Encounters is defined for Items.
clause-SR-R34 = In one window between Encounters a player may make at most three offers, trades and drinks together, so that nobody can hold up the table by asking again and again.
clause-SR-R35 = An Attack set to 0 by a Critical Failure and then lifted by Have at Them! rises by one step from its 0 side; prepared cards and flat bonuses are still spent without effect.
