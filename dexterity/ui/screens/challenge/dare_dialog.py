"""A requirement explained: its rule, how it is done, and how without haste."""

from dexterity.content.texts import Texts
from dexterity.ui.canvas.theme import BODY, NOTE, WIDE_GAP
from dexterity.ui.screens.challenge.sign_line import requirement_line
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column

SIGN_SIDE = 84.0


def dare_dialog(requirement: str, texts: Texts, form: Form) -> Dialog:
    """The page, on top of a form."""
    say = texts.say
    told = {what: say(f"requirement.{requirement}.{what}") for what in ("rule", "how", "twin")}
    page = Column(
        requirement_line("explained", requirement, told["rule"], lettering=BODY, side=SIGN_SIDE),
        Label(told["how"], name="explained/how"),
        Label(say("challenge_screens.twin", twin=told["twin"]), name="explained/twin"),
        Label(say(f"requirement.{requirement}.joke"), NOTE, name="explained/joke"),
        gap=WIDE_GAP / 2,
    )
    close = Button("explained/close", say("widget.close"), form.close_dialog, main=True)
    return Dialog(say(f"requirement.{requirement}.name"), page, [close], width=760.0)
