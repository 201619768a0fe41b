"""Dice meet what stands or lies beside them: props and other dice, found by pymunk."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from dexterity.physics import feel
from dexterity.physics.blocks import block_of
from dexterity.physics.contact import Side, Unmoved, push_apart
from dexterity.physics.contacts import Contacts
from dexterity.physics.cube import Bools, Floats, Ints, any_of, chosen, lowest_reach, yaw_of
from dexterity.physics.dice import Dice
from dexterity.physics.hits import Hits
from dexterity.physics.outlines import Outlines
from dexterity.physics.plane import Bodies, Plane
from dexterity.physics.setting import Setting
from dexterity.physics.table import FIRST_PROP_KIND

FRONT_MM = 1.0
"""Ends of an axis within this of each other share a sideways blow: a side that meets a wall
squarely is pushed in its middle, an edge where it is."""


@dataclass(frozen=True, slots=True)
class Round:
    """Contacts in which no die appears twice, so that they can be answered at once."""

    contacts: Ints
    dice: Ints
    """Columns of the cast for the dice that touch."""
    others: Ints
    """Columns of the cast for the dice they touch, -1 for props."""


class Beside:
    """Resolves sideways contacts for all moving dice, and wakes those that were still."""

    def __init__(self, setting: Setting) -> None:
        self._surfaces = setting.surfaces
        self._everyone = setting.everyone
        self._piled = setting.piled
        self._log = setting.log
        self._heights = np.array([prop.height_mm for prop in setting.table.props])
        self._outlines = Outlines(setting.table)
        self._block = block_of(setting.wielded)
        block_mm = self._block.size_mm if self._block else None
        self.plane = Plane(setting.table, self._outlines, setting.everyone, block_mm)

    def meet(self, dice: Dice, at_s: float, step_s: float) -> Dice | None:
        """Change motions and places of dice that touch; gives the still dice that were struck."""
        if self._block:
            self._block.move_on(step_s)
        near, still = self._near(dice, at_s + step_s, step_s)
        if not near.size and not still.size:
            self.plane.pass_time(step_s)
            return None
        cast = dice.at(near).joined(self._everyone.at(still))
        contacts = self.plane.contacts(self._bodies(cast), step_s)
        if contacts is None:
            return None
        self._answer(cast, contacts, at_s + step_s)
        dice.write(near, cast.at(np.arange(near.size)))
        return self._woken(cast, near.size)

    def _bodies(self, cast: Dice) -> Bodies:
        """The dice, and the tools of their lanes."""
        dice, block = _bodies(cast), self._block
        if block is None:
            return dice
        lanes = block.lanes_with(cast)
        rows = np.concatenate([dice.rows, len(self._everyone) + lanes])
        motions = np.concatenate([dice.motions, block.motions(lanes)])
        return Bodies(rows, motions, block.watched(cast))

    def _woken(self, cast: Dice, first: int) -> Dice | None:
        """The still dice of the cast, from `first` on, that were struck hard enough to move.

        Dice that lean on one another never stop trembling; what no push can overcome lies still.
        """
        speeds = cast.motions[:3, first:]
        hard = np.einsum("ij,ij->j", speeds, speeds) > feel.REST_SPEED_MM_S**2
        if self._block:
            hard |= self._block.shoved(cast.rows[first:])
        woken = first + chosen(hard)
        return cast.at(woken) if woken.size else None

    def _near(self, dice: Dice, at_s: float, step_s: float) -> tuple[Ints, Ints]:
        """Columns of the moving dice near anything, and rows of the still dice near them."""
        self._outlines.move_paddles(at_s)
        near = self._outlines.near(dice, step_s)
        if self._block:
            near |= self._block.near(dice)
        beside = self._in_the_way()
        if any_of(dice.company):
            company = self._piled.near(dice)
            near |= company[dice.rows]
            beside |= company & self._piled.still()
        return chosen(near), chosen(beside)

    def _in_the_way(self) -> Bools:
        """Which still dice a moving prop is about to meet."""
        everyone = self._everyone
        near: Bools = np.zeros(len(everyone), np.bool_)
        if self._outlines.any_moving:
            near = self._outlines.near_moving(everyone)
        if self._block:
            near |= self._block.near(everyone)
        return near & self._piled.still()

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
        if self._block and others is None:
            self._block.meet(dice, met, normals, points)
        grip = self._surfaces.grip(kinds, dice.liveliness, dice.grip)
        side = Side(dice.motions, points - dice.places, dice.inverse_mass, dice.inverse_inertia)
        came = dice.motions[:3].copy()
        facing = _facing(others, points, met.prop_velocities)
        approaches = push_apart(side, facing, normals, np.where(meets, 0.0, np.inf), grip)
        depths = np.where(meets, depths, 0.0)
        if self._block and others is None:
            depths = self._block.catch_up(dice, met, came, approaches, depths)
            self._block.note(dice, (approaches > 0.0) & (kinds == self._block.kind), at_s)
        self._part_company(dice, others, normals, depths)
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
        meets = (low < their_high - feel.SKIN_MM) & (high > their_low + feel.SKIN_MM)
        return points, meets

    def _heights_of(self, kinds: Ints, lanes: Ints) -> tuple[Floats, Floats]:
        """The undersides and the tops of props, which stand on the table, and of tools."""
        if not self._block:
            return np.zeros(len(kinds)), self._heights[kinds - FIRST_PROP_KIND]
        tool = kinds == self._block.kind
        low = np.where(tool, self._block.low_mm(lanes), 0.0)
        tops = np.append(self._heights, self._block.height_mm)
        return low, low + tops[np.where(tool, -1, kinds - FIRST_PROP_KIND)]

    def _part_company(
        self, dice: Dice, others: Dice | None, normals: Floats, depths: Floats
    ) -> None:
        """Take back part of what overlaps, by moving what can be moved."""
        away = normals * (feel.PUSH_SHARE * np.maximum(depths - feel.PUSH_SLOP_MM, 0.0))
        if others is None:
            dice.places[:] += away
            return
        share = dice.inverse_mass / (dice.inverse_mass + others.inverse_mass)
        dice.places[:] += away * share
        others.places[:] -= away * (1.0 - share)


def _bodies(cast: Dice) -> Bodies:
    order = np.argsort(cast.rows)
    motions = np.column_stack(
        [
            cast.places[0],
            cast.places[1],
            yaw_of(cast.frames),
            cast.motions[0],
            cast.motions[1],
            cast.motions[5],
        ]
    )
    return Bodies(cast.rows[order], motions[order])


def _rounds(contacts: Contacts, rows: Ints) -> Iterator[Round]:
    """Sort contacts into rounds, each die at most once a round."""
    order = np.argsort(rows)
    waiting = np.arange(len(contacts.rows))
    while waiting.size:
        now = _first_of_each(contacts.rows[waiting], contacts.others[waiting])
        chosen, waiting = waiting[now], waiting[~now]
        dice = order[np.searchsorted(rows, contacts.rows[chosen], sorter=order)]
        others = contacts.others[chosen]
        columns = order[np.searchsorted(rows, np.maximum(others, rows[0]), sorter=order)]
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
