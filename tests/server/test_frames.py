"""What goes into logs and over the wire, byte for byte: others have written and read it so."""

from pathlib import Path

import pytest
from msgspec import json

from fondaco.messages import messages_in
from fondaco.server.base.log_codec import decode, encode, encoded
from fondaco.table.audience import Audience
from fondaco.table.entries import Clock
from fondaco.table.frames import Answer, Fault, Overheard, Presence, Speech
from fondaco.table.sight import Sight
from tests.server.room_builder import LIVE, RoomBuilder

LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_what_was_read_from_a_log_is_written_the_same(path: Path) -> None:
    *lines, _ = path.read_text("utf-8").splitlines()
    for _, _, text, *beside in map(json.decode, lines):
        if beside == ["rematch"]:  # which holds a name and no entries
            continue
        # Once upon a time a table without a clock said so.
        assert encode(decode(text)) == text.encode().replace(b',"clock":{}', b"")


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"{}",
        b'{"kind":"flown"}',
        b'{"kind":"freed"}',
        b'{"kind":"freed","seat":"1"}',
        b'{"kind":"freed","seat":true}',
        b'{"kind":"moved","seat":0,"move":"pass","by":"cat"}',
    ],
)
def test_what_is_no_entry_is_refused(text: bytes) -> None:
    with pytest.raises((ValueError, TypeError)):
        decode(text)


def test_what_is_unknown_in_an_entry_is_passed_over() -> None:
    assert encode(decode(b'{"kind":"freed","seat":1,"later":[2]}')) == b'{"kind":"freed","seat":1}'


def test_the_kind_of_a_frame_comes_first() -> None:
    speech = Speech(at=1, name="Ann", text="hi", channel="gallery", seat=-1, person="ann")
    assert encoded(Overheard(speech=speech)) == (
        b'{"type":"overheard","speech":{"at":1,"name":"Ann","text":"hi","channel":"gallery",'
        b'"seat":-1,"person":"ann","phrase":"","number":-1}}'
    )
    assert encoded(Presence(seats=[0, 2], watchers=1)) == (
        b'{"type":"presence","seats":[0,2],"watchers":1}'
    )
    assert encoded(Answer(id="7", ok=True, number=3)) == (
        b'{"type":"answer","id":"7","ok":true,"number":3,"reason":"","name":"","values":{},'
        b'"preview":""}'
    )
    assert encoded(Fault("Why", "why", {"most": 3})) == (
        b'{"type":"fault","reason":"Why","name":"why","values":{"most":3}}'
    )


@pytest.mark.parametrize(
    ("clock", "shown"), [(None, {}), (LIVE, {"kind": "live", "bank": 100, "increment": 10})]
)
def test_a_welcome_shows_the_whole_table(clock: Clock | None, shown: dict[str, object]) -> None:
    builder = RoomBuilder("batavia", clock=clock).begin().order(0, bid_up_to=7, auction=1)
    sight = Sight(builder.table, messages_in)
    frame = encoded(sight.welcome(-1, Audience(0), False, builder.now))
    assert frame.startswith(b'{"type":"welcome","state":{"table":"t1","title":"",')
    sent = json.decode(frame)
    assert list(sent) == ["type", "state", "missed", "story", "talk", "earlier", "whole"]
    assert list(sent["state"]) == [
        "table", "title", "game", "players", "options", "private", "clock", "talk", "coach",
        "ladder", "open_later", "commitment", "same_deal_as", "follows", "forked_at", "day",
        "counted", "event", "number", "at", "pace", "status", "seats", "running", "paused_by",
        "host_seat", "rematch", "view", "you", "host", "ask", "orders", "orders_dropped", "outlook",
        "log_limit",
        "open_hands", "result",
    ]  # fmt: skip
    assert sent["state"]["clock"] == shown
    assert sent["state"]["orders"] == {"bid_up_to": 7, "auction": 1}
    frame = encoded(sight.update(builder.table.rows[-1], Audience(-1), None))
    assert list(json.decode(frame)) == [
        "type", "number", "at", "what", "seat", "events", "lines", "taken_back", "speech",
        "after", "changes", "state",
    ]  # fmt: skip
