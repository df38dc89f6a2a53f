"""What loading would lead to is said alike by the terminal, the server and the browser.

`tests/said_loading.json` keeps moments as the server sends them, and the sentences. The browser
says the same: `web/src/games/oltremare/tests/hints.test.ts` reads the same list. To write it again:

    python -m tests.games.test_said_loading
"""

import json
from typing import Any

from fondaco.games import make_voice
from fondaco.games.oltremare import sent
from fondaco.games.oltremare.rules.moves import LOAD
from fondaco.messages import Messages, languages
from tests.locales import ROOT
from tests.rules.oltremare.builders import Table, oltremare

KEPT = ROOT / "tests" / "said_loading.json"


def loading(cargo: str, played: str, hand: str = "salt*3", **options: Any) -> Table:
    options = {"need": len(played.split()), **options}
    return oltremare(phase="cargo", cargo=cargo, played=played, hand=hand, **options)


def moments() -> list[tuple[str, Table, str]]:
    """What each is about, the table, and the order in which cards are loaded, the top one last."""
    return [
        ("new cards alone make the lot", loading("silk salt", "gems:1 gems:2"), "gems:1 gems:2"),
        ("a longer lot may go on below", loading("gems salt", "gems:1 gems:2"), "gems:2 gems:1"),
        ("the top lot may go on below", loading("gems salt", "gems:1"), "gems:1"),
        ("the whole cargo is in sight", loading("gems", "gems:1"), "gems:1"),
        ("what was loaded this turn is in sight", loading("salt silk", "gems:1 gems:2").do(
            "load gems:1"), "gems:2"),
        ("a ledger shows all", loading("gems*2 salt", "gems:1", memory="ledger"), "gems:1"),
        ("one card is not a lot", loading("silk salt", "gems:1"), "gems:1"),
        ("cards for the pirates", loading("silk salt", "gems:1", hand="any*8"), "gems:1"),
        ("cards to be got", loading("silk salt", "olives:4 olives:3", hand="salt"),
         "olives:3 olives:4"),
        ("other pay", loading("silk*3 salt", "silk", edition="2004", memory="ledger"), "silk"),
    ]  # fmt: skip


def told() -> list[dict[str, Any]]:
    found = []
    for about, t, words in moments():
        view = t.view(0)
        cards = [t.read(f"load {word}")[1] - LOAD for word in words.split()]
        voice = make_voice(t.rules, 0, ["Ada", "Bob", "Cleo"])
        said = voice.preview(view, [LOAD + card for card in cards])
        assert said is not None, about
        found.append(
            {
                "about": about,
                "edition": t.rules.setting.edition.name,
                "view": view.as_json(),
                "outlook": sent.outlook(view),
                "order": t.names(cards),
                "said": {language: Messages(language).say(said) for language in languages()},
            }
        )
    return found


def test_what_loading_leads_to_is_said_as_it_is_kept() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert json.loads(json.dumps(told())) == kept


def test_a_lot_is_exact_where_its_lowest_card_is_in_sight() -> None:
    """OM-6.3: without a ledger one sees what was loaded this turn, and the card below."""
    said = {each["about"]: each["said"]["en"] for each in told()}
    assert "; 2 gems in a row" in said["new cards alone make the lot"]
    assert "; 2 gems in a row (maybe more)" in said["the top lot may go on below"]
    assert "; 2 gems in a row" in said["the whole cargo is in sight"]
    assert "; 2 gems in a row" in said["what was loaded this turn is in sight"]
    assert "; 3 gems in a row" in said["a ledger shows all"]
    assert "a lot of" not in said["one card is not a lot"]


if __name__ == "__main__":
    KEPT.write_text(json.dumps(told(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
