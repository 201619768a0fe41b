"""A challenge's table as it is drawn."""

from dataclasses import replace

from dexterity.physics.scene.props import Box, Paddle, Path, Prop
from dexterity.physics.scene.table import Table
from dexterity.session.box_place import BOX_NAME


def seen_table(table: Table) -> Table:
    """The table as it is drawn: the player's box among what moves, for it does until it stands.

    So the picture of all that keeps still need not be drawn anew for it.
    """
    if not any(prop.name == BOX_NAME for prop in table.props):
        return table
    return replace(table, props=tuple(map(_seen_prop, table.props)))


def _seen_prop(prop: Prop) -> Prop:
    if not isinstance(prop, Box) or prop.name != BOX_NAME:
        return prop
    path = Path((0.0,), (prop.place_mm,), (prop.turn_rad,))
    return Paddle(prop.name, path, prop.size_mm, prop.height_mm, prop.material)
