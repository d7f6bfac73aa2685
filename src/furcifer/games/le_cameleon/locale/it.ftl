# Le Caméléon

le-cameleon-title = Le Caméléon
le-cameleon-tagline = mescola i colori per prendere
le-cameleon-about = Due pedine ne prendono una terza quando i colori si combinano. La mescolanza torna come nuova pedina, fino al camaleonte.

# Set-up
le-cameleon-option-layout = Disposizione iniziale
le-cameleon-value-layout-rows = Una fila per colore
le-cameleon-value-layout-diagonal = I colori alternati
le-cameleon-option-draws = Una posizione per la terza volta, o 100 mosse senza prese, è patta

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
le-cameleon-board = Tavoliere
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
le-cameleon-does-move = { $from } in { $to }
le-cameleon-does-take = Prendere in { $victim }
le-cameleon-does-gain = Prendere in { $victim }, guadagnare { $piece } in { $reserve }
le-cameleon-pass = Passa: nessuna pedina può muovere
le-cameleon-taking = Prendi
le-cameleon-step-victim = Quale pedina?
le-cameleon-step-gain = Che cosa guadagni?
le-cameleon-step-reserve = Dove, nella tua riserva? Tocca una casella sul tavoliere, oppure qui:
le-cameleon-gains = Guadagni: { $gain }
le-cameleon-take = Prendi in { $square }
le-cameleon-chart = Tabella dei colori
le-cameleon-chart-how = Due di un colore e una dell’altro prendono, e guadagnano:
le-cameleon-chart-nothing = Anche queste prendono, ma senza guadagno:
le-cameleon-chart-help = Un camaleonte prende il colore della compagna. Niente guadagno.
le-cameleon-chart-two = Due camaleonti prendono qualsiasi pedina. Niente guadagno.
le-cameleon-chart-taken = Un camaleonte è preso da due pedine dello stesso colore, da una pedina e un camaleonte, o da due camaleonti.
le-cameleon-chart-line = { $one } e { $other }: { $gain }
le-cameleon-chart-lit = possibile ora

# Whose turn it is
le-cameleon-prompt-move = { $you ->
    [yes] Tocca a te: muovi una pedina in diagonale.
   *[no] Tocca a { $name }.
}
le-cameleon-prompt-take = { $you ->
    [yes] La tua pedina in { $square } prende.
   *[no] { $name } prende con la pedina in { $square }.
}
le-cameleon-prompt-pass = { $you ->
    [yes] Nessuna tua pedina può muovere: passa.
   *[no] { $name } passa.
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
    [yes] Guadagni { $piece }, in riserva in { $square }.
   *[no] { $name } guadagna { $piece }, in riserva in { $square }.
}
le-cameleon-fact-passed = { $you ->
    [yes] Non hai mosse e passi.
   *[no] { $name } non ha mosse e passa.
}

# The end
le-cameleon-over-no-pieces = { $you ->
    [yes] All’avversario non resta nessuna pedina.
   *[no] { $name } ha preso l’ultima pedina.
}
le-cameleon-over-three-chameleons = { $you ->
    [yes] Degli ultimi tre camaleonti, due sono tuoi.
   *[no] Degli ultimi tre camaleonti, { $name } ne ha due.
}
le-cameleon-over-one-against-one = Una pedina contro una: nessuna può più prendere.
le-cameleon-over-repetition = La stessa posizione si è vista per la terza volta.
le-cameleon-over-no-taking = Cento mosse di fila senza prese.

# Why not
le-cameleon-refused-move-first = Si prende dopo una mossa: prima muovi una pedina.
le-cameleon-refused-take-first = La presa è obbligatoria: prendi prima di continuare.
le-cameleon-refused-can-move = Hai ancora una mossa, quindi non puoi passare.
le-cameleon-refused-no-piece = Non hai pedine in { $from }.
le-cameleon-refused-reserve = Nessuna pedina va in { $to }: le file 1 e 9 sono delle riserve.
le-cameleon-refused-own-piece = In { $to } c’è già una tua pedina.
le-cameleon-refused-in-the-way = Una pedina sbarra la strada da { $from } a { $to }.
le-cameleon-refused-no-such-move = La pedina in { $from } non può andare in { $to }.
le-cameleon-refused-no-enemy = In { $square } non c’è una pedina avversaria.
le-cameleon-refused-no-association = Questi colori non formano un’associazione che prenda in { $square }.

# The rules
le-cameleon-rules-goal-title = Lo scopo
le-cameleon-rules-goal = Prendere tutte le pedine avversarie unendo i colori.
le-cameleon-rules-board-title = Tavoliere e pedine
le-cameleon-rules-board = I Tondi giocano sulle caselle bianche, i Quadrati sulle nere: le due parti non si ostacolano mai. Ciascuna ha dodici pedine dei colori primari, blu, rosso e giallo. La prima e l’ultima fila sono le riserve, quattro caselle per parte.
le-cameleon-rules-move-title = Muovere
le-cameleon-rules-move = Cominciano i Tondi. A ogni turno una pedina va di una casella in diagonale, avanti o indietro, su una casella vuota. Un camaleonte va lontano quanto vuole lungo una diagonale, finché nulla gli sbarra la strada.
le-cameleon-rules-take-title = Prendere
le-cameleon-rules-take = Dopo la mossa, la tua pedina prende un’avversaria accanto, a sinistra, a destra, sopra o sotto, se accanto a quella c’è anche un’altra tua pedina e le tre formano un’associazione: due di un colore, la terza di un altro.
le-cameleon-rules-gain = Due colori primari danno il loro complementare: blu e rosso il viola, rosso e giallo l’arancione, giallo e blu il verde. Due colori complementari danno un camaleonte. Guadagni quella pedina dalla tua scatola. Anche un primario e un complementare prendono, ma non portano niente.
le-cameleon-rules-chameleon = Il tuo camaleonte prende il colore della compagna; due camaleonti prendono qualsiasi cosa. Un camaleonte avversario cade davanti a due pedine dello stesso colore, a una pedina e un camaleonte, o a due camaleonti. Con i camaleonti non si guadagna niente.
le-cameleon-rules-reserve-title = La riserva
le-cameleon-rules-reserve = La pedina guadagnata va su una casella libera della tua riserva e ne esce in un turno successivo; non ci torna più. In riserva non prende e non è presa. Finché le quattro caselle sono occupate non prendi nulla. Quando nella scatola quel colore è finito, non si guadagna niente.
le-cameleon-rules-several = Si può prendere più volte di seguito, una presa dopo l’altra. Mettersi tra due avversarie è sicuro finché una di loro non muove.
le-cameleon-rules-end-title = La fine
le-cameleon-rules-end = Chi non ha più pedine ha perso. Quando restano solo tre camaleonti, vince chi ne ha due. Una pedina contro una: patta.
le-cameleon-rules-house-title = Regole della casa
le-cameleon-rules-house = Cominciano i Tondi. Si parte con una fila per colore, o con i colori alternati. Le caselle non segnate delle due file esterne sono fuori gioco. La pedina che ha mosso è una delle due che prendono, e la presa è obbligatoria. Chi non può muovere passa. Una posizione per la terza volta, o cento mosse senza prese, è patta.

# The guided first game
le-cameleon-first-welcome = Si comincia! Giochi con i Tondi, in basso. Ogni pedina va di una casella in diagonale: i Tondi restano sulle caselle bianche, i Quadrati sulle nere.
le-cameleon-first-move = Tocca la pedina rossa in c5, poi b6. Lì sta accanto al quadrato giallo in b7, come la tua pedina rossa in a7.
le-cameleon-first-move-wrong = Una buona mossa anche questa, ma prova la pedina rossa: da c5 a b6.
le-cameleon-first-take = Due rosse e una gialla: è un’associazione. Rosso e giallo fanno arancione. Scegli una casella della tua riserva per la pedina arancione.
le-cameleon-first-gain = La pedina gialla non c’è più, e una arancione aspetta nella tua riserva. Può uscirne in qualsiasi turno.
le-cameleon-first-complement = Due colori complementari danno un camaleonte. La tua pedina viola va in e5, accanto all’arancione in e6: prendila.
le-cameleon-first-complement-wrong = Prova la pedina viola: da d4 a e5.
le-cameleon-first-chameleon = Un camaleonte! Va lontano quanto vuole in diagonale e prende il colore della compagna. Scegli la sua casella.
le-cameleon-first-end = Prendile tutte e vinci. La tabella dei colori, accanto al tavoliere, illumina quello che è possibile. Buon divertimento!
