"""Who says no says why, and no more than a rival may hear."""

from fondaco.bots import make_bot
from fondaco.contract.phrase import Phrase, say
from fondaco.messages import Messages, languages
from tests.rules.oltremare.builders import Table, oltremare


def answer(t: Table, seat: int, bot: str = "merchant") -> Phrase | None:
    """What a bot says aloud with its answer."""
    player = make_bot(bot, 1)
    move = player.choose(t.view(seat))
    assert move is not None
    assert t.rules.format_move(move).startswith("decline")
    told: Phrase | None = getattr(player, "tells", None)
    return told


def asked(terms: str, hand: str = "grain olives:flag") -> Table:
    """Seat 0 offers this to seat 1, who holds that hand."""
    t = oltremare(hand=["gems salt", hand], cargo=["any:1", "salt:1 salt"])
    t.do(f"offer 1: {terms}")
    return t


def test_i_have_no_silk() -> None:
    assert answer(asked("gems for 1 silk"), 1) == say("say-oltremare-none", goods="silk")


def test_not_so_many() -> None:
    t = asked("gems for 2 silk", hand="silk grain olives:flag")
    assert answer(t, 1) == say("say-oltremare-few", goods="silk")


def test_a_sly_one_does_not_tell_what_it_holds() -> None:
    assert answer(asked("gems for 1 silk"), 1, "merchant:sly") == say("say-no-thanks")


def test_a_silent_one_says_that_it_does_not_trade() -> None:
    assert answer(asked("gems for 1 silk"), 1, "merchant:silent") == say("say-silent")


def test_every_excuse_has_words_in_every_language() -> None:
    goods = ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"]
    goods += ["silver", "spices", "wood", "wine", "corn"]
    for language in languages():
        words = Messages(language)
        for name in ("no-thanks", "too-much", "not-enough", "enough", "silent", "untrue"):
            assert words(f"say-{name}")
        for what in ("none", "few", "need"):
            said = {words(f"say-oltremare-{what}", goods=each) for each in goods}
            assert len(said) == len(goods)
        assert "1" in words("say-ducats-more", ducats=1)
        assert "8" in words("say-lied", turn=8)
        assert not words.troubles
