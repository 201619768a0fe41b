"""The strokes that a match has left on its sheet."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import dist
from typing import Final

from dexterity.rules.pen.actions import MakeFlick, flick_from
from dexterity.rules.pen.effects import ArrowSpun, Effect
from dexterity.rules.pen.player import PlayerId
from dexterity.session.flicked_sheet import FlickedSheet
from dexterity.session.records.record import Pushed
from dexterity.session.records.repeating import near_end
from dexterity.values.stroke import Stroke, StrokeEnd, StrokePoint
from dexterity.values.vectors import Vec2

STEADY_PRESSURE: Final = 0.6
"""Of a line that no finger drew: neither as dark as a push nor as faint as a skip."""

STEADY_MM_S: Final = 250.0
"""How fast it is drawn: what an arrow takes a character, in a fifth of a second."""


@dataclass(frozen=True, slots=True)
class DrawnStroke:
    """A stroke, and whose it is."""

    player: PlayerId
    stroke: Stroke


def strokes_of_arrows(effects: Iterable[Effect]) -> Iterator[DrawnStroke]:
    """The lines that characters went along because arrows pointed there."""
    for effect in effects:
        if isinstance(effect, ArrowSpun):
            line = straight(effect.from_mm, effect.to_mm, effect.end)
            yield DrawnStroke(effect.player, line)


def drawn_again(pushed: Pushed, sheet: FlickedSheet) -> Stroke:
    """The stroke of a line on record; straight to its end, where it would now end elsewhere by more
    than can be seen."""
    stroke = sheet.draw(pushed.push)
    return stroke if near_end(pushed.drawn, flick_from(stroke)) else _straight_flick(pushed)


def _straight_flick(pushed: Pushed) -> Stroke:
    drawn: MakeFlick = pushed.drawn
    return straight(pushed.push.tip_mm, drawn.end_mm, drawn.end)


def straight(from_mm: Vec2, to_mm: Vec2, end: StrokeEnd) -> Stroke:
    """A stroke of which no more is known than where it began and how it ended."""
    length = dist(from_mm, to_mm)
    first = StrokePoint(from_mm, STEADY_PRESSURE, 0.0)
    last = StrokePoint(to_mm, STEADY_PRESSURE, length / STEADY_MM_S)
    return Stroke((first, last) if length else (first,), end, length)
