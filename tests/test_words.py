"""How the words read: numbers agree, no English is left over, French has its spaces."""

import json
import re

import pytest

from fondaco.contract.phrase import AND, CLAUSES, Phrase, Row, say
from fondaco.contract.refused import Refused
from fondaco.games import make, make_voice
from fondaco.messages import Messages, languages
from tests.locales import (
    OTHERS,
    PACKAGE,
    ROOT,
    everything,
    given,
    renderings,
    without_notation,
)

SAID = json.loads((ROOT / "tests" / "said.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", languages())
def test_sentences_are_said_as_natives_say_them(language: str) -> None:
    """The browser says the same: `web/src/core/i18n.test.ts` reads the same list."""
    m = Messages(language)
    told = [m(each["id"], **each["values"]) for each in SAID]
    assert told == [each[language] for each in SAID]
    assert m.troubles == []


# --- numbers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_below_zero_is_not_one(language: str) -> None:
    """In every language −1 takes the words of 1, but not its figure."""
    m = Messages(language)
    wrong = []
    for key, each in everything(language).items():
        for text, values in zip(renderings(language)[key], given(language, key), strict=True):
            negative = [name for name in each.numbers if values[name] == -1]
            if negative:
                many = m(key, **{**values, **dict.fromkeys(negative, 5)})
                alone = re.compile(r"(?<![−\d.,])1(?![\d.,]\d|\d)")
                if len(alone.findall(text)) > len(alone.findall(many)):
                    wrong.append((key, text))
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_none_is_not_one(language: str) -> None:
    """French counts 0 as one: then “une carte” would be said of no card."""
    m = Messages(language)
    wrong = []
    for key, each in everything(language).items():
        for values in given(language, key):
            for name in each.numbers:
                none, one, two = (m(key, **{**values, name: number}) for number in (0, 1, 2))
                if none == one != two:
                    wrong.append((key, none))
    assert wrong == []


PLURALS = {
    "en": "cards|ducats|letters|ports|tiles|companies|crates|games|moves|players|seats|gems",
    "fr": "cartes|ducats|lettres|ports|tuiles|compagnies|caisses|parties|coups|joueurs|places"
    "|pièces|pierres|gagnées|inconnues|poteries|jouées",
    "nl": "kaarten|dukaten|wissels|havens|tegels|compagnieën|kisten|spellen|zetten|spelers"
    "|plaatsen|edelstenen|kaartjes",
    "de": "Karten|Häfen|Kompanien|Kisten|Spiele|Züge|Schritte|Plätze|Edelsteine|Handkarten|fehlen",
    "it": "carte|ducati|cambiali|porti|tessere|compagnie|casse|partite|mosse|giocatori|posti"
    "|monete|gemme|vinte|viste|ceramiche",
}


# “2 to 5 players”, limits of the games, and what is said only of several.
NEVER_ONE = re.compile(
    r"refused-(players-range|game-players|players-from|line-players|most-|accept-range|seating"
    r"|bots-count|resume-which-seat|unsound-letters|event-)|batavia-hint-pirates"
    r"|web-oltremare-anatomy-(power|lot)|web-batavia-anatomy-(post|arrival)"
)


@pytest.mark.parametrize("language", languages())
def test_there_are_no_1_cards(language: str) -> None:
    """Whatever is counted in a message has a form for one, whether the message knows it or not."""
    m = Messages(language)
    wrong = re.compile(rf"(?<![\d.,−])1 ({PLURALS[language]})\b")
    found = [
        (key, text)
        for key, each in everything(language).items()
        if not NEVER_ONE.match(key)
        for values in given(language, key)
        for text in [m(key, **{**values, **dict.fromkeys(each.values - set(each.variants), 1)})]
        if wrong.search(without_notation(text))
    ]
    assert found == []


def test_verbs_agree_with_their_numbers() -> None:
    words = Messages("en")
    assert words("stats-files", games=1, files=5) == "1 of 5 files is a game."
    assert words("stats-files", games=3, files=5) == "3 of 5 files are games."
    told = words("export-done", games=1, files=5, folder="out", unfinished=0)
    assert told.startswith("1 of 5 files is a finished game, now in out.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Platz 1 ist jetzt nicht am Zug, sondern die Plätze 0 und 3."),
        ("en", "Seat 1 cannot move now, but seats 0 and 3 can."),
        ("fr", "La place 1 ne peut pas jouer maintenant, mais les places 0 et 3 le peuvent."),
        ("it", "Ora non tocca al posto 1, ma ai posti 0 e 3."),
        ("nl", "Plaats 1 is nu niet aan zet, maar plaatsen 0 en 3 wel."),
    ],
)
def test_several_seats_are_named_in_the_readers_language(language: str, sentence: str) -> None:
    refused = Refused("other-seats-move", seat=1, seats=Row([0, 3]), count=2)
    assert Messages(language).refusal(refused) == sentence


def test_minus_is_a_minus_sign() -> None:
    for language in languages():
        assert Messages(language)("oltremare-ducats", count=-3).startswith("−3 ")


# --- lists ------------------------------------------------------------------------------------


def test_the_last_of_a_list_is_joined_by_and() -> None:
    told = [Messages(each).say(Row(["a", "b", "c"])) for each in ("en", "fr", "nl", "de", "it")]
    assert told == ["a, b and c", "a, b et c", "a, b en c", "a, b und c", "a, b e c"]
    assert Messages().say(Row(["a"], AND)) == "a"
    assert Messages("fr").say(Row(["a", "b"], CLAUSES)) == "a\u202f; b"


# --- English left over ------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(the|and|you|yours?|they|their|them|there|which|what|when|whom?|not|are|were|would|could"
    r"|should|have|has|been|is|was|will|shall|cannot|this|that|these|those|with|from|into|about|of"
    r"|to|by|its?|for|cards?|players?|turn|round|games?|ships?|load|cargo|play|buy|sell|trade|offer"
    r"|bid|draw|lay|travel|exchange|keep|seat|table|board|goods|salt|silk|gems|scrolls|grain|wine"
    r"|wood|corn|spices|silver|market|ducats?|gold|letters|crates?|shop|tiles?|company|companies"
    r"|england|denmark|netherlands|sweden|venice|rhodes|nothing|everybody)\b",
    re.IGNORECASE,
)
# Words of these languages, or on loan, that look English; and what is typed in the terminal.
ON_LOAN = {
    "fr": {"table", "ducat", "ducats"},
    "nl": {"is", "was", "of", "letters"},
    "de": {"was", "will", "gold", "england"},
    "it": set(),
}


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_over(language: str) -> None:
    found = {
        (key, word)
        for key, texts in renderings(language).items()
        if not key.startswith(("refused-oltremare-moves", "refused-batavia-moves"))
        for text in texts
        for word in map(str.lower, ENGLISH.findall(without_notation(text)))
        if word not in ON_LOAN[language]
    }
    assert sorted(found) == []


# --- French -----------------------------------------------------------------------------------

SPACED = re.compile(r"(?<!\u00a0):(?=\s|$)|(?<!\u202f)[;!?](?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»")


def test_french_marks_never_stand_alone_in_a_line() -> None:
    """A no-break space before : ; ! ? and inside « »."""
    typed = re.compile(
        r"(?:offer )?2: (?:grain3|sel 7)[^.»\]]*|key: value|7  0: a; b|(?<=[ \[])[;?](?= )"
    )
    wrong = [
        (key, text)
        for key, texts in renderings("fr").items()
        if not key.startswith("list-")
        for text in texts
        if SPACED.search(typed.sub("", text))
    ]
    assert wrong == []


def test_french_elides_nothing_it_does_not_know() -> None:
    """“de Alvise”, “que Alexandrie”: before a name that may begin with a vowel no such word."""
    names = "name|names|partner|was|port|here|card|goods|others|game|marker"
    elided = re.compile(rf"(?i)\b(de|que|je|ne|se|me|te|jusque) \{{ \$({names}) \}}")
    wrong = [
        (key, text)
        for key, each in everything("fr").items()
        for text in each.texts
        if elided.search(text)
    ]
    assert wrong == []


# --- one word for a thing ---------------------------------------------------------------------

# The number of cards to play, and the stack of cards one has.
LOAD_AND_CARGO = {
    "en": (r"\bload\b", r"\bcargo\b"),
    "fr": (r"\bcharge\b", r"\bcargaison\b"),
    "nl": (r"\blaadgetal\b", r"\bvracht"),
    "de": (r"\bLadung\b", r"\bFracht"),
    "it": (r"\bstazza\b", r"\bcarico\b"),
}


@pytest.mark.parametrize("language", languages())
def test_load_and_cargo_are_two_words(language: str) -> None:
    load, cargo = (re.compile(each) for each in LOAD_AND_CARGO[language])
    for key, each in everything(language).items():
        for text in each.texts:
            before = text.partition("{ $load }")[0] if "{ $load }" in text else ""
            assert not before or not cargo.search(before[-20:]), (key, text)
    for part in ("column-load", "cell-load", "claim-load"):
        [text] = renderings(language)[f"oltremare-{part}"][:1]
        assert load.search(text), part
        assert not cargo.search(text), part
    for part in ("column-cargo", "phase-cargo"):
        [text] = renderings(language)[f"oltremare-{part}"][:1]
        assert cargo.search(text), part
        assert not load.search(text), part


@pytest.mark.parametrize("language", OTHERS)
def test_nobody_says_load_where_the_english_does_not(language: str) -> None:
    nouns = {
        "fr": r"\b(la|sa|votre|une|de) charge\b|\bcharge (\d|de)",
        "nl": r"\blading\b",
        "de": r"\bLadung\b",
        "it": r"\bstazza\b",
    }
    wrong = [
        (key, text)
        for key, texts in renderings(language).items()
        if not re.search(r"\bload", " ".join(renderings("en")[key]))
        for text in texts
        if re.search(nouns[language], text)
    ]
    assert wrong == []


# --- names of things ---------------------------------------------------------------------------


def test_ports_bear_the_name_the_reader_knows() -> None:
    names = [Messages(each)("oltremare-port", port="Venice") for each in languages()]
    assert names == ["Venedig", "Venice", "Venise", "Venezia", "Venetië"]
    assert Messages("fr")("oltremare-port", port="Porto Mio") == "Porto Mio"


def test_every_translated_port_is_on_the_chart() -> None:
    chart = (PACKAGE / "games/oltremare/data/mediterranean.toml").read_text(encoding="utf-8")
    ports = set(re.findall(r'\{ name = "([^"]+)"', chart))
    today = set(re.findall(r'today = "([^"]+)"', chart))
    for language in OTHERS:
        assert everything(language)["oltremare-port"].variants["port"] <= ports | {"other"}
        assert everything(language)["web-oltremare-today"].variants["port"] <= today | {"other"}


@pytest.mark.parametrize("language", languages())
def test_titles_fit_on_a_card_that_can_be_read(language: str) -> None:
    """Ten letters take the width of a card beside the number of cards, in letters of good size."""
    titles = {key: texts for key, texts in renderings(language).items() if "-title-" in key}
    on_cards = [texts[0] for key, texts in titles.items() if key.startswith("web-oltremare-title-")]
    assert len(on_cards) == 12
    assert [title for title in on_cards if len(title) > 10] == []


def test_a_bot_names_cards_and_ports_as_its_reader_does() -> None:
    voice = make_voice(make("oltremare", 3), 0, ["Ada", "Bob", "Cleo"])
    m = Messages("fr")

    def why(message: str, **values: object) -> str:
        return m.say(voice.reason(Phrase(message, values)))

    assert "Sel n°\u00a07" in why("why-discard", card="salt7")
    assert why("why-sail", marker="compass", port="Venice").endswith("Boussole, à Venise.")
    assert "1 pierre précieuse" in why("why-lot", goods="gems", cards=1, ducats=5)
    assert m.troubles == []
    batavia = make_voice(make("batavia", 3), 0, ["Ada", "Bob", "Cleo"])
    crate = batavia.reason(say("why-batavia-post", goods="tea", crates=2))
    assert "Teekontor" in Messages("de").say(crate)
