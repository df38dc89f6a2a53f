"""Moments of games among bots, as the house would send them to a seat: a gallery for screens.

    python tools/moments.py gallery.json [language …]
    python tools/moments.py --kept

Every ruleset of every game is played by bots at real tables, with long names and clocks. Of each
question that somebody is asked, the fullest moments are kept: as the frames that the house would
send, in every language. `web/e2e/gallery.mjs` puts them on the real screen.

`--kept` makes again what the tests of the browser app keep of a game: in the folder `kept` of its
screens, settings.json and states.json where they are.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from fondaco.bots import make_bot
from fondaco.bots.driver import drive
from fondaco.contract.manifest import Manifest, Ruleset
from fondaco.contract.rules import SPECTATOR
from fondaco.games import games, make
from fondaco.messages import DEFAULT, Messages
from fondaco.messages import languages as spoken
from fondaco.records import Game
from fondaco.server.base.log_codec import encoded
from fondaco.table.audience import Audience
from fondaco.table.entries import AnyEntry, Clock, NumberedEntry, Opened, Reason, TableSettings
from fondaco.table.frames import Chances, Presence, Waiting
from fondaco.table.sight import Sight
from fondaco.table.table import Table, rules_of

Frame = dict[str, Any]
GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
BOT = "merchant"
ME = 0
NAMES = ["Maximiliane Weidenfelder", "Ada", "Bartholomew Featherstone", "Wim", "Giovanna d’Oro"]
NOON = 1_700_000_000_000
CLOCK = Clock("live", bank=5400, increment=10)  # more than an hour: the longest that is shown


class Company(NamedTuple):
    """Who sits at a table: how many, and whether clocks run and people talk."""

    players: int
    busy: bool


class Found(NamedTuple):
    """A moment of a game: after so many moves, looked at from this seat."""

    name: str
    plies: int
    seat: int


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    if sys.argv[1] == "--kept":
        keep()
        return 0
    wanted = sys.argv[2:] or spoken()
    gallery = [moment for game in games().values() for moment in moments(game, wanted)]
    write(Path(sys.argv[1]), gallery)
    for moment in gallery:
        print(moment["name"])
    return 0


def keep() -> None:
    for manifest in games().values():
        folder = GAMES / manifest.name / "kept"
        if (folder / "settings.json").exists():
            chosen = {each.name: dict(each.options) for each in manifest.rulesets}
            rules = {name: make(manifest.name, 4, **options) for name, options in chosen.items()}
            settings = {name: manifest.setting(each) for name, each in rules.items()}
            write(folder / "settings.json", settings)
        if (folder / "states.json").exists():
            shown = [each["frames"][DEFAULT][0]["state"] for each in moments(manifest, [DEFAULT])]
            write(folder / "states.json", [state for state in shown if state["view"]])


def write(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n")


def moments(manifest: Manifest, languages: list[str]) -> Iterator[Frame]:
    """Of every ruleset, at a full table with clocks and talk and at the smallest one."""
    most, least = Company(max(manifest.players), True), Company(min(manifest.players), False)
    for ruleset in manifest.rulesets:
        for company in (most, least):
            yield from exhibit(manifest, ruleset, company, languages)


def exhibit(
    manifest: Manifest, ruleset: Ruleset, company: Company, languages: list[str]
) -> Iterator[Frame]:
    """The moments of one game, from the lobby to the result."""
    label = f"{ruleset.name}-{company.players}"
    settings = TableSettings(
        manifest.name,
        company.players,
        dict(ruleset.options),
        title="Freitagabend am Rialto mit Freunden" if company.busy else "",
        clock=CLOCK if company.busy else Clock(),
        open_after=1 if company.busy else 0,
    )
    seed = f"gallery-{label}"
    game = Game(rules_of(settings), seed)
    found = look_over(game, label, company)
    sitting = Sitting(manifest, settings, seed, label)
    yield sitting.frames(f"{label}-lobby", ME, company, languages)
    sitting.begin()
    plies = 0
    for moment in sorted(found, key=lambda each: each.plies):
        for seat, move in game.log[plies : moment.plies]:
            sitting.write(sitting.table.move(seat, game.rules.format_move(move), sitting.by(seat)))
        plies = moment.plies
        yield sitting.frames(moment.name, moment.seat, company, languages)


def look_over(game: Game, label: str, company: Company) -> list[Found]:
    """Plays the game, and finds the fullest moment of each question, and the one with most kinds of
    answers; at a small table only the fullest of all."""
    bots = {seat: make_bot(BOT, f"{label} {seat}") for seat in range(company.players)}
    best: dict[str, tuple[tuple[int, ...], Found]] = {}
    for _ in drive(game, bots):
        for seat in [ME] if len(game.log) % 10 else [ME, SPECTATOR]:
            data = game.position.view(seat).as_json()
            verbs, full = len({move.split()[0] for move in data["moves"]}), len(json.dumps(data))
            names: dict[str, tuple[int, ...]] = {kind(seat, data): (full,)}
            if company.busy and verbs:
                names[f"{kind(seat, data)}-most"] = (verbs, full)
            elif not company.busy and not game.over:
                names = {"full": (full,)} if verbs else {}
            for name, weight in names.items():
                name = f"{label}-{name}"
                if name not in best or best[name][0] < weight:
                    best[name] = (weight, Found(name, len(game.log), seat))
    found: dict[tuple[int, int], Found] = {}
    for _, moment in best.values():
        found.setdefault((moment.plies, moment.seat), moment)
    return list(found.values())


def kind(seat: int, data: Mapping[str, Any]) -> str:
    """What is asked in a moment."""
    ask = data["prompt"]["ask"]
    return "watching" if seat == SPECTATOR else ask if ask == "wait" else f"{data['phase']}-{ask}"


class Sitting:
    """A table with one person, and its log as it is written."""

    def __init__(self, manifest: Manifest, settings: TableSettings, seed: str, name: str) -> None:
        version = rules_of(settings).version
        self.now = NOON
        self.table = Table(name, NumberedEntry(0, NOON, Opened(settings, version, seed, "me")))
        self.sight = Sight(self.table, Messages)
        self.remarks = manifest.remarks(self.table.rules)
        for seat in range(settings.players):
            sits = self.table.sit("me", NAMES[0], 0) if seat == ME else None
            self.write(sits or self.table.hire(seat, BOT, NAMES[seat]))

    def write(self, entry: AnyEntry) -> NumberedEntry:
        self.now += 1000
        row = NumberedEntry(self.table.number + 1, self.now, entry)
        self.table.apply(row)
        return row

    def begin(self) -> None:
        self.write(self.table.begin())

    def by(self, seat: int) -> Any:
        return "bot" if self.table.chairs[seat].mind else "person"

    def frames(self, name: str, seat: int, company: Company, languages: list[str]) -> Frame:
        """A moment in all languages: what is sent when somebody comes, and then happens."""
        shown: dict[str, list[Any]] = {}
        for language in languages:
            welcome = self.sight.welcome(-1, Audience(seat, language), seat == ME, self.now)
            here = Presence(list(range(company.players)), 3)
            shown[language] = [replace(welcome, state={**welcome.state, "table": name}), here]
            if self.table.bot_ends_talks() and seat == ME:
                shown[language].append(Waiting(left=14_000, busy=[]))
            if seat == SPECTATOR:
                even = [100 // company.players] * company.players
                shown[language].append(Chances(self.table.number, even, even))
        told = self.speak() if company.busy and self.table.status == "playing" else []
        for language, frames in shown.items():
            to = Audience(seat, language)
            state = self.sight.state(to, seat == ME, self.now)
            frames += [self.sight.update(row, to, {**state, "table": name}) for row in told]
        return {
            "name": name,
            "game": self.table.settings.game,
            "remarks": [{"phrase": each.id, "values": dict(each.values)} for each in self.remarks],
            "frames": {
                language: [json.loads(encoded(frame)) for frame in frames]
                for language, frames in shown.items()
            },
        }

    def speak(self) -> list[NumberedEntry]:
        """Every bot says what is longest."""
        longest = max(self.remarks, key=lambda each: len(Messages("de").say(each)))
        phrase = Reason(longest.id, dict(longest.values))
        bots = [seat for seat, chair in enumerate(self.table.chairs) if chair.mind]
        return [self.write(self.table.exclaim(seat, phrase)) for seat in bots]


if __name__ == "__main__":
    sys.exit(main())
