"""Thinking in another worker: a line of text goes there, and a line comes back.

Bots, the coach and reviews need the same functions on the server, in its processes.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from fondaco.analysis.passes import Task, do_some
from fondaco.analysis.review import Piece, ReviewPlan
from fondaco.bots import is_slow
from fondaco.contract.refused import Refused, again
from fondaco.host.advising import Advised, advise
from fondaco.host.bot_thinking import Question, Thought, last_resort, think
from fondaco.host.coach import Doubt, Weighed, doubted, weighed
from fondaco.host.error_trace import trace
from fondaco.host.json_codec import encode
from fondaco.host.typed import read
from fondaco.host.win_chances import win_chances
from fondaco.solo.host import SoloHost

T = TypeVar("T")


@dataclass(frozen=True)
class Work:
    """What is to be thought about: one of `KINDS`, and what it needs."""

    kind: str
    question: Question | None = None
    move: str = ""
    plan: ReviewPlan | None = None
    tasks: tuple[Task, ...] = ()


@dataclass(frozen=True)
class Found:
    """The answer. `refused` (with its values) and `trouble`: why there is none."""

    answer: Any = None
    refused: str = ""
    values: dict[str, Any] = field(default_factory=dict)
    trouble: str = ""


KINDS: dict[str, Callable[[Any], Any]] = {
    "think": lambda work: think(work.question),
    "advise": lambda work: advise(work.question),
    "weigh": lambda work: weighed(work.question, work.move),
    "doubt": lambda work: doubted(work.question, work.move),
    "chances": lambda work: win_chances(work.question),
    "review": lambda work: do_some(work.plan, list(work.tasks)),
}


def think_line(line: str) -> str:
    """Do the work in a line. This never fails: the answer says what went wrong."""
    try:
        work = read(Work, json.loads(line))
        found = Found(KINDS[work.kind](work))
    except Refused as error:
        plain = {
            name: value if isinstance(value, str | int | float) else str(value)
            for name, value in error.values.items()
        }
        found = Found(refused=error.name, values=plain)
    except Exception as error:
        found = Found(trouble=trace(error))
    return encode(found).decode()


class Thinker:
    """Asks the host to think."""

    def __init__(self, host: SoloHost) -> None:
        self._host = host

    async def think(self, question: Question) -> Thought:
        """A bot's answer; that of a simple bot, if there is none.

        A quick bot thinks here at once: the other worker may be busy with a review.
        """
        if not is_slow(question.bot):
            return think(question)
        try:
            return await self._ask(Work("think", question), Thought)
        except Refused as error:
            return last_resort(question, error.name)

    async def advise(self, question: Question) -> Advised:
        return await self._ask(Work("advise", question), Advised)

    async def weigh(self, question: Question, move: str) -> Weighed:
        return await self._ask(Work("weigh", question, move), Weighed)

    async def doubt(self, question: Question, move: str) -> Doubt:
        return await self._ask(Work("doubt", question, move), Doubt)

    async def chances(self, question: Question) -> tuple[list[int], list[int]]:
        return await self._ask(Work("chances", question), tuple[list[int], list[int]])

    async def review(self, plan: ReviewPlan, tasks: list[Task]) -> list[Piece]:
        return await self._ask(Work("review", plan=plan, tasks=tuple(tasks)), list[Piece])

    async def _ask(self, work: Work, kind: type[T]) -> T:
        try:
            found = json.loads(await self._host.think(encode(work).decode()))
        except Exception:  # the worker was ended, or there is none
            raise Refused("no-answer") from None
        if found["refused"]:
            raise again(Refused, found["refused"], found["values"])
        if found["trouble"]:
            raise Refused("no-answer")
        return read(kind, found["answer"])
