"""Network addresses, as limits count them."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network


def network(host: str) -> str:
    """An address as limits count it. One IPv6 customer owns a whole network of addresses.

    >>> network("::ffff:192.0.2.1"), network("2001:db8::1:2:3:4")
    ('192.0.2.1', '2001:db8::/64')
    """
    try:
        known = ip_address(host)
    except ValueError:
        return host
    if isinstance(known, IPv6Address):
        known = known.ipv4_mapped or known
    if isinstance(known, IPv6Address):
        return str(ip_network((int(known) >> 64 << 64, 64)))
    return str(known)


@lru_cache(maxsize=4096)
def in_networks(counted: str, networks: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    """Whether an address, as `network` writes it, lies in one of these networks.

    >>> home = (ip_network("192.168.0.0/16"), ip_network("fd00::/8"))
    >>> [in_networks(each, home) for each in ("192.168.1.7", "fd00:1::/64", "9.9.9.9", "ann")]
    [True, True, False, False]
    """
    try:
        first = ip_address(counted.partition("/")[0])
    except ValueError:
        return False
    return any(first in each for each in networks)
