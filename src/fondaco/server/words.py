"""The words of each language, read once in each process."""

from functools import cache

from fondaco.messages import DEFAULT, Messages, languages


def messages(language: str) -> Messages:
    """In a language that we have, or else in English: nobody can make us remember others."""
    return _messages(language if language in languages() else DEFAULT)


@cache
def _messages(language: str) -> Messages:
    return Messages(language)
