# The set-up of a table: presets, what they mean, a line of help for every option.

web-preset = Kind of game
web-preset-learn = Learn
web-preset-learn-text = Against friendly bots, with a coach. The game isn’t rated.
web-preset-friendly = Friendly
web-preset-friendly-text = With friends: you send a link. A coach is allowed. The game isn’t rated.
web-preset-rated = Rated
web-preset-rated-text = It counts for your rating, or for the ladder if you play alone against bots.
web-new-more = More settings
web-new-what = This game
web-new-sum-coach = Your coach gives advice, puts a price on offers and warns you before a serious mistake.
web-new-sum-coach-people = Players may use a coach.
web-new-sum-no-coach = No coach.
web-new-sum-undo = You can undo a move until something hidden is revealed.
web-new-sum-no-undo = No undo.
web-new-sum-practice = It doesn’t count for any rating.
web-new-sum-ladder = It counts on the ladder against bots. Closing the table or letting a bot play for you counts as last place.
web-new-sum-people = It counts for the rating if at least two players have an account.
web-new-account = Rated games need an account: a name and a password are enough.
web-new-account-link = Create an account
web-new-unmeasured = This game’s bots aren’t rated yet, so a rated game needs other people.
web-new-title-help = Shown in the list of tables.
web-new-private-help = Only people with the link can find the table.
web-new-talk-help = Your time to make an offer on a bot’s turn.
web-new-calm-help = If this is off, bots move instantly.
web-new-coach-help = The coach knows only what its player knows.
web-new-chances-help = Players never see them during the game.
web-new-hands-help = For an audience that wants to follow everything.
web-clock-help = If a clock runs out, a bot plays for that player.
web-option-memory-help = Whether the table keeps track of what everyone saw.
web-option-offers-help = A limit keeps the haggling short.
web-option-four-help = The older rulebook leaves this open.
web-option-setup-help = With all shops face up, you can plan the whole voyage.
web-option-stalling-help = If the game continues, it could stall forever.
web-new-bot-strength = Rated { $rating }; the strongest bot is rated { $best }.
web-character-honest-help = Honest: never lies about its cards.
web-character-sly-help = Sly: lies when it pays.
web-character-generous-help = Generous: is content with a small gain.
web-character-stubborn-help = Stubborn: wants a large gain.
web-character-silent-help = Silent: doesn’t trade.

# Play now: practice or rated. The ladder against bots.

web-play-kind = Practice or rated
web-play-practice = Practice
web-play-practice-help = With a coach and undo. The game isn’t rated.
web-play-rated = Rated
web-play-rated-help = Bots of your strength, no coach, no undo. It counts on the ladder.
web-ladder = Ladder against bots
web-ladder-how = For people who play alone. The bots’ ratings are measured and never change. You start at 0 and always play the bots just above you.
web-ladder-next = Your next opponents: { $bot }
web-ladder-play = Play a rated game
web-ladder-bot = bot
web-ladder-unmeasured = This game’s bots aren’t rated yet, so it has no ladder.
web-ladder-tag = ladder
web-ratings-people = Against people
web-ratings-get = To get a rating, create an account and finish a game without a coach, with at least one other player who has an account.

# A game that is played differently from some moment on.

web-fork-from = You’re playing on from turn { $turn } of a finished game.
web-fork-then = In that game, the next move was: “{ $what }”
web-fork-against = You’re now playing against { $names }.
web-fork-bot = { $name } ({ $bot })
web-fork-look = Look at that game
