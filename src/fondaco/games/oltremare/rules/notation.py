"""Moves as text, both ways.

discard salt7            put it on the own pirate stack
buy pile, buy pirates
done                     end the trade phase
play salt7 / load salt7
sail Ragusa / compass Tunis / stay
offer 2: grain3 + 1d for 2 salt
offer all: salt7[load 1, ship] for 1 silk + 2d
offer 0: nothing for 1 any          (asking for a gift)
amend #3.1 all: ...      change the own offer 3, of which version 1 is on the table
counter #3.2 0: ...      answer offer 3, version 2, with an offer of one's own
accept #3.2 salt4 salt9  with the cards one gives
decline #3.2 / withdraw #3.2
"""

import re

from fondaco.contract.refused import Refused, short
from fondaco.games.oltremare.rules.cards import SYMBOL_NAMES, Deck
from fondaco.games.oltremare.rules.chart import Chart
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    ARG,
    BUY_PILE,
    BUY_PIRATES,
    COMPASS,
    DECLINE,
    DISCARD,
    DONE,
    KIND,
    LOAD,
    OFFER,
    PLAY,
    SAIL,
    STAY,
    WITHDRAW,
)
from fondaco.games.oltremare.rules.offers import (
    AMEND,
    COUNTER,
    EVERYONE,
    MAX_ASK,
    MAX_DUCATS,
    MAX_GIVE,
    MAX_ID,
    NEW,
    Terms,
    answer_cards,
    answer_number,
    answer_version,
    claim,
    claim_is_sound,
    claimed_load,
    claimed_power,
    claimed_symbols,
    pack_answer,
    pack_offer,
)

WITH_CARD = {"discard": DISCARD, "play": PLAY, "load": LOAD}
WITH_PORT = {"sail": SAIL, "compass": COMPASS}
WITH_OFFER = {"accept": ACCEPT, "decline": DECLINE, "withdraw": WITHDRAW}
ALONE = {"buy pile": BUY_PILE, "buy pirates": BUY_PIRATES, "done": DONE, "stay": STAY}
LOADS = ["load 1", "load 2", "load 3", "load 4"]
POWERS = ["power 3", "power 4", "power 5", "power 6"]
ACTS = {"offer": NEW, "amend": AMEND, "counter": COUNTER}

_OFFER = re.compile(
    r"(offer|amend|counter)(?: #(\d{1,5})\.(\d{1,5}))? (all|\d): (.+) for (.+)", re.ASCII
)
_ANSWER = re.compile(r"(accept|decline|withdraw) #(\d{1,5})\.(\d{1,5})((?: \w+)*)", re.ASCII)
_GIVEN = re.compile(r"(\w+?)(?:\[([^\]]*)\])?", re.ASCII)
_DUCATS = re.compile(r"(\d{1,5})d", re.ASCII)
_ASKED = re.compile(r"(\d{1,2}) (\w+)", re.ASCII)


def format_move(move: int, deck: Deck, chart: Chart) -> str:
    """The notation of any move these rules can have; Refused for other numbers."""
    kind = move & KIND
    if kind < OFFER:
        for words, code in ALONE.items():
            if move == code:
                return words
        what = move & ARG
        if 0 <= move < OFFER:
            for word, code in WITH_CARD.items():
                if kind == code and what < len(deck.names):
                    return f"{word} {deck.names[what]}"
            for word, code in WITH_PORT.items():
                if kind == code and what < len(chart.slugs):
                    return f"{word} {chart.slugs[what]}"
    elif move > 0 and kind == OFFER:
        return format_offer(Terms(move), deck)
    elif move > 0 and not move & ARG:
        for word, code in WITH_OFFER.items():
            cards = answer_cards(move)
            if kind == code and (not cards or (code == ACCEPT and cards[-1] < len(deck.names))):
                answered = f"{word} #{answer_number(move)}.{answer_version(move)}"
                return " ".join([answered, *(deck.names[card] for card in cards)])
    raise Refused("not-oltremare-move", move=move)


def format_offer(terms: Terms, deck: Deck) -> str:
    """An offer as text."""
    terms.check()
    words = "".join(word for word, act in ACTS.items() if act == terms.act)
    if terms.act != NEW:
        words += f" #{terms.link}.{terms.link_version}"
    words += " all" if terms.to == EVERYONE else f" {terms.to}"
    given = [
        deck.names[card] + format_claim(said)
        for card, said in zip(terms.give, terms.claims, strict=True)
    ]
    if terms.give_ducats:
        given.append(f"{terms.give_ducats}d")
    names = [*deck.goods_names, "any"]
    asked = [f"{number} {names[goods]}" for goods, number in enumerate(terms.ask) if number]
    if terms.ask_ducats:
        asked.append(f"{terms.ask_ducats}d")
    return f"{words}: {' + '.join(given) or 'nothing'} for {' + '.join(asked) or 'nothing'}"


def format_claim(said: int) -> str:
    """A claim about a card as text."""
    words: list[str] = []
    if claimed_load(said):
        words.append(f"load {claimed_load(said)}")
    if claimed_power(said):
        words.append(f"power {claimed_power(said)}")
    for i, name in enumerate(SYMBOL_NAMES):
        if claimed_symbols(said) >> i & 1:
            words.append(name)
    return f"[{', '.join(words)}]" if words else ""


def parse_move(text: str, deck: Deck, chart: Chart) -> int:
    """The move behind a notation; extra spaces do not matter."""
    if len(text) > 2000:
        raise Refused("move-shorter")
    typed = " ".join(text.split())
    text = typed.lower()  # nothing in the notation depends on case
    if text in ALONE:
        return ALONE[text]
    word, _, rest = text.partition(" ")
    if word in WITH_CARD:
        return WITH_CARD[word] | deck.card_id(rest)
    if word in WITH_PORT:
        return WITH_PORT[word] | chart.port_id(rest)
    if word in WITH_OFFER:
        return parse_answer(text, deck)
    if word in ACTS:
        return parse_offer(text, deck)
    raise Refused("oltremare-moves", move=short(typed))


def parse_answer(text: str, deck: Deck) -> int:
    """The answer that a text means; Refused if it means none."""
    found = _ANSWER.fullmatch(text)
    if not found:
        raise Refused("answer-how")
    cards = [deck.card_id(name) for name in found[4].split()]
    if len(set(cards)) != len(cards):
        raise Refused("card-once")
    if cards and found[1] != "accept":
        raise Refused("accept-names-cards")
    return pack_answer(WITH_OFFER[found[1]], number(found[2]), number(found[3]), cards)


def number(digits: str, most: int = MAX_ID) -> int:
    """A number of the notation; Refused if it is too large."""
    value = int(digits)
    if value > most:
        raise Refused("too-much", value=value, most=most)
    return value


def parse_offer(text: str, deck: Deck) -> int:
    """The offer that a text means; Refused if it means none."""
    found = _OFFER.fullmatch(text)
    if not found:
        raise Refused("offer-how")
    act = ACTS[found[1]]
    if (found[2] is None) != (act == NEW):
        raise Refused("offer-link")
    to = EVERYONE if found[4] == "all" else int(found[4])
    if to != EVERYONE and to > 4:
        raise Refused("offer-seat", seat=to, last=4)
    give: dict[int, int] = {}
    give_ducats = 0
    for item in split(found[5]):
        ducats = _DUCATS.fullmatch(item)
        given = _GIVEN.fullmatch(item)
        if ducats:
            give_ducats += int(ducats[1])
        elif given:
            card = deck.card_id(given[1])
            if card in give:
                raise Refused("this-card-once", card=given[1])
            give[card] = parse_claim(given[2] or "")
        else:
            raise Refused("neither-card", item=short(item))
    names = [*deck.goods_names, "any"]
    ask = [0] * 8
    ask_ducats = 0
    for item in split(found[6]):
        ducats = _DUCATS.fullmatch(item)
        asked = _ASKED.fullmatch(item)
        if ducats:
            ask_ducats += int(ducats[1])
        elif asked and asked[2] in names:
            ask[names.index(asked[2])] += int(asked[1])
        else:
            raise Refused("neither-goods", item=short(item))
    if max(give_ducats, ask_ducats) > MAX_DUCATS:
        raise Refused("most-ducats", most=MAX_DUCATS)
    if len(give) > MAX_GIVE:
        raise Refused("most-cards", most=MAX_GIVE)
    if max(ask) > MAX_ASK:
        raise Refused("most-of-goods", most=MAX_ASK)
    link = number(found[2]) if found[2] else 0
    version = number(found[3]) if found[3] else 0
    cards = sorted(give)
    claims = [give[card] for card in cards]
    move = pack_offer(act, to, cards, claims, give_ducats, ask, ask_ducats, link, version)
    Terms(move).check()
    return move


def split(side: str) -> list[str]:
    """The items of one side of an offer."""
    return [] if side == "nothing" else side.split(" + ")


def parse_claim(text: str) -> int:
    """The claim that a text makes; Refused if it makes none."""
    if not text:
        return 0
    load = power = symbols = 0
    for words in text.split(", "):
        if words in LOADS and not load:
            load = LOADS.index(words) + 1
        elif words in POWERS and not power:
            power = POWERS.index(words) + 3
        elif words in SYMBOL_NAMES and not symbols >> SYMBOL_NAMES.index(words) & 1:
            symbols |= 1 << SYMBOL_NAMES.index(words)
        else:
            raise Refused("no-claim", words=short(words), reason=Refused("claim-how"))
    packed = claim(load, power, symbols)
    if not claim_is_sound(packed):
        raise Refused("claim-how")
    return packed
