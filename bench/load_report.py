"""The figures of bench/load.json as tables, between two marks in docs/hosting.md."""

from typing import Any

from bench.load_house import ROOT

PAGE = ROOT / "docs" / "hosting.md"
BEGIN, END = "<!-- make load writes this -->\n", "<!-- to here -->\n"
SHOWN = (500, 1000, 1500, 2000, 2500, 3000)  # tables
CASES = {
    "tiny": "boardgame.io, a tiny game",
    "comparable": "boardgame.io, a state as large as ours",
    "differences": "boardgame.io, the same, sending differences",
}


def write(found: dict[str, Any]) -> None:
    """Replace what the page has between the marks."""
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise SystemExit(f"{PAGE.name} has no marks for the figures")
    PAGE.write_text(f"{before}{BEGIN}\n{report(found)}\n{END}{after}")


def report(found: dict[str, Any]) -> str:
    return "\n".join([*_latency(found), "", *_moves(found), "", *_house(found["sqlite"])])


def _latency(found: dict[str, Any]) -> list[str]:
    """From a move's sending to everybody's update, by the number of tables."""
    lines = [
        (
            "| tables | SQLite: p50, p99 | longest pause | load generator late (p99) "
            "| two processes on PostgreSQL and NATS: p50, p99 |"
        ),
        "| --- | --- | --- | --- | --- |",
    ]
    by_store = [_by_tables(found.get(store)) for store in ("sqlite", "postgres")]
    for tables in SHOWN:
        one, two = (steps.get(tables) for steps in by_store)
        if one is None and two is None:
            continue
        pause, lag = (
            (f"{one['longest_pause_ms']:g} ms", f"{one['crowd_lag_p99_ms']:g} ms")
            if one is not None
            else ("", "")
        )
        lines.append(f"| {tables:,} | {_times(one)} | {pause} | {lag} | {_times(two)} |")
    return lines


def _by_tables(store: dict[str, Any] | None) -> dict[int, dict[str, Any]]:
    return {step["tables"]: step for step in (store or {}).get("steps", [])}


def _times(step: dict[str, Any] | None) -> str:
    return f"{step['p50_ms']:g} ms, {step['p99_ms']:g} ms" if step is not None else ""


def _moves(found: dict[str, Any]) -> list[str]:
    """What a move costs, here and elsewhere."""
    ours = found["sqlite"]
    full, human = ours["full_speed"]["tables"], ours["human_pace"]["tables"]
    rows = [
        ("Fondaco, with a language, as browsers connect", ours),
        ("Fondaco, without a language", ours.get("no_language", {})),
    ]
    theirs = found.get("boardgame") or {}
    rows += [(title, theirs[case]) for case, title in CASES.items() if case in theirs]
    lines = [
        (
            f"| | full speed ({full} tables): moves a second | CPU a move "
            f"| {human:,} tables at human pace: CPU a move | memory a table |"
        ),
        "| --- | --- | --- | --- | --- |",
    ]
    for title, figures in rows:
        fast, slow = figures.get("full_speed"), figures.get("human_pace")
        cells = [
            f"{fast['moves_per_second']:,.0f}" if fast else "",
            f"{fast['cpu_ms_per_move']:.2f} ms" if fast else "",
            f"{slow['cpu_ms_per_move']:.2f} ms" if slow else "",
            f"{slow['memory_mb_per_table']:.2f} MB" if slow else "",
        ]
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return lines


def _house(ours: dict[str, Any]) -> list[str]:
    """What the house costs while nobody moves."""
    share = {key: f"{ours[key]['server_cpu']:.1%}" for key in ("idle_empty", "idle_silent", "idle")}
    tables, clients = ours["human_pace"]["tables"], ours["idle"]["clients"]
    return [
        f"While nobody moves, {tables:,} tables with {clients:,} connected clients that ping every",
        f"25 seconds take {share['idle']} of one core, {share['idle_silent']} without the pings.",
        f"An empty house takes {share['idle_empty']}.",
    ]
