"""A lens over the table: how a die lies, larger than the picture shows it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import pygame

from dexterity.rules.referee import Verdict
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.draw.colours import BONE, INK
from dexterity.ui.world.camera import Camera, Viewport
from dexterity.ui.world.die_model import axes_of
from dexterity.ui.world.moment import Moment
from dexterity.ui.world.sprites import Sprites
from dexterity.ui.world.table_view import TableView
from dexterity.ui.world.verdict_marks import draw_corners
from dexterity.values import Landing, Vec2

ENLARGED: Final = 2.7
"""How much larger than in the picture. More: the board around a die is no longer recognised."""

PEN: Final = 1.5
"""How much wider pens are under it. As much as all else: lines are bars."""

RIM_PT: Final = 3.0


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
        self, view: TableView, moment: Moment, landing: Landing, verdict: Verdict, radius_px: float
    ) -> None:
        self._radius_px = round(radius_px)
        camera = through_lens(view.camera, view.camera.pixel(landing.place_mm), radius_px)
        glass = self._backdrop(view, view.camera.pixel(landing.place_mm))
        draw_corners(glass, landing, verdict, camera, view.marking)
        axes, sprites = axes_of(moment.turns), Sprites(view.table, camera, view.marking)
        for number, die in enumerate(moment.dice):
            for piece in sprites.of(die, moment.places_mm[number], axes[number]):
                piece.draw(glass)
        self._picture = rounded(glass, RIM_PT * view.camera.unit_px)

    def _backdrop(self, view: TableView, middle: Vec2) -> pygame.Surface:
        """What is there without dice, enlarged."""
        side = 2 * self._radius_px
        part = pygame.Surface((round(side / ENLARGED), round(side / ENLARGED)))
        part.fill(rgb(BONE))
        place = part.get_rect(center=(round(middle[0]), round(middle[1])))
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
