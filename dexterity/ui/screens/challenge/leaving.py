"""The question whether somebody really wants to leave what they have begun."""

from collections.abc import Callable

from dexterity.content.texts import Texts
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label


def leaving_dialog(
    texts: Texts, form: Form, leave: Callable[[], None], kind: str = "level"
) -> Dialog:
    """The harmless answer comes first."""
    say = texts.say
    return Dialog(
        say(f"challenge_screens.leave_{kind}"),
        Label(say(f"challenge_screens.leave_{kind}_note"), name="leave/note"),
        [
            Button("leave/stay", say("challenge_screens.stay"), form.close_dialog, main=True),
            Button("leave/go", say("challenge_screens.leave"), leave),
        ],
    )
