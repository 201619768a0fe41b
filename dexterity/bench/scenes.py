"""The tables that the bench throws at: bare, full, and full of movement."""

from dataclasses import replace
from typing import Final

from dexterity.bench.job import TOUCH
from dexterity.content.target import Target
from dexterity.content.targets import load_target
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.materials import TOUCHES, Material
from dexterity.physics.scene.props import Box, LyingDie, Paddle, Path, Wheel
from dexterity.physics.scene.table import Table
from dexterity.places import levels
from dexterity.values.colour import DieColour
from dexterity.values.vectors import Vec3

HAND_MM: Final[Vec3] = (0.0, -580.0, 0.0)
"""Where the job is thrown from at a full table: dice first bounce just before the board, some
against the box that stands by the way, and most then skid onto it, where the others lie."""


def classic_target() -> Target:
    """The board with sections and holes that the game begins with."""
    return load_target(levels() / "targets" / "classic.toml")


def bare_table() -> Table:
    """Nothing but a plain so wide that no die leaves it."""
    return Table(size_mm=(6000.0, 6000.0), touches={**TOUCHES, Material.WOOD: TOUCH})


def full_table(target: Target) -> Table:
    """The table of the game: a board with holes, a box, and two dice that lie in the way."""
    return Table(
        target=target,
        props=(Box("box", (110.0, -250.0), (80.0, 50.0), 40.0, turn_rad=0.3),),
        lying=(
            LyingDie(DICE[DieColour.RED], (-60.0, -90.0), turn_rad=0.5),
            LyingDie(DICE[DieColour.GREEN], (70.0, 10.0), turn_rad=1.1),
        ),
    )


def busy_table(target: Target) -> Table:
    """All that a challenge can bring: the full table with a sweeping paddle and a wheel."""
    full = full_table(target)
    sweep = Path(
        times_s=(0.0, 0.6, 1.2),
        places_mm=((-100.0, -300.0), (100.0, -300.0), (-100.0, -300.0)),
        turns_rad=(0.0, 0.0, 0.0),
        goes_round=True,
    )
    paddle = Paddle("paddle", sweep, (90.0, 14.0), 30.0)
    wheel = Wheel("wheel", (-70.0, -225.0), arms=3, arm_mm=60.0, height_mm=30.0, spin_rad_s=4.0)
    return replace(full, props=(*full.props, paddle, wheel))
