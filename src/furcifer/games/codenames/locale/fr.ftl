# Codenames

codenames-title = Codenames
codenames-tagline = un mot, mille sens
codenames-about = Votre maître-espion donne un mot et un nombre. Retrouvez vos agents parmi vingt-cinq mots, et évitez l’assassin.

# Set-up
codenames-option-language = Langue des mots et des indices
codenames-option-themes = Thèmes
codenames-value-themes-all = Tous les thèmes
codenames-value-themes-animals = Animaux et plantes
codenames-value-themes-body = Corps et vêtements
codenames-value-themes-home = Maison et cuisine
codenames-value-themes-machines = Outils et machines
codenames-value-themes-nature = Terre, ciel et mer
codenames-value-themes-people = Gens et lieux
codenames-value-themes-food = À manger et à boire
codenames-value-themes-travel = Voyages
codenames-value-themes-stories = Histoires et personnages
codenames-value-themes-play = Sports et jeux
codenames-option-own = Vos propres mots
codenames-value-own-replace = Seulement ceux-là (25 au moins)
codenames-value-own-add = Mêlés aux mots du jeu
codenames-option-pack = Vos propres mots, un par ligne
codenames-option-expert = Règles expertes : indices pour 0 et illimités
codenames-option-referee = Indices non valables
codenames-value-referee-strict = Refusés avant que quiconque les voie
codenames-value-referee-table = Permis, sauf si l’autre camp les conteste
codenames-option-proper-names = Permettre les noms propres
codenames-option-acronyms = Permettre les sigles
codenames-option-hyphenated = Permettre les mots à trait d’union
codenames-option-multiword = Permettre plusieurs mots
codenames-option-soundalikes = Permettre les mots qui sonnent pareil
codenames-option-compounds = Permettre les mots composés d’un mot de la table
codenames-option-call-seconds = Secondes pour contester un indice, si les joueurs arbitrent (0 : attendre l’accord)
codenames-option-clue-seconds = Secondes par indice (0 : sans limite)
codenames-option-guess-seconds = Secondes pour deviner, par tour (0 : sans limite)

# Teams and people
codenames-team-red = Rouges
codenames-team-blue = Bleus
codenames-you = vous
codenames-team-nobody = sans joueur
codenames-team-all = Une seule équipe
codenames-appoint = Nommer maître-espion
codenames-draw-lead = Tirer au sort le maître-espion
codenames-left = { $count ->
    [one] encore { $count } mot
   *[other] encore { $count } mots
}
codenames-spymaster = Maître-espion :
codenames-operatives = Agents de terrain :
codenames-role-spymaster = Maître-espion
codenames-role-operative = Agent de terrain
codenames-role-red-spymaster = Maître-espion rouge
codenames-role-red-operative = Agent de terrain rouge
codenames-role-blue-spymaster = Maître-espion bleu
codenames-role-blue-operative = Agent de terrain bleu

# The words on the table
codenames-grid = Les vingt-cinq mots
codenames-card-red = un agent rouge
codenames-card-blue = un agent bleu
codenames-card-bystander = un simple passant
codenames-card-assassin = l’assassin
codenames-key-red = clé : rouge
codenames-key-blue = clé : bleu
codenames-key-bystander = clé : passant
codenames-key-assassin = clé : l’assassin
codenames-card-marked = montré par { $names }
codenames-chosen = { $word } : choisi. Les boutons sont après les mots.
codenames-peek = Appuyez pour voir la clé
codenames-hide = Cacher la clé

# Clues
codenames-your-clue = Votre indice
codenames-clue-word = Un seul mot
codenames-clue-hint = Un mot qui désigne plusieurs des vôtres.
codenames-clue-fine = Cet indice est permis.
codenames-clue-table = Rien ne s’oppose à cet indice, mais l’autre camp peut le contester.
codenames-clue-for = pour
codenames-clue-number = Pour combien de mots ? Choisissez un nombre.
codenames-fewer = Moins de mots
codenames-more = Plus de mots
codenames-give = Donner
codenames-unlimited = illimité
codenames-clue-now = { $team ->
    [red] Indice des Rouges
   *[blue] Indice des Bleus
} : { $clue }, { $number }
codenames-chance-guess = sûr à { $percent } %
codenames-chance-clue = tous trouvés : { $percent } %
codenames-guesses = Mots proposés
codenames-history = Indices donnés
codenames-history-empty = Aucun pour l’instant.
codenames-agreements = Les indices permis à cette table
codenames-agreed = permis
codenames-not-agreed = pas permis
codenames-kind-proper-names = Noms propres (Paris)
codenames-kind-acronyms = Sigles (NASA)
codenames-kind-hyphenated = Mots à trait d’union (belle-mère)
codenames-kind-multiword = Plusieurs mots (New York)
codenames-kind-soundalikes = Mots qui sonnent comme un mot de la table (cygne à côté de SIGNE)
codenames-kind-compounds = Mots composés d’un mot de la table (portefeuille à côté de FEUILLE)
codenames-no-clue = pas d’indice
codenames-enemy-turn = le tour de l’ennemi
codenames-annulled = contesté, ne compte pas
codenames-covered = recouvert sans être deviné

# What you can do
codenames-action-clue = { $word }, { $number }
codenames-action-guess = Proposer { $word }
codenames-action-mark = Le montrer
codenames-action-unmark = Ne plus le montrer
codenames-action-stop = S’arrêter là
codenames-action-accept = L’accepter
codenames-action-call = Le contester
codenames-action-stand = Le maintenir
codenames-action-concede = Le retirer
codenames-action-uphold = Il est valable
codenames-action-reject = Il n’est pas valable
codenames-action-cover = Recouvrir { $word }
codenames-action-decline = Ne rien recouvrir
codenames-hint-guess = Touchez un mot, puis proposez-le ou montrez-le.
codenames-hint-cover = Touchez le mot à recouvrir.
codenames-hint-key = Affichez la clé pour choisir un mot.
codenames-timer = Temps restant
codenames-chat-silent = Les maîtres-espions n’écrivent pas pendant la partie. À votre tour, les phrases toutes faites restent possibles.

# Whose turn it is
codenames-prompt-deal = On installe les mots…
codenames-prompt-over = La partie est finie.
codenames-prompt-clue = À vous : donnez un indice à votre équipe.
codenames-prompt-guess = À vous : « { $clue } » { $number }. Proposez un mot.
codenames-prompt-go-on = « { $clue } » { $number } : proposez un autre mot ou arrêtez-vous là.
codenames-prompt-doubt = { $team ->
    [red] Les Rouges disent
   *[blue] Les Bleus disent
} « { $clue } » { $number }. Acceptez ou contestez.
codenames-prompt-answer = Votre indice est contesté, mais l’arbitre l’accepte. { $vote ->
    [yes] Maintenez-le, et les agents de terrain votent, ou retirez-le.
   *[no] Maintenez-le ou retirez-le.
}
codenames-prompt-vote = « { $clue } » { $number } est contesté. L’indice est-il valable ?
codenames-prompt-penalty = L’indice ne compte pas. Vous pouvez recouvrir un de vos mots.
codenames-prompt-penalty-together = L’indice ne compte pas. Recouvrez pour cela un mot de l’ennemi.
codenames-prompt-enemy = C’est le tour de l’ennemi : recouvrez un de ses mots.
codenames-wait-clue = { $name } cherche un indice pour { $team ->
    [red] l’équipe rouge
   *[blue] l’équipe bleue
}.
codenames-wait-guess = { $team ->
    [red] L’équipe rouge cherche
   *[blue] L’équipe bleue cherche
} : « { $clue } » { $number }.
codenames-wait-doubt = « { $clue } » { $number } : à { $name } d’accepter ou de contester.
codenames-wait-ruling = L’indice est contesté. L’arbitre tranche.
codenames-wait-answer = L’indice est contesté. À { $name } de le maintenir ou de le retirer.
codenames-wait-vote = « { $clue } » { $number } est contesté. On attend encore le vote : { $name }.
codenames-wait-penalty = L’indice ne compte pas. { $name } peut recouvrir un mot.
codenames-wait-enemy = C’est le tour de l’ennemi. { $name } recouvre un de ses mots.

# What happened
codenames-fact-dealt = Vingt-cinq mots sont sur la table.
codenames-fact-key-seen = Vous pouvez regarder la clé. Les agents de terrain, non.
codenames-fact-key-open = Tout le monde voit la clé.
codenames-fact-hinted = { $mine ->
    [yes] Vous avez donné l’indice « { $clue } » { $number }.
   *[no] { $name } : « { $clue } » { $number }.
}
codenames-fact-call = { $mine ->
    [yes] Vous avez contesté l’indice.
   *[no] { $name } a contesté l’indice.
}
codenames-fact-accept = { $mine ->
    [yes] Vous avez accepté l’indice.
   *[no] { $name } a accepté l’indice.
}
codenames-fact-concede = { $mine ->
    [yes] Vous avez retiré l’indice.
   *[no] { $name } a retiré l’indice.
}
codenames-fact-stand = { $mine ->
    [yes] Vous avez maintenu l’indice.
   *[no] { $name } a maintenu l’indice.
}
codenames-fact-decline = { $mine ->
    [yes] Vous n’avez rien recouvert.
   *[no] { $name } n’a rien recouvert.
}
codenames-fact-stop = { $mine ->
    [yes] Vous vous arrêtez là.
   *[no] { $name } s’arrête là.
}
codenames-fact-ruled-out = L’indice enfreint les règles et ne compte pas.
codenames-fact-uphold = { $mine ->
    [yes] Vous avez voté pour l’indice.
   *[no] { $name } a voté pour l’indice.
}
codenames-fact-reject = { $mine ->
    [yes] Vous avez voté contre l’indice.
   *[no] { $name } a voté contre l’indice.
}
codenames-fact-ruled-fine = L’arbitre ne trouve rien à redire à l’indice.
codenames-fact-marked = { $mine ->
    [yes] Vous montrez { $word }.
   *[no] { $name } montre { $word }.
}
codenames-fact-unmarked = { $mine ->
    [yes] Vous ne montrez plus { $word }.
   *[no] { $name } ne montre plus { $word }.
}
codenames-fact-revealed = { $mine ->
    [yes] Vous avez proposé { $word } : { $what }.
   *[no] { $name } a proposé { $word } : { $what }.
}
codenames-fact-covered = { $mine ->
    [yes] Vous avez recouvert { $word } : { $what }.
   *[no] { $name } a recouvert { $word } : { $what }.
}
codenames-fact-time-up = Temps écoulé. { $what ->
    [accept] L’indice tient.
    [stand] L’indice est mis aux voix.
    [uphold] La voix compte pour l’indice.
    [decline] Aucun mot n’est recouvert.
   *[pass] Le tour passe.
}
codenames-fact-turn-began = { $team ->
    [red] C’est le tour des Rouges.
   *[blue] C’est le tour des Bleus.
}

# The end
codenames-team-wins = { $team ->
    [red] L’équipe rouge gagne !
   *[blue] L’équipe bleue gagne !
}
codenames-over-all-found = { $team ->
    [red] L’équipe rouge
   *[blue] L’équipe bleue
} a retrouvé tous ses agents.
codenames-over-given-away = { $enemy ->
    [red] L’équipe rouge a trouvé le dernier agent bleu.
   *[blue] L’équipe bleue a trouvé le dernier agent rouge.
}
codenames-over-penalty = { $team ->
    [red] L’équipe rouge
   *[blue] L’équipe bleue
} a recouvert son dernier agent après un indice non valable.
codenames-over-assassin = { $enemy ->
    [red] L’équipe rouge
   *[blue] L’équipe bleue
} est tombée sur l’assassin.
codenames-over-enemy-found = Les huit mots ennemis sont recouverts.
codenames-score = { $score ->
    [0] Pas de point cette fois.
    [one] { $score } agent ennemi n’a rien vu venir.
   *[other] { $score } agents ennemis n’ont rien vu venir.
}
codenames-praise-8 = Difficile à croire !
codenames-praise-7 = Ils n’y ont vu que du feu.
codenames-praise-6 = Une opération modèle.
codenames-praise-5 = Bien joué, et avec de la marge.
codenames-praise-4 = Du bon travail de terrain.
codenames-praise-3 = Ça commençait à chauffer.
codenames-praise-2 = L’ennemi était à la porte.
codenames-praise-1 = Une victoire est une victoire.

# Refusals
codenames-refused-expert = Un indice pour { $number } demande les règles expertes, désactivées à cette table.
codenames-refused-number = Un indice vaut pour 1 à 9 mots, pas pour { $number }.
codenames-refused-spaces = Il y a un espace en trop dans « { $clue } ».
codenames-refused-empty = Il faut au moins une lettre ou un chiffre.
codenames-refused-too-long = C’est trop long pour un indice. { $longest } lettres suffisent pour n’importe quel mot.
codenames-refused-bad-characters = Des lettres et des chiffres simples, s’il vous plaît : pas de { $character } dans un indice.
codenames-refused-several-words = « { $clue } », c’est plus d’un mot. L’option « { codenames-option-multiword } » est désactivée à cette table.
codenames-refused-hyphenated = « { $clue } » a un trait d’union. L’option « { codenames-option-hyphenated } » est désactivée à cette table.
codenames-refused-acronym = « { $clue } » est un sigle. L’option « { codenames-option-acronyms } » est désactivée à cette table.
codenames-refused-proper-name = « { $clue } » est un nom propre. L’option « { codenames-option-proper-names } » est désactivée à cette table.
codenames-refused-form-of = « { $clue } » est une forme du mot { $card }, encore sur la table.
codenames-refused-part-of-compound = « { $clue } » est une partie du mot { $card }, encore sur la table.
codenames-refused-contains-card = « { $clue } » contient le mot { $card }, encore sur la table. L’option « { codenames-option-compounds } » est désactivée à cette table.
codenames-refused-sounds-like = « { $clue } » sonne comme { $card }, encore sur la table. Épelez-le (comme v-e-r-t), ou convenez de l’option « { codenames-option-soundalikes } ».
codenames-refused-no-such-word = { $word } n’est pas sur la table.
codenames-refused-covered = { $word } est déjà recouvert.
codenames-refused-marked = Vous montrez déjà { $word }.
codenames-refused-not-marked = Vous ne montriez pas { $word }.
codenames-refused-guess-first = Proposez au moins un mot avant de vous arrêter.
codenames-refused-wrong-word = Vous ne pouvez pas recouvrir { $word }.
codenames-refused-not-now = Ce n’est pas possible pour l’instant.

# Rules
codenames-rules-goal-title = Retrouver ses agents
codenames-rules-goal = Vingt-cinq mots sont sur la table. Derrière chacun se cache un agent rouge, un agent bleu, un simple passant ou, une seule fois, l’assassin. La première équipe à retrouver tous ses agents gagne.
codenames-rules-teams = Chaque équipe compte un maître-espion et un ou plusieurs agents de terrain : de quatre à dix personnes en tout. Seuls les maîtres-espions voient la clé. L’équipe qui a neuf mots commence ; l’autre en a huit.
codenames-rules-clue-title = Un mot, un nombre
codenames-rules-clue = Au tour de votre équipe, le maître-espion dit un seul mot et combien de vos mots il désigne. Rien d’autre : ni allusion, ni grimace, ni message.
codenames-rules-clue-picture = L’indice « mer », pour 2, désigne PIEUVRE et SOUS-MARIN.
codenames-rules-guess-title = Deviner ensemble
codenames-rules-guess = Les agents de terrain proposent un mot à la fois, au moins un et au plus un de plus que le nombre. Montrez des mots pour dire à l’équipe ce que vous pensez ; puis l’un de vous propose.
codenames-rules-own = Un de vos agents : continuez, ou arrêtez-vous.
codenames-rules-other = Un agent de l’autre équipe : il compte pour elle, et votre tour est fini.
codenames-rules-bystander = Un passant : votre tour est fini.
codenames-rules-assassin = L’assassin : votre équipe perd sur-le-champ.
codenames-rules-valid-title = Les indices valables
codenames-rules-valid = Un indice est un seul mot, et joue sur le sens. Ce n’est ni une forme d’un mot de la table, ni une partie d’un mot composé de la table, ni un composé qui en contient un. Des lettres communes ne gênent pas : « eau » va très bien à côté de CHÂTEAU. Les mots recouverts sont de nouveau libres.
codenames-rules-agreed = Noms propres, sigles, traits d’union, plusieurs mots, mots qui sonnent pareil : c’est à votre groupe de décider. Au départ, c’est non.
codenames-rules-expert = Les règles expertes ajoutent le 0 (« aucun de nos mots ») et l’illimité. Dans les deux cas, le nombre de propositions est sans limite.
codenames-rules-referee-title = L’arbitre
codenames-rules-referee = D’ordinaire, un indice non valable est refusé avant que quiconque le voie. Si les joueurs arbitrent eux-mêmes, l’autre maître-espion accepte chaque indice ou le conteste avant les propositions. S’il enfreint les règles, ou si son auteur le retire, le tour s’arrête et celui qui l’a contesté peut recouvrir un mot de sa propre équipe. En cas de doute, les agents de terrain des deux équipes votent : il faut plus de la moitié des voix contre l’indice.
codenames-rules-together-title = À deux ou trois ? Jouez ensemble
codenames-rules-together = Vous formez une seule équipe. Après chacun de vos tours, le maître-espion recouvre un mot ennemi de son choix. Vous perdez si vous trouvez l’assassin, ou quand les huit mots ennemis sont recouverts. Votre score : les mots ennemis restants, huit au plus. Si les joueurs arbitrent, les agents de terrain contestent les indices, et un indice non valable coûte un mot ennemi.
codenames-rules-house = Règles maison : tout le monde voit les mots que l’on montre, et des limites de temps sont possibles pour les indices, les propositions et les contestations. Quand le temps est écoulé, le tour passe ou l’indice tient.

# First game
codenames-tutorial-words = CITRON, PIEUVRE, PIANO, CHEVALIER, DÉSERT, LETTRE, CHÂTEAU, ARBRE, CHEVAL, BOUTON, PONT, RESSORT, ÉCORCE, PILOTE, COURONNE, SOUS-MARIN, NOTE, POIVRE, ÉPÉE, MENTHE, HORLOGE, PLANCHE, PALME, ÉCHELLE, MÉDECIN
codenames-tutorial-clue = mer
codenames-tutorial-enemy-clue = médiéval
codenames-tutorial-hello = Vingt-cinq mots. Certains cachent des agents de votre équipe, les Rouges. Seule Ada, votre maître-espion, sait lesquels.
codenames-tutorial-clue-given = Ada dit « mer » pour 2 : deux de vos mots ont un rapport avec la mer. Touchez PIEUVRE, puis proposez-le.
codenames-tutorial-again = Un agent rouge ! Il en reste un. Quel autre mot évoque la mer ?
codenames-tutorial-stop = Vous avez trouvé les deux. Vous avez droit à un mot de plus que le nombre, mais rien ne vous y oblige. Arrêtez-vous là.
codenames-tutorial-other = Au tour des Bleus. Leur indice était « médiéval », et COURONNE était un passant : fin du tour.
codenames-tutorial-key = Maintenant, c’est vous le maître-espion. Appuyez sur le bouton au-dessus des mots pour voir la clé, et encore une fois pour la cacher aux voisins.
codenames-tutorial-give = Écrivez un mot pour quelques-uns des vôtres, et choisissez leur nombre. L’arbitre répond pendant que vous écrivez : aucune forme d’un mot de la table.
codenames-tutorial-end = Évitez l’assassin, le ✕ : l’équipe qui le propose perd aussitôt. C’est tout. Bonne chance !
codenames-tutorial-not-that = Audacieux, mais regardez encore : quel mot évoque le plus la mer ?
codenames-tutorial-not-stop = Pas mal, mais vous avez trouvé tous les mots de cet indice. Arrêtez-vous là.

# The picture on the landing page
codenames-picture-words = RAIE, PIEUVRE, BALLE, ROI, PILOTE, NUIT, ARBRE, LETTRE, PONT, CHEVAL, NOTE, MENTHE
codenames-card-last = recouvert au dernier tour

# Indices à voix haute
codenames-option-voice = Indices à voix haute ; on n’entre que le nombre
codenames-spoken = indice à voix haute
codenames-say-it = Dites votre indice à voix haute, puis entrez le nombre.
codenames-refused-spoken = À cette table, les indices se disent à voix haute. Dites le vôtre et entrez le nombre.

# Problèmes
codenames-puzzle-which = L’indice est « { $clue } », { $number }. Quels sont les deux mots ?
codenames-hint-word = L’un des deux est { $word }.
codenames-theme-two = deux mots
