# Coloretto

coloretto-title = Coloretto
coloretto-tagline = prendre la rangée ou tenter sa chance
coloretto-about = Piochez des caméléons, formez des rangées et prenez-en une au bon moment. Trois couleurs comptent pour vous, toutes les autres contre vous.

# Set-up
coloretto-option-side = Face de la carte de score
coloretto-value-side-brown = Brune : plus on a de cartes d’une couleur, mieux c’est
coloretto-value-side-violet = Violette : trois cartes d’une couleur valent le plus (plus difficile)
coloretto-option-start = Premières cartes
coloretto-value-start-choose = Chacun choisit une couleur
coloretto-value-start-deal = Distribuées au hasard
coloretto-option-removed = Couleurs retirées (une à 3 joueurs, deux à 2)
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
    [one] { $cards } carte « +2 »
   *[other] { $cards } cartes « +2 »
}
coloretto-cards-joker = { $cards ->
    [one] { $cards } joker
   *[other] { $cards } jokers
}
coloretto-cards-golden = { $cards ->
    [1] le joker doré
   *[other] { $cards } jokers dorés
}
coloretto-with-jokers = { $jokers ->
    [one] dont 1 joker
   *[other] dont { $jokers } jokers
}
coloretto-group = { $cards } : { $points }

# On the table
coloretto-rows = Rangées
coloretto-row = Rangée { $row }
coloretto-row-empty = vide
coloretto-row-free = { $free ->
    [0] complète
    [one] 1 place libre
   *[other] { $free } places libres
}
coloretto-brings = vaut { $points }
coloretto-would-bring-then = avec cette carte, elle vaut { $points } pour vous
coloretto-taken-by = { $you ->
    [yes] prise par vous
   *[no] prise par { $name }
}
coloretto-place = Poser ici
coloretto-take = Prendre
coloretto-place-here = Poser la carte ici
coloretto-take-here = Prendre cette rangée
coloretto-action-place = La poser sur la rangée { $row }
coloretto-action-take = Prendre la rangée { $row }
coloretto-action-start = Commencer par la couleur { $colour }
coloretto-action-joker = Le joker prend la couleur { $colour }
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
coloretto-collection = { $name } : { $points } points
coloretto-took-row = rangée { $row }
coloretto-no-cards = Pas encore de carte
coloretto-choose-first = Choisissez la couleur de votre première carte
coloretto-choose-joker = De quelle couleur sera votre joker ?
coloretto-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-score-card-brown = Carte de score, face brune
coloretto-score-card-violet = Carte de score, face violette
coloretto-score-card-cards = Cartes
coloretto-score-card-points = Points
coloretto-left-title = Cartes restantes dans la pioche
coloretto-out-of-game = Absentes de cette partie :

# The end
coloretto-scoring = Score final
coloretto-scoring-how-brown = Le nombre sous chaque carte est ce que vaut la couleur jusque-là. Les trois meilleures couleurs comptent en plus, toutes les autres en moins.
coloretto-scoring-how-violet = Le nombre sous chaque carte est ce que vaut la couleur jusque-là ; après la troisième carte, il baisse. Les trois meilleures couleurs comptent en plus, toutes les autres en moins.
coloretto-winner = Victoire
coloretto-longest = Plus longue couleur : { $cards ->
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
coloretto-over-shared = Égalité à { $points } points et pour la plus longue couleur : { $name }.

# Whose turn it is
coloretto-prompt-start = { $you ->
    [yes] Choisissez la couleur de votre première carte.
   *[no] { $name } choisit sa première couleur.
}
coloretto-prompt-turn-both = { $you ->
    [yes] À vous : piochez une carte ou prenez une rangée.
   *[no] { $name } pioche une carte ou prend une rangée.
}
coloretto-prompt-turn-draw = { $you ->
    [yes] À vous : piochez une carte. Toutes les rangées sont encore vides.
   *[no] { $name } pioche une carte.
}
coloretto-prompt-turn-take = { $you ->
    [yes] À vous : prenez une rangée. Toutes sont complètes.
   *[no] { $name } prend une rangée.
}
coloretto-prompt-place = { $you ->
    [yes] Vous avez pioché { $card }. Choisissez une rangée.
   *[no] { $name } a pioché { $card } et choisit une rangée.
}
coloretto-prompt-joker = { $you ->
    [yes] Choisissez la couleur de votre joker.
   *[no] { $name } choisit la couleur d’un joker.
}
coloretto-prompt-wait = Un instant…

# What happened
coloretto-fact-removed = { $colour } sont retirées du jeu.
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
    [yes] Vous retournez la carte Dernière manche : cette manche est la dernière.
   *[no] { $name } retourne la carte Dernière manche : cette manche est la dernière.
}
coloretto-fact-placed = { $you ->
    [yes] Vous posez { $card } sur la rangée { $row }.
   *[no] { $name } pose { $card } sur la rangée { $row }.
}
coloretto-fact-took = { $you ->
    [yes] Vous prenez la rangée { $row } : { $cards }.
   *[no] { $name } prend la rangée { $row } : { $cards }.
}
coloretto-fact-kept = { $you ->
    [yes] Grâce au joker doré, vous gardez aussi { $card }.
   *[no] Grâce au joker doré, { $name } garde aussi { $card }.
}
coloretto-fact-discarded = Personne n’a pris la rangée { $row } : { $cards }. Ces cartes sont retirées du jeu.
coloretto-fact-round = { $you ->
    [yes] La manche est finie. Vous avez pris la dernière rangée.
   *[no] La manche est finie. { $name } a pris la dernière rangée.
}
coloretto-fact-named = { $you ->
    [yes] Votre joker devient { $colour }.
   *[no] { $name } choisit { $colour } pour un joker.
}
coloretto-fact-scored = { $you ->
    [yes] Vous avez { $points } points : { $account }.
   *[no] { $name } a { $points } points : { $account }.
}

# Why not
coloretto-refused-not-now = Pas encore : faites d’abord ce que dit la ligne du haut.
coloretto-refused-rows-full = Toutes les rangées sont complètes : prenez-en une.
coloretto-refused-colour-removed = Cette couleur n’est pas dans cette partie.
coloretto-refused-colour-taken = Quelqu’un a déjà cette couleur. Choisissez-en une autre.
coloretto-refused-row-taken = La rangée { $row } a déjà été prise dans cette manche.
coloretto-refused-row-empty = La rangée { $row } n’a pas encore de carte.
coloretto-refused-row-full = La rangée { $row } est complète.

# The rules
coloretto-rules-goal-title = Le but
coloretto-rules-goal = Collectionnez des caméléons de peu de couleurs. À la fin, vos trois meilleures couleurs comptent pour vous et toutes les autres contre vous.
coloretto-rules-turn-title = À votre tour : piocher ou prendre
coloretto-rules-draw = Piocher : retournez la première carte de la pioche et posez-la sur une rangée où il reste de la place. Vous choisissez la rangée, et une carte posée ne se reprend pas.
coloretto-rules-take = Ou prendre une rangée qui contient au moins une carte. Ses cartes sont à vous, et vous attendez la manche suivante.
coloretto-rules-round = Quand chacun a pris une rangée, les rangées reviennent, vides, et le joueur qui a pris la dernière commence. Le dernier joueur de la manche peut continuer à piocher tant qu’il y a de la place.
coloretto-rules-special-title = Cartes spéciales
coloretto-rules-two = +2 : deux points, quoi que vous ayez d’autre.
coloretto-rules-joker = Joker : compte pour une carte de n’importe quelle couleur en jeu.
coloretto-rules-golden = Joker doré : un joker. Le joueur qui le prend retourne en plus la première carte de la pioche et la garde.
coloretto-rules-last = Dernière manche : elle apparaît seize cartes avant la fin de la pioche. On la met de côté, on pioche une autre carte, et cette manche est la dernière.
coloretto-rules-score-title = Le décompte
coloretto-rules-score = Plus on a de cartes d’une couleur, plus elle vaut. Face brune, six cartes valent 21 ; face violette, trois cartes valent le plus.
coloretto-rules-example = Un exemple, face brune : six vertes, quatre jaunes et un joker, trois rouges, deux bleues et un +2. Le joker est au mieux en jaune : 21 + 15 + 6 − 3 + 2 = 41.
coloretto-rules-tie = Le plus grand nombre de points gagne. À égalité, la plus longue couleur décide, jokers compris ; si l’égalité demeure, la victoire est partagée.
coloretto-rules-seats-title = De deux à cinq joueurs
coloretto-rules-seats = À quatre et cinq, les sept couleurs sont en jeu ; à trois, six ; à deux, cinq. Il y a une rangée par joueur, et chacun part avec une carte d’une couleur que personne d’autre n’a.
coloretto-rules-two-players = À deux, on joue avec trois rangées vertes d’une, deux et trois cartes, et chacun part avec deux cartes. Les cartes de la rangée que personne ne prend sont retirées du jeu.
coloretto-rules-house-title = Règles maison
coloretto-rules-house = Les couleurs retirées sont tirées au hasard, sauf si l’hôte les choisit. À deux, les quatre premières cartes sont toutes différentes, choisies dans l’ordre premier, second, second, premier. Un joker peut devenir n’importe quelle couleur de la partie, même une que vous n’avez pas ; il devient la meilleure, sauf si l’hôte en décide autrement. Une carte Dernière manche retournée pour un joker doré est mise de côté elle aussi, et l’on en retourne une autre.

# The guided first game
coloretto-tutorial-welcome = Bienvenue ! Vous collectionnez des caméléons. Trois couleurs compteront pour vous, toutes les autres contre vous : tenez-vous-en à quelques-unes.
coloretto-tutorial-colour = Chacun part avec une carte. Bea a pris le bleu, Dario le vert. Choisissez votre couleur.
coloretto-tutorial-draw = À votre tour, vous piochez une carte ou prenez une rangée. Les rangées sont encore vides : piochez.
coloretto-tutorial-place = Une carte orange. Vous collectionnez le rouge, l’orange vous coûterait ; mais Bea joue ensuite, et elle a du bleu. Posez-la près de la carte bleue, sur la rangée 2, pour la lui gâcher.
coloretto-tutorial-place-wrong = C’est permis, mais c’est la rangée 2 que Bea convoite. Essayez la rangée 2.
coloretto-tutorial-take = Quelques tours plus tard. Chaque rangée montre ce qu’elle vaut pour vous. La rangée 1 a deux rouges et un +2 : prenez-la avant les autres.
coloretto-tutorial-take-wrong = C’est permis, mais la rangée 1 vaut le plus. Prenez la rangée 1.
coloretto-tutorial-out = Maintenant vous attendez que les autres finissent la manche. Puis toutes les rangées reviennent, vides.
coloretto-tutorial-joker = Un joker compte pour la couleur que vous voulez. Le joueur qui prend le joker doré reçoit aussi la prochaine carte de la pioche, sans la connaître.
coloretto-tutorial-last = La carte Dernière manche est sortie. Quand chacun aura pris une rangée, la partie s’arrête et l’on compte.
coloretto-tutorial-count = Voici le décompte : vert 21, jaune avec le joker 15 et rouge 6 sont vos trois meilleures. Le bleu coûte 3, le +2 rapporte 2. Total : 41 !
coloretto-last-turn = modifiée au dernier tour

# Problèmes
coloretto-puzzle-turn = Et maintenant ? Piocher une carte, ou prendre une rangée ?
coloretto-puzzle-place = Et maintenant ? Sur quelle rangée poser la carte ?
coloretto-hint-draw = Aucune rangée ne vaut encore la peine.
coloretto-hint-take = Prenez une rangée, avant qu’il ne soit trop tard.
coloretto-hint-place = Ce n’est pas la rangée { $row }.
coloretto-theme-draw = continuer à piocher
coloretto-theme-take = prendre à temps
coloretto-theme-place = poser une carte
coloretto-theme-last-round = dernière manche
coloretto-theme-last-seat = dernier de la manche
coloretto-theme-short-row = prendre une rangée courte
coloretto-theme-joker = joker
