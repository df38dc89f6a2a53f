"""Talking to the person: showing things, and asking for a line."""

import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text

from fondaco.contract.board import Cancelled, MenuLine
from fondaco.contract.phrase import Said, say
from fondaco.contract.refused import Refused
from fondaco.messages import Messages
from fondaco.terminal.flow import Left
from fondaco.terminal.menu import menu

Reader = Callable[[str], str]

NARROWEST = 60
# What is between the marks 1 and 2 takes no room on the line.
BOLD, PLAIN = "\001\033[1m\002", "\001\033[0m\002"


class TerminalScreen:
    """A console without markup (names are only names), and the words to speak with."""

    def __init__(self, console: Console, messages: Messages, read: Reader | None = None) -> None:
        self.console = console
        self.m = messages
        self._read = read or input
        # A keyboard shows what is typed; lines from a pipe are shown here, and the log reads well.
        self._echo = read is not None or sys.stdin is None or not sys.stdin.isatty()

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def note(self, text: Said, style: str = "") -> None:
        """A sentence, or several, wrapped at the edge."""
        self.console.print(Text(self.m.say(text), style=style))

    def offer(self, choices: list[MenuLine]) -> None:
        """Show a menu."""
        self.show(menu(choices, self.width, self.m))

    def command(self, text: str) -> None:
        """Something to be copied and typed elsewhere: on one line, however long."""
        self.console.print(Text(f"  {text}", style="bold"), soft_wrap=True)

    def complain(self, reason: Said | Refused) -> None:
        """Why something cannot be done."""
        if isinstance(reason, Refused):
            reason = self.m.refusal(reason)
        self.console.print(Text(self.m("terminal-no", reason=reason), style="yellow"))

    def ask(self, question: Said) -> str:
        """One line from the person, without the spaces around it."""
        try:
            line = self._read(self._prompt(self.m.say(question))).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if self._echo:
            self.console.print(Text(line if line.isprintable() else repr(line)))
        return line

    def _prompt(self, question: str) -> str:
        """Show the question, and return the part that line editing has to know."""
        if self._echo:
            self.console.print(Text(f"{question} ", style="bold"), end="")
            return ""
        *above, last = Text(f"{question} ", style="bold").wrap(self.console, self.width)
        for line in above:
            self.console.print(line)
        if "readline" not in sys.modules or self.console.color_system is None:
            return last.plain
        return f"{BOLD}{last.plain}{PLAIN}"

    def ask_in_dialogue(self, question: Said) -> str:
        """The same, but `x` leaves the dialogue."""
        line = self.ask(question)
        if line.lower() in ("x", "cancel"):
            raise Cancelled
        return line

    def confirm(self, question: Said) -> bool:
        """Enter or y is yes, n is no; anything else is asked again."""
        while True:
            answer = self.ask(question).lower()
            if self.is_yes(answer):
                return True
            if answer == "x" or self.is_no(answer):
                return False
            self.complain(say("terminal-yes-or-no"))

    def is_yes(self, answer: str) -> bool:
        """In the reader's language, or in English; Enter too."""
        return answer.lower() in ("", "y", "yes", *self.m("terminal-yes").split())

    def is_no(self, answer: str) -> bool:
        return answer.lower() in ("n", "no", *self.m("terminal-no-words").split())


def console() -> Console:
    """A console that shows text as it is: `[bold]` in a name is part of the name."""
    return Console(markup=False, emoji=False, highlight=False)
