"""The documentation as a site: `make docs` writes it to build/docs.

    python -m tools.docs_site [FOLDER]

The site has five languages. Each is a run of Sphinx over a folder of pages that this program lays
out: English at the root, with all documents, the notebooks and the API reference; the others
below it, with what players read. Rulebooks and guides come from the folders of the games, through
the same code as in the app.

Documents link to each other as files of the repository, so the links work on GitHub too. Here a
link to a page of the site becomes a link to that page, and any other leads to the file on GitHub.
The start page of a language is its table of contents as well: what its sections link to is what the
navigation shows.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fondaco.games import games, rulesets
from fondaco.teaching.guides import FIGURE, guide_in, guides
from fondaco.teaching.rulebook import RULE_ID, Rule, Section, rulebook_in

ROOT: Final = Path(__file__).resolve().parents[1]
SITE: Final = ROOT / "docs" / "site"
SOURCE: Final = "en"
LANGUAGES: Final = {
    "en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch", "it": "Italiano",
}  # fmt: skip
PACKAGES: Final = (
    "contract", "games", "bots", "records", "arena", "envs", "analysis", "testing",
)  # fmt: skip
NOT_IMPORTED: Final = re.compile(r"\.data\.")  # programs beside data files
LINK: Final = re.compile(r"(?P<shown>!?\[(?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*\])\((?P<to>[^()\s]+)\)")
CODE: Final = re.compile(r"^```[\s\S]*?^```|^(?: {4}|\t).*$|`[^`\n]*`", re.MULTILINE)

Pages = dict[Path, str]  # by file: the name of its page in the site


@cache
def project_url() -> str:
    """Where the repository is."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(about["urls"]["Source"])


def figure_file(guide: str, figure: str, language: str) -> Path:
    """The picture of a guide's figure; `make pictures` takes them."""
    return ROOT / "docs" / "pictures" / "figures" / f"{guide}-{figure}-{language}.webp"


# --- which pages there are ------------------------------------------------------------------------


@cache
def pages_in(language: str) -> Pages:
    """The pages of a language, by the file they are made from."""
    found = {file: file.stem for file in sorted((SITE / language).glob("*.md"))}
    for name, game in games().items():
        found[Path(str(game.folder)) / "rulebook" / f"{language}.md"] = f"rulebook/{name}"
    for name in guides():
        folder = Path(str(rulesets()[name][0].folder))
        found[folder / "guide" / name / f"{language}.md"] = f"guide/{name}"
    if language == SOURCE:
        found |= {file: file.stem for file in sorted((ROOT / "docs").glob("*.md"))}
        found |= {ROOT / f"{name}.md": name.lower() for name in ("CONTRIBUTING", "CHANGELOG")}
        for file in sorted((ROOT / "examples" / "notebooks").glob("*.ipynb")):
            found[file] = f"notebooks/{file.stem}"
        found[ROOT / "src" / "fondaco"] = "api/index"
    return found


def shared_pages() -> list[str]:
    """The pages that every language has."""
    return sorted(set.intersection(*(set(pages_in(each).values()) for each in LANGUAGES)))


# --- laying them out ------------------------------------------------------------------------------


@dataclass
class Layout:
    """A folder of pages in one language, for Sphinx to read."""

    language: str
    folder: Path
    pages: Pages = field(init=False)

    def __post_init__(self) -> None:
        self.pages = pages_in(self.language)

    def write(self) -> None:
        """Every page of this language."""
        for file, page in self.pages.items():
            if page.startswith("rulebook/"):
                self._save(page, self.linked(rulebook(page.partition("/")[2], self.language), file))
            elif page.startswith("guide/"):
                text = guide(page.partition("/")[2], self.language)
                self._save(page, self.linked(text, file))
            elif file.suffix == ".ipynb":
                to = self._place(f"{page}.ipynb")
                shutil.copy(file, to)
            elif file.is_dir():
                for name, text in reference():
                    self._save(name, text)
            else:
                text = self.linked(file.read_text("utf-8"), file)
                self._save(page, text + (self.contents(file) if page == "index" else ""))

    def _place(self, name: str) -> Path:
        to = self.folder / name
        to.parent.mkdir(parents=True, exist_ok=True)
        return to

    def _save(self, page: str, text: str) -> None:
        self._place(f"{page}.md").write_text(text, "utf-8")

    # --- links ----------------------------------------------------------------------------------

    def linked(self, text: str, file: Path) -> str:
        """The text of a file with its links as the site needs them."""
        kept: list[str] = []  # code is left alone

        def keep(code: re.Match[str]) -> str:
            kept.append(code[0])
            return f"\0{len(kept) - 1}\0"

        text = CODE.sub(keep, text)
        for _ in range(2):  # a picture may be the text of a link
            text = LINK.sub(lambda link: self._link(link["shown"], link["to"], file), text)
        return re.sub(r"\0(\d+)\0", lambda number: kept[int(number[1])], text)

    def _link(self, shown: str, to: str, file: Path) -> str:
        path, _, anchor = to.partition("#")
        if not path or re.match(r"[a-z]+:", to) or to.startswith("/"):
            return f"{shown}({to})"
        if not (target := (file.parent / path).resolve()).exists():
            return f"{shown}({to})"  # done already, or not a file of ours
        hash_anchor = f"#{anchor}" if anchor else ""
        here = self.pages[file]
        if target in self.pages:
            ends = ".ipynb" if target.suffix == ".ipynb" else ".md"
            return f"{shown}({relative(self.pages[target], here)}{ends}{hash_anchor})"
        if shown.startswith("!"):
            shutil.copy(target, self._place(f"pictures/{target.name}"))
            return f"{shown}({relative(f'pictures/{target.name}', here)})"
        for language in LANGUAGES:
            if target in (others := pages_in(language)):
                root = "" if self.language == SOURCE else "../"
                page = root + ("" if language == SOURCE else f"{language}/") + others[target]
                href = f"{relative(page, here)}.html{hash_anchor}"
                return f'<a href="{href}">{shown[1:-1]}</a>'
        kind = "tree" if target.is_dir() else "blob"
        url = f"{project_url()}/{kind}/main/{target.relative_to(ROOT).as_posix()}"
        return f"{shown}({url}{hash_anchor})"

    def contents(self, file: Path) -> str:
        """The navigation: for each section of the start page, the pages it links to."""
        found = []
        seen: set[str] = set()
        for section in re.split(r"^## ", file.read_text("utf-8"), flags=re.MULTILINE)[1:]:
            targets = [(file.parent / link["to"]).resolve() for link in LINK.finditer(section)]
            names = [self.pages[each] for each in targets if each in self.pages]
            names = [name for name in dict.fromkeys(names) if name not in seen]
            seen |= set(names)
            if names:
                caption = section.partition("\n")[0]
                lines = [":hidden:", f":caption: {caption}", "", *names]
                found.append("\n```{toctree}\n" + "\n".join(lines) + "\n```\n")
        return "".join(found)


def relative(page: str, here: str) -> str:
    """The way from one page to another."""
    return os.path.relpath(page, Path(here).parent).replace(os.sep, "/")


# --- rulebooks and guides -------------------------------------------------------------------------


def rulebook(name: str, language: str) -> str:
    """A rulebook as a page: every rule can be linked to by its id."""
    game = games()[name]
    book = rulebook_in(language, game)
    chapters = {each.number for each in book.sections}
    lines = []
    for at, section in enumerate(book.sections):
        inner = section.number.rpartition(".")[0] in chapters - {""}
        lines += [f"{'#' if at == 0 else '###' if inner else '##'} {section.title}", ""]
        lines += [_referred(section.text, book.rules), ""]
        for rule in section.rules:
            marks = [*rule.origins, *([rule.edition] if rule.edition else [])]
            shown = " ".join(f"[{mark}]" for mark in marks)
            text = _referred(rule.text, book.rules)
            lines += [f"({rule.id})=", f"**{rule.id}** {shown} {text}", ""]
            for example in rule.examples:
                lines += [f"> {_referred(example, book.rules, apart_from=rule.id)}", ""]
    return "\n".join(lines)


def _referred(text: str, rules: dict[str, Rule], apart_from: str = "") -> str:
    """A text in which the ids of rules are links."""

    def link(found: re.Match[str]) -> str:
        known = found[0] in rules and found[0] != apart_from
        return f"{{ref}}`{found[0]} <{found[0]}>`" if known else found[0]

    return RULE_ID.sub(link, text)


def guide(name: str, language: str) -> str:
    """A guide as a page, with its pictures."""
    game, _ = rulesets()[name]
    rules = rulebook_in(language, game).rules

    def picture(found: re.Match[str]) -> str:
        file = figure_file(name, found["name"], language)
        folder = Path(str(game.folder)) / "guide" / name
        path = os.path.relpath(file, folder).replace(os.sep, "/")
        return f"![{found['caption']}]({path})\n\n*{found['caption']}*"

    def page(section: Section, level: str) -> str:
        text = FIGURE.sub(picture, _referred(section.text, rules))
        return f"{level} {section.title}\n\n{text}\n"

    sections = guide_in(language, name).sections
    return "\n".join(page(each, "##" if at else "#") for at, each in enumerate(sections))


# --- the API reference ----------------------------------------------------------------------------


def reference() -> Iterator[tuple[str, str]]:
    """The pages of the API reference: one for each package, with all its modules."""
    names = [name for package in PACKAGES for name in packages(ROOT / "src/fondaco" / package)]
    about = "Made from the docstrings and types of the source. "
    about += "A name that begins with an underscore is private and not listed."
    contents = ["```{toctree}", ":maxdepth: 1", "", *names, "```"]
    yield "api/index", "\n".join(["# API reference", "", about, "", *contents, ""])
    for name in names:
        lines = [f"# `{name}`", ""]
        for module in modules(name):
            if module != name:
                lines += [f"## `{module.removeprefix(f'{name}.')}`", ""]
            directive = f".. automodule:: {module}\n   :ignore-module-all:"
            lines += ["```{eval-rst}", directive, "```", ""]
        yield f"api/{name}", "\n".join(lines)


def packages(folder: Path) -> list[str]:
    """A package and those in it, by their dotted names."""
    files = sorted(folder.rglob("__init__.py"), key=lambda file: file.parent)
    return [dotted(file.parent) for file in files]


def modules(package: str) -> list[str]:
    """The package itself and the modules in its folder."""
    folder = ROOT / "src" / Path(*package.split("."))
    names = [dotted(file.with_suffix("")) for file in sorted(folder.glob("*.py"))]
    public = [name for name in names if not name.rpartition(".")[2].startswith("_")]
    return [package, *(name for name in public if not NOT_IMPORTED.search(name))]


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").parts)


# --- building -------------------------------------------------------------------------------------


def build(folder: Path) -> None:
    """Write the site into a folder, in place of what was there. Any warning fails it."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".docs-") as place:
        work = Path(place)
        made = work / "site"
        for language in LANGUAGES:
            Layout(language, work / language).write()
            to = made if language == SOURCE else made / language
            sphinx(language, work / language, to, work / f"{language}-doctrees")
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


def sphinx(language: str, pages: Path, to: Path, doctrees: Path) -> None:
    """Run Sphinx over the pages of one language."""
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    command += ["--jobs", "auto"]
    command += ["--conf-dir", str(SITE), "--doctree-dir", str(doctrees), "--builder", "html"]
    environment = {**os.environ, "DOCS_LANGUAGE": language, "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
    subprocess.run([*command, str(pages), str(to)], env=environment, check=True)


def main(arguments: list[str]) -> int:
    if len(arguments) > 1:
        print(__doc__)
        return 2
    folder = Path(arguments[0]) if arguments else ROOT / "build" / "docs"
    try:
        build(folder.absolute())
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {len(list(folder.rglob('*.html')))} pages, {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
