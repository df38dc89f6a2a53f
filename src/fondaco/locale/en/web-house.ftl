# The screens around the table: home, games, people, account.

web-too-many = Too many requests. Please wait a moment and try again.
web-no-answer = Fondaco isn’t responding. What you wrote is still here. Try again in a moment.
web-screen-missing = This page could not be loaded. There may be a newer version of Fondaco.
web-screen-again = Reload
web-nav-waiting = { $count ->
    [one] , { $count } is waiting for you
   *[other] , { $count } are waiting for you
}

## Home and games

web-home-resume = Back to the table: { $title }
web-home-free = Free seats
web-screen-watch = Watch a game
web-watch-empty = No game is running right now.
web-players-range = { $most ->
    [one] { $most } player
   *[other] { $least } to { $most } players
}
web-show-recorded = A recorded game between bots
web-show-text = Nobody is playing right now. Watch a recorded game between bots, with all hands open:
web-join-link = Got a link?
web-join = Open it
web-join-lost = That is not a link to a table.
## Looking for players

web-looking = Looking for players
web-looking-begin = I’m looking for players
web-looking-help = Others see that you’re looking, and join with one tap. When the table is full, the game begins and you’re called. Until then you can look around. If you close Fondaco, your search ends.
web-looking-join = Join
web-looking-yes = You’re looking for players. The bar at the top shows who’s there.
web-looking-now = Looking for players: { $game }, { $taken } of { $count }
web-looking-table = To the table
web-looking-stop = Stop looking
web-looking-full = Your table is full. The game begins.
web-looking-go = Play
web-screen-here = Play here together
web-here-door = Are the others in the same room? Show them a code for their phones.
web-here-scan = Scan this code to join in.
web-here-link = Link to this server
web-card-place = place { $place } of { $count }
web-card-won = won by { $names }
web-games-none-running = You have no games in progress. Play against bots right away, or open a table for friends.
web-games-more = Show older games

## The same deal

web-screen-compare = The same cards
web-compare = Same cards
web-compare-text = All these tables were dealt the same cards, seat by seat. The best result for each seat is marked.
web-compare-running = When this game is over, others can play the same cards.
web-compare-table = Table
web-compare-alone = Nobody else has finished a game with these cards yet. Could you do better?
web-compare-play = Play these cards against bots
web-compare-open = Open a table with these cards

## People

web-people-here = Players at this table
web-block = Block
web-unblock = Unblock
web-block-done = { $name } can’t sit down at your tables any more, and you won’t see theirs.
web-block-ended = { $name } is no longer blocked.
web-report = Report…
web-report-what = What did { $name } do? The people who run this server will read it.
web-report-send = Send report
web-report-sent = Thank you. The people who run this server will look at it.
web-blocked = Blocked players
web-blocked-text = They can’t sit down at your tables, and you don’t see theirs.
web-blocked-none = Nobody. You can block someone from a table’s menu or a player’s page.

## Account

web-account-page = My page
web-account-programs = For programs
web-copy-it = Copy
web-share = Share…
web-password-change = Change password
web-password-text = Has someone else signed in as you? Then sign out everything but this device.
web-password-others = Sign out everything else: other devices, links, program tokens and the webhook
web-password-old = Current password
web-password-new = New password, at least 8 characters
web-password-changed = Password changed.
web-password-alone = Password changed. Only this device is still signed in.
web-devices = Devices
web-device-unnamed = a browser
web-device-here = this device
web-device-end = Sign out
web-device-ended = Device signed out.
web-devices-end = Sign out everywhere else
web-devices-ended = Only this device is still signed in.
web-link-unnamed = A personal link
web-link-scan = Open the link on the other device, or point its camera here.
web-link-ended = That link no longer works, and anyone who used it has been signed out.
web-way-end = Revoke
web-tokens = Tokens
web-tokens-text = A token lets a program play as you: your own bot, for example.
web-tokens-docs = How programs talk to the server (see docs/protocol.md)
web-token-name = What the token is for
web-token-make = Create token
web-token-made = Copy it now. It won’t be shown again.
web-token-unnamed = A token
web-token-ended = That token no longer works.
web-webhook = Webhook
web-webhook-text = Fondaco sends a message to this address when a game is waiting for you and you’re away.
web-webhook-address = Address
web-webhook-keep = Save
web-webhook-kept = Saved. Send a test to see if it arrives.
web-webhook-try = Send a test
web-webhook-arrived = It arrived.
web-webhook-end = Remove
web-webhook-ended = Fondaco no longer sends messages there.
web-own-data = Your data
web-own-data-text = Download everything that this server stores about you: your profile, games, chat messages, events, ratings and reports.
web-own-data-get = Download my data
web-farewell = Delete everything about me…
web-farewell-text = Your name, account, rating, devices and tokens are deleted permanently, and so is what you wrote in chats. Bots finish your current games. In finished games and events, a pseudonym takes the place of your name. Backups of this server, files that people downloaded, and what others wrote about you stay as they are.
web-farewell-do = Delete permanently
web-farewell-done = Everything about you has been deleted. Farewell!

## Rules

web-rules-english = These rules haven’t been translated into your language, so they are shown in English.
web-rules-try = Try it
web-rules-try-how = Opens a table in this position, with bots.
web-rules-marks = What the marks mean. Choose one to show only its rules.
