"""The list of all that was recorded: to be watched, deleted, and brought back."""

from pathlib import Path
from typing import Final

from dexterity.errors import FileError
from dexterity.session.records.reading import list_records
from dexterity.session.records.trash import bring_back, discard
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import BODY, HEADING, LABEL, SUBHEADING, WIDE_GAP
from dexterity.ui.frame.clipboard import Clipboard, SystemClipboard
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import first_key_words, keymap_from
from dexterity.ui.screens.gallery import make_screen, watch
from dexterity.ui.screens.keepsakes.share import copy_path
from dexterity.ui.screens.record_words import (
    LookUp,
    RecordLine,
    line_note,
    line_text,
    looked_at,
    target_names,
)
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.label import Label, Rule
from dexterity.ui.widgets.layout import Column, Fixed, Row, Space, placed
from dexterity.ui.widgets.list_box import ListBox
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable, Widget

LOOKS_A_FRAME: Final = 3
"""Records looked at in a frame: a tenth of a millisecond each, as a rule. The largest there can be
take twenty, and more than a few of those would be felt."""

PAGE: Final = Box(90.0, 16.0, 1100.0, 682.0)
EMPTY_WIDTH: Final = 760.0


class ReplaysScreen(Screen):
    """Newest first. Lines are read a few a frame; those not read yet say so."""

    name = "replays"

    def __init__(self, frame: Frame, *, clipboard: Clipboard | None = None) -> None:
        super().__init__(frame, default="watch")
        self._clipboard = clipboard or SystemClipboard()
        self.lines: list[RecordLine] = []
        self._chosen: Path | None = None
        self._deleted: Path | None = None
        self._names: LookUp = target_names(self.texts)
        self._language = self.texts.language
        self.form.focus("list", ring=False)

    def show(self) -> None:
        """Practices may have been added since."""
        self._list_again()

    def _list_again(self) -> None:
        paths = list_records(self.frame.services.folders.records)
        self.lines = [RecordLine(path) for path in paths]
        if self._chosen not in paths:
            self._chosen = paths[0] if paths else None
        self.frame.rearrange()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        unread = [at for at, line in enumerate(self.lines) if line.summary is None]
        for at in unread[:LOOKS_A_FRAME]:
            self.lines[at] = looked_at(self.lines[at].path)
        if unread:
            self.frame.rearrange()

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        if self.texts.language != self._language:
            self._language, self._names = self.texts.language, target_names(self.texts)
        heading = Column(Label(self.say("replays.title"), HEADING), Rule(), gap=6.0)
        top, rest = PAGE.cut_top(heading.wanted(ruler, PAGE.width)[1], gap=WIDE_GAP)
        body = self._list(rest, ruler) if self.lines else self._empty(rest, ruler)
        self.form.refill([*placed(heading, top, ruler), *body])

    def _list(self, box: Box, ruler: Ruler) -> list[Widget]:
        buttons = Row(*self._buttons())
        wide, high = buttons.wanted(ruler, box.width)
        above = Box(box.left, box.top, box.width, box.height - high - WIDE_GAP / 2)
        below = Box(box.left, above.bottom + WIDE_GAP / 2, min(box.width, wide), high)
        return [*placed(self._records(), above, ruler), *placed(buttons, below, ruler)]

    def _records(self) -> ListBox:
        return ListBox(
            "list",
            [line_text(line, self.texts, self._names) for line in self.lines],
            self._row,
            self._choose,
            on_open=lambda _: self._watch(),
            notes=[line_note(line, self.texts) for line in self.lines],
        )

    def _buttons(self) -> list[Placeable]:
        line = self._line
        return [
            Button("watch", self.say("replays.watch"), self._watch, icon=Icon.PLAY, main=True,
                   enabled=line is not None and line.usable),
            Button("share", self.say("keepsakes.copy"), self._share, icon=Icon.SHARE,
                   enabled=line is not None, hint=self.say("keepsakes.copy_is")),
            Button("delete", self.say("replays.delete"), self._ask, icon=Icon.CLOSE,
                   enabled=line is not None),
            *self._undo_buttons(),
        ]  # fmt: skip

    def _undo_buttons(self) -> list[Placeable]:
        if self._deleted is None:
            return []
        return [Button("undo", self.say("replays.bring_back"), self._bring_back, icon=Icon.UNDO)]

    def _empty(self, box: Box, ruler: Ruler) -> list[Widget]:
        """What will be here one day, and the way to it."""
        practise = Button("practise", self.say("replays.practise"), self._practise, main=True,
                          icon=Icon.DIE)  # fmt: skip
        buttons = Row(practise, *self._undo_buttons())
        card = Panel(
            Column(
                Label(self.say("replays.empty_title"), SUBHEADING, align=Align.CENTRE),
                Label(self.say("replays.empty"), BODY, align=Align.CENTRE),
                Row(Space(), buttons, Space(), shares=(0.2, 0.6, 0.2)),
                gap=WIDE_GAP,
            ),
            name="empty",
            padding=36.0,
        )
        _, high = card.wanted(ruler, EMPTY_WIDTH)
        left, top = STAGE.middle[0] - EMPTY_WIDTH / 2, box.top + (box.height - high) / 3
        return placed(Fixed(card, width=EMPTY_WIDTH), Box(left, top, EMPTY_WIDTH, high), ruler)

    def help(self) -> HelpPage:
        keymap = keymap_from(self.settings.key_bindings)
        up, down, confirm = (
            first_key_words(intention, keymap, self.texts)
            for intention in (Intention.UP, Intention.DOWN, Intention.CONFIRM)
        )
        return HelpPage(
            self.say("replays.help_title"),
            (
                self.say("replays.help_list"),
                self.say("replays.help_delete"),
                (f"{up} {down}", self.say("replays.help_choose")),
                (confirm, self.say("replays.help_watch")),
            ),
        )

    # --- choosing and watching ------------------------------------------------------------------

    @property
    def _row(self) -> int | None:
        rows = (at for at, line in enumerate(self.lines) if line.path == self._chosen)
        return next(rows, None)

    @property
    def _line(self) -> RecordLine | None:
        return None if self._row is None else self.lines[self._row]

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case Intended(Intention.UNDO, repeated=False) if self._deleted is not None:
                self._bring_back()
                return True
            case _:
                return False

    def _choose(self, row: int) -> None:
        self._chosen = self.lines[row].path
        self.frame.rearrange()

    def _watch(self) -> None:
        line = self._line
        if line is not None and line.usable:
            self.frame.go(watch(line.path)(self.frame))
        elif line is not None:
            # It is being read still, or cannot be shown: the line says so, and now the notice.
            self.frame.notify(line_text(line, self.texts, self._names))

    def _share(self) -> None:
        if self._line is not None:
            copy_path(self._line.path, self.frame, self._clipboard)

    def _practise(self) -> None:
        self.frame.swap(make_screen("practice", self.frame))

    # --- deleting -----------------------------------------------------------------------------

    def _ask(self) -> None:
        line = self._line
        if line is None:
            return
        what = line_text(line, self.texts, self._names)
        self.form.open(
            Dialog(
                self.say("replays.delete_title"),
                Column(Label(what, LABEL), Label(self.say("replays.delete_question"))),
                [
                    Button("keep", self.say("replays.keep"), self.form.close_dialog),
                    Button("really", self.say("replays.delete"), self._delete, main=True),
                ],
            )
        )

    def _delete(self) -> None:
        self.form.close_dialog()
        row = self._row
        if row is None:
            return
        path = self.lines[row].path
        try:
            self._deleted = discard(path)
        except FileError as error:
            self._tell("not_deleted", error)
            return
        del self.lines[row]
        self._chosen = self.lines[min(row, len(self.lines) - 1)].path if self.lines else None
        self.frame.notify(self.say("replays.deleted"))
        self.frame.rearrange()

    def _bring_back(self) -> None:
        if self._deleted is None:
            return
        try:
            self._chosen = bring_back(self._deleted)
        except FileError as error:
            self._tell("not_brought_back", error)
            return
        self._deleted = None
        self._list_again()
        self.frame.notify(self.say("replays.brought_back"))

    def _tell(self, what: str, error: FileError) -> None:
        reason = self.say(f"record.because_{error.problem}")
        self.frame.notify(self.say(f"replays.{what}", reason=reason))
