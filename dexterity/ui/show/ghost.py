"""A throw to be tried again, as a pencil line through the air."""

import pygame

from dexterity.hand.toss import Toss
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.session.live_throw import live_toss
from dexterity.ui.show.playback import STEPS_A_FRAME
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.trail import draw_trail
from dexterity.values.vectors import Quaternion


class Ghost:
    """Grows a little in every frame until all of it is seen."""

    def __init__(self, toss: Toss, orientation: Quaternion, table: Table, die: Die) -> None:
        self._live = live_toss(toss, orientation, table, die)

    def grow(self) -> None:
        """A little more of it."""
        if not self._live.done:
            self._live.advance(STEPS_A_FRAME)

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """All that is known of its way."""
        draw_trail(surface, self._live.places_mm[:, 0], camera)
