"""Refuses a commit message whose subject is missing or too long: a commit-msg hook.

`python tools/commit_message.py FILE`, where FILE is the message that git is about to use.
"""

from __future__ import annotations

import sys
from pathlib import Path

LONGEST = 72
"""Characters of a subject; a longer one is cut by `git log --oneline` and by most web pages."""
SCISSORS = "# ------------------------ >8 ------------------------"
"""Everything below this line is the diff that `git commit --verbose` shows."""
TEMPORARY = ("fixup! ", "squash! ", "amend! ")
"""Prefixes of commits that a rebase folds into another one."""


def problem(message: str) -> str:
    """The reason for which a message is refused, or an empty string.

    >>> problem("dawn: let the bonfire interrupt the infection roll")
    ''
    >>> problem("dawn: " + "x" * 70)
    'the subject has 76 characters, 72 are allowed'
    """
    lines = [line for line in message.split(SCISSORS)[0].splitlines() if not line.startswith("#")]
    while lines and not lines[0].strip():
        del lines[0]
    if not lines:
        return "the message is empty"
    subject = lines[0].rstrip()
    if len(subject) > LONGEST and not subject.startswith(TEMPORARY):
        return f"the subject has {len(subject)} characters, {LONGEST} are allowed"
    if len(lines) > 1 and lines[1].strip():
        return "the line below the subject must be empty"
    return ""


def main(words: list[str]) -> int:
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        message = Path(words[0]).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"the commit message cannot be read: {error}", file=sys.stderr)
        return 2
    reason = problem(message)
    if not reason:
        return 0
    form = "`area: what it does`, an empty line, and why (CONTRIBUTING.md)"
    print(f"Commit message: {reason}. Form: {form}.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
