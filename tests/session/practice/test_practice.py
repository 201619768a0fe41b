"""A practice: what stands, what was taken back, and what it comes to."""

from dataclasses import replace
from math import hypot

import msgspec
import pytest

from dexterity.errors import TableError
from dexterity.physics.scene.props import Box
from dexterity.places import levels
from dexterity.rules.referee import Miss
from dexterity.session.practice.practice import (
    Practice,
    practice_of,
    rest_places,
    statistics_of,
)
from dexterity.session.practice.practice_table import PROPS, PracticeTable, PropSet, target_files
from dexterity.session.records.record import Action, TableChanged, Undone
from dexterity.session.throw import throw_toss
from dexterity.units import DEGREE
from dexterity.values.colour import DieColour
from dexterity.values.landing import Ending
from tests.kit.hands import PLAIN_TOSS
from tests.kit.records import CLASSIC, PIKE, ended, header, thrown

THREE, CENTRE, HOLE, BESIDE = (
    ended(d) for d in ("3 3 / 3 3", "c c / c c", "h h / h h", ". . / . .")
)


def after(*actions: Action) -> Practice:
    return practice_of(header(), actions)


def test_a_practice_begins_where_its_header_says() -> None:
    assert practice_of(header(PIKE), ()) == Practice(PIKE)
    assert after().table == CLASSIC
    assert not after().can_undo


def test_undo_takes_back_the_last_throw() -> None:
    assert after(THREE, HOLE, Undone()) == after(THREE)
    assert after(THREE, HOLE, Undone(), Undone()) == after()


def test_undo_takes_back_a_change_of_table() -> None:
    there = after(THREE, TableChanged(PIKE))
    assert there.table == PIKE
    back = there.after(Undone())
    assert back.table == CLASSIC
    assert back.throws == (THREE,)


def test_undoing_nothing_changes_nothing() -> None:
    assert after(Undone(), Undone(), THREE) == after(THREE)


def test_throws_here_are_those_at_this_target_with_any_die() -> None:
    blue = replace(CLASSIC, die=DieColour.BLUE)
    practice = after(THREE, TableChanged(PIKE), HOLE, TableChanged(blue), CENTRE)
    assert practice.throws == (THREE, HOLE, CENTRE)
    assert practice.throws_here == (THREE, CENTRE)


def test_statistics_count_everything() -> None:
    found = statistics_of([THREE, THREE, HOLE, CENTRE, THREE, CENTRE, BESIDE, THREE])
    assert (found.throws, found.hits, found.best) == (8, 6, 10)
    assert found.mean_damage == pytest.approx((4 * 3 + 2 * 10) / 8)
    assert (found.streak, found.longest_streak) == (1, 3)
    assert (found.sections, found.centres) == ({3: 4}, 2)
    assert list(found.misses) == list(Miss)
    assert {miss: n for miss, n in found.misses.items() if n} == {Miss.HOLE: 1, Miss.OUTSIDE: 1}
    assert found.hit_rate is not None
    assert found.hit_rate.low < found.hit_rate.share == 0.75 < found.hit_rate.high


def test_of_no_throws_nothing_is_claimed() -> None:
    found = statistics_of([])
    assert (found.hit_rate, found.mean_damage, found.best, found.streak) == (None, None, 0, 0)


def test_the_heat_map_has_every_die_that_stayed_on_the_table() -> None:
    fallen = replace(THREE.landing, ending=Ending.FELL)
    there = replace(THREE.landing, place_mm=(12.0, -34.0, 10.0))
    throws = [msgspec.structs.replace(THREE, landing=end) for end in (fallen, there)]
    assert rest_places(throws) == ((12.0, -34.0),)


def test_a_table_is_built_as_its_words_say() -> None:
    table, die = PracticeTable("pike", DieColour.GREEN, (PropSet.BOX,)).build()
    assert table.target is not None
    assert (table.target.id, die.colour) == ("pike", DieColour.GREEN)
    assert [prop.name for prop in table.props] == ["box"]
    assert CLASSIC.build()[0].props == ()


@pytest.mark.parametrize("name", ["moon", "../targets/pike", "pike.toml", "/etc/passwd"])
def test_a_table_names_only_targets_that_are_there(name: str) -> None:
    with pytest.raises(TableError, match="archipelago, classic, pike"):
        PracticeTable(name).build()


@pytest.mark.parametrize("target", target_files(levels() / "targets"))
def test_no_prop_stands_on_a_board(target: str) -> None:
    table, _ = PracticeTable(target).build()
    assert table.target is not None
    for prop in (prop for props in PROPS.values() for prop in props):
        assert isinstance(prop, Box)
        (x, y), reach = prop.place_mm, prop.reach_mm
        grid = [(reach * i / 20, reach * j / 20) for i in range(-20, 21) for j in range(-20, 21)]
        near = [(x + i, y + j) for i, j in grid if hypot(i, j) <= reach]
        across, along = zip(*near, strict=True)
        assert not table.target.outline.contains(across, along).any()


def test_the_box_leaves_the_straight_way_free_and_is_met_to_the_right() -> None:
    boxed = PracticeTable(props=(PropSet.BOX,))
    assert thrown(boxed).landing.touched_before_target == ()
    right = replace(PLAIN_TOSS, direction_rad=16.5 * DEGREE, speed_mm_s=1850.0, loft_rad=0.0)
    made = throw_toss(right, (1.0, 0.0, 0.0, 0.0), *boxed.build())
    assert "box" in made.landing.touched_before_target
