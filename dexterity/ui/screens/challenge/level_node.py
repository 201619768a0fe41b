"""A level on the map: a stop on the path, with its number, its medal and what it asks for."""

from collections.abc import Callable, Hashable
from math import cos, pi, sin, sqrt
from typing import Final

import pygame

from dexterity.rules.challenge.medal import Medal
from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import ring
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import AMBER, LABEL, SKY, STRAW
from dexterity.ui.draw.colours import BONE, FAINT_INK, INK, PAPER, Colour
from dexterity.ui.screens.challenge.signs import draw_medal
from dexterity.ui.screens.dare.requirement_sign import draw_requirement
from dexterity.ui.screens.steady import draw_steady
from dexterity.ui.widgets.pressable import Pressable
from dexterity.ui.widgets.widget import Touch
from dexterity.values.vectors import Vec2

SIDE: Final = 52.0
"""Points across a stop."""
FOOT: Final = 22.0
"""Points below it, for the signs of what it asks for."""
MEDAL_SIDE: Final = 30.0
SIGN_SIDE: Final = 19.0
STEADY_SIDE: Final = 22.0
MOST_SIGNS: Final = 3
"""As many as fit below a stop without touching the neighbours' signs."""
HATCH: Final = 5.0


class LevelNode(Pressable):
    """Pressing it chooses the level; pressing the chosen one plays it."""

    def __init__(
        self,
        name: str,
        number: str,
        medal: Medal | None,
        requirements: tuple[str, ...],
        *,
        chosen: bool,
        on_point: Callable[[bool], None],
        on_press: Callable[[], None],
        enabled: bool = True,
        steady: bool = False,
        hint: str = "",
    ) -> None:
        """`steady`: the medal was won with a steady hand, of which the hint tells."""
        super().__init__(name, on_press, enabled=enabled, hint=hint)
        self.steady = steady
        self.number, self.medal, self.requirements = number, medal, requirements
        self.chosen, self._on_point = chosen, on_point

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return SIDE, SIDE + FOOT

    # --- touch --------------------------------------------------------------------------------

    def hover(self, place: Vec2 | None) -> None:
        self._on_point(place is not None and self.enabled)

    # --- drawing ------------------------------------------------------------------------------

    def appearance(self, touch: Touch) -> Hashable:
        return (self.number, self.medal, self.requirements, self.chosen, self.steady)

    @property
    def stop(self) -> Box:
        """The round part of it."""
        return Box(self.box.left, self.box.top, SIDE, SIDE)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        stop = self.stop
        self._draw_disc(canvas, stop, touch)
        ink = INK if self.enabled else FAINT_INK
        canvas.text(self.number, stop, LABEL.in_colour(ink), align=Align.CENTRE, raised=0.45)
        if self.enabled:
            at = (stop.right - 5.0, stop.bottom - 7.0)
            draw_medal(canvas, self.medal, centred(at, (MEDAL_SIDE, MEDAL_SIDE)))
        if self.steady:
            # Across from the medal: on it, a sign so small would be a blot.
            corner = (stop.right - 3.0, stop.top + 9.0)
            draw_steady(canvas, centred(corner, (STEADY_SIDE, STEADY_SIDE)))
        self._draw_signs(canvas, stop)
        if touch.focused:
            self.draw_focus(canvas, stop)

    def _draw_disc(self, canvas: Canvas, stop: Box, touch: Touch) -> None:
        radius = stop.width / 2 - 2.0
        ground = BONE if self.enabled else PAPER
        pygame.draw.aacircle(
            canvas.surface, rgb(ground), canvas.px(stop.middle), radius * canvas.scale
        )
        if self.enabled:
            pencil = self._pencil(touch)
            gap = HATCH * (0.7 if touch.hovered or touch.pressed else 1.0)
            for start, end in hatches(stop.middle, radius - 2.0, gap):
                pygame.draw.aaline(
                    canvas.surface, rgb(pencil), canvas.px(start), canvas.px(end),
                    max(1, round(2.0 * canvas.scale)),
                )  # fmt: skip
        ink = INK if self.enabled else FAINT_INK
        circle = [(stop.left + stop.width * x, stop.top + stop.height * y)
                  for x, y in ring((0.5, 0.5), radius / stop.width)]  # fmt: skip
        canvas.line(circle, width=2.6 if self.chosen else 1.5, colour=ink, name=self.name)

    def _pencil(self, touch: Touch) -> Colour:
        if self.chosen:
            return SKY
        return AMBER if touch.hovered or touch.pressed else STRAW

    def _draw_signs(self, canvas: Canvas, stop: Box) -> None:
        shown = self.requirements[:MOST_SIGNS]
        left = stop.middle[0] - SIGN_SIDE * len(shown) / 2
        for at, requirement in enumerate(shown):
            place = Box(left + at * SIGN_SIDE, stop.bottom + 2.0, SIGN_SIDE, SIGN_SIDE)
            draw_requirement(canvas, requirement, place)


def hatches(middle: Vec2, radius: float, gap: float) -> list[tuple[Vec2, Vec2]]:
    """Slanting strokes that fill a disc."""
    (x, y), turn = middle, -0.3 * pi
    along, across = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
    strokes = []
    for step in range(int(2 * radius / gap)):
        off = -radius + (step + 0.5) * gap
        half = sqrt(max(0.0, radius * radius - off * off))
        foot = (x + off * across[0], y + off * across[1])
        start, end = ((foot[0] + side * half * along[0], foot[1] + side * half * along[1])
                      for side in (-1.0, 1.0))  # fmt: skip
        strokes.append((start, end))
    return strokes
