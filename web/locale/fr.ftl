# Les sept couleurs, et les deux lettres dans le coin des cartes
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-brown = brun
colour-black = noir
glyph-red = Ro
glyph-orange = Or
glyph-yellow = Ja
glyph-green = Ve
glyph-blue = Bl
glyph-purple = Vi
glyph-brown = Br
glyph-black = No

# L’en-tête de chaque page
home-link = Furcifer, tous les jeux
language = Langue
not-affiliated = Les noms des jeux appartiennent à leurs propriétaires. Furcifer n’est ni lié à eux ni approuvé par eux.
licences = Licences et crédits
settings = Réglages
close = Fermer
cancel = Annuler
save = Enregistrer
saved = Enregistré
back = Retour
next = Suivant
skip = Passer
more = Plus
try-again = Réessayer
loading = Un instant…
your-name = Votre nom
theme = Thème
theme-auto = Selon l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Sons et vibrations
other-device = Continuer sur un autre appareil
other-device-about = Scannez ce code avec votre téléphone pour continuer dessus. Il est valable quelques minutes ; ne le montrez à personne d’autre.
other-device-show = Afficher le code
link-title = Continuer ici en tant que { $name } ?
link-title-nameless = Continuer ici ?
link-text = Cet appareil reprend le nom, les tables et les places de l’autre. Ne continuez que si ce lien est le vôtre.
link-use = Continuer ici
link-bad-title = Ce lien n’est plus valable
link-bad-text = Un lien sert une seule fois, pendant quelques minutes. Créez-en un nouveau dans les réglages de votre autre appareil.
sign-out = Se déconnecter de cet appareil
sign-out-about = Une fois déconnecté, cet appareil devient un nouveau joueur. Vous perdez vos places, sauf si un autre appareil les a encore.
offline-note = Vous êtes hors ligne. Les parties et les robots tournent sur le serveur : reconnectez-vous pour jouer.

# La page d’accueil
headline = { $count ->
    [5] Cinq jeux de couleurs et de faux-semblants
   *[other] { $count } jeux de couleurs et de faux-semblants
  }
headline-plain = Jeux de couleurs et de faux-semblants
lead = Envoyez un lien, installez-vous, jouez. Vos amis sur leur téléphone, des robots aux places vides, sans compte.
players = Joueurs
play-now = Jouer
invite = Inviter
rules = Règles
tutorial = Apprendre en jouant
your-tables = Vos tables
open-tables = Tables ouvertes
go-back = Rejoindre
watch = Regarder
free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }

# Les personnes et les places
you = Vous
friend = Un ami
host = hôte
seats = Places
people = À la table
spectator = Spectateur
seat-number = Place { $seat }
guest-number = Invité { $seat }
bot-number = Robot { $seat }
level-random = au hasard
level-greedy = gourmand
level-gentle = débutant
level-easy = facile
level-steady = moyen
level-skilled = habile
level-strong = fort
level-expert = expert
level-master = maître
level-adaptive = qui s’adapte
level-about-gentle = Joue le coup évident.
level-about-easy = Pense à son prochain coup, parfois au vôtre.
level-about-steady = Un bon adversaire pour la plupart des joueurs.
level-about-skilled = Prévoit la suite et se trompe rarement.
level-about-strong = Voit loin et punit les erreurs.
level-about-expert = Très difficile à battre.
level-about-master = Joue de son mieux.
level-about-adaptive = Joue plus fort quand vous gagnez, moins fort quand vous perdez.
bots = Les robots
free-seat = Place { $seat } libre
sit-down = S’asseoir
sit-here = S’asseoir ici
stand-up = Se lever
add-bot = Un robot
bot-level = Niveau du robot à la place { $seat }
remove-from = Libérer la place { $seat }
seat-count = Nombre de places
fewer-seats = Moins de places
more-seats = Plus de places
score = Points
winner = gagne
thinking = réfléchit…
away = un robot joue à sa place
absent = absent
flagged = temps écoulé
flagged-bot = temps écoulé, un robot joue
time-of = Temps restant : { $name }

# Avant de commencer
you-host = Votre table
host-is = Table ouverte par { $name }
join-title = Rejoindre la table
name-title = Comment vous appelez-vous ?
table-full = Toutes les places sont prises. Vous pouvez regarder, et vous asseoir dès qu’une place se libère.
invite-title = Inviter des amis
invite-about = Toute personne qui a ce lien peut jouer. Ni compte, ni installation.
invite-link = Lien vers cette table
invite-local = Cette adresse ne marche que sur cet ordinateur. Pour jouer depuis des téléphones, lancez le serveur avec --host 0.0.0.0.
copy-link = Copier le lien
copied = Copié
share = Partager
share-text = Viens jouer à { $game } avec moi !
qr-label = Code QR du lien
this-table = cette table
options = Options
table-language = Langue des mots
house-rule = règle maison
house-rule-about = La règle du jeu n’en dit rien, nous avons donc choisi. Vous pouvez choisir autrement.
option-fault = Vérifiez cette option, le serveur l’a refusée : { $option }
topics-form = Titre : mot, mot, … (16 mots, un thème par ligne)
topics-show = Voir tous les thèmes et leurs mots
words-use = Reprendre ma liste enregistrée ({ $count })
words-keep = Enregistrer cette liste pour la prochaine fois
words-kept = Enregistrée pour vos prochaines tables.
words-erase = Supprimer ma liste enregistrée
words-title = Vos mots enregistrés
words-line = { $game }, { $language } : { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
clock = Temps par joueur
clock-none = Sans limite
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  } + 5 secondes par coup
clock-about = Si votre temps est écoulé, vous perdez.
flag-fall = Quand le temps d’un joueur est écoulé
flag-fall-bot = Un robot prend la relève, et le joueur peut revenir
flag-fall-lose = Il perd aussitôt, et les autres gagnent
public = Afficher parmi les tables ouvertes
public-about = Tout le monde sur ce serveur peut s’y asseoir.
spectators = Autoriser les spectateurs
spectators-about = Ils ne voient que ce que tout le monde voit.
hints-allowed = Autoriser les conseils
hints-about = Le robot le plus fort dit ce qu’il ferait. Tout le monde voit qui a demandé.
start = Commencer
start-with-bots = { $count ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec { $count } robots aux places libres
  }
waiting-for-host = { $name } va lancer la partie.

# À la table
your-turn = À vous
flip-board = Retourner le plateau
premove = choisi d’avance
last-turn = Dernier tour
last-turn-none = Il ne s’est encore rien passé.
back-to-now = Revenir au présent
table-actions = Actions de la table
undo = Annuler
retract = Reprendre
hint = Conseil
hint-thinking = Les robots réfléchissent…
hint-none = Les robots n’ont pas d’idée non plus.
bot-meant = { $name } pensait à { $words }.
hint-count = { $count ->
    [one] 1 conseil demandé
   *[other] { $count } conseils demandés
  }
numbers-title = Que veulent dire les nombres ?
numbers-pieces = +1,0 : le joueur au trait a environ une pièce d’avance ; −1,0 : une pièce de retard. Une bonne position compte aussi, d’où les décimales.
numbers-forced = ✓5 : gagne en cinq coups au plus, quoi que fasse l’autre. ✕5 : perd en cinq coups au plus.
numbers-chance = Un pourcentage est l’estimation des robots : la chance que le coup gagne ou que la réponse soit bonne.
evaluation-wins = { $count ->
    [one] gagne en 1 coup
   *[other] gagne en { $count } coups au plus
  }
evaluation-loses = { $count ->
    [one] perd en 1 coup
   *[other] perd en { $count } coups au plus
  }
evaluation-chance = { $percent } % de chances de gagner
evaluation-even = à peu près égal
evaluation-ahead = ≈ { NUMBER($value, minimumFractionDigits: 1) } { $value ->
    [one] pièce d’avance
   *[other] pièces d’avance
  }
evaluation-behind = ≈ { NUMBER($value, minimumFractionDigits: 1) } { $value ->
    [one] pièce de retard
   *[other] pièces de retard
  }
undo-asked = { $name } voudrait reprendre son coup.
undo-waiting = Vous avez demandé à reprendre votre coup. On attend la réponse des autres.
undo-pending = { $name } a demandé à reprendre son coup.
undo-yes = D’accord
undo-no = Plutôt non
chat = Discussion
chat-empty = Pas encore de message.
chat-line = Votre message
chat-silent = Vous pouvez lire la discussion, mais pas écrire pour l’instant.
chat-silent-watching = Les spectateurs peuvent lire la discussion ; ils écriront après la partie.
send = Envoyer
unread = non lus
phrase-hello = Bonjour !
phrase-luck = Bonne chance
phrase-wow = Bien joué
phrase-hurry = À toi :)
phrase-sorry = Pardon, un instant
phrase-thanks = Merci pour la partie
log = Journal
log-empty = Rien pour l’instant.
watching = Vous regardez la partie.
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
mute = Masquer les messages : { $name }
unmute = Messages masqués : { $name }. Les afficher
chat-aside = Pour l’instant, seuls les autres spectateurs lisent ceci. Les joueurs le verront à la fin.
watch-after = On pourra regarder cette partie une fois finie.
replace-with-bot = Laisser un robot jouer pour { $name }
become-host = Devenir l’hôte
leave-seat = Quitter la partie
leave-sure = Quitter cette partie ?
leave-yes = Quitter
leave-no = Rester
leave-about = Un robot prend la relève. Vous pouvez revenir à tout moment.
bot-plays-for-you = Un robot joue pour vous.
flag-fell-you = Votre temps est écoulé : un robot joue pour vous. Vous pouvez reprendre avec une minute de plus.
flag-fell = Temps écoulé pour { $name }. Un robot prend la relève.
play-on = Reprendre
take-back = Me revoilà
fair-title = Le tirage est-il équitable ?
fair-about = Avant le début, le serveur a fixé un nombre secret et le navigateur de chaque personne y a ajouté sa part. Les cartes et les dés viennent de l’ensemble : personne n’a pu les choisir à sa guise.
fair-share-in = La part de votre navigateur est comptée.
fair-share-out = La part de votre navigateur n’est pas comptée. Elle est arrivée trop tard, ou le serveur l’a ignorée.
fair-share-none = Ce navigateur n’a pas de part dans cette partie.
fair-missing = Pas comptée, car arrivée trop tard : { $names }
fair-alone = Personne n’a donné de part. Le serveur a tiré le nombre à lui seul.
fair-promise-changed = Le serveur a changé sa promesse après avoir reçu la part de votre navigateur.
fair-late = Une part a été ajoutée après celle de votre navigateur.
fair-misfit = Une part n’est pas celle qui était promise.
fair-number-kept = Le nombre du serveur est bien celui qu’il avait promis avant de voir votre part.
fair-number-broken = Le nombre du serveur n’est pas celui qu’il avait promis.
fair-mixed = La partie vient bien de ce nombre et de toutes les parts.
fair-mixed-broken = La partie ne vient pas de ce nombre et de ces parts.
fair-print = Empreinte du nombre du serveur, à comparer entre vous :
fair-check = Pour vérifier vous-même chaque carte et chaque dé, sur votre ordinateur :
fair-log = Enregistrer la partie
fair-limits = Cela ne prouve pas que personne n’a regardé : qui gère le serveur peut voir toutes les cartes.
reconnecting = Connexion perdue. Reconnexion… Votre partie est en sécurité.
server-restarts = Le serveur redémarre. Votre table est en sécurité ; un instant.
two-tabs = Cette table est aussi ouverte dans un autre onglet. Les deux restent synchronisés.

# La fin
over-you-win = Vous avez gagné !
over-you-share = Vous avez gagné, avec { $names } !
over-all-win = Vous avez tous gagné !
over-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
over-draw = Partie nulle
over-lost = Perdu, cette fois
over-time = Temps écoulé pour { $name }.
over-time-you = Votre temps est écoulé.
rematch = Revanche
rematch-join = Rejoindre la revanche
replay = Revoir la partie
replay-start = Le début de la partie.
replay-step = Étape de la partie
replay-at = Étape { $step } sur { $count }
replay-first = Au début
replay-back = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-link = Copier le lien
replay-seat = Vu par
open-log = Ouvrir un fichier de partie
open-log-text = Une partie peut tenir dans un fichier : enregistrée par « furcifer play », exportée d’une table ou jouée dans l’arène. On la revoit ici, et rien n’en est gardé.
open-log-file = Fichier
log-wrong-title = Impossible d’ouvrir cette partie
to-table = Retour à la table
to-games = Tous les jeux

# L’analyse
analysis = Analyse
analyse-here = Analyser à partir d’ici
evaluations = Tous les coups, le meilleur d’abord
evaluation-bar = { $first } contre { $second } :
analysis-thinking = Réflexion en cours…
analysis-over = La partie est finie.
analysis-even = À peu près égal
analysis-ahead = Avantage pour { $name } : environ { NUMBER($value, minimumFractionDigits: 1) } { $value ->
    [one] pièce
   *[other] pièces
  }
analysis-wins = Gain forcé pour { $name } en { $count ->
    [one] 1 coup
   *[other] { $count } coups au plus
  }
analysis-moves = Les coups
analysis-wrong = Coup { $number } ({ $move }) : { $why }
analysis-wrong-title = Ces coups ne sont pas possibles
no-analysis-title = Ce jeu ne peut pas être analysé
no-analysis-text = Les secrets ou le hasard empêchent toute évaluation exacte.

# La revue de la partie
review = Revue de la partie
review-progress = Examen de tous les coups…
review-failed = Cette partie n’a pas pu être examinée.
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-inaccuracies = Imprécisions
review-mistakes = Erreurs
review-blunders = Gaffes
review-kept = Chances gardées
review-lost = { $name } : { $percent } points de chances de gagner perdus.
review-lost-error = { $name } : { $percent } points de chances de gagner perdus (± { $error }).
review-better = Mieux : { $move }
review-play-line = Jouer la meilleure suite
review-retry = Réessayer à partir d’ici
review-retry-here = Trouvez un meilleur coup. Les évaluations sont cachées.
review-show = Montrer les évaluations
review-retry-best = { $move } : { $chance }. C’est le meilleur coup.
review-retry-equal = { $move } : { $chance }. C’est aussi bon que le meilleur coup, à la marge d’erreur près.
review-retry-worse = { $move } : { $chance }. Mieux : { $best }, { $most }.
review-retry-yours = votre coup
review-retry-played = joué dans la partie
review-retry-note = La chance de gagner après chaque coup. ± est la marge d’erreur (95 %) ; vers la fin de la partie, les chances sont exactes.
review-retry-back = Retour à la partie
review-next = Erreur suivante
review-summary = Comment chacun a joué
review-chance = { $percent } %
review-chance-error = { $percent } % ± { $error }
review-sampled = Chaque ligne est une chance de gagner : les robots jouent 400 fois la fin de la partie à partir de chaque position. La bande est la marge d’erreur (95 %). Vers la fin, les chances sont exactes.
review-scale = Le graphique montre les chances de gagner : au bord la victoire est certaine, au milieu tout est égal.
review-sureness = À quel point les robots seraient sûrs, avant et après l’indice :
review-moved = { $before } % → { $after } %
review-bluffs = { $name } est le Caméléon
analysis-preparing = Les tables de finales se construisent en arrière-plan (environ une minute). Revenez plus tard pour des valeurs exactes.
refused-no-review = Les parties de ce jeu ne peuvent pas être examinées.
refused-review-failed = Le serveur a rencontré un problème pendant l’examen.
refused-unseeded = Ses cartes ne viennent pas du nombre secret noté dans le fichier.
refused-no-retry = Les coups de ce jeu ne peuvent pas être rejoués ici.
refused-no-decision = Personne n’a rien décidé ici.

# Apprendre en jouant
tutorial-step = { $step } sur { $count }
tutorial-wrong = Pas celui-là. Essayez encore.

# Ce qui n’a pas marché
gone-title = Cette table n’existe plus
gone-text = Le lien est peut-être erroné, ou la table a été supprimée. En ouvrir une autre prend une seconde.
abandoned-title = Cette table a été fermée
abandoned-text = Personne n’y est revenu depuis longtemps.
no-face-title = Ce jeu ne se joue pas encore dans le navigateur
no-face-text = Il se joue dans le terminal : furcifer play.
not-found-title = Il n’y a rien ici
not-found-text = Cette adresse n’existe pas. Tous les jeux sont sur la page d’accueil.
broken-title = Un problème est survenu sur cette page
broken-text = Votre table est en sécurité. Recharger la page devrait suffire.
offline-title = Le serveur ne répond pas
offline-text = Il redémarre peut-être, ou vous êtes hors ligne. Rien n’est perdu.
not-over-title = Cette partie n’est pas finie
not-over-text = On pourra la revoir une fois finie.

# Pourquoi pas
refused-already-seated = Vous êtes déjà à cette place.
refused-table-full = Toutes les places de cette table sont prises.
refused-seat-taken = Cette place est prise.
refused-seat-empty = Cette place est vide.
refused-no-such-seat = Cette table n’a pas cette place.
refused-no-such-bot = Ce jeu n’a pas ce robot.
refused-no-person = Il n’y a là personne qui puisse devenir l’hôte.
refused-not-host = Seul l’hôte peut le faire.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-already-started = La partie a déjà commencé.
refused-not-playing = Aucune partie n’est en cours.
refused-not-over = La partie n’est pas finie.
refused-not-idle = Patientez encore { $seconds } secondes. Ensuite, un robot pourra prendre la relève.
refused-seats-empty = Il reste des places libres.
refused-stale = Quelqu’un d’autre a joué avant vous.
refused-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
refused-empty = Écrivez d’abord quelque chose.
refused-silence = Vous ne pouvez pas écrire maintenant.
refused-no-undo = Ce coup ne peut plus être repris.
refused-undo-pending = Quelqu’un l’a déjà demandé. Répondez d’abord.
refused-not-asked = Personne n’a demandé à reprendre un coup.
refused-own-question = C’est aux autres d’accepter. Vous pouvez seulement retirer votre demande.
refused-store-away = Le serveur ne peut pas enregistrer les coups en ce moment. Réessayez dans un instant.
refused-other-version = Cette partie a commencé avec une autre version du jeu (version { $version }). On ne peut ni la montrer ni la continuer ici.
refused-unreadable = L’historique de cette table est endommagé. Prévenez la personne qui gère le serveur.
other-version = Cette partie a commencé avec une autre version du jeu. On ne peut ni la montrer ni la continuer ici, mais la discussion reste ouverte.
refused-store-damaged = Les données du serveur sont endommagées. Prévenez la personne qui le gère.
refused-id-reused = Ce message a été confondu avec un autre. Réessayez.
refused-busy = Il se passe trop de choses à cette table. Réessayez.
refused-slow-down = C’était un peu rapide. Attendez un instant.
refused-no-link = Ce lien n’est pas valable ou a expiré.
refused-unknown-host = Ce serveur ne répond pas à ce nom.
refused-no-table = Cette table n’existe pas.
refused-no-game = Ce jeu n’existe pas.
refused-too-long = C’est trop long.
refused-bad-log = Le fichier est incomplet, a été modifié ou vient d’une autre version du jeu.
refused-malformed = Le serveur n’a pas compris.
refused-offline = Le serveur est injoignable.
refused-fault = Une erreur s’est produite sur le serveur. La personne qui le gère la retrouvera dans le journal sous le numéro { $number }.
refused-no-answer = Le serveur n’a pas répondu correctement. Réessayez dans un instant.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-over = La partie est finie.
refused-chance = Attendez la carte ou le dé.
refused-too-many-programs = Vous avez déjà { $most } jetons. Révoquez-en un d’abord.
refused-no-programs = À une table publique, seuls les robots de l’hôte peuvent s’asseoir.
refused-overworked = Les robots sont occupés. Réessayez dans un instant.
refused-bots-not-ready = Les robots se préparent encore. Réessayez dans un instant.
refused-no-such-language = La langue de cette table n’est pas disponible.
refused-no-hints = Les conseils sont désactivés à cette table.
refused-no-analysis = Cette position ne peut pas être analysée.
refused-notation = Ce n’est pas un coup.
refused-pack-too-small = Il faut au moins { $least } mots différents. Il y en a { $count }.
refused-word-too-long = « { $word }… » est trop long. Un mot a { $longest } caractères au plus.
refused-word-unprintable = Un mot ne peut pas contenir le caractère { $character }.
refused-word-empty = L’un des mots est vide.
refused-word-without-letters = « { $word } » n’est pas un mot : il n’a ni lettre ni chiffre.
refused-word-twice = « { $word } » y est deux fois.
refused-topic-untitled = Un thème a besoin d’un titre.
refused-topic-size = Un thème compte { $wanted } mots. « { $title } » en a { $count }.
refused-no-voice = Personne ne peut rejoindre cette place pendant la partie.
refused-no-theme = Les mots de la table n’ont pas de thème « { $theme } ».
refused-no-such-topic = Il n’y a pas de thème « { $title } » dans cette langue.
refused-no-topics = Choisissez au moins un thème.
refused-no-words = Ce jeu n’a pas de mots dans cette langue.
refused-topic-twice = Deux thèmes s’appellent « { $title } ».
warning-unknown-word = Le dictionnaire ne connaît pas « { $clue } ». Si les autres le connaissent, gardez-le.

# Une pièce pleine de monde
one-device = À tour de rôle sur un appareil
one-device-about = Tout le monde joue sur cet appareil : inscrivez vos noms. Avant chaque tour, il dit à qui c’est de jouer et ne montre les secrets de cette personne à personne d’autre.
one-device-bot = Un nom, ou rien pour un robot
hand-over = Passez l’appareil à { $name }
hand-over-about = Que personne d’autre ne regarde l’écran.
i-am = C’est moi, { $name }
cover = Cacher
screen = Afficher sur un grand écran
screen-join = Scannez le code avec votre téléphone et prenez place.
screen-taps = Jouez ici, sur l’écran.
taps = On peut jouer en touchant mon grand écran
taps-about = Seulement quand aucun secret n’est nécessaire, et sur un écran que vous avez ouvert.

# Partager
share-picture-of = Image : { $title }
save-picture = Enregistrer l’image

# La partie suivante, et les fins décidées d’un commun accord
rematch-asked = { $name } voudrait une revanche.
rematch-asked-host = L’hôte voudrait une revanche.
rematch-yes = On rejoue
rematch-no = Non merci
rematch-waiting = Revanche : on attend encore { $names }.
rematch-declined = Pas de revanche. Refus : { $names }.
rematch-go = Ne pas attendre
series = { $count ->
    [one] Victoires après 1 partie
   *[other] Victoires après { $count } parties
  }
over-stopped = Sans résultat
ended-resigned = { $mine ->
    [yes] Vous avez abandonné.
   *[no] { $name } a abandonné.
  }
ended-claimed = { $mine ->
    [yes] Vous avez quitté la partie.
   *[no] { $name } a quitté la partie.
  }
ended-agreed = Partie nulle d’un commun accord.
ended-abandoned = Tout le monde a accepté d’arrêter la partie.
ended-restarted = Tout le monde a accepté de recommencer.
ended-forfeit = { $mine ->
    [yes] Vous avez perdu par forfait.
   *[no] { $name } a perdu par forfait.
  }
ended-too-long = La partie a trop duré : elle est déclarée nulle.
end-resign = Abandonner
end-resign-sure = Abandonner ? Votre adversaire gagne la partie.
end-draw = Proposer la nulle
end-claim = Réclamer la victoire
end-abandon = Arrêter la partie
end-abandon-sure = Arrêter la partie ? Elle se termine sans résultat.
end-restart = Nouvelle donne
end-restart-sure = Recommencer avec une nouvelle donne ? Cette partie se termine sans résultat.
proposal-draw = { $name } propose la nulle.
proposal-draw-waiting = Vous avez proposé la nulle. Réponse attendue : { $name }.
proposal-abandon = { $name } voudrait arrêter la partie.
proposal-abandon-waiting = Vous avez proposé d’arrêter la partie. On attend la réponse des autres.
proposal-restart = { $name } voudrait une nouvelle donne.
proposal-restart-waiting = Vous avez proposé une nouvelle donne. On attend la réponse des autres.
proposal-swap = { $name } voudrait échanger sa place avec la vôtre.
proposal-swap-waiting = Échange de places proposé. Réponse attendue : { $name }.
proposal-yes = D’accord
proposal-no = Refuser
proposal-declined = { $name } a refusé.
refused-rematch-exists = La revanche a déjà commencé.
refused-already-answered = Vous avez déjà répondu.
refused-not-offered = Ce jeu ne se termine pas ainsi.
refused-not-left = On ne peut réclamer la victoire que si l’adversaire a quitté la partie.

# Avant une partie contre les robots
play-strength = Quelle force pour les robots ?
play-side = Que jouez-vous ?
side-random = Au hasard
more-options = Plus d’options

# Mes parties
my-games = Mes parties
my-games-running = En cours
my-games-finished = Terminées
my-games-none = Aucune partie en cours.
my-games-turns = { $count ->
    [one] À vous
   *[other] À vous dans { $count } parties
  }
my-games-more = Afficher la suite
my-games-alerts = M’avertir dans ce navigateur quand c’est à moi
my-games-alerts-refused = Ce navigateur refuse les notifications. Vous pouvez les autoriser dans ses réglages.
my-games-data = Vos données
my-games-data-about = Le serveur garde cette liste pour vous. Pour la retrouver sur un autre appareil, ouvrez les réglages et affichez le code.
my-games-export = Télécharger mes parties
my-games-clear = Effacer les parties terminées
my-games-clear-sure = Oui, effacer toutes les parties terminées

# Les programmes des joueurs
program-badge = Robot (programme d’un joueur)
programs-title = Vos propres robots
programs-about = Vous avez écrit un programme qui joue ? Créez ici son jeton. À la table, tout le monde voit que c’est un robot.
programs-docs = Comment les programmes jouent
programs-name = Nom du robot
programs-make = Créer un jeton
programs-token = Jeton de { $name }
programs-once = Copiez-le maintenant : il ne s’affiche qu’une fois. Quiconque le possède joue à la place de votre robot.
programs-until = { $name }, jusqu’au { $date }
programs-revoke = Révoquer
my-game-with = avec { $names }
my-game-lobby = Pas encore commencée
my-game-waits = On attend { $names }
my-game-left = encore { $time }
my-game-hide = Retirer de ma liste : { $game }, { $date }
bot-of-level = Robot ({ $level })
clock-days = { $count ->
    [one] 1 jour par coup
   *[other] { $count } jours par coup
  }

# Équipes, joueurs prêts et options avant de commencer
shuffle = Mélanger les équipes
seat-change = Changer la place : { $name }
seat-to-team = Passer dans l’autre équipe : { $team }
seat-swap = Échanger nos places
seat-host = Confier le rôle d’hôte
seat-kick = Retirer de la table
seat-remove-bot = Retirer ce robot
make-host = Confier le rôle d’hôte : { $name }
ready = prêt
ready-say = C’est bon pour moi
ready-undo = Finalement, attendez
ready-missing = On attend encore { $names }.
ready-all = Tout le monde est prêt.
kicked = L’hôte vous a retiré de votre place. Vous pourrez vous rasseoir dans quelques minutes.
late-seat = Reprendre la place : { $name }
late-join = Jouer avec { $name } ({ $role })
voices = avec { $names }
voice-leave = Ne plus jouer
agreed = Convenu pour cette table
agreed-usual = Les règles habituelles, sans limite de temps.
option-on = oui
option-off = non
option-entries = { $count ->
    [one] 1 entrée
   *[other] { $count } entrées
  }
refused-kicked = L’hôte vous a demandé de partir. Vous pourrez vous rasseoir dans { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }.
refused-no-such-team = Ce jeu n’a pas cette équipe.
refused-no-lead = Dans ce jeu, personne ne dirige une équipe.
refused-not-in-team = Cette place est celle de l’autre équipe.

# Le record personnel, dans les jeux où tout le monde fait équipe
best-first = Votre premier score : { $score }. À vous de faire mieux !
best-new = Nouveau record personnel : { $score } ! L’ancien était de { $best }.
best-equal = Vous égalez votre record personnel : { $best }.
best-was = Votre record personnel : { $best }.

# Données, modération et pages de l’hôte
data-title = Mes données
data-about = Téléchargez tout ce que ce serveur garde sur vous, ou supprimez-le.
data-export = Télécharger
data-erase = Supprimer mes données
data-erase-sure = Tout supprimer ? Votre nom, vos listes et vos parties contre des robots disparaissent pour de bon. Les parties avec d’autres restent les leurs, sans votre nom ni vos messages. Vous perdez vos places.
data-erase-yes = Tout supprimer
privacy = Vie privée
accessibility = Accessibilité
about-person = Masquer ou signaler { $name }
people-trouble = Un problème avec quelqu’un ?
report = Signaler à la personne qui gère ce site
report-reason = Motif
report-insult = Insultes ou menaces
report-spam = Messages indésirables
report-name = Nom choquant
report-cheating = Triche
report-other = Autre chose
report-note = Que s’est-il passé ? (facultatif)
report-send = Envoyer le signalement
report-thanks = Merci. La personne qui gère ce site va regarder.
ban = Exclure de cette table
ban-sure = Exclure { $name } ? La place est perdue : on pourra seulement regarder, même aux revanches.
ban-yes = Exclure
pardon = { $count ->
    [one] Lever l’exclusion d’une personne
   *[other] Lever l’exclusion de { $count } personnes
  }
refused-banned-here = L’hôte vous a exclu de cette table. Vous pouvez regarder.
refused-banned = La personne qui gère ce site vous a exclu. Vous pouvez seulement regarder.
refused-not-opponent = Dans une partie à deux, vous ne pouvez pas écarter votre adversaire.
refused-no-public-tables = Ce site n’a pas de tables publiques. Partagez plutôt le lien.
refused-name-refused = Ce nom n’est pas le bienvenu ici. Choisissez-en un autre.
refused-too-many-reports = Vous avez envoyé beaucoup de signalements aujourd’hui. Écrivez plutôt à l’hôte.

# Puzzles
puzzles = Énigmes
puzzles-lead = Une position, une seule bonne réponse. Chaque jeu propose une nouvelle énigme par jour.
puzzles-today = Les énigmes du jour
puzzles-all = Toutes les énigmes
puzzles-streak = { $count ->
    [0] Résolvez une énigme aujourd’hui pour commencer une série.
    [one] Série : 1 jour
   *[other] Série : { $count } jours de suite
  }
puzzles-solved = { $solved } sur { $count } résolues
puzzles-your-rating = Votre cote : { $rating }
puzzles-no-rating = Pas encore de cote
puzzles-another = Une autre énigme
puzzle = Énigme
puzzle-today = Énigme du jour
puzzle-rating = Difficulté { $rating }
puzzle-mark-new = Résoudre
puzzle-mark-solved = Résolue
puzzle-mark-failed = Non résolue
puzzle-show = Solution
puzzle-next = Énigme suivante
puzzle-go-on = Oui ! Et maintenant ?
puzzle-wrong = { $move } : ce n’est pas ça. C’est annulé, essayez encore.
puzzle-solved = Résolue !
puzzle-shown = Solution : { $moves }
puzzle-standing = Votre cote : { $rating } ({ $change })
refused-no-puzzle = Cette énigme n’existe pas, ou vous les avez toutes faites.
puzzle-none-title = Pas d’énigme ici
