"""A playback as it is seen: traces, dice, and at the end what the referee points at."""

import pygame

from dexterity.physics.tools.motion import pose_at
from dexterity.ui.show.playback import Playback
from dexterity.ui.world.table_view import TableView
from dexterity.ui.world.tools import draw_with_tool


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
        draw_passing(surface, view, playback)


def draw_passing(surface: pygame.Surface, view: TableView, playback: Playback) -> None:
    """The dice as they are now, and the tool that sets one of them in motion."""
    tool = playback.shown.tool
    pose = None if tool is None else pose_at(tool, playback.at_s)
    if tool is None or pose is None:
        view.draw_moment(surface, playback.moment())
    else:
        draw_with_tool(surface, view, playback.moment(), tool.tool, pose)
