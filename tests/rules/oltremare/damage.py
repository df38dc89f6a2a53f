"""Ways to damage a data file, for the tests of those who read it."""

from importlib.resources import files

from hypothesis import strategies as st

HUGE = "0x" + "f" * 5000  # TOML reads this number, Python refuses to write it out

# fmt: off
SNIPPETS = st.sampled_from([
    '"', "'", "[", "]", "{", "}", "=", "#", "\n", "\r", "\0", ",", "+", "-1", "0", "9" * 5000, HUGE,
    "true", "nan", "inf", "1e999", "[[goods]]", '"salt"', "ship ", "Venice", "\ud800", "😀", "5+2",
])
# fmt: on

SCALARS = (
    st.booleans()
    | st.integers(-3, 120)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
    | st.sampled_from(["salt", "2004", "ducat ship 5+2 Venice", "flag cards 3+4", "Venice"])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", min_size=1), inner),
    max_leaves=5,
)
CUTS = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 12), SNIPPETS | st.text(max_size=3)), max_size=4
)


def shipped(name: str) -> str:
    """The text of a data file that comes with the game."""
    return (files("fondaco.games.oltremare") / "data" / name).read_text("utf-8")


def edited(text: str, old: str, new: str) -> str:
    """The text with the first occurrence replaced."""
    assert old in text
    return text.replace(old, new, 1)


def cut(text: str, cuts: list[tuple[float, int, str]]) -> str:
    """The text with some stretches, given by place and length, replaced."""
    for where, length, new in cuts:
        at = int(where * len(text))
        text = text[:at] + new + text[at + length :]
    return text


def replace_value(table: dict[str, object], data: st.DataObject) -> None:
    """Put any value in the place of one somewhere inside the table."""
    inside: object = table
    while isinstance(inside, (dict, list)) and inside:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = data.draw(st.sampled_from(keys))
        child = inside[key]
        if not isinstance(child, (dict, list)) or data.draw(st.integers(0, 3)) == 0:
            inside[key] = data.draw(VALUES)
            return
        inside = child


def to_toml(table: dict[str, object]) -> str:
    """A table as the text of a TOML file."""
    return "\n".join(f"{key} = {_inline(value)}" for key, value in table.items())


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_inline(k)} = {_inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return '"' + "".join(c if c.isprintable() else f"\\U{ord(c):08X}" for c in escaped) + '"'
    return str(value).lower()
