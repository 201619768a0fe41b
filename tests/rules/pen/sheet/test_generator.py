"""Dungeons from seeds: always playable, always the same, never all alike."""

from dataclasses import replace

import pytest

from dexterity.content.names import NAME_LENGTH, why_not_text
from dexterity.rules.pen.sheet.flaw import Flaw, FlawKind
from dexterity.rules.pen.sheet.generator import FINDS, NoDungeonError, generate_sheet
from dexterity.rules.pen.sheet.plans.style import Style
from dexterity.rules.pen.sheet.playable import flaws_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.turning import swapped, turned
from dexterity.rules.pen.sheet.ways import ways_of

SEEDS = range(200)


@pytest.fixture(scope="module")
def sheets() -> list[Sheet]:
    return [generate_sheet(seed) for seed in SEEDS]


def test_every_dungeon_can_be_played(sheets: list[Sheet]) -> None:
    assert [seed for seed in SEEDS if flaws_of(sheets[seed])] == []


def test_no_two_seeds_give_the_same_dungeon(sheets: list[Sheet]) -> None:
    assert len({sheet.digest for sheet in sheets}) == len(sheets)


def test_every_dungeon_has_something_to_find(sheets: list[Sheet]) -> None:
    for sheet in sheets:
        assert FINDS[0] <= len(sheet.chests) <= FINDS[1]
        assert FINDS[0] <= len(sheet.potions) <= FINDS[1]


def test_titles_can_be_shown(sheets: list[Sheet]) -> None:
    far = generate_sheet(-(2**63))
    for sheet in (*sheets, far):
        for text in (sheet.title.en, sheet.title.fr, sheet.author):
            assert why_not_text(text, NAME_LENGTH) is None


def test_a_seed_gives_the_same_dungeon_again(sheets: list[Sheet]) -> None:
    assert generate_sheet(7) == sheets[7]


def is_even(sheet: Sheet) -> bool:
    """Whether it looks the same from both sides."""
    other = swapped(turned(sheet, 2))
    return replace(other, strokes=()) == replace(sheet, strokes=()) and {*other.strokes} == {
        *sheet.strokes
    }


def test_all_look_the_same_from_both_sides_and_so_are_fair_to_every_hand(
    sheets: list[Sheet],
) -> None:
    assert [seed for seed in SEEDS if not is_even(sheets[seed])] == []


@pytest.mark.parametrize("style", Style)
def test_every_style_is_drawn_when_asked_for(style: Style) -> None:
    for seed in range(8):
        sheet = generate_sheet(seed, style)
        assert flaws_of(sheet) == ()
        assert sheet.title.en.lower().startswith(style.value)
        assert bool(sheet.strokes) is (style is Style.CAVERNS)


def test_all_styles_come_up(sheets: list[Sheet]) -> None:
    assert {sheet.title.en.split()[0].lower() for sheet in sheets} == {*Style}


def test_only_pillars_and_the_lee_of_strokes_are_closed() -> None:
    for sheet in (generate_sheet(seed, Style.MANOR) for seed in range(5)):
        assert len(ways_of(sheet).reach(sheet.cells[0].start)) == 18 * 18


def test_the_judge_decides() -> None:
    judged: list[Sheet] = []

    def third_time_lucky(sheet: Sheet) -> tuple[Flaw, ...]:
        judged.append(sheet)
        return () if len(judged) == 3 else (Flaw(FlawKind.UNEVEN_TRIP),)

    assert generate_sheet(1, judge=third_time_lucky) == judged[2]
    assert judged[0] != judged[1]


def test_a_judge_whom_nothing_pleases_is_not_asked_for_ever() -> None:
    asked: list[Sheet] = []

    def displeased(sheet: Sheet) -> tuple[Flaw, ...]:
        asked.append(sheet)
        return (Flaw(FlawKind.UNEVEN_TRIP),)

    with pytest.raises(NoDungeonError, match="seed 1"):
        generate_sheet(1, Style.ARENA, displeased)
    assert len(asked) <= 200
