# The screens around the table: home, games, people, account.

web-too-many = Too much at once. Please wait a moment and try again.
web-no-answer = The house does not answer. What you wrote is still here; try again in a moment.
web-screen-missing = This page could not be loaded. Perhaps the house has a newer version.
web-screen-again = Load again
web-nav-waiting = { $count ->
    [one] , { $count } waits for you
   *[other] , { $count } wait for you
}

## Home and games

web-home-resume = Back to the table: { $title }
web-home-free = Free seats
web-home-watch = Watch a game
web-players-range = { $most ->
    [one] { $most } player
   *[other] { $least } to { $most } players
}
web-show-recorded = A recorded game of our bots
web-show-text = Nobody plays just now. Watch a game that our bots have played, recorded, with all hands open:
web-join-link = Were you sent a link?
web-join = Go there
web-join-lost = That is no link to a table.
web-card-place = place { $place } of { $count }
web-card-won = won by { $names }
web-games-none-running = No game of yours is running. Bots are always in, and a table for friends is opened in a moment.
web-games-more = Show older ones

## The same deal

web-screen-compare = The same deal
web-compare = Same deal
web-compare-text = Each seat was dealt the same at all these tables. The best result of a seat is marked.
web-compare-running = When this game is over, others can play its deal.
web-compare-table = Table
web-compare-alone = Nobody else has finished a game with this deal yet. Would you do better?
web-compare-play = Play it against bots
web-compare-open = Open a table with it

## People

web-people-here = People at this table
web-block = Block
web-unblock = No longer block
web-block-done = { $name } cannot sit down at your tables any more, and you do not see theirs.
web-block-ended = { $name } is no longer blocked.
web-report = Report…
web-report-what = What has { $name } done? The people of the house read it.
web-report-send = Send the report
web-report-sent = Thank you. The people of the house will look at it.
web-blocked = Blocked people
web-blocked-text = They cannot sit down at your tables, and you do not see theirs.
web-blocked-none = Nobody. In the menu of a table, or on a player’s page, you can block somebody.

## Account

web-account-page = My page
web-account-programs = For programs
web-copy-it = Copy
web-share = Share…
web-password-change = Change the password
web-password-text = Has somebody else come in as you? Then leave nothing but this device.
web-password-others = End everything else: other devices, links, tokens of programs, the webhook
web-password-old = Your present password
web-password-new = The new one, at least 8 characters
web-password-changed = The password is changed.
web-password-alone = The password is changed, and only this device is left.
web-devices = Devices
web-device-unnamed = a browser
web-device-here = this one
web-device-end = Sign out
web-device-ended = That device is signed out.
web-devices-end = Sign out everywhere but here
web-devices-ended = Only this device is left.
web-link-unnamed = A personal link
web-link-scan = Open the link on the other device, or point its camera here.
web-link-ended = That link leads nowhere now, and who came in by it is signed out.
web-way-end = Revoke
web-tokens = Tokens
web-tokens-text = With a token a program plays as you: your own bot, say.
web-tokens-docs = How programs talk to the house (docs/protocol.md tells more)
web-token-name = What it is for
web-token-make = Make a token
web-token-made = Copy it now: it is never shown again.
web-token-unnamed = A token
web-token-ended = That token is worth nothing any more.
web-webhook = Webhook
web-webhook-text = The house sends a message to this address when a game waits for you and you are not there.
web-webhook-address = Address
web-webhook-keep = Save
web-webhook-kept = Saved. Try whether a message arrives.
web-webhook-try = Send a test
web-webhook-arrived = It arrived.
web-webhook-end = Remove
web-webhook-ended = The house sends nothing there any more.
web-farewell = Delete everything about me…
web-farewell-text = Your name, account, rating, devices and tokens are deleted, for good. Bots play your running games to the end; finished games stay with those who played them.
web-farewell-do = Delete for good
web-farewell-done = Done. Nobody here knows you any more. Farewell!

## Rules

web-rules-english = These rules have not been translated: you read them in English.
web-rules-try = Try it
web-rules-try-how = Opens a table with bots in this very position.
web-rules-marks = What the marks mean; one chosen shows only its rules
