"""A card: what is on it lies on one sheet, which may be pressed, and may tell more."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import CARD, QUIET, SKY, STRAW, Look, hovered, pressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.widget import UNTOUCHED, Placeable, Touch, Widget
from dexterity.values.vectors import Vec2

PADDING: Final = 12.0
EDGE: Final = 10.0
"""Between a card that tells more and the edge of the stage."""
DISTANCE: Final = 10.0
DETAIL_WIDTHS: Final = (400.0, 520.0, 680.0, 900.0, 1200.0)
"""A card that tells more is as narrow as fits the stage: large letters take more room."""
PRESSABLE: Final = replace(CARD, pencil=STRAW, pressure=0.16)
CHOSEN: Final = replace(CARD, pencil=SKY, pressure=0.36, line=2.2)

PULLED_FROM: Final = 10.0
"""Points from which a pointer that is down pulls the card along. Less: presses become pulls."""


@dataclass(frozen=True, slots=True)
class Pull:
    """What happens with a card that is pulled about."""

    on_pull: Callable[[Vec2 | None], None]
    """Where it is pulled; None when it is let go of."""
    on_drop: Callable[[Vec2], None]
    """Where it was let go of."""


Detail = Callable[[], Placeable]
"""Makes what a card tells to whoever lingers on it."""


class CardFace(Widget):
    """Shows what it holds as one thing: nothing on it is touched by itself."""

    def __init__(
        self,
        name: str,
        content: Placeable,
        *,
        on_press: Callable[[], None] | None = None,
        detail: Detail | None = None,
        chosen: bool = False,
        enabled: bool = True,
        look: Look | None = None,
        padding: float = PADDING,
        hint: str = "",
        pull: Pull | None = None,
    ) -> None:
        super().__init__(name, enabled=enabled, hint=hint)
        self.content, self.on_press, self.detail, self.chosen = content, on_press, detail, chosen
        self._look, self._padding, self.pull = look, padding, pull
        self._start: Vec2 | None = None
        """Where a pointer went down on it, as long as it is down."""
        self._pulled = False

    @property
    def pulls(self) -> bool:
        return self.pull is not None

    def adopt(self, before: Widget) -> None:
        if isinstance(before, CardFace):
            self._start, self._pulled = before._start, before._pulled

    @property
    def can_focus(self) -> bool:
        """A card that does nothing is still stopped at if it has more to tell."""
        return self.on_press is not None or self.explains

    @property
    def explains(self) -> bool:
        return self.detail is not None or super().explains

    # --- laying out ---------------------------------------------------------------------------

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = self.content.wanted(ruler, width - 2 * self._padding)
        return wide + 2 * self._padding, high + 2 * self._padding

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        self.content.place(box.inset(self._padding), ruler)

    def move(self, right: float, down: float) -> None:
        super().move(right, down)
        for widget in self._parts():
            widget.move(right, down)

    def _parts(self) -> Iterator[Widget]:
        return self.content.widgets()

    # --- touch --------------------------------------------------------------------------------

    def press(self, place: Vec2) -> None:
        self._start, self._pulled = place, False

    def drag(self, place: Vec2) -> None:
        if self.pull is None or self._start is None:
            return
        far = max(abs(here - there) for here, there in zip(place, self._start, strict=True))
        if self._pulled or far > PULLED_FROM:
            self._pulled = True
            self.pull.on_pull(place)

    def release(self, place: Vec2) -> None:
        pulled, self._start, self._pulled = self._pulled, None, False
        if pulled and self.pull is not None:
            self.pull.on_pull(None)
            self.pull.on_drop(place)
        elif self.on_press is not None and self.box.contains(place):
            self.on_press()

    def cancel(self) -> None:
        if self._pulled and self.pull is not None:
            self.pull.on_pull(None)
        self._start, self._pulled = None, False

    def intend(self, intention: Intention) -> bool:
        if intention is Intention.CONFIRM and self.on_press is not None:
            self.on_press()
            return True
        return False

    # --- drawing ------------------------------------------------------------------------------

    def appearance(self, touch: Touch) -> Hashable:
        parts = tuple((part.name, part.box, part.appearance(UNTOUCHED)) for part in self._parts())
        return (self.chosen, self._look, parts)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.box(self.box, self._shown(touch), self.name)
        for part in self._parts():
            part.draw(canvas, UNTOUCHED)
        if touch.focused:
            self.draw_focus(canvas)

    @property
    def look(self) -> Look:
        """The sheet it is, as long as nobody touches it."""
        if not self.enabled:
            return QUIET
        if self.chosen:
            return CHOSEN
        return self._look or (PRESSABLE if self.on_press is not None else CARD)

    def _shown(self, touch: Touch) -> Look:
        look = self.look
        if not self.enabled or self.on_press is None:
            return look
        if touch.pressed:
            return pressed(look)
        return hovered(look) if touch.hovered else look

    # --- more -----------------------------------------------------------------------------------

    def draw_hint(self, canvas: Canvas) -> None:
        if self.detail is None:
            super().draw_hint(canvas)
        else:
            draw_detail(canvas, f"{self.name}/detail", self.detail(), self.box)


def draw_detail(canvas: Canvas, name: str, content: Placeable, beside: Box) -> None:
    """A whole card on top of the page, beside what it is about and inside the stage."""
    card = CardFace(name, content)
    room = STAGE.height - 2 * EDGE
    sizes = ((width, card.wanted(canvas, width)[1]) for width in DETAIL_WIDTHS)
    width, height = next((size for size in sizes if size[1] <= room), (DETAIL_WIDTHS[-1], room))
    card.place(_beside(beside, (width, height)), canvas)
    card.draw(canvas, UNTOUCHED)


def _beside(beside: Box, size: Size) -> Box:
    """To the right if there is room, else to the left, else wherever it fits."""
    width, height = size
    left = beside.right + DISTANCE
    if left + width > STAGE.right - EDGE:
        left = beside.left - DISTANCE - width
    left = min(max(EDGE, left), STAGE.right - EDGE - width)
    top = min(max(EDGE, beside.middle[1] - height / 2), STAGE.bottom - EDGE - height)
    return Box(left, top, width, height)
