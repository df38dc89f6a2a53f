"""How older stores become today's, one step a file; `fondaco.store.migrate` runs them.

On PostgreSQL a step is turned into SQL before it runs, so a step never reads what is stored.
"""
