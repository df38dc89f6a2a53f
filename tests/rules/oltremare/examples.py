"""The worked examples of the rulebook, laid out: each begins where its example does.

Whoever the example is about is the reader; the others get hands, ships and cargo of their own, and
everything that the example does not speak of is dealt by lot, the same way every time.
"""

from random import Random
from typing import Any

from fondaco.games.oltremare.rules import check
from fondaco.games.oltremare.rules.moves import MARKER_COUNT, MARKERS, UNSEEN, VENICE
from tests.rules.oltremare.builders import Table, expand, oltremare
from tests.rules.worked import Laid

BIANCA, TOMMASO, LUCIA, ZORZI = "Bianca", "Tommaso", "Lucia", "Zorzi"
HAND = 4  # cards that the others hold
SHIPS = ["Ragusa", "Candia", "Negroponte", "Constantinople"]


def laid_out() -> dict[str, Laid]:
    """By the names of their rules."""
    return {
        "OM-0.3": laid(
            "OM-0.3", (ZORZI, BIANCA, TOMMASO, LUCIA), edition="2004",
            cargo="silk*4 wine*2 corn*3", played="silk", phase="cargo", ducats=[24, 30, 27, 21],
            rest="cargo 3",
        ),
        "OM-2.0": laid(
            "OM-2.0", (TOMMASO, BIANCA, LUCIA), seat=1, played="olives", phase="cargo",
            cargo=["pottery:2", "salt:1", "grain:3"], marker=["none", "local-influence"],
        ),
        "OM-2.1.1": laid(
            "OM-2.1.1", (ZORZI, BIANCA, LUCIA), phase="power",
            cargo=["silk:2", "olives:2", "grain:3"], hand="silk*2 grain*2 pottery salt gems",
        ),
        "OM-2.2.6": laid(
            "OM-2.2.6", (BIANCA, TOMMASO, LUCIA), ducats=2, cargo=["salt:4", "grain:2", "olives:3"],
            hand=["grain", "salt:ducat+cards salt:flag+ship grain grain"],
            pile="salt:ducat+cards silk:ducat+cards",
        ),
        "OM-2.3.1": laid(
            "OM-2.3.1", (BIANCA, TOMMASO, LUCIA), ducats=[-6, 12, 11], prestige=[0, 1, 0],
            cargo=["salt:4", "grain:2", "olives:3"],
            hand="salt:ducat+cards*2 salt:flag+ship silk:ducat+cards",
        ),
        "OM-2.3.2": laid(
            "OM-2.3.2", (TOMMASO, LUCIA, BIANCA), marker="good-deals",
            cargo=["olives:4", "grain:2", "pottery:3"],
            hand="olives:ducat olives:-ducat grain:ducat grain:-ducat",
        ),
        "OM-2.3.6": laid(
            "OM-2.3.6", (LUCIA, ZORZI, BIANCA), marker="calm-sea",
            cargo=["pottery:3", "grain:2", "olives:3"],
            hand="pottery:-ducat+ship pottery:-ducat+ship silk:-ducat+-ship",
        ),
        "OM-4.3": laid(
            "OM-4.3", (LUCIA, ZORZI, BIANCA, TOMMASO), pile="venice",
            cargo=["olives:2 olives gems gems grain*5", "silk:2", "salt:3", "pottery:2"],
            hand="olives pottery*2", prestige=[1, 2, 0, 1],
        ),
        "OM-5.1": laid(
            "OM-5.1", (ZORZI, BIANCA, TOMMASO, LUCIA), edition="2004",
            cargo="wood silk*3 wood*4", played="wood", phase="cargo", ducats=[24, 30, 27, 21],
            rest="cargo 3",
        ),
        "OM-5.2": laid(
            "OM-5.2", (BIANCA, TOMMASO, LUCIA, ZORZI), pile="venice", prestige=[3, 2, 2, 0],
            cargo=["grain:2 grain salt", "silk:2", "salt:3", "pottery:2"],
            hand="grain silk*2", ducats=[9, 12, 8, 14],
        ),
        "OM-5.4": laid(
            "OM-5.4", (LUCIA, ZORZI, BIANCA), seat=2, turn=2, phase="cargo", played="pottery",
            cargo=["olives*3 scrolls*3 salt*2", "gems*2 silk gems*2", "pottery grain*5 salt*3"],
            pirates=["", "?salt ?silk olives", "?grain"], ducats=[18, 20, 21], prestige=[2, 3, 1],
            collected=["calm-sea*2", "good-deals calm-sea", "good-deals"], rest="discard",
        ),
    }  # fmt: skip


def laid(name: str, names: tuple[str, ...], seat: int = 0, **given: Any) -> Laid:
    """What the example says, and the rest by lot."""
    lot = Random(name)
    players, seed = len(names), name.lower()
    table = oltremare(
        players,
        given.pop("edition", "2005"),
        ship=SHIPS[:players],
        seed=seed,
        sound=False,
        **given,
    )
    table.p.turns = players * (len(table.p.cargo[seat]) // 2) + table.p.turn + 1
    mix(table, lot, shown=len(expand(given.get("pile", ""))), seat=seat)
    put_markers(table, lot)
    check.check(table.p)
    return Laid(table.rules, table.p, seed, seat, names)


def mix(table: Table, lot: Random, shown: int, seat: int) -> None:
    """What no word has picked lies in the order of the deck: deal it out."""
    p = table.p
    others = [each for each in range(p.players) if each != seat]
    places = [at for at, card in enumerate(p.pile[: len(p.pile) - shown]) if card != VENICE]
    cards = [p.pile[at] for at in places]
    lot.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        p.pile[at] = card
    lot.shuffle(p.discard)
    last = p.players - 1
    # The builder leaves what has no place with the last player: here the others have loaded it.
    loose = [card & ~UNSEEN for card in p.pirates[last]] if len(p.pirates[last]) > HAND else []
    if loose:
        p.pirates[last] = []
    if len(p.cargo[last]) > 10 * HAND:
        loose, p.cargo[last] = p.cargo[last][:-1], p.cargo[last][-1:]
    lot.shuffle(loose)
    for each in others:
        while len(p.hands[each]) < HAND and loose:
            p.hands[each].append(loose.pop())
        while (
            len(p.hands[each]) < HAND
            and len(p.pile) - shown > HAND
            and p.pile[-1 - shown] != VENICE
        ):
            p.hands[each].append(p.pile.pop(-1 - shown))
    while loose:
        for each in others:
            p.cargo[each][:0] = [loose.pop()] if loose else []


def put_markers(table: Table, lot: Random) -> None:
    """One on each port where no ship began, as in a game that has just begun."""
    p = table.p
    kinds = [
        kind
        for kind in range(1, len(MARKERS))
        for _ in range(MARKER_COUNT[kind] - sum(each >> 4 * kind & 15 for each in p.collected))
    ]
    lot.shuffle(kinds)
    for port in range(len(p.markers)):
        if port not in p.ship:
            p.markers[port] = kinds.pop() if kinds else 0
