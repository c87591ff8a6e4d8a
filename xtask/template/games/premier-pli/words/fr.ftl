# Premier Pli : tout ce que dit la table, en français.

name = Premier Pli
summary = Trois plis, cinq cartes en main : posez la plus haute au bon moment. De 2 à 6 joueurs.
kind-card = Carte
card-name = Le { $value }
card-text = Elle fait le pli si personne ne pose plus haut.
ask-lay = { $you ->
    [yes] Pli { $trick } : quelle carte posez-vous ?
   *[no] Pli { $trick } : chacun pose une carte.
}
do-lay = Poser le { $value }
event-opened = Les cartes s’ouvrent : { $laid }. { $you ->
    [yes] Vous faites le pli.
   *[no] { $who } fait le pli.
}
laid-by = { $who } pose le { $value }
event-won = { $count ->
    [one] { $who } gagne la partie.
   *[other] { $who } gagnent ensemble.
}
sheet-player = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
sheet-laid = Posées par { $who } : { $cards }
own-hand = Votre main : { $cards }
own-gallery = Vous regardez : les mains restent cachées.
setting-seconds = Temps pour poser
setting-seconds-help = Combien de secondes chacun a pour poser une carte.
claim-well = Bien joué !
claim-high = J’ai plus haut.
claim-about-lead = @ mène, attention.
refusal-PP-E01 = Vous n’avez pas cette carte : posez-en une de votre main (PP-201).
refusal-PP-E02 = Rien ne vous est demandé : attendez que les autres aient posé (PP-201).
refusal-PP-E03 = Cette question est close : répondez à celle qui est ouverte (PP-201).
refusal-PP-E04 = La partie est finie : ouvrez une autre table pour rejouer (PP-301).

## Pour qui regarde en arrière

standing = Points
