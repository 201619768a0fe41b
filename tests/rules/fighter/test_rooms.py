"""The way through the dungeon: two rooms, what is in them, and the throws that nobody can make."""

from dataclasses import replace

import pytest

from dexterity.rules.fighter.actions import (
    GiveItem,
    InventThrow,
    LeaveItem,
    LetCount,
    PickRoom,
    Refusal,
    Retreat,
    TakeDie,
    TakeScar,
)
from dexterity.rules.fighter.cards.item import Boon, ItemId, Weapon
from dexterity.rules.fighter.cards.room import Room, RoomId
from dexterity.rules.fighter.effects import (
    CampaignLost,
    Defeat,
    DiceGained,
    FoeRevealed,
    GoldGained,
    HeroHealed,
    HeroOut,
    ItemFound,
    Retreated,
    RoomEntered,
    RoomsOffered,
    Source,
)
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.rules.fighter.state import Phase, SeatId
from tests.kit.fighting import (
    BLUE,
    GREEN,
    HEROES,
    RED,
    Campaign,
    box,
    foe,
    in_room,
    potion,
    room,
    thing,
    throw,
    use,
)

# The choice


def at_the_fork() -> Campaign:
    rooms = [room(name) for name in ("one", "two", "three", "four")]
    game = FighterGame(box(rooms=rooms), Options(tuple(hero.id for hero in HEROES[:3])))
    state = replace(
        game.start(3),
        offered=(RoomId("one"), RoomId("two")),
        rooms=(RoomId("three"), RoomId("four")),
    )
    return Campaign(game, state)


def test_the_leader_picks_one_of_two_rooms_and_the_other_goes_below_the_deck() -> None:
    party = at_the_fork().do(PickRoom(RoomId("two")))
    assert party.all_told(RoomEntered) == [RoomEntered(RoomId("two"))]
    assert party.state.room == "two"
    assert party.state.offered == ()
    assert party.state.rooms == ("three", "four", "one")


def test_a_room_that_is_not_offered_is_not_picked() -> None:
    assert at_the_fork().refused(PickRoom(RoomId("three"))) is Refusal.NOT_OFFERED


def test_the_next_two_rooms_are_offered_after_the_rest() -> None:
    party = in_room(foe(1), foe(name="next")).attack("red 1").next_room()
    assert party.all_told(RoomsOffered) == [RoomsOffered(SeatId(0))]
    assert party.state.walked == ("room", "hall")
    assert party.state.rooms == ("attic", "cellar")


# What is in a room


def entered(where: Room, **health: int) -> Campaign:
    deck = [thing("spoon", Weapon(1)), potion(Boon.GOLD), potion(Boon.HEAL, name="balm")]
    return in_room(foe(10), where=where, health=health, deck=deck)


def test_a_room_may_hold_gold() -> None:
    party = entered(room(gold=2))
    assert party.state.gold == 2
    assert party.all_told(GoldGained) == [GoldGained(2, Source.ROOM)]


def test_a_room_may_hold_white_dice_but_never_more_than_nine_are_kept() -> None:
    party = entered(room(dice=1))
    assert party.state.white_dice == 3
    assert party.all_told(DiceGained) == [DiceGained(1, Source.ROOM)]
    assert in_room(foe(), where=room(dice=2), white_dice=8).state.white_dice == 9


def test_a_room_may_heal_everybody() -> None:
    party = entered(room(heal=2), brad=3, murka=8)
    assert party.health == (9, 5, 9)
    assert party.all_told(HeroHealed) == [
        HeroHealed(SeatId(1), 2, Source.ROOM),
        HeroHealed(SeatId(2), 1, Source.ROOM),
    ]


def test_a_room_may_make_its_monster_stronger() -> None:
    party = entered(room(stronger=3))
    assert party.foe_health == 13
    assert party.all_told(FoeRevealed) == [FoeRevealed(foe().id, 13)]


def test_a_room_may_require_something_of_every_throw() -> None:
    party = entered(room(requirement="jump"))
    assert party.game.requirements(party.state) == ("jump",)
    party.attack("blue 3!")
    assert party.foe_health == 10
    assert party.game.requirements(party.state) == ("jump",)


def test_what_a_room_holds_is_given_to_somebody_before_the_monster_comes() -> None:
    party = entered(room(items=2))
    assert party.phase == Phase.GIVE
    assert party.state.fight is None
    assert party.all_told(ItemFound) == [ItemFound(id_) for id_ in party.state.found]
    party.do(GiveItem(SeatId(2)))
    assert party.phase == Phase.GIVE
    party.do(LeaveItem())
    assert party.carries(2) == ["spoon"]
    assert party.state.shop_deck == ("balm",)
    assert party.foe_health == 10


def test_a_room_has_nothing_where_the_shops_have_run_out() -> None:
    assert in_room(foe(), where=room(items=1)).phase == Phase.CHOOSE


def test_an_empty_room_has_only_its_monster() -> None:
    party = entered(room())
    assert party.phase == Phase.CHOOSE
    assert [type(told) for told in party.told][:2] == [RoomEntered, FoeRevealed]


# Difficulty


@pytest.mark.parametrize(
    ("difficulty", "health"),
    [
        (Difficulty.APPRENTICE, 7),
        (Difficulty.NORMAL, 10),
        (Difficulty.HARD, 13),
        (Difficulty.HELLISH, 16),
    ],
)
def test_the_braver_the_party_the_healthier_the_monster(
    difficulty: Difficulty, health: int
) -> None:
    party = in_room(foe(10), difficulty=difficulty)
    assert party.fight.health == party.fight.most_health == health


def test_even_for_apprentices_a_monster_is_alive_when_they_meet_it() -> None:
    assert in_room(foe(2), difficulty=Difficulty.APPRENTICE).foe_health == 1


# Retreat


def impossible(*more: str, level: int = 2, **health: int) -> Campaign:
    """The room blinds everybody, and the first monster wants to be winked at."""
    return in_room(
        foe(level=level, requirement="wink", name="first"),
        *(foe(name=name, requirement="wink") for name in more),
        foe(7, name="last"),
        where=room(requirement="blind"),
        health=health,
        conflicts=(("blind", "wink"),),
    )


def test_where_nobody_can_throw_like_that_nobody_has_to_run() -> None:
    party = impossible(wilrond=1, brad=1, murka=1)
    assert {type(action) for action in party.game.actions(party.state)} == {
        TakeDie,
        InventThrow,
        Retreat,
    }


@pytest.mark.parametrize(("without", "left"), [("blind", ("wink",)), ("wink", ("blind",))])
def test_an_invented_throw_does_without_one_of_what_clashes_until_the_fight_is_over(
    without: str, left: tuple[str, ...]
) -> None:
    party = impossible(level=1).do(InventThrow(without))
    assert party.health == (9, 9, 9)
    assert party.game.requirements(party.state) == left
    assert party.refused(Retreat()) is Refusal.POSSIBLE
    assert party.attack("red 3").foe_health == 17
    assert party.game.requirements(party.state) == left


def test_what_can_be_done_is_not_invented_away() -> None:
    party = in_room(foe(requirement="wink"), where=room(requirement="jump"))
    assert party.refused(InventThrow("wink")) is Refusal.POSSIBLE
    assert impossible().refused(InventThrow("jump")) is Refusal.POSSIBLE


def test_a_weapon_still_asks_for_what_was_invented_away() -> None:
    party = in_room(
        foe(requirement="wink"),
        where=room(requirement="blind"),
        things={"wilrond": [thing("squint", Weapon(2, "wink"))]},
        conflicts=(("blind", "wink"),),
    ).do(InventThrow("wink"))
    assert party.refused(TakeDie(RED, (ItemId("squint"),))) is Refusal.CONFLICT


def test_whoever_throws_anyway_misses_whatever_the_die_shows() -> None:
    party = impossible().take("red")
    assert party.game.undone(party.state) == ("wink",)
    assert party.refused(throw("5")) is Refusal.NOBODY_CAN
    party.do(throw("5!", ["wink"]), LetCount())
    assert party.foe_health == 20
    assert party.health == (8, 9, 9)


def test_whoever_throws_anyway_still_wakes_what_the_symbol_wakes() -> None:
    # Wilrond's red is Instinctive Agility: no harm, and 2 damage.
    party = impossible().take("red").do(throw("5*!", ["wink"]), LetCount())
    assert (party.foe_health, party.health) == (18, (9, 9, 9))


def test_a_retreat_from_what_an_older_edition_called_impossible_stands() -> None:
    party = in_room(foe(requirement="wink"), foe(7, name="last"), where=room(requirement="blind"))
    assert party.refused(Retreat()) is Refusal.POSSIBLE
    older = replace(party.game, excuses=(("blind", "wink"),))
    assert older.why_not(party.state, Retreat()) is None
    assert older.why_not(party.state, InventThrow("wink")) is Refusal.POSSIBLE


def test_a_retreat_costs_everybody_the_level_and_the_next_monster_comes_into_the_same_room() -> (
    None
):
    party = impossible(level=2).do(Retreat())
    assert party.health == (7, 7, 7)
    assert party.all_told(Retreated) == [Retreated(foe(name="first").id)]
    assert party.state.fled_from == ("first",)
    assert party.fight.foe == "last"
    assert party.state.room == "room"
    assert party.turn == "wilrond"
    assert party.game.requirements(party.state) == ("blind",)


def test_whom_the_party_ran_from_brings_no_gold_and_does_not_come_back() -> None:
    party = impossible().do(Retreat()).attacks("red 5", "green 2")
    assert party.phase == Phase.REST
    assert party.state.beaten == ("last",)
    assert party.state.gold == 0


def test_one_retreat_may_follow_another() -> None:
    party = impossible("second", level=1).do(Retreat(), Retreat())
    assert party.health == (7, 7, 7)
    assert party.fight.foe == "last"


def test_there_is_no_retreat_from_what_is_merely_hard() -> None:
    party = in_room(
        foe(requirement="jump"), where=room(requirement="blind"), conflicts=(("blind", "wink"),)
    )
    assert party.refused(Retreat()) is Refusal.POSSIBLE


def test_a_weapon_that_does_not_go_with_the_rest_is_no_reason_to_retreat() -> None:
    party = in_room(
        foe(requirement="wink"),
        things={"wilrond": [thing("helm", Weapon(4, "blind"))]},
        conflicts=(("blind", "wink"),),
    )
    assert party.refused(Retreat()) is Refusal.POSSIBLE


def test_who_goes_down_by_a_retreat_plays_dead_in_the_fight_that_follows() -> None:
    party = impossible(level=2, wilrond=2).do(Retreat())
    assert party.turn == "brad"
    party.attacks("red 5", "green 2").do(TakeScar(RED))
    assert party.health == (7, 7, 7)


def test_a_retreat_may_be_the_end() -> None:
    party = impossible(level=4, wilrond=1, brad=2, murka=4).do(Retreat())
    assert party.all_told(CampaignLost) == [CampaignLost(Defeat.ALL_DOWN)]
    assert party.phase == Phase.OVER


def test_what_was_snatched_from_a_monster_is_kept_though_the_party_runs_from_it() -> None:
    party = in_room(
        foe(requirement="wink", name="first"),
        foe(1, name="last"),
        heroes="lightfingers brad",
        where=room(requirement="blind"),
        things={"brad": [potion(Boon.FREE_HAND)]},
        deck=[thing("spoon", Weapon(1))],
        conflicts=(("blind", "wink"),),
    )
    party.do(use()).attack("blue 1*").do(Retreat()).attack("red 1")
    assert party.state.found == ("spoon",)


def test_a_leader_who_is_out_before_anybody_threw_hands_the_lead_to_the_left() -> None:
    party = in_room(
        foe(level=2, requirement="wink", name="first"),
        foe(2, name="last"),
        where=room(requirement="blind"),
        things={"brad": [potion(Boon.DAMAGE, 2)]},
        health={"murka": 1},
        scars={"murka": (RED, GREEN, BLUE)},
        conflicts=(("blind", "wink"),),
    )
    party.do(Retreat(), use())
    assert party.all_told(HeroOut) == [HeroOut(SeatId(2))]
    assert party.leader == "wilrond"


def test_a_deck_of_monsters_that_runs_out_is_made_anew_from_the_last_level() -> None:
    party = in_room(foe(1, level=4, name="only")).attack("red 1")
    assert party.state.foes == ()
    assert party.next_room().fight.foe == "only"
