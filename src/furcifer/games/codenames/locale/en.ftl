# Codenames

codenames-title = Codenames
codenames-tagline = one word, many meanings
codenames-about = Your spymaster gives one word and a number. Find your agents among twenty-five words, and keep clear of the assassin.

# Set-up
codenames-option-language = Language of the words and clues
codenames-option-pack = Your own words, 25 or more (none: the built-in ones)
codenames-option-expert = Expert rules: clues for 0 and for unlimited
codenames-option-referee = Invalid clues
codenames-value-referee-strict = Refused before anyone sees them
codenames-value-referee-table = Stand, unless the other spymaster calls them
codenames-option-proper-names = Proper names are agreed
codenames-option-acronyms = Acronyms are agreed
codenames-option-hyphenated = Hyphenated words are agreed
codenames-option-multiword = Several words are agreed
codenames-option-soundalikes = Soundalikes are agreed
codenames-option-clue-seconds = Seconds for a clue (0: no limit)
codenames-option-guess-seconds = Seconds for the guesses of a turn (0: no limit)

# Teams and people
codenames-team-red = Red
codenames-team-blue = Blue
codenames-team-nobody = nobody plays them
codenames-left = { $count ->
    [one] { $count } word left
   *[other] { $count } words left
}
codenames-spymaster = Spymaster:
codenames-operatives = Operatives:
codenames-role-spymaster = Spymaster
codenames-role-operative = Operative
codenames-role-red-spymaster = Red spymaster
codenames-role-red-operative = Red operative
codenames-role-blue-spymaster = Blue spymaster
codenames-role-blue-operative = Blue operative

# The words on the table
codenames-grid = The twenty-five words
codenames-card-red = a Red agent
codenames-card-blue = a Blue agent
codenames-card-bystander = an innocent bystander
codenames-card-assassin = the assassin
codenames-key-red = key: Red
codenames-key-blue = key: Blue
codenames-key-bystander = key: bystander
codenames-key-assassin = key: the assassin
codenames-card-marked = pointed at by { $names }
codenames-chosen = { $word } chosen. The buttons come after the words.
codenames-peek = Press to see the key
codenames-hide = Hide the key

# Clues
codenames-your-clue = Your clue
codenames-clue-word = One word
codenames-clue-hint = One word that points to several of yours.
codenames-clue-fine = The referee has nothing against it.
codenames-clue-table = Nothing stops it here; the other spymaster may call it.
codenames-clue-for = for
codenames-fewer = Fewer words
codenames-more = More words
codenames-give = Give clue
codenames-unlimited = unlimited
codenames-clue-now = { $team }’s clue: { $clue }, { $number }
codenames-guesses = Guesses so far
codenames-history = Clues so far
codenames-history-empty = None yet.
codenames-no-clue = no clue
codenames-enemy-turn = the enemy’s turn
codenames-annulled = called, does not count
codenames-covered = covered without a guess

# What you can do
codenames-does-clue = { $word }, { $number }
codenames-do-guess = Guess { $word }
codenames-do-mark = Point at it
codenames-do-unmark = Stop pointing
codenames-do-stop = Stop here
codenames-do-accept = Let it stand
codenames-do-call = Call it
codenames-do-stand = Stand by it
codenames-do-concede = Take it back
codenames-do-cover = Cover { $word }
codenames-do-decline = Cover nothing
codenames-hint-guess = Tap a word, then guess it or point at it.
codenames-hint-cover = Tap the word to cover.
codenames-hint-key = Open the key to choose a word.
codenames-timer = Time left

# Whose turn it is
codenames-prompt-deal = The table is being laid.
codenames-prompt-over = The game is over.
codenames-prompt-clue = Your turn: give your team a clue.
codenames-prompt-guess = Your turn: “{ $clue }” { $number }. Guess a word.
codenames-prompt-go-on = “{ $clue }” { $number }: guess another word, or stop.
codenames-prompt-doubt = { $team } says “{ $clue }” { $number }. Let it stand, or call it.
codenames-prompt-answer = Your clue was called, and the rules allow it. Stand by it, or take it back.
codenames-prompt-penalty = The clue did not count. You may cover one of your own words.
codenames-prompt-enemy = The enemy’s turn: cover one of their words.
codenames-wait-clue = { $name } is looking for a clue for { $team }.
codenames-wait-guess = { $team } is guessing: “{ $clue }” { $number }.
codenames-wait-answer = The clue was called. { $name } decides whether it stands.
codenames-wait-penalty = The clue did not count. { $name } may cover a word.
codenames-wait-enemy = The enemy’s turn. { $name } covers one of their words.

# What happened
codenames-fact-dealt = Twenty-five words lie on the table.
codenames-fact-key-seen = The key is yours to look at; nobody else sees it.
codenames-fact-key-open = The key is laid open.
codenames-fact-hinted = { $mine ->
    [yes] You gave the clue “{ $clue }” { $number }.
   *[no] { $name }: “{ $clue }” { $number }.
}
codenames-fact-call = { $mine ->
    [yes] You called the clue.
   *[no] { $name } called the clue.
}
codenames-fact-accept = { $mine ->
    [yes] You let the clue stand.
   *[no] { $name } let the clue stand.
}
codenames-fact-concede = { $mine ->
    [yes] You took the clue back.
   *[no] { $name } took the clue back.
}
codenames-fact-stand = { $mine ->
    [yes] You stood by the clue.
   *[no] { $name } stood by the clue.
}
codenames-fact-decline = { $mine ->
    [yes] You covered nothing.
   *[no] { $name } covered nothing.
}
codenames-fact-stop = { $mine ->
    [yes] You stopped guessing.
   *[no] { $name } stopped guessing.
}
codenames-fact-ruled-out = The clue breaks the rules and does not count.
codenames-fact-ruled-fine = The rules allow the clue; its giver decides.
codenames-fact-marked = { $mine ->
    [yes] You pointed at { $word }.
   *[no] { $name } pointed at { $word }.
}
codenames-fact-unmarked = { $mine ->
    [yes] You no longer point at { $word }.
   *[no] { $name } no longer points at { $word }.
}
codenames-fact-revealed = { $mine ->
    [yes] You guessed { $word }: { $what }.
   *[no] { $name } guessed { $word }: { $what }.
}
codenames-fact-covered = { $mine ->
    [yes] You covered { $word }: { $what }.
   *[no] { $name } covered { $word }: { $what }.
}
codenames-fact-time-up = Time is up; the turn passes.
codenames-fact-turn-began = { $team }’s turn.

# The end
codenames-over-all-found = { $team } found all their agents.
codenames-over-given-away = { $enemy } found the last agent of { $team }.
codenames-over-penalty = The last agent of { $team } was covered for an invalid clue.
codenames-over-assassin = { $enemy } ran into the assassin.
codenames-over-enemy-found = All eight enemy agents are out.
codenames-score = { $score ->
    [0] No score this time.
    [one] { $score } enemy agent never got a chance.
   *[other] { $score } enemy agents never got a chance.
}
codenames-praise-8 = Difficult to believe!
codenames-praise-7 = They never knew what was going on.
codenames-praise-6 = A textbook operation.
codenames-praise-5 = Well done, with time to spare.
codenames-praise-4 = Solid work in the field.
codenames-praise-3 = Close enough to feel the heat.
codenames-praise-2 = The enemy was at the door.
codenames-praise-1 = A win is a win.

# Refusals
codenames-refused-expert = A clue for { $number } belongs to the expert rules, which are off here.
codenames-refused-number = A clue is for 1 to 9 words, not for { $number }.
codenames-refused-spaces = There is a space too many in “{ $clue }”.
codenames-refused-empty = A clue needs at least one letter or number.
codenames-refused-too-long = That is too long for a clue; { $longest } letters are enough for any word.
codenames-refused-bad-characters = Plain letters and numbers, please: { $character } cannot stand in a clue.
codenames-refused-not-one-word = “{ $clue }” is more than one word; find a single one.
codenames-refused-hyphenated = “{ $clue }” has a hyphen, and this table has not agreed to those.
codenames-refused-acronym = “{ $clue }” looks like an acronym, and this table has not agreed to those. A plain word? Write it small.
codenames-refused-proper-name = “{ $clue }” looks like a proper name, and this table has not agreed to those. A plain word? Write it small.
codenames-refused-form-of = “{ $clue }” is a form of { $card }, which is still on the table.
codenames-refused-part-of-compound = “{ $clue }” is part of { $card }, which is still on the table.
codenames-refused-contains-card = “{ $clue }” has { $card } in it, which is still on the table.
codenames-refused-no-such-word = { $word } is not on the table.
codenames-refused-covered = { $word } is covered already.
codenames-refused-marked = You point at { $word } already.
codenames-refused-not-marked = You were not pointing at { $word }.
codenames-refused-guess-first = Guess at least one word before you stop.
codenames-refused-wrong-word = { $word } is not one of the words you may cover.
codenames-refused-not-now = That is not possible at this moment.

# Rules
codenames-rules-goal-title = Find your agents
codenames-rules-goal = Twenty-five words lie on the table. Behind each hides an agent of Red, an agent of Blue, an innocent bystander or, once, the assassin. The first team to find all its agents wins.
codenames-rules-teams = Each team has one spymaster and one or more operatives, four to ten people in all. Only the spymasters see the key. The team with nine words begins; the other has eight.
codenames-rules-clue-title = One word, one number
codenames-rules-clue = On your team’s turn the spymaster says a single word and how many of your words it points to. Nothing more: no hints, no faces, no chat.
codenames-rules-clue-picture = The clue sea for 2 points to OCTOPUS and SUBMARINE.
codenames-rules-guess-title = Guess together
codenames-rules-guess = The operatives guess one word at a time, at least one and at most one more than the number. Point at words to show your team what you think; one of you commits.
codenames-rules-own = Your own agent: go on, or stop.
codenames-rules-other = An agent of the other team: theirs to count, and your turn is over.
codenames-rules-bystander = A bystander: your turn is over.
codenames-rules-assassin = The assassin: your team loses at once.
codenames-rules-valid-title = What is a valid clue
codenames-rules-valid = One word, about meaning. Not a form of a word still on the table, not part of a compound on it, not a compound with one in it. Letters in common do not matter: “island” is fine beside ENGLAND. Covered words are free again.
codenames-rules-agreed = Proper names, acronyms, hyphens, several words and soundalikes are for your group to agree on; they are off at first.
codenames-rules-expert = Expert rules add 0 (“none of ours has to do with it”) and unlimited; then there is no limit to the guesses.
codenames-rules-referee-title = The referee
codenames-rules-referee = Usually an invalid clue is refused before anyone sees it. If the table is its own referee, it stands until the other spymaster calls it, before the first guess. A called clue that breaks the rules, or that its giver takes back, ends the turn, and the caller may cover one of their own words.
codenames-rules-together-title = Two or three? Play together
codenames-rules-together = You are all one team. After each of your turns the spymaster covers an enemy word of choice. You lose with the assassin, or when all eight enemy words are covered. Your score is the enemy words left, up to eight.
codenames-rules-house = House rules here: pointing at words is seen by all, and there may be timers for clues and guesses; when one runs out, the turn passes.

# First game
codenames-first-words = LEMON, OCTOPUS, PIANO, KNIGHT, DESERT, MAIL, CASTLE, TREE, HORSE, BUTTON, BRIDGE, SPRING, BARK, PILOT, CROWN, SUBMARINE, NOTE, PEPPER, SWORD, MINT, CLOCK, BOARD, PALM, SCALE, DOCTOR
codenames-first-clue = sea
codenames-first-enemy-clue = medieval
codenames-first-hello = Twenty-five words. Some hide agents of your team, Red. Only your spymaster, Ada, knows which.
codenames-first-clue-given = Ada says “sea” for 2: two of your words have to do with the sea. Tap OCTOPUS, then guess it.
codenames-first-again = A Red agent! One more is in it. Which other word belongs to the sea?
codenames-first-stop = Both found. You may make one guess more than the number, but nothing forces you. Stop here.
codenames-first-other = Blue’s turn. Their clue was “medieval”, and CROWN was a bystander: that ended it.
codenames-first-key = Now you are the spymaster. Press the button above the words to look at the key, and again to hide it from your neighbour.
codenames-first-give = Type a word for some of yours, and how many it is for. The referee answers while you type: no form of a word on the table.
codenames-first-end = Keep away from the assassin, the ✕: whoever guesses it loses at once. That is all. Good luck!
codenames-first-not-that = A brave thought, but look again: which word has most to do with the sea?
codenames-first-not-stop = Not bad, but the clue is used up. Stop here.

# The picture on the landing page
codenames-picture-words = RAY, OCTOPUS, BALL, KNIGHT, PILOT, NIGHT, TREE, MAIL, BRIDGE, HORSE, NOTE, MINT
