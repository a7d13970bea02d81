"""Addresses that are not let in, as the operator said (`shamble admin ban`)."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable


class Bans:
    def __init__(self) -> None:
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []

    def read(self, names: Iterable[str]) -> None:
        self.networks = [ipaddress.ip_network(name, strict=False) for name in names]

    def hold(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)
