"""What a level's file may hold, a table takes: both draw the line at the same place."""

from math import degrees
from typing import get_args

import pytest

from dexterity.content.challenge.checks import prop_misfits
from dexterity.content.challenge.props import (
    ARM_THICKNESS_MM,
    OWN_THICKNESS_S,
    THINNEST_MM,
    BoxProp,
    PaddleProp,
    PostProp,
    Prop,
    Radius,
    Side,
    Stop,
    WheelProp,
)
from dexterity.content.decode import Part
from dexterity.errors import TableError
from dexterity.physics import tuning
from dexterity.physics.scene.table import Table
from dexterity.session.challenge.props import prop_of

LATER_S = 12_345.678
"""A level's clock when a die is thrown."""


def paddle(speed_mm_s: float, thickness_mm: float) -> PaddleProp:
    """To and fro over 300 mm."""
    there_s = 300.0 / speed_mm_s
    stops = (
        Stop(0.0, (-150.0, 0.0)),
        Stop(there_s, (150.0, 0.0)),
        Stop(2 * there_s, (-150.0, 0.0)),
    )
    return PaddleProp("gate", (100.0, thickness_mm), 40.0, stops)


def wheel(speed_mm_s: float) -> WheelProp:
    """With the longest arms but a few."""
    spin_deg_s = degrees(speed_mm_s / 250.0)
    return WheelProp("mill", (0.0, 200.0), 4, 250.0, 30.0, spin_deg_s)


def is_written(prop: Prop) -> bool:
    return not list(prop_misfits((Part("prop", prop),)))


def is_taken(prop: Prop, clock_s: float = LATER_S) -> bool:
    try:
        Table(props=(prop_of(prop, clock_s),))
    except TableError:
        return False
    return True


def test_the_thinnest_wall_of_a_level_is_the_thinnest_that_holds() -> None:
    assert THINNEST_MM == tuning.THINNEST_MM
    assert least(Side) == THINNEST_MM
    assert 2.0 * least(Radius) >= THINNEST_MM
    assert ARM_THICKNESS_MM >= THINNEST_MM
    size = (least(Side), least(Side))
    assert is_taken(BoxProp("box", (0.0, 0.0), size, 30.0))
    assert is_taken(PostProp("post", (0.0, 0.0), least(Radius), 30.0))
    assert not is_taken(BoxProp("box", (0.0, 0.0), (0.99 * least(Side), 50.0), 30.0))


@pytest.mark.parametrize("thickness_mm", [THINNEST_MM, 12.0, 40.0])
def test_the_fastest_paddle_of_a_level_is_the_fastest_that_dice_do_not_pass(
    thickness_mm: float,
) -> None:
    most_mm_s = tuning.LARGEST_MOVE * thickness_mm / tuning.STEP_S
    for share, may_be in ((0.999, True), (1.001, False)):
        prop = paddle(share * most_mm_s, thickness_mm)
        assert is_written(prop) == is_taken(prop) == may_be


def test_the_fastest_wheel_of_a_level_is_the_fastest_that_dice_do_not_pass() -> None:
    most_mm_s = tuning.LARGEST_MOVE * ARM_THICKNESS_MM / tuning.STEP_S
    for share, may_be in ((0.999, True), (1.001, False)):
        assert is_written(wheel(share * most_mm_s)) == is_taken(wheel(share * most_mm_s)) == may_be


def test_what_may_just_be_written_is_taken_at_any_time() -> None:
    for thickness_mm in (THINNEST_MM, 7.7, 12.3):
        prop = paddle(thickness_mm / OWN_THICKNESS_S * (1.0 - 1e-12), thickness_mm)
        assert is_written(prop)
        assert all(is_taken(prop, 0.37 * n) for n in range(100))


def least(number: object) -> float:
    """The least that a file may say."""
    (_, meta) = get_args(number)
    return float(meta.ge)
