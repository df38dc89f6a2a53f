# The coach of a seat: what it does, what it says. Numbers come with their sign.

web-coach-menu = Coach
web-coach-menu-text = Everybody at the table sees what your coach does for you. It knows what you know.
web-coach-advice = Advice: what it would do, and why
web-coach-worth = Worth: what each offer would bring you
web-coach-warning = A question before a grave mistake
web-coach-has = Coach
web-coach-gain = { $chance } ± { $chance_error } % to win, { $money } ± { $money_error } money
web-coach-gain-about = What it would bring you, says your coach
web-coach-sure = Are you sure?
web-coach-grave = Your coach thinks this costs you about { $chance } points of a hundred to win (± { $error }), as far as you can know.
web-coach-do-it = Do it all the same
web-coach-think-again = Think again
web-new-coach = Players may have a coach (the game does not count for ratings)
web-lobby-coach = a coach is allowed, so the game does not count for ratings
web-card-coach = with coach
web-coach-advice-short = advice
web-coach-worth-short = worth of offers
web-coach-warning-short = warning

# Watching a game that goes on

web-watch-chance = { $chance }% to win
web-watch-chance-error = { $chance } ± { $error } % to win, as a watcher can know
web-watch-open = See all hands
web-watch-now = Back to now
web-watch-ago = { $rounds ->
    [one] One round ago, all hands open
   *[other] { $rounds } rounds ago, all hands open
}
web-new-chances = Watchers are told who is likely to win
web-new-hands = Watchers see all hands
web-new-hands-never = not before the end
web-new-hands-after = { $rounds ->
    [one] a round later (not rated)
   *[other] { $rounds } rounds later (not rated)
}
web-lobby-hands = watchers see all hands some rounds later, so the game does not count for ratings
