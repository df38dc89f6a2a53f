"""What a house says of itself: its games and bots, its rulebooks and ladders."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from fondaco import __version__
from fondaco.bots import bot_names
from fondaco.bots.levels import LEVELS, NEWCOMER, measured, strengths
from fondaco.contract import chance
from fondaco.contract.character import CHARACTERS
from fondaco.contract.manifest import Manifest
from fondaco.contract.refused import Refused
from fondaco.games import games, guests, make, options_of, players_of, rulesets
from fondaco.host.lookup import NoSuchError
from fondaco.messages import guest_words, languages
from fondaco.teaching.examples import examples, name_of
from fondaco.teaching.guides import guides
from fondaco.teaching.recorded_games import shows
from fondaco.teaching.rulebook import Rule, rulebook_in


@dataclass
class BoardInfo:
    """Where the board of a game is, which came in the game's own package."""

    contract: int  # the version of `mount` that it was written for
    module: str  # the address of its ES module
    styles: list[str]  # the addresses of its stylesheets


@dataclass
class OptionInfo:
    name: str
    default: str
    values: list[str]
    about: str
    only: dict[str, str]  # it applies only if other options have these values


@dataclass
class RulesetInfo:
    name: str
    options: dict[str, str]
    strengths: dict[str, int]  # of bots, by level, on the scale of ratings; where measured
    guide: bool  # there is a guide, at /api/guides


@dataclass
class GameInfo:
    name: str
    players: tuple[int, int]
    options: list[OptionInfo]
    rulesets: list[RulesetInfo]
    talks: bool  # players make deals, and bots wait for them to speak
    guest: bool  # it came in a package of its own: its words are at /api/words
    board: BoardInfo | None  # the board that came with it


@dataclass
class HouseInfo:
    version: str
    languages: list[str]
    games: list[GameInfo]
    bots: list[str]
    levels: list[str]  # the bots that a player chooses from, the weakest first
    newcomer: str  # the bot for a first game
    characters: list[str]
    shows: list[str]  # rulesets with a recorded game to watch
    day: bool  # there is a deal of the day, at /api/days
    compiled: bool  # the compiled build runs, not the plain one
    push_key: str = ""  # for web push, where the house has it


@dataclass
class FluentText:
    text: str


@dataclass
class ExampleInfo:
    text: str
    name: str = ""  # for POST /api/examples; empty: it cannot be played


@dataclass
class RuleInfo:
    id: str
    section: str
    origins: list[str]
    edition: str | None
    text: str
    examples: list[ExampleInfo]


@dataclass
class SectionInfo:
    title: str
    text: str
    rules: list[RuleInfo]


@dataclass
class RulebookInfo:
    language: str  # of the text: English where the game has no translation
    sections: list[SectionInfo]


@dataclass
class Standing:
    game: str
    rating: float  # the skill is almost certainly at least this high: μ − 3σ
    games: int
    wins: int
    ladder: bool = False  # against bots; False: among people


@dataclass
class Ranked:
    name: str
    standing: Standing


@dataclass
class LadderRung:
    """A level of bots on the ladder."""

    bot: str
    strength: float


@dataclass
class Ladder:
    """The ladder against bots of one ruleset."""

    rungs: list[LadderRung]  # the weakest first; none: its bots were not measured
    people: list[Ranked]  # the best first
    mine: Standing | None  # None: I have not played for it
    opponent: str  # the bot that I play next; empty: there is no ladder


@dataclass
class RestartInfo:
    """Answers have the header `fondaco-restart`, in seconds, while a restart is planned."""

    left: int | None  # milliseconds until the server restarts; None: no restart is planned
    message: str  # of the people who run the server; may be empty


@dataclass
class Me:
    person: str
    name: str
    login: str | None
    language: str
    webhook: str = ""
    bot: bool = False
    role: str = ""  # owner, organiser, moderator


@dataclass
class EntryInfo:
    kind: Literal["open", "invite", "password", "accounts"]
    guests: bool  # False: everybody needs an account
    title: str  # the name of the house; empty: it has none
    inside: bool  # I may come in
    why: Literal["", "closed", "changed", "out", "account"]  # what I lack


@dataclass
class AnnouncementShown:
    text: str  # empty: there is none
    until: int


def house_info(
    boards: Callable[[Manifest], BoardInfo | None], day: bool, push_key: str = ""
) -> HouseInfo:
    """`boards`: the board that came with a game, in its own package."""
    return HouseInfo(
        version=__version__,
        languages=languages(),
        games=[game_info(name, boards(found)) for name, found in games().items()],
        bots=bot_names(),
        levels=list(LEVELS),
        newcomer=NEWCOMER,
        characters=list(CHARACTERS),
        shows=list(shows()),
        day=day,
        compiled=is_compiled(),
        push_key=push_key,
    )


def is_compiled() -> bool:
    """Whether the compiled build runs: a module of it is a library."""
    return not str(chance.__file__).endswith((".py", ".pyc"))


def game_info(name: str, board: BoardInfo | None = None) -> GameInfo:
    players = players_of(name)
    found = games()[name]
    return GameInfo(
        name=name,
        players=(min(players), max(players)),
        options=[
            OptionInfo(option.name, option.default, option.values, option.about, option.only)
            for option in options_of(name)
            if not option.file
        ],
        rulesets=[
            RulesetInfo(
                each.name, dict(each.options), strengths(found, each), each.name in guides()
            )
            for each in found.rulesets
        ],
        talks=found.has_deals,
        guest=found in guests(),
        board=board,
    )


def guest_text(language: str) -> FluentText:
    """The words of games that came in packages of their own."""
    if language not in languages():
        raise NoSuchError("no-language", language=language)
    return FluentText(guest_words(language))


def setting_of(game: str, asked: Mapping[str, str]) -> Mapping[str, Any]:
    """What never changes during a game. `asked` may name options of the game."""
    found = _game(game)
    options = {o.name: asked[o.name] for o in found.options if o.name in asked and not o.file}
    setting = found.setting(make(game, max(found.players), **options))
    if setting is None:
        raise Refused("no-setting", game=game)
    return setting


def rulebook_info(game: str, language: str) -> RulebookInfo:
    book = rulebook_in(language, _game(game))
    return RulebookInfo(
        book.language,
        [
            SectionInfo(each.title, each.text, [rule_info(rule) for rule in each.rules])
            for each in book.sections
        ],
    )


def _game(name: str) -> Manifest:
    found = games().get(name)
    if found is None:
        raise NoSuchError("no-game-here", game=name)
    return found


def rule_info(rule: Rule) -> RuleInfo:
    playable = examples(rule.game)
    names = [name_of(rule.id, number) for number in range(len(rule.examples))]
    return RuleInfo(
        rule.id, rule.section, list(rule.origins), rule.edition, rule.text,
        [
            ExampleInfo(text, name if name in playable else "")
            for text, name in zip(rule.examples, names, strict=True)
        ],
    )  # fmt: skip


def rungs(ruleset: str) -> dict[str, float]:
    """The bots of a ruleset's ladder and their strengths, the weakest first; none: no ladder."""
    manifest, found = rulesets()[ruleset]
    # Less than a point is noise: then they keep the order of the levels.
    return dict(sorted(measured(manifest, found).items(), key=lambda rung: round(rung[1])))


def check_ruleset(game: str) -> None:
    if game not in rulesets():
        raise NoSuchError("no-ratings", game=game, games=", ".join(rulesets()))
