# Codenames

codenames-title = Codenames
codenames-tagline = una parola, tanti sensi
codenames-about = Il tuo capo spia dà una parola e un numero. Trova i tuoi agenti tra venticinque parole, e stai alla larga dall’assassino.

# Set-up
codenames-option-language = Lingua delle parole e degli indizi
codenames-option-themes = Temi
codenames-value-themes-all = Tutti i temi
codenames-value-themes-animals = Animali e piante
codenames-value-themes-body = Corpo e vestiti
codenames-value-themes-home = Casa e cucina
codenames-value-themes-machines = Attrezzi e macchine
codenames-value-themes-nature = Terra, cielo e mare
codenames-value-themes-people = Persone e luoghi
codenames-value-themes-food = Cibo e bevande
codenames-value-themes-travel = Viaggi
codenames-value-themes-stories = Storie e personaggi
codenames-value-themes-play = Sport e giochi
codenames-option-own = Le tue parole
codenames-value-own-replace = Solo queste (almeno 25)
codenames-value-own-add = Mescolate alle parole del gioco
codenames-option-pack = Le tue parole, una per riga
codenames-option-expert = Regole esperte: indizi per 0 e senza limite
codenames-option-referee = Indizi non validi
codenames-value-referee-strict = Rifiutati prima che qualcuno li veda
codenames-value-referee-table = Ammessi, se l’altra parte non li contesta
codenames-option-proper-names = Permetti i nomi propri
codenames-option-acronyms = Permetti le sigle
codenames-option-hyphenated = Permetti le parole col trattino
codenames-option-multiword = Permetti più parole
codenames-option-soundalikes = Permetti le parole che suonano simili
codenames-option-compounds = Permetti i composti di una parola sul tavolo
codenames-option-call-seconds = Secondi per contestare un indizio, se arbitrano i giocatori (0: si aspetta il via libera)
codenames-option-clue-seconds = Secondi per un indizio (0: senza limite)
codenames-option-guess-seconds = Secondi per indovinare, per turno (0: senza limite)

# Teams and people
codenames-team-red = Rossi
codenames-team-blue = Blu
codenames-team-nobody = senza giocatori
codenames-team-all = Una sola squadra
codenames-appoint = Nomina capo spia
codenames-draw-lead = Sorteggia il capo spia
codenames-left = { $count ->
    [one] ancora { $count } parola
   *[other] ancora { $count } parole
}
codenames-spymaster = Capo spia:
codenames-operatives = Agenti sul campo:
codenames-role-spymaster = Capo spia
codenames-role-operative = Agente sul campo
codenames-role-red-spymaster = Capo spia rosso
codenames-role-red-operative = Agente rosso
codenames-role-blue-spymaster = Capo spia blu
codenames-role-blue-operative = Agente blu

# The words on the table
codenames-grid = Le venticinque parole
codenames-card-red = un agente rosso
codenames-card-blue = un agente blu
codenames-card-bystander = un semplice passante
codenames-you = te
codenames-card-assassin = l’assassino
codenames-key-red = chiave: Rossi
codenames-key-blue = chiave: Blu
codenames-key-bystander = chiave: passante
codenames-key-assassin = chiave: l’assassino
codenames-card-marked = indicata da { $names }
codenames-chosen = Hai scelto { $word }. I pulsanti sono dopo le parole.
codenames-peek = Premi per vedere la chiave
codenames-hide = Nascondi la chiave

# Clues
codenames-your-clue = Il tuo indizio
codenames-clue-word = Una parola sola
codenames-clue-hint = Una parola che indichi più d’una delle tue.
codenames-clue-fine = Questo indizio è ammesso.
codenames-clue-table = Niente vieta questo indizio, ma l’altra parte può contestarlo.
codenames-clue-for = per
codenames-clue-number = Per quante parole? Scegli un numero.
codenames-fewer = Meno parole
codenames-more = Più parole
codenames-give = Dai
codenames-unlimited = senza limite
codenames-clue-now = { $team ->
    [red] Indizio della squadra rossa
   *[blue] Indizio della squadra blu
}: { $clue }, { $number }
codenames-chance-guess = sicuro al { $percent }%
codenames-chance-clue = tutte trovate: { $percent }%
codenames-guesses = Parole tentate
codenames-history = Indizi dati
codenames-history-empty = Ancora nessuno.
codenames-agreements = Gli indizi ammessi a questo tavolo
codenames-agreed = ammessi
codenames-not-agreed = non ammessi
codenames-kind-proper-names = Nomi propri (Parigi)
codenames-kind-acronyms = Sigle (NASA)
codenames-kind-hyphenated = Parole col trattino (italo-francese)
codenames-kind-multiword = Più parole (New York)
codenames-kind-soundalikes = Parole che suonano come una parola sul tavolo (hanno accanto ad ANNO)
codenames-kind-compounds = Composti di una parola sul tavolo (portafoglio accanto a FOGLIO)
codenames-no-clue = nessun indizio
codenames-enemy-turn = il turno del nemico
codenames-annulled = contestato, non vale
codenames-covered = coperta senza tentativo

# What you can do
codenames-action-clue = { $word }, { $number }
codenames-action-guess = Prova { $word }
codenames-action-mark = Indicala
codenames-action-unmark = Non indicarla più
codenames-action-stop = Fermati qui
codenames-action-accept = Accettalo
codenames-action-call = Contestalo
codenames-action-stand = Confermalo
codenames-action-concede = Ritiralo
codenames-action-uphold = È valido
codenames-action-reject = Non è valido
codenames-action-cover = Copri { $word }
codenames-action-decline = Non coprire niente
codenames-hint-guess = Tocca una parola, poi provala o indicala.
codenames-hint-cover = Tocca la parola da coprire.
codenames-hint-key = Mostra la chiave per scegliere una parola.
codenames-timer = Tempo rimasto
codenames-chat-silent = I capi spia non scrivono durante la partita. Nel tuo turno puoi usare le frasi pronte.

# Whose turn it is
codenames-prompt-deal = Si preparano le parole…
codenames-prompt-over = La partita è finita.
codenames-prompt-clue = Tocca a te: da’ un indizio alla tua squadra.
codenames-prompt-guess = Tocca a te: «{ $clue }» { $number }. Prova una parola.
codenames-prompt-go-on = «{ $clue }» { $number }: prova un’altra parola, o fermati.
codenames-prompt-doubt = { $team ->
    [red] La squadra rossa dice
   *[blue] La squadra blu dice
} «{ $clue }» { $number }. Accetta o contesta.
codenames-prompt-answer = Il tuo indizio è contestato, ma l’arbitro lo accetta. { $vote ->
    [yes] Confermalo, e gli agenti sul campo votano, oppure ritiralo.
   *[no] Confermalo o ritiralo.
}
codenames-prompt-vote = «{ $clue }» { $number } è contestato. L’indizio è valido?
codenames-prompt-penalty = L’indizio non vale. Puoi coprire una tua parola.
codenames-prompt-penalty-together = L’indizio non vale. Per questo copri una parola del nemico.
codenames-prompt-enemy = È il turno del nemico: copri una delle sue parole.
codenames-wait-clue = { $name } cerca un indizio per { $team ->
    [red] la squadra rossa
   *[blue] la squadra blu
}.
codenames-wait-guess = { $team ->
    [red] La squadra rossa ci pensa
   *[blue] La squadra blu ci pensa
}: «{ $clue }» { $number }.
codenames-wait-doubt = «{ $clue }» { $number }: si aspetta che { $name } lo accetti o lo contesti.
codenames-wait-ruling = L’indizio è contestato. Decide l’arbitro.
codenames-wait-answer = L’indizio è contestato. { $name } lo conferma o lo ritira.
codenames-wait-vote = «{ $clue }» { $number } è contestato. Si aspetta il voto di { $name }.
codenames-wait-penalty = L’indizio non vale. { $name } può coprire una parola.
codenames-wait-enemy = È il turno del nemico. { $name } copre una delle sue parole.

# What happened
codenames-fact-dealt = Sul tavolo ci sono venticinque parole.
codenames-fact-key-seen = Puoi guardare la chiave. Gli agenti sul campo no.
codenames-fact-key-open = Ora tutti vedono la chiave.
codenames-fact-hinted = { $mine ->
    [yes] Hai dato l’indizio «{ $clue }» { $number }.
   *[no] { $name }: «{ $clue }» { $number }.
}
codenames-fact-call = { $mine ->
    [yes] Hai contestato l’indizio.
   *[no] { $name } ha contestato l’indizio.
}
codenames-fact-accept = { $mine ->
    [yes] Hai accettato l’indizio.
   *[no] { $name } ha accettato l’indizio.
}
codenames-fact-concede = { $mine ->
    [yes] Hai ritirato l’indizio.
   *[no] { $name } ha ritirato l’indizio.
}
codenames-fact-stand = { $mine ->
    [yes] Hai confermato l’indizio.
   *[no] { $name } ha confermato l’indizio.
}
codenames-fact-decline = { $mine ->
    [yes] Non hai coperto niente.
   *[no] { $name } non ha coperto niente.
}
codenames-fact-stop = { $mine ->
    [yes] Ti fermi qui.
   *[no] { $name } si ferma qui.
}
codenames-fact-ruled-out = L’indizio infrange le regole e non vale.
codenames-fact-uphold = { $mine ->
    [yes] Hai votato per l’indizio.
   *[no] { $name } ha votato per l’indizio.
}
codenames-fact-reject = { $mine ->
    [yes] Hai votato contro l’indizio.
   *[no] { $name } ha votato contro l’indizio.
}
codenames-fact-ruled-fine = L’arbitro non trova niente da ridire sull’indizio.
codenames-fact-marked = { $mine ->
    [yes] Indichi { $word }.
   *[no] { $name } indica { $word }.
}
codenames-fact-unmarked = { $mine ->
    [yes] Non indichi più { $word }.
   *[no] { $name } non indica più { $word }.
}
codenames-fact-revealed = { $mine ->
    [yes] Hai provato { $word }: { $what }.
   *[no] { $name } ha provato { $word }: { $what }.
}
codenames-fact-covered = { $mine ->
    [yes] Hai coperto { $word }: { $what }.
   *[no] { $name } ha coperto { $word }: { $what }.
}
codenames-fact-time-up = Tempo scaduto. { $what ->
    [accept] L’indizio vale.
    [stand] L’indizio va ai voti.
    [uphold] Il voto conta per l’indizio.
    [decline] Nessuna parola viene coperta.
   *[pass] Il turno passa.
}
codenames-fact-turn-began = { $team ->
    [red] Tocca alla squadra rossa.
   *[blue] Tocca alla squadra blu.
}

# The end
codenames-team-wins = { $team ->
    [red] Vince la squadra rossa!
   *[blue] Vince la squadra blu!
}
codenames-over-all-found = { $team ->
    [red] La squadra rossa
   *[blue] La squadra blu
} ha trovato tutti i suoi agenti.
codenames-over-given-away = { $enemy ->
    [red] La squadra rossa ha trovato l’ultimo agente blu.
   *[blue] La squadra blu ha trovato l’ultimo agente rosso.
}
codenames-over-penalty = { $team ->
    [red] La squadra rossa
   *[blue] La squadra blu
} ha coperto il suo ultimo agente dopo un indizio non valido.
codenames-over-assassin = { $enemy ->
    [red] La squadra rossa
   *[blue] La squadra blu
} si è imbattuta nell’assassino.
codenames-over-enemy-found = Tutte e otto le parole nemiche sono coperte.
codenames-score = { $score ->
    [0] Questa volta niente punti.
    [one] { $score } agente nemico non si è accorto di niente.
   *[other] { $score } agenti nemici non si sono accorti di niente.
}
codenames-praise-8 = Difficile da credere!
codenames-praise-7 = Li avete giocati tutti.
codenames-praise-6 = Un’operazione da manuale.
codenames-praise-5 = Ben fatto, e con tempo da vendere.
codenames-praise-4 = Un buon lavoro sul campo.
codenames-praise-3 = Cominciava a scottare.
codenames-praise-2 = Il nemico era alla porta.
codenames-praise-1 = Una vittoria è una vittoria.

# Refusals
codenames-refused-expert = Un indizio per { $number } richiede le regole esperte, disattivate a questo tavolo.
codenames-refused-number = Un indizio vale da 1 a 9 parole, non { $number }.
codenames-refused-spaces = C’è uno spazio di troppo in «{ $clue }».
codenames-refused-empty = Serve almeno una lettera o un numero.
codenames-refused-too-long = È troppo lungo per un indizio. { $longest } lettere bastano per qualsiasi parola.
codenames-refused-bad-characters = Solo lettere e numeri semplici, per favore: { $character } non è ammesso in un indizio.
codenames-refused-several-words = «{ $clue }» è più di una parola. L’opzione «{ codenames-option-multiword }» è disattivata a questo tavolo.
codenames-refused-hyphenated = «{ $clue }» ha un trattino. L’opzione «{ codenames-option-hyphenated }» è disattivata a questo tavolo.
codenames-refused-acronym = «{ $clue }» è una sigla. L’opzione «{ codenames-option-acronyms }» è disattivata a questo tavolo.
codenames-refused-proper-name = «{ $clue }» è un nome proprio. L’opzione «{ codenames-option-proper-names }» è disattivata a questo tavolo.
codenames-refused-form-of = «{ $clue }» è una forma di { $card }, ancora sul tavolo.
codenames-refused-part-of-compound = «{ $clue }» è una parte di { $card }, ancora sul tavolo.
codenames-refused-contains-card = «{ $clue }» contiene { $card }, ancora sul tavolo. L’opzione «{ codenames-option-compounds }» è disattivata a questo tavolo.
codenames-refused-sounds-like = «{ $clue }» suona come { $card }, ancora sul tavolo. Dillo lettera per lettera (come h-a-n-n-o), o accordatevi sull’opzione «{ codenames-option-soundalikes }».
codenames-refused-no-such-word = { $word } non è sul tavolo.
codenames-refused-covered = { $word } è già coperta.
codenames-refused-marked = Indichi già { $word }.
codenames-refused-not-marked = Non stavi indicando { $word }.
codenames-refused-guess-first = Prova almeno una parola prima di fermarti.
codenames-refused-wrong-word = Non puoi coprire { $word }.
codenames-refused-not-now = Adesso non si può.

# Rules
codenames-rules-goal-title = Trovare i propri agenti
codenames-rules-goal = Sul tavolo ci sono venticinque parole. Dietro ognuna si nasconde un agente rosso, un agente blu, un semplice passante oppure, una volta sola, l’assassino. Vince la prima squadra che trova tutti i suoi agenti.
codenames-rules-teams = Ogni squadra ha un capo spia e uno o più agenti sul campo: da quattro a dieci persone in tutto. Solo i capi spia vedono la chiave. Comincia la squadra con nove parole; l’altra ne ha otto.
codenames-rules-clue-title = Una parola, un numero
codenames-rules-clue = Nel turno della tua squadra il capo spia dice una sola parola e quante delle vostre parole indica. Nient’altro: niente allusioni, niente smorfie, niente chat.
codenames-rules-clue-picture = L’indizio «mare» per 2 indica POLPO e SOMMERGIBILE.
codenames-rules-guess-title = Indovinare insieme
codenames-rules-guess = Gli agenti provano una parola alla volta: almeno una, e al massimo una più del numero. Indicate le parole per mostrare alla squadra che cosa pensate; poi uno di voi prova.
codenames-rules-own = Un vostro agente: andate avanti, o fermatevi.
codenames-rules-other = Un agente dell’altra squadra: vale per loro, e il vostro turno è finito.
codenames-rules-bystander = Un passante: il vostro turno è finito.
codenames-rules-assassin = L’assassino: la vostra squadra perde all’istante.
codenames-rules-valid-title = Gli indizi validi
codenames-rules-valid = Un indizio è una parola sola, legata al significato. Non è una forma di una parola sul tavolo, né una parte di una parola composta sul tavolo, né un composto che ne contenga una. Le lettere in comune non contano: «ala» va benissimo accanto a SCALA. Le parole coperte tornano libere.
codenames-rules-agreed = Nomi propri, sigle, trattini, più parole e parole che suonano simili: decide il vostro gruppo. All’inizio sono esclusi.
codenames-rules-expert = Le regole esperte aggiungono lo 0 («nessuna delle nostre») e il senza limite. In entrambi i casi i tentativi non hanno limite.
codenames-rules-referee-title = L’arbitro
codenames-rules-referee = Di solito un indizio non valido è rifiutato prima che qualcuno lo veda. Se arbitrano i giocatori, l’altro capo spia accetta ogni indizio o lo contesta prima che si tenti una parola. Se infrange le regole, o chi l’ha dato lo ritira, il turno finisce e chi l’ha contestato può coprire una parola della propria squadra. Nel dubbio votano gli agenti sul campo delle due squadre: contro l’indizio serve più della metà dei voti.
codenames-rules-together-title = In due o tre? Giocate insieme
codenames-rules-together = Siete tutti una squadra. Dopo ogni vostro turno il capo spia copre una parola nemica a scelta. Perdete se trovate l’assassino, o quando le otto parole nemiche sono coperte. Il punteggio è il numero di parole nemiche rimaste, otto al massimo. Se arbitrano i giocatori, sono gli agenti sul campo a contestare gli indizi, e uno non valido costa una parola nemica.
codenames-rules-house = Regole della casa: le parole indicate le vedono tutti, e indizi, tentativi e contestazioni possono avere limiti di tempo. Quando il tempo scade, il turno passa o l’indizio vale.

# First game
codenames-tutorial-words = LIMONE, POLPO, PIANO, CAVALIERE, DESERTO, POSTA, CASTELLO, ALBERO, CAVALLO, BOTTONE, PONTE, MOLLA, CORTECCIA, PILOTA, CORONA, SOMMERGIBILE, NOTA, PEPE, SPADA, MENTA, OROLOGIO, TAVOLA, PALMA, SCALA, MEDICO
codenames-tutorial-clue = mare
codenames-tutorial-enemy-clue = medievale
codenames-tutorial-hello = Venticinque parole. Alcune nascondono agenti della tua squadra, i Rossi. Solo Ada, il tuo capo spia, sa quali.
codenames-tutorial-clue-given = Ada dice «mare» per 2: due delle vostre parole hanno a che fare col mare. Tocca POLPO, poi provala.
codenames-tutorial-again = Un agente rosso! Ce n’è ancora uno. Quale altra parola fa pensare al mare?
codenames-tutorial-stop = Li hai trovati tutti e due. Puoi fare un tentativo più del numero, ma niente ti obbliga. Fermati qui.
codenames-tutorial-other = Tocca ai Blu. Il loro indizio era «medievale», e CORONA era un passante: turno finito.
codenames-tutorial-key = Ora il capo spia sei tu. Premi il pulsante sopra le parole per vedere la chiave, e di nuovo per nasconderla ai vicini.
codenames-tutorial-give = Scrivi una parola per alcune delle tue, e scegli per quante vale. L’arbitro risponde mentre scrivi: nessuna forma di una parola sul tavolo.
codenames-tutorial-end = Evita l’assassino, la ✕: la squadra che lo prova perde all’istante. È tutto. Buona fortuna!
codenames-tutorial-not-that = Coraggioso, ma guarda meglio: quale parola ha più a che fare col mare?
codenames-tutorial-not-stop = Niente male, ma hai trovato tutte le parole di questo indizio. Fermati qui.

# The picture on the landing page
codenames-picture-words = RAZZA, POLPO, PALLA, RE, PILOTA, NOTTE, ALBERO, POSTA, PONTE, CAVALLO, NOTA, MENTA
codenames-card-last = coperta nell’ultimo turno

# Indizi a voce
codenames-option-voice = Indizi a voce; si inserisce solo il numero
codenames-spoken = indizio a voce
codenames-say-it = Di’ il tuo indizio ad alta voce, poi inserisci il numero.
codenames-refused-spoken = A questo tavolo gli indizi si dicono a voce. Di’ il tuo e inserisci il numero.

# Problemi
codenames-puzzle-which = L’indizio è «{ $clue }», { $number }. Quali sono le due parole?
codenames-hint-word = Una delle due è { $word }.
codenames-theme-two = due parole
