"""Down in the dungeon: the card that was turned, who meets it, with what, and the way so far."""

from collections.abc import Mapping
from typing import Final

from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.state import Delve, Fate, Met
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.screens.delve.adventurer_card import adventurer_face
from dexterity.ui.screens.delve.moment import Do, Moment
from dexterity.ui.screens.delve.monster_card import (
    MonsterView,
    card_view,
    met_view,
    monster_face,
    small_face,
)
from dexterity.ui.screens.delve.pictures import TableArt
from dexterity.ui.screens.delve.table_parts import UPPER, pile, players_column, tile_grid
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.widgets.layout import Row, placed
from dexterity.ui.widgets.stack import Cells
from dexterity.ui.widgets.widget import Widget

SHARES: Final = (0.28, 0.38, 0.34)
MET_HEIGHT: Final = 100.0
MET_AT_LEAST: Final = 8
"""Places in the row of those who were met: with fewer the cards would grow."""
NAMED_COLUMNS: Final = 6

FATES: Final = {
    Fate.IGNORED: Mood.HURT,
    Fate.BEATEN: Mood.HURT,
    Fate.HIT: Mood.HURT,
    Fate.STRUCK: Mood.GLAD,
    Fate.WORKED: Mood.CALM,
    Fate.SWAPPED: Mood.HURT,
}


def delve_page(moment: Moment, ruler: Ruler, *, turn: Do | None = None) -> list[Widget]:
    """`turn`: what pressing the dungeon does, where the next card can be turned."""
    delve, show = moment.seen.delve, moment.show
    if delve is None:
        return players_column(moment, ruler)
    stage, met = UPPER.cut_top(UPPER.height - MET_HEIGHT - 8.0, gap=8.0)
    left = show.say("dungeon", count=len(moment.seen.dungeon))
    health = show.say("health", health=show.texts.number(delve.health))
    row = Row(
        pile("dungeon", TableArt.DOOR, left, turn, show.say("dungeon_delve_hint")),
        monster_face(show, "facing", _facing(moment, delve), against=moment.against),
        adventurer_face(show, moment.adventurer, health, moment.hero),
        shares=SHARES,
    )
    return [
        *players_column(moment, ruler),
        *placed(row, stage, ruler),
        *_way_down(moment, delve, met, ruler),
        *tile_grid(moment, ruler),
    ]


def naming_page(
    moment: Moment, monsters: tuple[MonsterId, ...], name: Mapping[MonsterId, Do], ruler: Ruler
) -> list[Widget]:
    """Every identity that can be named, to be pressed; the tiles stay in sight."""
    faces = [
        monster_face(
            moment.show,
            f"name/{monster}",
            card_view(moment.show, monster),
            against=moment.against,
            on_press=name.get(monster),
        )
        for monster in monsters
    ]
    cells = Cells(*faces, columns=NAMED_COLUMNS, rows=2, gap=8.0)
    return [
        *players_column(moment, ruler),
        *placed(cells, UPPER, ruler),
        *tile_grid(moment, ruler),
    ]


def _facing(moment: Moment, delve: Delve) -> MonsterView:
    """The card that was turned last; before the first one, the back of the next."""
    if moment.turning:
        return MonsterView(HIDDEN, note=moment.show.say("turning"))
    if delve.facing is not None:
        return met_view(delve.facing, moment.monster)
    if delve.met:
        last = delve.met[-1]
        return met_view(last.facing, FATES[last.fate], fate_words(last, moment))
    return MonsterView(HIDDEN, note=moment.show.say("not_turned"))


def _way_down(moment: Moment, delve: Delve, box: Box, ruler: Ruler) -> list[Widget]:
    """Who was met, and how many still wait: the whole way in a row."""
    met = [
        small_face(
            moment.show,
            f"met/{at}",
            met_view(one.facing, FATES[one.fate], fate_words(one, moment)),
        )
        for at, one in enumerate(delve.met)
    ]
    waiting = [
        small_face(moment.show, f"waits/{at}", card_view(moment.show, monster))
        for at, monster in enumerate(moment.waiting)
    ]
    faces = [*met, *waiting]
    columns = max(MET_AT_LEAST, len(faces))
    return placed(Cells(*faces, columns=columns, gap=6.0), box, ruler) if faces else []


def fate_words(met: Met, moment: Moment) -> str:
    """What became of a monster, in a word or two."""
    return moment.show.say(f"fate.{met.fate}", damage=met.damage)
