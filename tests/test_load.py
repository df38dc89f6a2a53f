"""The load benchmark writes its figures into the documentation."""

from bench import load_report


def step(tables: int) -> dict[str, float]:
    return {
        "tables": tables,
        "moves_per_second": 200.4,
        "p50_ms": 2.0,
        "p99_ms": 9.5,
        "cpu_ms_per_move": 0.514,
        "longest_pause_ms": 12.0,
        "crowd_lag_p99_ms": 1.5,
        "memory_mb_per_table": 0.149,
    }


def test_figures_become_tables() -> None:
    idle = {"server_cpu": 0.0432, "clients": 4000}
    ours = {
        "steps": [step(500), step(1000)],
        "full_speed": step(150),
        "human_pace": step(1000),
        "no_language": {"full_speed": step(150), "human_pace": step(1000)},
        "idle": idle,
        "idle_silent": idle | {"server_cpu": 0.01},
        "idle_empty": idle | {"server_cpu": 0.002},
    }
    theirs = {"tiny": {"full_speed": step(150)}}
    text = load_report.report({"sqlite": ours, "boardgame": theirs})
    assert "| 1,000 | 2 ms, 9.5 ms | 12 ms | 1.5 ms |  |" in text
    assert "with a language, as browsers connect | 200 | 0.51 ms | 0.51 ms | 0.15 MB |" in text
    assert "| boardgame.io, a tiny game | 200 | 0.51 ms |  |  |" in text
    assert "4,000 connected clients" in text
    assert "4.3% of one core, 1.0% without" in text


def test_the_page_has_a_place_for_them() -> None:
    page = load_report.PAGE.read_text()
    assert page.count(load_report.BEGIN) == page.count(load_report.END) == 1
    assert page.index(load_report.BEGIN) < page.index(load_report.END)
