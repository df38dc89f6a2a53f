# What a finished game was worth.

web-screen-review = Review
web-review-about = A review looks at every decision of this game: what the player could see, what the choice was worth, and what would have been better.
web-review-begin = Review this game
web-review-resume = Continue the review
web-review-starting = The review begins…
web-review-first-pass = First look: { $done } of { $total }
web-review-refining = Refining the numbers: { $done } of { $total }
web-review-waiting = { $ahead ->
    [1] One other game is being reviewed first.
   *[other] { $ahead } other games are being reviewed first.
} This one starts after that.
web-review-later = Run it in the background
web-review-later-set = You can leave. The review will be here when you come back.
web-review-protected = This review opens when the day’s deal is over for everyone.
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
    [yes] Where you fell furthest behind: { $cause }, { $amount } (opponents: { $others }).
   *[no] Fell furthest behind in: { $cause }, { $amount } (opponents: { $others }).
}
web-review-gained = { $me ->
    [yes] Where you gained the most on the others: { $cause }, { $amount } (opponents: { $others }).
   *[no] Gained the most on the others in: { $cause }, { $amount } (opponents: { $others }).
}
web-review-decided = { $count ->
    [0] No decision clearly cost the game.
    [1] One moment decided it.
    [2] Two moments decided it.
    [3] Three moments decided it.
    [4] Four moments decided it.
   *[other] { $count } moments decided it.
}
web-review-small = { $count ->
    [1] No mistake decided it. One small loss is worth a look.
    [2] No mistake decided it. Two small losses are worth a look.
    [3] No mistake decided it. Three small losses are worth a look.
   *[other] No mistake decided it. { $count } small losses are worth a look.
}
web-review-also = { $count ->
    [1] One smaller loss is worth a look.
    [2] Two smaller losses are worth a look.
   *[other] { $count } smaller losses are worth a look.
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
    [yes] It costs you about { $money } { $unit }.
   *[no] It costs { $name } about { $money } { $unit }.
}
web-review-why-rival = It brings { $rival } about { $gain } { $unit }.
web-review-why-both = { $me ->
    [yes] It costs you about { $money } { $unit } and brings { $rival } about { $gain }.
   *[no] It costs { $name } about { $money } { $unit } and brings { $rival } about { $gain }.
}
web-review-why-chance = The money is about the same, but someone else finishes ahead more often.
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
web-beside-text = different from move { $move } onwards
web-beside-first = Original
web-beside-fork = Played differently
web-beside-results = Results
web-beside-of = Win chance of
web-beside-running = This game is still in progress. Come back when it is over.
web-beside-none = This game was not started from another one.
web-chart-table = As a table
web-chart-move = After move
web-known = What each player could know
web-known-sure = Others’ cards this player could be sure of
web-known-truth = What the others really held
web-known-claims = What players said about cards, and what was true
web-review-chance-of = { $name }’s win chance over the game
web-review-on = Play on from here
web-review-own = Your own mistakes
