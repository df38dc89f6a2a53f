"""The house itself: it answers requests and connections, and keeps everything through its host."""

import asyncio
from collections.abc import Callable, Iterable

from fondaco.contract.refused import Refused
from fondaco.host.damaged import DamagedError
from fondaco.host.json_codec import encode
from fondaco.host.lookup import NoSuchError
from fondaco.host.person_names import StrangerError
from fondaco.host.room import Room
from fondaco.host.table_pages import people_at
from fondaco.messages import messages_in
from fondaco.solo.asking import PlainText, asked_of
from fondaco.solo.connection import SoloConnection
from fondaco.solo.days import SoloDays
from fondaco.solo.host import SoloAnswer, SoloHost
from fondaco.solo.reviews import SoloReviews
from fondaco.solo.routes import Routes
from fondaco.solo.store import SoloStore
from fondaco.solo.tables import SoloTables
from fondaco.solo.thinking import Thinker
from fondaco.store import StoreError

JSON = {"content-type": "application/json"}


class SoloHouse:
    def __init__(self, host: SoloHost) -> None:
        self.store = SoloStore(host)
        thinker = Thinker(host)
        self.tables = SoloTables(host, self.store, thinker)
        self.reviews = SoloReviews(self.tables, thinker)
        self.tables.on_over.append(self._review)
        self._routes = Routes(self.tables, thinker, self.reviews, SoloDays(self.tables))

    async def load(self, rows: Iterable[tuple[str, str, str]]) -> None:
        """Take in what was saved: kind, key and text of each row."""
        self.store.load(rows)

    async def request(
        self, method: str, path: str, headers: dict[str, str], body: str
    ) -> SoloAnswer:
        """Answer a request as over HTTP. Once begun, it is finished."""
        return await asyncio.shield(self.tables.begin(self._answer(method, path, headers, body)))

    async def _answer(
        self, method: str, path: str, headers: dict[str, str], body: str
    ) -> SoloAnswer:
        where, asked = asked_of(path, headers, body)
        try:
            handler, status = self._routes.find(method, where)
            found = await handler(asked)
        except Exception as error:
            return _refusal(error, asked.language)
        if isinstance(found, PlainText):
            plain = {"content-type": "text/plain; charset=utf-8"}
            return SoloAnswer(status, found.text, {**plain, **found.headers})
        return SoloAnswer(status, encode(found).decode(), JSON)

    def connect(
        self, path: str, send: Callable[[str], None], close: Callable[[int, str], None]
    ) -> SoloConnection:
        """A connection to a table; its frames are sent soon."""
        return SoloConnection(self.tables, lambda: self.store.me, path, send, close)

    async def close(self) -> None:
        """End what is under way."""
        await self.tables.close()

    def _review(self, room: Room) -> None:
        """Begin a review when a game ends, if the person is there to read it."""
        table = room.table
        if table.game is not None and table.game.over and people_at(table) and room.watched:
            self.tables.begin(self.reviews.begin(table))


def _refusal(error: Exception, language: str) -> SoloAnswer:
    """The answer to a request that failed, in the form of the server's."""
    why, status = error, 400
    if isinstance(error, NoSuchError):
        status = 404
    elif isinstance(error, StrangerError):
        status = 401
    elif isinstance(error, StoreError | DamagedError):
        status = 503
    elif isinstance(error, Refused):
        status = 405 if error.name == "no-such-method" else 400
    else:
        why, status = Refused("went-wrong"), 500
    assert isinstance(why, Refused)
    words = messages_in(language)
    body = {
        "detail": words.refusal(why),
        "status_code": status,
        "name": why.name,
        "values": words.plain(why),
    }
    return SoloAnswer(status, encode(body).decode(), JSON)
