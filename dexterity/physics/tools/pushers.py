"""Tools that strike from the side: a palm, a finger, a forearm; each lane's goes its own way."""

from dataclasses import dataclass
from math import hypot

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, any_of, chosen
from dexterity.physics.contacts.pairs import Contacts
from dexterity.physics.dice.cube import lowest_reach
from dexterity.physics.dice.state import Dice, reach_within
from dexterity.physics.tools.motion import BLOCKS, TOOL_SIZES_MM, Line
from dexterity.physics.tools.track import ToolRun
from dexterity.values.vectors import Vec2

SOFT_MM = 12.0
"""How far the flesh gives way: the end of a die's side that is nearer to it by so much takes all of
a blow. With hard flesh, at 1 mm, a die that lies turned by 5 degrees is struck at its edge and
strays by 15: the hand counts for nothing. At 16, the size of a die, no blow would ever turn one."""

SQUARE_COSINE = 0.87
"""Contacts within 30 degrees of square to a tool's side are taken as square to it: fingers are
round where ours has edges, and the die goes where they point."""


@dataclass(frozen=True, slots=True)
class Squared:
    """The sides of tools that dice meet, a column each."""

    met: Bools
    """Whether it is a side that they meet; else an edge."""
    normals: Floats
    """(2, n): out of the side."""
    reach_mm: Floats
    """Half of the side's width."""


def squared(normals: Floats, angle: Floats, size_mm: Vec2) -> Squared:
    """The sides of tools turned by angles that the normals (2, n) are nearly square to."""
    across = np.stack([np.cos(angle), np.sin(angle)])
    along = np.stack([-across[1], across[0]])
    sideways = np.add.reduce(normals * across)
    ahead = np.add.reduce(normals * along)
    front = np.abs(ahead) > np.abs(sideways)
    return Squared(
        met=np.maximum(np.abs(ahead), np.abs(sideways)) > SQUARE_COSINE,
        normals=np.where(front, along * np.sign(ahead), across * np.sign(sideways)),
        reach_mm=np.where(front, size_mm[0] / 2, size_mm[1] / 2),
    )


def soft_arms(dice: Dice, square: Squared, apart: Floats) -> Floats:
    """(3, n): where the sides press on dice, from the dice's middles.

    `apart` (2, n) is from the tools' middles to the dice's. Of each of a die's own axes, the nearer
    end is pressed, or, the less it is nearer, the more its middle; and only where the side is.
    """
    size = 2.0 * dice.half_mm
    towards = -np.einsum("acn,cn->an", dice.frames[:, :2], square.normals)
    ends = np.clip(towards * size / SOFT_MM, -1.0, 1.0)
    arms: Floats = np.einsum("an,acn->cn", ends, dice.frames) * dice.half_mm
    beside = np.stack([-square.normals[1], square.normals[0]])
    widths = np.abs(np.einsum("acn,cn->an", dice.frames[:, :2], beside))
    half = np.add.reduce(widths * (1.0 - np.abs(ends))) * dice.half_mm
    middle = np.add.reduce((apart + arms[:2]) * beside)
    reach = square.reach_mm
    pressed = (np.clip(middle - half, -reach, reach) + np.clip(middle + half, -reach, reach)) / 2
    arms[:2] += beside * (pressed - middle)
    return arms


def pusher_of(tool_run: ToolRun | None) -> "Pusher | None":
    """The block of a run whose tool is one."""
    return Pusher(tool_run) if tool_run and tool_run.track.tool in BLOCKS else None


class Pusher:
    """The block of every lane within one step."""

    def __init__(self, tool_run: ToolRun) -> None:
        self._track, self._touches = tool_run.track, tool_run.touches
        self.kind = tool_run.kind
        width, self._length, self.height_mm = TOOL_SIZES_MM[tool_run.track.tool]
        self.size_mm = (width, self._length)
        self._half_width, self._reach = width / 2, hypot(width, self._length) / 2
        self._step_s = 0.0
        self.here = False
        """Whether any lane's is there."""
        self._motions = np.zeros((6, 0))
        self._low_mm = self._rises = np.zeros(0)
        """Heights of the undersides, and their speeds."""
        self._margins = np.zeros(0)
        self._swift: Bools = np.zeros(0, np.bool_)
        self._shoved: set[int] = set()

    def move_on(self, step_s: float) -> None:
        """Take over where the tools are at the end of the step, and how they get there."""
        self._shoved.clear()
        self.here = any_of(self._track.here)
        if not self.here:
            return
        now, then = self._track.now, self._track.then
        ends = self._middles(then)
        speeds = (ends - self._middles(now)) / step_s
        self._motions = np.concatenate([ends, speeds])
        self._step_s = step_s
        self._low_mm = then[Line.HEIGHT]
        self._rises = (then[Line.HEIGHT] - now[Line.HEIGHT]) / step_s
        vx, vy, spin = speeds
        ways = (np.sqrt(vx * vx + vy * vy) + np.abs(spin) * self._reach) * step_s
        self._margins = tuning.NEAR_MOVING_MM + ways
        self._swift = ways > tuning.TOOL_HASTY_MM

    def _middles(self, poses: Floats) -> Floats:
        """(3, lanes): x and y of the middle, and the angle, counter-clockwise as pymunk has it."""
        turn = poses[Line.TURN]
        behind = self._length / 2
        x, y, _ = poses[Line.PLACE]
        return np.stack([x - np.sin(turn) * behind, y - np.cos(turn) * behind, -turn])

    def near(self, dice: Dice) -> Bools:
        """Which dice are near enough to their lane's tool to ask pymunk about it."""
        if not self.here:
            return np.zeros(len(dice), np.bool_)
        lanes = dice.lanes
        x, y, angle = self._motions[:3, lanes]
        dx, dy = dice.places[0] - x, dice.places[1] - y
        cosine, sine = np.cos(angle), np.sin(angle)
        across = np.abs(dx * cosine + dy * sine) - self._half_width
        along = np.abs(dy * cosine - dx * sine) - self._length / 2
        reach = reach_within(dice, self._step_s) + self._margins[lanes]
        below = dice.places[2] - lowest_reach(dice.frames, dice.half_mm)
        near: Bools = (np.maximum(across, along) < reach) & self._track.here[lanes]
        near &= below < self._low_mm[lanes] + self.height_mm
        return near

    def lanes_with(self, dice: Dice) -> Ints:
        """The lanes of some dice whose tool is there."""
        lanes = np.unique(dice.lanes)
        return lanes[self._track.here[lanes]]

    def motions(self, lanes: Ints) -> Floats:
        """(6, n): where the tools' middles are at the end of the step, and how they come there."""
        motions: Floats = self._motions[:, lanes]
        return motions

    def watched(self, dice: Dice) -> Ints:
        """The rows of dice whose tool is so swift that they must be looked at often."""
        return dice.rows[(self._swift & self._track.here)[dice.lanes]]

    def meet(self, dice: Dice, contacts: Contacts, normals: Floats, points: Floats) -> None:
        """Say how the tools meet dice, a contact a die: which way, where and how fast.

        The flesh gives way a little: what meets a side nearly squarely pushes square to the side.
        """
        mine = chosen(contacts.prop_kinds == self.kind)
        if not mine.size:
            return
        some, left_s = dice.at(mine), contacts.left_s[mine]
        motions = self._motions[:, some.lanes]
        square = squared(normals[:2, mine], motions[2], self.size_mm)
        normals[:2, mine] = np.where(square.met, square.normals, normals[:2, mine])
        apart = some.places[:2] - motions[:2] - (some.motions[:2] - motions[3:5]) * left_s
        arms = soft_arms(some, square, apart)
        low = self._low_mm[some.lanes]
        points[:, mine] = np.where(square.met, arms + some.places, points[:, mine])
        points[2, mine] = np.clip(points[2, mine], low, low + self.height_mm)
        out = points[:2, mine] - some.places[:2] + apart
        velocities = contacts.prop_velocities
        velocities[0, mine] = motions[3] - motions[5] * out[1]
        velocities[1, mine] = motions[4] + motions[5] * out[0]
        velocities[2, mine] = self._rises[some.lanes]

    def catch_up(
        self, dice: Dice, contacts: Contacts, came: Floats, approaches: Floats, depths: Floats
    ) -> tuple[Floats, Floats]:
        """How far (3, n) struck dice go as the blow says, counted from the very moment of it.

        A tool moves on unhindered: what it has gone into a die since, the die has gone too. Gives
        besides what they then still overlap by; that of all others as it is.
        """
        ways = np.zeros((3, len(dice)))
        struck = chosen((approaches > 0.0) & (contacts.prop_kinds == self.kind))
        if not struck.size:
            return ways, depths
        blows = dice.motions[:3, struck] - came[:, struck]
        left_s, approach = contacts.left_s[struck], approaches[struck]
        since_s = left_s + np.minimum(depths[struck] / approach, self._step_s)
        ways[:, struck] = blows * since_s
        away = np.add.reduce(blows[:2] * contacts.normals[:, struck]) * since_s
        rest = depths.copy()
        rest[struck] = np.maximum(depths[struck] + left_s * approach - away, 0.0)
        return ways, rest

    def low_mm(self, lanes: Ints) -> Floats:
        """The heights of the tools' undersides."""
        low: Floats = self._low_mm[lanes]
        return low

    def note(self, dice: Dice, struck: Bools, at_s: float) -> None:
        """Some dice were touched."""
        columns = chosen(struck)
        self._touches.note(dice, columns, at_s)
        self._shoved.update(dice.rows[columns].tolist())

    def shoved(self, rows: Ints) -> Bools:
        """Which of some dice were touched in this step."""
        if not self._shoved:
            return np.zeros(len(rows), np.bool_)
        return np.isin(rows, list(self._shoved))
