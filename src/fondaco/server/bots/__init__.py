"""Bots at tables: one steward for each running table, and the processes in which bots think."""
