"""A table without a network: its log, the state that follows from it, what each audience sees.

`entries` are what happened, `Table` is their fold, `Sight` is what an audience sees, and `frames`
are what is sent. All of it uses the standard library alone, so anything can host a table: the
server does, with its store and its sockets.
"""
