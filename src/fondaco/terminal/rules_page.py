"""Looking a rule up in the numbered rulebook."""

import re
from functools import cache
from pathlib import Path

import fondaco
from fondaco.messages import Messages
from fondaco.rulebook import GAMES, Rule, load_rules
from fondaco.rules.contract import FondacoError

_HERE = Path(fondaco.__file__).parent
# Beside the package, for an installation that carries it; and where a checkout has it.
FOLDERS = (_HERE / "docs" / "rules", _HERE.parents[1] / "docs" / "rules")

_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
_RULER = re.compile(r"\|[\s|:-]+\|")


@cache
def rulebook() -> dict[str, Rule]:
    """All rules by id; nothing if this installation came without the rulebook."""
    for folder in FOLDERS:
        if folder.is_dir():
            return {rule.id: rule for rule in load_rules(folder)}
    return {}


def look_up(wanted: str, game: str, m: Messages) -> str:
    """The text of a rule, or the list of those that begin with this number."""
    rules = rulebook()
    if not rules:
        raise FondacoError(m("terminal-no-rulebook"))
    prefix = next(letters for letters, name in GAMES.items() if name == game)
    rule_id = wanted.upper().strip(".")
    if rule_id[:1].isdigit():
        rule_id = f"{prefix}-{rule_id}"
    if rule_id in rules:
        return page(rules[rule_id], m)
    under = [rule for rule in rules.values() if rule.id.startswith(f"{rule_id or prefix}")]
    if not under:
        raise FondacoError(m("terminal-no-such-rule", rule=wanted))
    return "\n".join(f"{rule.id:9} {_opening(rule)}" for rule in under)


def page(rule: Rule, m: Messages) -> str:
    """One rule with where it comes from and its examples."""
    marks = [m(f"terminal-mark-{mark}") for mark in rule.origins]
    if rule.edition:
        marks.append(m("terminal-mark-edition", edition=rule.edition))
    parts = [f"{rule.id}  ({'; '.join(marks)})", _plain(rule.text)]
    return "\n".join([*parts, *(f"  {_plain(example)}" for example in rule.examples)])


def _opening(rule: Rule) -> str:
    text = _plain(rule.text).split("\n")[0]
    return text if len(text) <= 66 else text[:65].rsplit(" ", 1)[0] + " …"


def _plain(markdown: str) -> str:
    lines = [line for line in markdown.split("\n") if line and not _RULER.fullmatch(line)]
    return _EMPHASIS.sub(lambda found: found[1] or found[2], "\n".join(lines))
