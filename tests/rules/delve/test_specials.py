"""The special monsters: what each of them is, and does, as the box says it."""

import pytest

from dexterity.rules.delve.actions import LoseTile, Refusal
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import Parity
from dexterity.rules.delve.effects import MonsterMet, NothingToLose
from dexterity.rules.delve.state import Facing, Phase
from tests.kit.delving import delving, lines


def facts(dungeon: str, with_: str = "", successes: int = 0) -> Facing:
    """Of the last monster of a dungeon that nobody survives unless by being who they are."""
    one = delving("warrior", dungeon, with_, successes=successes, health=99).go()
    return one.all_told(MonsterMet)[-1].facing


# Fairy


def test_a_fairy_is_even_has_no_strength_to_speak_of_and_does_nothing() -> None:
    fairy = facts("fairy")
    assert (fairy.strength, fairy.parity, fairy.identity) == (0, Parity.EVEN, "fairy")
    one = delving("warrior", "fairy goblin").go()
    assert one.story == lines("fairy strikes: 0, goblin strikes: 1")


def test_a_fairy_is_even_enough_for_the_grail() -> None:
    one = delving("warrior", "fairy", "holy_grail").go()
    assert one.story == ["fairy beaten: holy_grail"]


# Ally


def test_an_ally_has_neither_strength_nor_parity() -> None:
    ally = facts("ally")
    assert (ally.strength, ally.parity, ally.identity) == (None, None, "ally")


def test_an_ally_lets_the_next_monster_be_ignored_and_no_other() -> None:
    one = delving("warrior", "ally dragon goblin").go()
    assert one.story == lines("ally works, dragon ignored, goblin strikes: 1")


def test_an_ally_who_comes_last_helps_nobody() -> None:
    one = delving("warrior", "goblin ally").go()
    assert one.story == lines("goblin strikes: 1, ally works")
    assert one.success


# Mimic


@pytest.mark.parametrize(
    ("with_", "strength", "parity"),
    [
        ("", 0, Parity.EVEN),
        ("plate_armor", 1, Parity.ODD),
        ("plate_armor knight_shield", 2, Parity.EVEN),
        ("plate_armor knight_shield dragon_spear", 3, Parity.ODD),
    ],
)
def test_a_mimic_is_as_strong_as_there_are_tiles(with_: str, strength: int, parity: Parity) -> None:
    mimic = facts("mimic", with_)
    assert (mimic.strength, mimic.parity, mimic.identity) == (strength, parity, "mimic")


def test_a_mimic_meets_six_tiles_at_most() -> None:
    every = "zombie dark_cape bloody_wand possession_scroll resurrection_knucklebones grave_stone"
    one = delving("necromancer", "mimic", every).go()
    assert one.game.blow(one.state) is not None
    assert one.go("no").story == ["mimic strikes: 6"]


def test_a_mimic_counts_what_is_left_when_it_is_met() -> None:
    one = delving("barbarian", "golem mimic", "vorpal_axe chainmail").go("use vorpal_axe")
    assert one.story == lines("golem beaten: vorpal_axe, mimic strikes: 1")


# Gelatinous Cube


def test_a_cube_has_neither_strength_nor_parity() -> None:
    cube = facts("cube")
    assert (cube.strength, cube.parity, cube.identity) == (None, None, "cube")


def test_a_cube_takes_a_tile_of_the_delvers_choice() -> None:
    one = delving("warrior", "cube orc", "torch dragon_spear").go()
    assert one.state.phase is Phase.LOSE_TILE
    assert one.asked == ["lose torch", "lose dragon_spear"]
    assert one.why_not(LoseTile(TileId("holy_grail"))) is Refusal.NO_SUCH_TILE
    one.go("lose dragon_spear")
    assert one.story == lines("cube works, orc beaten: torch")


def test_a_cube_finds_nothing_where_there_is_nothing() -> None:
    one = delving("warrior", "cube goblin").go()
    assert one.story == lines("cube works, goblin strikes: 1")
    assert one.all_told(NothingToLose)


def test_health_stays_when_a_cube_gets_the_armour_it_came_from() -> None:
    one = delving("warrior", "cube orc", "plate_armor").go("lose plate_armor")
    assert one.health == 3 + 5 - 3


# Count


def test_the_count_is_a_vampire_to_those_without_a_success() -> None:
    count = facts("count")
    assert (count.strength, count.parity, count.identity) == (4, Parity.EVEN, "vampire")


def test_the_count_is_stronger_and_no_vampire_to_those_with_one() -> None:
    count = facts("count", successes=1)
    assert (count.strength, count.parity, count.identity) == (8, Parity.EVEN, None)


# Shapeshifter


@pytest.mark.parametrize(
    ("rank", "identity"),
    [
        (1, "goblin"),
        (2, "skeleton"),
        (3, "orc"),
        (4, "vampire"),
        (5, "golem"),
        (6, "lich"),
        (7, "demon"),
        (8, None),
        (9, None),
        (10, None),
    ],
)
def test_a_shapeshifter_is_what_its_place_says(rank: int, identity: str | None) -> None:
    before = "goblin " * (rank - 1)
    shifter = facts(f"{before}shapeshifter")
    assert (shifter.rank, shifter.strength, shifter.identity) == (rank, rank, identity)
    assert shifter.parity is (Parity.ODD if rank % 2 else Parity.EVEN)
