"""A game in the terminal: a person against bots."""

from fondaco.terminal.command import play_command

__all__ = ["play_command"]
