"""Why skill pays: what hands of every sureness hit, each with the aim that suits it best."""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from dexterity.hand.error import HAND_ERRORS, HandError
from dexterity.hand.toss import Toss
from dexterity.luck import derive_seed
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.materials import TOUCHES, Material, Touch
from dexterity.physics.scene.table import Table
from dexterity.players.aim import find_toss
from dexterity.players.thrower import Thrower
from dexterity.players.throws import Throws
from dexterity.session.trials import rate_of
from dexterity.units import DEGREE
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from dexterity.values.vectors import Vec2
from tools.physics_page.measured import Measured, percent
from tools.physics_page.plot import RED, Axis, Dot, Line, Plot
from tools.physics_page.tables import classic_table

SEED: Final = 1
THROWS: Final = 3000
"""A hit rate is then known to 1.8 points either way, or better."""

SCALES: Final = (0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0)
"""The regular hand's errors, times these."""

GRIPPING: Final = Touch(restitution=0.40, friction=0.40)
"""A table that holds a die at the bounce as boards of plain wood do."""


@dataclass(frozen=True, slots=True)
class Shot:
    """What a hand meant, and what came of it."""

    aim: Toss
    thrown: Throws

    @property
    def hits(self) -> float:
        """The share of throws that count."""
        return self.thrown.hits() / len(self.thrown)

    @property
    def damage(self) -> float:
        """What a throw is worth on average, misses included: what hands aim for."""
        return float(self.thrown.damages().mean())

    @property
    def spread_mm(self) -> Vec2:
        """The standard deviations of where dice come to lie, across and along."""
        x, y = self.thrown.landings.places_mm[:2, ~self.thrown.landings.fell]
        return float(x.std()), float(y.std())


def shot_of(error: HandError, table: Table) -> Shot:
    """The best aim of this hand, and many throws of it."""
    thrower = Thrower(error, table, DICE[DieColour.RED])
    aim = find_toss(thrower, SEED)
    return Shot(aim, thrower.throw([aim], THROWS, derive_seed(SEED, "physics page")))


@cache
def skilled(skill: Skill) -> Shot:
    """One of the game's three hands at its own table."""
    return shot_of(HAND_ERRORS[skill], classic_table())


def measure_hands() -> Measured:
    """The three hands, all between them, and the table that was not chosen."""
    curve = [(_degrees(scale), _scaled_shot(scale)) for scale in SCALES]
    still, sticky = curve[0][1], shot_of(HAND_ERRORS[Skill.EXPERT], _gripping_table())
    figures = {
        "hand_throws": f"{THROWS:,}",
        "still_hits": percent(still.hits, 0),
        "still_across": f"{still.spread_mm[0]:.0f}",
        "still_along": f"{still.spread_mm[1]:.0f}",
        "sticky_hits": percent(sticky.hits, 0),
        "sticky_along": f"{sticky.spread_mm[1]:.0f}",
        "wood_friction": f"{TOUCHES[Material.WOOD].friction:.2f}",
        "wood_bounce": f"{TOUCHES[Material.WOOD].restitution:.2f}",
        "card_friction": f"{TOUCHES[Material.CARD].friction:.2f}",
        "card_bounce": f"{TOUCHES[Material.CARD].restitution:.2f}",
        "sticky_friction": f"{GRIPPING.friction:.2f}",
    }
    for skill in Skill:
        figures |= _told(skill)
    return Measured(figures, {"skill": _plot([(at, shot.damage) for at, shot in curve])})


def _told(skill: Skill) -> dict[str, str]:
    shot, error = skilled(skill), HAND_ERRORS[skill]
    rate = rate_of(shot.thrown.hits(), len(shot.thrown))
    across, along = shot.spread_mm
    return {
        f"{skill}_speed_error": percent(error.speed_share, 0),
        f"{skill}_turn_error": f"{error.direction_rad / DEGREE:g}°",
        f"{skill}_hits": percent(rate.share),
        f"{skill}_range": f"{percent(rate.low)} to {percent(rate.high)}",
        f"{skill}_damage": f"{shot.damage:.2f}",
        f"{skill}_across": f"{across:.0f}",
        f"{skill}_along": f"{along:.0f}",
    }


def _scaled_shot(scale: float) -> Shot:
    if scale == 1.0:
        return skilled(Skill.REGULAR)
    error = HAND_ERRORS[Skill.REGULAR]
    scaled = HandError(
        scale * error.speed_share,
        scale * error.direction_rad,
        scale * error.loft_rad,
        scale * error.twist_rad_s,
        scale * error.place_mm,
    )
    return shot_of(scaled, classic_table())


def _degrees(scale: float) -> float:
    return scale * HAND_ERRORS[Skill.REGULAR].direction_rad / DEGREE


def _gripping_table() -> Table:
    return classic_table({**TOUCHES, Material.WOOD: GRIPPING})


def _plot(points: list[Vec2]) -> Plot:
    return Plot(
        "What a throw is worth against the error of the hand",
        Axis("error of the direction, degrees (all other errors go with it)", 0, 9, range(10)),
        Axis("mean damage of a throw", 0, 4, range(5)),
        lines=[Line("the regular hand, steadier or shakier", points)],
        dots=[_dot(skill, points) for skill in Skill],
    )


def _dot(skill: Skill, line: list[Vec2]) -> Dot:
    """One of the three; its name keeps clear of the line."""
    at, damage = HAND_ERRORS[skill].direction_rad / DEGREE, skilled(skill).damage
    errors, damages = np.array(line).T
    return Dot(skill.value, (at, damage), RED, bool(damage < np.interp(at, errors, damages)))
