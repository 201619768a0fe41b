"""What is left of a blow, of a throw against it, and of the delver."""

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.power import BeatStreak, Revive, ReviveHalf
from dexterity.rules.delve.course import Course
from dexterity.rules.delve.damage import Blow, blow_of
from dexterity.rules.delve.effects import (
    DelverFell,
    DelverRevived,
    MonsterStruck,
    ThrowMade,
    TileSpent,
)
from dexterity.rules.delve.rounds import end_delve, is_lost
from dexterity.rules.delve.state import Facing, Fate, Met, Phase
from dexterity.rules.made_throw import MakeThrow
from dexterity.rules.referee import Verdict


def strike(course: Course) -> None:
    """No tile beats the monster: a throw might."""
    blow = blow_of(course, course.facing)
    if course.options.dexterity and course.delve.alive and blow.damage:
        course.change(phase=Phase.THROW)
    else:
        suffer(course, blow)


def throw_at(course: Course, throw: MakeThrow) -> None:
    """One die against the monster."""
    facing, verdict = course.facing, throw.verdict
    beaten = beats_by_throw(facing, verdict)
    course.tell(ThrowMade(facing, verdict, beaten))
    if beaten:
        course.note(Met(facing, Fate.HIT))
        go_on(course)
        return
    blow = blow_of(course, facing)
    suffer(course, Blow(max(0, blow.damage - verdict.value), blow.lessened_by))


def beats_by_throw(facing: Facing, verdict: Verdict) -> bool:
    """A hit worth the monster's strength, whatever of its damage is left; or a perfect one."""
    fatal = verdict.centre and verdict.symbol
    return verdict.hit and (fatal or verdict.value >= (facing.strength or 0))


def suffer(course: Course, blow: Blow) -> None:
    """The monster does its damage."""
    facing, before = course.facing, course.delve.health
    _break_streaks(course, facing)
    met = Met(facing, Fate.STRUCK, damage=blow.damage)
    course.note(met, health=before - blow.damage)
    course.tell(MonsterStruck(facing, blow.damage, course.delve.health, blow.lessened_by))
    if before > 0 and not course.delve.alive:
        _fall(course, before)
    else:
        go_on(course)


def revive(course: Course, tile: TileId, health: int) -> None:
    """The delver stands again."""
    course.change_delve(health=health)
    course.tell(DelverRevived(course.delver, health, tile))


def drink(course: Course, tile: TileId) -> None:
    """A tile brings the delver back, and is gone."""
    power = course.power(tile)
    if not isinstance(power, Revive):
        raise LookupError("this tile brings nobody back")
    revive(course, tile, power.health)
    course.drop(tile)
    course.tell(TileSpent(tile))
    go_on(course)


def go_on(course: Course) -> None:
    """To the next card, or back to the others."""
    if is_lost(course) or not course.state.dungeon:
        end_delve(course)
    else:
        course.change(phase=Phase.TURN_CARD)


def _fall(course: Course, before: int) -> None:
    course.tell(DelverFell(course.delver))
    half = before // 2
    for tile, _ in course.having(ReviveHalf):
        if half:
            revive(course, tile, half)
            go_on(course)
            return
    if any(course.having(Revive)):
        course.change(phase=Phase.REVIVE)
    else:
        go_on(course)


def _break_streaks(course: Course, facing: Facing) -> None:
    for tile, power in tuple(course.having(BeatStreak)):
        broken = facing.parity is not None and facing.parity is not power.parity
        if broken and tile in course.delve.streak:
            course.drop(tile)
            course.tell(TileSpent(tile))
