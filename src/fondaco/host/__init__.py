"""Everything a host of tables needs, without a network and on the standard library.

A host runs tables for people: the server, a worker in a browser, or a test. This package plays the
bots' turns, times the talks, coaches, and makes the pages of lessons, guides, puzzles, replays and
reviews. The host provides the clock, the storage and the place where bots think.
"""
