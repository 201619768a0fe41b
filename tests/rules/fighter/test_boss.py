"""The last fight: nothing comes back, nobody waits, and it ends everything."""

import pytest

from dexterity.rules.fighter.actions import LetCount, PickAbility, Refusal, Retreat, TakeBackDice
from dexterity.rules.fighter.cards.foe import Foe, Trait
from dexterity.rules.fighter.cards.item import Boon, Item
from dexterity.rules.fighter.effects import (
    CampaignLost,
    CampaignWon,
    Defeat,
    FatalBlow,
    GoldGained,
    ScarTaken,
)
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.fighter.state import Phase
from tests.kit.fighting import GREEN, Campaign, boss, in_room, potion, use

COLOURS = ("red 1", "green 1", "blue 1")
LOST = [CampaignLost(Defeat.NO_DICE)]


def at_boss(
    last: Foe | None = None,
    *carried: Item,
    white_dice: int = 0,
    difficulty: Difficulty = Difficulty.NORMAL,
    **health: int,
) -> Campaign:
    """Brad carries what there is; Wilrond begins."""
    party = in_room(
        boss=last or boss(),
        things={"brad": carried},
        white_dice=white_dice,
        difficulty=difficulty,
        health=health,
    )
    return party.meet_boss()


def test_the_boss_is_fought_in_no_room_and_left_of_the_leader_begins() -> None:
    party = at_boss()
    assert party.state.room is None
    assert party.game.requirements(party.state) == ()
    assert party.turn == "wilrond"


@pytest.mark.parametrize(
    ("difficulty", "health"), [(Difficulty.APPRENTICE, 37), (Difficulty.HELLISH, 46)]
)
def test_the_boss_is_as_much_healthier_as_other_monsters(
    difficulty: Difficulty, health: int
) -> None:
    """The rulebook adds the difficulty whenever a fight begins, and this is one."""
    assert at_boss(difficulty=difficulty).foe_health == health


def test_against_the_boss_no_dice_are_taken_back() -> None:
    party = at_boss(white_dice=1).attacks(*COLOURS)
    assert party.refused(TakeBackDice()) is Refusal.BOSS_WAITS_FOR_NOBODY


def test_against_the_boss_white_dice_are_all_that_is_left() -> None:
    party = at_boss(white_dice=2).attacks(*COLOURS, "white 1")
    assert party.foe_health == 36
    assert party.phase == Phase.CHOOSE


def test_without_white_dice_the_party_loses_as_soon_as_the_coloured_ones_are_spent() -> None:
    party = at_boss().attacks(*COLOURS)
    assert party.phase == Phase.OVER
    assert party.all_told(CampaignLost) == LOST


def test_the_party_loses_with_its_last_white_die() -> None:
    party = at_boss(white_dice=1).attacks(*COLOURS)
    assert party.phase == Phase.CHOOSE
    assert party.attack("white 5").all_told(CampaignLost) == LOST


@pytest.mark.parametrize("boon", [Boon.DAMAGE, Boon.RECALL, Boon.DICE])
def test_what_could_have_helped_is_too_late_when_the_last_die_has_counted(boon: Boon) -> None:
    party = at_boss(None, potion(boon, 2)).attacks(*COLOURS)
    assert party.phase == Phase.OVER
    assert party.all_told(CampaignLost) == LOST


def last_die(health: int, *things: Item) -> Campaign:
    """The last die lies there, and does not count yet."""
    red, green, blue = COLOURS
    return at_boss(boss(health), *things).attacks(red, green).throw(blue)


def test_dice_from_a_bag_save_the_party_before_the_last_die_counts() -> None:
    party = last_die(40, potion(Boon.DICE, 2)).do(use(), LetCount())
    assert party.attack("white 1").foe_health == 36


def test_a_recall_does_so_too() -> None:
    party = last_die(40, potion(Boon.RECALL)).do(use(), LetCount())
    assert party.dice_left == "red green blue"
    assert party.lying == ""


def test_a_thing_may_strike_the_boss_down() -> None:
    assert last_die(5, potion(Boon.DAMAGE, 2)).do(use(), LetCount()).state.won


def test_there_is_no_retreat_from_the_boss() -> None:
    assert at_boss().refused(Retreat()) is Refusal.POSSIBLE


def test_the_party_loses_if_all_are_down() -> None:
    party = at_boss(boss(damage=9, trait=Trait.ENRAGED)).attack("blue .")
    assert party.all_told(CampaignLost) == [CampaignLost(Defeat.ALL_DOWN)]


def test_who_beats_the_boss_has_won_and_nothing_follows() -> None:
    party = at_boss(boss(3, damage=9)).attacks("blue .", "red 5")
    assert party.phase == Phase.OVER
    assert party.state.won
    assert party.game.actions(party.state) == ()
    assert party.all_told(ScarTaken) == []
    assert party.all_told(GoldGained) == []
    result = party.game.result(party.state)
    assert result is not None
    assert result.won
    assert party.all_told(CampaignWon) == [CampaignWon(result.score, result.title or 0)]


def test_a_fatal_blow_beats_the_boss() -> None:
    party = at_boss().attack("red c*")
    assert party.all_told(FatalBlow) == [FatalBlow()]
    assert party.state.won


def test_a_perfect_hit_is_worth_10_against_the_boss() -> None:
    assert at_boss().attack("red c").foe_health == 30


def test_abilities_wake_against_the_boss() -> None:
    party = at_boss(white_dice=1, brad=5).attacks("red .*", "green 1", "blue 1")
    assert party.foe_health == 36
    assert party.throw("white 1*").do(PickAbility(GREEN)).phase == Phase.JUDGED


@pytest.mark.parametrize(
    ("trait", "left"), [(Trait.TOUGH, 38), (Trait.HORDE, 39), (Trait.SUPER_SLY, 35)]
)
def test_a_boss_has_traits_like_others(trait: Trait, left: int) -> None:
    assert at_boss(boss(trait=trait)).attack("blue 5").foe_health == left


def test_a_boss_that_leeches_leeches_3() -> None:
    party = at_boss(boss(trait=Trait.LEECH)).attacks("red 5", "green .")
    assert party.foe_health == 38


def test_the_boss_is_not_counted_among_the_fights() -> None:
    party = at_boss(boss(1)).attack("red 1")
    result = party.game.result(party.state)
    assert result is not None
    assert (party.state.beaten, result.fights) == (("boss",), 0)
