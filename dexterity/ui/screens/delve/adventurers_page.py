"""Choosing who goes down in the next round: all of them with their tiles."""

from collections.abc import Mapping
from typing import Final

from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.screens.delve.adventurer_card import adventurer_choice
from dexterity.ui.screens.delve.moment import Do, Moment
from dexterity.ui.screens.delve.table_parts import MIDDLE, RIGHT, players_column
from dexterity.ui.widgets.layout import placed
from dexterity.ui.widgets.stack import Cells
from dexterity.ui.widgets.widget import Widget

PAGE: Final = Box(MIDDLE.left, MIDDLE.top, RIGHT.right - MIDDLE.left, MIDDLE.height)
COLUMNS: Final = 4
FEW: Final = 360.0
"""Points of height for one row alone. Higher: portraits lose their captions."""


def adventurers_page(
    moment: Moment,
    choose: Mapping[AdventurerId, Do],
    everyone: tuple[AdventurerId, ...],
    ruler: Ruler,
) -> list[Widget]:
    """`choose`: what pressing somebody does; nothing while another player thinks."""
    faces = [adventurer_choice(moment.show, one, choose.get(one)) for one in everyone]
    box = PAGE if len(faces) > COLUMNS else Box(PAGE.left, PAGE.top, PAGE.width, FEW)
    return [
        *players_column(moment, ruler),
        *placed(Cells(*faces, columns=COLUMNS, gap=10.0), box, ruler),
    ]
