"""Things that are used up: each of their boons, when it helps, and when it would be wasted."""

import pytest

from dexterity.rules.fighter.actions import (
    LetCount,
    PickAbility,
    PutDieBack,
    Refusal,
    TakeBackDice,
)
from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.item import Boon, Item, ItemId, Weapon
from dexterity.rules.fighter.effects import (
    DiceGained,
    DiceTakenBack,
    FoeBeaten,
    FoeHurt,
    GoldGained,
    HeroHealed,
    ItemUsed,
    ScarHealed,
    Source,
    ThrownAgain,
)
from dexterity.rules.fighter.state import Phase, SeatId
from tests.kit.fighting import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    Campaign,
    foe,
    in_room,
    potion,
    room,
    thing,
    throw,
    use,
)

FIRST, BEARER = SeatId(0), SeatId(1)


def with_potion(
    boon: Boon,
    amount: int = 1,
    *,
    heroes: str = "wilrond brad murka",
    health: dict[str, int] | None = None,
    damage: int = 1,
    trait: Trait | None = None,
    requirement: str | None = None,
) -> Campaign:
    """Brad carries it, and somebody else has the dice."""
    return in_room(
        foe(damage=damage, trait=trait, requirement=requirement),
        heroes=heroes,
        things={"brad": [potion(boon, amount)]},
        health=health,
    )


def test_a_thing_is_gone_once_used_and_anybody_may_use_theirs_at_any_turn() -> None:
    party = with_potion(Boon.GOLD, 3)
    assert party.turn == "wilrond"
    party.do(use())
    assert party.carries(BEARER) == []
    assert party.all_told(ItemUsed) == [ItemUsed(BEARER, ItemId("potion"), None)]
    assert party.refused(use()) is Refusal.NOT_YOURS


def test_who_plays_dead_uses_nothing() -> None:
    party = with_potion(Boon.GOLD, heroes="brad murka wilrond", damage=9).attack("red .")
    assert party.refused(use()) is Refusal.NOT_YOURS


def test_a_weapon_is_not_used_up() -> None:
    party = in_room(foe(), things={"wilrond": [thing("spoon", Weapon(1))]})
    assert party.refused(use("spoon")) is Refusal.NOT_YOURS
    assert party.refused(use("nothing")) is Refusal.NOT_YOURS


# Damage


def test_damage_is_added_to_a_throw_that_has_hit() -> None:
    party = with_potion(Boon.DAMAGE, 2).throw("red 3").do(use())
    assert party.foe_health == 20
    party.do(LetCount())
    assert party.all_told(FoeHurt) == [FoeHurt(5, 15)]


def test_damage_is_a_blow_of_its_own_outside_of_a_throw() -> None:
    party = with_potion(Boon.DAMAGE, 2).do(use())
    assert party.foe_health == 18
    assert party.turn == "wilrond"


def test_damage_is_a_blow_of_its_own_with_the_die_in_the_hand_and_after_a_miss() -> None:
    assert with_potion(Boon.DAMAGE, 2).take("red").do(use()).foe_health == 18
    party = with_potion(Boon.DAMAGE, 2).throw("blue .").do(use())
    assert party.foe_health == 18
    assert party.do(LetCount()).health == (8, 9, 9)


def test_a_blow_of_its_own_may_beat_the_monster_before_it_answers_a_miss() -> None:
    party = in_room(foe(2, 9), things={"brad": [potion(Boon.DAMAGE, 2)]}).throw("blue .")
    party.do(use())
    assert party.phase == Phase.REST
    assert party.health == (9, 9, 9)
    assert party.leader == "wilrond"


def test_a_blow_of_its_own_may_be_an_epic_one() -> None:
    party = in_room(foe(2), things={"brad": [potion(Boon.DAMAGE, 5)]}).do(use())
    assert party.all_told(FoeBeaten) == [FoeBeaten(foe().id, epic=True)]
    assert party.state.gold == 1


def test_a_monster_beaten_before_anybody_threw_leaves_the_leader_in_place() -> None:
    party = in_room(foe(2), things={"brad": [potion(Boon.DAMAGE, 2)]}).do(use())
    assert party.leader == "murka"


def test_damage_needs_a_monster() -> None:
    party = in_room(foe(1), things={"brad": [potion(Boon.DAMAGE, 2)]}).attack("red 1")
    assert party.refused(use()) is Refusal.NOT_NOW


def test_damage_is_wasted_on_a_fatal_blow() -> None:
    assert with_potion(Boon.DAMAGE, 2).throw("red c*").refused(use()) is Refusal.NO_EFFECT


# Healing


def test_healing_gives_one_hero_health_back() -> None:
    party = with_potion(Boon.HEAL, 4, health={"murka": 3}).do(use(seat=2))
    assert party.health == (9, 9, 7)
    assert party.all_told(HeroHealed) == [HeroHealed(SeatId(2), 4, Source.ITEM)]


def test_healing_saves_a_hero_just_before_going_down() -> None:
    party = with_potion(Boon.HEAL, 4, damage=3, health={"wilrond": 2}).throw("blue .")
    party.do(use(seat=0), LetCount())
    assert party.health == (3, 9, 9)
    assert party.state.party[FIRST].stands


def test_healing_is_for_somebody_who_stands_and_is_hurt() -> None:
    party = with_potion(Boon.HEAL, 4, damage=9, health={"murka": 3}).attack("blue .")
    assert party.refused(use()) is Refusal.WHOM
    assert party.refused(use(seat=0)) is Refusal.WHOM
    assert party.refused(use(seat=7)) is Refusal.WHOM
    assert party.refused(use(seat=2, colour=RED)) is Refusal.WHOM
    assert party.refused(use(seat=1)) is Refusal.NO_EFFECT


def test_healing_goes_up_to_what_scars_have_left() -> None:
    party = in_room(
        foe(),
        things={"brad": [potion(Boon.HEAL, 9)]},
        health={"murka": 1},
        scars={"murka": (RED, BLUE)},
    )
    assert party.do(use(seat=2)).health == (9, 9, 5)


def test_healing_for_all_reaches_everybody_who_stands() -> None:
    party = with_potion(Boon.HEAL_ALL, 2, damage=9, health={"brad": 5, "murka": 8})
    party.attack("blue .").do(use())
    assert party.health == (0, 7, 9)


def test_healing_for_all_is_wasted_on_the_well_and_is_for_nobody_in_particular() -> None:
    party = with_potion(Boon.HEAL_ALL, 2)
    assert party.refused(use()) is Refusal.NO_EFFECT
    assert party.refused(use(seat=1)) is Refusal.WHOM


# Shelter


def test_shelter_keeps_damage_away_from_whoever_has_missed() -> None:
    party = with_potion(Boon.SHELTER, 2, damage=3).throw("blue .").do(use(), LetCount())
    assert party.health == (8, 9, 9)


def test_shelter_is_only_of_use_after_a_miss_that_hurts() -> None:
    assert with_potion(Boon.SHELTER, 2).refused(use()) is Refusal.NOT_NOW
    assert with_potion(Boon.SHELTER, 2).throw("red 2").refused(use()) is Refusal.NO_EFFECT
    assert with_potion(Boon.SHELTER, 2).throw("red .*").refused(use()) is Refusal.NO_EFFECT


def test_shelter_leaves_the_others_to_the_enraged() -> None:
    party = with_potion(Boon.SHELTER, 9, damage=3, trait=Trait.ENRAGED)
    assert party.throw("blue .").do(use(), LetCount()).health == (9, 6, 6)


# Reroll


def test_a_reroll_makes_any_throw_undone() -> None:
    party = with_potion(Boon.REROLL).throw("blue .").do(use())
    assert party.all_told(ThrownAgain) == [ThrownAgain(FIRST)]
    party.land("4").do(LetCount())
    assert party.foe_health == 16
    assert party.health == (9, 9, 9)


def test_a_reroll_needs_a_throw() -> None:
    assert with_potion(Boon.REROLL).refused(use()) is Refusal.NOT_NOW
    assert with_potion(Boon.REROLL).take("red").refused(use()) is Refusal.NOT_NOW


def test_a_white_die_that_is_thrown_again_is_paid_once() -> None:
    party = with_potion(Boon.REROLL).attacks("red 1", "green 1", "blue 1").throw("white .")
    party.do(use()).land("1").do(LetCount())
    assert party.state.white_dice == 1
    assert party.dice_left == ""


def test_dice_found_while_a_white_one_lies_there_never_make_ten() -> None:
    carried = [potion(Boon.REROLL, name="again"), potion(Boon.DICE, 2, "bag")]
    party = in_room(foe(), things={"brad": carried}, white_dice=9)
    party.attacks("red 1", "green 1", "blue 1").throw("white .")
    assert party.refused(use("bag")) is Refusal.NO_EFFECT
    party.do(use("again")).land("1").do(LetCount())
    assert party.state.white_dice == 8


def test_dice_are_found_as_long_as_there_are_any_in_the_box() -> None:
    party = in_room(foe(), things={"brad": [potion(Boon.DICE, 2, "bag")]}, white_dice=8)
    party.attacks("red 1", "green 1", "blue 1", "white 1").do(use("bag"))
    assert party.state.white_dice == 8
    assert party.all_told(DiceGained)[-1].amount == 1


def test_a_white_die_that_fell_off_the_table_is_not_in_the_box_either() -> None:
    party = in_room(foe(), things={"brad": [potion(Boon.DICE, 2, "bag")]}, white_dice=9)
    party.attacks("red 1", "green 1", "blue 1", "white -")
    assert party.refused(use("bag")) is Refusal.NO_EFFECT


def test_white_dice_are_back_in_the_box_after_the_fight() -> None:
    party = in_room(foe(4), things={"brad": [potion(Boon.DICE, 2, "bag")]}, white_dice=9)
    party.attacks("red 1", "green 1", "blue 1", "white 1").do(use("bag"))
    assert party.state.white_dice == 9


# Symbol


def test_a_symbol_wakes_what_the_die_would_have_woken() -> None:
    party = with_potion(Boon.SYMBOL, damage=3).throw("red .").do(use(), LetCount())
    assert party.foe_health == 18
    assert party.health == (9, 9, 9)


def test_a_symbol_makes_a_perfect_hit_a_fatal_one() -> None:
    party = with_potion(Boon.SYMBOL).throw("red c").do(use(), LetCount())
    assert party.phase == Phase.REST


def test_a_symbol_on_a_white_die_wakes_what_is_picked() -> None:
    party = with_potion(Boon.SYMBOL, heroes="lightfingers brad").attacks("red 1", "green 1")
    party.attacks("blue 1", "white 1").throw("white 1").do(use(), PickAbility(GREEN), LetCount())
    assert party.state.gold == 1


def test_a_symbol_is_wasted_where_there_is_one_or_where_it_wakes_nothing() -> None:
    assert with_potion(Boon.SYMBOL).throw("red .*").refused(use()) is Refusal.NO_EFFECT
    assert with_potion(Boon.SYMBOL).throw("red 3").refused(use()) is Refusal.NO_EFFECT
    assert with_potion(Boon.SYMBOL).throw("blue .").refused(use()) is Refusal.NO_EFFECT


# Stretch


def test_a_stretched_section_counts_for_more() -> None:
    party = with_potion(Boon.STRETCH, 2).throw("red 3").do(use(), LetCount())
    assert party.foe_health == 15


def test_a_stretched_section_of_a_horde_begins_at_1() -> None:
    party = with_potion(Boon.STRETCH, 2, trait=Trait.HORDE).throw("red 5").do(use(), LetCount())
    assert party.foe_health == 17


@pytest.mark.parametrize("landed", [".", "c*"])
def test_there_is_nothing_to_stretch_in_a_miss_or_in_a_fatal_blow(landed: str) -> None:
    party = with_potion(Boon.STRETCH, 2).throw(f"blue {landed}")
    assert party.refused(use()) is Refusal.NO_EFFECT


def test_a_stretch_makes_no_hit_of_what_is_a_miss_to_the_sly() -> None:
    party = with_potion(Boon.STRETCH, 2, trait=Trait.SLY).throw("blue 1")
    assert party.refused(use()) is Refusal.NO_EFFECT


# Recall


def test_a_recall_brings_the_coloured_dice_back_and_hurts_nobody() -> None:
    party = with_potion(Boon.RECALL).attacks("red 1", "green 1", "blue 1").do(use())
    assert party.dice_left == "red green blue"
    assert party.health == (9, 9, 9)
    assert party.lying == ""
    assert party.all_told(DiceTakenBack) == [DiceTakenBack(free=True)]


def test_a_recall_does_not_wait_for_the_last_die() -> None:
    assert with_potion(Boon.RECALL).attack("red 1").do(use()).dice_left == "red green blue"


def test_a_recall_needs_dice_that_were_thrown_and_a_moment_between_throws() -> None:
    assert with_potion(Boon.RECALL).refused(use()) is Refusal.NO_EFFECT
    assert with_potion(Boon.RECALL).attack("red 1").take("blue").refused(use()) is Refusal.NOT_NOW


# Free hand


def test_with_free_hands_nothing_is_required_of_the_next_throws() -> None:
    party = with_potion(Boon.FREE_HAND, 2, requirement="jump").do(use())
    assert party.game.requirements(party.state) == ()
    party.attacks("red 2", "green 2")
    assert party.game.requirements(party.state) == ("jump",)


def test_with_free_hands_a_weapon_asks_for_nothing_either() -> None:
    helm = thing("helm", Weapon(4, "blind"))
    party = in_room(foe(), things={"brad": [potion(Boon.FREE_HAND)], "wilrond": [helm]})
    party.do(use()).take("red", "helm")
    assert party.game.requirements(party.state) == ()
    assert party.land("1").do(LetCount()).foe_health == 15


def test_a_free_throw_that_never_happened_is_still_free() -> None:
    carried = [potion(Boon.FREE_HAND, name="glove"), potion(Boon.REROLL, name="again")]
    party = in_room(foe(requirement="jump"), things={"brad": carried}).do(use("glove"))
    party.throw("red .").do(use("again"))
    assert party.game.requirements(party.state) == ()
    party.land("1").do(LetCount())
    assert party.game.requirements(party.state) == ("jump",)


def test_both_throws_of_a_double_strike_are_free_together() -> None:
    """They are one turn; else the second could be left with what no hand can do."""
    party = with_potion(Boon.FREE_HAND, heroes="murka brad", requirement="jump").do(use())
    party.attack("blue 1*")
    assert party.game.requirements(party.state) == ()
    party.land("1").do(LetCount())
    assert party.game.requirements(party.state) == ("jump",)


def test_free_hands_throw_where_nobody_else_could() -> None:
    party = in_room(
        foe(requirement="wink"),
        where=room(requirement="blind"),
        things={"brad": [potion(Boon.FREE_HAND)]},
        conflicts=(("blind", "wink"),),
    )
    party.take("red")
    assert party.refused(throw("3")) is Refusal.NOBODY_CAN
    assert party.do(PutDieBack(), use()).attack("red 3").foe_health == 17
    assert party.take("green").refused(throw("3", others="3")) is Refusal.NOBODY_CAN


# Calm and soothe


def test_a_calmed_monster_has_no_trait_until_the_fight_is_over() -> None:
    party = with_potion(Boon.CALM, trait=Trait.ENRAGED).do(use()).attacks("blue .", "red .")
    assert party.health == (8, 8, 9)


def test_calm_makes_a_hit_of_what_was_a_miss_to_the_sly() -> None:
    party = with_potion(Boon.CALM, trait=Trait.SLY).throw("blue 1").do(use(), LetCount())
    assert party.foe_health == 19
    assert party.health == (9, 9, 9)


def test_calm_wakes_what_needs_a_hit_and_puts_to_sleep_what_needs_a_miss() -> None:
    party = with_potion(Boon.CALM, heroes="brawnhilda brad", trait=Trait.SLY).throw("red 1*")
    assert party.do(use(), LetCount()).foe_health == 17
    party = with_potion(Boon.CALM, trait=Trait.SLY).throw("red 1*").do(use(), LetCount())
    assert party.foe_health == 19


def test_calm_makes_a_white_die_forget_a_pick_that_no_longer_goes_with_it() -> None:
    party = with_potion(Boon.CALM, heroes="grace brad", trait=Trait.SLY)
    party.attacks("red 2", "green 2", "blue 2", "white 2").throw("white 1*")
    party.do(PickAbility(BLUE), use())
    assert party.game.wakeable(party.state) == (RED, GREEN)
    assert party.do(LetCount()).foe_health == 11


@pytest.mark.parametrize(
    ("trait", "left"), [(Trait.HORDE, 15), (Trait.TOUGH, 15), (Trait.SUPER_SLY, 15)]
)
def test_calm_helps_a_throw_that_lies_there(trait: Trait, left: int) -> None:
    party = with_potion(Boon.CALM, trait=trait).throw("red 5").do(use(), LetCount())
    assert party.foe_health == left


def test_the_plain_cannot_be_calmed() -> None:
    assert with_potion(Boon.CALM).refused(use()) is Refusal.NO_EFFECT


def test_a_soothed_monster_hurts_less_but_at_least_1() -> None:
    party = with_potion(Boon.SOOTHE, 2, damage=4).do(use()).attacks("blue .", "red .")
    assert party.health == (7, 7, 9)
    assert with_potion(Boon.SOOTHE, 5, damage=4).do(use()).attack("blue .").health == (8, 9, 9)


def test_soothing_does_not_lower_the_price_of_dice() -> None:
    party = in_room(foe(damage=4, level=3), things={"brad": [potion(Boon.SOOTHE, 3)]}).do(use())
    party.attacks("red 1", "green 1", "blue 1").do(TakeBackDice())
    assert party.health == (6, 6, 6)


def test_who_hurts_by_1_cannot_be_soothed() -> None:
    assert with_potion(Boon.SOOTHE, 2, damage=1).refused(use()) is Refusal.NO_EFFECT


# Dice and gold


def test_dice_and_gold_go_into_the_chest() -> None:
    party = with_potion(Boon.DICE, 2).do(use())
    assert party.state.white_dice == 4
    assert party.all_told(DiceGained) == [DiceGained(2, Source.ITEM)]
    party = with_potion(Boon.GOLD, 3).do(use())
    assert party.state.gold == 3
    assert party.all_told(GoldGained) == [GoldGained(3, Source.ITEM)]


def test_there_are_no_more_than_nine_white_dice() -> None:
    party = in_room(foe(), things={"brad": [potion(Boon.DICE, 2)]}, white_dice=8).do(use())
    assert party.state.white_dice == 9
    party = in_room(foe(), things={"brad": [potion(Boon.DICE, 2)]}, white_dice=9)
    assert party.refused(use()) is Refusal.NO_EFFECT


def test_gold_may_be_found_at_any_time() -> None:
    purse = [potion(Boon.GOLD, 3)]
    for party in (
        in_room(foe(), things={"brad": purse}).take("red"),
        in_room(foe(), things={"brad": purse}).throw("red 1"),
        in_room(foe(1), things={"brad": purse}).attack("red 1"),
    ):
        before = party.state.gold
        assert party.do(use()).state.gold == before + 3


# Scars


def scarred(carried: Item, heroes: str = "wilrond brad") -> Campaign:
    return in_room(
        foe(),
        heroes=heroes,
        things={"brad": [carried]},
        scars={"wilrond": (RED, BLUE)},
        health={"wilrond": 5},
    )


def test_a_scar_that_heals_gives_its_colour_back_and_room_for_health() -> None:
    party = scarred(potion(Boon.UNSCAR)).do(use(seat=0, colour=RED))
    wilrond = party.state.party[FIRST]
    assert wilrond.scars == (BLUE,)
    assert (wilrond.health, wilrond.most_health) == (5, 7)
    assert party.all_told(ScarHealed) == [ScarHealed(FIRST, RED)]
    assert party.attack("red .*").foe_health == 18


def test_a_scar_that_heals_in_time_wakes_what_lies_there() -> None:
    party = scarred(potion(Boon.UNSCAR)).throw("red .*").do(use(seat=0, colour=RED), LetCount())
    assert party.foe_health == 18


def test_it_has_to_be_told_whose_scar_heals_and_which() -> None:
    party = scarred(potion(Boon.UNSCAR))
    assert party.refused(use()) is Refusal.WHOM
    assert party.refused(use(seat=0)) is Refusal.WHOM
    assert party.refused(use(colour=RED)) is Refusal.WHOM
    assert party.refused(use(seat=0, colour=GREEN)) is Refusal.NO_EFFECT
    assert party.refused(use(seat=0, colour=WHITE)) is Refusal.NO_EFFECT
    assert party.refused(use(seat=1, colour=RED)) is Refusal.NO_EFFECT
