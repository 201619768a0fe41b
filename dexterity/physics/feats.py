"""What flights showed besides how they ended: bounces, spin, what was touched, and by what tool."""

from collections.abc import Sequence
from typing import Final

from dexterity.physics import feel
from dexterity.physics.hits import Hits
from dexterity.physics.setting import Wielded
from dexterity.physics.table import BOARD_KIND, HOLE_KIND, TABLE_KIND
from dexterity.values import Feat, Vec2

BOUNCE_S: Final = 0.04
"""Hits of the table this soon after the last are the same bounce: other corners of a die that comes
down flat follow within 30 ms. Longer: low hops, which last some 60 ms, would run into one. What the
table answers to a tool's blow within this time belongs to the blow."""


class _Tale:
    """One die's hits, told in order up to its target."""

    def __init__(self, tool_kind: int | None) -> None:
        self._tool_kind = tool_kind
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
        if kind in (BOARD_KIND, HOLE_KIND):
            self.arrived, self.spin_rad_s = True, spin
            return
        self.kinds[kind] = None
        loud = speed > feel.AUDIBLE_MM_S
        if kind == TABLE_KIND and loud and at_s > self._quiet_s:
            self.bounces.append((place[0], place[1]))
        if loud and kind in (TABLE_KIND, self._tool_kind):
            self._quiet_s = at_s + BOUNCE_S


def feats_of(hits: Hits, lanes: int, names: Sequence[str], wielded: Wielded | None) -> list[Feat]:
    """A feat a lane, from the hits of the thrown dice."""
    tales = [_Tale(wielded.kind if wielded else None) for _ in range(lanes)]
    columns = zip(
        hits.rows.tolist(),
        hits.at_s.tolist(),
        hits.kinds.tolist(),
        hits.places_mm.T.tolist(),
        hits.speeds_mm_s.tolist(),
        hits.spins_rad_s.tolist(),
        strict=True,
    )
    for lane, *hit in columns:
        tales[lane].hit(*hit)
    return [
        Feat(
            bounces_mm=tuple(tale.bounces),
            spin_at_target_rad_s=tale.spin_rad_s,
            touched=tuple(names[kind] for kind in tale.kinds),
            tool_contact_s=contact_s,
            tool_speed_mm_s=speed,
        )
        for tale, contact_s, speed in zip(tales, *_tool_facts(wielded, lanes), strict=True)
    ]


def _tool_facts(wielded: Wielded | None, lanes: int) -> tuple[list[float], list[float]]:
    """How long each tool was in touch, and how fast its die was then."""
    if wielded is None:
        return [0.0] * lanes, [0.0] * lanes
    touches = wielded.touches
    return touches.contact_s().tolist(), touches.speeds_mm_s.tolist()
