"""What stands on the table for a requirement: in its place, beside dice that lie there."""

import pytest

from dexterity.errors import TableError
from dexterity.hand.dare.choice import dare_of
from dexterity.physics.dice.die import DICE
from dexterity.physics.scene.props import LyingDie
from dexterity.physics.scene.table import Table
from dexterity.session.standing import ARM, standing, stands_of, table_for
from dexterity.values.colour import DieColour


def names(*requirements: str) -> tuple[str, ...]:
    return stands_of(dare_of(requirements))


def test_nothing_stands_there_for_a_throw_in_its_first_form() -> None:
    for one in ("elbow", "nose", "head", "card", "flick", "slap"):
        assert names(one) == ()


def test_arm_nose_and_head_lie_there_to_be_touched() -> None:
    assert names("pinkies", "elbow", "nose", "head") == ("elbow", "nose", "head")


def test_a_card_lies_on_the_ledge_where_there_is_one() -> None:
    assert names("flick", "card") == ("card",)
    assert names("flick", "card", "ricochet") == ("ledge",)


def test_a_ledge_goes_along_a_step_back() -> None:
    (near,), (far,) = (
        standing(names("flick", "ricochet")),
        standing(names("flick", "ricochet", "from_afar")),
    )
    assert far.place_mm[1] < near.place_mm[1] - 50.0


@pytest.mark.parametrize("asked", [("flick", "ricochet"), ("slap", "card", "from_afar")])
def test_a_die_that_waits_on_a_ledge_lies_on_it(asked: tuple[str, ...]) -> None:
    dare = dare_of(asked)
    (ledge,) = standing(stands_of(dare))
    x, y, z = dare.rest_mm
    across, along = ledge.size_mm
    assert abs(x - ledge.place_mm[0]) < across / 2
    assert abs(y - ledge.place_mm[1]) < along / 2
    assert z == ledge.height_mm + 8.0


def test_an_arm_is_laid_where_no_die_lies() -> None:
    die = LyingDie(DICE[DieColour.RED], ARM.place_mm)
    (free,) = standing(["elbow"], [die])
    assert free.place_mm != ARM.place_mm
    assert standing(["elbow"]) == (ARM,)


def test_what_no_table_has_is_refused() -> None:
    with pytest.raises(TableError, match="Nothing called “knee”"):
        standing(["knee"])


def test_a_table_gets_the_box_and_all_that_stands_there() -> None:
    table = table_for(Table(), dare_of(["box_bounce", "pinkies", "head"]))
    assert [prop.name for prop in table.props] == ["head", "box"]
