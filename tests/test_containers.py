"""The container files: they can be read, and every `fondaco` command in them exists."""

import json
import re
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from fondaco.cli.main import main

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
    assert re.search(r"^USER fondaco$", text, re.MULTILINE)
    assert "[hosting]" in text
