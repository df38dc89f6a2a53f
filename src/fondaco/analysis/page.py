"""A review as one self-contained page: no script, and nothing loaded from elsewhere.

The picture of the chances distinguishes seats by colour, by dashes and by a name at each line. Its
numbers are in a table below, for people who cannot see it.
"""

from html import escape
from typing import Final

from fondaco.analysis.narrator import Narrator
from fondaco.analysis.report import ReportSection, sections
from fondaco.analysis.review import Review
from fondaco.contract.phrase import Said, say
from fondaco.messages import Messages

# Colour-blind people can distinguish them too (Okabe and Ito), and dashes help.
LINES: Final = (
    ("#0072b2", ""),
    ("#d55e00", "8 4"),
    ("#009e73", "2 3"),
    ("#cc79a7", "10 3 2 3"),
    ("#8a6d00", "5 2"),
)
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 300, 44, 130, 12, 28
LABEL: Final = 15  # the height of a name
LONG: Final = 24  # letters: a cell with more of them is a sentence, and needs room

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfbf6; --faint: #ccc4b4; --soft: #665f52 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee8dc; --paper: #1d1b18; --faint: #4a453c; --soft: #b3ab9b }
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2 }
h2 { margin: 2rem 0 .3rem; font-size: 1.2rem }
p { max-width: 42rem; margin: .3rem 0 .8rem }
.soft { color: var(--soft) }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .92rem }
th, td { padding: .3rem .6rem .3rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--faint) }
td { font-variant-numeric: tabular-nums; min-width: 3.5rem }
td.long { min-width: 14rem }
th { font-weight: 600 }
summary { cursor: pointer; padding: .5rem 0 }
svg { display: block; width: 100%; min-width: 32rem; height: auto }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif }
svg .rule { stroke: var(--faint) }
svg .turn { stroke: var(--soft); stroke-dasharray: 1 3 }
svg .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
"""


def page(review: Review, narrator: Narrator, messages: Messages) -> str:
    """The whole page, in the language of these messages."""
    title = text(messages, say("analysis-title", game=narrator.voice.title()))
    names = ", ".join(review.names)
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(messages.language)}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style></head>",
        "<body>",
        f"<header><h1>{title}</h1><p>{escape(names)}</p>",
        f'<p class="soft">{text(messages, about(review))}</p></header>',
        "<main>",
    ]
    told = sections(review, narrator)
    for section in told:
        if section.name == "turns":
            heading = text(messages, say("analysis-curve"))
            parts += [f"<h2>{heading}</h2>", _wide(heading), curve(review, messages), "</div>"]
        parts += _section(section, messages)
    return "\n".join([*parts, "</main>", "</body>", "</html>", ""])


def about(review: Review) -> Said:
    """How it was computed."""
    return say("analysis-reckoned", worlds=review.budget)


def text(messages: Messages, said: Said) -> str:
    """Something said, in words, escaped for HTML."""
    return escape(messages.say(said))


def _section(section: ReportSection, messages: Messages) -> list[str]:
    heading = text(messages, section.heading)
    inside = [f"<p>{text(messages, section.about)}</p>"]
    if section.rows:
        heads = "".join(f'<th scope="col">{text(messages, head)}</th>' for head in section.heads)
        rows = [
            "<tr>" + "".join(_cell(text(messages, cell)) for cell in row) + "</tr>"
            for row in section.rows
        ]
        inside += [_wide(heading), "<table>", f"<thead><tr>{heads}</tr></thead>", "<tbody>"]
        inside += [*rows, "</tbody></table></div>"]
    if section.folded:
        return [f'<details id="{section.name}"><summary>{heading}</summary>', *inside, "</details>"]
    return [f'<section id="{section.name}"><h2>{heading}</h2>', *inside, "</section>"]


def _wide(heading: str) -> str:
    """What does not fit a phone is moved sideways, by keyboard too."""
    return f'<div class="wide" tabindex="0" role="region" aria-label="{heading}">'


def _cell(inside: str) -> str:
    return f'<td class="long">{inside}</td>' if len(inside) > LONG else f"<td>{inside}</td>"


# --- the picture ----------------------------------------------------------------------------------


def curve(review: Review, messages: Messages) -> str:
    """The chances with open hands, from the first turn to the end."""
    last = max(1, review.moments[-1].ply)

    def across(ply: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * ply / last, 1)

    def up(chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)

    title = text(messages, say("analysis-curve-title"))
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">']
    for quarter in range(5):
        y = up(quarter / 4)
        number = text(messages, say("analysis-percent", number=25 * quarter))
        parts.append(f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{number}</text>')
    for point in review.turning_points:
        x = across(point.ply)
        parts.append(f'<line class="turn" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
    labels = _labels([up(each.mean) for each in review.moments[-1].open.chances])
    for seat, name in enumerate(review.names):
        colour, dashes = LINES[seat % len(LINES)]
        points = " ".join(
            f"{across(moment.ply)},{up(moment.open.chances[seat].mean)}"
            for moment in review.moments
        )
        parts.append(
            f'<polyline class="line" points="{points}" stroke="{colour}"'
            f' stroke-dasharray="{dashes}"/>'
        )
        x, y = WIDTH - RIGHT + 6, labels[seat]
        parts.append(
            f'<line x1="{x}" x2="{x + 22}" y1="{y - 4}" y2="{y - 4}" stroke="{colour}"'
            f' stroke-width="3" stroke-dasharray="{dashes}"/>'
        )
        parts.append(f'<text x="{x + 28}" y="{y}">{escape(_short(name))}</text>')
    bottom = HEIGHT - 8
    moves = text(messages, say("analysis-curve-moves", count=last))
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{bottom}" text-anchor="end">{moves}</text>')
    return "\n".join([*parts, "</svg>"])


def _labels(heights: list[float]) -> list[float]:
    """Where the names go: next to the end of their lines, without overlapping.

    >>> _labels([12.0, 272.0, 272.0])
    [12.0, 257.0, 272.0]
    """
    order = sorted(range(len(heights)), key=lambda seat: -heights[seat])
    order.sort(key=lambda seat: (-heights[seat], -seat))
    placed = heights[:]
    above = float(HEIGHT)
    for seat in order:
        placed[seat] = min(heights[seat], above)
        above = placed[seat] - LABEL
    return placed


def _short(name: str) -> str:
    return name if len(name) <= 13 else f"{name[:12]}…"
