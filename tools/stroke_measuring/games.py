"""What is flicked: where a hand takes it, how fast hands are there, and what a stroke means."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, hypot, pi, pow
from types import MappingProxyType
from typing import Final

from dexterity.hand.gesture import read_gesture
from dexterity.hand.pencil.feel import REFERENCE_HAND_MM_S, REFERENCE_PUSH_MM_S, RESPONSE_POWER
from dexterity.hand.pencil.held import HeldPencil, Pushed
from dexterity.hand.pencil.pencil_way import pencil_way_named
from dexterity.hand.ways.held import WayName
from dexterity.session.pen.lesson import lesson_match
from dexterity.ui.screens.pen.sheet_table import PLACE
from dexterity.ui.sheet.sheet_plan import plan_in
from dexterity.ui.throwing.hand_plane import PLAIN_PLANE
from dexterity.values.pointer import PointerSample
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2
from tools.stroke_measuring.stroke import Report, Stroke

TURNS_RAD: Final = (-0.5, -0.2, 0.0, 0.2, 0.5)
"""From straight on."""
LAST_S: Final = 0.001
"""The end of a stroke, over which its true speed is told."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A stroke as it is understood: the hand's speed and direction at let-go."""

    speed_mm_s: float
    direction_rad: float


class Flicked(ABC):
    """One thing to flick, in the real screen of its game, whose pixels are the stage's points."""

    ahead_rad: float
    """The middle of the directions, on the screen: 0 is up, positive to the right."""
    speeds_px_s: tuple[float, ...]

    @property
    @abstractmethod
    def start(self) -> Vec2:
        """Where a hand takes it."""

    @abstractmethod
    def place_mm(self, place: Vec2) -> Vec2:
        """What a place of the screen is to the hand: to the right, and away."""

    @abstractmethod
    def meant(self, reports: Sequence[Report]) -> Reading | None:
        """What the game makes of reports whose times it knows; None where nothing is thrown."""

    def samples(self, reports: Sequence[Report]) -> tuple[PointerSample, ...]:
        """The same on the hand's plane."""
        return tuple(PointerSample(told.at_s, *self.place_mm(told.place)) for told in reports)

    def true(self, stroke: Stroke) -> Reading:
        """How the hand itself moved when it let go, whatever a pointer tells about it."""
        end_s = stroke.reports()[-1].at_s
        places = (self.place_mm(stroke.place_at(at_s)) for at_s in (end_s - LAST_S, end_s))
        (x, y), (last_x, last_y) = places
        right, away = (last_x - x) / LAST_S, (last_y - y) / LAST_S
        return Reading(hypot(right, away), atan2(right, away))


class FlickedDie(Flicked):
    """A die at the practice table."""

    ahead_rad = 0.0
    speeds_px_s = (600.0, 1100.0, 1900.0)
    """A gentle lob, a good plain throw, a hard one."""

    @property
    def start(self) -> Vec2:
        return PLAIN_PLANE.rest

    def place_mm(self, place: Vec2) -> Vec2:
        sample = PLAIN_PLANE.sample_at(place, 0.0)
        return sample.x_mm, sample.y_mm

    def meant(self, reports: Sequence[Report]) -> Reading | None:
        gesture = read_gesture(self.samples(reports))
        return None if gesture.dropped else Reading(gesture.speed_mm_s, gesture.direction_rad)


class FlickedPencil(Flicked):
    """The pencil of the guided first match, which stands at the left of its sheet."""

    ahead_rad = pi / 2
    speeds_px_s = (1200.0, 1900.0, 2700.0)
    """On the sheet 390, 610 and 870 mm/s: strokes of 16, 35 and 70 mm."""

    def __init__(self) -> None:
        state = lesson_match("", "").state
        self._tip_mm = state.pawns[state.turn].place_mm
        self._plan = plan_in(PLACE)

    @property
    def start(self) -> Vec2:
        return self._plan.place(self._tip_mm)

    def place_mm(self, place: Vec2) -> Vec2:
        return self._plan.place_mm(place)

    def meant(self, reports: Sequence[Report]) -> Reading | None:
        way = pencil_way_named(WayName.FLICK)
        first, *others = self.samples(reports)
        held = way.pressed(way.start(self._tip_mm), first)
        if not isinstance(held, HeldPencil):
            return None
        for sample in others:
            held = way.moved(held, sample)
        answer = way.released(held, others[-1])
        return reading_from_push(answer.push) if isinstance(answer, Pushed) else None


def reading_from_push(push: Push) -> Reading | None:
    """The hand's own speed, on the sheet: a push follows it less than in proportion."""
    if push.speed_mm_s == 0.0:
        return None
    share = pow(push.speed_mm_s / REFERENCE_PUSH_MM_S, 1.0 / RESPONSE_POWER)
    return Reading(REFERENCE_HAND_MM_S * share, push.direction_rad)


FLICKED: Final[Mapping[str, Callable[[], Flicked]]] = MappingProxyType(
    {"dice": FlickedDie, "pen": FlickedPencil}
)
