"""The addresses that a house for one person answers, and who answers them."""

# Method, path, handler, and the status of the answer. The first that fits counts.
ROUTES = [
    ("GET", "/api/house", "house_page", 200),
    ("GET", "/api/restart", "restart", 200),
    ("GET", "/api/entry", "entry", 200),
    ("GET", "/api/network", "network", 200),
    ("GET", "/api/announcement", "announcement", 200),
    ("GET", "/api/words/{language}", "words", 200),
    ("GET", "/api/setting/{game}", "setting", 200),
    ("GET", "/api/rules/{game}", "rules", 200),
    ("GET", "/api/ratings/{game}", "ratings", 200),
    ("GET", "/api/ladder/{game}", "ladder_page", 200),
    ("GET", "/api/players/{login}", "player", 200),
    ("GET", "/api/events", "none", 200),
    ("GET", "/api/me", "who_am_i", 200),
    ("POST", "/api/me", "say_name", 200),
    ("DELETE", "/api/me", "forget_me", 200),
    ("GET", "/api/me/games", "my_games", 200),
    ("GET", "/api/me/statistics", "statistics", 200),
    ("GET", "/api/me/results", "my_results", 200),
    ("GET", "/api/me/mistakes", "my_mistakes", 200),
    ("GET", "/api/me/ratings", "mine_none", 200),
    ("GET", "/api/me/blocks", "mine_none", 200),
    ("GET", "/api/me/devices", "mine_none", 200),
    ("GET", "/api/me/links", "mine_none", 200),
    ("GET", "/api/me/tokens", "mine_none", 200),
    ("GET", "/api/tables", "none", 200),
    ("POST", "/api/tables", "open_one", 201),
    ("POST", "/api/quick", "quick_table", 201),
    ("POST", "/api/records", "bring_record", 201),
    ("POST", "/api/looking", "only_with_server", 201),
    ("GET", "/api/tables/{table}", "table_state", 200),
    ("GET", "/api/tables/{table}/moments/{number}", "look_back", 200),
    ("GET", "/api/tables/{table}/open", "look_open", 200),
    ("GET", "/api/tables/{table}/remarks", "remarks", 200),
    ("GET", "/api/tables/{table}/talk", "talk", 200),
    ("POST", "/api/tables/{table}/sit", "sit", 200),
    ("POST", "/api/tables/{table}/leave", "leave", 200),
    ("POST", "/api/tables/{table}/bot", "bot", 200),
    ("POST", "/api/tables/{table}/start", "start", 200),
    ("POST", "/api/tables/{table}/close", "close", 200),
    ("POST", "/api/tables/{table}/pause", "pause", 200),
    ("POST", "/api/tables/{table}/resume", "resume", 200),
    ("POST", "/api/tables/{table}/rematch", "once_more", 201),
    ("POST", "/api/tables/{table}/fork", "fork", 201),
    ("GET", "/api/tables/{table}/forked", "forked", 200),
    ("GET", "/api/tables/{table}/record", "record", 200),
    ("GET", "/api/tables/{table}/replay", "replay", 200),
    ("POST", "/api/tables/{table}/advice", "advice", 200),
    ("POST", "/api/tables/{table}/worth", "worth", 200),
    ("POST", "/api/tables/{table}/doubt", "doubt", 200),
    ("POST", "/api/tables/{table}/review", "begin_review", 200),
    ("GET", "/api/tables/{table}/review", "review_state", 200),
    ("GET", "/api/tables/{table}/review/page", "read_review", 200),
    ("GET", "/api/tables/{table}/known", "known", 200),
    ("GET", "/api/tables/{table}/compare", "compare", 200),
    ("GET", "/api/tables/{table}/rating", "rating", 200),
    ("GET", "/api/tables/{table}/choices", "choices", 200),
    ("GET", "/api/tables/{table}/mistakes/{ply}", "mistake", 200),
    ("POST", "/api/tables/{table}/mistakes/{ply}/answer", "try_mistake", 200),
    ("GET", "/api/guides/{name}", "guide", 200),
    ("GET", "/api/learn/{name}", "learn", 200),
    ("POST", "/api/learn/{name}/play-on", "learn_on", 201),
    ("POST", "/api/examples/{name}", "try_example", 201),
    ("GET", "/api/shows/{name}", "show", 200),
    ("GET", "/api/shows/{name}/replay", "show_replay", 200),
    ("GET", "/api/puzzles", "puzzles", 200),
    ("GET", "/api/puzzles/next", "puzzle_next", 200),
    ("GET", "/api/puzzles/today", "puzzles_today", 200),
    ("GET", "/api/puzzles/{puzzle}", "puzzle", 200),
    ("POST", "/api/puzzles/{puzzle}/answer", "puzzle_answer", 200),
    ("GET", "/api/days", "day_list", 200),
    ("GET", "/api/days/{day}", "day", 200),
    ("POST", "/api/days/{day}", "play_day", 201),
    ("POST", "/api/me/register", "only_with_server", 200),
    ("POST", "/api/me/login", "only_with_server", 200),
    ("POST", "/api/events", "only_with_server", 201),
]


def fit(pattern: list[str], parts: list[str]) -> dict[str, str] | None:
    """The values of the names in a pattern; None: it does not fit."""
    if len(pattern) != len(parts):
        return None
    given: dict[str, str] = {}
    for wanted, part in zip(pattern, parts, strict=True):
        if wanted.startswith("{"):
            given[wanted[1:-1]] = part
        elif wanted != part:
            return None
    return given
