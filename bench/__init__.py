"""How fast random play is, beside engines people know. `make bench` runs it."""
