"""Docstrings for Sphinx: ours are Markdown, and autodoc expects reStructuredText.

Sessions of Python (`>>> …`) are the same in both. Everything else is put in as HTML.
"""

import re
from collections.abc import Iterator
from itertools import groupby

from markdown_it import MarkdownIt


def as_rst(lines: list[str]) -> None:
    """Rewrite the lines of a docstring, in place."""
    lines[:] = [line for part in _parts(lines) for line in part]


def _parts(lines: list[str]) -> Iterator[list[str]]:
    numbers = _sessions(lines)
    for session, group in groupby(range(len(lines)), key=numbers.__contains__):
        part = [lines[at] for at in group]
        if session:
            yield ["", *part, ""]
        elif any(line.strip() for line in part):
            html = MarkdownIt("commonmark").enable("table").render("\n".join(part))
            yield ["", ".. raw:: html", "", *(f"   {line}" for line in html.splitlines()), ""]


def _sessions(lines: list[str]) -> set[int]:
    """The numbers of the lines that belong to a session: from `>>>` to the next empty line."""
    found: set[int] = set()
    inside = False
    for at, line in enumerate(lines):
        inside = bool(line.strip()) and (inside or re.match(r"\s*>>> ", line) is not None)
        if inside:
            found.add(at)
    return found
