"""What each symbol wakes, on a hit, on a miss, or wherever the die lies."""

import pytest

from dexterity.rules.fighter.actions import AgainBy, LetCount, PickAbility, Refusal, ThrowAgain
from dexterity.rules.fighter.cards.foe import Kind, Trait
from dexterity.rules.fighter.cards.hero import Ability
from dexterity.rules.fighter.cards.item import Boon, Weapon
from dexterity.rules.fighter.effects import (
    AbilityWoken,
    FatalBlow,
    FoeBeaten,
    GoldGained,
    HeroHealed,
    ItemFound,
    ItemSnatched,
    SecondStrike,
    Source,
    ThrownAgain,
)
from dexterity.rules.fighter.state import Phase, SeatId, Token
from dexterity.values.colour import DieColour
from tests.kit.fighting import BLUE, GREEN, HEROES, RED, boss, foe, in_room, potion, thing, use

FIRST, SECOND = SeatId(0), SeatId(1)
EVERYBODY = (
    "wilrond",
    "brad",
    "murka",
    "lightfingers",
    "grace",
    "brawnhilda",
    "edith",
    "marvin",
)
SPOON = thing("spoon", Weapon(1))
HELM = thing("helm", Weapon(4, "blind"))


def test_every_ability_belongs_to_somebody_here() -> None:
    assert {hero.ability(colour) for hero in HEROES for colour in (RED, GREEN, BLUE)} == set(
        Ability
    )
    assert tuple(hero.id for hero in HEROES) == EVERYBODY


def test_a_blank_face_wakes_nothing() -> None:
    party = in_room(foe(kind=Kind.ANIMAL), heroes="murka brad")
    party.attack("red 3")
    assert party.foe_health == 17
    assert party.all_told(AbilityWoken) == []


def test_a_symbol_wakes_the_ability_of_its_own_colour() -> None:
    party = in_room(foe(), heroes="wilrond brad", health={"wilrond": 5}).attack("green 2*")
    assert party.all_told(AbilityWoken) == [AbilityWoken(FIRST, Ability.GROUP_HEAL)]


# Sworn enemies


@pytest.mark.parametrize(
    ("name", "kind"),
    [("brad", Kind.DEMON), ("murka", Kind.ANIMAL), ("marvin", Kind.UNDEAD)],
)
def test_a_sworn_enemy_adds_4_against_its_kind_and_1_against_the_rest(
    name: str, kind: Kind
) -> None:
    for met in Kind:
        party = in_room(foe(kind=met), heroes=f"{name} grace").attack("red 3*")
        assert party.foe_health == 20 - 3 - (4 if met is kind else 1)


def test_a_sworn_enemy_sleeps_on_a_miss() -> None:
    party = in_room(foe(kind=Kind.ANIMAL), heroes="murka brad").attack("red .*")
    assert party.foe_health == 20
    assert party.health == (8, 9)


# Piercing and targeted


def test_piercing_adds_2_to_the_section() -> None:
    assert in_room(foe(), heroes="brawnhilda brad").attack("red 1*").foe_health == 17


def test_targeted_makes_any_section_a_5() -> None:
    for section in "12345":
        party = in_room(foe(), heroes="grace brad").attack(f"red {section}*")
        assert party.foe_health == 15


@pytest.mark.parametrize("name", ["grace", "brawnhilda"])
def test_neither_piercing_nor_targeted_makes_a_miss_a_hit(name: str) -> None:
    party = in_room(foe(), heroes=f"{name} brad").attack("red b*")
    assert party.foe_health == 20
    assert party.health == (8, 9)


def test_weapons_are_added_to_a_targeted_5() -> None:
    party = in_room(foe(), heroes="grace brad", things={"grace": [SPOON]})
    assert party.attack("red 2*", "spoon").foe_health == 14


# Instinctive agility and heroic defence


def test_agility_strikes_for_2_on_a_miss_and_nothing_is_suffered() -> None:
    party = in_room(foe(damage=3)).attack("red .*")
    assert party.foe_health == 18
    assert party.health == (9, 9, 9)


def test_agility_sleeps_on_a_hit() -> None:
    assert in_room(foe()).attack("red 4*").foe_health == 16


def test_agility_has_no_weapon_in_its_hand() -> None:
    party = in_room(foe(), things={"wilrond": [SPOON]}).attack("red .*", "spoon")
    assert party.foe_health == 18


def test_agility_also_makes_up_for_a_requirement_that_was_not_met() -> None:
    party = in_room(foe(requirement="jump", damage=2)).attack("red 5!*")
    assert party.foe_health == 18
    assert party.health == (9, 9, 9)


def test_heroic_defence_strikes_for_4_on_a_miss_and_suffers_1() -> None:
    party = in_room(foe(damage=3), heroes="grace brad").attack("blue h*")
    assert party.foe_health == 16
    assert party.health == (8, 9)


def test_heroic_defence_sleeps_on_a_hit() -> None:
    party = in_room(foe(damage=3), heroes="grace brad").attack("blue 2*")
    assert party.foe_health == 18
    assert party.health == (9, 9)


# Healing and gold


@pytest.mark.parametrize("landed", ["3*", ".*"])
def test_group_heal_gives_everybody_1_wherever_the_die_lies(landed: str) -> None:
    party = in_room(foe(damage=1), health={"wilrond": 5, "brad": 4, "murka": 9})
    party.attack(f"green {landed}")
    assert party.all_told(HeroHealed) == [
        HeroHealed(FIRST, 1, Source.ABILITY),
        HeroHealed(SECOND, 1, Source.ABILITY),
    ]
    assert party.health == ((6, 5, 9) if landed == "3*" else (5, 5, 9))


@pytest.mark.parametrize("landed", ["3*", ".*"])
def test_self_heal_gives_3_wherever_the_die_lies_and_never_too_much(landed: str) -> None:
    party = in_room(foe(damage=1), heroes="grace brad", health={"grace": 7, "brad": 2})
    party.attack(f"green {landed}")
    assert party.health == ((9, 2) if landed == "3*" else (8, 2))


def test_an_ability_comes_before_the_damage_of_its_own_miss() -> None:
    """The rulebook is silent on the order; so a healer with 1 health left survives a miss."""
    party = in_room(foe(damage=3), heroes="grace brad", health={"grace": 1}).attack("green .*")
    assert party.health == (1, 9)
    assert party.state.party[FIRST].stands


def test_healing_does_not_reach_who_plays_dead() -> None:
    """Down is until the end of the fight, and a hero who gets up then is healed by the scar."""
    party = in_room(foe(damage=9), heroes="wilrond brad marvin", health={"marvin": 5})
    party.attacks("red .", "blue 1", "green 1*")
    assert party.health == (0, 9, 6)
    assert party.turn == "brad"


@pytest.mark.parametrize("landed", ["3*", ".*"])
def test_pickpocket_finds_a_coin_wherever_the_die_lies(landed: str) -> None:
    party = in_room(foe(), heroes="lightfingers brad").attack(f"green {landed}")
    assert party.all_told(GoldGained) == [GoldGained(1, Source.ABILITY)]
    assert party.state.gold == 1


# Reroll


def test_a_reroll_makes_the_first_throw_undone() -> None:
    party = in_room(foe(), heroes="brad murka")
    party.throw("green .*").do(ThrowAgain(AgainBy.ABILITY)).land("4").do(LetCount())
    assert party.foe_health == 16
    assert party.health == (9, 9)
    assert party.dice_left == "red blue"
    assert party.all_told(AbilityWoken) == [AbilityWoken(FIRST, Ability.REROLL)]
    assert party.all_told(ThrownAgain) == [ThrownAgain(FIRST)]


def test_a_reroll_may_be_left_alone() -> None:
    party = in_room(foe(), heroes="brad murka").attack("green 3*")
    assert party.foe_health == 17
    assert party.turn == "murka"


def test_a_reroll_that_shows_its_symbol_may_be_rerolled_again_and_again() -> None:
    party = in_room(foe(), heroes="brad murka").throw("green .*")
    for _ in range(5):
        party.do(ThrowAgain(AgainBy.ABILITY)).land("h*")
    party.do(ThrowAgain(AgainBy.ABILITY)).land("5").do(LetCount())
    assert party.foe_health == 15
    assert party.state.throws == 7


def test_a_blank_reroll_counts() -> None:
    party = in_room(foe(), heroes="brad murka").throw("green .*")
    party.do(ThrowAgain(AgainBy.ABILITY)).land(".")
    assert party.refused(ThrowAgain(AgainBy.ABILITY)) is Refusal.NOTHING_TO_REPEAT
    assert party.do(LetCount()).health == (8, 9)


def test_a_reroll_is_thrown_with_the_same_weapons_and_asks_the_same() -> None:
    party = in_room(foe(), heroes="brad murka", things={"brad": [HELM]})
    party.throw("green .*", "helm").do(ThrowAgain(AgainBy.ABILITY))
    assert party.game.requirements(party.state) == ("blind",)
    assert party.land("2").do(LetCount()).foe_health == 14


# Courage


def test_courage_adds_3_against_a_monster_with_more_health() -> None:
    assert in_room(foe(10)).attack("blue 2*").foe_health == 5
    assert in_room(foe(9)).attack("blue 2*").foe_health == 7


def test_courage_compares_before_the_blow() -> None:
    party = in_room(foe(5), health={"wilrond": 4}).attack("blue 3*")
    assert party.all_told(FoeBeaten) == [FoeBeaten(foe().id, epic=False)]


def test_courage_sleeps_on_a_miss() -> None:
    assert in_room(foe(20)).attack("blue .*").foe_health == 20


# Feast


def test_a_feast_is_eaten_at_the_rest_by_everybody_for_the_monsters_level() -> None:
    party = in_room(foe(3, level=3), heroes="brad murka", health={"brad": 2, "murka": 8})
    party.attack("blue .*")
    assert party.fight.tokens == (Token.FEAST,)
    assert party.health == (1, 8)
    party.attack("red 3")
    assert party.phase == Phase.REST
    assert party.health == (4, 9)
    assert party.all_told(HeroHealed) == [
        HeroHealed(FIRST, 3, Source.FEAST),
        HeroHealed(SECOND, 1, Source.FEAST),
    ]


def test_a_second_feast_does_not_fill_more() -> None:
    party = in_room(foe(3, level=2), heroes="brad murka", health={"brad": 2, "murka": 2})
    party.attacks("blue 1*", "red 1", "green 1*")
    assert party.health == (4, 4)


def test_the_blow_that_ends_a_fight_may_still_call_to_the_feast() -> None:
    party = in_room(foe(2, level=2), heroes="brad murka", health={"murka": 3})
    assert party.attack("blue 2*").health == (9, 5)


# Double strike


def test_a_double_strike_hits_then_throws_the_same_die_again_without_weapons() -> None:
    party = in_room(foe(), heroes="murka brad", things={"murka": [HELM]})
    party.attack("blue 3*", "helm")
    assert party.foe_health == 13
    assert party.phase == Phase.THROW
    assert party.all_told(SecondStrike) == [SecondStrike(FIRST)]
    assert party.game.requirements(party.state) == ()
    party.land("2").do(LetCount())
    assert party.foe_health == 11
    assert party.turn == "brad"
    assert party.dice_left == "red green"


def test_there_is_no_third_strike() -> None:
    party = in_room(foe(), heroes="murka brad").attack("blue 1*").land("1*").do(LetCount())
    assert party.foe_health == 18
    assert party.turn == "brad"


def test_the_second_strike_may_miss_and_costs_what_a_miss_costs() -> None:
    party = in_room(foe(damage=2), heroes="murka brad").attack("blue 1*").land(".").do(LetCount())
    assert party.foe_health == 19
    assert party.health == (7, 9)


def test_a_double_strike_that_kills_at_once_needs_no_second() -> None:
    party = in_room(foe(3), heroes="murka brad").attack("blue 3*")
    assert party.phase == Phase.REST
    assert party.all_told(SecondStrike) == []


def test_a_double_strike_sleeps_on_a_miss() -> None:
    party = in_room(foe(), heroes="murka brad").attack("blue .*")
    assert party.turn == "brad"


def test_a_white_die_strikes_twice_and_is_paid_once() -> None:
    party = in_room(foe(), heroes="murka brad").attacks("red .", "green .", "blue .")
    assert party.turn == "brad"
    party.attack("white .").throw("white 2*").do(PickAbility(BLUE), LetCount())
    assert party.phase == Phase.THROW
    party.land("3").do(LetCount())
    assert party.foe_health == 15
    assert party.state.white_dice == 0


# Free sample


def test_a_free_sample_lies_face_down_until_the_rest() -> None:
    prize, next_ = potion(Boon.GOLD, name="prize"), potion(Boon.GOLD, name="next")
    party = in_room(foe(3), heroes="lightfingers brad", deck=[prize, next_]).attack("blue .*")
    assert party.all_told(ItemSnatched) == [ItemSnatched(FIRST)]
    assert party.all_told(ItemFound) == []
    assert party.game.seen_by(party.state, FIRST).fight != party.fight
    party.attack("red 3")
    assert party.phase == Phase.GIVE
    assert party.all_told(ItemFound) == [ItemFound(prize.id)]
    assert party.state.found == (prize.id,)
    assert party.state.shop_deck == (next_.id,)


def test_a_free_sample_is_taken_once_a_fight() -> None:
    deck = [potion(Boon.GOLD, name="prize"), potion(Boon.GOLD, name="next")]
    party = in_room(foe(), heroes="lightfingers brad", deck=deck).attack("blue .*")
    party.attacks("red 1", "green 1", "white 1").throw("white 1*")
    party.do(PickAbility(BLUE), LetCount())
    assert len(party.all_told(ItemSnatched)) == 1
    assert party.state.shop_deck == (deck[1].id,)


def test_an_empty_shop_has_no_samples() -> None:
    party = in_room(foe(), heroes="lightfingers brad").attack("blue .*")
    assert party.all_told(ItemSnatched) == []


# Smash


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_smash_adds_the_monsters_level(level: int) -> None:
    party = in_room(foe(level=level), heroes="brawnhilda brad").attack("blue 2*")
    assert party.foe_health == 18 - level


def test_a_smash_adds_4_against_the_boss() -> None:
    party = in_room(boss=boss(40), heroes="brawnhilda brad").meet_boss().attack("blue 2*")
    assert party.foe_health == 34


def test_a_smash_sleeps_on_a_miss() -> None:
    assert in_room(foe(level=3), heroes="brawnhilda brad").attack("blue .*").foe_health == 20


# Time spell


def test_a_time_spell_rerolls_and_leaves_a_token() -> None:
    party = in_room(foe(), heroes="edith brad").throw("blue .*")
    party.do(ThrowAgain(AgainBy.ABILITY)).land("4").do(LetCount())
    assert party.foe_health == 16
    assert party.fight.tokens == (Token.TIME_SPELL,)


def test_a_time_spell_may_keep_the_throw_and_leave_the_token() -> None:
    party = in_room(foe(), heroes="edith brad").attack("blue 5*")
    assert party.foe_health == 15
    assert party.fight.tokens == (Token.TIME_SPELL,)


def test_anybody_may_throw_again_by_the_token_once() -> None:
    party = in_room(foe(), heroes="edith brad").attack("blue 1*").throw("red .")
    party.do(ThrowAgain(AgainBy.TOKEN)).land("3").do(LetCount())
    assert party.foe_health == 16
    assert party.health == (9, 9)
    assert party.fight.tokens == ()
    party.throw("green .")
    assert party.refused(ThrowAgain(AgainBy.TOKEN)) is Refusal.NOTHING_TO_REPEAT


def test_the_token_is_ediths_to_turn_over_and_who_plays_dead_does_nothing() -> None:
    """A hero who is down can no longer act, and it is the caster who lets go of the spell."""
    party = in_room(foe(damage=9), heroes="edith brad murka").attacks("blue 1*", "red 1", "green 1")
    party.attack("white .").throw("white .")
    assert not party.state.party[FIRST].stands
    assert party.refused(ThrowAgain(AgainBy.TOKEN)) is Refusal.NOTHING_TO_REPEAT


def test_the_token_is_gone_after_the_fight() -> None:
    party = in_room(foe(1), foe(20, name="next"), heroes="edith brad").attack("blue 1*")
    assert party.state.fight is None


# Enchanted flute


@pytest.mark.parametrize("landed", ["3*", ".*"])
def test_the_flute_heals_everybody_1_at_once_wherever_the_die_lies(landed: str) -> None:
    party = in_room(foe(damage=1), heroes="marvin brad", health={"marvin": 5, "brad": 5})
    party.attack(f"blue {landed}")
    assert party.health == ((6, 6) if landed == "3*" else (5, 6))
    assert party.fight.tokens == (Token.FLUTE,)


def test_the_flute_heals_whoever_hits_later_but_not_with_its_own_hit() -> None:
    party = in_room(foe(), heroes="marvin brad", health={"marvin": 4, "brad": 4})
    party.attack("blue 3*")
    assert party.health == (5, 5)
    party.attack("red 2")
    assert party.health == (5, 6)
    party.attack("green 2")
    assert party.health == (6, 6)
    assert party.all_told(HeroHealed)[2:] == [
        HeroHealed(SECOND, 1, Source.FLUTE),
        HeroHealed(FIRST, 1, Source.FLUTE),
    ]


def test_the_flute_does_not_play_for_a_miss() -> None:
    party = in_room(foe(damage=1), heroes="marvin brad", health={"brad": 4})
    assert party.attacks("blue 3*", "red .").health == (9, 4)


# The fatal blow


def test_a_fatal_blow_beats_any_monster_and_wakes_its_ability_all_the_same() -> None:
    party = in_room(foe(99, gold=2), heroes="lightfingers brad").attack("green c*")
    assert party.all_told(FatalBlow) == [FatalBlow()]
    assert party.all_told(FoeBeaten) == [FoeBeaten(foe().id, epic=True)]
    assert party.state.gold == 4


def test_a_white_die_in_the_centre_with_its_symbol_is_fatal_too() -> None:
    party = in_room(foe(99), heroes="lightfingers brad").attacks("red 1", "green 1", "blue 1")
    assert party.attack("white c*").phase == Phase.REST


def test_the_centre_with_a_blank_face_is_worth_10() -> None:
    party = in_room(foe(99)).attack("red c")
    assert party.foe_health == 89


@pytest.mark.parametrize("landed", ["c!*", "c^*"])
def test_the_centre_is_not_fatal_where_the_throw_was_a_miss(landed: str) -> None:
    party = in_room(foe(99, requirement="jump"), heroes="lightfingers brad")
    party.attack(f"green {landed}")
    assert party.foe_health == 99
    assert party.health == (8, 9)


# White dice and scars


@pytest.mark.parametrize(("colour", "adds"), [(RED, 2), (BLUE, 4)])
def test_a_white_die_wakes_whichever_ability_is_picked(colour: DieColour, adds: int) -> None:
    party = in_room(foe(level=4), heroes="brawnhilda brad").attacks("red .", "green .", "blue .")
    party.attack("white .").throw("white 3*").do(PickAbility(colour), LetCount())
    assert party.foe_health == 17 - adds


def test_the_pick_of_a_white_die_may_be_changed_until_it_counts() -> None:
    party = in_room(foe(), heroes="brawnhilda brad").attacks("red 1", "green 1", "blue 1")
    party.attack("white 1").throw("white 3*").do(PickAbility(BLUE), PickAbility(RED), LetCount())
    assert party.foe_health == 20 - 4 - 5


def test_a_white_die_that_wakes_a_reroll_is_thrown_again_and_paid_once() -> None:
    party = in_room(foe(), heroes="brad murka").attacks("red 1", "green 1", "blue 1", "white 1")
    party.throw("white .*").do(PickAbility(GREEN), ThrowAgain(AgainBy.ABILITY)).land("5")
    assert party.state.white_dice == 0
    assert party.do(LetCount()).foe_health == 11


def test_a_white_die_of_which_nothing_is_picked_wakes_nothing() -> None:
    party = in_room(foe(), heroes="lightfingers brad").attacks("red 1", "green 1", "blue 1")
    party.attack("white 1").attack("white 2*")
    assert party.state.gold == 0
    assert party.foe_health == 14


def test_a_white_die_wakes_no_scarred_ability() -> None:
    party = in_room(foe(), heroes="lightfingers brad", scars={"lightfingers": (GREEN,)})
    party.attacks("red 1", "green 1", "blue 1", "white 1").throw("white 2*")
    assert party.game.wakeable(party.state) == (RED, BLUE)
    assert party.refused(PickAbility(GREEN)) is Refusal.SCARRED


def test_a_white_die_wakes_only_what_goes_with_such_a_throw() -> None:
    party = in_room(foe(), heroes="grace brad").attacks("red 1", "green 1", "blue 1", "white 1")
    party.throw("white .*")
    assert party.game.wakeable(party.state) == (GREEN, BLUE)
    assert party.refused(PickAbility(RED)) is Refusal.NOT_WITH_THIS_THROW


def test_who_has_every_scar_is_told_so_when_a_white_die_shows_its_symbol() -> None:
    party = in_room(foe(), heroes="grace brad", scars={"grace": (RED, GREEN, BLUE)})
    party.attacks("red 1", "green 1", "blue 1", "white 1").throw("white 2*")
    assert party.refused(PickAbility(RED)) is Refusal.SCARRED


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_a_scarred_colour_can_be_thrown_but_wakes_nothing(colour: str) -> None:
    party = in_room(foe(), heroes="lightfingers brad", scars={"lightfingers": (RED, GREEN, BLUE)})
    party.attack(f"{colour} 2*")
    assert party.foe_health == 18
    assert party.all_told(AbilityWoken) == []


# Sly monsters and abilities that need a hit or a miss


def test_a_1_is_a_miss_to_a_sly_monster_so_agility_wakes_and_piercing_sleeps() -> None:
    sly = foe(trait=Trait.SLY)
    assert in_room(sly, heroes="wilrond brad").attack("red 1*").foe_health == 18
    assert in_room(sly, heroes="brawnhilda brad").attack("red 1*").foe_health == 20
    assert in_room(sly, heroes="brawnhilda brad").attack("red 1*").health == (8, 9)


def test_a_1_that_is_a_miss_still_lets_pockets_be_picked() -> None:
    party = in_room(foe(trait=Trait.SLY), heroes="lightfingers brad").attack("green 1*")
    assert party.state.gold == 1


def test_what_was_woken_on_a_miss_is_not_lost_when_a_thing_then_beats_the_monster() -> None:
    """The symbol was there before the thing was used, and pockets are picked wherever it lies."""
    party = in_room(foe(2), heroes="lightfingers brad", things={"brad": [potion(Boon.DAMAGE, 2)]})
    party.throw("green .*").do(use())
    assert party.phase == Phase.REST
    assert party.state.gold == 1
    assert party.health == (9, 9)
