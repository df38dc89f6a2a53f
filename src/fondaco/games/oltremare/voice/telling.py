"""The events of Oltre Mare as sentences, from one seat's side of the table."""

from typing import Any

from fondaco.contract.phrase import Phrase, Row, say
from fondaco.contract.voice import Payment, Seen, Sentence
from fondaco.games.oltremare.rules.offers import EVERYONE
from fondaco.games.oltremare.voice.words import Words

# Runs of these by one seat are told as one.
TOGETHER = ("played", "loaded", "discarded", "sailed", "bought")
# Payments to several seats at once are told as one.
ROUND = ("prestige_paid", "pirates_paid", "markers_paid")
OPENING = ("turn_began", "venice", "final_scoring", "game_over", "pile_refilled", *ROUND)
FOLLOWING = ("prestige", "lapsed", "last_card_taken")
ABOUT = {
    "offer": ("offered", "amended", "countered"),
    "deal": ("dealt",),
    "refusal": ("declined",),
    "card": ("played", "loaded", "discarded", "bought", "took", "drew"),
    "money": ("influence_paid", "ducats_gained", "calm_sea_paid", "cargo_paid", *ROUND),
    "voyage": ("sailed", "compass", "arrived"),
    "cannon": ("plundered", "pirates_beaten"),
}
TOPIC = {kind: about for about, kinds in ABOUT.items() for kind in kinds}
MINOR = ("turn_ended", "trade_ended", "final_scoring", "ship_placed", "hand_dealt")

START = 11  # OM-1.3

# What a move begins with: a coach says these as advice.
ADVISED = ("discarded", "bought", "trade_ended", "offered", "amended", "countered", "withdrew",
           "declined", "dealt", "played", "sailed", "compass", "loaded")  # fmt: skip


class Teller:
    """Tells what a seat saw."""

    def __init__(self, words: Words) -> None:
        self.w = words
        self.voice = words.voice

    def sentences(self, events: list[Seen]) -> list[Sentence]:
        """Events in sentences; those that belong together are one."""
        # That others see what they take goes without saying, and so does that nothing is sold.
        events = [seen for seen in events if seen["event"] != "took" or "card" in seen]
        events = [seen for seen in events if seen.get("lots") != []]
        found: list[Sentence] = []
        at = 0
        while at < len(events):
            run = self._run(events, at)
            at += len(run)
            found.append(self._sentence(run))
        return found

    def _run(self, events: list[Seen], at: int) -> list[Seen]:
        """The events from here on that are told together."""
        kind, seat = events[at]["event"], events[at]["seat"]
        end = at + 1
        while end < len(events) and events[end]["event"] == kind:
            same = events[end]["seat"] == seat
            same = same and events[end].get("source") == events[at].get("source")
            if not (kind in ROUND or (kind in TOGETHER and same)):
                break
            end += 1
        return events[at:end]

    def _sentence(self, run: list[Seen]) -> Sentence:
        kind = run[0]["event"]
        seat = run[0]["seat"]
        if kind in ROUND:
            parts = [self._part(seen) for seen in run]
            text = say(self._key(kind), parts=Row(parts), edition=self.w.edition)
            return Sentence(text, -1, opens=True, about="money")
        return Sentence(
            Phrase(self._key(kind), self._values(run)),
            seat,
            opens=kind in OPENING,
            goes_on=kind in FOLLOWING,
            minor=kind in MINOR,
            about=TOPIC.get(kind, ""),
            calls=self._calls(run[0]),
            cards=self._pictures(run),
        )

    def _calls(self, seen: Seen) -> bool:
        """Whether it is an offer to this seat."""
        if TOPIC.get(seen["event"]) != "offer":
            return False
        to, is_me = seen["to"], self.voice.is_me
        if to != EVERYONE:
            return is_me(to) and not is_me(seen["owner"])
        others = [seat for seat in range(self.w.setting.players) if seat != seen["owner"]]
        return any(is_me(seat) for seat in others)

    def _pictures(self, run: list[Seen]) -> tuple[str, ...]:
        """The cards that this seat saw there."""
        found: list[int] = []
        for seen in run:
            found += [seen["card"]] if "card" in seen else []
            for key in ("faces", "given_cards", "taken_cards"):
                found += seen.get(key, [])
        return tuple([self.w.deck.names[card] for card in found])

    def _key(self, kind: str) -> str:
        return f"oltremare-event-{kind.replace('_', '-')}"

    def _part(self, seen: Seen) -> Phrase:
        """What one seat gets in a payment to all."""
        name = self.voice.name(seen["seat"])
        count = seen.get("tiles", seen.get("markers", seen.get("cards", 0)))
        return say("oltremare-part", name=name, ducats=seen["ducats"], count=count)

    def advice(self, events: list[Seen]) -> Phrase:
        """What somebody should do, by the first events of moves that belong together."""
        kind = events[0]["event"]
        run = [seen for seen in events if seen["event"] == kind]
        if kind not in ADVISED:
            return self._sentence(run[:1]).text
        return Phrase(f"oltremare-advice-{kind.replace('_', '-')}", self._values(run))

    def _values(self, run: list[Seen]) -> dict[str, Any]:
        """The facts of an event in words, under the names the messages use."""
        w = self.w
        seen = run[0]
        values: dict[str, Any] = dict(self.voice.who(seen["seat"]) if seen["seat"] >= 0 else {})
        for key, value in seen.items():
            if isinstance(value, (int, str)):
                values.setdefault(key, value)
        values["count"] = len(run)
        values["edition"] = w.edition
        if "card" in seen:
            values.update(self._cards(run))
        if "faces" in seen:
            values["faces"] = w.cards(seen["faces"])
            values["known"] = "yes"
        if "port" in seen:
            values["port"] = w.port(run[-1]["port"])
            values["left"] = run[-1].get("left", 0)
            values["via"] = Row([w.port(each["port"]) for each in run[:-1]])
            values["stops"] = len(run) - 1
        if "from" in seen:
            values["stays"] = "yes" if seen["from"] == seen["port"] else "no"
        if "marker" in seen:
            values["marker"] = w.marker(seen["marker"])
            values["taken"] = "yes" if seen["marker"] else "no"
        if "known" not in values:
            values["known"] = "yes" if "card" in seen else "no"
        if "owner" in seen:
            values.update(self._offer(seen))
        if "given" in seen:
            values.update(self._deal(seen))
        if "lots" in seen:
            values["ducats"] = say("oltremare-ducats", count=seen["ducats"])
            values["lots"] = Row([w.lot(*lot) for lot in seen["lots"]])
        if "places" in seen:
            winner = seen["places"].index(1)
            values.update(self.voice.who(winner))
            values["ducats"] = seen["scores"][winner]
        values["price"] = abs(sum(each.get("ducats", 0) for each in run))
        return values

    def _cards(self, run: list[Seen]) -> dict[str, Any]:
        """Of played cards the symbols matter, of loaded ones the last, of others everything."""
        w = self.w
        cards = [each["card"] for each in run]
        if run[0]["event"] == "played":
            return {"card": Row([w.played(card) for card in cards])}
        if run[0]["event"] == "loaded":
            below = Row([w.name(card) for card in cards[:-1]])
            return {"card": w.card(cards[-1]), "below": below}
        return {"card": w.cards(cards)}

    def _offer(self, seen: Seen) -> dict[str, Any]:
        w = self.w
        pairs = zip(seen["give"], seen["claims"], strict=True)
        cards = w.given(pairs)
        return {
            "tag": f"#{seen['number']}.{seen['version']}",
            **w.addressee(seen["to"]),
            "give": w.side(cards, seen["give_ducats"]),
            "ask": w.side(w.asked(seen["ask"]), seen["ask_ducats"]),
        }

    def _deal(self, seen: Seen) -> dict[str, Any]:
        w = self.w
        if "given_cards" in seen:
            given = [w.card(card) for card in seen["given_cards"]]
            taken = [w.card(card) for card in seen["taken_cards"]]
        else:
            given, taken = w.counted(seen["given"]), w.counted(seen["taken"])
        gain = seen["ducats"]  # of the one who accepted
        owner = seen["with"]
        return {
            "tag": f"#{seen['number']}",
            "me": "yes" if self.voice.is_me(owner) else "no",
            "name": self.voice.names[owner],
            **w.addressee(seen["seat"]),
            "given": w.side(given, max(0, gain)),
            "taken": w.side(taken, max(0, -gain)),
        }


def payments(events: list[Seen], players: int) -> list[Payment]:
    """Where the ducats came from: the purse at the start, and every event with a cause."""
    found = [Payment(seat, "start", START) for seat in range(players)]
    final = False
    for seen in events:
        final = final or seen["event"] == "final_scoring"
        if "cause" not in seen:
            continue
        cause = seen["cause"]
        if cause in ("cargo", "prestige"):
            cause += "-end" if final else "-venice"
        found.append(Payment(seen["seat"], cause, seen["ducats"]))
        if "with" in seen:
            found.append(Payment(seen["with"], cause, -seen["ducats"]))
    return found
