# Events of a club: why something cannot be done.

refused-event-few-players = A round needs at least { $least } players, and { $players ->
    [0] nobody is here
    [one] only one is here
   *[other] only { $players } are here
}.
refused-event-no-tables = { $players } players do not fit the table sizes of this event.
refused-event-cup-size = A cup cannot have { $players } players. The nearest sizes are { $sizes }.
refused-event-forbidden-pairs = The tables can’t be filled without breaking a “Keep apart” rule.
refused-event-registration-closed = Registration is closed.
refused-event-registered = This player is already registered.
refused-event-not-registered = This player is not registered.
refused-event-waiting = The event is full. This player is number { $place } on the waiting list.
refused-event-same-player = Choose two different players.
refused-event-round-runs = Round { $round } is not over yet.
refused-event-last-round = All rounds have been drawn.
refused-event-draw-stands = The draw cannot be taken back: a table is open.
refused-event-no-round = No round is running.
refused-event-no-table = This event has no such table.
refused-event-table-open = This table is already open.
refused-event-table-over = The game at this table is over.
refused-event-plays-already = { $player } is already playing at another table in this round.
refused-event-result = A result needs a score and a place for each of the { $players } seats.
refused-event-why = Please give a reason of at most { $most } characters.
refused-event-over = The event is over.
refused-event-title = The title needs 1 to { $most } characters.
refused-event-rounds = An event has { $least } to { $most } rounds.
refused-event-sizes = Tables have 2 to 5 seats.
refused-event-points = Give four numbers for the four places, none higher than the one before it and none below 0.
refused-event-code-uses = A code is for 1 to { $most } players and must expire in the future.
refused-event-removed = You can’t take part in this event. The organiser’s reason: { $why }
refused-event-name-taken = Another player here is called { $name }. Choose a different name.
refused-event-invitation = This event is by invitation only. Ask the organiser to invite you. They need your account name.
refused-event-code-needed = This event needs a code. Ask the organiser for one.
refused-event-code-wrong = That code is not right. Check it and try again.
refused-event-code-expired = That code has expired. Ask the organiser for a new one.
refused-event-code-used = That code has been used up. Ask the organiser for a new one.
refused-event-registration-open = Registration is already open.
refused-event-sits-there = This player already has that seat.
refused-event-reserve-late = The round has begun. Now only a bot, or the player drawn for this seat, can take it.
refused-event-not-your-table = Only players at that table can do this.
refused-event-no-result = This table does not have a result yet.
refused-event-protest-late = It is too late. Results are final { $minutes } minutes after a round.
refused-event-protest-open = The organiser has your protest and has not decided yet.
refused-event-no-protest = There is no such open protest.
refused-event-protests = Settle all protests first.
refused-event-protest-window = Players can still protest for { $minutes } min. Then the event can end.
refused-event-no-organiser = This person is not an organiser of this event.
refused-event-minutes = Times can be 0 to { $most } minutes. A round lasts at least 1 minute.
refused-event-players = An event has { $least } to { $most } players.
refused-event-no-undo = There is no undo in this event.
refused-event-sealed = Other tables are still playing this deal. You can look at it when the round is over.
refused-no-event = There is no such event.
refused-event-damaged = The log of this event cannot be read. Tell whoever runs this server.
refused-event-owner-leaves = You organise “{ $title }”. Hand it over or end it first.
refused-event-plays-elsewhere = This player is still playing at a table of “{ $title }”.
refused-event-game-sizes = This game has { $least } to { $most } players at a table.
refused-event-cup-four = A cup is played at tables of four.
refused-event-options = This game does not have these options.
refused-event-no-guests = Only people with an account can register. Create an account or sign in first.
refused-event-no-programs = Programs cannot register for this event.
refused-event-many = You already have { $most } events, which is the limit. End one first.
refused-event-only-organiser = Only an organiser of this event can do that.
refused-event-only-owner = Only the owner of this event can hand it over.
refused-event-other-round = The event is now in round { $round }. Check the page, then try again if you still want to.
refused-event-no-account = There is no account called { $login }.
refused-club-network = { $network } is not a network. Networks look like 192.168.0.0/16.
