# The deal of the day.

web-screen-day = Daily challenge
web-day-text = New cards every day, the same for everyone. You play alone, against the same bots as everyone else. Your first try counts.
web-day-of = Daily challenge, { $day }
web-day-play = Play
web-day-go-on = Continue
web-day-again = Play again (doesn’t count)
web-day-old = Play (doesn’t count)
web-day-open = Results
web-day-mine = My game
web-day-next = Next one in { $time }
web-day-until = Start before { $time } your time (midnight UTC). If your game is still running then, you have two more hours to finish it.
web-day-closing = This day has ended. A game started in time still counts if it is finished before { $time }. Then the results are final.
web-day-seat = you have seat { $seat }
web-day-bots = bots: { $bot }
web-day-so-far = { $count ->
    [0] Nobody has finished yet.
    [one] { $count } player has finished.
   *[other] { $count } players have finished.
} { $playing ->
    [0] { "" }
    [one] { $playing } is still playing.
   *[other] { $playing } are still playing.
}
web-day-hidden = You’ll see the results after your own try.
web-day-nobody = No results yet.
web-day-score = Score: { $score }
web-day-rank = Place { $rank } of { $count }
web-day-beaten = better than { $part }% of the others
web-day-median = Median
web-day-late = Finished too late, so it doesn’t count.
web-day-helped = A bot played for you, so it doesn’t count.
web-day-left = Not finished, so it doesn’t count.
web-day-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-day-longest = longest: { $count }
web-day-player = Player
web-day-points = Score
web-day-at-table = Place at table
web-day-results = Results
web-day-you = you
web-day-share = Share
web-day-share-about = What you share reveals nothing about the cards.
web-day-share-line = Fondaco, daily challenge, { $day } ({ $title })
web-day-picture = Picture to share
web-day-save = Save the picture
web-day-hand-over = Share the picture
web-day-fair = Is the shuffle fair?
web-day-fair-text = Each day’s shuffle is fixed before the day begins. The fingerprint of its seed is shown the day before, and the seed itself when the day is over. Then anyone can check every record of that day, from the shuffle to the result.
web-day-fingerprint = Fingerprint of this day’s seed:
web-day-tomorrow = Fingerprint of tomorrow’s seed:
web-day-seed = Seed:
web-day-past = Past days
web-day-more = Earlier days
web-day-played = { $count ->
    [0] no results
    [one] { $count } result
   *[other] { $count } results
}
web-day-compare = Everyone’s choices
web-day-best = Review of the best game
web-day-earlier = Previous day
web-day-later = Next day
web-day-counts = Daily challenge: this try counts. No undo, no coach.
web-day-stand = If a bot plays for you, your try doesn’t count.
web-day-close = If you close the table, your try is over and doesn’t count.
web-day-ways = Where choices differed
web-day-ways-text = Bots always respond to the same moves in the same way, so players who made the same choices reached the same position. Below: what players chose next, how many chose it, and their median final score.
web-day-way = Moment { $ply }
web-day-way-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-day-way-here = here
web-day-alone = So far, everyone who finished made the same choices.
