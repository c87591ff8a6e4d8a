### Sang Rancune : tout ce que dit la table, en français.

name = Sang Rancune
summary = Neuf Rencontres à vaincre tous ensemble, un seul coup fatal à chaque fois : frappez, retenez-vous, trahissez, et soyez le plus prestigieux des survivants. De 3 à 6 joueurs.

## Le nom des choses

nothing = rien
nobody = personne
times = { $card } ×{ $count }
with-note = { $what } ({ $note })
amount-damage = { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
}
amount-life = { $n ->
    [one] { $n } Point de Vie
   *[other] { $n } Points de Vie
}
amount-prestige = { $n } Prestige
amount-attacks = { $n ->
    [one] une carte Attaque
   *[other] { $n } cartes Attaque
}
aim-creature = la Créature
aim-wolf = le Loup { $number }
aim-goblin = un Gobelin devant { $whom }
form-colossus = Colosse
form-mist = Brume
type-beast = Bête
type-humanoid = Humanoïde
type-construct = Créature artificielle
type-undead = Mort-Vivant
type-demon = Démon
type-mage = Mage
type-dragon = Dragon
type-trap = Piège
heroic = { $card }, Héroïque
clumsy = { $card }, devenue une Attaque de 5
spoiled = { $card }, tombée à 0

## Ce qu'une Créature fait à son tour

strike = { $damage } { $who }
strike-words = { $damage }, { $who }
who-slots = { $many ->
    [one] à l'Initiative { $slots }
   *[other] aux Initiatives { $slots }
}
who-heads = à chaque Initiative, de 1 jusqu'à son nombre de têtes
who-all = à chaque héros
who-most_damage = à qui a fait le plus de Dégâts
who-least_damage = à qui a fait le moins de Dégâts
who-first_damage = au premier à lui infliger des Dégâts
who-last_damage = au dernier à lui infliger des Dégâts
who-most_prestige = à qui a le plus de Prestige
who-marked = à chaque héros marqué
who-own_goblins = à qui a encore des Gobelins devant soi
who-lowest_total = à qui a le plus petit total de Dégâts
when-odd = Tours impairs
when-even = Tours pairs
growth-grudge = +{ $more } par Marque
growth-prestige_tokens = +{ $more } par jeton Prestige
growth-heads = +{ $more } par tête
growth-wolf_pairs = par paire de Loups
growth-damage_gap = l'écart entre le plus et le moins de Dégâts

## Les questions

ask-between-before = { $you ->
    [yes] Avant la Rencontre suivante : utilisez ou échangez vos Objets, ou passez à la suite.
   *[no] Avant la Rencontre suivante, les joueurs en vie peuvent utiliser ou échanger leurs Objets.
}
ask-between-after = { $you ->
    [yes] La Rencontre est connue ({ $encounter }) : dernière occasion d'utiliser ou d'échanger vos Objets avant l'Initiative. Sinon, passez à la suite.
   *[no] La Rencontre est connue ({ $encounter }) : les joueurs en vie peuvent utiliser ou échanger leurs Objets avant l'Initiative.
}
ask-accept-trade = { $you ->
    [to] { $from } vous propose un échange. Vous recevez : { $give }. Vous donnez : { $take }. Acceptez-vous ?
    [from] { $to } réfléchit à votre échange : { $give } contre { $take }.
   *[no] { $to } répond à l'échange proposé par { $from } : { $give } contre { $take }.
}
ask-accept-drink = { $you ->
    [to] { $from } vous offre { $potion }. Acceptez-vous ?
    [from] { $to } réfléchit à ce que vous offrez : { $potion }.
   *[no] { $to } accepte ou refuse ce que { $from } lui offre : { $potion }.
}
ask-loot = { $you ->
    [yes] { $corpse } n'est plus et laisse des Objets : prenez-en un, ou rien.
   *[no] { $who } peut prendre un des Objets laissés par { $corpse }.
}
ask-plan-b = { $you ->
    [yes] L'Initiative est tirée, rien n'est encore posé.
   *[no] L'Initiative est tirée : on peut encore réagir avant de poser les Attaques.
}
ask-you-play = { $moment } Jouez-vous { $cards } ?
ask-pass-card = { $you ->
    [yes] Choisissez en secret une carte de votre main : elle passe à { $next }.
   *[no] Chacun choisit en secret une carte à passer au joueur suivant.
}
ask-set = { $you ->
    [yes] Tour { $round }, Initiative { $place } : quelle carte posez-vous face cachée ?
    [stone] Tour { $round } : vous êtes de pierre et ne posez rien.
   *[no] Tour { $round } : chacun pose en secret une carte face cachée.
}
ask-set-openly = { $you ->
    [yes] Tour { $round }, Initiative { $place } : quelle carte posez-vous, face visible ?
   *[no] { $who } pose une carte, face visible.
}
ask-before-reveal = { $you ->
    [turn] C'est à vous de révéler.
    [yes] C'est à { $who } de révéler.
   *[no] C'est à { $who } de révéler ; on peut encore réagir avant.
}
ask-answer-move-over = { $you ->
    [yes] { $by } vous a fait perdre ce que vous aviez posé.
   *[no] { $who } a perdu ce qui était posé et peut encore répondre.
}
ask-replace = { $you ->
    [yes] { $card } s’est révélée devant vous : que jouez-vous à la place ? Choisissez { $now } de votre main.
   *[no] { $who } choisit dans sa main ce qui remplace la carte révélée.
}
ask-replace-later = { $you ->
    [yes] { $card } s’est révélée devant vous : que jouez-vous à la place ? Choisissez { $now } de votre main, et, si vous voulez, une autre à poser face cachée.
   *[no] { $who } choisit dans sa main ce qui remplace la carte révélée.
}
ask-order = { $you ->
    [yes] Laquelle de vos cartes passe d'abord ?
   *[no] { $who } met ses cartes en ordre.
}
ask-order-next = { $you ->
    [yes] Laquelle de vos cartes vient ensuite ?
   *[no] { $who } met ses cartes en ordre.
}
ask-heroic = { $you ->
    [yes] { $card } porte votre portrait : la déclarez-vous Héroïque ? Elle ferait { $double } et serait Protégée.
   *[no] { $who } peut déclarer Héroïque la carte révélée : { $card }.
}
ask-blessing = { $you ->
    [yes] { $card } : l'employez-vous contre cette Créature ? { $added } de plus, et elle n'attaque pas ce Tour.
   *[no] { $who } peut renforcer la carte révélée : { $card }.
}
ask-theft = { $you ->
    [yes] { $card } : quel Objet fermé prendrez-vous si l'Attaque réussit ?
   *[no] { $who } choisit un Objet à voler ({ $card }).
}
ask-target = { $you ->
    [yes] Que vise votre carte { $card } ?
   *[no] { $who } choisit ce que vise { $card }.
}
ask-attack-revealed = { $you ->
    [turn] Vous avez révélé : { $cards }. Cela va frapper.
    [yes] { $who } a révélé : { $cards }. Cela va frapper.
   *[no] { $who } a révélé : { $cards }. On peut encore réagir avant que cela frappe.
}
ask-fireball = { $you ->
    [yes] Votre tour s'achève : lancez-vous la Boule de Feu ? { $damage } à chaque Créature à portée, { $burned } à chaque autre héros.
   *[no] { $who } peut encore lancer une Boule de Feu.
}
ask-low-blow = { $you ->
    [by] Vous avez joué { $ploy }. Les autres peuvent encore l'annuler.
    [yes] { $by } joue { $ploy }.
   *[no] { $by } joue { $ploy }. On peut encore l'annuler.
}
ask-creature-targets = { $you ->
    [yes] La Créature vise : { $targets }.
   *[no] La Créature vise : { $targets }. On peut encore détourner un de ses coups.
}
ask-creature-hit = { $you ->
    [yes] La Créature vous touche.
   *[no] La Créature a touché { $targets } : une riposte est encore possible.
}
ask-discard-down = { $you ->
    [yes] Vous avez trop de cartes en main ({ $size } pour { $limit }) : laquelle défaussez-vous ?
   *[no] { $who } a trop de cartes en main et en défausse.
}
ask-mentalism = { $you ->
    [yes] Amulette de Mentalisme : combien de cartes piochez-vous, jusqu'à { $most } ?
   *[no] Amulette de Mentalisme : { $who } peut piocher.
}
ask-refresh = { $you ->
    [yes] La Rencontre est finie : que défaussez-vous, en secret, avant de compléter votre main ?
   *[no] La Rencontre est finie : chacun choisit en secret ce qu'il défausse.
}
ask-bridge = { $you ->
    [yes] Tour { $round } sur le pont : tenir ou traverser ? Choisissez en secret.
   *[no] Tour { $round } sur le pont : chacun choisit en secret de tenir ou de traverser.
}

## Les options

option-pass = Passer
option-pass-loot = Ne rien prendre
option-pass-answer = Ne pas répondre
option-pass-fireball = Ne pas lancer de Boule de Feu
option-ready = Passer à la suite
option-use = Boire { $item } : { $text }
option-use-self = Vous soigner avec { $item } : +{ $amount }
option-use-other = Soigner { $who } avec { $item } : +{ $amount }, et { $prestige } pour vous si { $who } accepte
option-trade = Proposer à { $to } : { $give } contre { $take }
option-trade-give = Donner à { $to } : { $give }
option-trade-ask = Demander à { $to } : { $take }
option-accept-trade = Accepter l'échange
option-accept-drink = Accepter
option-refuse-trade = Refuser l'échange
option-refuse-drink = Refuser
option-throw = Lancer la Boule de Feu : { $damage } à chaque Créature à portée, { $burned } à chaque autre héros
option-set = Poser { $cards }
option-set-useless = Poser { $cards }, sans effet
option-pass-on = Passer { $card }
option-replace = Jouer { $cards }
option-replace-later = Jouer { $cards } et poser { $later } face cachée
option-replace-none = Ne rien jouer
option-next = { $card }
option-heroic = Héroïque : { $damage }, Protégée
option-heroic-plain = Normale : { $damage }
option-bless = Ajouter { $damage } ; la Créature n'attaque pas ce Tour
option-bless-plain = L'Attaque seule
option-rob = Prendre à { $victim } : { $item }
option-rob-plain = Ne rien prendre
option-aim-creature = La Créature
option-aim-chief = Le Chef Gobelin (reste { $left })
option-aim-wolf = Le Loup { $number } (reste { $left })
option-aim-goblin = Le Gobelin { $number } devant { $whom } (reste { $left })
option-discard = Défausser { $card }
option-keep = Tout garder
option-refresh = Défausser : { $cards }
option-draw-none = Ne rien piocher
option-draw = { $n ->
    [one] Piocher une carte
   *[other] Piocher { $n } cartes
}
option-take-loot = Prendre { $item }
option-hold = Tenir
option-cross = Traverser

## Les Coups Bas, en une ligne

ploy-on = { $card } sur { $whom }
ploy-with = { $card } avec { $whom }
ploy-steal = { $card } : prendre { $item } chez { $whom }
ploy-destroy = { $card } : détruire { $item } chez { $whom }
ploy-redirect = { $card } : un coup va à { $to }
ploy-redirect-hit = { $card } : le coup de { $damage } sur { $from } va à { $to }
ploy-redirect-twin = { $card } : le coup n° { $number } ({ $damage } sur { $from }) va à { $to }
ploy-attack = { $card } sur { $attack }
ploy-attack-twin = { $card } sur { $attack } (carte n° { $number })
ploy-weaker = Pas si Balèze ({ $amount } de moins)
ploy-tougher = Plus Balèze qu'il en a l'air ({ $amount } de plus)
ploy-counter = { $card } avec { $with }
ploy-cancel = { $card } contre { $other }
ploy-cancel-take = { $card } contre { $other }, à prendre en main

## Les événements

event-game-started = { $heroes } entrent dans le donjon. Rencontres à vaincre : { $encounters }.
hero-of = { $who } ({ $hero })
event-dealt = { $cards ->
    [none] Chacun reçoit sa main et la garde secrète.
   *[other] Votre main : { $cards }.
}
event-encounter = Nouvelle Rencontre : { $encounter }, { $life }. { $text }
event-encounter-risen = De nouveau debout : { $encounter }, { $life }. { $text }
event-encounter-trap = Nouvelle Rencontre : { $encounter }, un Piège. { $text }
event-encounter-threshold = Nouvelle Rencontre : { $encounter }, un Piège, seuil { $threshold }. { $text }
event-initiative = Initiative : { $order }.
place = { $place } { $whom }
event-round = Tour { $round }.
event-attacks-set = Cartes posées face cachée par { $names }.
event-set-openly = { $you ->
    [yes] Vous posez face visible : { $cards }.
   *[no] { $who } pose face visible : { $cards }.
}
event-drew = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $who } pioche une carte.
}
event-drew-known = { $you ->
    [yes] Vous piochez : { $card }.
   *[no] { $who } pioche : { $card }.
}
event-item-drawn = { $you ->
    [yes] Vous recevez un Objet : { $item }.
   *[no] { $who } reçoit un Objet : { $item }.
}
event-reshuffled = La pioche Action est vide : la défausse est mélangée et la remplace.
event-drink-offered = { $you ->
    [from] Vous offrez à { $to } : { $potion }.
    [to] { $from } vous offre : { $potion }.
   *[no] { $from } offre à { $to } : { $potion }.
}
event-drink-refused = { $you ->
    [from] { $to } refuse : votre Objet reste fermé ({ $potion }).
    [to] Vous refusez : l'Objet reste fermé ({ $potion }).
   *[no] { $to } refuse ce que { $from } offrait : l'Objet reste fermé ({ $potion }).
}
event-healed-self = { $you ->
    [yes] { $potion } : vous regagnez { $life }.
   *[no] { $potion } : { $who } regagne { $life }.
}
event-healed-other = { $you ->
    [by] { $potion } : { $who } regagne { $life }, et vous gagnez { $prestige }.
    [who] { $potion } : vous regagnez { $life }, et { $by } gagne { $prestige }.
   *[no] { $potion } : { $who } regagne { $life }, et { $by } gagne { $prestige }.
}
event-potion-drunk = { $you ->
    [yes] Vous buvez : { $potion }.
   *[no] { $who } boit : { $potion }.
}
event-potion-ended = { $you ->
    [yes] Votre Potion n'agit plus : { $potion }.
   *[no] Une Potion n'agit plus pour { $who } : { $potion }.
}
event-trade-offered = { $you ->
    [from] Vous proposez à { $to } : { $give } contre { $take }.
    [to] { $from } vous propose : { $give } contre { $take }.
   *[no] { $from } propose à { $to } : { $give } contre { $take }.
}
event-trade-agreed = { $you ->
    [to] Vous acceptez l'échange avec { $from }.
    [from] { $to } accepte votre échange.
   *[no] { $to } accepte l'échange avec { $from }.
}
event-trade-refused = { $you ->
    [to] Vous refusez l'échange avec { $from }.
    [from] { $to } refuse votre échange.
   *[no] { $to } refuse l'échange avec { $from }.
}
event-item-taken = { $you ->
    [by] Vous prenez à { $from } : { $item }.
    [from] { $by } vous prend : { $item }.
   *[no] { $by } prend à { $from } : { $item }.
}
event-item-found = { $you ->
    [yes] Vous ramassez dans le Coffre : { $item }.
   *[no] { $who } ramasse dans le Coffre : { $item }.
}
event-item-destroyed = { $you ->
    [by] Vous détruisez chez { $from } : { $item }.
    [from] { $by } détruit votre Objet : { $item }.
   *[no] { $by } détruit chez { $from } : { $item }.
}
event-loot-left = Laissé par { $from } et pris par personne, ceci quitte le jeu : { $items }.
event-card-passed = { $you ->
    [from] Vous passez une carte à { $to }.
    [to] { $from } vous passe une carte.
   *[no] { $from } passe une carte à { $to }.
}
event-card-passed-known = { $you ->
    [from] Vous passez à { $to } : { $card }.
    [to] { $from } vous passe : { $card }.
   *[no] { $from } passe à { $to } : { $card }.
}
event-revealed = { $you ->
    [yes] Vous révélez : { $cards }.
   *[no] { $who } révèle : { $cards }.
}
event-missed = { $you ->
    [yes] Vous ratez votre Attaque, qui est défaussée : { $cards }.
   *[no] { $who } rate son Attaque, qui est défaussée : { $cards }.
}
event-replaced = { $you ->
    [yes] Vous remplacez { $card } par des cartes de votre main.
   *[no] { $who } remplace { $card } par des cartes de sa main.
}
event-brought = { $you ->
    [yes] Vous jouez : { $cards }.
   *[no] { $who } joue : { $cards }.
}
event-brought-later = { $you ->
    [yes] Vous jouez : { $cards }. Vous posez aussi une carte face cachée.
   *[no] { $who } joue : { $cards }, et pose aussi une carte face cachée.
}
event-heroic = { $you ->
    [yes] Vous déclarez votre Attaque Héroïque et Protégée : { $card }.
   *[no] { $who } déclare son Attaque Héroïque et Protégée : { $card }.
}
event-blessed = { $you ->
    [yes] Vous bénissez votre Attaque contre cette Créature.
   *[no] { $who } bénit son Attaque contre cette Créature.
}
event-prepared = { $you ->
    [yes] Vous préparez votre coup : { $card }.
   *[no] { $who } prépare son coup : { $card }.
}
event-wasted = { $you ->
    [yes] Votre carte n'a aucun effet : { $card }.
   *[no] La carte que joue { $who } n'a aucun effet : { $card }.
}
event-struck = { $you ->
    [yes] Vous frappez avec { $card } : { $sum }.
   *[no] { $who } frappe avec { $card } : { $sum }.
}
event-struck-at = { $you ->
    [yes] Vous frappez { $aim } avec { $card } : { $sum }.
   *[no] { $who } frappe { $aim } avec { $card } : { $sum }.
}
event-countered = { $you ->
    [yes] Vous ripostez avec { $card } : { $sum }, aussitôt.
   *[no] { $who } riposte avec { $card } : { $sum }, aussitôt.
}
event-countered-at = { $you ->
    [yes] Vous ripostez sur { $aim } avec { $card } : { $sum }, aussitôt.
   *[no] { $who } riposte sur { $aim } avec { $card } : { $sum }, aussitôt.
}
sum-reduced = { $sum }, ramenés à { $left }
event-swallowed = { $you ->
    [yes] La Gelée avale votre Attaque : { $card } ne fait aucun Dégât.
   *[no] La Gelée avale l'Attaque portée par { $who } : { $card } ne fait aucun Dégât.
}
event-fireball = { $you ->
    [yes] Vous lancez une Boule de Feu : { $damage } à chaque Créature à portée, { $burned } à chaque autre héros.
   *[no] { $who } lance une Boule de Feu : { $damage } à chaque Créature à portée, { $burned } à chaque autre héros.
}
event-jostled = { $you ->
    [yes] Bousculade : ce Tour, les Attaques suivantes pivotent vers le bas ({ $names }).
   *[no] Bousculade signée { $who } : ce Tour, les Attaques suivantes pivotent vers le bas ({ $names }).
}
event-tripped = { $you ->
    [by] Croche-Pied : { $who } ratera son Attaque.
    [who] Croche-Pied signé { $by } : vous raterez votre Attaque.
   *[no] Croche-Pied signé { $by } : { $who } ratera son Attaque.
}
event-head-grown = Une tête tombe, deux repoussent : l'Hydre en a { $heads }.
event-low-blow = { $you ->
    [yes] Vous jouez { $ploy }.
   *[no] { $who } joue { $ploy }.
}
event-cancelled = { $you ->
    [by] Vous annulez { $card } que jouait { $of }.
    [of] { $by } annule votre { $card }.
   *[no] { $by } annule { $card } que jouait { $of }.
}
event-cancelled-taken = { $you ->
    [by] Vous annulez { $card } que jouait { $of } et prenez la carte en main.
    [of] { $by } annule votre { $card } et prend la carte en main.
   *[no] { $by } annule { $card } que jouait { $of } et prend la carte en main.
}
event-set-lost = { $you ->
    [yes] Vous perdez ce que vous aviez posé ({ $cards }) et n'attaquerez pas ce Tour.
   *[no] { $who } perd ce qui était posé ({ $cards }) et n'attaquera pas ce Tour.
}
event-set-swapped = { $you ->
    [one] Vous échangez avec { $two } ce qui est posé devant vous.
    [two] { $one } échange avec vous ce qui est posé devant chacun.
   *[no] { $one } et { $two } échangent ce qui est posé devant eux.
}
event-initiative-swapped = { $you ->
    [one] Vous échangez votre Initiative avec { $two }.
    [two] { $one } échange son Initiative avec vous.
   *[no] { $one } et { $two } échangent leur Initiative.
}
event-turned-zero = { $you ->
    [yes] Votre Attaque tombe à 0 et perd ses effets : { $card }.
   *[no] L'Attaque révélée par { $who } tombe à 0 et perd ses effets : { $card }.
}
event-turned-up = { $you ->
    [yes] Votre Attaque pivote vers le haut : { $card }.
   *[no] L'Attaque révélée par { $who } pivote vers le haut : { $card }.
}
event-clumsy = { $you ->
    [yes] Votre carte devient une Attaque de 5 : { $card }.
   *[no] La carte révélée par { $who } devient une Attaque de 5 : { $card }.
}
event-life-changed = Points de Vie adverses : { $change }, soit { $life }.
event-adjusted = Points de Vie de la Créature : { $before } − { $damage } = { $life }.
event-adjusted-none = Les Points de Vie sont ajustés.
event-coin-colossus = La pièce tombe sur Face : le Colosse frappera qui fait le plus de Dégâts. Jetons Prestige : { $tokens }.
event-coin-mist = La pièce tombe sur Pile : la Brume fait pivoter les Attaques vers le bas et frappera qui fait le moins de Dégâts. Jetons Prestige : { $tokens }.
event-token-added = La Peur grandit. Jetons Prestige : { $tokens }.
event-marked = Une Marque de plus pour { $names }.
event-jammed = Des Attaques de même valeur se bloquent : { $cards }. La Pile Dégâts perd { $damage }.
event-dead-raised = La Nécromancienne relève un mort : { $encounter } attend au-dessus de la pioche Rencontre.
event-encounter-added = Le sang appelle : une Rencontre inconnue s'ajoute sous la pioche.
event-threshold = Le plafond descend : le seuil passe à { $life }.
event-fatigue = La fatigue gagne les héros : chacun perd { $life }.
event-aims-random = Attaque aléatoire de la Créature : { $targets }.
event-aims-precise = Attaque précise de la Créature : { $targets }.
event-nobody-matches = La Créature ne trouve personne à frapper : chaque héros en vie perd { $life }.
event-banished = La Créature n'attaquera pas ce Tour.
event-redirected = { $you ->
    [from] Le coup qui vous visait va à { $to }.
    [to] Le coup qui visait { $from } va à vous.
   *[no] Le coup qui visait { $from } va à { $to }.
}
event-wounded = { $you ->
    [yes] Vous subissez { $damage } : il vous reste { $life }.
   *[no] { $who } subit { $damage } : il lui reste { $life }.
}
event-unharmed = { $you ->
    [yes] Peau de Fer : vous ne subissez rien.
   *[no] Peau de Fer : { $who } ne subit rien.
}
event-card-lost = { $you ->
    [yes] Vous perdez une carte au hasard : { $card }.
   *[no] { $who } perd une carte au hasard : { $card }.
}
event-item-swallowed = { $you ->
    [yes] Le Coffre avale votre Objet : { $item }.
   *[no] Le Coffre avale un Objet pris à { $who } : { $item }.
}
event-petrified = { $you ->
    [yes] Vous voilà de pierre : rien à poser au Tour suivant.
   *[no] { $who } se change en pierre et ne posera rien au Tour suivant.
}
event-counter = { $you ->
    [yes] Vous jouez Contre Attaque avec { $card }.
   *[no] { $who } joue Contre Attaque avec { $card }.
}
event-died = { $you ->
    [yes] Vous mourez et perdez tout votre Prestige. À la défausse : { $cards }.
   *[no] { $who } meurt et perd tout son Prestige. À la défausse : { $cards }.
}
event-token-killed = { $you ->
    [yes] Vous abattez { $aim }.
   *[no] { $who } abat { $aim }.
}
event-token-killed-prestige = { $you ->
    [yes] Vous abattez { $aim } et gagnez { $prestige }.
   *[no] { $who } abat { $aim } et gagne { $prestige }.
}
event-bridge = Sur le pont, traversent : { $crossed }. Tiennent : { $held }.
event-defeated = { $you ->
    [yes] Vous portez le coup fatal ! { $encounter } : { $prestige }.
   *[no] { $who } porte le coup fatal ! { $encounter } : { $prestige }.
}
event-trap-won = { $you ->
    [yes] Vous triomphez du Piège ! { $encounter } : { $prestige }.
   *[no] { $who } triomphe du Piège ! { $encounter } : { $prestige }.
}
event-ended = { $you ->
    [yes] Vous mettez fin à la Rencontre : { $encounter }.
   *[no] { $who } met fin à la Rencontre : { $encounter }.
}
prestige-bonus = { $prestige } +{ $bonus } = { $total }
event-over = { $encounter } : c'est fini, et personne ne gagne de Prestige.
event-discarded = { $you ->
    [yes] Vous défaussez : { $cards }.
   *[no] { $who } défausse : { $cards }.
}
event-kept = { $you ->
    [yes] Vous gardez toute votre main.
   *[no] { $who } garde toute sa main.
}
event-tie = Égalité au plus haut Prestige : { $names }. Une Rencontre de plus va les départager.
event-won = La partie est finie. Victoire pour { $names } !
event-all-dead = Tous les héros sont morts : personne ne gagne.

## Les refus

refusal-SR-E01 = Vous avez une carte Attaque : posez-la.
refusal-SR-E02 = Carte déjà posée : attendez les autres.
refusal-SR-E03 = Une seule carte par Tour, sauf avec une Potion de Célérité : posez-en une.
refusal-SR-E04 = Un Objet ne se pose pas : posez une carte Attaque de votre main.
refusal-SR-E05 = Entre deux Rencontres seulement : gardez cet Objet jusque-là.
refusal-SR-E06 = Trop tard, l'Initiative est tirée : attendez la fin de la Rencontre.
refusal-SR-E07 = À votre tour seulement : gardez la Boule de Feu jusque-là.
refusal-SR-E08 = Pas de Créature ici : gardez cela pour une autre Rencontre.
refusal-SR-E09 = Attaque Protégée : seul son propriétaire peut encore la viser.
refusal-SR-E10 = Attendez les cartes qui la remplacent : ce sont elles qu'on peut viser.
refusal-SR-E11 = Une Feinte ne peut pas être affectée, ni une autre carte Tactique ici : visez une Attaque qui a une Valeur.
refusal-SR-E12 = Ce n'est pas votre Héros : jouez la carte normalement.
refusal-SR-E13 = Plus de carte face cachée : visez quelqu'un qui n'a pas encore révélé.
refusal-SR-E14 = Choisissez un autre joueur.
refusal-SR-E15 = Les cartes sont face visible : ni Bouge de Là ! ni Ordre pas Clair contre cette Rencontre.
refusal-SR-E16 = Il faut une carte face cachée devant vous : jouez Ordre pas Clair avant de révéler.
refusal-SR-E17 = Après l'attaque de la Créature, ou au début d'une Rencontre : gardez Plan B jusque-là.
refusal-SR-E18 = Ce n'est pas une attaque de Créature : gardez Après Toi ! pour un coup qui vise quelqu'un.
refusal-SR-E19 = Aucune Attaque à jouer : il faut une autre carte Attaque en main.
refusal-SR-E20 = La Créature ne vous touche pas : gardez Contre Attaque pour le moment où elle le fera.
refusal-SR-E21 = Débarrassez-vous d'abord de vos Gobelins.
refusal-SR-E22 = Déjà vaincu : choisissez une cible encore debout.
refusal-SR-E23 = Seuls les Objets s'échangent : proposez des Objets fermés.
refusal-SR-E24 = Potion déjà utilisée, ou Objet qui n'est pas là : choisissez un Objet fermé.
refusal-SR-E25 = Refusé : la Potion reste fermée.
refusal-SR-E26 = Votre héros est mort : il ne vous reste qu'à regarder.
refusal-SR-E27 = Il faut une Attaque : attendez qu'une carte qui a une Valeur soit révélée.
refusal-SR-E28 = La situation a changé : regardez la question posée et répondez à celle-là.
refusal-SR-E29 = Nul ne peut dire ce qu'il a en main : restez vague, ou mentez.
refusal-SR-E30 = Vous n'avez pas cette carte : choisissez parmi les vôtres.
refusal-SR-E31 = Ce n'est pas un Objet : utilisez un des Objets fermés devant vous.
refusal-SR-E32 = Dites qui en profite : vous, ou un autre héros en vie.
refusal-SR-E33 = Choisissez un héros en vie.
refusal-SR-E34 = Assez d'offres pour cette fois : utilisez vos Objets ou passez à la suite.
refusal-SR-E35 = Un échange contient au moins un Objet : donnez ou demandez quelque chose.
refusal-SR-E36 = Ce n'est pas possible maintenant : choisissez une des réponses proposées.
refusal-SR-E37 = Ce n'est pas à vous de décider : attendez qu'on vous le demande.
refusal-SR-E38 = La partie est terminée.
refusal-SR-E39 = C'est une Attaque : elle se pose face cachée en début de tour ; seuls les Coups Bas réagissent.

## La table en texte

sheet-before = Le donjon attend. Rencontres à venir : { $left }.
sheet-encounter = Rencontre { $number } : { $encounter } ({ $type }), { $prestige }. Encore { $left } à venir.
sheet-encounter-risen = Rencontre { $number } : { $encounter } ({ $type }, de nouveau debout), { $prestige }. Encore { $left } à venir.
sheet-encounter-last = Rencontre { $number }, la dernière : { $encounter } ({ $type }), { $prestige }.
sheet-bonus = { $prestige }, bonus +{ $bonus }
sheet-risen = Au-dessus de la pioche Rencontre : { $encounter }
sheet-life = Points de Vie { $life }, Pile Dégâts { $pile } : reste { $left }
sheet-chief = Chef Gobelin : Points de Vie { $life }, Pile Dégâts { $pile } : reste { $left }
sheet-threshold = Seuil { $life }, Pile Dégâts { $pile } : reste { $left }
sheet-wolves = Loups : { $wolves }
sheet-over = La Rencontre est finie.
sheet-token = n° { $number } reste { $left }
sheet-token-dead = n° { $number } abattu
sheet-attacks = Attaque : { $strikes }
sheet-rule = Règle : { $text }
sheet-round = Tour { $round }
sheet-tokens = jetons Prestige : { $n }
sheet-heads = têtes : { $n }
sheet-form = forme : { $form }
sheet-chest = avalés : { $items }
sheet-banished = n'attaquera pas ce Tour
sheet-full = a déjà avalé une Attaque ce Tour
sheet-you = vous
sheet-life-short = { $life } PV
sheet-prestige = { $prestige } Prestige
sheet-hand = main { $n }
sheet-dead = hors de combat
sheet-set-down = { $n ->
    [one] une carte face cachée
   *[other] { $n } cartes face cachée
}
sheet-set-known = face cachée : { $cards }
sheet-set-open = face visible : { $cards }
sheet-tally = { $damage } ce Tour
sheet-items = Objets : { $items }
sheet-drunk = { $item } (bue)
sheet-prepared = prépare : { $cards }
sheet-marks = Marques : { $n }
sheet-stone = de pierre ce Tour
sheet-stone-next = de pierre au Tour suivant
sheet-barred = n'attaque plus ce Tour
sheet-tripped = ratera son Attaque
sheet-jostled = Attaques vers le bas ce Tour
sheet-goblins = Gobelins : { $goblins }
sheet-pile = Pile Dégâts : { $blows }
sheet-blow = { $who } { $damage } ({ $cards })
sheet-blow-at = { $who } { $damage } sur { $aim } ({ $cards })
sheet-hits = La Créature vise : { $targets }
sheet-my-hand = Votre main : { $cards }
sheet-my-hand-empty = Votre main est vide.
sheet-piles = Pioche Action { $pile }, défausse { $discard }, Objets hors du jeu { $removed }
own-title = { $who }, { $hero }. { $life }, { $prestige }.
own-card = { $card } : { $text }
own-item = Objet, { $card } : { $text }
own-heroic = { $card } : { $text } C'est votre portrait.
own-empty = Vous n'avez aucune carte en main.
own-dead = Votre héros est mort : vous n'avez plus de cartes.
own-none = Ceux qui regardent n'ont pas de cartes.
aid-title = Ce que vous ne voyez pas, dans la pioche, les autres mains et face cachée ({ $n }) :
aid-title-gallery = Ce que la galerie ne voit pas, dans la pioche, les mains et face cachée ({ $n }) :
aid-attacks = Attaques ({ $n }) : { $cards }
aid-low-blows = Coups Bas ({ $n }) : { $cards }
aid-items = Objets, forcément dans la pioche ({ $n }) : { $cards }
aid-gift = Vous avez passé à { $to } : { $card }

## Les cartes, une à une

card-attack = { $text } Valeurs : { $faces }. Exemplaires : { $count }.
card-other = { $text } Exemplaires : { $count }.
card-hero = { $life } au départ. Ses Attaques Héroïques : { $cards }.
card-encounter = { $type }, { $prestige }. { $text }
card-life = Points de Vie, de 3 à 6 joueurs : { $numbers }.
card-threshold = Seuil, de 3 à 6 joueurs : { $numbers }.
card-wolves = Loups, de 3 à 6 joueurs : { $numbers }.
card-heads = Têtes au départ et au plus, de 3 à 6 joueurs : { $numbers }.
card-strikes = Attaque : { $strikes }.
card-strikes-for = Attaque à { $players } joueurs : { $strikes }.

## La fiche de référence

reference-name = Fiche de référence
reference-text = Le déroulement d'un Tour de Combat, quand l'on peut réagir, ce que vaut une Attaque et qui la Créature frappe. Chacun peut la lire à tout moment.
reference-goal = Le but
reference-goal-1 = Vaincre ensemble toutes les Rencontres, mais seul le coup fatal rapporte. À la fin, le héros en vie qui a le plus de Prestige gagne. Si tout le monde meurt, personne ne gagne.
reference-round = Un Tour de Combat
reference-round-1 = Début du Tour : les règles de la Rencontre qui commencent ici.
reference-round-2 = Chacun pose en secret une Attaque face cachée.
reference-round-3 = Dans l'ordre d'Initiative, chacun révèle, déclare, laisse réagir, puis frappe. La Pile Dégâts grandit.
reference-round-4 = Si la pile atteint la Vie de la Créature, elle meurt aussitôt et le Tour s'arrête.
reference-round-5 = Attaques tardives, puis fin du Tour.
reference-round-6 = La pile est retirée de la Vie.
reference-round-7 = Nouvelle Initiative. La Créature frappe au hasard, puis avec précision.
reference-round-8 = Les Initiatives peuvent s'échanger, puis chacun pioche une carte.
reference-windows = Quand peut-on réagir ?
reference-windows-note = À plusieurs, la plus petite Initiative passe d'abord ; après chaque carte, la fenêtre est reposée à tous.
reference-window-before = Avant une révélation
reference-window-before-is = { $cards }. Une Potion se boit ou se lance à son propre tour.
reference-window-revealed = Après une révélation
reference-window-revealed-is = { $cards }.
reference-window-low-blow = Après un Coup Bas
reference-window-low-blow-is = { $cards } : elles l'annulent, et s'annulent entre elles.
reference-window-targets = La Créature vise
reference-window-targets-is = { $cards } : un de ses coups change de victime.
reference-window-hit = La Créature a touché
reference-window-hit-is = { $cards }, pour qui vient d'être touché et vit encore.
reference-window-initiative = Au début d'une Rencontre, et après chaque attaque de la Créature
reference-window-initiative-is = { $cards } : deux Initiatives s'échangent.
reference-window-between = Entre deux Rencontres
reference-window-between-is = { $cards }, et les échanges d'Objets.
reference-targets = Qui la Créature frappe
reference-target-slot = Une Initiative
reference-target-slot-is = Qui tient cette place après le nouveau tirage ; s'il manque, le dernier.
reference-target-damage = Le plus, le moins de Dégâts
reference-target-damage-is = Selon le total du Tour ; à égalité, tous ceux-là. La carte { $feint } ne compte pas, une Attaque à 0 compte.
reference-target-wound = Le premier, le dernier à blesser
reference-target-wound-is = Avec au moins 1 Dégât ce Tour.
reference-target-nobody = Personne
reference-target-nobody-is = Alors chaque héros en vie perd { $fallback }.
reference-worth = Ce que vaut une Attaque
reference-worth-1 = La Valeur de base, ou la double si elle est déclarée Héroïque.
reference-worth-2 = { $strength } : un cran plus haut.
reference-worth-3 = La règle d'une Rencontre qui tourne les cartes, puis { $crowd } : un cran plus bas.
reference-worth-4 = { $breach } : un cran plus haut derrière quelqu'un.
reference-worth-5 = Les réactions, dans l'ordre où elles sont jouées.
reference-worth-6 = { $water }, puis les cartes préparées dans leur ordre.
reference-worth-7 = Enfin la règle de la Rencontre.
reference-prestige = Prestige
reference-prestige-1 = Le coup fatal rapporte le Prestige de la Rencontre et les jetons posés dessus.
reference-prestige-2 = Dans les deux avant-dernières salles : { $late } de plus. Dans la dernière et au-delà : { $last } de plus.
reference-prestige-3 = Soigner un autre héros qui accepte : { $healed }.
reference-prestige-4 = Un héros mort perd tout son Prestige. Les vivants se partagent ses Objets fermés.
reference-prestige-5 = Égalité au sommet : une Rencontre de plus.
reference-healed-with = { $n } avec { $card }
reference-hand = La main
reference-hand-1 = { $hand } cartes au plus, { $most } avec { $amulet }. Les Objets n'en font pas partie. On ne montre ni ne nomme ses cartes ; tout le reste peut se dire, même faux.

## Des phrases toutes prêtes

claim-hard = Je tape fort.
claim-hold = Je me retiens.
claim-trust = Faites-moi confiance.
claim-finish = Achevez-le !
claim-leave = Laissez-le-moi !
claim-prepare = Je prépare quelque chose.
claim-together = Tous ensemble, ou nous mourrons.
claim-heal = Soignez-moi !
claim-trade = J'échange volontiers.
claim-bridge = Je ne bouge pas.
claim-about-steal = @ va nous voler le coup fatal !
claim-about-lazy = @ ne fait rien pour nous.
claim-about-leader = @ a bien trop de Prestige.
claim-about-heal = Soignez @ !
claim-about-trust = Je fais confiance à @.

## Les réglages d'une table

setting-dungeon_size = Longueur du donjon
setting-dungeon_size-help = Combien de Rencontres attendent les héros avant de compter le Prestige.
setting-dungeon_size-5 = Court : 5 Rencontres
setting-dungeon_size-5-help = Pour découvrir le jeu, ou quand le temps manque.
setting-dungeon_size-9 = Normal : 9 Rencontres
setting-dungeon_size-9-help = La partie habituelle.
setting-dungeon_size-12 = Long : 12 Rencontres
setting-dungeon_size-12-help = Pour une longue soirée ; y survivre est plus difficile.
setting-talk = Conversation
setting-talk-help = Ce que les joueurs peuvent se dire. Tout est public, nul ne dit ce qu'il a en main, et les promesses n'engagent à rien.
setting-talk-vague = Paroles vagues
setting-talk-vague-help = On écrit ce qu'on veut ; un message qui nomme une carte de sa propre main est retenu.
setting-talk-canned = Phrases toutes prêtes
setting-talk-canned-help = On choisit parmi des phrases comme « Je tape fort ».
setting-talk-silent = Silence
setting-talk-silent-help = On n'écrit rien.
setting-set_seconds = Secondes pour décider
setting-set_seconds-help = Le temps de poser une Attaque et de faire tout autre choix qui n'est pas une réaction. 0 : pas de limite.
setting-window_seconds = Secondes pour réagir
setting-window_seconds-help = Le temps de jouer un Coup Bas ou une autre réaction, ou de laisser passer. 0 : pas de limite.
setting-bonus_by_position = Bonus en fin de donjon
setting-bonus_by_position-help = Le coup fatal rapporte 5 de Prestige en plus à la dernière Rencontre, et 3 aux deux précédentes.
setting-last_survivor_ends = Le dernier survivant gagne aussitôt
setting-last_survivor_ends-help = Sinon, le seul héros encore en vie doit finir le donjon, et peut y mourir.
setting-fatigue_from = Fatigue à partir du Tour
setting-fatigue_from-help = Si une Rencontre dure, chaque héros perd 5 Points de Vie à la fin de ce Tour et de chacun des suivants.
setting-heroes = Héros
setting-heroes-help = Les héros en jeu, un par joueur, dans l'ordre des places. Sans choix, ils sont tirés au sort.
setting-encounters = Rencontres possibles
setting-encounters-help = Celles parmi lesquelles on tire le donjon : au moins trois de plus que sa longueur. Sans choix, toutes.

## Ce qu'une option apporterait

then-heal = { $life } pour vous.
then-heal-other = Si { $who } accepte : { $life } pour { $who }, { $prestige } pour vous.
then-drink = { $life } pour vous, { $prestige } pour { $from }.
then-no-drink = { $from } garde la potion.
then-offer = { $left ->
    [one] Il vous restera { $left } offre.
   *[other] Il vous restera { $left } offres.
}
then-trade = Vous recevez : { $get }. Vous donnez : { $give }.
then-no-trade = Les Objets restent où ils sont.
then-pass-on = { $to } la reçoit et sait qu'elle vient de vous.
then-no-damage = Aucun dégât.
then-deals = { $damage } en l'état.
then-deals-of = { $damage } en l'état, sur les { $left } restants.
then-kills = { $damage } en l'état : de quoi tuer ({ $left } restants), et { $prestige } pour vous.
then-may-end = Peut finir la partie.
then-fells = { $damage } en l'état : de quoi tuer ({ $left } restants).
then-die = En mourrait : { $names }.
then-barred = { $who } perd ce qui est posé et n'attaque pas ce tour.
then-initiative = Vous jouez à la place { $mine }, { $who } à la place { $theirs }.
then-hit = Il reste { $left } de Vie à { $who }.
then-life = { $before } de Vie deviennent { $after }.
then-instead = { $after } au lieu de { $before }.
then-refresh = { $drawn ->
    [0] Vous ne piochez pas.
    [one] Vous piochez { $drawn } carte.
   *[other] Vous piochez { $drawn } cartes.
}
then-hold = Si une seule personne traverse, vous perdez { $life }. Si personne ne traverse, personne ne marque.
then-cross = Sans compagnie : { $prestige } pour vous. À plusieurs : { $life } de moins pour chacun.

## Pour qui regarde en arrière

standing = Prestige
played-as = avec { $hero }
