"""Trading at the terminal: offers step by step, answers, counter-offers, and being asked."""

import pytest

from fondaco.bots import Bot
from fondaco.contract.rules import Move, View
from fondaco.terminal.flow import Quit
from fondaco.terminal.session import Session
from fondaco.terminal.start import run
from tests.terminal.people import Typist, output, table, words

# The person begins with load 2 and holds grain 3, olives 18, pottery 9 and scrolls 3.
OURS = "a57"


class Puppet:
    """A bot that makes the moves it is told, one at each question.

    After that it says nothing, and when the game waits for it, the test is over.
    """

    name = "puppet"

    def __init__(self, session: Session, *moves: str) -> None:
        self.rules = session.game.rules
        self.moves = list(moves)

    def choose(self, view: View) -> Move | None:
        if not self.moves:
            if view.to_move[0] == view.seat:
                raise Quit
            return None
        move = self.moves.pop(0)
        return None if move == "-" else self.rules.parse_move(move)


def trade(*lines: str, says: tuple[str, ...] = (), seed: str = OURS) -> Session:
    """A game with the person at seat 0, and at seat 1 a bot that says these things."""
    session = table(seed=seed, players=3, person=Typist(*lines, "q", "n"))
    bots: dict[int, Bot] = {1: Puppet(session, *says), 2: Puppet(session)}
    session.bots = bots
    run(session)
    return session


def said(session: Session) -> str:
    return words(output(session))


def moves(session: Session) -> list[str]:
    return [session.game.rules.format_move(move) for _, move in session.game.log]


def card_of(session: Session, seat: int, at: int = 0) -> str:
    """The name of a card in a bot's hand: tests may look, the person may not."""
    hand: list[int] = session.game.position.view(seat).hand  # type: ignore[attr-defined]
    name: str = session.game.rules.setting.deck.names[sorted(hand)[at]]  # type: ignore[attr-defined]
    return name


def test_an_offer_is_composed_step_by_step() -> None:
    session = trade("o", "1", "1 4", "load 1, ship", "", "2", "1 salt, any", "")
    assert moves(session) == ["offer 1: scrolls3[load 1, ship] + grain3 + 2d for 1 salt + 1 any"]
    assert "(you say: load 1, ship)" in said(session)
    assert "Make this offer?" in said(session)
    assert "#1.1 you offer Bianca:" in said(session)


def test_an_offer_can_tell_the_truth_and_go_to_everybody() -> None:
    session = trade("offer", "a", "4", "t", "", "", "3", "")
    (offer,) = moves(session)
    assert offer.startswith("offer all: grain3[load ")
    assert offer.endswith("for 3d")


def test_a_name_stands_for_its_seat() -> None:
    assert moves(trade("o", "tom", "4", "", "1", "1 any", ""))[0].startswith("offer 2: grain3")


@pytest.mark.parametrize("answers", [("x",), ("1", "x"), ("1", "4", "x"), ("1", "4", "", "x")])
def test_an_offer_can_be_given_up_at_every_step(answers: tuple[str, ...]) -> None:
    session = trade("o", *answers)
    assert moves(session) == []
    assert "Cancelled." in said(session)


def test_an_offer_that_is_not_confirmed_is_not_made() -> None:
    assert moves(trade("o", "1", "4", "", "", "1 salt", "", "n")) == []


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        (("7",), "Type the number or the name of another player"),
        (("0",), "Type the number or the name of another player"),
        (("1", "9"), "Type numbers from the list"),
        (("1", "1 1"), "Type numbers from the list"),
        (("1", "4", "load 9"), "A claim may name a load (1-4)"),
        (("1", "4", "gold"), "You can’t claim 'gold'"),
        (("1", "4", "", "lots"), "Type a number of ducats"),
        (("1", "4", "", "-1"), "Type a number of ducats"),
        (("1", "4", "", "", "7 gold"), "Type numbers and goods"),
        (("1", "4", "", "", "s"), "Type numbers and goods"),
        (("1", "4", "", "", "99 salt"), "Type numbers and goods"),
        (("1", "", "", "", ""), "must move at least one card"),
    ],
)
def test_what_is_no_answer_is_asked_again(answers: tuple[str, ...], reason: str) -> None:
    session = trade("o", *answers, "x")
    assert reason in said(session)
    assert moves(session) == []


def test_accepting_asks_which_cards_when_there_is_a_choice() -> None:
    card = card_of(table(seed=OURS, players=3), 1)
    offer = f"offer 0: {card} for 1 any"
    session = trade("2", "1 2", "1", says=(offer,))
    assert "#1.1 Bianca offers you:" in said(session)
    assert "choose the cards you give" in said(session)
    assert "Give exactly 1 card of any goods." in said(session)
    assert moves(session)[:2] == [offer, "accept #1.1 scrolls3"]
    assert "Deal #1: Bianca gives you" in said(session)


def test_accepting_takes_one_step_when_there_is_no_choice() -> None:
    card = card_of(table(seed=OURS, players=3), 1)
    session = trade("2", says=(f"offer 0: {card} for 1 grain + 1d",))
    assert "Accept #1.1: you give Grain 3" in said(session)
    assert moves(session)[1] == "accept #1.1 grain3"


def test_an_offer_one_cannot_fulfil_can_be_declined_or_countered() -> None:
    card = card_of(table(seed=OURS, players=3), 1)
    offer = f"offer 0: {card} for 1 gems"
    declined = trade("2", says=(offer,))
    assert "Decline #1.1 (you cannot accept it now)" in said(declined)
    assert moves(declined) == [offer, "decline #1.1"]
    countered = trade("3", "4", "", "1", "1 any", "", says=(offer,))
    assert moves(countered) == [offer, "counter #1.1 1: grain3 + 1d for 1 any"]


def test_an_own_offer_can_be_changed_and_withdrawn() -> None:
    first = "offer 1: grain3 for 1 gems"
    withdrawn = trade(first, "withdraw")
    assert moves(withdrawn) == [first, "withdraw #1.1"]
    amended = trade(first, "4", "4", "", "2", "1 gems", "")
    assert moves(amended) == [first, "amend #1.1 1: grain3 + 2d for 1 gems"]
    assert "#1.2 you offer Bianca" in said(amended)


def test_a_withdrawal_can_be_taken_back() -> None:
    session = trade("offer 1: grain3 for 1 gems", "withdraw", "u")
    assert "Undone: withdraw #1.1." in said(session)
    assert moves(session) == ["offer 1: grain3 for 1 gems"]


def test_lies_come_out_after_the_game() -> None:
    session = trade("offer 1: grain3[load 1, power 6] for 1 gems", "done")
    (told,) = session.voice.review(session.game.log)
    assert session.m.say(told).startswith("You said “power 6, load 1” about Grain 3")


# --- in another's turn ----------------------------------------------------------------------------

THEIRS = "a2"  # seat 1 begins


@pytest.fixture
def spy() -> Session:
    session = table(seed=THEIRS, players=3)
    assert session.game.position.turn == 1
    return session


def test_the_person_is_asked_once_in_anothers_trade_phase(spy: Session) -> None:
    session = trade("", says=("buy pile", "buy pile", "buy pile"), seed=THEIRS)
    assert said(session).count("Bianca is trading: make an offer?") == 1


def test_the_person_is_asked_again_when_offered_something(spy: Session) -> None:
    offer = f"offer 0: {card_of(spy, 1)} for 1 any"
    session = trade("", "", says=("buy pile", offer, "buy pile"), seed=THEIRS)
    assert said(session).count("Bianca is trading: make an offer?") == 2


def test_a_person_who_wants_peace_is_asked_only_for_answers(spy: Session) -> None:
    offer = f"offer 0: {card_of(spy, 1)} for 1 any"
    session = trade("t", "", "", says=("buy pile", offer, "buy pile"), seed=THEIRS)
    assert said(session).count("Bianca is trading: make an offer?") == 3  # t was no answer
    assert session.quiet


def test_the_person_can_offer_something_in_anothers_turn(spy: Session) -> None:
    card = card_of(spy, 0)
    given = f"offer 1: {card} for 2d"
    session = trade(given, says=("accept #1.1",), seed=THEIRS)
    assert moves(session) == [given, "accept #1.1"]
    assert session.m.say(session.story.log(1)[0].text) == "You gain 1 prestige tile and have 1."


# --- in short -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines",
    [
        ("o 1: grain 3 + 2d for silk", "y"),
        ("o", "1: grain3 + 2 d for 1 silk", "y"),
        ("o", "1", "grain3 + 2d for silk", "y"),
        ("o", "1", "grain3 2 d", "", "silk", "y"),  # ducats at the first question already
        ("o", "1", "grain3", "", "2 d", "silk", "y"),
    ],
)
def test_an_offer_can_be_typed_in_short_at_every_question(lines: tuple[str, ...]) -> None:
    assert moves(trade(*lines)) == ["offer 1: grain3 + 2d for 1 silk"]


def test_the_numbers_of_the_menu_stay_while_offers_come_and_go() -> None:
    """1 buys and 2 ends the trade: so they do when an offer has come between them, and is gone."""
    offer = "offer 1: grain3 for 1 gems"
    assert moves(trade(offer, "2"))[:2] == [offer, "done"]
    assert moves(trade(offer, "3", "2"))[:3] == [offer, "withdraw #1.1", "done"]


def test_equal_goods_in_an_offer_are_counted_together() -> None:
    """Two salts are 2 salt; a card of which something is said stands by itself."""
    session = trade()
    words = session.board.words  # type: ignore[attr-defined]
    told = [session.m.say(each) for each in words.given([[3, 0], [3, 0], [3, 1], [5, 0]])]
    assert told[:2] == ["2 salt", "1 olive"]
    assert len(told) == 3
