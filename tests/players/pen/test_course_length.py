"""The course from the start to the treasure and home, played in earnest."""

import pytest

from dexterity.players.pen.course_length import course_length, unevenness
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.sheet.turning import swapped, turned
from dexterity.values.skill import Skill
from tests.kit.penning import plain_board

SHEET = plain_board().sheet


def test_a_surer_hand_needs_fewer_flicks() -> None:
    novice, expert = (
        course_length(SHEET, PLAYERS[0], level, 3, 1).flicks
        for level in (Skill.NOVICE, Skill.EXPERT)
    )
    assert expert < novice


@pytest.mark.long
def test_it_is_the_same_again_from_the_same_seed() -> None:
    first, again = (course_length(SHEET, PLAYERS[1], Skill.REGULAR, 2, 5) for _ in range(2))
    assert first == again
    assert first.error >= 0.0


@pytest.mark.long
def test_nobody_gains_by_sitting_on_the_other_side_of_a_sheet_that_looks_the_same_from_there() -> (
    None
):
    assert swapped(turned(SHEET, 2)) == SHEET
    assert unevenness(SHEET, Skill.EXPERT, 4, 3) < 0.2, "two players, the same odds"
