"""A player made of a script, for pictures and measurements: presses, keys and time."""

from dexterity.ui.frame.app import App
from dexterity.ui.input.events import Intended, Phase, Pointer, PointerKind
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.widget import Widget
from dexterity.values.vectors import Vec2


class ScriptedPlayer:
    """Does what a person would do, through the same door; places are points of the stage."""

    def __init__(self, app: App) -> None:
        self.app = app

    def tick(self, count: int = 1) -> None:
        """So many frames go by."""
        for _ in range(count):
            self.app.services.clock.rest()
            self.app.tick()

    def intend(self, intention: Intention) -> None:
        """As if its key had been pressed."""
        self.app.handle(Intended(intention))
        self.tick()

    def press(self, name: str) -> None:
        """The widget of that name on the screen on top, in its dialog if one is open."""
        found = self.widget(name)
        if found.viewport is not None:
            # As one scrolls: below the edge of a page there is something else to press.
            found.viewport.reveal(found.box)
        at = found.box.middle
        self.point(Phase.DOWN, at)
        self.point(Phase.UP, at)

    def widget(self, name: str) -> Widget:
        """A widget that is there; a KeyError is our own slip."""
        return {widget.name: widget for widget in self.app.screen.form.widgets}[name]

    def point(self, phase: Phase, place: Vec2) -> None:
        """The mouse does something, and a frame goes by."""
        now_s = self.app.services.clock.now_s()
        self.app.handle(Pointer(0, PointerKind.MOUSE, phase, now_s, place))
        self.tick()
