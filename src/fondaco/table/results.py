"""The result of a game for each audience. It never changes, so it is made once."""

from fondaco.contract.phrase import say
from fondaco.records.game import BEFORE, Game, brought
from fondaco.table.audience import Audience, Voices
from fondaco.table.frames import PaymentShown, Result


class ResultMaker:
    def __init__(self, voice: Voices) -> None:
        self.voice = voice
        self._known: dict[Audience, Result] = {}

    def __call__(self, to: Audience) -> Result | None:
        """The result; None until the game is over."""
        table = self.voice.table
        if table.game is None or table.status != "over":
            return None
        if to not in self._known:
            self._known[to] = self._summed_up(to, table.game)
        return self._known[to]

    def _summed_up(self, to: Audience, game: Game) -> Result:
        position, table = game.position, self.voice.table
        hidden = table.opened.sealed
        payments: list[PaymentShown] = []
        review: list[str] = []
        if to.language:
            voice, m = self.voice(to), self.voice.words(to.language)
            named = {BEFORE: say("voice-before"), **dict(voice.causes())}
            seen = [e.in_full() for es in [game.opening, *game.events] for e in es]
            sums: dict[tuple[str, int], int] = {}
            paid_out = voice.payments(seen)
            for paid in [*brought(game, paid_out), *paid_out]:
                sums[paid.cause, paid.seat] = sums.get((paid.cause, paid.seat), 0) + paid.amount
            order = list(named)
            payments = [
                PaymentShown(seat=seat, cause=m.say(named[cause]), amount=amount)
                for (cause, seat), amount in sorted(
                    sums.items(), key=lambda item: (order.index(item[0][0]), item[0][1])
                )
            ]
            # At other tables the same cards may still be played.
            review = [m.say(each) for each in voice.review(game.log)] if not hidden else []
        return Result(
            scores=position.scores(),
            places=position.places(),
            seed="" if table.opened.day or hidden else table.opened.seed,
            payments=payments,
            review=review,
        )
