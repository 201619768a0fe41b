"""Throws in lanes: one die or thousands, each on a table of its own, stepped together.

A lane is an independent throw: the thrown die and whatever lies on its table. Dice that lie
still cost nothing until they are struck. Everything here is one fixed step after another; the
same code serves the live throw, aiming, odds and heat maps.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dexterity.errors import LaunchError
from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, any_of
from dexterity.physics.contacts.ground import GroundContacts
from dexterity.physics.contacts.sides import SideContacts
from dexterity.physics.contacts.stacking import Stacking
from dexterity.physics.dice.cube import face_up, frames_of
from dexterity.physics.dice.die import HALF_DIE_MM, Die
from dexterity.physics.dice.state import Dice, integrate
from dexterity.physics.results.hits import HitLog, Hits
from dexterity.physics.scene.checks import faults_of_launches
from dexterity.physics.scene.props import LyingDie
from dexterity.physics.scene.table import TABLE_SIZE_MM, Table
from dexterity.physics.scene.terrain import Surfaces, Terrain
from dexterity.physics.tools.contacts import Tools
from dexterity.physics.tools.motion import PLATES, material_of
from dexterity.physics.tools.track import ToolRun, ToolTouches, ToolTrack
from dexterity.physics.world import World, dice_of, layout_of
from dexterity.units import GRAVITY_MM_S2
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class LaunchArrays:
    """Launches of many dice, a row each; the names and units of `Launch`."""

    position_mm: Floats
    velocity_mm_s: Floats
    orientation: Floats
    spin_rad_s: Floats

    def __len__(self) -> int:
        return len(self.position_mm)


@dataclass(frozen=True, slots=True)
class Frame:
    """All dice at the end of a step."""

    places_mm: Floats
    turns: Floats
    wheel_turns: tuple[float, ...]
    """Angles of the first lane's wheels; paddles follow their paths."""


class ThrowBatch:
    """Throws under way. `step` moves them all on; `done` says when the last has ended."""

    def __init__(
        self,
        table: Table,
        die: Die,
        launches: LaunchArrays,
        *,
        step_s: float = tuning.STEP_S,
        record: bool = False,
        tools: Sequence[ToolMotion] | None = None,
        driven: bool = False,
        lying: Sequence[Sequence[LyingDie]] | None = None,
    ) -> None:
        """`tools`: for each launch, how the tool moves that sets the die in motion.

        `lying`: for each launch, the dice that lie on its table, instead of the table's own.
        `driven`: the one lane's tool goes on as `drive` tells, until `let_go`.
        """
        check_launches(launches, table.size_mm, die.half_mm)
        self.step_s = step_s
        self.count = len(launches)
        self.layout = layout_of(table, self.count, lying)
        self.per_lane = self.layout.per_lane
        from_below = bool((launches.position_mm[:, 2] < 0.0).any())
        terrain = Terrain(table, sided=from_below)
        self.everyone = dice_of(self.layout, die, terrain)
        self.fallen: Bools = self.layout.lacking()
        self._asleep: Bools = ~self.fallen
        self.ended_s = np.full(self.count, np.inf)
        self._moving_in_lane = np.ones(self.count, np.int64)
        self.now_s = 0.0
        self._steps = 0
        self._log = HitLog()
        self._late: Bools = np.zeros(len(self.everyone), np.bool_)
        self.falling: Floats = np.zeros((6, len(self.everyone)))
        """Velocity and spin with which dice went over the table's edge."""
        self.tool_run = self._tool_run(tools, driven=driven) if tools is not None else None
        self._furnish(terrain)
        self._moving = self._thrown(launches)
        if self.tool and self.tool not in PLATES:
            self._retire(self._ground.lying(self._moving), np.zeros(self.count, np.bool_))
        self._record = record
        self.frames: list[Frame] = []
        self._keep_frame()

    def _furnish(self, terrain: Terrain) -> None:
        table, tool_run = self.layout.roomiest, self.tool_run
        surfaces = Surfaces(table, material_of(self.tool) if self.tool else None)
        self._stacking = Stacking(self.everyone, self.per_lane, self._asleep)
        world = World(table, terrain, surfaces, self.everyone, self._stacking, self._log, tool_run)
        self._ground = GroundContacts(world)
        self._tools = Tools(world, tool_run) if tool_run else None
        self._sides = SideContacts(world)

    def _tool_run(self, motions: Sequence[ToolMotion], *, driven: bool) -> ToolRun:
        track = ToolTrack(motions, self.count, driven=driven)
        touches = ToolTouches(self.count, self.per_lane, self.step_s)
        return ToolRun(track, touches, self.layout.roomiest.tool_kind)

    def _thrown(self, launches: LaunchArrays) -> Dice:
        rows = np.arange(0, len(self.everyone), self.per_lane)
        self._asleep[rows] = False
        dice = self.everyone.at(rows)
        dice.places[:] = launches.position_mm.T
        dice.motions[:3] = launches.velocity_mm_s.T
        dice.motions[3:] = launches.spin_rad_s.T
        orientation = launches.orientation.T
        dice.turns[:] = orientation / np.sqrt((orientation * orientation).sum(0))
        dice.frames[:] = frames_of(dice.turns)
        self.everyone.write(rows, dice)
        self._sides.space.enter(rows, dice.places[:2])
        return dice

    @property
    def done(self) -> bool:
        """Whether nothing moves any more, or time is up."""
        if self._tools:
            return bool(np.isfinite(self.ended_s).all())
        return not len(self._moving) or self.now_s >= tuning.LIMIT_S - self.step_s / 2

    @property
    def tool(self) -> Tool | None:
        """What sets the dice in motion, besides fingers."""
        return self.tool_run.track.tool if self.tool_run else None

    @property
    def may_step(self) -> bool:
        """Whether the tool's motion is known to the end of the next step."""
        return self.tool_run is None or self.tool_run.track.knows(self.now_s + self.step_s)

    def drive(self, poses: Sequence[ToolPose]) -> None:
        """Later poses of the driven tool."""
        self._driven().drive(poses)

    def let_go(self) -> None:
        """The driven tool's motion is complete: it is gone after its last pose."""
        self._driven().complete = True

    def _driven(self) -> ToolTrack:
        if self.tool_run is None or self.tool_run.track.complete:
            raise RuntimeError("No tool is driven here.")
        return self.tool_run.track

    def run(self, until_share: float = 1.0) -> None:
        """Step to the end, or until such a share of the throws has ended."""
        enough = until_share * self.count
        while not self.done and np.count_nonzero(np.isfinite(self.ended_s)) < enough:
            self.step()

    def step(self) -> None:
        """Move everything on by one fixed step."""
        if not self.may_step:
            raise RuntimeError("The tool's next pose is not known yet.")
        step_s = self.step_s
        roused = self._tools.begin(self.now_s, step_s) if self._tools else None
        if roused is not None:
            self._wake(roused)
        dice = self._moving
        self._sides.set_out(dice)
        if self._tools:
            self._tools.push(dice, self.now_s, step_s)
        fall = GRAVITY_MM_S2 * step_s / 2
        dice.motions[2] -= fall
        self._stacking.mark_near_dice(dice, step_s)
        left_s, idle_s = np.full(len(dice), step_s), np.zeros(len(dice))
        down = self._ground.meet(dice, left_s, idle_s, self.now_s, step_s)
        if self._tools:
            self._tools.carry(dice, left_s, self.now_s, step_s)
        # A die that waits does not fall either: else each wait would add energy.
        idle_s = np.minimum(idle_s, left_s)
        dice.motions[2] += GRAVITY_MM_S2 * idle_s
        integrate(dice, left_s - idle_s)
        struck = self._sides.move(dice, self.now_s, step_s)
        slow = _slow(dice) & (down > 0)
        if self._tools:
            slow &= ~self._tools.busy(dice)
        dice.motions[2] -= fall
        self._steps += 1
        self.now_s = self._steps * step_s
        self._settle(slow)
        if struck is not None:
            self._wake(struck)
        if self._tools:
            self._end_throws(self._tools)
        self._keep_frame()

    def _end_throws(self, tools: Tools) -> None:
        """End the throws in which nothing moves, the tool being gone, and those that last too long.

        A die that waits for its tool lies as still as one that has come to rest.
        """
        track = tools.track
        thrown = np.arange(0, len(self.everyone), self.per_lane)
        quiet = self._moving_in_lane == 0
        quiet &= track.gone(self.now_s, self.step_s) | self.fallen[thrown]
        late = tools.late(self.now_s, self.step_s)
        over = (quiet | late) & ~np.isfinite(self.ended_s)
        if any_of(over):
            self.ended_s[over] = self.now_s
            track.dismiss(over)
            self._stop(over & ~quiet)

    def _stop(self, lanes: Bools) -> None:
        """Leave all dice of some lanes where they are, moving as they may."""
        late = self._moving.at(lanes[self._moving.lanes])
        self.everyone.write(late.rows, late)
        self._late[late.rows] = True
        self._sides.space.leave(late.rows)
        self._moving = self._moving.at(~lanes[self._moving.lanes])
        self._moving_in_lane[lanes] = 0

    def _settle(self, slow: Bools) -> None:
        """Put to rest what has been still for long enough, and let go of what fell."""
        dice = self._moving
        dice.still_s[:] = np.where(slow, dice.still_s + self.step_s, 0.0)
        still = dice.still_s >= tuning.REST_FLAT_S - self.step_s / 2
        if any_of(still):
            level = face_up(dice.frames)[1] > tuning.FLAT_COSINE
            still &= level | (dice.still_s >= tuning.REST_LEANING_S)
        fell = dice.places[2] < tuning.FALLEN_MM
        self.everyone.places[:, dice.rows] = dice.places
        if any_of(still) or any_of(fell):
            self._retire(still, fell)

    def _retire(self, still: Bools, fell: Bools) -> None:
        self.falling[:, self._moving.rows[fell]] = self._moving.motions[:, fell]
        gone = self._moving.at(still | fell)
        gone.motions[:] = 0.0
        self.everyone.write(gone.rows, gone)
        self.fallen[self._moving.rows[fell]] = True
        self._asleep[self._moving.rows[still]] = True
        self._sides.space.leave(gone.rows)
        self._moving = self._moving.at(~(still | fell))
        self._moving_in_lane -= np.bincount(gone.lanes, minlength=self.count)
        if self._tools is None:
            self.ended_s[gone.lanes[self._moving_in_lane[gone.lanes] == 0]] = self.now_s

    def _wake(self, struck: Dice) -> None:
        """Let still dice move that were struck, and the dice lying on them with them."""
        struck.still_s[:] = 0.0
        self._asleep[struck.rows] = False
        self.everyone.write(struck.rows, struck)
        touching = self._resting_on(struck)
        self._asleep[touching] = False
        woken = struck.joined(self.everyone.at(touching))
        self._moving = self._moving.joined(woken)
        self._sides.space.enter(woken.rows, woken.places[:2])
        self._moving_in_lane += np.bincount(woken.lanes, minlength=self.count)
        self.ended_s[woken.lanes] = np.inf

    def _resting_on(self, struck: Dice) -> Ints:
        """Still dice whose middle is over a struck die."""
        rows: list[Ints] = []
        for number in range(self.per_lane):
            others = struck.lanes * self.per_lane + number
            apart = self.everyone.places[:, others] - struck.places
            over = np.hypot(apart[0], apart[1]) < 2.0 * struck.half_mm
            above = apart[2] > struck.half_mm
            rows.append(others[over & above & self._asleep[others] & ~self.fallen[others]])
        return np.unique(np.concatenate(rows))

    def _keep_frame(self) -> None:
        if not self._record:
            return
        wheels = self._sides.space.wheel_turns(0)
        self.everyone.write(self._moving.rows, self._moving)
        now = Dice(self.everyone.floats[:13].copy(), self.everyone.ints)
        self.frames.append(Frame(now.places, now.turns, wheels))

    def motions(self) -> Floats:
        """(6, rows): velocity and spin of every die, zero for those at rest."""
        motions = np.zeros((6, len(self.everyone)))
        motions[:, self._moving.rows] = self._moving.motions
        return motions

    def hits(self) -> Hits:
        """All hits so far."""
        return self._log.gathered()

    def finish(self) -> Bools:
        """Write back what still moves at the limit; which dice those are."""
        self.everyone.write(self._moving.rows, self._moving)
        moving: Bools = self._late.copy()
        moving[self._moving.rows] = True
        return moving


def check_launches(
    launches: LaunchArrays, table_mm: Vec2 = TABLE_SIZE_MM, half_mm: float = HALF_DIE_MM
) -> None:
    """Refuse launches that no hand could give, before any of them reaches the physics.

    `table_mm`, `half_mm`: the size of the table, and half that of the die; if not told, the game's.
    """
    for fault in faults_of_launches(launches, table_mm, half_mm):
        raise LaunchError(fault)


def _slow(dice: Dice) -> Bools:
    moves = dice.motions * dice.motions
    slow: Bools = np.add.reduce(moves[:3]) < tuning.REST_SPEED_MM_S**2
    slow &= np.add.reduce(moves[3:]) < tuning.REST_SPIN_RAD_S**2
    return slow
