# The Chameleon

chameleon-title = The Chameleon
chameleon-tagline = uno di voi sta bluffando
chameleon-about = Tutti conoscono la parola segreta, tranne uno. Da’ un indizio che dimostri che la sai senza svelarla, e smaschera chi bluffa.

# Set-up
chameleon-option-language = Lingua dei temi e degli indizi
chameleon-option-chosen = Temi
chameleon-value-chosen-all = Tutti i temi
chameleon-option-own = I tuoi temi
chameleon-value-own-replace = Solo questi
chameleon-value-own-add = Mescolati ai temi del gioco
chameleon-option-topics = I tuoi temi, uno per riga
chameleon-option-code-cards = Carte codice
chameleon-value-code-cards-fresh = Una tabella nuova a ogni manche
chameleon-value-code-cards-printed = Le due tabelle stampate
chameleon-option-target = Punti per vincere
chameleon-option-rounds = Numero fisso di manche (0: si gioca ai punti)
chameleon-option-clue-seconds = Secondi per un indizio (0: senza limite)
chameleon-option-discussion-seconds = Secondi per la discussione (0: senza limite)
chameleon-option-vote-seconds = Secondi per il voto (0: senza limite)
chameleon-option-guess-seconds = Secondi per indovinare (0: senza limite)

# On the table
chameleon-round = Manche { $round } · si vince a { $target } punti
chameleon-round-of = Manche { $round } di { $rounds }
chameleon-topic = Carta tema: { $topic }
chameleon-words = Le sedici parole
chameleon-the-word = la parola segreta
chameleon-not-the-word = già provata, sbagliata
chameleon-yellow = Dado giallo: { $value }
chameleon-blue = Dado blu: { $value }
chameleon-seats = I giocatori, intorno al tavolo
chameleon-dealer = mazziere
chameleon-ready = vuole votare
chameleon-voted = ha votato
chameleon-your-vote = il tuo voto
chameleon-votes = { $count ->
    [one] { $count } voto
   *[other] { $count } voti
}
chameleon-accused = sotto accusa
chameleon-the-chameleon = il Camaleonte
chameleon-passed = passa

# Your card
chameleon-your-card = La tua carta
chameleon-peek = Premi per vedere la tua carta
chameleon-hide = Nascondi la tua carta
chameleon-code-card = Carta codice: dado giallo per la riga, dado blu per la colonna
chameleon-you-are-it = Il Camaleonte sei tu
chameleon-you-are-it-about = Non conosci la parola. Ascolta, confonditi con gli altri e indovina quale delle sedici è.
chameleon-word-is = La parola segreta è { $word }, in { $place }.

# What you can do
chameleon-your-clue = Il tuo indizio
chameleon-clue-word = Una parola sola
chameleon-clue-hint = Né troppo chiaro né troppo vago.
chameleon-clue-fine = Questo indizio è ammesso.
chameleon-chance-vote = { $percent }% di probabilità che sia il Camaleonte
chameleon-chance-guess = { $percent }% di probabilità che sia la parola
chameleon-chance-clue = il { $percent }% penserebbe a { $word }
chameleon-say = Dillo
chameleon-action-clue = Di’ «{ $word }»
chameleon-action-ready = Passa al voto
chameleon-action-vote = Vota contro { $name }
chameleon-action-accuse = Accusa { $name }
chameleon-action-guess = È { $word }
chameleon-action-decline = Non provare nessuna parola
chameleon-hint-talk = Chi ha esitato? Parlatene in chat.
chameleon-hint-vote = Tocca chi sospetti. I voti restano segreti finché non hanno votato tutti.
chameleon-hint-accuse = Tocca uno dei giocatori in parità.
chameleon-hint-guess = Tocca la parola che secondo te è quella giusta.
chameleon-timer = Tempo rimasto

# Whose turn it is
chameleon-prompt-round-over = La manche { $round } è finita.
chameleon-prompt-deal = Si distribuiscono le carte…
chameleon-prompt-over = La partita è finita.
chameleon-prompt-clues = Tocca a te: di’ una parola.
chameleon-prompt-discussion = Parlatene. Quando vuoi votare, dillo.
chameleon-prompt-vote = Chi è il Camaleonte? Scegli qualcuno.
chameleon-prompt-tie = Parità. Il mazziere sei tu: accusa uno di loro.
chameleon-prompt-guess = Ti hanno preso! Qual è la parola?
chameleon-prompt-guess-again = Non è quella. Hai ancora un tentativo.
chameleon-wait-clues = { $name } cerca una parola.
chameleon-wait-discussion = { $count ->
    [one] Hai chiesto di votare. Una persona vuole ancora parlare.
   *[other] Hai chiesto di votare. { $count } persone vogliono ancora parlare.
}
chameleon-wait-vote = { $count ->
    [one] Hai votato. Manca ancora un voto.
   *[other] Hai votato. Mancano ancora { $count } voti.
}
chameleon-wait-tie = Parità. Decide { $name }, il mazziere.
chameleon-wait-guess = { $name } è il Camaleonte e cerca di indovinare la parola.
chameleon-watch-discussion = { $count ->
    [one] Si discute. Manca ancora una persona.
   *[other] Si discute. Mancano ancora { $count } persone.
}
chameleon-watch-vote = { $count ->
    [one] Si vota. Manca ancora un voto.
   *[other] Si vota. Mancano ancora { $count } voti.
}

# What happened
chameleon-fact-dealer-chosen = { $mine ->
    [yes] Il mazziere sei tu.
   *[no] Il mazziere è { $name }.
}
chameleon-fact-topic-laid = Il tema è { $topic }.
chameleon-fact-cards-dealt = Tutti hanno una carta.
chameleon-fact-card-dealt = La tua carta è davanti a te; premi per guardarla.
chameleon-fact-rolled = { $mine ->
    [yes] Hai tirato giallo { $yellow }, blu { $blue }.
   *[no] { $name } ha tirato giallo { $yellow }, blu { $blue }.
}
chameleon-fact-clue-said = { $mine ->
    [yes] Hai detto «{ $clue }».
   *[no] { $name } ha detto «{ $clue }».
}
chameleon-fact-passed = { $mine ->
    [yes] Hai passato.
   *[no] { $name } ha passato.
}
chameleon-fact-is-ready = { $mine ->
    [yes] Vuoi passare al voto.
   *[no] { $name } vuole passare al voto.
}
chameleon-fact-voted = { $mine ->
    [yes] Hai votato.
   *[no] { $name } ha votato.
}
chameleon-fact-votes-shown = I voti: { $votes }.
chameleon-fact-votes-tied = I voti: { $votes }. Parità: decide il mazziere.
chameleon-fact-accused-right = { $mine ->
    [yes] Ti accusano, e sei il Camaleonte!
   *[no] Sotto accusa c’è { $name }, ed è il Camaleonte!
}
chameleon-fact-accused-wrong = { $mine ->
    [yes] Ti accusano, ma hai una carta codice.
   *[no] Sotto accusa c’è { $name }, ma ha una carta codice.
}
chameleon-fact-guessed-right = { $mine ->
    [yes] Hai detto { $word }, ed è la parola!
   *[no] { $name } ha detto { $word }, ed è la parola!
}
chameleon-fact-guessed-wrong = { $mine ->
    [yes] Hai detto { $word }. Non è quella.
   *[no] { $name } ha detto { $word }. Non è quella.
}
chameleon-fact-scored-escaped = { $mine ->
    [yes] L’hai fatta franca: 2 punti. La parola era { $word }.
   *[no] Il Camaleonte era { $name } e l’ha fatta franca: 2 punti. La parola era { $word }.
}
chameleon-fact-scored-guessed = { $mine ->
    [yes] Ti hanno preso, ma sapevi la parola, { $word }: 1 punto.
   *[no] Hanno preso { $name }, che però sapeva la parola, { $word }: 1 punto.
}
chameleon-fact-scored-caught = { $mine ->
    [yes] Ti hanno preso: 2 punti a tutti gli altri. La parola era { $word }.
   *[no] Hanno preso { $name }: 2 punti a tutti gli altri. La parola era { $word }.
}
chameleon-fact-time-up = { $mine ->
    [yes] Il tuo tempo è scaduto: gioca il tavolo per te.
   *[no] Tempo scaduto per { $name }: gioca il tavolo.
}

# After a round
chameleon-round-over = La manche è finita
chameleon-end-escaped = { $mine ->
    [yes] L’hai fatta franca!
   *[no] Il Camaleonte era { $name }, e l’ha fatta franca
}
chameleon-end-guessed = { $mine ->
    [yes] Ti hanno preso, ma sapevi la parola
   *[no] Hanno preso { $name }, che però sapeva la parola
}
chameleon-end-caught = { $mine ->
    [yes] Ti hanno preso
   *[no] Il Camaleonte era { $name }, e l’hanno preso
}
chameleon-word-was = La parola era
chameleon-guess-was = { $right ->
    [yes] Tentativo: { $guess }. Giusto!
   *[no] Tentativo: { $guess }. Sbagliato.
}
chameleon-points = Punti
chameleon-next = Comincia la manche { $round }
chameleon-rounds = Manche giocate
chameleon-seat = Giocatore
chameleon-clue = Indizio
chameleon-vote = Voto contro

# The end
chameleon-over-target = Qualcuno ha abbastanza punti per vincere.
chameleon-over-rounds = Tutte le manche sono state giocate.
chameleon-over-escaped = { $mine ->
    [yes] Il Camaleonte eri tu, e nessuno se n’è accorto.
   *[no] Il Camaleonte era { $name }, e nessuno se n’è accorto.
}
chameleon-over-guessed = { $mine ->
    [yes] Ti hanno preso, ma sapevi la parola.
   *[no] Hanno preso { $name }, che però sapeva la parola.
}
chameleon-over-caught = { $mine ->
    [yes] Ti hanno preso, e non sapevi la parola.
   *[no] Hanno preso { $name }, che non sapeva la parola.
}

# Refusals
chameleon-refused-empty = Serve almeno una lettera o un numero.
chameleon-refused-too-long = È troppo lungo per un indizio. { $longest } lettere bastano per qualsiasi parola.
chameleon-refused-bad-characters = Solo lettere e numeri semplici, per favore: { $character } non è ammesso in un indizio.
chameleon-refused-not-one-word = «{ $clue }» è più di una parola. Trovane una sola.
chameleon-refused-repeated = «{ $clue }» è troppo vicino a «{ $earlier }», già detto in questa manche.
chameleon-refused-on-card = Questa parola è sulla carta tema. Nessuno può dire una delle sedici.
chameleon-refused-spaces = C’è uno spazio di troppo in «{ $clue }».
chameleon-refused-own-seat = Non puoi votare contro di te.
chameleon-refused-not-tied = Il posto { $seat } non è in parità; scegli tra { $tied }.
chameleon-refused-no-such-seat = A questo tavolo non c’è il posto { $seat }.
chameleon-refused-same-guess = Hai già provato { $coordinate }, e non era quella.
chameleon-refused-no-such-coordinate = Sulla carta non c’è { $coordinate }: va da A1 a D4.
chameleon-refused-wrong-phase = Adesso non si può.
chameleon-refused-not-yours = Questo non spetta a te.

# Rules
chameleon-rules-goal-title = Uno di voi sta bluffando
chameleon-rules-goal = Da tre a sei giocatori. Tutti conoscono la parola segreta, tranne il Camaleonte. Gli altri cercano di smascherarlo; lui cerca di confondersi tra loro.
chameleon-rules-word-title = La parola segreta
chameleon-rules-word = Al centro c’è una carta tema con sedici parole. Il mazziere tira due dadi. Sulla carta codice il dado giallo indica la riga e quello blu la colonna; dove si incontrano si legge la casella della parola, per esempio A4. Il Camaleonte non ha la carta codice.
chameleon-rules-word-picture = Giallo 3, blu 6: A4 su questa carta codice.
chameleon-rules-clues-title = Una parola a testa
chameleon-rules-clues = A partire dal mazziere, in senso orario, ognuno dice una parola legata al segreto. Troppo chiara, e il Camaleonte capisce; troppo vaga, e sembri tu il Camaleonte.
chameleon-rules-valid = Nessuna parola della carta, niente di già detto nella manche, e una parola sola.
chameleon-rules-vote-title = Si parla, poi si vota
chameleon-rules-vote = Si parla finché tutti vogliono votare. Poi ognuno vota in segreto contro qualcun altro, e i voti si scoprono tutti insieme. Chi ne ha di più gira la sua carta. In caso di parità decide il mazziere, qualunque sia stato il suo voto.
chameleon-rules-guess-title = L’ultima possibilità
chameleon-rules-guess = Se viene preso, il Camaleonte può indovinare la parola tra le sedici; in tre giocatori ha due tentativi.
chameleon-rules-points-title = I punti
chameleon-rules-escaped = Il Camaleonte la fa franca: 2 punti per lui.
chameleon-rules-guessed = Preso, ma indovina la parola: 1 punto per lui.
chameleon-rules-caught = Preso, e sbaglia: 2 punti a tutti gli altri.
chameleon-rules-next = Il Camaleonte fa da mazziere nella manche seguente. Vince chi arriva per primo a 5 punti.
chameleon-rules-house = Regole della casa: una tabella nuova a ogni manche, così nessuno la impara a memoria; nessun voto contro se stessi; limiti di tempo, se volete. Quando il tempo scade gioca il tavolo: un voto o una risposta a caso, e nessun indizio.

# First game
chameleon-tutorial-topic = Cibo
chameleon-tutorial-words = Pizza, Riso, Zuppa, Formaggio, Pane, Insalata, Pasta, Uovo, Torta, Pesce, Cioccolato, Salsiccia, Pollo, Frittella, Mela, Curry
chameleon-tutorial-clues = ali, gustoso, arrosto
chameleon-tutorial-own = piuma
chameleon-tutorial-hello = Una carta tema: Cibo, con sedici parole. Una di queste è la parola segreta della manche.
chameleon-tutorial-look = La tua carta è coperta. Premi il pulsante per guardarla: il dado giallo segna 3, quello blu 6, e lì si legge A4. Quindi la parola è Pollo. Poi nascondi di nuovo la carta.
chameleon-tutorial-say = Ora un indizio. «Pollame» direbbe tutto al Camaleonte. Di’ «piuma».
chameleon-tutorial-not-this = Perché no? Ma per questa storia di’ «piuma».
chameleon-tutorial-others = Hai detto «piuma». Bea ha detto «ali», Chloé «gustoso», Dario «arrosto». Uno di loro non sa la parola. Di’ che vuoi votare.
chameleon-tutorial-vote = «Gustoso» va bene per ogni cibo della carta. Scegli Chloé e vota.
chameleon-tutorial-not-her = Può darsi, ma «gustoso» va con tutte e sedici le parole. Prova Chloé.
chameleon-tutorial-caught = Le frecce mostrano chi ha votato contro chi. Sotto accusa c’è Chloé, ed è il Camaleonte. Le resta un tentativo per salvare un punto.
chameleon-tutorial-end = Tentativo sbagliato: 2 punti a tutti gli altri. Chloé fa da mazziere nella prossima manche. È tutto. Buona fortuna!

# Indizi a voce
chameleon-option-voice = Indizi a voce; il mazziere fa avanzare il gioco
chameleon-prompt-voice-clues = Ognuno dice il suo indizio, cominciando da te. Tocca quando hanno parlato tutti.
chameleon-wait-voice-clues = Ognuno dice il suo indizio, cominciando da { $name }.
chameleon-prompt-voice-discussion = Discutetene. Tocca quando siete pronti a votare.
chameleon-wait-voice-discussion = Discutetene. { $name } farà partire il voto.
chameleon-all-spoken = Hanno parlato tutti
chameleon-to-the-vote = Al voto
chameleon-fact-stepped-on = Il mazziere ha fatto avanzare il gioco.
chameleon-refused-spoken = A questo tavolo gli indizi si dicono a voce.

# Problemi
chameleon-puzzle-who = Il tema è «{ $topic }», la parola segreta «{ $word }». Chi bluffa?
chameleon-hint-innocent = Il posto { $seat } conosce la parola.
chameleon-theme-bluff = bluff
