"""Games as files: where they go, and what is never overwritten."""

import os
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import list2cmdline

import click

from fondaco.contract.chance import commitment
from fondaco.contract.refused import Refused
from fondaco.records import Game, read

# Required, so that a line meant as an answer to something else does not become a file.
ENDING = ".txt"


def resume_command(file: Path) -> str:
    return f"fondaco play --resume {quoted(str(file))}"


def verify_command(file: Path) -> str:
    return f"fondaco record verify {quoted(str(file))}"


def quoted(word: str) -> str:
    """A word of a command, as this system's shell takes it."""
    return list2cmdline([word]) if sys.platform == "win32" else shlex.quote(word)


class Shelf:
    """Where one game is kept. The file is its record with the seed, so that it can continue."""

    def __init__(self, game: Game, file: Path | None = None) -> None:
        self.game = game
        self.file = file or Path(f"fondaco-{game.rules.name}-{commitment(game.seed)[:8]}.txt")
        # How many moves are safe; None for no file yet.
        self._saved = len(game.log) if file else None

    @property
    def is_safe(self) -> bool:
        """Whether everything played so far is in the file."""
        return self._saved == len(self.game.log)

    def save(self, name: str = "") -> Path:
        """Write the record; Refused with a reason if that cannot be done."""
        if name and not name.endswith(ENDING):
            raise Refused("file-name", file=name, ending=ENDING)
        try:
            path = Path(name).expanduser() if name else self.file
            self._check_free(path)
            _write(path, self.game.to_text(reveal_seed=True))
        except (OSError, ValueError, RuntimeError) as error:
            if isinstance(error, Refused):
                raise
            reason = getattr(error, "strerror", None) or str(error)
            raise Refused("cannot-save", file=name or str(self.file), reason=reason) from None
        self.file = path
        self._saved = len(self.game.log)
        return path

    def save_somewhere(self) -> Path:
        """Save to the file that the person chose, or else where programs keep their data: nobody
        asked for a file in the folder that they happen to be in.

        This is for a person who leaves: an interrupted move may have left the position half
        changed, so it is rebuilt from the log.
        """
        self.game.position = self.game.at(len(self.game.log))
        if self._saved is not None:
            with suppress(Refused):
                return self.save()
        folder = Path(click.get_app_dir("fondaco")) / "games"
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        with suppress(Refused):
            return self.save(str(folder / self.file.name))
        return self.save(self.file.name)

    def _check_free(self, path: Path) -> None:
        """Only an earlier save of this very game may be overwritten."""
        if not path.exists():
            return
        try:
            same = read(path.read_bytes()).commitment == commitment(self.game.seed)
        except Refused:
            same = False
        if not same:
            raise Refused("file-taken", file=str(path))


def _write(path: Path, text: str) -> None:
    """All of it or nothing: a full disk must not destroy the earlier save."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    finally:
        with suppress(OSError):
            draft.unlink()
