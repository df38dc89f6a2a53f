"""Events of a club, without a network: evenings, duplicate evenings and cups.

An event is a log of entries (`entries`). `fold` says what the log means, and `event` has the
commands that append to it. `sizes` splits players into tables, `pairing` draws a round, `designs`
has the tables of a cup, `points` and `duplicate` score results, `standings` ranks players.
Everything is pure and uses the standard library alone: the same log gives the same draw and the
same standings on every machine.
"""
