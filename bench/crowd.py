"""A crowd of players over WebSockets, in a process of its own: the load of `bench/load.py`.

Takes orders as lines of JSON and answers each with one. All seats of a table are played here, so
one clock measures from a move's sending until the last seat has its update.
"""

import asyncio
import gc
import json
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import uvloop
from msgspec import Raw, Struct
from msgspec import json as fast
from websockets.asyncio.client import ClientConnection, connect

NUMBER = len('{"type":"update","number":')  # where the number of an update begins
RAISED = 50  # connections opened at once
PING_S = 25.0  # between two pings of a client, as in the browser (web/src/core/socket.svelte.ts)
PING = '{"type":"ping","id":"p%d"}'
TICKS = os.sysconf("SC_CLK_TCK")
LOOK_S = 0.02  # between two looks at how late the crowd itself is


class View(Struct):
    to_move: list[int]
    moves: list[str]


class State(Struct):
    number: int
    status: str
    view: View


class Told(Struct):
    """What a player reads of a welcome or an update: all of a state, or what has changed in it."""

    state: State | None
    changes: dict[str, Raw] | None = None


_told = fast.Decoder(Told)
_seats = fast.Decoder(list[int])
_moves = fast.Decoder(list[str])
_status = fast.Decoder(str)


def follow(state: State, told: Told) -> State:
    """The state after this, as far as a random player needs it."""
    if told.state is not None:
        return told.state
    for path, value in (told.changes or {}).items():
        match path:
            case "status":
                state.status = _status.decode(value)
            case "view/to_move":
                state.view.to_move = _seats.decode(value)
            case "view/moves":
                state.view.moves = _moves.decode(value)
    return state


class Play:
    """A table and its seats. One move at a time is under way."""

    def __init__(self, crowd: "Crowd", table: str) -> None:
        self.crowd = crowd
        self.table = table
        self.sockets: list[ClientConnection] = []
        self.states: list[State] = []
        self.heard: list[int] = []
        self.number = 0
        self.sent = 0.0  # when the move under way was sent; 0: no move is
        self.over = False

    def hear(self, seat: int, frame: str) -> None:
        if frame.startswith('{"type":"update"'):
            self.crowd.size, self.crowd.frames = self.crowd.size + len(frame), self.crowd.frames + 1
            self.states[seat] = follow(self.states[seat], _told.decode(frame))
            self.heard[seat] = int(frame[NUMBER : frame.index(",", NUMBER)])
            if self.sent and min(self.heard) > self.number:
                self.crowd.took(time.perf_counter() - self.sent)
                self.sent = 0.0
                self.plan()
        elif frame.startswith('{"type":"answer"') and '"ok":false' in frame:
            self.crowd.trouble.append(frame)
            self.sent = 0.0
        elif frame.startswith('{"type":"fault"'):
            self.crowd.trouble.append(frame)

    def plan(self) -> None:
        """The next move, in a while."""
        crowd = self.crowd
        if crowd.every > 0:
            wait = crowd.every * crowd.rng.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self.move, crowd.turn)
        elif crowd.every == 0:
            asyncio.get_running_loop().call_soon(self.move, crowd.turn)

    def move(self, turn: int) -> None:
        if turn != self.crowd.turn or self.sent or self.over:
            return
        state = self.states[0]
        if state.status != "playing":
            self.over = True
            return
        seat, self.number = state.view.to_move[0], self.heard[0]
        move = self.crowd.rng.choice(self.states[seat].view.moves)
        text = json.dumps({"type": "move", "id": f"m{self.number}", "move": move})
        self.sent = time.perf_counter()
        self.crowd.keep(self.sockets[seat].send(text))


class Crowd:
    def __init__(self) -> None:
        self.plays: list[Play] = []
        self.rng = Random(1)
        self.times: list[float] = []
        self.trouble: list[str] = []
        self.lags: list[float] = []
        self.every = -1.0  # seconds between the moves of a table; negative: nobody moves
        self.turn = 0  # of measuring; what was planned in an earlier one is dropped
        self.size = self.frames = 0
        self.ping_round = 0  # pings that were planned in an earlier round are dropped
        self.pings = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def took(self, seconds: float) -> None:
        self.times.append(seconds)

    async def sit(
        self, tables: list[str], cookies: list[str], doors: list[str], language: str
    ) -> None:
        """Open the connections of more tables: the seats spread over all houses."""
        gate = asyncio.Semaphore(RAISED)
        wish = f"?lang={language}" if language else ""

        async def one(play: Play, seat: int, cookie: str, door: str) -> None:
            async with gate:
                socket = await connect(
                    f"{door}/ws/{play.table}{wish}", additional_headers={"cookie": cookie},
                    compression=None, ping_interval=None, max_size=None, open_timeout=60,
                    max_queue=None,
                )  # fmt: skip
                play.sockets[seat] = socket
                welcome = _told.decode(str(await socket.recv())).state
                assert welcome is not None
                play.states[seat], play.heard[seat] = welcome, welcome.number
            self.keep(self._read(play, seat, socket))

        work = []
        for at, table in enumerate(tables, len(self.plays)):
            play = Play(self, table)
            play.sockets = [None] * len(cookies)  # type: ignore[list-item]
            play.states, play.heard = [None] * len(cookies), [-1] * len(cookies)  # type: ignore[list-item]
            self.plays.append(play)
            for seat, cookie in enumerate(cookies):
                work.append(one(play, seat, cookie, doors[(at + seat) % len(doors)]))
        await asyncio.gather(*work)

    async def _read(self, play: Play, seat: int, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                play.hear(seat, str(frame))
            self.trouble.append("a connection ended")
        except Exception as error:
            self.trouble.append(repr(error))

    def ping(self, play: Play, seat: int, turn: int) -> None:
        """Send a ping, and plan the next one."""
        if turn != self.ping_round:
            return
        self.pings += 1
        self.keep(play.sockets[seat].send(PING % self.pings))
        asyncio.get_running_loop().call_later(PING_S, self.ping, play, seat, turn)

    def start_pings(self) -> None:
        """Let everybody ping as browsers do, each at a moment of its own."""
        self.ping_round += 1
        for play in self.plays:
            for seat in range(len(play.sockets)):
                wait = self.rng.uniform(0, PING_S)
                asyncio.get_running_loop().call_later(wait, self.ping, play, seat, self.ping_round)

    async def watch(self, seconds: float, servers: list[int]) -> dict[str, Any]:
        """Wait, and measure the servers (by process id) and this crowd meanwhile."""
        self.times, self.lags, self.trouble, self.size, self.frames = [], [], [], 0, 0
        self.pings = 0
        began, cpu, theirs = time.perf_counter(), time.process_time(), cpu_seconds(servers)
        while (now := time.perf_counter()) - began < seconds:
            await asyncio.sleep(LOOK_S)
            self.lags.append(time.perf_counter() - now - LOOK_S)
        took = time.perf_counter() - began
        self.lags.sort()
        return {
            "seconds": round(took, 2),
            "server_cpu": round((cpu_seconds(servers) - theirs) / took, 4),  # cores
            "crowd_cpu": round((time.process_time() - cpu) / took, 2),
            "crowd_lag_p99_ms": at(self.lags, 0.99),
            "crowd_lag_max_ms": at(self.lags, 1.0),
            "pings_per_second": round(self.pings / took, 1),
        }

    async def idle(self, pings: bool, settle: float, seconds: float, servers: list[int]) -> Any:
        """Nobody moves: what connected clients cost, with or without the pings of browsers."""
        if pings:
            self.start_pings()
        await asyncio.sleep(settle)
        found = await self.watch(seconds, servers)
        self.ping_round += 1
        return {
            **found,
            "clients": sum(len(play.sockets) for play in self.plays),
            "trouble": len(self.trouble),
            "first_trouble": self.trouble[0][:300] if self.trouble else "",
        }

    async def measure(
        self, every: float, settle: float, seconds: float, servers: list[int]
    ) -> dict[str, Any]:
        """Let everybody move, and measure after a while of settling."""
        self.every, self.turn = every, self.turn + 1
        for play in self.plays:
            wait = self.rng.uniform(0, every)
            asyncio.get_running_loop().call_later(wait, play.move, self.turn)
        await asyncio.sleep(settle)
        found = await self.watch(seconds, servers)
        took, moves = found["seconds"], len(self.times)
        late = [now - p.sent for p in self.plays if p.sent and (now := time.perf_counter())]
        times = sorted(self.times + [wait for wait in late if wait > 0.5])
        self.every, self.turn = -1.0, self.turn + 1
        end = time.perf_counter() + 10
        while any(play.sent for play in self.plays) and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        for play in self.plays:
            play.sent = 0.0
        return {
            "tables": sum(not play.over for play in self.plays),
            "moves": moves,
            "moves_per_second": round(moves / took, 1),
            "p50_ms": at(times, 0.5),
            "p99_ms": at(times, 0.99),
            "longest_ms": at(times, 1.0),
            "update_bytes": self.size // max(1, self.frames),
            "cpu_ms_per_move": round(1000 * found["server_cpu"] * took / max(1, moves), 3),
            **found,
            "trouble": len(self.trouble),
            "first_trouble": self.trouble[0][:300] if self.trouble else "",
        }

    async def leave(self) -> None:
        """Close all connections, as browsers do."""
        plays, self.plays = self.plays, []
        for play in plays:
            await asyncio.gather(*(socket.close() for socket in play.sockets))

    async def echo(
        self, door: str, size: int, connections: int, seconds: float, copies: int
    ) -> dict[str, Any]:
        """A bare server that sends back what it gets, each connection waiting for its own."""
        times: list[float] = []
        text = "x" * size
        end = time.perf_counter() + seconds

        async def one() -> None:
            async with connect(door, compression=None, ping_interval=None) as socket:
                while (now := time.perf_counter()) < end:
                    await socket.send(text)
                    for _ in range(copies):
                        await socket.recv()
                    times.append(time.perf_counter() - now)

        cpu = time.process_time()
        await asyncio.gather(*(one() for _ in range(connections)))
        used = time.process_time() - cpu
        times.sort()
        return {
            "bytes": size,
            "copies": copies,
            "connections": connections,
            "echoes_per_second": round(len(times) / seconds),
            "p50_ms": at(times, 0.5),
            "p99_ms": at(times, 0.99),
            "crowd_cpu": round(used / seconds, 2),
        }


def at(values: list[float], part: float) -> float:
    """In milliseconds, of sorted seconds."""
    return round(1000 * values[int(part * (len(values) - 1))], 1) if values else 0.0


def cpu_seconds(processes: list[int]) -> float:
    """Seconds of a core that these processes have used so far."""
    stats = [Path(f"/proc/{each}/stat").read_text().rpartition(") ")[2] for each in processes]
    return sum(int(ticks) for stat in stats for ticks in stat.split()[11:13]) / TICKS


async def main() -> None:
    gc.collect()
    gc.freeze()
    crowd = Crowd()
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = json.loads(line)
        match order.pop("do"):
            case "sit":
                await crowd.sit(**order)
                answer: dict[str, Any] = {}
                gc.freeze()  # the crowd should not pause for its own garbage
            case "measure":
                answer = await crowd.measure(**order)
            case "idle":
                answer = await crowd.idle(**order)
            case "leave":
                await crowd.leave()
                answer = {}
            case "echo":
                answer = await crowd.echo(**order)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
