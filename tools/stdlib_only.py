"""A contract for import-linter: rooms that use the standard library alone (see pyproject.toml)."""

import sys
from typing import Any

from importlinter import Contract, ContractCheck, fields, output
from importlinter.application.contract_utils import AlertLevel, remove_ignored_imports


class StdlibOnly(Contract):
    """No module below `rooms` imports anything from outside this project and Python itself."""

    rooms = fields.SetField(subfield=fields.ModuleExpressionField())
    allowed = fields.SetField(subfield=fields.StringField(), required=False)
    ignore_imports = fields.SetField(subfield=fields.ImportExpressionField(), required=False)

    def check(self, graph: Any, verbose: bool) -> ContractCheck:
        ignored: Any = self.ignore_imports
        remove_ignored_imports(graph, ignored, AlertLevel.ERROR)
        rooms: Any = self.rooms
        allowed: Any = self.allowed
        found = outsiders(graph, [str(room) for room in rooms], set(allowed or ()))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["found"]:
            output.print_error(line)


def outsiders(graph: Any, rooms: list[str], allowed: set[str]) -> list[str]:
    """Every import below these rooms that leads out of Python and out of the project."""
    inside = {room for pattern in rooms for room in graph.find_matching_modules(pattern)}
    inside |= {module for room in inside for module in graph.find_descendants(room)}
    ours = {module.partition(".")[0] for module in inside}
    known = {*sys.stdlib_module_names, *allowed, *ours}
    return [
        f"{module} imports {used}"
        for module in sorted(inside)
        for used in sorted(graph.find_modules_directly_imported_by(module))
        if used.partition(".")[0] not in known
    ]
