"""Statistics of records: everything adds up, and bad files are told and skipped."""

from pathlib import Path
from statistics import fmean

import pytest

from fondaco.arena.seating import line_ups, seatings
from fondaco.arena.stats.notes import Skipped, examine, files_in, take_notes
from fondaco.arena.stats.summary import OTHER, START, causes_of, sum_up, sum_up_folder
from fondaco.arena.tournament import Tournament, run
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import drive, play_out
from fondaco.contract.refused import Refused
from fondaco.contract.stats import Notes
from fondaco.games import make
from fondaco.games.oltremare.rules.cards import SYMBOL_NAMES, SYMBOLS
from fondaco.games.oltremare.rules.offers import claim
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.stats import lies, said_of
from fondaco.records import Game, Seat
from tests.arena import players


def finish(game: Game) -> Game:
    """Let random bots play to the end."""
    bots = {seat: make_bot("random", bot_seed(game.seed, seat)) for seat in range(len(game.seats))}
    for _ in drive(game, bots):
        pass
    return game


def played(game: str, seed: str, table: int = 3, **options: str) -> Game:
    bots = [make_bot("random", bot_seed(seed, seat)) for seat in range(table)]
    return play_out(make(game, table, **options), bots, seed)


def notes(game: Game, file: str = "x") -> Notes:
    return take_notes(file, game.record())


GAMES = [
    ("oltremare", {"edition": "2005", "offers": "12"}),
    ("oltremare", {"edition": "2004", "offers": "12"}),
    ("batavia", {"setup": "standard"}),
]


# --- any game -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_causes_of_all_money_add_up_to_the_score(game: str, options: dict[str, str]) -> None:
    for seed in range(5):
        told = notes(played(game, str(seed), 3, **options))
        for seat in range(3):
            causes = causes_of(told, seat)
            assert OTHER not in causes
            assert sum(causes.values()) == told.scores[seat]


def test_deals_make_nobody_richer_on_the_whole() -> None:
    told = [notes(played("oltremare", str(seed), 4, offers="12")) for seed in range(5)]
    paid = [income.get("deal", 0) for one in told for income in one.income]
    assert sum(paid) == 0
    assert any(paid)


def test_a_summary_says_what_happened_on_the_average() -> None:
    games = [played("batavia", str(seed)) for seed in range(6)]
    told = sum_up([notes(game) for game in games])
    scores = [score for game in games for score in game.position.scores()]
    assert told["games"] == told["deals"] == 6
    assert told["scores"]["mean"] == pytest.approx(fmean(scores), abs=0.001)
    assert (told["scores"]["min"], told["scores"]["max"]) == (min(scores), max(scores))
    assert sum(number for _, number in told["scores"]["counts"]) == 18
    assert told["winning_scores"]["max"] == max(scores)
    assert told["decisions"]["mean"] == pytest.approx(fmean(len(g.log) for g in games), abs=0.001)
    assert told["income"][0]["cause"] == START
    for column in range(4):
        money = [[row["mean"], *row["by_place"]][column] for row in told["income"]]
        if None not in money:
            places = [p for game in games for p in game.position.places()]
            wanted = [s for s, p in zip(scores, places, strict=True) if column in (0, p)]
            assert sum(money) == pytest.approx(fmean(wanted), abs=0.01)


def test_the_first_player_is_who_the_game_waited_for_first() -> None:
    games = [played("oltremare", str(seed), 4, offers="12") for seed in range(20)]
    told = sum_up([notes(game) for game in games])
    won = [game.position.places()[game.at(0).turn] == 1 for game in games]
    assert told["order"][0]["wins"]["value"] == fmean(won)
    assert told["order"][0]["wins"]["method"] == "wilson"
    assert sum(row["wins"]["value"] for row in told["order"]) == pytest.approx(1)
    assert sum(row["margin"]["value"] for row in told["order"]) == pytest.approx(0, abs=0.01)


def test_games_of_one_deal_do_not_count_as_independent() -> None:
    games = [played("batavia", seed) for seed in "1123456"]
    told = sum_up([notes(game) for game in games])
    assert (told["games"], told["deals"]) == (7, 6)
    methods = {row["wins"]["method"] for row in told["order"] if 0 < row["wins"]["value"] < 1}
    assert methods == {"bootstrap"}


def test_people_are_reported_by_name_and_bots_by_what_they_are() -> None:
    seats = [Seat("Anna"), Seat("Bruno", "merchant:sly"), Seat("random 3", "random")]
    game = finish(Game(make("batavia", 3), "who", seats, listen=False))
    told = sum_up([notes(game)])
    assert [row["player"] for row in told["players_seen"]] == ["Anna", "merchant:sly", "random"]
    assert set(told["income"][0]["by_player"]) == {"Anna", "merchant:sly", "random"}


def test_different_rules_are_told_apart() -> None:
    games = [
        played("batavia", "1"),
        played("batavia", "2"),
        played("batavia", "3", 4),
        played("batavia", "4", setup="quick"),
        played("oltremare", "5", offers="12"),
    ]
    told = sum_up_folder([notes(game, str(at)) for at, game in enumerate(games)])
    assert [(g["game"], g["players"], g["games"]) for g in told["groups"]] == [
        ("batavia", 3, 1),
        ("batavia", 3, 2),
        ("batavia", 4, 1),
        ("oltremare", 3, 1),
    ]


def test_a_game_nobody_knows_is_summed_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    players.install(monkeypatch)
    told = sum_up([notes(played("toy", str(seed))) for seed in range(4)])
    assert told["more"] == {}
    assert [row["cause"] for row in told["income"]] == [START, OTHER]  # it tells no causes


# --- Oltre Mare -----------------------------------------------------------------------------------


def claims_of(rules: OltremareRules, card: int) -> tuple[str, str]:
    """A true and a false thing to say of a card."""
    deck = rules.setting.deck
    shown = [n for n, s in zip(SYMBOL_NAMES, SYMBOLS, strict=True) if deck.symbols[card] & s]
    wrong = deck.load[card] % 4 + 1
    return f"load {deck.load[card]}, {shown[0]}", f"load {wrong}, {shown[0]}"


def test_claims_are_held_against_the_cards() -> None:
    rules = make("oltremare", 3, offers="12")
    assert isinstance(rules, OltremareRules)
    game = Game(rules, "claims", [Seat("Anna"), Seat("Bruno"), Seat("Carla")])
    while not game.position.talking():
        game.play(game.position.turn, game.position.moves(game.position.turn)[0])
    anna = game.position.turn
    other = (anna + 1) % 3
    deck = rules.setting.deck
    hands = [
        [deck.card_id(name) for name in game.position.view(s).as_json()["hand"]]
        for s in (anna, other)
    ]
    first, second = hands[0][:2]
    true, _ = claims_of(rules, first)
    _, false = claims_of(rules, second)
    names = deck.names
    for text in (
        f"offer {other}: {names[first]}[{true}] for 1 any",
        f"offer {other}: {names[second]}[{false}] for 1 any",
    ):
        game.play(anna, rules.parse_move(text))
    game.play(other, rules.parse_move(f"accept #2.1 {names[hands[1][0]]}"))
    game.play(anna, rules.parse_move("withdraw #1.1"))
    told = sum_up([notes(finish(game))])["more"]
    assert told["claims"] == {
        "claims": 2,
        "false_claims": 1,
        "claims_dealt": 1,
        "false_claims_dealt": 1,
        "false_share": 0.5,
        "false_share_dealt": 1.0,
    }
    assert told["claims_by_player"][game.seats[anna].name]["claims"] == 2
    assert told["claims_by_player"][game.seats[other].name]["claims"] == 0
    assert told["claims_by_part"]["load"] == {"claims": 2, "false": 1, "share": 0.5}
    assert told["claims_by_part"]["symbols"] == {"claims": 2, "false": 0, "share": 0.0}
    assert told["claims_by_part"]["power"]["share"] is None


def test_each_part_of_a_claim_can_be_false() -> None:
    rules = make("oltremare", 3)
    assert isinstance(rules, OltremareRules)
    deck = rules.setting.deck
    load, power, symbols = deck.load[0], deck.power[0], deck.symbols[0]
    one = symbols & -symbols
    assert lies(deck, 0, claim(load, power, symbols)) == []
    assert lies(deck, 0, claim(symbols=one)) == []
    assert lies(deck, 0, claim(load=load % 4 + 1)) == ["load"]
    assert lies(deck, 0, claim(power=(power - 2) % 4 + 3)) == ["power"]
    assert lies(deck, 0, claim(load, power, 15 & ~symbols)) == ["symbols"]
    assert said_of(claim(load=2, symbols=one)) == ["load", "symbols"]


def test_offers_and_deals_are_counted() -> None:
    games = [played("oltremare", str(seed), 4, offers="12") for seed in range(5)]
    told = sum_up([notes(game) for game in games])["more"]
    kinds = [event.kind for game in games for events in game.events for event in events]
    assert told["deals"] == kinds.count("dealt") > 0
    assert told["offers"] == kinds.count("offered")
    assert told["per_game"]["dealt"] == told["deals"] / 5
    assert told["cards_per_deal"] >= 1


# --- Batavia --------------------------------------------------------------------------------------


def test_auctions_exchanges_and_pirates_are_counted() -> None:
    games = [played("batavia", str(seed)) for seed in range(5)]
    told = sum_up([notes(game) for game in games])["more"]
    happened = [event.in_full() for game in games for events in game.events for event in events]
    won = [event for event in happened if event["event"] == "lot_won"]
    assert told["price"]["mean"] == pytest.approx(fmean(event["bid"] for event in won), abs=0.001)
    assert sum(row["lots"] for row in told["price_by_cards"]) == len(won)
    swapped = [event for event in happened if event["event"] == "exchanged"]
    assert sum(row["number"] for row in told["exchanges"]) == len(swapped)
    sunk = [event["cards"] for event in happened if event["event"] == "pirates_attacked"]
    assert told["attacks"]["mean"] == pytest.approx(len(sunk) / 5)
    assert told["cards_sunk"]["max"] == max(sunk)


# --- folders --------------------------------------------------------------------------------------


def test_bad_files_are_reported_and_skipped(tmp_path: Path) -> None:
    text = played("batavia", "good").to_text()
    for name, content in {
        "good.txt": text,
        "cut.txt": text[: len(text) // 2],
        "empty.txt": "",
        "lie.txt": text.replace("result: ", "result: 9"),
        "picture.png": "\x89PNG",
        "unfinished.txt": Game(make("batavia", 3), "u").to_text(reveal_seed=True),
        "hidden-seed.txt": Game(make("batavia", 3), "h").to_text(),
        ".hidden": "not looked at",
    }.items():
        (tmp_path / name).write_text(content, encoding="latin-1")
    (tmp_path / "folder").mkdir()
    names = files_in(tmp_path)
    results = [examine(tmp_path, names, at) for at in range(len(names))]
    told = sum_up_folder(results)
    assert (told["files"], told["games"]) == (7, 1)
    reasons = {one["file"]: str(one["reason"]) for one in told["skipped"]}
    assert set(reasons) == set(names) - {"good.txt"}
    assert "unfinished" in reasons["unfinished.txt"]
    assert "unfinished" in reasons["hidden-seed.txt"]
    assert "UTF-8" in reasons["picture.png"]
    assert "Line" in reasons["lie.txt"]


def test_a_file_that_vanishes_or_breaks_the_rules_themselves_is_skipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = examine(tmp_path, ["gone"], 0)
    assert isinstance(gone, Skipped)
    assert (gone.file, str(gone.reason)) == ("gone", "Cannot be read: No such file or directory.")
    (tmp_path / "odd").write_text("odd")

    def broken(_: bytes) -> None:
        raise KeyError("odd")

    monkeypatch.setattr("fondaco.arena.stats.notes.read", broken)
    result = examine(tmp_path, ["odd"], 0)
    assert isinstance(result, Skipped)
    assert "Cannot be replayed: KeyError" in str(result.reason)


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="Cannot read the folder"):
        files_in(tmp_path / "missing")


def test_the_records_of_a_tournament_are_summed_up_by_deal(tmp_path: Path) -> None:
    plan = Tournament(
        "batavia", seatings(line_ups("batavia", 3, "random"), "fixed"), 3, "7", records=tmp_path
    )
    story = run(plan, 1)
    names = files_in(tmp_path)
    told = sum_up_folder([examine(tmp_path, names, at) for at in range(3)])
    assert told["groups"][0]["deals"] == 3
    scores = [score for game in story.games for score in game.scores]
    assert told["groups"][0]["scores"]["mean"] == pytest.approx(fmean(scores), abs=0.001)
