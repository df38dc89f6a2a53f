"""Logins that a reader could take for one another.

Nobody should be able to open `vıctim` or `vic tim` where `victim` is known. The whole list of
Unicode (UTS 39) is long; these are the parts that fit into a login: spaces, marks and signs that
are hardly seen, letters with strokes or without dots, letters of the Greek and Cyrillic alphabets
that look Latin, and the few that are mistaken for each other in any font. What is not listed is
mostly of other alphabets, and a login has letters of one alphabet only.
"""

import re
import unicodedata

# As they are typed: an upper-case letter may look like another one than its lower-case form.
_LATIN = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνοπρτυχωАВЕЅІЈКМНОРСТУХԌԚԜҺӀавгеѕіјкмнопрстухһԁԛԝӏ",
    "ABEZHIKMNOPTYXabyenikvonptuxwABESIJKMHOPCTYXGQWHIabresijkmhonpctyxhdqwl",
)
_ALIKE = str.maketrans("i1|0", "lllo")  # I, l and 1; O and 0
_PAIRS = (("rn", "m"), ("vv", "w"))
# "LATIN SMALL LETTER L WITH STROKE", "… DOTLESS I", "LATIN LETTER SMALL CAPITAL R", "… SCRIPT G"
_BASE = re.compile(r"LATIN .*LETTER (?:SMALL CAPITAL |DOTLESS |SCRIPT )?([A-Z])(?: WITH .*)?")
_NAMED = {"ALPHA": "a", "IOTA": "i"}  # "LATIN SMALL LETTER ALPHA"
_EAST = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}


def look(login: str) -> str:
    """What is the same for logins that look alike.

    >>> look("victim") == look("vıctim") == look("vic tim") == look("VÍCTIM") == look("viсtim")
    True
    >>> look("victim") == look("victor")
    False
    """
    letters = [c for c in unicodedata.normalize("NFKD", login) if c.isalnum() or c == "|"]
    text = "".join(_latin(c) for c in letters).casefold().translate(_ALIKE)
    for pair, one in _PAIRS:
        text = text.replace(pair, one)
    return text or unicodedata.normalize("NFKC", login).casefold()


def _latin(letter: str) -> str:
    if letter.isascii():
        return letter
    name = unicodedata.name(letter, "")
    found = _BASE.fullmatch(name)
    if found is not None:
        return found[1]
    if name.startswith("LATIN"):
        return _NAMED.get(name.rpartition(" ")[2], letter)
    return letter.translate(_LATIN)


def one_alphabet(login: str) -> bool:
    """Whether the letters are all of one alphabet; those of East Asia go with any.

    >>> one_alphabet("Анна 2"), one_alphabet("Αννα"), one_alphabet("Annа"), one_alphabet("日本 Go")
    (True, True, False, True)
    """
    letters = [c for c in unicodedata.normalize("NFKC", login) if c.isalpha()]
    return len({unicodedata.name(c, "?").split()[0] for c in letters} - _EAST) <= 1
