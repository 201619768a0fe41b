"""The requirements there are, and which of them make a dare.

Each is a module of `dexterity.hand.requirements` with a `PIECE`: one more module is one more
requirement.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import combinations, product
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Final

import dexterity.hand.requirements as shelf
from dexterity.errors import DexterityError
from dexterity.hand.dare.claims import exclude_each_other
from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.piece import Piece

ORDER: Final = (
    "jump", "box_bounce", "under_leg", "flick", "elbow", "blind", "pirouette", "spinning_top",
    "back_turned", "prayer", "from_afar", "blow", "ricochet", "slap", "friend", "ground_level",
    "nose", "hot_potato", "clumsy", "under_table", "crossed_wrists", "pinkies", "sticky_wrist",
    "head", "wink", "card",
)  # fmt: skip
"""As the rulebook lists them; what is not here comes after, by name."""


class DareError(DexterityError):
    """Requirements that do not exist, or that cannot be met in one throw."""


@cache
def all_pieces() -> Mapping[str, Piece]:
    """Every requirement by its id."""
    modules = (
        import_module(f"{shelf.__name__}.{found.name}") for found in iter_modules(shelf.__path__)
    )
    pieces: list[Piece] = [module.PIECE for module in modules]
    pieces.sort(key=lambda piece: (_rank(piece.id), piece.id))
    return MappingProxyType({piece.id: piece for piece in pieces})


def _rank(requirement: str) -> int:
    return ORDER.index(requirement) if requirement in ORDER else len(ORDER)


def known_requirements() -> tuple[str, ...]:
    """All ids, in their order."""
    return tuple(all_pieces())


def settled(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Each in the form in which all get along, as many as can be in their first one.

    Where there is no such choice, each in its first.
    """
    asked = tuple(pieces)
    forms = [(one,) if one.otherwise is None else (one, one.otherwise) for one in asked]
    choices = sorted(product(*forms), key=lambda chosen: _second_forms(chosen, asked))
    return next((chosen for chosen in choices if not any(_clashes(chosen))), asked)


def _second_forms(chosen: Iterable[Piece], asked: Iterable[Piece]) -> int:
    return sum(one is not first for one, first in zip(chosen, asked, strict=True))


def _clashes(pieces: Iterable[Piece]) -> Iterator[bool]:
    pairs = combinations(pieces, 2)
    return (exclude_each_other(one.claims, other.claims) for one, other in pairs)


def conflicts_in(requirements: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The pairs among known requirements that cannot be met in one throw, in whichever form."""
    return tuple(
        (one.id, other.id)
        for one, other in combinations(pieces_named(requirements), 2)
        if any(_clashes(settled((one, other))))
    )


def pieces_named(requirements: Iterable[str]) -> tuple[Piece, ...]:
    """The pieces, equal ones once, in their order; a DareError where there is no such one."""
    wanted, known = set(requirements), all_pieces()
    unknown = sorted(wanted - known.keys())
    if unknown:
        raise DareError(f"There is no requirement “{unknown[0]}”; there are {', '.join(known)}.")
    return tuple(piece for piece in known.values() if piece.id in wanted)


def dare_of(requirements: Iterable[str]) -> Dare:
    """The dare; a DareError where its requirements exclude each other."""
    pieces = pieces_named(requirements)
    for one, other in conflicts_in(piece.id for piece in pieces):
        raise DareError(f"“{one}” and “{other}” cannot be met in one throw.")
    return Dare(settled(pieces))


def dare_anyway(requirements: Iterable[str]) -> Dare:
    """The dare, without those that cannot be met together with one that was named before."""
    wanted = tuple(dict.fromkeys(requirements))
    done: list[str] = []
    for requirement in wanted:
        if not conflicts_in((*done, requirement)):
            done.append(requirement)
    undone = tuple(word for word in wanted if word not in done)
    return Dare(settled(pieces_named(done)), undone)
