"""The steps of migrations, one in each file; `fondaco.store.migrate` runs them.

On PostgreSQL a step becomes SQL before it runs, so a step cannot read stored data.
"""
