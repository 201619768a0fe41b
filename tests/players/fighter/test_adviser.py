"""What computer heroes do when it is plain what a sensible person would do."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from dexterity.players.chances import Chances
from dexterity.players.fighter.adviser import Adviser
from dexterity.rules.fighter.actions import (
    Action,
    AgainBy,
    BuyDie,
    BuyHealing,
    BuyItem,
    GiveItem,
    GoOn,
    InventThrow,
    LeaveItem,
    LetCount,
    PickAbility,
    PickRoom,
    TakeBackDice,
    TakeDie,
    TakeScar,
    ThrowAgain,
    UseArmour,
    UseItem,
)
from dexterity.rules.fighter.cards.foe import Kind
from dexterity.rules.fighter.cards.item import Armour, Boon, ItemId, Weapon
from dexterity.rules.fighter.cards.room import Room
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.values.colour import DieColour
from tests.kit.fighting import Campaign, box, foe, in_room, potion, room, thing

PLAIN = Chances((0.15, 0.2, 0.2, 0.15, 0.1), 0.02)
HARD = PLAIN.made_harder(0.4)


def foresee(requirements: Iterable[str]) -> Chances:
    return HARD if tuple(requirements) else PLAIN


def advice(campaign: Campaign, hands_off: Iterable[int] = ()) -> Action | None:
    """What the hero whose decision it is would do, from what that seat may see."""
    state = campaign.state
    seat = state.leader if state.fight is None else state.fight.turn
    adviser = Adviser(campaign.game, foresee, frozenset(map(SeatId, hands_off)))
    return adviser.action(campaign.game.seen_by(state, seat))


def test_a_hero_takes_the_die_whose_symbol_hurts_most() -> None:
    animal = in_room(foe(20, 1, kind=Kind.ANIMAL), heroes="murka brad wilrond")
    assert advice(animal) == TakeDie(DieColour.RED)


def test_a_weapon_that_asks_for_nothing_is_always_used() -> None:
    club = thing("club", Weapon(2))
    taken = advice(in_room(foe(20), things={"wilrond": [club]}))
    assert isinstance(taken, TakeDie)
    assert taken.weapons == (club.id,)


def test_a_weapon_that_makes_hits_rare_for_little_is_left_in_the_bag() -> None:
    gadget = thing("gadget", Weapon(1, "nose"))
    taken = advice(in_room(foe(20, 4), things={"wilrond": [gadget]}))
    assert isinstance(taken, TakeDie)
    assert taken.weapons == ()


def test_a_throw_that_wins_the_fight_counts_at_once() -> None:
    soup = potion(Boon.DAMAGE, 2)
    fought = in_room(foe(3), things={"brad": [soup]}).throw("red 3")
    assert advice(fought) == LetCount()


def test_an_armour_is_used_when_a_miss_would_lay_its_bearer_low() -> None:
    shield = thing("shield", Armour(3))
    missed = in_room(foe(9, 3), things={"wilrond": [shield]}, health={"wilrond": 2})
    assert advice(missed.throw("blue .")) == UseArmour(shield.id)


def test_a_drink_is_drunk_just_before_somebody_would_go_down() -> None:
    soup = potion(Boon.HEAL, 4)
    missed = in_room(foe(9, 3), things={"brad": [soup]}, health={"wilrond": 2})
    assert advice(missed.throw("blue .")) == UseItem(soup.id, SeatId(0))


def test_a_miss_is_thrown_again_where_an_ability_allows_it_and_a_hit_is_kept() -> None:
    brad = in_room(foe(12, 2), heroes="brad wilrond murka")
    assert advice(brad.throw("green .*")) == ThrowAgain(AgainBy.ABILITY)
    brad = in_room(foe(12, 2), heroes="brad wilrond murka")
    assert advice(brad.throw("green 5*")) == LetCount()


def test_of_a_white_die_s_abilities_one_is_picked_and_then_it_counts() -> None:
    fought = in_room(foe(30, 1, kind=Kind.DEMON), heroes="brad wilrond murka")
    fought.attacks("red 1", "green 1", "blue 1").throw("white 3*")
    picked = advice(fought)
    assert picked == PickAbility(DieColour.RED)
    assert advice(fought.do(picked)) == LetCount()


def test_with_white_dice_at_hand_nobody_pays_a_high_price_for_the_coloured_ones() -> None:
    fought = in_room(foe(30, 1, level=4)).attacks("red 1", "green 1", "blue 1")
    taken = advice(fought)
    assert isinstance(taken, TakeDie)
    assert taken.colour is DieColour.WHITE


def test_without_white_dice_the_coloured_ones_are_taken_back() -> None:
    fought = in_room(foe(30, 1), white_dice=0).attacks("red 1", "green 1", "blue 1")
    assert advice(fought) == TakeBackDice()


def test_where_nobody_can_throw_like_that_a_party_does_without_what_is_harder() -> None:
    stuck = in_room(
        foe(9, requirement="slap"),
        foe(9, name="next"),
        where=room(requirement="nose"),
        conflicts=(("nose", "slap"),),
    )
    assert advice(stuck) == InventThrow("nose")


def test_nobody_uses_up_what_belongs_to_a_person_unasked() -> None:
    soup = potion(Boon.HEAL, 4)
    hurt = in_room(foe(20, 3), things={"brad": [soup]}, health={"wilrond": 3}).throw("blue .")
    assert advice(hurt) == UseItem(soup.id, SeatId(0))
    assert advice(hurt, hands_off={1}) == LetCount()


def test_nobody_casts_the_spell_of_a_person_unasked() -> None:
    cast = in_room(foe(30, 4), heroes="edith brad", health={"brad": 2})
    cast.throw("blue 3*").do(ThrowAgain(AgainBy.ABILITY)).land("1").do(LetCount()).throw("red .")
    assert advice(cast) == ThrowAgain(AgainBy.TOKEN)
    assert advice(cast, hands_off={0}) == LetCount()


def test_a_scar_goes_where_it_is_missed_least() -> None:
    lost = in_room(foe(2, 1), heroes="murka brad wilrond", health={"murka": 1})
    lost.attacks("red .", "green 5")
    assert lost.phase == Phase.SCARS
    assert advice(lost) == TakeScar(DieColour.RED), (
        "a grudge goes before agility or a double strike"
    )


# --- rooms, things and gold ---------------------------------------------------------------------


def choosing(*rooms: Room) -> Action | None:
    game = replace(in_room().game, cards=box(rooms=rooms))
    state = replace(game.start(1), offered=tuple(each.id for each in rooms))
    return advice(Campaign(game, state))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (room("better", 3, gold=2), room("worse", 3)),
        (room("better", 4), room("worse", 3)),
        (room("better", 3), room("worse", 3, stronger=4)),
        (room("better", 3), room("worse", 3, "nose")),
    ],
)
def test_a_leader_picks_the_room_that_is_plainly_better(better: Room, worse: Room) -> None:
    assert choosing(better, worse) == PickRoom(better.id)
    assert choosing(worse, better) == PickRoom(better.id)


def shopping(
    wares: str = "", *, gold: int = 5, white_dice: int = 9, shops: int = 1, health: int = 9
) -> Campaign:
    """A party that feels so well, in a shop that may have a club."""
    campaign = in_room(deck=[thing("club", Weapon(3), price=2)])
    party = tuple(replace(member, health=health) for member in campaign.state.party)
    in_shop = replace(campaign.state, phase=Phase.SHOP, fight=None, room=None, party=party)
    state = replace(
        in_shop,
        shops=shops,
        gold=gold,
        white_dice=white_dice,
        wares=tuple(map(ItemId, wares.split())),
    )
    return Campaign(campaign.game, state)


def test_a_good_thing_is_bought_for_somebody_who_has_room_for_it() -> None:
    buys = advice(shopping("club"))
    assert isinstance(buys, BuyItem)
    assert buys.item == "club"


def test_before_the_boss_dice_come_first() -> None:
    assert advice(shopping(shops=3, white_dice=0)) == BuyDie()


def test_wounds_of_all_are_healed_for_a_coin() -> None:
    assert advice(shopping(health=3)) == BuyHealing()


def test_with_an_empty_chest_the_party_goes_on() -> None:
    assert advice(shopping("club", gold=0)) == GoOn()


def test_what_is_found_goes_to_who_has_least() -> None:
    club, hat = thing("club", Weapon(1)), potion(Boon.GOLD, name="hat")
    finding = in_room(where=room(items=1), deck=[club], things={"wilrond": [hat]})
    assert finding.phase == Phase.GIVE
    assert advice(finding) == GiveItem(SeatId(1))


def test_what_nobody_has_room_for_is_left() -> None:
    club, names = thing("club", Weapon(1)), "wilrond brad murka"
    full = {
        name: [thing(f"{name}{number}", Weapon(1)) for number in "12"] for name in names.split()
    }
    finding = in_room(where=room(items=1), deck=[club], heroes=names, things=full)
    assert advice(finding) == LeaveItem()
