"""`@rule("OM-2.3.5")` says which numbered rules a test proves; `make rules` lists them."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
