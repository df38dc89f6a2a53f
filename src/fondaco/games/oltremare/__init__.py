"""Oltre Mare (2005) and Oltremare: Merchants of Venice (2004), by Emanuele Ornella."""

from fondaco.contract.manifest import Manifest, Ruleset

GAME = Manifest(
    name="oltremare",
    package=__name__,
    prefix="OM",
    year=2005,
    rulesets=(
        Ruleset("oltremare-2005", {"edition": "2005"}),
        Ruleset("oltremare-2004", {"edition": "2004"}),
    ),
    title="Oltre Mare",
    voice="voice.voice:OltremareVoice",
    board="board.board:OltremareBoard",
    expert="expert.expert:OltremareExpert",
    codec="codec:OltremareCodec",
    features="features:features",
    stats="stats:OltremareWatch",
    bargains="bargains:OltremareBargains",
    themes="themes",
    orders="orders:OltremareOrders",
    remarks="remarks:remarks",
    sent="sent",
    commands="commands:COMMANDS",
)
