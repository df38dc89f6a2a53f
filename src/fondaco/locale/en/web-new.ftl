# The set-up of a table: presets, what they mean, a line of help for every option.

web-preset = Kind of game
web-preset-learn = Learn
web-preset-learn-text = Against friendly bots, with a coach. It doesn’t count.
web-preset-friendly = Friendly
web-preset-friendly-text = With friends: you send a link. A coach is allowed. It doesn’t count.
web-preset-rated = Rated
web-preset-rated-text = It counts: among people for the rating, alone for the ladder against bots.
web-new-more = More settings
web-new-what = This game
web-new-sum-coach = Your coach gives advice, puts a price on offers and warns you before a serious mistake.
web-new-sum-coach-people = Players may use a coach.
web-new-sum-no-coach = No coach.
web-new-sum-undo = You can undo a move until something hidden is revealed.
web-new-sum-no-undo = No undo.
web-new-sum-practice = It doesn’t count for any rating.
web-new-sum-ladder = It counts on the ladder against bots. If you close it or let a bot play for you, it counts as last place.
web-new-sum-people = It counts for the rating if at least two players have an account.
web-new-account = Rated games need an account: a name and a password are enough.
web-new-account-link = Create an account
web-new-unmeasured = The bots of this game are not measured yet, so a rated game needs other people.
web-new-title-help = What the list of tables shows.
web-new-private-help = Only people with the link can find the table.
web-new-talk-help = How long a bot waits for your offer in its turn.
web-new-calm-help = Without it, bots move at once.
web-new-coach-help = The coach knows only what its player knows.
web-new-chances-help = Players never see them during the game.
web-new-hands-help = For an audience that wants to follow everything.
web-clock-help = If a clock runs out, a bot plays for that player.
web-option-memory-help = Whether the screen remembers public things for you.
web-option-offers-help = A limit keeps long haggling short.
web-option-four-help = The older rulebook leaves this open.
web-option-setup-help = With all shops face up, you can plan the whole voyage.
web-option-stalling-help = What happens when everyone only waits.
web-new-bot-strength = Strength { $rating }; the strongest measured bot has { $best }.
web-character-honest-help = Honest: never lies about its cards.
web-character-sly-help = Sly: lies when it pays.
web-character-generous-help = Generous: is content with a small gain.
web-character-stubborn-help = Stubborn: wants a large gain.
web-character-silent-help = Silent: does not trade.

# Play now: practice or rated. The ladder against bots.

web-play-kind = Practice or rated
web-play-practice = Practice
web-play-practice-help = With a coach and undo. It doesn’t count.
web-play-rated = Rated
web-play-rated-help = Bots of your strength, no coach, no undo. It counts on the ladder.
web-ladder = Ladder against bots
web-ladder-how = For people who play alone. The bots’ strengths are measured and never change. You begin at 0 and always meet the next stronger bots.
web-ladder-next = Your next opponents: { $bot }
web-ladder-play = Play a rated game
web-ladder-bot = bot
web-ladder-unmeasured = The bots of this game have no measured strength yet, so it has no ladder.
web-ladder-tag = ladder
web-ratings-people = Among people
web-ratings-get = How to get one: create an account and finish a game with someone else who has one, without a coach.

# A game that is played differently from some moment on.

web-fork-from = You play on from turn { $turn } of a finished game.
web-fork-then = Then: { $what }
web-fork-against = Against { $names }.
web-fork-bot = { $name } ({ $bot })
web-fork-look = Look at that game
