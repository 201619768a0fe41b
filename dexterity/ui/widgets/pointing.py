"""Pointers on the widgets of a page: who is hovered over, held, pulled and let go of."""

from dataclasses import dataclass
from typing import Final, Protocol

from dexterity.ui.input.events import RIGHT_BUTTON, Phase, Pointer, PointerKind
from dexterity.ui.widgets.tooltip import Tooltip
from dexterity.ui.widgets.widget import Widget
from dexterity.values.vectors import Vec2

SCROLLS_FROM: Final = 12.0
"""Points that a finger moves up or down on something before it is taken to scroll the page."""


class Page(Protocol):
    """What a pointer needs to know of a form."""

    def widget(self, name: str) -> Widget | None:
        """The widget of that name."""

    def at(self, place: Vec2) -> Widget | None:
        """The topmost widget there that hears pointers, enabled or not."""

    def focus(self, name: str, *, ring: bool) -> None:
        """Puts the keyboard at a widget."""

    def used(self) -> None:
        """A widget is about to do what it does."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A pointer that is down on a widget."""

    name: str
    start: Vec2
    kind: PointerKind


class Pointing:
    """Remembers which pointer is down on which widget; a widget is held by one at most."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._holds: dict[int, Hold] = {}
        self.hovered = ""
        self.tooltip = Tooltip()

    def handle(self, pointer: Pointer) -> bool:
        """True if the pointer is at or on a widget."""
        match pointer.phase:
            case Phase.HOVER:
                found = self._page.at(pointer.place)
                self.hover("" if found is None else found.name, pointer.place)
                return found is not None
            case Phase.DOWN if pointer.button == RIGHT_BUTTON:
                return self.cancel()
            case Phase.DOWN:
                return self._press(pointer)
            case Phase.MOVE:
                return self._drag(pointer)
            case Phase.UP | Phase.CANCEL:
                return self._let_go(pointer)
            case Phase.STAY:
                return pointer.id in self._holds

    def holds(self, name: str) -> bool:
        """Whether a pointer is down on that widget."""
        return any(hold.name == name for hold in self._holds.values())

    def forget_all_but(self, names: set[str]) -> None:
        """Other widgets are gone."""
        self._holds = {key: hold for key, hold in self._holds.items() if hold.name in names}

    def cancel(self) -> bool:
        """Everything held is let go of and does nothing; True if there was anything."""
        held = [self._page.widget(hold.name) for hold in self._holds.values()]
        self._holds.clear()
        for widget in held:
            if widget is not None:
                widget.cancel()
        return bool(held)

    def hover(self, name: str, place: Vec2 | None) -> None:
        """The mouse is over a widget, or over none."""
        before, now = self._page.widget(self.hovered), self._page.widget(name)
        if before is not None and before is not now:
            before.hover(None)
        if now is not None and place is not None:
            now.hover(place)
        self.hovered = name

    def linger(self, elapsed_s: float, focused: str) -> None:
        """Time goes by; whoever stays at a widget wants its hint."""
        held = next(iter(self._holds.values()), None)
        if held is not None:
            self.tooltip.linger(held.name if held.kind is PointerKind.FINGER else "", elapsed_s)
        else:
            self.tooltip.stay(self.hovered, focused, elapsed_s)

    def _press(self, pointer: Pointer) -> bool:
        found = self._page.at(pointer.place)
        if found is None:
            self._page.focus("", ring=False)
            return False
        self.tooltip.dismiss(found.name)
        if pointer.kind is PointerKind.MOUSE:
            # The page may have changed under a mouse that kept still.
            self.hover(found.name, pointer.place)
        if found.enabled and not self.holds(found.name):
            self._holds[pointer.id] = Hold(found.name, pointer.place, pointer.kind)
            if found.can_focus:
                self._page.focus(found.name, ring=False)
            found.press(pointer.place)
        return True

    def _drag(self, pointer: Pointer) -> bool:
        hold = self._holds.get(pointer.id)
        held = None if hold is None else self._page.widget(hold.name)
        if hold is None or held is None:
            return hold is not None
        across, down = (abs(a - b) for a, b in zip(pointer.place, hold.start, strict=True))
        if max(across, down) > SCROLLS_FROM:
            self.tooltip.dismiss()
        viewport = None if held.pulls else held.viewport
        if viewport is not None and down > max(SCROLLS_FROM, across):
            self._scroll_instead(pointer, held, viewport.name)
        else:
            held.drag(pointer.place)
        return True

    def _scroll_instead(self, pointer: Pointer, held: Widget, viewport: str) -> None:
        held.cancel()
        self._holds[pointer.id] = Hold(viewport, pointer.place, pointer.kind)
        scroller = self._page.widget(viewport)
        if scroller is not None:
            scroller.press(pointer.place)

    def _let_go(self, pointer: Pointer) -> bool:
        hold = self._holds.pop(pointer.id, None)
        held = None if hold is None else self._page.widget(hold.name)
        if hold is None or held is None:
            return hold is not None
        # A finger that lingered until the hint showed wanted to read, not to press.
        reads = held.explains and self.tooltip.shown_for == held.name
        if pointer.phase is Phase.CANCEL or (reads and hold.kind is PointerKind.FINGER):
            held.cancel()
        else:
            if held.can_focus and held.is_at(pointer.place):
                self._page.used()
            held.release(pointer.place)
        return True
