"""Writes the digests of the base images into the Containerfile, so that a build always starts from the same bytes.

`make pin-images`, or `python tools/pin_images.py [--check]`, on a machine with docker, skopeo or crane that can reach
an image registry. Run again, it renews the digests of the same tags. `--check` only says whether every image has one.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

CONTAINERFILE = Path(__file__).resolve().parents[1] / "Containerfile"
IMAGE = re.compile(r"^(ARG \w+_IMAGE=)([^\s@]+)(@sha256:[0-9a-f]{64})?$", re.MULTILINE)
"""A base image: the argument's name, image and tag, and the digest if it is pinned."""
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
TOOLS: dict[str, Callable[[str], list[str]]] = {
    "docker": lambda image: ["buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", image],
    "skopeo": lambda image: ["inspect", "--format", "{{.Digest}}", f"docker://{image}"],
    "crane": lambda image: ["digest", image],
}
"""Programs that can ask an image registry, with the arguments with which each prints the digest of an image."""
SECONDS = 60.0


class Trouble(Exception):
    """An error that the user can correct."""


def digest(image: str) -> str:
    """Asks the first installed program that answers."""
    reasons: list[str] = []
    for tool, words in TOOLS.items():
        path = shutil.which(tool)
        if path is None:
            continue
        try:
            done = subprocess.run([path, *words(image)], capture_output=True, text=True, timeout=SECONDS)
        except (OSError, subprocess.TimeoutExpired) as reason:
            reasons.append(f"{tool}: {reason}")
            continue
        if not done.returncode and DIGEST.fullmatch(done.stdout.strip()):
            return done.stdout.strip()
        reasons.append(f"{tool}: {(done.stderr.strip().splitlines() or ['no digest in its answer'])[-1]}")
    if not reasons:
        raise Trouble(f"none of {', '.join(TOOLS)} is installed, and one of them has to ask the registry")
    raise Trouble(f"the digest of {image} could not be looked up: {'; '.join(reasons)}")


def main(words: list[str]) -> int:
    if words not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    text = CONTAINERFILE.read_text(encoding="utf-8")
    try:
        if words:
            if loose := [image for _, image, pinned in IMAGE.findall(text) if not pinned]:
                raise Trouble(f"not pinned by digest: {', '.join(loose)} (make pin-images)")
            return 0
        digests = {image: digest(image) for _, image, _ in IMAGE.findall(text)}
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    CONTAINERFILE.write_text(
        IMAGE.sub(lambda match: f"{match[1]}{match[2]}@{digests[match[2]]}", text), encoding="utf-8"
    )
    for image, pinned in digests.items():
        print(f"{image} is {pinned}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
