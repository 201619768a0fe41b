"""The widgets of a page together: who has the focus, and who hears what."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.input.events import Event, FocusLost, Intended, KeyPressed, Pointer, Typed, Wheel
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.focus import next_in_order, next_towards
from dexterity.ui.widgets.pointing import Pointing
from dexterity.ui.widgets.widget import UNTOUCHED, Touch, Widget
from dexterity.ui.widgets.widgets_picture import WidgetsPicture
from dexterity.values.vectors import Vec2

if TYPE_CHECKING:
    from dexterity.ui.widgets.dialog import Dialog

DECIDING: Final = frozenset({Intention.CONFIRM, Intention.BACK})
"""Not to be repeated by a key that is held."""


class Form:
    """Routes events to widgets. Later widgets lie on top of earlier ones."""

    def __init__(
        self,
        widgets: Iterable[Widget] = (),
        *,
        arrows: bool = True,
        default: str = "",
        on_use: Callable[[], None] = lambda: None,
    ) -> None:
        """`arrows`: arrow keys find a focus by themselves; without, only Tab does, so that a
        table gets them. `default`: who is confirmed while nothing has the focus. `on_use` is
        called when a widget is pressed, for a click to be heard.
        """
        self.arrows, self.default, self.used = arrows, default, on_use
        self._widgets: list[Widget] = []
        self._focus, self._ring = "", False
        self._pointing = Pointing(self)
        self._picture = WidgetsPicture()
        self._dialog: Dialog | None = None
        self.refill(widgets)

    # --- what is on the page ------------------------------------------------------------------

    def refill(self, widgets: Iterable[Widget]) -> None:
        """Another set of widgets; focus, holds and scrolling stay with those of the same name."""
        before = {widget.name: widget for widget in self._widgets}
        self._widgets = list(widgets)
        for widget in self._widgets:
            if widget.name in before and widget is not before[widget.name]:
                widget.adopt(before[widget.name])
        self._pointing.forget_all_but({widget.name for widget in self._widgets})
        if self._dialog is not None:
            self._dialog.unplace()

    def widget(self, name: str) -> Widget | None:
        """The widget of that name on the page; not in its dialog."""
        return next((widget for widget in self._widgets if widget.name == name), None)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, in order; those of the dialog if one is open."""
        return tuple(self._widgets) if self._dialog is None else self._dialog.form.widgets

    def at(self, place: Vec2) -> Widget | None:
        """The topmost widget there that hears pointers, enabled or not."""
        return next(
            (
                widget
                for widget in reversed(self._widgets)
                if (widget.can_focus or widget.pulls) and widget.is_at(place)
            ),
            None,
        )

    # --- focus --------------------------------------------------------------------------------

    @property
    def focused(self) -> Widget | None:
        """Who the keyboard is at; in the dialog if one is open."""
        if self._dialog is not None:
            return self._dialog.form.focused
        found = self.widget(self._focus)
        return found if found is not None and found.enabled and found.can_focus else None

    def focus(self, name: str, *, ring: bool = True) -> None:
        """Puts the keyboard at a widget of the page, with its ring in sight or not yet."""
        self._focus, self._ring = name, ring
        found = self.widget(name)
        if ring and found is not None and found.viewport is not None:
            found.viewport.reveal(found.box)

    @property
    def hovered(self) -> str:
        """The name of what a mouse is over; empty for nothing."""
        return self._pointing.hovered

    @property
    def ringed(self) -> str:
        """The name of what the keyboard is seen to be at; empty for nothing."""
        return self._focus if self._ring else ""

    @property
    def wants_text(self) -> bool:
        """Whether what is typed is written somewhere."""
        found = self.focused
        return found is not None and found.wants_text

    # --- a dialog on top ----------------------------------------------------------------------

    @property
    def dialog(self) -> "Dialog | None":
        """The dialog that is open; it hears everything, and the page nothing."""
        return self._dialog

    def open(self, dialog: "Dialog") -> None:
        """Puts a dialog on top of the page; what was held is let go of."""
        self.let_go()
        self._dialog = dialog
        dialog.form.used = self.used
        dialog.form.focus(dialog.first, ring=self._ring)

    def close_dialog(self) -> None:
        """Back to the page."""
        self._dialog = None

    # --- events -------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """True if the event was for this form, and means nothing to anybody else."""
        if self._dialog is not None:
            return self._dialog.handle(event, self)
        match event:
            case Pointer():
                return self._pointing.handle(event)
            case Wheel(steps, place):
                under = [widget for widget in self._widgets if widget.is_at(place)]
                return any(widget.wheel(steps, place) for widget in reversed(under))
            case KeyPressed() | Typed():
                return self._type(event)
            case Intended():
                return self._intend(event)
            case FocusLost():
                self._pointing.hover("", None)
            case _:
                pass
        return False

    def _type(self, event: KeyPressed | Typed) -> bool:
        found = self.focused
        if found is None:
            return False
        return found.key(event) if isinstance(event, KeyPressed) else found.typed(event.text)

    def let_go(self) -> None:
        """Whatever pointers hold does nothing any more: the page is left."""
        self._pointing.cancel()
        self._pointing.hover("", None)
        self._picture.drop()

    def _intend(self, event: Intended) -> bool:
        found, intention = self.focused, event.intention
        if event.repeated and intention in DECIDING:
            return found is not None
        # A button clicked by mouse has the focus but no ring: Enter must not press it unseen.
        if found is not None and (self._ring or found.wants_text) and self._tell(found, intention):
            return True
        return self._move(intention)

    def _move(self, intention: Intention) -> bool:
        """What no widget had a use for: the focus goes elsewhere, or to the default."""
        match intention:
            case Intention.NEXT | Intention.PREVIOUS:
                return self._step(1 if intention is Intention.NEXT else -1)
            case Intention.LEFT | Intention.RIGHT | Intention.UP | Intention.DOWN:
                return self._go(intention)
            case Intention.CONFIRM:
                default = self.widget(self.default)
                return default is not None and default.enabled and self._tell(default, intention)
            case Intention.BACK if not self.arrows:
                return self._leave_focus()
            case _:
                return False

    def _leave_focus(self) -> bool:
        """The arrows go back to the table; True if they were not there already."""
        left = self.focused is not None and self._ring
        self.focus("")
        return left

    def _tell(self, widget: Widget, intention: Intention) -> bool:
        if not widget.intend(intention):
            return False
        self._pointing.tooltip.dismiss(widget.name)
        if intention is Intention.CONFIRM:
            self.used()
        return True

    def _step(self, step: int) -> bool:
        following = next_in_order(self._widgets, self.focused, step)
        if following is None:
            return False
        self.focus(following.name)
        return True

    def _go(self, direction: Intention) -> bool:
        found = self.focused
        if found is None:
            return self.arrows and self._step(1)
        if not self._ring:
            # First the ring comes into sight where the pointer was last; then it moves.
            if self.arrows:
                self.focus(found.name)
            return self.arrows
        following = next_towards(self._widgets, found, direction)
        if following is not None:
            self.focus(following.name)
        return True

    # --- time and picture -----------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        if self._dialog is not None:
            self._dialog.form.update(elapsed_s)
            return
        for widget in self._widgets:
            widget.update(elapsed_s)
        self._pointing.linger(elapsed_s, self._focus if self._ring else "")

    def draw(self, canvas: Canvas) -> None:
        """All widgets, then a hint, then the dialog."""
        focused = self.focused if self._dialog is None else None
        touched = [(widget, self._touch(widget, focused)) for widget in self._widgets]
        self._picture.draw(canvas, touched)
        self._draw_on_top(canvas)

    def _draw_on_top(self, canvas: Canvas) -> None:
        if self._dialog is not None:
            canvas.veil()
            self._dialog.draw(canvas)
            return
        explained = self.widget(self._pointing.tooltip.shown_for)
        if explained is not None and explained.explains:
            explained.draw_hint(canvas)

    def _touch(self, widget: Widget, focused: Widget | None) -> Touch:
        if self._dialog is not None:
            return UNTOUCHED
        pressed = self._pointing.holds(widget.name)
        hovered = widget.enabled and widget.name == self._pointing.hovered
        if not (widget is focused or hovered or pressed):
            return UNTOUCHED
        at = widget is focused
        return Touch(focused=at and self._ring, writing=at, hovered=hovered, pressed=pressed)
