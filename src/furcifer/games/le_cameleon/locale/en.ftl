# Le Caméléon

le-cameleon-title = Le Caméléon
le-cameleon-tagline = mix colours to take
le-cameleon-about = Two pieces take a third when their colours mix. The mix comes back as a new piece of yours, up to the chameleon.

# Set-up
le-cameleon-option-layout = Starting position
le-cameleon-value-layout-rows = A row of each colour
le-cameleon-value-layout-diagonal = Alternating colours
le-cameleon-option-draws = Draw when a position occurs three times, or after 100 moves in a row without a capture

# Pieces
le-cameleon-B = blue
le-cameleon-R = red
le-cameleon-Y = yellow
le-cameleon-V = violet
le-cameleon-O = orange
le-cameleon-G = green
le-cameleon-K = chameleon
le-cameleon-glyph-violet = Vi
le-cameleon-nothing = nothing
le-cameleon-a-blue = blue
le-cameleon-a-red = red
le-cameleon-a-yellow = yellow
le-cameleon-a-purple = violet
le-cameleon-a-orange = orange
le-cameleon-a-green = green
le-cameleon-a-black = chameleon
le-cameleon-the-blue = the blue piece
le-cameleon-the-red = the red piece
le-cameleon-the-yellow = the yellow piece
le-cameleon-the-purple = the violet piece
le-cameleon-the-orange = the orange piece
le-cameleon-the-green = the green piece
le-cameleon-the-black = the chameleon

# On the table
le-cameleon-role = { $side ->
    [0] Rounds
   *[1] Squares
}
le-cameleon-side-0 = the Rounds
le-cameleon-side-1 = the Squares
le-cameleon-side-of = { $side ->
    [0] Rounds: { $name }
   *[1] Squares: { $name }
}
le-cameleon-pieces = { $side ->
    [0] Rounds · { $pieces }
   *[1] Squares · { $pieces }
}
le-cameleon-box = In the box
le-cameleon-box-line = { $piece }: { $left }
le-cameleon-board = Board
le-cameleon-square-piece = { $square }: { $side ->
    [0] { $piece }, Rounds
   *[1] { $piece }, Squares
}
le-cameleon-square-empty = { $square }: empty
le-cameleon-square-unused = { $square }: not in play
le-cameleon-square-reserve = { $square }: { $side ->
    [0] reserve of the Rounds, free
   *[1] reserve of the Squares, free
}
le-cameleon-offer-pick = Can move
le-cameleon-offer-go = Move here
le-cameleon-offer-go-take = Move here and take
le-cameleon-offer-victim = Take this piece
le-cameleon-offer-put = Put the new piece here
le-cameleon-action-move = { $from } to { $to }
le-cameleon-action-take = Take on { $victim }
le-cameleon-action-gain = Take on { $victim }, gain { $piece } on { $reserve }
le-cameleon-pass = Pass: no piece can move
le-cameleon-taking = You take a piece
le-cameleon-step-victim = Which piece?
le-cameleon-step-gain = What do you gain?
le-cameleon-step-reserve = Where in your reserve?
le-cameleon-gains = You gain: { $gain }
le-cameleon-take = Take on { $square }
le-cameleon-chart = Colour chart
le-cameleon-chart-how = Two pieces of one colour and one of the other take, and you gain:
le-cameleon-chart-nothing = These take too, but you gain nothing:
le-cameleon-chart-help = A chameleon counts as its partner’s colour. You gain nothing.
le-cameleon-chart-two = Two chameleons take any piece. You gain nothing.
le-cameleon-chart-taken = A chameleon can be taken by two pieces of one colour, by a piece and a chameleon, or by two chameleons.
le-cameleon-chart-line = { $one } and { $other }: { $gain }
le-cameleon-chart-lit = possible now

# Whose turn it is
le-cameleon-prompt-move = { $you ->
    [yes] Your turn: move a piece diagonally.
    [rounds] The Rounds are to move.
    [squares] The Squares are to move.
   *[no] { $name } is to move.
}
le-cameleon-prompt-take = { $you ->
    [yes] Your piece on { $square } takes. Choose a piece.
    [rounds] The Rounds take with the piece on { $square }.
    [squares] The Squares take with the piece on { $square }.
   *[no] { $name } takes with the piece on { $square }.
}
le-cameleon-prompt-pass = { $you ->
    [yes] None of your pieces can move, so you must pass.
    [rounds] The Rounds cannot move and must pass.
    [squares] The Squares cannot move and must pass.
   *[no] { $name } cannot move and must pass.
}

# What happened
le-cameleon-fact-moved = { $you ->
    [yes] You move { $piece } from { $from } to { $to }.
   *[no] { $name } moves { $piece } from { $from } to { $to }.
}
le-cameleon-fact-taken = { $you ->
    [yes] You take { $piece } on { $square }.
   *[no] { $name } takes { $piece } on { $square }.
}
le-cameleon-fact-gained = { $you ->
    [yes] You gain { $piece }, placed in reserve on { $square }.
   *[no] { $name } gains { $piece }, placed in reserve on { $square }.
}
le-cameleon-fact-passed = { $you ->
    [yes] You cannot move and pass.
   *[no] { $name } cannot move and passes.
}

# The end
le-cameleon-over-no-pieces = { $you ->
    [yes] The other side has no pieces left.
    [rounds] The Rounds took the last piece.
    [squares] The Squares took the last piece.
   *[no] { $name } took the last piece.
}
le-cameleon-over-three-chameleons = { $you ->
    [yes] Three chameleons are left, and two of them are yours.
    [rounds] Three chameleons are left, and the Rounds have two of them.
    [squares] Three chameleons are left, and the Squares have two of them.
   *[no] Three chameleons are left, and { $name } has two of them.
}
le-cameleon-over-one-against-one = One piece each: neither can take the other.
le-cameleon-over-repetition = The same position came up three times.
le-cameleon-over-no-taking = A hundred moves in a row without a capture.

# Why not
le-cameleon-refused-move-first = First move a piece; then you can take.
le-cameleon-refused-take-first = If you can take, you must. Take first.
le-cameleon-refused-can-move = You can still move, so you can’t pass.
le-cameleon-refused-no-piece = You have no piece on { $from }.
le-cameleon-refused-no-moves = The piece on { $from } cannot move now.
le-cameleon-refused-reserve = You can’t move to { $to }: rows 1 and 9 are the reserves.
le-cameleon-refused-own-piece = One of your own pieces is on { $to }.
le-cameleon-refused-in-the-way = There is a piece in the way from { $from } to { $to }.
le-cameleon-refused-no-such-move = The piece on { $from } cannot go to { $to }.
le-cameleon-refused-no-enemy = There is no enemy piece on { $square }.
le-cameleon-refused-no-association = Those colours can’t take the piece on { $square }.

# The rules
le-cameleon-rules-goal-title = The aim
le-cameleon-rules-goal = Take all the other side’s pieces by bringing colours together.
le-cameleon-rules-board-title = Board and pieces
le-cameleon-rules-board = The Rounds play on the light squares and the Squares on the dark ones, so the two sides never block each other. Each side has twelve pieces in the primary colours blue, red and yellow. The first and the last row are the reserves, with four squares for each side.
le-cameleon-rules-move-title = Moving
le-cameleon-rules-move = The Rounds begin. Each turn one piece moves one square diagonally, forwards or backwards, to an empty square. A chameleon moves as far as it likes along a diagonal while the way is clear.
le-cameleon-rules-take-title = Taking
le-cameleon-rules-take = After its move, your piece takes an enemy next to it (left, right, above or below) if another piece of yours is next to that enemy too and the three form an association: two of one colour and the third of another.
le-cameleon-rules-gain = Two primary colours mix into a complementary one: blue and red make violet, red and yellow make orange, yellow and blue make green. Two complementary colours make a chameleon. You gain that piece from your box. A primary and a complementary colour take as well, but you gain nothing.
le-cameleon-rules-chameleon = Your chameleon counts as its partner’s colour; two chameleons take anything. An enemy chameleon is taken by two pieces of one colour, by a piece and a chameleon, or by two chameleons. With chameleons you gain nothing.
le-cameleon-rules-reserve-title = The reserve
le-cameleon-rules-reserve = A gained piece goes to a free square of your reserve and can move out on a later turn; it never goes back. In the reserve it neither takes nor is taken. While all four squares are full you can’t take at all. When the box has no piece of a colour left, you gain nothing.
le-cameleon-rules-several = You can take several pieces in one turn, one after the other. Moving between two enemy pieces is safe until one of them moves.
le-cameleon-rules-end-title = The end
le-cameleon-rules-end = A player without pieces has lost. When only three chameleons are left, the owner of two wins. One piece against one is a draw.
le-cameleon-rules-house-title = House rules
le-cameleon-rules-house = The Rounds begin. The starting position has a row of each colour, or alternating colours. The unmarked squares of the two outer rows are not used. The piece that moved must be one of the two that take, and you must take if you can. A player who cannot move passes. The game is a draw when a position occurs for the third time, or after a hundred moves in a row without a capture.

# The guided first game
le-cameleon-tutorial-welcome = Welcome! You play the Rounds, at the bottom. Every piece moves one square diagonally, so the Rounds stay on the light squares and the Squares on the dark ones.
le-cameleon-tutorial-move = Tap the red piece on c5, then b6. There it is next to the yellow square piece on b7, and so is your red piece on a7.
le-cameleon-tutorial-move-wrong = A good move too, but try the red piece: c5 to b6.
le-cameleon-tutorial-take = Two red pieces and a yellow one: that is an association. Red and yellow make orange. Choose a square of your reserve for your orange piece.
le-cameleon-tutorial-gain = The yellow piece is gone, and an orange one waits in your reserve. It can move out on any later turn.
le-cameleon-tutorial-complement = Two complementary colours make a chameleon. Move your violet piece to e5, next to the orange one on e6, and take it.
le-cameleon-tutorial-complement-wrong = Try the violet piece: d4 to e5.
le-cameleon-tutorial-chameleon = A chameleon! It moves as far as it likes along a diagonal and counts as its partner’s colour. Choose its square.
le-cameleon-tutorial-end = Take all enemy pieces and you win. The colour chart beside the board highlights what is possible. Have fun!

# The last turn, in the name of a square
le-cameleon-last-moved = moved just now
le-cameleon-last-victim = taken just now
le-cameleon-last-partner = helped to take
le-cameleon-last-gained = gained just now
le-cameleon-numbers = Here a red, yellow or blue piece counts a little over 1, a violet, orange or green one about 1.5, and a chameleon about 4.5.

# Puzzles
le-cameleon-puzzle-best = { $side ->
    [rounds] Rounds
   *[squares] Squares
  } to move. { $steps ->
    [one] Find the move that beats all others.
   *[other] Find the { $steps } moves that beat all others. Captures happen by themselves.
  }
le-cameleon-hint-piece = Look at the piece on { $square }.
le-cameleon-theme-taking = capture
le-cameleon-theme-quiet = quiet move
le-cameleon-theme-chain = several captures in a turn
le-cameleon-theme-chameleon = chameleon
le-cameleon-theme-reserve = out of the reserve
le-cameleon-theme-sacrifice = sacrifice
le-cameleon-theme-endgame = endgame
