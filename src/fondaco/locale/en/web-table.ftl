# The table besides the game: what just happened, the log by turns, stand-ins, keys.

web-news-since = Since your last move: { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
web-news-more = +{ $count }
web-hints-more = Read on
web-hints-less = Read less

web-log-filter = What the log shows
web-log-all = Everything
web-log-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
web-log-refusals = { $count } refused
web-log-fold = Fold this turn
web-log-unfold = Open this turn

web-stood = { $why ->
    [clock] Your clock ran out: a bot plays for you.
    [away] You were away for a while: a bot plays for you.
    [left] You left the table: a bot plays for you.
   *[asked] A bot plays for you, as you asked.
}
web-take-back = Take your seat back

web-title-offer = An offer for you
web-title-hurry = Little time left
web-hurry = Little time left: less than { $left }.

web-keys = Keys
web-keys-off = Single keys can be switched off in the settings.
web-key-enter = Confirm
web-key-cards = Your cards, from left to right
web-key-offer = Make an offer
web-key-go = Go on
web-key-nothing = Nothing to say, pass
web-key-hold = Hold on
web-key-coach = Ask the coach
web-key-undo = Take back
web-key-escape = Close, clear the choice
web-key-help = This list

web-settings-keys = Single keys at the table (? lists them)

web-coach-ask = What would you do?
web-coach-would = My advice:
web-coach-other = I also thought of:
