"""What is shown of a replay as long as there is nothing to watch: a sentence, and the way out."""

from collections.abc import Callable
from typing import Final

from dexterity.content.texts import Texts
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import BODY
from dexterity.ui.screens.replay.opening import ReplayOpening
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row, Space, placed
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Widget

WIDTH: Final = 640.0


def message(
    opening: ReplayOpening, texts: Texts, leave: Callable[[], None], ruler: Ruler
) -> list[Widget]:
    """How far the opening is; once it has failed, why, with a button to leave."""
    words = Label(opening.sentence(texts), BODY, align=Align.CENTRE, name="message")
    content = words if opening.under_way else Column(words, _way_out(texts, leave), gap=24.0)
    card = Panel(content, name="message/card", padding=30.0)
    _, high = card.wanted(ruler, WIDTH)
    box = Box(STAGE.middle[0] - WIDTH / 2, STAGE.height / 3, WIDTH, high)
    return placed(Fixed(card, width=WIDTH), box, ruler)


def _way_out(texts: Texts, leave: Callable[[], None]) -> Row:
    button = Button("to list", texts.say("widget.back"), leave, main=True)
    return Row(Space(), button, Space(), shares=(0.3, 0.4, 0.3))
