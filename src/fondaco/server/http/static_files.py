"""The files of the browser app, which the build puts into the package."""

import asyncio
import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from fondaco.server.access.caller import services
from fondaco.server.access.entry import FOR_STRANGERS

# Browser tests may use a build of their own.
FOLDER = Path(os.environ.get("FONDACO_STATIC") or Path(__file__).parents[1] / "static")
MISSING = """<!doctype html><meta charset="utf-8"><title>Fondaco</title>
<p>This installation has no browser app. From a checkout, <code>make web</code> builds it;
<code>fondaco play</code> plays in the terminal.</p>"""
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
PACKED = (
    "text/",
    "application/javascript",
    "application/wasm",
    "application/manifest+json",
    "image/svg+xml",
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def _file(name: str) -> Path | None:
    """The file with this name, if it lies in our folder."""
    try:
        file = (FOLDER / name).resolve()
        return file if name and file.is_file() and FOLDER.resolve() in file.parents else None
    except (OSError, ValueError):  # a file cannot have this name
        return None


def _content(file: Path, closed: bool) -> bytes:
    """The file. The page of a closed house says so: it then asks who is there before it begins."""
    text = file.read_bytes()
    return text.replace(b"<html", b"<html data-closed", 1) if closed else text


@lru_cache(maxsize=256)
def _packed(file: Path, changed: int, closed: bool) -> bytes:
    """The file compressed by gzip. `changed`: its time, so that a new build is compressed again."""
    return gzip.compress(_content(file, closed), 9, mtime=0)


async def _answer(request: Request[Any, Any, Any], file: Path, kept: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    closed = file.name == INDEX and not services(request).entry.policy.for_everybody
    headers = {**HEADERS, "cache-control": kept}
    if not kind.startswith(PACKED):
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(_content(file, closed), media_type=kind, headers=headers)
    headers["content-encoding"] = "gzip"
    # In a thread: Python for the browser takes a second.
    packed = await asyncio.to_thread(_packed, file, file.stat().st_mtime_ns, closed)
    return Response(packed, media_type=kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, opt=FOR_STRANGERS)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the app. Every other path is a screen of the app."""
    name = path.strip("/")
    file = _file(name)
    if file is not None:
        return await _answer(request, file, FOREVER if name.startswith("assets/") else "no-cache")
    index = FOLDER / INDEX
    known = not name.startswith(("api/", "ws/", "assets/"))
    if not known:
        return Response(b'{"detail":"There is nothing here.","status_code":404}',
                        status_code=404, media_type="application/json")  # fmt: skip
    if index.is_file():
        return await _answer(request, index, "no-cache")
    headers = {**HEADERS, "cache-control": "no-cache"}
    return Response(MISSING.encode(), media_type="text/html", headers=headers)
