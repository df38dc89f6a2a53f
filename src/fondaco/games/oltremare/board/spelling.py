"""What a person types in the words of their language, as the notation writes it."""

import re

from fondaco.contract.phrase import say
from fondaco.contract.translator import Translator
from fondaco.games.oltremare.rules.cards import SYMBOL_NAMES
from fondaco.games.oltremare.rules.setting import Setting


class Spelling:
    """`Speel Zout 7` is typed `play zout 7`, and means `play salt7`."""

    def __init__(self, setting: Setting, m: Translator) -> None:
        self.goods = [*setting.deck.goods_names, "any"]
        self.named = [m(f"oltremare-goods-{name}") for name in self.goods]  # as they are shown
        ports = enumerate(setting.chart.slugs)
        self._words = {
            **{m.say(setting.chart.called(port)): slug for port, slug in ports},
            **{m(f"oltremare-symbol-{name}"): name for name in SYMBOL_NAMES},
            m("oltremare-column-power"): "power",
            m("oltremare-column-load"): "load",
            m("oltremare-for"): "for",
            m("voice-nothing"): "nothing",
            **dict(zip(self.named, self.goods, strict=True)),
        }
        self._words = {_plain(word): meant for word, meant in self._words.items()}
        longest = sorted(self._words, key=len, reverse=True)
        self._known = re.compile(rf"\b({'|'.join(map(re.escape, longest))})\b")
        # Between the goods and the number of a card a language may have a word: n°.
        between = m.say(say("oltremare-card-name", goods=self.goods[0], number=0)).split()[-2:-1]
        number = rf"(?:{re.escape(_plain(between[0]))})?\s*" if len(between) else r"\s*"
        self._card = re.compile(rf"\b({'|'.join(self.goods)})\s+{number}(\d+)\b")

    def __call__(self, line: str) -> str:
        text = self._known.sub(lambda found: self._words[found[1]], _plain(line))
        return self._card.sub(r"\1\2", text)

    def goods_named(self, word: str) -> list[int]:
        """Whose name it is, or with what it begins, here or in the notation; `any` is the last."""
        both = [(name, _plain(shown)) for name, shown in zip(self.goods, self.named, strict=True)]
        exact = [at for at, names in enumerate(both) if word in names]
        return exact or [
            at for at, names in enumerate(both) if any(name.startswith(word) for name in names)
        ]


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("’", "'").split())
