chameleon-chess-title = Camaleonte 5×5
chameleon-chess-tagline = cavallo qui, alfiere là
chameleon-chess-about = Ogni pezzo cambia con la casella su cui sta. Raggiungi l’ultima traversa e sopravvivi.

chameleon-chess-option-start = Inizio
chameleon-chess-value-start-classic = Classico: il Rosso, che muove per primo, può forzare la vittoria
chameleon-chess-value-start-balanced = Equilibrato: una prima mossa a testa è sorteggiata, senza vittorie forzate in vista
chameleon-chess-option-draws = Patta alla terza ripetizione, o dopo 100 mosse senza catture

# La scacchiera
chameleon-chess-board = Scacchiera
chameleon-chess-square-empty = { $square }, casella { $tile ->
    [black] nera
   *[white] bianca
  }, vuota
chameleon-chess-square-piece = { $square }, casella { $tile ->
    [black] nera
   *[white] bianca
  }: pezzo { $side ->
    [red] rosso
   *[blue] blu
  } di natura { $nature ->
    [black] nera
   *[white] bianca
  }, si muove da { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }
chameleon-chess-may-go = Puoi andare qui, e ci starai da { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }
chameleon-chess-may-take = Puoi catturare qui, e ci starai da { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }
chameleon-chess-invader = Un invasore: vince se non viene catturato subito
chameleon-chess-captured = { $side ->
    [red] Rosso
   *[blue] Blu
  } { $count ->
    [0] non ha perso pezzi
    [one] ha perso un pezzo
   *[other] ha perso { $count } pezzi
  }
chameleon-chess-legend-nature = Il centro è la natura del pezzo: bianca o nera. Tutti i pezzi fanno un passo in ogni direzione.
chameleon-chess-legend-bishop = Su una casella del colore della sua natura corre anche come un alfiere.
chameleon-chess-legend-knight = Su una casella dell’altro colore salta anche come un cavallo.

# A chi tocca, e che cosa è successo
chameleon-chess-role = { $side ->
    [red] Rosso ●
   *[blue] Blu ■
  }
chameleon-chess-your-turn = Tocca a te: muovi un pezzo { $side ->
    [red] rosso
   *[blue] blu
  }
chameleon-chess-your-defence = Tocca a te: cattura l’invasore, o hai perso
chameleon-chess-their-turn = Tocca a { $name }
chameleon-chess-their-defence = { $name } deve catturare l’invasore, o perde
chameleon-chess-does-move = { $origin } in { $target }
chameleon-chess-does-take = { $origin } cattura in { $target }
chameleon-chess-fact-moved = { $name }: { $origin } in { $target }, dove il pezzo è { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }.
chameleon-chess-fact-took = { $name }: { $origin } cattura in { $target }, dove il pezzo è { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }.

# La fine
chameleon-chess-over-invasion = L’invasore sull’ultima traversa non è stato catturato.
chameleon-chess-over-all-captured = Tutti i pezzi avversari sono catturati.
chameleon-chess-over-lone-invasion = L’ultimo pezzo ha raggiunto l’ultima traversa.
chameleon-chess-over-repetition = La stessa posizione si è vista tre volte.
chameleon-chess-over-no-capture = Cento mosse senza una cattura.

# Perché no
chameleon-chess-refused-no_piece = Non hai nessun pezzo in { $from }.
chameleon-chess-refused-own_piece = In { $to } c’è un tuo pezzo.
chameleon-chess-refused-no_such_move = Il pezzo in { $from } non può andare in { $to }.
chameleon-chess-refused-no_such_square = La casella { $square } non esiste.
chameleon-chess-refused-no_opening = Apre solo il caso, e solo con ciò che l’inizio equilibrato permette.

# Le regole
chameleon-chess-rules-aim = Porta un pezzo dall’altra parte e fallo sopravvivere a una mossa avversaria.
chameleon-chess-rules-pieces-title = Pezzi e caselle
chameleon-chess-rules-pieces = Comincia il Rosso. Ognuno ha tre pezzi di natura bianca e due di natura nera, tutti all’inizio su una casella dell’altro colore. Il centro di un pezzo mostra la sua natura.
chameleon-chess-rules-moves-title = Muovere
chameleon-chess-rules-moves = Ogni pezzo può fare un passo su una casella vicina, come il re negli scacchi. Il resto dipende dalla casella su cui sta.
chameleon-chess-rules-bishop = Su una casella del colore della sua natura corre anche in diagonale, finché la via è libera.
chameleon-chess-rules-knight = Su una casella dell’altro colore salta anche come un cavallo: due caselle e una di lato, sopra qualunque cosa.
chameleon-chess-rules-capture = Andare su un pezzo avversario lo cattura. Bisogna muovere, e mai su un proprio pezzo.
chameleon-chess-rules-end-title = Vincere
chameleon-chess-rules-end-1 = Un pezzo sulla traversa di partenza avversaria è un invasore. L’avversario ha una sola mossa: se non lo cattura, l’invasore vince.
chameleon-chess-rules-end-2 = Se il tuo unico pezzo raggiunge la traversa di partenza avversaria vinci subito, a meno che un invasore stia sulla tua.
chameleon-chess-rules-end-3 = Anche catturare tutti i pezzi avversari fa vincere.
chameleon-chess-rules-draw = Regola della casa: la terza ripetizione di una posizione, o cento mosse senza catture, è patta. Chi apre il tavolo può farne a meno.

# Imparare giocando
chameleon-chess-first-1 = Sei il Rosso, i pezzi tondi. Ti serve un pezzo sull’ultima traversa, dove comincia il Blu.
chameleon-chess-first-2 = Il centro mostra la natura di un pezzo. Questo è di natura bianca e sta su una casella nera: lì salta come un cavallo. Ogni pezzo può anche fare un passo. Salta da c1 a d3.
chameleon-chess-first-2-wrong = Scegli il pezzo in c1, poi d3.
chameleon-chess-first-3 = In d3 sta su una casella bianca, il colore della sua natura: lì corre come un alfiere. Il piccolo segno su una casella dice come il pezzo ripartirebbe da lì. Corri in b5 e cattura quello che trovi.
chameleon-chess-first-3-wrong = Scegli il pezzo in d3, poi b5.
chameleon-chess-first-4 = Ora è un invasore. Il Blu ha una mossa per catturarlo; ogni altra perde. Qui nessuno può: hai vinto.
chameleon-chess-first-5 = Bada allo stesso modo alla tua prima traversa: un invasore è cerchiato, e allora pensa solo a catturarlo. Pronti?
