"""A stroke that was drawn up for a requirement, what is expected of it, and the file of both."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from math import cos, sin, sqrt, tau
from random import Random
from typing import Any, Final

from tools.dare_making.course import Place, Sample

USUAL_LOFT_DEG: Final = -5.0

Cue = tuple[str, float]
"""What was done besides, and when."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """All that a hand did, as values that fit in a file."""

    samples: tuple[Sample, ...]
    cues: tuple[Cue, ...] = ()
    loft_deg: float = USUAL_LOFT_DEG

    @property
    def begins_s(self) -> float:
        """When the pointer presses."""
        return self.samples[0][0]

    @property
    def ends_s(self) -> float:
        """When it lets go."""
        return self.samples[-1][0]

    def cued(self, kind: str, at_s: float) -> "Drawn":
        """With something done besides."""
        return replace(self, cues=(*self.cues, (kind, round(at_s, 6))))

    def mirrored(self) -> "Drawn":
        """Left and right exchanged, about where the pointer presses."""
        x0 = self.samples[0][1]
        return self.placed(lambda place: (2.0 * x0 - place[0], place[1]))

    def half_turned(self) -> "Drawn":
        """Half a turn round, about where the pointer presses."""
        _, x0, y0 = self.samples[0]
        return self.placed(lambda place: (2.0 * x0 - place[0], 2.0 * y0 - place[1]))

    def placed(self, place_from: Callable[[Place], Place]) -> "Drawn":
        """Every sample somewhere else."""
        places = [(at_s, *place_from((x, y))) for at_s, x, y in self.samples]
        return replace(
            self, samples=tuple((at_s, round(x, 4), round(y, 4)) for at_s, x, y in places)
        )


@dataclass(frozen=True, slots=True)
class Expects:
    """What must come of a stroke; None where it does not matter."""

    hit: bool | None = None
    failed: tuple[str, ...] = ()
    """The requirements that were not met, and no others."""
    hit_plainly: bool | None = None
    """Whether the same stroke hits where nothing is required."""
    as_plain: bool = False
    """The throw is the very one that comes of the stroke where nothing is required."""
    measured: float | None = None
    """What the proof of the requirement finds, give or take half a unit."""
    thrown: bool = True
    """Whether anything is thrown at all."""
    direction_deg: float | None = None
    """Where the die is thrown to, give or take a tremble."""


Draw = Callable[[Random], Drawn]


@dataclass(frozen=True, slots=True)
class Recipe:
    """A stroke's file: what it shows, how it is drawn, and what is expected of it."""

    requirement: str
    what: str
    draw: Draw
    expects: Expects = field(default_factory=Expects)
    beside: tuple[str, ...] = ()
    """Other requirements that are in force, and met."""

    @property
    def in_force(self) -> tuple[str, ...]:
        """All of them."""
        return (self.requirement, *self.beside)

    def tried(self, choice: int) -> tuple[Drawn, tuple[float, ...]]:
        """One of the many throws that would do as well, and how the die lies in the hand."""
        luck = Random(f"{self.requirement}, {self.what}, {choice}")
        return self.draw(luck), orientation(luck)


def orientation(luck: Random) -> tuple[float, ...]:
    """Any, all alike (Shoemake, 1992)."""
    share, one, other = luck.random(), tau * luck.random(), tau * luck.random()
    small, large = sqrt(1.0 - share), sqrt(share)
    parts = (small * sin(one), small * cos(one), large * sin(other), large * cos(other))
    return tuple(round(part, 9) for part in parts)


def demonstration_text(recipe: Recipe, choice: int) -> str:
    """The file of a demonstration."""
    drawn, held = recipe.tried(choice)
    return _text({"requirement": recipe.requirement, **_head(drawn, held, choice)}, drawn)


def stroke_text(recipe: Recipe, choice: int) -> str:
    """The file of a stroke for the tests."""
    drawn, held = recipe.tried(choice)
    said = {key: value for key, value in asdict(recipe.expects).items() if value is not None}
    about = {"what": recipe.what, "in_force": list(recipe.in_force), "expects": said}
    head = {"requirement": recipe.requirement, **about, **_head(drawn, held, choice)}
    return _text(head, drawn)


def _head(drawn: Drawn, held: tuple[float, ...], choice: int) -> dict[str, Any]:
    return {
        "made_by": "tools/make_dares.py",
        "choice": choice,
        "loft_deg": drawn.loft_deg,
        "orientation": dict(zip("wxyz", held, strict=True)),
        "cues": [{"kind": kind, "at_s": at_s} for kind, at_s in drawn.cues],
    }


def _text(head: dict[str, Any], drawn: Drawn) -> str:
    """A key a line, then a sample a line: what changes is seen at a glance."""
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    places = ({"at_s": at_s, "x_mm": x, "y_mm": y} for at_s, x, y in drawn.samples)
    samples = ",\n".join(f"  {json.dumps(place)}" for place in places)
    return "\n".join(["{", *lines, ' "samples": [', samples, " ]", "}"]) + "\n"
