"""The tables in this process: rooms, the one way to write into a log, and what is sent out."""
