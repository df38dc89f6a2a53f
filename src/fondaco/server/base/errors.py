"""The body of every HTTP answer that is an error."""

from msgspec import Struct


class ErrorAnswer(Struct):
    """An error: a sentence for people; a name and values for programs."""

    detail: str
    status_code: int
    name: str = ""
    values: dict[str, float | str] = {}
