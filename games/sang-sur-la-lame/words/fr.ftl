# Du sang sur la lame : toutes les phrases du jeu, en français.

name = Du sang sur la lame
summary = Escarmouche de figurines pour 2 à 6 bandes, sur une table mesurée au pouce : une bourse d’or par tour, des lames, des guetteurs et onze scénarios.
nothing = rien
place = { $x } est, { $y } nord
share = { $n } %
then = { $first }, puis { $second }
figure-of = { $figure } ({ $who })
odds-duel = blesse { $wounds }, tue { $kills }, y perd { $risk }
odds-safe = blesse { $wounds }, tue { $kills }
odds-duel-last = tue { $kills }, y perd { $risk }
odds-safe-last = tue { $kills }
role-a = premier camp
role-b = second camp
role-militia = milice
role-renegade = renégats
wind-n = le nord
wind-ne = le nord-est
wind-e = l’est
wind-se = le sud-est
wind-s = le sud
wind-sw = le sud-ouest
wind-w = l’ouest
wind-nw = le nord-ouest
test-climb = test pour grimper
test-jump = test de saut
test-lock = test de crochetage
test-door = test pour défoncer
test-heavy-throw = test de lancer lourd
test-pick-up = test pour ramasser
test-search = test de fouille
test-disengage = test pour se désengager
test-heavy-dodge = esquive de l’objet lourd
ask-propose = Scénario libre : chaque camp en propose un en secret.
ask-role = { $you ->
    [yes] Choisissez votre rôle : milice ou renégats.
   *[no] { $who } choisit son rôle.
}
ask-hide-loot = { $you ->
    [yes] Où cachez-vous le butin ?
   *[no] { $who } cache le butin.
}
ask-spy = { $you ->
    [yes] Qui, dans la milice, est votre espion ?
   *[no] { $who } désigne l’espion en secret.
}
ask-assassin = { $you ->
    [yes] Lequel des vôtres est l’assassin ?
   *[no] { $who } désigne l’assassin en secret.
}
ask-spot = { $you ->
    [yes] Choisissez l’emplacement où vous déployer.
   *[no] { $who } choisit son emplacement.
}
ask-deploy = { $you ->
    [yes] Déployez vos figurines dans votre zone.
   *[no] { $who } se déploie.
}
ask-markers = { $you ->
    [yes] Posez vos marqueurs d’embuscade.
   *[no] { $who } pose ses marqueurs d’embuscade.
}
ask-notable = { $you ->
    [yes] Déplacez-vous le notable ?
   *[no] { $who } peut déplacer le notable.
}
ask-ambush = { $you ->
    [yes] Faites-vous sortir quelqu’un d’un marqueur avant l’initiative ?
   *[no] { $who } peut faire sortir quelqu’un de ses marqueurs.
}
ask-activate = { $you ->
    [yes] Tour { $turn }, { $gold } Po : activez une figurine, ou arrêtez-vous pour ce tour.
   *[no] Tour { $turn } : { $who } active une figurine ({ $gold } Po).
}
ask-spy-orders = { $you ->
    [yes] { $what } est votre espion : que lui faites-vous faire pour l’or déjà payé ?
   *[no] { $what } était un espion ! { $who } lui donne ses ordres.
}
ask-perform = { $you ->
    [yes] { $figure }, { $action } : { $goes ->
        [yes] comment, jusqu’à { $far } ?
       *[no] comment ?
    }
   *[no] { $who } joue { $figure } : { $action }.
}
ask-react = { $you ->
    [yes] { $mover } passe devant { $lookout }, aux aguets. Que faites-vous ? { $last ->
        [yes] C’est la dernière occasion.
       *[no] On peut aussi attendre.
    }
   *[no] { $mover } passe devant { $lookout } : { $who } décide.
}
ask-spring = { $you ->
    [yes] { $mover } est tout près de votre marqueur { $marker }. { $forced ->
        [yes] Quelqu’un doit en sortir, ou bien c’était un leurre.
       *[no] Quelqu’un en sort-il ? { $last ->
            [yes] C’est la dernière occasion.
           *[no] On peut aussi attendre.
        }
    }
   *[no] { $mover } est tout près du marqueur { $marker } : { $who } décide.
}
ask-reroll = { $you ->
    [yes] { $what } : { $roll }. Relancez-vous les dés ?
   *[no] { $who } peut relancer les dés de { $what } ({ $roll }).
}
ask-second = { $you ->
    [yes] { $what } est frénétique : un second échange ?
   *[no] { $what } est frénétique : { $who } choisit s’il frappe encore.
}
ask-turn = { $you ->
    [yes] { $what } se retourne-t-il vers son attaquant ? Un autre ennemi serait alors dans son dos.
   *[no] { $who } choisit si { $what } se retourne.
}
ask-dodge = { $you ->
    [yes] { $what } a esquivé : de quel côté se jette-t-il ?
   *[no] { $who } choisit de quel côté { $what } se jette.
}
ask-patrol = { $you ->
    [yes] Du bruit ! { $what } a été entendu. Quelle patrouille s’approche ?
   *[no] Du bruit ! { $who } peut envoyer une patrouille vers { $what }.
}
do-end-turn = S’arrêter pour ce tour
do-activate = { $figure } : { $actions } ({ $gold } Po)
do-drop-and = Poser la charge, puis : { $what }
do-out-of = { $what }, en sortant du marqueur { $marker }
do-forgo = Renoncer à cette action
do-resign = Abandonner la partie
do-wait = Attendre
do-shoot = Viser { $target } avec { $weapon } à { $far } ({ $odds })
do-engage = Engager { $target } ({ $far } à faire)
do-strike = Frapper { $target } à l’allonge ({ $far })
do-reroll-self = Relancer (Chance de cocu)
do-reroll-inspired = Relancer (Inspire l’exemple)
do-keep-roll = Garder le jet
do-again = Frapper { $target } une seconde fois
do-stop = En rester là
do-turn = Se retourner vers l’attaquant
do-no-turn = Ne pas se retourner
do-dodge = Se jeter vers { $way } ({ $place })
do-stay-put = Esquiver sur place
do-with = { $figure } : { $what }
do-skip = Ne rien faire
do-no-orders = Aucun ordre
do-orders = Ordres : { $actions }
do-spring = Faire sortir { $figure } du marqueur { $marker }
do-decoy = C’était un leurre : retirer le marqueur
do-propose = Proposer : { $scenario }
do-role = Jouer le rôle : { $role }
do-spot = Prendre l’emplacement { $n }
do-hide-loot = Cacher le butin à l’endroit { $n }
do-name = Désigner { $figure }
do-deploy = Déployer { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
}, de ({ $first }) à ({ $last }), { $bear ->
    [yes] charge confiée à { $bearers }
   *[no] sans charge
}
do-markers = Poser { $n } marqueurs, de ({ $first }) à ({ $last })
do-stay = Rester sur place, tourné vers { $facing }
do-go = Aller vers { $way }, { $cost }, jusqu’à ({ $place }), tourné vers { $facing }
do-go-contact = Aller au contact de { $target }, { $cost }
do-exit = { $what }, puis quitter la table
do-jump = Sauter ({ $chance }) : { $what }
do-charge = Charger { $target } en ({ $place }) : { $odds }
do-charge-short = Charger dans le vide : { $what }
do-fly = Voler { $cost } jusqu’à ({ $place }), tourné vers { $facing }
do-duel = Frapper { $target } ({ $odds })
do-heavy-throw = Lancer l’objet sur { $target } à { $far } (réussit { $chance })
do-keep = Garder l’objet
do-climb-up = Grimper : { $piece }, jusqu’à ({ $place }) (réussit { $chance })
do-climb-down = Grimper et redescendre : { $piece }, jusqu’à ({ $place }) (réussit { $chance })
do-lock = Crocheter : { $door } (réussit { $chance })
do-door = Défoncer : { $door } (réussit { $chance })
do-chains = Ôter les chaînes : { $target } (réussit { $chance })
do-pick-up = Ramasser : { $object } (réussit { $chance })
do-search = Fouiller l’endroit { $n } (réussit { $chance })
do-disengage = Se désengager de { $target } (réussit { $chance })
do-face = Se tourner vers { $way }
event-drawn = Scénario tiré : { $first } + { $second }, { $scenario }.
event-proposed = Propositions : { $first } et { $second }.
event-role-dice = Dés pour le choix du rôle : { $first } contre { $second }.
event-chosen = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} le rôle : { $role }.
event-laid = La table est mise : { $scenario }, { $table }.
event-roll-off = Dés de déploiement : { $totals }{ $tied ->
    [yes] , égalité relancée.
   *[no] .
}
event-secret = { $you ->
    [yes] Vous avez fait votre choix secret.
   *[no] { $who } a fait un choix secret.
}
event-took-spot = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} l’emplacement { $n }.
event-deployed = { $you ->
    [yes] Vous déployez
   *[no] { $who } déploie
} { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
} ; en réserve : { $reserves }.
event-hid = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
} { $n } marqueurs d’embuscade.
event-resigned = { $you ->
    [yes] Vous abandonnez.
   *[no] { $who } abandonne.
}
event-ended = Fin de la partie. { $levels }.
event-level = { $who } : { $level }
level-crushing = victoire écrasante
level-plain = victoire sans gloire
level-draw = match nul
level-defeat = défaite
event-was-spy = L’espion était { $figure }.
event-was-assassin = L’assassin était { $figure }.
event-loot-was = Le butin était caché à l’endroit { $n }.
event-turn = Tour { $turn } : les morts quittent la table, les bourses sont remplies.
event-arrival = { $rolled ->
    [yes] Dé d’arrivée : { $die }. { $arrived ->
        [yes] La réserve peut entrer.
       *[no] La réserve n’arrive pas encore.
    }
   *[no] La réserve peut entrer.
}
event-initiative = Initiative : { $totals }{ $tied ->
    [yes] , égalité relancée.
   *[no] .
} { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-activated = { $figure } : { $actions } ({ $gold } Po).
event-stopped = { $you ->
    [yes] Vous vous arrêtez pour ce tour.
   *[no] { $who } s’arrête pour ce tour.
}
event-die = { $figure }, { $action } : le dé donne { $face }.
event-forwent = { $figure } renonce ({ $action }).
event-tested = { $figure }, { $test } : { $roll } → { $passed ->
    [yes] réussi
   *[no] raté
}.
event-again = { $figure } relance ses dés.
event-lookout = { $figure } se met aux aguets.
event-spy = { $figure } était un espion, au service de { $seat } !
event-moved = { $figure } avance de { $far } et passe en ({ $place }).
event-halted = { $figure } s’arrête en ({ $place }).
event-displaced = { $figure } recule jusqu’à ({ $place }).
event-turned = { $figure } se tourne vers { $way }.
event-entered = { $figure } entre en ({ $place }).
event-left = { $figure } quitte la table.
event-door = { $door } : { $state ->
    [open] ouverte
    [closed] fermée
    [locked] fermée à clé
   *[destroyed] défoncée
}.
event-dropped = { $figure } lâche sa charge : { $object }.
event-picked-up = { $figure } ramasse : { $object }.
event-destroyed = { $object } : détruit.
event-spot = Endroit { $n } : { $loot ->
    [yes] le butin est là !
   *[no] rien.
}
event-sprang = { $figure } surgit du marqueur { $marker } !
event-decoy = Le marqueur { $marker } n’était qu’un leurre.
event-freed = { $by } libère { $figure }.
event-attacks = { $figure } attaque { $target }.
event-shoots = { $figure } vise { $target }.
event-rolled = { $figure } : { $attack }. { $target } { $dodges ->
    [yes] esquive
   *[no] se défend
} : { $defence }.
event-engaged = { $figure } s’élance et engage { $target }.
event-waits = { $figure } attend.
event-no-ammo = { $figure } n’a plus de munitions : { $weapon }.
event-unhurt = { $figure } s’en tire sans mal.
event-wounded = Une blessure pour { $figure }.
event-lost-members = { $figure } perd { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
}, il en reste { $left }.
event-died = { $figure } meurt.
sheet-before = On prépare la table.
sheet-where = { $scenario } sur { $table }, tour { $turn } { $limited ->
    [yes] sur { $limit }
   *[no] (sans limite)
}.
sheet-over = La partie est finie.
sheet-player = { $who } ({ $role }) : { $gold } Po sur { $base }, { $finished ->
    [yes] arrêté pour ce tour
   *[no] en jeu
}.
sheet-figure = { $letter } { $figure }, { $rank } { $dice }k2 en ({ $place }), tourné vers { $facing }{ $notes }
sheet-off = { $letter } { $figure }, { $rank } : { $status }
sheet-thing = { $object } : { $where }
sheet-marker = Marqueur { $marker } en ({ $place })
sheet-map = Carte, un signe pour un pouce, nord en haut :
sheet-legend = # mur ou bloc, ~ eau, T bois, % difficile, = haie ou muret, ^ colline, H bâtiment, + porte, * objet, ? marqueur, majuscules : vos figurines, minuscules : les autres
status-reserve = en réserve
status-hidden = caché
status-standing = debout
status-fallen = mort ce tour
status-removed = mort
status-left = a quitté la table
note-wounded = blessé
note-members = { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
}
note-activated = activé
note-lookout = aux aguets
note-duel = en duel
note-load = porte : { $object }
note-spent = sans munitions : { $weapon }
note-higher = à { $z } de haut
rank-leader = chef
rank-second = second
rank-hireling = homme de main
rank-elite = unité d’élite
rank-trained = unité entraînée
rank-green = unité bleue
rank-npc = PnJ
where-lying = à terre en ({ $place })
where-borne = porté par { $figure }
where-off = emporté par { $figure }
where-nowhere = hors jeu
own-gallery = Vous regardez la partie.
own-member = { $figure } : { $rank }, { $dice }k2, { $cost } Po. Traits : { $traits }. Armes : { $weapons }.
own-spy = Votre espion : { $figure }.
own-assassin = Votre assassin : { $figure }.
own-loot = Le butin est à l’endroit { $n }.
own-objective = Objectif : { $text } { $met ->
    [yes] (rempli)
    [no] (pas encore)
   *[unknown] (à voir)
}
objective-deliver-exit = emporter hors de la table : { $object }
objective-deliver-stand = amener à la fin dans la zone prévue : { $object }
objective-steal = voler et emporter : { $object }
objective-prevent = empêcher l’adversaire de réussir
objective-kill-rank = tuer le chef adverse
objective-find-loot = trouver le butin
objective-kill-npc = que l’assassin tue { $npc }
objective-npc-alive = garder en vie : { $npc }
objective-free-npc = délivrer : { $npc }
objective-deliver-npc = conduire à destination : { $npc }
objective-hold = tenir seul les deux bouts du passage à la fin
objective-annihilate = anéantir l’adversaire
then-left = Il vous restera { $gold } Po.
then-lapses = { $gold ->
    [0] Vous n’activez plus personne ce tour.
   *[other] Vous n’activez plus personne ce tour ; non dépensé, cet or est perdu : { $gold } Po.
}
then-forgone = Le prix de cette action est perdu : { $gold } Po.
then-watched = Peuvent réagir en chemin : { $figures }.
then-may-end = Peut finir la partie.
then-met = Remplit votre objectif : { $aim }.
then-met-dies = Si la cible meurt, votre objectif est rempli : { $aim }.
then-met-works = Si cela réussit, votre objectif est rempli : { $aim }.
then-unmet = Votre objectif n’est plus rempli : { $aim }.
then-unmet-dies = Si la cible meurt, votre objectif n’est plus rempli : { $aim }.
then-towards = Sert votre objectif : { $aim }.
then-resign-over = La partie s’arrête, et vos objectifs sont perdus.
then-resign-leaves = Vos figurines quittent la table ; la partie continue sans vous.
aid-threat = { $figure } : à portée de charge de { $chargers } ; sous le feu de { $shooters }.
claim-en-garde = En garde !
claim-well-struck = Bien frappé !
claim-lucky = Quelle chance de cocu !
claim-spy = Il y a un traître parmi nous.
claim-gold = Ma bourse est vide.
claim-fall-back = On se replie !
claim-mercy = Pas de quartier !
claim-about-coming = @, j’arrive !
claim-about-secret = @ cache quelque chose.
claim-about-duel = @, réglons cela en duel.
card-action = { $gold } Po. { $text }
card-modifier = { $value }. { $text }
card-weapon-ranged = Portée { $range }. { $text }
card-weapon = { $text }
card-rank = { $dice }k2, { $gold } Po, { $traits ->
    [0] sans trait
    [one] un trait au plus
   *[other] { $traits } traits au plus
}.
card-npc = 2k2. { $text }
card-terrain = { $text }
card-band = { $cost } Po : { $members }. { $text }
card-table = { $text } Scénarios : { $scenarios }.
card-scenario = Se joue quand les deux dés donnent { $roll }. { $limited ->
    [yes] Dure { $limit } tours.
   *[no] Dure autant de tours qu’il en faut.
} { $text }
setting-format = Format des bandes
setting-format-help = Ce que chacun recrute ; à trois bandes ou plus, ce sont toujours des bandes de 6 Po.
setting-format-standard = Bandes standard
setting-format-standard-help = 12 Po, de 3 à 7 figurines.
setting-format-units = Unités
setting-format-units-help = 12 Po, des unités de cinq.
setting-format-mixed = Mixte
setting-format-mixed-help = Une bande standard où des unités bleues remplacent des hommes de main.
setting-bands = Bandes
setting-bands-help = Ce que joue chaque place : une bande toute prête, ou une des vôtres.
setting-bands-usual = Dans l’ordre
setting-bands-usual-help = Les bandes toutes prêtes du format, l’une après l’autre.
band-format-standard = 12 Po
band-format-small = 6 Po
band-format-units = unités
band-format-mixed = mixte
list-scenarios-build = Écrire un scénario
list-scenarios-own = Scénario personnel
list-bands-build = Composer une bande
list-bands-own = Bande personnelle
list-terrain-build = Dresser une table
list-terrain-own = Table personnelle
measure-gold = Po
measure-leaders = chef
measure-seconds = seconds
measure-hirelings = hommes de main
measure-figures = figurines
measure-ranged = au jet ou au tir
measure-reach = à l’allonge
measure-pieces = pièces
measure-doors = portes
measure-links = échelles et cordes
measure-objects = objets
measure-setups = mises en place
measure-spots = places pour plus de bandes
setting-scenario = Scénario
setting-scenario-help = Tiré à deux dés, ou choisi.
setting-scenario-roll = Tiré au sort
setting-scenario-roll-help = Un dé par camp ; leur somme donne le scénario.
setting-roles = Rôles
setting-roles-help = Qui est la milice, qui sont les renégats.
setting-roles-by_dice = Aux dés
setting-roles-by_dice-help = Le plus haut dé choisit.
setting-roles-first_is_militia = La première place est la milice
setting-roles-first_is_militia-help = L’autre camp, ce sont les renégats.
setting-roles-first_is_renegade = La première place est renégate
setting-roles-first_is_renegade-help = L’autre camp est la milice.
setting-teams = Équipes
setting-teams-help = Chacun pour soi, ou deux camps qui gagnent et perdent ensemble.
setting-teams-off = Chacun pour soi
setting-teams-off-help = Tous les autres sont des ennemis.
setting-teams-halves = Les premières places contre les dernières
setting-teams-halves-help = À trois, les deux premières contre la troisième.
setting-teams-alternating = Une place sur deux
setting-teams-alternating-help = La première, la troisième et la cinquième contre les autres.
setting-teams-first_alone = La première contre toutes
setting-teams-first_alone-help = Un camp d’une seule bande.
setting-table = Terrain
setting-table-help = Le terrain ; au hasard, parmi ceux qui ont le scénario.
setting-table-random = Au hasard
setting-table-random-help = Une des tables prévues pour le scénario.
setting-armament_limits = Limites d’armement
setting-armament_limits-help = Au plus deux figurines armées pour le tir ou le lancer, et deux armes à allonge.
setting-turn_limit = Nombre de tours
setting-turn_limit-help = Après le dernier tour on juge les objectifs.
setting-turn_limit-scenario = Celui du scénario
setting-turn_limit-scenario-help = Six le plus souvent, huit pour deux d’entre eux, aucun pour l’embuscade et l’affrontement.
setting-turn_limit-turns = { $n } tours
setting-turn_limit-turns-help = Quel que soit le scénario.
setting-turn_limit-none = Sans limite
setting-turn_limit-none-help = Jusqu’à la décision ; cinq tours sans une égratignure terminent la partie.
setting-units_in_small_bands = Unités dans les petites bandes
setting-units_in_small_bands-help = Des unités bleues peuvent y remplacer des hommes de main.
setting-timer = Sablier
setting-timer-help = Des secondes pour décider, ou aucune limite.
setting-timer-activation = Par activation
setting-timer-activation-help = Secondes pour chaque décision de son propre tour.
setting-timer-reaction = Par réaction
setting-timer-reaction-help = Secondes pour réagir, relancer ou se retourner.
refusal-over = La partie est finie : revoyez-la, ou mettez une autre table.
refusal-DS-E01 = Ce chemin coûte { $cost } et vous avez { $allowance } : arrêtez-vous avant, ou contournez ce qui ralentit.
refusal-DS-E02 = On ne court pas en terrain difficile : restez en terrain dégagé, ou marchez.
refusal-DS-E03 = Quelque chose de solide barre le chemin : contournez-le à un quart de pouce au moins.
refusal-DS-E04 = La porte est fermée à clé : crochetez-la ou défoncez-la d’abord.
refusal-DS-E05 = Une autre figurine se tient là : arrêtez-vous à côté.
refusal-DS-E06 = Il faut s’arrêter en touchant un ennemi : finissez là votre chemin, ou passez plus loin de lui.
refusal-DS-E07 = Vous êtes en duel : battez-vous, désengagez-vous ou tournez-vous.
refusal-DS-E08 = On ne tire pas au milieu d’un duel : frappez ou désengagez-vous.
refusal-DS-E09 = La figurine ne regarde pas de ce côté : choisissez une cible devant elle, ou tournez-la d’abord.
refusal-DS-E10 = La cible est à { $distance } et la portée est de { $range } : rapprochez-vous ou visez plus près.
refusal-DS-E11 = Vous ne voyez pas la cible : choisissez-en une autre ou déplacez-vous.
refusal-DS-E12 = Plus de munitions pour cette arme : prenez-en une autre ou battez-vous.
refusal-DS-E13 = Deux attaques demandent une charge : n’en annoncez qu’une, ou chargez.
refusal-DS-E14 = Cette figurine ne peut pas être activée : choisissez-en une des vôtres qui n’a pas encore agi.
refusal-DS-E15 = Cela coûte { $price } Po et vous en avez { $purse } : annoncez moins, ou arrêtez-vous.
refusal-DS-E16 = Aux aguets doit être votre dernière action : annoncez-la en second.
refusal-DS-E17 = Cet ennemi se bat contre un autre : attaquez un adversaire de votre propre duel.
refusal-DS-E18 = C’est à plus d’un pouce : approchez-vous ou choisissez quelqu’un de plus près.
refusal-DS-E19 = Pas avec cette charge : posez-la d’abord, ou marchez.
refusal-DS-E20 = Cette figurine ne peut pas s’envoler ici : il faut le trait Voler et le ciel au-dessus.
refusal-DS-E21 = C’est trop loin ou trop haut pour un saut : trois pouces au plus, un seul vers le haut.
refusal-DS-E22 = Choisissez une direction.
refusal-DS-E23 = Cette réponse n’en est pas une ici : choisissez parmi les réponses proposées, sur la table.
refusal-DS-E24 = On ne s’arrête pas sur un obstacle : arrêtez-vous d’un côté ou de l’autre.
refusal-DS-E25 = Vous n’avez rien à décider maintenant : attendez votre tour.
refusal-DS-E26 = C’est trop loin pour un seul pouce : tirez ou attendez.
refusal-DS-E27 = Un seul échange : il faut être frénétique pour un second.
refusal-DS-E28 = On ne relance qu’un jet manqué, une fois : gardez celui-ci.
refusal-DS-E29 = Il n’y a plus rien à trouver ici : fouillez un autre endroit.
refusal-DS-E30 = On ne quitte pas la table ici : allez jusqu’à votre zone de sortie.
refusal-DS-E31 = Ce n’est pas une place de départ permise : restez dans votre zone, loin des autres.
refusal-DS-E32 = Le chef ne peut pas être l’espion : désignez un autre membre de la milice.
refusal-DS-E33 = La patrouille doit s’approcher du bruit sans toucher personne : choisissez un autre chemin, ou n’envoyez personne.
refusal-DS-E34 = Pas à cheval : passez par le sol et les portes.
refusal-DS-E35 = Cette action n’est pas possible maintenant : annoncez-en une autre.
refusal-DS-E36 = On ne peut pas attaquer cela : choisissez un ennemi vivant sur la table.
refusal-DS-E37 = Pas avec cette charge : restez sur un sol dégagé, ou posez-la d’abord.
refusal-DS-E38 = Elle doit d’abord entrer : annoncez un déplacement qui part de sa zone d’entrée.
refusal-DS-E39 = Ce ne sont pas des places permises pour des marqueurs : dans la zone, à six pouces de l’entrée et à deux pouces l’un de l’autre.
refusal-DS-E40 = Il ne reste plus de leurre : quelqu’un doit sortir.
refusal-DS-E41 = Il reste de la place pour lui : déployez-le aussi.
refusal-DS-E42 = Quelqu’un doit se tenir là : au bord face à l’ennemi, ou dans chaque zone de patrouille.

# Titres des listes (DS-1614)
group-attack = Au contact
group-shoot = Pour tirer
group-objective = Objectifs
group-cover = À couvert
group-stay = Sur place
group-step = Pas vers { $way }
group-leave = Hors de la table

## Pour qui regarde en arrière

standing = Bande et objectifs
played-as = avec { $chief }
