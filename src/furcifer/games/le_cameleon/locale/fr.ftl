# Le Caméléon

le-cameleon-title = Le Caméléon
le-cameleon-tagline = mélangez les couleurs pour prendre
le-cameleon-about = Deux pions en prennent un troisième quand leurs couleurs s’associent. Le mélange devient un nouveau pion, jusqu’au caméléon.

# Set-up
le-cameleon-option-layout = Disposition de départ
le-cameleon-value-layout-rows = Une rangée par couleur
le-cameleon-value-layout-diagonal = Les couleurs en alternance
le-cameleon-option-draws = Nulle quand une position revient pour la troisième fois, ou après 100 coups de suite sans prise

# Pieces
le-cameleon-B = bleu
le-cameleon-R = rouge
le-cameleon-Y = jaune
le-cameleon-V = violet
le-cameleon-O = orange
le-cameleon-G = vert
le-cameleon-K = caméléon
le-cameleon-glyph-violet = Vi
le-cameleon-nothing = rien
le-cameleon-a-blue = bleu
le-cameleon-a-red = rouge
le-cameleon-a-yellow = jaune
le-cameleon-a-purple = violet
le-cameleon-a-orange = orange
le-cameleon-a-green = vert
le-cameleon-a-black = caméléon
le-cameleon-the-blue = le pion bleu
le-cameleon-the-red = le pion rouge
le-cameleon-the-yellow = le pion jaune
le-cameleon-the-purple = le pion violet
le-cameleon-the-orange = le pion orange
le-cameleon-the-green = le pion vert
le-cameleon-the-black = le caméléon

# On the table
le-cameleon-role = { $side ->
    [0] Ronds
   *[1] Carrés
}
le-cameleon-side-0 = les Ronds
le-cameleon-side-1 = les Carrés
le-cameleon-side-of = { $side ->
    [0] Ronds : { $name }
   *[1] Carrés : { $name }
}
le-cameleon-pieces = { $side ->
    [0] Ronds · { $pieces }
   *[1] Carrés · { $pieces }
}
le-cameleon-box = Dans la boîte
le-cameleon-box-line = { $piece } : { $left }
le-cameleon-board = Plateau
le-cameleon-square-piece = { $square } : { $side ->
    [0] { $piece }, Ronds
   *[1] { $piece }, Carrés
}
le-cameleon-square-empty = { $square } : vide
le-cameleon-square-unused = { $square } : hors jeu
le-cameleon-square-reserve = { $square } : { $side ->
    [0] réserve des Ronds, libre
   *[1] réserve des Carrés, libre
}
le-cameleon-offer-pick = Peut bouger
le-cameleon-offer-go = Aller ici
le-cameleon-offer-go-take = Aller ici et prendre
le-cameleon-offer-victim = Prendre ce pion
le-cameleon-offer-put = Poser ici le nouveau pion
le-cameleon-action-move = { $from } vers { $to }
le-cameleon-action-take = Prendre en { $victim }
le-cameleon-action-gain = Prendre en { $victim }, gagner { $piece } en { $reserve }
le-cameleon-pass = Passer : aucun pion ne peut bouger
le-cameleon-taking = Vous prenez un pion
le-cameleon-step-victim = Quel pion ?
le-cameleon-step-gain = Que gagnez-vous ?
le-cameleon-step-reserve = Où, dans votre réserve ?
le-cameleon-gains = Vous gagnez : { $gain }
le-cameleon-take = Prendre en { $square }
le-cameleon-chart = Tableau des couleurs
le-cameleon-chart-how = Deux pions d’une couleur et un de l’autre prennent, et vous gagnez :
le-cameleon-chart-nothing = Ceux-ci prennent aussi, mais vous ne gagnez rien :
le-cameleon-chart-help = Un caméléon compte comme la couleur de son partenaire. Vous ne gagnez rien.
le-cameleon-chart-two = Deux caméléons prennent n’importe quel pion. Vous ne gagnez rien.
le-cameleon-chart-taken = Un caméléon est pris par deux pions de même couleur, par un pion et un caméléon, ou par deux caméléons.
le-cameleon-chart-line = { $one } et { $other } : { $gain }
le-cameleon-chart-lit = possible maintenant

# Whose turn it is
le-cameleon-prompt-move = { $you ->
    [yes] À vous : déplacez un pion en diagonale.
    [rounds] Aux Ronds de jouer.
    [squares] Aux Carrés de jouer.
   *[no] À { $name } de jouer.
}
le-cameleon-prompt-take = { $you ->
    [yes] Votre pion en { $square } prend. Choisissez un pion.
    [rounds] Les Ronds prennent avec le pion en { $square }.
    [squares] Les Carrés prennent avec le pion en { $square }.
   *[no] { $name } prend avec le pion en { $square }.
}
le-cameleon-prompt-pass = { $you ->
    [yes] Aucun de vos pions ne peut bouger : vous devez passer.
    [rounds] Les Ronds ne peuvent pas bouger et doivent passer.
    [squares] Les Carrés ne peuvent pas bouger et doivent passer.
   *[no] { $name } ne peut pas bouger et doit passer.
}

# What happened
le-cameleon-fact-moved = { $you ->
    [yes] Vous déplacez { $piece } de { $from } à { $to }.
   *[no] { $name } déplace { $piece } de { $from } à { $to }.
}
le-cameleon-fact-taken = { $you ->
    [yes] Vous prenez { $piece } en { $square }.
   *[no] { $name } prend { $piece } en { $square }.
}
le-cameleon-fact-gained = { $you ->
    [yes] Vous gagnez { $piece }, mis en réserve en { $square }.
   *[no] { $name } gagne { $piece }, mis en réserve en { $square }.
}
le-cameleon-fact-passed = { $you ->
    [yes] Vous ne pouvez pas jouer et passez.
   *[no] { $name } ne peut pas jouer et passe.
}

# The end
le-cameleon-over-no-pieces = { $you ->
    [yes] L’adversaire n’a plus un seul pion.
    [rounds] Les Ronds ont pris le dernier pion.
    [squares] Les Carrés ont pris le dernier pion.
   *[no] { $name } a pris le dernier pion.
}
le-cameleon-over-three-chameleons = { $you ->
    [yes] Il reste trois caméléons, et deux sont à vous.
    [rounds] Il reste trois caméléons, et les Ronds en ont deux.
    [squares] Il reste trois caméléons, et les Carrés en ont deux.
   *[no] Il reste trois caméléons, et { $name } en a deux.
}
le-cameleon-over-one-against-one = Un pion contre un : aucun ne peut prendre l’autre.
le-cameleon-over-repetition = La même position est apparue trois fois.
le-cameleon-over-no-taking = Cent coups de suite sans prise.

# Why not
le-cameleon-refused-move-first = Déplacez d’abord un pion ; ensuite vous pourrez prendre.
le-cameleon-refused-take-first = La prise est obligatoire. Prenez d’abord.
le-cameleon-refused-can-move = Vous pouvez encore jouer, donc vous ne pouvez pas passer.
le-cameleon-refused-no-piece = Vous n’avez pas de pion en { $from }.
le-cameleon-refused-no-moves = Le pion en { $from } ne peut pas bouger pour l’instant.
le-cameleon-refused-reserve = On ne peut pas aller en { $to } : les rangées 1 et 9 sont les réserves.
le-cameleon-refused-own-piece = Un de vos pions est déjà en { $to }.
le-cameleon-refused-in-the-way = Un pion barre la route de { $from } à { $to }.
le-cameleon-refused-no-such-move = Le pion en { $from } ne peut pas aller en { $to }.
le-cameleon-refused-no-enemy = Il n’y a pas de pion adverse en { $square }.
le-cameleon-refused-no-association = Ces couleurs ne peuvent pas prendre le pion en { $square }.

# The rules
le-cameleon-rules-goal-title = Le but
le-cameleon-rules-goal = Prendre tous les pions adverses en associant des couleurs.
le-cameleon-rules-board-title = Plateau et pions
le-cameleon-rules-board = Les Ronds jouent sur les cases claires, les Carrés sur les foncées : les deux camps ne se gênent jamais. Chacun a douze pions de couleurs primaires, bleu, rouge et jaune. La première et la dernière rangée sont les réserves, quatre cases par camp.
le-cameleon-rules-move-title = Les déplacements
le-cameleon-rules-move = Les Ronds commencent. À chaque tour, un pion avance ou recule d’une case en diagonale, sur une case vide. Un caméléon va aussi loin qu’il veut sur une diagonale, tant que rien ne lui barre la route.
le-cameleon-rules-take-title = Les prises
le-cameleon-rules-take = Après son déplacement, votre pion prend un pion adverse voisin (à gauche, à droite, devant ou derrière) si un autre de vos pions est lui aussi voisin de cet adversaire et que les trois forment une association : deux d’une couleur, le troisième d’une autre.
le-cameleon-rules-gain = Deux couleurs primaires donnent une complémentaire : bleu et rouge font violet, rouge et jaune font orange, jaune et bleu font vert. Deux couleurs complémentaires donnent un caméléon. Vous gagnez ce pion, pris dans votre boîte. Une primaire et une complémentaire prennent aussi, mais vous ne gagnez rien.
le-cameleon-rules-chameleon = Votre caméléon compte comme la couleur de son partenaire ; deux caméléons prennent n’importe quel pion. Un caméléon adverse est pris par deux pions de même couleur, par un pion et un caméléon, ou par deux caméléons. Avec des caméléons, on ne gagne rien.
le-cameleon-rules-reserve-title = La réserve
le-cameleon-rules-reserve = Le pion gagné se pose sur une case libre de votre réserve et peut en sortir à un tour suivant ; il n’y revient jamais. En réserve, il ne prend pas et n’est pas pris. Tant que les quatre cases sont occupées, vous ne pouvez pas prendre. Quand la boîte n’a plus de pion d’une couleur, on ne gagne rien.
le-cameleon-rules-several = On peut prendre plusieurs pions dans un tour, l’un après l’autre. Se placer entre deux adversaires est sans danger tant qu’aucun d’eux n’a bougé.
le-cameleon-rules-end-title = La fin
le-cameleon-rules-end = Un joueur sans pion a perdu. Quand il ne reste que trois caméléons, celui qui en a deux gagne. Un pion contre un : partie nulle.
le-cameleon-rules-house-title = Règles maison
le-cameleon-rules-house = Les Ronds commencent. On part d’une rangée par couleur, ou des couleurs en alternance. Les cases non marquées des deux rangées extérieures ne servent pas. Le pion qui a bougé est l’un des deux qui prennent, et la prise est obligatoire. Un joueur qui ne peut pas bouger passe. La partie est nulle quand une position revient pour la troisième fois, ou après cent coups de suite sans prise.

# The guided first game
le-cameleon-tutorial-welcome = Bienvenue ! Vous jouez les Ronds, en bas. Chaque pion avance d’une case en diagonale : les Ronds restent donc sur les cases claires, les Carrés sur les foncées.
le-cameleon-tutorial-move = Touchez le pion rouge en c5, puis b6. Il y sera voisin du pion carré jaune en b7, tout comme votre pion rouge en a7.
le-cameleon-tutorial-move-wrong = Un bon coup aussi, mais essayez le pion rouge : de c5 à b6.
le-cameleon-tutorial-take = Deux rouges et un jaune : c’est une association. Rouge et jaune font orange. Choisissez une case de votre réserve pour votre pion orange.
le-cameleon-tutorial-gain = Le pion jaune a disparu, et un orange attend dans votre réserve. Il pourra en sortir à n’importe quel tour.
le-cameleon-tutorial-complement = Deux couleurs complémentaires donnent un caméléon. Déplacez votre pion violet en e5, à côté de l’orange en e6, et prenez-le.
le-cameleon-tutorial-complement-wrong = Essayez le pion violet : de d4 à e5.
le-cameleon-tutorial-chameleon = Un caméléon ! Il va aussi loin qu’il veut en diagonale et compte comme la couleur de son partenaire. Choisissez sa case.
le-cameleon-tutorial-end = Prenez tous les pions adverses et vous gagnez. Le tableau des couleurs, à côté du plateau, met en valeur ce qui est possible. Amusez-vous bien !

# The last turn, in the name of a square
le-cameleon-last-moved = vient de jouer
le-cameleon-last-victim = pris à l’instant
le-cameleon-last-partner = a aidé à prendre
le-cameleon-last-gained = gagné à l’instant
le-cameleon-numbers = Ici, un pion rouge, jaune ou bleu compte un peu plus de 1, un violet, orange ou vert environ 1,5, et un caméléon environ 4,5.

# Problèmes
le-cameleon-puzzle-best = Aux { $side ->
    [rounds] Ronds
   *[squares] Carrés
  } de jouer. { $steps ->
    [one] Trouvez le coup nettement meilleur que tous les autres.
   *[other] Trouvez les { $steps } coups nettement meilleurs que tous les autres. Les prises se font toutes seules.
  }
le-cameleon-hint-piece = Regardez le pion en { $square }.
le-cameleon-theme-taking = prise
le-cameleon-theme-quiet = coup tranquille
le-cameleon-theme-chain = plusieurs prises en un tour
le-cameleon-theme-chameleon = caméléon
le-cameleon-theme-reserve = sortie de réserve
le-cameleon-theme-sacrifice = sacrifice
le-cameleon-theme-endgame = finale
