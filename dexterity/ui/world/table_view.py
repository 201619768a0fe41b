"""A table as a screen uses it: the still picture, and any moment of a throw over it."""

from typing import Final

import numpy as np
import pygame

from dexterity.physics.scene.table import Table
from dexterity.rules.referee import Verdict
from dexterity.ui.world.arc import draw_arc
from dexterity.ui.world.backdrop import Backdrop
from dexterity.ui.world.bodies import draw_bodies
from dexterity.ui.world.bounces import draw_bounces, marked_hits
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.die_model import axes_of
from dexterity.ui.world.heat import Heat
from dexterity.ui.world.marking import PLAIN_MARKING, Marking
from dexterity.ui.world.moment import Flown, Moment
from dexterity.ui.world.moving import draw_moving, draw_moving_shadow
from dexterity.ui.world.solid import Solid, moving_solids
from dexterity.ui.world.solids import cut_out, still_solids
from dexterity.ui.world.sprites import Piece, Sprites
from dexterity.ui.world.trail import draw_trail, recent_path
from dexterity.ui.world.verdict_marks import draw_corners, draw_value
from dexterity.values.landing import Landing
from dexterity.values.vectors import Vec3

NEAREST_DIE_MM: Final = 40.0
"""A die nearer to the eye is not drawn: it would be the whole picture."""


class TableView:
    """One table through one camera. Another stance is another view."""

    def __init__(
        self, table: Table, camera: Camera, seed: int, size_px: tuple[int, int] | None = None
    ) -> None:
        view = camera.viewport
        self.size_px = size_px or (round(view.left + view.width), round(view.top + view.height))
        self.table, self.camera, self.seed = table, camera, seed
        self.heat = Heat(camera, self.size_px)
        self._backdrop = Backdrop(table, camera, self.size_px, seed)
        self._meanwhile: pygame.Surface | None = None
        self.marking = PLAIN_MARKING
        self.shadows = True
        self._sprites = Sprites(table, camera)
        self._stills: list[tuple[Solid, pygame.Surface, pygame.Rect]] = []

    def resized(self, camera: Camera, size_px: tuple[int, int] | None = None) -> "TableView":
        """The same view in a picture of another size; shows the old one stretched until ready."""
        view = TableView(self.table, camera, self.seed, size_px)
        view.heat.add_all(self.heat.places_mm)
        view.mark_with(self.marking)
        view.cast_shadows(self.shadows)
        old = self._backdrop.surface if self.ready or self._meanwhile is None else self._meanwhile
        view._meanwhile = pygame.transform.smoothscale(old, view.size_px)
        return view

    def mark_with(self, marking: Marking) -> None:
        """From now on, dice and the referee's signs look so."""
        if marking != self.marking:
            self.marking = marking
            self._sprites = self._new_sprites()

    def cast_shadows(self, shadows: bool) -> None:
        """From now on, dice have shadows or, for who has one eye shut, none."""
        if shadows != self.shadows:
            self.shadows = shadows
            self._sprites = self._new_sprites()

    def _new_sprites(self) -> Sprites:
        return Sprites(self.table, self.camera, self.marking, shadows=self.shadows)

    @property
    def ready(self) -> bool:
        """Whether the still picture is all drawn."""
        return self._backdrop.done

    def prepare(self) -> bool:
        """Draw a little more of the still picture, some milliseconds' worth; True when ready."""
        if not self._backdrop.done and self._backdrop.step():
            draw_bodies(self._backdrop.surface, self.table, self.camera)
            self._stills = self._cut_outs()
            self._meanwhile = None
        return self._backdrop.done

    def finish(self) -> None:
        """Draw all of the still picture now."""
        while not self.prepare():
            pass

    def draw_backdrop(self, surface: pygame.Surface) -> None:
        """The still picture, as far as it is drawn, and the wash of earlier throws."""
        still = self._backdrop.surface if self._meanwhile is None else self._meanwhile
        surface.blit(still, (0, 0))
        self.heat.draw(surface)

    def draw_traces(self, surface: pygame.Surface, flight: Flown, at_s: float) -> None:
        """Where the die has bounced up to a time, and the way it has just come."""
        draw_bounces(surface, marked_hits(flight, at_s), self.camera)
        draw_trail(surface, recent_path(flight, at_s), self.camera)

    def draw_arc(
        self, surface: pygame.Surface, path_mm: Floats, bounce_mm: Vec3 | None = None
    ) -> None:
        """The way a throw would take."""
        draw_arc(surface, path_mm, self.camera, bounce_mm)

    def draw_moment(self, surface: pygame.Surface, moment: Moment) -> None:
        """Shadows, dice and moving props, the nearer over the farther."""
        solids = moving_solids(self.table.props, moment)
        for solid in solids:
            draw_moving_shadow(surface, solid, self.camera)
        for piece in self._pieces(moment):
            solids = self._draw_behind(surface, piece.place_mm, solids)
            self._lay_over(surface, piece.draw(surface), piece.place_mm)
        for solid in solids:
            draw_moving(surface, solid, self.camera)

    def draw_judged(
        self,
        surface: pygame.Surface,
        moment: Moment,
        landing: Landing,
        verdict: Verdict,
        *,
        clear: pygame.Rect | None = None,
    ) -> None:
        """A moment at rest, with what the corners stand on and what the throw is worth.

        `clear` is where nothing else covers the picture: the arrow to a die outside it is there.
        """
        draw_corners(surface, landing, verdict, self.camera, self.marking)
        self.draw_moment(surface, moment)
        draw_value(surface, landing, verdict, self.camera, clear)

    def _pieces(self, moment: Moment) -> list[Piece]:
        """All dice ahead of the eye and their shadows, the farthest first."""
        eye, axes = self.camera.eye_mm, axes_of(moment.turns)
        ahead = ((moment.places_mm - eye) @ self.camera.axes[2]).tolist()
        pieces = [
            piece
            for number, die in enumerate(moment.dice)
            if ahead[number] > NEAREST_DIE_MM
            for piece in self._sprites.of(die, moment.places_mm[number], axes[number])
        ]
        away = np.array([piece.place_mm for piece in pieces]).reshape(-1, 3) - eye
        order = np.argsort(-(away * away).sum(axis=1), kind="stable").tolist()
        return [pieces[number] for number in order]

    def _draw_behind(
        self, surface: pygame.Surface, place_mm: Floats, solids: list[Solid]
    ) -> list[Solid]:
        """Draws the moving solids that a place is not hidden by; gives those that are left."""
        left = []
        for solid in solids:
            if solid.hides(place_mm, self.camera):
                left.append(solid)
            else:
                draw_moving(surface, solid, self.camera)
        return left

    def _lay_over(self, surface: pygame.Surface, rect: pygame.Rect, place_mm: Floats) -> None:
        """Lay the still solids that are before a place over what was drawn of it."""
        for solid, piece, window in self._stills:
            if rect.colliderect(window) and solid.hides(place_mm, self.camera):
                overlap = rect.clip(window)
                surface.blit(piece, overlap, overlap.move(-window.left, -window.top))

    def _cut_outs(self) -> list[tuple[Solid, pygame.Surface, pygame.Rect]]:
        found = []
        for solid in still_solids(self.table, self.camera):
            cut = cut_out(self._backdrop.surface, solid, self.camera)
            if cut is not None:
                found.append((solid, *cut))
        return found
