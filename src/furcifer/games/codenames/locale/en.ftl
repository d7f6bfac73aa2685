# Codenames

codenames-title = Codenames
codenames-tagline = one word, many meanings
codenames-about = Your spymaster gives one word and a number. Find your agents among twenty-five words, and avoid the assassin.

# Set-up
codenames-option-language = Language of the words and clues
codenames-option-themes = Themes
codenames-value-themes-all = All themes
codenames-value-themes-animals = Animals and plants
codenames-value-themes-body = Body and clothes
codenames-value-themes-home = Home and kitchen
codenames-value-themes-machines = Tools and machines
codenames-value-themes-nature = Land, sky and sea
codenames-value-themes-people = People and places
codenames-value-themes-food = Food and drink
codenames-value-themes-travel = Travel
codenames-value-themes-stories = Stories and characters
codenames-value-themes-play = Sport and play
codenames-option-own = Your own words
codenames-value-own-replace = Only these (25 or more)
codenames-value-own-add = Mixed in with the built-in words
codenames-option-pack = Your own words, one per line
codenames-option-expert = Expert rules: clues for 0 and unlimited
codenames-option-referee = Invalid clues
codenames-value-referee-strict = Refused before anyone sees them
codenames-value-referee-table = Allowed, unless the other side challenges them
codenames-option-proper-names = Allow proper names
codenames-option-acronyms = Allow acronyms
codenames-option-hyphenated = Allow hyphenated words
codenames-option-multiword = Allow several words
codenames-option-soundalikes = Allow words that sound alike
codenames-option-compounds = Allow compounds of a word on the table
codenames-option-call-seconds = Seconds to challenge a clue, if the players are the referee (0: wait for an OK)
codenames-option-clue-seconds = Seconds for a clue (0: no limit)
codenames-option-guess-seconds = Seconds for guessing, per turn (0: no limit)

# Teams and people
codenames-team-red = Red
codenames-team-blue = Blue
codenames-team-nobody = played by nobody
codenames-team-all = One team
codenames-appoint = Make spymaster
codenames-draw-lead = Draw the spymaster
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
codenames-you = you
codenames-chosen = { $word } selected. The buttons are after the words.
codenames-peek = Press to see the key
codenames-hide = Hide the key

# Clues
codenames-your-clue = Your clue
codenames-clue-word = One word
codenames-clue-hint = One word that points to several of yours.
codenames-clue-fine = This clue is allowed.
codenames-clue-table = Nothing stops this clue, but the other side may challenge it.
codenames-clue-for = for
codenames-clue-number = For how many words? Choose a number.
codenames-fewer = Fewer words
codenames-more = More words
codenames-give = Give clue
codenames-unlimited = unlimited
codenames-clue-now = { $team ->
    [red] Red’s clue
   *[blue] Blue’s clue
}: { $clue }, { $number }
codenames-guesses = Guesses so far
codenames-history = Clues so far
codenames-history-empty = None yet.
codenames-agreements = What this table allows as clues
codenames-agreed = allowed
codenames-not-agreed = not allowed
codenames-kind-proper-names = Proper names (Paris)
codenames-kind-acronyms = Acronyms (NASA)
codenames-kind-hyphenated = Hyphenated words (mother-in-law)
codenames-kind-multiword = Several words (New York)
codenames-kind-soundalikes = Words that sound like a word on the table (knight beside NIGHT)
codenames-kind-compounds = Compounds of a word on the table (horseshoe beside HORSE)
codenames-no-clue = no clue
codenames-enemy-turn = the enemy’s turn
codenames-annulled = challenged, doesn’t count
codenames-chance-guess = { $percent }% sure
codenames-chance-clue = { $percent }% to find them all
codenames-covered = covered without a guess

# What you can do
codenames-action-clue = { $word }, { $number }
codenames-action-guess = Guess { $word }
codenames-action-mark = Point at it
codenames-action-unmark = Stop pointing
codenames-action-stop = Stop here
codenames-action-accept = Let it stand
codenames-action-call = Challenge it
codenames-action-stand = Stand by it
codenames-action-concede = Take it back
codenames-action-uphold = It’s valid
codenames-action-reject = It’s not valid
codenames-action-cover = Cover { $word }
codenames-action-decline = Cover nothing
codenames-hint-guess = Tap a word, then guess it or point at it.
codenames-hint-cover = Tap the word to cover.
codenames-hint-key = Show the key to choose a word.
codenames-timer = Time left
codenames-chat-silent = Spymasters don’t chat during the match. On your own turn you can use the ready-made phrases.

# Whose turn it is
codenames-prompt-deal = Laying out the words…
codenames-prompt-over = The game is over.
codenames-prompt-clue = Your turn: give your team a clue.
codenames-prompt-guess = Your turn: “{ $clue }” { $number }. Guess a word.
codenames-prompt-go-on = “{ $clue }” { $number }: guess another word or stop.
codenames-prompt-doubt = { $team ->
    [red] Red says
   *[blue] Blue says
} “{ $clue }” { $number }. Let it stand or challenge it.
codenames-prompt-answer = Your clue was challenged, but the referee allows it. { $vote ->
    [yes] Stand by it, and the operatives vote, or take it back.
   *[no] Stand by it or take it back.
}
codenames-prompt-vote = “{ $clue }” { $number } was challenged. Is it a valid clue?
codenames-prompt-penalty = The clue didn’t count. You may cover one of your own words.
codenames-prompt-penalty-together = The clue didn’t count. Cover one of the enemy’s words for it.
codenames-prompt-enemy = It’s the enemy’s turn: cover one of their words.
codenames-wait-clue = { $name } is thinking of a clue for { $team ->
    [red] Red
   *[blue] Blue
}.
codenames-wait-guess = { $team ->
    [red] Red is guessing
   *[blue] Blue is guessing
}: “{ $clue }” { $number }.
codenames-wait-doubt = “{ $clue }” { $number }: waiting for { $name } to let it stand or challenge it.
codenames-wait-ruling = The clue was challenged. The referee rules on it.
codenames-wait-answer = The clue was challenged. { $name } stands by it or takes it back.
codenames-wait-vote = “{ $clue }” { $number } was challenged. Waiting for { $name } to vote.
codenames-wait-penalty = The clue didn’t count. { $name } may cover a word.
codenames-wait-enemy = It’s the enemy’s turn. { $name } covers one of their words.

# What happened
codenames-fact-dealt = There are twenty-five words on the table.
codenames-fact-key-seen = You can look at the key. The operatives can’t.
codenames-fact-key-open = The key is open for everyone.
codenames-fact-hinted = { $mine ->
    [yes] You gave the clue “{ $clue }” { $number }.
   *[no] { $name }: “{ $clue }” { $number }.
}
codenames-fact-call = { $mine ->
    [yes] You challenged the clue.
   *[no] { $name } challenged the clue.
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
codenames-fact-ruled-out = The clue breaks the rules and doesn’t count.
codenames-fact-uphold = { $mine ->
    [yes] You voted for the clue.
   *[no] { $name } voted for the clue.
}
codenames-fact-reject = { $mine ->
    [yes] You voted against the clue.
   *[no] { $name } voted against the clue.
}
codenames-fact-ruled-fine = The referee finds nothing wrong with the clue.
codenames-fact-marked = { $mine ->
    [yes] You pointed at { $word }.
   *[no] { $name } pointed at { $word }.
}
codenames-fact-unmarked = { $mine ->
    [yes] You stopped pointing at { $word }.
   *[no] { $name } stopped pointing at { $word }.
}
codenames-fact-revealed = { $mine ->
    [yes] You guessed { $word }: { $what }.
   *[no] { $name } guessed { $word }: { $what }.
}
codenames-fact-covered = { $mine ->
    [yes] You covered { $word }: { $what }.
   *[no] { $name } covered { $word }: { $what }.
}
codenames-fact-time-up = Time’s up. { $what ->
    [accept] The clue stands.
    [stand] The clue goes to a vote.
    [uphold] The vote counts for the clue.
    [decline] No word is covered.
   *[pass] The turn passes.
}
codenames-fact-turn-began = { $team ->
    [red] It’s Red’s turn.
   *[blue] It’s Blue’s turn.
}

# The end
codenames-team-wins = { $team ->
    [red] Red wins!
   *[blue] Blue wins!
}
codenames-over-all-found = { $team ->
    [red] Red
   *[blue] Blue
} found all their agents.
codenames-over-given-away = { $enemy ->
    [red] Red found Blue’s last agent.
   *[blue] Blue found Red’s last agent.
}
codenames-over-penalty = { $team ->
    [red] Red
   *[blue] Blue
} covered their last agent after an invalid clue.
codenames-over-assassin = { $enemy ->
    [red] Red
   *[blue] Blue
} ran into the assassin.
codenames-over-enemy-found = All eight enemy words have been covered.
codenames-score = { $score ->
    [0] No points this time.
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
codenames-refused-expert = Clues for { $number } need the expert rules, which are off at this table.
codenames-refused-number = A clue is for 1 to 9 words, not { $number }.
codenames-refused-spaces = There is an extra space in “{ $clue }”.
codenames-refused-empty = A clue needs at least one letter or number.
codenames-refused-too-long = That’s too long for a clue. { $longest } letters are enough for any word.
codenames-refused-bad-characters = Use plain letters and numbers, please: { $character } is not allowed in a clue.
codenames-refused-several-words = “{ $clue }” is more than one word. The option “{ codenames-option-multiword }” is off at this table.
codenames-refused-hyphenated = “{ $clue }” has a hyphen. The option “{ codenames-option-hyphenated }” is off at this table.
codenames-refused-acronym = “{ $clue }” is an acronym. The option “{ codenames-option-acronyms }” is off at this table.
codenames-refused-proper-name = “{ $clue }” is a proper name. The option “{ codenames-option-proper-names }” is off at this table.
codenames-refused-form-of = “{ $clue }” is a form of { $card }, which is still on the table.
codenames-refused-part-of-compound = “{ $clue }” is part of { $card }, which is still on the table.
codenames-refused-contains-card = “{ $clue }” contains { $card }, which is still on the table. The option “{ codenames-option-compounds }” is off at this table.
codenames-refused-sounds-like = “{ $clue }” sounds like { $card }, which is still on the table. Spell it out (like k-n-i-g-h-t), or agree on “{ codenames-option-soundalikes }”.
codenames-refused-no-such-word = { $word } is not on the table.
codenames-refused-covered = { $word } is already covered.
codenames-refused-marked = You are already pointing at { $word }.
codenames-refused-not-marked = You weren’t pointing at { $word }.
codenames-refused-guess-first = Guess at least one word before you stop.
codenames-refused-wrong-word = You can’t cover { $word }.
codenames-refused-not-now = You can’t do that right now.

# Rules
codenames-rules-goal-title = Find your agents
codenames-rules-goal = There are twenty-five words on the table. Behind each one is an agent of Red, an agent of Blue, an innocent bystander or, once, the assassin. The first team to find all its agents wins.
codenames-rules-teams = Each team has one spymaster and one or more operatives, four to ten people in all. Only the spymasters see the key. The team with nine words begins; the other has eight.
codenames-rules-clue-title = One word, one number
codenames-rules-clue = On your team’s turn the spymaster says a single word and how many of your words it points to. Nothing more: no hints, no faces, no chat.
codenames-rules-clue-picture = The clue “sea” for 2 points to OCTOPUS and SUBMARINE.
codenames-rules-guess-title = Guess together
codenames-rules-guess = The operatives guess one word at a time, at least one and at most one more than the number. Point at words to show your team what you think; then one of you guesses.
codenames-rules-own = Your own agent: go on, or stop.
codenames-rules-other = An agent of the other team: it counts for them, and your turn is over.
codenames-rules-bystander = A bystander: your turn is over.
codenames-rules-assassin = The assassin: your team loses at once.
codenames-rules-valid-title = Valid clues
codenames-rules-valid = A clue is one word, and about meaning. It must not be a form of a word on the table, part of a compound word on the table, or a compound that contains one. Shared letters don’t matter: “island” is fine beside ENGLAND. Covered words can be used again.
codenames-rules-agreed = Your group decides about proper names, acronyms, hyphens, several words and words that sound alike. They are off at first.
codenames-rules-expert = Expert rules add 0 (“none of our words”) and unlimited. With both, the number of guesses has no limit.
codenames-rules-referee-title = The referee
codenames-rules-referee = Usually an invalid clue is refused before anyone sees it. If the players are the referee, the other spymaster lets each clue stand or challenges it before the guessing begins. If it breaks the rules, or its spymaster takes it back, the turn ends and the challenger may cover one of their own words. In case of doubt the operatives of both teams vote: more than half must be against the clue.
codenames-rules-together-title = Two or three? Play together
codenames-rules-together = You are all one team. After each of your turns the spymaster chooses an enemy word and covers it. You lose if you find the assassin, or when all eight enemy words are covered. Your score is the number of enemy words left, up to eight. If the players are the referee, the operatives challenge clues, and an invalid one costs an enemy word.
codenames-rules-house = House rules: everyone sees the words you point at, and clues, guesses and challenges may have time limits. When time runs out, the turn passes or the clue stands.

# First game
codenames-tutorial-words = LEMON, OCTOPUS, PIANO, KNIGHT, DESERT, MAIL, CASTLE, TREE, HORSE, BUTTON, BRIDGE, SPRING, BARK, PILOT, CROWN, SUBMARINE, NOTE, PEPPER, SWORD, MINT, CLOCK, BOARD, PALM, SCALE, DOCTOR
codenames-tutorial-clue = sea
codenames-tutorial-enemy-clue = medieval
codenames-tutorial-hello = Twenty-five words. Some hide agents of your team, Red. Only your spymaster, Ada, knows which.
codenames-tutorial-clue-given = Ada says “sea” for 2: two of your words have to do with the sea. Tap OCTOPUS, then guess it.
codenames-tutorial-again = A Red agent! There is one more. Which other word goes with the sea?
codenames-tutorial-stop = You found both. You may make one guess more than the number, but you don’t have to. Stop here.
codenames-tutorial-other = Blue’s turn. Their clue was “medieval”, and CROWN was a bystander, so their turn ended.
codenames-tutorial-key = Now you are the spymaster. Press the button above the words to look at the key, and again to hide it from your neighbour.
codenames-tutorial-give = Type a word for some of yours, and choose how many it is for. The referee answers while you type: no form of a word on the table.
codenames-tutorial-end = Avoid the assassin, the ✕: the team that guesses it loses at once. That’s all. Good luck!
codenames-tutorial-not-that = Brave, but look again: which word has most to do with the sea?
codenames-tutorial-not-stop = Not bad, but you have found all the words of this clue. Stop here.

# The picture on the landing page
codenames-picture-words = RAY, OCTOPUS, BALL, KNIGHT, PILOT, NIGHT, TREE, MAIL, BRIDGE, HORSE, NOTE, MINT
codenames-card-last = covered in the last turn

# Spoken clues
codenames-option-voice = Clues are spoken; enter only the number
codenames-spoken = spoken clue
codenames-say-it = Say your clue aloud, then enter its number.
codenames-refused-spoken = Clues are spoken at this table. Say yours and enter its number.

# Puzzles
codenames-puzzle-which = The clue is “{ $clue }” for { $number }. Which two words are meant?
codenames-hint-word = One of the two is { $word }.
codenames-theme-two = two words
