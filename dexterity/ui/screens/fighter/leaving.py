"""The question whether a party is really to be left in its dungeon."""

from collections.abc import Callable

from dexterity.content.texts import Texts
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label


def leaving_dialog(texts: Texts, form: Form, leave: Callable[[], None]) -> Dialog:
    """The harmless answer comes first; the campaign can be gone on with later."""
    return Dialog(
        texts.say("fighter_screens.leave_title"),
        Label(texts.say("fighter_screens.leave_note"), name="leave/note"),
        [
            Button("leave/stay", texts.say("fighter_screens.stay"), form.close_dialog, main=True),
            Button("leave/go", texts.say("fighter_screens.leave"), leave),
        ],
    )
