# Du sang sur la lame: every sentence of the game, in English.

name = Du sang sur la lame
summary = A skirmish of miniatures for 2 to 6 bands on a table measured in real inches: a purse of gold each turn, blades, lookouts and eleven scenarios.
nothing = nothing
place = { $x } east, { $y } north
share = { $n }%
then = { $first }, then { $second }
figure-of = { $figure } ({ $who })
odds-duel = wounds { $wounds }, kills { $kills }, is hurt { $risk }
odds-safe = wounds { $wounds }, kills { $kills }
odds-duel-last = kills { $kills }, is hurt { $risk }
odds-safe-last = kills { $kills }
role-a = first side
role-b = second side
role-militia = militia
role-renegade = renegades
wind-n = north
wind-ne = north-east
wind-e = east
wind-se = south-east
wind-s = south
wind-sw = south-west
wind-w = west
wind-nw = north-west
test-climb = climbing test
test-jump = jumping test
test-lock = lock-picking test
test-door = door-breaking test
test-heavy-throw = heavy-throw test
test-pick-up = pick-up test
test-search = search test
test-disengage = disengaging test
test-heavy-dodge = dodge of the heavy object
ask-propose = Free scenario: each side proposes one face down.
ask-role = { $you ->
    [yes] Choose your part: militia or renegades.
   *[no] { $who } chooses a part.
}
ask-hide-loot = { $you ->
    [yes] Where do you hide the loot?
   *[no] { $who } hides the loot.
}
ask-spy = { $you ->
    [yes] Who in the militia is your spy?
   *[no] { $who } names the spy in secret.
}
ask-assassin = { $you ->
    [yes] Which of yours is the assassin?
   *[no] { $who } names the assassin in secret.
}
ask-spot = { $you ->
    [yes] Choose the spot you deploy in.
   *[no] { $who } chooses a spot.
}
ask-deploy = { $you ->
    [yes] Deploy your figures in your zone.
   *[no] { $who } deploys.
}
ask-markers = { $you ->
    [yes] Lay your ambush markers.
   *[no] { $who } lays ambush markers.
}
ask-notable = { $you ->
    [yes] Do you move the notable?
   *[no] { $who } may move the notable.
}
ask-ambush = { $you ->
    [yes] Does anybody come out of a marker before initiative?
   *[no] { $who } may bring somebody out of a marker.
}
ask-activate = { $you ->
    [yes] Turn { $turn }, { $gold } gold: activate a figure, or stop for this turn.
   *[no] Turn { $turn }: { $who } activates a figure ({ $gold } gold).
}
ask-spy-orders = { $you ->
    [yes] { $what } is your spy: what do you have him do for the gold already paid?
   *[no] { $what } was a spy! { $who } gives the orders.
}
ask-perform = { $you ->
    [yes] { $figure }, { $action }: { $goes ->
        [yes] how, up to { $far }?
       *[no] how?
    }
   *[no] { $who } plays { $figure }: { $action }.
}
ask-react = { $you ->
    [yes] { $mover } crosses the path of { $lookout }, on the lookout. What do you do? { $last ->
        [yes] It is the last chance.
       *[no] You may also wait.
    }
   *[no] { $mover } crosses the path of { $lookout }: { $who } decides.
}
ask-spring = { $you ->
    [yes] { $mover } is close to your marker { $marker }. { $forced ->
        [yes] Somebody must come out, or it was a decoy.
       *[no] Does somebody come out? { $last ->
            [yes] It is the last chance.
           *[no] You may also wait.
        }
    }
   *[no] { $mover } is close to marker { $marker }: { $who } decides.
}
ask-reroll = { $you ->
    [yes] { $what }: { $roll }. Do you roll again?
   *[no] { $who } may roll again for { $what } ({ $roll }).
}
ask-second = { $you ->
    [yes] { $what } is frenzied: a second exchange?
   *[no] { $what } is frenzied: { $who } chooses whether to strike again.
}
ask-turn = { $you ->
    [yes] Does { $what } turn to the attacker? Another enemy would then be behind.
   *[no] { $who } chooses whether { $what } turns.
}
ask-dodge = { $you ->
    [yes] { $what } has dodged: which way?
   *[no] { $who } chooses which way { $what } dodges.
}
ask-patrol = { $you ->
    [yes] A noise! { $what } was heard. Which patrol comes nearer?
   *[no] A noise! { $who } may send a patrol towards { $what }.
}
do-end-turn = Stop for this turn
do-activate = { $figure }: { $actions } ({ $gold } gold)
do-drop-and = Drop the load, then: { $what }
do-out-of = { $what }, out of marker { $marker }
do-forgo = Forgo this action
do-resign = Resign the game
do-wait = Wait
do-shoot = Aim at { $target } with { $weapon } at { $far } ({ $odds })
do-engage = Engage { $target } ({ $far } to go)
do-strike = Strike { $target } with reach ({ $far })
do-reroll-self = Roll again (Devil's luck)
do-reroll-inspired = Roll again (Leads by example)
do-keep-roll = Keep the roll
do-again = Strike { $target } a second time
do-stop = Leave it at that
do-turn = Turn to the attacker
do-no-turn = Do not turn
do-dodge = Dodge { $way } ({ $place })
do-stay-put = Dodge on the spot
do-with = { $figure }: { $what }
do-skip = Do nothing
do-no-orders = No orders
do-orders = Orders: { $actions }
do-spring = { $figure } comes out of marker { $marker }
do-decoy = It was a decoy: remove the marker
do-propose = Propose: { $scenario }
do-role = Play the part: { $role }
do-spot = Take spot { $n }
do-hide-loot = Hide the loot at spot { $n }
do-name = Name { $figure }
do-deploy = Deploy { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}, from ({ $first }) to ({ $last }), { $bear ->
    [yes] load given to { $bearers }
   *[no] without a load
}
do-markers = Lay { $n } markers, from ({ $first }) to ({ $last })
do-stay = Stay and face { $facing }
do-go = Go { $way }, { $cost }, to ({ $place }), facing { $facing }
do-go-contact = Go into contact with { $target }, { $cost }
do-exit = { $what }, then leave the table
do-jump = Jump ({ $chance }): { $what }
do-charge = Charge { $target } at ({ $place }): { $odds }
do-charge-short = Charge at nobody: { $what }
do-fly = Fly { $cost } to ({ $place }), facing { $facing }
do-duel = Strike { $target } ({ $odds })
do-heavy-throw = Throw the object at { $target } at { $far } (succeeds { $chance })
do-keep = Keep the object
do-climb-up = Climb { $piece } to ({ $place }) (succeeds { $chance })
do-climb-down = Climb { $piece } and come down at ({ $place }) (succeeds { $chance })
do-lock = Pick the lock: { $door } (succeeds { $chance })
do-door = Break down: { $door } (succeeds { $chance })
do-chains = Remove the chains: { $target } (succeeds { $chance })
do-pick-up = Pick up: { $object } (succeeds { $chance })
do-search = Search spot { $n } (succeeds { $chance })
do-disengage = Disengage from { $target } (succeeds { $chance })
do-face = Face { $way }
event-drawn = Scenario drawn: { $first } + { $second }, { $scenario }.
event-proposed = Proposals: { $first } and { $second }.
event-role-dice = Dice for the choice of parts: { $first } against { $second }.
event-chosen = { $you ->
    [yes] You play
   *[no] { $who } plays
} the part: { $role }.
event-laid = The table is laid: { $scenario }, { $table }.
event-roll-off = Dice for deployment: { $totals }{ $tied ->
    [yes] , the tie rolled again.
   *[no] .
}
event-secret = { $you ->
    [yes] You have made your secret choice.
   *[no] { $who } has made a secret choice.
}
event-took-spot = { $you ->
    [yes] You take
   *[no] { $who } takes
} spot { $n }.
event-deployed = { $you ->
    [yes] You deploy
   *[no] { $who } deploys
} { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}; in reserve: { $reserves }.
event-hid = { $you ->
    [yes] You lay
   *[no] { $who } lays
} { $n } ambush markers.
event-resigned = { $you ->
    [yes] You resign.
   *[no] { $who } resigns.
}
event-ended = The game is over. { $levels }.
event-level = { $who }: { $level }
level-crushing = crushing victory
level-plain = plain victory
level-draw = draw
level-defeat = defeat
event-was-spy = The spy was { $figure }.
event-was-assassin = The assassin was { $figure }.
event-loot-was = The loot was hidden at spot { $n }.
event-turn = Turn { $turn }: the dead leave the table, purses are filled.
event-arrival = { $rolled ->
    [yes] Arrival die: { $die }. { $arrived ->
        [yes] The reserve may enter.
       *[no] The reserve is not there yet.
    }
   *[no] The reserve may enter.
}
event-initiative = Initiative: { $totals }{ $tied ->
    [yes] , the tie rolled again.
   *[no] .
} { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
event-activated = { $figure }: { $actions } ({ $gold } gold).
event-stopped = { $you ->
    [yes] You stop for this turn.
   *[no] { $who } stops for this turn.
}
event-die = { $figure }, { $action }: the die shows { $face }.
event-forwent = { $figure } forgoes ({ $action }).
event-tested = { $figure }, { $test }: { $roll } → { $passed ->
    [yes] passed
   *[no] failed
}.
event-again = { $figure } rolls again.
event-lookout = { $figure } goes on the lookout.
event-spy = { $figure } was a spy in the pay of { $seat }!
event-moved = { $figure } goes { $far } and passes ({ $place }).
event-halted = { $figure } stops at ({ $place }).
event-displaced = { $figure } falls back to ({ $place }).
event-turned = { $figure } turns { $way }.
event-entered = { $figure } enters at ({ $place }).
event-left = { $figure } leaves the table.
event-door = { $door }: { $state ->
    [open] open
    [closed] closed
    [locked] locked
   *[destroyed] broken down
}.
event-dropped = { $figure } drops the load: { $object }.
event-picked-up = { $figure } picks up: { $object }.
event-destroyed = { $object }: destroyed.
event-spot = Spot { $n }: { $loot ->
    [yes] the loot is here!
   *[no] nothing.
}
event-sprang = { $figure } springs out of marker { $marker }!
event-decoy = Marker { $marker } was only a decoy.
event-freed = { $by } frees { $figure }.
event-attacks = { $figure } attacks { $target }.
event-shoots = { $figure } aims at { $target }.
event-rolled = { $figure }: { $attack }. { $target } { $dodges ->
    [yes] dodges
   *[no] defends
}: { $defence }.
event-engaged = { $figure } steps up and engages { $target }.
event-waits = { $figure } waits.
event-no-ammo = { $figure } is out of ammunition: { $weapon }.
event-unhurt = { $figure } comes to no harm.
event-wounded = { $figure } is wounded.
event-lost-members = { $figure } loses { $n ->
    [one] { $n } member
   *[other] { $n } members
}, { $left } left.
event-died = { $figure } dies.
sheet-before = The table is being set.
sheet-where = { $scenario } on { $table }, turn { $turn } { $limited ->
    [yes] of { $limit }
   *[no] (no limit)
}.
sheet-over = The game is over.
sheet-player = { $who } ({ $role }): { $gold } gold of { $base }, { $finished ->
    [yes] stopped for this turn
   *[no] in play
}.
sheet-figure = { $letter } { $figure }, { $rank } { $dice }k2 at ({ $place }), facing { $facing }{ $notes }
sheet-off = { $letter } { $figure }, { $rank }: { $status }
sheet-thing = { $object }: { $where }
sheet-marker = Marker { $marker } at ({ $place })
sheet-map = Map, one sign to the inch, north up:
sheet-legend = # wall or block, ~ water, T wood, % difficult, = hedge or low wall, ^ hill, H building, + door, * object, ? marker, capitals: your figures, small letters: the others
status-reserve = in reserve
status-hidden = hidden
status-standing = standing
status-fallen = died this turn
status-removed = dead
status-left = has left the table
note-wounded = wounded
note-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
note-activated = activated
note-lookout = on the lookout
note-duel = in a duel
note-load = bears: { $object }
note-spent = out of ammunition: { $weapon }
note-higher = { $z } up
rank-leader = leader
rank-second = second
rank-hireling = hireling
rank-elite = elite unit
rank-trained = trained unit
rank-green = green unit
rank-npc = NPC
where-lying = lying at ({ $place })
where-borne = borne by { $figure }
where-off = carried off by { $figure }
where-nowhere = out of play
own-gallery = You are watching.
own-member = { $figure }: { $rank }, { $dice }k2, { $cost } gold. Traits: { $traits }. Weapons: { $weapons }.
own-spy = Your spy: { $figure }.
own-assassin = Your assassin: { $figure }.
own-loot = The loot is at spot { $n }.
own-objective = Objective: { $text } { $met ->
    [yes] (met)
    [no] (not yet)
   *[unknown] (to be seen)
}
objective-deliver-exit = carry off the table: { $object }
objective-deliver-stand = have in its zone at the end: { $object }
objective-steal = steal and carry off: { $object }
objective-prevent = keep the other side from succeeding
objective-kill-rank = kill the enemy chief
objective-find-loot = find the loot
objective-kill-npc = have the assassin kill: { $npc }
objective-npc-alive = keep alive: { $npc }
objective-free-npc = free: { $npc }
objective-deliver-npc = bring to the right place: { $npc }
objective-hold = hold both ends of the passage alone at the end
objective-annihilate = annihilate the enemy
then-left = { $gold } gold left after that.
then-lapses = { $gold ->
    [0] You activate nobody else this turn.
   *[other] You activate nobody else this turn, and unspent gold is lost: { $gold }.
}
then-forgone = What this action cost is lost: { $gold } gold.
then-watched = May react on the way: { $figures }.
then-may-end = May end the game.
then-met = Meets your objective: { $aim }.
then-met-dies = If the target dies, your objective is met: { $aim }.
then-met-works = If it works, your objective is met: { $aim }.
then-unmet = Your objective is no longer met: { $aim }.
then-unmet-dies = If the target dies, your objective is no longer met: { $aim }.
then-towards = Serves your objective: { $aim }.
then-resign-over = The game ends, and your objectives are lost.
then-resign-leaves = Your figures leave the table; the game goes on without you.
aid-threat = { $figure }: within a charge of { $chargers }; under fire of { $shooters }.
claim-en-garde = En garde!
claim-well-struck = Well struck!
claim-lucky = The luck of the devil!
claim-spy = There is a traitor among us.
claim-gold = My purse is empty.
claim-fall-back = Fall back!
claim-mercy = No quarter!
claim-about-coming = @, here I come!
claim-about-secret = @ is hiding something.
claim-about-duel = @, let us settle this in a duel.
card-action = { $gold } gold. { $text }
card-modifier = { $value }. { $text }
card-weapon-ranged = Range { $range }. { $text }
card-weapon = { $text }
card-rank = { $dice }k2, { $gold } gold, { $traits ->
    [0] no trait
    [one] at most one trait
   *[other] at most { $traits } traits
}.
card-npc = 2k2. { $text }
card-terrain = { $text }
card-band = { $cost } gold: { $members }. { $text }
card-table = { $text } Scenarios: { $scenarios }.
card-scenario = Comes up when the two dice show { $roll }. { $limited ->
    [yes] Lasts { $limit } turns.
   *[no] Lasts as many turns as it takes.
} { $text }
setting-format = Format of the bands
setting-format-help = What everybody recruits; three bands or more always have 6-gold bands.
setting-format-standard = Standard bands
setting-format-standard-help = 12 gold, 3 to 7 figures.
setting-format-units = Units
setting-format-units-help = 12 gold, units of five.
setting-format-mixed = Mixed
setting-format-mixed-help = A standard band in which green units replace hirelings.
setting-bands = Bands
setting-bands-help = What every seat plays with: a ready-made band, or one of your own.
setting-bands-usual = As they come
setting-bands-usual-help = The ready-made bands of the format, one after the other.
band-format-standard = 12 gold
band-format-small = 6 gold
band-format-units = units
band-format-mixed = mixed
list-scenarios-build = Write a scenario
list-scenarios-own = A scenario of one’s own
list-bands-build = Build a band
list-bands-own = A band of one’s own
list-terrain-build = Lay out a table
list-terrain-own = A table of one’s own
measure-gold = gold
measure-leaders = leader
measure-seconds = seconds
measure-hirelings = hirelings
measure-figures = figures
measure-ranged = able to fight at range
measure-reach = with a reach weapon
measure-pieces = pieces
measure-doors = doors
measure-links = ladders and ropes
measure-objects = objects
measure-setups = set-ups
measure-spots = spots for more bands
setting-scenario = Scenario
setting-scenario-help = Drawn with two dice, or chosen.
setting-scenario-roll = Drawn by dice
setting-scenario-roll-help = One die a side; their sum gives the scenario.
setting-roles = Parts
setting-roles-help = Who is the militia, who are the renegades.
setting-roles-by_dice = By dice
setting-roles-by_dice-help = The higher die chooses.
setting-roles-first_is_militia = The first seat is the militia
setting-roles-first_is_militia-help = The other side are the renegades.
setting-roles-first_is_renegade = The first seat is a renegade
setting-roles-first_is_renegade-help = The other side is the militia.
setting-teams = Teams
setting-teams-help = Everybody for himself, or two sides that win and lose together.
setting-teams-off = Everybody for himself
setting-teams-off-help = All others are enemies.
setting-teams-halves = The first seats against the last
setting-teams-halves-help = With three, the first two against the third.
setting-teams-alternating = Every other seat
setting-teams-alternating-help = The first, third and fifth against the others.
setting-teams-first_alone = The first against all
setting-teams-first_alone-help = A side of a single band.
setting-table = Table
setting-table-help = The terrain; at random, one of those that have the scenario.
setting-table-random = At random
setting-table-random-help = One of the tables made for the scenario.
setting-armament_limits = Armament limits
setting-armament_limits-help = At most two figures with thrown or shot weapons, and two reach weapons.
setting-turn_limit = Number of turns
setting-turn_limit-help = After the last turn objectives are judged.
setting-turn_limit-scenario = That of the scenario
setting-turn_limit-scenario-help = Mostly six, eight for two of them, none for the ambush and the clash.
setting-turn_limit-turns = { $n } turns
setting-turn_limit-turns-help = Whatever the scenario.
setting-turn_limit-none = No limit
setting-turn_limit-none-help = Until it is decided; five turns without a scratch end the game.
setting-units_in_small_bands = Units in small bands
setting-units_in_small_bands-help = Green units may replace hirelings there.
setting-timer = Timer
setting-timer-help = Seconds to decide, or no limit.
setting-timer-activation = Per activation
setting-timer-activation-help = Seconds for each decision of one's own turn.
setting-timer-reaction = Per reaction
setting-timer-reaction-help = Seconds to react, to roll again or to turn.
refusal-over = The game is over: watch it again, or set another table.
refusal-DS-E01 = That path costs { $cost } and you have { $allowance }: stop sooner, or go round what slows you down.
refusal-DS-E02 = No running through difficult terrain: keep to open ground, or walk.
refusal-DS-E03 = Something solid is in the way: go round it, a quarter of an inch away at least.
refusal-DS-E04 = The door is locked: pick it or break it first.
refusal-DS-E05 = Another figure stands there: stop beside it.
refusal-DS-E06 = You must stop when you touch an enemy: end your path there, or pass farther away.
refusal-DS-E07 = You are in a duel: fight, disengage or turn.
refusal-DS-E08 = No shooting from inside a duel: strike or disengage.
refusal-DS-E09 = Your figure is not facing that way: choose a target in front of it, or turn it first.
refusal-DS-E10 = The target is { $distance } away and the range is { $range }: come closer or aim at somebody nearer.
refusal-DS-E11 = You cannot see the target: choose another or move.
refusal-DS-E12 = No ammunition left for that weapon: use another, or fight.
refusal-DS-E13 = Two attacks need a charge: announce one only, or charge.
refusal-DS-E14 = That figure cannot be activated: choose one of yours that has not acted yet.
refusal-DS-E15 = That costs { $price } gold and you have { $purse }: announce less, or stop.
refusal-DS-E16 = The lookout must be your last action: announce it second.
refusal-DS-E17 = That enemy is fighting someone else: attack an opponent of your own duel.
refusal-DS-E18 = More than one inch away: come closer or choose somebody nearer.
refusal-DS-E19 = Not with that load: drop it first, or walk.
refusal-DS-E20 = This figure cannot take off here: it takes the trait Flyer and the sky above.
refusal-DS-E21 = Too far or too high to jump: three inches at most, one of them up.
refusal-DS-E22 = Choose a direction.
refusal-DS-E23 = That is no answer here: choose one of those offered, on the table.
refusal-DS-E24 = You cannot stop on an obstacle: stop on one side of it.
refusal-DS-E25 = Nothing to decide for you now: wait until you are asked.
refusal-DS-E26 = Too far to reach in one inch: shoot or wait.
refusal-DS-E27 = One exchange only: a second one takes a frenzied figure.
refusal-DS-E28 = Only a failed roll, once: keep this one.
refusal-DS-E29 = Nothing more to find here: search another spot.
refusal-DS-E30 = You cannot leave the table here: go to your exit zone.
refusal-DS-E31 = Not a legal starting place: stay in your zone, away from the others.
refusal-DS-E32 = The chief cannot be the spy: name another member of the militia.
refusal-DS-E33 = The patrol must get closer to the noise and touch nobody: choose another path, or send nobody.
refusal-DS-E34 = Not on horseback: use the ground and the doors.
refusal-DS-E35 = That action is not possible now: announce another.
refusal-DS-E36 = You cannot attack that: choose a living enemy on the table.
refusal-DS-E37 = Not with that load: keep to open ground, or drop it first.
refusal-DS-E38 = It must enter the table first: announce a movement that starts in its entry zone.
refusal-DS-E39 = Not legal places for markers: in the zone, six inches from the entry and two inches apart.
refusal-DS-E40 = No decoy left: somebody must come out.
refusal-DS-E41 = There is still room for it: deploy it too.
refusal-DS-E42 = Somebody must stand there: at the edge that faces the enemy, or in each patrol zone.

# Headings of lists (DS-1614)
group-attack = Into contact
group-shoot = To shoot from
group-objective = Objectives
group-cover = Under cover
group-stay = On the spot
group-step = Steps { $way }
group-leave = Off the table

## For those who look back

standing = Band and objectives
played-as = with { $chief }
