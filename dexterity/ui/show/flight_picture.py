"""A playback as it is seen: traces, dice, and at the end what the referee points at."""

import pygame

from dexterity.ui.show.playback import Playback
from dexterity.ui.world.table_view import TableView


def draw_playback(
    surface: pygame.Surface,
    view: TableView,
    playback: Playback,
    *,
    judged: bool = True,
    clear: pygame.Rect | None = None,
) -> None:
    """Over the table's backdrop, drawn before; `judged` shows the verdict at rest.

    `clear` is where the screen covers nothing of the picture.
    """
    view.draw_traces(surface, playback.shown, playback.at_s)
    flight, verdict = playback.flight, playback.verdict
    if judged and playback.done and flight is not None and verdict is not None:
        view.draw_judged(surface, playback.moment(), flight.landing, verdict, clear=clear)
    else:
        view.draw_moment(surface, playback.moment())
