"""A requirement explained: its rule, how it is done, and how without haste."""

from collections.abc import Callable

from dexterity.content.texts import Texts
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE
from dexterity.ui.screens.dare.sign_line import requirement_line
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column

SIGN_SIDE = 84.0


def dare_dialog(requirement: str, texts: Texts, form: Form, show: Callable[[], None]) -> Dialog:
    """The page, on top of a form; `show` demonstrates it."""
    say = texts.say
    told = {what: say(f"requirement.{requirement}.{what}") for what in ("rule", "how", "aimed")}
    page = Column(
        requirement_line("explained", requirement, told["rule"], lettering=BODY, side=SIGN_SIDE),
        Label(say("challenge_screens.by_pointer"), LABEL, name="explained/pointer"),
        Label(told["how"], name="explained/how"),
        Label(say("challenge_screens.by_keys"), LABEL, name="explained/keys"),
        Label(told["aimed"], name="explained/aimed"),
        Label(say("challenge_screens.by_steady"), LABEL, name="explained/steady"),
        Label(say("challenge_screens.steady_tries"), name="explained/steadily"),
        Label(say(f"requirement.{requirement}.joke"), NOTE, name="explained/joke"),
        gap=8.0,
    )
    buttons = [
        Button("explained/close", say("widget.close"), form.close_dialog, main=True),
        Button("explained/show", say("requirement.show_me"), show),
    ]
    return Dialog(say(f"requirement.{requirement}.name"), page, buttons, width=760.0)
