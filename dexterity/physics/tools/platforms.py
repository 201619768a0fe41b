"""Tools that a die lies or falls on: a nose, a head, a card; thin plates that move and lean.

Seen by somebody who rides on it, a plate is level ground that stands still. So the law of level
ground answers dice there: their motions are turned and made relative, answered, and turned back;
a cube is as easily turned about any axis. A die bears on a plate from above alone, and on what of
its bottom face is over it.
"""

from dataclasses import dataclass

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, any_of, chosen
from dexterity.physics.contact_law import cross
from dexterity.physics.contacts.corners import answer_points, contact_points_at
from dexterity.physics.contacts.ground import LEAST_LEFT_SHARE
from dexterity.physics.dice.cube import CORNER_SIGNS, bottom_axes, bottom_points
from dexterity.physics.dice.state import Dice, fastest, integrate
from dexterity.physics.results.hits import Arrival, report
from dexterity.physics.tools.motion import TOOL_SIZES_MM, Line
from dexterity.physics.tools.track import ToolRun
from dexterity.physics.world import World

SWEEPS = 4
"""How often dice on a plate go through their points again. With 2 a die that lies on a still plate
creeps by 10 micrometres a second, with 4 by a quarter of that; more change nothing."""

FAR_OFF_MM = 1e6
"""Gap of a point that has no plate below it."""


@dataclass(frozen=True, slots=True)
class Ride:
    """Plates at a moment of a step, a column for each die that may touch its own."""

    axes: Floats
    """(3, 3, n): across, along where it faces, and up, as seen from the table."""
    places: Floats
    velocities: Floats
    spins: Floats

    def seen(self, vectors: Floats) -> Floats:
        """Vectors (3, n) of the table as seen from the plates."""
        found: Floats = np.einsum("icn,cn->in", self.axes, vectors)
        return found

    def told(self, vectors: Floats) -> Floats:
        """Vectors seen from the plates as they are on the table."""
        found: Floats = np.einsum("icn,in->cn", self.axes, vectors)
        return found


@dataclass(frozen=True, slots=True)
class Standing:
    """Dice as seen from the plates: relative motions, and four points that may bear them."""

    motions: Floats
    arms: Floats
    """(4, 3, n)"""
    gaps: Floats
    """(4, n)"""


class Platforms:
    """The plate of every lane."""

    def __init__(self, world: World, tool_run: ToolRun) -> None:
        self._world = world
        self._track, self._touches, self._kind = tool_run.track, tool_run.touches, tool_run.kind
        width, length, _ = TOOL_SIZES_MM[tool_run.track.tool]
        self._half = np.array([[width], [length]]) / 2
        self._reach = float(np.hypot(width, length)) / 2

    def meet(self, dice: Dice, left_s: Floats, at_s: float, step_s: float) -> None:
        """Change motions where dice touch their plate.

        Dice that are about to hit it hard are first walked up to the very moment of the hit;
        `left_s` then says what is left of their step.
        """
        near = self._near(dice, step_s)
        if not near.size:
            return
        some, time_left = dice.at(near), left_s[near]
        standing, ride = self._walk_to_hits(some, time_left, step_s)
        time = np.maximum(time_left, LEAST_LEFT_SHARE * step_s)
        arrival = Arrival(at_s + step_s - time_left, some.motions[5].copy())
        approaches = self._press(some, standing, time)
        down = np.add.reduce(approaches > 0.0)
        moves = standing.motions[:3] * standing.motions[:3]
        settling = (down >= 3) & (np.add.reduce(moves) < tuning.GLIDING_MM_S**2)
        standing.motions[:] *= np.where(settling, 1.0 - tuning.SETTLING_PER_S * step_s, 1.0)
        self._tell(some, standing, ride, down > 0)
        self._report(some, standing, ride, approaches, arrival)
        self._touches.note(some, chosen(down), at_s + step_s)
        self._touches.hold(some, np.minimum.reduce(standing.gaps) < tuning.SKIN_MM)
        left_s[near] = time_left
        dice.write(near, some)

    def _near(self, dice: Dice, step_s: float) -> Ints:
        lanes = dice.lanes
        here = self._track.here[lanes]
        if not any_of(here):
            return chosen(here)
        places = self._track.now[Line.PLACE]
        ways = self._track.then[Line.PLACE] - places
        apart = dice.places - places[:, lanes]
        room = self._reach + np.sqrt(np.add.reduce(ways * ways))[lanes]
        room = room + 2.0 * dice.half_mm + fastest(dice) * step_s
        return chosen(here & (np.add.reduce(apart * apart) < room * room))

    def _ride(self, lanes: Ints, spent_s: Floats, step_s: float) -> Ride:
        """The plates of some dice when so much of the step is over."""
        now = self._track.now[:, lanes]
        speeds = (self._track.then[:, lanes] - now) / step_s
        poses = now + speeds * spent_s
        turn, tilt = poses[Line.TURN], poses[Line.TILT]
        right, away, lean, upright = np.sin(turn), np.cos(turn), np.sin(tilt), np.cos(tilt)
        axes = np.zeros((3, 3, len(lanes)))
        axes[0, 0], axes[0, 1] = away, -right
        axes[1, 0], axes[1, 1], axes[1, 2] = right * upright, away * upright, -lean
        axes[2, 0], axes[2, 1], axes[2, 2] = right * lean, away * lean, upright
        spins = -axes[0] * speeds[Line.TILT]
        spins[2] -= speeds[Line.TURN]
        return Ride(axes, poses[Line.PLACE], speeds[Line.PLACE], spins)

    def _stand(self, dice: Dice, ride: Ride) -> Standing:
        apart = dice.places - ride.places
        drift = dice.motions[:3] - ride.velocities - cross(ride.spins, apart)
        motions = np.concatenate([ride.seen(drift), ride.seen(dice.motions[3:] - ride.spins)])
        places = ride.seen(apart)
        frames = np.einsum("icn,acn->ain", ride.axes, dice.frames)
        arms = self._bearing(bottom_axes(frames, dice.half_mm), places)
        points = arms + places
        over = (np.abs(points[:, :2]) <= self._half + tuning.SKIN_MM).all(axis=1)
        carried = over & (points[:, 2] > -tuning.SKIN_MM)
        return Standing(motions, arms, np.where(carried, points[:, 2], FAR_OFF_MM))

    def _bearing(self, axes: Floats, places: Floats) -> Floats:
        """(4, 3, n): the corners of the bottom faces; of those past an edge, the points over it."""
        signs = CORNER_SIGNS[:, :, None]
        corners = bottom_points(axes, CORNER_SIGNS)
        level = corners[:, :2] + places[:2]
        past = level - np.clip(level, -self._half, self._half)
        if not np.count_nonzero(past):
            return corners
        (ax, ay), (bx, by) = axes[0, :2], axes[1, :2]
        whole = ax * by - ay * bx
        shares = np.stack(
            [past[:, 0] * by - past[:, 1] * bx, past[:, 1] * ax - past[:, 0] * ay], axis=1
        )
        shares = np.clip(signs - shares / whole, -1.0, 1.0)
        bearing: Floats = axes[2] + shares[:, :1] * axes[0] + shares[:, 1:] * axes[1]
        return bearing

    def _walk_to_hits(self, dice: Dice, left_s: Floats, step_s: float) -> tuple[Standing, Ride]:
        """Move the dice that hit hard within the step up to the hit."""
        ride = self._ride(dice.lanes, step_s - left_s, step_s)
        standing = self._stand(dice, ride)
        _, _, vz, wx, wy, _ = standing.motions
        sinking = vz + wx * standing.arms[:, 1] - wy * standing.arms[:, 0]
        hard = sinking < -tuning.HARD_HIT_MM_S
        gaps = np.maximum(standing.gaps, 0.0)
        waits = np.where(hard, gaps / -np.minimum(sinking, -1.0), np.inf)
        wait = np.minimum.reduce(waits)
        hitting = chosen(wait < left_s)
        if not hitting.size:
            return standing, ride
        some = dice.at(hitting)
        integrate(some, wait[hitting])
        dice.write(hitting, some)
        left_s[hitting] -= wait[hitting]
        ride = self._ride(dice.lanes, step_s - left_s, step_s)
        return self._stand(dice, ride), ride

    def _press(self, dice: Dice, standing: Standing, time: Floats) -> Floats:
        """Let the plates answer, changing the relative motions; gives the speeds of approach."""
        kinds = np.full((1, len(dice)), self._kind)
        grip = self._world.surfaces.grip(kinds, dice.liveliness, dice.grip)
        rise = np.minimum(standing.gaps / -time, tuning.RISE_MM_S)
        points_of_dice = contact_points_at(
            standing.arms, rise, grip, dice.inverse_mass, dice.inverse_inertia
        )
        pressed, came = np.zeros_like(standing.gaps), standing.motions.copy()
        order = range(4)
        approaches = answer_points(points_of_dice, standing.motions, order, pressed, fresh=True)
        touching = chosen(np.maximum.reduce(approaches))
        if not touching.size:
            return approaches
        calm = points_of_dice.at(touching)
        soft = np.maximum.reduce(approaches[:, touching]) < tuning.HARD_HIT_MM_S
        some, so_far = standing.motions[:, touching], pressed[:, touching] * soft
        for number in range(SWEEPS):
            found = answer_points(calm, some, order if number % 2 else order[::-1], so_far)
            approaches[:, touching] = np.maximum(approaches[:, touching], found)
        most = grip.friction[0, touching] * np.add.reduce(so_far)
        flat = np.add.reduce(approaches[:, touching] > 0.0) >= 3
        held = flat & _is_held(dice.at(touching), came[:, touching], most)
        some[[[0], [1], [5]], held] = 0.0
        standing.motions[:, touching] = some
        return approaches

    def _tell(self, dice: Dice, standing: Standing, ride: Ride, touched: Bools) -> None:
        """Turn the relative motions of dice that were touched back."""
        drift = ride.told(standing.motions[:3]) + ride.velocities
        drift += cross(ride.spins, dice.places - ride.places)
        spins = ride.told(standing.motions[3:]) + ride.spins
        dice.motions[:] = np.where(touched, np.concatenate([drift, spins]), dice.motions)

    def _report(
        self, dice: Dice, standing: Standing, ride: Ride, approaches: Floats, arrival: Arrival
    ) -> None:
        arms = np.stack([ride.told(arm) for arm in standing.arms])
        kinds = np.full(approaches.shape, self._kind)
        log = self._world.log
        report(log, dice, arms=arms, kinds=kinds, approaches=approaches, arrival=arrival)


def _is_held(dice: Dice, came: Floats, most: Floats) -> Bools:
    """Which dice, lying flat, friction with so much of an impulse holds fast on their plates.

    Point after point it would do so nearly, and let a die creep that is balanced for long.
    """
    slide = np.sqrt(came[0] * came[0] + came[1] * came[1])
    twist = np.abs(came[5]) * dice.inverse_mass / (dice.inverse_inertia * dice.half_mm)
    return np.asarray(slide + twist < most * dice.inverse_mass)
