# Puzzles: moments in which one choice is clearly the best.

web-screen-puzzles = Puzzles
web-puzzles-about = Positions from games between bots in which one choice is clearly the best. You see only what the player could see. What do you do?
web-puzzles-any = Solve a puzzle
web-puzzles-solve = Solve
web-puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
web-puzzles-done = You solved { $solved } of { $answered }
web-puzzles-rating = Your puzzle rating: { $rating }
web-puzzles-unrated = You have no puzzle rating yet.
web-puzzles-themes = By theme
web-puzzles-left = { $count } new for you
web-puzzles-none = There are no puzzles yet.
web-puzzles-door = Solve puzzles
web-puzzle-title = { $game }: { $theme }
web-puzzle-what = What do you do?
web-puzzle-before = What happened
web-puzzle-choices = Your choices
web-puzzle-not-this = That move isn’t one of the choices in this puzzle.
web-puzzle-right = Right!
web-puzzle-wrong = Not the best choice.
web-puzzle-says = A merchant would say: “{ $why }”
web-puzzle-worths = What each choice is worth
web-puzzle-choice = Choice
web-puzzle-chance = Win chance
web-puzzle-money = Money at the end
web-puzzle-percent = { $number }% ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = best
web-puzzle-is-yours = yours
web-puzzle-rating = Your rating: { $before } → { $after }
web-puzzle-again = You have answered this one before, so it doesn’t count again.
web-puzzle-strength = Difficulty: { $strength }
web-puzzle-streak = Streak: { $count }
web-puzzle-next = Next puzzle
web-puzzle-leave = All puzzles
web-puzzle-link = Link to this puzzle
web-puzzle-why-gain = The main reason: { $gain }. Compared with the next-best choice, that is worth about { $amount } { $unit }.
web-puzzle-why-cost = The best choice has a price: { $cost }, about { $amount } { $unit }.
web-puzzle-why-rival = { $rival } ends with about { $amount } { $unit } less.
web-puzzle-why-none = No single thing decides it. Several small advantages add up.
web-puzzle-best = Best: { $move }
web-puzzle-is-played = as played
web-puzzle-line = The solution, played out
web-puzzle-line-play = Play it out
web-puzzle-line-stop = Pause
web-puzzle-line-back = Previous move
web-puzzle-line-next = Next move
web-puzzle-line-at = { $at } of { $count }
web-puzzle-line-start = This is the position.
web-puzzle-line-guess = One way it may continue. Cards that nobody could know are guessed.
web-puzzles-today = Today’s puzzles
web-puzzles-today-about = Five puzzles, from easy to hard. Everyone gets the same ones today.
web-puzzles-today-done = { $done } of { $count } done, { $right } right
web-puzzles-streaks = Streak: { $count } · your best: { $best }
web-puzzles-was-right = solved
web-puzzles-was-wrong = not solved
web-screen-mistakes = Your own mistakes
web-mistakes-door = Your own mistakes
web-mistakes-about = Reviews of your games find moments in which another choice was better. Here you can try them again. Only you see this page.
web-mistakes-none = There is nothing here yet. Play a game, open its review, and your mistakes will be waiting here.
web-mistakes-leave = All your mistakes
web-mistakes-next = Next mistake
web-mistakes-what = In this position you missed a better move. What do you do now?
web-mistakes-solve = { $count ->
    [one] Try one mistake again
   *[other] Try { $count } mistakes again
}
web-mistakes-themes = Where you lose most
web-mistakes-games = { $count ->
    [one] From one reviewed game
   *[other] From { $count } reviewed games
}
web-mistakes-lost = { $lost } points of win chance lost per game, { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
web-mistakes-practise = Practise this
web-mistakes-list = Moments to try again
web-mistakes-clean = No mistakes were found. Well played.
web-mistakes-no-puzzles = There are no moments to try again.
web-mistakes-points = −{ $lost } points
