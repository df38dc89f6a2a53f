"""What was it worth? Chances, the worth of moves and deals, and the review of a finished game.

What is computed from a View depends on that View alone, so it reveals nothing that its seat does
not know. Open hands are only for records of games that are over. See docs/analysis.md.

>>> from fondaco.analysis.chances import chances
>>> from fondaco.games import make
>>> position = make("batavia", players=3).start("docs")
>>> round(sum(each.mean for each in chances(position.view(0), worlds=4).chances), 6)
1.0
"""
