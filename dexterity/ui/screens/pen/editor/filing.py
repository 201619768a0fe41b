"""What becomes of a drawing: saved, shared, left, and found again after a crash."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from dexterity.content.pen.code import code_of, sheet_from_code
from dexterity.errors import FileError, SheetCodeError
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.session.pen.editing.desk import Desk
from dexterity.session.pen.sheet_shelf import found_draft, free_path_for, path_for
from dexterity.ui.frame.clipboard import Clipboard
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.pen.editor.dialogs import EditorDialogs
from dexterity.ui.screens.pen.editor.words import code_words, file_words, title_of
from dexterity.ui.widgets.form import Form

Deed = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Filing:
    """Writes and reads for a desk; what cannot be done is told, and nothing is lost."""

    frame: Frame
    form: Form
    clipboard: Clipboard
    desk: Callable[[], Desk]
    """The one in use."""
    begin: Callable[[Sheet, Path | None], None]
    """Puts another sheet on the desk."""
    changed: Deed
    """What is shown of the file has changed."""

    @property
    def ask(self) -> EditorDialogs:
        """Questions in the player's language."""
        return EditorDialogs(self.form, self.frame.services.texts)

    def _tell(self, key: str, **words: str) -> None:
        self.frame.notify(self.frame.services.texts.say(f"pen_editor.{key}", **words))

    def _tell_error(self, key: str, error: FileError) -> None:
        self._tell(key, reason=file_words(error, self.frame.services.texts))

    # --- files --------------------------------------------------------------------------------

    def save(self, then: Deed | None = None) -> None:
        """Into its own file, or under its title; what is there already is asked about."""
        folder = self.frame.services.folders.sheets
        title, file = title_of(self.desk().sheet, self.frame.services.texts), self.desk().file
        path = file or path_for(folder, title)
        if file is not None or not path.exists():
            self._save_to(path, then)
            return
        beside = free_path_for(folder, title)
        self.ask.taken(
            path.name,
            lambda: self._save_to(beside, then),
            lambda: self._save_to(path, then),
        )

    def _save_to(self, path: Path, then: Deed | None) -> None:
        try:
            self.desk().save(path)
        except FileError as error:
            self._tell_error("not_saved", error)
            return
        self._tell("saved_to", file=str(path))
        self.changed()
        if then is not None:
            then()

    def unless_unsaved(self, go: Deed) -> None:
        """At once if nothing can be lost; else it is asked first."""
        if self.desk().drawing.changed:
            self.ask.leave(lambda: self.save(go), lambda: self._throw_away(go))
        else:
            go()

    def _throw_away(self, go: Deed) -> None:
        desk = self.desk()
        desk.drawing = desk.drawing.kept()
        self.forget_draft()
        go()

    # --- the draft ----------------------------------------------------------------------------

    def look_for_draft(self) -> None:
        """Asks about what was never saved, if there is such a thing."""
        try:
            draft = found_draft(self.desk().draft)
        except FileError as error:
            self._tell_error("draft_not_read", error)
            return
        if draft is not None:
            self.ask.draft(lambda: self.begin(draft, None), self.forget_draft)

    def write_draft(self) -> None:
        """Keeps what is not saved."""
        try:
            self.desk().write_draft()
        except FileError as error:
            self._tell_error("draft_not_written", error)

    def forget_draft(self) -> None:
        """It is saved, or not wanted."""
        try:
            self.desk().forget_draft()
        except FileError as error:
            self._tell_error("draft_not_written", error)

    # --- codes --------------------------------------------------------------------------------

    def share(self) -> None:
        """Shows the code and the file."""
        self.ask.share(self.desk().sheet, self.desk().file, self.copy, self.paste)

    def copy(self) -> None:
        """The code, for a message."""
        done = self.clipboard.copy(code_of(self.desk().sheet))
        self._tell("copied" if done else "not_copied")

    def paste(self) -> None:
        """The sheet of somebody else; a bad code gets a sentence."""
        try:
            sheet = sheet_from_code(self.clipboard.paste())
        except SheetCodeError as error:
            self.frame.notify(code_words(error, self.frame.services.texts))
            return
        self.unless_unsaved(lambda: self._pasted(sheet))

    def _pasted(self, sheet: Sheet) -> None:
        self.begin(sheet, None)
        self._tell("pasted", title=title_of(sheet, self.frame.services.texts))
