"""What a lone player's screens ask over `/api`, answered as the server does for a guest.

Most answers come from the functions that the server calls too. What needs other people has a
simple answer (nobody, none) or a clear refusal.
"""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache, partial
from random import SystemRandom
from typing import Any
from urllib.parse import unquote

from fondaco.analysis.puzzles.own import own_puzzle
from fondaco.analysis.puzzles.puzzle import Puzzle
from fondaco.analysis.review import ReviewPlan
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.host import own_mistakes, puzzle_answers, same_deal
from fondaco.host.bodies import (
    Doubting,
    Fork,
    Hiring,
    NewName,
    NewTable,
    PuzzleMove,
    Quick,
    Sitting,
    Weighing,
)
from fondaco.host.coach import (
    Doubt,
    Weighed,
    advice_in_words,
    coach_question,
    is_time,
    may_ask,
)
from fondaco.host.fork import fork
from fondaco.host.guides import guide_page
from fondaco.host.house_pages import (
    AnnouncementShown,
    EntryInfo,
    Ladder,
    LadderRung,
    Me,
    RestartInfo,
    check_ruleset,
    guest_text,
    house_info,
    rulebook_info,
    rungs,
    setting_of,
)
from fondaco.host.leaving import close_as_host, get_up
from fondaco.host.lesson_tables import continue_lesson, try_example
from fondaco.host.lessons import lesson_page
from fondaco.host.lookup import NoSuchError, find, seat_of
from fondaco.host.open_hands import check_open, open_moment, ply_of
from fondaco.host.opening import bot_name, open_table, quick
from fondaco.host.person_names import StrangerError, check_name
from fondaco.host.player_stats import MAX_GAMES_COUNTED, Counted, results, tallies
from fondaco.host.puzzles import puzzle_page, solution_of
from fondaco.host.recorded_games import recorded_table
from fondaco.host.rematch import rematch
from fondaco.host.replay import replayed
from fondaco.host.reviews import ReviewPage, could_know, review_page
from fondaco.host.room import Room
from fondaco.host.spectator_chat import recent_speeches
from fondaco.host.table_index import card
from fondaco.host.table_pages import (
    OpenedTable,
    Talk,
    check_replay,
    finished_game,
    moment_shown,
    record_of,
    remarks_at,
    where_forked,
)
from fondaco.messages import languages, messages_in
from fondaco.records import Game
from fondaco.solo.asking import Asked, PlainText
from fondaco.solo.days import SoloDays
from fondaco.solo.importing import import_record
from fondaco.solo.reviews import SoloReviews
from fondaco.solo.route_table import ROUTES, fit
from fondaco.solo.tables import SoloTables
from fondaco.solo.thinking import Thinker
from fondaco.store import Person
from fondaco.table.audience import Audience
from fondaco.table.entries import Aid
from fondaco.table.sight import Sight
from fondaco.table.table import MAX_MOVE
from fondaco.teaching.examples import example
from fondaco.teaching.guides import guides
from fondaco.teaching.lessons import lesson, lessons
from fondaco.teaching.recorded_games import shows

Handler = Callable[..., Awaitable[Any]]


class Routes:
    def __init__(
        self, house: SoloTables, thinker: Thinker, reviews: SoloReviews, days: SoloDays
    ) -> None:
        self.house = house
        self.store = house.store
        self.thinker = thinker
        self.reviews = reviews
        self.days = days

    # --- me ---------------------------------------------------------------------------------------

    def person(self, name: str = "") -> Person:
        """The one person. `name`: what they want to be called at a table; it is checked."""
        if self.store.me is None:
            raise StrangerError("say-name-first")
        if name:
            check_name(name)
        return self.store.me

    def seat(self, room: Room) -> int:
        return room.table.seat_of(self.store.me.id if self.store.me is not None else None)

    async def who_am_i(self, asked: Asked) -> Me | None:
        me = self.store.me
        return None if me is None else Me(me.id, me.name, me.login, me.language)

    async def say_name(self, asked: Asked) -> Me | None:
        data = asked.data(NewName)
        if data.language and data.language not in languages():
            raise Refused("no-language", language=data.language)
        name, me = check_name(data.name), self.store.me
        if me is None:
            me = Person(id=secrets.token_hex(8), name=name, created=self.house.now())
        language = data.language or me.language
        await self.store.put_me(replace(me, name=name, language=language))
        return await self.who_am_i(asked)

    async def forget_me(self, asked: Asked) -> None:
        """Everything that is kept in this browser is deleted."""
        self.person()
        await self.house.forget_all()

    async def my_games(self, asked: Asked) -> Any:
        me = self.store.me
        if me is None:
            return []
        before = asked.number("before") if "before" in asked.query else None
        if before is not None and not 0 <= before < 1 << 53:
            raise Refused("before-milliseconds")
        found = await self.store.tables(person=me.id, before=before, limit=100)
        return [card(index, me.id) for index in found]

    async def statistics(self, asked: Asked) -> Any:
        return tallies(await self._finished_tables(), self.person().id)

    async def my_results(self, asked: Asked) -> Any:
        return await results(self.store, await self._finished_tables(), self.person().id)

    async def _finished_tables(self) -> Any:
        me = self.person().id
        return await self.store.tables(person=me, status=("over",), limit=MAX_GAMES_COUNTED)

    async def my_mistakes(self, asked: Asked) -> Any:
        words = messages_in(asked.language)
        return await own_mistakes.own_mistakes(self.store, self.person(), words)

    async def mine_none(self, asked: Asked) -> Any:
        self.person()
        return []

    # --- the house --------------------------------------------------------------------------------

    async def house_page(self, asked: Asked) -> Any:
        return house_info(lambda game: None, day=True)

    async def restart(self, asked: Asked) -> Any:
        return RestartInfo(None, "")

    async def entry(self, asked: Asked) -> Any:
        return EntryInfo("open", True, "", True, "")

    async def network(self, asked: Asked) -> Any:
        return {"addresses": [], "own": False}

    async def announcement(self, asked: Asked) -> Any:
        return AnnouncementShown("", 0)

    async def words(self, asked: Asked, language: str) -> Any:
        return guest_text(language)

    async def setting(self, asked: Asked, game: str) -> Any:
        return setting_of(game, asked.query)

    async def rules(self, asked: Asked, game: str) -> Any:
        return rulebook_info(game, asked.language)

    async def none(self, asked: Asked) -> Any:
        return []

    async def ratings(self, asked: Asked, game: str) -> Any:
        check_ruleset(game)
        return []

    async def ladder_page(self, asked: Asked, game: str) -> Any:
        check_ruleset(game)
        steps = rungs(game)
        found = [LadderRung(bot, round(strength, 1)) for bot, strength in steps.items()]
        return Ladder(found, [], None, next(iter(steps), ""))

    async def player(self, asked: Asked, login: str) -> Any:
        raise NoSuchError("no-player")

    async def only_with_server(self, asked: Asked, **parts: str) -> Any:
        raise Refused("only-with-server")

    # --- tables -----------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The table, as far as its log is saved."""
        room = await find(self.house, table, self.store.me)
        async with room.lock:
            await self.house.settle(room)
        return room

    async def open_one(self, asked: Asked) -> Any:
        data = asked.data(NewTable)
        return await self._open(data)

    async def quick_table(self, asked: Asked) -> Any:
        data = asked.data(Quick)
        self.person(data.name)
        if data.ladder:
            raise Refused("ladder-guest")
        return await self._open(quick(data))

    async def _open(self, data: NewTable) -> OpenedTable:
        person = self.person(data.name)

        async def check(settings: object) -> None:
            if data.ladder and data.same_deal_as:
                raise Refused("ladder-help")
            if data.ladder:
                raise Refused("ladder-guest")

        room = await open_table(self.house, data, person, check)
        return OpenedTable(room.table.id)

    async def table_state(self, asked: Asked, table: str) -> Any:
        room = await self.room(table)
        to = Audience(self.seat(room), asked.lang)
        host = room.table.is_host(self.store.me.id if self.store.me is not None else None)
        return room.sight.state(to, host, room.time.now())

    async def look_back(self, asked: Asked, table: str, number: str) -> Any:
        room = await self.room(table)
        to = Audience(self.seat(room), asked.lang or "en")
        at = replace(asked, query={"number": number}).number("number")
        ply = room.sight.moment(at, to)
        assert room.table.game is not None
        return moment_shown(room.table, at, room.table.game.at(ply), to.seat)

    async def look_open(self, asked: Asked, table: str) -> Any:
        person, at = self.person(), (await self.room(table)).table
        check_open(at, person.id)
        return open_moment(at, ply_of(at))

    async def remarks(self, asked: Asked, table: str) -> Any:
        return remarks_at((await self.room(table)).table)

    async def talk(self, asked: Asked, table: str) -> Any:
        room, before = await self.room(table), asked.number("before")
        if before < 0:
            raise Refused("no-seat-or-moment")
        seat = self.seat(room)
        if asked.query.get("channel") == "table":
            return Talk(*room.sight.talk(Audience(seat, asked.lang), before))
        if seat >= 0 and room.table.status != "over":
            raise Refused("gallery")
        return Talk(*await recent_speeches(self.house, room, before))

    async def sit(self, asked: Asked, table: str) -> Any:
        data = asked.data(Sitting)
        person, room = self.person(data.name), await self.room(table)
        name = data.name or person.name
        await self.house.act(room, lambda t: t.sit(person.id, name, data.seat))
        return OpenedTable(table)

    async def leave(self, asked: Asked, table: str) -> Any:
        person, room = self.person(), await self.room(table)
        await get_up(self.house, room, seat_of(room, person))
        return OpenedTable(table)

    async def bot(self, asked: Asked, table: str) -> Any:
        data, room = asked.data(Hiring), await self._as_host(table)
        if not data.bot:
            await self.house.act(room, lambda t: t.free(data.seat))
        else:
            name = bot_name(room, data.seat)
            await self.house.act(room, lambda t: t.hire(data.seat, data.bot, name))
        return OpenedTable(table)

    async def start(self, asked: Asked, table: str) -> Any:
        await self.house.act(await self._as_host(table), lambda t: t.begin())
        return OpenedTable(table)

    async def close(self, asked: Asked, table: str) -> Any:
        await self.house.act(await self._as_host(table), close_as_host)
        return OpenedTable(table)

    async def pause(self, asked: Asked, table: str) -> Any:
        person, room = self.person(), await self.room(table)
        await self.house.act(room, lambda t: t.pause(person.id))
        return OpenedTable(table)

    async def resume(self, asked: Asked, table: str) -> Any:
        person, room = self.person(), await self.room(table)
        await self.house.act(room, lambda t: t.resume(person.id))
        return OpenedTable(table)

    async def once_more(self, asked: Asked, table: str) -> Any:
        person = self.person()
        return OpenedTable((await rematch(self.house, await self.room(table), person)).table.id)

    async def fork(self, asked: Asked, table: str) -> Any:
        data, person = asked.data(Fork), self.person()
        old = (await self.room(table)).table
        if len(data.move) > MAX_MOVE:
            raise Refused("move-too-long")
        room = await fork(self.house, old, person, data.ply, data.seat, data.bot, data.move)
        return OpenedTable(room.table.id)

    async def forked(self, asked: Asked, table: str) -> Any:
        room = await self.room(table)
        opened = room.table.opened
        first = await self.room(opened.follows) if opened.forked_at >= 0 else None
        return where_forked(room, first, Audience(self.seat(room), asked.lang or "en"))

    async def _as_host(self, table: str) -> Room:
        person, room = self.person(), await self.room(table)
        if not room.table.is_host(person.id):
            raise Refused("only-host")
        return room

    # --- the coach --------------------------------------------------------------------------------

    async def advice(self, asked: Asked, table: str) -> Any:
        room, seat = await self._coached(table, "advice")
        if not is_time(room.table, seat, "advice"):
            raise Refused("coach-turn")
        plies = room.table.plies
        found = await self.thinker.advise(coach_question(room.table, seat))
        if room.table.plies != plies:
            raise Refused("coach-turn")
        return advice_in_words(room.sight, found, Audience(seat, asked.lang or "en"))

    async def worth(self, asked: Asked, table: str) -> Any:
        data = asked.data(Weighing)
        room, seat = await self._coached(table, "worth")
        if not is_time(room.table, seat, "worth"):
            return Weighed([])
        if data.move:
            room.table.move(seat, data.move)
        plies = room.table.plies
        found = await self.thinker.weigh(coach_question(room.table, seat), data.move)
        return found if room.table.plies == plies else Weighed([])

    async def doubt(self, asked: Asked, table: str) -> Any:
        data = asked.data(Doubting)
        room, seat = await self._coached(table, "warning")
        if not is_time(room.table, seat, "warning"):
            return Doubt(False)
        room.table.move(seat, data.move)
        plies = room.table.plies
        found = await self.thinker.doubt(coach_question(room.table, seat), data.move)
        return found if room.table.plies == plies else Doubt(False)

    async def _coached(self, table: str, aid: Aid) -> tuple[Room, int]:
        person, room = self.person(), await self.room(table)
        seat = room.table.seat_of(person.id)
        may_ask(room.table, seat, aid)
        return room, seat

    # --- afterwards -------------------------------------------------------------------------------

    async def record(self, asked: Asked, table: str) -> Any:
        name = f'attachment; filename="fondaco-{table}.txt"'
        return PlainText(record_of((await self.room(table)).table), {"content-disposition": name})

    async def bring_record(self, asked: Asked) -> Any:
        room = await import_record(self.house, asked.body, self.person())
        return OpenedTable(room.table.id)

    async def replay(self, asked: Asked, table: str) -> Any:
        return self._replay((await self.room(table)).sight, asked)

    def _replay(self, sight: Sight, asked: Asked) -> Any:
        seat, first = asked.number("seat", SPECTATOR), asked.number("first", 0)
        check_replay(sight.table, seat, first)
        return replayed(sight, Audience(seat, asked.lang), first)

    async def begin_review(self, asked: Asked, table: str) -> Any:
        self.person()
        old = (await self.room(table)).table
        finished_game(old)
        return await self.reviews.begin(old, asked.query.get("later", "") == "true")

    async def review_state(self, asked: Asked, table: str) -> Any:
        finished_game((await self.room(table)).table)
        return await self.reviews.state(table)

    async def read_review(self, asked: Asked, table: str) -> Any:
        room = await self.room(table)
        played, found = finished_game(room.table), await self.reviews.kept(table)
        if found is None:
            return ReviewPage("none", [], [], [], None)
        plan = ReviewPlan(played.to_text(), found.budget, found.seed)
        words = messages_in(asked.lang or "en")
        return review_page(played, plan, found.pieces, found.stage, self.seat(room), words)

    async def known(self, asked: Asked, table: str) -> Any:
        played = finished_game((await self.room(table)).table)
        ply, seat = asked.number("ply"), asked.number("seat")
        if not 0 <= ply <= len(played.log) or not 0 <= seat < played.rules.players:
            raise Refused("no-seat-or-moment")
        return could_know(played, ply, seat, messages_in(asked.lang or "en"))

    async def compare(self, asked: Asked, table: str) -> Any:
        await self.room(table)
        me = self.store.me.id if self.store.me is not None else ""
        found = await same_deal.finished(self.store, table)
        shown = [i for i in found if not i.private or i.table == table or me in i.persons]
        return [same_deal.compared(index, me) for index in shown]

    async def rating(self, asked: Asked, table: str) -> Any:
        await self.room(table)
        return Counted("no", [])

    async def choices(self, asked: Asked, table: str) -> Any:
        await self.room(table)
        return []

    async def mistake(self, asked: Asked, table: str, ply: str) -> Any:
        _, found = await self._own(table, ply)
        return puzzle_page(found, asked.language)

    async def try_mistake(self, asked: Asked, table: str, ply: str) -> Any:
        data = asked.data(PuzzleMove)
        played, found = await self._own(table, ply)
        was = played.rules.format_move(played.log[int(ply)][1])
        solution = solution_of(found, asked.language)
        now = self.house.now()
        return await own_mistakes.try_again(self.store, table, found, was, data.move, now, solution)

    async def _own(self, table: str, ply: str) -> tuple[Game, Puzzle]:
        person, room = self.person(), await self.room(table)
        seat, at = seat_of(room, person), Asked({"ply": ply}, "en", "").number("ply")
        played = finished_game(room.table)
        wanted = await own_mistakes.mistake(self.store, table, seat, at)
        return played, own_puzzle(f"{table}-{ply}", played, wanted)

    # --- to learn ---------------------------------------------------------------------------------

    async def guide(self, asked: Asked, name: str) -> Any:
        if name not in guides():
            raise NoSuchError("no-such-guide", name=name)
        return _guide(name, asked.language)

    async def learn(self, asked: Asked, name: str) -> Any:
        if name not in lessons():
            raise NoSuchError("no-such-lesson", name=name)
        return _lesson(name, asked.language)

    async def learn_on(self, asked: Asked, name: str) -> Any:
        if name not in lessons():
            raise NoSuchError("no-such-lesson", name=name)
        room = await continue_lesson(self.house, lesson(name), self.person())
        return OpenedTable(room.table.id)

    async def try_example(self, asked: Asked, name: str) -> Any:
        try:
            found = example(name)
        except Refused:
            raise NoSuchError("no-example", name=name) from None
        return OpenedTable((await try_example(self.house, found, self.person())).table.id)

    async def show(self, asked: Asked, name: str) -> Any:
        return _show(name).state(Audience(SPECTATOR, asked.lang), False, 0)

    async def show_replay(self, asked: Asked, name: str) -> Any:
        return self._replay(_show(name), asked)

    async def puzzles(self, asked: Asked) -> Any:
        words = messages_in(asked.language)
        return await puzzle_answers.shelves(self.store, self.store.me, words)

    async def puzzle_next(self, asked: Asked) -> Any:
        ruleset, theme = asked.query.get("ruleset", ""), asked.query.get("theme", "")
        rng = SystemRandom()
        found = await puzzle_answers.next_puzzle(self.store, self.store.me, ruleset, theme, rng)
        return {"id": found.id}

    async def puzzles_today(self, asked: Asked) -> Any:
        day, words = self.days.today().isoformat(), messages_in(asked.language)
        return await puzzle_answers.puzzles_of_day(self.store, self.store.me, day, words)

    async def puzzle(self, asked: Asked, puzzle: str) -> Any:
        return puzzle_page(puzzle_answers.puzzle(puzzle), asked.language)

    async def puzzle_answer(self, asked: Asked, puzzle: str) -> Any:
        data, person = asked.data(PuzzleMove), self.person()
        found = puzzle_answers.puzzle(puzzle)
        solution = solution_of(found, asked.language)
        now = self.house.now()
        return await puzzle_answers.answer(self.store, found, person, data.move, now, solution)

    # --- days -------------------------------------------------------------------------------------

    async def day_list(self, asked: Asked) -> Any:
        return await self.days.list()

    async def day(self, asked: Asked, day: str) -> Any:
        return await self.days.info(day)

    async def play_day(self, asked: Asked, day: str) -> Any:
        return OpenedTable((await self.days.play(day, self.person())).table.id)

    # --- finding the handler ----------------------------------------------------------------------

    def find(self, method: str, path: str) -> tuple[Callable[[Asked], Awaitable[Any]], int]:
        """What answers a request, and the status of its answer."""
        parts = [unquote(part) for part in path.strip("/").split("/")]
        others = False
        for asked_method, pattern, name, status in ROUTES:
            given = fit(pattern.strip("/").split("/"), parts)
            if given is None:
                continue
            if asked_method == method:
                handler: Handler = getattr(self, name)
                return partial(handler, **given), status
            others = True
        if others:
            raise Refused("no-such-method", method=method)
        raise NoSuchError("nothing-there")


@cache
def _guide(name: str, language: str) -> Any:
    return guide_page(name, language)


@cache
def _lesson(name: str, language: str) -> Any:
    return lesson_page(name, lesson(name), language)


def _show(name: str) -> Sight:
    if name not in shows():
        raise NoSuchError("no-such-show", name=name)
    return recorded_table(name)
