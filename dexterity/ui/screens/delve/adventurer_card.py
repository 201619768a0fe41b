"""The adventurer whom all share: portrait, name and health."""

from collections.abc import Callable
from typing import Final

from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.power import Armour
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import LABEL, NOTE, SUBHEADING
from dexterity.ui.screens.dare.sign_line import SignLine
from dexterity.ui.screens.delve.badges import tile_badge
from dexterity.ui.screens.delve.fitted_label import FittedLabel
from dexterity.ui.screens.delve.pictures import Picture, adventurer_path, tile_path
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.parts import SMALL
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.stack import Stack
from dexterity.ui.widgets.widget import Placeable

SIDE: Final = 400.0
PADDING: Final = 8.0
TILE_SIDE: Final = 40.0


def health_with(show: DelveShowcase, adventurer: AdventurerId, tiles: tuple[TileId, ...]) -> int:
    """What somebody would go down with."""
    powers = (show.power(adventurer, tile) for tile in tiles)
    armour = sum(power.health for power in powers if isinstance(power, Armour))
    return show.box.adventurers[adventurer].value.health + armour


def adventurer_face(
    show: DelveShowcase, adventurer: AdventurerId, health: str, mood: Mood = Mood.CALM
) -> CardFace:
    """On the table: who, and with how much health."""
    content = Stack(
        Picture("adventurer/picture", adventurer_path(adventurer, mood), side=SIDE),
        FittedLabel(show.adventurer(adventurer), LABEL, align=Align.CENTRE, name="adventurer/name"),
        FittedLabel(health, SUBHEADING, align=Align.CENTRE, name="adventurer/health"),
        shares=(0.7, 0.13, 0.17),
        gap=2.0,
    )
    return CardFace(
        "adventurer",
        content,
        detail=lambda: adventurer_detail(show, adventurer),
        padding=PADDING,
    )


def adventurer_choice(
    show: DelveShowcase, adventurer: AdventurerId, on_press: Callable[[], None] | None
) -> CardFace:
    """One to be chosen for the next round: portrait, health and all six tiles."""
    name, card = f"choose/{adventurer}", show.box.adventurers[adventurer].value
    tiles = [Picture(f"{name}/{tile}", tile_path(tile), side=TILE_SIDE) for tile in card.tiles]
    health = show.say("health", health=health_with(show, adventurer, tuple(card.tiles)))
    content = Stack(
        Picture(f"{name}/picture", adventurer_path(adventurer), side=SIDE),
        FittedLabel(show.adventurer(adventurer), LABEL, align=Align.CENTRE, name=f"{name}/name"),
        FittedLabel(health, SMALL, align=Align.CENTRE, name=f"{name}/health"),
        Row(*tiles, shares=(1.0,) * len(tiles), gap=2.0),
        shares=(0.6, 0.11, 0.11, 0.18),
        gap=2.0,
    )
    return CardFace(
        name, content, on_press=on_press, detail=lambda: adventurer_detail(show, adventurer),
        padding=PADDING,
    )  # fmt: skip


def adventurer_detail(show: DelveShowcase, adventurer: AdventurerId) -> Column:
    """All six tiles in a few words each."""
    name, card = f"about/{adventurer}", show.box.adventurers[adventurer].value
    lines: list[Placeable] = [
        Label(show.adventurer(adventurer), SUBHEADING, name=f"{name}/name"),
        Label(show.say("bare_health", health=card.health), name=f"{name}/health"),
    ]
    lines += [_tile_line(show, adventurer, tile) for tile in card.tiles]
    lines.append(Label(show.adventurer_line(adventurer), NOTE, name=f"{name}/line"))
    return Column(*lines, gap=8.0)


def _tile_line(show: DelveShowcase, adventurer: AdventurerId, tile: TileId) -> SignLine:
    badge, path = tile_badge(show.power(adventurer, tile), show), tile_path(tile)
    words = show.say("tile_in_short", tile=show.tile(adventurer, tile), badge=badge)
    name = f"about/{adventurer}/{tile}"
    return SignLine(name, lambda canvas, box: canvas.image(path, box), words)
