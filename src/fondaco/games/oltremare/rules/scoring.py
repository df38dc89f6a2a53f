"""Cargo, prestige, markers and pirates turned into ducats (OM-5)."""

from typing import Final

from fondaco.contract.rules import Event
from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.moves import OVER
from fondaco.games.oltremare.rules.state import OltremareState

RANK_PAY: Final = [6, 3, 1]  # OM-5.2


def lots(deck: Deck, stack: list[int]) -> list[list[int]]:
    """The lots of a cargo stack from the top down, each as [goods, cards, ducats] (OM-5.1)."""
    found: list[list[int]] = []
    goods = -1
    for card in reversed(stack):
        if deck.goods[card] == goods:
            found[-1][1] += 1
        else:
            goods = deck.goods[card]
            found.append([goods, 1, 0])
    for lot in found:
        lot[2] = deck.pay[lot[0]][lot[1]]
    return found


def cargo_pay(deck: Deck, stack: list[int]) -> int:
    """What a cargo stack pays (OM-5.1)."""
    total = 0
    goods = -1
    length = 0
    for card in stack:
        if deck.goods[card] == goods:
            length += 1
        else:
            if length:
                total += deck.pay[goods][length]
            goods = deck.goods[card]
            length = 1
    if length:
        total += deck.pay[goods][length]
    return total


def top_run(deck: Deck, stack: list[int]) -> int:
    """How many cards at the top of the stack are of one goods."""
    if not stack:
        return 0
    goods = deck.goods[stack[-1]]
    run = 0
    for card in reversed(stack):
        if deck.goods[card] != goods:
            break
        run += 1
    return run


def rank_pay(keys: list[int]) -> list[int]:
    """6 / 3 / 1 by rank; equals share a rank in full, and the next gets the next rank (OM-5.2)."""
    pay = [0] * len(keys)
    below = 1 << 60
    for ducats in RANK_PAY:
        best = -1
        for key in keys:
            if best < key < below:
                best = key
        for seat in range(len(keys)):
            if keys[seat] == best:
                pay[seat] = ducats
        below = best
    return pay


def marker_number(collected: int) -> int:
    """How many markers a seat has collected."""
    # Four bits for each kind: neighbours are added, and 256 leaves 1 when divided by 255.
    return ((collected & 0x0F0F0F0F) + (collected >> 4 & 0x0F0F0F0F)) % 255


def marker_kinds(collected: int) -> int:
    """How many different kinds are among them."""
    some = collected | collected >> 1
    return ((some | some >> 2) & 0x1111111).bit_count()


def pay_prestige(s: OltremareState, events: list[Event] | None) -> None:
    """OM-4.2, OM-5.2: prestige pays by rank."""
    for seat, ducats in enumerate(rank_pay(s.prestige)):
        s.ducats[seat] += ducats
        if events is not None:
            facts = {"tiles": s.prestige[seat], "ducats": ducats, "cause": "prestige"}
            events.append(Event("prestige_paid", seat, facts))


def pay_cargo(s: OltremareState, seat: int, stack: list[int], events: list[Event] | None) -> None:
    """OM-5.1: each lot of the stack pays. The cards are turned up as they are paid."""
    ducats = cargo_pay(s.setting.deck, stack)
    s.ducats[seat] += ducats
    if events is not None:
        facts = {"lots": lots(s.setting.deck, stack), "ducats": ducats, "cause": "cargo"}
        events.append(Event("cargo_paid", seat, facts, barrier=True))


def pay_pirates(s: OltremareState, seat: int, events: list[Event] | None) -> None:
    """OM-5.3: each card the pirates have costs a ducat."""
    lost = len(s.pirates[seat])
    s.ducats[seat] -= lost
    if events is not None:
        facts = {"cards": lost, "ducats": -lost, "cause": "pirates"}
        events.append(Event("pirates_paid", seat, facts))


def pay_markers(s: OltremareState, events: list[Event] | None) -> None:
    """OM-5.3: collected markers pay by rank. [2004] More kinds go before, among equals."""
    keys: list[int] = []
    for collected in s.collected:
        key = marker_number(collected) * 8
        if s.setting.edition.markers_by_kinds:
            key += marker_kinds(collected)
        keys.append(key)
    for seat, ducats in enumerate(rank_pay(keys)):
        s.ducats[seat] += ducats
        if events is not None:
            number = marker_number(s.collected[seat])
            facts = {"markers": number, "ducats": ducats, "cause": "markers"}
            events.append(Event("markers_paid", seat, facts))


def finish(s: OltremareState, events: list[Event] | None) -> None:
    """The final scoring (OM-5.3); the order of its parts is the edition's."""
    if events is not None:
        events.append(Event("final_scoring", -1, {}, barrier=True))
    for part in s.setting.edition.final_order:
        if part == "prestige":
            pay_prestige(s, events)
        elif part == "cargo":
            for seat in range(s.players):
                pay_cargo(s, seat, s.cargo[seat], events)
        elif part == "pirates":
            for seat in range(s.players):
                pay_pirates(s, seat, events)
        else:
            pay_markers(s, events)
    s.phase = OVER
    s.over = True
    if events is not None:
        facts = {"scores": s.ducats[:], "places": places(s)}
        events.append(Event("game_over", -1, facts))


def places(s: OltremareState) -> list[int]:
    """OM-5.5: most ducats, then most cargo cards, then nearest the first player clockwise."""
    keys: list[int] = []
    for seat in range(s.players):
        nearness = s.players - (seat - s.first) % s.players
        keys.append((s.ducats[seat] * 128 + len(s.cargo[seat])) * 8 + nearness)
    order = sorted(keys, reverse=True)
    return [order.index(key) + 1 for key in keys]
