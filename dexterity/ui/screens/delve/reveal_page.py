"""The end of a round: how the delve went, who was not met, and what was set aside."""

from collections.abc import Iterable, Sequence
from typing import Final

from dexterity.rules.delve import effects as told
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.state import Met
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import HEADING, LABEL, NOTE
from dexterity.ui.screens.delve.delve_page import FATES, fate_words
from dexterity.ui.screens.delve.fitted_label import FittedLabel
from dexterity.ui.screens.delve.moment import Moment
from dexterity.ui.screens.delve.monster_card import (
    MonsterPicture,
    card_view,
    met_view,
    small_face,
)
from dexterity.ui.screens.delve.pictures import (
    Picture,
    TableArt,
    adventurer_path,
    art_path,
    tile_path,
)
from dexterity.ui.screens.delve.table_parts import MIDDLE, RIGHT, players_column
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row, placed
from dexterity.ui.widgets.stack import Cells, Stack
from dexterity.ui.widgets.widget import Placeable, Widget

PAGE: Final = Box(MIDDLE.left, MIDDLE.top, RIGHT.right - MIDDLE.left, MIDDLE.height)
CARDS_TO_A_ROW: Final = 6
"""As many as there are tiles: no more can be set aside."""
MET_TO_A_ROW: Final = 9
SIDE: Final = 120.0
ROW: Final = 190.0
MET_ROW: Final = 120.0


END_OF_ROUND: Final = (
    told.DelveEnded, told.SuccessWon, told.FailureTaken, told.PlayerEliminated, told.GameEnded,
)  # fmt: skip
"""What is said of it."""


def was_success(story: Iterable[Effect]) -> bool:
    """Whether the delver came back, one way or the other."""
    return any(isinstance(one, told.SuccessWon) for one in story)


def reveal_page(
    moment: Moment,
    words: tuple[str, ...],
    ruler: Ruler,
    *,
    success: bool,
    foot: Sequence[Placeable],
) -> list[Widget]:
    """`words`: how it went; `foot`: buttons for what comes next."""
    delve = moment.seen.delve
    buttons = Row(*foot, gap=10.0)
    high = buttons.wanted(ruler, PAGE.width)[1]
    page, below = PAGE.cut_top(PAGE.height - high - 10.0, gap=10.0)
    heading = Column(*(Label(one, HEADING if not at else LABEL, name=f"reveal/{at}")
                       for at, one in enumerate(words)), gap=4.0)  # fmt: skip
    head = Row(_faces(moment, success=success), heading, shares=(0.26, 0.74))
    high = max(SIDE, heading.wanted(ruler, 0.7 * PAGE.width)[1])
    top, rest = page.cut_top(high, gap=8.0)
    return [
        *players_column(moment, ruler),
        *placed(head, top, ruler),
        *_rows(moment, () if delve is None else delve.met, rest, ruler),
        *placed(buttons, below, ruler),
    ]


def _faces(moment: Moment, *, success: bool) -> Row:
    mood = Mood.GLAD if success else Mood.DOWN
    art = TableArt.SUCCESS if success else TableArt.FAILURE
    return Row(
        Picture("reveal/adventurer", adventurer_path(moment.adventurer, mood), side=SIDE),
        Picture("reveal/mark", art_path(art), side=SIDE),
        shares=(1.0, 1.0),
        gap=6.0,
    )


def _rows(moment: Moment, met: tuple[Met, ...], box: Box, ruler: Ruler) -> list[Widget]:
    """The pile: those who were met, and those who were not; then those who were set aside."""
    say = moment.show.say
    faces = [
        small_face(moment.show, f"met/{at}",
                   met_view(one.facing, FATES[one.fate], fate_words(one, moment)))
        for at, one in enumerate(met)
    ]  # fmt: skip
    faces += [
        small_face(moment.show, f"rest/{at}",
                   card_view(moment.show, laid.monster, say("fate.not_met")))
        for at, laid in enumerate(reversed(moment.seen.dungeon))
    ]  # fmt: skip
    aside = [_aside(moment, at) for at in range(len(moment.seen.aside))]
    down = Label(say("met_title" if faces else "met_none"), LABEL, name="reveal/met")
    out = Label(say("aside_title" if aside else "aside_none"), LABEL, name="reveal/aside")
    parts: list[tuple[Placeable, float]] = [(down, down.wanted(ruler, box.width)[1])]
    if faces:
        parts.append((Cells(*faces, columns=max(MET_TO_A_ROW, len(faces)), gap=6.0), MET_ROW))
    parts.append((out, out.wanted(ruler, box.width)[1]))
    if aside:
        parts.append((Cells(*aside, columns=CARDS_TO_A_ROW, gap=8.0), ROW))
    whole = sum(high for _, high in parts) + 6.0 * (len(parts) - 1)
    fixed = Box(box.left, box.top, box.width, min(box.height, whole))
    stack = Stack(*(one for one, _ in parts), shares=[high for _, high in parts], gap=6.0)
    return placed(stack, fixed, ruler)


def _aside(moment: Moment, at: int) -> CardFace:
    """A card that was set aside, the tile that went with it, and by whom."""
    one, name, show = moment.seen.aside[at], f"aside/{at}", moment.show
    tile = show.tile(moment.adventurer, one.tile)
    content = Stack(
        Row(
            MonsterPicture(f"{name}/monster", card_view(show, one.monster)),
            Picture(f"{name}/tile", tile_path(one.tile), side=200.0),
            shares=(0.6, 0.4),
            gap=4.0,
        ),
        FittedLabel(show.say("aside_card", monster=show.monster(one.monster), tile=tile), LABEL,
                    align=Align.CENTRE, name=f"{name}/words"),
        FittedLabel(show.say("aside_by", name=moment.name(one.by)), NOTE, align=Align.CENTRE,
                    name=f"{name}/by"),
        shares=(0.56, 0.28, 0.16),
        gap=2.0,
    )  # fmt: skip
    return CardFace(name, content, padding=8.0)
