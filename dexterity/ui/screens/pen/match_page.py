"""The page of a match as it is seen now: both sides, buttons, the sentence, and a card."""

from typing import TYPE_CHECKING

from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.screens.pen.ahead import ahead_of
from dexterity.ui.screens.pen.cards.showcase import PenShowcase
from dexterity.ui.screens.pen.deeds import deeds_of
from dexterity.ui.screens.pen.play_page import (
    LEFT,
    RIGHT,
    habit_buttons,
    large_card,
    moment_buttons,
    sentence,
    side_column,
)
from dexterity.ui.screens.pen.side import Side, side_panel
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from dexterity.ui.screens.pen.play import PenScreen


def match_page(screen: "PenScreen", ruler: Ruler) -> list[Widget]:
    """All of its widgets, in their places."""
    texts, words, card = screen.texts, screen.words(), screen.card
    show = PenShowcase(screen.match.course.box, texts)
    first, second = (_side(screen, player, show) for player in PLAYERS)
    habits = habit_buttons(screen.habits, screen.tell_story, texts, screen.settings)
    moment = moment_buttons(deeds_of(screen), texts, screen.settings)
    return [
        *side_column("left", first, habits, LEFT, ruler),
        *side_column("right", second, moment, RIGHT, ruler),
        *(sentence(words, ruler) if words else []),
        *(large_card(show, card, screen.press_card, ruler) if card else []),
    ]


def _side(screen: "PenScreen", player: PlayerId, show: PenShowcase) -> Panel:
    seen = screen.telling.seen
    name = screen.match.seats[player].name
    ahead = ahead_of(player, seen, show)
    side = Side(player, name, seen.pawns[player], player == seen.decides, ahead)
    return side_panel(side, show, screen.use_item)
