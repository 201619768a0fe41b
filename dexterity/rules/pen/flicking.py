"""A flick, or what takes its place: where the character ends, and what that costs and brings."""

from collections.abc import Iterator
from math import pi
from typing import Final

from dexterity.rules.pen.actions import MakeFlick, Refusal
from dexterity.rules.pen.arriving import stand
from dexterity.rules.pen.arrow import follow
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import ArrowSpun, CardWoke, FlickMade, FlickPassed, Source
from dexterity.rules.pen.home import end_game, is_home, is_threshold, thresholds
from dexterity.rules.pen.magic import forget_walls
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.rebus.deeds import FlickTerm, Handicap, Hinder, PadWalls, SpinInstead
from dexterity.rules.pen.rebus.rebus import Deeds
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import SHEET_MM, square_at
from dexterity.rules.pen.spots import pick_up, spots_for
from dexterity.rules.pen.state import LONGEST_TRAIL, Awaited, Ending, Stage, Task, Waiting
from dexterity.values import Spot, StrokeEnd, Vec2

WALL_DAMAGE: Final = 1

AT_WALL: Final = (StrokeEnd.WALL, StrokeEnd.OFF_SHEET)
"""The sheet's frame is a wall, whether it was drawn or the paper ends there."""


def terms(course: Course, player: PlayerId) -> tuple[FlickTerm, ...]:
    """What is so of a player's next flick, for all cards that wait for it."""
    return tuple(_terms(course, player))


def _terms(course: Course, player: PlayerId) -> Iterator[FlickTerm]:
    for card in _waiting(course, player):
        box = course.cards[card.card].rebus.boxes[card.box]
        if isinstance(box, Deeds):
            yield from box.terms


def _waiting(course: Course, player: PlayerId) -> tuple[Waiting, ...]:
    cards = course.state.waiting
    return tuple(card for card in cards if card.player == player and card.awaited is Awaited.FLICK)


def handicaps(course: Course, player: PlayerId) -> tuple[Handicap, ...]:
    """What makes a player's next flick harder, each once, as it is for this person's hands."""
    found = (term.handicap for term in terms(course, player) if isinstance(term, Hinder))
    left = course.options.left_handed[player]
    return tuple(dict.fromkeys(each.mirrored if left else each for each in found))


def arrow_decides(course: Course, player: PlayerId) -> bool:
    """Whether there is a spun arrow instead of a player's next flick."""
    return SpinInstead() in terms(course, player)


def why_not_flick(course: Course, flick: MakeFlick) -> Refusal | None:
    """Why a stroke cannot be; None if it can."""
    player = course.state.turn
    if course.pawn(player).flicks_missed:
        return Refusal.FLICK_MISSED
    if arrow_decides(course, player):
        return Refusal.ARROW_DECIDES
    if not _can_end_at(course, flick.end_mm):
        return Refusal.NO_STROKE
    if flick.padded and flick.end is not StrokeEnd.WALL:
        return Refusal.NO_STROKE
    stayed = flick.end_mm == course.pawn(player).place_mm and not flick.passed
    if flick.end is StrokeEnd.TOO_WEAK and not stayed:
        return Refusal.NO_STROKE
    there = {spot.id for spot in spots_on_the_way(course, player)}
    once = len(set(flick.passed)) == len(flick.passed)
    return None if once and there.issuperset(flick.passed) else Refusal.FOREIGN_SPOT


def _can_end_at(course: Course, place_mm: Vec2) -> bool:
    on_sheet = all(0.0 <= at <= SHEET_MM for at in place_mm)
    return on_sheet and square_at(place_mm) not in course.state.filled


def spots_on_the_way(course: Course, player: PlayerId) -> tuple[Spot, ...]:
    """All that a player's line may come over and the rules ask for."""
    return *spots_for(course.board, course.state, player), *thresholds(course, player)


def make_flick(course: Course, flick: MakeFlick) -> None:
    """A stroke was drawn, and the character follows it."""
    player, from_mm = course.state.turn, course.pawn(course.state.turn).place_mm
    course.tell(FlickMade(player, flick.end, from_mm, flick.end_mm, flick.padded))
    _go_along(course, flick)


def spin_arrow(course: Course) -> None:
    """An arrow spins in the air, and the character follows it."""
    player, from_mm = course.state.turn, course.pawn(course.state.turn).place_mm
    direction_rad = course.luck("arrow").uniform(-pi, pi)
    walls = (*course.board.walls, *segments_around(course.state.filled))
    spots = spots_on_the_way(course, player)
    line = follow(from_mm, direction_rad, walls, spots)
    course.tell(ArrowSpun(player, direction_rad, line.end, from_mm, line.end_mm, line.padded))
    _go_along(course, line)


def pass_flick(course: Course) -> None:
    """There is none; cards that wait for one go on waiting."""
    player = course.state.turn
    course.change_pawn(player, flicks_missed=course.pawn(player).flicks_missed - 1)
    forget_walls(course)
    course.tell(FlickPassed(player))
    course.change(stage=Stage.EVENT)


def _go_along(course: Course, flick: MakeFlick) -> None:
    player = course.state.turn
    forget_walls(course)
    padded = flick.padded or PadWalls() in terms(course, player)
    pawn = course.pawn(player)
    course.change_pawn(player, trail=(*pawn.trail, pawn.place_mm)[-LONGEST_TRAIL:])
    hit = flick.end in AT_WALL
    course.change(hit_wall=hit, flicks=course.state.flicks + 1, stage=Stage.EVENT)
    if _comes_home(course, flick):
        # Whatever the line meets after that comes too late.
        course.change_pawn(player, place_mm=flick.end_mm)
        end_game(course, player, Ending.HOME)
        return
    if hit and not padded:
        course.hurt(player, WALL_DAMAGE, Source.WALL)
    if flick.end is not StrokeEnd.TOO_WEAK:
        stand(course, player, flick.end_mm)
    _wake_cards(course, player)


def _comes_home(course: Course, flick: MakeFlick) -> bool:
    """What lies on the way is taken; whether the line enters the own cell with the treasure."""
    player = course.state.turn
    for name in flick.passed:
        if not is_threshold(name):
            pick_up(course, player, name)
        elif course.pawn(player).has_treasure:
            return True
    return course.edition is not Edition.FIRST and is_home(course, player, flick.end_mm)


def _wake_cards(course: Course, player: PlayerId) -> None:
    """What has waited for this flick goes on."""
    for card in _waiting(course, player):
        task = Task(card.card, card.drawer, (player,), card.box, filed=True)
        course.tell(CardWoke(player, card.card))
        course.change(
            waiting=tuple(each for each in course.state.waiting if each is not card),
            agenda=(*course.state.agenda, task),
        )
