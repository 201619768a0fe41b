"""Where a computer player draws walls and appears: in the rival's way, not in its own."""

from collections.abc import Sequence
from dataclasses import replace
from math import dist
from random import Random
from typing import Final, TypeVar

from dexterity.players.pen.mind import Mind
from dexterity.players.pen.outlook import ITEM, Outlook
from dexterity.rules.pen.actions import GrowWall
from dexterity.rules.pen.player import PlayerId, other
from dexterity.rules.pen.shapes import Placement
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.spots import spots_for

Option = TypeVar("Option")

LOOKED_AT: Final = 8
"""Walls that are thought through, of those that lie most in the rival's way: each takes some ten
milliseconds."""

FORGOTTEN: Final = 0.05
"""Flicks that a magic wall may cost and is still fed: it may yet be of use."""


def noticed(options: Sequence[Option], mind: Mind, luck: Random) -> list[Option]:
    """Those that come to mind, at least one."""
    count = max(1, round(mind.notices * len(options)))
    return luck.sample(list(options), count)


def best_wall(
    outlook: Outlook, me: PlayerId, walls: Sequence[Placement], mind: Mind, luck: Random
) -> Placement:
    """The one that costs the rival most, and oneself least."""
    ways = [_way(outlook, who) for who in (me, other(me))]
    seen = noticed(walls, mind, luck)
    seen.sort(key=lambda wall: _overlap(wall, ways[0]) - _overlap(wall, ways[1]))
    return max(seen[:LOOKED_AT], key=lambda wall: _hindrance(outlook, me, wall))


def best_growth(
    outlook: Outlook, me: PlayerId, growths: Sequence[GrowWall], mind: Mind, luck: Random
) -> GrowWall | None:
    """None: better forget the wall."""
    seen = noticed(growths, mind, luck)
    best = max(seen, key=lambda growth: _hindrance(outlook, me, (growth.square,)))
    gain = _hindrance(outlook, me, (best.square,)) - _hindrance(outlook, me, ())
    return best if gain >= -FORGOTTEN else None


def best_square(
    outlook: Outlook, me: PlayerId, squares: Sequence[Square], mind: Mind, luck: Random
) -> Square:
    """The one from where it is nearest to go, with what lies there."""
    return max(noticed(squares, mind, luck), key=lambda square: _standing(outlook, me, square))


def _way(outlook: Outlook, player: PlayerId) -> frozenset[Square]:
    """What a player will probably come through before anything else."""
    place = outlook.state.pawns[player].place_mm
    way = outlook.goal(player).way_from(place)
    if outlook.state.pawns[player].has_treasure:
        return way
    treasure = outlook.game.board.sheet.cells[other(player)].treasure
    home = outlook.home(player)
    return way | home.way_from(treasure.middle_mm)


def _overlap(wall: Placement, way: frozenset[Square]) -> int:
    return len(way.intersection(wall))


def _hindrance(outlook: Outlook, me: PlayerId, wall: Placement) -> float:
    """By how much the rival has farther to go than oneself."""
    pawns, rival = outlook.state.pawns, other(me)
    theirs = outlook.to_go_among(rival, wall, pawns[rival].place_mm)
    return theirs - outlook.to_go_among(me, wall, pawns[me].place_mm)


def _standing(outlook: Outlook, me: PlayerId, square: Square) -> float:
    state, place = outlook.state, square.middle_mm
    spots = [
        spot.id
        for spot in spots_for(outlook.game.board, state, me)
        if dist(spot.place_mm, place) <= spot.radius_mm
    ]
    found = any(name.startswith("treasure-") for name in spots)
    if found:
        pawns = list(state.pawns)
        pawns[me] = replace(pawns[me], has_treasure=True)
        outlook = replace(outlook, state=replace(state, pawns=(pawns[0], pawns[1])))
    drinks = sum(name.startswith("potion-") for name in spots)
    health = outlook.worth_of_health(me, drinks - (square in state.plague))
    chests = sum(name.startswith("chest-") for name in spots)
    return health + ITEM * chests - outlook.to_go(me, place)
