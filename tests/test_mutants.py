"""`make mutants`: what is broken, and which tests are asked."""

import json
from pathlib import Path

import pytest

from tests.long import long
from tools.mutant_tests import Map, Worker, copy_tree, imported, read_calls, try_tests, write
from tools.mutants import (
    REASONS,
    Mutant,
    Results,
    changes_nothing,
    enclosing,
    examples,
    folders,
    key_of,
    mutants,
    place,
    read_reasons,
    runs_at_import,
)

SOURCE = """\
LIMIT = 3


@cache
def outer(count):
    def inner(other):
        return other < LIMIT
    return inner(count) and count > 0


async def later(count):
    return not count
"""


def mutant(line: int, path: str = "src/fondaco/table/some.py") -> Mutant:
    return Mutant(Path(path), line, SOURCE, SOURCE.replace("3", "4"))


def test_packages_are_folders_below_the_source_or_names_of_several() -> None:
    assert [path.name for path in folders(["table", "server/tables"])] == ["table", "tables"]
    assert [path.name for path in folders(["table/clock.py"])] == ["clock.py"]
    assert {path.parent.name for path in folders(["rules"])} >= {"batavia", "oltremare"}
    with pytest.raises(SystemExit, match="no package nowhere"):
        folders(["nowhere"])


def test_examples_in_words_are_tests_too() -> None:
    found = examples(["table"])
    assert "src/fondaco/table/changes.py" in found
    assert "src/fondaco/table/clock.py" not in found


def test_the_same_places_are_broken_every_time_and_in_asynchronous_functions_too() -> None:
    first, again = list(mutants(["server/tables"])), list(mutants(["server/tables"]))
    assert [each.id for each in first] == [each.id for each in again]
    assert len({each.id for each in first}) > 100
    waits = [each for each in first if "await" in each.difference()]
    assert len(waits) > 10


def test_a_mutant_belongs_to_its_innermost_function() -> None:
    assert [enclosing(mutant(line)) for line in (1, 6, 7, 8, 12)] == [0, 6, 6, 4, 11]
    assert [place(mutant(line)) for line in (1, 7, 12)] == ["", "outer.inner", "later"]


def test_what_runs_at_import_needs_a_process_of_its_own() -> None:
    assert [runs_at_import(mutant(line)) for line in (1, 4, 5, 7, 12)] == [
        True, True, True, False, False,
    ]  # fmt: skip


def test_a_mutant_is_tried_on_the_tests_that_call_its_function_the_quickest_first() -> None:
    calls = Map(
        {"slow": 9.0, "quick": 0.1, "other": 1.0},
        {"table/some.py:4": ["slow", "quick"], "table/some.py:11": ["other"], "a.py:1": ["other"]},
        {"table/some.py:11": ["quick", "other"]},
    )
    path = "src/fondaco/table/some.py"
    assert calls.tests_for(path, 4) == ["quick", "slow"]
    assert calls.tests_for(path, 11) == ["other", "quick"]  # those that start a server, last
    assert calls.tests_for(path, 6) == []
    assert calls.tests_for(path, 0) == ["quick", "other", "slow"]  # whoever uses the file


def test_what_stands_outside_of_functions_is_tried_on_tests_that_import_it() -> None:
    source = "import fondaco.messages\nfrom fondaco.table import clock\n"
    source += "from fondaco.table.entries import Clock\nimport json\n"
    assert imported(source) == {"messages.py", "table/clock.py", "table/entries.py"}


def test_what_python_does_not_run_changes_nothing() -> None:
    source = "def outer(self):\n    self.some: int | None = None\n"
    path = Path("src/fondaco/table/some.py")
    assert changes_nothing(Mutant(path, 2, source, source.replace("|", "&")))
    assert not changes_nothing(Mutant(path, 2, source, source.replace("= None", "= 1")))
    assert not changes_nothing(mutant(1))


def test_what_a_server_calls_counts_for_all_tests_of_its_file(tmp_path: Path) -> None:
    (tmp_path / "passed.json").write_text(json.dumps({"one": 0.5, "two": 0.1}))
    (tmp_path / "100").write_text("= one\na.py:1\n= two\na.py:9\n= failed\nb.py:1\n")
    (tmp_path / "101").write_text("server.py:7\n")
    assert read_calls(tmp_path) == Map(
        {"one": 0.5, "two": 0.1},
        {"a.py:1": ["one"], "a.py:9": ["two"]},
        {"server.py:7": ["one", "two"]},
    )


def test_a_run_that_was_stopped_continues(tmp_path: Path) -> None:
    results = Results(tmp_path / "kept" / "results.jsonl")
    assert results.read() == {}
    results.add(mutant(1), {"found": ""})
    results.add(mutant(8, "src/fondaco/table/other.py"), {"found": "FAILED tests/x.py::y"})
    found = Results(tmp_path / "kept" / "results.jsonl").read()
    assert [each["found"] for each in found.values()] == ["", "FAILED tests/x.py::y"]
    assert mutant(1).id in found


def test_a_changed_file_is_always_newer(tmp_path: Path) -> None:
    """Or Python would run what it compiled before: the size is often the same."""
    path = tmp_path / "some.py"
    path.write_text("a < b")
    before = int(path.stat().st_mtime)
    write(path, "a > b")
    assert int(path.stat().st_mtime) > before


REASON = """\
# A comment.

src/fondaco/table/some.py outer.inner
-   return other < LIMIT
+ return other <= LIMIT
= nobody counts that far
"""


def test_a_mutant_with_a_reason_is_known_by_its_function_and_its_difference() -> None:
    path = Path("src/fondaco/table/some.py")
    changed = SOURCE.replace("other < LIMIT", "other <= LIMIT")
    found = read_reasons(REASON)
    assert list(found.values()) == ["nobody counts that far"]
    assert key_of(Mutant(path, 7, SOURCE, changed)) in found
    moved = Mutant(path, 8, "\n" + SOURCE, "\n" + changed)
    assert key_of(moved) in found  # other lines have come before it
    assert key_of(Mutant(path, 12, SOURCE, changed)) not in found
    assert key_of(Mutant(Path("src/fondaco/other.py"), 7, SOURCE, changed)) not in found


def test_every_reason_says_something() -> None:
    assert all(len(reason) > 10 for reason in read_reasons(REASONS.read_text("utf-8")).values())


@long
def test_a_function_is_changed_in_a_process_that_has_read_it_before(tmp_path: Path) -> None:
    copy = copy_tree(tmp_path / "copy")
    file = "tests/test_mutants.py"
    path = Path("src/fondaco/table/clock.py")
    old = (copy / path).read_text("utf-8")
    (copy / "tests" / "test_mutants.py").write_text(
        "from fondaco.table.clock import Clock, Clocks\n"
        "def test_first(): assert Clocks\n"
        "def test_time(): assert Clocks(Clock('live', bank=5), 1).left == [5000]\n"
    )
    worker = Worker(copy, [file])
    try:
        names = [f"{file}::test_first", f"{file}::test_time"]
        assert worker.tests == names
        times = dict.fromkeys(names, 0.1)
        assert try_tests(worker, path, old, old + "\n", times, cold=False) == ""
        broken = old.replace("bank * 1000", "bank * 1001")
        assert try_tests(worker, path, old, broken, times, False) == f"FAILED {names[1]}"
        assert try_tests(worker, path, old, old, times, cold=False) == ""
        assert (copy / path).read_text("utf-8") == old
    finally:
        worker.close()
