"""Where everything of the editor is: tools at the left, the sheet, the desk at the right."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from dexterity.content.texts import Texts
from dexterity.session.pen.editing.desk import Desk
from dexterity.session.pen.editing.mirror import Mirror
from dexterity.session.pen.editing.tool import Tool
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import (
    LABEL,
    NOTE,
    PLAIN_BUTTON,
    SKY,
    SUBHEADING,
    Look,
)
from dexterity.ui.screens.pen.editor.flaw_line import FlawLine
from dexterity.ui.screens.pen.editor.playable_sign import PlayableSign
from dexterity.ui.screens.pen.editor.words import flaw_words, title_of
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.scroller import Scroller
from dexterity.ui.widgets.widget import Placeable, Widget

TOOLS: Final = Box(16.0, 72.0, 240.0, 640.0)
BAR: Final = Box(272.0, 10.0, 634.0, 46.0)
SHEET: Final = Box(268.0, 66.0, 642.0, 642.0)
DESK: Final = Box(924.0, 72.0, 340.0, 640.0)
TIGHT: Final = 6.0
NAMES: Final = replace(LABEL, size=18.0)
HINT: Final = replace(NOTE, size=18.0)
CHOSEN: Final = Look(pencil=SKY, pressure=0.6, line=2.0, twice=True)

TOOL_ICONS: Final = {
    Tool.WALL: Icon.WALL,
    Tool.SOFT_WALL: Icon.SOFT_WALL,
    Tool.FREEHAND: Icon.SCRIBBLE,
    Tool.ERASER: Icon.RUBBER,
    Tool.FIRST_CELL: Icon.CELL,
    Tool.SECOND_CELL: Icon.CELL,
    Tool.START: Icon.CROSS,
    Tool.TREASURE: Icon.CROWN,
    Tool.CHEST: Icon.CHEST,
    Tool.POTION: Icon.FLASK,
}
MIRROR_ICONS: Final = {
    Mirror.NONE: Icon.NO_MIRROR,
    Mirror.TURN: Icon.HALF_TURN,
    Mirror.ACROSS: Icon.MIRROR_ACROSS,
    Mirror.AWAY: Icon.MIRROR_AWAY,
}
DESK_ICONS: Final = {
    "test": Icon.PLAY,
    "save": Icon.SAVE,
    "open": Icon.OPEN,
    "share": Icon.SHARE,
    "name": Icon.NAME,
    "generate": Icon.DIE,
    "clear": Icon.CLOSE,
}


@dataclass(frozen=True, slots=True)
class Deeds:
    """What the buttons do."""

    take: Callable[[Tool], None]
    mirror: Callable[[Mirror], None]
    by_name: dict[str, Callable[[], None]]
    """Undo, redo, half, and those of the desk."""


class EditorPage:
    """Lays out the widgets for a desk, in the words of a language."""

    def __init__(self, desk: Desk, texts: Texts, deeds: Deeds) -> None:
        self._desk, self._say, self._texts, self._deeds = desk, texts.say, texts, deeds

    def widgets(self, sheet: Widget, ruler: Ruler) -> list[Widget]:
        """All of them, the sheet first: there the keyboard begins."""
        return [
            *placed(sheet, SHEET, ruler),
            *placed(self._tools(ruler), TOOLS, ruler),
            *placed(self._bar(), BAR, ruler),
            *self._right(ruler),
        ]

    # --- tools --------------------------------------------------------------------------------

    def _tools(self, ruler: Ruler) -> Placeable:
        buttons = [self._tool(tool) for tool in Tool]
        room = TOOLS.height - Column(*buttons, gap=0.0).wanted(ruler, TOOLS.width)[1]
        return Column(*buttons, gap=min(12.0, max(0.0, room / (len(buttons) - 1))))

    def _tool(self, tool: Tool) -> Button:
        return Button(
            f"tool/{tool}",
            self._say(f"pen_editor.tool.{tool}"),
            lambda: self._deeds.take(tool),
            icon=TOOL_ICONS[tool],
            look=CHOSEN if tool is self._desk.tool else PLAIN_BUTTON,
            lettering=NAMES,
            hint=self._say(f"pen_editor.tool_hint.{tool}"),
        )

    # --- above the sheet ----------------------------------------------------------------------

    def _bar(self) -> Placeable:
        drawing = self._desk.drawing
        return Row(
            self._above("undo", icon=Icon.UNDO, enabled=bool(drawing.past)),
            self._above("redo", icon=Icon.REDO, enabled=bool(drawing.future)),
            Label(
                self._say("pen_editor.mirror_label"),
                NAMES,
                align=Align.RIGHT,
                name="mirror_label",
            ),
            *(self._mirror(mirror) for mirror in Mirror),
            self._above(
                "half",
                self._say("pen_editor.half"),
                enabled=self._desk.mirror is not Mirror.NONE,
            ),
            gap=TIGHT,
            shares=(1, 1, 2.2, 1, 1, 1, 1, 3),
        )

    def _above(
        self, name: str, text: str = "", *, icon: Icon | None = None, enabled: bool
    ) -> Button:
        return Button(
            name,
            text,
            self._deeds.by_name[name],
            icon=icon,
            lettering=NAMES,
            enabled=enabled,
            hint=self._say(f"pen_editor.{name}_hint"),
        )

    def _mirror(self, mirror: Mirror) -> Button:
        return Button(
            f"mirror/{mirror}",
            "",
            lambda: self._deeds.mirror(mirror),
            icon=MIRROR_ICONS[mirror],
            look=CHOSEN if mirror is self._desk.mirror else PLAIN_BUTTON,
            hint=self._say(f"pen_editor.mirror_hint.{mirror}"),
        )

    # --- the desk -----------------------------------------------------------------------------

    def _right(self, ruler: Ruler) -> list[Widget]:
        top = Column(*self._heading(), *self._buttons(), *self._verdict(), gap=8.0)
        _, high = top.wanted(ruler, DESK.width)
        above, below = DESK.cut_top(high, gap=2.0)
        tool = self._say(f"pen_editor.tool_hint.{self._desk.tool}")
        lines = Column(*self._flaws(), Label(tool, HINT, name="tool_hint"), gap=6.0)
        return [*placed(top, above, ruler), *placed(Scroller("flaws", lines), below, ruler)]

    def _heading(self) -> Sequence[Placeable]:
        sheet, file = self._desk.sheet, self._desk.file
        state = "changed" if self._desk.drawing.changed else "saved"
        name = "" if file is None else file.name
        known = state if name or state == "changed" else "unsaved"
        note = self._say(f"pen_editor.{known}", author=sheet.author, file=name)
        return (
            Label(title_of(sheet, self._texts), SUBHEADING, name="title"),
            Label(note, NOTE, name="state"),
        )

    def _buttons(self) -> Sequence[Placeable]:
        return (
            self._button("test", main=True),
            Row(self._button("save"), self._button("open"), gap=TIGHT),
            Row(self._button("share"), self._button("name"), gap=TIGHT),
            Row(self._button("generate"), self._button("clear"), gap=TIGHT),
        )

    def _button(self, name: str, *, main: bool = False) -> Button:
        return Button(
            name,
            self._say(f"pen_editor.{name}"),
            self._deeds.by_name[name],
            icon=DESK_ICONS[name],
            main=main,
            lettering=NAMES,
            hint=self._say(f"pen_editor.{name}_hint"),
        )

    def _verdict(self) -> Sequence[Placeable]:
        count = len(self._desk.flaws)
        if not count:
            return (PlayableSign(self._say("pen_editor.playable")),)
        key = "pen_editor.one_flaw" if count == 1 else "pen_editor.flaws"
        return (Label(self._say(key, count=count), LABEL, name="verdict"),)

    def _flaws(self) -> Sequence[FlawLine]:
        return [
            FlawLine(f"flaw/{number}", flaw_words(flaw, self._desk.sheet, self._texts))
            for number, flaw in enumerate(self._desk.flaws)
        ]
