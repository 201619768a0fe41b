"""The dice of a fight: taken, spent, short, taken back, and lying on the table."""

import pytest

from dexterity.rules.fighter.actions import (
    AgainBy,
    LetCount,
    MakeThrow,
    PutDieBack,
    Refusal,
    TakeBackDice,
    TakeDie,
    ThrowAgain,
)
from dexterity.rules.fighter.cards.item import Armour, Boon
from dexterity.rules.fighter.effects import (
    CampaignLost,
    Defeat,
    DiceTakenBack,
    DiePutBack,
    DieTaken,
    HeroHurt,
)
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.values.landing import Finding
from tests.kit.fighting import (
    RED,
    WHITE,
    Campaign,
    foe,
    in_room,
    potion,
    thing,
    throw,
    use,
)

SHORT = ("red 1", "green 1", "blue 1")


def short_of_dice(level: int = 2, white_dice: int = 2, **health: int) -> Campaign:
    """Three throws later: it is the first hero's turn again, with nothing in the hand."""
    return in_room(foe(level=level), health=health, white_dice=white_dice).attacks(*SHORT)


# Taking and putting back


def test_a_coloured_die_is_thrown_once_a_fight() -> None:
    party = in_room(foe()).attack("red 1")
    assert party.refused(TakeDie(RED)) is Refusal.DIE_SPENT
    assert party.dice_left == "green blue"


def test_a_die_may_be_put_back_before_it_is_thrown() -> None:
    party = in_room(foe()).take("red").do(PutDieBack())
    assert party.phase == Phase.CHOOSE
    assert party.dice_left == "red green blue"
    assert party.all_told(DieTaken) == [DieTaken(SeatId(0), RED, ())]
    assert party.all_told(DiePutBack) == [DiePutBack(SeatId(0))]


def test_a_white_die_that_is_put_back_costs_nothing() -> None:
    assert short_of_dice().take("white").do(PutDieBack()).state.white_dice == 2


def test_a_die_that_is_thrown_again_cannot_be_put_back() -> None:
    party = in_room(foe(), heroes="brad murka").throw("green .*").do(ThrowAgain(AgainBy.ABILITY))
    assert party.refused(PutDieBack()) is Refusal.NOT_NOW


def test_the_die_of_a_second_strike_cannot_be_put_back() -> None:
    party = in_room(foe(), heroes="murka brad").attack("blue 1*")
    assert party.refused(PutDieBack()) is Refusal.NOT_NOW


# White dice


def test_white_dice_wait_until_the_coloured_ones_are_spent() -> None:
    assert in_room(foe()).attack("red 1").refused(TakeDie(WHITE)) is Refusal.COLOURS_FIRST


def test_a_white_die_is_used_up_by_its_throw() -> None:
    party = short_of_dice().attack("white 2")
    assert party.state.white_dice == 1
    assert party.foe_health == 15


def test_without_white_dice_there_is_none_to_take() -> None:
    assert short_of_dice(white_dice=0).refused(TakeDie(WHITE)) is Refusal.NO_WHITE_DICE


# Taking all dice back


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_taking_the_dice_back_costs_everybody_the_monsters_level(level: int) -> None:
    party = short_of_dice(level).do(TakeBackDice())
    assert party.health == (9 - level,) * 3
    assert party.all_told(DiceTakenBack) == [DiceTakenBack(free=False)]
    assert party.all_told(HeroHurt) == [HeroHurt(SeatId(n), level, 9 - level) for n in range(3)]
    assert party.dice_left == "red green blue"
    assert party.turn == "wilrond"


def test_dice_may_be_taken_back_though_there_are_white_ones_and_the_other_way_round() -> None:
    party = short_of_dice()
    assert {TakeBackDice(), TakeDie(WHITE)} <= set(party.game.actions(party.state))
    party.attack("white 1").do(TakeBackDice())
    assert party.dice_left == "red green blue"


def test_dice_may_be_taken_back_several_times_in_a_fight() -> None:
    party = short_of_dice(1).do(TakeBackDice()).attacks(*SHORT).do(TakeBackDice())
    assert party.health == (7, 7, 7)


def test_dice_are_not_taken_back_while_one_is_left() -> None:
    assert in_room(foe()).attacks("red 1", "blue 1").refused(TakeBackDice()) is Refusal.COLOURS_LEFT


def test_nothing_keeps_the_price_of_the_dice_away() -> None:
    carried = [thing("shield", Armour(9, party=True)), potion(Boon.SHELTER, 9)]
    party = in_room(foe(level=3), things={"wilrond": carried}).attacks(*SHORT)
    assert party.refused(use()) is Refusal.NOT_NOW
    assert party.do(TakeBackDice()).health == (6, 6, 6)


def test_the_price_of_the_dice_may_bring_heroes_down_and_the_turn_passes_over_them() -> None:
    party = short_of_dice(2, wilrond=2).do(TakeBackDice())
    assert party.health == (0, 7, 7)
    assert party.turn == "brad"
    assert party.dice_left == "red green blue"


def test_the_price_of_the_dice_may_be_the_end() -> None:
    party = short_of_dice(4, wilrond=4, brad=1, murka=3).do(TakeBackDice())
    assert party.phase == Phase.OVER
    assert party.all_told(CampaignLost) == [CampaignLost(Defeat.ALL_DOWN)]


def test_healing_before_the_dice_are_taken_back_helps() -> None:
    party = in_room(
        foe(level=2), things={"brad": [potion(Boon.HEAL, 2)]}, health={"wilrond": 1}
    ).attacks(*SHORT)
    party.do(use(seat=0), TakeBackDice())
    assert party.health == (1, 7, 7)


# Dice on the table


def test_dice_stay_on_the_table_where_they_came_to_rest() -> None:
    assert in_room(foe()).attacks("red 3", "green h", "blue .").lying == "red:3 green:h blue:."


def test_a_throw_may_move_the_dice_that_lie_there_and_push_them_off() -> None:
    party = in_room(foe()).attack("red 3").take("green").land("2", "5").do(LetCount())
    assert party.lying == "red:5 green:2"
    party.take("blue").land("1", "- 2").do(LetCount())
    assert party.lying == "green:2 blue:1"
    assert party.dice_left == ""


def test_a_die_that_fell_is_not_on_the_table_but_spent_all_the_same() -> None:
    party = in_room(foe()).attack("red -")
    assert party.lying == ""
    assert party.dice_left == "green blue"
    assert party.health == (8, 9, 9)


def test_what_a_pushed_die_lies_on_changes_nothing_of_what_it_did() -> None:
    party = in_room(foe()).attack("red 1").take("green").land("2", "5").do(LetCount())
    assert party.foe_health == 17


def test_coloured_dice_leave_the_table_when_they_are_taken_back_and_white_ones_stay() -> None:
    party = short_of_dice(1).attack("white 4").do(TakeBackDice())
    assert party.lying == "white:4"


def test_a_die_leaves_the_table_when_it_is_thrown_again() -> None:
    party = in_room(foe(), heroes="brad murka").attacks("red 1", "blue 2").throw("green .*")
    assert party.lying == "red:1 blue:2 green:."
    party.do(ThrowAgain(AgainBy.ABILITY))
    assert party.lying == "red:1 blue:2"
    assert party.land("5").lying == "red:1 blue:2 green:5"


def test_a_die_that_fell_and_is_thrown_again_takes_no_other_from_the_table() -> None:
    party = in_room(foe(), heroes="brad murka", things={"murka": [potion(Boon.REROLL)]})
    party.attacks("red 1").throw("green -").do(use())
    assert party.lying == "red:1"


def test_a_die_leaves_the_table_for_its_second_strike() -> None:
    party = in_room(foe(), heroes="murka brad").attack("blue 3*")
    assert party.lying == ""
    assert party.land("2").do(LetCount()).lying == "blue:2"


def test_where_every_die_is_has_to_be_told() -> None:
    party = in_room(foe()).attack("red 3").take("green")
    assert party.refused(throw("2")) is Refusal.DICE_DIFFER
    assert party.refused(throw("2", others="3 3")) is Refusal.DICE_DIFFER


def test_findings_are_of_what_was_required_each_once() -> None:
    party = in_room(foe(requirement="jump")).take("red")
    assert party.refused(throw("2", ["blind"])) is Refusal.FOREIGN_FINDING
    assert party.refused(throw("2", ["jump", "jump"])) is Refusal.FOREIGN_FINDING


def test_a_requirement_without_a_proof_needs_no_finding() -> None:
    assert in_room(foe(requirement="jump")).take("red").do(throw("2")).phase == Phase.JUDGED


def test_one_requirement_of_several_that_was_not_met_is_a_miss() -> None:
    party = in_room(foe(requirement="jump")).take("red")
    plain = throw("5")
    unmet = MakeThrow(plain.landing, (Finding("jump", False, 0.0, 1.0),), plain.aftermath)
    assert party.do(unmet, LetCount()).foe_health == 20


def test_all_coloured_dice_are_there_again_in_the_next_fight() -> None:
    party = in_room(foe(3), foe(name="next")).attacks("green 1", "red 2").next_room()
    assert party.dice_left == "red green blue"
    assert party.lying == ""
