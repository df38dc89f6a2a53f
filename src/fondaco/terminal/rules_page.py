"""Looking a rule up in the numbered rulebook."""

import re

from fondaco.contract.refused import Refused
from fondaco.games import games
from fondaco.messages import Messages
from fondaco.teaching.examples import examples, name_of
from fondaco.teaching.rulebook import (
    EXCERPT_CHARS,
    ORIGINS,
    Rule,
    Rulebook,
    game_of,
    rulebook_in,
    search,
)

_EMPHASIS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
_MARK = re.compile(rf"\[({'|'.join(ORIGINS)})\]")
_RULER = re.compile(r"\|[\s|:-]+\|")


def look_up(wanted: str, game: str, m: Messages) -> str:
    """The text of a rule, or the list of those that begin with this number or have these words."""
    game = game_of(wanted.upper()) or game  # a rule of another game can be read too
    book = rulebook_in(m.language, games()[game])
    if not book.rules:
        raise Refused("no-rulebook")
    found = _found(wanted, book, games()[game].prefix, m)
    return found if book.language == m.language else f"{m('web-rules-english')}\n{found}"


def _found(wanted: str, book: Rulebook, prefix: str, m: Messages) -> str:
    rules = book.rules
    rule_id = wanted.upper().strip(".")
    if rule_id[:1].isdigit():
        rule_id = f"{prefix}-{rule_id}"
    if rule_id in rules:
        return page(rules[rule_id], m)
    under = [rule for rule in rules.values() if rule.id.startswith(rule_id)]
    under = under or search(rules.values(), wanted)
    if not under:
        raise Refused("no-such-rule", rule=wanted)
    if len(under) == 1:
        return page(under[0], m)
    return "\n".join(f"{rule.id:9} {_opening(rule, m)}" for rule in under)


def page(rule: Rule, m: Messages) -> str:
    """One rule with its source and its examples."""
    marks = [m(f"terminal-mark-{mark}") for mark in rule.origins]
    if rule.edition:
        marks.append(m("terminal-mark-edition", edition=rule.edition))
    lines = [f"{rule.id}  ({'; '.join(marks)})", _plain(rule.text, m)]
    playable = examples(rule.game)
    for number, text in enumerate(rule.examples):
        lines.append(f"  {_plain(text, m)}")
        name = name_of(rule.id, number)
        if name in playable:
            lines.append(f"  {m('terminal-try', command=f'fondaco play --example {name}')}")
    return "\n".join(lines)


def _opening(rule: Rule, m: Messages) -> str:
    text = _plain(rule.text, m).split("\n")[0]
    return (
        text if len(text) <= EXCERPT_CHARS else text[: EXCERPT_CHARS - 1].rsplit(" ", 1)[0] + " …"
    )


def _plain(markdown: str, m: Messages) -> str:
    lines = [line for line in markdown.split("\n") if line and not _RULER.fullmatch(line)]
    text = _EMPHASIS.sub(lambda found: found[1] or found[2], "\n".join(lines))
    return _MARK.sub(lambda mark: f"[{m(f'web-mark-{mark[1]}-short')}]", text)
