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
language-en = English
language-fr = French
language-it = Italian
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
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
sound = A sound when it is your turn
vibration = A buzz when it is your turn
other-device = Go on with another device
other-device-about = Scan this with your phone to be the same person there. It works for a few minutes; show it to nobody else.
other-device-show = Show the code
offline-note = Furcifer plays on a server, bots included: without a connection there is no game.

# The landing page
headline = { $count ->
    [5] Five games of colour and disguise
   *[other] { $count } games of colour and disguise
  }
headline-plain = Games of colour and disguise
lead = Send a link, sit down, play. Friends on their phones, bots in the empty chairs, no account.
players = Players
play-now = Play now
invite = Invite
rules = Rules
first-game = Learn by playing
your-tables = Your tables
open-tables = Open tables
go-back = Go back
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
level-greedy = grabber
level-gentle = gentle
level-easy = easy
level-steady = steady
level-strong = strong
level-master = master
level-about-gentle = Sees what lies before it, and overlooks the rest.
level-about-easy = Thinks of the next step, now and then of yours.
level-about-steady = A fair match for most people.
level-about-strong = Looks far ahead and forgives little.
level-about-master = The best this program can do.
bots = The bots
free-seat = Seat { $seat } is free
sit-down = Sit down
sit-here = Sit here
stand-up = Stand up
add-bot = Add bot
bot-level = Strength of the bot on seat { $seat }
remove-from = Empty seat { $seat }
seat-count = Number of seats
fewer-seats = Fewer seats
more-seats = More seats
score = Score
winner = winner
thinking = thinking…
away = away, a bot plays
time-of = Time left for { $name }

# Before the start
you-host = Your table
host-is = { $name }’s table
join-title = Join the table
name-title = What should we call you?
table-full = Every seat is taken. You can watch; if somebody stands up, their seat is yours to take.
invite-title = Invite friends
invite-about = Whoever has this link can sit down. No account, no download.
invite-link = Link to this table
invite-local = This address works on this computer only. To let phones in, start the server with --host 0.0.0.0.
copy-link = Copy link
copied = Copied
share = Share
share-text = Come and play { $game } with me.
qr-label = The link as a QR code
this-table = this table
options = Options
table-language = Language of the words
house-rule = house rule
house-rule-about = Where the rulebook is silent we had to decide; you may decide otherwise.
topics-form = Title: word, word, … (sixteen words, one topic to a line)
clock = Time for each player
clock-none = No limit
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  } + 5 seconds a move
clock-about = When it runs out, a bot plays the rest.
public = Show among the open tables
public-about = Anyone on this server may join.
spectators = Let people watch
spectators-about = They see only what everybody sees.
hints-allowed = Let people ask for hints
hints-about = The strongest bot says what it would do. Everybody sees who asked.
start = Start
start-with-bots = { $count ->
    [one] Start with a bot on the free seat
   *[other] Start with { $count } bots on the free seats
  }
waiting-for-host = { $name } will start the game.

# At the table
your-turn = Your turn
table-actions = At this table
undo = Undo
hint = Hint
hint-thinking = The bots are thinking…
hint-none = The bots have no idea either.
hint-count = { $count ->
    [one] 1 hint
   *[other] { $count } hints
  }
verdict-wins = { $count ->
    [one] wins at once
   *[other] wins within { $count } moves
  }
verdict-loses = { $count ->
    [one] loses at once
   *[other] loses within { $count } moves
  }
verdict-chance = { $percent } %
verdict-pieces = { $value }
undo-asked = { $name } would like to take a move back.
undo-waiting = You asked to take your move back. The others are thinking about it.
undo-pending = { $name } asked to take a move back.
undo-yes = Fine with me
undo-no = Rather not
chat = Chat
chat-empty = Nothing said yet.
chat-line = Say something
chat-silent = You can listen now, but not talk.
send = Send
unread = unread
phrase-hello = Hello!
phrase-luck = Good luck
phrase-wow = Well played
phrase-hurry = Your turn :)
phrase-sorry = Sorry, one moment
phrase-thanks = Thanks for the game
log = Log
log-empty = Nothing has happened yet.
watching = You are watching.
watch-after = At this table people may watch once the match is over.
relieve = Let a bot play for { $name }
become-host = Take over as host
leave-seat = Leave the game
leave-about = A bot plays on for you. You can come back to your seat at any time.
bot-plays-for-you = A bot is playing for you.
take-back = Play yourself
fair-title = Is the chance fair?
fair-about = Cards and dice follow from a secret number chosen before the start. This is its fingerprint; after the end the number is shown, and anyone can check.
fair-seed = The number:
reconnecting = Connection lost. Reconnecting; nothing is lost.
server-restarts = The server is restarting. Your table is safe; one moment.
two-tabs = This table is open in another tab too. Both stay in step.

# The end
over-you-win = You win!
over-you-share = You are among the winners!
over-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
over-draw = A draw
over-lost = Lost this time
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
replay-start = The beginning.
replay-step = Step of the match
replay-at = Step { $step } of { $count }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-link = Link to here
replay-eyes = Seen by
to-table = To the table
to-games = All games

# Analysis
analysis = Analysis
analyse-here = Analyse from here
verdicts = Every move, best first
value-bar = { $first } against { $second }:
study-thinking = Thinking…
study-over = The game is over.
study-even = Even
study-ahead = { $name } is ahead: { $value }
study-wins = { $name } wins within { $count ->
    [one] one move
   *[other] { $count } moves
  }
study-line = The moves
study-wrong = Move { $number } ({ $move }): { $why }
study-wrong-title = These moves lead nowhere
no-analysis-title = This game cannot be analysed
no-analysis-text = It has secrets or chance: no verdict would be honest.

# Learn by playing
first-step = { $step } of { $count }
first-wrong = Not that one: try again.

# What went wrong
gone-title = This table is gone
gone-text = The link may be mistyped, or the table was cleared away. Open a new one in a second.
abandoned-title = Nobody came back
abandoned-text = This table was left alone for so long that it was closed.
no-face-title = This game has no table here
no-face-text = It can be played in the terminal, but not yet in the browser.
lost-title = There is nothing here
lost-text = The address leads nowhere. The games are all on the first page.
broken-title = Something broke on this page
broken-text = Nothing at the table is lost. Loading the page again should help.
offline-title = The server does not answer
offline-text = Perhaps it is restarting, or the network is away. Nothing is lost.
not-over-title = This match is still going on
not-over-text = The replay opens when it is over: nobody may see everything yet.

# Why not
refused-already-seated = You sit there already.
refused-table-full = Every seat at this table is taken.
refused-seat-taken = That seat is taken.
refused-seat-empty = Nobody sits there.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-bot = There is no such bot for this game.
refused-no-person = Nobody sits there who could be the host.
refused-not-host = Only the host of the table can do that.
refused-not-seated = You have no seat at this table.
refused-already-started = The match has begun: that is no longer possible.
refused-not-playing = No match is being played here now.
refused-not-over = The match is not over yet.
refused-time-is-up = Your time is up: a bot plays the rest of this match for you.
refused-not-idle = Give them { $seconds } more seconds: then a bot may take over.
refused-seats-empty = Some seats are still free.
refused-stale = The table has moved on since then. Have another look.
refused-bot-plays = A bot plays for you now: take your seat back to go on.
refused-empty = There is nothing to say in that.
refused-silence = You may not talk now.
refused-no-undo = That can no longer be taken back.
refused-undo-pending = Somebody asked already: answer that first.
refused-not-asked = Nobody asked to take anything back.
refused-own-question = The others must agree; you can only withdraw.
refused-store-away = The server cannot save moves at the moment. Try again in a little while.
refused-busy = Too much happens at this table at once. Try again.
refused-slow-down = That was a little fast. Wait a moment.
refused-no-table = There is no such table.
refused-no-game = There is no such game.
refused-too-long = That is too long.
refused-malformed = The server did not understand that.
refused-offline = The server cannot be reached.
refused-fault = Something went wrong on the server.
refused-not-your-turn = It is not your turn.
refused-over = The game is over.
refused-chance = A card or die comes first.
refused-overworked = The bots have too much to think about. Try again in a moment.
refused-no-hints = There are no hints at this table.
refused-no-analysis = This position cannot be analysed.
refused-notation = That cannot be read as a move.
