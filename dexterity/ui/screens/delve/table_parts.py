"""Where things stand on the pages of a match, and the parts that several pages share."""

from typing import Final

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.player import PlayerId
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import LABEL
from dexterity.ui.screens.delve.fitted_label import FittedLabel
from dexterity.ui.screens.delve.moment import Do, Moment
from dexterity.ui.screens.delve.pictures import Picture, TableArt, art_path
from dexterity.ui.screens.delve.player_panel import player_panel, player_view
from dexterity.ui.screens.delve.tile_face import tile_face
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.widgets.layout import Column, placed
from dexterity.ui.widgets.stack import Cells, Stack
from dexterity.ui.widgets.widget import Placeable, Widget

LEFT: Final = Box(16.0, 84.0, 226.0, 624.0)
MIDDLE: Final = Box(258.0, 84.0, 736.0, 624.0)
UPPER: Final = Box(258.0, 84.0, 736.0, 316.0)
TILES: Final = Box(258.0, 412.0, 736.0, 296.0)
RIGHT: Final = Box(1010.0, 84.0, 254.0, 624.0)
GAP: Final = 10.0
TILE_COLUMNS: Final = 3
SIDE: Final = 300.0


def players_column(moment: Moment, ruler: Ruler) -> list[Widget]:
    """Everybody at the table, from the top clockwise."""
    panels = [
        player_panel(player_view(moment, player))
        for player in map(PlayerId, range(len(moment.names)))
    ]
    return fitted("players", Column(*panels, gap=GAP), LEFT, ruler)


def tile_grid(moment: Moment, ruler: Ruler, box: Box = TILES) -> list[Widget]:
    """All six tiles of the adventurer, those that are gone too."""
    tiles = moment.show.tiles(moment.adventurer)
    faces = [_tile(moment, tile) for tile in tiles]
    return placed(Cells(*faces, columns=TILE_COLUMNS, rows=2, gap=GAP), box, ruler)


def _tile(moment: Moment, tile: TileId) -> CardFace:
    deed = moment.tile_deeds.get(tile)
    return tile_face(
        moment.show,
        moment.adventurer,
        tile,
        gone=why_gone(moment, tile),
        lit=tile in moment.lit,
        on_press=None if deed is None else deed.do,
        more="" if deed is None else deed.words,
    )


def why_gone(moment: Moment, tile: TileId) -> str | None:
    """Whose card it went with, or that it is used up; None while it is there."""
    seen, say = moment.seen, moment.show.say
    if tile in seen.tiles:
        return None
    by = next((one.by for one in seen.aside if one.tile == tile), None)
    return say("gone_used") if by is None else say("gone_with", name=moment.name(by))


def pile(name: str, art: TableArt, words: str, on_press: Do | None, hint: str) -> CardFace:
    """The deck, or the dungeon."""
    content = Stack(
        Picture(f"{name}/picture", art_path(art), side=SIDE),
        FittedLabel(words, LABEL, align=Align.CENTRE, name=f"{name}/count"),
        shares=(0.82, 0.18),
        gap=2.0,
    )
    return CardFace(name, content, on_press=on_press, hint=hint, padding=8.0)


def side_column(
    above: list[Placeable], buttons: list[Placeable], ruler: Ruler, box: Box = RIGHT
) -> list[Widget]:
    """What is to be read above, buttons at the foot."""
    foot = Column(*buttons, gap=GAP)
    high = foot.wanted(ruler, box.width)[1] if buttons else 0.0
    top, below = box.cut_top(box.height - high - GAP, gap=GAP)
    read = Column(*above, gap=GAP)
    widgets = fitted("about", read, top, ruler) if above else []
    return [*widgets, *placed(foot, below, ruler)]
