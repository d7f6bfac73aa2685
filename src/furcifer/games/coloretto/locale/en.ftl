# Coloretto

coloretto-title = Coloretto
coloretto-tagline = take the row or push your luck
coloretto-about = Draw chameleons into rows and take a row at the right time. Three colours count for you, all others against you.

# Set-up
coloretto-option-side = Side of the score card
coloretto-value-side-brown = Brown: the more of a colour, the better
coloretto-value-side-violet = Violet: three of a colour are best (harder)
coloretto-option-start = First cards
coloretto-value-start-choose = Everyone chooses a colour
coloretto-value-start-deal = Dealt at random
coloretto-option-removed = Colours left out (one with 3 players, two with 2)
coloretto-value-removed-random = Chosen at random
coloretto-option-jokers = Colour of the jokers
coloretto-value-jokers-best = The best one for the owner
coloretto-value-jokers-choose = Chosen by the owner at the end

# Cards
coloretto-card-red = a red card
coloretto-card-orange = an orange card
coloretto-card-yellow = a yellow card
coloretto-card-green = a green card
coloretto-card-blue = a blue card
coloretto-card-purple = a purple card
coloretto-card-brown = a brown card
coloretto-card-two = a +2
coloretto-card-joker = a joker
coloretto-card-golden = the golden joker
coloretto-glyph-joker = Jo
coloretto-glyph-golden = Go
coloretto-cards-red = { $cards ->
    [one] { $cards } red card
   *[other] { $cards } red cards
}
coloretto-cards-orange = { $cards ->
    [one] { $cards } orange card
   *[other] { $cards } orange cards
}
coloretto-cards-yellow = { $cards ->
    [one] { $cards } yellow card
   *[other] { $cards } yellow cards
}
coloretto-cards-green = { $cards ->
    [one] { $cards } green card
   *[other] { $cards } green cards
}
coloretto-cards-blue = { $cards ->
    [one] { $cards } blue card
   *[other] { $cards } blue cards
}
coloretto-cards-purple = { $cards ->
    [one] { $cards } purple card
   *[other] { $cards } purple cards
}
coloretto-cards-brown = { $cards ->
    [one] { $cards } brown card
   *[other] { $cards } brown cards
}
coloretto-cards-two = { $cards ->
    [one] { $cards } +2 card
   *[other] { $cards } +2 cards
}
coloretto-cards-joker = { $cards ->
    [one] { $cards } joker
   *[other] { $cards } jokers
}
coloretto-cards-golden = { $cards ->
    [one] the golden joker
   *[other] { $cards } golden jokers
}
coloretto-with-jokers = { $jokers ->
    [one] 1 of them a joker
   *[other] { $jokers } of them jokers
}
coloretto-group = { $cards }: { $points }

# On the table
coloretto-rows = Rows
coloretto-row = Row { $row }
coloretto-row-empty = empty
coloretto-row-free = { $free ->
    [0] full
    [one] 1 place free
   *[other] { $free } places free
}
coloretto-brings = worth { $points }
coloretto-would-bring-then = with this card, worth { $points } to you
coloretto-taken-by = { $you ->
    [yes] taken by you
   *[no] taken by { $name }
}
coloretto-place = Place here
coloretto-take = Take
coloretto-place-here = Place the card here
coloretto-take-here = Take this row
coloretto-action-place = Place it on row { $row }
coloretto-action-take = Take row { $row }
coloretto-action-start = Start with { $colour }
coloretto-action-joker = Make the joker { $colour }
coloretto-draw = Draw
coloretto-deck-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
coloretto-until-last = { $cards ->
    [one] 1 more before the last round
   *[other] { $cards } more before the last round
}
coloretto-last-round = Last round.
coloretto-last-round-means = Once everyone has taken a row, the game ends.
coloretto-collection = { $name }: { $points } points
coloretto-took-row = row { $row }
coloretto-no-cards = No cards yet
coloretto-choose-first = Choose the colour of your first card
coloretto-choose-joker = Which colour should your joker be?
coloretto-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-score-card-brown = Score card, brown side
coloretto-score-card-violet = Score card, violet side
coloretto-score-card-cards = Cards
coloretto-score-card-points = Points
coloretto-left-title = Cards left in the deck
coloretto-out-of-game = Not in this game:

# The end
coloretto-scoring = Final score
coloretto-scoring-how-brown = The number under each card is what the colour is worth so far. The best three colours add points, all others cost points.
coloretto-scoring-how-violet = The number under each card is what the colour is worth so far; after the third card it goes down. The best three colours add points, all others cost points.
coloretto-winner = Winner
coloretto-longest = Longest colour: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
coloretto-over-most-points = { $you ->
    [yes] You won with { $points } points.
   *[no] { $name } won with { $points } points.
}
coloretto-over-most-cards = { $you ->
    [yes] A tie on { $points } points, but you have the longest colour.
   *[no] A tie on { $points } points, but { $name } has the longest colour.
}
coloretto-over-shared = A tie on { $points } points and on the longest colour: { $name }.

# Whose turn it is
coloretto-prompt-start = { $you ->
    [yes] Choose the colour of your first card.
   *[no] { $name } is choosing a first colour.
}
coloretto-prompt-turn-both = { $you ->
    [yes] Your turn: draw a card or take a row.
   *[no] { $name } draws a card or takes a row.
}
coloretto-prompt-turn-draw = { $you ->
    [yes] Your turn: draw a card. Every row is still empty.
   *[no] { $name } draws a card.
}
coloretto-prompt-turn-take = { $you ->
    [yes] Your turn: take a row. Every row is full.
   *[no] { $name } takes a row.
}
coloretto-prompt-place = { $you ->
    [yes] You turned up { $card }. Choose a row.
   *[no] { $name } turned up { $card } and is choosing a row.
}
coloretto-prompt-joker = { $you ->
    [yes] Choose the colour of your joker.
   *[no] { $name } is choosing the colour of a joker.
}
coloretto-prompt-wait = One moment…

# What happened
coloretto-fact-removed = { $colour } are left out of this game.
coloretto-cards-of-red = All red cards
coloretto-cards-of-orange = All orange cards
coloretto-cards-of-yellow = All yellow cards
coloretto-cards-of-green = All green cards
coloretto-cards-of-blue = All blue cards
coloretto-cards-of-purple = All purple cards
coloretto-cards-of-brown = All brown cards
coloretto-fact-begins = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
coloretto-fact-started = { $you ->
    [yes] You start with { $colour }.
   *[no] { $name } starts with { $colour }.
}
coloretto-fact-revealed = { $you ->
    [yes] You turn up { $card }.
   *[no] { $name } turns up { $card }.
}
coloretto-fact-last = { $you ->
    [yes] You turn up the Last Round card: this round is the last.
   *[no] { $name } turns up the Last Round card: this round is the last.
}
coloretto-fact-placed = { $you ->
    [yes] You place { $card } on row { $row }.
   *[no] { $name } places { $card } on row { $row }.
}
coloretto-fact-took = { $you ->
    [yes] You take row { $row }: { $cards }.
   *[no] { $name } takes row { $row }: { $cards }.
}
coloretto-fact-kept = { $you ->
    [yes] You turn up { $card } for the golden joker and keep it.
   *[no] { $name } turns up { $card } for the golden joker and keeps it.
}
coloretto-fact-discarded = Nobody took row { $row }: { $cards }. These cards are out of the game.
coloretto-fact-round = { $you ->
    [yes] The round is over. You took the last row.
   *[no] The round is over. { $name } took the last row.
}
coloretto-fact-named = { $you ->
    [yes] You make your joker { $colour }.
   *[no] { $name } makes a joker { $colour }.
}
coloretto-fact-scored = { $you ->
    [yes] You have { $points } points: { $account }.
   *[no] { $name } has { $points } points: { $account }.
}

# Why not
coloretto-refused-not-now = Not yet: first do what the line above says.
coloretto-refused-rows-full = All rows are full, so take one.
coloretto-refused-colour-removed = That colour isn’t in this game.
coloretto-refused-colour-taken = Somebody already has that colour. Choose another.
coloretto-refused-row-taken = Row { $row } has already been taken this round.
coloretto-refused-row-empty = Row { $row } has no cards yet.
coloretto-refused-row-full = Row { $row } is full.

# The rules
coloretto-rules-goal-title = The aim
coloretto-rules-goal = Collect chameleons of few colours. At the end your best three colours count for you, and every other colour counts against you.
coloretto-rules-turn-title = Your turn: draw or take
coloretto-rules-draw = Draw: turn up the top card of the deck and place it on a row that has space. You choose the row, and you can’t take the card back.
coloretto-rules-take = Or take a row that has at least one card. Its cards are yours, and you sit out until the next round.
coloretto-rules-round = When everyone has taken a row, the rows come back empty and the player who took the last row begins. The last player in a round may go on drawing while there is space.
coloretto-rules-special-title = Special cards
coloretto-rules-two = +2: two points, whatever else you have.
coloretto-rules-joker = Joker: counts as one card of any colour in the game.
coloretto-rules-golden = Golden joker: a joker. The player who takes it also turns up the top card of the deck and keeps it.
coloretto-rules-last = Last Round: this card comes up sixteen cards before the end of the deck. Set it aside and draw another card; this round is the last.
coloretto-rules-score-title = Scoring
coloretto-rules-score = The more cards of a colour, the more it is worth. On the brown side six cards are worth 21; on the violet side three cards are best.
coloretto-rules-example = An example, brown side: six green, four yellow and a joker, three red, two blue, and a +2. The joker is best as yellow: 21 + 15 + 6 − 3 + 2 = 41.
coloretto-rules-tie = The most points win. In a tie the longest single colour decides, jokers included; if that is a tie too, the win is shared.
coloretto-rules-seats-title = Two to five players
coloretto-rules-seats = Four and five players use all seven colours, three players six, two players five. There is one row for each player, and everyone starts with one card of a colour that nobody else has.
coloretto-rules-two-players = Two players use three green rows for one, two and three cards and start with two cards each. The cards of the row that nobody takes are out of the game.
coloretto-rules-house-title = House rules
coloretto-rules-house = The colours left out are chosen at random unless the host names them. With two players all four first cards are different, chosen in the order first, second, second, first. A joker may become any colour of the game, even one you don’t have; it becomes the best one unless the host decides otherwise. A Last Round card turned up for a golden joker is also set aside, and another card is turned up.

# The guided first game
coloretto-tutorial-welcome = Welcome! You collect chameleons. Three colours will count for you and all others against you, so collect only a few.
coloretto-tutorial-colour = Everyone starts with one card. Bea has taken blue and Dario green. Choose a colour for yourself.
coloretto-tutorial-draw = On your turn you draw a card or take a row. The rows are still empty, so draw.
coloretto-tutorial-place = An orange card. You collect red and orange would cost you, but Bea is next and has blue. Put it beside the blue card on row 2 to spoil the row for her.
coloretto-tutorial-place-wrong = You can do that, but row 2 is the one Bea wants. Try row 2.
coloretto-tutorial-take = A few turns later. Each row shows what it is worth to you. Row 1 has two red cards and a +2: take it before somebody else does.
coloretto-tutorial-take-wrong = You can do that, but row 1 is worth the most. Take row 1.
coloretto-tutorial-out = Now you sit out while the others finish the round. Then all rows come back, empty.
coloretto-tutorial-joker = A joker counts as any colour you like. The player who takes the golden one also gets the next card of the deck, unseen.
coloretto-tutorial-last = The Last Round card is out. When everyone has taken a row, the game ends and the points are counted.
coloretto-tutorial-count = The count: green 21, yellow with the joker 15 and red 6 are your best three. Blue costs 3, the +2 adds 2. That makes 41!
coloretto-last-turn = changed in the last turn

# Puzzles
coloretto-puzzle-turn = What now? Draw a card, or take a row?
coloretto-puzzle-place = What now? Which row do you put the card on?
coloretto-hint-draw = No row is good enough yet.
coloretto-hint-take = Take a row now, before it is too late.
coloretto-hint-place = Row { $row } is not the one.
coloretto-theme-draw = go on drawing
coloretto-theme-take = take in time
coloretto-theme-place = place a card
coloretto-theme-last-round = last round
coloretto-theme-last-seat = last in the round
coloretto-theme-short-row = take a short row
coloretto-theme-joker = joker
