"""Build script that tools/compile.py runs in the copied package: one C file for each module, several at a time.

One C file for all, mypyc's default, has hundreds of megabytes and takes the compiler gigabytes; this takes minutes. GCC
builds twice, unless it has to be quick: first so that it is counted what runs how often, then by what games have told.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from mypyc.codegen import emitclass
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler

JOBS = os.cpu_count() or 1
ONE_LIBRARY = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-g0"]
"""All modules become one library, and nobody calls into it by the names of its functions: it need not look up at every
call which one is meant (5 to 10 % faster). Nor does anybody debug the C, which would take a third longer to compile."""
BOUND_INSIDE = ["-Wl,-Bsymbolic-functions", "-Wl,-z,now"]
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
BY_COUNTS = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
"""Flags for the second build. Functions without profile data are optimised as usual, not for size."""
TRAINING = Path(__file__).resolve().with_name("compile_training.py")


def compile_several(
    self: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """Compiles the files of an extension in parallel; setuptools would compile them one after the other."""
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(pp_opts, debug, extra_preargs)

    def one(made: str) -> None:
        source, extension = build[made]
        self._compile(made, source, extension, arguments, extra_postargs, pp_opts)

    largest_first = sorted(build, key=lambda made: -os.path.getsize(build[made][0]))
    with ThreadPoolExecutor(JOBS) as pool:
        list(pool.map(one, largest_first))
    return list(objects)


def generate(names: list[str], optimise: str = "2") -> list[Any]:
    """Writes a C file for each of these modules, and returns the extensions that setuptools makes of them.

    Every class gets an initialiser slot of its own, in addition to those that mypyc fills: otherwise a class that
    inherits its `__init__` from one with `allow_interpreted_subclasses` runs it twice when it is called through a
    variable or from interpreted code, and never releases the values of the first run (docs/architecture.md, "Faults of
    mypyc").
    """
    emitclass.ALWAYS_FILL.add("__init__")
    # Without the project's settings, so that mypy finds no second `shamble`.
    return mypycify(["--strict", "--config-file=", *names], opt_level=optimise, multi_file=True)


def by_gcc() -> bool:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    said = subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in said


def make(modules: list[Any], *more: str) -> None:
    setup(name="shamble-compiled", ext_modules=modules, script_args=["build_ext", "--inplace", *more])


def main() -> None:
    optimise, how, *names = sys.argv[1:]
    CCompiler.compile = compile_several
    modules = generate(names, optimise)
    if sys.platform == "linux":
        for module in modules:
            # A new list: mypyc gives all modules the same one.
            module.extra_compile_args = [*module.extra_compile_args, *ONE_LIBRARY]
            module.extra_link_args = [*module.extra_link_args, *BOUND_INSIDE]
    if how == "trained" and by_gcc():
        train(modules)
    else:
        make(modules)


def train(modules: list[Any]) -> None:
    # All code is in one library; the other modules only say where in it.
    [library] = [module for module in modules if len(module.sources) > 1]
    to_compile, to_link = library.extra_compile_args, library.extra_link_args
    library.extra_compile_args, library.extra_link_args = to_compile + COUNTING, to_link + COUNTING
    make(modules)
    subprocess.run([sys.executable, str(TRAINING)], env=os.environ | {"PYTHONPATH": os.getcwd()}, check=True)
    library.extra_compile_args, library.extra_link_args = to_compile + BY_COUNTS, to_link
    make([library], "--force")


if __name__ == "__main__":
    main()
