"""What comes of being in another place."""

from math import dist
from typing import Final

from dexterity.rules.pen.course import Course
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import CharacterMoved, Source
from dexterity.rules.pen.home import is_home
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.spots import pick_up, spots_for
from dexterity.values import Vec2

PLAGUE_DAMAGE: Final = 1


def stand(course: Course, player: PlayerId, place_mm: Vec2) -> None:
    """A character is there now, and falls ill where the plague is, unless it has won by that."""
    course.change_pawn(player, place_mm=place_mm)
    if course.edition is Edition.FIRST or not is_home(course, player):
        catch_plague(course, player)


def catch_plague(course: Course, player: PlayerId) -> None:
    """Hurts who stands where the plague is."""
    if course.square_of(player) in course.state.plague:
        course.hurt(player, PLAGUE_DAMAGE, Source.PLAGUE)


def appear(course: Course, player: PlayerId, place_mm: Vec2) -> None:
    """A character gets somewhere at once, with whatever it carries, and takes what lies there."""
    course.tell(CharacterMoved(player, course.pawn(player).place_mm, place_mm))
    stand(course, player, place_mm)
    for spot in spots_for(course.board, course.state, player):
        if dist(spot.place_mm, place_mm) <= spot.radius_mm:
            pick_up(course, player, spot.id)
