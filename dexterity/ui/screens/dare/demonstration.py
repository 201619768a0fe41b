"""“Show me”: a requirement as a hand does it that knows how."""

from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.dare.demonstrator import Demonstrator
from dexterity.ui.screens.practice.page import columns, fitted
from dexterity.ui.screens.strip import strip_above
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import Column


class DemonstrationScreen(Screen):
    """One requirement after the other, each as often as one likes."""

    name = "challenge-demonstration"

    def __init__(self, frame: Frame, requirements: tuple[str, ...], at: int = 0) -> None:
        super().__init__(frame, default="close")
        self.requirements, self.at = requirements, at
        self.shown = Demonstrator(frame, requirements[at])

    def arrange(self, ruler: Ruler) -> None:
        say = self.say
        buttons = [
            Button("again", say("challenge_screens.show_again"), self.shown.again,
                   icon=Icon.AGAIN),
            Button("close", say("challenge_screens.my_turn"), self.frame.back, icon=Icon.HAND,
                   main=True),
        ]  # fmt: skip
        if len(self.requirements) > 1:
            following = self.requirements[(self.at + 1) % len(self.requirements)]
            words = say(f"requirement.{following}.name")
            buttons.insert(1, Button("next", words, self._next, icon=Icon.RIGHT))
        hand, _ = columns(left_handed=self.settings.left_handed)
        self.form.refill(fitted("page", Column(*buttons, gap=10.0), hand, ruler))

    def _next(self) -> None:
        self.at = (self.at + 1) % len(self.requirements)
        self.shown = Demonstrator(self.frame, self.requirements[self.at])
        self.frame.rearrange()

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self.shown.update(elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        requirement = self.requirements[self.at]
        self.shown.draw(canvas)
        name = self.say(f"requirement.{requirement}.name")
        what = "rule" if self.shown.judged else "how"
        strip_above(canvas, (name, self.say(f"requirement.{requirement}.{what}"))).draw(canvas)
        super().draw(canvas)

    def help(self) -> HelpPage:
        requirement = self.requirements[self.at]
        told = ("rule", "how", "aimed")
        lines = tuple(self.say(f"requirement.{requirement}.{what}") for what in told)
        return HelpPage(self.say(f"requirement.{requirement}.name"), lines)
