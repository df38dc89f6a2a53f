"""Commands in the reader's language, with their help.

The help of a command and of its options names a message: `help="help-play"`. The outermost command
provides the messages (`ctx.obj`), and a name becomes text only when it is printed. So messages are
loaded only when they are needed, and games, which are a layer below the messages, can have
commands.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any, Protocol

import click

from fondaco.contract.phrase import Said

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

PLACE = re.compile(r"[A-Z]{2,}")  # a placeholder: GAME, FILE


class CommandWords(Protocol):
    """A `fondaco.messages.Messages`."""

    def __call__(self, key: str, /, **values: Any) -> str: ...
    def say(self, said: Said) -> str: ...
    def has(self, key: str) -> bool: ...


def words(ctx: click.Context | None = None) -> CommandWords:
    """The messages in the language of the terminal."""
    root = (ctx or click.get_current_context()).find_root()
    found: CommandWords = root.obj()
    return found


def print_message(said: Said, err: bool = False) -> None:
    """Print a message in the language of the terminal."""
    click.echo(words().say(said), err=err)


def replace_unknown_characters() -> None:
    """A terminal or a file that cannot show a character shows a question mark instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


class LocalCommand(click.Command):
    def make_context(self, *given: Any, **extra: Any) -> click.Context:
        with in_words():
            return super().make_context(*given, **extra)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        m = words(ctx)
        return [_places(piece, m) for piece in super().collect_usage_pieces(ctx)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, words(ctx)("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_help(self, words(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        m = words(ctx)
        rows: list[tuple[str, str]] = []
        for option in self.get_params(ctx):
            record = option.get_help_record(ctx)
            if isinstance(option, click.Option) and record is not None:
                rows.append((_places(record[0], m), self._option_help(option, ctx)))
        with formatter.section(m("help-options")):
            formatter.write_dl(rows)

    def _option_help(self, option: click.Option, ctx: click.Context) -> str:
        m = words(ctx)
        key = "help-help" if option is self.get_help_option(ctx) else option.help or ""
        text = m(key, **getattr(option, "values", {})) if m.has(key) else key
        if option.required:
            return m("help-required", text=text)
        if option.show_default and option.default is not None:
            return m("help-default", text=text, value=str(option.default))
        return text

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        """Some shells show help with each completion."""
        m = words(ctx)
        options = {name: each for each in self.get_params(ctx) for name in each.opts}
        found = super().shell_complete(ctx, incomplete)
        for item in found:
            option, key = options.get(item.value), item.help or ""
            if isinstance(option, click.Option):
                item.help = self._option_help(option, ctx)
            elif m.has(key):
                item.help = _first_line(m(key))
        return found


class LocalGroup(LocalCommand, click.Group):
    command_class = LocalCommand

    def invoke(self, ctx: click.Context) -> Any:
        with in_words():
            return super().invoke(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        m = words(ctx)
        found = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        shown = [(name, command) for name, command in found if command and not command.hidden]
        with formatter.section(m("help-commands")):
            formatter.write_dl([(name, _first_line(_help(each, m))) for name, each in shown])


LocalGroup.group_class = LocalGroup  # of those within it


def _help(command: click.Command, m: CommandWords) -> str:
    """The help of a command. A command of another package may have plain text instead of a name."""
    text = command.help or ""
    return m(text) if m.has(text) else text


def _first_line(text: str) -> str:
    return text.partition("\n")[0]


def _places(text: str, m: CommandWords) -> str:
    """The text with placeholders such as GAME and FILE in the reader's language."""

    def place(found: re.Match[str]) -> str:
        key = f"help-place-{found[0].lower()}"
        return m(key) if m.has(key) else found[0]

    return PLACE.sub(place, text)


# --- wrong use ------------------------------------------------------------------------------------


class MisusedError(click.UsageError):
    """Wrong use of a command, reported in the reader's language."""

    def __init__(self, error: click.UsageError, ctx: click.Context) -> None:
        super().__init__(error.message, ctx)
        self.error = error
        self.where = ctx

    def show(self, file: IO[Any] | None = None) -> None:
        m = words(self.where)
        click.echo(self.where.get_usage(), file, err=True)
        click.echo(m("help-see", command=f"{self.where.command_path} --help"), file, err=True)
        click.echo(file=file, err=True)
        click.echo(m("command-error", reason=self._reason(m)), file, err=True)

    def _reason(self, m: CommandWords) -> str:
        """The reason. Messages that come from click itself are in English."""
        match self.error:
            case click.NoSuchOption():
                return m("help-no-option", name=self.error.option_name) + self._meant(m)
            case click.MissingParameter(param=click.Parameter() as missing):
                return m("help-missing", name=self._name(missing, m))
            case click.BadParameter(param=click.Parameter() as bad):
                name = self._name(bad, m)
                if isinstance(bad.type, click.IntRange) and bad.type.max is not None:
                    return m("help-range", name=name, least=bad.type.min, most=bad.type.max)
                if isinstance(bad.type, click.IntRange):
                    return m("help-at-least", name=name, least=bad.type.min)
                if bad.type is click.INT:
                    return m("help-whole-number", name=name)
                return m("help-bad-value", name=name, why=self.message)
        if hasattr(self.error, "command_name"):  # of click 8.4
            return m("help-no-command", name=self.error.command_name) + self._meant(m)
        return self.error.format_message()

    def _meant(self, m: CommandWords) -> str:
        found = getattr(self.error, "possibilities", None)
        return " " + m("help-meant", names=", ".join(sorted(found))) if found else ""

    def _name(self, parameter: click.Parameter, m: CommandWords) -> str:
        if isinstance(parameter, click.Option):
            return parameter.opts[0]
        return _places(parameter.human_readable_name, m)


# A group without a command shows its help, which is in the reader's language already.
SHOWN = (MisusedError, getattr(click.exceptions, "NoArgsIsHelpError", MisusedError))


@contextmanager
def in_words() -> Iterator[None]:
    try:
        yield
    except SHOWN:
        raise
    except click.UsageError as error:
        if error.ctx is None:
            raise
        raise MisusedError(error, error.ctx) from None
