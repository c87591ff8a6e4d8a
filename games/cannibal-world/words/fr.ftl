### Cannibal World: everything the table says, in French.


## Names of things

name = Cannibal World
summary = Des tribus animales se chassent et se dévorent : pillez trois fois l’Habitat ennemi, ou ne laissez plus une créature en face. 2 joueurs, ou 4 en deux camps.
nothing = rien
nobody = personne
times = { $card } ×{ $count }
zone-cover = zone à Couvert
zone-hunting = zone de Chasse
camp-a = Le camp A
camp-b = Le camp B
unknown-faction = une faction encore inconnue
plays-faction = { $who } ({ $faction })
hand-of = { $who } : { $cards }
creature-of = { $you ->
    [yes] { $card } (à vous)
   *[no] { $card } ({ $owner })
}
creature-twin = { $card } { $number }
creature-owned = { $card } ({ $owner })
creature-twin-owned = { $card } { $number } ({ $owner })
share = { $n } sur { $creature }
aim-this = avec { $what }
aim-target = sur { $what }
aim-split = ({ $what })
aim-frees = pour libérer { $ability } de { $creature }
aim-from = depuis la { $what }
sum-direct = + { $n } direct
sum-redirected = , pris par { $creature }
blow = { $creature } : { $sum } = { $total }

## Questions

ask-bring = { $you ->
    [yes] Déposez votre paquet : les autres n’en verront que la faction.
   *[no] Les joueurs déposent leur paquet.
}
ask-reinforcement = { $you ->
    [yes] Choisissez en secret une carte de votre paquet pour vos Renforts : à toute pioche, vous pourrez la prendre au lieu de la carte inconnue du dessus.
   *[no] Chacun choisit en secret sa carte de Renforts.
}
note-last-cards = Cartes qui restent dans vos paquets : { $left }. Quand il n’y en aura plus à piocher, votre faction sera épuisée : il faudra dépenser toute sa Viande à chaque tour, au besoin en attaquant, à moins de piller.
ask-mulligan = { $you ->
    [yes] Gardez-vous cette main, ou en voulez-vous une autre ? Une seule fois.
   *[no] Chacun garde sa main ou en demande une autre.
}
ask-draw = { $you ->
    [yes] Vous piochez une carte : dans le paquet principal ou dans vos Renforts ?
   *[no] { $who } pioche une carte.
}
ask-main = { $you ->
    [yes] À vous de jouer, { $meat } Viande en réserve.
   *[no] { $who } joue, { $meat } Viande en réserve.
}
ask-main-pillage = { $you ->
    [yes] À vous de jouer, { $meat } Viande en réserve : l’Habitat ennemi est sans défense, vous pouvez piller.
   *[no] { $who } joue, { $meat } Viande en réserve, et peut piller.
}
ask-main-exhausted = { $you ->
    [yes] Votre faction est épuisée : dépensez vos { $meat } Viande tant que c’est possible, ou pillez.
   *[no] { $who } joue, épuisé, { $meat } Viande en réserve.
}
ask-enter = { $you ->
    [yes] { $what } vient d’entrer : utilisez-vous une de ses capacités ?
   *[no] { $what } vient d’entrer : { $who } peut utiliser une de ses capacités.
}
ask-recharge = { $you ->
    [yes] { $what } de { $by } vient de servir : la rechargez-vous aussitôt ?
   *[no] { $what } de { $by } vient de servir ; { $who } peut la recharger.
}
ask-respond-combat = { $you ->
    [yes] { $by } attaque { $what } : esquivez-vous ?
   *[no] { $by } attaque { $what } ; { $who } peut réagir.
}
ask-respond-forced = { $you ->
    [yes] { $by } attaque { $what }, et ce combat ne s’esquive pas : réagissez-vous ?
   *[no] { $by } attaque { $what } ; { $who } peut réagir.
}
ask-respond-assault = { $you ->
    [yes] Assaut ({ $by }) contre { $what } : esquivez-vous l’Assaut ? Le combat qui suit s’esquive à part.
   *[no] Assaut ({ $by }) contre { $what } ; { $who } peut réagir.
}
ask-swap = { $you ->
    [yes] { $what } est visée et rien n’a été esquivé : échangez-vous la cible ?
   *[no] { $what } est visée ; { $who } peut échanger la cible.
}
ask-bullseye = { $you ->
    [yes] { $by } va infliger des dégâts directs : une créature les prend-elle tous ?
   *[no] { $by } va infliger des dégâts directs ; { $who } peut les détourner.
}
ask-armour = { $you ->
    [yes] { $what } va subir { $by } : utilisez-vous une Armure ?
   *[no] { $what } va subir { $by } ; { $who } peut utiliser une Armure.
}
ask-tactics = { $you ->
    [yes] { $attacker } contre { $defender } : une tactique ?
   *[no] { $attacker } contre { $defender } : { $who } joue une tactique ou passe.
}
ask-tactics-last = { $you ->
    [yes] { $attacker } contre { $defender } : l’autre camp a passé ; si vous passez aussi, les coups tombent.
   *[no] { $attacker } contre { $defender } : si { $who } passe aussi, les coups tombent.
}
ask-spread = { $you ->
    [yes] La Charge déborde de { $n } : répartissez ces dégâts entre vos autres créatures de la zone.
   *[no] { $who } répartit { $n } dégâts de la Charge.
}
ask-search-alpha = { $you ->
    [yes] Cherchez dans votre paquet une créature de valeur 8 ou plus ; elle sera montrée.
   *[no] { $who } cherche une créature de valeur 8 ou plus.
}
ask-search-replacement = { $you ->
    [yes] Cherchez dans votre paquet une carte de valeur 6 ou moins ; elle sera montrée.
   *[no] { $who } cherche une carte de valeur 6 ou moins.
}
ask-search-tactics = { $you ->
    [yes] Choisissez une carte de votre paquet : elle va dans vos Renforts sans être montrée.
   *[no] { $who } choisit une carte de son paquet.
}
ask-proliferate = { $you ->
    [yes] Quel Rat revient de la défausse dans vos Renforts ?
   *[no] { $who } choisit un Rat de sa défausse.
}
ask-second = { $you ->
    [yes] { $card } : que vise { $ability } ?
   *[no] { $card } : { $who } choisit ce que vise { $ability }.
}

## Options

option-bring = Jouer un paquet { $faction } de { $size } cartes
option-reinforcement = Mettre { $card } en Renforts
option-keep = Garder cette main
option-mulligan = Remélanger et piocher six autres cartes
option-draw-main = Piocher la première carte du paquet principal
option-draw-reinforcement = Prendre { $card } dans vos Renforts
option-play-creature = { $cost ->
    [0] Jouer { $card } gratuitement, { $zone }
   *[other] Jouer { $card }, { $zone } ({ $cost } Viande)
}
option-play-action = Jouer { $card } : { $ability }{ $aim } (1 Viande)
option-play-both = Jouer { $card } : { $ability }{ $aim }, puis { $second } (2 Viande)
option-use = { $creature } : { $ability }{ $aim } (1 Viande)
option-move = Avancer { $creature } en zone de Chasse (1 Viande)
option-attack = Attaquer { $target } avec { $attacker } (1 Viande)
option-pillage = Piller l’Habitat ennemi (1 Viande)
option-draw-extra = Piocher une carte de plus (1 Viande)
option-recover = Faire récupérer { $creature } (1 Viande)
option-drop = Renoncer au Pisteur : { $creature } (gratuit)
option-give = Donner 1 Viande à { $to }
option-end = Finir le tour
option-pass = Passer
option-spread = Répartir { $shares }
option-take = Prendre { $card }
option-take-none = Rien ne convient
option-second = { $ability }{ $aim }
option-concede = Abandonner la partie
option-net = Filet de { $source } (1 Viande) : l’attaque n’a pas lieu
option-bullseye = Dans le mille ({ $source }) : { $creature } prend tout
option-armour = Armure de { $source } : { $x } de moins
option-recharge = Recharger avec { $source }
option-swap = Échanger ({ $source }) : { $creature } devient la cible
option-trigger = { $ability }{ $aim }
option-dodge-combat = Esquiver le combat (2 Viande)
option-dodge-assault = Esquiver l’Assaut (2 Viande)
option-dodge-useless = Esquiver l’Assaut (2 Viande), inutile : les dégâts sont déjà détournés
option-accept = Accepter
option-decline = Ne rien faire

## What is counted of a deck

measure-cards = cartes
measure-points = points
measure-chiefs = Chef
measure-limited = Limitées

## What an option would bring

then-fate = { $how ->
    [dies] { $creature } prend { $points } et meurt
    [none] { $creature } ne prend rien
   *[lives] { $creature } prend { $points } (vie restante : { $left })
}
then-combat = Si personne n’annonce rien : { $fates }.
then-assault = L’effet, puis le combat si personne n’annonce rien : { $fates }.
then-blows = Les coups tombent : { $fates }.
then-both-pass = Si tous passent ensuite : { $fates }.
then-struck = { $fates }.
then-may-dodge = { $who } peut esquiver ({ $cost } Viande).
then-cannot-dodge = { $who } ne peut pas esquiver.
then-stunned-cannot-dodge = Étourdie, { $creature } n’esquive ni ne frappe.
then-stunned = { $creature } est étourdie.
then-dragged = Qui survit est traîné en zone de Chasse.
then-fetches = L’une de ces cartes revient de votre défausse à vos Renforts : { $cards }.
then-nothing-to-fetch = Aucun Rat ne peut revenir à vos Renforts : sans effet.
then-freed = { $ability } pourra resservir.
then-frees-nothing = Aucune capacité utilisée à libérer : sans effet.
then-only-moves = Personne sur qui bondir : simple déplacement en zone de Chasse.
then-deck-empty = Votre paquet principal est vide : rien à y trouver.
then-searches-alpha = Une créature de valeur 8 ou plus passe de votre paquet principal à vos Renforts, montrée à tous.
then-searches-small = Une carte de valeur 6 ou moins passe de votre paquet principal à vos Renforts, montrée à tous.
then-searches-any = Une carte de votre choix passe de votre paquet principal à vos Renforts, à l’insu de l’autre camp.
then-put-shown = Va dans vos Renforts, à la vue de tous.
then-put-unseen = Va dans vos Renforts, à l’insu de l’autre camp.
then-shuffled = Rien n’est pris ; votre paquet principal est mélangé.
then-stays-unused = La capacité reste inutilisée.
then-stays-used = La capacité reste utilisée.
then-loses-tracker = { $creature } n’est plus Pisteur.
then-recovered = Étourdie, elle ne frappe pas, n’esquive pas et n’utilise rien ; ensuite si, et elle compte dans sa zone.
then-recovered-tracker = Étourdie, elle ne frappe pas, n’esquive pas et n’utilise rien ; ensuite si.
then-given = Il vous restera { $meat } Viande.
then-supported = Vous piochez { $x } { $x ->
    [1] carte
   *[other] cartes
} et gagnez { $x } Viande.
then-victory = Plus personne en face : vous gagnez.
then-may-win = Peut finir la partie : sans créature en main non plus, l’autre camp est éliminé et vous gagnez.
then-pyrrhic = Peut finir la partie par une victoire à la Pyrrhus : { $strength } de force contre { $tokens } jetons, partie nulle.
then-defeat = Peut finir la partie contre vous : il ne vous resterait ni créature ni carte à piocher.
then-dear-defeat = Peut finir la partie sur un nul : votre camp serait éliminé, mais par une victoire à la Pyrrhus, { $strength } de force contre { $tokens } jetons.
then-maybe-dear-defeat = Peut finir la partie contre vous : il ne vous resterait ni créature ni carte à piocher. Si aucune main d’en face n’ajoute aux { $strength } de force visibles, ce serait un nul, trop peu contre { $tokens } jetons.
then-both-out = Peut finir la partie sur un nul : aucun camp n’aurait plus de créature.
then-maybe-both-out = Peut finir la partie : aucun camp n’aurait plus de créature en jeu. S’il en a une en main, l’autre camp peut gagner ; sinon c’est un nul.
then-dodged = Le combat n’a pas lieu : personne n’est blessé.
then-no-effect = L’Assaut est sans effet.
then-dodged-assault = L’Assaut est sans effet ; le combat suit, si personne n’annonce rien : { $fates }.
then-no-change = En l’état, cela ne change rien au combat.
then-meat-left = Il vous restera { $meat } Viande pour votre tour.
then-may-use = En entrant, elle peut utiliser { $abilities }.
then-hunts = Pourra attaquer aussitôt, et tient la zone de Chasse.
then-moves-stunned = Étourdie, elle n’attaque ni ne tient la zone.
then-guarded = À l’abri derrière { $guard }, qui tient la Chasse.
then-unguarded = Personne ne tient votre Chasse : elle pourra être attaquée ici.
then-tracker = Pisteur : on ne peut la viser, et elle ne tient pas sa zone.
then-no-tracker = On pourra la viser, et elle tiendra sa zone.
then-pillaged = { $left ->
    [0] Le dernier jeton : vous gagnez.
   *[other] Il restera { $left } sur leur Habitat. Personne ne peut l’esquiver.
}
then-turn-ends = { $meat ->
    [0] Votre réserve remonte à 4 Viande.
   *[other] Votre réserve remonte à 4 Viande ; ce que vous n’avez pas dépensé ({ $meat }) ne s’y ajoute pas.
}
then-last-card = Votre dernière carte : la pioche suivante vous épuise.
then-drawn = Il restera { $left } { $left ->
    [1] carte
   *[other] cartes
} dans vos paquets.
then-refilled = La première carte du paquet principal prendra sa place.
then-mulligan = Une seule fois : la nouvelle main se garde.
then-conceded = L’autre camp gagne.

## Events

event-began = La partie commence : { $factions }.
event-brought = Les paquets sont déposés : { $factions }.
event-reinforcement = Chacun a choisi sa carte de Renforts.
event-reinforcement-yours = Chacun a choisi ; vos Renforts : { $card }.
event-first = { $you ->
    [yes] Vous commencez, avec 2 Viande ; les autres en ont 4.
   *[no] { $who } commence, avec 2 Viande ; les autres en ont 4.
}
event-dealt = Chacun pioche six cartes.
event-dealt-yours = Votre main : { $cards }.
event-no-mulligan = Chacun garde sa main.
event-mulligan = Nouvelle main pour { $names }.
event-mulligan-yours = Nouvelle main pour { $names }. La vôtre : { $cards }.
event-turn = { $you ->
    [yes] Tour { $turn } : à vous.
   *[no] Tour { $turn } : { $who }.
}
event-turn-ended = { $you ->
    [yes] Votre tour finit : 4 Viande.
   *[no] Le tour de { $who } finit : 4 Viande.
}
event-exhausted = { $you ->
    [yes] Plus rien à piocher : votre faction est épuisée.
   *[no] Plus rien à piocher : { $who } est épuisé.
}
event-meat = { $you ->
    [yes] Vous gagnez { $n } Viande.
   *[no] { $who } gagne { $n } Viande.
}
event-gave = { $you ->
    [yes] Vous donnez 1 Viande à { $to }.
   *[no] { $who } donne 1 Viande à { $to }.
}
event-pillaged = { $you ->
    [yes] Vous pillez l’Habitat ennemi : il lui reste { $left }.
   *[no] { $who } pille l’Habitat d’en face : il lui reste { $left }.
}
event-offers = { $you ->
    [yes] Vous proposez d’abandonner.
   *[no] { $who } propose d’abandonner.
}
event-hands = Mains montrées : { $hands }.
event-counted = Créatures comptées en main : { $hands }. Force totale { $strength } contre { $tokens } jetons sur l’Habitat.
event-won-pillage = { $you ->
    [yes] { $one ->
        [yes] Vous avez détruit l’Habitat ennemi et gagnez.
       *[no] Votre camp ({ $camp }) a détruit l’Habitat ennemi et gagne.
    }
   *[no] { $one ->
        [yes] { $camp } a détruit l’Habitat ennemi et gagne.
       *[no] { $camp } ont détruit l’Habitat ennemi et gagnent.
    }
}
event-won-elimination = { $you ->
    [yes] { $one ->
        [yes] Plus une créature en face : vous gagnez.
       *[no] Plus une créature en face : votre camp ({ $camp }) gagne.
    }
   *[no] { $one ->
        [yes] Plus une créature en face : { $camp } gagne.
       *[no] Plus une créature en face : { $camp } gagnent.
    }
}
event-pyrrhic = { $you ->
    [yes] { $one ->
        [yes] Victoire à la Pyrrhus : vous n’avez plus que { $strength } de force contre { $tokens } jetons. Partie nulle.
       *[no] Victoire à la Pyrrhus : votre camp ({ $camp }) n’a plus que { $strength } de force contre { $tokens } jetons. Partie nulle.
    }
   *[no] { $one ->
        [yes] Victoire à la Pyrrhus : { $camp } n’a plus que { $strength } de force contre { $tokens } jetons. Partie nulle.
       *[no] Victoire à la Pyrrhus : { $camp } n’ont plus que { $strength } de force contre { $tokens } jetons. Partie nulle.
    }
}
event-both-out = Les deux camps sont éliminés ensemble : partie nulle.
event-stalemate = Deux tours de table sans que rien ne se passe : partie nulle.
event-too-long = La limite de tours est atteinte : partie nulle.
event-conceded = { $you ->
    [yes] { $one ->
        [yes] L’autre camp abandonne : vous gagnez.
       *[no] L’autre camp abandonne : votre camp ({ $camp }) gagne.
    }
   *[no] { $one ->
        [yes] L’autre camp abandonne : { $camp } gagne.
       *[no] L’autre camp abandonne : { $camp } gagnent.
    }
}
event-drew = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $who } pioche dans le paquet principal.
}
event-drew-known = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $who } pioche { $card }.
}
event-drew-reinforcement = { $you ->
    [yes] Vous piochez dans vos Renforts.
   *[no] { $who } pioche dans ses Renforts.
}
event-drew-reinforcement-known = { $you ->
    [yes] Vous prenez { $card } dans vos Renforts.
   *[no] { $who } prend { $card } dans ses Renforts.
}
event-refilled = { $you ->
    [yes] Une carte de votre paquet passe en Renforts.
   *[no] Une carte du paquet de { $who } passe en Renforts.
}
event-refilled-known = { $you ->
    [yes] { $card } passe de votre paquet à vos Renforts.
   *[no] { $card } passe du paquet de { $who } à ses Renforts.
}
event-revealed = { $you ->
    [yes] Vous jouez la carte Action { $card }.
   *[no] { $who } joue la carte Action { $card }.
}
event-discarded = { $you ->
    [yes] { $card } va dans votre défausse.
   *[no] { $card } va dans la défausse de { $who }.
}
event-second-lost = { $you ->
    [yes] { $ability } de { $card } n’a plus de cible : perdue.
   *[no] { $ability } de { $card } n’a plus de cible : perdue.
}
event-proliferated = { $you ->
    [yes] { $card } revient de la défausse dans vos Renforts.
   *[no] { $card } revient de la défausse dans les Renforts de { $who }.
}
event-nothing-to-fetch = { $you ->
    [yes] Aucun Rat à ramener.
   *[no] Aucun Rat à ramener pour { $who }.
}
event-searched = { $you ->
    [yes] Vous mettez une carte de votre paquet en Renforts, sans la montrer.
   *[no] { $who } met une carte de son paquet en Renforts, sans la montrer.
}
event-searched-known = { $you ->
    [yes] Vous mettez { $card } en Renforts et mélangez.
   *[no] { $who } met { $card } en Renforts et mélange.
}
event-found-nothing = { $you ->
    [yes] Vous ne trouvez rien qui convienne et mélangez.
   *[no] { $who } ne trouve rien qui convienne et mélange.
}
event-deck-empty = { $you ->
    [yes] Votre paquet est vide : rien à choisir.
   *[no] Le paquet de { $who } est vide : rien à choisir.
}
event-entered = { $you ->
    [yes] Vous jouez { $card }, { $zone }.
   *[no] { $who } joue { $card }, { $zone }.
}
event-moved = { $creature } passe en { $zone }.
event-recovered = { $you ->
    [yes] Vous faites récupérer { $creature }.
   *[no] { $who } fait récupérer { $creature }.
}
event-stunned = { $creature } est étourdie.
event-lost-tracker = { $creature } perd Pisteur.
event-freed = { $you ->
    [yes] Vous libérez { $ability } de { $creature }.
   *[no] { $who } libère { $ability } de { $creature }.
}
event-died = { $creature } meurt.
event-attacked = { $you ->
    [yes] Vous engagez { $attacker } contre { $defender }.
   *[no] { $who } engage { $attacker } contre { $defender }.
}
event-used = { $you ->
    [yes] Vous utilisez { $ability } de { $creature }{ $aim }.
   *[no] { $who } utilise { $ability } de { $creature }{ $aim }.
}
event-used-card = { $you ->
    [yes] { $card } : { $ability }{ $aim }.
   *[no] { $card } : { $ability }{ $aim }.
}
event-triggered = { $you ->
    [yes] Vous déclenchez { $ability } de { $creature }.
   *[no] { $who } déclenche { $ability } de { $creature }.
}
event-triggered-card = { $you ->
    [yes] Vous révélez { $card } : { $ability }.
   *[no] { $who } révèle { $card } : { $ability }.
}
event-dodged-combat = { $you ->
    [yes] Vous esquivez : le combat contre { $creature } n’a pas lieu.
   *[no] { $who } esquive : le combat contre { $creature } n’a pas lieu.
}
event-dodged-assault = { $you ->
    [yes] Vous esquivez l’Assaut contre { $creature }.
   *[no] { $who } esquive l’Assaut contre { $creature }.
}
event-netted = { $you ->
    [yes] Votre filet arrête { $creature } : l’attaque n’a pas lieu.
   *[no] Le filet de { $who } arrête { $creature } : l’attaque n’a pas lieu.
}
event-netted-card = { $you ->
    [yes] Votre filet arrête l’Assaut.
   *[no] Le filet de { $who } arrête l’Assaut.
}
event-takes-shot = { $you ->
    [yes] { $creature } prend tous les dégâts directs.
   *[no] { $creature } prend tous les dégâts directs.
}
event-swapped = { $you ->
    [yes] Vous échangez : { $creature } prend la place de { $out }.
   *[no] { $who } échange : { $creature } prend la place de { $out }.
}
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
event-blows = Les coups tombent. { $blows }.
event-spread = { $you ->
    [yes] Vous répartissez la Charge : { $shares }.
   *[no] { $who } répartit la Charge : { $shares }.
}
event-armoured = { $you ->
    [yes] Votre Armure annule { $n } sur { $creature }.
   *[no] L’Armure de { $who } annule { $n } sur { $creature }.
}
event-damaged = Dégâts : { $hits }.
event-no-combat = Le combat ne peut pas avoir lieu.

## Refusals: the numbers of section 8

refusal-CW-E01 = Seule une créature de votre zone de Chasse peut attaquer.
refusal-CW-E02 = { $card } garde encore la zone de Chasse : attaquez-la d’abord.
refusal-CW-E03 = Un Pisteur ne peut pas être visé : choisissez une autre créature.
refusal-CW-E04 = { $card } est étourdie ; faites-la d’abord récupérer (1 Viande).
refusal-CW-E05 = Il vous faut en zone de Chasse une créature ni étourdie ni Pisteur.
refusal-CW-E06 = Vous avez déjà pillé ce tour-ci ; vous pourrez recommencer au prochain.
refusal-CW-E07 = Le premier joueur ne peut pas piller au premier tour.
refusal-CW-E08 = { $card } protège encore l’Habitat : éliminez-la ou étourdissez-la.
refusal-CW-E09 = Esquiver coûte 2 Viande ; vous en avez { $meat }.
refusal-CW-E10 = Une créature étourdie ne peut pas esquiver.
refusal-CW-E11 = Ce combat ne peut pas être esquivé.
refusal-CW-E12 = Seul { $who } peut esquiver pour cette créature.
refusal-CW-E13 = Cette capacité ne s’utilise que depuis la { $zone }.
refusal-CW-E14 = Déjà utilisée ; il faut la recharger.
refusal-CW-E15 = Seulement pendant un combat.
refusal-CW-E16 = Hors de portée : à { $n } zones, la portée est de 2.
refusal-CW-E17 = Répartissez exactement { $n } dégâts, au moins 1 par cible.
refusal-CW-E18 = Plus aucune carte à piocher.
refusal-CW-E19 = On ne recharge qu’une autre capacité déjà utilisée.
refusal-CW-E20 = Votre faction est épuisée : dépensez vos { $meat } Viande restantes ou pillez.
refusal-CW-E21 = Les créatures ne reculent jamais.
refusal-CW-E22 = Une de ces deux capacités ne s’utilise qu’en combat : jouez l’autre seule.
refusal-CW-E23 = Le Filet coûte 1 Viande.
refusal-CW-E24 = Ce n’est pas à vous de décider.
refusal-CW-E25 = Une seule décision sur la main de départ, et elle est prise.
refusal-CW-E26 = Répartissez { $n } entre les autres créatures, au plus leur vie restante chacune.
refusal-CW-E27 = { $card } ne combat pas.
refusal-CW-E28 = Choisissez votre propre combattant ; une autre créature prend ses dégâts.
refusal-CW-E29 = Un jeton par tour, à votre partenaire, pendant votre tour.
refusal-CW-E30 = Ce paquet n’est pas valable. { $errors }
refusal-CW-E31 = Les deux capacités coûtent 2 Viande ; vous en avez { $meat }.
refusal-CW-E32 = Cela coûte 1 Viande ; vous en avez 0.
refusal-CW-E33 = Une carte convient : prenez-en une.
refusal-CW-E34 = { $card } n’est pas étourdie.
refusal-CW-E35 = { $card } n’est pas Pisteur.
refusal-CW-E36 = Choisissez une autre créature que la cible.
refusal-CW-E37 = { $card } est étourdie et ne peut pas avancer ; récupérez-la d’abord (1 Viande).
refusal-CW-E38 = Cette carte n’est pas dans votre main, ou ne se joue pas ainsi.
refusal-CW-E39 = Choisissez une créature de votre camp qui est en jeu.
refusal-CW-E40 = Cette carte n’a pas une telle capacité à utiliser ici.
refusal-CW-E41 = Cela n’est pas possible à ce moment : choisissez parmi ce qui est proposé.
refusal-CW-E42 = Il manque un choix, ou il y en a un de trop : choisissez ce que la capacité demande.
refusal-CW-E43 = { $card } est prise par le Saut de félin et ne peut rien utiliser dans ce combat.
refusal-CW-E44 = Cette carte n’est pas dans vos Renforts.
refusal-CW-E45 = Cette carte n’est pas dans votre paquet.
refusal-CW-E46 = La partie est finie.
refusal-CW-E47 = Ne nommez pas de carte de votre main ou de vos Renforts.

## The table in lines

sheet-turn = Tour { $turn }, à { $who }.
sheet-habitat = { $names } : { $habitat }, { $tokens } jetons
sheet-zone = { $zone } : { $creatures }
sheet-damage = , { $left } de vie restante
sheet-stunned = , étourdie
sheet-tracker = , Pisteur
sheet-player = { $who } ({ $faction }) : { $meat } Viande, main { $hand }, paquet { $main }, Renforts { $reinforcements }, défausse { $discard }
sheet-exhausted = , épuisé
sheet-known = , vus en Renforts : { $cards }
sheet-known-hand = , sûrement en main : { $cards }
sheet-forecast = Si tous passent maintenant : { $blows }.
sheet-pyrrhic = Attention, victoire à la Pyrrhus : { $strength } de force en jeu contre { $tokens } jetons ; une élimination serait nulle.
own-hand = Votre main : { $cards }
own-reinforcements = Vos Renforts : { $cards }
own-card = { $card } : { $text }
aid-title = Cartes hors de vue, d’après les listes connues :
aid-unseen = { $who } : { $cards }
aid-unknown = { $who } : liste inconnue

## Talk

phrase-attack = J’attaque ce tour-ci.
phrase-hold = Je garde ma Viande pour réagir.
phrase-dodge = Esquive !
phrase-pillage = L’Habitat est ouvert !
phrase-guard = Il faut garder la zone de Chasse.
phrase-meat = J’ai besoin de Viande.
phrase-tracker = Attention aux Pisteurs.
phrase-wait = Attendons.
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-about-attack = Attaquons @.
phrase-about-watch = @ prépare quelque chose.

## Settings

list-decks-build = Construire un paquet
list-decks-own = Paquet personnel
deck-brought = Apporté par le joueur
deck-brought-help = Le joueur dépose sa propre liste, que les autres ne voient pas.
setting-deck_1 = Paquet du premier siège
setting-deck_1-help = Le paquet du premier joueur.
setting-deck_2 = Paquet du deuxième siège
setting-deck_2-help = Le paquet du deuxième joueur.
setting-deck_3 = Paquet du troisième siège
setting-deck_3-help = À quatre joueurs seulement.
setting-deck_4 = Paquet du quatrième siège
setting-deck_4-help = À quatre joueurs seulement.
setting-reinforcement = Carte de Renforts
setting-reinforcement-help = Qui choisit la première carte de Renforts.
setting-reinforcement-choose = Au choix
setting-reinforcement-choose-help = Chacun choisit en secret.
setting-reinforcement-recommended = Conseillée
setting-reinforcement-recommended-help = La carte conseillée aux débutants, sans question.
setting-talk = Parole
setting-talk-help = Ce que des partenaires peuvent se dire à quatre.
setting-talk-free = Libre
setting-talk-free-help = Texte libre, sans nommer ses cartes.
setting-talk-preset = Phrases toutes faites
setting-talk-preset-help = Rien d’autre que des phrases préparées.
setting-talk-off = Silence
setting-talk-off-help = Personne ne parle.
setting-decision_seconds = Secondes par décision
setting-decision_seconds-help = Pour agir à son tour ; 0 sans limite.
setting-reaction_seconds = Secondes par réaction
setting-reaction_seconds-help = Pour esquiver, réagir, jouer une tactique ; 0 sans limite.
setting-first = Premier joueur
setting-first-help = Qui commence ; il a 2 Viande et ne pille pas au premier tour.
setting-first-random = Au hasard
setting-first-random-help = Tiré au sort.
setting-first-camp_a = Le camp A
setting-first-camp_a-help = Le premier siège.
setting-first-camp_b = Le camp B
setting-first-camp_b-help = L’autre camp.
setting-pyrrhic = Victoire à la Pyrrhus
setting-pyrrhic-help = Une élimination avec moins de force que de jetons ennemis est nulle.
setting-mirror = Même faction permise
setting-mirror-help = Deux joueurs peuvent avoir la même faction.
setting-open_lists = Listes ouvertes
setting-open_lists-help = Les paquets apportés sont montrés à tous.
setting-open_lists_after = Tout montrer à la fin
setting-open_lists_after-help = Mains et listes sont montrées quand la partie est finie.
setting-on_timeout = Temps écoulé
setting-on_timeout-help = Ce qui arrive à qui ne répond pas à temps.
setting-on_timeout-pass_or_random = Passer
setting-on_timeout-pass_or_random-help = On passe pour lui, ou on joue ce qui est forcé.
setting-on_timeout-forfeit = Abandon
setting-on_timeout-forfeit-help = Son camp perd la partie.
setting-max_turns = Limite de tours
setting-max_turns-help = Après tant de tours en tout, la partie est nulle.
setting-charge_excess = Excédent de Charge
setting-charge_excess-help = Au-delà de quelle vie la Charge déborde.
setting-charge_excess-remaining_life = Vie restante
setting-charge_excess-remaining_life-help = Les blessures comptent.
setting-charge_excess-printed_life = Vie imprimée
setting-charge_excess-printed_life-help = Les blessures ne comptent pas.
setting-swap_takes_assault = Échanger prend l’Assaut
setting-swap_takes_assault-help = La créature échangée subit aussi l’effet de l’Assaut.
setting-stunned_may_move = Avancer étourdie
setting-stunned_may_move-help = Une créature étourdie peut avancer.
setting-last_stand = Dernier carré
setting-last_stand-help = À son tour, on n’est pas éliminé tant qu’on peut jouer une carte Action.

## Pour qui regarde en arrière

standing = Position
played-as = avec les { $tribe }
