"""What flights showed besides how they ended: bounces, spin, what was touched, and by what tool."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist, inf, isfinite
from typing import Final

from dexterity.physics import tuning
from dexterity.physics.results.hits import Hits
from dexterity.physics.scene.table import BOARD_KIND, HOLE_KIND, TABLE_KIND
from dexterity.physics.tools.track import ToolRun
from dexterity.values.landing import FlightFacts
from dexterity.values.vectors import Vec2

BOUNCE_S: Final = 0.04
"""Hits of the table this soon after the last are the same bounce: other corners of a die that comes
down flat follow within 30 ms. Longer: low hops, which last some 60 ms, would run into one. What the
table answers to a tool's blow within this time belongs to the blow."""


NEVER_DOWN_MM: Final = 9999.0
"""How far a die was flung that came down on nothing any more."""


@dataclass(frozen=True, slots=True)
class _ToolFacts:
    """What a tool did to its die; `left_s` and `left_mm` are of its last touch."""

    contact_s: float
    speed_mm_s: float
    left_s: float
    left_mm: Vec2


NO_TOOL: Final = _ToolFacts(0.0, 0.0, -inf, (0.0, 0.0))

AT_ONCE: Final = 2000
"""Hits that are made plain numbers together. All of a search's 1,400 throws are 300,000 little
objects, which leave holes all over the memory."""


class _Tale:
    """One die's hits, told in order up to its target."""

    def __init__(self, tool_kind: int | None, tool: _ToolFacts) -> None:
        self._tool_kind, self._tool = tool_kind, tool
        self._flung_mm: float | None = None
        self._quiet_s = -1.0
        self.bounces: list[Vec2] = []
        self.kinds: dict[int, None] = {}
        self.spin_rad_s = 0.0
        self.arrived = False

    def hit(
        self, at_s: float, kind: int, place: Sequence[float], speed: float, spin: float
    ) -> None:
        """What comes next; nothing counts after the target."""
        if self.arrived:
            return
        if self._flung_mm is None and kind != self._tool_kind and at_s > self._tool.left_s:
            self._flung_mm = dist(self._tool.left_mm, place[:2])
        if kind in (BOARD_KIND, HOLE_KIND):
            self.arrived, self.spin_rad_s = True, spin
            return
        self.kinds[kind] = None
        loud = speed > tuning.AUDIBLE_MM_S
        if kind == TABLE_KIND and loud and at_s > self._quiet_s:
            self.bounces.append((place[0], place[1]))
        if loud and kind in (TABLE_KIND, self._tool_kind):
            self._quiet_s = at_s + BOUNCE_S

    def feat(self, names: Sequence[str]) -> FlightFacts:
        """All of it."""
        tool = self._tool
        flung = NEVER_DOWN_MM if self._flung_mm is None else self._flung_mm
        return FlightFacts(
            bounces_mm=tuple(self.bounces),
            spin_at_target_rad_s=self.spin_rad_s,
            touched=tuple(names[kind] for kind in self.kinds),
            tool_contact_s=tool.contact_s,
            tool_speed_mm_s=tool.speed_mm_s,
            tool_flung_mm=flung if isfinite(tool.left_s) else 0.0,
        )


def flight_facts_of(
    hits: Hits, lanes: int, names: Sequence[str], tool_run: ToolRun | None
) -> list[FlightFacts]:
    """A feat a lane, from the hits of the thrown dice."""
    kind = tool_run.kind if tool_run else None
    tales = [_Tale(kind, tool) for tool in _tool_facts(tool_run, lanes)]
    for first in range(0, len(hits.rows), AT_ONCE):
        _tell(tales, hits, slice(first, first + AT_ONCE))
    return [tale.feat(names) for tale in tales]


def _tell(tales: Sequence[_Tale], hits: Hits, some: slice) -> None:
    """Each to the tale of its own lane."""
    columns = zip(
        hits.rows[some].tolist(),
        hits.at_s[some].tolist(),
        hits.kinds[some].tolist(),
        hits.places_mm[:, some].T.tolist(),
        hits.speeds_mm_s[some].tolist(),
        hits.spins_rad_s[some].tolist(),
        strict=True,
    )
    for lane, *hit in columns:
        tales[lane].hit(*hit)


def _tool_facts(tool_run: ToolRun | None, lanes: int) -> list[_ToolFacts]:
    """A lane each."""
    if tool_run is None:
        return [NO_TOOL] * lanes
    touches = tool_run.touches
    columns = zip(
        touches.contact_s().tolist(),
        touches.speeds_mm_s.tolist(),
        touches.last_s.tolist(),
        touches.places_mm.T.tolist(),
        strict=True,
    )
    return [
        _ToolFacts(contact_s, speed, left_s, (x, y)) for contact_s, speed, left_s, (x, y) in columns
    ]
