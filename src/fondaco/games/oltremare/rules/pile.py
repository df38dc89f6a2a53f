"""The draw pile, Venice in it, and what happens when it runs out (OM-4)."""

from random import Random

from fondaco.contract.chance import Chance
from fondaco.contract.rules import Event
from fondaco.games.oltremare.rules import knowledge
from fondaco.games.oltremare.rules.moves import CARD, VENICE
from fondaco.games.oltremare.rules.scoring import pay_cargo, pay_pirates, pay_prestige, top_run
from fondaco.games.oltremare.rules.state import OltremareState


def put_venice(s: OltremareState, rng: Random) -> None:
    """Venice somewhere into the middle fifth, as far as that is left, but not on top (OM-1.6)."""
    high = min(s.setting.venice_high, len(s.pile) - 1)
    s.pile.insert(rng.randint(s.setting.venice_low, high), VENICE)


def redeal(s: OltremareState, rng: Random) -> None:
    """Shuffle what lies in the pile, and make later shuffles differ."""
    chance = Chance(f"redeal-{rng.getrandbits(64)}")
    on_top = bool(s.pile) and s.pile[-1] == VENICE
    s.pile = sorted([card for card in s.pile if card != VENICE])
    chance.shuffle(s.pile)
    s.seed, s.used = chance.seed, chance.used
    if on_top:
        s.pile.append(VENICE)
    elif not s.venice_out:
        put_venice(s, rng)


def can_draw(s: OltremareState) -> bool:
    """Whether a card can still be drawn, from the pile or what would become the new one."""
    if s.pile:
        return True
    return left_to_draw(s) > 0


def left_to_draw(s: OltremareState) -> int:
    """How many cards there are to draw, from the pile and from what would become the new one."""
    left = len(s.pile)
    if not s.venice_out:
        left -= 1
    if s.setting.edition.last_round:  # else OM-4.5
        left += len(s.discard)
        if not s.recycled:
            left += len(s.cargo[s.first]) + len(s.pirates[s.first])
    return left


def draw(s: OltremareState, events: list[Event] | None) -> int:
    """Take the top card of the pile; -1 if there is none anywhere (OM-4.4, OM-4.5)."""
    if not s.pile:
        refill(s, events)
        if not s.pile:
            return -1
    card = s.pile.pop()
    if card == VENICE:
        score_venice(s, events)
        if not s.pile:
            refill(s, events)
            if not s.pile:
                return -1
        card = s.pile.pop()
    if not s.pile and not s.last_round:
        s.last_round = True
        if events is not None:
            events.append(Event("last_card_taken", s.turn, {}))
    return card


def venice_surfaces(s: OltremareState, events: list[Event] | None) -> None:
    """[2005] At the end of a turn Venice on top of the pile is scored, too (OM-4.1)."""
    if s.setting.edition.venice_on_top and s.pile and s.pile[-1] == VENICE:
        s.pile.pop()
        score_venice(s, events)


def score_venice(s: OltremareState, events: list[Event] | None) -> None:
    """The Venice scoring; Venice itself leaves the game (OM-4.1 to OM-4.3)."""
    s.venice_out = True
    if events is not None:
        events.append(Event("venice", s.turn, {}, barrier=True))
    pay_prestige(s, events)
    for seat in range(s.players):
        s.prestige[seat] = 0
    if not s.setting.edition.venice_pays_cargo:
        return
    for seat in range(s.players):
        stack = s.cargo[seat]
        kept = len(stack) - top_run(s.setting.deck, stack)
        paid = stack[:kept]
        pay_cargo(s, seat, paid, events)
        s.discard = s.discard + paid
        s.cargo[seat] = stack[kept:]


def refill(s: OltremareState, events: list[Event] | None) -> None:
    """[2005] Make a new pile of the discard pile, or else of the first player's stacks (OM-4.4)."""
    if not s.setting.edition.last_round:
        return
    source = "discard"
    if s.discard:
        s.pile = s.discard[:]  # a copy of this position may share it
        s.discard = []
        if s.books:
            knowledge.refilled_from_discard(s)
    else:
        source = "first_player"
        cargo = s.cargo[s.first]
        pirates = s.pirates[s.first]
        if s.recycled or not (cargo or pirates):
            return  # OM-4.6: once in a game
        s.recycled = True
        pay_cargo(s, s.first, cargo, events)
        pay_pirates(s, s.first, events)
        s.cargo[s.first] = []
        s.pirates[s.first] = []
        s.pile = cargo + [entry & CARD for entry in pirates]
        if s.books:
            knowledge.refilled_from_first_player(s, pirates, cargo)
    chance = Chance(s.seed, s.used)
    chance.shuffle(s.pile)
    s.used = chance.used
    if events is not None:
        facts = {"source": source, "cards": len(s.pile)}
        events.append(Event("pile_refilled", s.turn, facts, barrier=True))
