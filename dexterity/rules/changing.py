"""Another value with some parts changed: `dataclasses.replace` for who needs it thousands of times
a second.

Computer players play rounds out in their minds through the real rules, and a third of their time
went into `replace`, which looks every field up anew and calls an `__init__` that sets them all.
This takes a third of that, for frozen, slotted classes that check nothing when they are made.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar


class Dataclass(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


Value = TypeVar("Value", bound=Dataclass)


class _Parts(NamedTuple):
    """How the fields of a class are read and set, past its being frozen."""

    read: Callable[[Any], tuple[Any, ...]]
    setters: tuple[Callable[[Any, Any], None], ...]
    setter: Mapping[str, Callable[[Any, Any], None]]


def changed(value: Value, **parts: Any) -> Value:
    """The same but for these parts; a KeyError if it has no such part."""
    known = _parts_of(type(value))
    new = object.__new__(type(value))
    for put, part in zip(known.setters, known.read(value), strict=True):
        put(new, part)
    for name, part in parts.items():
        known.setter[name](new, part)
    return new


@cache
def _parts_of(kind: type[Any]) -> _Parts:
    if hasattr(kind, "__post_init__") or "__slots__" not in vars(kind):
        raise TypeError(f"{kind.__name__} has to be made by its __init__")
    names = [each.name for each in fields(kind)]
    if len(names) < 2:
        raise TypeError(f"{kind.__name__} has too few parts to be worth it")
    setter = {name: vars(kind)[name].__set__ for name in names}
    return _Parts(attrgetter(*names), tuple(setter.values()), setter)
