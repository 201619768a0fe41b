"""A hint beside a widget, for whoever lingers on it."""

from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import BODY, NOTICE

LINGER_S: Final = 0.5
"""Less: hints flash up under every passing mouse. More: nobody finds them."""
WIDEST: Final = 380.0
PADDING: Final = 12.0
DISTANCE: Final = 12.0


class Tooltip:
    """Counts how long the player has lingered, and where."""

    def __init__(self) -> None:
        self._name, self._lingered_s = "", 0.0
        self._used: set[str] = set()

    def stay(self, hovered: str, focused: str, elapsed_s: float) -> None:
        """Time goes by with the mouse and the keyboard there; what was used needs no hint."""
        self._used &= {hovered, focused}
        name = hovered or focused
        self.linger("" if name in self._used else name, elapsed_s)

    def linger(self, name: str, elapsed_s: float) -> None:
        """Time goes by with the player at a widget of that name, or at none."""
        self._lingered_s = self._lingered_s + elapsed_s if name and name == self._name else 0.0
        self._name = name

    def dismiss(self, used: str = "") -> None:
        """The player did something: no hint is wanted until they have been elsewhere.

        A widget that they used has none until mouse and keyboard have both left it.
        """
        self._lingered_s = float("-inf")
        self._used.add(used)

    @property
    def shown_for(self) -> str:
        """The name of the widget whose hint is to be shown; empty for none."""
        return self._name if self._lingered_s >= LINGER_S else ""


def draw_tooltip(canvas: Canvas, hint: str, beside: Box) -> None:
    """Above or below a box, wherever there is room, and inside the stage."""
    wide, high = canvas.measure(hint, BODY, WIDEST)
    width, height = wide + 2 * PADDING, high + 2 * PADDING
    left = min(max(8.0, beside.middle[0] - width / 2), STAGE.width - width - 8.0)
    top = beside.bottom + DISTANCE
    if top + height > STAGE.height - 8.0:
        top = max(8.0, beside.top - DISTANCE - height)
    box = Box(left, top, width, height)
    canvas.box(box, NOTICE, "tooltip")
    canvas.text(hint, box.inset(PADDING), BODY)
