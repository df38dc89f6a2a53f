"""Versions of our bots: which set of numbers they judge by, and how they search.

An Expert's numbers and settings change now and then (`games/<name>/expert/versions.py`), and what
was begun with one version continues with it. So a table, a deal of the day and a record keep the
number of the version that their bots have; what was written before there were versions has the
first.
"""

from typing import Final

FIRST: Final = 1
NEWEST: Final = 5
KEEN: Final = 4  # from this version on, doges and the coach bargain harder than merchants
# Whose values are the best forecasts of what seats will end with: analysis judges by these, and its
# doubts were fitted to them. The numbers of version 2 choose better, but were not made to forecast.
FORECASTS: Final = 1
