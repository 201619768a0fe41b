"""Between two people at one screen: nothing is seen that only one of them may know."""

from collections.abc import Sequence
from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, HEADING, NOTE
from dexterity.ui.screens.delve.moment import Do, Moment
from dexterity.ui.screens.delve.pictures import Picture, TableArt, art_path
from dexterity.ui.screens.delve.table_parts import MIDDLE, players_column
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable, Widget

PLACE: Final = Box(MIDDLE.left + 40.0, MIDDLE.top, 880.0, MIDDLE.height)
SIDE: Final = 150.0


def hand_over_page(
    moment: Moment,
    name: str,
    news: Sequence[str],
    ruler: Ruler,
    *,
    take: Do,
    undo: Button | None = None,
) -> list[Widget]:
    """`news`: what everybody has seen since; `undo`: for whoever was there before."""
    say = moment.show.say
    lines: list[Placeable] = [
        Picture("hand_over/picture", art_path(TableArt.BACK), side=SIDE),
        Label(say("pass_to", name=name), HEADING, align=Align.CENTRE, name="hand_over/title"),
        Label(say("pass_note", name=name), BODY, align=Align.CENTRE, name="hand_over/note"),
        *(
            Label(words, NOTE, align=Align.CENTRE, name=f"hand_over/news/{at}")
            for at, words in enumerate(news)
        ),
        Button("take", say("take", name=name), take, icon=Icon.CHECK, main=True),
        *([undo] if undo is not None else []),
    ]
    panel = Panel(Column(*lines, gap=16.0), name="hand_over", padding=28.0)
    return [*players_column(moment, ruler), *fitted("hand_over/page", panel, PLACE, ruler)]
