"""Batavia (2008): three to five merchants travel to Asia with five East India companies."""

from fondaco.contract.manifest import Manifest, Ruleset

GAME = Manifest(
    name="batavia",
    package=__name__,
    prefix="BA",
    year=2008,
    rulesets=(Ruleset("batavia", {}),),
    title="Batavia",
    voice="voice.voice:BataviaVoice",
    board="board.board:BataviaBoard",
    expert="expert.expert:BataviaExpert",
    codec="codec:BataviaCodec",
    features="features:features",
    stats="stats:BataviaWatch",
    themes="themes",
    orders="orders:BataviaOrders",
    sent="sent",
)
