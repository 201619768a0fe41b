"""What is refused in a file of Delve's cards: the place and the reason of each fault."""

import pytest

from dexterity.content.delve.box import check_delve_file, load_delve_box
from dexterity.content.delve.files import ADVENTURERS, FILES, MONSTERS, POWERS, ShownAdventurer
from dexterity.errors import ContentError
from dexterity.places import levels
from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.adventurer import Box
from dexterity.rules.delve.cards.monster import Monster, MonsterId, Parity, Trick
from tests.kit.delve_files import SOUND, TILES, deck, told, told_of_box
from tests.kit.target_files import spoil

KEYS_OF = {ADVENTURERS: "adventurer", MONSTERS: "monster"}


def bad(name: str, old: str, new: str) -> list[str]:
    return told(name, spoil(old, new, SOUND[name]))


def bad_tile(number: int, new: str) -> list[str]:
    """The faults of one tile whose power is written otherwise, at their place in the tile."""
    place = f"adventurer[0].tile[{number}]"
    return [fault.removeprefix(place) for fault in bad(ADVENTURERS, TILES[number], new)]


# What is read


@pytest.mark.parametrize("name", FILES)
def test_a_sound_file_has_no_faults(name: str) -> None:
    assert told(name, SOUND[name]) == []


def test_monsters_are_read_whole() -> None:
    ordinary, special = deck(MONSTERS, SOUND[MONSTERS]).values()
    assert ordinary == Monster(MonsterId("gob"), 3, 2)
    assert special == Monster(MonsterId("odd"), None, 1, True, Trick.ALLY)


def test_an_adventurer_is_read_whole() -> None:
    (read,) = deck(ADVENTURERS, SOUND[ADVENTURERS]).values()
    assert isinstance(read, ShownAdventurer)
    assert (read.id, read.box, read.health) == ("mine", Box.SEQUEL, 4)
    assert list(read.adventurer.tiles.values()) == [
        can.Armour(5),
        can.BeatStrengths(2, 4, heals=True),
        can.BeatIdentities((MonsterId("goblin"),), next_too=True, soothes=1),
        can.BeatOnce(Parity.ODD, costs_tile=True),
        can.LessenWhenWeak(5, 1, 2),
        can.BeatNamed(),
    ]
    assert read.tiles[next(iter(read.tiles))].names.fr == "Le tile0"


def test_every_power_can_be_read() -> None:
    assert len(POWERS.forms) == len(can.Power.__args__)


# What no card may be without


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("key", ["id", "names", "line"])
def test_every_card_has_all_of_these(name: str, key: str) -> None:
    first = next(
        line for line in SOUND[name].splitlines(keepends=True) if line.startswith(f"{key} =")
    )
    without = SOUND[name].replace(first, "", 1)
    assert told(name, without) == [f"{KEYS_OF[name]}[0].{key}: is missing"]


@pytest.mark.parametrize("key", ["id", "names", "line"])
def test_every_tile_has_all_of_these(key: str) -> None:
    lines = SOUND[ADVENTURERS].splitlines(keepends=True)
    tile = lines.index("[[adventurer.tile]]\n")
    at = next(n for n in range(tile, len(lines)) if lines[n].startswith(f"{key} ="))
    without = "".join(line for n, line in enumerate(lines) if n != at)
    assert told(ADVENTURERS, without) == [f"adventurer[0].tile[0].{key}: is missing"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("strength = 3", "strength = 0", "monster[0].strength: must be from 1 to 9, not 0"),
        ("strength = 3", "strength = 10", "monster[0].strength: must be from 1 to 9, not 10"),
        ("copies = 2", "copies = 3", "monster[0].copies: must be from 1 to 2, not 3"),
        (
            '"ally"',
            '"yodel"',
            "special[0].trick: must be one of ally, mimic, cube, count, shapeshifter, not 'yodel'",
        ),
        ('trick = "ally"', "strength = 12", "special[0].strength: must be from 0 to 9, not 12"),
        ('trick = "ally"', "", "special[0].strength: is missing"),
        ('"gob"', '"hidden"', "monster[0].id: stands for a card that nobody may know: 'hidden'"),
        ("copies = 2", "copies = 2\nsize = 1", "monster[0]: has an unknown key 'size'"),
    ],
)
def test_what_no_monster_may_be(old: str, new: str, fault: str) -> None:
    assert bad(MONSTERS, old, new) == [fault]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"sequel"', '"third"', "adventurer[0].box: must be one of first, sequel, not 'third'"),
        ("health = 4", "health = 9", "adventurer[0].health: must be from 1 to 6, not 9"),
        ('"tile1"', '"tile0"', "adventurer[0].tile: must have six different ids"),
    ],
)
def test_what_no_adventurer_may_be(old: str, new: str, fault: str) -> None:
    assert bad(ADVENTURERS, old, new) == [fault]


def test_an_adventurer_has_six_tiles() -> None:
    five = SOUND[ADVENTURERS].rpartition("[[adventurer.tile]]")[0]
    assert told(ADVENTURERS, five) == ["adventurer[0].tile: must have 6 items, not 5"]


# Powers


def test_an_unknown_power_is_told_and_its_numbers_are_let_pass() -> None:
    (fault,) = bad_tile(0, 'power = "yodel"\nhealth = 5')
    assert fault.startswith(".power: must be one of armour, beat_named, ")
    assert fault.endswith("not 'yodel'")


@pytest.mark.parametrize(
    ("number", "new", "fault"),
    [
        (0, 'power = "armour"', ".health: is missing"),
        (0, 'power = "armour"\nhealth = 10', ".health: must be from 1 to 9, not 10"),
        (0, 'power = "armour"\nhealth = 1\nlow = 2', ": has an unknown key 'low'"),
        (0, 'power = "revive"\nhealth = 7', ".health: must be from 1 to 6, not 7"),
        (0, 'power = "swap"\nhealth = 7', ": has an unknown key 'health'"),
        (0, 'power = "beat_parity"', ".parity: is missing"),
        (
            0,
            'power = "beat_streak"\nparity = "prime"',
            ".parity: must be one of odd, even, not 'prime'",
        ),
        (0, 'power = "lessen"\namount = 5', ".amount: must be from 1 to 4, not 5"),
        (
            0,
            'power = "beat_named_strength"\nstrengths = [5]',
            ".strengths: must have 2 to 4 items, not 1",
        ),
        (
            0,
            'power = "beat_when_weak"\nstrengths = [1, 12]\nbelow = 5',
            ".strengths[1]: must be from 0 to 9, not 12",
        ),
        (
            1,
            'power = "beat_strengths"\nlow = 4\nhigh = 2',
            ".high: must be at least 4, which is the lowest, not 2",
        ),
        (
            1,
            'power = "beat_strengths"\nheals = 1',
            ".heals: must be true or false, not a whole number",
        ),
        (
            2,
            'power = "beat_identities"\nidentities = []',
            ".identities: must have 1 to 3 items, not 0",
        ),
        (3, 'power = "beat_once"\nparity = 3', ".parity: must be a text, not a whole number"),
        (4, 'power = "lessen_when_weak"\nbelow = 5\nodd = 1', ".even: is missing"),
    ],
)
def test_what_no_tile_may_do(number: int, new: str, fault: str) -> None:
    assert bad_tile(number, new) == [fault]


def test_two_tiles_cannot_both_be_named_for() -> None:
    assert bad(ADVENTURERS, TILES[0], TILES[5]) == [
        "adventurer[0].tile: must not have the same power as 'tile0': tile5"
    ]


def test_keys_are_those_that_powers_have() -> None:
    fields = {name for kind in can.Power.__args__ for name in kind.__dataclass_fields__}
    assert POWERS.names_in({}) == {"power"} | fields


# The box as a whole


def test_our_own_box_is_sound() -> None:
    for name in FILES:
        check_delve_file(levels() / "delve" / name)
    box = load_delve_box(levels() / "delve")
    assert (len(box.adventurers), len(box.monsters)) == (8, 14)


def test_a_file_by_another_name_is_none_of_the_box() -> None:
    with pytest.raises(ContentError, match=r"must be called one of adventurers\.toml, monsters"):
        check_delve_file(levels() / "delve" / "bosses.toml")


def test_a_missing_file_is_told() -> None:
    with pytest.raises(ContentError) as raised:
        load_delve_box(levels() / "pen")
    assert len(raised.value.faults) == 2


@pytest.mark.parametrize(
    ("name", "old", "new", "faults"),
    [
        (
            MONSTERS,
            "strength = 9",
            "strength = 8",
            ["must have the strengths 1, 2, 3, 4, 5, 6, 7, 9, not 1, 2, 3, 4, 5, 6, 7, 8"],
        ),
        (
            MONSTERS,
            "strength = 9\ncopies = 1",
            "strength = 9\ncopies = 2",
            ["must be 13 cards, not 14"],
        ),
        (
            MONSTERS,
            'trick = "cube"',
            'trick = "ally"',
            ["must have the trick ally once, not 2", "must have the trick cube once, not 0"],
        ),
        (
            ADVENTURERS,
            'box = "sequel"\nhealth = 2\n\n[[adventurer.tile]]\nid = "suitor"',
            'box = "first"\nhealth = 2\n\n[[adventurer.tile]]\nid = "suitor"',
            ["of box first: must be 4, not 5", "of box sequel: must be 4, not 3"],
        ),
        (ADVENTURERS, '["golem"]', '["goalie"]', ["is no ordinary monster: 'goalie'"]),
        (
            ADVENTURERS,
            'id = "zombie"',
            'id = "torch"',
            ["must be called as that of adventurer[0]: 'torch'"],
        ),
    ],
)
def test_what_no_box_may_be(name: str, old: str, new: str, faults: list[str]) -> None:
    said = told_of_box(name, old, new)
    assert [fault.partition(": ")[2].partition(": ")[2] for fault in said] == faults
    assert all(fault.startswith(name) for fault in said)
