### Liens de Sang : le texte de chaque article de règle et de chaque décision, en français, tel qu'on l'ouvre depuis le journal, les refus et la page des règles.

## LS-100 Identité

clause-LS-101 = Chaque joueur possède une seule carte de personnage, tenue secrète jusqu'à la fin de la partie. Elle porte un symbole de clan, un symbole de rang, deux symboles d'affiliation et un symbole d'indice.
clause-LS-102 = Il existe trois allégeances : le clan de la Rose, le clan de la Bête et l'Ordre Secret, dont l'Inquisiteur est l'unique membre.
clause-LS-103 = Dans chaque clan, les rangs vont de 1 à 9, chacun une seule fois. Le symbole de rang de l'Inquisiteur est une croix, qui n'a de place dans aucune hiérarchie.
clause-LS-104 = Les deux symboles d'affiliation ne dépendent que du rang : les rangs 1, 5 et 6 portent deux symboles de clan ; les rangs 2, 3 et 4, deux symboles inconnus ; les rangs 7, 8 et 9, un symbole de clan et un symbole inconnu ; l'Inquisiteur, deux symboles variables.
clause-LS-105 = Le symbole d'indice est celui du clan du personnage, à deux exceptions près : l'Arlequin montre le clan rival ; les deux cartes Inquisiteur montrent l'une la Rose, l'autre la Bête, alors qu'il n'est d'aucun des deux clans.
clause-LS-106 = Un pion de rang ne montre que le rang : un 4 révèle un Alchimiste, sans dire de quel clan.
clause-LS-107 = Le chef d'un clan est celui de ses membres qui porte le plus petit numéro de rang parmi les personnages distribués dans cette partie. Les cartes restées dans la boîte ne comptent pas.
clause-LS-108 = Si un membre du clan détient la Plume, le chef est au contraire le membre du clan qui porte le plus grand numéro de rang.
clause-LS-109 = Les chefs découlent uniquement de la distribution et des Plumes, et personne n'est informé de leur identité. Ni les blessures, ni les pions révélés, ni les guérisons ne changent le chef.
clause-LS-110 = Le contenu de la carte de référence est public à tout moment : toutes les capacités, toutes les combinaisons de pions, tous les effets des cartes de capacité.

## LS-200 Mise en place

clause-LS-201 = Le jeu se joue de 6 à 12. En nombre pair, il n'y a pas d'Inquisiteur ; en nombre impair, il y en a exactement un.
clause-LS-202 = La réserve contient les pions de rang de 1 à 9 (deux de chaque), les trois piles de pions d'affiliation et, face visible, toutes les Plumes, Épées, Boucliers, Bâtons et Éventails. Son contenu est public.
clause-LS-203 = En nombre impair, la réserve contient aussi le pion à la croix et, face cachée, le nombre de Malédictions indiqué par LS-210.
clause-LS-204 = Tirez au hasard, parmi les neuf cartes de la Rose, une carte pour deux joueurs, en arrondissant vers le bas ; les autres retournent dans la boîte sans être vues. Procédez de même pour la Bête.
clause-LS-205 = En nombre impair, tirez au hasard l'une des deux cartes Inquisiteur ; l'autre retourne dans la boîte sans être vue.
clause-LS-206 = Mélangez ensemble les cartes tirées et distribuez-en une à chaque joueur, qui la consulte en secret.
clause-LS-207 = Tous les joueurs montrent en même temps leur symbole d'indice, et rien d'autre, à leur voisin de gauche, c'est-à-dire au joueur suivant dans le sens horaire. Chacun connaît donc l'indice de son voisin de droite. (LS-R26)
clause-LS-208 = Un premier joueur est tiré au sort : il reçoit la dague et devient le joueur actif.
clause-LS-209 = Personne ne commence avec des pions ni avec des cartes de capacité.
clause-LS-210 = À 6 ou 7 joueurs, on distribue trois personnages de la Rose et trois de la Bête ; à 8 ou 9, quatre de chaque ; à 10 ou 11, cinq de chaque ; à 12, six de chaque. À 7, 9 ou 11 joueurs, on distribue en plus un Inquisiteur, et la réserve contient une Vraie malédiction accompagnée d'une Fausse malédiction à 7 joueurs, de deux à 9 et de trois à 11. En nombre pair, il n'y a ni Inquisiteur ni Malédiction.
clause-LS-211 = Le hasard est tiré dans un ordre fixe, afin qu'une même graine donne toujours la même partie : on mélange les cartes de la Rose et on garde le nombre voulu ; on fait de même pour la Bête ; en nombre impair, on mélange les deux cartes Inquisiteur et on garde la première ; on réunit les cartes gardées, on les mélange et on les distribue place après place ; on tire enfin le premier joueur.

## LS-300 Le tour

clause-LS-301 = Le joueur qui tient la dague est le joueur actif. Il y en a toujours exactement un jusqu'à la fin de la partie.
clause-LS-302 = À son tour, le joueur actif doit faire une chose et une seule : attaquer ou passer.
clause-LS-303 = Passer : il remet la dague au joueur de son choix, autre que lui-même, qui devient le joueur actif. Il ne se produit rien d'autre.
clause-LS-304 = Attaquer : il désigne un autre joueur comme cible, puis l'attaque est résolue (LS-401).
clause-LS-305 = Un joueur qui détient un Bouclier ne peut pas être pris pour cible d'une attaque.
clause-LS-306 = L'Inquisiteur ne peut pas prendre pour cible un joueur à trois blessures.
clause-LS-307 = Il n'y a aucune autre restriction : la cible peut être un compagnon de clan avéré, avoir attaqué au tour précédent, ou avoir déjà jusqu'à trois blessures.
clause-LS-308 = La dague peut être passée à n'importe qui d'autre, avec ou sans Bouclier, blessé ou non, et même rendue aussitôt à celui qui vient de la donner.
clause-LS-309 = Les tours s'enchaînent ainsi jusqu'à ce que quelqu'un soit capturé. Il n'y a ni manche, ni élimination, ni limite de tours, sauf si la table en a choisi une (LS-1205). (LS-R27)

## LS-400 Attaque et blessures

clause-LS-401 = Une attaque se résout en six étapes : (1) la cible est désignée ; (2) la cible peut demander une intervention ; (3) la cible peut accepter une offre ; (4) la blessure est subie ; (5) le joueur blessé peut utiliser sa capacité s'il a révélé son rang à l'étape 4 ; (6) la dague change de main.
clause-LS-402 = Une attaque déclarée ne peut pas être reprise.
clause-LS-403 = La blessure d'une attaque est subie par l'intervenant accepté, s'il y en a un, sinon par la cible. Celui qui la subit est appelé le joueur blessé.
clause-LS-404 = Pour subir une blessure alors qu'il en a zéro, une ou deux, un joueur prend dans la réserve un pion correspondant à l'un des trois symboles de sa carte (son rang ou l'une de ses deux affiliations) et le pose devant lui, face visible.
clause-LS-405 = Chaque symbole ne peut être couvert qu'une fois : un joueur n'a jamais plus d'un pion de rang et de deux pions d'affiliation, et jamais plus d'un pion par symbole d'affiliation. Une carte à deux symboles de clan admet deux pions de clan ; une carte à un symbole de clan et un symbole inconnu, un pion de chaque ; une carte à deux symboles inconnus, deux pions d'affiliation inconnue.
clause-LS-406 = Celui qui subit la blessure choisit librement parmi les symboles non encore couverts, à moins qu'une règle n'impose le pion à prendre (LS-506, LS-752, LS-862).
clause-LS-407 = Les pions ne mentent jamais : un joueur ne peut pas prendre un pion qui ne correspond pas à un symbole encore libre de sa carte. Seuls font exception l'Inquisiteur (LS-902) et les détenteurs d'un Bâton (LS-862).
clause-LS-408 = Après trois blessures, les trois symboles sont couverts ; la blessure suivante est la quatrième.
clause-LS-409 = Un joueur qui devrait subir sa quatrième blessure est capturé au lieu de prendre un pion. La partie se termine aussitôt (LS-1001) et plus rien n'est résolu : ni capacité, ni seconde blessure, ni remise de la dague.
clause-LS-410 = À l'étape 6, la dague va au joueur blessé, qui devient le joueur actif, à moins qu'une capacité utilisée à l'étape 5 ne l'envoie ailleurs (LS-723, LS-754). (LS-R22)
clause-LS-411 = Les blessures dues à une capacité se subissent selon LS-404 à LS-409 mais ne sont pas des attaques : personne ne peut intervenir, révéler son rang pour une telle blessure ne donne droit à aucune capacité, et la blessure ne déplace pas à elle seule la dague.
clause-LS-412 = Voici, dans tous les cas, à qui va la dague. Si le joueur actif passe, au joueur qu'il a choisi. Après une attaque, au joueur blessé, cible ou intervenant, qu'il n'ait utilisé aucune capacité ou celle de l'Ancien, de l'Arlequin, de l'Alchimiste, du Gardien, du Berserker, du Mage, de la Courtisane ou de l'Inquisiteur. Après la capacité de l'Assassin ou du Mentaliste, au joueur que cette capacité a blessé, fût-il l'attaquant.

## LS-500 Intervention

clause-LS-501 = Avant que la blessure d'une attaque soit subie, la cible peut demander à la table si quelqu'un veut intervenir. Si elle ne demande rien, personne ne le peut. (LS-R05)
clause-LS-502 = Si la cible détient un Éventail, il n'y a pas de demande.
clause-LS-503 = Après une demande, peut se proposer pour intervenir quiconque a encore son propre pion de rang dans la réserve, sauf la cible et l'attaquant. (LS-R04)
clause-LS-504 = L'offre est volontaire et ouverte à tous, amis ou ennemis, à l'Inquisiteur et aux détenteurs d'un Bouclier.
clause-LS-505 = La cible peut accepter une seule offre ou les refuser toutes. Elle est seule à décider.
clause-LS-506 = L'intervenant accepté subit la blessure au lieu de la cible et doit prendre pour cela son pion de rang.
clause-LS-507 = Ayant révélé son rang, l'intervenant peut utiliser sa capacité à l'étape 5, comme tout joueur blessé.
clause-LS-508 = À l'étape 6, la dague va à l'intervenant (LS-410).
clause-LS-509 = Sans demande, sans offre ou sans offre acceptée, la cible subit elle-même la blessure et choisit librement son pion (LS-406).
clause-LS-510 = Il y a au plus une demande par attaque, un intervenant ne peut pas être remplacé par un autre, et une cible restée sans aide ne peut pas redemander.
clause-LS-511 = Une cible à trois blessures peut demander elle aussi : un intervenant accepté la sauve de la capture.
clause-LS-512 = Un intervenant a au plus deux blessures avant d'intervenir, puisque son pion de rang était dans la réserve ; une intervention n'entraîne donc jamais la capture de l'intervenant.
clause-LS-513 = Tous les joueurs qui peuvent intervenir répondent en même temps et en secret ; les réponses sont ensuite dévoilées ensemble et la cible choisit. (LS-R06)

## LS-600 Les capacités en général

clause-LS-601 = Seul le joueur blessé par l'attaque en cours peut utiliser sa capacité, et seulement s'il a pris son pion de rang pour cette blessure précise. Il le fait à l'étape 5, avant que la dague change de main.
clause-LS-602 = Utiliser une capacité est toujours facultatif.
clause-LS-603 = Un pion de rang pris pour une blessure due à une capacité (Assassin, Alchimiste, Mentaliste, Berserker) ne donne droit à aucune capacité, ni maintenant ni plus tard, tant qu'il reste devant le joueur.
clause-LS-604 = Une capacité qui n'est pas utilisée à cette étape 5 ne peut plus l'être ensuite au titre du même pion de rang.
clause-LS-605 = Si une guérison renvoie le pion de rang dans la réserve, le joueur pourra utiliser sa capacité de nouveau, ou pour la première fois, quand il reprendra ce pion pour la blessure d'une attaque.
clause-LS-606 = Le nombre d'utilisations n'a pas d'autre limite.
clause-LS-607 = Le joueur annonce qu'il utilise sa capacité en indiquant tous ses choix ; elle est résolue entièrement, puis vient l'étape 6.
clause-LS-608 = Quand une capacité fait choisir un joueur, il s'agit toujours d'un autre joueur que celui qui l'utilise. (LS-R07)
clause-LS-609 = Aucune capacité ne peut faire subir de blessure à un joueur qui détient un Bouclier ; un tel joueur n'est pas un choix permis. Les autres effets s'appliquent à lui sans restriction.
clause-LS-610 = On ne donne une carte que si la réserve en contient une. Un joueur ne détient jamais deux Plumes, deux Bâtons, deux Éventails ou deux Boucliers de la même couleur : celui qui a déjà la carte n'est donc pas un choix permis. (LS-R10)
clause-LS-611 = Si une capacité n'a aucun emploi permis, elle n'est pas proposée. Tout ce qui en décide est public.
clause-LS-612 = Les capacités ne s'enchaînent pas : aucune ne peut en entraîner une autre au cours de la même attaque.

## LS-700 Les neuf capacités

clause-LS-711 = Ancien : il prend une Plume et la pose devant lui, face visible. Désormais, le chef de son clan est le plus grand numéro de rang (LS-108).
clause-LS-712 = La Plume reste en place jusqu'à la fin de la partie, quoi qu'il arrive aux pions de l'Ancien ; un Ancien qui la détient ne peut plus rien faire de sa capacité.
clause-LS-713 = La Plume ne concerne que le clan de l'Ancien qui l'a prise. Les deux clans peuvent avoir la leur.
clause-LS-721 = Assassin : il choisit un autre joueur sans Bouclier, qui subit deux blessures. L'attaquant et le joueur pour qui il est intervenu sont permis.
clause-LS-722 = Les deux blessures de l'Assassin sont subies l'une après l'autre ; la victime choisit chaque pion. La première peut déjà la faire capturer.
clause-LS-723 = Ensuite, la dague va à la victime et non à l'Assassin.
clause-LS-731 = Arlequin : il choisit exactement deux autres joueurs différents et regarde leurs cartes de personnage en entier ; personne d'autre ne les voit.
clause-LS-732 = Chacun sait qui l'Arlequin a regardé ; ce qu'il a vu n'appartient qu'à lui. Il peut en parler, sincèrement ou non, ou se taire. Il ne peut ni le montrer ni le prouver.
clause-LS-733 = L'Arlequin porte lui-même l'indice du clan adverse (LS-105).
clause-LS-741 = Alchimiste : uniquement s'il est l'intervenant accepté, il fait subir une blessure à la cible initiale de l'attaque ou lui en fait guérir une. C'est à lui d'en décider, ou d'y renoncer.
clause-LS-742 = Si l'Alchimiste blesse, LS-411 s'applique ; une cible à trois blessures est capturée, par l'Alchimiste.
clause-LS-743 = Si l'Alchimiste guérit, la cible choisit l'un de ses propres pions et le rend à la réserve. C'est impossible si elle n'en a aucun.
clause-LS-744 = Le symbole couvert par le pion rendu redevient libre ; si c'était le pion de rang, LS-605 s'applique et le joueur peut à nouveau se proposer pour intervenir (LS-503).
clause-LS-745 = Ce que le pion rendu avait montré reste connu de tous.
clause-LS-746 = Quand il est lui-même la cible de l'attaque, l'Alchimiste n'a pas de capacité.
clause-LS-751 = Mentaliste : il choisit un autre joueur sans Bouclier, qui subit une blessure.
clause-LS-752 = La victime du Mentaliste doit prendre son pion de rang s'il est dans la réserve ; sinon, elle prend un pion d'affiliation de son choix selon LS-405.
clause-LS-753 = Une victime du Mentaliste qui a trois blessures est capturée.
clause-LS-754 = Ensuite, la dague va à la victime et non au Mentaliste.
clause-LS-761 = Gardien : il donne un Bouclier à un autre joueur et prend l'Épée assortie. S'il détient déjà une Épée, il donne un Bouclier de cette couleur et ne prend rien. (LS-R09)
clause-LS-762 = Le Gardien ne peut pas utiliser sa capacité s'il a trois blessures après avoir pris son pion de rang. (LS-R08)
clause-LS-763 = À l'instant où le détenteur d'une Épée subit sa troisième blessure, quelle qu'en soit la cause, son Épée et tous les Boucliers de cette couleur retournent dans la réserve. Ils n'y retournent qu'à ce moment : perdre puis reprendre d'autres blessures n'y change rien.
clause-LS-764 = L'Épée et les Boucliers tombent en même temps que la troisième blessure, avant la blessure suivante de la même capacité et avant qu'une capacité soit utilisée.
clause-LS-771 = Berserker : il fait subir une blessure à l'attaquant. Cela vaut aussi quand le Berserker est intervenu. (LS-R11)
clause-LS-772 = Si l'attaquant détient un Bouclier, la capacité du Berserker est sans emploi.
clause-LS-773 = Un attaquant à trois blessures est capturé, par le Berserker. Sinon, la dague reste acquise au Berserker (LS-410).
clause-LS-781 = Mage : il donne un Bâton à un autre joueur qui n'en a pas et en prend un lui-même ; les deux à la fois, ou aucun.
clause-LS-782 = Si le Mage détient déjà un Bâton, pris lors d'un emploi précédent ou reçu de l'autre Mage, il n'en prend pas et se contente d'en donner un.
clause-LS-791 = Courtisane : elle donne un Éventail à un autre joueur qui n'en a pas.

## LS-800 Cartes de capacité

clause-LS-801 = Les cartes de capacité viennent de la réserve et se posent à côté de la carte de personnage de leur détenteur. Toutes sont publiques, sauf la face des Malédictions.
clause-LS-811 = Plume : le clan de son détenteur a pour chef le plus grand numéro de rang (LS-108). Elle ne quitte jamais le jeu.
clause-LS-821 = Épée : elle désigne le protecteur de tous les Boucliers de sa couleur, sans autre effet. Elle se perd selon LS-763.
clause-LS-831 = Bouclier : son détenteur ne peut être ni attaqué (LS-305), ni blessé par une capacité (LS-609).
clause-LS-832 = Le détenteur d'un Bouclier peut toujours attaquer, passer, recevoir la dague et se proposer pour intervenir ; s'il est accepté, il subit la blessure comme tout autre et peut utiliser sa capacité.
clause-LS-833 = On peut toujours regarder la carte du détenteur d'un Bouclier et lui donner un Bâton, un Éventail, une Malédiction ou un Bouclier de l'autre couleur.
clause-LS-834 = Avec un Bouclier de chaque couleur, un joueur reste protégé tant qu'il lui en reste un.
clause-LS-861 = Bâton : il ne concerne que les pions pris à partir de maintenant ; les pions déjà pris restent tels quels.
clause-LS-862 = Quand le détenteur d'un Bâton prend un pion d'affiliation, ce doit être un pion d'affiliation inconnue, quoi que montre sa carte ; ce pion couvre indifféremment l'un de ses symboles d'affiliation encore libres. Il peut prendre son pion de rang à la place chaque fois qu'il a le choix. Un Bâton ne quitte jamais le jeu. (LS-R14)
clause-LS-871 = Éventail : quand son détenteur est attaqué, il n'y a pas de demande, et personne n'intervient donc. Lui-même peut intervenir pour d'autres. Un Éventail ne quitte jamais le jeu.
clause-LS-881 = Malédictions : elles suivent LS-905 à LS-909.
clause-LS-891 = Les pions de rang ne peuvent pas manquer : deux joueurs au plus portent le même numéro, un par clan.
clause-LS-892 = Les pions d'affiliation ne manquent jamais : si la pile est vide, on utilise un substitut. (LS-R13)
clause-LS-893 = Les cartes de capacité peuvent manquer : il y a deux Boucliers par couleur, six Bâtons, quatre Éventails et deux Plumes ; LS-610 s'applique alors.

## LS-900 L'Inquisiteur (nombre impair de joueurs)

clause-LS-901 = L'Inquisiteur n'est d'aucun clan, n'est jamais chef et ne compte parmi les membres d'aucun clan.
clause-LS-902 = Les affiliations de l'Inquisiteur sont variables : pour chaque blessure d'affiliation, il prend à son gré un pion Rose, Bête ou inconnu ; les deux peuvent être identiques ou différents. Un Bâton le lie comme les autres (LS-862).
clause-LS-903 = L'Inquisiteur ne peut attaquer un joueur qui a trois blessures à cet instant. Un joueur redescendu à deux par une guérison peut être attaqué. (LS-R15)
clause-LS-904 = Le pion de rang de l'Inquisiteur est la croix ; il peut se proposer pour intervenir tant qu'elle est dans la réserve.
clause-LS-905 = Inquisiteur : il prend dans la réserve la totalité des Malédictions, en prend connaissance et les donne face cachée, chacune à un joueur différent, autre que lui. Il doit les donner toutes. (LS-R16)
clause-LS-906 = On sait publiquement qui a reçu une Malédiction ; seul l'Inquisiteur sait laquelle est la vraie.
clause-LS-907 = Personne d'autre ne peut regarder une Malédiction avant la fin de la partie, pas même son détenteur. Les Malédictions ne changent jamais de place et n'ont aucun effet avant la fin.
clause-LS-908 = Une fois les Malédictions distribuées, la capacité de l'Inquisiteur n'a plus d'emploi.
clause-LS-909 = Si l'Inquisiteur n'utilise jamais sa capacité, les Malédictions restent dans la réserve et n'ont aucun effet.

## LS-1000 Fin de partie et victoire

clause-LS-1001 = La partie se termine à l'instant où un joueur est capturé. Tous les personnages et toutes les Malédictions sont révélés.
clause-LS-1002 = Le ravisseur est le joueur dont l'attaque ou la capacité a causé la quatrième blessure. (LS-R02)
clause-LS-1003 = Si le captif est l'Inquisiteur, celui-ci gagne seul, quel que soit son ravisseur et où que se trouve la Vraie malédiction.
clause-LS-1004 = Sinon, si le captif est le chef du clan rival de celui du ravisseur, c'est le clan du ravisseur qui est vainqueur.
clause-LS-1005 = Sinon, c'est le clan rival qui est vainqueur : le captif est un rival qui n'est pas chef, ou un membre quelconque du clan du ravisseur, chef ou non. (LS-R03)
clause-LS-1006 = Les chefs sont ceux que désignent LS-107 et LS-108 au moment de la capture.
clause-LS-1007 = Si les Malédictions ont été distribuées et que le chef du clan vainqueur détient la Vraie malédiction, l'Inquisiteur gagne seul à la place de ce clan. Partout ailleurs, la Vraie malédiction ne fait rien ; les Fausses malédictions ne font jamais rien.
clause-LS-1008 = Tous les membres du clan gagnant gagnent ensemble, quelles que soient leurs blessures ; tous les autres perdent.
clause-LS-1009 = Le ravisseur n'est jamais l'Inquisiteur : il ne peut pas attaquer un joueur à trois blessures et sa capacité ne blesse personne.

## LS-1100 Paroles et informations

clause-LS-1101 = Les joueurs peuvent à tout moment parler librement, comploter, accuser, promettre et mentir.
clause-LS-1102 = Toute parole est publique : ni messages privés, ni signes, ni apartés entre joueurs.
clause-LS-1103 = Nul ne peut montrer ni lire à voix haute sa carte de personnage, ni fournir de preuve d'une autre manière ; seuls les pions prouvent quelque chose.
clause-LS-1104 = Les pions eux-mêmes ne peuvent jamais servir à tromper au-delà de ce que les règles permettent (LS-407).
clause-LS-1105 = Un joueur peut toujours consulter sa propre carte, ses propres notes et tout ce qui est public.

## LS-1200 La table numérique

clause-LS-1201 = La mise en place ne demande aucune décision : les cartes sont distribuées et les indices montrés automatiquement ; la partie commence au tour du premier joueur.
clause-LS-1202 = Une décision qui n'a qu'une seule réponse permise est prise aussitôt, sans poser la question. Cela ne trahit rien : la table peut déjà savoir qu'il n'y avait pas de choix.
clause-LS-1203 = Les minuteurs sont facultatifs. Quand l'un d'eux expire, la table répond pour le joueur. À son tour, la dague passe au joueur suivant dans le sens horaire ; il n'y a ni demande ni offre, et les offres reçues sont refusées ; le pion pris est le premier permis dans l'ordre inconnu, Rose, Bête, rang ; la capacité n'est pas utilisée ; le pion guéri est le premier présent dans l'ordre clan, inconnu, rang.
clause-LS-1204 = Une place peut à tout moment être confiée à un robot, puis reprise ; le robot ne voit que ce que cette place peut voir. Un humain ne peut pas abandonner seul ; une partie n'est interrompue que si tous les joueurs humains sont d'accord, et elle n'a alors pas de vainqueur.
clause-LS-1205 = Une limite de tours facultative, désactivée par défaut, termine la partie sans vainqueur au bout du nombre de tours choisi ; elle sert aux simulations.

## Décisions

clause-LS-R01 = Quels symboles d'affiliation chaque rang porte-t-il ? Deux symboles de clan pour les rangs 1, 5 et 6, deux inconnus pour les rangs 2, 3 et 4, un de chaque pour les rangs 7, 8 et 9, deux variables pour l'Inquisiteur.
clause-LS-R02 = Qui est le ravisseur quand une capacité capture pendant le tour d'un autre ? Le joueur dont l'attaque ou la capacité a causé la quatrième blessure, et non celui qui tenait la dague.
clause-LS-R03 = Que se passe-t-il si un joueur capture un membre de son propre clan ? Son clan perd, même si le captif en était le chef.
clause-LS-R04 = L'attaquant peut-il se proposer pour intervenir dans sa propre attaque ? Non : il se frapperait lui-même et se remettrait la dague.
clause-LS-R05 = Peut-on intervenir sans y avoir été invité ? Non : la cible doit d'abord le demander.
clause-LS-R06 = Dans quel ordre les joueurs se proposent-ils pour intervenir ? Tous en même temps et en secret ; les réponses sont dévoilées ensemble et nul ne se ravise ensuite.
clause-LS-R07 = Quand une capacité fait choisir un joueur, peut-on se choisir soi-même ? Non : c'est toujours un autre joueur.
clause-LS-R08 = Un Gardien peut-il utiliser sa capacité quand son pion de rang est sa troisième blessure ? Non : la protection dure jusqu'à cette blessure, qui a déjà eu lieu.
clause-LS-R09 = Quelle couleur d'Épée et de Bouclier le Gardien utilise-t-il ? Celle de l'Épée qu'il détient, sinon le violet, sinon le vert, selon l'Épée présente dans la réserve ; quand les deux Boucliers de sa couleur sont sortis, il ne peut pas utiliser sa capacité.
clause-LS-R10 = Peut-on donner à un joueur une carte qu'il détient déjà ? Non : elle serait sans effet. Des Boucliers de couleurs différentes chez un même joueur sont permis.
clause-LS-R11 = Un Berserker qui est intervenu peut-il riposter alors qu'il n'était pas la cible ? Oui : il a reçu le coup, l'attaquant subit donc une blessure.
clause-LS-R12 = Que peut un Berserker contre un attaquant qui détient un Bouclier ? Rien : le Bouclier l'emporte et la capacité n'est pas proposée.
clause-LS-R13 = Que faire si une pile de pions d'affiliation est vide ? On utilise un substitut : le manque de pions ne change jamais ce qu'un joueur peut révéler.
clause-LS-R14 = Quel symbole un pion inconnu pris avec un Bâton couvre-t-il ? L'un ou l'autre des deux symboles d'affiliation, peu importe lequel, même après une guérison.
clause-LS-R15 = La restriction de l'Inquisiteur tient-elle compte des blessures guéries depuis ? Non : seules comptent trois blessures à l'instant même, et seulement pour attaquer, non pour passer la dague.
clause-LS-R16 = L'Inquisiteur peut-il garder une Malédiction, n'en distribuer qu'une partie ou utiliser deux fois sa capacité ? Non : toutes vont à d'autres joueurs, une chacun, et il ne reste rien pour un second emploi.
clause-LS-R17 = L'Inquisiteur capturé partage-t-il la victoire ? Non : il gagne seul ; les Malédictions sont révélées mais ne changent rien.
clause-LS-R18 = La Plume vise-t-elle la plus haute place de la hiérarchie ou le plus grand numéro ? Le plus grand numéro.
clause-LS-R19 = Les deux blessures de l'Assassin sont-elles simultanées ? Non : elles viennent l'une après l'autre, si bien qu'une Épée peut tomber entre les deux et qu'une capture dès la première met fin à la partie.
clause-LS-R20 = Renoncer à sa capacité l'épuise-t-il ? Seulement pour ce pion de rang : une fois guéri puis repris pour la blessure d'une attaque, il donne de nouveau droit à la capacité.
clause-LS-R21 = L'Alchimiste doit-il blesser ou guérir ? Non : il peut renoncer tout à fait. Si la cible n'a pas de blessure, il ne peut que blesser.
clause-LS-R22 = Qui reçoit la dague après une attaque ? Le joueur qui a subi la blessure ; le passage qui dit autre chose est une erreur.
clause-LS-R23 = Que comptent les tables de nombres ? Les personnages de la Rose, de la Bête et l'Inquisiteur pour la première, les Vraies et les Fausses malédictions pour la seconde.
clause-LS-R24 = Quels pions la cible du second exemple imprimé a-t-elle ? Un pion Bête et un pion inconnu, car révéler le rang 7 prouve alors qu'il s'agit du Berserker du clan de la Bête.
clause-LS-R25 = Comment s'appellent les cartes de capacité ? Épée, Éventail, Bâton, Bouclier, Malédiction et Plume ; le jeu lui-même est Liens de Sang.
clause-LS-R26 = Qui est le voisin de gauche ? Le joueur suivant dans le sens horaire, puisque les joueurs font face au centre ; la table dit simplement de qui vous avez vu l'indice.
clause-LS-R27 = Les joueurs peuvent-ils passer la dague indéfiniment ? Oui. Une option de table peut arrêter la partie ; par défaut, il n'y en a pas.
clause-LS-R28 = Quel pion d'affiliation la victime du Mentaliste prend-elle quand son rang est déjà révélé ? Elle choisit parmi ses symboles d'affiliation non encore couverts.
clause-LS-R29 = Que fait un Mage qui a déjà reçu un Bâton de l'autre Mage ? Il le garde et n'en prend pas de second.
clause-LS-R30 = L'Arlequin peut-il ne regarder qu'une carte ? Non : exactement deux joueurs, ou bien la capacité n'est pas utilisée.
clause-LS-R31 = Le rang d'un joueur guéri redevient-il secret ? Le pion a disparu, mais pas la mémoire : le journal et les aides à la déduction le conservent.
clause-LS-R32 = Un intervenant accepté peut-il blesser le joueur qu'il a secouru ? Oui : un Alchimiste ou un Assassin, par exemple, le peut.
clause-LS-R33 = Quand la limite de tours met fin à la partie sans vainqueur, toutes les cartes sont retournées, comme après une capture : la partie est finie et plus personne n'a de raison de garder un secret.
