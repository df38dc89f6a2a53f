"""The container files: they can be read, and every `fondaco` command in them exists."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from fondaco.cli.main import main
from tests.long import long
from tests.server.serving import eventually, free_port

ROOT = Path(__file__).parent.parent
FILES = ["compose.yaml", "compose.hosted.yaml"]


def read(file: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / file).read_text("utf-8"))
    return found


def services(file: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(file)["services"]
    return found


def own_commands(file: str) -> list[list[str]]:
    """The words after `fondaco`, of every service that runs it."""
    found = []
    for service in services(file).values():
        if service["image"] != "fondaco":
            continue
        if "entrypoint" in service:
            (script,) = service["command"]
            for words in re.findall(r"fondaco ([^;|&]+)", script):
                found.append(words.split())
        else:
            found.append(service["command"])
    return found


def check(words: list[str]) -> None:
    """Refuse a command, an option or a value that the program does not know. Nothing is run."""
    command: click.Command = main
    rest = list(words)
    while True:
        known = {name: option for option in command.params for name in option.opts}
        while rest and rest[0].startswith("-"):
            option = known[rest.pop(0)]
            if not getattr(option, "is_flag", False):
                option.type.convert(rest.pop(0), option, None)
        if not isinstance(command, click.Group):
            break
        command = command.commands[rest.pop(0)]
    arguments = [each for each in command.params if isinstance(each, click.Argument)]
    if rest and arguments:
        check_rest(known, rest[1:])
    else:
        assert rest == []


def check_rest(known: dict[str, click.Parameter], rest: list[str]) -> None:
    """Options after an argument."""
    while rest:
        option = known[rest.pop(0)]
        if not getattr(option, "is_flag", False):
            option.type.convert(rest.pop(0), option, None)


@pytest.mark.parametrize("file", FILES)
def test_every_command_in_a_compose_file_exists(file: str) -> None:
    found = own_commands(file)
    assert {words[0] for words in found} == {"serve", "admin"}
    for words in found:
        check(words)


def test_a_command_that_does_not_exist_is_noticed() -> None:
    for words in (["serve", "--nosuch"], ["serves"], ["admin", "backup", "x", "--keep", "many"]):
        with pytest.raises((KeyError, click.BadParameter)):
            check(words)


@pytest.mark.parametrize("file", FILES)
def test_every_service_is_limited_and_started_again(file: str) -> None:
    volumes = read(file)["volumes"]
    for name, service in services(file).items():
        assert service["restart"] == "always", name
        assert "mem_limit" in service, name
        if service["image"] != "fondaco":  # that image has its own check
            assert service["healthcheck"]["test"], name
        if service.get("entrypoint") == ["sh", "-c"]:
            assert service["init"] is True, name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in volumes or (ROOT / source).is_file(), volume
        for other in service.get("depends_on", []):
            assert other in services(file), name
    assert any("backup" in words for words in own_commands(file))


def test_two_processes_stand_behind_the_proxy() -> None:
    found = services("compose.hosted.yaml")
    ours = [name for name, each in found.items() if each["image"] == "fondaco" and name != "backup"]
    proxy = (ROOT / "Caddyfile").read_text("utf-8")
    assert len(ours) == 2
    for name in ours:
        assert f"{name}:8765" in proxy
        assert set(found[name]["environment"]) == {"FONDACO_DATABASE", "FONDACO_BUS"}
        assert "ports" not in found[name]  # only the proxy can be reached


def test_the_image_runs_a_command_that_exists_and_is_checked() -> None:
    text = (ROOT / "Containerfile").read_text("utf-8")
    (last,) = re.findall(r"^CMD (.+)$", text, re.MULTILINE)
    check(json.loads(last))
    assert "HEALTHCHECK" in text
    assert "/healthz" in text
    assert re.search(r"^USER 10001$", text, re.MULTILINE)
    assert "--uid 10001" in text
    assert "--constraint constraints.txt" in text
    assert "[hosting]" in text


@long
@pytest.mark.skipif(sys.platform == "win32", reason="Containers stop a process by a signal.")
def test_the_server_of_the_compose_file_is_healthy_is_backed_up_and_stops(tmp_path: Path) -> None:
    """Its commands in a plain environment: only the port and the folders are others."""
    port, places = free_port(), {"/data": str(tmp_path / "data"), "/backups": str(tmp_path / "b")}
    (tmp_path / "data").mkdir()

    def here(word: str) -> str:
        for place, folder in places.items():
            word = re.sub(rf"{place}(?=/|$)", folder, word)
        return word.replace("8765", str(port))

    program = [sys.executable, "-c", "from fondaco.cli.main import main; main()"]
    serve, backup = own_commands("compose.yaml")
    text = (ROOT / "Containerfile").read_text("utf-8")
    (check,) = re.findall(r"^    CMD (\[.+\])$", text, re.MULTILINE)
    healthy = [here(word) for word in json.loads(check)]
    healthy[0] = sys.executable
    grace = int(services("compose.yaml")["fondaco"]["stop_grace_period"].removesuffix("s"))

    def is_healthy() -> bool:
        return subprocess.run(healthy, capture_output=True, check=False).returncode == 0

    assert not is_healthy()
    with subprocess.Popen([*program, *map(here, serve), "--port", str(port)]) as house:
        try:
            eventually(is_healthy, 120)
            subprocess.run([*program, *map(here, backup)], check=True)
            house.send_signal(signal.SIGTERM)
            assert house.wait(grace) in (0, -signal.SIGTERM)
        finally:
            house.kill()
    assert not is_healthy()
    assert (tmp_path / "data" / "house.db").is_file()
    assert [file.suffix for file in (tmp_path / "b").glob("fondaco-*")] == [".db"]
