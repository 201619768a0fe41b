"""Says what is wrong with a challenge whose parts are each sound: how they go together."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import dist, hypot, radians
from typing import Final

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.challenge.goal import (
    HIGHEST_VALUE,
    AtLeastGoal,
    ClearBoardGoal,
    ExactGoal,
    FewDiceGoal,
    Goal,
    KnockOffGoal,
    MovingMarkGoal,
    ScoreGoal,
    SectionsInOrderGoal,
    StreakGoal,
    SymbolsGoal,
    is_race,
)
from dexterity.content.challenge.props import (
    ARM_THICKNESS_MM,
    HALF_TABLE_MM,
    MOVING,
    OWN_THICKNESS_S,
    BoxProp,
    Lying,
    PaddleProp,
    PostProp,
    Prop,
    WheelProp,
    turned_corners,
)
from dexterity.content.decode import Part
from dexterity.content.reading import Misfit, shown
from dexterity.content.target import Target
from dexterity.content.vocabulary import Vocabulary, Words
from dexterity.values.goal import Brink
from dexterity.values.landing import Zone
from dexterity.values.launch import Tool
from dexterity.values.vectors import Vec2

# --- where things stand ---------------------------------------------------------------------------


DIE_MM: Final = 16.0
"""A die's side."""

NEAREST_DICE_MM: Final = 23.0
"""Between the middles of two lying dice: two corners that point at each other, and no less, so that
however they are turned they do not begin inside one another."""

HAND_AT_MM: Final[Vec2] = (0.0, -500.0)
HAND_ROOM_MM: Final = 60.0
"""Where dice are thrown from, and how much of it has to stay free: a die let go inside a prop is no
throw."""

TAKEN: Final = frozenset({"table", "board", "hole", "box", *Tool})
"""Names that a throw's story uses already; the box is the one that players place."""

Placed = Part[Prop]
Laid = Part[Lying]


def prop_misfits(props: tuple[Placed, ...]) -> Iterator[Misfit]:
    """Each on the table, out of the hand's way, not too fast, and with a name of its own."""
    for place, prop in props:
        if any(max(map(abs, point)) > HALF_TABLE_MM for point in outmost_points(prop)):
            yield place, "leaves the table, which reaches 650 mm each way from its middle"
        if isinstance(prop, BoxProp | PostProp) and _covers_hand(prop):
            yield place, "stands where the dice are thrown from, at (0, -500)"
        if isinstance(prop, PaddleProp | WheelProp):
            yield from _speed_misfits(place, prop)
        if prop.name in TAKEN or prop.name.startswith("die "):
            yield f"{place}.name", "is taken by something else on the table"
    for (_, one), (place, other) in combinations(props, 2):
        if one.name == other.name:
            yield f"{place}.name", "is the name of another prop too"


def _speed_misfits(place: str, prop: PaddleProp | WheelProp) -> Iterator[Misfit]:
    """Nothing so fast for its thickness that it would pass through dice."""
    if isinstance(prop, WheelProp):
        thickness_mm, speeds = ARM_THICKNESS_MM, [radians(abs(prop.spin_deg_s)) * prop.arm_mm]
    else:
        thickness_mm, reach_mm = min(prop.size_mm), hypot(*prop.size_mm) / 2
        speeds = [
            (dist(one.place_mm, other.place_mm)
             + radians(abs(other.turn_deg - one.turn_deg)) * reach_mm)
            / (other.at_s - one.at_s)
            for one, other in pairwise(prop.stops)
        ]  # fmt: skip
    most_mm_s = thickness_mm / OWN_THICKNESS_S
    if (fastest := max(speeds)) > most_mm_s:
        reason = f"must move at {most_mm_s:.0f} mm/s at most, as thin as it is, not {fastest:.0f}"
        yield place, reason


def target_misfits(target: Target | None, at_mm: Vec2) -> Iterator[Misfit]:
    """All of the board on the table, and none of it below the hand."""
    if target is None:
        return
    bounds, (x, y) = target.outline.bounds(), at_mm
    reach = (bounds.left_mm + x, bounds.right_mm + x, bounds.bottom_mm + y, bounds.top_mm + y)
    if max(map(abs, reach)) > HALF_TABLE_MM:
        yield "target_at_mm", "leaves no room for the board on the table"
    if target.outline.signed_distance(HAND_AT_MM[0] - x, HAND_AT_MM[1] - y) > -HAND_ROOM_MM:
        yield "target_at_mm", "puts the board where the dice are thrown from, at (0, -500)"


def lying_misfits(
    lying: tuple[Laid, ...], props: tuple[Placed, ...], target: Target | None, at_mm: Vec2
) -> Iterator[Misfit]:
    """Each flat on the table, the board or the bottom of a hole, apart from all that stands."""
    for place, die in lying:
        if any(max(map(abs, corner)) > HALF_TABLE_MM for corner in corners_of(die)):
            yield place, "leaves the table, which reaches 650 mm each way from its middle"
        if target is not None and len(set(_levels_below(die, target, at_mm))) > 1:
            yield place, "lies across an edge of the board or of a hole"
        for _, prop in props:
            if isinstance(prop, BoxProp | PostProp) and _distance(prop, die.place_mm) < DIE_MM:
                yield place, f"lies inside or too close to “{prop.name}”"
    for (first, one), (place, other) in combinations(lying, 2):
        if _apart(one.place_mm, other.place_mm) < NEAREST_DICE_MM:
            yield place, f"lies less than {NEAREST_DICE_MM:g} mm from {first}"


def corners_of(die: Lying) -> tuple[Vec2, ...]:
    """The four corners that a die stands on."""
    return turned_corners(die.place_mm, (DIE_MM, DIE_MM), die.turn_deg)


def outmost_points(prop: Prop) -> Iterator[Vec2]:
    """Points that all of a prop lies between, wherever it moves to."""
    match prop:
        case BoxProp():
            yield from turned_corners(prop.place_mm, prop.size_mm, prop.turn_deg)
        case PaddleProp():
            for stop in prop.stops:
                yield from turned_corners(stop.place_mm, prop.size_mm, stop.turn_deg)
        case PostProp():
            yield from _around(prop.place_mm, prop.radius_mm)
        case WheelProp():
            yield from _around(prop.place_mm, prop.arm_mm)


def lies_on_board(die: Lying, target: Target, at_mm: Vec2) -> bool:
    """Whether a lying die begins on the board, not beside it and in none of its holes."""
    x, y = die.place_mm
    zone = target.ground_at(x - at_mm[0], y - at_mm[1]).zone
    return zone not in (Zone.OUTSIDE, Zone.HOLE)


def _levels_below(die: Lying, target: Target, at_mm: Vec2) -> Iterator[Zone]:
    """What its corners stand on: the table, a hole's bottom, or board of whatever paint."""
    for x, y in corners_of(die):
        zone = target.ground_at(x - at_mm[0], y - at_mm[1]).zone
        yield zone if zone in (Zone.OUTSIDE, Zone.HOLE) else Zone.SECTION


def _covers_hand(prop: BoxProp | PostProp) -> bool:
    return _distance(prop, HAND_AT_MM) < HAND_ROOM_MM


def _distance(prop: BoxProp | PostProp, point: Vec2) -> float:
    """From a point to the outside of a thing; 0 inside."""
    if isinstance(prop, PostProp):
        return max(0.0, _apart(prop.place_mm, point) - prop.radius_mm)
    # Seen from the box itself, whose sides then lie straight.
    dx, dy = point[0] - prop.place_mm[0], point[1] - prop.place_mm[1]
    (cosine, sine), *_ = turned_corners((0.0, 0.0), (2.0, 0.0), prop.turn_deg)[1:]
    across, along = dx * cosine + dy * sine, dy * cosine - dx * sine
    width, length = prop.size_mm
    return hypot(max(0.0, abs(across) - width / 2), max(0.0, abs(along) - length / 2))


def _around(place_mm: Vec2, reach_mm: float) -> Iterator[Vec2]:
    x, y = place_mm
    yield from ((x - reach_mm, y), (x + reach_mm, y), (x, y - reach_mm), (x, y + reach_mm))


def _apart(one: Vec2, other: Vec2) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


# --- what makes sense -----------------------------------------------------------------------------


NUMBERED: Final = re.compile(r"(\d)-(\d\d)-")
"""How our own files begin: the chapter, and the number in it."""


def whole_misfits(challenge: Challenge, target: Target | None) -> Iterator[Misfit]:
    """Whatever can be said once everything is there."""
    yield from _name_misfits(challenge)
    yield from _goal_misfits(challenge, target)
    yield from _medal_misfits(challenge, target)


def requirement_misfits(
    shared: Words, by_throw: tuple[Words, ...], dice: int | None, vocabulary: Vocabulary
) -> Iterator[Misfit]:
    """Of what holds for all throws, and for each; without known dice their number is nothing."""
    lists = {"requirements": shared} | {f"by_throw[{i}]": own for i, own in enumerate(by_throw)}
    for key, words in lists.items():
        yield from _word_misfits(key, words, vocabulary)
    for key, words in lists.items():
        # A throw whose own list is at peace may still be at odds with what all throws ask.
        known = (word for word in (*shared, *words) if word in vocabulary.requirements)
        told = set() if key == "requirements" else set(shared)
        for one, other in vocabulary.conflicts_in(tuple(dict.fromkeys(known))):
            if not {one, other} <= told:
                yield key, f"{one} and {other} cannot be met in one throw"
    if by_throw and dice is not None and len(by_throw) != dice:
        yield "by_throw", f"must have {dice} items, one for each die, not {len(by_throw)}"


def _word_misfits(key: str, words: Words, vocabulary: Vocabulary) -> Iterator[Misfit]:
    for number, word in enumerate(words):
        if word not in vocabulary.requirements:
            yield f"{key}[{number}]", f"is no requirement: {shown(word)}"
        elif word in words[:number]:
            yield key, f"asks for {word} twice"


def most_of(challenge: Challenge, target: Target | None) -> int:
    """The highest count that the goal can come to; of a race, the most dice it can take."""
    match challenge.goal:
        case ScoreGoal():
            return HIGHEST_VALUE * len(challenge.dice)
        case SectionsInOrderGoal(order=order):
            return min(len(order), len(challenge.dice))
        case KnockOffGoal(brink=brink):
            return _dice_to_knock(challenge, target, brink)
        case _:
            return len(challenge.dice)


def _name_misfits(challenge: Challenge) -> Iterator[Misfit]:
    """A file that bears numbers has to mean them."""
    numbered = NUMBERED.match(challenge.id)
    if numbered is None:
        return
    if int(numbered[1]) != challenge.chapter:
        yield "chapter", f"must be {int(numbered[1])}, as in the name of the file"
    if int(numbered[2]) != challenge.number:
        yield "number", f"must be {int(numbered[2])}, as in the name of the file"


def _goal_misfits(challenge: Challenge, target: Target | None) -> Iterator[Misfit]:
    if target is None and needs_target(challenge.goal):
        yield "goal", "needs a target"
    match challenge.goal:
        case MovingMarkGoal(mark=mark):
            if mark not in {prop.name for prop in challenge.props if isinstance(prop, MOVING)}:
                yield "goal.mark", "must be the name of a paddle or of a wheel"
        case SectionsInOrderGoal(order=order):
            yield from _order_misfits(order, target)
        case KnockOffGoal() if not challenge.lying:
            yield "goal", "needs lying dice"
        case ClearBoardGoal() if _dice_to_knock(challenge, target, Brink.BOARD) == 0:
            yield "goal", "needs lying dice on the board"
        case ExactGoal(total=total) | FewDiceGoal(total=total):
            least = -(-total // HIGHEST_VALUE)
            if challenge.medals.gold < least:
                yield "medals.gold", f"is out of reach: {total} points take {least} dice or more"
        case _:
            pass


def needs_target(goal: Goal) -> bool:
    """Whether nothing can be counted without a board."""
    match goal:
        case MovingMarkGoal(on_target=on_target):
            return on_target
        case KnockOffGoal(brink=brink):
            return brink is Brink.BOARD
        case ScoreGoal() | SectionsInOrderGoal() | ClearBoardGoal() | StreakGoal():
            return True
        case SymbolsGoal() | AtLeastGoal() | ExactGoal() | FewDiceGoal():
            return True


def _order_misfits(order: tuple[int, ...], target: Target | None) -> Iterator[Misfit]:
    values = set() if target is None else {area.value for area in target.areas}
    for place, value in enumerate(order):
        if target is not None and value not in values:
            yield f"goal.order[{place}]", f"the target has no section worth {value}"


def _medal_misfits(challenge: Challenge, target: Target | None) -> Iterator[Misfit]:
    medals, most = challenge.medals, most_of(challenge, target)
    counts = (medals.bronze, medals.silver, medals.gold)
    if is_race(challenge.goal):
        if not medals.bronze > medals.silver > medals.gold:
            yield "medals", "must ask for fewer and fewer dice, from bronze to gold"
        if medals.bronze > most:
            yield "medals.bronze", f"must be at most {most}, the number of dice"
        return
    if not medals.bronze < medals.silver < medals.gold:
        yield "medals", "must ask for more and more, from bronze to gold"
    for name, count in zip(("bronze", "silver", "gold"), counts, strict=True):
        if count > most:
            yield f"medals.{name}", f"is out of reach: the most is {most}"


def _dice_to_knock(challenge: Challenge, target: Target | None, brink: Brink) -> int:
    if brink is Brink.TABLE:
        return len(challenge.lying)
    at_mm = challenge.target_at_mm
    return sum(target is not None and lies_on_board(die, target, at_mm) for die in challenge.lying)
