"""The mark that connects a test with the numbered rules it proves."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> "pytest.MarkDecorator":
    """A pytest mark: `@rule("OM-2.3.5")` says that this test proves that rule.

    The mark is called `rule`; a project that uses it lists it among its pytest markers. pytest is
    imported here, when a test asks for the mark, and nowhere else in this package.
    """
    import pytest

    return pytest.mark.rule(*ids)
