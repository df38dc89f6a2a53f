"""Train nets, and measure them: for win chances, and for the doges of older versions.

They are files in `games/<name>/data`: `chances-<ruleset>.bin`, `net-<ruleset>-<version>.bin`.

    python -m bench.nets generate RULESET FILE [--seconds 100] [--seed S] [--field merchants]
    python -m bench.nets train RULESET NET FILE... [--log LOG] [--epochs 12]
    python -m bench.nets measure RULESET NET FILE
    python -m bench.nets match RULESET ONE//THREE... [--games 200] [--seed S] [--net NET]
    python -m bench.nets figure LOG PICTURE

`generate` lets bots play on all cores until the time is over, at tables of 2 to 5 (half of them of
4), and keeps the positions at which looks ahead may end (a turn begins; in Batavia, a bid is due)
as bytes, with who won. With `--sampled` it keeps worlds as analysis sees them: sampled from a view
at any moment, and played on by habit. `train` needs torch, on a GPU where there is one; it writes
the net in whole numbers, with its log loss on games it has not seen, next to that of the hand-made
values. `measure` compares the two on games of others. `match` plays one bot against three of
another, one deal in every seat; a bot is a name, or `doge:48/horizon=3,proof=1` with settings of
its search.
"""

import argparse
import json
import math
import time
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from bench.calibration import apart, interval
from bench.evolve import summed
from fondaco.analysis.onward import play_on
from fondaco.arena.pool import spread
from fondaco.arena.sim import among_bots
from fondaco.bots import Bot, bot_seed, learned, make_bot
from fondaco.bots.captain import CaptainBot
from fondaco.bots.driver import play_out
from fondaco.bots.experts import expert_for
from fondaco.bots.learned import Scorer, quickest
from fondaco.bots.search.net import Net, NetLayer, read_net, shares, write_net
from fondaco.bots.search.objective import win_share
from fondaco.bots.versions import NEWEST
from fondaco.contract.features import MOST_SEATS, UNIT, Features
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position, Rules
from fondaco.contract.search import Settings
from fondaco.games import game_of, ready_rules, rulesets
from fondaco.records import Game

TABLES: Final = (4, 3, 4, 5, 4, 2, 4, 3, 4, 5)  # players, in turn; those that the game allows
# How often each bot plays; the bot of each seat is drawn.
FIELDS: Final = {
    "merchants": {
        "merchant": 70, "merchant:sly": 6, "merchant:generous": 6, "merchant:stubborn": 6,
        "merchant:honest": 6, "merchant@1": 6,
    },
    "captains": {"captain:25": 1},
    "deckhands": {"deckhand": 1},
    "doges": {"doge:0": 60, "merchant": 40},
}  # fmt: skip
INPUT: Final = 64.0  # what the inputs are divided by in training
BITS: Final = (20, 13, 13)  # of the weights behind the point, by layer
CARRIED: Final = (0, 10, 10)  # of what comes into a layer
HELD_OUT: Final = 10  # one game of so many is for the test
TINY: Final = 1e-9  # no chance is less
SAMPLED: Final = 0.12  # of the moments of a game, with --sampled

manifest_of = cache(game_of)


def rules_of(ruleset: str, players: int) -> Rules:
    game, own = rulesets()[ruleset]
    options = {**among_bots(game.name), **own.options}
    return ready_rules(game.name, players, tuple(options.items()))


# --- data -----------------------------------------------------------------------------------------


def look(position: Position) -> Features:
    """What a net is told of a position."""
    expert = expert_for(position)
    game = manifest_of(type(position))
    assert game is not None
    assert game.features is not None
    return game.features(position, expert.values(position), expert.doubt(position))


class Watcher:
    """Keeps what a net may learn from, at the moments at which looks ahead may end."""

    def __init__(self) -> None:
        self.seen: list[Features] = []
        self.turn = -1

    def look(self, game: Game) -> None:
        position = game.position
        if position.over or position.turn == self.turn:
            return
        self.turn = position.turn
        if expert_for(position).settled(position):
            self.seen.append(look(position))


class Sampler(Watcher):
    """Keeps worlds as analysis sees them: sampled from a view, and played on by habit."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng

    def look(self, game: Game) -> None:
        position = game.position
        if position.over or self.rng.random() > SAMPLED:
            return
        world = position.view(self.rng.randrange(-1, position.players)).sample(self.rng)
        play_on(world, expert_for(world), self.rng)
        if not world.over:
            self.seen.append(look(world))


def play(
    ruleset: str, field: str, seed: str, net: str, sampled: bool, number: int
) -> dict[str, Any] | None:
    """One game: its positions and who won."""
    use(ruleset, net)
    allowed = rulesets()[ruleset][0].players
    tables = [players for players in TABLES if players in allowed]
    players = tables[number % len(tables)]
    name = f"{seed}-{number}"
    rng = Random(name)
    who = rng.choices(list(FIELDS[field]), list(FIELDS[field].values()), k=players)
    bots = [make_bot(who[seat], bot_seed(name, seat)) for seat in range(players)]
    watcher = Sampler(Random(f"worlds {name}")) if sampled else Watcher()
    try:
        game = play_out(rules_of(ruleset, players), bots, name, on_move=watcher.look)
    except Refused:
        return None
    places = game.position.places()
    seen = watcher.seen
    rows = np.zeros((len(seen), MOST_SEATS, len(seen[0].rows[0])), np.int8)
    base = np.zeros((len(seen), MOST_SEATS), np.int32)
    won = np.zeros((len(seen), MOST_SEATS), np.float32)
    for at, each in enumerate(seen):
        rows[at, :players] = each.rows
        base[at, :players] = each.base
        won[at, :players] = [win_share(places, seat) for seat in range(players)]
    return {
        "rows": rows,
        "base": base,
        "won": won,
        "common": np.array([each.common for each in seen], np.int8),
        "players": np.full(len(seen), players, np.int8),
        "game": np.full(len(seen), number, np.int32),
    }


def generate(args: argparse.Namespace) -> None:
    began = time.monotonic()
    played: list[dict[str, Any]] = []
    broken = 0
    work = partial(play, args.ruleset, args.field, args.seed, str(args.net or ""), args.sampled)
    games = spread(work, args.games, args.workers, chunk=4)
    for found in games:
        if found is None:
            broken += 1
        else:
            played.append(found)
        if time.monotonic() - began > args.seconds:
            break
    whole = {name: np.concatenate([each[name] for each in played]) for name in played[0]}
    args.file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(args.file, **whole)  # type: ignore[arg-type]
    print(
        f"{args.ruleset}: {len(played)} games, {len(whole['won'])} positions, {broken} broken, "
        f"{time.monotonic() - began:.0f} s, seed {args.seed}",
        flush=True,
    )
    games.close()


# --- training -------------------------------------------------------------------------------------


def train(args: argparse.Namespace) -> None:
    import torch  # not among what the checks install

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.number)
    files = [np.load(file) for file in args.files]
    data = {
        name: torch.tensor(np.concatenate([file[name] for file in files])).to(device)
        for name in ("rows", "base", "won", "common", "players", "game")
    }
    test = data["game"] % HELD_OUT == 0
    there = torch.arange(MOST_SEATS, device=device)[None, :] < data["players"][:, None]
    length, shared = data["rows"].shape[2], data["common"].shape[1]
    order = turned(torch, device)

    def inputs(at: Any) -> Any:
        """Each seat's row, then those after it in turn, then what they share."""
        rows = data["rows"][at].float() / INPUT
        common = data["common"][at].float() / INPUT
        where = order[data["players"][at].long()]  # (positions, seats, seats)
        zero = torch.zeros_like(rows[:, :1])
        padded = torch.cat([rows, zero], 1)
        index = where.reshape(len(rows), -1)[:, :, None].expand(-1, -1, length)
        each = padded.gather(1, index).reshape(len(rows), MOST_SEATS, MOST_SEATS * length)
        return torch.cat([each, common[:, None].expand(-1, MOST_SEATS, -1)], 2)

    def loss_of(scores: Any, at: Any) -> Any:
        logs = torch.log_softmax(scores.masked_fill(~there[at], -1e9), 1)
        return -(data["won"][at] * logs.masked_fill(~there[at], 0.0)).sum(1).mean()

    base = data["base"].float() / UNIT
    tests, trains = torch.nonzero(test)[:, 0], torch.nonzero(~test)[:, 0]
    hand = loss_of(base[tests], tests).item()
    sizes = [0.4 + 0.1 * step for step in range(17)]
    doubt = min(sizes, key=lambda size: loss_of(base[trains] / size, trains).item())
    fitted = loss_of(base[tests] / doubt, tests).item()
    told(
        args,
        {
            "ruleset": args.ruleset, "positions": len(test), "hand-made": round(hand, 4),
            "hand-made, doubt fitted": round(fitted, 4), "times the doubt": round(doubt, 1),
        },
    )  # fmt: skip
    best: tuple[float, Any] = (9.0, None)
    for drop, decay in ((0.2, 1e-2), (0.5, 1e-1)):
        began = time.monotonic()
        model = torch.nn.Sequential(
            torch.nn.Linear(MOST_SEATS * length + shared, args.units),
            torch.nn.ReLU(),
            torch.nn.Dropout(drop),
            torch.nn.Linear(args.units, 32),
            torch.nn.ReLU(),
            torch.nn.Dropout(drop / 2),
            torch.nn.Linear(32, 1),
        ).to(device)
        with torch.no_grad():
            model[-1].weight.mul_(0.1)
            model[-1].bias.zero_()
        optimizer = torch.optim.AdamW(model.parameters(), 1e-3, weight_decay=decay)
        batch = min(4096, max(64, len(trains) // 8))
        steps = args.epochs * (len(trains) // batch)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-3, total_steps=steps + 1)
        for epoch in range(args.epochs):
            model.train()
            shuffled = trains[torch.randperm(len(trains), device=device)]
            for at in range(0, len(shuffled) // batch * batch, batch):
                some = shuffled[at : at + batch]
                loss = loss_of(model(inputs(some))[:, :, 0] + base[some], some)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
            model.eval()
            with torch.no_grad():
                parts = [
                    model(inputs(tests[at : at + 8192]))[:, :, 0]
                    for at in range(0, len(tests), 8192)
                ]
                found = loss_of(torch.cat(parts) + base[tests], tests).item()
            told(
                args,
                {
                    "ruleset": args.ruleset, "dropout": drop, "decay": decay, "epoch": epoch + 1,
                    "loss": round(found, 4), "seconds": round(time.monotonic() - began, 1),
                },
            )  # fmt: skip
            if found < best[0]:
                best = (found, [(m.weight.detach().cpu().numpy().astype(np.float64),
                                 m.bias.detach().cpu().numpy().astype(np.float64))
                                for m in model if isinstance(m, torch.nn.Linear)])  # fmt: skip
    net = in_whole_numbers(
        best[1],
        {
            "ruleset": args.ruleset,
            "seed": args.number,
            "horizon": args.horizon,
            "proof": args.proof,
        },
    )
    some = tests[: args.check].tolist()
    error, gap = checked(quickest(net), files, some)
    net.about |= {
        "hand-made": round(hand, 4), "fitted": round(fitted, 4), "loss": round(best[0], 4),
        "positions": len(test),
        "games": sum(len(np.unique(file["game"])) for file in files),
    }  # fmt: skip
    args.net.parent.mkdir(parents=True, exist_ok=True)
    args.net.write_bytes(write_net(net))
    told(
        args,
        {
            **net.about, "in whole numbers": error, "calibration gap": gap,
            "bytes": args.net.stat().st_size,
        },
    )  # fmt: skip


def turned(torch: Any, device: str) -> Any:
    """By number of players and seat: the seats from it on in turn; 5 for those that are missing."""
    found = torch.full((MOST_SEATS + 1, MOST_SEATS, MOST_SEATS), MOST_SEATS, dtype=torch.long)
    for players in range(2, MOST_SEATS + 1):
        for seat in range(players):
            for after in range(players):
                found[players, seat, after] = (seat + after) % players
    return found.to(device)


def told(args: argparse.Namespace, row: dict[str, Any]) -> None:
    print(json.dumps(row), flush=True)
    if args.log is not None:
        with args.log.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")


def in_whole_numbers(layers: list[Any], about: dict[str, Any]) -> Net:
    """The net with weights of 16 bits."""
    found: list[NetLayer] = []
    for (weights, biases), bits, carried in zip(layers, BITS, CARRIED, strict=True):
        scale = 2.0**bits / (INPUT if carried == 0 else 1.0)
        whole = np.clip(np.rint(weights * scale), -32767, 32767).astype(int)
        plus = np.rint(biases * 2.0 ** (bits + carried)).astype(int)
        found.append(NetLayer(whole.tolist(), plus.tolist()))
    return Net(about, found)


def checked(net: Scorer, files: list[Any], some: list[int]) -> tuple[float, float]:
    """The log loss of the whole numbers on these positions, and the mean gap of calibration."""
    whole = joined(files)
    pairs = [pair for at in some for pair in chances_at(whole, at, net)]
    losses = [-won * math.log(max(chance, TINY)) for chance, won in pairs]
    return round(sum(losses) / len(some), 4), round(apart(pairs)[0], 4)


def joined(files: list[Any]) -> dict[str, Any]:
    return {name: np.concatenate([file[name] for file in files]) for name in files[0].files}


def chances_at(whole: dict[str, Any], at: int, net: Scorer | None) -> list[tuple[float, float]]:
    """By seat: the chance that the net gives it, or the hand-made values; and what it won."""
    players = int(whole["players"][at])
    base = whole["base"][at, :players].tolist()
    rows = whole["rows"][at, :players].tolist()
    features = Features("", base, rows, whole["common"][at].tolist())
    found = shares(base if net is None else net.scores(features))
    return list(zip(found, whole["won"][at, :players].tolist(), strict=True))


def measure(args: argparse.Namespace) -> None:
    """Log loss and calibration of net and hand-made values, with intervals by game."""
    whole = joined([np.load(args.file)])
    net = quickest(read_net(args.net.read_bytes()))
    games: dict[int, list[int]] = {}
    for at, game in enumerate(whole["game"].tolist()):
        games.setdefault(game, []).append(at)
    told_losses: list[list[float]] = []
    for name, judge in (("hand-made", None), ("net", net)):
        by_game = [
            [chances_at(whole, at, judge) for at in positions] for positions in games.values()
        ]
        losses = [
            sum(-won * math.log(max(chance, TINY)) for each in game for chance, won in each)
            / len(game)
            for game in by_game
        ]
        told_losses.append(losses)
        gaps = []
        rng = Random(name)
        flat = [[pair for each in game for pair in each] for game in by_game]
        for _ in range(100):
            drawn = rng.choices(flat, k=len(flat))
            gaps.append(apart([pair for game in drawn for pair in game])[0])
        gaps.sort()
        gap = apart([pair for game in flat for pair in game])[0]
        print(
            f"{args.ruleset} {args.file.stem} {name}: log loss {interval(losses)}, calibration gap "
            f"{gap:.1%} ({gaps[2]:.1%} … {gaps[97]:.1%}), {len(games)} games",
            flush=True,
        )
    less = [one - other for one, other in zip(*told_losses, strict=True)]
    print(
        f"{args.ruleset} {args.file.stem}: the net's loss is less by {interval(less)}", flush=True
    )


# --- matches --------------------------------------------------------------------------------------


def use(ruleset: str, net: str) -> None:
    """Let doges judge by this file."""
    if net:
        read_file(ruleset, net)


@cache
def read_file(ruleset: str, net: str) -> None:
    path = Path(net)
    if path.exists():
        found = read_net(path.read_bytes())
        learned.net_of = lambda game, name, version: found  # type: ignore[assignment]


def seated(spec: str, seed: str) -> Bot:
    """A bot by its name, perhaps with settings of its search."""
    name, _, tuning = spec.partition("/")
    bot = make_bot(name, seed, NEWEST)
    if tuning:
        assert isinstance(bot, CaptainBot)
        given: dict[str, Any] = {"sure": 3.5}
        for each in tuning.split(","):
            key, _, value = each.partition("=")
            number = float(value)
            given[key] = int(number) if key in ("horizon", "least", "width", "halving") else number
        bot.tuning = Settings(**given)
    return bot


def match_one(
    ruleset: str, pairs: list[list[str]], seed: str, net: str, number: int
) -> tuple[int, int, float, float, float, float]:
    """Game `number`: the match, the block, what one won, its lead, seconds of it and the others."""
    use(ruleset, net)
    which, at = number % len(pairs), number // len(pairs)
    block, seat = at // 4, at % 4
    one, three = pairs[which]
    name = f"{seed}-{block}"
    bots: list[Any] = [seated(one if s == seat else three, bot_seed(name, s)) for s in range(4)]
    timed = [Timed(bot) for bot in bots]
    try:
        game = play_out(rules_of(ruleset, 4), timed, name)
    except Refused as refused:
        print("broken", name, seat, refused, flush=True)
        return which, block, 0.25, 0.0, 0.0, 0.0
    scores, places = game.position.scores(), game.position.places()
    lead = scores[seat] - (sum(scores) - scores[seat]) / 3
    others = sum(timed[s].seconds for s in range(4) if s != seat) / 3
    return which, block, win_share(places, seat), lead, timed[seat].seconds, others


class Timed:
    """A bot, and how much processor time it took."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.name = bot.name
        self.seconds = 0.0

    def choose(self, view: Any) -> Any:
        began = time.process_time()
        move = self.bot.choose(view)
        self.seconds += time.process_time() - began
        return move


def match(args: argparse.Namespace) -> None:
    began = time.monotonic()
    pairs = [each.split("//") for each in args.pairs]
    found: dict[int, dict[int, list[tuple[float, float]]]] = {n: {} for n in range(len(pairs))}
    seconds = [[0.0, 0.0] for _ in pairs]
    work = partial(match_one, args.ruleset, pairs, args.seed, str(args.net or ""))
    for which, block, won, lead, one, others in spread(
        work, args.games * len(pairs), args.workers, chunk=1
    ):
        found[which].setdefault(block, []).append((won, lead))
        seconds[which][0] += one
        seconds[which][1] += others
        if args.seconds and time.monotonic() - began > args.seconds:
            print("time is over", flush=True)
            break
    for which, (one, three) in enumerate(pairs):
        blocks = [each for each in found[which].values() if len(each) == 4]
        if blocks:
            took, others = seconds[which]
            print(
                f"{args.ruleset}: {one} against three {three}: {summed(blocks)}; "
                f"time {took / max(others, 1e-9):.2f} times theirs, "
                f"{took / sum(map(len, found[which].values())):.1f} s a game",
                flush=True,
            )
    if args.best is not None:
        leads = {
            pairs[which][0]: sum(lead for each in blocks.values() for _, lead in each)
            / max(1, sum(map(len, blocks.values())))
            for which, blocks in found.items()
        }
        args.best.write_text(max(leads, key=lambda one: leads[one]), encoding="utf-8")
    print(f"{time.monotonic() - began:.0f} s", flush=True)


def figure(args: argparse.Namespace) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    rows = [json.loads(line) for line in args.log.read_text(encoding="utf-8").splitlines()]
    names = list(dict.fromkeys(row["ruleset"] for row in rows))
    _, axes = pyplot.subplots(1, len(names), figsize=(4 * len(names), 3), squeeze=False)
    for name, ax in zip(names, axes[0], strict=True):
        mine = [row for row in rows if row["ruleset"] == name]
        for drop in dict.fromkeys(row["dropout"] for row in mine if "dropout" in row):
            some = [row for row in mine if row.get("dropout") == drop]
            ax.plot([r["epoch"] for r in some], [r["loss"] for r in some], label=f"net, {drop}")
        ax.axhline(next(row["hand-made"] for row in mine if "hand-made" in row), ls="--", c="gray")
        ax.set_title(name)
        ax.set_xlabel("epoch")
        ax.legend()
    axes[0][0].set_ylabel("log loss, games not seen")
    pyplot.tight_layout()
    pyplot.savefig(args.picture)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("generate")
    one.set_defaults(command=generate)
    one.add_argument("ruleset", choices=list(rulesets()))
    one.add_argument("file", type=Path)
    one.add_argument("--seconds", type=float, default=100.0)
    one.add_argument("--games", type=int, default=200_000)
    one.add_argument("--seed", default="doge")
    one.add_argument("--field", choices=list(FIELDS), default="merchants")
    one.add_argument("--net", type=Path)
    one.add_argument("--sampled", action="store_true", help="worlds that analysis would see")
    one.add_argument("--workers", type=int, default=0)
    one = commands.add_parser("train")
    one.set_defaults(command=train)
    one.add_argument("ruleset", choices=list(rulesets()))
    one.add_argument("net", type=Path)
    one.add_argument("files", type=Path, nargs="+")
    one.add_argument("--log", type=Path)
    one.add_argument("--epochs", type=int, default=12)
    one.add_argument("--units", type=int, default=128)
    one.add_argument("--number", type=int, default=0, help="the seed")
    one.add_argument("--horizon", type=int, default=0, help="plies a player that a doge looks")
    one.add_argument("--proof", type=float, default=1.0, help="how sure it has to be")
    one.add_argument("--check", type=int, default=20_000)
    one = commands.add_parser("measure")
    one.set_defaults(command=measure)
    one.add_argument("ruleset", choices=list(rulesets()))
    one.add_argument("net", type=Path)
    one.add_argument("file", type=Path)
    one = commands.add_parser("match")
    one.set_defaults(command=match)
    one.add_argument("ruleset", choices=list(rulesets()))
    one.add_argument("pairs", nargs="+", help="ONE//THREE")
    one.add_argument("--games", type=int, default=200, help="of each pair")
    one.add_argument("--seconds", type=float, default=0.0)
    one.add_argument("--seed", default="doge-match")
    one.add_argument("--best", type=Path, help="a file for the one that was furthest ahead")
    one.add_argument("--net", type=Path)
    one.add_argument("--workers", type=int, default=0)
    one = commands.add_parser("figure")
    one.set_defaults(command=figure)
    one.add_argument("log", type=Path)
    one.add_argument("picture", type=Path)
    args = parser.parse_args()
    args.command(args)


if __name__ == "__main__":
    main()
