"""A price that somebody has named: the move that pays it, for the seat it was named to."""

from typing import Any

from fondaco.contract.rules import SPECTATOR
from fondaco.messages import messages_in
from fondaco.table.audience import Audience
from fondaco.table.entries import Reason
from fondaco.table.sight import Sight
from tests.server.room_builder import RoomBuilder


def talks() -> tuple[RoomBuilder, int, int]:
    """A table in the trade phase: who has the turn, and a bot that answers."""
    builder = RoomBuilder(people=1, bot="merchant").begin()
    while builder.until_talks().turn:
        builder.end_turn()
    return builder, 0, 1


def hand(builder: RoomBuilder, seat: int) -> list[str]:
    assert builder.table.game is not None
    found: list[str] = builder.table.game.position.view(seat).as_json()["hand"]
    return found


def ask(builder: RoomBuilder, seat: int, language: str = "en") -> Any:
    return Sight(builder.table, messages_in).state(Audience(seat, language), False, 0)["ask"]


def move(builder: RoomBuilder, seat: int, text: str, tells: Reason | None = None) -> int:
    """A move, and the number of the newest offer afterwards."""
    by: Any = "bot" if builder.table.chairs[seat].mind else "person"
    builder.write(builder.table.move(seat, text, by=by, tells=tells))
    assert builder.table.game is not None
    offers = builder.table.game.position.view(SPECTATOR).as_json()["offers"]
    return offers[-1]["number"] if offers else 0


def more(ducats: int, offer: int) -> Reason:
    return Reason("say-ducats-more", {"ducats": ducats, "offer": offer})


def declined(builder: RoomBuilder, me: int, bot: int, terms: str, ducats: int = 3) -> str:
    """I offer this to a bot. It declines and names a price."""
    card = hand(builder, me)[0]
    number = move(builder, me, f"offer {terms.replace('CARD', card)}")
    move(builder, bot, f"decline #{number}.1", more(ducats, number))
    return card


def test_the_reply_is_the_same_offer_with_so_many_ducats_more() -> None:
    builder, me, bot = talks()
    card = declined(builder, me, bot, f"{bot}: CARD[load 1] for 1 any")
    assert ask(builder, me)["replies"] == [
        {
            "seat": bot,
            "text": "3 ducats more, and we have a deal.",
            "move": f"offer {bot}: {card}[load 1] + 3d for 1 any",
        }
    ]
    assert ask(builder, me, "")["replies"][0]["text"] == ""  # a program gets the move alone


def test_ducats_that_were_asked_for_become_fewer() -> None:
    builder, me, bot = talks()
    card = declined(builder, me, bot, f"{bot}: CARD for 1 any + 4d")
    assert ask(builder, me)["replies"][0]["move"] == f"offer {bot}: {card} for 1 any + 1d"


def test_an_offer_to_everybody_is_repeated_to_the_speaker_alone() -> None:
    builder, me, bot = talks()
    card = declined(builder, me, bot, "all: CARD for 1 any", ducats=2)
    assert ask(builder, me)["replies"][0]["move"] == f"offer {bot}: {card} + 2d for 1 any"


def test_it_is_for_nobody_else() -> None:
    """The move names my cards, so no other seat and no spectator gets it."""
    builder, me, bot = talks()
    declined(builder, me, bot, f"{bot}: CARD for 1 any")
    for seat in (SPECTATOR, *range(3)):
        if seat != me:
            found = ask(builder, seat)
            assert found is None or not found["replies"]


def test_it_goes_when_it_is_taken_when_it_is_impossible_and_with_the_turn() -> None:
    builder, me, bot = talks()
    declined(builder, me, bot, f"{bot}: CARD for 1 any")
    reply = ask(builder, me)["replies"][0]["move"]
    number = move(builder, me, reply)
    assert ask(builder, me)["replies"] == []
    move(builder, bot, f"decline #{number}.1")
    assert ask(builder, me)["replies"] == []  # the last word counts

    builder, me, bot = talks()
    declined(builder, me, bot, f"{bot}: CARD for 1 any", ducats=2000)
    assert ask(builder, me)["replies"] == []  # no offer has so many ducats

    builder, me, bot = talks()
    declined(builder, me, bot, f"{bot}: CARD for 1 any")
    builder.end_turn()
    assert not (ask(builder, me) or {"replies": []})["replies"]


def test_a_price_without_the_offer_it_is_about_is_only_words() -> None:
    """Logs from before have such remarks."""
    builder, me, bot = talks()
    number = move(builder, me, f"offer {bot}: {hand(builder, me)[0]} for 1 any")
    move(builder, bot, f"decline #{number}.1", Reason("say-ducats-more", {"ducats": 3}))
    assert ask(builder, me)["replies"] == []
