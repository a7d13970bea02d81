"""Packs as one file: a ZIP archive of a pack's folder, which a server takes by hand (`--content`) or as an upload."""

from __future__ import annotations

import atexit
import io
import re
import zipfile
from pathlib import Path, PurePosixPath
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final

from shamble.content.overlay import content_files
from shamble.core.errors import ContentError

SUFFIX: Final = ".zip"
UNPACKED: Final = 2_000_000
"""Largest size of the files of a pack together, in bytes."""
FILES: Final = 300
"""Largest number of files of a pack."""
ENDINGS: Final = (".toml", ".ftl", ".py")
LINK: Final = 0o120000
"""Bits of the type of a file, in the upper half of an entry's attributes, that make it a symbolic link."""
ENCRYPTED: Final = 1
NAME: Final = re.compile(r"[\w.-][\w. -]{0,99}(/[\w.-][\w. -]{0,99}){0,5}")
"""Names of files in an archive: folders and a file, without control characters, drives and backslashes."""


def bundle(folder: Path, code: tuple[Path, ...] = ()) -> bytes:
    """Returns the archive of a content folder: its tables, missions, texts, pack.toml and code. The same files give the
    same bytes."""
    paths = [file.path for file in content_files(folder)] + list(code)
    info = folder / "pack.toml"
    paths += [info] if info.exists() else []
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(set(paths)):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes())
    return held.getvalue()


def unpack(data: bytes, target: Path) -> None:
    """Writes the files of an archive into a folder. Raises ContentError for anything that is not plain content."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if len(entries) > FILES or sum(entry.file_size for entry in entries) > UNPACKED:
                raise ContentError(
                    f"a pack has at most {FILES} files with {UNPACKED // 1_000_000} million bytes together"
                )
            check_names([entry.filename for entry in entries])
            for entry in entries:
                if entry.external_attr >> 16 & LINK == LINK:
                    raise ContentError(f"{entry.filename!r} is a link")
                if entry.flag_bits & ENCRYPTED:
                    raise ContentError(f"{entry.filename!r} needs a password: pack it without one")
            for entry in entries:
                with archive.open(entry) as stream:
                    content = stream.read(UNPACKED + 1)
                if len(content) > UNPACKED:  # an archive may lie about the size of its files
                    raise ContentError("the pack is too large")
                path = target / entry.filename
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
    except OSError as reason:  # its text would name the folder
        raise ContentError(f"the pack cannot be unpacked: {reason.strerror}") from None
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError) as reason:
        raise ContentError(f"this is not a pack: {reason}") from None


def check_names(names: list[str]) -> None:
    """Refuses names that do not stay within a folder, or that are not one file each on every system."""
    taken: set[str] = set()
    for name in names:
        path = PurePosixPath(name)
        if not NAME.fullmatch(name) or ".." in path.parts or path.suffix not in ENDINGS:
            raise ContentError(f"{name[:80]!r} does not belong into a pack")
        # Windows and macOS do not tell capital letters from small ones.
        plain = str(path).lower()
        if plain in taken:
            raise ContentError(f"{name[:80]!r} is in the pack twice")
        taken.add(plain)
    for name in names:
        if any(str(place).lower() in taken for place in PurePosixPath(name).parents):
            raise ContentError(f"{name[:80]!r} lies in a file of the pack")


def unpacked(path: Path) -> Path:
    """Returns a new folder with the files of the archive at this path; it is removed when the process ends."""
    folder = Path(mkdtemp(prefix="shamble-pack-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    try:
        unpack(path.read_bytes(), folder)
    except ContentError as reason:
        raise ContentError(f"{path}: {reason}") from None
    return folder
