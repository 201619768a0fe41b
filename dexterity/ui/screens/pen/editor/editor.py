"""The editor: a sheet in the middle, tools around it, and every change judged as it is drawn."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from dexterity.content.pen.code import code_of, sheet_from_code
from dexterity.errors import FileError, SheetCodeError
from dexterity.luck import derive_seed
from dexterity.rules.pen.sheet.generator import NoDungeonError, generate_sheet
from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.rules.pen.sheet.square import Square
from dexterity.session.pen.editing.blank import blank_sheet, cleared
from dexterity.session.pen.editing.desk import Desk
from dexterity.session.pen.editing.drawing import Drawing, titled
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mark import Mark
from dexterity.session.pen.editing.mirror import Mirror
from dexterity.session.pen.editing.tool import Tool
from dexterity.session.pen.sheet_shelf import found_draft, free_path_for, path_for
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.clipboard import Clipboard, SystemClipboard
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended, KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.pen.editor.dialogs import EditorDialogs
from dexterity.ui.screens.pen.editor.editor_help import editor_help
from dexterity.ui.screens.pen.editor.flaw_line import FlawLine
from dexterity.ui.screens.pen.editor.pad import SheetPad
from dexterity.ui.screens.pen.editor.page import Deeds, EditorPage
from dexterity.ui.screens.pen.editor.words import code_words, file_words, title_of

DRAFTED_AFTER_S: Final = 2.0
"""Without a further change. At once would write a file for each wall of a row."""
TOOL_KEYS: Final = dict(zip("1234567890", Tool, strict=True))

Trial = Callable[[Frame, Sheet, bool], Screen]
"""The screen on which a sheet is tried, against the computer or oneself."""


class EditorScreen(Screen):
    """One sheet at a time; whatever is opened or pasted takes its place."""

    name = "pen-editor"

    def __init__(
        self,
        frame: Frame,
        *,
        trial: Trial,
        opening: Callable[[Callable[[Sheet, Path | None], None]], Screen],
        sheet: Sheet | None = None,
        file: Path | None = None,
        clipboard: Clipboard | None = None,
    ) -> None:
        """With a sheet and its file, or with new paper. `opening` makes the list of sheets, and
        is told what to do with the chosen one."""
        super().__init__(frame)
        self._trial, self._opening = trial, opening
        self._clipboard = clipboard or SystemClipboard()
        self.desk = self._desk_with(sheet, file)
        self.pad = SheetPad(self.desk, self._draw, self._flawed)
        self._undrafted_s, self._asked, self._seeds = 0.0, False, 0
        self.form.focus("sheet", ring=False)

    def _desk_with(self, sheet: Sheet | None, file: Path | None) -> Desk:
        draft = self.frame.services.folders.sheet_draft
        if sheet is None:
            paper = blank_sheet(self._new_title(), self.say("pen_editor.new_author"))
            # New paper is nothing that could be lost.
            return Desk(Drawing(paper).kept(), draft)
        return Desk(Drawing(sheet).kept() if file else Drawing(sheet), draft, file)

    def _new_title(self) -> Title:
        return Title(self.say("pen_editor.new_title_en"), self.say("pen_editor.new_title_fr"))

    # --- the page -----------------------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        page = EditorPage(self.desk, self.texts, self._deeds())
        self.form.refill(page.widgets(self.pad, ruler))

    def _deeds(self) -> Deeds:
        return Deeds(
            self._take,
            self._hold_mirror,
            {
                "undo": self._undo,
                "redo": self._redo,
                "half": lambda: self._tell(self.desk.copy_half()),
                "test": self._test,
                "save": self._save,
                "open": self._open,
                "share": self._share,
                "name": self._name,
                "generate": self._generate,
                "clear": lambda: self._change(cleared(self.desk.sheet)),
            },
        )

    def help(self) -> HelpPage:
        return editor_help(self.texts, self.settings)

    @property
    def _ask(self) -> EditorDialogs:
        return EditorDialogs(self.form, self.texts)

    def show(self) -> None:
        """The first time, what was not saved is asked about."""
        if self._asked:
            return
        self._asked = True
        try:
            draft = found_draft(self.desk.draft)
        except FileError as error:
            self._tell_file("draft_not_read", error)
            return
        if draft is not None:
            self._ask.draft(lambda: self._begin(draft, None), self.desk.forget_draft)

    # --- drawing ------------------------------------------------------------------------------

    def _draw(self, mark: Mark) -> None:
        self._tell(self.desk.draw(mark))

    def _tell(self, hindrance: Hindrance | None) -> None:
        if hindrance is not None:
            self.frame.notify(self.say(f"pen_editor.hindrance.{hindrance}"))
        self._changed()

    def _change(self, sheet: Sheet) -> None:
        self.desk.change(sheet)
        self._changed()

    def _changed(self) -> None:
        self._undrafted_s = 0.0
        self.frame.rearrange()

    def _undo(self) -> None:
        self.pad.cancel()
        self.desk.undo()
        self._changed()

    def _redo(self) -> None:
        self.pad.cancel()
        self.desk.redo()
        self._changed()

    def _take(self, tool: Tool) -> None:
        self.pad.cancel()
        self.desk.tool = tool
        self.frame.rearrange()

    def _hold_mirror(self, mirror: Mirror) -> None:
        self.desk.mirror = mirror
        self.frame.rearrange()

    def _flawed(self) -> tuple[tuple[frozenset[Square], bool], ...]:
        """Those pointed at last, to lie on top."""
        marked = [
            (each.squares, self._is_pointed_at(f"flaw/{number}"))
            for number, each in enumerate(self.desk.flawed)
        ]
        return tuple(sorted(marked, key=lambda each: each[1]))

    def _is_pointed_at(self, name: str) -> bool:
        line = self.form.widget(name)
        return isinstance(line, FlawLine) and (line.hovered or self.form.focused is line)

    # --- name, dungeons of the game, trial ------------------------------------------------------

    def _name(self) -> None:
        self._ask.name(self.desk.sheet, self._rename)

    def _rename(self, fields: dict[str, str]) -> None:
        self._change(titled(self.desk.sheet, fields, fields["author"]))

    def _generate(self) -> None:
        self._seeds += 1
        now = self.frame.services.clock.now_s()
        seed = derive_seed(round(1000 * now), "editor", self._seeds) % 100_000
        self._ask.generate(seed, self._generated)

    def _generated(self, seed: int) -> None:
        try:
            sheet = generate_sheet(seed)
        except NoDungeonError:
            self.frame.notify(self.say("pen_editor.no_dungeon", seed=seed))
            return
        self._change(sheet)

    def _test(self) -> None:
        if self.desk.flaws:
            self._ask.unfit()
        else:
            self._ask.trial(lambda: self._try(computer=False), lambda: self._try(computer=True))

    def _try(self, *, computer: bool) -> None:
        self.frame.go(self._trial(self.frame, self.desk.sheet, computer))

    # --- files --------------------------------------------------------------------------------

    def _save(self, then: Callable[[], None] | None = None) -> None:
        folder = self.frame.services.folders.sheets
        title = title_of(self.desk.sheet, self.texts)
        path = self.desk.file or path_for(folder, title)
        if self.desk.file is None and path.exists():
            beside = free_path_for(folder, title)
            self._ask.taken(
                path.name,
                lambda: self._save_to(beside, then),
                lambda: self._save_to(path, then),
            )
        else:
            self._save_to(path, then)

    def _save_to(self, path: Path, then: Callable[[], None] | None) -> None:
        try:
            self.desk.save(path)
        except FileError as error:
            self._tell_file("not_saved", error)
            return
        self.frame.notify(self.say("pen_editor.saved_to", file=str(path)))
        self._changed()
        if then is not None:
            then()

    def _tell_file(self, key: str, error: FileError) -> None:
        self.frame.notify(self.say(f"pen_editor.{key}", reason=file_words(error, self.texts)))

    def _open(self) -> None:
        self._unless_unsaved(lambda: self.frame.go(self._opening(self._opened)))

    def _opened(self, sheet: Sheet, file: Path | None) -> None:
        """From the list: nothing of it can be lost, be it a copy or not."""
        self._begin(sheet, file)
        self.desk.drawing = self.desk.drawing.kept()

    def _begin(self, sheet: Sheet, file: Path | None) -> None:
        """Another sheet on the desk; the tool stays in the hand."""
        tool, mirror = self.desk.tool, self.desk.mirror
        self.desk = self._desk_with(sheet, file)
        self.desk.tool, self.desk.mirror = tool, mirror
        self.pad.use(self.desk)
        self._changed()

    def _unless_unsaved(self, go: Callable[[], None]) -> None:
        """At once if nothing can be lost; else it is asked first."""
        if self.desk.drawing.changed:
            self._ask.leave(lambda: self._save(go), lambda: self._throw_away(go))
        else:
            go()

    def _throw_away(self, go: Callable[[], None]) -> None:
        self.desk.drawing = self.desk.drawing.kept()
        self._forget_draft()
        go()

    def _forget_draft(self) -> None:
        try:
            self.desk.forget_draft()
        except FileError as error:
            self._tell_file("draft_not_written", error)

    # --- codes --------------------------------------------------------------------------------

    def _share(self) -> None:
        self._ask.share(self.desk.sheet, self.desk.file, self._copy, self._paste)

    def _copy(self) -> None:
        done = self._clipboard.copy(code_of(self.desk.sheet))
        self.frame.notify(self.say("pen_editor.copied" if done else "pen_editor.not_copied"))

    def _paste(self) -> None:
        try:
            sheet = sheet_from_code(self._clipboard.paste())
        except SheetCodeError as error:
            self.frame.notify(code_words(error, self.texts))
            return
        self._unless_unsaved(lambda: self._pasted(sheet))

    def _pasted(self, sheet: Sheet) -> None:
        self._begin(sheet, None)
        self.frame.notify(self.say("pen_editor.pasted", title=title_of(sheet, self.texts)))

    # --- keys and time ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case KeyPressed(key) if not self.form.dialog:
                return self._key(key)
            case Intended(Intention.BACK, repeated=False):
                self._unless_unsaved(self._leave)
                return True
            case _:
                return False

    def _key(self, key: str) -> bool:
        deeds = {
            "ctrl+z": self._undo,
            "ctrl+y": self._redo,
            "ctrl+shift+z": self._redo,
            "ctrl+s": self._save,
            "ctrl+o": self._open,
            "ctrl+c": self._copy,
            "ctrl+v": self._paste,
        }
        if key in TOOL_KEYS:
            self._take(TOOL_KEYS[key])
        elif key in deeds:
            deeds[key]()
        return key in TOOL_KEYS or key in deeds

    def _leave(self) -> None:
        self._forget_draft()
        self.frame.back()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self._undrafted_s += elapsed_s
        if self._undrafted_s >= DRAFTED_AFTER_S:
            self._undrafted_s = 0.0
            self._write_draft()

    def close(self) -> None:
        """Closed with the window, what is not saved is found again."""
        if self.desk.drawing.changed:
            self._write_draft()

    def _write_draft(self) -> None:
        try:
            self.desk.write_draft()
        except FileError as error:
            self._tell_file("draft_not_written", error)
