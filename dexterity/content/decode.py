"""One reader for every file of tables: types in, checked values out, every fault at once.

    decode(table, Post, faults).value

reads what `forms` describes. Unknown keys are refused, and a ValueError of a call is a fault of its
table. msgspec converts the leaves; the tables are read here, since it stops at the first fault,
lets unknown keys of dataclasses pass, and has words for programmers where authors need theirs.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

import msgspec

from dexterity.content.forms import (
    Form,
    Kind,
    Known,
    MisfitError,
    Tagged,
    TakenApart,
    taken_apart,
)
from dexterity.content.reading import KINDS, Faults, Table, kind_of, shown

Value = TypeVar("Value")
Value_co = TypeVar("Value_co", covariant=True)

Judges = Mapping[str, Callable[[str], str | None]]
"""By what they know of: each says of a name why there is no such thing, if there is none."""


class Part(NamedTuple, Generic[Value_co]):
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
        made = self._shaped(shape, value, place)
        names = shape.names_in(value)
        for key in value:
            if key not in names:
                self._bad(place, f"has an unknown key {shown(key)}")
        return made

    def _shaped(self, shape: Form[Any] | Tagged[Any], table: Table, place: str) -> Any:
        """What is made of a table, or of some of its keys."""
        form = shape if isinstance(shape, Form) else self._chosen(shape, table, place)
        if form is None:
            return _BAD
        found = {}
        for key in form.keys:
            at = f"{place}.{key.name}" if place else key.name
            if key.kind.flat and key.kind.shape is not None:
                found[key.name] = self._shaped(key.kind.shape, table, place)
            elif key.name in table:
                found[key.name] = self.read(key.kind, table[key.name], at)
            elif key.must:
                found[key.name] = self._bad(at, "is missing")
        return self._called(form, found, place)

    def _called(self, form: Form[Any], found: dict[str, Any], place: str) -> Any:
        for value in found.values():
            if value is _BAD:
                return _BAD
        try:
            made = form.call(**found)
        except MisfitError as error:
            for misfit, reason in error.misfits:
                self._bad(below(place, misfit), reason)
            return _BAD
        except ValueError as error:
            return self._bad(place, str(error))
        self.parts.append(Part(place, made))
        return made

    def _chosen(self, tagged: Tagged[Any], table: Table, place: str) -> Form[Any] | None:
        at, word, form = below(place, tagged.key), table.get(tagged.key), tagged.chosen(table)
        if tagged.key not in table:
            self._bad(at, "is missing")
        elif type(word) is not tagged.words:
            self._bad(at, f"must be {KINDS[tagged.words]}, not {kind_of(word)}")
        elif form is None:
            self._bad(at, f"must be one of {_listed(tagged.forms)}, not {_written(word)}")
        return form

    def _list(self, kind: TakenApart, value: Any, place: str) -> Any:
        reason = _why_no_list(kind, value)
        if reason is not None:
            # One that is too long is not looked into.
            return self._bad(place, reason)
        if kind.plain:
            # In one go, if nothing in it is at fault.
            with suppress(msgspec.ValidationError):
                return _cast(kind, value)
        items = kind.items * len(value) if kind.many else kind.items
        pairs = enumerate(zip(items, value, strict=True))
        made = tuple([self.read(item, one, f"{place}[{at}]") for at, (item, one) in pairs])
        return _BAD if any(one is _BAD for one in made) else made

    def _leaf(self, kind: TakenApart, value: Any, place: str) -> Any:
        try:
            made = _cast(kind, value) if kind.words is None else _word(kind.words, value)
        except ValueError as error:
            return self._bad(place, _why_no_leaf(kind, value, error))
        if type(made) is float and not isfinite(made):
            return self._bad(place, f"must be {KINDS[float]}, not {made:g}")
        for check in kind.checks:
            judge = self._judges[check.what] if isinstance(check, Known) else check.why_not
            if (reason := judge(made)) is not None:
                return self._bad(place, reason)
        return made

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


def _cast(kind: TakenApart, value: Any) -> Any:
    return msgspec.convert({"value": value}, kind.cast).value


def _word(words: Mapping[str, StrEnum], value: Any) -> StrEnum:
    if type(value) is not str or value not in words:
        raise ValueError
    return words[value]


def _why_no_leaf(kind: TakenApart, value: Any, error: ValueError) -> str:
    """Of a value that could not be made one of its kind, in an author's words if there are any."""
    bare = str if kind.words is not None else kind.bare
    # To Python true is a whole number, to us not.
    if type(value) not in ((int, float) if bare is float else (bare,)):
        return f"must be {KINDS[bare]}, not {kind_of(value)}"
    if kind.words is not None:
        return f"must be one of {_listed(kind.words)}, not {shown(value)}"
    low, high = (None, None) if kind.meta is None else (kind.meta.ge, kind.meta.le)
    if low is None or high is None:
        return str(error).partition(" - at ")[0]
    wanted = f"{low:g}" if low == high else f"from {low:g} to {high:g}"
    return f"must be {wanted}, not {_written(value)}"


def _listed(options: Iterable[Any]) -> str:
    return ", ".join(map(str, options))


def _written(value: Any) -> str:
    """A leaf for a message; Python refuses to write out a number of thousands of digits."""
    if isinstance(value, str):
        return shown(value)
    return "one far beyond that" if abs(value) > 10**15 else f"{value:g}"
