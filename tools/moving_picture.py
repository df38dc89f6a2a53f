"""Puts screenshots together to a moving picture, an animated WebP: `make pictures` calls it.

python -m tools.moving_picture OUT.webp FRAME.png …
"""

import sys
from pathlib import Path
from typing import Final

from PIL import Image

WIDTH: Final = 960
MOMENT: Final = 1_500  # how long a frame is seen, in milliseconds
LAST: Final = 3_000


def assemble(out: Path, files: list[Path]) -> None:
    """Write the frames into one file that starts again at its end."""
    frames = []
    for file in files:
        with Image.open(file) as picture:
            height = round(picture.height * WIDTH / picture.width)
            frames.append(picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS))
    times = [MOMENT] * (len(frames) - 1) + [LAST]
    first, *others = frames
    first.save(
        out, save_all=True, append_images=others, duration=times, loop=0, quality=75, method=6
    )
    print(f"{out.name}: {len(frames)} frames, {out.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    assemble(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
