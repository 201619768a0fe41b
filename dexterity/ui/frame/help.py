"""The page of help that every screen has."""

from collections.abc import Callable
from dataclasses import dataclass

from dexterity.content.texts import Texts
from dexterity.ui.canvas.theme import BODY, GAP, LABEL
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.widget import Placeable


@dataclass(frozen=True, slots=True)
class HelpPage:
    """What a screen explains of itself."""

    title: str
    lines: tuple[str | tuple[str, str], ...]
    """Sentences; or pairs, such as a key and what it does, side by side."""


def help_dialog(
    page: HelpPage, texts: Texts, form: Form, to_rules: Callable[[], None] | None = None
) -> Dialog:
    """The page as a dialog on a form, with the way to all the rules if there is one."""
    lines = Column(*(_line(line) for line in page.lines), gap=GAP)
    buttons = [Button("help/close", texts.say("widget.close"), form.close_dialog, main=True)]
    if to_rules is not None:
        buttons.append(Button("help/rules", texts.say("rules.all"), to_rules))
    return Dialog(page.title, lines, buttons, width=860.0)


def _line(line: str | tuple[str, str]) -> Placeable:
    if isinstance(line, str):
        return Label(line)
    left, right = line
    return Row(
        Label(left, LABEL, raised=0.0),
        Label(right, BODY, raised=0.0),
        shares=(0.32, 0.68),
    )
