"""Events of Oltre Mare as sentences: who is spoken to, and how much at once."""

import re
from pathlib import Path

import pytest

from fondaco.contract.voice import Seen
from fondaco.games import make, make_voice
from fondaco.games.batavia.voice import telling as batavia
from fondaco.games.oltremare.voice import telling as oltremare
from fondaco.messages import Messages


def told(language: str, events: list[Seen], seat: int = 0) -> list[str]:
    voice = make_voice(make("oltremare", 3), seat, ["Marina", "Tommaso", "Lucia"])
    return [Messages(language).say(sentence.text) for sentence in voice.sentences(events)]


OFFERED = {
    "event": "offered", "seat": 1, "owner": 1, "number": 1, "version": 1, "to": 0,
    "give": [], "claims": [], "give_ducats": 2, "ask": [1, 0, 0, 0, 0, 0, 0, 0],
    "ask_ducats": 0, "counters": 0,
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Tommaso bietet dir"), ("nl", "Tommaso biedt jou"), ("it", "Tommaso ti offre")],
)
def test_an_offer_is_made_to_dir_and_not_to_du(language: str, said: str) -> None:
    [sentence] = told(language, [OFFERED])
    assert said in sentence


@pytest.mark.parametrize(
    ("to", "seat", "calls"),  # seven: everyone
    [(0, 0, True), (7, 0, True), (7, 2, True), (0, 2, False), (0, 1, False), (7, -1, False)],
)
def test_an_offer_calls_those_it_is_made_to(to: int, seat: int, calls: bool) -> None:
    voice = make_voice(make("oltremare", 3), seat, ["Marina", "Tommaso", "Lucia"])
    [sentence] = voice.sentences([{**OFFERED, "to": to}])
    assert (sentence.about, sentence.calls) == ("offer", calls)


def test_every_topic_is_one_that_logs_and_sounds_know() -> None:
    [sounds] = (Path(__file__).parents[2] / "web" / "src").rglob("sound.ts")
    known = re.findall(r"^  (\w+): \(a\) =>", sounds.read_text("utf-8"), re.MULTILINE)
    counted = {"deal", "refusal"}
    assert set(oltremare.ABOUT) | set(batavia.ABOUT) == {*known, *counted} - {"turn", "hurry"}
    for voice in (oltremare, batavia):
        assert len(voice.TOPIC) == sum(len(kinds) for kinds in voice.ABOUT.values())


def test_cards_that_a_seat_saw_are_shown_as_pictures() -> None:
    voice = make_voice(make("oltremare", 3), 0, ["Marina", "Tommaso", "Lucia"])
    played = [{"event": "played", "seat": 1, "card": card, "symbols": 0} for card in (0, 1)]
    [sentence] = voice.sentences(played)
    assert len(sentence.cards) == 2
    [unseen] = voice.sentences([{"event": "discarded", "seat": 1, "hand": 3}])
    assert unseen.cards == ()


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
