"""How tiles and monsters get on: a table of all pairs that meet, each with its reason.

A line is: adventurer and tiles, with `health=` or `successes=` where they are not as usual | the
dungeon, after `/` the deck | the answers | what happens | the health at the end. The patchwork
adventurer has 3 health and any tiles.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.kit.delving import delving, lines

TABLE = """\
# What is taken off damage never changes what a monster is.
princess family_crown health=9 | vampire | | vampire strikes: 2 | 7
princess family_crown royal_sceptre health=9 | vampire vampire | |
    vampire strikes: 2, vampire beaten: royal_sceptre | 7
bard charming_flute lucky_charm health=9 | goblin vampire | use lucky_charm |
    goblin beaten: charming_flute, vampire beaten: lucky_charm | 9
# Crown, harp and flute: the harp caps first, the others take off what is left.
patchwork family_crown elven_harp charming_flute health=4 | goblin dragon lich | |
    goblin beaten: charming_flute, dragon strikes: 0, lich strikes: 0 | 4
patchwork elven_harp charming_flute health=4 | goblin dragon lich | |
    goblin beaten: charming_flute, dragon strikes: 0, lich strikes: 1 | 3
patchwork family_crown charming_flute health=20 | goblin goblin dragon | |
    goblin beaten: charming_flute, goblin beaten: charming_flute, dragon strikes: 5 | 15
patchwork family_crown elven_harp health=5 | dragon orc | | dragon strikes: 7 | -2
patchwork family_crown elven_harp health=4 | lich lich | | lich strikes: 0, lich strikes: 0 | 4
# The harp only plays below five, and never makes a blow harder.
bard elven_harp health=5 | orc demon | | orc strikes: 3, demon strikes: 1 | 1
bard elven_harp health=4 | fairy goblin skeleton | |
    fairy strikes: 0, goblin strikes: 1, skeleton strikes: 2 | 1
bard elven_harp health=4 | count | | count strikes: 2 | 2
bard elven_harp health=4 successes=1 | count | | count strikes: 2 | 2
bard elven_harp health=4 | mimic | | mimic strikes: 1 | 3
bard elven_harp health=4 | cube goblin | lose elven_harp | cube works, goblin strikes: 1 | 3
# The flute soothes by goblins that it beats itself, for good; a shapeshifter can be one.
bard charming_flute health=9 | shapeshifter orc | |
    shapeshifter beaten: charming_flute, orc strikes: 2 | 7
bard charming_flute health=9 | ally goblin orc | |
    ally works, goblin ignored, orc strikes: 3 | 6
bard charming_flute health=9 | goblin cube orc | lose charming_flute |
    goblin beaten: charming_flute, cube works, orc strikes: 2 | 7
# The sceptre sees what was there, even if it was ignored, and counts every vampire.
princess royal_sceptre health=20 | vampire count vampire | |
    vampire strikes: 4, count beaten: royal_sceptre, vampire beaten: royal_sceptre | 16
princess royal_sceptre health=20 successes=1 | vampire count vampire | |
    vampire strikes: 4, count strikes: 8, vampire beaten: royal_sceptre | 8
princess royal_sceptre health=20 | goblin skeleton vampire shapeshifter vampire | |
    goblin strikes: 1, skeleton strikes: 2, vampire strikes: 4, shapeshifter beaten: royal_sceptre,
    vampire beaten: royal_sceptre | 13
princess royal_sceptre health=20 | vampire vampire count shapeshifter | |
    vampire strikes: 4, vampire beaten: royal_sceptre, count beaten: royal_sceptre,
    shapeshifter beaten: royal_sceptre | 16
princess royal_sceptre health=20 | shapeshifter goblin goblin | |
    shapeshifter strikes: 1, goblin beaten: royal_sceptre, goblin beaten: royal_sceptre | 19
princess royal_sceptre health=20 | ally orc orc | |
    ally works, orc ignored, orc beaten: royal_sceptre | 20
princess dragon_leash royal_sceptre health=20 | dragon golem golem | |
    dragon beaten: dragon_leash, golem ignored: dragon_leash, golem beaten: royal_sceptre | 20
princess royal_sceptre daddys_sword health=20 | golem golem | strength 5 |
    golem beaten: daddys_sword, golem beaten: royal_sceptre | 20
# Whatever comes after a pact, a leash or an ally is ignored, and does nothing of what it does.
mage demonic_pact health=9 | demon cube orc | |
    demon beaten: demonic_pact, cube ignored: demonic_pact, orc strikes: 3 | 6
mage demonic_pact health=9 | demon ally orc | |
    demon beaten: demonic_pact, ally ignored: demonic_pact, orc strikes: 3 | 6
princess dragon_leash health=9 | dragon mimic orc | |
    dragon beaten: dragon_leash, mimic ignored: dragon_leash, orc strikes: 3 | 6
princess dragon_leash health=9 | dragon shapeshifter orc | |
    dragon beaten: dragon_leash, shapeshifter ignored: dragon_leash, orc strikes: 3 | 6
princess dragon_leash health=9 successes=1 | dragon count orc | |
    dragon beaten: dragon_leash, count ignored: dragon_leash, orc strikes: 3 | 6
mage demonic_pact health=9 | ally demon orc | |
    ally works, demon ignored, orc strikes: 3 | 6
princess dragon_leash health=9 | ally dragon orc | |
    ally works, dragon ignored, orc strikes: 3 | 6
warrior plate_armor | ally cube orc | | ally works, cube ignored, orc strikes: 3 | 5
mage demonic_pact health=9 | demon | | demon beaten: demonic_pact | 9
mage demonic_pact health=99 | goblin orc orc golem golem lich shapeshifter dragon | |
    goblin strikes: 1, orc strikes: 3, orc strikes: 3, golem strikes: 5, golem strikes: 5,
    lich strikes: 6, shapeshifter beaten: demonic_pact, dragon ignored: demonic_pact | 76
# No tile acts on what is ignored: no health is gained, nothing asked, no charm lost.
rogue ring_of_power | ally skeleton skeleton | |
    ally works, skeleton ignored, skeleton beaten: ring_of_power | 5
necromancer bloody_wand | ally vampire | | ally works, vampire ignored | 2
necromancer possession_scroll | ally dragon | | ally works, dragon ignored | 2
barbarian vorpal_axe | ally dragon | | ally works, dragon ignored | 4
bard lucky_charm | vampire ally goblin lich | use lucky_charm |
    vampire beaten: lucky_charm, ally works, goblin ignored, lich beaten: lucky_charm | 3
# Of two tiles that beat a monster, the one that gives more does it.
rogue vorpal_dagger ring_of_power | goblin | name goblin | goblin beaten: ring_of_power | 4
patchwork torch charming_flute | goblin orc | |
    goblin beaten: charming_flute, orc beaten: torch | 3
patchwork grave_stone wooden_shuriken bloody_wand | vampire | | vampire beaten: bloody_wand | 7
patchwork ninjato demonic_pact | demon dragon | |
    demon beaten: demonic_pact, dragon ignored: demonic_pact | 3
# The ring eats what is weak enough, whoever it is.
rogue ring_of_power | mimic | | mimic beaten: ring_of_power | 4
rogue ring_of_power | fairy | | fairy beaten: ring_of_power | 3
rogue ring_of_power | goblin shapeshifter | |
    goblin beaten: ring_of_power, shapeshifter beaten: ring_of_power | 6
rogue ring_of_power | orc goblin | | orc strikes: 3 | 0
# Strengths: the torch, the cloak and the blade look at strength, spears and wands at identity.
warrior torch plate_armor dragon_spear | mimic | | mimic beaten: torch | 8
rogue invisibility_cloak successes=1 | count | | count beaten: invisibility_cloak | 3
ninja ninjato successes=1 | count | | count beaten: ninjato | 3
ninja wooden_shuriken | count | | count beaten: wooden_shuriken | 3
ninja wooden_shuriken health=9 successes=1 | count | | count strikes: 8 | 1
necromancer bloody_wand | count | | count beaten: bloody_wand | 6
necromancer bloody_wand health=9 successes=1 | count | | count strikes: 8 | 1
warrior holy_grail successes=1 | count | | count beaten: holy_grail | 3
princess daddys_sword suitor chaperone family_crown royal_sceptre | mimic | strength 5 |
    mimic beaten: daddys_sword | 10
necromancer grave_stone | shapeshifter | | shapeshifter beaten: grave_stone | 2
# Names: a name is an identity.
warrior vorpal_sword | vampire count | name vampire |
    vampire beaten: vorpal_sword, count beaten: vorpal_sword | 3
warrior vorpal_sword health=9 successes=1 | count | name vampire | count strikes: 8 | 1
warrior vorpal_sword | cube goblin | name cube | cube beaten: vorpal_sword, goblin strikes: 1 | 2
warrior vorpal_sword knight_shield | mimic | name mimic | mimic beaten: vorpal_sword | 6
warrior vorpal_sword | cube golem | name golem, lose vorpal_sword |
    cube works, golem strikes: 5 | -2
# Polymorph: what comes takes the place of what goes, and is met like any other.
mage polymorph | dragon orc / ally | use polymorph |
    dragon swapped: polymorph, ally works, orc ignored | 2
mage polymorph wall_of_fire | dragon / cube | use polymorph, lose wall_of_fire |
    dragon swapped: polymorph, cube works | 8
mage polymorph wall_of_fire | dragon / mimic | use polymorph |
    dragon swapped: polymorph, mimic strikes: 1 | 7
mage polymorph | dragon / fairy | use polymorph | dragon swapped: polymorph, fairy strikes: 0 | 2
mage polymorph health=9 | golem dragon / shapeshifter | no, use polymorph |
    golem strikes: 5, dragon swapped: polymorph, shapeshifter strikes: 2 | 2
mage polymorph demonic_pact | dragon golem / demon | use polymorph |
    dragon swapped: polymorph, demon beaten: demonic_pact, golem ignored: demonic_pact | 2
mage polymorph health=9 successes=1 | dragon / count | use polymorph |
    dragon swapped: polymorph, count strikes: 8 | 1
mage polymorph | dragon | | dragon strikes: 9 | -7
# A cube gets the last tile, and then the bomb has nothing to go with.
ninja smoke_bomb | cube orc | lose smoke_bomb | cube works, orc strikes: 3 | 0
ninja smoke_bomb ninjato | cube skeleton | lose ninjato | cube works, skeleton strikes: 2 | 1
ninja smoke_bomb ninjato | golem mimic | use smoke_bomb ninjato |
    golem beaten: smoke_bomb, mimic strikes: 0 | 3
barbarian healing_potion | cube golem | lose healing_potion | cube works, golem strikes: 5 | -1
mage omnipotence | cube dragon | lose omnipotence | cube works, dragon strikes: 9 | -7
# A mimic after lost tiles.
warrior plate_armor knight_shield | cube mimic | lose knight_shield |
    cube works, mimic strikes: 1 | 10
barbarian vorpal_axe healing_potion health=4 | lich golem mimic |
    use vorpal_axe, use healing_potion |
    lich beaten: vorpal_axe, golem strikes: 5, mimic strikes: 0 | 4
# The charm begins when it is used; odd ones take it only then, and only if nothing beats them.
bard lucky_charm | goblin vampire | use lucky_charm |
    goblin strikes: 1, vampire beaten: lucky_charm | 2
bard lucky_charm | vampire goblin skeleton | use lucky_charm |
    vampire beaten: lucky_charm, goblin strikes: 1, skeleton strikes: 2 | 0
bard lucky_charm | skeleton lich | no, use lucky_charm |
    skeleton strikes: 2, lich beaten: lucky_charm | 1
bard lucky_charm | fairy lich | use lucky_charm | fairy strikes: 0, lich beaten: lucky_charm | 3
bard lucky_charm | lich fairy cube | use lucky_charm, lose lucky_charm |
    lich beaten: lucky_charm, fairy beaten: lucky_charm, cube works | 3
bard lucky_charm fancy_hat | lich cube vampire | use lucky_charm, lose fancy_hat |
    lich beaten: lucky_charm, cube works, vampire beaten: lucky_charm | 5
bard lucky_charm health=9 successes=1 | count | use lucky_charm | count beaten: lucky_charm | 9
bard lucky_charm fancy_hat | mimic lich | use lucky_charm |
    mimic beaten: lucky_charm, lich beaten: lucky_charm | 5
bard lucky_charm charming_flute | lich goblin vampire | use lucky_charm |
    lich beaten: lucky_charm, goblin beaten: charming_flute, vampire beaten: lucky_charm | 3
bard lucky_charm dancing_sword | lich demon vampire | use lucky_charm, use dancing_sword |
    lich beaten: lucky_charm, demon beaten: dancing_sword, vampire beaten: lucky_charm | 3
bard lucky_charm dancing_sword health=9 | lich demon skeleton | use lucky_charm, no |
    lich beaten: lucky_charm, demon strikes: 7, skeleton strikes: 2 | 0
bard lucky_charm charming_flute health=9 | goblin goblin shapeshifter lich | use lucky_charm |
    goblin beaten: charming_flute, goblin beaten: charming_flute, shapeshifter strikes: 1,
    lich beaten: lucky_charm | 8
patchwork lucky_charm torch health=9 | vampire skeleton | use lucky_charm |
    vampire beaten: lucky_charm, skeleton beaten: torch | 9
# Knucklebones: half of what there was, again and again, but nothing of one.
necromancer resurrection_knucklebones health=1 | goblin skeleton | | goblin strikes: 1 | 0
necromancer resurrection_knucklebones health=9 | dragon dragon dragon | |
    dragon strikes: 9, dragon strikes: 9, dragon strikes: 9 | 1
necromancer resurrection_knucklebones bloody_wand | lich vampire lich | |
    lich strikes: 6, vampire beaten: bloody_wand, lich strikes: 6 | 2
necromancer resurrection_knucklebones possession_scroll health=1 | orc golem |
    use possession_scroll | orc beaten: possession_scroll, golem strikes: 5 | 2
necromancer resurrection_knucklebones health=5 | cube dragon | lose resurrection_knucklebones |
    cube works, dragon strikes: 9 | -4
patchwork resurrection_knucklebones healing_potion health=2 | dragon lich | use healing_potion |
    dragon strikes: 9, lich strikes: 6 | 3
patchwork resurrection_knucklebones shinobi_gear health=6 | lich golem | |
    lich strikes: 6, golem beaten: shinobi_gear | 3
# Shinobi gear looks at the health there is when a monster is met.
ninja shinobi_gear health=5 | golem orc | | golem strikes: 5 | 0
ninja shinobi_gear health=6 | skeleton golem | | skeleton strikes: 2, golem beaten: shinobi_gear | 4
ninja shinobi_gear health=4 | shapeshifter mimic | |
    shapeshifter beaten: shinobi_gear, mimic beaten: shinobi_gear | 4
ninja shinobi_gear health=4 | fairy | | fairy strikes: 0 | 4
# Omnipotence wants different identities, of all who were in the dungeon, ignored or not.
mage omnipotence | dragon lich golem | | dragon strikes: 9, lich strikes: 6, golem strikes: 5 | -18
mage omnipotence demonic_pact | goblin demon goblin dragon | |
    goblin strikes: 1, demon beaten: demonic_pact, goblin ignored: demonic_pact,
    dragon strikes: 9 | -8
mage omnipotence holy_grail | vampire count dragon | |
    vampire beaten: holy_grail, count beaten: holy_grail, dragon strikes: 9 | -7
mage omnipotence | dragon shapeshifter skeleton | |
    dragon strikes: 9, shapeshifter strikes: 2, skeleton strikes: 2 | -11
mage omnipotence successes=1 | vampire count dragon | |
    vampire strikes: 4, count strikes: 8, dragon strikes: 9 | -19
mage omnipotence polymorph | golem golem / lich | no, use polymorph |
    golem strikes: 5, golem swapped: polymorph, lich strikes: 6 | -9
mage omnipotence polymorph holy_grail | skeleton skeleton dragon / goblin | use polymorph |
    skeleton beaten: holy_grail, skeleton swapped: polymorph, goblin strikes: 1,
    dragon strikes: 9 | -8
mage omnipotence polymorph holy_grail | skeleton skeleton goblin / orc | no, no |
    skeleton beaten: holy_grail, skeleton beaten: holy_grail, goblin strikes: 1 | 1
# To the dead a ring, a wand or a scroll gives nothing, and they are asked nothing.
patchwork omnipotence ring_of_power health=1 | dragon skeleton | |
    dragon strikes: 9, skeleton beaten: ring_of_power | -8
patchwork omnipotence bloody_wand health=1 | dragon vampire | |
    dragon strikes: 9, vampire beaten: bloody_wand | -8
patchwork omnipotence possession_scroll health=1 | dragon orc | no |
    dragon strikes: 9, orc strikes: 3 | -11
# The potion comes when all is lost, and no sooner.
barbarian healing_potion vorpal_axe | dragon demon | no, use healing_potion, use vorpal_axe |
    dragon strikes: 9, demon beaten: vorpal_axe | 4
rogue healing_potion ring_of_power | golem skeleton | use healing_potion |
    golem strikes: 5, skeleton beaten: ring_of_power | 5
"""


@dataclass(frozen=True, slots=True)
class Row:
    who: str
    dungeon: str
    answers: list[str]
    story: list[str]
    health: int


def rows() -> Iterator[Row]:
    """Lines that begin with a space go on where the one before ended."""
    for line in TABLE.replace("\n ", " ").splitlines():
        if not line.startswith("#"):
            who, dungeon, answers, story, health = (part.strip() for part in line.split("|"))
            asked = [answer.replace("_bomb ", "_bomb, ") for answer in lines(answers) if answer]
            yield Row(who, dungeon, asked, lines(" ".join(story.split())), int(health))


ROWS = tuple(rows())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.who} meets {row.dungeon}")
def test_together(row: Row) -> None:
    adventurer, *words = row.who.split()
    numbers = {key: int(value) for key, _, value in (w.partition("=") for w in words) if value}
    held = " ".join(word for word in words if "=" not in word)
    dungeon, _, deck = row.dungeon.partition(" / ")
    one = delving(
        adventurer,
        dungeon,
        held,
        deck=deck,
        health=numbers.get("health"),
        successes=numbers.get("successes", 0),
    ).go(*row.answers)
    assert one.story == row.story
    assert one.health == row.health
    assert one.success or one.health <= 0


@pytest.mark.parametrize(
    ("who", "dungeon", "saved"),
    [
        ("omnipotence", "dragon lich golem", True),
        ("omnipotence demonic_pact", "goblin demon goblin dragon", False),
        ("omnipotence demonic_pact", "goblin demon orc dragon", True),
        ("omnipotence holy_grail", "vampire count dragon", False),
        ("omnipotence", "dragon shapeshifter skeleton", False),
        ("omnipotence", "dragon ally golem fairy", True),
    ],
)
def test_omnipotence_saves_the_dead_if_all_were_different(
    who: str, dungeon: str, saved: bool
) -> None:
    assert delving("mage", dungeon, who).go().success == saved


def test_omnipotence_takes_the_count_for_no_vampire_where_he_is_none() -> None:
    one = delving("mage", "vampire count dragon", "omnipotence", successes=1).go()
    assert one.success


def test_two_monsters_without_an_identity_are_different() -> None:
    before = "goblin skeleton orc vampire golem lich demon"
    one = delving("mage", f"{before} shapeshifter count", "omnipotence", successes=1).go()
    assert one.success


def test_omnipotence_forgets_what_was_sent_away() -> None:
    one = delving("mage", "golem golem", "omnipotence polymorph", deck="lich")
    assert one.go("no", "use polymorph").success


def test_a_dead_mage_whose_monsters_were_not_all_different_meets_no_more() -> None:
    one = delving("mage", "dragon orc orc lich", "omnipotence").go()
    assert len(one.story) == 3
    assert len(one.state.dungeon) == 1
