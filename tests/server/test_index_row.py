"""The row of a table in lists is written when it says something new, and then only."""

import pytest

from fondaco.host.room import Room
from fondaco.host.table_index import index_of, is_current
from fondaco.table.entries import Clock
from tests.server.room_builder import LIVE, RoomBuilder


@pytest.mark.parametrize("clock", [None, LIVE])
def test_a_row_is_written_if_and_only_if_it_has_changed(clock: Clock | None) -> None:
    builder = RoomBuilder("batavia", players=3, people=2, clock=clock, setup="quick")
    room = Room(builder.table)
    written = kept = short = 0

    def check() -> None:
        nonlocal written, kept, short
        old = room.index
        fresh = index_of(builder.table, 0 if old is None else old.updated)
        if old is not None and is_current(old, builder.table):  # known without a new row
            assert fresh == old
            short += 1
        found = room.new_index(builder.now)
        assert (found is None) == (fresh == old)
        written, kept = written + (found is not None), kept + (found is None)

    check()
    table = builder.table
    for seat, name in enumerate(("Ann", "Bob")):
        builder.write(table.sit(name.lower(), name, seat))
        check()
    builder.write(table.hire(2, "random", "Cem"))
    check()
    builder.write(table.begin())
    check()
    builder.write(table.stand(0, "random", "asked"))
    check()
    builder.write(table.come_back(0))
    check()
    builder.write(table.pause("ann"))
    check()
    builder.write(table.resume("ann"))
    check()
    while table.status == "playing":
        builder.wait(1).play()
        check()
    check()
    assert written
    assert kept
    assert short
