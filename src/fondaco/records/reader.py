"""Reading a record from text: strict, and every refusal names the line and the reason.

This looks at the form only; whether the moves are legal shows when they are played
(`Game.from_text`, `verify`).
"""

import re
from datetime import date

from fondaco.contract.chance import check_seed
from fondaco.contract.refused import Refused, short
from fondaco.records.record import (
    CHECKSUM_DIGITS,
    FORMAT,
    HIDDEN,
    MAX_BYTES,
    MAX_NAME,
    TITLE,
    UNFINISHED,
    Entry,
    Record,
    Seat,
    at_line,
    unquote,
)

_KEY = re.compile(r"(option [a-z][a-z0-9_-]{0,39}|seat [0-9]{1,2}|[a-z]{1,20}): (.*)")
_SEAT = re.compile(r"(.+) \((?:person|bot ([^\s()][^()]*))\)")
_RUN = re.compile(r"([0-9]{1,7}) +([0-9]{1,2}): (.*)")
_PLAIN = ("game", "version", "players", "commitment", "seed", "result")
_OPTIONAL = ("date", "position", "bots", "places", "checksum")


def read(source: str | bytes) -> Record:
    """The record in a text; Refused with line and reason if it is not a record."""
    lines = _lines(source)
    _check_title(lines[0])
    header: dict[str, tuple[int, str]] = {}
    number = 1
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            break
        key, value = _key(number, line)
        if key in header:
            raise at_line(number, Refused("record-key-twice", key=key))
        header[key] = (number, value)
    record = _record(header, number)
    record.entries = _entries(lines, number, record.players)
    return record


def _lines(source: str | bytes) -> list[str]:
    if len(source) > MAX_BYTES:
        raise Refused("record-too-long", most=MAX_BYTES // 10**6)
    text = source if isinstance(source, str) else _decoded(source)
    return [line.rstrip() for line in text.split("\n")]


def _decoded(source: bytes) -> str:
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise at_line(line, Refused("record-not-text")) from None


def _check_title(line: str) -> None:
    if not line.startswith(TITLE + " "):
        raise at_line(1, Refused("record-title", title=f"{TITLE} {FORMAT}"))
    version = line.removeprefix(TITLE + " ")
    if version != str(FORMAT):
        raise at_line(1, Refused("record-format", theirs=short(version), ours=FORMAT))


def _key(number: int, line: str) -> tuple[str, str]:
    match = _KEY.fullmatch(line)
    if match is None:
        raise at_line(number, Refused("record-header-line", line=short(line)))
    key, value = match[1], match[2].strip()
    if key not in _PLAIN and key not in _OPTIONAL and " " not in key:
        raise at_line(number, Refused("record-no-key", key=key))
    if key.startswith("seat ") and key != f"seat {int(key[5:])}":
        raise at_line(number, Refused("record-leading-zero", key=key))
    return key, value


def _record(header: dict[str, tuple[int, str]], end: int) -> Record:
    for key in _PLAIN:
        if key not in header:
            raise at_line(end, Refused("record-lacks", key=key))
    players = _number(*header["players"], "players", 1, 99)
    seed = _seed(*header["seed"])
    result = _result(header, players)
    record = Record(
        game=header["game"][1],
        version=_number(*header["version"], "version", 0, 10**6),
        players=players,
        options=_options(header),
        commitment=_hex(*header["commitment"], "commitment", 64),
        seed=seed,
        seats=_seats(header, players, end),
        entries=[],
        result=result,
        lines={key: number for key, (number, _) in header.items()},
    )
    if result is not None and "places" not in header:
        raise at_line(end, Refused("record-places-missing"))
    if result is None and "places" in header:
        raise at_line(header["places"][0], Refused("record-places-extra"))
    if seed is not None and "checksum" not in header:
        raise at_line(end, Refused("record-checksum-missing"))
    if seed is None and "checksum" in header:
        raise at_line(header["checksum"][0], Refused("record-checksum-extra"))
    if "position" in header:
        record.position = header["position"][1]
    if "bots" in header:
        record.bots = _number(*header["bots"], "bots", 1, 10**6)
    if "places" in header:
        record.places = _list(*header["places"], "places", players)
    if "checksum" in header:
        record.checksum = _hex(*header["checksum"], "checksum", CHECKSUM_DIGITS)
    if "date" in header:
        record.date = _date(*header["date"])
    return record


def _number(line: int, text: str, what: str, low: int, high: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise at_line(
            line, Refused("record-number", what=what, low=low, high=high, text=short(text))
        )
    return int(text)


def _list(line: int, text: str, what: str, players: int) -> list[int]:
    numbers = [_number(line, word, what, -(10**9) + 1, 10**9 - 1) for word in text.split()]
    if len(numbers) != players:
        raise at_line(
            line, Refused("record-numbers", what=what, numbers=len(numbers), players=players)
        )
    return numbers


def _hex(line: int, text: str, what: str, digits: int) -> str:
    if not re.fullmatch(f"[0-9a-f]{{{digits}}}", text):
        raise at_line(line, Refused("record-hex", what=what, digits=digits, text=short(text)))
    return text


def _seed(line: int, text: str) -> str | None:
    if text == HIDDEN:
        return None
    try:
        return check_seed(text)
    except Refused as error:
        raise at_line(line, error) from None


def _result(header: dict[str, tuple[int, str]], players: int) -> list[int] | None:
    line, text = header["result"]
    return None if text == UNFINISHED else _list(line, text, "result", players)


def _date(line: int, text: str) -> str:
    try:
        if date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    raise at_line(line, Refused("record-date", text=short(text)))


def _options(header: dict[str, tuple[int, str]]) -> dict[str, str]:
    options: dict[str, str] = {}
    for key, (line, text) in header.items():
        if key.startswith("option "):
            try:
                options[key.removeprefix("option ")] = unquote(text)
            except Refused as error:
                raise at_line(line, error) from None
    return options


def _seats(header: dict[str, tuple[int, str]], players: int, end: int) -> list[Seat]:
    seats: list[Seat] = []
    for number in range(players):
        if f"seat {number}" not in header:
            raise at_line(end, Refused("record-lacks", key=f"seat {number}"))
        line, text = header[f"seat {number}"]
        match = _SEAT.fullmatch(text) if text.isprintable() else None
        if match is None or len(match[1]) > MAX_NAME:
            raise at_line(line, Refused("record-seat", text=short(text)))
        seats.append(Seat(match[1], match[2]))
    for key, (line, _) in header.items():
        if key.startswith("seat ") and int(key[5:]) >= players:
            raise at_line(line, Refused("record-no-seat", key=key, players=players))
    return seats


def _entries(lines: list[str], skip: int, players: int) -> list[Entry]:
    """The moves from the lines after the first `skip` ones."""
    entries: list[Entry] = []
    seat, runs, open_run = 0, 0, False
    for number, line in enumerate(lines[skip:], start=skip + 1):
        line = _without_comment(line)
        if not line:
            continue
        if line[0] == " ":
            if not open_run:
                raise at_line(number, Refused("record-goes-nowhere"))
            text = line
        else:
            if open_run:
                raise at_line(number, Refused("record-indent"))
            seat, text = _run(number, line, runs + 1, players)
            runs += 1
        open_run = text.endswith(";")
        for word in text.removesuffix(";").split(";"):
            if not word.strip() or "{" in word or "}" in word:
                if word.strip():
                    raise at_line(number, Refused("record-comment"))
                raise at_line(number, Refused("record-empty-move"))
            entries.append(Entry(seat, word.strip(), number))
    if open_run:
        raise at_line(len(lines), Refused("record-cut-short"))
    return entries


def _without_comment(line: str) -> str:
    """The line without the {comment} at its end; a regular expression can be slow on bad text."""
    if line.endswith("}"):
        start = line.rfind("{")
        if start >= 0 and "}" not in line[start:-1]:
            return line[:start].rstrip()
    return line


def _run(number: int, line: str, expected: int, players: int) -> tuple[int, str]:
    match = _RUN.fullmatch(line)
    if match is None:
        raise at_line(number, Refused("record-moves-line", line=short(line)))
    if int(match[1]) != expected:
        raise at_line(number, Refused("record-moves-number", expected=expected, number=match[1]))
    if int(match[2]) >= players:
        raise at_line(number, Refused("record-no-such-seat", seat=match[2], players=players))
    return int(match[2]), match[3]
