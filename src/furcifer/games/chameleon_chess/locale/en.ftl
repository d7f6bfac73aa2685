chameleon-chess-title = Chameleon 5×5
chameleon-chess-tagline = knight here, bishop there
chameleon-chess-about = Every piece changes with the tile it stands on. Reach the far rank and survive.

chameleon-chess-option-start = Start
chameleon-chess-value-start-classic = Classic: Red, who moves first, can force a win
chameleon-chess-value-start-balanced = Balanced: one move each is drawn, and nobody has a forced win in sight
chameleon-chess-option-draws = Third repetition, or 100 moves without a capture, is a draw

# The board
chameleon-chess-board = Board
chameleon-chess-square-empty = { $square }, { $tile ->
    [black] black
   *[white] white
  } tile, empty
chameleon-chess-square-piece = { $square }, { $tile ->
    [black] black
   *[white] white
  } tile: { $side ->
    [red] red
   *[blue] blue
  } piece of { $nature ->
    [black] black
   *[white] white
  } nature, moves as a { $way ->
    [bishop] bishop
   *[knight] knight
  }
chameleon-chess-may-go = You can go here, and move on as a { $way ->
    [bishop] bishop
   *[knight] knight
  }
chameleon-chess-may-take = You can capture here, and move on as a { $way ->
    [bishop] bishop
   *[knight] knight
  }
chameleon-chess-invader = An invader: it wins unless it is captured at once
chameleon-chess-captured = { $side ->
    [red] Red
   *[blue] Blue
  } has lost { $count ->
    [0] no piece
    [one] one piece
   *[other] { $count } pieces
  }
chameleon-chess-legend-nature = The centre is the piece’s nature: white or black. All pieces step one square in any direction.
chameleon-chess-legend-bishop = On a tile of its own nature it also runs like a bishop.
chameleon-chess-legend-knight = On a tile of the other colour it also jumps like a knight.

# Whose turn, and what happened
chameleon-chess-role = { $side ->
    [red] Red ●
   *[blue] Blue ■
  }
chameleon-chess-your-turn = Your turn: move a { $side ->
    [red] red
   *[blue] blue
  } piece
chameleon-chess-your-defence = Your turn: capture the invader, or lose
chameleon-chess-their-turn = { $name } to move
chameleon-chess-their-defence = { $name } must capture the invader, or loses
chameleon-chess-does-move = { $origin } to { $target }
chameleon-chess-does-take = { $origin } captures on { $target }
chameleon-chess-fact-moved = { $name }: { $origin } to { $target }, a { $way ->
    [bishop] bishop
   *[knight] knight
  } there.
chameleon-chess-fact-took = { $name }: { $origin } captures on { $target }, a { $way ->
    [bishop] bishop
   *[knight] knight
  } there.

# The end
chameleon-chess-over-invasion = The invader on the far rank was not captured.
chameleon-chess-over-all-captured = Every enemy piece is captured.
chameleon-chess-over-lone-invasion = The last piece reached the far rank.
chameleon-chess-over-repetition = The same position stood on the board three times.
chameleon-chess-over-no-capture = A hundred moves without a capture.

# Why not
chameleon-chess-refused-no_piece = You have no piece on { $from }.
chameleon-chess-refused-own_piece = Your own piece stands on { $to }.
chameleon-chess-refused-no_such_move = The piece on { $from } cannot go to { $to }.
chameleon-chess-refused-no_such_square = There is no square { $square }.
chameleon-chess-refused-no_opening = Only chance opens, and only with what the balanced start allows.

# The rules
chameleon-chess-rules-aim = Bring one piece to the far side and let it live through one enemy move.
chameleon-chess-rules-pieces-title = Pieces and tiles
chameleon-chess-rules-pieces = Red begins. Each side has three pieces of white nature and two of black nature, all of them starting on a tile of the other colour. The centre of a piece shows its nature.
chameleon-chess-rules-moves-title = Moving
chameleon-chess-rules-moves = Every piece may step to any neighbouring square, like a king in chess. What else it can do depends on the tile it stands on.
chameleon-chess-rules-bishop = On a tile of its own nature’s colour it also runs diagonally, as far as the way is free.
chameleon-chess-rules-knight = On a tile of the other colour it also jumps like a knight: two squares and one aside, over anything.
chameleon-chess-rules-capture = Moving onto an enemy piece captures it. You must move, and you cannot move onto your own pieces.
chameleon-chess-rules-end-title = Winning
chameleon-chess-rules-end-1 = A piece on the enemy’s home rank is an invader. The enemy has one move: if it does not capture the invader, the invader wins.
chameleon-chess-rules-end-2 = If your only piece reaches the enemy’s home rank, you win at once, unless an invader stands on yours.
chameleon-chess-rules-end-3 = Capturing every enemy piece wins too.
chameleon-chess-rules-draw = House rule: the third repetition of a position, or a hundred moves without a capture, is a draw. The host may turn this off.

# Learn by playing
chameleon-chess-first-1 = You are Red, the round pieces. You want one of them on the far rank, where Blue begins.
chameleon-chess-first-2 = The centre shows a piece’s nature. This one has a white nature and stands on a black tile: there it jumps like a knight. Every piece can also step one square. Jump from c1 to d3.
chameleon-chess-first-2-wrong = Choose the piece on c1, then d3.
chameleon-chess-first-3 = On d3 it stands on a white tile, the colour of its nature. There it runs like a bishop. The small badge on a square tells you how the piece would move from there. Run to b5 and take what stands there.
chameleon-chess-first-3-wrong = Choose the piece on d3, then b5.
chameleon-chess-first-4 = Now it is an invader. Blue has one move to capture it; any other move loses. Here nobody can: you win.
chameleon-chess-first-5 = Mind your own first rank in the same way: an invader is ringed, and your only thought should be to capture it. Ready?
