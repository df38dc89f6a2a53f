"""A table at one moment, for all audiences: what several of them share is made once."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

from fondaco.contract.phrase import Phrase
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Move, View
from fondaco.games import game
from fondaco.records import Game
from fondaco.table.audience import Audience, Voices
from fondaco.table.dataclass_json import plain
from fondaco.table.entries import Moved, Reason
from fondaco.table.frames import Ask, ClockShown, Common, Fixed, Own, Reply, SeatInfo, State
from fondaco.table.halves import Half, own_half
from fondaco.table.results import ResultMaker
from fondaco.table.table import Table

_plain = lru_cache(maxsize=1000)(plain)  # of orders


class Look:
    """What one seat sees of the game, in whatever language."""

    def __init__(self, view: View, outlook: Mapping[str, Any] | None) -> None:
        self.view = view
        self.outlook = outlook
        self.private: Half | None = None  # the private half of the view, once it is known


def fixed(table: Table) -> Fixed:
    settings, opened = table.settings, table.opened
    return Fixed(
        table=table.id,
        title=settings.title,
        game=settings.game,
        players=settings.players,
        options=settings.options,
        private=settings.private,
        clock=cast(ClockShown, plain(settings.clock)),
        talk=settings.talk,
        coach=settings.coach,
        ladder=settings.ladder,
        open_later=settings.open_after > 0,
        commitment=table.commitment,
        same_deal_as=opened.same_deal_as,
        follows=opened.follows,
        forked_at=opened.forked_at,
        day=opened.day,
        counted=opened.counted,
        event=opened.event,
    )


class TableShown:
    def __init__(self, voice: Voices, results: ResultMaker, fixed: Fixed, at: int) -> None:
        self.voice = voice
        self.results = results
        self.table = voice.table
        self.fixed = fixed
        self.at = at
        self.manifest = game(self.table.settings.game)
        self.common = self._common()
        self._looks: dict[int, Look] = {}
        self._public: Half | None = None
        self._undos: dict[tuple[bool, str], tuple[int, str]] = {}
        self._waits: dict[str, str] = {}  # by language: what those read who wait for another seat

    def state(self, to: Audience, host: bool) -> State:
        """`host`: whether this is for the person who opened the table."""
        return self.whole(self.own(to, host))

    def whole(self, own: Own) -> State:
        """The state that this part belongs to."""
        look = self._look(own["you"])
        view = look.view.as_json() if look else None
        return {**self.fixed, **self.common, "view": view, **own}

    # --- the view, in two halves ------------------------------------------------------------------

    def public(self) -> Half | None:
        """What everybody sees of the game; None before it."""
        if self._public is None:
            look = self._look(SPECTATOR)
            self._public = look.view.as_json() if look else None
        return self._public

    def private(self, seat: int) -> Half:
        """What only this seat sees of the game."""
        public, look = self.public(), self._look(seat)
        if public is None or look is None or seat < 0:
            return {}
        if look.private is None:
            look.private = own_half(look.view, public)
        return look.private

    # --- what everybody sees ----------------------------------------------------------------------

    def _common(self) -> Common:
        table = self.table
        return Common(
            number=table.number,
            at=self.at,
            pace=table.pace,
            status=table.status,
            seats=[self._seat(seat) for seat in range(table.settings.players)],
            running=table.clocks.running,
            paused_by=table.paused_by,
            host_seat=table.seat_of(table.opened.host),
            rematch=table.rematch,
        )

    def _seat(self, seat: int) -> SeatInfo:
        table = self.table
        chair = table.chairs[seat]
        return SeatInfo(
            name=chair.name,
            kind="person" if chair.person is not None else "bot" if chair.bot else "open",
            bot=chair.mind,
            standing_in=chair.stood,
            ready=table.ready(seat),
            clock=table.clocks.remaining(seat, self.at),
            person=chair.person or "",
            coach=list(table.aids(seat)),
        )

    # --- what one audience sees -------------------------------------------------------------------

    def own(self, to: Audience, host: bool) -> Own:
        """What is not the same for all."""
        look = self._look(to.seat)
        orders = self.table.chairs[to.seat].orders if to.seat >= 0 else None
        dropped = self.table.chairs[to.seat].dropped if to.seat >= 0 and to.language else None
        shown: dict[str, Any] | None = {}
        if orders is None:
            shown = None
        elif orders is not self.table.no_orders():  # most seats have never given any
            shown = _plain(orders.standing(look.view) if look else orders)
        return Own(
            you=to.seat,
            host=host,
            ask=self._ask(look.view, to) if look else None,
            orders=shown,
            orders_dropped=self.voice.words(to.language).say(dropped) if dropped else "",
            outlook=look.outlook if look else None,
            log_limit=self.voice.log_limit(to),
            open_hands=to.seat < 0 and self.table.open_ply() >= 0,
            result=self.results(to),
        )

    def _look(self, seat: int) -> Look | None:
        table = self.table
        if table.game is None:
            return None
        if seat not in self._looks:
            view = table.game.position.view(seat)
            self._looks[seat] = Look(view, self.manifest.outlook(view))
        return self._looks[seat]

    def _ask(self, view: View, to: Audience) -> Ask | None:
        """What a seat may do; None if a bot plays for it."""
        table = self.table
        game = table.game
        if game is None or to.seat < 0 or table.status != "playing":
            return None
        if table.chairs[to.seat].mind:
            return None
        undo, no_undo = self._undo(game, to)
        mine = to.seat in view.to_move
        words = bool(to.language)
        prompt = ""
        hints: list[str] = []
        rules: list[str] = []
        if words and mine:
            voice, m = self.voice(to), self.voice.words(to.language)
            prompt = m.say(voice.prompt(view))
            hints = [m.say(hint) for hint in voice.hints(view)]
            rules = list(voice.rule_ids(view))
        elif words:
            prompt = self._wait(to.language)
        return Ask(
            prompt=prompt,
            hints=hints,
            help=rules,
            waited_for=bool(view.to_move) and view.to_move[0] == to.seat,
            ends=self._ends(view) if mine and words else [],
            undo=undo,
            no_undo=no_undo,
            replies=self._replies(game, view, to) if mine else [],
        )

    def _wait(self, language: str) -> str:
        if language not in self._waits:
            name = self.table.chairs[self.table.turn].name
            self._waits[language] = self.voice.words(language)("server-wait", name=name)
        return self._waits[language]

    def _replies(self, game: Game, view: View, to: Audience) -> list[Reply]:
        """What others have asked of this seat since the turn began, where it can be done now."""
        table = self.table
        bargains = self.manifest.bargains(table.rules)
        offers: dict[int, Move] = {}
        asked: dict[int, Reason] = {}  # by speaker, the last word
        for at in range(table.turns[-1], len(game.log)):
            seat, move = game.log[at]
            if seat == to.seat:
                number = bargains.offered(seat, move, table.events[table.moves[at].number])
                if number is not None:
                    offers[number] = move
                continue
            asked.pop(seat, None)
            entry = table.moves[at].entry
            if isinstance(entry, Moved) and entry.tells is not None:
                asked[seat] = entry.tells
        found: list[Reply] = []
        for speaker, said in asked.items():
            reply = bargains.reply(view, speaker, Phrase(said.id, dict(said.values)), offers)
            if reply is not None and _can_play(game, to.seat, reply):
                text = self.voice.words(to.language)(said.id, **said.values) if to.language else ""
                found.append(Reply(seat=speaker, text=text, move=game.rules.format_move(reply)))
        return found

    def _ends(self, view: View) -> list[str]:
        """The listed moves that end the seat's turn."""
        spelt = self.table.rules.format_move
        return [spelt(move) for move in view.moves if view.ends_turn(move)]

    def _undo(self, game: Game, to: Audience) -> tuple[int, str]:
        """How many moves a seat can take back, or why none. All that did not move last share it."""
        last = bool(game.log) and game.log[-1][0] == to.seat
        if (last, to.language) not in self._undos:
            why = self.table.why_no_undo(to.seat)
            words = self.voice.words(to.language).refusal(why) if why else ""
            self._undos[last, to.language] = (0 if why else game.undoable(to.seat), words)
        return self._undos[last, to.language]


def _can_play(game: Game, seat: int, move: Move) -> bool:
    try:
        game.position.copy().play(seat, move)
    except Refused:
        return False
    return True
