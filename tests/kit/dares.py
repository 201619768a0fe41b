"""Strokes made for requirements, what is expected of them, and the throws that come of them.

They are in `tests/strokes/requirements`; those that meet their requirement are the demonstrations.
"""

import json
from dataclasses import dataclass, replace
from functools import cache
from math import radians
from pathlib import Path
from typing import Any

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.deed import Cue, CueKind, Deed
from dexterity.hand.dare.stroke import Stroke, deed_from_stroke
from dexterity.hand.toss import Toss
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.table import Table
from dexterity.session.demonstration import shown_table
from dexterity.session.throw import Throw, throw_deed
from dexterity.values.colour import DieColour
from dexterity.values.landing import FlightFacts
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Quaternion

FOLDER = Path(__file__).parent.parent / "strokes" / "requirements"

NO_FEAT = FlightFacts((), 0.0, (), 0.0, 0.0, 0.0)
"""Of a flight that showed nothing."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What must come of a stroke; None where it does not matter."""

    thrown: bool
    failed: tuple[str, ...]
    as_plain: bool
    hit: bool | None = None
    hit_plainly: bool | None = None
    measured: float | None = None
    direction_deg: float | None = None


@dataclass(frozen=True, slots=True)
class MadeStroke:
    """A stroke out of its file."""

    requirement: str
    in_force: tuple[str, ...]
    expects: Expected
    stroke: Stroke
    orientation: Quaternion

    def thrown(self, *, plainly: bool = False) -> Throw | None:
        """The whole throw, with what is required, or as if nothing was."""
        return thrown(self.stroke, self.orientation, () if plainly else self.in_force)


@cache
def made_stroke(requirement: str, ending: str) -> MadeStroke:
    """`ending` is how the file's name ends: `fails` or `edge`."""
    text = (FOLDER / f"{requirement}-{ending}.json").read_text(encoding="utf-8")
    kept: dict[str, Any] = json.loads(text)
    said = kept["expects"]
    expects = Expected(**{**said, "failed": tuple(said["failed"])})
    held = kept["orientation"]
    return MadeStroke(
        kept["requirement"],
        tuple(kept["in_force"]),
        expects,
        Stroke(
            tuple(PointerSample(**sample) for sample in kept["samples"]),
            tuple(Cue(CueKind(cue["kind"]), cue["at_s"]) for cue in kept["cues"]),
            radians(kept["loft_deg"]),
        ),
        (held["w"], held["x"], held["y"], held["z"]),
    )


@cache
def table_of(*, box: bool) -> Table:
    return shown_table(dare_of(["box_bounce"] if box else []))


def thrown(stroke: Stroke, held: Quaternion, in_force: tuple[str, ...]) -> Throw | None:
    dare = dare_of(in_force)
    deed = deed_from_stroke(stroke, dare)
    if deed is None:
        return None
    return throw_deed(deed, held, table_of(box=dare.wants_box), DICE[DieColour.RED], dare=dare)


def deed_of(stroke: Stroke, dare: Dare) -> Deed:
    deed = deed_from_stroke(stroke, dare)
    assert deed is not None
    return deed


def performed(dare: Dare, speed_mm_s: float = 1500.0, direction_rad: float = 0.0) -> Deed:
    """What a hand does by itself that throws from where the die waits."""
    return dare.performed(Toss(dare.rest_mm, speed_mm_s, direction_rad, dare.loft_rad(0.0), 0.0))


def mirrored(stroke: Stroke) -> Stroke:
    """Left and right exchanged, about where the pointer presses."""
    x0 = stroke.samples[0].x_mm
    samples = tuple(replace(one, x_mm=2.0 * x0 - one.x_mm) for one in stroke.samples)
    return replace(stroke, samples=samples)


def later(stroke: Stroke, by_s: float) -> Stroke:
    """The same at another time."""
    samples = tuple(replace(one, at_s=one.at_s + by_s) for one in stroke.samples)
    cues = tuple(replace(cue, at_s=cue.at_s + by_s) for cue in stroke.cues)
    return replace(stroke, samples=samples, cues=cues)
