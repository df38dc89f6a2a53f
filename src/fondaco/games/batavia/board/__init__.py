"""Batavia in the terminal."""
