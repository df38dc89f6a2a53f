# The coach of a seat: what it does, what it says. Numbers come with their sign.

web-coach-menu = Coach
web-coach-menu-text = Everyone at the table sees which kinds of help you use. Your coach knows only what you know.
web-coach-advice = Advice: what it would do, and why
web-coach-worth = Value: what each offer is worth to you
web-coach-warning = Warn me before a serious mistake
web-coach-has = Coach
web-coach-gain = { $chance } ± { $chance_error } points of win chance, { $money } ± { $money_error } { $unit }
web-coach-gain-about = What your coach thinks it is worth to you
web-coach-sure = Are you sure?
web-coach-grave = Your coach thinks this cuts your win chance by about { $chance } percentage points (± { $error }), based on what you can see.
web-coach-do-it = Do it anyway
web-coach-think-again = Think again
web-new-coach = Players may use a coach (unrated game)
web-lobby-coach = coach allowed, so the game is not rated
web-card-coach = with coach
web-coach-advice-short = advice
web-coach-worth-short = value of offers
web-coach-warning-short = warning

# Watching a game that goes on

web-watch-chance = { $chance }% win chance
web-watch-chance-error = { $chance }% ± { $error } win chance, as a spectator sees it
web-watch-open = Show all hands
web-watch-now = Back to now
web-watch-ago = { $rounds ->
    [one] One round ago, all hands open
   *[other] { $rounds } rounds ago, all hands open
}
web-new-chances = Show spectators the win chances
web-new-hands = Spectators see all hands
web-new-hands-never = only after the game
web-new-hands-after = { $rounds ->
    [one] one round later (unrated)
   *[other] { $rounds } rounds later (unrated)
}
web-lobby-hands = spectators see all hands some rounds later, so the game is not rated
