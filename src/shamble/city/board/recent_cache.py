"""A bounded cache that keeps what is used."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    """A cache of at most `2 * size` values. Whenever `size` values were stored or used again, those that were neither
    since the last time are dropped, so that a full cache loses nothing that is in use."""

    __slots__ = ("_earlier", "_latest", "_size")

    def __init__(self, size: int) -> None:
        self._size: Final = size
        self._latest: dict[K, V] = {}
        self._earlier: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """Returns the value of this key, None if it is not in the cache."""
        value = self._latest.get(key)
        if value is None:
            value = self._earlier.get(key)
            if value is not None:
                self.put(key, value)
        return value

    def put(self, key: K, value: V) -> V:
        """Stores a value and returns it."""
        if len(self._latest) >= self._size:
            self._earlier = self._latest
            self._latest = {}
        self._latest[key] = value
        return value

    def clear(self) -> None:
        """Drops all values."""
        self._latest = {}
        self._earlier = {}

    def __len__(self) -> int:
        return len(self._latest) + len([key for key in self._earlier if key not in self._latest])
