"""Looking a rule up in the numbered rulebook."""

import re

from fondaco.contract.refused import Refused
from fondaco.games import games
from fondaco.messages import Messages
from fondaco.rulebook import Rule, rulebook

_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
_RULER = re.compile(r"\|[\s|:-]+\|")


def look_up(wanted: str, game: str, m: Messages) -> str:
    """The text of a rule, or the list of those that begin with this number."""
    rules = rulebook()
    prefix = games()[game].prefix
    if not any(rule.startswith(f"{prefix}-") for rule in rules):
        raise Refused("no-rulebook")
    rule_id = wanted.upper().strip(".")
    if rule_id[:1].isdigit():
        rule_id = f"{prefix}-{rule_id}"
    if rule_id in rules:
        return page(rules[rule_id], m)
    under = [rule for rule in rules.values() if rule.id.startswith(f"{rule_id or prefix}")]
    if not under:
        raise Refused("no-such-rule", rule=wanted)
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
