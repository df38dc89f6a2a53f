"""Small stand-ins for the libraries that Fluent imports: Babel, attrs, pytz, typing_extensions.

Babel alone would be larger than everything else that a browser has to load. Fluent asks it only
for plural forms and for numbers in our five languages. A library that is installed stays.
tests/solo/test_small_libraries.py compares every message in every language with the real ones.
"""

import dataclasses
import sys
import typing
from collections.abc import Callable
from decimal import ROUND_HALF_EVEN, Decimal
from importlib.util import find_spec
from types import ModuleType
from typing import Any

# By language: what stands between thousands, and before decimals.
SIGNS = {
    "en": (",", "."), "de": (".", ","), "nl": (".", ","), "it": (".", ","),
    "fr": ("\N{NARROW NO-BREAK SPACE}", ","),
}  # fmt: skip
DIGITS = 3  # after the decimal sign, at most
GROUP = 3
PATTERN = (
    "pattern", "prefix", "suffix", "grouping", "int_prec", "frac_prec", "exp_prec", "exp_plus",
    "number_pattern",
)  # fmt: skip


class UnknownLocaleError(Exception):
    """There is no such language here."""


class NumberPattern:
    """How numbers are written: grouped, and with so many digits after the decimal sign."""

    def __init__(self, *given: Any) -> None:
        for name, value in zip(PATTERN, given, strict=False):
            setattr(self, name, value)

    grouping: tuple[int, int] = (GROUP, GROUP)
    pattern = "#,##0.###"
    prefix = suffix = ("", "")
    int_prec = (1, 1)
    frac_prec = (0, DIGITS)
    exp_prec = exp_plus = number_pattern = None

    def apply(self, value: Any, locale: "Locale", **more: Any) -> str:
        number = Decimal(str(value)).quantize(
            Decimal(1).scaleb(-self.frac_prec[1]), ROUND_HALF_EVEN
        )
        sign, digits, _ = number.as_tuple()
        whole, _, part = f"{abs(number):f}".partition(".")
        part = part.rstrip("0").ljust(self.frac_prec[0], "0")
        between, point = SIGNS[locale.language]
        if self.grouping[0] == GROUP:
            groups = []
            while len(whole) > GROUP:
                groups.append(whole[-GROUP:])
                whole = whole[:-GROUP]
            whole = between.join([whole, *reversed(groups)])
        minus = "-" if sign and any(digits) else ""
        return minus + whole + (point + part if part else "")


def parse_pattern(pattern: str) -> NumberPattern:
    found = NumberPattern()
    if "," not in pattern:
        found.grouping = (1000, 1000)
    return found


class Locale:
    def __init__(self, language: str) -> None:
        self.language = language
        self.plural_form = PLURALS[language]
        self.decimal_formats = {None: NumberPattern()}

    @classmethod
    def parse(cls, name: str) -> "Locale":
        language = name.partition("_")[0]
        if language not in SIGNS:
            raise UnknownLocaleError(name)
        return cls(language)

    @classmethod
    def default(cls) -> "Locale":
        return cls("en")


def _digits(value: Any) -> tuple[int, int]:
    """The whole part of a number, and how many digits it shows after the decimal sign."""
    number = abs(Decimal(str(value)))
    shown = number.normalize() if number == number.to_integral() else number
    exponent = shown.as_tuple().exponent
    assert isinstance(exponent, int)
    return int(number), max(0, -exponent)


def _one(value: Any) -> str:
    return "one" if _digits(value) == (1, 0) else "other"


def _italian(value: Any) -> str:
    whole, digits = _digits(value)
    if (whole, digits) == (1, 0):
        return "one"
    return "many" if whole and whole % 1_000_000 == 0 and not digits else "other"


def _french(value: Any) -> str:
    whole, digits = _digits(value)
    if whole in (0, 1):
        return "one"
    return "many" if whole % 1_000_000 == 0 and not digits else "other"


PLURALS: dict[str, Callable[[Any], str]] = {
    "en": _one, "de": _one, "nl": _one, "it": _italian, "fr": _french,
}  # fmt: skip


def install() -> None:
    """Put the stand-ins in the places of libraries that are missing."""
    if not _has("babel"):
        numbers = _module("babel.numbers", NumberPattern=NumberPattern, parse_pattern=parse_pattern)
        dates = _module("babel.dates", **dict.fromkeys(DATES))
        plural = _module("babel.plural", to_python=lambda form: form)
        _module(
            "babel", Locale=Locale, UnknownLocaleError=UnknownLocaleError,
            numbers=numbers, dates=dates, plural=plural, __path__=[],
        )  # fmt: skip
    if not _has("pytz"):
        _module("pytz")
    if not _has("attr"):
        validators = _module("attr.validators", in_=lambda options: None)
        _module("attr", s=_attrs, ib=_attribute, evolve=dataclasses.replace, validators=validators)
    if not _has("typing_extensions"):
        _module("typing_extensions", **{name: getattr(typing, name) for name in typing.__all__})


DATES = ("format_date", "format_time", "get_datetime_format", "get_timezone")


def _has(name: str) -> bool:
    if name in sys.modules:
        return True
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def _module(name: str, **content: Any) -> ModuleType:
    found = ModuleType(name)
    found.__dict__.update(content)
    sys.modules[name] = found
    return found


def _attribute(
    default: Any = dataclasses.MISSING,
    factory: Any = dataclasses.MISSING,
    init: bool = True,
    validator: None = None,
) -> Any:
    return dataclasses.field(default=default, default_factory=factory, init=init)


def _attrs(kind: type) -> type:
    return dataclasses.dataclass(eq=False)(kind)
