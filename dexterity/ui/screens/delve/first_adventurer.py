"""Who goes down in the first round: drawn by lot, or chosen among all who take part."""

from collections.abc import Callable
from functools import partial
from typing import Final

from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.ui.screens.delve.adventurer_card import adventurer_choice
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.dialog import Dialog
from dexterity.ui.widgets.layout import Fixed
from dexterity.ui.widgets.stack import Cells

COLUMNS: Final = 4
WIDTH: Final = 1000.0
ROW: Final = 236.0
"""Points of height for a row of them. Lower: portraits are too small to be told apart."""

Choose = Callable[[AdventurerId | None], None]


def first_adventurer_dialog(
    show: DelveShowcase,
    everyone: tuple[AdventurerId, ...],
    choose: Choose,
    close: Callable[[], None],
) -> Dialog:
    """All of them with their tiles; None is chosen by the lot."""
    faces = [adventurer_choice(show, one, partial(choose, one)) for one in everyone]
    rows = -(-len(faces) // COLUMNS)
    return Dialog(
        show.say("first_adventurer"),
        Fixed(Cells(*faces, columns=COLUMNS, gap=10.0), height=rows * ROW),
        [Button("first/lot", show.say("first_adventurer_lot"), partial(choose, None), main=True)],
        on_dismiss=close,
        width=WIDTH,
    )
