"""What holds at every moment of every game, tried on random games of all kinds."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move
from fondaco.games.oltremare.rules.check import check
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    BUY,
    DECLINE,
    KIND,
    MARKERS,
    OFFER,
    VENICE,
    WITHDRAW,
)
from fondaco.games.oltremare.rules.offers import (
    AMEND,
    COUNTER,
    EVERYONE,
    NEW,
    Offer,
    Terms,
    answer_cards,
    answer_number,
    pack_answer,
    pack_offer,
)
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.trade import MAX_WAYS
from fondaco.testing import rule
from tests.rules.random_play import (
    TEMPERS,
    choose,
    each_kind_by,
    every_game,
    every_kind,
    moves_of,
    play_on,
    rules_for,
    start,
    temper_for,
    wild_offer,
)

# --- cards and markers are never lost, and never made ---------------------------------------------


def cards_on_the_table(p: OltremarePosition) -> list[str]:
    """The name of every card, wherever it lies."""
    ids = [card for card in p.pile if card != VENICE] + p.discard + p.played
    for seat in range(p.players):
        ids += p.hands[seat] + p.cargo[seat] + [entry % 128 for entry in p.pirates[seat]]
    return sorted(p.setting.deck.names[card] for card in ids)


@rule("OM-0.1", "OM-0.3", "OM-1.2")
@each_kind_by(len(TEMPERS))
def test_every_card_is_in_one_place_and_venice_leaves_once(
    edition: str, players: int, number: int
) -> None:
    rules = rules_for(edition, players)
    position = start(rules, f"cards-{number}")
    out = {"2005": "grain", "2004": "corn"}[edition] if players == 2 else "nothing"
    expected = sorted(n for n in rules.setting.deck.names if n.rstrip("0123456789") != out)
    assert len(expected) == (78 if players == 2 else 98)
    venice = 1
    for seat, move in moves_of(position, Random(number), temper_for(number)):
        position.play(seat, move)
        assert cards_on_the_table(position) == expected
        left = position.pile.count(VENICE)
        assert left == (0 if position.venice_out else 1) <= venice
        venice = left
        check(position)
    assert venice == 0


def markers_by_kind(p: OltremarePosition) -> tuple[Counter[str], Counter[str]]:
    """The markers on the map, and those the players have."""
    on_map: Counter[str] = Counter(MARKERS[marker] for marker in p.markers if marker)
    taken: Counter[str] = Counter()
    for collected in p.collected:
        for kind in range(1, 7):
            taken[MARKERS[kind]] += collected >> 4 * kind & 15
        assert collected < 1 << 28
    return on_map, taken


@rule("OM-0.7", "OM-1.1", "OM-1.4", "OM-3.1", "OM-3.2")
@each_kind_by(2)
def test_markers_go_from_the_map_to_whoever_arrives_or_out_of_the_game(
    edition: str, players: int, number: int
) -> None:
    printed = Counter({"calm-sea": 6, "good-deals": 6, "pirate-fighter": 6, "favourable-trade": 6,
                       "compass": 4, "local-influence": 4})  # fmt: skip
    assert printed.total() == 32
    position = start(rules_for(edition, players), f"markers-{number}")
    on_map, taken = markers_by_kind(position)
    assert on_map.total() == 30 - players  # no two cards of our decks name the same port
    assert on_map <= printed
    assert not taken.total()
    for seat, move in moves_of(position, Random(number), temper_for(number)):
        owned = position.collected[:]
        position.play(seat, move)
        map_now, taken_now = markers_by_kind(position)
        gone = on_map - map_now
        won = taken_now - taken
        assert map_now <= on_map
        assert taken <= taken_now
        assert not taken_now["compass"]
        # One marker at most, to the mover; with a compass, that one leaves the game besides.
        assert gone - won == Counter({"compass": gone["compass"]})
        assert won.total() <= 1
        assert gone["compass"] <= 1
        assert won - gone == Counter()
        for other in range(players):
            assert other == seat or position.collected[other] == owned[other]
        on_map, taken = map_now, taken_now


# --- ducats ---------------------------------------------------------------------------------------

CAUSES = {
    "local-influence": range(4),
    "symbols": (1, 3, 6),
    "calm-sea": range(1, 5),
    "purchase": range(-4, 0),
    "deal": range(-20_000, 20_000),
    "prestige": (0, 1, 3, 6),
    "markers": (0, 1, 3, 6),
    "cargo": range(500),
    "pirates": range(-98, 1),
}


@rule("OM-1.3", "OM-2.2.5")
@each_kind_by(len(TEMPERS))
def test_a_purse_is_eleven_ducats_and_what_the_events_tell(
    edition: str, players: int, number: int
) -> None:
    rules = rules_for(edition, players)
    position = start(rules, f"ducats-{number}")
    purses = [11] * players
    assert position.scores() == purses
    causes: Counter[str] = Counter()
    for seat, move in moves_of(position, Random(number), temper_for(number)):
        events: list[Event] = []
        position.play(seat, move, events)
        for event in events:
            if "ducats" not in event.facts:
                assert "cause" not in event.facts
                continue
            ducats = event.facts["ducats"]
            assert ducats in CAUSES[event.facts["cause"]], event.facts
            causes[event.facts["cause"]] += 1
            purses[event.seat] += ducats
            if event.kind == "dealt":
                purses[event.facts["with"]] -= ducats
        assert position.ducats == purses, events[0].in_full()
        assert position.scores() == purses
    assert {"symbols", "prestige", "cargo", "pirates", "markers"} <= set(causes)


@every_game
def test_listening_changes_nothing(edition: str, players: int) -> None:
    rules = rules_for(edition, players)
    heard = start(rules, "listening")
    alone = start(rules, "listening")
    for seat, move in moves_of(heard, Random(players), TEMPERS[2]):
        events: list[Event] = []
        heard.play(seat, move, events)
        alone.play(seat, move)
        assert events, rules.format_move(move)
    assert rules.format_position(heard) == rules.format_position(alone)


# --- a game comes to its end ----------------------------------------------------------------------


@rule("OM-2.2.12", "OM-4.4", "OM-4.5")
@each_kind_by(6)
def test_games_end_within_bounds(edition: str, players: int, number: int) -> None:
    """Every turn but those without any card loads one, and only the last round brings any back."""
    rules = rules_for(edition, players)
    position = start(rules, f"end-{number}")
    offers: Counter[int] = Counter()
    turns_of: Counter[int] = Counter({position.turn: 1})
    for seat, move in moves_of(position, Random(number), temper_for(number), limit=3000):
        events: list[Event] = []
        position.play(seat, move, events)
        if move & KIND == OFFER:
            offers[position.turns] += 1
        turns_of.update(event.seat for event in events if event.kind == "turn_began")
    assert position.turns <= len(rules.setting.cards) + players
    assert max(offers.values(), default=0) <= 12
    assert position.over
    assert position.to_move() == []
    assert sorted(position.places()) == list(range(1, players + 1))
    assert turns_of.total() == position.turns
    apart = max(turns_of.values()) - min(turns_of[s] for s in range(players))
    assert apart == 0 if edition == "2005" else apart <= 1
    for seat in range(-1, players + 1):
        assert position.moves(seat) == []
        assert accepted(rules, position, [(seat, small) for small in range(2048)]) == []


# --- copies, lines and notation -------------------------------------------------------------------


@each_kind_by(len(TEMPERS))
def test_copies_live_their_own_lives(edition: str, players: int, number: int) -> None:
    """Copies may share what neither changes, so every copy is looked at again after the game."""
    rules = rules_for(edition, players)
    position = start(rules, f"copies-{number}")
    rng = Random(number)
    trail: list[tuple[OltremarePosition, str]] = []
    for seat, move in moves_of(position, rng, temper_for(number)):
        if rng.random() < 0.2:
            trail.append((position.copy(), rules.format_position(position)))
            if rng.random() < 0.3:
                play_on(position.copy(), rng, temper_for(number + 1), 60)
                assert rules.format_position(position) == trail[-1][1]
        position.play(seat, move)
    end = rules.format_position(position)
    for twin, line in trail:
        assert rules.format_position(twin) == line
    for twin, line in trail[::5]:
        other = twin.copy()
        play_on(twin, Random(number), temper_for(number))
        assert rules.format_position(other) == line
        play_on(other, Random(number), temper_for(number))
        assert rules.format_position(other) == rules.format_position(twin)
    assert rules.format_position(position) == end


@each_kind_by(4)
def test_a_position_line_reads_back_and_plays_on_alike(
    edition: str, players: int, number: int
) -> None:
    rules = rules_for(edition, players)
    truth = start(rules, f"lines-{number}")
    rng = Random(number)
    for seat, move in moves_of(truth, rng, temper_for(number)):
        truth.play(seat, move)
        if rng.random() < 0.1:
            line = rules.format_position(truth)
            assert "\n" not in line
            read = rules.parse_position(line)
            assert rules.format_position(read) == line
            assert read.over == truth.over
            if rng.random() < 0.2:
                ahead = truth.copy()
                play_on(ahead, Random(number), temper_for(number + 1))
                play_on(read, Random(number), temper_for(number + 1))
                assert rules.format_position(read) == rules.format_position(ahead)


@each_kind_by(3)
def test_a_view_line_reads_back_and_serves_alike(edition: str, players: int, number: int) -> None:
    rules = rules_for(edition, players)
    position = start(rules, f"views-{number}")
    rng = Random(number)
    for mover, move in moves_of(position, rng, temper_for(number)):
        position.play(mover, move)
        if rng.random() < 0.05:
            for seat in range(-1, players):
                view = position.view(seat)
                line = rules.format_view(view)
                read = rules.parse_view(line)
                assert rules.format_view(read) == line
                assert read.moves == view.moves == position.moves(seat)
                assert read.prompt == view.prompt
                assert read.as_json(aids=False) == view.as_json(aids=False)
                assert read.propose(Random(seat)) == view.propose(Random(seat))
                assert rules.format_position(read.sample(Random(seat))) == rules.format_position(
                    view.sample(Random(seat))
                )


@each_kind_by(len(TEMPERS))
def test_a_game_replays_from_its_notation(edition: str, players: int, number: int) -> None:
    rules = rules_for(edition, players, offers="0" if number == 1 else "12")
    position = start(rules, f"notation-{number}")
    notes: list[tuple[int, str]] = []
    for seat, move in moves_of(position, Random(number), temper_for(number)):
        text = rules.format_move(move)
        assert rules.parse_move(text) == move, text
        assert rules.format_move(rules.parse_move(f"  {text.replace(' ', '   ')} ")) == text
        notes.append((seat, text))
        position.play(seat, move)
    again = start(rules, f"notation-{number}")
    for seat, text in notes:
        again.play(seat, rules.parse_move(text))
    assert rules.format_position(again) == rules.format_position(position)


# --- listed moves are legal, and no others --------------------------------------------------------


def seats_and_strangers(p: OltremarePosition) -> list[int]:
    return [-7, *range(-1, p.players + 1), 99]


def accepted(
    rules: OltremareRules, p: OltremarePosition, tried: list[tuple[int, Move]]
) -> list[tuple[int, Move]]:
    """Those moves that are not refused in this position; the others must not leave a trace."""
    found: list[tuple[int, Move]] = []
    line = rules.format_position(p)
    board = p.copy()
    events: list[Event] = []
    for seat, move in tried:
        reason = ""
        try:
            board.play(seat, move, events)
        except Refused as error:
            reason = error.name  # its words take longer than the rules
        if not reason:
            found.append((seat, move))
            board = p.copy()
            events = []
        assert events == []
    assert rules.format_position(board) == line
    return found


@each_kind_by(3)
def test_every_listed_move_is_accepted_and_sound(edition: str, players: int, number: int) -> None:
    rules = rules_for(edition, players)
    position = start(rules, f"listed-{number}")
    rng = Random(number)
    for seat, move in moves_of(position, rng, temper_for(number)):
        if rng.random() < 0.15:
            assert position.to_move()[0] == position.turn
            for other in seats_and_strangers(position):
                listed = position.moves(other)
                assert len(set(listed)) == len(listed)
                assert not listed or other in position.to_move()
                for one in listed:
                    after = position.copy()
                    after.play(other, one)
                    assert after.ply == position.ply + 1
                    check(after)
        position.play(seat, move)


@each_kind_by(3)
def test_every_small_number_that_is_not_listed_is_refused(
    edition: str, players: int, number: int
) -> None:
    rules = rules_for(edition, players)
    position = start(rules, f"unlisted-{number}")
    rng = Random(number)
    met: set[int] = set()
    for seat, move in moves_of(position, rng, temper_for(number)):
        if rng.random() < (0.01 if position.phase in met else 0.5):
            met.add(position.phase)
            for other in seats_and_strangers(position):
                small = [one for one in position.moves(other) if one < 2048]
                every = [(other, one) for one in range(2048)]
                assert accepted(rules, position, every) == [(other, one) for one in sorted(small)]
        position.play(seat, move)
    assert len(met) >= 4


@rule("OM-2.2.1", "OM-2.2.4", "OM-2.2.11")
@each_kind_by(4)
def test_no_large_number_slips_through(edition: str, players: int, number: int) -> None:
    """Random ints, negative ones, and legal answers and offers with a bit or two flipped."""
    rules = rules_for(edition, players)
    position = start(rules, f"large-{number}")
    rng = Random(number)
    for mover, move in moves_of(position, rng, TEMPERS[2]):
        if rng.random() < 0.06:
            for seat in range(-1, players + 1):
                listed = position.moves(seat)
                tried = [rng.getrandbits(rng.choice([12, 24, 40, 80, 200, 2000])) for _ in range(6)]
                tried += [-1, -(rng.getrandbits(150)), -move, ~move]
                offer = wild_offer(position, seat, rng) if 0 <= seat < players else None
                for good in [*listed[:4], *listed[-4:], offer if offer is not None else move]:
                    tried += [good ^ 1 << rng.randrange(180) for _ in range(5)]
                    tried.append(good ^ 1 << rng.randrange(30) ^ 1 << rng.randrange(180))
                    tried.append(good | 1 << rng.choice([134, 170, 300, 5000]))
                unlisted = [(seat, one) for one in tried if one not in listed]
                for _, one in accepted(rules, position, unlisted):
                    # What cannot be listed is a deal, and one that can be written down.
                    assert rules.parse_move(rules.format_move(one)) == one
                    assert seat in position.to_move()
                    if one & KIND == ACCEPT:
                        assert may_accept(position, seat, offer_of(position, one), one)
                    else:
                        terms = Terms(one)
                        assert one & KIND == OFFER, f"{one:#x}"
                        assert set(terms.give) <= set(position.hands[seat])
                        assert position.turn in (seat, terms.to)
                    after = position.copy()
                    after.play(seat, one)
                    check(after)
        position.play(mover, move)


def answers_to(p: OltremarePosition, offer: Offer, version: int) -> list[tuple[int, Move]]:
    """Every way to answer an offer by number and this version, by anybody."""
    found: list[tuple[int, Move]] = []
    for seat in range(p.players):
        for kind in (ACCEPT, DECLINE, WITHDRAW):
            found.append((seat, pack_answer(kind, offer.number, version, [])))
        for cards in (p.hands[seat][:1], p.hands[seat][:2]):
            found.append((seat, pack_answer(ACCEPT, offer.number, version, cards)))
        for act in (AMEND, COUNTER):
            for to in [*range(p.players), EVERYONE]:
                ask = [0] * 7 + [1]
                link = offer.number
                found.append((seat, pack_offer(act, to, [], [], 0, ask, 0, link, version)))
    return found


@rule("OM-2.2.11")
@every_kind
def test_an_answer_to_another_version_or_to_an_offer_gone_is_refused(
    edition: str, players: int
) -> None:
    rules = rules_for(edition, players)
    position = start(rules, "stale")
    gone: list[Offer] = []
    stale = 0
    rng = Random(players)
    for seat, move in moves_of(position, rng, TEMPERS[2]):
        before = position.offers
        position.play(seat, move)
        gone += [offer for offer in before if offer not in position.offers and offer.declined == 0]
        if rng.random() > 0.15:
            continue
        live = {(offer.number, offer.version) for offer in position.offers}
        tried = [(offer, offer.version + 1) for offer in position.offers]
        tried += [(offer, offer.version) for offer in gone[-3:]]
        for offer, version in tried:
            # Numbers start anew with every turn, so an old one may have become good again.
            if (offer.number, version) not in live:
                answers = answers_to(position, offer, version)
                assert accepted(rules, position, answers) == []
                stale += len(answers)
    assert stale > 100


@rule("OM-2.2.10", "OM-2.2.11")
@every_kind
def test_all_ways_to_accept_are_listed_and_no_other_is_accepted(edition: str, players: int) -> None:
    """Every set of up to three cards of the hand is tried against every live offer."""
    rules = rules_for(edition, players)
    position = start(rules, "ways")
    rng = Random(players)
    ways = 0
    for mover, move in moves_of(position, rng, TEMPERS[2]):
        position.play(mover, move)
        if not position.offers or rng.random() > 0.25:
            continue
        offer = rng.choice(position.offers)
        for seat in range(players):
            hand = sorted(position.hands[seat])[:9]
            tried: list[tuple[int, Move]] = []
            right: list[tuple[int, Move]] = []
            for size in range(4):
                for cards in combinations(hand, size):
                    answer = pack_answer(ACCEPT, offer.number, offer.version, list(cards))
                    tried.append((seat, answer))
                    if may_accept(position, seat, offer, answer):
                        right.append((seat, answer))
            assert accepted(rules, position, tried) == right
            ways += len(right)
            listed = set(position.moves(seat))
            found = [one for one in tried if one[1] in listed]
            assert found == right or (set(found) < set(right) and len(listed) >= MAX_WAYS)
    assert ways > 20


def offer_of(p: OltremarePosition, answer: Move) -> Offer:
    return next(offer for offer in p.offers if offer.number == answer_number(answer))


def may_accept(p: OltremarePosition, seat: int, offer: Offer, answer: Move) -> bool:
    """Put to the seat, the right cards, and the active player can still reach the load."""
    cards = answer_cards(answer)
    held = Counter(p.setting.deck.goods[card] for card in cards)
    gain = len(offer.give) - len(cards)
    if seat != p.turn:
        gain = -gain
    return (
        answer == pack_answer(ACCEPT, offer.number, offer.version, cards)
        and offer.to in (seat, EVERYONE)
        and offer.owner != seat
        and not offer.declined >> seat & 1
        and set(cards) <= set(p.hands[seat])
        and len(cards) == sum(offer.ask)
        and all(held[goods] >= offer.ask[goods] for goods in range(7))
        and (gain >= 0 or len(p.hands[p.turn]) + gain + purchases_left(p) >= p.need)
    )


def purchases_left(p: OltremarePosition) -> int:
    """How many cards the active player can still buy this turn: buy them and see."""
    board = p.copy()
    while board.bought < 4:
        buys = [move for move in board.moves(board.turn) if move & KIND == BUY]
        if not buys:
            break
        board.play(board.turn, buys[0])
    return board.bought - p.bought


@rule("OM-2.2.11")
@pytest.mark.parametrize("ask", [[0] * 7 + [15], [15] * 8, [1] * 7 + [8], [2, 2, 2, 2, 2, 2, 2, 9]])
def test_asking_for_half_of_a_huge_hand_does_not_hold_up_the_table(ask: list[int]) -> None:
    """It could be answered in millions of ways, so some of them must do."""
    rules = rules_for("2005", 5)
    position = start(rules, "huge")
    while len(position.to_move()) < 5:
        position.play(*choose(position, Random(1), TEMPERS[1]))
    seat, giver = position.turn, (position.turn + 1) % 5
    position.hands[giver] += [card for card in position.pile if card != VENICE][:40]
    position.pile = position.pile[40:]
    position.play(seat, pack_offer(NEW, giver, [], [], 0, ask, 0))
    listed = position.moves(giver)
    assert 0 < len(listed) <= MAX_WAYS + 1
    for answer in listed:
        position.copy().play(giver, answer)
    assert len(position.view(giver).moves) == len(listed)


@rule("OM-2.2.12")
def test_without_a_limit_talk_goes_on_until_numbers_run_out() -> None:
    rules = rules_for("2005", 2, offers="0")
    position = start(rules, "talk")
    rng = Random(1)
    while position.to_move() != [position.turn, 1 - position.turn]:
        position.play(*choose(position, rng, TEMPERS[1]))
    seat = position.turn
    ask = [0] * 7 + [1]
    position.play(seat, pack_offer(NEW, 1 - seat, [], [], 0, ask, 0))
    for version in range(1, 4095):
        position.play(seat, pack_offer(AMEND, 1 - seat, [], [], 0, ask, 0, 1, version))
    again = pack_offer(AMEND, 1 - seat, [], [], 0, ask, 0, 1, 4095)
    assert accepted(rules, position, [(seat, again)]) == []
    assert position.propose(seat, rng) is None
    line = rules.format_position(position)
    assert rules.format_position(rules.parse_position(line)) == line
    for answer in position.moves(seat) + position.moves(1 - seat):
        assert rules.parse_move(rules.format_move(answer)) == answer
    check(position)
