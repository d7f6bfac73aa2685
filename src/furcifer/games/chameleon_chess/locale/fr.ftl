chameleon-chess-title = Caméléon 5×5
chameleon-chess-tagline = cavalier ici, fou là-bas
chameleon-chess-about = Chaque pièce change selon la case où elle se trouve. Atteignez la dernière rangée et survivez.

chameleon-chess-option-first = Qui commence
chameleon-chess-value-first-red = Les Rouges
chameleon-chess-value-first-blue = Les Bleus
chameleon-chess-value-first-lot = Tirage au sort
chameleon-chess-option-start = Départ
chameleon-chess-value-start-classic = Classique : qui commence peut forcer le gain
chameleon-chess-value-start-balanced = Équilibré : un premier coup au hasard pour chacun, sans gain forcé en vue
chameleon-chess-option-draws = Nulle quand une position revient pour la troisième fois, ou après 50 coups chacun sans prise

# Le plateau
chameleon-chess-board = Plateau
chameleon-chess-square-empty = { $square }, case { $tile ->
    [black] noire
   *[white] blanche
  }, vide
chameleon-chess-square-piece = { $square }, case { $tile ->
    [black] noire
   *[white] blanche
  } : pièce { $side ->
    [red] rouge
   *[blue] bleue
  } de nature { $nature ->
    [black] noire
   *[white] blanche
  }, se déplace comme un { $way ->
    [bishop] fou
   *[knight] cavalier
  }
chameleon-chess-may-go = Aller ici ; la pièce y devient un { $way ->
    [bishop] fou
   *[knight] cavalier
  }
chameleon-chess-may-take = Prendre ici ; la pièce y devient un { $way ->
    [bishop] fou
   *[knight] cavalier
  }
chameleon-chess-invader = Envahisseur : il gagne s’il n’est pas pris tout de suite
chameleon-chess-captured = { $side ->
    [red] Rouge
   *[blue] Bleu
  } { $count ->
    [0] n’a perdu aucune pièce
    [one] a perdu une pièce
   *[other] a perdu { $count } pièces
  }
chameleon-chess-legend-nature = Le centre montre la nature d’une pièce : blanche ou noire. Toutes peuvent avancer d’une case dans tous les sens.
chameleon-chess-legend-bishop = Sur une case de sa couleur, elle se déplace aussi comme un fou.
chameleon-chess-legend-knight = Sur une case de l’autre couleur, elle saute aussi comme un cavalier.

# À qui, et ce qui s’est passé
chameleon-chess-role = { $side ->
    [red] Rouge ●
   *[blue] Bleu ■
  }
chameleon-chess-side-0 = les Rouges
chameleon-chess-side-1 = les Bleus
chameleon-chess-your-turn = À vous : jouez une pièce { $side ->
    [red] rouge
   *[blue] bleue
  }
chameleon-chess-your-defence = À vous : prenez l’envahisseur, sinon c’est perdu
chameleon-chess-their-turn = { $names ->
    [sides] { $side ->
        [red] Aux Rouges ● de jouer
       *[blue] Aux Bleus ■ de jouer
      }
   *[people] À { $name } de jouer
  }
chameleon-chess-their-defence = { $name } doit prendre l’envahisseur, sinon c’est perdu
chameleon-chess-action-move = { $origin } vers { $target }
chameleon-chess-action-take = { $origin } prend en { $target }
chameleon-chess-fact-moved = { $name } : { $origin } vers { $target }, où la pièce devient un { $way ->
    [bishop] fou
   *[knight] cavalier
  }.
chameleon-chess-fact-took = { $name } : { $origin } prend en { $target }, où la pièce devient un { $way ->
    [bishop] fou
   *[knight] cavalier
  }.
chameleon-chess-fact-begins = Le sort en décide : les { $side ->
    [red] Rouges ●
   *[blue] Bleus ■
  } commencent ({ $name }).

# La fin
chameleon-chess-over-invasion = L’envahisseur sur la dernière rangée n’a pas été pris.
chameleon-chess-over-all-captured = Toutes les pièces adverses ont été prises.
chameleon-chess-over-lone-invasion = La dernière pièce a atteint la dernière rangée.
chameleon-chess-over-repetition = La même position est apparue trois fois.
chameleon-chess-over-no-capture = Cinquante coups chacun sans une prise.

# Pourquoi pas
chameleon-chess-refused-no_piece = Vous n’avez pas de pièce en { $from }.
chameleon-chess-refused-no_moves = La pièce en { $from } ne peut pas bouger pour l’instant.
chameleon-chess-refused-own_piece = Une de vos pièces est déjà en { $to }.
chameleon-chess-refused-no_such_move = La pièce en { $from } ne peut pas aller en { $to }.
chameleon-chess-refused-no_such_square = La case { $square } n’existe pas.
chameleon-chess-refused-no_opening = Seul le hasard en décide, et seulement si les options le prévoient.

# Les règles
chameleon-chess-rules-aim = Menez une pièce de l’autre côté et gardez-la en vie pendant un coup adverse.
chameleon-chess-rules-pieces-title = Les pièces et les cases
chameleon-chess-rules-pieces = Les Rouges commencent, sauf si vous choisissez les Bleus ou tirez au sort. Chaque camp a trois pièces de nature blanche et deux de nature noire, toutes placées au départ sur une case de l’autre couleur. Le centre d’une pièce montre sa nature.
chameleon-chess-rules-moves-title = Les déplacements
chameleon-chess-rules-moves = Toute pièce peut aller sur une case voisine, comme le roi aux échecs. Le reste dépend de la case où elle se trouve.
chameleon-chess-rules-bishop = Sur une case de sa couleur, elle se déplace aussi en diagonale, tant que la voie est libre.
chameleon-chess-rules-knight = Sur une case de l’autre couleur, elle saute aussi comme un cavalier : deux cases droit devant puis une de côté, par-dessus tout.
chameleon-chess-rules-capture = On prend une pièce adverse en allant sur sa case. Il faut jouer, et jamais sur ses propres pièces.
chameleon-chess-rules-end-title = La victoire
chameleon-chess-rules-end-1 = Une pièce sur la rangée de départ adverse est un envahisseur. L’adversaire a un coup pour la prendre ; sinon, elle gagne.
chameleon-chess-rules-end-2 = Si votre dernière pièce atteint la rangée de départ adverse, vous gagnez aussitôt, sauf s’il y a un envahisseur sur la vôtre.
chameleon-chess-rules-end-3 = On gagne aussi en prenant toutes les pièces adverses.
chameleon-chess-rules-draw = Règle maison : la partie est nulle quand une position revient pour la troisième fois, ou après cinquante coups chacun sans prise. L’hôte peut désactiver cette règle.

# Apprendre en jouant
chameleon-chess-tutorial-1 = Vous êtes Rouge, avec les pièces rondes. Il vous en faut une sur la rangée du fond, là où Bleu commence.
chameleon-chess-tutorial-2 = Le centre montre la nature d’une pièce. Celle-ci est blanche et se trouve sur une case noire : elle saute comme un cavalier. Toute pièce peut aussi avancer d’une case. Sautez de c1 en d3.
chameleon-chess-tutorial-2-wrong = Choisissez la pièce en c1, puis d3.
chameleon-chess-tutorial-3 = En d3, elle est sur une case blanche, sa couleur : elle s’y déplace comme un fou. Le petit symbole sur une case montre comment la pièce en repartirait. Allez en b5 et prenez la pièce qui s’y trouve.
chameleon-chess-tutorial-3-wrong = Choisissez la pièce en d3, puis b5.
chameleon-chess-tutorial-4 = La voilà envahisseur. Bleu a un coup pour la prendre ; tout autre coup perd. Ici aucune pièce ne le peut : vous gagnez.
chameleon-chess-tutorial-5 = Surveillez de même votre première rangée : un envahisseur est entouré d’un cercle, et il faut le prendre tout de suite. On y va ?

# Problèmes
chameleon-chess-puzzle-win = { $side ->
    [red] Les Rouges
   *[blue] Les Bleus
  } jouent et gagnent en { $moves } coups. Trouvez la seule façon d’y arriver.
chameleon-chess-hint-piece = Regardez la pièce en { $square }.
chameleon-chess-theme-quiet = coup tranquille
chameleon-chess-theme-sacrifice = sacrifice
chameleon-chess-theme-capture = prise
chameleon-chess-theme-threatened = sous la menace
chameleon-chess-theme-endgame = finale
chameleon-chess-theme-race = percée
