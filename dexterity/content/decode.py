"""One reader for every file of tables: types in, checked values out, every fault at once.

    decode(table, Post, faults).value

reads what `forms` describes. Unknown keys are refused, and a ValueError of a call is a fault of its
table. msgspec converts the leaves; the tables are read here, since it stops at the first fault,
lets unknown keys of dataclasses pass, and has words for programmers where authors need theirs.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar, cast

import msgspec

from dexterity.content.forms import (
    Check,
    Form,
    Kind,
    Known,
    MisfitError,
    OneOf,
    Tagged,
    TakenApart,
    taken_apart,
)
from dexterity.content.reading import KINDS, Faults, Table, kind_of, shown

Value = TypeVar("Value")
Value_co = TypeVar("Value_co", covariant=True)

Judges = Mapping[str, Callable[[str], str | None]]
"""By what they know of: each says of a name why there is no such thing, if there is none."""


@dataclass(frozen=True, slots=True)
class Part(Generic[Value_co]):
    """A sound value in a file, and where it is."""

    place: str
    value: Value_co


@dataclass(frozen=True, slots=True)
class Decoded(Generic[Value_co]):
    """What could be read. Its parts can be judged although others are at fault, so that an author
    is told what they mean together with how the others are written."""

    value: Value_co | None
    """None where anything is wrong."""
    parts: tuple[Part[Any], ...]
    """In the order of the call, inner ones before those that they are in."""

    def each(self, kind: type[Value]) -> tuple[Part[Value], ...]:
        """The sound values of a type."""
        return tuple(part for part in self.parts if isinstance(part.value, kind))

    def at(self, place: str, kind: type[Value]) -> Value | None:
        """The sound value of a type at a place."""
        return next((part.value for part in self.each(kind) if part.place == place), None)


def decode(
    table: Table,
    kind: Form[Value] | type[Value],
    faults: Faults,
    judges: Judges = MappingProxyType({}),
) -> Decoded[Value]:
    """What a file's top table holds; all that is wrong with it is noted in the faults by then."""
    decoder, whole = _Decoder(faults, judges), cast("Kind", kind)
    value = decoder.read(taken_apart(whole), table, "")
    # A table with an unknown key is a sound part: only the key is too much.
    return Decoded(None if value is _BAD or faults else value, tuple(decoder.parts))


def below(place: str, key: str) -> str:
    """The path of a key in a table; of an item, which has no dot before it; of the table itself."""
    return f"{place}.{key}" if place and key and not key.startswith("[") else place + key


_BAD: Final = object()
"""Stands for a value that is at fault; the fault is noted by then."""


class _Decoder:
    """One reading of one file. It goes as deep as its kinds do, however deep the file may be."""

    def __init__(self, faults: Faults, judges: Judges) -> None:
        self._faults, self._judges = faults, judges
        self.parts: list[Part[Any]] = []

    def read(self, kind: TakenApart, value: Any, place: str) -> Any:
        """The value as its kind, or _BAD."""
        if kind.shape is not None:
            return self._table(kind.shape, value, place)
        made = self._list(kind, value, place) if kind.items else self._leaf(kind, value, place)
        if made is not _BAD:
            self.parts.append(Part(place, made))
        return made

    def _table(self, shape: Form[Any] | Tagged[Any], value: Any, place: str) -> Any:
        if not isinstance(value, dict):
            return self._bad(place, f"must be a table, not {kind_of(value)}")
        made, names = self._shaped(shape, value, place)
        for key in value:
            if key not in names:
                self._bad(place, f"has an unknown key {shown(key)}")
        return made

    def _shaped(
        self, shape: Form[Any] | Tagged[Any], table: Table, place: str
    ) -> tuple[Any, set[str]]:
        """What is made of a table or of some of its keys, and the keys that it may have."""
        if isinstance(shape, Form):
            return self._called(shape, table, place)
        form = self._chosen(shape, table, place)
        if form is None:
            # Which of the other keys belong here is a matter of the tag.
            return _BAD, shape.names()
        made, names = self._called(form, table, place)
        return made, names | {shape.key}

    def _called(self, form: Form[Any], table: Table, place: str) -> tuple[Any, set[str]]:
        found, names = {}, set[str]()
        for key in form.keys:
            if key.flat is not None:
                found[key.name], more = self._shaped(key.flat, table, place)
                names |= more
                continue
            names.add(key.name)
            if key.name in table:
                found[key.name] = self.read(key.kind, table[key.name], below(place, key.name))
            elif key.must:
                found[key.name] = self._bad(below(place, key.name), "is missing")
        if any(value is _BAD for value in found.values()):
            return _BAD, names
        try:
            made = form.call(**found)
        except MisfitError as error:
            for misfit, reason in error.misfits:
                self._bad(below(place, misfit), reason)
            return _BAD, names
        except ValueError as error:
            return self._bad(place, str(error)), names
        self.parts.append(Part(place, made))
        return made, names

    def _chosen(self, tagged: Tagged[Any], table: Table, place: str) -> Form[Any] | None:
        at, word = below(place, tagged.key), table.get(tagged.key)
        wanted = int if all(isinstance(tag, int) for tag in tagged.forms) else str
        if tagged.key not in table:
            self._bad(at, "is missing")
        elif type(word) is not wanted:
            self._bad(at, f"must be {KINDS[wanted]}, not {kind_of(word)}")
        elif word not in tagged.forms:
            self._bad(at, f"must be one of {_listed(tagged.forms)}, not {_written(word)}")
        else:
            return tagged.forms[word]
        return None

    def _list(self, kind: TakenApart, value: Any, place: str) -> Any:
        reason = _why_no_list(kind, value)
        if reason is not None:
            # One that is too long is not looked into.
            return self._bad(place, reason)
        items = kind.items * len(value) if kind.many else kind.items
        pairs = enumerate(zip(items, value, strict=True))
        made = tuple([self.read(item, one, f"{place}[{at}]") for at, (item, one) in pairs])
        return _BAD if any(one is _BAD for one in made) else made

    def _leaf(self, kind: TakenApart, value: Any, place: str) -> Any:
        reason = _why_no_word(kind, value) if issubclass(kind.bare, StrEnum) else None
        if reason is not None:
            return self._bad(place, reason)
        try:
            made = msgspec.convert(value, kind.leaf)
        except msgspec.ValidationError as error:
            return self._bad(place, _why_no_leaf(kind, value) or str(error))
        if type(made) is float and not isfinite(made):
            return self._bad(place, f"must be a number, not {made:g}")
        for mark in kind.marks:
            if isinstance(mark, Known):
                reason = reason or self._judges[mark.what](made)
            elif isinstance(mark, Check):
                reason = reason or mark.why_not(made)
        return made if reason is None else self._bad(place, reason)

    def _bad(self, place: str, reason: str) -> Any:
        self._faults.add(place, reason)
        return _BAD


def _why_no_list(kind: TakenApart, value: Any) -> str | None:
    title = None if kind.meta is None else kind.meta.title
    fewest, most = _sizes(kind)
    if not isinstance(value, list):
        reason = f"must be a list, not {kind_of(value)}"
    elif len(value) < fewest or (most is not None and len(value) > most):
        upto = "" if fewest == most else " or more" if most is None else f" to {most}"
        reason = f"must have {fewest}{upto} items, not {len(value)}"
    else:
        return None
    return reason if title is None else f"must be {title}"


def _sizes(kind: TakenApart) -> tuple[int, int | None]:
    if not kind.many:
        return len(kind.items), len(kind.items)
    return (0, None) if kind.meta is None else (kind.meta.min_length or 0, kind.meta.max_length)


def _why_no_word(kind: TakenApart, value: Any) -> str | None:
    subsets = (mark.options for mark in kind.marks if isinstance(mark, OneOf))
    options = next(subsets, tuple(kind.bare))
    if type(value) is not str:
        return f"must be {KINDS[str]}, not {kind_of(value)}"
    if value not in options:
        return f"must be one of {_listed(options)}, not {shown(value)}"
    return None


def _why_no_leaf(kind: TakenApart, value: Any) -> str | None:
    """In an author's words; None where only msgspec has some."""
    # To Python true is a whole number, to us not.
    if type(value) not in ((int, float) if kind.bare is float else (kind.bare,)):
        return f"must be {KINDS[kind.bare]}, not {kind_of(value)}"
    low, high = (None, None) if kind.meta is None else (kind.meta.ge, kind.meta.le)
    if low is None or high is None:
        return None
    wanted = f"{low:g}" if low == high else f"from {low:g} to {high:g}"
    return f"must be {wanted}, not {_written(value)}"


def _listed(options: Iterable[Any]) -> str:
    return ", ".join(map(str, options))


def _written(value: Any) -> str:
    """A leaf for a message; Python refuses to write out a number of thousands of digits."""
    if isinstance(value, str):
        return shown(value)
    return "one far beyond that" if abs(value) > 10**15 else f"{value:g}"
