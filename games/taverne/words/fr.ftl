# Taverne : toutes les phrases du jeu, en français.

name = Taverne
summary = Tavern Battle, de 2 à 6 joueurs : douze Héros partagent leur butin dans une taverne, et le troc tourne à la bagarre. Gardez les Trésors que vos Héros aiment.
nobody = personne
nothing = rien
copy = { $name } n° { $number }
with-note = { $what } ({ $note })
times = { $what } ×{ $count }
posture-standing = Debout
posture-tilted = Incliné
posture-down = À Terre
posture-ko = KO
posture-escaped = Dehors
mode-contact = au contact
mode-distance = à distance
stat-force = Force
stat-ruse = Ruse
treasures = { $n ->
    [one] { $n } Trésor
   *[other] { $n } Trésors
}
objects = { $n ->
    [one] { $n } Objet
   *[other] { $n } Objets
}
heroes = { $n ->
    [one] { $n } Héros
   *[other] { $n } Héros
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
a-treasure = un Trésor
drawn-weapon = l’arme dégainée
ask-show = { $you ->
    [yes] Montrez un Trésor à vendre, ou posez une carte Agitation pour ne rien vendre.
   *[no] { $who } choisit le Trésor à vendre.
}
ask-offer = { $you ->
    [yes] { $who } vend : { $treasure }. Que proposez-vous ?
   *[no] { $who } vend : { $treasure }. Les autres préparent leur offre.
}
ask-deal = { $you ->
    [yes] À qui cédez-vous : { $treasure } ?
   *[no] { $who } choisit à qui céder : { $treasure }.
}
ask-protest = { $you ->
    [yes] Posez-vous une carte Agitation contre cet échange ?
   *[no] Quelqu’un proteste-t-il contre cet échange ?
}
ask-peace = Se quitter bons amis ? Si tout le monde le veut, la partie s’arrête ici.
ask-activate = { $you ->
    [yes] Tour { $round } : activez un personnage Debout.
   *[no] Tour { $round } : { $who } active un personnage.
}
ask-muster = { $you ->
    [yes] Qui soutient l’action : { $what } ?
   *[no] { $who } cherche du soutien : { $what }.
}
ask-support = { $you ->
    [yes] { $who } vous appelle : { $what }. Envoyez-vous quelqu’un ?
   *[no] { $who } attend du soutien : { $what }.
}
ask-after-blow = { $target } : { $state }, par { $by }.
ask-drop = { $you ->
    [yes] Quel Trésor lâchez-vous, face visible ?
   *[no] { $who } lâche un Trésor.
}
ask-loot = { $you ->
    [yes] Quel Trésor prenez-vous à { $whom } ?
   *[no] { $who } prend un Trésor à { $whom }.
}
ask-riposte = { $you ->
    [yes] { $what } tient bon : ripostez-vous ?
   *[no] { $what } tient bon : { $who } riposte-t-il ou non ?
}
ask-shelter = { $you ->
    [yes] Quels deux Trésors mettez-vous à l’abri ?
   *[no] { $who } met des Trésors à l’abri.
}
ask-keep = Fin du tour { $round } : gardez un Objet au plus, le reste est défaussé.
ask-claim = { $arrival } entre. À MOI ?
ask-tilt = { $you ->
    [yes] Fausse alerte : quel personnage Debout inclinez-vous ?
   *[no] { $who } incline un personnage pour son cri de trop.
}
do-show = Montrer : { $treasure }
do-decline = Ne rien vendre (carte Agitation)
do-offer = Proposer : { $treasures }
do-offer-nothing = Ne rien proposer
do-deal = Échanger avec { $whom } contre : { $price }
do-refuse = Tout refuser (carte Agitation)
do-protest = Protester (carte Agitation)
do-accept = Laisser faire
do-peace = La paix
do-no-peace = Pas de paix
do-activate = { $who } : { $deed }
deed-pick-up = ramasser { $treasure }
deed-pick-up-unseen = ramasser un Trésor face cachée
deed-protect = se protéger avec { $object }
deed-hide = se cacher avec { $object }
deed-stay-hidden = rester dans la planque
deed-draw = dégainer { $weapon }
deed-fight = attaquer { $target } { $mode } avec { $arm }
deed-door = aller à la Porte
deed-window = sauter par la Fenêtre
deed-pass = passer
do-muster = Aide des miens : { $own } ; appel à : { $called }
do-muster-nobody = Sans aide
do-support = Envoyer { $who }
do-no-support = Ne pas aider
do-riposte = Riposter sur { $target } { $mode } avec { $arm }
do-no-riposte = Ne pas riposter
do-drop = Lâcher : { $treasure }
do-loot = Prendre : { $treasure }
do-shelter = Mettre à l’abri : { $treasures }
do-keep = Garder : { $object }
do-keep-nothing = Ne rien garder
do-claim = À MOI !
do-silent = Se taire
do-tilt = Incliner { $who }
hint-right = votre cri serait juste
hint-wrong = votre cri serait de trop
event-started = La table est mise : { $groups }. { $you ->
    [yes] Vous vendez
   *[no] { $who } vend
} en premier.
event-group = { $you ->
    [yes] vous jouez
   *[no] { $who } joue
} { $heroes }
event-dealt = Chacun reçoit { $count } Trésors. Les vôtres : { $treasures }.
event-dealt-others = Chacun reçoit { $count } Trésors.
event-skipped = { $you ->
    [yes] Vous n’avez
   *[no] { $who } n’a
} rien à vendre : tour de vente passé.
event-shown = { $you ->
    [yes] Vous mettez en vente
   *[no] { $who } met en vente
} : { $treasure }.
event-declined = { $you ->
    [yes] Vous ne vendez rien
   *[no] { $who } ne vend rien
} ({ $card }).
event-offers = Les offres : { $offers }.
event-offer = { $who } : { $cards }
event-sold = { $you ->
    [yes] Vous cédez
   *[no] { $seller } cède
} { $treasure } à { $buyer } contre : { $price }.
event-refused = { $you ->
    [yes] Vous refusez
   *[no] { $who } refuse
} toutes les offres ({ $card }).
event-protested = { $you ->
    [yes] Vous protestez
   *[no] { $who } proteste
} contre l’échange ({ $card }).
event-agitated = Cartes Agitation posées : { $laid } sur { $of }.
event-peace = Tout le monde veut la paix : on se quitte bons amis.
event-ran-out = Le troc a assez duré : la bagarre commence.
event-brawl = La bagarre éclate ! { $you ->
    [yes] Vous menez
   *[no] { $who } mène
} la danse.
event-round = Tour { $round }.
event-activated = { $seat }, { $who } : { $deed }.
event-left-hiding = { $who } sort de sa planque : { $object } va à la défausse.
event-left-door = { $who } quitte la Porte.
event-cover-discarded = { $who } perd sa cachette ou son abri : { $object } va à la défausse.
event-trophy-discarded = { $who } : { $object } va à la défausse.
event-weapon-back = { $treasure } quitte { $who } et revient dans { $you ->
    [yes] votre main
   *[no] la main de { $seat }
}.
event-mustered = { $you ->
    [yes] Vous demandez
   *[no] { $who } demande
} de l’aide. Les siens : { $own }. Appel à : { $called }.
event-supported = { $who } reçoit l’aide de : { $supporters }.
test-hide = test de planque
test-stay = test pour rester dans la planque
test-window = test de la Fenêtre
event-tested = { $who }, { $test } : { $dice } ({ $pool }) → { $passed ->
    [yes] réussi
   *[no] raté
}.
event-no-hiding = { $object } ne cache personne et va à la défausse.
event-discovered = On découvre { $who } : { $object } { $broken ->
    [yes] est brisé
   *[no] va à la défausse
}.
event-escaped-door = { $who } ({ $seat }) sort par la Porte.
event-escaped-window = { $who } ({ $seat }) sort par la Fenêtre.
event-struck = { $who } attaque { $target } : { $dice } ({ $pool }) → { $result ->
    [one] { $result } dégât
   *[other] { $result } dégâts
}.
event-struck-opposed = { $who } attaque { $target } : { $dice } ({ $pool }) contre { $defence } → écart { $result }.
break-die = Dé de Casse : { $first }.
breaking-dice = Casse par : { $dice }.
tavern-points = État de la taverne : { $points }.
militia-may-come = La Milice peut venir.
like-circled = { $type } { $score } (cerclé)
event-harmed = { $who } : { $from } → { $to }.
event-unharmed = { $who } ne bouge pas.
event-broken = Brisé : { $object }. La taverne vaut { $tavern }.
event-object-discarded = { $object } va à la défausse.
event-protection-lost = { $who } perd sa Protection : { $object } { $broken ->
    [yes] se brise
   *[no] va à la défausse
}.
event-door-lost = { $who } n’est plus à la Porte.
event-riposte = { $you ->
    [yes] Votre riposte
   *[no] Riposte de { $seat }
}, { $who } : { $blow }.
event-no-riposte = { $who } ({ $seat }) ne riposte pas.
event-picked-up = { $who } ({ $seat }) ramasse { $treasure }.
event-picked-up-down = { $who } ({ $seat }) ramasse un Trésor face cachée.
event-picked-up-mine = { $who } ({ $seat }) ramasse un Trésor face cachée : { $treasure }.
event-stolen = { $you ->
    [yes] Vous prenez
   *[no] { $by } prend
} au hasard { $treasure } à { $from }.
event-stolen-mine = { $by } vous prend au hasard { $treasure }.
event-dropped = { $you ->
    [yes] Vous lâchez
   *[no] { $who } lâche
} { $treasure }.
event-looked = { $you ->
    [yes] Vous regardez
   *[no] { $by } regarde
} { $size } de { $at }.
event-looked-cards = { $you ->
    [yes] Vous regardez
   *[no] { $by } regarde
} { $size } de { $at } : { $cards }.
event-looked-mine = { $by } regarde { $size } à vous : { $cards }.
event-looted = { $you ->
    [yes] Vous prenez
   *[no] { $by } prend
} { $treasure } à { $from }.
event-looted-mine = { $by } vous prend { $treasure }.
event-spilled = { $you ->
    [yes] Vous laissez
   *[no] { $who } laisse
} tomber { $size }, face cachée.
event-spilled-cards = { $you ->
    [yes] Vous laissez
   *[no] { $who } laisse
} tomber { $size }, face cachée ({ $cards }).
event-sheltered = { $you ->
    [yes] Vous mettez
   *[no] { $who } met
} à l’abri { $size }.
event-sheltered-cards = { $you ->
    [yes] Vous mettez
   *[no] { $who } met
} à l’abri { $size } : { $cards }.
event-objects-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} { $objects } et { $you ->
    [yes] gardez
   *[no] garde
} { $kept }.
event-drew = { $who } pioche { $size }.
event-drew-cards = Vous piochez { $size } : { $cards }.
event-reshuffled = La défausse ({ $size }) redevient la pioche des Objets.
event-straightened = Chacun se redresse d’un cran.
event-lapsed = La planque de { $who } n’a pas été tenue : { $object } va à la défausse.
event-came = { $arrival } entre dans la taverne.
event-claimed-nobody = Personne ne réclame : tout le monde lance les dés.
event-claimed = À MOI ! Avec raison : { $right }. À tort : { $wrong }.
event-raced = { $you ->
    [yes] Vous criez
   *[no] { $who } crie
} À MOI ! { $right ->
    [yes] Avec raison.
   *[no] À tort.
}
event-penalty = { $you ->
    [yes] Vous inclinez
   *[no] { $seat } incline
} { $who } pour { $you ->
    [yes] votre
   *[no] son
} cri de trop.
event-rolled-for = Les dés pour { $arrival } : { $rolls }.
event-joined = { $you ->
    [yes] { $arrival } vous rejoint
   *[no] { $arrival } rejoint { $who }
}.
event-militia = La Milice ! Tout s’arrête.
event-last-group = Il ne reste dans la taverne que le groupe de : { $who }.
event-scored = { $who } : { $total } ({ $treasures }).
event-allotted = { $treasure } { $points }
event-allotted-hero = { $treasure } { $points } ({ $hero })
event-won = Victoire : { $who }.
pool-force = Force { $n }
pool-ruse = Ruse { $n }
pool-weapon = arme +{ $n }
pool-support = { $who } +{ $n }
pool-three = trois au moins +{ $n }
sheet-trade = Troc, vente n° { $turn } : { $who } vend. Agitation : { $laid } sur { $of }.
sheet-shown = En vente : { $treasure }.
sheet-brawl = Bagarre, tour { $round }. Prochain à mener : { $who }. Arrivants à venir : { $left }.
sheet-over = La partie est finie.
sheet-place = { $place }. { $who } : { $points }{ $tie }
sheet-tie = à égalité : { $heroes } non KO, { $treasures }
sheet-tavern = Taverne : { $value } ({ $state }, { $points } pour le Tavernier). Défausse : { $discard }. Brisés : { $broken }. Pioche : { $pile }.
sheet-name = La taverne : { $name }
sheet-floor = Par terre : { $cards }.
sheet-face-down = et { $n } face cachée
sheet-player = { $who } : { $treasures } en main, { $safe } à l’abri, { $objects }, Agitation { $agitation }.
sheet-figure = { $who } (F{ $force } R{ $ruse }) { $posture }{ $notes }
note-protected = derrière { $object }
note-hidden = caché : { $object }
note-door = à la Porte depuis le tour { $round }
note-weapon = arme : { $weapon }
own-gallery = Vous regardez la partie.
own-treasures = Vos Trésors : { $cards }.
own-safe = À l’abri : { $cards }.
own-objects = Vos Objets : { $cards }.
own-heroes = Vos Héros : { $heroes }.
aid-total = Vos Trésors rapportent { $points } maintenant : { $cards }.
aid-where = Où peut être chaque Trésor :
aid-place = { $treasure } : { $places }
place-hand = chez { $whom }
place-safety = à l’abri chez { $whom }
place-face-down = par terre, face cachée
place-aside = écarté au début
place-open = sur la table
claim-too-little = C’est trop peu !
claim-fair = Marché honnête.
claim-not-that = Pas ça, merci.
claim-brawl = Assez parlé, on cogne !
claim-mine = À moi !
claim-truce = On se laisse tranquilles ?
claim-door = Tenez la Porte !
claim-well = Bien lancé !
claim-about-hit = Aidez-moi à frapper @.
claim-about-rich = @ a trop de Trésors.
claim-about-help = @, un coup de main ?
claim-about-offer = @, une meilleure offre ?
card-hero = Force { $force }, Ruse { $ruse }. Aime : { $likes }. { $text }
like-treasure = { $type } { $score }
like-wildcard = joker 1
like-tavern = l’état de la taverne et les Gardes (cerclé)
card-treasure = { $types }. { $text }
card-object = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, valeur { $value }. { $text }
card-arrival = Force { $force }, Ruse { $ruse }, soutien { $support }. Ami de : { $likes }. { $text }
bond-garde = la Garde
card-plain = { $text }
setting-variants = Variantes
setting-variants-help = Casse-tout brise le mobilier, Tous sur Un permet d’aider, Tête Dure fait jeter les dés au défenseur.
setting-heroes_per_player = Héros par joueur
setting-heroes_per_player-help = Trois Héros chacun conviennent à deux joueurs ; il n’y en a que douze.
setting-heroes_per_player-2 = Deux
setting-heroes_per_player-2-help = Le nombre ordinaire.
setting-heroes_per_player-3 = Trois
setting-heroes_per_player-3-help = Jusqu’à quatre joueurs.
setting-treasures_per_player = Trésors par joueur
setting-treasures_per_player-help = Combien chacun en reçoit au début.
setting-offers = Offres
setting-offers-help = Qui voit les cartes proposées.
setting-offers-open = Ouvertes
setting-offers-open-help = Tout le monde voit toutes les offres.
setting-offers-sealed = Cachetées
setting-offers-sealed-help = Seul le Vendeur voit les cartes ; les autres en voient le nombre.
setting-claims = À MOI !
setting-claims-help = Comment on réclame un Arrivant.
setting-claims-usual = Selon la table
setting-claims-usual-help = En secret si tout le monde est là, tout seul sinon.
setting-claims-sealed = En secret
setting-claims-sealed-help = Chacun choisit, puis on révèle ensemble.
setting-claims-race = À la course
setting-claims-race-help = Le premier cri juste l’emporte. Les mains et les connexions rapides y ont l’avantage.
setting-claims-auto = Tout seul
setting-claims-auto-help = Tous ceux qui ont raison réclament.
setting-claim_hint = Aide au cri
setting-claim_hint-help = Dit à chacun si son cri serait juste.
setting-presence = Présence
setting-presence-help = Si les joueurs sont là en même temps.
setting-presence-live = Ensemble
setting-presence-live-help = Tout le monde est devant la table.
setting-presence-by_mail = Par courrier
setting-presence-by_mail-help = Chacun joue quand il peut.
setting-max_sale_turns_per_player = Ventes par joueur
setting-max_sale_turns_per_player-help = Après autant de ventes chacun, la bagarre commence de toute façon.
setting-protests_per_deal = Protestations par échange
setting-protests_per_deal-help = Combien de cartes Agitation un échange peut attirer.
setting-protests_per_deal-one = Une seule
setting-protests_per_deal-one-help = La première à partir de la gauche du Vendeur.
setting-protests_per_deal-any = Sans limite
setting-protests_per_deal-any-help = Toutes celles qu’on veut poser.
setting-peaceful_end = Fin paisible
setting-peaceful_end-help = Après chaque tour de table, on vote en secret pour en rester là.
setting-ko_heroes_score = Les Héros KO comptent
setting-ko_heroes_score-help = On peut attribuer des Trésors à un Héros KO.
setting-ko_spill = Main renversée
setting-ko_spill-help = Avec Tête Dure : ce qui tombe de la main quand un Héros est KO.
setting-ko_spill-all = Tout
setting-ko_spill-all-help = Toute la main tombe, face cachée.
setting-ko_spill-share = La part du Héros
setting-ko_spill-share-help = Seule la part du Héros tombé.
setting-timers = Sabliers
setting-timers-help = Secondes pour chaque décision ; 0 pour aucune limite.
setting-timers-show = Montrer
setting-timers-show-help = Choisir le Trésor à vendre.
setting-timers-offer = Proposer
setting-timers-offer-help = Préparer une offre.
setting-timers-deal = Conclure
setting-timers-deal-help = Choisir un acheteur.
setting-timers-protest = Protester
setting-timers-protest-help = Poser une carte ou non.
setting-timers-peace = Paix
setting-timers-peace-help = Voter pour la paix.
setting-timers-activation = Activer
setting-timers-activation-help = Activer un personnage.
setting-timers-muster = Rassembler
setting-timers-muster-help = Demander du soutien.
setting-timers-support = Soutenir
setting-timers-support-help = Répondre à un appel.
setting-timers-riposte = Riposter
setting-timers-riposte-help = Riposter ou non.
setting-timers-loss = Trésors
setting-timers-loss-help = Lâcher, prendre ou mettre à l’abri.
setting-timers-keep = Garder
setting-timers-keep-help = Garder un Objet.
setting-timers-claim = Cri
setting-timers-claim-help = Crier À MOI ! ou se taire.
setting-timers-tilt = Incliner
setting-timers-tilt-help = Payer un cri de trop.
refusal-TV-E01 = Ce n’est pas à vous de vendre.
refusal-TV-E02 = Vous n’avez pas ce Trésor : proposez des cartes de votre main, chacune une fois.
refusal-TV-E03 = Les offres sont sur la table.
refusal-TV-E04 = Choisissez un autre joueur.
refusal-TV-E05 = Vous n’avez plus de carte Agitation : choisissez un acheteur.
refusal-TV-E06 = Seuls les autres protestent, après un échange.
refusal-TV-E07 = Seul un personnage Debout peut agir.
refusal-TV-E08 = Ce personnage n’est pas de votre groupe.
refusal-TV-E09 = Vous devez activer un personnage ; il peut passer.
refusal-TV-E10 = Au contact, on n’atteint que ses voisins.
refusal-TV-E11 = Trop près pour lancer : visez au-delà de vos voisins.
refusal-TV-E12 = Ce personnage ne lance rien : frappez au contact.
refusal-TV-E13 = À l’abri des tirs : frappez au contact, ou visez ailleurs.
refusal-TV-E14 = Introuvable : visez quelqu’un qui n’est pas caché.
refusal-TV-E15 = Ce n’est pas une cible : visez un adversaire présent dans la taverne.
refusal-TV-E16 = Dégainez d’abord ; l’arme sert dès le tour suivant.
refusal-TV-E17 = Utilisable dès le tour suivant.
refusal-TV-E18 = Une seule arme par personnage.
refusal-TV-E19 = Cet Objet ne sert pas à cela.
refusal-TV-E20 = Restez dans la planque, ou sortez-en.
refusal-TV-E21 = Pas de Ruse à jeter.
refusal-TV-E22 = Deux 6 demandent deux dés.
refusal-TV-E23 = Déjà à la Porte : passez pour attendre.
refusal-TV-E24 = Rien à ramasser là.
refusal-TV-E25 = Face cachée : on en prend un sans le voir.
refusal-TV-E26 = Ce personnage ne peut pas soutenir.
refusal-TV-E27 = Le propriétaire de la cible ne vous aidera pas.
refusal-TV-E28 = Trois soutiens au plus.
refusal-TV-E29 = Seul un défenseur Debout et indemne riposte, sur l’attaquant ou ses soutiens.
refusal-TV-E30 = Gardez un Objet ou aucun.
refusal-TV-E31 = Choisissez-en deux.
refusal-TV-E32 = Choisissez un personnage Debout.
refusal-TV-E33 = Trop tard.
refusal-TV-E34 = La partie est finie.
refusal-TV-E35 = Vous n’avez pas cet Objet.
refusal-TV-E36 = On ne vous a pas appelé.
refusal-TV-E37 = Choisissez d’autres joueurs, et vos propres personnages présents dans la taverne.
refusal-TV-E38 = Cela ne se dégaine pas.
refusal-TV-E39 = Ce Trésor n’est pas là.
refusal-TV-E40 = Vous n’avez plus de carte Agitation : montrez un Trésor.
refusal-TV-E41 = Ce personnage n’est pas caché.
refusal-TV-E42 = Ce n’est pas ce qu’on vous demande : prenez une des réponses proposées.
refusal-TV-E43 = On ne vous demande rien en ce moment.
refusal-TV-E44 = Cette réponse arrive trop tard : la question a changé.
card-state = De { $min } à { $max } : { $points } pour le Tavernier.

## Ce qu’une option apporterait

then-worth = Vaut { $points } pour vous.
then-bargain = Vous recevez { $get } et donnez { $give }, au compte de vos Héros.
then-agitated = Votre carte Agitation est dépensée : { $laid } sur { $of }. La bagarre éclate à { $of }.
then-protest = Votre carte Agitation est dépensée : au moins { $laid } sur { $of }, car d’autres peuvent protester aussi. La bagarre éclate à { $of }.
then-protest-first = Une seule protestation est posée, la première à gauche du Vendeur : { $laid } sur { $of }, par votre carte ou une autre. La bagarre éclate à { $of }.
then-brawl = Votre carte Agitation est la dernière : la bagarre éclate, et vous menez.
then-peace = Si tout le monde est d’accord, la partie s’arrête et l’on compte les Trésors.
then-no-peace = Le troc continue.
then-fight = { $dice } : blesse { $target } { $hurt } fois sur 100, met KO { $out } fois sur 100.
then-hide = { $dice } : caché { $chance } fois sur 100 ; un personnage caché ne peut pas être attaqué.
then-stay-hidden = { $dice } : reste caché { $chance } fois sur 100.
then-window = { $dice } : dehors aussitôt { $chance } fois sur 100, avec deux Trésors à l’abri.
then-unseen = L’un de ceux qui sont face cachée, au hasard ; personne d’autre ne le verra.
then-protect = On ne peut rien lancer sur ce personnage tant qu’un coup au contact ne l’a pas blessé.
then-draw = { $dice } de plus au contact, dès le tour suivant.
then-door = Dehors à la fin du tour suivant, avec { $treasures } à l’abri, sauf À terre ou KO d’ici là.
then-no-offer = Vous gardez tout ; le Trésor montré peut tout de même vous être donné.
then-accept = Vous gardez votre carte Agitation : { $laid } sur { $of } sont posées.
then-no-riposte = Le coup n’est pas rendu : vous gardez vos Objets et votre abri.
then-keep = { $discarded } à la défausse, puis vous piochez { $drawn }.
then-draws = Rien à la défausse, puis vous piochez { $drawn }.
then-tilt = { $who } s’incline et manque le tour suivant.
then-may-end = Peut finir la partie.
then-breaks = Casse de l’Objet ({ $object }) : { $chance } fois sur 100.
then-innkeeper = Votre Tavernier y perdrait : { $then } au lieu de { $now }.
then-comes-out = Sort d’abord de sa cachette : { $object } à la défausse.
then-leaves-cover = Quitte d’abord son abri : { $object } à la défausse.
then-replaces = L’abri qui était là part à la défausse : { $object }.
then-leaves-door = Renonce d’abord à la Porte.
then-tilted = Ce personnage s’incline et ne fait rien.
then-support = { $who } s’incline et donne { $dice }.
then-no-support = Vos personnages restent comme ils sont.
then-claim = À raison : l’Arrivant vous rejoint, ou vous le jouez aux dés contre ceux qui ont raison aussi. À tort : vous inclinez un personnage Debout.
then-silent = Si personne ne réclame à raison, tout le monde lance les dés pour l’Arrivant.

## Pour qui regarde en arrière

standing = Butin et héros
played-as = avec { $heroes }
