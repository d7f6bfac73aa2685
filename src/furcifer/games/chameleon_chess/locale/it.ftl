chameleon-chess-title = Camaleonte 5×5
chameleon-chess-tagline = cavallo qui, alfiere là
chameleon-chess-about = Ogni pezzo cambia con la casella su cui sta. Raggiungi l’ultima traversa e sopravvivi.

chameleon-chess-option-first = Chi comincia
chameleon-chess-value-first-red = Il Rosso
chameleon-chess-value-first-blue = Il Blu
chameleon-chess-value-first-lot = Si tira a sorte
chameleon-chess-option-start = Inizio
chameleon-chess-value-start-classic = Classico: chi comincia può forzare la vittoria
chameleon-chess-value-start-balanced = Equilibrato: una prima mossa a caso per ciascuno, senza vittorie forzate in vista
chameleon-chess-option-draws = Patta quando una posizione si ripete per la terza volta, o dopo 50 mosse a testa senza catture

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
  }, si muove come un { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }
chameleon-chess-may-go = Vai qui: il pezzo diventa un { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }
chameleon-chess-may-take = Cattura qui: il pezzo diventa un { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }
chameleon-chess-invader = Invasore: vince se non viene catturato subito
chameleon-chess-captured = { $side ->
    [red] Rosso
   *[blue] Blu
  } { $count ->
    [0] non ha perso pezzi
    [one] ha perso un pezzo
   *[other] ha perso { $count } pezzi
  }
chameleon-chess-legend-nature = Il centro mostra la natura di un pezzo: bianca o nera. Tutti possono fare un passo in ogni direzione.
chameleon-chess-legend-bishop = Su una casella del suo colore si muove anche come un alfiere.
chameleon-chess-legend-knight = Su una casella dell’altro colore salta anche come un cavallo.

# A chi tocca, e che cosa è successo
chameleon-chess-role = { $side ->
    [red] Rosso ●
   *[blue] Blu ■
  }
chameleon-chess-side-0 = il Rosso
chameleon-chess-side-1 = il Blu
chameleon-chess-your-turn = Tocca a te: muovi un pezzo { $side ->
    [red] rosso
   *[blue] blu
  }
chameleon-chess-your-defence = Tocca a te: cattura l’invasore, o perdi
chameleon-chess-their-turn = { $names ->
    [sides] { $side ->
        [red] Tocca al Rosso ●
       *[blue] Tocca al Blu ■
      }
   *[people] Tocca a { $name }
  }
chameleon-chess-their-defence = { $name } deve catturare l’invasore, o perde
chameleon-chess-action-move = { $origin } in { $target }
chameleon-chess-action-take = { $origin } cattura in { $target }
chameleon-chess-fact-moved = { $name }: { $origin } in { $target }, dove il pezzo diventa un { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }.
chameleon-chess-fact-took = { $name }: { $origin } cattura in { $target }, dove il pezzo diventa un { $way ->
    [bishop] alfiere
   *[knight] cavallo
  }.
chameleon-chess-fact-begins = Decide la sorte: comincia il { $side ->
    [red] Rosso ●
   *[blue] Blu ■
  } ({ $name }).

# La fine
chameleon-chess-over-invasion = L’invasore sull’ultima traversa non è stato catturato.
chameleon-chess-over-all-captured = Tutti i pezzi avversari sono stati catturati.
chameleon-chess-over-lone-invasion = L’ultimo pezzo ha raggiunto l’ultima traversa.
chameleon-chess-over-repetition = La stessa posizione si è vista tre volte.
chameleon-chess-over-no-capture = Cinquanta mosse a testa senza una cattura.

# Perché no
chameleon-chess-refused-no_piece = Non hai nessun pezzo in { $from }.
chameleon-chess-refused-no_moves = Il pezzo in { $from } ora non può muoversi.
chameleon-chess-refused-own_piece = In { $to } c’è un tuo pezzo.
chameleon-chess-refused-no_such_move = Il pezzo in { $from } non può andare in { $to }.
chameleon-chess-refused-no_such_square = La casella { $square } non esiste.
chameleon-chess-refused-no_opening = Lo decide solo il caso, e solo se le opzioni lo prevedono.

# Le regole
chameleon-chess-rules-aim = Porta un pezzo dall’altra parte e tienilo in vita per una mossa avversaria.
chameleon-chess-rules-pieces-title = Pezzi e caselle
chameleon-chess-rules-pieces = Comincia il Rosso, a meno che non scegliate il Blu o tiriate a sorte. Ognuno ha tre pezzi di natura bianca e due di natura nera, tutti all’inizio su una casella dell’altro colore. Il centro di un pezzo mostra la sua natura.
chameleon-chess-rules-moves-title = Le mosse
chameleon-chess-rules-moves = Ogni pezzo può fare un passo su una casella vicina, come il re negli scacchi. Il resto dipende dalla casella su cui sta.
chameleon-chess-rules-bishop = Su una casella del suo colore si muove anche in diagonale, finché la via è libera.
chameleon-chess-rules-knight = Su una casella dell’altro colore salta anche come un cavallo: due caselle dritto e una di lato, sopra qualunque cosa.
chameleon-chess-rules-capture = Per catturare un pezzo avversario si va sulla sua casella. Bisogna muovere, e mai su un proprio pezzo.
chameleon-chess-rules-end-title = La vittoria
chameleon-chess-rules-end-1 = Un pezzo sulla traversa di partenza avversaria è un invasore. L’avversario ha una mossa per catturarlo; altrimenti l’invasore vince.
chameleon-chess-rules-end-2 = Se il tuo ultimo pezzo raggiunge la traversa di partenza avversaria vinci subito, a meno che ci sia un invasore sulla tua.
chameleon-chess-rules-end-3 = Si vince anche catturando tutti i pezzi avversari.
chameleon-chess-rules-draw = Regola della casa: la partita è patta quando una posizione si ripete per la terza volta, o dopo cinquanta mosse a testa senza catture. L’host può disattivare questa regola.

# Imparare giocando
chameleon-chess-tutorial-1 = Sei il Rosso, con i pezzi tondi. Devi portarne uno sull’ultima traversa, dove comincia il Blu.
chameleon-chess-tutorial-2 = Il centro mostra la natura di un pezzo. Questo è bianco e sta su una casella nera: salta come un cavallo. Ogni pezzo può anche fare un passo. Salta da c1 a d3.
chameleon-chess-tutorial-2-wrong = Scegli il pezzo in c1, poi d3.
chameleon-chess-tutorial-3 = In d3 sta su una casella bianca, il suo colore: lì si muove come un alfiere. Il piccolo simbolo su una casella mostra come il pezzo ripartirebbe da lì. Vai in b5 e cattura il pezzo che trovi.
chameleon-chess-tutorial-3-wrong = Scegli il pezzo in d3, poi b5.
chameleon-chess-tutorial-4 = Ora è un invasore. Il Blu ha una mossa per catturarlo; ogni altra perde. Qui nessun pezzo può farlo: hai vinto.
chameleon-chess-tutorial-5 = Sorveglia allo stesso modo la tua prima traversa: un invasore ha un cerchio intorno, e bisogna catturarlo subito. Si comincia?

# Problemi
chameleon-chess-puzzle-win = { $side ->
    [red] Il Rosso
   *[blue] Il Blu
  } muove e vince in { $moves } mosse. Trova l’unico modo.
chameleon-chess-hint-piece = Guarda il pezzo in { $square }.
chameleon-chess-theme-quiet = mossa tranquilla
chameleon-chess-theme-sacrifice = sacrificio
chameleon-chess-theme-capture = cattura
chameleon-chess-theme-threatened = sotto minaccia
chameleon-chess-theme-endgame = finale
chameleon-chess-theme-race = corsa all’ultima traversa
