"""After a fight: the spoils, the scars, who is out, and what is shared."""

import pytest

from dexterity.rules.fighter.actions import (
    DropItem,
    GiveItem,
    GoOn,
    LeaveItem,
    Refusal,
    TakeScar,
    TradeItem,
)
from dexterity.rules.fighter.cards.item import Armour, Boon, Consumable, ItemId, Weapon
from dexterity.rules.fighter.effects import (
    FoeBeaten,
    GoldGained,
    HeroOut,
    ItemDropped,
    ItemFound,
    ItemGiven,
    ItemLeft,
    ItemTraded,
    ScarTaken,
    Source,
)
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.values.colour import DieColour
from tests.kit.fighting import BLUE, GREEN, RED, WHITE, Campaign, foe, in_room, potion, thing, use

SPOON, SABRE, BROOM = (thing(name, Weapon(1)) for name in ("spoon", "sabre", "broom"))

# Spoils


@pytest.mark.parametrize(("health", "epic"), [(5, False), (3, False), (2, True), (1, True)])
def test_a_blow_down_to_minus_3_or_less_is_epic_and_worth_a_coin(health: int, epic: bool) -> None:
    party = in_room(foe(health, gold=4)).attack("red 5")
    assert party.all_told(FoeBeaten) == [FoeBeaten(foe().id, epic)]
    assert party.state.gold == (5 if epic else 4)


def test_the_epic_coin_comes_before_the_reward() -> None:
    party = in_room(foe(2, gold=4)).attack("red 5")
    assert party.all_told(GoldGained) == [GoldGained(1, Source.EPIC), GoldGained(4, Source.REWARD)]


def test_a_fatal_blow_is_epic_whatever_was_left() -> None:
    party = in_room(foe(99, gold=4)).attack("red c*")
    assert party.all_told(FoeBeaten) == [FoeBeaten(foe().id, epic=True)]
    assert party.state.gold == 5


def test_a_blow_on_a_miss_may_be_epic_too() -> None:
    party = in_room(foe(1), heroes="grace brad").attack("blue .*")
    assert party.all_told(FoeBeaten) == [FoeBeaten(foe().id, epic=True)]


# Scars


def two_down(scars: tuple[DieColour, ...] = ()) -> Campaign:
    """Wilrond, who may have scars, and Brad went down before Murka beat the monster."""
    party = in_room(foe(1, 9), scars={"wilrond": scars})
    return party.attacks("blue .", "red .", "green 1")


def test_who_went_down_takes_a_scar_and_is_well_again_but_for_2() -> None:
    party = two_down()
    assert party.phase == Phase.SCARS
    party.do(TakeScar(BLUE), TakeScar(GREEN))
    assert party.all_told(ScarTaken) == [ScarTaken(SeatId(0), BLUE), ScarTaken(SeatId(1), GREEN)]
    assert party.health == (7, 7, 9)
    assert all(member.stands for member in party.state.party)
    assert party.state.scars_taken == 2
    assert party.phase == Phase.REST


@pytest.mark.parametrize(("before", "health"), [((), 7), ((RED,), 5), ((RED, GREEN), 3)])
def test_every_scar_takes_2_of_the_health_there_can_be(
    before: tuple[DieColour, ...], health: int
) -> None:
    party = two_down(before).do(TakeScar(BLUE))
    assert party.health[0] == health


def test_there_are_never_two_scars_on_one_colour() -> None:
    party = two_down((RED,))
    assert party.refused(TakeScar(RED)) is Refusal.SCARRED
    assert party.game.actions(party.state) == (TakeScar(GREEN), TakeScar(BLUE))


def test_a_scar_is_on_a_colour_that_wakes_something() -> None:
    assert two_down().refused(TakeScar(WHITE)) is Refusal.SCARRED


def test_nobody_goes_on_before_the_scars_are_taken() -> None:
    party = in_room(foe(1, 9), heroes="brad murka").attacks("red .", "green 1")
    assert party.phase == Phase.SCARS
    assert party.refused(GoOn()) is Refusal.NOT_NOW


def test_things_are_used_while_scars_are_taken_but_for_those_that_need_a_monster() -> None:
    carried = [potion(Boon.GOLD, 2, "purse"), potion(Boon.DAMAGE, 2, "fire")]
    party = in_room(foe(1, 9), heroes="brad murka", things={"murka": carried})
    party.attacks("red .", "green 1").do(use("purse"))
    assert party.phase == Phase.SCARS
    assert party.state.gold == 2
    assert party.refused(use("fire")) is Refusal.NOT_NOW
    assert party.do(TakeScar(RED)).phase == Phase.REST


def test_who_has_three_scars_and_goes_down_is_out_of_the_game() -> None:
    party = two_down((RED, GREEN, BLUE))
    assert party.all_told(HeroOut) == [HeroOut(SeatId(0))]
    party.do(TakeScar(RED))
    wilrond = party.state.party[0]
    assert wilrond.out
    assert not wilrond.stands
    assert party.state.still_in == (1, 2)
    assert party.state.scars_taken == 1


def test_who_is_out_never_has_a_turn_again() -> None:
    party = in_room(foe(1, 9), foe(name="next"), scars={"wilrond": (RED, GREEN, BLUE)})
    party.attacks("blue .", "red 1").next_room()
    assert party.leader == "brad"
    assert party.turn == "murka"
    assert party.attack("blue 1").turn == "brad"
    assert party.attack("red 1").turn == "murka"


def test_the_things_of_who_is_out_are_found_by_the_others() -> None:
    party = in_room(
        foe(1, 9),
        scars={"wilrond": (RED, GREEN, BLUE)},
        things={"wilrond": [SPOON, potion(Boon.GOLD)]},
    )
    party.attacks("blue .", "red 1")
    assert party.phase == Phase.GIVE
    assert party.state.found == (SPOON.id, ItemId("potion"))
    assert party.all_told(ItemFound) == [ItemFound(SPOON.id), ItemFound(ItemId("potion"))]
    assert party.refused(GiveItem(SeatId(0))) is Refusal.WHOM
    party.do(GiveItem(SeatId(1)), GiveItem(SeatId(2)))
    assert [party.carries(seat) for seat in range(3)] == [[], ["spoon"], ["potion"]]
    assert party.phase == Phase.REST


def test_a_thrower_who_is_out_hands_the_lead_to_the_left() -> None:
    party = in_room(
        foe(2, 9),
        scars={"wilrond": (RED, GREEN, BLUE)},
        things={"murka": [potion(Boon.DAMAGE, 2)]},
    )
    party.attack("blue .").do(use())
    assert party.leader == "brad"


def test_a_feast_comes_after_the_scars() -> None:
    party = in_room(foe(1, 9, level=2), heroes="brad murka wilrond", health={"wilrond": 4})
    party.attacks("blue .*", "red 1").do(TakeScar(RED))
    assert party.health == (7, 9, 6)


# Giving, trading, dropping


def rested() -> Campaign:
    party = in_room(
        foe(1),
        things={
            "wilrond": [SPOON, SABRE],
            "brad": [BROOM, thing("shield", Armour(1)), potion(Boon.GOLD)],
        },
    )
    return party.attack("red 1")


def test_things_change_hands_freely_at_the_rest() -> None:
    party = rested().do(TradeItem(SPOON.id, SeatId(1)), TradeItem(BROOM.id, SeatId(2)))
    assert party.carries(0) == ["sabre"]
    assert party.carries(1) == ["shield", "potion", "spoon"]
    assert party.carries(2) == ["broom"]
    assert party.all_told(ItemTraded) == [
        ItemTraded(SPOON.id, SeatId(0), SeatId(1)),
        ItemTraded(BROOM.id, SeatId(1), SeatId(2)),
    ]


def test_nobody_carries_more_of_a_sort_than_fits() -> None:
    party = rested()
    assert party.refused(TradeItem(BROOM.id, SeatId(0))) is Refusal.NO_ROOM
    assert party.do(TradeItem(ItemId("shield"), SeatId(0))).carries(0) == [
        "spoon",
        "sabre",
        "shield",
    ]


@pytest.mark.parametrize(
    ("use", "fits"), [(Weapon(1), 2), (Armour(1), 2), (Consumable(Boon.GOLD), 3)]
)
def test_there_is_room_for_so_many_of_each_sort(
    use: Weapon | Armour | Consumable, fits: int
) -> None:
    bag = [thing(f"thing-{number}", use) for number in range(4)]
    party = in_room(foe(1), things={"wilrond": bag}).attack("red 1")
    party.do(*(TradeItem(item.id, SeatId(1)) for item in bag[:fits]))
    assert party.refused(TradeItem(bag[fits].id, SeatId(1))) is Refusal.NO_ROOM


def test_what_nobody_has_is_not_traded_nor_what_the_taker_has() -> None:
    party = rested()
    assert party.refused(TradeItem(ItemId("crown"), SeatId(0))) is Refusal.NOT_YOURS
    assert party.refused(TradeItem(SPOON.id, SeatId(0))) is Refusal.NOT_YOURS
    assert party.refused(DropItem(ItemId("crown"))) is Refusal.NOT_YOURS


def test_nothing_goes_to_somebody_who_is_not_there() -> None:
    assert rested().refused(TradeItem(SPOON.id, SeatId(3))) is Refusal.WHOM
    assert rested().refused(TradeItem(SPOON.id, SeatId(-1))) is Refusal.WHOM


def test_a_thing_may_be_dropped() -> None:
    party = rested().do(DropItem(SPOON.id))
    assert party.carries(0) == ["sabre"]
    assert party.all_told(ItemDropped) == [ItemDropped(SPOON.id, SeatId(0))]


def test_nothing_changes_hands_in_a_fight() -> None:
    party = in_room(foe(), things={"wilrond": [SPOON]})
    assert party.refused(TradeItem(SPOON.id, SeatId(1))) is Refusal.NOT_NOW
    assert party.refused(DropItem(SPOON.id)) is Refusal.NOT_NOW


def sampled() -> Campaign:
    party = in_room(
        foe(1),
        heroes="lightfingers brad",
        deck=[BROOM],
        things={"brad": [SPOON, SABRE]},
    )
    return party.attack("blue 1*")


def test_a_sample_goes_to_whomever_the_party_likes() -> None:
    party = sampled().do(GiveItem(SeatId(0)))
    assert party.carries(0) == ["broom"]
    assert party.all_told(ItemGiven) == [ItemGiven(BROOM.id, SeatId(0))]
    assert party.phase == Phase.REST


def test_a_sample_fits_where_there_is_room_and_room_can_be_made() -> None:
    party = sampled()
    assert party.refused(GiveItem(SeatId(1))) is Refusal.NO_ROOM
    party.do(DropItem(SPOON.id), GiveItem(SeatId(1)))
    assert party.carries(1) == ["sabre", "broom"]


def test_a_sample_may_be_left() -> None:
    party = sampled().do(LeaveItem())
    assert party.all_told(ItemLeft) == [ItemLeft(BROOM.id)]
    assert party.phase == Phase.REST


def test_what_was_found_goes_to_somebody_or_nobody_before_the_party_goes_on() -> None:
    assert sampled().refused(GoOn()) is Refusal.NOT_NOW
