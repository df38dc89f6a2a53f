"""The bodies of requests (`fondaco.host.bodies`), as Litestar reads and checks them."""

from typing import TYPE_CHECKING

from fondaco.host import bodies
from fondaco.server.base.strict import strict

if TYPE_CHECKING:
    from fondaco.host.bodies import Doubting as Doubting
    from fondaco.host.bodies import Fork as Fork
    from fondaco.host.bodies import Hiring as Hiring
    from fondaco.host.bodies import NewName as NewName
    from fondaco.host.bodies import NewTable as NewTable
    from fondaco.host.bodies import PuzzleMove as PuzzleMove
    from fondaco.host.bodies import Quick as Quick
    from fondaco.host.bodies import Sitting as Sitting
    from fondaco.host.bodies import Weighing as Weighing
else:
    Doubting = strict(bodies.Doubting)
    Fork = strict(bodies.Fork)
    Hiring = strict(bodies.Hiring)
    NewName = strict(bodies.NewName)
    NewTable = strict(bodies.NewTable)
    PuzzleMove = strict(bodies.PuzzleMove)
    Quick = strict(bodies.Quick)
    Sitting = strict(bodies.Sitting)
    Weighing = strict(bodies.Weighing)
