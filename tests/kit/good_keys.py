"""A player at the keys who throws well: looks at needle, gauge and moment, and presses in time."""

from dexterity.hand.feel import AIM_STEP_RAD, POWER_STEP
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.moment import COMES_S
from dexterity.hand.ways.power import power_from_speed
from dexterity.hand.ways.way import DEFAULT_POWER
from dexterity.ui.input.intentions import Intention
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable
from dexterity.units import DEGREE
from tests.kit.screens import Driver

NEAR_RAD = 3.0 * DEGREE
NEAR_POWER = 0.025
"""No nearer: so far a needle and a gauge go from one frame to the next."""


def throw_well(
    driver: Driver, table: ThrowingTable, aim_rad: float = 0.0, power: float = DEFAULT_POWER
) -> None:
    """A whole throw by keys alone, in whatever way, until the die has left the hand."""
    if table.scene is Scene.VERDICT:
        driver.intend(Intention.THROW)
    for _ in range(8):
        if table.scene is not Scene.HAND:
            return
        if not (table.hand.trick.sees_nothing and table.hand.trick.dark_since_s is None):
            make_ready(driver, table, aim_rad, power)
        driver.intend(Intention.THROW)
    raise AssertionError(f"nothing was thrown: {table.hand.held}")


def make_ready(driver: Driver, table: ThrowingTable, aim_rad: float, power: float) -> None:
    """Until the next press is due."""
    hand = table.hand
    match hand.held.way, hand.held.phase:
        case WayName.TIMING, Phase.AIMING:
            driver.until(lambda: abs(hand.meant().direction_rad - aim_rad) < NEAR_RAD)
        case WayName.TIMING, Phase.POWERING:
            driver.until(
                lambda: abs(power_from_speed(hand.meant().speed_mm_s) - power) < NEAR_POWER
            )
        case _, Phase.ACTING:
            driver.until(lambda: hand.now_s() >= hand.held.since_s + COMES_S)
        case WayName.STEADY, Phase.AIMING:
            turn = Intention.AIM_LEFT if hand.held.direction_rad > aim_rad else Intention.AIM_RIGHT
            while abs(hand.held.direction_rad - aim_rad) > AIM_STEP_RAD:
                driver.intend(turn)
        case WayName.STEADY, _:
            push = Intention.POWER_DOWN if hand.held.power > power else Intention.POWER_UP
            while abs(hand.held.power - power) > POWER_STEP:
                driver.intend(push)
        case _:
            pass
