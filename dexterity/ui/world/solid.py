"""Upright solids as seen: boxes, posts, paddles and the arms of wheels, all prisms on the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.physics.scene.materials import Material
from dexterity.physics.scene.props import Box, Paddle, Post, Prop, Wheel, rectangle
from dexterity.ui.draw.colours import Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.moment import Moment
from dexterity.values.vectors import Vec2

ROUND_SIDES: Final = 20
"""Of a post: enough for a smooth line at its size."""

COLOURS: Final[dict[Material, Colour]] = {
    Material.CARD: (0.80, 0.66, 0.47),
    Material.WOOD: (0.70, 0.49, 0.30),
    Material.FELT: (0.44, 0.55, 0.42),
    Material.SKIN: (0.93, 0.73, 0.60),
    Material.RESIN: (0.72, 0.72, 0.78),
}


@dataclass(frozen=True, slots=True, eq=False)
class Solid:
    """A prism that stands on the table."""

    base_mm: Floats
    """(n, 2), counter-clockwise."""
    height_mm: float
    material: Material
    is_round: bool = False

    @property
    def colour(self) -> Colour:
        return COLOURS[self.material]

    @property
    def is_flesh(self) -> bool:
        """Somebody's arm or head: drawn as that, and a prism only to what is behind it."""
        return self.material is Material.SKIN

    def ring(self, height_mm: float) -> Floats:
        """Its outline (n, 3) at a height."""
        return np.column_stack([self.base_mm, np.full(len(self.base_mm), height_mm)])

    def sides(self) -> Iterator[tuple[Floats, Floats]]:
        """Corners (4, 3) and outward direction (3,) of each side."""
        following = np.roll(self.base_mm, -1, axis=0)
        for (ax, ay), (bx, by) in zip(self.base_mm.tolist(), following.tolist(), strict=True):
            high = self.height_mm
            corners = [(ax, ay, 0.0), (bx, by, 0.0), (bx, by, high), (ax, ay, high)]
            outward = np.array([by - ay, ax - bx, 0.0])
            yield np.array(corners), outward / np.sqrt((outward * outward).sum())

    def seen_sides(self, camera: Camera) -> list[tuple[Floats, Floats]]:
        """The sides that look at the eye."""
        return [
            (corners, outward)
            for corners, outward in self.sides()
            if float((camera.eye_mm - corners[0]) @ outward) > 0.0
        ]

    def hides(self, place_mm: Floats, camera: Camera) -> bool:
        """Whether it is between the eye and something small beside, behind or on it.

        Two bodies that do not meet have a plane between them. Where one of the sides that look at
        the eye is that plane, the other body is before it.
        """
        if place_mm[2] > self.height_mm and camera.eye_mm[2] > self.height_mm:
            return False
        return all(
            float((place_mm - corners[0]) @ outward) <= 0.0
            for corners, outward in self.seen_sides(camera)
        )


def still_solid(prop: Prop) -> Solid | None:
    """The solid of a prop that does not move."""
    match prop:
        case Box(place_mm=place, size_mm=size, height_mm=height, turn_rad=turn):
            return Solid(np.array(rectangle(place, size, turn)), height, prop.material)
        case Post(place_mm=place, radius_mm=radius, height_mm=height):
            return Solid(_circle(place, radius), height, prop.material, is_round=True)
        case _:
            return None


def moving_solids(props: tuple[Prop, ...], moment: Moment) -> list[Solid]:
    """The solids of all props that move, where they are at a moment."""
    solids: list[Solid] = []
    wheels = iter(moment.wheel_turns)
    for prop in () if moment.alone else props:
        if isinstance(prop, Paddle):
            pose = prop.path.pose(moment.at_s)
            base = np.array(rectangle(pose.place_mm, prop.size_mm, pose.turn_rad))
            solids.append(Solid(base, prop.height_mm, prop.material))
        elif isinstance(prop, Wheel):
            solids += _wheel(prop, next(wheels, prop.turn_rad))
    return solids


def _wheel(wheel: Wheel, turn_rad: float) -> list[Solid]:
    """The arms, and the hub over them."""
    solids = []
    for arm in range(wheel.arms):
        turn = turn_rad + 2 * np.pi * arm / wheel.arms
        x = wheel.place_mm[0] + wheel.arm_mm / 2 * float(np.cos(turn))
        y = wheel.place_mm[1] + wheel.arm_mm / 2 * float(np.sin(turn))
        base = np.array(rectangle((x, y), (wheel.arm_mm, wheel.thickness_mm), turn))
        solids.append(Solid(base, wheel.height_mm, wheel.material))
    hub = _circle(wheel.place_mm, 0.8 * wheel.thickness_mm)
    return [*solids, Solid(hub, wheel.height_mm + 2.0, wheel.material, is_round=True)]


def _circle(middle: Vec2, radius: float) -> Floats:
    turns = np.linspace(0.0, 2 * np.pi, ROUND_SIDES, endpoint=False)
    return np.array(middle) + radius * np.column_stack([np.cos(turns), np.sin(turns)])
