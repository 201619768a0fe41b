"""The tables on which the page's throws are made."""

from collections.abc import Mapping

from dexterity.content.targets import load_target
from dexterity.physics.scene.materials import TOUCHES, Material, Touch
from dexterity.physics.scene.table import Table
from dexterity.places import levels


def classic_table(touches: Mapping[Material, Touch] = TOUCHES) -> Table:
    """The table of the game with the classic target, all of it as lively as told."""
    target = load_target(levels() / "targets" / "classic.toml")
    return Table(target=target, touches=touches)


def bare_table() -> Table:
    """Nothing but a plain so wide that no die leaves it."""
    return Table(size_mm=(6000.0, 6000.0))
