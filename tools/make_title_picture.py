"""Draws the still table of the title: `python -m tools.make_title_picture`.

It is the living picture before anything moves, so that one is not seen to take the other's place.
"""

import pygame

from dexterity.places import assets
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.ui.screens.covers.still_table import FILE
from dexterity.ui.screens.covers.throw_cover import SEED, camera_for
from dexterity.ui.screens.title.title import COVER_PLACE
from dexterity.ui.world.table_view import TableView


def draw_still() -> pygame.Surface:
    """A pixel for each point of its place."""
    size_px = round(COVER_PLACE.width), round(COVER_PLACE.height)
    view = TableView(PracticeTable().build()[0], camera_for(size_px), SEED, size_px)
    view.finish()
    picture = pygame.Surface(size_px)
    view.draw_backdrop(picture)
    return picture


def main() -> None:
    """Writes it where the title reads it."""
    path = assets().joinpath(*FILE)
    path.parent.mkdir(exist_ok=True)
    pygame.image.save(draw_still(), path)


if __name__ == "__main__":
    main()
