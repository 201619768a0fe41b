"""The editor: a sheet in the middle, tools around it, and every change judged as it is drawn."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

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
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.clipboard import Clipboard, SystemClipboard
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended, KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.pen.editor.editor_help import editor_help
from dexterity.ui.screens.pen.editor.filing import Filing
from dexterity.ui.screens.pen.editor.flaw_line import FlawLine
from dexterity.ui.screens.pen.editor.pad import SheetPad
from dexterity.ui.screens.pen.editor.page import Deeds, EditorPage

DRAFTED_AFTER_S: Final = 2.0
"""Without a further change. At once would write a file for each wall of a row."""
TOOL_KEYS: Final = dict(zip("1234567890", Tool, strict=True))

Trial = Callable[[Frame, Sheet, bool], Screen]
"""The screen on which a sheet is tried, against the computer or oneself."""


class EditorScreen(Screen):
    """One sheet at a time; whatever is opened or pasted takes its place."""

    name = "pen-editor"
    rulebook = "pen"
    rulebook_chapter = "sheet"

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
        self.desk = self._desk_with(sheet, file)
        self._files = Filing(
            frame,
            self.form,
            clipboard or SystemClipboard(),
            desk=lambda: self.desk,
            begin=self._begin,
            changed=self._changed,
        )
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
                "save": self._files.save,
                "open": self._open,
                "share": self._files.share,
                "name": self._name,
                "generate": self._generate,
                "clear": lambda: self._change(cleared(self.desk.sheet)),
            },
        )

    def help(self) -> HelpPage:
        return editor_help(self.texts, self.settings)

    def show(self) -> None:
        """The first time, what was not saved is asked about."""
        if self._asked:
            return
        self._asked = True
        self._files.look_for_draft()

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
        self._files.ask.name(self.desk.sheet, self._rename)

    def _rename(self, fields: dict[str, str]) -> None:
        self._change(titled(self.desk.sheet, fields, fields["author"]))

    def _generate(self) -> None:
        self._seeds += 1
        now = self.frame.services.clock.now_s()
        seed = derive_seed(round(1000 * now), "editor", self._seeds) % 100_000
        self._files.ask.generate(seed, self._generated)

    def _generated(self, seed: int) -> None:
        try:
            sheet = generate_sheet(seed)
        except NoDungeonError:
            self.frame.notify(self.say("pen_editor.no_dungeon", seed=seed))
            return
        self._change(sheet)

    def _test(self) -> None:
        if self.desk.flaws:
            self._files.ask.unfit()
        else:
            self._files.ask.trial(
                lambda: self._try(computer=False), lambda: self._try(computer=True)
            )

    def _try(self, *, computer: bool) -> None:
        self.frame.go(self._trial(self.frame, self.desk.sheet, computer))

    # --- other sheets -------------------------------------------------------------------------

    def _open(self) -> None:
        self._files.unless_unsaved(lambda: self.frame.go(self._opening(self._opened)))

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

    # --- keys and time ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        match event:
            case KeyPressed(key, sign, repeated) if not self.form.dialog:
                return self._take_by_key(key, sign) or self._do_by_key(key, repeated=repeated)
            case Intended(Intention.BACK, repeated=False):
                self._files.unless_unsaved(self._leave)
                return True
            case _:
                return False

    def _take_by_key(self, key: str, sign: str) -> bool:
        """By figures, wherever a keyboard has them: a French one writes them with shift."""
        tool = TOOL_KEYS.get(key) or TOOL_KEYS.get(sign)
        if tool is not None:
            self._take(tool)
        return tool is not None

    def _do_by_key(self, key: str, *, repeated: bool) -> bool:
        """Steps go on and on while their key is held; files are not saved or pasted twice."""
        steps: dict[str, Callable[[], None]] = {
            "ctrl+z": self._undo,
            "ctrl+y": self._redo,
            "ctrl+shift+z": self._redo,
        }
        filing: dict[str, Callable[[], None]] = {
            "ctrl+s": self._files.save,
            "ctrl+o": self._open,
            "ctrl+c": self._files.copy,
            "ctrl+v": self._files.paste,
        }
        if key in steps:
            steps[key]()
        elif key in filing and not repeated:
            filing[key]()
        return key in steps or key in filing

    def _leave(self) -> None:
        self._files.forget_draft()
        self.frame.back()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self._undrafted_s += elapsed_s
        if self._undrafted_s >= DRAFTED_AFTER_S:
            self._undrafted_s = 0.0
            self._files.write_draft()

    def close(self) -> None:
        """Closed with the window, what is not saved is found again."""
        if self.desk.drawing.changed:
            self._files.write_draft()
