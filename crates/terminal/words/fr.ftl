### Ce que dit le terminal lui-même, en français.

player = Joueur { $number }
gallery = la galerie

welcome-seats = Autour de la table, dans le sens horaire :
seat-human = { $name }
seat-bot = { $name } (robot, { $level })
welcome-hint = Répondez par un numéro ou par une partie de la phrase. ? affiche l'aide, quitter met fin à la partie.

news = Depuis votre dernière décision :
news-first = Ce que vous savez :
own-title = Vos cartes :
private-mark = pour vous
prompt = >
more-options = Lignes { $from } à { $to } sur { $total }. Entrée pour la suite, ou tapez une partie de la phrase pour réduire la liste.
matches = Plusieurs réponses conviennent : tapez un de ces numéros, ou une plus grande partie de la phrase.
no-match = Aucune réponse ne contient « { $typed } » : tapez un numéro de 1 à { $total }, une partie de la phrase, ou ? pour l'aide.
no-number = Il n'y a pas de réponse { $typed } : tapez un numéro de 1 à { $total }.
no-options = Il n'y a rien à répondre ici ; c'est une erreur du jeu.

help =
    Répondez par le numéro d'une ligne, ou tapez une partie de sa phrase (sans souci des accents ni des majuscules).
      Entrée       la question et ses réponses encore une fois
      table        la table telle que vous la voyez
      journal      tout ce qui s'est passé, tel que vous l'avez vu ; journal 20 montre les 20 dernières lignes
      règle { $example } le texte d'une règle ; les numéros sont en fin de ligne
      carte        vos propres cartes ; carte suivi d'un mot cherche n'importe quelle carte
      déduire      ce qui découle de ce que vous savez, si cette table permet cette aide
      pas maintenant   désormais, laisser passer les appels et les occasions ; à retaper pour être demandé
      quitter      abandonner la partie

not-now-on = Désormais vous laissez passer ce qui peut passer. Retapez pas maintenant pour être demandé.
not-now-off = On vous demande à nouveau.
not-now-passed = Pas maintenant : { $answer }

log-empty = Il ne s'est encore rien passé.
rule-unknown = Il n'y a pas de règle « { $typed } » : une règle s'écrit comme { $example }, et se trouve en fin de ligne dans le journal.
card-unknown = Aucune carte ne s'appelle « { $typed } » : tapez une partie de son nom, ou carte seul pour les vôtres.
card-none = Vous n'avez aucune carte.
no-aid = Cette table ne donne pas d'aide à la déduction : à vous de réfléchir.

hand-over = À { $name } de jouer. Passez le clavier, détournez les yeux, puis { $name } appuie sur Entrée.
hand-over-vote = { $asker } veut abandonner la partie. Passez le clavier à { $name }, qui appuie sur Entrée.
quit-sure = Abandonner la partie pour de bon ? (oui/non)
quit-agree = { $name }, { $asker } veut abandonner la partie. Êtes-vous d'accord ? (oui/non)
quit-refused = { $name } veut continuer : la partie continue.
quit-kept = La partie continue.
yes-or-no = Répondez par oui ou par non.
bye = La partie est abandonnée.

over = La partie est terminée.
won = Vous avez gagné !
lost = Vous avez perdu.
winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire : { $names }.
}
nobody-won = Personne n'a gagné.
scores = Points : { $scores }.
seed = Graine de cette donne : { $seed }

input-ended = l'entrée s'est terminée au milieu de la partie ; recommencez et répondez jusqu'au bout, ou tapez quitter
practice = Table d'exercice : la donne est fixée par les options.
recorded = Partie enregistrée : { $file }

replay-title = { $game }, vu par { $viewer }
replay-title-all = { $game }, chaque récit avec ceux qui l'ont vu
replay-step = Après { $step } réponses sur { $total } :
