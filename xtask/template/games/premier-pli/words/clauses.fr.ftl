### Premier Pli : les titres des chapitres, le texte de chaque clause et de chaque décision, en français. L’anglais est celui des documents.

chapter-PP-100 = Mise en place
clause-PP-101 = On joue de deux à six. Mélangez les cartes de 1 à 40 et donnez-en cinq à chacun, cachées aux autres.
clause-PP-102 = Le reste est écarté sans être vu. (PP-R01)

chapter-PP-200 = Le pli
clause-PP-201 = Chacun pose une carte de sa main, tous à la fois et face cachée.
clause-PP-202 = Les cartes sont ouvertes ensemble ; la plus haute fait le pli, qui vaut un point.

chapter-PP-300 = La fin
clause-PP-301 = Après le troisième pli la partie est finie, et le plus de points gagne. À égalité, on gagne ensemble.

chapter-PP-R00 = Décisions
clause-PP-R01 = Les cartes écartées sont-elles montrées à la fin ? Décision : non, à la table personne ne les voit non plus.
