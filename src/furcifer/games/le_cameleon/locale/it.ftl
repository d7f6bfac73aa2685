# Le Caméléon

le-cameleon-title = Le Caméléon
le-cameleon-tagline = mescola i colori per prendere
le-cameleon-about = Due pedine ne prendono una terza quando i colori si combinano. Il colore mescolato torna come nuova pedina, fino al camaleonte.

# Set-up
le-cameleon-option-layout = Disposizione iniziale
le-cameleon-value-layout-rows = Una fila per colore
le-cameleon-value-layout-diagonal = Colori alternati
le-cameleon-option-draws = Patta quando una posizione si ripete per la terza volta, o dopo 100 mosse di fila senza prese

# Pieces
le-cameleon-B = blu
le-cameleon-R = rosso
le-cameleon-Y = giallo
le-cameleon-V = viola
le-cameleon-O = arancione
le-cameleon-G = verde
le-cameleon-K = camaleonte
le-cameleon-glyph-violet = Vi
le-cameleon-nothing = niente
le-cameleon-a-blue = blu
le-cameleon-a-red = rossa
le-cameleon-a-yellow = gialla
le-cameleon-a-purple = viola
le-cameleon-a-orange = arancione
le-cameleon-a-green = verde
le-cameleon-a-black = camaleonte
le-cameleon-the-blue = la pedina blu
le-cameleon-the-red = la pedina rossa
le-cameleon-the-yellow = la pedina gialla
le-cameleon-the-purple = la pedina viola
le-cameleon-the-orange = la pedina arancione
le-cameleon-the-green = la pedina verde
le-cameleon-the-black = il camaleonte

# On the table
le-cameleon-role = { $side ->
    [0] Tondi
   *[1] Quadrati
}
le-cameleon-side-0 = i Tondi
le-cameleon-side-1 = i Quadrati
le-cameleon-side-of = { $side ->
    [0] Tondi: { $name }
   *[1] Quadrati: { $name }
}
le-cameleon-pieces = { $side ->
    [0] Tondi · { $pieces }
   *[1] Quadrati · { $pieces }
}
le-cameleon-box = Nella scatola
le-cameleon-box-line = { $piece }: { $left }
le-cameleon-board = Plancia
le-cameleon-square-piece = { $square }: { $side ->
    [0] { $piece }, Tondi
   *[1] { $piece }, Quadrati
}
le-cameleon-square-empty = { $square }: vuota
le-cameleon-square-unused = { $square }: fuori gioco
le-cameleon-square-reserve = { $square }: { $side ->
    [0] riserva dei Tondi, libera
   *[1] riserva dei Quadrati, libera
}
le-cameleon-offer-pick = Può muovere
le-cameleon-offer-go = Muovi qui
le-cameleon-offer-go-take = Muovi qui e prendi
le-cameleon-offer-victim = Prendi questa pedina
le-cameleon-offer-put = Metti qui la nuova pedina
le-cameleon-action-move = { $from } in { $to }
le-cameleon-action-take = Prendi in { $victim }
le-cameleon-action-gain = Prendi in { $victim }, guadagna { $piece } in { $reserve }
le-cameleon-pass = Passa: nessuna pedina può muovere
le-cameleon-taking = Prendi una pedina
le-cameleon-step-victim = Quale pedina?
le-cameleon-step-gain = Che cosa guadagni?
le-cameleon-step-reserve = Dove, nella tua riserva?
le-cameleon-gains = Guadagni: { $gain }
le-cameleon-take = Prendi in { $square }
le-cameleon-chart = Tabella dei colori
le-cameleon-chart-how = Due pedine di un colore e una dell’altro prendono, e guadagni:
le-cameleon-chart-nothing = Anche queste prendono, ma non guadagni niente:
le-cameleon-chart-help = Un camaleonte vale come il colore della compagna. Non guadagni niente.
le-cameleon-chart-two = Due camaleonti prendono qualsiasi pedina. Non guadagni niente.
le-cameleon-chart-taken = Un camaleonte è preso da due pedine dello stesso colore, da una pedina e un camaleonte, o da due camaleonti.
le-cameleon-chart-line = { $one } e { $other }: { $gain }
le-cameleon-chart-lit = possibile ora

# Whose turn it is
le-cameleon-prompt-move = { $you ->
    [yes] Tocca a te: muovi una pedina in diagonale.
    [rounds] Tocca ai Tondi.
    [squares] Tocca ai Quadrati.
   *[no] Tocca a { $name }.
}
le-cameleon-prompt-take = { $you ->
    [yes] La tua pedina in { $square } prende. Scegli una pedina.
    [rounds] I Tondi prendono con la pedina in { $square }.
    [squares] I Quadrati prendono con la pedina in { $square }.
   *[no] { $name } prende con la pedina in { $square }.
}
le-cameleon-prompt-pass = { $you ->
    [yes] Nessuna tua pedina può muovere: devi passare.
    [rounds] I Tondi non possono muovere e devono passare.
    [squares] I Quadrati non possono muovere e devono passare.
   *[no] { $name } non può muovere e deve passare.
}

# What happened
le-cameleon-fact-moved = { $you ->
    [yes] Muovi { $piece } da { $from } a { $to }.
   *[no] { $name } muove { $piece } da { $from } a { $to }.
}
le-cameleon-fact-taken = { $you ->
    [yes] Prendi { $piece } in { $square }.
   *[no] { $name } prende { $piece } in { $square }.
}
le-cameleon-fact-gained = { $you ->
    [yes] Guadagni { $piece }: in riserva, casella { $square }.
   *[no] { $name } guadagna { $piece }: in riserva, casella { $square }.
}
le-cameleon-fact-passed = { $you ->
    [yes] Non hai mosse e passi.
   *[no] { $name } non ha mosse e passa.
}

# The end
le-cameleon-over-no-pieces = { $you ->
    [yes] All’avversario non resta nessuna pedina.
    [rounds] I Tondi hanno preso l’ultima pedina.
    [squares] I Quadrati hanno preso l’ultima pedina.
   *[no] { $name } ha preso l’ultima pedina.
}
le-cameleon-over-three-chameleons = { $you ->
    [yes] Restano tre camaleonti, e due sono tuoi.
    [rounds] Restano tre camaleonti, e i Tondi ne hanno due.
    [squares] Restano tre camaleonti, e i Quadrati ne hanno due.
   *[no] Restano tre camaleonti, e { $name } ne ha due.
}
le-cameleon-over-one-against-one = Una pedina contro una: nessuna può prendere l’altra.
le-cameleon-over-repetition = La stessa posizione si è vista tre volte.
le-cameleon-over-no-taking = Cento mosse di fila senza prese.

# Why not
le-cameleon-refused-move-first = Prima muovi una pedina; poi puoi prendere.
le-cameleon-refused-take-first = La presa è obbligatoria. Prima prendi.
le-cameleon-refused-can-move = Puoi ancora muovere, quindi non puoi passare.
le-cameleon-refused-no-piece = Non hai pedine in { $from }.
le-cameleon-refused-no-moves = La pedina in { $from } ora non può muoversi.
le-cameleon-refused-reserve = Non si può andare in { $to }: le file 1 e 9 sono le riserve.
le-cameleon-refused-own-piece = In { $to } c’è già una tua pedina.
le-cameleon-refused-in-the-way = Una pedina sbarra la strada da { $from } a { $to }.
le-cameleon-refused-no-such-move = La pedina in { $from } non può andare in { $to }.
le-cameleon-refused-no-enemy = In { $square } non c’è una pedina avversaria.
le-cameleon-refused-no-association = Questi colori non possono prendere la pedina in { $square }.

# The rules
le-cameleon-rules-goal-title = Lo scopo
le-cameleon-rules-goal = Prendere tutte le pedine avversarie unendo i colori.
le-cameleon-rules-board-title = Plancia e pedine
le-cameleon-rules-board = I Tondi giocano sulle caselle chiare, i Quadrati sulle scure: le due parti non si ostacolano mai. Ciascuna ha dodici pedine dei colori primari, blu, rosso e giallo. La prima e l’ultima fila sono le riserve, quattro caselle per parte.
le-cameleon-rules-move-title = Le mosse
le-cameleon-rules-move = Cominciano i Tondi. A ogni turno una pedina si sposta di una casella in diagonale, avanti o indietro, su una casella vuota. Un camaleonte va lontano quanto vuole lungo una diagonale, finché la via è libera.
le-cameleon-rules-take-title = Le prese
le-cameleon-rules-take = Dopo la mossa, la tua pedina prende un’avversaria accanto (a sinistra, a destra, sopra o sotto) se accanto a quella c’è anche un’altra tua pedina e le tre formano un’associazione: due di un colore, la terza di un altro.
le-cameleon-rules-gain = Due colori primari danno un complementare: blu e rosso fanno viola, rosso e giallo fanno arancione, giallo e blu fanno verde. Due colori complementari danno un camaleonte. Guadagni quella pedina dalla tua scatola. Anche un primario e un complementare prendono, ma non guadagni niente.
le-cameleon-rules-chameleon = Il tuo camaleonte vale come il colore della compagna; due camaleonti prendono qualsiasi pedina. Un camaleonte avversario è preso da due pedine dello stesso colore, da una pedina e un camaleonte, o da due camaleonti. Con i camaleonti non si guadagna niente.
le-cameleon-rules-reserve-title = La riserva
le-cameleon-rules-reserve = La pedina guadagnata va su una casella libera della tua riserva e può uscirne in un turno successivo; non ci torna più. In riserva non prende e non è presa. Finché le quattro caselle sono occupate non puoi prendere. Quando nella scatola un colore è finito, non si guadagna niente.
le-cameleon-rules-several = Si possono prendere più pedine in un turno, una dopo l’altra. Mettersi tra due avversarie è sicuro finché una di loro non muove.
le-cameleon-rules-end-title = La fine
le-cameleon-rules-end = Chi non ha più pedine ha perso. Quando restano solo tre camaleonti, vince chi ne ha due. Una pedina contro una: patta.
le-cameleon-rules-house-title = Regole della casa
le-cameleon-rules-house = Cominciano i Tondi. Si parte con una fila per colore, o con i colori alternati. Le caselle non segnate delle due file esterne non si usano. La pedina che ha mosso è una delle due che prendono, e la presa è obbligatoria. Chi non può muovere passa. La partita è patta quando una posizione si ripete per la terza volta, o dopo cento mosse di fila senza prese.

# The guided first game
le-cameleon-tutorial-welcome = Si comincia! Giochi con i Tondi, in basso. Ogni pedina si sposta di una casella in diagonale: i Tondi restano sulle caselle chiare, i Quadrati sulle scure.
le-cameleon-tutorial-move = Tocca la pedina rossa in c5, poi b6. Lì sta accanto alla pedina quadrata gialla in b7, come la tua pedina rossa in a7.
le-cameleon-tutorial-move-wrong = Anche questa è una buona mossa, ma prova la pedina rossa: da c5 a b6.
le-cameleon-tutorial-take = Due rosse e una gialla: è un’associazione. Rosso e giallo fanno arancione. Scegli una casella della tua riserva per la pedina arancione.
le-cameleon-tutorial-gain = La pedina gialla non c’è più, e una arancione aspetta nella tua riserva. Può uscirne in qualsiasi turno.
le-cameleon-tutorial-complement = Due colori complementari danno un camaleonte. Muovi la tua pedina viola in e5, accanto a quella arancione in e6, e prendila.
le-cameleon-tutorial-complement-wrong = Prova la pedina viola: da d4 a e5.
le-cameleon-tutorial-chameleon = Un camaleonte! Va lontano quanto vuole in diagonale e vale come il colore della compagna. Scegli la sua casella.
le-cameleon-tutorial-end = Prendi tutte le pedine avversarie e vinci. La tabella dei colori, accanto alla plancia, evidenzia quello che è possibile. Buon divertimento!

# The last turn, in the name of a square
le-cameleon-last-moved = appena mossa
le-cameleon-last-victim = appena presa
le-cameleon-last-partner = ha aiutato a prendere
le-cameleon-last-gained = appena guadagnata
le-cameleon-numbers = Qui una pedina rossa, gialla o blu conta poco più di 1, una viola, arancione o verde circa 1,5, e un camaleonte circa 4,5.

# Problemi
le-cameleon-puzzle-best = Muovono i { $side ->
    [rounds] Tondi
   *[squares] Quadrati
  }. { $steps ->
    [one] Trova la mossa nettamente migliore di tutte le altre.
   *[other] Trova le { $steps } mosse nettamente migliori di tutte le altre. Le prese si fanno da sole.
  }
le-cameleon-hint-piece = Guarda la pedina in { $square }.
le-cameleon-theme-taking = presa
le-cameleon-theme-quiet = mossa tranquilla
le-cameleon-theme-chain = più prese in un turno
le-cameleon-theme-chameleon = camaleonte
le-cameleon-theme-reserve = uscita dalla riserva
le-cameleon-theme-sacrifice = sacrificio
le-cameleon-theme-endgame = finale
