"""Dice meet what stands or lies beside them: props and other dice, found by pymunk."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Final

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Bools, Floats, Ints, any_of, chosen
from dexterity.physics.contact_law import Side, Unmoved, push_apart
from dexterity.physics.contacts.pairs import Contacts, PairFinder, first_of_each
from dexterity.physics.dice.cube import lowest_reach, yaw_of
from dexterity.physics.dice.state import Dice
from dexterity.physics.results.hits import Hits
from dexterity.physics.scene.outlines import Outlines
from dexterity.physics.scene.table import FIRST_PROP_KIND
from dexterity.physics.space import Ahead, Bound, TableSpace
from dexterity.physics.tools.pushers import pusher_of
from dexterity.physics.world import World

FRONT_MM = 1.0
"""Ends of an axis within this of each other share a sideways blow: a side that meets a wall
squarely is pushed in its middle, an edge where it is."""

FAR_SHARE: Final = 0.9
"""What a die's middle moves by within a step, in halves of its size, before pymunk is asked what is
ahead of it; at 1.7 m/s for a die of 16 mm. Two that have sunk deeper into each other than they meet
broadside would be pushed apart the wrong way."""

TOOL_LOOKS: Final = 5
"""How often a step is looked at where tools strike: at their fastest, every 5 mm."""

NOBODY: Final = np.zeros(0, np.int64)
NOWHERE: Final = Bound(NOBODY, np.zeros((2, 0)), np.zeros(0), np.zeros(0))


@dataclass(frozen=True, slots=True)
class Round:
    """Contacts in which no die appears twice, so that they can be answered at once."""

    contacts: Ints
    dice: Ints
    """Columns of the cast for the dice that touch."""
    others: Ints
    """Columns of the cast for the dice they touch, -1 for props."""


@dataclass(frozen=True, slots=True)
class Touching:
    """Dice that touched props at the end of a step; columns."""

    rows: Ints
    normals: Floats
    """(2, n), towards the dice."""
    velocities: Floats
    """(2, n), of the props."""


class SideContacts:
    """Resolves sideways contacts for all moving dice, and wakes those that were still."""

    def __init__(self, world: World) -> None:
        self._surfaces = world.surfaces
        self._everyone = world.everyone
        self._stacking = world.stacking
        self._log = world.log
        table = world.table
        self._heights = np.array([prop.height_mm for prop in table.props])
        self._outlines = Outlines(table)
        self._pusher = pusher_of(world.tool_run)
        pusher_mm = self._pusher.size_mm if self._pusher else None
        self.space = TableSpace(table, self._outlines, world.everyone, pusher_mm)
        self._pairs = PairFinder(self.space, self._outlines)
        self._touching: list[Touching] = []
        self._ways_out: Floats = np.zeros((2, len(world.everyone)))
        """By row: the way in the plane that a touch leaves to the next step's velocity."""
        self._bare = not (table.props or table.lying or self._pusher)

    def set_out(self, dice: Dice) -> None:
        """Begin a step: dice are bound out of what they overlapped at the end of the last one.

        What lies still stays there.
        """
        if not self._bare:
            dice.places[:2] += self._ways_out.take(dice.rows, axis=1)
            self._ways_out.fill(0.0)

    def move(self, dice: Dice, at_s: float, step_s: float) -> Dice | None:
        """Let pymunk move dice to where they are bound, and answer what they touch there.

        `dice` are where they are bound if nothing stands beside them. Changes their motions, and
        puts them where pymunk says they are; gives the still dice that were struck.
        """
        if self._bare:
            self.space.step(_bound(dice, NOBODY), step_s)
            self._take_places(dice)
            return None
        if self._pusher:
            self._pusher.move_on(step_s)
        near, still = self._near(dice, at_s + step_s, step_s)
        lying = self._everyone.at(still)
        cast = dice.at(near).joined(lying)
        tools, tools_from_mm = self._tools_of(cast, step_s)
        # What moves is in the space already, where it is; here is where still dice and tools are.
        rows = np.concatenate([cast.rows, tools.rows])
        self.space.bring_near(rows, np.concatenate([cast.places[:2], tools_from_mm], axis=1))
        bound = _bound(dice, near)
        self._keep_out(bound, near, step_s)
        self._stop_fast_dice(bound, dice, near, step_s)
        bound = _joined(bound, _bound(lying, np.arange(still.size)), tools)
        watched = self._pusher.watched(cast) if self._pusher else NOBODY
        contacts = self._go_and_look(bound, step_s, watched)
        self._take_places(dice)
        if contacts is None:
            return None
        cast = dice.at(near).joined(lying)
        self._answer(cast, contacts, at_s + step_s)
        dice.write(near, cast.at(np.arange(near.size)))
        return self._woken(cast, near.size)

    def _take_places(self, dice: Dice) -> None:
        if len(dice):
            dice.places[:2] = self.space.place_mm(dice.rows)

    def _go_and_look(self, bound: Bound, step_s: float, watched: Ints) -> Contacts | None:
        """A step; where a swift tool is near dice, in parts, so that no blow is passed over."""
        if not watched.size:
            self.space.step(bound, step_s)
            return self._pairs.found()
        looks: list[Contacts] = []
        part_s = step_s / TOOL_LOOKS
        for later in reversed(range(TOOL_LOOKS)):
            spins = self.space.wheel_spins()
            self.space.step(bound, part_s, later * part_s)
            found = self._pairs.found(later * part_s)
            # A wheel takes the blow once, at the end of the step.
            for body, spin in spins if later else ():
                body.angular_velocity = spin
            if found is not None:
                looks.append(found.of(watched) if later else found)
        return first_of_each(looks) if looks else None

    def _keep_out(self, bound: Bound, near: Ints, step_s: float) -> None:
        """Let dice go along what they touch, not into it.

        A blow at one corner may leave the middle on its way into a wall while the die turns: its
        next corner then answers in the next step, and not after the die has passed.
        """
        touching, self._touching = self._touching, []
        if not touching or not near.size:
            return
        columns = np.full(len(self._everyone), -1)
        columns[bound.rows[near]] = near
        for touch in touching:
            held = columns[touch.rows] >= 0
            on, normals = columns[touch.rows[held]], touch.normals[:, held]
            way = bound.places_mm[:, on] - self.space.place_mm(bound.rows[on])
            into = np.add.reduce((way - touch.velocities[:, held] * step_s) * normals)
            bound.places_mm[:, on] -= np.minimum(into, 0.0) * normals

    def _stop_fast_dice(self, bound: Bound, dice: Dice, near: Ints, step_s: float) -> None:
        """Let dice that go far in a step get no farther than to what they would run into.

        What is left of their way is lost: of the four milliseconds of a step, some part.
        """
        places = self.space.place_mm(bound.rows[near])
        ways = bound.places_mm[:, near] - places
        far = np.add.reduce(ways * ways) > (FAR_SHARE * dice.half_mm[near]) ** 2
        for which in chosen(far).tolist():
            column = int(near[which])
            (x, y), (along_x, along_y) = places[:, which].tolist(), ways[:, which].tolist()
            stops = partial(self._is_in_the_way, dice, column, step_s)
            row = int(bound.rows[column])
            share = self.space.free_share(row, (x + along_x, y + along_y), stops)
            if share < 1.0:
                bound.places_mm[0, column] = x + share * along_x
                bound.places_mm[1, column] = y + share * along_y

    def _is_in_the_way(self, dice: Dice, column: int, step_s: float, ahead: Ahead) -> bool:
        """Whether a die is as high as what is ahead of it when it comes there."""
        rise = float(dice.motions[2, column]) * step_s * (1.0 - ahead.share)
        middle = float(dice.places[2, column]) - rise
        reach = float(lowest_reach(dice.frames[:, :, [column]], dice.half_mm[[column]])[0])
        if ahead.row >= 0:
            low, high = self._span_of(ahead.row)
        else:
            low, high = 0.0, float(self._heights[ahead.kind - FIRST_PROP_KIND])
        return middle - reach < high - tuning.SKIN_MM and middle + reach > low + tuning.SKIN_MM

    def _span_of(self, row: int) -> tuple[float, float]:
        """How low and how high another die reaches; a tool is met as it comes, by looks."""
        if row >= len(self._everyone):
            return inf, -inf
        other = self._everyone.at(np.array([row]))
        reach = float(lowest_reach(other.frames, other.half_mm)[0])
        return float(other.places[2, 0]) - reach, float(other.places[2, 0]) + reach

    def _tools_of(self, cast: Dice, step_s: float) -> tuple[Bound, Floats]:
        """The tools of the lanes of some dice, as they go, and where they come from."""
        if self._pusher is None:
            return NOWHERE, NOWHERE.places_mm
        lanes = self._pusher.lanes_with(cast)
        motions = self._pusher.motions(lanes)
        bound = Bound(len(self._everyone) + lanes, motions[:2], motions[2], motions[5])
        return bound, motions[:2] - motions[3:5] * step_s

    def _woken(self, cast: Dice, first: int) -> Dice | None:
        """The still dice of the cast, from `first` on, that were struck hard enough to move.

        Dice that lean on one another never stop trembling; what no push can overcome lies still.
        """
        speeds = cast.motions[:3, first:]
        hard = np.einsum("ij,ij->j", speeds, speeds) > tuning.REST_SPEED_MM_S**2
        if self._pusher:
            hard |= self._pusher.shoved(cast.rows[first:])
        woken = first + chosen(hard)
        return cast.at(woken) if woken.size else None

    def _near(self, dice: Dice, at_s: float, step_s: float) -> tuple[Ints, Ints]:
        """Columns of the moving dice near anything, and rows of the still dice near them."""
        self._outlines.move_paddles(at_s)
        near = self._outlines.near(dice, step_s)
        if self._pusher:
            near |= self._pusher.near(dice)
        beside = self._in_the_way()
        if any_of(dice.near_dice):
            near_dice = self._stacking.near(dice)
            near |= near_dice[dice.rows]
            beside |= near_dice & self._stacking.still()
        return chosen(near), chosen(beside)

    def _in_the_way(self) -> Bools:
        """Which still dice a moving prop is about to meet."""
        everyone = self._everyone
        near: Bools = np.zeros(len(everyone), np.bool_)
        if self._outlines.any_moving:
            near = self._outlines.near_moving(everyone)
        if self._pusher:
            near |= self._pusher.near(everyone)
        return near & self._stacking.still()

    def _answer(self, cast: Dice, contacts: Contacts, at_s: float) -> None:
        for turn in _rounds(contacts, cast.rows):
            between = turn.others >= 0
            for these in (between, ~between):
                if any_of(these):
                    self._answer_round(cast, contacts, _part(turn, these), at_s)

    def _answer_round(self, cast: Dice, contacts: Contacts, turn: Round, at_s: float) -> None:
        dice = cast.at(turn.dice)
        others = cast.at(turn.others) if turn.others[0] >= 0 else None
        normals = np.zeros((3, len(turn.dice)))
        normals[:2] = contacts.normals[:, turn.contacts]
        depths = contacts.depths_mm[turn.contacts]
        kinds = others.kinds if others else contacts.prop_kinds[turn.contacts]
        points, meets = self._points(dice, others, normals, contacts, turn)
        met = contacts.at(turn.contacts)
        if self._pusher and others is None:
            self._pusher.meet(dice, met, normals, points)
        grip = self._surfaces.grip(kinds, dice.liveliness, dice.grip)
        side = Side(dice.motions, points - dice.places, dice.inverse_mass, dice.inverse_inertia)
        came = dice.motions[:3].copy()
        facing = _facing(others, points, met.prop_velocities)
        approaches = push_apart(side, facing, normals, np.where(meets, 0.0, np.inf), grip)
        depths = np.where(meets, depths, 0.0)
        if self._pusher and others is None:
            since, depths = self._pusher.catch_up(dice, met, came, approaches, depths)
            self._go_on(dice, since)
            self._pusher.note(dice, (approaches > 0.0) & (kinds == self._pusher.kind), at_s)
        self._go_out_of_overlap(dice, others, normals, depths)
        if others is None:
            held = meets & (kinds != self._pusher.kind if self._pusher else True)
            touch = Touching(dice.rows[held], normals[:2, held], met.prop_velocities[:2, held])
            self._touching.append(touch)
        self._note(dice, kinds, points, approaches, at_s)
        cast.write(turn.dice, dice)
        if others:
            self._note(others, dice.kinds, points, approaches, at_s)
            cast.write(turn.others, others)

    def _note(
        self, dice: Dice, kinds: Ints, points: Floats, approaches: Floats, at_s: float
    ) -> None:
        touched = approaches > 0.0
        if any_of(touched):
            times, spins = np.full(len(dice), at_s), dice.motions[5]
            hits = Hits(dice.rows, times, kinds, points, approaches, spins)
            self._log.note(hits, dice.known)
            dice.known[:] |= np.where(touched, 1 << kinds, 0)

    def _points(
        self, dice: Dice, others: Dice | None, normals: Floats, contacts: Contacts, turn: Round
    ) -> tuple[Floats, Bools]:
        """Where in space each contact is, and whether the two are at the same height at all."""
        points = np.empty((3, len(turn.dice)))
        points[:2] = contacts.points_mm[:, turn.contacts]
        heights, low, high = _front(dice, -normals)
        if others:
            their_heights, their_low, their_high = _front(others, normals)
            heights = (heights + their_heights) / 2
        else:
            kinds = contacts.prop_kinds[turn.contacts]
            their_low, their_high = self._heights_of(kinds, dice.lanes)
        points[2] = np.clip(heights, np.maximum(low, their_low), np.minimum(high, their_high))
        meets = (low < their_high - tuning.SKIN_MM) & (high > their_low + tuning.SKIN_MM)
        return points, meets

    def _heights_of(self, kinds: Ints, lanes: Ints) -> tuple[Floats, Floats]:
        """The undersides and the tops of props, which stand on the table, and of tools."""
        if not self._pusher:
            return np.zeros(len(kinds)), self._heights[kinds - FIRST_PROP_KIND]
        tool = kinds == self._pusher.kind
        low = np.where(tool, self._pusher.low_mm(lanes), 0.0)
        tops = np.append(self._heights, self._pusher.height_mm)
        return low, low + tops[np.where(tool, -1, kinds - FIRST_PROP_KIND)]

    def _go_out_of_overlap(
        self, dice: Dice, others: Dice | None, normals: Floats, depths: Floats
    ) -> None:
        """Take back part of what overlaps, by what can be moved."""
        away = normals * (tuning.PUSH_SHARE * np.maximum(depths - tuning.PUSH_SLOP_MM, 0.0))
        if others is None:
            self._go_on(dice, away)
            return
        share = dice.inverse_mass / (dice.inverse_mass + others.inverse_mass)
        self._go_on(dice, away * share)
        self._go_on(others, away * (share - 1.0))

    def _go_on(self, dice: Dice, ways: Floats) -> None:
        """Let dice go ways (3, n) besides: up or down at once, in the plane in the next step."""
        dice.places[2] += ways[2]
        self._ways_out[:, dice.rows] += ways[:2]


def _bound(dice: Dice, near: Ints) -> Bound:
    """Where dice are bound, as the plane sees them; `near` are those that have an outline there."""
    angles = np.zeros(len(dice))
    angles[near] = yaw_of(dice.frames[:, :, near])
    return Bound(dice.rows, dice.places[:2].copy(), angles, dice.motions[5])


def _joined(*parts: Bound) -> Bound:
    return Bound(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.places_mm for part in parts], axis=1),
        np.concatenate([part.angles for part in parts]),
        np.concatenate([part.spins for part in parts]),
    )


def _rounds(contacts: Contacts, rows: Ints) -> Iterator[Round]:
    """Sort contacts into rounds, each die at most once a round."""
    order = np.argsort(rows)
    waiting = np.arange(len(contacts.rows))
    while waiting.size:
        now = _first_of_each(contacts.rows[waiting], contacts.others[waiting])
        chosen, waiting = waiting[now], waiting[~now]
        dice = order[np.searchsorted(rows, contacts.rows[chosen], sorter=order)]
        others = contacts.others[chosen]
        # Props have no row: that of the die stands in, so that every look-up finds its own.
        met = np.where(others >= 0, others, contacts.rows[chosen])
        columns = order[np.searchsorted(rows, met, sorter=order)]
        yield Round(chosen, dice, np.where(others >= 0, columns, -1))


def _first_of_each(rows: Ints, others: Ints) -> Bools:
    """Which contacts come before all others of both their dice."""
    everyone = np.concatenate([rows, others[others >= 0]])
    if len(np.unique(everyone)) == len(everyone):
        return np.ones(len(rows), np.bool_)
    busy: set[int] = set()
    first = np.zeros(len(rows), np.bool_)
    for contact, pair in enumerate(zip(rows.tolist(), others.tolist(), strict=True)):
        own = set(pair) - {-1}
        if not own & busy:
            busy |= own
            first[contact] = True
    return first


def _part(turn: Round, these: Bools) -> Round:
    return Round(turn.contacts[these], turn.dice[these], turn.others[these])


def _facing(others: Dice | None, points: Floats, prop_velocities: Floats) -> Side | Unmoved:
    """The other side of the contacts: dice, or props that no die moves."""
    if others:
        arms = points - others.places
        return Side(others.motions, arms, others.inverse_mass, others.inverse_inertia)
    return Unmoved(prop_velocities)


def _front(dice: Dice, ahead: Floats) -> tuple[Floats, Floats, Floats]:
    """Height of the part that is foremost in a level direction, and the lowest and highest.

    Along each axis either its one end is foremost, or both are, and their middle counts.
    """
    rises = dice.frames[:, 2] * dice.half_mm
    forward = dice.frames[:, 0] * ahead[0] + dice.frames[:, 1] * ahead[1]
    leads = np.abs(forward) * (2.0 * dice.half_mm) > FRONT_MM
    ends = np.where(forward > 0.0, rises, -rises) * leads
    z, reach = dice.places[2], lowest_reach(dice.frames, dice.half_mm)
    return z + np.add.reduce(ends), z - reach, z + reach
