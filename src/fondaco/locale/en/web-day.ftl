# The deal of the day.

web-screen-day = Deal of the day
web-day-text = One deal a day, the same for everybody in the house, alone against the same bots. Your first try counts.
web-day-of = Deal of { $day }
web-day-play = Play
web-day-go-on = Go on playing
web-day-again = Play it once more (does not count)
web-day-old = Play it (does not count)
web-day-open = Results
web-day-mine = My game
web-day-next = The next one in { $time }
web-day-until = It counts until { $time }: a day here is one of UTC, shown in your time. What was begun by then counts for two hours more.
web-day-closing = This day has ended. What was begun in time counts until { $time }; then the results are final.
web-day-seat = you have seat { $seat }
web-day-bots = bots: { $bot }
web-day-so-far = { $count ->
    [0] Nobody has finished yet.
    [one] { $count } player has finished.
   *[other] { $count } players have finished.
} { $playing ->
    [0] { "" }
    [one] { $playing } still plays.
   *[other] { $playing } still play.
}
web-day-hidden = The results are shown once you have had your try.
web-day-nobody = Nobody has a result that counts.
web-day-score = Score: { $score }
web-day-rank = Place { $rank } of { $count }
web-day-beaten = better than { $part } % of the others
web-day-median = Median
web-day-late = Finished after the day was over: it does not count.
web-day-helped = A bot has played for you: it does not count.
web-day-left = Not finished: it does not count.
web-day-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-day-longest = longest: { $count }
web-day-player = Player
web-day-points = Score
web-day-at-table = At the table
web-day-results = Results
web-day-you = you
web-day-share = Share
web-day-share-about = What you share tells nothing of the cards.
web-day-share-line = Fondaco, deal of the day, { $day } ({ $title })
web-day-picture = Picture to share
web-day-save = Save the picture
web-day-hand-over = Share the picture
web-day-fair = A shuffle that nobody chose
web-day-fair-text = The shuffle of each day is fixed before it begins: the fingerprint of its seed is shown the day before, and the seed itself when the day is over. Then every record of that day can be checked, from the shuffle to the result.
web-day-fingerprint = Fingerprint of this day’s seed:
web-day-tomorrow = Fingerprint of tomorrow’s seed:
web-day-seed = Seed:
web-day-past = Past days
web-day-more = Earlier days
web-day-played = { $count ->
    [0] played by nobody
   *[other] played by { $count }
}
web-day-compare = Everybody’s choices
web-day-best = Review of the best game
web-day-earlier = The day before
web-day-later = The day after
web-day-counts = Deal of the day: this try counts. Nothing can be taken back, and the coach keeps silent.
web-day-stand = If a bot plays for you, your try does not count.
web-day-close = If you close the table, your try is over and does not count.
web-day-ways = Where the ways parted
web-day-ways-text = Whoever had chosen alike so far stood at the same moment: the bots answer the same moves alike. What each chose there, how many did, and their median score in the end.
web-day-way = Moment { $ply }
web-day-way-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-day-way-here = here
web-day-alone = Nobody who has finished chose differently along this game.
