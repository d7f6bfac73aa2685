# Le Caméléon

le-cameleon-title = Le Caméléon
le-cameleon-tagline = mix colours to take
le-cameleon-about = Two pieces take a third when their colours mix. What you mix comes back as a new piece, up to the chameleon.

# Set-up
le-cameleon-option-layout = How the pieces start
le-cameleon-value-layout-rows = A row of each colour
le-cameleon-value-layout-diagonal = The colours in turn
le-cameleon-option-draws = A position for the third time, or 100 moves without a taking, is a draw

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
le-cameleon-does-move = { $from } to { $to }
le-cameleon-does-take = Take on { $victim }
le-cameleon-does-gain = Take on { $victim }, gain { $piece } on { $reserve }
le-cameleon-pass = Pass: no piece can move
le-cameleon-taking = You take
le-cameleon-step-victim = Which piece?
le-cameleon-step-gain = What do you gain?
le-cameleon-step-reserve = Where in your reserve? Tap a square on the board, or here:
le-cameleon-gains = You gain: { $gain }
le-cameleon-take = Take on { $square }
le-cameleon-chart = Colour chart
le-cameleon-chart-how = Two of one colour and one of the other take, and gain:
le-cameleon-chart-nothing = These take too, but gain nothing:
le-cameleon-chart-help = A chameleon takes its partner’s colour. Nothing is gained.
le-cameleon-chart-two = Two chameleons take any piece. Nothing is gained.
le-cameleon-chart-taken = A chameleon is taken by two of one colour, by a piece and a chameleon, or by two chameleons.
le-cameleon-chart-line = { $one } and { $other }: { $gain }
le-cameleon-chart-lit = possible now

# Whose turn it is
le-cameleon-prompt-move = { $you ->
    [yes] Your turn: move a piece diagonally.
   *[no] { $name } is to move.
}
le-cameleon-prompt-take = { $you ->
    [yes] Your piece on { $square } takes.
   *[no] { $name } takes with the piece on { $square }.
}
le-cameleon-prompt-pass = { $you ->
    [yes] None of your pieces can move: pass.
   *[no] { $name } passes.
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
    [yes] You gain { $piece }, in reserve on { $square }.
   *[no] { $name } gains { $piece }, in reserve on { $square }.
}
le-cameleon-fact-passed = { $you ->
    [yes] You have no move and pass.
   *[no] { $name } has no move and passes.
}

# The end
le-cameleon-over-no-pieces = { $you ->
    [yes] The other side has no piece left.
   *[no] { $name } took the last piece.
}
le-cameleon-over-three-chameleons = { $you ->
    [yes] Of the last three chameleons, two are yours.
   *[no] Of the last three chameleons, { $name } has two.
}
le-cameleon-over-one-against-one = One piece against one: neither can ever take.
le-cameleon-over-repetition = The same position stood on the board for the third time.
le-cameleon-over-no-taking = A hundred moves in a row without a taking.

# Why not
le-cameleon-refused-move-first = Taking comes after a move: move a piece first.
le-cameleon-refused-take-first = Taking is not optional: take before you go on.
le-cameleon-refused-can-move = You still have a move, so you cannot pass.
le-cameleon-refused-no-piece = You have no piece on { $from }.
le-cameleon-refused-reserve = No piece moves onto { $to }: rows 1 and 9 are kept for the reserves.
le-cameleon-refused-own-piece = Your own piece stands on { $to }.
le-cameleon-refused-in-the-way = A piece stands in the way from { $from } to { $to }.
le-cameleon-refused-no-such-move = The piece on { $from } cannot go to { $to }.
le-cameleon-refused-no-enemy = No enemy piece stands on { $square }.
le-cameleon-refused-no-association = Those colours make no association that takes { $square }.

# The rules
le-cameleon-rules-goal-title = The aim
le-cameleon-rules-goal = Take all the other side’s pieces by bringing colours together.
le-cameleon-rules-board-title = Board and pieces
le-cameleon-rules-board = Rounds play on the white squares, Squares on the black ones, so the two sides never block each other. Each has twelve pieces of the primary colours blue, red and yellow. The first and the last row are the reserves, four squares for each side.
le-cameleon-rules-move-title = Moving
le-cameleon-rules-move = Rounds begin. Each turn one piece moves one square diagonally, forwards or backwards, onto an empty square. A chameleon goes as far as it likes along a diagonal while nothing stands in its way.
le-cameleon-rules-take-title = Taking
le-cameleon-rules-take = After its move, your piece takes an enemy beside it, left, right, above or below, when another piece of yours stands beside that enemy too and the three make an association: two of one colour, the third of another.
le-cameleon-rules-gain = Two primary colours mix into a complementary one: blue and red violet, red and yellow orange, yellow and blue green. Two complementary colours give a chameleon. You gain that piece from your box. A primary and a complementary colour take as well, but bring nothing.
le-cameleon-rules-chameleon = A chameleon beside you takes the colour of its partner; two chameleons take anything. An enemy chameleon falls to two pieces of one colour, to a piece and a chameleon, or to two chameleons. With chameleons nothing is gained.
le-cameleon-rules-reserve-title = The reserve
le-cameleon-rules-reserve = A gained piece goes onto a free square of your reserve and walks out from there on a later turn; it never goes back. In reserve it neither takes nor is taken. While all four squares are full you take nothing at all. When the box has none of a colour left, nothing is gained.
le-cameleon-rules-several = Several takings in a row are possible, one after the other. Walking in between two enemies is safe until one of them moves.
le-cameleon-rules-end-title = The end
le-cameleon-rules-end = Whoever has no piece left has lost. When only three chameleons are left, the owner of two wins. One piece against one is a draw.
le-cameleon-rules-house-title = House rules
le-cameleon-rules-house = Rounds begin. The start is a row of each colour, or the colours in turn. The unmarked squares of the two outer rows are not in play. The piece that moved must be one of the two that take, and taking is not optional. Whoever cannot move passes. A position for the third time, or a hundred moves without a taking, is a draw.

# The guided first game
le-cameleon-first-welcome = Welcome! You play the Rounds, below. Every piece moves one square diagonally, so Rounds stay on the white squares and Squares on the black ones.
le-cameleon-first-move = Tap the red piece on c5, then b6. There it stands beside the yellow square on b7, and so does your red piece on a7.
le-cameleon-first-move-wrong = A good move too, but try the red piece: c5 to b6.
le-cameleon-first-take = Two red ones and a yellow one: that is an association. Red and yellow make orange. Choose a square of your reserve for your orange piece.
le-cameleon-first-gain = The yellow piece is gone, and an orange one waits in your reserve. It can walk out on any later turn.
le-cameleon-first-complement = Two complementary colours give a chameleon. Your violet piece goes to e5, beside the orange one on e6: take it.
le-cameleon-first-complement-wrong = Try the violet piece: d4 to e5.
le-cameleon-first-chameleon = A chameleon! It goes as far as it likes along a diagonal and takes the colour of its partner. Choose its square.
le-cameleon-first-end = Take them all and you win. The colour chart beside the board lights up what is possible. Have fun!
