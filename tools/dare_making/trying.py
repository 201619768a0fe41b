"""Throws a drawn stroke at the classic target, to see if it does what it is meant to."""

from collections.abc import Iterator
from math import cos, degrees, radians, sin
from typing import Final

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.deed import Cue, CueKind
from dexterity.hand.dare.stroke import Stroke, deed_from_stroke
from dexterity.physics.dice.die import DICE
from dexterity.session.demonstration import shown_table
from dexterity.session.throw import Throw, throw_deed
from dexterity.values.colour import DieColour
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Quaternion
from tools.dare_making.drawn import Drawn, Expects, Recipe

NUDGE_RAD: Final = 1e-4
"""A die held this little otherwise must do as well: other machines round otherwise."""

TREMBLE_DEG: Final = 6.0
"""By how much a clumsy hand, or a band, may turn a throw."""

MOST_TRIES: Final = 400


class NotFoundError(Exception):
    """No stroke of a recipe does what it is meant to."""


def first_that_does(recipe: Recipe) -> int:
    """The number of the first stroke that does what is expected, and surely so."""
    for choice in range(MOST_TRIES):
        drawn, held = recipe.tried(choice)
        if all(does(recipe, drawn, near) for near in nudged(held)):
            return choice
    raise NotFoundError(f"{recipe.requirement}: {recipe.what}")


def does(recipe: Recipe, drawn: Drawn, held: Quaternion) -> bool:
    """Whether a stroke comes to what is expected of it."""
    expects, throw = recipe.expects, thrown(drawn, held, recipe.in_force)
    if throw is None:
        return not expects.thrown
    if expects.hit is not None and throw.verdict.hit != expects.hit:
        return False
    heading = degrees(throw.toss.direction_rad)
    if expects.direction_deg is not None and abs(heading - expects.direction_deg) > TREMBLE_DEG:
        return False
    failed = tuple(finding.requirement for finding in throw.verdict.failed)
    measures = _measured(throw, recipe.requirement, expects)
    return failed == expects.failed and measures and _compares(expects, throw, drawn, held)


def _measured(throw: Throw, requirement: str, expects: Expects) -> bool:
    if expects.measured is None:
        return True
    found = {finding.requirement: finding.measured for finding in throw.verdict.findings}
    return abs(found[requirement] - expects.measured) < 0.5


def _compares(expects: Expects, throw: Throw, drawn: Drawn, held: Quaternion) -> bool:
    if expects.hit_plainly is None and not expects.as_plain:
        return True
    plain = thrown(drawn, held, ())
    if plain is None or (expects.as_plain and plain.launch != throw.launch):
        return False
    return expects.hit_plainly is None or plain.verdict.hit == expects.hit_plainly


def thrown(drawn: Drawn, held: Quaternion, in_force: tuple[str, ...]) -> Throw | None:
    """The whole throw; None where nothing was thrown."""
    dare = dare_of(in_force)
    samples = tuple(PointerSample(*sample) for sample in drawn.samples)
    cues = tuple(Cue(CueKind(kind), at_s) for kind, at_s in drawn.cues)
    deed = deed_from_stroke(Stroke(samples, cues, radians(drawn.loft_deg)), dare)
    table = shown_table(dare)
    return None if deed is None else throw_deed(deed, held, table, DICE[DieColour.RED], dare=dare)


def nudged(held: tuple[float, ...]) -> Iterator[Quaternion]:
    """The die as it is held, and a little turned about each of its axes."""
    w, x, y, z = held
    yield w, x, y, z
    c, s = cos(NUDGE_RAD / 2), sin(NUDGE_RAD / 2)
    yield c * w - s * x, c * x + s * w, c * y + s * z, c * z - s * y
    yield c * w - s * y, c * x - s * z, c * y + s * w, c * z + s * x
    yield c * w - s * z, c * x + s * y, c * y - s * x, c * z + s * w
