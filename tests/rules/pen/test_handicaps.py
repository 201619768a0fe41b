"""A handicap: the stronger one begins with less health, and can be healed like anybody else."""

import pytest

from dexterity.rules.concession import Concession
from dexterity.rules.pen.effects import Source
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.state import HEALTH
from tests.kit.penning import plain_board
from tests.kit.penning_box import whole_box


def game(*conceded: Concession) -> PenGame:
    first, second = conceded
    return PenGame(whole_box(), plain_board(), Options(concessions=(first, second)))


@pytest.mark.parametrize(
    ("conceded", "health"),
    [(Concession.NONE, 15), (Concession.SMALL, 9), (Concession.LARGE, 7)],
)
def test_who_has_a_handicap_begins_with_less_health(conceded: Concession, health: int) -> None:
    first, second = game(conceded, Concession.NONE).start(3).pawns
    assert (first.health, second.health) == (health, HEALTH)


def test_the_health_that_nobody_exceeds_stays_what_it_is() -> None:
    handicapped = game(Concession.NONE, Concession.LARGE)
    draft = handicapped.draft(handicapped.start(3))
    draft.heal(PLAYERS[1], HEALTH, Source.POTION)
    assert draft.state.pawns[1].health == HEALTH
