"""Every text a player reads is a message, and every message is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.games import make, make_voice
from fondaco.games.batavia.rules.names import COMPANIES
from fondaco.games.batavia.rules.names import GOODS as POSTS
from fondaco.games.batavia.voice.telling import ADVISED as BATAVIA_ADVISED
from fondaco.games.batavia.voice.voice import CAUSES as BATAVIA_CAUSES
from fondaco.games.oltremare.board.drawing import COLUMNS
from fondaco.games.oltremare.rules.cards import GOODS, SYMBOL_NAMES
from fondaco.games.oltremare.rules.editions import EDITIONS
from fondaco.games.oltremare.rules.moves import MARKERS
from fondaco.games.oltremare.voice.telling import ADVISED as OLTREMARE_ADVISED
from fondaco.games.oltremare.voice.voice import CAUSES as OLTREMARE_CAUSES
from fondaco.messages import Messages, files_of
from fondaco.records import Game
from fondaco.teaching.rulebook import ORIGINS, RULE_ID, rulebook

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fondaco"
ID = re.compile(r"(terminal|voice|plain|list|oltremare|batavia)-[a-z0-9-]*[a-z0-9]")
REFERRED = re.compile(r"\{ ([a-z][a-z0-9-]+) \}")  # one message in another


def event_kinds(game: str) -> list[str]:
    """The kinds of events a ruleset has, from its source."""
    files = (SOURCE / "games" / game / "rules").glob("*.py")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    found = set(re.findall(r'\bEvent\(\s*"(\w+)"', text))
    if "Event(kind" in text:
        found |= set(OFFER_KINDS)
    return sorted(kind.replace("_", "-") for kind in found)


OFFER_KINDS = ("offered", "amended", "countered")
# Where money comes from, as the Experts name it, and the end of the game.
OLTREMARE_SOURCES = ["purse", "cargo", "pirates", "prestige", "markers", "hand", "end"]
BATAVIA_SOURCES = ["purse", "posts", "exchanges", "letters", "seals", "coming", "end"]

# Messages whose ids are put together: what can follow each beginning.
FAMILIES: dict[str, list[str]] = {
    "terminal-game-": ["oltremare-2005", "oltremare-2004", "batavia"],
    "terminal-mark-": [*ORIGINS, "edition"],
    "oltremare-title-": list(EDITIONS),
    "oltremare-note-": ["deck", "map", "strict", "ledger"],
    "oltremare-goods-": [*sorted({name for names in GOODS.values() for name in names}), "any"],
    "oltremare-symbol-": list(SYMBOL_NAMES),
    "oltremare-marker-": list(MARKERS),
    "oltremare-badge-": list(MARKERS),
    "oltremare-venice-": ["in", "top", "out"],
    "oltremare-column-": [*COLUMNS, "marker", "ships", "routes"],
    "oltremare-narrow-": list(COLUMNS),
    "oltremare-sea-": sorted(set(make("oltremare", 4).setting.chart.sea)),  # type: ignore[attr-defined]
    "oltremare-prompt-": ["discard", "trade", "talk", "play", "sail", "compass", "load"],
    "oltremare-help-": ["discard", "trade", "talk", "play", "sail", "compass", "load",
                        "offer", "map", "ledger", "wait"],
    "oltremare-event-": event_kinds("oltremare"),
    "oltremare-cause-": list(OLTREMARE_CAUSES),
    "oltremare-account-": OLTREMARE_SOURCES,
    "oltremare-coach-": OLTREMARE_SOURCES,
    "batavia-account-": BATAVIA_SOURCES,
    "batavia-coach-": BATAVIA_SOURCES,
    "batavia-note-": ["quick", "strict", "ledger"],
    "batavia-company-": list(COMPANIES),
    "batavia-letter-": list(COMPANIES),
    "batavia-short-": list(COMPANIES),
    "batavia-goods-": list(POSTS),
    "batavia-prompt-": ["bid", "act", "lay", "travel", "exchange"],
    "batavia-advice-": [each.replace("_", "-") for each in BATAVIA_ADVISED],
    "oltremare-advice-": [each.replace("_", "-") for each in OLTREMARE_ADVISED],
    "batavia-help-": ["bid", "act", "lay", "travel", "exchange", "upto", "ledger"],
    "batavia-event-": event_kinds("batavia"),
    "batavia-cause-": list(BATAVIA_CAUSES),
}  # fmt: skip


def written() -> dict[str, ftl.Message]:
    """The English messages by id."""
    found: dict[str, ftl.Message] = {}
    for file in files_of("en"):
        if file.name not in ("terminal.ftl", "voice.ftl", "game.ftl", "advice.ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def used() -> Iterator[tuple[str, bool]]:
    """The ids in the source, and whether each is only the beginning of one."""
    speaking = [SOURCE / "messages.py", SOURCE / "contract/voice.py", SOURCE / "contract/plain.py"]
    for files in ("terminal/*", "games/*/voice/*", "games/*/board/*", "games/*/themes"):
        speaking += SOURCE.glob(f"{files}.py")
    for file in speaking:
        refused: list[ast.AST] = []  # names of refusals, whose messages have longer ids
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if node in refused:
                continue
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                name = node.args[0]
                assert isinstance(name, ast.Constant), f"{file}: {ast.unparse(node)}"
                refused.append(name)
                yield f"refused-{name.value!s}", False
            elif isinstance(node, ast.JoinedStr):
                first = node.values[0]
                if isinstance(first, ast.Constant) and ID.match(str(first.value)):
                    yield str(first.value), True
            elif isinstance(node, ast.Constant) and ID.fullmatch(str(node.value)):
                yield str(node.value), False


def test_every_message_that_is_used_exists_and_every_one_that_exists_is_used() -> None:
    whole = {key for key, beginning in used() if not beginning}
    whole |= {"oltremare-order-dropped"}  # orders say it, and otherwise only refuse
    beginnings = {key for key, beginning in used() if beginning}
    assert beginnings == set(FAMILIES)
    members = {start + end for start, ends in FAMILIES.items() for end in ends}
    texts = [FluentSerializer().serialize_entry(message) for message in written().values()]
    referred = {key for text in texts for key in REFERRED.findall(text)}
    assert set(written()) - whole - members - referred == set(), "not used"
    assert (whole | members) - set(written()) == set(), "missing"


def test_messages_name_rules_that_exist() -> None:
    texts = [file.read_text(encoding="utf-8") for file in files_of("en")]
    named = {rule for text in texts for rule in RULE_ID.findall(text)}
    assert named
    assert named <= set(rulebook())


def test_a_missing_message_is_shown_and_noted_but_stops_nothing() -> None:
    messages = Messages()
    assert messages("terminal-no-such-thing") == "{terminal-no-such-thing}"
    assert messages("terminal-seed", seed="x") != ""
    assert len(messages.troubles) == 2


@pytest.mark.parametrize(
    ("game", "options"),
    [("oltremare", {"edition": "2005"}), ("oltremare", {"edition": "2004"}),
     ("batavia", {})],
)  # fmt: skip
def test_every_kind_of_event_is_a_sentence(game: str, options: dict[str, str]) -> None:
    rules = make(game, 3, **options)
    names = ["Marco", "Bianca", "Tommaso"]
    messages = Messages()
    kinds: set[str] = set()
    for number in range(6):
        seed = f"sentences{number}"
        bots = [make_bot("random", bot_seed(seed, seat)) for seat in range(3)]
        played = play_out(rules, bots, seed, listen=True)
        for seat in (0, 2):
            voice = make_voice(rules, seat, names)
            for events in [played.opening, *played.events]:
                seen = [event.seen_by(seat) for event in events]
                for sentence in voice.sentences(seen):
                    text = messages.say(sentence.text)
                    assert text
                    assert text[-1] in ".!"
                    assert "{" not in text
                kinds |= {event.kind.replace("_", "-") for event in events}
    assert messages.troubles == []
    rare = {"pile-refilled", "amended", "countered", "last-card-taken",
            "lapsed", "pile-shuffled", "arrived", "lot-stays", "taken-back", "stalled"}  # fmt: skip
    assert set(event_kinds(game)) - rare <= kinds


def test_rare_events_are_sentences_too() -> None:
    rules = make("oltremare", 3)
    messages = Messages()
    game = Game(rules, "a57", ["Marco", "Bianca", "Tommaso"])
    for seat, move in [
        (0, "offer 1: grain3 for 1 gems"),
        (0, "amend #1.1 1: grain3[load 2] for 1 gems"),
        (1, "counter #1.2 0: nothing for 1 grain + 5d"),
    ]:
        game.play(seat, rules.parse_move(move))
    for eyes in range(3):
        voice = make_voice(rules, eyes, ["Marco", "Bianca", "Tommaso"])
        first = [events[0].seen_by(eyes) for events in game.events]
        told = [messages.say(voice.sentences([seen])[0].text) for seen in first]
        assert "1 grain" in told[0]
        assert "now offer" in told[1]
        assert "load 2" in told[1]
        assert "countering #1" in told[2]
        for source in ("discard", "first_player"):
            refilled = {"event": "pile_refilled", "seat": 1, "source": source, "cards": 9}
            assert "9 cards" in messages.say(voice.sentences([refilled])[0].text)
        taken = {"event": "last_card_taken", "seat": 1}
        assert "the last card of the pile" in messages.say(voice.sentences([taken])[0].text)
    assert messages.troubles == []
