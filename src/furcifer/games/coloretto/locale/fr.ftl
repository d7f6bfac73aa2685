# Coloretto

coloretto-title = Coloretto
coloretto-tagline = prendre la rangée ou tenter le sort
coloretto-about = Piochez des caméléons, formez des rangées et prenez-en une au bon moment. Trois couleurs comptent pour vous, toutes les autres contre vous.

# Set-up
coloretto-option-side = Face de la carte de score
coloretto-value-side-brown = Brune : plus une couleur est longue, mieux c’est
coloretto-value-side-violet = Violette : trois cartes d’une couleur valent le plus, c’est la face difficile
coloretto-option-start = Premières cartes
coloretto-value-start-choose = Chacun choisit une couleur
coloretto-value-start-deal = Distribuées au hasard
coloretto-option-removed = Couleurs retirées du jeu (une à 3 joueurs, deux à 2)
coloretto-value-removed-random = Tirées au hasard
coloretto-option-jokers = Couleur des jokers
coloretto-value-jokers-best = La meilleure pour leur propriétaire
coloretto-value-jokers-choose = Choisie à la fin par leur propriétaire

# Cards
coloretto-card-red = une carte rouge
coloretto-card-orange = une carte orange
coloretto-card-yellow = une carte jaune
coloretto-card-green = une carte verte
coloretto-card-blue = une carte bleue
coloretto-card-purple = une carte violette
coloretto-card-brown = une carte brune
coloretto-card-two = un +2
coloretto-card-joker = un joker
coloretto-card-golden = le joker doré
coloretto-glyph-joker = Jo
coloretto-glyph-golden = Do
coloretto-cards-red = { $cards ->
    [one] { $cards } carte rouge
   *[other] { $cards } cartes rouges
}
coloretto-cards-orange = { $cards ->
    [one] { $cards } carte orange
   *[other] { $cards } cartes orange
}
coloretto-cards-yellow = { $cards ->
    [one] { $cards } carte jaune
   *[other] { $cards } cartes jaunes
}
coloretto-cards-green = { $cards ->
    [one] { $cards } carte verte
   *[other] { $cards } cartes vertes
}
coloretto-cards-blue = { $cards ->
    [one] { $cards } carte bleue
   *[other] { $cards } cartes bleues
}
coloretto-cards-purple = { $cards ->
    [one] { $cards } carte violette
   *[other] { $cards } cartes violettes
}
coloretto-cards-brown = { $cards ->
    [one] { $cards } carte brune
   *[other] { $cards } cartes brunes
}
coloretto-cards-two = { $cards ->
    [one] { $cards } carte « +2 »
   *[other] { $cards } cartes « +2 »
}
coloretto-cards-joker = { $cards ->
    [one] { $cards } joker
   *[other] { $cards } jokers
}
coloretto-cards-golden = { $cards ->
    [1] le joker doré
   *[other] { $cards } joker doré
}
coloretto-with-jokers = { $jokers ->
    [one] dont 1 joker
   *[other] dont { $jokers } jokers
}
coloretto-group = { $cards } : { $points }

# On the table
coloretto-rows = Rangées
coloretto-row = Rangée { $row }
coloretto-row-empty = vide
coloretto-row-free = { $free ->
    [0] complète
    [one] 1 place libre
   *[other] { $free } places libres
}
coloretto-brings = rapporterait { $points }
coloretto-would-bring-then = avec cette carte, elle vous rapporterait { $points }
coloretto-taken-by = prise par { $name }
coloretto-place = Poser ici
coloretto-take = Prendre
coloretto-place-here = Poser la carte ici
coloretto-take-here = Prendre cette rangée
coloretto-does-place = La poser sur la rangée { $row }
coloretto-does-take = Prendre la rangée { $row }
coloretto-does-start = Commencer par la couleur { $colour }
coloretto-does-joker = Le joker prend la couleur { $colour }
coloretto-draw = Piocher
coloretto-deck-left = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
coloretto-until-last = { $cards ->
    [one] encore 1 avant la dernière manche
   *[other] encore { $cards } avant la dernière manche
}
coloretto-last-round = Dernière manche.
coloretto-last-round-means = Quand chacun aura pris une rangée, la partie sera finie.
coloretto-collection = { $name } : { $points } points
coloretto-took-row = rangée { $row }
coloretto-no-cards = Pas encore de carte
coloretto-choose-first = Choisissez la couleur de votre première carte
coloretto-choose-joker = De quelle couleur est votre joker ?
coloretto-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-score-card-brown = Carte de score, face brune
coloretto-score-card-violet = Carte de score, face violette
coloretto-score-card-cards = Cartes
coloretto-score-card-points = Points
coloretto-left-title = Ce qui reste dans la pioche
coloretto-out-of-game = Hors du jeu :

# The end
coloretto-scoring = Le décompte
coloretto-scoring-how-brown = Sous chaque carte, ce que vaut la couleur jusque-là. Les trois meilleures couleurs comptent en plus, toutes les autres en moins.
coloretto-scoring-how-violet = Sous chaque carte, ce que vaut la couleur jusque-là : après la troisième, elle perd. Les trois meilleures couleurs comptent en plus, toutes les autres en moins.
coloretto-winner = Victoire
coloretto-longest = Plus longue couleur : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
coloretto-over-most-points = { $you ->
    [yes] Vous gagnez avec { $points } points.
   *[no] { $name } gagne avec { $points } points.
}
coloretto-over-most-cards = { $you ->
    [yes] Égalité à { $points } points, mais vous avez la plus longue couleur.
   *[no] Égalité à { $points } points, mais { $name } a la plus longue couleur.
}
coloretto-over-shared = Égalité à { $points } points et dans la plus longue couleur : { $name }.

# Whose turn it is
coloretto-prompt-start = { $you ->
    [yes] Choisissez la couleur de votre première carte.
   *[no] { $name } choisit sa première couleur.
}
coloretto-prompt-turn-both = { $you ->
    [yes] À vous : piochez une carte ou prenez une rangée.
   *[no] { $name } pioche une carte ou prend une rangée.
}
coloretto-prompt-turn-draw = { $you ->
    [yes] À vous : piochez une carte. Toutes les rangées sont encore vides.
   *[no] { $name } pioche une carte.
}
coloretto-prompt-turn-take = { $you ->
    [yes] À vous : prenez une rangée. Toutes sont complètes.
   *[no] { $name } prend une rangée.
}
coloretto-prompt-place = { $you ->
    [yes] Vous avez pioché { $card } : à poser sur une rangée.
   *[no] { $name } a pioché { $card } et choisit la rangée.
}
coloretto-prompt-joker = { $you ->
    [yes] Nommez la couleur de votre joker.
   *[no] { $name } nomme la couleur d’un joker.
}
coloretto-prompt-wait = Un instant…

# What happened
coloretto-fact-removed = { $colour } quittent le jeu.
coloretto-cards-of-red = Toutes les cartes rouges
coloretto-cards-of-orange = Toutes les cartes orange
coloretto-cards-of-yellow = Toutes les cartes jaunes
coloretto-cards-of-green = Toutes les cartes vertes
coloretto-cards-of-blue = Toutes les cartes bleues
coloretto-cards-of-purple = Toutes les cartes violettes
coloretto-cards-of-brown = Toutes les cartes brunes
coloretto-fact-begins = { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
coloretto-fact-started = { $you ->
    [yes] Vous partez avec { $colour }.
   *[no] { $name } part avec { $colour }.
}
coloretto-fact-revealed = { $you ->
    [yes] Vous retournez { $card }.
   *[no] { $name } retourne { $card }.
}
coloretto-fact-last = { $you ->
    [yes] Vous retournez la carte Dernière manche : cette manche est la dernière.
   *[no] { $name } retourne la carte Dernière manche : cette manche est la dernière.
}
coloretto-fact-placed = { $you ->
    [yes] Vous posez { $card } sur la rangée { $row }.
   *[no] { $name } pose { $card } sur la rangée { $row }.
}
coloretto-fact-took = { $you ->
    [yes] Vous prenez la rangée { $row } : { $cards }.
   *[no] { $name } prend la rangée { $row } : { $cards }.
}
coloretto-fact-kept = { $you ->
    [yes] Pour le joker doré, vous retournez { $card } et la gardez.
   *[no] Pour le joker doré, { $name } retourne { $card } et la garde.
}
coloretto-fact-discarded = Personne n’a pris la rangée { $row } : { $cards }. Ses cartes quittent le jeu.
coloretto-fact-round = { $you ->
    [yes] La manche est finie. Vous avez pris en dernier.
   *[no] La manche est finie. { $name } a pris en dernier.
}
coloretto-fact-named = { $you ->
    [yes] Votre joker : { $colour }.
   *[no] Un joker de { $name } : { $colour }.
}
coloretto-fact-scored = { $you ->
    [yes] Vous avez { $points } points : { $account }.
   *[no] { $name } a { $points } points : { $account }.
}

# Why not
coloretto-refused-not-now = Cela vient plus tard : suivez d’abord la ligne du haut.
coloretto-refused-rows-full = Toutes les rangées sont complètes : prenez-en une.
coloretto-refused-colour-removed = Cette couleur a quitté la partie.
coloretto-refused-colour-taken = Quelqu’un a déjà cette couleur. Choisissez-en une autre.
coloretto-refused-row-taken = La rangée { $row } est prise jusqu’à la prochaine manche.
coloretto-refused-row-empty = La rangée { $row } n’a pas encore de carte.
coloretto-refused-row-full = La rangée { $row } est complète.

# The rules
coloretto-rules-goal-title = Le but
coloretto-rules-goal = Réunir des caméléons de peu de couleurs. À la fin, vos trois meilleures couleurs comptent pour vous et toutes les autres contre vous.
coloretto-rules-turn-title = À votre tour : piocher ou prendre
coloretto-rules-draw = Piocher : retournez la première carte de la pioche et posez-la sur une rangée où il reste de la place. Vous choisissez la rangée, et ce qui est posé reste posé.
coloretto-rules-take = Ou prendre une rangée qui contient au moins une carte. Ses cartes sont à vous, et vous attendez la manche suivante.
coloretto-rules-round = Quand chacun a pris une rangée, les rangées reviennent, vides, et qui a pris en dernier commence. Le dernier joueur de la manche peut continuer à piocher tant qu’il y a de la place.
coloretto-rules-special-title = Cartes spéciales
coloretto-rules-two = +2 : deux points, quoi que vous ayez d’autre.
coloretto-rules-joker = Joker : compte pour une carte de n’importe quelle couleur en jeu.
coloretto-rules-golden = Joker doré : un joker, et qui le prend retourne en plus la première carte de la pioche et la garde.
coloretto-rules-last = Dernière manche : elle apparaît seize cartes avant la fin de la pioche. On la met de côté, on pioche une autre carte, et cette manche est la dernière.
coloretto-rules-score-title = Le décompte
coloretto-rules-score = Plus une couleur est longue, plus elle rapporte. Face brune, six cartes valent 21 ; face violette, trois cartes valent le plus.
coloretto-rules-example = Un exemple, face brune : six vertes, quatre jaunes et un joker, trois rouges, deux bleues et un +2. Le joker est au mieux en jaune : 21 + 15 + 6 − 3 + 2 = 41.
coloretto-rules-tie = Le plus de points gagne. À égalité, la plus longue couleur décide, jokers compris ; toujours à égalité, la victoire est partagée.
coloretto-rules-seats-title = De deux à cinq joueurs
coloretto-rules-seats = À quatre et cinq, les sept couleurs sont en jeu ; à trois, six ; à deux, cinq. Il y a une rangée par joueur, et chacun part avec une carte d’une couleur que personne d’autre n’a.
coloretto-rules-two-players = À deux, on joue avec trois rangées vertes d’une, deux et trois cartes, chacun part avec deux cartes, et les cartes de la rangée que personne ne prend quittent le jeu.
coloretto-rules-house-title = Règles de la maison
coloretto-rules-house = Les couleurs retirées sont tirées au hasard, sauf si la table les nomme. À deux, les quatre premières cartes sont toutes différentes, prises dans l’ordre premier, second, second, premier. Un joker peut devenir n’importe quelle couleur de la partie, même une que vous n’avez pas ; sauf demande de la table, il devient la meilleure. Une carte Dernière manche retournée pour un joker doré est mise de côté elle aussi, et l’on en retourne une autre.

# The guided first game
coloretto-first-welcome = Bienvenue ! Vous collectionnez des caméléons. Trois couleurs compteront pour vous, toutes les autres contre vous : tenez-vous-en à quelques-unes.
coloretto-first-colour = Chacun part avec une carte. Bea a pris le bleu, Dario le vert. Choisissez votre couleur.
coloretto-first-draw = À votre tour, vous piochez une carte ou prenez une rangée. Les rangées sont encore vides : piochez.
coloretto-first-place = Une carte orange. Vous collectionnez le rouge, l’orange vous coûterait ; mais Bea joue ensuite, et elle a du bleu. Posez-la près de la carte bleue, sur la rangée 2, pour la lui gâcher.
coloretto-first-place-wrong = C’est permis, mais c’est la rangée 2 que Bea convoite. Essayez la rangée 2.
coloretto-first-take = Quelques tours plus tard. Chaque rangée dit ce qu’elle vous rapporterait. La rangée 1 a deux rouges et un +2 : prenez-la avant les autres.
coloretto-first-take-wrong = C’est permis, mais la rangée 1 rapporte le plus. Prenez la rangée 1.
coloretto-first-out = Maintenant vous attendez que les autres finissent la manche. Puis toutes les rangées reviennent, vides.
coloretto-first-joker = Un joker compte pour la couleur que vous voulez. Qui prend le joker doré reçoit aussi la prochaine carte de la pioche, sans la connaître.
coloretto-first-last = La carte Dernière manche est sortie. Quand chacun aura pris une rangée, on comptera.
coloretto-first-count = Voici le décompte : vert 21, jaune avec le joker 15 et rouge 6 sont vos trois meilleures. Le bleu coûte 3, le +2 rapporte 2. Total : 41 !
