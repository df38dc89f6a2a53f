"""The bots that a player can choose, as a page: levels with their strengths, then the others."""

from fondaco.bots import bot_names
from fondaco.bots.levels import LEVELS, strengths
from fondaco.games import rulesets
from fondaco.messages import Messages
from fondaco.terminal.screen import console
from fondaco.terminal.start import spoken


def show_bots(language: str | None) -> None:
    """Strengths are on the house's rating scale, separate for each ruleset."""
    m, page = Messages(spoken(language)), console()
    for level in LEVELS:
        page.print(f"{level:10} {m(f'web-bot-{level}')}. {m(f'web-level-{level}')}")
        known = {each.name: strengths(game, each).get(level) for game, each in rulesets().values()}
        told = [
            m("web-bot-about", name=name, rating=rating)
            for name, rating in known.items()
            if rating is not None
        ]
        if told:
            page.print(f"{'':10} {' · '.join(told)}")
    others = [name for name in bot_names() if name not in LEVELS]
    page.print(m("terminal-bots-others", names=", ".join(others)))
