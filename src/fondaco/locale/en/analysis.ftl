# The review of a finished game: `fondaco review`, in the terminal and as a page.

analysis-title = Review: { $game }
analysis-progress = moves
analysis-reckoned = Each decision was simulated { $worlds } times with different hidden cards. Each time, bots played on for all players. ± is the sampling error. The real error is larger, because those bots make mistakes too.

analysis-percent = { $number }%
analysis-number = { $number }
analysis-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
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
analysis-head-score = play score
analysis-head-lost = win chance lost
analysis-head-lost-money = money lost
analysis-head-mistakes = mistakes
analysis-head-start = at the start
analysis-head-luck = luck
analysis-head-play = choices
analysis-head-result = result
analysis-head-moves = moves
analysis-head-what = what happened
analysis-head-cause = main cause
analysis-head-chances = win chances
analysis-head-move = move
analysis-head-mark = mark
analysis-head-did = what was played
analysis-head-better = best alternative
analysis-head-chance = win chance
analysis-head-difference = difference
analysis-head-money-difference = in money
analysis-head-judged = judged at the time
analysis-head-judged-money = in money
analysis-head-open = with all cards open
analysis-head-open-money = in money
analysis-head-lie = claim
analysis-head-paid = did it pay?
analysis-head-after = after
analysis-head-turn = turn
analysis-head-seat = { $name }

analysis-heading-seats = How they played
analysis-about-seats = The play score is 100 if no decision gave away money, judged by what the player knew at the time. If a player’s decisions give away, in total, as much as a tenth of the winner’s money, the score is 82. If they give away as much as half of that money, the score is 37. Scores can be compared between games. “Win chance lost” can’t be compared: a player with little chance left can lose only a little.
analysis-none-seats = Nobody played.
analysis-heading-luck = Luck and choices
analysis-about-luck = What changed each player’s win chance between the first move and the result: cards and dice (luck), and everyone’s decisions (choices), in percentage points.
analysis-none-luck = Nobody played.
analysis-heading-turns = Turning points
analysis-about-turns = Where the win chances changed most from one turn to the next, with all cards open.
analysis-none-turns = No turn changed the win chances much.
analysis-heading-mistakes = Mistakes
analysis-about-mistakes = Decisions that gave away at least 5 percentage points of win chance, based on what the player could see. The difference compares the move played with the best alternative.
analysis-none-mistakes = No decision clearly gave away 5 percentage points or more.
analysis-heading-deals = Deals
analysis-about-deals = What each deal gave both sides compared with saying no, in percentage points of win chance and in money: first as they could judge it at the time, then with all cards open.
analysis-none-deals = There were no deals.
analysis-heading-lies = Lies
analysis-about-lies = False claims about cards, and what each of them brought, judged with all cards open.
analysis-none-lies = Nobody lied.
analysis-heading-moments = All win chances
analysis-about-moments = The win chance at the start of each turn, with all cards open. In brackets: as a spectator saw it.
analysis-heading-decisions = All decisions
analysis-about-decisions = Each decision and its best alternative, as the player could judge them at the time. A difference smaller than its error means nothing.
analysis-none-decisions = There was nothing to decide.

analysis-cause-draw = the draw
analysis-cause-deal = a deal
analysis-cause-mistake = a mistake
analysis-cause-play = ordinary play
analysis-paid-nothing = No deal came of it.
analysis-paid-deal = { $paid ->
    [yes] It paid: { $chance } points of win chance, { $money } in money.
   *[no] It did not pay: { $chance } points of win chance, { $money } in money.
}

analysis-curve = Win chances over time
analysis-curve-title = One line per player: the win chance with all cards open, at the start of each turn. The same numbers are in the table “All win chances”.
analysis-curve-moves = moves: { $count }

# Puzzles: what they are about, where a game tells no themes apart.

theme-choice = Choices

# Choices that would be told alike, apart.

puzzle-with = { $what } With: { $cards }.
