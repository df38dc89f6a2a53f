# The table besides the game: what just happened, the log by turns, stand-ins, keys.

web-news-since = Since your last move: { $count ->
    [one] { $count } event
   *[other] { $count } events
}
web-news-more = +{ $count }
web-hints-more = Show more
web-hints-less = Show less

web-log-filter = What the log shows
web-log-all = Everything
web-log-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
web-log-refusals = { $count } declined
web-log-forgets = Older lines are gone: remembering is part of this game.
web-log-cut = Only the last { $count } lines are shown. The replay has them all.
web-log-fold = Collapse this turn
web-log-unfold = Expand this turn

web-stood = { $why ->
    [clock] Your clock ran out, so a bot is playing for you.
    [away] You were away for a while, so a bot is playing for you.
    [left] You left the table, so a bot is playing for you.
    [sent] A moderator has sent you away from this game. A bot plays it to the end.
   *[asked] A bot is playing for you, as you asked.
}
web-take-back = Take your seat back

web-title-offer = An offer for you
web-title-hurry = Time is running out
web-hurry = Time is running out: less than { $left } left.

web-keys = Keyboard shortcuts
web-keys-off = You can turn off single-key shortcuts in the settings.
web-key-enter = Confirm
web-key-cards = Your cards, from left to right
web-key-offer = Make an offer
web-key-go = Continue
web-key-nothing = Pass (make no offers)
web-key-hold = Wait for me
web-key-coach = Ask the coach
web-key-undo = Undo
web-key-escape = Close, clear your choice
web-key-help = This list

web-settings-keys = Single-key shortcuts at the table (press ? to see them)

web-coach-ask = What would you do?
web-coach-thinking = Your coach is thinking…
web-coach-would = My advice:
web-coach-follow = Do it
web-coach-expect = I expect you to end with about { $money } { $unit }, with a { $chance }% win chance.
web-coach-same = Every other choice is just as good.
web-coach-compared = Compared with:
web-coach-even = About as good:
web-coach-rival = Otherwise { $name } gains { $money } { $unit }.
web-coach-only = It’s your only move.
