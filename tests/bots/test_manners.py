"""How bots behave in talks: they do not beg, speak seldom, and answer whoever asks them."""

from collections import Counter
from functools import cache

import pytest

from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import drive
from fondaco.contract.phrase import Phrase, say
from fondaco.games.oltremare.expert.deals import LIVE
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND, OFFER
from fondaco.games.oltremare.rules.offers import EVERYONE, Terms
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.messages import Messages, languages
from fondaco.records import Game
from tests.rules.oltremare.builders import oltremare, rules_for

TALKERS = ("merchant", "merchant:sly", "captain:2", "doge:2")


class Said:
    """One move of a talk, and how things stood before it."""

    def __init__(
        self, before: OltremarePosition, game: Game, seat: int, tells: Phrase | None
    ) -> None:
        move = game.log[-1][1]
        self.seat = seat
        self.kind = move & KIND
        self.terms = Terms(move) if self.kind == OFFER else None
        self.tells = tells
        self.active = seat == before.turn
        self.mine = not self.active and not before.dealt >> seat & 1  # the prestige of a deal
        self.live = sum(offer.owner == seat for offer in table(game).offers)
        self.turn = before.turns
        to = self.terms.to if self.terms else seat
        partners = [i for i in range(before.players) if i != seat and to in (i, EVERYONE)]
        self.theirs = self.active and all(not before.dealt >> i & 1 for i in partners)


@cache
def talks(bot: str) -> list[Said]:
    """All that is said in the first turns of a game."""
    game = Game(rules_for(4), "manners")
    bots = {seat: make_bot(bot, bot_seed("manners", seat)) for seat in range(4)}
    found: list[Said] = []
    before = table(game).copy()
    for seat in drive(game, bots):
        if game.log[-1][1] & KIND in (OFFER, ACCEPT, DECLINE):
            found.append(Said(before, game, seat, getattr(bots[seat], "tells", None)))
        before = table(game).copy()
        if before.turns >= 12:
            break
    return found


def table(game: Game) -> OltremarePosition:
    assert isinstance(game.position, OltremarePosition)
    return game.position


@pytest.mark.parametrize("bot", TALKERS)
@pytest.mark.long
def test_nobody_begs(bot: str) -> None:
    offers = 0
    for said in talks(bot):
        if said.terms is not None and not said.terms.give and not said.terms.give_ducats:
            # Only the prestige of the deal is given for it: one card, no ducats, and it is said.
            assert said.theirs
            assert (sum(said.terms.ask), said.terms.ask_ducats) == (1, 0)
            assert said.tells == say("say-oltremare-your-prestige")
        offers += said.terms is not None
    assert offers > 2


@pytest.mark.parametrize("bot", TALKERS)
def test_nobody_gives_for_nothing_but_prestige(bot: str) -> None:
    for said in talks(bot):
        if said.terms is not None and not any(said.terms.ask) and not said.terms.ask_ducats:
            assert said.mine
            assert said.tells == say("say-oltremare-my-prestige")


@pytest.mark.parametrize("bot", TALKERS)
def test_no_more_than_two_offers_of_one_player_stand_at_a_time(bot: str) -> None:
    assert max(said.live for said in talks(bot)) <= LIVE


@pytest.mark.parametrize("bot", TALKERS)
def test_few_offers_are_made_in_a_turn_and_many_of_them_are_taken(bot: str) -> None:
    kinds = Counter(said.kind for said in talks(bot))
    turns = 1 + max(said.turn for said in talks(bot))
    assert kinds[OFFER] < 8 * turns  # by all four players together
    assert kinds[ACCEPT] > kinds[OFFER] / 5


@pytest.mark.parametrize("bot", ["merchant", "merchant:sly", "clerk"])
def test_a_no_has_a_reason(bot: str) -> None:
    noes = [said for said in talks(bot) if said.kind == DECLINE]
    assert noes
    assert all(said.tells is not None for said in noes)


@pytest.mark.parametrize("bot", ["merchant", "captain:4", "captain:30", "doge"])
def test_who_is_asked_answers_and_says_why_not(bot: str) -> None:
    t = oltremare(hand=["gems salt", "grain olives:flag"], cargo=["any:1", "salt:1 salt"])
    t.do("offer 1: gems for 1 silk")
    player = make_bot(bot, 1)
    move = player.choose(t.view(1))
    assert move is not None
    assert t.rules.format_move(move) == "decline #1.1"
    assert getattr(player, "tells", None) == say("say-oltremare-none", goods="silk")


@pytest.mark.parametrize("bot", ["merchant", "captain:4", "doge"])
def test_the_active_player_answers_before_it_goes_on(bot: str) -> None:
    t = oltremare(hand=["gems salt", "grain olives:flag"], cargo=["any:1", "salt:1 salt"])
    t.do("1: offer 0: grain for 3 gems")
    move = make_bot(bot, 1).choose(t.view(0))
    assert move is not None
    assert move & KIND == DECLINE


def test_who_holds_nothing_is_not_asked_for_a_card() -> None:
    t = oltremare(hand=["salt gems", "", ""], cargo="any:2 salt", prestige=[0, 9, 9])
    player = make_bot("merchant", 1)
    for _ in range(4):
        move = player.choose(t.view(0))
        assert move is not None
        assert move & KIND != OFFER or not any(Terms(move).ask)
        t.p.play(0, move)
        if len(t.p.to_move()) == 1:
            return


def test_what_is_given_for_prestige_is_called_so_in_every_language() -> None:
    for language in languages():
        words = Messages(language)
        assert words("say-oltremare-my-prestige") != words("say-oltremare-your-prestige")
        assert not words.troubles
