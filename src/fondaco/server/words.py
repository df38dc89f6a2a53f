"""The words of each language, read once in each process."""

from functools import cache

from fondaco.messages import DEFAULT, Messages


@cache
def messages(language: str) -> Messages:
    return Messages(language or DEFAULT)
