"""The first match: a small sheet, kind cards, and a rival that hardly moves."""

from typing import Final

from dexterity.content.pen.box import PenBox
from dexterity.content.pen.sheets import load_sheet
from dexterity.places import levels
from dexterity.rules.pen.board import board_of
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.state import State
from dexterity.session.matches import PenMatch
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.seat import Seat
from dexterity.session.shipped import pen_box
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

SHEET: Final = "first-lines.txt"
KIND: Final = ("second_wind", "upholsterer", "care_parcel")
"""Events that cost a learner nothing, whoever draws them, and need nothing but reading."""
SEED: Final = 1


def lesson_match(learner: str, rival: str) -> PenMatch:
    """A match that nobody keeps: `learner` begins, and the rival is a straw man."""
    box = _kind_box()
    board = board_of(load_sheet(levels() / "pen" / "lesson" / SHEET))
    game = PenGame(box.cards, board, Options(beginner=True))
    seats = (Seat(learner), Seat(rival, Skill.NOVICE))
    return PenMatch(PenCourse(box, game, seats, game.start(SEED)))


def straw_choice(game: PenGame, state: State, level: Skill, seed: int) -> Push:
    """A push too weak to move the pencil, whatever the skill is said to be."""
    return Push(state.pawns[state.turn].place_mm, 0.0, 0.0)


def _kind_box() -> PenBox:
    whole = pen_box()
    return PenBox({CardId(id_): whole.events[CardId(id_)] for id_ in KIND}, whole.fatras)
