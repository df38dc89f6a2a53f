"""What only Oltre Mare has: offers, deals, and claims that may be false."""

from collections import Counter, defaultdict
from typing import Any

from fondaco.contract.phrase import Said, say
from fondaco.contract.rules import Move, Rules
from fondaco.contract.stats import Income, Notes, Picture, Shares, StatsTable, Watch, ratio, rounded
from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.claims import is_true, parts
from fondaco.games.oltremare.rules.offers import Terms
from fondaco.games.oltremare.rules.rules import OltremareRules

OFFERS = ("offered", "amended", "countered")
TALK = (*OFFERS, "declined", "withdrew", "dealt")
MEANS = {
    "deals_per_offer": say("oltremare-stats-deals-per-offer"),
    "cards_per_deal": say("oltremare-stats-cards-per-deal"),
    "ducats_per_deal": say("oltremare-stats-ducats-per-deal"),
}
# Claims are counted card by card: those made in offers, and those in offers that were accepted.
CLAIMS = ("claims", "false_claims", "claims_dealt", "false_claims_dealt")


class OltremareWatch(Watch):
    """Counts what happens in games of Oltre Mare."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, OltremareRules)
        self.deck: Deck = rules.setting.deck
        self.talk: Counter[str] = Counter()
        self.cards_dealt = 0
        self.ducats_dealt = 0
        self.claims: list[Counter[str]] = [Counter() for _ in range(rules.players)]
        self.parts: Counter[str] = Counter()
        self.open: dict[int, list[tuple[int, int]]] = {}  # cards and claims of offers, by number

    def income(self, told: dict[str, Any]) -> list[Income]:
        if "cause" not in told or "ducats" not in told or told["seat"] < 0:
            return []
        found = [(told["seat"], told["cause"], told["ducats"])]
        if told["event"] == "dealt":  # one pays what the other gets
            found.append((told["with"], told["cause"], -told["ducats"]))
        return found

    @classmethod
    def called(cls, cause: str) -> Said:
        return say(f"oltremare-cause-{cause}")

    def look(self, seat: int, move: Move, told: dict[str, Any]) -> None:
        kind = told["event"]
        if kind in TALK:
            self.talk[kind] += 1
        if kind in OFFERS:
            # The event lists claims in an order that hides the cards; the move has them in pairs.
            terms = Terms(move)
            pairs = list(zip(terms.give, terms.claims, strict=True))
            self.open[told["number"]] = pairs
            self._count(seat, pairs, *CLAIMS[:2])
            self._count_parts(pairs)
        elif kind == "dealt":
            pairs = self.open.pop(told["number"], [])
            self._count(told["with"], pairs, *CLAIMS[2:])
            self.cards_dealt += len(told["given_cards"]) + len(told["taken_cards"])
            self.ducats_dealt += abs(told["ducats"])
        elif kind == "turn_began":
            self.open = {}  # numbers begin again with each turn

    def _count(self, seat: int, pairs: list[tuple[int, int]], made: str, wrong: str) -> None:
        for card, said in pairs:
            if said:
                self.claims[seat][made] += 1
                self.claims[seat][wrong] += bool(lies(self.deck, card, said))

    def _count_parts(self, pairs: list[tuple[int, int]]) -> None:
        for card, said in pairs:
            wrong = lies(self.deck, card, said)
            for part in said_of(said):
                self.parts[part] += 1
                self.parts[f"false {part}"] += part in wrong

    def found(self) -> dict[str, Any]:
        return {
            "talk": dict(self.talk),
            "cards": self.cards_dealt,
            "ducats": self.ducats_dealt,
            "claims": [dict(counts) for counts in self.claims],
            "parts": dict(self.parts),
        }

    # --- all games together -----------------------------------------------------------------------

    @classmethod
    def sum_up(cls, group: list[Notes]) -> dict[str, Any]:
        games = len(group)
        talk: Counter[str] = Counter()
        parts: Counter[str] = Counter()
        claims: dict[str, Counter[str]] = defaultdict(Counter)
        for notes in group:
            talk.update(notes.found["talk"])
            parts.update(notes.found["parts"])
            for who, counts in zip(notes.who, notes.found["claims"], strict=True):
                claims[who].update(counts)
        deals = talk["dealt"]
        offers = sum(talk[kind] for kind in OFFERS)
        everybody = sum(claims.values(), Counter())
        return {
            "per_game": {kind: rounded(talk[kind] / games) for kind in TALK},
            "offers": offers,
            "deals": deals,
            "deals_per_offer": ratio(deals, offers),
            "cards_per_deal": ratio(sum(notes.found["cards"] for notes in group), deals),
            "ducats_per_deal": ratio(sum(notes.found["ducats"] for notes in group), deals),
            "claims": _claims(everybody),
            "claims_by_player": {who: _claims(claims[who]) for who in sorted(claims)},
            "claims_by_part": {
                part: {
                    "claims": parts[part],
                    "false": parts[f"false {part}"],
                    "share": ratio(parts[f"false {part}"], parts[part]),
                }
                for part in ("load", "power", "symbols")
            },
        }

    @classmethod
    def tables(cls, more: dict[str, Any]) -> list[StatsTable]:
        trade: list[list[Said]] = [
            [say(f"oltremare-stats-{kind}"), f"{number:.2f}"]
            for kind, number in more["per_game"].items()
        ]
        means: list[list[Said]] = [
            [said, f"{more[name]:.2f}"] for name, said in MEANS.items() if more[name] is not None
        ]
        players = [_row(who, told) for who, told in more["claims_by_player"].items()]
        false, share = say("oltremare-stats-false"), say("oltremare-stats-share")
        made, dealt = say("oltremare-stats-claims"), say("oltremare-stats-in-deals")
        heads = (say("oltremare-stats-about"), made, false, share, dealt, false, share)
        everybody = _row(say("oltremare-stats-everybody"), more["claims"])
        return [
            StatsTable(
                (say("oltremare-stats-trade"), say("oltremare-stats-number")), [trade, means]
            ),
            StatsTable(heads, [players, [everybody]]),
        ]

    @classmethod
    def picture(cls, more: dict[str, Any]) -> Picture | None:
        """How often each player's claims were false; nothing if nobody claimed anything."""
        told = {who: row for who, row in more["claims_by_player"].items() if row["claims"]}
        if not told:
            return None
        series: dict[Said, list[float]] = {
            say("oltremare-stats-offers"): [row["false_share"] or 0 for row in told.values()],
            say("oltremare-stats-deals"): [row["false_share_dealt"] or 0 for row in told.values()],
        }
        return Shares(list(told), series, say("oltremare-stats-lies"))


def _claims(counts: Counter[str]) -> dict[str, Any]:
    return {name: counts[name] for name in CLAIMS} | {
        "false_share": ratio(counts["false_claims"], counts["claims"]),
        "false_share_dealt": ratio(counts["false_claims_dealt"], counts["claims_dealt"]),
    }


def _row(who: Said, told: dict[str, Any]) -> list[Said]:
    made, wrong, dealt, wrong_dealt = (f"{told[name]:,}" for name in CLAIMS)
    share, share_dealt = _percent(told["false_share"]), _percent(told["false_share_dealt"])
    return [who, made, wrong, share, dealt, wrong_dealt, share_dealt]


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"


def said_of(said: int) -> list[str]:
    """What a claim speaks of."""
    return list(parts(said))


def lies(deck: Deck, card: int, said: int) -> list[str]:
    """What is not true of a claim about a card."""
    return [part for part, alone in parts(said).items() if not is_true(deck, card, alone)]
