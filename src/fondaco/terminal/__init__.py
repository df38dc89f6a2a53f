"""A game in the terminal: a person against bots."""

from fondaco.terminal.start import play_command

__all__ = ["play_command"]
