"""The page of a review, in the reader's language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from fondaco.analysis.chances import SeatChances
from fondaco.analysis.decisions import Decision
from fondaco.analysis.key_moments import key_moments, main_cause, turn_numbers
from fondaco.analysis.known import hand_of, sure
from fondaco.analysis.narrator import Narrator
from fondaco.analysis.passes import Stage
from fondaco.analysis.puzzles.own import MARKS, is_choice
from fondaco.analysis.report import ReportSection, sections
from fondaco.analysis.review import Piece, Review, ReviewPlan, assemble
from fondaco.analysis.review_json import as_json
from fondaco.games import make_voice
from fondaco.host.puzzles import expert_reason
from fondaco.messages import Messages
from fondaco.records import Game

# Not begun; must wait until its deal is open; waits for other reviews; is computed; stopped because
# nobody looked; all is done.
ReviewStatus = Literal["none", "protected", "waiting", "going", "paused", "done"]


@dataclass
class ReviewTable:
    """One table of a review, in the reader's language."""

    name: str
    heading: str
    about: str
    heads: list[str]
    rows: list[list[str]]
    plies: list[int]  # for each row: the number of moves before the one it is about; -1: none
    seats: list[int]  # … the seat that made that move
    instead: list[str]  # … and a better move, if there was one
    folded: bool


@dataclass
class ReviewMoment:
    """The chances to win of all seats before a move, in percent."""

    ply: int
    open: list[int]  # with open hands
    watched: list[int]  # from what a spectator knew; empty: not computed yet
    seats: list[list[int]]  # from what each seat knew


@dataclass
class KeyMoment:
    """A decision that mattered. Differences compare it with the best alternative."""

    ply: int
    mark: str  # ??, ?, ?! or !
    did: str
    better: str  # or the next best, where this was a find
    move: str  # what was played, in the notation of the game
    best: str  # the alternative; empty: to say nothing
    cards: list[str]  # that the move names, to be shown as small pictures
    best_cards: list[str]
    chance: int  # after it, in percent
    points: float  # percentage points that it gained
    points_error: float
    money: float  # that it gained
    rival: int  # the seat that gained most by it
    rival_money: float
    reason: str  # a strong bot's reason for the alternative, if it has one
    again: bool  # its player can try it again as a puzzle


@dataclass
class PlayerReview:
    """How one player played."""

    seat: int
    place: int
    score: int  # money
    play: int  # 0 to 100
    lost: int  # percentage points that decisions gave away
    luck: int  # percentage points that draws and dice gave
    marks: dict[str, int]  # how many decisions have each mark
    cause: str  # what set this player apart from the others; empty: nothing
    amount: int
    others: int  # what the others had from it on average
    moments: list[KeyMoment]


@dataclass
class ReviewState:
    """The progress of a review."""

    status: ReviewStatus
    stage: Stage = "none"  # what there is to read already
    done: int = 0  # moves of the present pass
    total: int = 0
    ahead: int = 0  # reviews of other games that are computed now


@dataclass
class ReviewPage:
    """A review as far as it is done, for one reader."""

    stage: Stage
    players: list[PlayerReview]
    moments: list[ReviewMoment]
    tables: list[ReviewTable]
    review: Mapping[str, Any] | None  # as `fondaco review --json` prints it, when all is done


@dataclass
class KnownHand:
    """The cards that a seat could be sure of in another hand, and the true hand."""

    seat: int
    sure: Any
    truth: Any


@dataclass
class Known:
    """What a seat could know before a move of a finished game."""

    hands: list[KnownHand]
    claims: list[str]  # about cards, and whether they were true


def could_know(played: Game, ply: int, seat: int, words: Messages) -> Known:
    position = played.at(ply)
    voice = make_voice(played.rules, seat, [each.name for each in played.seats])
    least = sure(position.view(seat))
    return Known(
        [
            KnownHand(other, least[other], hand_of(position, other))
            for other in range(position.players)
            if other != seat
        ],
        [words.say(each) for each in voice.review(played.log[:ply])],
    )


def review_page(
    played: Game,
    plan: ReviewPlan,
    pieces: Sequence[Piece],
    stage: Stage,
    reader: int,
    words: Messages,
) -> ReviewPage:
    """The page of a review; `reader` is the seat that is called `you`."""
    found = assemble(plan, list(pieces))
    narrator = Narrator(played, reader)
    turns = turn_numbers(played)
    told = sections(found, narrator) if stage in ("first", "full") else []
    return ReviewPage(
        stage,
        [_player(found, narrator, turns, seat, words) for seat in range(len(found.names))],
        [
            ReviewMoment(
                each.ply,
                _points(each.open),
                _points(each.watched) if each.watched else [],
                [*map(_points, each.seats)],
            )
            for each in found.moments
        ],
        [_table(section, found, narrator, words) for section in told],
        as_json(found, narrator, words) if stage == "full" else None,
    )


def _player(
    found: Review, narrator: Narrator, turns: list[int], seat: int, words: Messages
) -> PlayerReview:
    summary = found.seats[seat]
    marks = [each.mark for each in found.decisions if each.seat == seat]
    cause = main_cause(narrator.played, narrator.voice, seat)
    return PlayerReview(
        seat=seat,
        place=found.places[seat],
        score=found.scores[seat],
        play=round(summary.score.mean),
        lost=round(100 * summary.lost.mean),
        luck=round(100 * summary.luck.mean),
        marks={mark: marks.count(mark) for mark in ("??", "?", "?!", "!")},
        cause=words.say(cause.cause) if cause else "",
        amount=cause.amount if cause else 0,
        others=round(cause.others) if cause else 0,
        moments=[
            _key_moment(each, narrator, words) for each in key_moments(found.decisions, turns, seat)
        ],
    )


def _key_moment(each: Decision, narrator: Narrator, words: Messages) -> KeyMoment:
    did, better = narrator.both(each.ply, each.seat, each.best)
    move, best = narrator.notation(each.move) or "", narrator.notation(each.best) or ""
    view = narrator.played.at(each.ply).view(each.seat)
    why = expert_reason(view, each.best) if each.best is not None and each.regretted else None
    return KeyMoment(
        ply=each.ply,
        mark=each.mark,
        did=words.say(did),
        better=words.say(better),
        move=move,
        best=best,
        cards=_cards(move, narrator),
        best_cards=_cards(best, narrator),
        chance=round(100 * each.chance.mean),
        points=_tenth(100 * each.worth.chance.mean),
        points_error=_tenth(100 * each.worth.chance.error),
        money=_tenth(each.worth.money.mean),
        rival=each.rival,
        rival_money=_tenth(each.rival_gain.mean),
        reason=words.say(narrator.voice.reason(why)) if why else "",
        again=each.mark in MARKS and is_choice(view, each),
    )


def _cards(move: str, narrator: Narrator) -> list[str]:
    return [word for word in move.split() if narrator.voice.card(word)]


def _tenth(number: float) -> float:
    return round(number, 1) + 0


def _table(
    section: ReportSection, found: Review, narrator: Narrator, words: Messages
) -> ReviewTable:
    better = {each.ply: each.best for each in found.decisions if each.best is not None}
    if section.name not in ("mistakes", "decisions"):
        better = {}
    log = narrator.played.log
    return ReviewTable(
        section.name,
        words.say(section.heading),
        words.say(section.about),
        [words.say(head) for head in section.heads],
        [[words.say(cell) for cell in row] for row in section.rows],
        section.plies,
        [log[ply][0] if 0 <= ply < len(log) else -1 for ply in section.plies],
        [narrator.notation(better.get(ply)) or "" for ply in section.plies],
        section.folded,
    )


def _points(chances: SeatChances) -> list[int]:
    return [round(100 * each.mean) for each in chances.chances]
