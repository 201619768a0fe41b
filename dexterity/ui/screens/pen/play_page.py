"""Where things stand on the page of a match: the sides, the buttons, and the sentence on top."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from dexterity.content.texts import Texts
from dexterity.rules.pen.cards.card import CardId
from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import LABEL, NOTE, NOTICE, Lettering
from dexterity.ui.screens.pen.cards.pen_card import pen_card_face
from dexterity.ui.screens.pen.cards.showcase import PenShowcase
from dexterity.ui.screens.pen.habits import Habits
from dexterity.ui.screens.pen.key_names import sheet_keys
from dexterity.ui.screens.pen.sheet_table import PLACE
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.throwing.habits import way_key
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.widget import Placeable, Widget

TOP_BAR: Final = Box(92.0, 8.0, 1096.0, 70.0)
LEFT: Final = Box(16.0, 84.0, 246.0, 624.0)
RIGHT: Final = Box(1018.0, 84.0, 246.0, 624.0)
GAP: Final = 8.0
CARD_WIDTH: Final = 480.0

LETTERINGS: Final = (LABEL, replace(LABEL, size=17.0), replace(LABEL, size=15.0))
"""A long sentence in large letters is written smaller, so as not to cover the sheet."""

Do = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Doable:
    """A button of the moment."""

    name: str
    key: str
    """Of its words."""
    do: Do
    icon: Icon | None = None
    main: bool = False
    enabled: bool = True
    hint: str = ""
    """The key of more words."""


def sentence(words: str, ruler: Ruler) -> list[Widget]:
    """On top, between the corners; as high as it has to be."""
    lettering = next((one for one in LETTERINGS if _high(words, one, ruler) <= TOP_BAR.height),
                     LETTERINGS[-1])  # fmt: skip
    label = Label(words, lettering, align=Align.CENTRE, look=NOTICE, name="prompt")
    wide, high = ruler.measure(words, lettering, TOP_BAR.width - 40.0)
    room = Box(
        TOP_BAR.middle[0] - wide / 2 - 20.0, TOP_BAR.top, wide + 40.0, max(44.0, high + 12.0)
    )
    return placed(label, room, ruler)


def _high(words: str, lettering: Lettering, ruler: Ruler) -> float:
    return ruler.measure(words, lettering, TOP_BAR.width - 40.0)[1] + 12.0


def side_column(
    name: str, panel: Placeable, buttons: Sequence[Placeable], box: Box, ruler: Ruler
) -> list[Widget]:
    """A player's card above, buttons at the foot."""
    below = Column(*buttons, gap=GAP)
    foot = below.wanted(ruler, box.width)[1] if buttons else 0.0
    above, under = box.cut_top(box.height - foot - GAP, gap=GAP)
    return [*fitted(name, panel, above, ruler), *placed(below, under, ruler)]


def large_card(show: PenShowcase, card: CardId, on_press: Do, ruler: Ruler) -> list[Widget]:
    """Over the middle of the sheet, with its rebus told in words."""
    face = pen_card_face(show, card, name="card", whole=True, on_press=on_press)
    high = min(PLACE.height, face.wanted(ruler, CARD_WIDTH)[1])
    return placed(face, centred(PLACE.middle, (CARD_WIDTH, high)), ruler)


def habit_buttons(
    habits: Habits, tell_story: Do, texts: Texts, settings: Settings
) -> list[Placeable]:
    """About the sheet, and how one flicks."""
    say, keys = texts.say, sheet_keys(texts, settings)
    way, aid = say(way_key(settings.way)), say(f"throwing.aid_{settings.aim_aid}")
    return [
        Label(say("pen_screens.turn_sheet"), NOTE, align=Align.CENTRE, name="turn_sheet"),
        Row(
            Button("turn_left", keys["left"], habits.turn_left, icon=Icon.TURN_LEFT,
                   hint=say("pen_screens.turn_left", **keys)),
            Button("turn_right", keys["right"], habits.turn_right, icon=Icon.TURN_RIGHT,
                   hint=say("pen_screens.turn_right", **keys)),
            shares=(1.0, 1.0), gap=GAP,
        ),
        Button("way", say("pen_screens.way", way=way), habits.switch_way, icon=Icon.HAND,
               hint=say("throwing.way_hint")),
        Button("aid", say("pen_screens.aid", aid=aid), habits.switch_aid, icon=Icon.TARGET,
               hint=say("throwing.aid_hint")),
        Button("story", say("pen_screens.story"), tell_story, icon=Icon.MENU),
    ]  # fmt: skip


def moment_buttons(doable: Sequence[Doable], texts: Texts, settings: Settings) -> list[Placeable]:
    """What can be done just now."""
    keys = sheet_keys(texts, settings)
    return [
        Button(
            one.name,
            texts.say(f"pen_screens.{one.key}", **keys),
            one.do,
            icon=one.icon,
            main=one.main,
            enabled=one.enabled,
            hint=texts.say(f"pen_screens.{one.hint}") if one.hint else "",
        )
        for one in doable
    ]
