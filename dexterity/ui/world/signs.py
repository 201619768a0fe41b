"""What is drawn on a board besides its sections: bones, numbers, and the star of the centre."""

from functools import lru_cache
from math import cos, sin
from typing import Final

import numpy as np
import pygame

from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.draw.bones import KNOB_MM, LENGTH_MM, THICKNESS_MM
from dexterity.ui.draw.colours import BONE, INK, PAPER
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.paper import Paper, rgb
from dexterity.ui.world.plan import Plan
from dexterity.ui.world.strokes import Strokes
from dexterity.values.landing import Zone

NUMBER_MM: Final = 25.0
"""Height of a number's letters, upright: flat on the board they would be too low to read."""

FLATTEST: Final = 0.15
"""Height by width of a board that still has numbers: on a flatter one they would hide it."""

STAR_MM: Final = 10.0
AROUND_BONE_MM: Final = 1.0


def draw_bones(paper: Paper, plan: Plan) -> None:
    """Bones, inked around."""
    for more_mm, colour in ((AROUND_BONE_MM, INK), (0.0, BONE)):
        strokes = Strokes(plan.window)
        for place, turn in plan.layout.bones:
            strokes.fill(plan.pixels(place + _bone(turn, more_mm)))
        paper.cover(strokes, colour)


def draw_numbers(paper: Paper, plan: Plan) -> None:
    """The value of each section; a star on the centre."""
    if flatness(plan) < FLATTEST:
        return
    for area, place in plan.layout.numbers:
        if area.zone is Zone.CENTRE:
            _draw_star(paper, plan, np.array(place))
        else:
            _write(paper, plan, str(area.value), np.array(place))


def flatness(plan: Plan) -> float:
    """Height by width of the board as it is seen."""
    wide, high = (plan.outline.max(axis=0) - plan.outline.min(axis=0)).tolist()
    return float(high / max(wide, 1.0))


@lru_cache(maxsize=64)
def clear_text(text: str, size_px: int, halo_px: int) -> pygame.Surface:
    """Letters of ink on a halo of bare paper, so that they read on any ground."""
    font = load_font(Weight.BOLD, size_px)
    ink, bare = (font.render(text, True, rgb(colour)) for colour in (INK, PAPER))
    width, height = ink.get_size()
    written = pygame.Surface((width + 2 * halo_px, height + 2 * halo_px), pygame.SRCALPHA)
    written.fill((*rgb(PAPER), 0))
    for turn in np.linspace(0.0, 2 * np.pi, 12, endpoint=False).tolist():
        written.blit(bare, (halo_px * (1 + 0.8 * cos(turn)), halo_px * (1 + 0.8 * sin(turn))))
    written.blit(ink, (halo_px, halo_px))
    return written


def star(radius: float, points: int = 5, inner: float = 0.42) -> Floats:
    """A star's outline about the origin, one point straight up in y."""
    count = 2 * points
    turns = np.arange(count) * np.pi / points + np.pi / 2
    radii = np.where(np.arange(count) % 2 == 0, radius, inner * radius)
    return np.asarray(radii[:, None] * np.column_stack([np.cos(turns), np.sin(turns)]))


def _bone(turn: float, more_mm: float) -> Floats:
    """A bone's outline about its middle: a shaft with two knobs at each end."""
    half, thick, knob = LENGTH_MM / 2 - KNOB_MM, THICKNESS_MM / 2 + more_mm, KNOB_MM + more_mm
    arc = np.linspace(-0.35, 1.12, 7) * np.pi
    upper = np.column_stack(
        [half + 0.6 + 0.85 * knob * np.sin(arc), 0.8 * KNOB_MM + 0.85 * knob * np.cos(arc)]
    )
    lower = (upper * (1.0, -1.0))[::-1]
    end = np.concatenate([[(half - 1.5 * more_mm, thick)], upper, lower])
    end = np.concatenate([end, [(half - 1.5 * more_mm, -thick)]])
    whole = np.concatenate([end, -end])
    rows = np.array([(cos(turn), sin(turn)), (-sin(turn), cos(turn))])
    return np.asarray(whole @ rows)


def _draw_star(paper: Paper, plan: Plan, place: Floats) -> None:
    for more, colour in ((2.6, PAPER), (0.0, INK)):
        strokes = Strokes(plan.window)
        strokes.fill(plan.pixels(place + star(STAR_MM + more)))
        paper.cover(strokes, colour)


def _write(paper: Paper, plan: Plan, text: str, place: Floats) -> None:
    x, y = (place + plan.at_mm).tolist()
    scale = plan.camera.px_per_mm((x, y, 0.0))
    written = clear_text(text, max(8, round(NUMBER_MM * scale)), max(1, round(1.6 * scale)))
    ((right, down),) = plan.pixels(place[None]).tolist()
    # Seen aslant, so a little lower than wide.
    low = pygame.transform.smoothscale_by(written, (1.0, 0.82))
    if plan.camera.stance.mirrored:
        low = pygame.transform.flip(low, True, False)
    paper.surface.blit(low, low.get_rect(center=(round(right), round(down))))
