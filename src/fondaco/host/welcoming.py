"""The first frames of a connection to a table, and frames that say why something is refused."""

from fondaco.contract.refused import Refused
from fondaco.host.broadcast import Listener
from fondaco.host.room import Room
from fondaco.messages import messages_in
from fondaco.table.entries import gallery_log
from fondaco.table.frames import Answer, AnyFrame, Fault
from fondaco.table.sight import TALK

MAX_LAST_CHARS = 12


def check_last(text: str) -> int:
    """The number of the last entry that a client has. Refused: it is not a number."""
    number = text.removeprefix("-")
    if not number.isascii() or not number.isdigit() or len(number) > MAX_LAST_CHARS:
        raise Refused("last-entry")
    return int(text)


def welcome(room: Room, last: int, listener: Listener) -> list[AnyFrame]:
    """With the room's lock: what a new client is sent. Later changes build on it."""
    audience, table = listener.audience, room.table
    first = room.sight.welcome(last, audience, listener.host, room.time.now())
    if audience.seat < 0 or table.status == "over":
        first.talk.extend(said.speech for said in room.spectator_talk[-TALK:])
        if room.last_read(gallery_log(table.id)) >= TALK:
            first.earlier.append("gallery")
    room.broadcast.has(listener, first.state)
    waiting = room.waiting()
    return [first] if waiting.left is None else [first, waiting]


def fault(why: Refused, language: str) -> Fault:
    words = messages_in(language)
    return Fault(words.refusal(why), why.name, words.plain(why))


def refused_answer(request: str, why: Refused, language: str) -> Answer:
    """The answer to a request that was refused."""
    words = messages_in(language)
    return Answer(
        id=request,
        ok=False,
        reason=words.refusal(why),
        name=why.name,
        values=words.plain(why),
    )
