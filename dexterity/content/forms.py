"""How the form of a file is written: annotations of calls, and the few marks they may carry.

A table is read as the arguments of a call: of a dataclass, or of a function where the rules use a
value that is built otherwise than it is written.

    @dataclass(frozen=True, slots=True)
    class Post:
        name: Annotated[str, ShownText(60)]
        radius_mm: Annotated[float, Meta(ge=4.0, le=150.0)]
        turn_deg: float = 0.0

Keys without a default must be there. A tuple of as many as there are is a list in the file, and a
Meta bounds its length; a title of a Meta names what a short tuple is, as `a point [x, y]`.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, is_dataclass
from enum import Enum, StrEnum
from functools import cache, cached_property
from inspect import Parameter, signature
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    NewType,
    Protocol,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

from msgspec import Meta, Struct, defstruct

from dexterity.content.reading import Misfit, Table

Kind = Any
"""What an annotation can say; or a Form or a Tagged by itself."""

Value_co = TypeVar("Value_co", covariant=True)


@runtime_checkable
class Check(Protocol):
    """In an Annotated: what a leaf must be besides its type and its bounds."""

    def why_not(self, value: Any, /) -> str | None:
        """What is wrong with it, if anything, as in `must be …`."""


@dataclass(frozen=True, slots=True)
class Known:
    """In an Annotated: a name of something in another file, which only the caller can judge."""

    what: str
    """Under which name the caller hands over the judge."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """In an Annotated: not all words of an enum, but these."""

    options: tuple[StrEnum, ...]


class Mark(Enum):
    """In an Annotated: what needs no more than a word."""

    FLAT = "flat"
    """The keys of this part are written in the table of the whole. A part that is at fault does
    not keep the others from being judged, which is what makes parts of two or three keys useful."""


FLAT: Final = Mark.FLAT


class MisfitError(ValueError):
    """Raised by a call whose arguments do not go together: what is wrong, key by key."""

    def __init__(self, *misfits: Misfit) -> None:
        self.misfits = misfits
        super().__init__("; ".join(f"{key}: {reason}" for key, reason in misfits))


class Form(Generic[Value_co]):
    """How a table is written: as the arguments of this call, some of them of a narrower kind than
    the call itself is annotated with. So the rules' own types are read within a file's bounds."""

    def __init__(self, call: Callable[..., Value_co], **kinds: Kind) -> None:
        self.call, self._kinds = call, kinds

    @cached_property
    def keys(self) -> tuple["Key", ...]:
        """In the order of the call. Annotations are looked up late, when all types are there."""
        hints = get_type_hints(self.call, include_extras=True) | self._kinds
        must = dict[str, bool]()
        for name, one in signature(self.call).parameters.items():
            if one.kind is Parameter.VAR_KEYWORD:
                # It takes whatever keys its form names.
                must |= dict.fromkeys(self._kinds, True)
            else:
                must[name] = one.default is Parameter.empty
        if not self._kinds.keys() <= must.keys():
            raise TypeError(f"{self.call} has not all the keys {', '.join(self._kinds)}")
        return tuple(Key(name, taken_apart(hints[name]), needed) for name, needed in must.items())

    @cached_property
    def flat(self) -> tuple["Form[Any] | Tagged[Any]", ...]:
        """Of the parts whose keys are written in the same table."""
        return tuple(key.flat for key in self.keys if key.flat is not None)

    @cached_property
    def _own(self) -> frozenset[str]:
        return frozenset(key.name for key in self.keys if key.flat is None)

    def names_in(self, table: Table) -> frozenset[str]:
        """All keys that this table may have."""
        if not self.flat:
            return self._own
        return self._own.union(*(shape.names_in(table) for shape in self.flat))


class Tagged(Generic[Value_co]):
    """How a table is written of which one key says what the others are."""

    def __init__(self, key: str, forms: Mapping[Any, Form[Value_co]]) -> None:
        self.key, self.forms = key, forms
        self.words = int if all(isinstance(tag, int) for tag in forms) else str
        """What a tag is written as."""

    def chosen(self, table: Table) -> Form[Value_co] | None:
        """The form that the table's tag stands for."""
        tag = table.get(self.key)
        # A list would not even be looked up, and true would be found as 1.
        return self.forms.get(tag) if type(tag) is self.words else None

    def names_in(self, table: Table) -> frozenset[str]:
        """All keys that this table may have; those of any form where the tag says nothing."""
        form = self.chosen(table)
        forms = tuple(self.forms.values()) if form is None else (form,)
        return frozenset({self.key}).union(*(form.names_in(table) for form in forms))


def whole(low: int, high: int) -> Kind:
    """A whole number within bounds."""
    return Annotated[int, Meta(ge=low, le=high)]


def many(kind: Kind, fewest: int, most: int) -> Kind:
    """A list of that length."""
    return Annotated[tuple[kind, ...], Meta(min_length=fewest, max_length=most)]


def flat(shape: Form[Any] | Tagged[Any]) -> Kind:
    """A part whose keys are written in the table of the whole."""
    return Annotated[Any, shape, FLAT]


@dataclass(frozen=True, slots=True, eq=False)
class TakenApart:
    """A kind as the reader needs it, taken apart once for all files."""

    bare: Any
    """The type of a leaf."""
    meta: Meta | None
    words: Mapping[str, StrEnum] | None
    """What a word may be, if it is one of a closed list."""
    checks: tuple[Check | Known, ...]
    shape: Form[Any] | Tagged[Any] | None
    """Of a table."""
    flat: bool
    items: tuple["TakenApart", ...]
    """Of a list: each item's, or the one of all."""
    many: bool
    """Whether a list may be of any length, within the bounds of the meta."""
    cast: Any
    """A struct of one field: the leaf, or the list of leaves, within its bounds."""
    plain: bool
    """Whether msgspec alone can tell that a leaf, or a list of leaves, is sound."""


@dataclass(frozen=True, slots=True)
class Key:
    """One argument of a call."""

    name: str
    kind: TakenApart
    must: bool

    @property
    def flat(self) -> Form[Any] | Tagged[Any] | None:
        """The shape of a part whose keys are written beside this one's sisters."""
        return self.kind.shape if self.kind.flat else None


@cache
def taken_apart(kind: Kind) -> TakenApart:
    """What an annotation says, below all its wrappings."""
    bare, marks = _unwrapped(kind)
    shape: Form[Any] | Tagged[Any] | None = next(
        (mark for mark in (bare, *marks) if isinstance(mark, Form | Tagged)), None
    )
    if shape is None and isinstance(bare, type) and is_dataclass(bare):
        shape = Form(bare)
    items = _arguments(bare) if shape is None and _origin(bare) is tuple else ()
    parts = tuple(taken_apart(item) for item in items if item is not Ellipsis)
    meta = next((mark for mark in marks if isinstance(mark, Meta)), None)
    options = next((mark.options for mark in marks if isinstance(mark, OneOf)), None)
    if options is None and isinstance(bare, type) and issubclass(bare, StrEnum):
        options = tuple(bare)
    checks = tuple(mark for mark in marks if isinstance(mark, Check | Known))
    castable = shape is None and options is None and all(part.plain for part in parts)
    # What is no finite number passes for a float, unless there are bounds to it.
    finite = bare is not float or (meta is not None and None not in (meta.ge, meta.le))
    return TakenApart(
        bare=bare,
        meta=meta,
        words=None if options is None else {option.value: option for option in options},
        checks=checks,
        shape=shape,
        flat=FLAT in marks,
        items=parts,
        many=Ellipsis in items,
        cast=_cast_to(bare if meta is None else Annotated[bare, meta]) if castable else None,
        plain=castable and finite and not checks,
    )


@cache
def _cast_to(leaf: Kind) -> type[Struct]:
    """msgspec looks through the annotations of a struct once, of all else at every conversion."""
    return defstruct("Cast", [("value", leaf)])


def _unwrapped(kind: Kind) -> tuple[Kind, tuple[Any, ...]]:
    """A bare type and all marks on it. No file says None: a key that is none is not there."""
    if isinstance(kind, NewType):
        return _unwrapped(kind.__supertype__)
    if _origin(kind) is Annotated:
        bare, marks = _unwrapped(kind.__origin__)
        return bare, (*kind.__metadata__, *marks)
    some = [one for one in _arguments(kind) if one is not types.NoneType]
    if _origin(kind) in (Union, types.UnionType) and len(some) == 1:
        return _unwrapped(some[0])
    return kind, ()


# What these return is not for a type checker to know.
_origin: Callable[[Kind], Any] = get_origin
_arguments: Callable[[Kind], tuple[Any, ...]] = get_args
