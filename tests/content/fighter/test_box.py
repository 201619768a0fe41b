"""What makes five sound files a box: how many of each card there are, and that none are alike."""

from pathlib import Path

import pytest

from dexterity.content.fighter.box import check_file, load_box
from dexterity.content.fighter.files import BOSSES, FILES, HEROES, ITEMS, MONSTERS, ROOMS
from dexterity.errors import ContentError
from dexterity.places import levels
from dexterity.rules.fighter.cards.foe import FoeId
from tests.kit.fighter_files import SOUND, our_box, told_of_box, words
from tests.kit.target_files import spoil


def test_the_rules_get_the_same_cards_in_the_same_order() -> None:
    box = our_box()
    cards = box.cards
    for shown, played in (
        (box.heroes, cards.heroes),
        (box.monsters, cards.monsters),
        (box.bosses, cards.bosses),
        (box.items, cards.items),
        (box.rooms, cards.rooms),
    ):
        assert [(id_, card.value) for id_, card in shown.items()] == list(played.items())


def test_a_foe_is_found_whether_it_is_a_monster_or_a_boss() -> None:
    assert our_box().foe(FoeId("gorgon")).names.fr == "Gorgone"
    assert our_box().foe(FoeId("girolzilla")).value.boss


@pytest.mark.parametrize("name", FILES)
def test_a_card_too_few(name: str) -> None:
    content = (levels() / "fighter" / name).read_text(encoding="utf-8")
    last = content[content.rindex("\n[[") :]
    assert name in {fault.partition(":")[0] for fault in told_of_box(name, last, "\n")}


def test_counts_are_told_with_what_they_should_be() -> None:
    second = our_heroes()[1]
    assert told_of_box(HEROES, second, "") == ["heroes.toml: hero: must be 8, not 7"]
    assert told_of_box(ROOMS, "symbols = 5\nstronger = 5", "symbols = 4\nstronger = 5") == [
        "rooms.toml: room: of 4 symbols: must be 6, not 7",
        "rooms.toml: room: of 5 symbols: must be 4, not 3",
    ]
    assert told_of_box(ROOMS, 'requirement = "blind"\n', "") == [
        "rooms.toml: room: with a requirement: must be 8, not 7"
    ]


def our_heroes() -> list[str]:
    content = (levels() / "fighter" / HEROES).read_text(encoding="utf-8")
    return [f"[[hero]]{hero}" for hero in content.split("[[hero]]")[1:]]


def test_a_level_has_its_traits_requirements_and_plain_ones() -> None:
    assert told_of_box(
        MONSTERS,
        'trait = "super_sly"\n\n[[monster]]\nid = "headless',
        '\n[[monster]]\nid = "headless',
    ) == [
        "monsters.toml: monster: of level 3: must be 5 with a trait, 5 with a requirement, "
        "2 with neither, not 4 with a trait, 5 with a requirement, 3 with neither"
    ]


def test_every_sworn_enemy_has_enough_of_its_kind() -> None:
    with_imp = 'kind = "demon"\nhealth = 5\ndamage = 1\ngold = 1\n'
    with_imps = 'kind = "demon"\nhealth = 5\ndamage = 1\ngold = 2\n'
    content = (levels() / "fighter" / MONSTERS).read_text(encoding="utf-8")
    both = content[content.index(with_imp) : content.index(with_imps) + len(with_imps)]
    assert told_of_box(MONSTERS, both, both.replace('"demon"', '"oddity"')) == [
        "monsters.toml: monster: of kind demon: must be at least 8, not 7"
    ]


def test_every_requirement_is_asked_for() -> None:
    assert told_of_box(MONSTERS, 'requirement = "hot_potato"', 'requirement = "jump"') == [
        "monsters.toml: monster: neither one of these nor a boss, a room or a weapon asks for "
        "hot_potato"
    ]


def test_every_boon_is_there() -> None:
    assert told_of_box(ITEMS, 'boon = "calm"', 'boon = "recall"') == [
        "items.toml: consumable: none has the boon calm"
    ]


def test_blue_is_every_heros_own() -> None:
    assert told_of_box(HEROES, 'blue = "feast"', 'blue = "courage"') == [
        "heroes.toml: hero[1].blue: is that of hero[0], too: every hero has one alone"
    ]


def test_no_two_cards_of_the_whole_box_are_called_alike() -> None:
    assert told_of_box(BOSSES, 'id = "girolzilla"', 'id = "gorgon"') == [
        "bosses.toml: boss[1].id: is that of monster[26] in monsters.toml, too: 'gorgon'"
    ]
    assert told_of_box(ROOMS, 'fr = "Temple sacré"', 'fr = "Truite fraîche"') == [
        "rooms.toml: room[0].names.fr: is that of weapon[17] in items.toml, too: 'Truite fraîche'"
    ]


def test_cards_at_fault_are_not_missed_in_the_counts_as_well() -> None:
    assert told_of_box(BOSSES, "health = 38", "health = 99") == [
        "bosses.toml: boss[1].health: must be from 30 to 40, not 99"
    ]


def test_faults_of_all_files_are_told_together(tmp_path: Path) -> None:
    (tmp_path / HEROES).write_text("hero = 3", encoding="utf-8")
    (tmp_path / ROOMS).write_text("[[room]", encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        load_box(tmp_path, words())
    assert [fault.file.name for fault in raised.value.faults] == [*FILES]


# One file of a box


@pytest.mark.parametrize("name", FILES)
def test_our_own_files_pass_one_by_one(name: str) -> None:
    check_file(levels() / "fighter" / name, words())


def test_a_file_alone_is_judged_by_its_cards(tmp_path: Path) -> None:
    file = tmp_path / ROOMS
    file.write_text(SOUND[ROOMS], encoding="utf-8")
    check_file(file, words())
    file.write_text(SOUND[ROOMS].replace("symbols = 3", "symbols = 9"), encoding="utf-8")
    with pytest.raises(ContentError, match=r"rooms.toml: room\[0\].symbols: must be from 2 to 5"):
        check_file(file, words())


def test_beside_the_others_it_is_judged_by_the_box(tmp_path: Path) -> None:
    for name, content in SOUND.items():
        stem = name.partition(".")[0]
        named = content
        for word in ('"mine"', '"Mine"', '"Le mien"'):
            named = spoil(word, f'"{stem}"', named)
        (tmp_path / name).write_text(named, encoding="utf-8")
    with pytest.raises(ContentError, match="hero: must be 8, not 1"):
        check_file(tmp_path / HEROES, words())


def test_a_file_of_another_name_is_none_of_the_box(tmp_path: Path) -> None:
    file = tmp_path / "spells.toml"
    file.write_text("", encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        check_file(file, words())
    (fault,) = raised.value.faults
    assert fault.reason == f"must be called one of {', '.join(FILES)}"
