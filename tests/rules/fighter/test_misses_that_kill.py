"""A miss that beats the monster is a miss all the same, and symbols wake wherever dice stop."""

from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.effects import CampaignLost, Defeat, FoeHealed, GoldLost, Source
from dexterity.rules.fighter.state import Phase
from tests.kit.fighting import boss, foe, in_room


def test_heroic_defence_that_is_fatal_costs_what_its_card_says() -> None:
    party = in_room(foe(4, 3), heroes="grace brad").attack("blue .*")
    assert party.phase == Phase.REST
    assert party.health == (8, 9)


def test_heroic_defence_may_be_the_last_thing_somebody_does() -> None:
    party = in_room(foe(4, 3), heroes="grace brad", health={"grace": 1}).attack("blue .*")
    assert party.phase == Phase.SCARS


def test_a_greedy_monster_that_agility_kills_has_taken_its_coin() -> None:
    party = in_room(foe(2, 3, trait=Trait.GREEDY), gold=3).attack("red .*")
    assert party.phase == Phase.REST
    assert party.all_told(GoldLost) == [GoldLost(1, Source.GREED)]
    assert party.state.gold == 2


def test_an_enraged_monster_that_agility_kills_has_hurt_the_others() -> None:
    party = in_room(foe(2, 3, trait=Trait.ENRAGED)).attack("red .*")
    assert party.phase == Phase.REST
    assert party.health == (9, 6, 6)


def test_a_monster_that_takes_everybody_with_it_has_won() -> None:
    low = {"wilrond": 9, "grace": 1, "brad": 1}
    party = in_room(foe(4, 3, trait=Trait.ENRAGED), heroes="grace brad", health=low)
    assert party.attack("blue .*").all_told(CampaignLost) == [CampaignLost(Defeat.ALL_DOWN)]


def test_a_boss_that_falls_ends_everything_there_and_then() -> None:
    party = in_room(boss=boss(2, 9, trait=Trait.ENRAGED), health={"brad": 1}).meet_boss()
    assert party.attack("red .*").state.won
    assert party.health == (9, 1, 9)


def test_a_leech_that_is_dead_drinks_no_more() -> None:
    party = in_room(foe(2, 1, trait=Trait.LEECH)).attack("red .*")
    assert party.phase == Phase.REST
    assert party.all_told(FoeHealed) == []


def test_a_symbol_on_the_floor_wakes_what_it_wakes() -> None:
    party = in_room(foe(damage=2), health={"brad": 5, "wilrond": 5}).attack("green -*")
    assert party.health == (4, 6, 9)
