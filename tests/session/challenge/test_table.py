"""From a challenge to the table of one throw, and to the level of the rules."""

from math import dist, pi

import pytest

from dexterity.content.challenge.challenge import Challenge
from dexterity.errors import TableError
from dexterity.physics.scene.materials import Material
from dexterity.physics.scene.props import Box, Paddle, Wheel
from dexterity.physics.scene.table import Table
from dexterity.rules.challenge.goal import MovingMark
from dexterity.session.box_place import BOX_AT, BoxPlace, BoxRefusal, why_not_there
from dexterity.session.challenge.level import level_of
from dexterity.session.challenge.table import Moment, die_of, table_of
from dexterity.values.colour import DieColour
from dexterity.values.goal import Brink, GoalKind
from dexterity.values.goal import GoalKind as WrittenKind
from dexterity.values.landing import DieRest, Ground, Zone
from tests.kit.challenge_files import SOUND, own_targets, read
from tests.kit.target_files import spoil

CLASSIC = own_targets()["classic"]


def challenge() -> Challenge:
    return read(SOUND)


def first_moment() -> Moment:
    return Moment(level_of(challenge(), CLASSIC).lying)


def table(moment: Moment) -> Table:
    return table_of(challenge(), CLASSIC, moment)


# Words of the layers


def test_content_physics_and_rules_have_the_same_words() -> None:
    assert [colour.value for colour in DieColour] == [colour.value for colour in DieColour]
    assert [kind.value for kind in WrittenKind] == [kind.value for kind in GoalKind]
    assert [brink.value for brink in Brink] == ["board", "table"]


# The level


def test_the_level_has_the_goal_the_medals_and_a_list_of_requirements_a_throw() -> None:
    level = level_of(challenge(), CLASSIC)
    assert level.goal == MovingMark("gate", on_target=False)
    assert (level.medals.bronze, level.medals.gold) == (1, 3)
    assert level.requirements == (("jump",), ("jump", "wink"), ("jump", "blind"))


def test_lying_dice_know_what_is_below_them() -> None:
    on_board, on_table = level_of(challenge(), CLASSIC).lying
    # The board lies at (0, 50): 10 mm beside its middle is its centre.
    assert (on_board.ground.zone, on_board.place_mm) == (Zone.CENTRE, (0.0, 60.0, 10.0))
    assert (on_table.ground.zone, on_table.place_mm) == (Zone.OUTSIDE, (-400.0, -100.0, 8.0))


# The table


def test_the_table_has_all_that_its_author_put_there() -> None:
    built = table(first_moment())
    assert built.target is CLASSIC
    assert built.target_at_mm == (0.0, 50.0)
    assert [prop.name for prop in built.props] == ["crate", "pillar", "gate", "mill"]
    assert [die.die.colour for die in built.lying] == [DieColour.BLUE, DieColour.WHITE]
    crate = built.props[0]
    assert isinstance(crate, Box)
    assert crate.turn_rad == pytest.approx(pi / 6)


def test_a_polished_board_is_of_wood() -> None:
    assert table(first_moment()).target_material is Material.CARD
    polished = read(spoil("chapter = 4", "chapter = 4\npolished = true", SOUND))
    assert table_of(polished, CLASSIC, first_moment()).target_material is Material.WOOD


def test_each_throw_has_its_die() -> None:
    colours = [die_of(challenge(), throw).colour for throw in range(3)]
    assert colours == [DieColour.RED, DieColour.GREEN, DieColour.WHITE]
    with pytest.raises(TableError):
        die_of(challenge(), 3)


def test_dice_lie_where_the_last_throw_left_them_and_fallen_ones_are_gone() -> None:
    fallen = DieRest((0.0, 700.0, -100.0), 0.0, 1, Ground(Zone.OUTSIDE), fell=True)
    moved = DieRest((33.0, 44.0, 8.0), 1.0, 5, Ground(Zone.OUTSIDE), fell=False)
    (left,) = table(Moment((fallen, moved))).lying
    assert (left.die.colour, left.place_mm) == (DieColour.WHITE, (33.0, 44.0))
    assert (left.turn_rad, left.face_up) == (1.0, 5)


def lying(*places: tuple[float, float, float]) -> tuple[DieRest, ...]:
    return tuple(DieRest(at, 0.0, 2, Ground(Zone.OUTSIDE), fell=False) for at in places)


def test_a_die_left_on_top_of_another_is_set_down_beside_it() -> None:
    one, other = table(Moment(lying((300.0, 200.0, 8.0), (303.0, 201.0, 24.0)))).lying
    assert one.place_mm == (300.0, 200.0)
    assert 16.0 <= dist(one.place_mm, other.place_mm) < 25.0


def test_dice_side_by_side_stay_where_they_are() -> None:
    places = ((300.0, 200.0, 8.0), (316.0, 200.0, 8.0))
    assert [die.place_mm for die in table(Moment(lying(*places))).lying] == [
        (300.0, 200.0),
        (316.0, 200.0),
    ]


def test_a_die_that_hangs_over_the_edge_is_still_on_the_table() -> None:
    hanging = lying((651.0, 0.0, 8.0), (0.0, 400.0, 8.0))
    assert table(Moment(hanging)).lying[0].place_mm == (650.0, 0.0)


def test_a_moment_of_another_challenge_is_refused() -> None:
    with pytest.raises(TableError):
        table(Moment())


def test_what_moves_is_where_its_clock_has_brought_it() -> None:
    for clock_s, x in ((0.0, -150.0), (0.75, 0.0), (1.5, 150.0), (4.5, 150.0)):
        moment = Moment(first_moment().lying, clock_s=clock_s)
        gate, mill = table(moment).props[2:]
        assert isinstance(gate, Paddle)
        assert isinstance(mill, Wheel)
        assert gate.path.pose(0.0).place_mm[0] == pytest.approx(x)
        assert mill.turn_rad == pytest.approx(clock_s * 120.0 * pi / 180.0)


def test_later_in_the_flight_it_has_moved_on() -> None:
    gate = table(Moment(first_moment().lying, clock_s=1.0)).props[2]
    assert isinstance(gate, Paddle)
    assert gate.path.pose(0.5).place_mm[0] == pytest.approx(150.0)
    assert gate.path.pose(1.25).place_mm[0] == pytest.approx(0.0)


# The box


def test_the_box_stands_where_the_player_put_it() -> None:
    box = table(Moment(first_moment().lying, BoxPlace((-200.0, -300.0), 0.5))).props[-1]
    assert isinstance(box, Box)
    assert (box.name, box.place_mm, box.turn_rad) == ("box", (-200.0, -300.0), 0.5)


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (BOX_AT.place_mm, None),
        ((-300.0, -450.0), None),
        ((620.0, -300.0), BoxRefusal.OFF_TABLE),
        ((40.0, -480.0), BoxRefusal.AT_HAND),
        ((0.0, -140.0), BoxRefusal.ON_TARGET),
        ((0.0, 50.0), BoxRefusal.ON_TARGET),
        ((-400.0, -120.0), BoxRefusal.ON_DIE),
        ((-300.0, 20.0), BoxRefusal.ON_PROP),
        ((150.0, -300.0), BoxRefusal.ON_PROP),
        ((300.0, 450.0), BoxRefusal.ON_PROP),
    ],
)
def test_where_the_box_may_stand_and_why_not_there(
    place: tuple[float, float], reason: BoxRefusal | None
) -> None:
    bare = read(spoil("[150, -300]", "[-140, -300]", SOUND)) if reason is None else challenge()
    turn = BOX_AT.turn_rad if place == BOX_AT.place_mm else 0.0
    built = table_of(bare, CLASSIC, first_moment())
    assert why_not_there(BoxPlace(place, turn), built) is reason


def test_a_box_in_the_way_of_a_paddle_is_in_its_way_between_two_stops_too() -> None:
    assert why_not_there(BoxPlace((0.0, -300.0), 0.0), table(first_moment())) is BoxRefusal.ON_PROP
