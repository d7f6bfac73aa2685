# The Chameleon

chameleon-title = The Chameleon
chameleon-tagline = l’un de vous bluffe
chameleon-about = Tout le monde connaît le mot secret, sauf une personne. Donnez un indice qui prouve que vous le connaissez sans le dévoiler, et démasquez l’imposteur.

# Set-up
chameleon-option-language = Langue des thèmes et des indices
chameleon-option-chosen = Thèmes
chameleon-value-chosen-all = Tous les thèmes
chameleon-option-own = Vos propres thèmes
chameleon-value-own-replace = Seulement ceux-là
chameleon-value-own-add = Mêlés aux thèmes du jeu
chameleon-option-topics = Vos propres thèmes, un par ligne
chameleon-option-code-cards = Cartes code
chameleon-value-code-cards-fresh = Un nouveau tableau à chaque manche
chameleon-value-code-cards-printed = Les deux tableaux imprimés
chameleon-option-target = Points pour gagner
chameleon-option-rounds = Nombre de manches fixe (0 : jouer aux points)
chameleon-option-clue-seconds = Secondes par indice (0 : sans limite)
chameleon-option-discussion-seconds = Secondes de discussion (0 : sans limite)
chameleon-option-vote-seconds = Secondes pour voter (0 : sans limite)
chameleon-option-guess-seconds = Secondes pour deviner (0 : sans limite)

# On the table
chameleon-round = Manche { $round } · premier à { $target } points
chameleon-round-of = Manche { $round } sur { $rounds }
chameleon-topic = Carte thème : { $topic }
chameleon-words = Les seize mots
chameleon-the-word = le mot secret
chameleon-not-the-word = déjà proposé, raté
chameleon-yellow = Dé jaune : { $value }
chameleon-blue = Dé bleu : { $value }
chameleon-seats = Les joueurs, autour de la table
chameleon-dealer = donneur
chameleon-ready = veut voter
chameleon-voted = a voté
chameleon-your-vote = votre vote
chameleon-votes = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
chameleon-accused = sur la sellette
chameleon-the-chameleon = le Caméléon
chameleon-passed = passe

# Your card
chameleon-your-card = Votre carte
chameleon-peek = Appuyez pour voir votre carte
chameleon-hide = Cacher votre carte
chameleon-code-card = Carte code : dé jaune pour la ligne, dé bleu pour la colonne
chameleon-you-are-it = Vous êtes le Caméléon
chameleon-you-are-it-about = Vous ne connaissez pas le mot. Écoutez, fondez-vous dans le décor et devinez lequel des seize c’est.
chameleon-word-is = Le mot secret est { $word }, en { $place }.

# What you can do
chameleon-your-clue = Votre indice
chameleon-clue-word = Un seul mot
chameleon-clue-hint = Ni trop clair, ni trop vague.
chameleon-clue-fine = Cet indice est permis.
chameleon-chance-vote = { $percent } % de chances que ce soit le Caméléon
chameleon-chance-guess = { $percent } % de chances que ce soit le mot
chameleon-chance-clue = { $percent } % des gens penseraient à { $word }
chameleon-say = Le dire
chameleon-action-clue = Dites « { $word } »
chameleon-action-ready = Passer au vote
chameleon-action-vote = Voter contre { $name }
chameleon-action-accuse = Accuser { $name }
chameleon-action-guess = C’est { $word }
chameleon-action-decline = Ne pas proposer de mot
chameleon-hint-talk = Qui a hésité ? Parlez-en dans la discussion.
chameleon-hint-vote = Touchez la personne que vous soupçonnez. Les votes restent secrets jusqu’au dernier.
chameleon-hint-accuse = Touchez l’une des personnes à égalité.
chameleon-hint-guess = Touchez le mot auquel vous pensez.
chameleon-timer = Temps restant

# Whose turn it is
chameleon-prompt-round-over = La manche { $round } est finie.
chameleon-prompt-deal = On distribue les cartes…
chameleon-prompt-over = La partie est finie.
chameleon-prompt-clues = À vous : dites un mot.
chameleon-prompt-discussion = Discutez. Dites quand vous voulez voter.
chameleon-prompt-vote = Qui est le Caméléon ? Choisissez quelqu’un.
chameleon-prompt-tie = Égalité. Vous êtes le donneur : accusez l’un d’eux.
chameleon-prompt-guess = Caméléon démasqué ! Quel est le mot ?
chameleon-prompt-guess-again = Ce n’est pas celui-là. Il vous reste un essai.
chameleon-wait-clues = { $name } cherche un mot.
chameleon-wait-discussion = { $count ->
    [one] C’est noté. Une personne veut encore discuter.
   *[other] C’est noté. { $count } personnes veulent encore discuter.
}
chameleon-wait-vote = { $count ->
    [one] Vote enregistré. Il en manque encore un.
   *[other] Vote enregistré. Il en manque encore { $count }.
}
chameleon-wait-tie = Égalité. { $name }, le donneur, tranche.
chameleon-wait-guess = { $name } est le Caméléon et cherche le mot.
chameleon-watch-discussion = { $count ->
    [one] La table discute. On attend encore une personne.
   *[other] La table discute. On attend encore { $count } personnes.
}
chameleon-watch-vote = { $count ->
    [one] On vote. Il manque encore une voix.
   *[other] On vote. Il manque encore { $count } voix.
}

# What happened
chameleon-fact-dealer-chosen = { $mine ->
    [yes] Vous êtes le donneur.
   *[no] Le donneur est { $name }.
}
chameleon-fact-topic-laid = Le thème est { $topic }.
chameleon-fact-cards-dealt = Tout le monde a une carte.
chameleon-fact-card-dealt = Votre carte est devant vous ; appuyez pour la regarder.
chameleon-fact-rolled = { $mine ->
    [yes] Vous avez fait { $yellow } au dé jaune et { $blue } au dé bleu.
   *[no] { $name } a fait { $yellow } au dé jaune et { $blue } au dé bleu.
}
chameleon-fact-clue-said = { $mine ->
    [yes] Vous avez dit « { $clue } ».
   *[no] { $name } a dit « { $clue } ».
}
chameleon-fact-passed = { $mine ->
    [yes] Vous avez passé.
   *[no] { $name } a passé.
}
chameleon-fact-is-ready = { $mine ->
    [yes] Vous voulez passer au vote.
   *[no] { $name } veut passer au vote.
}
chameleon-fact-voted = { $mine ->
    [yes] Vous avez voté.
   *[no] { $name } a voté.
}
chameleon-fact-votes-shown = Les voix : { $votes }.
chameleon-fact-votes-tied = Les voix : { $votes }. Égalité : le donneur tranche.
chameleon-fact-accused-right = { $mine ->
    [yes] On vous accuse, et vous êtes le Caméléon !
   *[no] On accuse { $name }, et c’est le Caméléon !
}
chameleon-fact-accused-wrong = { $mine ->
    [yes] On vous accuse, mais vous avez une carte code.
   *[no] On accuse { $name }, qui a pourtant une carte code.
}
chameleon-fact-guessed-right = { $mine ->
    [yes] Vous avez proposé { $word }, et c’est le mot !
   *[no] { $name } a proposé { $word }, et c’est le mot !
}
chameleon-fact-guessed-wrong = { $mine ->
    [yes] Vous avez proposé { $word }. Ce n’est pas ça.
   *[no] { $name } a proposé { $word }. Ce n’est pas ça.
}
chameleon-fact-scored-escaped = { $mine ->
    [yes] Vous leur avez échappé : 2 points. Le mot était { $word }.
   *[no] { $name } était le Caméléon et s’échappe : 2 points. Le mot était { $word }.
}
chameleon-fact-scored-guessed = { $mine ->
    [yes] Caméléon démasqué, mais vous aviez le mot, { $word } : 1 point.
   *[no] { $name } s’est fait prendre, mais avait le mot, { $word } : 1 point.
}
chameleon-fact-scored-caught = { $mine ->
    [yes] Caméléon démasqué : 2 points pour tous les autres. Le mot était { $word }.
   *[no] { $name } s’est fait prendre : 2 points pour tous les autres. Le mot était { $word }.
}
chameleon-fact-time-up = { $mine ->
    [yes] Votre temps est écoulé : la table joue pour vous.
   *[no] Temps écoulé pour { $name } : la table joue.
}

# After a round
chameleon-round-over = La manche est finie
chameleon-end-escaped = { $mine ->
    [yes] Vous leur avez échappé !
   *[no] { $name } était le Caméléon et s’échappe
}
chameleon-end-guessed = { $mine ->
    [yes] Caméléon démasqué, mais vous aviez le mot
   *[no] { $name } s’est fait prendre, mais avait le mot
}
chameleon-end-caught = { $mine ->
    [yes] Caméléon démasqué
   *[no] { $name } était le Caméléon et s’est fait prendre
}
chameleon-word-was = Le mot était
chameleon-guess-was = { $right ->
    [yes] Proposé : { $guess }. Exact !
   *[no] Proposé : { $guess }. Raté.
}
chameleon-points = Points
chameleon-next = Passer à la manche { $round }
chameleon-rounds = Manches jouées
chameleon-seat = Joueur
chameleon-clue = Indice
chameleon-vote = Vote contre

# The end
chameleon-over-target = Quelqu’un a assez de points pour gagner.
chameleon-over-rounds = Toutes les manches ont été jouées.
chameleon-over-escaped = { $mine ->
    [yes] Vous étiez le Caméléon, et personne ne l’a vu.
   *[no] { $name } était le Caméléon, et personne ne l’a vu.
}
chameleon-over-guessed = { $mine ->
    [yes] Caméléon démasqué, mais vous aviez le mot.
   *[no] { $name } s’est fait prendre, mais avait le mot.
}
chameleon-over-caught = { $mine ->
    [yes] Caméléon démasqué, sans avoir trouvé le mot.
   *[no] { $name } s’est fait prendre sans trouver le mot.
}

# Refusals
chameleon-refused-empty = Il faut au moins une lettre ou un chiffre.
chameleon-refused-too-long = C’est trop long pour un indice. { $longest } lettres suffisent pour n’importe quel mot.
chameleon-refused-bad-characters = Des lettres et des chiffres simples, s’il vous plaît : pas de { $character } dans un indice.
chameleon-refused-not-one-word = « { $clue } », c’est plus d’un mot. Trouvez-en un seul.
chameleon-refused-repeated = « { $clue } » est trop proche de « { $earlier } », déjà dit dans cette manche.
chameleon-refused-on-card = Ce mot est sur la carte thème. Personne ne peut dire l’un des seize.
chameleon-refused-spaces = Il y a un espace en trop dans « { $clue } ».
chameleon-refused-own-seat = On ne vote pas contre soi-même.
chameleon-refused-not-tied = La place { $seat } n’est pas à égalité ; choisissez parmi { $tied }.
chameleon-refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
chameleon-refused-same-guess = Vous avez déjà proposé { $coordinate }, et ce n’était pas ça.
chameleon-refused-no-such-coordinate = Il n’y a pas de { $coordinate } sur la carte : elle va de A1 à D4.
chameleon-refused-wrong-phase = Ce n’est pas possible pour l’instant.
chameleon-refused-not-yours = Ce n’est pas à vous de le faire.

# Rules
chameleon-rules-goal-title = L’un de vous bluffe
chameleon-rules-goal = De trois à six joueurs. Tout le monde connaît le mot secret, sauf le Caméléon. Les autres cherchent à le démasquer ; lui cherche à passer inaperçu.
chameleon-rules-word-title = Le mot secret
chameleon-rules-word = Une carte thème de seize mots est posée au milieu. Le donneur lance deux dés. Sur la carte code, le dé jaune indique la ligne et le dé bleu la colonne ; à leur croisement, on lit la case du mot, par exemple A4. Le Caméléon n’a pas de carte code.
chameleon-rules-word-picture = Jaune 3, bleu 6 : A4 sur cette carte code.
chameleon-rules-clues-title = Un mot chacun
chameleon-rules-clues = En commençant par le donneur, puis dans le sens des aiguilles d’une montre, chacun dit un mot en rapport avec le secret. Trop clair, le Caméléon devine ; trop vague, c’est vous qu’on soupçonne.
chameleon-rules-valid = Aucun mot de la carte, rien de déjà dit dans la manche, et un seul mot.
chameleon-rules-vote-title = Discuter, puis voter
chameleon-rules-vote = Discutez jusqu’à ce que tout le monde veuille voter. Puis chacun vote en secret contre quelqu’un d’autre, et tous les votes sont dévoilés d’un coup. La personne qui a le plus de voix retourne sa carte. En cas d’égalité, le donneur tranche, quel qu’ait été son vote.
chameleon-rules-guess-title = La dernière chance
chameleon-rules-guess = Démasqué, le Caméléon peut deviner le mot parmi les seize ; à trois joueurs, il a deux essais.
chameleon-rules-points-title = Les points
chameleon-rules-escaped = Le Caméléon s’échappe : 2 points pour lui.
chameleon-rules-guessed = Démasqué, mais il trouve le mot : 1 point pour lui.
chameleon-rules-caught = Démasqué, et il se trompe : 2 points pour tous les autres.
chameleon-rules-next = Le Caméléon est le donneur de la manche suivante. Le premier à 5 points gagne.
chameleon-rules-house = Règles maison : un nouveau tableau à chaque manche, pour que personne ne l’apprenne par cœur ; pas de vote contre soi-même ; des limites de temps si vous voulez. Quand le temps est écoulé, la table joue : un vote ou une réponse au hasard, et pas d’indice.

# First game
chameleon-tutorial-topic = Cuisine
chameleon-tutorial-words = Pizza, Riz, Soupe, Fromage, Pain, Salade, Pâtes, Œuf, Gâteau, Poisson, Chocolat, Saucisse, Poulet, Crêpe, Pomme, Curry
chameleon-tutorial-clues = ailes, délicieux, rôti
chameleon-tutorial-own = plume
chameleon-tutorial-hello = Une carte thème : Cuisine, avec seize mots. L’un d’eux est le mot secret de la manche.
chameleon-tutorial-look = Votre carte est face cachée. Appuyez sur le bouton pour la regarder : le dé jaune montre 3, le dé bleu 6, et l’on y lit A4. Le mot est donc Poulet. Cachez ensuite votre carte.
chameleon-tutorial-say = Il vous faut un indice. « Volaille » dirait tout au Caméléon. Dites « plume ».
chameleon-tutorial-not-this = Pourquoi pas ? Mais pour cette histoire, dites « plume ».
chameleon-tutorial-others = Vous avez dit « plume », Bea « ailes », Chloé « délicieux », Dario « rôti ». L’un d’eux ignore le mot. Dites que vous voulez voter.
chameleon-tutorial-vote = « Délicieux » va avec tous les plats de la carte. Choisissez Chloé et votez.
chameleon-tutorial-not-her = Peut-être, mais « délicieux » va avec les seize mots. Essayez Chloé.
chameleon-tutorial-caught = Les flèches montrent qui a voté contre qui. Chloé est accusée, et c’est le Caméléon. Il lui reste un essai pour sauver un point.
chameleon-tutorial-end = Raté : tous les autres ont 2 points. Chloé est le donneur de la manche suivante. C’est tout. Bonne chance !

# Indices à voix haute
chameleon-option-voice = Indices à voix haute ; le donneur mène la partie
chameleon-prompt-voice-clues = Chacun dit son indice, en commençant par vous. Touchez le bouton quand tout le monde a parlé.
chameleon-wait-voice-clues = Chacun dit son indice, en commençant par { $name }.
chameleon-prompt-voice-discussion = Discutez. Touchez le bouton quand vous êtes prêts à voter.
chameleon-wait-voice-discussion = Discutez. { $name } lancera le vote.
chameleon-all-spoken = Tout le monde a parlé
chameleon-to-the-vote = Passer au vote
chameleon-fact-stepped-on = Le donneur a fait avancer la partie.
chameleon-refused-spoken = À cette table, les indices se disent à voix haute.

# Problèmes
chameleon-puzzle-who = Le thème est « { $topic } », le mot secret « { $word } ». Qui bluffe ?
chameleon-hint-innocent = La place { $seat } connaît le mot.
chameleon-theme-bluff = bluff
