"""What every screen has in its corners: back and help; and the help page on top of it."""

from functools import partial

from dexterity.content.texts import Texts
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import SMALLEST_TARGET, Look
from dexterity.ui.frame.help import help_dialog
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Pointer
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.form import Form
from dexterity.ui.widgets.widget import Widget

EDGE = 16.0
BACK_PLACE = Box(EDGE, EDGE, SMALLEST_TARGET, SMALLEST_TARGET)
HELP_PLACE = BACK_PLACE.moved(STAGE.width - 2 * EDGE - SMALLEST_TARGET)
CORNER = Look(line=1.4, shadow=True)


class Corners:
    """Two buttons for pointers; keys have intentions for the same, so Tab passes them by."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._form = Form()

    def arrange(self, screen: Screen, *, can_go_back: bool) -> None:
        """The buttons that this screen has."""
        texts = self._frame.services.texts
        buttons: list[Widget] = [self._help(texts)]
        if can_go_back and screen.shows_back:
            buttons.append(self._back(texts))
        self._form.refill(buttons)

    def _help(self, texts: Texts) -> Button:
        hint = texts.say("widget.help")
        button = Button(
            "corner/help", "", self._frame.show_help, icon=Icon.HELP, look=CORNER, hint=hint
        )
        button.box = HELP_PLACE
        return button

    def _back(self, texts: Texts) -> Button:
        hint = texts.say("widget.back")
        button = Button(
            "corner/back", "", self._frame.go_back, icon=Icon.BACK, look=CORNER, hint=hint
        )
        button.box = BACK_PLACE
        return button

    @property
    def helps(self) -> bool:
        """Whether the help page is open."""
        return self._form.dialog is not None

    def open_help(self, screen: Screen) -> None:
        """The screen's page of help, on top of everything."""
        texts = self._frame.services.texts
        to_rules = partial(self._open_rules, screen) if screen.rulebook else None
        self._form.open(help_dialog(screen.help(), texts, self._form, to_rules))

    def _open_rules(self, screen: Screen) -> None:
        # The reader is a screen like those that lead to it: it is not known before it is wanted.
        from dexterity.ui.screens.rules.routes import to_rules  # noqa: PLC0415

        self._frame.go(to_rules(self._frame, screen.rulebook, screen.rulebook_chapter))

    def close_help(self) -> None:
        self._form.close_dialog()

    def handle(self, event: Event) -> bool:
        """Pointers on the buttons; everything while the help page is open."""
        return (self.helps or isinstance(event, Pointer)) and self._form.handle(event)

    def let_go(self) -> None:
        """Whatever is held does nothing any more."""
        self._form.let_go()

    def update(self, elapsed_s: float) -> None:
        self._form.update(elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        self._form.draw(canvas)
