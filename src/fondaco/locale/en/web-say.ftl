# What people and bots say in the talks, with a click or with a no.

say-no-thanks = No, thank you.
say-too-much = That is too much for me.
say-not-enough = That is not enough for me.
say-ducats-more = { $ducats ->
    [one] { $ducats } ducat more, and we have a deal.
   *[other] { $ducats } ducats more, and we have a deal.
}
say-make-offer = Make me an offer.
say-well-traded = A pleasure to trade with you.
say-lied = You lied to me on turn { $turn }.
say-untrue = That wasn’t true!
say-enough = We’ve traded enough this turn.
say-silent = I don’t trade.
say-moment = One moment, please.
say-go-on = Shall we continue?
say-sorry = Sorry.
say-well-played = Well played!

# The same in the log
say-quoted = { $name }: “{ $text }”
