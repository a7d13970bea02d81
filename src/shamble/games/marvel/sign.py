"""The fallen sign of the Avengers, where a mission has it (p. 22)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.effect import Effect
from shamble.city.state import City, Token


class AvengersSign(Effect):
    id: ClassVar[str] = "avengers-sign"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    cites: ClassVar[str] = "sign.attack"

    def place(self, s: City) -> None:
        signs = [Token(f"sign-{number + 1}", "sign", "", zone) for number, zone in enumerate(self.zones)]
        s.tokens = [*s.tokens, *signs]
