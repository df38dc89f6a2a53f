# What the terminal says whichever game is played.

## Before the game

terminal-welcome = Fondaco: board games about trade
terminal-ask-game = Which game? [Enter = 1]
terminal-ask-players = How many players, including you, { $least } to { $most }? [Enter = { $usual }]
terminal-ask-name = Your name? [Enter = Marco]
terminal-usual-name = Marco
terminal-number-from = Type a number from { $least } to { $most }.
refused-no-game-has-options = No game has these options: { $options }.
refused-players-from = This game is for { $least } to { $most } players.
refused-bots-count = There are { $bots } bots for { $seats } seats. Name one for each seat, or one for all.
refused-seat-from = Your seat is a number from 0 to { $most }.
refused-no-such-language = There is no language '{ $language }'. Languages: { $languages }.
refused-resume-alone = --resume takes everything from the file. Leave out the other options, except --seat.
refused-example-alone = --example opens a fixed position. Leave out the other options, except --name.
refused-resume-which-seat = This file has { $count } human seats. Choose yours with --seat.
refused-cannot-read-game = Cannot read { $file }: { $reason }.
refused-already-over = The game in { $file } is over. To see it: fondaco record show { $file }

terminal-opening = You are { $name }. At the table with you: { $others }.
terminal-bot = { $name } (bot { $bot })
terminal-commitment = Fingerprint of this game’s shuffle, fixed before the first move: { $commitment }
terminal-resumed = The game continues after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. What happened last:
terminal-opening-help = Type ? at any question for help. Ctrl+D or Ctrl+C quits, and your game is kept.

## Asking

terminal-ask = { $prompt } >
terminal-ask-enter = { $prompt } [Enter] >
terminal-ask-or-go-on = { $prompt } [Enter = nothing] >
terminal-confirm = Do it? [Enter = yes, n = no]
terminal-no = ✗ { $reason }
# What counts as yes and as no, beside the English words.
terminal-yes = y yes
terminal-no-words = n no
terminal-yes-or-no = Press Enter or type y for yes, n for no.
terminal-cancelled = Cancelled.
refused-type-something = Type a number from the menu, a move, or ? for help.
refused-not-in-menu = { $typed } is not in the menu.
refused-one-at-a-time = Choose these one at a time.
refused-ambiguous-move = That could mean any of these: { $moves }.
refused-odd-line = That line is too long, or has characters that cannot be shown.
refused-cannot-follow = Nothing was done: { $move } is not possible after the moves before it. { $reason }
refused-too-many-moves = Nothing was done. Something is revealed after { $count ->
    [one] the first of these moves. Make only that one
   *[other] the first { $count } of these moves. Make only those
}, look at what is revealed, then continue with the rest.
refused-nothing-to-wait-for = The game is waiting for you.
terminal-silence = Nobody says anything.

## Commands

terminal-help-title = Help
terminal-help-numbers = numbers from the menu, one or several at once, in the order you want
terminal-help-notation = a move in words, or the first letters of each word (put ; between moves)
terminal-help-undo = undo your last choice (possible until something hidden is revealed)
terminal-help-board = show the whole board
terminal-help-log = the log: the latest events, or the last 50 with: l 50
terminal-help-rule = read a rule, as in: r 2.2, or find one by a word: r pirates
terminal-help-talk = choose whether you are asked on every opponent’s turn, or only when someone wants an answer
terminal-help-save = save the game; you may name a file
terminal-file = FILE
terminal-help-quit = quit; you can save first
terminal-undone = Undone: { $moves }.
refused-cannot-take-back = That can’t be undone. { $reason }
refused-log-how = Type l, or l and how many lines, as in: l 50
terminal-log-limit = For anything earlier, you have to rely on your memory: this table plays without a ledger.
terminal-talk = { $quiet ->
    [yes] From now on, on opponents’ turns, you’ll be asked only when someone wants an answer.
   *[no] From now on you’ll be asked on every opponent’s turn whether you want to make an offer.
}

## Rules

refused-no-rulebook = The rulebook is not installed here.
refused-no-such-rule = There is no rule { $rule }. Type r alone for the list.
terminal-mark-doc = from a published rulebook
terminal-mark-fact = from public descriptions of the game
terminal-mark-ruling = RULING: no source covers this, it is our decision
terminal-mark-reconstruction = RECONSTRUCTION of something printed that we don’t have
terminal-mark-edition = only in the { $edition } edition
terminal-try = Try it: { $command }

## Keeping the game

terminal-saved = Saved. Continue later with:
refused-cannot-save = Cannot save to { $file }: { $reason }.
refused-file-name = { $file } is not a name for a game. It must end with { $ending }, as in mine{ $ending }
refused-file-taken = { $file } contains something else. Choose another name.
terminal-quit-save = Save before you go? [Enter = save to { $file }, NAME.txt = save to that file, n = no, c = stay here]
terminal-bye = Goodbye.
terminal-kept = The game is saved. Continue with:
terminal-kept-over = The record of the game is saved. Check it with:

## The end

terminal-sheet-title = Final scores
terminal-sheet-total = total
terminal-sheet-place = { $place }. { $name }
terminal-sheet-you = { $name } (you)
terminal-seed = The seed was { $seed }. Its fingerprint, shown before the first move, is { $commitment }
terminal-save-record = Save the record? [Enter = save to { $file }, NAME.txt = save to that file, n = no]
terminal-record-saved = Saved. Anyone can check the seed, the moves and the result with:
terminal-bots-others = Measured ratings use the same scale as the server’s player ratings. Other bots: { $names }.
