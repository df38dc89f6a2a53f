"""Audiences that share lines read what they would read by themselves."""

from random import Random
from typing import Any

import pytest

from fondaco.contract.rules import SPECTATOR
from fondaco.messages import messages_in
from fondaco.table.audience import Audience
from fondaco.table.sight import Sight
from fondaco.table.telling import Telling
from tests.rules.event_tables import GAMES, events_of
from tests.server.room_builder import RoomBuilder


@pytest.mark.parametrize("game", GAMES)
def test_who_shares_lines_reads_what_was_meant_for_them(game: str) -> None:
    known, shared, own = events_of(game), 0, 0
    for number, rules in enumerate(known.tables[:2]):
        options = dict[str, Any](rules.options())
        builder = RoomBuilder(game, rules.players, seed=f"telling-{number}", **options).begin()
        table, rng, sight = builder.table, Random(number), Sight(builder.table, messages_in)
        seats = range(SPECTATOR, rules.players)
        while table.status == "playing":
            assert table.game is not None
            if rng.random() < 0.05 and not any(chair.mind for chair in table.chairs):
                builder.write(table.stand(table.turn, "random", "asked"))
            seat, move = known.choose(table.game.position, rng, number)
            by: Any = "bot" if table.chairs[seat].mind else "person"
            builder.write(table.move(seat, table.rules.format_move(move), by=by))
            telling = Telling(sight, table.rows[-1])
            # In any order: whoever comes first must not decide what the others read.
            for to in [Audience(each, "en") for each in rng.sample(seats, len(seats))]:
                assert telling.lines(to) == sight.told(table.rows[-1], to)
                shared += to.seat >= 0 and telling.reader(to).seat == SPECTATOR
                own += to.seat >= 0 and telling.reader(to) == to
    assert own
    assert shared or not sight.voice(Audience()).shares_sentences
