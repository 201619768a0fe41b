"""The editor of sheets, as pictures show it."""

from collections.abc import Callable
from typing import Final

from dexterity.content.pen.sheets import read_sheet
from dexterity.places import levels
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import SQUARE_MM
from dexterity.session.pen.sheet_shelf import path_for, save_sheet
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Phase
from dexterity.ui.screens.pen.editor.editor import EditorScreen
from dexterity.ui.screens.pen.editor.routes import editor_with
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.values.vectors import Vec2

Script = Callable[[ScriptedPlayer], None]

SEALED: Final = (((0.0, 6.0), (9.0, 6.0)), ((9.0, 0.0), (9.0, 6.0)))
"""Walls, in squares, that shut the first player in."""


def shipped(name: str) -> Sheet:
    """One of the game's sheets."""
    return read_sheet(levels() / "pen" / f"{name}.txt")


def editor(frame: Frame) -> Screen:
    """A copy of one of the game's sheets on the desk."""
    return editor_with(frame, shipped("estate"))


def new_editor(frame: Frame) -> Screen:
    """New paper, beside two sheets that are saved already."""
    folder = frame.services.folders.sheets
    for name in ("caverns", "spiral"):
        sheet = shipped(name)
        save_sheet(path_for(folder, sheet.title.en), sheet)
    return editor_with(frame, None)


def drag(*places: Vec2) -> Script:
    """Leads the tool over the sheet; places are in squares from its near left corner."""

    def script(player: ScriptedPlayer) -> None:
        points = [_point(player, place) for place in places]
        player.point(Phase.DOWN, points[0])
        for point in points[1:]:
            player.point(Phase.MOVE, point)
        player.point(Phase.UP, points[-1])
        player.tick(3)

    return script


def hover(place: Vec2) -> Script:
    """Holds the tool over the sheet."""
    return lambda player: player.point(Phase.HOVER, _point(player, place))


def _point(player: ScriptedPlayer, place: Vec2) -> Vec2:
    screen = player.app.screen
    if not isinstance(screen, EditorScreen):
        raise LookupError("there is no sheet to draw on")
    return screen.pad.plan.place((place[0] * SQUARE_MM, place[1] * SQUARE_MM))
