"""Names of people and bots at one table."""


def alike(one: str, other: str) -> bool:
    """Whether two names are easily confused: at most one letter apart.

    >>> alike("Tomaso", "Tommaso"), alike("Bianca", "bianca"), alike("Bianca", "Marco")
    (True, True, False)
    """
    short, long = sorted((one.casefold(), other.casefold()), key=len)
    at = 0
    while at < len(short) and short[at] == long[at]:
        at += 1
    if len(short) == len(long):
        return short[at + 1 :] == long[at + 1 :]
    return len(long) - len(short) == 1 and short[at:] == long[at + 1 :]
