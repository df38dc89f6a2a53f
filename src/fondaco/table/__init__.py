"""A table without a network: what can stand in its log, what the log says, who sees what of it.

`entries` are what happened, `Table` is their fold, `Sight` what one audience gets to see, `frames`
what is sent to it. All on the standard library alone, so that anything can host a table: the server
does, with its store and its sockets.
"""
