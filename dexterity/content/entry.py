"""Asks a table of a content file for typed values, noting every fault instead of stopping at one.

Each question answers None where the file is wrong; the fault, with its key path, is noted by then.
Keys that nobody asked for are unknown: `finish` reports them, in this table and all below it.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, TypeVar

from dexterity.content.names import NAME_LENGTH, why_not_text
from dexterity.content.reading import KINDS, Faults, Table, kind_of, shown
from dexterity.values import Vec2

Choice = TypeVar("Choice", bound=StrEnum)
Kind = TypeVar("Kind")


class Entry:
    """One table of a file, and where it stands."""

    def __init__(self, table: Table, faults: Faults, place: str = "") -> None:
        self._table = table
        self._faults = faults
        self._asked: set[str] = set()
        self._below: list[Entry] = []
        self.place = place

    def has(self, key: str) -> bool:
        """Whether the file gives this key, which the caller knows and so is not unknown."""
        self._asked.add(key)
        return key in self._table

    def text(self, key: str, longest: int = NAME_LENGTH) -> str | None:
        """A short text on one line, fit to be shown."""
        value = self._typed(key, str)
        reason = None if value is None else why_not_text(value, longest)
        if reason is not None:
            self.fault(reason, key)
        return value if reason is None else None

    def number(self, key: str, low: float, high: float) -> float | None:
        """A finite number within bounds."""
        value = self._given(key)
        return None if value is None else self._number(self.place_of(key), value, low, high)

    def whole(self, key: str, low: int, high: int) -> int | None:
        """A whole number within bounds."""
        value = self._given(key)
        return None if value is None else self._whole(self.place_of(key), value, low, high)

    def flag(self, key: str) -> bool | None:
        """Yes or no."""
        return self._typed(key, bool)

    def choice(self, key: str, options: Iterable[Choice]) -> Choice | None:
        """One word of a closed vocabulary."""
        value, words = self._typed(key, str), {option.value: option for option in options}
        if value is not None and value not in words:
            self.fault(f"must be one of {', '.join(words)}, not {shown(value)}", key)
        return None if value is None else words.get(value)

    def choices(
        self, key: str, options: Iterable[Choice], fewest: int, most: int
    ) -> tuple[Choice, ...] | None:
        """A list of words of a closed vocabulary; None if any of them is wrong."""
        known = {option.value: option for option in options}
        return self._each(key, fewest, most, lambda place, item: self._chosen(place, item, known))

    def words(self, key: str, fewest: int, most: int) -> tuple[str, ...] | None:
        """A list of short texts; None if any of them is wrong."""
        return self._each(key, fewest, most, self._word)

    def word_lists(
        self, key: str, fewest: int, most: int, longest: int
    ) -> tuple[tuple[str, ...], ...] | None:
        """A list of lists of short texts, none longer than that; None if any of it is wrong."""
        return self._each(
            key, fewest, most, lambda place, item: self._word_list(place, item, longest)
        )

    def wholes(
        self, key: str, fewest: int, most: int, low: int, high: int
    ) -> tuple[int, ...] | None:
        """A list of whole numbers within bounds; None if any of them is wrong."""
        return self._each(
            key, fewest, most, lambda place, item: self._whole(place, item, low, high)
        )

    def point(self, key: str, reach_mm: float) -> Vec2 | None:
        """A point [x, y], each within reach of zero."""
        value = self._given(key)
        return None if value is None else self._point(self.place_of(key), value, reach_mm)

    def points(self, key: str, fewest: int, most: int, reach_mm: float) -> tuple[Vec2, ...] | None:
        """A list of points; None if any of them is wrong."""
        return self._each(key, fewest, most, lambda place, item: self._point(place, item, reach_mm))

    def entry(self, key: str) -> "Entry | None":
        """The table below a key."""
        value = self._typed(key, dict)
        return None if value is None else self._enter(value, self.place_of(key))

    def entries(self, key: str, fewest: int, most: int) -> tuple["Entry", ...]:
        """The tables of a list; those that are tables, for the others are faults."""
        if fewest == 0 and not self.has(key):
            return ()
        items = self._items(key, fewest, most) or []
        places = [f"{self.place_of(key)}[{i}]" for i in range(len(items))]
        for item, place in zip(items, places, strict=True):
            if not isinstance(item, dict):
                self._faults.add(place, f"must be a table, not {kind_of(item)}")
        pairs = zip(items, places, strict=True)
        return tuple(self._enter(item, place) for item, place in pairs if isinstance(item, dict))

    def excuse(self, key: str) -> None:
        """Let a key pass that cannot be judged because of another fault."""
        self._asked.add(key)

    def fault(self, reason: str, key: str = "") -> None:
        """Note what only the caller can see is wrong, here or at one key."""
        self._faults.add(self.place_of(key) if key else self.place, reason)

    def finish(self) -> None:
        """Report the keys that were never asked for, here and below."""
        for key in self._table:
            if key not in self._asked:
                self._faults.add(self.place, f"has an unknown key {shown(key)}")
        for entry in self._below:
            entry.finish()

    def place_of(self, key: str) -> str:
        """The path of one of our keys, from the top of the file."""
        return f"{self.place}.{key}" if self.place else key

    def _given(self, key: str) -> Any:
        """The raw value; TOML has no null, so None means that the key is missing."""
        self._asked.add(key)
        if key not in self._table:
            self._faults.add(self.place_of(key), "is missing")
        return self._table.get(key)

    def _typed(self, key: str, kind: type[Kind]) -> Kind | None:
        """The value if it is of exactly this kind: to Python true is a whole number, to us not."""
        value = self._given(key)
        if type(value) is kind:
            return value
        if value is not None:
            self.fault(f"must be {KINDS[kind]}, not {kind_of(value)}", key)
        return None

    def _enter(self, table: Table, place: str) -> "Entry":
        below = Entry(table, self._faults, place)
        self._below.append(below)
        return below

    def _items(self, key: str, fewest: int, most: int) -> list[Any] | None:
        """A list of a bounded length; one that is too long is not looked into."""
        value = self._typed(key, list)
        if value is None or fewest <= len(value) <= most:
            return value
        self.fault(f"must have {fewest} to {most} items, not {len(value)}", key)
        return None

    def _number(self, place: str, value: object, low: float, high: float) -> float | None:
        if not isinstance(value, int | float) or isinstance(value, bool):
            self._faults.add(place, f"must be a number, not {kind_of(value)}")
        # Compared before it is converted: a whole number may be too large for a float. A NaN
        # compares false with everything, so it is refused here too.
        elif not low <= value <= high:
            wanted = f"{low:g}" if low == high else f"from {low:g} to {high:g}"
            self._faults.add(place, f"must be {wanted}, not {_written(value)}")
        else:
            return float(value)
        return None

    def _whole(self, place: str, value: object, low: int, high: int) -> int | None:
        # To Python true is a whole number, to us not.
        if type(value) is not int:
            self._faults.add(place, f"must be {KINDS[int]}, not {kind_of(value)}")
            return None
        return None if self._number(place, value, low, high) is None else value

    def _each(
        self, key: str, fewest: int, most: int, read: Callable[[str, Any], Kind | None]
    ) -> tuple[Kind, ...] | None:
        """Every item of a list, read; None if any of them is wrong."""
        items = self._items(key, fewest, most)
        return None if items is None else _all_of(items, self.place_of(key), read)

    def _word_list(self, place: str, value: object, longest: int) -> tuple[str, ...] | None:
        if not isinstance(value, list):
            self._faults.add(place, f"must be a list, not {kind_of(value)}")
        elif len(value) > longest:
            self._faults.add(place, f"must have 0 to {longest} items, not {len(value)}")
        else:
            return _all_of(value, place, self._word)
        return None

    def _word(self, place: str, value: object) -> str | None:
        if not isinstance(value, str):
            self._faults.add(place, f"must be {KINDS[str]}, not {kind_of(value)}")
            return None
        reason = why_not_text(value, NAME_LENGTH)
        if reason is not None:
            self._faults.add(place, reason)
        return value if reason is None else None

    def _chosen(self, place: str, value: object, known: dict[str, Choice]) -> Choice | None:
        word = self._word(place, value)
        if word is not None and word not in known:
            self._faults.add(place, f"must be one of {', '.join(known)}, not {shown(word)}")
        return None if word is None else known.get(word)

    def _point(self, place: str, value: object, reach_mm: float) -> Vec2 | None:
        if not isinstance(value, list) or len(value) != 2:
            self._faults.add(place, "must be a point [x, y]")
            return None
        x = self._number(f"{place}[0]", value[0], -reach_mm, reach_mm)
        y = self._number(f"{place}[1]", value[1], -reach_mm, reach_mm)
        return None if x is None or y is None else (x, y)


def _all_of(
    items: list[Any], place: str, read: Callable[[str, Any], Kind | None]
) -> tuple[Kind, ...] | None:
    found = [read(f"{place}[{number}]", item) for number, item in enumerate(items)]
    sound = tuple(item for item in found if item is not None)
    return sound if len(sound) == len(found) else None


def _written(value: float) -> str:
    """A number for a message; Python refuses to write out one of thousands of digits."""
    return "one far beyond that" if abs(value) > 10**15 else f"{value:g}"
