"""Questions and pages on top of a match."""

from collections.abc import Callable, Sequence
from typing import Final

from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column

MOST_LINES: Final = 60
"""Of the story, the latest first: some rounds."""


def leaving_dialog(
    show: DelveShowcase, stay: Callable[[], None], leave: Callable[[], None]
) -> Dialog:
    """The harmless answer comes first; the match can be gone on with later."""
    return Dialog(
        show.say("leave_title"),
        Label(show.say("leave_note"), name="leave/note"),
        [
            Button("leave/stay", show.say("stay"), stay, main=True),
            Button("leave/go", show.say("leave"), leave),
        ],
    )


def story_dialog(show: DelveShowcase, told: Sequence[str], close: Callable[[], None]) -> Dialog:
    """All that the one who reads may know, the latest first."""
    lines = [*reversed(told)][:MOST_LINES]
    labels = [Label(line, name=f"story/{number}") for number, line in enumerate(lines)]
    return Dialog(
        show.say("story_title"),
        Column(*labels, gap=6.0),
        [Button("story/close", show.say("close"), close, main=True)],
    )
