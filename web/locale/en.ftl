# The seven colours, and the two letters in the corner of their cards
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-brown = brown
colour-black = black
glyph-red = Re
glyph-orange = Or
glyph-yellow = Ye
glyph-green = Gr
glyph-blue = Bl
glyph-purple = Pu
glyph-brown = Br
glyph-black = Bk

# The head of every page
home-link = Furcifer, all games
language = Language
not-affiliated = The names of the games belong to their owners. Furcifer isn’t affiliated with them or endorsed by them.
licences = Licences and credits
settings = Settings
close = Close
cancel = Cancel
save = Save
saved = Saved
back = Back
next = Next
skip = Skip
more = More
try-again = Try again
loading = One moment…
your-name = Your name
theme = Theme
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
sound = Sounds and vibration
other-device = Continue on another device
other-device-about = Scan this with your phone to continue there. The code works for a few minutes; don’t show it to anyone else.
other-device-show = Show code
link-title = Continue here as { $name }?
link-title-nameless = Continue here?
link-text = This device gets your name, your tables and your seats from the other one. Only go on if the link is your own.
link-use = Continue here
link-bad-title = This link no longer works
link-bad-text = A link works once and for a few minutes. Make a new one in the settings of your other device.
sign-out = Sign out on this device
sign-out-about = Signing out makes this device a new player. You lose your seats unless another device still has them.
offline-note = You are offline. Games and bots run on the server, so reconnect to play.

# The landing page
headline = { $count ->
    [5] Five games of colour and disguise
   *[other] { $count } games of colour and disguise
  }
headline-plain = Games of colour and disguise
lead = Send a link, sit down, play. Friends on their phones, bots in the empty seats, no account needed.
players = Players
play-now = Play now
invite = Invite
rules = Rules
tutorial = Learn by playing
your-tables = Your tables
open-tables = Open tables
go-back = Rejoin
watch = Watch
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }

# People and seats
you = You
friend = Friend
host = host
seats = Seats
people = At the table
spectator = Spectator
seat-number = Seat { $seat }
guest-number = Guest { $seat }
bot-number = Bot { $seat }
level-random = random
level-greedy = greedy
level-gentle = gentle
level-easy = easy
level-steady = steady
level-skilled = skilled
level-strong = strong
level-expert = expert
level-master = master
level-adaptive = adaptive
level-about-gentle = Plays the obvious move.
level-about-easy = Thinks about its next move, sometimes about yours.
level-about-steady = A fair match for most players.
level-about-skilled = Plans ahead and rarely slips up.
level-about-strong = Looks far ahead and punishes mistakes.
level-about-expert = Very hard to beat.
level-about-master = Plays its best.
level-about-adaptive = Gets stronger when you win and weaker when you lose.
bots = The bots
free-seat = Seat { $seat } is free
sit-down = Sit down
sit-here = Sit here
stand-up = Stand up
add-bot = Add bot
bot-level = Level of the bot in seat { $seat }
remove-from = Clear seat { $seat }
seat-count = Number of seats
fewer-seats = Fewer seats
more-seats = More seats
score = Score
winner = winner
thinking = thinking…
away = away, a bot is playing
absent = away
flagged = out of time
flagged-bot = out of time, a bot is playing
time-of = Time left: { $name }

# Before the start
you-host = Your table
host-is = { $name }’s table
join-title = Join the table
name-title = What should we call you?
table-full = All seats are taken. You can watch, and sit down as soon as a seat is free.
invite-title = Invite friends
invite-about = Anyone with this link can join. No account, nothing to install.
invite-link = Link to this table
invite-local = This address only works on this computer. To let phones join, start the server with --host 0.0.0.0.
copy-link = Copy link
copied = Copied
share = Share
share-text = Come and play { $game } with me!
qr-label = QR code of the link
this-table = this table
options = Options
table-language = Language of the words
house-rule = house rule
house-rule-about = The rulebook doesn’t say, so we chose. You can choose differently.
option-fault = Check this option, the server refused it: { $option }
topics-form = Title: word, word, … (16 words, one topic per line)
topics-show = See all topics with their words
words-use = Use my saved list ({ $count })
words-keep = Save this list for next time
words-kept = Saved for your next tables.
words-erase = Delete my saved list
words-title = Your saved words
words-line = { $game }, { $language }: { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
clock = Time per player
clock-none = No limit
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  } + 5 seconds per move
clock-about = If your time runs out, you lose.
flag-fall = When a player’s time runs out
flag-fall-bot = A bot plays on, and the player may return
flag-fall-lose = The player loses at once, and the others win
public = List among the open tables
public-about = Anyone on this server can join.
spectators = Allow spectators
spectators-about = They only see what everyone can see.
hints-allowed = Allow hints
hints-about = The strongest bot says what it would do. Everyone sees who asked.
start = Start
start-with-bots = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with { $count } bots in the free seats
  }
waiting-for-host = Waiting for { $name } to start.

# At the table
your-turn = Your turn
flip-board = Flip the board
premove = chosen in advance
last-turn = Last turn
last-turn-none = Nothing has happened yet.
back-to-now = Back to now
table-actions = Table actions
undo = Undo
retract = Take back
hint = Hint
hint-thinking = The bots are thinking…
hint-none = The bots have no idea either.
bot-meant = { $name } meant { $words }.
hint-count = { $count ->
    [one] 1 hint used
   *[other] { $count } hints used
  }
numbers-title = What do the numbers mean?
numbers-pieces = +1.0 means that the player to move is about one piece ahead, −1.0 one piece behind. Good positions count too, so there are decimals.
numbers-forced = ✓5 wins in at most five moves, whatever the other side does. ✕5 loses in at most five.
numbers-chance = A percentage is the bots’ estimate: how likely the move is to win, or the guess to be right.
evaluation-wins = { $count ->
    [one] wins in 1 move
   *[other] wins in at most { $count } moves
  }
evaluation-loses = { $count ->
    [one] loses in 1 move
   *[other] loses in at most { $count } moves
  }
evaluation-chance = { $percent }% to win
evaluation-even = about even
evaluation-ahead = ≈ { NUMBER($value, minimumFractionDigits: 1) } pieces ahead
evaluation-behind = ≈ { NUMBER($value, minimumFractionDigits: 1) } pieces behind
undo-asked = { $name } would like to undo a move.
undo-waiting = You asked to undo your move. Waiting for the others.
undo-pending = { $name } asked to undo a move.
undo-yes = Fine with me
undo-no = I’d rather not
chat = Chat
chat-empty = No messages yet.
chat-line = Write a message
chat-silent = You can read the chat, but not write right now.
chat-silent-watching = Spectators can read the chat, and write once the match is over.
send = Send
unread = unread
phrase-hello = Hello!
phrase-luck = Good luck
phrase-wow = Well played
phrase-hurry = Your turn :)
phrase-sorry = Sorry, one moment
phrase-thanks = Thanks for the game
log = Log
log-empty = Nothing yet.
watching = You are watching.
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
mute = Mute { $name }
unmute = { $name } is muted. Unmute
chat-aside = For now only other spectators can read this. The players will see it after the match.
watch-after = You can watch this match once it is over.
replace-with-bot = Let a bot play for { $name }
become-host = Take over as host
leave-seat = Leave the game
leave-sure = Leave this game?
leave-yes = Leave
leave-no = Stay
leave-about = A bot takes over. You can return to your seat at any time.
bot-plays-for-you = A bot is playing for you.
flag-fell-you = Your time is up, so a bot is playing for you. You can play on with one more minute.
flag-fell = { $name } ran out of time. A bot plays on.
play-on = Play on
take-back = I’m back
fair-title = Are the cards and dice fair?
fair-about = Before the start the server fixed a secret number, and every player’s browser added a share of its own. All cards and dice come from these together, so nobody could choose them alone.
fair-share-in = Your browser’s share was used.
fair-share-out = Your browser’s share was left out. It came too late, or the server ignored it.
fair-share-none = This browser has no share in this match.
fair-missing = Left out because it didn’t come in time: { $names }
fair-alone = No player had a share. The server drew the number alone.
fair-promise-changed = The server changed its promise after your browser had sent its share.
fair-late = A share was added after your browser had sent its own.
fair-misfit = A share isn’t the one that was promised.
fair-number-kept = The server’s number is the one it promised before it saw your share.
fair-number-broken = The server’s number isn’t the one it promised.
fair-mixed = The match was dealt from that number and all the shares.
fair-mixed-broken = The match was not dealt from that number and the shares.
fair-print = Fingerprint of the server’s number, to compare with your friends:
fair-check = To check every card and die yourself, on your own computer:
fair-log = Save the log
fair-limits = This doesn’t prove that nobody looked: whoever runs the server can see all cards.
reconnecting = Connection lost. Reconnecting… Your game is safe.
server-restarts = The server is restarting. Your table is safe; one moment.
two-tabs = This table is open in another tab too. Both stay in sync.

# The end
over-you-win = You win!
over-you-share = You win, together with { $names }!
over-all-win = You all win!
over-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
over-draw = A draw
over-lost = You lost this time
over-time = { $name } ran out of time.
over-time-you = Your time ran out.
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
replay-start = The start of the match.
replay-step = Step of the match
replay-at = Step { $step } of { $count }
replay-first = Back to the start
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-link = Copy link
replay-seat = Viewed as
open-log = Open a log file
open-log-text = A log is a match in a file: saved by “furcifer play”, exported from a table, or made by the arena. It is only shown here; the server doesn’t keep it.
open-log-file = File
log-wrong-title = This log can’t be opened
to-table = Back to the table
to-games = All games

# Analysis
analysis = Analysis
analyse-here = Analyse from here
evaluations = Every move, best first
evaluation-bar = { $first } against { $second }:
analysis-thinking = Thinking…
analysis-over = The game is over.
analysis-even = About even
analysis-ahead = Better for { $name }, by about { NUMBER($value, minimumFractionDigits: 1) } pieces
analysis-wins = Forced win for { $name } in { $count ->
    [one] 1 move
   *[other] at most { $count } moves
  }
analysis-moves = Moves
analysis-wrong = Move { $number } ({ $move }): { $why }
analysis-wrong-title = These moves are not possible
no-analysis-title = This game can’t be analysed
no-analysis-text = Hidden information or chance makes an exact evaluation impossible.

# Review
review = Review
review-progress = Looking at every move…
review-failed = This match could not be reviewed.
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-kept = Chances kept
review-lost = { $name }: { $percent } points of winning chance lost.
review-lost-error = { $name }: { $percent } points of winning chance lost (± { $error }).
review-better = Better: { $move }
review-play-line = Play the better line
review-retry = Try again from here
review-retry-here = Find a better move. The evaluations are hidden.
review-show = Show the evaluations
review-retry-best = { $move }: { $chance }. That’s the best move.
review-retry-equal = { $move }: { $chance }. That’s as good as the best one, within the margin of error.
review-retry-worse = { $move }: { $chance }. Better: { $best }, { $most }.
review-retry-yours = your move
review-retry-played = played in the match
review-retry-note = The chance of winning after each move. ± is the margin of error (95%); near the end of the match the chances are exact.
review-retry-back = Back to the match
review-next = Next error
review-summary = How everybody played
review-chance = { $percent }%
review-chance-error = { $percent }% ± { $error }
review-sampled = Each line is a chance of winning: the bots play the match out 400 times from every position. The band is the margin of error (95%). Near the end the chances are exact.
review-scale = The graph shows the chance of winning: at the edge it is certain, and in the middle even.
review-sureness = How sure the bots would be, before and after the clue:
review-moved = { $before }% → { $after }%
review-bluffs = { $name } is the Chameleon
analysis-preparing = The endgame tables are being built in the background (about a minute). Look again later for exact values.
refused-no-review = Matches of this game can’t be reviewed.
refused-review-failed = Something went wrong while the server looked at it.
refused-unseeded = Its cards don’t come from the secret number in the log.
refused-no-retry = Moves of this game can’t be tried again here.
refused-no-decision = Nobody decided anything here.

# Learn by playing
tutorial-step = { $step } of { $count }
tutorial-wrong = Not that one. Try again.

# What went wrong
gone-title = This table is gone
gone-text = The link may be wrong, or the table was deleted. You can open a new one in a second.
abandoned-title = This table was closed
abandoned-text = Nobody came back for a long time.
no-face-title = This game can’t be played in the browser yet
no-face-text = It works in the terminal: furcifer play.
not-found-title = There is nothing here
not-found-text = This address doesn’t exist. You’ll find all games on the home page.
broken-title = Something went wrong on this page
broken-text = Your table is safe. Reloading the page should help.
offline-title = The server doesn’t answer
offline-text = It may be restarting, or you are offline. Nothing is lost.
not-over-title = This match is still going on
not-over-text = You can see the replay once it is over.

# Why not
refused-already-seated = You are already in that seat.
refused-table-full = All seats at this table are taken.
refused-seat-taken = That seat is taken.
refused-seat-empty = That seat is empty.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-bot = This game has no such bot.
refused-no-person = There is nobody in that seat who could be the host.
refused-not-host = Only the host can do that.
refused-not-seated = You don’t have a seat at this table.
refused-already-started = The match has already started.
refused-not-playing = There is no match in progress.
refused-not-over = The match isn’t over yet.
refused-not-idle = Give them { $seconds } more seconds. After that, a bot can take over.
refused-seats-empty = Some seats are still empty.
refused-stale = Someone else moved first.
refused-bot-plays = A bot is playing for you. Take your seat back first.
refused-empty = Write something first.
refused-silence = You can’t chat right now.
refused-no-undo = That can’t be undone any more.
refused-undo-pending = Someone has already asked. Answer that first.
refused-not-asked = Nobody has asked to undo anything.
refused-own-question = The others have to agree. You can only withdraw your request.
refused-store-away = The server can’t save moves right now. Try again in a moment.
refused-other-version = This match began in another version of the game (version { $version }). It can’t be shown or continued here.
refused-unreadable = The record of this table is damaged. Tell whoever runs the server.
other-version = This match began in another version of the game. It can’t be shown or continued here, but the chat is still open.
refused-store-damaged = The server’s data are damaged. Tell whoever runs it.
refused-id-reused = That message was mixed up with another one. Try again.
refused-busy = Too much is going on at this table. Try again.
refused-slow-down = That was a bit fast. Wait a moment.
refused-no-link = This link is invalid or has expired.
refused-unknown-host = This server doesn’t answer to that name.
refused-no-table = There is no such table.
refused-no-game = There is no such game.
refused-too-long = That’s too long.
refused-bad-log = It is cut off, was changed, or comes from another version of the game.
refused-malformed = The server didn’t understand that.
refused-offline = The server can’t be reached.
refused-fault = Something went wrong on the server. Whoever runs it can find this in the log as error { $number }.
refused-no-answer = The server gave no proper answer. Try again in a moment.
refused-not-your-turn = It’s not your turn.
refused-over = The game is over.
refused-chance = Wait for the card or the die.
refused-too-many-programs = You already have { $most } tokens. Revoke one first.
refused-no-programs = At a public table, only the host’s own bots may sit down.
refused-overworked = The bots are busy. Try again in a moment.
refused-bots-not-ready = The bots are still getting ready. Try again in a moment.
refused-no-such-language = This table’s language isn’t available.
refused-no-hints = Hints are off at this table.
refused-no-analysis = This position can’t be analysed.
refused-notation = That isn’t a move.
refused-pack-too-small = A set of words needs at least { $least } different ones. This one has { $count }.
refused-word-too-long = “{ $word }…” is too long. A word has at most { $longest } characters.
refused-word-unprintable = A word can’t contain the character { $character }.
refused-word-empty = One of the words is empty.
refused-word-without-letters = “{ $word }” isn’t a word: it has neither a letter nor a number.
refused-word-twice = “{ $word }” is there twice.
refused-topic-untitled = A topic needs a title.
refused-topic-size = A topic has { $wanted } words. “{ $title }” has { $count }.
refused-no-voice = Nobody can join that seat during the match.
refused-no-theme = The table’s words have no theme “{ $theme }”.
refused-no-such-topic = There is no topic “{ $title }” in this language.
refused-no-topics = Choose at least one topic.
refused-no-words = This game has no words in that language.
refused-topic-twice = Two topics are called “{ $title }”.
warning-unknown-word = The dictionary doesn’t know “{ $clue }”. If the others do, use it anyway.

# A room full of people
one-device = Pass the phone
one-device-about = Everyone plays on this device: enter your names. Before each turn it says whose turn it is, and it shows that player’s secrets to nobody else.
one-device-bot = Name, or empty for a bot
hand-over = Hand the phone to { $name }
hand-over-about = Nobody else should look at the screen.
i-am = I’m { $name }
cover = Hide
screen = Show on a big screen
screen-join = Scan the code with your phone and sit down.
screen-taps = Tap your move here.
taps = Allow moves on my big screen
taps-about = Only moves that need no secret, and only on a screen that you opened.

# Share
share-picture-of = Picture: { $title }
save-picture = Save picture

# The next match, and ends that the players agree on
rematch-asked = { $name } would like a rematch.
rematch-asked-host = The host would like a rematch.
rematch-yes = Play again
rematch-no = No, thanks
rematch-waiting = Waiting for { $names } to agree to the rematch.
rematch-declined = No rematch: { $names } declined.
rematch-go = Don’t wait
series = { $count ->
    [one] Wins after 1 match
   *[other] Wins after { $count } matches
  }
over-stopped = No result
ended-resigned = { $mine ->
    [yes] You resigned.
   *[no] { $name } resigned.
  }
ended-claimed = { $mine ->
    [yes] You left the match.
   *[no] { $name } left the match.
  }
ended-agreed = The players agreed to a draw.
ended-abandoned = Everyone agreed to stop this match.
ended-restarted = Everyone agreed to begin again.
ended-forfeit = { $mine ->
    [yes] You forfeited the match.
   *[no] { $name } forfeited the match.
  }
ended-too-long = The match went on for too long and counts as a draw.
end-resign = Resign
end-resign-sure = Resign? Your opponent wins the match.
end-draw = Offer a draw
end-claim = Claim the win
end-abandon = Stop this match
end-abandon-sure = Stop this match? It ends without a result.
end-restart = New deal
end-restart-sure = Begin again with a new deal? This match ends without a result.
proposal-draw = { $name } offers a draw.
proposal-draw-waiting = You offered a draw. Waiting for { $name }.
proposal-abandon = { $name } would like to stop this match.
proposal-abandon-waiting = You asked to stop this match. Waiting for the others.
proposal-restart = { $name } would like a new deal.
proposal-restart-waiting = You asked for a new deal. Waiting for the others.
proposal-swap = { $name } would like to swap seats.
proposal-swap-waiting = You asked { $name } to swap seats.
proposal-yes = Agree
proposal-no = Decline
proposal-declined = { $name } declined.
refused-rematch-exists = The rematch has already begun.
refused-already-answered = You have already answered that.
refused-not-offered = This game doesn’t end that way.
refused-not-left = You can only claim the win once your opponent has left.

# Before a match against bots
play-strength = How strong should the bots be?
play-side = What do you play?
side-random = Surprise me
more-options = More options

# My games
my-games = My games
my-games-running = Running
my-games-finished = Finished
my-games-none = No game is running.
my-games-turns = { $count ->
    [one] Your turn
   *[other] Your turn in { $count } games
  }
my-games-more = Show more
my-games-alerts = Notify me in this browser when it’s my turn
my-games-alerts-refused = This browser doesn’t allow notifications. You can change that in its settings.
my-games-data = Your data
my-games-data-about = The server keeps this list for you. To see it on another device, open Settings and show the code there.
my-games-export = Download my games
my-games-clear = Clear finished games
my-games-clear-sure = Really clear all finished games

# People's own programs
program-badge = Bot (somebody’s own program)
programs-title = Your own bots
programs-about = Have you written a program that plays? Make a token for it here. At the table everybody sees that it is a bot.
programs-docs = How programs play
programs-name = Name of the bot
programs-make = Make a token
programs-token = Token of { $name }
programs-once = Copy it now: it is shown only this once. Whoever has it plays as your bot.
programs-until = { $name }, until { $date }
programs-revoke = Revoke
my-game-with = with { $names }
my-game-lobby = Not started yet
my-game-waits = Waiting for { $names }
my-game-left = { $time } left
my-game-hide = Remove { $game } of { $date } from my list
bot-of-level = Bot ({ $level })
clock-days = { $count ->
    [one] 1 day per move
   *[other] { $count } days per move
  }

# Teams, ready marks and options before the start
shuffle = Shuffle the teams
seat-change = Change { $name }’s seat
seat-to-team = Move to { $team }
seat-swap = Swap seats
seat-host = Make host
seat-kick = Remove from the table
seat-remove-bot = Remove this bot
make-host = Make { $name } the host
ready = ready
ready-say = I’m ready
ready-undo = Not ready after all
ready-missing = Not ready yet: { $names }.
ready-all = Everyone is ready.
kicked = The host removed you from your seat. You can sit down again in a few minutes.
late-seat = Take over from { $name }
late-join = Play along with { $name } ({ $role })
voices = with { $names }
voice-leave = Stop playing along
agreed = Agreed for this table
agreed-usual = The usual rules, no time limit.
option-on = on
option-off = off
option-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
refused-kicked = The host asked you to leave. You can sit down again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }.
refused-no-such-team = There is no such team in this game.
refused-no-lead = Nobody leads a team in this game.
refused-not-in-team = That seat belongs to the other team.

# A personal best, in games in which everybody is one team
best-first = Your first score: { $score }. That’s the one to beat.
best-new = A new personal best: { $score }! Before, it was { $best }.
best-equal = You equalled your personal best of { $best }.
best-was = Your personal best is { $best }.

# People's data, moderation, and pages of the host
data-title = My data
data-about = Download everything this server keeps about you, or delete it.
data-export = Download
data-erase = Delete my data
data-erase-sure = Delete everything? Your name, your lists and your games against bots are gone for good. Games with others stay theirs, without your name and chat. You lose your seats.
data-erase-yes = Delete everything
privacy = Privacy
accessibility = Accessibility
about-person = Mute or report { $name }
people-trouble = Trouble with somebody?
report = Report to the host of this site
report-reason = Reason
report-insult = Insults or threats
report-spam = Spam
report-name = An offensive name
report-cheating = Cheating
report-other = Something else
report-note = What happened? (optional)
report-send = Send the report
report-thanks = Thank you. The host of this site will look at it.
ban = Ban from this table
ban-sure = Ban { $name }? They lose their seat and can only watch, in rematches too.
ban-yes = Ban
pardon = { $count ->
    [one] Lift the ban of one person
   *[other] Lift the bans of { $count } people
  }
refused-banned-here = The host has banned you from this table. You can watch.
refused-banned = The host of this site has banned you. You can only watch.
refused-not-opponent = In a match of two you can’t remove your opponent.
refused-no-public-tables = This site has no public tables. Share the link instead.
refused-name-refused = This name isn’t welcome here. Choose another one.
refused-too-many-reports = You’ve sent many reports today. Write to the host instead.

# Puzzles
puzzles = Puzzles
puzzles-lead = One position, one right answer. Every game has a new puzzle each day.
puzzles-today = Today’s puzzles
puzzles-all = All puzzles
puzzles-streak = { $count ->
    [0] Solve a puzzle today to start a streak.
    [one] Streak: 1 day
   *[other] Streak: { $count } days in a row
  }
puzzles-solved = { $solved } of { $count } solved
puzzles-your-rating = Your rating: { $rating }
puzzles-no-rating = No rating yet
puzzles-another = Another puzzle
puzzle = Puzzle
puzzle-today = Puzzle of the day
puzzle-rating = Difficulty { $rating }
puzzle-mark-new = Solve
puzzle-mark-solved = Solved
puzzle-mark-failed = Not solved
puzzle-show = Solution
puzzle-next = Next puzzle
puzzle-go-on = Right! And now?
puzzle-wrong = { $move }: that’s not it. It was taken back, try again.
puzzle-solved = Solved!
puzzle-shown = Solution: { $moves }
puzzle-standing = Your rating: { $rating } ({ $change })
refused-no-puzzle = There is no such puzzle, or you’ve answered them all.
puzzle-none-title = No puzzle here
