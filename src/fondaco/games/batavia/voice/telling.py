"""The events of Batavia as sentences, from one seat's side of the table."""

from itertools import groupby
from typing import Any

from fondaco.contract.phrase import CLAUSES, Phrase, Row, say
from fondaco.contract.voice import Payment, Seen, Sentence
from fondaco.games.batavia.voice.words import Words

# Runs of these by one seat are told as one; payments of the final scoring all together.
TOGETHER = ("laid", "taken_back", "seal_gained", "seal_lost")
# The auction is told as one paragraph, whoever speaks.
AUCTION = ("die_rolled", "lot_turned", "bid", "passed", "lot_won", "letters_paid", "lot_stays",
           "first_player")  # fmt: skip
OPENING = ("die_rolled", "pirates_attacked", "hand_shown", "letters_shown", "scored", "game_over")
FOLLOWING = ("seal_gained", "seal_lost", "tiles_revealed")
ABOUT = {
    "bid": ("bid", "passed"),
    "deal": ("lot_won",),
    "card": ("drew", "laid", "taken_back", "cards_laid", "tile_taken", "crate_placed"),
    "money": ("exchanged", "scored"),
    "voyage": ("travelled", "arrived"),
    "cannon": ("pirates_attacked",),
}
TOPIC = {kind: about for about, kinds in ABOUT.items() for kind in kinds}
# While cards are laid one by one they may still be taken back; `cards_laid` tells what stays.
MINOR = ("round_ended", "crate_placed", "kept", "laid", "taken_back")

# What a move begins with: a coach says these as advice.
ADVISED = ("bid", "passed", "drew", "laid", "cards_laid", "taken_back", "travelled", "exchanged",
           "kept")  # fmt: skip


class Teller:
    """Tells what a seat saw."""

    def __init__(self, words: Words) -> None:
        self.w = words
        self.voice = words.voice

    def sentences(self, events: list[Seen]) -> list[Sentence]:
        """Events in sentences; those that belong together are one."""
        found: list[Sentence] = []
        at = 0
        while at < len(events):
            kind, seat = events[at]["event"], events[at]["seat"]
            end = at + 1
            while end < len(events) and events[end]["event"] == kind:
                if kind != "scored" and (kind not in TOGETHER or events[end]["seat"] != seat):
                    break
                end += 1
            found.append(self._sentence(events[at:end]))
            at = end
        return found

    def _sentence(self, run: list[Seen]) -> Sentence:
        kind = run[0]["event"]
        text = Phrase(f"batavia-event-{kind.replace('_', '-')}", self._values(run))
        seat = -1 if kind in AUCTION else run[0]["seat"]
        return Sentence(
            text,
            seat,
            opens=kind in OPENING,
            goes_on=kind in FOLLOWING,
            minor=kind in MINOR,
            about=TOPIC.get(kind, ""),
        )

    def advice(self, events: list[Seen]) -> Phrase:
        """What somebody should do, by the first events of moves that belong together."""
        kind = events[0]["event"]
        run = [seen for seen in events if seen["event"] == kind]
        if kind not in ADVISED:
            return self._sentence(run[:1]).text
        return Phrase(f"batavia-advice-{kind.replace('_', '-')}", self._values(run))

    def _values(self, run: list[Seen]) -> dict[str, Any]:
        """The facts of an event in words, under the names the messages use."""
        w = self.w
        seen = run[0]
        values: dict[str, Any] = dict(self.voice.who(seen["seat"]) if seen["seat"] >= 0 else {})
        for key, value in seen.items():
            if isinstance(value, (int, str)):
                values.setdefault(key, value)
        values["known"] = "yes" if "cards" in seen else "no"
        if isinstance(seen.get("cards"), list):
            values["cards"] = w.cards(seen["cards"])
        elif seen["event"] == "drew":  # what one would draw, nobody knows
            values["cards"] = say("batavia-unseen-cards", count=seen["count"])
        if "lot" in seen:
            values["lot"] = w.cards(seen["lot"])
            values["more"] = "yes" if len(seen["lot"]) > len(seen.get("cards", [])) else "no"
        if "company" in seen:
            names = [each["company"] for each in run]
            if seen["event"] in ("laid", "taken_back"):
                values["company"] = w.cards(names)
            elif seen["event"] in ("seal_gained", "seal_lost"):
                values["company"] = w.of_companies(names)
            values["count"] = len(run)
            values["cannon"] = run[-1].get("cannon", 0)
        if "companies" in seen:
            values["companies"] = w.the_companies(seen["companies"])
        if "tile" in seen:
            values["tile"] = w.tile(seen["tile"])
        if "tiles" in seen:
            values["tiles"] = Row([w.tile(tile) for tile in seen["tiles"]])
        if "post" in seen:
            values["post"] = say(f"batavia-cause-{seen['post']}")
        if "received" in seen:
            values["received"] = w.shares(enumerate(seen["received"]))
        if "letters" in seen:
            values["letters"] = w.shares(enumerate(seen["letters"]))
        if seen["event"] == "scored":
            values["parts"] = self._scored(run)
        if "places" in seen:
            values.update(self._winners(seen))
        return values

    def _scored(self, run: list[Seen]) -> Row:
        """Who got what, by source."""
        parts: list[Phrase] = []
        for source, paid in groupby(run, key=lambda seen: str(seen["source"])):
            shares = self.w.shares((seen["seat"], seen["gold"]) for seen in paid)
            cause = say(f"batavia-cause-{source}")
            parts.append(say("batavia-scored", cause=cause, shares=shares))
        return Row(parts, CLAUSES)

    def _winners(self, seen: Seen) -> dict[str, Any]:
        """Players who are level share the victory (BA-5.3)."""
        first = [seat for seat, place in enumerate(seen["places"]) if place == 1]
        names = Row([self.voice.names[seat] for seat in first])
        mine = "yes" if [self.voice.is_me(seat) for seat in first] == [True] else "no"
        return {"count": len(first), "name": names, "me": mine, "gold": seen["scores"][first[0]]}


def payments(events: list[Seen]) -> list[Payment]:
    """Where the gold came from: exchanges, and the final scoring."""
    return [
        Payment(seen["seat"], seen.get("source", "exchange"), seen["gold"])
        for seen in events
        if seen["event"] in ("exchanged", "scored")
    ]
