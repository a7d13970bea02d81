"""The addresses at which other devices can reach this server, and QR codes for links."""

from __future__ import annotations

import ipaddress
import socket

import segno

from shamble.core.scene import text
from shamble.server.protocol.http_bodies import Qr, ServerAddresses


def reach(host: str, port: int, public: list[str]) -> ServerAddresses:
    """The addresses for other devices: the public ones, else the addresses in the local network."""
    if public:
        return ServerAddresses(public, False, text("reach-public"))
    if is_local(host):
        return ServerAddresses([address("127.0.0.1", port)], True, text("reach-local", port=port))
    if host not in ("", "0.0.0.0", "::"):
        return ServerAddresses([address(host, port)], False, text("reach-lan"))
    addresses = lan_addresses()
    if not addresses:
        return ServerAddresses([address("127.0.0.1", port)], True, text("reach-none"))
    return ServerAddresses([address(ip, port) for ip in addresses], False, text("reach-lan"))


def is_local(host: str) -> bool:
    """True if only this machine can reach the host."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def address(host: str, port: int) -> str:
    """URL of a host and port; IPv6 addresses get brackets."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_addresses() -> list[str]:
    """IPv4 addresses of this machine except loopback. Nothing is sent: a UDP connect only picks a route."""
    addresses: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            addresses.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            addresses.append(str(entry[4][0]))
    except OSError:
        pass
    return [ip for ip in dict.fromkeys(addresses) if not ipaddress.ip_address(ip).is_loopback]


def qr(content: str) -> Qr:
    """QR code of a link: as rows of 0 and 1, and as inline SVG."""
    code = segno.make(content, error="m", micro=False)
    rows = ["".join("1" if bit else "0" for bit in row) for row in code.matrix]
    return Qr(rows, code.svg_inline(border=2, svgclass="qr", lineclass="", omitsize=True))
