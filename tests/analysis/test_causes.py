"""Why one move is better than another: where the difference comes from."""

import pytest

from fondaco.analysis.causes import cause_of
from fondaco.analysis.comparison import END
from fondaco.analysis.puzzles.book import shipped
from fondaco.bots.experts import expert_for
from fondaco.games import make_voice, rulesets
from fondaco.messages import Messages, languages


@pytest.mark.parametrize("ruleset", list(rulesets()))
def test_the_sources_of_a_seat_add_up_to_its_value_and_have_words(ruleset: str) -> None:
    for puzzle in shipped(ruleset)[::40]:
        game = puzzle.replay(listen=False)
        position = game.position
        expert = expert_for(position)
        voice = make_voice(game.rules, 0, ["Ann"] * position.players)
        values = expert.values(position)
        shifts = [
            sum(expert.sources(position, seat).values()) - values[seat]
            for seat in range(position.players)
        ]
        # What is the same for every seat may be left out.
        assert max(shifts) - min(shifts) < 5.0
        for seat in range(position.players):
            for language in languages():
                for name in (*expert.sources(position, seat), END):
                    said = [voice.source(name, more) for more in (True, False)]
                    words = [Messages(language).say(each) for each in said if each]
                    assert words[0] != words[1]


@pytest.mark.parametrize("ruleset", list(rulesets()))
def test_the_cause_is_found_from_the_view_and_is_the_same_again(ruleset: str) -> None:
    found = 0
    puzzles = shipped(ruleset)[::60]
    for puzzle in puzzles:
        game = puzzle.replay(listen=False)
        view = game.position.view(puzzle.seat)
        other = next(each.move for each in puzzle.choices if each.move != puzzle.solution)
        moves = game.rules.parse_move(puzzle.solution), game.rules.parse_move(other)
        cause = cause_of(view, *moves, worlds=8)
        assert cause == cause_of(view, *moves, worlds=8)
        assert cause.gained >= cause.lost >= 0.0
        found += bool(cause.gain or cause.rival >= 0)
    assert found > len(puzzles) // 2
