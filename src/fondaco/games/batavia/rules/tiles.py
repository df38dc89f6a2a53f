"""The row of 35 shop tiles: shuffled (BA-1.1), or the fixed order of the quick start (BA-1.3).

A tile is numbered company * 7 + goods. Every block of five spaces holds each company once.
"""

import tomllib
from pathlib import Path
from typing import Any

from fondaco.contract.chance import Chance
from fondaco.contract.phrase import Row
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
    wrong: list[str] = []
    if isinstance(blocks, list) and all(isinstance(block, dict) for block in blocks):
        for block in blocks:
            names.extend(_tile_names(block, wrong))
    else:
        wrong.append("there are no [[block]] entries")
    if not wrong:
        wrong = row_problems(names)
    if wrong:
        raise Refused("tiles-order", problems=Row(list(wrong), "; "))
    return [parse_tile(name) for name in names]


def _tile_names(block: dict[str, Any], wrong: list[str]) -> list[str]:
    tiles = block.get("tiles")
    if isinstance(tiles, list) and all(isinstance(tile, str) for tile in tiles):
        return [str(tile) for tile in tiles]
    wrong.append("a block has no list `tiles` of tile names")
    return []


def row_problems(names: list[str]) -> list[str]:
    """What is wrong with a row of tile names; nothing, if it can be played."""
    wrong: list[str] = []
    tiles: list[int] = []
    for space, name in enumerate(names, start=1):
        try:
            tiles.append(parse_tile(name))
        except Refused:
            tiles.append(-1)
            wrong.append(f"space {space} has {name!r}, which is no tile")
    if len(tiles) != SPACES:
        wrong.append(f"there are {len(tiles)} tiles instead of {SPACES}")
    for tile in range(SPACES):
        if tiles.count(tile) > 1:
            wrong.append(f"{tile_name(tile)} is there {tiles.count(tile)} times")
    if wrong:
        return wrong
    for start in range(0, SPACES, BLOCK):
        companies = {tile // 7 for tile in tiles[start : start + BLOCK]}
        for company in range(5):
            if company not in companies:
                wrong.append(
                    f"spaces {start + 1} to {start + BLOCK} have no tile of {COMPANIES[company]}"
                )
    return wrong
