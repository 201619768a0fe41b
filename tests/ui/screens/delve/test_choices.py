"""What a delver is asked: at the right moment, with what is known, by everything that points."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from dexterity.rules.delve.state import Fate, Met, Phase
from dexterity.session.matches import DelveMatch
from dexterity.ui.screens.delve.play import DelveScreen
from dexterity.ui.screens.gallery import Maker
from dexterity.ui.screens.posing import delve as samples
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from tests.kit.delve_screens import opened
from tests.kit.screens import Driver

TWO = samples.people(2)


@contextmanager
def at(folder: Path, make: Maker) -> Iterator[tuple[Driver, DelveMatch]]:
    with opened(folder) as driver:
        screen = make(driver.app)
        assert isinstance(screen, DelveScreen)
        driver.app.go(screen)
        driver.tick(2)
        yield driver, screen.match


def told(driver: Driver) -> None:
    """Presses on until something is asked."""
    driver.tick(2)
    driver.until(lambda: "go_on" not in driver.reachable or not hurry(driver))
    driver.tick(2)


def hurry(driver: Driver) -> bool:
    screen = driver.app.screen
    assert isinstance(screen, DelveScreen)
    if screen.telling.busy:
        driver.click("go_on")
        return True
    return False


def down(hero: str, deck: str, *, dexterity: bool = False) -> Maker:
    """Ada lays the first and the third of three cards, and meets the third first."""
    return samples.at(samples.down(1), seats=TWO, hero=hero, deck=deck, dexterity=dexterity)


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ("orc", "Beaten by: Torch."),
        ("lich", "Perhaps beaten by: Vorpal Axe."),
        ("mimic", "As strong as you have tiles when you meet it."),
    ],
)
def test_a_drawn_card_says_without_being_asked_what_it_does_and_what_beats_it(
    tmp_path: Path, deck: str, words: str
) -> None:
    with at(tmp_path, samples.at((samples.DRAW,), seats=TWO, deck=deck)) as (driver, _):
        assert not any(words in text for text in driver.texts), "nobody has taken the screen"
        driver.click("take")
        driver.tick(2)
        assert words in " ".join(driver.texts)


def test_an_axe_is_offered_with_what_the_monster_would_do(tmp_path: Path) -> None:
    with at(tmp_path, down("barbarian", "goblin skeleton lich")) as (driver, match):
        driver.click("turn")
        told(driver)
        assert match.seen(None).phase is Phase.USE_TILE
        assert any("6" in text and "11\u00a0→\u00a05" in text for text in driver.texts)
        driver.click("use/vorpal_axe")
        told(driver)
        delve = match.seen(None).delve
        assert delve is not None
        assert delve.met[0].fate is Fate.BEATEN
        assert "used up" in driver.texts


def test_to_use_none_lets_the_monster_strike(tmp_path: Path) -> None:
    with at(tmp_path, down("barbarian", "goblin skeleton lich")) as (driver, match):
        driver.click("turn")
        told(driver)
        driver.click("no_tile")
        told(driver)
        delve = match.seen(None).delve
        assert delve is not None
        assert delve.health == 5
        assert "Health 5" in driver.texts


@pytest.mark.parametrize("how", ["stop", "pay"])
def test_a_bomb_asks_for_the_tile_that_goes_with_it(tmp_path: Path, how: str) -> None:
    with at(tmp_path, down("ninja", "goblin skeleton orc")) as (driver, match):
        driver.click("turn")
        told(driver)
        driver.click("tile/smoke_bomb")
        driver.tick(2)
        assert "tile/smoke_bomb" in driver.reachable, "it still tells what it does"
        if how == "stop":
            driver.key("escape")
            driver.tick(2)
            assert "use/smoke_bomb" in driver.reachable
            assert match.seen(None).phase is Phase.USE_TILE
            return
        driver.click("tile/curative_herbs")
        told(driver)
        assert {"smoke_bomb", "curative_herbs"}.isdisjoint(match.seen(None).tiles)


def asked(driver: Driver) -> set[str]:
    """The tiles that are offered by name."""
    return {name.removeprefix("use/") for name in driver.reachable if name.startswith("use/")}


def test_a_charm_is_offered_at_an_even_monster_until_it_is_used_and_then_goes_on_by_itself(
    tmp_path: Path,
) -> None:
    with at(tmp_path, down("bard", "golem skeleton vampire")) as (driver, match):
        driver.click("turn")
        told(driver)
        assert asked(driver) == {"lucky_charm"}, "a vampire is even: no dance"
        assert any("4 damage" in text and "10\u00a0→\u00a06" in text for text in driver.texts)
        driver.click("use/lucky_charm")
        told(driver)
        driver.click("turn")
        told(driver)
        assert "turn" in driver.reachable, "the skeleton is even too: nothing is asked"
        driver.click("turn")
        told(driver)
        assert asked(driver) == {"dancing_sword"}, "a golem is odd"
        driver.click("no_tile")
        told(driver)
        assert "lucky_charm" not in match.seen(None).tiles
        assert [one.fate for one in met(match)] == [Fate.BEATEN, Fate.BEATEN, Fate.STRUCK]


def test_a_charm_that_was_not_wanted_is_offered_again(tmp_path: Path) -> None:
    with at(tmp_path, down("bard", "golem skeleton vampire")) as (driver, match):
        for deed in ("turn", "no_tile", "turn"):
            driver.click(deed)
            told(driver)
        assert asked(driver) == {"lucky_charm"}
        assert any("2 damage" in text and "6\u00a0→\u00a04" in text for text in driver.texts)
        assert [one.fate for one in met(match)] == [Fate.STRUCK]


@pytest.mark.parametrize(("deed", "health"), [("use/possession_scroll", 20), ("no_tile", 2)])
def test_a_scroll_is_offered_with_what_the_monster_would_do(
    tmp_path: Path, deed: str, health: int
) -> None:
    with at(tmp_path, down("necromancer", "goblin skeleton dragon")) as (driver, match):
        driver.click("turn")
        told(driver)
        assert asked(driver) == {"possession_scroll"}
        assert any("9 damage" in text and "11\u00a0→\u00a02" in text for text in driver.texts)
        driver.click(deed)
        told(driver)
        assert f"Health {health}" in driver.texts
        kept = "possession_scroll" in match.seen(None).tiles
        assert kept == (deed == "no_tile")


def test_a_swap_is_offered_with_what_is_left_of_the_deck(tmp_path: Path) -> None:
    with at(tmp_path, down("mage", "goblin skeleton dragon orc")) as (driver, match):
        left = len(match.seen(None).deck)
        driver.click("turn")
        told(driver)
        assert asked(driver) == {"polymorph"}
        assert any("9 damage" in text and "11\u00a0→\u00a02" in text for text in driver.texts)
        assert any(f"one of {left} " in text for text in driver.texts)
        driver.click("use/polymorph")
        told(driver)
        fates = [(one.facing.monster, one.fate) for one in met(match)]
        assert fates == [("dragon", Fate.SWAPPED), ("orc", Fate.STRUCK)]
        assert "Health 8" in driver.texts


def test_a_swap_is_not_offered_with_an_empty_deck(tmp_path: Path) -> None:
    make = samples.at(
        samples.down(1), seats=TWO, hero="mage", deck="goblin skeleton dragon",
        change=lambda state: replace(state, deck=()),
    )  # fmt: skip
    with at(tmp_path, make) as (driver, match):
        driver.click("turn")
        told(driver)
        assert [one.fate for one in met(match)] == [Fate.STRUCK]


def met(match: DelveMatch) -> tuple[Met, ...]:
    delve = match.seen(None).delve
    assert delve is not None
    return delve.met


def test_a_sword_asks_for_a_name_before_the_first_card(tmp_path: Path) -> None:
    with at(tmp_path, down("warrior", "goblin skeleton lich")) as (driver, match):
        assert "turn" not in driver.reachable
        driver.click("name/lich")
        told(driver)
        delve = match.seen(None).delve
        assert delve is not None
        assert delve.named == "lich"
        assert "turn" in driver.reachable


def test_daddys_sword_asks_another_player_of_the_delvers_choice(tmp_path: Path) -> None:
    make = samples.at(samples.DOWN_OF_THREE, hero="princess")
    with at(tmp_path, make) as (driver, match):
        driver.click("pick/2")
        told(driver)
        assert match.decides == 2
        assert any(text.startswith("Emmy") for text in driver.texts)
        driver.click("strength/6")
        told(driver)
        assert match.decides == 0
        delve = match.seen(None).delve
        assert delve is not None
        assert delve.named_strength == 6


def test_a_cube_gets_the_tile_that_is_pressed(tmp_path: Path) -> None:
    with at(tmp_path, down("rogue", "goblin skeleton cube")) as (driver, match):
        driver.click("name/orc")
        told(driver)
        driver.click("turn")
        told(driver)
        driver.click("tile/buckler")
        told(driver)
        assert "buckler" not in match.seen(None).tiles


@pytest.mark.parametrize(("deed", "health"), [("use/healing_potion", 4), ("stay_down", None)])
def test_a_potion_is_asked_for_when_all_is_lost(
    tmp_path: Path, deed: str, health: int | None
) -> None:
    make = samples.at(
        samples.down(1), seats=TWO, deck="goblin skeleton dragon", change=samples.weak
    )
    with at(tmp_path, make) as (driver, match):
        driver.click("turn")
        told(driver)
        driver.click("no_tile")
        told(driver)
        driver.click(deed)
        told(driver)
        seen = match.seen(None)
        if health is None:
            assert seen.seats[0].failures == 1
        else:
            assert seen.delve is not None
            assert seen.delve.health == health


def test_a_monster_may_be_thrown_at_and_the_delve_tells_what_came_of_it(tmp_path: Path) -> None:
    make = samples.at(
        samples.down(1), seats=TWO, hero="mage", deck="goblin skeleton golem", dexterity=True,
        change=samples.without("polymorph"),
    )  # fmt: skip
    with at(tmp_path, make) as (driver, match):
        driver.click("turn")
        told(driver)
        driver.click("throw")
        driver.tick(3)
        assert driver.app.screen.name == "delve-throw"
        (x, y), gained = ON_STAGE.pixel(REST_MM), (0.0, 3.0, 9.0, 18.0, 30.0, 45.0, 63.0, 84.0)
        driver.drag(*((x, y - by) for by in gained))
        driver.until(lambda: driver.widget("go_on").enabled, 2000)
        driver.click("go_on")
        driver.tick(3)
        screen = driver.app.screen
        assert isinstance(screen, DelveScreen)
        assert screen.telling.beat is not None
        told(driver)
        delve = match.seen(None).delve
        assert delve is not None
        assert delve.met[0].fate in (Fate.HIT, Fate.STRUCK)
