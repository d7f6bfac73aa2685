# Le Caméléon

le-cameleon-title = Le Caméléon
le-cameleon-tagline = mêler les couleurs pour prendre
le-cameleon-about = Deux pions en prennent un troisième quand leurs couleurs s’associent. Leur mélange revient en nouveau pion, jusqu’au caméléon.

# Set-up
le-cameleon-option-layout = Disposition de départ
le-cameleon-value-layout-rows = Une rangée par couleur
le-cameleon-value-layout-diagonal = Les couleurs en alternance
le-cameleon-option-draws = Une position vue trois fois, ou 100 coups sans prise, donne la nulle

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
le-cameleon-side-of = { $side ->
    [0] Ronds : { $name }
   *[1] Carrés : { $name }
}
le-cameleon-pieces = { $side ->
    [0] Ronds · { $pieces }
   *[1] Carrés · { $pieces }
}
le-cameleon-box = Dans le bac
le-cameleon-box-line = { $piece } : { $left }
le-cameleon-board = Plateau
le-cameleon-square-piece = { $square } : { $side ->
    [0] { $piece }, Ronds
   *[1] { $piece }, Carrés
}
le-cameleon-square-empty = { $square } : vide
le-cameleon-square-unused = { $square } : hors jeu
le-cameleon-square-reserve = { $square } : { $side ->
    [0] réserve des Ronds, libre
   *[1] réserve des Carrés, libre
}
le-cameleon-offer-pick = Peut bouger
le-cameleon-offer-go = Aller ici
le-cameleon-offer-go-take = Aller ici et prendre
le-cameleon-offer-victim = Prendre ce pion
le-cameleon-offer-put = Poser ici le nouveau pion
le-cameleon-does-move = { $from } vers { $to }
le-cameleon-does-take = Prendre en { $victim }
le-cameleon-does-gain = Prendre en { $victim }, gagner { $piece } en { $reserve }
le-cameleon-pass = Passer : aucun pion ne peut bouger
le-cameleon-taking = Vous prenez
le-cameleon-step-victim = Quel pion ?
le-cameleon-step-gain = Que gagnez-vous ?
le-cameleon-step-reserve = Où, dans votre réserve ? Touchez une case du plateau, ou ici :
le-cameleon-gains = Vous gagnez : { $gain }
le-cameleon-take = Prendre en { $square }
le-cameleon-chart = Charte des couleurs
le-cameleon-chart-how = Deux d’une couleur et un de l’autre prennent, et gagnent :
le-cameleon-chart-nothing = Celles-ci prennent aussi, mais sans gain :
le-cameleon-chart-help = Un caméléon prend la couleur de son partenaire. Sans gain.
le-cameleon-chart-two = Deux caméléons prennent n’importe quel pion. Sans gain.
le-cameleon-chart-taken = Un caméléon est pris par deux pions de même couleur, par un pion et un caméléon, ou par deux caméléons.
le-cameleon-chart-line = { $one } et { $other } : { $gain }
le-cameleon-chart-lit = possible maintenant

# Whose turn it is
le-cameleon-prompt-move = { $you ->
    [yes] À vous : déplacez un pion en diagonale.
   *[no] C’est à { $name } de jouer.
}
le-cameleon-prompt-take = { $you ->
    [yes] Votre pion en { $square } prend.
   *[no] { $name } prend avec le pion en { $square }.
}
le-cameleon-prompt-pass = { $you ->
    [yes] Aucun de vos pions ne peut bouger : passez.
   *[no] { $name } passe.
}

# What happened
le-cameleon-fact-moved = { $you ->
    [yes] Vous jouez { $piece } de { $from } à { $to }.
   *[no] { $name } joue { $piece } de { $from } à { $to }.
}
le-cameleon-fact-taken = { $you ->
    [yes] Vous prenez { $piece } en { $square }.
   *[no] { $name } prend { $piece } en { $square }.
}
le-cameleon-fact-gained = { $you ->
    [yes] Vous gagnez { $piece }, en réserve en { $square }.
   *[no] { $name } gagne { $piece }, en réserve en { $square }.
}
le-cameleon-fact-passed = { $you ->
    [yes] Vous n’avez aucun coup et passez.
   *[no] { $name } n’a aucun coup et passe.
}

# The end
le-cameleon-over-no-pieces = { $you ->
    [yes] L’adversaire n’a plus un seul pion.
   *[no] { $name } a pris le dernier pion.
}
le-cameleon-over-three-chameleons = { $you ->
    [yes] Des trois derniers caméléons, deux sont à vous.
   *[no] Des trois derniers caméléons, { $name } en a deux.
}
le-cameleon-over-one-against-one = Un pion contre un : aucun ne pourra plus prendre.
le-cameleon-over-repetition = La même position est apparue pour la troisième fois.
le-cameleon-over-no-taking = Cent coups de suite sans prise.

# Why not
le-cameleon-refused-move-first = On prend après un déplacement : bougez d’abord un pion.
le-cameleon-refused-take-first = La prise est obligatoire : prenez avant de continuer.
le-cameleon-refused-can-move = Vous pouvez encore jouer, donc pas passer.
le-cameleon-refused-no-piece = Vous n’avez pas de pion en { $from }.
le-cameleon-refused-reserve = Aucun pion ne va en { $to } : les rangées 1 et 9 sont aux réserves.
le-cameleon-refused-own-piece = Un de vos pions est déjà en { $to }.
le-cameleon-refused-in-the-way = Un pion barre la route de { $from } à { $to }.
le-cameleon-refused-no-such-move = Le pion en { $from } ne peut pas aller en { $to }.
le-cameleon-refused-no-enemy = Il n’y a pas de pion adverse en { $square }.
le-cameleon-refused-no-association = Ces couleurs ne forment pas d’association qui prenne en { $square }.

# The rules
le-cameleon-rules-goal-title = Le but
le-cameleon-rules-goal = Prendre tous les pions adverses en associant des couleurs.
le-cameleon-rules-board-title = Plateau et pions
le-cameleon-rules-board = Les Ronds jouent sur les cases blanches, les Carrés sur les noires : les deux camps ne se gênent jamais. Chacun a douze pions de couleurs primaires, bleu, rouge et jaune. La première et la dernière rangée sont les réserves, quatre cases par camp.
le-cameleon-rules-move-title = Se déplacer
le-cameleon-rules-move = Les Ronds commencent. À chaque tour, un pion avance ou recule d’une case en diagonale, sur une case vide. Un caméléon va aussi loin qu’il veut sur une diagonale, tant que rien ne lui barre la route.
le-cameleon-rules-take-title = Prendre
le-cameleon-rules-take = Après son déplacement, votre pion prend un pion adverse voisin, à gauche, à droite, devant ou derrière, si un autre de vos pions est lui aussi voisin de cet adversaire et que les trois forment une association : deux d’une couleur, le troisième d’une autre.
le-cameleon-rules-gain = Deux couleurs primaires donnent leur complémentaire : bleu et rouge violet, rouge et jaune orange, jaune et bleu vert. Deux couleurs complémentaires donnent un caméléon. Vous gagnez ce pion, tiré de votre bac. Une primaire et une complémentaire prennent aussi, mais ne rapportent rien.
le-cameleon-rules-chameleon = Votre caméléon prend la couleur de son partenaire ; deux caméléons prennent n’importe quoi. Un caméléon adverse tombe devant deux pions de même couleur, un pion et un caméléon, ou deux caméléons. Avec des caméléons, on ne gagne rien.
le-cameleon-rules-reserve-title = La réserve
le-cameleon-rules-reserve = Le pion gagné se pose sur une case libre de votre réserve et en sort à un tour suivant ; il n’y revient jamais. En réserve, il ne prend pas et n’est pas pris. Tant que les quatre cases sont occupées, vous ne prenez rien du tout. Quand le bac n’a plus la couleur, on ne gagne rien.
le-cameleon-rules-several = On peut prendre plusieurs fois de suite, une prise après l’autre. Se placer entre deux adversaires est sans danger tant qu’aucun d’eux n’a bougé.
le-cameleon-rules-end-title = La fin
le-cameleon-rules-end = Qui n’a plus de pion a perdu. Quand il ne reste que trois caméléons, celui qui en a deux gagne. Un pion contre un : partie nulle.
le-cameleon-rules-house-title = Règles de la maison
le-cameleon-rules-house = Les Ronds commencent. On part d’une rangée par couleur, ou des couleurs en alternance. Les cases non marquées des deux rangées extérieures sont hors jeu. Le pion qui a bougé est l’un des deux qui prennent, et la prise est obligatoire. Qui ne peut pas bouger passe. Une position vue trois fois, ou cent coups sans prise, donne la nulle.

# The guided first game
le-cameleon-first-welcome = Bienvenue ! Vous jouez les Ronds, en bas. Chaque pion avance d’une case en diagonale : les Ronds restent donc sur les cases blanches, les Carrés sur les noires.
le-cameleon-first-move = Touchez le pion rouge en c5, puis b6. Il y sera voisin du carré jaune en b7, tout comme votre pion rouge en a7.
le-cameleon-first-move-wrong = Un bon coup aussi, mais essayez le pion rouge : de c5 à b6.
le-cameleon-first-take = Deux rouges et un jaune : c’est une association. Rouge et jaune font orange. Choisissez une case de votre réserve pour votre pion orange.
le-cameleon-first-gain = Le pion jaune a disparu, et un orange attend dans votre réserve. Il pourra en sortir à n’importe quel tour.
le-cameleon-first-complement = Deux couleurs complémentaires donnent un caméléon. Votre pion violet va en e5, près de l’orange en e6 : prenez-le.
le-cameleon-first-complement-wrong = Essayez le pion violet : de d4 à e5.
le-cameleon-first-chameleon = Un caméléon ! Il va aussi loin qu’il veut en diagonale et prend la couleur de son partenaire. Choisissez sa case.
le-cameleon-first-end = Prenez-les tous et vous gagnez. La charte des couleurs, à côté du plateau, éclaire ce qui est possible. Amusez-vous bien !
