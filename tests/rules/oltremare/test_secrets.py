"""Nobody is shown what they may not know (OM-6).

Two ways to look for leaks. *Twins*: a second world that looks the same to one seat is played along
with the truth, and must go on looking the same until that seat really learns something. *Faces*:
whatever a seat is shown in a whole game names only cards that it has had a chance to see.
"""

import json
import re
from random import Random
from typing import Any

from fondaco.contract.rules import SPECTATOR, Event, Move
from fondaco.games.oltremare.rules.check import check
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    BUY_PILE,
    BUY_PIRATES,
    DISCARD,
    KIND,
    OFFER,
    PLAY,
    UNSEEN,
)
from fondaco.games.oltremare.rules.offers import (
    Terms,
    answer_cards,
    answer_number,
    answer_version,
    pack_answer,
    pack_offer,
)
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.testing import rule
from tests.rules.random_play import (
    TEMPERS,
    choose,
    each_kind_by,
    every_game,
    moves_of,
    rules_for,
    start,
    temper_for,
)

# --- twins ----------------------------------------------------------------------------------------


def twin_of(p: OltremarePosition, seat: int, rng: Random) -> OltremarePosition:
    """Another world in which this seat (or a spectator) might as well be."""
    twin = p.view(seat).sample(rng)
    assert isinstance(twin, OltremarePosition)
    return twin


def swap_for(p: OltremarePosition, cards: list[int], hand: list[int]) -> list[int]:
    """For each card another one of the same goods out of this hand; [-1] if there are too few."""
    goods = p.setting.deck.goods
    free = hand[:]
    found: list[int] = []
    for card in cards:
        same = [other for other in free if goods[other] == goods[card]]
        if not same:
            return [-1]
        free.remove(same[-1])
        found.append(same[-1])
    return found


def echo(
    p: OltremarePosition, twin: OltremarePosition, watcher: int, seat: int, move: Move
) -> Move | None:
    """The move that looks the same to the watcher in the other world; None if there is none."""
    kind = move & KIND
    hand = twin.hands[seat]
    if seat == watcher:
        return move
    if kind == DISCARD:
        return DISCARD + hand[-1]
    if kind == PLAY:
        return move if move - PLAY in hand else None
    if kind == OFFER:
        terms = Terms(move)
        give = swap_for(p, terms.give, hand)
        if give == [-1]:
            return None
        pairs = sorted(zip(give, terms.claims, strict=True))
        return pack_offer(
            terms.act, terms.to, [pair[0] for pair in pairs], [pair[1] for pair in pairs],
            terms.give_ducats, terms.ask, terms.ask_ducats, terms.link, terms.link_version,
        )  # fmt: skip
    if kind == ACCEPT:
        cards = answer_cards(move)
        number, version = answer_number(move), answer_version(move)
        owner = next(offer.owner for offer in p.offers if offer.number == number)
        if owner == watcher:
            return move if set(cards) <= set(hand) else None  # it will see them
        instead = swap_for(p, cards, hand)
        if instead == [-1]:
            return None
        return pack_answer(ACCEPT, number, version, instead)
    return move


def learns(p: OltremarePosition, watcher: int, seat: int, move: Move, events: list[Event]) -> bool:
    """Whether the watcher sees faces by this move: own draws, cards bought, cards in a deal."""
    if seat != watcher:
        return False
    if move == BUY_PIRATES:
        return bool(p.pirates[seat][-1] & UNSEEN)
    return (
        move == BUY_PILE
        or any(event.kind == "drew" for event in events)
        or (move & KIND == ACCEPT and events[0].facts["given"] != [])
    )


def told_to(seat: int, events: list[Event]) -> list[dict[str, Any]]:
    return [event.seen_by(seat) for event in events]


def looks_alike(
    rules: OltremareRules, p: OltremarePosition, twin: OltremarePosition, seat: int
) -> None:
    """The seat cannot tell one from the other."""
    assert twin.to_move() == p.to_move()
    assert twin.moves(seat) == p.moves(seat)
    assert rules.format_view(twin.view(seat)) == rules.format_view(p.view(seat))
    assert twin.view(seat).as_json(aids=False) == p.view(seat).as_json(aids=False)
    assert twin.scores() == p.scores()


@rule("OM-6.1", "OM-6.2", "OM-6.3", "OM-2.2.2")
@each_kind_by(len(TEMPERS))
def test_what_a_seat_may_not_know_changes_nothing_it_sees(
    edition: str, players: int, number: int
) -> None:
    rules = rules_for(edition, players)
    rng = Random(number)
    together = 0
    for watcher in (SPECTATOR, number % players):
        truth = start(rules, f"twins-{number}")
        twin = twin_of(truth, watcher, rng)
        while not truth.over:
            looks_alike(rules, truth, twin, watcher)
            seat, move = choose(truth, rng, temper_for(number))
            same = echo(truth, twin, watcher, seat, move)
            before = truth.copy()
            seen: list[Event] = []
            truth.play(seat, move, seen)
            if same is None:
                twin = twin_of(truth, watcher, rng)
                continue
            also: list[Event] = []
            twin.play(seat, same, also)
            together += 1
            if not goes_on_alike(before, watcher, seat, move, seen, also) or (
                truth.view(watcher).venice != twin.view(watcher).venice
            ):
                twin = twin_of(truth, watcher, rng)
    assert together > 150


def goes_on_alike(
    before: OltremarePosition,
    watcher: int,
    seat: int,
    move: Move,
    seen: list[Event],
    also: list[Event],
) -> bool:
    """Compare what the watcher saw of a move in both worlds; False when it has learnt something."""
    if any(event.kind == "venice" for event in seen + also):
        return False  # where Venice lay comes to light now
    # Which offers name the same card comes to light when one of them is accepted (OM-2.2.11).
    stay = [event for event in seen if event.kind != "lapsed"]
    stay_also = [event for event in also if event.kind != "lapsed"]
    if learns(before, watcher, seat, move, seen):
        assert told_to(SPECTATOR, stay) == told_to(SPECTATOR, stay_also)
        return False
    assert told_to(watcher, stay) == told_to(watcher, stay_also)
    return told_to(watcher, seen) == told_to(watcher, also)


@rule("OM-2.2.11", "OM-6.1")
def test_the_order_in_which_an_offer_is_reported_betrays_no_card() -> None:
    """Claims stay with their goods, but which of two salts is which is not told."""
    rules = rules_for("2005", 3)
    position = start(rules, "order")
    deck = rules.setting.deck
    loaded = [card for stack in position.cargo for card in stack]
    salts = [c for c in rules.setting.cards if deck.names[c].startswith("salt") and c not in loaded]
    rng = Random(1)
    while len(position.to_move()) < 3:
        position.play(*choose(position, rng, TEMPERS[1]))
    seat = position.turn
    one, other = position.copy(), position.copy()
    told: list[str] = []
    for board, claims in ((one, [1, 2]), (other, [2, 1])):
        give_to_hand(board, seat, salts[:2])
        events: list[Event] = []
        ask = [0] * 7 + [1]
        board.play(seat, pack_offer(0, (seat + 1) % 3, salts[:2], claims, 0, ask, 0), events)
        watching = (seat + 1) % 3
        told.append(json.dumps(told_to(watching, events)))
        told[-1] += json.dumps(board.view(watching).as_json()["offers"])
    assert told[0] == told[1]


def give_to_hand(p: OltremarePosition, seat: int, cards: list[int]) -> None:
    """Exchange cards of the hand for these, out of the pile or another hand."""
    for card in cards:
        if card not in p.hands[seat]:
            swap = next(c for c in p.hands[seat] if c not in cards)
            stack = next(stack for stack in (p.pile, *p.hands) if card in stack)
            stack[stack.index(card)] = swap
            p.hands[seat][p.hands[seat].index(swap)] = card
    check(p)


# --- faces ----------------------------------------------------------------------------------------

# What the fields of events hold. A new field has to be entered here: does it name cards?
CARD_FIELDS = {"card", "faces", "cards", "given_cards", "taken_cards"}
OTHER_FIELDS = {
    "event", "seat", "turn", "power", "load", "ducats", "cause", "symbols", "from", "port", "left",
    "marker", "hand", "source", "tiles", "lots", "markers", "number", "version", "owner", "to",
    "give", "claims", "give_ducats", "ask", "ask_ducats", "counters", "with", "given", "taken",
    "scores", "places",
}  # fmt: skip
A_NUMBER_OF_CARDS = {"plundered", "drew", "pirates_paid", "pile_refilled"}  # their "cards"


def cards_in_event(seen: dict[str, Any]) -> set[int]:
    """The cards that an event, as somebody saw it, names."""
    found: set[int] = set()
    for name, value in seen.items():
        assert name in CARD_FIELDS | OTHER_FIELDS, f"new field {name!r} in {seen}"
        if name == "cards" and seen["event"] in A_NUMBER_OF_CARDS:
            assert isinstance(value, int)
        elif name in CARD_FIELDS:
            found.update([value] if isinstance(value, int) else value)
    return found


class Witness:
    """One seat at the table, or a spectator, and every card whose face it has had before it."""

    def __init__(self, seat: int, p: OltremarePosition) -> None:
        self.seat = seat
        self.seen: set[int] = set()
        for stack in p.cargo:
            self.seen.update(stack)  # turned up before all eyes (OM-1.4)
        self.look_at_hand(p)

    def look_at_hand(self, p: OltremarePosition) -> None:
        if self.seat >= 0:
            self.seen.update(p.hands[self.seat])

    def watch(self, p: OltremarePosition, move: Move) -> None:
        """A move has been made: cards are played face up, and the own hand may be a new one."""
        if move & KIND == PLAY:
            self.seen.add(move - PLAY)
        self.look_at_hand(p)

    def may_see_now(self, p: OltremarePosition) -> set[int]:
        """The cards in sight at this moment, without any memory (OM-6.3, strict)."""
        now = set(p.played)
        now.update(stack[-1] for stack in p.cargo if stack)
        if self.seat >= 0:
            now.update(p.hands[self.seat])
            now.update(entry for entry in p.pirates[self.seat] if entry < UNSEEN)
        return now


def names_in(rules: OltremareRules, text: str) -> set[int]:
    """All cards that a text names."""
    deck = rules.setting.deck
    goods = "|".join(deck.goods_names)
    return {deck.card_id(name) for name in re.findall(rf"\b(?:{goods})\d+", text)}


@rule("OM-6.1", "OM-6.2", "OM-6.3")
@each_kind_by(2)
def test_nobody_is_shown_a_card_they_cannot_have_seen(
    edition: str, players: int, number: int
) -> None:
    rules = rules_for(edition, players)
    seed = f"a-seed-that-nobody-sees-{number}"
    position = start(rules, seed)
    witnesses = [Witness(seat, position) for seat in range(-1, players)]
    rng = Random(number)
    for mover, move in moves_of(position, rng, TEMPERS[2 * number]):
        events: list[Event] = []
        position.play(mover, move, events)
        for witness in witnesses:
            witness.watch(position, move)
            for event in events:
                assert cards_in_event(event.seen_by(witness.seat)) <= witness.seen, event.kind
            if rng.random() > 0.5:
                continue
            view = position.view(witness.seat)
            shown = json.dumps(view.as_json(aids=True))
            assert names_in(rules, shown) <= witness.seen
            assert names_in(rules, rules.format_view(view)) <= witness.seen
            strict = json.dumps(view.as_json(aids=False))
            assert names_in(rules, strict) <= witness.may_see_now(position)
            assert seed not in shown + strict
            assert "used" not in view.as_json()
    assert len(witnesses[1].seen) > len(witnesses[0].seen)


@rule("OM-6.1")
@every_game
def test_every_deal_is_heard_by_all_and_seen_by_two(edition: str, players: int) -> None:
    rules = rules_for(edition, players)
    position = start(rules, "deals")
    goods = rules.setting.deck.goods
    deals = 0
    for mover, move in moves_of(position, Random(7), TEMPERS[2]):
        events: list[Event] = []
        position.play(mover, move, events)
        for event in events:
            if event.kind != "dealt":
                continue
            deals += 1
            parties = {event.seat, event.facts["with"]}
            assert position.turn in parties
            for seat in range(-1, players):
                seen = event.seen_by(seat)
                assert ("given_cards" in seen) == ("taken_cards" in seen) == (seat in parties)
                if seat in parties:
                    assert seen["given"] == [goods[card] for card in seen["given_cards"]]
                    assert seen["taken"] == [goods[card] for card in seen["taken_cards"]]
    assert deals
