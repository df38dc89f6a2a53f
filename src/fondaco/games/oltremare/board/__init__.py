"""Oltre Mare in the terminal."""
