"""Build hook: brings the browser app into the wheel, and compiles with mypyc where asked to.

The app is built (tools/build_web.py) where its bundle is missing, unless FONDACO_NO_WEB=1. Without
FONDACO_COMPILE=1 the wheel is plain Python. What is compiled is listed in pyproject.toml, under
``[tool.hatch.build.targets.wheel.hooks.custom]``.

Everything happens in a temporary folder, so a compiled build leaves nothing in the source tree
that a plain, editable installation would then import by accident.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FLAG = "FONDACO_COMPILE"
NO_WEB = "FONDACO_NO_WEB"

# What is compiled needs no library, but the package around it may: its types are looked at, what is
# missing there is for `make lint` to tell.
MYPY = [
    "--strict",
    "--no-warn-unused-ignores",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]

# Runs in a process of its own, inside a copy of src/: mypy and setuptools both look at, and
# write to, the current directory. Each folder becomes a library of its own, so that several are
# compiled at the same time; within a folder calls are as quick as in one piece.
SETUP = """
import os
import sys
from itertools import groupby
from os.path import dirname, getsize

from mypyc.build import mypycify
from setuptools import setup

lib, temp, *given = sys.argv[1:]
files = sorted((each for each in given if not each.startswith("--")), key=dirname)
folders = [(list(found), name.replace("/", "_")) for name, found in groupby(files, dirname)]
modules = mypycify(
    given,
    opt_level="2",
    debug_level="0",
    separate=folders,
    target_dir=temp,
)
modules.sort(key=lambda module: -sum(map(getsize, module.sources)))  # the long ones first
if sys.platform != "win32":
    for module in modules:
        # Bots must compute as in the plain build: a multiplication fused with an addition is
        # rounded once instead of twice, and then they may choose another move.
        module.extra_compile_args.append("-ffp-contract=off")
        module.extra_compile_args.append("-fvisibility=hidden")
        if "PYODIDE" not in os.environ:  # WebAssembly libraries are linked in another way
            # Within a library calls go straight to their target, and small ones disappear.
            module.extra_compile_args.append("-flto")
            module.extra_link_args.append("-flto")
setup(
    name="fondaco-compiled",
    packages=[],
    script_args=[
        "-q", "build_ext", "--parallel", str(os.cpu_count() or 1),
        "--build-lib", lib, "--build-temp", temp,
    ],
    ext_modules=modules,
)
"""


def wanted(flag: str) -> bool:
    return os.environ.get(flag, "").lower() not in ("", "0", "no", "false")


def web_builder(root: str) -> Any:
    """tools/build_web.py, which is no part of any package."""
    spec = importlib.util.spec_from_file_location("build_web", Path(root, "tools", "build_web.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled(root: str, config: dict[str, Any]) -> list[str]:
    """The modules that are compiled, by their paths in src/."""
    source = Path(root, "src")
    names = {
        file.relative_to(source).as_posix()
        for pattern in config["compile-include"]
        for file in source.glob(pattern)
    }
    excluded = config["compile-exclude"]
    return sorted(n for n in names if not any(fnmatch(n, pattern) for pattern in excluded))


class FondacoHook(BuildHookInterface[Any]):
    """Adds the app's bundle and the compiled modules to the wheel."""

    def dependencies(self) -> list[str]:
        needed: list[str] = []
        if self._lacks_web() and not web_builder(self.root).has_node():
            needed.append(web_builder(self.root).NODE)
        if wanted(FLAG):
            project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
            needed += project["dependency-groups"]["compile"]
        return needed

    def _lacks_web(self) -> bool:
        if wanted(NO_WEB) or not Path(self.root, "web").is_dir():
            return False
        found: bool = web_builder(self.root).bundle(Path(self.root)).is_file()
        return not found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if self._lacks_web():
            web_builder(self.root).build(Path(self.root))
        if not wanted(FLAG):
            return
        self._temporary = tempfile.TemporaryDirectory(prefix="fondaco-compile-")
        work = Path(self._temporary.name)
        built = self._compile(work)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in built:
            build_data["force_include"][str(file)] = str(file.relative_to(work / "lib"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        temporary = getattr(self, "_temporary", None)
        if temporary is not None:
            temporary.cleanup()

    def _compile(self, work: Path) -> list[Path]:
        modules = compiled(self.root, self.config)
        if not modules:
            raise RuntimeError(f"{FLAG} is set, but no module matches compile-include")
        source = Path(self.root, "src")
        for file in source.rglob("*.py"):
            copy = work / "src" / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
        (work / "temp").mkdir()
        script = work / "src" / "compile_fondaco.py"
        script.write_text(SETUP, encoding="utf-8")
        result = subprocess.run(
            [sys.executable, script.name, str(work / "lib"), str(work / "temp"), *MYPY, *modules],
            cwd=work / "src",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        built = sorted(p for p in (work / "lib").rglob("*") if p.suffix in (".so", ".pyd"))
        if result.returncode or len(built) < len(modules):
            raise RuntimeError(f"mypyc could not compile the rules:\n{result.stdout}")
        self.app.display_info(f"compiled {len(modules)} modules with mypyc")
        return built
