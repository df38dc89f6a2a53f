"""Moves as text: exact wording, and every move there and back."""

from random import Random

import pytest

from fondaco.contract.refused import Refused
from fondaco.games import make
from fondaco.games.oltremare.rules import moves
from fondaco.games.oltremare.rules.offers import (
    AMEND,
    COUNTER,
    EVERYONE,
    MAX_DUCATS,
    MAX_ID,
    NEW,
    claim,
    pack_answer,
    pack_offer,
)
from fondaco.games.oltremare.rules.setup import start
from fondaco.testing import rule
from tests.rules.oltremare.builders import both, rules_for

RULES = rules_for(3)
SALT7 = RULES.setting.deck.card_id("salt7")
SALT4 = RULES.setting.deck.card_id("salt4")
SALT9 = RULES.setting.deck.card_id("salt9")
GRAIN3 = RULES.setting.deck.card_id("grain3")
RAGUSA = RULES.setting.chart.port_id("Ragusa")
NOTHING = [0] * 8
A_SILK = [0, 0, 1, 0, 0, 0, 0, 0]
TWO_SALT = [0, 0, 0, 2, 0, 0, 0, 0]
ANYTHING = [0, 0, 0, 0, 0, 0, 0, 1]
BOAST = claim(load=1, symbols=8)

# fmt: off
TEXTS = [
    ("discard salt7", moves.DISCARD | SALT7),
    ("buy pile", moves.BUY_PILE),
    ("buy pirates", moves.BUY_PIRATES),
    ("done", moves.DONE),
    ("play salt7", moves.PLAY | SALT7),
    ("sail Ragusa", moves.SAIL | RAGUSA),
    ("compass Ragusa", moves.COMPASS | RAGUSA),
    ("stay", moves.STAY),
    ("load salt7", moves.LOAD | SALT7),
    ("offer 2: grain3 + 1d for 2 salt", pack_offer(NEW, 2, [GRAIN3], [0], 1, TWO_SALT, 0)),
    ("offer all: salt7[load 1, ship] for 1 silk + 2d",
     pack_offer(NEW, EVERYONE, [SALT7], [BOAST], 0, A_SILK, 2)),
    ("offer 0: nothing for 1 any", pack_offer(NEW, 0, [], [], 0, ANYTHING, 0)),
    ("offer 1: salt7 for nothing", pack_offer(NEW, 1, [SALT7], [0], 0, NOTHING, 0)),
    ("offer 1: 3d for 1 silk", pack_offer(NEW, 1, [], [], 3, A_SILK, 0)),
    ("offer 1: salt4 + salt7[load 1, ship] + 1023d for 2 salt + 1023d",
     pack_offer(NEW, 1, [SALT4, SALT7], [0, BOAST], MAX_DUCATS, TWO_SALT, MAX_DUCATS)),
    ("offer 1: salt7[load 4, power 3, ducat, flag] for 1 silk",
     pack_offer(NEW, 1, [SALT7], [claim(4, 3, 3)], 0, A_SILK, 0)),
    ("offer 4: salt7[power 6, cards] for 15 grain + 2 any",
     pack_offer(NEW, 4, [SALT7], [claim(0, 6, 4)], 0, [0, 0, 0, 0, 0, 0, 15, 2], 0)),
    ("amend #3.1 all: salt7 for 1 silk",
     pack_offer(AMEND, EVERYONE, [SALT7], [0], 0, A_SILK, 0, 3, 1)),
    ("counter #3.2 0: salt7 for 1 silk", pack_offer(COUNTER, 0, [SALT7], [0], 0, A_SILK, 0, 3, 2)),
    ("counter #65535.65535 0: salt7 for 1 silk",
     pack_offer(COUNTER, 0, [SALT7], [0], 0, A_SILK, 0, MAX_ID, MAX_ID)),
    ("accept #3.2 salt4 salt9", pack_answer(moves.ACCEPT, 3, 2, [SALT4, SALT9])),
    ("accept #1.1", pack_answer(moves.ACCEPT, 1, 1, [])),
    ("decline #3.2", pack_answer(moves.DECLINE, 3, 2, [])),
    ("withdraw #3.2", pack_answer(moves.WITHDRAW, 3, 2, [])),
]

SLOPPY = [  # what one may type, and how it is written
    ("  play   salt7 ", "play salt7"),
    ("sail ragusa", "sail Ragusa"),
    ("accept #3.2 salt9 salt4", "accept #3.2 salt4 salt9"),
    ("accept #003.02 salt4", "accept #3.2 salt4"),
    ("offer 2: 1d + grain3 + 2d for 1d + 1 salt + 1 silk + 1 salt",
     "offer 2: grain3 + 3d for 1 silk + 2 salt + 1d"),
    ("offer 2: grain3[ship, ducat, power 6, load 1] for 1 salt",
     "offer 2: grain3[load 1, power 6, ducat, ship] for 1 salt"),
    ("offer 2: grain3 + salt7[ship] for nothing", "offer 2: salt7[ship] + grain3 for nothing"),
    ("offer 2: salt7[] + 0d for 0d + 0 silk", "offer 2: salt7 for nothing"),
]

WRONG = [  # what is no move, and a word of the reason
    ("", "is not a move"),
    ("pass", "is not a move"),
    ("buy", "is not a move"),
    ("buy deck", "is not a move"),
    ("done now", "is not a move"),
    ("play", "There is no card"),
    ("play salt", "There is no card"),
    ("play salt15", "There is no card"),
    ("play salt7 salt8", "There is no card"),
    ("play corn1", "There is no card"),  # that is 2004
    ("sail", "There is no port"),
    ("sail Genoa", "There is no port"),
    ("accept", "Name the offer"),
    ("accept 3.2", "Name the offer"),
    ("accept #3", "Name the offer"),
    ("accept #3.2 salt4 salt4", "only once"),
    ("accept #3.2 2 salt", "There is no card"),
    ("decline #3.2 salt4", "Name cards only"),
    ("withdraw #3.2 salt4", "Name cards only"),
    ("accept #65536.1", "too much"),
    ("accept #1.65536", "too much"),
    ("offer", "Write an offer as"),
    ("offer 2", "Write an offer as"),
    ("offer 2: grain3", "Write an offer as"),
    ("offer 12: grain3 for 1 salt", "Write an offer as"),
    ("offer 5: grain3 for 1 salt", "no seat 5. An offer goes to a seat from 0 to 4"),
    ("offer nobody: grain3 for 1 salt", "Write an offer as"),
    ("offer 2: grain3 + grain3 for 1 salt", "only once"),
    ("offer 2: grain for 1 salt", "There is no card"),
    ("offer 2: grain3, salt7 for 1 salt", "neither a card nor ducats"),
    ("offer 2: -1d + grain3 for 1 salt", "neither a card nor ducats"),
    ("offer 2: grain3 for salt", "neither ducats .* nor goods with a number"),
    ("offer 2: grain3 for 1 corn", "neither ducats .* nor goods with a number"),
    ("offer 2: grain3 for salt7", "neither ducats .* nor goods with a number"),
    ("offer 2: grain3 for 16 salt", "At most 15"),
    ("offer 2: grain3 for 9 salt + 9 salt", "At most 15"),
    ("offer 2: grain3 for 1024d", "At most 1023"),
    ("offer 2: grain3 + 9999d + 9999d for nothing", "At most 1023"),
    ("offer 2: 5d for 3d", "at least one card"),
    ("offer 2: nothing for nothing", "at least one card"),
    ("offer #1.1 2: grain3 for 1 salt", "the number of an offer"),
    ("amend 2: grain3 for 1 salt", "the number of an offer"),
    ("counter 2: grain3 for 1 salt", "the number of an offer"),
    ("offer 2: grain3[gold] for 1 salt", "can’t claim"),
    ("offer 2: grain3[load] for 1 salt", "can’t claim"),
    ("offer 2: grain3[load 12] for 1 salt", "can’t claim"),
    ("offer 2: grain3[load ²] for 1 salt", "can’t claim"),
    ("offer 2: grain3[load 5] for 1 salt", "A claim may name"),
    ("offer 2: grain3[power 2] for 1 salt", "A claim may name"),
    ("offer 2: grain3[ducat, flag, cards] for 1 salt", "A claim may name"),
    ("play " + "salt7 " * 500, "too long for a move"),
]

# What no game of chance gets round; it may never meet a compass, amend or counter.
MOST = ["discard", "buy", "done", "play", "sail", "load", "offer", "accept", "decline", "withdraw"]
# fmt: on


@rule("OM-2.2.11")
@pytest.mark.parametrize(("text", "move"), TEXTS)
def test_a_move_reads_like_this(text: str, move: int) -> None:
    assert RULES.format_move(move) == text
    assert RULES.parse_move(text) == move


@pytest.mark.parametrize(("typed", "written"), SLOPPY)
def test_a_move_may_be_typed_sloppily(typed: str, written: str) -> None:
    assert RULES.format_move(RULES.parse_move(typed)) == written


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_what_is_no_move_is_reported_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        RULES.parse_move(text)


@pytest.mark.parametrize(
    "move",
    [
        -1,
        0,
        moves.ARG,
        moves.BUY | 2,
        moves.DONE | 1,
        moves.PLAY | 98,
        moves.PLAY | 1 << 11,
        moves.SAIL | 30,
        moves.COMPASS | 30,
        moves.DECLINE | 1,
        pack_answer(moves.ACCEPT, 1, 1, [98]),
        pack_answer(moves.DECLINE, 1, 1, [SALT7]),
        12 << 7,
        15 << 7,
        moves.OFFER,
        moves.OFFER | 3,
        pack_offer(NEW, 5, [SALT7], [0], 0, NOTHING, 0),
        pack_offer(NEW, 0, [SALT7], [0, 1], 0, NOTHING, 0),
        pack_offer(NEW, 0, [SALT7], [5], 0, NOTHING, 0),
        pack_offer(NEW, 0, [SALT7], [7 << 6], 0, NOTHING, 0),
    ],
)
def test_a_number_that_is_no_move_has_no_text(move: int) -> None:
    with pytest.raises(Refused):
        RULES.format_move(move)


@both
@pytest.mark.parametrize("players", [2, 5])
def test_all_moves_of_whole_games_go_there_and_back(players: int, edition: str) -> None:
    rules = rules_for(players, edition, offers="12")
    p = start(rules.setting, f"{edition}-{players}")
    rng = Random(players)
    seen: set[str] = set()
    while not p.over:
        seat = rng.choice(p.to_move())
        offer = p.propose(seat, rng)
        choices = p.moves(seat) + ([] if offer is None else [offer])
        for move in choices:
            text = rules.format_move(move)
            assert rules.parse_move(text) == move
            seen.add(text.split()[0])
        if choices:
            p.play(seat, rng.choice(choices))
    assert seen >= set(MOST)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Play Salt7", "play salt7"),
        ("DONE", "done"),
        ("Sail ragusa", "sail Ragusa"),
        ("Offer ALL: Salt7[Load 1] For 1 Silk + 2D", "offer all: salt7[load 1] for 1 silk + 2d"),
        ("Accept #3.1 Salt4", "accept #3.1 salt4"),
    ],
)
def test_capitals_do_not_matter(typed: str, meant: str) -> None:
    rules = make("oltremare", 5)
    assert rules.format_move(rules.parse_move(typed)) == meant
