"""Reading typed data: what is right comes through, what is wrong is named."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.contract.fields import MAX_LINE, Fields, choice, dump, items, number, read, texts
from fondaco.contract.refused import Refused

calm = settings(derandomize=True, deadline=None, database=None, max_examples=100)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
OBJECTS = st.dictionaries(st.text(max_size=5), JSON, max_size=4)
NOT_NUMBERS: list[Any] = [None, True, False, 1.0, "1", [1], {}, float("nan")]


def refused(reason: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, match=reason)


# --- lines ----------------------------------------------------------------------------------------


@calm
@given(OBJECTS)
def test_what_is_dumped_is_one_line_and_reads_back(data: dict[str, Any]) -> None:
    line = dump(data)
    assert "\n" not in line
    assert read(line) == data


def test_names_stay_readable() -> None:
    assert dump({"port": "Candía", "cards": [1, 2]}) == '{"port":"Candía","cards":[1,2]}'


@pytest.mark.parametrize(
    "line",
    ["", "{", "{'a': 1}", "nonsense", '{"a":}', "[" * 100_000, '{"a":' * 50_000, "\ud800", "1 2",
     '{"a":' + "9" * 5000 + "}"],
    ids=lambda line: line[:8],
)  # fmt: skip
def test_what_is_not_json_is_refused(line: str) -> None:
    with refused("not valid JSON"):
        read(line)


@pytest.mark.parametrize("line", ["1", "[]", "null", '"text"', "true", "NaN"])
def test_what_is_not_an_object_is_refused(line: str) -> None:
    with refused("not a JSON object"):
        read(line)


def test_a_line_that_is_too_long_is_refused() -> None:
    assert read("{" + " " * (MAX_LINE - 2) + "}") == {}
    with refused("too long"):
        read("{" + " " * (MAX_LINE - 1) + "}")


# --- single values --------------------------------------------------------------------------------


def test_a_number_is_a_whole_one_within_its_bounds() -> None:
    for value in (0, 3, 7):
        assert number(value, 0, 7, "load") == value
    for value in [-1, 8, 10**30, *NOT_NUMBERS]:
        with refused("load should be a whole number from 0 to 7"):
            number(value, 0, 7, "load")


def test_a_choice_is_one_of_the_words() -> None:
    assert choice("b", ["a", "b"], "phase") == 1
    for value in ["c", "", "A", 0, None, ["a"], {}]:
        with refused("phase should be one of a, b"):
            choice(value, ["a", "b"], "phase")


def test_things_come_in_lists_of_the_right_length() -> None:
    assert items([1, "x"], "hands", 2) == [1, "x"]
    assert items([], "hands", -1) == []
    for value in [[1], [1, 2, 3], "ab", {"a": 1, "b": 2}, None, 2]:
        with refused("hands should be a list of 2 items"):
            items(value, "hands", 2)
    with refused("hands should be a list"):
        items("ab", "hands", -1)


def test_texts_are_texts_only() -> None:
    assert texts(["a", ""], "pile") == ["a", ""]
    for value in [["a", 1], [None], [["a"]], [True]]:
        with refused("pile should be a list of strings"):
            texts(value, "pile")


# --- objects --------------------------------------------------------------------------------------


def fields(**data: Any) -> Fields:
    return Fields(data, "view")


@pytest.mark.parametrize("data", [None, 1, "x", [], [["a", 1]], True])
def test_fields_are_those_of_an_object(data: object) -> None:
    with refused("view should be an object"):
        Fields(data, "view")


def test_a_missing_field_is_named() -> None:
    assert fields(ply=None).get("ply") is None
    for ask in (fields().get, fields().flag, fields().text, fields().texts, fields().object):
        with refused("view lacks 'ply'"):
            ask("ply")


def test_a_surplus_field_is_named_but_not_at_length() -> None:
    fields(a=1).only(["a", "b"])
    with refused("view has an unknown field 'c'"):
        fields(a=1, c=2).only(["a", "b"])
    with pytest.raises(Refused) as caught:
        fields(**{"x" * 10_000: 1}).only([])
    assert len(str(caught.value)) < 100


def test_fields_give_what_they_hold() -> None:
    f = fields(
        n=3, ns=[1, 2], yes=True, t="x", ts=["x", "y"], ls=[[1], []], o={"k": 1}, os=[{}, {}]
    )
    assert f.number("n", 0, 3) == 3
    assert f.numbers("ns", 0, 2, 2) == [1, 2]
    assert f.flag("yes") is True
    assert f.text("t") == "x"
    assert f.choice("t", ["w", "x"]) == 1
    assert f.texts("ts", 2) == ["x", "y"]
    assert f.lists("ls", 2) == [[1], []]
    assert f.object("o").number("k", 1, 1) == 1
    assert [inner.where for inner in f.objects("os")] == ["view: os[0]", "view: os[1]"]


@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_a_flag_is_true_or_false(value: object) -> None:
    with refused("view: yes should be true or false"):
        fields(yes=value).flag("yes")


@pytest.mark.parametrize("value", [0, None, [], {}, False])
def test_a_text_is_a_text(value: object) -> None:
    with refused("view: t should be text"):
        fields(t=value).text("t")


def test_the_place_of_a_mistake_is_reported() -> None:
    f = fields(seats=[{"ducats": 3}, {"ducats": "many"}], ls=[[], 3])
    assert f.objects("seats")[0].number("ducats", -5, 5) == 3
    with refused(r"view: seats\[1\]: ducats should be a whole number from −5 to 5"):
        f.objects("seats")[1].number("ducats", -5, 5)
    with refused("view: ls should be a list"):
        f.lists("ls", 2)
    with refused("view: seats should be a list of 3 items"):
        f.objects("seats", 3)


@calm
@given(OBJECTS, st.sampled_from(["a", "", "b"]))
def test_whatever_a_field_holds_asking_for_it_never_fails_otherwise(
    data: dict[str, Any], name: str
) -> None:
    f = Fields(json.loads(json.dumps(data)), "x")
    asks: list[Callable[[], object]] = [
        lambda: f.number(name, 0, 9), lambda: f.numbers(name, 0, 9, 2), lambda: f.flag(name),
        lambda: f.text(name), lambda: f.choice(name, ["a"]), lambda: f.texts(name),
        lambda: f.lists(name, 1), lambda: f.objects(name), lambda: f.object(name),
    ]  # fmt: skip
    for ask in asks:
        try:
            ask()
        except Refused as error:
            if not str(error).startswith("x"):
                raise AssertionError("an error without its place") from error
