"""The column for the hand: what is in force, and the buttons of the throw or of the box."""

from typing import TYPE_CHECKING

from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.theme import LABEL
from dexterity.ui.screens.challenge.dare_badge import DareBadge
from dexterity.ui.screens.challenge.dare_dialog import dare_dialog
from dexterity.ui.throwing.controls import ThrowControls
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.widget import Placeable

if TYPE_CHECKING:
    from dexterity.ui.screens.challenge.dare_screen import DareScreen

GAP = 10.0


class DareColumn:
    """Makes the widgets whenever the page is arranged, and keeps them up to date."""

    def __init__(self, screen: "DareScreen") -> None:
        self._screen = screen
        self._controls = ThrowControls(screen.table)

    def made(self) -> Column:
        """All of it, from the top."""
        screen = self._screen
        below: Placeable = self._controls.column(screen.texts, screen.settings)
        if screen.placing is not None:
            below = self._box_buttons()
        return Column(*self._in_force(), *self._move_box(), below, gap=GAP)

    def _in_force(self) -> list[Placeable]:
        screen, say = self._screen, self._screen.say
        ids = screen.table.turn.requirements
        if not ids:
            return []
        badges = [
            DareBadge(one, say(f"requirement.{one}.name"), say(f"requirement.{one}.rule"),
                      lambda one=one: self._explain(one), met=self._met(one))
            for one in ids
        ]  # fmt: skip
        return [Label(say("requirement.in_force"), LABEL, name="in_force"), *badges]

    def _met(self, requirement: str) -> bool | None:
        """What the throw that is judged came to."""
        last = self._screen.table.last
        if self._screen.table.scene is not Scene.VERDICT or last is None:
            return None
        findings = (one for one in last.verdict.findings if one.requirement == requirement)
        found = next(findings, None)
        return None if found is None else found.passed

    def _explain(self, requirement: str) -> None:
        screen = self._screen
        screen.table.hand.let_be()
        screen.form.open(dare_dialog(requirement, screen.texts, screen.form))

    def _move_box(self) -> list[Placeable]:
        screen = self._screen
        if not screen.table.turn.places_box or screen.placing is not None:
            return []
        return [Button("move_box", screen.say("challenge_screens.move_box"), screen.place_box,
                       icon=Icon.SETTINGS)]  # fmt: skip

    def _box_buttons(self) -> Column:
        screen, say = self._screen, self._screen.say
        return Column(
            Row(
                Button("turn_left", "", lambda: screen.turn_box(3.0), icon=Icon.UNDO,
                       hint=say("challenge_screens.turn_left")),
                Button("turn_right", "", lambda: screen.turn_box(-3.0), icon=Icon.AGAIN,
                       hint=say("challenge_screens.turn_right")),
                shares=(1.0, 1.0), gap=GAP,
            ),
            Button("stand_box", say("challenge_screens.stand_box"), screen.stand_box,
                   icon=Icon.CHECK, main=True),
            gap=GAP,
        )  # fmt: skip

    def refresh(self) -> None:
        """The throw has come a step further, or the box stands elsewhere."""
        screen = self._screen
        self._controls.refresh(screen.form, screen.texts)
        stand, move = screen.form.widget("stand_box"), screen.form.widget("move_box")
        if stand is not None and screen.placing is not None:
            stand.enabled = screen.placing.refusal is None
        if move is not None:
            move.enabled = screen.table.calm and not screen.waits
        throw = screen.form.widget("throw")
        if throw is not None and screen.waits:
            throw.enabled = False
