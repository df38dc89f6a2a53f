"""What a seat will end with, estimated in a sampled position."""

from fondaco.rules.oltremare.position import OltremarePosition


def value(p: OltremarePosition, seat: int) -> float:
    return float(p.ducats[seat])
