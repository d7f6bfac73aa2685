chameleon-chess-title = Caméléon 5×5
chameleon-chess-tagline = cavalier ici, fou là-bas
chameleon-chess-about = Chaque pièce change selon la case où elle se tient. Atteignez la dernière rangée et survivez.

chameleon-chess-option-start = Départ
chameleon-chess-value-start-classic = Classique : Rouge, qui commence, peut forcer la victoire
chameleon-chess-value-start-balanced = Équilibré : un premier coup de chacun est tiré au sort, sans gain forcé en vue
chameleon-chess-option-draws = Nulle à la troisième répétition, ou après 100 coups sans prise

# Le plateau
chameleon-chess-board = Plateau
chameleon-chess-square-empty = { $square }, case { $tile ->
    [black] noire
   *[white] blanche
  }, vide
chameleon-chess-square-piece = { $square }, case { $tile ->
    [black] noire
   *[white] blanche
  } : pièce { $side ->
    [red] rouge
   *[blue] bleue
  } de nature { $nature ->
    [black] noire
   *[white] blanche
  }, se déplace en { $way ->
    [bishop] fou
   *[knight] cavalier
  }
chameleon-chess-may-go = Vous pouvez aller ici, et y serez { $way ->
    [bishop] fou
   *[knight] cavalier
  }
chameleon-chess-may-take = Vous pouvez prendre ici, et y serez { $way ->
    [bishop] fou
   *[knight] cavalier
  }
chameleon-chess-invader = Un envahisseur : il gagne s’il n’est pas pris tout de suite
chameleon-chess-captured = { $side ->
    [red] Rouge
   *[blue] Bleu
  } { $count ->
    [0] n’a perdu aucune pièce
    [one] a perdu une pièce
   *[other] a perdu { $count } pièces
  }
chameleon-chess-legend-nature = Le centre est la nature de la pièce : blanche ou noire. Toutes avancent d’une case en tous sens.
chameleon-chess-legend-bishop = Sur une case de la couleur de sa nature, elle file aussi comme un fou.
chameleon-chess-legend-knight = Sur une case de l’autre couleur, elle saute aussi comme un cavalier.

# À qui, et ce qui s’est passé
chameleon-chess-role = { $side ->
    [red] Rouge ●
   *[blue] Bleu ■
  }
chameleon-chess-your-turn = À vous : jouez une pièce { $side ->
    [red] rouge
   *[blue] bleue
  }
chameleon-chess-your-defence = À vous : prenez l’envahisseur, ou c’est perdu
chameleon-chess-their-turn = Au tour de { $name }
chameleon-chess-their-defence = { $name } doit prendre l’envahisseur, ou perd
chameleon-chess-does-move = { $origin } vers { $target }
chameleon-chess-does-take = { $origin } prend en { $target }
chameleon-chess-fact-moved = { $name } : { $origin } vers { $target }, où la pièce est { $way ->
    [bishop] fou
   *[knight] cavalier
  }.
chameleon-chess-fact-took = { $name } : { $origin } prend en { $target }, où la pièce est { $way ->
    [bishop] fou
   *[knight] cavalier
  }.

# La fin
chameleon-chess-over-invasion = L’envahisseur sur la dernière rangée n’a pas été pris.
chameleon-chess-over-all-captured = Toutes les pièces adverses sont prises.
chameleon-chess-over-lone-invasion = La dernière pièce a atteint la dernière rangée.
chameleon-chess-over-repetition = La même position s’est présentée trois fois.
chameleon-chess-over-no-capture = Cent coups sans une prise.

# Pourquoi pas
chameleon-chess-refused-no_piece = Vous n’avez pas de pièce en { $from }.
chameleon-chess-refused-own_piece = Votre propre pièce se tient en { $to }.
chameleon-chess-refused-no_such_move = La pièce en { $from } ne peut pas aller en { $to }.
chameleon-chess-refused-no_such_square = La case { $square } n’existe pas.
chameleon-chess-refused-no_opening = Seul le hasard ouvre, et seulement avec ce que permet le départ équilibré.

# Les règles
chameleon-chess-rules-aim = Menez une pièce de l’autre côté et faites-lui passer un coup adverse.
chameleon-chess-rules-pieces-title = Les pièces et les cases
chameleon-chess-rules-pieces = Rouge commence. Chaque camp a trois pièces de nature blanche et deux de nature noire, toutes placées au départ sur une case de l’autre couleur. Le centre d’une pièce montre sa nature.
chameleon-chess-rules-moves-title = Se déplacer
chameleon-chess-rules-moves = Toute pièce peut avancer sur une case voisine, comme le roi aux échecs. Le reste dépend de la case où elle se tient.
chameleon-chess-rules-bishop = Sur une case de la couleur de sa nature, elle file aussi en diagonale, tant que la voie est libre.
chameleon-chess-rules-knight = Sur une case de l’autre couleur, elle saute aussi comme un cavalier : deux cases puis une de côté, par-dessus tout.
chameleon-chess-rules-capture = Aller sur une pièce adverse la prend. Il faut jouer, et jamais sur ses propres pièces.
chameleon-chess-rules-end-title = Gagner
chameleon-chess-rules-end-1 = Une pièce sur la rangée de départ adverse est un envahisseur. L’adversaire a un seul coup : s’il ne la prend pas, elle gagne.
chameleon-chess-rules-end-2 = Si votre unique pièce atteint la rangée de départ adverse, vous gagnez aussitôt, sauf si un envahisseur se tient sur la vôtre.
chameleon-chess-rules-end-3 = Prendre toutes les pièces adverses gagne aussi.
chameleon-chess-rules-draw = Règle maison : la troisième répétition d’une position, ou cent coups sans prise, fait partie nulle. L’hôte peut y renoncer.

# Apprendre en jouant
chameleon-chess-first-1 = Vous êtes Rouge, les pièces rondes. Il vous en faut une sur la rangée du fond, là où Bleu commence.
chameleon-chess-first-2 = Le centre montre la nature d’une pièce. Celle-ci est de nature blanche et se tient sur une case noire : elle y saute comme un cavalier. Toute pièce peut aussi avancer d’une case. Sautez de c1 en d3.
chameleon-chess-first-2-wrong = Choisissez la pièce en c1, puis d3.
chameleon-chess-first-3 = En d3, elle se tient sur une case blanche, la couleur de sa nature : elle y file comme un fou. Le petit insigne sur une case dit comment la pièce en repartirait. Filez en b5 et prenez ce qui s’y trouve.
chameleon-chess-first-3-wrong = Choisissez la pièce en d3, puis b5.
chameleon-chess-first-4 = La voilà envahisseur. Bleu a un coup pour la prendre ; tout autre coup perd. Ici personne ne le peut : vous gagnez.
chameleon-chess-first-5 = Gardez de même votre première rangée : un envahisseur est encerclé, et il ne faut alors penser qu’à le prendre. Prêt ?
