"""Puzzles: moments of real games in which one choice is clearly better than every other.

They are judged like everything in this package: from the View of the seat that has to choose, by
what comes of each choice in worlds that fit it. `making.py` finds them, `book.py` keeps them in
files, and every ruleset has such a file in the folder of its game. See docs/analysis.md.
"""
