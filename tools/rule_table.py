"""Which test proves which rule: `make rules`, or `python tools/rule_table.py`.

Reads the rule ids from the rulebook in the folder of each game, and from tests/**/*.py the tests
that name them with `@rule("OM-1.1", "OM-1.2")` or `pytestmark = rule(...)`, without running
anything. Complains, and exits with 1, about a rule without a test, a test naming a rule that does
not exist, and an id given twice. A game that is not built yet (its folder has no rules/) needs no
tests.
"""

import argparse
import ast
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from fondaco.games import games as all_games
from fondaco.teaching.rulebook import Rule, RulebookError, editions_of, load_rules, repeated_ids

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "src/fondaco/games"


@dataclass(frozen=True, slots=True)
class Naming:
    """A test, and a rule id it names."""

    test: str
    rule_id: str


# --- reading the tests ------------------------------------------------------------------------


def tests_naming_rules(folder: Path) -> list[Naming]:
    """Every rule named by a test in this folder."""
    found: list[Naming] = []
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder).with_suffix("").as_posix()
        found += parse_tests(file.read_text(encoding="utf-8"), name)
    return found


def parse_tests(source: str, module: str) -> list[Naming]:
    """Every rule named by a test in this source."""
    tree = ast.parse(source, filename=module)
    return list(_named_in(tree.body, module, [], ours=not _takes_rule_from_hypothesis(tree)))


def _named_in(
    body: list[ast.stmt], prefix: str, inherited: list[str], *, ours: bool
) -> Iterator[Naming]:
    inherited = inherited + [
        rule_id
        for statement in body
        if (value := _pytestmark(statement)) is not None
        for rule_id in _ids(value, ours)
    ]
    for statement in body:
        if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            ids = [each for mark in statement.decorator_list for each in _ids(mark, ours)]
            name = f"{prefix}::{statement.name}"
            if not statement.name.lower().startswith("test"):
                continue  # pytest does not run it, so it proves nothing
            if isinstance(statement, ast.ClassDef):
                yield from _named_in(statement.body, name, inherited + ids, ours=ours)
            else:
                yield from (Naming(name, each) for each in dict.fromkeys(inherited + ids))


def _pytestmark(statement: ast.stmt) -> ast.expr | None:
    match statement:
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
            return value
        case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=value):
            return value
    return None


def _ids(mark: ast.expr, ours: bool) -> list[str]:
    """The ids in all calls of `rule` inside a decorator, so also in `pytest.param(marks=...)`."""
    ids: list[str] = []
    for call in ast.walk(mark):
        if isinstance(call, ast.Call) and _is_rule(call.func, ours):
            ids += [_id(argument) for argument in call.args] or ["nothing"]
    return ids


def _id(argument: ast.expr) -> str:
    """A plain string as it is; anything else as it is written, which is not a rule's id."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def _is_rule(function: ast.expr, ours: bool) -> bool:
    match function:
        case ast.Name(id="rule"):
            return ours
        case ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"):
            return True
    return False


def _takes_rule_from_hypothesis(tree: ast.Module) -> bool:
    """hypothesis.stateful has a `rule` too, and it is not this one."""
    return any(
        isinstance(node, ast.ImportFrom)
        and (node.module or "").startswith("hypothesis")
        and any((name.asname or name.name) == "rule" for name in node.names)
        for node in ast.walk(tree)
    )


# --- holding them against the rules -----------------------------------------------------------


def games_built(root: Path) -> set[str]:
    """The games whose rules are code already."""
    return {game for game in all_games() if (root / FOLDER / game / "rules").is_dir()}


def tests_by_rule(rules: Iterable[Rule], namings: Iterable[Naming]) -> dict[str, list[str]]:
    table: dict[str, list[str]] = {rule.id: [] for rule in rules}
    for naming in namings:
        if naming.rule_id in table:
            table[naming.rule_id].append(naming.test)
    return table


def problems(
    rules: Sequence[Rule], namings: Iterable[Naming], built: Iterable[str], games: Iterable[str]
) -> list[str]:
    """What is wrong, a line each. Only rules of these games count as missing a test."""
    namings, wanted = list(namings), set(built) & set(games)
    tests = tests_by_rule(rules, namings)
    found = [
        f"{rule_id} is given to more than one rule: "
        + ", ".join(f"{rule.source}:{rule.line}" for rule in rules if rule.id == rule_id)
        for rule_id in repeated_ids(rules)
    ]
    found += [
        f"{naming.test} names {naming.rule_id}, and there is no such rule"
        for naming in namings
        if naming.rule_id not in tests
    ]
    found += [
        f"{rule_id} has no test"
        for rule_id, by in tests.items()
        if not by and next(rule.game for rule in rules if rule.id == rule_id) in wanted
    ]
    return found


# --- showing it -------------------------------------------------------------------------------

HEADINGS = ("rule", "only in", "mark", "tests")


def rows(
    rules: Iterable[Rule], tests: dict[str, list[str]], built: set[str]
) -> Iterator[list[str]]:
    for rule in rules:
        nothing = "none" if rule.game in built else "(not built yet)"
        proofs = "\n".join(tests[rule.id]) or nothing
        yield [rule.id, rule.edition or "", ", ".join(rule.origins), proofs]


def show(table: list[list[str]]) -> None:
    try:
        from rich import box
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text
    except ImportError:
        show_plainly(table)
        return
    pretty = Table(*HEADINGS, box=box.SIMPLE_HEAD)
    for row in table:
        missing = row[3] == "none"
        pretty.add_row(*(Text(cell, style="bold red" if missing else "") for cell in row))
    console = Console()
    if not console.is_terminal:
        console = Console(width=160)
    console.print(pretty)


def show_plainly(table: list[list[str]]) -> None:
    lines = [list(HEADINGS)]
    for *first, tests in table:
        for number, test in enumerate(tests.split("\n")):
            lines.append([*(first if number == 0 else [""] * len(first)), test])
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    for line in lines:
        print(
            "  ".join(f"{cell:{width}}" for cell, width in zip(line, widths, strict=True)).rstrip()
        )


def as_json(rules: Iterable[Rule], tests: dict[str, list[str]], wrong: list[str]) -> str:
    listed = [
        {
            "id": rule.id,
            "game": rule.game,
            "only_in": rule.edition,
            "marks": list(rule.origins),
            "tests": tests[rule.id],
        }
        for rule in rules
    ]
    return json.dumps({"rules": listed, "problems": wrong}, indent=2)


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Which test proves which rule.")
    parser.add_argument("--game", choices=[*all_games(), "all"], default="all")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    games = set(all_games()) if options.game == "all" else {options.game}

    try:
        rules = [
            rule
            for name, game in all_games().items()
            for rule in load_rules(root / FOLDER / name, editions_of(game))
        ]
        namings = tests_naming_rules(root / "tests")
    except (RulebookError, SyntaxError) as error:
        print(error, file=sys.stderr)
        return 1
    built = games_built(root)
    tests = tests_by_rule(rules, namings)
    wrong = problems(rules, namings, built, games)
    shown = [rule for rule in rules if rule.game in games]

    if options.json:
        print(as_json(shown, tests, wrong))
        return 1 if wrong else 0
    show(list(rows(shown, tests, built)))
    proved = sum(1 for rule in shown if tests[rule.id])
    print(f"{len(shown)} rules, {proved} with a test.", flush=True)
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
