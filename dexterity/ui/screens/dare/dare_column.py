"""The column for the hand: what is in force, and the buttons of the throw or of the box."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.theme import LABEL
from dexterity.ui.screens.dare.dare_dialog import dare_dialog
from dexterity.ui.screens.dare.demonstration import DemonstrationScreen
from dexterity.ui.throwing.controls import ThrowControls
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, Space
from dexterity.ui.widgets.requirement_badge import RequirementBadge, met_by
from dexterity.ui.widgets.widget import Placeable

if TYPE_CHECKING:
    from dexterity.ui.screens.dare.dare_screen import DareScreen

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
        in_force = self.in_force(screen.table.turn.requirements)
        return Column(*in_force, *self._move_box(), below, gap=GAP)

    def in_force(self, ids: tuple[str, ...]) -> list[Placeable]:
        """What a throw has to be like, each to be explained and shown."""
        screen, say = self._screen, self._screen.say
        if not ids:
            return []
        badges = [
            RequirementBadge(one, screen.texts, partial(self._explain, one), met)
            for one, met in self._met(ids)
        ]
        rows = [badge_pair(badges[at : at + 2]) for at in range(0, len(badges), 2)]
        show = Button("show_me", say("requirement.show_me"), partial(self._show, ids))
        return [Label(say("requirement.in_force"), LABEL, name="in_force"), *rows, show]

    def _met(self, ids: tuple[str, ...]) -> list[tuple[str, bool | None]]:
        """What the throw that is judged came to; those without a proof are met by any throw."""
        last = self._screen.table.last
        if self._screen.table.scene is not Scene.VERDICT or last is None:
            return [(one, None) for one in ids]
        if last.dare.ids != self._screen.table.dare.ids or set(last.dare.ids) != set(ids):
            return [(one, None) for one in ids]
        known = met_by(last.verdict.findings)
        return [(one, known.get(one, True)) for one in ids]

    def _explain(self, requirement: str) -> None:
        screen = self._screen
        screen.table.hand.let_be()
        show = partial(self._show, (requirement,))
        screen.form.open(dare_dialog(requirement, screen.texts, screen.form, show))

    def _show(self, requirements: tuple[str, ...]) -> None:
        screen = self._screen
        screen.form.close_dialog()
        screen.frame.go(DemonstrationScreen(screen.frame, requirements))

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
        show = screen.form.widget("show_me")
        if show is not None:
            show.enabled = screen.table.calm
        throw = screen.form.widget("throw")
        if throw is not None and screen.waits:
            throw.enabled = False


def badge_pair(badges: Sequence[RequirementBadge]) -> Row:
    """Two side by side; the last of an odd number is no wider than the others."""
    if len(badges) == 1:
        return Row(badges[0], Space(), shares=(1.0, 1.0), gap=GAP)
    return Row(*badges, shares=(1.0, 1.0), gap=GAP)
