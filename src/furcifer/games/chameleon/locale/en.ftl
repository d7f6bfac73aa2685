# The Chameleon

chameleon-title = The Chameleon
chameleon-tagline = one of you is bluffing
chameleon-about = Everyone but one player knows the secret word. Give a clue that proves you know it without giving it away, and find the bluffer.

# Set-up
chameleon-option-language = Language of the topics and clues
chameleon-option-chosen = Topics
chameleon-value-chosen-all = All topics
chameleon-option-own = Your own topics
chameleon-value-own-replace = Only these
chameleon-value-own-add = Mixed in with the built-in topics
chameleon-option-topics = Your own topics, one per line
chameleon-option-code-cards = Code cards
chameleon-value-code-cards-fresh = A new table each round
chameleon-value-code-cards-printed = The two printed tables
chameleon-option-target = Points to win
chameleon-option-rounds = Fixed number of rounds (0: play to the points)
chameleon-option-clue-seconds = Seconds for a clue (0: no limit)
chameleon-option-discussion-seconds = Seconds for the discussion (0: no limit)
chameleon-option-vote-seconds = Seconds for the vote (0: no limit)
chameleon-option-guess-seconds = Seconds for a guess (0: no limit)

# On the table
chameleon-round = Round { $round } · first to { $target }
chameleon-round-of = Round { $round } of { $rounds }
chameleon-topic = Topic card: { $topic }
chameleon-words = The sixteen words
chameleon-the-word = the secret word
chameleon-not-the-word = guessed, wrong
chameleon-yellow = Yellow die: { $value }
chameleon-blue = Blue die: { $value }
chameleon-seats = The players, around the table
chameleon-dealer = dealer
chameleon-ready = ready to vote
chameleon-voted = has voted
chameleon-your-vote = your vote
chameleon-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
chameleon-accused = accused
chameleon-the-chameleon = the Chameleon
chameleon-passed = passed

# Your card
chameleon-your-card = Your card
chameleon-peek = Press to see your card
chameleon-hide = Hide your card
chameleon-code-card = Code card: yellow die down, blue die across
chameleon-you-are-it = You are the Chameleon
chameleon-you-are-it-about = You don’t know the word. Listen, blend in, and work out which of the sixteen it is.
chameleon-word-is = The secret word is { $word }, { $place }.

# What you can do
chameleon-your-clue = Your clue
chameleon-clue-word = One word
chameleon-clue-hint = Not too obvious, not too vague.
chameleon-clue-fine = This clue is allowed.
chameleon-chance-vote = { $percent }% likely to be the Chameleon
chameleon-chance-guess = { $percent }% likely to be the word
chameleon-chance-clue = { $percent }% of listeners would think of { $word }
chameleon-say = Say it
chameleon-action-clue = Say “{ $word }”
chameleon-action-ready = Ready to vote
chameleon-action-vote = Vote for { $name }
chameleon-action-accuse = Accuse { $name }
chameleon-action-guess = It is { $word }
chameleon-action-decline = Don’t guess
chameleon-hint-talk = Who sounded unsure? Talk in the chat.
chameleon-hint-vote = Tap the player you suspect. Votes stay secret until everyone has voted.
chameleon-hint-accuse = Tap one of the tied players.
chameleon-hint-guess = Tap the word you think it is.
chameleon-timer = Time left

# Whose turn it is
chameleon-prompt-round-over = Round { $round } is over.
chameleon-prompt-deal = Dealing the cards…
chameleon-prompt-over = The game is over.
chameleon-prompt-clues = Your turn: say one word.
chameleon-prompt-discussion = Talk it over. Say when you’re ready to vote.
chameleon-prompt-vote = Who is the Chameleon? Choose a player.
chameleon-prompt-tie = It’s a tie. You are the dealer: accuse one of them.
chameleon-prompt-guess = You’ve been caught! Which word is it?
chameleon-prompt-guess-again = Not that one. You have one guess left.
chameleon-wait-clues = { $name } is thinking of a word.
chameleon-wait-discussion = { $count ->
    [one] You are ready. One player still wants to talk.
   *[other] You are ready. { $count } players still want to talk.
}
chameleon-wait-vote = { $count ->
    [one] You have voted. One vote is still missing.
   *[other] You have voted. { $count } votes are still missing.
}
chameleon-wait-tie = It’s a tie. { $name }, the dealer, decides.
chameleon-wait-guess = { $name } is the Chameleon and is guessing the word.
chameleon-watch-discussion = { $count ->
    [one] The players are talking. One is not ready yet.
   *[other] The players are talking. { $count } are not ready yet.
}
chameleon-watch-vote = { $count ->
    [one] The players are voting. One vote is still missing.
   *[other] The players are voting. { $count } votes are still missing.
}

# What happened
chameleon-fact-dealer-chosen = { $mine ->
    [yes] You are the dealer.
   *[no] { $name } is the dealer.
}
chameleon-fact-topic-laid = The topic is { $topic }.
chameleon-fact-cards-dealt = Everyone has a card.
chameleon-fact-card-dealt = You have your card. Press it to look.
chameleon-fact-rolled = { $mine ->
    [yes] You rolled yellow { $yellow }, blue { $blue }.
   *[no] { $name } rolled yellow { $yellow }, blue { $blue }.
}
chameleon-fact-clue-said = { $mine ->
    [yes] You said “{ $clue }”.
   *[no] { $name } said “{ $clue }”.
}
chameleon-fact-passed = { $mine ->
    [yes] You passed.
   *[no] { $name } passed.
}
chameleon-fact-is-ready = { $mine ->
    [yes] You are ready to vote.
   *[no] { $name } is ready to vote.
}
chameleon-fact-voted = { $mine ->
    [yes] You have voted.
   *[no] { $name } has voted.
}
chameleon-fact-votes-shown = The votes: { $votes }.
chameleon-fact-votes-tied = The votes: { $votes }. It’s a tie, so the dealer decides.
chameleon-fact-accused-right = { $mine ->
    [yes] You are accused, and you are the Chameleon!
   *[no] { $name } is accused, and is the Chameleon!
}
chameleon-fact-accused-wrong = { $mine ->
    [yes] You are accused, but you have a code card.
   *[no] { $name } is accused, but has a code card.
}
chameleon-fact-guessed-right = { $mine ->
    [yes] You guessed { $word }, and that is the word!
   *[no] { $name } guessed { $word }, and that is the word!
}
chameleon-fact-guessed-wrong = { $mine ->
    [yes] You guessed { $word }. That is not it.
   *[no] { $name } guessed { $word }. That is not it.
}
chameleon-fact-scored-escaped = { $mine ->
    [yes] You escaped: 2 points. The word was { $word }.
   *[no] { $name } was the Chameleon and escaped: 2 points. The word was { $word }.
}
chameleon-fact-scored-guessed = { $mine ->
    [yes] You were caught but knew the word, { $word }: 1 point.
   *[no] { $name } was caught but knew the word, { $word }: 1 point.
}
chameleon-fact-scored-caught = { $mine ->
    [yes] You were caught: 2 points for everyone else. The word was { $word }.
   *[no] { $name } was caught: 2 points for everyone else. The word was { $word }.
}
chameleon-fact-time-up = { $mine ->
    [yes] Your time is up, so the table acts for you.
   *[no] { $name } ran out of time, so the table acts.
}

# After a round
chameleon-round-over = The round is over
chameleon-end-escaped = { $mine ->
    [yes] You got away!
   *[no] { $name } was the Chameleon, and got away
}
chameleon-end-guessed = { $mine ->
    [yes] You were caught, but you knew the word
   *[no] { $name } was caught, but knew the word
}
chameleon-end-caught = { $mine ->
    [yes] You were caught
   *[no] { $name } was the Chameleon, and was caught
}
chameleon-word-was = The word was
chameleon-guess-was = { $right ->
    [yes] Guessed: { $guess }. Right!
   *[no] Guessed: { $guess }. Wrong.
}
chameleon-points = Points
chameleon-next = Start round { $round }
chameleon-rounds = Finished rounds
chameleon-seat = Player
chameleon-clue = Clue
chameleon-vote = Voted for

# The end
chameleon-over-target = Somebody has enough points to win.
chameleon-over-rounds = All rounds have been played.
chameleon-over-escaped = { $mine ->
    [yes] You were the Chameleon, and nobody found out.
   *[no] { $name } was the Chameleon, and nobody found out.
}
chameleon-over-guessed = { $mine ->
    [yes] You were caught, but knew the word.
   *[no] { $name } was caught, but knew the word.
}
chameleon-over-caught = { $mine ->
    [yes] You were caught, and did not know the word.
   *[no] { $name } was caught, and did not know the word.
}

# Refusals
chameleon-refused-empty = A clue needs at least one letter or number.
chameleon-refused-too-long = That’s too long for a clue. { $longest } letters are enough for any word.
chameleon-refused-bad-characters = Use plain letters and numbers, please: { $character } is not allowed in a clue.
chameleon-refused-not-one-word = “{ $clue }” is more than one word. Find a single one.
chameleon-refused-repeated = “{ $clue }” is too close to “{ $earlier }”, which somebody already said this round.
chameleon-refused-on-card = That word is on the topic card. Nobody may say any of the sixteen.
chameleon-refused-spaces = There is an extra space in “{ $clue }”.
chameleon-refused-own-seat = You can’t vote for yourself.
chameleon-refused-not-tied = Seat { $seat } is not tied; choose one of { $tied }.
chameleon-refused-no-such-seat = There is no seat { $seat } at this table.
chameleon-refused-same-guess = You already guessed { $coordinate }, and it was wrong.
chameleon-refused-no-such-coordinate = There is no { $coordinate } on the card: it goes from A1 to D4.
chameleon-refused-wrong-phase = You can’t do that right now.
chameleon-refused-not-yours = That’s not up to you.

# Rules
chameleon-rules-goal-title = One of you is bluffing
chameleon-rules-goal = Three to six players. Everyone knows the secret word except the Chameleon. The others try to find the Chameleon, who tries to blend in.
chameleon-rules-word-title = The secret word
chameleon-rules-word = A topic card with sixteen words lies in the middle. The dealer rolls two dice. On the code card, the yellow die gives the row and the blue die the column; where they meet, you read the coordinates of the word, such as A4. The Chameleon has no code card.
chameleon-rules-word-picture = Yellow 3, blue 6: A4 on this code card.
chameleon-rules-clues-title = One word each
chameleon-rules-clues = Starting with the dealer and going clockwise, everyone says one word that goes with the secret. If it is too obvious, the Chameleon works out the secret; if it is too vague, you look like the Chameleon.
chameleon-rules-valid = No word from the card, nothing that was already said this round, and only one word.
chameleon-rules-vote-title = Talk, then vote
chameleon-rules-vote = Talk until everyone is ready. Then everyone votes for somebody else, in secret, and all votes are shown at once. The player with the most votes is accused and turns over their card. In a tie the dealer decides, no matter how the dealer voted.
chameleon-rules-guess-title = The last chance
chameleon-rules-guess = A caught Chameleon may guess the word, one of the sixteen. With three players there are two guesses.
chameleon-rules-points-title = Points
chameleon-rules-escaped = The Chameleon escapes: 2 points for the Chameleon.
chameleon-rules-guessed = Caught, but the guess is right: 1 point for the Chameleon.
chameleon-rules-caught = Caught, and the guess is wrong: 2 points for everyone else.
chameleon-rules-next = The Chameleon deals the next round. The first player with 5 points wins.
chameleon-rules-house = House rules: a new code table each round, so that nobody can learn it by heart; no votes for yourself; time limits if you like. When time runs out, the table acts: a random vote or guess, or a pass instead of a clue.

# First game
chameleon-tutorial-topic = Food
chameleon-tutorial-words = Pizza, Rice, Soup, Cheese, Bread, Salad, Pasta, Egg, Cake, Fish, Chocolate, Sausage, Chicken, Pancake, Apple, Curry
chameleon-tutorial-clues = wings, tasty, roast
chameleon-tutorial-own = feather
chameleon-tutorial-hello = A topic card: Food, with sixteen words. One of them is the secret word of this round.
chameleon-tutorial-look = Your card lies face down. Press the button to look: the yellow die shows 3, the blue die 6, and there you read A4. So the word is Chicken. Hide the card again when you have seen it.
chameleon-tutorial-say = Now for a clue. “Poultry” would tell the Chameleon everything. Say “feather”.
chameleon-tutorial-not-this = That would work too. In this story, say “feather”.
chameleon-tutorial-others = You said “feather”. Bea said “wings”, Chloé “tasty”, Dario “roast”. One of them does not know the word. Say that you are ready to vote.
chameleon-tutorial-vote = “Tasty” fits any food on the card. Choose Chloé and vote.
chameleon-tutorial-not-her = Could be, but “tasty” goes with all sixteen words. Try Chloé.
chameleon-tutorial-caught = The arrows show who voted for whom. Chloé is accused, and she is the Chameleon. She has one guess to save a point.
chameleon-tutorial-end = The guess was wrong, so everyone else gets 2 points. Chloé deals the next round. That’s all. Good luck!

# Spoken clues
chameleon-option-voice = Clues are spoken; the dealer moves the game on
chameleon-prompt-voice-clues = Everyone says a clue, starting with you. Tap when all have spoken.
chameleon-wait-voice-clues = Everyone says a clue, starting with { $name }.
chameleon-prompt-voice-discussion = Talk it over. Tap when you are ready to vote.
chameleon-wait-voice-discussion = Talk it over. { $name } starts the vote.
chameleon-all-spoken = All have spoken
chameleon-to-the-vote = To the vote
chameleon-fact-stepped-on = The dealer moved the game on.
chameleon-refused-spoken = Clues are spoken at this table.

# Puzzles
chameleon-puzzle-who = The topic is { $topic }, the secret word { $word }. Who is bluffing?
chameleon-hint-innocent = Seat { $seat } knows the word.
chameleon-theme-bluff = bluff
