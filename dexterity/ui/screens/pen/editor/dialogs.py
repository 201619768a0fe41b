"""The questions of the editor: names, seeds, what to do with what is not saved, how to try it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from dexterity.content.names import NAME_LENGTH
from dexterity.content.pen.code import code_of
from dexterity.content.texts import Texts
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.theme import LABEL, NOTE
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.text_field import TextField
from dexterity.ui.widgets.widget import Placeable

Deed = Callable[[], None]
SEED_LENGTH: Final = 9
"""Figures: a thousand million dungeons."""
CODE_SHOWN: Final = 44
"""Letters of a code that are shown: enough to tell two of them apart."""
WIDE: Final = 760.0


@dataclass(slots=True)
class Written:
    """What is being written in a dialog, field by field."""

    fields: dict[str, str] = field(default_factory=dict)

    def line(self, name: str, text: str, longest: int = NAME_LENGTH) -> TextField:
        """A field that is kept here."""
        return TextField(
            name,
            text,
            self.fields[name],
            lambda value: self.fields.__setitem__(name, value),
            longest=longest,
        )


class EditorDialogs:
    """Opens them on a form; each closes before it does what was chosen."""

    def __init__(self, form: Form, texts: Texts) -> None:
        self._form, self._texts = form, texts

    def _say(self, key: str, **words: str | int) -> str:
        return self._texts.say(f"pen_editor.{key}", **words)

    def _button(self, key: str, deed: Deed | None = None, *, main: bool = False,
                icon: Icon | None = None, enabled: bool = True) -> Button:  # fmt: skip
        def press() -> None:
            self._form.close_dialog()
            if deed is not None:
                deed()

        name = f"ask/{key}"
        return Button(name, self._say(key), press, main=main, icon=icon, enabled=enabled)

    def _open(self, title: str, content: Placeable, buttons: Sequence[Button],
              width: float = WIDE) -> None:  # fmt: skip
        self._form.open(Dialog(title, content, buttons, width=width))

    def name(self, sheet: Sheet, change: Callable[[dict[str, str]], None]) -> None:
        """What it is called, and who drew it."""
        written = Written({"en": sheet.title.en, "fr": sheet.title.fr, "author": sheet.author})
        lines = [written.line(name, self._say(f"field_{name}")) for name in written.fields]
        buttons = [
            self._button("done", lambda: change(written.fields), main=True),
            self._button("cancel"),
        ]
        self._open(self._say("name_title"), Column(*lines), buttons)

    def generate(self, seed: int, draw: Callable[[int], None]) -> None:
        """Which dungeon the game is to draw."""
        written = Written({"seed": str(seed)})

        def chosen() -> None:
            figures = "".join(sign for sign in written.fields["seed"] if sign in "0123456789")
            draw(int(figures or 0))

        content = Column(
            Label(self._say("generate_note"), name="note"),
            written.line("seed", self._say("field_seed"), SEED_LENGTH),
        )
        buttons = [self._button("draw_it", chosen, main=True, icon=Icon.DIE)]
        self._open(self._say("generate_title"), content, [*buttons, self._button("cancel")])

    def leave(self, save: Deed, leave: Deed) -> None:
        """There is something that is not saved."""
        buttons = [
            self._button("keep_drawing"),
            self._button("save_first", save, main=True, icon=Icon.SAVE),
            self._button("throw_away", leave),
        ]
        note = Label(self._say("leave_note"), name="note")
        self._open(self._say("leave_title"), note, buttons)

    def draft(self, go_on: Deed, begin: Deed) -> None:
        """Something was found that was never saved."""
        buttons = [
            self._button("go_on", go_on, main=True),
            self._button("begin_anew", begin),
        ]
        note = Label(self._say("draft_note"), name="note")
        dialog = Dialog(
            self._say("draft_title"), note, buttons, width=WIDE, on_dismiss=buttons[0].on_press
        )
        self._form.open(dialog)

    def taken(self, name: str, beside: Deed, over: Deed) -> None:
        """Another sheet has the name."""
        buttons = [
            self._button("beside", beside, main=True),
            self._button("over", over),
            self._button("cancel"),
        ]
        note = Label(self._say("taken_note", file=name), name="note")
        self._open(self._say("taken_title"), note, buttons)

    def trial(self, alone: Deed, computer: Deed) -> None:
        """Against whom it is tried."""
        buttons = [
            self._button("alone", alone, main=True, icon=Icon.HAND),
            self._button("computer", computer, icon=Icon.DIE),
            self._button("cancel"),
        ]
        note = Label(self._say("trial_note"), name="note")
        self._open(self._say("trial_title"), note, buttons)

    def unfit(self) -> None:
        """It cannot be tried yet."""
        note = Label(self._say("unfit_note"), name="note")
        self._open(self._say("unfit_title"), note, [self._button("keep_drawing", main=True)])

    def share(self, sheet: Sheet, file: Path | None, copy: Deed, paste: Deed) -> None:
        """The code, the file, and the way in for those of others."""
        code = code_of(sheet)
        shown = code if len(code) <= CODE_SHOWN else f"{code[:CODE_SHOWN]}…"
        where = self._say("no_file") if file is None else str(file)
        content = Column(
            Label(self._say("share_code", letters=len(code)), name="share/code"),
            Label(shown, LABEL, name="share/shown"),
            Label(self._say("share_paste"), name="share/paste"),
            Label(self._say("share_file"), name="share/file"),
            Label(where, NOTE, name="share/where"),
        )
        buttons = [
            self._button("copy_code", copy, main=True, icon=Icon.SHARE),
            self._button("paste_code", paste),
            self._button("close"),
        ]
        self._open(self._say("share_title"), content, buttons, 900.0)
