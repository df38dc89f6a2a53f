# The organiser’s page of an event.

web-organise-next = Next step
web-organise-here = Checked in: { $here } of { $all }.
web-organise-draw = Draw round { $round }
web-organise-draw-sure = Draw round { $round } for everyone who is here ({ $count })? You can take the draw back until the round begins.
web-organise-undo = Take back the draw
web-organise-undo-sure = Take back the draw of round { $round }?
web-organise-begin = Begin round { $round }
web-organise-begin-sure = Begin round { $round }? All its tables open at once, and the clock starts.
web-organise-runs = Round { $round } is being played. Tables still playing: { $left }.
web-organise-close = Close the round
web-organise-close-sure = Close round { $round }? Tables still playing will be closed and won’t count.
web-organise-end = End the event
web-organise-end-sure = End the event? The standings become final.
web-organise-close-registration = Close registration
web-organise-close-registration-sure = Close registration? You can open it again.
web-organise-open-registration = Open registration
web-organise-check-in = Check in
web-organise-remove = Remove
web-organise-remove-sure = Remove { $name } for good? A bot will finish their game.
web-organise-withdraw-sure = Withdraw { $name } from later rounds?
web-organise-absent = Mark absent
web-organise-seat-of = Who plays for { $name }?
web-organise-absent-text = { $name } scores nothing in this round. Whoever takes the seat gets its result.
web-organise-seat-back = Give the seat back
web-organise-seat-back-sure = Give the seat back to { $name }, who is here now?
web-organise-correct = Correct result
web-organise-correct-title = Result of table { $table }, round { $round }
web-organise-correct-text = The standings will change. Rounds already drawn stay as they are.
web-organise-void = This table does not count
web-organise-save = Save
web-organise-apart = Keep apart
web-organise-apart-text = These players never sit at the same table.
web-organise-codes = Codes
web-organise-code-uses = Players per code
web-organise-code-new = Create a code
web-organise-code-used = { $used } of { $uses } used
web-organise-invite = Invite by account name
web-organise-invited = Invited: { $names }
web-organise-login = Account name
web-organise-helpers = Organisers
web-organise-helper-add = Add as organiser
web-organise-helper-remove = Remove
web-organise-hand-over = Hand the event over
web-organise-hand-over-sure = Hand the event over to { $name }? You can’t take it back yourself.
web-organise-protests = Disputes
web-organise-answer = Answer
web-organise-same-address = Same internet address (they may be a family): { $names }
web-organise-webhook = Send news to this address (webhook)
web-organise-poster = Poster
web-organise-print = Print
web-organise-more = More
web-organise-only = Only organisers of this event can see this page.
web-ledger = Value given in deals
web-ledger-about = For each pair of players, this shows which of the two gained more win chance from their deals with each other, and how much more, over the whole event. A pair that stands out is a reason to look at the deals, not an accusation.
web-ledger-counts =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } in { $games ->
        [one] { $games } finished game.
       *[other] { $games } finished games.
    }
web-ledger-waits =
    { $left ->
        [one] One more game is still being evaluated.
       *[other] { $left } more games are still being evaluated.
    }
web-ledger-none = No pair stands out.
web-ledger-pair =
    { $giver } gave { $receiver } { $chance } percentage points of win chance ({ $money } in money) in { $deals ->
        [one] one deal.
       *[other] { $deals } deals.
    }
