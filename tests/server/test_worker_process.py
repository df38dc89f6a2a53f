"""A process that works for a server."""

import os
import signal
import subprocess
import sys

import pytest

from tests.server.serving import ROOT, eventually

PARENT = """
import asyncio, os
from functools import partial
from fondaco.server.work.worker_process import WorkerProcess

async def main():
    print(await WorkerProcess().do(partial(os.getpid)), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal.")
def test_it_ends_when_its_server_is_killed() -> None:
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert not is_gone(worker)
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    try:
        eventually(lambda: is_gone(worker), 60)
    finally:
        if not is_gone(worker):
            os.kill(worker, signal.SIGKILL)
