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
not-affiliated = I nomi dei giochi appartengono ai rispettivi proprietari. Furcifer non è collegato a loro né approvato da loro.
licences = Licenze e crediti
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
theme = Tema
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound = Suoni e vibrazione
other-device = Continua su un altro dispositivo
other-device-about = Inquadra il codice con il telefono per continuare lì. Vale pochi minuti; non mostrarlo a nessun altro.
other-device-show = Mostra il codice
link-title = Vuoi continuare qui come { $name }?
link-title-nameless = Vuoi continuare qui?
link-text = Questo dispositivo prende il nome, i tavoli e i posti dell’altro. Continua solo se il link è tuo.
link-use = Continua qui
link-bad-title = Questo link non vale più
link-bad-text = Un link vale una volta sola e per pochi minuti. Creane uno nuovo nelle impostazioni dell’altro dispositivo.
sign-out = Esci da questo dispositivo
sign-out-about = Dopo l’uscita questo dispositivo è un nuovo giocatore. Perdi i tuoi posti, a meno che un altro dispositivo li abbia ancora.
offline-note = Sei offline. Le partite e i bot girano sul server: ricollegati per giocare.

# La pagina iniziale
headline = { $count ->
    [5] Cinque giochi di colori e travestimenti
   *[other] { $count } giochi di colori e travestimenti
  }
headline-plain = Giochi di colori e travestimenti
lead = Manda un link, siediti, gioca. Gli amici dal telefono, i bot ai posti vuoti, senza account.
players = Giocatori
play-now = Gioca
invite = Invita
rules = Regole
tutorial = Impara giocando
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
host = host
seats = Posti
people = Al tavolo
spectator = Spettatore
seat-number = Posto { $seat }
guest-number = Ospite { $seat }
bot-number = Bot { $seat }
level-random = a caso
level-greedy = ingordo
level-gentle = principiante
level-easy = facile
level-steady = medio
level-skilled = abile
level-strong = forte
level-expert = esperto
level-master = maestro
level-adaptive = su misura
level-about-gentle = Fa la mossa ovvia.
level-about-easy = Pensa alla prossima mossa, qualche volta alla tua.
level-about-steady = Un buon avversario per quasi tutti.
level-about-skilled = Gioca d’anticipo e sbaglia di rado.
level-about-strong = Guarda lontano e punisce gli errori.
level-about-expert = Molto difficile da battere.
level-about-master = Gioca al suo meglio.
level-about-adaptive = Gioca meglio quando vinci e peggio quando perdi.
bots = I bot
free-seat = Posto { $seat } libero
sit-down = Siediti
sit-here = Siediti qui
stand-up = Alzati
add-bot = Un bot
bot-level = Livello del bot al posto { $seat }
remove-from = Libera il posto { $seat }
seat-count = Numero di posti
fewer-seats = Meno posti
more-seats = Più posti
score = Punti
winner = vince
thinking = sta pensando…
away = gioca un bot al suo posto
absent = non c’è
flagged = tempo scaduto
flagged-bot = tempo scaduto, gioca un bot
time-of = Tempo rimasto: { $name }

# Prima di cominciare
you-host = Il tuo tavolo
host-is = Il tavolo di { $name }
join-title = Unisciti al tavolo
name-title = Come ti chiami?
table-full = Tutti i posti sono occupati. Puoi guardare, e sederti appena se ne libera uno.
invite-title = Invita gli amici
invite-about = Chi ha questo link può giocare. Niente account, niente da installare.
invite-link = Link a questo tavolo
invite-local = Questo indirizzo funziona solo su questo computer. Per far entrare i telefoni, avvia il server con --host 0.0.0.0.
copy-link = Copia il link
copied = Copiato
share = Condividi
share-text = Vieni a giocare a { $game } con me!
qr-label = Codice QR del link
this-table = questo tavolo
options = Opzioni
table-language = Lingua delle parole
house-rule = regola della casa
house-rule-about = Il regolamento non lo dice, quindi abbiamo scelto noi. Puoi scegliere diversamente.
option-fault = Controlla questa opzione, il server l’ha rifiutata: { $option }
topics-form = Titolo: parola, parola, … (16 parole, un tema per riga)
topics-show = Vedi tutti i temi con le loro parole
words-use = Usa la mia lista salvata ({ $count })
words-keep = Salva questa lista per la prossima volta
words-kept = Salvata per i tuoi prossimi tavoli.
words-erase = Elimina la mia lista salvata
words-title = Le tue parole salvate
words-line = { $game }, { $language }: { $count ->
    [one] 1 voce
   *[other] { $count } voci
}
clock = Tempo per giocatore
clock-none = Senza limite
clock-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
  } + 5 secondi a mossa
clock-about = Se il tuo tempo finisce, perdi.
flag-fall = Quando a qualcuno finisce il tempo
flag-fall-bot = Subentra un bot, e può tornare a giocare
flag-fall-lose = Perde subito, e vincono gli altri
public = Mostra tra i tavoli aperti
public-about = Chiunque su questo server può sedersi.
spectators = Permetti gli spettatori
spectators-about = Vedono solo quello che vedono tutti.
hints-allowed = Permetti i consigli
hints-about = Il bot più forte dice che cosa farebbe. Tutti vedono chi ha chiesto.
start = Comincia
start-with-bots = { $count ->
    [one] Comincia con un bot al posto libero
   *[other] Comincia con { $count } bot ai posti liberi
  }
waiting-for-host = Si comincia quando vuole { $name }.

# Al tavolo
your-turn = Tocca a te
flip-board = Gira la scacchiera
premove = scelta in anticipo
last-turn = Ultimo turno
last-turn-none = Non è ancora successo niente.
back-to-now = Torna al presente
table-actions = Azioni del tavolo
undo = Annulla
retract = Ritira
hint = Consiglio
hint-thinking = I bot ci stanno pensando…
hint-none = Nemmeno i bot hanno un’idea.
bot-meant = { $name } pensava a { $words }.
hint-count = { $count ->
    [one] 1 consiglio chiesto
   *[other] { $count } consigli chiesti
  }
numbers-title = Che cosa vogliono dire i numeri?
numbers-pieces = +1,0: chi muove ha circa un pezzo di vantaggio; −1,0: un pezzo di svantaggio. Conta anche la posizione, perciò ci sono i decimali.
numbers-forced = ✓5: vince in cinque mosse al massimo, qualunque cosa faccia l’altro. ✕5: perde in cinque al massimo.
numbers-chance = Una percentuale è la stima dei bot: quanto è probabile che la mossa vinca o che la risposta sia giusta.
evaluation-wins = { $count ->
    [one] vince in 1 mossa
   *[other] vince in { $count } mosse al massimo
  }
evaluation-loses = { $count ->
    [one] perde in 1 mossa
   *[other] perde in { $count } mosse al massimo
  }
evaluation-chance = { $percent }% di probabilità di vincere
evaluation-even = quasi pari
evaluation-ahead = ≈ { NUMBER($value, minimumFractionDigits: 1) } pezzi in più
evaluation-behind = ≈ { NUMBER($value, minimumFractionDigits: 1) } pezzi in meno
undo-asked = { $name } vorrebbe annullare una mossa.
undo-waiting = Hai chiesto di annullare la tua mossa. Aspettiamo gli altri.
undo-pending = { $name } ha chiesto di annullare una mossa.
undo-yes = Va bene
undo-no = Meglio di no
chat = Chat
chat-empty = Ancora nessun messaggio.
chat-line = Scrivi un messaggio
chat-silent = Puoi leggere la chat, ma per ora non scrivere.
chat-silent-watching = Gli spettatori possono leggere la chat; scriveranno a partita finita.
send = Invia
unread = non letti
phrase-hello = Ciao!
phrase-luck = Buona fortuna
phrase-wow = Ben giocata
phrase-hurry = Tocca a te :)
phrase-sorry = Scusate, un attimo
phrase-thanks = Grazie della partita
log = Cronaca
log-empty = Ancora niente.
watching = Stai guardando la partita.
watchers = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
  }
mute = Nascondi i messaggi: { $name }
unmute = Messaggi nascosti: { $name }. Mostrali
chat-aside = Per ora leggono solo gli altri spettatori. I giocatori lo vedranno alla fine.
watch-after = Questa partita si può guardare quando è finita.
replace-with-bot = Fai giocare un bot per { $name }
become-host = Diventa tu l’host
leave-seat = Lascia la partita
leave-sure = Lasciare la partita?
leave-yes = Lascia
leave-no = Resta
leave-about = Un bot prende il tuo posto. Puoi tornare quando vuoi.
bot-plays-for-you = Un bot sta giocando per te.
flag-fell-you = Il tuo tempo è scaduto, e un bot gioca per te. Puoi continuare con un altro minuto.
flag-fell = Tempo scaduto per { $name }. Subentra un bot.
play-on = Continua tu
take-back = Eccomi
fair-title = Il sorteggio è onesto?
fair-about = Prima dell’inizio il server ha fissato un numero segreto e il browser di ogni persona ha aggiunto la sua parte. Carte e dadi vengono da tutto questo insieme: nessuno ha potuto sceglierli da solo.
fair-share-in = La parte del tuo browser c’è.
fair-share-out = La parte del tuo browser è rimasta fuori. È arrivata tardi, oppure il server l’ha ignorata.
fair-share-none = Questo browser non ha una parte in questa partita.
fair-missing = Rimasta fuori perché arrivata tardi: { $names }
fair-alone = Nessuno ha dato una parte. Il server ha estratto il numero da solo.
fair-promise-changed = Il server ha cambiato promessa dopo aver ricevuto la parte del tuo browser.
fair-late = È stata aggiunta una parte dopo quella del tuo browser.
fair-misfit = Una parte non è quella promessa.
fair-number-kept = Il numero del server è quello promesso prima di vedere la tua parte.
fair-number-broken = Il numero del server non è quello promesso.
fair-mixed = La partita viene proprio da quel numero e da tutte le parti.
fair-mixed-broken = La partita non viene da quel numero e da quelle parti.
fair-print = Impronta del numero del server, da confrontare con gli altri:
fair-check = Per controllare da te ogni carta e ogni dado, sul tuo computer:
fair-log = Salva la partita
fair-limits = Questo non prova che nessuno abbia guardato: chi gestisce il server può vedere tutte le carte.
reconnecting = Connessione persa. Nuovo tentativo… La partita è al sicuro.
server-restarts = Il server si sta riavviando. Il tuo tavolo è al sicuro; un momento.
two-tabs = Questo tavolo è aperto anche in un’altra scheda. Restano sincronizzate.

# La fine
over-you-win = Hai vinto!
over-you-share = Hai vinto, insieme a { $names }!
over-all-win = Avete vinto tutti!
over-winner = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
over-draw = Pareggio
over-lost = Stavolta è andata male
over-time = Tempo scaduto per { $name }.
over-time-you = Il tuo tempo è scaduto.
rematch = Rivincita
rematch-join = Unisciti alla rivincita
replay = Rivedi la partita
replay-start = L’inizio della partita.
replay-step = Passo della partita
replay-at = Passo { $step } di { $count }
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-link = Copia il link
replay-seat = Vista da
open-log = Apri il file di una partita
open-log-text = Una partita può stare in un file: salvata da «furcifer play», esportata da un tavolo o giocata nell’arena. Qui la si rivede, e il server non ne conserva nulla.
open-log-file = File
log-wrong-title = Questa partita non si apre
to-table = Torna al tavolo
to-games = Tutti i giochi

# L’analisi
analysis = Analisi
analyse-here = Analizza da qui
evaluations = Tutte le mosse, la migliore per prima
evaluation-bar = { $first } contro { $second }:
analysis-thinking = Ci sto pensando…
analysis-over = La partita è finita.
analysis-even = Quasi pari
analysis-ahead = Vantaggio per { $name }: circa { NUMBER($value, minimumFractionDigits: 1) } pezzi
analysis-wins = Vittoria forzata per { $name } in { $count ->
    [one] 1 mossa
   *[other] { $count } mosse al massimo
  }
analysis-moves = Le mosse
analysis-wrong = Mossa { $number } ({ $move }): { $why }
analysis-wrong-title = Queste mosse non sono possibili
no-analysis-title = Questo gioco non si può analizzare
no-analysis-text = I segreti o il caso rendono impossibile una valutazione esatta.

# La revisione della partita
review = Revisione della partita
review-progress = Esame di tutte le mosse…
review-failed = Non è stato possibile rivedere questa partita.
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Svista grave
review-inaccuracies = Imprecisioni
review-mistakes = Errori
review-blunders = Sviste gravi
review-kept = Probabilità conservate
review-lost = { $name }: persi { $percent } punti di probabilità di vittoria.
review-lost-error = { $name }: persi { $percent } punti di probabilità di vittoria (± { $error }).
review-better = Meglio: { $move }
review-play-line = Gioca la linea migliore
review-retry = Riprova da qui
review-retry-here = Trova una mossa migliore. Le valutazioni sono nascoste.
review-show = Mostra le valutazioni
review-retry-best = { $move }: { $chance }. È la mossa migliore.
review-retry-equal = { $move }: { $chance }. Vale quanto la migliore, entro il margine d’errore.
review-retry-worse = { $move }: { $chance }. Meglio: { $best }, { $most }.
review-retry-yours = la tua mossa
review-retry-played = giocata nella partita
review-retry-note = La probabilità di vittoria dopo ogni mossa. ± è il margine d’errore (95%); verso la fine della partita le probabilità sono esatte.
review-retry-back = Torna alla partita
review-next = Errore successivo
review-summary = Come hanno giocato tutti
review-chance = { $percent }%
review-chance-error = { $percent }% ± { $error }
review-sampled = Ogni linea è una probabilità di vittoria: i bot giocano 400 volte il resto della partita da ogni posizione. La fascia è il margine d’errore (95%). Verso la fine le probabilità sono esatte.
review-scale = Il grafico mostra la probabilità di vittoria: al bordo è certa, al centro è pari.
review-sureness = Quanto sarebbero sicuri i bot, prima e dopo l’indizio:
review-moved = { $before }% → { $after }%
review-bluffs = { $name } è il Camaleonte
analysis-preparing = Le tabelle dei finali si stanno costruendo in sottofondo (circa un minuto). Torna più tardi per i valori esatti.
refused-no-review = Le partite di questo gioco non si possono rivedere.
refused-review-failed = Il server ha avuto un problema durante l’esame.
refused-unseeded = Le sue carte non vengono dal numero segreto scritto nel file.
refused-no-retry = Le mosse di questo gioco non si possono riprovare qui.
refused-no-decision = Qui nessuno ha deciso niente.

# Imparare giocando
tutorial-step = { $step } di { $count }
tutorial-wrong = Non quella. Riprova.

# Che cosa è andato storto
gone-title = Questo tavolo non c’è più
gone-text = Forse il link è sbagliato, o il tavolo è stato eliminato. Aprirne un altro è questione di un secondo.
abandoned-title = Questo tavolo è stato chiuso
abandoned-text = Non è tornato nessuno per molto tempo.
no-face-title = Questo gioco non si gioca ancora nel browser
no-face-text = Si gioca nel terminale: furcifer play.
not-found-title = Qui non c’è niente
not-found-text = Questo indirizzo non esiste. Tutti i giochi sono nella pagina iniziale.
broken-title = Qualcosa è andato storto in questa pagina
broken-text = Il tuo tavolo è al sicuro. Ricaricare la pagina dovrebbe bastare.
offline-title = Il server non risponde
offline-text = Forse si sta riavviando, o sei offline. Non si è perso niente.
not-over-title = Questa partita è ancora in corso
not-over-text = Si potrà rivedere quando è finita.

# Perché no
refused-already-seated = Sei già in quel posto.
refused-table-full = Tutti i posti di questo tavolo sono occupati.
refused-seat-taken = Quel posto è occupato.
refused-seat-empty = Quel posto è vuoto.
refused-no-such-seat = Questo tavolo non ha quel posto.
refused-no-such-bot = Questo gioco non ha quel bot.
refused-no-person = Lì non c’è nessuno che possa fare da host.
refused-not-host = Può farlo solo l’host.
refused-not-seated = Non hai un posto a questo tavolo.
refused-already-started = La partita è già cominciata.
refused-not-playing = Non c’è nessuna partita in corso.
refused-not-over = La partita non è ancora finita.
refused-not-idle = Ancora { $seconds } secondi di pazienza. Poi può subentrare un bot.
refused-seats-empty = Ci sono ancora posti liberi.
refused-stale = Qualcun altro ha mosso prima di te.
refused-bot-plays = Un bot sta giocando per te. Riprendi prima il tuo posto.
refused-empty = Scrivi prima qualcosa.
refused-silence = Ora non puoi scrivere.
refused-no-undo = Non si può più annullare.
refused-undo-pending = Qualcuno l’ha già chiesto. Prima rispondi.
refused-not-asked = Nessuno ha chiesto di annullare qualcosa.
refused-own-question = Devono accettare gli altri. Tu puoi solo ritirare la richiesta.
refused-store-away = Il server non riesce a salvare le mosse in questo momento. Riprova tra poco.
refused-other-version = Questa partita è iniziata con un’altra versione del gioco (versione { $version }). Qui non si può né mostrare né continuare.
refused-unreadable = I dati di questo tavolo sono danneggiati. Avvisa chi gestisce il server.
other-version = Questa partita è iniziata con un’altra versione del gioco. Qui non si può né mostrare né continuare, ma la chat resta aperta.
refused-store-damaged = I dati del server sono danneggiati. Avvisa chi lo gestisce.
refused-id-reused = Questo messaggio è stato confuso con un altro. Riprova.
refused-busy = Succedono troppe cose a questo tavolo. Riprova.
refused-slow-down = Un po’ troppo in fretta. Aspetta un attimo.
refused-no-link = Questo link non è valido o è scaduto.
refused-unknown-host = Questo server non risponde a quel nome.
refused-no-table = Questo tavolo non esiste.
refused-no-game = Questo gioco non esiste.
refused-too-long = È troppo lungo.
refused-bad-log = Il file è incompleto, è stato modificato o viene da un’altra versione del gioco.
refused-malformed = Il server non ha capito.
refused-offline = Il server non è raggiungibile.
refused-fault = Qualcosa è andato storto sul server. Chi lo gestisce lo trova nel registro come errore { $number }.
refused-no-answer = Il server non ha risposto come doveva. Riprova fra un momento.
refused-not-your-turn = Non tocca a te.
refused-over = La partita è finita.
refused-chance = Aspetta la carta o il dado.
refused-too-many-programs = Hai già { $most } token. Revocane prima uno.
refused-no-programs = A un tavolo pubblico possono sedersi solo i bot di chi ospita.
refused-overworked = I bot sono occupati. Riprova tra un attimo.
refused-bots-not-ready = I bot si stanno ancora preparando. Riprova tra un attimo.
refused-no-such-language = La lingua di questo tavolo non è disponibile.
refused-no-hints = A questo tavolo i consigli sono disattivati.
refused-no-analysis = Questa posizione non si può analizzare.
refused-notation = Questa non è una mossa.
refused-pack-too-small = Servono almeno { $least } parole diverse. Qui ce ne sono { $count }.
refused-word-too-long = «{ $word }…» è troppo lunga. Una parola ha al massimo { $longest } caratteri.
refused-word-unprintable = Una parola non può contenere il carattere { $character }.
refused-word-empty = Una delle parole è vuota.
refused-word-without-letters = «{ $word }» non è una parola: non ha né lettere né cifre.
refused-word-twice = «{ $word }» c’è due volte.
refused-topic-untitled = A un tema serve un titolo.
refused-topic-size = Un tema ha { $wanted } parole. «{ $title }» ne ha { $count }.
refused-no-voice = Nessuno può unirsi a quel posto durante la partita.
refused-no-theme = Le parole del tavolo non hanno il tema «{ $theme }».
refused-no-such-topic = In questa lingua non c’è il tema «{ $title }».
refused-no-topics = Scegli almeno un tema.
refused-no-words = Questo gioco non ha parole in quella lingua.
refused-topic-twice = Due temi si chiamano «{ $title }».
warning-unknown-word = Il dizionario non conosce «{ $clue }». Se gli altri la conoscono, usala lo stesso.

# Una stanza piena di gente
one-device = A turno su un dispositivo
one-device-about = Si gioca tutti su questo dispositivo: scrivete i vostri nomi. Prima di ogni turno dice a chi tocca e non mostra i segreti di quella persona a nessun altro.
one-device-bot = Un nome, o niente per un bot
hand-over = Passate il telefono a { $name }
hand-over-about = Nessun altro guardi lo schermo.
i-am = Sono { $name }
cover = Nascondi
screen = Mostra su un grande schermo
screen-join = Inquadrate il codice con il telefono e sedetevi.
screen-taps = Toccate qui la vostra mossa.
taps = Si può giocare toccando il mio grande schermo
taps-about = Solo dove non serve conoscere segreti, e solo su uno schermo aperto da te.

# Condividere
share-picture-of = Immagine: { $title }
save-picture = Salva l’immagine

# La prossima partita, e le fini decise di comune accordo
rematch-asked = { $name } vorrebbe la rivincita.
rematch-asked-host = L’host vorrebbe la rivincita.
rematch-yes = Giochiamo ancora
rematch-no = No, grazie
rematch-waiting = Rivincita: aspettiamo la risposta di { $names }.
rematch-declined = Niente rivincita: risposta negativa di { $names }.
rematch-go = Non aspettare
series = { $count ->
    [one] Vittorie dopo 1 partita
   *[other] Vittorie dopo { $count } partite
  }
over-stopped = Nessun risultato
ended-resigned = { $mine ->
    [yes] Hai abbandonato.
   *[no] { $name } ha abbandonato.
  }
ended-claimed = { $mine ->
    [yes] Hai lasciato la partita.
   *[no] { $name } ha lasciato la partita.
  }
ended-agreed = Pareggio di comune accordo.
ended-abandoned = Tutti d’accordo: la partita si ferma qui.
ended-restarted = Tutti d’accordo: si ricomincia da capo.
ended-forfeit = { $mine ->
    [yes] Hai perso per forfait.
   *[no] { $name } ha perso per forfait.
  }
ended-too-long = La partita è durata troppo: finisce pari.
end-resign = Abbandona
end-resign-sure = Vuoi abbandonare? La partita la vince l’avversario.
end-draw = Proponi il pareggio
end-claim = Reclama la vittoria
end-abandon = Ferma la partita
end-abandon-sure = Vuoi fermare la partita? Finisce senza risultato.
end-restart = Ricomincia da capo
end-restart-sure = Vuoi ricominciare da capo? Questa partita finisce senza risultato.
proposal-draw = { $name } propone il pareggio.
proposal-draw-waiting = Hai proposto il pareggio. Aspettiamo { $name }.
proposal-abandon = { $name } vorrebbe fermare la partita.
proposal-abandon-waiting = Hai proposto di fermare la partita. Aspettiamo gli altri.
proposal-restart = { $name } vorrebbe ricominciare da capo.
proposal-restart-waiting = Hai proposto di ricominciare da capo. Aspettiamo gli altri.
proposal-swap = { $name } vorrebbe scambiare il posto con te.
proposal-swap-waiting = Hai proposto uno scambio di posti a { $name }.
proposal-yes = Va bene
proposal-no = Meglio di no
proposal-declined = { $name } ha detto di no.
refused-rematch-exists = La rivincita è già cominciata.
refused-already-answered = Hai già risposto.
refused-not-offered = Questo gioco non finisce così.
refused-not-left = Puoi reclamare la vittoria solo se l’avversario ha lasciato la partita.

# Prima di una partita contro i bot
play-strength = Quanto devono essere forti i bot?
play-side = Con che cosa giochi?
side-random = A caso
more-options = Altre opzioni

# Le mie partite
my-games = Le mie partite
my-games-running = In corso
my-games-finished = Finite
my-games-none = Nessuna partita in corso.
my-games-turns = { $count ->
    [one] Tocca a te
   *[other] Tocca a te in { $count } partite
  }
my-games-more = Mostra altre
my-games-alerts = Avvisami in questo browser quando tocca a me
my-games-alerts-refused = Questo browser non permette le notifiche. Puoi cambiarlo nelle sue impostazioni.
my-games-data = I tuoi dati
my-games-data-about = Il server conserva questa lista per te. Per vederla su un altro dispositivo, apri le impostazioni e mostra il codice.
my-games-export = Scarica le mie partite
my-games-clear = Cancella le partite finite
my-games-clear-sure = Sì, cancella tutte le partite finite

# I programmi delle persone
program-badge = Bot (programma di un giocatore)
programs-title = I tuoi bot
programs-about = Hai scritto un programma che gioca? Crea qui il suo token. Al tavolo tutti vedono che è un bot.
programs-docs = Come giocano i programmi
programs-name = Nome del bot
programs-make = Crea un token
programs-token = Token di { $name }
programs-once = Copialo subito: si vede soltanto questa volta. Chi ce l’ha gioca al posto del tuo bot.
programs-until = { $name }, fino al { $date }
programs-revoke = Revoca
my-game-with = con { $names }
my-game-lobby = Non ancora cominciata
my-game-waits = In attesa di { $names }
my-game-left = ancora { $time }
my-game-hide = Togli dalla mia lista: { $game }, { $date }
bot-of-level = Bot ({ $level })
clock-days = { $count ->
    [one] 1 giorno a mossa
   *[other] { $count } giorni a mossa
  }

# Squadre, chi è pronto e opzioni prima di cominciare
shuffle = Mescola le squadre
seat-change = Cambia il posto: { $name }
seat-to-team = Passa all’altra squadra: { $team }
seat-swap = Scambiamoci i posti
seat-host = Passa il ruolo di host
seat-kick = Togli dal tavolo
seat-remove-bot = Togli questo bot
make-host = Passa il ruolo di host: { $name }
ready = tutto pronto
ready-say = Per me si può cominciare
ready-undo = No, aspettate
ready-missing = Aspettiamo ancora { $names }.
ready-all = Sono tutti pronti.
kicked = L’host ti ha tolto dal tuo posto. Potrai sederti di nuovo tra qualche minuto.
late-seat = Prendi il posto lasciato da { $name }
late-join = Gioca insieme a { $name } ({ $role })
voices = con { $names }
voice-leave = Smetti di giocare
agreed = Deciso per questo tavolo
agreed-usual = Le solite regole, senza limite di tempo.
option-on = sì
option-off = no
option-entries = { $count ->
    [one] 1 voce
   *[other] { $count } voci
  }
refused-kicked = L’host ti ha chiesto di lasciare il tavolo. Potrai sederti di nuovo tra { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }.
refused-no-such-team = In questo gioco non c’è questa squadra.
refused-no-lead = In questo gioco nessuno guida una squadra.
refused-not-in-team = Quel posto è dell’altra squadra.

# Il record personale, nei giochi in cui tutti fanno squadra
best-first = Il tuo primo punteggio: { $score }. Prova a batterlo!
best-new = Nuovo record personale: { $score }! Prima era { $best }.
best-equal = Hai eguagliato il tuo record personale: { $best }.
best-was = Il tuo record personale è { $best }.

# Dati, moderazione e pagine di chi ospita
data-title = I miei dati
data-about = Scarica tutto ciò che questo server conserva su di te, oppure eliminalo.
data-export = Scarica
data-erase = Elimina i miei dati
data-erase-sure = Eliminare tutto? Il tuo nome, le tue liste e le partite contro i bot spariscono per sempre. Le partite con altri restano loro, senza il tuo nome e la tua chat. Perdi i tuoi posti.
data-erase-yes = Elimina tutto
privacy = Privacy
accessibility = Accessibilità
about-person = Silenzia o segnala { $name }
people-trouble = Problemi con qualcuno?
report = Segnala a chi gestisce questo sito
report-reason = Motivo
report-insult = Insulti o minacce
report-spam = Spam
report-name = Un nome offensivo
report-cheating = Imbrogli
report-other = Altro
report-note = Che cosa è successo? (facoltativo)
report-send = Invia la segnalazione
report-thanks = Grazie. Chi gestisce questo sito darà un’occhiata.
ban = Escludi da questo tavolo
ban-sure = Escludere { $name }? Perde il posto e può solo guardare, anche nelle rivincite.
ban-yes = Escludi
pardon = { $count ->
    [one] Riammetti una persona
   *[other] Riammetti { $count } persone
  }
refused-banned-here = Chi ospita ti ha escluso da questo tavolo. Puoi guardare.
refused-banned = Chi gestisce questo sito ti ha escluso. Puoi solo guardare.
refused-not-opponent = In una partita a due non puoi allontanare l’avversario.
refused-no-public-tables = Questo sito non ha tavoli pubblici. Condividi invece il link.
refused-name-refused = Questo nome qui non è gradito. Scegline un altro.
refused-too-many-reports = Oggi hai inviato molte segnalazioni. Scrivi invece a chi ospita.

# Puzzles
puzzles = Rompicapi
puzzles-lead = Una posizione, una sola risposta giusta. Ogni gioco ha un rompicapo nuovo al giorno.
puzzles-today = I rompicapi di oggi
puzzles-all = Tutti i rompicapi
puzzles-streak = { $count ->
    [0] Risolvi un rompicapo oggi per cominciare una serie.
    [one] Serie: 1 giorno
   *[other] Serie: { $count } giorni di fila
  }
puzzles-solved = { $solved } su { $count } risolti
puzzles-your-rating = Il tuo punteggio: { $rating }
puzzles-no-rating = Ancora nessun punteggio
puzzles-another = Un altro rompicapo
puzzle = Rompicapo
puzzle-today = Rompicapo del giorno
puzzle-rating = Difficoltà { $rating }
puzzle-mark-new = Risolvi
puzzle-mark-solved = Risolto
puzzle-mark-failed = Non risolto
puzzle-show = Soluzione
puzzle-next = Prossimo rompicapo
puzzle-go-on = Giusto! E adesso?
puzzle-wrong = { $move }: non è questa. Annullata, riprova.
puzzle-solved = Risolto!
puzzle-shown = Soluzione: { $moves }
puzzle-standing = Il tuo punteggio: { $rating } ({ $change })
refused-no-puzzle = Questo rompicapo non esiste, oppure li hai già fatti tutti.
puzzle-none-title = Qui non c’è nessun rompicapo
