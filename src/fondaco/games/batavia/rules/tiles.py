"""The row of 35 shop tiles: shuffled (BA-1.1), or the fixed order of the quick start (BA-1.3).

A tile is numbered company * 7 + goods. Every block of five spaces holds each company once.
"""

import tomllib
from pathlib import Path
from typing import Any

from fondaco.contract.chance import Chance
from fondaco.contract.phrase import CLAUSES, Phrase, Row, say
from fondaco.contract.refused import Refused
from fondaco.games.batavia.rules.names import BLOCK, COMPANIES, GOODS, SPACES, tile_name


def shuffled_row(chance: Chance) -> list[int]:
    """Five shuffled stacks; seven times the top tile of each, shuffled, on the next five spaces."""
    stacks: list[list[int]] = []
    for company in range(5):
        stack = list(range(7 * company, 7 * company + 7))
        chance.shuffle(stack)
        stacks.append(stack)
    row: list[int] = []
    for layer in range(7):
        five = [stack[layer] for stack in stacks]
        chance.shuffle(five)
        row.extend(five)
    return row


def parse_tile(name: str) -> int:
    """The number of a tile called "france silk"."""
    company, _, goods = name.partition(" ")
    if company not in COMPANIES or goods not in GOODS:
        raise Refused("no-tile", name=name)
    return 7 * COMPANIES.index(company) + GOODS.index(goods)


_quick: list[int] = []  # read when it is first needed


def quick_row() -> list[int]:
    """The fixed order of the quick start, from the data file."""
    if not _quick:
        path = Path(__file__).parent.parent / "data" / "quick.toml"
        _quick.extend(read_row(path.read_text(encoding="utf-8")))
    return _quick


def read_row(text: str) -> list[int]:
    """A row of tiles written as TOML, or a Refused with everything that is wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refused("tiles-not-toml", error=str(error)) from None
    names: list[str] = []
    blocks = data.get("block")
    wrong: list[Phrase] = []
    if isinstance(blocks, list) and all(isinstance(block, dict) for block in blocks):
        for block in blocks:
            names.extend(_tile_names(block, wrong))
    else:
        wrong.append(say("batavia-tiles-no-blocks"))
    if not wrong:
        wrong = row_problems(names)
    if wrong:
        raise Refused("tiles-order", problems=Row(list(wrong), CLAUSES))
    return [parse_tile(name) for name in names]


def _tile_names(block: dict[str, Any], wrong: list[Phrase]) -> list[str]:
    tiles = block.get("tiles")
    if isinstance(tiles, list) and all(isinstance(tile, str) for tile in tiles):
        return [str(tile) for tile in tiles]
    wrong.append(say("batavia-tiles-no-list"))
    return []


def row_problems(names: list[str]) -> list[Phrase]:
    """What is wrong with a row of tile names; nothing, if it can be played."""
    wrong: list[Phrase] = []
    tiles: list[int] = []
    for space, name in enumerate(names, start=1):
        try:
            tiles.append(parse_tile(name))
        except Refused:
            tiles.append(-1)
            wrong.append(say("batavia-tiles-no-tile", space=space, name=repr(name)))
    if len(tiles) != SPACES:
        wrong.append(say("batavia-tiles-number", tiles=len(tiles), wanted=SPACES))
    for tile in range(SPACES):
        if tiles.count(tile) > 1:
            times = tiles.count(tile)
            wrong.append(say("batavia-tiles-again", tile=tile_name(tile), times=times))
    if wrong:
        return wrong
    for start in range(0, SPACES, BLOCK):
        companies = {tile // 7 for tile in tiles[start : start + BLOCK]}
        for company in range(5):
            if company not in companies:
                last, name = start + BLOCK, COMPANIES[company]
                wrong.append(say("batavia-tiles-block", first=start + 1, last=last, company=name))
    return wrong
