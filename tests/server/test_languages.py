"""Refusals are told in the language that was asked for; without one, in English."""

import asyncio

import pytest

from tests.server.guests import Guest


@pytest.mark.parametrize(
    ("header", "path", "told"),
    [
        ("", "", "There is no such table."),
        ("de", "", "Diesen Tisch gibt es nicht."),
        ("fr-CH, fr;q=0.9, en;q=0.8", "", "Cette table n’existe pas."),
        ("en;q=0.3, pt, nl;q=0.7", "", "Die tafel bestaat niet."),
        ("frr, nl-BE;q=0.2", "", "Die tafel bestaat niet."),  # North Frisian is no French
        ("de;q=0, de;q=x, ,;;,*", "", "There is no such table."),
        ("de", "?lang=it", "Questo tavolo non esiste."),
        ("", "?lang=fr-CH", "Cette table n’existe pas."),
        ("de", "?lang=xx", "There is no such table."),
    ],
)
def test_over_http(house: str, header: str, path: str, told: str) -> None:
    headers = {"accept-language": header} if header else {}
    answer = Guest(house).web.get(f"/api/tables/nowhere{path}", headers=headers)
    assert answer.status_code == 404
    assert answer.json()["detail"] == told


def test_at_a_table(house: str) -> None:
    async def meet() -> None:
        ann = Guest(house, "Ann")
        table = ann.open("batavia", start=True)
        async with ann.at(table) as plain, ann.at(table, lang="de") as german:
            assert "is not a move. Moves are" in await plain.reason("move", move="fly")
            assert "ist kein Schritt; Schritte sind" in await german.reason("move", move="fly")
            assert "No bot is standing in for you." in await plain.reason("return")
            assert await german.reason("return") == "Du spielst schon selbst."
            assert german.state["ask"]["no_undo"].endswith(("gespielt.", "gemacht."))
            assert plain.state["ask"]["no_undo"].endswith(("played yet.", "moved since."))
        async with ann.at("nowhere", lang="nl") as lost:
            assert lost.frames[0]["reason"] == "Die tafel bestaat niet."

    asyncio.run(meet())
