"""Finished games as Parquet tables, for pandas, polars, DuckDB and learning programs."""
