### Sang Rancune : le texte de chaque article de règle et de chaque décision, en français, tel qu'on l'ouvre depuis le journal, les refus et la page des règles.

## SR-100 Mise en place

clause-SR-101 = Le jeu se joue de 3 à 6. Chaque joueur prend une carte Héros, et deux joueurs n'ont jamais le même héros. Les héros ne se distinguent que par leurs Attaques Héroïques.
clause-SR-102 = Chaque héros commence avec 100 Points de Vie. Il n'en a jamais davantage : les soins en excès sont perdus.
clause-SR-103 = Sur les 26 Rencontres mélangées, 9 forment la pioche Rencontre, face cachée. Les 17 autres restent dans la boîte, inutilisées et face cachée.
clause-SR-104 = Les 94 cartes Action mélangées forment la pioche Action. On en distribue 7 à chaque joueur.
clause-SR-105 = Un Objet reçu à la mise en place se range face visible et fermé à côté de son héros, et n'est pas remplacé : la main de départ peut donc compter moins de 7 cartes. (SR-R03)
clause-SR-106 = La main est limitée à 7 cartes, ou à 8 pour qui possède l'Amulette de Mentalisme. Les Objets ne comptent jamais dans la main.
clause-SR-107 = Dès qu'une main dépasse sa limite, son propriétaire défausse les cartes de son choix pour y revenir, avant que quoi que ce soit d'autre se produise.
clause-SR-108 = S'il faut piocher alors que la pioche Action est vide, on mélange la défausse pour en faire une nouvelle. Si les deux sont vides, on ne pioche pas.
clause-SR-109 = On n'utilise que les cartes Initiative de 1 à N, N étant le nombre de joueurs en vie, soit, à la mise en place, celui des joueurs de départ.
clause-SR-110 = Le marqueur de progression part de la case 1. Le numéro de sa case est le numéro de la Rencontre, dont dépendent les bonus (SR-902).
clause-SR-111 = La mise en place s'achève par la révélation de la première Rencontre ; c'est avec elle que la partie commence, en SR-203. (SR-R02)
clause-SR-112 = La défausse est face visible et publique. Les cartes retirées du jeu, comme les Objets utilisés, sont publiques elles aussi et ne reviennent jamais. (SR-R04)

## SR-200 Nouvelle Rencontre

clause-SR-201 = La première phase d'une Rencontre se déroule ainsi : fenêtre entre deux Rencontres, révélation de la Rencontre du dessus de la pioche, même fenêtre à nouveau, tirage de l'Initiative, pillage des morts, fenêtre de Plan B.
clause-SR-202 = Fenêtre entre deux Rencontres : chaque joueur en vie peut, autant de fois qu'il le veut et dans n'importe quel ordre, utiliser des Objets fermés (sauf la Potion de Boule de Feu), donner ou échanger des Objets (SR-1001) et jouer les Coups Bas prévus pour ce moment (SR-522). Elle se ferme quand tous les joueurs en vie sont prêts ; après chaque action, tous doivent de nouveau se dire prêts.
clause-SR-203 = On révèle la Rencontre du dessus de la pioche. Ses Points de Vie, ses compteurs et ses attaques sont ceux qui correspondent au nombre de joueurs de départ. On règle son marqueur de Points de Vie et on place ses jetons et ses compteurs.
clause-SR-204 = La même fenêtre s'ouvre à nouveau après la révélation : on peut donc utiliser ses Objets en connaissant la Rencontre. Elle se ferme pour de bon au tirage de l'Initiative.
clause-SR-205 = Avant la première Rencontre, seule existe la fenêtre de SR-204, puisque cette Rencontre est déjà face visible.
clause-SR-206 = Initiative : on mélange les cartes de 1 à N et on en remet une au hasard, face visible, à chaque joueur en vie. Le numéro 1 joue le premier.
clause-SR-207 = Une fois tirée l'Initiative d'une nouvelle Rencontre, on pille les morts (SR-916).
clause-SR-208 = Vient ensuite la fenêtre de Plan B (SR-507), avant que les premières Attaques soient posées.

## SR-300 Tour de Combat

clause-SR-301 = Un Tour de Combat comprend, dans cet ordre : début du Tour, pose, tours des joueurs, Attaques différées, fin du Tour, ajustement des Points de Vie, nouvelle Initiative, attaque aléatoire, attaque précise, fenêtre de Plan B, défausse de la Pile Dégâts, pioche.
clause-SR-302 = Début du Tour : les règles de Rencontre prévues pour ce moment s'appliquent (le Pile ou Face de Changeforme, la carte que la Succube fait passer) et les Potions continues pivotent (SR-607).
clause-SR-303 = Pose : en secret et tous en même temps, les joueurs en vie et non pétrifiés choisissent chacun dans leur main une carte Attaque, qu'ils posent face cachée. Une carte choisie ne peut être ni changée ni reprise.
clause-SR-304 = Un joueur qui n'a aucune carte Attaque en main doit poser un Coup Bas à la place. Ce Coup Bas n'a aucun effet et va à la défausse quand il est révélé.
clause-SR-305 = Un joueur qui a en main au moins une carte Attaque (cartes Tactiques et Contre Attaque comprises) ne peut pas poser de Coup Bas.
clause-SR-306 = Un joueur dont la main est vide ne pose rien et n'a simplement rien à jouer pendant ce Tour.
clause-SR-307 = Tours des joueurs : on joue par ordre d'Initiative, à partir du 1. Un tour comprend : fenêtre avant révélation, révélation, remplacements, déclarations, fenêtre après révélation, résolution carte par carte, fin du tour.
clause-SR-308 = À son tour, un joueur doit révéler la ou les cartes qu'il a posées. Il ne peut ni s'y refuser ni attendre.
clause-SR-309 = Avant la fenêtre après révélation, le joueur qui révèle déclare : s'il utilise sa carte comme Héroïque ; la cible de sa première Attaque s'il y en a plusieurs possibles (celle de chaque Attaque suivante du même tour se déclare quand on la résout) ; s'il se sert de l'effet supplémentaire de l'Eau Bénite ; l'ordre de ses Attaques s'il en a plusieurs ; la victime de Main Leste, le cas échéant.
clause-SR-310 = Une Attaque est réussie quand rien n'a empêché de la révéler et de la jouer. Elle va sur la Pile Dégâts avec ses Dégâts, son propriétaire et sa cible, même si elle n'inflige que 0 Dégât.
clause-SR-311 = Une Attaque empêchée ou annulée est ratée. Sa carte va droit à la défausse, jamais sur la Pile Dégâts, et son propriétaire est réputé ne pas avoir attaqué avec elle.
clause-SR-312 = Dès qu'une carte Attaque est résolue, on vérifie l'état de la Rencontre : une Créature est morte quand les Dégâts de la Pile qui la visent atteignent ou dépassent ses Points de Vie du moment.
clause-SR-313 = Si la Rencontre est vaincue, le Tour s'arrête net : plus de tour de joueur, plus d'Attaque différée, plus de règle de fin de Tour, plus d'attaque de la Créature, plus de pioche. On passe à SR-901.
clause-SR-314 = Le marqueur de Points de Vie ne bouge pas pendant les tours des joueurs : seule l'étape d'ajustement retire les Dégâts de la Pile. Les règles qui changent directement les Points de Vie (Pas si Balèze / Plus Balèze, guérison de la Créature, Contre Attaque) déplacent le marqueur aussitôt.
clause-SR-315 = Attaques différées : les secondes cartes d'Opportunisme encore face cachée sont révélées maintenant, dans l'ordre d'Initiative de leurs propriétaires, chacune comme un tour à part entière (SR-307). (SR-R07)
clause-SR-316 = Fin du Tour : les règles de Rencontre prévues pour ce moment s'appliquent (Golem Mécanique, Rancœur, Peur, Nécromancienne et d'autres) ; elles peuvent ôter des cartes de la Pile Dégâts.
clause-SR-317 = Ajustement des Points de Vie : on retire aux Points de Vie de la Créature les Dégâts restés sur la Pile. Il lui en reste toujours au moins 5 : s'ils avaient suffi à la tuer, SR-312 aurait déjà mis fin à la Rencontre.
clause-SR-318 = Nouvelle Initiative : on mélange les cartes de 1 à N et on les redistribue aux joueurs en vie. Cette Initiative sert maintenant à l'attaque aléatoire de la Créature, puis à l'ordre de jeu du Tour suivant.
clause-SR-319 = La Créature porte ensuite ses frappes aléatoires, puis ses frappes précises (SR-701).
clause-SR-320 = Après l'attaque de la Créature s'ouvre la fenêtre de Plan B (SR-507).
clause-SR-321 = Puis la Pile Dégâts se vide : toutes ses cartes Attaque vont à la défausse ; les cartes préparées qui n'ont pas servi restent en place.
clause-SR-322 = Puis chaque joueur en vie, dans l'ordre de l'Initiative, pioche une carte Action, sauf si sa main est déjà à la limite. Un Objet pioché se range face visible et n'est pas remplacé.
clause-SR-323 = Puis un nouveau Tour commence en SR-302, tous les totaux du Tour étant remis à zéro.
clause-SR-324 = Fatigue : à partir du 13e Tour d'une même Rencontre, chaque héros en vie perd 5 Points de Vie à la fin de chaque Tour, avant SR-316. Ce n'est pas une attaque de Créature et rien ne réduit cette perte. (SR-R31)

## SR-400 Cartes Attaque

clause-SR-401 = Une Attaque Standard inflige à sa cible la Valeur que montre la carte à ce moment.
clause-SR-402 = Faire pivoter une carte vers le haut ou vers le bas, c'est l'amener à sa Valeur immédiatement supérieure ou inférieure. S'il n'y a plus de Valeur dans ce sens, la carte ne change pas.
clause-SR-403 = La valeur d'une Attaque se calcule dans cet ordre : (1) Valeur de base ; (2) usage Héroïque ; (3) pivotements dus aux Potions continues de son propriétaire ; (4) pivotement dû à la Rencontre (Brume) ; (5) Bousculade jouée plus tôt ; (6) Dans la Brèche ; (7) réactions, dans l'ordre où elles ont été jouées ; (8) bonus propre à la carte (Eau Bénite) ; (9) cartes préparées, dans l'ordre où elles ont été jouées ; (10) réductions dues à la Rencontre (Gargouille à Peau de Fer, Escalier d'Os, Gelée Vorace).
clause-SR-404 = Une carte Héroïque porte le portrait d'un héros. Quand c'est ce héros qui la joue, il peut déclarer l'Attaque Héroïque : elle passe à sa Valeur double et devient Protégée. Ce n'est jamais obligatoire. (SR-R15)
clause-SR-405 = Jouée par un autre héros, ou sans déclaration, une carte Héroïque est une Attaque Standard ordinaire et n'est pas Protégée. (SR-R13)
clause-SR-406 = Dès qu'une Attaque Protégée est révélée, les Coups Bas des autres joueurs ne peuvent plus la viser ; ceux de son propriétaire le peuvent. Avant cela, ce n'est qu'une carte face cachée comme les autres.
clause-SR-407 = La protection n'arrête ni les effets des Attaques (Bousculade, Croche-Pied), ni les règles des Rencontres, ni les Coups Bas qui agissent sur la Créature (Pas si Balèze / Plus Balèze).
clause-SR-408 = Les Attaques Bonus sont des Attaques Standard dotées d'un effet, qui ne s'applique que si l'Attaque réussit, juste après le placement de ses Dégâts et avant la vérification de SR-312. Exception : Dans la Brèche et l'Eau Bénite agissent pendant le calcul de la valeur.
clause-SR-409 = Eau Bénite : 10 Dégâts. Contre un Mort-Vivant ou un Démon, son propriétaire peut ajouter 50 Dégâts, et la Créature ne porte alors aucune attaque ce Tour-ci : ni aléatoire, ni précise, ni Dégâts par défaut.
clause-SR-410 = Bousculade : 20 Dégâts. Les Attaques des deux prochains joueurs qui ont encore un tour à jouer pendant ce Tour de Combat pivotent d'un cran vers le bas. Les Attaques différées ne sont pas touchées.
clause-SR-411 = Main Leste : 10 Dégâts. Prenez un Objet fermé à un autre joueur en vie qui en possède un. Sans victime possible, rien n'est pris.
clause-SR-412 = Croche-Pied : 10 Dégâts. Le prochain joueur qui doit encore jouer pendant ce Tour et qui a une carte face cachée rate son Attaque : à son tour, toutes les cartes qu'il a posées sont révélées et défaussées, sans qu'aucune fenêtre s'ouvre.
clause-SR-413 = Dans la Brèche : 20 Dégâts. Elle pivote d'un cran vers le haut si au moins une carte de la Pile Dégâts de ce Tour appartient à un autre joueur.
clause-SR-414 = Pichenette : une Attaque réussie de 0. Contrairement à la Feinte, elle compte quand on cherche qui a fait le moins de Dégâts.
clause-SR-415 = Les cartes Tactiques n'infligent aucun Dégât et ne sont des Attaques pour aucune comparaison.
clause-SR-416 = Feinte : il ne se passe rien. Une fois révélée, aucune carte ne peut la viser ni la modifier. Elle va à la défausse à la fin du tour.
clause-SR-417 = Coup Double : révélé, il va à la défausse et son propriétaire révèle à sa place deux cartes Attaque de sa main en même temps, dans l'ordre de son choix. S'il n'en a qu'une, il en révèle une ; s'il n'en a aucune, son tour se passe sans Attaque.
clause-SR-418 = Si l'une de ces cartes est un autre Coup Double, on le remplace de la même façon, ce qui donne trois Attaques en tout, et davantage si la chaîne se prolonge et que la main le permet.
clause-SR-419 = Opportunisme : révélé, il va à la défausse ; son propriétaire révèle aussitôt l'une des cartes Attaque de sa main et peut en poser une autre face cachée pour l'étape des Attaques différées (SR-315).
clause-SR-420 = Les cartes qui se font remplacer ne peuvent être ni contrées ni modifiées ; seules les cartes Attaque finales peuvent l'être. Toutes les cartes finales d'un même tour sont révélées ensemble et partagent une seule fenêtre après révélation.
clause-SR-421 = Plusieurs Attaques d'un même tour sont distinctes : chacune a sa cible et sa vérification, dans l'ordre déclaré. Si la Rencontre prend fin avant que toutes soient résolues, les dernières sont défaussées sans effet.
clause-SR-422 = Les cartes Préparer son Coup (Concentré de Force, +30 ; Attaque par Derrière, ×2) restent face visible devant le héros. Elles se dépensent toutes ensemble sur une seule carte : la prochaine Attaque réussie de leur propriétaire au cours d'un Tour ultérieur.
clause-SR-423 = Les cartes préparées s'appliquent à la valeur dans l'ordre où elles ont été jouées : 50, ×2, +30 donne 130 ; 50, +30, ×2 donne 160. Le ×2 ne fait jamais pivoter la carte.
clause-SR-424 = Une Attaque n'admet qu'un seul multiplicateur : une Attaque par Derrière révélée alors que son propriétaire en a déjà une de préparée est défaussée sans effet. (SR-R12)
clause-SR-425 = Les cartes Préparer son Coup dépensées rejoignent l'Attaque sur la Pile Dégâts ; ensemble, elles forment une seule Attaque, avec un seul total de Dégâts.
clause-SR-426 = On peut accumuler plusieurs cartes Préparer son Coup au fil des Tours. Si l'Attaque qui devait les porter est ratée ou défaussée, elles restent. Si Échec Critique la ramène à 0, elles sont dépensées et l'Attaque entière inflige 0. (SR-R10)
clause-SR-427 = Si un héros porte plusieurs Attaques dans le même tour, les cartes préparées vont à la première Attaque réussie dans l'ordre de résolution. Une carte Préparer son Coup révélée dans ce même tour attend un Tour ultérieur. (SR-R11)
clause-SR-428 = Les cartes Préparer son Coup encore devant les héros à la fin de la Rencontre sont défaussées. (SR-R09)
clause-SR-429 = Contre Attaque, depuis la main : après avoir été la cible finale de l'attaque d'une Créature, si vous êtes encore en vie, vous pouvez la révéler ; elle va à la défausse et vous la remplacez par une carte Attaque de votre main, résolue aussitôt avec sa propre fenêtre après révélation. Sans autre carte Attaque en main, elle ne peut pas être jouée. (SR-R06)
clause-SR-430 = L'Attaque amenée par Contre Attaque n'est modifiée ni par les cartes préparées, ni par les Potions continues, ni par la forme de Changeforme ; un Coup Double donne deux Attaques, un Opportunisme deux Attaques aussitôt. Ses Dégâts sont retirés immédiatement du marqueur de Points de Vie et peuvent tuer ; ils n'entrent dans aucun total du Tour.
clause-SR-431 = Une Contre Attaque qui avait été posée face cachée ne fait rien quand on la révèle, comme une Feinte, mais elle peut être prise pour cible avant d'être révélée.

## SR-500 Coups Bas

clause-SR-501 = Un Coup Bas se joue depuis la main, dans la fenêtre qui lui est propre, puis va à la défausse. Ce n'est jamais une Attaque.
clause-SR-502 = Priorité : si plusieurs joueurs veulent agir dans la même fenêtre, celui dont l'Initiative est la plus proche de 1 passe en premier ; après chaque carte jouée, la fenêtre est de nouveau proposée à tous. Elle se ferme quand tous passent à la suite.
clause-SR-503 = Tout Coup Bas joué ouvre une fenêtre de réponse avant de prendre effet : Certainement Pas ! et Donne-Moi Ça ! peuvent l'annuler, et peuvent être annulés à leur tour.
clause-SR-504 = Certainement Pas ! annule un Coup Bas : les deux cartes vont à la défausse et celle qui est annulée reste sans effet.
clause-SR-505 = Donne-Moi Ça ! annule un Coup Bas, et son joueur prend cette carte en main (la limite de main vaut aussitôt). On ne peut pas l'employer contre un Coup Bas posé en guise d'Attaque (SR-304).
clause-SR-506 = Ces deux cartes ne peuvent annuler ni les cartes Attaque ni les Objets.
clause-SR-507 = Plan B : échangez votre carte Initiative avec celle d'un autre joueur en vie. Seulement dans les fenêtres de Plan B : au début d'une Rencontre, après le pillage, et après chaque attaque de Créature. Cela ne change jamais qui a été frappé.
clause-SR-508 = Bouge de Là ! : sur un autre joueur qui a une carte posée face cachée, dans n'importe quelle fenêtre avant révélation tant que cette carte n'est pas révélée. Cette carte est défaussée et le joueur visé ne peut plus attaquer de tout le Tour : ses autres cartes face cachée sont défaussées aussi. (SR-R22)
clause-SR-509 = Les cartes amenées par Coup Double et la première carte d'Opportunisme ne sont jamais face cachée : Bouge de Là ! ne peut pas les viser. La seconde carte d'Opportunisme peut l'être tant qu'elle n'est pas révélée.
clause-SR-510 = Ordre pas Clair : échangez votre ou vos cartes posées face cachée avec celles d'un autre joueur. Il vous faut encore une carte face cachée (ou venir de la perdre par le Bouge de Là ! auquel vous répondez), et l'autre joueur doit en avoir une. Chacun joue ensuite comme sien ce qu'il a reçu, à son propre tour.
clause-SR-511 = Ordre pas Clair en réponse à Bouge de Là ! : si ce dernier n'a pas été annulé, sa victime perd sa carte et peut aussitôt jouer Ordre pas Clair contre celui qui l'a joué ; l'échange porte sur ce qui reste : la carte face cachée de l'agresseur va à la victime, et lui ne reçoit rien. Ni l'un ni l'autre n'attaque ce Tour-ci ; la carte déplacée est défaussée sans effet quand vient le tour de la victime, et ne devient publique qu'à ce moment.
clause-SR-512 = Si le joueur de Bouge de Là ! n'a plus de carte face cachée, la réponse de SR-511 n'est pas permise. (SR-R23)
clause-SR-513 = Échec Critique : sur un autre joueur, dans la fenêtre après révélation. Toutes ses cartes Attaque non Protégées de ce tour passent à 0 et perdent leurs effets de bonus ; elles restent des Attaques réussies de 0. Les cartes Tactiques ne sont pas touchées. (SR-R08)
clause-SR-514 = Sus à l'Ennemi ! : une carte Attaque qui vient d'être révélée, quel que soit son propriétaire, pivote d'un cran vers le haut. L'Attaque Protégée d'un autre joueur n'est pas une cible permise.
clause-SR-515 = Pas si Balèze / Plus Balèze qu'il en a l'air : seulement dans une fenêtre après révélation où au moins une Attaque qui porte des Dégâts (Standard, Héroïque ou Bonus, mais pas Tactique) vient d'être révélée. Qui la joue annonce l'effet choisi : la Créature perd 25 Points de Vie ou en gagne 25. Avec des jetons, l'effet touche le jeton que vise la première de ces Attaques.
clause-SR-516 = Ce changement est immédiat et définitif ; cette carte ne fait jamais descendre les Points de Vie sous 5 ni monter au-delà de 300. La vérification qui suit se fait avec les nouveaux Points de Vie : la carte peut donc offrir ou gâcher un coup fatal, mais le tueur reste l'attaquant. (SR-R27)
clause-SR-517 = Pas si Balèze / Plus Balèze ne peut pas être jouée contre un Piège.
clause-SR-518 = Geste Maladroit : quand un autre joueur révèle une carte Préparer son Coup, directement ou en remplacement d'une autre, cette carte est défaussée et devient une Attaque Standard de 5 (Valeurs 10, 5 et 0) de ce joueur, dans ce tour. Elle porte les cartes préparées auparavant. (SR-R14)
clause-SR-519 = Après Toi ! : pour tout joueur en vie, quand les cibles d'un groupe de frappes aléatoires ou précises sont connues et avant les Dégâts. Choisissez l'une des frappes et un joueur en vie autre que sa cible : c'est lui qui subit la frappe, avec tous ses effets. (SR-R05)
clause-SR-520 = S'il y a plusieurs cibles (numéros d'Initiative, égalités), le joueur d'Après Toi ! choisit laquelle est remplacée. La nouvelle cible peut en être déjà une : elle est alors frappée deux fois.
clause-SR-521 = Après Toi ! ne peut détourner ni les 5 Dégâts par défaut, ni les Dégâts d'un Piège, ni ceux d'une Potion de Boule de Feu, ni la fatigue.
clause-SR-522 = La Main dans le Sac et Crac ! : dans la fenêtre entre deux Rencontres, sur un Objet fermé d'un autre joueur en vie, que la première vous fait prendre et que la seconde retire du jeu.

## SR-600 Objets

clause-SR-601 = Un Objet pioché ou reçu se place aussitôt face visible à côté du héros de son propriétaire, les Potions sur leur côté Fermée. On peut garder ses Objets toute la partie. Un Objet qui n'a pas encore été utilisé est dit fermé ; l'Amulette de Mentalisme l'est toujours.
clause-SR-602 = Les Objets ne s'utilisent qu'entre deux Rencontres (SR-202, SR-204). Deux exceptions : la Potion de Boule de Feu, à votre propre tour de combat, et l'Amulette de Mentalisme, dont l'effet est permanent.
clause-SR-603 = Dans une fenêtre, un joueur peut utiliser autant d'Objets qu'il en possède. (SR-R01)
clause-SR-604 = Une Potion utilisée est pivotée : dès lors, on ne peut plus ni la voler, ni la détruire, ni l'échanger, ni l'affecter. Une Potion instantanée quitte le jeu aussitôt, une Potion continue à la fin de sa durée.
clause-SR-605 = La Potion de Soins rend 25 Points de Vie, le Baume des Écorchés 15. Leur propriétaire choisit qui en profite : lui-même, ou un autre héros en vie qui accepte. Si c'est un autre héros, le propriétaire gagne immédiatement 3 Points de Prestige pour la Potion, 2 pour le Baume.
clause-SR-606 = Les Potions continues agissent pendant la Rencontre qui suit leur utilisation. Elles prennent fin au plus tard avec elle, même s'il leur reste des Tours.
clause-SR-607 = Une Potion de deux Tours agit aux Tours 1 et 2 : on la pivote au début de chaque Tour et on la retire au début du Tour 3.
clause-SR-608 = Potion de Force : pendant ces Tours, chaque Attaque de son propriétaire pivote d'un cran vers le haut. Deux de ces Potions la font pivoter de deux crans.
clause-SR-609 = Potion de Célérité : pendant ces Tours, son propriétaire peut poser deux cartes Attaque (la seconde est facultative et doit être une carte Attaque). Il les révèle ensemble à son tour et en fixe l'ordre.
clause-SR-610 = Potion de Peau de Fer : pendant la Rencontre, tous les Dégâts que subirait ce héros sont ramenés à 0, quelle qu'en soit la source, sauf la fatigue. Il reste une cible, mais n'est pas blessé.
clause-SR-611 = Potion de Boule de Feu : à son propre tour, avant de révéler ses Attaques ou après les avoir résolues, tant que la Rencontre n'est pas vaincue, son propriétaire inflige en même temps 30 Dégâts à chaque Créature à sa portée et 10 à chaque autre héros en vie.
clause-SR-612 = La Boule de Feu n'est pas une Attaque : aucun Coup Bas n'y répond et les cartes préparées ne la modifient pas. Ses Dégâts vont sur la Pile Dégâts au compte de son propriétaire, entrent dans son total du Tour et peuvent porter le coup fatal. (SR-R21)
clause-SR-613 = Avec des jetons, la Boule de Feu touche chaque jeton ; elle n'atteint le Chef Gobelin que si son propriétaire n'a plus de Gobelin devant lui au moment où il la lance. On ne peut pas l'utiliser contre un Piège.
clause-SR-614 = Si la Boule de Feu tue en même temps la Créature et des héros, les héros meurent d'abord, puis on attribue le Prestige de la Rencontre.
clause-SR-615 = Amulette de Mentalisme : quiconque la reçoit (pioche, vol, échange, pillage, Coffre Glouton) peut aussitôt piocher jusqu'à 2 cartes, dans la nouvelle limite de 8. Qui la perd revient aussitôt à une limite de 7 (SR-107).

## SR-700 Attaques des Créatures et comparaisons

clause-SR-701 = L'attaque d'une Créature est la liste des frappes indiquées pour elle. Toutes les frappes aléatoires forment un premier groupe, toutes les frappes précises un second. Pour chaque groupe : on détermine les cibles, la fenêtre d'Après Toi ! s'ouvre, toutes les frappes du groupe s'appliquent en même temps, on constate les morts, puis la fenêtre de Contre Attaque s'ouvre.
clause-SR-702 = Une frappe aléatoire vise un numéro d'Initiative, d'après l'Initiative qui vient d'être tirée (SR-318).
clause-SR-703 = Le numéro n désigne le joueur en vie qui a l'Initiative n ; si n dépasse le nombre de joueurs en vie, c'est celui qui a la plus grande Initiative en jeu. Deux numéros peuvent ainsi tomber sur le même joueur, qui est alors frappé deux fois. (SR-R16)
clause-SR-704 = Une frappe précise vise le ou les joueurs en vie que désigne son critère, d'après ce qui s'est passé pendant ce Tour seulement. En cas d'égalité, tous les ex aequo sont frappés. (SR-R18)
clause-SR-705 = Si aucun joueur en vie ne répond à un critère, chaque joueur en vie perd 5 Points de Vie au lieu de cette frappe : ce sont les Dégâts par défaut, subis une seule fois par attaque de Créature même si plusieurs critères restent sans réponse. Une Rencontre peut les exclure (Gobelins). (SR-R19)
clause-SR-706 = Les Dégâts par défaut ne sont pas une frappe : ils n'entraînent aucun effet de l'attaque de la Créature et ne permettent ni Après Toi ! ni Contre Attaque.
clause-SR-707 = Une frappe forme un tout : ses Dégâts et tous ses effets (carte perdue, pétrification et autres). Qui subit la frappe subit l'ensemble. Les effets qui parlent d'un héros blessé exigent qu'il ait réellement perdu au moins 1 Point de Vie.
clause-SR-708 = Fenêtre de Contre Attaque : après les Dégâts, les effets et les morts du groupe, chaque joueur en vie qui a subi au moins une frappe peut riposter, par ordre de priorité, une fois par carte Contre Attaque. Si la Créature meurt, le reste de son attaque n'a pas lieu.
clause-SR-709 = Critères : tous, c'est chaque joueur en vie ; le plus de Dégâts, c'est le plus grand total du Tour, d'au moins 1 ; le moins de Dégâts, c'est le plus petit total parmi les joueurs qui ont réussi ce Tour-ci au moins une Attaque Standard, Héroïque ou Bonus (0 compte) ; les premiers ou les derniers Dégâts désignent le propriétaire de la première ou de la dernière Attaque du Tour à avoir infligé au moins 1 ; le plus de Prestige, c'est le plus grand Prestige, d'au moins 1 ; les héros marqués sont ceux qui portent des Marques ; les Gobelins devant soi désignent les héros qui ont encore un Gobelin devant eux.
clause-SR-710 = Le total du Tour d'un héros est la somme des Dégâts qu'il a placés sur la Pile Dégâts pendant ce Tour, selon SR-403 et avant les retraits de fin de Tour ; les Dégâts des Boules de Feu comptent, ceux de Contre Attaque non. Une Boule de Feu seule rend son propriétaire éligible pour le plus de Dégâts, les premiers et les derniers, mais pas pour le moins.
clause-SR-711 = Un même joueur peut avoir fait à la fois le plus et le moins de Dégâts, ou être à la fois le premier et le dernier ; chacune des frappes le touche alors.
clause-SR-712 = Une Créature dont l'attaque a été annulée (Eau Bénite) ne porte aucune frappe ce Tour-ci et n'inflige pas de Dégâts par défaut. (SR-R20)
clause-SR-713 = Les Pièges ne sont pas des Créatures : leurs Dégâts ne sont pas une attaque, et Après Toi !, Contre Attaque et Pas si Balèze / Plus Balèze ne s'y appliquent pas.
clause-SR-714 = Tout changement des Points de Vie d'une Créature reste entre 0 et 300.

## SR-800 Règles propres aux Rencontres

clause-SR-801 = Éventreur : un héros blessé par sa frappe perd une carte de sa main, tirée au hasard et défaussée, après les Dégâts et avant toute Contre Attaque.
clause-SR-802 = Troll de Guerre : il frappe de 20 le premier héros à lui avoir infligé des Dégâts ce Tour-ci, et de 10 le dernier ; il n'a pas d'autre règle.
clause-SR-803 = Paladin Noir : après son groupe de frappes, il gagne autant de Points de Vie que les héros en ont réellement perdu par sa faute.
clause-SR-804 = Gargouille à Peau de Fer : au placement, une Attaque (ou une Boule de Feu) dont les Dégâts finaux sont de 20 ou moins inflige 0. Elle reste une Attaque réussie de 0.
clause-SR-805 = Golem Mécanique : à la fin du Tour, on regroupe par montant les Attaques de la Pile Dégâts qui infligent plus de 0, quels qu'en soient les propriétaires ; tout groupe de deux ou plus quitte la Pile pour la défausse. Les Boules de Feu ne se bloquent jamais. Les totaux du Tour ne changent pas.
clause-SR-806 = Rancœur : à la fin du Tour, chaque héros en vie qui a fait le plus de Dégâts, ex aequo compris, reçoit une Marque. Son attaque précise frappe chaque héros marqué de sa valeur de base plus 5 par Marque. Les Marques disparaissent à la fin de la Rencontre.
clause-SR-807 = Meute de Loups : le nombre de Loups indiqué, à 30 Points de Vie chacun. Chaque Attaque vise un Loup vivant. Les Dégâts d'un Loup restent d'un Tour à l'autre ; l'excédent est perdu. Qui tue un Loup prend son jeton et 1 Point de Prestige aussitôt. La Rencontre prend fin quand il n'y a plus de Loup ; seul le dernier donne droit au bonus de SR-902. Chaque numéro d'Initiative visé subit 5 Dégâts par paire de Loups vivants, arrondie vers le haut. (SR-R30)
clause-SR-808 = Gobelins et leur Chef Gobelin : 3 Gobelins à 15 Points de Vie devant chaque héros en vie. Une Attaque peut viser n'importe quel Gobelin de n'importe quel héros, mais le Chef seulement si l'attaquant n'a plus de Gobelin devant lui. Qui tue le dernier Gobelin placé devant un héros gagne 1 Point de Prestige. La Rencontre prend fin à la mort du Chef ; son tueur gagne 3 Points de Prestige et le bonus, et les Gobelins restants sont défaussés sans rien rapporter. Les Gobelins d'un héros mort sont défaussés. (SR-R30)
clause-SR-809 = Nécromancienne : à la fin du Tour 2, une seule fois, la dernière Créature vaincue de la partie (ni Piège, ni Rencontre à jetons) revient au-dessus de la pioche Rencontre, avec la moitié de ses Points de Vie de départ, arrondie au multiple de 5 supérieur, et 2 Points de Prestige. Son premier tueur garde ce qu'il a marqué. S'il n'existe pas de telle Créature, il ne se passe rien.
clause-SR-810 = Invocatrice de Sang : après son groupe de frappes, si un héros a été blessé, une Rencontre inutilisée tirée au hasard va, face cachée, sous la pioche Rencontre ; deux au plus par Rencontre. Personne ne la voit.
clause-SR-811 = Peur : à la fin du Tour, on pose sur elle un jeton Prestige de valeur 1, jusqu'à 4. Son tueur prend les jetons. Sa frappe vaut sa valeur de base plus 5 par jeton, y compris le nouveau.
clause-SR-812 = Changeforme : au début du Tour, on lance le jeton Pile ou Face. Face, c'est le Colosse : il frappe qui a fait le plus de Dégâts. Pile, c'est la Brume : elle frappe qui en a fait le moins, et toutes les Attaques du Tour pivotent d'un cran vers le bas. Si la forme diffère de celle du Tour précédent, on pose sur lui un jeton Prestige, jusqu'à 3 ; son tueur les prend.
clause-SR-813 = Hydre des Profondeurs : au placement, chaque Attaque qui inflige à elle seule 40 ou plus ajoute aussitôt une tête, jusqu'au maximum indiqué. Elle frappe de 10 chacun des numéros d'Initiative de 1 à son nombre de têtes.
clause-SR-814 = Coffre Glouton : un héros blessé par sa frappe perd un Objet fermé tiré au hasard, que le Coffre avale ; s'il n'en a aucun, il subit 5 Dégâts de plus dans la même frappe. Le tueur reçoit aussitôt tous les Objets avalés, fermés.
clause-SR-815 = Gorgone : la cible de sa frappe est pétrifiée pendant le Tour suivant : elle ne pose rien, n'a pas de tour et ne peut pas jouer Contre Attaque, mais peut encore jouer des Coups Bas. Si tous les héros en vie devaient être pétrifiés, aucun ne l'est.
clause-SR-816 = Comte Exsangue : après son groupe de frappes, il gagne 10 Points de Vie par héros blessé.
clause-SR-817 = Escalier d'Os : au placement, une Attaque dont les Dégâts sont inférieurs à ceux de la plus forte Attaque déjà présente sur la Pile de ce Tour inflige 0, mais reste réussie. À égalité, elle compte normalement. Les Boules de Feu ne comptent pas et ne sont pas touchées.
clause-SR-818 = Gelée Vorace : au placement, la première Attaque du Tour qui infligerait au moins 1 inflige 0, va à la défausse, compte comme une Attaque réussie de 0, et la Gelée gagne aussitôt 10 Points de Vie. Les Boules de Feu ne sont pas avalées et n'épuisent pas cette règle.
clause-SR-819 = Lame Masquée : si son tueur n'était pas, juste avant le coup fatal, parmi les héros en vie qui ont le plus de Prestige, elle vaut 2 de plus.
clause-SR-820 = Succube : au début du Tour, chaque héros en vie qui a des cartes en main en choisit une en secret ; toutes passent en même temps au joueur en vie suivant dans le sens horaire. Personne d'autre n'apprend ce qui a été passé.
clause-SR-821 = Œil du Gouffre : les joueurs posent leurs cartes face visible, l'un après l'autre, de la plus grande Initiative jusqu'au 1. Les cartes posées ne comptent pas comme face cachée : Bouge de Là ! et Ordre pas Clair ne peuvent pas être joués. Remplacements et déclarations se font toujours au tour de chacun.
clause-SR-822 = Dragon de Cendre : aux Tours impairs, il porte ses frappes impaires ; aux Tours pairs, ses frappes paires.
clause-SR-823 = Plafond Écraseur : le seuil à atteindre est son nombre de Points de Vie, mais l'ajustement n'en retire rien : chaque Tour repart d'une Pile vide. À la fin d'un Tour manqué, chaque héros en vie subit 10 Dégâts et le seuil baisse de 20, sans descendre sous 40. Celui dont l'Attaque porte la Pile au seuil gagne le Prestige et met fin à la Rencontre. Ces 10 Dégâts sont ceux d'un Piège (SR-713), infligés une seule fois, à ce moment. Les autres étapes (Initiative, Plan B, pioche) se déroulent normalement.
clause-SR-824 = Fosse aux Pieux : un seul Tour. Après le dernier tour et les Attaques différées, on compare les totaux du Tour des héros en vie (0 sans Attaque). Tous ceux qui ont le plus petit total subissent les Dégâts indiqués ; puis le héros qui a le plus grand total, s'il est seul dans ce cas et en vie, gagne le Prestige. Si tous les totaux sont égaux, tout le monde tombe et personne ne marque. La Rencontre prend alors fin.
clause-SR-825 = Pont Branlant : on ne pose aucune carte. À chaque Tour, tous les héros en vie choisissent en secret de tenir ou de traverser, et montrent leur choix ensemble. Si personne ne traverse, la Rencontre prend fin et personne ne marque. Si un seul traverse, il gagne le Prestige, les autres subissent 5 Dégâts et elle prend fin. Si plusieurs traversent, chacun d'eux subit 15 Dégâts et on rejoue un Tour, trois au plus, après quoi elle prend fin sans que personne marque. Entre ces Tours, il n'y a ni nouvelle Initiative ni pioche.
clause-SR-826 = Miroir Maudit : sa frappe sur qui a fait le plus de Dégâts inflige l'écart entre le plus grand et le plus petit total du Tour de tous les héros en vie (0 sans Attaque), au moins 5 et au plus 25.

## SR-900 Fin d'une Rencontre, Prestige, mort et fin de partie

clause-SR-901 = Le joueur dont l'Attaque, la Boule de Feu ou la Contre Attaque a vaincu la Créature gagne son Prestige, plus les jetons posés sur elle, et garde la carte ou le jeton en trophée.
clause-SR-902 = Bonus : un coup fatal rapporte 3 de plus aux Rencontres numéro 7 et 8, et 5 de plus à la numéro 9 et à toutes les suivantes. Avec des jetons, seul le dernier Loup ou le Chef y donne droit ; avec un Piège, c'est le héros qui en gagne le Prestige qui le reçoit. (SR-R30)
clause-SR-903 = Après l'attribution du Prestige, les cartes posées et non révélées, la Pile Dégâts et les cartes préparées vont à la défausse, les Marques disparaissent, et les Potions continues en cours sont retirées du jeu.
clause-SR-904 = Renouvellement : tous les joueurs en vie choisissent, en secret et en même temps, autant de cartes de leur main qu'ils veulent défausser, et les montrent ensemble ; puis, dans l'ordre de l'Initiative, chacun pioche jusqu'à sa limite de main. Les Objets piochés au passage se rangent face visible et l'on continue à piocher. (SR-R32)
clause-SR-905 = Le marqueur de progression avance d'une case et la Rencontre suivante commence en SR-201. Si la pioche Rencontre est vide, la partie se termine (SR-908).
clause-SR-906 = Si une Rencontre prend fin sans tueur (Pièges), personne n'en marque le Prestige et sa carte quitte le jeu.
clause-SR-907 = Le Prestige est public et ne peut pas être cédé.
clause-SR-908 = Une fois vaincue la dernière Rencontre de la pioche, la victoire revient au joueur en vie qui a le plus de Prestige.
clause-SR-909 = Égalité : si plusieurs joueurs en vie se partagent le plus grand Prestige, on tire au hasard une Rencontre inutilisée et tous les joueurs en vie la jouent en entier (renouvellement auparavant, bonus de 5). On recommence jusqu'à ce qu'un seul soit en tête ou que tous soient morts. (SR-R26)
clause-SR-910 = S'il faut départager une égalité et qu'il ne reste aucune Rencontre inutilisée, celui des joueurs à égalité qui a le plus de Points de Vie l'emporte ; si l'égalité persiste, ils partagent la victoire.
clause-SR-911 = Si tous les héros sont morts, la partie se termine sans vainqueur.
clause-SR-912 = Un héros à 0 Point de Vie meurt aussitôt : son joueur quitte la partie et perd tout son Prestige. Sa main, ses cartes préparées et ses cartes posées vont à la défausse ; ses cartes déjà sur la Pile Dégâts y restent et comptent toujours.
clause-SR-913 = Après une mort, la plus grande carte Initiative quitte le jeu. Si l'Initiative était déjà distribuée, les joueurs dont le numéro dépasse celui du mort descendent d'un rang : les numéros de 1 à N restent en usage et l'ordre est conservé. Cela se fait après le groupe de frappes entier. (SR-R17)
clause-SR-914 = Les morts ne changent jamais les valeurs d'une Rencontre.
clause-SR-915 = Un survivant unique continue seul jusqu'à ce que la pioche soit vide, et gagne s'il est alors en vie. (SR-R25)
clause-SR-916 = Pillage : à la nouvelle Rencontre suivante, après le tirage de l'Initiative, chaque joueur en vie peut, dans l'ordre de l'Initiative, prendre un Objet fermé dans la collection du héros mort. Un seul passage par mort, en commençant par le plus ancien ; les Objets restants sont retirés du jeu. Les Objets pillés ne peuvent pas servir avant la prochaine fenêtre entre deux Rencontres (sauf la Potion de Boule de Feu à son propre tour). (SR-R24)
clause-SR-917 = Un héros ne peut pas tomber à 0 et être soigné au même instant : on constate les morts juste après chaque série de Dégâts simultanés.

## SR-1000 Échanges et paroles

clause-SR-1001 = Les Objets fermés peuvent être donnés ou échangés entre deux Rencontres seulement (dans les deux fenêtres de SR-202 et SR-204), contre des Objets, des promesses ou rien. Les deux parties doivent être d'accord ; un échange d'Objets se fait d'un seul coup ou pas du tout. (SR-R33)
clause-SR-1002 = On ne peut jamais donner de cartes Attaque ni de Coups Bas ; seules les règles des cartes les déplacent.
clause-SR-1003 = Nul ne peut montrer sa main ni dire ce qu'elle contient. Rester vague, par exemple en annonçant qu'on va frapper fort, est permis, et l'on peut mentir.
clause-SR-1004 = Les promesses n'engagent personne.

## Décisions

clause-SR-R01 = Combien d'Objets peut-on utiliser dans une fenêtre ? Autant qu'on veut : le passage qui parle d'un seul n'est qu'un résumé, et les règles des Objets n'en fixent pas le nombre.
clause-SR-R02 = La première Rencontre est-elle tirée deux fois, à la mise en place puis au début de la partie ? Non : c'est la même carte, retournée une seule fois.
clause-SR-R03 = Remplace-t-on les Objets reçus parmi les sept premières cartes ? Non : chacun reçoit 7 cartes, ni plus ni moins. Au renouvellement, en revanche, on pioche jusqu'à ce que la main soit pleine : les Objets n'y réduisent donc pas la main.
clause-SR-R04 = La défausse est-elle visible ? Oui : tout ce qui est défaussé est montré ; c'est le plus simple, et chacun peut compter les cartes à armes égales.
clause-SR-R05 = Qui peut jouer Après Toi ! ? N'importe quel joueur en vie, et pas seulement une cible, puisque celui qui la joue choisit parmi les ex aequo.
clause-SR-R06 = Que fait exactement Contre Attaque ? Elle est remplacée par une carte Attaque de la main, résolue aussitôt, en dehors de tout Tour.
clause-SR-R07 = Quand révèle-t-on la seconde carte d'Opportunisme, posée face cachée ? Après le dernier tour : sinon, rien ne servirait de la poser face cachée ni de pouvoir la viser avec Bouge de Là !
clause-SR-R08 = Échec Critique annule-t-il l'Attaque ? Non, il la ramène à 0 : elle reste réussie, et sa victime peut donc être celle qui a fait le moins de Dégâts.
clause-SR-R09 = Les cartes préparées survivent-elles à la Rencontre ? Non, pas plus que l'effet des Potions : sinon, les amasser d'une Rencontre à l'autre serait toujours le meilleur choix.
clause-SR-R10 = Que deviennent les cartes préparées si l'Attaque qui devait les porter est annulée ? Elles restent : leur propriétaire est réputé n'avoir pas attaqué.
clause-SR-R11 = À laquelle de plusieurs Attaques simultanées vont les cartes préparées ? Toutes à la première Attaque réussie, dans l'ordre choisi par leur propriétaire.
clause-SR-R12 = Que devient un second multiplicateur ? Il est perdu quand on le révèle ; la table prévient au moment de le poser.
clause-SR-R13 = Une carte Héroïque est-elle Protégée quand elle est jouée normalement ou par un autre héros ? Non : seul l'usage Héroïque protège.
clause-SR-R14 = Geste Maladroit punit-il aussi les Feintes ? Non, seulement les cartes Préparer son Coup : rien ne peut affecter une Feinte.
clause-SR-R15 = Une Attaque Héroïque peut-elle pivoter au-delà de son double ? Non : l'usage Héroïque est déjà la Valeur double, et rien ne pivote plus haut.
clause-SR-R16 = Qui subit une frappe aléatoire sur un numéro qui n'est plus en jeu ? Le joueur qui a la plus grande Initiative en jeu.
clause-SR-R17 = Que devient l'Initiative si un héros meurt après le tirage ? Les numéros se resserrent dans l'ordre, pour ne laisser aucun vide.
clause-SR-R18 = Qui subit une frappe précise si le joueur désigné vient de mourir dans le groupe aléatoire ? On cherche de nouveau, parmi les joueurs en vie.
clause-SR-R19 = Les 5 Dégâts par défaut sont-ils infligés pour chaque critère sans réponse ? Non : une seule fois par attaque de Créature.
clause-SR-R20 = Que fait une Créature dont l'Eau Bénite a annulé l'attaque ? Rien du tout, pas même les Dégâts par défaut.
clause-SR-R21 = La Boule de Feu est-elle une Attaque ? Non, c'est un Objet ; mais ses Dégâts sont ceux de son propriétaire.
clause-SR-R22 = Que fait Bouge de Là ! à un joueur qui a deux cartes face cachée ? Les deux sont défaussées : c'est le joueur qui ne peut plus attaquer ce Tour-ci.
clause-SR-R23 = Peut-on répondre par Ordre pas Clair à un Bouge de Là ! dont le joueur n'a plus de carte face cachée ? Non : il n'y aurait rien à échanger.
clause-SR-R24 = Que devient le butin que personne n'a pris ? Il n'y a qu'un seul passage et le reste est perdu, pour que piller demeure un choix.
clause-SR-R25 = La partie s'arrête-t-elle quand il ne reste qu'un survivant ? Non : il continue seul, et peut être frappé deux fois par la même attaque.
clause-SR-R26 = Qui joue la Rencontre de départage ? Tous les joueurs en vie, si bien qu'un joueur distancé peut encore gagner.
clause-SR-R27 = Qui est le tueur si la Créature meurt d'une perte de Points de Vie due à Pas si Balèze ? L'attaquant : la carte ne se joue que sur une Attaque et ne descend jamais sous 5 Points de Vie, si bien qu'il y a toujours un tueur.
clause-SR-R28 = La Piste de Santé et la Piste de Points de Vie sont-elles différentes ? Non : c'est la même.
clause-SR-R29 = Que faire des renvois de page inexacts et des images perdues ? Ce n'est que de la mise en page. L'image de trois Attaques valant 90 sur la Pile Dégâts est devenue l'exemple SR-X03.
clause-SR-R30 = Que signifie la règle selon laquelle seul le dernier jeton donne un bonus ? Il s'agit du bonus des dernières Rencontres ; le Prestige propre à chaque jeton va à celui qui le tue.
clause-SR-R31 = Une Rencontre peut-elle durer indéfiniment ? Non : la fatigue de SR-324 y met fin.
clause-SR-R32 = Dans quel ordre défausse-t-on au renouvellement ? Tous choisissent en secret et montrent ensemble, pour que tout reste simultané.
clause-SR-R33 = Peut-on échanger des Objets après la révélation de la Rencontre ? Oui, jusqu'au tirage de l'Initiative : c'est ainsi que se définit, pour les Objets, le moment entre deux Rencontres.
clause-SR-R34 = Pendant une fenêtre entre deux Rencontres, un joueur peut faire trois offres au plus, échanges et boissons confondus, afin que personne ne bloque la table en redemandant sans cesse.
clause-SR-R35 = Une Attaque ramenée à 0 par un Échec Critique puis relevée par Sus à l'Ennemi ! remonte d'un cran à partir de son côté 0 ; les cartes préparées et les bonus fixes sont tout de même dépensés sans effet.
