# Coloretto

coloretto-title = Coloretto
coloretto-tagline = take the row or push on
coloretto-about = Draw chameleons into rows and take one in time. Three colours count for you, all the others against you.

# Set-up
coloretto-option-side = Side of the score card
coloretto-value-side-brown = Brown: the longer a colour, the better
coloretto-value-side-violet = Violet: three of a colour is best, the harder one
coloretto-option-start = First cards
coloretto-value-start-choose = Everyone chooses a colour
coloretto-value-start-deal = Dealt at random
coloretto-option-removed = Colours that leave the game (one with 3 players, two with 2)
coloretto-value-removed-random = Drawn at random
coloretto-option-jokers = Colours of the jokers
coloretto-value-jokers-best = The best for their owner
coloretto-value-jokers-choose = Chosen by their owner at the end

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
    [one] { $cards } card “+2”
   *[other] { $cards } cards “+2”
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
coloretto-brings = would bring { $points }
coloretto-would-bring-then = with this card it would bring you { $points }
coloretto-taken-by = taken by { $name }
coloretto-place = Place here
coloretto-take = Take
coloretto-place-here = Place the card here
coloretto-take-here = Take this row
coloretto-does-place = Put it on row { $row }
coloretto-does-take = Take row { $row }
coloretto-does-start = Begin with { $colour }
coloretto-does-joker = The joker becomes { $colour }
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
coloretto-last-round-means = Once everyone has taken a row, the game is over.
coloretto-collection = { $name }: { $points } points
coloretto-took-row = row { $row }
coloretto-no-cards = No cards yet
coloretto-choose-first = Choose the colour of your first card
coloretto-choose-joker = What colour is your joker?
coloretto-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-score-card-brown = Score card, brown side
coloretto-score-card-violet = Score card, violet side
coloretto-score-card-cards = Cards
coloretto-score-card-points = Points
coloretto-left-title = What is left in the deck
coloretto-out-of-game = Out of the game:

# The end
coloretto-scoring = How it counted
coloretto-scoring-how-brown = Under each card, what the colour is worth up to there. The best three colours count plus, all the others minus.
coloretto-scoring-how-violet = Under each card, what the colour is worth up to there: after the third card it loses. The best three colours count plus, all the others minus.
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
    [yes] Equal on { $points } points, but you have the longest colour.
   *[no] Equal on { $points } points, but { $name } has the longest colour.
}
coloretto-over-shared = Equal on { $points } points and in their longest colour: { $name }.

# Whose turn it is
coloretto-prompt-start = { $you ->
    [yes] Choose the colour of your first card.
   *[no] { $name } is choosing a first colour.
}
coloretto-prompt-turn-both = { $you ->
    [yes] Your turn: draw a card, or take a row.
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
    [yes] You turned up { $card }: place it on a row.
   *[no] { $name } turned up { $card } and places it.
}
coloretto-prompt-joker = { $you ->
    [yes] Name the colour of your joker.
   *[no] { $name } is naming the colour of a joker.
}
coloretto-prompt-wait = One moment…

# What happened
coloretto-fact-removed = { $colour } leave the game.
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
    [yes] For the golden joker you turn up and keep { $card }.
   *[no] For the golden joker { $name } turns up and keeps { $card }.
}
coloretto-fact-discarded = Nobody took row { $row }: { $cards }. Its cards leave the game.
coloretto-fact-round = { $you ->
    [yes] The round is over. You took last.
   *[no] The round is over. { $name } took last.
}
coloretto-fact-named = { $you ->
    [yes] Your joker is { $colour }.
   *[no] A joker of { $name } is { $colour }.
}
coloretto-fact-scored = { $you ->
    [yes] You have { $points } points: { $account }.
   *[no] { $name } has { $points } points: { $account }.
}

# Why not
coloretto-refused-not-now = That comes later: first do what the line above asks.
coloretto-refused-rows-full = Every row is full, so take one.
coloretto-refused-colour-removed = That colour has left this game.
coloretto-refused-colour-taken = Somebody has that colour already. Choose another.
coloretto-refused-row-taken = Row { $row } is taken until the next round.
coloretto-refused-row-empty = Row { $row } holds no card yet.
coloretto-refused-row-full = Row { $row } is full.

# The rules
coloretto-rules-goal-title = The aim
coloretto-rules-goal = Collect chameleons of few colours. At the end your best three colours count for you and every other colour counts against you.
coloretto-rules-turn-title = Your turn: draw or take
coloretto-rules-draw = Draw: turn up the top card of the deck and place it on a row with room. You choose the row, and there is no taking it back.
coloretto-rules-take = Or take a row that holds at least one card. Its cards are yours, and you sit out until the next round.
coloretto-rules-round = When everyone has taken a row, the rows come back empty and whoever took last begins. The last player in a round may go on drawing while there is room.
coloretto-rules-special-title = Special cards
coloretto-rules-two = +2: two points, whatever else you have.
coloretto-rules-joker = Joker: counts as one card of any colour in the game.
coloretto-rules-golden = Golden joker: a joker, and whoever takes it also turns up the top card of the deck and keeps it.
coloretto-rules-last = Last Round: sixteen cards from the end of the deck it comes up. It is set aside, another card is drawn, and this round is the last.
coloretto-rules-score-title = Counting
coloretto-rules-score = The longer a colour, the more it brings. On the brown side six cards bring 21; on the violet side three cards are best.
coloretto-rules-example = One example, brown side: six green, four yellow and a joker, three red, two blue, and a +2. The joker is best as yellow: 21 + 15 + 6 − 3 + 2 = 41.
coloretto-rules-tie = Most points win. When they are equal, the longest single colour decides, jokers included; still equal, the win is shared.
coloretto-rules-seats-title = Two to five players
coloretto-rules-seats = With four and five players all seven colours are in the game, with three players six, with two players five. There is one row for each player, and each starts with one card of a colour nobody else has.
coloretto-rules-two-players = Two players use three green rows for one, two and three cards, start with two cards each, and the cards of the row nobody takes leave the game.
coloretto-rules-house-title = House rules
coloretto-rules-house = The colours that leave the game are drawn at random unless the table names them. With two players all four first cards differ, taken in the order first, second, second, first. A joker may become any colour of the game, held or not; unless the table wants otherwise, it becomes the best one. A Last Round card turned up for a golden joker is set aside too, and another card is turned up.

# The guided first game
coloretto-first-welcome = Welcome! You collect chameleons. Three colours will count for you, all the others against you, so keep to a few.
coloretto-first-colour = Everyone starts with one card. Bea has taken blue and Dario green. Choose a colour for yourself.
coloretto-first-draw = On your turn you draw a card or take a row. The rows are still empty, so draw.
coloretto-first-place = An orange card. You collect red and would lose with orange, but Bea takes next and has blue. Put it with the blue card on row 2 and spoil the row for her.
coloretto-first-place-wrong = That works too, but row 2 is the one Bea has her eye on. Try row 2.
coloretto-first-take = A few turns later. Each row says what it would bring you. Row 1 has two red cards and a +2: take it before somebody else does.
coloretto-first-take-wrong = You may, but row 1 brings the most. Take row 1.
coloretto-first-out = Now you sit out while the others finish the round. Then all rows come back, empty.
coloretto-first-joker = A joker counts as any colour you like. Whoever takes the golden one also gets the next card of the deck, unseen.
coloretto-first-last = The Last Round card is out. When everyone has taken a row, the cards are counted.
coloretto-first-count = So it counts: green 21, yellow with the joker 15 and red 6 are your best three. Blue costs 3, the +2 brings 2. That makes 41!
