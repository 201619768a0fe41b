"""What all widgets have in common that do something once when they are pressed."""

from collections.abc import Callable

from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.widget import Widget
from dexterity.values.vectors import Vec2


class Pressable(Widget):
    """Pressed is let go of inside, or confirmed."""

    def __init__(
        self, name: str, on_press: Callable[[], None], *, enabled: bool = True, hint: str = ""
    ) -> None:
        super().__init__(name, enabled=enabled, hint=hint)
        self.on_press = on_press

    def release(self, place: Vec2) -> None:
        if self.box.contains(place):
            self.on_press()

    def intend(self, intention: Intention) -> bool:
        if intention is Intention.CONFIRM:
            self.on_press()
            return True
        return False
