"""Runs the soak: thousands of games, the server's kill loop and fuzzing, the compiled build, the browser matrix.

Every part is a command of its own. The compiled build comes first, and parts that only play games use it; on a machine
that cannot compile they run on plain Python, and take several calls. Results for the present source are kept in
soak/state, so a stopped run continues where it was; `--only PART` runs one part, `--fresh` begins anew, `--list` names
the parts and their durations. After an hour the run stops by itself, and continues when it is called again. Figures go
to one file.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "soak" / "state"
COMPILED = ROOT / "build" / "compiled"
BIN = Path(sys.executable).parent
SHAMBLE = str(BIN / "shamble")
PYTHON = sys.executable
LIMIT = 60 * 60
BEAT = 60.0
"""Seconds between two lines of progress."""
RULES = tuple(
    f"src/shamble/{name}"
    for name in ("core", "sessions", "content", "text", "city", "games", "scenario", "bots", "cli")
)
SERVER = ("src", "soak", "tests/server")


class Part:
    """A command that prints JSON, its usual and its maximum duration, and the source folders that it tests."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        usual: float,
        most: float,
        source: Sequence[str],
        plays: bool = False,
    ) -> None:
        """`plays`: True if the part only plays games, so that the compiled build gives the same figures in less
        time."""
        self.name = name
        self.plays = plays
        self.command = list(command)
        self.usual = usual
        self.most = most
        self.source = list(source)


def sweep(game: str, bot: str, games: int, usual: float, most: float) -> Part:
    """The part that plays this many games of every set-up of the sweep."""
    words = ["simulate", game, "--sweep", "--bot", bot, "--games", str(games), "--seed", "1", "--json", "-"]
    return Part(f"{game}-{bot}", [SHAMBLE, *words], usual, most, RULES, plays=True)


def rates(game: str, usual: float, most: float) -> Part:
    """The part that measures win rates of the missions, from which their words for the difficulty follow."""
    words = ["simulate", game, "--missions", "--bot", "steady", "--games", "80", "--seed", "1", "--json", "-"]
    return Part(f"{game}-rates", [SHAMBLE, *words], usual, most, RULES, plays=True)


def coverage(game: str, games: int, usual: float, most: float) -> Part:
    words = ["coverage", game, "--games", str(games), "--strict", "--json"]
    source = [*RULES, f"tests/scenarios/{game}"]
    return Part(f"{game}-coverage", [SHAMBLE, *words], usual, most, source, plays=True)


def script(name: str, usual: float, most: float, *more: str) -> Part:
    return Part(name, [PYTHON, f"soak/{name.replace('-', '_')}.py"], usual, most, [*SERVER, *more])


PARTS = [
    Part(
        "compiled",
        [PYTHON, "tools/compile.py", "--quick"],
        7,
        15,
        [*RULES, "tools", "tests/goldens", "tests/scenarios"],
    ),
    sweep("walkingdead", "random", 1000, 0.5, 5),
    sweep("walkingdead", "steady", 40, 0.5, 4),
    coverage("walkingdead", 4000, 0.5, 6),
    sweep("zombicide1", "random", 25, 0.5, 5),
    sweep("zombicide1", "steady", 3, 1, 8),
    rates("zombicide1", 1, 15),
    coverage("zombicide1", 1000, 0.5, 8),
    sweep("zombicide2", "random", 5, 0.5, 5),
    sweep("zombicide2", "steady", 1, 2, 16),
    rates("zombicide2", 1, 15),
    coverage("zombicide2", 2000, 1, 10),
    sweep("marvel", "random", 12, 0.5, 5),
    sweep("marvel", "steady", 2, 0.5, 8),
    rates("marvel", 0.4, 15),
    coverage("marvel", 800, 0.5, 8),
    sweep("dawn", "random", 4, 0.5, 8),
    sweep("dawn", "steady", 1, 3, 10),
    coverage("dawn", 1600, 1, 10),
    Part("book", [PYTHON, "soak/book.py"], 5, 40, [*RULES, "soak", "tests/oracle"], plays=True),
    Part("playback", [PYTHON, "soak/playback.py"], 3, 12, [*RULES, "src/shamble/server", "soak"], plays=True),
    Part("kill-loop", [PYTHON, "soak/kill_loop.py", "--kills", "180", "--seconds", "110"], 1.5, 10, SERVER),
    script("fuzz-socket", 0.5, 5),
    script("fuzz-http", 1.5, 8),
    script("aborts", 2, 10),
    script("hostile-saves", 1, 4),
    script("import-queue", 0.6, 4),
    script("amplification", 0.4, 3),
    script("noise", 0.2, 3),
    script("slow-clients", 1, 3),
    script("half-heads", 0.5, 2),
    script("oracle", 0.5, 3),
    Part("hidden-hands", [PYTHON, "soak/hidden_hands.py", "--games", "10", "--pairs", "1"], 1.5, 10, SERVER),
    script("event-loop", 3, 10),
    script("many-tables", 0.5, 5),
    Part("evening", [PYTHON, "soak/evening.py", "--minutes", "0.8"], 1.5, 8, SERVER),
    script("postgres", 1.5, 6),
    script("forged-messages", 1, 4),
    Part(
        "processes",
        [PYTHON, "soak/processes.py", "--tables", "300", "--seconds", "60", "--quiet", "15"],
        2.5,
        12,
        SERVER,
    ),
    Part(
        "mutation",
        [PYTHON, "soak/mutation.py", "--minutes", "1"],
        1.5,
        12,
        [*RULES, "soak", "tests/scenarios", "tests/goldens", "tests/core", "tests/sessions"],
    ),
    script("browser", 6.5, 20, "tests/browser", "web/src"),
]


def fingerprint(folders: Sequence[str]) -> str:
    """Digest of everything that a part runs: a result counts only for the source that it was made with."""
    digest = hashlib.sha256()
    for path in sources(folders):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def sources(folders: Sequence[str]) -> Iterator[Path]:
    """The source files of a part, without files that parts write."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            made = {"__pycache__", "static", "state"} & set(path.relative_to(ROOT).parts)
            if path.is_file() and not made and not (folder == "soak" and path.suffix != ".py"):
                yield path


def run(part: Part, mark: str, seconds: float, compiled: bool) -> dict[str, Any]:
    start = time.monotonic()
    fast = part.plays and compiled
    code, out, err = follow(part.command, seconds, {"PYTHONPATH": str(COMPILED)} if fast else {})
    if code is None:
        err = f"took longer than {seconds / 60:.1f} minutes\n{err}"
    return {
        "part": part.name,
        "source": mark,
        "command": " ".join(Path(word).name if "/" in word else word for word in part.command),
        "build": "compiled" if fast else "plain",
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "seconds": round(time.monotonic() - start, 1),
        "ok": code == 0,
        "figures": figures(out),
        "said": "" if code == 0 else (err.strip() or out)[-2000:],
    }


def follow(command: Sequence[str], seconds: float, env: Mapping[str, str]) -> tuple[int | None, str, str]:
    """Runs a command; returns its exit code (None: it took too long) and its output. Processes that it started are
    ended too."""
    start = time.monotonic()
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | env, stdout=out, stderr=err, text=True, start_new_session=True
        )
        code: int | None = None
        try:
            while code is None and time.monotonic() - start < seconds:
                try:
                    code = process.wait(min(BEAT, max(0.0, seconds - (time.monotonic() - start))))
                except subprocess.TimeoutExpired:
                    print(f"  ... {(time.monotonic() - start) / 60:.1f} min {last_line(err)}", flush=True)
        finally:
            end_all(process)
        return code, read(out), read(err)


def end_all(process: subprocess.Popen[str]) -> None:
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def read(file: Any) -> str:
    file.seek(0)
    return str(file.read())


def last_line(file: Any) -> str:
    """Returns the last line of an output; a progress bar rewrites its line."""
    lines = os.pread(file.fileno(), 1 << 20, 0).decode(errors="replace").replace("\r", "\n").split("\n")
    return next((line.strip()[:100] for line in reversed(lines) if line.strip()), "")


def figures(out: str) -> Any:
    """The JSON that a part printed, wherever in its output it stands; long lists are left out."""
    for start in (out.find("{"), out.find("[")):
        if start >= 0:
            try:
                data = json.loads(out[start:])
            except ValueError:
                continue
            return {key: value for key, value in data.items() if key != "lines"} if isinstance(data, dict) else data
    return None


class Kept:
    """The stored result of a part, if there is one."""

    def __init__(self, part: Part, fresh: bool) -> None:
        self.part = part
        self.path = STATE / f"{part.name}.json"
        self.mark = fingerprint(part.source)
        stored: dict[str, Any] = {}
        try:
            stored = json.loads(self.path.read_text())
        except (OSError, ValueError):  # never run, or stopped in the middle of a word
            pass
        self.done = stored if stored.get("ok") and stored.get("source") == self.mark and not fresh else None
        self.minutes = 0.0 if self.done else stored["seconds"] / 60 if stored.get("ok") else part.usual

    def write(self, result: dict[str, Any]) -> None:
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(result, indent=1))
        beside.replace(self.path)


def clock(minutes: float) -> str:
    return (datetime.datetime.now() + datetime.timedelta(minutes=minutes)).strftime("%H:%M")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "soak" / "figures.json")
    parser.add_argument("--only", nargs="*", choices=[part.name for part in PARTS], metavar="PART")
    parser.add_argument("--fresh", action="store_true", help="run again what is done")
    parser.add_argument("--list", action="store_true", help="tell the parts and run nothing")
    parser.add_argument("--minutes", type=float, default=LIMIT / 60, help="stop after so long [60]")
    options = parser.parse_args(words)
    STATE.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    plan = [Kept(part, options.fresh) for part in PARTS if not options.only or part.name in options.only]
    ahead = sum(kept.minutes for kept in plan)
    waiting = sum(kept.done is None for kept in plan)
    print(f"{len(plan)} parts, {waiting} to run, about {ahead:.0f} minutes: until {clock(ahead)}", flush=True)
    if options.list:
        for kept in plan:
            print(f"  {kept.part.name:22} {'done' if kept.done else f'about {kept.minutes:.1f} min'}")
        return 0
    results: list[dict[str, Any]] = []
    for number, kept in enumerate(plan, 1):
        part = kept.part
        head = f"[{number}/{len(plan)}] {part.name}"
        if kept.done is not None:
            print(f"{head}: done before ({kept.done['seconds']} s)", flush=True)
            results.append(kept.done)
            continue
        left = options.minutes * 60 - (time.monotonic() - begun)
        if left < kept.minutes * 60:
            print(f"{head}: not enough time left for it; run it again to go on", flush=True)
            keep(options.out, results)
            return 1
        print(f"{head}: about {kept.minutes:.1f} min, all until {clock(ahead)} ...", flush=True)
        try:
            compiled = any(part["part"] == "compiled" and part["ok"] for part in results)
            result = run(part, kept.mark, min(part.most * 60, left), compiled)
        except KeyboardInterrupt:
            print(f"\n{head}: stopped; run it again to go on", flush=True)
            keep(options.out, results)
            return 130
        ahead -= kept.minutes
        kept.write(result)
        results.append(result)
        print(f"{head}: {'ok' if result['ok'] else 'FAILED'} in {result['seconds']} s", flush=True)
        if not result["ok"]:
            print(result["said"], flush=True)
        keep(options.out, results)
    keep(options.out, results)
    failed = [result["part"] for result in results if not result["ok"]]
    took = (time.monotonic() - begun) / 60
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed in {took:.1f} min {' '.join(failed)}")
    return 1 if failed else 0


def keep(out: Path, results: list[dict[str, Any]]) -> None:
    out.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    # Its child processes run in sessions of their own and must not outlive it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
