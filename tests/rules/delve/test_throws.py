"""The dexterity delve: a throw against a monster that no tile beats."""

import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import MakeThrow, Refusal
from dexterity.rules.delve.effects import ThrowMade
from dexterity.rules.delve.state import Phase
from dexterity.values.landing import Finding
from tests.kit.delving import Delving, delving, lines
from tests.kit.landings import landing


def throwing(dungeon: str, with_: str = "", health: int = 20) -> Delving:
    return delving("warrior", dungeon, with_, health=health, dexterity=True).go()


@pytest.mark.parametrize(
    ("dungeon", "drawing", "story"),
    [
        ("orc", "3 3 / 3 3", "orc hit"),
        ("orc", "4 4 / 4 4", "orc hit"),
        ("orc", "2 2 / 2 2", "orc strikes: 1"),
        ("golem", "1 1 / 1 1", "golem strikes: 4"),
        ("golem", ". . / . .", "golem strikes: 5"),
        ("golem", "b b / b b", "golem strikes: 5"),
        ("dragon", "c c / c c", "dragon hit"),
        ("goblin " * 10 + "shapeshifter", "c c / c c", "shapeshifter strikes: 1"),
        ("goblin " * 10 + "shapeshifter", "c c / c c !", "shapeshifter hit"),
    ],
)
def test_what_a_throw_is_worth(dungeon: str, drawing: str, story: str) -> None:
    one = throwing(dungeon)
    while len(one.delve.met) < len(dungeon.split()) - 1:
        one.go("no")
    one.go(f"throw {drawing}")
    assert one.story[-1] == story


def test_a_throw_may_be_declined() -> None:
    one = throwing("orc")
    assert (one.state.phase, one.asked) == (Phase.THROW, ["no"])
    assert one.game.awaits_throw(one.state)
    assert one.go("no").story == ["orc strikes: 3"]


def test_a_tile_that_beats_a_monster_leaves_nothing_to_throw_at() -> None:
    assert throwing("orc", "torch").story == ["orc beaten: torch"]


def test_a_tile_that_is_not_used_leaves_a_throw() -> None:
    one = delving("barbarian", "golem", "vorpal_axe", dexterity=True).go("no")
    assert one.state.phase is Phase.THROW
    assert one.go("throw 5 5 / 5 5").story == ["golem hit"]


def test_what_does_no_damage_is_not_thrown_at() -> None:
    one = delving("princess", "skeleton fairy cube ally", "family_crown", dexterity=True)
    one.go("lose family_crown")
    assert one.story == lines("skeleton strikes: 0, fairy strikes: 0, cube works, ally works")


def test_a_throw_has_to_be_worth_the_strength_and_takes_off_the_damage_that_is_left() -> None:
    one = delving("princess", "golem", "family_crown", health=9, dexterity=True).go()
    assert one.go("throw 2 2 / 2 2").story == ["golem strikes: 1"]
    one = delving("princess", "golem", "family_crown", health=9, dexterity=True).go()
    assert one.go("throw 4 4 / 4 4").story == ["golem strikes: 0"]


def test_an_odd_monster_beaten_by_a_throw_leaves_the_charm_its_luck() -> None:
    one = delving("bard", "lich orc vampire", "lucky_charm", dexterity=True)
    one.go("use lucky_charm", "throw 3 3 / 3 3")
    assert one.story == lines("lich beaten: lucky_charm, orc hit, vampire beaten: lucky_charm")


def test_the_dead_throw_nothing() -> None:
    one = delving("mage", "dragon lich", "omnipotence", dexterity=True).go("no")
    assert one.story == lines("dragon strikes: 9, lich strikes: 6")
    assert one.success


def test_what_the_referee_said_is_told() -> None:
    one = throwing("orc").go("throw 2 2 / 2 2")
    (made,) = one.all_told(ThrowMade)
    assert (made.verdict.value, made.beaten) == (2, False)


def test_nothing_is_required_of_a_throw() -> None:
    one = throwing("orc")
    throw = MakeThrow(landing("3 3 / 3 3"), (Finding("jump", True, 1.0, 1.0),))
    assert one.why_not(throw) is Refusal.FOREIGN_FINDING


def test_nobody_throws_unless_it_was_agreed_upon() -> None:
    one = delving("warrior", "orc").do(do.TurnCard())
    assert one.story == ["orc strikes: 3"]
