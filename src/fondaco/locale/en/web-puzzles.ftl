# Puzzles: moments in which one choice is clearly the best.

web-screen-puzzles = Puzzles
web-puzzles-about = Moments from games that bots have played, in which one choice is clearly better than every other. You see what that seat could see. What do you do?
web-puzzles-any = Solve a puzzle
web-puzzles-solve = Solve
web-puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
web-puzzles-done = Solved by you: { $solved } of { $answered }
web-puzzles-rating = Your puzzle rating: { $rating }
web-puzzles-unrated = You have no puzzle rating yet.
web-puzzles-themes = By theme
web-puzzles-left = { $count } new for you
web-puzzles-none = There are no puzzles here.
web-puzzles-door = Solve puzzles
web-puzzle-title = { $game }: { $theme }
web-puzzle-what = What do you do?
web-puzzle-before = What has happened
web-puzzle-choices = Your choices
web-puzzle-not-this = That is none of the choices here.
web-puzzle-right = Right!
web-puzzle-wrong = Not the best one.
web-puzzle-gap-both = Beside the next best choice: { $points } points more chance to win, { $money } more money.
web-puzzle-gap-chance = Beside the next best choice: { $points } points more chance to win.
web-puzzle-gap-money = Beside the next best choice: { $money } more money.
web-puzzle-says = A merchant would say: “{ $why }”
web-puzzle-worths = What each choice would bring you
web-puzzle-choice = Choice
web-puzzle-chance = Chance to win
web-puzzle-money = Money at the end
web-puzzle-percent = { $number }% ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = the best
web-puzzle-is-yours = yours
web-puzzle-rating = Your rating: { $before } → { $after }
web-puzzle-again = You have answered this one before: it does not count again.
web-puzzle-strength = How hard it is: { $strength }
web-puzzle-streak = In a row: { $count }
web-puzzle-next = Next puzzle
web-puzzle-leave = All puzzles
web-puzzle-link = Link to this puzzle
