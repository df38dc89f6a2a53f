"""`fondaco review`: a bar while it is computed, then tables, data, or a page."""

import json
import os
from pathlib import Path

from rich.console import Console
from rich.table import Table

from fondaco.analysis.narrator import Narrator
from fondaco.analysis.page import about, page
from fondaco.analysis.report import ReportSection, sections
from fondaco.analysis.review import ReviewPlan, finished, review
from fondaco.analysis.review_json import as_json
from fondaco.arena.arena_command import paper, progress
from fondaco.arena.sim import save_text
from fondaco.contract.phrase import say
from fondaco.messages import Messages, fitting, language_of


def run_review(
    plan: ReviewPlan, processes: int, language: str | None, json_too: bool, html: Path | None
) -> None:
    """Review a finished game and show it: as tables, as JSON, or as a page in a file."""
    messages = Messages(fitting([language]) if language else language_of(os.environ))
    played = finished(plan.text)
    with progress(messages("analysis-progress"), len(played.log) + 1, json_too) as step:
        found = review(plan, processes, lambda done, total: step(done))
    narrator = Narrator(played)
    if html is not None:
        save_text(page(found, narrator, messages), html)
        if not json_too:
            print(messages("command-saved", file=str(html)))
    if json_too:
        print(json.dumps(as_json(found, narrator, messages), indent=2, ensure_ascii=False))
    elif html is None:
        console = paper()
        console.print(messages.say(say("analysis-title", game=narrator.voice.title())))
        console.print(messages.say(about(found)))
        for section in sections(found, narrator):
            if not section.folded:
                _show(section, messages, console)


def _show(section: ReportSection, messages: Messages, console: Console) -> None:
    console.print()
    console.print(messages.say(section.heading).upper())
    console.print(messages.say(section.about))
    if section.rows:
        table = Table(*[messages.say(head) for head in section.heads], box=None, pad_edge=False)
        for row in section.rows:
            table.add_row(*[messages.say(cell) for cell in row])
        console.print(table)
