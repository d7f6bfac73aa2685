# Coloretto

coloretto-title = Coloretto
coloretto-tagline = prendi la fila o tenta la sorte
coloretto-about = Pesca camaleonti, forma le file e prendine una al momento giusto. Tre colori contano per te, tutti gli altri contro di te.

# Set-up
coloretto-option-side = Lato della carta punteggio
coloretto-value-side-brown = Marrone: più carte di un colore, meglio è
coloretto-value-side-violet = Viola: tre carte di un colore valgono di più (più difficile)
coloretto-option-start = Prime carte
coloretto-value-start-choose = Ognuno sceglie un colore
coloretto-value-start-deal = Distribuite a caso
coloretto-option-removed = Colori esclusi (uno in 3 giocatori, due in 2)
coloretto-value-removed-random = Estratti a caso
coloretto-option-jokers = Colore dei jolly
coloretto-value-jokers-best = Il migliore per chi li ha
coloretto-value-jokers-choose = Scelto alla fine da chi li ha

# Cards
coloretto-card-red = una carta rossa
coloretto-card-orange = una carta arancione
coloretto-card-yellow = una carta gialla
coloretto-card-green = una carta verde
coloretto-card-blue = una carta blu
coloretto-card-purple = una carta viola
coloretto-card-brown = una carta marrone
coloretto-card-two = un +2
coloretto-card-joker = un jolly
coloretto-card-golden = il jolly dorato
coloretto-glyph-joker = Jo
coloretto-glyph-golden = Do
coloretto-cards-red = { $cards ->
    [one] { $cards } carta rossa
   *[other] { $cards } carte rosse
}
coloretto-cards-orange = { $cards ->
    [one] { $cards } carta arancione
   *[other] { $cards } carte arancioni
}
coloretto-cards-yellow = { $cards ->
    [one] { $cards } carta gialla
   *[other] { $cards } carte gialle
}
coloretto-cards-green = { $cards ->
    [one] { $cards } carta verde
   *[other] { $cards } carte verdi
}
coloretto-cards-blue = { $cards ->
    [one] { $cards } carta blu
   *[other] { $cards } carte blu
}
coloretto-cards-purple = { $cards ->
    [one] { $cards } carta viola
   *[other] { $cards } carte viola
}
coloretto-cards-brown = { $cards ->
    [one] { $cards } carta marrone
   *[other] { $cards } carte marroni
}
coloretto-cards-two = { $cards ->
    [one] { $cards } carta «+2»
   *[other] { $cards } carte «+2»
}
coloretto-cards-joker = { $cards } jolly
coloretto-cards-golden = { $cards ->
    [1] il jolly dorato
   *[other] { $cards } jolly dorati
}
coloretto-with-jokers = { $jokers ->
    [one] di cui 1 jolly
   *[other] di cui { $jokers } jolly
}
coloretto-group = { $cards }: { $points }

# On the table
coloretto-rows = File
coloretto-row = Fila { $row }
coloretto-row-empty = vuota
coloretto-row-free = { $free ->
    [0] piena
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
coloretto-brings = vale { $points }
coloretto-would-bring-then = con questa carta vale { $points } per te
coloretto-taken-by = { $you ->
    [yes] presa da te
   *[no] presa da { $name }
}
coloretto-place = Metti qui
coloretto-take = Prendi
coloretto-place-here = Metti qui la carta
coloretto-take-here = Prendi questa fila
coloretto-action-place = Mettila nella fila { $row }
coloretto-action-take = Prendi la fila { $row }
coloretto-action-start = Comincia con il colore { $colour }
coloretto-action-joker = Il jolly diventa { $colour }
coloretto-draw = Pesca
coloretto-deck-left = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
coloretto-until-last = { $cards ->
    [one] ancora 1 prima dell’ultimo giro
   *[other] ancora { $cards } prima dell’ultimo giro
}
coloretto-last-round = Ultimo giro.
coloretto-last-round-means = Quando tutti avranno preso una fila, la partita finisce.
coloretto-collection = { $name }: { $points } punti
coloretto-took-row = fila { $row }
coloretto-no-cards = Ancora nessuna carta
coloretto-choose-first = Scegli il colore della tua prima carta
coloretto-choose-joker = Di che colore sarà il tuo jolly?
coloretto-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
coloretto-score-card-brown = Carta punteggio, lato marrone
coloretto-score-card-violet = Carta punteggio, lato viola
coloretto-score-card-cards = Carte
coloretto-score-card-points = Punti
coloretto-left-title = Carte rimaste nel mazzo
coloretto-out-of-game = Non in questa partita:

# The end
coloretto-scoring = Punteggio finale
coloretto-scoring-how-brown = Il numero sotto ogni carta è quanto vale il colore fin lì. I tre colori migliori contano in più, tutti gli altri in meno.
coloretto-scoring-how-violet = Il numero sotto ogni carta è quanto vale il colore fin lì; dopo la terza carta scende. I tre colori migliori contano in più, tutti gli altri in meno.
coloretto-winner = Vittoria
coloretto-longest = Colore più lungo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
coloretto-over-most-points = { $you ->
    [yes] Hai vinto con { $points } punti.
   *[no] { $name } ha vinto con { $points } punti.
}
coloretto-over-most-cards = { $you ->
    [yes] Pareggio a { $points } punti, ma hai il colore più lungo.
   *[no] Pareggio a { $points } punti, ma { $name } ha il colore più lungo.
}
coloretto-over-shared = Pareggio a { $points } punti e nel colore più lungo: { $name }.

# Whose turn it is
coloretto-prompt-start = { $you ->
    [yes] Scegli il colore della tua prima carta.
   *[no] { $name } sceglie il primo colore.
}
coloretto-prompt-turn-both = { $you ->
    [yes] Tocca a te: pesca una carta o prendi una fila.
   *[no] { $name } pesca una carta o prende una fila.
}
coloretto-prompt-turn-draw = { $you ->
    [yes] Tocca a te: pesca una carta. Tutte le file sono ancora vuote.
   *[no] { $name } pesca una carta.
}
coloretto-prompt-turn-take = { $you ->
    [yes] Tocca a te: prendi una fila. Sono tutte piene.
   *[no] { $name } prende una fila.
}
coloretto-prompt-place = { $you ->
    [yes] Hai pescato { $card }. Scegli una fila.
   *[no] { $name } ha pescato { $card } e sceglie una fila.
}
coloretto-prompt-joker = { $you ->
    [yes] Scegli il colore del tuo jolly.
   *[no] { $name } sceglie il colore di un jolly.
}
coloretto-prompt-wait = Un momento…

# What happened
coloretto-fact-removed = { $colour } sono escluse dal gioco.
coloretto-cards-of-red = Tutte le carte rosse
coloretto-cards-of-orange = Tutte le carte arancioni
coloretto-cards-of-yellow = Tutte le carte gialle
coloretto-cards-of-green = Tutte le carte verdi
coloretto-cards-of-blue = Tutte le carte blu
coloretto-cards-of-purple = Tutte le carte viola
coloretto-cards-of-brown = Tutte le carte marroni
coloretto-fact-begins = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
coloretto-fact-started = { $you ->
    [yes] Parti con { $colour }.
   *[no] { $name } parte con { $colour }.
}
coloretto-fact-revealed = { $you ->
    [yes] Scopri { $card }.
   *[no] { $name } scopre { $card }.
}
coloretto-fact-last = { $you ->
    [yes] Scopri la carta Ultimo giro: questo giro è l’ultimo.
   *[no] { $name } scopre la carta Ultimo giro: questo giro è l’ultimo.
}
coloretto-fact-placed = { $you ->
    [yes] Metti { $card } nella fila { $row }.
   *[no] { $name } mette { $card } nella fila { $row }.
}
coloretto-fact-took = { $you ->
    [yes] Prendi la fila { $row }: { $cards }.
   *[no] { $name } prende la fila { $row }: { $cards }.
}
coloretto-fact-kept = { $you ->
    [yes] Grazie al jolly dorato tieni anche { $card }.
   *[no] Grazie al jolly dorato { $name } tiene anche { $card }.
}
coloretto-fact-discarded = Nessuno ha preso la fila { $row }: { $cards }. Le sue carte escono dal gioco.
coloretto-fact-round = { $you ->
    [yes] Il giro è finito. Hai preso l’ultima fila.
   *[no] Il giro è finito. L’ultima fila è andata a { $name }.
}
coloretto-fact-named = { $you ->
    [yes] Il tuo jolly diventa { $colour }.
   *[no] { $name } sceglie { $colour } per un jolly.
}
coloretto-fact-scored = { $you ->
    [yes] Hai { $points } punti: { $account }.
   *[no] { $name } ha { $points } punti: { $account }.
}

# Why not
coloretto-refused-not-now = Non ancora: prima fa’ quello che dice la riga in alto.
coloretto-refused-rows-full = Tutte le file sono piene: prendine una.
coloretto-refused-colour-removed = Quel colore non è in questa partita.
coloretto-refused-colour-taken = Qualcuno ha già quel colore. Scegline un altro.
coloretto-refused-row-taken = La fila { $row } è già stata presa in questo giro.
coloretto-refused-row-empty = La fila { $row } non ha ancora carte.
coloretto-refused-row-full = La fila { $row } è piena.

# The rules
coloretto-rules-goal-title = Lo scopo
coloretto-rules-goal = Raccogli camaleonti di pochi colori. Alla fine i tuoi tre colori migliori contano per te e tutti gli altri contro di te.
coloretto-rules-turn-title = Quando tocca a te: pescare o prendere
coloretto-rules-draw = Pescare: scopri la prima carta del mazzo e mettila in una fila che ha posto. La fila la scegli tu, e la carta non si riprende.
coloretto-rules-take = Oppure prendere una fila con almeno una carta. Le carte sono tue, e stai fuori fino al giro seguente.
coloretto-rules-round = Quando tutti hanno preso una fila, le file tornano vuote al centro e comincia chi ha preso l’ultima. L’ultimo rimasto può continuare a pescare finché c’è posto.
coloretto-rules-special-title = Carte speciali
coloretto-rules-two = +2: due punti, qualunque altra cosa tu abbia.
coloretto-rules-joker = Jolly: vale come una carta di un qualsiasi colore in gioco.
coloretto-rules-golden = Jolly dorato: un jolly. Chi lo prende scopre anche la prima carta del mazzo e la tiene.
coloretto-rules-last = Ultimo giro: questa carta esce a sedici carte dalla fine del mazzo. Si mette da parte, si pesca un’altra carta, e questo giro è l’ultimo.
coloretto-rules-score-title = Il conteggio
coloretto-rules-score = Più carte hai di un colore, più vale. Sul lato marrone sei carte valgono 21; sul lato viola il massimo sono tre carte.
coloretto-rules-example = Un esempio, lato marrone: sei verdi, quattro gialle e un jolly, tre rosse, due blu e un +2. Il jolly rende di più come giallo: 21 + 15 + 6 − 3 + 2 = 41.
coloretto-rules-tie = Vince chi ha più punti. A parità decide il colore più lungo, jolly compresi; se è ancora pari, la vittoria è condivisa.
coloretto-rules-seats-title = Da due a cinque giocatori
coloretto-rules-seats = In quattro e in cinque ci sono tutti e sette i colori, in tre sei, in due cinque. C’è una fila per ogni giocatore, e ciascuno parte con una carta di un colore che nessun altro ha.
coloretto-rules-two-players = In due si usano tre file verdi da una, due e tre carte, si parte con due carte a testa, e le carte della fila che nessuno prende escono dal gioco.
coloretto-rules-house-title = Regole della casa
coloretto-rules-house = I colori esclusi sono estratti a caso, a meno che li scelga l’host. In due le quattro prime carte sono tutte diverse, scelte nell’ordine primo, secondo, secondo, primo. Un jolly può diventare qualsiasi colore della partita, anche uno che non hai; diventa il migliore, a meno che l’host decida altrimenti. Anche una carta Ultimo giro scoperta per un jolly dorato si mette da parte, e se ne scopre un’altra.

# The guided first game
coloretto-tutorial-welcome = Qui si raccolgono camaleonti. Tre colori conteranno per te, tutti gli altri contro di te: meglio averne pochi.
coloretto-tutorial-colour = Ognuno parte con una carta. Bea ha preso il blu, Dario il verde. Scegli il tuo colore.
coloretto-tutorial-draw = Quando tocca a te peschi una carta o prendi una fila. Le file sono ancora vuote: pesca.
coloretto-tutorial-place = Una carta arancione. Tu raccogli il rosso e l’arancione ti costerebbe; ma dopo tocca a Bea, che ha il blu. Mettila accanto alla carta blu, nella fila 2, e rovinale la fila.
coloretto-tutorial-place-wrong = Si può, ma è la fila 2 quella che Bea tiene d’occhio. Prova la fila 2.
coloretto-tutorial-take = Qualche turno dopo. Ogni fila mostra quanto vale per te. La fila 1 ha due rosse e un +2: prendila prima degli altri.
coloretto-tutorial-take-wrong = Si può, ma la fila 1 vale di più. Prendi la fila 1.
coloretto-tutorial-out = Ora stai fuori mentre gli altri finiscono il giro. Poi tutte le file tornano, vuote.
coloretto-tutorial-joker = Un jolly vale come il colore che vuoi. Chi prende il jolly dorato riceve anche la prossima carta del mazzo, senza sapere quale sia.
coloretto-tutorial-last = È uscita la carta Ultimo giro. Quando tutti avranno preso una fila, la partita finisce e si conta.
coloretto-tutorial-count = Si conta così: verde 21, giallo con il jolly 15 e rosso 6 sono i tuoi tre migliori. Il blu costa 3, il +2 porta 2. In tutto 41!
coloretto-last-turn = cambiata nell’ultimo turno

# Problemi
coloretto-puzzle-turn = E adesso? Peschi una carta o prendi una fila?
coloretto-puzzle-place = E adesso? In quale fila metti la carta?
coloretto-hint-draw = Nessuna fila vale ancora la pena.
coloretto-hint-take = Prendi una fila prima che sia troppo tardi.
coloretto-hint-place = Non è la fila { $row }.
coloretto-theme-draw = continuare a pescare
coloretto-theme-take = prendere in tempo
coloretto-theme-place = mettere una carta
coloretto-theme-last-round = ultimo giro
coloretto-theme-last-seat = ultimo del giro
coloretto-theme-short-row = prendere una fila corta
coloretto-theme-joker = jolly
