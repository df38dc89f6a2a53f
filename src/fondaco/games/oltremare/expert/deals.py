"""Which deals to offer: cards that the seat can spare for cards or ducats that it needs more."""

from math import ceil, floor, fsum
from typing import Final

from fondaco.contract.expert import Deal
from fondaco.games.oltremare.expert.claims import claims_for
from fondaco.games.oltremare.expert.market import Market
from fondaco.games.oltremare.expert.memory import OltremareMemory, Topic
from fondaco.games.oltremare.expert.partners import Partner
from fondaco.games.oltremare.rules.offers import ANY, EVERYONE, NEW, pack_offer
from fondaco.games.oltremare.rules.trade import PURCHASES

SPARE: Final = 4  # how many of the own cards are thought of
WANTED: Final = 3  # how many goods
BUNDLED: Final = 3  # of the best ideas, how many are tried two by two
LIVE: Final = 2  # offers of one player that are open at a time
TOO_MUCH: Final = 6  # ducats for one card: whatever the numbers say, that is a mistake


class Idea:
    """Cards for cards with one partner, before ducats even it out."""

    def __init__(
        self, partner: int, give: list[int], ask: list[int], mine: float, theirs: list[float]
    ) -> None:
        self.partner = partner
        self.give = give
        self.ask = ask
        self.mine = mine  # what it is worth to the seat itself
        self.theirs = theirs  # and to the partner, in each world in which it can


def find_deals(m: Market, memory: OltremareMemory) -> list[Deal]:
    """Deals worth offering now, the most promising first; none while enough own offers are open."""
    found: list[tuple[float, Deal]] = []
    v = m.v
    if len([offer for offer in v.offers if offer.owner == v.seat]) >= LIVE:
        return []
    partners = [v.turn] if v.turn != v.seat else [i for i in range(v.players) if i != v.seat]
    together: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Idea]] = {}
    for partner in partners:
        good: list[tuple[float, Idea]] = []
        for idea in ideas(m, partner):
            scored = settle(m, memory, [idea], partner)
            if scored is not None:
                found.append(scored)
                good.append((scored[0], idea))
                together.setdefault((tuple(idea.give), tuple(idea.ask)), []).append(idea)
        good.sort(key=lambda scored: -scored[0])
        for idea in bundles(m, [idea for _, idea in good[:BUNDLED]]):
            scored = settle(m, memory, [idea], partner)
            if scored is not None:
                found.append(scored)
    for some in together.values():
        if len(some) > 1:
            scored = settle(m, memory, some, EVERYONE)
            if scored is not None:
                found.append(scored)
    found.sort(key=lambda scored: -scored[0])
    return [deal for _, deal in found]


def ideas(m: Market, partner: int) -> list[Idea]:
    """What could change hands with one partner."""
    v = m.v
    spare = sorted(v.hand, key=lambda card: (m.now - m.my_worth(without(v.hand, card)), card))
    spare = spare[:SPARE]
    goods_gain: list[tuple[float, int]] = []
    for goods in range(7):
        if m.guesses(goods):
            goods_gain.append((m.my_gain([], [[goods, 0]], 0.0), goods))
    goods_gain.sort(key=lambda pair: (-pair[0], pair[1]))
    wanted = [goods for gain, goods in goods_gain[:WANTED] if gain > 0]
    active = v.turn == v.seat
    slack = len(v.hand) + PURCHASES - v.bought - v.need if active else len(v.hand)
    nothing = [0] * 8
    found: list[Idea] = []
    for card in spare:
        if slack > 0:
            gain = m.my_worth(without(v.hand, card)) - m.now
            theirs = m.their_gains(partner, [card], nothing)
            found.append(Idea(partner, [card], nothing, gain, theirs))
    if active and len(v.hand) < v.need:
        wanted.append(ANY)  # anything will do
    for goods in wanted:
        ask = [0] * 8
        ask[goods] = 1
        gain = m.my_gain([], [[goods, 0]], 0.0)
        found.append(Idea(partner, [], ask, gain, m.their_gains(partner, [], ask)))
        for card in spare:
            if m.deck.goods[card] != goods:
                gain = m.my_gain([card], [[goods, 0]], 0.0)
                theirs = m.their_gains(partner, [card], ask)
                found.append(Idea(partner, [card], ask, gain, theirs))
    return found


def bundles(m: Market, some: list[Idea]) -> list[Idea]:
    """Two of these in one offer: what one wants of a partner is said at once."""
    found: list[Idea] = []
    for i, one in enumerate(some):
        for other in some[:i]:
            if any(card in other.give for card in one.give):
                continue
            give = one.give + other.give
            ask = [one.ask[kind] + other.ask[kind] for kind in range(8)]
            if any(ask[m.deck.goods[card]] for card in give):
                continue
            pairs = [[kind, 0] for kind in range(8) for _ in range(ask[kind])]
            theirs = m.their_gains(one.partner, give, ask)
            found.append(Idea(one.partner, give, ask, m.my_gain(give, pairs, 0.0), theirs))
    return found


def without(hand: list[int], card: int) -> list[int]:
    """A hand without one card."""
    return [other for other in hand if other != card]


def price_range(m: Market, partner: int, mine: float, theirs: float) -> tuple[float, float]:
    """The fewest and the most ducats to pay the partner so that both gain enough.

    Part of one's gain is the other's loss, and both count it.
    """
    mine += m.tile(m.v.seat)
    theirs += m.tile(partner)
    rivalry = m.rivalry(partner)
    usual = m.w.partner_rival / (m.v.players - 1)
    least = m.w.least
    # mine - x - rivalry * (theirs + x) >= least, and the same with the sides changed.
    most = (mine - rivalry * theirs - least) / (1 + rivalry)
    fewest = (least - theirs + usual * mine) / (1 + usual)
    return fewest, most


def settle(
    m: Market, memory: OltremareMemory, some: list[Idea], to: int
) -> tuple[float, Deal] | None:
    """Ducats that even it out, and how promising that is; None if it cannot be."""
    if m.bargaining.keen:
        return best_price(m, memory, some, to)
    w = m.w
    idea = some[0]
    mine = idea.mine
    if any(idea.ask) or mine < 0:  # to be rid of a card that is only in the way is a sure gain
        mine -= w.hopeful * memory.character.shrewdness
    topic = topic_for(m, to, idea)
    fewest = -1e9
    most = -1e9
    for each in some:
        if not each.theirs:
            continue
        low, high = price_range(m, each.partner, mine, fsum(each.theirs) / len(each.theirs))
        if high >= low and high > most:
            fewest, most = low, high
    if most < fewest or most <= -1e8:
        return None
    least, highest = decent(m, some)
    fewest = max(fewest, least)
    most = min(most, highest)
    generous = min(max(memory.character.generosity + w.generosity, 0.0), 1.0)
    ducats = floor(fewest + generous * (most - fewest) + 0.5)
    ducats = max(ducats, ceil(fewest))
    if topic in memory.refused:
        ducats = max(ducats, memory.refused[topic] + 1)
    if ducats > most or abs(ducats) > TOO_MUCH * max(1, len(idea.give) + sum(idea.ask)):
        return None
    gain = mine + m.tile(m.v.seat) - ducats
    unlikely = 1.0
    theirs_mean = 0.0
    for each in some:
        wish = w.partner_wish + w.partner_rival / (m.v.players - 1) * max(0.0, gain)
        chance = 0.0
        for theirs in each.theirs:
            if theirs + m.tile(each.partner) + ducats >= wish:
                chance += 1.0
        chance /= len(m.worlds())
        if each.theirs:
            mean = fsum(each.theirs) / len(each.theirs) + m.tile(each.partner)
            theirs_mean = max(theirs_mean, mean + ducats)
        unlikely *= 1 - w.taken * chance
    if 1 - unlikely < w.hope:
        return None  # nobody would want it
    own = gain - m.rivalry(idea.partner) * theirs_mean
    enough = max(w.least, wanted(m, memory) * w.ask_part)
    if own < enough or gain + theirs_mean < w.joint:
        return None
    move = pack_offer(
        NEW, to, sorted(idea.give), claims_for(m, memory, sorted(idea.give)), max(ducats, 0),
        idea.ask, max(-ducats, 0),
    )  # fmt: skip
    return (1 - unlikely) * own, Deal(move, gain, theirs_mean)


def best_price(
    m: Market, memory: OltremareMemory, some: list[Idea], to: int
) -> tuple[float, Deal] | None:
    """The price that promises most: what it leaves to the seat, times how likely it is taken.

    A partner does not see the cards it would get. So what it thinks of them, and of what this seat
    gains, says how likely it agrees; what they are truly worth to it says what that costs.
    """
    b = m.bargaining
    idea = some[0]
    theirs = [fsum(i.theirs) / len(i.theirs) + m.tile(i.partner) for i in some if i.theirs]
    mine = idea.mine + m.tile(m.v.seat)
    if any(idea.ask) or idea.mine < 0:
        mine -= b.hopeful * memory.character.shrewdness
    if not theirs or mine + max(theirs) < b.joint:
        return None
    give = sorted(idea.give)
    claims = claims_for(m, memory, give)
    partners = [Partner(m, each.partner) for each in some]
    gains = [
        partner.gains(give, claims, each.ask) for partner, each in zip(partners, some, strict=True)
    ]
    seen = seeming_gain(m, idea) + m.tile(m.v.seat)
    rivalry = m.rivalry(idea.partner)
    fewest, most = price_limits(m, memory, some, to)
    enough = max(0.0, memory.character.stubbornness)
    best = 0.0
    price = 0
    fair = False  # whether there is a fair price that both could want
    for ducats in range(fewest, min(most, floor(mine)) + 1):
        own = mine - ducats - rivalry * max(0.0, max(theirs) + ducats)
        if own < enough:
            continue
        granted = seen - ducats
        fair = fair or somebody_agrees(partners, gains, ducats, granted, b.wish) >= m.w.hope
        likely = somebody_agrees(partners, gains, ducats, granted, b.opening)
        if likely >= m.w.hope and likely * own > best:
            best = likely * own
            price = ducats
    if not fair or best <= 0.0:
        return None
    move = pack_offer(NEW, to, give, claims, max(price, 0), idea.ask, max(-price, 0))
    return best, Deal(move, mine - price, max(theirs) + price)


def somebody_agrees(
    partners: list[Partner], gains: list[list[float]], ducats: int, granted: float, wish: float
) -> float:
    """How likely at least one of these partners takes so many ducats, and its gains."""
    unlikely = 1.0
    for partner, found in zip(partners, gains, strict=True):
        unlikely *= 1 - partner.agrees(found, ducats, granted, wish)
    return 1 - unlikely


def seeming_gain(m: Market, idea: Idea) -> float:
    """What others think this seat gains by an idea, without its prestige."""
    hand = [card for card in m.v.hand if card not in idea.give]
    for goods in range(8):
        cards = m.guesses(goods) if idea.ask[goods] else []
        hand += cards[len(cards) // 2 :][: idea.ask[goods]]
    return m.glance(m.v.seat, hand) - m.glance(m.v.seat, m.v.hand)


def price_limits(m: Market, memory: OltremareMemory, some: list[Idea], to: int) -> tuple[int, int]:
    """The fewest and the most ducats to pay: good manners, and what was refused before."""
    idea = some[0]
    limit = TOO_MUCH * max(1, len(idea.give) + sum(idea.ask))
    least, highest = decent(m, some)
    fewest = ceil(max(least, -limit))
    topic = topic_for(m, to, idea)
    if topic in memory.refused:
        fewest = max(fewest, memory.refused[topic] + 1)
    return fewest, floor(min(highest, limit))


def wanted(m: Market, memory: OltremareMemory) -> float:
    """How many ducats a deal must gain before one takes it."""
    return memory.character.stubbornness + m.w.stubbornness


def decent(m: Market, some: list[Idea]) -> tuple[float, float]:
    """The fewest and the most ducats to pay that are good manners.

    A seat that gives no card pays, unless it asks for one card only, and each partner gets the
    prestige of the deal for it. Nobody gives for nothing except that prestige.
    """
    idea = some[0]
    if not idea.give:
        paid = sum(idea.ask) == 1 and all(m.tile(each.partner) > 0 for each in some)
        return (0.0 if paid else 1.0), 1e9
    if not any(idea.ask):
        return -1e9, (1e9 if m.tile(m.v.seat) > 0 else -1.0)
    return -1e9, 1e9


def topic_for(m: Market, to: int, idea: Idea) -> Topic:
    """What an idea is about, so that it is not brought up twice."""
    goods = sorted(m.deck.goods[card] for card in idea.give)
    return (to, tuple(goods), tuple(idea.ask))
