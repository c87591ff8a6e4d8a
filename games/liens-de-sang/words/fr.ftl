### Liens de Sang : tout ce que dit la table, en français.

name = Liens de Sang
summary = Deux clans cachés et une dague : blessez, bluffez, déduisez, et capturez le chef rival avant qu'on ne trouve le vôtre. De 6 à 12 joueurs.

## Le nom des choses

clan-rose = Rose
clan-beast = Bête
clan-phoenix = Phénix
clan-gargoyle = Gargouille
side-rose = le clan de la Rose
side-beast = le clan de la Bête
side-phoenix = le clan du Phénix
side-gargoyle = le clan de la Gargouille
side-order = l'Inquisiteur
character-member = { $short }, { $side }
character-inquisitor = Inquisiteur (indice { $clue })
symbol-clan = pion { $clan }
symbol-unknown = pion inconnu
symbol-rank = pion de rang
rank-title = { $rank } ({ $title })
card-quill = Plume
card-sword_purple = Épée violette
card-sword_green = Épée verte
card-shield_purple = Bouclier violet
card-shield_green = Bouclier vert
card-staff = Bâton
card-fan = Éventail
card-curse = Malédiction
reference-name = Carte de référence
reference-text = Tous les rangs avec leurs symboles et leurs capacités, et ce qui est distribué selon le nombre de joueurs. Chacun peut la lire à tout moment.
reference-leader = Le chef d'un clan est son plus petit numéro en jeu ; son plus grand, dès qu'un des siens a la Plume.
reference-clue = L'indice de l'Arlequin montre le clan rival.
reference-capture = La quatrième blessure est une capture et finit la partie. Le chef rival : votre clan gagne. Tout autre : il perd.
reference-inquisitor = L'Inquisiteur, s'il est capturé, gagne seul.
color-purple = violette
color-green = verte

## Les questions

ask-turn = { $you ->
    [yes] Vous tenez la dague : attaquez quelqu'un, ou passez la dague.
   *[no] { $who } tient la dague et choisit qui attaquer, ou à qui la passer.
}
ask-request = { $you ->
    [yes] { $attacker } vous attaque. Demandez-vous à la table si quelqu'un intervient ?
   *[no] { $attacker } attaque { $who }, qui peut demander de l'aide.
}
ask-offer = { $you ->
    [yes] { $target } demande de l'aide contre { $attacker }. Proposez-vous de prendre la blessure ? Vous révéleriez votre rang.
   *[no] { $target } a demandé de l'aide ; ceux qui peuvent intervenir répondent en secret.
}
ask-accept = { $you ->
    [yes] Quelle offre acceptez-vous ? Se proposent : { $offers }.
   *[no] { $who } choisit quelle aide accepter.
}
ask-token = { $you ->
    [yes] { $by } vous blesse : quel pion prenez-vous ?
   *[no] Une blessure pour { $who }, qui prend un pion.
}
ask-ability = { $you ->
    [yes] Vous avez révélé votre rang : { $ability }. { $text } L'utilisez-vous ?
   *[no] { $who } a révélé le rang { $ability } et peut utiliser sa capacité.
}
ask-return = { $you ->
    [yes] Vous guérissez : quel pion retourne à la réserve ?
   *[no] { $who } guérit et rend un pion.
}

## Les options

option-attack = Attaquer { $target }
option-attack-stake = Attaquer { $target } : quatrième blessure ! Si { $target } n'est pas le chef rival, votre clan perd
option-pass = Passer la dague à { $to }
option-request = Demander de l'aide
option-no-request = Ne rien demander
option-offer = Proposer d'intervenir pour { $target }
option-no-offer = Rester en dehors
option-accept = Accepter l'aide proposée par { $who }
option-decline-offers = N'accepter personne et prendre la blessure
option-take = Prendre le { $token }
option-take-rank = Prendre le pion de rang { $rank } : révéler que vous êtes { $title }
option-decline-ability = Ne pas utiliser la capacité
option-elder = Prendre la Plume : le plus grand numéro de votre clan en devient le chef
option-berserker = Riposter : { $attacker } subit une blessure
option-assassin = { $target } subit deux blessures et reçoit la dague
option-harlequin = Regarder les cartes : { $targets }
option-alchemist-wound = Blesser { $target }
option-alchemist-heal = Guérir { $target }
option-mentalist = { $target } subit une blessure, rang d'abord, et reçoit la dague
option-guardian = Donner un Bouclier à { $target }
option-mage = Donner un Bâton à { $target } et en garder un
option-courtesan = Donner un Éventail à { $target } : plus personne n'interviendra
option-inquisitor = Vraie malédiction à { $true }, fausses à { $false }
option-return = Rendre le { $token }
option-return-rank = Rendre le pion de rang { $rank }
option-look = Regarder la malédiction devant { $who }

## Les événements

event-game-started = { $players } joueurs prennent place. Le sort donne la dague à { $first }.
event-characters-dealt = { $card ->
    [none] Chacun regarde en secret sa carte de personnage.
   *[other] Votre carte : { $card }.
}
event-clues-shown = { $clue ->
    [none] Chacun montre son indice au joueur suivant dans le sens horaire.
   *[other] Vous avez vu un indice, chez { $of } : { $clue }.
}
event-turn-started = { $you ->
    [yes] Tour { $turn } : vous tenez la dague.
   *[no] Tour { $turn } : { $who } tient la dague.
}
event-attack-declared = { $you ->
    [by] Vous attaquez { $target }.
    [target] { $by } vous attaque !
   *[no] { $by } attaque { $target }.
}
event-dagger-passed = { $you ->
    [by] Vous passez la dague à { $to }.
    [to] { $by } vous passe la dague.
   *[no] { $by } passe la dague à { $to }.
}
event-no-help-fan = { $you ->
    [yes] Vous avez un Éventail : personne ne peut intervenir pour vous.
   *[no] { $who } a un Éventail : personne ne peut intervenir.
}
event-no-help-nobody = Il ne reste personne pour intervenir.
event-requested = { $you ->
    [yes] Vous demandez de l'aide.
   *[no] { $who } demande de l'aide.
}
event-not-requested = { $you ->
    [yes] Vous ne demandez rien.
   *[no] { $who } ne demande rien.
}
event-offers-revealed = On ouvre les réponses. Se proposent : { $offers }. Restent en dehors : { $refusals }.
event-offer-accepted = { $you ->
    [target] Vous acceptez : { $who } intervient pour vous.
    [who] { $target } accepte : vous intervenez.
   *[no] { $target } accepte : { $who } intervient.
}
event-offers-declined = { $you ->
    [yes] Vous refusez toute aide.
   *[no] { $who } refuse toute aide.
}
event-wound = { $you ->
    [yes] Vous prenez le { $token }.
   *[no] { $who } prend le { $token }.
}
event-wound-rank = { $you ->
    [yes] Vous révélez votre rang : { $rank }.
   *[no] { $who } révèle le rang { $rank }.
}
event-ability-used = { $you ->
    [yes] Vous utilisez votre capacité : { $what }.
   *[no] { $who } utilise sa capacité : { $what }.
}
what-elder = l'Ancien prend la Plume
what-assassin = l'Assassin frappe deux fois { $targets }
what-harlequin = l'Arlequin regarde { $targets }
what-alchemist-wound = l'Alchimiste blesse { $targets }
what-alchemist-heal = l'Alchimiste guérit { $targets }
what-mentalist = le Mentaliste blesse { $targets }
what-guardian = le Gardien protège { $targets }
what-berserker = le Berserker rend le coup à { $targets }
what-mage = le Mage donne un Bâton à { $targets }
what-courtesan = la Courtisane donne un Éventail à { $targets }
what-inquisitor = l'Inquisiteur maudit { $targets }
event-ability-declined = { $you ->
    [yes] Vous n'utilisez pas votre capacité.
   *[no] { $who } n'utilise pas sa capacité.
}
event-card-taken = { $you ->
    [yes] Vous prenez une carte : { $card }.
   *[no] { $who } prend une carte : { $card }.
}
event-card-given = { $you ->
    [to] { $by } vous donne une carte : { $card }.
    [by] Vous donnez une carte à { $to } : { $card }.
   *[no] { $by } donne une carte à { $to } : { $card }.
}
event-protection-lapsed = Troisième blessure pour { $who } : la protection { $color } tombe, Épée et Boucliers retournent à la réserve.
event-token-returned = { $you ->
    [yes] Vous guérissez et rendez le { $token }.
   *[no] { $who } guérit et rend le { $token }.
}
event-characters-seen = { $you ->
    [by] Vous regardez deux cartes : { $cards }.
    [seen] { $by } regarde votre carte et une autre : { $cards }.
   *[no] { $by } regarde deux cartes : { $cards }.
}
seen-card = { $who } est { $card }
event-curses-given = { $you ->
    [by] Vous posez des malédictions devant { $to } ; la vraie est devant { $true }.
   *[no] { $by } pose des malédictions, face cachée, devant { $to }.
}
event-dagger-moved = { $you ->
    [yes] La dague est à vous.
   *[no] La dague va à { $who }.
}
event-captured = { $you ->
    [yes] Quatrième blessure : { $by } vous capture !
    [by] Quatrième blessure : vous capturez { $who } !
   *[no] Quatrième blessure : { $by } capture { $who } !
}
event-all-revealed = Toutes les cartes sont retournées : { $cards }.
event-all-revealed-curse = Toutes les cartes sont retournées : { $cards }. La vraie malédiction était devant { $curse }.
event-box = Restés dans la boîte : { $cards }.
event-over-leader = { $captive } menait { $loser } : victoire pour { $winner }. Gagnent : { $winners }.
event-over-wrong = { $captive } ne menait pas { $rival } : { $capturer } a capturé la mauvaise personne, victoire pour { $winner }. Gagnent : { $winners }.
event-over-own = { $capturer } a capturé un membre de son propre clan : victoire pour { $winner }. Gagnent : { $winners }.
event-over-inquisitor = { $captive } était l'Inquisiteur et ne voulait qu'une capture : victoire sans partage.
event-over-curse = La victoire était pour { $victorious }, mais son chef { $leader } a la vraie malédiction : victoire sans partage pour l'Inquisiteur, { $winners }.
event-leaders = Les chefs étaient { $rose } ({ $roseclan }) et { $beast } ({ $beastclan }).
event-turn-limit = La limite de { $turns } tours est atteinte : la partie se termine sans vainqueur.

## Les refus

refusal-LS-E01 = Ce n'est pas à vous de décider : attendez qu'on vous le demande.
refusal-LS-E02 = On ne s'attaque pas soi-même : choisissez un autre joueur.
refusal-LS-E03 = Un Bouclier protège { $target } : attaquez quelqu'un d'autre, ou passez la dague.
refusal-LS-E04 = L'Inquisiteur ne peut pas attaquer un joueur qui a trois blessures : choisissez une autre cible, ou passez la dague.
refusal-LS-E05 = Donnez la dague à un autre joueur.
refusal-LS-E06 = Joueur inconnu : choisissez quelqu'un de cette table.
refusal-LS-E07 = Une seule action par tour : votre attaque est en cours.
refusal-LS-E08 = L'attaque est déclarée et ne peut pas être reprise.
refusal-LS-E09 = Aucune intervention possible ici : seule la cible demande, une fois, et jamais avec un Éventail.
refusal-LS-E10 = Votre rang est déjà révélé : vous ne pouvez pas intervenir.
refusal-LS-E11 = Vous ne pouvez pas intervenir dans cette attaque.
refusal-LS-E12 = Votre réponse est donnée : attendez les autres.
refusal-LS-E13 = Choisissez une seule des offres faites, ou refusez-les toutes.
refusal-LS-E14 = Ce pion ne correspond pas à votre carte : prenez-en un qui correspond.
refusal-LS-E15 = Ce symbole est déjà couvert : prenez un autre pion.
refusal-LS-E16 = Avec un Bâton, seuls un pion inconnu ou votre rang sont permis.
refusal-LS-E17 = Vous devez révéler votre rang pour cette blessure.
refusal-LS-E18 = Votre capacité n'est pas disponible : elle va avec un rang révélé pour la blessure d'une attaque.
refusal-LS-E19 = Choisissez un autre joueur, sans Bouclier.
refusal-LS-E20 = Choisissez deux autres joueurs différents.
refusal-LS-E21 = Impossible pour l'Alchimiste dans cette situation : il blesse ou guérit le joueur qu'il a secouru, et ne guérit qu'un blessé.
refusal-LS-E22 = Choisissez un autre joueur qui n'a pas cette carte.
refusal-LS-E23 = Une malédiction par joueur, toutes, à d'autres que vous.
refusal-LS-E24 = Vous n'avez pas ce pion : rendez-en un qui est devant vous.
refusal-LS-E25 = Les malédictions restent cachées jusqu'à la fin, même à ceux qui les ont.
refusal-LS-E26 = Toute conversation est publique : parlez à toute la table.
refusal-LS-E27 = La partie est terminée.
refusal-LS-E28 = La situation a changé : regardez la question posée et répondez à celle-là.

## La table en texte

sheet-turn = Tour { $turn }, la dague : { $who }
sheet-you = vous
sheet-attack = { $attacker } attaque { $target }
sheet-clue = indice { $clue }
sheet-is = { $card }
sheet-true-curse = vraie malédiction
sheet-supply = Réserve : { $cards }
sheet-tokens = { $rose } pions { $roseclan }, { $beast } { $beastclan } et { $unknown } inconnus
sheet-empty = vide
own-card = Vous êtes : { $card }.
own-symbols = Vos trois pions : le rang { $rank }, { $one }, { $two }.
own-symbols-wild = Vos pions : la croix, et pour chaque autre blessure Rose, Bête ou inconnu, à votre guise.
own-clue = Le joueur suivant dans le sens horaire a vu votre indice : { $clue }.
own-ability = Votre capacité : { $text }
own-goal-clan = Vous gagnez si votre clan capture le chef adverse ({ $rival }), ou si un rival capture la mauvaise personne.
own-goal-order = La victoire est à vous, sans partage, si l'on vous capture, ou si le chef du clan vainqueur a votre vraie malédiction.
own-none = Ceux qui regardent n'ont pas de carte.
aid-title = Qui peut être qui, d'après ce que vous savez ({ $deals } donnes possibles) :
aid-title-gallery = Qui peut être qui, d'après ce que tout le monde sait ({ $deals } donnes possibles) :
aid-notes-title = Ce que permettent les pions de chacun :
aid-row = { $who } : { $ranks }
aid-inquisitor = Inquisiteur
aid-certain = { $who } : { $card }, c'est sûr

## Des affirmations toutes prêtes

claim-side = Je suis dans { $side }.
claim-inquisitor = Je suis l'Inquisiteur.
claim-leader = Je suis le chef de mon clan.
claim-help = Que quelqu'un intervienne pour moi !
claim-stay-out = Que personne n'intervienne.
claim-no-heal = Ne guérissez pas.
claim-dagger = Passez-moi la dague.
claim-trust = Faites-moi confiance.
claim-about-side = @ est dans { $side }.
claim-about-inquisitor = @ est l'Inquisiteur.
claim-about-leader = @ est le chef d'un clan.
claim-about-attack = Attaquez @ !

## Les réglages d'une table

setting-talk = Conversation
setting-talk-help = Ce que les joueurs peuvent se dire. Toute conversation est publique, et rien n'oblige à dire vrai.
setting-talk-open = Libre
setting-talk-open-help = On écrit ce qu'on veut.
setting-talk-claims = Phrases toutes prêtes
setting-talk-claims-help = On choisit parmi des affirmations comme « Je suis le chef de mon clan ».
setting-talk-silent = Silence
setting-talk-silent-help = On n'écrit rien : seuls les pions parlent.
setting-deduction_aid = Aide à la déduction
setting-deduction_aid-help = Ce que la table calcule pour chacun, à partir de ce qu'il sait et de rien d'autre.
setting-deduction_aid-none = Aucune
setting-deduction_aid-none-help = Chacun raisonne seul.
setting-deduction_aid-notes = Par joueur
setting-deduction_aid-notes-help = Pour chaque joueur, les rangs que permettent ses propres pions.
setting-deduction_aid-full = Complète
setting-deduction_aid-full-help = Un tableau exact de qui peut encore être qui.
setting-timer = Temps limité
setting-timer-help = Un compte à rebours pour chaque décision. À zéro, la table choisit ce qu'il y a de plus prudent.
setting-timer-turn = Secondes par tour
setting-timer-turn-help = Le temps d'attaquer quelqu'un ou de passer la dague.
setting-timer-response = Secondes par réponse
setting-timer-response-help = Le temps de toute autre décision : demander ou proposer de l'aide, prendre un pion, utiliser sa capacité.
setting-spectators = Spectateurs
setting-spectators-help = Si d'autres que les joueurs peuvent regarder. On ne leur montre que ce qui est public.
setting-spectators-none = Aucun
setting-spectators-none-help = La table est fermée à ceux qui ne jouent pas.
setting-spectators-public = Bienvenus
setting-spectators-public-help = Chacun peut venir regarder.
setting-seating = Places à table
setting-seating-help = Comment on s'assied. Les voisins comptent : chacun montre son indice au joueur suivant.
setting-seating-as_joined = Par ordre d'arrivée
setting-seating-as_joined-help = Chacun s'assied à côté de qui est arrivé avant lui.
setting-seating-shuffled = Tirées au sort
setting-seating-shuffled-help = Les places sont tirées au sort avant la donne.
setting-skin = Noms des clans
setting-skin-help = Les noms et les couleurs changent, les règles restent les mêmes.
setting-skin-rose_beast = Rose et Bête
setting-skin-rose_beast-help = Les noms habituels.
setting-skin-phoenix_gargoyle = Phénix et Gargouille
setting-skin-phoenix_gargoyle-help = Les noms d'une édition plus récente.
setting-show_box_at_end = Ouvrir la boîte à la fin
setting-show_box_at_end-help = Après la partie, la table montre aussi les personnages qui n'étaient pas en jeu.
setting-turn_limit = Limite de tours
setting-turn_limit-help = Après ce nombre de tours, la partie s'arrête sans vainqueur. 0 : pas de limite.

## Ce qu'une option apporterait

note-fourth = Ce serait votre quatrième blessure.
note-accept = Celui que vous acceptez prend la blessure, montre son rang et reçoit la dague.
note-rank = Montrer votre rang ouvre votre capacité ; chaque symbole ne sert qu'une fois.
note-ability-wound = Cette blessure vient d'une capacité : montrer votre rang n'ouvre pas la vôtre.
note-staff = Vous avez un Bâton : vos pions d'affiliation sont inconnus.
note-curses = La première personne désignée reçoit la vraie malédiction.
then-attack = Un pion de plus devant { $who } (blessure { $wounds } sur 3), puis la dague, sauf si quelqu'un intervient.
then-attack-alone = Un pion de plus devant { $who } (blessure { $wounds } sur 3), puis la dague. Personne ne peut intervenir.
then-attack-stake = Capture de { $who } et fin de la partie, sauf si quelqu'un intervient.
then-decides = Si { $who } mène { $rival }, votre clan gagne ; sinon, il perd.
then-captured = { $you ->
    [yes] C'est votre capture : la partie s'arrête.
   *[no] Capture de { $who } : la partie s'arrête.
}
then-pass = Rien n'est montré. La dague va à { $to }.
then-request = Aide possible : { $helpers }. Le choix reste le vôtre.
then-alone = Vous subissez la blessure, choisissez le pion et recevez la dague.
then-offer = Si { $target } accepte : vous montrez votre rang { $rank }, pouvez utiliser la capacité et recevez la dague.
then-no-offer = Vous ne montrez rien. Toutes les réponses s'ouvrent ensemble.
then-accept = { $who } montre un rang à votre place, peut utiliser la capacité et reçoit la dague.
then-take = Tout le monde le voit : blessure { $wounds } sur 3. Votre capacité dort, et vous recevez la dague.
then-take-only = Tout le monde le voit : blessure { $wounds } sur 3.
then-take-rank = Tout le monde apprend votre rang (blessure { $wounds } sur 3). Vous pouvez utiliser la capacité maintenant.
then-take-rank-only = Tout le monde apprend votre rang (blessure { $wounds } sur 3). Cela n'éveille aucune capacité.
then-dagger = Vous recevez la dague.
then-harlequin = Personne d'autre ne les voit ; tout le monde voit qui vous regardez. Vous recevez la dague.
then-wounded = Blessure { $wounds } sur 3 pour { $who }. Vous recevez la dague.
then-wounded-theirs = Blessure { $wounds } sur 3 pour { $who }, et la dague.
then-healed = { $who } reprend un pion et pourra le montrer à nouveau. Vous recevez la dague.
then-guardian = Personne ne peut attaquer ni blesser { $who } jusqu'à votre troisième blessure. Vous recevez la dague.
then-mage = { $who } et vous ne prenez plus que des pions inconnus ou le rang. Vous recevez la dague.
then-courtesan = Qui attaquera { $who } frappera sans que personne n'intervienne. Vous recevez la dague.
then-return = Il vous reste { $left ->
    [one] { $left } blessure
   *[other] { $left } blessures
}. Ce qu'il montrait reste connu.
then-return-rank = Il vous reste { $left ->
    [one] { $left } blessure
   *[other] { $left } blessures
}. Vous pourrez intervenir de nouveau, et la capacité se réveiller.

## Pour qui regarde en arrière

standing = Sûreté
played-as = en { $title }
