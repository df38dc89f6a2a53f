"""Every HTTP handler, listed once: for the application, its schema and the browser's types."""

from fondaco.server.http import (
    account,
    alerts,
    boards,
    coach,
    daily_deal,
    entry,
    events,
    house,
    lessons,
    mistakes,
    moderation,
    network,
    players,
    puzzles,
    recorded_games,
    reviews,
    sign_in,
    tables,
)

MODULES = (
    alerts, coach, daily_deal, entry, events, house, lessons, mistakes, network, account, players,
    puzzles, reviews, recorded_games, tables, sign_in, boards, moderation,
)  # fmt: skip
HANDLERS = [handler for module in MODULES for handler in module.HANDLERS]
