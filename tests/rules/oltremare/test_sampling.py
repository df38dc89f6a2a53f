"""`view.sample`: a world this seat could be in, any of them, and never the truth by itself."""

from random import Random

import pytest

from fondaco.contract.playout import random_move
from fondaco.contract.rules import SPECTATOR, Event
from fondaco.games.oltremare.rules.check import check
from fondaco.games.oltremare.rules.knowledge import IN_STOWED
from fondaco.games.oltremare.rules.limits import ABOVE, Limits, faults
from fondaco.games.oltremare.rules.moves import ACCEPT, UNSEEN, VENICE
from fondaco.games.oltremare.rules.offers import NEW, pack_answer, pack_offer
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.sample import hidden_slots
from fondaco.games.oltremare.rules.state import Refill
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView
from fondaco.testing import rule
from tests.long import repeated, times
from tests.rules.random_play import (
    TEMPERS,
    choose,
    each_kind_by,
    every_game,
    every_kind,
    middle_game,
    moves_of,
    play_on,
    rules_for,
    start,
    temper_for,
)


def sample(p: OltremarePosition, seat: int, rng: Random) -> OltremarePosition:
    world = p.view(seat).sample(rng)
    assert isinstance(world, OltremarePosition)
    return world


# --- every sample fits ----------------------------------------------------------------------------


def fits(rules: OltremareRules, truth: OltremarePosition, seat: int, rng: Random) -> None:
    """One sample, looked at from all sides."""
    world = sample(truth, seat, rng)
    check(world)
    assert rules.format_view(world.view(seat)) == rules.format_view(truth.view(seat))
    line = rules.format_position(world)
    assert truth.seed not in line
    assert rules.format_position(rules.parse_position(line)) == line
    # Venice: out, on top for all to see, or where it was put (OM-1.6).
    assert world.pile.count(VENICE) == truth.pile.count(VENICE)
    if VENICE in truth.pile:
        on_top = truth.pile[-1] == VENICE
        assert (world.pile[-1] == VENICE) == on_top
        low, high = rules.setting.venice_low, rules.setting.venice_high
        assert low <= world.pile.index(VENICE) <= high
    # Offers on the table are about cards that their owners hold, of the goods that were told.
    goods = rules.setting.deck.goods
    for said, real in zip(world.offers, truth.offers, strict=True):
        assert set(said.give) <= set(world.hands[said.owner])
        assert sorted(zip([goods[c] for c in said.give], said.claims, strict=True)) == sorted(
            zip([goods[c] for c in real.give], real.claims, strict=True)
        )
        assert seat != said.owner or said.give == real.give
    # The seat's own things are the real ones.
    if seat >= 0:
        assert world.hands[seat] == truth.hands[seat]
        own, real_own = world.pirates[seat], truth.pirates[seat]
        assert [e for e in own if e < UNSEEN] == [e for e in real_own if e < UNSEEN]


@rule("OM-1.6", "OM-6.1", "OM-6.2")
@each_kind_by(len(TEMPERS))
def test_every_sample_fits_what_the_seat_knows(edition: str, players: int, number: int) -> None:
    rules = rules_for(edition, players)
    truth = start(rules, f"the-true-seed-{number}")
    rng = Random(number)
    for mover, move in moves_of(truth, rng, temper_for(number)):
        truth.play(mover, move)
        if rng.random() < 0.2 or truth.refilled:
            fits(rules, truth, rng.randrange(-1, players), rng)
    for seat in range(-1, players):
        fits(rules, truth, seat, rng)


@repeated
@each_kind_by(2)
def test_samples_of_samples_and_play_in_them_are_sound(
    edition: str, players: int, number: int
) -> None:
    """Search plays on from a sample, and looks at it through the eyes of others."""
    rules = rules_for(edition, players)
    rng = Random(number)
    for i in range(times(12)):
        truth = middle_game(rules, 100 * number + i)
        world = sample(truth, rng.randrange(-1, players), rng)
        for mover, move in moves_of(world, rng, temper_for(i)):
            world.play(mover, move)
            if rng.random() < 0.1 or world.refilled:
                check(world)
                fits(rules, world, rng.randrange(-1, players), rng)


@every_kind
def test_a_sample_is_often_another_world(edition: str, players: int) -> None:
    """Whenever two hidden cards could change places, some samples have them changed."""
    rules = rules_for(edition, players)
    rng = Random(players)
    goods = rules.setting.deck.goods
    tried = 0
    for number in range(25):
        truth = middle_game(rules, number)
        seat = rng.randrange(-1, players)
        known = {entry >> 16 for entry in truth.view(seat).tracked}
        for other in range(players):
            hidden = set(truth.hands[other]) - known if other != seat else set()
            pile = set(truth.pile) - known - {VENICE} if truth.pile_open else set()
            # Cards of the same goods can always be swapped, whatever deals and offers have told.
            if any(goods[a] == goods[b] for a in hidden for b in pile):
                hands = [set(sample(truth, seat, rng).hands[other]) for _ in range(12)]
                assert any(hand != set(truth.hands[other]) for hand in hands)
                tried += 1
        if len(truth.pile) > 5:
            piles = [sample(truth, seat, rng).pile for _ in range(4)]
            assert all(pile != truth.pile for pile in piles)
    assert tried > 15


def test_the_same_view_and_lot_give_the_same_sample() -> None:
    rules = rules_for("2005", 4)
    truth = middle_game(rules, 3)
    view = truth.view(1)
    one, two = view.sample(Random(5)), view.sample(Random(5))
    assert rules.format_position(one) == rules.format_position(two)
    assert rules.format_position(view.sample(Random(6))) != rules.format_position(one)


@repeated
@every_kind
def test_samples_to_think_in_are_dealt_and_go_on_like_others(edition: str, players: int) -> None:
    rules = rules_for(edition, players)
    for number in range(times(8)):
        truth = middle_game(rules, number)
        view = truth.view(SPECTATOR if number % 4 == 3 else number % players)
        draw = view.sampler()
        lot, other_lot = Random(number), Random(number)
        for _ in range(2):
            world, thought = view.sample(lot), draw(other_lot)
            assert lot.getstate() == other_lot.getstate()
            while not world.over:
                assert isinstance(world, OltremarePosition)
                assert isinstance(thought, OltremarePosition)
                assert (world.hands, world.pile) == (thought.hands, thought.pile)
                seats = world.to_move()
                assert [world.moves(seat) for seat in seats] == [thought.moves(s) for s in seats]
                random_move(world, Random(world.ply))
                random_move(thought, Random(thought.ply))
            assert thought.over
            assert thought.scores() == world.scores()


# --- samples honour what was seen -----------------------------------------------------------------


class Gifts:
    """Where the cards a seat gave away must be, worked out anew from the events it saw.

    A card given away is in its new owner's hand for sure until that player hides a card or gives
    away one of those goods.
    """

    def __init__(self, seat: int, goods: list[int]) -> None:
        self.seat = seat
        self.goods = goods
        self.holder: dict[int, int] = {}  # by card

    def hear(self, event: Event) -> None:
        seen = event.seen_by(self.seat)
        if event.kind == "discarded":
            self.forget([c for c, holder in self.holder.items() if holder == event.seat])
        elif event.kind == "played":
            self.forget([seen["card"]])
        elif event.kind == "dealt":
            taker, owner = event.seat, seen["with"]
            for giver, new, kinds, cards in (
                (owner, taker, seen["given"], seen.get("given_cards")),
                (taker, owner, seen["taken"], seen.get("taken_cards")),
            ):
                if cards is None:
                    doubtful = [
                        card for card, holder in self.holder.items()
                        if holder == giver and self.goods[card] in kinds
                    ]  # fmt: skip
                    self.forget(doubtful)
                else:
                    self.forget(cards)
                    if giver == self.seat:
                        self.holder.update(dict.fromkeys(cards, new))

    def forget(self, cards: list[int]) -> None:
        for card in cards:
            self.holder.pop(card, None)


@rule("OM-2.2.11", "OM-6.1")
@each_kind_by(2)
def test_samples_know_where_cards_given_away_are(edition: str, players: int, number: int) -> None:
    rules = rules_for(edition, players)
    truth = start(rules, f"gifts-{number}")
    goods = rules.setting.deck.goods
    books = [Gifts(seat, goods) for seat in range(players)]
    rng = Random(number)
    certain = 0
    for mover, move in moves_of(truth, rng, TEMPERS[2]):
        events: list[Event] = []
        truth.play(mover, move, events)
        for event in events:
            for book in books:
                book.hear(event)
        book = rng.choice(books)
        for card, holder in book.holder.items():
            assert card in truth.hands[holder]
        if book.holder and rng.random() < 0.3:
            world = sample(truth, book.seat, rng)
            for card, holder in book.holder.items():
                assert card in world.hands[holder]
                certain += 1
    assert certain > 50


@rule("OM-6.1")
@every_game
def test_samples_know_the_goods_just_dealt(edition: str, players: int) -> None:
    """All have heard which goods changed hands: right after a deal, every sample has them there."""
    rules = rules_for(edition, players)
    truth = start(rules, "just-dealt")
    rng = Random(players)
    goods = rules.setting.deck.goods
    for mover, move in moves_of(truth, rng, TEMPERS[2]):
        events: list[Event] = []
        truth.play(mover, move, events)
        for event in events:
            if event.kind != "dealt":
                continue
            for seat in range(-1, players):
                world = sample(truth, seat, rng)
                for holder, kinds in (
                    (event.seat, event.facts["given"]),
                    (event.facts["with"], event.facts["taken"]),
                ):
                    held = [goods[card] for card in world.hands[holder]]
                    assert all(held.count(kind) >= kinds.count(kind) for kind in kinds)


@rule("OM-4.4", "OM-6.3")
@repeated
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_samples_know_what_a_new_pile_was_made_of(players: int) -> None:
    rules = rules_for("2005", players)
    rng = Random(players)
    refills = 0
    for number in range(times(20)):
        truth = start(rules, f"refill-{number}")
        made_of: set[int] = set()
        for mover, move in moves_of(truth, rng, temper_for(number)):
            discard, cargo = set(truth.discard), set(truth.cargo[truth.first])
            events: list[Event] = []
            truth.play(mover, move, events)
            sources = [e.facts["source"] for e in events if e.kind == "pile_refilled"]
            if sources:
                refills += 1
                # The whole first player's pile is known only if no pirates came with it.
                made_of = discard if sources == ["discard"] else discard | cargo
                if "first_player" in sources and truth.pile_open:
                    break
            if made_of:
                for seat in range(players):
                    world = sample(truth, seat, rng)
                    assert set(world.pile) <= made_of
    assert refills > times(8)


def as_it_is(truth: OltremarePosition, view: OltremareView) -> list[int]:
    """The cards that a seat does not see, in the order of the places where they may be."""
    cards: list[int] = []
    for seat in range(view.players):
        stack = zip(view.pirates[seat], truth.pirates[seat], strict=True)
        cards += [real & ~UNSEEN for seen, real in stack if seen in (UNSEEN, HIDDEN)]
        if seat != view.seat:
            cards += truth.hands[seat]
    return cards + [card for card in truth.pile if card != VENICE]


@rule("OM-4.4", "OM-6.3")
@repeated
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_sample_is_so_careful_that_the_truth_could_not_be_one(players: int) -> None:
    rules = rules_for("2005", players)
    rng = Random(players)
    looks = 0
    for number in range(times(12)):
        truth = start(rules, f"truth-{number}")
        for mover, move in moves_of(truth, rng, temper_for(number)):
            truth.play(mover, move)
            if truth.over or (not truth.refilled and rng.random() < 0.95):
                continue
            looks += truth.refilled
            for seat in range(SPECTATOR, players):
                view = truth.view(seat)
                assert isinstance(view, OltremareView)
                cards = as_it_is(truth, view)
                limits = Limits(view, hidden_slots(view), cards)
                assert all(limits.fits(card, slot) for slot, card in enumerate(cards))
                assert not any(faults(limits, cards, other) for other in range(players))
    assert looks > 2 * times(12)


@rule("OM-4.4", "OM-6.3")
def test_a_card_of_a_new_pile_lies_where_one_could_put_it_since_and_not_below() -> None:
    """Three cards lie on a pirate stack; the second and third came there after the new pile."""
    truth = start(rules_for("2005", 3), "floors")
    truth.pirates[1], truth.hands[1] = truth.hands[1][:3], truth.hands[1][3:]
    new = truth.pirates[1][1]
    nowhere = ABOVE + 1
    truth.refills = [Refill([new], False, [nowhere, 1, nowhere], [0, 1, 0], [0, 1, 0])]
    view = truth.view(SPECTATOR)
    assert isinstance(view, OltremareView)
    limits = Limits(view, hidden_slots(view), as_it_is(truth, view))
    stack = [slot for slot, place in enumerate(limits.slots) if place == IN_STOWED << 1]
    assert [limits.fits(new, slot) for slot in stack] == [False, True, True]


# --- samples are spread evenly --------------------------------------------------------------------


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True))


def assert_even(counts: list[int], expected: list[float]) -> None:
    """Far beyond five standard deviations of chi-square would be no accident."""
    freedom = len(counts) - 1
    assert chi_square(counts, expected) < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize(("edition", "seat"), [("2005", 0), ("2004", SPECTATOR)])
def test_hidden_cards_are_spread_evenly_at_the_start(edition: str, seat: int) -> None:
    rules = rules_for(edition, 4)
    truth = start(rules, "even")
    view = truth.view(seat)
    seen = {stack[0] for stack in truth.cargo} | set(truth.hands[seat] if seat >= 0 else [])
    hidden = [card for card in rules.setting.cards if card not in seen]
    samples = 1500
    rng = Random(1)
    in_hand = dict.fromkeys(hidden, 0)
    on_top = dict.fromkeys(hidden, 0)
    venice: dict[int, int] = {}
    for _ in range(samples):
        world = view.sample(rng)
        assert isinstance(world, OltremarePosition)
        for card in world.hands[2]:
            in_hand[card] += 1
        for card in world.pile[-4:]:
            on_top[card] += 1
        place = world.pile.index(VENICE)
        venice[place] = venice.get(place, 0) + 1
    expected = [samples * 4 / len(hidden)] * len(hidden)
    assert_even(list(in_hand.values()), expected)
    assert_even(list(on_top.values()), expected)
    low, high = rules.setting.venice_low, rules.setting.venice_high
    assert sorted(venice) == list(range(low, high + 1))
    assert_even(list(venice.values()), [samples / (high - low + 1)] * (high - low + 1))


@rule("OM-6.1")
def test_hidden_cards_are_spread_evenly_around_a_deal() -> None:
    """A third seat knows that one card of a hand is of these goods, and no more than that."""
    rules = rules_for("2005", 3)
    truth = start(rules, "around-a-deal")
    rng = Random(1)
    while len(truth.to_move()) < 3:
        truth.play(*choose(truth, rng, TEMPERS[1]))
    seat = truth.turn
    partner, watcher = (seat + 1) % 3, (seat + 2) % 3
    given = truth.hands[seat][0]
    ask = [0] * 8
    truth.play(seat, pack_offer(NEW, partner, [given], [0], 0, ask, 0))
    truth.play(partner, pack_answer(ACCEPT, 1, 1, []))
    goods = rules.setting.deck.goods
    seen = set(truth.hands[watcher])
    for stack in truth.cargo:
        seen.update(stack)
    hidden = [card for card in rules.setting.cards if card not in seen]
    kin = sum(goods[card] == goods[given] for card in hidden)
    rest = len(truth.hands[partner]) - 1
    samples = 2500
    counts = dict.fromkeys(hidden, 0)
    at_giver = dict.fromkeys(hidden, 0)
    view, own = truth.view(watcher), truth.view(seat)
    for _ in range(samples):
        world = view.sample(rng)
        assert isinstance(world, OltremarePosition)
        for card in world.hands[partner]:
            counts[card] += 1
    # One card is any of its goods; the others are any of what is then left.
    expected = []
    for card in hidden:
        first = 1 / kin if goods[card] == goods[given] else 0.0
        expected.append(samples * (first + (1 - first) * rest / (len(hidden) - 1)))
    assert_even(list(counts.values()), expected)
    # Who gave it away knows even which card it is; all others are as likely as ever.
    unknown = [c for c in rules.setting.cards if c not in truth.hands[seat]]
    unknown = [c for c in unknown if c != given and all(c not in s for s in truth.cargo)]
    at_giver = dict.fromkeys(unknown, 0)
    for _ in range(samples):
        world = own.sample(rng)
        assert isinstance(world, OltremarePosition)
        assert given in world.hands[partner]
        for card in world.hands[partner]:
            if card != given:
                at_giver[card] += 1
    assert_even(list(at_giver.values()), [samples * rest / len(unknown)] * len(unknown))


@every_game
def test_a_seat_keeps_book_only_of_its_own_pirates(edition: str, players: int) -> None:
    """Own discards stay in their places; those of others are anybody's guess (OM-6.2)."""
    rules = rules_for(edition, players)
    truth = start(rules, "stowed")
    rng = Random(players)
    while not any(e < UNSEEN for stack in truth.pirates for e in stack) and not truth.over:
        truth.play(*choose(truth, rng, TEMPERS[3]))
    owner = next(s for s in range(players) if any(e < UNSEEN for e in truth.pirates[s]))
    stack = truth.pirates[owner]
    for seat in range(-1, players):
        guesses = [sample(truth, seat, rng).pirates[owner] for _ in range(12)]
        for guess in guesses:
            assert [e >= UNSEEN for e in guess] == [e >= UNSEEN for e in stack]
        differs = any(g[i] != e for g in guesses for i, e in enumerate(stack) if e < UNSEEN)
        assert differs == (seat != owner)


def test_play_from_a_sample_does_not_touch_the_view() -> None:
    rules = rules_for("2005", 3)
    for number in range(10):
        truth = middle_game(rules, number)
        view = truth.view(truth.turn)
        line = rules.format_view(view)
        before = rules.format_position(truth)
        world = view.sample(Random(number))
        play_on(world, Random(number), temper_for(number))
        assert rules.format_view(view) == line
        assert rules.format_position(truth) == before
