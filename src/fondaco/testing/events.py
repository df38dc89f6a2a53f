"""What an event reveals, and to whom: one law for every game, and a table of kinds for each.

The law: a card that is not open is revealed to the seats through whose hands it goes, and to nobody
else. A game's table lists every kind of event, what everybody is told with it, and which of its
fields name cards that come into a hand, leave one, or stay there. Write it from the rulebook, not
from the code: then an error has to be in both to go unnoticed.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fondaco.contract.rules import Event, Move, Position, Rules


@dataclass(frozen=True)
class EventKind:
    """One kind of event.

    `open` names the fields that everybody is told. `cards` says where the cards of a field go, by
    the fields that name the seats: "> seat" into a hand, "seat >" out of it, "with > seat" from one
    hand to another, "seat" they stay. A field that is only in `cards` is secret. `barrier`:
    something hidden was revealed, and undo does not reach back past it. `nobody`: no seat did it.

    >>> deal = EventKind("number with", {"given": "with > seat"})
    >>> told = {"event": "dealt", "seat": 2, "number": 7, "with": 0}
    >>> deal.audience(told), "given" in deal.heard_by(1, told), "given" in deal.heard_by(2, told)
    ({0, 2}, False, True)
    """

    open: str = ""
    cards: dict[str, str] = field(default_factory=dict)
    barrier: bool = False
    nobody: bool = False

    @property
    def told(self) -> set[str]:
        """The fields that everybody is told."""
        return set(self.open.split())

    @property
    def secret(self) -> set[str]:
        """The fields that only the seats concerned are told."""
        return set(self.cards) - self.told

    def audience(self, told: dict[str, Any]) -> set[int]:
        """The seats that know the secret, as follows from what everybody is told."""
        names = {name for each in self.secret for name in self.cards[each].replace(">", "").split()}
        return {told[name] for name in names}

    def heard_by(self, seat: int, told: dict[str, Any]) -> set[str]:
        """The fields that a seat, or a spectator, is told of such an event."""
        known = self.secret if seat in self.audience(told) else set()
        return {"event", "seat"} | self.told | known


@dataclass(frozen=True)
class EventTable:
    """All kinds of events of a game, and how to play games in which they happen.

    `choose` takes a position, a source of chance and the number of the game, and chooses the next
    move at random, in a way that makes every kind of event happen. `card_name` gives the name that
    a View's `hand` has for a card of an event.
    """

    kinds: dict[str, EventKind]
    tables: list[Rules]  # the rules to play by: numbers of players, options
    choose: Callable[[Position, Random, int], tuple[int, Move]]
    card_name: Callable[[Rules, Any], str]
    deals: bool  # whether events report the first hands

    def game(self, rules: Rules, number: int) -> Iterator[tuple[Position, list[Event]]]:
        """A random game: the position after the set-up and after every move, with the events."""
        events: list[Event] = []
        rng = Random(number)
        position = rules.start(f"told-{number}", events)
        yield position, events
        while not position.over:
            events = []
            position.play(*self.choose(position, rng, number), events)
            yield position, events

    def check_event(self, event: Event, players: int) -> None:
        """Check that seat, fields, audience and barrier are what the table says."""
        kind = self.kinds[event.kind]
        assert event.seat in ([-1] if kind.nobody else range(players)), event.kind
        told = event.seen_by(-1)
        assert set(event.facts) == kind.told, event.kind
        assert set(event.secret or {}) == kind.secret, event.kind
        audience = kind.audience(told)
        assert event.audience == sum(1 << seat for seat in audience), event.kind
        assert event.barrier == kind.barrier, event.kind
        for seat in range(-1, players):
            assert set(event.seen_by(seat)) == kind.heard_by(seat, told)

    def check_game(self, rules: Rules, number: int) -> set[str]:
        """Check every event of a random game; returns the kinds that happened.

        The cards that were told must account for every card that a View shows in a hand.
        """
        met: set[str] = set()
        hands: list[Counter[str]] = []
        for position, events in self.game(rules, number):
            now = [Counter(position.view(seat).as_json()["hand"]) for seat in range(rules.players)]
            if not hands:
                hands = [Counter() for _ in now] if self.deals else [Counter(hand) for hand in now]
            for event in events:
                met.add(event.kind)
                self.check_event(event, rules.players)
                self._carry(rules, event, hands)
            assert [+hand for hand in hands] == [+hand for hand in now], [e.kind for e in events]
        return met

    def _carry(self, rules: Rules, event: Event, hands: list[Counter[str]]) -> None:
        """Move the cards that an event names from hand to hand."""
        told = event.in_full()
        for name, way in self.kinds[event.kind].cards.items():
            faces = told[name] if isinstance(told[name], list) else [told[name]]
            cards = Counter(self.card_name(rules, face) for face in faces)
            source, arrow, target = (part.strip() for part in way.partition(">"))
            if source:
                assert cards <= hands[told[source]], event.kind
            if arrow and source:
                hands[told[source]] -= cards
            if target:
                hands[told[target]] += cards
