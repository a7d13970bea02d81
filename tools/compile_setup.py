"""What tools/compile.py runs in the copied package: every module becomes a C file of its own, several at a time.

One C file for all, mypyc's default, has hundreds of megabytes and takes the compiler gigabytes; this takes minutes.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler

JOBS = os.cpu_count() or 1
ONE_LIBRARY = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-g0"]
"""All modules become one library, and nobody calls into it by the names of its functions: it need not look up at every
call which one is meant (5 to 10 % faster). Nor does anybody debug the C, which would take a third longer to compile."""
BOUND_INSIDE = ["-Wl,-Bsymbolic-functions", "-Wl,-z,now"]


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
    """setuptools compiles the files of an extension one after the other; they do not wait for each other here."""
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


def main() -> None:
    optimise, *names = sys.argv[1:]
    CCompiler.compile = compile_several
    # Without the project's settings, so that mypy finds no second `shamble`.
    modules = mypycify(["--strict", "--config-file=", *names], opt_level=optimise, multi_file=True)
    if sys.platform == "linux":
        for module in modules:
            module.extra_compile_args += ONE_LIBRARY
            module.extra_link_args += BOUND_INSIDE
    setup(name="shamble-compiled", ext_modules=modules, script_args=["build_ext", "--inplace"])


if __name__ == "__main__":
    main()
