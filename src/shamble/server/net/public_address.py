"""Where others find this server, and a QR code for it."""

from __future__ import annotations

import ipaddress
import socket

import segno

from shamble.core.scene import text
from shamble.server.protocol.messages import Qr, Reach


def reach(host: str, port: int, public: list[str]) -> Reach:
    if public:
        return Reach(public, False, text("reach-public"))
    if is_local(host):
        return Reach([address("127.0.0.1", port)], True, text("reach-local", port=port))
    if host not in ("", "0.0.0.0", "::"):
        return Reach([address(host, port)], False, text("reach-lan"))
    found = lan_addresses()
    if not found:
        return Reach([address("127.0.0.1", port)], True, text("reach-none"))
    return Reach([address(one, port) for one in found], False, text("reach-lan"))


def is_local(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_addresses() -> list[str]:
    """Own addresses that are not this machine's loopback. Nothing is sent: a UDP connect only picks a route."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append(str(entry[4][0]))
    except OSError:
        pass
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]


def qr(content: str) -> Qr:
    code = segno.make(content, error="m", micro=False)
    rows = ["".join("1" if bit else "0" for bit in row) for row in code.matrix]
    return Qr(rows, code.svg_inline(border=2, svgclass="qr", lineclass="", omitsize=True))
