"""Events of Oltre Mare as sentences: who is spoken to, and how much at once."""

import pytest

from fondaco.contract.voice import Seen
from fondaco.games import make, make_voice
from fondaco.messages import Messages


def told(language: str, events: list[Seen], seat: int = 0) -> list[str]:
    voice = make_voice(make("oltremare", 3), seat, ["Marina", "Tommaso", "Lucia"])
    return [Messages(language).say(sentence.text) for sentence in voice.sentences(events)]


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Tommaso bietet dir"), ("nl", "Tommaso biedt jou"), ("it", "Tommaso ti offre")],
)
def test_an_offer_is_made_to_dir_and_not_to_du(language: str, said: str) -> None:
    offered = {
        "event": "offered", "seat": 1, "owner": 1, "number": 1, "version": 1, "to": 0,
        "give": [], "claims": [], "give_ducats": 2, "ask": [1, 0, 0, 0, 0, 0, 0, 0],
        "ask_ducats": 0, "counters": 0,
    }  # fmt: skip
    [sentence] = told(language, [offered])
    assert said in sentence


def test_sold_cargo_is_a_line_for_each_who_sells() -> None:
    sold = [
        {"event": "cargo_paid", "seat": 0, "ducats": 3, "cause": "cargo", "lots": [[3, 2, 3]]},
        {"event": "cargo_paid", "seat": 1, "ducats": 0, "cause": "cargo", "lots": []},
        {"event": "cargo_paid", "seat": 2, "ducats": 1, "cause": "cargo", "lots": [[0, 1, 1]]},
    ]
    assert told("en", sold) == [
        "You sell cargo for 3 ducats: 2 salt for 3.",
        "Lucia sells cargo for 1 ducat: 1 gem for 1.",
    ]
