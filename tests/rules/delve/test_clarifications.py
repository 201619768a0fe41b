"""Every clarification and example of the rulebooks, in their order."""

from dataclasses import replace

import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Refusal
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import MonsterId, Parity
from dexterity.rules.delve.effects import MonsterMet, NextIgnored, TileSpent
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, Seat
from tests.kit.delving import delving, lines

# The first box


def test_ring_of_power_a_goblin_and_a_skeleton_give_three_health() -> None:
    one = delving("rogue", "goblin skeleton", "ring_of_power").go()
    assert one.health == 3 + 1 + 2


@pytest.mark.parametrize(
    ("adventurer", "tile"), [("warrior", "vorpal_sword"), ("rogue", "vorpal_dagger")]
)
def test_vorpal_blades_are_named_before_the_first_card_and_beat_all_of_it(
    adventurer: str, tile: str
) -> None:
    one = delving(adventurer, "skeleton skeleton", tile)
    assert one.state.phase is Phase.NAME_MONSTER
    assert one.why_not(do.TurnCard()) is Refusal.NOT_NOW
    one.go("name skeleton")
    assert one.story == [f"skeleton beaten: {tile}"] * 2


def test_a_vorpal_blade_can_be_named_after_any_monster_that_may_be_met() -> None:
    one = delving("warrior", "goblin mimic count", "vorpal_sword")
    ordinary = ["goblin", "skeleton", "orc", "vampire", "golem", "lich", "demon", "dragon"]
    # Who of the specials has joined is a secret, so that any that count as themselves are offered.
    specials = ["fairy", "ally", "mimic", "cube"]
    assert one.asked == [f"name {each}" for each in (*ordinary, *specials)]
    assert one.why_not(do.NameMonster(MonsterId("count"))) is Refusal.NO_SUCH_MONSTER
    ordinary_game = delving("warrior", "goblin", "vorpal_sword")
    fairy = do.NameMonster(MonsterId("fairy"))
    assert ordinary_game.why_not(fairy) is Refusal.NO_SUCH_MONSTER


def test_vorpal_axe_is_used_before_the_next_monster_is_known() -> None:
    one = delving("barbarian", "golem dragon", "vorpal_axe").go()
    assert one.state.phase is Phase.USE_TILE
    assert len(one.all_told(MonsterMet)) == 1
    assert one.why_not(do.TurnCard()) is Refusal.NOT_NOW


def test_omnipotence_is_looked_at_after_the_last_card() -> None:
    one = delving("mage", "dragon demon", "omnipotence").do(do.TurnCard())
    assert not one.delve.alive
    assert one.state.phase is Phase.TURN_CARD
    assert one.go().success


def test_demonic_pact_with_the_demon_last_only_beats_the_demon() -> None:
    one = delving("mage", "goblin demon", "demonic_pact").go()
    assert one.story == lines("goblin strikes: 1, demon beaten: demonic_pact")
    assert one.all_told(NextIgnored) == []


def test_polymorph_needs_a_deck() -> None:
    one = delving("mage", "goblin", "polymorph", deck="").go()
    assert one.story == ["goblin strikes: 1"]
    one = delving("mage", "goblin", "polymorph", deck="orc").go()
    assert one.asked == ["use polymorph", "no"]


@pytest.mark.parametrize(("adventurer", "health"), [("barbarian", 4), ("rogue", 3)])
def test_healing_potion_brings_back_as_much_as_the_adventurer_has(
    adventurer: str, health: int
) -> None:
    one = delving(adventurer, "dragon goblin", "healing_potion").go()
    assert one.state.phase is Phase.REVIVE
    one.do(do.UseTile(TileId("healing_potion")))
    assert one.health == health
    assert one.go().story == lines("dragon strikes: 9, goblin strikes: 1")


def test_healing_potion_works_once() -> None:
    one = delving("barbarian", "dragon demon", "healing_potion").go("use healing_potion")
    assert not one.success


# The sequel


def test_knucklebones_work_again_after_health_was_gained() -> None:
    with_ = "resurrection_knucklebones bloody_wand"
    one = delving("necromancer", "dragon vampire dragon goblin", with_).go()
    assert one.health == 1
    assert one.success


def test_knucklebones_are_useless_to_one_who_had_one_health() -> None:
    one = delving("necromancer", "goblin", "resurrection_knucklebones", health=1).go()
    assert not one.success


def test_smoke_bomb_cannot_go_with_itself() -> None:
    one = delving("ninja", "goblin orc", "smoke_bomb ninjato").go()
    itself = do.UseTile(TileId("smoke_bomb"), TileId("smoke_bomb"))
    assert one.why_not(itself) is Refusal.WRONG_COST
    assert one.why_not(do.UseTile(TileId("smoke_bomb"))) is Refusal.WRONG_COST


def test_smoke_bomb_alone_is_useless() -> None:
    one = delving("ninja", "goblin", "smoke_bomb").go()
    assert one.story == ["goblin strikes: 1"]


def test_family_crown_a_vampire_does_two_damage_and_stays_a_vampire() -> None:
    one = delving("princess", "vampire goblin", "family_crown", health=9).go()
    first = one.delve.met[0]
    assert first.damage == 2
    assert (first.facing.identity, first.facing.strength) == ("vampire", 4)


def test_daddys_sword_is_asked_of_a_player_of_the_delvers_choice_even_one_who_is_out() -> None:
    one = delving("princess", "golem", "daddys_sword", players=4)
    one.state = replace(one.state, seats=(Seat(), Seat(failures=2, passed=True), Seat(), Seat()))
    assert one.state.phase is Phase.PICK_NAMER
    assert one.asked == ["pick 1", "pick 2", "pick 3"]
    assert one.why_not(do.PickNamer(PlayerId(0))) is Refusal.NO_SUCH_PLAYER
    one.go("pick 1")
    assert (one.state.phase, one.state.decides) == (Phase.NAME_STRENGTH, 1)
    assert one.asked == ["strength 5", "strength 6", "strength 7"]
    assert one.why_not(do.NameStrength(9)) is Refusal.NO_SUCH_STRENGTH
    one.do(do.NameStrength(6))
    assert (one.state.phase, one.state.decides) == (Phase.TURN_CARD, 0)


def test_daddys_sword_asks_the_only_other_player_at_once() -> None:
    one = delving("princess", "golem", "daddys_sword")
    assert (one.state.phase, one.state.decides) == (Phase.NAME_STRENGTH, 1)


def test_royal_sceptre_ignores_the_second_even_if_the_first_was_ignored() -> None:
    one = delving("princess", "ally golem golem", "royal_sceptre").go()
    assert one.story == lines("ally works, golem ignored, golem beaten: royal_sceptre")


def test_royal_sceptre_ignores_a_third_too() -> None:
    one = delving("princess", "vampire vampire count", "royal_sceptre", health=9).go()
    assert one.story[1:] == lines("vampire beaten: royal_sceptre, count beaten: royal_sceptre")


def test_lucky_charm_a_vampire_then_the_demon_by_the_sword_then_as_it_comes() -> None:
    with_ = "lucky_charm dancing_sword"
    used = ("use lucky_charm", "use dancing_sword")
    even = delving("bard", "vampire demon lich", with_).go(*used)
    assert even.story[-1] == "lich beaten: lucky_charm"
    odd = delving("bard", "vampire demon goblin skeleton", with_).go(*used)
    assert odd.story[2:] == lines("goblin strikes: 1, skeleton strikes: 2")
    assert TileSpent(TileId("lucky_charm")) in odd.told


def test_charming_flute_takes_one_off_for_each_goblin_and_a_vampire_stays_one() -> None:
    one = delving("bard", "goblin goblin vampire", "charming_flute", health=9).go()
    vampire = one.delve.met[-1]
    assert vampire.damage == 2
    facing = vampire.facing
    assert (facing.strength, facing.parity, facing.identity) == (4, Parity.EVEN, "vampire")


def test_elven_harp_plays_strictly_below_five_and_the_flute_takes_off_that() -> None:
    assert delving("bard", "dragon", "elven_harp", health=5).go().health == -4
    assert delving("bard", "dragon", "elven_harp", health=4).go().health == 3
    both = delving("bard", "goblin lich", "elven_harp charming_flute", health=4).go()
    assert both.delve.met[-1].damage == 1


def test_a_shapeshifter_in_the_fourth_place_is_a_vampire_and_in_the_tenth_nobody() -> None:
    fourth = delving("ninja", "goblin goblin goblin shapeshifter", "wooden_shuriken", health=9)
    assert fourth.go().story[-1] == "shapeshifter beaten: wooden_shuriken"
    tenth = delving("warrior", "goblin " * 9 + "shapeshifter", health=30).go()
    assert tenth.story[-1] == "shapeshifter strikes: 10"
