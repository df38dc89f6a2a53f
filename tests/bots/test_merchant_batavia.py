"""How the merchant plays Batavia, in sentences; and that it always plays by the rules."""

from random import Random

import pytest

from fondaco.bots import Bot, make_bot
from fondaco.bots.driver import play_out
from fondaco.bots.experts import expert_for
from fondaco.bots.merchant import MerchantBot
from fondaco.contract.character import character
from fondaco.contract.expert import Choice
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position
from fondaco.games import make
from fondaco.games.batavia.expert.bidding import limit
from fondaco.games.batavia.expert.exchanging import prospect
from fondaco.games.batavia.expert.expert import BataviaExpert
from fondaco.games.batavia.expert.forecast import Forecast
from fondaco.games.batavia.expert.guessed_table import guess_in, guess_of
from fondaco.games.batavia.expert.reasons import IDS
from fondaco.games.batavia.expert.versions import NEWEST, set_of
from fondaco.games.batavia.rules.names import BACK, COMPANIES, GOODS, tile_name
from fondaco.games.batavia.rules.notation import format_move
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.games.batavia.rules.tiles import quick_row
from fondaco.messages import Messages
from fondaco.records import Game
from tests.long import mostly_long, squared
from tests.rules.batavia.build import SETUPS, batavia, laid, seals, spaces_of

EXPERT = BataviaExpert()
# Since version 2 merchants bid up to all their letters for some of the lots here, and lay cards
# otherwise; they win more that way. There the first version says what is tested.
FIRST = BataviaExpert(set_of(1))


def advice(
    position: BataviaPosition, *settings: str, expert: BataviaExpert = EXPERT
) -> tuple[str, str]:
    """What a merchant without memories does here, and why."""
    seat = position.turn
    memory = expert.memory(character(list(settings)), Random(1))
    choice = expert.choose(position.view(seat), memory)
    assert choice.move is not None
    return format_move(choice.move), choice.why.id


def whole_turn(position: BataviaPosition, who: str = "merchant") -> list[str]:
    """The moves a merchant makes until its turn is over."""
    seat = position.turn
    bot = make_bot(who, 1)
    made: list[str] = []
    round_ = position.table.acted
    while not position.over and position.turn == seat and position.table.acted == round_:
        move = bot.choose(position.view(seat))
        assert move is not None
        made.append(format_move(move))
        position.play(seat, move)
    return made


def highest_bid(position: BataviaPosition, version: int = NEWEST) -> int:
    """How far the seat to move would go for the lot."""
    return limit(guess_in(position.view(position.turn), set_of(version)), position.turn)


def merchants(players: int, seed: str) -> list[Bot]:
    return [make_bot("merchant", f"{seed} {seat}") for seat in range(players)]


# --- the auction ----------------------------------------------------------------------------


def test_it_bids_more_for_a_lot_that_wins_two_majorities() -> None:
    def worth(lot: str) -> int:
        position = batavia(
            phase="bid",
            turn=1,
            hands="FF DE FFSS -",
            laid="SSSSS - DDEE FFFFF",
            lot=lot,
            shops="4 1 2 3",
        )
        return highest_bid(position, 1)

    assert worth("DDEE") > worth("FFSS")


def test_it_bids_more_for_more_cards() -> None:
    lots = ["D", "DE", "DEF", "DEFN"]
    bids = [
        highest_bid(batavia(phase="bid", turn=1, hands="DE DEF NS", lot=lot, shops="1 2 3"), 1)
        for lot in lots
    ]
    assert bids == sorted(set(bids))


def test_it_raises_by_one_letter_up_to_its_limit_and_then_passes() -> None:
    def at(bid: int) -> str:
        position = batavia(
            phase="bid", turn=1, hands="DDE EEF NNS", lot="DEF", bid=bid, bidder=0, auctioneer=2
        )
        return advice(position, expert=FIRST)[0]

    answers = [at(bid) for bid in range(1, 15)]
    raises = [answer for answer in answers if answer != "pass"]
    assert raises == [f"bid {bid + 1}" for bid in range(1, len(raises) + 1)]
    assert 0 < len(raises) < len(answers)


def test_the_last_one_asked_takes_a_lot_that_nobody_wants_for_one_letter() -> None:
    position = batavia(
        phase="bid", turn=0, hands="DDE EEF NNS", lot="DEF", passed=(1, 2), auctioneer=0
    )
    assert advice(position) == ("bid 1", "why-batavia-bid")


def test_a_stubborn_merchant_gives_up_a_lot_earlier_than_a_generous_one() -> None:
    def raises(who: str) -> int:
        count = 0
        for bid in range(1, 15):
            position = batavia(
                phase="bid", turn=1, hands="DDE EEF NNS", lot="DEF", bid=bid, bidder=0, auctioneer=2
            )
            count += advice(position, who, expert=FIRST)[0] != "pass"
        return count

    assert raises("stubborn") < raises("generous")


# --- cards ----------------------------------------------------------------------------------


def test_it_draws_when_it_can_win_no_majority() -> None:
    position = batavia(hands="D EE FF", laid="- DDD -")
    assert advice(position) == ("draw", "why-only")


def test_it_travels_with_one_card_for_a_seal_it_has() -> None:
    position = batavia(hands="EFN - -", laid="DDD E F")
    turn = whole_turn(position)
    assert turn[0].startswith("lay")
    assert "travel denmark" in turn


def test_it_does_not_waste_cards_on_a_fleet_that_is_far_ahead() -> None:
    position = batavia(hands="DDDDEE FFSS NNSS", laid="DDDD - -", shops="1 2 3")
    whole_turn(position)
    assert laid(position, 0).count("D") <= 5


def test_it_does_not_feed_the_pirates_its_own_fleet() -> None:
    # Two more cards and the pirates come; Denmark is the largest company, and all ours.
    position = batavia(
        hands="DDEEN FFSS EENN NSS", laid="DDDDDDD FFFFF EEEE NNNNSS", shops="1 2 3 4"
    )
    assert position.table.cannon == 22
    whole_turn(position)
    assert "D" in seals(position, 0)


def test_it_turns_the_pirates_on_a_rivals_fleet() -> None:
    # Any card brings the pirates. Our largest fleet is level with that of a rival.
    company = min(COMPANIES, key=lambda name: spaces_of(name)[1] - spaces_of(name)[0])
    own = company[0].upper()
    rival, third, fourth, fifth = list("EDFNS".replace(own, ""))
    position = batavia(
        hands=f"{own}{rival}{third}{fourth}{fifth} EE DD NN",
        laid=f"{own * 7} {rival * 7} {third * 5} {fourth * 5}",
        shops=f"{spaces_of(company)[0]} - - -",
    )
    assert position.table.cannon == 24
    whole_turn(position, "merchant@1")
    assert laid(position, 0).count(own) == 7
    assert laid(position, 1) == ""


# --- the voyage -----------------------------------------------------------------------------


def test_a_crate_is_worth_more_where_the_post_pays_more() -> None:
    crate = Forecast(guess_of(batavia(hands="E - -"), set_of(NEWEST))).crate
    assert crate[GOODS.index("pepper")] > crate[GOODS.index("tea")]


def test_it_takes_the_crate_that_wins_a_post() -> None:
    # All seals are ours, and five shops are next. In one post we are level with a rival; in those
    # of the other four shops the rival has all there is so far.
    row = [tile % 7 for tile in quick_row()]
    level = next(goods for goods in row[25:30] if row[:24].count(goods) >= 2)
    ours = row.index(level) + 1
    theirs = [row.index(level, ours) + 1]
    theirs += [n + 1 for n in range(24) if row[n] in row[25:30] and row[n] != level]
    position = batavia(
        phase="travel", laid="EDFNS - -", sold=f"{ours},25 {','.join(map(str, theirs))} -"
    )
    target = tile_name(quick_row()[row.index(level, 25)])
    assert advice(position)[0] == f"travel {target.split()[0]}"


def test_it_exchanges_five_companies_at_once() -> None:
    spaces = [spaces_of(company)[0] for company in COMPANIES]
    last = max(spaces)
    company = next(c for c in COMPANIES if spaces_of(c)[0] == last)
    position = batavia(
        phase="exchange",
        laid=f"{company[0].upper()} - -",
        shops=f"{','.join(map(str, spaces))} - -",
    )
    assert advice(position) == ("exchange", "why-batavia-exchange")


def test_it_keeps_two_companies_while_there_is_much_to_come() -> None:
    position = batavia(phase="exchange", laid="N - -", hands="EDF - -", shops="1,2 - -")
    assert advice(position) == ("keep", "why-batavia-keep")


def test_it_exchanges_whatever_it_has_in_the_last_round() -> None:
    position = batavia(
        phase="exchange",
        turn=1,
        acted=1,
        arrival=0,
        laid="E N -",
        shops=f"31 {spaces_of('netherlands')[-1]} -",
    )
    assert advice(position)[0] == "exchange"


def test_a_second_tile_of_a_company_is_worth_something_for_the_next_exchange() -> None:
    england, again, denmark = 1 << 0, 1 << 1, 1 << 7
    assert prospect(england | again | denmark, 6) > prospect(england | denmark, 6)
    assert prospect(england | denmark, 0) == 0


def test_it_runs_for_the_arrival_when_ahead() -> None:
    # Its company has no shop ahead any more, and the others have most of the way before them.
    company = min(COMPANIES, key=lambda name: spaces_of(name)[-1])
    letter = company[0].upper()
    position = batavia(
        hands=f"{letter}{letter} EEFFNNSS EEFFNNSS",
        laid=f"{letter} - -",
        shops="- 11 12",
        sold=f"1,2,3,4,5,6,7,8,9,{spaces_of(company)[-1]} - -",
        gold=(30, 0, 0),
    )
    assert advice(position)[0] == f"lay {company}"
    assert whole_turn(position)[-1] == "done"
    assert position.table.arrival == 0


# --- the value and the prior ----------------------------------------------------------------


def finished(seed: str) -> Position:
    return play_out(make("batavia", 3), merchants(3, seed), seed).position


def test_the_value_of_a_finished_game_is_its_score() -> None:
    position = finished("end")
    assert EXPERT.values(position) == [float(score) for score in position.scores()]


def test_the_value_knows_what_gold_crates_and_cards_are_good_for() -> None:
    plain = batavia(hands="EDF EDF EDF", shops="1 2 3")
    rich = batavia(hands="EDF EDF EDF", shops="1 2 3", sold="4,6 - -", gold=(3, 0, 0))
    cards = batavia(hands="EDFNSED EDF EDF", shops="1 2 3")
    assert EXPERT.value(rich, 0) > EXPERT.value(plain, 0) + 3
    assert EXPERT.value(cards, 0) > EXPERT.value(plain, 0)
    assert EXPERT.value(cards, 1) < EXPERT.value(plain, 1)


def test_the_value_does_not_depend_on_what_lies_face_down() -> None:
    position = make("batavia", 4).start("face-down")
    assert isinstance(position, BataviaPosition)
    before = EXPERT.values(position)
    other = position.copy()
    other.table.pile = other.table.pile[::-1]
    tiles = other.table.tiles
    other.table.tiles = tiles[:10] + tiles[10:][::-1]
    assert EXPERT.values(other) == before


def test_the_value_comes_close_to_the_final_score() -> None:
    """Half-way through a game it is off by less than a guess that knows only the mean."""
    errors = guesses = 0.0
    for number in range(6):
        game = Game(make("batavia", 4), f"close-{number}")
        bots = merchants(4, f"close-{number}")
        middle: list[float] = []
        while not game.over:
            table = game.position.table  # type: ignore[attr-defined]
            if not middle and max(table.at) > 22:
                middle = EXPERT.values(game.position)
            seat = game.position.turn
            move = bots[seat].choose(game.position.view(seat))
            assert move is not None
            game.play(seat, move)
        for value, score in zip(middle, game.position.scores(), strict=True):
            errors += (value - score) ** 2
            guesses += (37 - score) ** 2
    assert errors < guesses


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_prior_is_positive_and_sums_to_one_and_never_takes_a_card_back(players: int) -> None:
    position = make("batavia", players).start(f"prior-{players}")
    rng = Random(players)
    while not position.over:
        seat = position.turn
        moves = position.moves(seat)
        prior = EXPERT.prior(position, seat, moves)
        assert len(prior) == len(moves)
        assert min(prior) > 0
        assert sum(prior) == pytest.approx(1)
        if BACK in moves:
            assert prior[moves.index(BACK)] < 0.01
        position.play(seat, rng.choice(moves))


# --- whole games ----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "setup"), squared([(3,), (4,), (5,)], len(SETUPS)))
def test_it_plays_whole_games_by_the_rules_and_takes_nothing_back(players: int, setup: int) -> None:
    rules = make("batavia", players, setup=SETUPS[setup])
    for number in range(2):
        game = play_out(rules, merchants(players, str(number)), f"whole-{number}", max_moves=2000)
        assert game.over
        assert BACK not in [move for _, move in game.log]


def test_the_same_seeds_give_the_same_game() -> None:
    games = [play_out(make("batavia", 4), merchants(4, "s"), "same") for _ in range(2)]
    assert games[0].log == games[1].log


def test_it_goes_by_what_its_seat_may_know() -> None:
    """In every world that looks the same to it, it does the same."""
    position = make("batavia", 4).start("worlds")
    bots = merchants(4, "worlds")
    rng = Random(5)
    asked = 0
    while not position.over:
        seat = position.turn
        view = position.view(seat)
        if asked % 7 == 0:
            world = view.sample(rng)
            choices: list[Choice] = []
            for seen in (view, world.view(seat)):
                memory = EXPERT.memory(character([]), Random(1))
                choices.append(EXPERT.choose(seen, memory))
            assert choices[0].move == choices[1].move
            assert choices[0].why == choices[1].why
        asked += 1
        move = bots[seat].choose(view)
        assert move is not None
        position.play(seat, move)


@pytest.mark.parametrize("players", [3, 5])
def test_it_can_take_over_in_the_middle_of_anything(players: int) -> None:
    """Every other move is made by lot, also within its own laying steps."""
    position = make("batavia", players, setup=SETUPS[players % 2]).start(f"over-{players}")
    bots = merchants(players, "over")
    rng = Random(players)
    while not position.over:
        seat = position.turn
        view = position.view(seat)
        move = bots[seat].choose(view)
        assert move in view.moves
        assert move != BACK
        if rng.random() < 0.5:
            move = rng.choice(view.moves)
        position.play(seat, move)


def test_it_gives_reasons_that_can_be_read() -> None:
    messages = Messages()
    given: set[str] = set()
    for number in range(3):
        position = make("batavia", 4).start(f"why-{number}")
        bots = [MerchantBot(f"why {number} {seat}") for seat in range(4)]
        while not position.over:
            seat = position.turn
            move = bots[seat].choose(position.view(seat))
            why = bots[seat].why
            assert move is not None
            assert why is not None
            if why.id in IDS:
                given.add(why.id)
                assert set(why.values) == set(IDS[why.id])
                assert messages(why.id, **why.values)
            else:
                assert why.id == "why-only"
            position.play(seat, move)
    assert messages.troubles == []
    assert len(given) >= len(IDS) - 4
    for reason, values in IDS.items():
        assert messages(reason, **dict.fromkeys(values, 2)), reason
    assert messages.troubles == []


@pytest.mark.parametrize(
    ("players", "games", "least"), mostly_long([(3, 8, 6), (4, 12, 9), (5, 8, 6)])
)
def test_it_beats_random_players(players: int, games: int, least: int) -> None:
    rules = make("batavia", players)
    won = 0
    for number in range(games):
        seat = number % players
        bots = [make_bot("random", f"{number} {i}") for i in range(players)]
        bots[seat] = make_bot("merchant", number)
        game = play_out(rules, bots, f"beats-{number}")
        won += game.position.places()[seat] == 1
    assert won >= least


def test_the_expert_of_batavia_is_found_and_knows_only_batavia() -> None:
    position = batavia(hands="E - -")
    assert isinstance(expert_for(position.view(0)), BataviaExpert)
    other = make("oltremare", 3).start("other")
    with pytest.raises(Refused):
        EXPERT.value(other, 0)
    with pytest.raises(Refused):
        EXPERT.choose(other.view(other.turn), EXPERT.memory(character([]), Random(1)))


def test_a_watcher_can_ask_what_it_thinks_of_the_table() -> None:
    position = batavia(hands="EDF EDF EDF", shops="1 2 3")
    values = Forecast(guess_in(position.view(-1), set_of(NEWEST))).values()
    assert len(values) == 3
