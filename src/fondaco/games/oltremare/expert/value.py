"""What a seat will end with, estimated in a sampled position."""

from typing import Final

from fondaco.games.oltremare.expert.future import future
from fondaco.games.oltremare.expert.horizon import happens
from fondaco.games.oltremare.expert.plan import best_plan, loading, pack
from fondaco.games.oltremare.expert.ranks import expected_pays, spread_of
from fondaco.games.oltremare.expert.sea import ends
from fondaco.games.oltremare.expert.situation import race_key, situation_of
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.moves import ACTIONS, ARRIVAL, POWER, SAILING
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.scoring import cargo_pay

USUAL_PRESTIGE: Final = 3.5  # what the final prestige pays, while it is not yet collected

_SHARES: dict[str, list[float]] = {}


def values(p: OltremarePosition, w: Weights) -> list[float]:
    """The final money of every seat, roughly; exact when the game is over."""
    if p.over:
        return [float(ducats) for ducats in p.ducats]
    edition = p.setting.edition
    turns = 0.0 if p.last_round else len(p.pile) / (w.pace * p.players)
    tiles = [float(number) for number in p.prestige]
    markers = [race_key(owned, edition.markers_by_kinds) for owned in p.collected]
    for_tiles = expected_pays(tiles, spread_of(turns, w.race_spread, w.prestige_speed))
    for_markers = expected_pays(markers, spread_of(turns, w.race_spread, w.marker_speed))
    found: list[float] = []
    for seat in range(p.players):
        pay = for_tiles[seat]
        if not p.venice_out:
            pay += USUAL_PRESTIGE
        money = p.ducats[seat] + cargo_pay(p.setting.deck, p.cargo[seat]) - len(p.pirates[seat])
        worth = money + (pay + for_markers[seat])
        found.append(worth + (under_way(p, w, seat) if p.turn == seat else at_rest(p, w, seat)))
    return found


def sources(p: OltremarePosition, w: Weights, seat: int) -> dict[str, float]:
    """The final money of a seat by its sources: together they are its value."""
    if p.over:
        return {"purse": float(p.ducats[seat])}
    edition = p.setting.edition
    turns = 0.0 if p.last_round else len(p.pile) / (w.pace * p.players)
    tiles = [float(number) for number in p.prestige]
    markers = [race_key(owned, edition.markers_by_kinds) for owned in p.collected]
    for_tiles = expected_pays(tiles, spread_of(turns, w.race_spread, w.prestige_speed))
    for_markers = expected_pays(markers, spread_of(turns, w.race_spread, w.marker_speed))
    return {
        "purse": float(p.ducats[seat]),
        "cargo": float(cargo_pay(p.setting.deck, p.cargo[seat])),
        "pirates": -float(len(p.pirates[seat])),
        "prestige": for_tiles[seat] + (0.0 if p.venice_out else USUAL_PRESTIGE),
        "markers": for_markers[seat],
        "hand": under_way(p, w, seat) if p.turn == seat else at_rest(p, w, seat),
    }


def later(p: OltremarePosition, w: Weights, ahead: int) -> float:
    """What the turns after the one so many turns ahead will bring."""
    if p.last_round:
        return 0.0
    turns = len(p.pile) / (w.pace * p.players)
    next_one = happens(
        w, p.setting.edition, p.players, p.first, p.turn, len(p.pile), p.last_round, ahead
    )
    return max(0.0, turns - next_one) * w.turn


def at_rest(p: OltremarePosition, w: Weights, seat: int) -> float:
    """What a seat will gain that waits for its turn."""
    setting = p.setting
    deck = setting.deck
    edition = setting.edition
    ahead = (seat - p.turn) % p.players
    coming = happens(w, edition, p.players, p.first, p.turn, len(p.pile), p.last_round, ahead)
    stack = p.cargo[seat]
    if not stack:
        return later(p, w, ahead)
    goods = deck.goods[stack[-1]]
    run = 1
    while run < len(stack) and deck.goods[stack[-1 - run]] == goods:
        run += 1
    hand = p.hands[seat]
    held, symbols = pack(deck, hand)
    power = deck.power[stack[-1]]
    worth = future(deck, w, shares(deck), held, symbols, len(hand), 0.0, power, goods, run)
    return coming * (worth + w.marker[p.active[seat]]) + later(p, w, ahead)


def shares(deck: Deck) -> list[float]:
    """How common each goods is in the whole deck."""
    found = _SHARES.get(deck.digest)
    if found is None:
        total = sum(deck.goods_count)
        found = [number / total for number in deck.goods_count]
        _SHARES[deck.digest] = found
    return found


def under_way(p: OltremarePosition, w: Weights, seat: int) -> float:
    """What the active player will gain, by the best plan for the rest of the turn."""
    s = situation_of(p, w, seat)
    hand = p.hands[seat]
    rest = later(p, w, p.players)
    kept = w.marker[p.active[seat]] * s.another
    if p.phase <= ACTIONS:
        if p.phase == POWER:
            s.power = s.deck.power[p.cargo[seat][-1]]
        return best_plan(s, hand, p.played).value + kept + rest
    if p.phase == SAILING:
        chart = p.setting.chart
        once = p.setting.edition.route_once
        kept = max(
            [s.port[end] for end in ends(chart, once, p.ship[seat], p.sails, p.sailed)] or [0.0]
        )
    elif p.phase == ARRIVAL:
        kept = s.port[p.ship[seat]]
    return loading(s, p.played, hand).value + kept + rest
