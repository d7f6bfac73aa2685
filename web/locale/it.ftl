# I sette colori, e le due lettere nell'angolo delle carte
colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
colour-brown = marrone
colour-black = nero
glyph-red = Ro
glyph-orange = Ar
glyph-yellow = Gi
glyph-green = Ve
glyph-blue = Bl
glyph-purple = Vi
glyph-brown = Ma
glyph-black = Ne

# La testata di ogni pagina
home-link = Furcifer, tutti i giochi
language = Lingua
language-en = inglese
language-fr = francese
language-it = italiano
settings = Impostazioni
close = Chiudi
cancel = Annulla
save = Salva
saved = Salvato
back = Indietro
next = Avanti
skip = Salta
more = Altro
try-again = Riprova
loading = Un momento…
your-name = Il tuo nome
theme = Colori
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound = Un suono quando tocca a te
vibration = Una vibrazione quando tocca a te
other-device = Continua su un altro dispositivo
other-device-about = Inquadra il codice con il telefono per essere la stessa persona anche lì. Vale pochi minuti; non mostrarlo a nessun altro.
other-device-show = Mostra il codice
offline-note = Furcifer gioca su un server, bot compresi: senza connessione non c’è partita.

# La pagina iniziale
headline = { $count ->
    [5] Cinque giochi di colori e travestimenti
   *[other] { $count } giochi di colori e travestimenti
  }
headline-plain = Giochi di colori e travestimenti
lead = Manda un link, siediti, gioca. Gli amici al telefono, i bot sulle sedie vuote, senza account.
players = Giocatori
play-now = Gioca ora
invite = Invita
rules = Regole
first-game = Impara giocando
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
go-back = Torna al tavolo
watch = Guarda
free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }

# Persone e posti
you = Tu
friend = Un amico
host = ospite di casa
seats = Posti
people = Al tavolo
spectator = Spettatore
seat-number = Posto { $seat }
guest-number = Ospite { $seat }
bot-number = Bot { $seat }
level-random = a caso
level-greedy = ingordo
level-gentle = mite
level-easy = facile
level-steady = posato
level-strong = forte
level-master = maestro
level-about-gentle = Vede ciò che ha davanti e dimentica il resto.
level-about-easy = Pensa alla prossima mossa, qualche volta alla vostra.
level-about-steady = Un avversario alla portata di quasi tutti.
level-about-strong = Guarda lontano e perdona poco.
level-about-master = Il meglio che questo programma sa fare.
bots = I bot
free-seat = Posto { $seat } libero
sit-down = Siediti
sit-here = Siediti qui
stand-up = Alzati
add-bot = Un bot
bot-level = Forza del bot al posto { $seat }
remove-from = Libera il posto { $seat }
seat-count = Numero di posti
fewer-seats = Meno posti
more-seats = Più posti
score = Punti
winner = vince
thinking = sta pensando…
away = via, gioca un bot
time-of = Tempo rimasto per { $name }

# Prima di cominciare
you-host = Il tuo tavolo
host-is = Il tavolo di { $name }
join-title = Unisciti al tavolo
name-title = Come ti chiamiamo?
table-full = Tutti i posti sono occupati. Puoi guardare; se qualcuno si alza, il posto è tuo.
invite-title = Invita amici
invite-about = Chi ha questo link può sedersi. Nessun account, niente da scaricare.
invite-link = Link a questo tavolo
invite-local = Questo indirizzo funziona solo su questo computer. Per far entrare i telefoni, avvia il server con --host 0.0.0.0.
copy-link = Copia il link
copied = Copiato
share = Condividi
share-text = Vieni a giocare a { $game } con me.
qr-label = Il link come codice QR
this-table = questo tavolo
options = Opzioni
table-language = Lingua delle parole
house-rule = regola della casa
house-rule-about = Dove il regolamento tace abbiamo dovuto decidere; voi potete decidere altrimenti.
topics-form = Titolo: parola, parola, … (sedici parole, un argomento per riga)
clock = Tempo di ogni giocatore
clock-none = Senza limite
clock-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
  } + 5 secondi a mossa
clock-about = Quando finisce, un bot gioca il resto.
public = Mostra tra i tavoli aperti
public-about = Chiunque su questo server può sedersi.
spectators = Lascia guardare
spectators-about = Si vede solo quello che vedono tutti.
hints-allowed = Permettere di chiedere consiglio
hints-about = Il bot più forte dice che cosa farebbe. Tutti vedono chi ha chiesto.
start = Comincia
start-with-bots = { $count ->
    [one] Comincia con un bot al posto libero
   *[other] Comincia con { $count } bot ai posti liberi
  }
waiting-for-host = { $name } darà il via alla partita.

# Al tavolo
your-turn = Tocca a te
table-actions = A questo tavolo
undo = Annulla
hint = Consiglio
hint-thinking = I bot ci pensano…
hint-none = Nemmeno i bot hanno un’idea.
hint-count = { $count ->
    [one] 1 consiglio
   *[other] { $count } consigli
  }
verdict-wins = { $count ->
    [one] vince subito
   *[other] vince in { $count } mosse al massimo
  }
verdict-loses = { $count ->
    [one] perde subito
   *[other] perde in { $count } mosse al massimo
  }
verdict-chance = { $percent } %
verdict-pieces = { $value }
undo-asked = { $name } vorrebbe riprendere una mossa.
undo-waiting = Hai chiesto di riprendere la tua mossa. Gli altri ci stanno pensando.
undo-pending = { $name } ha chiesto di riprendere una mossa.
undo-yes = Va bene
undo-no = Meglio di no
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-line = Di’ qualcosa
chat-silent = Ora puoi ascoltare, ma non parlare.
send = Invia
unread = non letti
phrase-hello = Ciao!
phrase-luck = Buona fortuna
phrase-wow = Ben giocata
phrase-hurry = Tocca a te :)
phrase-sorry = Scusate, un attimo
phrase-thanks = Grazie della partita
log = Cronaca
log-empty = Non è ancora successo niente.
watching = Stai guardando.
watch-after = A questo tavolo si guarda solo a partita finita.
relieve = Fai giocare un bot per { $name }
become-host = Diventa tu l’ospite di casa
leave-seat = Lascia la partita
leave-about = Un bot continua per te. Puoi tornare al tuo posto quando vuoi.
bot-plays-for-you = Un bot sta giocando per te.
take-back = Gioca tu
fair-title = Il caso è onesto?
fair-about = Carte e dadi seguono da un numero segreto scelto prima dell’inizio. Questa è la sua impronta; alla fine il numero viene mostrato e chiunque può controllare.
fair-seed = Il numero:
reconnecting = Connessione persa. Ci si ricollega; nulla è perduto.
server-restarts = Il server si sta riavviando. Il tuo tavolo è al sicuro; un momento.
two-tabs = Questo tavolo è aperto anche in un’altra scheda. Restano tutte e due al passo.

# La fine
over-you-win = Hai vinto!
over-you-share = Sei tra i vincitori!
over-winner = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
over-draw = Pareggio
over-lost = Stavolta è andata male
rematch = Rivincita
rematch-join = Unisciti alla rivincita
replay = Rivedi la partita
replay-start = L’inizio.
replay-step = Passo della partita
replay-at = Passo { $step } di { $count }
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-link = Link a questo punto
replay-eyes = Con gli occhi di
to-table = Al tavolo
to-games = Tutti i giochi

# L’analisi
analysis = Analisi
analyse-here = Analizzare da qui
verdicts = Tutte le mosse, la migliore per prima
value-bar = { $first } contro { $second }:
study-thinking = Sto pensando…
study-over = La partita è finita.
study-even = Parità
study-ahead = In vantaggio { $name }: { $value }
study-wins = { $name } vince in { $count ->
    [one] una mossa
   *[other] { $count } mosse al massimo
  }
study-line = Le mosse
study-wrong = Mossa { $number } ({ $move }): { $why }
study-wrong-title = Queste mosse non portano da nessuna parte
no-analysis-title = Questo gioco non si può analizzare
no-analysis-text = Ha segreti o fortuna: nessun verdetto sarebbe onesto.

# Imparare giocando
first-step = { $step } di { $count }
first-wrong = Non quella: riprova.

# Che cosa è andato storto
gone-title = Questo tavolo non c’è più
gone-text = Forse il link è scritto male, o il tavolo è stato sparecchiato. Aprirne un altro è questione di un secondo.
abandoned-title = Non è tornato nessuno
abandoned-text = Questo tavolo è rimasto solo così a lungo che è stato chiuso.
no-face-title = Questo gioco non ha un tavolo qui
no-face-text = Si può giocare nel terminale, ma non ancora nel browser.
lost-title = Qui non c’è niente
lost-text = L’indirizzo non porta da nessuna parte. I giochi sono tutti nella prima pagina.
broken-title = Qualcosa si è rotto in questa pagina
broken-text = Al tavolo non si è perso nulla. Ricaricare la pagina dovrebbe bastare.
offline-title = Il server non risponde
offline-text = Forse si sta riavviando, o manca la rete. Nulla è perduto.
not-over-title = Questa partita è ancora in corso
not-over-text = Si potrà rivedere alla fine: nessuno deve ancora sapere tutto.

# Perché no
refused-already-seated = Sei già seduto lì.
refused-table-full = Tutti i posti di questo tavolo sono occupati.
refused-seat-taken = Quel posto è occupato.
refused-seat-empty = Lì non c’è seduto nessuno.
refused-no-such-seat = Questo tavolo non ha quel posto.
refused-no-such-bot = Questo gioco non ha quel bot.
refused-no-person = Lì non c’è nessuno che possa fare da ospite di casa.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-not-seated = Non hai un posto a questo tavolo.
refused-already-started = La partita è cominciata: non si può più.
refused-not-playing = Ora qui non si gioca.
refused-not-over = La partita non è finita.
refused-time-is-up = Il tuo tempo è finito: un bot gioca il resto di questa partita per te.
refused-not-idle = Ancora { $seconds } secondi di pazienza: poi può subentrare un bot.
refused-seats-empty = Ci sono ancora posti liberi.
refused-stale = Il tavolo è andato avanti nel frattempo. Guarda di nuovo.
refused-bot-plays = Ora un bot gioca per te: riprendi il posto per continuare.
refused-empty = Non c’è niente da dire lì dentro.
refused-silence = Ora non puoi parlare.
refused-no-undo = Non si può più riprendere.
refused-undo-pending = Qualcuno l’ha già chiesto: prima rispondi.
refused-not-asked = Nessuno ha chiesto di riprendere qualcosa.
refused-own-question = Devono accettare gli altri; tu puoi solo rinunciare.
refused-store-away = Il server non riesce a salvare le mosse in questo momento. Riprova tra poco.
refused-busy = Succedono troppe cose a questo tavolo. Riprova.
refused-slow-down = Un po’ troppo in fretta. Aspetta un attimo.
refused-no-table = Questo tavolo non esiste.
refused-no-game = Questo gioco non esiste.
refused-too-long = È troppo lungo.
refused-malformed = Il server non ha capito.
refused-offline = Il server non si raggiunge.
refused-fault = Qualcosa è andato storto sul server.
refused-not-your-turn = Non tocca a te.
refused-over = La partita è finita.
refused-chance = Prima viene una carta o un dado.
refused-overworked = I bot hanno troppo a cui pensare. Riprovate tra un attimo.
refused-no-hints = A questo tavolo non si chiede consiglio.
refused-no-analysis = Questa posizione non si può analizzare.
refused-notation = Questo non si legge come una mossa.
