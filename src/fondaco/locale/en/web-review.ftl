# What a finished game was worth.

web-screen-review = Review
web-review-about = Every decision of this game is weighed: what each player could know, what it was worth, what would have been better. That takes a minute or two.
web-review-begin = Review this game
web-review-going = Weighed: { $done } of { $total }
web-review-meanwhile = You may go on meanwhile: it is kept, and whoever has the link finds it here.
web-review-chances = Chances to win
web-review-open = With open cards
web-review-watched = As a watcher could know
web-review-look = Look
web-review-differently = Play it differently
web-review-percent = { "%" }
