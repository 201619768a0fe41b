"""A lens over the table: how a die lies, larger than the picture shows it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
import pygame

from dexterity.physics.scene.table import Table
from dexterity.rules.referee import Verdict
from dexterity.session.near_miss import NearMiss
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.draw.colours import BONE, INK, PALE_WOOD, PAPER, WOOD
from dexterity.ui.world.camera import Camera, Viewport
from dexterity.ui.world.die_model import axes_of
from dexterity.ui.world.moment import Moment
from dexterity.ui.world.near_miss_mark import draw_near_miss
from dexterity.ui.world.paper import mixed
from dexterity.ui.world.sprites import Sprites
from dexterity.ui.world.table_view import TableView
from dexterity.ui.world.verdict_marks import draw_corners
from dexterity.values.landing import Landing
from dexterity.values.vectors import Vec2, Vec3

ENLARGED: Final = 2.7
"""How much larger than in the picture. More: the board around a die is no longer recognised."""

PEN: Final = 1.5
"""How much wider pens are under it. As much as all else: lines are bars."""

RIM_PT: Final = 3.0

GRAIN_MM: Final = 10.5
GRAIN_REACH_MM: Final = 160.0
"""From line to line of the wood beyond the picture, and how far about the die it is drawn: beyond
what the lens shows of it."""


@dataclass(frozen=True)
class LensCamera(Camera):
    """The same eye as another camera; a piece of its picture fills all of this one."""

    seen_by: Camera

    @cached_property
    def focal_px(self) -> float:
        return ENLARGED * self.seen_by.focal_px

    @cached_property
    def unit_px(self) -> float:
        return PEN * self.seen_by.unit_px


class Lens:
    """A round piece of the picture, drawn once: nothing moves under it."""

    def __init__(
        self,
        view: TableView,
        moment: Moment,
        landing: Landing,
        verdict: Verdict,
        radius_px: float,
        *,
        near: NearMiss | None = None,
    ) -> None:
        self._radius_px = round(radius_px)
        camera = through_lens(view.camera, view.camera.pixel(landing.place_mm), radius_px)
        glass = self._ground(view, camera, landing.place_mm)
        draw_corners(glass, landing, verdict, camera, view.marking)
        axes, sprites = axes_of(moment.turns), Sprites(view.table, camera, view.marking)
        for number, die in enumerate(moment.dice):
            for piece in sprites.of(die, moment.places_mm[number], axes[number]):
                piece.draw(glass)
        if near is not None:
            draw_near_miss(glass, near, landing.place_mm, camera)
        self._picture = rounded(glass, RIM_PT * view.camera.unit_px)

    def _ground(self, view: TableView, camera: LensCamera, place_mm: Vec3) -> pygame.Surface:
        """What is there without dice: out of the picture, or plain wood past its edge."""
        x, y = view.camera.pixel(place_mm)
        side = 2 * self._radius_px
        place = pygame.Rect(0, 0, round(side / ENLARGED), round(side / ENLARGED))
        place.center = (round(x), round(y))
        if pygame.Rect((0, 0), view.size_px).contains(place):
            return self._enlarged(view, place)
        glass = pygame.Surface((side, side))
        draw_plain_wood(glass, view.table, camera, place_mm)
        return glass

    def _enlarged(self, view: TableView, place: pygame.Rect) -> pygame.Surface:
        """A piece of the picture."""
        side = 2 * self._radius_px
        part = pygame.Surface(place.size)
        whole = pygame.Surface(view.size_px)
        whole.fill(rgb(BONE))
        whole.set_clip(place)
        view.draw_backdrop(whole)
        part.blit(whole, (0, 0), place)
        return pygame.transform.smoothscale(part, (side, side))

    def draw(self, surface: pygame.Surface, middle_px: Vec2) -> None:
        """The lens, by its middle."""
        place = self._picture.get_rect(center=(round(middle_px[0]), round(middle_px[1])))
        surface.blit(self._picture, place)


def draw_plain_wood(glass: pygame.Surface, table: Table, camera: Camera, place_mm: Vec3) -> None:
    """The table about a place, as quickly sketched: its tone, its grain, and its edge if near."""
    glass.fill(rgb(PAPER))
    across, away = table.size_mm[0] / 2, table.size_mm[1] / 2
    corners = ((-across, -away), (across, -away), (across, away), (-across, away))
    edge = camera.outline(np.array([(x, y, 0.0) for x, y in corners])).tolist()
    pygame.draw.polygon(glass, rgb(mixed(PALE_WOOD, WOOD, 0.06)), edge)
    _draw_grain(glass, table, camera, place_mm)
    pygame.draw.aalines(glass, rgb(INK), True, edge)


def _draw_grain(glass: pygame.Surface, table: Table, camera: Camera, place_mm: Vec3) -> None:
    across, away = table.size_mm[0] / 2, table.size_mm[1] / 2
    near = max(-away, place_mm[1] - GRAIN_REACH_MM)
    far = min(away, place_mm[1] + GRAIN_REACH_MM)
    first, last = ((place_mm[0] + way * GRAIN_REACH_MM) // GRAIN_MM for way in (-1.0, 1.0))
    for number in range(int(first), int(last) + 1):
        x = number * GRAIN_MM
        if abs(x) < across:
            start, end = camera.on_plane(np.array([(x, near), (x, far)])).tolist()
            shade = mixed(PALE_WOOD, WOOD, 0.35 + 0.2 * (number % 3))
            pygame.draw.aaline(glass, rgb(shade), start, end)


def through_lens(camera: Camera, middle_px: Vec2, radius_px: float) -> LensCamera:
    """What is around a pixel of a camera's picture, in a square of two radii."""
    view = camera.viewport
    enlarged = Viewport(
        radius_px - ENLARGED * (middle_px[0] - view.left),
        radius_px - ENLARGED * (middle_px[1] - view.top),
        ENLARGED * view.width,
        ENLARGED * view.height,
    )
    return LensCamera(camera.stance, enlarged, camera)


def rounded(glass: pygame.Surface, rim_px: float) -> pygame.Surface:
    """Cut to a circle, with an inked rim."""
    side = glass.get_width()
    cut = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    middle, radius = (side / 2, side / 2), side / 2 - 1.0
    pygame.draw.aacircle(cut, (255, 255, 255, 255), middle, radius)
    picture = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    picture.blit(glass, (0, 0))
    picture.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.aacircle(picture, rgb(INK), middle, radius, max(1, round(rim_px)))
    return picture
