"""Which widget the keyboard is at, and where it goes from there."""

from collections.abc import Sequence

from dexterity.ui.canvas.box import Box
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.widget import Widget

DIRECTIONS = {
    Intention.LEFT: (-1, 0),
    Intention.RIGHT: (1, 0),
    Intention.UP: (0, -1),
    Intention.DOWN: (0, 1),
}


def can_take(widgets: Sequence[Widget]) -> list[Widget]:
    """Those the keyboard can be at, in order."""
    return [widget for widget in widgets if widget.can_focus and widget.enabled]


def next_in_order(widgets: Sequence[Widget], at: Widget | None, step: int) -> Widget | None:
    """The one after or before in the order of the Tab key, which goes round."""
    ring = can_take(widgets)
    if not ring:
        return None
    if at not in ring:
        return ring[0 if step > 0 else -1]
    return ring[(ring.index(at) + step) % len(ring)]


def next_towards(widgets: Sequence[Widget], at: Widget, direction: Intention) -> Widget | None:
    """The nearest one in a direction; None at the edge of the page."""
    ahead = [
        (distance, widget)
        for widget in can_take(widgets)
        if widget is not at and (distance := _distance(at.box, widget.box, direction)) is not None
    ]
    return min(ahead, key=lambda found: found[0])[1] if ahead else None


def _distance(start: Box, end: Box, direction: Intention) -> float | None:
    """How far a box is ahead; what lies off to the side counts as farther; None if behind."""
    right, down = DIRECTIONS[direction]
    if right:
        ahead = right * (end.middle[0] - start.middle[0])
        gap = max(0.0, max(start.left, end.left) - min(start.right, end.right))
        aside = max(0.0, max(start.top, end.top) - min(start.bottom, end.bottom))
        off = abs(end.middle[1] - start.middle[1])
    else:
        ahead = down * (end.middle[1] - start.middle[1])
        gap = max(0.0, max(start.top, end.top) - min(start.bottom, end.bottom))
        aside = max(0.0, max(start.left, end.left) - min(start.right, end.right))
        # Pages are read from the left: below a wide one, the first of several comes first.
        off = abs(end.left - start.left)
    # One that is beside rather than ahead: its middle may lead a little, its body does not.
    beside = gap == 0.0 and aside > 0.0
    if ahead <= 1.0 or beside:
        return None
    return gap + 3.0 * aside + 0.05 * off
