"""An event as files: standings and results for a spreadsheet, and the records of its games."""

import csv
from io import BytesIO, StringIO
from zipfile import ZIP_DEFLATED, ZipFile

from fondaco.contract.refused import Refused
from fondaco.events.event import ClubEvent
from fondaco.server.events.event_log import LiveEvent
from fondaco.server.events.shown import standings
from fondaco.server.tables.house import House

FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")  # a spreadsheet would compute these


def safe(text: str) -> str:
    """A name that no spreadsheet takes for a formula.

    >>> safe("Ada"), safe("=1+1"), safe("  @me")
    ('Ada', "'=1+1", "'  @me")
    """
    return f"'{text}" if text.lstrip().startswith(FORMULAS) or text.startswith(FORMULAS) else text


def _written(rows: list[list[object]]) -> str:
    out = StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(rows)
    return "\ufeff" + out.getvalue()  # spreadsheets would otherwise guess the encoding


def standings_csv(event: ClubEvent) -> str:
    rounds = [f"round {number}" for number in range(1, len(event.rounds) + 1)]
    head = ["place", "name", "points", "wins", "opponents", "margin", "played", *rounds]
    rows: list[list[object]] = [list(head)]
    for line in standings(event):
        by_round = ["" if each is None else each for each in line.by_round]
        rows.append(
            [line.place, safe(line.name), line.points, line.wins, line.opponents, line.margin,
             line.played, *by_round]
        )  # fmt: skip
    return _written(rows)


def results_csv(event: ClubEvent) -> str:
    """One row for each seat; a round whose deal is still being played is left out."""
    rows: list[list[object]] = [
        ["round", "table", "seat", "name", "score", "place", "counts", "record"]
    ]
    for number, each in enumerate(event.rounds, start=1):
        if event.sealed(number):
            continue
        for at, table in enumerate(each.tables, start=1):
            for seat, player in enumerate(table.players):
                name = safe(event.players[player].name) if player else "(bot)"
                score = table.scores[seat] if table.scores else ""
                place = table.places[seat] if table.places else ""
                counts = "no" if table.void or not table.scores else "yes"
                rows.append([number, at, seat + 1, name, score, place, counts, table.table])
    return _written(rows)


async def records_zip(house: House, live: LiveEvent) -> bytes:
    """The records of all games whose deals may be shown."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        for number, each in enumerate(live.event.rounds, start=1):
            if live.event.sealed(number):
                continue
            for at, table in enumerate(each.tables, start=1):
                if not table.table:
                    continue
                try:
                    room = await house.room(table.table)
                except Refused:  # damaged
                    continue
                if room.table.game is not None and room.table.status == "over":
                    file.writestr(f"round-{number}-table-{at}.txt", room.table.game.to_text())
    return out.getvalue()
