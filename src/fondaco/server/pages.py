"""The browser app, as it was built into the package."""

import mimetypes
import os
from pathlib import Path

from litestar import Response, get

# Browser tests may bring a build of their own.
FOLDER = Path(os.environ.get("FONDACO_STATIC") or Path(__file__).parent / "static")
MISSING = """<!doctype html><meta charset="utf-8"><title>Fondaco</title>
<p>This installation has no browser app. From a checkout, <code>make web</code> builds it;
<code>fondaco play</code> plays in the terminal.</p>"""
FOREVER = "public, max-age=31536000, immutable"
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def _file(name: str) -> Path | None:
    """The file of that name in our folder, and nowhere else."""
    try:
        file = (FOLDER / name).resolve()
        return file if name and file.is_file() and FOLDER.resolve() in file.parents else None
    except (OSError, ValueError):  # no name that a file can have
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "") -> Response[bytes]:
    """A file of the app; every other address is a screen of it."""
    name = path.strip("/")
    file = _file(name)
    if file is not None:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        kept = FOREVER if name.startswith("assets/") else "no-cache"
        return Response(
            file.read_bytes(), media_type=kind, headers={**HEADERS, "cache-control": kept}
        )
    index = FOLDER / "index.html"
    known = not name.startswith(("api/", "ws/", "assets/"))
    if not known:
        return Response(b'{"detail":"There is nothing here.","status_code":404}',
                        status_code=404, media_type="application/json")  # fmt: skip
    body = index.read_bytes() if index.is_file() else MISSING.encode()
    return Response(body, media_type="text/html", headers={**HEADERS, "cache-control": "no-cache"})
