"""A tile on the table: there, gone with somebody's card, used up, at work, or to be chosen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.theme import BODY, CARD, LABEL, NOTE, QUIET, STRAW, SUBHEADING, Lettering
from dexterity.ui.draw.colours import FAINT_INK
from dexterity.ui.screens.delve.badges import tile_badge
from dexterity.ui.screens.delve.fitted_label import FittedLabel, FullOrShort
from dexterity.ui.screens.delve.pictures import Picture, tile_path
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.stack import Stack
from dexterity.ui.widgets.widget import Placeable

PADDING: Final = 8.0
BADGE: Final = Lettering(17.0)
GONE: Final = Lettering(16.0, Weight.ITALIC, FAINT_INK)
PICTURE: Final = (0.38, 0.62)
"""Shares of the width."""
SIDE: Final = 200.0
TO_PRESS: Final = replace(CARD, pencil=STRAW, pressure=0.4)
"""Tiles wait to be chosen: paler, and nobody sees that they do."""


def tile_face(
    show: DelveShowcase,
    adventurer: AdventurerId,
    tile: TileId,
    *,
    gone: str | None = None,
    lit: bool = False,
    on_press: Callable[[], None] | None = None,
    more: str = "",
) -> CardFace:
    """`gone`: why it is not there any more. `more`: what pressing it would do."""
    name, faint = f"tile/{tile}", gone is not None
    ink = FAINT_INK if faint else LABEL.colour
    short = tile_badge(show.power(adventurer, tile), show) if gone is None else gone
    full = " ".join(show.tile_does(adventurer, tile)) if gone is None else gone
    words = Stack(
        FittedLabel(
            show.tile(adventurer, tile), LABEL.in_colour(ink), raised=1.0, name=f"{name}/name"
        ),
        FullOrShort(full, short, GONE if faint else BADGE, name=f"{name}/does"),
        shares=(0.44, 0.56),
        gap=4.0,
    )
    picture = Picture(f"{name}/picture", tile_path(tile), side=SIDE, faint=faint)
    return CardFace(
        name,
        Row(picture, words, shares=PICTURE, gap=8.0),
        on_press=on_press,
        detail=lambda: tile_detail(show, adventurer, tile, more),
        chosen=lit,
        look=QUIET if faint else TO_PRESS if on_press is not None else None,
        padding=PADDING,
    )


def tile_detail(
    show: DelveShowcase, adventurer: AdventurerId, tile: TileId, more: str = ""
) -> Column:
    """All of it: what it does, and what pressing it would do now."""
    name = f"about/{tile}"
    lines: list[Placeable] = [
        Label(show.tile(adventurer, tile), SUBHEADING, name=f"{name}/name"),
        *(Label(words, BODY, name=f"{name}/{words}") for words in show.tile_does(adventurer, tile)),
        *([Label(more, LABEL, name=f"{name}/more")] if more else []),
        Label(show.tile_line(adventurer, tile), NOTE, name=f"{name}/line"),
    ]
    return Column(*lines, gap=8.0)
