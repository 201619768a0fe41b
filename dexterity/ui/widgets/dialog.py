"""A question on top of a page, which has to be answered before anything else."""

from collections.abc import Callable, Sequence
from typing import Final

from dexterity.ui.canvas.box import centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import SUBHEADING
from dexterity.ui.input.events import Event, Intended, KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.scroller import Scroller
from dexterity.ui.widgets.widget import Placeable

OF_THE_APPLICATION: Final = {Intention.HELP, Intention.MUTE, Intention.FULL_SCREEN}
"""What no page ever hears of, and so passes a dialog unharmed."""
WIDTH: Final = 620.0
PADDING: Final = 26.0
SPACE: Final = 20.0
BUTTON_WIDTH: Final = 190.0
"""About; what is written on them may want more."""
EDGE: Final = 24.0
"""Between the dialog and the edge of the stage, at least."""


class Dialog:
    """A heading, something to read or to fill in, and buttons; Esc is `on_dismiss`.

    The first button is the one the keyboard starts at: make it the harmless one. A button does
    not close the dialog by itself; its action calls `form.close_dialog()`.
    """

    def __init__(
        self,
        title: str,
        content: Placeable,
        buttons: Sequence[Button],
        *,
        on_dismiss: Callable[[], None] | None = None,
        width: float = WIDTH,
    ) -> None:
        self.first = buttons[0].name if buttons else ""
        self.form = Form(default=self.first)
        self._title, self._content, self._buttons = title, content, buttons
        self._on_dismiss, self._width, self._placed = on_dismiss, width, False

    def unplace(self) -> None:
        """Sizes have changed: it is laid out anew when it is drawn next."""
        self._placed = False

    def handle(self, event: Event, page: Form) -> bool:
        """Nothing passes to the page below; keys pass only to be given their meaning."""
        if self.form.handle(event):
            return True
        match event:
            case Intended(Intention.BACK, repeated=False):
                (self._on_dismiss or page.close_dialog)()
            case KeyPressed():
                return False
            case Intended(intention):
                return intention not in OF_THE_APPLICATION
            case _:
                pass
        return True

    def draw(self, canvas: Canvas) -> None:
        if not self._placed:
            self._place(canvas)
        self.form.draw(canvas)

    def _place(self, canvas: Canvas) -> None:
        heading = Label(self._title, SUBHEADING, name="dialog/title")
        inner = min(self._width, STAGE.width - 2 * EDGE) - 2 * PADDING
        row = Row(*self._buttons)
        natural = max(row.wanted(canvas, inner)[0], BUTTON_WIDTH * len(self._buttons))
        buttons = Fixed(row, width=min(inner, natural))
        around = Column(heading, buttons, gap=SPACE).wanted(canvas, inner)[1]
        most = STAGE.height - 2 * EDGE - 2 * PADDING - around - SPACE
        content: Placeable = self._content
        if content.wanted(canvas, inner)[1] > most:
            content = Fixed(Scroller("dialog/page", content), height=most)
        page = Panel(
            Column(heading, content, buttons, gap=SPACE),
            name="dialog",
            padding=PADDING,
        )
        size = (inner + 2 * PADDING, page.wanted(canvas, inner + 2 * PADDING)[1])
        page.place(centred(STAGE.middle, size), canvas)
        self.form.refill(page.widgets())
        self._placed = True
