"""A table as it stands, for all who look at it now: what several audiences share is made once."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, cast

from fondaco.contract.refused import Refused
from fondaco.contract.rules import View
from fondaco.games import game
from fondaco.records import Game
from fondaco.rulebook import RULE_ID
from fondaco.table.audience import Audience, Voices
from fondaco.table.frames import Ask, ClockShown, Common, Fixed, Own, SeatInfo, State
from fondaco.table.plain import plain
from fondaco.table.results import Results
from fondaco.table.table import Table

_plain = lru_cache(maxsize=1000)(plain)  # of orders: most have never given any
_rules_in = lru_cache(maxsize=1000)(RULE_ID.findall)  # of what helps in a moment: the same for many


class Look:
    """What one seat sees of the game, in whatever language."""

    def __init__(self, view: View, outlook: Mapping[str, Any] | None) -> None:
        self.view = view
        self.shown = view.as_json()
        self.outlook = outlook


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
        open_later=settings.open_after > 0,
        commitment=table.commitment,
        same_deal_as=opened.same_deal_as,
        follows=opened.follows,
        forked_at=opened.forked_at,
        day=opened.day,
        counted=opened.counted,
    )


class Moment:
    def __init__(self, voice: Voices, results: Results, fixed: Fixed, at: int) -> None:
        self.voice = voice
        self.results = results
        self.table = voice.table
        self.fixed = fixed
        self.at = at
        self.common = self._common()
        self._looks: dict[int, Look] = {}
        self._undos: dict[tuple[bool, str], tuple[int, str]] = {}

    def state(self, to: Audience, host: bool) -> State:
        """`host`: whether it is told to whom opened the table."""
        return self.whole(self.own(to, host))

    def whole(self, own: Own) -> State:
        return {**self.fixed, **self.common, **own}

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

    # --- what one sees ----------------------------------------------------------------------------

    def own(self, to: Audience, host: bool) -> Own:
        """What is not the same for all."""
        look = self._look(to.seat)
        orders = self.table.chairs[to.seat].orders if to.seat >= 0 else None
        return Own(
            you=to.seat,
            host=host,
            view=look.shown if look else None,
            ask=self._ask(look.view, to) if look else None,
            orders=_plain(orders) if orders is not None else None,
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
            self._looks[seat] = Look(view, game(table.settings.game).outlook(view))
        return self._looks[seat]

    def _ask(self, view: View, to: Audience) -> Ask | None:
        """What a seat may do; nothing where a bot plays for it."""
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
            rules = _rules_in(m.say(voice.help(view)))
        elif words:
            prompt = self.voice.words(to.language)(
                "server-wait", name=table.chairs[table.turn].name
            )
        return Ask(
            prompt=prompt,
            hints=hints,
            help=rules,
            waited_for=bool(view.to_move) and view.to_move[0] == to.seat,
            ends=ends(view, table) if mine and words else [],
            undo=undo,
            no_undo=no_undo,
        )

    def _undo(self, game: Game, to: Audience) -> tuple[int, str]:
        """How many moves can be taken back, and why none; one answer for all who moved not last."""
        last = bool(game.log) and game.log[-1][0] == to.seat
        if (last, to.language) not in self._undos:
            why = self.table.why_no_undo(to.seat)
            words = self.voice.words(to.language).refusal(why) if why else ""
            self._undos[last, to.language] = (0 if why else game.undoable(to.seat), words)
        return self._undos[last, to.language]


def ends(view: View, table: Table) -> list[str]:
    """The listed moves that end the seat's turn, tried out in a world it could be in.

    A bid passes the turn on as well, but asking twice for each would only be in the way.
    """
    rules = table.rules
    if view.to_move[0] != view.seat or view.prompt["ask"] == "bid":
        return []
    world = view.sampler()(Random(view.ply))
    found: list[str] = []
    for move in view.moves:
        after = world.copy()
        try:
            after.play(view.seat, move)
        except Refused:
            continue
        if after.turn != view.seat:
            found.append(rules.format_move(move))
    return found
