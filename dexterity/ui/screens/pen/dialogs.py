"""Questions and pages on top of a match."""

from collections.abc import Callable, Sequence
from typing import Final

from dexterity.content.texts import Texts
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column

MOST_LINES: Final = 60
"""Of the story, the latest first: some turns."""


def leaving_dialog(texts: Texts, form: Form, leave: Callable[[], None]) -> Dialog:
    """The harmless answer comes first; the match can be gone on with later."""
    return Dialog(
        texts.say("pen_screens.leave_title"),
        Label(texts.say("pen_screens.leave_note"), name="leave/note"),
        [
            Button("leave/stay", texts.say("pen_screens.stay"), form.close_dialog, main=True),
            Button("leave/go", texts.say("pen_screens.leave"), leave),
        ],
    )


def story_dialog(log: Sequence[str], texts: Texts, form: Form) -> Dialog:
    """All that was told lately, the latest first."""
    lines = log[: -MOST_LINES - 1 : -1] or [texts.say("pen_screens.story_none")]
    told = [Label(line, name=f"story/{number}") for number, line in enumerate(lines)]
    return Dialog(
        texts.say("pen_screens.story_title"),
        Column(*told, gap=6.0),
        [Button("story/close", texts.say("pen_screens.close"), form.close_dialog, main=True)],
    )
