"""How fast random play is, compared with well-known engines. `make bench` runs it."""
