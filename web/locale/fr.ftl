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
language-en = anglais
language-fr = français
language-it = italien
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
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
sound = Un son quand c’est à vous
vibration = Une vibration quand c’est à vous
other-device = Continuer sur un autre appareil
other-device-about = Scannez ce code avec votre téléphone pour y être la même personne. Il reste valable quelques minutes ; ne le montrez à personne.
other-device-show = Afficher le code
offline-note = Furcifer joue sur un serveur, robots compris : sans connexion, pas de partie.

# La page d’accueil
headline = { $count ->
    [5] Cinq jeux de couleurs et de faux-semblants
   *[other] { $count } jeux de couleurs et de faux-semblants
  }
headline-plain = Jeux de couleurs et de faux-semblants
lead = Envoyez un lien, asseyez-vous, jouez. Les amis sur leur téléphone, des robots sur les chaises vides, sans compte.
players = Joueurs
play-now = Jouer
invite = Inviter
rules = Règles
first-game = Apprendre en jouant
your-tables = Vos tables
open-tables = Tables ouvertes
go-back = Y retourner
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
level-gentle = doux
level-easy = facile
level-steady = posé
level-strong = fort
level-master = maître
level-about-gentle = Voit ce qui est sous ses yeux et oublie le reste.
level-about-easy = Pense au prochain coup, parfois au vôtre.
level-about-steady = Un adversaire à la mesure de la plupart des gens.
level-about-strong = Voit loin et pardonne peu.
level-about-master = Le mieux que sache faire ce programme.
bots = Les robots
free-seat = Place { $seat } libre
sit-down = S’asseoir
sit-here = S’asseoir ici
stand-up = Se lever
add-bot = Un robot
bot-level = Force du robot à la place { $seat }
remove-from = Libérer la place { $seat }
seat-count = Nombre de places
fewer-seats = Moins de places
more-seats = Plus de places
score = Points
winner = gagne
thinking = réfléchit…
away = absent, un robot joue
time-of = Temps restant pour { $name }

# Avant de commencer
you-host = Votre table
host-is = La table de { $name }
join-title = Rejoindre la table
name-title = Comment vous appelle-t-on ?
table-full = Toutes les places sont prises. Vous pouvez regarder ; si quelqu’un se lève, sa place est à vous.
invite-title = Inviter des amis
invite-about = Qui reçoit ce lien peut s’asseoir. Ni compte, ni téléchargement.
invite-link = Lien vers cette table
invite-local = Cette adresse ne marche que sur cet ordinateur. Pour accueillir des téléphones, lancez le serveur avec --host 0.0.0.0.
copy-link = Copier le lien
copied = Copié
share = Partager
share-text = Viens jouer à { $game } avec moi.
qr-label = Le lien en code QR
this-table = cette table
options = Options
table-language = Langue des mots
house-rule = règle maison
house-rule-about = Là où la règle du jeu se tait, il a fallu trancher ; vous pouvez décider autrement.
topics-form = Titre : mot, mot, … (seize mots, un thème par ligne)
clock = Temps de chaque joueur
clock-none = Sans limite
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  } + 5 secondes par coup
clock-about = Quand il est écoulé, un robot finit la partie.
public = Montrer parmi les tables ouvertes
public-about = Toute personne sur ce serveur peut s’y asseoir.
spectators = Laisser regarder
spectators-about = On n’y voit que ce que tout le monde voit.
hints-allowed = Permettre de demander conseil
hints-about = Le robot le plus fort dit ce qu’il ferait. Tout le monde voit qui a demandé.
start = Commencer
start-with-bots = { $count ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec { $count } robots aux places libres
  }
waiting-for-host = { $name } va lancer la partie.

# À la table
your-turn = À vous
table-actions = À cette table
undo = Annuler
hint = Conseil
hint-thinking = Les robots réfléchissent…
hint-none = Les robots n’ont pas d’idée non plus.
hint-count = { $count ->
    [one] 1 conseil
   *[other] { $count } conseils
  }
verdict-wins = { $count ->
    [one] gagne tout de suite
   *[other] gagne en { $count } coups au plus
  }
verdict-loses = { $count ->
    [one] perd tout de suite
   *[other] perd en { $count } coups au plus
  }
verdict-chance = { $percent } %
verdict-pieces = { $value }
undo-asked = { $name } voudrait reprendre son coup.
undo-waiting = Vous avez demandé à reprendre votre coup. Les autres y réfléchissent.
undo-pending = { $name } a demandé à reprendre son coup.
undo-yes = D’accord
undo-no = Plutôt pas
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-line = Dites quelque chose
chat-silent = Vous pouvez écouter, mais pas parler pour l’instant.
send = Envoyer
unread = non lus
phrase-hello = Bonjour !
phrase-luck = Bonne chance
phrase-wow = Bien joué
phrase-hurry = À toi :)
phrase-sorry = Pardon, un instant
phrase-thanks = Merci pour la partie
log = Journal
log-empty = Rien ne s’est encore passé.
watching = Vous regardez.
watch-after = À cette table, on ne regarde qu’une fois la partie finie.
relieve = Laisser un robot jouer pour { $name }
become-host = Devenir l’hôte
leave-seat = Quitter la partie
leave-about = Un robot continue à votre place. Vous pouvez revenir à tout moment.
bot-plays-for-you = Un robot joue pour vous.
take-back = Reprendre la main
fair-title = Le hasard est-il honnête ?
fair-about = Cartes et dés découlent d’un nombre secret choisi avant le début. Voici son empreinte ; à la fin le nombre est dévoilé, et chacun peut vérifier.
fair-seed = Le nombre :
reconnecting = Connexion perdue. On se reconnecte ; rien n’est perdu.
server-restarts = Le serveur redémarre. Votre table est en sûreté ; un instant.
two-tabs = Cette table est aussi ouverte dans un autre onglet. Les deux restent d’accord.

# La fin
over-you-win = Vous gagnez !
over-you-share = Vous êtes parmi les gagnants !
over-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
over-draw = Partie nulle
over-lost = Perdu, cette fois
rematch = La revanche
rematch-join = Rejoindre la revanche
replay = Revoir la partie
replay-start = Le début.
replay-step = Étape de la partie
replay-at = Étape { $step } sur { $count }
replay-first = Au début
replay-back = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-link = Lien vers ici
replay-eyes = Vu par
to-table = À la table
to-games = Tous les jeux

# L’analyse
analysis = Analyse
analyse-here = Analyser à partir d’ici
verdicts = Tous les coups, le meilleur d’abord
value-bar = { $first } contre { $second } :
study-thinking = Réflexion…
study-over = La partie est finie.
study-even = Égalité
study-ahead = Avantage { $name } : { $value }
study-wins = { $name } gagne en { $count ->
    [one] un coup
   *[other] { $count } coups au plus
  }
study-line = Les coups
study-wrong = Coup { $number } ({ $move }) : { $why }
study-wrong-title = Ces coups ne mènent nulle part
no-analysis-title = Ce jeu ne s’analyse pas
no-analysis-text = Il a des secrets ou du hasard : aucun verdict ne serait honnête.

# Apprendre en jouant
first-step = { $step } sur { $count }
first-wrong = Pas celui-là : essayez encore.

# Ce qui n’a pas marché
gone-title = Cette table n’existe plus
gone-text = Le lien est peut-être mal recopié, ou la table a été rangée. En ouvrir une autre prend une seconde.
abandoned-title = Personne n’est revenu
abandoned-text = Cette table est restée seule si longtemps qu’elle a été fermée.
no-face-title = Ce jeu n’a pas de table ici
no-face-text = On peut y jouer dans le terminal, pas encore dans le navigateur.
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Tous les jeux sont à la première page.
broken-title = Quelque chose s’est cassé sur cette page
broken-text = À la table, rien n’est perdu. Recharger la page devrait suffire.
offline-title = Le serveur ne répond pas
offline-text = Peut-être redémarre-t-il, ou le réseau est absent. Rien n’est perdu.
not-over-title = Cette partie n’est pas finie
not-over-text = On pourra la revoir à la fin : personne ne doit encore tout savoir.

# Pourquoi pas
refused-already-seated = Vous y êtes déjà.
refused-table-full = Toutes les places de cette table sont prises.
refused-seat-taken = Cette place est prise.
refused-seat-empty = Il n’y a personne à cette place.
refused-no-such-seat = Cette table n’a pas cette place.
refused-no-such-bot = Ce jeu n’a pas ce robot.
refused-no-person = Il n’y a là personne qui puisse être l’hôte.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-already-started = La partie a commencé : ce n’est plus possible.
refused-not-playing = On ne joue pas ici en ce moment.
refused-not-over = La partie n’est pas finie.
refused-time-is-up = Votre temps est écoulé : un robot finit cette partie pour vous.
refused-not-idle = Encore { $seconds } secondes de patience : ensuite un robot pourra prendre la relève.
refused-seats-empty = Il reste des places libres.
refused-stale = La table a bougé entre-temps. Regardez encore une fois.
refused-bot-plays = Un robot joue pour vous : reprenez votre place pour continuer.
refused-empty = Il n’y a rien à dire là-dedans.
refused-silence = Vous ne pouvez pas parler maintenant.
refused-no-undo = Ce coup ne peut plus être repris.
refused-undo-pending = Quelqu’un l’a déjà demandé : répondez d’abord.
refused-not-asked = Personne n’a demandé à reprendre un coup.
refused-own-question = C’est aux autres d’accepter ; vous pouvez seulement y renoncer.
refused-store-away = Le serveur ne peut pas enregistrer les coups en ce moment. Réessayez dans un instant.
refused-busy = Il se passe trop de choses à cette table. Réessayez.
refused-slow-down = C’était un peu rapide. Attendez un instant.
refused-no-table = Cette table n’existe pas.
refused-no-game = Ce jeu n’existe pas.
refused-too-long = C’est trop long.
refused-malformed = Le serveur n’a pas compris.
refused-offline = Le serveur est injoignable.
refused-fault = Quelque chose a mal tourné sur le serveur.
refused-not-your-turn = Ce n’est pas à vous.
refused-over = La partie est finie.
refused-chance = Une carte ou un dé vient d’abord.
refused-overworked = Les robots ont trop à réfléchir. Réessayez dans un instant.
refused-no-hints = À cette table, on ne demande pas conseil.
refused-no-analysis = Cette position ne peut pas être analysée.
refused-notation = Cela ne se lit pas comme un coup.
