# What the terminal says whichever game is played.

## Before the game

terminal-welcome = Fondaco: a house for trading games
terminal-ask-game = Which game? [Enter = 1]
terminal-ask-players = How many players, you and bots together, { $least } to { $most }? [Enter = { $usual }]
terminal-ask-name = Your name? [Enter = Marco]
terminal-usual-name = Marco
terminal-number-from = Type a number from { $least } to { $most }.
refused-no-game-has-options = No game has the options { $options } like that.
refused-players-from = This game is for { $least } to { $most } players.
refused-bots-count = There are { $bots } bots for { $seats } seats: name one for each seat, or one for all.
refused-seat-from = Your seat is a number from 0 to { $most }.
refused-no-such-language = There is no language '{ $language }'; there are { $languages }.
refused-resume-alone = --resume takes everything from the file: leave the other choices out, except --seat.
refused-example-alone = --example opens a position as it stands: leave the other choices out, except --name.
refused-resume-which-seat = In this file { $count } seats belong to people: say which one is yours with --seat.
refused-cannot-read-game = Cannot read { $file }: { $reason }.
refused-already-over = The game in { $file } is over. See it with: fondaco record show { $file }

terminal-opening = You are { $name }. With you at the table: { $others }.
terminal-bot = { $name } (bot { $bot })
terminal-commitment = Fingerprint of this game's chance, fixed before the first move: { $commitment }
terminal-resumed = The game goes on after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. What happened last:
terminal-opening-help = Type ? at any question for help. Ctrl-D or Ctrl-C leaves, and nothing is lost.

## Asking

terminal-ask = { $prompt } >
terminal-ask-enter = { $prompt } [Enter] >
terminal-ask-or-go-on = { $prompt } [Enter = nothing] >
terminal-confirm = Do it? [Enter = yes, n = no]
terminal-no = ✗ { $reason }
# What counts as yes and as no, beside the English words.
terminal-yes = y yes
terminal-no-words = n no
terminal-yes-or-no = Enter or y is yes, n is no.
terminal-cancelled = Never mind, then.
refused-type-something = Type a number of the menu, a move, or ? for help.
refused-not-in-menu = { $typed } is not in the menu.
refused-one-at-a-time = Choose these one at a time.
refused-ambiguous-move = That could be any of these: { $moves }.
refused-odd-line = That line is too long, or has characters that cannot be shown.
refused-cannot-follow = Nothing was done: { $move } cannot follow. { $reason }
refused-too-many-moves = Nothing was done: after { $count ->
    [one] the first of these moves
   *[other] the first { $count } of these moves
} something comes to light. See it first, then go on.
refused-nothing-to-wait-for = The game waits for you; there is nothing to wait for.
terminal-silence = Nobody says anything.

## Commands

terminal-help-title = Help
terminal-help-numbers = numbers of the menu, one or several at once, in the order you want
terminal-help-notation = the same as a move in words; beginnings of words are enough, ; separates moves
terminal-help-undo = undo your last choice, back to whatever came to light last
terminal-help-board = show the whole board
terminal-help-log = the log: the last things that happened, or the last 50 as in: l 50
terminal-help-rule = read a rule, as in: r 2.2, or find one by a word: r pirates
terminal-help-talk = be asked in others' turns always, or only when they want an answer
terminal-help-save = save the game, to a file of your choice if you name one
terminal-file = FILE
terminal-help-quit = quit; you are asked whether to save
terminal-undone = Taken back: { $moves }.
refused-cannot-take-back = That cannot be taken back. { $reason }
refused-log-how = Type l, or l and how many lines, as in: l 50
terminal-log-limit = Farther back you have to remember: this table plays without a ledger.
terminal-talk = { $quiet ->
    [yes] From now on you are asked in the others' turns only when somebody wants an answer.
   *[no] From now on you are asked in every turn of the others whether you want to offer something.
}

## Rules

refused-no-rulebook = This installation came without the rulebook.
refused-no-such-rule = There is no rule { $rule }. Type r alone for the list.
terminal-mark-doc = from a published rulebook
terminal-mark-fact = from public descriptions of the game
terminal-mark-ruling = RULING: nobody says, this is our decision
terminal-mark-reconstruction = RECONSTRUCTION of something printed that we do not know
terminal-mark-edition = only in the edition of { $edition }
terminal-try = Try it: { $command }

## Keeping the game

terminal-saved = Saved. Go on later with:
refused-cannot-save = Cannot save to { $file }: { $reason }.
refused-file-name = { $file } is no name for a game: let it end with { $ending }, as in mine{ $ending }
refused-file-taken = { $file } holds something else: choose another name.
terminal-quit-save = Save before you go? [Enter = to { $file }, or type NAME.txt, n = no, c = stay here]
terminal-bye = Goodbye.
terminal-kept = The game is kept. Go on with:
terminal-kept-over = The record of the game is kept. Check it with:

## The end

terminal-sheet-title = Final sheet
terminal-sheet-total = total
terminal-sheet-place = { $place }. { $name }
terminal-sheet-you = { $name } (you)
terminal-seed = The seed was { $seed }. Its fingerprint, shown before the first move, is { $commitment }
terminal-save-record = Save the record? [Enter = to { $file }, or type NAME.txt, n = no]
terminal-record-saved = Saved. Anybody can check seed, moves and result with:
terminal-bots-others = Strengths are on the scale of the house’s ratings, where they were measured. There are also: { $names }.
