"""Builds the static site into build/site: play in the browser, rules, guides, documentation.

Any static host can serve the folder, at any address: the app names its files from where its page
lies, and its screens stand behind a #. What is the same for every visitor (the list of games,
rulebooks, guides) is written as files, to be read before Python has started. `make site` first
builds the app.

    python tools/build_site.py [FOLDER]
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sys
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from fondaco.games import games
from fondaco.messages import Messages, languages
from fondaco.solo.house import SoloHouse
from fondaco.teaching.guides import guide_in, guides
from fondaco.teaching.rulebook import SOURCE, rulebook_in
from tools.build_web import bundle, list_files

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
DOCS = ROOT / "build" / "docs"
ANSWERS = "answers"  # as in web/src/core/backend.svelte.ts
# As the server's header (fondaco/server/http/static_files.py), without what a page cannot ask for.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'"
)


def paths() -> list[str]:
    """What every visitor is answered alike."""
    texts = [f"/api/rules/{name}" for name in games()]
    texts += [f"/api/guides/{name}" for name in guides()]
    settings = {
        f"/api/setting/{name}{asked}"
        for name, game in games().items()
        for asked in ("", "?", *(f"?{urlencode(each.options)}" for each in game.rulesets))
    }
    read = [f"{path}?lang={each}" for path in texts for each in languages()]
    return ["/api/house", *sorted(settings), *read]


def file_name(path: str) -> str:
    return re.sub(r"[^a-z0-9-]+", "_", path.removeprefix("/api/"), flags=re.I) + ".json"


async def answers() -> dict[str, str]:
    """The texts of the answers, by the names of their files."""
    house = SoloHouse(NothingKept())
    await house.load([])
    found = {}
    for path in paths():
        answer = await house.request("GET", path, {}, "")
        if answer.status != 200:
            raise SystemExit(f"{path} is answered with {answer.status}: {answer.body}")
        found[file_name(path)] = answer.body
    return found


class NothingKept:
    """A host for a house that only answers questions."""

    async def save(self, kind: str, key: str, text: str) -> None:
        pass

    async def delete(self, kind: str, key: str) -> None:
        pass

    async def think(self, line: str) -> str:
        raise NotImplementedError

    def now(self) -> float:
        return 0

    def steady(self) -> float:
        return 0


def reading() -> str:
    """Links to rulebooks and guides as plain pages: for search engines, and without JavaScript."""
    lists = []
    for language in languages():
        folder = "docs/" if language == SOURCE else f"docs/{language}/"
        word = Messages(language)("web-screen-rules")
        links = [
            (f"rulebook/{name}", f"{rulebook_in(language, game).sections[0].title}: {word}")
            for name, game in games().items()
        ]
        links += [
            (f"guide/{name}", guide_in(language, name).sections[0].title) for name in guides()
        ]
        items = "".join(
            f'<li><a href="{folder}{at}.html">{escape(title)}</a></li>' for at, title in links
        )
        lists.append(f'<ul lang="{language}">{items}</ul>')
    return f"<noscript>{''.join(lists)}</noscript>"


def page(text: str, docs: bool = False) -> str:
    """The app's page as the static site has it. `docs`: the documentation lies beside it."""
    if docs:
        text = text.replace("<body>", f"<body>\n    {reading()}", 1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    text = text.replace("<html", '<html data-site="docs"' if docs else "<html data-site", 1)
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
    return re.sub(r'((?:src|href)=")/(?!/)', r"\1./", text)


def build(site: Path = SITE) -> None:
    shutil.rmtree(site, ignore_errors=True)
    app = os.environ.get("FONDACO_STATIC") or bundle(ROOT).parent  # as the server takes it
    shutil.copytree(app, site)
    index = site / "index.html"
    text = page(index.read_text(encoding="utf-8"), docs=DOCS.is_dir())
    index.write_text(text, encoding="utf-8")
    (site / ANSWERS).mkdir()
    for name, text in asyncio.run(answers()).items():
        json.loads(text)
        (site / ANSWERS / name).write_text(text, encoding="utf-8")
    (site / ".nojekyll").touch()  # GitHub's host would otherwise leave out some files
    list_files(site)
    if DOCS.is_dir():
        shutil.copytree(DOCS, site / "docs")


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:2]))
