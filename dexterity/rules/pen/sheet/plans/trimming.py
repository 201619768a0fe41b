"""Makes a plan look the same from both sides, and makes room in it for the cells."""

from collections.abc import Iterable, Iterator, Set

from dexterity.rules.pen.sheet.cuts import squares_cut
from dexterity.rules.pen.sheet.edge import edges_around
from dexterity.rules.pen.sheet.plans.homes import Home
from dexterity.rules.pen.sheet.plans.plan import Plan, around
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke


def evened(plan: Plan) -> Plan:
    """One half of the walls, and those pillars and strokes that have room for a twin."""
    walls = frozenset(edge for edge in plan.walls if edge <= edge.opposite)
    return Plan(
        walls=walls | {edge.opposite for edge in walls},
        pillars=tuple(_paired_pillars(plan.pillars)),
        strokes=tuple(_paired_strokes(plan.strokes)),
    )


def with_room(plan: Plan, homes: tuple[Home, Home]) -> Plan:
    """The plan without what is in the cells, or so near that it could close a door."""
    cells = homes[0].cell.squares | homes[1].cell.squares
    near = around(cells)
    inside = frozenset(edge for square in cells for edge in edges_around(square))
    return Plan(
        walls=plan.walls - inside,
        pillars=tuple(pillar for pillar in plan.pillars if near.isdisjoint(pillar)),
        strokes=tuple(stroke for stroke in plan.strokes if near.isdisjoint(squares_cut(stroke))),
    )


def _paired_pillars(pillars: Iterable[frozenset[Square]]) -> Iterator[frozenset[Square]]:
    taken: frozenset[Square] = frozenset()
    for pillar in pillars:
        twin = frozenset(square.opposite for square in pillar)
        if _has_room(pillar, twin, taken):
            taken |= pillar | twin
            yield from (pillar, twin)


def _paired_strokes(strokes: Iterable[Stroke]) -> Iterator[Stroke]:
    taken: frozenset[Square] = frozenset()
    for stroke in strokes:
        cut, twin = squares_cut(stroke), squares_cut(stroke.opposite)
        if _has_room(cut, twin, taken):
            taken |= cut | twin
            yield from (stroke, stroke.opposite)


def _has_room(squares: Set[Square], twin: Set[Square], taken: Set[Square]) -> bool:
    """Whether there is a free square between them, and between both and all others."""
    return around(squares).isdisjoint(taken | twin) and around(twin).isdisjoint(taken)
