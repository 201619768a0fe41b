"""From the props of a challenge's file to those of the physics, as they are at some time."""

from math import radians

from dexterity.content.challenge.props import (
    ARM_THICKNESS_MM,
    BoxProp,
    PaddleProp,
    PostProp,
    WheelProp,
)
from dexterity.content.challenge.props import Prop as WrittenProp
from dexterity.physics.scene.props import Box, Paddle, Path, Post, Prop, Wheel


def prop_of(prop: WrittenProp, clock_s: float) -> Prop:
    """A prop; one that moves has been moving for so long when the flight begins."""
    match prop:
        case BoxProp():
            return Box(
                prop.name, prop.place_mm, prop.size_mm, prop.height_mm, radians(prop.turn_deg)
            )
        case PostProp():
            return Post(prop.name, prop.place_mm, prop.radius_mm, prop.height_mm)
        case PaddleProp():
            return Paddle(prop.name, path_of(prop, clock_s), prop.size_mm, prop.height_mm)
        case WheelProp():
            return _wheel_of(prop, clock_s)


def path_of(paddle: PaddleProp, clock_s: float) -> Path:
    """The way of a paddle, begun so long before the flight that it is where it should be."""
    return Path(
        times_s=tuple(stop.at_s - clock_s for stop in paddle.stops),
        places_mm=tuple(stop.place_mm for stop in paddle.stops),
        turns_rad=tuple(radians(stop.turn_deg) for stop in paddle.stops),
        goes_round=True,
    )


def _wheel_of(wheel: WheelProp, clock_s: float) -> Wheel:
    return Wheel(
        name=wheel.name,
        place_mm=wheel.place_mm,
        arms=wheel.arms,
        arm_mm=wheel.arm_mm,
        height_mm=wheel.height_mm,
        spin_rad_s=radians(wheel.spin_deg_s),
        thickness_mm=ARM_THICKNESS_MM,
        turn_rad=radians(wheel.turn_deg + wheel.spin_deg_s * clock_s),
    )
