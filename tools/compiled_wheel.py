"""Puts the compiled rules into a wheel: a build hook that is off unless it is asked for.

`HATCH_BUILD_HOOKS_ENABLE=1 pip install .` compiles for the Python that installs; without the variable, or where there
is no C compiler, the same wheel is plain Python. The source stays beside the compiled modules, for tracebacks.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools"]


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        # The compiler reads the types of whatever the package imports, and a build has an environment of its own.
        return [*COMPILER, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        compiling = compiler(Path(self.root))
        target = Path(self.root) / "build" / "wheel" / f"cp{sys.version_info.major}{sys.version_info.minor}"
        try:
            compiling.build(target)
        except compiling.Uncompilable as reason:
            self.app.display_warning(f"{reason}\nthe wheel is plain Python")
            return
        for path in found(target):
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def found(target: Path) -> list[Path]:
    """The compiled modules and the library that they share; not the compiler's intermediate files."""
    libraries = [path for path in target.rglob("*") if path.suffix in (".so", ".pyd")]
    return sorted(path for path in libraries if path.relative_to(target).parts[0] != "build")


def compiler(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("shamble_compile", root / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
