"""The workflows cannot run here: they name only what there is, and the versions that we support."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
PIN = re.compile(r"[\w./-]+@(v\d+|release/v\d+|[0-9a-f]{40})")


def jobs(file: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load(file.read_text("utf-8"))["jobs"]
    return found


def steps(job: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = job.get("steps", [])
    return found


def targets() -> set[str]:
    text = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z0-9-]+):", text, re.MULTILINE))


def pythons() -> list[str]:
    """The versions that the metadata names."""
    found = re.compile(r"Programming Language :: Python :: (3\.\d+)")
    return [match[1] for each in PROJECT["project"]["classifiers"] if (match := found.match(each))]


def test_there_are_workflows_for_tests_releases_and_the_site() -> None:
    assert [file.stem for file in FILES] == ["release", "site", "tests"]


@EACH
def test_every_step_on_linux_and_macos_is_a_make_target_that_exists(file: Path) -> None:
    for name, job in jobs(file).items():
        systems = job.get("strategy", {}).get("matrix", {}).get("os", [job.get("runs-on", "")])
        for command in (step["run"] for step in steps(job) if "run" in step):
            if any("windows" in system for system in systems):
                assert re.match(r"(uv|python) ", command), (name, command)
            else:
                found = re.fullmatch(r"make ([a-z-]+)( [A-Z]+=\S.*)?", command)
                assert found, (name, command)
                assert found[1] in targets(), (name, command)


@EACH
def test_every_action_has_a_version(file: Path) -> None:
    for name, job in jobs(file).items():
        for used in [each["uses"] for each in [job, *steps(job)] if "uses" in each]:
            if used.startswith("./"):
                assert (ROOT / used).is_file(), (name, used)
            else:
                assert PIN.fullmatch(used), (name, used)


@EACH
def test_every_job_has_a_time_limit_and_few_rights(file: Path) -> None:
    assert yaml.safe_load(file.read_text("utf-8"))["permissions"] == {"contents": "read"}
    for name, job in jobs(file).items():
        assert "uses" in job or job["timeout-minutes"] <= 120, name
        writes = {right for right, kind in job.get("permissions", {}).items() if kind == "write"}
        assert not writes or name == "publish", name
        for needed in [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", []):
            assert needed in jobs(file), (name, needed)


def test_the_tests_run_with_every_python_on_every_system() -> None:
    run = jobs(ROOT / ".github" / "workflows" / "tests.yml")
    matrix = run["unix"]["strategy"]["matrix"]
    assert matrix["os"] == ["ubuntu-latest", "macos-latest"]
    assert matrix["python"] == run["windows"]["strategy"]["matrix"]["python"] == pythons()
    assert PROJECT["project"]["requires-python"] == f">={pythons()[0]}"
    compiled = PROJECT["tool"]["cibuildwheel"]["build"]
    assert compiled == [f"cp{version.replace('.', '')}-*" for version in pythons()]


def test_only_a_tag_is_published_and_no_secret_is_needed() -> None:
    file = ROOT / ".github" / "workflows" / "release.yml"
    publish = jobs(file)["publish"]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert set(publish["needs"]) == set(jobs(file)) - {"publish"}
    assert publish["permissions"] == {"id-token": "write"}
    assert not any("secrets." in each.read_text("utf-8") for each in FILES)
