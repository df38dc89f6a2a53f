# The review of a finished game: `fondaco review`, in the terminal and as a page.

analysis-title = Review: { $game }
analysis-progress = moves
analysis-reckoned = For every question { $worlds } worlds were looked into in which the game could have been, each played on by the same habits for all. ± is the error that this leaves; what the habits themselves get wrong comes on top.

analysis-percent = { $number }%
analysis-number = { $number }
analysis-place = { $place }.
analysis-score = { $number } ± { $error }
analysis-gain = { $up ->
    [yes] +{ $number }
   *[no] { $number }
} ± { $error }
analysis-moves = { $first }–{ $last }
analysis-from-to = { $name } { $before } → { $after }
analysis-both = { $open } ({ $watched })
analysis-end = the end
analysis-silence = Saying nothing.

analysis-head-player = player
analysis-head-place = place
analysis-head-money = money
analysis-head-score = play
analysis-head-lost = chance given away
analysis-head-lost-money = money given away
analysis-head-mistakes = mistakes
analysis-head-start = at the start
analysis-head-luck = luck
analysis-head-play = choices
analysis-head-result = result
analysis-head-moves = moves
analysis-head-what = what happened
analysis-head-cause = above all
analysis-head-chances = chances
analysis-head-move = move
analysis-head-did = what was done
analysis-head-better = the best alternative
analysis-head-chance = own chance
analysis-head-difference = difference
analysis-head-money-difference = in money
analysis-head-judged = as judged then
analysis-head-judged-money = in money
analysis-head-open = with open cards
analysis-head-open-money = in money
analysis-head-lie = what was said
analysis-head-paid = whether it paid
analysis-head-after = after
analysis-head-turn = turn
analysis-head-seat = { $name }

analysis-heading-seats = How they played
analysis-about-seats = Play is 100 if no decision gave away money that what was known at the time could have saved. A tenth of the winner’s money given away leaves 82, half of it 37. It can be compared between games. Of the chance to win nobody can give away more than there is.
analysis-none-seats = Nobody played.
analysis-heading-luck = Luck and choice
analysis-about-luck = From the chance before the first move to the result: what cards and dice changed, and what everybody’s choices changed, in points of a hundred.
analysis-none-luck = Nobody played.
analysis-heading-turns = Turning points
analysis-about-turns = Where the chances changed most between one turn and another, with open cards.
analysis-none-turns = No turn changed the chances much.
analysis-heading-mistakes = Mistakes
analysis-about-mistakes = Decisions that gave away at least 5 points of the chance to win, as far as the player could know. The difference is what was done, less the best alternative.
analysis-none-mistakes = No decision clearly gave away 5 points or more.
analysis-heading-deals = Deals
analysis-about-deals = What each deal gave to both, beside saying no: in points of a hundred of the chance to win and in money; as each of them could judge it then, and with open cards.
analysis-none-deals = There was no deal.
analysis-heading-lies = Lies
analysis-about-lies = What was said about cards and was not true, and what it brought with open cards.
analysis-none-lies = Nobody lied.
analysis-heading-moments = All chances
analysis-about-moments = The chance to win when each turn began, with open cards; in brackets, as a watcher could know it.
analysis-heading-decisions = All decisions
analysis-about-decisions = Each decision and its best alternative, as the player could judge them. Small differences beside their error mean nothing.
analysis-none-decisions = There was nothing to decide.

analysis-cause-draw = the draw
analysis-cause-deal = a deal
analysis-cause-mistake = a decision
analysis-cause-play = play
analysis-paid-nothing = No deal came of it.
analysis-paid-deal = { $paid ->
    [yes] It paid: { $chance } points, { $money } in money.
   *[no] It did not pay: { $chance } points, { $money } in money.
}

analysis-curve = The chances over time
analysis-curve-title = A line for each player: the chance to win with open cards, when each turn began. The same numbers are in the table “All chances”.
analysis-curve-moves = moves: { $count }

# Puzzles: what they are about, where a game tells no themes apart.

theme-choice = Choices

# Choices that would be told alike, apart.

puzzle-with = { $what } With: { $cards }.
