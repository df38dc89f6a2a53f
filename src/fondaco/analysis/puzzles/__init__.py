"""Puzzles: moments of real games in which one choice is clearly better than every other.

Judged as everything in this room is: from the View of the seat that has to choose, by what comes of
each choice in worlds that fit it. `making.py` finds them, `book.py` keeps them in files, and every
ruleset has such a file in the folder of its game. See docs/analysis.md.
"""
