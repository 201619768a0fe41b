"""The portraits in assets/ are those the tool draws, with what the rasteriser knows."""

import re
import tomllib
from functools import cache
from io import BytesIO
from itertools import combinations
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from dexterity.places import levels
from tools.make_portraits import FOLDER, chosen, main
from tools.portrait_making.contact_sheet import SMALL
from tools.portrait_making.curves import Curve, closed, opened, sharp
from tools.portrait_making.gallery import GROUND, Group, Portrait, portraits
from tools.portrait_making.hatching import Hatch, hatched, shaded
from tools.portrait_making.moods import Mood
from tools.portrait_making.pen import Pen
from tools.portrait_making.pencils import BRICK, INK, PAPER, WHITE, mixed
from tools.portrait_making.shapes import box, ellipse, limb, shaggy, spike, within

EVERYONE = list(portraits())
MOST_BYTES = 26_000
"""Of a picture. They are mostly near 20,000; more is more than a card can show."""
MOST_BYTES_OF_A_TILE = 10_000
"""Six of them are seen at once, and small."""
DELVE = {
    Group.ADVENTURERS: "warrior barbarian mage rogue princess ninja bard necromancer",
    Group.DENIZENS: """
        goblin skeleton orc vampire golem lich demon dragon
        fairy ally mimic cube count shapeshifter""",
    Group.TILES: """
        plate_armor knight_shield torch holy_grail dragon_spear vorpal_sword
        chainmail leather_shield war_hammer vorpal_axe healing_potion
        wall_of_fire bracelet_of_protection demonic_pact polymorph omnipotence
        mithril_armor buckler ring_of_power invisibility_cloak vorpal_dagger
        suitor chaperone dragon_leash family_crown royal_sceptre daddys_sword
        weird_concoction curative_herbs smoke_bomb wooden_shuriken ninjato shinobi_gear
        glamorous_tunic fancy_hat lucky_charm charming_flute elven_harp dancing_sword
        zombie dark_cape bloody_wand possession_scroll resurrection_knucklebones grave_stone""",
    Group.TABLE: "card_back dungeon_door success failure",
}
ATTRIBUTES = {
    "svg": {"viewBox", "width", "height"},
    "g": {"fill", "stroke-linecap", "stroke-linejoin"},
    "path": {"d", "fill", "fill-opacity", "stroke", "stroke-width"},
}
COLOUR = re.compile(r"none|#[0-9a-f]{6}")
PATH = re.compile(r"(?:[Mlsch](?:[ -]?(?:\d+\.?\d*|\.\d+))+|z)+")
SLACK = (-2, 0, 2)
"""Points by which a slanting stroke may miss: less than half the ink that hides it."""
LEAST_DIFFERENCE = 0.2
"""Of a small square's pixels, in the most alike pair of characters; ours are 0.33 apart or more."""


@cache
def drawn(portrait: Portrait, mood: Mood) -> str:
    return portrait.svg(mood)


@cache
def pixels(portrait: Portrait, mood: Mood, size_px: int) -> npt.NDArray[np.float64]:
    """Red, green, blue on paper, from 0 to 1."""
    sheet = pygame.Surface((size_px, size_px), depth=32)
    sheet.fill(PAPER)
    svg = BytesIO(drawn(portrait, mood).encode())
    sheet.blit(pygame.image.load_sized_svg(svg, (size_px, size_px)), (0, 0))
    return pygame.surfarray.array3d(sheet) / 255.0


def difference(one: npt.NDArray[np.float64], other: npt.NDArray[np.float64]) -> float:
    """The share of pixels that are clearly of another colour."""
    return float((np.abs(one - other).max(axis=2) > 0.25).mean())


def ids(group: Group) -> set[str]:
    """Those on the cards."""
    if group in DELVE:
        return set(DELVE[group].split())
    entry = {Group.HEROES: "hero", Group.BOSSES: "boss", Group.MONSTERS: "monster"}[group]
    content = tomllib.loads((levels() / f"{group.value}.toml").read_text("utf-8"))
    return {card["id"] for card in content[entry]}


every_portrait = pytest.mark.parametrize("portrait", EVERYONE, ids=lambda one: one.name)


@every_portrait
def test_a_portrait_drawn_again_is_the_stored_one(portrait: Portrait) -> None:
    for mood in portrait.group.moods:
        stored = (FOLDER / portrait.file(mood)).read_text("utf-8")
        assert drawn(portrait, mood) == stored, f"python -m tools.make_portraits {portrait.name}"


@every_portrait
def test_a_portrait_is_of_somebody_on_a_card(portrait: Portrait) -> None:
    assert portrait.name in ids(portrait.group)


@pytest.mark.parametrize("group", Group, ids=lambda group: group.value)
def test_everybody_on_a_card_has_a_picture_in_every_mood(group: Group) -> None:
    moods = [f"-{mood.value}" for mood in group.moods] if group.has_moods else [""]
    wanted = {f"{name}{mood}.svg" for name in ids(group) for mood in moods}
    assert {path.name for path in (FOLDER / group.value).iterdir()} == wanted


@pytest.mark.parametrize("game", ["fighter", "delve"])
def test_no_other_files_lie_among_the_portraits(game: str) -> None:
    stored = {path.relative_to(FOLDER) for path in (FOLDER / game).rglob("*") if path.is_file()}
    drawings = {one.file(mood) for one in EVERYONE for mood in one.group.moods}
    assert stored == {file for file in drawings if file.parts[0] == game}


@pytest.mark.long
@every_portrait
def test_a_portrait_uses_only_what_is_rasterised(portrait: Portrait) -> None:
    for mood in portrait.group.moods:
        for element in ET.fromstring(drawn(portrait, mood)).iter():
            tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
            assert element.attrib.keys() <= ATTRIBUTES[tag]
            for name in ("fill", "stroke"):
                assert COLOUR.fullmatch(element.get(name, "none")), (name, element.attrib)
            if tag == "path":
                assert PATH.fullmatch(element.attrib["d"]), element.attrib["d"]


@every_portrait
def test_a_portrait_is_small_to_store(portrait: Portrait) -> None:
    most = MOST_BYTES_OF_A_TILE if portrait.group is Group.TILES else MOST_BYTES
    assert max(len(drawn(portrait, mood)) for mood in portrait.group.moods) <= most


@pytest.mark.long
@every_portrait
def test_a_portrait_fills_its_sheet_and_stays_on_it(portrait: Portrait) -> None:
    for mood in portrait.group.moods:
        svg = BytesIO(drawn(portrait, mood).encode())
        used = pygame.image.load_sized_svg(svg, (400, 400)).get_bounding_rect()
        assert pygame.Rect(1, 1, 398, 398).contains(used), (mood, used)
        assert max(used.size) >= 320, (mood, used)


@every_portrait
def test_every_mood_shows_even_when_small(portrait: Portrait) -> None:
    for one, other in combinations(portrait.group.moods, 2):
        seen = difference(pixels(portrait, one, SMALL), pixels(portrait, other, SMALL))
        assert seen > 0.01, (one, other)


def test_no_two_characters_are_alike_even_when_small() -> None:
    differences = {
        (one.name, other.name): difference(
            pixels(one, Mood.CALM, SMALL), pixels(other, Mood.CALM, SMALL)
        )
        for one, other in combinations(EVERYONE, 2)
    }
    alike = min(differences, key=lambda pair: differences[pair])
    assert differences[alike] > LEAST_DIFFERENCE, (alike, differences[alike])


def test_the_tool_writes_the_same_bytes_twice_and_a_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.make_portraits.FOLDER", tmp_path / "made")
    main(["owlbear", "--sheet", str(tmp_path / "sheet.png"), "--size", "50"])
    made = sorted((tmp_path / "made" / "fighter" / "monsters").iterdir())
    assert [path.name for path in made] == [
        "owlbear-calm.svg",
        "owlbear-glad.svg",
        "owlbear-hurt.svg",
    ]
    for path in made:
        assert path.read_bytes() == (FOLDER / "fighter" / "monsters" / path.name).read_bytes()
    assert pygame.image.load(tmp_path / "sheet.png").get_size() == (3 * 50 + SMALL, 50)


def test_groups_are_chosen_whole_and_strangers_refused() -> None:
    assert {portrait.group for portrait in chosen(["fighter/bosses", "edith"])} == {
        Group.BOSSES,
        Group.HEROES,
    }
    with pytest.raises(SystemExit, match="nobody_at_all"):
        chosen(["nobody_at_all"])


def test_only_heroes_and_adventurers_are_drawn_when_they_are_down() -> None:
    down = {group for group in Group if Mood.DOWN in group.moods}
    assert down == {Group.HEROES, Group.ADVENTURERS}


def test_a_thing_has_one_picture_named_after_it() -> None:
    (torch,) = chosen(["torch"])
    assert [torch.file(mood) for mood in torch.group.moods] == [Path("delve/tiles/torch.svg")]


def test_who_is_down_lies_on_the_ground_in_the_middle() -> None:
    def draw(pen: Pen, mood: Mood) -> None:
        pen.shape(box(180, 20, 240, 380), BRICK)

    portrait = Portrait(Group.HEROES, "plank", draw)
    svg = BytesIO(portrait.svg(Mood.DOWN).encode())
    used = pygame.image.load_sized_svg(svg, (400, 400)).get_bounding_rect()
    assert used.width > used.height * 3
    assert used.bottom == pytest.approx(GROUND, abs=3)
    assert used.centerx == pytest.approx(200, abs=3)


@pytest.mark.parametrize(
    "outline",
    [
        ellipse((200, 200), 120, 80, 30),
        box(60, 60, 300, 340, 17),
        limb(((60, 60), (300, 120), (200, 320)), (40, 60, 30)),
        spike((100, 300), (320, 60), 120, 40),
        shaggy(ellipse((200, 200), 130), 40, 16),
    ],
    ids=["ellipse", "box", "limb", "spike", "fur"],
)
def test_the_pencil_stays_inside_the_line(outline: Curve) -> None:
    strokes = hatched(outline, Hatch(), Random(1)) + shaded(outline, 30, Hatch(), Random(1))
    ends = [end for x, y, to_x, to_y in strokes for end in ((x, y), (to_x, to_y))]
    assert len(strokes) > 10
    assert all(
        any(within(outline, (x + dx, y + dy)) for dx in SLACK for dy in SLACK) for x, y in ends
    )


def test_shadow_lies_at_the_lower_right() -> None:
    strokes = shaded(ellipse((200, 200), 100), 40, Hatch(), Random(1))
    assert np.mean([x + y for x, y, _, _ in strokes]) > 430


def test_a_curve_passes_through_its_dots_and_corners_stay_sharp() -> None:
    curve = closed(((10, 10), sharp(60, 10), (60, 60), sharp(10, 60)))
    assert {(10, 10), (60, 10), (60, 60), (10, 60)} <= set(curve.flat)
    assert curve.handles[1] == curve.handles[3] == (0.0, 0.0)
    assert curve.handles[0] != (0.0, 0.0)


def test_straight_lines_are_written_as_such_and_numbers_are_short() -> None:
    assert opened((sharp(1, 2), sharp(11.04, 2), sharp(10.5, -0.46))).path == "M1 2l10 0l-.5-2.5"


def test_ink_is_heavier_below_than_above() -> None:
    pen = Pen("plain")
    pen.shape(ellipse((200, 200), 150), WHITE, line=20, hatch=None, tint=0)
    picture = pygame.image.load_sized_svg(BytesIO(pen.svg.encode()), (400, 400))
    column = [picture.get_at((200, y)) for y in range(400)]
    dark = [colour.a > 128 and colour.r < 128 for colour in column]
    assert sum(dark[200:]) > sum(dark[:200]) * 1.3


def test_another_face_leaves_the_body_as_it_was() -> None:
    def body(first: bool) -> str:
        pen = Pen("same")
        if first:
            pen.shape(ellipse((100, 100), 30), INK)
        pen.shape(ellipse((250, 250), 90), BRICK)
        return pen.svg

    without = body(first=False).partition('stroke-linejoin="round">')[2]
    assert body(first=True).endswith(without)


def test_colours_mix_by_shares() -> None:
    assert mixed("#000000", "#ffffff", 0.0) == "#000000"
    assert mixed("#204060", "#406080", 0.5) == "#305070"
