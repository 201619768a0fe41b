"""Every tile of every adventurer alone: where it helps, and where it does not.

Adventurers without any tile have 2 to 4 health, so what they meet shows at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from dexterity.rules.delve import actions as do
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.effects import TileSpent
from dexterity.rules.delve.game import DelveGame
from tests.kit.delving import Delving, delving, lines, our_delve_cards

ARMOURS = {
    ("warrior", "plate_armor"): 3 + 5,
    ("warrior", "knight_shield"): 3 + 3,
    ("barbarian", "chainmail"): 4 + 4,
    ("barbarian", "leather_shield"): 4 + 3,
    ("mage", "wall_of_fire"): 2 + 6,
    ("mage", "bracelet_of_protection"): 2 + 3,
    ("rogue", "mithril_armor"): 3 + 5,
    ("rogue", "buckler"): 3 + 3,
    ("princess", "suitor"): 2 + 5,
    ("princess", "chaperone"): 2 + 3,
    ("ninja", "weird_concoction"): 3 + 5,
    ("ninja", "curative_herbs"): 3 + 3,
    ("bard", "glamorous_tunic"): 3 + 5,
    ("bard", "fancy_hat"): 3 + 2,
    ("necromancer", "zombie"): 2 + 6,
    ("necromancer", "dark_cape"): 2 + 3,
}

POWERS = """\
warrior torch
  orc |  | orc beaten: * | 3
  vampire |  | vampire strikes: 4 | -1
warrior holy_grail
  lich skeleton |  | lich beaten: *, skeleton beaten: * | 3
  goblin |  | goblin strikes: 1 | 2
warrior dragon_spear
  dragon |  | dragon beaten: * | 3
  demon |  | demon strikes: 7 | -4
warrior vorpal_sword
  golem golem | name golem | golem beaten: *, golem beaten: * | 3
  skeleton golem | name golem | skeleton strikes: 2, golem beaten: * | 1
barbarian torch
  skeleton goblin |  | skeleton beaten: *, goblin beaten: * | 4
  golem |  | golem strikes: 5 | -1
barbarian war_hammer
  golem golem |  | golem beaten: *, golem beaten: * | 4
  orc |  | orc strikes: 3 | 1
barbarian vorpal_axe
  dragon goblin | use * | dragon beaten: *, goblin strikes: 1 | 3
  goblin dragon | no, use * | goblin strikes: 1, dragon beaten: * | 3
barbarian healing_potion
  lich goblin | use * | lich strikes: 6, goblin strikes: 1 | 3
  orc |  | orc strikes: 3 | 1
mage holy_grail
  vampire |  | vampire beaten: * | 2
  dragon |  | dragon strikes: 9 | -7
mage demonic_pact
  demon dragon goblin |  | demon beaten: *, dragon ignored: *, goblin strikes: 1 | 1
  golem |  | golem strikes: 5 | -3
mage polymorph
  dragon | use * | dragon swapped: *, goblin strikes: 1 | 1
  goblin | no | goblin strikes: 1 | 1
mage omnipotence
  dragon demon |  | dragon strikes: 9, demon strikes: 7 | -14
  dragon orc orc |  | dragon strikes: 9, orc strikes: 3, orc strikes: 3 | -13
rogue ring_of_power
  skeleton goblin |  | skeleton beaten: *, goblin beaten: * | 6
  orc |  | orc strikes: 3 | 0
rogue invisibility_cloak
  lich demon dragon |  | lich beaten: *, demon beaten: *, dragon beaten: * | 3
  golem |  | golem strikes: 5 | -2
rogue vorpal_dagger
  orc orc | name orc | orc beaten: *, orc beaten: * | 3
  lich | name dragon | lich strikes: 6 | -3
rogue healing_potion
  dragon | use * | dragon strikes: 9 | 3
  dragon | no | dragon strikes: 9 | -6
princess dragon_leash
  dragon demon goblin |  | dragon beaten: *, demon ignored: *, goblin strikes: 1 | 1
  goblin |  | goblin strikes: 1 | 1
princess family_crown
  orc skeleton goblin |  | orc strikes: 1, skeleton strikes: 0, goblin strikes: 0 | 1
  vampire |  | vampire strikes: 2 | 0
princess royal_sceptre
  goblin goblin |  | goblin strikes: 1, goblin beaten: * | 1
  goblin skeleton |  | goblin strikes: 1, skeleton strikes: 2 | -1
princess daddys_sword
  golem golem | strength 5 | golem beaten: *, golem beaten: * | 2
  lich | strength 5 | lich strikes: 6 | -4
ninja smoke_bomb
  goblin |  | goblin strikes: 1 | 2
ninja wooden_shuriken
  vampire |  | vampire beaten: * | 3
  golem |  | golem strikes: 5 | -2
ninja ninjato
  demon dragon |  | demon beaten: *, dragon beaten: * | 3
  lich |  | lich strikes: 6 | -3
ninja shinobi_gear
  goblin orc golem |  | goblin beaten: *, orc beaten: *, golem beaten: * | 3
  demon |  | demon strikes: 7 | -4
bard lucky_charm
  vampire lich | use * | vampire beaten: *, lich beaten: * | 3
  goblin |  | goblin strikes: 1 | 2
bard charming_flute
  goblin orc |  | goblin beaten: *, orc strikes: 2 | 1
  skeleton |  | skeleton strikes: 2 | 1
bard elven_harp
  dragon goblin |  | dragon strikes: 1, goblin strikes: 1 | 1
  lich |  | lich strikes: 2 | 1
bard dancing_sword
  demon goblin | use * | demon beaten: *, goblin strikes: 1 | 2
  skeleton |  | skeleton strikes: 2 | 1
necromancer bloody_wand
  vampire |  | vampire beaten: * | 6
  goblin |  | goblin strikes: 1 | 1
necromancer possession_scroll
  dragon goblin | use * | dragon beaten: *, goblin strikes: 1 | 10
  goblin | no | goblin strikes: 1 | 1
necromancer resurrection_knucklebones
  dragon |  | dragon strikes: 9 | 1
  dragon goblin |  | dragon strikes: 9, goblin strikes: 1 | 0
necromancer grave_stone
  goblin orc |  | goblin beaten: *, orc beaten: * | 2
  skeleton |  | skeleton strikes: 2 | 0
"""
"""Each tile, then a line for each dungeon: whom it meets, what is answered, what happens, and the
health at the end. A star is the tile."""


@dataclass(frozen=True, slots=True)
class Row:
    adventurer: str
    tile: str
    dungeon: str
    answers: list[str]
    story: list[str]
    health: int


def rows() -> Iterator[Row]:
    adventurer = tile = ""
    for line in POWERS.splitlines():
        if "|" not in line:
            adventurer, tile = line.split()
            continue
        dungeon, answers, story, health = (part.strip() for part in line.split("|"))
        told = lines(story.replace("*", tile))
        asked = [answer for answer in lines(answers.replace("*", tile)) if answer]
        yield Row(adventurer, tile, dungeon, asked, told, int(health))


ROWS = tuple(rows())


@pytest.mark.parametrize(("adventurer", "tile"), ARMOURS)
def test_what_protects_is_counted_before_the_first_monster(adventurer: str, tile: str) -> None:
    assert delving(adventurer, "goblin", tile).health == ARMOURS[adventurer, tile]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.tile}-{row.dungeon}")
def test_what_a_tile_does(row: Row) -> None:
    one = delving(row.adventurer, row.dungeon, row.tile, deck="goblin").go(*row.answers)
    assert one.story == row.story
    assert one.health == row.health
    different = row.tile == "omnipotence" and row.dungeon == "dragon demon"
    assert one.success == (row.health > 0 or different)


def test_a_smoke_bomb_takes_another_tile_with_it() -> None:
    one = delving("ninja", "golem goblin", "smoke_bomb wooden_shuriken ninjato").go()
    assert one.asked == ["use smoke_bomb, wooden_shuriken", "use smoke_bomb, ninjato", "no"]
    one.go("use smoke_bomb, ninjato")
    assert one.story == lines("golem beaten: smoke_bomb, goblin strikes: 1")
    assert one.state.tiles == ("wooden_shuriken",)


def test_a_leash_is_gone_once_the_monster_after_the_dragon_was_ignored() -> None:
    one = delving("princess", "dragon demon mimic", "dragon_leash family_crown")
    one.do(do.TurnCard())
    assert TileId("dragon_leash") in one.state.tiles, "the next one is still on it"
    one.do(do.TurnCard())
    assert [*one.state.tiles] == ["family_crown"]
    assert one.all_told(TileSpent) == [TileSpent(TileId("dragon_leash"))]
    one.go()
    # The mimic finds one tile, and the crown takes all of its damage.
    assert one.delve.met[-1].facing.strength == 1


def test_a_leash_is_gone_with_a_dragon_that_came_last() -> None:
    one = delving("princess", "dragon", "dragon_leash").go()
    assert one.state.tiles == ()
    assert one.success


def test_a_leash_that_met_no_dragon_stays() -> None:
    assert delving("princess", "goblin", "dragon_leash").go().state.tiles == ("dragon_leash",)


def test_a_pact_stays() -> None:
    one = delving("mage", "demon dragon", "demonic_pact").go()
    assert one.state.tiles == ("demonic_pact",)


def test_in_matches_of_the_first_edition_a_leash_stays() -> None:
    one = delving("princess", "dragon demon mimic", "dragon_leash family_crown")
    older = DelveGame(one.game.cards, replace(one.game.options, edition=1))
    again = Delving(older, one.state).go()
    assert again.state.tiles == ("dragon_leash", "family_crown")
    assert again.delve.met[-1].facing.strength == 2


def test_no_tile_was_forgotten() -> None:
    tested = set(ARMOURS) | {(row.adventurer, row.tile) for row in ROWS}
    adventurers = our_delve_cards().adventurers
    every = {(str(id_), str(tile)) for id_, one in adventurers.items() for tile in one.tiles}
    assert len(every) == 48
    assert tested == every
