"""Where the two editions differ, side by side. Everything else is shared."""

from fondaco.contract.refused import Refused


class Edition:
    """The rules of one edition, as answers to the questions on which the editions part."""

    def __init__(
        self,
        name: str,
        deal_first: bool,
        route_once: bool,
        venice_on_top: bool,
        venice_pays_cargo: bool,
        last_round: bool,
        markers_by_kinds: bool,
        final_order: list[str],
    ) -> None:
        self.name = name
        self.deal_first = deal_first  # OM-1.5: hands are dealt before Venice goes into the pile
        self.route_once = route_once  # OM-2.3.5: a route is sailed at most once a turn
        self.venice_on_top = venice_on_top  # OM-4.1: Venice on top at a turn's end also scores
        self.venice_pays_cargo = venice_pays_cargo  # OM-4.3: cargo is paid at Venice
        self.last_round = last_round  # OM-4.4 (else OM-4.5): the round is played to its end
        self.markers_by_kinds = markers_by_kinds  # OM-5.3: more kinds win ties in markers
        self.final_order = final_order  # OM-5.3: how the final sheet is read out


# fmt: off
EDITIONS = {
    #                             2005                                      2004
    # Venice into the pile        after the deal                            before the deal
    # a route once a turn         yes                                       no
    # Venice on top scores        yes                                       no
    # Venice pays cargo           yes                                       no
    # after the last card         the round is played out                   the turn is played out
    # ties in markers             share                                     more kinds first
    "2005": Edition(
        "2005", deal_first=True, route_once=True, venice_on_top=True, venice_pays_cargo=True,
        last_round=True, markers_by_kinds=False,
        final_order=["prestige", "cargo", "pirates", "markers"],
    ),
    "2004": Edition(
        "2004", deal_first=False, route_once=False, venice_on_top=False, venice_pays_cargo=False,
        last_round=False, markers_by_kinds=True,
        final_order=["cargo", "markers", "prestige", "pirates"],
    ),
}
# fmt: on


def edition(name: str) -> Edition:
    """The edition of that name."""
    found = EDITIONS.get(name)
    if found is None:
        raise Refused("no-edition", name=name, names=", ".join(EDITIONS))
    return found
