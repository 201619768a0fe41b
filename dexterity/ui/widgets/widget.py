"""What every widget is, and what a form asks of it."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Protocol

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import FOCUS
from dexterity.ui.input.events import KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.tooltip import draw_tooltip
from dexterity.values.vectors import Vec2

NOWHERE = Box(0.0, 0.0, 0.0, 0.0)
FOCUS_DISTANCE = 4.0
"""Points between a widget's own outline and the second one that shows the focus."""


@dataclass(frozen=True, slots=True)
class Touch:
    """How a widget is being touched; a form knows, and tells it when it draws."""

    focused: bool = False
    """The keyboard is at it, and its ring is to be shown."""
    writing: bool = False
    """It has the focus, shown or not: what is typed goes here."""
    hovered: bool = False
    pressed: bool = False


UNTOUCHED = Touch()


class Placeable(Protocol):
    """What can be laid out: widgets, and columns, rows and grids of them."""

    def wanted(self, ruler: Ruler, width: float) -> Size:
        """The room it needs where there is at most that width; more may be given."""

    def place(self, box: Box, ruler: Ruler) -> None:
        """Takes its place."""

    def widgets(self) -> "Iterator[Widget]":
        """The widgets in it, in the order of the Tab key."""


class Viewport(Protocol):
    """A part of the page through which a longer page is seen."""

    name: str
    box: Box

    def reveal(self, box: Box) -> None:
        """Scrolls until the box is in sight."""


class Widget(ABC):
    """Deaf and invisible; each kind overrides what it is about.

    Its name is its identity: focus, a finger that holds it and its own shakiness go by it.
    """

    box = NOWHERE
    viewport: Viewport | None = None
    """What it is scrolled in, if it is."""

    def __init__(self, name: str, *, enabled: bool = True, hint: str = "") -> None:
        self.name, self.enabled, self.hint = name, enabled, hint

    @property
    def can_focus(self) -> bool:
        """Whether the keyboard comes to it; words and cards have no use for that."""
        return True

    @property
    def pulls(self) -> bool:
        """Whether it is pulled up and down itself, so that pulling it never scrolls the page."""
        return False

    @property
    def explains(self) -> bool:
        """Whether it has more to say to whoever lingers on it."""
        return bool(self.hint)

    # --- laying out ---------------------------------------------------------------------------

    @abstractmethod
    def wanted(self, ruler: Ruler, width: float) -> Size:
        """The room it would like within a width."""

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box

    def widgets(self) -> "Iterator[Widget]":
        yield self

    def move(self, right: float, down: float) -> None:
        """The same place, shifted: a page is scrolled."""
        self.box = self.box.moved(right, down)

    def adopt(self, before: "Widget") -> None:
        """Takes over what a widget of the same name had, such as how far it was scrolled."""

    # --- pointers: a form sends them only while the widget is enabled ---------------------------

    def hover(self, place: Vec2 | None) -> None:
        """A mouse is over it; None when it has left."""

    def press(self, place: Vec2) -> None:
        """A pointer went down on it."""

    def drag(self, place: Vec2) -> None:
        """The pointer that is down on it moved, maybe outside."""

    def release(self, place: Vec2) -> None:
        """The pointer went up, maybe outside."""

    def cancel(self) -> None:
        """The pointer no longer counts."""

    def wheel(self, steps: float, place: Vec2) -> bool:
        """The wheel was turned over it; False if it has no use for that."""
        return False

    # --- keys: sent while it has the focus ------------------------------------------------------

    def intend(self, intention: Intention) -> bool:
        """What the player means; False if it is for somebody else."""
        return False

    def key(self, pressed: KeyPressed) -> bool:
        """A key, before it means anything; True keeps it from meaning more."""
        return False

    def typed(self, text: str) -> bool:
        """Text was typed."""
        return False

    @property
    def wants_text(self) -> bool:
        return False

    def is_at(self, place: Vec2) -> bool:
        """Whether it is seen at that place."""
        seen = self.viewport is None or self.viewport.box.contains(place)
        return seen and self.box.contains(place)

    # --- time and picture -----------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        raise NotImplementedError

    def appearance(self, touch: Touch) -> Hashable:
        """All that its picture depends on besides its place and its touch itself.

        While that stays the same, a form shows a picture of it. None: it is drawn each frame.
        """
        return None

    def draw_hint(self, canvas: Canvas) -> None:
        """What it says to whoever lingers on it, on top of the page."""
        draw_tooltip(canvas, self.hint, self.box)

    def draw_focus(self, canvas: Canvas, box: Box | None = None) -> None:
        """The second outline around what the keyboard is at."""
        canvas.box((box or self.box).inset(-FOCUS_DISTANCE), FOCUS, "focus")
