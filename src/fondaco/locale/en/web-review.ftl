# What a finished game was worth.

web-screen-review = Review
web-review-about = A review looks at every decision of this game: what the player could see, what the choice was worth, and what would have been better.
web-review-begin = Review this game
web-review-resume = Continue the review
web-review-opening = Opening the review…
web-review-starting = The review begins…
web-review-first-pass = First look: { $done } of { $total }
web-review-refining = Refining the numbers: { $done } of { $total }
web-review-waiting = { $ahead ->
    [1] One other game is being reviewed first.
   *[other] { $ahead } other games are being reviewed first.
} This one starts after that.
web-review-later = Run it in the background
web-review-later-set = You can leave. The review will be here when you come back.
web-review-protected = This review opens when the day’s challenge is over for everyone.
web-review-player = Player
web-review-won = { $me ->
    [yes] You won with { $score } { $unit }.
   *[no] { $name } won with { $score } { $unit }.
}
web-review-finished = { $me ->
    [yes] You finished { $place } with { $score } { $unit }.
   *[no] { $name } finished { $place } with { $score } { $unit }.
}
web-review-cost = { $me ->
    [yes] Your biggest loss: { $cause }, { $amount } (opponents: { $others }).
   *[no] Biggest loss: { $cause }, { $amount } (opponents: { $others }).
}
web-review-behind = { $me ->
    [yes] Where you fell furthest behind: { $cause } (you: { $amount }; opponents, on average: { $others }).
   *[no] Fell furthest behind in: { $cause } (this player: { $amount }; opponents, on average: { $others }).
}
web-review-gained = { $me ->
    [yes] Where you got furthest ahead: { $cause } (you: { $amount }; opponents, on average: { $others }).
   *[no] Got furthest ahead in: { $cause } (this player: { $amount }; opponents, on average: { $others }).
}
web-review-decided = { $count ->
    [0] No mistake decided the game.
    [1] One mistake decided the game.
    [2] Two mistakes decided the game.
    [3] Three mistakes decided the game.
    [4] Four mistakes decided the game.
   *[other] { $count } mistakes decided the game.
}
# The same for the winner.
web-review-costly = { $count ->
    [0] There were no costly mistakes.
    [1] There was one costly mistake.
    [2] There were two costly mistakes.
    [3] There were three costly mistakes.
   *[other] There were { $count } costly mistakes.
}
web-review-small = { $count ->
    [1] No big mistakes. One small loss is worth a look.
    [2] No big mistakes. Two small losses are worth a look.
    [3] No big mistakes. Three small losses are worth a look.
   *[other] No big mistakes. { $count } small losses are worth a look.
}
web-review-also = { $count ->
    [1] One smaller mistake is worth a look.
    [2] Two smaller ones are worth a look.
   *[other] { $count } smaller ones are worth a look.
}
web-review-looking = Looking for the key moments…
web-review-key = Key moments
web-review-step = Moment { $at } of { $count }, move { $move }
web-review-did = { $me ->
    [yes] You played
   *[no] { $name } played
}
web-review-better = Better
web-review-next-best = Next best
web-review-points = { $points } percentage points of win chance
web-review-sum = { $money } { $unit }
web-review-why-own = { $me ->
    [yes] Your move costs you about { $money } { $unit }.
   *[no] The move played costs { $name } about { $money } { $unit }.
}
web-review-why-rival = The move played gives { $rival } about { $gain } { $unit }.
web-review-why-both = { $me ->
    [yes] Your move costs you about { $money } { $unit } and gives { $rival } about { $gain }.
   *[no] The move played costs { $name } about { $money } { $unit } and gives { $rival } about { $gain }.
}
web-review-why-chance = Both moves earn roughly the same money, but with the move that was played, someone else finishes ahead more often.
web-review-why-find = A hard move to see. Nothing else comes close.
web-review-again = Try it again
web-review-again-about = From this moment, against bots
web-review-previous = Previous moment
web-review-next = Next
web-review-replay = Show in the replay
web-review-back = Back to the review
web-review-moment = Back to the key moment
web-review-shown = After move { $move }
web-review-blunder = serious mistake
web-review-mistake = mistake
web-review-inaccuracy = inaccuracy
web-review-find = a find
web-review-summary = { $title }: { $name } { $place } of { $count }, { $score } { $unit }. Play score { $play }{ $marks }. { $address }
web-review-then = The whole game
web-review-chances = Win chances
web-review-open = With all cards open
web-review-watched = As a spectator saw it
web-review-look = View
web-review-differently = Play it differently
web-review-percent = { "%" }
web-review-eyes = Point of view
web-review-seat = As { $name } saw it
web-review-instead = Play the better move
web-screen-beside = Comparison with the original
web-beside-text = the two games differ starting with move { $move }
web-beside-first = Original
web-beside-fork = Played differently
web-beside-results = Results
web-beside-of = Win chance of
web-beside-running = This game is still in progress. Come back when it is over.
web-beside-none = This game was not started from another one.
web-chart-table = As a table
web-chart-move = After move
web-known = What each player could know
web-known-sure = Others’ cards that this player could be sure of
web-known-truth = What the others really held
web-known-claims = What players said about cards, and what was true
web-review-chance-of = { $name }’s win chance over the game
web-review-on = Play on from here
web-review-own = Your own mistakes
