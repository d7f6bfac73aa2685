chameleon-chess-title = Chameleon 5×5
chameleon-chess-tagline = knight here, bishop there
chameleon-chess-about = Every piece changes with the tile it stands on. Reach the far rank and survive.

chameleon-chess-option-first = Who moves first
chameleon-chess-value-first-red = Red
chameleon-chess-value-first-blue = Blue
chameleon-chess-value-first-lot = Drawn by lot
chameleon-chess-option-start = Start
chameleon-chess-value-start-classic = Classic: the first player can force a win
chameleon-chess-value-start-balanced = Balanced: one random move each, with no forced win in sight
chameleon-chess-option-draws = Draw when a position occurs three times, or after 50 moves each without a capture

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
  } nature, moves like a { $way ->
    [bishop] bishop
   *[knight] knight
  }
chameleon-chess-may-go = Move here; the piece then moves like a { $way ->
    [bishop] bishop
   *[knight] knight
  }
chameleon-chess-may-take = Capture here; the piece then moves like a { $way ->
    [bishop] bishop
   *[knight] knight
  }
chameleon-chess-invader = Invader: wins unless it is captured at once
chameleon-chess-captured = { $side ->
    [red] Red
   *[blue] Blue
  } has lost { $count ->
    [0] no piece
    [one] one piece
   *[other] { $count } pieces
  }
chameleon-chess-legend-nature = The centre shows a piece’s nature: white or black. Every piece can step one square in any direction.
chameleon-chess-legend-bishop = On a tile of its own colour it also moves like a bishop.
chameleon-chess-legend-knight = On a tile of the other colour it also jumps like a knight.

# Whose turn, and what happened
chameleon-chess-role = { $side ->
    [red] Red ●
   *[blue] Blue ■
  }
chameleon-chess-side-0 = Red
chameleon-chess-side-1 = Blue
chameleon-chess-your-turn = Your turn: move a { $side ->
    [red] red
   *[blue] blue
  } piece
chameleon-chess-your-defence = Your turn: capture the invader or lose
chameleon-chess-their-turn = { $names ->
    [sides] { $side ->
        [red] Red ● to move
       *[blue] Blue ■ to move
      }
   *[people] { $name } to move
  }
chameleon-chess-their-defence = { $name } must capture the invader or lose
chameleon-chess-action-move = { $origin } to { $target }
chameleon-chess-action-take = { $origin } captures on { $target }
chameleon-chess-fact-moved = { $name }: { $origin } to { $target }, now a { $way ->
    [bishop] bishop
   *[knight] knight
  }.
chameleon-chess-fact-took = { $name }: { $origin } captures on { $target }, now a { $way ->
    [bishop] bishop
   *[knight] knight
  }.
chameleon-chess-fact-begins = By lot, { $side ->
    [red] Red ●
   *[blue] Blue ■
  } moves first: { $name }.

# The end
chameleon-chess-over-invasion = The invader on the far rank was not captured.
chameleon-chess-over-all-captured = All enemy pieces have been captured.
chameleon-chess-over-lone-invasion = The last piece reached the far rank.
chameleon-chess-over-repetition = The same position came up three times.
chameleon-chess-over-no-capture = Fifty moves each without a capture.

# Why not
chameleon-chess-refused-no_piece = You have no piece on { $from }.
chameleon-chess-refused-no_moves = The piece on { $from } cannot move now.
chameleon-chess-refused-own_piece = One of your own pieces is on { $to }.
chameleon-chess-refused-no_such_move = The piece on { $from } cannot go to { $to }.
chameleon-chess-refused-no_such_square = There is no square { $square }.
chameleon-chess-refused-no_opening = Only chance decides that, and only if the options say so.

# The rules
chameleon-chess-rules-aim = Get one piece to the far side and keep it alive for one enemy move.
chameleon-chess-rules-pieces-title = Pieces and tiles
chameleon-chess-rules-pieces = Red begins, unless you choose Blue or draw lots. Each side has three pieces of white nature and two of black nature. They all start on a tile of the other colour. The centre of a piece shows its nature.
chameleon-chess-rules-moves-title = Moving
chameleon-chess-rules-moves = Every piece can step to any neighbouring square, like a king in chess. What else it can do depends on the tile it is on.
chameleon-chess-rules-bishop = On a tile of its own colour it also moves diagonally, as far as the way is clear.
chameleon-chess-rules-knight = On a tile of the other colour it also jumps like a knight: two squares straight and one to the side, over anything.
chameleon-chess-rules-capture = Move onto an enemy piece to capture it. You must move, and you can’t move onto your own pieces.
chameleon-chess-rules-end-title = Winning
chameleon-chess-rules-end-1 = A piece on the enemy’s home rank is an invader. The enemy has one move to capture it; otherwise the invader wins.
chameleon-chess-rules-end-2 = If your last piece reaches the enemy’s home rank, you win at once, unless there is an invader on yours.
chameleon-chess-rules-end-3 = You also win by capturing all enemy pieces.
chameleon-chess-rules-draw = House rule: the game is a draw when a position occurs for the third time, or after fifty moves each without a capture. The host can turn this off.

# Learn by playing
chameleon-chess-tutorial-1 = You are Red, with the round pieces. You want to get one of them to the far rank, where Blue starts.
chameleon-chess-tutorial-2 = The centre shows a piece’s nature. This one is white and stands on a black tile, so it jumps like a knight. Every piece can also step one square. Jump from c1 to d3.
chameleon-chess-tutorial-2-wrong = Choose the piece on c1, then d3.
chameleon-chess-tutorial-3 = On d3 it stands on a white tile, its own colour. There it moves like a bishop. The small badge on a square shows how the piece would move from there. Go to b5 and capture the piece there.
chameleon-chess-tutorial-3-wrong = Choose the piece on d3, then b5.
chameleon-chess-tutorial-4 = Now it is an invader. Blue has one move to capture it; any other move loses. Here no piece can, so you win.
chameleon-chess-tutorial-5 = Guard your own first rank in the same way: an invader has a ring around it, and you must capture it at once. Ready?

# Puzzles
chameleon-chess-puzzle-win = { $side ->
    [red] Red
   *[blue] Blue
  } to move wins in { $moves } moves. Find the only way.
chameleon-chess-hint-piece = Look at the piece on { $square }.
chameleon-chess-theme-quiet = quiet move
chameleon-chess-theme-sacrifice = sacrifice
chameleon-chess-theme-capture = capture
chameleon-chess-theme-threatened = under threat
chameleon-chess-theme-endgame = endgame
chameleon-chess-theme-race = run to the far rank
