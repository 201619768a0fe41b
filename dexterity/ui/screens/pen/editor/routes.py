"""The ways into the editor and out of it, each imported when somebody goes there."""

# ruff: noqa: PLC0415 -- Imported inside: the editor leads to the game, and the game to the editor.

from pathlib import Path

from dexterity.luck import derive_seed
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.ui.frame.clipboard import Clipboard
from dexterity.ui.frame.screen import Frame, Screen


def to_editor(
    frame: Frame, path: Path | None = None, *, clipboard: Clipboard | None = None
) -> Screen:
    """The editor with the sheet in a file, or with new paper.

    A ContentError if the file cannot be read; one that can be read but not played is welcome.
    """
    from dexterity.content.pen.sheets import read_sheet

    sheet = None if path is None else read_sheet(path)
    return editor_with(frame, sheet, path, clipboard=clipboard)


def editor_with(
    frame: Frame,
    sheet: Sheet | None,
    file: Path | None = None,
    *,
    clipboard: Clipboard | None = None,
) -> Screen:
    """The editor with a sheet: that of a file, a copy without one, or new paper."""
    from dexterity.ui.screens.pen.editor.editor import EditorScreen
    from dexterity.ui.screens.pen.editor.opening import OpeningScreen

    return EditorScreen(
        frame,
        trial=to_trial,
        opening=lambda on_chosen: OpeningScreen(frame, on_chosen),
        sheet=sheet,
        file=file,
        clipboard=clipboard,
    )


def to_trial(frame: Frame, sheet: Sheet, computer: bool) -> Screen:
    """A match on a sheet that leaves no record: against the computer, or both sides oneself."""
    from dexterity.ui.screens.pen.editor.trial import TrialScreen

    seed = derive_seed(round(1000 * frame.services.clock.now_s()), "trial")
    return TrialScreen(frame, sheet, seed, computer=computer)
